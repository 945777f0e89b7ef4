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
Player 1 built Bionic Workshop in row 2, column 1
Player 1 put Captain Moop to work
Player 1 set out for Salt Flats Beacon
Player 1 gained 1 food
Player 1 paid 1 nitrogen
Player 1 recruited Boeuf
The bot drew solo card SO09
The bot used action 2 of Dusk Hollin
The bot set out for Sanctuary Prime
The bot paid 2 food and 1 nitrogen
The bot gained 2 scrap and 2 magtape and 1 power shard
The bot gained 1 morale
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 1 paid 1 food
Player 1 met Consultation Fee
Player 1 paid 1 nitrogen
The bot drew solo card SO07
The bot used action 1 of Zib Tallow
The bot gained 3 scrap
The bot rolled scrap
The bot gained 1 scrap
The bot recruited Pock and Pook
Player 1 put Boeuf to work
Player 1 gained 3 food
Player 1 swapped 1 food with the pool
The bot drew solo card SO10
The bot used action 1 of Pock and Pook
The bot gained 2 scrap
The bot gained 1 food and 1 nitrogen
Player 1 put Combustible Joe to work
Player 1 set out for Crash Site
Player 1 lost 1 reputation
Player 1 paid 1 nitrogen
Player 1 gained 2 scrap and 1 magtape
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
The bot drew solo card SO13
The bot paid 2 scrap and 2 magtape
The bot built Shard Drill in row 2, column 1
The bot powered Shard Drill
Player 1 paid 2 scrap and 1 magtape
Player 1 built Shisha Spa in row 2, column 3
Player 1 gained 1 food and 1 scrap
Player 1 paid 3 scrap
Player 1 built Nitro Refinery in row 2, column 1
The bot drew solo card SO04
The bot paid 3 scrap
The bot built Holo Lounge in row 2, column 2
The bot gained 1 power shard
The bot powered Holo Lounge
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 2 scrap and 1 magtape
Player 1 built Cyber Diner in row 2, column 2
The bot drew an idle card
Player 1 passed
The bot paid 2 food and 2 nitrogen
Player 1 left 2 pairs hungry
The bot made room on the morale track
Player 1 lost 2 morale
The bot gained 1 reputation
Bug Farm of The bot activated
The bot gained 2 food
Nitro Lab of The bot activated
The bot gained 2 nitrogen
Sorting Bay of The bot activated
The bot gained 2 scrap
Shard Drill of The bot activated
The bot gained 1 power shard
The bot gained 1 scrap
Holo Lounge of The bot activated
The bot gained 1 morale
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Triage Dome of Player 1 activated
Player 1 gained 1 nitrogen
Rec Corner of Player 1 activated
Player 1 gained 1 morale
The colonists of Player 1 rested
The colonists of The bot rested
Round 2
The bot drew solo card SO03
The bot used action 1 of Pock and Pook
The bot gained 2 scrap
The bot paid 2 scrap and 1 magtape
The bot built Medbay Alcove in row 2, column 3
The bot powered Medbay Alcove
Player 1 put Captain Moop to work
Player 1 set out for Wanderers' Path
Player 1 met Shard Moths
Shard Moths hit Player 1
Player 1 lost the power of Triage Dome
Player 1 suffered nitrogen
Player 1 lost 1 nitrogen
Player 1 went to Research Outpost instead
Player 1 paid 1 nitrogen
Player 1 gained 2 scrap and 2 magtape
Player 1 swapped 1 nitrogen with the pool
The bot drew solo card SO05
The bot recruited Echo-Echo
The bot used action 1 of Zib Tallow
The bot gained 3 scrap
Player 1 put Boeuf to work
Player 1 set out for Crash Site
Player 1 could not pay at Crash Site
Player 1 put Yolanda Spore to work
Player 1 gained 3 nitrogen
The bot drew solo card SO11
The bot used action 2 of Dusk Hollin
The bot set out for Sanctuary Prime
The bot paid 2 food and 1 nitrogen
The bot gained 2 scrap and 2 magtape and 1 power shard
The bot lost 1 morale
The bot recruited The Amazing Skrit
Player 1 paid 2 scrap and 1 magtape
Player 1 built Shisha Spa in row 1, column 3
Player 1 paid 1 food
Player 1 met Hungry Work
Player 1 lost 1 nitrogen
Player 1 paid 1 nitrogen
Player 1 met Mixed-Up Charts
Player 1 rolled a 3
Yolanda Spore of Player 1 was injured
Player 1 paid 1 nitrogen
Player 1 met Surprisingly Competent
Yolanda Spore of Player 1 was healed
Player 1 gained 1 reputation
The bot drew solo card SO01
The bot used action 1 of The Amazing Skrit
The bot gained 2 morale
The bot paid 4 scrap and 2 magtape
The bot built Pleasure Gardens in row 3, column 1
The bot powered Pleasure Gardens
Player 1 put Combustible Joe to work
Player 1 gained 3 scrap and 1 magtape
Player 1 rolled a 2
Combustible Joe of Player 1 was injured
Player 1 lost the power of Nitro Lab
Player 1 promised Dinner and a Show (7 points)
The bot drew solo card SO02
The bot used action 2 of Echo-Echo
The bot set out for Research Outpost
The bot met Horde on the Horizon
Horde on the Horizon hit Player 1
Player 1 suffered scrap
Player 1 lost 1 scrap
The bot paid 1 nitrogen
The bot gained 2 scrap and 2 magtape
The bot paid 3 scrap and 1 magtape
The bot built Algae Stacks in row 3, column 2
The bot gained 1 power shard
The bot powered Algae Stacks
Player 1 paid 2 scrap and 2 magtape
Player 1 built Crystal Lab in row 1, column 3
Player 1 promised Battery and a Good Meal (8 points)
The bot drew solo card SO08
The bot gained 1 power shard
Player 1 passed
The bot left 3 pairs hungry
Player 1 made room on the morale track
The bot lost 3 morale
Player 1 left 2 pairs hungry
The bot made room on the morale track
Player 1 lost 2 morale
The bot gained 1 reputation
Bug Farm of The bot activated
The bot gained 2 food
Nitro Lab of The bot activated
The bot gained 2 nitrogen
Sorting Bay of The bot activated
The bot gained 2 scrap
Shard Drill of The bot activated
The bot gained 1 power shard
The bot gained 1 scrap
Holo Lounge of The bot activated
The bot gained 1 morale
Medbay Alcove of The bot activated
The bot gained 1 nitrogen
The bot gained 1 food
Pleasure Gardens of The bot activated
The bot gained 2 morale
The bot gained 1 nitrogen
Algae Stacks of The bot activated
The bot gained 2 food and 2 nitrogen
Player 1 fixed the power of Nitro Lab
Player 1 fixed the power of Triage Dome
Crystal Lab of Player 1 activated
Player 1 gained 1 power shard
The colonists of Player 1 rested
The colonists of The bot rested
Round 3
The bot drew solo card SO06
The bot recruited Doc Pellucid
The bot used action 2 of Echo-Echo
The bot set out for Research Outpost
The bot gained 1 reputation
The bot paid 1 nitrogen
The bot gained 2 scrap and 2 magtape
Player 1 powered Cyber Diner
Player 1 put Boeuf to work
Player 1 set out for Salt Flats Beacon
Player 1 could not pay at Salt Flats Beacon
Player 1 put Captain Moop to work
Player 1 set out for The Factory
Player 1 met Hissing Canister
Player 1 gained 2 nitrogen
Player 1 rolled shard
Player 1 gained 1 power shard
Player 1 rolled nitrogen
Player 1 gained 1 nitrogen
Player 1 powered Shisha Spa
The bot drew solo card SO12
The bot paid 4 scrap and 2 magtape
The bot built Megaforge in row 3, column 3
The bot powered Megaforge
The bot used action 1 of Dusk Hollin
The bot gained 2 nitrogen
Player 1 swapped 2 nitrogen with the pool
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
The bot drew solo card SO05
The bot gained 1 power shard
The bot recruited Dazzle Ptok
The bot used action 2 of Doc Pellucid
The bot gained 1 nitrogen and 1 magtape
The bot exiled Dusk Hollin
The bot lost 1 morale
Player 1 put Yolanda Spore to work
Combustible Joe of Player 1 was healed
Player 1 swapped 1 food with the pool
The bot drew solo card SO07
The bot used action 1 of Zib Tallow
The bot gained 3 scrap
The bot met Dust Reavers
Dust Reavers hit Player 1
Player 1 suffered magtape
Player 1 lost 1 magtape
Player 1 suffered scrap
The bot recruited Jinko
The bot exiled Zib Tallow
The bot lost 1 morale
Player 1 paid 1 nitrogen
Player 1 met Try Again Tomorrow
Player 1 rolled a 2
Player 1 promised Hull Patches (7 points)
The bot drew solo card SO04
The bot used action 1 of The Amazing Skrit
The bot gained 2 morale
The bot paid 4 scrap and 1 magtape
The bot built Atmosphere Dome in row 1, column 2
Player 1 lost 1 reputation
The production line was reset
Player 1 passed
The bot drew solo card SO10
The bot used action 1 of Jinko
The bot gained 1 nitrogen and 3 scrap
The bot gained 1 food and 1 nitrogen
The bot paid 3 food and 3 nitrogen
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The bot gained 2 reputation
Player 1 lost 1 reputation
Bug Farm of The bot activated
The bot gained 2 food
Atmosphere Dome of The bot activated
The bot gained 4 nitrogen
Sorting Bay of The bot activated
The bot gained 2 scrap
Shard Drill of The bot activated
The bot gained 1 power shard
The bot gained 1 scrap
Holo Lounge of The bot activated
The bot gained 1 morale
Medbay Alcove of The bot activated
The bot gained 1 nitrogen
The bot gained 1 food
Pleasure Gardens of The bot activated
The bot gained 2 morale
The bot gained 1 nitrogen
Algae Stacks of The bot activated
The bot gained 2 food and 2 nitrogen
Megaforge of The bot activated
The bot gained 2 scrap and 1 magtape
The bot gained 2 scrap and 1 magtape
Cyber Diner of Player 1 activated
Triage Dome of Player 1 activated
Player 1 gained 1 nitrogen
Crystal Lab of Player 1 activated
Player 1 gained 1 power shard
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Player 1 powered Nitro Refinery
Nitro Refinery of Player 1 activated
Player 1 gained 3 nitrogen
Player 1 gained 3 nitrogen
Shisha Spa of Player 1 activated
Player 1 paid 2 nitrogen
Player 1 gained 2 morale
The bot won with 123 points
