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
Player 2 built Holo Lounge (bottom middle)
Player 3 put Kronch to work
Player 3 set out for The Factory
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
Player 4 paid 3 scrap and 1 magtape
Player 4 built Propaganda Studio (top middle)
Player 4 paid 1 food
Player 4 met Surprisingly Competent
Player 4 gained 1 reputation
Player 2 swapped 1 food with the pool
Player 2 paid 1 nitrogen
Player 2 met Mixed-Up Charts
Player 2 rolled a 5
Player 4 passed
Player 2 paid 3 scrap and 1 magtape
Player 2 built Tape Foundry (top middle)
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
Player 1 gained 1 reputation
Player 2 lost 1 reputation
Player 3 gained 1 reputation
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
Tape Foundry of Player 2 activated
Player 2 gained 1 scrap and 1 magtape
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
Propaganda Studio of Player 4 activated
Player 4 gained 1 reputation
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 4 rested
Round 2
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 magtape and 1 power shard
Player 2 swapped 1 nitrogen with the pool
Player 2 passed
Player 3 paid 2 scrap and 1 magtape
Player 3 built Medbay Alcove (middle left)
Player 3 gained 2 food
Player 3 made the trade of The Quorum
Player 3 paid 1 food and 1 nitrogen
Player 3 recruited Patrea Partay
Player 4 paid 1 food
Player 4 gained 1 scrap
Player 4 paid 1 food
Player 4 gained 1 scrap
Player 4 put Lady Fizz to work
Player 4 gained 1 food
Player 3 made room on the morale track
Player 4 gained 1 morale
Player 3 put Quaz Oberman to work
Player 3 gained 1 scrap
Player 3 put Wexley to work
Player 3 set out for New Colony Network
Player 3 met Hoarder's Crate: Tool Chest
Player 3 rolled a 6 for the crate
Player 3 gained 1 magtape and 1 power shard
Player 3 went to The Factory instead
Player 3 rolled food
Player 3 gained 1 food
Player 3 rolled shard
Player 3 gained 1 power shard
Player 3 powered Medbay Alcove
Player 4 put Beren Whaller to work
Player 4 gained 2 scrap
Player 4 swapped 1 food with the pool
Player 3 paid 2 scrap and 1 magtape
Player 3 built Salvage Bay (centre)
Player 3 put Oran to work
Player 3 set out for Research Outpost
Player 3 met The Hush
The Hush hit Player 4
Player 4 suffered shard
Player 4 lost the power of Bug Farm
Player 4 suffered scrap
Player 4 lost 1 scrap
Player 3 made room on the morale track
Player 4 lost 1 morale
Player 3 went to Moonrise Ridge instead
Player 3 paid 1 food and 2 nitrogen
Player 3 recruited Nova Pike
Player 3 exiled Mirelda Quill
Player 4 made room on the morale track
Player 3 lost 1 morale
Player 4 put Captain Moop to work
Player 4 set out for Salt Flats Beacon
Player 4 paid 1 nitrogen
Player 4 recruited ZO-E
Player 4 paid 2 scrap and 1 magtape
Player 4 built Bionic Workshop (top left)
Player 3 passed
Player 4 put ZO-E to work
Player 4 copied Quaz Oberman
Player 4 gained 1 magtape
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 passed
Player 1 left 2 pairs hungry
Player 4 made room on the morale track
Player 3 made room on the morale track
Player 1 lost 2 morale
Player 2 paid 1 food and 1 nitrogen
Player 2 left 1 pair hungry
Player 2 lost 1 morale
Player 3 left 3 pairs hungry
Player 1 made room on the morale track
Player 2 made room on the morale track
Player 3 lost 3 morale
Player 4 left 3 pairs hungry
Player 1 made room on the morale track
Player 2 made room on the morale track
Player 4 lost 3 morale
Player 1 gained 1 reputation
Player 3 lost 1 reputation
Player 4 lost 1 reputation
Rec Corner of Player 1 activated
Player 1 gained 1 morale
Metabolic Exchanger of Player 1 activated
Player 1 gained 3 nitrogen
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Tape Spooler of Player 2 activated
Player 2 gained 1 magtape
Second Shift Bunkroom of Player 2 activated
Tape Foundry of Player 2 activated
Player 2 gained 1 scrap and 1 magtape
Medbay Alcove of Player 3 activated
Kronch of Player 3 was healed
Player 3 gained 1 nitrogen
Parallel Dynamics of Player 3 activated
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Player 3 powered Salvage Bay
Salvage Bay of Player 3 activated
Player 3 gained 3 scrap
Player 3 gained 3 scrap
Propaganda Studio of Player 4 activated
Player 2 made room on the morale track
Player 4 gained 1 morale
Tape Spooler of Player 4 activated
Player 4 gained 1 magtape
Player 4 fixed the power of Bionic Workshop
The colonists of Player 3 rested
The colonists of Player 4 rested
Round 3
Player 1 swapped 2 food with the pool
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 2 put Pock and Pook to work
Player 2 gained 2 scrap
Player 2 put Tessa-9 to work
Player 2 gained 1 magtape
Player 3 put Kronch to work
Player 3 set out for The Factory
Player 3 met Patch Kit
Player 3 rolled nitrogen
Player 3 gained 1 nitrogen
Player 3 rolled shard
Player 3 gained 1 power shard
Player 3 put Patrea Partay to work
Player 3 paid 2 nitrogen
Player 2 made room on the morale track
Player 4 made room on the morale track
Player 3 gained 3 morale
Player 3 used Patch Kit
Player 4 put Lady Fizz to work
Player 4 set out for New Colony Network
Lady Fizz of Player 4 was injured
Player 4 could not pay at New Colony Network
Player 4 put Captain Moop to work
Player 4 set out for Salt Flats Beacon
Player 4 gained 1 reputation
Player 4 could not pay at Salt Flats Beacon
Player 1 made the trade of Admiral Pim
Player 1 paid 2 nitrogen
Player 1 gained 2 reputation
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 2 passed
Player 2 took the first player token
Player 2 gained 1 magtape and 1 power shard
Player 2 powered Holo Lounge
Player 3 put Oran to work
Player 3 stole 1 magtape from Player 2
Player 3 paid 3 scrap and 1 magtape
Player 3 built Triage Dome (bottom middle)
Player 3 gained 2 reputation
Player 4 put Peregrine Peremo to work
Player 4 set out for New Colony Network
Player 4 met Mirage Carnival
Player 3 made room on the morale track
Player 4 gained 2 morale
Player 4 could not pay at New Colony Network
Player 4 put ZO-E to work
Player 4 copied Tessa-9
Player 4 set out for Wanderers' Path
Player 4 could not pay at Wanderers' Path
Player 1 passed
Player 3 put Wexley to work
Player 3 set out for Crash Site
Player 3 gained 1 power shard
Player 3 paid 1 nitrogen
Player 3 gained 2 scrap and 1 magtape
Player 3 put Quaz Oberman to work
Player 3 gained 1 magtape
Player 3 powered Triage Dome
Player 4 put Ogg Pellet to work
Player 4 gained 1 food and 2 scrap
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 3 put Nova Pike to work
Player 3 gained 2 magtape
Player 3 paid 1 food and 1 nitrogen
Player 3 gained 1 magtape
Player 4 paid 2 scrap and 2 magtape
Player 4 built Shard Drill (top middle)
Player 4 put Beren Whaller to work
Player 4 gained 2 scrap
Player 3 passed
Player 4 paid 3 scrap
Player 4 built Nitro Refinery (top right)
Player 4 paid 1 food
Player 4 met Encore
Lady Fizz of Player 4 was healed
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 passed
Player 2 left 2 pairs hungry
Player 2 lost 2 morale
Player 3 left 3 pairs hungry
Player 3 lost 3 morale
Player 4 left 3 pairs hungry
Player 4 lost 3 morale
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
Player 2 lost 3 reputation
Player 3 lost 2 reputation
Player 4 lost 1 reputation
Player 1 gained 1 reputation
Tape Spooler of Player 2 activated
Player 2 gained 1 magtape
Holo Lounge of Player 2 activated
Player 3 made room on the morale track
Player 2 gained 1 morale
Second Shift Bunkroom of Player 2 activated
Player 2 put Pock and Pook to work
Player 4 made room on the morale track
Player 2 gained 1 morale
Tape Foundry of Player 2 activated
Player 2 gained 1 scrap and 1 magtape
Medbay Alcove of Player 3 activated
Player 3 gained 1 nitrogen
Salvage Bay of Player 3 activated
Player 3 gained 3 scrap
Player 3 gained 3 scrap
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Triage Dome of Player 3 activated
Player 3 gained 1 nitrogen
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Parallel Dynamics of Player 3 activated
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Shard Drill of Player 4 activated
Player 4 gained 1 power shard
Bionic Workshop of Player 4 activated
Player 4 gained 2 scrap
Nitro Refinery of Player 4 activated
Player 4 gained 3 nitrogen
Metabolic Exchanger of Player 1 activated
Player 1 gained 2 food and 1 nitrogen
Rec Corner of Player 1 activated
Player 1 gained 1 morale
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Player 1 won with 53 points
