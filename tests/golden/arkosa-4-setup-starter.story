Player 1 was given Bunker '07
Player 2 was given Bunker '42
Player 3 was given Bunker '58
Player 4 was given Bunker '34
Player 1 took the first player token
Round 1
Player 1 passed
Player 1 took the first player token
Player 1 gained 2 magtape
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 put Sarn Vell to work
Player 2 set out for The Factory
Player 2 met Twin Moonrise
Player 1 made room on the morale track
Player 2 gained 1 morale
Player 2 rolled scrap
Player 2 gained 1 scrap
Player 2 rolled food
Player 2 gained 1 food
Player 3 swapped 1 nitrogen with the pool
Player 3 paid 1 food and 1 nitrogen
Player 3 gained 1 magtape
Player 4 swapped 1 food with the pool
Player 4 paid 1 nitrogen
Player 4 met Try Again Tomorrow
Player 4 rolled a 4
Player 4 paid 1 nitrogen
Player 4 met Surprisingly Competent
Player 4 gained 1 reputation
Player 4 paid 1 nitrogen
Player 4 met Mixed-Up Charts
Player 4 rolled a 6
Player 4 paid 1 food
Player 4 met Two for One
Player 4 paid 1 food
Player 4 met Hungry Work
Player 4 lost 1 nitrogen
Player 2 paid 3 scrap and 1 magtape
Player 2 built Tape Foundry (middle left)
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 3 put B'Orlol to work
Player 3 gained 1 scrap and 1 magtape
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 4 put Quaz Oberman to work
Player 4 gained 1 scrap
Player 4 paid 3 scrap
Player 4 built Holo Lounge (top middle)
Player 2 put Hulda Brack to work
Player 2 gained 1 food and 1 scrap
Player 2 paid 3 scrap
Player 2 built Holo Lounge (top middle)
Player 3 paid 2 scrap and 2 magtape
Player 3 built Shard Drill (top middle)
Player 3 passed
Player 4 put Boeuf to work
Player 4 gained 3 food
Player 4 passed
Player 2 swapped 1 food with the pool
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 put Tessa-9 to work
Player 2 gained 1 magtape
Player 2 passed
Player 1 paid 2 food and 2 nitrogen
Player 2 left 2 pairs hungry
Player 1 made room on the morale track
Player 4 made room on the morale track
Player 2 lost 2 morale
Player 3 left 2 pairs hungry
Player 1 made room on the morale track
Player 3 lost 2 morale
Player 4 left 2 pairs hungry
Player 2 made room on the morale track
Player 4 lost 2 morale
Player 1 gained 1 reputation
Player 3 gained 1 reputation
Player 4 lost 1 reputation
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Bug Farm of Player 1 activated
Player 1 gained 2 food
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Bug Farm of Player 2 activated
Player 2 gained 2 food
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
Holo Lounge of Player 2 activated
Player 3 made room on the morale track
Player 2 gained 1 morale
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Shard Drill of Player 3 activated
Player 3 gained 1 power shard
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Holo Lounge of Player 4 activated
Player 4 gained 1 morale
Nitro Lab of Player 4 activated
Player 4 gained 2 nitrogen
Bug Farm of Player 4 activated
Player 4 gained 2 food
The colonists of Player 2 rested
The colonists of Player 3 rested
The colonists of Player 4 rested
Round 2
Player 1 put Peregrine Peremo to work
Player 1 set out for Rustbone Gulch
Player 1 met Unkind Rumour
Player 1 lost 1 reputation
Player 1 went to New Colony Network instead
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Ruein
Player 1 promised Mixtape (5 points)
Player 2 put Sarn Vell to work
Player 2 set out for Moonrise Ridge
Player 2 could not pay at Moonrise Ridge
Player 2 promised Scrap Sculpture (5 points)
Player 3 paid 3 scrap and 1 magtape
Player 3 built Algae Stacks (top right)
Player 3 put Kronch to work
Player 3 set out for Salt Flats Beacon
Player 3 met Twisted Ankle
Kronch of Player 3 was injured
Player 3 went to New Colony Network instead
Player 3 paid 1 food and 1 nitrogen
Player 3 recruited Vanta Rook
Player 4 promised Battery and a Good Meal (8 points)
Player 4 paid 2 food and 2 nitrogen
Player 4 gained 2 magtape
Player 1 promised Captain's Banquet (7 points)
Player 1 paid 2 scrap and 2 magtape
Player 1 built Signal Archive (centre)
Player 2 put Hulda Brack to work
Player 2 gained 1 food and 1 scrap
Player 2 promised Hull Patches (7 points)
Player 3 promised Full Tanks (7 points)
Player 3 lost 1 reputation
The production line was reset
Player 4 put Dusk Hollin to work
Player 4 set out for Moonrise Ridge
Player 4 lost 1 reputation
Player 4 could not pay at Moonrise Ridge
Player 4 promised Reactor Core (13 points)
Player 1 put Combustible Joe to work
Player 1 gained 3 scrap and 1 magtape
Player 1 rolled a 6
Player 1 put Ruein to work
Player 1 gained 1 nitrogen and 1 magtape
Player 2 put Lady Fizz to work
Player 2 set out for Research Outpost
Player 2 met Horde on the Horizon
Horde on the Horizon hit Player 2
Player 2 suffered injury
Sarn Vell of Player 2 was injured
Player 2 suffered magtape
Player 2 lost 1 magtape
Horde on the Horizon hit Player 3
Player 3 suffered shard
Player 3 lost the power of Algae Stacks
Player 3 suffered injury
Trog of Player 3 was injured
Horde on the Horizon hit Player 4
Player 4 suffered magtape
Player 4 lost 1 magtape
Player 4 suffered scrap
Player 4 lost 1 scrap
Horde on the Horizon hit Player 1
Player 1 suffered injury
Combustible Joe of Player 1 was injured
Player 1 suffered shard
Player 1 lost the power of Nitro Lab
Player 2 could not pay at Research Outpost
Player 2 promised Survival Hamper (7 points)
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 powered Algae Stacks
Player 4 lost 1 reputation
The production line was reset
Player 4 paid 1 food
Player 4 met Clean Stitching
Player 4 paid 1 food
Player 4 met Puppet Therapy
Player 3 made room on the morale track
Player 4 gained 1 morale
Player 1 paid 2 scrap and 1 magtape
Player 1 built Medbay Alcove (top left)
Player 1 swapped 1 food with the pool
Player 2 put Tessa-9 to work
Player 2 gained 1 magtape
Player 2 swapped 1 food with the pool
Player 3 put Vanta Rook to work
Player 3 gained 2 scrap and 1 magtape
Player 3 paid 2 scrap and 1 magtape
Player 3 built Bionic Workshop (middle right)
Player 4 put Boeuf to work
Player 4 gained 3 food
Player 4 passed
Player 4 took the first player token
Player 4 gained 2 food
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 2 scrap and 1 magtape
Player 1 built Salvage Bay (middle right)
Player 1 gained 1 food and 1 nitrogen
Player 2 swapped 1 nitrogen with the pool
Player 2 passed
Player 3 put B'Orlol to work
Player 3 set out for The Factory
Player 3 gained 1 nitrogen
Player 3 rolled magtape
Player 3 gained 1 magtape
Player 3 rolled food
Player 3 gained 1 food
Player 3 promised One of Everything Twice (9 points)
Player 1 put Zib Tallow to work
Player 1 set out for Rustbone Gulch
Player 1 met Lost Sightseers
Player 1 gained 1 reputation
Player 1 went to Salt Flats Beacon instead
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Tann
Player 1 promised Complete Box Set (9 points)
Player 3 promised Oxygen Lounge (7 points)
Player 3 passed
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 put Gabbo Trink to work
Player 1 gained 1 morale
Player 1 promised Bucket of Bugs (5 points)
Player 1 paid 2 scrap and 1 magtape
Player 1 built Shisha Spa (top left)
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
Player 1 swapped 1 nitrogen with the pool
Player 1 lost 1 reputation
The production line was reset
Player 1 paid 1 food
Player 1 met Extra Limb
Combustible Joe of Player 1 was healed
Player 1 lost 1 morale
Player 1 put Tann to work
Player 1 gained 3 scrap
Player 1 paid 2 scrap and 1 magtape
Player 1 built Bionic Workshop (bottom right)
Player 1 gained 2 reputation
Player 1 passed
Player 4 left 2 pairs hungry
Player 3 made room on the morale track
Player 4 lost 2 morale
Player 1 left 3 pairs hungry
Player 2 made room on the morale track
Player 3 made room on the morale track
Player 1 lost 3 morale
Player 2 left 2 pairs hungry
Player 3 made room on the morale track
Player 2 lost 2 morale
Player 3 paid 1 food and 1 nitrogen
Player 3 left 2 pairs hungry
Player 2 made room on the morale track
Player 3 lost 2 morale
Player 4 lost 1 reputation
Player 1 lost 1 reputation
Player 2 gained 1 reputation
Nitro Lab of Player 4 activated
Player 4 gained 2 nitrogen
Bug Farm of Player 4 activated
Player 4 gained 2 food
Holo Lounge of Player 4 activated
Player 1 made room on the morale track
Player 4 gained 1 morale
Shisha Spa of Player 1 activated
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Player 1 fixed the power of Nitro Lab
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
Holo Lounge of Player 2 activated
Player 2 gained 1 morale
Bug Farm of Player 2 activated
Player 2 gained 2 food
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Shard Drill of Player 3 activated
Player 3 gained 1 power shard
Player 3 powered Bionic Workshop
Algae Stacks of Player 3 activated
Player 3 gained 2 food and 2 nitrogen
Bionic Workshop of Player 3 activated
Player 3 gained 2 scrap
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
The colonists of Player 4 rested
Round 3
Player 4 paid 1 food and 1 nitrogen
Player 4 gained 1 magtape
Player 4 put Boeuf to work
Player 4 set out for Salt Flats Beacon
Player 4 paid 1 food and 1 nitrogen
Player 4 recruited Grand Chef Slurm
Player 1 put Ruein to work
Player 1 turned on Player 2
Player 2 lost the power of Sorting Bay
Player 1 put Gabbo Trink to work
Player 1 set out for Salt Flats Beacon
Player 1 met Full Assault
Player 1 suffered magtape
Player 1 lost 1 magtape
Player 1 suffered magtape
Player 1 suffered nitrogen
Player 1 could not pay at Salt Flats Beacon
Player 2 passed
Player 2 took the first player token
Player 2 gained 1 food and 1 scrap
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 put B'Orlol to work
Player 3 set out for Salt Flats Beacon
Player 3 met Hoarder's Crate: Medicine Chest
Player 3 rolled a 1 for the crate
Player 4 made room on the morale track
Player 3 lost 1 morale
Player 3 went to New Colony Network instead
Player 3 paid 1 food and 1 nitrogen
Player 3 recruited Ser Bolt
Player 4 paid 1 food
Player 4 met Consultation Fee
Player 4 paid 1 food
Player 4 put Mirelda Quill to work
Player 4 gained 3 nitrogen
Player 1 put Combustible Joe to work
Player 1 gained 3 scrap and 1 magtape
Player 1 rolled a 5
Player 1 put Zib Tallow to work
Player 1 gained 3 scrap
Player 3 paid 4 scrap and 1 magtape
Player 3 built Grand Larder (middle right)
Player 3 swapped 1 nitrogen with the pool
Player 4 put Quaz Oberman to work
Player 4 gained 1 magtape
Player 4 passed
Player 1 put Peregrine Peremo to work
Player 1 set out for New Colony Network
The production line was reset
Player 1 could not pay at New Colony Network
Player 1 passed
Player 3 put Ser Bolt to work
Player 3 gained 2 scrap and 1 magtape
Player 3 passed
Player 2 left 2 pairs hungry
Player 4 made room on the morale track
Player 2 lost 2 morale
Player 3 left 3 pairs hungry
Player 1 made room on the morale track
Player 3 lost 3 morale
Player 4 paid 1 food and 1 nitrogen
Player 4 left 2 pairs hungry
Player 2 made room on the morale track
Player 1 made room on the morale track
Player 4 lost 2 morale
Player 1 left 3 pairs hungry
Player 4 made room on the morale track
Player 1 lost 3 morale
Player 2 gained 1 reputation
Player 3 lost 3 reputation
Player 1 lost 2 reputation
Bug Farm of Player 2 activated
Player 2 gained 2 food
Holo Lounge of Player 2 activated
Player 2 gained 1 morale
Player 2 fixed the power of Sorting Bay
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Grand Larder of Player 3 activated
Player 3 gained 4 food
Algae Stacks of Player 3 activated
Player 3 gained 2 food and 2 nitrogen
Shard Drill of Player 3 activated
Player 3 gained 1 power shard
Nitro Lab of Player 4 activated
Player 4 gained 2 nitrogen
Holo Lounge of Player 4 activated
Player 4 gained 1 morale
Bug Farm of Player 4 activated
Player 4 gained 2 food
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Shisha Spa of Player 1 activated
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Player 2 won with 47 points
