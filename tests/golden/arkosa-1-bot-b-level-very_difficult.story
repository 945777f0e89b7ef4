Player 1 took the first player token
Player 1 took Bunker '13
Player 1 chose to be led by Sister Cog
Player 1 took Secret Meat Dispensary
The bot got Ilo the Lost
The bot got Sarn Vell
The bot took the first player token
Round 1
The bot drew solo card SO10
The bot used action 1 of Sarn Vell
The bot gained 2 food
The bot gained 1 food and 1 nitrogen
The bot gained 2 reputation
Player 1 put Ogg Pellet to work
Player 1 gained 1 food and 2 scrap
Player 1 put Zib Tallow to work
Player 1 gained 3 scrap
The bot drew solo card SO04
The bot used action 1 of Ilo the Lost
The bot gained 1 nitrogen and 1 scrap
The bot paid 1 food and 1 nitrogen
The bot gained 1 magtape
The bot paid 1 food and 1 nitrogen
The bot gained 1 magtape
The bot paid 2 scrap and 2 magtape
Medbay Alcove came to the production line
The bot built Karaoke Pit (middle left)
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
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
The bot drew solo card SO08
The bot gained 1 power shard
The bot gained 1 reputation
The bot powered Karaoke Pit
Player 1 swapped 1 food with the pool
Player 1 paid 2 scrap and 1 magtape
Medbay Alcove came to the production line
Player 1 built Cyber Diner (middle left)
Player 1 gained 2 food
The bot drew solo card SO06
The bot recruited Combustible Joe
The bot used action 2 of Combustible Joe
The bot set out for Crash Site
The track brought The bot: gain 1 morale
The bot gained 1 morale
The bot paid 1 nitrogen
The bot gained 2 scrap and 1 magtape
Player 1 made the trade of Sister Cog
Player 1 paid 1 nitrogen
Player 1 passed
Player 1 powered Cyber Diner
The bot drew solo card SO03
The bot paid 1 food
The bot gained 1 scrap
The bot paid 3 scrap and 1 magtape
Medbay Alcove came to the production line
The bot built Tape Foundry (centre)
The bot gained 1 scrap
The bot drew solo card SO05
The bot recruited Tessa-9
The bot used action 1 of Tessa-9
The bot gained 2 magtape
The bot lost 1 morale
The bot left 2 pairs hungry
Player 1 made room on the morale track
The bot lost 2 morale
Player 1 left 2 pairs hungry
The bot made room on the morale track
Player 1 lost 2 morale
The morale of The bot is -1
The bot lost 1 reputation
The morale of Player 1 is -3
Player 1 lost 2 reputation
Bug Farm of The bot activated
The bot gained 2 food
Nitro Lab of The bot activated
The bot gained 2 nitrogen
Sorting Bay of The bot activated
The bot gained 2 scrap
Karaoke Pit of The bot activated
The bot gained 1 morale
The bot gained 1 reputation
The bot gained 1 scrap
Secret Meat Dispensary of Player 1 activated
Player 1 gained 2 food
Player 1 turned on The bot
The bot lost 1 morale
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Cyber Diner of Player 1 activated
Player 1 paid 3 food
The bot made room on the morale track
Player 1 gained 3 morale
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
The colonists of Player 1 rested
The colonists of The bot rested
Round 2
The bot drew solo card SO12
The bot paid 1 food and 1 nitrogen
The bot gained 1 magtape
The bot paid 4 scrap and 3 magtape
Algae Stacks came to the production line
The bot built Deep Shard Mine (middle right)
The bot used action 1 of Combustible Joe
The bot gained 3 scrap and 1 magtape
The bot rolled a 5
Player 1 put Ogg Pellet to work
Player 1 gained 1 food and 2 scrap
Player 1 made the trade of Sister Cog
Player 1 paid 1 nitrogen
The bot drew solo card SO07
The bot used action 1 of Tessa-9
The bot gained 2 magtape
The bot lost 1 morale
The track brought The bot: roll the resource die 1× to gain
The bot rolled injury
Ilo the Lost of The bot was injured
The bot recruited Countess Vim
Player 1 put Zib Tallow to work
Player 1 gained 3 scrap
Player 1 promised Workshop Kit (9 points)
The bot drew solo card SO11
The bot used action 2 of Countess Vim
The bot set out for Research Outpost
The bot met The Hush
The Hush hit Player 1
Player 1 suffered scrap
Player 1 lost 1 scrap
Player 1 lost 1 morale
The bot paid 1 food and 1 nitrogen
The bot gained 2 scrap and 2 magtape
The bot recruited Professor Umber
Player 1 passed
The bot drew solo card SO09
The bot used action 2 of Sarn Vell
The bot set out for The Factory
The bot rolled injury
Sarn Vell of The bot was injured
The bot rolled scrap
The bot gained 1 scrap
The bot gained 1 morale
The bot gained 1 reputation
The bot drew solo card SO01
The bot used action 1 of Professor Umber
The bot gained 2 nitrogen and 1 magtape
The bot paid 2 scrap and 1 magtape
Museum of Broken Things came to the production line
The bot built Medbay Alcove (bottom left)
The bot drew solo card SO13
The bot paid 2 scrap and 1 magtape
Tape Foundry came to the production line
The bot built Medbay Alcove (bottom middle)
The bot gained 1 power shard
The bot powered Deep Shard Mine
The bot paid 1 nitrogen
The bot met Miracle Tonic
Sarn Vell of The bot was healed
The bot paid 1 food
The bot met Encore
Ilo the Lost of The bot was healed
The bot left 3 pairs hungry
The bot lost 3 morale
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The morale of The bot is -5
The bot lost 4 reputation
The morale of Player 1 is -3
Player 1 lost 2 reputation
Bug Farm of The bot activated
The bot gained 2 food
Nitro Lab of The bot activated
The bot gained 2 nitrogen
Sorting Bay of The bot activated
The bot gained 2 scrap
Karaoke Pit of The bot activated
The bot gained 1 morale
The bot gained 1 reputation
The bot gained 1 scrap
Deep Shard Mine of The bot activated
The bot gained 1 scrap and 1 power shard
The bot powered Medbay Alcove
The bot gained 1 food
Medbay Alcove of The bot activated
The bot gained 1 nitrogen
Cyber Diner of Player 1 activated
Player 1 paid 1 food
Player 1 gained 1 morale
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Secret Meat Dispensary of Player 1 activated
Player 1 gained 2 food
Player 1 turned on The bot
The bot lost 1 morale
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
The colonists of Player 1 rested
The colonists of The bot rested
Round 3
The bot drew solo card SO02
The bot used action 3 of Professor Umber
The bot set out for Research Outpost
The track brought The bot: gain 1 scrap
The bot gained 1 scrap
The bot paid 1 food and 1 nitrogen
The bot gained 2 scrap and 2 magtape
The bot paid 3 scrap and 1 magtape
Holo Lounge came to the production line
The bot built Algae Stacks (bottom right)
Player 1 put Beren Whaller to work
Player 1 took the shard out of Cyber Diner
Player 1 paid 3 scrap
Regeneration Ward came to the production line
Player 1 built Holo Lounge (bottom left)
Player 1 powered Cyber Diner
The bot drew solo card SO08
The bot used action 2 of Countess Vim
The bot set out for Research Outpost
The bot paid 1 food and 1 nitrogen
The bot gained 2 scrap and 2 magtape
The bot gained 1 power shard
The bot gained 1 reputation
The bot powered Tape Foundry
Player 1 swapped 2 food with the pool
Player 1 swapped 4 nitrogen with the pool
The bot drew solo card SO12
The bot paid 4 scrap and 2 magtape
Bionic Workshop came to the production line
The bot built Regeneration Ward (top middle)
The bot used action 1 of Combustible Joe
The bot gained 3 scrap and 1 magtape
The bot rolled a 4
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 1 paid 2 scrap and 1 magtape
Bionic Workshop came to the production line
Player 1 built Museum of Broken Things (bottom left)
The bot drew solo card SO11
The bot used action 2 of Ilo the Lost
The bot set out for Sanctuary Prime
The bot met Tinker Swarm
Tinker Swarm hit Player 1
Player 1 suffered food
Player 1 lost 1 food
Player 1 suffered injury
Zib Tallow of Player 1 was injured
The bot paid 1 food
The bot gained 2 scrap and 2 magtape and 1 power shard
The bot powered Algae Stacks
The bot recruited The Amazing Skrit
The bot exiled Ilo the Lost
The bot lost 1 reputation
The bot lost 1 morale
Player 1 put Ogg Pellet to work
Player 1 gained 1 food and 2 scrap
Player 1 paid 3 scrap
Grand Larder came to the production line
Player 1 built Holo Lounge (top right)
The bot drew solo card SO03
The bot used action 3 of Tessa-9
The bot set out for Research Outpost
The track brought The bot: gain 1 reputation
The bot gained 1 reputation
The bot swapped 1 nitrogen with the pool
The bot paid 1 food and 1 nitrogen
The bot gained 2 scrap and 2 magtape
The bot paid 4 scrap and 1 magtape
Salvage Bay came to the production line
The bot built Grand Larder (top left)
Player 1 paid 1 food
Player 1 met Puppet Therapy
Zib Tallow of Player 1 was healed
Player 1 gained 1 morale
Player 1 paid 1 food
Player 1 gained 1 scrap
The bot drew solo card SO01
The bot used action 1 of The Amazing Skrit
The bot gained 2 morale
The bot paid 3 scrap and 1 magtape
Pleasure Gardens came to the production line
The bot built Tape Foundry (top right)
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
The bot recruited Doc Pellucid
The bot used action 2 of Doc Pellucid
The bot gained 1 nitrogen and 1 magtape
The bot exiled Sarn Vell
The bot lost 1 morale
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 swapped 1 food with the pool
The bot drew solo card SO07
The bot recruited Sulla Vane
The bot exiled Tessa-9
The bot lost 1 morale
Player 1 lost 1 reputation
The production line was reset
Player 1 swapped 1 nitrogen with the pool
The bot drew solo card SO04
The bot used action 1 of Sulla Vane
The bot gained 3 nitrogen
Player 1 passed
The bot left 3 pairs hungry
The bot lost 1 reputation
The bot lost 1 reputation
The bot lost 1 reputation
The bot lost 3 morale
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The morale of The bot is -5
The bot lost 4 reputation
The morale of Player 1 is -3
Player 1 lost 2 reputation
Grand Larder of The bot activated
The bot gained 4 food
Regeneration Ward of The bot activated
The bot gained 1 reputation
Tape Foundry of The bot activated
The bot gained 1 scrap and 1 magtape
Karaoke Pit of The bot activated
The bot gained 1 morale
The bot gained 1 reputation
The bot gained 1 scrap
Tape Foundry of The bot activated
The bot gained 1 scrap and 1 magtape
Deep Shard Mine of The bot activated
The bot gained 1 scrap and 1 power shard
The bot powered Medbay Alcove
The bot gained 1 food
Medbay Alcove of The bot activated
The bot gained 1 nitrogen
The bot gained 1 nitrogen
Medbay Alcove of The bot activated
The bot gained 1 nitrogen
Algae Stacks of The bot activated
The bot gained 2 food and 2 nitrogen
The bot gained 2 food and 2 nitrogen
Sorting Bay of Player 1 activated
Player 1 gained 2 scrap
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Cyber Diner of Player 1 activated
Player 1 paid 1 food
Player 1 gained 1 morale
Holo Lounge of Player 1 activated
Player 1 gained 1 morale
The bot won with 123 points
