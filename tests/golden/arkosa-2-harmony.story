Player 2 takes the first player token
Player 2 takes Bunker '58
Player 1 takes Bunker '21
Player 1 is led by Vex Ollo
Player 2 is led by Admiral Pim
Player 2 takes Propaganda Studio
Player 1 takes Mech Arena
Round 1
Player 1 pays 3 food and 3 nitrogen
Player 1 gains 3 magtape
Player 1 pays 2 scrap and 1 magtape
Player 1 builds Bionic Workshop at r2c3
Player 2 puts Flurn to work
Player 2 gains 1 food and 1 nitrogen
Player 2 swaps 1 food with the pool
Player 1 passes
Player 1 takes the first player token
Player 1 gains 2 power shards
Player 2 makes the trade of Admiral Pim
Player 2 pays 2 nitrogen
Player 2 gains 2 reputation
Player 2 passes
Player 1 leaves 2 pairs hungry
Player 1 loses 2 morale
Player 2 leaves 2 pairs hungry
Player 2 loses 2 morale
Player 1 loses 2 reputation
Bug Farm of Player 1 activates
Player 1 gains 2 food
Mech Arena of Player 1 activates
Player 1 pays 1 scrap
Player 1 gains 1 morale
Sorting Bay of Player 1 activates
Player 1 gains 2 scrap
Player 1 powers r2c3
Bionic Workshop of Player 1 activates
Player 1 gains 2 scrap
Player 1 gains 1 scrap
Nitro Lab of Player 2 activates
Player 2 gains 2 nitrogen
Propaganda Studio of Player 2 activates
Player 2 gains 1 magtape
Rec Corner of Player 2 activates
Player 2 gains 1 morale
The colonists of Player 2 have rested
Round 2
Player 1 promises Workshop Kit (9 points)
Player 1 passes
Player 1 takes the first player token
Player 1 gains 1 food and 1 power shard
Player 2 puts Zib Tallow to work
Player 2 gains 3 scrap
Player 2 puts Quaz Oberman to work
Player 2 gains 1 magtape
Player 2 promises Hull Patches (7 points)
Player 2 passes
Player 1 leaves 2 pairs hungry
Player 1 loses 2 morale
Player 2 pays 1 food and 1 nitrogen
Player 2 leaves 1 pair hungry
Player 2 loses 1 morale
Player 1 loses 3 reputation
Bug Farm of Player 1 activates
Player 1 gains 2 food
Mech Arena of Player 1 activates
Bionic Workshop of Player 1 activates
Player 1 gains 2 scrap
Player 1 gains 1 scrap
Sorting Bay of Player 1 activates
Player 1 gains 2 scrap
Nitro Lab of Player 2 activates
Player 2 gains 2 nitrogen
Propaganda Studio of Player 2 activates
Player 2 gains 1 reputation
Rec Corner of Player 2 activates
Player 2 gains 1 morale
The colonists of Player 2 have rested
Round 3
Player 1 swaps 1 food with the pool
Player 1 passes
Player 1 takes the first player token
Player 1 gains 2 food
Player 2 puts Zib Tallow to work
Player 2 gains 3 scrap
Player 2 passes
Player 1 pays 1 food and 1 nitrogen
Player 1 leaves 1 pair hungry
Player 1 loses 1 morale
Player 2 pays 1 food and 1 nitrogen
Player 2 leaves 1 pair hungry
Player 2 loses 1 morale
Player 1 loses 4 reputation
Bug Farm of Player 1 activates
Player 1 gains 2 food
Sorting Bay of Player 1 activates
Player 1 gains 2 scrap
Bionic Workshop of Player 1 activates
Player 1 gains 2 scrap
Player 1 gains 1 scrap
Mech Arena of Player 1 activates
Player 1 pays 8 scrap
Player 2 makes room on the morale track
Player 1 gains 8 morale
Rec Corner of Player 2 activates
Player 2 gains 1 morale
Nitro Lab of Player 2 activates
Player 2 gains 2 nitrogen
Propaganda Studio of Player 2 activates
Player 2 gains 1 magtape
Player 1 wins with 62
