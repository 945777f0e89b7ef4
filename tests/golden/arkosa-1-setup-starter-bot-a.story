Player 1 is given Bunker '34
Player 1 takes the first player token
The bot gets Peregrine Peremo
The bot gets Quaz Oberman
The bot takes the first player token
Round 1
The bot draws solo card SO02
The bot builds Algae Stacks at r2c1
The bot gains 1 scrap
The bot gains 1 morale
Player 1 pays 2 scrap and 1 magtape
Player 1 builds Salvage Bay at r2c2
Player 1 puts Mirelda Quill to work
Player 1 sets out for Research Outpost
Player 1 meets Signal Booster
Player 1 gains 2 reputation
Player 1 goes to Salt Flats Beacon instead
Player 1 pays 1 food and 1 nitrogen
Player 1 recruits Dusk Hollin
The bot draws solo card SO01
The bot builds Algae Stacks at r2c2
Player 1 puts Dusk Hollin to work
Player 1 sets out for The Factory
Player 1 gains 1 power shard
Player 1 rolls food
Player 1 gains 1 food
Player 1 rolls injury
Dusk Hollin of Player 1 is injured
Player 1 loses 1 reputation
The production line is reset
Player 1 powers r2c2
The bot draws solo card SO06
The bot meets Tinker Swarm
Tinker Swarm hit Player 1
Player 1 suffers injury
Combustible Joe of Player 1 is injured
Player 1 suffers magtape
Player 1 loses 1 magtape
The bot recruits Lady Fizz
The bot gains 1 nitrogen
Player 1 loses 1 reputation
The production line is reset
Player 1 pays 1 food
Player 1 meets Puppet Therapy
Combustible Joe of Player 1 is healed
Player 1 gains 1 morale
Player 1 pays 1 nitrogen
Player 1 meets Surprisingly Competent
Dusk Hollin of Player 1 is healed
Player 1 gains 1 reputation
Player 1 pays 1 food
Player 1 meets Miracle Tonic
Player 1 pays 1 nitrogen
Player 1 meets Two for One
The bot draws solo card SO11
The bot recruits Hulda Brack
Player 1 passes
The bot draws solo card SO10
The bot gains 1 reputation
The bot draws solo card SO13
The bot gains 1 scrap and 1 magtape
Player 1 leaves 2 pairs hungry
Player 1 loses 2 morale
The bot gains 2 reputation
Player 1 loses 1 reputation
Bug Farm of Player 1 activates
Player 1 gains 2 food
Tape Spooler of Player 1 activates
Player 1 gains 1 magtape
Nitro Lab of Player 1 activates
Player 1 gains 2 nitrogen
Salvage Bay of Player 1 activates
Player 1 gains 3 scrap
The colonists of Player 1 have rested
Round 2
The bot draws solo card SO07
The bot recruits Professor Umber
The bot gains 1 food
Player 1 puts Dusk Hollin to work
Player 1 sets out for Wanderers' Path
Player 1 meets Builder's Coupon
Player 1 goes to Research Outpost instead
Player 1 pays 1 food and 1 nitrogen
Player 1 gains 2 scrap and 2 magtape
Player 1 uses Builder's Coupon
Player 1 pays 1 magtape
Player 1 builds Cyber Diner at r1c3
The bot draws an idle card
Player 1 promises Scrap Sculpture (5 points)
Player 1 puts Combustible Joe to work
Player 1 sets out for The Factory
Player 1 gains 1 morale
Player 1 rolls shard
Player 1 gains 1 power shard
Player 1 rolls food
Player 1 gains 1 food
The bot draws solo card SO12
The bot gains 1 food and 1 nitrogen
Player 1 pays 3 scrap and 1 magtape
Player 1 builds Tape Foundry at r1c3
Player 1 passes
The bot draws solo card SO09
The bot gains 1 morale
The bot draws an idle card
The bot draws solo card SO08
The bot gains 1 power shard
Player 1 leaves 2 pairs hungry
Player 1 loses 2 morale
The bot gains 3 reputation
Player 1 loses 2 reputation
Nitro Lab of Player 1 activates
Player 1 gains 2 nitrogen
Tape Spooler of Player 1 activates
Player 1 gains 1 magtape
Tape Foundry of Player 1 activates
Player 1 gains 1 scrap and 1 magtape
Salvage Bay of Player 1 activates
Player 1 gains 3 scrap
The colonists of Player 1 have rested
Round 3
The bot draws solo card SO04
The bot builds Regeneration Ward at r2c3
The bot gains 1 reputation
Player 1 puts Mirelda Quill to work
Player 1 gains 3 nitrogen
Player 1 puts Dusk Hollin to work
Player 1 sets out for Research Outpost
Player 1 meets Nerffle at the Counter
Player 1 loses 1 morale
Player 1 goes to The Factory instead
Player 1 rolls food
Player 1 gains 1 food
Player 1 rolls injury
Dusk Hollin of Player 1 is injured
The bot draws solo card SO05
The bot recruits Grand Chef Slurm
Player 1 promises Survival Hamper (7 points)
Player 1 pays 1 nitrogen
Player 1 gains 1 scrap
Player 1 pays 1 nitrogen
Player 1 gains 1 scrap
Player 1 pays 1 food
Player 1 gains 1 scrap
The bot draws solo card SO03
The bot builds Deep Shard Mine at r3c1
The bot gains 1 scrap
Player 1 promises Bucket of Bugs (5 points)
Player 1 pays 1 food
Player 1 gains 1 scrap
Player 1 pays 1 food
Player 1 gains 1 scrap
Player 1 pays 1 nitrogen
Player 1 gains 1 scrap
Player 1 pays 1 nitrogen
Player 1 gains 1 scrap
The bot draws solo card SO10
The bot gains 1 reputation
Player 1 pays 2 scrap and 1 magtape
Player 1 builds Medbay Alcove at r2c2
Player 1 swaps 1 nitrogen with the pool
The bot draws solo card SO02
The bot builds Megaforge at r3c2
The bot gains 1 magtape
The bot gains 1 morale
Player 1 pays 2 scrap and 2 magtape
Player 1 builds Crystal Lab at r2c1
Player 1 puts Movoo to work
The bot loses 1 morale
The bot draws solo card SO06
The bot meets Shard Moths
Shard Moths hit Player 1
The power of Player 1 fails at r1c1
Player 1 suffers shard
The power of Player 1 fails at r2c2
The bot recruits The Amazing Skrit
The bot gains 1 nitrogen
The bot exiles Peregrine Peremo
Player 1 puts Combustible Joe to work
Player 1 sets out for Crash Site
Player 1 pays 1 nitrogen
Player 1 gains 2 scrap and 1 magtape
Player 1 swaps 1 food with the pool
Player 1 powers r2c1
The bot draws solo card SO12
The bot gains 1 food and 1 nitrogen
Player 1 swaps 1 nitrogen with the pool
Player 1 swaps 2 food with the pool
The bot draws an idle card
Player 1 swaps 1 nitrogen with the pool
Player 1 pays 2 scrap and 1 magtape
Player 1 builds Museum of Broken Things at r2c3
Player 1 gains 2 scrap
The bot draws solo card SO13
The bot gains 1 scrap and 1 magtape
Player 1 pays 1 food
Player 1 gains 1 scrap
Player 1 pays 1 nitrogen
Player 1 meets Try Again Tomorrow
Player 1 rolls a 2
The bot draws an idle card
Player 1 passes
Player 1 leaves 2 pairs hungry
Player 1 loses 1 reputation
Player 1 loses 2 morale
The bot gains 3 reputation
Player 1 loses 4 reputation
Tape Spooler of Player 1 activates
Player 1 gains 1 magtape
Player 1 fixes the power at r1c1
Crystal Lab of Player 1 activates
Player 1 gains 1 power shard
Player 1 gains 1 power shard
Player 1 powers r2c3
Player 1 powers r2c2
Museum of Broken Things of Player 1 activates
Player 1 gains 1 food and 1 scrap
Tape Foundry of Player 1 activates
Player 1 gains 1 scrap and 1 magtape
Medbay Alcove of Player 1 activates
Dusk Hollin of Player 1 is healed
Player 1 gains 1 nitrogen
The bot wins with 108
