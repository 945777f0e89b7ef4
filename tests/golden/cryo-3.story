Player 2 went first
Player 3 gained 1 crystal
Player 1 gained 1 crystal and 1 tech
Cavern 1 turned out to be Spore Garden
Cavern 2 turned out to be Glimmer Grotto
Player 2 deployed to Laboratory A
Player 2 placed the tile organic and tech at charge above
Player 2 scrapped Wakeup Protocol
Player 2 gained 1 crystal and 1 organic
Player 3 deployed to Dispatch A
Player 3 scrapped Supercharge
Player 3 gained 1 energy
Player 3 paid 1 organic
Player 3 awakened 1 crew in Dispatch
Player 1 deployed to Dispatch B
Player 1 paid 1 organic
Player 1 awakened 1 crew in Dispatch
Player 2 scrapped Automation
Player 2 gained 1 crystal and 1 organic
Player 2 deployed to Dispatch M
Player 2 paid 2 organic
Player 2 awakened 2 crew in Dispatch
Player 3 deployed to R&D B
Player 3 scrapped Advance Warning
Player 3 gained 1 organic and 1 tech
Player 3 paid 2 tech
Player 3 announced 1 draw and 1 play
Player 3 built a Mole
Player 3 drew a card
Player 1 deployed to Dispatch L
Player 1 scrapped Supercharge
Player 1 gained 1 energy
Player 1 sent a pod to salvage crystal
Player 2 deployed to Laboratory L
Player 2 scrapped the tile organic and tech
Player 2 gained 1 organic and 1 tech
Player 2 placed the tile organic at custom 1 below
Player 3 scrapped Overclock
Player 3 gained 1 crystal and 1 tech
Player 3 deployed to Laboratory B
Player 3 paid 1 organic
Player 3 awakened 1 crew in Laboratory
Player 1 deployed to the launch dock
Player 1 scrapped Wakeup Protocol
Player 1 gained 1 crystal and 1 organic
Player 2 scrapped the tile organic
Player 2 gained 1 organic
Player 2 recalled
Player 2 looted Dispatch
Player 2 drew a card
Player 3 recalled
Sabotage destroyed chamber 1 of R&D
Player 1 recalled
Player 1 gained 1 crystal
Player 1 looted Dispatch
Player 1 gained 1 nanite
Player 1 scrapped Wakeup Protocol
Player 1 gained 1 crystal and 1 organic
Player 2 deployed to Engineering A
Player 2 paid 2 organic
Player 2 awakened 1 crew in Engineering
Player 2 awakened 1 crew in Engineering
Player 2 scrapped Overclock
Player 2 gained 1 crystal and 1 tech
Player 3 deployed to Laboratory A
Player 3 placed the tile organic and tech at custom 2 above
Player 3 scrapped the tile organic and tech
Player 3 gained 1 organic and 1 tech
Player 1 deployed to R&D B
Player 1 placed the tile tech at custom 2 above
Player 1 scrapped the tile tech
Player 1 gained 1 tech
Player 2 deployed to Dispatch A
Player 2 scrapped Advance Warning
Player 2 gained 1 organic and 1 tech
Player 2 paid 1 organic
Player 2 awakened 1 crew in Dispatch
Player 3 deployed to Laboratory M
Player 3 paid 1 crystal and 1 tech
Player 3 gained 1 nanite
Player 3 gained 1 nanite
Player 1 deployed to Laboratory B
Player 1 placed the tile organic and crystal at awaken above
Player 1 scrapped the tile organic and crystal
Player 1 gained 1 organic; no room for 1 crystal
Player 2 deployed to Dispatch B
Player 2 sent a pod to salvage organic
Player 3 deployed to R&D L
Player 3 placed the tile tech at compute above
Player 3 scrapped the tile tech
Player 3 gained 1 tech
Player 1 deployed to R&D M
Player 1 paid 3 tech
Player 1 announced 2 draws and 1 play
You drew Interfacing
Player 1 scrapped Interfacing
Player 1 gained 1 tech; no room for 1 crystal
You drew Interfacing
Player 2 recalled
Player 2 gained 1 organic
Sabotage destroyed chamber 1 of Laboratory
Player 3 recalled
Player 3 looted Dispatch
Player 3 gained 2 crystal
Player 1 scrapped Interfacing
Player 1 gained 1 tech; no room for 1 crystal
Player 1 recalled
Player 1 gained nothing; no room for 1 crystal
Player 1 looted R&D
Player 1 gained 1 organic and 1 tech
Player 2 deployed to Laboratory B
Player 2 paid 1 organic
Player 2 awakened 1 crew in Laboratory
Player 3 deployed to R&D L
Player 3 used the tile tech
Player 3 gained 1 tech
Player 1 deployed to R&D M
Player 1 paid 2 tech
Player 1 announced 2 draws
You drew Supercharge
Player 1 scrapped Supercharge
Player 1 gained 1 energy
You drew Automation
Player 2 deployed to Engineering A
Player 2 placed the tile crystal or tech at fabricate above
Player 3 deployed to R&D A
Player 1 scrapped Automation
Player 1 gained 1 organic; no room for 1 crystal
Player 1 deployed to Dispatch A
Player 1 withdrew 1 crew from salvage
Player 2 deployed to Laboratory M
Player 2 placed the tile organic at custom 2 below
Player 3 deployed to R&D B
Player 3 placed the tile tech and crystal at custom 2 below
Player 1 deployed to the launch dock
Player 2 recalled
Player 2 gained 1 organic
Player 2 looted Laboratory
Player 2 gained 2 organic
Player 2 scrapped the tile crystal or tech
Player 2 gained 1 tech
Player 3 scrapped the tile tech and crystal
Player 3 gained 1 crystal and 1 tech
Player 3 recalled
Player 3 looted R&D
Player 3 gained 1 nanite
Player 1 recalled
Player 1 looted R&D
Player 1 gained 1 tech; no room for 1 crystal
Player 2 deployed to Engineering A
Player 2 placed the tile crystal at compute above
Player 2 scrapped the tile organic
Player 2 gained 1 organic
Player 3 deployed to Dispatch B
Player 3 sent a pod to salvage tech
Player 1 deployed to Engineering B
Player 2 deployed to Dispatch A
Player 2 paid 1 tech and 1 energy
Player 2 scouted Cavern 4
Cavern 4 turned out to be Verdant Basin
Player 3 deployed to R&D B
Player 3 used the tile tech and organic
Player 3 gained 1 organic and 1 tech
Player 1 deployed to the launch dock
Player 2 recalled
Player 2 gained nothing; no room for 1 organic
Sabotage destroyed chamber 1 of Dispatch
Player 2 scrapped the tile crystal
Player 2 gained 1 crystal
Player 3 deployed to Laboratory A
Player 3 placed the tile organic at charge above
Player 3 scrapped the tile organic
Player 3 gained 1 organic
Player 1 deployed to the launch dock
Player 2 deployed to Dispatch M
Player 2 paid 1 organic
Player 2 awakened 1 crew in Dispatch
Player 3 recalled
Player 3 gained nothing; no room for 1 tech
Player 3 looted Laboratory
Player 3 gained 1 energy
Player 1 recalled
Sabotage destroyed chamber 2 of Laboratory
Player 2 deployed to R&D A
Player 2 placed the tile card at custom 2 below
Player 3 deployed to R&D L
Player 3 placed the tile tech at custom 1 below
Player 1 deployed to Laboratory A
Player 1 paid 1 nanite
Player 1 awakened 1 crew in Laboratory
Player 2 deployed to Laboratory B
Player 2 placed the tile organic or tech at custom 1 below
Player 2 scrapped the tile card
Player 3 deployed to Dispatch A
Player 3 paid 1 tech and 1 energy
Player 3 scouted Cavern 5
Cavern 5 turned out to be Shardfall Hollow
Player 3 scrapped the tile tech
Player 3 gained 1 tech
Player 1 deployed to Dispatch L
Player 2 scrapped the tile organic or tech
Player 2 gained 1 tech
Player 2 recalled
Player 2 gained 1 organic
Player 2 looted R&D
Player 2 gained nothing; no room for 2 tech
Player 3 deployed to Engineering B
Player 3 placed the tile crystal and tech at custom 1 below
Player 1 deployed to the launch dock
Player 2 deployed to R&D A
Player 2 placed the tile tech and organic at compute above
Player 2 scrapped the tile tech and organic
Player 2 gained nothing; no room for 1 organic and 1 tech
Player 3 scrapped the tile crystal and tech
Player 3 gained nothing; no room for 1 crystal and 1 tech
Player 3 recalled
Player 3 gained nothing; no room for 1 tech
Sabotage destroyed chamber 1 of Engineering
Player 1 recalled
Player 1 looted R&D
Player 1 gained 2 energy
Player 2 deployed to Engineering A
Player 2 paid 1 crystal
Player 2 gained 1 energy
Player 3 deployed to Laboratory L
Player 3 placed the tile nanite at compute above
Player 3 scrapped the tile nanite
Player 3 gained 1 nanite
Player 1 deployed to Laboratory B
Player 1 paid 1 organic and 1 tech
Player 1 gained 1 nanite
Player 1 gained 1 nanite
Player 2 deployed to Laboratory A
Player 2 placed the tile organic and crystal at custom 1 below
Player 2 scrapped the tile organic and crystal
Player 2 gained 1 crystal; no room for 1 organic
Player 3 deployed to R&D L
Player 3 placed the tile tech or organic at custom 1 below
Player 1 deployed to Laboratory M
Player 1 gained 1 organic
Player 2 recalled
Player 2 gained nothing; no room for 1 organic
Player 2 looted Dispatch
Player 2 gained 2 energy
Player 3 deployed to Dispatch B
Player 3 paid 1 organic
Player 3 awakened 1 crew in Dispatch
Player 1 deployed to R&D M
Player 1 gained 1 tech
Player 2 deployed to R&D B
Player 2 gained nothing; no room for 1 tech
Player 3 scrapped the tile tech or organic
Player 3 gained nothing; no room for 1 tech
Player 3 recalled
Player 3 gained nothing; no room for 1 tech
Player 3 looted Laboratory
Player 3 gained 1 nanite
Player 3 drew a card
Player 1 recalled
Sabotage destroyed chamber 2 of R&D
Player 2 deployed to Dispatch L
Player 3 deployed to Laboratory L
Player 3 gained 1 organic
Player 1 deployed to R&D M
Player 1 gained 1 tech
Player 2 deployed to Dispatch B
Player 2 sent a pod to salvage crystal
Player 3 scrapped Advance Warning
Player 3 gained 1 organic; no room for 1 tech
Player 3 deployed to Laboratory B
Player 1 deployed to Dispatch A
Player 1 paid 1 nanite and 1 energy
Player 1 scouted Cavern 8
Cavern 8 turned out to be Ironroot Vault
Player 2 recalled
Player 2 gained nothing; no room for 1 crystal and 1 organic
Player 2 looted Engineering
Player 3 deployed to Laboratory M
Player 3 paid 1 crystal and 1 tech
Player 3 gained nothing; no room for 1 nanite
Player 3 gained nothing; no room for 1 nanite
Player 1 deployed to Dispatch B
Player 1 sent a pod to salvage organic
Player 2 deployed to Engineering A
Player 3 recalled
Player 3 gained 1 tech
Player 3 looted Laboratory
Player 3 gained 1 crystal and 1 organic; no room for 1 organic
Player 1 recalled
Player 1 gained nothing; no room for 1 organic
Sabotage destroyed chamber 2 of Dispatch
Player 2 deployed to Dispatch M
Player 2 withdrew 1 crew from salvage
Player 3 deployed to Engineering B
Player 1 deployed to Laboratory L
Player 2 deployed to Dispatch L
Player 2 sent a pod to salvage crystal
Player 3 deployed to Laboratory A
Player 1 deployed to Laboratory M
Player 1 gained nothing; no room for 1 organic
Player 2 recalled
Player 2 gained nothing; no room for 2 crystal
Player 2 looted R&D
Player 2 gained nothing; no room for 1 crystal and 1 organic and 1 tech
Player 3 deployed to R&D L
Player 3 placed the tile tech and crystal at custom 2 above
Player 3 scrapped the tile tech and crystal
Player 3 gained nothing; no room for 1 crystal and 1 tech
Player 1 deployed to R&D M
Player 1 paid 1 tech and 1 nanite
Player 1 announced 1 draw and 1 play
You drew Wakeup Protocol
Player 1 built a Crab
Player 2 deployed to Dispatch M
Player 2 paid 1 organic
Player 2 awakened 1 crew in Dispatch
Player 3 recalled
Player 3 gained nothing; no room for 1 tech
Sabotage destroyed chamber 3 of Dispatch
Player 1 recalled
Player 1 gained nothing; no room for 1 organic
Player 1 saw the sun set: the game ends after this turn
The game is over
