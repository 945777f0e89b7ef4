Player 1 was given Bunker '42
Player 2 was given Bunker '13
Player 2 took the first player token
Round 1
Player 2 paid 2 scrap and 2 magtape
Medbay Alcove came to the production line
Player 2 built Signal Archive (top left)
Player 2 put Mirelda Quill to work
Player 2 set out for The Factory
Player 2 met Hissing Canister
Player 2 gained 2 nitrogen
Player 2 rolled magtape
Player 2 gained 1 magtape
Player 2 rolled injury
Mirelda Quill of Player 2 was injured
Player 1 put B'Orlol to work
Player 1 set out for Salt Flats Beacon
Player 1 met Smiling Cult
Player 1 gained 1 morale
Player 1 lost 2 reputation
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Peregrine Peremo
Player 1 put Yolanda Spore to work
Player 2 paid 2 food and 2 nitrogen
Player 2 gained 2 magtape
Player 2 lost 1 reputation
The production line was reset
Player 1 passed
Player 1 took the first player token
Player 1 gained 2 power shards
Player 2 put Wexley to work
Player 2 gained 1 food and 1 nitrogen and 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 passed
Player 1 paid 1 food and 1 nitrogen
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
Player 2 paid 2 food and 2 nitrogen
The morale of Player 1 is -1
Player 1 lost 1 reputation
The morale of Player 2 is -2
Player 2 lost 1 reputation
Bug Farm of Player 1 activated
Player 1 gained 2 food
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Bug Farm of Player 2 activated
Player 2 gained 2 food
Signal Archive of Player 2 activated
Player 2 gained 2 magtape
The colonists of Player 1 rested
The colonists of Player 2 rested
Round 2
Player 1 paid 3 scrap
Nitro Refinery came to the production line
Player 1 built Giant Bug Ranch (middle right)
Player 1 put Yolanda Spore to work
Player 1 gained 3 nitrogen
Player 1 powered Giant Bug Ranch
Player 2 put Lady Fizz to work
Player 2 set out for Research Outpost
Player 2 met Tinker Swarm
Tinker Swarm hit Player 2
Player 2 suffered food
Player 2 lost 1 food
Player 2 suffered shard
Player 2 lost the power of Nitro Lab
Player 2 suffered magtape
Player 2 lost 1 magtape
Player 2 went to Moonrise Ridge instead
Player 2 paid 1 food and 2 nitrogen
Player 2 recruited Patrea Partay
Player 2 paid 3 scrap
Giant Bug Ranch came to the production line
Player 2 built Nitro Refinery (centre)
Player 2 gained 1 scrap
Player 1 put Peregrine Peremo to work
Player 1 set out for Moonrise Ridge
Player 1 met Pressure Drop
Player 1 lost 1 nitrogen
Player 2 lost 1 nitrogen
Player 1 paid 1 food and 2 nitrogen
Player 1 recruited Nova Pike
Player 1 put B'Orlol to work
Player 1 gained 2 food
Player 2 promised Mixtape (5 points)
Player 2 paid 2 scrap and 1 magtape
Grand Larder came to the production line
Player 2 built Salvage Bay (top right)
Player 1 paid 2 food and 2 nitrogen
Player 1 gained 2 magtape
Player 1 paid 1 nitrogen
Player 1 met Surprisingly Competent
Player 1 gained 1 reputation
Player 1 paid 1 food
Player 1 met Two for One
Player 2 swapped 1 food with the pool
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 1 put Nova Pike to work
Player 1 gained 2 magtape
Player 1 put Oran to work
Player 1 stole 1 magtape from Player 2
Player 2 put Captain Moop to work
Player 1 made room on the morale track
Player 2 gained 1 morale
Player 2 put Wexley to work
Player 2 set out for Salt Flats Beacon
The track brought Player 2: heal 1
Mirelda Quill of Player 2 was healed
Player 2 could not pay at Salt Flats Beacon
Player 1 put Flurn to work
Player 1 gained 1 food and 1 nitrogen
Player 1 promised Survival Hamper (7 points)
Player 2 promised Oxygen Lounge (7 points)
Player 2 put Patrea Partay to work
Player 2 set out for Moonrise Ridge
Player 2 could not pay at Moonrise Ridge
Player 1 swapped 1 nitrogen with the pool
Player 1 promised Battery and a Good Meal (8 points)
Player 2 promised Hull Patches (7 points)
Player 2 passed
Player 2 took the first player token
Player 2 gained 2 scrap
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 swapped 1 food with the pool
Player 1 paid 2 scrap and 1 magtape
Gravity Club came to the production line
Player 1 built Bionic Workshop (top middle)
Player 1 promised Workshop Kit (9 points)
Player 1 paid 1 nitrogen
Player 1 met Clean Stitching
Player 1 paid 1 food
Player 1 met Consultation Fee
Player 1 gained 1 scrap
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 passed
Player 2 left 3 pairs hungry
Player 1 made room on the morale track
Player 2 lost 3 morale
Player 1 left 3 pairs hungry
Player 2 made room on the morale track
Player 1 lost 3 morale
The morale of Player 2 is -3
Player 2 lost 2 reputation
The morale of Player 1 is -4
Player 1 lost 3 reputation
Player 2 fixed the power of Salvage Bay
Signal Archive of Player 2 activated
Player 2 gained 2 magtape
Bug Farm of Player 2 activated
Player 2 gained 2 food
Bug Farm of Player 1 activated
Player 1 gained 2 food
Giant Bug Ranch of Player 1 activated
Player 1 gained 3 food
Player 1 gained 1 scrap
Bionic Workshop of Player 1 activated
Player 1 gained 2 scrap
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
The colonists of Player 1 rested
The colonists of Player 2 rested
Round 3
Player 2 put Captain Moop to work
Player 2 gained 1 morale
Player 2 put Mirelda Quill to work
Player 2 set out for Research Outpost
Player 2 met Builder's Coupon
Player 2 kept Builder's Coupon, to use when you build a room
Player 2 went to The Factory instead
Player 2 rolled scrap
Player 2 gained 1 scrap
Player 2 rolled food
Player 2 gained 1 food
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 put Peregrine Peremo to work
Player 1 set out for Sanctuary Prime
Player 1 met Shard Moths
Shard Moths hit Player 1
Player 1 lost the power of Bug Farm
Player 1 lost the power of Bionic Workshop
Player 1 suffered scrap
Player 1 lost 1 scrap
Player 1 suffered shard
Player 1 lost the power of Giant Bug Ranch
Player 1 went to Moonrise Ridge instead
Player 1 could not pay at Moonrise Ridge
Player 1 powered Bionic Workshop
Player 2 paid 4 scrap and 2 magtape
Pleasure Gardens came to the production line
Player 2 built Megaforge (middle left)
Player 2 passed
Player 2 took the first player token
Player 2 gained 1 nitrogen and 1 scrap
Player 1 put B'Orlol to work
Player 1 set out for Salt Flats Beacon
Player 1 could not pay at Salt Flats Beacon
Player 1 paid 1 food
Player 1 gained 1 scrap
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
Player 1 paid 2 scrap and 1 magtape
Algae Stacks came to the production line
Player 1 built Cyber Diner (centre)
Player 1 put Yolanda Spore to work
Player 1 gained 3 nitrogen
Player 1 paid 4 scrap and 2 magtape
Medbay Alcove came to the production line
Player 1 built Gravity Club (bottom right)
Player 1 paid 3 scrap and 1 magtape
Grand Larder came to the production line
Player 1 built Algae Stacks (bottom right)
Player 1 put Flurn to work
Player 1 set out for The Factory
Player 1 met Sinkhole
Player 1 lost 1 scrap
Player 1 rolled magtape
Player 1 gained 1 magtape
Player 1 rolled injury
Flurn of Player 1 was injured
Player 1 paid 1 nitrogen
Player 1 met Puppet Therapy
Flurn of Player 1 was healed
Player 1 gained 1 morale
Player 1 paid 1 nitrogen
Player 1 met Extra Limb
Player 1 lost 1 morale
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 put Nova Pike to work
Player 1 set out for New Colony Network
The track brought Player 1: injure the explorer
Nova Pike of Player 1 was injured
Player 1 could not pay at New Colony Network
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
Player 2 left 3 pairs hungry
Player 1 made room on the morale track
Player 2 lost 3 morale
Player 1 left 3 pairs hungry
Player 2 made room on the morale track
Player 1 lost 1 reputation
Player 1 lost 3 morale
The morale of Player 2 is -4
Player 2 lost 3 reputation
The morale of Player 1 is -5
Player 1 lost 4 reputation
Salvage Bay of Player 2 activated
Player 2 gained 3 scrap
Bug Farm of Player 2 activated
Player 2 gained 2 food
Signal Archive of Player 2 activated
Player 2 gained 2 magtape
Bionic Workshop of Player 1 activated
Player 1 gained 2 scrap
Player 1 fixed the power of Bug Farm
Player 1 fixed the power of Giant Bug Ranch
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Player 2 won with 52 points
