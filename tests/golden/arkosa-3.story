Player 3 took the first player token
Player 3 took Bunker '42
Player 1 took Bunker '21
Player 2 took Bunker '58
Player 1 chose to be led by Ma Tundra
Player 2 chose to be led by Sister Cog
Player 3 chose to be led by Vex Ollo
Player 2 took Metabolic Exchanger
Player 3 took Triage Dome
Player 1 took Secret Meat Dispensary
Round 1
Player 3 put Trog to work
Player 3 gained 2 food and 1 scrap
Player 3 put Sarn Vell to work
Player 3 set out for New Colony Network
Player 3 met Unkind Rumour
Player 3 lost 1 reputation
Player 3 paid 1 food and 1 nitrogen
Player 3 recruited Movoo
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
Player 1 put Yolanda Spore to work
Player 1 set out for Rustbone Gulch
Player 1 met Odd Berries
Player 1 gained 2 food
Player 1 rolled a 4
Player 1 went to Salt Flats Beacon instead
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Ninny Oxide
Player 2 put Peregrine Peremo to work
Player 2 turned on Player 3
Kronch of Player 3 went to rest
Player 2 put Beren Whaller to work
Player 2 took the shard out of Nitro Lab
Player 2 powered Nitro Lab
Player 3 paid 3 scrap and 1 magtape
Tape Foundry came to the production line
Player 3 built Broadcast Booth (middle left)
Player 3 gained 2 scrap
Player 3 paid 2 food and 2 nitrogen
Player 3 gained 2 magtape
Player 1 made the trade of Ma Tundra
Player 1 paid 2 food
Player 1 gained 1 morale
Player 1 gained 1 reputation
Player 1 put Tessa-9 to work
Player 1 gained 1 magtape
Player 2 put Combustible Joe to work
Player 2 set out for Crash Site
The track brought Player 2: gain 1 morale
Player 3 made room on the morale track
Player 2 gained 1 morale
Player 2 paid 1 nitrogen
Player 2 gained 2 scrap and 1 magtape
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 3 paid 1 food
Player 3 met Encore
Player 3 put Flurn to work
Player 2 made room on the morale track
Player 3 gained 1 morale
Player 1 swapped 1 nitrogen with the pool
Player 1 put Ninny Oxide to work
Player 2 put Wexley to work
Player 2 gained 1 food and 1 nitrogen and 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 3 put Movoo to work
Player 3 gained 2 food
Player 3 paid 1 food
Player 3 met Miracle Tonic
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 put Gabbo Trink to work
Player 1 set out for New Colony Network
Player 1 paid 1 food
Player 1 recruited Dusk Hollin
Player 2 paid 3 scrap and 1 magtape
Shard Drill came to the production line
Player 2 built Algae Stacks (middle right)
Player 2 gained 1 food and 1 scrap
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 3 paid 3 scrap
Crystal Lab came to the production line
Player 3 built Holo Lounge (bottom left)
Player 3 paid 1 food
Player 3 met Puppet Therapy
Player 3 gained 1 morale
Player 3 paid 1 food
Player 3 met Mixed-Up Charts
Player 3 rolled a 6
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 2 scrap and 2 magtape
Salvage Bay came to the production line
Player 1 built Crystal Lab (top right)
Player 2 paid 2 scrap and 1 magtape
Nitro Refinery came to the production line
Player 2 built Salvage Bay (top middle)
Player 2 made the trade of Sister Cog
Player 2 paid 1 nitrogen
Player 2 powered Algae Stacks
Player 3 passed
Player 3 took the first player token
Player 3 gained 1 scrap and 1 magtape
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 put Pock and Pook to work
Player 1 gained 1 morale
Player 2 paid 1 food
Player 2 met Consultation Fee
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 met Clean Stitching
Player 2 paid 1 nitrogen
Player 2 met Try Again Tomorrow
Player 2 rolled a 6
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 1 passed
Player 2 passed
Player 3 left 3 pairs hungry
Player 2 made room on the morale track
Player 3 lost 3 morale
Player 1 left 3 pairs hungry
Player 1 lost 3 morale
Player 2 left 2 pairs hungry
Player 3 made room on the morale track
Player 2 lost 2 morale
The morale of Player 3 is -2
Player 3 lost 1 reputation
The morale of Player 1 is 0
The morale of Player 2 is -3
Player 2 lost 2 reputation
Bug Farm of Player 3 activated
Player 3 gained 2 food
Triage Dome of Player 3 activated
Player 3 gained 1 nitrogen
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Bug Farm of Player 1 activated
Player 1 gained 2 food
Secret Meat Dispensary of Player 1 activated
Player 1 gained 2 food
Player 1 turned on Player 3
Player 2 made room on the morale track
Player 3 lost 1 morale
Crystal Lab of Player 1 activated
Player 1 gained 1 power shard
Salvage Bay of Player 2 activated
Player 2 gained 3 scrap
Algae Stacks of Player 2 activated
Player 2 gained 2 food and 2 nitrogen
Metabolic Exchanger of Player 2 activated
Player 2 gained 3 nitrogen
Rec Corner of Player 2 activated
Player 2 gained 1 morale
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
Round 2
Player 3 promised Reactor Core (13 points)
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 1 swapped 1 food with the pool
Player 1 put Tessa-9 to work
Player 1 set out for Moonrise Ridge
The track brought Player 1: roll the resource die 1× to gain
Player 1 rolled food
Player 1 gained 1 food
Player 1 could not pay at Moonrise Ridge
Player 2 passed
Player 2 took the first player token
Player 2 gained 1 food and 1 scrap
Player 3 paid 1 nitrogen
Player 3 met Extra Limb
Player 3 lost 1 morale
Player 3 paid 1 food
Player 3 met Hungry Work
Player 3 lost 1 nitrogen
Player 3 promised Complete Box Set (9 points)
Player 1 put Yolanda Spore to work
Player 1 gained 3 nitrogen
Player 1 promised Dinner and a Show (7 points)
Player 3 put Trog to work
Player 3 set out for The Factory
Player 3 met Shard Storm
Player 3 gained 1 power shard
Player 3 lost the power of Nitro Lab
Player 3 lost the power of Triage Dome
Player 3 rolled scrap
Player 3 gained 1 scrap
Player 3 rolled magtape
Player 3 gained 1 magtape
Player 3 paid 3 scrap
Shard Drill came to the production line
Player 3 built Nitro Refinery (top right)
Player 3 powered Broadcast Booth
Player 1 passed
Player 3 put Movoo to work
Player 3 gained 2 food
Player 3 promised Workshop Kit (9 points)
Player 3 put Kronch to work
Player 3 turned on Player 2
Peregrine Peremo of Player 2 was injured
Player 3 swapped 1 food with the pool
Player 3 paid 1 food
Player 3 met Surprisingly Competent
Player 3 gained 1 reputation
Player 3 paid 1 nitrogen
Player 3 met Two for One
Player 3 promised Picnic for Two Crews (7 points)
Player 3 made the trade of Vex Ollo
Player 3 lost 1 reputation
Player 3 gained 3 food and 1 scrap
Player 3 paid 1 food
Player 3 met Try Again Tomorrow
Player 3 rolled a 6
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 put Sarn Vell to work
Player 3 set out for Research Outpost
Player 3 met Horde on the Horizon
Horde on the Horizon hit Player 3
Player 3 suffered magtape
Player 3 lost 1 magtape
Player 3 suffered nitrogen
Horde on the Horizon hit Player 1
Player 1 suffered scrap
Player 1 lost 1 scrap
Player 1 suffered injury
Pock and Pook of Player 1 was injured
Horde on the Horizon hit Player 2
Player 2 suffered nitrogen
Player 2 lost 1 nitrogen
Player 2 suffered injury
Wexley of Player 2 was injured
Player 3 went to Rustbone Gulch instead
Player 3 could not pay at Rustbone Gulch
Player 3 paid 2 scrap and 2 magtape
Regeneration Ward came to the production line
Player 3 built Shard Drill (top middle)
Player 3 put Flurn to work
Player 3 gained 1 food and 1 nitrogen
Player 3 swapped 1 nitrogen with the pool
Player 3 paid 1 food
Player 3 met Hungry Work
Player 3 lost 1 food
Player 3 paid 1 food
Player 3 met Encore
Player 3 passed
Player 2 paid 1 food and 1 nitrogen
Player 2 left 1 pair hungry
Player 2 lost 1 morale
Player 3 left 3 pairs hungry
Player 3 lost 1 reputation
Player 3 lost 1 reputation
Player 3 lost 3 morale
Player 1 paid 2 food and 2 nitrogen
Player 1 left 1 pair hungry
Player 1 lost 1 morale
The morale of Player 2 is -2
Player 2 lost 1 reputation
The morale of Player 3 is -5
Player 3 lost 4 reputation
The morale of Player 1 is -1
Player 1 lost 1 reputation
Rec Corner of Player 2 activated
Player 1 made room on the morale track
Player 2 gained 1 morale
Algae Stacks of Player 2 activated
Player 2 gained 2 food and 2 nitrogen
Salvage Bay of Player 2 activated
Player 2 gained 3 scrap
Metabolic Exchanger of Player 2 activated
Player 2 gained 3 nitrogen
Broadcast Booth of Player 3 activated
Player 3 gained 1 reputation
Player 3 fixed the power of Nitro Refinery
Bug Farm of Player 3 activated
Player 3 gained 2 food
Player 3 fixed the power of Shard Drill
Bug Farm of Player 1 activated
Player 1 gained 2 food
Crystal Lab of Player 1 activated
Player 1 gained 1 power shard
Secret Meat Dispensary of Player 1 activated
Player 1 gained 2 food
Player 1 turned on Player 2
Player 1 made room on the morale track
Player 2 lost 1 morale
The colonists of Player 1 rested
The colonists of Player 3 rested
Round 3
Player 2 put Beren Whaller to work
Player 2 gained 2 scrap
Player 2 promised Spare Parts (6 points)
Player 3 put Trog to work
Player 3 gained 2 food and 1 scrap
Player 3 put Flurn to work
Player 3 set out for New Colony Network
The track brought Player 3: gain 1 nitrogen
Player 3 gained 1 nitrogen
Player 3 paid 1 food and 1 nitrogen
Player 3 recruited Mama Gristle
Player 1 put Gabbo Trink to work
Player 1 gained 1 morale
Player 1 put Ninny Oxide to work
Player 1 gained 1 nitrogen and 1 magtape
Player 2 paid 2 food and 2 nitrogen
Player 2 gained 2 magtape
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 paid 1 food
Player 3 met Miracle Tonic
Player 1 put Tessa-9 to work
Player 1 set out for Salt Flats Beacon
Player 1 met Word Gets Round
Player 1 gained 1 reputation
Player 1 went to Crash Site instead
Player 1 paid 1 nitrogen
Player 1 gained 2 scrap and 1 magtape
Player 1 put Dusk Hollin to work
Player 1 gained 2 nitrogen
Player 2 lost 1 reputation
The production line was reset
Player 2 paid 2 scrap and 1 magtape
Atmosphere Dome came to the production line
Player 2 built Salvage Bay (middle left)
Player 3 put Mama Gristle to work
Player 3 gained 2 food and 2 nitrogen
Player 3 lost 1 reputation
Player 3 lost 1 morale
Player 3 put Kronch to work
Player 3 set out for The Factory
Player 3 met Bad Fall
Kronch of Player 3 was injured
Player 3 lost 1 food
Player 3 rolled shard
Player 3 gained 1 power shard
Player 3 rolled magtape
Player 3 gained 1 magtape
Player 1 put Yolanda Spore to work
Player 1 gained 3 nitrogen
Player 1 promised Battery and a Good Meal (8 points)
Player 2 paid 3 scrap and 1 magtape
Museum of Broken Things came to the production line
Player 2 built Algae Stacks (middle right)
Player 2 promised Captain's Banquet (7 points)
Player 3 made the trade of Vex Ollo
Player 3 lost 1 reputation
Player 3 gained 1 food and 1 nitrogen and 2 scrap
Player 3 paid 2 scrap and 1 magtape
Signal Archive came to the production line
Player 3 built Museum of Broken Things (bottom left)
Player 3 powered Museum of Broken Things
Player 1 promised Mega Battery (5 points)
Player 1 paid 4 scrap and 1 magtape
Pleasure Gardens came to the production line
Player 1 built Atmosphere Dome (top right)
Player 2 paid 2 food and 2 nitrogen
Player 2 gained 2 magtape
Player 2 paid 3 scrap
Cyber Diner came to the production line
Player 2 built Nitro Refinery (bottom right)
Player 3 paid 1 nitrogen
Player 3 met Surprisingly Competent
Kronch of Player 3 was healed
Player 3 gained 1 reputation
Player 3 paid 1 food
Player 3 met Two for One
Player 3 paid 2 scrap and 1 magtape
Shisha Spa came to the production line
Player 3 built Cyber Diner (top middle)
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 1 made the trade of Ma Tundra
Player 1 paid 2 food
Player 1 gained 1 morale
Player 1 gained 1 reputation
Player 2 put Combustible Joe to work
Player 2 gained 3 scrap and 1 magtape
Player 2 rolled a 5
Player 2 paid 4 scrap and 2 magtape
Gravity Club came to the production line
Player 2 built Megaforge (middle right)
Player 3 paid 2 food and 2 nitrogen
Player 3 gained 2 magtape
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 food and 1 nitrogen
Player 2 swapped 1 nitrogen with the pool
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 1 magtape
Player 3 put Movoo to work
Player 3 gained 2 food
Player 3 swapped 2 food with the pool
Player 2 lost 1 reputation
The production line was reset
Player 2 paid 4 scrap and 1 magtape
Holo Lounge came to the production line
Player 2 built Grand Larder (top left)
Player 3 passed
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 3 scrap
Karaoke Pit came to the production line
Player 2 built Giant Bug Ranch (middle right)
Player 2 paid 2 scrap and 1 magtape
Regeneration Ward came to the production line
Player 2 built Medbay Alcove (middle left)
Player 2 lost 1 reputation
The production line was reset
Player 2 passed
Player 1 paid 3 food and 3 nitrogen
Player 2 left 2 pairs hungry
Player 2 lost 2 morale
Player 3 left 3 pairs hungry
Player 3 lost 1 reputation
Player 3 lost 1 reputation
Player 3 lost 1 reputation
Player 3 lost 3 morale
The morale of Player 1 is 1
Player 1 gained 1 reputation
The morale of Player 2 is -4
Player 2 lost 3 reputation
The morale of Player 3 is -5
Player 3 lost 4 reputation
Atmosphere Dome of Player 1 activated
Player 1 gained 4 nitrogen
Secret Meat Dispensary of Player 1 activated
Player 1 gained 2 food
Player 1 turned on Player 3
Player 3 lost 1 reputation
Player 3 lost 1 morale
Bug Farm of Player 1 activated
Player 1 gained 2 food
Rec Corner of Player 2 activated
Player 2 gained 1 morale
Grand Larder of Player 2 activated
Player 2 gained 4 food
Salvage Bay of Player 2 activated
Player 2 gained 3 scrap
Giant Bug Ranch of Player 2 activated
Player 2 gained 3 food
Museum of Broken Things of Player 3 activated
Player 3 gained 1 food and 1 scrap
Bug Farm of Player 3 activated
Player 3 gained 2 food
Nitro Refinery of Player 3 activated
Player 3 gained 3 nitrogen
Broadcast Booth of Player 3 activated
Player 3 gained 1 reputation
Cyber Diner of Player 3 activated
Player 3 paid 1 food
Player 3 gained 1 morale
Player 1 won with 64 points
