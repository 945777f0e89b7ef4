Player 1 went first
The rival gained 1 crystal and 1 organic and 1 tech
Cavern 1 turned out to be Mosslight Den
Cavern 2 turned out to be Split Fissure
Player 1 deployed to R&D A
Player 1 scrapped Interfacing
Player 1 gained 1 crystal and 1 tech
The rival followed Advance Warning
The rival deployed to Laboratory B
The rival took the tile organic
The rival gained 1 organic
Player 1 deployed to Dispatch A
Player 1 paid 1 organic
Player 1 awakened 1 crew in Dispatch
Player 1 scrapped Prototype
Player 1 gained 1 organic and 1 tech
The rival followed Supercharge
The rival deployed to R&D B
The rival took the tile tech or crystal
The rival gained 1 crystal
Player 1 deployed to Engineering B
The rival recalled
The rival looted R&D
The rival gained 1 crystal and 1 tech
The rival awakened 1 crew in Engineering
The rival gained 3 energy
Player 1 recalled
Player 1 looted Engineering
Player 1 gained 1 crystal and 1 organic
Player 1 scrapped Imaging
The rival followed Advance Warning
The rival deployed to Laboratory B
The rival took the tile nanite
The rival gained 1 nanite
Player 1 deployed to Engineering A
Player 1 paid 2 organic
Player 1 awakened 1 crew in Engineering
Player 1 awakened 1 crew in Engineering
The rival followed Wakeup Protocol
The rival deployed to Dispatch B
The rival gained 1 nanite
The rival awakened 1 crew in Dispatch
Player 1 deployed to Dispatch A
The rival followed Overclock
The rival deployed to Engineering L
The rival took the tile card
The rival took on a secret mission
Player 1 deployed to Laboratory L
The rival followed Automation
The rival deployed to Engineering B
The rival took the tile nanite
The rival gained 1 nanite
Player 1 recalled
Player 1 looted R&D
Player 1 gained 1 organic and 1 tech
The rival followed Automation
The rival deployed to Engineering R
The rival took the tile crystal
The rival gained 1 crystal
Player 1 deployed to Laboratory A
Player 1 paid 1 organic
Player 1 awakened 1 crew in Laboratory
The rival recalled
The rival sent a pod to salvage organic
The rival gained 1 organic
The rival looted Engineering
The rival gained 1 nanite
The rival looted Laboratory
The rival gained 2 tech
The rival awakened 1 crew in Laboratory
The rival awakened 2 crew in Dispatch
The rival awakened 1 crew in R&D
The rival took on a secret mission
The rival built the upgrade Prototype
The rival awakened 1 crew in Dispatch
The rival gained 1 crystal and 1 organic and 1 tech
The rival scouted Cavern 4
Cavern 4 turned out to be Rime Gallery
The rival settled 3 crew in Mosslight Den
The rival settled 2 crew in Split Fissure
Player 1 deployed to Engineering R
Player 1 placed the tile crystal at custom 1 below
The rival followed Wakeup Protocol
The rival deployed to Dispatch B
The rival gained 1 nanite
The rival awakened 1 crew in Dispatch
Player 1 deployed to Engineering A
Player 1 placed the tile crystal and tech at custom 2 above
Player 1 scrapped the tile crystal and tech
Player 1 gained 1 crystal and 1 tech
The rival followed Interfacing
The rival deployed to Dispatch A
The rival gained 1 nanite
The rival awakened 1 crew in Dispatch
Player 1 recalled
Player 1 looted Laboratory
Player 1 gained 1 nanite
Player 1 scrapped the tile crystal
Player 1 gained 1 crystal
The rival followed Supercharge
The rival deployed to R&D B
The rival took the tile tech or organic
The rival gained 1 tech
Player 1 deployed to Engineering A
The rival followed Supercharge
The rival deployed to R&D A
The rival took the tile tech
The rival gained 1 tech
Player 1 recalled
Sabotage destroyed chamber 1 of R&D
The rival recalled
The rival sent a pod to salvage tech
The rival gained 1 organic and 1 tech
The rival looted Engineering
The rival gained 2 crystal
The rival looted Dispatch
The rival took on a secret mission
The rival awakened 1 crew in Engineering
The rival gained 3 energy
The rival awakened 1 crew in R&D
The rival took on a secret mission
The rival built the upgrade Imaging
The rival scouted Cavern 7
Cavern 7 turned out to be Verdant Basin
The rival settled 1 crew in Rime Gallery
The rival settled 1 crew in Verdant Basin
Player 1 deployed to Dispatch R
Player 1 paid 1 nanite
Player 1 awakened 1 crew in Dispatch
The rival followed Overclock
The rival deployed to Engineering A
The rival took the tile crystal
The rival gained 1 crystal
Player 1 deployed to Laboratory L
The rival followed Interfacing
The rival deployed to Dispatch A
The rival gained 1 nanite
Player 1 deployed to R&D A
Player 1 placed the tile tech and organic at custom 2 below
Player 1 scrapped the tile tech and organic
Player 1 gained 1 organic; no room for 1 tech
The rival followed Wakeup Protocol
The rival deployed to Dispatch B
The rival gained 1 nanite
The rival gained 1 crystal and 1 organic and 1 tech
Player 1 recalled
Sabotage destroyed chamber 1 of Engineering
The rival followed Imaging
The rival deployed to Laboratory A
The rival took the tile organic
The rival gained 1 organic
The discard pile was shuffled into a new deck
The rival awakened 1 crew in Laboratory
The rival awakened 1 crew in Laboratory
Player 1 deployed to Engineering L
The rival followed Wakeup Protocol
The rival deployed to Dispatch R
The rival gained 1 nanite
Player 1 deployed to R&D B
The rival recalled
The rival sent a pod to salvage crystal
The rival gained 1 crystal and 1 organic and 1 tech
Sabotage destroyed chamber 1 of Laboratory
Sabotage destroyed chamber 1 of Dispatch
Player 1 deployed to R&D A
Player 1 placed the tile tech at fabricate above
The rival recalled
The rival gained 1 crystal and 1 organic and 1 tech
Sabotage destroyed chamber 2 of Dispatch
The rival awakened 1 crew in Engineering
The rival gained 3 energy
Player 1 recalled
Player 1 looted Engineering
Player 1 gained 2 energy
Player 1 scrapped the tile tech
Player 1 gained nothing; no room for 1 tech
The rival followed Prototype
The rival deployed to R&D A
The rival took the tile tech and crystal
The rival gained 1 crystal and 1 tech
The rival awakened 1 crew in R&D
The rival took on a secret mission
The rival built a Rhino
The rival scouted Cavern 11
Cavern 11 turned out to be Prism Cathedral
The rival settled 1 crew in Verdant Basin
The rival settled 1 crew in Prism Cathedral
Player 1 deployed to Dispatch B
Player 1 paid 1 tech and 1 energy
Player 1 scouted Cavern 10
Cavern 10 turned out to be Glimmer Grotto
The rival followed Imaging
The rival deployed to Laboratory A
The rival took the tile organic
The rival gained 1 organic
Player 1 deployed to Engineering R
The rival followed Wakeup Protocol
The rival deployed to Dispatch R
The rival gained 1 nanite
Player 1 deployed to Engineering B
The rival followed Wakeup Protocol
The rival deployed to Dispatch A
The rival gained 1 nanite
Player 1 recalled
Sabotage destroyed chamber 2 of Engineering
The rival followed Interfacing
The rival deployed to Dispatch B
The rival gained 1 nanite
The rival gained 1 crystal and 1 organic and 1 tech
Player 1 deployed to Engineering A
Player 1 gained nothing; no room for 1 crystal
The rival recalled
The rival gained 1 crystal and 1 organic and 1 tech
The rival looted R&D
The rival gained 1 organic and 2 tech
The rival saw the sun set: the game ends after this turn
The rival took on a secret mission
The rival built a Shark
The game is over
