Player 1 took the first player token
Player 1 took Bunker '42
Player 1 chose to be led by Admiral Pim
Player 1 took Parallel Dynamics
The bot got Oran
The bot got Captain Moop
The bot took the first player token
Round 1
The bot drew solo card SO04
The bot used action 1 of Captain Moop
The bot gained 1 morale
Player 1 swapped 1 food with the pool
Player 1 put Lady Fizz to work
Player 1 gained 1 food
Player 1 gained 1 morale
The bot drew solo card SO13
The bot used action 2 of Oran
The bot set out for Research Outpost
The bot paid 1 food and 1 nitrogen
The bot gained 2 scrap and 2 magtape
The bot paid 3 scrap and 1 magtape
The bot built Algae Stacks (middle left)
Player 1 made the trade of Admiral Pim
Player 1 paid 2 nitrogen
Player 1 gained 2 reputation
Player 1 paid 1 food
Player 1 met Clean Stitching
Player 1 paid 1 food
Player 1 met Try Again Tomorrow
Player 1 rolled a 2
Player 1 paid 1 nitrogen
Player 1 met Consultation Fee
Player 1 paid 1 nitrogen
The bot drew solo card SO05
The bot recruited Hulda Brack
The bot used action 1 of Hulda Brack
The bot gained 2 scrap and 1 magtape
The bot lost 1 morale
Player 1 passed
The bot drew solo card SO11
The bot rolled food
The bot gained 1 food
The bot recruited Mirelda Quill
The bot drew solo card SO06
The bot met Dust Reavers
Dust Reavers hit Player 1
Player 1 suffered food
Player 1 suffered scrap
Player 1 lost 1 scrap
The bot recruited Ninny Oxide
The bot used action 1 of Ninny Oxide
The bot gained 1 nitrogen and 1 magtape
The bot drew solo card SO10
The bot used action 1 of Mirelda Quill
The bot gained 3 nitrogen
The bot gained 1 food and 1 nitrogen
The bot gained 2 reputation
The bot swapped 1 nitrogen with the pool
The bot paid 3 food and 3 nitrogen
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
Player 1 gained 1 reputation
Bug Farm of The bot activated
The bot gained 2 food
Nitro Lab of The bot activated
The bot gained 2 nitrogen
Sorting Bay of The bot activated
The bot gained 2 scrap
Parallel Dynamics of Player 1 activated
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Bug Farm of Player 1 activated
Player 1 gained 2 food
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
The colonists of Player 1 rested
The colonists of The bot rested
Round 2
The bot drew an idle card
Player 1 promised First-Class Cabin (15 points)
Player 1 put Beren Whaller to work
Player 1 took the shard out of Bug Farm
The bot drew an idle card
Player 1 powered Bug Farm
Player 1 put Tessa-9 to work
Player 1 gained 1 magtape
Player 1 paid 2 food and 2 nitrogen
Player 1 gained 2 magtape
The bot drew solo card SO07
The bot used action 1 of Oran
The bot stole 1 magtape from Player 1
The bot recruited The Amazing Skrit
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
The bot drew solo card SO09
The bot used action 2 of Mirelda Quill
The bot set out for Research Outpost
The bot gained 1 scrap
The bot paid 1 food and 1 nitrogen
The bot gained 2 scrap and 2 magtape
Player 1 made room on the morale track
The bot gained 1 morale
The bot gained 1 reputation
Player 1 promised Captain's Banquet (7 points)
Player 1 passed
The bot drew solo card SO12
The bot paid 2 scrap and 1 magtape
The bot built Bionic Workshop (centre)
The bot gained 1 scrap
The bot used action 1 of Hulda Brack
The bot gained 2 scrap and 1 magtape
Player 1 made room on the morale track
The bot lost 1 morale
The bot drew solo card SO01
The bot used action 1 of The Amazing Skrit
Player 1 made room on the morale track
The bot gained 2 morale
The bot paid 3 scrap and 1 magtape
The bot built Tape Foundry (middle right)
The bot paid 1 food and 1 nitrogen
The bot left 2 pairs hungry
Player 1 made room on the morale track
The bot lost 2 morale
Player 1 left 2 pairs hungry
The bot made room on the morale track
Player 1 lost 2 morale
The bot gained 1 reputation
Player 1 lost 1 reputation
Bug Farm of The bot activated
The bot gained 2 food
Nitro Lab of The bot activated
The bot gained 2 nitrogen
Sorting Bay of The bot activated
The bot gained 2 scrap
Parallel Dynamics of Player 1 activated
Bug Farm of Player 1 activated
Player 1 gained 2 food
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Bug Farm of Player 1 activated
Player 1 gained 2 food
The colonists of Player 1 rested
The colonists of The bot rested
Round 3
The bot drew solo card SO03
The bot used action 1 of Hulda Brack
The bot gained 2 scrap and 1 magtape
The bot lost 1 morale
The bot paid 3 scrap and 1 magtape
The bot built Broadcast Booth (bottom left)
Player 1 put Beren Whaller to work
Player 1 gained 2 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
The bot drew solo card SO08
The bot used action 2 of Captain Moop
The bot set out for Research Outpost
The bot paid 1 nitrogen
The bot gained 2 scrap and 2 magtape
The bot gained 1 power shard
The bot gained 1 reputation
The bot powered Broadcast Booth
Player 1 paid 3 scrap
Player 1 built Holo Lounge (top middle)
Player 1 put Tessa-9 to work
Player 1 gained 2 magtape
Player 1 lost 1 morale
The bot drew solo card SO02
The bot used action 2 of Mirelda Quill
The bot set out for Research Outpost
The bot lost 1 morale
The bot paid 1 food and 1 nitrogen
The bot gained 2 scrap and 2 magtape
The bot paid 3 scrap
The bot built Holo Lounge (bottom middle)
The bot gained 1 power shard
The bot powered Algae Stacks
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 put Lady Fizz to work
Player 1 set out for The Factory
Player 1 met Shard Moths
Shard Moths hit Player 1
Player 1 lost the power of Bug Farm
Player 1 suffered scrap
Player 1 lost 1 scrap
Player 1 went to New Colony Network instead
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Big Lorro
The bot drew an idle card
Player 1 passed
The bot drew solo card SO11
The bot used action 2 of Oran
The bot set out for Research Outpost
The bot paid 1 food and 1 nitrogen
The bot gained 2 scrap and 2 magtape
Oran of The bot was injured
The bot recruited Nova Pike
The bot exiled Oran
Player 1 made room on the morale track
The bot lost 1 morale
The bot lost 1 reputation
The bot drew solo card SO09
The bot used action 1 of The Amazing Skrit
Player 1 made room on the morale track
The bot gained 2 morale
The bot gained 1 morale
The bot gained 1 reputation
The bot left 3 pairs hungry
Player 1 made room on the morale track
The bot lost 3 morale
Player 1 paid 1 food and 1 nitrogen
Player 1 left 1 pair hungry
The bot made room on the morale track
Player 1 lost 1 morale
The bot lost 1 reputation
Player 1 lost 1 reputation
Bug Farm of The bot activated
The bot gained 2 food
Nitro Lab of The bot activated
The bot gained 2 nitrogen
Sorting Bay of The bot activated
The bot gained 2 scrap
Algae Stacks of The bot activated
The bot gained 2 food and 2 nitrogen
The bot gained 1 scrap
Broadcast Booth of The bot activated
The bot gained 1 reputation
The bot gained 1 nitrogen
Holo Lounge of Player 1 activated
The bot made room on the morale track
Player 1 gained 1 morale
Player 1 fixed the power of Bug Farm
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
The bot paid 4 food
The bot completed Bucket of Bugs (5 points)
The bot won with 98 points
