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
Metabolic Exchanger came to the production line
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
The morale of Player 2 is 2
Player 2 gained 1 reputation
The morale of Player 1 is 1
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
Shisha Spa came to the production line
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
Regeneration Ward came to the production line
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
Player 1 paid 2 scrap and 2 magtape
Salvage Bay came to the production line
Player 1 built Karaoke Pit (top right)
Player 1 promised Scrap Sculpture (5 points)
Player 2 promised Breath of Fresh Air (5 points)
Player 2 put Deby Wardson to work
Player 2 gained 2 nitrogen
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 promised Bucket of Bugs (5 points)
Player 2 paid 1 nitrogen
Player 2 met Miracle Tonic
Player 2 paid 1 nitrogen
Player 2 met Hungry Work
Player 2 passed
Player 2 took the first player token
Player 2 gained 2 nitrogen
Player 1 paid 2 scrap and 1 magtape
Space Pirate Radio came to the production line
Player 1 built Shisha Spa (top right)
Player 1 passed
Player 2 left 2 pairs hungry
Player 2 lost 2 morale
Player 1 left 3 pairs hungry
Player 1 lost 3 morale
The morale of Player 2 is -2
Player 2 lost 1 reputation
The morale of Player 1 is -1
Player 1 lost 1 reputation
The Vault of Player 2 activated
Player 2 gained 1 scrap
Tape Spooler of Player 2 activated
Player 2 gained 1 magtape
Bug Farm of Player 2 activated
Player 2 gained 2 food
Bug Farm of Player 1 activated
Player 1 gained 2 food
Mech Arena of Player 1 activated
Shisha Spa of Player 1 activated
The colonists of Player 1 rested
The colonists of Player 2 rested
Round 3
Player 2 passed
Player 2 took the first player token
Player 2 gained 1 nitrogen and 1 scrap
Player 1 lost 1 reputation
The production line was reset
Player 1 passed
Player 2 left 2 pairs hungry
Player 2 lost 2 morale
Player 1 left 3 pairs hungry
Player 2 made room on the morale track
Player 1 lost 3 morale
The morale of Player 2 is -3
Player 2 lost 2 reputation
The morale of Player 1 is -4
Player 1 lost 3 reputation
Tape Spooler of Player 2 activated
Player 2 gained 1 magtape
Bug Farm of Player 2 activated
Player 2 gained 2 food
The Vault of Player 2 activated
Player 2 gained 1 scrap
Mech Arena of Player 1 activated
Bug Farm of Player 1 activated
Player 1 gained 2 food
Shisha Spa of Player 1 activated
Player 1 won with 29 points
