Player 1 took the first player token
Player 1 took Bunker '21
Player 1 chose to be led by Ma Tundra
Player 1 took Space Pirate Radio
The bot got Deby Wardson
The bot got Boeuf
The bot took the first player token
Round 1
The bot drew solo card SO11
The bot recruited Peregrine Peremo
Player 1 paid 2 food and 2 nitrogen
Player 1 gained 2 magtape
Player 1 put Dusk Hollin to work
Player 1 set out for Moonrise Ridge
Player 1 met Horde on the Horizon
Horde on the Horizon hit Player 1
Player 1 suffered scrap
Player 1 lost 1 scrap
Player 1 went to New Colony Network instead
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Yolanda Spore
The bot drew solo card SO05
The bot recruited B'Orlol
Player 1 put Quaz Oberman to work
Player 1 gained 1 scrap
Player 1 put Yolanda Spore to work
Player 1 gained 3 nitrogen
The bot drew solo card SO07
The bot recruited Ninny Oxide
The bot gained 1 food
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 1 put Flurn to work
Player 1 gained 1 morale
The bot drew solo card SO06
The bot recruited Tessa-9
The bot gained 1 nitrogen
Player 1 passed
The bot drew solo card SO12
The bot gained 1 food and 1 nitrogen
The bot gained 1 reputation
The bot drew solo card SO09
The bot gained 1 morale
The bot gained 1 reputation
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The morale of The bot is 5
The bot gained 2 reputation
The morale of Player 1 is 0
Bug Farm of Player 1 activated
Player 1 gained 2 food
Space Pirate Radio of Player 1 activated
Player 1 stole 1 nitrogen from The bot
Player 1 gained 1 morale
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
The colonists of Player 1 rested
Round 2
The bot drew solo card SO02
Pleasure Gardens came to the production line
The bot built Tape Foundry (middle left)
The bot gained 1 scrap
The bot gained 1 morale
Player 1 put Quaz Oberman to work
Player 1 gained 1 scrap
Player 1 paid 2 food and 2 nitrogen
Player 1 gained 2 magtape
The bot drew solo card SO03
Medbay Alcove came to the production line
The bot built Pleasure Gardens (centre)
The bot gained 1 scrap
Player 1 put Flurn to work
Player 1 gained 1 food and 1 nitrogen
Player 1 put Dusk Hollin to work
Player 1 set out for New Colony Network
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Vanta Rook
The bot drew solo card SO13
The bot gained 1 scrap and 1 magtape
The bot gained 1 reputation
Player 1 paid 2 scrap and 1 magtape
Holo Lounge came to the production line
Player 1 built Cyber Diner (top right)
Player 1 put Vanta Rook to work
Player 1 gained 2 scrap and 1 magtape
The bot drew solo card SO01
Algae Stacks came to the production line
The bot built Medbay Alcove (middle right)
The bot gained 1 reputation
Player 1 paid 2 scrap and 1 magtape
Nitro Refinery came to the production line
Player 1 built Shisha Spa (top right)
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
The bot drew solo card SO08
The bot gained 1 power shard
The bot gained 1 reputation
Player 1 promised Breath of Fresh Air (5 points)
Player 1 paid 3 scrap
Shard Drill came to the production line
Player 1 built Holo Lounge (top left)
The bot drew solo card SO10
The bot gained 3 reputation
Player 1 put Yolanda Spore to work
Player 1 gained 3 nitrogen
Player 1 promised Workshop Kit (9 points)
The bot drew solo card SO04
Bionic Workshop came to the production line
The bot built Algae Stacks (bottom left)
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 2 scrap and 1 magtape
Cyber Diner came to the production line
Player 1 built Bionic Workshop (top left)
The bot drew solo card SO09
The bot gained 1 morale
The bot gained 1 reputation
Player 1 lost 1 reputation
The production line was reset
Player 1 paid 1 nitrogen
Player 1 met Extra Limb
Player 1 lost 1 morale
The bot drew solo card SO07
The bot recruited Tann
The bot gained 1 food
The bot exiled Boeuf
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
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
The bot drew solo card SO06
The bot recruited Echo-Echo
The bot gained 1 nitrogen
The bot exiled Ninny Oxide
Player 1 promised Reactor Core (13 points)
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
The bot drew solo card SO05
The bot met Shard Moths
Shard Moths hit Player 1
Player 1 lost the power of Bionic Workshop
Player 1 suffered shard
Player 1 lost the power of Shisha Spa
The bot recruited Countess Vim
The bot exiled Tessa-9
Player 1 passed
Player 1 left 3 pairs hungry
Player 1 lost 3 morale
The morale of The bot is 7
The bot gained 3 reputation
The morale of Player 1 is -3
Player 1 lost 2 reputation
Bug Farm of Player 1 activated
Player 1 gained 2 food
Player 1 fixed the power of Shisha Spa
Player 1 fixed the power of Bionic Workshop
The colonists of Player 1 rested
Round 3
The bot drew solo card SO12
The bot gained 1 food and 1 nitrogen
The bot gained 1 reputation
Player 1 put Vanta Rook to work
Player 1 set out for Wanderers' Path
Player 1 met Spare Fuse
Player 1 kept Spare Fuse, to use at any point of your turn, your rations and your room production, and before scoring
Player 1 went to Research Outpost instead
Player 1 gained 2 scrap and 2 magtape
Player 1 put Flurn to work
Player 1 set out for New Colony Network
The track brought Player 1: injure the explorer
Flurn of Player 1 was injured
Player 1 could not pay at New Colony Network
The bot drew solo card SO11
The bot recruited Sulla Vane
The bot exiled B'Orlol
Player 1 put Yolanda Spore to work
Player 1 set out for New Colony Network
Player 1 could not pay at New Colony Network
Player 1 put Dusk Hollin to work
Player 1 gained 2 nitrogen
The bot drew solo card SO04
Crystal Lab came to the production line
The bot built Deep Shard Mine (bottom middle)
The bot gained 1 magtape
Player 1 paid 1 nitrogen
Player 1 met Hungry Work
Flurn of Player 1 was healed
Player 1 lost 1 nitrogen
Player 1 paid 1 food
Player 1 met Two for One
Player 1 paid 1 food
Player 1 met Clean Stitching
Player 1 paid 2 scrap and 2 magtape
Broadcast Booth came to the production line
Player 1 built Crystal Lab (middle left)
The bot drew solo card SO08
The bot gained 1 power shard
The bot gained 1 reputation
Player 1 put Quaz Oberman to work
Player 1 gained 1 scrap
Player 1 passed
The bot drew solo card SO10
The bot gained 3 reputation
The bot drew solo card SO01
Shisha Spa came to the production line
The bot built Broadcast Booth (bottom right)
Player 1 left 3 pairs hungry
Player 1 lost 1 reputation
Player 1 lost 3 morale
The morale of The bot is 7
The bot gained 3 reputation
The morale of Player 1 is -5
Player 1 lost 4 reputation
Bug Farm of Player 1 activated
Player 1 gained 2 food
Bionic Workshop of Player 1 activated
Player 1 gained 2 scrap
Shisha Spa of Player 1 activated
The bot won with 123 points
