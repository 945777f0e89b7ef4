Player 3 took the first player token
Player 3 took Bunker '34
Player 1 took Bunker '42
Player 2 took Bunker '07
Player 1 chose to be led by Sister Cog
Player 2 chose to be led by Vex Ollo
Player 3 chose to be led by The Quorum
Player 2 took Metabolic Exchanger
Player 3 took Gamblers' Den
Player 1 took Propaganda Studio
Round 1
Player 3 put Quaz Oberman to work
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 met Two for One
Player 3 paid 1 nitrogen
Player 3 met Encore
Player 3 paid 1 food
Player 3 met Clean Stitching
Player 3 paid 1 nitrogen
Player 3 met Hungry Work
Player 1 put Trog to work
Player 1 set out for The Factory
Player 1 met Lost Sightseers
Player 1 gained 1 reputation
Player 1 rolled injury
Trog of Player 1 was injured
Player 1 rolled shard
Player 1 gained 1 power shard
Player 1 made the trade of Sister Cog
Player 1 paid 1 nitrogen
Trog of Player 1 was healed
Player 2 lost 1 reputation
The production line was reset
Player 2 paid 1 nitrogen
Player 2 met Puppet Therapy
Player 2 gained 1 morale
Player 2 paid 1 food
Player 2 met Extra Limb
Player 2 lost 1 morale
Player 3 put Boeuf to work
Player 3 gained 3 food
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 1 paid 3 scrap and 1 magtape
Player 1 built Broadcast Booth (top right)
Player 1 put Hoo-di-di to work
Player 1 gained 2 nitrogen
Player 2 put Tessa-9 to work
Player 2 gained 1 magtape
Player 2 paid 3 scrap
Player 2 built Nitro Refinery (top middle)
Player 3 put Mirelda Quill to work
Player 3 set out for Research Outpost
Player 3 lost 1 reputation
Player 3 could not pay at Research Outpost
Player 3 paid 3 scrap
Player 3 built Holo Lounge (top right)
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 put Ninny Oxide to work
Player 2 put Pock and Pook to work
Player 2 gained 1 morale
Player 2 put Combustible Joe to work
Player 2 set out for Salt Flats Beacon
Player 2 met The Hush
The Hush hit Player 1
Player 1 suffered injury
Hoo-di-di of Player 1 was injured
Player 1 lost 1 morale
Player 2 went to New Colony Network instead
Player 2 paid 1 food and 1 nitrogen
Player 2 recruited Hulda Brack
Player 3 swapped 1 food with the pool
Player 3 swapped 1 nitrogen with the pool
Player 1 put Wexley to work
Player 1 set out for New Colony Network
Player 1 gained 1 nitrogen
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Sarn Vell
Player 1 swapped 1 food with the pool
Player 2 lost 1 reputation
The production line was reset
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 1 magtape
Player 3 put Ilo the Lost to work
Player 3 gained 1 nitrogen and 1 scrap
Player 3 lost 1 reputation
The production line was reset
Player 1 put Sarn Vell to work
Player 1 set out for New Colony Network
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Deby Wardson
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 2 put Beren Whaller to work
Player 2 took the shard out of Nitro Refinery
Player 2 passed
Player 2 took the first player token
Player 2 gained 2 magtape
Player 2 powered Nitro Refinery
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 paid 1 nitrogen
Player 1 met Consultation Fee
Player 1 gained 1 scrap
Player 3 paid 2 scrap and 1 magtape
Player 3 built Bionic Workshop (middle left)
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 1 put Deby Wardson to work
Hoo-di-di of Player 1 was healed
Player 1 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 passed
Player 1 lost 1 reputation
The production line was reset
Player 1 paid 3 scrap
Player 1 built Giant Bug Ranch (middle left)
Player 1 gained 2 scrap
Player 1 powered Giant Bug Ranch
Player 1 paid 3 scrap
Player 1 built Giant Bug Ranch (top left)
Player 1 passed
Player 2 left 3 pairs hungry
Player 1 made room on the morale track
Player 2 lost 3 morale
Player 3 left 2 pairs hungry
Player 3 lost 2 morale
Player 1 left 3 pairs hungry
Player 2 made room on the morale track
Player 1 lost 3 morale
Player 2 lost 1 reputation
Player 3 gained 1 reputation
Player 1 lost 4 reputation
Tape Spooler of Player 2 activated
Player 2 gained 1 magtape
Bug Farm of Player 2 activated
Player 2 gained 2 food
Nitro Refinery of Player 2 activated
Player 2 gained 3 nitrogen
Tape Spooler of Player 3 activated
Player 3 gained 1 magtape
Holo Lounge of Player 3 activated
Player 3 gained 1 morale
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Giant Bug Ranch of Player 1 activated
Player 1 gained 3 food
Propaganda Studio of Player 1 activated
Player 1 gained 1 morale
Broadcast Booth of Player 1 activated
Player 1 gained 1 reputation
Giant Bug Ranch of Player 1 activated
Player 1 gained 3 food
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
Round 2
Player 2 promised Battery and a Good Meal (8 points)
Player 2 put Combustible Joe to work
Player 2 set out for The Factory
Player 2 met Twisted Ankle
Combustible Joe of Player 2 was injured
Player 2 rolled nitrogen
Player 2 gained 1 nitrogen
Player 2 rolled shard
Player 2 gained 1 power shard
Player 3 paid 2 scrap and 1 magtape
Player 3 built Cyber Diner (top left)
Player 3 promised Scrap Sculpture (5 points)
Player 1 put Ninny Oxide to work
Player 1 gained 1 nitrogen and 1 magtape
Player 1 promised Workshop Kit (9 points)
Player 2 made the trade of Vex Ollo
Player 2 lost 1 reputation
Player 2 gained 2 food and 2 scrap
Player 2 paid 2 food and 2 nitrogen
Player 2 gained 2 magtape
Player 3 swapped 2 nitrogen with the pool
Player 3 passed
Player 3 took the first player token
Player 3 gained 2 magtape
Player 1 swapped 1 food with the pool
Player 1 made the trade of Sister Cog
Player 1 paid 1 nitrogen
Player 2 passed
Player 1 swapped 1 nitrogen with the pool
Player 1 put Hoo-di-di to work
Player 1 set out for New Colony Network
Player 1 met Disgrace
Player 1 lost 3 reputation
Player 1 went to The Factory instead
Player 1 rolled magtape
Player 1 gained 1 magtape
Player 1 rolled food
Player 1 gained 1 food
Player 1 paid 1 food
Player 1 met Surprisingly Competent
Player 1 gained 1 reputation
Player 1 paid 1 food
Player 1 met Try Again Tomorrow
Player 1 rolled a 3
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 promised Oxygen Lounge (7 points)
Player 1 put Deby Wardson to work
Player 1 swapped 1 food with the pool
Player 1 paid 1 nitrogen
Player 1 met Miracle Tonic
Player 1 put Sarn Vell to work
Player 1 gained 2 food
Player 1 put Trog to work
Player 1 gained 2 food and 1 scrap
Player 1 paid 1 food
Player 1 met Mixed-Up Charts
Player 1 rolled a 4
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 promised Reactor Core (13 points)
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 lost 1 reputation
The production line was reset
Player 1 put Wexley to work
Player 1 set out for Crash Site
Player 1 met Hissing Canister
Player 1 gained 2 nitrogen
Player 1 went to Rustbone Gulch instead
Player 1 could not pay at Rustbone Gulch
Player 1 swapped 1 nitrogen with the pool
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 met Try Again Tomorrow
Player 1 rolled a 3
Player 1 promised Captain's Banquet (7 points)
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 paid 2 scrap and 2 magtape
Player 1 built Signal Archive (top right)
Player 1 promised Mixtape (5 points)
Player 1 paid 3 scrap
Player 1 built Holo Lounge (middle right)
Player 1 powered Holo Lounge
Player 1 passed
Player 3 left 2 pairs hungry
Player 3 lost 2 morale
Player 1 left 3 pairs hungry
Player 1 lost 1 reputation
Player 1 lost 1 reputation
Player 1 lost 3 morale
Player 2 left 3 pairs hungry
Player 1 made room on the morale track
Player 2 lost 3 morale
Player 1 lost 3 reputation
Player 2 lost 4 reputation
Holo Lounge of Player 3 activated
Player 3 gained 1 morale
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Cyber Diner of Player 3 activated
Giant Bug Ranch of Player 1 activated
Player 1 gained 3 food
Signal Archive of Player 1 activated
Player 1 gained 2 magtape
Giant Bug Ranch of Player 1 activated
Player 1 gained 3 food
Propaganda Studio of Player 1 activated
Player 1 gained 1 morale
Holo Lounge of Player 1 activated
Player 1 gained 1 morale
Player 1 gained 1 morale
Bug Farm of Player 2 activated
Player 2 gained 2 food
Nitro Refinery of Player 2 activated
Player 2 gained 3 nitrogen
Tape Spooler of Player 2 activated
Player 2 gained 1 magtape
The colonists of Player 1 rested
Round 3
Player 3 put Boeuf to work
Player 3 gained 3 food
Player 3 swapped 2 food with the pool
Player 1 put Ninny Oxide to work
Player 1 put Wexley to work
Player 1 set out for Crash Site
Player 1 met Shared Caravan
Player 1 gained 1 food and 1 nitrogen and 1 scrap
Player 2 gained 1 food
Player 3 gained 1 food
Player 1 went to Rustbone Gulch instead
Player 1 paid 2 food and 1 nitrogen
Player 1 recruited Big Lorro
Player 1 exiled Ninny Oxide
Player 1 lost 1 morale
Player 2 lost 1 reputation
The production line was reset
Player 2 put Pock and Pook to work
Player 2 gained 1 morale
Player 3 promised Pair of Batteries (9 points)
Player 3 put Mirelda Quill to work
Player 3 set out for Crash Site
Player 3 met Horde on the Horizon
Horde on the Horizon hit Player 3
Player 3 suffered magtape
Player 3 lost 1 magtape
Player 3 suffered food
Player 3 lost 1 food
Horde on the Horizon hit Player 1
Player 1 suffered nitrogen
Player 1 suffered scrap
Player 1 lost 1 scrap
Horde on the Horizon hit Player 2
Player 2 suffered scrap
Player 2 lost 1 scrap
Player 2 suffered shard
Player 2 lost the power of Tape Spooler
Player 3 went to New Colony Network instead
Player 3 paid 1 food and 1 nitrogen
Player 3 recruited Nova Pike
Player 1 paid 1 food
Player 1 met Miracle Tonic
Player 1 paid 1 food
Player 1 met Mixed-Up Charts
Player 1 rolled a 5
Player 1 paid 1 food
Player 1 met Two for One
Player 1 paid 1 food
Player 1 met Hungry Work
Player 1 lost 1 food
Player 1 put Sarn Vell to work
Player 1 gained 2 food
Player 2 promised Survival Hamper (7 points)
Player 2 put Tessa-9 to work
Player 2 gained 1 magtape
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 put Nova Pike to work
Player 3 gained 2 magtape
Player 1 put Hoo-di-di to work
Player 1 set out for Crash Site
Hoo-di-di of Player 1 was injured
Player 1 could not pay at Crash Site
Player 1 paid 4 scrap and 1 magtape
Player 1 built Grand Larder (middle right)
Player 2 paid 1 nitrogen
Player 2 met Surprisingly Competent
Combustible Joe of Player 2 was healed
Player 2 gained 1 reputation
Player 2 put Beren Whaller to work
Player 2 took the shard out of Tape Spooler
Player 2 powered Tape Spooler
Player 3 put Quaz Oberman to work
Player 3 gained 1 magtape
Player 3 passed
Player 3 took the first player token
Player 3 gained 2 power shards
Player 3 powered Bionic Workshop
Player 1 put Trog to work
Player 1 set out for The Factory
Player 1 met Nerffle Wager
Player 1 rolled a 2
Player 1 lost 1 food and 1 magtape
Player 1 rolled food
Player 1 gained 1 food
Player 1 rolled nitrogen
Player 1 gained 1 nitrogen
Player 1 swapped 1 nitrogen with the pool
Player 2 paid 3 food and 3 nitrogen
Player 2 gained 3 magtape
Player 2 put Hulda Brack to work
Player 2 gained 2 scrap and 1 magtape
Player 2 lost 1 morale
Player 1 swapped 1 food with the pool
Player 1 put Big Lorro to work
Player 1 gained 4 scrap
Player 2 passed
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 put Deby Wardson to work
Player 1 gained 2 nitrogen
Player 1 swapped 2 nitrogen with the pool
Player 1 swapped 2 food with the pool
Player 1 swapped 1 food with the pool
Player 1 lost 1 reputation
The production line was reset
Player 1 passed
Player 3 left 3 pairs hungry
Player 1 made room on the morale track
Player 3 lost 3 morale
Player 1 left 3 pairs hungry
Player 3 made room on the morale track
Player 1 lost 3 morale
Player 2 paid 1 food and 1 nitrogen
Player 2 left 2 pairs hungry
Player 2 lost 1 reputation
Player 2 lost 1 reputation
Player 2 lost 2 morale
Player 3 lost 1 reputation
Player 1 lost 3 reputation
Player 2 lost 4 reputation
Cyber Diner of Player 3 activated
Bionic Workshop of Player 3 activated
Player 3 gained 2 scrap
Player 3 gained 2 food
Nitro Lab of Player 3 activated
Player 3 gained 2 nitrogen
Holo Lounge of Player 3 activated
Player 3 gained 1 morale
Giant Bug Ranch of Player 1 activated
Player 1 gained 3 food
Propaganda Studio of Player 1 activated
Player 1 gained 1 morale
Signal Archive of Player 1 activated
Player 1 gained 2 magtape
Grand Larder of Player 1 activated
Player 1 gained 4 food
Player 1 gained 4 food
Giant Bug Ranch of Player 1 activated
Player 1 gained 3 food
Bug Farm of Player 2 activated
Player 2 gained 2 food
Tape Spooler of Player 2 activated
Player 2 gained 1 magtape
Nitro Refinery of Player 2 activated
Player 2 gained 3 nitrogen
Player 3 won with 44 points
