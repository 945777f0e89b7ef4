Player 1 was given Bunker '13
Player 2 was given Bunker '42
Player 3 was given Bunker '34
Player 2 took the first player token
Round 1
Player 2 paid 3 scrap and 1 magtape
Shisha Spa came to the production line
Player 2 built Broadcast Booth (middle left)
Player 2 gained 1 scrap
Player 2 put Wexley to work
Player 2 gained 1 food and 1 nitrogen and 1 scrap
Player 3 put Deby Wardson to work
Player 3 gained 2 nitrogen
Player 3 paid 1 food
Player 3 met Consultation Fee
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 met Puppet Therapy
Player 2 made room on the morale track
Player 3 gained 1 morale
Player 3 paid 1 food
Player 3 met Mixed-Up Charts
Player 3 rolled a 4
Player 3 paid 1 nitrogen
Player 3 met Clean Stitching
Player 1 put Ilo the Lost to work
Player 1 set out for Moonrise Ridge
Player 1 met Ambush
Player 1 suffered food
Player 1 lost 1 food
Player 1 suffered scrap
Player 1 lost 1 scrap
Player 1 went to Wanderers' Path instead
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Pock and Pook
Player 1 passed
Player 1 took the first player token
Player 1 gained 2 food
Player 2 put Yolanda Spore to work
Player 2 gained 3 nitrogen
Player 2 passed
Player 3 paid 3 scrap
Innovation Unit came to the production line
Player 3 built Nitro Refinery (top right)
Player 3 put Beren Whaller to work
Player 3 took the shard out of Tape Spooler
Player 3 put Hoo-di-di to work
Player 3 gained 2 nitrogen
Player 3 put Zib Tallow to work
Player 3 gained 3 scrap
Player 3 powered Tape Spooler
Player 3 paid 2 scrap and 2 magtape
Shisha Spa came to the production line
Player 3 built Signal Archive (top right)
Player 3 swapped 1 nitrogen with the pool
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 passed
Player 1 paid 1 food and 1 nitrogen
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
Player 2 paid 2 food and 2 nitrogen
Player 3 left 2 pairs hungry
Player 2 made room on the morale track
Player 3 lost 2 morale
The morale of Player 1 is -4
Player 1 lost 3 reputation
The morale of Player 2 is 0
The morale of Player 3 is -2
Player 3 lost 1 reputation
Bug Farm of Player 1 activated
Player 1 gained 2 food
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Rec Corner of Player 1 activated
Player 1 gained 1 morale
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Bug Farm of Player 2 activated
Player 2 gained 2 food
Tape Spooler of Player 3 activated
Player 3 gained 1 magtape
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Signal Archive of Player 3 activated
Player 3 gained 2 magtape
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
Round 2
Player 1 promised Oxygen Lounge (7 points)
Player 1 paid 3 food and 3 nitrogen
Player 1 gained 3 magtape
Player 2 promised Hull Patches (7 points)
Player 2 put Yolanda Spore to work
Player 2 set out for Salt Flats Beacon
Player 2 met Shard Moths
Shard Moths hit Player 2
Player 2 lost the power of Bug Farm
Player 2 lost the power of Sorting Bay
Player 2 suffered food
Player 2 lost 1 food
Shard Moths hit Player 3
Player 3 lost the power of Tape Spooler
Player 3 lost the power of Signal Archive
Player 3 suffered scrap
Player 3 lost 1 scrap
Shard Moths hit Player 1
Player 1 lost the power of Nitro Lab
Player 1 lost the power of Bug Farm
Player 1 suffered magtape
Player 1 lost 1 magtape
Player 2 went to The Factory instead
Player 2 rolled food
Player 2 gained 1 food
Player 2 rolled shard
Player 2 gained 1 power shard
Player 2 powered Broadcast Booth
Player 3 promised Scrap Sculpture (5 points)
Player 3 passed
Player 3 took the first player token
Player 3 gained 2 nitrogen
Player 1 put Pock and Pook to work
Player 3 made room on the morale track
Player 1 gained 1 morale
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 2 promised First-Class Cabin (15 points)
Player 2 swapped 2 food with the pool
Player 1 promised Mixtape (5 points)
Player 1 put Gabbo Trink to work
Player 1 set out for New Colony Network
Player 1 met Hive Harvest
Player 1 gained 4 food
Gabbo Trink of Player 1 was injured
Player 1 paid 1 food
Player 1 recruited Doc Pellucid
Player 2 promised Survival Hamper (7 points)
Player 2 put Wexley to work
Player 2 gained 1 food and 1 nitrogen and 1 scrap
Player 1 put Ilo the Lost to work
Player 1 gained 1 nitrogen and 1 scrap
Player 1 paid 3 scrap
Gravity Club came to the production line
Player 1 built Holo Lounge (top right)
Player 2 put Ogg Pellet to work
Player 2 set out for The Factory
Player 2 rolled magtape
Player 2 gained 1 magtape
Player 2 rolled shard
Player 2 gained 1 power shard
Player 2 promised Spare Parts (6 points)
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
Player 1 put B'Orlol to work
Player 1 gained 1 scrap and 1 magtape
Player 2 paid 1 nitrogen
Player 2 met Try Again Tomorrow
Player 2 rolled a 4
Player 2 paid 1 food
Player 2 met Two for One
Player 2 paid 1 food
Player 2 met Miracle Tonic
Player 2 paid 1 nitrogen
Player 2 met Hungry Work
Player 2 lost 1 nitrogen
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 lost 1 reputation
The production line was reset
Player 2 promised One of Everything Twice (9 points)
Player 2 swapped 2 nitrogen with the pool
Player 2 powered Bug Farm
Player 1 promised Bucket of Bugs (5 points)
Player 1 put Tessa-9 to work
Player 1 gained 2 magtape
Player 3 made room on the morale track
Player 1 lost 1 morale
Player 2 put Captain Moop to work
Player 2 set out for New Colony Network
Player 2 met Pressure Drop
Player 2 lost 1 nitrogen
Player 3 lost 1 nitrogen
Player 2 went to The Factory instead
Player 2 rolled food
Player 2 gained 1 food
Player 2 rolled injury
Captain Moop of Player 2 was injured
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 1 paid 2 scrap and 1 magtape
Tape Foundry came to the production line
Player 1 built Cyber Diner (top middle)
Player 1 paid 2 scrap and 2 magtape
Shisha Spa came to the production line
Player 1 built Shard Drill (centre)
Player 1 gained 1 scrap
Player 2 paid 3 scrap
Salvage Bay came to the production line
Player 2 built Holo Lounge (top right)
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 1 magtape
Player 1 put Doc Pellucid to work
Gabbo Trink of Player 1 was healed
Player 1 passed
Player 2 paid 3 scrap and 1 magtape
Zero-G Theatre came to the production line
Player 2 built Tape Foundry (centre)
Player 2 paid 2 scrap and 1 magtape
Giant Bug Ranch came to the production line
Player 2 built Shisha Spa (middle left)
Player 2 passed
Player 3 left 2 pairs hungry
Player 1 made room on the morale track
Player 3 lost 2 morale
Player 1 left 3 pairs hungry
Player 3 made room on the morale track
Player 1 lost 3 morale
Player 2 left 2 pairs hungry
Player 2 lost 2 morale
The morale of Player 3 is -3
Player 3 lost 2 reputation
The morale of Player 1 is -5
Player 1 lost 4 reputation
The morale of Player 2 is -2
Player 2 lost 1 reputation
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Player 3 fixed the power of Signal Archive
Player 3 fixed the power of Tape Spooler
Rec Corner of Player 1 activated
Player 1 gained 1 morale
Player 1 fixed the power of Cyber Diner
Player 1 fixed the power of Holo Lounge
Shisha Spa of Player 2 activated
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Player 2 fixed the power of Holo Lounge
Bug Farm of Player 2 activated
Player 2 gained 2 food
The colonists of Player 1 rested
The colonists of Player 2 rested
Round 3
Player 3 paid 1 nitrogen
Player 3 met Surprisingly Competent
Player 3 gained 1 reputation
Player 3 put Hoo-di-di to work
Player 3 gained 2 nitrogen
Player 1 paid 1 food
Player 1 met Encore
Player 1 put Ilo the Lost to work
Player 1 set out for Moonrise Ridge
Player 1 met Builder's Coupon
Player 1 kept Builder's Coupon, to use when you build a room
Player 1 went to Wanderers' Path instead
Player 1 could not pay at Wanderers' Path
Player 2 put Yolanda Spore to work
Player 2 set out for The Factory
The track brought Player 2: gain 1 morale
Player 2 gained 1 morale
Player 2 rolled magtape
Player 2 gained 1 magtape
Player 2 rolled scrap
Player 2 gained 1 scrap
Player 2 swapped 2 nitrogen with the pool
Player 3 put Beren Whaller to work
Player 3 gained 2 scrap
Player 3 put Zib Tallow to work
Player 3 set out for Crash Site
Player 3 paid 1 nitrogen
Player 3 gained 2 scrap and 1 magtape
Player 1 put Gabbo Trink to work
Player 3 made room on the morale track
Player 1 gained 1 morale
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 scrap and 1 magtape
Player 2 paid 1 food
Player 2 gained 1 scrap
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
Player 2 put Wexley to work
Player 2 gained 1 food and 1 nitrogen and 1 scrap
Player 3 passed
Player 2 put Ogg Pellet to work
Player 2 gained 1 food and 2 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 swapped 1 food with the pool
Player 2 lost 1 reputation
The production line was reset
Player 2 swapped 2 food with the pool
Player 2 passed
Player 1 left 3 pairs hungry
Player 3 made room on the morale track
Player 1 lost 1 reputation
Player 1 lost 3 morale
Player 2 left 2 pairs hungry
Player 3 made room on the morale track
Player 2 lost 2 morale
Player 3 left 2 pairs hungry
Player 2 made room on the morale track
Player 3 lost 2 morale
The morale of Player 1 is -5
Player 1 lost 4 reputation
The morale of Player 2 is -2
Player 2 lost 1 reputation
The morale of Player 3 is -4
Player 3 lost 3 reputation
Rec Corner of Player 1 activated
Player 3 made room on the morale track
Player 1 gained 1 morale
Cyber Diner of Player 1 activated
Holo Lounge of Player 1 activated
Player 1 gained 1 morale
Shisha Spa of Player 2 activated
Player 2 paid 2 nitrogen
Player 2 gained 2 morale
Bug Farm of Player 2 activated
Player 2 gained 2 food
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Holo Lounge of Player 2 activated
Player 2 gained 1 morale
Signal Archive of Player 3 activated
Player 3 gained 2 magtape
Tape Spooler of Player 3 activated
Player 3 gained 1 magtape
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Player 3 won with 44 points
