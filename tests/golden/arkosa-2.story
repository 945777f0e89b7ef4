Player 1 takes the first player token
Player 1 takes Bunker '58
Player 2 takes Bunker '13
Player 2 is led by Brakka Duun
Player 1 is led by Ma Tundra
Player 1 takes Gamblers' Den
Player 2 takes The Vault
Round 1
Player 2 swaps 1 food with the pool
Player 2 puts Flurn to work
Player 2 sets out for Crash Site
Player 2 pays 1 nitrogen
Player 2 gains 2 scrap and 1 magtape
Player 1 puts Wexley to work
Player 1 gains 1 food and 1 nitrogen and 1 scrap
Player 1 makes the trade of Ma Tundra
Player 1 pays 2 food
Player 1 gains 1 morale
Player 1 gains 1 reputation
Player 2 pays 3 scrap and 1 magtape
Player 2 builds Algae Stacks at r2c2
Player 2 pays 3 scrap
Player 2 builds Nitro Refinery at r1c1
Player 1 pays 1 nitrogen
Player 1 gains 1 scrap
Player 1 pays 1 nitrogen
Player 1 gains 1 scrap
Player 1 pays 1 nitrogen
Player 1 gains 1 scrap
Player 1 pays 1 nitrogen
Player 1 gains 1 scrap
Player 1 pays 3 scrap and 1 magtape
Player 1 builds Algae Stacks at r1c3
Player 2 pays 1 food
Player 2 gains 1 scrap
Player 2 pays 1 food
Player 2 gains 1 scrap
Player 2 pays 1 nitrogen
Player 2 gains 1 scrap
Player 2 puts Ninny Oxide to work
Player 2 gains 1 nitrogen and 1 magtape
Player 1 loses 1 reputation
The production line is reset
Player 1 puts Captain Moop to work
Player 1 gains 1 morale
Player 2 puts Ogg Pellet to work
Player 2 gains 1 food and 2 scrap
Player 2 pays 3 scrap
Player 2 builds Giant Bug Ranch at r1c1
Player 1 puts B'Orlol to work
Player 1 gains 2 food
Player 1 puts Ilo the Lost to work
Player 1 sets out for The Factory
Player 1 meets Wandering Minstrel
Player 1 gains 2 morale
Player 1 rolls shard
Player 1 gains 1 power shard
Player 1 rolls scrap
Player 1 gains 1 scrap
Player 2 puts Beren Whaller to work
Player 2 takes the shard at r1c1 out
Player 2 pays 2 scrap and 2 magtape
Player 2 builds Karaoke Pit at r3c2
Player 2 gains 2 reputation
Player 1 loses 1 reputation
The production line is reset
Player 1 loses 1 reputation
The production line is reset
Player 1 loses 1 reputation
The production line is reset
Player 1 loses 1 reputation
The production line is reset
Player 1 loses 1 reputation
The production line is reset
Player 2 pays 2 food and 2 nitrogen
Player 2 gains 2 magtape
Player 2 powers r2c2
Player 2 pays 1 nitrogen
Player 2 meets Mixed-Up Charts
Player 2 rolls a 5
Player 2 pays 1 nitrogen
Player 2 meets Encore
Player 1 pays 1 food
Player 1 meets Puppet Therapy
Player 1 gains 1 morale
Player 1 pays 1 food
Player 1 meets Surprisingly Competent
Player 1 gains 1 reputation
Player 1 pays 1 food
Player 1 meets Extra Limb
Player 1 loses 1 morale
Player 1 passes
Player 1 takes the first player token
Player 1 gains 2 magtape
Player 2 passes
Player 1 leaves 2 pairs hungry
Player 1 loses 2 morale
Player 2 leaves 2 pairs hungry
Player 2 loses 2 morale
Player 1 gains 1 reputation
Player 2 loses 4 reputation
Gamblers' Den of Player 1 activates
Algae Stacks of Player 1 activates
Player 1 gains 2 food and 2 nitrogen
Nitro Lab of Player 1 activates
Player 1 gains 2 nitrogen
Algae Stacks of Player 2 activates
Player 2 gains 2 food and 2 nitrogen
Player 2 gains 2 food and 2 nitrogen
The Vault of Player 2 activates
Player 2 gains 1 scrap
Sorting Bay of Player 2 activates
Player 2 gains 2 scrap
The colonists of Player 1 have rested
The colonists of Player 2 have rested
Round 2
Player 1 puts Ilo the Lost to work
Player 1 sets out for The Factory
Player 1 gains 1 power shard
Player 1 rolls food
Player 1 gains 1 food
Player 1 rolls magtape
Player 1 gains 1 magtape
Player 1 puts B'Orlol to work
Player 1 gains 1 scrap and 1 magtape
Player 2 puts Beren Whaller to work
Player 2 takes the shard at r1c2 out
Player 2 promises Complete Box Set (9 points)
Player 2 powers r3c2
Player 1 puts Wexley to work
Player 1 sets out for Crash Site
Player 1 meets Horde on the Horizon
Horde on the Horizon hit Player 1
Player 1 suffers nitrogen
Player 1 loses 1 nitrogen
Player 1 suffers shard
The power of Player 1 fails at r1c1
Horde on the Horizon hit Player 2
Player 2 suffers shard
The power of Player 2 fails at r3c2
Player 2 suffers magtape
Player 1 pays 1 nitrogen
Player 1 gains 2 scrap and 1 magtape
Player 1 promises Battery and a Good Meal (8 points)
Player 2 passes
Player 2 takes the first player token
Player 2 gains 1 nitrogen and 1 power shard
Player 2 powers r3c2
Player 1 puts Captain Moop to work
Player 1 gains 1 morale
Player 1 pays 2 scrap and 2 magtape
Player 1 builds Shard Drill at r1c2
Player 1 powers r1c1
Player 1 promises Scrap Sculpture (5 points)
Player 1 makes the trade of Ma Tundra
Player 1 pays 2 food
Player 1 gains 1 morale
Player 1 gains 1 reputation
Player 1 promises Dinner and a Show (7 points)
Player 1 pays 2 scrap and 1 magtape
Player 1 builds Bionic Workshop at r2c2
Player 1 powers r2c2
Player 1 pays 2 scrap and 1 magtape
Player 1 builds Museum of Broken Things at r1c2
Player 1 pays 1 food and 1 nitrogen
Player 1 gains 1 magtape
Player 1 loses 1 reputation
The production line is reset
Player 1 loses 1 reputation
The production line is reset
Player 1 loses 1 reputation
The production line is reset
Player 1 pays 1 food and 1 nitrogen
Player 1 gains 1 magtape
Player 1 passes
Player 2 pays 1 food and 1 nitrogen
Player 2 leaves 1 pair hungry
Player 2 loses 1 reputation
Player 2 loses 1 morale
Player 1 leaves 2 pairs hungry
Player 1 loses 2 morale
Player 2 loses 4 reputation
Player 1 gains 1 reputation
Algae Stacks of Player 2 activates
Player 2 gains 2 food and 2 nitrogen
Player 2 gains 2 food and 2 nitrogen
Karaoke Pit of Player 2 activates
Player 2 gains 1 morale
Player 2 gains 1 reputation
The Vault of Player 2 activates
Player 2 gains 1 scrap
Bionic Workshop of Player 1 activates
Player 1 gains 2 scrap
Player 1 gains 2 food
Gamblers' Den of Player 1 activates
Player 1 pays 1 scrap
Player 1 rolls injury
Wexley of Player 1 is injured
Player 1 rolls scrap
Player 1 gains 1 scrap
Algae Stacks of Player 1 activates
Player 1 gains 2 food and 2 nitrogen
Museum of Broken Things of Player 1 activates
Player 1 gains 1 food and 1 scrap
The colonists of Player 1 have rested
The colonists of Player 2 have rested
Round 3
Player 2 loses 1 reputation
The production line is reset
Player 2 pays 6 food and 6 nitrogen
Player 2 gains 6 magtape
Player 1 passes
Player 1 takes the first player token
Player 1 gains 1 food and 1 power shard
Player 2 puts Flurn to work
Player 2 gains 1 food and 1 nitrogen
Player 2 puts Ninny Oxide to work
Player 2 gains 1 nitrogen and 1 magtape
Player 2 promises Oxygen Lounge (7 points)
Player 2 pays 2 scrap and 1 magtape
Player 2 builds Salvage Bay at r1c2
Player 2 puts Beren Whaller to work
Player 2 gains 2 scrap
Player 2 puts Ogg Pellet to work
Player 2 sets out for Crash Site
Player 2 pays 1 nitrogen
Player 2 gains 2 scrap and 1 magtape
Player 2 pays 2 scrap and 1 magtape
Player 2 builds Medbay Alcove at r1c1
Player 2 swaps 2 nitrogen with the pool
Player 2 makes the trade of Brakka Duun
Player 2 pays 2 scrap
Player 2 gains 1 power shard
Player 2 pays 1 nitrogen
Player 2 gains 1 scrap
Player 2 powers r1c1
Player 2 swaps 3 food with the pool
Player 2 pays 1 food
Player 2 meets Two for One
Player 2 pays 1 nitrogen
Player 2 meets Clean Stitching
Player 2 promises Mixtape (5 points)
Player 2 pays 1 nitrogen
Player 2 meets Try Again Tomorrow
Player 2 rolls a 5
Player 2 pays 1 nitrogen
Player 2 meets Miracle Tonic
Player 2 loses 1 reputation
The production line is reset
Player 2 loses 1 reputation
The production line is reset
Player 2 loses 1 reputation
The production line is reset
Player 2 pays 2 scrap and 1 magtape
Player 2 builds Cyber Diner at r1c2
Player 2 loses 1 reputation
The production line is reset
Player 2 passes
Player 1 leaves 2 pairs hungry
Player 1 loses 2 morale
Player 2 leaves 2 pairs hungry
Player 2 loses 1 reputation
Player 2 loses 2 morale
Player 1 gains 1 reputation
Player 2 loses 4 reputation
Algae Stacks of Player 1 activates
Player 1 gains 2 food and 2 nitrogen
Gamblers' Den of Player 1 activates
Player 1 pays 1 scrap
Player 1 rolls scrap
Player 1 gains 1 scrap
Player 1 rolls food
Player 1 gains 1 food
Bionic Workshop of Player 1 activates
Player 1 gains 2 scrap
Player 1 gains 2 food
Museum of Broken Things of Player 1 activates
Player 1 gains 1 food and 1 scrap
Medbay Alcove of Player 2 activates
Player 2 gains 1 nitrogen
The Vault of Player 2 activates
Player 2 gains 1 scrap
Algae Stacks of Player 2 activates
Player 2 gains 2 food and 2 nitrogen
Player 2 gains 2 food and 2 nitrogen
Karaoke Pit of Player 2 activates
Player 2 gains 1 morale
Player 2 gains 1 reputation
Player 1 wins with 73
