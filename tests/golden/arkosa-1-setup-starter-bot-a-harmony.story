Player 1 was given Bunker '42
Player 1 took the first player token
The bot got Quaz Oberman
The bot got Captain Moop
The bot took the first player token
Round 1
The bot drew solo card SO06
The bot recruited Tessa-9
The bot gained 1 nitrogen
Player 1 lost 1 reputation
The production line was reset
Player 1 put Beren Whaller to work
Player 1 took the shard out of Nitro Lab
The bot drew solo card SO08
The bot gained 1 power shard
The bot gained 1 reputation
Player 1 swapped 1 food with the pool
Player 1 put Wexley to work
Player 1 set out for Rustbone Gulch
The track brought Player 1: gain 1 reputation
Player 1 gained 1 reputation
Player 1 paid 2 food and 1 nitrogen
Player 1 recruited Sarn Vell
Player 1 powered Nitro Lab
The bot drew solo card SO03
Tape Foundry came to the production line
The bot built Bionic Workshop (middle left)
The bot gained 1 scrap
The bot gained 1 scrap
Player 1 put Deby Wardson to work
Player 1 gained 2 nitrogen
Player 1 lost 1 reputation
The production line was reset
The bot drew solo card SO09
The bot gained 1 morale
The bot gained 1 reputation
Player 1 passed
The bot drew solo card SO02
Karaoke Pit came to the production line
The bot built Algae Stacks (centre)
The bot gained 1 morale
The bot drew solo card SO07
The bot recruited B'Orlol
The bot gained 1 food
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The morale of The bot is 6
The bot gained 3 reputation
The morale of Player 1 is -2
Player 1 lost 1 reputation
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Bug Farm of Player 1 activated
Player 1 gained 2 food
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
The colonists of Player 1 rested
Round 2
The bot drew solo card SO05
The bot recruited Tann
Player 1 put Deby Wardson to work
Player 1 put Sarn Vell to work
Player 1 gained 2 food
The bot drew solo card SO10
The bot gained 3 reputation
Player 1 put Beren Whaller to work
Player 1 gained 2 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
The bot drew an idle card
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 promised Workshop Kit (9 points)
The bot drew solo card SO04
Salvage Bay came to the production line
The bot built Algae Stacks (middle right)
The bot gained 1 reputation
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
Player 1 paid 2 scrap and 1 magtape
Deep Shard Mine came to the production line
Player 1 built Medbay Alcove (centre)
The bot drew solo card SO01
Cyber Diner came to the production line
The bot built Monument Hall (bottom left)
Player 1 promised Captain's Banquet (7 points)
Player 1 passed
The bot drew an idle card
Player 1 paid 2 food and 2 nitrogen
The morale of The bot is 6
The bot gained 3 reputation
The morale of Player 1 is -2
Player 1 lost 1 reputation
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Bug Farm of Player 1 activated
Player 1 gained 2 food
The colonists of Player 1 rested
Round 3
The bot drew solo card SO13
The bot gained 1 scrap and 1 magtape
The bot gained 1 reputation
Player 1 lost 1 reputation
The production line was reset
Player 1 put Wexley to work
Player 1 set out for Salt Flats Beacon
Player 1 met Dust Reavers
Dust Reavers hit Player 1
Player 1 suffered injury
Beren Whaller of Player 1 was injured
Player 1 suffered injury
Deby Wardson of Player 1 was injured
Player 1 went to Crash Site instead
Player 1 paid 1 nitrogen
Player 1 gained 2 scrap and 1 magtape
The bot drew solo card SO12
The bot gained 1 food and 1 nitrogen
The bot gained 1 reputation
Player 1 promised Bucket of Bugs (5 points)
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
The bot drew solo card SO11
The bot recruited Countess Vim
Player 1 paid 1 food
Player 1 met Try Again Tomorrow
Player 1 rolled a 5
Beren Whaller of Player 1 was healed
Player 1 paid 1 nitrogen
Player 1 met Mixed-Up Charts
Deby Wardson of Player 1 was healed
Player 1 rolled a 2
Sarn Vell of Player 1 was injured
Player 1 paid 3 scrap and 1 magtape
Holo Lounge came to the production line
Player 1 built Tape Foundry (top right)
The bot drew solo card SO10
The bot gained 3 reputation
Player 1 lost 1 reputation
The production line was reset
Player 1 passed
The bot drew solo card SO02
Broadcast Booth came to the production line
The bot built Regeneration Ward (bottom middle)
The bot gained 1 magtape
The bot gained 1 morale
The bot drew solo card SO04
Shisha Spa came to the production line
The bot built Broadcast Booth (bottom right)
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The morale of The bot is 7
The bot gained 3 reputation
The morale of Player 1 is -4
Player 1 lost 3 reputation
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Tape Foundry of Player 1 activated
Player 1 gained 1 scrap and 1 magtape
Bug Farm of Player 1 activated
Player 1 gained 2 food
The bot won with 111 points
