Player 2 took the first player token
Player 2 took Bunker '21
Player 3 took Bunker '07
Player 4 took Bunker '13
Player 1 took Bunker '42
Player 3 chose to be led by Brakka Duun
Player 4 chose to be led by Sister Cog
Player 1 chose to be led by Ma Tundra
Player 2 chose to be led by Libra
Player 4 took Triage Dome
Player 1 took Space Pirate Radio
Player 2 took Second Shift Bunkroom
Player 3 took Gamblers' Den
Round 1
Player 1 paid 1 nitrogen
Player 1 met Surprisingly Competent
Player 1 gained 1 reputation
Player 1 paid 1 nitrogen
Player 1 met Consultation Fee
Player 1 paid 1 food
Player 1 paid 1 food
Player 1 met Two for One
Player 1 swapped 1 food with the pool
Player 2 put B'Orlol to work
Player 2 gained 2 food
Player 2 made the trade of Libra
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 2 magtape
Player 3 paid 2 scrap and 2 magtape
Player 3 built Innovation Unit (centre)
Player 3 gained 1 magtape
Player 3 put Flurn to work
Player 3 set out for New Colony Network
Player 3 met Sandstorm
Player 3 lost 1 food
Player 3 lost 1 nitrogen
Player 3 paid 1 food and 1 nitrogen
Player 3 recruited Oran
Player 4 put Tessa-9 to work
Player 4 set out for The Factory
Player 4 gained 1 food
Player 4 rolled injury
Tessa-9 of Player 4 was injured
Player 4 rolled injury
Player 4 put Yolanda Spore to work
Player 4 gained 3 nitrogen
Player 1 paid 1 food
Player 1 met Try Again Tomorrow
Player 1 rolled a 3
Player 1 paid 1 nitrogen
Player 1 met Miracle Tonic
Player 1 paid 1 nitrogen
Player 1 met Extra Limb
Player 2 made room on the morale track
Player 1 lost 1 morale
Player 1 put Wexley to work
Player 1 set out for The Factory
Player 1 met Twin Moonrise
Player 2 made room on the morale track
Player 1 gained 1 morale
Player 1 rolled shard
Player 1 gained 1 power shard
Player 1 rolled shard
Player 1 gained 1 power shard
Player 2 put Lady Fizz to work
Player 2 set out for Sanctuary Prime
Player 2 paid 2 food and 1 nitrogen
Player 2 gained 2 scrap and 2 magtape and 1 power shard
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 3 put Hulda Brack to work
Player 3 gained 1 food and 1 scrap
Player 3 put Dusk Hollin to work
Player 3 set out for New Colony Network
Player 3 met Reel in the Dune
Player 3 gained 1 magtape
Player 3 paid 1 food and 1 nitrogen
Player 3 recruited Ilo the Lost
Player 4 lost 1 reputation
The production line was reset
Player 4 paid 2 scrap and 1 magtape
Player 4 built Cyber Diner (top right)
Player 1 put Mirelda Quill to work
Player 1 gained 3 nitrogen
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 food and 1 nitrogen
Player 2 put Beren Whaller to work
Player 2 gained 2 scrap
Player 2 paid 2 scrap and 1 magtape
Player 2 built Bionic Workshop (middle left)
Player 3 put Oran to work
Player 3 stole 1 nitrogen from Player 4
Player 3 paid 2 food and 2 nitrogen
Player 3 gained 2 magtape
Player 4 swapped 1 nitrogen with the pool
Player 4 put Pock and Pook to work
Player 4 gained 1 morale
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 powered Bionic Workshop
Player 2 paid 2 scrap and 2 magtape
Player 2 built Karaoke Pit (centre)
Player 2 gained 2 nitrogen
Player 3 paid 2 scrap and 1 magtape
Player 3 built Salvage Bay (top left)
Player 3 put Ilo the Lost to work
Player 3 set out for Research Outpost
Player 3 lost 1 reputation
Player 3 gained 2 scrap and 2 magtape
Player 4 swapped 1 food with the pool
Player 4 paid 1 nitrogen
Player 4 met Hungry Work
Tessa-9 of Player 4 was healed
Player 4 lost 1 food
Player 2 paid 3 scrap and 1 magtape
Player 2 built Broadcast Booth (bottom middle)
Player 2 swapped 1 nitrogen with the pool
Player 3 paid 3 scrap and 1 magtape
Player 3 built Tape Foundry (bottom middle)
Player 3 put Ninny Oxide to work
Player 4 put Ogg Pellet to work
Player 4 gained 1 food and 2 scrap
Player 4 paid 1 food and 1 nitrogen
Player 4 gained 1 magtape
Player 2 swapped 1 food with the pool
Player 2 passed
Player 3 passed
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 paid 1 food
Player 4 gained 1 scrap
Player 4 paid 1 food
Player 4 gained 1 scrap
Player 4 paid 1 food
Player 4 met Encore
Player 4 paid 3 scrap
Player 4 built Giant Bug Ranch (top left)
Player 4 paid 3 scrap and 1 magtape
Player 4 built Algae Stacks (middle right)
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 passed
Player 1 left 2 pairs hungry
Player 2 made room on the morale track
Player 4 made room on the morale track
Player 1 lost 2 morale
Player 2 paid 2 food and 2 nitrogen
Player 3 left 3 pairs hungry
Player 3 lost 1 reputation
Player 3 lost 3 morale
Player 4 left 2 pairs hungry
Player 1 made room on the morale track
Player 4 lost 2 morale
Player 2 gained 1 reputation
Player 3 lost 4 reputation
Player 4 lost 1 reputation
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Space Pirate Radio of Player 1 activated
Player 1 stole 1 magtape from Player 3
Player 2 made room on the morale track
Player 1 gained 1 morale
Bug Farm of Player 1 activated
Player 1 gained 2 food
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
Bug Farm of Player 2 activated
Player 2 gained 2 food
Second Shift Bunkroom of Player 2 activated
Player 2 put Lady Fizz to work
Player 2 set out for Sanctuary Prime
Player 2 met Horde on the Horizon
Horde on the Horizon hit Player 2
Player 2 suffered injury
Captain Moop of Player 2 was injured
Horde on the Horizon hit Player 3
Player 3 suffered food
Horde on the Horizon hit Player 4
Player 4 suffered scrap
Player 4 lost 1 scrap
Horde on the Horizon hit Player 1
Player 1 suffered nitrogen
Player 1 lost 1 nitrogen
Player 2 went to Research Outpost instead
Player 2 could not pay at Research Outpost
Bionic Workshop of Player 2 activated
Player 2 gained 2 scrap
Salvage Bay of Player 3 activated
Player 3 gained 3 scrap
Gamblers' Den of Player 3 activated
Player 3 paid 1 scrap
Player 3 rolled shard
Player 3 gained 1 power shard
Player 3 rolled shard
Player 3 gained 1 power shard
Player 3 powered Innovation Unit
Player 3 powered Tape Foundry
Tape Spooler of Player 3 activated
Player 3 gained 1 magtape
Tape Foundry of Player 3 activated
Player 3 gained 1 scrap and 1 magtape
Innovation Unit of Player 3 activated
Player 3 paid 1 scrap and 1 magtape
Player 3 gained 2 reputation
Cyber Diner of Player 4 activated
Player 4 powered Algae Stacks
Giant Bug Ranch of Player 4 activated
Player 4 gained 3 food
Algae Stacks of Player 4 activated
Player 4 gained 2 food and 2 nitrogen
Sorting Bay of Player 4 activated
Player 4 gained 2 scrap
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
The colonists of Player 4 rested
Round 2
Player 1 put Wexley to work
Player 1 set out for New Colony Network
Player 1 gained 1 nitrogen
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Jinko
Player 1 promised Breath of Fresh Air (5 points)
Player 2 put B'Orlol to work
Player 2 gained 1 scrap and 1 magtape
Player 2 promised Mega Battery (5 points)
Player 3 promised Survival Hamper (7 points)
Player 3 put Flurn to work
Player 3 gained 1 morale
Player 4 swapped 1 food with the pool
Player 4 paid 3 food and 3 nitrogen
Player 4 gained 3 magtape
Player 1 promised Picnic for Two Crews (7 points)
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 2 promised Oxygen Lounge (7 points)
Player 2 swapped 1 food with the pool
Player 3 passed
Player 3 took the first player token
Player 3 gained 2 food
Player 4 paid 1 food
Player 4 gained 1 scrap
Player 4 promised Workshop Kit (9 points)
Player 1 put Gabbo Trink to work
Player 1 set out for Moonrise Ridge
Player 1 met Overloaded Sled
Player 1 gained 4 scrap
Gabbo Trink of Player 1 was injured
Player 1 went to The Factory instead
Player 1 rolled nitrogen
Player 1 gained 1 nitrogen
Player 1 rolled food
Player 1 gained 1 food
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 2 paid 2 scrap and 2 magtape
Player 2 built Crystal Lab (bottom middle)
Player 2 swapped 1 nitrogen with the pool
Player 4 passed
Player 1 paid 4 scrap and 2 magtape
Player 1 built Gravity Club (top left)
Player 1 promised Hull Patches (7 points)
Player 2 swapped 1 food with the pool
Player 2 passed
Player 1 put Jinko to work
Player 1 set out for Crash Site
Player 1 gained 1 scrap
Player 1 gained 2 scrap and 1 magtape
Player 1 paid 3 scrap
Player 1 built Holo Lounge (middle left)
Player 1 gained 2 scrap
Player 1 promised Dinner and a Show (7 points)
Player 1 paid 2 scrap and 1 magtape
Player 1 built Museum of Broken Things (top right)
Player 1 powered Holo Lounge
Player 1 promised Pair of Batteries (9 points)
Player 1 swapped 3 nitrogen with the pool
Player 1 promised Bucket of Bugs (5 points)
Player 1 paid 1 nitrogen
Player 1 met Clean Stitching
Gabbo Trink of Player 1 was healed
Player 1 paid 1 food
Player 1 met Puppet Therapy
Player 1 gained 1 morale
Player 1 paid 1 food
Player 1 met Mixed-Up Charts
Player 1 rolled a 4
Player 1 paid 1 food
Player 1 met Hungry Work
Player 1 lost 1 nitrogen
Player 1 paid 1 nitrogen
Player 1 met Extra Limb
Player 1 lost 1 morale
Player 1 paid 1 food
Player 1 met Surprisingly Competent
Player 1 gained 1 reputation
Player 1 swapped 1 food with the pool
Player 1 lost 1 reputation
The production line was reset
Player 1 paid 1 nitrogen
Player 1 met Miracle Tonic
Player 1 promised First-Class Cabin (15 points)
Player 1 passed
Player 3 left 3 pairs hungry
Player 3 lost 1 reputation
Player 3 lost 1 reputation
Player 3 lost 3 morale
Player 4 left 2 pairs hungry
Player 4 lost 2 morale
Player 1 left 3 pairs hungry
Player 2 made room on the morale track
Player 1 lost 3 morale
Player 2 paid 1 food and 1 nitrogen
Player 2 left 1 pair hungry
Player 2 lost 1 morale
Player 3 lost 4 reputation
Player 4 lost 3 reputation
Player 1 lost 1 reputation
Innovation Unit of Player 3 activated
Tape Spooler of Player 3 activated
Player 3 gained 1 magtape
Salvage Bay of Player 3 activated
Player 3 gained 3 scrap
Tape Foundry of Player 3 activated
Player 3 gained 1 scrap and 1 magtape
Gamblers' Den of Player 3 activated
Cyber Diner of Player 4 activated
Algae Stacks of Player 4 activated
Player 4 gained 2 food and 2 nitrogen
Giant Bug Ranch of Player 4 activated
Player 4 gained 3 food
Sorting Bay of Player 4 activated
Player 4 gained 2 scrap
Gravity Club of Player 1 activated
Player 1 gained 1 food
Player 1 gained 1 morale
Holo Lounge of Player 1 activated
Player 2 made room on the morale track
Player 1 gained 1 morale
Space Pirate Radio of Player 1 activated
Player 1 stole 1 food from Player 4
Player 1 gained 1 morale
Museum of Broken Things of Player 1 activated
Player 1 gained 1 food and 1 scrap
Second Shift Bunkroom of Player 2 activated
Player 2 put B'Orlol to work
Player 2 gained 2 food
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
Bionic Workshop of Player 2 activated
Player 2 gained 2 scrap
Bug Farm of Player 2 activated
Player 2 gained 2 food
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
Round 3
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 3 scrap
Player 3 built Nitro Refinery (top middle)
Player 4 swapped 2 nitrogen with the pool
Player 4 put Ogg Pellet to work
Player 4 set out for The Factory
Player 4 met Hive Harvest
Player 4 gained 4 food
Ogg Pellet of Player 4 was injured
Player 4 went to New Colony Network instead
Player 4 could not pay at New Colony Network
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 put Mirelda Quill to work
Player 1 gained 3 nitrogen
Player 2 put B'Orlol to work
Player 2 set out for Rustbone Gulch
Player 2 met Sinkhole
Player 2 lost 1 scrap
Player 2 went to The Factory instead
Player 2 rolled shard
Player 2 gained 1 power shard
Player 2 rolled shard
Player 2 gained 1 power shard
Player 2 passed
Player 2 took the first player token
Player 2 gained 2 nitrogen
Player 2 powered Crystal Lab
Player 3 passed
Player 4 put Yolanda Spore to work
Player 4 set out for Crash Site
Player 4 met Bad Fall
Yolanda Spore of Player 4 was injured
Player 4 lost 1 food
Player 4 went to New Colony Network instead
Player 4 could not pay at New Colony Network
Player 4 put Pock and Pook to work
Player 4 gained 1 morale
Player 1 paid 3 food and 3 nitrogen
Player 1 gained 3 magtape
Player 1 swapped 1 food with the pool
Player 4 swapped 4 food with the pool
Player 4 paid 1 nitrogen
Player 4 met Puppet Therapy
Ogg Pellet of Player 4 was healed
Player 4 gained 1 morale
Player 4 paid 1 nitrogen
Player 4 met Clean Stitching
Yolanda Spore of Player 4 was healed
Player 1 put Wexley to work
Player 1 set out for Salt Flats Beacon
Player 1 met Larder Rats
Larder Rats hit Player 4
Player 4 lost 2 food and 2 nitrogen
Player 4 suffered scrap
Player 4 lost 1 scrap
Player 1 went to New Colony Network instead
Player 1 could not pay at New Colony Network
Player 1 put Gabbo Trink to work
Player 1 gained 1 morale
Player 4 promised Captain's Banquet (7 points)
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 1 paid 1 nitrogen
Player 1 met Encore
Player 1 passed
Player 4 put Tessa-9 to work
Player 4 gained 1 magtape
Player 4 paid 3 scrap and 1 magtape
Player 4 built Algae Stacks (top left)
Player 4 paid 1 food
Player 4 met Consultation Fee
Player 4 gained 1 scrap
Player 4 paid 2 scrap and 1 magtape
Player 4 built Medbay Alcove (top right)
Player 4 paid 1 food
Player 4 gained 1 scrap
Player 4 paid 1 food
Player 4 gained 1 scrap
Player 4 paid 3 scrap
Player 4 built Giant Bug Ranch (top right)
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 passed
Player 2 paid 1 food and 1 nitrogen
Player 2 left 1 pair hungry
Player 4 made room on the morale track
Player 2 lost 1 morale
Player 3 left 3 pairs hungry
Player 3 lost 1 reputation
Player 3 lost 1 reputation
Player 3 lost 1 reputation
Player 3 lost 3 morale
Player 4 left 2 pairs hungry
Player 2 made room on the morale track
Player 4 lost 2 morale
Player 1 left 3 pairs hungry
Player 2 made room on the morale track
Player 1 lost 3 morale
Player 3 lost 4 reputation
Player 4 lost 2 reputation
Player 1 lost 1 reputation
Crystal Lab of Player 2 activated
Player 2 gained 1 power shard
Player 2 gained 1 power shard
Second Shift Bunkroom of Player 2 activated
Player 2 put B'Orlol to work
Player 2 set out for New Colony Network
Player 2 gained 1 magtape
Player 2 paid 1 food and 1 nitrogen
Player 2 recruited Professor Umber
Bug Farm of Player 2 activated
Player 2 gained 2 food
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
Bionic Workshop of Player 2 activated
Player 2 gained 2 scrap
Player 2 powered Karaoke Pit
Karaoke Pit of Player 2 activated
Player 2 gained 1 morale
Player 2 gained 1 reputation
Tape Spooler of Player 3 activated
Player 3 gained 1 magtape
Tape Foundry of Player 3 activated
Player 3 gained 1 scrap and 1 magtape
Salvage Bay of Player 3 activated
Player 3 gained 3 scrap
Innovation Unit of Player 3 activated
Nitro Refinery of Player 3 activated
Player 3 gained 3 nitrogen
Algae Stacks of Player 4 activated
Player 4 gained 2 food and 2 nitrogen
Algae Stacks of Player 4 activated
Player 4 gained 2 food and 2 nitrogen
Sorting Bay of Player 4 activated
Player 4 gained 2 scrap
Giant Bug Ranch of Player 4 activated
Player 4 gained 3 food
Gravity Club of Player 1 activated
Player 1 gained 1 food
Player 1 gained 1 morale
Museum of Broken Things of Player 1 activated
Player 1 gained 1 food and 1 scrap
Holo Lounge of Player 1 activated
Player 2 made room on the morale track
Player 1 gained 1 morale
Space Pirate Radio of Player 1 activated
Player 1 stole 1 scrap from Player 4
Player 1 gained 1 morale
Player 2 won with 59 points
