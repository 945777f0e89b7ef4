Player 2 took the first player token
Player 2 took Bunker '13
Player 3 took Bunker '21
Player 4 took Bunker '07
Player 1 took Bunker '58
Player 3 chose to be led by The Quorum
Player 4 chose to be led by Admiral Pim
Player 1 chose to be led by Vex Ollo
Player 2 chose to be led by Ma Tundra
Player 4 took The Vault
Player 1 took Gamblers' Den
Player 2 took Triage Dome
Player 3 took Parallel Dynamics
Round 1
Player 1 made the trade of Vex Ollo
Player 1 lost 1 reputation
Player 1 gained 1 nitrogen and 3 scrap
Player 1 swapped 1 food with the pool
Player 2 put Hulda Brack to work
Player 2 gained 1 food and 1 scrap
Player 2 put Tessa-9 to work
Player 2 gained 2 magtape
Player 2 lost 1 morale
Player 3 put Zib Tallow to work
Player 3 set out for Rustbone Gulch
The track brought Player 3: reset the production line
The production line was reset
Player 3 paid 2 food and 1 nitrogen
Player 3 recruited Hoo-di-di
Player 3 put Hoo-di-di to work
Player 3 gained 2 nitrogen
Player 4 paid 1 food and 1 nitrogen
Player 4 gained 1 magtape
Player 4 put Sarn Vell to work
Player 4 gained 2 food
Player 1 lost 1 reputation
The production line was reset
Player 1 put Beren Whaller to work
Player 1 gained 2 scrap
Player 2 swapped 1 nitrogen with the pool
Player 2 paid 2 food and 2 nitrogen
Player 2 gained 2 magtape
Player 3 put Lady Fizz to work
Player 3 set out for Rustbone Gulch
The track brought Player 3: lose 1 morale
Player 4 made room on the morale track
Player 3 lost 1 morale
Player 3 could not pay at Rustbone Gulch
Player 3 put Flurn to work
Player 3 gained 1 food and 1 nitrogen
Player 4 put Captain Moop to work
Player 4 set out for Wanderers' Path
Player 4 met Tinker Swarm
Tinker Swarm hit Player 2
Player 2 suffered magtape
Player 2 lost 1 magtape
Player 2 suffered magtape
Player 2 lost 1 magtape
Player 4 went to Research Outpost instead
Player 4 paid 1 nitrogen
Player 4 gained 2 scrap and 2 magtape
Player 4 put Wexley to work
Player 4 set out for Salt Flats Beacon
Player 4 paid 1 food and 1 nitrogen
Player 4 recruited Yolanda Spore
Player 1 put Ninny Oxide to work
Player 1 gained 1 nitrogen and 1 magtape
Player 1 put Boeuf to work
Player 1 gained 3 food
Player 2 paid 2 scrap and 1 magtape
Medbay Alcove came to the production line
Player 2 built Medbay Alcove (centre)
Player 2 lost 1 reputation
The production line was reset
Player 3 passed
Player 3 took the first player token
Player 3 gained 1 scrap and 1 magtape
Player 4 passed
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 met Clean Stitching
Player 2 passed
Player 1 passed
Player 3 paid 1 food and 1 nitrogen
Player 3 left 2 pairs hungry
Player 2 made room on the morale track
Player 3 lost 2 morale
Player 4 left 3 pairs hungry
Player 2 made room on the morale track
Player 3 made room on the morale track
Player 4 lost 3 morale
Player 1 paid 2 food and 2 nitrogen
Player 2 left 2 pairs hungry
Player 3 made room on the morale track
Player 4 made room on the morale track
Player 2 lost 2 morale
The morale of Player 3 is 2
Player 3 gained 1 reputation
The morale of Player 4 is 1
Player 4 gained 1 reputation
The morale of Player 1 is -1
Player 1 lost 1 reputation
The morale of Player 2 is 0
Parallel Dynamics of Player 3 activated
Bug Farm of Player 3 activated
Player 3 gained 2 food
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Bug Farm of Player 3 activated
Player 3 gained 2 food
Bug Farm of Player 4 activated
Player 4 gained 2 food
The Vault of Player 4 activated
Player 4 gained 1 scrap
Tape Spooler of Player 4 activated
Player 4 gained 1 magtape
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Rec Corner of Player 1 activated
Player 2 made room on the morale track
Player 1 gained 1 morale
Gamblers' Den of Player 1 activated
Player 1 paid 1 scrap
Player 1 rolled scrap
Player 1 gained 1 scrap
Player 1 rolled shard
Player 1 gained 1 power shard
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
Triage Dome of Player 2 activated
Player 2 gained 1 nitrogen
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
The colonists of Player 4 rested
Round 2
Player 3 promised One of Everything Twice (9 points)
Player 3 put Lady Fizz to work
Player 3 gained 1 food
Player 3 gained 1 morale
Player 4 promised Picnic for Two Crews (7 points)
Player 4 put Captain Moop to work
Player 4 set out for Crash Site
The track brought Player 4: injure the explorer
Captain Moop of Player 4 was injured
Player 4 could not pay at Crash Site
Player 1 promised Mega Battery (5 points)
Player 1 paid 2 scrap and 1 magtape
Pleasure Gardens came to the production line
Player 1 built Museum of Broken Things (top middle)
Player 2 made the trade of Ma Tundra
Player 2 paid 2 food
Player 1 made room on the morale track
Player 2 gained 1 morale
Player 2 gained 1 reputation
Player 2 promised Bucket of Bugs (5 points)
Player 3 paid 2 scrap and 1 magtape
Holo Lounge came to the production line
Player 3 built Shisha Spa (top right)
Player 3 put Flurn to work
Player 3 gained 1 morale
Player 4 swapped 2 food with the pool
Player 4 paid 1 food and 1 nitrogen
Player 4 gained 1 magtape
Player 1 put Boeuf to work
Player 1 set out for The Factory
Player 1 met Figure on the Horizon
Player 1 rolled scrap
Player 1 gained 1 scrap
Player 1 rolled nitrogen
Player 1 gained 1 nitrogen
Player 1 put Gabbo Trink to work
Player 2 made room on the morale track
Player 1 gained 1 morale
Player 2 put Pock and Pook to work
Player 1 made room on the morale track
Player 2 gained 1 morale
Player 2 put Hulda Brack to work
Player 2 gained 2 scrap and 1 magtape
Player 1 made room on the morale track
Player 2 lost 1 morale
Player 3 promised Dinner and a Show (7 points)
Player 3 put Hoo-di-di to work
Player 3 gained 2 nitrogen
Player 4 paid 3 scrap
Atmosphere Dome came to the production line
Player 4 built Nitro Refinery (top left)
Player 4 put Wexley to work
Player 4 gained 1 food and 1 nitrogen and 1 scrap
Player 1 paid 4 scrap and 1 magtape
Crystal Lab came to the production line
Player 1 built Atmosphere Dome (centre)
Player 1 promised Breath of Fresh Air (5 points)
Player 2 promised Hull Patches (7 points)
Player 2 put Tessa-9 to work
Player 2 gained 1 magtape
Player 3 promised Battery and a Good Meal (8 points)
Player 3 put Ogg Pellet to work
Player 3 set out for Salt Flats Beacon
Player 3 met Mirage Carnival
Player 3 gained 2 morale
Player 3 lost 3 nitrogen
Player 3 went to Crash Site instead
Player 3 paid 1 nitrogen
Player 3 gained 2 scrap and 1 magtape
Player 4 paid 1 food and 1 nitrogen
Player 4 gained 1 magtape
Player 4 promised Scrap Sculpture (5 points)
Player 1 swapped 2 nitrogen with the pool
Player 1 put Ninny Oxide to work
Player 1 gained 1 nitrogen and 1 magtape
Player 2 paid 4 scrap and 3 magtape
Megaforge came to the production line
Player 2 built Quantum Library (bottom middle)
Player 2 gained 2 reputation
Player 2 paid 1 nitrogen
Player 2 met Miracle Tonic
Player 3 paid 1 food and 1 nitrogen
Player 3 gained 1 magtape
Player 3 paid 2 scrap and 2 magtape
Monument Hall came to the production line
Player 3 built Crystal Lab (top left)
Player 4 put Yolanda Spore to work
Captain Moop of Player 4 was healed
Player 4 paid 1 food and 1 nitrogen
Player 4 gained 1 magtape
Player 1 paid 1 food
Player 1 met Try Again Tomorrow
Player 1 rolled a 4
Player 1 paid 3 scrap
Tape Foundry came to the production line
Player 1 built Holo Lounge (middle right)
Player 1 gained 1 food and 1 scrap
Player 1 powered Atmosphere Dome
Player 2 promised Reactor Core (13 points)
Player 2 passed
Player 2 took the first player token
Player 2 gained 1 nitrogen and 1 power shard
Player 2 powered Medbay Alcove
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 swapped 1 food with the pool
Player 4 put Sarn Vell to work
Player 4 set out for New Colony Network
Player 4 could not pay at New Colony Network
Player 4 passed
Player 1 promised First-Class Cabin (15 points)
Player 1 put Beren Whaller to work
Player 1 took the shard out of Gamblers' Den
Player 3 passed
Player 1 passed
Player 1 powered Gamblers' Den
Player 2 paid 2 food and 2 nitrogen
Player 3 paid 1 food and 1 nitrogen
Player 3 left 2 pairs hungry
Player 3 lost 2 morale
Player 4 left 3 pairs hungry
Player 1 made room on the morale track
Player 2 made room on the morale track
Player 4 lost 3 morale
Player 1 left 2 pairs hungry
Player 2 made room on the morale track
Player 1 lost 2 morale
The morale of Player 2 is 1
Player 2 gained 1 reputation
The morale of Player 3 is 4
Player 3 gained 2 reputation
The morale of Player 4 is -2
Player 4 lost 1 reputation
The morale of Player 1 is -1
Player 1 lost 1 reputation
Triage Dome of Player 2 activated
Player 2 gained 1 nitrogen
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Medbay Alcove of Player 2 activated
Player 2 gained 1 nitrogen
Player 2 gained 1 nitrogen
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
Shisha Spa of Player 3 activated
Bug Farm of Player 3 activated
Player 3 gained 2 food
Crystal Lab of Player 3 activated
Player 3 gained 1 power shard
Nitro Refinery of Player 4 activated
Player 4 gained 3 nitrogen
Tape Spooler of Player 4 activated
Player 4 gained 1 magtape
The Vault of Player 4 activated
Player 4 gained 1 scrap
Museum of Broken Things of Player 1 activated
Player 1 gained 1 food and 1 scrap
Gamblers' Den of Player 1 activated
Atmosphere Dome of Player 1 activated
Player 1 gained 4 nitrogen
Rec Corner of Player 1 activated
Player 1 gained 1 morale
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
The colonists of Player 4 rested
Round 3
Player 2 put Hulda Brack to work
Player 2 gained 2 scrap and 1 magtape
Player 1 made room on the morale track
Player 2 lost 1 morale
Player 2 lost 1 reputation
The production line was reset
Player 3 put Lady Fizz to work
Player 3 set out for The Factory
Player 3 met Hissing Canister
Player 3 gained 2 nitrogen
Player 3 went to New Colony Network instead
Player 3 paid 1 food and 1 nitrogen
Player 3 recruited Dazzle Ptok
Player 3 put Hoo-di-di to work
Player 3 gained 2 nitrogen
Player 4 put Yolanda Spore to work
Player 4 set out for New Colony Network
Player 4 could not pay at New Colony Network
Player 4 paid 1 nitrogen
Player 4 met Mixed-Up Charts
Player 4 rolled a 4
Player 1 put Ninny Oxide to work
Player 1 gained 1 nitrogen and 1 magtape
Player 1 made the trade of Vex Ollo
Player 1 lost 1 reputation
Player 1 gained 2 nitrogen and 2 scrap
Player 2 passed
Player 2 took the first player token
Player 2 gained 2 power shards
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 met Encore
Player 3 paid 1 nitrogen
Player 3 met Hungry Work
Player 3 lost 1 food
Player 4 put Captain Moop to work
Player 4 gained 1 morale
Player 4 paid 4 scrap and 3 magtape
Cyber Diner came to the production line
Player 4 built Deep Shard Mine (middle right)
Player 1 put Boeuf to work
Player 1 gained 3 food
Player 1 paid 8 food and 8 nitrogen
Player 1 gained 8 magtape
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 2 scrap and 1 magtape
Regeneration Ward came to the production line
Player 3 built Cyber Diner (middle right)
Player 4 put Dusk Hollin to work
Player 4 set out for Research Outpost
Player 4 met The Hush
The Hush hit Player 3
Player 3 suffered nitrogen
Player 3 suffered food
Player 3 suffered scrap
Player 3 lost 1 scrap
Player 3 lost 1 morale
Player 4 went to The Factory instead
Player 4 rolled food
Player 4 gained 1 food
Player 4 rolled food
Player 4 gained 1 food
Player 4 put Sarn Vell to work
Player 4 set out for Rustbone Gulch
Player 4 paid 2 food and 1 nitrogen
Player 4 recruited Countess Vim
Player 1 put Gabbo Trink to work
Player 1 gained 1 morale
Player 1 paid 4 scrap and 2 magtape
Bionic Workshop came to the production line
Player 1 built Regeneration Ward (bottom right)
Player 3 put Flurn to work
Player 3 set out for Salt Flats Beacon
The track brought Player 3: gain 1 food
Player 3 gained 1 food
Player 3 could not pay at Salt Flats Beacon
Player 3 put Ogg Pellet to work
Player 3 set out for Rustbone Gulch
Player 3 met Hoarder's Crate: Do Not Open
Player 3 rolled a 6 for the crate
Player 3 gained 2 morale
Player 3 went to The Factory instead
Player 3 rolled injury
Ogg Pellet of Player 3 was injured
Player 3 rolled magtape
Player 3 gained 1 magtape
Player 3 powered Cyber Diner
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 put Countess Vim to work
Player 4 gained 1 magtape
Player 2 made room on the morale track
Player 4 gained 1 morale
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 swapped 2 nitrogen with the pool
Player 3 swapped 1 food with the pool
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 4 put Wexley to work
Player 4 set out for Rustbone Gulch
Player 4 could not pay at Rustbone Gulch
Player 4 passed
Player 1 put Beren Whaller to work
Player 1 gained 2 scrap
Player 1 promised Workshop Kit (9 points)
Player 3 lost 1 reputation
The production line was reset
Player 3 put Dazzle Ptok to work
Player 3 gained 1 food
Player 3 gained 1 morale
Player 1 swapped 1 food with the pool
Player 1 paid 4 scrap and 2 magtape
Algae Stacks came to the production line
Player 1 built Megaforge (bottom right)
Player 3 paid 1 nitrogen
Player 3 met Puppet Therapy
Ogg Pellet of Player 3 was healed
Player 3 gained 1 morale
Player 3 paid 1 food
Player 3 met Consultation Fee
Player 3 gained 1 scrap
Player 3 put Zib Tallow to work
Player 3 set out for Salt Flats Beacon
Player 3 met Spoiled Stores
Player 1 lost 1 food
Player 3 could not pay at Salt Flats Beacon
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
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
Player 3 paid 3 scrap
Bionic Workshop came to the production line
Player 3 built Giant Bug Ranch (top left)
Player 1 paid 2 scrap and 1 magtape
Signal Archive came to the production line
Player 1 built Bionic Workshop (middle left)
Player 1 passed
Player 3 passed
Player 2 left 2 pairs hungry
Player 2 lost 2 morale
Player 3 left 3 pairs hungry
Player 3 lost 3 morale
Player 4 left 3 pairs hungry
Player 2 made room on the morale track
Player 4 lost 3 morale
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The morale of Player 2 is -2
Player 2 lost 1 reputation
The morale of Player 3 is 4
Player 3 gained 2 reputation
The morale of Player 4 is -3
Player 4 lost 2 reputation
The morale of Player 1 is 0
Player 2 powered Quantum Library
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
Medbay Alcove of Player 2 activated
Player 2 gained 1 nitrogen
Player 2 gained 1 nitrogen
Triage Dome of Player 2 activated
Player 2 gained 1 nitrogen
Quantum Library of Player 2 activated
Player 2 gained 2 reputation
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Bug Farm of Player 3 activated
Player 3 gained 2 food
Cyber Diner of Player 3 activated
Giant Bug Ranch of Player 3 activated
Player 3 gained 3 food
Shisha Spa of Player 3 activated
Nitro Refinery of Player 4 activated
Player 4 gained 3 nitrogen
The Vault of Player 4 activated
Player 4 gained 1 scrap
Tape Spooler of Player 4 activated
Player 4 gained 1 magtape
Museum of Broken Things of Player 1 activated
Player 1 gained 1 food and 1 scrap
Atmosphere Dome of Player 1 activated
Player 1 gained 4 nitrogen
Gamblers' Den of Player 1 activated
Rec Corner of Player 1 activated
Player 1 gained 1 morale
Player 2 won with 48 points
