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
Player 1 built Medbay Alcove (top middle)
Player 1 put Yolanda Spore to work
Player 1 passed
Player 2 left 2 pairs hungry
Player 2 lost 2 morale
Player 1 left 3 pairs hungry
Player 1 lost 3 morale
Player 2 gained 1 reputation
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
Player 2 swapped 1 nitrogen with the pool
Player 2 put Flurn to work
Player 2 gained 1 morale
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 put Lady Fizz to work
Player 1 gained 1 food
Player 1 gained 1 morale
Player 2 put Mirelda Quill to work
Player 2 set out for The Factory
Player 2 gained 1 magtape
Player 2 rolled shard
Player 2 gained 1 power shard
Player 2 rolled scrap
Player 2 gained 1 scrap
Player 2 swapped 2 food with the pool
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 promised Dinner and a Show (7 points)
Player 2 swapped 2 nitrogen with the pool
Player 2 paid 2 scrap and 1 magtape
Player 2 built Cyber Diner (middle left)
Player 1 promised Breath of Fresh Air (5 points)
Player 1 put Tessa-9 to work
Player 1 set out for Wanderers' Path
Tessa-9 of Player 1 was injured
Player 1 could not pay at Wanderers' Path
Player 2 swapped 3 food with the pool
Player 2 paid 2 scrap and 1 magtape
Player 2 built Bionic Workshop (bottom left)
Player 1 put Deby Wardson to work
Player 1 gained 2 nitrogen
Player 1 promised Complete Box Set (9 points)
Player 2 passed
Player 2 took the first player token
Player 2 gained 1 food and 1 power shard
Player 2 powered Cyber Diner
Player 1 passed
Player 2 paid 1 food and 1 nitrogen
Player 2 left 1 pair hungry
Player 2 lost 1 morale
Player 1 paid 1 food and 1 nitrogen
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
Player 2 gained 1 reputation
Player 1 lost 4 reputation
Bug Farm of Player 2 activated
Player 2 gained 2 food
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
Cyber Diner of Player 2 activated
Player 2 paid 1 food
Player 2 gained 1 morale
Player 2 powered Bionic Workshop
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Bionic Workshop of Player 2 activated
Player 2 gained 2 scrap
Player 2 gained 2 scrap
Medbay Alcove of Player 1 activated
Tessa-9 of Player 1 was healed
Player 1 gained 1 nitrogen
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Bug Farm of Player 1 activated
Player 1 gained 2 food
The colonists of Player 1 rested
The colonists of Player 2 rested
Round 3
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 met Hungry Work
Player 2 lost 1 nitrogen
Player 2 paid 1 nitrogen
Player 2 met Encore
Player 2 paid 1 food
Player 2 met Puppet Therapy
Player 2 gained 1 morale
Player 2 paid 1 nitrogen
Player 2 met Mixed-Up Charts
Player 2 rolled a 4
Player 1 put Deby Wardson to work
Player 1 put Tessa-9 to work
Player 1 gained 1 magtape
Player 2 paid 2 scrap and 1 magtape
Player 2 built Museum of Broken Things (top left)
Player 2 put Flurn to work
Player 2 set out for Salt Flats Beacon
Player 2 gained 1 reputation
Player 2 could not pay at Salt Flats Beacon
Player 1 put Yolanda Spore to work
Player 1 set out for The Factory
Player 1 met Gas Vent
Player 1 gained 4 nitrogen
Player 1 lost the power of Medbay Alcove
Player 1 went to New Colony Network instead
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Echo-Echo
Player 1 put Echo-Echo to work
Player 1 set out for Research Outpost
Player 1 paid 1 nitrogen
Player 1 gained 2 scrap and 2 magtape
Player 2 lost 1 reputation
The production line was reset
Player 2 promised Battery and a Good Meal (8 points)
Player 1 paid 4 scrap and 2 magtape
Player 1 built Pleasure Gardens (middle right)
Player 1 promised Spare Parts (6 points)
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 passed
Player 2 took the first player token
Player 2 gained 1 food and 1 scrap
Player 1 swapped 2 food with the pool
Player 1 paid 3 scrap
Player 1 built Holo Lounge (middle right)
Player 1 put Lady Fizz to work
Player 1 set out for Moonrise Ridge
Player 1 met Shard Moths
Shard Moths hit Player 2
Player 2 lost the power of Bug Farm
Player 2 lost the power of Museum of Broken Things
Player 2 suffered nitrogen
Player 2 suffered nitrogen
Player 1 went to The Factory instead
Player 1 rolled nitrogen
Player 1 gained 1 nitrogen
Player 1 rolled magtape
Player 1 gained 1 magtape
Player 1 paid 4 scrap and 1 magtape
Player 1 built Atmosphere Dome (top right)
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 lost 1 reputation
The production line was reset
Player 1 passed
Player 2 left 2 pairs hungry
Player 2 lost 2 morale
Player 1 left 3 pairs hungry
Player 1 lost 1 reputation
Player 1 lost 1 reputation
Player 1 lost 1 reputation
Player 1 lost 3 morale
Player 2 gained 1 reputation
Player 1 lost 4 reputation
Player 2 powered Bug Farm
Bug Farm of Player 2 activated
Player 2 gained 2 food
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
Player 2 fixed the power of Museum of Broken Things
Bionic Workshop of Player 2 activated
Player 2 gained 2 scrap
Player 2 gained 2 scrap
Cyber Diner of Player 2 activated
Player 2 paid 3 food
Player 2 gained 3 morale
Player 1 fixed the power of Medbay Alcove
Bug Farm of Player 1 activated
Player 1 gained 2 food
Atmosphere Dome of Player 1 activated
Player 1 gained 4 nitrogen
Player 2 won with 40 points
