Player 1 was given Bunker '34
Player 2 was given Bunker '21
Player 3 was given Bunker '13
Player 1 took the first player token
Round 1
Player 1 put Pock and Pook to work
Player 1 gained 2 scrap
Player 1 lost 1 reputation
The production line was reset
Player 2 paid 2 scrap and 1 magtape
Player 2 built Cyber Diner (middle right)
Player 2 put Boeuf to work
Player 2 set out for New Colony Network
Player 2 met Spare Fuse
Player 2 went to The Factory instead
Player 2 rolled scrap
Player 2 gained 1 scrap
Player 2 rolled magtape
Player 2 gained 1 magtape
Player 2 used Spare Fuse
Player 3 paid 3 scrap and 1 magtape
Player 3 built Algae Stacks (top left)
Player 3 put Tessa-9 to work
Player 3 gained 2 magtape
Player 3 lost 1 morale
Player 1 paid 2 scrap and 1 magtape
Player 1 built Medbay Alcove (top middle)
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 2 put Zib Tallow to work
Player 2 set out for New Colony Network
Player 2 met Power Surge
Player 2 lost the power of Nitro Lab
Player 2 lost 1 scrap
Player 2 went to The Factory instead
Player 2 rolled food
Player 2 gained 1 food
Player 2 rolled food
Player 2 gained 1 food
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 3 put Yolanda Spore to work
Player 3 set out for New Colony Network
Player 3 paid 1 food and 1 nitrogen
Player 3 recruited Wexley
Player 3 put Quaz Oberman to work
Player 3 gained 1 scrap
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
Player 1 lost 1 reputation
The production line was reset
Player 1 paid 3 scrap and 1 magtape
Player 1 built Tape Foundry (top right)
Player 2 paid 2 food and 2 nitrogen
Player 2 gained 2 magtape
Player 2 put Combustible Joe to work
Player 2 set out for Rustbone Gulch
Player 2 met Rescue Flare
Player 2 went to Salt Flats Beacon instead
Player 2 could not pay at Salt Flats Beacon
Player 3 put Beren Whaller to work
Player 3 took the shard out of Algae Stacks
Player 3 paid 3 food and 3 nitrogen
Player 3 gained 3 magtape
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 put Mirelda Quill to work
Player 1 set out for Research Outpost
The production line was reset
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 2 scrap and 2 magtape
Player 2 paid 1 food
Player 2 met Surprisingly Competent
Player 2 gained 1 reputation
Player 2 paid 1 food
Player 2 met Miracle Tonic
Player 2 put Captain Moop to work
Player 2 gained 1 morale
Player 3 put Wexley to work
Player 3 gained 1 food and 1 nitrogen and 1 scrap
Player 3 paid 1 food and 1 nitrogen
Player 3 gained 1 magtape
Player 1 put Deby Wardson to work
Player 1 gained 2 nitrogen
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 2 lost 1 reputation
The production line was reset
Player 2 passed
Player 2 took the first player token
Player 2 gained 2 scrap
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 paid 2 scrap and 2 magtape
Player 3 built Innovation Unit (top left)
Player 1 paid 3 scrap
Player 1 built Giant Bug Ranch (centre)
Player 1 put Sarn Vell to work
Player 1 set out for Sanctuary Prime
Player 1 met Larder Rats
Larder Rats hit Player 1
Player 1 lost 1 nitrogen
Player 1 went to Research Outpost instead
Player 1 could not pay at Research Outpost
Player 3 passed
Player 3 powered Innovation Unit
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
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 passed
Player 2 left 2 pairs hungry
Player 2 lost 2 morale
Player 3 left 3 pairs hungry
Player 3 lost 1 reputation
Player 3 lost 3 morale
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
Player 2 gained 1 reputation
Player 3 lost 4 reputation
Player 1 lost 2 reputation
Player 2 fixed the power of Nitro Lab
Bug Farm of Player 2 activated
Player 2 gained 2 food
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Innovation Unit of Player 3 activated
Bug Farm of Player 3 activated
Player 3 gained 2 food
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Medbay Alcove of Player 1 activated
Player 1 gained 1 nitrogen
Tape Foundry of Player 1 activated
Player 1 gained 1 scrap and 1 magtape
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
Round 2
Player 2 put Zib Tallow to work
Player 2 gained 3 scrap
Player 2 put Combustible Joe to work
Player 2 gained 3 scrap and 1 magtape
Player 2 rolled a 3
Player 3 swapped 2 food with the pool
Player 3 passed
Player 3 took the first player token
Player 3 gained 1 food and 1 nitrogen
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 3 scrap
Player 1 built Nitro Refinery (top right)
Player 2 lost 1 reputation
The production line was reset
Player 2 put Captain Moop to work
Player 2 set out for Research Outpost
Player 2 met Buggy Carcass
Player 2 gained 2 scrap
Player 2 could not pay at Research Outpost
Player 1 put Pock and Pook to work
Player 1 gained 1 morale
Player 1 passed
Player 2 put Boeuf to work
Player 2 gained 3 food
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 paid 4 scrap and 2 magtape
Player 2 built Pleasure Gardens (centre)
Player 2 gained 1 magtape
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 met Hungry Work
Player 2 lost 1 food
Player 2 paid 3 scrap and 1 magtape
Player 2 built Algae Stacks (middle left)
Player 2 paid 2 scrap and 1 magtape
Player 2 built Museum of Broken Things (top left)
Player 2 passed
Player 3 left 3 pairs hungry
Player 3 lost 1 reputation
Player 3 lost 1 reputation
Player 3 lost 1 reputation
Player 3 lost 3 morale
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
Player 2 left 2 pairs hungry
Player 2 lost 2 morale
Player 3 lost 4 reputation
Player 1 lost 3 reputation
Player 2 lost 1 reputation
Bug Farm of Player 3 activated
Player 3 gained 2 food
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Innovation Unit of Player 3 activated
Medbay Alcove of Player 1 activated
Player 1 gained 1 nitrogen
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Nitro Refinery of Player 1 activated
Player 1 gained 3 nitrogen
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
Museum of Broken Things of Player 2 activated
Player 2 gained 1 food and 1 scrap
The colonists of Player 1 rested
The colonists of Player 2 rested
Round 3
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 passed
Player 3 took the first player token
Player 3 gained 2 food
Player 1 passed
Player 2 put Combustible Joe to work
Player 2 gained 3 scrap and 1 magtape
Player 2 rolled a 1
Combustible Joe of Player 2 was injured
Player 2 lost the power of Museum of Broken Things
Player 2 put Zib Tallow to work
Player 2 set out for Rustbone Gulch
Player 2 met Bottled Geyser
Player 2 gained 3 nitrogen
Player 2 went to The Factory instead
Player 2 rolled nitrogen
Player 2 gained 1 nitrogen
Player 2 rolled injury
Zib Tallow of Player 2 was injured
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 1 magtape
Player 2 paid 1 nitrogen
Player 2 met Encore
Zib Tallow of Player 2 was healed
Combustible Joe of Player 2 was healed
Player 2 paid 1 nitrogen
Player 2 met Extra Limb
Player 2 lost 1 morale
Player 2 paid 1 food
Player 2 met Consultation Fee
Player 2 paid 1 nitrogen
Player 2 passed
Player 3 left 3 pairs hungry
Player 3 lost 1 reputation
Player 3 lost 1 reputation
Player 3 lost 1 reputation
Player 3 lost 3 morale
Player 1 left 2 pairs hungry
Player 3 made room on the morale track
Player 1 lost 1 reputation
Player 1 lost 2 morale
Player 2 paid 1 food and 1 nitrogen
Player 2 left 1 pair hungry
Player 2 lost 1 morale
Player 3 lost 3 reputation
Player 1 lost 4 reputation
Player 2 lost 2 reputation
Innovation Unit of Player 3 activated
Player 3 paid 1 scrap and 1 magtape
Player 3 gained 2 reputation
Bug Farm of Player 3 activated
Player 3 gained 2 food
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Medbay Alcove of Player 1 activated
Player 1 gained 1 nitrogen
Nitro Refinery of Player 1 activated
Player 1 gained 3 nitrogen
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
Player 2 fixed the power of Museum of Broken Things
Player 2 won with 49 points
