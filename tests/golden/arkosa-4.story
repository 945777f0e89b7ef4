Player 2 took the first player token
Player 2 took Bunker '21
Player 3 took Bunker '07
Player 4 took Bunker '13
Player 1 took Bunker '42
Player 3 chose to be led by Brakka Duun
Player 4 chose to be led by Sister Cog
Player 1 chose to be led by Ma Tundra
Player 2 chose to be led by Libra
Player 4 took Triage Dome
Player 1 took Space Pirate Radio
Player 2 took Second Shift Bunkroom
Player 3 took Gamblers' Den
Round 1
Player 1 paid 1 nitrogen
Player 1 met Surprisingly Competent
Player 1 gained 1 reputation
Player 1 paid 1 nitrogen
Player 1 met Consultation Fee
Player 1 paid 1 food
Player 1 paid 1 food
Player 1 met Two for One
Player 1 swapped 1 food with the pool
Player 2 put B'Orlol to work
Player 2 gained 2 food
Player 2 made the trade of Libra
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 2 magtape
Player 3 paid 2 scrap and 2 magtape
Nitro Refinery came to the production line
Player 3 built Innovation Unit (centre)
Player 3 gained 1 magtape
Player 3 put Flurn to work
Player 3 set out for New Colony Network
Player 3 met Sandstorm
Player 3 lost 1 food
Player 3 lost 1 nitrogen
Player 3 paid 1 food and 1 nitrogen
Player 3 recruited Oran
Player 4 put Tessa-9 to work
Player 4 set out for The Factory
The track brought Player 4: gain 1 food
Player 4 gained 1 food
Player 4 rolled injury
Tessa-9 of Player 4 was injured
Player 4 rolled injury
Player 4 put Yolanda Spore to work
Player 4 gained 3 nitrogen
Player 1 paid 1 food
Player 1 met Try Again Tomorrow
Player 1 rolled a 3
Player 1 paid 1 nitrogen
Player 1 met Miracle Tonic
Player 1 paid 1 nitrogen
Player 1 met Extra Limb
Player 2 made room on the morale track
Player 1 lost 1 morale
Player 1 put Wexley to work
Player 1 set out for The Factory
Player 1 met Twin Moonrise
Player 2 made room on the morale track
Player 1 gained 1 morale
Player 1 rolled shard
Player 1 gained 1 power shard
Player 1 rolled injury
Wexley of Player 1 was injured
Player 2 put Lady Fizz to work
Player 2 set out for Sanctuary Prime
Player 2 paid 2 food and 1 nitrogen
Player 2 gained 2 scrap and 2 magtape and 1 power shard
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 3 put Hulda Brack to work
Player 3 gained 1 food and 1 scrap
Player 3 put Dusk Hollin to work
Player 3 set out for New Colony Network
Player 3 met Field Medic
Player 3 paid 1 food and 1 nitrogen
Player 3 recruited Ilo the Lost
Player 4 lost 1 reputation
The production line was reset
Player 4 paid 2 scrap and 1 magtape
Museum of Broken Things came to the production line
Player 4 built Medbay Alcove (top right)
Player 1 put Mirelda Quill to work
Player 1 gained 3 nitrogen
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 food and 1 nitrogen
Player 2 put Beren Whaller to work
Player 2 gained 2 scrap
Player 2 paid 2 scrap and 2 magtape
Medbay Alcove came to the production line
Player 2 built Karaoke Pit (middle left)
Player 3 put Oran to work
Player 3 stole 1 nitrogen from Player 4
Player 3 paid 2 food and 2 nitrogen
Player 3 gained 2 magtape
Player 4 swapped 1 nitrogen with the pool
Player 4 put Pock and Pook to work
Player 4 gained 1 morale
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 powered Karaoke Pit
Player 2 paid 2 scrap and 1 magtape
Nitro Refinery came to the production line
Player 2 built Cyber Diner (centre)
Player 2 gained 2 nitrogen
Player 3 paid 2 scrap and 1 magtape
Salvage Bay came to the production line
Player 3 built Museum of Broken Things (top left)
Player 3 put Ilo the Lost to work
Player 3 set out for Research Outpost
The track brought Player 3: lose 1 reputation
Player 3 lost 1 reputation
Player 3 gained 2 scrap and 2 magtape
Player 4 swapped 1 food with the pool
Player 4 paid 1 nitrogen
Player 4 met Encore
Tessa-9 of Player 4 was healed
Player 4 paid 1 food
Player 4 met Puppet Therapy
Player 2 made room on the morale track
Player 4 gained 1 morale
Player 2 paid 3 scrap
Giant Bug Ranch came to the production line
Player 2 built Nitro Refinery (bottom middle)
Player 2 swapped 1 nitrogen with the pool
Player 3 paid 2 scrap and 1 magtape
Holo Lounge came to the production line
Player 3 built Medbay Alcove (bottom middle)
Player 3 put Ninny Oxide to work
Player 4 put Ogg Pellet to work
Player 4 gained 1 food and 2 scrap
Player 4 paid 1 food
Player 4 gained 1 scrap
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
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
Player 3 passed
Player 4 paid 1 food
Player 4 gained 1 scrap
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 2 passed
Player 4 passed
Player 1 left 2 pairs hungry
Player 4 made room on the morale track
Player 2 made room on the morale track
Player 1 lost 2 morale
Player 2 left 2 pairs hungry
Player 1 made room on the morale track
Player 2 lost 2 morale
Player 3 left 3 pairs hungry
Player 3 lost 1 reputation
Player 3 lost 3 morale
Player 4 left 2 pairs hungry
Player 1 made room on the morale track
Player 4 lost 2 morale
The morale of Player 1 is 1
Player 1 gained 1 reputation
The morale of Player 2 is -2
Player 2 lost 1 reputation
The morale of Player 3 is -5
Player 3 lost 4 reputation
The morale of Player 4 is -1
Player 4 lost 1 reputation
Bug Farm of Player 1 activated
Player 1 gained 2 food
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Space Pirate Radio of Player 1 activated
Player 1 stole 1 food from Player 2
Player 1 gained 1 morale
Second Shift Bunkroom of Player 2 activated
Player 2 put B'Orlol to work
Player 2 set out for New Colony Network
Player 2 met Shard Moths
Shard Moths hit Player 2
Player 2 lost the power of Bug Farm
Player 2 suffered scrap
Player 2 lost 1 scrap
Player 2 went to The Factory instead
Player 2 rolled food
Player 2 gained 1 food
Player 2 rolled shard
Player 2 gained 1 power shard
Player 2 powered Nitro Refinery
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
Karaoke Pit of Player 2 activated
Player 4 made room on the morale track
Player 2 gained 1 morale
Player 2 gained 1 reputation
Player 2 fixed the power of Bug Farm
Nitro Refinery of Player 2 activated
Player 2 gained 3 nitrogen
Player 2 gained 3 nitrogen
Gamblers' Den of Player 3 activated
Player 3 paid 1 scrap
Player 3 rolled magtape
Player 3 gained 1 magtape
Player 3 rolled food
Player 3 gained 1 food
Tape Spooler of Player 3 activated
Player 3 gained 1 magtape
Museum of Broken Things of Player 3 activated
Player 3 gained 1 food and 1 scrap
Medbay Alcove of Player 4 activated
Player 4 gained 1 nitrogen
Nitro Lab of Player 4 activated
Player 4 gained 2 nitrogen
Sorting Bay of Player 4 activated
Player 4 gained 2 scrap
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
The colonists of Player 4 rested
Round 2
Player 1 promised Bucket of Bugs (5 points)
Player 1 passed
Player 1 took the first player token
Player 1 gained 2 food
Player 2 swapped 1 food with the pool
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 1 magtape
Player 3 promised First-Class Cabin (15 points)
Player 3 put Dusk Hollin to work
Player 3 set out for New Colony Network
The track brought Player 3: gain 1 nitrogen
Player 3 gained 1 nitrogen
Player 3 paid 1 food and 1 nitrogen
Player 3 recruited Grand Chef Slurm
Player 3 exiled Ilo the Lost
Player 3 lost 1 reputation
Player 3 lost 1 morale
Player 4 promised Mega Battery (5 points)
Player 4 put Yolanda Spore to work
Player 4 gained 3 nitrogen
Player 2 passed
Player 3 paid 1 food
Player 3 met Clean Stitching
Player 3 promised Mixtape (5 points)
Player 4 put Tessa-9 to work
Player 4 gained 1 magtape
Player 4 paid 3 scrap
Atmosphere Dome came to the production line
Player 4 built Holo Lounge (top middle)
Player 3 promised Dinner and a Show (7 points)
Player 3 lost 1 reputation
The production line was reset
Player 4 put Pock and Pook to work
Player 2 made room on the morale track
Player 4 gained 1 morale
Player 4 promised Reactor Core (13 points)
Player 3 put Oran to work
Player 3 stole 1 nitrogen from Player 1
Player 3 put Grand Chef Slurm to work
Player 3 gained 4 food
Player 4 put Ogg Pellet to work
Player 4 set out for Crash Site
Player 4 met Sinkhole
Player 4 lost 1 scrap
Player 4 went to Salt Flats Beacon instead
Player 4 paid 1 nitrogen
Player 4 recruited Countess Vim
Player 4 promised Scrap Sculpture (5 points)
Player 3 put Ninny Oxide to work
Player 3 gained 1 nitrogen and 1 magtape
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 4 swapped 2 nitrogen with the pool
Player 4 promised One of Everything Twice (9 points)
Player 3 promised Spare Parts (6 points)
Player 3 put Hulda Brack to work
Player 3 gained 1 food and 1 scrap
Player 4 passed
Player 3 promised Pair of Batteries (9 points)
Player 3 paid 1 food
Player 3 met Hungry Work
Player 3 lost 1 food
Player 3 put Flurn to work
Player 3 set out for Salt Flats Beacon
The track brought Player 3: heal 1
Player 3 could not pay at Salt Flats Beacon
Player 3 paid 3 scrap
Gravity Club came to the production line
Player 3 built Giant Bug Ranch (middle left)
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 promised Breath of Fresh Air (5 points)
Player 3 swapped 2 food with the pool
Player 3 promised Workshop Kit (9 points)
Player 3 lost 1 reputation
The production line was reset
Player 3 passed
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
Player 2 left 2 pairs hungry
Player 2 lost 2 morale
Player 3 left 3 pairs hungry
Player 3 lost 1 reputation
Player 3 lost 1 reputation
Player 3 lost 1 reputation
Player 3 lost 3 morale
Player 4 left 3 pairs hungry
Player 2 made room on the morale track
Player 4 lost 3 morale
The morale of Player 1 is 0
The morale of Player 2 is -3
Player 2 lost 2 reputation
The morale of Player 3 is -5
Player 3 lost 4 reputation
The morale of Player 4 is -4
Player 4 lost 3 reputation
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Bug Farm of Player 1 activated
Player 1 gained 2 food
Space Pirate Radio of Player 1 activated
Player 1 stole 1 nitrogen from Player 3
Player 1 gained 1 morale
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
Bug Farm of Player 2 activated
Player 2 gained 2 food
Karaoke Pit of Player 2 activated
Player 2 gained 1 morale
Player 2 gained 1 reputation
Nitro Refinery of Player 2 activated
Player 2 gained 3 nitrogen
Player 2 gained 3 nitrogen
Second Shift Bunkroom of Player 2 activated
Gamblers' Den of Player 3 activated
Player 3 paid 1 scrap
Player 3 rolled nitrogen
Player 3 gained 1 nitrogen
Player 3 rolled injury
Dusk Hollin of Player 3 was injured
Museum of Broken Things of Player 3 activated
Player 3 gained 1 food and 1 scrap
Tape Spooler of Player 3 activated
Player 3 gained 1 magtape
Medbay Alcove of Player 4 activated
Player 4 gained 1 nitrogen
Nitro Lab of Player 4 activated
Player 4 gained 2 nitrogen
Holo Lounge of Player 4 activated
Player 4 gained 1 morale
The colonists of Player 3 rested
The colonists of Player 4 rested
Round 3
Player 1 put Boeuf to work
Player 1 gained 3 food
Player 1 put Mirelda Quill to work
Player 1 gained 3 nitrogen
Player 2 paid 3 scrap and 1 magtape
Grand Larder came to the production line
Player 2 built Algae Stacks (bottom left)
Player 2 gained 1 power shard
Player 2 powered Algae Stacks
Player 2 put Captain Moop to work
Player 2 set out for Crash Site
Player 2 met Sandwurm
Captain Moop of Player 2 was injured
Player 2 lost 1 food
Player 2 lost 1 nitrogen
Player 2 went to The Factory instead
Player 2 rolled injury
Player 2 rolled magtape
Player 2 gained 1 magtape
Player 3 put Ninny Oxide to work
Player 3 gained 1 nitrogen and 1 magtape
Player 3 made the trade of Brakka Duun
Player 3 paid 2 scrap
Player 3 gained 1 power shard
Player 3 powered Innovation Unit
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 paid 2 scrap and 1 magtape
Cyber Diner came to the production line
Player 4 built Shisha Spa (centre)
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 nitrogen and 1 magtape
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 put Lady Fizz to work
Player 2 gained 1 food
Player 2 gained 1 morale
Player 3 swapped 3 nitrogen with the pool
Player 3 paid 1 food
Player 3 met Mixed-Up Charts
Dusk Hollin of Player 3 was healed
Player 3 rolled a 5
Player 4 made the trade of Sister Cog
Player 4 paid 1 nitrogen
Player 4 put Yolanda Spore to work
Player 4 gained 3 nitrogen
Player 2 swapped 2 food with the pool
Player 2 put Beren Whaller to work
Player 2 gained 2 scrap
Player 3 put Hulda Brack to work
Player 3 gained 2 scrap and 1 magtape
Player 3 lost 1 reputation
Player 3 lost 1 morale
Player 3 paid 1 food
Player 3 met Encore
Player 4 passed
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 4 scrap and 3 magtape
Tape Foundry came to the production line
Player 2 built Quantum Library (top right)
Player 3 put Grand Chef Slurm to work
Player 3 gained 1 food
Player 3 gained 1 morale
Player 3 put Flurn to work
Player 3 gained 1 food and 1 nitrogen
Player 2 passed
Player 3 swapped 1 food with the pool
Player 3 put Oran to work
Player 3 stole 1 nitrogen from Player 4
Player 3 swapped 3 food with the pool
Player 3 lost 1 reputation
The production line was reset
Player 3 paid 1 nitrogen
Player 3 met Extra Limb
Player 3 lost 1 morale
Player 3 paid 1 nitrogen
Player 3 met Mixed-Up Charts
Player 3 rolled a 2
Hulda Brack of Player 3 was injured
Player 3 paid 1 nitrogen
Player 3 met Consultation Fee
Player 3 paid 1 nitrogen
Hulda Brack of Player 3 was healed
Player 3 paid 1 nitrogen
Player 3 met Surprisingly Competent
Player 3 gained 1 reputation
Player 3 paid 2 scrap and 1 magtape
Grand Larder came to the production line
Player 3 built Shisha Spa (middle left)
Player 3 swapped 1 nitrogen with the pool
Player 3 passed
Player 1 paid 1 food and 1 nitrogen
Player 1 left 1 pair hungry
Player 1 lost 1 morale
Player 2 left 2 pairs hungry
Player 4 made room on the morale track
Player 2 lost 2 morale
Player 3 left 3 pairs hungry
Player 3 lost 1 reputation
Player 3 lost 1 reputation
Player 3 lost 1 reputation
Player 3 lost 3 morale
Player 4 paid 1 food and 1 nitrogen
Player 4 left 2 pairs hungry
Player 2 made room on the morale track
Player 4 lost 2 morale
The morale of Player 1 is 0
The morale of Player 2 is -2
Player 2 lost 1 reputation
The morale of Player 3 is -5
Player 3 lost 4 reputation
The morale of Player 4 is -4
Player 4 lost 3 reputation
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Bug Farm of Player 1 activated
Player 1 gained 2 food
Space Pirate Radio of Player 1 activated
Player 1 stole 1 magtape from Player 3
Player 1 gained 1 morale
Second Shift Bunkroom of Player 2 activated
Player 2 put Lady Fizz to work
Player 2 set out for The Factory
Player 2 rolled nitrogen
Player 2 gained 1 nitrogen
Player 2 rolled shard
Player 2 gained 1 power shard
Player 2 powered Cyber Diner
Nitro Refinery of Player 2 activated
Player 2 gained 3 nitrogen
Player 2 gained 3 nitrogen
Quantum Library of Player 2 activated
Player 2 gained 2 reputation
Bug Farm of Player 2 activated
Player 2 gained 2 food
Cyber Diner of Player 2 activated
Player 2 paid 1 food
Player 2 gained 1 morale
Karaoke Pit of Player 2 activated
Player 2 gained 1 morale
Player 2 gained 1 reputation
Algae Stacks of Player 2 activated
Player 2 gained 2 food and 2 nitrogen
Tape Spooler of Player 3 activated
Player 3 gained 1 magtape
Museum of Broken Things of Player 3 activated
Player 3 gained 1 food and 1 scrap
Innovation Unit of Player 3 activated
Gamblers' Den of Player 3 activated
Player 3 paid 1 scrap
Player 3 rolled magtape
Player 3 gained 1 magtape
Player 3 rolled nitrogen
Player 3 gained 1 nitrogen
Nitro Lab of Player 4 activated
Player 4 gained 2 nitrogen
Medbay Alcove of Player 4 activated
Player 4 gained 1 nitrogen
Player 4 powered Shisha Spa
Shisha Spa of Player 4 activated
Player 4 paid 1 nitrogen
Player 4 gained 1 morale
Holo Lounge of Player 4 activated
Player 4 gained 1 morale
Player 2 won with 57 points
