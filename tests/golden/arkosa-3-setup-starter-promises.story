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
Giant Bug Ranch came to the production line
Player 2 built Salvage Bay (top left)
Player 3 put Ogg Pellet to work
Player 3 set out for Rustbone Gulch
The track brought Player 3: reset the production line
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
Broadcast Booth came to the production line
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
Nitro Refinery came to the production line
Player 3 built Cyber Diner (middle right)
Player 3 passed
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 paid 2 scrap and 1 magtape
Crystal Lab came to the production line
Player 2 built Shisha Spa (top right)
Player 2 put Pock and Pook to work
Player 2 gained 1 morale
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 2 scrap and 1 magtape
Shisha Spa came to the production line
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
The morale of Player 1 is -4
Player 1 lost 3 reputation
The morale of Player 2 is -2
Player 2 lost 1 reputation
The morale of Player 3 is -1
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
The track brought Player 2: gain 1 magtape
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
The track brought Player 2: injure the explorer
Wexley of Player 2 was injured
Player 2 paid 1 nitrogen
Player 2 gained 2 scrap and 1 magtape
Player 2 paid 2 scrap and 2 magtape
Grand Larder came to the production line
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
The track brought Player 2: gain 1 reputation
Player 2 gained 1 reputation
Player 2 could not pay at Salt Flats Beacon
Player 2 paid 2 scrap and 1 magtape
Holo Lounge came to the production line
Player 2 built Shisha Spa (top left)
Player 3 paid 3 scrap and 1 magtape
Zero-G Theatre came to the production line
Player 3 built Broadcast Booth (top middle)
Player 3 paid 1 food
Player 3 met Puppet Therapy
Player 3 gained 1 morale
Player 3 paid 1 nitrogen
Player 3 met Two for One
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 put Pock and Pook to work
Player 2 gained 2 scrap
Player 3 put Movoo to work
Player 1 lost 1 morale
Player 2 lost 1 morale
Player 3 swapped 2 food with the pool
Player 2 paid 3 scrap
Megaforge came to the production line
Player 2 built Holo Lounge (top right)
Player 2 lost 1 reputation
The production line was reset
Player 3 paid 1 nitrogen
Player 3 met Encore
Player 3 paid 1 nitrogen
Player 3 met Consultation Fee
Player 3 paid 1 food
Player 3 paid 1 food and 1 nitrogen
Player 3 gained 1 magtape
Player 2 passed
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 swapped 1 nitrogen with the pool
Player 3 paid 1 food and 1 nitrogen
Player 3 gained 1 magtape
Player 3 passed
Player 1 left 2 pairs hungry
Player 1 lost 1 reputation
Player 1 lost 2 morale
Player 2 left 3 pairs hungry
Player 1 made room on the morale track
Player 2 lost 1 reputation
Player 2 lost 3 morale
Player 3 left 3 pairs hungry
Player 3 lost 3 morale
The morale of Player 1 is -4
Player 1 lost 3 reputation
The morale of Player 2 is -5
Player 2 lost 4 reputation
The morale of Player 3 is -3
Player 3 lost 2 reputation
Innovation Unit of Player 1 activated
Bug Farm of Player 1 activated
Player 1 gained 2 food
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Shisha Spa of Player 2 activated
Holo Lounge of Player 2 activated
Player 1 made room on the morale track
Player 2 gained 1 morale
Bug Farm of Player 3 activated
Player 3 gained 2 food
Broadcast Booth of Player 3 activated
Player 3 gained 1 reputation
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
Round 3
Player 1 paid 2 scrap and 1 magtape
Regeneration Ward came to the production line
Player 1 built Medbay Alcove (top left)
Player 1 swapped 2 food with the pool
Player 2 put Trog to work
Player 2 set out for Salt Flats Beacon
Player 2 could not pay at Salt Flats Beacon
Player 2 paid 1 nitrogen
Player 2 met Miracle Tonic
Wexley of Player 2 was healed
Player 2 paid 1 nitrogen
Player 2 met Surprisingly Competent
Player 2 gained 1 reputation
Player 3 put Captain Moop to work
Player 3 gained 1 morale
Player 3 put Deby Wardson to work
Player 3 gained 2 nitrogen
Player 1 put Gabbo Trink to work
Player 1 set out for New Colony Network
Player 1 met Odd Berries
Player 1 gained 2 food
Player 1 rolled a 1
Gabbo Trink of Player 1 was injured
Player 1 paid 1 food
Player 1 recruited Orbit Finch
Player 1 put Peregrine Peremo to work
Player 1 turned on Player 3
Ogg Pellet of Player 3 went to rest
Player 2 lost 1 reputation
The production line was reset
Player 2 put Hoo-di-di to work
Player 2 set out for Moonrise Ridge
Player 2 could not pay at Moonrise Ridge
Player 3 lost 1 reputation
The production line was reset
Player 3 put Movoo to work
Player 1 lost 1 reputation
Player 1 lost 1 morale
Player 1 made room on the morale track
Player 2 lost 1 morale
Player 1 paid 1 food
Player 1 met Hungry Work
Ilo the Lost of Player 1 was healed
Player 1 lost 1 food
Player 1 paid 1 food
Player 1 met Extra Limb
Gabbo Trink of Player 1 was healed
Player 2 made room on the morale track
Player 1 lost 1 morale
Player 1 paid 1 nitrogen
Player 1 met Puppet Therapy
Player 2 made room on the morale track
Player 1 gained 1 morale
Player 1 paid 1 nitrogen
Player 1 met Miracle Tonic
Player 1 paid 1 nitrogen
Player 1 met Try Again Tomorrow
Player 1 rolled a 1
Player 1 put Orbit Finch to work
Player 1 set out for Sanctuary Prime
Player 1 met Tinker Swarm
Tinker Swarm hit Player 2
Player 2 suffered food
Player 2 suffered magtape
Player 2 lost 1 magtape
Player 2 suffered magtape
Player 2 suffered food
Player 1 went to New Colony Network instead
Player 1 could not pay at New Colony Network
Player 2 put Tessa-9 to work
Player 2 gained 2 magtape
Player 2 lost 1 reputation
Player 2 lost 1 morale
Player 2 put Wexley to work
Player 2 gained 1 food and 1 nitrogen and 1 scrap
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 1 paid 1 nitrogen
Player 1 met Hungry Work
Player 1 lost 1 nitrogen
Player 1 put Mirelda Quill to work
Player 1 gained 3 nitrogen
Player 2 put Pock and Pook to work
Player 2 gained 2 scrap
Player 2 paid 3 scrap
Grand Larder came to the production line
Player 2 built Holo Lounge (top right)
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 4 scrap and 1 magtape
Cyber Diner came to the production line
Player 3 built Grand Larder (top left)
Player 1 paid 1 nitrogen
Player 1 met Two for One
Player 1 paid 1 nitrogen
Player 1 met Extra Limb
Player 2 made room on the morale track
Player 1 lost 1 morale
Player 1 paid 1 nitrogen
Player 1 met Consultation Fee
Player 1 paid 1 nitrogen
Player 2 paid 1 food
Player 2 met Surprisingly Competent
Player 2 gained 1 reputation
Player 2 paid 1 nitrogen
Player 2 met Encore
Player 2 passed
Player 2 took the first player token
Player 2 gained 1 scrap and 1 power shard
Player 2 powered Crystal Lab
Player 3 lost 1 reputation
The production line was reset
Player 3 passed
Player 1 passed
Player 2 left 3 pairs hungry
Player 1 made room on the morale track
Player 2 lost 1 reputation
Player 2 lost 1 reputation
Player 2 lost 3 morale
Player 3 left 3 pairs hungry
Player 1 made room on the morale track
Player 2 made room on the morale track
Player 3 lost 3 morale
Player 1 left 3 pairs hungry
Player 2 made room on the morale track
Player 3 made room on the morale track
Player 1 lost 1 reputation
Player 1 lost 3 morale
The morale of Player 2 is -3
Player 2 lost 2 reputation
The morale of Player 3 is -4
Player 3 lost 3 reputation
The morale of Player 1 is -5
Player 1 lost 4 reputation
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Shisha Spa of Player 2 activated
Holo Lounge of Player 2 activated
Player 2 gained 1 morale
Crystal Lab of Player 2 activated
Player 2 gained 1 power shard
Player 2 gained 1 nitrogen
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Broadcast Booth of Player 3 activated
Player 3 gained 1 reputation
Grand Larder of Player 3 activated
Player 3 gained 4 food
Medbay Alcove of Player 1 activated
Player 1 gained 1 nitrogen
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Bug Farm of Player 1 activated
Player 1 gained 2 food
Player 1 won with 26 points
