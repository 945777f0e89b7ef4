Player 1 was given Bunker '13
Player 2 was given Bunker '21
Player 3 was given Bunker '07
Player 4 was given Bunker '34
Player 3 took the first player token
Round 1
Player 3 put Yolanda Spore to work
Player 3 set out for Salt Flats Beacon
Player 3 met Builder's Coupon
Player 3 kept Builder's Coupon, to use when you build a room
Player 3 went to Rustbone Gulch instead
Player 3 paid 2 food and 1 nitrogen
Player 3 recruited Hulda Brack
Player 3 put Lady Fizz to work
Player 3 set out for Wanderers' Path
Player 3 met Disgrace
Player 3 lost 3 reputation
Player 3 went to Moonrise Ridge instead
Player 3 paid 1 food and 2 nitrogen
Player 3 recruited Movoo
Player 4 paid 3 scrap
Cyber Diner came to the production line
Player 4 built Holo Lounge (middle left)
Player 4 put Pock and Pook to work
Player 4 gained 1 morale
Player 1 paid 2 scrap and 1 magtape
Medbay Alcove came to the production line
Player 1 built Bionic Workshop (middle left)
Player 1 put B'Orlol to work
Player 1 set out for Salt Flats Beacon
Player 1 met Wrong Canyon
Player 1 lost 1 nitrogen
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Hoo-di-di
Player 2 put Oran to work
Player 2 set out for Crash Site
Player 2 met Figure on the Horizon
Player 2 went to Salt Flats Beacon instead
Player 2 paid 1 food and 1 nitrogen
Player 2 recruited Ogg Pellet
Player 2 put Ogg Pellet to work
Player 2 set out for Crash Site
Player 2 met Horde on the Horizon
Horde on the Horizon hit Player 2
Player 2 suffered magtape
Player 2 lost 1 magtape
Horde on the Horizon hit Player 3
Player 3 suffered shard
Player 3 lost the power of Bug Farm
Horde on the Horizon hit Player 4
Player 4 suffered shard
Player 4 lost the power of Tape Spooler
Horde on the Horizon hit Player 1
Player 1 suffered nitrogen
Player 1 lost 1 nitrogen
Player 2 went to Rustbone Gulch instead
Player 2 paid 1 food and 1 nitrogen
Player 2 recruited Mirelda Quill
Player 3 used Builder's Coupon
Player 3 paid 1 magtape
Giant Bug Ranch came to the production line
Player 3 built Cyber Diner (top middle)
Player 3 passed
Player 3 took the first player token
Player 3 gained 1 nitrogen and 1 power shard
Player 3 powered Bug Farm
Player 4 paid 1 food
Player 4 gained 1 scrap
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 paid 1 food
Player 4 gained 1 scrap
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 swapped 1 food with the pool
Player 1 put Deby Wardson to work
Player 1 gained 2 nitrogen
Player 1 put Boeuf to work
Player 1 set out for Crash Site
Player 1 paid 1 nitrogen
Player 1 gained 2 scrap and 1 magtape
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 put Mirelda Quill to work
Player 2 set out for Salt Flats Beacon
The track brought Player 2: injure the explorer
Mirelda Quill of Player 2 was injured
Player 2 could not pay at Salt Flats Beacon
Player 4 put Trog to work
Player 4 gained 2 food and 1 scrap
Player 4 paid 2 scrap and 1 magtape
Algae Stacks came to the production line
Player 4 built Shisha Spa (middle left)
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 1 passed
Player 2 paid 3 scrap
Shard Drill came to the production line
Player 2 built Giant Bug Ranch (middle left)
Player 2 put Ilo the Lost to work
Player 2 set out for Moonrise Ridge
Player 2 met Hive Harvest
Player 2 gained 4 food
Ilo the Lost of Player 2 was injured
Player 2 could not pay at Moonrise Ridge
Player 4 paid 1 food
Player 4 met Try Again Tomorrow
Player 4 rolled a 1
Player 4 paid 1 food
Player 4 met Clean Stitching
Player 4 put Ninny Oxide to work
Player 4 gained 1 nitrogen and 1 magtape
Player 2 put Beren Whaller to work
Player 2 gained 2 scrap
Player 2 put Zib Tallow to work
Player 2 set out for The Factory
Player 2 rolled injury
Zib Tallow of Player 2 was injured
Player 2 rolled nitrogen
Player 2 gained 1 nitrogen
Player 4 paid 2 scrap and 1 magtape
Broadcast Booth came to the production line
Player 4 built Shisha Spa (bottom left)
Player 4 paid 2 scrap and 1 magtape
Salvage Bay came to the production line
Player 4 built Medbay Alcove (middle right)
Player 4 gained 2 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 met Puppet Therapy
Mirelda Quill of Player 2 was healed
Player 2 gained 1 morale
Player 2 paid 1 food
Player 2 met Extra Limb
Ilo the Lost of Player 2 was healed
Player 2 lost 1 morale
Player 4 put Gabbo Trink to work
Player 4 set out for Crash Site
Player 4 gained 2 scrap and 1 magtape
Player 4 paid 2 scrap and 1 magtape
Bionic Workshop came to the production line
Player 4 built Salvage Bay (top right)
Player 2 passed
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 paid 1 nitrogen
Player 4 met Encore
Player 4 passed
Player 3 left 3 pairs hungry
Player 4 made room on the morale track
Player 1 made room on the morale track
Player 3 lost 3 morale
Player 4 left 2 pairs hungry
Player 1 made room on the morale track
Player 4 lost 2 morale
Player 1 paid 1 food and 1 nitrogen
Player 1 left 2 pairs hungry
Player 4 made room on the morale track
Player 3 made room on the morale track
Player 1 lost 2 morale
Player 2 left 3 pairs hungry
Player 4 made room on the morale track
Player 3 made room on the morale track
Player 2 lost 3 morale
The morale of Player 3 is 0
The morale of Player 4 is 1
Player 4 gained 1 reputation
The morale of Player 1 is -2
Player 1 lost 1 reputation
The morale of Player 2 is -1
Player 2 lost 1 reputation
Tape Spooler of Player 3 activated
Player 3 gained 1 magtape
Cyber Diner of Player 3 activated
Bug Farm of Player 3 activated
Player 3 gained 2 food
Player 4 fixed the power of Tape Spooler
Nitro Lab of Player 4 activated
Player 4 gained 2 nitrogen
Salvage Bay of Player 4 activated
Player 4 gained 3 scrap
Bug Farm of Player 1 activated
Player 1 gained 2 food
Rec Corner of Player 1 activated
Player 2 made room on the morale track
Player 1 gained 1 morale
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Bug Farm of Player 2 activated
Player 2 gained 2 food
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
The colonists of Player 4 rested
Round 2
Player 3 swapped 2 food with the pool
Player 3 put Flurn to work
Player 3 set out for Rustbone Gulch
The track brought Player 3: gain 1 power shard
Player 3 gained 1 power shard
Player 3 could not pay at Rustbone Gulch
Player 4 paid 1 nitrogen
Player 4 met Hungry Work
Player 4 lost 1 nitrogen
Player 4 put Gabbo Trink to work
Player 4 gained 1 morale
Player 1 put B'Orlol to work
Player 1 gained 1 scrap and 1 magtape
Player 1 swapped 1 nitrogen with the pool
Player 2 put Beren Whaller to work
Player 2 gained 2 scrap
Player 2 paid 2 food and 2 nitrogen
Player 2 gained 2 magtape
Player 3 put Captain Moop to work
Player 3 gained 1 morale
Player 3 paid 1 nitrogen
Player 3 met Mixed-Up Charts
Player 3 rolled a 4
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 put Ninny Oxide to work
Player 1 paid 3 scrap and 1 magtape
Pleasure Gardens came to the production line
Player 1 built Algae Stacks (middle right)
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 food and 1 scrap
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 put Oran to work
Player 2 set out for Moonrise Ridge
Player 2 met Tinker Swarm
Tinker Swarm hit Player 4
Player 4 suffered magtape
Player 4 suffered shard
Player 4 lost the power of Salvage Bay
Player 4 suffered injury
Pock and Pook of Player 4 was injured
Tinker Swarm hit Player 1
Player 1 suffered scrap
Player 1 lost 1 scrap
Player 1 suffered injury
Kronch of Player 1 was injured
Player 1 suffered injury
Boeuf of Player 1 was injured
Player 2 went to New Colony Network instead
Player 2 could not pay at New Colony Network
Player 3 put Movoo to work
Player 3 gained 2 food
Player 3 paid 1 nitrogen
Player 3 met Two for One
Player 4 passed
Player 2 put Ogg Pellet to work
Player 2 set out for Rustbone Gulch
Player 2 could not pay at Rustbone Gulch
Player 2 swapped 1 food with the pool
Player 3 put Yolanda Spore to work
Player 3 gained 3 nitrogen
Player 3 put Lady Fizz to work
Player 3 gained 1 food
Player 4 made room on the morale track
Player 3 gained 1 morale
Player 2 paid 1 nitrogen
Player 2 met Surprisingly Competent
Zib Tallow of Player 2 was healed
Player 2 gained 1 reputation
Player 2 passed
Player 3 paid 2 food and 2 nitrogen
Player 3 gained 2 magtape
Player 3 put Hulda Brack to work
Player 3 gained 2 scrap and 1 magtape
Player 4 made room on the morale track
Player 3 lost 1 morale
Player 3 paid 4 scrap and 1 magtape
Tape Foundry came to the production line
Player 3 built Grand Larder (middle right)
Player 3 gained 1 food and 1 nitrogen
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 powered Grand Larder
Player 3 paid 1 food and 1 nitrogen
Player 3 gained 1 magtape
Player 3 lost 1 reputation
The production line was reset
Player 3 paid 1 food
Player 3 met Consultation Fee
Player 3 gained 1 scrap
Player 3 paid 3 scrap
Bionic Workshop came to the production line
Player 3 built Nitro Refinery (top middle)
Player 3 lost 1 reputation
The production line was reset
Player 3 passed
Player 1 paid 1 food and 1 nitrogen
Player 1 left 2 pairs hungry
Player 2 made room on the morale track
Player 1 lost 2 morale
Player 2 left 3 pairs hungry
Player 1 made room on the morale track
Player 2 lost 3 morale
Player 3 left 3 pairs hungry
Player 1 made room on the morale track
Player 3 lost 3 morale
Player 4 left 2 pairs hungry
Player 4 lost 2 morale
The morale of Player 1 is -1
Player 1 lost 1 reputation
The morale of Player 2 is -4
Player 2 lost 3 reputation
The morale of Player 3 is -2
Player 3 lost 1 reputation
The morale of Player 4 is 0
Bug Farm of Player 1 activated
Player 1 gained 2 food
Rec Corner of Player 1 activated
Player 4 made room on the morale track
Player 1 gained 1 morale
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
Bug Farm of Player 2 activated
Player 2 gained 2 food
Nitro Refinery of Player 3 activated
Player 3 gained 3 nitrogen
Grand Larder of Player 3 activated
Player 3 gained 4 food
Bug Farm of Player 3 activated
Player 3 gained 2 food
Tape Spooler of Player 3 activated
Player 3 gained 1 magtape
Player 4 fixed the power of Salvage Bay
Tape Spooler of Player 4 activated
Player 4 gained 1 magtape
Nitro Lab of Player 4 activated
Player 4 gained 2 nitrogen
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
The colonists of Player 4 rested
Round 3
Player 1 put B'Orlol to work
Player 1 gained 1 scrap and 1 magtape
Player 1 put Hoo-di-di to work
Player 1 set out for Crash Site
Player 1 met Patch Kit
Player 1 kept Patch Kit, to use at any point of your turn, your rations and your room production, and before scoring
Player 1 paid 1 nitrogen
Player 1 gained 2 scrap and 1 magtape
Player 1 used Patch Kit
Kronch of Player 1 was healed
Player 2 put Beren Whaller to work
Player 2 took the shard out of Nitro Lab
Player 2 put Mirelda Quill to work
Player 2 set out for Moonrise Ridge
Player 2 met Derelict Loader
Player 2 gained 2 scrap and 1 magtape
Player 2 went to Research Outpost instead
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 2 scrap and 2 magtape
Player 2 powered Giant Bug Ranch
Player 3 put Movoo to work
Player 3 gained 2 food
Player 3 put Hulda Brack to work
Player 3 gained 2 scrap and 1 magtape
Player 3 lost 1 morale
Player 4 put Ninny Oxide to work
Player 4 gained 1 nitrogen and 1 magtape
Player 4 put Gabbo Trink to work
Player 4 set out for The Factory
The track brought Player 4: gain 1 morale
Player 1 made room on the morale track
Player 4 gained 1 morale
Player 4 rolled magtape
Player 4 gained 1 magtape
Player 4 rolled nitrogen
Player 4 gained 1 nitrogen
Player 1 paid 2 scrap and 2 magtape
Salvage Bay came to the production line
Player 1 built Signal Archive (top right)
Player 1 swapped 2 food with the pool
Player 2 paid 2 scrap and 2 magtape
Broadcast Booth came to the production line
Player 2 built Crystal Lab (top right)
Player 2 put Zib Tallow to work
Player 2 set out for Salt Flats Beacon
Player 2 paid 1 food and 1 nitrogen
Player 2 recruited Professor Umber
Player 2 exiled Beren Whaller
Player 2 lost 1 morale
Player 3 put Lady Fizz to work
Player 3 gained 1 food
Player 3 gained 1 morale
Player 3 paid 1 food
Player 3 met Miracle Tonic
Player 3 paid 1 nitrogen
Player 3 met Two for One
Player 3 paid 1 nitrogen
Player 3 met Miracle Tonic
Player 3 paid 1 food
Player 3 met Clean Stitching
Player 4 passed
Player 4 took the first player token
Player 4 gained 2 magtape
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 2 put Professor Umber to work
Player 2 set out for New Colony Network
Player 2 met Toll Bridge
Player 2 lost 1 reputation
Player 2 could not pay at New Colony Network
Player 2 put Oran to work
Player 2 stole 1 scrap from Player 1
Player 3 put Captain Moop to work
Player 3 set out for Moonrise Ridge
The track brought Player 3: lose 1 reputation
Player 3 lost 1 reputation
Player 3 could not pay at Moonrise Ridge
Player 3 put Yolanda Spore to work
Player 3 gained 3 nitrogen
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 paid 2 food and 2 nitrogen
Player 1 gained 2 magtape
Player 2 paid 2 scrap and 2 magtape
Bionic Workshop came to the production line
Player 2 built Shard Drill (top middle)
Player 2 paid 4 scrap and 1 magtape
Karaoke Pit came to the production line
Player 2 built Atmosphere Dome (middle left)
Player 3 paid 1 food and 1 nitrogen
Player 3 gained 1 magtape
Player 3 passed
Player 1 swapped 1 food with the pool
Player 1 paid 1 nitrogen
Player 1 met Hungry Work
Boeuf of Player 1 was healed
Player 2 put Ogg Pellet to work
Player 2 set out for New Colony Network
Player 2 met The Hush
The Hush hit Player 3
Player 3 suffered nitrogen
Player 3 lost 1 nitrogen
Player 3 suffered injury
Captain Moop of Player 3 was injured
Player 3 suffered scrap
Player 3 lost 1 scrap
Player 3 lost 1 morale
The Hush hit Player 4
Player 4 suffered injury
Gabbo Trink of Player 4 was injured
Player 4 suffered food
Player 4 suffered scrap
Player 4 lost 1 scrap
Player 1 made room on the morale track
Player 4 lost 1 morale
Player 2 went to The Factory instead
Player 2 rolled shard
Player 2 gained 1 power shard
Player 2 rolled injury
Ogg Pellet of Player 2 was injured
Player 2 lost 1 reputation
The production line was reset
Player 1 put Deby Wardson to work
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
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 passed
Player 2 powered Crystal Lab
Player 1 passed
Player 4 left 2 pairs hungry
Player 3 made room on the morale track
Player 4 lost 2 morale
Player 1 left 3 pairs hungry
Player 3 made room on the morale track
Player 4 made room on the morale track
Player 1 lost 3 morale
Player 2 left 3 pairs hungry
Player 2 lost 1 reputation
Player 2 lost 1 reputation
Player 2 lost 1 reputation
Player 2 lost 3 morale
Player 3 paid 1 food and 1 nitrogen
Player 3 left 2 pairs hungry
Player 4 made room on the morale track
Player 1 made room on the morale track
Player 3 lost 2 morale
The morale of Player 4 is -1
Player 4 lost 1 reputation
The morale of Player 1 is -2
Player 1 lost 1 reputation
The morale of Player 2 is -5
Player 2 lost 4 reputation
The morale of Player 3 is -3
Player 3 lost 2 reputation
Tape Spooler of Player 4 activated
Player 4 gained 1 magtape
Salvage Bay of Player 4 activated
Player 4 gained 3 scrap
Nitro Lab of Player 4 activated
Player 4 gained 2 nitrogen
Rec Corner of Player 1 activated
Player 4 made room on the morale track
Player 1 gained 1 morale
Bug Farm of Player 1 activated
Player 1 gained 2 food
Signal Archive of Player 1 activated
Player 1 gained 2 magtape
Shard Drill of Player 2 activated
Player 2 gained 1 power shard
Atmosphere Dome of Player 2 activated
Player 2 gained 4 nitrogen
Crystal Lab of Player 2 activated
Player 2 gained 1 power shard
Bug Farm of Player 2 activated
Player 2 gained 2 food
Nitro Refinery of Player 3 activated
Player 3 gained 3 nitrogen
Bug Farm of Player 3 activated
Player 3 gained 2 food
Tape Spooler of Player 3 activated
Player 3 gained 1 magtape
Grand Larder of Player 3 activated
Player 3 gained 4 food
Player 3 won with 54 points
