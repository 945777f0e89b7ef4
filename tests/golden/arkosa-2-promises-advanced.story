Player 2 took the first player token
Player 2 took Bunker '21
Player 1 took Bunker '58
Player 1 chose to be led by Libra
Player 2 chose to be led by Admiral Pim
Player 2 took Propaganda Studio
Player 1 took Space Pirate Radio
Round 1
Player 1 paid 3 scrap
Nitro Refinery came to the production line
Player 1 built Giant Bug Ranch (centre)
Player 1 put Ogg Pellet to work
Player 1 set out for The Factory
Player 1 met Hoarder's Crate: Picnic
Player 1 rolled a 3 for the crate
Player 1 gained 2 food
Player 1 rolled magtape
Player 1 gained 1 magtape
Player 1 rolled food
Player 1 gained 1 food
Player 2 paid 2 scrap and 1 magtape
Cyber Diner came to the production line
Player 2 built Museum of Broken Things (top right)
Player 2 made the trade of Admiral Pim
Player 2 paid 2 nitrogen
Player 2 gained 2 reputation
Player 1 paid 1 food
Player 1 met Surprisingly Competent
Player 1 gained 1 reputation
Player 1 paid 1 food
Player 1 met Hungry Work
Player 1 lost 1 food
Player 1 paid 1 nitrogen
Player 1 met Extra Limb
Player 1 lost 1 morale
Player 1 paid 1 nitrogen
Player 1 met Encore
Player 1 paid 1 food
Player 1 met Try Again Tomorrow
Player 1 rolled a 5
Player 1 paid 1 nitrogen
Player 1 met Mixed-Up Charts
Player 1 rolled a 3
Yolanda Spore of Player 1 was injured
Player 1 paid 1 food
Player 1 met Miracle Tonic
Yolanda Spore of Player 1 was healed
Player 1 paid 1 food
Player 1 met Puppet Therapy
Player 1 gained 1 morale
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 food and 1 power shard
Player 1 powered Giant Bug Ranch
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 1 magtape
Player 2 lost 1 reputation
The production line was reset
Player 2 paid 1 food
Player 2 met Consultation Fee
Player 2 gained 1 scrap
Player 2 put Gabbo Trink to work
Player 2 gained 1 morale
Player 2 put Zib Tallow to work
Player 2 set out for New Colony Network
The track brought Player 2: gain 1 food
Player 2 gained 1 food
Player 2 could not pay at New Colony Network
Player 2 passed
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
Player 2 left 2 pairs hungry
Player 2 lost 2 morale
The morale of Player 1 is -2
Player 1 lost 1 reputation
The morale of Player 2 is 1
Player 2 gained 1 reputation
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Giant Bug Ranch of Player 1 activated
Player 1 gained 3 food
Player 1 gained 2 food
Space Pirate Radio of Player 1 activated
Player 1 stole 1 food from Player 2
Player 1 gained 1 morale
Rec Corner of Player 1 activated
Player 1 gained 1 morale
Propaganda Studio of Player 2 activated
Player 2 gained 1 magtape
Museum of Broken Things of Player 2 activated
Player 2 gained 1 food and 1 scrap
Bug Farm of Player 2 activated
Player 2 gained 2 food
The colonists of Player 1 rested
The colonists of Player 2 rested
Round 2
Player 1 put Pock and Pook to work
Player 1 gained 2 scrap
Player 1 paid 1 nitrogen
Player 1 met Clean Stitching
Player 1 paid 1 food
Player 1 met Two for One
Player 1 paid 1 nitrogen
Player 1 met Consultation Fee
Player 1 paid 1 food
Player 1 paid 1 food
Player 1 met Encore
Player 2 passed
Player 2 took the first player token
Player 2 gained 1 nitrogen and 1 power shard
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 swapped 2 food with the pool
Player 1 paid 1 food and 1 nitrogen
Player 1 gained 1 magtape
Player 1 put Yolanda Spore to work
Player 1 put Ogg Pellet to work
Player 1 set out for Crash Site
Player 1 met Decoy Beacon
Player 1 kept Decoy Beacon, to use when a raid would hit you
Player 1 went to Salt Flats Beacon instead
Player 1 paid 1 nitrogen
Player 1 recruited Grand Chef Slurm
Player 1 paid 2 scrap and 1 magtape
Medbay Alcove came to the production line
Player 1 built Cyber Diner (top middle)
Player 1 passed
Player 2 left 2 pairs hungry
Player 1 made room on the morale track
Player 2 lost 2 morale
Player 1 left 3 pairs hungry
Player 2 made room on the morale track
Player 1 lost 3 morale
The morale of Player 2 is 0
The morale of Player 1 is -2
Player 1 lost 1 reputation
Propaganda Studio of Player 2 activated
Player 2 gained 1 morale
Bug Farm of Player 2 activated
Player 2 gained 2 food
Museum of Broken Things of Player 2 activated
Player 2 gained 1 food and 1 scrap
Cyber Diner of Player 1 activated
Rec Corner of Player 1 activated
Player 1 gained 1 morale
Giant Bug Ranch of Player 1 activated
Player 1 gained 3 food
Player 1 gained 2 food
Space Pirate Radio of Player 1 activated
Player 1 stole 1 scrap from Player 2
Player 1 gained 1 morale
The colonists of Player 1 rested
Round 3
Player 2 put Gabbo Trink to work
Player 2 set out for The Factory
The track brought Player 2: gain 1 morale
Player 2 gained 1 morale
Player 2 rolled food
Player 2 gained 1 food
Player 2 rolled shard
Player 2 gained 1 power shard
Player 2 passed
Player 2 took the first player token
Player 2 gained 1 nitrogen and 1 scrap
Player 1 paid 2 scrap and 1 magtape
Nitro Refinery came to the production line
Player 1 built Shisha Spa (middle right)
Player 1 gained 1 food and 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 put Yolanda Spore to work
Player 1 put Ogg Pellet to work
Player 1 gained 1 food and 2 scrap
Player 1 put Kronch to work
Player 1 turned on Player 2
Peregrine Peremo of Player 2 was injured
Player 1 put Grand Chef Slurm to work
Player 1 gained 1 food
Player 1 gained 1 morale
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 1 food
Player 1 gained 1 scrap
Player 1 paid 3 scrap
Shard Drill came to the production line
Player 1 built Nitro Refinery (top middle)
Player 1 passed
Player 2 left 2 pairs hungry
Player 1 made room on the morale track
Player 2 lost 2 morale
Player 1 left 3 pairs hungry
Player 2 made room on the morale track
Player 1 lost 3 morale
The morale of Player 2 is 1
Player 2 gained 1 reputation
The morale of Player 1 is -1
Player 1 lost 1 reputation
Museum of Broken Things of Player 2 activated
Player 2 gained 1 food and 1 scrap
Bug Farm of Player 2 activated
Player 2 gained 2 food
Propaganda Studio of Player 2 activated
Player 2 gained 1 magtape
Nitro Refinery of Player 1 activated
Player 1 gained 3 nitrogen
Giant Bug Ranch of Player 1 activated
Player 1 gained 3 food
Player 1 gained 2 food
Space Pirate Radio of Player 1 activated
Player 1 stole 1 food from Player 2
Player 1 gained 1 morale
Rec Corner of Player 1 activated
Player 2 made room on the morale track
Player 1 gained 1 morale
Player 1 won with 52 points
