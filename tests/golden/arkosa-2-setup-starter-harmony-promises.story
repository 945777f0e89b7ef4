Player 1 was given Bunker '07
Player 2 was given Bunker '58
Player 1 took the first player token
Round 1
Player 1 put Boeuf to work
Player 1 set out for The Factory
Player 1 met Flickering Lights
Player 1 lost the power of Tape Spooler
Player 1 went to New Colony Network instead
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Gabbo Trink
Player 1 paid 1 nitrogen
Player 1 met Mixed-Up Charts
Player 1 rolled a 5
Player 2 put Hoo-di-di to work
Player 2 gained 2 nitrogen
Player 2 put Ninny Oxide to work
Player 2 gained 1 nitrogen and 1 magtape
Player 1 put Gabbo Trink to work
Player 1 set out for The Factory
Player 1 rolled food
Player 1 gained 1 food
Player 1 rolled magtape
Player 1 gained 1 magtape
Player 1 rolled magtape
Player 1 gained 1 magtape
Player 1 put Ogg Pellet to work
Player 1 set out for New Colony Network
Player 1 met Shard Thieves
Player 1 lost the power of Nitro Lab
Player 1 lost 1 scrap
Player 1 paid 1 nitrogen
Player 1 recruited Ilo the Lost
Player 2 paid 1 nitrogen
Player 2 met Hungry Work
Player 2 lost 1 food
Player 2 paid 1 nitrogen
Player 2 met Puppet Therapy
Player 2 gained 1 morale
Player 2 paid 1 nitrogen
Player 2 met Extra Limb
Player 2 lost 1 morale
Player 2 paid 1 food
Player 2 met Consultation Fee
Player 2 gained 1 scrap
Player 2 put Trog to work
Player 2 set out for Crash Site
Player 2 met Shard Moths
Shard Moths hit Player 2
Player 2 lost the power of Bug Farm
Player 2 suffered nitrogen
Player 2 lost 1 nitrogen
Player 2 went to Rustbone Gulch instead
Player 2 could not pay at Rustbone Gulch
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 2 scrap and 2 magtape
Player 1 built Crystal Lab (top middle)
Player 2 swapped 1 nitrogen with the pool
Player 2 passed
Player 2 took the first player token
Player 2 gained 1 food and 1 power shard
Player 2 powered Bug Farm
Player 1 put Zib Tallow to work
Player 1 gained 3 scrap
Player 1 paid 3 scrap
Player 1 built Giant Bug Ranch (top right)
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
Player 1 passed
Player 2 left 2 pairs hungry
Player 1 made room on the morale track
Player 2 lost 2 morale
Player 1 left 3 pairs hungry
Player 2 made room on the morale track
Player 1 lost 3 morale
Player 2 gained 1 reputation
Player 1 lost 1 reputation
Bug Farm of Player 2 activated
Player 2 gained 2 food
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
Player 1 fixed the power of Giant Bug Ranch
Bug Farm of Player 1 activated
Player 1 gained 2 food
Player 1 fixed the power of Crystal Lab
The colonists of Player 1 rested
The colonists of Player 2 rested
Round 2
Player 2 put Deby Wardson to work
Player 2 put Trog to work
Player 2 gained 2 food and 1 scrap
Player 1 put Mirelda Quill to work
Player 1 set out for New Colony Network
Player 1 gained 1 nitrogen
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Mama Gristle
Player 1 swapped 1 food with the pool
Player 1 exiled Zib Tallow
Player 1 lost 1 morale
Player 2 passed
Player 2 took the first player token
Player 2 gained 1 nitrogen and 1 magtape
Player 1 put Ogg Pellet to work
Player 1 gained 1 food and 2 scrap
Player 1 passed
Player 2 left 2 pairs hungry
Player 2 lost 2 morale
Player 1 paid 1 food and 1 nitrogen
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
Player 1 lost 3 reputation
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Bug Farm of Player 2 activated
Player 2 gained 2 food
Bug Farm of Player 1 activated
Player 1 gained 2 food
Crystal Lab of Player 1 activated
Player 1 gained 1 power shard
Giant Bug Ranch of Player 1 activated
Player 1 gained 3 food
The colonists of Player 1 rested
The colonists of Player 2 rested
Round 3
Player 2 put Ninny Oxide to work
Player 2 gained 1 nitrogen and 1 magtape
Player 2 put Hoo-di-di to work
Player 2 set out for Salt Flats Beacon
Player 2 met Hoarder's Crate: Picnic
Player 2 rolled a 2 for the crate
Player 2 lost 1 food
Player 2 went to The Factory instead
Player 2 rolled shard
Player 2 gained 1 power shard
Player 2 rolled food
Player 2 gained 1 food
Player 1 put Ogg Pellet to work
Player 1 gained 1 food and 2 scrap
Player 1 put Gabbo Trink to work
Player 1 set out for New Colony Network
Player 1 met Decoy Beacon
Player 1 went to The Factory instead
Player 1 rolled nitrogen
Player 1 gained 1 nitrogen
Player 1 rolled nitrogen
Player 1 gained 1 nitrogen
Player 2 passed
Player 2 took the first player token
Player 2 gained 2 power shards
Player 1 passed
Player 2 paid 2 food and 2 nitrogen
Player 1 paid 1 food and 1 nitrogen
Player 1 left 2 pairs hungry
Player 1 lost 1 reputation
Player 1 lost 2 morale
Player 1 lost 4 reputation
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
Bug Farm of Player 2 activated
Player 2 gained 2 food
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Crystal Lab of Player 1 activated
Player 1 gained 1 power shard
Giant Bug Ranch of Player 1 activated
Player 1 gained 3 food
Bug Farm of Player 1 activated
Player 1 gained 2 food
Player 2 won with 71 points
