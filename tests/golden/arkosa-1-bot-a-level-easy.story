Player 1 took the first player token
Player 1 took Bunker '42
Player 1 chose to be led by Sister Cog
Player 1 took Secret Meat Dispensary
The bot got Quaz Oberman
The bot got Pock and Pook
The bot took the first player token
Round 1
The bot drew solo card SO04
Tape Foundry came to the production line
The bot built Holo Lounge (middle left)
The bot gained 1 scrap
Player 1 put Trog to work
Player 1 gained 2 food and 1 scrap
Player 1 paid 3 scrap and 1 magtape
Bionic Workshop came to the production line
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
Medbay Alcove came to the production line
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
The bot drew solo card SO10
The bot gained 3 reputation
Player 1 passed
The bot drew solo card SO02
Giant Bug Ranch came to the production line
The bot built Museum of Broken Things (middle right)
The bot gained 1 reputation
The bot gained 1 morale
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The morale of The bot is 5
The bot gained 2 reputation
The morale of Player 1 is -4
Player 1 lost 3 reputation
Secret Meat Dispensary of Player 1 activated
Player 1 gained 2 food
Player 1 turned on The bot
The bot lost 1 morale
Tape Foundry of Player 1 activated
Player 1 gained 1 scrap and 1 magtape
Bug Farm of Player 1 activated
Player 1 gained 2 food
The colonists of Player 1 rested
Round 2
The bot drew an idle card
Player 1 put Beren Whaller to work
Player 1 took the shard out of Tape Foundry
Player 1 lost 1 reputation
The production line was reset
The bot drew solo card SO11
The bot recruited Professor Umber
Player 1 promised Captain's Banquet (7 points)
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
The bot drew an idle card
Player 1 promised Spare Parts (6 points)
Player 1 paid 3 scrap
Crystal Lab came to the production line
Player 1 built Giant Bug Ranch (centre)
Player 1 powered Giant Bug Ranch
The bot drew solo card SO06
The bot met Dust Reavers
Dust Reavers hit Player 1
Player 1 suffered shard
Player 1 lost the power of Secret Meat Dispensary
Player 1 suffered nitrogen
The bot recruited Ser Bolt
The bot gained 1 nitrogen
Player 1 swapped 2 food with the pool
Player 1 put Ninny Oxide to work
Player 1 gained 1 nitrogen and 1 magtape
Player 1 powered Secret Meat Dispensary
The bot drew an idle card
Player 1 promised Mixtape (5 points)
Player 1 put Trog to work
Player 1 gained 2 food and 1 scrap
The bot drew solo card SO09
The bot gained 1 morale
The bot gained 1 reputation
Player 1 paid 3 scrap and 1 magtape
Holo Lounge came to the production line
Player 1 built Algae Stacks (middle right)
Player 1 paid 3 food and 3 nitrogen
Player 1 gained 3 magtape
The bot drew solo card SO05
The bot recruited Countess Vim
Player 1 paid 1 food
Player 1 met Try Again Tomorrow
Player 1 rolled a 4
Player 1 passed
Player 1 left 2 pairs hungry
Player 1 lost 1 reputation
Player 1 lost 2 morale
The morale of The bot is 5
The bot gained 2 reputation
The morale of Player 1 is -5
Player 1 lost 4 reputation
Secret Meat Dispensary of Player 1 activated
Player 1 gained 2 food
Player 1 turned on The bot
The bot lost 1 morale
Bug Farm of Player 1 activated
Player 1 gained 2 food
Giant Bug Ranch of Player 1 activated
Player 1 gained 3 food
The colonists of Player 1 rested
Round 3
The bot drew solo card SO07
The bot recruited Big Lorro
The bot gained 1 food
Player 1 passed
The bot drew solo card SO03
Algae Stacks came to the production line
The bot built Gravity Club (bottom left)
The bot gained 1 scrap
The bot drew solo card SO12
The bot gained 1 food and 1 nitrogen
The bot gained 1 reputation
The bot drew solo card SO11
The bot recruited Doc Pellucid
The bot exiled Quaz Oberman
The bot drew solo card SO01
Deep Shard Mine came to the production line
The bot built Signal Archive (bottom middle)
The bot gained 1 magtape
The bot drew solo card SO13
The bot gained 1 scrap and 1 magtape
The bot gained 1 reputation
Player 1 left 2 pairs hungry
Player 1 lost 1 reputation
Player 1 lost 1 reputation
Player 1 lost 2 morale
The morale of The bot is 4
The bot gained 2 reputation
The morale of Player 1 is -5
Player 1 lost 4 reputation
Giant Bug Ranch of Player 1 activated
Player 1 gained 3 food
Secret Meat Dispensary of Player 1 activated
Player 1 gained 2 food
Player 1 turned on The bot
The bot lost 1 morale
Bug Farm of Player 1 activated
Player 1 gained 2 food
The bot won with 104 points
