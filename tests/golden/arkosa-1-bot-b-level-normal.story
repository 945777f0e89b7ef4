Player 1 takes the first player token
Player 1 takes Bunker '58
Player 1 is led by Admiral Pim
Player 1 takes Triage Dome
The bot gets Zib Tallow
The bot gets Dusk Hollin
The bot takes the first player token
Round 1
The bot draws an idle card
Player 1 pays 2 scrap and 1 magtape
Player 1 builds Bionic Workshop at r2c1
Player 1 puts Captain Moop to work
Player 1 sets out for Salt Flats Beacon
Player 1 gains 1 food
Player 1 pays 1 nitrogen
Player 1 recruits Boeuf
The bot draws solo card SO09
The bot uses action 2 of Dusk Hollin
The bot sets out for Sanctuary Prime
The bot pays 2 food and 1 nitrogen
The bot gains 2 scrap and 2 magtape and 1 power shard
The bot gains 1 morale
Player 1 pays 1 food and 1 nitrogen
Player 1 gains 1 magtape
Player 1 pays 1 food
Player 1 meets Consultation Fee
Player 1 pays 1 nitrogen
The bot draws solo card SO07
The bot uses action 1 of Zib Tallow
The bot gains 3 scrap
The bot rolls scrap
The bot gains 1 scrap
The bot recruits Pock and Pook
Player 1 puts Boeuf to work
Player 1 gains 3 food
Player 1 swaps 1 food with the pool
The bot draws solo card SO10
The bot uses action 1 of Pock and Pook
The bot gains 2 scrap
The bot gains 1 food and 1 nitrogen
Player 1 puts Combustible Joe to work
Player 1 sets out for Crash Site
Player 1 loses 1 reputation
Player 1 pays 1 nitrogen
Player 1 gains 2 scrap and 1 magtape
Player 1 pays 1 food
Player 1 gains 1 scrap
Player 1 pays 1 food
Player 1 gains 1 scrap
Player 1 pays 1 food
Player 1 gains 1 scrap
The bot draws solo card SO13
The bot pays 2 scrap and 2 magtape
The bot builds Shard Drill at r2c1
The bot powers r2c1
Player 1 pays 2 scrap and 1 magtape
Player 1 builds Shisha Spa at r2c3
Player 1 gains 1 food and 1 scrap
Player 1 pays 3 scrap
Player 1 builds Nitro Refinery at r2c1
The bot draws solo card SO04
The bot pays 3 scrap
The bot builds Holo Lounge at r2c2
The bot gains 1 power shard
The bot powers r2c2
Player 1 pays 1 food
Player 1 gains 1 scrap
Player 1 pays 2 scrap and 1 magtape
Player 1 builds Cyber Diner at r2c2
The bot draws an idle card
Player 1 passes
The bot pays 2 food and 2 nitrogen
Player 1 leaves 2 pairs hungry
The bot makes room on the morale track
Player 1 loses 2 morale
The bot gains 1 reputation
Bug Farm of The bot activates
The bot gains 2 food
Nitro Lab of The bot activates
The bot gains 2 nitrogen
Sorting Bay of The bot activates
The bot gains 2 scrap
Shard Drill of The bot activates
The bot gains 1 power shard
The bot gains 1 scrap
Holo Lounge of The bot activates
The bot gains 1 morale
Nitro Lab of Player 1 activates
Player 1 gains 2 nitrogen
Triage Dome of Player 1 activates
Player 1 gains 1 nitrogen
Rec Corner of Player 1 activates
Player 1 gains 1 morale
The colonists of Player 1 have rested
The colonists of The bot have rested
Round 2
The bot draws solo card SO03
The bot uses action 1 of Pock and Pook
The bot gains 2 scrap
The bot pays 2 scrap and 1 magtape
The bot builds Medbay Alcove at r2c3
The bot powers r2c3
Player 1 puts Captain Moop to work
Player 1 sets out for Wanderers' Path
Player 1 meets Shard Moths
Shard Moths hit Player 1
The power of Player 1 fails at r1c1
Player 1 suffers nitrogen
Player 1 loses 1 nitrogen
Player 1 goes to Research Outpost instead
Player 1 pays 1 nitrogen
Player 1 gains 2 scrap and 2 magtape
Player 1 swaps 1 nitrogen with the pool
The bot draws solo card SO05
The bot recruits Echo-Echo
The bot uses action 1 of Zib Tallow
The bot gains 3 scrap
Player 1 puts Boeuf to work
Player 1 sets out for Crash Site
Player 1 cannot pay at Crash Site
Player 1 puts Yolanda Spore to work
Player 1 gains 3 nitrogen
The bot draws solo card SO11
The bot uses action 2 of Dusk Hollin
The bot sets out for Sanctuary Prime
The bot pays 2 food and 1 nitrogen
The bot gains 2 scrap and 2 magtape and 1 power shard
The bot loses 1 morale
The bot recruits The Amazing Skrit
Player 1 pays 2 scrap and 1 magtape
Player 1 builds Shisha Spa at r1c3
Player 1 pays 1 food
Player 1 meets Hungry Work
Player 1 loses 1 nitrogen
Player 1 pays 1 nitrogen
Player 1 meets Mixed-Up Charts
Player 1 rolls a 3
Yolanda Spore of Player 1 is injured
Player 1 pays 1 nitrogen
Player 1 meets Surprisingly Competent
Yolanda Spore of Player 1 is healed
Player 1 gains 1 reputation
The bot draws solo card SO01
The bot uses action 1 of The Amazing Skrit
The bot gains 2 morale
The bot pays 4 scrap and 2 magtape
The bot builds Pleasure Gardens at r3c1
The bot powers r3c1
Player 1 puts Combustible Joe to work
Player 1 gains 3 scrap and 1 magtape
Player 1 rolls a 2
Combustible Joe of Player 1 is injured
The power of Player 1 fails at r1c2
Player 1 promises Dinner and a Show (7 points)
The bot draws solo card SO02
The bot uses action 2 of Echo-Echo
The bot sets out for Research Outpost
The bot meets Horde on the Horizon
Horde on the Horizon hit Player 1
Player 1 suffers scrap
Player 1 loses 1 scrap
The bot pays 1 nitrogen
The bot gains 2 scrap and 2 magtape
The bot pays 3 scrap and 1 magtape
The bot builds Algae Stacks at r3c2
The bot gains 1 power shard
The bot powers r3c2
Player 1 pays 2 scrap and 2 magtape
Player 1 builds Crystal Lab at r1c3
Player 1 promises Battery and a Good Meal (8 points)
The bot draws solo card SO08
The bot gains 1 power shard
Player 1 passes
The bot leaves 3 pairs hungry
Player 1 makes room on the morale track
The bot loses 3 morale
Player 1 leaves 2 pairs hungry
The bot makes room on the morale track
Player 1 loses 2 morale
The bot gains 1 reputation
Bug Farm of The bot activates
The bot gains 2 food
Nitro Lab of The bot activates
The bot gains 2 nitrogen
Sorting Bay of The bot activates
The bot gains 2 scrap
Shard Drill of The bot activates
The bot gains 1 power shard
The bot gains 1 scrap
Holo Lounge of The bot activates
The bot gains 1 morale
Medbay Alcove of The bot activates
The bot gains 1 nitrogen
The bot gains 1 food
Pleasure Gardens of The bot activates
The bot gains 2 morale
The bot gains 1 nitrogen
Algae Stacks of The bot activates
The bot gains 2 food and 2 nitrogen
Player 1 fixes the power at r1c2
Player 1 fixes the power at r1c1
Crystal Lab of Player 1 activates
Player 1 gains 1 power shard
The colonists of Player 1 have rested
The colonists of The bot have rested
Round 3
The bot draws solo card SO06
The bot recruits Doc Pellucid
The bot uses action 2 of Echo-Echo
The bot sets out for Research Outpost
The bot gains 1 reputation
The bot pays 1 nitrogen
The bot gains 2 scrap and 2 magtape
Player 1 powers r2c2
Player 1 puts Boeuf to work
Player 1 sets out for Salt Flats Beacon
Player 1 cannot pay at Salt Flats Beacon
Player 1 puts Captain Moop to work
Player 1 sets out for The Factory
Player 1 meets Hissing Canister
Player 1 gains 2 nitrogen
Player 1 rolls shard
Player 1 gains 1 power shard
Player 1 rolls nitrogen
Player 1 gains 1 nitrogen
Player 1 powers r2c3
The bot draws solo card SO12
The bot pays 4 scrap and 2 magtape
The bot builds Megaforge at r3c3
The bot powers r3c3
The bot uses action 1 of Dusk Hollin
The bot gains 2 nitrogen
Player 1 swaps 2 nitrogen with the pool
Player 1 pays 1 food and 1 nitrogen
Player 1 gains 1 magtape
The bot draws solo card SO05
The bot gains 1 power shard
The bot recruits Dazzle Ptok
The bot uses action 2 of Doc Pellucid
The bot gains 1 nitrogen and 1 magtape
The bot exiles Dusk Hollin
The bot loses 1 morale
Player 1 puts Yolanda Spore to work
Combustible Joe of Player 1 is healed
Player 1 swaps 1 food with the pool
The bot draws solo card SO07
The bot uses action 1 of Zib Tallow
The bot gains 3 scrap
The bot meets Dust Reavers
Dust Reavers hit Player 1
Player 1 suffers magtape
Player 1 loses 1 magtape
Player 1 suffers scrap
The bot recruits Jinko
The bot exiles Zib Tallow
The bot loses 1 morale
Player 1 pays 1 nitrogen
Player 1 meets Try Again Tomorrow
Player 1 rolls a 2
Player 1 promises Hull Patches (7 points)
The bot draws solo card SO04
The bot uses action 1 of The Amazing Skrit
The bot gains 2 morale
The bot pays 4 scrap and 1 magtape
The bot builds Atmosphere Dome at r1c2
Player 1 loses 1 reputation
The production line is reset
Player 1 passes
The bot draws solo card SO10
The bot uses action 1 of Jinko
The bot gains 1 nitrogen and 3 scrap
The bot gains 1 food and 1 nitrogen
The bot pays 3 food and 3 nitrogen
Player 1 leaves 2 pairs hungry
Player 1 loses 2 morale
The bot gains 2 reputation
Player 1 loses 1 reputation
Bug Farm of The bot activates
The bot gains 2 food
Atmosphere Dome of The bot activates
The bot gains 4 nitrogen
Sorting Bay of The bot activates
The bot gains 2 scrap
Shard Drill of The bot activates
The bot gains 1 power shard
The bot gains 1 scrap
Holo Lounge of The bot activates
The bot gains 1 morale
Medbay Alcove of The bot activates
The bot gains 1 nitrogen
The bot gains 1 food
Pleasure Gardens of The bot activates
The bot gains 2 morale
The bot gains 1 nitrogen
Algae Stacks of The bot activates
The bot gains 2 food and 2 nitrogen
Megaforge of The bot activates
The bot gains 2 scrap and 1 magtape
The bot gains 2 scrap and 1 magtape
Cyber Diner of Player 1 activates
Triage Dome of Player 1 activates
Player 1 gains 1 nitrogen
Crystal Lab of Player 1 activates
Player 1 gains 1 power shard
Nitro Lab of Player 1 activates
Player 1 gains 2 nitrogen
Player 1 powers r2c1
Nitro Refinery of Player 1 activates
Player 1 gains 3 nitrogen
Player 1 gains 3 nitrogen
Shisha Spa of Player 1 activates
Player 1 pays 2 nitrogen
Player 1 gains 2 morale
The bot wins with 123
