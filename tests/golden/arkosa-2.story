Player 1 took the first player token
Player 1 took Bunker '58
Player 2 took Bunker '13
Player 2 chose to be led by Brakka Duun
Player 1 chose to be led by Ma Tundra
Player 1 took Gamblers' Den
Player 2 took The Vault
Round 1
Player 2 swapped 1 food with the pool
Player 2 put Flurn to work
Player 2 set out for Crash Site
Player 2 paid 1 nitrogen
Player 2 gained 2 scrap and 1 magtape
Player 1 put Wexley to work
Player 1 gained 1 food and 1 nitrogen and 1 scrap
Player 1 made the trade of Ma Tundra
Player 1 paid 2 food
Player 1 gained 1 morale
Player 1 gained 1 reputation
Player 2 paid 3 scrap and 1 magtape
Player 2 built Algae Stacks (centre)
Player 2 paid 3 scrap
Player 2 built Nitro Refinery (top left)
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 3 scrap and 1 magtape
Player 1 built Algae Stacks (top right)
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 put Ninny Oxide to work
Player 2 gained 1 nitrogen and 1 magtape
Player 1 lost 1 reputation
The production line was reset
Player 1 put Captain Moop to work
Player 1 gained 1 morale
Player 2 put Ogg Pellet to work
Player 2 gained 1 food and 2 scrap
Player 2 paid 3 scrap
Player 2 built Giant Bug Ranch (top left)
Player 1 put B'Orlol to work
Player 1 gained 2 food
Player 1 put Ilo the Lost to work
Player 1 set out for The Factory
Player 1 met Wandering Minstrel
Player 1 gained 2 morale
Player 1 rolled shard
Player 1 gained 1 power shard
Player 1 rolled scrap
Player 1 gained 1 scrap
Player 2 put Beren Whaller to work
Player 2 took the shard out of Giant Bug Ranch
Player 2 paid 2 scrap and 2 magtape
Player 2 built Karaoke Pit (bottom middle)
Player 2 gained 2 reputation
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 2 paid 2 food and 2 nitrogen
Player 2 gained 2 magtape
Player 2 powered Algae Stacks
Player 2 paid 1 nitrogen
Player 2 met Mixed-Up Charts
Player 2 rolled a 5
Player 2 paid 1 nitrogen
Player 2 met Encore
Player 1 paid 1 food
Player 1 met Puppet Therapy
Player 1 gained 1 morale
Player 1 paid 1 food
Player 1 met Surprisingly Competent
Player 1 gained 1 reputation
Player 1 paid 1 food
Player 1 met Extra Limb
Player 1 lost 1 morale
Player 1 passed
Player 1 took the first player token
Player 1 gained 2 magtape
Player 2 passed
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
Player 2 left 2 pairs hungry
Player 2 lost 2 morale
Player 1 gained 1 reputation
Player 2 lost 4 reputation
Gamblers' Den of Player 1 activated
Algae Stacks of Player 1 activated
Player 1 gained 2 food and 2 nitrogen
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Algae Stacks of Player 2 activated
Player 2 gained 2 food and 2 nitrogen
Player 2 gained 2 food and 2 nitrogen
The Vault of Player 2 activated
Player 2 gained 1 scrap
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
The colonists of Player 1 rested
The colonists of Player 2 rested
Round 2
Player 1 put Ilo the Lost to work
Player 1 set out for The Factory
Player 1 gained 1 power shard
Player 1 rolled food
Player 1 gained 1 food
Player 1 rolled magtape
Player 1 gained 1 magtape
Player 1 put B'Orlol to work
Player 1 gained 1 scrap and 1 magtape
Player 2 put Beren Whaller to work
Player 2 took the shard out of Sorting Bay
Player 2 promised Complete Box Set (9 points)
Player 2 powered Karaoke Pit
Player 1 put Wexley to work
Player 1 set out for Crash Site
Player 1 met Horde on the Horizon
Horde on the Horizon hit Player 1
Player 1 suffered nitrogen
Player 1 lost 1 nitrogen
Player 1 suffered shard
Player 1 lost the power of Gamblers' Den
Horde on the Horizon hit Player 2
Player 2 suffered shard
Player 2 lost the power of Karaoke Pit
Player 2 suffered magtape
Player 1 paid 1 nitrogen
Player 1 gained 2 scrap and 1 magtape
Player 1 promised Battery and a Good Meal (8 points)
Player 2 passed
Player 2 took the first player token
Player 2 gained 1 nitrogen and 1 power shard
Player 2 powered Karaoke Pit
Player 1 put Captain Moop to work
Player 1 gained 1 morale
Player 1 paid 2 scrap and 2 magtape
Player 1 built Shard Drill (top middle)
Player 1 powered Gamblers' Den
Player 1 promised Scrap Sculpture (5 points)
Player 1 made the trade of Ma Tundra
Player 1 paid 2 food
Player 1 gained 1 morale
Player 1 gained 1 reputation
Player 1 promised Dinner and a Show (7 points)
Player 1 paid 2 scrap and 1 magtape
Player 1 built Bionic Workshop (centre)
Player 1 powered Bionic Workshop
Player 1 paid 2 scrap and 1 magtape
Player 1 built Museum of Broken Things (top middle)
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 1 passed
Player 2 paid 1 food and 1 nitrogen
Player 2 left 1 pair hungry
Player 2 lost 1 reputation
Player 2 lost 1 morale
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
Player 2 lost 4 reputation
Player 1 gained 1 reputation
Algae Stacks of Player 2 activated
Player 2 gained 2 food and 2 nitrogen
Player 2 gained 2 food and 2 nitrogen
Karaoke Pit of Player 2 activated
Player 2 gained 1 morale
Player 2 gained 1 reputation
The Vault of Player 2 activated
Player 2 gained 1 scrap
Bionic Workshop of Player 1 activated
Player 1 gained 2 scrap
Player 1 gained 2 food
Gamblers' Den of Player 1 activated
Player 1 paid 1 scrap
Player 1 rolled injury
Wexley of Player 1 was injured
Player 1 rolled scrap
Player 1 gained 1 scrap
Algae Stacks of Player 1 activated
Player 1 gained 2 food and 2 nitrogen
Museum of Broken Things of Player 1 activated
Player 1 gained 1 food and 1 scrap
The colonists of Player 1 rested
The colonists of Player 2 rested
Round 3
Player 2 lost 1 reputation
The production line was reset
Player 2 paid 6 food and 6 nitrogen
Player 2 gained 6 magtape
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 food and 1 power shard
Player 2 put Flurn to work
Player 2 gained 1 food and 1 nitrogen
Player 2 put Ninny Oxide to work
Player 2 gained 1 nitrogen and 1 magtape
Player 2 promised Oxygen Lounge (7 points)
Player 2 paid 2 scrap and 1 magtape
Player 2 built Salvage Bay (top middle)
Player 2 put Beren Whaller to work
Player 2 gained 2 scrap
Player 2 put Ogg Pellet to work
Player 2 set out for Crash Site
Player 2 paid 1 nitrogen
Player 2 gained 2 scrap and 1 magtape
Player 2 paid 2 scrap and 1 magtape
Player 2 built Medbay Alcove (top left)
Player 2 swapped 2 nitrogen with the pool
Player 2 made the trade of Brakka Duun
Player 2 paid 2 scrap
Player 2 gained 1 power shard
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 powered Medbay Alcove
Player 2 swapped 3 food with the pool
Player 2 paid 1 food
Player 2 met Two for One
Player 2 paid 1 nitrogen
Player 2 met Clean Stitching
Player 2 promised Mixtape (5 points)
Player 2 paid 1 nitrogen
Player 2 met Try Again Tomorrow
Player 2 rolled a 5
Player 2 paid 1 nitrogen
Player 2 met Miracle Tonic
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 paid 2 scrap and 1 magtape
Player 2 built Cyber Diner (top middle)
Player 2 lost 1 reputation
The production line was reset
Player 2 passed
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
Player 2 left 2 pairs hungry
Player 2 lost 1 reputation
Player 2 lost 2 morale
Player 1 gained 1 reputation
Player 2 lost 4 reputation
Algae Stacks of Player 1 activated
Player 1 gained 2 food and 2 nitrogen
Gamblers' Den of Player 1 activated
Player 1 paid 1 scrap
Player 1 rolled scrap
Player 1 gained 1 scrap
Player 1 rolled food
Player 1 gained 1 food
Bionic Workshop of Player 1 activated
Player 1 gained 2 scrap
Player 1 gained 2 food
Museum of Broken Things of Player 1 activated
Player 1 gained 1 food and 1 scrap
Medbay Alcove of Player 2 activated
Player 2 gained 1 nitrogen
The Vault of Player 2 activated
Player 2 gained 1 scrap
Algae Stacks of Player 2 activated
Player 2 gained 2 food and 2 nitrogen
Player 2 gained 2 food and 2 nitrogen
Karaoke Pit of Player 2 activated
Player 2 gained 1 morale
Player 2 gained 1 reputation
Player 1 won with 73 points
