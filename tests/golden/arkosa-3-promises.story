Player 2 takes the first player token
Player 2 takes Bunker '42
Player 3 takes Bunker '07
Player 1 takes Bunker '21
Player 3 is led by Ma Tundra
Player 1 is led by Brakka Duun
Player 2 is led by Admiral Pim
Player 1 takes Parallel Dynamics
Player 2 takes Secret Meat Dispensary
Player 3 takes Mech Arena
Round 1
Player 2 puts Dusk Hollin to work
Player 2 sets out for Wanderers' Path
Player 2 meets Spice Sack
Player 2 goes to Research Outpost instead
Player 2 pays 1 food and 1 nitrogen
Player 2 gains 2 scrap and 2 magtape
Player 2 loses 1 reputation
The production line is reset
Player 2 loses 1 reputation
The production line is reset
Player 2 loses 1 reputation
The production line is reset
Player 2 uses Spice Sack
Player 2 gains 1 morale
Player 3 puts Flurn to work
Player 3 gains 1 food and 1 nitrogen
Player 3 puts B'Orlol to work
Player 3 gains 1 scrap and 1 magtape
Player 1 loses 1 reputation
The production line is reset
Player 1 loses 1 reputation
The production line is reset
Player 1 makes the trade of Brakka Duun
Player 1 pays 2 scrap
Player 1 gains 1 power shard
Player 2 pays 3 scrap
Player 2 builds Nitro Refinery at r1c2
Player 2 puts Ninny Oxide to work
Player 2 gains 1 nitrogen and 1 magtape
Player 3 pays 2 scrap and 1 magtape
Player 3 builds Bionic Workshop at r1c3
Player 3 passes
Player 3 takes the first player token
Player 3 gains 2 nitrogen
Player 1 loses 1 reputation
The production line is reset
Player 1 loses 1 reputation
The production line is reset
Player 1 pays 2 scrap and 1 magtape
Player 1 builds Cyber Diner at r1c1
Player 2 pays 1 nitrogen
Player 2 gains 1 scrap
Player 2 pays 1 nitrogen
Player 2 gains 1 scrap
Player 2 pays 1 nitrogen
Player 2 gains 1 scrap
Player 2 pays 1 food
Player 2 gains 1 scrap
Player 2 loses 1 reputation
The production line is reset
Player 2 loses 1 reputation
The production line is reset
Player 1 passes
Player 2 puts Oran to work
Player 2 sets out for Salt Flats Beacon
Player 2 meets Horde on the Horizon
Horde on the Horizon hit Player 2
Player 2 suffers magtape
Player 2 loses 1 magtape
Horde on the Horizon hit Player 3
Player 3 suffers shard
The power of Player 3 fails at r1c1
Horde on the Horizon hit Player 1
Player 1 suffers nitrogen
Player 1 loses 1 nitrogen
Player 2 goes to Crash Site instead
Player 2 cannot pay at Crash Site
Player 2 puts Kronch to work
Player 2 sets out for Crash Site
Player 2 cannot pay at Crash Site
Player 2 pays 2 scrap and 2 magtape
Player 2 builds Innovation Unit at r1c3
Player 2 loses 1 reputation
The production line is reset
Player 2 passes
Player 3 leaves 2 pairs hungry
Player 3 loses 2 morale
Player 1 pays 1 food and 1 nitrogen
Player 1 leaves 1 pair hungry
Player 1 loses 1 morale
Player 2 leaves 2 pairs hungry
Player 2 loses 2 morale
Player 3 loses 1 reputation
Player 1 loses 3 reputation
Player 2 gains 1 reputation
Mech Arena of Player 3 activates
Player 3 fixes the power at r1c1
Bionic Workshop of Player 3 activates
Player 3 gains 2 scrap
Sorting Bay of Player 1 activates
Player 1 gains 2 scrap
Cyber Diner of Player 1 activates
Player 1 pays 2 food
Player 1 gains 2 morale
Bug Farm of Player 1 activates
Player 1 gains 2 food
Bug Farm of Player 2 activates
Player 2 gains 2 food
Innovation Unit of Player 2 activates
Nitro Refinery of Player 2 activates
Player 2 gains 3 nitrogen
The colonists of Player 2 have rested
The colonists of Player 3 have rested
Round 2
Player 3 puts Flurn to work
Player 3 gains 1 morale
Player 3 makes the trade of Ma Tundra
Player 3 pays 2 food
Player 2 makes room on the morale track
Player 3 gains 1 morale
Player 3 gains 1 reputation
Player 1 pays 1 food
Player 1 meets Extra Limb
Player 1 loses 1 morale
Player 1 pays 1 food
Player 1 meets Mixed-Up Charts
Player 1 rolls a 5
Player 1 pays 1 food
Player 1 meets Try Again Tomorrow
Player 1 rolls a 6
Player 1 loses 1 reputation
The production line is reset
Player 2 puts Oran to work
Player 2 steals 1 nitrogen from Player 1
Player 2 swaps 2 food with the pool
Player 3 pays 2 scrap and 1 magtape
Player 3 builds Cyber Diner at r2c1
Player 3 passes
Player 3 takes the first player token
Player 3 gains 1 food and 1 magtape
Player 1 makes the trade of Brakka Duun
Player 1 pays 2 scrap
Player 1 gains 1 power shard
Player 1 loses 1 reputation
The production line is reset
Player 1 loses 1 reputation
The production line is reset
Player 1 loses 1 reputation
The production line is reset
Player 1 loses 1 reputation
The production line is reset
Player 2 pays 3 scrap
Player 2 builds Holo Lounge at r2c1
Player 2 gains 2 scrap
Player 2 puts Ninny Oxide to work
Player 2 gains 1 nitrogen and 1 magtape
Player 1 puts Hoo-di-di to work
Player 1 gains 2 nitrogen
Player 1 puts Peregrine Peremo to work
Player 1 sets out for Sanctuary Prime
Player 1 meets Angry Nerffle
Peregrine Peremo of Player 1 is injured
Player 1 goes to Wanderers' Path instead
Player 1 cannot pay at Wanderers' Path
Player 2 puts Kronch to work
Player 2 turns on Player 3
Flurn of Player 3 is injured
Player 2 makes the trade of Admiral Pim
Player 2 pays 2 nitrogen
Player 2 gains 2 reputation
Player 1 puts Ogg Pellet to work
Player 1 sets out for The Factory
Player 1 gains 1 morale
Player 1 rolls food
Player 1 gains 1 food
Player 1 rolls shard
Player 1 gains 1 power shard
Player 1 pays 1 food and 1 nitrogen
Player 1 gains 1 magtape
Player 2 pays 1 nitrogen
Player 2 gains 1 scrap
Player 2 pays 3 scrap and 1 magtape
Player 2 builds Tape Foundry at r1c1
Player 1 passes
Player 2 loses 1 reputation
The production line is reset
Player 2 loses 1 reputation
The production line is reset
Player 2 passes
Player 3 pays 2 food and 2 nitrogen
Player 1 leaves 2 pairs hungry
Player 1 loses 2 morale
Player 2 leaves 2 pairs hungry
Player 2 loses 2 morale
Player 3 gains 1 reputation
Player 1 loses 3 reputation
Player 2 loses 1 reputation
Bionic Workshop of Player 3 activates
Player 3 gains 2 scrap
Mech Arena of Player 3 activates
Player 3 pays 1 scrap
Player 3 gains 1 morale
Bug Farm of Player 3 activates
Player 3 gains 2 food
Cyber Diner of Player 1 activates
Bug Farm of Player 1 activates
Player 1 gains 2 food
Sorting Bay of Player 1 activates
Player 1 gains 2 scrap
Innovation Unit of Player 2 activates
Nitro Refinery of Player 2 activates
Player 2 gains 3 nitrogen
Tape Foundry of Player 2 activates
Player 2 gains 1 scrap and 1 magtape
The colonists of Player 1 have rested
The colonists of Player 2 have rested
Round 3
Player 3 swaps 2 nitrogen with the pool
Player 3 makes the trade of Ma Tundra
Player 3 pays 2 food
Player 3 gains 1 morale
Player 3 gains 1 reputation
Player 1 puts Sarn Vell to work
Player 1 gains 2 food
Player 1 pays 1 nitrogen
Player 1 meets Surprisingly Competent
Peregrine Peremo of Player 1 is healed
Player 1 gains 1 reputation
Player 1 pays 1 nitrogen
Player 1 meets Puppet Therapy
Player 1 gains 1 morale
Player 1 pays 1 food
Player 1 meets Hungry Work
Player 1 loses 1 food
Player 2 puts Kronch to work
Player 2 sets out for Salt Flats Beacon
Player 2 cannot pay at Salt Flats Beacon
Player 2 puts Oran to work
Player 2 sets out for Moonrise Ridge
Player 2 meets Black Market
Player 2 gains 3 magtape
Player 2 loses 2 reputation
Player 2 goes to Crash Site instead
Player 2 pays 1 nitrogen
Player 2 gains 2 scrap and 1 magtape
Player 3 puts Beren Whaller to work
Player 3 gains 2 scrap
Player 3 pays 1 food and 1 nitrogen
Player 3 gains 1 magtape
Player 1 pays 2 scrap and 1 magtape
Player 1 builds Bionic Workshop at r1c1
Player 1 pays 1 food
Player 1 meets Two for One
Player 2 pays 1 nitrogen
Player 2 gains 1 scrap
Player 2 pays 1 nitrogen
Player 2 gains 1 scrap
Player 2 pays 1 nitrogen
Player 2 gains 1 scrap
Player 2 pays 1 nitrogen
Player 2 gains 1 scrap
Player 2 pays 1 nitrogen
Player 2 gains 1 scrap
Player 2 pays 1 nitrogen
Player 2 meets Miracle Tonic
Player 3 pays 3 scrap
Player 3 builds Giant Bug Ranch at r2c2
Player 3 gains 1 magtape
Player 3 passes
Player 3 takes the first player token
Player 3 gains 2 scrap
Player 1 puts Hoo-di-di to work
Player 1 sets out for Salt Flats Beacon
Player 1 meets Larder Rats
Larder Rats hit Player 3
Player 3 loses 3 food and 1 nitrogen
Player 3 suffers scrap
Player 3 loses 1 scrap
Player 1 goes to Crash Site instead
Player 1 cannot pay at Crash Site
Player 1 passes
Player 2 pays 4 scrap and 2 magtape
Player 2 builds Pleasure Gardens at r3c1
Player 2 puts Ninny Oxide to work
Player 2 puts Dusk Hollin to work
Player 2 gains 2 nitrogen
Player 2 pays 4 scrap and 1 magtape
Player 2 builds Atmosphere Dome at r2c3
Player 2 pays 1 nitrogen
Player 2 gains 1 scrap
Player 2 pays 1 nitrogen
Player 2 gains 1 scrap
Player 2 loses 1 reputation
The production line is reset
Player 2 loses 1 reputation
The production line is reset
Player 2 loses 1 reputation
The production line is reset
Player 2 passes
Player 3 leaves 2 pairs hungry
Player 3 loses 2 morale
Player 1 leaves 2 pairs hungry
Player 1 loses 2 morale
Player 2 leaves 2 pairs hungry
Player 2 loses 2 morale
Player 3 gains 1 reputation
Player 1 loses 4 reputation
Player 2 loses 3 reputation
Bug Farm of Player 3 activates
Player 3 gains 2 food
Bionic Workshop of Player 3 activates
Player 3 gains 2 scrap
Mech Arena of Player 3 activates
Player 3 pays 2 scrap
Player 3 gains 2 morale
Sorting Bay of Player 1 activates
Player 1 gains 2 scrap
Bug Farm of Player 1 activates
Player 1 gains 2 food
Bionic Workshop of Player 1 activates
Player 1 gains 2 scrap
Tape Foundry of Player 2 activates
Player 2 gains 1 scrap and 1 magtape
Innovation Unit of Player 2 activates
Player 2 pays 2 scrap and 2 magtape
Player 2 gains 4 reputation
Nitro Refinery of Player 2 activates
Player 2 gains 3 nitrogen
Player 2 wins with 35
