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
Bionic Workshop came to the production line
Player 2 built Propaganda Studio (top middle)
Player 3 put Ninny Oxide to work
Player 3 gained 1 nitrogen and 1 magtape
Player 3 put Captain Moop to work
Player 3 set out for The Factory
The track brought Player 3: roll the resource die 1× to gain
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
Player 2 met Scandal
Player 2 lost 2 reputation
Player 2 went to Salt Flats Beacon instead
Player 2 paid 1 food and 1 nitrogen
Player 2 recruited Combustible Joe
Player 2 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 put Tessa-9 to work
Player 3 gained 1 magtape
Player 4 put Beren Whaller to work
Player 4 gained 2 scrap
Player 4 put Hoo-di-di to work
Player 4 gained 2 nitrogen
Player 2 paid 1 food
Player 2 met Surprisingly Competent
Player 2 gained 1 reputation
Player 2 paid 1 food
Player 2 met Two for One
Player 2 paid 1 nitrogen
Player 2 met Try Again Tomorrow
Player 2 rolled a 3
Player 2 paid 1 food
Player 2 met Extra Limb
Player 2 lost 1 morale
Player 2 put Combustible Joe to work
Player 2 set out for The Factory
The track brought Player 2: heal 1
Player 2 rolled injury
Combustible Joe of Player 2 was injured
Player 2 rolled food
Player 2 gained 1 food
Player 3 paid 1 nitrogen
Player 3 met Consultation Fee
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 met Miracle Tonic
Captain Moop of Player 3 was healed
Player 3 paid 1 nitrogen
Player 3 met Hungry Work
Player 3 lost 1 food
Player 3 paid 1 nitrogen
Player 3 met Mixed-Up Charts
Player 3 rolled a 4
Player 3 paid 1 food
Player 3 met Miracle Tonic
Player 3 paid 2 scrap and 2 magtape
Metabolic Exchanger came to the production line
Player 3 built Karaoke Pit (middle right)
Player 3 powered Karaoke Pit
Player 4 passed
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 put Ilo the Lost to work
Player 2 set out for Sanctuary Prime
Player 2 met Unkind Rumour
Player 2 lost 1 reputation
Player 2 went to Wanderers' Path instead
Player 2 could not pay at Wanderers' Path
Player 3 paid 1 food
Player 3 met Two for One
Player 3 paid 1 food
Player 3 met Consultation Fee
Player 3 gained 1 scrap
Player 2 passed
Player 3 put Captain Moop to work
Player 1 made room on the morale track
Player 3 gained 1 morale
Player 3 passed
Player 1 left 3 pairs hungry
Player 1 lost 3 morale
Player 2 left 3 pairs hungry
Player 2 lost 1 reputation
Player 2 lost 1 reputation
Player 2 lost 1 reputation
Player 2 lost 3 morale
Player 3 left 2 pairs hungry
Player 3 lost 2 morale
Player 4 left 2 pairs hungry
Player 4 lost 2 morale
The morale of Player 1 is -4
Player 1 lost 3 reputation
The morale of Player 2 is -5
Player 2 lost 4 reputation
The morale of Player 3 is -2
Player 3 lost 1 reputation
The morale of Player 4 is 1
Player 4 gained 1 reputation
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Parallel Dynamics of Player 1 activated
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Bug Farm of Player 2 activated
Player 2 gained 2 food
Tape Spooler of Player 2 activated
Player 2 gained 1 magtape
Propaganda Studio of Player 2 activated
Player 1 made room on the morale track
Player 2 gained 1 morale
Tape Spooler of Player 3 activated
Player 3 gained 1 magtape
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Karaoke Pit of Player 3 activated
Player 3 gained 1 morale
Player 3 gained 1 reputation
Player 3 gained 1 nitrogen
Mech Arena of Player 3 activated
Player 3 paid 1 scrap
Player 3 gained 1 morale
Gamblers' Den of Player 4 activated
Player 4 paid 1 scrap
Player 4 rolled scrap
Player 4 gained 1 scrap
Player 4 rolled magtape
Player 4 gained 1 magtape
Sorting Bay of Player 4 activated
Player 4 gained 2 scrap
Bug Farm of Player 4 activated
Player 4 gained 2 food
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
The colonists of Player 4 rested
Round 2
Player 1 put Flurn to work
Player 1 set out for Crash Site
Player 1 met Power Surge
Player 1 lost the power of Nitro Lab
Player 1 lost 1 scrap
Player 1 went to Salt Flats Beacon instead
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Echo-Echo
Player 1 promised Spare Parts (6 points)
Player 2 put Boeuf to work
Player 2 gained 3 food
Player 2 paid 2 scrap and 1 magtape
Algae Stacks came to the production line
Player 2 built Museum of Broken Things (top right)
Player 3 promised Scrap Sculpture (5 points)
Player 3 put Pock and Pook to work
Player 4 made room on the morale track
Player 3 gained 1 morale
Player 4 put Beren Whaller to work
Player 4 took the shard out of Bug Farm
Player 4 promised Bucket of Bugs (5 points)
Player 4 powered Bug Farm
Player 1 paid 3 scrap and 1 magtape
Medbay Alcove came to the production line
Player 1 built Algae Stacks (middle left)
Player 1 gained 2 food
Player 1 put Gabbo Trink to work
Player 1 set out for New Colony Network
The track brought Player 1: lose 1 morale
Player 1 lost 1 reputation
Player 1 lost 1 morale
Player 1 paid 1 food
Player 1 recruited ZO-E
Player 1 exiled Echo-Echo
Player 1 lost 1 reputation
Player 1 lost 1 morale
Player 2 put B'Orlol to work
Player 2 set out for New Colony Network
Player 2 met The Hush
The Hush hit Player 2
Player 2 suffered scrap
Player 2 suffered magtape
Player 2 lost 1 magtape
Player 1 made room on the morale track
Player 2 lost 1 morale
Player 2 went to The Factory instead
Player 2 rolled scrap
Player 2 gained 1 scrap
Player 2 rolled food
Player 2 gained 1 food
Player 2 promised Hull Patches (7 points)
Player 3 put Captain Moop to work
Player 3 gained 1 morale
Player 3 paid 3 scrap and 1 magtape
Space Pirate Radio came to the production line
Player 3 built Metabolic Exchanger (top middle)
Player 4 promised Workshop Kit (9 points)
Player 4 put Oran to work
Player 4 stole 1 nitrogen from Player 3
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 1 put Yolanda Spore to work
Player 1 gained 3 nitrogen
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 1 magtape
Player 2 put Ilo the Lost to work
Player 2 gained 1 nitrogen and 1 scrap
Player 3 promised First-Class Cabin (15 points)
Player 3 swapped 1 nitrogen with the pool
Player 4 promised One of Everything Twice (9 points)
Player 4 put Hoo-di-di to work
Player 4 gained 2 nitrogen
Player 1 put Quaz Oberman to work
Player 1 gained 1 magtape
Player 1 paid 1 nitrogen
Player 1 met Try Again Tomorrow
Player 1 rolled a 1
Player 1 paid 1 nitrogen
Player 1 met Encore
Player 2 promised Mixtape (5 points)
Player 2 paid 2 scrap and 2 magtape
Salvage Bay came to the production line
Player 2 built Signal Archive (centre)
Player 2 gained 1 magtape
Player 3 passed
Player 3 took the first player token
Player 3 gained 2 scrap
Player 4 paid 3 scrap and 1 magtape
Innovation Unit came to the production line
Player 4 built Tape Foundry (middle right)
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 paid 1 food
Player 4 gained 1 scrap
Player 4 paid 1 food
Player 4 gained 1 scrap
Player 1 swapped 1 food with the pool
Player 1 promised Pair of Batteries (9 points)
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 4 promised Reactor Core (13 points)
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 3 scrap and 1 magtape
Crystal Lab came to the production line
Player 1 built Tape Foundry (middle right)
Player 2 made the trade of Brakka Duun
Player 2 paid 2 scrap
Player 2 gained 1 power shard
Player 2 put Mirelda Quill to work
Player 2 gained 3 nitrogen
Player 2 powered Signal Archive
Player 4 paid 1 nitrogen
Player 4 met Extra Limb
Player 4 lost 1 morale
Player 4 paid 1 nitrogen
Player 4 met Puppet Therapy
Player 4 gained 1 morale
Player 4 swapped 1 nitrogen with the pool
Player 1 paid 2 scrap and 1 magtape
Giant Bug Ranch came to the production line
Player 1 built Cyber Diner (middle right)
Player 1 put Kronch to work
Player 1 turned on Player 4
Beren Whaller of Player 4 was injured
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 1 magtape
Player 2 promised Picnic for Two Crews (7 points)
Player 4 promised Survival Hamper (7 points)
Player 4 passed
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 swapped 1 nitrogen with the pool
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 passed
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 paid 1 food
Player 1 met Surprisingly Competent
Player 1 gained 1 reputation
Player 1 put ZO-E to work
Player 1 copied Captain Moop
Player 1 set out for Crash Site
Player 1 could not pay at Crash Site
Player 1 passed
Player 3 left 2 pairs hungry
Player 4 made room on the morale track
Player 3 lost 2 morale
Player 4 left 2 pairs hungry
Player 3 made room on the morale track
Player 4 lost 2 morale
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
The morale of Player 3 is 1
Player 3 gained 1 reputation
The morale of Player 4 is -1
Player 4 lost 1 reputation
The morale of Player 1 is -4
Player 1 lost 3 reputation
The morale of Player 2 is -5
Player 2 lost 4 reputation
Tape Spooler of Player 3 activated
Player 3 gained 1 magtape
Metabolic Exchanger of Player 3 activated
Player 3 gained 3 food
Karaoke Pit of Player 3 activated
Player 3 gained 1 morale
Player 3 gained 1 reputation
Player 3 gained 1 nitrogen
Mech Arena of Player 3 activated
Gamblers' Den of Player 4 activated
Bug Farm of Player 4 activated
Player 4 gained 2 food
Sorting Bay of Player 4 activated
Player 4 gained 2 scrap
Player 1 fixed the power of Nitro Lab
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Parallel Dynamics of Player 1 activated
Propaganda Studio of Player 2 activated
Player 1 made room on the morale track
Player 2 gained 1 morale
Bug Farm of Player 2 activated
Player 2 gained 2 food
Signal Archive of Player 2 activated
Player 2 gained 2 magtape
Museum of Broken Things of Player 2 activated
Player 2 gained 1 food and 1 scrap
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
The colonists of Player 4 rested
Round 3
Player 3 swapped 1 nitrogen with the pool
Player 3 put Tessa-9 to work
Player 3 set out for Crash Site
The track brought Player 3: injure the explorer
Tessa-9 of Player 3 was injured
Player 3 paid 1 nitrogen
Player 3 gained 2 scrap and 1 magtape
Player 4 paid 1 nitrogen
Player 4 met Mixed-Up Charts
Beren Whaller of Player 4 was healed
Player 4 rolled a 3
Beren Whaller of Player 4 was injured
Player 4 put Oran to work
Player 4 stole 1 magtape from Player 2
Player 1 put Yolanda Spore to work
Player 1 gained 3 nitrogen
Player 1 paid 2 scrap and 1 magtape
Nitro Refinery came to the production line
Player 1 built Medbay Alcove (centre)
Player 2 put Lady Fizz to work
Player 2 set out for Wanderers' Path
Player 2 met Hoarder's Crate: Ticking
Player 2 rolled a 6 for the crate
Player 2 gained 2 power shards
Player 2 went to Research Outpost instead
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 2 scrap and 2 magtape
Player 2 put Mirelda Quill to work
Player 2 set out for New Colony Network
Player 2 could not pay at New Colony Network
Player 3 put Ninny Oxide to work
Tessa-9 of Player 3 was healed
Player 3 passed
Player 3 took the first player token
Player 3 gained 2 nitrogen
Player 4 put Zib Tallow to work
Player 4 set out for Crash Site
Player 4 could not pay at Crash Site
Player 4 lost 1 reputation
The production line was reset
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 put Gabbo Trink to work
Player 2 made room on the morale track
Player 1 gained 1 morale
Player 2 passed
Player 4 put Hoo-di-di to work
Player 4 gained 2 nitrogen
Player 4 lost 1 reputation
The production line was reset
Player 1 put Quaz Oberman to work
Player 1 gained 1 scrap
Player 1 put Flurn to work
Player 1 set out for Salt Flats Beacon
The track brought Player 1: gain 1 power shard
Player 1 gained 1 power shard
Player 1 could not pay at Salt Flats Beacon
Player 1 powered Medbay Alcove
Player 4 paid 1 nitrogen
Player 4 met Hungry Work
Beren Whaller of Player 4 was healed
Player 4 lost 1 nitrogen
Player 4 paid 1 food
Player 4 met Clean Stitching
Player 4 paid 1 food
Player 4 met Mixed-Up Charts
Player 4 rolled a 4
Player 4 paid 1 food
Player 4 met Try Again Tomorrow
Player 4 rolled a 5
Player 1 paid 3 scrap and 1 magtape
Nitro Refinery came to the production line
Player 1 built Secret Meat Dispensary (middle left)
Player 1 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 passed
Player 1 put Kronch to work
Player 1 turned on Player 3
Tessa-9 of Player 3 was injured
Player 1 swapped 1 nitrogen with the pool
Player 1 passed
Player 3 paid 2 food and 2 nitrogen
Player 4 left 2 pairs hungry
Player 4 lost 2 morale
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
The morale of Player 3 is 2
Player 3 gained 1 reputation
The morale of Player 4 is -3
Player 4 lost 2 reputation
The morale of Player 1 is -4
Player 1 lost 3 reputation
The morale of Player 2 is -5
Player 2 lost 4 reputation
Tape Spooler of Player 3 activated
Player 3 gained 1 magtape
Metabolic Exchanger of Player 3 activated
Player 3 gained 3 nitrogen
Karaoke Pit of Player 3 activated
Player 3 gained 1 morale
Player 3 gained 1 reputation
Player 3 gained 1 nitrogen
Mech Arena of Player 3 activated
Sorting Bay of Player 4 activated
Player 4 gained 2 scrap
Bug Farm of Player 4 activated
Player 4 gained 2 food
Gamblers' Den of Player 4 activated
Parallel Dynamics of Player 1 activated
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Medbay Alcove of Player 1 activated
Player 1 gained 1 nitrogen
Player 1 gained 1 nitrogen
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Museum of Broken Things of Player 2 activated
Player 2 gained 1 food and 1 scrap
Bug Farm of Player 2 activated
Player 2 gained 2 food
Signal Archive of Player 2 activated
Player 2 gained 2 magtape
Propaganda Studio of Player 2 activated
Player 1 made room on the morale track
Player 2 gained 1 morale
Player 2 won with 40 points
