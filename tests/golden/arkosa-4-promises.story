Player 4 took the first player token
Player 4 took Bunker '58
Player 1 took Bunker '34
Player 2 took Bunker '42
Player 3 took Bunker '21
Player 1 chose to be led by Vex Ollo
Player 2 chose to be led by Ma Tundra
Player 3 chose to be led by Libra
Player 4 chose to be led by Sister Cog
Player 2 took Second Shift Bunkroom
Player 3 took Metabolic Exchanger
Player 4 took The Vault
Player 1 took Secret Meat Dispensary
Round 1
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 met Puppet Therapy
Player 2 made room on the morale track
Player 3 gained 1 morale
Player 3 paid 1 nitrogen
Player 3 met Two for One
Player 3 paid 1 food
Player 3 met Try Again Tomorrow
Player 3 rolled a 5
Player 3 paid 1 food
Player 3 met Consultation Fee
Player 3 gained 1 scrap
Player 4 put Kronch to work
Player 4 turned on Player 1
Wexley of Player 1 was injured
Player 4 paid 3 scrap
Player 4 built Giant Bug Ranch (middle right)
Player 4 gained 1 food and 1 scrap
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 magtape and 1 power shard
Player 2 put Zib Tallow to work
Player 2 set out for New Colony Network
Player 2 met Scuffle in the Dust
Player 2 suffered magtape
Player 2 lost 1 magtape
Player 2 went to The Factory instead
Player 2 rolled scrap
Player 2 gained 1 scrap
Player 2 rolled nitrogen
Player 2 gained 1 nitrogen
Player 2 put Ogg Pellet to work
Player 2 set out for New Colony Network
Ogg Pellet of Player 2 was injured
Player 2 paid 1 nitrogen
Player 2 recruited Beren Whaller
Player 3 put Combustible Joe to work
Player 3 set out for The Factory
Player 3 met Overloaded Sled
Player 3 gained 4 scrap
Combustible Joe of Player 3 was injured
Player 3 went to New Colony Network instead
Player 3 could not pay at New Colony Network
Player 3 paid 2 scrap and 1 magtape
Player 3 built Museum of Broken Things (top left)
Player 4 put Peregrine Peremo to work
Player 4 set out for Rustbone Gulch
Player 4 met Sandwurm
Peregrine Peremo of Player 4 was injured
Player 4 lost 1 food
Player 4 lost 1 nitrogen
Player 4 paid 2 food and 1 nitrogen
Player 4 recruited B'Orlol
Player 4 paid 1 food and 1 nitrogen
Player 4 gained 1 magtape
Player 2 put Lady Fizz to work
Player 2 gained 1 food
Player 3 made room on the morale track
Player 2 gained 1 morale
Player 2 put Beren Whaller to work
Player 2 gained 2 scrap
Player 3 put Ilo the Lost to work
Player 3 set out for The Factory
Player 3 rolled food
Player 3 gained 1 food
Player 3 rolled magtape
Player 3 gained 1 magtape
Player 3 paid 2 scrap and 1 magtape
Player 3 built Shisha Spa (top right)
Player 4 put B'Orlol to work
Player 4 gained 2 food
Player 4 powered Giant Bug Ranch
Player 4 put Flurn to work
Player 4 set out for Salt Flats Beacon
Player 4 could not pay at Salt Flats Beacon
Player 2 paid 1 nitrogen
Player 2 met Encore
Ogg Pellet of Player 2 was healed
Player 2 paid 1 food
Player 2 met Hungry Work
Player 2 lost 1 food
Player 2 paid 1 nitrogen
Player 2 met Mixed-Up Charts
Player 2 rolled a 2
Ogg Pellet of Player 2 was injured
Player 2 swapped 1 food with the pool
Player 3 put Pock and Pook to work
Player 2 made room on the morale track
Player 3 gained 1 morale
Player 3 put Tessa-9 to work
Player 3 gained 2 magtape
Player 2 made room on the morale track
Player 3 lost 1 morale
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 paid 1 food
Player 4 gained 1 scrap
Player 2 put Yolanda Spore to work
Player 2 set out for Salt Flats Beacon
Player 2 gained 1 power shard
Player 2 paid 1 food and 1 nitrogen
Player 2 recruited Quaz Oberman
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 1 magtape
Player 3 paid 2 scrap and 1 magtape
Player 3 built Cyber Diner (centre)
Player 3 gained 2 nitrogen
Player 3 paid 2 scrap and 1 magtape
Player 3 built Medbay Alcove (top right)
Player 4 paid 2 scrap and 1 magtape
Player 4 built Bionic Workshop (top left)
Player 4 put Dusk Hollin to work
Player 4 set out for Rustbone Gulch
Player 4 met Larder Rats
Larder Rats hit Player 1
Player 1 lost 2 food
Player 4 went to The Factory instead
Player 4 rolled nitrogen
Player 4 gained 1 nitrogen
Player 4 rolled magtape
Player 4 gained 1 magtape
Player 2 paid 3 scrap
Player 2 built Holo Lounge (middle right)
Player 2 put Quaz Oberman to work
Player 2 gained 1 magtape
Player 2 powered Holo Lounge
Player 3 paid 1 food
Player 3 met Surprisingly Competent
Combustible Joe of Player 3 was healed
Player 3 gained 1 reputation
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 4 paid 1 food
Player 4 met Miracle Tonic
Peregrine Peremo of Player 4 was healed
Player 4 paid 1 nitrogen
Player 4 met Clean Stitching
Player 4 passed
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
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
Player 3 lost 1 reputation
The production line was reset
Player 2 passed
Player 3 passed
Player 1 paid 1 food and 1 nitrogen
Player 1 left 1 pair hungry
Player 4 made room on the morale track
Player 1 lost 1 morale
Player 2 left 3 pairs hungry
Player 3 made room on the morale track
Player 4 made room on the morale track
Player 1 made room on the morale track
Player 2 lost 3 morale
Player 3 left 2 pairs hungry
Player 4 made room on the morale track
Player 1 made room on the morale track
Player 3 lost 2 morale
Player 4 left 3 pairs hungry
Player 1 made room on the morale track
Player 3 made room on the morale track
Player 2 made room on the morale track
Player 4 lost 3 morale
Player 1 gained 1 reputation
Player 2 lost 1 reputation
Player 4 lost 1 reputation
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Secret Meat Dispensary of Player 1 activated
Player 1 gained 2 food
Player 1 turned on Player 3
Player 2 made room on the morale track
Player 3 lost 1 morale
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Second Shift Bunkroom of Player 2 activated
Player 2 put Zib Tallow to work
Player 2 set out for The Factory
Player 2 met Cave-In
Zib Tallow of Player 2 was injured
Beren Whaller of Player 2 was injured
Player 2 rolled scrap
Player 2 gained 1 scrap
Player 2 rolled nitrogen
Player 2 gained 1 nitrogen
Bug Farm of Player 2 activated
Player 2 gained 2 food
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Holo Lounge of Player 2 activated
Player 1 made room on the morale track
Player 2 gained 1 morale
Player 2 gained 1 morale
Medbay Alcove of Player 3 activated
Player 3 gained 1 nitrogen
Museum of Broken Things of Player 3 activated
Player 3 gained 1 food and 1 scrap
Bug Farm of Player 3 activated
Player 3 gained 2 food
Bionic Workshop of Player 4 activated
Player 4 gained 2 scrap
Giant Bug Ranch of Player 4 activated
Player 4 gained 3 food
Nitro Lab of Player 4 activated
Player 4 gained 2 nitrogen
Rec Corner of Player 4 activated
Player 3 made room on the morale track
Player 4 gained 1 morale
The colonists of Player 2 rested
The colonists of Player 3 rested
The colonists of Player 4 rested
Round 2
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 swapped 2 nitrogen with the pool
Player 2 paid 2 food and 2 nitrogen
Player 2 gained 2 magtape
Player 2 put Lady Fizz to work
Player 2 gained 1 food
Player 2 gained 1 morale
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 put Pock and Pook to work
Player 3 gained 2 scrap
Player 4 put Kronch to work
Player 4 turned on Player 3
Tessa-9 of Player 3 was injured
Player 4 lost 1 reputation
The production line was reset
Player 1 put Boeuf to work
Player 1 gained 3 food
Player 1 put Movoo to work
Player 2 lost 1 morale
Player 3 lost 1 morale
Player 4 lost 1 morale
Player 2 put Quaz Oberman to work
Player 2 gained 1 scrap
Player 2 swapped 1 food with the pool
Player 3 lost 1 reputation
The production line was reset
Player 3 paid 1 food
Player 3 met Extra Limb
Tessa-9 of Player 3 was healed
Player 3 lost 1 morale
Player 3 paid 1 food
Player 3 met Miracle Tonic
Player 3 paid 1 nitrogen
Player 3 met Clean Stitching
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 put B'Orlol to work
Player 4 gained 2 food
Player 1 paid 2 scrap and 1 magtape
Player 1 built Cyber Diner (middle left)
Player 1 swapped 1 nitrogen with the pool
Player 2 put Yolanda Spore to work
Player 2 set out for New Colony Network
Player 2 could not pay at New Colony Network
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 3 put Ilo the Lost to work
Player 3 set out for Research Outpost
Player 3 met Cracked Tank
Player 3 gained 3 nitrogen
Player 3 lost 1 morale
Player 3 went to The Factory instead
Player 3 rolled magtape
Player 3 gained 1 magtape
Player 3 rolled scrap
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
Player 4 put Flurn to work
Player 4 gained 1 morale
Player 4 put Peregrine Peremo to work
Player 4 set out for The Factory
Player 4 met Brownout
Player 4 lost the power of Rec Corner
Player 1 lost the power of Tape Spooler
Player 2 lost the power of Holo Lounge
Player 3 lost the power of Medbay Alcove
Player 4 went to New Colony Network instead
Player 4 could not pay at New Colony Network
Player 1 put Mirelda Quill to work
Player 1 gained 3 nitrogen
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 2 paid 3 scrap and 1 magtape
Player 2 built Tape Foundry (bottom right)
Player 2 gained 2 reputation
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 3 made the trade of Libra
Player 3 paid 1 food and 1 nitrogen
Player 3 gained 2 magtape
Player 3 paid 3 scrap and 1 magtape
Player 3 built Algae Stacks (top middle)
Player 4 put Dusk Hollin to work
Player 4 set out for Sanctuary Prime
Player 4 met Sun-Dried Swarm
Player 4 gained 2 food
Player 4 went to Research Outpost instead
Player 4 could not pay at Research Outpost
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 1 paid 3 scrap
Player 1 built Holo Lounge (middle left)
Player 1 swapped 2 food with the pool
Player 1 powered Tape Spooler
Player 2 paid 2 scrap and 2 magtape
Player 2 built Shard Drill (top right)
Player 2 lost 1 reputation
The production line was reset
Player 3 swapped 1 nitrogen with the pool
Player 3 paid 2 scrap and 1 magtape
Player 3 built Shisha Spa (middle left)
Player 4 paid 1 food
Player 4 gained 1 scrap
Player 4 paid 3 scrap
Player 4 built Giant Bug Ranch (centre)
Player 1 lost 1 reputation
The production line was reset
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 2 passed
Player 2 took the first player token
Player 2 gained 1 nitrogen and 1 magtape
Player 3 paid 2 scrap and 1 magtape
Player 3 built Salvage Bay (middle right)
Player 3 passed
Player 4 paid 1 food
Player 4 gained 1 scrap
Player 4 paid 3 scrap and 1 magtape
Player 4 built Broadcast Booth (bottom right)
Player 1 made the trade of Vex Ollo
Player 1 lost 1 reputation
Player 1 gained 1 food and 1 nitrogen and 2 scrap
Player 1 paid 4 scrap and 2 magtape
Player 1 built Megaforge (top middle)
Player 4 swapped 3 food with the pool
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 1 paid 1 food
Player 1 met Mixed-Up Charts
Wexley of Player 1 was healed
Player 1 rolled a 2
Boeuf of Player 1 was injured
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 4 paid 1 food
Player 4 met Hungry Work
Player 4 lost 1 food
Player 4 swapped 2 nitrogen with the pool
Player 1 passed
Player 4 paid 1 food
Player 4 met Extra Limb
Player 4 lost 1 morale
Player 4 paid 1 food
Player 4 met Encore
Player 4 passed
Player 2 left 3 pairs hungry
Player 1 made room on the morale track
Player 2 lost 3 morale
Player 3 paid 1 food and 1 nitrogen
Player 3 left 1 pair hungry
Player 3 lost 1 reputation
Player 3 lost 1 morale
Player 4 left 3 pairs hungry
Player 3 made room on the morale track
Player 4 lost 3 morale
Player 1 left 2 pairs hungry
Player 2 made room on the morale track
Player 1 lost 2 morale
Player 3 lost 3 reputation
Player 4 lost 4 reputation
Player 1 lost 1 reputation
Bug Farm of Player 2 activated
Player 2 gained 2 food
Player 2 fixed the power of Holo Lounge
Second Shift Bunkroom of Player 2 activated
Shard Drill of Player 2 activated
Player 2 gained 1 power shard
Algae Stacks of Player 3 activated
Player 3 gained 2 food and 2 nitrogen
Player 3 fixed the power of Medbay Alcove
Museum of Broken Things of Player 3 activated
Player 3 gained 1 food and 1 scrap
Bionic Workshop of Player 4 activated
Player 4 gained 2 scrap
Giant Bug Ranch of Player 4 activated
Player 4 gained 3 food
Nitro Lab of Player 4 activated
Player 4 gained 2 nitrogen
Player 4 fixed the power of Rec Corner
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Secret Meat Dispensary of Player 1 activated
Player 1 gained 2 food
Player 1 turned on Player 3
Player 4 made room on the morale track
Player 3 lost 1 morale
Megaforge of Player 1 activated
Player 1 gained 2 scrap and 1 magtape
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
The colonists of Player 4 rested
Round 3
Player 2 put Quaz Oberman to work
Player 2 gained 1 magtape
Player 2 paid 1 food
Player 2 met Two for One
Beren Whaller of Player 2 was healed
Ogg Pellet of Player 2 was healed
Player 2 paid 1 nitrogen
Player 2 met Surprisingly Competent
Zib Tallow of Player 2 was healed
Player 2 gained 1 reputation
Player 3 put Tessa-9 to work
Player 3 set out for New Colony Network
Player 3 rolled nitrogen
Player 3 gained 1 nitrogen
Player 3 paid 1 food and 1 nitrogen
Player 3 recruited Sulla Vane
Player 3 put Sulla Vane to work
Player 3 gained 3 nitrogen
Player 4 put Kronch to work
Player 4 set out for Crash Site
Player 4 lost 1 reputation
Player 4 paid 1 nitrogen
Player 4 gained 2 scrap and 1 magtape
Player 4 passed
Player 4 took the first player token
Player 4 gained 1 nitrogen and 1 power shard
Player 4 powered Giant Bug Ranch
Player 1 paid 2 food and 2 nitrogen
Player 1 gained 2 magtape
Player 1 paid 4 scrap and 2 magtape
Player 1 built Regeneration Ward (middle right)
Player 2 put Lady Fizz to work
Player 2 gained 1 food
Player 2 gained 1 morale
Player 2 swapped 1 food with the pool
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 1 put Mirelda Quill to work
Player 1 gained 3 nitrogen
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 2 paid 1 food
Player 2 met Try Again Tomorrow
Player 2 rolled a 1
Player 2 paid 1 nitrogen
Player 2 met Puppet Therapy
Player 2 gained 1 morale
Player 2 put Yolanda Spore to work
Player 2 powered Tape Foundry
Player 3 paid 1 nitrogen
Player 3 met Consultation Fee
Player 3 paid 1 nitrogen
Player 3 paid 1 nitrogen
Player 3 met Consultation Fee
Player 3 paid 1 nitrogen
Player 3 put Ilo the Lost to work
Player 3 set out for Research Outpost
Player 3 met The Hush
The Hush hit Player 3
Player 3 suffered food
Player 3 suffered shard
Player 3 lost the power of Medbay Alcove
Player 3 suffered magtape
Player 3 lost 1 reputation
Player 3 lost 1 morale
Player 3 went to The Factory instead
Player 3 rolled food
Player 3 gained 1 food
Player 3 rolled nitrogen
Player 3 gained 1 nitrogen
Player 1 paid 1 nitrogen
Player 1 met Miracle Tonic
Boeuf of Player 1 was healed
Player 1 made the trade of Vex Ollo
Player 1 lost 1 reputation
Player 1 gained 2 food and 2 nitrogen
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
Player 2 passed
Player 3 put Combustible Joe to work
Player 3 set out for Salt Flats Beacon
Player 3 paid 1 food and 1 nitrogen
Player 3 recruited Patrea Partay
Player 3 paid 3 scrap
Player 3 built Nitro Refinery (middle right)
Player 1 put Movoo to work
Player 2 lost 1 morale
Player 3 lost 1 reputation
Player 3 lost 1 morale
Player 3 made room on the morale track
Player 4 lost 1 morale
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 3 put Pock and Pook to work
Player 3 gained 2 scrap
Player 3 put Patrea Partay to work
Player 3 set out for Crash Site
Player 3 met Builder's Coupon
Player 3 went to New Colony Network instead
Player 3 could not pay at New Colony Network
Player 1 put Boeuf to work
Player 1 gained 3 food
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 3 passed
Player 1 paid 4 scrap and 2 magtape
Player 1 built Gravity Club (bottom left)
Player 1 gained 2 reputation
Player 1 swapped 1 food with the pool
Player 1 passed
Player 4 paid 2 food and 2 nitrogen
Player 4 left 1 pair hungry
Player 4 lost 1 reputation
Player 4 lost 1 morale
Player 1 paid 2 food and 2 nitrogen
Player 2 left 3 pairs hungry
Player 1 made room on the morale track
Player 2 lost 3 morale
Player 3 left 3 pairs hungry
Player 4 made room on the morale track
Player 3 lost 1 reputation
Player 3 lost 1 reputation
Player 3 lost 3 morale
Player 4 lost 3 reputation
Player 2 lost 1 reputation
Player 3 lost 4 reputation
Rec Corner of Player 4 activated
Player 4 gained 1 morale
Nitro Lab of Player 4 activated
Player 4 gained 2 nitrogen
Giant Bug Ranch of Player 4 activated
Player 4 gained 3 food
Giant Bug Ranch of Player 4 activated
Player 4 gained 3 food
Player 4 gained 2 food
Bionic Workshop of Player 4 activated
Player 4 gained 2 scrap
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Megaforge of Player 1 activated
Player 1 gained 2 scrap and 1 magtape
Secret Meat Dispensary of Player 1 activated
Player 1 gained 2 food
Player 1 turned on Player 3
Player 3 lost 1 reputation
Player 3 lost 1 morale
Tape Foundry of Player 2 activated
Player 2 gained 1 scrap and 1 magtape
Bug Farm of Player 2 activated
Player 2 gained 2 food
Second Shift Bunkroom of Player 2 activated
Player 2 put Zib Tallow to work
Player 2 set out for Crash Site
Player 2 gained 1 scrap
Player 2 could not pay at Crash Site
Holo Lounge of Player 2 activated
Player 2 gained 1 morale
Player 1 made room on the morale track
Player 2 gained 1 morale
Shard Drill of Player 2 activated
Player 2 gained 1 power shard
Algae Stacks of Player 3 activated
Player 3 gained 2 food and 2 nitrogen
Player 3 fixed the power of Medbay Alcove
Museum of Broken Things of Player 3 activated
Player 3 gained 1 food and 1 scrap
Player 1 won with 48 points
