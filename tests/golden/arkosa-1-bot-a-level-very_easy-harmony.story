Player 1 takes the first player token
Player 1 takes Bunker '34
Player 1 is led by Ma Tundra
Player 1 takes Triage Dome
The bot gets B'Orlol
The bot gets Boeuf
The bot takes the first player token
Round 1
The bot draws solo card SO11
The bot recruits Lady Fizz
Player 1 pays 1 food
Player 1 meets Encore
Player 1 passes
The bot draws solo card SO06
The bot recruits Wexley
The bot gains 1 nitrogen
The bot draws an idle card
The bot draws solo card SO03
The bot builds Algae Stacks at r2c1
The bot gains 1 scrap
The bot gains 1 scrap
The bot draws solo card SO12
The bot gains 1 food and 1 nitrogen
The bot draws solo card SO10
The bot gains 1 reputation
Player 1 pays 2 food and 2 nitrogen
The bot gains 2 reputation
Player 1 gains 1 reputation
Triage Dome of Player 1 activates
Player 1 gains 1 nitrogen
Nitro Lab of Player 1 activates
Player 1 gains 2 nitrogen
Tape Spooler of Player 1 activates
Player 1 gains 1 magtape
Round 2
The bot draws solo card SO08
The bot gains 1 power shard
Player 1 promises First-Class Cabin (15 points)
Player 1 pays 1 food and 1 nitrogen
Player 1 gains 1 magtape
The bot draws solo card SO01
The bot builds Bionic Workshop at r2c2
Player 1 pays 1 nitrogen
Player 1 gains 1 scrap
Player 1 pays 1 nitrogen
Player 1 gains 1 scrap
Player 1 pays 1 nitrogen
Player 1 gains 1 scrap
Player 1 promises Oxygen Lounge (7 points)
The bot draws solo card SO04
The bot builds Holo Lounge at r2c3
The bot gains 1 reputation
Player 1 loses 1 reputation
The production line is reset
Player 1 loses 1 reputation
The production line is reset
Player 1 puts Pock and Pook to work
Player 1 gains 1 morale
The bot draws solo card SO02
The bot builds Signal Archive at r3c1
The bot gains 1 morale
Player 1 passes
The bot draws solo card SO09
The bot gains 1 morale
The bot draws solo card SO05
The bot recruits The Amazing Skrit
Player 1 leaves 2 pairs hungry
Player 1 loses 2 morale
The bot gains 3 reputation
Triage Dome of Player 1 activates
Player 1 gains 1 nitrogen
Tape Spooler of Player 1 activates
Player 1 gains 1 magtape
Nitro Lab of Player 1 activates
Player 1 gains 2 nitrogen
The colonists of Player 1 have rested
Round 3
The bot draws solo card SO07
The bot recruits Tann
The bot gains 1 food
Player 1 pays 2 scrap and 1 magtape
Player 1 builds Medbay Alcove at r1c3
Player 1 swaps 3 nitrogen with the pool
The bot draws an idle card
Player 1 puts Sarn Vell to work
Player 1 sets out for Moonrise Ridge
Player 1 meets Larder Rats
Larder Rats hit Player 1
Player 1 loses 2 food
Player 1 goes to Rustbone Gulch instead
Player 1 cannot pay at Rustbone Gulch
Player 1 loses 1 reputation
The production line is reset
The bot draws an idle card
Player 1 loses 1 reputation
The production line is reset
Player 1 loses 1 reputation
The production line is reset
Player 1 loses 1 reputation
The production line is reset
Player 1 puts Combustible Joe to work
Player 1 gains 3 scrap and 1 magtape
Player 1 rolls a 4
The bot draws solo card SO13
The bot gains 1 scrap and 1 magtape
Player 1 puts Pock and Pook to work
Player 1 gains 2 scrap
Player 1 pays 4 scrap and 1 magtape
Player 1 builds Grand Larder at r1c2
The bot draws an idle card
Player 1 swaps 1 food with the pool
Player 1 pays 1 nitrogen
Player 1 gains 1 scrap
The bot draws solo card SO02
The bot builds Quantum Library at r3c2
The bot gains 1 magtape
The bot gains 1 morale
Player 1 passes
Player 1 leaves 2 pairs hungry
Player 1 loses 2 morale
The bot gains 3 reputation
Player 1 loses 1 reputation
Grand Larder of Player 1 activates
Player 1 gains 4 food
Tape Spooler of Player 1 activates
Player 1 gains 1 magtape
Medbay Alcove of Player 1 activates
Player 1 gains 1 nitrogen
The bot pays 4 food
The bot completes Bucket of Bugs (5 points)
The bot wins with 98
