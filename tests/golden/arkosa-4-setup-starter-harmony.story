Player 1 was given Bunker '07
Player 2 was given Bunker '42
Player 3 was given Bunker '58
Player 4 was given Bunker '21
Player 3 took the first player token
Round 1
Player 3 put Yolanda Spore to work
Player 3 set out for New Colony Network
Player 3 met Flickering Lights
Player 3 lost the power of Sorting Bay
Player 3 went to The Factory instead
Player 3 rolled shard
Player 3 gained 1 power shard
Player 3 rolled scrap
Player 3 gained 1 scrap
Player 3 paid 2 scrap and 1 magtape
Tape Foundry came to the production line
Player 3 built Medbay Alcove (middle left)
Player 3 powered Medbay Alcove
Player 4 paid 2 scrap and 1 magtape
Giant Bug Ranch came to the production line
Player 4 built Cyber Diner (top right)
Player 4 passed
Player 4 took the first player token
Player 4 gained 1 scrap and 1 power shard
Player 1 put Tessa-9 to work
Player 1 gained 1 magtape
Player 1 put Ogg Pellet to work
Player 1 gained 1 food and 2 scrap
Player 2 put B'Orlol to work
Player 2 gained 1 scrap and 1 magtape
Player 2 paid 3 scrap and 1 magtape
Crystal Lab came to the production line
Player 2 built Tape Foundry (middle left)
Player 2 gained 1 scrap
Player 3 lost 1 reputation
The production line was reset
Player 3 put Lady Fizz to work
Player 3 set out for Research Outpost
The track brought Player 3: lose 1 morale
Player 4 made room on the morale track
Player 3 lost 1 morale
Player 3 paid 1 food and 1 nitrogen
Player 3 gained 2 scrap and 2 magtape
Player 1 paid 2 scrap and 1 magtape
Museum of Broken Things came to the production line
Player 1 built Bionic Workshop (middle right)
Player 1 gained 1 food and 1 nitrogen
Player 1 put Deby Wardson to work
Player 1 gained 2 nitrogen
Player 2 put Captain Moop to work
Player 2 set out for Research Outpost
Player 2 met Tinker Swarm
Tinker Swarm hit Player 1
Player 1 suffered shard
Player 1 lost the power of Nitro Lab
Player 1 suffered shard
Player 1 lost the power of Tape Spooler
Player 2 went to New Colony Network instead
Player 2 paid 1 nitrogen
Player 2 recruited Hoo-di-di
Player 2 put Wexley to work
Player 2 set out for New Colony Network
The track brought Player 2: gain 1 magtape
Player 2 gained 1 magtape
Player 2 paid 1 food and 1 nitrogen
Player 2 recruited Beren Whaller
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 put Sarn Vell to work
Player 3 gained 2 food
Player 1 put Dusk Hollin to work
Player 1 set out for The Factory
Player 1 rolled injury
Dusk Hollin of Player 1 was injured
Player 1 rolled food
Player 1 gained 1 food
Player 1 paid 2 scrap and 1 magtape
Shisha Spa came to the production line
Player 1 built Salvage Bay (middle right)
Player 2 paid 2 scrap and 2 magtape
Holo Lounge came to the production line
Player 2 built Shard Drill (top right)
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 1 magtape
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 paid 1 food
Player 3 met Consultation Fee
Player 3 gained 1 scrap
Player 1 passed
Player 2 put Beren Whaller to work
Player 2 took the shard out of Bug Farm
Player 2 powered Tape Foundry
Player 2 put Gabbo Trink to work
Player 2 set out for Wanderers' Path
Player 2 met Decoy Beacon
Player 2 kept Decoy Beacon, to use when a raid would hit you
Player 2 went to Salt Flats Beacon instead
Player 2 paid 1 food
Player 2 recruited Pock and Pook
Player 2 exiled Wexley
Player 2 lost 1 morale
Player 3 put Hulda Brack to work
Player 3 gained 2 scrap and 1 magtape
Player 1 made room on the morale track
Player 3 lost 1 morale
Player 3 paid 3 scrap and 1 magtape
Cyber Diner came to the production line
Player 3 built Algae Stacks (top middle)
Player 2 put Pock and Pook to work
Player 2 gained 2 scrap
Player 2 put Hoo-di-di to work
Player 2 gained 2 nitrogen
Player 3 swapped 1 food with the pool
Player 3 paid 2 scrap and 1 magtape
Medbay Alcove came to the production line
Player 3 built Salvage Bay (bottom left)
Player 2 lost 1 reputation
The production line was reset
Player 2 paid 1 nitrogen
Player 2 met Try Again Tomorrow
Player 2 rolled a 4
Player 2 paid 1 nitrogen
Player 2 met Mixed-Up Charts
Player 2 rolled a 5
Player 3 paid 1 nitrogen
Player 3 met Surprisingly Competent
Player 3 gained 1 reputation
Player 3 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 passed
Player 3 passed
Player 4 paid 2 food and 2 nitrogen
Player 1 left 2 pairs hungry
Player 3 made room on the morale track
Player 1 lost 2 morale
Player 2 left 3 pairs hungry
Player 2 lost 3 morale
Player 3 left 2 pairs hungry
Player 1 made room on the morale track
Player 3 lost 2 morale
The morale of Player 4 is 3
Player 4 gained 1 reputation
The morale of Player 1 is 1
Player 1 gained 1 reputation
The morale of Player 2 is -4
Player 2 lost 3 reputation
The morale of Player 3 is 0
Sorting Bay of Player 4 activated
Player 4 gained 2 scrap
Bug Farm of Player 4 activated
Player 4 gained 2 food
Cyber Diner of Player 4 activated
Player 1 fixed the power of Nitro Lab
Player 1 fixed the power of Tape Spooler
Bug Farm of Player 1 activated
Player 1 gained 2 food
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Tape Foundry of Player 2 activated
Player 2 gained 1 scrap and 1 magtape
Shard Drill of Player 2 activated
Player 2 gained 1 power shard
Algae Stacks of Player 3 activated
Player 3 gained 2 food and 2 nitrogen
Player 3 fixed the power of Sorting Bay
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Medbay Alcove of Player 3 activated
Player 3 gained 1 nitrogen
Player 3 gained 1 nitrogen
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
Round 2
Player 4 promised Survival Hamper (7 points)
Player 4 paid 1 food
Player 4 met Two for One
Player 4 paid 1 food
Player 4 met Clean Stitching
Player 1 promised Scrap Sculpture (5 points)
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 scrap and 1 power shard
Player 1 powered Salvage Bay
Player 2 promised Pair of Batteries (9 points)
Player 2 put Beren Whaller to work
Player 2 gained 2 scrap
Player 2 powered Bug Farm
Player 3 put Yolanda Spore to work
Player 3 set out for Rustbone Gulch
Player 3 met Disgrace
Player 3 lost 3 reputation
Player 3 went to Crash Site instead
Player 3 paid 1 nitrogen
Player 3 gained 2 scrap and 1 magtape
Player 3 promised Hull Patches (7 points)
Player 4 paid 1 food
Player 4 met Encore
Player 4 put Zib Tallow to work
Player 4 gained 3 scrap
Player 2 put Gabbo Trink to work
Player 2 set out for Wanderers' Path
Player 2 could not pay at Wanderers' Path
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 3 promised Captain's Banquet (7 points)
Player 3 put Sarn Vell to work
Player 3 gained 2 food
Player 4 put Mirelda Quill to work
Player 4 set out for Salt Flats Beacon
The track brought Player 4: gain 1 power shard
Player 4 gained 1 power shard
Player 4 could not pay at Salt Flats Beacon
Player 4 promised Complete Box Set (9 points)
Player 2 promised Picnic for Two Crews (7 points)
Player 2 paid 4 scrap and 1 magtape
Zero-G Theatre came to the production line
Player 2 built Atmosphere Dome (bottom left)
Player 3 put Hulda Brack to work
Player 3 gained 2 scrap and 1 magtape
Player 3 lost 1 morale
Player 3 promised Reactor Core (13 points)
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 put Ilo the Lost to work
Player 4 gained 1 nitrogen and 1 scrap
Player 2 put B'Orlol to work
Player 2 gained 1 scrap and 1 magtape
Player 2 lost 1 reputation
The production line was reset
Player 3 paid 1 nitrogen
Player 3 met Miracle Tonic
Player 3 paid 1 nitrogen
Player 3 met Hungry Work
Player 3 lost 1 nitrogen
Player 3 paid 1 food
Player 3 met Extra Limb
Player 3 lost 1 morale
Player 3 paid 3 scrap and 1 magtape
Regeneration Ward came to the production line
Player 3 built Algae Stacks (middle right)
Player 4 promised Mega Battery (5 points)
Player 4 put Quaz Oberman to work
Player 4 gained 1 magtape
Player 2 put Captain Moop to work
Player 2 gained 1 morale
Player 2 put Pock and Pook to work
Player 3 made room on the morale track
Player 2 gained 1 morale
Player 3 promised Battery and a Good Meal (8 points)
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 promised Workshop Kit (9 points)
Player 2 promised Breath of Fresh Air (5 points)
Player 2 paid 4 scrap and 2 magtape
Holo Lounge came to the production line
Player 2 built Pleasure Gardens (middle left)
Player 3 paid 3 scrap
Shisha Spa came to the production line
Player 3 built Holo Lounge (top left)
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 4 paid 2 scrap and 1 magtape
Holo Lounge came to the production line
Player 4 built Shisha Spa (top left)
Player 4 paid 3 scrap
Monument Hall came to the production line
Player 4 built Holo Lounge (centre)
Player 4 gained 1 magtape
Player 4 powered Holo Lounge
Player 2 passed
Player 3 passed
Player 4 paid 3 scrap and 1 magtape
Zero-G Theatre came to the production line
Player 4 built Tape Foundry (centre)
Player 4 passed
Player 1 paid 2 food and 2 nitrogen
Player 2 left 3 pairs hungry
Player 3 made room on the morale track
Player 2 lost 3 morale
Player 3 paid 1 food and 1 nitrogen
Player 3 left 1 pair hungry
Player 3 lost 1 morale
Player 4 left 2 pairs hungry
Player 1 made room on the morale track
Player 4 lost 2 morale
The morale of Player 1 is 2
Player 1 gained 1 reputation
The morale of Player 2 is -5
Player 2 lost 4 reputation
The morale of Player 3 is -3
Player 3 lost 2 reputation
The morale of Player 4 is 1
Player 4 gained 1 reputation
Salvage Bay of Player 1 activated
Player 1 gained 3 scrap
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Bug Farm of Player 1 activated
Player 1 gained 2 food
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Shard Drill of Player 2 activated
Player 2 gained 1 power shard
Bug Farm of Player 2 activated
Player 2 gained 2 food
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Player 2 powered Atmosphere Dome
Pleasure Gardens of Player 2 activated
Player 3 made room on the morale track
Player 2 gained 2 morale
Atmosphere Dome of Player 2 activated
Player 2 gained 4 nitrogen
Player 2 gained 1 nitrogen
Holo Lounge of Player 3 activated
Player 2 made room on the morale track
Player 3 gained 1 morale
Algae Stacks of Player 3 activated
Player 3 gained 2 food and 2 nitrogen
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Medbay Alcove of Player 3 activated
Player 3 gained 1 nitrogen
Player 3 gained 1 nitrogen
Shisha Spa of Player 4 activated
Sorting Bay of Player 4 activated
Player 4 gained 2 scrap
Tape Foundry of Player 4 activated
Player 4 gained 1 scrap and 1 magtape
Cyber Diner of Player 4 activated
The colonists of Player 2 rested
The colonists of Player 3 rested
The colonists of Player 4 rested
Round 3
Player 1 put Ogg Pellet to work
Player 1 set out for The Factory
Player 1 met Larder Rats
Larder Rats hit Player 1
Player 1 lost 2 food and 2 nitrogen
Player 1 suffered shard
Player 1 lost the power of Bug Farm
Player 1 went to New Colony Network instead
Player 1 paid 1 nitrogen
Player 1 recruited Professor Umber
Player 1 swapped 1 food with the pool
Player 2 put Captain Moop to work
Player 2 set out for Salt Flats Beacon
Player 2 paid 1 nitrogen
Player 2 recruited Vanta Rook
Player 2 put Vanta Rook to work
Player 2 set out for Moonrise Ridge
Player 2 met A Nerffle Takes a Liking
Player 2 gained 2 scrap
Player 2 went to Rustbone Gulch instead
Player 2 paid 1 food
Player 2 recruited Mama Gristle
Player 2 exiled Pock and Pook
Player 2 lost 1 morale
Player 2 exiled Beren Whaller
Player 2 lost 1 reputation
Player 2 lost 1 morale
Player 3 put Hulda Brack to work
Player 3 gained 1 food and 1 scrap
Player 3 paid 1 food
Player 3 met Puppet Therapy
Player 3 gained 1 morale
Player 3 paid 1 nitrogen
Player 3 met Try Again Tomorrow
Player 3 rolled a 1
Player 3 paid 1 food
Player 3 met Miracle Tonic
Player 3 paid 1 nitrogen
Player 3 met Encore
Player 4 put Quaz Oberman to work
Player 4 gained 1 magtape
Player 4 put Mirelda Quill to work
Player 4 gained 3 nitrogen
Player 1 put Tessa-9 to work
Player 1 gained 2 magtape
Player 4 made room on the morale track
Player 1 lost 1 morale
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 food and 1 scrap
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
Player 2 put B'Orlol to work
Player 2 set out for The Factory
Player 2 met Brownout
Player 2 lost the power of Bug Farm
Player 3 lost the power of Sorting Bay
Player 4 lost the power of Cyber Diner
Player 1 lost the power of Nitro Lab
Player 2 rolled nitrogen
Player 2 gained 1 nitrogen
Player 2 rolled scrap
Player 2 gained 1 scrap
Player 3 put Lady Fizz to work
Player 3 set out for Rustbone Gulch
Player 3 paid 2 food and 1 nitrogen
Player 3 recruited ZO-E
Player 3 put ZO-E to work
Player 3 gained 2 nitrogen
Player 4 put Zib Tallow to work
Player 4 set out for Salt Flats Beacon
Player 4 met Twin Moonrise
Player 4 gained 1 morale
Player 4 could not pay at Salt Flats Beacon
Player 4 put Ilo the Lost to work
Player 4 gained 1 nitrogen and 1 scrap
Player 2 paid 1 nitrogen
Player 2 met Puppet Therapy
Player 2 gained 1 morale
Player 2 paid 1 food
Player 2 met Mixed-Up Charts
Player 2 rolled a 5
Player 2 put Gabbo Trink to work
Player 2 set out for Wanderers' Path
The track brought Player 2: lose 1 reputation
Player 2 lost 1 reputation
Player 2 could not pay at Wanderers' Path
Player 3 passed
Player 4 paid 2 scrap and 1 magtape
Regeneration Ward came to the production line
Player 4 built Medbay Alcove (middle right)
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 2 put Mama Gristle to work
Player 2 set out for New Colony Network
Player 2 met Horde on the Horizon
Horde on the Horizon hit Player 2
Player 2 suffered shard
Player 2 lost the power of Atmosphere Dome
Player 2 suffered injury
Gabbo Trink of Player 2 was injured
Horde on the Horizon hit Player 3
Player 3 suffered injury
Lady Fizz of Player 3 was injured
Player 3 suffered magtape
Player 3 lost 1 magtape
Horde on the Horizon hit Player 4
Player 4 suffered nitrogen
Player 4 lost 1 nitrogen
Player 4 suffered shard
Player 4 lost the power of Sorting Bay
Horde on the Horizon hit Player 1
Player 1 suffered shard
Player 1 lost the power of Tape Spooler
Player 1 suffered nitrogen
Player 1 lost 1 nitrogen
Player 2 could not pay at New Colony Network
Player 2 put Hoo-di-di to work
Player 2 set out for Research Outpost
Player 2 met Patch Kit
Player 2 kept Patch Kit, to use at any point of your turn, your rations and your room production, and before scoring
Player 2 went to Crash Site instead
Player 2 paid 1 nitrogen
Player 2 gained 2 scrap and 1 magtape
Player 4 powered Sorting Bay
Player 4 paid 1 nitrogen
Player 4 met Extra Limb
Player 4 lost 1 morale
Player 4 paid 3 scrap
Karaoke Pit came to the production line
Player 4 built Giant Bug Ranch (middle right)
Player 2 used Patch Kit
Gabbo Trink of Player 2 was healed
Player 2 paid 1 nitrogen
Player 2 met Consultation Fee
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 met Surprisingly Competent
Player 2 gained 1 reputation
Player 2 passed
Player 4 passed
Player 1 paid 1 food and 1 nitrogen
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
Player 2 left 3 pairs hungry
Player 2 lost 1 reputation
Player 2 lost 1 reputation
Player 2 lost 3 morale
Player 3 left 3 pairs hungry
Player 2 made room on the morale track
Player 3 lost 3 morale
Player 4 left 2 pairs hungry
Player 4 lost 2 morale
The morale of Player 1 is -1
Player 1 lost 1 reputation
The morale of Player 2 is -4
Player 2 lost 3 reputation
The morale of Player 3 is -5
Player 3 lost 4 reputation
The morale of Player 4 is 0
Player 1 fixed the power of Bug Farm
Player 1 fixed the power of Tape Spooler
Player 1 fixed the power of Nitro Lab
Salvage Bay of Player 1 activated
Player 1 gained 3 scrap
Pleasure Gardens of Player 2 activated
Player 2 gained 2 morale
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Shard Drill of Player 2 activated
Player 2 gained 1 power shard
Player 2 powered Bug Farm
Bug Farm of Player 2 activated
Player 2 gained 2 food
Player 2 fixed the power of Atmosphere Dome
Algae Stacks of Player 3 activated
Player 3 gained 2 food and 2 nitrogen
Player 3 fixed the power of Sorting Bay
Holo Lounge of Player 3 activated
Player 3 gained 1 morale
Medbay Alcove of Player 3 activated
Lady Fizz of Player 3 was healed
Player 3 gained 1 nitrogen
Player 3 gained 1 nitrogen
Player 4 fixed the power of Cyber Diner
Sorting Bay of Player 4 activated
Player 4 gained 2 scrap
Tape Foundry of Player 4 activated
Player 4 gained 1 scrap and 1 magtape
Shisha Spa of Player 4 activated
Player 1 won with 48 points
