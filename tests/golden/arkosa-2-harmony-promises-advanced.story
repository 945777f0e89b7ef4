Player 1 took the first player token
Player 1 took Bunker '13
Player 2 took Bunker '42
Player 2 chose to be led by Libra
Player 1 chose to be led by Brakka Duun
Player 1 took Gamblers' Den
Player 2 took Mech Arena
Round 1
Player 2 put Trog to work
Player 2 set out for Salt Flats Beacon
The track brought Player 2: reset the production line
The production line was reset
Player 2 paid 1 food
Player 2 recruited Ilo the Lost
Player 2 paid 3 scrap and 1 magtape
Holo Lounge came to the production line
Player 2 built Triage Dome (top right)
Player 1 put Combustible Joe to work
Player 1 gained 3 scrap and 1 magtape
Player 1 rolled a 3
Player 1 paid 3 scrap and 1 magtape
Medbay Alcove came to the production line
Player 1 built Tape Foundry (centre)
Player 2 made the trade of Libra
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 2 magtape
Player 2 put Flurn to work
Player 2 gained 1 food and 1 nitrogen
Player 1 paid 2 scrap and 2 magtape
Giant Bug Ranch came to the production line
Player 1 built Karaoke Pit (top middle)
Player 1 paid 2 scrap and 1 magtape
Broadcast Booth came to the production line
Player 1 built Cyber Diner (middle left)
Player 1 gained 2 food
Player 2 put Wexley to work
Player 2 set out for The Factory
Player 2 met Brownout
Player 2 lost the power of Mech Arena
Player 1 lost the power of Karaoke Pit
Player 2 rolled food
Player 2 gained 1 food
Player 2 rolled shard
Player 2 gained 1 power shard
Player 2 swapped 1 food with the pool
Player 1 put Sarn Vell to work
Player 1 gained 2 food
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 food and 1 magtape
Player 2 put Ilo the Lost to work
Player 2 gained 1 nitrogen and 1 scrap
Player 2 swapped 2 nitrogen with the pool
Player 2 powered Mech Arena
Player 2 paid 1 food
Player 2 met Surprisingly Competent
Player 2 gained 1 reputation
Player 2 paid 1 food
Player 2 met Miracle Tonic
Player 2 put Lady Fizz to work
Player 2 set out for Sanctuary Prime
Player 2 met Dust Reavers
Dust Reavers hit Player 1
Player 1 suffered food
Player 1 lost 1 food
Player 1 suffered scrap
Player 2 went to The Factory instead
Player 2 rolled magtape
Player 2 gained 1 magtape
Player 2 rolled magtape
Player 2 gained 1 magtape
Player 2 paid 1 nitrogen
Player 2 met Clean Stitching
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 swapped 1 food with the pool
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 2 scrap and 1 magtape
Nitro Refinery came to the production line
Player 2 built Medbay Alcove (top right)
Player 2 lost 1 reputation
The production line was reset
Player 2 lost 1 reputation
The production line was reset
Player 2 paid 1 nitrogen
Player 2 met Extra Limb
Player 2 lost 1 morale
Player 2 paid 1 nitrogen
Player 2 met Try Again Tomorrow
Player 2 rolled a 2
Player 2 lost 1 reputation
The production line was reset
Player 2 passed
Player 1 left 2 pairs hungry
Player 1 lost 2 morale
Player 2 left 3 pairs hungry
Player 2 lost 3 morale
The morale of Player 1 is -5
Player 1 lost 4 reputation
The morale of Player 2 is -4
Player 2 lost 3 reputation
Player 1 fixed the power of Karaoke Pit
Gamblers' Den of Player 1 activated
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Mech Arena of Player 2 activated
Medbay Alcove of Player 2 activated
Player 2 gained 1 nitrogen
Bug Farm of Player 2 activated
Player 2 gained 2 food
The colonists of Player 1 rested
The colonists of Player 2 rested
Round 2
Player 1 put Yolanda Spore to work
Player 1 put Sarn Vell to work
Player 1 set out for Rustbone Gulch
Player 1 paid 2 food and 1 nitrogen
Player 1 recruited Doc Pellucid
Player 2 put Ilo the Lost to work
Player 2 gained 1 nitrogen and 1 scrap
Player 2 put Wexley to work
Player 2 gained 1 food and 1 nitrogen and 1 scrap
Player 1 paid 1 food
Player 1 met Two for One
Player 1 paid 1 food
Player 1 met Consultation Fee
Player 1 gained 1 scrap
Player 1 put Combustible Joe to work
Player 1 gained 3 scrap and 1 magtape
Player 1 rolled a 5
Player 2 put Lady Fizz to work
Player 2 set out for Rustbone Gulch
The track brought Player 2: injure the explorer
Lady Fizz of Player 2 was injured
Player 2 paid 2 food and 1 nitrogen
Player 2 recruited Tann
Player 2 swapped 1 food with the pool
Player 1 put Doc Pellucid to work
Player 1 paid 3 scrap and 1 magtape
Megaforge came to the production line
Player 1 built Propaganda Studio (top right)
Player 2 swapped 2 nitrogen with the pool
Player 2 made the trade of Libra
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 2 magtape
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
Player 2 paid 1 food
Player 2 met Mixed-Up Charts
Lady Fizz of Player 2 was healed
Player 2 rolled a 3
Ilo the Lost of Player 2 was injured
Player 2 put Flurn to work
Player 2 gained 1 morale
Player 1 swapped 3 food with the pool
Player 1 put Hulda Brack to work
Player 1 gained 1 food and 1 scrap
Player 2 put Trog to work
Player 2 set out for Crash Site
The track brought Player 2: gain 1 reputation
Player 2 gained 1 reputation
Player 2 gained 2 scrap and 1 magtape
Player 2 paid 2 scrap and 2 magtape
Museum of Broken Things came to the production line
Player 2 built Signal Archive (top left)
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 scrap and 1 power shard
Player 1 powered Cyber Diner
Player 2 paid 2 scrap and 1 magtape
Shisha Spa came to the production line
Player 2 built Cyber Diner (top middle)
Player 2 put Tann to work
Player 2 gained 3 scrap
Player 2 paid 3 scrap
Tape Foundry came to the production line
Player 2 built Holo Lounge (top right)
Player 2 passed
Player 1 left 3 pairs hungry
Player 1 lost 1 reputation
Player 1 lost 1 reputation
Player 1 lost 1 reputation
Player 1 lost 3 morale
Player 2 left 3 pairs hungry
Player 1 made room on the morale track
Player 2 lost 1 reputation
Player 2 lost 3 morale
The morale of Player 1 is -4
Player 1 lost 3 reputation
The morale of Player 2 is -5
Player 2 lost 4 reputation
Cyber Diner of Player 1 activated
Karaoke Pit of Player 1 activated
Player 1 gained 1 morale
Player 1 gained 1 reputation
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Propaganda Studio of Player 1 activated
Player 1 gained 1 magtape
Cyber Diner of Player 2 activated
Signal Archive of Player 2 activated
Player 2 gained 2 magtape
Holo Lounge of Player 2 activated
Player 2 gained 1 morale
The colonists of Player 1 rested
The colonists of Player 2 rested
Round 3
Player 1 paid 1 food
Player 1 met Puppet Therapy
Player 1 gained 1 morale
Player 1 paid 1 nitrogen
Player 1 met Hungry Work
Player 1 lost 1 nitrogen
Player 1 paid 1 food
Player 1 met Encore
Player 1 paid 1 nitrogen
Player 1 met Puppet Therapy
Player 1 gained 1 morale
Player 1 put Doc Pellucid to work
Player 2 put Flurn to work
Player 2 set out for New Colony Network
Player 2 met Nerffle Curse
Flurn of Player 2 was injured
Player 2 lost 1 morale
Player 2 went to The Factory instead
Player 2 rolled shard
Player 2 gained 1 power shard
Player 2 rolled magtape
Player 2 gained 1 magtape
Player 2 put Lady Fizz to work
Player 2 gained 1 food
Player 2 gained 1 morale
Player 1 passed
Player 1 took the first player token
Player 1 gained 1 nitrogen and 1 scrap
Player 2 passed
Player 1 left 3 pairs hungry
Player 2 made room on the morale track
Player 1 lost 3 morale
Player 2 left 3 pairs hungry
Player 1 made room on the morale track
Player 2 lost 1 reputation
Player 2 lost 3 morale
The morale of Player 1 is -3
Player 1 lost 2 reputation
The morale of Player 2 is -5
Player 2 lost 4 reputation
Cyber Diner of Player 1 activated
Karaoke Pit of Player 1 activated
Player 1 gained 1 morale
Player 1 gained 1 reputation
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Propaganda Studio of Player 1 activated
Player 1 gained 1 morale
Cyber Diner of Player 2 activated
Signal Archive of Player 2 activated
Player 2 gained 2 magtape
Holo Lounge of Player 2 activated
Player 2 gained 1 morale
Player 1 won with 34 points
