Player 2 took the first player token
Player 2 took Bunker '42
Player 3 took Bunker '07
Player 1 took Bunker '21
Player 3 chose to be led by Ma Tundra
Player 1 chose to be led by Brakka Duun
Player 2 chose to be led by Admiral Pim
Player 1 took Parallel Dynamics
Player 2 took Secret Meat Dispensary
Player 3 took Mech Arena
Round 1
Player 2 put Dusk Hollin to work
Player 2 set out for Wanderers' Path
Player 2 met Spice Sack
Player 2 kept Spice Sack, to use at any point of your turn, your rations and your room production, and before scoring
Player 2 went to Research Outpost instead
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 2 scrap and 2 magtape
Player 2 lost 1 reputation
The production line was reset
Player 2 used Spice Sack
Player 2 gained 3 food
Player 2 lost 1 reputation
The production line was reset
Player 3 paid 2 food and 2 nitrogen
Player 3 gained 2 magtape
Player 3 put Flurn to work
Player 3 gained 1 food and 1 nitrogen
Player 1 put Hoo-di-di to work
Player 1 set out for The Factory
The track brought Player 1: gain 1 power shard
Player 1 gained 1 power shard
Player 1 rolled magtape
Player 1 gained 1 magtape
Player 1 rolled nitrogen
Player 1 gained 1 nitrogen
Player 1 paid 1 nitrogen
Player 1 met Consultation Fee
Player 1 paid 1 food
Player 1 paid 1 food
Player 1 met Extra Limb
Player 1 lost 1 morale
Player 1 paid 1 nitrogen
Player 1 met Miracle Tonic
Player 1 paid 1 nitrogen
Player 1 met Two for One
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 3 scrap and 1 magtape
Algae Stacks came to the production line
Player 2 built Algae Stacks (top right)
Player 3 put B'Orlol to work
Player 3 gained 2 food
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 1 put Ogg Pellet to work
Player 1 gained 1 food and 2 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 2 paid 2 scrap and 2 magtape
Bionic Workshop came to the production line
Player 2 built Shard Drill (top left)
Player 2 swapped 1 nitrogen with the pool
Player 3 paid 3 scrap and 1 magtape
Shisha Spa came to the production line
Player 3 built Algae Stacks (top right)
Player 3 paid 1 food
Player 3 met Encore
Player 1 paid 2 scrap and 1 magtape
Cyber Diner came to the production line
Player 1 built Medbay Alcove (middle right)
Player 1 put Sarn Vell to work
Player 1 gained 2 food
Player 2 put Kronch to work
Player 2 turned on Player 3
B'Orlol of Player 3 was injured
Player 2 put Ninny Oxide to work
Player 3 put Wexley to work
Player 3 gained 1 food and 1 nitrogen and 1 scrap
Player 3 swapped 1 food with the pool
Player 1 paid 2 scrap and 1 magtape
Museum of Broken Things came to the production line
Player 1 built Shisha Spa (top left)
Player 1 lost 1 reputation
The production line was reset
Player 1 powered Medbay Alcove
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 3 made the trade of Ma Tundra
Player 3 paid 2 food
Player 2 made room on the morale track
Player 3 gained 1 morale
Player 3 gained 1 reputation
Player 3 paid 1 food and 1 nitrogen
Player 3 gained 1 magtape
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 food and 1 nitrogen
Player 2 put Oran to work
Player 2 stole 1 nitrogen from Player 1
Player 2 swapped 1 food with the pool
Player 3 put Beren Whaller to work
Player 3 gained 2 scrap
Player 3 paid 1 food and 1 nitrogen
Player 3 gained 1 magtape
Player 2 passed
Player 3 paid 3 scrap
Museum of Broken Things came to the production line
Player 3 built Nitro Refinery (top middle)
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 passed
Player 1 left 2 pairs hungry
Player 1 lost 1 reputation
Player 1 lost 2 morale
Player 2 paid 2 food and 2 nitrogen
Player 3 left 2 pairs hungry
Player 2 made room on the morale track
Player 3 lost 2 morale
The morale of Player 1 is -5
Player 1 lost 4 reputation
The morale of Player 2 is 2
Player 2 gained 1 reputation
The morale of Player 3 is 0
Medbay Alcove of Player 1 activated
Player 1 gained 1 nitrogen
Shisha Spa of Player 1 activated
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Bug Farm of Player 1 activated
Player 1 gained 2 food
Algae Stacks of Player 2 activated
Player 2 gained 2 food and 2 nitrogen
Secret Meat Dispensary of Player 2 activated
Player 2 gained 2 food
Player 2 turned on Player 3
Player 3 lost 1 morale
Shard Drill of Player 2 activated
Player 2 gained 1 power shard
Algae Stacks of Player 3 activated
Player 3 gained 2 food and 2 nitrogen
Bug Farm of Player 3 activated
Player 3 gained 2 food
Nitro Refinery of Player 3 activated
Player 3 gained 3 nitrogen
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
Round 2
Player 1 paid 2 scrap and 2 magtape
Bionic Workshop came to the production line
Player 1 built Karaoke Pit (bottom right)
Player 1 put Hoo-di-di to work
Player 1 set out for The Factory
Player 1 met The Hush
The Hush hit Player 1
Player 1 suffered scrap
Player 1 lost 1 scrap
Player 1 suffered food
Player 1 lost 1 food
Player 1 lost 1 reputation
Player 1 lost 1 morale
Player 1 went to New Colony Network instead
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Ser Bolt
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 paid 1 food
Player 2 met Clean Stitching
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 put Flurn to work
Player 3 set out for The Factory
Player 3 met Hive Harvest
Player 3 gained 4 food
Flurn of Player 3 was injured
Player 3 went to New Colony Network instead
Player 3 paid 1 food and 1 nitrogen
Player 3 recruited Professor Umber
Player 1 put Ogg Pellet to work
Player 1 set out for Salt Flats Beacon
Player 1 met Scuffle in the Dust
Player 1 suffered shard
Player 1 lost the power of Bug Farm
Player 1 could not pay at Salt Flats Beacon
Player 1 made the trade of Brakka Duun
Player 1 paid 2 scrap
Player 1 gained 1 power shard
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 put Oran to work
Player 2 stole 1 food from Player 3
Player 3 made the trade of Ma Tundra
Player 3 paid 2 food
Player 3 gained 1 morale
Player 3 gained 1 reputation
Player 3 paid 1 food
Player 3 met Surprisingly Competent
B'Orlol of Player 3 was healed
Player 3 gained 1 reputation
Player 3 paid 1 nitrogen
Player 3 met Try Again Tomorrow
Player 3 rolled a 4
Flurn of Player 3 was healed
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 put Ser Bolt to work
Player 1 gained 2 scrap and 1 magtape
Player 1 powered Karaoke Pit
Player 2 put Ninny Oxide to work
Player 2 put Kronch to work
Player 2 set out for Rustbone Gulch
Player 2 met Pressure Drop
Player 3 lost 1 nitrogen
Player 2 could not pay at Rustbone Gulch
Player 3 swapped 1 food with the pool
Player 3 passed
Player 3 took the first player token
Player 3 gained 1 scrap and 1 magtape
Player 1 put Peregrine Peremo to work
Player 1 turned on Player 3
Wexley of Player 3 went to rest
Player 1 put Sarn Vell to work
Player 1 gained 2 food
Player 2 put Dusk Hollin to work
Player 2 gained 2 nitrogen
Player 2 passed
Player 1 swapped 1 food with the pool
Player 1 passed
Player 3 left 3 pairs hungry
Player 3 lost 3 morale
Player 1 left 3 pairs hungry
Player 1 lost 1 reputation
Player 1 lost 1 reputation
Player 1 lost 1 reputation
Player 1 lost 3 morale
Player 2 paid 2 food and 2 nitrogen
The morale of Player 3 is -3
Player 3 lost 2 reputation
The morale of Player 1 is -5
Player 1 lost 4 reputation
The morale of Player 2 is 2
Player 2 gained 1 reputation
Nitro Refinery of Player 3 activated
Player 3 gained 3 nitrogen
Algae Stacks of Player 3 activated
Player 3 gained 2 food and 2 nitrogen
Bug Farm of Player 3 activated
Player 3 gained 2 food
Karaoke Pit of Player 1 activated
Player 1 gained 1 morale
Player 1 gained 1 reputation
Player 1 gained 1 food
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Shisha Spa of Player 1 activated
Player 1 paid 1 nitrogen
Player 3 made room on the morale track
Player 1 gained 1 morale
Medbay Alcove of Player 1 activated
Player 1 gained 1 nitrogen
Player 1 fixed the power of Bug Farm
Algae Stacks of Player 2 activated
Player 2 gained 2 food and 2 nitrogen
Secret Meat Dispensary of Player 2 activated
Player 2 gained 2 food
Player 2 turned on Player 3
Player 3 lost 1 morale
Shard Drill of Player 2 activated
Player 2 gained 1 power shard
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
Round 3
Player 3 put Professor Umber to work
Player 3 gained 2 nitrogen and 1 magtape
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 1 put Peregrine Peremo to work
Player 1 set out for Rustbone Gulch
The track brought Player 1: gain 1 morale
Player 1 gained 1 morale
Player 1 paid 2 food and 1 nitrogen
Player 1 recruited The Amazing Skrit
Player 1 swapped 1 food with the pool
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 put Dusk Hollin to work
Player 2 gained 2 nitrogen
Player 3 put Flurn to work
Player 3 set out for Crash Site
Player 3 paid 1 nitrogen
Player 3 gained 2 scrap and 1 magtape
Player 3 put B'Orlol to work
Player 3 set out for New Colony Network
Player 3 met Field Medic
Player 3 went to The Factory instead
Player 3 rolled magtape
Player 3 gained 1 magtape
Player 3 rolled magtape
Player 3 gained 1 magtape
Player 1 swapped 1 nitrogen with the pool
Player 1 put Ogg Pellet to work
Player 1 gained 1 food and 2 scrap
Player 2 swapped 3 food with the pool
Player 2 lost 1 reputation
The production line was reset
Player 3 made the trade of Ma Tundra
Player 3 paid 2 food
Player 3 gained 1 morale
Player 3 gained 1 reputation
Player 3 lost 1 reputation
The production line was reset
Player 1 paid 2 scrap and 1 magtape
Bionic Workshop came to the production line
Player 1 built Medbay Alcove (top left)
Player 1 put Ser Bolt to work
Player 1 gained 2 scrap and 1 magtape
Player 2 paid 1 nitrogen
Player 2 met Hungry Work
Player 2 lost 1 nitrogen
Player 2 paid 1 food
Player 2 met Mixed-Up Charts
Player 2 rolled a 6
Player 2 paid 1 food
Player 2 met Puppet Therapy
Player 2 gained 1 morale
Player 2 swapped 3 nitrogen with the pool
Player 3 put Wexley to work
Player 3 gained 1 food and 1 nitrogen and 1 scrap
Player 3 swapped 3 nitrogen with the pool
Player 1 swapped 1 food with the pool
Player 1 put Sarn Vell to work
Player 1 gained 2 food
Player 2 made the trade of Admiral Pim
Player 2 paid 2 nitrogen
Player 2 gained 2 reputation
Player 2 passed
Player 2 took the first player token
Player 2 gained 1 nitrogen and 1 scrap
Player 3 paid 2 scrap and 1 magtape
Museum of Broken Things came to the production line
Player 3 built Bionic Workshop (top right)
Player 3 put Beren Whaller to work
Player 3 took the shard out of Nitro Refinery
Player 1 made the trade of Brakka Duun
Player 1 paid 2 scrap
Player 1 gained 1 power shard
Player 1 swapped 2 food with the pool
Player 3 swapped 1 food with the pool
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 powered Nitro Refinery
Player 1 swapped 1 nitrogen with the pool
Player 1 put Hoo-di-di to work
Player 1 set out for The Factory
Player 1 met Tinker Swarm
Tinker Swarm hit Player 1
Player 1 suffered scrap
Player 1 lost 1 scrap
Player 1 suffered shard
Player 1 lost the power of Sorting Bay
Player 1 suffered shard
Player 1 lost the power of Medbay Alcove
Player 1 suffered nitrogen
Player 1 lost 1 nitrogen
Player 1 rolled food
Player 1 gained 1 food
Player 1 rolled injury
Hoo-di-di of Player 1 was injured
Player 3 lost 1 reputation
The production line was reset
Player 3 paid 3 scrap
Monument Hall came to the production line
Player 3 built Giant Bug Ranch (middle right)
Player 1 swapped 2 food with the pool
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 powered Sorting Bay
Player 3 passed
Player 1 passed
Player 2 left 2 pairs hungry
Player 2 lost 2 morale
Player 3 paid 2 food and 2 nitrogen
Player 3 left 1 pair hungry
Player 3 lost 1 morale
Player 1 left 3 pairs hungry
Player 3 made room on the morale track
Player 1 lost 3 morale
The morale of Player 2 is 1
Player 2 gained 1 reputation
The morale of Player 3 is -4
Player 3 lost 3 reputation
The morale of Player 1 is -5
Player 1 lost 4 reputation
Algae Stacks of Player 2 activated
Player 2 gained 2 food and 2 nitrogen
Shard Drill of Player 2 activated
Player 2 gained 1 power shard
Secret Meat Dispensary of Player 2 activated
Player 2 gained 2 food
Player 2 turned on Player 3
Player 1 made room on the morale track
Player 3 lost 1 morale
Nitro Refinery of Player 3 activated
Player 3 gained 3 nitrogen
Bug Farm of Player 3 activated
Player 3 gained 2 food
Bionic Workshop of Player 3 activated
Player 3 gained 2 scrap
Bug Farm of Player 1 activated
Player 1 gained 2 food
Karaoke Pit of Player 1 activated
Player 1 gained 1 morale
Player 1 gained 1 reputation
Player 1 gained 1 food
Player 1 fixed the power of Medbay Alcove
Medbay Alcove of Player 1 activated
Hoo-di-di of Player 1 was healed
Player 1 gained 1 nitrogen
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Player 1 won with 40 points
