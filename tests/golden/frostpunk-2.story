Player 2 takes the Leadership marker
Rim corner RC1: coal
Rim corner RC0: coal
Rim corner RC5: wood
Signal Lens will be ready in Round 3
Player 1 is the Generator Advisor
Player 2 is the Health Advisor
Player 1 is the Social Advisor
Player 2 is the Foreman Advisor
Player 2 has Harriet Voss, surgeon
Player 2 has Percival Thorne, surveyor
Player 1 has Odile Renn, draughtswoman
Player 1 has Beatrix Lund, quartermaster
The city spent 1 Coal
The Heat marker is on 1
Player 2: Gather from N3a (3 coal) (cold) (engineer)
One engineer fell sick
The city gained 2 Coal
Player 2 called on Harriet Voss, surgeon
One child was cured
One worker was cured
Player 2 called on Percival Thorne, surveyor
On hex FE3: tile F15
The city gained 3 Food
Player 1: Construct (engineer)
The city spent 2 Wood
Player 1 built: Sawmill on G5
The city spent 1 Wood
Player 1 built: Tent on FE3b
Dismantled: Tent
Player 1 called on Beatrix Lund, quartermaster
The city gained 2 Wood
Player 1 called on Odile Renn, draughtswoman
Signal Lens comes nearer: Round 2
Player 2: Gather from G4 (5 wood) (engineer)
The city gained 2 Wood
The city spent 1 Coal
The Heat marker is on 2
Player 1: Medical Post on G3: Cure 3, Treat 1 (engineer)
Player 1 used: Medical Post
One engineer was cured
Player 2: Construct (worker)
The city spent 2 Wood
Player 2 built: Sawmill on G1
The city spent 3 Wood
Player 2 built: Workshop on N2b
The city spent 1 Wood
Player 2 built: Tent on N2a
Player 1: The Last City: spend 1 Coal: -2 Stress (engineer)
The city spent 1 Coal
0 Stress cubes less
Player 2: Gather from N4b (2 coal) (worker)
The city gained 2 Coal
The city spent 1 Coal
The Heat marker is on 3
Player 1 passed
Player 2: Remove snow (cold) (worker)
One worker fell sick
On hex N5: tile N10
The city gained 3 Food
On hex N1: tile N11
Player 1 passed
Player 2: Construct (worker)
The city spent 2 Wood
Player 2 built: Charcoal Kiln on N4a
Dismantled: Tent
Dismantled: Workshop
Player 1 passed
Player 2: Sawmill on G5: fell up to 3 Trees here and around (worker)
Player 2 used: Sawmill
The city gained 1 Wood
Player 1 passed
Player 2: Construct (worker)
Dismantled: Charcoal Kiln
The city spent 2 Wood
Player 2 built: Medical Post on N1a
The Action Phase ends
Round 1: Dusk Phase
A Quiet Evening is revealed
Rest
Round 1: Hunger Phase
The city spent 11 Food
Round 1: Night Phase
One child sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One engineer fell sick
One engineer fell sick
One child fell sick
One child fell sick
One child fell sick
One child fell sick
One child fell sick
Round 1: Dawn Phase
Day 2 dawns; Player 1 leads
Signal Lens is developed
Beacon is upgraded
Better Snares will be ready in Round 4
Round 2: Morning Phase
Stolen Coal is revealed
The city lost 2 Coal
Let it go
Coal for Sale joins the Dusk deck
Round 2: Generator Phase
3 cubes were dropped, 3 were found in the drawer
The Heat marker goes back to the first space
Round 2: Weather Phase
The weather: Hard Frost
Round 2: Preparation Phase
1 Spent Child token went to the supply
1 Spent Worker token went to the supply
Player 1: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold) (engineer)
One engineer fell sick
Player 1 used: Generator
3 Stress cubes less
Player 2 passed
Player 1 passed
The Action Phase ends
Round 2: Dusk Phase
Coal for Sale is revealed
Thieves everywhere
A token came onto the discontent track: Mistrust
Mistrust (discontent) was activated
Round 2: Hunger Phase
The city spent 15 Food
Hunger rose to 2
Round 2: Night Phase
The city spent 2 Coal
The Heat marker is on 2
One child sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One child fell sick
One child fell sick
One child fell sick
One child fell sick
One child fell sick
Round 2: Dawn Phase
Day 3 dawns; Player 2 leads
Scenario card: Roofs
Fear (discontent) was activated
No Room joins the Dusk deck
Roofs leaves the game
Round 3: Morning Phase
Smoke on the Ridge is revealed
Stay by the fire
Resolve (hope) was exhausted
Round 3: Generator Phase
The city spent 1 Coal
The Heat marker is on 3
One worker fell sick
3 cubes were dropped, 1 were found in the drawer
The Heat marker goes back to the first space
Round 3: Weather Phase
The weather: Northern Wind
Round 3: Preparation Phase
1 Spent Engineer token went to the supply
2 Spent Child tokens went to the supply
One child is gravely ill
2 Spent Worker tokens went to the supply
One worker is gravely ill
Player 2: The Last City: spend 1 Coal: -2 Stress (engineer)
The city spent 1 Coal
1 Stress cube less
Player 1: Sawmill on G5: fell up to 3 Trees here and around (cold) (worker)
One worker fell sick
Player 1 used: Sawmill
The city gained 1 Wood
The city gained 1 Wood
Player 2: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold) (engineer)
One engineer fell sick
Player 2 used: Generator
0 Stress cubes less
Player 1: Remove snow (cold) (engineer)
One engineer fell sick
On hex FE2: tile F21
Player 2: Sawmill on G1: fell up to 3 Trees here and around (cold) (engineer)
One engineer fell sick
Player 2 used: Sawmill
Player 1 passed
Player 2: Gather from FE2a (2 wood) (cold) (worker)
One worker fell sick
The city gained 2 Wood
Player 1: Remove snow (cold) (worker)
One worker fell sick
On hex FC1: tile F11
Player 2: Gather from FE3a (1 core) (cold) (worker)
One worker fell sick
The city gained 1 Steam Core
The Action Phase ends
Round 3: Dusk Phase
Men with Hammers is revealed
A token came onto the discontent track: Anger
Anger (discontent) was activated
Talk them down
Empty Benches joins the Dusk deck
Round 3: Hunger Phase
A token came onto the discontent track: Mistrust
Hunger rose to 12
Round 3: Night Phase
One worker sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One worker died; the Corpse marker is on 1
The Citizen card drawn is Wren, chorister
Mistrust (discontent) was activated
One worker is gravely ill
One worker died; the Corpse marker is on 2
The Citizen card drawn is Tam Corrigan, hauler
One worker is gravely ill
One worker died; the Corpse marker is on 3
The Citizen card drawn is Rafe Colley, spokesman
A token came onto the discontent track: Mistrust
The people have banished you from the city: the game is lost
