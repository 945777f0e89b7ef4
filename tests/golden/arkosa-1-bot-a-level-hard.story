Player 1 took the first player token
Player 1 took Bunker '07
Player 1 chose to be led by Admiral Pim
Player 1 took Second Shift Bunkroom
The bot got Yolanda Spore
The bot got Flurn
The bot took the first player token
Round 1
The bot drew solo card SO10
The bot gained 3 reputation
Player 1 made the trade of Admiral Pim
Player 1 paid 2 nitrogen
Player 1 gained 2 reputation
Player 1 put Trog to work
Player 1 gained 2 food and 1 scrap
The bot drew solo card SO02
The bot built Tape Foundry (middle left)
The bot gained 1 scrap
The bot gained 1 morale
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 1 paid 1 food
Player 1 met Clean Stitching
The bot drew solo card SO13
The bot gained 1 scrap and 1 magtape
The bot gained 1 reputation
Player 1 put Kronch to work
Player 1 set out for Crash Site
Kronch of Player 1 was injured
Player 1 could not pay at Crash Site
Player 1 swapped 1 food with the pool
The bot drew solo card SO03
The bot built Bionic Workshop (centre)
The bot gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 put Ninny Oxide to work
Player 1 gained 1 nitrogen and 1 magtape
The bot drew solo card SO11
The bot recruited Tessa-9
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 paid 3 scrap
Player 1 built Holo Lounge (middle left)
The bot drew solo card SO07
The bot recruited Captain Moop
The bot gained 1 food
Player 1 paid 2 scrap and 1 magtape
Player 1 built Shisha Spa (middle right)
Player 1 passed
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The bot gained 2 reputation
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Bug Farm of Player 1 activated
Player 1 gained 2 food
Second Shift Bunkroom of Player 1 activated
Player 1 put Trog to work
Player 1 gained 2 food and 1 scrap
The colonists of Player 1 rested
Round 2
The bot drew solo card SO04
The bot built Deep Shard Mine (middle right)
The bot gained 1 reputation
Player 1 put Trog to work
Player 1 set out for Salt Flats Beacon
Player 1 paid 1 food
Player 1 recruited Nova Pike
Player 1 passed
The bot drew solo card SO08
The bot gained 1 power shard
The bot gained 1 reputation
The bot drew an idle card
The bot drew solo card SO06
The bot recruited Orbit Finch
The bot gained 1 nitrogen
The bot drew solo card SO09
The bot gained 1 morale
The bot gained 1 reputation
The bot drew solo card SO05
The bot recruited Grand Chef Slurm
Player 1 paid 1 food and 1 nitrogen
Player 1 left 1 pair hungry
Player 1 lost 1 morale
The bot gained 3 reputation
Player 1 lost 1 reputation
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Second Shift Bunkroom of Player 1 activated
Player 1 put Trog to work
Player 1 set out for Salt Flats Beacon
Player 1 met Larder Rats
Larder Rats hit Player 1
Player 1 lost 2 food
Player 1 went to Rustbone Gulch instead
Player 1 could not pay at Rustbone Gulch
Bug Farm of Player 1 activated
Player 1 gained 2 food
The colonists of Player 1 rested
Round 3
The bot drew solo card SO01
The bot built Museum of Broken Things (bottom left)
Player 1 promised Hull Patches (7 points)
Player 1 paid 1 food
Player 1 met Surprisingly Competent
Kronch of Player 1 was healed
Player 1 gained 1 reputation
Player 1 paid 1 food
Player 1 met Try Again Tomorrow
Player 1 rolled a 1
The bot drew solo card SO12
The bot gained 1 food and 1 nitrogen
The bot gained 1 reputation
Player 1 put Nova Pike to work
Player 1 gained 2 magtape
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
The bot drew solo card SO05
The bot recruited The Amazing Skrit
The bot exiled Yolanda Spore
Player 1 promised Dinner and a Show (7 points)
Player 1 passed
The bot drew solo card SO11
The bot recruited Tann
The bot exiled Captain Moop
The bot drew solo card SO03
The bot built Regeneration Ward (bottom middle)
The bot gained 1 magtape
The bot gained 1 scrap
The bot drew solo card SO04
The bot built Megaforge (bottom right)
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The bot gained 3 reputation
Player 1 lost 2 reputation
Bug Farm of Player 1 activated
Player 1 gained 2 food
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Second Shift Bunkroom of Player 1 activated
Player 1 put Kronch to work
Player 1 turned on The bot
Tessa-9 of The bot was injured
The bot paid 2 food and 2 nitrogen and 2 scrap and 1 magtape
The bot completed One of Everything Twice (9 points)
The bot won with 123 points
