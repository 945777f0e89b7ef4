Player 1 took the first player token
Player 1 took Bunker '42
Player 1 chose to be led by Admiral Pim
Player 1 took Space Pirate Radio
The bot got Yolanda Spore
The bot got Beren Whaller
The bot took the first player token
Round 1
The bot drew solo card SO07
The bot recruited Captain Moop
The bot gained 1 food
Player 1 paid 1 food
Player 1 met Surprisingly Competent
Player 1 gained 1 reputation
Player 1 paid 1 nitrogen
Player 1 met Clean Stitching
Player 1 paid 1 food
Player 1 met Hungry Work
Player 1 lost 1 nitrogen
Player 1 paid 1 nitrogen
Player 1 met Try Again Tomorrow
Player 1 rolled a 2
Player 1 paid 2 scrap and 1 magtape
Player 1 built Bionic Workshop (top right)
The bot drew solo card SO11
The bot recruited Combustible Joe
Player 1 put Deby Wardson to work
Player 1 gained 2 nitrogen
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
The bot drew solo card SO01
The bot built Bionic Workshop (middle left)
The bot gained 1 scrap
Player 1 put Trog to work
Player 1 gained 2 food and 1 scrap
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
The bot drew solo card SO10
The bot gained 3 reputation
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 1 swapped 1 food with the pool
The bot drew solo card SO05
The bot recruited Wexley
Player 1 paid 1 nitrogen
Player 1 met Mixed-Up Charts
Player 1 rolled a 1
Trog of Player 1 was injured
Player 1 paid 2 scrap and 1 magtape
Player 1 built Shisha Spa (centre)
The bot drew solo card SO03
The bot built Signal Archive (centre)
The bot gained 1 scrap
Player 1 passed
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The bot gained 2 reputation
Bug Farm of Player 1 activated
Player 1 gained 2 food
Bionic Workshop of Player 1 activated
Player 1 gained 2 scrap
Space Pirate Radio of Player 1 activated
Player 1 stole 1 scrap from The bot
Player 1 gained 1 morale
The colonists of Player 1 rested
Round 2
The bot drew solo card SO12
The bot gained 1 food and 1 nitrogen
The bot gained 1 reputation
Player 1 put Deby Wardson to work
Player 1 gained 2 nitrogen
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
The bot drew an idle card
Player 1 paid 2 scrap and 1 magtape
Player 1 built Salvage Bay (centre)
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
The bot drew an idle card
Player 1 put Tessa-9 to work
Player 1 set out for Wanderers' Path
Player 1 met The Hush
The Hush hit Player 1
Player 1 suffered injury
Deby Wardson of Player 1 was injured
Player 1 lost 1 morale
Player 1 went to New Colony Network instead
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Vanta Rook
Player 1 promised Oxygen Lounge (7 points)
The bot drew solo card SO13
The bot gained 1 scrap and 1 magtape
The bot gained 1 reputation
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 promised Scrap Sculpture (5 points)
The bot drew solo card SO04
The bot built Monument Hall (middle right)
The bot gained 1 reputation
Player 1 promised Bucket of Bugs (5 points)
Player 1 put Vanta Rook to work
Player 1 gained 2 scrap and 1 magtape
The bot drew solo card SO02
The bot built Grand Larder (bottom left)
The bot gained 1 morale
Player 1 passed
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The bot gained 2 reputation
Player 1 lost 1 reputation
Space Pirate Radio of Player 1 activated
Player 1 stole 1 scrap from The bot
Player 1 gained 1 morale
Bug Farm of Player 1 activated
Player 1 gained 2 food
Bionic Workshop of Player 1 activated
Player 1 gained 2 scrap
The colonists of Player 1 rested
Round 3
The bot drew solo card SO08
The bot gained 1 power shard
The bot gained 1 reputation
Player 1 paid 3 scrap and 1 magtape
Player 1 built Broadcast Booth (bottom middle)
Player 1 swapped 1 food with the pool
The bot drew solo card SO06
The bot recruited Grand Chef Slurm
The bot gained 1 nitrogen
Player 1 paid 1 nitrogen
Player 1 met Two for One
Trog of Player 1 was healed
Deby Wardson of Player 1 was healed
Player 1 paid 1 food
Player 1 met Extra Limb
Player 1 lost 1 morale
Player 1 put Vanta Rook to work
Player 1 gained 2 scrap and 1 magtape
The bot drew solo card SO09
The bot gained 1 morale
The bot gained 1 reputation
Player 1 paid 3 scrap
Player 1 built Holo Lounge (centre)
Player 1 put Tessa-9 to work
Player 1 gained 2 magtape
Player 1 lost 1 morale
The bot drew solo card SO01
The bot built Quantum Library (bottom middle)
The bot gained 1 magtape
Player 1 passed
The bot drew solo card SO07
The bot recruited Tann
The bot gained 1 food
The bot exiled Yolanda Spore
The bot drew solo card SO13
The bot gained 1 scrap and 1 magtape
The bot gained 1 reputation
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The bot gained 3 reputation
Player 1 lost 4 reputation
Space Pirate Radio of Player 1 activated
Player 1 stole 1 nitrogen from The bot
Player 1 gained 1 morale
Bionic Workshop of Player 1 activated
Player 1 gained 2 scrap
Bug Farm of Player 1 activated
Player 1 gained 2 food
The bot won with 108 points
