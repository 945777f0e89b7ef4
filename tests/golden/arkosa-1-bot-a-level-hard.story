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
Medbay Alcove came to the production line
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
The track brought Player 1: injure the explorer
Kronch of Player 1 was injured
Player 1 could not pay at Crash Site
Player 1 swapped 1 food with the pool
The bot drew solo card SO01
Broadcast Booth came to the production line
The bot built Bionic Workshop (centre)
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 put Ninny Oxide to work
Player 1 gained 1 nitrogen and 1 magtape
The bot drew solo card SO03
Giant Bug Ranch came to the production line
The bot built Broadcast Booth (middle right)
The bot gained 1 reputation
The bot gained 1 scrap
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 paid 2 scrap and 2 magtape
Innovation Unit came to the production line
Player 1 built Signal Archive (middle left)
The bot drew solo card SO06
The bot recruited Tessa-9
The bot gained 1 nitrogen
Player 1 paid 2 scrap and 1 magtape
Algae Stacks came to the production line
Player 1 built Museum of Broken Things (middle right)
Player 1 passed
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The morale of The bot is 5
The bot gained 2 reputation
The morale of Player 1 is 0
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Bug Farm of Player 1 activated
Player 1 gained 2 food
Second Shift Bunkroom of Player 1 activated
Player 1 put Trog to work
Player 1 gained 2 food and 1 scrap
The colonists of Player 1 rested
Round 2
The bot drew solo card SO07
The bot recruited The Amazing Skrit
The bot gained 1 food
Player 1 put Trog to work
Player 1 set out for Salt Flats Beacon
Player 1 met Spare Fuse
Player 1 kept Spare Fuse, to use at any point of your turn, your rations and your room production, and before scoring
Player 1 went to Crash Site instead
Player 1 gained 2 scrap and 1 magtape
Player 1 put Ninny Oxide to work
Kronch of Player 1 was healed
The bot drew solo card SO08
The bot gained 1 power shard
The bot gained 1 reputation
Player 1 lost 1 reputation
The production line was reset
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
The bot drew solo card SO04
Shard Drill came to the production line
The bot built Deep Shard Mine (bottom left)
Player 1 paid 3 scrap and 1 magtape
Nitro Refinery came to the production line
Player 1 built Algae Stacks (middle left)
Player 1 passed
The bot drew solo card SO12
The bot gained 1 food and 1 nitrogen
The bot gained 1 reputation
The bot drew an idle card
The bot drew solo card SO09
The bot gained 1 morale
The bot gained 1 reputation
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The morale of The bot is 6
The bot gained 3 reputation
The morale of Player 1 is -2
Player 1 lost 1 reputation
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Bug Farm of Player 1 activated
Player 1 gained 2 food
Second Shift Bunkroom of Player 1 activated
Player 1 put Trog to work
Player 1 set out for New Colony Network
Player 1 paid 1 food
Player 1 recruited Ser Bolt
The colonists of Player 1 rested
Round 3
The bot drew solo card SO05
The bot met The Hush
The Hush hit Player 1
Player 1 suffered shard
Player 1 lost the power of Bug Farm
Player 1 lost 1 morale
The bot recruited Countess Vim
Player 1 passed
Player 1 used Spare Fuse
Player 1 fixed the power of Bug Farm
The bot drew solo card SO11
The bot recruited Echo-Echo
The bot drew solo card SO03
Holo Lounge came to the production line
The bot built Medbay Alcove (bottom middle)
The bot gained 1 magtape
The bot gained 1 scrap
The bot drew solo card SO12
The bot gained 1 food and 1 nitrogen
The bot gained 1 reputation
The bot drew solo card SO09
The bot gained 1 morale
The bot gained 1 reputation
The bot drew an idle card
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The morale of The bot is 7
The bot gained 3 reputation
The morale of Player 1 is -5
Player 1 lost 4 reputation
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Bug Farm of Player 1 activated
Player 1 gained 2 food
Second Shift Bunkroom of Player 1 activated
The bot swapped 2 food with the pool
The bot paid 6 nitrogen
The bot completed Full Tanks (7 points)
The bot paid 3 scrap and 1 magtape
The bot completed Spare Parts (6 points)
The bot swapped 1 food with the pool
The bot paid 1 food and 1 nitrogen
The bot gained 1 magtape
The bot paid 2 magtape
The bot completed Mixtape (5 points)
The bot won with 115 points
