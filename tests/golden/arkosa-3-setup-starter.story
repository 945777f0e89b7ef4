Player 1 was given Bunker '21
Player 2 was given Bunker '07
Player 3 was given Bunker '13
Player 3 took the first player token
Round 1
Player 3 paid 3 scrap and 1 magtape
Giant Bug Ranch came to the production line
Player 3 built Broadcast Booth (middle right)
Player 3 lost 1 reputation
The production line was reset
Player 1 swapped 1 food with the pool
Player 1 passed
Player 1 took the first player token
Player 1 gained 2 scrap
Player 2 put Kronch to work
Player 2 set out for Rustbone Gulch
The track brought Player 2: gain 1 food
Player 2 gained 1 food
Player 2 paid 2 food and 1 nitrogen
Player 2 recruited Movoo
Player 2 put Yolanda Spore to work
Player 2 set out for The Factory
Player 2 met Unkind Rumour
Player 2 lost 1 reputation
Player 2 rolled magtape
Player 2 gained 1 magtape
Player 2 rolled nitrogen
Player 2 gained 1 nitrogen
Player 3 put Dusk Hollin to work
Player 3 set out for The Factory
Player 3 met Highwaymoles
Player 3 lost 2 food and 1 magtape
Player 3 rolled nitrogen
Player 3 gained 1 nitrogen
Player 3 rolled shard
Player 3 gained 1 power shard
Player 3 passed
Player 3 powered Broadcast Booth
Player 2 paid 2 scrap and 1 magtape
Medbay Alcove came to the production line
Player 2 built Shisha Spa (top left)
Player 2 put Movoo to work
Player 3 lost 1 morale
Player 2 made room on the morale track
Player 1 lost 1 morale
Player 2 put Zib Tallow to work
Player 2 gained 3 scrap
Player 2 passed
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
Player 2 paid 2 food and 2 nitrogen
Player 2 left 1 pair hungry
Player 2 lost 1 morale
Player 3 left 2 pairs hungry
Player 3 lost 2 morale
The morale of Player 1 is -1
Player 1 lost 1 reputation
The morale of Player 2 is 1
Player 2 gained 1 reputation
The morale of Player 3 is -5
Player 3 lost 4 reputation
Bug Farm of Player 1 activated
Player 1 gained 2 food
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Tape Spooler of Player 2 activated
Player 2 gained 1 magtape
Shisha Spa of Player 2 activated
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Bug Farm of Player 3 activated
Player 3 gained 2 food
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Broadcast Booth of Player 3 activated
Player 3 gained 1 reputation
Rec Corner of Player 3 activated
Player 3 gained 1 morale
The colonists of Player 2 rested
The colonists of Player 3 rested
Round 2
Player 1 promised Hull Patches (7 points)
Player 1 put Deby Wardson to work
Player 2 paid 3 scrap and 1 magtape
Megaforge came to the production line
Player 2 built Tape Foundry (centre)
Player 2 promised Mixtape (5 points)
Player 3 swapped 2 food with the pool
Player 3 promised Complete Box Set (9 points)
Player 1 put B'Orlol to work
Player 1 gained 2 food
Player 1 promised Breath of Fresh Air (5 points)
Player 2 put Pock and Pook to work
Player 2 gained 1 morale
Player 2 swapped 2 nitrogen with the pool
Player 3 paid 1 food and 1 nitrogen
Player 3 gained 1 magtape
Player 3 promised Dinner and a Show (7 points)
Player 1 promised Mega Battery (5 points)
Player 1 paid 1 nitrogen
Player 1 met Miracle Tonic
Player 1 paid 1 food
Player 1 met Consultation Fee
Player 1 paid 1 food
Player 1 paid 1 food
Player 1 met Clean Stitching
Player 1 paid 1 nitrogen
Player 1 met Two for One
Player 1 paid 1 food
Player 1 met Encore
Player 2 paid 1 nitrogen
Player 2 met Extra Limb
Player 2 lost 1 morale
Player 2 put Zib Tallow to work
Player 2 set out for Rustbone Gulch
Player 2 could not pay at Rustbone Gulch
Player 3 paid 1 food and 1 nitrogen
Player 3 gained 1 magtape
Player 3 put Dusk Hollin to work
Player 3 gained 2 nitrogen
Player 1 promised One of Everything Twice (9 points)
Player 1 paid 1 food
Player 1 met Try Again Tomorrow
Player 1 rolled a 1
Player 1 paid 1 food
Player 1 met Surprisingly Competent
Player 1 gained 1 reputation
Player 2 put Yolanda Spore to work
Player 2 set out for New Colony Network
Player 2 could not pay at New Colony Network
Player 2 promised Reactor Core (13 points)
Player 3 put Hoo-di-di to work
Player 3 gained 2 nitrogen
Player 3 put Lady Fizz to work
Player 3 gained 1 food
Player 3 gained 1 morale
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 swapped 1 nitrogen with the pool
Player 2 promised Survival Hamper (7 points)
Player 2 put Movoo to work
Player 2 gained 2 food
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 put Peregrine Peremo to work
Player 3 turned on Player 2
Kronch of Player 2 went to rest
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 1 put Hulda Brack to work
Player 1 gained 2 scrap and 1 magtape
Player 1 lost 1 morale
Player 2 passed
Player 2 took the first player token
Player 2 gained 1 nitrogen and 1 power shard
Player 2 powered Tape Foundry
Player 3 passed
Player 1 paid 4 scrap and 1 magtape
Quantum Library came to the production line
Player 1 built Atmosphere Dome (top right)
Player 1 paid 2 scrap and 1 magtape
Salvage Bay came to the production line
Player 1 built Medbay Alcove (middle left)
Player 1 swapped 1 nitrogen with the pool
Player 1 paid 1 food
Player 1 met Mixed-Up Charts
Player 1 rolled a 4
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
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 paid 2 scrap and 1 magtape
Megaforge came to the production line
Player 1 built Medbay Alcove (top right)
Player 1 put Beren Whaller to work
Player 1 gained 2 scrap
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
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 passed
Player 2 left 3 pairs hungry
Player 1 made room on the morale track
Player 2 lost 3 morale
Player 3 left 2 pairs hungry
Player 3 lost 2 morale
Player 1 left 2 pairs hungry
Player 2 made room on the morale track
Player 1 lost 2 morale
The morale of Player 2 is -1
Player 2 lost 1 reputation
The morale of Player 3 is -5
Player 3 lost 4 reputation
The morale of Player 1 is -3
Player 1 lost 2 reputation
Tape Spooler of Player 2 activated
Player 2 gained 1 magtape
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Shisha Spa of Player 2 activated
Player 2 paid 3 nitrogen
Player 2 gained 3 morale
Tape Foundry of Player 2 activated
Player 2 gained 1 scrap and 1 magtape
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Rec Corner of Player 3 activated
Player 3 gained 1 morale
Bug Farm of Player 3 activated
Player 3 gained 2 food
Broadcast Booth of Player 3 activated
Player 3 gained 1 reputation
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Medbay Alcove of Player 1 activated
Player 1 gained 1 nitrogen
Bug Farm of Player 1 activated
Player 1 gained 2 food
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
Round 3
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 put Yolanda Spore to work
Player 3 put Peregrine Peremo to work
Player 3 turned on Player 2
Movoo of Player 2 went to rest
Player 3 paid 1 food
Player 3 met Hungry Work
Player 3 lost 1 nitrogen
Player 1 put Beren Whaller to work
Player 1 took the shard out of Bug Farm
Player 1 put Hulda Brack to work
Player 1 gained 1 food and 1 scrap
Player 1 powered Medbay Alcove
Player 2 put Zib Tallow to work
Player 2 set out for Crash Site
The track brought Player 2: roll the resource die 1× to gain
Player 2 rolled scrap
Player 2 gained 1 scrap
Player 2 could not pay at Crash Site
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 1 put Deby Wardson to work
Player 1 gained 2 nitrogen
Player 1 paid 3 scrap
Regeneration Ward came to the production line
Player 1 built Giant Bug Ranch (middle left)
Player 2 put Pock and Pook to work
Player 2 gained 2 scrap
Player 2 paid 3 scrap and 1 magtape
Nitro Refinery came to the production line
Player 2 built Algae Stacks (bottom middle)
Player 3 paid 1 nitrogen
Player 3 met Puppet Therapy
Player 1 made room on the morale track
Player 3 gained 1 morale
Player 3 paid 1 nitrogen
Player 3 met Encore
Player 3 paid 1 nitrogen
Player 3 met Extra Limb
Player 1 made room on the morale track
Player 3 lost 1 morale
Player 3 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 put B'Orlol to work
Player 1 gained 2 food
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 passed
Player 2 took the first player token
Player 2 gained 1 food and 1 power shard
Player 2 powered Algae Stacks
Player 3 put Hoo-di-di to work
Player 3 gained 2 nitrogen
Player 3 paid 4 scrap and 2 magtape
Salvage Bay came to the production line
Player 3 built Gravity Club (middle left)
Player 1 paid 1 nitrogen
Player 1 met Hungry Work
Player 1 lost 1 nitrogen
Player 1 passed
Player 3 put Lady Fizz to work
Player 3 gained 1 food
Player 1 made room on the morale track
Player 3 gained 1 morale
Player 3 put Dusk Hollin to work
Player 3 set out for Sanctuary Prime
Player 3 met Dust Reavers
Dust Reavers hit Player 2
Player 2 suffered injury
Yolanda Spore of Player 2 was injured
Player 2 suffered shard
Player 2 lost the power of Nitro Lab
Player 2 suffered shard
Player 2 lost the power of Shisha Spa
Player 2 suffered nitrogen
Player 3 could not pay at Sanctuary Prime
Player 3 passed
Player 2 left 3 pairs hungry
Player 2 lost 3 morale
Player 3 paid 1 food and 1 nitrogen
Player 3 left 1 pair hungry
Player 1 made room on the morale track
Player 3 lost 1 morale
Player 1 paid 1 food and 1 nitrogen
Player 1 left 1 pair hungry
Player 3 made room on the morale track
Player 1 lost 1 morale
The morale of Player 2 is -1
Player 2 lost 1 reputation
The morale of Player 3 is -3
Player 3 lost 2 reputation
The morale of Player 1 is -4
Player 1 lost 3 reputation
Player 2 fixed the power of Shisha Spa
Player 2 fixed the power of Nitro Lab
Algae Stacks of Player 2 activated
Player 2 gained 2 food and 2 nitrogen
Player 2 gained 2 food and 2 nitrogen
Tape Spooler of Player 2 activated
Player 2 gained 1 magtape
Tape Foundry of Player 2 activated
Player 2 gained 1 scrap and 1 magtape
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Rec Corner of Player 3 activated
Player 3 gained 1 morale
Bug Farm of Player 3 activated
Player 3 gained 2 food
Broadcast Booth of Player 3 activated
Player 3 gained 1 reputation
Medbay Alcove of Player 1 activated
Player 1 gained 1 nitrogen
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Giant Bug Ranch of Player 1 activated
Player 1 gained 3 food
Player 1 gained 1 food
Player 2 won with 43 points
