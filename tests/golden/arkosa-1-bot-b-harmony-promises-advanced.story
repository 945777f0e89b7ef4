Player 1 took the first player token
Player 1 took Bunker '07
Player 1 chose to be led by Admiral Pim
Player 1 took Propaganda Studio
The bot got Mirelda Quill
The bot got Lady Fizz
The bot took the first player token
Round 1
The bot drew an idle card
Player 1 paid 2 food and 2 nitrogen
Player 1 gained 2 magtape
Player 1 paid 1 nitrogen
Player 1 met Extra Limb
Player 1 lost 1 morale
The bot drew solo card SO11
The bot used action 2 of Lady Fizz
The bot set out for Research Outpost
The bot paid 1 food and 1 nitrogen
The bot gained 2 scrap and 2 magtape
The bot recruited Combustible Joe
Player 1 put Quaz Oberman to work
Player 1 gained 1 scrap
Player 1 paid 2 scrap and 1 magtape
Player 1 built Medbay Alcove (top right)
The bot drew solo card SO05
The bot recruited Deby Wardson
The bot used action 1 of Combustible Joe
The bot gained 3 scrap and 1 magtape
The bot rolled a 6
Player 1 passed
The bot drew solo card SO09
The bot used action 1 of Deby Wardson
The bot gained 2 nitrogen
Player 1 made room on the morale track
The bot gained 1 morale
The bot gained 1 reputation
The bot drew solo card SO12
The bot paid 3 scrap and 1 magtape
The bot built Tape Foundry (middle left)
The bot used action 1 of Mirelda Quill
The bot gained 3 nitrogen
The bot drew solo card SO13
The bot paid 2 scrap and 2 magtape
The bot built Signal Archive (centre)
The bot gained 1 scrap
The bot swapped 1 nitrogen with the pool
The bot paid 1 food and 1 nitrogen
The bot left 1 pair hungry
Player 1 made room on the morale track
The bot lost 1 morale
Player 1 left 2 pairs hungry
The bot made room on the morale track
Player 1 lost 2 morale
The bot gained 1 reputation
Player 1 lost 1 reputation
Bug Farm of The bot activated
The bot gained 2 food
Nitro Lab of The bot activated
The bot gained 2 nitrogen
Sorting Bay of The bot activated
The bot gained 2 scrap
Propaganda Studio of Player 1 activated
Player 1 gained 1 morale
Bug Farm of Player 1 activated
Player 1 gained 2 food
Medbay Alcove of Player 1 activated
Player 1 gained 1 nitrogen
The colonists of Player 1 rested
The colonists of The bot rested
Round 2
The bot drew solo card SO07
The bot used action 1 of Combustible Joe
The bot gained 3 scrap and 1 magtape
The bot rolled a 1
Combustible Joe of The bot was injured
The bot lost the power of Bug Farm
The bot recruited Grand Chef Slurm
Player 1 paid 1 food
Player 1 met Mixed-Up Charts
Player 1 rolled a 5
Player 1 paid 1 food
Player 1 met Surprisingly Competent
Player 1 gained 1 reputation
Player 1 paid 1 nitrogen
Player 1 met Try Again Tomorrow
Player 1 rolled a 4
Player 1 passed
The bot drew solo card SO02
The bot used action 2 of Grand Chef Slurm
The bot gained 1 food
The bot gained 1 morale
The bot paid 3 scrap and 1 magtape
The bot built Gamblers' Den (middle right)
The bot drew solo card SO06
The bot met Horde on the Horizon
Horde on the Horizon hit Player 1
Player 1 suffered food
The bot recruited Professor Umber
The bot used action 2 of Mirelda Quill
The bot set out for Research Outpost
The bot paid 1 food and 1 nitrogen
The bot gained 2 scrap and 2 magtape
The bot drew solo card SO10
The bot used action 3 of Professor Umber
The bot set out for Research Outpost
The bot gained 1 reputation
The bot paid 1 food and 1 nitrogen
The bot gained 2 scrap and 2 magtape
The bot gained 1 food and 1 nitrogen
The bot gained 2 reputation
The bot drew an idle card
The bot drew solo card SO03
The bot used action 1 of Deby Wardson
The bot gained 2 nitrogen
The bot paid 4 scrap and 4 magtape
The bot built Monument Hall (bottom left)
The bot paid 1 nitrogen
The bot met Hungry Work
Combustible Joe of The bot was healed
The bot lost 1 nitrogen
The bot swapped 1 nitrogen with the pool
The bot paid 3 food and 3 nitrogen
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The bot gained 1 reputation
Player 1 lost 1 reputation
The bot fixed the power of Bug Farm
Nitro Lab of The bot activated
The bot gained 2 nitrogen
Sorting Bay of The bot activated
The bot gained 2 scrap
Medbay Alcove of Player 1 activated
Player 1 gained 1 nitrogen
Bug Farm of Player 1 activated
Player 1 gained 2 food
Propaganda Studio of Player 1 activated
Player 1 gained 1 morale
The colonists of The bot rested
Round 3
The bot drew solo card SO04
The bot used action 1 of Combustible Joe
The bot gained 3 scrap and 1 magtape
The bot rolled a 5
The bot swapped 1 nitrogen with the pool
The bot paid 1 food and 1 nitrogen
The bot gained 1 magtape
The bot paid 4 scrap and 2 magtape
The bot built Regeneration Ward (bottom middle)
The bot gained 1 power shard
The bot powered Monument Hall
Player 1 put Quaz Oberman to work
Player 1 gained 1 scrap
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
The bot drew solo card SO01
The bot used action 1 of Mirelda Quill
The bot gained 3 nitrogen
The bot swapped 1 nitrogen with the pool
The bot paid 1 food and 1 nitrogen
The bot gained 1 magtape
The bot paid 4 scrap and 1 magtape
The bot built Atmosphere Dome (bottom right)
Player 1 put Gabbo Trink to work
Player 1 gained 1 morale
Player 1 swapped 1 food with the pool
The bot drew solo card SO08
The bot used action 1 of Deby Wardson
The bot gained 2 nitrogen
The bot gained 1 power shard
The bot gained 1 reputation
The bot powered Regeneration Ward
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 1 put Sarn Vell to work
Player 1 gained 2 food
The bot drew solo card SO07
The bot used action 1 of Grand Chef Slurm
The bot gained 4 food
The bot recruited Countess Vim
The bot exiled Combustible Joe
The bot lost 1 morale
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 1 paid 2 scrap and 1 magtape
Player 1 built Shisha Spa (top left)
The bot drew solo card SO09
The bot used action 1 of Professor Umber
The bot gained 2 nitrogen and 1 magtape
The bot gained 1 morale
The bot gained 1 reputation
Player 1 passed
The bot drew an idle card
The bot paid 3 food and 3 nitrogen
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The bot gained 1 reputation
Player 1 lost 1 reputation
Bug Farm of The bot activated
The bot gained 2 food
Nitro Lab of The bot activated
The bot gained 2 nitrogen
Sorting Bay of The bot activated
The bot gained 2 scrap
Monument Hall of The bot activated
The bot gained 1 nitrogen
Regeneration Ward of The bot activated
The bot gained 1 reputation
Shisha Spa of Player 1 activated
Medbay Alcove of Player 1 activated
Player 1 gained 1 nitrogen
Propaganda Studio of Player 1 activated
Player 1 gained 1 magtape
The bot won with 102 points
