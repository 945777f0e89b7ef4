Player 1 was given Bunker '42
Player 2 was given Bunker '58
Player 1 took the first player token
Round 1
Player 1 swapped 1 food with the pool
Player 1 swapped 2 nitrogen with the pool
Player 2 put Flurn to work
Player 2 gained 1 morale
Player 2 put Mirelda Quill to work
Player 2 set out for The Factory
Player 2 met Lost Sightseers
Player 2 gained 1 reputation
Player 2 rolled shard
Player 2 gained 1 power shard
Player 2 rolled nitrogen
Player 2 gained 1 nitrogen
Player 1 put Lady Fizz to work
Player 1 set out for Wanderers' Path
The track brought Player 1: lose 1 morale
Player 1 lost 1 morale
Player 1 paid 2 food and 2 nitrogen
Player 1 recruited Yolanda Spore
Player 1 put Combustible Joe to work
Player 1 set out for Rustbone Gulch
Player 1 met Dust Reavers
Dust Reavers hit Player 1
Player 1 suffered nitrogen
Player 1 suffered food
Player 1 lost 1 food
Dust Reavers hit Player 2
Player 2 suffered food
Player 2 lost 1 food
Player 2 suffered nitrogen
Player 2 lost 1 nitrogen
Player 1 went to Salt Flats Beacon instead
Player 1 could not pay at Salt Flats Beacon
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 1 magtape
Player 2 passed
Player 2 took the first player token
Player 2 gained 2 scrap
Player 1 put Tessa-9 to work
Player 1 gained 1 magtape
Player 1 put Deby Wardson to work
Player 1 gained 2 nitrogen
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 2 scrap and 1 magtape
Salvage Bay came to the production line
Player 1 built Medbay Alcove (top middle)
Player 1 paid 2 scrap and 1 magtape
Medbay Alcove came to the production line
Player 1 built Salvage Bay (middle right)
Player 1 lost 1 reputation
The production line was reset
Player 1 passed
Player 2 left 2 pairs hungry
Player 2 lost 2 morale
Player 1 left 3 pairs hungry
Player 1 lost 3 morale
The morale of Player 2 is 2
Player 2 gained 1 reputation
The morale of Player 1 is -4
Player 1 lost 3 reputation
Bug Farm of Player 2 activated
Player 2 gained 2 food
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Medbay Alcove of Player 1 activated
Player 1 gained 1 nitrogen
Bug Farm of Player 1 activated
Player 1 gained 2 food
The colonists of Player 1 rested
The colonists of Player 2 rested
Round 2
Player 2 put Flurn to work
Player 2 gained 1 morale
Player 2 promised Spare Parts (6 points)
Player 1 put Deby Wardson to work
Player 1 put Tessa-9 to work
Player 1 gained 2 magtape
Player 1 lost 1 morale
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 3 scrap and 1 magtape
Algae Stacks came to the production line
Player 2 built Tape Foundry (middle left)
Player 1 passed
Player 1 took the first player token
Player 1 gained 2 magtape
Player 2 passed
Player 1 left 3 pairs hungry
Player 1 lost 1 reputation
Player 1 lost 1 reputation
Player 1 lost 1 reputation
Player 1 lost 3 morale
Player 2 left 2 pairs hungry
Player 2 lost 2 morale
The morale of Player 1 is -5
Player 1 lost 4 reputation
The morale of Player 2 is 1
Player 2 gained 1 reputation
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Medbay Alcove of Player 1 activated
Player 1 gained 1 nitrogen
Bug Farm of Player 1 activated
Player 1 gained 2 food
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Player 2 powered Tape Foundry
Bug Farm of Player 2 activated
Player 2 gained 2 food
Tape Foundry of Player 2 activated
Player 2 gained 1 scrap and 1 magtape
The colonists of Player 1 rested
The colonists of Player 2 rested
Round 3
Player 1 paid 3 scrap
Signal Archive came to the production line
Player 1 built Nitro Refinery (top middle)
Player 1 put Lady Fizz to work
Player 1 gained 1 food
Player 1 gained 1 morale
Player 2 paid 2 scrap and 2 magtape
Holo Lounge came to the production line
Player 2 built Signal Archive (top right)
Player 2 put Mirelda Quill to work
Player 2 set out for Research Outpost
Player 2 met Twisted Ankle
Mirelda Quill of Player 2 was injured
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 2 scrap and 2 magtape
Player 1 put Combustible Joe to work
Player 1 set out for New Colony Network
The track brought Player 1: injure the explorer
Combustible Joe of Player 1 was injured
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Professor Umber
Player 1 paid 2 scrap and 2 magtape
Giant Bug Ranch came to the production line
Player 1 built Innovation Unit (middle right)
Player 2 promised Hull Patches (7 points)
Player 2 put Sarn Vell to work
Player 2 gained 2 food
Player 1 put Yolanda Spore to work
Player 1 set out for The Factory
Player 1 met Highwaymoles
Player 1 lost 2 food and 1 magtape
Player 1 rolled nitrogen
Player 1 gained 1 nitrogen
Player 1 rolled injury
Yolanda Spore of Player 1 was injured
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 1 magtape
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 1 lost 1 reputation
The production line was reset
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 2 paid 4 scrap and 2 magtape
Tape Foundry came to the production line
Player 2 built Gravity Club (top right)
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 1 put Tessa-9 to work
Player 1 set out for Moonrise Ridge
Player 1 could not pay at Moonrise Ridge
Player 1 paid 3 scrap
Museum of Broken Things came to the production line
Player 1 built Giant Bug Ranch (top right)
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 promised Bucket of Bugs (5 points)
Player 1 promised Picnic for Two Crews (7 points)
Player 1 put Professor Umber to work
Player 1 gained 2 nitrogen and 1 magtape
Player 2 passed
Player 2 took the first player token
Player 2 gained 1 magtape and 1 power shard
Player 1 passed
Player 2 left 2 pairs hungry
Player 2 lost 2 morale
Player 1 left 3 pairs hungry
Player 1 lost 1 reputation
Player 1 lost 1 reputation
Player 1 lost 3 morale
The morale of Player 2 is -1
Player 2 lost 1 reputation
The morale of Player 1 is -5
Player 1 lost 4 reputation
Tape Foundry of Player 2 activated
Player 2 gained 1 scrap and 1 magtape
Bug Farm of Player 2 activated
Player 2 gained 2 food
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Gravity Club of Player 2 activated
Player 2 gained 1 food
Player 2 gained 1 morale
Nitro Refinery of Player 1 activated
Player 1 gained 3 nitrogen
Bug Farm of Player 1 activated
Player 1 gained 2 food
Giant Bug Ranch of Player 1 activated
Player 1 gained 3 food
Player 2 won with 55 points
