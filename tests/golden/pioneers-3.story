Player 1 took orange
Player 2 took purple
Player 3 took yellow
Player 1 drew Lou-Anne (2)
Player 2 drew Nadia Voles (5)
Player 3 drew Wren Okafor (3)
Player 2 took a market card into their hand
Player 3 played Adrenaline Shot
You took Ascendant Warband into your hand
The packets were passed to the left
Player 2 played Scrap Yard
Player 3 played Training Grounds
You took School into your hand
The packets were passed to the left
Player 2 played Reinforced Walls
Player 3 took a market card into their hand
You took Kit the Tinkerer into your hand
Round 1 began
Player 2 took a wastes card into their hand
Player 2 ended their turn
Player 3 paid 1 for research
Player 3 placed 1 on Crop Rotation
Player 3 ended their turn
Player 1 played School
Player 1 gained 2 response tokens
Player 1 ended their turn
Player 2 took a wastes card into their hand
Player 2 played Saloon
Player 2 ended their turn
Player 3 gained 2 response tokens
Player 3 ended their turn
Player 1 bought Professor Wexley for 2
Player 1 played Ascendant Warband
Player 1 played it on Player 3
Player 3 had to reach 9 against Ascendant Warband
Player 3 spent response tokens for +3
Player 3 rolled 2 and 1, in all 8
Player 3 used Adrenaline Shot
Adrenaline Shot left the town of Player 3
Player 3 rolled 1 and 2, in all 10
Player 3 fended Ascendant Warband off
Player 1 played Professor Wexley
Player 1 ended their turn
Captain Roe left the market
The town of Player 2 produced 2 credits
Saloon left the town of Player 2
The town of Player 3 produced 1 credit and 1 response token
Player 3 paid 1 credit and 1 response token
The town of Player 1 produced 1 credit
Player 1 placed 1 on Open Channels
Player 1 paid 1 response token
Professor Wexley left the town of Player 1
Player 2 chose Wren Okafor (3)
Player 3 chose Pete (4)
Player 1 chose Lou-Anne (2)
Round 2 began
Player 3 gained 2 credits
Player 1 won an additional turn
Player 3 bought Planned Raid for 4
Player 3 ended their turn
Player 2 gained 2 response tokens
Player 2 had no room for 1 credit
Player 2 ended their turn
Player 1 bought RV for 0
Player 1 ended their turn
Player 3 ended their turn
Player 2 took a wastes card into their hand
Player 2 played Highway Toll
Player 2 played it on Player 1
Player 1 had to reach 9 against Highway Toll
Player 1 rolled 6 and 4, in all 10
Player 1 fended Highway Toll off
Player 2 ended their turn
Player 1 gained 2 response tokens
Player 1 played RV
Player 1 ended their turn
Player 1 passed and took slot 1
The town of Player 3 produced 1 credit and 1 response token
Training Grounds left the town of Player 3
The town of Player 2 produced 1 credit
Player 2 paid 1 credit
Player 2 received 2 food in trade
Player 2 had no room for 1 credit
The town of Player 1 produced 1 credit
Player 1 paid 1 response token
Player 1 chose Lou-Anne (2)
Player 3 chose Sarge (6)
Player 2 chose Pete (4)
Round 3 began
Player 2 gained 2 credits
Player 2 had no room for 1 food and 1 credit
Player 1 won an additional turn
Player 3 paid 1 for research
Player 3 placed 1 on Open Channels
Player 3 ended their turn
Player 2 ended their turn
You took Binoculars into your hand
Player 1 ended their turn
Player 3 bought Workshop for 1
Player 3 ended their turn
Player 2 paid 1 for research
Player 2 placed 1 on Crop Rotation
Player 2 played Arc Levy
Player 1 lost 1 credit
Player 3 lost nothing
Player 2 used Scrap Yard
Player 2 discarded Viralz Horde
Player 2 gained 1 credit
Player 2 ended their turn
Player 1 gained 2 response tokens
Player 1 played Kit the Tinkerer
Player 1 ended their turn
Player 1 paid 1 for research
Player 1 placed 1 on Open Channels
Player 1 ended their turn
Bazaar left the market
The town of Player 3 produced 1 credit
Player 3 paid 1 credit
Player 3 received 2 food in trade
The town of Player 2 produced 1 credit
Player 2 paid 1 credit
Player 2 received 2 food in trade
Player 2 had no room for 1 food
The town of Player 1 produced 1 credit
Player 1 placed 1 on Open Channels
School left the town of Player 1
Player 3 chose Pete (4)
Player 2 chose Sarge (6)
Player 1 chose The Cook (1)
Round 4 began
Player 3 gained 2 credits
Player 2 bought Farm for 3
Player 2 ended their turn
Player 3 gained 2 response tokens
Player 3 played Planned Raid
Player 3 played it on Player 1
Player 1 was raided and had to set the difficulty
Player 1 rolled 3 and 1, in all 4
Player 1 set the difficulty to 4
Player 3 spent response tokens for +1
Player 3 rolled 4 and 5, in all 12
Player 3 raided Player 1
Player 3 took 2 credits from Player 1
Player 3 ended their turn
Player 1 gained 2 response tokens
Player 1 played Binoculars
Player 1 ended their turn
Player 2 bought Workshop for 0
Player 2 used Scrap Yard
Player 2 discarded Farm
Player 2 gained 1 credit
Player 2 ended their turn
Player 3 took a wastes card into their hand
Player 3 ended their turn
Player 1 used Binoculars
You looked at Refugee Column
You looked at Night Saboteurs
Player 1 put a card back, top
Player 1 put a card back, bottom
Player 1 paid 1 for research
Player 1 placed 1 on Open Channels
Player 1 ended their turn
The town of Player 2 produced 1 credit
Player 2 paid 1 credit
Player 2 received 2 food in trade
The town of Player 3 produced 1 credit
Player 3 paid 1 credit
Player 3 received 2 food in trade
Player 3 had no room for 2 food
The town of Player 1 produced 1 credit
Player 2 chose Lou-Anne (2)
Player 3 chose Sarge (6)
Player 1 chose The Cook (1)
Round 5 began
The alarm token of round 5 was active
Round 6 would be the last
Player 2 won an additional turn
Player 3 passed and took slot 1
Player 2 used Scrap Yard
Player 2 discarded Workshop
Player 2 gained 1 credit
Player 2 had no room for 1 food
Player 2 bought Watchtower for 2
Player 2 ended their turn
You took Night Saboteurs into your hand
Player 1 used Binoculars
You looked at Raid
You looked at Arc Grant
Player 1 put a card back, top
Player 1 put a card back, top
Player 1 played Night Saboteurs
Player 1 played it on Player 3
Player 3 had to reach 9 against Night Saboteurs
Player 3 rolled 3 and 4, in all 9
Player 3 fended Night Saboteurs off
Player 1 ended their turn
Player 2 ended their turn
Player 1 used Binoculars
You looked at Raid
You looked at Arc Grant
Player 1 put a card back, bottom
Player 1 put a card back, bottom
Player 1 gained 2 response tokens
Player 1 ended their turn
Player 2 bought Theresa for 0
Player 2 ended their turn
The town of Player 3 produced 1 credit
Player 3 had no room for 1 credit
The town of Player 2 produced 1 credit
Player 2 paid 3 food
Player 2 received 1 credit in trade
The town of Player 1 produced 1 credit
Player 3 chose The Cook (1)
Player 2 chose Wren Okafor (3)
Player 1 chose Lou-Anne (2)
Round 6 began
The alarm token of round 6 was blank
Player 1 won an additional turn
Player 2 bought Trading Post for 0
Player 2 used Scrap Yard
Player 2 discarded Theresa
Player 2 gained 1 credit
Player 2 ended their turn
Player 1 passed and took slot 1
Player 3 bought School for 3
Player 3 ended their turn
Player 2 passed and took slot 2
Player 3 passed and took slot 3
The town of Player 2 produced 1 credit
The town of Player 1 produced 1 credit
Player 1 paid 1 credit
Player 1 received 2 food in trade
The town of Player 3 produced 1 credit
Player 3 paid 1 credit
Player 3 received 2 food in trade
The game was over: Player 2 won
