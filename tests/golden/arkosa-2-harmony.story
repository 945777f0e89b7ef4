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
Player 1 lost 2 reputation
Bug Farm of Player 1 activated
Player 1 gained 2 food
Mech Arena of Player 1 activated
Player 1 paid 1 scrap
Player 1 gained 1 morale
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Player 1 powered Bionic Workshop
Bionic Workshop of Player 1 activated
Player 1 gained 2 scrap
Player 1 gained 1 scrap
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Propaganda Studio of Player 2 activated
Player 2 gained 1 magtape
Rec Corner of Player 2 activated
Player 2 gained 1 morale
The colonists of Player 2 rested
Round 2
Player 1 promised Workshop Kit (9 points)
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 food and 1 power shard
Player 2 put Zib Tallow to work
Player 2 gained 3 scrap
Player 2 put Quaz Oberman to work
Player 2 gained 1 magtape
Player 2 promised Hull Patches (7 points)
Player 2 passed
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
Player 2 paid 1 food and 1 nitrogen
Player 2 left 1 pair hungry
Player 2 lost 1 morale
Player 1 lost 3 reputation
Bug Farm of Player 1 activated
Player 1 gained 2 food
Mech Arena of Player 1 activated
Bionic Workshop of Player 1 activated
Player 1 gained 2 scrap
Player 1 gained 1 scrap
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Propaganda Studio of Player 2 activated
Player 2 gained 1 reputation
Rec Corner of Player 2 activated
Player 2 gained 1 morale
The colonists of Player 2 rested
Round 3
Player 1 swapped 1 food with the pool
Player 1 passed
Player 1 took the first player token
Player 1 gained 2 food
Player 2 put Zib Tallow to work
Player 2 gained 3 scrap
Player 2 passed
Player 1 paid 1 food and 1 nitrogen
Player 1 left 1 pair hungry
Player 1 lost 1 morale
Player 2 paid 1 food and 1 nitrogen
Player 2 left 1 pair hungry
Player 2 lost 1 morale
Player 1 lost 4 reputation
Bug Farm of Player 1 activated
Player 1 gained 2 food
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Bionic Workshop of Player 1 activated
Player 1 gained 2 scrap
Player 1 gained 1 scrap
Mech Arena of Player 1 activated
Player 1 paid 8 scrap
Player 2 made room on the morale track
Player 1 gained 8 morale
Rec Corner of Player 2 activated
Player 2 gained 1 morale
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Propaganda Studio of Player 2 activated
Player 2 gained 1 magtape
Player 1 won with 62 points
