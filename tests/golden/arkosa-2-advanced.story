Player 1 took the first player token
Player 1 took Bunker '42
Player 2 took Bunker '07
Player 2 chose to be led by Ma Tundra
Player 1 chose to be led by The Quorum
Player 1 took Mech Arena
Player 2 took The Vault
Round 1
Player 2 put Boeuf to work
Player 2 gained 3 food
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 1 magtape
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 1 put Beren Whaller to work
Player 1 gained 2 scrap
Player 2 put Ninny Oxide to work
Player 2 made the trade of Ma Tundra
Player 2 paid 2 food
Player 2 gained 1 morale
Player 2 gained 1 reputation
Player 1 paid 2 scrap and 1 magtape
Player 1 built Cyber Diner (centre)
Player 1 swapped 1 nitrogen with the pool
Player 2 put Deby Wardson to work
Player 2 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 put Dusk Hollin to work
Player 1 set out for Wanderers' Path
Player 1 met The Nerffle King
Player 1 paid 2 food
Player 1 gained 1 reputation
Player 1 went to Moonrise Ridge instead
Player 1 could not pay at Moonrise Ridge
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 passed
Player 2 took the first player token
Player 2 gained 1 scrap and 1 magtape
Player 1 passed
Player 2 paid 1 food and 1 nitrogen
Player 2 left 1 pair hungry
Player 2 lost 1 morale
Player 1 left 2 pairs hungry
Player 2 made room on the morale track
Player 1 lost 2 morale
Player 2 gained 1 reputation
Player 1 gained 1 reputation
The Vault of Player 2 activated
Player 2 gained 1 scrap
Bug Farm of Player 2 activated
Player 2 gained 2 food
Tape Spooler of Player 2 activated
Player 2 gained 1 magtape
Mech Arena of Player 1 activated
Player 1 paid 1 scrap
Player 2 made room on the morale track
Player 1 gained 1 morale
Bug Farm of Player 1 activated
Player 1 gained 2 food
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
The colonists of Player 1 rested
The colonists of Player 2 rested
Round 2
Player 2 paid 2 scrap and 2 magtape
Player 2 built Shard Drill (centre)
Player 2 gained 1 magtape
Player 2 paid 1 food
Player 2 met Surprisingly Competent
Player 2 gained 1 reputation
Player 1 swapped 1 nitrogen with the pool
Player 1 made the trade of The Quorum
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited ZO-E
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 made the trade of Ma Tundra
Player 2 paid 2 food
Player 1 made room on the morale track
Player 2 gained 1 morale
Player 2 gained 1 reputation
Player 1 put Dusk Hollin to work
Player 1 gained 2 nitrogen
Player 1 put Pock and Pook to work
Player 2 made room on the morale track
Player 1 gained 1 morale
Player 2 put Lady Fizz to work
Player 2 set out for Sanctuary Prime
Player 2 met Dust Reavers
Dust Reavers hit Player 2
Player 2 suffered injury
Ninny Oxide of Player 2 was injured
Player 2 suffered scrap
Player 2 suffered nitrogen
Player 2 went to Research Outpost instead
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 2 scrap and 2 magtape
Player 2 paid 3 scrap
Player 2 built Giant Bug Ranch (centre)
Player 1 put Movoo to work
Player 1 gained 2 food
Player 1 promised First-Class Cabin (15 points)
Player 2 promised Survival Hamper (7 points)
Player 2 paid 1 food
Player 2 met Extra Limb
Ninny Oxide of Player 2 was healed
Player 2 lost 1 morale
Player 1 put Beren Whaller to work
Player 1 gained 2 scrap
Player 1 paid 2 food and 2 nitrogen
Player 1 gained 2 magtape
Player 2 promised Reactor Core (13 points)
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
Player 1 paid 2 scrap and 1 magtape
Player 1 built Shisha Spa (top right)
Player 1 promised Scrap Sculpture (5 points)
Player 2 promised Breath of Fresh Air (5 points)
Player 2 put Deby Wardson to work
Player 2 gained 2 nitrogen
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 lost 1 reputation
The production line was reset
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 lost 1 reputation
The production line was reset
Player 1 paid 2 scrap and 1 magtape
Player 1 built Medbay Alcove (middle left)
Player 1 gained 2 scrap
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 1 promised Bucket of Bugs (5 points)
Player 1 paid 2 scrap and 1 magtape
Player 1 built Medbay Alcove (bottom middle)
Player 2 paid 2 scrap and 2 magtape
Player 2 built Signal Archive (top middle)
Player 2 put Boeuf to work
Player 2 gained 3 food
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 put ZO-E to work
Player 1 copied Lady Fizz
Player 1 set out for Sanctuary Prime
Player 1 met Bad Fall
ZO-E of Player 1 was injured
Player 1 went to Wanderers' Path instead
Player 1 could not pay at Wanderers' Path
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 met Encore
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 passed
Player 1 took the first player token
Player 1 gained 2 scrap
Player 2 passed
Player 1 left 3 pairs hungry
Player 2 made room on the morale track
Player 1 lost 3 morale
Player 2 left 2 pairs hungry
Player 1 made room on the morale track
Player 2 lost 2 morale
Player 2 lost 1 reputation
Mech Arena of Player 1 activated
Player 1 paid 1 scrap
Player 1 gained 1 morale
Bug Farm of Player 1 activated
Player 1 gained 2 food
Shisha Spa of Player 1 activated
Tape Spooler of Player 2 activated
Player 2 gained 1 magtape
Signal Archive of Player 2 activated
Player 2 gained 2 magtape
Bug Farm of Player 2 activated
Player 2 gained 2 food
The colonists of Player 1 rested
The colonists of Player 2 rested
Round 3
Player 1 put Dusk Hollin to work
Player 1 set out for Research Outpost
Player 1 met Smiling Cult
Player 1 exiled Beren Whaller
Player 1 gained 1 food and 1 nitrogen and 1 power shard
Player 1 went to New Colony Network instead
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Ser Bolt
Player 1 put Ser Bolt to work
Player 1 gained 2 scrap and 1 magtape
Player 1 powered Medbay Alcove
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 put Ninny Oxide to work
Player 1 put Movoo to work
Player 2 lost 1 morale
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 2 put Boeuf to work
Player 2 set out for Salt Flats Beacon
Player 2 met Hoarder's Crate: Odds and Ends
Player 2 rolled a 6 for the crate
Player 2 gained 3 scrap
Player 2 went to New Colony Network instead
Player 2 could not pay at New Colony Network
Player 2 put Deby Wardson to work
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 put Pock and Pook to work
Player 1 gained 1 morale
Player 2 paid 4 scrap and 3 magtape
Player 2 built Quantum Library (top right)
Player 2 paid 2 scrap and 2 magtape
Player 2 built Crystal Lab (top middle)
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 paid 3 scrap
Player 1 built Giant Bug Ranch (top right)
Player 2 lost 1 reputation
The production line was reset
Player 2 passed
Player 2 took the first player token
Player 2 gained 1 scrap and 1 power shard
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 passed
Player 2 left 2 pairs hungry
Player 2 lost 2 morale
Player 1 left 3 pairs hungry
Player 1 lost 3 morale
Player 2 lost 3 reputation
Player 1 lost 1 reputation
Crystal Lab of Player 2 activated
Player 2 gained 1 power shard
Quantum Library of Player 2 activated
Player 2 gained 2 reputation
Bug Farm of Player 2 activated
Player 2 gained 2 food
Player 2 powered Giant Bug Ranch
Giant Bug Ranch of Player 2 activated
Player 2 gained 3 food
Medbay Alcove of Player 1 activated
ZO-E of Player 1 was healed
Player 1 gained 1 nitrogen
Player 1 gained 1 nitrogen
Mech Arena of Player 1 activated
Player 1 paid 2 scrap
Player 1 gained 2 morale
Giant Bug Ranch of Player 1 activated
Player 1 gained 3 food
Bug Farm of Player 1 activated
Player 1 gained 2 food
Player 1 won with 34 points
