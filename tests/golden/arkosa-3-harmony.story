Player 3 took the first player token
Player 3 took Bunker '34
Player 1 took Bunker '42
Player 2 took Bunker '07
Player 1 chose to be led by Sister Cog
Player 2 chose to be led by Vex Ollo
Player 3 chose to be led by The Quorum
Player 2 took Metabolic Exchanger
Player 3 took Gamblers' Den
Player 1 took Propaganda Studio
Round 1
Player 3 put Quaz Oberman to work
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 met Two for One
Player 3 paid 1 nitrogen
Player 3 met Encore
Player 3 paid 1 food
Player 3 met Clean Stitching
Player 3 paid 1 nitrogen
Player 3 met Hungry Work
Player 1 put Trog to work
Player 1 set out for The Factory
Player 1 met Wrong Canyon
Player 1 lost 1 nitrogen
Player 1 went to New Colony Network instead
Player 1 paid 1 food
Player 1 recruited Hulda Brack
Player 1 put Hoo-di-di to work
Player 1 set out for New Colony Network
Player 1 met Dust Reavers
Dust Reavers hit Player 2
Player 2 suffered magtape
Player 2 lost 1 magtape
Player 2 suffered food
Player 2 lost 1 food
Player 1 went to The Factory instead
Player 1 rolled injury
Hoo-di-di of Player 1 was injured
Player 1 rolled scrap
Player 1 gained 1 scrap
Player 2 swapped 1 nitrogen with the pool
Player 2 put Pock and Pook to work
Player 2 gained 2 scrap
Player 3 put Boeuf to work
Player 3 gained 3 food
Player 3 paid 2 scrap and 1 magtape
Salvage Bay came to the production line
Player 3 built Bionic Workshop (centre)
Player 3 gained 2 scrap
Player 1 put Hulda Brack to work
Player 1 gained 1 food and 1 scrap
Player 1 paid 3 scrap
Broadcast Booth came to the production line
Player 1 built Giant Bug Ranch (middle left)
Player 1 gained 2 scrap
Player 1 powered Giant Bug Ranch
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 1 magtape
Player 2 paid 3 scrap
Signal Archive came to the production line
Player 2 built Holo Lounge (top middle)
Player 3 put Mirelda Quill to work
Player 3 set out for Research Outpost
Player 3 met A Nerffle Takes a Liking
Player 3 gained 2 scrap
Player 3 went to Moonrise Ridge instead
Player 3 could not pay at Moonrise Ridge
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 1 put Ninny Oxide to work
Hoo-di-di of Player 1 was healed
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 2 put Tessa-9 to work
Player 2 set out for Salt Flats Beacon
The track brought Player 2: heal 1
Player 2 paid 1 food and 1 nitrogen
Player 2 recruited Deby Wardson
Player 2 put Deby Wardson to work
Player 3 swapped 1 food with the pool
Player 3 swapped 1 nitrogen with the pool
Player 1 paid 1 food
Player 1 met Mixed-Up Charts
Player 1 rolled a 4
Player 1 paid 1 nitrogen
Player 1 met Surprisingly Competent
Player 1 gained 1 reputation
Player 1 paid 2 scrap and 2 magtape
Cyber Diner came to the production line
Player 1 built Signal Archive (centre)
Player 2 paid 2 scrap and 1 magtape
Shisha Spa came to the production line
Player 2 built Cyber Diner (top right)
Player 2 put Combustible Joe to work
Player 2 gained 3 scrap and 1 magtape
Player 2 rolled a 4
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 put Wexley to work
Player 1 gained 1 food and 1 nitrogen and 1 scrap
Player 2 paid 2 scrap and 1 magtape
Algae Stacks came to the production line
Player 2 built Museum of Broken Things (top right)
Player 2 put Beren Whaller to work
Player 2 took the shard out of Holo Lounge
Player 2 powered Holo Lounge
Player 3 put Ilo the Lost to work
Player 3 set out for Rustbone Gulch
Player 3 met Hive Harvest
Player 3 gained 4 food
Ilo the Lost of Player 3 was injured
Player 3 paid 1 food
Player 3 recruited Captain Moop
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 1 made the trade of Sister Cog
Player 1 paid 1 nitrogen
Player 1 swapped 1 food with the pool
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 paid 1 food
Player 2 met Miracle Tonic
Player 3 passed
Player 3 took the first player token
Player 3 gained 1 nitrogen and 1 scrap
Player 1 passed
Player 2 passed
Player 3 left 3 pairs hungry
Player 3 lost 3 morale
Player 1 left 3 pairs hungry
Player 1 lost 3 morale
Player 2 left 3 pairs hungry
Player 2 lost 3 morale
The morale of Player 3 is 0
The morale of Player 1 is -5
Player 1 lost 4 reputation
The morale of Player 2 is -4
Player 2 lost 3 reputation
Tape Spooler of Player 3 activated
Player 3 gained 1 magtape
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Gamblers' Den of Player 3 activated
Giant Bug Ranch of Player 1 activated
Player 1 gained 3 food
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Bug Farm of Player 1 activated
Player 1 gained 2 food
Propaganda Studio of Player 1 activated
Player 2 made room on the morale track
Player 1 gained 1 morale
Bug Farm of Player 2 activated
Player 2 gained 2 food
Museum of Broken Things of Player 2 activated
Player 2 gained 1 food and 1 scrap
Holo Lounge of Player 2 activated
Player 1 made room on the morale track
Player 2 gained 1 morale
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
Round 2
Player 3 paid 2 scrap and 1 magtape
Giant Bug Ranch came to the production line
Player 3 built Medbay Alcove (top left)
Player 3 put Quaz Oberman to work
Player 3 gained 1 magtape
Player 1 swapped 2 food with the pool
Player 1 put Trog to work
Player 1 gained 2 food and 1 scrap
Player 2 promised First-Class Cabin (15 points)
Player 2 paid 2 scrap and 1 magtape
Innovation Unit came to the production line
Player 2 built Shisha Spa (middle right)
Player 3 promised Complete Box Set (9 points)
Player 3 put Captain Moop to work
Player 3 gained 1 morale
Player 1 put Ninny Oxide to work
Player 1 gained 1 nitrogen and 1 magtape
Player 1 paid 3 scrap and 1 magtape
Monument Hall came to the production line
Player 1 built Tape Foundry (top left)
Player 2 promised Dinner and a Show (7 points)
Player 2 put Combustible Joe to work
Player 2 set out for The Factory
Player 2 rolled shard
Player 2 gained 1 power shard
Player 2 rolled magtape
Player 2 gained 1 magtape
Player 3 swapped 1 nitrogen with the pool
Player 3 put Mirelda Quill to work
Player 3 gained 3 nitrogen
Player 1 promised Bucket of Bugs (5 points)
Player 1 paid 3 food and 3 nitrogen
Player 1 gained 3 magtape
Player 2 made the trade of Vex Ollo
Player 2 lost 1 reputation
Player 2 gained 3 food and 1 scrap
Player 2 paid 1 food
Player 2 met Consultation Fee
Player 2 gained 1 scrap
Player 3 passed
Player 3 took the first player token
Player 3 gained 1 scrap and 1 power shard
Player 3 powered Bionic Workshop
Player 1 promised Picnic for Two Crews (7 points)
Player 1 put Hoo-di-di to work
Player 1 gained 2 nitrogen
Player 2 lost 1 reputation
The production line was reset
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 1 promised Full Tanks (7 points)
Player 1 made the trade of Sister Cog
Player 1 paid 1 nitrogen
Player 2 put Beren Whaller to work
Player 2 gained 2 scrap
Player 2 powered Shisha Spa
Player 2 put Pock and Pook to work
Player 2 gained 1 morale
Player 1 put Wexley to work
Player 1 set out for Rustbone Gulch
The track brought Player 1: reset the production line
The production line was reset
Player 1 paid 2 food and 1 nitrogen
Player 1 recruited Sulla Vane
Player 1 promised Mega Battery (5 points)
Player 2 paid 3 scrap
Tape Foundry came to the production line
Player 2 built Holo Lounge (middle right)
Player 2 put Deby Wardson to work
Player 2 gained 2 nitrogen
Player 1 paid 1 nitrogen
Player 1 met Puppet Therapy
Player 1 gained 1 morale
Player 1 put Sulla Vane to work
Player 1 gained 3 nitrogen
Player 2 put Tessa-9 to work
Player 2 gained 2 magtape
Player 1 made room on the morale track
Player 2 lost 1 morale
Player 2 paid 2 food and 2 nitrogen
Player 2 gained 2 magtape
Player 1 paid 2 scrap and 1 magtape
Zero-G Theatre came to the production line
Player 1 built Cyber Diner (centre)
Player 1 passed
Player 2 promised Pair of Batteries (9 points)
Player 2 swapped 1 food with the pool
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 3 scrap and 1 magtape
Nitro Refinery came to the production line
Player 2 built Tape Foundry (centre)
Player 2 gained 1 magtape
Player 2 paid 1 food
Player 2 met Try Again Tomorrow
Player 2 rolled a 5
Player 2 promised Oxygen Lounge (7 points)
Player 2 lost 1 reputation
The production line was reset
Player 2 passed
Player 3 paid 1 food and 1 nitrogen
Player 3 left 2 pairs hungry
Player 3 lost 2 morale
Player 1 left 3 pairs hungry
Player 2 made room on the morale track
Player 1 lost 1 reputation
Player 1 lost 3 morale
Player 2 left 3 pairs hungry
Player 1 made room on the morale track
Player 2 lost 1 reputation
Player 2 lost 3 morale
The morale of Player 3 is -1
Player 3 lost 1 reputation
The morale of Player 1 is -4
Player 1 lost 3 reputation
The morale of Player 2 is -5
Player 2 lost 4 reputation
Bionic Workshop of Player 3 activated
Player 3 gained 2 scrap
Gamblers' Den of Player 3 activated
Player 3 paid 1 scrap
Player 3 rolled injury
Boeuf of Player 3 was injured
Player 3 rolled shard
Player 3 gained 1 power shard
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Medbay Alcove of Player 3 activated
Ilo the Lost of Player 3 was healed
Player 3 gained 1 nitrogen
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Propaganda Studio of Player 1 activated
Player 1 gained 1 reputation
Giant Bug Ranch of Player 1 activated
Player 1 gained 3 food
Tape Foundry of Player 1 activated
Player 1 gained 1 scrap and 1 magtape
Holo Lounge of Player 2 activated
Player 1 made room on the morale track
Player 2 gained 1 morale
Museum of Broken Things of Player 2 activated
Player 2 gained 1 food and 1 scrap
Holo Lounge of Player 2 activated
Player 2 gained 1 morale
Bug Farm of Player 2 activated
Player 2 gained 2 food
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
Round 3
Player 3 put Captain Moop to work
Player 3 set out for New Colony Network
Player 3 met Mutinous Muttering
Player 3 lost 1 morale
Player 3 lost 1 reputation
Player 3 went to The Factory instead
Player 3 rolled scrap
Player 3 gained 1 scrap
Player 3 rolled nitrogen
Player 3 gained 1 nitrogen
Player 3 put Quaz Oberman to work
Player 3 gained 1 magtape
Player 1 put Trog to work
Player 1 gained 2 food and 1 scrap
Player 1 paid 1 food
Player 1 met Extra Limb
Player 1 lost 1 reputation
Player 1 lost 1 morale
Player 2 put Deby Wardson to work
Player 2 gained 2 nitrogen
Player 2 put Beren Whaller to work
Player 2 took the shard out of Holo Lounge
Player 3 paid 2 scrap and 1 magtape
Shisha Spa came to the production line
Player 3 built Medbay Alcove (centre)
Player 3 passed
Player 3 took the first player token
Player 3 gained 1 food and 1 power shard
Player 1 made the trade of Sister Cog
Player 1 paid 1 nitrogen
Player 1 put Hulda Brack to work
Player 1 gained 1 food and 1 scrap
Player 2 put Combustible Joe to work
Player 2 gained 3 scrap and 1 magtape
Player 2 rolled a 2
Combustible Joe of Player 2 was injured
Player 2 lost the power of Bug Farm
Player 2 made the trade of Vex Ollo
Player 2 lost 1 reputation
Player 2 gained 2 food and 1 nitrogen and 1 scrap
Player 2 powered Holo Lounge
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 put Wexley to work
Player 1 set out for The Factory
The track brought Player 1: lose 1 morale
Player 1 lost 1 reputation
Player 1 lost 1 morale
Player 1 rolled shard
Player 1 gained 1 power shard
Player 1 rolled food
Player 1 gained 1 food
Player 2 swapped 2 nitrogen with the pool
Player 2 paid 2 scrap and 2 magtape
Algae Stacks came to the production line
Player 2 built Crystal Lab (top middle)
Player 1 paid 1 food
Player 1 met Hungry Work
Player 1 lost 1 food
Player 1 paid 1 nitrogen
Player 1 met Consultation Fee
Player 1 paid 1 food
Player 1 paid 1 food
Player 1 met Two for One
Player 1 paid 1 nitrogen
Player 1 met Puppet Therapy
Player 1 gained 1 morale
Player 1 paid 1 nitrogen
Player 1 met Extra Limb
Player 1 lost 1 morale
Player 1 paid 1 food
Player 1 met Mixed-Up Charts
Player 1 rolled a 5
Player 1 paid 1 nitrogen
Player 1 met Try Again Tomorrow
Player 1 rolled a 3
Player 1 paid 1 nitrogen
Player 1 met Surprisingly Competent
Player 1 gained 1 reputation
Player 1 put Ninny Oxide to work
Player 1 powered Cyber Diner
Player 2 swapped 5 food with the pool
Player 2 put Pock and Pook to work
Player 2 gained 2 scrap
Player 1 paid 1 nitrogen
Player 1 met Miracle Tonic
Player 1 paid 1 food
Player 1 met Clean Stitching
Player 2 paid 2 scrap and 1 magtape
Grand Larder came to the production line
Player 2 built Salvage Bay (top right)
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 1 lost 1 reputation
The production line was reset
Player 1 paid 2 scrap and 2 magtape
Innovation Unit came to the production line
Player 1 built Shard Drill (middle left)
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 1 magtape
Player 2 swapped 4 nitrogen with the pool
Player 1 put Hoo-di-di to work
Player 1 gained 2 nitrogen
Player 1 swapped 2 nitrogen with the pool
Player 2 paid 2 scrap and 2 magtape
Bionic Workshop came to the production line
Player 2 built Innovation Unit (centre)
Player 2 put Tessa-9 to work
Player 2 gained 2 magtape
Player 2 lost 1 morale
Player 1 swapped 1 food with the pool
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 2 swapped 2 food with the pool
Player 2 swapped 2 nitrogen with the pool
Player 1 put Sulla Vane to work
Player 1 gained 3 nitrogen
Player 1 swapped 1 nitrogen with the pool
Player 2 swapped 3 food with the pool
Player 2 paid 1 nitrogen
Player 2 met Encore
Combustible Joe of Player 2 was healed
Player 2 paid 1 food
Player 2 met Consultation Fee
Player 2 gained 1 scrap
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
Player 1 lost 1 reputation
The production line was reset
Player 1 passed
Player 2 paid 3 scrap
Nitro Refinery came to the production line
Player 2 built Nitro Refinery (bottom middle)
Player 2 paid 1 nitrogen
Player 2 met Try Again Tomorrow
Player 2 rolled a 2
Player 2 swapped 2 nitrogen with the pool
Player 2 paid 1 food
Player 2 met Extra Limb
Player 1 made room on the morale track
Player 2 lost 1 morale
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 passed
Player 3 paid 1 food and 1 nitrogen
Player 3 left 2 pairs hungry
Player 1 made room on the morale track
Player 3 lost 2 morale
Player 1 paid 1 food and 1 nitrogen
Player 1 left 2 pairs hungry
Player 3 made room on the morale track
Player 2 made room on the morale track
Player 1 lost 2 morale
Player 2 left 3 pairs hungry
Player 1 made room on the morale track
Player 2 lost 1 reputation
Player 2 lost 1 reputation
Player 2 lost 3 morale
The morale of Player 3 is -3
Player 3 lost 2 reputation
The morale of Player 1 is -4
Player 1 lost 3 reputation
The morale of Player 2 is -5
Player 2 lost 4 reputation
Medbay Alcove of Player 3 activated
Boeuf of Player 3 was healed
Player 3 gained 1 nitrogen
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Medbay Alcove of Player 3 activated
Player 3 gained 1 nitrogen
Gamblers' Den of Player 3 activated
Player 3 paid 1 scrap
Player 3 rolled magtape
Player 3 gained 1 magtape
Player 3 rolled food
Player 3 gained 1 food
Cyber Diner of Player 1 activated
Player 1 gained 1 scrap
Propaganda Studio of Player 1 activated
Player 3 made room on the morale track
Player 1 gained 1 morale
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Shard Drill of Player 1 activated
Player 1 gained 1 power shard
Tape Foundry of Player 1 activated
Player 1 gained 1 scrap and 1 magtape
Player 2 fixed the power of Bug Farm
Holo Lounge of Player 2 activated
Player 3 made room on the morale track
Player 2 gained 1 morale
Salvage Bay of Player 2 activated
Player 2 gained 3 scrap
Crystal Lab of Player 2 activated
Player 2 gained 1 power shard
Player 2 powered Innovation Unit
Innovation Unit of Player 2 activated
Player 2 paid 3 scrap and 3 magtape
Player 2 gained 6 reputation
Player 3 won with 36 points
