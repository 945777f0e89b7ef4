Player 1 was given Bunker '07
Player 2 was given Bunker '42
Player 3 was given Bunker '58
Player 4 was given Bunker '34
Player 1 took the first player token
Round 1
Player 1 passed
Player 1 took the first player token
Player 1 gained 2 magtape
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 put Sarn Vell to work
Player 2 set out for The Factory
Player 2 met Twin Moonrise
Player 1 made room on the morale track
Player 2 gained 1 morale
Player 2 rolled scrap
Player 2 gained 1 scrap
Player 2 rolled food
Player 2 gained 1 food
Player 3 swapped 1 nitrogen with the pool
Player 3 paid 1 food and 1 nitrogen
Player 3 gained 1 magtape
Player 4 swapped 1 food with the pool
Player 4 paid 1 nitrogen
Player 4 met Try Again Tomorrow
Player 4 rolled a 4
Player 4 paid 1 nitrogen
Player 4 met Surprisingly Competent
Player 4 gained 1 reputation
Player 4 paid 1 nitrogen
Player 4 met Mixed-Up Charts
Player 4 rolled a 6
Player 4 paid 1 food
Player 4 met Two for One
Player 4 paid 1 food
Player 4 met Hungry Work
Player 4 lost 1 nitrogen
Player 2 paid 3 scrap and 1 magtape
Nitro Refinery came to the production line
Player 2 built Tape Foundry (middle left)
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 3 put B'Orlol to work
Player 3 gained 1 scrap and 1 magtape
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 4 put Quaz Oberman to work
Player 4 gained 1 scrap
Player 4 paid 3 scrap
Innovation Unit came to the production line
Player 4 built Nitro Refinery (top middle)
Player 2 put Hulda Brack to work
Player 2 gained 1 food and 1 scrap
Player 2 paid 3 scrap
Salvage Bay came to the production line
Player 2 built Holo Lounge (top middle)
Player 3 paid 2 scrap and 2 magtape
Bionic Workshop came to the production line
Player 3 built Innovation Unit (top middle)
Player 3 passed
Player 4 put Boeuf to work
Player 4 gained 3 food
Player 4 passed
Player 2 lost 1 reputation
The production line was reset
Player 2 put Tessa-9 to work
Player 2 gained 1 magtape
Player 2 passed
Player 1 paid 2 food and 2 nitrogen
Player 2 left 2 pairs hungry
Player 1 made room on the morale track
Player 4 made room on the morale track
Player 2 lost 2 morale
Player 3 left 2 pairs hungry
Player 1 made room on the morale track
Player 3 lost 2 morale
Player 4 left 2 pairs hungry
Player 2 made room on the morale track
Player 4 lost 2 morale
The morale of Player 1 is 2
Player 1 gained 1 reputation
The morale of Player 2 is 0
The morale of Player 3 is 1
Player 3 gained 1 reputation
The morale of Player 4 is -2
Player 4 lost 1 reputation
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Bug Farm of Player 1 activated
Player 1 gained 2 food
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Bug Farm of Player 2 activated
Player 2 gained 2 food
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
Holo Lounge of Player 2 activated
Player 3 made room on the morale track
Player 2 gained 1 morale
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Innovation Unit of Player 3 activated
Player 3 paid 1 scrap and 1 magtape
Player 3 gained 2 reputation
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Bug Farm of Player 4 activated
Player 4 gained 2 food
Nitro Lab of Player 4 activated
Player 4 gained 2 nitrogen
Nitro Refinery of Player 4 activated
Player 4 gained 3 nitrogen
The colonists of Player 2 rested
The colonists of Player 3 rested
The colonists of Player 4 rested
Round 2
Player 1 put Peregrine Peremo to work
Player 1 set out for Rustbone Gulch
Player 1 met Homesick Night
Player 2 made room on the morale track
Player 1 lost 1 morale
Player 1 went to New Colony Network instead
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Doc Pellucid
Player 1 promised First-Class Cabin (15 points)
Player 2 put Sarn Vell to work
Player 2 set out for Moonrise Ridge
Player 2 could not pay at Moonrise Ridge
Player 2 promised Scrap Sculpture (5 points)
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 put B'Orlol to work
Player 3 set out for Crash Site
Player 3 met Wrong Canyon
Player 3 went to Salt Flats Beacon instead
Player 3 could not pay at Salt Flats Beacon
Player 4 promised Picnic for Two Crews (7 points)
Player 4 paid 3 food and 3 nitrogen
Player 4 gained 3 magtape
Player 1 promised Workshop Kit (9 points)
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 food and 1 nitrogen
Player 2 paid 1 food
Player 2 met Encore
Player 2 paid 3 scrap and 1 magtape
Bionic Workshop came to the production line
Player 2 built Algae Stacks (top left)
Player 3 put Kronch to work
Player 3 turned on Player 1
Combustible Joe of Player 1 was injured
Player 3 paid 3 scrap
Gravity Club came to the production line
Player 3 built Holo Lounge (top left)
Player 4 promised Battery and a Good Meal (8 points)
Player 4 paid 1 food and 1 nitrogen
Player 4 gained 1 magtape
Player 2 promised Bucket of Bugs (5 points)
Player 2 put Lady Fizz to work
Player 2 gained 1 food
Player 2 gained 1 morale
Player 3 passed
Player 4 promised Dinner and a Show (7 points)
Player 4 put Quaz Oberman to work
Player 4 gained 1 magtape
Player 2 put Hulda Brack to work
Player 2 gained 2 scrap and 1 magtape
Player 2 lost 1 morale
Player 2 promised Mixtape (5 points)
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 paid 1 food and 1 nitrogen
Player 4 gained 1 magtape
Player 2 promised Pair of Batteries (9 points)
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 4 promised Full Tanks (7 points)
Player 4 put Dusk Hollin to work
Player 4 set out for New Colony Network
The track brought Player 4: roll the resource die 1× to gain
Player 4 rolled nitrogen
Player 4 gained 1 nitrogen
Player 4 could not pay at New Colony Network
Player 2 paid 2 scrap and 1 magtape
Pleasure Gardens came to the production line
Player 2 built Medbay Alcove (top left)
Player 2 promised Complete Box Set (9 points)
Player 4 put Mirelda Quill to work
Player 4 set out for Wanderers' Path
Player 4 met Horde on the Horizon
Horde on the Horizon hit Player 4
Player 4 suffered nitrogen
Player 4 lost 1 nitrogen
Player 4 suffered food
Horde on the Horizon hit Player 1
Player 1 suffered nitrogen
Player 1 lost 1 nitrogen
Player 1 suffered shard
Player 1 lost the power of Nitro Lab
Horde on the Horizon hit Player 2
Player 2 suffered scrap
Player 2 lost 1 scrap
Player 2 suffered nitrogen
Horde on the Horizon hit Player 3
Player 3 suffered nitrogen
Player 3 suffered scrap
Player 3 lost 1 scrap
Player 4 went to New Colony Network instead
Player 4 could not pay at New Colony Network
Player 4 passed
Player 2 paid 1 food
Player 2 met Extra Limb
Player 1 made room on the morale track
Player 2 lost 1 morale
Player 2 paid 1 food
Player 2 met Miracle Tonic
Player 2 put Tessa-9 to work
Player 2 set out for New Colony Network
The track brought Player 2: gain 1 nitrogen
Player 2 gained 1 nitrogen
Player 2 could not pay at New Colony Network
Player 2 paid 1 nitrogen
Player 2 met Puppet Therapy
Player 1 made room on the morale track
Player 2 gained 1 morale
Player 2 promised Survival Hamper (7 points)
Player 2 lost 1 reputation
The production line was reset
Player 2 passed
Player 1 paid 1 food and 1 nitrogen
Player 1 left 2 pairs hungry
Player 3 made room on the morale track
Player 1 lost 2 morale
Player 2 left 2 pairs hungry
Player 3 made room on the morale track
Player 2 lost 2 morale
Player 3 left 2 pairs hungry
Player 2 made room on the morale track
Player 3 lost 2 morale
Player 4 left 2 pairs hungry
Player 4 lost 2 morale
The morale of Player 1 is -1
Player 1 lost 1 reputation
The morale of Player 2 is 1
Player 2 gained 1 reputation
The morale of Player 3 is 0
The morale of Player 4 is -4
Player 4 lost 3 reputation
Player 1 fixed the power of Nitro Lab
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Bug Farm of Player 1 activated
Player 1 gained 2 food
Medbay Alcove of Player 2 activated
Player 2 gained 1 nitrogen
Holo Lounge of Player 2 activated
Player 2 gained 1 morale
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
Innovation Unit of Player 3 activated
Holo Lounge of Player 3 activated
Player 3 gained 1 morale
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Bug Farm of Player 4 activated
Player 4 gained 2 food
Nitro Refinery of Player 4 activated
Player 4 gained 3 nitrogen
Nitro Lab of Player 4 activated
Player 4 gained 2 nitrogen
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
The colonists of Player 4 rested
Round 3
Player 1 put Peregrine Peremo to work
Player 1 turned on Player 2
Lady Fizz of Player 2 went to rest
Player 1 put Gabbo Trink to work
Player 1 set out for Research Outpost
Player 1 met Buried Pantry
Player 1 gained 3 food
Player 1 went to Salt Flats Beacon instead
Player 1 paid 1 food
Player 1 recruited Dazzle Ptok
Player 2 put Sarn Vell to work
Player 2 gained 2 food
Player 2 passed
Player 2 took the first player token
Player 2 gained 1 nitrogen and 1 magtape
Player 3 put Captain Moop to work
Player 2 made room on the morale track
Player 3 gained 1 morale
Player 3 put Trog to work
Player 3 gained 2 food and 1 scrap
Player 4 paid 1 food and 1 nitrogen
Player 4 gained 1 magtape
Player 4 put Boeuf to work
Player 4 gained 3 food
Player 1 put Zib Tallow to work
Player 1 set out for Rustbone Gulch
The track brought Player 1: gain 1 scrap
Player 1 gained 1 scrap
Player 1 paid 2 food and 1 nitrogen
Player 1 recruited Orbit Finch
Player 1 put Orbit Finch to work
Player 1 gained 1 food
Player 1 gained 1 morale
Player 1 exiled Gabbo Trink
Player 1 lost 1 morale
Player 3 lost 1 reputation
The production line was reset
Player 3 put Kronch to work
Player 3 set out for Rustbone Gulch
Player 3 could not pay at Rustbone Gulch
Player 4 put Dusk Hollin to work
Player 4 set out for New Colony Network
Player 4 met Spare Fuse
Player 4 kept Spare Fuse, to use at any point of your turn, your rations and your room production, and before scoring
Player 4 went to The Factory instead
Player 4 rolled magtape
Player 4 gained 1 magtape
Player 4 rolled food
Player 4 gained 1 food
Player 4 put Quaz Oberman to work
Player 4 gained 1 scrap
Player 1 put Doc Pellucid to work
Player 1 gained 1 nitrogen and 1 magtape
Player 1 paid 1 food
Player 1 met Clean Stitching
Combustible Joe of Player 1 was healed
Player 1 paid 1 nitrogen
Player 1 met Consultation Fee
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 met Encore
Player 1 paid 1 food
Player 1 met Puppet Therapy
Player 1 gained 1 morale
Player 3 put B'Orlol to work
Player 3 set out for Crash Site
Player 3 met Whispering Idol
Player 3 gained 3 reputation
Player 2 made room on the morale track
Player 1 made room on the morale track
Player 3 lost 2 morale
Player 3 went to The Factory instead
Player 3 rolled injury
B'Orlol of Player 3 was injured
Player 3 rolled shard
Player 3 gained 1 power shard
Player 3 passed
Player 4 put Mirelda Quill to work
Player 4 set out for New Colony Network
The track brought Player 4: lose 1 morale
Player 4 lost 1 morale
Player 4 paid 1 food and 1 nitrogen
Player 4 recruited Tann
Player 4 passed
Player 1 paid 4 scrap and 2 magtape
Atmosphere Dome came to the production line
Player 1 built Gravity Club (top middle)
Player 1 put Dazzle Ptok to work
Player 1 gained 1 food
Player 2 made room on the morale track
Player 1 gained 1 morale
Player 1 swapped 2 food with the pool
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 swapped 1 nitrogen with the pool
Player 1 passed
Player 2 paid 2 food and 2 nitrogen
Player 3 left 2 pairs hungry
Player 3 lost 2 morale
Player 4 paid 2 food and 2 nitrogen
Player 4 left 1 pair hungry
Player 4 lost 1 reputation
Player 4 lost 1 morale
Player 1 left 3 pairs hungry
Player 2 made room on the morale track
Player 1 lost 3 morale
The morale of Player 2 is 2
Player 2 gained 1 reputation
The morale of Player 3 is -2
Player 3 lost 1 reputation
The morale of Player 4 is -5
Player 4 lost 4 reputation
The morale of Player 1 is -1
Player 1 lost 1 reputation
Holo Lounge of Player 2 activated
Player 2 gained 1 morale
Medbay Alcove of Player 2 activated
Player 2 gained 1 nitrogen
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Innovation Unit of Player 3 activated
Holo Lounge of Player 3 activated
Player 1 made room on the morale track
Player 3 gained 1 morale
Nitro Lab of Player 4 activated
Player 4 gained 2 nitrogen
Bug Farm of Player 4 activated
Player 4 gained 2 food
Nitro Refinery of Player 4 activated
Player 4 gained 3 nitrogen
Bug Farm of Player 1 activated
Player 1 gained 2 food
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Gravity Club of Player 1 activated
Player 1 gained 1 food
Player 3 made room on the morale track
Player 1 gained 1 morale
Player 3 won with 43 points
