Player 1 took the first player token
Player 1 took Bunker '34
Player 1 chose to be led by The Quorum
Player 1 took Parallel Dynamics
The bot got Deby Wardson
The bot got Trog
The bot took the first player token
Round 1
The bot drew solo card SO02
The bot used action 1 of Deby Wardson
The bot gained 2 nitrogen
The bot paid 1 nitrogen
The bot gained 1 scrap
The bot paid 1 nitrogen
The bot gained 1 scrap
The bot paid 3 scrap
Medbay Alcove came to the production line
The bot built Giant Bug Ranch (middle left)
Player 1 put Flurn to work
Player 1 gained 1 morale
Player 1 made the trade of The Quorum
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Dusk Hollin
The bot drew solo card SO03
The bot used action 1 of Trog
The bot gained 2 food and 1 scrap
The bot paid 1 food and 1 nitrogen
The bot gained 1 magtape
The bot paid 1 food
The bot gained 1 scrap
The bot paid 2 scrap and 1 magtape
Bionic Workshop came to the production line
The bot built Medbay Alcove (centre)
The bot gained 1 scrap
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 1 passed
The bot drew solo card SO04
The bot drew solo card SO12
The bot drew an idle card
The bot drew solo card SO01
The bot left 1 pair hungry
The bot lost 1 morale
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The morale of The bot is -1
The bot lost 1 reputation
The morale of Player 1 is 2
Player 1 gained 1 reputation
Bug Farm of The bot activated
The bot gained 2 food
Nitro Lab of The bot activated
The bot gained 2 nitrogen
Sorting Bay of The bot activated
The bot gained 2 scrap
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Parallel Dynamics of Player 1 activated
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
The colonists of Player 1 rested
The colonists of The bot rested
Round 2
The bot drew solo card SO10
The bot used action 1 of Deby Wardson
The bot gained 2 nitrogen
The bot gained 1 food and 1 nitrogen
The bot gained 2 reputation
Player 1 paid 1 nitrogen
Player 1 met Extra Limb
Player 1 lost 1 morale
Player 1 put Flurn to work
Player 1 gained 1 morale
The bot drew an idle card
Player 1 swapped 2 nitrogen with the pool
Player 1 made the trade of The Quorum
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Sulla Vane
The bot drew solo card SO09
The bot used action 2 of Trog
The bot set out for Crash Site
The track brought The bot: injure the explorer
Trog of The bot was injured
The bot gained 2 scrap and 1 magtape
The bot gained 1 morale
The bot gained 1 reputation
Player 1 promised Battery and a Good Meal (8 points)
Player 1 put Kronch to work
Player 1 set out for The Factory
Player 1 met Debt Collector
Player 1 lost 1 scrap and 1 magtape
Player 1 rolled injury
Kronch of Player 1 was injured
Player 1 rolled shard
Player 1 gained 1 power shard
The bot drew solo card SO06
The bot recruited The Amazing Skrit
The bot used action 1 of The Amazing Skrit
Player 1 made room on the morale track
The bot gained 2 morale
Player 1 paid 1 food
Player 1 met Hungry Work
Kronch of Player 1 was healed
Player 1 promised First-Class Cabin (15 points)
The bot drew an idle card
Player 1 put Dusk Hollin to work
Player 1 set out for Research Outpost
Player 1 could not pay at Research Outpost
Player 1 put Sulla Vane to work
Player 1 gained 3 nitrogen
The bot drew solo card SO08
The bot gained 1 power shard
The bot gained 1 reputation
The bot powered Medbay Alcove
Player 1 paid 1 nitrogen
Player 1 met Two for One
Player 1 paid 1 nitrogen
Player 1 met Mixed-Up Charts
Player 1 rolled a 2
Flurn of Player 1 was injured
Player 1 paid 1 nitrogen
Player 1 met Puppet Therapy
Flurn of Player 1 was healed
The bot made room on the morale track
Player 1 gained 1 morale
The bot drew solo card SO07
The track brought The bot: gain 1 power shard
The bot gained 1 power shard
The bot powered Giant Bug Ranch
The bot recruited Ser Bolt
Player 1 put Pock and Pook to work
Player 1 gained 1 morale
Player 1 promised Scrap Sculpture (5 points)
The bot drew solo card SO11
The bot used action 2 of Ser Bolt
The bot set out for Crash Site
The bot met Shard Moths
Shard Moths hit Player 1
Player 1 lost the power of Tape Spooler
Player 1 suffered shard
Player 1 lost 1 shard
The bot paid 1 nitrogen
The bot gained 2 scrap and 1 magtape
The bot recruited Countess Vim
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
The bot drew solo card SO05
The bot recruited Echo-Echo
The bot used action 1 of Echo-Echo
The bot gained 1 nitrogen
The bot gained 1 morale
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
The bot paid 1 nitrogen
The bot met Try Again Tomorrow
The bot rolled a 1
The bot paid 1 food
The bot met Consultation Fee
The bot paid 1 food
Trog of The bot was healed
The bot paid 2 food and 2 nitrogen
The bot left 1 pair hungry
The bot lost 1 morale
Player 1 left 3 pairs hungry
The bot made room on the morale track
Player 1 lost 3 morale
The morale of The bot is 2
The bot gained 1 reputation
The morale of Player 1 is 0
Bug Farm of The bot activated
The bot gained 2 food
Nitro Lab of The bot activated
The bot gained 2 nitrogen
Sorting Bay of The bot activated
The bot gained 2 scrap
Giant Bug Ranch of The bot activated
The bot gained 3 food
The bot gained 1 scrap
Medbay Alcove of The bot activated
The bot gained 1 nitrogen
Parallel Dynamics of Player 1 activated
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Player 1 fixed the power of Tape Spooler
The colonists of Player 1 rested
The colonists of The bot rested
Round 3
The bot drew solo card SO13
The bot used action 2 of Ser Bolt
The bot set out for Crash Site
The bot paid 1 nitrogen
The bot gained 2 scrap and 1 magtape
The bot paid 4 scrap and 3 magtape
Atmosphere Dome came to the production line
The bot built Deep Shard Mine (middle right)
Player 1 put Dusk Hollin to work
Player 1 gained 2 nitrogen
Player 1 passed
The bot drew an idle card
The bot drew solo card SO06
The bot recruited Doc Pellucid
The bot used action 1 of Deby Wardson
The bot gained 2 nitrogen
The bot exiled Trog
The bot lost 1 morale
The bot drew solo card SO03
The bot used action 1 of Echo-Echo
The bot gained 1 nitrogen
The bot gained 1 morale
The bot paid 1 food and 1 nitrogen
The bot gained 1 magtape
The bot paid 1 food and 1 nitrogen
The bot gained 1 magtape
The bot paid 4 scrap and 2 magtape
Algae Stacks came to the production line
The bot built Gravity Club (bottom left)
The bot drew solo card SO05
The track brought The bot: lose 1 reputation
The bot lost 1 reputation
The bot recruited Nova Pike
The bot used action 2 of Doc Pellucid
The bot gained 1 nitrogen and 1 magtape
The bot exiled Deby Wardson
The bot lost 1 morale
The bot drew solo card SO01
The bot used action 1 of Nova Pike
The bot set out for Sanctuary Prime
The bot met The Hush
The Hush hit Player 1
Player 1 suffered magtape
Player 1 lost 1 magtape
Player 1 lost 1 morale
The bot paid 2 food
The bot gained 2 scrap and 2 magtape and 1 power shard
The bot powered Deep Shard Mine
The bot paid 4 scrap and 1 magtape
Shisha Spa came to the production line
The bot built Atmosphere Dome (bottom middle)
The bot gained 1 power shard
The bot powered Gravity Club
The bot swapped 2 nitrogen with the pool
The bot paid 3 food and 3 nitrogen
Player 1 left 3 pairs hungry
Player 1 lost 3 morale
The morale of The bot is 1
The bot gained 1 reputation
The morale of Player 1 is -4
Player 1 lost 3 reputation
Bug Farm of The bot activated
The bot gained 2 food
Nitro Lab of The bot activated
The bot gained 2 nitrogen
Sorting Bay of The bot activated
The bot gained 2 scrap
Giant Bug Ranch of The bot activated
The bot gained 3 food
The bot gained 1 scrap
Medbay Alcove of The bot activated
The bot gained 1 nitrogen
Deep Shard Mine of The bot activated
The bot gained 1 scrap and 1 power shard
The bot powered Atmosphere Dome
The bot gained 1 food
Gravity Club of The bot activated
The bot gained 1 food
The bot gained 1 morale
The bot gained 1 nitrogen
Atmosphere Dome of The bot activated
The bot gained 4 nitrogen
Parallel Dynamics of Player 1 activated
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
The bot won with 104 points
