Player 1 was given Bunker '13
Player 2 was given Bunker '07
Player 3 was given Bunker '58
Player 4 was given Bunker '34
Player 4 took the first player token
Round 1
Player 4 put Flurn to work
Player 4 set out for The Factory
Player 4 met Word Gets Round
Player 4 gained 1 reputation
Player 4 went to New Colony Network instead
Player 4 paid 1 food and 1 nitrogen
Player 4 recruited Deby Wardson
Player 4 paid 2 scrap and 1 magtape
Algae Stacks came to the production line
Player 4 built Salvage Bay (middle right)
Player 4 gained 2 scrap
Player 1 put Sarn Vell to work
Player 1 set out for Rustbone Gulch
Player 1 met Tainted Tank
Player 1 lost 2 nitrogen
Player 1 went to New Colony Network instead
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Zib Tallow
Player 1 put Wexley to work
Player 1 set out for The Factory
The track brought Player 1: gain 1 power shard
Player 1 gained 1 power shard
Player 1 rolled scrap
Player 1 gained 1 scrap
Player 1 rolled magtape
Player 1 gained 1 magtape
Player 2 put B'Orlol to work
Player 2 gained 2 food
Player 2 put Boeuf to work
Player 2 gained 3 food
Player 3 put Gabbo Trink to work
Player 3 gained 1 morale
Player 3 paid 1 food and 1 nitrogen
Player 3 gained 1 magtape
Player 4 put Deby Wardson to work
Player 4 paid 2 scrap and 1 magtape
Innovation Unit came to the production line
Player 4 built Salvage Bay (top right)
Player 1 paid 1 nitrogen
Player 1 met Mixed-Up Charts
Player 1 rolled a 2
Zib Tallow of Player 1 was injured
Player 1 paid 1 food
Player 1 met Miracle Tonic
Zib Tallow of Player 1 was healed
Player 1 paid 3 scrap
Broadcast Booth came to the production line
Player 1 built Nitro Refinery (top left)
Player 2 put Pock and Pook to work
Player 2 gained 2 scrap
Player 2 passed
Player 2 took the first player token
Player 2 gained 2 power shards
Player 3 put Trog to work
Player 3 set out for Salt Flats Beacon
Player 3 met Shard Moths
Shard Moths hit Player 3
Player 3 lost the power of Sorting Bay
Player 3 suffered magtape
Player 3 lost 1 magtape
Shard Moths hit Player 4
Player 4 lost the power of Salvage Bay
Player 4 suffered magtape
Shard Moths hit Player 1
Player 1 lost the power of Bug Farm
Player 1 suffered nitrogen
Shard Moths hit Player 2
Player 2 lost the power of Bug Farm
Player 2 suffered shard
Player 2 lost the power of Tape Spooler
Player 3 went to The Factory instead
Player 3 rolled shard
Player 3 gained 1 power shard
Player 3 rolled scrap
Player 3 gained 1 scrap
Player 3 powered Sorting Bay
Player 3 paid 1 food and 1 nitrogen
Player 3 gained 1 magtape
Player 4 paid 1 food
Player 4 met Consultation Fee
Player 4 gained 1 scrap
Player 4 swapped 1 nitrogen with the pool
Player 1 put Yolanda Spore to work
Player 1 gained 3 nitrogen
Player 1 paid 2 food and 2 nitrogen
Player 1 gained 2 magtape
Player 1 powered Bug Farm
Player 3 paid 2 scrap and 2 magtape
Museum of Broken Things came to the production line
Player 3 built Innovation Unit (top right)
Player 3 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 put Combustible Joe to work
Player 4 gained 3 scrap and 1 magtape
Player 4 rolled a 6
Player 1 lost 1 reputation
The production line was reset
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 3 passed
Player 4 paid 3 scrap and 1 magtape
Nitro Refinery came to the production line
Player 4 built Algae Stacks (middle left)
Player 4 paid 1 food and 1 nitrogen
Player 4 gained 1 magtape
Player 1 passed
Player 4 passed
Player 2 left 2 pairs hungry
Player 4 made room on the morale track
Player 2 lost 2 morale
Player 3 left 2 pairs hungry
Player 3 lost 2 morale
Player 4 left 3 pairs hungry
Player 2 made room on the morale track
Player 1 made room on the morale track
Player 4 lost 3 morale
Player 1 left 3 pairs hungry
Player 4 made room on the morale track
Player 1 lost 3 morale
The morale of Player 2 is 0
The morale of Player 3 is 2
Player 3 gained 1 reputation
The morale of Player 4 is -2
Player 4 lost 1 reputation
The morale of Player 1 is -4
Player 1 lost 3 reputation
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Player 2 powered Bug Farm
Bug Farm of Player 2 activated
Player 2 gained 2 food
Player 2 powered Tape Spooler
Tape Spooler of Player 2 activated
Player 2 gained 1 magtape
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Bug Farm of Player 3 activated
Player 3 gained 2 food
Innovation Unit of Player 3 activated
Nitro Lab of Player 4 activated
Player 4 gained 2 nitrogen
Player 4 fixed the power of Salvage Bay
Tape Spooler of Player 4 activated
Player 4 gained 1 magtape
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Bug Farm of Player 1 activated
Player 1 gained 2 food
Nitro Refinery of Player 1 activated
Player 1 gained 3 nitrogen
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
The colonists of Player 4 rested
Round 2
Player 2 swapped 1 nitrogen with the pool
Player 2 paid 3 scrap
Gravity Club came to the production line
Player 2 built Nitro Refinery (top right)
Player 3 put Lady Fizz to work
Player 3 gained 1 food
Player 3 gained 1 morale
Player 3 put Trog to work
Player 3 set out for The Factory
Player 3 met Mirage Carnival
Player 3 gained 2 morale
Player 3 lost 3 food
Player 3 rolled food
Player 3 gained 1 food
Player 3 rolled food
Player 3 gained 1 food
Player 4 put Deby Wardson to work
Player 4 paid 1 food
Player 4 met Clean Stitching
Player 1 put Zib Tallow to work
Player 1 set out for Crash Site
Player 1 met Sun-Dried Swarm
Player 1 gained 2 food
Player 1 went to The Factory instead
Player 1 rolled shard
Player 1 gained 1 power shard
Player 1 rolled food
Player 1 gained 1 food
Player 1 put Ogg Pellet to work
Player 1 set out for New Colony Network
The track brought Player 1: gain 1 food
Player 1 gained 1 food
Player 1 paid 1 nitrogen
Player 1 recruited Professor Umber
Player 2 swapped 1 food with the pool
Player 2 swapped 2 food with the pool
Player 3 put Quaz Oberman to work
Player 3 gained 1 magtape
Player 3 paid 1 nitrogen
Player 3 met Hungry Work
Player 3 lost 1 nitrogen
Player 3 paid 1 food
Player 3 met Surprisingly Competent
Player 3 gained 1 reputation
Player 4 put Combustible Joe to work
Player 4 gained 3 scrap and 1 magtape
Player 4 rolled a 6
Player 4 put Flurn to work
Player 4 set out for Salt Flats Beacon
Player 4 met Angry Nerffle
Player 4 paid 1 magtape
Player 4 went to New Colony Network instead
Player 4 could not pay at New Colony Network
Player 1 put Sarn Vell to work
Player 1 set out for Rustbone Gulch
Player 1 paid 2 food and 1 nitrogen
Player 1 recruited Ser Bolt
Player 1 put Wexley to work
Player 1 set out for Rustbone Gulch
Player 1 met Cracked Tank
Player 1 gained 3 nitrogen
Player 1 lost 1 morale
Player 1 went to The Factory instead
Player 1 rolled scrap
Player 1 gained 1 scrap
Player 1 rolled shard
Player 1 gained 1 power shard
Player 1 exiled Yolanda Spore
Player 1 lost 1 reputation
Player 1 lost 1 morale
Player 2 put B'Orlol to work
Player 2 set out for New Colony Network
The track brought Player 2: roll the resource die 1× to gain
Player 2 rolled nitrogen
Player 2 gained 1 nitrogen
Player 2 paid 1 food and 1 nitrogen
Player 2 recruited Sulla Vane
Player 2 put Boeuf to work
Player 2 gained 3 food
Player 3 put Gabbo Trink to work
Player 3 set out for New Colony Network
Player 3 met War Wreck
Player 3 gained 2 scrap and 2 magtape
Player 3 suffered injury
Quaz Oberman of Player 3 was injured
Player 3 suffered magtape
Player 3 lost 1 magtape
Player 3 went to The Factory instead
Player 3 rolled food
Player 3 gained 1 food
Player 3 rolled scrap
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 met Encore
Quaz Oberman of Player 3 was healed
Player 3 paid 1 food
Player 3 met Two for One
Player 4 paid 2 scrap and 1 magtape
Giant Bug Ranch came to the production line
Player 4 built Bionic Workshop (middle left)
Player 4 put Captain Moop to work
Player 4 set out for Salt Flats Beacon
Player 4 met Dust Reavers
Dust Reavers hit Player 1
Player 1 suffered food
Player 1 lost 1 food
Player 1 suffered injury
Professor Umber of Player 1 was injured
Player 1 suffered scrap
Player 1 lost 1 scrap
Player 4 went to The Factory instead
Player 4 rolled nitrogen
Player 4 gained 1 nitrogen
Player 4 rolled shard
Player 4 gained 1 power shard
Player 4 powered Salvage Bay
Player 1 paid 1 nitrogen
Player 1 met Puppet Therapy
Professor Umber of Player 1 was healed
Player 1 gained 1 morale
Player 1 paid 1 food
Player 1 met Try Again Tomorrow
Player 1 rolled a 3
Player 1 paid 1 food
Player 1 met Extra Limb
Player 1 lost 1 morale
Player 1 paid 1 nitrogen
Player 1 met Mixed-Up Charts
Player 1 rolled a 2
Ser Bolt of Player 1 was injured
Player 1 paid 1 food
Player 1 met Encore
Ser Bolt of Player 1 was healed
Player 2 put Hulda Brack to work
Player 2 gained 1 food and 1 scrap
Player 2 swapped 3 nitrogen with the pool
Player 3 paid 3 scrap
Atmosphere Dome came to the production line
Player 3 built Giant Bug Ranch (middle left)
Player 3 passed
Player 3 took the first player token
Player 3 gained 2 nitrogen
Player 4 put Dusk Hollin to work
Player 4 set out for Rustbone Gulch
Player 4 could not pay at Rustbone Gulch
Player 4 passed
Player 1 swapped 1 nitrogen with the pool
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 2 paid 2 scrap and 1 magtape
Deep Shard Mine came to the production line
Player 2 built Shisha Spa (middle right)
Player 2 gained 1 food and 1 nitrogen
Player 2 paid 2 food and 2 nitrogen
Player 2 gained 2 magtape
Player 1 paid 1 food
Player 1 met Try Again Tomorrow
Player 1 rolled a 5
Player 1 lost 1 reputation
The production line was reset
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 met Consultation Fee
Player 2 paid 1 nitrogen
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 passed
Player 2 passed
Player 3 left 2 pairs hungry
Player 3 lost 2 morale
Player 4 left 3 pairs hungry
Player 1 made room on the morale track
Player 4 lost 3 morale
Player 1 left 3 pairs hungry
Player 4 made room on the morale track
Player 1 lost 1 reputation
Player 1 lost 1 reputation
Player 1 lost 3 morale
Player 2 left 3 pairs hungry
Player 2 lost 3 morale
The morale of Player 3 is 3
Player 3 gained 1 reputation
The morale of Player 4 is -4
Player 4 lost 3 reputation
The morale of Player 1 is -5
Player 1 lost 4 reputation
The morale of Player 2 is -3
Player 2 lost 2 reputation
Innovation Unit of Player 3 activated
Bug Farm of Player 3 activated
Player 3 gained 2 food
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Tape Spooler of Player 4 activated
Player 4 gained 1 magtape
Salvage Bay of Player 4 activated
Player 4 gained 3 scrap
Nitro Lab of Player 4 activated
Player 4 gained 2 nitrogen
Salvage Bay of Player 4 activated
Player 4 gained 3 scrap
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Bug Farm of Player 1 activated
Player 1 gained 2 food
Nitro Refinery of Player 1 activated
Player 1 gained 3 nitrogen
Bug Farm of Player 2 activated
Player 2 gained 2 food
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Nitro Refinery of Player 2 activated
Player 2 gained 3 nitrogen
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
The colonists of Player 4 rested
Round 3
Player 3 put Trog to work
Player 3 gained 2 food and 1 scrap
Player 3 put Lady Fizz to work
Player 3 set out for Sanctuary Prime
The track brought Player 3: gain 1 scrap
Player 3 gained 1 scrap
Player 3 paid 2 food and 1 nitrogen
Player 3 gained 2 scrap and 2 magtape and 1 power shard
Player 3 powered Giant Bug Ranch
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 put Captain Moop to work
Player 2 made room on the morale track
Player 4 gained 1 morale
Player 1 put Ser Bolt to work
Player 1 set out for Rustbone Gulch
Player 1 paid 2 food and 1 nitrogen
Player 1 recruited Tann
Player 1 put Zib Tallow to work
Player 1 set out for Crash Site
The track brought Player 1: reset the production line
The production line was reset
Player 1 paid 1 nitrogen
Player 1 gained 2 scrap and 1 magtape
Player 1 exiled Wexley
Player 1 lost 1 reputation
Player 1 lost 1 morale
Player 2 put Sulla Vane to work
Player 2 gained 3 nitrogen
Player 2 put Hulda Brack to work
Player 2 gained 1 food and 1 scrap
Player 3 paid 4 scrap and 3 magtape
Megaforge came to the production line
Player 3 built Quantum Library (top left)
Player 3 lost 1 reputation
The production line was reset
Player 4 put Deby Wardson to work
Player 4 lost 1 reputation
The production line was reset
Player 1 put Professor Umber to work
Player 1 gained 2 nitrogen and 1 magtape
Player 1 put Tann to work
Player 1 gained 3 scrap
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
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 2 scrap and 1 magtape
Museum of Broken Things came to the production line
Player 3 built Medbay Alcove (middle right)
Player 4 paid 2 scrap and 2 magtape
Bionic Workshop came to the production line
Player 4 built Signal Archive (top right)
Player 4 paid 1 nitrogen
Player 4 met Hungry Work
Player 4 lost 1 nitrogen
Player 1 paid 2 scrap and 1 magtape
Zero-G Theatre came to the production line
Player 1 built Bionic Workshop (top right)
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 2 paid 1 food
Player 2 met Miracle Tonic
Player 2 paid 1 food
Player 2 met Surprisingly Competent
Player 2 gained 1 reputation
Player 2 put Boeuf to work
Player 2 gained 3 food
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 4 passed
Player 4 took the first player token
Player 4 gained 1 nitrogen and 1 magtape
Player 1 passed
Player 2 paid 2 scrap and 1 magtape
Zero-G Theatre came to the production line
Player 2 built Museum of Broken Things (centre)
Player 2 passed
Player 3 put Quaz Oberman to work
Player 3 gained 1 magtape
Player 3 passed
Player 4 left 3 pairs hungry
Player 2 made room on the morale track
Player 1 made room on the morale track
Player 4 lost 1 reputation
Player 4 lost 3 morale
Player 1 left 3 pairs hungry
Player 4 made room on the morale track
Player 1 lost 1 reputation
Player 1 lost 1 reputation
Player 1 lost 3 morale
Player 2 paid 1 food and 1 nitrogen
Player 2 left 2 pairs hungry
Player 4 made room on the morale track
Player 1 made room on the morale track
Player 2 lost 2 morale
Player 3 left 2 pairs hungry
Player 3 lost 2 morale
The morale of Player 4 is -3
Player 4 lost 2 reputation
The morale of Player 1 is -4
Player 1 lost 3 reputation
The morale of Player 2 is -5
Player 2 lost 4 reputation
The morale of Player 3 is 1
Player 3 gained 1 reputation
Signal Archive of Player 4 activated
Player 4 gained 2 magtape
Salvage Bay of Player 4 activated
Player 4 gained 3 scrap
Tape Spooler of Player 4 activated
Player 4 gained 1 magtape
Nitro Lab of Player 4 activated
Player 4 gained 2 nitrogen
Bionic Workshop of Player 1 activated
Player 1 gained 2 scrap
Nitro Refinery of Player 1 activated
Player 1 gained 3 nitrogen
Bug Farm of Player 1 activated
Player 1 gained 2 food
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Nitro Refinery of Player 2 activated
Player 2 gained 3 nitrogen
Bug Farm of Player 2 activated
Player 2 gained 2 food
Quantum Library of Player 3 activated
Player 3 gained 2 reputation
Bug Farm of Player 3 activated
Player 3 gained 2 food
Giant Bug Ranch of Player 3 activated
Player 3 gained 3 food
Innovation Unit of Player 3 activated
Player 1 won with 57 points
