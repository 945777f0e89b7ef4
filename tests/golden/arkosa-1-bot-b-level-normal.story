Player 1 took the first player token
Player 1 took Bunker '58
Player 1 chose to be led by Admiral Pim
Player 1 took Triage Dome
The bot got Zib Tallow
The bot got Dusk Hollin
The bot took the first player token
Round 1
The bot drew an idle card
Player 1 paid 2 scrap and 1 magtape
Shisha Spa came to the production line
Player 1 built Bionic Workshop (middle left)
Player 1 put Captain Moop to work
Player 1 set out for Salt Flats Beacon
The track brought Player 1: gain 1 food
Player 1 gained 1 food
Player 1 paid 1 nitrogen
Player 1 recruited Boeuf
The bot drew solo card SO09
The bot used action 2 of Dusk Hollin
The bot set out for Research Outpost
The track brought The bot: gain 1 morale
The bot gained 1 morale
The bot paid 1 food and 1 nitrogen
The bot gained 2 scrap and 2 magtape
Player 1 made room on the morale track
The bot gained 1 morale
The bot gained 1 reputation
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 1 paid 1 food
Player 1 met Consultation Fee
Player 1 paid 1 nitrogen
The bot drew solo card SO07
The bot used action 1 of Zib Tallow
The bot gained 3 scrap
The bot recruited Pock and Pook
Player 1 put Boeuf to work
Player 1 gained 3 food
Player 1 swapped 1 food with the pool
The bot drew solo card SO04
The bot used action 1 of Pock and Pook
The bot gained 2 scrap
The bot paid 2 scrap and 2 magtape
Nitro Refinery came to the production line
The bot built Shard Drill (middle left)
Player 1 put Combustible Joe to work
Player 1 set out for Crash Site
Player 1 met War Wreck
Player 1 gained 2 scrap and 2 magtape
Player 1 suffered nitrogen
Player 1 lost 1 nitrogen
Player 1 suffered injury
Boeuf of Player 1 was injured
Player 1 could not pay at Crash Site
Player 1 paid 2 scrap and 1 magtape
Holo Lounge came to the production line
Player 1 built Shisha Spa (top middle)
The bot drew solo card SO08
The bot gained 1 power shard
The bot gained 1 reputation
The bot powered Shard Drill
Player 1 lost 1 reputation
The production line was reset
Player 1 put Yolanda Spore to work
Boeuf of Player 1 was healed
The bot drew solo card SO02
Player 1 passed
The bot left 2 pairs hungry
Player 1 made room on the morale track
The bot lost 2 morale
Player 1 left 2 pairs hungry
The bot made room on the morale track
Player 1 lost 2 morale
The morale of The bot is 1
The bot gained 1 reputation
The morale of Player 1 is 0
Bug Farm of The bot activated
The bot gained 2 food
Nitro Lab of The bot activated
The bot gained 2 nitrogen
Sorting Bay of The bot activated
The bot gained 2 scrap
Shard Drill of The bot activated
The bot gained 1 power shard
The bot gained 1 scrap
Shisha Spa of Player 1 activated
Rec Corner of Player 1 activated
The bot made room on the morale track
Player 1 gained 1 morale
Triage Dome of Player 1 activated
Player 1 gained 1 nitrogen
The colonists of Player 1 rested
The colonists of The bot rested
Round 2
The bot drew an idle card
Player 1 promised Workshop Kit (9 points)
Player 1 put Yolanda Spore to work
Player 1 gained 3 nitrogen
The bot drew solo card SO13
The bot used action 2 of Dusk Hollin
The bot set out for Sanctuary Prime
The bot met The Hush
The Hush hit Player 1
Player 1 suffered shard
Player 1 lost the power of Triage Dome
The bot made room on the morale track
Player 1 lost 1 morale
The bot paid 2 food and 1 nitrogen
The bot gained 2 scrap and 2 magtape and 1 power shard
The bot paid 4 scrap and 2 magtape
Gravity Club came to the production line
The bot built Pleasure Gardens (centre)
The bot gained 1 scrap
The bot powered Pleasure Gardens
Player 1 put Combustible Joe to work
Player 1 gained 3 scrap and 1 magtape
Player 1 rolled a 5
Player 1 put Captain Moop to work
The bot made room on the morale track
Player 1 gained 1 morale
The bot drew solo card SO11
The bot used action 2 of Pock and Pook
Player 1 made room on the morale track
The bot gained 1 morale
The bot recruited Countess Vim
Player 1 paid 2 scrap and 1 magtape
Medbay Alcove came to the production line
Player 1 built Shisha Spa (bottom left)
Player 1 promised Breath of Fresh Air (5 points)
The bot drew solo card SO05
The track brought The bot: gain 1 scrap
The bot gained 1 scrap
The bot recruited The Amazing Skrit
The bot used action 1 of The Amazing Skrit
The bot gained 2 morale
Player 1 swapped 2 food with the pool
Player 1 passed
The bot drew solo card SO01
The bot used action 1 of Zib Tallow
The bot gained 3 scrap
The bot drew solo card SO03
The bot used action 1 of Countess Vim
The bot gained 1 magtape
The bot gained 1 morale
The bot paid 2 scrap and 1 magtape
Bionic Workshop came to the production line
The bot built Medbay Alcove (middle right)
The bot powered Medbay Alcove
The bot left 3 pairs hungry
The bot lost 3 morale
Player 1 paid 1 food and 1 nitrogen
Player 1 left 1 pair hungry
Player 1 lost 1 morale
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
Shard Drill of The bot activated
The bot gained 1 power shard
The bot gained 1 scrap
Pleasure Gardens of The bot activated
The bot gained 2 morale
Medbay Alcove of The bot activated
The bot gained 1 nitrogen
The bot gained 1 food
Player 1 fixed the power of Triage Dome
Shisha Spa of Player 1 activated
Player 1 paid 2 nitrogen
Player 1 gained 2 morale
Rec Corner of Player 1 activated
Player 1 gained 1 morale
The colonists of Player 1 rested
The colonists of The bot rested
Round 3
The bot drew solo card SO12
The bot paid 1 food and 1 nitrogen
The bot gained 1 magtape
The bot paid 1 food and 1 nitrogen
The bot gained 1 magtape
The bot paid 4 scrap and 2 magtape
Zero-G Theatre came to the production line
The bot built Gravity Club (bottom left)
The bot powered Gravity Club
The bot used action 1 of Countess Vim
The bot gained 1 magtape
The bot gained 1 morale
Player 1 put Combustible Joe to work
Player 1 set out for Salt Flats Beacon
Player 1 could not pay at Salt Flats Beacon
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
The bot drew solo card SO06
The track brought The bot: reset the production line
The production line was reset
The bot recruited Professor Umber
The bot used action 2 of Zib Tallow
The bot set out for Crash Site
The track brought The bot: lose 1 morale
The bot lost 1 morale
The bot paid 1 nitrogen
The bot gained 2 scrap and 1 magtape
Player 1 put Yolanda Spore to work
Player 1 paid 3 scrap and 1 magtape
Atmosphere Dome came to the production line
Player 1 built Algae Stacks (top middle)
The bot drew solo card SO10
The bot used action 3 of Professor Umber
The bot set out for Research Outpost
The bot met Tinker Swarm
Tinker Swarm hit Player 1
Player 1 suffered food
Player 1 suffered shard
Player 1 lost the power of Triage Dome
The bot paid 1 food and 1 nitrogen
The bot gained 2 scrap and 2 magtape
The bot gained 1 food and 1 nitrogen
The bot gained 2 reputation
Player 1 promised Spare Parts (6 points)
Player 1 put Boeuf to work
Player 1 set out for New Colony Network
The track brought Player 1: gain 1 magtape
Player 1 gained 1 magtape
Player 1 could not pay at New Colony Network
The bot drew an idle card
Player 1 put Captain Moop to work
Player 1 set out for Research Outpost
The track brought Player 1: injure the explorer
Captain Moop of Player 1 was injured
Player 1 could not pay at Research Outpost
Player 1 passed
The bot drew solo card SO11
The bot used action 2 of Pock and Pook
The bot gained 1 morale
The track brought The bot: gain 1 reputation
The bot gained 1 reputation
The bot recruited Big Lorro
The bot exiled Dusk Hollin
The bot lost 1 morale
The bot drew solo card SO08
The bot used action 2 of Big Lorro
The bot set out for Crash Site
The bot paid 1 nitrogen
The bot gained 2 scrap and 1 magtape
The bot gained 1 power shard
The bot gained 1 reputation
The bot left 3 pairs hungry
Player 1 made room on the morale track
The bot lost 3 morale
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
Shard Drill of The bot activated
The bot gained 1 power shard
The bot gained 1 scrap
Pleasure Gardens of The bot activated
Player 1 made room on the morale track
The bot gained 2 morale
Medbay Alcove of The bot activated
The bot gained 1 nitrogen
The bot gained 1 food
Gravity Club of The bot activated
The bot gained 1 food
The bot gained 1 morale
The bot gained 1 nitrogen
Rec Corner of Player 1 activated
Player 1 gained 1 morale
Player 1 fixed the power of Triage Dome
Algae Stacks of Player 1 activated
Player 1 gained 2 food and 2 nitrogen
The bot won with 102 points
