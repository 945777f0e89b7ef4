Player 2 took the first player token
Player 2 took Bunker '34
Player 3 took Bunker '13
Player 4 took Bunker '07
Player 1 took Bunker '58
Player 3 chose to be led by The Quorum
Player 4 chose to be led by Ma Tundra
Player 1 chose to be led by Admiral Pim
Player 2 chose to be led by Vex Ollo
Player 4 took Gamblers' Den
Player 1 took Metabolic Exchanger
Player 2 took Second Shift Bunkroom
Player 3 took Parallel Dynamics
Round 1
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 1 put Ilo the Lost to work
Player 1 gained 1 nitrogen and 1 scrap
Player 2 paid 3 scrap and 1 magtape
Mech Arena came to the production line
Player 2 built Algae Stacks (centre)
Player 2 gained 2 scrap
Player 2 paid 1 food
Player 2 met Puppet Therapy
Player 2 gained 1 morale
Player 2 paid 1 food
Player 2 met Clean Stitching
Player 2 paid 1 nitrogen
Player 2 met Consultation Fee
Player 2 gained 1 scrap
Player 3 swapped 1 food with the pool
Player 3 made the trade of The Quorum
Player 3 paid 1 food and 1 nitrogen
Player 3 recruited Oran
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 put Ogg Pellet to work
Player 4 set out for Rustbone Gulch
Player 4 met Shared Caravan
Player 4 gained 2 nitrogen and 1 scrap
Player 1 gained 1 nitrogen
Player 2 gained 1 nitrogen
Player 3 gained 1 food
Player 4 paid 1 food and 1 nitrogen
Player 4 recruited Lady Fizz
Player 1 paid 1 food
Player 1 met Miracle Tonic
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 scrap and 1 power shard
Player 2 swapped 1 nitrogen with the pool
Player 2 paid 3 scrap
Shisha Spa came to the production line
Player 2 built Holo Lounge (bottom middle)
Player 3 put Kronch to work
Player 3 set out for The Factory
The track brought Player 3: heal 1
Player 3 rolled scrap
Player 3 gained 1 scrap
Player 3 rolled injury
Kronch of Player 3 was injured
Player 3 passed
Player 4 paid 2 food and 2 nitrogen
Player 4 gained 2 magtape
Player 4 put Lady Fizz to work
Player 4 gained 1 food
Player 1 made room on the morale track
Player 4 gained 1 morale
Player 2 put Hoo-di-di to work
Player 2 gained 2 nitrogen
Player 2 put Pock and Pook to work
Player 2 gained 2 scrap
Player 4 put Captain Moop to work
Player 4 set out for Moonrise Ridge
Player 4 could not pay at Moonrise Ridge
Player 4 paid 1 food and 1 nitrogen
Player 4 gained 1 magtape
Player 2 lost 1 reputation
The production line was reset
Player 2 put Boeuf to work
Player 2 set out for Crash Site
The track brought Player 2: reset the production line
The production line was reset
Player 2 paid 1 nitrogen
Player 2 gained 2 scrap and 1 magtape
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 1 magtape
Player 4 paid 2 scrap and 1 magtape
Salvage Bay came to the production line
Player 4 built Shisha Spa (top middle)
Player 4 paid 1 food
Player 4 met Encore
Player 2 swapped 1 food with the pool
Player 2 paid 1 nitrogen
Player 2 met Extra Limb
Player 2 lost 1 morale
Player 4 passed
Player 2 paid 3 scrap
Mech Arena came to the production line
Player 2 built Nitro Refinery (top middle)
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 passed
Player 1 left 2 pairs hungry
Player 2 made room on the morale track
Player 1 lost 2 morale
Player 2 left 2 pairs hungry
Player 1 made room on the morale track
Player 2 lost 2 morale
Player 3 paid 1 food and 1 nitrogen
Player 3 left 2 pairs hungry
Player 4 made room on the morale track
Player 3 lost 2 morale
Player 4 left 3 pairs hungry
Player 3 made room on the morale track
Player 1 made room on the morale track
Player 4 lost 3 morale
The morale of Player 1 is 1
Player 1 gained 1 reputation
The morale of Player 2 is -2
Player 2 lost 1 reputation
The morale of Player 3 is 2
Player 3 gained 1 reputation
The morale of Player 4 is 0
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Metabolic Exchanger of Player 1 activated
Player 1 gained 2 food and 1 nitrogen
Rec Corner of Player 1 activated
Player 3 made room on the morale track
Player 1 gained 1 morale
Second Shift Bunkroom of Player 2 activated
Player 2 put Boeuf to work
Player 2 gained 3 food
Nitro Refinery of Player 2 activated
Player 2 gained 3 nitrogen
Tape Spooler of Player 2 activated
Player 2 gained 1 magtape
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Parallel Dynamics of Player 3 activated
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Bug Farm of Player 4 activated
Player 4 gained 2 food
Tape Spooler of Player 4 activated
Player 4 gained 1 magtape
Shisha Spa of Player 4 activated
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 4 rested
Round 2
Player 1 put Deby Wardson to work
Player 1 made the trade of Admiral Pim
Player 1 paid 2 nitrogen
Player 1 gained 2 reputation
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 put Hoo-di-di to work
Player 2 gained 2 nitrogen
Player 3 put Oran to work
Player 3 stole 1 magtape from Player 2
Player 3 put Wexley to work
Player 3 set out for New Colony Network
Player 3 met Scandal
Player 3 lost 2 reputation
Player 3 went to The Factory instead
Player 3 rolled food
Player 3 gained 1 food
Player 3 rolled injury
Wexley of Player 3 was injured
Player 4 made the trade of Ma Tundra
Player 4 paid 2 food
Player 3 made room on the morale track
Player 4 gained 1 morale
Player 4 gained 1 reputation
Player 4 put Beren Whaller to work
Player 4 gained 2 scrap
Player 1 swapped 2 nitrogen with the pool
Player 1 paid 2 scrap and 2 magtape
Bionic Workshop came to the production line
Player 1 built Shard Drill (top middle)
Player 2 paid 2 scrap and 1 magtape
Deep Shard Mine came to the production line
Player 2 built Bionic Workshop (top right)
Player 2 put Pock and Pook to work
Player 2 gained 2 scrap
Player 3 put Quaz Oberman to work
Player 3 gained 1 magtape
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 4 put Lady Fizz to work
Player 4 gained 1 food
Player 1 made room on the morale track
Player 4 gained 1 morale
Player 4 put Ogg Pellet to work
Player 4 gained 1 food and 2 scrap
Player 1 paid 1 food
Player 1 met Mixed-Up Charts
Player 1 rolled a 6
Player 1 put Gabbo Trink to work
Player 4 made room on the morale track
Player 1 gained 1 morale
Player 2 put Tessa-9 to work
Player 2 set out for Research Outpost
Player 2 met Horde on the Horizon
Horde on the Horizon hit Player 2
Player 2 suffered magtape
Player 2 lost 1 magtape
Player 2 suffered scrap
Player 2 lost 1 scrap
Horde on the Horizon hit Player 3
Player 3 suffered nitrogen
Player 3 suffered injury
Mirelda Quill of Player 3 was injured
Horde on the Horizon hit Player 4
Player 4 suffered magtape
Player 4 lost 1 magtape
Player 4 suffered food
Player 4 lost 1 food
Horde on the Horizon hit Player 1
Player 1 suffered magtape
Player 1 suffered scrap
Player 1 lost 1 scrap
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 2 scrap and 2 magtape
Player 2 made the trade of Vex Ollo
Player 2 lost 1 reputation
Player 2 gained 4 food
Player 3 paid 4 scrap and 3 magtape
Pleasure Gardens came to the production line
Player 3 built Deep Shard Mine (top left)
Player 3 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 put Peregrine Peremo to work
Player 4 set out for The Factory
The track brought Player 4: gain 1 magtape
Player 4 gained 1 magtape
Player 4 rolled magtape
Player 4 gained 1 magtape
Player 4 rolled magtape
Player 4 gained 1 magtape
Player 1 paid 1 nitrogen
Player 1 met Surprisingly Competent
Player 1 gained 1 reputation
Player 1 paid 1 nitrogen
Player 1 met Hungry Work
Player 1 lost 1 nitrogen
Player 1 put Trog to work
Player 1 gained 2 food and 1 scrap
Player 2 put Boeuf to work
Player 2 gained 3 food
Player 2 swapped 4 food with the pool
Player 3 passed
Player 3 took the first player token
Player 3 gained 2 power shards
Player 4 paid 1 food
Player 4 met Two for One
Player 4 paid 3 scrap and 1 magtape
Giant Bug Ranch came to the production line
Player 4 built Propaganda Studio (middle left)
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 put Ilo the Lost to work
Player 1 set out for Wanderers' Path
The track brought Player 1: injure the explorer
Ilo the Lost of Player 1 was injured
Player 1 could not pay at Wanderers' Path
Player 2 paid 4 food and 4 nitrogen
Player 2 gained 4 magtape
Player 2 passed
Player 4 put Captain Moop to work
Player 4 set out for Crash Site
The track brought Player 4: gain 1 reputation
Player 4 gained 1 reputation
Player 4 could not pay at Crash Site
Player 4 paid 2 scrap and 1 magtape
Holo Lounge came to the production line
Player 4 built Cyber Diner (bottom left)
Player 1 passed
Player 4 passed
Player 3 left 3 pairs hungry
Player 2 made room on the morale track
Player 3 lost 3 morale
Player 4 left 3 pairs hungry
Player 2 made room on the morale track
Player 4 lost 3 morale
Player 1 left 2 pairs hungry
Player 2 made room on the morale track
Player 1 lost 2 morale
Player 2 left 2 pairs hungry
Player 1 made room on the morale track
Player 2 lost 2 morale
The morale of Player 3 is -3
Player 3 lost 2 reputation
The morale of Player 4 is -2
Player 4 lost 1 reputation
The morale of Player 1 is 1
Player 1 gained 1 reputation
The morale of Player 2 is -1
Player 2 lost 1 reputation
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Parallel Dynamics of Player 3 activated
Deep Shard Mine of Player 3 activated
Player 3 gained 1 scrap and 1 power shard
Tape Spooler of Player 4 activated
Player 4 gained 1 magtape
Bug Farm of Player 4 activated
Player 4 gained 2 food
Shisha Spa of Player 4 activated
Shard Drill of Player 1 activated
Player 1 gained 1 power shard
Rec Corner of Player 1 activated
Player 1 gained 1 morale
Metabolic Exchanger of Player 1 activated
Player 1 gained 3 food
Tape Spooler of Player 2 activated
Player 2 gained 1 magtape
Bionic Workshop of Player 2 activated
Player 2 gained 2 scrap
Nitro Refinery of Player 2 activated
Player 2 gained 3 nitrogen
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
The colonists of Player 4 rested
Round 3
Player 3 paid 3 scrap
Salvage Bay came to the production line
Player 3 built Holo Lounge (top middle)
Player 3 put Oran to work
Player 3 stole 1 food from Player 1
Player 4 put Captain Moop to work
Player 2 made room on the morale track
Player 4 gained 1 morale
Player 4 put Ogg Pellet to work
Player 4 gained 1 food and 2 scrap
Player 1 put Deby Wardson to work
Ilo the Lost of Player 1 was healed
Player 1 passed
Player 1 took the first player token
Player 1 gained 2 nitrogen
Player 2 swapped 1 nitrogen with the pool
Player 2 paid 1 food
Player 2 met Try Again Tomorrow
Player 2 rolled a 1
Player 2 paid 1 nitrogen
Player 2 met Try Again Tomorrow
Player 2 rolled a 3
Player 3 passed
Player 4 paid 1 food
Player 4 met Two for One
Player 4 paid 1 food
Player 4 met Puppet Therapy
Player 4 gained 1 morale
Player 4 paid 1 food
Player 4 met Extra Limb
Player 4 lost 1 morale
Player 4 paid 2 scrap and 1 magtape
Cyber Diner came to the production line
Player 4 built Medbay Alcove (top left)
Player 2 paid 2 scrap and 1 magtape
Shisha Spa came to the production line
Player 2 built Salvage Bay (top middle)
Player 2 put Boeuf to work
Player 2 gained 3 food
Player 4 put Lady Fizz to work
Player 4 set out for Research Outpost
Player 4 met Cracked Tank
Player 4 gained 3 nitrogen
Player 2 made room on the morale track
Player 4 lost 1 morale
Player 4 could not pay at Research Outpost
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 2 passed
Player 4 lost 1 reputation
The production line was reset
Player 4 put Peregrine Peremo to work
Player 4 turned on Player 2
Pock and Pook of Player 2 went to rest
Player 4 put Beren Whaller to work
Player 4 gained 2 scrap
Player 4 passed
Player 1 paid 1 food and 1 nitrogen
Player 1 left 1 pair hungry
Player 1 lost 1 morale
Player 2 left 2 pairs hungry
Player 4 made room on the morale track
Player 3 made room on the morale track
Player 2 lost 2 morale
Player 3 left 3 pairs hungry
Player 2 made room on the morale track
Player 3 lost 3 morale
Player 4 left 3 pairs hungry
Player 2 made room on the morale track
Player 4 lost 3 morale
The morale of Player 1 is 1
Player 1 gained 1 reputation
The morale of Player 2 is -1
Player 2 lost 1 reputation
The morale of Player 3 is -5
Player 3 lost 4 reputation
The morale of Player 4 is -4
Player 4 lost 3 reputation
Shard Drill of Player 1 activated
Player 1 gained 1 power shard
Metabolic Exchanger of Player 1 activated
Player 1 gained 3 nitrogen
Rec Corner of Player 1 activated
Player 1 gained 1 morale
Tape Spooler of Player 2 activated
Player 2 gained 1 magtape
Bionic Workshop of Player 2 activated
Player 2 gained 2 scrap
Salvage Bay of Player 2 activated
Player 2 gained 3 scrap
Parallel Dynamics of Player 3 activated
Deep Shard Mine of Player 3 activated
Player 3 gained 1 scrap and 1 power shard
Holo Lounge of Player 3 activated
Player 4 made room on the morale track
Player 3 gained 1 morale
Tape Spooler of Player 4 activated
Player 4 gained 1 magtape
Medbay Alcove of Player 4 activated
Player 4 gained 1 nitrogen
Shisha Spa of Player 4 activated
Player 1 won with 39 points
