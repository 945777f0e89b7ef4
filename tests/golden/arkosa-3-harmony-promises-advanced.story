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
Player 2 built Cyber Diner (middle right)
Player 3 paid 3 scrap
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
Player 3 made room on the morale track
Player 2 gained 1 morale
Player 2 could not pay at Rustbone Gulch
Player 1 put Trog to work
Player 1 gained 2 food and 1 scrap
Player 1 put Hoo-di-di to work
Player 1 set out for New Colony Network
Player 1 met Word Gets Round
Player 1 gained 1 reputation
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Captain Moop
Player 2 put Combustible Joe to work
Player 2 set out for The Factory
Player 2 rolled scrap
Player 2 gained 1 scrap
Player 2 rolled shard
Player 2 gained 1 power shard
Player 2 rolled shard
Player 2 gained 1 power shard
Player 2 put Mirelda Quill to work
Player 2 set out for Crash Site
Player 2 lost 1 reputation
Player 2 could not pay at Crash Site
Player 2 powered Cyber Diner
Player 1 paid 2 scrap and 1 magtape
Player 1 built Salvage Bay (top left)
Player 1 put Yolanda Spore to work
Player 2 passed
Player 1 put Captain Moop to work
Player 1 gained 1 morale
Player 1 paid 1 food
Player 1 met Hungry Work
Player 1 passed
Player 3 paid 2 food and 2 nitrogen
Player 1 left 3 pairs hungry
Player 1 lost 3 morale
Player 2 left 2 pairs hungry
Player 3 made room on the morale track
Player 2 lost 2 morale
Player 1 gained 1 reputation
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
The colonists of Player 1 rested
The colonists of Player 2 rested
Round 2
Player 3 paid 3 scrap and 1 magtape
Player 3 built Propaganda Studio (centre)
Player 3 put Sarn Vell to work
Player 3 set out for Moonrise Ridge
Player 3 met Tinker Swarm
Tinker Swarm hit Player 2
Player 2 suffered nitrogen
Player 2 lost 1 nitrogen
Player 2 suffered nitrogen
Player 2 lost 1 nitrogen
Player 2 suffered injury
Boeuf of Player 2 was injured
Player 3 went to The Factory instead
Player 3 rolled shard
Player 3 gained 1 power shard
Player 3 rolled magtape
Player 3 gained 1 magtape
Player 1 put Hoo-di-di to work
Player 1 gained 2 nitrogen
Player 1 paid 4 scrap and 2 magtape
Player 1 built Gravity Club (middle left)
Player 2 put B'Orlol to work
Player 2 set out for Rustbone Gulch
Player 2 could not pay at Rustbone Gulch
Player 2 made the trade of Vex Ollo
Player 2 lost 1 reputation
Player 2 gained 2 nitrogen and 2 scrap
Player 2 powered Metabolic Exchanger
Player 3 swapped 2 nitrogen with the pool
Player 3 passed
Player 3 took the first player token
Player 3 gained 1 scrap and 1 power shard
Player 1 put Lady Fizz to work
Player 1 gained 1 food
Player 3 made room on the morale track
Player 1 gained 1 morale
Player 1 put Ninny Oxide to work
Player 1 gained 1 nitrogen and 1 magtape
Player 2 paid 1 nitrogen
Player 2 met Two for One
Boeuf of Player 2 was healed
Player 2 paid 1 food
Player 2 met Puppet Therapy
Player 2 gained 1 morale
Player 2 paid 1 nitrogen
Player 2 met Surprisingly Competent
Player 2 gained 1 reputation
Player 2 paid 1 food
Player 2 met Extra Limb
Player 2 lost 1 morale
Player 1 put Captain Moop to work
Player 1 set out for Moonrise Ridge
Player 1 paid 2 nitrogen
Player 1 recruited Nova Pike
Player 1 paid 1 nitrogen
Player 1 met Consultation Fee
Player 1 paid 1 food
Player 1 exiled Nova Pike
Player 3 made room on the morale track
Player 1 lost 1 morale
Player 2 paid 1 food
Player 2 met Mixed-Up Charts
Player 2 rolled a 2
B'Orlol of Player 2 was injured
Player 2 paid 1 food
Player 2 met Try Again Tomorrow
Player 2 rolled a 3
B'Orlol of Player 2 was healed
Player 2 paid 1 food
Player 2 met Encore
Player 2 put Combustible Joe to work
Player 2 set out for Rustbone Gulch
Player 2 met Hoarder's Crate: Ticking
Player 2 rolled a 5 for the crate
Player 2 gained 3 magtape
Player 2 lost 2 morale
Player 2 went to New Colony Network instead
Player 2 could not pay at New Colony Network
Player 1 put Trog to work
Player 1 set out for Crash Site
Player 1 met Cracked Tank
Player 1 gained 3 nitrogen
Player 1 lost 1 morale
Player 1 gained 2 scrap and 1 magtape
Player 1 paid 2 scrap and 1 magtape
Player 1 built Medbay Alcove (middle left)
Player 2 put Mirelda Quill to work
Player 2 gained 3 nitrogen
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 1 passed
Player 2 paid 3 scrap and 1 magtape
Player 2 built Tape Foundry (top left)
Player 2 paid 1 nitrogen
Player 2 met Surprisingly Competent
Player 2 gained 1 reputation
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 passed
Player 3 paid 1 food and 1 nitrogen
Player 3 left 1 pair hungry
Player 3 lost 1 morale
Player 1 left 3 pairs hungry
Player 2 made room on the morale track
Player 1 lost 3 morale
Player 2 left 2 pairs hungry
Player 1 made room on the morale track
Player 2 lost 2 morale
Player 1 lost 2 reputation
Player 2 lost 4 reputation
Holo Lounge of Player 3 activated
Player 3 gained 1 morale
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Salvage Bay of Player 1 activated
Player 1 gained 3 scrap
Parallel Dynamics of Player 1 activated
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Tape Foundry of Player 2 activated
Player 2 gained 1 scrap and 1 magtape
Mech Arena of Player 2 activated
Player 2 paid 1 scrap
Player 2 gained 1 morale
Cyber Diner of Player 2 activated
Metabolic Exchanger of Player 2 activated
Player 2 gained 2 food and 1 nitrogen
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
Round 3
Player 3 paid 1 food and 1 nitrogen
Player 3 gained 1 magtape
Player 3 put Ogg Pellet to work
Player 3 gained 1 food and 2 scrap
Player 3 powered Propaganda Studio
Player 1 lost 1 reputation
The production line was reset
Player 1 put Yolanda Spore to work
Player 2 put Mirelda Quill to work
Player 2 gained 3 nitrogen
Player 2 put B'Orlol to work
Player 2 gained 2 food
Player 3 put Sarn Vell to work
Player 3 set out for Research Outpost
Player 3 lost 1 morale
Player 3 paid 1 food and 1 nitrogen
Player 3 gained 2 scrap and 2 magtape
Player 3 paid 3 scrap
Player 3 built Nitro Refinery (bottom middle)
Player 3 gained 2 reputation
Player 1 put Trog to work
Player 1 gained 2 food and 1 scrap
Player 1 paid 2 food and 2 nitrogen
Player 1 gained 2 magtape
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 made the trade of Vex Ollo
Player 2 lost 1 reputation
Player 2 gained 4 scrap
Player 3 passed
Player 3 took the first player token
Player 3 gained 2 magtape
Player 3 powered Nitro Refinery
Player 1 paid 1 nitrogen
Player 1 met Two for One
Player 1 paid 1 nitrogen
Player 1 met Hungry Work
Player 1 lost 1 nitrogen
Player 1 paid 1 nitrogen
Player 1 met Puppet Therapy
Player 1 gained 1 morale
Player 1 passed
Player 2 paid 4 scrap and 2 magtape
Player 2 built Megaforge (top middle)
Player 2 put Boeuf to work
Player 2 set out for Rustbone Gulch
Player 2 met The Hush
The Hush hit Player 3
Player 3 suffered shard
Player 3 lost the power of Nitro Lab
Player 3 suffered magtape
Player 3 lost 1 magtape
Player 3 suffered shard
Player 3 lost the power of Nitro Refinery
Player 3 lost 1 morale
Player 2 went to Crash Site instead
Player 2 paid 1 nitrogen
Player 2 gained 2 scrap and 1 magtape
Player 2 put Combustible Joe to work
Player 2 set out for The Factory
Player 2 gained 1 magtape
Player 2 rolled nitrogen
Player 2 gained 1 nitrogen
Player 2 rolled food
Player 2 gained 1 food
Player 2 paid 3 scrap and 1 magtape
Player 2 built Algae Stacks (middle left)
Player 2 gained 2 scrap
Player 2 paid 2 scrap and 1 magtape
Player 2 built Cyber Diner (middle left)
Player 2 paid 1 food
Player 2 met Extra Limb
Player 2 lost 1 morale
Player 2 paid 1 food
Player 2 met Mixed-Up Charts
Player 2 rolled a 1
B'Orlol of Player 2 was injured
Player 2 paid 1 nitrogen
Player 2 met Miracle Tonic
B'Orlol of Player 2 was healed
Player 2 paid 1 nitrogen
Player 2 met Consultation Fee
Player 2 paid 1 nitrogen
Player 2 paid 2 scrap and 1 magtape
Player 2 built Museum of Broken Things (bottom left)
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
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 paid 3 scrap
Player 2 built Holo Lounge (bottom right)
Player 2 gained 2 reputation
Player 2 paid 2 scrap and 1 magtape
Player 2 built Shisha Spa (bottom right)
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 passed
Player 3 paid 1 food and 1 nitrogen
Player 3 left 1 pair hungry
Player 1 made room on the morale track
Player 3 lost 1 morale
Player 1 left 3 pairs hungry
Player 3 made room on the morale track
Player 1 lost 3 morale
Player 2 left 2 pairs hungry
Player 2 lost 1 reputation
Player 2 lost 1 reputation
Player 2 lost 2 morale
Player 3 lost 1 reputation
Player 1 lost 3 reputation
Player 2 lost 4 reputation
Player 3 fixed the power of Nitro Refinery
Holo Lounge of Player 3 activated
Player 3 gained 1 morale
Player 3 fixed the power of Nitro Lab
Propaganda Studio of Player 3 activated
Player 3 gained 1 reputation
Player 3 gained 1 reputation
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Parallel Dynamics of Player 1 activated
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Salvage Bay of Player 1 activated
Player 1 gained 3 scrap
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Cyber Diner of Player 2 activated
Megaforge of Player 2 activated
Player 2 gained 2 scrap and 1 magtape
Tape Foundry of Player 2 activated
Player 2 gained 1 scrap and 1 magtape
Metabolic Exchanger of Player 2 activated
Player 2 gained 3 food
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Player 3 won with 48 points
