Player 3 took the first player token
Player 3 took Bunker '34
Player 4 took Bunker '21
Player 1 took Bunker '13
Player 2 took Bunker '07
Player 4 chose to be led by Admiral Pim
Player 1 chose to be led by Libra
Player 2 chose to be led by Brakka Duun
Player 3 chose to be led by Sister Cog
Player 1 took Parallel Dynamics
Player 2 took Triage Dome
Player 3 took Mech Arena
Player 4 took Gamblers' Den
Round 1
Player 2 put Lady Fizz to work
Player 2 set out for The Factory
Player 2 met Nerffle at the Counter
Player 2 lost 1 morale
Player 2 rolled magtape
Player 2 gained 1 magtape
Player 2 rolled food
Player 2 gained 1 food
Player 2 paid 3 scrap and 1 magtape
Player 2 built Propaganda Studio (top middle)
Player 3 put Ninny Oxide to work
Player 3 gained 1 nitrogen and 1 magtape
Player 3 put Captain Moop to work
Player 3 set out for The Factory
Player 3 rolled scrap
Player 3 gained 1 scrap
Player 3 rolled food
Player 3 gained 1 food
Player 3 rolled injury
Captain Moop of Player 3 was injured
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 made the trade of Admiral Pim
Player 4 paid 2 nitrogen
Player 4 gained 2 reputation
Player 1 put Gabbo Trink to work
Player 1 set out for Moonrise Ridge
Player 1 met Horde on the Horizon
Horde on the Horizon hit Player 1
Player 1 suffered nitrogen
Player 1 lost 1 nitrogen
Horde on the Horizon hit Player 2
Player 2 suffered magtape
Player 2 lost 1 magtape
Horde on the Horizon hit Player 3
Player 3 suffered magtape
Player 3 lost 1 magtape
Horde on the Horizon hit Player 4
Player 4 suffered magtape
Player 4 lost 1 magtape
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Kronch
Player 1 passed
Player 1 took the first player token
Player 1 gained 2 magtape
Player 2 put Boeuf to work
Player 2 set out for Salt Flats Beacon
Player 2 paid 1 food and 1 nitrogen
Player 2 recruited Mirelda Quill
Player 2 lost 1 reputation
The production line was reset
Player 3 swapped 1 nitrogen with the pool
Player 3 put Pock and Pook to work
Player 3 gained 1 morale
Player 4 put Zib Tallow to work
Player 4 gained 3 scrap
Player 4 paid 1 nitrogen
Player 4 met Clean Stitching
Player 4 paid 1 food
Player 4 met Encore
Player 4 paid 1 food
Player 4 met Puppet Therapy
Player 4 gained 1 morale
Player 2 put B'Orlol to work
Player 2 set out for Crash Site
Player 2 met Derelict Loader
Player 2 gained 2 scrap and 1 magtape
Player 2 went to Salt Flats Beacon instead
Player 2 paid 1 food and 1 nitrogen
Player 2 recruited Combustible Joe
Player 2 made the trade of Brakka Duun
Player 2 paid 2 scrap
Player 2 gained 1 power shard
Player 3 swapped 1 food with the pool
Player 3 paid 1 food
Player 3 met Hungry Work
Captain Moop of Player 3 was healed
Player 3 lost 1 nitrogen
Player 3 paid 1 food
Player 3 met Mixed-Up Charts
Player 3 rolled a 4
Player 3 paid 1 food
Player 3 met Surprisingly Competent
Player 3 gained 1 reputation
Player 3 paid 1 food
Player 3 met Miracle Tonic
Player 3 paid 1 nitrogen
Player 3 met Extra Limb
Player 3 lost 1 morale
Player 3 paid 1 nitrogen
Player 3 met Consultation Fee
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 met Two for One
Player 4 put Oran to work
Player 4 stole 1 scrap from Player 3
Player 4 put Beren Whaller to work
Player 4 gained 2 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 put Ilo the Lost to work
Player 2 set out for New Colony Network
Player 2 recruited Deby Wardson
Player 2 exiled Mirelda Quill
Player 2 lost 1 morale
Player 3 paid 2 scrap and 1 magtape
Player 3 built Cyber Diner (centre)
Player 3 gained 2 scrap
Player 3 put Tessa-9 to work
Player 3 gained 2 magtape
Player 3 lost 1 morale
Player 3 powered Cyber Diner
Player 4 put Hoo-di-di to work
Player 4 gained 2 nitrogen
Player 4 swapped 1 nitrogen with the pool
Player 2 swapped 2 food with the pool
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 1 magtape
Player 3 paid 2 scrap and 1 magtape
Player 3 built Bionic Workshop (top right)
Player 3 paid 2 scrap and 1 magtape
Player 3 built Shisha Spa (bottom middle)
Player 4 paid 1 food and 1 nitrogen
Player 4 gained 1 magtape
Player 4 lost 1 reputation
The production line was reset
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 passed
Player 3 passed
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 paid 2 scrap and 1 magtape
Player 4 built Medbay Alcove (top middle)
Player 4 paid 3 scrap
Player 4 built Holo Lounge (top right)
Player 4 paid 3 scrap
Player 4 built Giant Bug Ranch (middle right)
Player 4 lost 1 reputation
The production line was reset
Player 4 passed
Player 1 paid 1 food and 1 nitrogen
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
Player 2 left 3 pairs hungry
Player 2 lost 1 reputation
Player 2 lost 1 reputation
Player 2 lost 1 reputation
Player 2 lost 3 morale
Player 3 left 2 pairs hungry
Player 2 made room on the morale track
Player 3 lost 2 morale
Player 4 left 2 pairs hungry
Player 4 lost 2 morale
Player 1 lost 1 reputation
Player 2 lost 3 reputation
Player 3 lost 4 reputation
Player 4 gained 1 reputation
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Parallel Dynamics of Player 1 activated
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Bug Farm of Player 2 activated
Player 2 gained 2 food
Tape Spooler of Player 2 activated
Player 2 gained 1 magtape
Propaganda Studio of Player 2 activated
Player 2 gained 1 magtape
Cyber Diner of Player 3 activated
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Bionic Workshop of Player 3 activated
Player 3 gained 2 scrap
Tape Spooler of Player 3 activated
Player 3 gained 1 magtape
Medbay Alcove of Player 4 activated
Player 4 gained 1 nitrogen
Holo Lounge of Player 4 activated
Player 4 gained 1 morale
Gamblers' Den of Player 4 activated
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
The colonists of Player 4 rested
Round 2
Player 1 promised Bucket of Bugs (5 points)
Player 1 put Flurn to work
Player 1 gained 1 food and 1 nitrogen
Player 2 swapped 2 food with the pool
Player 2 promised Hull Patches (7 points)
Player 3 put Captain Moop to work
Player 3 set out for Moonrise Ridge
Player 3 paid 2 nitrogen
Player 3 recruited The Amazing Skrit
Player 3 put Tessa-9 to work
Player 3 gained 2 magtape
Player 3 lost 1 reputation
Player 3 lost 1 morale
Player 4 promised Scrap Sculpture (5 points)
Player 4 put Zib Tallow to work
Player 4 gained 3 scrap
Player 1 promised Battery and a Good Meal (8 points)
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 2 put Deby Wardson to work
Player 2 gained 2 nitrogen
Player 2 promised Reactor Core (13 points)
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 promised Workshop Kit (9 points)
Player 4 put Oran to work
Player 4 set out for New Colony Network
Player 4 met Cracked Tank
Player 4 gained 3 nitrogen
Player 4 lost 1 morale
Player 4 could not pay at New Colony Network
Player 4 put Beren Whaller to work
Player 4 gained 2 scrap
Player 1 paid 4 scrap and 2 magtape
Player 1 built Megaforge (centre)
Player 1 promised Spare Parts (6 points)
Player 2 paid 3 scrap and 1 magtape
Player 2 built Metabolic Exchanger (middle left)
Player 2 swapped 3 nitrogen with the pool
Player 2 powered Metabolic Exchanger
Player 3 promised Picnic for Two Crews (7 points)
Player 3 passed
Player 3 took the first player token
Player 3 gained 1 scrap and 1 power shard
Player 4 promised Breath of Fresh Air (5 points)
Player 4 paid 3 scrap
Player 4 built Giant Bug Ranch (top right)
Player 1 put Kronch to work
Player 1 turned on Player 2
Boeuf of Player 2 was injured
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 2 promised Captain's Banquet (7 points)
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 1 magtape
Player 4 put Hoo-di-di to work
Player 4 gained 2 nitrogen
Player 4 made the trade of Admiral Pim
Player 4 paid 2 nitrogen
Player 4 gained 2 reputation
Player 1 paid 2 scrap and 2 magtape
Player 1 built Shard Drill (bottom middle)
Player 1 gained 2 reputation
Player 1 put Yolanda Spore to work
Player 2 swapped 1 food with the pool
Player 2 put Combustible Joe to work
Player 2 gained 3 scrap and 1 magtape
Player 2 rolled a 3
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 promised Mixtape (5 points)
Player 1 promised First-Class Cabin (15 points)
Player 1 put Quaz Oberman to work
Player 1 gained 1 magtape
Player 2 put B'Orlol to work
Player 2 set out for New Colony Network
The production line was reset
Player 2 paid 1 food and 1 nitrogen
Player 2 recruited Mama Gristle
Player 2 put Mama Gristle to work
Player 2 set out for Rustbone Gulch
Player 3 made room on the morale track
Player 2 lost 1 morale
Player 2 could not pay at Rustbone Gulch
Player 2 exiled Boeuf
Player 2 lost 1 reputation
Player 2 lost 1 morale
Player 2 lost 1 reputation
Player 4 lost 1 reputation
The production line was reset
Player 4 passed
Player 1 swapped 1 nitrogen with the pool
Player 1 swapped 1 food with the pool
Player 2 put Ilo the Lost to work
Player 2 gained 1 nitrogen and 1 scrap
Player 2 paid 2 scrap and 2 magtape
Player 2 built Crystal Lab (top right)
Player 1 put Gabbo Trink to work
Player 1 gained 1 morale
Player 1 swapped 2 nitrogen with the pool
Player 2 put Lady Fizz to work
Player 2 gained 1 food
Player 3 made room on the morale track
Player 2 gained 1 morale
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 1 passed
Player 2 passed
Player 3 left 3 pairs hungry
Player 3 lost 1 reputation
Player 3 lost 1 reputation
Player 3 lost 1 reputation
Player 3 lost 3 morale
Player 4 left 2 pairs hungry
Player 1 made room on the morale track
Player 4 lost 2 morale
Player 1 left 3 pairs hungry
Player 4 made room on the morale track
Player 1 lost 3 morale
Player 2 paid 1 food and 1 nitrogen
Player 2 left 2 pairs hungry
Player 3 made room on the morale track
Player 2 lost 1 reputation
Player 2 lost 2 morale
Player 3 lost 3 reputation
Player 1 lost 2 reputation
Player 2 lost 4 reputation
Cyber Diner of Player 3 activated
Bionic Workshop of Player 3 activated
Player 3 gained 2 scrap
Player 3 powered Shisha Spa
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Tape Spooler of Player 3 activated
Player 3 gained 1 magtape
Shisha Spa of Player 3 activated
Player 3 paid 2 nitrogen
Player 1 made room on the morale track
Player 3 gained 2 morale
Giant Bug Ranch of Player 4 activated
Player 4 gained 3 food
Medbay Alcove of Player 4 activated
Player 4 gained 1 nitrogen
Gamblers' Den of Player 4 activated
Parallel Dynamics of Player 1 activated
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Metabolic Exchanger of Player 2 activated
Player 2 gained 3 nitrogen
Propaganda Studio of Player 2 activated
Player 2 gained 1 reputation
Bug Farm of Player 2 activated
Player 2 gained 2 food
Crystal Lab of Player 2 activated
Player 2 gained 1 power shard
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
The colonists of Player 4 rested
Round 3
Player 3 put Ninny Oxide to work
Player 3 gained 1 nitrogen and 1 magtape
Player 3 paid 4 scrap and 3 magtape
Player 3 built Quantum Library (top left)
Player 4 put Hoo-di-di to work
Player 4 set out for The Factory
Player 4 met Tinker Swarm
Tinker Swarm hit Player 3
Player 3 suffered food
Player 3 suffered injury
Pock and Pook of Player 3 was injured
Player 3 suffered magtape
Player 3 lost 1 magtape
Player 3 suffered magtape
Player 3 lost 1 magtape
Player 4 rolled food
Player 4 gained 1 food
Player 4 rolled nitrogen
Player 4 gained 1 nitrogen
Player 4 put Oran to work
Player 4 stole 1 scrap from Player 3
Player 1 put Kronch to work
Player 1 set out for The Factory
Player 1 gained 1 magtape
Player 1 rolled nitrogen
Player 1 gained 1 nitrogen
Player 1 rolled shard
Player 1 gained 1 power shard
Player 1 put Quaz Oberman to work
Player 1 gained 1 magtape
Player 1 powered Megaforge
Player 2 put Lady Fizz to work
Player 2 set out for New Colony Network
Player 2 paid 1 food and 1 nitrogen
Player 2 recruited Tann
Player 2 put B'Orlol to work
Player 2 gained 1 scrap and 1 magtape
Player 2 exiled Lady Fizz
Player 2 lost 1 reputation
Player 2 lost 1 morale
Player 3 swapped 1 nitrogen with the pool
Player 3 paid 1 food
Player 3 met Try Again Tomorrow
Player 3 rolled a 5
Pock and Pook of Player 3 was healed
Player 4 swapped 4 food with the pool
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 1 put Flurn to work
Player 1 gained 1 food and 1 nitrogen
Player 1 paid 3 scrap and 1 magtape
Player 1 built Algae Stacks (top right)
Player 2 put Tann to work
Player 2 gained 3 scrap
Player 2 put Deby Wardson to work
Player 3 put Captain Moop to work
Player 3 gained 1 morale
Player 3 passed
Player 3 took the first player token
Player 3 gained 2 magtape
Player 4 paid 3 scrap
Player 4 built Holo Lounge (middle left)
Player 4 put Zib Tallow to work
Player 4 set out for New Colony Network
Player 4 met Field Medic
Player 4 could not pay at New Colony Network
Player 1 made the trade of Libra
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 2 magtape
Player 1 lost 1 reputation
The production line was reset
Player 2 made the trade of Brakka Duun
Player 2 paid 2 scrap
Player 2 gained 1 power shard
Player 2 swapped 2 nitrogen with the pool
Player 4 put Beren Whaller to work
Player 4 took the shard out of Medbay Alcove
Player 4 paid 1 nitrogen
Player 4 met Mixed-Up Charts
Player 4 rolled a 3
Hoo-di-di of Player 4 was injured
Player 4 powered Giant Bug Ranch
Player 1 put Gabbo Trink to work
Player 1 gained 1 morale
Player 1 put Yolanda Spore to work
Player 1 set out for Salt Flats Beacon
Player 1 met Wandering Minstrel
Player 3 made room on the morale track
Player 1 gained 2 morale
Player 1 went to Crash Site instead
Player 1 paid 1 nitrogen
Player 1 gained 2 scrap and 1 magtape
Player 2 paid 3 scrap and 1 magtape
Player 2 built Space Pirate Radio (top right)
Player 2 paid 1 food
Player 2 met Consultation Fee
Player 2 gained 1 scrap
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 1 paid 2 scrap and 1 magtape
Player 1 built Cyber Diner (middle left)
Player 1 gained 2 food
Player 1 paid 2 food and 2 nitrogen
Player 1 gained 2 magtape
Player 2 lost 1 reputation
The production line was reset
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 4 swapped 3 nitrogen with the pool
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 1 paid 1 food
Player 1 met Extra Limb
Player 3 made room on the morale track
Player 1 lost 1 morale
Player 1 paid 1 food
Player 1 met Miracle Tonic
Player 1 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 4 paid 1 food
Player 4 gained 1 scrap
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 swapped 1 nitrogen with the pool
Player 1 paid 3 scrap
Player 1 built Nitro Refinery (middle left)
Player 1 passed
Player 2 paid 2 scrap and 2 magtape
Player 2 built Signal Archive (top middle)
Player 2 put Combustible Joe to work
Player 2 gained 3 scrap and 1 magtape
Player 2 rolled a 2
Combustible Joe of Player 2 was injured
Player 2 lost the power of Signal Archive
Player 4 paid 1 food
Player 4 met Two for One
Hoo-di-di of Player 4 was healed
Player 4 paid 1 food
Player 4 met Puppet Therapy
Player 4 gained 1 morale
Player 4 paid 1 food
Player 4 met Clean Stitching
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 2 put Mama Gristle to work
Player 2 gained 3 food and 1 scrap
Player 2 passed
Player 2 powered Signal Archive
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 paid 3 scrap
Player 4 built Nitro Refinery (top middle)
Player 4 passed
Player 3 left 3 pairs hungry
Player 1 made room on the morale track
Player 3 lost 3 morale
Player 4 left 2 pairs hungry
Player 1 made room on the morale track
Player 4 lost 2 morale
Player 1 left 3 pairs hungry
Player 4 made room on the morale track
Player 1 lost 3 morale
Player 2 left 3 pairs hungry
Player 2 lost 1 reputation
Player 2 lost 1 reputation
Player 2 lost 1 reputation
Player 2 lost 3 morale
Player 3 lost 3 reputation
Player 1 lost 2 reputation
Player 2 lost 4 reputation
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Shisha Spa of Player 3 activated
Cyber Diner of Player 3 activated
Bionic Workshop of Player 3 activated
Player 3 gained 2 scrap
Quantum Library of Player 3 activated
Player 3 gained 2 reputation
Giant Bug Ranch of Player 4 activated
Player 4 gained 3 food
Gamblers' Den of Player 4 activated
Player 4 paid 1 scrap
Player 4 rolled nitrogen
Player 4 gained 1 nitrogen
Player 4 rolled scrap
Player 4 gained 1 scrap
Giant Bug Ranch of Player 4 activated
Player 4 gained 3 food
Player 4 gained 1 scrap
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Megaforge of Player 1 activated
Player 1 gained 2 scrap and 1 magtape
Player 1 gained 2 scrap and 1 magtape
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Algae Stacks of Player 1 activated
Player 1 gained 2 food and 2 nitrogen
Space Pirate Radio of Player 2 activated
Player 2 stole 1 nitrogen from Player 4
Player 3 made room on the morale track
Player 2 gained 1 morale
Metabolic Exchanger of Player 2 activated
Player 2 gained 1 food and 2 nitrogen
Signal Archive of Player 2 activated
Player 2 gained 2 magtape
Bug Farm of Player 2 activated
Player 2 gained 2 food
Player 3 won with 34 points
