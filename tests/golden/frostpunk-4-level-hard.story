Player 2 takes the Leadership marker
Rim corner RC2: wood
Rim corner RC1: wood
Rim corner RC0: wood
Glass and Steam will be ready in Round 4
Player 3 is the Generator Advisor
Player 4 is the Health Advisor
Player 2 is the Social Advisor
Player 1 is the Foreman Advisor
Player 2 has Clara Wray, clerk
Player 3 has Beatrix Lund, quartermaster
Player 4 has Jonas Pike, ganger
Player 1 has Ned, kite flyer
Player 2: Gather from N3a (2 wood) (cold) (engineer)
One engineer fell sick
The city gained 2 Wood
Player 3: The Last City: spend 1 Coal: -2 Stress (engineer)
The city spent 1 Coal
0 Stress cubes less
Player 4: Remove snow (cold) (engineer)
One engineer fell sick
On hex FE2: tile F15
The city gained 3 Food
Player 4 called on Jonas Pike, ganger
1 temporary Worker came to help
Player 1: Gather from N3b (2 coal) (cold) (worker)
One worker fell sick
The city gained 2 Coal
Player 2: Remove snow (cold) (worker)
One worker fell sick
On hex FE5: tile F14
Player 2 called on Clara Wray, clerk
A Quarrel over Blankets goes to the Dusk discard pile
Anger (discontent) was exhausted
The city spent 4 Coal
The Heat marker is on 4
Player 3 passed
Player 4: Gather from FE2a (1 core) (worker)
The city gained 1 Steam Core
Player 1: Gather from N5b (2 wood) (engineer)
The city gained 2 Wood
Player 2: Dais: pass a Law (engineer)
Player 2 used: Dais
Player 2 passed a Law: The Pit
Snow Pit can be built now
From now on: While a Snow Pit is on the map, every death is followed by Cure 2.
A token came onto the discontent track: Mistrust
The Pit Is Seen joins the Dusk deck
Player 3: Gather from G4 (5 wood) (worker)
The city gained 2 Wood
Player 4: Gather from G5 (5 coal) (worker)
The city gained 2 Coal
Player 1: Remove snow (cold) (worker)
One worker fell sick
On hex N2: tile N14
On hex N1: tile N08
Player 2: Remove snow (cold) (worker)
One worker fell sick
On hex FE1: tile F17
The Action Phase ends
Round 1: Dusk Phase
A Song at the Boiler is revealed
Unity (hope) was activated
Listen
Round 1: Hunger Phase
The city spent 12 Food
Round 1: Night Phase
One worker sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One worker fell sick
One worker fell sick
One worker fell sick
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
Day 2 dawns; Player 3 leads
Round 2: Morning Phase
The Inventor is revealed
Send her back to work
1 temporary Engineer came to help
Unity (hope) was exhausted
Round 2: Generator Phase
4 cubes were dropped, 2 were found in the drawer
The Heat marker goes back to the first space
Round 2: Weather Phase
The weather: Hard Frost
Round 2: Preparation Phase
Player 1 advises: Foreman Advisor
Unity (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
Player 1 called on Ned, kite flyer
On top of the Weather deck: Still Air, Brief Lull, Deep Cold
They go back in this order: Deep Cold, Still Air, Brief Lull
1 Spent Engineer token went to the supply
1 Spent Child token went to the supply
1 Spent Worker token went to the supply
The city spent 4 Coal
The Heat marker is on 4
Player 3: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (engineer)
Player 3 used: Generator
The city spent 1 Steam Core
2 Stress cubes less
Player 3 called on Beatrix Lund, quartermaster
The city gained 3 Food
Player 4: Gather from FE5a (2 core) (engineer)
The city gained 2 Steam Cores
Player 1: Gather from N2b (2 coal) (engineer)
The city gained 2 Coal
Player 2: Gather from N4a (3 wood) (worker)
The city gained 2 Wood
Player 3: The Last City: spend 1 Coal: -2 Stress (engineer)
The city spent 1 Coal
0 Stress cubes less
Player 4: Gather from FE1b (2 coal) (worker)
The city gained 2 Coal
The city spent 1 Coal
The Heat marker is on 5
Player 1 passed
Player 2: Remove snow (cold) (engineer)
One engineer fell sick
On hex FC4: tile F09
Player 3: Gather from G4 (3 wood) (worker)
The city gained 2 Wood
Player 4: Gather from FC4a (4 coal) (worker)
The city gained 2 Coal
Player 1: Construct (worker)
The city spent 3 Wood
Player 1 built: Bunkhouse on FE1a
The city spent 2 Wood
Player 1 built: Gathering Post on N1b
Dismantled: Medical Post
Player 2: Remove snow (cold) (worker)
One worker fell sick
On hex FC5: tile F06
The Action Phase ends
Round 2: Dusk Phase
The Pit Is Seen is revealed
A token left the hope track: Devotion
Cover it
Round 2: Hunger Phase
The city spent 14 Food
Hunger rose to 2
Round 2: Night Phase
One worker sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
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
Round 2: Dawn Phase
Day 3 dawns; Player 4 leads
Scenario card: Roofs
Fear (discontent) was activated
No Room joins the Dusk deck
Roofs leaves the game
Round 3: Morning Phase
Hungry Eyes is revealed
The same for everyone
One child fell sick
A Child Collapses joins the Dusk deck
Round 3: Generator Phase
5 cubes were dropped, 6 were found in the drawer
The Heat marker goes back to the first space
Round 3: Weather Phase
The weather: Deep Cold
Round 3: Preparation Phase
2 Spent Engineer tokens went to the supply
One engineer is gravely ill
2 Spent Child tokens went to the supply
One child is gravely ill
2 Spent Worker tokens went to the supply
One worker is gravely ill
Player 4: Gathering Post on N1b: gather up to 4 Resources from here and around (cold) (worker)
One worker fell sick
Player 4 used: Gathering Post
Player 4 gathered 1 Wood
Player 4 gathered 1 Coal
Player 4 gathered 1 Coal
Player 4 gathered 1 Coal
Player 1: Remove snow (cold) (worker)
One worker fell sick
On hex N0: tile N04
The city gained 2 Food
Player 2: Gather from N0a (3 wood) (cold) (worker)
One worker fell sick
The city gained 2 Wood
Player 3: Dais: pass a Law (cold) (engineer)
One engineer fell sick
Player 3 used: Dais
Player 4 passed
Player 1: Gather from FC4a (2 coal) (cold) (worker)
One worker died; the Corpse marker is on 1
The Citizen card drawn is Rafe Colley, spokesman
A token came onto the discontent track: Anger
Anger (discontent) was activated
The city gained 2 Coal
The city spent 5 Coal
The Heat marker is on 5
The city spent 1 Coal
The Heat marker is on 6
Player 2: Gather from N4a (1 wood) (engineer)
The city gained 1 Wood
Player 3: The Last City: spend 1 Coal: -2 Stress (engineer)
The city spent 1 Coal
2 Stress cubes less
The Action Phase ends
Round 3: Dusk Phase
Frostbitten Hands is revealed
Keep the braziers lit
The city spent 1 Coal
One worker is gravely ill
Round 3: Hunger Phase
The city spent 2 Food
Hunger rose to 11
Round 3: Night Phase
One child sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One worker died; the Corpse marker is on 2
The Citizen card drawn is Wren, chorister
A token came onto the discontent track: Anger
One worker is gravely ill
One worker died; the Corpse marker is on 3
The Citizen card drawn is Lottie, lamplighter
One worker is gravely ill
One engineer died; the Corpse marker is on 4
The Citizen card drawn is Ezra Whitlock, boilerman
1 Stress cube more
One engineer is gravely ill
One engineer died; the Corpse marker is on 5
The Citizen card drawn is Ida Marlow, stoker
One child died; the Corpse marker is on 6
The Citizen card drawn is Sukey, mender
One child is gravely ill
One child died; the Corpse marker is on 7
The Citizen card drawn is Old Penrose, trapper
A token left the hope track: Unity
Round 3: Dawn Phase
Day 4 dawns; Player 1 leads
Glass and Steam is developed
Hothouse can be built now
Steam Saws will be ready in Round 6
Round 4: Morning Phase
Fever Ward is revealed
One child is gravely ill
Trust to luck
The Fever Spreads joins the Dusk deck
Round 4: Generator Phase
6 cubes were dropped, 4 were found in the drawer
The Heat marker goes back to the first space
Round 4: Weather Phase
The weather: Still Air
Round 4: Preparation Phase
1 Spent Engineer token went to the supply
2 Spent Child tokens went to the supply
One child died; the Corpse marker is on 8
The Citizen card drawn is Florrie, storyteller
A token left the hope track: Unity
The people have lost their will to survive: the game is lost
