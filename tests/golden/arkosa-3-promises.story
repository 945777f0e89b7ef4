Player 2 took the first player token
Player 2 took Bunker '42
Player 3 took Bunker '07
Player 1 took Bunker '21
Player 3 chose to be led by Ma Tundra
Player 1 chose to be led by Brakka Duun
Player 2 chose to be led by Admiral Pim
Player 1 took Parallel Dynamics
Player 2 took Secret Meat Dispensary
Player 3 took Mech Arena
Round 1
Player 2 put Dusk Hollin to work
Player 2 set out for Wanderers' Path
Player 2 met Spice Sack
Player 2 went to Research Outpost instead
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 2 scrap and 2 magtape
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 used Spice Sack
Player 2 gained 1 morale
Player 3 put Flurn to work
Player 3 gained 1 food and 1 nitrogen
Player 3 put B'Orlol to work
Player 3 gained 1 scrap and 1 magtape
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 made the trade of Brakka Duun
Player 1 paid 2 scrap
Player 1 gained 1 power shard
Player 2 paid 3 scrap
Player 2 built Nitro Refinery (top middle)
Player 2 put Ninny Oxide to work
Player 2 gained 1 nitrogen and 1 magtape
Player 3 paid 2 scrap and 1 magtape
Player 3 built Bionic Workshop (top right)
Player 3 passed
Player 3 took the first player token
Player 3 gained 2 nitrogen
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 paid 2 scrap and 1 magtape
Player 1 built Cyber Diner (top left)
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 1 passed
Player 2 put Oran to work
Player 2 set out for Salt Flats Beacon
Player 2 met Horde on the Horizon
Horde on the Horizon hit Player 2
Player 2 suffered magtape
Player 2 lost 1 magtape
Horde on the Horizon hit Player 3
Player 3 suffered shard
Player 3 lost the power of Bug Farm
Horde on the Horizon hit Player 1
Player 1 suffered nitrogen
Player 1 lost 1 nitrogen
Player 2 went to Crash Site instead
Player 2 could not pay at Crash Site
Player 2 put Kronch to work
Player 2 set out for Crash Site
Player 2 could not pay at Crash Site
Player 2 paid 2 scrap and 2 magtape
Player 2 built Innovation Unit (top right)
Player 2 lost 1 reputation
The production line was reset
Player 2 passed
Player 3 left 2 pairs hungry
Player 3 lost 2 morale
Player 1 paid 1 food and 1 nitrogen
Player 1 left 1 pair hungry
Player 1 lost 1 morale
Player 2 left 2 pairs hungry
Player 2 lost 2 morale
Player 3 lost 1 reputation
Player 1 lost 3 reputation
Player 2 gained 1 reputation
Mech Arena of Player 3 activated
Player 3 fixed the power of Bug Farm
Bionic Workshop of Player 3 activated
Player 3 gained 2 scrap
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Cyber Diner of Player 1 activated
Player 1 paid 2 food
Player 1 gained 2 morale
Bug Farm of Player 1 activated
Player 1 gained 2 food
Bug Farm of Player 2 activated
Player 2 gained 2 food
Innovation Unit of Player 2 activated
Nitro Refinery of Player 2 activated
Player 2 gained 3 nitrogen
The colonists of Player 2 rested
The colonists of Player 3 rested
Round 2
Player 3 put Flurn to work
Player 3 gained 1 morale
Player 3 made the trade of Ma Tundra
Player 3 paid 2 food
Player 2 made room on the morale track
Player 3 gained 1 morale
Player 3 gained 1 reputation
Player 1 paid 1 food
Player 1 met Extra Limb
Player 1 lost 1 morale
Player 1 paid 1 food
Player 1 met Mixed-Up Charts
Player 1 rolled a 5
Player 1 paid 1 food
Player 1 met Try Again Tomorrow
Player 1 rolled a 6
Player 1 lost 1 reputation
The production line was reset
Player 2 put Oran to work
Player 2 stole 1 nitrogen from Player 1
Player 2 swapped 2 food with the pool
Player 3 paid 2 scrap and 1 magtape
Player 3 built Cyber Diner (middle left)
Player 3 passed
Player 3 took the first player token
Player 3 gained 1 food and 1 magtape
Player 1 made the trade of Brakka Duun
Player 1 paid 2 scrap
Player 1 gained 1 power shard
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 2 paid 3 scrap
Player 2 built Holo Lounge (middle left)
Player 2 gained 2 scrap
Player 2 put Ninny Oxide to work
Player 2 gained 1 nitrogen and 1 magtape
Player 1 put Hoo-di-di to work
Player 1 gained 2 nitrogen
Player 1 put Peregrine Peremo to work
Player 1 set out for Sanctuary Prime
Player 1 met Angry Nerffle
Peregrine Peremo of Player 1 was injured
Player 1 went to Wanderers' Path instead
Player 1 could not pay at Wanderers' Path
Player 2 put Kronch to work
Player 2 turned on Player 3
Flurn of Player 3 was injured
Player 2 made the trade of Admiral Pim
Player 2 paid 2 nitrogen
Player 2 gained 2 reputation
Player 1 put Ogg Pellet to work
Player 1 set out for The Factory
Player 1 gained 1 morale
Player 1 rolled food
Player 1 gained 1 food
Player 1 rolled shard
Player 1 gained 1 power shard
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 3 scrap and 1 magtape
Player 2 built Tape Foundry (top left)
Player 1 passed
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 passed
Player 3 paid 2 food and 2 nitrogen
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
Player 2 left 2 pairs hungry
Player 2 lost 2 morale
Player 3 gained 1 reputation
Player 1 lost 3 reputation
Player 2 lost 1 reputation
Bionic Workshop of Player 3 activated
Player 3 gained 2 scrap
Mech Arena of Player 3 activated
Player 3 paid 1 scrap
Player 3 gained 1 morale
Bug Farm of Player 3 activated
Player 3 gained 2 food
Cyber Diner of Player 1 activated
Bug Farm of Player 1 activated
Player 1 gained 2 food
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Innovation Unit of Player 2 activated
Nitro Refinery of Player 2 activated
Player 2 gained 3 nitrogen
Tape Foundry of Player 2 activated
Player 2 gained 1 scrap and 1 magtape
The colonists of Player 1 rested
The colonists of Player 2 rested
Round 3
Player 3 swapped 2 nitrogen with the pool
Player 3 made the trade of Ma Tundra
Player 3 paid 2 food
Player 3 gained 1 morale
Player 3 gained 1 reputation
Player 1 put Sarn Vell to work
Player 1 gained 2 food
Player 1 paid 1 nitrogen
Player 1 met Surprisingly Competent
Peregrine Peremo of Player 1 was healed
Player 1 gained 1 reputation
Player 1 paid 1 nitrogen
Player 1 met Puppet Therapy
Player 1 gained 1 morale
Player 1 paid 1 food
Player 1 met Hungry Work
Player 1 lost 1 food
Player 2 put Kronch to work
Player 2 set out for Salt Flats Beacon
Player 2 could not pay at Salt Flats Beacon
Player 2 put Oran to work
Player 2 set out for Moonrise Ridge
Player 2 met Black Market
Player 2 gained 3 magtape
Player 2 lost 2 reputation
Player 2 went to Crash Site instead
Player 2 paid 1 nitrogen
Player 2 gained 2 scrap and 1 magtape
Player 3 put Beren Whaller to work
Player 3 gained 2 scrap
Player 3 paid 1 food and 1 nitrogen
Player 3 gained 1 magtape
Player 1 paid 2 scrap and 1 magtape
Player 1 built Bionic Workshop (top left)
Player 1 paid 1 food
Player 1 met Two for One
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 met Miracle Tonic
Player 3 paid 3 scrap
Player 3 built Giant Bug Ranch (centre)
Player 3 gained 1 magtape
Player 3 passed
Player 3 took the first player token
Player 3 gained 2 scrap
Player 1 put Hoo-di-di to work
Player 1 set out for Salt Flats Beacon
Player 1 met Larder Rats
Larder Rats hit Player 3
Player 3 lost 3 food and 1 nitrogen
Player 3 suffered scrap
Player 3 lost 1 scrap
Player 1 went to Crash Site instead
Player 1 could not pay at Crash Site
Player 1 passed
Player 2 paid 4 scrap and 2 magtape
Player 2 built Pleasure Gardens (bottom left)
Player 2 put Ninny Oxide to work
Player 2 put Dusk Hollin to work
Player 2 gained 2 nitrogen
Player 2 paid 4 scrap and 1 magtape
Player 2 built Atmosphere Dome (middle right)
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 passed
Player 3 left 2 pairs hungry
Player 3 lost 2 morale
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
Player 2 left 2 pairs hungry
Player 2 lost 2 morale
Player 3 gained 1 reputation
Player 1 lost 4 reputation
Player 2 lost 3 reputation
Bug Farm of Player 3 activated
Player 3 gained 2 food
Bionic Workshop of Player 3 activated
Player 3 gained 2 scrap
Mech Arena of Player 3 activated
Player 3 paid 2 scrap
Player 3 gained 2 morale
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Bug Farm of Player 1 activated
Player 1 gained 2 food
Bionic Workshop of Player 1 activated
Player 1 gained 2 scrap
Tape Foundry of Player 2 activated
Player 2 gained 1 scrap and 1 magtape
Innovation Unit of Player 2 activated
Player 2 paid 2 scrap and 2 magtape
Player 2 gained 4 reputation
Nitro Refinery of Player 2 activated
Player 2 gained 3 nitrogen
Player 2 won with 35 points
