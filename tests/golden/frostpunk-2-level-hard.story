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
Player 2: Dais: pass a Law (engineer)
Player 2 used: Dais
Player 2 passed a Law: The Ring
Fighting Ring can be built now
A Broken Jaw joins the Dusk deck
Player 2 called on Beatrix Lund, quartermaster
The city gained 2 Wood
Player 1 called on Tam Corrigan, hauler
The city gained 2 Coal
Player 1: Gather from G5 (5 coal) (worker)
The city gained 2 Coal
Player 2: Medical Post on G3: Cure 3, Treat 1 (engineer)
Player 2 used: Medical Post
One child was cured
Player 2 called on Florrie, storyteller
Unity (hope) was activated
Unity (hope) was activated
Player 1: Gather from G4 (5 wood) (worker)
The city gained 2 Wood
Player 2: Gather from N1a (3 coal) (engineer)
The city gained 2 Coal
Player 1: Gather from N1b (2 wood) (worker)
The city gained 2 Wood
Player 2 passed
Player 1: The Last City: spend 1 Coal: -2 Stress (engineer)
The city spent 1 Coal
0 Stress cubes less
Player 2: Remove snow (cold) (worker)
One worker fell sick
On hex N4: tile N01
On hex N5: tile N07
Player 1: Gather from N3b (2 wood) (worker)
The city gained 2 Wood
Player 2: Gather from N5a (4 coal) (worker)
The city gained 2 Coal
The Action Phase ends
Round 1: Dusk Phase
The Long Queue is revealed
No hunger today
Empty Benches joins the Dusk deck
Round 1: Hunger Phase
The city spent 12 Food
Round 1: Night Phase
One child sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
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
Day 2 dawns; Player 2 leads
Round 2: Morning Phase
Whispers of Leaving is revealed
Pretend not to hear
Slogans on the Wall joins the Dusk deck
Round 2: Generator Phase
4 cubes were dropped, 3 were found in the drawer
The Heat marker goes back to the first space
Round 2: Weather Phase
The weather: Ice Fog
Round 2: Preparation Phase
Player 2 advises: Health Advisor
Devotion (hope) was exhausted
One engineer was cured
One worker was cured
One worker was cured
1 Spent Child token went to the supply
Player 2: Construct (engineer)
The city spent 2 Wood
Player 2 built: Medical Post on N2a
The city spent 2 Wood
Player 2 built: Gathering Post on G4
The city spent 2 Wood
Player 2 built: Charcoal Kiln on N4a
The city spent 5 Coal
The Heat marker is on 5
Player 1: Remove snow (cold) (worker)
One worker fell sick
On hex FC1: tile F04
The city gained 3 Food
Player 2: Dais: pass a Law (engineer)
Player 2 used: Dais
Player 2 passed a Law: Sawdust Loaves
From now on: In Feeding, you may make up to 3 Food less due; then 1 Citizen of the fed type becomes sick.
Cramps joins the Dusk deck
Player 1: Remove snow (cold) (worker)
One worker fell sick
On hex N0: tile N03
Player 2: The Last City: spend 1 Coal: -2 Stress (engineer)
The city spent 1 Coal
2 Stress cubes less
Player 1: Gather from FC1a (4 wood) (engineer)
The city gained 2 Wood
Player 2: Medical Post on N2a: Cure 3, Treat 1 (engineer)
Player 2 used: Medical Post
One engineer was cured
One worker was cured
One worker was cured
Player 1 passed
Player 2 passed
The Action Phase ends
Round 2: Dusk Phase
A Quarrel over Blankets is revealed
A token left the hope track: Devotion
Part them
Round 2: Hunger Phase
The city spent 11 Food
Hunger rose to 5
Round 2: Night Phase
One worker sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
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
Round 2: Dawn Phase
Day 3 dawns; Player 1 leads
Steam Saws is developed
Sawmill is upgraded
Wall Drill is upgraded
Relief Valves will be ready in Round 5
Scenario card: Roofs
Fear (discontent) was activated
No Room joins the Dusk deck
Roofs leaves the game
Round 3: Morning Phase
The Dead Trader's Cache is revealed
Leave the dead in peace
A token came onto the hope track: Devotion
Round 3: Generator Phase
5 cubes were dropped, 4 were found in the drawer
The Heat marker goes back to the first space
Round 3: Weather Phase
The weather: Creeping Frost
Round 3: Preparation Phase
Player 1 advises: Foreman Advisor
Unity (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
1 Spent Engineer token went to the supply
1 Spent Worker token went to the supply
1 Spent Child token went to the supply
Player 1: Gather from N0a (2 wood) (cold) (engineer)
One engineer fell sick
The city gained 2 Wood
Player 2: Charcoal Kiln on N4a: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal (cold) (engineer)
One engineer fell sick
Player 2 used: Charcoal Kiln
The city spent 1 Wood
The city gained 2 Coal
The city spent 6 Coal
The Heat marker is on 6
Player 1: Construct (worker)
The city spent 2 Wood
Player 1 built: Sawmill on G5
Dismantled: Gathering Post
The city spent 3 Wood
Player 1 built: Beacon on FC1b
Player 2: Medical Post on G3: Cure 3, Treat 1 (engineer)
Player 2 used: Medical Post
One engineer was cured
One child was cured
One child was cured
Player 1: Deploy scouts (engineer)
Player 1 sent one engineer out
Player 2: Gather from N1a (1 coal) (worker)
The city gained 1 Coal
Player 1: Gather from N5a (2 coal) (worker)
The city gained 2 Coal
Player 2: Sawmill on G5: fell up to 5 Trees here and around (worker)
Player 2 used: Sawmill
Player 1 passed
Player 2: Construct (worker)
Player 1: Remove snow (cold) (worker)
One worker fell sick
On hex FC3: tile F12
The city gained 2 Food
The Action Phase ends
Round 3: Dusk Phase
Frostbitten Hands is revealed
Wrap them in rags
One worker fell sick
One worker fell sick
Round 3: Hunger Phase
The city spent 2 Food
A token came onto the discontent track: Fear
Hunger rose to 8
One engineer fell sick
Round 3: Night Phase
One worker sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
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
Round 3: Dawn Phase
Day 4 dawns; Player 2 leads
Round 4: Morning Phase
Hungry Eyes is revealed
The same for everyone
One child fell sick
A Child Collapses joins the Dusk deck
Round 4: Generator Phase
6 cubes were dropped, 5 were found in the drawer
The Heat marker goes back to the first space
Round 4: Weather Phase
The weather: Light Frost
The Scout reached Overturned Coach
Round 4: Preparation Phase
Player 1 advises: Social Advisor
Unity (hope) was exhausted
A token left the discontent track: Fear
2 Spent Child tokens went to the supply
One child is gravely ill
2 Spent Engineer tokens went to the supply
One engineer is gravely ill
3 Spent Worker tokens went to the supply
One worker is gravely ill
Player 2: Construct (engineer)
The city spent 3 Wood
Player 2 built: Bunkhouse on N1a
Dismantled: Medical Post
The city spent 2 Wood
Player 2 built: Hunter's Hut on G3
Player 1: The Last City: spend 1 Coal: -2 Stress (engineer)
The city spent 1 Coal
2 Stress cubes less
Player 2: Charcoal Kiln on N4a: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal (cold) (worker)
One worker fell sick
Player 2 used: Charcoal Kiln
The city spent 1 Wood
The city gained 2 Coal
The city spent 2 Coal
The Heat marker is on 2
Player 1: Gather from FC3a (1 core) (cold) (worker)
One worker died; the Corpse marker is on 1
The Citizen card drawn is Hugh Ferrant, tinkerer
The city gained 1 Steam Core
Player 2: Construct (worker)
The city spent 1 Wood
Player 2 built: Tent on FC1a
The city spent 2 Wood
Player 2 built: Cookhouse on N4b
Dismantled: Sawmill
The Action Phase ends
Round 4: Dusk Phase
A Child Collapses is revealed
One child died; the Corpse marker is on 2
The Citizen card drawn is Rafe Colley, spokesman
A token left the hope track: Unity
Carry her inside
Round 4: Hunger Phase
A token came onto the discontent track: Fear
One engineer died; the Corpse marker is on 3
The Citizen card drawn is The Two Georges, twins
Hunger rose to 8
One child fell sick
Round 4: Night Phase
The city spent 3 Coal
The Heat marker is on 5
One engineer sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One worker is gravely ill
One engineer died; the Corpse marker is on 4
The Citizen card drawn is Silas Moor, pipe fitter
The city lost 0 Coal
One engineer is gravely ill
One engineer died; the Corpse marker is on 5
The Citizen card drawn is Jonas Pike, ganger
One child died; the Corpse marker is on 6
The Citizen card drawn is Old Penrose, trapper
A token left the hope track: Unity
One child is gravely ill
One child died; the Corpse marker is on 7
The Citizen card drawn is Nell Sharpe, rigger
Round 4: Dawn Phase
Day 5 dawns; Player 1 leads
Relief Valves is developed
Generator is upgraded
3 Stress cubes less
Surgery will be ready in Round 8
Scenario card: Something to Live For
The purpose of the city: faith
Something to Live For leaves the game
Round 5: Morning Phase
Blue Sky is revealed
The Scout reached Trappers' Camp
Work while it lasts
1 temporary Worker came to help
Round 5: Generator Phase
One worker died; the Corpse marker is on 8
The Citizen card drawn is Mags Dunne, digger
One worker is gravely ill
One engineer is gravely ill
5 cubes were dropped, 5 were found in the drawer
The Heat marker goes back to the first space
Round 5: Weather Phase
The weather: Glass Night
The city gained 1 Food
The Scout reached Frozen Viaduct
Round 5: Preparation Phase
1 Spent Engineer token went to the supply
1 Spent Child token went to the supply
2 Spent Worker tokens went to the supply
One worker died; the Corpse marker is on 9
The Citizen card drawn is Lottie, lamplighter
Player 1 passed
Player 2: Charcoal Kiln on N4a: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal (cold) (engineer)
One engineer died; the Corpse marker is on 10
The Citizen card drawn is Ned, kite flyer
Player 2 used: Charcoal Kiln
Player 1 passed
Player 2: Hunter's Hut on G3: gain 3 Food (cold) (worker)
One worker is gravely ill
Player 2 used: Hunter's Hut
The city gained 3 Food
Player 1: Gather from N0b (2 coal) (cold) (worker)
One worker died; the Corpse marker is on 11
Too many have died: the game is lost
