Player 1 plays yellow
Player 2 plays green
Player 3 plays purple
Player 4 plays orange
Player 5 plays red
Player 1 draws Nadia Voles (5)
Player 2 draws Lou-Anne (2)
Player 3 draws Pete (4)
Player 4 draws The Cook (1)
Player 5 draws Wren Okafor (3)
Player 1 plays Farm
Player 3 plays Grain Silo
Player 5 takes a wastes card into their hand
Player 2 takes a wastes card into their hand
Player 4 plays Strongbox
The packets are passed to the left
You take Armoury into your hand
Player 3 takes a market card into their hand
Player 5 takes a market card into their hand
Player 2 plays Scrap Yard
Player 4 takes a wastes card into their hand
The packets are passed to the left
Player 1 plays Trading Post
Player 3 takes a wastes card into their hand
Player 5 plays Kit the Tinkerer
Player 2 plays Pig Pens
Player 4 takes a market card into their hand
Round 1
Player 1 passes and takes slot 1
Player 3 buys Watchtower for 0
Player 3 plays Farm
Player 3 plays Watchtower
Player 3 ends their turn
Player 5 buys Quartermaster Boone for 2
Player 5 plays Farm
Player 5 plays Arc Supply Drop
Player 5 gains 3 response tokens
Player 5 ends their turn
Player 2 pays 1 for research
Player 2 places 1 on Open Channels
Player 2 uses Pig Pens
Pig Pens leaves the town of Player 2
Player 2 gains 4 food
Player 2 has no room for 1 response token
Player 2 uses Scrap Yard
Player 2 discards Salvaged Minigun
Player 2 gains 1 credit
Player 2 has no room for 1 credit
Player 2 ends their turn
Player 4 gains 2 response tokens
Player 4 plays Training Grounds
Player 4 ends their turn
Player 3 gains 2 response tokens
Player 3 ends their turn
Player 5 gains 2 response tokens
Player 5 plays Quartermaster Boone
Player 5 ends their turn
Player 2 passes and takes slot 2
Player 4 ends their turn
The town of Player 1 produces 1 food and 2 credits
Player 1 pays 1 food and 2 response tokens
Player 1 receives 1 credit in trade
Trading Post leaves the town of Player 1
The town of Player 3 produces 1 food and 1 credit
Player 3 pays 1 food and 2 response tokens
Player 3 receives 1 credit in trade
The town of Player 5 produces 1 food and 1 credit
Player 5 pays 1 food and 4 response tokens
Player 5 receives 2 credits in trade
Player 5 pays 1 response token
Quartermaster Boone leaves the town of Player 5
The town of Player 2 produces 1 credit
Player 2 has no room for 1 credit
The town of Player 4 produces 1 credit and 1 response token
Player 4 pays 1 credit
Player 4 receives 2 food in trade
Training Grounds leaves the town of Player 4
Player 1 chooses Wren Okafor (3)
Player 2 chooses The Cook (1)
Player 3 chooses Lou-Anne (2)
Player 5 chooses Pete (4)
Player 4 chooses Nadia Voles (5)
Round 2
Player 5 gains 2 credits
Player 3 has an additional turn
Player 4 passes and takes slot 1
Player 5 buys Pig Pens for 4
Player 5 plays Pig Pens
Player 5 ends their turn
Player 1 buys Grain Silo for 1
Player 1 ends their turn
Player 3 buys Workshop for 0
Player 3 ends their turn
Player 2 gains 2 response tokens
Player 2 has no room for 2 food
Player 2 ends their turn
Player 5 ends their turn
Player 1 buys Farm for 2
Player 1 ends their turn
Player 3 passes and takes slot 2
Player 2 pays 1 for research
Player 2 places 1 on Open Channels
Player 2 ends their turn
The town of Player 4 produces 1 credit
Player 4 pays 2 food and 3 response tokens
Player 4 receives 2 credits in trade
The town of Player 5 produces 2 food and 1 credit
Player 5 pays 1 credit
Player 5 receives 2 food in trade
Kit the Tinkerer leaves the town of Player 5
The town of Player 1 produces 1 food and 1 credit
Player 1 pays 1 credit
Player 1 receives 2 food in trade
The town of Player 3 produces 1 food and 1 credit
Player 3 pays 1 credit
Player 3 receives 2 food in trade
The town of Player 2 produces 1 credit
Player 2 pays 2 food and 1 response token
Player 2 receives 1 credit in trade
Player 4 chooses Wren Okafor (3)
Player 3 chooses Nadia Voles (5)
Player 5 chooses The Cook (1)
Player 1 chooses Lou-Anne (2)
Player 2 chooses Sarge (6)
Round 3
Player 1 has an additional turn
Player 2 gains 2 response tokens
Player 2 ends their turn
Player 3 buys Farm for 3
Player 3 ends their turn
Player 4 buys Radio Mast for 4
Player 4 plays Radio Mast
Player 4 ends their turn
Player 1 buys Armoury for 0
Player 1 ends their turn
Player 5 gains 2 response tokens
Player 5 has no room for 1 credit
Player 5 uses Pig Pens
Pig Pens leaves the town of Player 5
Player 5 gains 4 food
Player 5 has no room for 2 food and 2 response tokens
Player 5 ends their turn
Player 2 buys Doctor Amara Finch for 1
Player 2 ends their turn
Player 3 ends their turn
Player 4 passes and takes slot 1
Player 1 buys Chicken Run for 2
Player 1 ends their turn
Player 5 ends their turn
Player 1 ends their turn
The town of Player 2 produces 1 credit
Player 2 pays 1 credit
Player 2 receives 2 food in trade
Player 2 has no room for 1 response token
The town of Player 3 produces 1 food and 1 credit
Player 3 pays 3 food
Player 3 receives 1 credit in trade
The town of Player 4 produces 1 credit
The town of Player 1 produces 1 food and 1 credit
Player 1 pays 1 credit
Player 1 receives 2 food in trade
The town of Player 5 produces 1 food and 1 credit
Player 5 has no room for 1 food and 1 credit
Player 4 chooses Pete (4)
Player 2 chooses Lou-Anne (2)
Player 3 chooses The Cook (1)
Player 1 chooses Wren Okafor (3)
Player 5 chooses Nadia Voles (5)
Round 4
Player 4 gains 2 credits
Player 2 has an additional turn
Player 5 gains 2 response tokens
Player 5 has no room for 2 food
Player 5 ends their turn
Player 4 ends their turn
Player 1 gains 2 response tokens
Player 1 has no room for 2 food
Player 1 plays Armoury
Player 1 plays Chicken Run
Player 1 ends their turn
Player 2 buys School for 2
Player 2 ends their turn
Player 3 buys Professor Wexley for 3
Player 3 ends their turn
Player 5 takes a wastes card into their hand
Player 5 takes a wastes card into their hand
Player 5 ends their turn
Player 4 buys Chicken Run for 0
Player 4 ends their turn
You take Ascendant Warband into your hand
Player 1 ends their turn
Player 2 gains 2 response tokens
Player 2 plays Doctor Amara Finch
Player 2 now has 1 victory points
Player 2 plays School
Player 2 ends their turn
Player 3 gains 2 response tokens
Player 3 plays Workshop
Player 3 now has the Medium HQ
Player 3 ends their turn
Player 2 passes and takes slot 1
The town of Player 5 produces 1 food and 1 credit
Player 5 pays 1 credit
Player 5 receives 2 food in trade
Player 5 has no room for 1 food and 2 response tokens
The town of Player 4 produces 1 credit
The town of Player 1 produces 2 food and 1 credit
Player 1 pays 3 food
Player 1 receives 1 credit in trade
Player 1 pays 1 credit
The town of Player 2 produces 1 credit
Player 2 pays 2 food and 1 response token
Player 2 receives 1 credit in trade
School leaves the town of Player 2
Doctor Amara Finch leaves the town of Player 2
Player 2 now has 0 victory points
The town of Player 3 produces 2 food and 1 credit
Player 2 chooses Nadia Voles (5)
Player 5 chooses Pete (4)
Player 4 chooses Sarge (6)
Player 1 chooses The Cook (1)
Player 3 chooses Wren Okafor (3)
Round 5
The alarm token of round 5 is blank
Player 5 gains 2 credits
Player 5 has no room for 2 credits
Player 4 passes and takes slot 1
Player 2 buys Watchtower for 2
Player 2 ends their turn
Player 5 ends their turn
Player 3 plays Professor Wexley
Player 3 buys Canteen for 1
Player 3 ends their turn
Player 1 ends their turn
Player 2 uses Scrap Yard
Player 2 discards Watchtower
Player 2 gains 1 credit
Player 2 gains 2 response tokens
Player 2 ends their turn
Player 5 ends their turn
Player 3 places 1 on Civil Defence Drill
Player 3 ends their turn
You take Viralz Horde into your hand
Player 1 ends their turn
Solar Rig leaves the market
The town of Player 4 produces 1 credit
The town of Player 2 produces 1 credit
Player 2 pays 1 credit
Player 2 receives 2 food in trade
The town of Player 5 produces 1 food and 1 credit
Player 5 has no room for 1 food and 1 credit
The town of Player 3 produces 2 food and 1 credit
Player 3 pays 3 food
Player 3 receives 1 credit in trade
Player 3 pays 1 food
The town of Player 1 produces 2 food and 1 credit
Player 1 pays 3 food
Player 1 receives 1 credit in trade
Armoury leaves the town of Player 1
Player 4 chooses Sarge (6)
Player 2 chooses Wren Okafor (3)
Player 5 chooses Nadia Voles (5)
Player 3 chooses The Cook (1)
Player 1 chooses Pete (4)
Round 6
The alarm token of round 6 is blank
Player 1 gains 2 credits
Player 1 has no room for 1 credit
Player 4 buys School for 4
Player 4 ends their turn
Player 5 passes and takes slot 1
Player 1 buys Planned Raid for 2
Player 1 ends their turn
Player 2 buys Hydroponics Bay for 0
Player 2 plays Hydroponics Bay
Player 2 ends their turn
Player 3 passes and takes slot 2
Player 4 gains 2 response tokens
Player 4 plays Chicken Run
Player 4 plays School
Player 4 ends their turn
Player 1 passes and takes slot 3
Player 2 pays 1 for research
Player 2 places 1 on Civil Defence Drill
Player 2 ends their turn
The town of Player 4 produces 1 food and 1 credit
Player 4 places 1 on Civil Defence Drill
School leaves the town of Player 4
The town of Player 5 produces 1 food and 1 credit
Player 5 pays 7 food
Player 5 receives 3 credits in trade
The town of Player 1 produces 2 food and 1 credit
Player 1 pays 1 credit
Player 1 receives 2 food in trade
Player 1 has no room for 2 credits
The town of Player 2 produces 3 food and 1 credit
Player 2 pays 1 credit
Player 2 has no room for 1 food
The town of Player 3 produces 2 food and 1 credit
Player 3 pays 1 credit
Player 3 receives 2 food in trade
Professor Wexley leaves the town of Player 3
Player 5 chooses Pete (4)
Player 3 chooses The Cook (1)
Player 1 chooses Wren Okafor (3)
Player 4 chooses Lou-Anne (2)
Player 2 chooses Nadia Voles (5)
Round 7
The alarm token of round 7 is active
Round 8 will be the last
Player 5 gains 2 credits
Player 4 has an additional turn
Player 2 buys Saloon for 2
Player 2 uses Scrap Yard
Player 2 discards Saloon
Player 2 gains 1 credit
Player 2 ends their turn
Player 5 gains 2 response tokens
Player 5 has no room for 1 credit and 1 response token
Player 5 plays Buried Cash
Player 5 gains 2 credits
Player 5 has no room for 1 credit
Player 5 ends their turn
Player 1 ends their turn
Player 4 gains 1 food and 2 response tokens
Player 4 plays Livestock Plague
Player 4 is about to lose Chicken Run
Chicken Run leaves the town of Player 4
Player 1 is about to lose Chicken Run
Chicken Run leaves the town of Player 1
Player 4 ends their turn
Player 3 takes a wastes card into their hand
Player 3 ends their turn
Player 2 buys Theresa for 0
Player 2 ends their turn
Player 5 buys Warehouse for 4
Player 5 ends their turn
You take Highway Toll into your hand
Player 1 ends their turn
Player 4 ends their turn
Player 3 ends their turn
Player 4 buys Workshop for 3
Player 4 plays Workshop
Player 4 ends their turn
The town of Player 2 produces 3 food and 1 credit
Player 2 pays 1 credit
Player 2 receives 2 food in trade
Player 2 pays 1 credit
Player 2 has no room for 3 food
The town of Player 5 produces 1 food and 1 credit
The town of Player 1 produces 1 food and 1 credit
Player 1 pays 3 food
Player 1 receives 1 credit in trade
The town of Player 4 produces 1 credit
Player 4 pays 1 credit
Player 4 receives 2 food in trade
The town of Player 3 produces 2 food and 1 credit
Player 3 pays 3 food
Player 3 receives 1 credit in trade
Player 2 chooses Sarge (6)
Player 5 chooses Wren Okafor (3)
Player 1 chooses Pete (4)
Player 4 chooses Lou-Anne (2)
Player 3 chooses Nadia Voles (5)
Round 8
Player 1 gains 2 credits
Player 1 has no room for 1 food and 1 credit
Player 4 has an additional turn
Player 2 gains 2 response tokens
Player 2 has no room for 1 food and 1 response token
Player 2 ends their turn
Player 3 buys Planned Raid for 3
Player 3 ends their turn
Player 1 buys RV for 0
Player 1 ends their turn
Player 5 ends their turn
Player 4 ends their turn
Player 2 takes a wastes card into their hand
Player 2 plays Toolkit
Player 2 uses Scrap Yard
Player 2 discards Theresa
Player 2 gains 1 credit
Player 2 ends their turn
Player 3 gains 4 response tokens
Player 3 plays Reinforced Walls
Player 3 ends their turn
Player 1 ends their turn
Player 5 buys Canteen for 1
Player 5 ends their turn
Player 4 ends their turn
Player 4 takes a wastes card into their hand
Player 4 puts 1 back under the deck
Player 4 ends their turn
The town of Player 2 produces 3 food and 1 credit
Player 2 pays 7 food
Player 2 receives 3 credits in trade
Hydroponics Bay leaves the town of Player 2
The town of Player 3 produces 2 food and 1 credit
The town of Player 1 produces 1 food and 1 credit
Player 1 pays 1 credit
Player 1 receives 2 food in trade
Player 1 has no room for 3 food
The town of Player 5 produces 1 food and 1 credit
Player 5 pays 1 credit
Player 5 receives 2 food in trade
The town of Player 4 produces 1 credit
Player 4 pays 3 food
Player 4 receives 1 credit in trade
The game is over: Player 2 wins
