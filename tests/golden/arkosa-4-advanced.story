Player 3 takes the first player token
Player 3 takes Bunker '34
Player 4 takes Bunker '21
Player 1 takes Bunker '13
Player 2 takes Bunker '07
Player 4 is led by Admiral Pim
Player 1 is led by Libra
Player 2 is led by Brakka Duun
Player 3 is led by Sister Cog
Player 1 takes Parallel Dynamics
Player 2 takes Triage Dome
Player 3 takes Mech Arena
Player 4 takes Gamblers' Den
Round 1
Player 2 puts Lady Fizz to work
Player 2 sets out for The Factory
Player 2 meets Nerffle at the Counter
Player 2 loses 1 morale
Player 2 rolls magtape
Player 2 gains 1 magtape
Player 2 rolls food
Player 2 gains 1 food
Player 2 pays 3 scrap and 1 magtape
Player 2 builds Propaganda Studio at r1c2
Player 3 puts Ninny Oxide to work
Player 3 gains 1 nitrogen and 1 magtape
Player 3 puts Captain Moop to work
Player 3 sets out for The Factory
Player 3 rolls scrap
Player 3 gains 1 scrap
Player 3 rolls food
Player 3 gains 1 food
Player 3 rolls injury
Captain Moop of Player 3 is injured
Player 4 loses 1 reputation
The production line is reset
Player 4 loses 1 reputation
The production line is reset
Player 4 makes the trade of Admiral Pim
Player 4 pays 2 nitrogen
Player 4 gains 2 reputation
Player 1 puts Gabbo Trink to work
Player 1 sets out for Moonrise Ridge
Player 1 meets Horde on the Horizon
Horde on the Horizon hit Player 1
Player 1 suffers nitrogen
Player 1 loses 1 nitrogen
Horde on the Horizon hit Player 2
Player 2 suffers magtape
Player 2 loses 1 magtape
Horde on the Horizon hit Player 3
Player 3 suffers magtape
Player 3 loses 1 magtape
Horde on the Horizon hit Player 4
Player 4 suffers magtape
Player 4 loses 1 magtape
Player 1 pays 1 food and 1 nitrogen
Player 1 recruits Kronch
Player 1 passes
Player 1 takes the first player token
Player 1 gains 2 magtape
Player 2 puts Boeuf to work
Player 2 sets out for Salt Flats Beacon
Player 2 pays 1 food and 1 nitrogen
Player 2 recruits Mirelda Quill
Player 2 loses 1 reputation
The production line is reset
Player 3 swaps 1 nitrogen with the pool
Player 3 puts Pock and Pook to work
Player 3 gains 1 morale
Player 4 puts Zib Tallow to work
Player 4 gains 3 scrap
Player 4 pays 1 nitrogen
Player 4 meets Clean Stitching
Player 4 pays 1 food
Player 4 meets Encore
Player 4 pays 1 food
Player 4 meets Puppet Therapy
Player 4 gains 1 morale
Player 2 puts B'Orlol to work
Player 2 sets out for Crash Site
Player 2 meets Derelict Loader
Player 2 gains 2 scrap and 1 magtape
Player 2 goes to Salt Flats Beacon instead
Player 2 pays 1 food and 1 nitrogen
Player 2 recruits Combustible Joe
Player 2 makes the trade of Brakka Duun
Player 2 pays 2 scrap
Player 2 gains 1 power shard
Player 3 swaps 1 food with the pool
Player 3 pays 1 food
Player 3 meets Hungry Work
Captain Moop of Player 3 is healed
Player 3 loses 1 nitrogen
Player 3 pays 1 food
Player 3 meets Mixed-Up Charts
Player 3 rolls a 4
Player 3 pays 1 food
Player 3 meets Surprisingly Competent
Player 3 gains 1 reputation
Player 3 pays 1 food
Player 3 meets Miracle Tonic
Player 3 pays 1 nitrogen
Player 3 meets Extra Limb
Player 3 loses 1 morale
Player 3 pays 1 nitrogen
Player 3 meets Consultation Fee
Player 3 gains 1 scrap
Player 3 pays 1 nitrogen
Player 3 meets Two for One
Player 4 puts Oran to work
Player 4 steals 1 scrap from Player 3
Player 4 puts Beren Whaller to work
Player 4 gains 2 scrap
Player 2 pays 1 nitrogen
Player 2 gains 1 scrap
Player 2 puts Ilo the Lost to work
Player 2 sets out for New Colony Network
Player 2 recruits Deby Wardson
Player 2 exiles Mirelda Quill
Player 2 loses 1 morale
Player 3 pays 2 scrap and 1 magtape
Player 3 builds Cyber Diner at r2c2
Player 3 gains 2 scrap
Player 3 puts Tessa-9 to work
Player 3 gains 2 magtape
Player 3 loses 1 morale
Player 3 powers r2c2
Player 4 puts Hoo-di-di to work
Player 4 gains 2 nitrogen
Player 4 swaps 1 nitrogen with the pool
Player 2 swaps 2 food with the pool
Player 2 pays 1 food and 1 nitrogen
Player 2 gains 1 magtape
Player 3 pays 2 scrap and 1 magtape
Player 3 builds Bionic Workshop at r1c3
Player 3 pays 2 scrap and 1 magtape
Player 3 builds Shisha Spa at r3c2
Player 4 pays 1 food and 1 nitrogen
Player 4 gains 1 magtape
Player 4 loses 1 reputation
The production line is reset
Player 2 pays 1 nitrogen
Player 2 gains 1 scrap
Player 2 pays 1 nitrogen
Player 2 gains 1 scrap
Player 2 passes
Player 3 passes
Player 4 loses 1 reputation
The production line is reset
Player 4 loses 1 reputation
The production line is reset
Player 4 loses 1 reputation
The production line is reset
Player 4 loses 1 reputation
The production line is reset
Player 4 loses 1 reputation
The production line is reset
Player 4 loses 1 reputation
The production line is reset
Player 4 loses 1 reputation
The production line is reset
Player 4 loses 1 reputation
The production line is reset
Player 4 pays 2 scrap and 1 magtape
Player 4 builds Medbay Alcove at r1c2
Player 4 pays 3 scrap
Player 4 builds Holo Lounge at r1c3
Player 4 pays 3 scrap
Player 4 builds Giant Bug Ranch at r2c3
Player 4 loses 1 reputation
The production line is reset
Player 4 passes
Player 1 pays 1 food and 1 nitrogen
Player 1 leaves 2 pairs hungry
Player 1 loses 2 morale
Player 2 leaves 3 pairs hungry
Player 2 loses 1 reputation
Player 2 loses 1 reputation
Player 2 loses 1 reputation
Player 2 loses 3 morale
Player 3 leaves 2 pairs hungry
Player 2 makes room on the morale track
Player 3 loses 2 morale
Player 4 leaves 2 pairs hungry
Player 4 loses 2 morale
Player 1 loses 1 reputation
Player 2 loses 3 reputation
Player 3 loses 4 reputation
Player 4 gains 1 reputation
Sorting Bay of Player 1 activates
Player 1 gains 2 scrap
Parallel Dynamics of Player 1 activates
Sorting Bay of Player 1 activates
Player 1 gains 2 scrap
Nitro Lab of Player 1 activates
Player 1 gains 2 nitrogen
Bug Farm of Player 2 activates
Player 2 gains 2 food
Tape Spooler of Player 2 activates
Player 2 gains 1 magtape
Propaganda Studio of Player 2 activates
Player 2 gains 1 magtape
Cyber Diner of Player 3 activates
Nitro Lab of Player 3 activates
Player 3 gains 2 nitrogen
Bionic Workshop of Player 3 activates
Player 3 gains 2 scrap
Tape Spooler of Player 3 activates
Player 3 gains 1 magtape
Medbay Alcove of Player 4 activates
Player 4 gains 1 nitrogen
Holo Lounge of Player 4 activates
Player 4 gains 1 morale
Gamblers' Den of Player 4 activates
The colonists of Player 1 have rested
The colonists of Player 2 have rested
The colonists of Player 3 have rested
The colonists of Player 4 have rested
Round 2
Player 1 promises Bucket of Bugs (5 points)
Player 1 puts Flurn to work
Player 1 gains 1 food and 1 nitrogen
Player 2 swaps 2 food with the pool
Player 2 promises Hull Patches (7 points)
Player 3 puts Captain Moop to work
Player 3 sets out for Moonrise Ridge
Player 3 pays 2 nitrogen
Player 3 recruits The Amazing Skrit
Player 3 puts Tessa-9 to work
Player 3 gains 2 magtape
Player 3 loses 1 reputation
Player 3 loses 1 morale
Player 4 promises Scrap Sculpture (5 points)
Player 4 puts Zib Tallow to work
Player 4 gains 3 scrap
Player 1 promises Battery and a Good Meal (8 points)
Player 1 pays 1 food and 1 nitrogen
Player 1 gains 1 magtape
Player 2 puts Deby Wardson to work
Player 2 gains 2 nitrogen
Player 2 promises Reactor Core (13 points)
Player 3 loses 1 reputation
The production line is reset
Player 3 loses 1 reputation
The production line is reset
Player 3 promises Workshop Kit (9 points)
Player 4 puts Oran to work
Player 4 sets out for New Colony Network
Player 4 meets Cracked Tank
Player 4 gains 3 nitrogen
Player 4 loses 1 morale
Player 4 cannot pay at New Colony Network
Player 4 puts Beren Whaller to work
Player 4 gains 2 scrap
Player 1 pays 4 scrap and 2 magtape
Player 1 builds Megaforge at r2c2
Player 1 promises Spare Parts (6 points)
Player 2 pays 3 scrap and 1 magtape
Player 2 builds Metabolic Exchanger at r2c1
Player 2 swaps 3 nitrogen with the pool
Player 2 powers r2c1
Player 3 promises Picnic for Two Crews (7 points)
Player 3 passes
Player 3 takes the first player token
Player 3 gains 1 scrap and 1 power shard
Player 4 promises Breath of Fresh Air (5 points)
Player 4 pays 3 scrap
Player 4 builds Giant Bug Ranch at r1c3
Player 1 puts Kronch to work
Player 1 turns on Player 2
Boeuf of Player 2 is injured
Player 1 pays 1 food
Player 1 gains 1 scrap
Player 2 promises Captain's Banquet (7 points)
Player 2 pays 1 food and 1 nitrogen
Player 2 gains 1 magtape
Player 4 puts Hoo-di-di to work
Player 4 gains 2 nitrogen
Player 4 makes the trade of Admiral Pim
Player 4 pays 2 nitrogen
Player 4 gains 2 reputation
Player 1 pays 2 scrap and 2 magtape
Player 1 builds Shard Drill at r3c2
Player 1 gains 2 reputation
Player 1 puts Yolanda Spore to work
Player 2 swaps 1 food with the pool
Player 2 puts Combustible Joe to work
Player 2 gains 3 scrap and 1 magtape
Player 2 rolls a 3
Player 4 pays 1 nitrogen
Player 4 gains 1 scrap
Player 4 promises Mixtape (5 points)
Player 1 promises First-Class Cabin (15 points)
Player 1 puts Quaz Oberman to work
Player 1 gains 1 magtape
Player 2 puts B'Orlol to work
Player 2 sets out for New Colony Network
The production line is reset
Player 2 pays 1 food and 1 nitrogen
Player 2 recruits Mama Gristle
Player 2 puts Mama Gristle to work
Player 2 sets out for Rustbone Gulch
Player 3 makes room on the morale track
Player 2 loses 1 morale
Player 2 cannot pay at Rustbone Gulch
Player 2 exiles Boeuf
Player 2 loses 1 reputation
Player 2 loses 1 morale
Player 2 loses 1 reputation
Player 4 loses 1 reputation
The production line is reset
Player 4 passes
Player 1 swaps 1 nitrogen with the pool
Player 1 swaps 1 food with the pool
Player 2 puts Ilo the Lost to work
Player 2 gains 1 nitrogen and 1 scrap
Player 2 pays 2 scrap and 2 magtape
Player 2 builds Crystal Lab at r1c3
Player 1 puts Gabbo Trink to work
Player 1 gains 1 morale
Player 1 swaps 2 nitrogen with the pool
Player 2 puts Lady Fizz to work
Player 2 gains 1 food
Player 3 makes room on the morale track
Player 2 gains 1 morale
Player 2 loses 1 reputation
The production line is reset
Player 2 loses 1 reputation
The production line is reset
Player 1 passes
Player 2 passes
Player 3 leaves 3 pairs hungry
Player 3 loses 1 reputation
Player 3 loses 1 reputation
Player 3 loses 1 reputation
Player 3 loses 3 morale
Player 4 leaves 2 pairs hungry
Player 1 makes room on the morale track
Player 4 loses 2 morale
Player 1 leaves 3 pairs hungry
Player 4 makes room on the morale track
Player 1 loses 3 morale
Player 2 pays 1 food and 1 nitrogen
Player 2 leaves 2 pairs hungry
Player 3 makes room on the morale track
Player 2 loses 1 reputation
Player 2 loses 2 morale
Player 3 loses 3 reputation
Player 1 loses 2 reputation
Player 2 loses 4 reputation
Cyber Diner of Player 3 activates
Bionic Workshop of Player 3 activates
Player 3 gains 2 scrap
Player 3 powers r3c2
Nitro Lab of Player 3 activates
Player 3 gains 2 nitrogen
Tape Spooler of Player 3 activates
Player 3 gains 1 magtape
Shisha Spa of Player 3 activates
Player 3 pays 2 nitrogen
Player 1 makes room on the morale track
Player 3 gains 2 morale
Giant Bug Ranch of Player 4 activates
Player 4 gains 3 food
Medbay Alcove of Player 4 activates
Player 4 gains 1 nitrogen
Gamblers' Den of Player 4 activates
Parallel Dynamics of Player 1 activates
Sorting Bay of Player 1 activates
Player 1 gains 2 scrap
Sorting Bay of Player 1 activates
Player 1 gains 2 scrap
Nitro Lab of Player 1 activates
Player 1 gains 2 nitrogen
Metabolic Exchanger of Player 2 activates
Player 2 gains 3 nitrogen
Propaganda Studio of Player 2 activates
Player 2 gains 1 reputation
Bug Farm of Player 2 activates
Player 2 gains 2 food
Crystal Lab of Player 2 activates
Player 2 gains 1 power shard
The colonists of Player 1 have rested
The colonists of Player 2 have rested
The colonists of Player 3 have rested
The colonists of Player 4 have rested
Round 3
Player 3 puts Ninny Oxide to work
Player 3 gains 1 nitrogen and 1 magtape
Player 3 pays 4 scrap and 3 magtape
Player 3 builds Quantum Library at r1c1
Player 4 puts Hoo-di-di to work
Player 4 sets out for The Factory
Player 4 meets Tinker Swarm
Tinker Swarm hit Player 3
Player 3 suffers food
Player 3 suffers injury
Pock and Pook of Player 3 is injured
Player 3 suffers magtape
Player 3 loses 1 magtape
Player 3 suffers magtape
Player 3 loses 1 magtape
Player 4 rolls food
Player 4 gains 1 food
Player 4 rolls nitrogen
Player 4 gains 1 nitrogen
Player 4 puts Oran to work
Player 4 steals 1 scrap from Player 3
Player 1 puts Kronch to work
Player 1 sets out for The Factory
Player 1 gains 1 magtape
Player 1 rolls nitrogen
Player 1 gains 1 nitrogen
Player 1 rolls shard
Player 1 gains 1 power shard
Player 1 puts Quaz Oberman to work
Player 1 gains 1 magtape
Player 1 powers r2c2
Player 2 puts Lady Fizz to work
Player 2 sets out for New Colony Network
Player 2 pays 1 food and 1 nitrogen
Player 2 recruits Tann
Player 2 puts B'Orlol to work
Player 2 gains 1 scrap and 1 magtape
Player 2 exiles Lady Fizz
Player 2 loses 1 reputation
Player 2 loses 1 morale
Player 3 swaps 1 nitrogen with the pool
Player 3 pays 1 food
Player 3 meets Try Again Tomorrow
Player 3 rolls a 5
Pock and Pook of Player 3 is healed
Player 4 swaps 4 food with the pool
Player 4 pays 1 nitrogen
Player 4 gains 1 scrap
Player 4 pays 1 nitrogen
Player 4 gains 1 scrap
Player 1 puts Flurn to work
Player 1 gains 1 food and 1 nitrogen
Player 1 pays 3 scrap and 1 magtape
Player 1 builds Algae Stacks at r1c3
Player 2 puts Tann to work
Player 2 gains 3 scrap
Player 2 puts Deby Wardson to work
Player 3 puts Captain Moop to work
Player 3 gains 1 morale
Player 3 passes
Player 3 takes the first player token
Player 3 gains 2 magtape
Player 4 pays 3 scrap
Player 4 builds Holo Lounge at r2c1
Player 4 puts Zib Tallow to work
Player 4 sets out for New Colony Network
Player 4 meets Field Medic
Player 4 cannot pay at New Colony Network
Player 1 makes the trade of Libra
Player 1 pays 1 food and 1 nitrogen
Player 1 gains 2 magtape
Player 1 loses 1 reputation
The production line is reset
Player 2 makes the trade of Brakka Duun
Player 2 pays 2 scrap
Player 2 gains 1 power shard
Player 2 swaps 2 nitrogen with the pool
Player 4 puts Beren Whaller to work
Player 4 takes the shard at r1c2 out
Player 4 pays 1 nitrogen
Player 4 meets Mixed-Up Charts
Player 4 rolls a 3
Hoo-di-di of Player 4 is injured
Player 4 powers r2c3
Player 1 puts Gabbo Trink to work
Player 1 gains 1 morale
Player 1 puts Yolanda Spore to work
Player 1 sets out for Salt Flats Beacon
Player 1 meets Wandering Minstrel
Player 3 makes room on the morale track
Player 1 gains 2 morale
Player 1 goes to Crash Site instead
Player 1 pays 1 nitrogen
Player 1 gains 2 scrap and 1 magtape
Player 2 pays 3 scrap and 1 magtape
Player 2 builds Space Pirate Radio at r1c3
Player 2 pays 1 food
Player 2 meets Consultation Fee
Player 2 gains 1 scrap
Player 4 pays 1 nitrogen
Player 4 gains 1 scrap
Player 4 loses 1 reputation
The production line is reset
Player 4 loses 1 reputation
The production line is reset
Player 1 pays 2 scrap and 1 magtape
Player 1 builds Cyber Diner at r2c1
Player 1 gains 2 food
Player 1 pays 2 food and 2 nitrogen
Player 1 gains 2 magtape
Player 2 loses 1 reputation
The production line is reset
Player 2 pays 1 food
Player 2 gains 1 scrap
Player 2 pays 1 food
Player 2 gains 1 scrap
Player 4 swaps 3 nitrogen with the pool
Player 4 loses 1 reputation
The production line is reset
Player 4 loses 1 reputation
The production line is reset
Player 4 loses 1 reputation
The production line is reset
Player 4 loses 1 reputation
The production line is reset
Player 1 pays 1 food
Player 1 meets Extra Limb
Player 3 makes room on the morale track
Player 1 loses 1 morale
Player 1 pays 1 food
Player 1 meets Miracle Tonic
Player 1 loses 1 reputation
The production line is reset
Player 2 loses 1 reputation
The production line is reset
Player 2 loses 1 reputation
The production line is reset
Player 4 pays 1 food
Player 4 gains 1 scrap
Player 4 pays 1 nitrogen
Player 4 gains 1 scrap
Player 4 swaps 1 nitrogen with the pool
Player 1 pays 3 scrap
Player 1 builds Nitro Refinery at r2c1
Player 1 passes
Player 2 pays 2 scrap and 2 magtape
Player 2 builds Signal Archive at r1c2
Player 2 puts Combustible Joe to work
Player 2 gains 3 scrap and 1 magtape
Player 2 rolls a 2
Combustible Joe of Player 2 is injured
The power of Player 2 fails at r1c2
Player 4 pays 1 food
Player 4 meets Two for One
Hoo-di-di of Player 4 is healed
Player 4 pays 1 food
Player 4 meets Puppet Therapy
Player 4 gains 1 morale
Player 4 pays 1 food
Player 4 meets Clean Stitching
Player 4 loses 1 reputation
The production line is reset
Player 4 loses 1 reputation
The production line is reset
Player 2 puts Mama Gristle to work
Player 2 gains 3 food and 1 scrap
Player 2 passes
Player 2 powers r1c2
Player 4 loses 1 reputation
The production line is reset
Player 4 loses 1 reputation
The production line is reset
Player 4 pays 3 scrap
Player 4 builds Nitro Refinery at r1c2
Player 4 passes
Player 3 leaves 3 pairs hungry
Player 1 makes room on the morale track
Player 3 loses 3 morale
Player 4 leaves 2 pairs hungry
Player 1 makes room on the morale track
Player 4 loses 2 morale
Player 1 leaves 3 pairs hungry
Player 4 makes room on the morale track
Player 1 loses 3 morale
Player 2 leaves 3 pairs hungry
Player 2 loses 1 reputation
Player 2 loses 1 reputation
Player 2 loses 1 reputation
Player 2 loses 3 morale
Player 3 loses 3 reputation
Player 1 loses 2 reputation
Player 2 loses 4 reputation
Nitro Lab of Player 3 activates
Player 3 gains 2 nitrogen
Shisha Spa of Player 3 activates
Cyber Diner of Player 3 activates
Bionic Workshop of Player 3 activates
Player 3 gains 2 scrap
Quantum Library of Player 3 activates
Player 3 gains 2 reputation
Giant Bug Ranch of Player 4 activates
Player 4 gains 3 food
Gamblers' Den of Player 4 activates
Player 4 pays 1 scrap
Player 4 rolls nitrogen
Player 4 gains 1 nitrogen
Player 4 rolls scrap
Player 4 gains 1 scrap
Giant Bug Ranch of Player 4 activates
Player 4 gains 3 food
Player 4 gains 1 scrap
Nitro Lab of Player 1 activates
Player 1 gains 2 nitrogen
Megaforge of Player 1 activates
Player 1 gains 2 scrap and 1 magtape
Player 1 gains 2 scrap and 1 magtape
Sorting Bay of Player 1 activates
Player 1 gains 2 scrap
Algae Stacks of Player 1 activates
Player 1 gains 2 food and 2 nitrogen
Space Pirate Radio of Player 2 activates
Player 2 steals 1 nitrogen from Player 4
Player 3 makes room on the morale track
Player 2 gains 1 morale
Metabolic Exchanger of Player 2 activates
Player 2 gains 1 food and 2 nitrogen
Signal Archive of Player 2 activates
Player 2 gains 2 magtape
Bug Farm of Player 2 activates
Player 2 gains 2 food
Player 3 wins with 34
