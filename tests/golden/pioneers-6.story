Player 1 took red
Player 2 took green
Player 3 took blue
Player 4 took purple
Player 5 took orange
Player 6 took yellow
Player 1 drew The Cook (1)
Player 2 drew Nadia Voles (5)
Player 3 drew Pete (4)
Player 4 drew Lou-Anne (2)
Player 5 drew Sarge (6)
Player 6 drew Wren Okafor (3)
Player 5 played Farm
Player 2 took a wastes card into their hand
Player 3 took a wastes card into their hand
Player 6 took a market card into their hand
Player 4 played Training Grounds
Player 1 played Armoury
The packets were passed to the left
Player 5 played Kit the Tinkerer
Player 2 played Watchtower
Player 3 played Watchtower
Player 6 took a market card into their hand
Player 4 played Quartermaster Boone
Player 1 played Tinned Food
Player 1 gained 4 food
Player 1 had no room for 2 response tokens
The packets were passed to the left
Player 5 played Farm
Player 2 took a wastes card into their hand
Player 3 took a market card into their hand
Player 6 played Trading Post
Player 4 took a market card into their hand
You took Bazaar into your hand
Round 1 began
Player 5 bought School for 0
Player 5 ended their turn
Player 2 gained 2 response tokens
Player 2 ended their turn
Player 3 played Trading Post
Player 3 played Viralz Pack
Player 3 played it on Player 5
Player 5 had to reach 9 against Viralz Pack
Player 5 spent response tokens for +2
Player 5 rolled 4 and 5, in all 11
Player 5 fended Viralz Pack off
Player 3 took a wastes card into their hand
Player 3 ended their turn
Player 6 paid 1 for research
Player 6 placed 1 on Way of the Wastes
Player 6 played Grain Silo
Player 6 ended their turn
Player 4 bought Workshop for 2
Player 4 ended their turn
Player 1 gained 2 response tokens
Player 1 had no room for 1 credit and 1 response token
Player 1 ended their turn
Player 5 played School
Player 5 took a wastes card into their hand
Player 5 ended their turn
Player 2 took a wastes card into their hand
Player 2 ended their turn
Player 3 gained 2 response tokens
Player 3 played Sister Ines
Player 3 now had 1 victory points
Player 3 ended their turn
Player 6 bought Radio Mast for 1
Player 6 ended their turn
Player 4 paid 1 for research
Player 4 placed 1 on Open Channels
Player 4 ended their turn
Player 1 paid 1 for research
Player 1 placed 1 on Open Channels
Player 1 ended their turn
The town of Player 5 produced 2 food and 1 credit
Player 5 paid 1 credit
Player 5 received 2 food in trade
Kit the Tinkerer left the town of Player 5
School left the town of Player 5
The town of Player 2 produced 1 credit
Player 2 had no room for 1 credit
The town of Player 3 produced 2 credits
Player 3 paid 1 response token
Sister Ines left the town of Player 3
Player 3 now had 0 victory points
The town of Player 6 produced 2 credits
Player 6 paid 1 credit
Player 6 received 2 food in trade
Trading Post left the town of Player 6
The town of Player 4 produced 1 credit and 1 response token
Player 4 paid 1 credit
Player 4 received 2 food in trade
Quartermaster Boone left the town of Player 4
Training Grounds left the town of Player 4
The town of Player 1 produced 1 credit
Player 1 paid 3 food
Player 1 received 1 credit in trade
Armoury left the town of Player 1
Player 5 chose Nadia Voles (5)
Player 2 chose The Cook (1)
Player 3 chose Sarge (6)
Player 6 chose Wren Okafor (3)
Player 4 chose Pete (4)
Player 1 chose Lou-Anne (2)
Round 2 began
Player 4 gained 2 credits
Player 1 won an additional turn
Player 3 bought Watchtower for 1
Player 3 ended their turn
Player 5 passed and took slot 1
Player 4 paid 1 for research
Player 4 placed 1 on Way of the Wastes
Player 4 played Farm
Player 4 ended their turn
Player 6 took a wastes card into their hand
Player 6 ended their turn
Player 1 gained 2 response tokens
Player 1 played Bazaar
Player 1 ended their turn
Player 2 played Ascendant Warband
Player 2 played it on Player 5
Player 5 had to reach 9 against Ascendant Warband
Player 5 rolled 2 and 2, in all 5
Player 5 failed against Ascendant Warband
Player 5 was about to lose Farm
Farm left the town of Player 5
Player 2 bought RV for 0
Player 2 played Field Notes
Player 2 placed 1 on Open Channels
Player 2 played RV
Player 2 ended their turn
Player 3 bought Captain Roe for 3
Player 3 ended their turn
Player 4 gained 2 response tokens
Player 4 ended their turn
Player 6 ended their turn
Player 1 paid 1 for research
Player 1 placed 1 on Way of the Wastes
Player 1 ended their turn
Player 2 passed and took slot 2
Player 1 ended their turn
The town of Player 3 produced 2 credits
Player 3 paid 1 credit
Player 3 received 2 food in trade
Player 3 paid 1 food
The town of Player 5 produced 1 food and 1 credit
Player 5 paid 5 food
Player 5 received 2 credits in trade
The town of Player 4 produced 1 food and 1 credit
Player 4 paid 1 credit
Player 4 received 2 food in trade
Player 4 had no room for 3 food
The town of Player 6 produced 1 credit
Player 6 paid 1 credit
Player 6 received 2 food in trade
The town of Player 1 produced 1 credit
Player 1 paid 1 credit
Player 1 received 2 food in trade
Bazaar left the town of Player 1
The town of Player 2 produced 1 credit
Player 5 chose Nadia Voles (5)
Player 2 chose Wren Okafor (3)
Player 3 chose Pete (4)
Player 4 chose Lou-Anne (2)
Player 6 chose The Cook (1)
Player 1 chose Sarge (6)
Round 3 began
Player 3 gained 2 credits
Player 4 won an additional turn
Player 1 ended their turn
Player 5 bought Doctor Amara Finch for 4
Player 5 ended their turn
Player 3 gained 2 response tokens
Player 3 played Watchtower
Player 3 played Captain Roe
Player 3 ended their turn
Player 2 bought Planned Raid for 1
Player 2 played Adrenaline Shot
Player 2 ended their turn
Player 4 paid 1 for research
Player 4 placed 1 on Open Channels
Player 4 played Workshop
Player 4 ended their turn
Player 6 ended their turn
Player 1 bought Strongbox for 3
Player 1 ended their turn
Player 5 bought Hydroponics Bay for 0
Player 5 ended their turn
Player 3 ended their turn
Player 2 gained 2 response tokens
Player 2 ended their turn
Player 4 took a wastes card into their hand
Player 4 ended their turn
Player 6 passed and took slot 1
Player 4 ended their turn
The town of Player 1 produced 1 credit
Player 1 paid 1 credit
Player 1 received 2 food in trade
The town of Player 5 produced 1 food and 1 credit
Player 5 paid 1 credit
Player 5 received 2 food in trade
The town of Player 3 produced 2 credits
Trading Post left the town of Player 3
Captain Roe left the town of Player 3
The town of Player 2 produced 1 credit
The town of Player 4 produced 1 food and 1 credit
Player 4 paid 1 credit
Player 4 received 2 food in trade
Player 4 had no room for 1 credit
The town of Player 6 produced 1 credit
Player 6 paid 3 food
Player 6 received 1 credit in trade
Player 6 chose The Cook (1)
Player 1 chose Wren Okafor (3)
Player 5 chose Pete (4)
Player 3 chose Sarge (6)
Player 2 chose Lou-Anne (2)
Player 4 chose Nadia Voles (5)
Round 4 began
Player 5 gained 2 credits
Player 2 won an additional turn
Player 3 bought Theresa for 5
Player 3 ended their turn
Player 4 ended their turn
Player 5 bought School for 0
Player 5 ended their turn
You took Hunting Rifle into your hand
Player 1 ended their turn
Player 2 ended their turn
Player 6 bought School for 4
Player 6 ended their turn
Player 3 ended their turn
Player 4 bought Planned Raid for 1
Player 4 ended their turn
Player 5 gained 2 response tokens
Player 5 had no room for 2 response tokens
Player 5 ended their turn
Player 1 passed and took slot 1
Player 2 gained 2 response tokens
Player 2 had no room for 1 response token
Player 2 played Planned Raid
Player 2 played it on Player 3
Player 3 was raided and had to set the difficulty
Player 3 rolled 2 and 1, in all 7
Player 3 set the difficulty to 7
Player 2 rolled 4 and 5, in all 11
Player 2 raided Player 3
Player 2 took 1 food from Player 3
Player 2 ended their turn
Player 6 ended their turn
Player 2 paid 1 for research
Player 2 placed 1 on Open Channels
Player 2 ended their turn
The town of Player 3 produced 1 credit
The town of Player 4 produced 1 food and 1 credit
Player 4 had no room for 1 credit
The town of Player 5 produced 1 food and 1 credit
Player 5 paid 3 food
Player 5 received 1 credit in trade
The town of Player 1 produced 1 credit
The town of Player 2 produced 1 credit
The town of Player 6 produced 1 credit
Player 1 chose The Cook (1)
Player 3 chose Sarge (6)
Player 4 chose Pete (4)
Player 5 chose Wren Okafor (3)
Player 2 chose Lou-Anne (2)
Player 6 chose Nadia Voles (5)
Round 5 began
The alarm token of round 5 was blank
Player 4 gained 2 credits
Player 4 had no room for 2 food
Player 2 won an additional turn
Player 3 ended their turn
Player 6 passed and took slot 1
Player 4 bought RV for 0
Player 4 ended their turn
Player 5 passed and took slot 2
Player 2 passed and took slot 3
Player 1 ended their turn
Player 3 gained 2 response tokens
Player 3 played Theresa
Player 3 ended their turn
Player 4 took a wastes card into their hand
Player 4 ended their turn
Player 1 bought Saloon for 1
Player 1 ended their turn
The town of Player 3 produced 1 credit and 1 response token
Player 3 paid 1 credit
Player 3 received 2 food in trade
Player 3 paid 1 food
The town of Player 6 produced 1 credit
Player 6 paid 1 credit
Player 6 received 2 food in trade
The town of Player 4 produced 1 food and 1 credit
Player 4 had no room for 2 food
The town of Player 5 produced 1 food and 1 credit
Player 5 paid 1 credit
Player 5 received 2 food in trade
Player 5 had no room for 3 credits
The town of Player 2 produced 1 credit
Player 2 paid 1 credit
Player 2 received 2 food in trade
Player 2 had no room for 2 credits
The town of Player 1 produced 1 credit
Player 6 chose Sarge (6)
Player 5 chose Lou-Anne (2)
Player 2 chose Pete (4)
Player 3 chose Wren Okafor (3)
Player 4 chose The Cook (1)
Player 1 chose Nadia Voles (5)
Round 6 began
The alarm token of round 6 was blank
Player 2 gained 2 credits
Player 2 had no room for 2 food
Player 5 won an additional turn
Player 6 played Viralz Horde
Player 6 played it on Player 5
Player 5 had to reach 8 against Viralz Horde
Player 5 rolled 3 and 2, in all 5
Player 5 failed against Viralz Horde
Player 5 was about to lose Farm
Farm left the town of Player 5
Player 6 gained 2 response tokens
Player 6 played Bazaar
Player 6 ended their turn
Player 1 ended their turn
Player 2 passed and took slot 1
Player 3 passed and took slot 2
Player 5 bought Chicken Run for 1
Player 5 ended their turn
Player 4 bought Chicken Run for 3
Player 4 ended their turn
Player 6 paid 1 for research
Player 6 placed 1 on Way of the Wastes
Player 6 ended their turn
You took Highway Toll into your hand
You took Hunting Rifle into your hand
Player 1 ended their turn
Player 5 bought Pig Pens for 0
Player 5 ended their turn
Player 4 gained 3 response tokens
Player 4 played Ascendant Warband
Player 4 played it on Player 2
Player 2 had to reach 9 against Ascendant Warband
Player 2 rolled 1 and 5, in all 7
Player 2 spent a response token to reroll
Player 2 rolled 6 and 6, in all 13
Player 2 fended Ascendant Warband off
Player 4 ended their turn
Player 5 passed and took slot 3
The town of Player 6 produced 1 credit
Player 6 paid 1 food
The town of Player 1 produced 1 credit
Player 1 had no room for 1 food
The town of Player 2 produced 1 credit
Player 2 paid 1 credit
Player 2 received 2 food in trade
Player 2 had no room for 1 credit
The town of Player 3 produced 1 credit and 1 response token
Player 3 paid 1 response token
The town of Player 5 produced 1 credit
Player 5 paid 3 food
Player 5 received 1 credit in trade
The town of Player 4 produced 1 food and 1 credit
Player 4 paid 2 food and 1 response token
Player 4 received 1 credit in trade
Player 2 chose Pete (4)
Player 3 chose Wren Okafor (3)
Player 5 chose Lou-Anne (2)
Player 6 chose Nadia Voles (5)
Player 1 chose Sarge (6)
Player 4 chose The Cook (1)
Round 7 began
The alarm token of round 7 was active
Round 8 would be the last
Player 2 gained 2 credits
Player 2 had no room for 2 credits
Player 5 won an additional turn
You took Adrenaline Shot into your hand
Player 1 played Highway Toll
Player 1 played it on Player 2
Player 2 had to reach 9 against Highway Toll
Player 2 rolled 3 and 1, in all 5
Player 2 failed against Highway Toll
Player 1 took 2 credits from Player 2
Player 1 had no room for 2 credits
Player 1 ended their turn
Player 6 bought Grain Silo for 0
Player 6 ended their turn
Player 2 gained 2 response tokens
Player 2 ended their turn
Player 3 paid 1 for research
Player 3 placed 1 on Open Channels
Player 3 ended their turn
Player 5 bought Farm for 3
Player 5 ended their turn
Player 4 played Chicken Run
Player 4 took a wastes card into their hand
Player 4 ended their turn
You took Old Brandt into your hand
Player 1 ended their turn
Player 6 bought Pig Pens for 1
Player 6 ended their turn
Player 2 bought Farm for 0
Player 2 ended their turn
Player 3 took a wastes card into their hand
Player 3 played Hunting Rifle
Player 3 ended their turn
Player 5 ended their turn
Player 4 took a wastes card into their hand
Player 4 ended their turn
Player 5 took a wastes card into their hand
Player 5 ended their turn
The town of Player 1 produced 1 credit
Player 1 paid 1 credit
Player 1 received 2 food in trade
Player 1 had no room for 2 credits
The town of Player 6 produced 1 credit
Bazaar left the town of Player 6
The town of Player 2 produced 1 credit
Player 2 had no room for 1 food
The town of Player 3 produced 1 credit and 1 response token
Player 3 paid 1 credit
Player 3 received 2 food in trade
Theresa left the town of Player 3
The town of Player 5 produced 1 credit
Player 5 paid 1 credit
Player 5 received 2 food in trade
The town of Player 4 produced 2 food and 1 credit
Player 4 paid 3 food
Player 4 received 1 credit in trade
Player 1 chose Nadia Voles (5)
Player 6 chose Wren Okafor (3)
Player 2 chose The Cook (1)
Player 3 chose Sarge (6)
Player 5 chose Pete (4)
Player 4 chose Lou-Anne (2)
Round 8 began
Player 5 gained 2 credits
Player 4 won an additional turn
Player 3 gained 2 response tokens
Player 3 had no room for 2 credits
Player 3 ended their turn
You took Caravan into your hand
You took Molotovs into your hand
Player 1 ended their turn
Player 5 bought Professor Wexley for 0
Player 5 ended their turn
Player 6 passed and took slot 1
Player 4 ended their turn
Player 2 took a wastes card into their hand
Player 2 ended their turn
Player 3 gained 2 response tokens
Player 3 had no room for 2 food
Player 3 ended their turn
Player 1 ended their turn
Player 5 gained 2 response tokens
Player 5 had no room for 1 credit
Player 5 played Hydroponics Bay
Player 5 played Doctor Amara Finch
Player 5 now had 1 victory points
Player 5 ended their turn
Player 4 bought Magda the Broker for 4
Player 4 ended their turn
Player 2 bought Canteen for 1
Player 2 played Granny Bea
Player 2 now had 1 victory points
Player 2 played Farm
Player 2 ended their turn
Player 4 passed and took slot 2
The town of Player 3 produced 1 credit
Player 3 paid 1 credit
Player 3 received 2 food in trade
Player 3 had no room for 2 food
The town of Player 1 produced 1 credit
Player 1 had no room for 1 food
The town of Player 5 produced 3 food and 1 credit
Player 5 paid 5 food
Player 5 received 2 credits in trade
Hydroponics Bay left the town of Player 5
Doctor Amara Finch left the town of Player 5
Player 5 now had 0 victory points
The town of Player 6 produced 1 credit
The town of Player 4 produced 2 food and 1 credit
Player 4 paid 3 food
Player 4 received 1 credit in trade
The town of Player 2 produced 1 food and 1 credit
The game was over: Player 2 won
