Player 1 took the first player token
Player 1 took Bunker '58
Player 2 took Bunker '21
Player 3 took Bunker '13
Player 4 took Bunker '42
Player 2 chose to be led by Vex Ollo
Player 3 chose to be led by Sister Cog
Player 4 chose to be led by Ma Tundra
Player 1 chose to be led by The Quorum
Player 3 took Gamblers' Den
Player 4 took The Vault
Player 1 took Triage Dome
Player 2 took Mech Arena
Round 1
Player 4 put Ilo the Lost to work
Player 4 set out for Wanderers' Path
Player 4 met Hoarder's Crate: Medicine Chest
Player 4 rolled a 3 for the crate
Player 4 gained 1 magtape
Player 4 went to New Colony Network instead
Player 4 recruited Ninny Oxide
Player 4 put Ogg Pellet to work
Player 4 gained 1 food and 2 scrap
Player 1 put Captain Moop to work
Player 1 set out for New Colony Network
Player 1 met Shared Caravan
Player 1 gained 3 food
Player 2 gained 1 nitrogen
Player 3 gained 1 nitrogen
Player 4 gained 1 food
Player 1 paid 1 nitrogen
Player 1 recruited Beren Whaller
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 2 paid 2 scrap and 1 magtape
Salvage Bay came to the production line
Player 2 built Shisha Spa (top left)
Player 2 put Flurn to work
Player 2 set out for Crash Site
Player 2 paid 1 nitrogen
Player 2 gained 2 scrap and 1 magtape
Player 3 paid 2 scrap and 1 magtape
Giant Bug Ranch came to the production line
Player 3 built Salvage Bay (middle right)
Player 3 powered Salvage Bay
Player 3 put Deby Wardson to work
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 put Lady Fizz to work
Player 4 set out for Moonrise Ridge
The track brought Player 4: roll the resource die 1× to gain
Player 4 rolled injury
Lady Fizz of Player 4 was injured
Player 4 paid 1 food and 2 nitrogen
Player 4 recruited Trog
Player 1 put Sarn Vell to work
Player 1 gained 2 food
Player 1 put Mirelda Quill to work
Player 1 gained 3 nitrogen
Player 2 made the trade of Vex Ollo
Player 2 lost 1 reputation
Player 2 gained 4 scrap
Player 2 paid 2 scrap and 2 magtape
Nitro Refinery came to the production line
Player 2 built Karaoke Pit (top right)
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 passed
Player 3 took the first player token
Player 3 gained 1 food and 1 magtape
Player 4 paid 3 scrap
Tape Foundry came to the production line
Player 4 built Nitro Refinery (top right)
Player 4 put Combustible Joe to work
Player 4 gained 3 scrap and 1 magtape
Player 4 rolled a 1
Combustible Joe of Player 4 was injured
Player 4 lost the power of The Vault
Player 1 passed
Player 2 put Yolanda Spore to work
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 4 paid 1 food and 1 nitrogen
Player 4 gained 1 magtape
Player 4 paid 3 scrap and 1 magtape
Shard Drill came to the production line
Player 4 built Tape Foundry (middle right)
Player 2 put Boeuf to work
Player 2 gained 3 food
Player 2 put Gabbo Trink to work
Player 2 set out for Wanderers' Path
Player 2 met Horde on the Horizon
Horde on the Horizon hit Player 2
Player 2 suffered shard
Player 2 lost the power of Karaoke Pit
Horde on the Horizon hit Player 3
Player 3 suffered injury
Hulda Brack of Player 3 was injured
Horde on the Horizon hit Player 4
Player 4 suffered shard
Player 4 lost the power of Bug Farm
Horde on the Horizon hit Player 1
Player 1 suffered injury
Beren Whaller of Player 1 was injured
Player 2 went to The Factory instead
Player 2 rolled nitrogen
Player 2 gained 1 nitrogen
Player 2 rolled nitrogen
Player 2 gained 1 nitrogen
Player 4 passed
Player 2 lost 1 reputation
The production line was reset
Player 2 passed
Player 3 paid 1 food and 1 nitrogen
Player 3 left 1 pair hungry
Player 3 lost 1 morale
Player 4 left 3 pairs hungry
Player 2 made room on the morale track
Player 4 lost 3 morale
Player 1 paid 1 food and 1 nitrogen
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
Player 2 paid 2 food and 2 nitrogen
The morale of Player 3 is -3
Player 3 lost 2 reputation
The morale of Player 4 is -2
Player 4 lost 1 reputation
The morale of Player 1 is 1
Player 1 gained 1 reputation
The morale of Player 2 is 0
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Salvage Bay of Player 3 activated
Player 3 gained 3 scrap
Gamblers' Den of Player 3 activated
Player 3 paid 1 scrap
Player 3 rolled nitrogen
Player 3 gained 1 nitrogen
Player 3 rolled food
Player 3 gained 1 food
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Player 4 fixed the power of Bug Farm
Player 4 fixed the power of The Vault
Nitro Refinery of Player 4 activated
Player 4 gained 3 nitrogen
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Triage Dome of Player 1 activated
Beren Whaller of Player 1 was healed
Player 1 gained 1 nitrogen
Rec Corner of Player 1 activated
Player 1 gained 1 morale
Bug Farm of Player 2 activated
Player 2 gained 2 food
Player 2 fixed the power of Karaoke Pit
Shisha Spa of Player 2 activated
Player 2 paid 2 nitrogen
Player 1 made room on the morale track
Player 2 gained 2 morale
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
The colonists of Player 4 rested
Round 2
Player 3 put Quaz Oberman to work
Player 3 gained 1 magtape
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
Player 4 lost 1 reputation
The production line was reset
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 paid 1 food
Player 4 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 met Try Again Tomorrow
Player 1 rolled a 2
Player 1 paid 1 food
Player 1 met Extra Limb
Player 1 lost 1 morale
Player 1 paid 1 nitrogen
Player 1 met Encore
Player 1 paid 1 food
Player 1 met Two for One
Player 1 paid 1 food
Player 1 met Consultation Fee
Player 1 gained 1 scrap
Player 1 put Sarn Vell to work
Player 1 gained 2 food
Player 2 put Boeuf to work
Player 2 gained 3 food
Player 2 put Flurn to work
Player 2 set out for Crash Site
Player 2 could not pay at Crash Site
Player 3 put Deby Wardson to work
Player 3 gained 2 nitrogen
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 4 put Trog to work
Player 4 set out for New Colony Network
Player 4 met Nerffle at the Counter
Player 3 made room on the morale track
Player 4 lost 1 morale
Player 4 paid 1 food
Player 4 recruited Grand Chef Slurm
Player 4 paid 1 food
Player 4 gained 1 scrap
Player 4 exiled Ogg Pellet
Player 4 lost 1 morale
Player 1 put Beren Whaller to work
Player 1 took the shard out of Rec Corner
Player 1 paid 3 scrap and 1 magtape
Zero-G Theatre came to the production line
Player 1 built Tape Foundry (centre)
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 3 paid 3 scrap
Medbay Alcove came to the production line
Player 3 built Giant Bug Ranch (middle right)
Player 3 paid 2 scrap and 1 magtape
Bionic Workshop came to the production line
Player 3 built Museum of Broken Things (top left)
Player 4 put Ilo the Lost to work
Player 4 gained 1 nitrogen and 1 scrap
Player 4 paid 2 scrap and 1 magtape
Atmosphere Dome came to the production line
Player 4 built Medbay Alcove (middle left)
Player 4 gained 2 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 powered Tape Foundry
Player 2 put Yolanda Spore to work
Player 2 gained 3 nitrogen
Player 2 made the trade of Vex Ollo
Player 2 lost 1 reputation
Player 2 gained 4 nitrogen
Player 3 swapped 1 nitrogen with the pool
Player 3 paid 1 nitrogen
Player 3 met Puppet Therapy
Hulda Brack of Player 3 was healed
Player 3 gained 1 morale
Player 4 put Ninny Oxide to work
Combustible Joe of Player 4 was healed
Player 4 put Grand Chef Slurm to work
Player 4 gained 4 food
Player 1 put Wexley to work
Player 1 set out for Rustbone Gulch
The track brought Player 1: heal 1
Player 1 could not pay at Rustbone Gulch
Player 1 put Mirelda Quill to work
Player 1 gained 3 nitrogen
Player 2 swapped 1 nitrogen with the pool
Player 2 passed
Player 2 took the first player token
Player 2 gained 1 food and 1 magtape
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 2 scrap and 1 magtape
Propaganda Studio came to the production line
Player 3 built Bionic Workshop (centre)
Player 4 paid 4 scrap and 1 magtape
Algae Stacks came to the production line
Player 4 built Atmosphere Dome (bottom right)
Player 4 gained 2 reputation
Player 4 paid 1 food and 1 nitrogen
Player 4 gained 1 magtape
Player 1 put Captain Moop to work
Player 1 set out for Salt Flats Beacon
Player 1 met Shard Storm
Player 1 gained 1 power shard
Player 1 lost the power of Triage Dome
Player 1 lost the power of Tape Foundry
Player 1 paid 1 nitrogen
Player 1 recruited Countess Vim
Player 1 passed
Player 1 powered Tape Foundry
Player 3 put Hoo-di-di to work
Player 3 set out for Moonrise Ridge
Player 3 met Hoarder's Crate: Tool Chest
Player 3 rolled a 2 for the crate
Player 3 suffered scrap
Player 3 lost 1 scrap
Player 3 could not pay at Moonrise Ridge
Player 3 lost 1 reputation
The production line was reset
Player 4 made the trade of Ma Tundra
Player 4 paid 2 food
Player 4 gained 1 morale
Player 4 gained 1 reputation
Player 4 swapped 2 food with the pool
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 paid 3 scrap and 1 magtape
Innovation Unit came to the production line
Player 4 built Propaganda Studio (middle left)
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 passed
Player 4 passed
Player 2 paid 1 food and 1 nitrogen
Player 2 left 1 pair hungry
Player 2 lost 1 morale
Player 3 left 2 pairs hungry
Player 4 made room on the morale track
Player 3 lost 2 morale
Player 4 left 3 pairs hungry
Player 3 made room on the morale track
Player 4 lost 3 morale
Player 1 left 3 pairs hungry
Player 3 made room on the morale track
Player 1 lost 3 morale
The morale of Player 2 is 1
Player 2 gained 1 reputation
The morale of Player 3 is -1
Player 3 lost 1 reputation
The morale of Player 4 is -5
Player 4 lost 4 reputation
The morale of Player 1 is -3
Player 1 lost 2 reputation
Karaoke Pit of Player 2 activated
Player 2 gained 1 morale
Player 2 gained 1 reputation
Bug Farm of Player 2 activated
Player 2 gained 2 food
Shisha Spa of Player 2 activated
Giant Bug Ranch of Player 3 activated
Player 3 gained 3 food
Gamblers' Den of Player 3 activated
Player 3 paid 1 scrap
Player 3 rolled shard
Player 3 gained 1 power shard
Player 3 rolled injury
Quaz Oberman of Player 3 was injured
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Player 3 powered Bionic Workshop
Bionic Workshop of Player 3 activated
Player 3 gained 2 scrap
Player 3 gained 2 scrap
Museum of Broken Things of Player 3 activated
Player 3 gained 1 food and 1 scrap
The Vault of Player 4 activated
Player 4 gained 1 scrap
Nitro Refinery of Player 4 activated
Player 4 gained 3 nitrogen
Bug Farm of Player 4 activated
Player 4 gained 2 food
Player 1 fixed the power of Triage Dome
Tape Foundry of Player 1 activated
Player 1 gained 1 scrap and 1 magtape
Player 1 gained 2 food
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
The colonists of Player 4 rested
Round 3
Player 2 made the trade of Vex Ollo
Player 2 lost 1 reputation
Player 2 gained 2 food and 2 nitrogen
Player 2 put Flurn to work
Player 2 gained 1 food and 1 nitrogen
Player 3 paid 1 food
Player 3 met Clean Stitching
Quaz Oberman of Player 3 was healed
Player 3 paid 1 food
Player 3 met Mixed-Up Charts
Player 3 rolled a 6
Player 3 paid 1 food
Player 3 met Hungry Work
Player 3 lost 1 food
Player 3 passed
Player 3 took the first player token
Player 3 gained 2 nitrogen
Player 4 put Combustible Joe to work
Player 4 gained 3 scrap and 1 magtape
Player 4 rolled a 6
Player 4 passed
Player 1 swapped 1 nitrogen with the pool
Player 1 put Countess Vim to work
Player 1 gained 1 magtape
Player 1 gained 1 morale
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 met Surprisingly Competent
Player 2 gained 1 reputation
Player 2 paid 1 nitrogen
Player 2 met Miracle Tonic
Player 2 paid 1 nitrogen
Player 2 met Surprisingly Competent
Player 2 gained 1 reputation
Player 2 paid 1 food
Player 2 met Hungry Work
Player 2 lost 1 nitrogen
Player 2 paid 1 nitrogen
Player 2 met Extra Limb
Player 2 lost 1 morale
Player 2 paid 1 nitrogen
Player 2 met Two for One
Player 2 paid 1 food
Player 2 met Puppet Therapy
Player 2 gained 1 morale
Player 2 paid 1 food
Player 2 met Mixed-Up Charts
Player 2 rolled a 3
Yolanda Spore of Player 2 was injured
Player 1 swapped 2 nitrogen with the pool
Player 1 put Beren Whaller to work
Player 1 took the shard out of Triage Dome
Player 1 powered Rec Corner
Player 2 put Boeuf to work
Player 2 gained 3 food
Player 2 passed
Player 1 passed
Player 3 left 2 pairs hungry
Player 1 made room on the morale track
Player 3 lost 2 morale
Player 4 left 3 pairs hungry
Player 4 lost 1 reputation
Player 4 lost 1 reputation
Player 4 lost 1 reputation
Player 4 lost 3 morale
Player 1 paid 1 food and 1 nitrogen
Player 1 left 2 pairs hungry
Player 3 made room on the morale track
Player 1 lost 2 morale
Player 2 left 2 pairs hungry
Player 2 lost 2 morale
The morale of Player 3 is -2
Player 3 lost 1 reputation
The morale of Player 4 is -5
Player 4 lost 4 reputation
The morale of Player 1 is -3
Player 1 lost 2 reputation
The morale of Player 2 is 0
Gamblers' Den of Player 3 activated
Player 3 paid 1 scrap
Player 3 rolled nitrogen
Player 3 gained 1 nitrogen
Player 3 rolled magtape
Player 3 gained 1 magtape
Bionic Workshop of Player 3 activated
Player 3 gained 2 scrap
Player 3 gained 2 scrap
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Giant Bug Ranch of Player 3 activated
Player 3 gained 3 food
Museum of Broken Things of Player 3 activated
Player 3 gained 1 food and 1 scrap
Bug Farm of Player 4 activated
Player 4 gained 2 food
The Vault of Player 4 activated
Player 4 gained 1 scrap
Nitro Refinery of Player 4 activated
Player 4 gained 3 nitrogen
Rec Corner of Player 1 activated
Player 3 made room on the morale track
Player 1 gained 1 morale
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Tape Foundry of Player 1 activated
Player 1 gained 1 scrap and 1 magtape
Player 1 gained 2 food
Karaoke Pit of Player 2 activated
Player 2 gained 1 morale
Player 2 gained 1 reputation
Bug Farm of Player 2 activated
Player 2 gained 2 food
Shisha Spa of Player 2 activated
Player 4 won with 55 points
