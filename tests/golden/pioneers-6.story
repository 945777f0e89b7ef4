Player 1 plays red
Player 2 plays green
Player 3 plays blue
Player 4 plays purple
Player 5 plays orange
Player 6 plays yellow
Player 1 draws The Cook (1)
Player 2 draws Nadia Voles (5)
Player 3 draws Pete (4)
Player 4 draws Lou-Anne (2)
Player 5 draws Sarge (6)
Player 6 draws Wren Okafor (3)
Player 5 plays Farm
Player 2 takes a wastes card into their hand
Player 3 takes a wastes card into their hand
Player 6 takes a market card into their hand
Player 4 plays Training Grounds
Player 1 plays Armoury
The packets are passed to the left
Player 5 plays Kit the Tinkerer
Player 2 plays Watchtower
Player 3 plays Watchtower
Player 6 takes a market card into their hand
Player 4 plays Quartermaster Boone
Player 1 plays Tinned Food
Player 1 gains 4 food
Player 1 has no room for 2 response tokens
The packets are passed to the left
Player 5 plays Farm
Player 2 takes a wastes card into their hand
Player 3 takes a market card into their hand
Player 6 plays Trading Post
Player 4 takes a market card into their hand
You take Bazaar into your hand
Round 1
Player 5 buys School for 0
Player 5 ends their turn
Player 2 gains 2 response tokens
Player 2 ends their turn
Player 3 plays Trading Post
Player 3 plays Viralz Pack
Player 3 plays it on Player 5
Player 5 must reach 9 against Viralz Pack
Player 5 spends response tokens for +2
Player 5 rolls 4 and 5, in all 11
Player 5 fends Viralz Pack off
Player 3 takes a wastes card into their hand
Player 3 ends their turn
Player 6 pays 1 for research
Player 6 places 1 on Way of the Wastes
Player 6 plays Grain Silo
Player 6 ends their turn
Player 4 buys Workshop for 2
Player 4 ends their turn
Player 1 gains 2 response tokens
Player 1 has no room for 1 credit and 1 response token
Player 1 ends their turn
Player 5 plays School
Player 5 takes a wastes card into their hand
Player 5 ends their turn
Player 2 takes a wastes card into their hand
Player 2 ends their turn
Player 3 gains 2 response tokens
Player 3 plays Sister Ines
Player 3 now has 1 victory points
Player 3 ends their turn
Player 6 buys Radio Mast for 1
Player 6 ends their turn
Player 4 pays 1 for research
Player 4 places 1 on Open Channels
Player 4 ends their turn
Player 1 pays 1 for research
Player 1 places 1 on Open Channels
Player 1 ends their turn
The town of Player 5 produces 2 food and 1 credit
Player 5 pays 1 credit
Player 5 receives 2 food in trade
Kit the Tinkerer leaves the town of Player 5
School leaves the town of Player 5
The town of Player 2 produces 1 credit
Player 2 has no room for 1 credit
The town of Player 3 produces 2 credits
Player 3 pays 1 response token
Sister Ines leaves the town of Player 3
Player 3 now has 0 victory points
The town of Player 6 produces 2 credits
Player 6 pays 1 credit
Player 6 receives 2 food in trade
Trading Post leaves the town of Player 6
The town of Player 4 produces 1 credit and 1 response token
Player 4 pays 1 credit
Player 4 receives 2 food in trade
Quartermaster Boone leaves the town of Player 4
Training Grounds leaves the town of Player 4
The town of Player 1 produces 1 credit
Player 1 pays 3 food
Player 1 receives 1 credit in trade
Armoury leaves the town of Player 1
Player 5 chooses Nadia Voles (5)
Player 2 chooses The Cook (1)
Player 3 chooses Sarge (6)
Player 6 chooses Wren Okafor (3)
Player 4 chooses Pete (4)
Player 1 chooses Lou-Anne (2)
Round 2
Player 4 gains 2 credits
Player 1 has an additional turn
Player 3 buys Watchtower for 1
Player 3 ends their turn
Player 5 passes and takes slot 1
Player 4 pays 1 for research
Player 4 places 1 on Way of the Wastes
Player 4 plays Farm
Player 4 ends their turn
Player 6 takes a wastes card into their hand
Player 6 ends their turn
Player 1 gains 2 response tokens
Player 1 plays Bazaar
Player 1 ends their turn
Player 2 plays Ascendant Warband
Player 2 plays it on Player 5
Player 5 must reach 9 against Ascendant Warband
Player 5 rolls 2 and 2, in all 5
Player 5 fails against Ascendant Warband
Player 5 is about to lose Farm
Farm leaves the town of Player 5
Player 2 buys RV for 0
Player 2 plays Field Notes
Player 2 places 1 on Open Channels
Player 2 plays RV
Player 2 ends their turn
Player 3 buys Captain Roe for 3
Player 3 ends their turn
Player 4 gains 2 response tokens
Player 4 ends their turn
Player 6 ends their turn
Player 1 pays 1 for research
Player 1 places 1 on Way of the Wastes
Player 1 ends their turn
Player 2 passes and takes slot 2
Player 1 ends their turn
The town of Player 3 produces 2 credits
Player 3 pays 1 credit
Player 3 receives 2 food in trade
Player 3 pays 1 food
The town of Player 5 produces 1 food and 1 credit
Player 5 pays 5 food
Player 5 receives 2 credits in trade
The town of Player 4 produces 1 food and 1 credit
Player 4 pays 1 credit
Player 4 receives 2 food in trade
Player 4 has no room for 3 food
The town of Player 6 produces 1 credit
Player 6 pays 1 credit
Player 6 receives 2 food in trade
The town of Player 1 produces 1 credit
Player 1 pays 1 credit
Player 1 receives 2 food in trade
Bazaar leaves the town of Player 1
The town of Player 2 produces 1 credit
Player 5 chooses Nadia Voles (5)
Player 2 chooses Wren Okafor (3)
Player 3 chooses Pete (4)
Player 4 chooses Lou-Anne (2)
Player 6 chooses The Cook (1)
Player 1 chooses Sarge (6)
Round 3
Player 3 gains 2 credits
Player 4 has an additional turn
Player 1 ends their turn
Player 5 buys Doctor Amara Finch for 4
Player 5 ends their turn
Player 3 gains 2 response tokens
Player 3 plays Watchtower
Player 3 plays Captain Roe
Player 3 ends their turn
Player 2 buys Planned Raid for 1
Player 2 plays Adrenaline Shot
Player 2 ends their turn
Player 4 pays 1 for research
Player 4 places 1 on Open Channels
Player 4 plays Workshop
Player 4 ends their turn
Player 6 ends their turn
Player 1 buys Strongbox for 3
Player 1 ends their turn
Player 5 buys Hydroponics Bay for 0
Player 5 ends their turn
Player 3 ends their turn
Player 2 gains 2 response tokens
Player 2 ends their turn
Player 4 takes a wastes card into their hand
Player 4 ends their turn
Player 6 passes and takes slot 1
Player 4 ends their turn
The town of Player 1 produces 1 credit
Player 1 pays 1 credit
Player 1 receives 2 food in trade
The town of Player 5 produces 1 food and 1 credit
Player 5 pays 1 credit
Player 5 receives 2 food in trade
The town of Player 3 produces 2 credits
Trading Post leaves the town of Player 3
Captain Roe leaves the town of Player 3
The town of Player 2 produces 1 credit
The town of Player 4 produces 1 food and 1 credit
Player 4 pays 1 credit
Player 4 receives 2 food in trade
Player 4 has no room for 1 credit
The town of Player 6 produces 1 credit
Player 6 pays 3 food
Player 6 receives 1 credit in trade
Player 6 chooses The Cook (1)
Player 1 chooses Wren Okafor (3)
Player 5 chooses Pete (4)
Player 3 chooses Sarge (6)
Player 2 chooses Lou-Anne (2)
Player 4 chooses Nadia Voles (5)
Round 4
Player 5 gains 2 credits
Player 2 has an additional turn
Player 3 buys Theresa for 5
Player 3 ends their turn
Player 4 ends their turn
Player 5 buys School for 0
Player 5 ends their turn
You take Hunting Rifle into your hand
Player 1 ends their turn
Player 2 ends their turn
Player 6 buys School for 4
Player 6 ends their turn
Player 3 ends their turn
Player 4 buys Planned Raid for 1
Player 4 ends their turn
Player 5 gains 2 response tokens
Player 5 has no room for 2 response tokens
Player 5 ends their turn
Player 1 passes and takes slot 1
Player 2 gains 2 response tokens
Player 2 has no room for 1 response token
Player 2 plays Planned Raid
Player 2 plays it on Player 3
Player 3 is raided and sets the difficulty
Player 3 rolls 2 and 1, in all 7
Player 3 sets the difficulty to 7
Player 2 rolls 4 and 5, in all 11
Player 2 raids Player 3
Player 2 takes 1 food from Player 3
Player 2 ends their turn
Player 6 ends their turn
Player 2 pays 1 for research
Player 2 places 1 on Open Channels
Player 2 ends their turn
The town of Player 3 produces 1 credit
The town of Player 4 produces 1 food and 1 credit
Player 4 has no room for 1 credit
The town of Player 5 produces 1 food and 1 credit
Player 5 pays 3 food
Player 5 receives 1 credit in trade
The town of Player 1 produces 1 credit
The town of Player 2 produces 1 credit
The town of Player 6 produces 1 credit
Player 1 chooses The Cook (1)
Player 3 chooses Sarge (6)
Player 4 chooses Pete (4)
Player 5 chooses Wren Okafor (3)
Player 2 chooses Lou-Anne (2)
Player 6 chooses Nadia Voles (5)
Round 5
The alarm token of round 5 is blank
Player 4 gains 2 credits
Player 4 has no room for 2 food
Player 2 has an additional turn
Player 3 ends their turn
Player 6 passes and takes slot 1
Player 4 buys RV for 0
Player 4 ends their turn
Player 5 passes and takes slot 2
Player 2 passes and takes slot 3
Player 1 ends their turn
Player 3 gains 2 response tokens
Player 3 plays Theresa
Player 3 ends their turn
Player 4 takes a wastes card into their hand
Player 4 ends their turn
Player 1 buys Saloon for 1
Player 1 ends their turn
The town of Player 3 produces 1 credit and 1 response token
Player 3 pays 1 credit
Player 3 receives 2 food in trade
Player 3 pays 1 food
The town of Player 6 produces 1 credit
Player 6 pays 1 credit
Player 6 receives 2 food in trade
The town of Player 4 produces 1 food and 1 credit
Player 4 has no room for 2 food
The town of Player 5 produces 1 food and 1 credit
Player 5 pays 1 credit
Player 5 receives 2 food in trade
Player 5 has no room for 3 credits
The town of Player 2 produces 1 credit
Player 2 pays 1 credit
Player 2 receives 2 food in trade
Player 2 has no room for 2 credits
The town of Player 1 produces 1 credit
Player 6 chooses Sarge (6)
Player 5 chooses Lou-Anne (2)
Player 2 chooses Pete (4)
Player 3 chooses Wren Okafor (3)
Player 4 chooses The Cook (1)
Player 1 chooses Nadia Voles (5)
Round 6
The alarm token of round 6 is blank
Player 2 gains 2 credits
Player 2 has no room for 2 food
Player 5 has an additional turn
Player 6 plays Viralz Horde
Player 6 plays it on Player 5
Player 5 must reach 8 against Viralz Horde
Player 5 rolls 3 and 2, in all 5
Player 5 fails against Viralz Horde
Player 5 is about to lose Farm
Farm leaves the town of Player 5
Player 6 gains 2 response tokens
Player 6 plays Bazaar
Player 6 ends their turn
Player 1 ends their turn
Player 2 passes and takes slot 1
Player 3 passes and takes slot 2
Player 5 buys Chicken Run for 1
Player 5 ends their turn
Player 4 buys Chicken Run for 3
Player 4 ends their turn
Player 6 pays 1 for research
Player 6 places 1 on Way of the Wastes
Player 6 ends their turn
You take Highway Toll into your hand
You take Hunting Rifle into your hand
Player 1 ends their turn
Player 5 buys Pig Pens for 0
Player 5 ends their turn
Player 4 gains 3 response tokens
Player 4 plays Ascendant Warband
Player 4 plays it on Player 2
Player 2 must reach 9 against Ascendant Warband
Player 2 rolls 1 and 5, in all 7
Player 2 spends a response token to reroll
Player 2 rolls 6 and 6, in all 13
Player 2 fends Ascendant Warband off
Player 4 ends their turn
Player 5 passes and takes slot 3
The town of Player 6 produces 1 credit
Player 6 pays 1 food
The town of Player 1 produces 1 credit
Player 1 has no room for 1 food
The town of Player 2 produces 1 credit
Player 2 pays 1 credit
Player 2 receives 2 food in trade
Player 2 has no room for 1 credit
The town of Player 3 produces 1 credit and 1 response token
Player 3 pays 1 response token
The town of Player 5 produces 1 credit
Player 5 pays 3 food
Player 5 receives 1 credit in trade
The town of Player 4 produces 1 food and 1 credit
Player 4 pays 2 food and 1 response token
Player 4 receives 1 credit in trade
Player 2 chooses Pete (4)
Player 3 chooses Wren Okafor (3)
Player 5 chooses Lou-Anne (2)
Player 6 chooses Nadia Voles (5)
Player 1 chooses Sarge (6)
Player 4 chooses The Cook (1)
Round 7
The alarm token of round 7 is active
Round 8 will be the last
Player 2 gains 2 credits
Player 2 has no room for 2 credits
Player 5 has an additional turn
You take Adrenaline Shot into your hand
Player 1 plays Highway Toll
Player 1 plays it on Player 2
Player 2 must reach 9 against Highway Toll
Player 2 rolls 3 and 1, in all 5
Player 2 fails against Highway Toll
Player 1 takes 2 credits from Player 2
Player 1 has no room for 2 credits
Player 1 ends their turn
Player 6 buys Grain Silo for 0
Player 6 ends their turn
Player 2 gains 2 response tokens
Player 2 ends their turn
Player 3 pays 1 for research
Player 3 places 1 on Open Channels
Player 3 ends their turn
Player 5 buys Farm for 3
Player 5 ends their turn
Player 4 plays Chicken Run
Player 4 takes a wastes card into their hand
Player 4 ends their turn
You take Old Brandt into your hand
Player 1 ends their turn
Player 6 buys Pig Pens for 1
Player 6 ends their turn
Player 2 buys Farm for 0
Player 2 ends their turn
Player 3 takes a wastes card into their hand
Player 3 plays Hunting Rifle
Player 3 ends their turn
Player 5 ends their turn
Player 4 takes a wastes card into their hand
Player 4 ends their turn
Player 5 takes a wastes card into their hand
Player 5 ends their turn
The town of Player 1 produces 1 credit
Player 1 pays 1 credit
Player 1 receives 2 food in trade
Player 1 has no room for 2 credits
The town of Player 6 produces 1 credit
Bazaar leaves the town of Player 6
The town of Player 2 produces 1 credit
Player 2 has no room for 1 food
The town of Player 3 produces 1 credit and 1 response token
Player 3 pays 1 credit
Player 3 receives 2 food in trade
Theresa leaves the town of Player 3
The town of Player 5 produces 1 credit
Player 5 pays 1 credit
Player 5 receives 2 food in trade
The town of Player 4 produces 2 food and 1 credit
Player 4 pays 3 food
Player 4 receives 1 credit in trade
Player 1 chooses Nadia Voles (5)
Player 6 chooses Wren Okafor (3)
Player 2 chooses The Cook (1)
Player 3 chooses Sarge (6)
Player 5 chooses Pete (4)
Player 4 chooses Lou-Anne (2)
Round 8
Player 5 gains 2 credits
Player 4 has an additional turn
Player 3 gains 2 response tokens
Player 3 has no room for 2 credits
Player 3 ends their turn
You take Caravan into your hand
You take Molotovs into your hand
Player 1 ends their turn
Player 5 buys Professor Wexley for 0
Player 5 ends their turn
Player 6 passes and takes slot 1
Player 4 ends their turn
Player 2 takes a wastes card into their hand
Player 2 ends their turn
Player 3 gains 2 response tokens
Player 3 has no room for 2 food
Player 3 ends their turn
Player 1 ends their turn
Player 5 gains 2 response tokens
Player 5 has no room for 1 credit
Player 5 plays Hydroponics Bay
Player 5 plays Doctor Amara Finch
Player 5 now has 1 victory points
Player 5 ends their turn
Player 4 buys Magda the Broker for 4
Player 4 ends their turn
Player 2 buys Canteen for 1
Player 2 plays Granny Bea
Player 2 now has 1 victory points
Player 2 plays Farm
Player 2 ends their turn
Player 4 passes and takes slot 2
The town of Player 3 produces 1 credit
Player 3 pays 1 credit
Player 3 receives 2 food in trade
Player 3 has no room for 2 food
The town of Player 1 produces 1 credit
Player 1 has no room for 1 food
The town of Player 5 produces 3 food and 1 credit
Player 5 pays 5 food
Player 5 receives 2 credits in trade
Hydroponics Bay leaves the town of Player 5
Doctor Amara Finch leaves the town of Player 5
Player 5 now has 0 victory points
The town of Player 6 produces 1 credit
The town of Player 4 produces 2 food and 1 credit
Player 4 pays 3 food
Player 4 receives 1 credit in trade
The town of Player 2 produces 1 food and 1 credit
The game is over: Player 2 wins
