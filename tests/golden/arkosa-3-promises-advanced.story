Player 3 took the first player token
Player 3 took Bunker '21
Player 1 took Bunker '42
Player 2 took Bunker '13
Player 1 chose to be led by Libra
Player 2 chose to be led by The Quorum
Player 3 chose to be led by Ma Tundra
Player 2 took The Vault
Player 3 took Mech Arena
Player 1 took Space Pirate Radio
Round 1
Player 3 paid 1 food and 1 nitrogen
Player 3 gained 1 magtape
Player 3 passed
Player 3 took the first player token
Player 3 gained 1 scrap and 1 power shard
Player 1 put Quaz Oberman to work
Player 1 gained 1 scrap
Player 1 paid 2 scrap and 1 magtape
Player 1 built Salvage Bay (top right)
Player 2 put Captain Moop to work
Player 2 gained 1 morale
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 put Sarn Vell to work
Player 1 gained 2 food
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 passed
Player 1 put Peregrine Peremo to work
Player 1 turned on Player 2
Zib Tallow of Player 2 went to rest
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 1 swapped 1 food with the pool
Player 1 paid 3 scrap and 1 magtape
Player 1 built Triage Dome (middle right)
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 passed
Player 3 left 2 pairs hungry
Player 1 made room on the morale track
Player 3 lost 2 morale
Player 1 left 2 pairs hungry
Player 3 made room on the morale track
Player 1 lost 2 morale
Player 2 left 2 pairs hungry
Player 2 lost 2 morale
Player 1 lost 1 reputation
Player 2 gained 1 reputation
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Bug Farm of Player 3 activated
Player 3 gained 2 food
Mech Arena of Player 3 activated
Player 3 paid 4 scrap
Player 2 made room on the morale track
Player 3 gained 4 morale
Space Pirate Radio of Player 1 activated
Player 1 stole 1 nitrogen from Player 3
Player 1 gained 1 morale
Bug Farm of Player 1 activated
Player 1 gained 2 food
Salvage Bay of Player 1 activated
Player 1 gained 3 scrap
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
The Vault of Player 2 activated
Player 2 gained 1 scrap
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
The colonists of Player 1 rested
The colonists of Player 2 rested
Round 2
Player 3 put Yolanda Spore to work
Player 3 gained 3 nitrogen
Player 3 passed
Player 3 took the first player token
Player 3 gained 1 food and 1 scrap
Player 1 paid 3 scrap and 1 magtape
Player 1 built Tape Foundry (top right)
Player 1 put Sarn Vell to work
Player 1 set out for Moonrise Ridge
Player 1 met Highwaymoles
Player 1 lost 2 food and 1 nitrogen
Player 1 went to Wanderers' Path instead
Player 1 could not pay at Wanderers' Path
Player 2 put Zib Tallow to work
Player 2 gained 3 scrap
Player 2 passed
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 put Quaz Oberman to work
Player 1 gained 1 scrap
Player 1 put Peregrine Peremo to work
Player 1 set out for The Factory
Player 1 gained 1 power shard
Player 1 rolled nitrogen
Player 1 gained 1 nitrogen
Player 1 rolled food
Player 1 gained 1 food
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 powered Triage Dome
Player 1 passed
Player 3 left 2 pairs hungry
Player 3 lost 2 morale
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
Player 2 paid 1 food and 1 nitrogen
Player 2 left 1 pair hungry
Player 2 lost 1 morale
Player 3 gained 1 reputation
Player 1 lost 1 reputation
Mech Arena of Player 3 activated
Player 3 paid 1 scrap
Player 3 gained 1 morale
Bug Farm of Player 3 activated
Player 3 gained 2 food
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Bug Farm of Player 1 activated
Player 1 gained 2 food
Tape Foundry of Player 1 activated
Player 1 gained 1 scrap and 1 magtape
Space Pirate Radio of Player 1 activated
Player 1 stole 1 scrap from Player 3
Player 1 gained 1 morale
Triage Dome of Player 1 activated
Player 1 gained 1 nitrogen
Player 1 gained 1 nitrogen
The Vault of Player 2 activated
Player 2 gained 1 scrap
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
Round 3
Player 3 passed
Player 3 took the first player token
Player 3 gained 1 food and 1 scrap
Player 1 put Sarn Vell to work
Player 1 set out for Sanctuary Prime
Player 1 met Dust Reavers
Dust Reavers hit Player 2
Player 2 suffered food
Player 2 suffered scrap
Player 2 suffered magtape
Player 2 lost 1 magtape
Player 2 suffered nitrogen
Player 2 lost 1 nitrogen
Player 1 went to New Colony Network instead
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Dazzle Ptok
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 2 made the trade of The Quorum
Player 2 paid 1 food and 1 nitrogen
Player 2 recruited Ser Bolt
Player 2 swapped 3 nitrogen with the pool
Player 1 put Dazzle Ptok to work
Player 1 gained 1 food
Player 2 made room on the morale track
Player 1 gained 1 morale
Player 1 lost 1 reputation
The production line was reset
Player 2 put Ser Bolt to work
Player 2 set out for Rustbone Gulch
Player 2 could not pay at Rustbone Gulch
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
Player 2 lost 1 reputation
The production line was reset
Player 1 made the trade of Libra
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 2 magtape
Player 1 put Ilo the Lost to work
Player 1 gained 1 nitrogen and 1 scrap
Player 2 put Captain Moop to work
Player 1 made room on the morale track
Player 2 gained 1 morale
Player 2 put Pock and Pook to work
Player 2 gained 2 scrap
Player 1 paid 2 scrap and 1 magtape
Player 1 built Medbay Alcove (top right)
Player 1 put Peregrine Peremo to work
Player 1 turned on Player 3
Kronch of Player 3 went to rest
Player 2 paid 1 food
Player 2 met Hungry Work
Player 2 lost 1 food
Player 2 put Zib Tallow to work
Player 2 set out for The Factory
Player 2 met Sun-Dried Swarm
Player 2 gained 2 food
Player 2 rolled food
Player 2 gained 1 food
Player 2 rolled magtape
Player 2 gained 1 magtape
Player 1 paid 3 scrap and 1 magtape
Player 1 built Gamblers' Den (top right)
Player 1 paid 3 scrap
Player 1 built Giant Bug Ranch (top left)
Player 2 paid 3 scrap
Player 2 built Holo Lounge (top right)
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 1 put Quaz Oberman to work
Player 1 gained 1 magtape
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 2 paid 2 scrap and 1 magtape
Player 2 built Shisha Spa (top middle)
Player 2 put Wexley to work
Player 2 set out for Salt Flats Beacon
Player 2 met Travelling Salesbeing
Player 2 paid 1 scrap
Player 2 gained 1 magtape
Player 2 went to Crash Site instead
Player 2 could not pay at Crash Site
Player 1 paid 2 scrap and 2 magtape
Player 1 built Signal Archive (centre)
Player 1 lost 1 reputation
The production line was reset
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 3 scrap
Player 2 built Nitro Refinery (top middle)
Player 1 passed
Player 2 passed
Player 3 paid 2 food and 2 nitrogen
Player 1 left 3 pairs hungry
Player 1 lost 3 morale
Player 2 left 3 pairs hungry
Player 2 lost 3 morale
Player 3 gained 1 reputation
Player 1 lost 3 reputation
Player 2 lost 2 reputation
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Bug Farm of Player 3 activated
Player 3 gained 2 food
Mech Arena of Player 3 activated
Player 3 paid 2 scrap
Player 3 gained 2 morale
Giant Bug Ranch of Player 1 activated
Player 1 gained 3 food
Triage Dome of Player 1 activated
Player 1 gained 1 nitrogen
Player 1 gained 1 nitrogen
Space Pirate Radio of Player 1 activated
Player 1 stole 1 magtape from Player 2
Player 2 made room on the morale track
Player 1 gained 1 morale
Gamblers' Den of Player 1 activated
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Holo Lounge of Player 2 activated
Player 1 made room on the morale track
Player 2 gained 1 morale
Nitro Refinery of Player 2 activated
Player 2 gained 3 nitrogen
Player 3 won with 23 points
