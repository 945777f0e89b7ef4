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
The bot drew solo card SO08
The bot used action 2 of Lady Fizz
The bot set out for Research Outpost
The track brought The bot: heal 1
The bot paid 1 food and 1 nitrogen
The bot gained 2 scrap and 2 magtape
The bot gained 1 power shard
The bot gained 1 reputation
Player 1 put Quaz Oberman to work
Player 1 gained 1 scrap
Player 1 paid 2 scrap and 1 magtape
Gamblers' Den came to the production line
Player 1 built Medbay Alcove (top right)
The bot drew solo card SO05
The bot recruited Combustible Joe
The bot used action 1 of Mirelda Quill
The bot gained 3 nitrogen
Player 1 passed
The bot drew an idle card
The bot drew solo card SO09
The bot used action 2 of Combustible Joe
The bot set out for Crash Site
The bot paid 1 nitrogen
The bot gained 2 scrap and 1 magtape
Player 1 made room on the morale track
The bot gained 1 morale
The bot gained 1 reputation
The bot drew solo card SO12
The bot paid 3 scrap and 1 magtape
Nitro Refinery came to the production line
The bot built Tape Foundry (middle left)
The bot powered Tape Foundry
The bot swapped 1 nitrogen with the pool
The bot paid 1 food and 1 nitrogen
The bot left 1 pair hungry
Player 1 made room on the morale track
The bot lost 1 morale
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
Tape Foundry of The bot activated
The bot gained 1 scrap and 1 magtape
The bot gained 1 scrap
Propaganda Studio of Player 1 activated
Player 1 gained 1 morale
Bug Farm of Player 1 activated
Player 1 gained 2 food
Medbay Alcove of Player 1 activated
Player 1 gained 1 nitrogen
The colonists of Player 1 rested
The colonists of The bot rested
Round 2
The bot drew solo card SO04
The bot used action 1 of Mirelda Quill
The bot gained 3 nitrogen
The bot paid 2 scrap and 2 magtape
Medbay Alcove came to the production line
The bot built Innovation Unit (centre)
The bot gained 1 scrap
Player 1 paid 1 food
Player 1 met Clean Stitching
Player 1 paid 1 food
Player 1 met Mixed-Up Charts
Player 1 rolled a 1
Quaz Oberman of Player 1 was injured
Player 1 paid 1 nitrogen
Player 1 met Try Again Tomorrow
Player 1 rolled a 1
Player 1 put Sarn Vell to work
Player 1 set out for The Factory
The track brought Player 1: reset the production line
The production line was reset
Player 1 rolled injury
Sarn Vell of Player 1 was injured
Player 1 rolled shard
Player 1 gained 1 power shard
The bot drew solo card SO10
The bot used action 1 of Lady Fizz
The bot gained 1 food
The bot gained 1 morale
The bot gained 1 food and 1 nitrogen
The bot gained 2 reputation
Player 1 put Gabbo Trink to work
Player 1 set out for New Colony Network
Player 1 met Locust Cloud
Player 1 went to The Factory instead
Player 1 rolled shard
Player 1 gained 1 power shard
Player 1 rolled shard
Player 1 gained 1 power shard
Player 1 lost 1 reputation
The production line was reset
The bot drew solo card SO03
The bot used action 1 of Combustible Joe
The bot gained 3 scrap and 1 magtape
The bot rolled a 2
Combustible Joe of The bot was injured
The bot lost the power of Sorting Bay
The bot paid 4 scrap and 2 magtape
Gravity Club came to the production line
The bot built Megaforge (middle right)
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
The bot drew solo card SO13
The bot paid 1 food and 1 nitrogen
The bot gained 1 magtape
The bot paid 1 food and 1 nitrogen
The bot gained 1 magtape
The bot paid 1 nitrogen
The bot gained 1 scrap
The bot paid 5 scrap and 2 magtape
Bionic Workshop came to the production line
The bot built Zero-G Theatre (bottom left)
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
The bot drew solo card SO07
The bot met Horde on the Horizon
Horde on the Horizon hit Player 1
Player 1 suffered magtape
Player 1 lost 1 magtape
The bot recruited Tann
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 passed
The bot drew solo card SO11
The bot used action 1 of Tann
The bot gained 3 scrap
The track brought The bot: gain 1 magtape
The bot gained 1 magtape
The bot recruited Countess Vim
The bot paid 1 nitrogen
The bot met Puppet Therapy
Combustible Joe of The bot was healed
The bot gained 1 morale
The bot paid 2 food and 2 nitrogen
The bot left 1 pair hungry
The bot lost 1 morale
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The morale of The bot is 2
The bot gained 1 reputation
The morale of Player 1 is -2
Player 1 lost 1 reputation
Bug Farm of The bot activated
The bot gained 2 food
Nitro Lab of The bot activated
The bot gained 2 nitrogen
The bot fixed the power of Sorting Bay
Tape Foundry of The bot activated
The bot gained 1 scrap and 1 magtape
The bot gained 1 scrap
Propaganda Studio of Player 1 activated
Player 1 gained 1 reputation
Bug Farm of Player 1 activated
Player 1 gained 2 food
Medbay Alcove of Player 1 activated
Quaz Oberman of Player 1 was healed
Player 1 gained 1 nitrogen
The colonists of Player 1 rested
The colonists of The bot rested
Round 3
The bot drew solo card SO06
The bot recruited Grand Chef Slurm
The bot used action 2 of Grand Chef Slurm
The bot gained 1 food
The bot gained 1 morale
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 3 scrap and 1 magtape
Shard Drill came to the production line
Player 1 built Broadcast Booth (top left)
The bot drew solo card SO01
The bot used action 1 of Lady Fizz
The bot gained 1 food
The bot gained 1 morale
The bot paid 3 scrap
Triage Dome came to the production line
The bot built Giant Bug Ranch (bottom middle)
The bot gained 1 power shard
The bot powered Zero-G Theatre
Player 1 paid 1 food
Player 1 met Hungry Work
Sarn Vell of Player 1 was healed
Player 1 lost 1 reputation
The production line was reset
The bot drew solo card SO02
The bot used action 1 of Tann
The bot gained 3 scrap
The bot paid 3 scrap
Nitro Refinery came to the production line
The bot built Holo Lounge (bottom right)
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
The bot drew solo card SO04
The bot used action 1 of Combustible Joe
The bot gained 3 scrap and 1 magtape
The bot rolled a 6
The bot paid 4 scrap and 2 magtape
Algae Stacks came to the production line
The bot built Gravity Club (top middle)
Player 1 put Gabbo Trink to work
Player 1 set out for The Factory
The track brought Player 1: injure the explorer
Gabbo Trink of Player 1 was injured
Player 1 rolled shard
Player 1 gained 1 power shard
Player 1 rolled magtape
Player 1 gained 1 magtape
Player 1 lost 1 reputation
The production line was reset
The bot drew solo card SO13
The bot used action 2 of Countess Vim
The bot set out for Research Outpost
The bot paid 1 food and 1 nitrogen
The bot gained 2 scrap and 2 magtape
The bot paid 1 food and 1 nitrogen
The bot gained 1 magtape
The bot paid 1 food
The bot gained 1 scrap
The bot paid 4 scrap and 4 magtape
Crystal Lab came to the production line
The bot built Monument Hall (top left)
Player 1 put Quaz Oberman to work
Player 1 gained 1 magtape
Player 1 lost 1 reputation
The production line was reset
The bot drew solo card SO12
The bot used action 1 of Mirelda Quill
The bot gained 3 nitrogen
Player 1 passed
The bot swapped 1 nitrogen with the pool
The bot paid 2 food and 2 nitrogen
The bot left 1 pair hungry
The bot lost 1 morale
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The morale of The bot is 3
The bot gained 1 reputation
The morale of Player 1 is -4
Player 1 lost 3 reputation
Monument Hall of The bot activated
Gravity Club of The bot activated
The bot gained 1 food
The bot gained 1 morale
Sorting Bay of The bot activated
The bot gained 2 scrap
Tape Foundry of The bot activated
The bot gained 1 scrap and 1 magtape
The bot gained 1 scrap
Zero-G Theatre of The bot activated
The bot gained 2 reputation
The bot gained 1 nitrogen
Medbay Alcove of Player 1 activated
Gabbo Trink of Player 1 was healed
Player 1 gained 1 nitrogen
Broadcast Booth of Player 1 activated
Player 1 gained 1 reputation
Propaganda Studio of Player 1 activated
Player 1 gained 1 magtape
The bot won with 112 points
