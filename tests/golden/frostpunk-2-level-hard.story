Player 1 takes the Leadership marker
Rim corner RC1: blank
Rim corner RC0: wood
Rim corner RC5: coal
Rim corner RC4: wood
Steam Saws will be ready in Round 3
Player 2 is the Generator Advisor
Player 2 is the Health Advisor
Player 1 is the Social Advisor
Player 1 is the Foreman Advisor
Player 1 has Tam Corrigan, hauler
Player 1 has Magnus Aldous, chemist
Player 2 has Beatrix Lund, quartermaster
Player 2 has Florrie, storyteller
The city spent 4 Coal
The Heat marker is on 4
Player 1: Gather from N2a (3 coal) (engineer)
The city gained 2 Coal
Player 1 called on Magnus Aldous, chemist
One engineer was cured
One worker was cured
One child was cured
Player 1 called on Tam Corrigan, hauler
The city gained 2 Coal
Player 2: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (engineer)
Player 2 used: Generator
0 Stress cubes less
Player 2 called on Beatrix Lund, quartermaster
The city gained 2 Coal
Player 2 called on Florrie, storyteller
Unity (hope) was activated
Unity (hope) was activated
Player 1: Gather from G5 (5 coal) (worker)
The city gained 2 Coal
Player 2: Dais: pass a Law (engineer)
Player 2 used: Dais
Player 2 passed a Law: Children at Work
From now on: Each Round 1 Child Meeple may act, a second one if any 1 Hope token is exhausted. Children may only Remove Snow, Gather Resources or Construct.
A token came onto the discontent track: Mistrust
Devotion (hope) was exhausted
Small Hands, Sharp Machines joins the Dusk deck
Player 1: Construct (child)
Dismantled: Medical Post
The city spent 2 Wood
Player 1 built: Hunter's Hut on N1b
The city spent 2 Wood
Player 1 built: Medical Post on G3
Player 2: Medical Post: Cure 4, Treat 1 (engineer)
Player 2 used: Medical Post
One worker was cured
One child was cured
Player 1: Construct (engineer)
The city spent 3 Wood
Player 1 built: Beacon on N3b
Dismantled: Beacon
Dismantled: Hunter's Hut
Player 2: Gather from N1a (3 coal) (worker)
The city gained 2 Coal
Player 1: Construct (worker)
Player 2: Gather from G4 (5 wood) (worker)
The city gained 2 Wood
Player 1: Construct (worker)
The city spent 1 Wood
Player 1 built: Tent on N3a
The city spent 1 Wood
Player 1 built: Tent on N1b
Dismantled: Tent
Unity (hope) was exhausted
A second Child is put to work
Player 2: Construct (child)
Dismantled: Tent
Dismantled: Tent
Dismantled: Tent
Player 1 passed
Player 2: Remove snow (cold) (worker)
One worker fell sick
On hex FC2: tile F07
The Action Phase ends
Round 1: Dusk Phase
A Song at the Boiler is revealed
Devotion (hope) was activated
Listen
Round 1: Hunger Phase
The city spent 13 Food
Round 1: Night Phase
One worker sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
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
Round 1: Dawn Phase
Day 2 dawns; Player 2 leads
Round 2: Morning Phase
Snow-Blind is revealed
Carry on
One worker fell sick
One worker fell sick
Round 2: Generator Phase
3 cubes were dropped, 0 were found in the drawer
The Heat marker goes back to the first space
Round 2: Weather Phase
The weather: Deep Cold
Round 2: Preparation Phase
Player 1 advises: Foreman Advisor
Unity (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
1 Spent Engineer token went to the supply
1 Spent Child token went to the supply
1 Spent Worker token went to the supply
Player 2: Construct (child)
Player 1: Gather from N2a (1 coal) (cold) (worker)
One worker fell sick
The city gained 1 Coal
The city spent 5 Coal
The Heat marker is on 5
Player 2: Dais: pass a Law (engineer)
Player 2 used: Dais
Player 2 passed a Law: Any Roof
From now on: Ruins on the map give 2 slots each, if heated.
Fear (discontent) was activated
Player 1 passed
Player 2: Gather from G5 (3 coal) (worker)
The city gained 2 Coal
Player 1: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (engineer)
Player 1 used: Generator
0 Stress cubes less
Player 2 passed
Player 1: Gather from G4 (3 wood) (engineer)
The city gained 2 Wood
Player 2: The Last City: spend 1 Coal: -2 Stress (engineer)
The city spent 1 Coal
0 Stress cubes less
Player 1: Gather from FC2a (4 coal) (worker)
The city gained 2 Coal
Devotion (hope) was exhausted
A second Child is put to work
Player 2: Gather from N1a (1 coal) (child)
The city gained 1 Coal
Player 1: Construct (worker)
The city spent 1 Wood
Player 1 built: Tent on N1b
The city spent 2 Wood
Player 1 built: Sawmill on N3b
Player 2: Remove snow (cold) (worker)
One worker fell sick
On hex N0: tile N02
On hex N4: tile N05
The city gained 2 Food
Player 1: Sawmill: fell up to 3 Trees here and around (worker)
Player 1 used: Sawmill
The Action Phase ends
Round 2: Dusk Phase
Coughing in the Dark is revealed
So be it
Round 2: Hunger Phase
The city spent 7 Food
Hunger rose to 9
Round 2: Night Phase
One worker sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
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
Day 3 dawns; Player 1 leads
Steam Saws is developed
Sawmill is upgraded
Wall Drill is upgraded
Better Snares will be ready in Round 5
Scenario card: Roofs
A token came onto the discontent track: Fear
No Room joins the Dusk deck
Roofs leaves the game
Round 3: Morning Phase
A Cracked Valve is revealed
Patch it
1 Stress cube more
The Patch Gives Way joins the Dusk deck
Round 3: Generator Phase
3 cubes were dropped, 5 were found in the drawer
The Heat marker goes back to the first space
Round 3: Weather Phase
The weather: Snow Squall
Round 3: Preparation Phase
2 Spent Child tokens went to the supply
One child is gravely ill
2 Spent Engineer tokens went to the supply
One engineer is gravely ill
3 Spent Worker tokens went to the supply
One worker is gravely ill
Player 1: Sawmill: fell up to 5 Trees here and around (cold) (worker)
One worker fell sick
Player 1 used: Sawmill
The city gained 1 Wood
The city gained 1 Wood
Player 2: Medical Post: Cure 4, Treat 1 (cold) (engineer)
One engineer fell sick
Player 2 used: Medical Post
One gravely ill worker was treated
One worker was cured
One engineer was cured
One engineer was cured
One child was cured
Player 1: Gather from G5 (1 coal) (cold) (engineer)
One engineer fell sick
The city gained 1 Coal
The city spent 3 Coal
The Heat marker is on 3
The city spent 2 Coal
The Heat marker is on 5
Player 2: Gather from FC2a (2 coal) (engineer)
The city gained 2 Coal
Player 1: Remove snow (cold) (child)
One child fell sick
On hex N5: tile N03
Player 2: Gather from G4 (1 wood) (worker)
The city gained 1 Wood
Player 1: Gather from N5b (2 coal) (worker)
The city gained 2 Coal
The Action Phase ends
Round 3: Dusk Phase
A Quiet Evening is revealed
Rest
Round 3: Hunger Phase
Fear (discontent) was activated
One worker died; the Corpse marker is on 1
The Citizen card drawn is Ezra Whitlock, boilerman
Hunger rose to 11
Round 3: Night Phase
One worker sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One worker is gravely ill
One worker died; the Corpse marker is on 2
The Citizen card drawn is Clara Wray, clerk
A token came onto the discontent track: Mistrust
Mistrust (discontent) was activated
One worker is gravely ill
One worker died; the Corpse marker is on 3
The Citizen card drawn is Bram, friend of strays
A token came onto the discontent track: Fear
The people have banished you from the city: the game is lost
