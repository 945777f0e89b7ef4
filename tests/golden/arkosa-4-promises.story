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
Broadcast Booth came to the production line
Player 4 built Giant Bug Ranch (middle right)
Player 4 gained 1 food and 1 scrap
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 magtape and 1 power shard
Player 2 put Zib Tallow to work
Player 2 set out for New Colony Network
Player 2 met Nerffle at the Counter
Player 1 made room on the morale track
Player 2 lost 1 morale
Player 2 went to The Factory instead
Player 2 rolled nitrogen
Player 2 gained 1 nitrogen
Player 2 rolled shard
Player 2 gained 1 power shard
Player 2 put Ogg Pellet to work
Player 2 set out for Crash Site
Player 2 met Wandering Minstrel
Player 1 made room on the morale track
Player 3 made room on the morale track
Player 2 gained 2 morale
Player 2 went to New Colony Network instead
Player 2 paid 1 nitrogen
Player 2 recruited Beren Whaller
Player 3 paid 3 scrap and 1 magtape
Shisha Spa came to the production line
Player 3 built Broadcast Booth (centre)
Player 3 gained 2 nitrogen
Player 3 put Tessa-9 to work
Player 3 gained 1 magtape
Player 4 put Flurn to work
Player 1 made room on the morale track
Player 4 gained 1 morale
Player 4 made the trade of Sister Cog
Player 4 paid 1 nitrogen
Player 2 put Yolanda Spore to work
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 3 swapped 1 nitrogen with the pool
Player 3 paid 2 scrap and 1 magtape
Algae Stacks came to the production line
Player 3 built Museum of Broken Things (middle left)
Player 4 powered Giant Bug Ranch
Player 4 paid 1 food
Player 4 gained 1 scrap
Player 4 paid 2 scrap and 1 magtape
Salvage Bay came to the production line
Player 4 built Cyber Diner (top right)
Player 2 put Lady Fizz to work
Player 2 set out for Moonrise Ridge
Player 2 could not pay at Moonrise Ridge
Player 2 paid 3 scrap and 1 magtape
Bionic Workshop came to the production line
Player 2 built Tape Foundry (centre)
Player 2 powered Tape Foundry
Player 3 paid 1 food
Player 3 met Surprisingly Competent
Player 3 gained 1 reputation
Player 3 paid 1 nitrogen
Player 3 met Miracle Tonic
Player 3 put Pock and Pook to work
Player 3 gained 2 scrap
Player 4 passed
Player 2 swapped 1 food with the pool
Player 2 put Beren Whaller to work
Player 2 took the shard out of Tape Foundry
Player 2 powered Tape Foundry
Player 3 put Combustible Joe to work
Player 3 set out for Salt Flats Beacon
Player 3 could not pay at Salt Flats Beacon
Player 3 put Ilo the Lost to work
Player 3 set out for Research Outpost
Player 3 met Horde on the Horizon
Horde on the Horizon hit Player 3
Player 3 suffered magtape
Horde on the Horizon hit Player 4
Player 4 suffered shard
Player 4 lost the power of Cyber Diner
Horde on the Horizon hit Player 1
Player 1 suffered injury
Movoo of Player 1 was injured
Horde on the Horizon hit Player 2
Player 2 suffered magtape
Player 3 went to New Colony Network instead
Player 3 recruited Ninny Oxide
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 passed
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 put Ninny Oxide to work
Player 3 passed
Player 1 paid 2 food and 2 nitrogen
Player 2 left 3 pairs hungry
Player 3 made room on the morale track
Player 4 made room on the morale track
Player 1 made room on the morale track
Player 2 lost 3 morale
Player 3 left 3 pairs hungry
Player 4 made room on the morale track
Player 1 made room on the morale track
Player 2 made room on the morale track
Player 3 lost 3 morale
Player 4 left 2 pairs hungry
Player 1 made room on the morale track
Player 2 made room on the morale track
Player 4 lost 2 morale
The morale of Player 1 is 1
Player 1 gained 1 reputation
The morale of Player 2 is 0
The morale of Player 3 is -2
Player 3 lost 1 reputation
The morale of Player 4 is -1
Player 4 lost 1 reputation
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Secret Meat Dispensary of Player 1 activated
Player 1 gained 2 food
Player 1 turned on Player 3
Player 3 lost 1 morale
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Bug Farm of Player 2 activated
Player 2 gained 2 food
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Second Shift Bunkroom of Player 2 activated
Player 2 put Yolanda Spore to work
Tape Foundry of Player 2 activated
Player 2 gained 1 scrap and 1 magtape
Bug Farm of Player 3 activated
Player 3 gained 2 food
Metabolic Exchanger of Player 3 activated
Player 3 gained 3 food
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Giant Bug Ranch of Player 4 activated
Player 4 gained 3 food
The Vault of Player 4 activated
Player 4 gained 1 scrap
Nitro Lab of Player 4 activated
Player 4 gained 2 nitrogen
Player 4 fixed the power of Cyber Diner
The colonists of Player 2 rested
The colonists of Player 3 rested
The colonists of Player 4 rested
Round 2
Player 1 paid 3 scrap and 1 magtape
Salvage Bay came to the production line
Player 1 built Algae Stacks (middle right)
Player 1 put Boeuf to work
Player 1 gained 3 food
Player 2 put Yolanda Spore to work
Player 2 put Ogg Pellet to work
Player 2 set out for Crash Site
Player 2 paid 1 nitrogen
Player 2 gained 2 scrap and 1 magtape
Player 3 put Ilo the Lost to work
Player 3 gained 1 nitrogen and 1 scrap
Player 3 put Ninny Oxide to work
Player 3 gained 1 nitrogen and 1 magtape
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 put Flurn to work
Player 4 gained 1 food and 1 nitrogen
Player 1 paid 2 food and 2 nitrogen
Player 1 gained 2 magtape
Player 1 put Mirelda Quill to work
Player 1 set out for Wanderers' Path
Player 1 met Cracked Tank
Player 1 gained 3 nitrogen
Player 2 made room on the morale track
Player 1 lost 1 morale
Player 1 went to Salt Flats Beacon instead
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Nova Pike
Player 1 powered Algae Stacks
Player 2 put Lady Fizz to work
Player 2 set out for Moonrise Ridge
Player 2 could not pay at Moonrise Ridge
Player 2 paid 1 food
Player 2 met Extra Limb
Player 1 made room on the morale track
Player 2 lost 1 morale
Player 2 paid 1 food
Player 2 met Mixed-Up Charts
Player 2 rolled a 1
Zib Tallow of Player 2 was injured
Player 2 paid 1 nitrogen
Player 2 met Encore
Zib Tallow of Player 2 was healed
Player 3 paid 3 scrap
Nitro Refinery came to the production line
Player 3 built Giant Bug Ranch (bottom middle)
Player 3 swapped 2 food with the pool
Player 4 put Dusk Hollin to work
Player 4 set out for Rustbone Gulch
Player 4 met Patch Kit
Player 4 kept Patch Kit, to use at any point of your turn, your rations and your room production, and before scoring
Player 4 went to New Colony Network instead
Player 4 paid 1 food and 1 nitrogen
Player 4 recruited Tann
Player 4 put Kronch to work
Player 4 turned on Player 1
Boeuf of Player 1 was injured
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 put Nova Pike to work
Player 1 gained 2 magtape
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 put Beren Whaller to work
Player 2 gained 2 scrap
Player 3 put Combustible Joe to work
Player 3 gained 3 scrap and 1 magtape
Player 3 rolled a 4
Player 3 put Tessa-9 to work
Player 3 set out for Salt Flats Beacon
Player 3 met Gas Vent
Player 3 gained 4 nitrogen
Player 3 lost the power of Bug Farm
Player 3 went to The Factory instead
Player 3 rolled scrap
Player 3 gained 1 scrap
Player 3 rolled shard
Player 3 gained 1 power shard
Player 3 powered Broadcast Booth
Player 4 passed
Player 4 took the first player token
Player 4 gained 1 nitrogen and 1 scrap
Player 1 paid 2 scrap and 2 magtape
Monument Hall came to the production line
Player 1 built Shard Drill (middle right)
Player 1 passed
Player 2 passed
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 paid 1 food
Player 3 met Hungry Work
Player 3 lost 1 food
Player 3 swapped 2 nitrogen with the pool
Player 3 paid 2 food and 2 nitrogen
Player 3 gained 2 magtape
Player 3 paid 1 food
Player 3 met Clean Stitching
Player 3 paid 1 nitrogen
Player 3 met Surprisingly Competent
Player 3 gained 1 reputation
Player 3 paid 1 nitrogen
Player 3 met Two for One
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 2 scrap and 1 magtape
Grand Larder came to the production line
Player 3 built Cyber Diner (centre)
Player 3 lost 1 reputation
The production line was reset
Player 3 paid 2 scrap and 1 magtape
Megaforge came to the production line
Player 3 built Shisha Spa (bottom middle)
Player 3 passed
Player 4 paid 3 food and 3 nitrogen
Player 1 paid 1 food and 1 nitrogen
Player 1 left 2 pairs hungry
Player 2 made room on the morale track
Player 4 made room on the morale track
Player 1 lost 2 morale
Player 2 left 3 pairs hungry
Player 4 made room on the morale track
Player 1 made room on the morale track
Player 2 lost 3 morale
Player 3 left 3 pairs hungry
Player 3 lost 1 reputation
Player 3 lost 3 morale
The morale of Player 4 is 1
Player 4 gained 1 reputation
The morale of Player 1 is 0
The morale of Player 2 is -2
Player 2 lost 1 reputation
The morale of Player 3 is -5
Player 3 lost 4 reputation
Giant Bug Ranch of Player 4 activated
Player 4 gained 3 food
Cyber Diner of Player 4 activated
Player 4 paid 3 food
Player 4 gained 3 morale
The Vault of Player 4 activated
Player 4 gained 1 scrap
Nitro Lab of Player 4 activated
Player 4 gained 2 nitrogen
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Shard Drill of Player 1 activated
Player 1 gained 1 power shard
Secret Meat Dispensary of Player 1 activated
Player 1 gained 2 food
Player 1 turned on Player 3
Player 3 lost 1 reputation
Player 3 lost 1 morale
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Bug Farm of Player 2 activated
Player 2 gained 2 food
Second Shift Bunkroom of Player 2 activated
Player 2 put Yolanda Spore to work
Player 2 set out for Rustbone Gulch
Player 2 met Shard Moths
Shard Moths hit Player 2
Player 2 lost the power of Second Shift Bunkroom
Player 2 lost the power of Tape Foundry
Player 2 suffered food
Player 2 lost 1 food
Shard Moths hit Player 4
Player 4 lost the power of Giant Bug Ranch
Player 4 lost the power of The Vault
Player 4 suffered injury
Peregrine Peremo of Player 4 was injured
Shard Moths hit Player 1
Player 1 lost the power of Secret Meat Dispensary
Player 1 lost the power of Tape Spooler
Player 1 suffered scrap
Player 2 went to The Factory instead
Player 2 rolled injury
Yolanda Spore of Player 2 was injured
Player 2 rolled magtape
Player 2 gained 1 magtape
Player 2 fixed the power of Tape Foundry
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Metabolic Exchanger of Player 3 activated
Player 3 gained 1 food and 2 nitrogen
Player 3 fixed the power of Bug Farm
Cyber Diner of Player 3 activated
Player 3 paid 1 food
Player 3 gained 1 morale
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
The colonists of Player 4 rested
Round 3
Player 4 put Flurn to work
Player 4 set out for Rustbone Gulch
Player 4 paid 2 food and 1 nitrogen
Player 4 recruited Lee-Roi
Player 4 used Patch Kit
Peregrine Peremo of Player 4 was healed
Player 4 swapped 1 food with the pool
Player 1 put Nova Pike to work
Player 1 gained 2 magtape
Player 1 put Mirelda Quill to work
Player 1 gained 3 nitrogen
Player 1 powered Secret Meat Dispensary
Player 2 paid 3 scrap
Deep Shard Mine came to the production line
Player 2 built Nitro Refinery (top middle)
Player 2 put Lady Fizz to work
Player 2 set out for Sanctuary Prime
The track brought Player 2: gain 1 scrap
Player 2 gained 1 scrap
Player 2 could not pay at Sanctuary Prime
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 put Tessa-9 to work
Player 3 gained 1 magtape
Player 4 put Dusk Hollin to work
Player 4 set out for New Colony Network
Player 4 met Disgrace
Player 4 lost 3 reputation
Player 4 went to The Factory instead
Player 4 rolled magtape
Player 4 gained 1 magtape
Player 4 rolled food
Player 4 gained 1 food
Player 4 paid 1 food and 1 nitrogen
Player 4 gained 1 magtape
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 passed
Player 1 took the first player token
Player 1 gained 2 food
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 3 put Ilo the Lost to work
Player 3 set out for Rustbone Gulch
Player 3 met Slime Oasis
Player 3 gained 1 food and 1 nitrogen
Player 3 went to The Factory instead
Player 3 rolled nitrogen
Player 3 gained 1 nitrogen
Player 3 rolled magtape
Player 3 gained 1 magtape
Player 3 put Combustible Joe to work
Player 3 gained 3 scrap and 1 magtape
Player 3 rolled a 3
Player 4 swapped 3 nitrogen with the pool
Player 4 paid 1 food
Player 4 gained 1 scrap
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 paid 5 scrap and 2 magtape
Holo Lounge came to the production line
Player 2 built Zero-G Theatre (middle left)
Player 2 gained 2 scrap
Player 3 paid 3 scrap
Megaforge came to the production line
Player 3 built Holo Lounge (middle right)
Player 3 paid 4 scrap and 4 magtape
Innovation Unit came to the production line
Player 3 built Monument Hall (middle left)
Player 4 put Lee-Roi to work
Player 4 set out for Rustbone Gulch
Player 4 met Derelict Loader
Player 4 gained 2 scrap and 1 magtape
Player 4 went to The Factory instead
Player 4 rolled magtape
Player 4 gained 1 magtape
Player 4 rolled magtape
Player 4 gained 1 magtape
Player 4 paid 1 food
Player 4 gained 1 scrap
Player 4 paid 1 food
Player 4 gained 1 scrap
Player 2 put Zib Tallow to work
Player 2 gained 3 scrap
Player 2 paid 2 scrap and 1 magtape
Signal Archive came to the production line
Player 2 built Salvage Bay (top left)
Player 3 passed
Player 4 paid 3 scrap and 1 magtape
Salvage Bay came to the production line
Player 4 built Tape Foundry (centre)
Player 4 paid 2 scrap and 2 magtape
Regeneration Ward came to the production line
Player 4 built Signal Archive (top right)
Player 2 passed
Player 4 put Tann to work
Player 4 gained 3 scrap
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 paid 2 scrap and 1 magtape
Deep Shard Mine came to the production line
Player 4 built Medbay Alcove (middle left)
Player 4 passed
Player 1 paid 2 food and 2 nitrogen
Player 1 left 1 pair hungry
Player 1 lost 1 morale
Player 2 left 3 pairs hungry
Player 3 made room on the morale track
Player 2 lost 3 morale
Player 3 left 3 pairs hungry
Player 2 made room on the morale track
Player 3 lost 1 reputation
Player 3 lost 3 morale
Player 4 left 3 pairs hungry
Player 4 lost 3 morale
The morale of Player 1 is -1
Player 1 lost 1 reputation
The morale of Player 2 is -4
Player 2 lost 3 reputation
The morale of Player 3 is -5
Player 3 lost 4 reputation
The morale of Player 4 is 1
Player 4 gained 1 reputation
Secret Meat Dispensary of Player 1 activated
Player 1 gained 2 food
Player 1 turned on Player 3
Player 3 lost 1 reputation
Player 3 lost 1 morale
Player 1 fixed the power of Tape Spooler
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Shard Drill of Player 1 activated
Player 1 gained 1 power shard
Tape Foundry of Player 2 activated
Player 2 gained 1 scrap and 1 magtape
Salvage Bay of Player 2 activated
Player 2 gained 3 scrap
Player 2 fixed the power of Nitro Refinery
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Metabolic Exchanger of Player 3 activated
Player 3 gained 3 nitrogen
Cyber Diner of Player 3 activated
Player 3 paid 1 food
Player 2 made room on the morale track
Player 3 gained 1 morale
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Bug Farm of Player 3 activated
Player 3 gained 2 food
Signal Archive of Player 4 activated
Player 4 gained 2 magtape
Player 4 fixed the power of Giant Bug Ranch
Player 4 fixed the power of The Vault
Nitro Lab of Player 4 activated
Player 4 gained 2 nitrogen
Player 4 won with 53 points
