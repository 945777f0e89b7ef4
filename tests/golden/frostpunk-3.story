Player 1 takes the Leadership marker
Rim corner RC2: wood
Rim corner RC1: coal
Rim corner RC0: coal
Brick Houses will be ready in Round 4
Player 2 is the Generator Advisor
Player 3 is the Health Advisor
Player 1 is the Social Advisor
Player 1 is the Foreman Advisor
Player 1 has Rafe Colley, spokesman
Player 1 has Percival Thorne, surveyor
Player 2 has Small Tom, flue sweep
Player 3 has Pip, errand runner
Player 1: Gather from N5a (2 wood) (cold) (engineer)
One engineer fell sick
The city gained 2 Wood
Player 1 called on Rafe Colley, spokesman
A token left the discontent track: Mistrust
The city spent 1 Coal
The Heat marker is on 1
The city spent 2 Coal
The Heat marker is on 3
Player 2: The Last City: spend 1 Coal: -2 Stress (engineer)
The city spent 1 Coal
0 Stress cubes less
Player 3: Dais: pass a Law (engineer)
Player 3 used: Dais
Player 3 passed a Law: No One Left Behind
Care House can be built now
From now on: While a Care House is on the map, the first flip of a Sickness marker in each Preparation Phase is ignored.
Resolve (hope) was activated
Player 3 called on Pip, errand runner
The city gained 2 Food
The city gained 1 Coal
Player 1: Remove snow (cold) (engineer)
One engineer fell sick
On hex N1: tile N10
The city gained 3 Food
On hex N2: tile N14
Player 2: Gather from G5 (5 coal) (engineer)
The city gained 2 Coal
Player 3: Gather from N2b (2 coal) (worker)
The city gained 2 Coal
Player 1: Gather from N5b (2 coal) (worker)
The city gained 2 Coal
Player 2: Gather from G4 (5 wood) (worker)
The city gained 2 Wood
Player 3: Gather from N4a (3 coal) (worker)
The city gained 2 Coal
Player 1: Gather from N4b (2 wood) (worker)
The city gained 2 Wood
Player 2: Remove snow (cold) (worker)
One worker fell sick
On hex FC5: tile F06
The Action Phase ends
Round 1: Dusk Phase
A Quarrel over Blankets is revealed
A token left the hope track: Devotion
Part them
Round 1: Hunger Phase
The city spent 11 Food
Round 1: Night Phase
One engineer sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
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
Day 2 dawns; Player 2 leads
Round 2: Morning Phase
Ice in the Pipes is revealed
Cut off the outer ring
The Heat Range indicators are on 0, 1, 3
Round 2: Generator Phase
2 cubes were dropped, 2 were found in the drawer
The Heat marker goes back to the first space
Round 2: Weather Phase
The weather: Gathering Front
Round 2: Preparation Phase
Player 2 advises: Generator Advisor
Resolve (hope) was exhausted
The Heat marker is on 2
2 Stress cubes less
Player 2 called on Small Tom, flue sweep
0 Stress cubes less
Player 1 called on Percival Thorne, surveyor
On hex FE1: tile F14
1 Spent Worker token went to the supply
1 Spent Engineer token went to the supply
1 Spent Child token went to the supply
Player 2 passed
Player 3: Dais: pass a Law (engineer)
Player 3 used: Dais
Player 3 passed a Law: Tavern Licence
Public House can be built now
Resolve (hope) was activated
Drunk on Duty joins the Dusk deck
Player 1: Remove snow (cold) (engineer)
One engineer fell sick
On hex FE2: tile F19
The city gained 6 Food
The city spent 1 Coal
The Heat marker is on 3
Player 2: Medical Post: Cure 4, Treat 1 (engineer)
Player 2 used: Medical Post
One engineer was cured
One engineer was cured
One child was cured
One child was cured
Player 3: Gather from G4 (3 wood) (engineer)
The city gained 2 Wood
Player 1: Construct (worker)
Dismantled: Tent
The city spent 3 Wood
Player 1 built: Workshop on FE2b
The city spent 2 Wood
Player 1 built: Cookhouse on FC5b
Player 2: Remove snow (cold) (worker)
One worker fell sick
On hex FC4: tile F05
Player 3: Gather from FE1a (2 core) (cold) (worker)
One worker fell sick
The city gained 2 Steam Cores
Player 1: Remove snow (cold) (worker)
One worker fell sick
On hex N0: tile N02
The city spent 1 Coal
The Heat marker is on 4
Player 2: Gather from FC4a (5 wood) (worker)
The city gained 2 Wood
The Action Phase ends
Round 2: Dusk Phase
Drunk on Duty is revealed
He let the fire die
The city lost 2 Coal
Round 2: Hunger Phase
The city spent 17 Food
Round 2: Night Phase
One child sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
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
One child fell sick
One child fell sick
One child fell sick
One child fell sick
Round 2: Dawn Phase
Day 3 dawns; Player 3 leads
Scenario card: Roofs
Mistrust (discontent) was activated
No Room joins the Dusk deck
Roofs leaves the game
Round 3: Morning Phase
Rats in the Store is revealed
The city lost 2 Food
Eat what is left
One engineer fell sick
Bad Grain joins the Dusk deck
Round 3: Generator Phase
3 cubes were dropped, 3 were found in the drawer
The Heat marker goes back to the first space
Round 3: Weather Phase
The weather: Snow Squall
Round 3: Preparation Phase
Player 2 advises: Generator Advisor
Resolve (hope) was exhausted
The Heat marker is on 2
2 Stress cubes less
1 Spent Child token went to the supply
2 Spent Engineer tokens went to the supply
One engineer is gravely ill
2 Spent Worker tokens went to the supply
One worker is gravely ill
Player 3: Gather from N4a (1 coal) (cold) (worker)
One worker fell sick
The city gained 1 Coal
Player 1: Medical Post: Cure 4, Treat 1 (engineer)
Player 1 used: Medical Post
One worker was cured
One gravely ill worker was treated
One child was cured
One engineer was cured
One engineer was cured
Player 2: Gather from G5 (3 coal) (worker)
The city gained 2 Coal
Player 3: Workshop: Development token 1 nearer (cold) (engineer)
One engineer fell sick
Player 3 used: Workshop
Brick Houses comes nearer: Round 3
Brick Houses is developed
House can be built now
Deep Shafts will be ready in Round 6
Player 1: Gather from G4 (1 wood) (engineer)
The city gained 1 Wood
Player 2: Gather from FC4a (3 wood) (cold) (worker)
One worker fell sick
The city gained 2 Wood
Player 3: Cookhouse: gain 3 Food, and 1 for each Hunter's Hut (at most 3) (cold) (worker)
One worker fell sick
Player 3 used: Cookhouse
The city gained 3 Food
The Action Phase ends
Round 3: Dusk Phase
Bad Grain is revealed
Too late
One engineer fell sick
One child fell sick
Round 3: Hunger Phase
The city spent 4 Food
Hunger rose to 8
Round 3: Night Phase
The city spent 1 Coal
The Heat marker is on 3
One worker sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One worker fell sick
One worker is gravely ill
One worker died; the Corpse marker is on 1
The Citizen card drawn is The Two Georges, twins
One worker is gravely ill
One worker died; the Corpse marker is on 2
The Citizen card drawn is Nell Sharpe, rigger
One worker is gravely ill
One engineer fell sick
One engineer fell sick
One engineer died; the Corpse marker is on 3
The Citizen card drawn is Tam Corrigan, hauler
The city lost 1 Wood
One child fell sick
One child fell sick
One child fell sick
One child is gravely ill
One child died; the Corpse marker is on 4
The Citizen card drawn is Ezra Whitlock, boilerman
A token came onto the discontent track: Mistrust
Round 3: Dawn Phase
Day 4 dawns; Player 1 leads
Round 4: Morning Phase
Fever Ward is revealed
One engineer is gravely ill
Shut the ward
1 Spent Engineer token went to the supply
One engineer was cured
One child was cured
One worker was cured
Round 4: Generator Phase
One worker fell sick
2 cubes were dropped, 1 were found in the drawer
The Heat marker goes back to the first space
Round 4: Weather Phase
The weather: Brief Lull
Round 4: Preparation Phase
1 Spent Child token went to the supply
2 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker is on 5
The Citizen card drawn is Bess Horrocks, sawyer
3 Spent Worker tokens went to the supply
One worker died; the Corpse marker is on 6
The Citizen card drawn is Jonas Pike, ganger
A token came onto the discontent track: Anger
Anger (discontent) was activated
Player 1: Cookhouse: gain 3 Food, and 1 for each Hunter's Hut (at most 3) (cold) (worker)
One worker is gravely ill
Player 1 used: Cookhouse
The city gained 3 Food
The city spent 2 Coal
The Heat marker is on 2
The city spent 1 Coal
The Heat marker is on 3
Player 2: Remove snow (cold) (worker)
One worker died; the Corpse marker is on 7
The Citizen card drawn is Wren, chorister
A token came onto the discontent track: Anger
On hex FE4: tile F11
Player 3: Dais: pass a Law (engineer)
Player 3 used: Dais
Player 3 passed a Law: Shared Beds
From now on: Heated Tents, Bunkhouses and Houses have 3 slots instead of 2.
Too Close for Comfort joins the Dusk deck
Player 1: The Last City: spend 1 Coal: -2 Stress (engineer)
The city spent 1 Coal
2 Stress cubes less
The Action Phase ends
Round 4: Dusk Phase
Too Close for Comfort is revealed
Sleep head to foot
One worker is gravely ill
Mistrust (discontent) was activated
Round 4: Hunger Phase
The city spent 3 Food
A token came onto the discontent track: Fear
One engineer died; the Corpse marker is on 8
The Citizen card drawn is Beatrix Lund, quartermaster
The city lost 1 Wood
Hunger rose to 10
Round 4: Night Phase
The city spent 1 Coal
The Heat marker is on 4
One worker sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One worker died; the Corpse marker is on 9
The Citizen card drawn is Sukey, mender
One worker is gravely ill
One worker died; the Corpse marker is on 10
The Citizen card drawn is Ned, kite flyer
One worker is gravely ill
One worker died; the Corpse marker is on 11
Too many have died: the game is lost
