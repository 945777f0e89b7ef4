Player 1 plays orange
Player 2 plays purple
Player 3 plays yellow
Player 1 draws Lou-Anne (2)
Player 2 draws Nadia Voles (5)
Player 3 draws Wren Okafor (3)
Player 2 takes a market card into their hand
Player 3 plays Adrenaline Shot
You take Ascendant Warband into your hand
The packets are passed to the left
Player 2 plays Scrap Yard
Player 3 plays Training Grounds
You take School into your hand
The packets are passed to the left
Player 2 plays Reinforced Walls
Player 3 takes a market card into their hand
You take Kit the Tinkerer into your hand
Round 1
Player 2 takes a wastes card into their hand
Player 2 ends their turn
Player 3 pays 1 for research
Player 3 places 1 on Crop Rotation
Player 3 ends their turn
Player 1 plays School
Player 1 gains 2 response tokens
Player 1 ends their turn
Player 2 takes a wastes card into their hand
Player 2 plays Saloon
Player 2 ends their turn
Player 3 gains 2 response tokens
Player 3 ends their turn
Player 1 buys Professor Wexley for 2
Player 1 plays Ascendant Warband
Player 1 plays it on Player 3
Player 3 must reach 9 against Ascendant Warband
Player 3 spends response tokens for +3
Player 3 rolls 2 and 1, in all 8
Player 3 uses Adrenaline Shot
Adrenaline Shot leaves the town of Player 3
Player 3 rolls 1 and 2, in all 10
Player 3 fends Ascendant Warband off
Player 1 plays Professor Wexley
Player 1 ends their turn
Captain Roe leaves the market
The town of Player 2 produces 2 credits
Saloon leaves the town of Player 2
The town of Player 3 produces 1 credit and 1 response token
Player 3 pays 1 credit and 1 response token
The town of Player 1 produces 1 credit
Player 1 places 1 on Open Channels
Player 1 pays 1 response token
Professor Wexley leaves the town of Player 1
Player 2 chooses Wren Okafor (3)
Player 3 chooses Pete (4)
Player 1 chooses Lou-Anne (2)
Round 2
Player 3 gains 2 credits
Player 1 has an additional turn
Player 3 buys Planned Raid for 4
Player 3 ends their turn
Player 2 gains 2 response tokens
Player 2 has no room for 1 credit
Player 2 ends their turn
Player 1 buys RV for 0
Player 1 ends their turn
Player 3 ends their turn
Player 2 takes a wastes card into their hand
Player 2 plays Highway Toll
Player 2 plays it on Player 1
Player 1 must reach 9 against Highway Toll
Player 1 rolls 6 and 4, in all 10
Player 1 fends Highway Toll off
Player 2 ends their turn
Player 1 gains 2 response tokens
Player 1 plays RV
Player 1 ends their turn
Player 1 passes and takes slot 1
The town of Player 3 produces 1 credit and 1 response token
Training Grounds leaves the town of Player 3
The town of Player 2 produces 1 credit
Player 2 pays 1 credit
Player 2 receives 2 food in trade
Player 2 has no room for 1 credit
The town of Player 1 produces 1 credit
Player 1 pays 1 response token
Player 1 chooses Lou-Anne (2)
Player 3 chooses Sarge (6)
Player 2 chooses Pete (4)
Round 3
Player 2 gains 2 credits
Player 2 has no room for 1 food and 1 credit
Player 1 has an additional turn
Player 3 pays 1 for research
Player 3 places 1 on Open Channels
Player 3 ends their turn
Player 2 ends their turn
You take Binoculars into your hand
Player 1 ends their turn
Player 3 buys Workshop for 1
Player 3 ends their turn
Player 2 pays 1 for research
Player 2 places 1 on Crop Rotation
Player 2 plays Arc Levy
Player 1 loses 1 credit
Player 3 loses nothing
Player 2 uses Scrap Yard
Player 2 discards Viralz Horde
Player 2 gains 1 credit
Player 2 ends their turn
Player 1 gains 2 response tokens
Player 1 plays Kit the Tinkerer
Player 1 ends their turn
Player 1 pays 1 for research
Player 1 places 1 on Open Channels
Player 1 ends their turn
Bazaar leaves the market
The town of Player 3 produces 1 credit
Player 3 pays 1 credit
Player 3 receives 2 food in trade
The town of Player 2 produces 1 credit
Player 2 pays 1 credit
Player 2 receives 2 food in trade
Player 2 has no room for 1 food
The town of Player 1 produces 1 credit
Player 1 places 1 on Open Channels
School leaves the town of Player 1
Player 3 chooses Pete (4)
Player 2 chooses Sarge (6)
Player 1 chooses The Cook (1)
Round 4
Player 3 gains 2 credits
Player 2 buys Farm for 3
Player 2 ends their turn
Player 3 gains 2 response tokens
Player 3 plays Planned Raid
Player 3 plays it on Player 1
Player 1 is raided and sets the difficulty
Player 1 rolls 3 and 1, in all 4
Player 1 sets the difficulty to 4
Player 3 spends response tokens for +1
Player 3 rolls 4 and 5, in all 12
Player 3 raids Player 1
Player 3 takes 2 credits from Player 1
Player 3 ends their turn
Player 1 gains 2 response tokens
Player 1 plays Binoculars
Player 1 ends their turn
Player 2 buys Workshop for 0
Player 2 uses Scrap Yard
Player 2 discards Farm
Player 2 gains 1 credit
Player 2 ends their turn
Player 3 takes a wastes card into their hand
Player 3 ends their turn
Player 1 uses Binoculars
You look at Refugee Column
You look at Night Saboteurs
Player 1 puts a card back, top
Player 1 puts a card back, bottom
Player 1 pays 1 for research
Player 1 places 1 on Open Channels
Player 1 ends their turn
The town of Player 2 produces 1 credit
Player 2 pays 1 credit
Player 2 receives 2 food in trade
The town of Player 3 produces 1 credit
Player 3 pays 1 credit
Player 3 receives 2 food in trade
Player 3 has no room for 2 food
The town of Player 1 produces 1 credit
Player 2 chooses Lou-Anne (2)
Player 3 chooses Sarge (6)
Player 1 chooses The Cook (1)
Round 5
The alarm token of round 5 is active
Round 6 will be the last
Player 2 has an additional turn
Player 3 passes and takes slot 1
Player 2 uses Scrap Yard
Player 2 discards Workshop
Player 2 gains 1 credit
Player 2 has no room for 1 food
Player 2 buys Watchtower for 2
Player 2 ends their turn
You take Night Saboteurs into your hand
Player 1 uses Binoculars
You look at Raid
You look at Arc Grant
Player 1 puts a card back, top
Player 1 puts a card back, top
Player 1 plays Night Saboteurs
Player 1 plays it on Player 3
Player 3 must reach 9 against Night Saboteurs
Player 3 rolls 3 and 4, in all 9
Player 3 fends Night Saboteurs off
Player 1 ends their turn
Player 2 ends their turn
Player 1 uses Binoculars
You look at Raid
You look at Arc Grant
Player 1 puts a card back, bottom
Player 1 puts a card back, bottom
Player 1 gains 2 response tokens
Player 1 ends their turn
Player 2 buys Theresa for 0
Player 2 ends their turn
The town of Player 3 produces 1 credit
Player 3 has no room for 1 credit
The town of Player 2 produces 1 credit
Player 2 pays 3 food
Player 2 receives 1 credit in trade
The town of Player 1 produces 1 credit
Player 3 chooses The Cook (1)
Player 2 chooses Wren Okafor (3)
Player 1 chooses Lou-Anne (2)
Round 6
The alarm token of round 6 is blank
Player 1 has an additional turn
Player 2 buys Trading Post for 0
Player 2 uses Scrap Yard
Player 2 discards Theresa
Player 2 gains 1 credit
Player 2 ends their turn
Player 1 passes and takes slot 1
Player 3 buys School for 3
Player 3 ends their turn
Player 2 passes and takes slot 2
Player 3 passes and takes slot 3
The town of Player 2 produces 1 credit
The town of Player 1 produces 1 credit
Player 1 pays 1 credit
Player 1 receives 2 food in trade
The town of Player 3 produces 1 credit
Player 3 pays 1 credit
Player 3 receives 2 food in trade
The game is over: Player 2 wins
