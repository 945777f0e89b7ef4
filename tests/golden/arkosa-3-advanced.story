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
Player 2 built Museum of Broken Things (top right)
Player 2 put Movoo to work
Player 2 gained 2 food
Player 3 put Mirelda Quill to work
Player 3 set out for Salt Flats Beacon
Player 3 met Builder's Coupon
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
Player 2 built Salvage Bay (middle left)
Player 3 paid 1 food
Player 3 met Extra Limb
Player 3 lost 1 morale
Player 3 put Deby Wardson to work
Player 1 put Wexley to work
Player 1 set out for New Colony Network
Player 1 met Ration Tin
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
Player 3 built Bionic Workshop (centre)
Player 3 paid 3 scrap
Player 3 built Giant Bug Ranch (top middle)
Player 3 powered Bionic Workshop
Player 1 paid 3 scrap and 1 magtape
Player 1 built Propaganda Studio (centre)
Player 1 gained 2 scrap
Player 1 put Hulda Brack to work
Player 1 gained 1 food and 1 scrap
Player 1 powered Propaganda Studio
Player 3 paid 1 nitrogen
Player 3 met Consultation Fee
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 met Two for One
Player 3 put Peregrine Peremo to work
Player 3 turned on Player 1
Combustible Joe of Player 1 went to rest
Player 1 passed
Player 3 paid 3 scrap
Player 3 built Holo Lounge (middle right)
Player 3 gained 1 food and 1 scrap
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 2 scrap and 1 magtape
Player 3 built Salvage Bay (middle right)
Player 3 paid 2 scrap and 2 magtape
Player 3 built Signal Archive (top middle)
Player 3 passed
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
Player 2 lost 1 reputation
Player 3 lost 4 reputation
Player 1 lost 2 reputation
Parallel Dynamics of Player 2 activated
Bug Farm of Player 2 activated
Player 2 gained 2 food
Bug Farm of Player 2 activated
Player 2 gained 2 food
Museum of Broken Things of Player 2 activated
Player 2 gained 1 food and 1 scrap
Space Pirate Radio of Player 3 activated
Player 3 stole 1 scrap from Player 1
Player 3 gained 1 morale
Signal Archive of Player 3 activated
Player 3 gained 2 magtape
Bionic Workshop of Player 3 activated
Player 3 gained 2 scrap
Player 3 gained 2 food
Rec Corner of Player 3 activated
Player 1 made room on the morale track
Player 3 gained 1 morale
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Mech Arena of Player 1 activated
Player 1 paid 3 scrap
Player 3 made room on the morale track
Player 2 made room on the morale track
Player 1 gained 3 morale
Propaganda Studio of Player 1 activated
Player 1 gained 1 reputation
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
Round 2
Player 2 promised Oxygen Lounge (7 points)
Player 2 made the trade of Vex Ollo
Player 2 lost 1 reputation
Player 2 gained 3 nitrogen and 1 scrap
Player 2 powered Salvage Bay
Player 3 paid 2 scrap and 2 magtape
Player 3 built Karaoke Pit (centre)
Player 3 put Mirelda Quill to work
Player 3 gained 3 nitrogen
Player 1 promised Full Tanks (7 points)
Player 1 lost 1 reputation
The production line was reset
Player 2 put Oran to work
Player 2 set out for Crash Site
Player 2 met Hoarder's Crate: Tool Chest
Player 2 rolled a 4 for the crate
Player 2 gained 3 scrap
Player 3 made room on the morale track
Player 2 lost 1 morale
Player 2 went to The Factory instead
Player 2 rolled scrap
Player 2 gained 1 scrap
Player 2 rolled magtape
Player 2 gained 1 magtape
Player 2 promised Complete Box Set (9 points)
Player 3 put Deby Wardson to work
Player 3 gained 2 nitrogen
Player 3 put Peregrine Peremo to work
Player 3 turned on Player 2
Trog of Player 2 went to rest
Player 1 put Hulda Brack to work
Player 1 gained 1 food and 1 scrap
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 2 promised Workshop Kit (9 points)
Player 2 paid 3 scrap
Player 2 built Giant Bug Ranch (bottom left)
Player 2 gained 1 power shard
Player 3 promised Scrap Sculpture (5 points)
Player 3 swapped 2 food with the pool
Player 1 put Wexley to work
Player 1 gained 1 food and 1 nitrogen and 1 scrap
Player 1 paid 1 food
Player 1 met Surprisingly Competent
Player 1 gained 1 reputation
Player 2 put Movoo to work
Player 2 made room on the morale track
Player 3 lost 1 morale
Player 1 lost 1 morale
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 1 magtape
Player 2 powered Giant Bug Ranch
Player 3 passed
Player 3 took the first player token
Player 3 gained 1 food and 1 power shard
Player 1 put Dusk Hollin to work
Player 1 gained 2 nitrogen
Player 1 promised Pair of Batteries (9 points)
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 paid 3 scrap and 1 magtape
Player 2 built Metabolic Exchanger (top right)
Player 1 put Flurn to work
Player 1 gained 1 morale
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 2 put Ilo the Lost to work
Player 2 gained 1 nitrogen and 1 scrap
Player 2 paid 1 nitrogen
Player 2 met Clean Stitching
Player 1 promised Captain's Banquet (7 points)
Player 1 paid 2 scrap and 1 magtape
Player 1 built Medbay Alcove (middle right)
Player 2 passed
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 met Encore
Player 1 paid 1 nitrogen
Player 1 met Try Again Tomorrow
Player 1 rolled a 4
Player 1 made the trade of Sister Cog
Player 1 paid 1 nitrogen
Player 1 paid 1 nitrogen
Player 1 met Mixed-Up Charts
Player 1 rolled a 4
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
Player 1 promised Mixtape (5 points)
Player 1 promised Battery and a Good Meal (8 points)
Player 1 put Combustible Joe to work
Player 1 gained 3 scrap and 1 magtape
Player 1 rolled a 1
Combustible Joe of Player 1 was injured
Player 1 lost the power of Propaganda Studio
Player 1 paid 4 scrap and 1 magtape
Player 1 built Grand Larder (top middle)
Player 1 passed
Player 3 left 3 pairs hungry
Player 3 lost 1 reputation
Player 3 lost 1 reputation
Player 3 lost 3 morale
Player 1 left 3 pairs hungry
Player 2 made room on the morale track
Player 1 lost 3 morale
Player 2 left 2 pairs hungry
Player 1 made room on the morale track
Player 2 lost 2 morale
Player 3 lost 4 reputation
Player 1 lost 2 reputation
Player 2 lost 3 reputation
Rec Corner of Player 3 activated
Player 2 made room on the morale track
Player 3 gained 1 morale
Signal Archive of Player 3 activated
Player 3 gained 2 magtape
Player 3 powered Salvage Bay
Karaoke Pit of Player 3 activated
Player 1 made room on the morale track
Player 3 gained 1 morale
Player 3 gained 1 reputation
Space Pirate Radio of Player 3 activated
Player 3 stole 1 scrap from Player 1
Player 3 gained 1 morale
Salvage Bay of Player 3 activated
Player 3 gained 3 scrap
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Player 1 fixed the power of Propaganda Studio
Mech Arena of Player 1 activated
Grand Larder of Player 1 activated
Player 1 gained 4 food
Metabolic Exchanger of Player 2 activated
Player 2 gained 3 food
Giant Bug Ranch of Player 2 activated
Player 2 gained 3 food
Bug Farm of Player 2 activated
Player 2 gained 2 food
Parallel Dynamics of Player 2 activated
Salvage Bay of Player 2 activated
Player 2 gained 3 scrap
Salvage Bay of Player 2 activated
Player 2 gained 3 scrap
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
Round 3
Player 3 put Mirelda Quill to work
Player 3 set out for Crash Site
Player 3 met Larder Rats
Larder Rats hit Player 2
Player 2 lost 1 food and 3 nitrogen
Player 2 suffered injury
Trog of Player 2 was injured
Player 3 went to Salt Flats Beacon instead
Player 3 paid 1 food and 1 nitrogen
Player 3 recruited Dazzle Ptok
Player 3 put B'Orlol to work
Player 3 gained 2 food
Player 1 paid 2 scrap and 1 magtape
Player 1 built Cyber Diner (top middle)
Player 1 put Flurn to work
Player 1 gained 1 food and 1 nitrogen
Player 2 paid 3 scrap and 1 magtape
Player 2 built Algae Stacks (bottom left)
Player 2 made the trade of Vex Ollo
Player 2 lost 1 reputation
Player 2 gained 3 food and 1 nitrogen
Player 3 put Peregrine Peremo to work
Player 3 set out for The Factory
Player 3 gained 1 magtape
Player 3 rolled magtape
Player 3 gained 1 magtape
Player 3 rolled magtape
Player 3 gained 1 magtape
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 met Puppet Therapy
Combustible Joe of Player 1 was healed
Player 1 gained 1 morale
Player 1 paid 1 food
Player 1 met Puppet Therapy
Player 3 made room on the morale track
Player 1 gained 1 morale
Player 1 paid 1 food
Player 1 met Extra Limb
Player 3 made room on the morale track
Player 1 lost 1 morale
Player 1 paid 1 food
Player 1 met Miracle Tonic
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 1 magtape
Player 3 paid 1 nitrogen
Player 3 met Surprisingly Competent
Player 3 gained 1 reputation
Player 3 paid 1 nitrogen
Player 3 met Try Again Tomorrow
Player 3 rolled a 4
Player 3 paid 1 food
Player 3 met Clean Stitching
Player 3 paid 1 nitrogen
Player 3 met Encore
Player 3 put Deby Wardson to work
Player 3 gained 2 nitrogen
Player 1 put Wexley to work
Player 1 gained 1 food and 1 nitrogen and 1 scrap
Player 1 put Dusk Hollin to work
Player 1 set out for Sanctuary Prime
Player 1 met Bad Fall
Dusk Hollin of Player 1 was injured
Player 1 lost 1 food
Player 1 went to New Colony Network instead
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Big Lorro
Player 2 paid 1 food
Player 2 met Hungry Work
Trog of Player 2 was healed
Player 2 lost 1 food
Player 2 paid 3 scrap and 1 magtape
Player 2 built Gamblers' Den (top right)
Player 3 passed
Player 3 took the first player token
Player 3 gained 1 food and 1 nitrogen
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 passed
Player 2 paid 1 food
Player 2 met Mixed-Up Charts
Player 2 rolled a 1
Movoo of Player 2 was injured
Player 2 put Ilo the Lost to work
Player 2 set out for New Colony Network
Player 2 gained 1 reputation
Player 2 recruited Ser Bolt
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 met Two for One
Movoo of Player 2 was healed
Player 2 paid 1 food
Player 2 met Consultation Fee
Player 2 gained 1 scrap
Player 2 put Ser Bolt to work
Player 2 set out for Rustbone Gulch
Player 2 could not pay at Rustbone Gulch
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
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 put Oran to work
Player 2 set out for Wanderers' Path
Player 2 met Highwaymoles
Player 2 lost 3 scrap
Player 2 went to Research Outpost instead
Player 2 could not pay at Research Outpost
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 swapped 2 food with the pool
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 1 magtape
Player 2 passed
Player 3 left 3 pairs hungry
Player 1 made room on the morale track
Player 2 made room on the morale track
Player 3 lost 3 morale
Player 1 left 3 pairs hungry
Player 2 made room on the morale track
Player 3 made room on the morale track
Player 1 lost 3 morale
Player 2 left 3 pairs hungry
Player 3 made room on the morale track
Player 1 made room on the morale track
Player 2 lost 1 reputation
Player 2 lost 3 morale
Player 3 lost 2 reputation
Player 1 lost 3 reputation
Player 2 lost 4 reputation
Salvage Bay of Player 3 activated
Player 3 gained 3 scrap
Karaoke Pit of Player 3 activated
Player 3 gained 1 morale
Player 3 gained 1 reputation
Rec Corner of Player 3 activated
Player 3 gained 1 morale
Signal Archive of Player 3 activated
Player 3 gained 2 magtape
Space Pirate Radio of Player 3 activated
Player 3 stole 1 scrap from Player 1
Player 3 gained 1 morale
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Mech Arena of Player 1 activated
Player 1 paid 1 scrap
Player 1 gained 1 morale
Propaganda Studio of Player 1 activated
Player 1 gained 1 reputation
Cyber Diner of Player 1 activated
Salvage Bay of Player 2 activated
Player 2 gained 3 scrap
Parallel Dynamics of Player 2 activated
Salvage Bay of Player 2 activated
Player 2 gained 3 scrap
Gamblers' Den of Player 2 activated
Player 2 paid 1 scrap
Player 2 rolled magtape
Player 2 gained 1 magtape
Player 2 rolled scrap
Player 2 gained 1 scrap
Bug Farm of Player 2 activated
Player 2 gained 2 food
Algae Stacks of Player 2 activated
Player 2 gained 2 food and 2 nitrogen
Player 3 won with 57 points
