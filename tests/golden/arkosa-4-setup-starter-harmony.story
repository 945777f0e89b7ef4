Player 1 was given Bunker '07
Player 2 was given Bunker '42
Player 3 was given Bunker '58
Player 4 was given Bunker '21
Player 3 took the first player token
Round 1
Player 3 put Yolanda Spore to work
Player 3 set out for New Colony Network
Player 3 met Flickering Lights
Player 3 lost the power of Sorting Bay
Player 3 went to The Factory instead
Player 3 rolled shard
Player 3 gained 1 power shard
Player 3 rolled scrap
Player 3 gained 1 scrap
Player 3 paid 2 scrap and 1 magtape
Player 3 built Medbay Alcove (middle left)
Player 3 powered Medbay Alcove
Player 4 paid 2 scrap and 1 magtape
Player 4 built Cyber Diner (top right)
Player 4 passed
Player 4 took the first player token
Player 4 gained 1 scrap and 1 power shard
Player 1 put Tessa-9 to work
Player 1 gained 1 magtape
Player 1 put Ogg Pellet to work
Player 1 gained 1 food and 2 scrap
Player 2 put B'Orlol to work
Player 2 gained 1 scrap and 1 magtape
Player 2 paid 3 scrap and 1 magtape
Player 2 built Tape Foundry (middle left)
Player 2 gained 1 scrap
Player 3 lost 1 reputation
The production line was reset
Player 3 put Lady Fizz to work
Player 3 set out for Research Outpost
Player 4 made room on the morale track
Player 3 lost 1 morale
Player 3 paid 1 food and 1 nitrogen
Player 3 gained 2 scrap and 2 magtape
Player 1 paid 2 scrap and 1 magtape
Player 1 built Bionic Workshop (middle right)
Player 1 gained 1 food and 1 nitrogen
Player 1 put Deby Wardson to work
Player 1 gained 2 nitrogen
Player 2 put Captain Moop to work
Player 2 set out for Research Outpost
Player 2 met Tinker Swarm
Tinker Swarm hit Player 1
Player 1 suffered shard
Player 1 lost the power of Nitro Lab
Player 1 suffered shard
Player 1 lost the power of Tape Spooler
Player 2 went to New Colony Network instead
Player 2 paid 1 nitrogen
Player 2 recruited Hoo-di-di
Player 2 put Wexley to work
Player 2 set out for New Colony Network
Player 2 gained 1 magtape
Player 2 paid 1 food and 1 nitrogen
Player 2 recruited Beren Whaller
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 put Sarn Vell to work
Player 3 gained 2 food
Player 1 put Dusk Hollin to work
Player 1 set out for The Factory
Player 1 rolled injury
Dusk Hollin of Player 1 was injured
Player 1 rolled injury
Player 1 paid 2 scrap and 1 magtape
Player 1 built Salvage Bay (middle right)
Player 2 paid 2 scrap and 2 magtape
Player 2 built Shard Drill (top right)
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 1 magtape
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 paid 1 food
Player 3 met Puppet Therapy
Player 4 made room on the morale track
Player 3 gained 1 morale
Player 1 paid 1 nitrogen
Player 1 met Miracle Tonic
Dusk Hollin of Player 1 was healed
Player 1 paid 1 food
Player 1 met Two for One
Player 1 put Dusk Hollin to work
Player 1 set out for Wanderers' Path
Player 1 met Spice Sack
Player 1 went to Rustbone Gulch instead
Player 1 paid 2 food and 1 nitrogen
Player 1 recruited Trog
Player 2 put Hoo-di-di to work
Player 2 gained 2 nitrogen
Player 2 put Beren Whaller to work
Player 2 took the shard out of Nitro Lab
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 2 scrap and 1 magtape
Player 3 built Shisha Spa (bottom left)
Player 1 lost 1 reputation
The production line was reset
Player 1 swapped 1 food with the pool
Player 1 used Spice Sack
Player 4 made room on the morale track
Player 1 gained 1 morale
Player 2 passed
Player 2 powered Tape Foundry
Player 3 paid 2 scrap and 1 magtape
Player 3 built Bionic Workshop (top left)
Player 3 passed
Player 1 lost 1 reputation
The production line was reset
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 swapped 1 nitrogen with the pool
Player 1 swapped 1 food with the pool
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 3 scrap
Player 1 built Holo Lounge (middle left)
Player 1 gained 1 scrap
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 passed
Player 4 left 2 pairs hungry
Player 2 made room on the morale track
Player 4 lost 2 morale
Player 1 left 3 pairs hungry
Player 2 made room on the morale track
Player 4 made room on the morale track
Player 1 lost 3 morale
Player 2 left 3 pairs hungry
Player 4 made room on the morale track
Player 1 made room on the morale track
Player 2 lost 3 morale
Player 3 left 2 pairs hungry
Player 4 made room on the morale track
Player 3 lost 2 morale
Player 4 gained 1 reputation
Player 2 lost 1 reputation
Player 3 gained 1 reputation
Sorting Bay of Player 4 activated
Player 4 gained 2 scrap
Bug Farm of Player 4 activated
Player 4 gained 2 food
Cyber Diner of Player 4 activated
Player 4 paid 4 food
Player 4 gained 4 morale
Player 1 fixed the power of Nitro Lab
Bug Farm of Player 1 activated
Player 1 gained 2 food
Player 1 fixed the power of Tape Spooler
Bug Farm of Player 2 activated
Player 2 gained 2 food
Tape Foundry of Player 2 activated
Player 2 gained 1 scrap and 1 magtape
Shard Drill of Player 2 activated
Player 2 gained 1 power shard
Player 2 powered Nitro Lab
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Bug Farm of Player 3 activated
Player 3 gained 2 food
Bionic Workshop of Player 3 activated
Player 3 gained 2 scrap
Medbay Alcove of Player 3 activated
Player 3 gained 1 nitrogen
Player 3 gained 1 nitrogen
Player 3 fixed the power of Sorting Bay
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
Round 2
Player 4 put Zib Tallow to work
Player 4 gained 3 scrap
Player 4 promised Dinner and a Show (7 points)
Player 1 put Tessa-9 to work
Player 1 gained 2 magtape
Player 2 made room on the morale track
Player 1 lost 1 morale
Player 1 put Trog to work
Player 1 set out for New Colony Network
Player 1 gained 1 reputation
Player 1 paid 1 food
Player 1 recruited Echo-Echo
Player 2 promised Breath of Fresh Air (5 points)
Player 2 paid 1 food
Player 2 met Encore
Player 2 paid 1 nitrogen
Player 2 met Try Again Tomorrow
Player 2 rolled a 4
Player 2 paid 1 nitrogen
Player 2 met Consultation Fee
Player 2 paid 1 food
Player 2 paid 1 nitrogen
Player 2 met Clean Stitching
Player 2 paid 1 food
Player 2 met Mixed-Up Charts
Player 2 rolled a 6
Player 2 paid 1 nitrogen
Player 2 met Extra Limb
Player 1 made room on the morale track
Player 2 lost 1 morale
Player 3 promised Mixtape (5 points)
Player 3 paid 1 nitrogen
Player 3 met Hungry Work
Player 3 lost 1 nitrogen
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
Player 4 put Ilo the Lost to work
Player 4 set out for Sanctuary Prime
Player 4 paid 1 food
Player 4 gained 2 scrap and 2 magtape and 1 power shard
Player 1 put Echo-Echo to work
Player 1 gained 1 nitrogen
Player 3 made room on the morale track
Player 1 gained 1 morale
Player 1 put Ogg Pellet to work
Player 1 gained 1 food and 2 scrap
Player 2 promised Hull Patches (7 points)
Player 2 passed
Player 2 took the first player token
Player 2 gained 1 nitrogen and 1 scrap
Player 3 put Yolanda Spore to work
Player 3 set out for The Factory
Player 3 met Nerffle Wager
Player 3 rolled a 1
Player 3 lost 2 scrap
Player 3 went to New Colony Network instead
Player 3 could not pay at New Colony Network
Player 3 promised One of Everything Twice (9 points)
Player 4 paid 3 scrap and 1 magtape
Player 4 built Algae Stacks (centre)
Player 4 gained 1 magtape
Player 4 put Mirelda Quill to work
Player 4 gained 3 nitrogen
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 promised Complete Box Set (9 points)
Player 3 promised Mega Battery (5 points)
Player 3 put Hulda Brack to work
Player 3 gained 1 food and 1 scrap
Player 4 passed
Player 1 promised Reactor Core (13 points)
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 3 put Lady Fizz to work
Player 3 gained 1 food
Player 1 made room on the morale track
Player 3 gained 1 morale
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 1 put Dusk Hollin to work
Player 1 set out for Wanderers' Path
Player 1 met The Hush
The Hush hit Player 1
Player 1 suffered food
Player 1 suffered food
Player 2 made room on the morale track
Player 1 lost 1 morale
Player 1 went to Moonrise Ridge instead
Player 1 could not pay at Moonrise Ridge
Player 1 put Deby Wardson to work
Player 3 promised Scrap Sculpture (5 points)
Player 3 put Sarn Vell to work
Player 3 gained 2 food
Player 1 paid 2 scrap and 1 magtape
Player 1 built Medbay Alcove (centre)
Player 1 swapped 1 nitrogen with the pool
Player 3 passed
Player 1 swapped 1 food with the pool
Player 1 paid 4 scrap and 1 magtape
Player 1 built Atmosphere Dome (bottom middle)
Player 1 paid 1 nitrogen
Player 1 met Surprisingly Competent
Player 1 gained 1 reputation
Player 1 passed
Player 2 left 3 pairs hungry
Player 1 made room on the morale track
Player 2 lost 3 morale
Player 3 left 2 pairs hungry
Player 1 made room on the morale track
Player 3 lost 2 morale
Player 4 left 2 pairs hungry
Player 4 lost 2 morale
Player 1 left 3 pairs hungry
Player 3 made room on the morale track
Player 1 lost 3 morale
Player 2 lost 2 reputation
Player 4 gained 2 reputation
Player 1 lost 1 reputation
Shard Drill of Player 2 activated
Player 2 gained 1 power shard
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Tape Foundry of Player 2 activated
Player 2 gained 1 scrap and 1 magtape
Bug Farm of Player 2 activated
Player 2 gained 2 food
Bug Farm of Player 3 activated
Player 3 gained 2 food
Medbay Alcove of Player 3 activated
Player 3 gained 1 nitrogen
Player 3 gained 1 nitrogen
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Bionic Workshop of Player 3 activated
Player 3 gained 2 scrap
Cyber Diner of Player 4 activated
Bug Farm of Player 4 activated
Player 4 gained 2 food
Sorting Bay of Player 4 activated
Player 4 gained 2 scrap
Bug Farm of Player 1 activated
Player 1 gained 2 food
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
The colonists of Player 1 rested
The colonists of Player 3 rested
The colonists of Player 4 rested
Round 3
Player 2 swapped 2 nitrogen with the pool
Player 2 put B'Orlol to work
Player 2 set out for Rustbone Gulch
Player 2 paid 2 food and 1 nitrogen
Player 2 recruited Dazzle Ptok
Player 2 exiled B'Orlol
Player 2 lost 1 morale
Player 3 put Lady Fizz to work
Player 3 gained 1 food
Player 3 gained 1 morale
Player 3 promised First-Class Cabin (15 points)
Player 4 promised Oxygen Lounge (7 points)
Player 4 powered Algae Stacks
Player 4 put Mirelda Quill to work
Player 4 gained 3 nitrogen
Player 1 paid 1 food
Player 1 met Encore
Player 1 paid 1 food
Player 1 met Clean Stitching
Player 1 paid 1 nitrogen
Player 1 met Puppet Therapy
Player 1 gained 1 morale
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 food and 1 magtape
Player 2 paid 1 food
Player 2 met Surprisingly Competent
Player 2 gained 1 reputation
Player 2 paid 1 food
Player 2 met Mixed-Up Charts
Player 2 rolled a 6
Player 2 put Beren Whaller to work
Player 2 gained 2 scrap
Player 3 paid 1 food and 1 nitrogen
Player 3 gained 1 magtape
Player 3 put Yolanda Spore to work
Player 4 put Zib Tallow to work
Player 4 set out for New Colony Network
Player 4 met Sinkhole
Player 4 lost 1 scrap
Player 4 went to The Factory instead
Player 4 rolled nitrogen
Player 4 gained 1 nitrogen
Player 4 rolled food
Player 4 gained 1 food
Player 4 put Quaz Oberman to work
Player 4 gained 1 magtape
Player 2 put Hoo-di-di to work
Player 2 set out for Wanderers' Path
Player 2 could not pay at Wanderers' Path
Player 2 put Gabbo Trink to work
Player 2 gained 1 morale
Player 3 passed
Player 4 paid 3 scrap
Player 4 built Nitro Refinery (middle right)
Player 4 swapped 1 food with the pool
Player 4 powered Nitro Refinery
Player 2 put Wexley to work
Player 2 set out for Rustbone Gulch
Player 2 rolled food
Player 2 gained 1 food
Player 2 could not pay at Rustbone Gulch
Player 2 promised Bucket of Bugs (5 points)
Player 4 put Ilo the Lost to work
Player 4 gained 1 nitrogen and 1 scrap
Player 4 paid 4 scrap and 2 magtape
Player 4 built Pleasure Gardens (top right)
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 put Captain Moop to work
Player 2 set out for Crash Site
Player 2 lost 1 reputation
Player 2 could not pay at Crash Site
Player 4 paid 1 nitrogen
Player 4 met Hungry Work
Player 4 lost 1 nitrogen
Player 4 swapped 2 nitrogen with the pool
Player 2 paid 2 scrap and 1 magtape
Player 2 built Salvage Bay (centre)
Player 2 paid 3 scrap
Player 2 built Giant Bug Ranch (top left)
Player 4 paid 1 nitrogen
Player 4 met Miracle Tonic
Player 4 paid 1 food
Player 4 met Try Again Tomorrow
Player 4 rolled a 6
Player 4 swapped 2 food with the pool
Player 2 put Dazzle Ptok to work
Player 2 gained 1 food
Player 2 gained 1 morale
Player 2 swapped 1 food with the pool
Player 4 swapped 2 nitrogen with the pool
Player 4 paid 3 food and 3 nitrogen
Player 4 gained 3 magtape
Player 2 swapped 1 nitrogen with the pool
Player 2 passed
Player 2 powered Salvage Bay
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 paid 1 nitrogen
Player 4 met Extra Limb
Player 4 lost 1 morale
Player 4 paid 1 nitrogen
Player 4 met Two for One
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 passed
Player 1 left 3 pairs hungry
Player 2 made room on the morale track
Player 1 lost 3 morale
Player 2 left 3 pairs hungry
Player 1 made room on the morale track
Player 2 lost 3 morale
Player 3 left 2 pairs hungry
Player 3 lost 2 morale
Player 4 left 2 pairs hungry
Player 4 lost 2 morale
Player 1 lost 2 reputation
Player 2 lost 3 reputation
Player 3 lost 1 reputation
Player 4 gained 1 reputation
Bug Farm of Player 1 activated
Player 1 gained 2 food
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Shard Drill of Player 2 activated
Player 2 gained 1 power shard
Giant Bug Ranch of Player 2 activated
Player 2 gained 3 food
Tape Foundry of Player 2 activated
Player 2 gained 1 scrap and 1 magtape
Salvage Bay of Player 2 activated
Player 2 gained 3 scrap
Player 2 gained 3 scrap
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Medbay Alcove of Player 3 activated
Player 3 gained 1 nitrogen
Player 3 gained 1 nitrogen
Bug Farm of Player 3 activated
Player 3 gained 2 food
Bionic Workshop of Player 3 activated
Player 3 gained 2 scrap
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Pleasure Gardens of Player 4 activated
Player 4 gained 2 morale
Nitro Refinery of Player 4 activated
Player 4 gained 3 nitrogen
Player 4 gained 3 nitrogen
Algae Stacks of Player 4 activated
Player 4 gained 2 food and 2 nitrogen
Sorting Bay of Player 4 activated
Player 4 gained 2 scrap
Bug Farm of Player 4 activated
Player 4 gained 2 food
Player 4 won with 54 points
