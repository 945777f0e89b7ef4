Player 1 took the first player token
Player 1 took Bunker '42
Player 1 chose to be led by Sister Cog
Player 1 took Secret Meat Dispensary
The bot got Quaz Oberman
The bot got Pock and Pook
The bot took the first player token
Round 1
The bot drew solo card SO04
The bot built Holo Lounge (middle left)
The bot gained 1 scrap
Player 1 put Trog to work
Player 1 gained 2 food and 1 scrap
Player 1 paid 3 scrap and 1 magtape
Player 1 built Tape Foundry (top right)
The bot drew solo card SO08
The bot gained 1 power shard
The bot gained 1 reputation
Player 1 paid 1 food
Player 1 met Consultation Fee
Player 1 paid 1 food
Player 1 paid 1 food
Player 1 met Clean Stitching
Player 1 paid 1 nitrogen
Player 1 met Surprisingly Competent
Player 1 gained 1 reputation
Player 1 paid 1 food
Player 1 met Encore
Player 1 paid 1 food
Player 1 met Mixed-Up Charts
Player 1 rolled a 3
Trog of Player 1 was injured
Player 1 made the trade of Sister Cog
Player 1 paid 1 nitrogen
Trog of Player 1 was healed
The bot drew solo card SO01
The bot built Bionic Workshop (centre)
Player 1 swapped 1 nitrogen with the pool
Player 1 put Beren Whaller to work
Player 1 gained 2 scrap
The bot drew solo card SO13
The bot gained 1 scrap and 1 magtape
The bot gained 1 reputation
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
The bot drew solo card SO09
The bot gained 1 morale
The bot gained 1 reputation
Player 1 lost 1 reputation
The production line was reset
Player 1 passed
The bot drew solo card SO07
The bot recruited Lady Fizz
The bot gained 1 food
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The bot gained 2 reputation
Player 1 lost 3 reputation
Tape Foundry of Player 1 activated
Player 1 gained 1 scrap and 1 magtape
Secret Meat Dispensary of Player 1 activated
Player 1 gained 2 food
Player 1 turned on The bot
The bot lost 1 morale
Bug Farm of Player 1 activated
Player 1 gained 2 food
The colonists of Player 1 rested
Round 2
The bot drew solo card SO12
The bot gained 1 food and 1 nitrogen
The bot gained 1 reputation
Player 1 passed
The bot drew solo card SO03
The bot built Deep Shard Mine (middle right)
The bot gained 1 reputation
The bot gained 1 scrap
The bot drew solo card SO05
The bot met Dust Reavers
Dust Reavers hit Player 1
Player 1 suffered magtape
Player 1 lost 1 magtape
Player 1 suffered magtape
The bot recruited Professor Umber
The bot drew solo card SO10
The bot gained 3 reputation
The bot drew solo card SO11
The bot recruited Grand Chef Slurm
The bot drew an idle card
Player 1 left 2 pairs hungry
Player 1 lost 1 reputation
Player 1 lost 2 morale
The bot gained 2 reputation
Player 1 lost 4 reputation
Bug Farm of Player 1 activated
Player 1 gained 2 food
Tape Foundry of Player 1 activated
Player 1 gained 1 scrap and 1 magtape
Secret Meat Dispensary of Player 1 activated
Player 1 gained 2 food
Player 1 turned on The bot
The bot lost 1 morale
Round 3
The bot drew an idle card
Player 1 put Beren Whaller to work
Player 1 gained 2 scrap
Player 1 promised Hull Patches (7 points)
The bot drew solo card SO06
The bot recruited Echo-Echo
The bot gained 1 nitrogen
Player 1 passed
The bot drew solo card SO02
The bot built Quantum Library (bottom left)
The bot gained 1 morale
The bot drew an idle card
The bot drew solo card SO10
The bot gained 3 reputation
The bot drew solo card SO08
The bot gained 1 power shard
The bot gained 1 reputation
Player 1 left 2 pairs hungry
Player 1 lost 1 reputation
Player 1 lost 1 reputation
Player 1 lost 2 morale
The bot gained 2 reputation
Player 1 lost 4 reputation
Tape Foundry of Player 1 activated
Player 1 gained 1 scrap and 1 magtape
Bug Farm of Player 1 activated
Player 1 gained 2 food
Secret Meat Dispensary of Player 1 activated
Player 1 gained 2 food
Player 1 turned on The bot
The bot lost 1 morale
The bot swapped 3 nitrogen with the pool
The bot paid 6 food
The bot completed Captain's Banquet (7 points)
The bot paid 4 scrap
The bot completed Scrap Sculpture (5 points)
The bot won with 113 points
