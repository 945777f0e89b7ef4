Player 1 takes the first player token
Player 1 takes Bunker '58
Player 2 takes Bunker '21
Player 3 takes Bunker '13
Player 4 takes Bunker '42
Player 2 is led by Vex Ollo
Player 3 is led by Sister Cog
Player 4 is led by Ma Tundra
Player 1 is led by The Quorum
Player 3 takes Gamblers' Den
Player 4 takes The Vault
Player 1 takes Triage Dome
Player 2 takes Mech Arena
Round 1
Player 4 puts Ilo the Lost to work
Player 4 sets out for Wanderers' Path
Player 4 meets Hoarder's Crate: Medicine Chest
Player 4 rolls a 3 for the crate
Player 4 gains 1 magtape
Player 4 goes to New Colony Network instead
Player 4 recruits Ninny Oxide
Player 4 puts Ogg Pellet to work
Player 4 gains 1 food and 2 scrap
Player 1 puts Captain Moop to work
Player 1 sets out for New Colony Network
Player 1 meets Shared Caravan
Player 1 gains 3 food
Player 2 gains 1 nitrogen
Player 3 gains 1 nitrogen
Player 4 gains 1 food
Player 1 pays 1 nitrogen
Player 1 recruits Beren Whaller
Player 1 pays 1 nitrogen
Player 1 gains 1 scrap
Player 2 pays 2 scrap and 1 magtape
Player 2 builds Shisha Spa at r1c1
Player 2 puts Flurn to work
Player 2 sets out for Crash Site
Player 2 pays 1 nitrogen
Player 2 gains 2 scrap and 1 magtape
Player 3 pays 2 scrap and 1 magtape
Player 3 builds Salvage Bay at r2c3
Player 3 powers r2c3
Player 3 puts Deby Wardson to work
Player 4 loses 1 reputation
The production line is reset
Player 4 loses 1 reputation
The production line is reset
Player 4 loses 1 reputation
The production line is reset
Player 4 puts Lady Fizz to work
Player 4 sets out for Moonrise Ridge
Player 4 rolls injury
Lady Fizz of Player 4 is injured
Player 4 pays 1 food and 2 nitrogen
Player 4 recruits Trog
Player 1 puts Sarn Vell to work
Player 1 gains 2 food
Player 1 puts Mirelda Quill to work
Player 1 gains 3 nitrogen
Player 2 makes the trade of Vex Ollo
Player 2 loses 1 reputation
Player 2 gains 4 scrap
Player 2 pays 2 scrap and 2 magtape
Player 2 builds Karaoke Pit at r1c3
Player 3 pays 1 nitrogen
Player 3 gains 1 scrap
Player 3 pays 1 nitrogen
Player 3 gains 1 scrap
Player 3 pays 1 food
Player 3 gains 1 scrap
Player 3 pays 1 nitrogen
Player 3 gains 1 scrap
Player 3 pays 1 food
Player 3 gains 1 scrap
Player 3 passes
Player 3 takes the first player token
Player 3 gains 1 food and 1 magtape
Player 4 pays 3 scrap
Player 4 builds Nitro Refinery at r1c3
Player 4 puts Combustible Joe to work
Player 4 gains 3 scrap and 1 magtape
Player 4 rolls a 1
Combustible Joe of Player 4 is injured
The power of Player 4 fails at r1c2
Player 1 passes
Player 2 puts Yolanda Spore to work
Player 2 pays 1 nitrogen
Player 2 gains 1 scrap
Player 2 pays 1 food
Player 2 gains 1 scrap
Player 2 pays 1 food
Player 2 gains 1 scrap
Player 4 pays 1 food and 1 nitrogen
Player 4 gains 1 magtape
Player 4 pays 3 scrap and 1 magtape
Player 4 builds Tape Foundry at r2c3
Player 2 puts Boeuf to work
Player 2 gains 3 food
Player 2 puts Gabbo Trink to work
Player 2 sets out for Wanderers' Path
Player 2 meets Horde on the Horizon
Horde on the Horizon hit Player 2
Player 2 suffers shard
The power of Player 2 fails at r1c3
Horde on the Horizon hit Player 3
Player 3 suffers injury
Hulda Brack of Player 3 is injured
Horde on the Horizon hit Player 4
Player 4 suffers shard
The power of Player 4 fails at r1c1
Horde on the Horizon hit Player 1
Player 1 suffers injury
Beren Whaller of Player 1 is injured
Player 2 goes to The Factory instead
Player 2 rolls nitrogen
Player 2 gains 1 nitrogen
Player 2 rolls nitrogen
Player 2 gains 1 nitrogen
Player 4 passes
Player 2 loses 1 reputation
The production line is reset
Player 2 passes
Player 3 pays 1 food and 1 nitrogen
Player 3 leaves 1 pair hungry
Player 3 loses 1 morale
Player 4 leaves 3 pairs hungry
Player 2 makes room on the morale track
Player 4 loses 3 morale
Player 1 pays 1 food and 1 nitrogen
Player 1 leaves 2 pairs hungry
Player 1 loses 2 morale
Player 2 pays 2 food and 2 nitrogen
Player 3 loses 2 reputation
Player 4 loses 1 reputation
Player 1 gains 1 reputation
Sorting Bay of Player 3 activates
Player 3 gains 2 scrap
Salvage Bay of Player 3 activates
Player 3 gains 3 scrap
Gamblers' Den of Player 3 activates
Player 3 pays 1 scrap
Player 3 rolls nitrogen
Player 3 gains 1 nitrogen
Player 3 rolls food
Player 3 gains 1 food
Nitro Lab of Player 3 activates
Player 3 gains 2 nitrogen
Player 4 fixes the power at r1c1
Player 4 fixes the power at r1c2
Nitro Refinery of Player 4 activates
Player 4 gains 3 nitrogen
Nitro Lab of Player 1 activates
Player 1 gains 2 nitrogen
Triage Dome of Player 1 activates
Beren Whaller of Player 1 is healed
Player 1 gains 1 nitrogen
Rec Corner of Player 1 activates
Player 1 gains 1 morale
Bug Farm of Player 2 activates
Player 2 gains 2 food
Player 2 fixes the power at r1c3
Shisha Spa of Player 2 activates
Player 2 pays 2 nitrogen
Player 1 makes room on the morale track
Player 2 gains 2 morale
The colonists of Player 1 have rested
The colonists of Player 2 have rested
The colonists of Player 3 have rested
The colonists of Player 4 have rested
Round 2
Player 3 puts Quaz Oberman to work
Player 3 gains 1 magtape
Player 3 loses 1 reputation
The production line is reset
Player 3 loses 1 reputation
The production line is reset
Player 3 loses 1 reputation
The production line is reset
Player 3 loses 1 reputation
The production line is reset
Player 3 loses 1 reputation
The production line is reset
Player 3 loses 1 reputation
The production line is reset
Player 4 loses 1 reputation
The production line is reset
Player 4 pays 1 nitrogen
Player 4 gains 1 scrap
Player 4 pays 1 nitrogen
Player 4 gains 1 scrap
Player 4 pays 1 nitrogen
Player 4 gains 1 scrap
Player 4 pays 1 food
Player 4 gains 1 scrap
Player 1 pays 1 nitrogen
Player 1 meets Try Again Tomorrow
Player 1 rolls a 2
Player 1 pays 1 food
Player 1 meets Extra Limb
Player 1 loses 1 morale
Player 1 pays 1 nitrogen
Player 1 meets Encore
Player 1 pays 1 food
Player 1 meets Two for One
Player 1 pays 1 food
Player 1 meets Consultation Fee
Player 1 gains 1 scrap
Player 1 puts Sarn Vell to work
Player 1 gains 2 food
Player 2 puts Boeuf to work
Player 2 gains 3 food
Player 2 puts Flurn to work
Player 2 sets out for Crash Site
Player 2 cannot pay at Crash Site
Player 3 puts Deby Wardson to work
Player 3 gains 2 nitrogen
Player 3 pays 1 nitrogen
Player 3 gains 1 scrap
Player 3 pays 1 nitrogen
Player 3 gains 1 scrap
Player 4 puts Trog to work
Player 4 sets out for New Colony Network
Player 4 meets Spoiled Stores
Player 4 loses 1 food
Player 1 loses 1 food
Player 2 loses 1 food
Player 3 loses 1 food
Player 4 goes to The Factory instead
Player 4 rolls scrap
Player 4 gains 1 scrap
Player 4 rolls nitrogen
Player 4 gains 1 nitrogen
Player 4 puts Ilo the Lost to work
Player 4 gains 1 nitrogen and 1 scrap
Player 1 swaps 1 nitrogen with the pool
Player 1 pays 3 scrap and 1 magtape
Player 1 builds Tape Foundry at r1c1
Player 2 passes
Player 2 takes the first player token
Player 2 gains 1 nitrogen and 1 scrap
Player 3 swaps 1 food with the pool
Player 3 loses 1 reputation
The production line is reset
Player 4 pays 1 food
Player 4 gains 1 scrap
Player 4 pays 1 nitrogen
Player 4 gains 1 scrap
Player 4 pays 1 nitrogen
Player 4 gains 1 scrap
Player 4 puts Ninny Oxide to work
Lady Fizz of Player 4 is healed
Player 1 passes
Player 3 pays 1 nitrogen
Player 3 gains 1 scrap
Player 3 pays 1 nitrogen
Player 3 gains 1 scrap
Player 3 pays 1 nitrogen
Player 3 gains 1 scrap
Player 3 pays 1 nitrogen
Player 3 gains 1 scrap
Player 4 pays 5 scrap and 2 magtape
Player 4 builds Zero-G Theatre at r2c1
Player 4 gains 2 scrap
Player 4 pays 2 scrap and 1 magtape
Player 4 builds Medbay Alcove at r2c2
Player 3 loses 1 reputation
The production line is reset
Player 3 loses 1 reputation
The production line is reset
Player 3 loses 1 reputation
The production line is reset
Player 3 loses 1 reputation
The production line is reset
Player 3 pays 2 scrap and 2 magtape
Player 3 builds Innovation Unit at r2c2
Player 4 pays 1 food
Player 4 gains 1 scrap
Player 4 puts Ogg Pellet to work
Player 4 gains 1 food and 2 scrap
Player 3 loses 1 reputation
The production line is reset
Player 3 loses 1 reputation
The production line is reset
Player 3 loses 1 reputation
The production line is reset
Player 3 loses 1 reputation
The production line is reset
Player 3 loses 1 reputation
The production line is reset
Player 4 loses 1 reputation
The production line is reset
Player 4 loses 1 reputation
The production line is reset
Player 4 swaps 1 food with the pool
Player 3 puts Hoo-di-di to work
Player 3 gains 2 nitrogen
Player 3 pays 1 nitrogen
Player 3 gains 1 scrap
Player 4 pays 1 nitrogen
Player 4 gains 1 scrap
Player 4 passes
Player 3 passes
Player 2 pays 1 food and 1 nitrogen
Player 2 leaves 1 pair hungry
Player 2 loses 1 morale
Player 3 leaves 2 pairs hungry
Player 3 loses 2 morale
Player 4 leaves 3 pairs hungry
Player 3 makes room on the morale track
Player 4 loses 3 morale
Player 1 leaves 3 pairs hungry
Player 1 loses 3 morale
Player 2 gains 1 reputation
Player 3 loses 3 reputation
Player 4 loses 4 reputation
Player 1 loses 2 reputation
Bug Farm of Player 2 activates
Player 2 gains 2 food
Shisha Spa of Player 2 activates
Karaoke Pit of Player 2 activates
Player 2 gains 1 morale
Player 2 gains 1 reputation
Sorting Bay of Player 3 activates
Player 3 gains 2 scrap
Gamblers' Den of Player 3 activates
Player 3 pays 1 scrap
Player 3 rolls injury
Deby Wardson of Player 3 is injured
Player 3 rolls injury
Quaz Oberman of Player 3 is injured
Salvage Bay of Player 3 activates
Player 3 gains 3 scrap
Nitro Lab of Player 3 activates
Player 3 gains 2 nitrogen
Nitro Refinery of Player 4 activates
Player 4 gains 3 nitrogen
The Vault of Player 4 activates
Player 4 gains 1 scrap
Bug Farm of Player 4 activates
Player 4 gains 2 food
Tape Foundry of Player 1 activates
Player 1 gains 1 scrap and 1 magtape
Nitro Lab of Player 1 activates
Player 1 gains 2 nitrogen
Rec Corner of Player 1 activates
Player 1 gains 1 morale
The colonists of Player 1 have rested
The colonists of Player 2 have rested
The colonists of Player 3 have rested
The colonists of Player 4 have rested
Round 3
Player 2 pays 1 food
Player 2 meets Clean Stitching
Player 2 pays 1 food
Player 2 meets Mixed-Up Charts
Player 2 rolls a 5
Player 2 pays 3 scrap
Player 2 builds Giant Bug Ranch at r2c3
Player 3 pays 1 nitrogen
Player 3 meets Hungry Work
Quaz Oberman of Player 3 is healed
Player 3 loses 1 nitrogen
Player 3 puts Hoo-di-di to work
Player 3 gains 2 nitrogen
Player 4 pays 1 food
Player 4 gains 1 scrap
Player 4 pays 1 nitrogen
Player 4 gains 1 scrap
Player 4 pays 1 food
Player 4 gains 1 scrap
Player 4 pays 1 nitrogen
Player 4 gains 1 scrap
Player 4 passes
Player 4 takes the first player token
Player 4 gains 1 nitrogen and 1 power shard
Player 4 powers r2c1
Player 1 puts Captain Moop to work
Player 1 sets out for Wanderers' Path
Player 1 gains 1 scrap
Player 1 pays 1 food and 2 nitrogen
Player 1 recruits Tann
Player 1 puts Wexley to work
Player 1 gains 1 food and 1 nitrogen and 1 scrap
Player 2 makes the trade of Vex Ollo
Player 2 loses 1 reputation
Player 2 gains 2 food and 1 nitrogen and 1 scrap
Player 2 puts Flurn to work
Player 2 sets out for New Colony Network
Player 2 meets Bandit Kings
Player 2 loses 1 nitrogen and 3 scrap
Player 2 cannot pay at New Colony Network
Player 3 makes the trade of Sister Cog
Player 3 pays 1 nitrogen
Hulda Brack of Player 3 is healed
Player 3 pays 1 nitrogen
Player 3 gains 1 scrap
Player 1 pays 2 food and 2 nitrogen
Player 1 gains 2 magtape
Player 1 pays 3 scrap and 1 magtape
Player 1 builds Broadcast Booth at r1c3
Player 2 puts Yolanda Spore to work
Player 2 sets out for The Factory
Player 2 rolls injury
Yolanda Spore of Player 2 is injured
Player 2 rolls food
Player 2 gains 1 food
Player 2 puts Boeuf to work
Player 2 sets out for Salt Flats Beacon
The production line is reset
Player 2 cannot pay at Salt Flats Beacon
Player 3 passes
Player 1 makes the trade of The Quorum
Player 1 pays 1 food and 1 nitrogen
Player 1 recruits Sulla Vane
Player 1 puts Mirelda Quill to work
Player 1 sets out for Crash Site
Player 1 loses 1 morale
Player 1 cannot pay at Crash Site
Player 1 exiles Sarn Vell
Player 3 makes room on the morale track
Player 1 loses 1 morale
Player 2 pays 1 food
Player 2 meets Surprisingly Competent
Yolanda Spore of Player 2 is healed
Player 2 gains 1 reputation
Player 2 puts Gabbo Trink to work
Player 2 sets out for The Factory
Player 2 meets Shard Moths
Shard Moths hit Player 3
The power of Player 3 fails at r1c3
The power of Player 3 fails at r2c3
Player 3 suffers food
Player 3 suffers injury
Quaz Oberman of Player 3 is injured
Shard Moths hit Player 4
The power of Player 4 fails at r1c3
The power of Player 4 fails at r2c1
Player 4 suffers shard
The power of Player 4 fails at r1c2
Player 4 suffers injury
Lady Fizz of Player 4 is injured
Player 2 goes to New Colony Network instead
Player 2 pays 1 food
Player 2 recruits Countess Vim
Player 1 loses 1 reputation
The production line is reset
Player 1 pays 1 food
Player 1 meets Puppet Therapy
Player 3 makes room on the morale track
Player 1 gains 1 morale
Player 1 pays 1 food
Player 1 meets Miracle Tonic
Player 2 pays 1 food
Player 2 meets Encore
Player 2 pays 1 food
Player 2 meets Hungry Work
Player 2 loses 1 food
Player 2 pays 1 food
Player 2 meets Consultation Fee
Player 2 pays 1 food
Player 1 puts Sulla Vane to work
Player 1 gains 3 nitrogen
Player 1 puts Beren Whaller to work
Player 1 gains 2 scrap
Player 2 puts Countess Vim to work
Player 2 gains 1 magtape
Player 2 gains 1 morale
Player 2 swaps 1 food with the pool
Player 1 pays 2 scrap and 1 magtape
Player 1 builds Cyber Diner at r2c2
Player 1 loses 1 reputation
The production line is reset
Player 1 loses 1 reputation
The production line is reset
Player 2 pays 1 nitrogen
Player 2 gains 1 scrap
Player 2 passes
Player 1 pays 1 nitrogen
Player 1 meets Extra Limb
Player 3 makes room on the morale track
Player 1 loses 1 morale
Player 1 swaps 1 nitrogen with the pool
Player 1 swaps 1 food with the pool
Player 1 swaps 1 nitrogen with the pool
Player 1 passes
Player 4 leaves 3 pairs hungry
Player 4 loses 1 reputation
Player 4 loses 1 reputation
Player 4 loses 1 reputation
Player 4 loses 3 morale
Player 1 leaves 3 pairs hungry
Player 4 makes room on the morale track
Player 1 loses 1 reputation
Player 1 loses 1 reputation
Player 1 loses 3 morale
Player 2 leaves 3 pairs hungry
Player 2 loses 3 morale
Player 3 leaves 2 pairs hungry
Player 4 makes room on the morale track
Player 1 makes room on the morale track
Player 3 loses 2 morale
Player 4 loses 2 reputation
Player 1 loses 3 reputation
Player 3 loses 4 reputation
Bug Farm of Player 4 activates
Player 4 gains 2 food
Player 4 fixes the power at r2c1
Player 4 fixes the power at r1c2
Player 4 fixes the power at r1c3
Broadcast Booth of Player 1 activates
Player 1 gains 1 reputation
Tape Foundry of Player 1 activates
Player 1 gains 1 scrap and 1 magtape
Nitro Lab of Player 1 activates
Player 1 gains 2 nitrogen
Karaoke Pit of Player 2 activates
Player 2 gains 1 morale
Player 2 gains 1 reputation
Bug Farm of Player 2 activates
Player 2 gains 2 food
Shisha Spa of Player 2 activates
Player 3 fixes the power at r2c3
Nitro Lab of Player 3 activates
Player 3 gains 2 nitrogen
Player 3 fixes the power at r1c3
Sorting Bay of Player 3 activates
Player 3 gains 2 scrap
Player 4 wins with 39
