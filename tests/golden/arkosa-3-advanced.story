Player 2 took the first player token
Player 2 took Bunker '21
Player 3 took Bunker '58
Player 1 took Bunker '34
Player 3 chose to be led by Brakka Duun
Player 1 chose to be led by Sister Cog
Player 2 chose to be led by Vex Ollo
Player 1 took Mech Arena
Player 2 took Parallel Dynamics
Player 3 took Space Pirate Radio
Round 1
Player 2 paid 2 scrap and 1 magtape
Salvage Bay came to the production line
Player 2 built Museum of Broken Things (top right)
Player 2 put Movoo to work
Player 2 gained 2 food
Player 3 put Mirelda Quill to work
Player 3 set out for Salt Flats Beacon
Player 3 met Builder's Coupon
Player 3 kept Builder's Coupon, to use when you build a room
Player 3 went to New Colony Network instead
Player 3 paid 1 food and 1 nitrogen
Player 3 recruited B'Orlol
Player 3 put Sarn Vell to work
Player 3 set out for Sanctuary Prime
Player 3 paid 2 food and 1 nitrogen
Player 3 gained 2 scrap and 2 magtape and 1 power shard
Player 1 swapped 1 nitrogen with the pool
Player 1 put Dusk Hollin to work
Player 1 gained 2 nitrogen
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 2 scrap and 1 magtape
Tape Foundry came to the production line
Player 2 built Salvage Bay (middle left)
Player 3 paid 1 food
Player 3 met Extra Limb
Player 3 lost 1 morale
Player 3 put Deby Wardson to work
Player 1 put Wexley to work
Player 1 set out for New Colony Network
Player 1 met Ration Tin
Player 1 kept Ration Tin, to use when rations are due
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Hulda Brack
Player 1 paid 1 food
Player 1 met Miracle Tonic
Player 2 passed
Player 2 took the first player token
Player 2 gained 1 scrap and 1 power shard
Player 3 lost 1 reputation
The production line was reset
Player 3 put B'Orlol to work
Player 3 gained 1 scrap and 1 magtape
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 met Hungry Work
Player 1 lost 1 food
Player 3 used Builder's Coupon
Player 3 paid 1 magtape
Algae Stacks came to the production line
Player 3 built Bionic Workshop (centre)
Player 3 paid 3 scrap
Signal Archive came to the production line
Player 3 built Giant Bug Ranch (top middle)
Player 3 powered Bionic Workshop
Player 1 paid 3 scrap and 1 magtape
Medbay Alcove came to the production line
Player 1 built Propaganda Studio (centre)
Player 1 gained 2 scrap
Player 1 put Hulda Brack to work
Player 1 gained 1 food and 1 scrap
Player 1 powered Propaganda Studio
Player 3 paid 1 nitrogen
Player 3 met Two for One
Player 3 put Peregrine Peremo to work
Player 3 turned on Player 1
Flurn of Player 1 went to rest
Player 1 put Combustible Joe to work
Player 1 gained 3 scrap and 1 magtape
Player 1 rolled a 2
Combustible Joe of Player 1 was injured
Player 1 lost the power of Propaganda Studio
Player 1 paid 1 food
Player 1 met Surprisingly Competent
Combustible Joe of Player 1 was healed
Player 1 gained 1 reputation
Player 3 made the trade of Brakka Duun
Player 3 paid 2 scrap
Player 3 gained 1 power shard
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 1 paid 2 scrap and 1 magtape
Gamblers' Den came to the production line
Player 1 built Medbay Alcove (middle right)
Player 1 paid 3 scrap
The Vault came to the production line
Player 1 built Holo Lounge (centre)
Player 3 paid 2 scrap and 2 magtape
Broadcast Booth came to the production line
Player 3 built Signal Archive (centre)
Player 3 passed
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
Player 1 paid 3 scrap
The Vault came to the production line
Player 1 built Nitro Refinery (bottom middle)
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
Player 1 made room on the morale track
Player 2 lost 2 morale
Player 3 left 3 pairs hungry
Player 3 lost 1 reputation
Player 3 lost 1 reputation
Player 3 lost 3 morale
Player 1 used Ration Tin
Player 1 left 2 pairs hungry
Player 2 made room on the morale track
Player 1 lost 2 morale
The morale of Player 2 is -2
Player 2 lost 1 reputation
The morale of Player 3 is -5
Player 3 lost 4 reputation
The morale of Player 1 is -3
Player 1 lost 2 reputation
Museum of Broken Things of Player 2 activated
Player 2 gained 1 food and 1 scrap
Parallel Dynamics of Player 2 activated
Player 2 powered Salvage Bay
Bug Farm of Player 2 activated
Player 2 gained 2 food
Salvage Bay of Player 2 activated
Player 2 gained 3 scrap
Signal Archive of Player 3 activated
Player 3 gained 2 magtape
Rec Corner of Player 3 activated
Player 3 gained 1 morale
Space Pirate Radio of Player 3 activated
Player 3 stole 1 scrap from Player 1
Player 1 made room on the morale track
Player 3 gained 1 morale
Giant Bug Ranch of Player 3 activated
Player 3 gained 3 food
Mech Arena of Player 1 activated
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Player 1 fixed the power of Holo Lounge
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
Round 2
Player 2 made the trade of Vex Ollo
Player 2 lost 1 reputation
Player 2 gained 1 food and 2 nitrogen and 1 scrap
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 1 magtape
Player 3 promised Captain's Banquet (7 points)
Player 3 made the trade of Brakka Duun
Player 3 paid 2 scrap
Player 3 gained 1 power shard
Player 1 put Combustible Joe to work
Player 1 set out for Crash Site
Player 1 met Hoarder's Crate: Do Not Open
Player 1 rolled a 1 for the crate
Player 1 lost 1 morale
Player 1 lost the power of Nitro Lab
Player 1 went to Rustbone Gulch instead
Player 1 could not pay at Rustbone Gulch
Player 1 swapped 1 nitrogen with the pool
Player 2 promised Picnic for Two Crews (7 points)
Player 2 put Trog to work
Player 2 gained 2 food and 1 scrap
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 put B'Orlol to work
Player 3 set out for Crash Site
Player 3 met Shard Moths
Shard Moths hit Player 3
Player 3 lost the power of Giant Bug Ranch
Player 3 lost the power of Space Pirate Radio
Player 3 suffered food
Player 3 lost 1 food
Shard Moths hit Player 2
Player 2 lost the power of Salvage Bay
Player 2 lost the power of Museum of Broken Things
Player 2 suffered nitrogen
Player 2 lost 1 nitrogen
Player 3 went to The Factory instead
Player 3 rolled food
Player 3 gained 1 food
Player 3 rolled scrap
Player 3 gained 1 scrap
Player 1 passed
Player 1 took the first player token
Player 1 gained 2 power shards
Player 1 powered Nitro Refinery
Player 2 swapped 1 food with the pool
Player 2 paid 2 scrap and 1 magtape
Shard Drill came to the production line
Player 2 built Shisha Spa (top middle)
Player 3 promised One of Everything Twice (9 points)
Player 3 put Mirelda Quill to work
Player 3 set out for Moonrise Ridge
Player 3 met Lost Sightseers
Player 3 gained 1 reputation
Player 3 went to Crash Site instead
Player 3 could not pay at Crash Site
Player 3 powered Giant Bug Ranch
Player 2 promised Mega Battery (5 points)
Player 2 put Oran to work
Player 2 stole 1 nitrogen from Player 1
Player 3 promised Breath of Fresh Air (5 points)
Player 3 lost 1 reputation
The production line was reset
Player 3 powered Space Pirate Radio
Player 2 promised Pair of Batteries (9 points)
Player 2 put Ilo the Lost to work
Player 2 gained 1 nitrogen and 1 scrap
Player 3 swapped 1 food with the pool
Player 3 swapped 1 nitrogen with the pool
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 paid 1 food
Player 2 met Try Again Tomorrow
Player 2 rolled a 3
Player 2 paid 1 nitrogen
Player 2 met Puppet Therapy
Player 2 gained 1 morale
Player 2 paid 1 nitrogen
Player 2 met Mixed-Up Charts
Player 2 rolled a 4
Player 2 paid 1 nitrogen
Player 2 met Consultation Fee
Player 2 paid 1 nitrogen
Player 2 paid 1 food
Player 2 met Clean Stitching
Player 2 paid 1 food
Player 2 met Encore
Player 3 paid 1 food
Player 3 met Encore
Player 3 paid 2 scrap and 2 magtape
Cyber Diner came to the production line
Player 3 built Crystal Lab (bottom middle)
Player 3 gained 1 power shard
Player 2 promised Reactor Core (13 points)
Player 2 swapped 1 food with the pool
Player 3 put Sarn Vell to work
Player 3 gained 2 food
Player 3 put Peregrine Peremo to work
Player 3 turned on Player 2
Movoo of Player 2 went to rest
Player 3 powered Crystal Lab
Player 2 passed
Player 3 put Deby Wardson to work
Player 3 gained 2 nitrogen
Player 3 passed
Player 1 left 3 pairs hungry
Player 1 lost 1 reputation
Player 1 lost 1 reputation
Player 1 lost 1 reputation
Player 1 lost 3 morale
Player 2 left 2 pairs hungry
Player 3 made room on the morale track
Player 2 lost 2 morale
Player 3 paid 2 food and 2 nitrogen
Player 3 left 1 pair hungry
Player 2 made room on the morale track
Player 3 lost 1 morale
The morale of Player 1 is -5
Player 1 lost 4 reputation
The morale of Player 2 is -2
Player 2 lost 1 reputation
The morale of Player 3 is -3
Player 3 lost 2 reputation
Mech Arena of Player 1 activated
Nitro Refinery of Player 1 activated
Player 1 gained 3 nitrogen
Player 1 gained 1 magtape
Player 1 powered Nitro Lab
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Holo Lounge of Player 1 activated
Player 1 gained 1 morale
Player 2 fixed the power of Salvage Bay
Parallel Dynamics of Player 2 activated
Shisha Spa of Player 2 activated
Player 2 fixed the power of Museum of Broken Things
Shisha Spa of Player 2 activated
Rec Corner of Player 3 activated
Player 2 made room on the morale track
Player 3 gained 1 morale
Space Pirate Radio of Player 3 activated
Player 3 stole 1 nitrogen from Player 2
Player 3 gained 1 morale
Giant Bug Ranch of Player 3 activated
Player 3 gained 3 food
Crystal Lab of Player 3 activated
Player 3 gained 1 power shard
Signal Archive of Player 3 activated
Player 3 gained 2 magtape
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
Round 3
Player 1 put Flurn to work
Player 2 made room on the morale track
Player 1 gained 1 morale
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 2 put Movoo to work
Player 3 lost 1 morale
Player 2 made room on the morale track
Player 1 lost 1 morale
Player 2 promised Mixtape (5 points)
Player 3 put Mirelda Quill to work
Player 3 gained 3 nitrogen
Player 3 paid 3 food and 3 nitrogen
Player 3 gained 3 magtape
Player 1 put Dusk Hollin to work
Player 1 set out for New Colony Network
The track brought Player 1: injure the explorer
Dusk Hollin of Player 1 was injured
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Doc Pellucid
Player 1 put Doc Pellucid to work
Dusk Hollin of Player 1 was healed
Player 2 made the trade of Vex Ollo
Player 2 lost 1 reputation
Player 2 gained 3 food and 1 nitrogen
Player 2 put Oran to work
Player 2 stole 1 magtape from Player 1
Player 3 put Peregrine Peremo to work
Player 3 turned on Player 2
Trog of Player 2 went to rest
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 met Try Again Tomorrow
Player 1 rolled a 1
Player 1 promised Oxygen Lounge (7 points)
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 swapped 1 food with the pool
Player 3 put B'Orlol to work
Player 3 set out for Crash Site
The track brought Player 3: gain 1 reputation
Player 3 gained 1 reputation
Player 3 could not pay at Crash Site
Player 3 put Deby Wardson to work
Player 1 put Combustible Joe to work
Player 1 set out for The Factory
Player 1 met Hoarder's Crate: Ticking
Player 1 rolled a 6 for the crate
Player 1 gained 2 power shards
Player 1 went to New Colony Network instead
Player 1 could not pay at New Colony Network
Player 1 put Wexley to work
Player 1 gained 1 food and 1 nitrogen and 1 scrap
Player 1 powered Medbay Alcove
Player 2 put Ilo the Lost to work
Player 2 set out for Moonrise Ridge
Player 2 paid 1 nitrogen
Player 2 recruited Big Lorro
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
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
Player 3 paid 2 scrap and 1 magtape
Giant Bug Ranch came to the production line
Player 3 built Salvage Bay (middle right)
Player 3 gained 1 food and 1 scrap
Player 3 powered Salvage Bay
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 1 paid 1 nitrogen
Player 1 met Two for One
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 put Big Lorro to work
Player 2 gained 4 scrap
Player 3 paid 1 food
Player 3 met Puppet Therapy
Player 3 gained 1 morale
Player 3 passed
Player 3 took the first player token
Player 3 gained 1 food and 1 magtape
Player 1 put Hulda Brack to work
Player 1 gained 2 scrap and 1 magtape
Player 1 lost 1 morale
Player 1 paid 2 scrap and 1 magtape
Holo Lounge came to the production line
Player 1 built Cyber Diner (top left)
Player 2 paid 3 scrap
Gravity Club came to the production line
Player 2 built Holo Lounge (middle right)
Player 2 paid 2 scrap and 1 magtape
Karaoke Pit came to the production line
Player 2 built Cyber Diner (top left)
Player 1 passed
Player 2 passed
Player 3 left 3 pairs hungry
Player 2 made room on the morale track
Player 3 lost 3 morale
Player 1 left 3 pairs hungry
Player 1 lost 1 reputation
Player 1 lost 1 reputation
Player 1 lost 1 reputation
Player 1 lost 3 morale
Player 2 left 3 pairs hungry
Player 3 made room on the morale track
Player 1 made room on the morale track
Player 2 lost 3 morale
The morale of Player 3 is -3
Player 3 lost 2 reputation
The morale of Player 1 is -4
Player 1 lost 3 reputation
The morale of Player 2 is -5
Player 2 lost 4 reputation
Rec Corner of Player 3 activated
Player 3 gained 1 morale
Signal Archive of Player 3 activated
Player 3 gained 2 magtape
Space Pirate Radio of Player 3 activated
Player 3 stole 1 nitrogen from Player 1
Player 3 gained 1 morale
Crystal Lab of Player 3 activated
Player 3 gained 1 power shard
Salvage Bay of Player 3 activated
Player 3 gained 3 scrap
Giant Bug Ranch of Player 3 activated
Player 3 gained 3 food
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Cyber Diner of Player 1 activated
Nitro Refinery of Player 1 activated
Player 1 gained 3 nitrogen
Player 1 gained 1 magtape
Holo Lounge of Player 1 activated
Player 1 gained 1 morale
Mech Arena of Player 1 activated
Medbay Alcove of Player 1 activated
Player 1 gained 1 nitrogen
Museum of Broken Things of Player 2 activated
Player 2 gained 1 food and 1 scrap
Salvage Bay of Player 2 activated
Player 2 gained 3 scrap
Shisha Spa of Player 2 activated
Cyber Diner of Player 2 activated
Player 2 paid 5 food
Player 1 made room on the morale track
Player 3 made room on the morale track
Player 2 gained 5 morale
Player 1 won with 43 points
