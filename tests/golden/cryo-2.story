Player 2 went first
Player 1 gained 1 crystal
Cavern 1 turned out to be Shardfall Hollow
Cavern 2 turned out to be Mosslight Den
Player 2 deployed to R&D M
Player 2 placed the tile card at charge above
Player 1 scrapped Wakeup Protocol
Player 1 gained 1 crystal and 1 organic
Player 1 deployed to Dispatch R
Player 2 deployed to R&D A
Player 2 placed the tile tech and organic at custom 2 above
Player 2 scrapped the tile card
Player 2 took on a secret mission
Player 1 scrapped Overclock
Player 1 gained 1 crystal and 1 tech
Player 1 deployed to Dispatch B
Player 1 paid 1 organic
Player 1 awakened 1 crew in Dispatch
Player 2 scrapped Interfacing
Player 2 gained 1 crystal and 1 tech
Player 2 deployed to Engineering B
Player 2 placed the tile crystal at custom 1 below
Player 1 deployed to Engineering A
Player 1 placed the tile crystal at awaken above
Player 2 scrapped the tile tech and organic
Player 2 gained 1 organic and 1 tech
Player 2 recalled
Player 2 looted Laboratory
Player 2 gained 2 tech
Player 1 scrapped Supercharge
Player 1 gained 1 energy
Player 1 recalled
Player 1 looted Laboratory
You drew Automation
Player 2 deployed to Dispatch A
Player 2 scrapped the tile crystal
Player 2 gained 1 crystal
Player 2 paid 1 organic
Player 2 awakened 1 crew in Dispatch
Player 1 deployed to Dispatch B
Player 1 sent a pod to salvage organic
Player 2 deployed to the launch dock
Player 2 scrapped Overclock
Player 2 gained 1 crystal; no room for 1 tech
Player 1 deployed to R&D B
Player 1 scrapped the tile crystal
Player 1 gained 1 crystal
Player 1 placed the tile tech at charge above
Player 2 recalled
Player 2 looted R&D
Player 2 gained 1 crystal; no room for 1 crystal
Player 1 deployed to Laboratory A
Player 1 scrapped Automation
Player 1 gained 1 organic; no room for 1 crystal
Player 2 deployed to R&D A
Player 2 used the tile tech
Player 2 gained nothing; no room for 1 tech
Player 1 recalled
Player 1 gained 1 organic
Sabotage destroyed chamber 1 of Laboratory
Player 1 scrapped the tile tech
Player 1 gained 1 tech
Player 2 deployed to Dispatch B
Player 2 paid 1 organic
Player 2 awakened 1 crew in Dispatch
Player 1 deployed to R&D B
Player 1 paid 1 organic
Player 1 awakened 1 crew in R&D
Player 2 deployed to Engineering A
Player 2 paid 1 crystal
Player 2 gained 1 energy
Player 1 recalled
Player 1 gained 1 organic
Player 1 looted Engineering
Player 1 gained 2 organic
Player 2 recalled
Sabotage destroyed chamber 2 of Laboratory
Player 1 deployed to Engineering A
Player 1 placed the tile nanite at custom 2 above
Player 2 deployed to Engineering B
Player 2 paid 2 crystal
Player 2 gained 1 energy
Player 2 gained 1 energy
Player 1 deployed to Dispatch A
Player 1 paid 1 tech and 1 energy
Player 1 scouted Cavern 5
Cavern 5 turned out to be Split Fissure
Player 1 scrapped the tile nanite
Player 1 gained 1 nanite
Player 2 recalled
Player 2 looted Engineering
Player 2 gained 1 crystal; no room for 1 tech
Player 1 recalled
Player 1 gained nothing; no room for 1 organic
Player 1 looted R&D
Player 1 gained nothing; no room for 1 crystal and 1 organic
Player 2 deployed to Dispatch R
Player 1 deployed to R&D M
Player 1 paid 1 organic
Player 1 awakened 1 crew in R&D
Player 2 deployed to Dispatch A
Player 2 paid 1 tech and 1 energy
Player 2 scouted Cavern 3
Cavern 3 turned out to be Spore Garden
Player 1 deployed to Dispatch B
Player 1 sent a pod to salvage crystal
Player 2 deployed to R&D A
Player 2 placed the tile card at awaken above
Player 1 deployed to Engineering M
Player 1 paid 1 nanite
Player 1 awakened 1 crew in Engineering
Player 2 recalled
Player 2 looted Dispatch
Player 2 drew a card
Player 2 scrapped Automation
Player 2 gained 1 crystal and 1 organic
Player 1 recalled
Player 1 gained 1 organic; no room for 1 crystal
Player 1 looted Laboratory
Player 1 gained 1 tech; no room for 1 organic
Player 2 deployed to R&D B
Player 2 placed the tile tech at custom 2 below
Player 1 deployed to Engineering M
Player 2 scrapped the tile tech
Player 2 gained 1 tech
Player 2 deployed to Engineering B
Player 2 paid 1 crystal
Player 2 gained 1 energy
Player 1 deployed to Laboratory A
Player 1 placed the tile card at custom 1 below
Player 1 scrapped the tile card
Player 2 deployed to the launch dock
Player 2 scrapped the tile card
Player 2 drew a card
Player 1 deployed to Engineering A
Player 2 recalled
Sabotage destroyed chamber 3 of Laboratory
Player 2 scrapped Overclock
Player 2 gained 1 crystal; no room for 1 tech
Player 1 recalled
Player 1 gained nothing; no room for 1 crystal and 1 organic
Player 1 looted R&D
Player 1 gained 2 energy
Player 2 deployed to the launch dock
Player 1 deployed to Engineering A
Player 1 gained nothing; no room for 1 crystal
Player 2 deployed to Laboratory L
Player 2 placed the tile organic or crystal at charge above
Player 2 scrapped the tile organic or crystal
Player 2 gained 1 organic
Player 1 deployed to Dispatch R
Player 1 paid 1 tech and 1 energy
Player 1 scouted Cavern 7
Cavern 7 turned out to be Machine Tomb
Player 2 recalled
Sabotage destroyed chamber 1 of Dispatch
Player 1 deployed to R&D A
Player 1 used the tile tech
Player 1 gained 1 tech
Player 2 deployed to the launch dock
Player 1 recalled
Player 1 gained nothing; no room for 1 crystal and 1 organic
Player 1 looted R&D
Player 1 gained 2 energy
Player 2 deployed to the launch dock
Player 1 deployed to Engineering B
Player 1 used the tile crystal and tech
Player 1 gained 1 tech; no room for 1 crystal
Player 2 deployed to R&D B
Player 2 paid 2 tech
Player 2 announced 1 draw and 1 play
Player 2 drew a card
Player 2 took on a secret mission
Player 1 deployed to Dispatch B
Player 1 paid 1 organic
Player 1 awakened 1 crew in Dispatch
Player 2 recalled
Sabotage destroyed chamber 1 of R&D
Player 1 deployed to Engineering M
Player 1 placed the tile crystal and organic at awaken above
Player 2 deployed to R&D M
Player 2 paid 3 tech
Player 2 announced 3 draws
Player 2 drew a card
Player 2 drew a card
Player 2 scrapped Overclock
Player 2 gained 1 crystal and 1 tech
Player 2 drew a card
Player 1 recalled
Player 1 gained 1 organic; no room for 1 crystal
Player 1 looted Engineering
Player 1 gained nothing; no room for 1 crystal and 2 organic
Player 1 scrapped the tile crystal and organic
Player 1 gained nothing; no room for 1 crystal and 1 organic
Player 2 deployed to Laboratory L
Player 2 scrapped Wakeup Protocol
Player 2 gained 1 organic; no room for 1 crystal
Player 2 placed the tile organic and tech at custom 2 below
Player 1 deployed to Engineering B
Player 1 placed the tile crystal and tech at charge above
Player 2 deployed to Laboratory A
Player 2 placed the tile organic or tech at awaken above
Player 2 scrapped the tile organic or tech
Player 2 gained 1 organic
Player 1 deployed to R&D A
Player 1 gained 1 tech
Player 2 scrapped the tile organic and tech
Player 2 gained 1 organic and 1 tech
Player 2 recalled
Sabotage destroyed chamber 2 of Dispatch
Player 1 deployed to Laboratory B
Player 1 placed the tile organic and crystal at compute above
Player 1 scrapped the tile organic and crystal
Player 1 gained nothing; no room for 1 crystal and 1 organic
Player 2 deployed to Dispatch R
Player 2 paid 2 organic
Player 2 awakened 2 crew in Dispatch
Player 2 scrapped Imaging
Player 1 recalled
Player 1 gained nothing; no room for 1 crystal and 1 organic
Player 1 scrapped the tile crystal and tech
Player 1 gained nothing; no room for 1 crystal and 1 tech
Player 1 looted R&D
Player 1 gained 1 nanite
You drew Automation
Player 2 deployed to R&D A
Player 2 paid 2 tech
Player 2 announced 2 draws
Player 2 drew a card
Player 2 scrapped Prototype
Player 2 gained 1 organic and 1 tech
Player 2 drew a card
Player 1 deployed to Engineering M
Player 1 scrapped Automation
Player 1 gained nothing; no room for 1 crystal and 1 organic
Player 1 placed the tile crystal at awaken above
Player 2 scrapped Interfacing
Player 2 gained 1 tech; no room for 1 crystal
Player 2 deployed to Engineering B
Player 2 placed the tile crystal at compute above
Player 1 deployed to Laboratory A
Player 1 scrapped the tile crystal
Player 1 gained nothing; no room for 1 crystal
Player 2 recalled
Player 2 saw the sun set: the game ends after this turn
Player 2 scrapped the tile crystal
Player 2 gained nothing; no room for 1 crystal
The game is over
