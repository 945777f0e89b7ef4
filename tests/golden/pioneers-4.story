Player 1 took purple
Player 2 took green
Player 3 took yellow
Player 4 took blue
Player 1 drew Pete (4)
Player 2 drew Nadia Voles (5)
Player 3 drew Sarge (6)
Player 4 drew Wren Okafor (3)
Player 3 played Salvaged Minigun
Player 2 took a market card into their hand
You took Night Saboteurs into your hand
Player 4 took a wastes card into their hand
The packets were passed to the left
Player 3 took a market card into their hand
Player 2 took a market card into their hand
You took Saloon into your hand
Player 4 took a market card into their hand
The packets were passed to the left
Player 3 played School
Player 2 played Watchtower
You took Raid into your hand
Player 4 took a wastes card into their hand
Round 1 began
Player 3 bought Watchtower for 0
Player 3 played Watchtower
Player 3 played Solar Rig
Player 3 ended their turn
Player 2 bought Pig Pens for 2
Player 2 ended their turn
Player 1 passed and took slot 1
Player 4 took a wastes card into their hand
Player 4 played Caravan
Player 4 bought Scrap Yard for 0
Player 4 played Reinforced Walls
Player 4 ended their turn
Player 3 passed and took slot 2
Player 2 took a wastes card into their hand
Player 2 played Viralz Pack
Player 2 played it on Player 4
Player 4 had to reach 9 against Viralz Pack
Player 4 rolled 2 and 1, in all 3
Player 4 failed against Viralz Pack
Player 4 lost nothing
Player 2 played Pig Pens
Player 2 ended their turn
Player 4 took a wastes card into their hand
Player 4 ended their turn
The town of Player 3 produced 1 credit and 1 response token
Player 3 placed 1 on Purchasing Power
School left the town of Player 3
Salvaged Minigun left the town of Player 3
The town of Player 2 produced 1 food and 1 credit
Player 2 paid 1 credit
Player 2 received 2 food in trade
The town of Player 1 produced 1 credit
Player 1 paid 1 credit
Player 1 received 2 food in trade
The town of Player 4 produced 1 credit
Player 1 chose Lou-Anne (2)
Player 3 chose The Cook (1)
Player 2 chose Pete (4)
Player 4 chose Wren Okafor (3)
Round 2 began
Player 2 gained 2 credits
Player 1 won an additional turn
Player 2 gained 2 response tokens
Player 2 had no room for 1 credit
Player 2 used Pig Pens
Pig Pens left the town of Player 2
Player 2 gained 4 food
Player 2 had no room for 3 food and 1 credit
Player 2 played Hydroponics Bay
Player 2 ended their turn
Player 4 bought Bazaar for 1
Player 4 ended their turn
Player 1 played Raid
Player 1 played it on Player 4
Player 4 was raided and had to set the difficulty
Player 4 rolled 1 and 5, in all 7
Player 4 set the difficulty to 7
Player 1 played Saloon
Player 1 rolled 1 and 5, in all 6
The raid of Player 1 on Player 4 failed
Player 1 gained 2 response tokens
Player 1 played Night Saboteurs
Player 1 played it on Player 4
Player 4 had to reach 9 against Night Saboteurs
Player 4 rolled 1 and 2, in all 4
Player 4 failed against Night Saboteurs
Player 4 was about to lose Reinforced Walls
Reinforced Walls left the town of Player 4
Player 1 ended their turn
Player 3 paid 1 for research
Player 3 placed 1 on Crop Rotation
Player 3 ended their turn
Player 2 gained 2 response tokens
Player 2 had no room for 1 food
Player 2 ended their turn
Player 4 took a wastes card into their hand
Player 4 ended their turn
Player 1 bought Farm for 0
Player 1 played Farm
Player 1 ended their turn
Player 3 ended their turn
Player 1 passed and took slot 1
The town of Player 2 produced 3 food and 1 credit
Player 2 paid 4 food and 3 response tokens
Player 2 received 3 credits in trade
Hydroponics Bay left the town of Player 2
The town of Player 4 produced 1 credit
Player 4 paid 1 credit
Player 4 received 2 food in trade
The town of Player 1 produced 1 food and 2 credits
Player 1 paid 1 credit
Player 1 received 2 food in trade
Player 1 paid 1 food
Player 1 had no room for 1 food
The town of Player 3 produced 1 credit and 1 response token
Player 1 chose Nadia Voles (5)
Player 2 chose Pete (4)
Player 4 chose Lou-Anne (2)
Player 3 chose Sarge (6)
Round 3 began
Player 2 gained 2 credits
Player 2 had no room for 2 credits
Player 4 won an additional turn
Player 3 ended their turn
Player 1 gained 2 response tokens
Player 1 had no room for 2 credits
Player 1 ended their turn
Player 2 passed and took slot 1
Player 4 passed and took slot 2
Player 3 ended their turn
Player 1 paid 1 for research
Player 1 placed 1 on Crop Rotation
Player 1 ended their turn
Planned Raid left the market
The town of Player 3 produced 1 credit and 1 response token
Player 3 paid 1 credit
Player 3 received 2 food in trade
Player 3 had no room for 1 credit and 1 response token
The town of Player 1 produced 1 food and 2 credits
Player 1 paid 3 food
Player 1 received 1 credit in trade
Player 1 paid 1 food
The town of Player 2 produced 1 credit
Player 2 had no room for 1 credit
The town of Player 4 produced 1 credit
Player 4 paid 1 credit
Player 4 received 2 food in trade
Player 2 chose The Cook (1)
Player 4 chose Wren Okafor (3)
Player 3 chose Sarge (6)
Player 1 chose Pete (4)
Round 4 began
Player 1 gained 2 credits
Player 1 had no room for 1 credit
Player 3 gained 2 response tokens
Player 3 had no room for 2 response tokens
Player 3 ended their turn
Player 1 bought Theresa for 0
Player 1 ended their turn
Player 4 ended their turn
Player 2 bought Farm for 4
Player 2 ended their turn
Player 3 gained 2 response tokens
Player 3 had no room for 2 response tokens
Player 3 ended their turn
Player 1 paid 1 for research
Player 1 placed 1 on Purchasing Power
Player 1 played Theresa
Player 1 ended their turn
Player 4 ended their turn
Player 2 passed and took slot 1
The town of Player 3 produced 1 credit and 1 response token
Player 3 paid 1 credit
Player 3 received 2 food in trade
Player 3 had no room for 1 credit and 2 response tokens
The town of Player 1 produced 1 food and 2 credits and 1 response token
Saloon left the town of Player 1
Theresa left the town of Player 1
Player 1 had no room for 3 credits
The town of Player 4 produced 1 credit
Player 4 paid 3 food
Player 4 received 1 credit in trade
The town of Player 2 produced 1 credit
Player 2 chose Sarge (6)
Player 3 chose Pete (4)
Player 1 chose Lou-Anne (2)
Player 4 chose Nadia Voles (5)
Round 5 began
The alarm token of round 5 was blank
Player 3 gained 2 credits
Player 3 had no room for 2 credits
Player 1 won an additional turn
Player 2 passed and took slot 1
Player 4 took a wastes card into their hand
Player 4 took a wastes card into their hand
Player 4 ended their turn
Player 3 passed and took slot 2
Player 1 bought Magda the Broker for 1
Player 1 played Magda the Broker
Player 1 ended their turn
Player 4 took a wastes card into their hand
Player 4 took a wastes card into their hand
Player 4 ended their turn
Player 1 passed and took slot 3
Canteen left the market
The town of Player 2 produced 1 credit
The town of Player 4 produced 1 credit
The town of Player 3 produced 1 credit and 1 response token
Player 3 paid 1 credit
Player 3 received 2 food in trade
Player 3 had no room for 2 food and 1 response token
The town of Player 1 produced 1 food and 1 credit
Magda the Broker left the town of Player 1
Player 2 chose Lou-Anne (2)
Player 3 chose Sarge (6)
Player 1 chose The Cook (1)
Player 4 chose Nadia Voles (5)
Round 6 began
The alarm token of round 6 was blank
Player 2 won an additional turn
Player 3 bought Trading Post for 2
Player 3 ended their turn
Player 4 bought Grain Silo for 3
Player 4 ended their turn
Player 2 took a wastes card into their hand
Player 2 ended their turn
Player 1 bought Farm for 4
Player 1 ended their turn
Player 3 gained 2 response tokens
Player 3 played Trading Post
Player 3 ended their turn
Player 4 took a wastes card into their hand
Player 4 took a wastes card into their hand
Player 4 ended their turn
Player 2 gained 2 response tokens
Player 2 played Drought
Player 2 gained 2 food
Player 2 had no room for 1 food
Player 2 played Radio Mast
Player 2 ended their turn
Player 1 bought Chicken Run for 0
Player 1 ended their turn
Player 2 gained 2 response tokens
Player 2 had no room for 1 credit
Player 2 ended their turn
The town of Player 3 produced 2 credits and 1 response token
Player 3 paid 1 food
Player 3 had no room for 1 credit
The town of Player 4 produced 1 credit
Player 4 paid 1 credit
Player 4 received 2 food in trade
The town of Player 2 produced 1 credit
Player 2 paid 3 food and 2 response tokens
Player 2 received 2 credits in trade
The town of Player 1 produced 1 credit
Player 1 paid 1 credit
Player 1 received 2 food in trade
Player 3 chose Nadia Voles (5)
Player 4 chose Pete (4)
Player 2 chose Wren Okafor (3)
Player 1 chose Sarge (6)
Round 7 began
The alarm token of round 7 was active
Round 8 would be the last
Player 4 gained 2 credits
Player 4 had no room for 1 food
Player 1 passed and took slot 1
Player 3 bought RV for 0
Player 3 played RV
Player 3 ended their turn
Player 4 bought Canteen for 2
Player 4 ended their turn
Player 2 took a wastes card into their hand
Player 2 put 1 back under the deck
Player 2 ended their turn
Player 3 paid 1 for research
Player 3 placed 1 on Purchasing Power
Player 3 ended their turn
Player 4 took a wastes card into their hand
Player 4 ended their turn
Player 2 ended their turn
The town of Player 1 produced 1 food and 1 credit
Player 1 paid 5 food
Player 1 received 2 credits in trade
The town of Player 3 produced 2 credits and 1 response token
Player 3 paid 2 food and 1 response token
Player 3 received 1 credit in trade
Trading Post left the town of Player 3
The town of Player 4 produced 1 credit
Player 4 paid 1 credit
Player 4 received 2 food in trade
The town of Player 2 produced 1 credit
Player 1 chose Wren Okafor (3)
Player 3 chose Nadia Voles (5)
Player 4 chose Pete (4)
Player 2 chose Lou-Anne (2)
Round 8 began
Player 4 gained 2 credits
Player 4 had no room for 2 credits
Player 2 won an additional turn
Player 3 ended their turn
Player 4 bought Grain Silo for 2
Player 4 ended their turn
Player 1 ended their turn
Player 2 bought Pig Pens for 1
Player 2 ended their turn
Player 3 bought Training Grounds for 4
Player 3 ended their turn
Player 4 gained 2 response tokens
Player 4 played Viralz Migration
Player 1 had to reach 7 against Viralz Migration
Player 1 rolled 1 and 6, in all 8
Player 1 fended Viralz Migration off
Player 2 had to reach 7 against Viralz Migration
Player 2 rolled 4 and 6, in all 11
Player 2 fended Viralz Migration off
Player 3 had to reach 7 against Viralz Migration
Player 3 rolled 3 and 4, in all 9
Player 3 fended Viralz Migration off
Player 4 played Ascendant Whisper
Player 4 played it on Player 3
Player 3 had to reach 10 against Ascendant Whisper
Player 3 rolled 2 and 3, in all 7
Player 3 failed against Ascendant Whisper
Player 3 lost 1 food
Player 4 ended their turn
Player 1 passed and took slot 1
Player 2 passed and took slot 2
Farm left the market
The town of Player 3 produced 1 credit and 1 response token
Player 3 paid 1 credit
Player 3 received 2 food in trade
The town of Player 4 produced 1 credit
The town of Player 1 produced 1 food and 1 credit
The town of Player 2 produced 1 credit
Player 2 paid 1 credit
Player 2 received 2 food in trade
The game was over: Player 3 won
