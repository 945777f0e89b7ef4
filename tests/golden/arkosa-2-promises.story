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
Player 1 built Cyber Diner (centre)
Player 1 put Movoo to work
Player 1 gained 2 food
Player 2 paid 2 scrap and 2 magtape
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
Player 2 paid 3 scrap
Player 2 built Holo Lounge (middle left)
Player 2 gained 2 scrap
Player 2 paid 2 scrap and 1 magtape
Player 2 built Shisha Spa (middle left)
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
Player 1 lost 2 reputation
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
Oran of Player 1 went to rest
Player 2 put Wexley to work
Player 2 gained 1 food and 1 nitrogen and 1 scrap
Player 1 put Movoo to work
Player 1 gained 2 food
Player 1 put Quaz Oberman to work
Player 1 gained 1 magtape
Player 2 put Dusk Hollin to work
Player 2 set out for Moonrise Ridge
Player 2 paid 1 food and 2 nitrogen
Player 2 recruited Nova Pike
Player 2 paid 2 food and 2 nitrogen
Player 2 gained 2 magtape
Player 1 put Deby Wardson to work
Player 1 paid 1 nitrogen
Player 1 met Encore
Player 1 paid 1 nitrogen
Player 1 met Two for One
Player 2 put Ogg Pellet to work
Player 2 set out for Crash Site
The production line was reset
Player 2 could not pay at Crash Site
Player 2 put Combustible Joe to work
Player 2 gained 3 scrap and 1 magtape
Player 2 rolled a 5
Player 1 lost 1 reputation
The production line was reset
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 2 put Nova Pike to work
Player 2 set out for Sanctuary Prime
Player 2 met Dust Reavers
Dust Reavers hit Player 2
Player 2 suffered nitrogen
Player 2 suffered injury
Peregrine Peremo of Player 2 was injured
Player 2 suffered nitrogen
Player 2 could not pay at Sanctuary Prime
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 1 paid 1 food
Player 1 met Extra Limb
Player 1 lost 1 morale
Player 1 put Lady Fizz to work
Player 1 gained 1 food
Player 1 gained 1 morale
Player 2 paid 2 scrap and 1 magtape
Player 2 built Cyber Diner (middle left)
Player 2 lost 1 reputation
The production line was reset
Player 1 passed
Player 1 took the first player token
Player 1 gained 2 food
Player 2 paid 2 scrap and 1 magtape
Player 2 built Medbay Alcove (top left)
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 passed
Player 1 left 3 pairs hungry
Player 1 lost 3 morale
Player 2 left 3 pairs hungry
Player 2 lost 3 morale
Player 1 lost 4 reputation
Player 2 lost 1 reputation
Metabolic Exchanger of Player 1 activated
Player 1 gained 3 nitrogen
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Rec Corner of Player 1 activated
Player 1 gained 1 morale
Medbay Alcove of Player 2 activated
Peregrine Peremo of Player 2 was healed
Player 2 gained 1 nitrogen
Space Pirate Radio of Player 2 activated
Player 2 stole 1 scrap from Player 1
Player 2 gained 1 morale
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
The colonists of Player 1 rested
The colonists of Player 2 rested
Round 3
Player 1 put Movoo to work
Player 1 gained 2 food
Player 1 lost 1 reputation
The production line was reset
Player 2 put Combustible Joe to work
Player 2 gained 3 scrap and 1 magtape
Player 2 rolled a 1
Combustible Joe of Player 2 was injured
Player 2 lost the power of Nitro Lab
Player 2 paid 3 scrap
Player 2 built Nitro Refinery (middle right)
Player 1 put Lady Fizz to work
Player 1 gained 1 food
Player 1 gained 1 morale
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 2 swapped 3 nitrogen with the pool
Player 2 put Peregrine Peremo to work
Player 2 turned on Player 1
Oran of Player 1 went to rest
Player 1 paid 4 scrap and 1 magtape
Player 1 built Atmosphere Dome (middle right)
Player 1 gained 1 food and 1 scrap
Player 1 put B'Orlol to work
Player 1 gained 1 scrap and 1 magtape
Player 2 passed
Player 2 took the first player token
Player 2 gained 1 scrap and 1 magtape
Player 1 passed
Player 2 left 3 pairs hungry
Player 1 made room on the morale track
Player 2 lost 3 morale
Player 1 left 3 pairs hungry
Player 2 made room on the morale track
Player 1 lost 3 morale
Player 2 lost 2 reputation
Player 1 lost 4 reputation
Medbay Alcove of Player 2 activated
Combustible Joe of Player 2 was healed
Player 2 gained 1 nitrogen
Player 2 fixed the power of Nitro Lab
Space Pirate Radio of Player 2 activated
Player 2 stole 1 nitrogen from Player 1
Player 2 gained 1 morale
Metabolic Exchanger of Player 1 activated
Player 1 gained 2 food and 1 nitrogen
Rec Corner of Player 1 activated
Player 1 gained 1 morale
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Player 2 won with 42 points
