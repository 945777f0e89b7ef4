Player 1 took the first player token
Player 1 took Bunker '07
Player 1 chose to be led by Brakka Duun
Player 1 took Parallel Dynamics
The bot got Yolanda Spore
The bot got Captain Moop
The bot took the first player token
Round 1
The bot drew solo card SO05
The bot recruited Lady Fizz
The bot used action 1 of Yolanda Spore
The bot gained 3 nitrogen
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
The bot drew solo card SO10
The bot used action 1 of Captain Moop
The bot gained 1 morale
The bot gained 1 food and 1 nitrogen
Player 1 put Ninny Oxide to work
Player 1 gained 1 nitrogen and 1 magtape
Player 1 put Gabbo Trink to work
Player 1 gained 1 morale
The bot drew solo card SO06
The bot met Shard Moths
Shard Moths hit Player 1
Player 1 lost the power of Bug Farm
Player 1 suffered nitrogen
Player 1 lost 1 nitrogen
The bot recruited Pock and Pook
The bot used action 2 of Pock and Pook
The bot gained 1 morale
Player 1 paid 3 scrap and 1 magtape
Player 1 built Algae Stacks in row 2, column 3
Player 1 paid 3 scrap and 1 magtape
Player 1 built Algae Stacks in row 2, column 1
The bot drew solo card SO04
The bot used action 1 of Lady Fizz
The bot gained 1 food
The bot gained 1 morale
The bot paid 1 nitrogen
The bot gained 1 scrap
The bot paid 3 scrap and 1 magtape
The bot built Broadcast Booth in row 2, column 1
Player 1 put Wexley to work
Player 1 gained 1 food and 1 nitrogen and 1 scrap
Player 1 paid 3 scrap
Player 1 built Nitro Refinery in row 3, column 3
Player 1 gained 2 reputation
The bot drew solo card SO11
The bot gained 1 nitrogen
The bot recruited B'Orlol
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
The bot drew solo card SO07
The bot used action 1 of B'Orlol
The bot gained 1 scrap and 1 magtape
The bot recruited Deby Wardson
Player 1 lost 1 reputation
The production line was reset
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
The bot drew solo card SO12
The bot paid 1 nitrogen
The bot gained 1 scrap
The bot paid 1 nitrogen
The bot gained 1 scrap
The bot paid 3 scrap and 1 magtape
The bot built Tape Foundry in row 2, column 2
The bot gained 1 power shard
The bot powered Broadcast Booth
The bot used action 1 of Deby Wardson
The bot gained 2 nitrogen
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 lost 1 reputation
The production line was reset
The bot drew solo card SO03
The bot paid 1 food and 1 nitrogen
The bot gained 1 magtape
The bot paid 1 nitrogen
The bot gained 1 scrap
The bot paid 1 nitrogen
The bot gained 1 scrap
The bot paid 2 scrap and 1 magtape
The bot built Bionic Workshop in row 2, column 3
Player 1 paid 2 scrap and 1 magtape
Player 1 built Medbay Alcove in row 3, column 3
Player 1 paid 2 scrap and 1 magtape
Player 1 built Salvage Bay in row 2, column 3
The bot drew solo card SO01
The bot paid 1 food and 1 nitrogen
The bot gained 1 magtape
The bot paid 1 nitrogen
The bot gained 1 scrap
The bot paid 1 food
The bot gained 1 scrap
The bot paid 1 food
The bot gained 1 scrap
The bot paid 3 scrap and 1 magtape
The bot built Metabolic Exchanger in row 3, column 1
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
The bot drew solo card SO09
The bot gained 1 morale
Player 1 passed
The bot paid 1 food and 1 nitrogen
The bot left 2 pairs hungry
The bot lost 2 morale
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
The bot gained 1 reputation
Player 1 lost 3 reputation
Bug Farm of The bot activated
The bot gained 2 food
Nitro Lab of The bot activated
The bot gained 2 nitrogen
Sorting Bay of The bot activated
The bot gained 2 scrap
Broadcast Booth of The bot activated
The bot gained 1 reputation
The bot gained 1 scrap
Player 1 fixed the power of Bug Farm
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Parallel Dynamics of Player 1 activated
The colonists of Player 1 rested
The colonists of The bot rested
Round 2
The bot drew solo card SO02
The bot used action 3 of Yolanda Spore
The bot set out for Crash Site
The bot paid 1 nitrogen
The bot gained 2 scrap and 1 magtape
The bot paid 1 food and 1 nitrogen
The bot gained 1 magtape
The bot paid 2 scrap and 2 magtape
The bot built Karaoke Pit in row 3, column 2
The bot gained 1 power shard
The bot powered Karaoke Pit
Player 1 put Wexley to work
Player 1 set out for Salt Flats Beacon
Player 1 met Sandwurm
Wexley of Player 1 was injured
Player 1 went to New Colony Network instead
Player 1 could not pay at New Colony Network
Player 1 put Ninny Oxide to work
Wexley of Player 1 was healed
The bot drew solo card SO08
The bot used action 2 of Lady Fizz
The bot set out for Research Outpost
The production line was reset
The bot paid 1 food and 1 nitrogen
The bot gained 2 scrap and 2 magtape
The bot gained 1 power shard
The bot powered Bionic Workshop
Player 1 put Gabbo Trink to work
Player 1 set out for Crash Site
Player 1 lost 1 morale
Player 1 gained 2 scrap and 1 magtape
Player 1 made the trade of Brakka Duun
Player 1 paid 2 scrap
Player 1 gained 1 power shard
Player 1 powered Salvage Bay
The bot drew solo card SO13
The bot used action 2 of Captain Moop
The bot set out for The Factory
The bot met Horde on the Horizon
Horde on the Horizon hit Player 1
Player 1 suffered shard
Player 1 lost the power of Parallel Dynamics
The bot rolled shard
The bot gained 1 power shard
The bot powered Tape Foundry
The bot rolled magtape
The bot gained 1 magtape
The bot paid 2 scrap and 1 magtape
The bot built Bionic Workshop in row 3, column 3
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 passed
The bot drew solo card SO05
The bot recruited Tann
The bot used action 1 of B'Orlol
The bot gained 1 scrap and 1 magtape
The bot exiled Yolanda Spore
The bot lost 1 morale
The bot drew solo card SO10
The bot used action 1 of Pock and Pook
The bot gained 2 scrap
The bot gained 1 food and 1 nitrogen
The bot drew solo card SO03
The bot used action 1 of Tann
The bot gained 3 scrap
The bot paid 5 scrap and 2 magtape
The bot built Zero-G Theatre in row 1, column 1
The bot paid 1 food and 1 nitrogen
The bot left 2 pairs hungry
The bot lost 2 morale
Player 1 left 2 pairs hungry
Player 1 lost 1 reputation
Player 1 lost 1 reputation
Player 1 lost 2 morale
The bot lost 1 reputation
Player 1 lost 4 reputation
Zero-G Theatre of The bot activated
The bot gained 2 reputation
Nitro Lab of The bot activated
The bot gained 2 nitrogen
Sorting Bay of The bot activated
The bot gained 2 scrap
Broadcast Booth of The bot activated
The bot gained 1 reputation
The bot gained 1 scrap
Tape Foundry of The bot activated
The bot gained 1 scrap and 1 magtape
Bionic Workshop of The bot activated
The bot gained 2 scrap
The bot gained 1 food
Karaoke Pit of The bot activated
The bot gained 1 morale
The bot gained 1 reputation
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Player 1 fixed the power of Parallel Dynamics
Bug Farm of Player 1 activated
Player 1 gained 2 food
Salvage Bay of Player 1 activated
Player 1 gained 3 scrap
The colonists of Player 1 rested
The colonists of The bot rested
Round 3
The bot drew solo card SO01
The bot used action 1 of B'Orlol
The bot gained 1 scrap and 1 magtape
The bot paid 4 scrap and 1 magtape
The bot built Grand Larder in row 1, column 2
Player 1 paid 2 scrap and 2 magtape
Player 1 built Innovation Unit in row 3, column 3
Player 1 paid 1 food
Player 1 met Two for One
The bot drew solo card SO09
The bot used action 2 of Captain Moop
The bot set out for Research Outpost
The bot paid 1 nitrogen
The bot gained 2 scrap and 2 magtape
The bot gained 1 morale
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 put Gabbo Trink to work
Player 1 gained 1 morale
The bot drew solo card SO06
The bot gained 1 reputation
The bot recruited The Amazing Skrit
The bot used action 2 of Pock and Pook
The bot gained 1 morale
The bot exiled Deby Wardson
The bot lost 1 morale
Player 1 made the trade of Brakka Duun
Player 1 paid 2 scrap
Player 1 gained 1 power shard
Player 1 powered Innovation Unit
Player 1 put Wexley to work
Player 1 gained 1 food and 1 nitrogen and 1 scrap
The bot drew solo card SO11
The bot used action 2 of Lady Fizz
The bot set out for Research Outpost
The bot paid 1 food and 1 nitrogen
The bot gained 2 scrap and 2 magtape
The bot recruited Dazzle Ptok
The bot exiled B'Orlol
The bot lost 1 morale
Player 1 paid 1 food
Player 1 met Consultation Fee
Player 1 paid 1 nitrogen
Player 1 put Ninny Oxide to work
The bot drew solo card SO04
The bot used action 1 of Tann
The bot gained 3 scrap
The bot paid 4 scrap and 3 magtape
The bot built Quantum Library in row 1, column 3
Player 1 passed
The bot drew solo card SO07
The bot used action 1 of Dazzle Ptok
The bot gained 1 food
The bot gained 1 morale
The bot met Dust Reavers
Dust Reavers hit Player 1
Player 1 suffered food
Player 1 suffered food
The bot recruited Ser Bolt
The bot exiled Captain Moop
The bot lost 1 morale
The bot left 3 pairs hungry
The bot lost 3 morale
Player 1 left 2 pairs hungry
Player 1 lost 1 reputation
Player 1 lost 2 morale
The bot lost 2 reputation
Player 1 lost 4 reputation
Zero-G Theatre of The bot activated
The bot gained 2 reputation
Grand Larder of The bot activated
The bot gained 4 food
Quantum Library of The bot activated
The bot gained 2 reputation
Broadcast Booth of The bot activated
The bot gained 1 reputation
The bot gained 1 scrap
Tape Foundry of The bot activated
The bot gained 1 scrap and 1 magtape
Bionic Workshop of The bot activated
The bot gained 2 scrap
The bot gained 1 food
Karaoke Pit of The bot activated
The bot gained 1 morale
The bot gained 1 reputation
Parallel Dynamics of Player 1 activated
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Innovation Unit of Player 1 activated
Salvage Bay of Player 1 activated
Player 1 gained 3 scrap
Bug Farm of Player 1 activated
Player 1 gained 2 food
The bot won with 128 points
