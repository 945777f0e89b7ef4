Player 1 went first
The rival gained 1 crystal
Cavern 1 turned out to be Echo Cell
Cavern 2 turned out to be Shardfall Hollow
Player 1 deployed to the launch dock
Player 1 scrapped Wakeup Protocol
Player 1 gained 1 crystal and 1 organic
The rival followed Automation
The rival deployed to Engineering B
The rival took the tile nanite
The rival gained 1 nanite
Player 1 deployed to the launch dock
Player 1 scrapped Automation
Player 1 gained 1 crystal and 1 organic
The rival followed Imaging
The rival deployed to Engineering A
The rival took the tile crystal
The rival gained 1 crystal
Player 1 deployed to Dispatch L
Player 1 scrapped Overclock
Player 1 gained 1 crystal and 1 tech
The rival followed Wakeup Protocol
The rival deployed to R&D A
The rival took the tile tech or crystal
The rival gained 1 tech
Player 1 recalled
Player 1 looted Laboratory
You drew Prototype
Player 1 scrapped Prototype
Player 1 gained 1 organic and 1 tech
The rival followed Supercharge
The rival deployed to Dispatch B
The rival gained 1 nanite
The rival awakened 1 crew in Dispatch
Player 1 deployed to Engineering L
Player 1 placed the tile crystal and tech at custom 1 below
The rival recalled
The rival sent a pod to salvage organic
The rival gained 1 organic
The rival looted Laboratory
The rival gained 1 crystal and 1 organic
Sabotage destroyed chamber 1 of Engineering
The rival awakened 1 crew in Engineering
The rival gained 3 energy
Player 1 deployed to Laboratory A
Player 1 placed the tile organic at custom 2 below
Player 1 scrapped the tile organic
Player 1 gained 1 organic
The rival followed Interfacing
The rival deployed to Laboratory B
The rival took the tile nanite
The rival gained 1 nanite
Player 1 deployed to the launch dock
Player 1 scrapped the tile crystal and tech
Player 1 gained 1 crystal and 1 tech
The rival recalled
The rival sent a pod to salvage tech
The rival gained 1 organic and 1 tech
The rival looted Engineering
The rival gained 1 nanite
The rival awakened 1 crew in Laboratory
The rival awakened 1 crew in Dispatch
The rival awakened 1 crew in Dispatch
The rival awakened 1 crew in Dispatch
The rival gained 1 crystal and 1 organic and 1 tech
The rival awakened 1 crew in R&D
The rival took on a secret mission
The rival built the upgrade Overclock
The rival scouted Cavern 4
Cavern 4 turned out to be Prism Cathedral
The rival settled 2 crew in Echo Cell
The rival settled 2 crew in Shardfall Hollow
Player 1 recalled
Sabotage destroyed chamber 2 of Engineering
The rival followed Prototype
The rival deployed to Dispatch A
The rival gained 1 nanite
The rival awakened 1 crew in Dispatch
Player 1 deployed to Engineering L
Player 1 gained nothing; no room for 1 crystal
The rival followed Advance Warning
The rival deployed to R&D B
The rival took the tile tech and organic
The rival gained 1 organic and 1 tech
Player 1 deployed to Dispatch B
The rival followed Overclock
The rival deployed to Laboratory A
The rival took the tile organic or crystal
The rival gained 1 crystal
Player 1 deployed to R&D A
Player 1 placed the tile tech and crystal at custom 2 below
Player 1 scrapped the tile tech and crystal
Player 1 gained 1 tech; no room for 1 crystal
The rival recalled
The rival sent a pod to salvage crystal
The rival gained 1 crystal and 1 organic and 1 tech
The rival looted Dispatch
The rival took on a secret mission
Player 1 recalled
Player 1 looted Dispatch
Player 1 gained nothing; no room for 2 tech
The rival followed Overclock
The rival deployed to Laboratory A
The rival took the tile organic and crystal
The rival gained 1 crystal and 1 organic
The rival awakened 1 crew in Engineering
The rival gained 3 energy
The rival awakened 1 crew in Laboratory
The rival awakened 1 crew in R&D
The rival awakened 1 crew in R&D
The rival scouted Cavern 7
Cavern 7 turned out to be Rime Gallery
The rival settled 1 crew in Prism Cathedral
The rival settled 2 crew in Rime Gallery
Player 1 deployed to R&D B
Player 1 placed the tile tech or organic at compute above
The rival followed Interfacing
The rival deployed to Laboratory B
The rival took the tile organic or tech
The rival gained 1 organic
Player 1 deployed to Dispatch L
Player 1 scrapped the tile tech or organic
Player 1 gained nothing; no room for 1 tech
Player 1 paid 2 organic
Player 1 awakened 1 crew in Dispatch
Player 1 awakened 1 crew in Dispatch
The rival recalled
The rival gained 1 crystal and 1 organic and 1 tech
Sabotage destroyed chamber 1 of R&D
Player 1 deployed to Dispatch B
Player 1 sent a pod to salvage tech
The rival followed Wakeup Protocol
The rival deployed to R&D A
The rival took the tile tech
The rival gained 1 tech
The rival took on a secret mission
The rival built the upgrade Prototype
Player 1 recalled
Player 1 gained nothing; no room for 1 tech
Sabotage destroyed chamber 1 of Laboratory
The rival followed Imaging
The rival deployed to Engineering A
The rival took the tile crystal
The rival gained 1 crystal
Player 1 deployed to Laboratory A
Player 1 used the tile organic or tech
Player 1 gained nothing; no room for 1 tech
The rival followed Imaging
The rival deployed to Engineering L
The rival gained 1 crystal
Player 1 deployed to Engineering B
Player 1 placed the tile crystal or tech at custom 2 below
The rival recalled
The rival gained 1 crystal and 1 organic and 1 tech
The rival looted R&D
The rival gained 1 nanite and 1 energy
The rival gained 3 energy
Player 1 deployed to Dispatch L
The rival followed Prototype
The rival deployed to Dispatch A
The rival gained 1 nanite
The rival awakened 1 crew in Dispatch
Player 1 scrapped the tile crystal or tech
Player 1 gained nothing; no room for 1 crystal
Player 1 recalled
Player 1 gained nothing; no room for 1 tech
Player 1 looted Engineering
Player 1 gained 1 organic; no room for 1 tech
The rival followed Interfacing
The rival deployed to Laboratory B
The rival took the tile card
The rival took on a secret mission
Player 1 deployed to Dispatch L
The rival followed Automation
The rival deployed to Engineering B
The rival took the tile card
The rival took on a secret mission
Player 1 deployed to R&D B
Player 1 paid 3 tech
Player 1 announced 1 draw and 2 plays
The discard pile was shuffled into a new deck
You drew Advance Warning
The rival followed Overclock
The rival deployed to Laboratory A
The rival took the tile organic and crystal
The rival gained 1 crystal and 1 organic
The rival awakened 1 crew in Laboratory
Player 1 deployed to R&D A
Player 1 placed the tile card at custom 1 below
Player 1 scrapped the tile card
The rival recalled
The rival gained 1 crystal and 1 organic and 1 tech
Sabotage destroyed chamber 2 of Laboratory
The rival looted R&D
The rival gained 2 energy
Player 1 scrapped Advance Warning
Player 1 gained 1 organic and 1 tech
Player 1 recalled
Player 1 gained 1 tech
Sabotage destroyed chamber 2 of R&D
The rival followed Wakeup Protocol
The rival deployed to R&D A
The rival took the tile tech or crystal
The rival gained 1 crystal
Player 1 deployed to Laboratory A
The rival followed Advance Warning
The rival deployed to R&D B
The rival took the tile tech
The rival gained 1 tech
Player 1 deployed to the launch dock
The rival recalled
The rival gained 1 crystal and 1 organic and 1 tech
The rival looted Engineering
The rival gained 1 crystal and 2 organic
The rival gained nothing; no room for 3 energy
The rival took on a secret mission
The rival built a Rhino
Player 1 deployed to R&D A
Player 1 gained 1 tech
The rival followed Prototype
The rival deployed to Dispatch A
The rival gained 1 nanite
The rival gained 1 crystal and 1 organic and 1 tech
Player 1 recalled
Player 1 gained nothing; no room for 1 tech
Player 1 looted Dispatch
Player 1 gained 1 nanite
The rival followed Automation
The rival deployed to Engineering B
The rival took the tile crystal or organic
The rival gained 1 organic
Player 1 deployed to Laboratory B
Player 1 paid 1 organic
Player 1 awakened 1 crew in Laboratory
The rival followed Supercharge
The rival deployed to Dispatch B
The rival gained 1 nanite
Player 1 deployed to Laboratory A
Player 1 placed the tile organic or crystal at awaken above
The rival recalled
The rival gained 1 crystal and 1 organic and 1 tech
The rival saw the sun set: the game ends after this turn
The game is over
