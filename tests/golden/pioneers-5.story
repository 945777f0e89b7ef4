Player 1 took yellow
Player 2 took green
Player 3 took purple
Player 4 took orange
Player 5 took red
Player 1 drew Nadia Voles (5)
Player 2 drew Lou-Anne (2)
Player 3 drew Pete (4)
Player 4 drew The Cook (1)
Player 5 drew Wren Okafor (3)
Player 1 played Farm
Player 3 played Grain Silo
Player 5 took a wastes card into their hand
Player 2 took a wastes card into their hand
Player 4 played Strongbox
The packets were passed to the left
You took Armoury into your hand
Player 3 took a market card into their hand
Player 5 took a market card into their hand
Player 2 played Scrap Yard
Player 4 took a wastes card into their hand
The packets were passed to the left
Player 1 played Trading Post
Player 3 took a wastes card into their hand
Player 5 played Kit the Tinkerer
Player 2 played Pig Pens
Player 4 took a market card into their hand
Round 1 began
Player 1 passed and took slot 1
Player 3 bought Watchtower for 0
Player 3 played Farm
Player 3 played Watchtower
Player 3 ended their turn
Player 5 bought Quartermaster Boone for 2
Player 5 played Farm
Player 5 played Arc Supply Drop
Player 5 gained 3 response tokens
Player 5 ended their turn
Player 2 paid 1 for research
Player 2 placed 1 on Open Channels
Player 2 used Pig Pens
Pig Pens left the town of Player 2
Player 2 gained 4 food
Player 2 had no room for 1 response token
Player 2 used Scrap Yard
Player 2 discarded Salvaged Minigun
Player 2 gained 1 credit
Player 2 had no room for 1 credit
Player 2 ended their turn
Player 4 gained 2 response tokens
Player 4 played Training Grounds
Player 4 ended their turn
Player 3 gained 2 response tokens
Player 3 ended their turn
Player 5 gained 2 response tokens
Player 5 played Quartermaster Boone
Player 5 ended their turn
Player 2 passed and took slot 2
Player 4 ended their turn
The town of Player 1 produced 1 food and 2 credits
Player 1 paid 1 food and 2 response tokens
Player 1 received 1 credit in trade
Trading Post left the town of Player 1
The town of Player 3 produced 1 food and 1 credit
Player 3 paid 1 food and 2 response tokens
Player 3 received 1 credit in trade
The town of Player 5 produced 1 food and 1 credit
Player 5 paid 1 food and 4 response tokens
Player 5 received 2 credits in trade
Player 5 paid 1 response token
Quartermaster Boone left the town of Player 5
The town of Player 2 produced 1 credit
Player 2 had no room for 1 credit
The town of Player 4 produced 1 credit and 1 response token
Player 4 paid 1 credit
Player 4 received 2 food in trade
Training Grounds left the town of Player 4
Player 1 chose Wren Okafor (3)
Player 2 chose The Cook (1)
Player 3 chose Lou-Anne (2)
Player 5 chose Pete (4)
Player 4 chose Nadia Voles (5)
Round 2 began
Player 5 gained 2 credits
Player 3 won an additional turn
Player 4 passed and took slot 1
Player 5 bought Pig Pens for 4
Player 5 played Pig Pens
Player 5 ended their turn
Player 1 bought Grain Silo for 1
Player 1 ended their turn
Player 3 bought Workshop for 0
Player 3 ended their turn
Player 2 gained 2 response tokens
Player 2 had no room for 2 food
Player 2 ended their turn
Player 5 ended their turn
Player 1 bought Farm for 2
Player 1 ended their turn
Player 3 passed and took slot 2
Player 2 paid 1 for research
Player 2 placed 1 on Open Channels
Player 2 ended their turn
The town of Player 4 produced 1 credit
Player 4 paid 2 food and 3 response tokens
Player 4 received 2 credits in trade
The town of Player 5 produced 2 food and 1 credit
Player 5 paid 1 credit
Player 5 received 2 food in trade
Kit the Tinkerer left the town of Player 5
The town of Player 1 produced 1 food and 1 credit
Player 1 paid 1 credit
Player 1 received 2 food in trade
The town of Player 3 produced 1 food and 1 credit
Player 3 paid 1 credit
Player 3 received 2 food in trade
The town of Player 2 produced 1 credit
Player 2 paid 2 food and 1 response token
Player 2 received 1 credit in trade
Player 4 chose Wren Okafor (3)
Player 3 chose Nadia Voles (5)
Player 5 chose The Cook (1)
Player 1 chose Lou-Anne (2)
Player 2 chose Sarge (6)
Round 3 began
Player 1 won an additional turn
Player 2 gained 2 response tokens
Player 2 ended their turn
Player 3 bought Farm for 3
Player 3 ended their turn
Player 4 bought Radio Mast for 4
Player 4 played Radio Mast
Player 4 ended their turn
Player 1 bought Armoury for 0
Player 1 ended their turn
Player 5 gained 2 response tokens
Player 5 had no room for 1 credit
Player 5 used Pig Pens
Pig Pens left the town of Player 5
Player 5 gained 4 food
Player 5 had no room for 2 food and 2 response tokens
Player 5 ended their turn
Player 2 bought Doctor Amara Finch for 1
Player 2 ended their turn
Player 3 ended their turn
Player 4 passed and took slot 1
Player 1 bought Chicken Run for 2
Player 1 ended their turn
Player 5 ended their turn
Player 1 ended their turn
The town of Player 2 produced 1 credit
Player 2 paid 1 credit
Player 2 received 2 food in trade
Player 2 had no room for 1 response token
The town of Player 3 produced 1 food and 1 credit
Player 3 paid 3 food
Player 3 received 1 credit in trade
The town of Player 4 produced 1 credit
The town of Player 1 produced 1 food and 1 credit
Player 1 paid 1 credit
Player 1 received 2 food in trade
The town of Player 5 produced 1 food and 1 credit
Player 5 had no room for 1 food and 1 credit
Player 4 chose Pete (4)
Player 2 chose Lou-Anne (2)
Player 3 chose The Cook (1)
Player 1 chose Wren Okafor (3)
Player 5 chose Nadia Voles (5)
Round 4 began
Player 4 gained 2 credits
Player 2 won an additional turn
Player 5 gained 2 response tokens
Player 5 had no room for 2 food
Player 5 ended their turn
Player 4 ended their turn
Player 1 gained 2 response tokens
Player 1 had no room for 2 food
Player 1 played Armoury
Player 1 played Chicken Run
Player 1 ended their turn
Player 2 bought School for 2
Player 2 ended their turn
Player 3 bought Professor Wexley for 3
Player 3 ended their turn
Player 5 took a wastes card into their hand
Player 5 took a wastes card into their hand
Player 5 ended their turn
Player 4 bought Chicken Run for 0
Player 4 ended their turn
You took Ascendant Warband into your hand
Player 1 ended their turn
Player 2 gained 2 response tokens
Player 2 played Doctor Amara Finch
Player 2 now had 1 victory points
Player 2 played School
Player 2 ended their turn
Player 3 gained 2 response tokens
Player 3 played Workshop
Player 3 now had the Medium HQ
Player 3 ended their turn
Player 2 passed and took slot 1
The town of Player 5 produced 1 food and 1 credit
Player 5 paid 1 credit
Player 5 received 2 food in trade
Player 5 had no room for 1 food and 2 response tokens
The town of Player 4 produced 1 credit
The town of Player 1 produced 2 food and 1 credit
Player 1 paid 3 food
Player 1 received 1 credit in trade
Player 1 paid 1 credit
The town of Player 2 produced 1 credit
Player 2 paid 2 food and 1 response token
Player 2 received 1 credit in trade
School left the town of Player 2
Doctor Amara Finch left the town of Player 2
Player 2 now had 0 victory points
The town of Player 3 produced 2 food and 1 credit
Player 2 chose Nadia Voles (5)
Player 5 chose Pete (4)
Player 4 chose Sarge (6)
Player 1 chose The Cook (1)
Player 3 chose Wren Okafor (3)
Round 5 began
The alarm token of round 5 was blank
Player 5 gained 2 credits
Player 5 had no room for 2 credits
Player 4 passed and took slot 1
Player 2 bought Watchtower for 2
Player 2 ended their turn
Player 5 ended their turn
Player 3 played Professor Wexley
Player 3 bought Canteen for 1
Player 3 ended their turn
Player 1 ended their turn
Player 2 used Scrap Yard
Player 2 discarded Watchtower
Player 2 gained 1 credit
Player 2 gained 2 response tokens
Player 2 ended their turn
Player 5 ended their turn
Player 3 placed 1 on Civil Defence Drill
Player 3 ended their turn
You took Viralz Horde into your hand
Player 1 ended their turn
Solar Rig left the market
The town of Player 4 produced 1 credit
The town of Player 2 produced 1 credit
Player 2 paid 1 credit
Player 2 received 2 food in trade
The town of Player 5 produced 1 food and 1 credit
Player 5 had no room for 1 food and 1 credit
The town of Player 3 produced 2 food and 1 credit
Player 3 paid 3 food
Player 3 received 1 credit in trade
Player 3 paid 1 food
The town of Player 1 produced 2 food and 1 credit
Player 1 paid 3 food
Player 1 received 1 credit in trade
Armoury left the town of Player 1
Player 4 chose Sarge (6)
Player 2 chose Wren Okafor (3)
Player 5 chose Nadia Voles (5)
Player 3 chose The Cook (1)
Player 1 chose Pete (4)
Round 6 began
The alarm token of round 6 was blank
Player 1 gained 2 credits
Player 1 had no room for 1 credit
Player 4 bought School for 4
Player 4 ended their turn
Player 5 passed and took slot 1
Player 1 bought Planned Raid for 2
Player 1 ended their turn
Player 2 bought Hydroponics Bay for 0
Player 2 played Hydroponics Bay
Player 2 ended their turn
Player 3 passed and took slot 2
Player 4 gained 2 response tokens
Player 4 played Chicken Run
Player 4 played School
Player 4 ended their turn
Player 1 passed and took slot 3
Player 2 paid 1 for research
Player 2 placed 1 on Civil Defence Drill
Player 2 ended their turn
The town of Player 4 produced 1 food and 1 credit
Player 4 placed 1 on Civil Defence Drill
School left the town of Player 4
The town of Player 5 produced 1 food and 1 credit
Player 5 paid 7 food
Player 5 received 3 credits in trade
The town of Player 1 produced 2 food and 1 credit
Player 1 paid 1 credit
Player 1 received 2 food in trade
Player 1 had no room for 2 credits
The town of Player 2 produced 3 food and 1 credit
Player 2 paid 1 credit
Player 2 had no room for 1 food
The town of Player 3 produced 2 food and 1 credit
Player 3 paid 1 credit
Player 3 received 2 food in trade
Professor Wexley left the town of Player 3
Player 5 chose Pete (4)
Player 3 chose The Cook (1)
Player 1 chose Wren Okafor (3)
Player 4 chose Lou-Anne (2)
Player 2 chose Nadia Voles (5)
Round 7 began
The alarm token of round 7 was active
Round 8 would be the last
Player 5 gained 2 credits
Player 4 won an additional turn
Player 2 bought Saloon for 2
Player 2 used Scrap Yard
Player 2 discarded Saloon
Player 2 gained 1 credit
Player 2 ended their turn
Player 5 gained 2 response tokens
Player 5 had no room for 1 credit and 1 response token
Player 5 played Buried Cash
Player 5 gained 2 credits
Player 5 had no room for 1 credit
Player 5 ended their turn
Player 1 ended their turn
Player 4 gained 1 food and 2 response tokens
Player 4 played Livestock Plague
Player 4 was about to lose Chicken Run
Chicken Run left the town of Player 4
Player 1 was about to lose Chicken Run
Chicken Run left the town of Player 1
Player 4 ended their turn
Player 3 took a wastes card into their hand
Player 3 ended their turn
Player 2 bought Theresa for 0
Player 2 ended their turn
Player 5 bought Warehouse for 4
Player 5 ended their turn
You took Highway Toll into your hand
Player 1 ended their turn
Player 4 ended their turn
Player 3 ended their turn
Player 4 bought Workshop for 3
Player 4 played Workshop
Player 4 ended their turn
The town of Player 2 produced 3 food and 1 credit
Player 2 paid 1 credit
Player 2 received 2 food in trade
Player 2 paid 1 credit
Player 2 had no room for 3 food
The town of Player 5 produced 1 food and 1 credit
The town of Player 1 produced 1 food and 1 credit
Player 1 paid 3 food
Player 1 received 1 credit in trade
The town of Player 4 produced 1 credit
Player 4 paid 1 credit
Player 4 received 2 food in trade
The town of Player 3 produced 2 food and 1 credit
Player 3 paid 3 food
Player 3 received 1 credit in trade
Player 2 chose Sarge (6)
Player 5 chose Wren Okafor (3)
Player 1 chose Pete (4)
Player 4 chose Lou-Anne (2)
Player 3 chose Nadia Voles (5)
Round 8 began
Player 1 gained 2 credits
Player 1 had no room for 1 food and 1 credit
Player 4 won an additional turn
Player 2 gained 2 response tokens
Player 2 had no room for 1 food and 1 response token
Player 2 ended their turn
Player 3 bought Planned Raid for 3
Player 3 ended their turn
Player 1 bought RV for 0
Player 1 ended their turn
Player 5 ended their turn
Player 4 ended their turn
Player 2 took a wastes card into their hand
Player 2 played Toolkit
Player 2 used Scrap Yard
Player 2 discarded Theresa
Player 2 gained 1 credit
Player 2 ended their turn
Player 3 gained 4 response tokens
Player 3 played Reinforced Walls
Player 3 ended their turn
Player 1 ended their turn
Player 5 bought Canteen for 1
Player 5 ended their turn
Player 4 ended their turn
Player 4 took a wastes card into their hand
Player 4 put 1 back under the deck
Player 4 ended their turn
The town of Player 2 produced 3 food and 1 credit
Player 2 paid 7 food
Player 2 received 3 credits in trade
Hydroponics Bay left the town of Player 2
The town of Player 3 produced 2 food and 1 credit
The town of Player 1 produced 1 food and 1 credit
Player 1 paid 1 credit
Player 1 received 2 food in trade
Player 1 had no room for 3 food
The town of Player 5 produced 1 food and 1 credit
Player 5 paid 1 credit
Player 5 received 2 food in trade
The town of Player 4 produced 1 credit
Player 4 paid 3 food
Player 4 received 1 credit in trade
The game was over: Player 2 won
