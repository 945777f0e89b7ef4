Player 1 is given Bunker '21
Player 2 is given Bunker '07
Player 3 is given Bunker '13
Player 3 takes the first player token
Round 1
Player 3 pays 3 scrap and 1 magtape
Player 3 builds Broadcast Booth at r2c3
Player 3 loses 1 reputation
The production line is reset
Player 1 swaps 1 food with the pool
Player 1 passes
Player 1 takes the first player token
Player 1 gains 2 scrap
Player 2 puts Kronch to work
Player 2 sets out for Rustbone Gulch
Player 2 gains 1 food
Player 2 pays 2 food and 1 nitrogen
Player 2 recruits Movoo
Player 2 puts Yolanda Spore to work
Player 2 sets out for The Factory
Player 2 meets Unkind Rumour
Player 2 loses 1 reputation
Player 2 rolls magtape
Player 2 gains 1 magtape
Player 2 rolls nitrogen
Player 2 gains 1 nitrogen
Player 3 puts Dusk Hollin to work
Player 3 sets out for The Factory
Player 3 meets Highwaymoles
Player 3 loses 2 food and 1 magtape
Player 3 rolls nitrogen
Player 3 gains 1 nitrogen
Player 3 rolls shard
Player 3 gains 1 power shard
Player 3 passes
Player 3 powers r2c3
Player 2 pays 2 scrap and 1 magtape
Player 2 builds Shisha Spa at r1c1
Player 2 puts Movoo to work
Player 3 loses 1 morale
Player 2 makes room on the morale track
Player 1 loses 1 morale
Player 2 puts Zib Tallow to work
Player 2 gains 3 scrap
Player 2 passes
Player 1 leaves 2 pairs hungry
Player 1 loses 2 morale
Player 2 pays 2 food and 2 nitrogen
Player 2 leaves 1 pair hungry
Player 2 loses 1 morale
Player 3 leaves 2 pairs hungry
Player 3 loses 2 morale
Player 1 loses 1 reputation
Player 2 gains 1 reputation
Player 3 loses 4 reputation
Bug Farm of Player 1 activates
Player 1 gains 2 food
Sorting Bay of Player 1 activates
Player 1 gains 2 scrap
Nitro Lab of Player 1 activates
Player 1 gains 2 nitrogen
Tape Spooler of Player 2 activates
Player 2 gains 1 magtape
Shisha Spa of Player 2 activates
Nitro Lab of Player 2 activates
Player 2 gains 2 nitrogen
Bug Farm of Player 3 activates
Player 3 gains 2 food
Nitro Lab of Player 3 activates
Player 3 gains 2 nitrogen
Broadcast Booth of Player 3 activates
Player 3 gains 1 reputation
Rec Corner of Player 3 activates
Player 3 gains 1 morale
The colonists of Player 2 have rested
The colonists of Player 3 have rested
Round 2
Player 1 promises Hull Patches (7 points)
Player 1 puts Deby Wardson to work
Player 2 pays 3 scrap and 1 magtape
Player 2 builds Tape Foundry at r2c2
Player 2 promises Mixtape (5 points)
Player 3 swaps 2 food with the pool
Player 3 promises Complete Box Set (9 points)
Player 1 puts B'Orlol to work
Player 1 gains 2 food
Player 1 promises Breath of Fresh Air (5 points)
Player 2 puts Pock and Pook to work
Player 2 gains 1 morale
Player 2 swaps 2 nitrogen with the pool
Player 3 pays 1 food and 1 nitrogen
Player 3 gains 1 magtape
Player 3 promises Dinner and a Show (7 points)
Player 1 promises Mega Battery (5 points)
Player 1 pays 1 nitrogen
Player 1 meets Miracle Tonic
Player 1 pays 1 food
Player 1 meets Consultation Fee
Player 1 pays 1 food
Player 1 pays 1 food
Player 1 meets Clean Stitching
Player 1 pays 1 nitrogen
Player 1 meets Two for One
Player 1 pays 1 food
Player 1 meets Encore
Player 2 pays 1 nitrogen
Player 2 meets Extra Limb
Player 2 loses 1 morale
Player 2 puts Zib Tallow to work
Player 2 sets out for Rustbone Gulch
Player 2 cannot pay at Rustbone Gulch
Player 3 pays 1 food and 1 nitrogen
Player 3 gains 1 magtape
Player 3 puts Dusk Hollin to work
Player 3 gains 2 nitrogen
Player 1 promises One of Everything Twice (9 points)
Player 1 pays 1 food
Player 1 meets Hungry Work
Player 1 loses 1 food
Player 2 puts Yolanda Spore to work
Player 2 sets out for New Colony Network
Player 2 cannot pay at New Colony Network
Player 2 promises Reactor Core (13 points)
Player 3 puts Hoo-di-di to work
Player 3 gains 2 nitrogen
Player 3 puts Lady Fizz to work
Player 3 gains 1 food
Player 3 gains 1 morale
Player 1 loses 1 reputation
The production line is reset
Player 1 loses 1 reputation
The production line is reset
Player 1 loses 1 reputation
The production line is reset
Player 1 pays 1 nitrogen
Player 1 meets Surprisingly Competent
Player 1 gains 1 reputation
Player 1 pays 1 nitrogen
Player 1 meets Mixed-Up Charts
Player 1 rolls a 5
Player 1 pays 1 nitrogen
Player 1 meets Try Again Tomorrow
Player 1 rolls a 4
Player 2 puts Movoo to work
Player 3 loses 1 morale
Player 1 loses 1 morale
Player 2 puts Kronch to work
Player 2 sets out for New Colony Network
Player 2 meets Grumpy Nerffle
Player 2 pays 1 food
Player 2 goes to The Factory instead
Player 2 rolls food
Player 2 gains 1 food
Player 2 rolls magtape
Player 2 gains 1 magtape
Player 3 promises Survival Hamper (7 points)
Player 3 puts Peregrine Peremo to work
Player 3 turns on Player 2
Player 1 passes
Player 1 takes the first player token
Player 1 gains 1 scrap and 1 power shard
Player 2 pays 1 food
Player 2 meets Puppet Therapy
Player 2 gains 1 morale
Player 2 pays 1 food
Player 2 meets Extra Limb
Player 2 loses 1 morale
Player 3 swaps 1 nitrogen with the pool
Player 3 pays 1 nitrogen
Player 3 meets Hungry Work
Player 3 loses 1 food
Player 3 pays 1 food
Player 3 meets Surprisingly Competent
Player 3 gains 1 reputation
Player 3 pays 1 nitrogen
Player 3 meets Two for One
Player 3 pays 1 nitrogen
Player 3 meets Mixed-Up Charts
Player 3 rolls a 5
Player 3 pays 1 nitrogen
Player 3 meets Encore
Player 3 pays 1 nitrogen
Player 3 meets Miracle Tonic
Player 2 passes
Player 3 swaps 1 nitrogen with the pool
Player 3 loses 1 reputation
The production line is reset
Player 3 loses 1 reputation
The production line is reset
Player 3 loses 1 reputation
The production line is reset
Player 3 loses 1 reputation
The production line is reset
Player 3 loses 1 reputation
The production line is reset
Player 3 pays 1 nitrogen
Player 3 gains 1 scrap
Player 3 pays 1 food
Player 3 gains 1 scrap
Player 3 passes
Player 1 leaves 2 pairs hungry
Player 3 makes room on the morale track
Player 1 loses 2 morale
Player 2 leaves 3 pairs hungry
Player 2 loses 3 morale
Player 3 leaves 2 pairs hungry
Player 1 makes room on the morale track
Player 3 loses 2 morale
Player 1 loses 2 reputation
Player 2 loses 1 reputation
Player 3 loses 4 reputation
Nitro Lab of Player 1 activates
Player 1 gains 2 nitrogen
Bug Farm of Player 1 activates
Player 1 gains 2 food
Sorting Bay of Player 1 activates
Player 1 gains 2 scrap
Shisha Spa of Player 2 activates
Tape Spooler of Player 2 activates
Player 2 gains 1 magtape
Nitro Lab of Player 2 activates
Player 2 gains 2 nitrogen
Broadcast Booth of Player 3 activates
Player 3 gains 1 reputation
Bug Farm of Player 3 activates
Player 3 gains 2 food
Nitro Lab of Player 3 activates
Player 3 gains 2 nitrogen
Rec Corner of Player 3 activates
Player 3 gains 1 morale
The colonists of Player 1 have rested
The colonists of Player 2 have rested
The colonists of Player 3 have rested
Round 3
Player 1 puts B'Orlol to work
Player 1 sets out for Rustbone Gulch
Player 1 meets Bandit Kings
Player 1 loses 1 nitrogen and 3 scrap
Player 1 goes to Crash Site instead
Player 1 pays 1 nitrogen
Player 1 gains 2 scrap and 1 magtape
Player 1 pays 1 food
Player 1 gains 1 scrap
Player 2 puts Zib Tallow to work
Player 2 sets out for Salt Flats Beacon
Player 2 meets Horde on the Horizon
Horde on the Horizon hit Player 2
Player 2 suffers nitrogen
Player 2 loses 1 nitrogen
Player 2 suffers food
Horde on the Horizon hit Player 3
Player 3 suffers injury
Lady Fizz of Player 3 is injured
Player 3 suffers scrap
Player 3 loses 1 scrap
Horde on the Horizon hit Player 1
Player 1 suffers scrap
Player 1 loses 1 scrap
Player 1 suffers magtape
Player 1 loses 1 magtape
Player 2 goes to New Colony Network instead
Player 2 cannot pay at New Colony Network
Player 2 passes
Player 2 takes the first player token
Player 2 gains 2 power shards
Player 2 powers r2c2
Player 3 puts Dusk Hollin to work
Player 3 gains 2 nitrogen
Player 3 pays 1 food
Player 3 gains 1 scrap
Player 3 pays 1 nitrogen
Player 3 gains 1 scrap
Player 3 pays 1 nitrogen
Player 3 gains 1 scrap
Player 1 puts Beren Whaller to work
Player 1 gains 2 scrap
Player 1 pays 2 scrap and 1 magtape
Player 1 builds Medbay Alcove at r2c3
Player 3 puts Peregrine Peremo to work
Player 3 sets out for Sanctuary Prime
Player 3 meets Power Surge
The power of Player 3 fails at r1c2
Player 3 loses 1 scrap
Player 3 goes to New Colony Network instead
Player 3 pays 1 food and 1 nitrogen
Player 3 recruits Grand Chef Slurm
Player 3 puts Grand Chef Slurm to work
Player 3 gains 1 food
Player 1 makes room on the morale track
Player 3 gains 1 morale
Player 1 powers r2c3
Player 1 puts Hulda Brack to work
Player 1 gains 2 scrap and 1 magtape
Player 1 loses 1 morale
Player 1 pays 1 food
Player 1 gains 1 scrap
Player 3 loses 1 reputation
The production line is reset
Player 3 loses 1 reputation
The production line is reset
Player 3 pays 1 food
Player 3 meets Consultation Fee
Player 3 pays 1 nitrogen
Lady Fizz of Player 3 is healed
Player 3 pays 1 nitrogen
Player 3 meets Puppet Therapy
Player 2 makes room on the morale track
Player 3 gains 1 morale
Player 1 puts Deby Wardson to work
Player 1 gains 2 nitrogen
Player 1 loses 1 reputation
The production line is reset
Player 3 loses 1 reputation
The production line is reset
Player 3 loses 1 reputation
The production line is reset
Player 3 loses 1 reputation
The production line is reset
Player 3 loses 1 reputation
The production line is reset
Player 3 loses 1 reputation
The production line is reset
Player 3 loses 1 reputation
The production line is reset
Player 1 passes
Player 3 loses 1 reputation
The production line is reset
Player 3 puts Hoo-di-di to work
Player 3 gains 2 nitrogen
Player 3 pays 3 scrap and 1 magtape
Player 3 builds Algae Stacks at r1c3
Player 3 swaps 2 nitrogen with the pool
Player 3 pays 2 food and 2 nitrogen
Player 3 gains 2 magtape
Player 3 passes
Player 2 leaves 3 pairs hungry
Player 1 makes room on the morale track
Player 2 loses 1 reputation
Player 2 loses 3 morale
Player 3 leaves 3 pairs hungry
Player 1 makes room on the morale track
Player 2 makes room on the morale track
Player 3 loses 3 morale
Player 1 leaves 2 pairs hungry
Player 2 makes room on the morale track
Player 3 makes room on the morale track
Player 1 loses 2 morale
Player 2 loses 2 reputation
Player 3 loses 3 reputation
Player 1 loses 4 reputation
Tape Foundry of Player 2 activates
Player 2 gains 1 scrap and 1 magtape
Nitro Lab of Player 2 activates
Player 2 gains 2 nitrogen
Tape Spooler of Player 2 activates
Player 2 gains 1 magtape
Shisha Spa of Player 2 activates
Player 2 pays 2 nitrogen
Player 2 gains 2 morale
Player 3 fixes the power at r1c2
Broadcast Booth of Player 3 activates
Player 3 gains 1 reputation
Rec Corner of Player 3 activates
Player 3 gains 1 morale
Algae Stacks of Player 3 activates
Player 3 gains 2 food and 2 nitrogen
Sorting Bay of Player 1 activates
Player 1 gains 2 scrap
Bug Farm of Player 1 activates
Player 1 gains 2 food
Nitro Lab of Player 1 activates
Player 1 gains 2 nitrogen
Medbay Alcove of Player 1 activates
Player 1 gains 1 nitrogen
Player 1 gains 1 nitrogen
Player 1 wins with 46
