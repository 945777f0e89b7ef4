Player 1 took the first player token
Player 1 took Bunker '42
Player 1 chose to be led by Admiral Pim
Player 1 took Parallel Dynamics
The bot got Oran
The bot got Captain Moop
The bot took the first player token
Round 1
The bot drew solo card SO04
The bot used action 1 of Captain Moop
The bot gained 1 morale
Player 1 swapped 1 food with the pool
Player 1 put Lady Fizz to work
Player 1 gained 1 food
Player 1 gained 1 morale
The bot drew solo card SO13
The bot used action 2 of Oran
The bot set out for Research Outpost
The bot paid 1 food and 1 nitrogen
The bot gained 2 scrap and 2 magtape
The bot paid 3 scrap and 1 magtape
Medbay Alcove came to the production line
The bot built Algae Stacks (middle left)
Player 1 made the trade of Admiral Pim
Player 1 paid 2 nitrogen
Player 1 gained 2 reputation
Player 1 paid 1 food
Player 1 met Clean Stitching
Player 1 paid 1 food
Player 1 met Try Again Tomorrow
Player 1 rolled a 2
Player 1 paid 1 nitrogen
Player 1 met Consultation Fee
Player 1 paid 1 nitrogen
The bot drew solo card SO12
Player 1 passed
The bot drew solo card SO01
The bot drew solo card SO10
The bot gained 1 food and 1 nitrogen
The bot gained 2 reputation
The bot drew solo card SO02
The bot paid 1 nitrogen
The bot gained 1 scrap
The bot paid 1 food
The bot gained 1 scrap
The bot paid 2 scrap and 1 magtape
Nitro Refinery came to the production line
The bot built Medbay Alcove (centre)
The bot gained 1 scrap
The bot left 1 pair hungry
The bot lost 1 morale
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The morale of The bot is 0
The morale of Player 1 is 1
Player 1 gained 1 reputation
Bug Farm of The bot activated
The bot gained 2 food
Nitro Lab of The bot activated
The bot gained 2 nitrogen
Sorting Bay of The bot activated
The bot gained 2 scrap
Parallel Dynamics of Player 1 activated
Bug Farm of Player 1 activated
Player 1 gained 2 food
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
The colonists of Player 1 rested
The colonists of The bot rested
Round 2
The bot drew solo card SO06
The bot recruited Grand Chef Slurm
The bot used action 2 of Captain Moop
The bot set out for Research Outpost
The bot paid 1 nitrogen
The bot gained 2 scrap and 2 magtape
Player 1 promised First-Class Cabin (15 points)
Player 1 put Lady Fizz to work
Player 1 set out for Sanctuary Prime
The track brought Player 1: lose 1 reputation
Player 1 lost 1 reputation
Player 1 paid 2 food and 1 nitrogen
Player 1 gained 2 scrap and 2 magtape and 1 power shard
The bot drew an idle card
Player 1 put Beren Whaller to work
Player 1 took the shard out of Bug Farm
Player 1 powered Bug Farm
Player 1 put Tessa-9 to work
Player 1 gained 1 magtape
The bot drew solo card SO03
The bot used action 1 of Grand Chef Slurm
The bot gained 4 food
The bot paid 2 scrap and 1 magtape
Museum of Broken Things came to the production line
The bot built Medbay Alcove (middle right)
Player 1 paid 2 scrap and 1 magtape
Bionic Workshop came to the production line
Player 1 built Cyber Diner (centre)
Player 1 powered Cyber Diner
Player 1 promised Battery and a Good Meal (8 points)
The bot drew solo card SO07
The bot used action 1 of Oran
The bot stole 1 magtape from Player 1
The bot met Tinker Swarm
Tinker Swarm hit Player 1
Player 1 suffered scrap
Player 1 lost 1 scrap
Player 1 suffered scrap
Player 1 lost 1 scrap
The bot recruited Countess Vim
Player 1 swapped 1 nitrogen with the pool
Player 1 passed
The bot drew an idle card
The bot drew an idle card
The bot swapped 1 food with the pool
The bot paid 2 food and 2 nitrogen
Player 1 left 2 pairs hungry
The bot made room on the morale track
Player 1 lost 2 morale
The morale of The bot is 1
The bot gained 1 reputation
The morale of Player 1 is -1
Player 1 lost 1 reputation
Bug Farm of The bot activated
The bot gained 2 food
Nitro Lab of The bot activated
The bot gained 2 nitrogen
Sorting Bay of The bot activated
The bot gained 2 scrap
Parallel Dynamics of Player 1 activated
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Bug Farm of Player 1 activated
Player 1 gained 2 food
Cyber Diner of Player 1 activated
Player 1 paid 2 food
The bot made room on the morale track
Player 1 gained 2 morale
Player 1 gained 1 scrap
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
The colonists of Player 1 rested
The colonists of The bot rested
Round 3
The bot drew solo card SO09
The bot used action 2 of Oran
The bot set out for Research Outpost
The bot paid 1 food and 1 nitrogen
The bot gained 2 scrap and 2 magtape
Player 1 made room on the morale track
The bot gained 1 morale
The bot gained 1 reputation
Player 1 put Beren Whaller to work
Player 1 gained 2 scrap
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
The bot drew solo card SO05
The track brought The bot: heal 1
The bot recruited Ser Bolt
The bot used action 1 of Captain Moop
The bot gained 1 morale
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 2 scrap and 2 magtape
Broadcast Booth came to the production line
Player 1 built Shard Drill (top left)
The bot drew solo card SO11
The bot used action 2 of Countess Vim
The bot set out for Research Outpost
The bot paid 1 food and 1 nitrogen
The bot gained 2 scrap and 2 magtape
The bot recruited Professor Umber
Player 1 swapped 2 nitrogen with the pool
Player 1 put Tessa-9 to work
Player 1 gained 1 magtape
The bot drew solo card SO08
The bot used action 3 of Professor Umber
The bot set out for Research Outpost
The bot met Larder Rats
Larder Rats hit Player 1
Player 1 lost 2 food
The bot swapped 1 food with the pool
The bot paid 1 food and 1 nitrogen
The bot gained 2 scrap and 2 magtape
The bot gained 1 power shard
The bot gained 1 reputation
The bot powered Medbay Alcove
Player 1 paid 2 scrap and 1 magtape
Shisha Spa came to the production line
Player 1 built Bionic Workshop (top right)
Player 1 passed
The bot drew solo card SO02
The bot used action 2 of Ser Bolt
The bot set out for Crash Site
The bot swapped 1 food with the pool
The bot paid 1 nitrogen
The bot gained 2 scrap and 1 magtape
The bot paid 4 scrap and 3 magtape
Karaoke Pit came to the production line
The bot built Deep Shard Mine (bottom left)
The bot drew solo card SO03
The bot used action 1 of Grand Chef Slurm
The bot gained 4 food
The bot paid 3 scrap and 1 magtape
Regeneration Ward came to the production line
The bot built Broadcast Booth (bottom middle)
The bot gained 1 power shard
The bot powered Deep Shard Mine
The bot swapped 2 food with the pool
The bot paid 2 food and 2 nitrogen
The bot left 1 pair hungry
The bot lost 1 morale
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The morale of The bot is 1
The bot gained 1 reputation
The morale of Player 1 is -2
Player 1 lost 1 reputation
Bug Farm of The bot activated
The bot gained 2 food
Nitro Lab of The bot activated
The bot gained 2 nitrogen
Sorting Bay of The bot activated
The bot gained 2 scrap
Medbay Alcove of The bot activated
The bot gained 1 nitrogen
Deep Shard Mine of The bot activated
The bot gained 1 scrap and 1 power shard
The bot powered Broadcast Booth
The bot gained 1 nitrogen
Broadcast Booth of The bot activated
The bot gained 1 reputation
Bionic Workshop of Player 1 activated
Player 1 gained 2 scrap
Shard Drill of Player 1 activated
Player 1 gained 1 power shard
Parallel Dynamics of Player 1 activated
Cyber Diner of Player 1 activated
Player 1 gained 1 scrap
The bot paid 4 scrap and 2 magtape
The bot completed Workshop Kit (9 points)
The bot won with 102 points
