Player 1 was given Bunker '34
Player 2 was given Bunker '07
Player 3 was given Bunker '42
Player 3 took the first player token
Round 1
Player 3 paid 1 food
Player 3 met Mixed-Up Charts
Player 3 rolled a 5
Player 3 put Movoo to work
Player 1 lost 1 morale
Player 3 made room on the morale track
Player 2 lost 1 morale
Player 1 put Mirelda Quill to work
Player 1 gained 3 nitrogen
Player 1 put Ilo the Lost to work
Player 1 gained 1 nitrogen and 1 scrap
Player 2 swapped 1 nitrogen with the pool
Player 2 paid 2 scrap and 1 magtape
Player 2 built Salvage Bay (top left)
Player 3 put Ogg Pellet to work
Player 3 set out for Rustbone Gulch
The production line was reset
Player 3 paid 1 food and 1 nitrogen
Player 3 recruited Ninny Oxide
Player 3 put Captain Moop to work
Player 3 gained 1 morale
Player 1 swapped 2 food with the pool
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 2 put Hoo-di-di to work
Player 2 gained 2 nitrogen
Player 2 put Wexley to work
Player 2 set out for The Factory
Player 2 met Shared Caravan
Player 2 gained 2 nitrogen and 1 scrap
Player 3 gained 1 nitrogen
Player 1 gained 1 nitrogen
Player 2 went to New Colony Network instead
Player 2 paid 1 food and 1 nitrogen
Player 2 recruited Trog
Player 3 paid 1 nitrogen
Player 3 met Try Again Tomorrow
Player 3 rolled a 6
Player 3 paid 1 nitrogen
Player 3 met Clean Stitching
Player 3 put Deby Wardson to work
Player 1 paid 2 scrap and 2 magtape
Player 1 built Innovation Unit (top left)
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 nitrogen and 1 power shard
Player 2 put Tessa-9 to work
Player 2 set out for Research Outpost
Player 2 met Shard Moths
Shard Moths hit Player 2
Player 2 lost the power of Tape Spooler
Player 2 suffered nitrogen
Player 2 lost 1 nitrogen
Shard Moths hit Player 3
Player 3 lost the power of Sorting Bay
Player 3 suffered nitrogen
Player 3 lost 1 nitrogen
Shard Moths hit Player 1
Player 1 lost the power of Innovation Unit
Player 1 suffered injury
Ilo the Lost of Player 1 was injured
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 2 scrap and 2 magtape
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
Player 2 lost 1 reputation
The production line was reset
Player 3 paid 2 scrap and 1 magtape
Player 3 built Cyber Diner (middle right)
Player 3 passed
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 paid 2 scrap and 1 magtape
Player 2 built Shisha Spa (top right)
Player 2 put Pock and Pook to work
Player 2 gained 1 morale
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 2 scrap and 1 magtape
Player 2 built Medbay Alcove (top right)
Player 2 paid 2 food and 2 nitrogen
Player 2 gained 2 magtape
Player 2 passed
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
Player 2 left 3 pairs hungry
Player 2 lost 3 morale
Player 3 left 3 pairs hungry
Player 3 lost 3 morale
Player 1 lost 3 reputation
Player 2 lost 1 reputation
Player 3 lost 1 reputation
Player 1 powered Innovation Unit
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Bug Farm of Player 1 activated
Player 1 gained 2 food
Innovation Unit of Player 1 activated
Player 1 paid 1 scrap and 1 magtape
Player 1 gained 2 reputation
Salvage Bay of Player 2 activated
Player 2 gained 3 scrap
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Player 2 fixed the power of Medbay Alcove
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Bug Farm of Player 3 activated
Player 3 gained 2 food
Player 3 fixed the power of Sorting Bay
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
Round 2
Player 1 put Peregrine Peremo to work
Player 1 turned on Player 3
Captain Moop of Player 3 went to rest
Player 1 swapped 1 nitrogen with the pool
Player 2 put Trog to work
Player 2 set out for New Colony Network
Player 2 gained 1 magtape
Player 2 could not pay at New Colony Network
Player 2 put Hoo-di-di to work
Player 2 set out for Moonrise Ridge
Player 2 could not pay at Moonrise Ridge
Player 3 put Ogg Pellet to work
Player 3 gained 1 food and 2 scrap
Player 3 put Ninny Oxide to work
Player 3 gained 1 nitrogen and 1 magtape
Player 1 put Mirelda Quill to work
Player 1 gained 3 nitrogen
Player 1 put Gabbo Trink to work
Player 1 gained 1 morale
Player 2 put Wexley to work
Player 2 set out for Crash Site
Wexley of Player 2 was injured
Player 2 paid 1 nitrogen
Player 2 gained 2 scrap and 1 magtape
Player 2 paid 2 scrap and 2 magtape
Player 2 built Crystal Lab (centre)
Player 3 swapped 1 nitrogen with the pool
Player 3 put Deby Wardson to work
Player 3 gained 2 nitrogen
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 nitrogen and 1 power shard
Player 2 put Tessa-9 to work
Player 2 set out for Salt Flats Beacon
Player 2 gained 1 reputation
Player 2 could not pay at Salt Flats Beacon
Player 2 paid 2 scrap and 1 magtape
Player 2 built Shisha Spa (top left)
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 put Pock and Pook to work
Player 2 gained 2 scrap
Player 3 put Movoo to work
Player 1 lost 1 morale
Player 2 lost 1 morale
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 2 paid 3 scrap and 1 magtape
Player 2 built Algae Stacks (middle right)
Player 2 gained 1 food and 1 nitrogen
Player 2 passed
Player 3 swapped 2 food with the pool
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 swapped 1 nitrogen with the pool
Player 3 paid 3 scrap
Player 3 built Holo Lounge (top right)
Player 3 paid 1 food and 1 nitrogen
Player 3 gained 1 magtape
Player 3 paid 4 scrap and 1 magtape
Player 3 built Grand Larder (top middle)
Player 3 passed
Player 1 left 2 pairs hungry
Player 1 lost 1 reputation
Player 1 lost 2 morale
Player 2 paid 1 food and 1 nitrogen
Player 2 left 2 pairs hungry
Player 1 made room on the morale track
Player 2 lost 2 morale
Player 3 left 3 pairs hungry
Player 1 made room on the morale track
Player 3 lost 3 morale
Player 1 lost 2 reputation
Player 2 lost 4 reputation
Player 3 lost 3 reputation
Innovation Unit of Player 1 activated
Player 1 paid 1 scrap and 1 magtape
Player 1 gained 2 reputation
Bug Farm of Player 1 activated
Player 1 gained 2 food
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Shisha Spa of Player 2 activated
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Medbay Alcove of Player 2 activated
Wexley of Player 2 was healed
Player 2 gained 1 nitrogen
Bug Farm of Player 3 activated
Player 3 gained 2 food
Grand Larder of Player 3 activated
Player 3 gained 4 food
Holo Lounge of Player 3 activated
Player 1 made room on the morale track
Player 3 gained 1 morale
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
Round 3
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 put Mirelda Quill to work
Player 1 gained 3 nitrogen
Player 2 put Hoo-di-di to work
Player 2 set out for Crash Site
Player 2 paid 1 nitrogen
Player 2 gained 2 scrap and 1 magtape
Player 2 put Tessa-9 to work
Player 2 gained 1 magtape
Player 3 put Captain Moop to work
Player 3 gained 1 morale
Player 3 paid 2 scrap and 1 magtape
Player 3 built Museum of Broken Things (top right)
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 2 put Pock and Pook to work
Player 2 gained 2 scrap
Player 2 paid 5 scrap and 2 magtape
Player 2 built Zero-G Theatre (top left)
Player 3 put Ogg Pellet to work
Player 3 set out for Crash Site
Player 3 paid 1 nitrogen
Player 3 gained 2 scrap and 1 magtape
Player 3 put Ninny Oxide to work
Player 1 put Gabbo Trink to work
Player 1 gained 1 morale
Player 1 put Peregrine Peremo to work
Player 1 set out for Sanctuary Prime
Player 1 met Dust Reavers
Dust Reavers hit Player 2
Player 2 suffered food
Player 2 suffered scrap
Player 2 suffered food
Player 2 suffered food
Dust Reavers hit Player 3
Player 3 suffered scrap
Player 3 lost 1 scrap
Player 3 suffered shard
Player 3 lost the power of Bug Farm
Player 3 suffered food
Player 3 lost 1 food
Player 3 suffered food
Player 3 lost 1 food
Player 1 went to Wanderers' Path instead
Player 1 could not pay at Wanderers' Path
Player 2 swapped 1 nitrogen with the pool
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 3 passed
Player 3 took the first player token
Player 3 gained 1 magtape and 1 power shard
Player 3 powered Cyber Diner
Player 1 paid 1 nitrogen
Player 1 met Two for One
Ilo the Lost of Player 1 was healed
Player 1 passed
Player 2 put Trog to work
Player 2 set out for Rustbone Gulch
Player 2 could not pay at Rustbone Gulch
Player 2 put Wexley to work
Player 2 set out for New Colony Network
Player 2 met Homesick Night
Player 2 lost 1 reputation
Player 2 lost 1 morale
Player 2 paid 1 food and 1 nitrogen
Player 2 recruited Orbit Finch
Player 2 passed
Player 3 left 3 pairs hungry
Player 1 made room on the morale track
Player 2 made room on the morale track
Player 3 lost 3 morale
Player 1 left 2 pairs hungry
Player 2 made room on the morale track
Player 1 lost 2 morale
Player 2 left 3 pairs hungry
Player 1 made room on the morale track
Player 3 made room on the morale track
Player 2 lost 1 reputation
Player 2 lost 3 morale
Player 3 lost 3 reputation
Player 1 lost 2 reputation
Player 2 lost 4 reputation
Player 3 fixed the power of Bug Farm
Museum of Broken Things of Player 3 activated
Player 3 gained 1 food and 1 scrap
Grand Larder of Player 3 activated
Player 3 gained 4 food
Cyber Diner of Player 3 activated
Player 3 paid 2 food
Player 1 made room on the morale track
Player 3 gained 2 morale
Innovation Unit of Player 1 activated
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Bug Farm of Player 1 activated
Player 1 gained 2 food
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Zero-G Theatre of Player 2 activated
Player 2 gained 2 reputation
Medbay Alcove of Player 2 activated
Player 2 gained 1 nitrogen
Player 1 won with 34 points
