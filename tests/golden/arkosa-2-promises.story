Player 1 took the first player token
Player 1 took Bunker '58
Player 2 took Bunker '42
Player 2 chose to be led by Ma Tundra
Player 1 chose to be led by Admiral Pim
Player 1 took Metabolic Exchanger
Player 2 took Space Pirate Radio
Round 1
Player 2 put Combustible Joe to work
Player 2 gained 3 scrap and 1 magtape
Player 2 rolled a 6
Player 2 put Wexley to work
Player 2 gained 1 food and 1 nitrogen and 1 scrap
Player 1 paid 2 scrap and 1 magtape
Shard Drill came to the production line
Player 1 built Cyber Diner (centre)
Player 1 put Movoo to work
Player 1 gained 2 food
Player 2 paid 2 scrap and 2 magtape
Salvage Bay came to the production line
Player 2 built Shard Drill (centre)
Player 2 paid 1 nitrogen
Player 2 met Puppet Therapy
Player 1 made room on the morale track
Player 2 gained 1 morale
Player 2 paid 1 food
Player 2 met Mixed-Up Charts
Player 2 rolled a 5
Player 1 paid 1 nitrogen
Player 1 met Try Again Tomorrow
Player 1 rolled a 5
Player 1 paid 1 nitrogen
Player 1 met Hungry Work
Player 1 lost 1 food
Player 1 put Oran to work
Player 1 set out for New Colony Network
Player 1 met Cracked Tank
Player 1 gained 3 nitrogen
Player 1 lost 1 morale
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Deby Wardson
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 put Ogg Pellet to work
Player 2 set out for New Colony Network
Player 2 met Scandal
Player 2 lost 2 reputation
Player 2 paid 1 nitrogen
Player 2 recruited Peregrine Peremo
Player 1 put Deby Wardson to work
Player 1 put B'Orlol to work
Player 1 set out for New Colony Network
The track brought Player 1: heal 1
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Quaz Oberman
Player 2 made the trade of Ma Tundra
Player 2 paid 2 food
Player 2 gained 1 morale
Player 2 gained 1 reputation
Player 2 put Dusk Hollin to work
Player 2 gained 2 nitrogen
Player 1 put Quaz Oberman to work
Player 1 gained 1 magtape
Player 1 swapped 1 nitrogen with the pool
Player 2 paid 3 scrap
Nitro Refinery came to the production line
Player 2 built Holo Lounge (centre)
Player 2 paid 1 nitrogen
Player 2 met Consultation Fee
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 met Miracle Tonic
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 1 lost 1 reputation
The production line was reset
Player 2 put Peregrine Peremo to work
Player 2 turned on Player 1
Lady Fizz of Player 1 went to rest
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 1 magtape
Player 1 paid 1 food
Player 1 met Clean Stitching
Player 1 lost 1 reputation
The production line was reset
Player 2 paid 2 scrap and 1 magtape
Shisha Spa came to the production line
Player 2 built Museum of Broken Things (middle left)
Player 2 gained 2 scrap
Player 2 paid 3 scrap
Tape Foundry came to the production line
Player 2 built Giant Bug Ranch (middle left)
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 food and 1 scrap
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
Player 2 passed
Player 1 left 3 pairs hungry
Player 1 lost 3 morale
Player 2 left 3 pairs hungry
Player 2 lost 3 morale
The morale of Player 1 is -3
Player 1 lost 2 reputation
The morale of Player 2 is 0
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Rec Corner of Player 1 activated
Player 1 gained 1 morale
Metabolic Exchanger of Player 1 activated
Player 1 gained 2 food and 1 nitrogen
Space Pirate Radio of Player 2 activated
Player 2 stole 1 nitrogen from Player 1
Player 2 gained 1 morale
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Bug Farm of Player 2 activated
Player 2 gained 2 food
The colonists of Player 1 rested
The colonists of Player 2 rested
Round 2
Player 1 put B'Orlol to work
Player 1 gained 2 food
Player 1 swapped 1 food with the pool
Player 2 put Peregrine Peremo to work
Player 2 turned on Player 1
Movoo of Player 1 went to rest
Player 2 put Wexley to work
Player 2 gained 1 food and 1 nitrogen and 1 scrap
Player 1 put Oran to work
Player 1 set out for Moonrise Ridge
Player 1 paid 1 food and 2 nitrogen
Player 1 recruited Jinko
Player 1 put Lady Fizz to work
Player 1 set out for Moonrise Ridge
Player 1 met Whispering Idol
Player 1 gained 3 reputation
Player 1 lost 2 morale
Player 1 went to New Colony Network instead
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Nova Pike
Player 1 exiled Lady Fizz
Player 1 lost 1 morale
Player 1 exiled Deby Wardson
Player 1 lost 1 reputation
Player 1 lost 1 morale
Player 2 made the trade of Ma Tundra
Player 2 paid 2 food
Player 2 gained 1 morale
Player 2 gained 1 reputation
Player 2 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 put Nova Pike to work
Player 1 gained 2 magtape
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 swapped 2 nitrogen with the pool
Player 1 put Jinko to work
Player 1 gained 1 nitrogen and 3 scrap
Player 1 paid 1 nitrogen
Player 1 met Surprisingly Competent
Player 1 gained 1 reputation
Player 2 put Combustible Joe to work
Player 2 gained 3 scrap and 1 magtape
Player 2 rolled a 6
Player 2 put Ogg Pellet to work
Player 2 set out for Rustbone Gulch
Player 2 met The Hush
The Hush hit Player 2
Player 2 suffered nitrogen
Player 2 lost 1 nitrogen
Player 2 suffered food
Player 2 lost 1 food
Player 2 lost 1 morale
Player 2 went to Crash Site instead
Player 2 paid 1 nitrogen
Player 2 gained 2 scrap and 1 magtape
Player 1 put Quaz Oberman to work
Player 1 gained 1 magtape
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 2 passed
Player 2 took the first player token
Player 2 gained 1 nitrogen and 1 power shard
Player 2 powered Holo Lounge
Player 1 paid 1 food
Player 1 met Encore
Player 1 paid 2 scrap and 1 magtape
Innovation Unit came to the production line
Player 1 built Bionic Workshop (top right)
Player 1 paid 3 scrap and 1 magtape
Holo Lounge came to the production line
Player 1 built Algae Stacks (middle right)
Player 1 gained 1 food and 1 scrap
Player 1 passed
Player 2 paid 1 food and 1 nitrogen
Player 2 left 2 pairs hungry
Player 2 lost 2 morale
Player 1 left 3 pairs hungry
Player 1 lost 1 reputation
Player 1 lost 1 reputation
Player 1 lost 1 reputation
Player 1 lost 3 morale
The morale of Player 2 is -1
Player 2 lost 1 reputation
The morale of Player 1 is -5
Player 1 lost 4 reputation
Holo Lounge of Player 2 activated
Player 2 gained 1 morale
Player 2 gained 1 scrap
Bug Farm of Player 2 activated
Player 2 gained 2 food
Space Pirate Radio of Player 2 activated
Player 2 stole 1 magtape from Player 1
Player 2 gained 1 morale
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Metabolic Exchanger of Player 1 activated
Player 1 gained 2 food and 1 nitrogen
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Bionic Workshop of Player 1 activated
Player 1 gained 2 scrap
The colonists of Player 1 rested
The colonists of Player 2 rested
Round 3
Player 2 put Ogg Pellet to work
Player 2 gained 1 food and 2 scrap
Player 2 paid 4 scrap and 2 magtape
Shisha Spa came to the production line
Player 2 built Gravity Club (middle left)
Player 1 paid 2 scrap and 1 magtape
Bionic Workshop came to the production line
Player 1 built Shisha Spa (top middle)
Player 1 put B'Orlol to work
Player 1 set out for Salt Flats Beacon
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Big Lorro
Player 1 exiled Nova Pike
Player 1 lost 1 reputation
Player 1 lost 1 morale
Player 2 put Combustible Joe to work
Player 2 gained 3 scrap and 1 magtape
Player 2 rolled a 2
Combustible Joe of Player 2 was injured
Player 2 lost the power of Holo Lounge
Player 2 paid 1 food
Player 2 met Extra Limb
Combustible Joe of Player 2 was healed
Player 2 lost 1 morale
Player 1 paid 2 food and 2 nitrogen
Player 1 gained 2 magtape
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 scrap and 1 magtape
Player 2 paid 2 scrap and 2 magtape
Atmosphere Dome came to the production line
Player 2 built Innovation Unit (centre)
Player 2 made the trade of Ma Tundra
Player 2 paid 2 food
Player 2 gained 1 morale
Player 2 gained 1 reputation
Player 2 put Dusk Hollin to work
Player 2 set out for New Colony Network
Player 2 met Hoarder's Crate: Odds and Ends
Player 2 rolled a 3 for the crate
Player 2 gained 1 food and 1 nitrogen
Player 2 paid 1 food and 1 nitrogen
Player 2 recruited Professor Umber
Player 2 paid 3 scrap
Regeneration Ward came to the production line
Player 2 built Holo Lounge (centre)
Player 2 put Professor Umber to work
Player 2 put Peregrine Peremo to work
Player 2 turned on Player 1
Jinko of Player 1 went to rest
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 put Wexley to work
Player 2 gained 1 food and 1 nitrogen and 1 scrap
Player 2 passed
Player 1 left 3 pairs hungry
Player 1 lost 1 reputation
Player 1 lost 1 reputation
Player 1 lost 1 reputation
Player 1 lost 3 morale
Player 2 paid 1 food and 1 nitrogen
Player 2 left 2 pairs hungry
Player 2 lost 2 morale
The morale of Player 1 is -5
Player 1 lost 4 reputation
The morale of Player 2 is -1
Player 2 lost 1 reputation
Metabolic Exchanger of Player 1 activated
Player 1 gained 3 nitrogen
Bionic Workshop of Player 1 activated
Player 1 gained 2 scrap
Shisha Spa of Player 1 activated
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Bug Farm of Player 2 activated
Player 2 gained 2 food
Space Pirate Radio of Player 2 activated
Player 2 stole 1 magtape from Player 1
Player 2 gained 1 morale
Player 2 fixed the power of Holo Lounge
Player 2 won with 39 points
