Player 1 takes the first player token
Player 1 takes Bunker '07
Player 1 is led by Brakka Duun
Player 1 takes Parallel Dynamics
The bot gets Yolanda Spore
The bot gets Captain Moop
The bot takes the first player token
Round 1
The bot draws solo card SO05
The bot recruits Lady Fizz
The bot uses action 1 of Yolanda Spore
The bot gains 3 nitrogen
Player 1 pays 1 nitrogen
Player 1 gains 1 scrap
Player 1 pays 1 food
Player 1 gains 1 scrap
Player 1 pays 1 nitrogen
Player 1 gains 1 scrap
Player 1 pays 1 nitrogen
Player 1 gains 1 scrap
Player 1 pays 1 food and 1 nitrogen
Player 1 gains 1 magtape
The bot draws solo card SO10
The bot uses action 1 of Captain Moop
The bot gains 1 morale
The bot gains 1 food and 1 nitrogen
Player 1 puts Ninny Oxide to work
Player 1 gains 1 nitrogen and 1 magtape
Player 1 puts Gabbo Trink to work
Player 1 gains 1 morale
The bot draws solo card SO06
The bot meets Shard Moths
Shard Moths hit Player 1
The power of Player 1 fails at r1c1
Player 1 suffers nitrogen
Player 1 loses 1 nitrogen
The bot recruits Pock and Pook
The bot uses action 2 of Pock and Pook
The bot gains 1 morale
Player 1 pays 3 scrap and 1 magtape
Player 1 builds Algae Stacks at r2c3
Player 1 pays 3 scrap and 1 magtape
Player 1 builds Algae Stacks at r2c1
The bot draws solo card SO04
The bot uses action 1 of Lady Fizz
The bot gains 1 food
The bot gains 1 morale
The bot pays 1 nitrogen
The bot gains 1 scrap
The bot pays 3 scrap and 1 magtape
The bot builds Broadcast Booth at r2c1
Player 1 puts Wexley to work
Player 1 gains 1 food and 1 nitrogen and 1 scrap
Player 1 pays 3 scrap
Player 1 builds Nitro Refinery at r3c3
Player 1 gains 2 reputation
The bot draws solo card SO11
The bot gains 1 nitrogen
The bot recruits B'Orlol
Player 1 loses 1 reputation
The production line is reset
Player 1 loses 1 reputation
The production line is reset
Player 1 loses 1 reputation
The production line is reset
The bot draws solo card SO07
The bot uses action 1 of B'Orlol
The bot gains 1 scrap and 1 magtape
The bot recruits Deby Wardson
Player 1 loses 1 reputation
The production line is reset
Player 1 pays 1 nitrogen
Player 1 gains 1 scrap
Player 1 pays 1 food
Player 1 gains 1 scrap
The bot draws solo card SO12
The bot pays 1 nitrogen
The bot gains 1 scrap
The bot pays 1 nitrogen
The bot gains 1 scrap
The bot pays 3 scrap and 1 magtape
The bot builds Tape Foundry at r2c2
The bot gains 1 power shard
The bot powers r2c1
The bot uses action 1 of Deby Wardson
The bot gains 2 nitrogen
Player 1 pays 1 food
Player 1 gains 1 scrap
Player 1 pays 1 food
Player 1 gains 1 scrap
Player 1 loses 1 reputation
The production line is reset
The bot draws solo card SO03
The bot pays 1 food and 1 nitrogen
The bot gains 1 magtape
The bot pays 1 nitrogen
The bot gains 1 scrap
The bot pays 1 nitrogen
The bot gains 1 scrap
The bot pays 2 scrap and 1 magtape
The bot builds Bionic Workshop at r2c3
Player 1 pays 2 scrap and 1 magtape
Player 1 builds Medbay Alcove at r3c3
Player 1 pays 2 scrap and 1 magtape
Player 1 builds Salvage Bay at r2c3
The bot draws solo card SO01
The bot pays 1 food and 1 nitrogen
The bot gains 1 magtape
The bot pays 1 nitrogen
The bot gains 1 scrap
The bot pays 1 food
The bot gains 1 scrap
The bot pays 1 food
The bot gains 1 scrap
The bot pays 3 scrap and 1 magtape
The bot builds Metabolic Exchanger at r3c1
Player 1 loses 1 reputation
The production line is reset
Player 1 loses 1 reputation
The production line is reset
Player 1 loses 1 reputation
The production line is reset
The bot draws solo card SO09
The bot gains 1 morale
Player 1 passes
The bot pays 1 food and 1 nitrogen
The bot leaves 2 pairs hungry
The bot loses 2 morale
Player 1 leaves 2 pairs hungry
Player 1 loses 2 morale
The bot gains 1 reputation
Player 1 loses 3 reputation
Bug Farm of The bot activates
The bot gains 2 food
Nitro Lab of The bot activates
The bot gains 2 nitrogen
Sorting Bay of The bot activates
The bot gains 2 scrap
Broadcast Booth of The bot activates
The bot gains 1 reputation
The bot gains 1 scrap
Player 1 fixes the power at r1c1
Tape Spooler of Player 1 activates
Player 1 gains 1 magtape
Parallel Dynamics of Player 1 activates
The colonists of Player 1 have rested
The colonists of The bot have rested
Round 2
The bot draws solo card SO02
The bot uses action 3 of Yolanda Spore
The bot sets out for Crash Site
The bot pays 1 nitrogen
The bot gains 2 scrap and 1 magtape
The bot pays 1 food and 1 nitrogen
The bot gains 1 magtape
The bot pays 2 scrap and 2 magtape
The bot builds Karaoke Pit at r3c2
The bot gains 1 power shard
The bot powers r3c2
Player 1 puts Wexley to work
Player 1 sets out for Salt Flats Beacon
Player 1 meets Sandwurm
Wexley of Player 1 is injured
Player 1 goes to New Colony Network instead
Player 1 cannot pay at New Colony Network
Player 1 puts Ninny Oxide to work
Wexley of Player 1 is healed
The bot draws solo card SO08
The bot uses action 2 of Lady Fizz
The bot sets out for Research Outpost
The production line is reset
The bot pays 1 food and 1 nitrogen
The bot gains 2 scrap and 2 magtape
The bot gains 1 power shard
The bot powers r2c3
Player 1 puts Gabbo Trink to work
Player 1 sets out for Crash Site
Player 1 loses 1 morale
Player 1 gains 2 scrap and 1 magtape
Player 1 makes the trade of Brakka Duun
Player 1 pays 2 scrap
Player 1 gains 1 power shard
Player 1 powers r2c3
The bot draws solo card SO13
The bot uses action 2 of Captain Moop
The bot sets out for The Factory
The bot meets Horde on the Horizon
Horde on the Horizon hit Player 1
Player 1 suffers shard
The power of Player 1 fails at r1c2
The bot rolls shard
The bot gains 1 power shard
The bot powers r2c2
The bot rolls magtape
The bot gains 1 magtape
The bot pays 2 scrap and 1 magtape
The bot builds Bionic Workshop at r3c3
Player 1 loses 1 reputation
The production line is reset
Player 1 loses 1 reputation
The production line is reset
Player 1 passes
The bot draws solo card SO05
The bot recruits Tann
The bot uses action 1 of B'Orlol
The bot gains 1 scrap and 1 magtape
The bot exiles Yolanda Spore
The bot loses 1 morale
The bot draws solo card SO10
The bot uses action 1 of Pock and Pook
The bot gains 2 scrap
The bot gains 1 food and 1 nitrogen
The bot draws solo card SO03
The bot uses action 1 of Tann
The bot gains 3 scrap
The bot pays 5 scrap and 2 magtape
The bot builds Zero-G Theatre at r1c1
The bot pays 1 food and 1 nitrogen
The bot leaves 2 pairs hungry
The bot loses 2 morale
Player 1 leaves 2 pairs hungry
Player 1 loses 1 reputation
Player 1 loses 1 reputation
Player 1 loses 2 morale
The bot loses 1 reputation
Player 1 loses 4 reputation
Zero-G Theatre of The bot activates
The bot gains 2 reputation
Nitro Lab of The bot activates
The bot gains 2 nitrogen
Sorting Bay of The bot activates
The bot gains 2 scrap
Broadcast Booth of The bot activates
The bot gains 1 reputation
The bot gains 1 scrap
Tape Foundry of The bot activates
The bot gains 1 scrap and 1 magtape
Bionic Workshop of The bot activates
The bot gains 2 scrap
The bot gains 1 food
Karaoke Pit of The bot activates
The bot gains 1 morale
The bot gains 1 reputation
Tape Spooler of Player 1 activates
Player 1 gains 1 magtape
Player 1 fixes the power at r1c2
Bug Farm of Player 1 activates
Player 1 gains 2 food
Salvage Bay of Player 1 activates
Player 1 gains 3 scrap
The colonists of Player 1 have rested
The colonists of The bot have rested
Round 3
The bot draws solo card SO01
The bot uses action 1 of B'Orlol
The bot gains 1 scrap and 1 magtape
The bot pays 4 scrap and 1 magtape
The bot builds Grand Larder at r1c2
Player 1 pays 2 scrap and 2 magtape
Player 1 builds Innovation Unit at r3c3
Player 1 pays 1 food
Player 1 meets Two for One
The bot draws solo card SO09
The bot uses action 2 of Captain Moop
The bot sets out for Research Outpost
The bot pays 1 nitrogen
The bot gains 2 scrap and 2 magtape
The bot gains 1 morale
Player 1 pays 1 food
Player 1 gains 1 scrap
Player 1 puts Gabbo Trink to work
Player 1 gains 1 morale
The bot draws solo card SO06
The bot gains 1 reputation
The bot recruits The Amazing Skrit
The bot uses action 2 of Pock and Pook
The bot gains 1 morale
The bot exiles Deby Wardson
The bot loses 1 morale
Player 1 makes the trade of Brakka Duun
Player 1 pays 2 scrap
Player 1 gains 1 power shard
Player 1 powers r3c3
Player 1 puts Wexley to work
Player 1 gains 1 food and 1 nitrogen and 1 scrap
The bot draws solo card SO11
The bot uses action 2 of Lady Fizz
The bot sets out for Research Outpost
The bot pays 1 food and 1 nitrogen
The bot gains 2 scrap and 2 magtape
The bot recruits Dazzle Ptok
The bot exiles B'Orlol
The bot loses 1 morale
Player 1 pays 1 food
Player 1 meets Consultation Fee
Player 1 pays 1 nitrogen
Player 1 puts Ninny Oxide to work
The bot draws solo card SO04
The bot uses action 1 of Tann
The bot gains 3 scrap
The bot pays 4 scrap and 3 magtape
The bot builds Quantum Library at r1c3
Player 1 passes
The bot draws solo card SO07
The bot uses action 1 of Dazzle Ptok
The bot gains 1 food
The bot gains 1 morale
The bot meets Dust Reavers
Dust Reavers hit Player 1
Player 1 suffers food
Player 1 suffers food
The bot recruits Ser Bolt
The bot exiles Captain Moop
The bot loses 1 morale
The bot leaves 3 pairs hungry
The bot loses 3 morale
Player 1 leaves 2 pairs hungry
Player 1 loses 1 reputation
Player 1 loses 2 morale
The bot loses 2 reputation
Player 1 loses 4 reputation
Zero-G Theatre of The bot activates
The bot gains 2 reputation
Grand Larder of The bot activates
The bot gains 4 food
Quantum Library of The bot activates
The bot gains 2 reputation
Broadcast Booth of The bot activates
The bot gains 1 reputation
The bot gains 1 scrap
Tape Foundry of The bot activates
The bot gains 1 scrap and 1 magtape
Bionic Workshop of The bot activates
The bot gains 2 scrap
The bot gains 1 food
Karaoke Pit of The bot activates
The bot gains 1 morale
The bot gains 1 reputation
Parallel Dynamics of Player 1 activates
Tape Spooler of Player 1 activates
Player 1 gains 1 magtape
Innovation Unit of Player 1 activates
Salvage Bay of Player 1 activates
Player 1 gains 3 scrap
Bug Farm of Player 1 activates
Player 1 gains 2 food
The bot wins with 128
