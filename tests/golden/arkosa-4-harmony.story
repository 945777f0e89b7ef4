Player 2 took the first player token
Player 2 took Bunker '13
Player 3 took Bunker '21
Player 4 took Bunker '07
Player 1 took Bunker '58
Player 3 chose to be led by The Quorum
Player 4 chose to be led by Admiral Pim
Player 1 chose to be led by Vex Ollo
Player 2 chose to be led by Ma Tundra
Player 4 took The Vault
Player 1 took Gamblers' Den
Player 2 took Triage Dome
Player 3 took Parallel Dynamics
Round 1
Player 1 made the trade of Vex Ollo
Player 1 lost 1 reputation
Player 1 gained 1 nitrogen and 3 scrap
Player 1 swapped 1 food with the pool
Player 2 put Hulda Brack to work
Player 2 gained 1 food and 1 scrap
Player 2 put Tessa-9 to work
Player 2 gained 2 magtape
Player 2 lost 1 morale
Player 3 put Zib Tallow to work
Player 3 set out for Rustbone Gulch
The production line was reset
Player 3 paid 2 food and 1 nitrogen
Player 3 recruited Hoo-di-di
Player 3 put Hoo-di-di to work
Player 3 gained 2 nitrogen
Player 4 paid 1 food and 1 nitrogen
Player 4 gained 1 magtape
Player 4 put Sarn Vell to work
Player 4 gained 2 food
Player 1 lost 1 reputation
The production line was reset
Player 1 put Beren Whaller to work
Player 1 gained 2 scrap
Player 2 swapped 1 nitrogen with the pool
Player 2 paid 2 food and 2 nitrogen
Player 2 gained 2 magtape
Player 3 put Lady Fizz to work
Player 3 set out for Rustbone Gulch
Player 4 made room on the morale track
Player 3 lost 1 morale
Player 3 could not pay at Rustbone Gulch
Player 3 put Flurn to work
Player 3 gained 1 food and 1 nitrogen
Player 4 put Captain Moop to work
Player 4 set out for Wanderers' Path
Player 4 met The Hush
The Hush hit Player 3
Player 3 suffered nitrogen
Player 3 lost 1 nitrogen
Player 3 lost 1 morale
Player 4 went to Research Outpost instead
Player 4 paid 1 nitrogen
Player 4 gained 2 scrap and 2 magtape
Player 4 put Wexley to work
Player 4 set out for Salt Flats Beacon
Player 4 paid 1 food and 1 nitrogen
Player 4 recruited Yolanda Spore
Player 1 put Ninny Oxide to work
Player 1 gained 1 nitrogen and 1 magtape
Player 1 put Boeuf to work
Player 1 gained 3 food
Player 2 paid 2 scrap and 1 magtape
Player 2 built Medbay Alcove (centre)
Player 2 lost 1 reputation
The production line was reset
Player 3 passed
Player 3 took the first player token
Player 3 gained 1 scrap and 1 magtape
Player 4 passed
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 met Surprisingly Competent
Player 1 gained 1 reputation
Player 2 passed
Player 1 passed
Player 3 paid 1 food and 1 nitrogen
Player 3 left 2 pairs hungry
Player 2 made room on the morale track
Player 1 made room on the morale track
Player 3 lost 2 morale
Player 4 left 3 pairs hungry
Player 2 made room on the morale track
Player 1 made room on the morale track
Player 4 lost 3 morale
Player 1 paid 2 food and 2 nitrogen
Player 2 left 2 pairs hungry
Player 1 made room on the morale track
Player 4 made room on the morale track
Player 2 lost 2 morale
Player 3 lost 1 reputation
Player 4 gained 1 reputation
Player 1 gained 1 reputation
Parallel Dynamics of Player 3 activated
Bug Farm of Player 3 activated
Player 3 gained 2 food
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Bug Farm of Player 3 activated
Player 3 gained 2 food
Bug Farm of Player 4 activated
Player 4 gained 2 food
The Vault of Player 4 activated
Player 4 gained 1 scrap
Tape Spooler of Player 4 activated
Player 4 gained 1 magtape
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Rec Corner of Player 1 activated
Player 1 gained 1 morale
Gamblers' Den of Player 1 activated
Player 1 paid 1 scrap
Player 1 rolled nitrogen
Player 1 gained 1 nitrogen
Player 1 rolled injury
Gabbo Trink of Player 1 was injured
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Triage Dome of Player 2 activated
Player 2 gained 1 nitrogen
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
The colonists of Player 4 rested
Round 2
Player 3 paid 2 scrap and 1 magtape
Player 3 built Shisha Spa (middle right)
Player 3 swapped 1 nitrogen with the pool
Player 4 paid 4 scrap and 2 magtape
Player 4 built Megaforge (centre)
Player 4 gained 1 magtape
Player 4 promised Survival Hamper (7 points)
Player 1 paid 2 food and 2 nitrogen
Player 1 gained 2 magtape
Player 1 paid 3 scrap and 1 magtape
Player 1 built Tape Foundry (middle left)
Player 2 paid 2 scrap and 1 magtape
Player 2 built Cyber Diner (middle left)
Player 2 gained 2 food
Player 2 put Pock and Pook to work
Player 4 made room on the morale track
Player 2 gained 1 morale
Player 3 put Lady Fizz to work
Player 3 set out for New Colony Network
Player 3 met Spoiled Stores
Player 3 lost 1 food
Player 4 lost 1 food
Player 1 lost 1 food
Player 2 lost 1 food
Player 3 went to The Factory instead
Player 3 rolled food
Player 3 gained 1 food
Player 3 rolled nitrogen
Player 3 gained 1 nitrogen
Player 3 promised Workshop Kit (9 points)
Player 4 put Yolanda Spore to work
Player 4 put Dusk Hollin to work
Player 4 gained 2 nitrogen
Player 1 put Beren Whaller to work
Player 1 gained 2 scrap
Player 1 put Boeuf to work
Player 1 set out for Crash Site
Player 1 met Scandal
Player 1 lost 2 reputation
Player 1 went to Salt Flats Beacon instead
Player 1 could not pay at Salt Flats Beacon
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
Player 2 put Hulda Brack to work
Player 2 gained 1 food and 1 scrap
Player 3 promised Scrap Sculpture (5 points)
Player 3 paid 1 food
Player 3 met Miracle Tonic
Player 3 paid 1 food
Player 3 met Consultation Fee
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 met Hungry Work
Player 3 lost 1 nitrogen
Player 3 paid 1 food
Player 3 met Clean Stitching
Player 4 paid 1 food
Player 4 met Encore
Player 4 put Captain Moop to work
Player 2 made room on the morale track
Player 4 gained 1 morale
Player 1 put Ninny Oxide to work
Player 1 gained 1 nitrogen and 1 magtape
Player 1 promised Breath of Fresh Air (5 points)
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 made the trade of Ma Tundra
Player 2 paid 2 food
Player 4 made room on the morale track
Player 2 gained 1 morale
Player 2 gained 1 reputation
Player 3 promised Battery and a Good Meal (8 points)
Player 3 put Flurn to work
Player 3 gained 1 food and 1 nitrogen
Player 4 swapped 1 food with the pool
Player 4 put Wexley to work
Player 4 set out for The Factory
Player 4 gained 1 reputation
Player 4 rolled magtape
Player 4 gained 1 magtape
Player 4 rolled scrap
Player 4 gained 1 scrap
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 nitrogen and 1 power shard
Player 1 powered Tape Foundry
Player 2 put Tessa-9 to work
Player 2 gained 1 magtape
Player 2 promised Mega Battery (5 points)
Player 3 swapped 1 nitrogen with the pool
Player 3 put Ogg Pellet to work
Player 3 set out for Salt Flats Beacon
Player 3 could not pay at Salt Flats Beacon
Player 4 passed
Player 2 put B'Orlol to work
Player 2 gained 1 scrap and 1 magtape
Player 2 paid 2 scrap and 2 magtape
Player 2 built Innovation Unit (top middle)
Player 3 promised Bucket of Bugs (5 points)
Player 3 put Hoo-di-di to work
Player 3 gained 2 nitrogen
Player 2 paid 2 food and 2 nitrogen
Player 2 gained 2 magtape
Player 2 swapped 2 food with the pool
Player 3 promised Hull Patches (7 points)
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 promised Pair of Batteries (9 points)
Player 3 paid 2 scrap and 1 magtape
Player 3 built Salvage Bay (middle right)
Player 3 promised Spare Parts (6 points)
Player 2 lost 1 reputation
The production line was reset
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 3 paid 2 food and 2 nitrogen
Player 3 gained 2 magtape
Player 3 swapped 1 food with the pool
Player 2 promised Reactor Core (13 points)
Player 2 paid 1 nitrogen
Player 2 met Two for One
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 put Zib Tallow to work
Player 3 gained 3 scrap
Player 2 promised Picnic for Two Crews (7 points)
Player 2 lost 1 reputation
The production line was reset
Player 3 paid 2 scrap and 1 magtape
Player 3 built Cyber Diner (bottom right)
Player 3 paid 2 scrap and 1 magtape
Player 3 built Museum of Broken Things (top middle)
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 passed
Player 3 paid 1 food
Player 3 met Try Again Tomorrow
Player 3 rolled a 2
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 passed
Player 1 left 2 pairs hungry
Player 2 made room on the morale track
Player 1 lost 2 morale
Player 2 left 2 pairs hungry
Player 1 made room on the morale track
Player 4 made room on the morale track
Player 2 lost 2 morale
Player 3 left 3 pairs hungry
Player 3 lost 3 morale
Player 4 paid 1 food and 1 nitrogen
Player 4 left 2 pairs hungry
Player 2 made room on the morale track
Player 4 lost 2 morale
Player 1 gained 1 reputation
Player 2 gained 1 reputation
Player 3 lost 3 reputation
Player 4 lost 1 reputation
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Gamblers' Den of Player 1 activated
Tape Foundry of Player 1 activated
Player 1 gained 1 scrap and 1 magtape
Player 1 gained 1 scrap and 1 magtape
Rec Corner of Player 1 activated
Player 1 gained 1 morale
Triage Dome of Player 2 activated
Player 2 gained 1 nitrogen
Innovation Unit of Player 2 activated
Player 2 paid 1 scrap and 1 magtape
Player 2 gained 2 reputation
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Parallel Dynamics of Player 3 activated
Museum of Broken Things of Player 3 activated
Player 3 gained 1 food and 1 scrap
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Museum of Broken Things of Player 3 activated
Player 3 gained 1 food and 1 scrap
The Vault of Player 4 activated
Player 4 gained 1 scrap
Tape Spooler of Player 4 activated
Player 4 gained 1 magtape
Bug Farm of Player 4 activated
Player 4 gained 2 food
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
The colonists of Player 4 rested
Round 3
Player 1 swapped 2 nitrogen with the pool
Player 1 put Beren Whaller to work
Player 1 took the shard out of Tape Foundry
Player 2 paid 1 nitrogen
Player 2 met Mixed-Up Charts
Player 2 rolled a 4
Player 2 paid 1 nitrogen
Player 2 met Extra Limb
Player 2 lost 1 morale
Player 2 paid 1 nitrogen
Player 2 met Puppet Therapy
Player 2 gained 1 morale
Player 2 put B'Orlol to work
Player 2 gained 2 food
Player 3 lost 1 reputation
The production line was reset
Player 3 put Ogg Pellet to work
Player 3 gained 1 food and 2 scrap
Player 4 paid 2 scrap and 1 magtape
Player 4 built Salvage Bay (middle right)
Player 4 made the trade of Admiral Pim
Player 4 paid 2 nitrogen
Player 4 gained 2 reputation
Player 1 put Ninny Oxide to work
Player 1 gained 1 nitrogen and 1 magtape
Player 1 put Boeuf to work
Player 1 gained 3 food
Player 1 powered Tape Foundry
Player 2 put Tessa-9 to work
Player 2 gained 1 magtape
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
Player 3 put Lady Fizz to work
Player 3 set out for Wanderers' Path
Player 3 met Overloaded Sled
Player 3 gained 4 scrap
Lady Fizz of Player 3 was injured
Player 3 went to New Colony Network instead
Player 3 could not pay at New Colony Network
Player 3 put Zib Tallow to work
Player 3 set out for Salt Flats Beacon
Player 3 met Dust Reavers
Dust Reavers hit Player 4
Player 4 suffered scrap
Player 4 suffered magtape
Player 4 suffered nitrogen
Player 4 suffered magtape
Player 4 lost 1 magtape
Player 3 could not pay at Salt Flats Beacon
Player 4 put Dusk Hollin to work
Player 4 gained 2 nitrogen
Player 4 put Yolanda Spore to work
Player 1 paid 2 scrap and 1 magtape
Player 1 built Bionic Workshop (top right)
Player 1 paid 4 scrap and 3 magtape
Player 1 built Deep Shard Mine (top left)
Player 2 put Hulda Brack to work
Player 2 gained 2 scrap and 1 magtape
Player 2 lost 1 morale
Player 2 passed
Player 2 took the first player token
Player 2 gained 1 food and 1 magtape
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 met Puppet Therapy
Lady Fizz of Player 3 was healed
Player 3 gained 1 morale
Player 3 paid 1 food
Player 3 met Miracle Tonic
Player 4 lost 1 reputation
The production line was reset
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 paid 1 food
Player 4 gained 1 scrap
Player 1 paid 4 scrap and 1 magtape
Player 1 built Atmosphere Dome (top left)
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 3 put Hoo-di-di to work
Player 3 set out for The Factory
Player 3 rolled injury
Hoo-di-di of Player 3 was injured
Player 3 rolled magtape
Player 3 gained 1 magtape
Player 3 passed
Player 4 put Sarn Vell to work
Player 4 gained 2 food
Player 4 swapped 1 nitrogen with the pool
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 4 paid 1 food
Player 4 gained 1 scrap
Player 4 put Wexley to work
Player 4 gained 1 food and 1 nitrogen and 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 met Try Again Tomorrow
Player 1 rolled a 1
Player 1 paid 1 nitrogen
Player 1 met Two for One
Gabbo Trink of Player 1 was healed
Player 1 paid 1 nitrogen
Player 1 met Extra Limb
Player 1 lost 1 morale
Player 4 paid 2 scrap and 2 magtape
Player 4 built Shard Drill (bottom right)
Player 4 gained 2 reputation
Player 4 paid 3 scrap and 1 magtape
Player 4 built Algae Stacks (middle left)
Player 1 paid 3 scrap and 1 magtape
Player 1 built Algae Stacks (top middle)
Player 1 lost 1 reputation
The production line was reset
Player 4 swapped 1 food with the pool
Player 4 passed
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 swapped 3 food with the pool
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
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
Player 1 swapped 1 nitrogen with the pool
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 1 swapped 1 nitrogen with the pool
Player 1 swapped 1 food with the pool
Player 1 swapped 1 nitrogen with the pool
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 paid 2 scrap and 1 magtape
Player 1 built Shisha Spa (top right)
Player 1 made the trade of Vex Ollo
Player 1 lost 1 reputation
Player 1 gained 3 food and 1 scrap
Player 1 swapped 2 food with the pool
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 1 paid 1 nitrogen
Player 1 met Consultation Fee
Player 1 gained 1 scrap
Player 1 paid 2 scrap and 2 magtape
Player 1 built Signal Archive (middle right)
Player 1 gained 1 food and 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 passed
Player 2 left 2 pairs hungry
Player 4 made room on the morale track
Player 2 lost 2 morale
Player 3 left 3 pairs hungry
Player 3 lost 1 reputation
Player 3 lost 3 morale
Player 4 paid 2 food and 2 nitrogen
Player 4 left 1 pair hungry
Player 4 lost 1 morale
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
Player 2 lost 1 reputation
Player 3 lost 4 reputation
Player 4 lost 1 reputation
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Triage Dome of Player 2 activated
Player 2 gained 1 nitrogen
Innovation Unit of Player 2 activated
Museum of Broken Things of Player 3 activated
Player 3 gained 1 food and 1 scrap
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Parallel Dynamics of Player 3 activated
Bug Farm of Player 4 activated
Player 4 gained 2 food
The Vault of Player 4 activated
Player 4 gained 1 scrap
Tape Spooler of Player 4 activated
Player 4 gained 1 magtape
Tape Foundry of Player 1 activated
Player 1 gained 1 scrap and 1 magtape
Player 1 gained 1 scrap and 1 magtape
Atmosphere Dome of Player 1 activated
Player 1 gained 4 nitrogen
Shisha Spa of Player 1 activated
Player 1 paid 4 nitrogen
Player 1 gained 4 morale
Algae Stacks of Player 1 activated
Player 1 gained 2 food and 2 nitrogen
Player 4 won with 48 points
