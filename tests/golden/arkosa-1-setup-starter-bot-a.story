Player 1 was given Bunker '34
Player 1 took the first player token
The bot got Peregrine Peremo
The bot got Quaz Oberman
The bot took the first player token
Round 1
The bot drew solo card SO02
The bot built Algae Stacks in row 2, column 1
The bot gained 1 scrap
The bot gained 1 morale
Player 1 paid 2 scrap and 1 magtape
Player 1 built Salvage Bay in row 2, column 2
Player 1 put Mirelda Quill to work
Player 1 set out for Research Outpost
Player 1 met Signal Booster
Player 1 gained 2 reputation
Player 1 went to Salt Flats Beacon instead
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Dusk Hollin
The bot drew solo card SO01
The bot built Algae Stacks in row 2, column 2
Player 1 put Dusk Hollin to work
Player 1 set out for The Factory
Player 1 gained 1 power shard
Player 1 rolled food
Player 1 gained 1 food
Player 1 rolled injury
Dusk Hollin of Player 1 was injured
Player 1 lost 1 reputation
The production line was reset
Player 1 powered Salvage Bay
The bot drew solo card SO06
The bot met Tinker Swarm
Tinker Swarm hit Player 1
Player 1 suffered injury
Combustible Joe of Player 1 was injured
Player 1 suffered magtape
Player 1 lost 1 magtape
The bot recruited Lady Fizz
The bot gained 1 nitrogen
Player 1 lost 1 reputation
The production line was reset
Player 1 paid 1 food
Player 1 met Puppet Therapy
Combustible Joe of Player 1 was healed
Player 1 gained 1 morale
Player 1 paid 1 nitrogen
Player 1 met Surprisingly Competent
Dusk Hollin of Player 1 was healed
Player 1 gained 1 reputation
Player 1 paid 1 food
Player 1 met Miracle Tonic
Player 1 paid 1 nitrogen
Player 1 met Two for One
The bot drew solo card SO11
The bot recruited Hulda Brack
Player 1 passed
The bot drew solo card SO10
The bot gained 1 reputation
The bot drew solo card SO13
The bot gained 1 scrap and 1 magtape
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The bot gained 2 reputation
Player 1 lost 1 reputation
Bug Farm of Player 1 activated
Player 1 gained 2 food
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Salvage Bay of Player 1 activated
Player 1 gained 3 scrap
The colonists of Player 1 rested
Round 2
The bot drew solo card SO07
The bot recruited Professor Umber
The bot gained 1 food
Player 1 put Dusk Hollin to work
Player 1 set out for Wanderers' Path
Player 1 met Builder's Coupon
Player 1 went to Research Outpost instead
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 2 scrap and 2 magtape
Player 1 used Builder's Coupon
Player 1 paid 1 magtape
Player 1 built Cyber Diner in row 1, column 3
The bot drew an idle card
Player 1 promised Scrap Sculpture (5 points)
Player 1 put Combustible Joe to work
Player 1 set out for The Factory
Player 1 gained 1 morale
Player 1 rolled shard
Player 1 gained 1 power shard
Player 1 rolled food
Player 1 gained 1 food
The bot drew solo card SO12
The bot gained 1 food and 1 nitrogen
Player 1 paid 3 scrap and 1 magtape
Player 1 built Tape Foundry in row 1, column 3
Player 1 passed
The bot drew solo card SO09
The bot gained 1 morale
The bot drew an idle card
The bot drew solo card SO08
The bot gained 1 power shard
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The bot gained 3 reputation
Player 1 lost 2 reputation
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Tape Foundry of Player 1 activated
Player 1 gained 1 scrap and 1 magtape
Salvage Bay of Player 1 activated
Player 1 gained 3 scrap
The colonists of Player 1 rested
Round 3
The bot drew solo card SO04
The bot built Regeneration Ward in row 2, column 3
The bot gained 1 reputation
Player 1 put Mirelda Quill to work
Player 1 gained 3 nitrogen
Player 1 put Dusk Hollin to work
Player 1 set out for Research Outpost
Player 1 met Nerffle at the Counter
Player 1 lost 1 morale
Player 1 went to The Factory instead
Player 1 rolled food
Player 1 gained 1 food
Player 1 rolled injury
Dusk Hollin of Player 1 was injured
The bot drew solo card SO05
The bot recruited Grand Chef Slurm
Player 1 promised Survival Hamper (7 points)
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
The bot drew solo card SO03
The bot built Deep Shard Mine in row 3, column 1
The bot gained 1 scrap
Player 1 promised Bucket of Bugs (5 points)
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
The bot drew solo card SO10
The bot gained 1 reputation
Player 1 paid 2 scrap and 1 magtape
Player 1 built Medbay Alcove in row 2, column 2
Player 1 swapped 1 nitrogen with the pool
The bot drew solo card SO02
The bot built Megaforge in row 3, column 2
The bot gained 1 magtape
The bot gained 1 morale
Player 1 paid 2 scrap and 2 magtape
Player 1 built Crystal Lab in row 2, column 1
Player 1 put Movoo to work
The bot lost 1 morale
The bot drew solo card SO06
The bot met Shard Moths
Shard Moths hit Player 1
Player 1 lost the power of Nitro Lab
Player 1 suffered shard
Player 1 lost the power of Medbay Alcove
The bot recruited The Amazing Skrit
The bot gained 1 nitrogen
The bot exiled Peregrine Peremo
Player 1 put Combustible Joe to work
Player 1 set out for Crash Site
Player 1 paid 1 nitrogen
Player 1 gained 2 scrap and 1 magtape
Player 1 swapped 1 food with the pool
Player 1 powered Crystal Lab
The bot drew solo card SO12
The bot gained 1 food and 1 nitrogen
Player 1 swapped 1 nitrogen with the pool
Player 1 swapped 2 food with the pool
The bot drew an idle card
Player 1 swapped 1 nitrogen with the pool
Player 1 paid 2 scrap and 1 magtape
Player 1 built Museum of Broken Things in row 2, column 3
Player 1 gained 2 scrap
The bot drew solo card SO13
The bot gained 1 scrap and 1 magtape
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 met Try Again Tomorrow
Player 1 rolled a 2
The bot drew an idle card
Player 1 passed
Player 1 left 2 pairs hungry
Player 1 lost 1 reputation
Player 1 lost 2 morale
The bot gained 3 reputation
Player 1 lost 4 reputation
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Player 1 fixed the power of Nitro Lab
Crystal Lab of Player 1 activated
Player 1 gained 1 power shard
Player 1 gained 1 power shard
Player 1 powered Museum of Broken Things
Player 1 powered Medbay Alcove
Museum of Broken Things of Player 1 activated
Player 1 gained 1 food and 1 scrap
Tape Foundry of Player 1 activated
Player 1 gained 1 scrap and 1 magtape
Medbay Alcove of Player 1 activated
Dusk Hollin of Player 1 was healed
Player 1 gained 1 nitrogen
The bot won with 108 points
