Player 2 took the first player token
Player 2 took Bunker '58
Player 1 took Bunker '21
Player 1 chose to be led by Vex Ollo
Player 2 chose to be led by Admiral Pim
Player 2 took Propaganda Studio
Player 1 took Mech Arena
Round 1
Player 1 paid 3 food and 3 nitrogen
Player 1 gained 3 magtape
Player 1 paid 2 scrap and 1 magtape
Broadcast Booth came to the production line
Player 1 built Bionic Workshop (middle right)
Player 2 put Flurn to work
Player 2 gained 1 food and 1 nitrogen
Player 2 swapped 1 food with the pool
Player 1 passed
Player 1 took the first player token
Player 1 gained 2 power shards
Player 2 made the trade of Admiral Pim
Player 2 paid 2 nitrogen
Player 2 gained 2 reputation
Player 2 passed
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
Player 2 left 2 pairs hungry
Player 2 lost 2 morale
The morale of Player 1 is -3
Player 1 lost 2 reputation
The morale of Player 2 is 0
Bug Farm of Player 1 activated
Player 1 gained 2 food
Mech Arena of Player 1 activated
Player 1 paid 1 scrap
Player 1 gained 1 morale
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Propaganda Studio of Player 2 activated
Player 2 gained 1 magtape
Rec Corner of Player 2 activated
Player 2 gained 1 morale
The colonists of Player 2 rested
Round 2
Player 1 promised One of Everything Twice (9 points)
Player 1 paid 2 scrap and 2 magtape
Nitro Refinery came to the production line
Player 1 built Karaoke Pit (top left)
Player 2 made the trade of Admiral Pim
Player 2 paid 2 nitrogen
Player 2 gained 2 reputation
Player 2 promised Scrap Sculpture (5 points)
Player 1 promised First-Class Cabin (15 points)
Player 1 put Pock and Pook to work
Player 1 gained 2 scrap
Player 2 put Zib Tallow to work
Player 2 gained 3 scrap
Player 2 paid 2 scrap and 1 magtape
Cyber Diner came to the production line
Player 2 built Shisha Spa (top right)
Player 1 paid 2 scrap and 1 magtape
Salvage Bay came to the production line
Player 1 built Cyber Diner (top left)
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 food and 1 magtape
Player 2 put Flurn to work
Player 2 gained 1 food and 1 nitrogen
Player 2 paid 3 scrap
Nitro Refinery came to the production line
Player 2 built Giant Bug Ranch (middle right)
Player 2 gained 1 food and 1 scrap
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 paid 3 food and 3 nitrogen
Player 2 gained 3 magtape
Player 2 promised Survival Hamper (7 points)
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 1 magtape
Player 2 put Quaz Oberman to work
Player 2 gained 1 scrap
Player 2 paid 2 scrap and 1 magtape
Grand Larder came to the production line
Player 2 built Cyber Diner (top left)
Player 2 passed
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
Player 2 left 2 pairs hungry
Player 2 lost 2 morale
The morale of Player 1 is -4
Player 1 lost 3 reputation
The morale of Player 2 is -1
Player 2 lost 1 reputation
Player 1 powered Bionic Workshop
Bug Farm of Player 1 activated
Player 1 gained 2 food
Bionic Workshop of Player 1 activated
Player 1 gained 2 scrap
Player 1 gained 1 scrap
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Cyber Diner of Player 1 activated
Player 1 paid 5 food
Player 2 made room on the morale track
Player 1 gained 5 morale
Cyber Diner of Player 2 activated
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Shisha Spa of Player 2 activated
The colonists of Player 1 rested
The colonists of Player 2 rested
Round 3
Player 1 made the trade of Vex Ollo
Player 1 lost 1 reputation
Player 1 gained 2 nitrogen and 2 scrap
Player 1 put Lady Fizz to work
Player 1 set out for New Colony Network
Player 1 met Hoarder's Crate: Odds and Ends
Player 1 rolled a 6 for the crate
Player 1 gained 2 food and 1 nitrogen
Player 1 went to The Factory instead
Player 1 rolled food
Player 1 gained 1 food
Player 1 rolled food
Player 1 gained 1 food
Player 2 made the trade of Admiral Pim
Player 2 paid 2 nitrogen
Player 2 gained 2 reputation
Player 2 promised Mega Battery (5 points)
Player 1 paid 2 scrap and 1 magtape
Salvage Bay came to the production line
Player 1 built Museum of Broken Things (middle left)
Player 1 paid 1 nitrogen
Player 1 met Clean Stitching
Player 1 powered Museum of Broken Things
Player 2 put Hoo-di-di to work
Player 2 set out for Crash Site
Player 2 met Derelict Loader
Player 2 gained 2 scrap and 1 magtape
Player 2 went to New Colony Network instead
Player 2 could not pay at New Colony Network
Player 2 put Zib Tallow to work
Player 2 set out for Rustbone Gulch
Player 2 met Shard Moths
Shard Moths hit Player 1
Player 1 lost the power of Bug Farm
Player 1 lost the power of Bionic Workshop
Player 1 suffered food
Player 1 lost 1 food
Player 1 suffered magtape
Player 1 lost 1 magtape
Player 2 went to The Factory instead
Player 2 rolled shard
Player 2 gained 1 power shard
Player 2 rolled food
Player 2 gained 1 food
Player 1 put Pock and Pook to work
Player 1 gained 2 scrap
Player 1 swapped 2 food with the pool
Player 2 put Flurn to work
Player 2 gained 1 food and 1 nitrogen
Player 2 paid 1 nitrogen
Player 2 met Surprisingly Competent
Player 2 gained 1 reputation
Player 2 paid 1 food
Player 2 met Puppet Therapy
Player 2 gained 1 morale
Player 1 put Deby Wardson to work
Player 1 gained 2 nitrogen
Player 1 passed
Player 1 took the first player token
Player 1 gained 2 nitrogen
Player 2 paid 2 scrap and 1 magtape
Quantum Library came to the production line
Player 2 built Salvage Bay (middle right)
Player 2 paid 1 food
Player 2 gained 1 scrap
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
Player 2 powered Salvage Bay
Player 2 passed
Player 1 left 2 pairs hungry
Player 2 made room on the morale track
Player 1 lost 2 morale
Player 2 left 2 pairs hungry
Player 1 made room on the morale track
Player 2 lost 2 morale
The morale of Player 1 is 0
The morale of Player 2 is -2
Player 2 lost 1 reputation
Player 1 fixed the power of Bug Farm
Cyber Diner of Player 1 activated
Museum of Broken Things of Player 1 activated
Player 1 gained 1 food and 1 scrap
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Player 1 fixed the power of Bionic Workshop
Cyber Diner of Player 2 activated
Salvage Bay of Player 2 activated
Player 2 gained 3 scrap
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Shisha Spa of Player 2 activated
Player 2 paid 2 nitrogen
Player 1 made room on the morale track
Player 2 gained 2 morale
Player 2 won with 33 points
