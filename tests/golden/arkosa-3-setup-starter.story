Player 1 was given Bunker '21
Player 2 was given Bunker '07
Player 3 was given Bunker '13
Player 3 took the first player token
Round 1
Player 3 paid 3 scrap and 1 magtape
Player 3 built Broadcast Booth (middle right)
Player 3 lost 1 reputation
The production line was reset
Player 1 swapped 1 food with the pool
Player 1 passed
Player 1 took the first player token
Player 1 gained 2 scrap
Player 2 put Kronch to work
Player 2 set out for Rustbone Gulch
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
Player 1 lost 1 reputation
Player 2 gained 1 reputation
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
Player 1 met Hungry Work
Player 1 lost 1 food
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
Player 1 paid 1 nitrogen
Player 1 met Surprisingly Competent
Player 1 gained 1 reputation
Player 1 paid 1 nitrogen
Player 1 met Mixed-Up Charts
Player 1 rolled a 5
Player 1 paid 1 nitrogen
Player 1 met Try Again Tomorrow
Player 1 rolled a 4
Player 2 put Movoo to work
Player 3 lost 1 morale
Player 1 lost 1 morale
Player 2 put Kronch to work
Player 2 set out for New Colony Network
Player 2 met Grumpy Nerffle
Player 2 paid 1 food
Player 2 went to The Factory instead
Player 2 rolled food
Player 2 gained 1 food
Player 2 rolled magtape
Player 2 gained 1 magtape
Player 3 promised Survival Hamper (7 points)
Player 3 put Peregrine Peremo to work
Player 3 turned on Player 2
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 scrap and 1 power shard
Player 2 paid 1 food
Player 2 met Puppet Therapy
Player 2 gained 1 morale
Player 2 paid 1 food
Player 2 met Extra Limb
Player 2 lost 1 morale
Player 3 swapped 1 nitrogen with the pool
Player 3 paid 1 nitrogen
Player 3 met Hungry Work
Player 3 lost 1 food
Player 3 paid 1 food
Player 3 met Surprisingly Competent
Player 3 gained 1 reputation
Player 3 paid 1 nitrogen
Player 3 met Two for One
Player 3 paid 1 nitrogen
Player 3 met Mixed-Up Charts
Player 3 rolled a 5
Player 3 paid 1 nitrogen
Player 3 met Encore
Player 3 paid 1 nitrogen
Player 3 met Miracle Tonic
Player 2 passed
Player 3 swapped 1 nitrogen with the pool
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 passed
Player 1 left 2 pairs hungry
Player 3 made room on the morale track
Player 1 lost 2 morale
Player 2 left 3 pairs hungry
Player 2 lost 3 morale
Player 3 left 2 pairs hungry
Player 1 made room on the morale track
Player 3 lost 2 morale
Player 1 lost 2 reputation
Player 2 lost 1 reputation
Player 3 lost 4 reputation
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Bug Farm of Player 1 activated
Player 1 gained 2 food
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Shisha Spa of Player 2 activated
Tape Spooler of Player 2 activated
Player 2 gained 1 magtape
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Broadcast Booth of Player 3 activated
Player 3 gained 1 reputation
Bug Farm of Player 3 activated
Player 3 gained 2 food
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Rec Corner of Player 3 activated
Player 3 gained 1 morale
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
Round 3
Player 1 put B'Orlol to work
Player 1 set out for Rustbone Gulch
Player 1 met Bandit Kings
Player 1 lost 1 nitrogen and 3 scrap
Player 1 went to Crash Site instead
Player 1 paid 1 nitrogen
Player 1 gained 2 scrap and 1 magtape
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 2 put Zib Tallow to work
Player 2 set out for Salt Flats Beacon
Player 2 met Horde on the Horizon
Horde on the Horizon hit Player 2
Player 2 suffered nitrogen
Player 2 lost 1 nitrogen
Player 2 suffered food
Horde on the Horizon hit Player 3
Player 3 suffered injury
Lady Fizz of Player 3 was injured
Player 3 suffered scrap
Player 3 lost 1 scrap
Horde on the Horizon hit Player 1
Player 1 suffered scrap
Player 1 lost 1 scrap
Player 1 suffered magtape
Player 1 lost 1 magtape
Player 2 went to New Colony Network instead
Player 2 could not pay at New Colony Network
Player 2 passed
Player 2 took the first player token
Player 2 gained 2 power shards
Player 2 powered Tape Foundry
Player 3 put Dusk Hollin to work
Player 3 gained 2 nitrogen
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 1 put Beren Whaller to work
Player 1 gained 2 scrap
Player 1 paid 2 scrap and 1 magtape
Player 1 built Medbay Alcove (middle right)
Player 3 put Peregrine Peremo to work
Player 3 set out for Sanctuary Prime
Player 3 met Power Surge
Player 3 lost the power of Bug Farm
Player 3 lost 1 scrap
Player 3 went to New Colony Network instead
Player 3 paid 1 food and 1 nitrogen
Player 3 recruited Grand Chef Slurm
Player 3 put Grand Chef Slurm to work
Player 3 gained 1 food
Player 1 made room on the morale track
Player 3 gained 1 morale
Player 1 powered Medbay Alcove
Player 1 put Hulda Brack to work
Player 1 gained 2 scrap and 1 magtape
Player 1 lost 1 morale
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 paid 1 food
Player 3 met Consultation Fee
Player 3 paid 1 nitrogen
Lady Fizz of Player 3 was healed
Player 3 paid 1 nitrogen
Player 3 met Puppet Therapy
Player 2 made room on the morale track
Player 3 gained 1 morale
Player 1 put Deby Wardson to work
Player 1 gained 2 nitrogen
Player 1 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 1 passed
Player 3 lost 1 reputation
The production line was reset
Player 3 put Hoo-di-di to work
Player 3 gained 2 nitrogen
Player 3 paid 3 scrap and 1 magtape
Player 3 built Algae Stacks (top right)
Player 3 swapped 2 nitrogen with the pool
Player 3 paid 2 food and 2 nitrogen
Player 3 gained 2 magtape
Player 3 passed
Player 2 left 3 pairs hungry
Player 1 made room on the morale track
Player 2 lost 1 reputation
Player 2 lost 3 morale
Player 3 left 3 pairs hungry
Player 1 made room on the morale track
Player 2 made room on the morale track
Player 3 lost 3 morale
Player 1 left 2 pairs hungry
Player 2 made room on the morale track
Player 3 made room on the morale track
Player 1 lost 2 morale
Player 2 lost 2 reputation
Player 3 lost 3 reputation
Player 1 lost 4 reputation
Tape Foundry of Player 2 activated
Player 2 gained 1 scrap and 1 magtape
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Tape Spooler of Player 2 activated
Player 2 gained 1 magtape
Shisha Spa of Player 2 activated
Player 2 paid 2 nitrogen
Player 2 gained 2 morale
Player 3 fixed the power of Bug Farm
Broadcast Booth of Player 3 activated
Player 3 gained 1 reputation
Rec Corner of Player 3 activated
Player 3 gained 1 morale
Algae Stacks of Player 3 activated
Player 3 gained 2 food and 2 nitrogen
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Bug Farm of Player 1 activated
Player 1 gained 2 food
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Medbay Alcove of Player 1 activated
Player 1 gained 1 nitrogen
Player 1 gained 1 nitrogen
Player 1 won with 46 points
