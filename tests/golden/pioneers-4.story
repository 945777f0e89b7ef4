Player 1 plays purple
Player 2 plays green
Player 3 plays yellow
Player 4 plays blue
Player 1 draws Pete (4)
Player 2 draws Nadia Voles (5)
Player 3 draws Sarge (6)
Player 4 draws Wren Okafor (3)
Player 3 plays Salvaged Minigun
Player 2 takes a market card into their hand
You take Night Saboteurs into your hand
Player 4 takes a wastes card into their hand
The packets are passed to the left
Player 3 takes a market card into their hand
Player 2 takes a market card into their hand
You take Saloon into your hand
Player 4 takes a market card into their hand
The packets are passed to the left
Player 3 plays School
Player 2 plays Watchtower
You take Raid into your hand
Player 4 takes a wastes card into their hand
Round 1
Player 3 buys Watchtower for 0
Player 3 plays Watchtower
Player 3 plays Solar Rig
Player 3 ends their turn
Player 2 buys Pig Pens for 2
Player 2 ends their turn
Player 1 passes and takes slot 1
Player 4 takes a wastes card into their hand
Player 4 plays Caravan
Player 4 buys Scrap Yard for 0
Player 4 plays Reinforced Walls
Player 4 ends their turn
Player 3 passes and takes slot 2
Player 2 takes a wastes card into their hand
Player 2 plays Viralz Pack
Player 2 plays it on Player 4
Player 4 must reach 9 against Viralz Pack
Player 4 rolls 2 and 1, in all 3
Player 4 fails against Viralz Pack
Player 4 loses nothing
Player 2 plays Pig Pens
Player 2 ends their turn
Player 4 takes a wastes card into their hand
Player 4 ends their turn
The town of Player 3 produces 1 credit and 1 response token
Player 3 places 1 on Purchasing Power
School leaves the town of Player 3
Salvaged Minigun leaves the town of Player 3
The town of Player 2 produces 1 food and 1 credit
Player 2 pays 1 credit
Player 2 receives 2 food in trade
The town of Player 1 produces 1 credit
Player 1 pays 1 credit
Player 1 receives 2 food in trade
The town of Player 4 produces 1 credit
Player 1 chooses Lou-Anne (2)
Player 3 chooses The Cook (1)
Player 2 chooses Pete (4)
Player 4 chooses Wren Okafor (3)
Round 2
Player 2 gains 2 credits
Player 1 has an additional turn
Player 2 gains 2 response tokens
Player 2 has no room for 1 credit
Player 2 uses Pig Pens
Pig Pens leaves the town of Player 2
Player 2 gains 4 food
Player 2 has no room for 3 food and 1 credit
Player 2 plays Hydroponics Bay
Player 2 ends their turn
Player 4 buys Bazaar for 1
Player 4 ends their turn
Player 1 plays Raid
Player 1 plays it on Player 4
Player 4 is raided and sets the difficulty
Player 4 rolls 1 and 5, in all 7
Player 4 sets the difficulty to 7
Player 1 plays Saloon
Player 1 rolls 1 and 5, in all 6
The raid of Player 1 on Player 4 fails
Player 1 gains 2 response tokens
Player 1 plays Night Saboteurs
Player 1 plays it on Player 4
Player 4 must reach 9 against Night Saboteurs
Player 4 rolls 1 and 2, in all 4
Player 4 fails against Night Saboteurs
Player 4 is about to lose Reinforced Walls
Reinforced Walls leaves the town of Player 4
Player 1 ends their turn
Player 3 pays 1 for research
Player 3 places 1 on Crop Rotation
Player 3 ends their turn
Player 2 gains 2 response tokens
Player 2 has no room for 1 food
Player 2 ends their turn
Player 4 takes a wastes card into their hand
Player 4 ends their turn
Player 1 buys Farm for 0
Player 1 plays Farm
Player 1 ends their turn
Player 3 ends their turn
Player 1 passes and takes slot 1
The town of Player 2 produces 3 food and 1 credit
Player 2 pays 4 food and 3 response tokens
Player 2 receives 3 credits in trade
Hydroponics Bay leaves the town of Player 2
The town of Player 4 produces 1 credit
Player 4 pays 1 credit
Player 4 receives 2 food in trade
The town of Player 1 produces 1 food and 2 credits
Player 1 pays 1 credit
Player 1 receives 2 food in trade
Player 1 pays 1 food
Player 1 has no room for 1 food
The town of Player 3 produces 1 credit and 1 response token
Player 1 chooses Nadia Voles (5)
Player 2 chooses Pete (4)
Player 4 chooses Lou-Anne (2)
Player 3 chooses Sarge (6)
Round 3
Player 2 gains 2 credits
Player 2 has no room for 2 credits
Player 4 has an additional turn
Player 3 ends their turn
Player 1 gains 2 response tokens
Player 1 has no room for 2 credits
Player 1 ends their turn
Player 2 passes and takes slot 1
Player 4 passes and takes slot 2
Player 3 ends their turn
Player 1 pays 1 for research
Player 1 places 1 on Crop Rotation
Player 1 ends their turn
Planned Raid leaves the market
The town of Player 3 produces 1 credit and 1 response token
Player 3 pays 1 credit
Player 3 receives 2 food in trade
Player 3 has no room for 1 credit and 1 response token
The town of Player 1 produces 1 food and 2 credits
Player 1 pays 3 food
Player 1 receives 1 credit in trade
Player 1 pays 1 food
The town of Player 2 produces 1 credit
Player 2 has no room for 1 credit
The town of Player 4 produces 1 credit
Player 4 pays 1 credit
Player 4 receives 2 food in trade
Player 2 chooses The Cook (1)
Player 4 chooses Wren Okafor (3)
Player 3 chooses Sarge (6)
Player 1 chooses Pete (4)
Round 4
Player 1 gains 2 credits
Player 1 has no room for 1 credit
Player 3 gains 2 response tokens
Player 3 has no room for 2 response tokens
Player 3 ends their turn
Player 1 buys Theresa for 0
Player 1 ends their turn
Player 4 ends their turn
Player 2 buys Farm for 4
Player 2 ends their turn
Player 3 gains 2 response tokens
Player 3 has no room for 2 response tokens
Player 3 ends their turn
Player 1 pays 1 for research
Player 1 places 1 on Purchasing Power
Player 1 plays Theresa
Player 1 ends their turn
Player 4 ends their turn
Player 2 passes and takes slot 1
The town of Player 3 produces 1 credit and 1 response token
Player 3 pays 1 credit
Player 3 receives 2 food in trade
Player 3 has no room for 1 credit and 2 response tokens
The town of Player 1 produces 1 food and 2 credits and 1 response token
Saloon leaves the town of Player 1
Theresa leaves the town of Player 1
Player 1 has no room for 3 credits
The town of Player 4 produces 1 credit
Player 4 pays 3 food
Player 4 receives 1 credit in trade
The town of Player 2 produces 1 credit
Player 2 chooses Sarge (6)
Player 3 chooses Pete (4)
Player 1 chooses Lou-Anne (2)
Player 4 chooses Nadia Voles (5)
Round 5
The alarm token of round 5 is blank
Player 3 gains 2 credits
Player 3 has no room for 2 credits
Player 1 has an additional turn
Player 2 passes and takes slot 1
Player 4 takes a wastes card into their hand
Player 4 takes a wastes card into their hand
Player 4 ends their turn
Player 3 passes and takes slot 2
Player 1 buys Magda the Broker for 1
Player 1 plays Magda the Broker
Player 1 ends their turn
Player 4 takes a wastes card into their hand
Player 4 takes a wastes card into their hand
Player 4 ends their turn
Player 1 passes and takes slot 3
Canteen leaves the market
The town of Player 2 produces 1 credit
The town of Player 4 produces 1 credit
The town of Player 3 produces 1 credit and 1 response token
Player 3 pays 1 credit
Player 3 receives 2 food in trade
Player 3 has no room for 2 food and 1 response token
The town of Player 1 produces 1 food and 1 credit
Magda the Broker leaves the town of Player 1
Player 2 chooses Lou-Anne (2)
Player 3 chooses Sarge (6)
Player 1 chooses The Cook (1)
Player 4 chooses Nadia Voles (5)
Round 6
The alarm token of round 6 is blank
Player 2 has an additional turn
Player 3 buys Trading Post for 2
Player 3 ends their turn
Player 4 buys Grain Silo for 3
Player 4 ends their turn
Player 2 takes a wastes card into their hand
Player 2 ends their turn
Player 1 buys Farm for 4
Player 1 ends their turn
Player 3 gains 2 response tokens
Player 3 plays Trading Post
Player 3 ends their turn
Player 4 takes a wastes card into their hand
Player 4 takes a wastes card into their hand
Player 4 ends their turn
Player 2 gains 2 response tokens
Player 2 plays Drought
Player 2 gains 2 food
Player 2 has no room for 1 food
Player 2 plays Radio Mast
Player 2 ends their turn
Player 1 buys Chicken Run for 0
Player 1 ends their turn
Player 2 gains 2 response tokens
Player 2 has no room for 1 credit
Player 2 ends their turn
The town of Player 3 produces 2 credits and 1 response token
Player 3 pays 1 food
Player 3 has no room for 1 credit
The town of Player 4 produces 1 credit
Player 4 pays 1 credit
Player 4 receives 2 food in trade
The town of Player 2 produces 1 credit
Player 2 pays 3 food and 2 response tokens
Player 2 receives 2 credits in trade
The town of Player 1 produces 1 credit
Player 1 pays 1 credit
Player 1 receives 2 food in trade
Player 3 chooses Nadia Voles (5)
Player 4 chooses Pete (4)
Player 2 chooses Wren Okafor (3)
Player 1 chooses Sarge (6)
Round 7
The alarm token of round 7 is active
Round 8 will be the last
Player 4 gains 2 credits
Player 4 has no room for 1 food
Player 1 passes and takes slot 1
Player 3 buys RV for 0
Player 3 plays RV
Player 3 ends their turn
Player 4 buys Canteen for 2
Player 4 ends their turn
Player 2 takes a wastes card into their hand
Player 2 puts 1 back under the deck
Player 2 ends their turn
Player 3 pays 1 for research
Player 3 places 1 on Purchasing Power
Player 3 ends their turn
Player 4 takes a wastes card into their hand
Player 4 ends their turn
Player 2 ends their turn
The town of Player 1 produces 1 food and 1 credit
Player 1 pays 5 food
Player 1 receives 2 credits in trade
The town of Player 3 produces 2 credits and 1 response token
Player 3 pays 2 food and 1 response token
Player 3 receives 1 credit in trade
Trading Post leaves the town of Player 3
The town of Player 4 produces 1 credit
Player 4 pays 1 credit
Player 4 receives 2 food in trade
The town of Player 2 produces 1 credit
Player 1 chooses Wren Okafor (3)
Player 3 chooses Nadia Voles (5)
Player 4 chooses Pete (4)
Player 2 chooses Lou-Anne (2)
Round 8
Player 4 gains 2 credits
Player 4 has no room for 2 credits
Player 2 has an additional turn
Player 3 ends their turn
Player 4 buys Grain Silo for 2
Player 4 ends their turn
Player 1 ends their turn
Player 2 buys Pig Pens for 1
Player 2 ends their turn
Player 3 buys Training Grounds for 4
Player 3 ends their turn
Player 4 gains 2 response tokens
Player 4 plays Viralz Migration
Player 1 must reach 7 against Viralz Migration
Player 1 rolls 1 and 6, in all 8
Player 1 fends Viralz Migration off
Player 2 must reach 7 against Viralz Migration
Player 2 rolls 4 and 6, in all 11
Player 2 fends Viralz Migration off
Player 3 must reach 7 against Viralz Migration
Player 3 rolls 3 and 4, in all 9
Player 3 fends Viralz Migration off
Player 4 plays Ascendant Whisper
Player 4 plays it on Player 3
Player 3 must reach 10 against Ascendant Whisper
Player 3 rolls 2 and 3, in all 7
Player 3 fails against Ascendant Whisper
Player 3 loses 1 food
Player 4 ends their turn
Player 1 passes and takes slot 1
Player 2 passes and takes slot 2
Farm leaves the market
The town of Player 3 produces 1 credit and 1 response token
Player 3 pays 1 credit
Player 3 receives 2 food in trade
The town of Player 4 produces 1 credit
The town of Player 1 produces 1 food and 1 credit
The town of Player 2 produces 1 credit
Player 2 pays 1 credit
Player 2 receives 2 food in trade
The game is over: Player 3 wins
