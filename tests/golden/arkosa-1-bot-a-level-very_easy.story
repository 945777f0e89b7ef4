Player 1 took the first player token
Player 1 took Bunker '58
Player 1 chose to be led by Ma Tundra
Player 1 took Space Pirate Radio
The bot got Captain Moop
The bot got B'Orlol
The bot took the first player token
Round 1
The bot drew solo card SO13
The bot gained 1 scrap and 1 magtape
The bot gained 1 reputation
Player 1 passed
The bot drew solo card SO08
The bot gained 1 power shard
The bot gained 1 reputation
The bot drew solo card SO06
The bot recruited Flurn
The bot gained 1 nitrogen
The bot drew solo card SO03
Holo Lounge came to the production line
The bot built Algae Stacks (middle left)
The bot gained 1 scrap
The bot gained 1 scrap
The bot drew solo card SO05
The bot recruited Pock and Pook
The bot drew an idle card
Player 1 paid 1 food and 1 nitrogen
Player 1 left 1 pair hungry
Player 1 lost 1 morale
The morale of The bot is 4
The bot gained 2 reputation
The morale of Player 1 is 0
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Space Pirate Radio of Player 1 activated
Player 1 stole 1 scrap from The bot
Player 1 gained 1 morale
Rec Corner of Player 1 activated
Player 1 gained 1 morale
Round 2
The bot drew an idle card
Player 1 put Oran to work
Player 1 stole 1 nitrogen from The bot
Player 1 put Peregrine Peremo to work
Player 1 turned on The bot
The bot drew solo card SO04
Medbay Alcove came to the production line
The bot built Atmosphere Dome (centre)
Player 1 paid 1 nitrogen
Player 1 met Puppet Therapy
Player 1 gained 1 morale
Player 1 paid 1 food
Player 1 met Two for One
Player 1 paid 1 food
Player 1 met Try Again Tomorrow
Player 1 rolled a 3
Player 1 paid 1 food
Player 1 met Extra Limb
Player 1 lost 1 morale
Player 1 paid 1 nitrogen
Player 1 met Surprisingly Competent
Player 1 gained 1 reputation
Player 1 paid 1 nitrogen
Player 1 met Mixed-Up Charts
Player 1 rolled a 4
Player 1 swapped 1 nitrogen with the pool
The bot drew an idle card
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 3 scrap
Zero-G Theatre came to the production line
Player 1 built Holo Lounge (top left)
The bot drew solo card SO02
Nitro Refinery came to the production line
The bot built Zero-G Theatre (middle right)
The bot gained 1 reputation
The bot gained 1 morale
Player 1 promised Reactor Core (13 points)
Player 1 put Ilo the Lost to work
Player 1 gained 1 nitrogen and 1 scrap
The bot drew solo card SO09
The bot gained 1 morale
The bot gained 1 reputation
Player 1 promised Workshop Kit (9 points)
Player 1 paid 2 scrap and 1 magtape
Bionic Workshop came to the production line
Player 1 built Medbay Alcove (top right)
The bot drew solo card SO01
Medbay Alcove came to the production line
The bot built Bionic Workshop (bottom left)
Player 1 promised Scrap Sculpture (5 points)
Player 1 paid 1 nitrogen
Player 1 met Hungry Work
The bot drew solo card SO11
The bot recruited Sulla Vane
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
The bot drew an idle card
Player 1 passed
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The morale of The bot is 6
The bot gained 3 reputation
The morale of Player 1 is 0
Medbay Alcove of Player 1 activated
Player 1 gained 1 nitrogen
Holo Lounge of Player 1 activated
Player 1 gained 1 morale
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
The colonists of Player 1 rested
Round 3
The bot drew solo card SO10
The bot gained 3 reputation
Player 1 put Oran to work
Player 1 set out for The Factory
Player 1 rolled food
Player 1 gained 1 food
Player 1 rolled scrap
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
The bot drew solo card SO07
The bot recruited Ser Bolt
The bot gained 1 food
Player 1 swapped 1 nitrogen with the pool
Player 1 put Peregrine Peremo to work
Player 1 turned on The bot
The bot drew solo card SO12
The bot gained 1 food and 1 nitrogen
The bot gained 1 reputation
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 1 passed
The bot drew an idle card
The bot drew solo card SO01
Gravity Club came to the production line
The bot built Deep Shard Mine (bottom middle)
The bot gained 1 magtape
The bot drew an idle card
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The morale of The bot is 6
The bot gained 3 reputation
The morale of Player 1 is -1
Player 1 lost 1 reputation
Holo Lounge of Player 1 activated
Player 1 gained 1 morale
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Medbay Alcove of Player 1 activated
Player 1 gained 1 nitrogen
The bot won with 104 points
