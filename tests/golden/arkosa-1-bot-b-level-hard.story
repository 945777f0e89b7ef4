Player 1 took the first player token
Player 1 took Bunker '34
Player 1 chose to be led by Ma Tundra
Player 1 took Propaganda Studio
The bot got Sarn Vell
The bot got Peregrine Peremo
The bot took the first player token
Round 1
The bot drew solo card SO06
The bot recruited Hulda Brack
The bot used action 2 of Hulda Brack
The bot gained 1 food and 1 scrap
Player 1 put Ninny Oxide to work
Player 1 gained 1 nitrogen and 1 magtape
Player 1 passed
The bot drew solo card SO02
The bot used action 2 of Sarn Vell
The bot set out for Sanctuary Prime
The bot paid 2 food and 1 nitrogen
The bot gained 2 scrap and 2 magtape and 1 power shard
The bot paid 2 scrap and 1 magtape
Innovation Unit came to the production line
The bot built Cyber Diner (middle left)
The bot powered Cyber Diner
The bot drew solo card SO08
The bot used action 2 of Peregrine Peremo
The bot set out for The Factory
The bot rolled magtape
The bot gained 1 magtape
The bot rolled injury
Peregrine Peremo of The bot was injured
The bot gained 1 power shard
The bot gained 1 reputation
The bot drew solo card SO04
The bot paid 2 scrap and 2 magtape
Shisha Spa came to the production line
The bot built Innovation Unit (centre)
The bot gained 1 scrap
The bot powered Innovation Unit
The bot drew solo card SO01
The bot drew solo card SO07
The track brought The bot: lose 1 morale
The bot lost 1 morale
The bot recruited Lady Fizz
The bot left 2 pairs hungry
The bot lost 2 morale
Player 1 paid 1 food and 1 nitrogen
Player 1 left 1 pair hungry
Player 1 lost 1 morale
The morale of The bot is -3
The bot lost 2 reputation
The morale of Player 1 is 0
Bug Farm of The bot activated
The bot gained 2 food
Nitro Lab of The bot activated
The bot gained 2 nitrogen
Sorting Bay of The bot activated
The bot gained 2 scrap
Cyber Diner of The bot activated
The bot paid 2 food
The bot gained 2 morale
The bot gained 1 scrap
Innovation Unit of The bot activated
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Propaganda Studio of Player 1 activated
Player 1 gained 1 morale
The colonists of Player 1 rested
The colonists of The bot rested
Round 2
The bot drew an idle card
Player 1 made the trade of Ma Tundra
Player 1 paid 2 food
Player 1 gained 1 morale
Player 1 gained 1 reputation
Player 1 put Mirelda Quill to work
Player 1 set out for Crash Site
Player 1 met Larder Rats
Larder Rats hit Player 1
Player 1 lost 2 nitrogen
Player 1 went to The Factory instead
Player 1 rolled magtape
Player 1 gained 1 magtape
Player 1 rolled scrap
Player 1 gained 1 scrap
The bot drew solo card SO10
The bot used action 1 of Lady Fizz
The bot gained 1 food
The bot gained 1 morale
The bot gained 1 food and 1 nitrogen
The bot gained 2 reputation
Player 1 paid 1 food
Player 1 met Surprisingly Competent
Player 1 gained 1 reputation
Player 1 put Ninny Oxide to work
Player 1 gained 1 nitrogen and 1 magtape
The bot drew solo card SO09
The bot used action 2 of Hulda Brack
The bot gained 1 food and 1 scrap
The bot gained 1 morale
The bot gained 1 reputation
Player 1 put Captain Moop to work
Player 1 gained 1 morale
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
The bot drew solo card SO12
The bot paid 3 scrap
Bionic Workshop came to the production line
The bot built Holo Lounge (middle right)
The bot used action 1 of Sarn Vell
The bot gained 2 food
Player 1 promised First-Class Cabin (15 points)
Player 1 paid 2 scrap and 2 magtape
Holo Lounge came to the production line
Player 1 built Crystal Lab (top right)
The bot drew solo card SO03
The bot paid 1 food and 1 nitrogen
The bot gained 1 magtape
The bot paid 2 scrap and 1 magtape
Zero-G Theatre came to the production line
The bot built Bionic Workshop (bottom left)
Player 1 promised One of Everything Twice (9 points)
Player 1 paid 1 nitrogen
Player 1 met Puppet Therapy
Player 1 gained 1 morale
The bot drew solo card SO05
The bot recruited The Amazing Skrit
The bot used action 1 of The Amazing Skrit
The bot gained 2 morale
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
Player 1 promised Complete Box Set (9 points)
The bot drew solo card SO11
The track brought The bot: injure the explorer
Sarn Vell of The bot was injured
The bot recruited Doc Pellucid
Player 1 passed
The bot paid 1 food
The bot met Miracle Tonic
Peregrine Peremo of The bot was healed
The bot paid 1 food
The bot met Encore
Sarn Vell of The bot was healed
The bot paid 2 food and 2 nitrogen
The bot left 1 pair hungry
The bot lost 1 morale
Player 1 left 2 pairs hungry
The bot made room on the morale track
Player 1 lost 2 morale
The morale of The bot is 3
The bot gained 1 reputation
The morale of Player 1 is 2
Player 1 gained 1 reputation
Bug Farm of The bot activated
The bot gained 2 food
Nitro Lab of The bot activated
The bot gained 2 nitrogen
Sorting Bay of The bot activated
The bot gained 2 scrap
Cyber Diner of The bot activated
The bot paid 2 food
The bot gained 2 morale
The bot gained 1 scrap
Innovation Unit of The bot activated
Crystal Lab of Player 1 activated
Player 1 gained 1 power shard
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
The colonists of Player 1 rested
The colonists of The bot rested
Round 3
The bot drew solo card SO13
The bot used action 1 of The Amazing Skrit
The bot gained 2 morale
The bot swapped 1 nitrogen with the pool
The bot paid 1 food and 1 nitrogen
The bot gained 1 magtape
The bot paid 3 scrap and 1 magtape
Broadcast Booth came to the production line
The bot built Tape Foundry (bottom middle)
The bot gained 1 power shard
The bot powered Bionic Workshop
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 swapped 1 nitrogen with the pool
The bot drew solo card SO09
The bot used action 2 of Sarn Vell
The bot set out for The Factory
The bot rolled nitrogen
The bot gained 1 nitrogen
The bot rolled injury
Sarn Vell of The bot was injured
The bot gained 1 morale
The bot gained 1 reputation
Player 1 put Captain Moop to work
Player 1 gained 1 morale
Player 1 put Mirelda Quill to work
Player 1 set out for Salt Flats Beacon
Player 1 met Desertion
Player 1 exiled Ninny Oxide
Player 1 lost 1 morale
Player 1 went to Crash Site instead
Player 1 paid 1 nitrogen
Player 1 gained 2 scrap and 1 magtape
The bot drew solo card SO04
The bot used action 1 of Lady Fizz
The bot gained 1 food
The bot gained 1 morale
Player 1 paid 1 nitrogen
Player 1 met Mixed-Up Charts
Player 1 rolled a 6
Player 1 passed
The bot drew solo card SO02
The bot used action 2 of Doc Pellucid
The bot gained 1 nitrogen and 1 magtape
The bot paid 1 nitrogen
The bot gained 1 scrap
The bot paid 1 nitrogen
The bot gained 1 scrap
The bot paid 2 scrap and 1 magtape
Gravity Club came to the production line
The bot built Bionic Workshop (bottom right)
The bot drew solo card SO01
The bot used action 2 of Peregrine Peremo
The bot set out for The Factory
The bot rolled shard
The bot gained 1 power shard
The bot powered Bionic Workshop
The bot rolled injury
Peregrine Peremo of The bot was injured
The bot drew solo card SO12
The bot used action 1 of Hulda Brack
The bot gained 2 scrap and 1 magtape
The bot lost 1 morale
The bot paid 1 food
The bot met Extra Limb
Peregrine Peremo of The bot was healed
The bot lost 1 morale
The bot left 3 pairs hungry
The bot lost 3 morale
Player 1 left 1 pair hungry
Player 1 lost 1 morale
The morale of The bot is 4
The bot gained 2 reputation
The morale of Player 1 is 1
Player 1 gained 1 reputation
Bug Farm of The bot activated
The bot gained 2 food
Nitro Lab of The bot activated
The bot gained 2 nitrogen
Sorting Bay of The bot activated
The bot gained 2 scrap
Bionic Workshop of The bot activated
The bot gained 2 scrap
The bot gained 1 nitrogen
Bionic Workshop of The bot activated
The bot gained 2 scrap
The bot gained 2 scrap
Cyber Diner of The bot activated
The bot paid 2 food
The bot gained 2 morale
The bot gained 1 scrap
Innovation Unit of The bot activated
The bot paid 1 scrap and 1 magtape
The bot gained 2 reputation
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Crystal Lab of Player 1 activated
Player 1 gained 1 power shard
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
The bot won with 83 points
