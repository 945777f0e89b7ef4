Player 2 took the first player token
Player 2 took Bunker '42
Player 3 took Bunker '13
Player 1 took Bunker '34
Player 3 chose to be led by Libra
Player 1 chose to be led by The Quorum
Player 2 chose to be led by Vex Ollo
Player 1 took Parallel Dynamics
Player 2 took Mech Arena
Player 3 took Second Shift Bunkroom
Round 1
Player 2 paid 1 nitrogen
Player 2 met Try Again Tomorrow
Player 2 rolled a 2
Player 2 paid 1 nitrogen
Player 2 met Clean Stitching
Player 2 paid 1 food
Player 2 met Miracle Tonic
Player 2 paid 1 nitrogen
Player 2 met Encore
Player 2 paid 2 scrap and 1 magtape
Broadcast Booth came to the production line
Player 2 built Cyber Diner (middle right)
Player 3 paid 3 scrap
Shisha Spa came to the production line
Player 3 built Holo Lounge (top right)
Player 3 swapped 1 food with the pool
Player 1 made the trade of The Quorum
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Trog
Player 1 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 put Boeuf to work
Player 2 gained 3 food
Player 3 passed
Player 3 took the first player token
Player 3 gained 1 food and 1 scrap
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 1 put Ninny Oxide to work
Player 1 gained 1 nitrogen and 1 magtape
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 3 scrap and 1 magtape
Gamblers' Den came to the production line
Player 2 built Metabolic Exchanger (centre)
Player 1 put Lady Fizz to work
Player 1 set out for Research Outpost
Player 1 met Hoarder's Crate: Medicine Chest
Player 1 rolled a 2 for the crate
Player 1 lost 1 nitrogen
Player 1 went to The Factory instead
Player 1 rolled nitrogen
Player 1 gained 1 nitrogen
Player 1 rolled scrap
Player 1 gained 1 scrap
Player 1 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 put B'Orlol to work
Player 2 set out for Rustbone Gulch
The track brought Player 2: gain 1 morale
Player 3 made room on the morale track
Player 2 gained 1 morale
Player 2 could not pay at Rustbone Gulch
Player 1 put Trog to work
Player 1 gained 2 food and 1 scrap
Player 1 put Hoo-di-di to work
Player 1 set out for New Colony Network
Player 1 met Reel in the Dune
Player 1 gained 1 magtape
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Captain Moop
Player 2 put Combustible Joe to work
Player 2 set out for The Factory
The track brought Player 2: roll the resource die 1× to gain
Player 2 rolled shard
Player 2 gained 1 power shard
Player 2 rolled shard
Player 2 gained 1 power shard
Player 2 rolled nitrogen
Player 2 gained 1 nitrogen
Player 2 put Mirelda Quill to work
Player 2 set out for Crash Site
The track brought Player 2: lose 1 reputation
Player 2 lost 1 reputation
Player 2 paid 1 nitrogen
Player 2 gained 2 scrap and 1 magtape
Player 2 powered Cyber Diner
Player 1 paid 2 scrap and 1 magtape
Tape Foundry came to the production line
Player 1 built Salvage Bay (top left)
Player 1 put Yolanda Spore to work
Player 2 passed
Player 1 put Captain Moop to work
Player 1 gained 1 morale
Player 1 paid 1 food
Player 1 met Two for One
Player 1 passed
Player 3 paid 2 food and 2 nitrogen
Player 1 left 3 pairs hungry
Player 1 lost 3 morale
Player 2 left 2 pairs hungry
Player 3 made room on the morale track
Player 2 lost 2 morale
The morale of Player 3 is 0
The morale of Player 1 is 1
Player 1 gained 1 reputation
The morale of Player 2 is -2
Player 2 lost 1 reputation
Holo Lounge of Player 3 activated
Player 1 made room on the morale track
Player 3 gained 1 morale
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Parallel Dynamics of Player 1 activated
Salvage Bay of Player 1 activated
Player 1 gained 3 scrap
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Bug Farm of Player 2 activated
Player 2 gained 2 food
Cyber Diner of Player 2 activated
Mech Arena of Player 2 activated
Player 2 paid 2 scrap
Player 1 made room on the morale track
Player 2 gained 2 morale
The colonists of Player 1 rested
The colonists of Player 2 rested
Round 2
Player 3 made the trade of Libra
Player 3 paid 1 food and 1 nitrogen
Player 3 gained 2 magtape
Player 3 paid 3 scrap and 1 magtape
The Vault came to the production line
Player 3 built Tape Foundry (centre)
Player 1 paid 4 scrap and 2 magtape
Gravity Club came to the production line
Player 1 built Pleasure Gardens (top middle)
Player 1 put Lady Fizz to work
Player 1 gained 1 food
Player 2 made room on the morale track
Player 1 gained 1 morale
Player 2 put Combustible Joe to work
Player 2 gained 3 scrap and 1 magtape
Player 2 rolled a 5
Player 2 paid 3 scrap and 1 magtape
Karaoke Pit came to the production line
Player 2 built The Vault (middle right)
Player 2 powered Metabolic Exchanger
Player 3 put Ogg Pellet to work
Player 3 gained 1 food and 2 scrap
Player 3 put Pock and Pook to work
Player 3 gained 2 scrap
Player 1 made the trade of The Quorum
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Dazzle Ptok
Player 1 swapped 1 nitrogen with the pool
Player 1 exiled Captain Moop
Player 2 made room on the morale track
Player 1 lost 1 morale
Player 2 swapped 1 food with the pool
Player 2 put B'Orlol to work
Player 2 gained 1 scrap and 1 magtape
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 swapped 2 nitrogen with the pool
Player 1 put Trog to work
Player 1 set out for New Colony Network
Player 1 met Larder Rats
Larder Rats hit Player 2
Player 2 lost 1 nitrogen
Player 2 suffered scrap
Player 2 lost 1 scrap
Player 1 went to The Factory instead
Player 1 rolled nitrogen
Player 1 gained 1 nitrogen
Player 1 rolled magtape
Player 1 gained 1 magtape
Player 1 put Yolanda Spore to work
Player 2 paid 1 food
Player 2 met Consultation Fee
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 met Puppet Therapy
Player 3 made room on the morale track
Player 2 gained 1 morale
Player 2 paid 1 food
Player 2 met Surprisingly Competent
Player 2 gained 1 reputation
Player 2 paid 1 nitrogen
Player 2 met Mixed-Up Charts
Player 2 rolled a 2
Combustible Joe of Player 2 was injured
Player 2 made the trade of Vex Ollo
Player 2 lost 1 reputation
Player 2 gained 1 food and 1 nitrogen and 2 scrap
Player 3 swapped 2 food with the pool
Player 3 put Gabbo Trink to work
Player 2 made room on the morale track
Player 3 gained 1 morale
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 food and 1 nitrogen
Player 2 put Mirelda Quill to work
Player 2 gained 3 nitrogen
Player 2 put Boeuf to work
Player 2 gained 3 food
Player 3 paid 2 scrap and 2 magtape
Monument Hall came to the production line
Player 3 built Crystal Lab (top left)
Player 3 swapped 1 nitrogen with the pool
Player 2 paid 4 food and 4 nitrogen
Player 2 gained 4 magtape
Player 2 paid 2 scrap and 2 magtape
Deep Shard Mine came to the production line
Player 2 built Karaoke Pit (bottom right)
Player 2 gained 2 reputation
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 swapped 1 food with the pool
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 swapped 1 food with the pool
Player 3 swapped 1 nitrogen with the pool
Player 3 lost 1 reputation
The production line was reset
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 1 magtape
Player 2 lost 1 reputation
The production line was reset
Player 3 put Sarn Vell to work
Player 3 gained 2 food
Player 3 paid 3 scrap
Museum of Broken Things came to the production line
Player 3 built Giant Bug Ranch (middle right)
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 3 paid 1 food and 1 nitrogen
Player 3 gained 1 magtape
Player 3 paid 1 nitrogen
Player 3 met Hungry Work
Player 3 lost 1 food
Player 3 paid 1 food
Player 3 met Extra Limb
Player 2 made room on the morale track
Player 3 lost 1 morale
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 3 passed
Player 2 passed
Player 1 paid 1 food and 1 nitrogen
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
Player 2 left 2 pairs hungry
Player 3 made room on the morale track
Player 2 lost 2 morale
Player 3 left 2 pairs hungry
Player 2 made room on the morale track
Player 3 lost 2 morale
The morale of Player 1 is -3
Player 1 lost 2 reputation
The morale of Player 2 is 0
The morale of Player 3 is -1
Player 3 lost 1 reputation
Salvage Bay of Player 1 activated
Player 1 gained 3 scrap
Parallel Dynamics of Player 1 activated
Pleasure Gardens of Player 1 activated
Player 3 made room on the morale track
Player 1 gained 2 morale
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Bug Farm of Player 2 activated
Player 2 gained 2 food
Mech Arena of Player 2 activated
Player 2 paid 1 scrap
Player 2 gained 1 morale
The Vault of Player 2 activated
Player 2 gained 1 scrap
Player 2 gained 1 scrap
Metabolic Exchanger of Player 2 activated
Player 2 gained 3 nitrogen
Holo Lounge of Player 3 activated
Player 1 made room on the morale track
Player 3 gained 1 morale
Crystal Lab of Player 3 activated
Player 3 gained 1 power shard
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Player 3 powered Giant Bug Ranch
Giant Bug Ranch of Player 3 activated
Player 3 gained 3 food
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
Round 3
Player 1 paid 3 scrap and 1 magtape
Giant Bug Ranch came to the production line
Player 1 built Propaganda Studio (centre)
Player 1 gained 2 scrap
Player 1 put Trog to work
Player 1 set out for Rustbone Gulch
Player 1 could not pay at Rustbone Gulch
Player 2 put Mirelda Quill to work
Player 2 gained 3 nitrogen
Player 2 made the trade of Vex Ollo
Player 2 lost 1 reputation
Player 2 gained 4 food
Player 3 put Ogg Pellet to work
Player 3 gained 1 food and 2 scrap
Player 3 paid 3 scrap
Shisha Spa came to the production line
Player 3 built Giant Bug Ranch (top middle)
Player 1 paid 1 food
Player 1 met Mixed-Up Charts
Player 1 rolled a 1
Hoo-di-di of Player 1 was injured
Player 1 paid 1 nitrogen
Player 1 met Consultation Fee
Player 1 gained 1 scrap
Player 1 put Lady Fizz to work
Player 1 gained 1 food
Player 3 made room on the morale track
Player 1 gained 1 morale
Player 2 paid 2 scrap and 1 magtape
Signal Archive came to the production line
Player 2 built Bionic Workshop (top right)
Player 2 put Boeuf to work
Player 2 gained 3 food
Player 3 put Gabbo Trink to work
Player 3 set out for Crash Site
Player 3 met Highwaymoles
Player 3 lost 2 food and 1 scrap
Player 3 went to Salt Flats Beacon instead
Player 3 paid 1 food
Player 3 recruited Nova Pike
Player 3 put Sarn Vell to work
Player 3 gained 2 food
Player 1 paid 3 scrap and 1 magtape
Grand Larder came to the production line
Player 1 built Tape Foundry (middle right)
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 put B'Orlol to work
Player 2 gained 1 scrap and 1 magtape
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 put Pock and Pook to work
Player 3 gained 2 scrap
Player 1 put Ninny Oxide to work
Player 1 gained 1 nitrogen and 1 magtape
Player 1 passed
Player 1 took the first player token
Player 1 gained 2 magtape
Player 2 paid 7 food and 7 nitrogen
Player 2 gained 7 magtape
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 put Nova Pike to work
Player 3 gained 2 magtape
Player 2 passed
Player 3 swapped 1 food with the pool
Player 3 paid 2 scrap and 1 magtape
Megaforge came to the production line
Player 3 built Salvage Bay (middle right)
Player 3 paid 2 scrap and 1 magtape
Shard Drill came to the production line
Player 3 built Medbay Alcove (top right)
Player 3 passed
Player 1 left 3 pairs hungry
Player 3 made room on the morale track
Player 1 lost 3 morale
Player 2 paid 1 food and 1 nitrogen
Player 2 left 1 pair hungry
Player 2 lost 1 morale
Player 3 left 3 pairs hungry
Player 1 made room on the morale track
Player 3 lost 3 morale
The morale of Player 1 is -3
Player 1 lost 2 reputation
The morale of Player 2 is 0
The morale of Player 3 is -4
Player 3 lost 3 reputation
Salvage Bay of Player 1 activated
Player 1 gained 3 scrap
Pleasure Gardens of Player 1 activated
Player 1 gained 2 morale
Parallel Dynamics of Player 1 activated
Pleasure Gardens of Player 1 activated
Player 2 made room on the morale track
Player 1 gained 2 morale
Metabolic Exchanger of Player 2 activated
Player 2 gained 3 food
The Vault of Player 2 activated
Player 2 gained 1 scrap
Player 2 gained 1 scrap
Bionic Workshop of Player 2 activated
Player 2 gained 2 scrap
Mech Arena of Player 2 activated
Player 2 paid 2 scrap
Player 1 made room on the morale track
Player 2 gained 2 morale
Bug Farm of Player 2 activated
Player 2 gained 2 food
Crystal Lab of Player 3 activated
Player 3 gained 1 power shard
Giant Bug Ranch of Player 3 activated
Player 3 gained 3 food
Medbay Alcove of Player 3 activated
Player 3 gained 1 nitrogen
Salvage Bay of Player 3 activated
Player 3 gained 3 scrap
Player 3 won with 40 points
