Player 1 was given Bunker '34
Player 2 was given Bunker '21
Player 3 was given Bunker '13
Player 1 took the first player token
Round 1
Player 1 put Pock and Pook to work
Player 1 gained 2 scrap
Player 1 lost 1 reputation
The production line was reset
Player 2 paid 2 scrap and 1 magtape
Innovation Unit came to the production line
Player 2 built Cyber Diner (middle right)
Player 2 put Boeuf to work
Player 2 set out for New Colony Network
Player 2 met Spare Fuse
Player 2 kept Spare Fuse, to use at any point of your turn, your rations and your room production, and before scoring
Player 2 went to The Factory instead
Player 2 rolled scrap
Player 2 gained 1 scrap
Player 2 rolled magtape
Player 2 gained 1 magtape
Player 3 paid 3 scrap and 1 magtape
Crystal Lab came to the production line
Player 3 built Algae Stacks (middle left)
Player 3 put Tessa-9 to work
Player 3 gained 1 magtape
Player 1 put Sarn Vell to work
Player 1 gained 2 food
Player 1 paid 2 scrap and 2 magtape
Bionic Workshop came to the production line
Player 1 built Crystal Lab (top middle)
Player 2 swapped 1 food with the pool
Player 2 put Zib Tallow to work
Player 2 set out for New Colony Network
Player 2 met Shared Caravan
Player 2 gained 3 nitrogen
Player 3 gained 1 nitrogen
Player 1 gained 1 food
Player 2 went to The Factory instead
Player 2 rolled food
Player 2 gained 1 food
Player 2 rolled scrap
Player 2 gained 1 scrap
Player 3 lost 1 reputation
The production line was reset
Player 3 put Quaz Oberman to work
Player 3 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 met Surprisingly Competent
Player 1 gained 1 reputation
Player 1 paid 1 food
Player 1 met Hungry Work
Player 1 lost 1 food
Player 1 paid 1 food
Player 1 met Two for One
Player 1 paid 1 food
Player 1 met Mixed-Up Charts
Player 1 rolled a 6
Player 1 paid 1 food
Player 1 met Consultation Fee
Player 1 paid 1 nitrogen
Player 1 paid 1 nitrogen
Player 1 met Miracle Tonic
Player 1 paid 3 scrap
Salvage Bay came to the production line
Player 1 built Holo Lounge (top right)
Player 2 put Combustible Joe to work
Player 2 set out for Rustbone Gulch
The track brought Player 2: gain 1 scrap
Player 2 gained 1 scrap
Player 2 paid 2 food and 1 nitrogen
Player 2 recruited Trog
Player 2 swapped 1 nitrogen with the pool
Player 3 put Beren Whaller to work
Player 3 took the shard out of Rec Corner
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 powered Rec Corner
Player 1 put Deby Wardson to work
Player 1 gained 2 nitrogen
Player 1 put Mirelda Quill to work
Player 1 set out for Research Outpost
Player 1 met Campfire Chorus
Player 2 paid 1 food
Player 2 gained 1 morale
Player 3 paid 1 food
Player 1 made room on the morale track
Player 3 gained 1 morale
Player 1 went to Crash Site instead
Player 1 paid 1 nitrogen
Player 1 gained 2 scrap and 1 magtape
Player 2 put Captain Moop to work
Player 2 set out for Salt Flats Beacon
Player 2 met Angry Nerffle
Player 2 paid 1 magtape
Player 2 went to New Colony Network instead
Player 2 paid 1 nitrogen
Player 2 recruited Wexley
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 1 magtape
Player 3 paid 2 scrap and 1 magtape
Algae Stacks came to the production line
Player 3 built Salvage Bay (bottom left)
Player 3 gained 1 power shard
Player 3 put Yolanda Spore to work
Player 3 powered Algae Stacks
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 nitrogen and 1 magtape
Player 2 paid 1 nitrogen
Player 2 met Extra Limb
Player 2 lost 1 morale
Player 2 passed
Player 3 passed
Player 1 paid 1 food and 1 nitrogen
Player 1 left 1 pair hungry
Player 1 lost 1 morale
Player 2 left 3 pairs hungry
Player 3 made room on the morale track
Player 2 lost 3 morale
Player 3 paid 1 food and 1 nitrogen
Player 3 left 1 pair hungry
Player 2 made room on the morale track
Player 3 lost 1 morale
The morale of Player 1 is -3
Player 1 lost 2 reputation
The morale of Player 2 is 0
The morale of Player 3 is -1
Player 3 lost 1 reputation
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Crystal Lab of Player 1 activated
Player 1 gained 1 power shard
Holo Lounge of Player 1 activated
Player 1 gained 1 morale
Bug Farm of Player 2 activated
Player 2 gained 2 food
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
Rec Corner of Player 3 activated
Player 2 made room on the morale track
Player 3 gained 1 morale
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Algae Stacks of Player 3 activated
Player 3 gained 2 food and 2 nitrogen
Bug Farm of Player 3 activated
Player 3 gained 2 food
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
Round 2
Player 1 put Deby Wardson to work
Player 1 paid 2 scrap and 1 magtape
Deep Shard Mine came to the production line
Player 1 built Salvage Bay (middle left)
Player 1 powered Salvage Bay
Player 2 paid 3 scrap and 1 magtape
Quantum Library came to the production line
Player 2 built Algae Stacks (top right)
Player 2 put Combustible Joe to work
Player 2 gained 3 scrap and 1 magtape
Player 2 rolled a 6
Player 3 put Yolanda Spore to work
Player 3 gained 3 nitrogen
Player 3 put Tessa-9 to work
Player 3 gained 1 magtape
Player 1 put Mirelda Quill to work
Player 1 set out for New Colony Network
The track brought Player 1: lose 1 morale
Player 1 lost 1 morale
Player 1 could not pay at New Colony Network
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 2 put Captain Moop to work
Player 2 set out for New Colony Network
Player 2 met Horde on the Horizon
Horde on the Horizon hit Player 2
Player 2 suffered injury
Captain Moop of Player 2 was injured
Player 2 suffered scrap
Player 2 lost 1 scrap
Horde on the Horizon hit Player 3
Player 3 suffered food
Player 3 lost 1 food
Player 3 suffered food
Player 3 lost 1 food
Horde on the Horizon hit Player 1
Player 1 suffered injury
Pock and Pook of Player 1 was injured
Player 1 suffered magtape
Player 1 lost 1 magtape
Player 2 paid 1 nitrogen
Player 2 recruited Orbit Finch
Player 2 put Wexley to work
Player 2 set out for Salt Flats Beacon
Player 2 paid 1 food and 1 nitrogen
Player 2 recruited Big Lorro
Player 2 exiled Boeuf
Player 2 lost 1 morale
Player 2 exiled Zib Tallow
Player 1 made room on the morale track
Player 2 lost 1 morale
Player 3 swapped 2 food with the pool
Player 3 passed
Player 3 took the first player token
Player 3 gained 2 scrap
Player 1 swapped 1 nitrogen with the pool
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 1 magtape
Player 2 paid 2 scrap and 1 magtape
Zero-G Theatre came to the production line
Player 2 built Cyber Diner (top middle)
Player 1 put Sarn Vell to work
Player 1 gained 2 food
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 2 put Orbit Finch to work
Player 2 gained 1 food
Player 1 made room on the morale track
Player 2 gained 1 morale
Player 2 paid 1 food
Player 2 met Clean Stitching
Captain Moop of Player 2 was healed
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 2 put Big Lorro to work
Player 2 set out for Crash Site
The track brought Player 2: injure the explorer
Big Lorro of Player 2 was injured
Player 2 could not pay at Crash Site
Player 2 paid 2 scrap and 1 magtape
Monument Hall came to the production line
Player 2 built Bionic Workshop (top middle)
Player 1 passed
Player 2 put Trog to work
Player 2 set out for Rustbone Gulch
The track brought Player 2: gain 1 reputation
Player 2 gained 1 reputation
Player 2 could not pay at Rustbone Gulch
Player 2 lost 1 reputation
The production line was reset
Player 2 passed
Player 3 left 2 pairs hungry
Player 2 made room on the morale track
Player 3 lost 2 morale
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
Player 2 left 3 pairs hungry
Player 3 made room on the morale track
Player 2 lost 3 morale
The morale of Player 3 is -1
Player 3 lost 1 reputation
The morale of Player 1 is -5
Player 1 lost 4 reputation
The morale of Player 2 is -4
Player 2 lost 3 reputation
Algae Stacks of Player 3 activated
Player 3 gained 2 food and 2 nitrogen
Rec Corner of Player 3 activated
Player 3 gained 1 morale
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Bug Farm of Player 3 activated
Player 3 gained 2 food
Salvage Bay of Player 1 activated
Player 1 gained 3 scrap
Player 1 gained 3 scrap
Crystal Lab of Player 1 activated
Player 1 gained 1 power shard
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Holo Lounge of Player 1 activated
Player 2 made room on the morale track
Player 1 gained 1 morale
Algae Stacks of Player 2 activated
Player 2 gained 2 food and 2 nitrogen
Bug Farm of Player 2 activated
Player 2 gained 2 food
Bionic Workshop of Player 2 activated
Player 2 gained 2 scrap
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
Round 3
Player 3 put Quaz Oberman to work
Player 3 gained 1 scrap
Player 3 put Beren Whaller to work
Player 3 gained 2 scrap
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 swapped 1 food with the pool
Player 2 passed
Player 2 took the first player token
Player 2 gained 1 nitrogen and 1 power shard
Player 2 powered Cyber Diner
Player 3 paid 2 scrap and 1 magtape
Nitro Refinery came to the production line
Player 3 built Medbay Alcove (top left)
Player 3 put Tessa-9 to work
Player 3 gained 1 magtape
Player 1 paid 1 nitrogen
Player 1 met Try Again Tomorrow
Player 1 rolled a 5
Pock and Pook of Player 1 was healed
Player 1 paid 1 food
Player 1 met Encore
Player 1 paid 1 nitrogen
Player 1 met Puppet Therapy
Player 1 gained 1 morale
Player 1 paid 1 nitrogen
Player 1 met Consultation Fee
Player 1 gained 1 scrap
Player 3 put Yolanda Spore to work
Player 3 gained 3 nitrogen
Player 3 paid 1 nitrogen
Player 3 met Clean Stitching
Player 1 paid 3 scrap
Museum of Broken Things came to the production line
Player 1 built Nitro Refinery (top left)
Player 1 put Sarn Vell to work
Player 1 set out for Rustbone Gulch
Player 1 could not pay at Rustbone Gulch
Player 3 passed
Player 1 passed
Player 2 left 3 pairs hungry
Player 2 lost 1 reputation
Player 2 lost 1 reputation
Player 2 lost 1 reputation
Player 2 lost 3 morale
Player 3 left 2 pairs hungry
Player 3 lost 2 morale
Player 1 left 2 pairs hungry
Player 2 made room on the morale track
Player 1 lost 2 morale
The morale of Player 2 is -4
Player 2 lost 3 reputation
The morale of Player 3 is -2
Player 3 lost 1 reputation
The morale of Player 1 is -5
Player 1 lost 4 reputation
Algae Stacks of Player 2 activated
Player 2 gained 2 food and 2 nitrogen
Bionic Workshop of Player 2 activated
Player 2 gained 2 scrap
Bug Farm of Player 2 activated
Player 2 gained 2 food
Cyber Diner of Player 2 activated
Player 2 paid 8 food
Player 3 made room on the morale track
Player 2 gained 8 morale
Medbay Alcove of Player 3 activated
Player 3 gained 1 nitrogen
Bug Farm of Player 3 activated
Player 3 gained 2 food
Algae Stacks of Player 3 activated
Player 3 gained 2 food and 2 nitrogen
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Crystal Lab of Player 1 activated
Player 1 gained 1 power shard
Holo Lounge of Player 1 activated
Player 1 gained 1 morale
Nitro Refinery of Player 1 activated
Player 1 gained 3 nitrogen
Salvage Bay of Player 1 activated
Player 1 gained 3 scrap
Player 1 gained 3 scrap
Player 3 won with 32 points
