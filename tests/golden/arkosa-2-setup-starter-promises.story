Player 1 was given Bunker '34
Player 2 was given Bunker '21
Player 1 took the first player token
Round 1
Player 1 paid 2 scrap and 1 magtape
Giant Bug Ranch came to the production line
Player 1 built Cyber Diner (middle left)
Player 1 put Tessa-9 to work
Player 1 gained 1 magtape
Player 2 put Hoo-di-di to work
Player 2 set out for New Colony Network
The track brought Player 2: lose 1 morale
Player 2 lost 1 morale
Player 2 paid 1 food and 1 nitrogen
Player 2 recruited Lady Fizz
Player 2 put Movoo to work
Player 2 gained 2 food
Player 1 put Zib Tallow to work
Player 1 gained 3 scrap
Player 1 put Boeuf to work
Player 1 set out for Crash Site
Player 1 met Horde on the Horizon
Horde on the Horizon hit Player 1
Player 1 suffered scrap
Player 1 lost 1 scrap
Horde on the Horizon hit Player 2
Player 2 suffered food
Player 2 lost 1 food
Player 1 went to The Factory instead
Player 1 rolled shard
Player 1 gained 1 power shard
Player 1 rolled food
Player 1 gained 1 food
Player 2 put Ninny Oxide to work
Player 2 gained 1 nitrogen and 1 magtape
Player 2 paid 2 scrap and 1 magtape
Museum of Broken Things came to the production line
Player 2 built Medbay Alcove (top middle)
Player 1 powered Cyber Diner
Player 1 put Oran to work
Player 1 set out for New Colony Network
The track brought Player 1: gain 1 magtape
Player 1 gained 1 magtape
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Beren Whaller
Player 1 paid 2 scrap and 1 magtape
Bionic Workshop came to the production line
Player 1 built Museum of Broken Things (centre)
Player 2 paid 1 food
Player 2 met Two for One
Player 2 put Lady Fizz to work
Player 2 set out for The Factory
Player 2 rolled nitrogen
Player 2 gained 1 nitrogen
Player 2 rolled magtape
Player 2 gained 1 magtape
Player 1 paid 1 nitrogen
Player 1 met Hungry Work
Player 1 lost 1 nitrogen
Player 1 paid 1 food
Player 1 met Consultation Fee
Player 1 gained 1 scrap
Player 1 passed
Player 1 took the first player token
Player 1 gained 2 food
Player 2 paid 1 food and 1 nitrogen
Player 2 gained 1 magtape
Player 2 swapped 1 nitrogen with the pool
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 passed
Player 1 left 3 pairs hungry
Player 1 lost 3 morale
Player 2 left 3 pairs hungry
Player 2 lost 3 morale
The morale of Player 1 is -4
Player 1 lost 3 reputation
The morale of Player 2 is -2
Player 2 lost 1 reputation
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Cyber Diner of Player 1 activated
Player 1 paid 3 food
Player 2 made room on the morale track
Player 1 gained 3 morale
Bug Farm of Player 1 activated
Player 1 gained 2 food
Bug Farm of Player 2 activated
Player 2 gained 2 food
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Medbay Alcove of Player 2 activated
Player 2 gained 1 nitrogen
The colonists of Player 1 rested
The colonists of Player 2 rested
Round 2
Player 1 put Zib Tallow to work
Player 1 gained 3 scrap
Player 1 put Oran to work
Player 1 stole 1 nitrogen from Player 2
Player 2 put Ninny Oxide to work
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 1 paid 2 scrap and 1 magtape
Shisha Spa came to the production line
Player 1 built Shisha Spa (bottom middle)
Player 1 gained 2 reputation
Player 1 paid 1 nitrogen
Player 1 gained 1 scrap
Player 2 put Movoo to work
Player 1 lost 1 morale
Player 2 put Lady Fizz to work
Player 2 set out for New Colony Network
Player 2 met Dune Skates
Player 2 kept Dune Skates, to use when you choose where to explore
Player 2 went to The Factory instead
Player 2 rolled food
Player 2 gained 1 food
Player 2 rolled nitrogen
Player 2 gained 1 nitrogen
Player 1 put Boeuf to work
Player 1 set out for Salt Flats Beacon
Player 1 met Bottled Geyser
Player 1 gained 3 nitrogen
Player 1 paid 1 food and 1 nitrogen
Player 1 recruited Ser Bolt
Player 1 swapped 2 nitrogen with the pool
Player 2 paid 1 food
Player 2 met Surprisingly Competent
Player 2 gained 1 reputation
Player 2 paid 1 food
Player 2 met Encore
Player 2 paid 1 nitrogen
Player 2 met Miracle Tonic
Player 2 paid 3 scrap and 1 magtape
Zero-G Theatre came to the production line
Player 2 built Tape Foundry (middle left)
Player 1 put Tessa-9 to work
Player 1 gained 2 magtape
Player 2 made room on the morale track
Player 1 lost 1 morale
Player 1 paid 2 food and 2 nitrogen
Player 1 gained 2 magtape
Player 2 passed
Player 2 took the first player token
Player 2 gained 1 scrap and 1 power shard
Player 2 powered Tape Foundry
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 put Beren Whaller to work
Player 1 gained 2 scrap
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 lost 1 reputation
The production line was reset
Player 1 put Ser Bolt to work
Player 1 set out for Crash Site
Player 1 met Red Plague
Oran of Player 1 was injured
Ninny Oxide of Player 2 was injured
Player 1 went to The Factory instead
Player 1 rolled injury
Ser Bolt of Player 1 was injured
Player 1 rolled shard
Player 1 gained 1 power shard
Player 1 powered Shisha Spa
Player 1 paid 3 scrap and 1 magtape
Zero-G Theatre came to the production line
Player 1 built Algae Stacks (bottom middle)
Player 1 swapped 2 food with the pool
Player 1 passed
Player 2 left 3 pairs hungry
Player 1 made room on the morale track
Player 2 lost 3 morale
Player 1 left 3 pairs hungry
Player 2 made room on the morale track
Player 1 lost 3 morale
The morale of Player 2 is -4
Player 2 lost 3 reputation
The morale of Player 1 is -5
Player 1 lost 4 reputation
Bug Farm of Player 2 activated
Player 2 gained 2 food
Medbay Alcove of Player 2 activated
Ninny Oxide of Player 2 was healed
Player 2 gained 1 nitrogen
Tape Foundry of Player 2 activated
Player 2 gained 1 scrap and 1 magtape
Player 2 gained 1 food
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Algae Stacks of Player 1 activated
Player 1 gained 2 food and 2 nitrogen
Cyber Diner of Player 1 activated
Player 1 paid 2 food
Player 2 made room on the morale track
Player 1 gained 2 morale
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Bug Farm of Player 1 activated
Player 1 gained 2 food
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
The colonists of Player 1 rested
The colonists of Player 2 rested
Round 3
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 nitrogen
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 paid 1 food
Player 2 gained 1 scrap
Player 2 put Quaz Oberman to work
Player 2 gained 1 scrap
Player 1 put Boeuf to work
Player 1 gained 3 food
Player 1 paid 1 food
Player 1 met Puppet Therapy
Oran of Player 1 was healed
Player 1 gained 1 morale
Player 2 passed
Player 2 took the first player token
Player 2 gained 2 magtape
Player 1 passed
Player 2 left 3 pairs hungry
Player 2 lost 1 reputation
Player 2 lost 1 reputation
Player 2 lost 1 reputation
Player 2 lost 3 morale
Player 1 paid 3 food and 3 nitrogen
The morale of Player 2 is -5
Player 2 lost 4 reputation
The morale of Player 1 is -2
Player 1 lost 1 reputation
Nitro Lab of Player 2 activated
Player 2 gained 2 nitrogen
Tape Foundry of Player 2 activated
Player 2 gained 1 scrap and 1 magtape
Player 2 gained 1 food
Bug Farm of Player 2 activated
Player 2 gained 2 food
Medbay Alcove of Player 2 activated
Player 2 gained 1 nitrogen
Nitro Lab of Player 1 activated
Player 1 gained 2 nitrogen
Bug Farm of Player 1 activated
Player 1 gained 2 food
Tape Spooler of Player 1 activated
Player 1 gained 1 magtape
Algae Stacks of Player 1 activated
Player 1 gained 2 food and 2 nitrogen
Cyber Diner of Player 1 activated
Player 1 paid 5 food
Player 1 gained 5 morale
Player 2 won with 46 points
