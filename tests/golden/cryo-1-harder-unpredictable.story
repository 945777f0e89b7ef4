Player 1 went first
The rival gained 1 crystal and 1 organic and 1 tech
Cavern 1 turned out to be Ironroot Vault
Cavern 2 turned out to be Shardfall Hollow
Player 1 deployed to R&D B
Player 1 scrapped Automation
Player 1 gained 1 crystal and 1 organic
Player 1 placed the tile card at custom 1 below
The rival followed Wakeup Protocol
The rival deployed to R&D A
The rival took the tile tech
The rival gained 1 tech
Player 1 deployed to Laboratory L
Player 1 scrapped Overclock
Player 1 gained 1 crystal and 1 tech
Player 1 placed the tile card at fabricate above
The rival followed Prototype
The rival deployed to Laboratory B
The rival took the tile organic and tech
The rival gained 1 organic and 1 tech
The rival awakened 1 crew in R&D
The rival took on a secret mission
The rival built the upgrade Automation
Player 1 recalled
Player 1 scrapped Advance Warning
Player 1 gained 1 organic and 1 tech
Player 1 looted Engineering
Player 1 gained 1 organic and 1 tech
The rival followed Advance Warning
The rival deployed to Engineering A
The rival took the tile crystal
The rival gained 1 crystal
Player 1 deployed to the launch dock
Player 1 scrapped the tile card
The rival followed Wakeup Protocol
The rival deployed to R&D M
The rival took the tile tech and crystal
The rival gained 1 crystal and 1 tech
The rival awakened 1 crew in Engineering
The rival gained 3 energy
Player 1 deployed to Dispatch B
Player 1 scrapped the tile card
You drew Advance Warning
The rival followed Supercharge
The rival deployed to Engineering B
The rival took the tile crystal
The rival gained 1 crystal
Player 1 scrapped Advance Warning
Player 1 gained 1 organic and 1 tech
Player 1 deployed to Dispatch L
Player 1 paid 2 organic
Player 1 awakened 1 crew in Dispatch
Player 1 awakened 1 crew in Dispatch
The rival recalled
The rival sent a pod to salvage tech
The rival gained 1 tech
The rival looted R&D
The rival took on a secret mission
Sabotage destroyed chamber 1 of Engineering
Player 1 recalled
Player 1 looted Dispatch
Player 1 gained nothing; no room for 2 tech
The rival followed Imaging
The rival deployed to Dispatch A
The rival gained 1 nanite
The rival awakened 1 crew in Dispatch
Player 1 deployed to Engineering B
Player 1 placed the tile crystal and tech at custom 2 below
Player 1 scrapped the tile crystal and tech
Player 1 gained 1 crystal; no room for 1 tech
The rival followed Imaging
The rival deployed to Dispatch L
The rival gained 1 nanite
The rival awakened 1 crew in Dispatch
The rival scouted Cavern 4
Cavern 4 turned out to be Rime Gallery
The rival settled 1 crew in Ironroot Vault
The rival settled 1 crew in Shardfall Hollow
Player 1 deployed to R&D R
Player 1 placed the tile tech at compute above
The rival followed Interfacing
The rival deployed to Dispatch B
The rival gained 1 nanite
The rival awakened 1 crew in Dispatch
Player 1 deployed to Laboratory A
The rival recalled
The rival sent a pod to salvage organic
The rival gained 1 organic and 1 tech
The rival looted R&D
The rival took on a secret mission
The rival awakened 1 crew in Laboratory
The rival awakened 2 crew in Dispatch
Player 1 scrapped the tile tech
Player 1 gained nothing; no room for 1 tech
Player 1 recalled
Player 1 looted Laboratory
Player 1 gained 1 nanite
The rival followed Interfacing
The rival deployed to Dispatch B
The rival gained 1 nanite
The rival awakened 1 crew in Dispatch
The rival gained 1 crystal and 1 organic and 1 tech
The rival awakened 1 crew in R&D
The rival took on a secret mission
The rival built the upgrade Wakeup Protocol
Player 1 deployed to Engineering A
The rival followed Prototype
The rival deployed to Laboratory B
The rival took the tile organic and tech
The rival gained 1 organic and 1 tech
Player 1 deployed to Dispatch L
The rival followed Prototype
The rival deployed to Laboratory A
The rival took the tile nanite
The rival gained 1 nanite
Player 1 deployed to R&D M
Player 1 paid 1 nanite
Player 1 awakened 1 crew in R&D
The rival followed Interfacing
The rival deployed to Dispatch A
The rival gained 1 nanite
Player 1 recalled
Sabotage destroyed chamber 1 of R&D
The rival followed Automation
The rival deployed to R&D B
The rival took the tile tech and crystal
The rival gained 1 crystal and 1 tech
Player 1 deployed to Engineering B
Player 1 paid 3 crystal
Player 1 gained 1 energy
Player 1 gained 1 energy
Player 1 gained 1 energy
The rival recalled
The rival sent a pod to salvage crystal
The rival gained 1 crystal and 1 organic and 1 tech
The rival looted Dispatch
The rival gained 1 crystal; no room for 1 crystal
The rival looted R&D
The rival gained 1 nanite and 1 energy
The rival awakened 1 crew in Engineering
The rival gained 3 energy
The rival scouted Cavern 7
Cavern 7 turned out to be Machine Tomb
The rival settled 2 crew in Shardfall Hollow
The rival settled 2 crew in Rime Gallery
Player 1 deployed to Engineering A
Player 1 placed the tile crystal and organic at compute above
The rival recalled
The rival gained 1 crystal and 1 organic and 1 tech
The rival looted Dispatch
The rival gained 1 nanite
The rival took on a secret mission
The rival awakened 1 crew in Laboratory
The rival awakened 1 crew in Laboratory
The rival awakened 1 crew in R&D
The rival took on a secret mission
The rival built a Turtle
The rival gained 1 crystal and 1 organic and 1 tech
Player 1 deployed to the launch dock
Player 1 scrapped the tile crystal and organic
Player 1 gained 1 crystal and 1 organic
The rival recalled
The rival gained 1 crystal and 1 organic and 1 tech
The rival looted R&D
The rival took on a secret mission
The discard pile was shuffled into a new deck
The rival took on a secret mission
Player 1 recalled
Sabotage destroyed chamber 1 of Laboratory
The rival followed Wakeup Protocol
The rival deployed to R&D A
The rival took the tile nanite
The rival gained 1 nanite
Player 1 deployed to Dispatch B
Player 1 sent a pod to salvage crystal
The rival followed Automation
The rival deployed to R&D B
The rival took the tile card
The rival took on a secret mission
Player 1 deployed to Laboratory B
The rival followed Interfacing
The rival deployed to Dispatch L
The rival gained 1 nanite
Player 1 deployed to R&D R
The rival followed Supercharge
The rival deployed to Engineering B
The rival took the tile crystal and organic
The rival gained 1 crystal and 1 organic
The rival awakened 1 crew in Engineering
The rival gained 3 energy
The rival scouted Cavern 11
Cavern 11 turned out to be Verdant Basin
The rival settled 2 crew in Machine Tomb
The rival settled 1 crew in Verdant Basin
Player 1 recalled
Player 1 gained 1 crystal
Sabotage destroyed chamber 2 of Engineering
The rival followed Wakeup Protocol
The rival deployed to R&D M
The rival gained 1 tech
Player 1 deployed to Laboratory A
Player 1 placed the tile organic at custom 2 above
Player 1 scrapped the tile organic
Player 1 gained 1 organic
The rival recalled
The rival gained 1 crystal and 1 organic and 1 tech
The rival looted Laboratory
The rival gained 2 nanite
The rival looted R&D
The rival gained 2 energy
The rival took on a secret mission
The rival built a Ram
The rival gained 1 crystal and 1 organic and 1 tech
Player 1 deployed to Dispatch L
Player 1 sent a pod to salvage tech
The rival followed Supercharge
The rival deployed to Engineering B
The rival took the tile crystal and organic
The rival gained 1 crystal and 1 organic
Player 1 deployed to R&D M
Player 1 paid 2 tech
Player 1 announced 2 draws
You drew Prototype
Player 1 scrapped Prototype
Player 1 gained 1 tech; no room for 1 organic
You drew Interfacing
The rival followed Prototype
The rival deployed to Laboratory B
The rival took the tile organic and crystal
The rival gained 1 crystal and 1 organic
The rival gained 3 energy
Player 1 scrapped Interfacing
Player 1 gained 1 crystal and 1 tech
Player 1 recalled
Player 1 gained 1 crystal; no room for 1 tech
Sabotage destroyed chamber 3 of Engineering
The rival followed Advance Warning
The rival deployed to Engineering A
The rival took the tile crystal and tech
The rival gained 1 crystal and 1 tech
Player 1 deployed to R&D M
Player 1 gained nothing; no room for 1 tech
The rival recalled
The rival gained 1 crystal and 1 organic and 1 tech
The rival saw the sun set: the game ends after this turn
The game is over
