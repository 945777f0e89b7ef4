Player 3 took the first player token
Player 3 took Bunker '21
Player 1 took Bunker '42
Player 2 took Bunker '13
Player 1 chose to be led by Libra
Player 2 chose to be led by The Quorum
Player 3 chose to be led by Ma Tundra
Player 2 took The Vault
Player 3 took Mech Arena
Player 1 took Space Pirate Radio
Round 1
Player 3 paid 1 food and 1 nitrogen
Player 3 gained 1 magtape
Player 3 passed
Player 3 took the first player token
Player 3 gained 1 scrap and 1 power shard
Player 1 put Quaz Oberman to work
Player 1 gained 1 scrap
Player 1 paid 2 scrap and 1 magtape
Cyber Diner came to the production line
Player 1 built Salvage Bay (top right)
Player 2 put Captain Moop to work
Player 2 gained 1 morale
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 put Sarn Vell to work
Player 1 gained 2 food
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 passed
Player 1 put Peregrine Peremo to work
Player 1 turned on Player 2
Zib Tallow of Player 2 went to rest
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 1 swapped 1 food with the pool
Player 1 paid 3 scrap and 1 magtape
Algae Stacks came to the production line
Player 1 built Triage Dome (middle right)
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 passed
Player 3 left 2 pairs hungry
Player 1 made room on the morale track
Player 3 lost 2 morale
Player 1 left 2 pairs hungry
Player 3 made room on the morale track
Player 1 lost 2 morale
Player 2 left 2 pairs hungry
Player 2 lost 2 morale
The morale of Player 3 is 0
The morale of Player 1 is -1
Player 1 lost 1 reputation
The morale of Player 2 is 2
Player 2 gained 1 reputation
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Bug Farm of Player 3 activated
Player 3 gained 2 food
Mech Arena of Player 3 activated
Player 3 paid 4 scrap
Player 2 made room on the morale track
Player 3 gained 4 morale
Space Pirate Radio of Player 1 activated
Player 1 stole 1 nitrogen from Player 3
Player 1 gained 1 morale
Bug Farm of Player 1 activated
Player 1 gained 2 food
Salvage Bay of Player 1 activated
Player 1 gained 3 scrap
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
The Vault of Player 2 activated
Player 2 gained 1 scrap
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
The colonists of Player 1 rested
The colonists of Player 2 rested
Round 2
Player 3 put Yolanda Spore to work
Player 3 gained 3 nitrogen
Player 3 passed
Player 3 took the first player token
Player 3 gained 1 food and 1 scrap
Player 1 paid 3 scrap and 1 magtape
Regeneration Ward came to the production line
Player 1 built Tape Foundry (top right)
Player 1 put Sarn Vell to work
Player 1 set out for Moonrise Ridge
Player 1 met Highwaymoles
Player 1 lost 2 food and 1 nitrogen
Player 1 went to Wanderers' Path instead
Player 1 could not pay at Wanderers' Path
Player 2 put Zib Tallow to work
Player 2 gained 3 scrap
Player 2 passed
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 1 put Quaz Oberman to work
Player 1 gained 1 scrap
Player 1 put Peregrine Peremo to work
Player 1 set out for The Factory
The track brought Player 1: gain 1 power shard
Player 1 gained 1 power shard
Player 1 rolled food
Player 1 gained 1 food
Player 1 rolled scrap
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 powered Triage Dome
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 put Ilo the Lost to work
Player 1 gained 1 nitrogen and 1 scrap
Player 1 paid 3 scrap
Grand Larder came to the production line
Player 1 built Giant Bug Ranch (top right)
Player 1 paid 1 nitrogen
Player 1 met Puppet Therapy
Player 2 made room on the morale track
Player 1 gained 1 morale
Player 1 passed
Player 3 left 2 pairs hungry
Player 3 lost 2 morale
Player 1 left 2 pairs hungry
Player 2 made room on the morale track
Player 1 lost 2 morale
Player 2 paid 2 food and 2 nitrogen
The morale of Player 3 is 2
Player 3 gained 1 reputation
The morale of Player 1 is -1
Player 1 lost 1 reputation
The morale of Player 2 is 1
Player 2 gained 1 reputation
Bug Farm of Player 3 activated
Player 3 gained 2 food
Mech Arena of Player 3 activated
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Triage Dome of Player 1 activated
Player 1 gained 1 nitrogen
Player 1 gained 1 nitrogen
Bug Farm of Player 1 activated
Player 1 gained 2 food
Giant Bug Ranch of Player 1 activated
Player 1 gained 3 food
Space Pirate Radio of Player 1 activated
Player 1 stole 1 nitrogen from Player 3
Player 1 gained 1 morale
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
The Vault of Player 2 activated
Player 2 gained 1 scrap
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
Round 3
Player 3 paid 2 scrap and 1 magtape
Holo Lounge came to the production line
Player 3 built Salvage Bay (top left)
Player 3 put Kronch to work
Player 3 turned on Player 1
Quaz Oberman of Player 1 was injured
Player 1 swapped 3 nitrogen with the pool
Player 1 put Peregrine Peremo to work
Player 1 set out for Moonrise Ridge
Player 1 met The Hush
The Hush hit Player 1
Player 1 suffered injury
Ilo the Lost of Player 1 was injured
Player 1 suffered scrap
Player 1 lost 1 scrap
Player 1 suffered injury
Peregrine Peremo of Player 1 was injured
Player 1 lost 1 morale
Player 1 could not pay at Moonrise Ridge
Player 2 put Captain Moop to work
Player 3 made room on the morale track
Player 2 gained 1 morale
Player 2 put Pock and Pook to work
Player 2 gained 2 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 put Yolanda Spore to work
Player 3 set out for The Factory
Player 3 met Gas Vent
Player 3 gained 4 nitrogen
Player 3 lost the power of Bug Farm
Player 3 rolled magtape
Player 3 gained 1 magtape
Player 3 rolled scrap
Player 3 gained 1 scrap
Player 3 powered Bug Farm
Player 1 put Sarn Vell to work
Player 1 set out for Moonrise Ridge
The track brought Player 1: gain 1 food
Player 1 gained 1 food
Player 1 could not pay at Moonrise Ridge
Player 1 paid 1 food
Player 1 met Extra Limb
Ilo the Lost of Player 1 was healed
Player 1 lost 1 morale
Player 1 paid 1 food
Player 1 met Surprisingly Competent
Peregrine Peremo of Player 1 was healed
Player 1 gained 1 reputation
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 3 made the trade of Ma Tundra
Player 3 paid 2 food
Player 2 made room on the morale track
Player 3 gained 1 morale
Player 3 gained 1 reputation
Player 3 paid 2 food and 2 nitrogen
Player 3 gained 2 magtape
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 food and 1 scrap
Player 2 paid 2 scrap and 1 magtape
Gamblers' Den came to the production line
Player 2 built Shisha Spa (top middle)
Player 2 put Zib Tallow to work
Player 2 set out for Rustbone Gulch
Player 2 met Builder's Coupon
Player 2 kept Builder's Coupon, to use when you build a room
Player 2 went to Salt Flats Beacon instead
Player 2 could not pay at Salt Flats Beacon
Player 3 paid 3 scrap and 1 magtape
Crystal Lab came to the production line
Player 3 built Gamblers' Den (top middle)
Player 3 paid 3 food and 3 nitrogen
Player 3 gained 3 magtape
Player 2 put Wexley to work
Player 2 gained 1 food and 1 nitrogen and 1 scrap
Player 2 passed
Player 3 paid 1 nitrogen
Player 3 met Consultation Fee
Player 3 gained 1 scrap
Player 3 paid 2 scrap and 2 magtape
Deep Shard Mine came to the production line
Player 3 built Shard Drill (top left)
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 put Mirelda Quill to work
Player 3 gained 3 nitrogen
Player 3 put Dusk Hollin to work
Player 3 set out for Sanctuary Prime
Player 3 met Grumpy Nerffle
Player 2 made room on the morale track
Player 3 lost 1 morale
Player 3 went to Moonrise Ridge instead
Player 3 could not pay at Moonrise Ridge
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 paid 1 nitrogen
Player 3 gained 1 scrap
Player 3 passed
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
Player 2 left 2 pairs hungry
Player 3 made room on the morale track
Player 2 lost 2 morale
Player 3 left 2 pairs hungry
Player 2 made room on the morale track
Player 3 lost 2 morale
The morale of Player 1 is -4
Player 1 lost 3 reputation
The morale of Player 2 is 1
Player 2 gained 1 reputation
The morale of Player 3 is 0
Space Pirate Radio of Player 1 activated
Player 1 stole 1 magtape from Player 3
Player 1 gained 1 morale
Triage Dome of Player 1 activated
Quaz Oberman of Player 1 was healed
Player 1 gained 1 nitrogen
Player 1 gained 1 nitrogen
Bug Farm of Player 1 activated
Player 1 gained 2 food
Giant Bug Ranch of Player 1 activated
Player 1 gained 3 food
The Vault of Player 2 activated
Player 2 gained 1 scrap
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Shisha Spa of Player 2 activated
Player 2 paid 6 nitrogen
Player 2 gained 6 morale
Gamblers' Den of Player 3 activated
Player 3 paid 1 scrap
Player 3 rolled injury
Mirelda Quill of Player 3 was injured
Player 3 rolled shard
Player 3 gained 1 power shard
Sorting Bay of Player 3 activated
Player 3 gained 2 scrap
Shard Drill of Player 3 activated
Player 3 gained 1 power shard
Player 3 won with 32 points
