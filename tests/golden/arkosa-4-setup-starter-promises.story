Player 1 was given Bunker '13
Player 2 was given Bunker '21
Player 3 was given Bunker '07
Player 4 was given Bunker '34
Player 3 took the first player token
Round 1
Player 3 put Yolanda Spore to work
Player 3 set out for Salt Flats Beacon
Player 3 met Builder's Coupon
Player 3 went to Rustbone Gulch instead
Player 3 paid 2 food and 1 nitrogen
Player 3 recruited Hulda Brack
Player 3 put Lady Fizz to work
Player 3 set out for Wanderers' Path
Player 3 met Disgrace
Player 3 lost 3 reputation
Player 3 went to Moonrise Ridge instead
Player 3 paid 1 food and 2 nitrogen
Player 3 recruited Movoo
Player 4 paid 3 scrap
Player 4 built Holo Lounge (middle left)
Player 4 put Pock and Pook to work
Player 4 gained 1 morale
Player 1 paid 2 scrap and 1 magtape
Player 1 built Bionic Workshop (middle left)
Player 1 put B'Orlol to work
Player 1 set out for Salt Flats Beacon
Player 1 met Wrong Canyon
Player 1 lost 1 nitrogen
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Hoo-di-di
Player 2 put Oran to work
Player 2 set out for Crash Site
Player 2 met Figure on the Horizon
Player 2 went to Salt Flats Beacon instead
Player 2 paid 1 food and 1 nitrogen
Player 2 recruited Ogg Pellet
Player 2 put Ogg Pellet to work
Player 2 set out for Crash Site
Player 2 met Horde on the Horizon
Horde on the Horizon hit Player 2
Player 2 suffered magtape
Player 2 lost 1 magtape
Horde on the Horizon hit Player 3
Player 3 suffered shard
Player 3 lost the power of Bug Farm
Horde on the Horizon hit Player 4
Player 4 suffered shard
Player 4 lost the power of Tape Spooler
Horde on the Horizon hit Player 1
Player 1 suffered nitrogen
Player 1 lost 1 nitrogen
Player 2 went to Rustbone Gulch instead
Player 2 paid 1 food and 1 nitrogen
Player 2 recruited Mirelda Quill
Player 3 used Builder's Coupon
Player 3 paid 1 magtape
Player 3 built Cyber Diner (top middle)
Player 3 passed
Player 3 took the first player token
Player 3 gained 1 nitrogen and 1 power shard
Player 3 powered Bug Farm
Player 4 paid 1 food
Player 4 gained 1 scrap
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 paid 1 food
Player 4 gained 1 scrap
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 swapped 1 food with the pool
Player 1 put Deby Wardson to work
Player 1 gained 2 nitrogen
Player 1 put Boeuf to work
Player 1 set out for Crash Site
Player 1 paid 1 nitrogen
Player 1 gained 2 scrap and 1 magtape
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 put Mirelda Quill to work
Player 2 set out for Salt Flats Beacon
Mirelda Quill of Player 2 was injured
Player 2 could not pay at Salt Flats Beacon
Player 4 put Trog to work
Player 4 gained 2 food and 1 scrap
Player 4 paid 2 scrap and 1 magtape
Player 4 built Shisha Spa (middle left)
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 1 passed
Player 2 paid 3 scrap
Player 2 built Holo Lounge (middle left)
Player 2 put Ilo the Lost to work
Player 2 set out for Moonrise Ridge
Player 2 met Sandwurm
Ilo the Lost of Player 2 was injured
Player 2 could not pay at Moonrise Ridge
Player 4 paid 1 food and 1 nitrogen
Player 4 gained 1 magtape
Player 4 put Ninny Oxide to work
Player 4 gained 1 nitrogen and 1 magtape
Player 2 put Beren Whaller to work
Player 2 took the shard out of Sorting Bay
Player 2 put Zib Tallow to work
Player 2 set out for Rustbone Gulch
Player 2 met Buggy Carcass
Player 2 gained 2 scrap
Player 2 went to Salt Flats Beacon instead
Player 2 could not pay at Salt Flats Beacon
Player 2 powered Sorting Bay
Player 4 paid 2 scrap and 1 magtape
Player 4 built Shisha Spa (bottom left)
Player 4 paid 2 scrap and 2 magtape
Player 4 built Crystal Lab (middle right)
Player 4 gained 2 scrap
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 passed
Player 4 paid 1 food and 1 nitrogen
Player 4 gained 1 magtape
Player 4 put Gabbo Trink to work
Player 3 made room on the morale track
Player 4 gained 1 morale
Player 4 paid 2 scrap and 1 magtape
Player 4 built Salvage Bay (top right)
Player 4 passed
Player 3 left 3 pairs hungry
Player 1 made room on the morale track
Player 3 lost 3 morale
Player 4 left 2 pairs hungry
Player 1 made room on the morale track
Player 4 lost 2 morale
Player 1 paid 1 food and 1 nitrogen
Player 1 left 2 pairs hungry
Player 4 made room on the morale track
Player 1 lost 2 morale
Player 2 left 3 pairs hungry
Player 4 made room on the morale track
Player 2 lost 3 morale
Player 3 lost 2 reputation
Player 4 gained 1 reputation
Player 1 lost 1 reputation
Player 2 lost 1 reputation
Tape Spooler of Player 3 activated
Player 3 gained 1 magtape
Bug Farm of Player 3 activated
Player 3 gained 2 food
Cyber Diner of Player 3 activated
Player 4 fixed the power of Tape Spooler
Nitro Lab of Player 4 activated
Player 4 gained 2 nitrogen
Salvage Bay of Player 4 activated
Player 4 gained 3 scrap
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Bug Farm of Player 1 activated
Player 1 gained 2 food
Rec Corner of Player 1 activated
Player 2 made room on the morale track
Player 1 gained 1 morale
Bug Farm of Player 2 activated
Player 2 gained 2 food
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Sorting Bay of Player 2 activated
Player 2 gained 2 scrap
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
The colonists of Player 4 rested
Round 2
Player 3 put Captain Moop to work
Player 2 made room on the morale track
Player 3 gained 1 morale
Player 3 put Yolanda Spore to work
Player 4 put Gabbo Trink to work
Player 4 gained 1 morale
Player 4 put Trog to work
Player 4 set out for The Factory
Player 4 rolled magtape
Player 4 gained 1 magtape
Player 4 rolled magtape
Player 4 gained 1 magtape
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 put Boeuf to work
Player 1 gained 3 food
Player 2 paid 2 food and 2 nitrogen
Player 2 gained 2 magtape
Player 2 put Oran to work
Player 2 set out for Wanderers' Path
Player 2 met The Hush
The Hush hit Player 3
Player 3 suffered food
Player 3 lost 1 food
Player 3 suffered magtape
Player 3 lost 1 magtape
Player 2 made room on the morale track
Player 3 lost 1 morale
Player 2 went to The Factory instead
Player 2 rolled scrap
Player 2 gained 1 scrap
Player 2 rolled injury
Oran of Player 2 was injured
Player 3 paid 1 food and 1 nitrogen
Player 3 gained 1 magtape
Player 3 put Movoo to work
Player 3 gained 2 food
Player 4 put Ninny Oxide to work
Player 4 gained 1 nitrogen and 1 magtape
Player 4 passed
Player 4 took the first player token
Player 4 gained 2 magtape
Player 1 put Hoo-di-di to work
Player 1 set out for Moonrise Ridge
Player 1 met Twin Moonrise
Player 1 gained 1 morale
Player 1 went to New Colony Network instead
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Orbit Finch
Player 1 put Kronch to work
Player 1 turned on Player 4
Ninny Oxide of Player 4 was injured
Player 2 paid 4 scrap and 2 magtape
Player 2 built Pleasure Gardens (top middle)
Player 2 put Beren Whaller to work
Player 2 gained 2 scrap
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 put Lady Fizz to work
Player 3 gained 1 food
Player 2 made room on the morale track
Player 3 gained 1 morale
Player 1 put Deby Wardson to work
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 2 put Ogg Pellet to work
Player 2 set out for New Colony Network
Player 2 met Bunker Flu
Zib Tallow of Player 2 was injured
Hulda Brack of Player 3 was injured
Player 4 paid 1 nitrogen
Player 1 paid 1 nitrogen
Player 2 went to The Factory instead
Player 2 rolled scrap
Player 2 gained 1 scrap
Player 2 rolled injury
Ogg Pellet of Player 2 was injured
Player 2 passed
Player 3 paid 2 scrap and 1 magtape
Player 3 built Medbay Alcove (centre)
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 2 scrap and 1 magtape
Player 1 built Museum of Broken Things (centre)
Player 1 gained 1 scrap
Player 3 passed
Player 1 paid 4 scrap and 1 magtape
Player 1 built Atmosphere Dome (bottom middle)
Player 1 passed
Player 4 left 2 pairs hungry
Player 1 made room on the morale track
Player 4 lost 2 morale
Player 1 left 3 pairs hungry
Player 4 made room on the morale track
Player 3 made room on the morale track
Player 1 lost 3 morale
Player 2 left 3 pairs hungry
Player 2 lost 1 reputation
Player 2 lost 3 morale
Player 3 left 3 pairs hungry
Player 1 made room on the morale track
Player 3 lost 3 morale
Player 4 gained 1 reputation
Player 1 lost 1 reputation
Player 2 lost 4 reputation
Player 3 lost 3 reputation
Tape Spooler of Player 4 activated
Player 4 gained 1 magtape
Nitro Lab of Player 4 activated
Player 4 gained 2 nitrogen
Salvage Bay of Player 4 activated
Player 4 gained 3 scrap
Rec Corner of Player 1 activated
Player 1 gained 1 morale
Bug Farm of Player 1 activated
Player 1 gained 2 food
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Bug Farm of Player 2 activated
Player 2 gained 2 food
Pleasure Gardens of Player 2 activated
Player 3 made room on the morale track
Player 2 gained 2 morale
Cyber Diner of Player 3 activated
Player 3 paid 1 food
Player 3 gained 1 morale
Bug Farm of Player 3 activated
Player 3 gained 2 food
Tape Spooler of Player 3 activated
Player 3 gained 1 magtape
The colonists of Player 1 rested
The colonists of Player 2 rested
The colonists of Player 3 rested
The colonists of Player 4 rested
Round 3
Player 4 paid 3 scrap and 1 magtape
Player 4 built Tape Foundry (top left)
Player 4 paid 1 nitrogen
Player 4 met Puppet Therapy
Ninny Oxide of Player 4 was healed
Player 4 gained 1 morale
Player 1 put Boeuf to work
Player 1 set out for Rustbone Gulch
Player 1 paid 2 food and 1 nitrogen
Player 1 recruited Jinko
Player 1 paid 1 nitrogen
Player 1 met Extra Limb
Player 1 lost 1 morale
Player 1 exiled B'Orlol
Player 1 lost 1 morale
Player 2 put Beren Whaller to work
Player 2 gained 2 scrap
Player 2 passed
Player 2 took the first player token
Player 2 gained 2 food
Player 3 put Lady Fizz to work
Player 3 gained 1 food
Player 2 made room on the morale track
Player 3 gained 1 morale
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 4 put Gabbo Trink to work
Player 4 gained 1 morale
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 1 put Jinko to work
Player 1 gained 1 nitrogen and 3 scrap
Player 1 put Deby Wardson to work
Player 3 put Movoo to work
Player 3 gained 2 food
Player 3 put Captain Moop to work
Player 3 set out for Moonrise Ridge
Player 3 rolled injury
Captain Moop of Player 3 was injured
Player 3 could not pay at Moonrise Ridge
Player 4 paid 3 scrap
Player 4 built Nitro Refinery (middle left)
Player 4 paid 2 scrap and 2 magtape
Player 4 built Karaoke Pit (middle right)
Player 1 put Hoo-di-di to work
Player 1 gained 2 nitrogen
Player 1 put Kronch to work
Player 1 turned on Player 4
Ninny Oxide of Player 4 was injured
Player 3 lost 1 reputation
The production line was reset
Player 3 lost 1 reputation
The production line was reset
Player 3 put Yolanda Spore to work
Hulda Brack of Player 3 was healed
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 lost 1 reputation
The production line was reset
Player 4 paid 1 nitrogen
Player 4 gained 1 scrap
Player 1 paid 2 scrap and 1 magtape
Player 1 built Medbay Alcove (bottom middle)
Player 1 paid 1 food
Player 1 met Encore
Player 1 paid 1 nitrogen
Player 1 met Clean Stitching
Player 3 paid 4 scrap and 1 magtape
Player 3 built Grand Larder (top middle)
Player 3 paid 1 food
Player 3 gained 1 scrap
Player 4 passed
Player 1 paid 3 scrap
Player 1 built Giant Bug Ranch (centre)
Player 1 put Orbit Finch to work
Player 1 set out for Rustbone Gulch
Player 1 lost 1 reputation
Player 1 could not pay at Rustbone Gulch
Player 3 paid 1 food
Player 3 met Two for One
Captain Moop of Player 3 was healed
Player 3 put Flurn to work
Player 3 gained 1 food and 1 nitrogen
Player 1 passed
Player 3 paid 1 nitrogen
Player 3 met Hungry Work
Player 3 lost 1 food
Player 3 passed
Player 2 paid 2 food and 2 nitrogen
Player 2 left 1 pair hungry
Player 2 lost 1 morale
Player 3 left 3 pairs hungry
Player 2 made room on the morale track
Player 3 lost 1 reputation
Player 3 lost 3 morale
Player 4 left 2 pairs hungry
Player 4 lost 2 morale
Player 1 left 3 pairs hungry
Player 2 made room on the morale track
Player 3 made room on the morale track
Player 1 lost 3 morale
Player 2 lost 2 reputation
Player 3 lost 3 reputation
Player 4 gained 1 reputation
Player 1 lost 4 reputation
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Pleasure Gardens of Player 2 activated
Player 2 gained 2 morale
Bug Farm of Player 2 activated
Player 2 gained 2 food
Grand Larder of Player 3 activated
Player 3 gained 4 food
Tape Spooler of Player 3 activated
Player 3 gained 1 magtape
Bug Farm of Player 3 activated
Player 3 gained 2 food
Salvage Bay of Player 4 activated
Player 4 gained 3 scrap
Tape Spooler of Player 4 activated
Player 4 gained 1 magtape
Tape Foundry of Player 4 activated
Player 4 gained 1 scrap and 1 magtape
Bug Farm of Player 1 activated
Player 1 gained 2 food
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Rec Corner of Player 1 activated
Player 3 made room on the morale track
Player 1 gained 1 morale
Player 4 won with 35 points
