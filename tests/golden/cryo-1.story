Player 1 went first
The rival gained 1 crystal
Cavern 1 turned out to be Glimmer Grotto
Cavern 2 turned out to be Echo Cell
Player 1 deployed to R&D A
Player 1 placed the tile tech or crystal at custom 2 above
Player 1 scrapped Advance Warning
Player 1 gained 1 organic and 1 tech
The rival followed Imaging
The rival deployed to Engineering A
The rival took the tile card
The rival took on a secret mission
Player 1 deployed to Dispatch A
Player 1 scrapped Supercharge
Player 1 gained 1 energy
Player 1 paid 2 organic
Player 1 awakened 2 crew in Dispatch
The rival followed Wakeup Protocol
The rival deployed to R&D B
The rival took the tile tech or organic
The rival gained 1 tech
Player 1 scrapped the tile tech or crystal
Player 1 gained 1 tech
Player 1 deployed to Laboratory B
Player 1 placed the tile organic at fabricate above
The rival recalled
The rival looted R&D
The rival gained 1 organic and 1 tech
Player 1 recalled
Player 1 looted Engineering
Player 1 scrapped the tile organic
Player 1 gained 1 organic
The rival followed Overclock
The rival deployed to Dispatch A
The rival gained 1 nanite
The rival awakened 1 crew in Dispatch
Player 1 scrapped Prototype
Player 1 gained 1 organic and 1 tech
Player 1 deployed to R&D B
Player 1 paid 2 organic
Player 1 awakened 1 crew in R&D
Player 1 awakened 1 crew in R&D
The rival followed Interfacing
The rival deployed to Engineering B
The rival took the tile crystal and tech
The rival gained 1 crystal and 1 tech
The rival awakened 1 crew in R&D
The rival took on a secret mission
The rival built the upgrade Wakeup Protocol
Player 1 deployed to Engineering A
Player 1 used the tile crystal or tech
Player 1 gained 1 crystal
The rival followed Wakeup Protocol
The rival deployed to R&D A
The rival took the tile card
The rival took on a secret mission
Player 1 deployed to Dispatch R
The rival recalled
The rival sent a pod to salvage organic
The rival gained 1 organic
Sabotage destroyed chamber 1 of R&D
Player 1 recalled
Sabotage destroyed chamber 1 of Laboratory
The rival followed Prototype
The rival deployed to R&D B
The rival took the tile card
The rival took on a secret mission
Player 1 deployed to Engineering A
Player 1 paid 2 crystal
Player 1 gained 1 energy
Player 1 gained 1 energy
The rival followed Automation
The rival deployed to Dispatch B
The rival gained 1 nanite
The rival awakened 1 crew in Dispatch
Player 1 deployed to R&D A
Player 1 placed the tile tech and crystal at custom 2 above
The rival recalled
The rival sent a pod to salvage crystal
The rival gained 1 crystal and 1 organic
The rival looted R&D
The rival took on a secret mission
The rival awakened 1 crew in Engineering
The rival gained 3 energy
The rival awakened 1 crew in Laboratory
The rival awakened 2 crew in Dispatch
The rival scouted Cavern 4
Cavern 4 turned out to be Rime Gallery
The rival settled 2 crew in Glimmer Grotto
The rival settled 2 crew in Echo Cell
Player 1 recalled
Sabotage destroyed chamber 1 of Dispatch
Player 1 scrapped the tile tech and crystal
Player 1 gained 1 crystal and 1 tech
The rival followed Interfacing
The rival deployed to Engineering B
The rival took the tile crystal
The rival gained 1 crystal
Player 1 deployed to R&D B
The rival followed Automation
The rival deployed to Dispatch B
The rival gained 1 nanite
The rival awakened 1 crew in Dispatch
Player 1 deployed to Laboratory R
The rival followed Supercharge
The rival deployed to Laboratory B
The rival took the tile card
The rival took on a secret mission
Player 1 deployed to Dispatch L
The rival followed Advance Warning
The rival deployed to Laboratory A
The rival took the tile organic and tech
The rival gained 1 organic and 1 tech
Player 1 recalled
Player 1 looted Engineering
Player 1 gained 2 organic
The rival followed Prototype
The rival deployed to R&D B
The rival took the tile tech or organic
The rival gained 1 organic
Player 1 deployed to Dispatch R
Player 1 paid 1 tech and 1 energy
Player 1 scouted Cavern 8
Cavern 8 turned out to be Shardfall Hollow
The rival recalled
The rival sent a pod to salvage tech
The rival gained 1 crystal and 1 organic and 1 tech
The rival looted Dispatch
The rival gained 1 nanite
The rival looted Laboratory
The rival gained 2 tech
The rival awakened 1 crew in R&D
The rival took on a secret mission
The discard pile was shuffled into a new deck
The rival built the upgrade Prototype
The rival awakened 1 crew in Dispatch
The rival gained 1 crystal and 1 organic and 1 tech
The rival awakened 1 crew in Laboratory
The rival awakened 1 crew in Engineering
The rival awakened 1 crew in Engineering
Player 1 deployed to Laboratory B
Player 1 placed the tile organic and crystal at custom 2 above
The rival followed Imaging
The rival deployed to Engineering A
The rival took the tile crystal and tech
The rival gained 1 crystal and 1 tech
The rival gained 3 energy
The rival scouted Cavern 11
Cavern 11 turned out to be Steam Lake
The rival settled 2 crew in Shardfall Hollow
The rival settled 2 crew in Steam Lake
Player 1 deployed to Laboratory A
Player 1 placed the tile organic and crystal at charge above
Player 1 scrapped the tile organic and crystal
Player 1 gained 1 crystal and 1 organic
The rival followed Overclock
The rival deployed to Dispatch A
The rival gained 1 nanite
Player 1 scrapped the tile organic and crystal
Player 1 gained 1 crystal and 1 organic
Player 1 recalled
Sabotage destroyed chamber 1 of Engineering
The rival followed Interfacing
The rival deployed to Engineering B
The rival took the tile crystal or organic
The rival gained 1 organic
Player 1 deployed to Dispatch B
Player 1 paid 2 organic
Player 1 awakened 2 crew in Dispatch
The rival followed Overclock
The rival deployed to Dispatch L
The rival gained 1 nanite
Player 1 recalled
Sabotage destroyed chamber 2 of R&D
The rival followed Automation
The rival deployed to Dispatch B
The rival gained 1 nanite
Player 1 deployed to Laboratory A
Player 1 placed the tile organic and tech at compute above
The rival recalled
The rival gained 1 crystal and 1 organic and 1 tech
The rival looted Engineering
The rival took on a secret mission
The rival took on a secret mission
The rival looted Laboratory
The rival gained 2 nanite
The rival gained 1 crystal and 1 organic and 1 tech
The rival awakened 1 crew in R&D
The rival took on a secret mission
The rival built a Ram
Player 1 deployed to Engineering L
The rival followed Overclock
The rival deployed to Dispatch A
The rival gained 1 nanite
Player 1 deployed to R&D B
Player 1 placed the tile tech and organic at fabricate above
The rival followed Automation
The rival deployed to Dispatch B
The rival gained 1 nanite
Player 1 scrapped the tile organic and tech
Player 1 gained 1 organic and 1 tech
Player 1 recalled
Sabotage destroyed chamber 2 of Dispatch
The rival followed Wakeup Protocol
The rival deployed to R&D A
The rival took the tile tech
The rival gained 1 tech
Player 1 deployed to the launch dock
Player 1 scrapped the tile tech and organic
Player 1 gained 1 organic; no room for 1 tech
The rival followed Advance Warning
The rival deployed to Laboratory A
The rival took the tile nanite
The rival gained 1 nanite
Player 1 recalled
Player 1 looted R&D
Player 1 gained 2 energy
The rival followed Wakeup Protocol
The rival deployed to R&D B
The rival gained 1 tech
Player 1 deployed to Engineering B
Player 1 placed the tile crystal and organic at awaken above
Player 1 scrapped the tile crystal and organic
Player 1 gained 1 crystal and 1 organic
The rival recalled
The rival gained 1 crystal and 1 organic and 1 tech
The rival looted Engineering
The rival gained 1 nanite and 1 energy
The rival saw the sun set: the game ends after this turn
The rival gained 1 crystal and 1 organic and 1 tech
The rival gained 3 energy
The discard pile was shuffled into a new deck
The rival took on a secret mission
The rival built a Shark
The game is over
