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
Player 1 built Crystal Lab (top right)
Player 2 paid 3 scrap
Player 2 built Giant Bug Ranch (top middle)
Player 2 paid 1 nitrogen
Player 2 met Surprisingly Competent
Player 2 gained 1 reputation
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 put Pock and Pook to work
Player 1 gained 2 scrap
Player 2 paid 2 scrap and 1 magtape
Player 2 built Salvage Bay (top right)
Player 2 paid 3 scrap
Player 2 built Holo Lounge (middle left)
Player 2 powered Algae Stacks
Player 3 passed
Player 3 took the first player token
Player 3 gained 2 food
Player 1 put Dusk Hollin to work
Player 1 gained 2 nitrogen
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 2 made the trade of Sister Cog
Player 2 paid 1 nitrogen
Player 2 passed
Player 1 paid 1 nitrogen
Player 1 met Try Again Tomorrow
Player 1 rolled a 6
Player 1 paid 1 nitrogen
Player 1 met Two for One
Player 1 passed
Player 3 left 3 pairs hungry
Player 2 made room on the morale track
Player 3 lost 3 morale
Player 1 left 3 pairs hungry
Player 2 made room on the morale track
Player 1 lost 3 morale
Player 2 left 2 pairs hungry
Player 1 made room on the morale track
Player 2 lost 2 morale
Player 3 lost 2 reputation
Player 2 lost 1 reputation
Triage Dome of Player 3 activated
Player 3 gained 1 nitrogen
Bug Farm of Player 3 activated
Player 3 gained 2 food
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Crystal Lab of Player 1 activated
Player 1 gained 1 power shard
Secret Meat Dispensary of Player 1 activated
Player 1 gained 2 food
Player 1 turned on Player 2
Player 3 made room on the morale track
Player 2 lost 1 morale
Bug Farm of Player 1 activated
Player 1 gained 2 food
Giant Bug Ranch of Player 2 activated
Player 2 gained 3 food
Algae Stacks of Player 2 activated
Player 2 gained 2 food and 2 nitrogen
Metabolic Exchanger of Player 2 activated
Player 2 gained 3 nitrogen
Salvage Bay of Player 2 activated
Player 2 gained 3 scrap
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
Round 2
Player 3 put Flurn to work
Player 3 gained 1 food and 1 nitrogen
Player 3 passed
Player 3 took the first player token
Player 3 gained 1 food and 1 nitrogen
Player 1 passed
Player 2 promised First-Class Cabin (15 points)
Player 2 put Peregrine Peremo to work
Player 2 turned on Player 1
Pock and Pook of Player 1 went to rest
Player 2 promised Mixtape (5 points)
Player 2 put Wexley to work
Player 2 gained 1 food and 1 nitrogen and 1 scrap
Player 2 paid 3 food and 3 nitrogen
Player 2 gained 3 magtape
Player 2 paid 2 food and 2 nitrogen
Player 2 gained 2 magtape
Player 2 promised Spare Parts (6 points)
Player 2 paid 4 scrap and 2 magtape
Player 2 built Gravity Club (bottom right)
Player 2 put Combustible Joe to work
Player 2 gained 3 scrap and 1 magtape
Player 2 rolled a 1
Combustible Joe of Player 2 was injured
Player 2 lost the power of Salvage Bay
Player 2 put Beren Whaller to work
Player 2 took the shard out of Giant Bug Ranch
Player 2 powered Salvage Bay
Player 2 swapped 2 food with the pool
Player 2 lost 1 reputation
The production line was reset
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 promised Survival Hamper (7 points)
Player 2 promised Complete Box Set (9 points)
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 promised Breath of Fresh Air (5 points)
Player 2 made the trade of Sister Cog
Player 2 paid 1 nitrogen
Combustible Joe of Player 2 was healed
Player 2 promised Mega Battery (5 points)
Player 2 paid 4 scrap and 2 magtape
Player 2 built Megaforge (bottom left)
Player 2 promised One of Everything Twice (9 points)
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 paid 1 nitrogen
Player 2 met Clean Stitching
Player 2 passed
Player 3 paid 1 food and 1 nitrogen
Player 3 left 2 pairs hungry
Player 2 made room on the morale track
Player 3 lost 2 morale
Player 1 left 3 pairs hungry
Player 2 made room on the morale track
Player 1 lost 3 morale
Player 2 left 2 pairs hungry
Player 1 made room on the morale track
Player 2 lost 2 morale
Player 3 lost 3 reputation
Player 1 lost 1 reputation
Player 2 lost 2 reputation
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Triage Dome of Player 3 activated
Player 3 gained 1 nitrogen
Bug Farm of Player 3 activated
Player 3 gained 2 food
Bug Farm of Player 1 activated
Player 1 gained 2 food
Crystal Lab of Player 1 activated
Player 1 gained 1 power shard
Secret Meat Dispensary of Player 1 activated
Player 1 gained 2 food
Player 1 turned on Player 2
Player 3 made room on the morale track
Player 2 lost 1 morale
Salvage Bay of Player 2 activated
Player 2 gained 3 scrap
Algae Stacks of Player 2 activated
Player 2 gained 2 food and 2 nitrogen
Metabolic Exchanger of Player 2 activated
Player 2 gained 2 food and 1 nitrogen
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
Round 3
Player 3 put Sarn Vell to work
Player 3 set out for Sanctuary Prime
Player 3 met Cave-In
Sarn Vell of Player 3 was injured
Trog of Player 3 was injured
Player 3 went to The Factory instead
Player 3 rolled injury
Player 3 rolled shard
Player 3 gained 1 power shard
Player 3 paid 7 food and 7 nitrogen
Player 3 gained 7 magtape
Player 3 powered Broadcast Booth
Player 1 put Tessa-9 to work
Player 1 gained 1 magtape
Player 1 put Yolanda Spore to work
Player 1 set out for Salt Flats Beacon
Player 1 met Larder Rats
Larder Rats hit Player 1
Player 1 lost 4 food
Player 1 suffered shard
Player 1 lost the power of Secret Meat Dispensary
Player 1 went to New Colony Network instead
Player 1 could not pay at New Colony Network
Player 1 powered Secret Meat Dispensary
Player 2 paid 1 food
Player 2 met Consultation Fee
Player 2 paid 1 food
Player 2 paid 2 scrap and 1 magtape
Player 2 built Medbay Alcove (middle right)
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 1 put Dusk Hollin to work
Player 1 gained 2 nitrogen
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 2 put Combustible Joe to work
Player 2 set out for Rustbone Gulch
Player 2 paid 2 food and 1 nitrogen
Player 2 recruited Vanta Rook
Player 2 made the trade of Sister Cog
Player 2 paid 1 nitrogen
Player 3 put Flurn to work
Player 1 made room on the morale track
Player 3 gained 1 morale
Player 3 made the trade of Vex Ollo
Player 3 lost 1 reputation
Player 3 gained 1 nitrogen and 3 scrap
Player 1 paid 1 food
Player 1 met Extra Limb
Player 2 made room on the morale track
Player 1 lost 1 morale
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 scrap and 1 magtape
Player 2 put Peregrine Peremo to work
Player 2 set out for Rustbone Gulch
Player 2 met Bottled Geyser
Player 2 gained 3 nitrogen
Player 2 went to New Colony Network instead
Player 2 could not pay at New Colony Network
Player 2 paid 1 nitrogen
Player 2 met Hungry Work
Player 2 lost 1 nitrogen
Player 3 paid 1 nitrogen
Player 3 met Surprisingly Competent
Sarn Vell of Player 3 was healed
Player 3 gained 1 reputation
Player 3 put Movoo to work
Player 1 lost 1 morale
Player 2 lost 1 morale
Player 2 promised Bucket of Bugs (5 points)
Player 2 put Vanta Rook to work
Player 2 set out for Moonrise Ridge
Player 2 met Rescue Flare
Player 2 went to Wanderers' Path instead
Player 2 could not pay at Wanderers' Path
Player 3 put Kronch to work
Player 3 turned on Player 1
Gabbo Trink of Player 1 was injured
Player 3 lost 1 reputation
The production line was reset
Player 2 paid 2 scrap and 1 magtape
Player 2 built Museum of Broken Things (centre)
Player 2 put Wexley to work
Player 2 set out for The Factory
Player 2 rolled nitrogen
Player 2 gained 1 nitrogen
Player 2 rolled injury
Wexley of Player 2 was injured
Player 3 paid 2 scrap and 1 magtape
Player 3 built Salvage Bay (top middle)
Player 3 lost 1 reputation
The production line was reset
Player 2 paid 1 nitrogen
Player 2 met Consultation Fee
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 met Extra Limb
Wexley of Player 2 was healed
Player 1 made room on the morale track
Player 2 lost 1 morale
Player 2 paid 1 nitrogen
Player 2 met Two for One
Player 2 lost 1 reputation
The production line was reset
Player 3 passed
Player 2 put Beren Whaller to work
Player 2 took the shard out of Medbay Alcove
Player 2 powered Holo Lounge
Player 2 lost 1 reputation
The production line was reset
Player 2 passed
Player 1 left 3 pairs hungry
Player 2 made room on the morale track
Player 1 lost 1 reputation
Player 1 lost 1 reputation
Player 1 lost 3 morale
Player 2 left 3 pairs hungry
Player 1 made room on the morale track
Player 2 lost 1 reputation
Player 2 lost 1 reputation
Player 2 lost 3 morale
Player 3 left 3 pairs hungry
Player 1 made room on the morale track
Player 2 made room on the morale track
Player 3 lost 3 morale
Player 1 lost 2 reputation
Player 2 lost 3 reputation
Player 3 lost 4 reputation
Secret Meat Dispensary of Player 1 activated
Player 1 gained 2 food
Player 1 turned on Player 2
Player 3 made room on the morale track
Player 2 lost 1 morale
Crystal Lab of Player 1 activated
Player 1 gained 1 power shard
Bug Farm of Player 1 activated
Player 1 gained 2 food
Holo Lounge of Player 2 activated
Player 3 made room on the morale track
Player 2 gained 1 morale
Player 1 made room on the morale track
Player 2 gained 1 morale
Salvage Bay of Player 2 activated
Player 2 gained 3 scrap
Metabolic Exchanger of Player 2 activated
Player 2 gained 2 food and 1 nitrogen
Salvage Bay of Player 3 activated
Player 3 gained 3 scrap
Broadcast Booth of Player 3 activated
Player 3 gained 1 reputation
Bug Farm of Player 3 activated
Player 3 gained 2 food
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Player 1 won with 38 points
