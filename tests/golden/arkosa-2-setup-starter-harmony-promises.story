Player 1 was given Bunker '07
Player 2 was given Bunker '58
Player 1 took the first player token
Round 1
Player 1 put Boeuf to work
Player 1 set out for The Factory
Player 1 met Flickering Lights
Player 1 lost the power of Tape Spooler
Player 1 went to New Colony Network instead
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Gabbo Trink
Player 1 paid 1 nitrogen
Player 1 met Mixed-Up Charts
Player 1 rolled a 5
Player 2 put Hoo-di-di to work
Player 2 gained 2 nitrogen
Player 2 put Ninny Oxide to work
Player 2 gained 1 nitrogen and 1 magtape
Player 1 put Gabbo Trink to work
Player 1 set out for The Factory
The track brought Player 1: roll the resource die 1× to gain
Player 1 rolled food
Player 1 gained 1 food
Player 1 rolled magtape
Player 1 gained 1 magtape
Player 1 rolled magtape
Player 1 gained 1 magtape
Player 1 put Ogg Pellet to work
Player 1 set out for New Colony Network
Player 1 met Shard Thieves
Player 1 lost the power of Nitro Lab
Player 1 lost 1 scrap
Player 1 paid 1 nitrogen
Player 1 recruited Ilo the Lost
Player 2 paid 1 nitrogen
Player 2 met Hungry Work
Player 2 lost 1 food
Player 2 paid 1 nitrogen
Player 2 met Puppet Therapy
Player 2 gained 1 morale
Player 2 paid 1 nitrogen
Player 2 met Extra Limb
Player 2 lost 1 morale
Player 2 paid 1 food
Player 2 met Consultation Fee
Player 2 gained 1 scrap
Player 2 put Trog to work
Player 2 set out for Crash Site
Player 2 met Shard Moths
Shard Moths hit Player 2
Player 2 lost the power of Bug Farm
Player 2 suffered nitrogen
Player 2 lost 1 nitrogen
Player 2 went to Rustbone Gulch instead
Player 2 could not pay at Rustbone Gulch
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 2 scrap and 2 magtape
Medbay Alcove came to the production line
Player 1 built Crystal Lab (top middle)
Player 2 paid 1 nitrogen
Player 2 met Try Again Tomorrow
Player 2 rolled a 6
Player 2 paid 2 scrap and 1 magtape
Shard Drill came to the production line
Player 2 built Shisha Spa (top right)
Player 1 put Ilo the Lost to work
Player 1 set out for Wanderers' Path
Player 1 met Word Gets Round
Player 1 gained 1 reputation
Player 1 went to New Colony Network instead
Player 1 recruited Lady Fizz
Player 1 put Lady Fizz to work
Player 1 gained 1 food
Player 1 gained 1 morale
Player 1 exiled Ilo the Lost
Player 1 lost 1 morale
Player 2 put Deby Wardson to work
Player 2 gained 2 nitrogen
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 1 put Zib Tallow to work
Player 1 set out for New Colony Network
Player 1 met Derelict Loader
Player 1 gained 2 scrap and 1 magtape
Player 1 went to The Factory instead
Player 1 rolled magtape
Player 1 gained 1 magtape
Player 1 rolled magtape
Player 1 gained 1 magtape
Player 1 paid 1 food
Player 1 met Clean Stitching
Player 2 passed
Player 2 took the first player token
Player 2 gained 2 food
Player 1 paid 2 scrap and 2 magtape
Broadcast Booth came to the production line
Player 1 built Shard Drill (top left)
Player 1 paid 2 scrap and 1 magtape
Bionic Workshop came to the production line
Player 1 built Medbay Alcove (top left)
Player 1 passed
Player 2 left 2 pairs hungry
Player 1 made room on the morale track
Player 2 lost 2 morale
Player 1 left 3 pairs hungry
Player 2 made room on the morale track
Player 1 lost 3 morale
The morale of Player 2 is 2
Player 2 gained 1 reputation
The morale of Player 1 is -1
Player 1 lost 1 reputation
Shisha Spa of Player 2 activated
Player 2 fixed the power of Bug Farm
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Medbay Alcove of Player 1 activated
Player 1 gained 1 nitrogen
Player 1 fixed the power of Crystal Lab
Player 1 fixed the power of Tape Spooler
The colonists of Player 1 rested
The colonists of Player 2 rested
Round 2
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 1 magtape
Player 2 put Hoo-di-di to work
Player 2 gained 2 nitrogen
Player 1 put Boeuf to work
Player 1 gained 3 food
Player 1 put Gabbo Trink to work
Player 1 gained 1 morale
Player 2 put Ninny Oxide to work
Player 2 gained 1 nitrogen and 1 magtape
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 1 put Lady Fizz to work
Player 1 set out for Sanctuary Prime
Player 1 paid 2 food and 1 nitrogen
Player 1 gained 2 scrap and 2 magtape and 1 power shard
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 food and 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 passed
Player 1 left 3 pairs hungry
Player 1 lost 3 morale
Player 2 left 2 pairs hungry
Player 2 lost 2 morale
The morale of Player 1 is -3
Player 1 lost 2 reputation
The morale of Player 2 is 0
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Crystal Lab of Player 1 activated
Player 1 gained 1 power shard
Medbay Alcove of Player 1 activated
Player 1 gained 1 nitrogen
Bug Farm of Player 2 activated
Player 2 gained 2 food
Shisha Spa of Player 2 activated
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
The colonists of Player 1 rested
The colonists of Player 2 rested
Round 3
Player 1 put Zib Tallow to work
Player 1 gained 3 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 put Hoo-di-di to work
Player 2 set out for New Colony Network
Player 2 met Highwaymoles
Player 2 lost 3 nitrogen
Player 2 could not pay at New Colony Network
Player 1 put Lady Fizz to work
Player 1 gained 1 food
Player 1 gained 1 morale
Player 1 paid 1 food
Player 1 met Two for One
Player 2 paid 4 scrap and 2 magtape
Zero-G Theatre came to the production line
Player 2 built Megaforge (centre)
Player 2 gained 2 scrap
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 1 put Gabbo Trink to work
Player 1 set out for Crash Site
Player 1 met Horde on the Horizon
Horde on the Horizon hit Player 1
Player 1 suffered magtape
Player 1 lost 1 magtape
Player 1 suffered magtape
Player 1 lost 1 magtape
Horde on the Horizon hit Player 2
Player 2 suffered shard
Player 2 lost the power of Shisha Spa
Player 2 suffered scrap
Player 2 lost 1 scrap
Player 1 went to New Colony Network instead
Player 1 paid 1 food
Player 1 recruited Nova Pike
Player 1 put Nova Pike to work
Player 1 set out for Research Outpost
Player 1 met Sun-Dried Swarm
Player 1 gained 2 food
Player 1 went to Moonrise Ridge instead
Player 1 could not pay at Moonrise Ridge
Player 1 exiled Zib Tallow
Player 1 lost 1 morale
Player 2 paid 2 scrap and 1 magtape
Salvage Bay came to the production line
Player 2 built Cyber Diner (top left)
Player 2 put Ninny Oxide to work
Player 2 gained 1 nitrogen and 1 magtape
Player 1 lost 1 reputation
The production line was reset
Player 1 paid 1 food
Player 1 met Encore
Player 1 paid 1 food
Player 1 met Miracle Tonic
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 passed
Player 2 took the first player token
Player 2 gained 2 scrap
Player 1 put Ogg Pellet to work
Player 1 set out for Crash Site
Player 1 met Hoarder's Crate: Tool Chest
Player 1 rolled a 5 for the crate
Player 1 gained 2 magtape
Ogg Pellet of Player 1 was injured
Player 1 went to The Factory instead
Player 1 rolled injury
Player 1 rolled nitrogen
Player 1 gained 1 nitrogen
Player 1 paid 2 scrap and 1 magtape
Holo Lounge came to the production line
Player 1 built Bionic Workshop (middle left)
Player 1 gained 1 scrap
Player 1 put Boeuf to work
Player 1 gained 3 food
Player 1 swapped 1 food with the pool
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 2 scrap and 1 magtape
Signal Archive came to the production line
Player 1 built Medbay Alcove (middle left)
Player 1 powered Medbay Alcove
Player 1 paid 3 scrap
Nitro Refinery came to the production line
Player 1 built Holo Lounge (middle left)
Player 1 paid 2 scrap and 2 magtape
Gravity Club came to the production line
Player 1 built Signal Archive (middle left)
Player 1 passed
Player 2 left 2 pairs hungry
Player 2 lost 2 morale
Player 1 left 3 pairs hungry
Player 1 lost 1 reputation
Player 1 lost 3 morale
The morale of Player 2 is -2
Player 2 lost 1 reputation
The morale of Player 1 is -5
Player 1 lost 4 reputation
Cyber Diner of Player 2 activated
Bug Farm of Player 2 activated
Player 2 gained 2 food
Player 2 fixed the power of Shisha Spa
Medbay Alcove of Player 1 activated
Ogg Pellet of Player 1 was healed
Player 1 gained 1 nitrogen
Crystal Lab of Player 1 activated
Player 1 gained 1 power shard
Signal Archive of Player 1 activated
Player 1 gained 2 magtape
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Player 2 won with 39 points
