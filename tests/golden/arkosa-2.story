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
Holo Lounge came to the production line
Player 2 built Algae Stacks (centre)
Player 2 paid 3 scrap
Medbay Alcove came to the production line
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
Bionic Workshop came to the production line
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
Crystal Lab came to the production line
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
Museum of Broken Things came to the production line
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
Player 1 met Two for One
Player 1 paid 1 food
Player 1 met Puppet Therapy
Player 1 gained 1 morale
Player 1 paid 1 food
Player 1 met Clean Stitching
Player 1 passed
Player 1 took the first player token
Player 1 gained 2 magtape
Player 2 passed
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
Player 2 left 2 pairs hungry
Player 2 lost 2 morale
The morale of Player 1 is 4
Player 1 gained 2 reputation
The morale of Player 2 is -5
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
The track brought Player 1: gain 1 power shard
Player 1 gained 1 power shard
Player 1 rolled magtape
Player 1 gained 1 magtape
Player 1 rolled nitrogen
Player 1 gained 1 nitrogen
Player 1 put B'Orlol to work
Player 1 gained 1 scrap and 1 magtape
Player 2 put Beren Whaller to work
Player 2 took the shard out of Sorting Bay
Player 2 promised Reactor Core (13 points)
Player 2 powered Karaoke Pit
Player 1 put Wexley to work
Player 1 set out for Crash Site
Player 1 met Tinker Swarm
Tinker Swarm hit Player 1
Player 1 suffered shard
Player 1 lost the power of Gamblers' Den
Player 1 suffered shard
Player 1 lost the power of Algae Stacks
Player 1 suffered magtape
Player 1 lost 1 magtape
Tinker Swarm hit Player 2
Player 2 suffered food
Player 2 suffered injury
Flurn of Player 2 was injured
Player 2 suffered shard
Player 2 lost the power of Algae Stacks
Player 1 went to Rustbone Gulch instead
Player 1 paid 2 food and 1 nitrogen
Player 1 recruited Sulla Vane
Player 1 promised Complete Box Set (9 points)
Player 1 powered Algae Stacks
Player 1 powered Gamblers' Den
Player 2 put Ninny Oxide to work
Player 2 gained 1 nitrogen and 1 magtape
Player 2 put Ogg Pellet to work
Player 2 gained 1 food and 2 scrap
Player 1 paid 2 scrap and 2 magtape
Shisha Spa came to the production line
Player 1 built Crystal Lab (top right)
Player 1 paid 2 scrap and 1 magtape
Cyber Diner came to the production line
Player 1 built Bionic Workshop (centre)
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 1 magtape
Player 2 paid 2 scrap and 1 magtape
Holo Lounge came to the production line
Player 2 built Cyber Diner (top left)
Player 1 promised Mixtape (5 points)
Player 1 put Captain Moop to work
Player 1 gained 1 morale
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 passed
Player 2 took the first player token
Player 2 gained 1 food and 1 magtape
Player 1 paid 1 nitrogen
Player 1 met Hungry Work
Player 1 lost 1 nitrogen
Player 1 swapped 2 nitrogen with the pool
Player 1 passed
Player 2 left 2 pairs hungry
Player 2 lost 1 reputation
Player 2 lost 1 reputation
Player 2 lost 2 morale
Player 1 left 3 pairs hungry
Player 1 lost 3 morale
The morale of Player 2 is -5
Player 2 lost 4 reputation
The morale of Player 1 is 2
Player 1 gained 1 reputation
Player 2 fixed the power of Algae Stacks
The Vault of Player 2 activated
Player 2 gained 1 scrap
Karaoke Pit of Player 2 activated
Player 2 gained 1 morale
Player 2 gained 1 reputation
Gamblers' Den of Player 1 activated
Crystal Lab of Player 1 activated
Player 1 gained 1 power shard
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
The colonists of Player 1 rested
The colonists of Player 2 rested
Round 3
Player 2 put Ninny Oxide to work
Player 2 gained 1 nitrogen and 1 magtape
Player 2 put Beren Whaller to work
Player 2 gained 2 scrap
Player 1 put B'Orlol to work
Player 1 gained 1 scrap and 1 magtape
Player 1 made the trade of Ma Tundra
Player 1 paid 2 food
Player 1 gained 1 morale
Player 1 gained 1 reputation
Player 1 powered Bionic Workshop
Player 2 put Ogg Pellet to work
Player 2 gained 1 food and 2 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 1 paid 2 food and 2 nitrogen
Player 1 gained 2 magtape
Player 1 put Captain Moop to work
Player 1 gained 1 morale
Player 2 paid 3 scrap
Atmosphere Dome came to the production line
Player 2 built Giant Bug Ranch (top middle)
Player 2 promised Oxygen Lounge (7 points)
Player 1 paid 2 scrap and 1 magtape
Museum of Broken Things came to the production line
Player 1 built Cyber Diner (centre)
Player 1 put Wexley to work
Player 1 gained 1 food and 1 nitrogen and 1 scrap
Player 2 made the trade of Brakka Duun
Player 2 paid 2 scrap
Player 2 gained 1 power shard
Player 2 paid 4 scrap and 1 magtape
Medbay Alcove came to the production line
Player 2 built Atmosphere Dome (top left)
Player 2 powered Giant Bug Ranch
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 put Ilo the Lost to work
Player 1 set out for Moonrise Ridge
Player 1 met Scuffle in the Dust
Player 1 suffered food
Player 1 went to Wanderers' Path instead
Player 1 could not pay at Wanderers' Path
Player 2 swapped 2 food with the pool
Player 2 passed
Player 2 took the first player token
Player 2 gained 2 nitrogen
Player 1 put Sulla Vane to work
Player 1 gained 3 nitrogen
Player 1 paid 2 scrap and 1 magtape
Quantum Library came to the production line
Player 1 built Shisha Spa (top right)
Player 1 promised Hull Patches (7 points)
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 3 scrap
Regeneration Ward came to the production line
Player 1 built Holo Lounge (top right)
Player 1 promised Battery and a Good Meal (8 points)
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 passed
Player 2 left 2 pairs hungry
Player 2 lost 1 reputation
Player 2 lost 2 morale
Player 1 left 3 pairs hungry
Player 1 lost 3 morale
The morale of Player 2 is -5
Player 2 lost 4 reputation
The morale of Player 1 is 1
Player 1 gained 1 reputation
Algae Stacks of Player 2 activated
Player 2 gained 2 food and 2 nitrogen
Player 2 gained 2 food and 2 nitrogen
Karaoke Pit of Player 2 activated
Player 2 gained 1 morale
Player 2 gained 1 reputation
Giant Bug Ranch of Player 2 activated
Player 2 gained 3 food
The Vault of Player 2 activated
Player 2 gained 1 scrap
Gamblers' Den of Player 1 activated
Player 1 paid 1 scrap
Player 1 rolled injury
Sulla Vane of Player 1 was injured
Player 1 rolled magtape
Player 1 gained 1 magtape
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Holo Lounge of Player 1 activated
Player 1 gained 1 morale
Cyber Diner of Player 1 activated
Player 2 won with 50 points
