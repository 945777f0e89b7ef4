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
Innovation Unit came to the production line
Player 1 built Bionic Workshop (top right)
The bot drew solo card SO08
The bot gained 1 power shard
The bot gained 1 reputation
Player 1 put Deby Wardson to work
Player 1 gained 2 nitrogen
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
The bot drew solo card SO01
Medbay Alcove came to the production line
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
The bot recruited Combustible Joe
Player 1 paid 1 nitrogen
Player 1 met Mixed-Up Charts
Player 1 rolled a 1
Trog of Player 1 was injured
Player 1 paid 2 scrap and 1 magtape
Tape Foundry came to the production line
Player 1 built Shisha Spa (centre)
The bot drew solo card SO03
Giant Bug Ranch came to the production line
The bot built Holo Lounge (centre)
The bot gained 1 scrap
Player 1 passed
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The morale of The bot is 4
The bot gained 2 reputation
The morale of Player 1 is 0
Bug Farm of Player 1 activated
Player 1 gained 2 food
Bionic Workshop of Player 1 activated
Player 1 gained 2 scrap
Space Pirate Radio of Player 1 activated
Player 1 stole 1 scrap from The bot
Player 1 gained 1 morale
The colonists of Player 1 rested
Round 2
The bot drew solo card SO04
Crystal Lab came to the production line
The bot built Megaforge (middle right)
The bot gained 1 reputation
Player 1 put Deby Wardson to work
Player 1 gained 2 nitrogen
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
The bot drew an idle card
Player 1 paid 3 scrap and 1 magtape
Quantum Library came to the production line
Player 1 built Tape Foundry (centre)
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
The bot drew solo card SO11
The bot recruited Echo-Echo
Player 1 put Tessa-9 to work
Player 1 set out for Wanderers' Path
Player 1 met Horde on the Horizon
Horde on the Horizon hit Player 1
Player 1 suffered food
Player 1 lost 1 food
Player 1 went to Moonrise Ridge instead
Player 1 could not pay at Moonrise Ridge
Player 1 passed
The bot drew solo card SO12
The bot gained 1 food and 1 nitrogen
The bot gained 1 reputation
The bot drew solo card SO09
The bot gained 1 morale
The bot gained 1 reputation
The bot drew solo card SO06
The bot recruited Grand Chef Slurm
The bot gained 1 nitrogen
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The morale of The bot is 5
The bot gained 2 reputation
The morale of Player 1 is -1
Player 1 lost 1 reputation
Bionic Workshop of Player 1 activated
Player 1 gained 2 scrap
Space Pirate Radio of Player 1 activated
Player 1 stole 1 scrap from The bot
Player 1 gained 1 morale
Bug Farm of Player 1 activated
Player 1 gained 2 food
The colonists of Player 1 rested
Round 3
The bot drew solo card SO02
Nitro Refinery came to the production line
The bot built Zero-G Theatre (bottom left)
The bot gained 1 morale
Player 1 promised Survival Hamper (7 points)
Player 1 put Deby Wardson to work
Player 1 gained 2 nitrogen
The bot drew solo card SO13
The bot gained 1 scrap and 1 magtape
The bot gained 1 reputation
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 met Miracle Tonic
Trog of Player 1 was healed
Player 1 paid 1 food
Player 1 met Two for One
The bot drew an idle card
Player 1 promised Bucket of Bugs (5 points)
Player 1 put Tessa-9 to work
Player 1 gained 1 magtape
The bot drew solo card SO10
The bot gained 3 reputation
Player 1 paid 2 scrap and 1 magtape
Karaoke Pit came to the production line
Player 1 built Museum of Broken Things (top left)
Player 1 put Trog to work
Player 1 gained 2 food and 1 scrap
The bot drew solo card SO03
Quantum Library came to the production line
The bot built Medbay Alcove (bottom middle)
The bot gained 1 magtape
The bot gained 1 scrap
Player 1 promised Full Tanks (7 points)
Player 1 paid 1 food
Player 1 met Extra Limb
Player 1 lost 1 morale
The bot drew solo card SO12
The bot gained 1 food and 1 nitrogen
The bot gained 1 reputation
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 swapped 1 food with the pool
The bot drew solo card SO06
The bot recruited Tann
The bot gained 1 nitrogen
The bot exiled Yolanda Spore
Player 1 passed
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The morale of The bot is 6
The bot gained 3 reputation
The morale of Player 1 is -3
Player 1 lost 2 reputation
Museum of Broken Things of Player 1 activated
Player 1 gained 1 food and 1 scrap
Bionic Workshop of Player 1 activated
Player 1 gained 2 scrap
Space Pirate Radio of Player 1 activated
Player 1 stole 1 magtape from The bot
Player 1 gained 1 morale
The bot won with 109 points
