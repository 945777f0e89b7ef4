Player 1 took the first player token
Player 1 took Bunker '34
Player 1 chose to be led by Ma Tundra
Player 1 took Triage Dome
The bot got B'Orlol
The bot got Boeuf
The bot took the first player token
Round 1
The bot drew solo card SO11
The bot recruited Lady Fizz
Player 1 paid 1 food
Player 1 met Encore
Player 1 passed
The bot drew solo card SO06
The bot recruited Wexley
The bot gained 1 nitrogen
The bot drew an idle card
The bot drew solo card SO03
The bot built Algae Stacks in row 2, column 1
The bot gained 1 scrap
The bot gained 1 scrap
The bot drew solo card SO12
The bot gained 1 food and 1 nitrogen
The bot drew solo card SO10
The bot gained 1 reputation
Player 1 paid 2 food and 2 nitrogen
The bot gained 2 reputation
Player 1 gained 1 reputation
Triage Dome of Player 1 activated
Player 1 gained 1 nitrogen
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Round 2
The bot drew solo card SO08
The bot gained 1 power shard
Player 1 promised First-Class Cabin (15 points)
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
The bot drew solo card SO01
The bot built Bionic Workshop in row 2, column 2
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 promised Oxygen Lounge (7 points)
The bot drew solo card SO04
The bot built Holo Lounge in row 2, column 3
The bot gained 1 reputation
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 put Pock and Pook to work
Player 1 gained 1 morale
The bot drew solo card SO02
The bot built Signal Archive in row 3, column 1
The bot gained 1 morale
Player 1 passed
The bot drew solo card SO09
The bot gained 1 morale
The bot drew solo card SO05
The bot recruited The Amazing Skrit
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The bot gained 3 reputation
Triage Dome of Player 1 activated
Player 1 gained 1 nitrogen
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
The colonists of Player 1 rested
Round 3
The bot drew solo card SO07
The bot recruited Tann
The bot gained 1 food
Player 1 paid 2 scrap and 1 magtape
Player 1 built Medbay Alcove in row 1, column 3
Player 1 swapped 3 nitrogen with the pool
The bot drew an idle card
Player 1 put Sarn Vell to work
Player 1 set out for Moonrise Ridge
Player 1 met Larder Rats
Larder Rats hit Player 1
Player 1 lost 2 food
Player 1 went to Rustbone Gulch instead
Player 1 could not pay at Rustbone Gulch
Player 1 lost 1 reputation
The production line was reset
The bot drew an idle card
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 put Combustible Joe to work
Player 1 gained 3 scrap and 1 magtape
Player 1 rolled a 4
The bot drew solo card SO13
The bot gained 1 scrap and 1 magtape
Player 1 put Pock and Pook to work
Player 1 gained 2 scrap
Player 1 paid 4 scrap and 1 magtape
Player 1 built Grand Larder in row 1, column 2
The bot drew an idle card
Player 1 swapped 1 food with the pool
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
The bot drew solo card SO02
The bot built Quantum Library in row 3, column 2
The bot gained 1 magtape
The bot gained 1 morale
Player 1 passed
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The bot gained 3 reputation
Player 1 lost 1 reputation
Grand Larder of Player 1 activated
Player 1 gained 4 food
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Medbay Alcove of Player 1 activated
Player 1 gained 1 nitrogen
The bot paid 4 food
The bot completed Bucket of Bugs (5 points)
The bot won with 98 points
