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
Player 1: Medical Post: Cure 4, Treat 1 (engineer)
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
Player 2: Sawmill: fell up to 3 Trees here and around (worker)
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
2 cubes were dropped, 2 were found in the drawer
The Heat marker goes back to the first space
Round 2: Weather Phase
The weather: Northern Wind
Round 2: Preparation Phase
1 Spent Child token went to the supply
1 Spent Worker token went to the supply
Player 1: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold) (engineer)
One engineer fell sick
Player 1 used: Generator
2 Stress cubes less
Player 2 passed
Player 1 passed
The Action Phase ends
Round 2: Dusk Phase
Coal for Sale is revealed
Thieves everywhere
A token came onto the discontent track: Anger
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
Round 2: Dawn Phase
Day 3 dawns; Player 2 leads
Scenario card: Roofs
Fear (discontent) was activated
No Room joins the Dusk deck
Roofs leaves the game
Round 3: Morning Phase
Ice in the Pipes is revealed
Let it freeze
The Cold marker is on 5
Round 3: Generator Phase
One engineer fell sick
One worker fell sick
One child fell sick
2 cubes were dropped, 1 were found in the drawer
The Heat marker goes back to the first space
Round 3: Weather Phase
The weather: Creeping Frost
Round 3: Preparation Phase
Player 2 advises: Foreman Advisor
Resolve (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
1 Spent Child token went to the supply
1 Spent Engineer token went to the supply
2 Spent Worker tokens went to the supply
One worker is gravely ill
Player 2: Gather from FE3a (1 core) (cold) (engineer)
One engineer fell sick
The city gained 1 Steam Core
Player 1: Gather from N1b (2 wood) (cold) (engineer)
One engineer fell sick
The city gained 2 Wood
Player 2: Dais: pass a Law (cold) (engineer)
One engineer fell sick
Player 2 used: Dais
Player 2 passed a Law: The Ring
Fighting Ring can be built now
Fear (discontent) was exhausted
A Broken Jaw joins the Dusk deck
Player 1: Sawmill: fell up to 3 Trees here and around (cold) (engineer)
One engineer is gravely ill
Player 1 used: Sawmill
The city gained 1 Wood
The city gained 1 Wood
Player 2 passed
Player 1: Gather from N3a (1 coal) (cold) (worker)
One worker fell sick
The city gained 1 Coal
The city spent 1 Coal
The Heat marker is on 1
Player 2: Gather from G4 (3 wood) (worker)
The city gained 2 Wood
Player 1 passed
Player 2: Construct (worker)
The city spent 3 Wood
Player 2 built: Bunkhouse on N4b
The city spent 2 Wood
Player 2 built: Cookhouse on N2b
The city spent 2 Coal
The Heat marker is on 3
Player 1: Cookhouse: gain 3 Food, and 1 for each Hunter's Hut (at most 3) (worker)
Player 1 used: Cookhouse
The city gained 3 Food
Player 2: Construct (worker)
Dismantled: Sawmill
Dismantled: Tent
The city spent 2 Wood
Player 2 built: Hunter's Hut on G1
The Action Phase ends
Round 3: Dusk Phase
A Quarrel over Blankets is revealed
A token left the hope track: Resolve
Part them
Round 3: Hunger Phase
The city spent 2 Food
The city spent 1 Food
Hunger rose to 11
Round 3: Night Phase
One worker sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One worker fell sick
One worker fell sick
One worker fell sick
One worker died; the Corpse marker is on 1
The Citizen card drawn is Ezra Whitlock, boilerman
One worker is gravely ill
One worker died; the Corpse marker is on 2
The Citizen card drawn is Mags Dunne, digger
One worker is gravely ill
One engineer died; the Corpse marker is on 3
The Citizen card drawn is Lottie, lamplighter
One engineer is gravely ill
One engineer died; the Corpse marker is on 4
The Citizen card drawn is Florrie, storyteller
One child fell sick
One child fell sick
One child is gravely ill
One child died; the Corpse marker is on 5
The Citizen card drawn is Tam Corrigan, hauler
A token left the hope track: Devotion
One child is gravely ill
Round 3: Dawn Phase
Day 4 dawns; Player 1 leads
Better Snares is developed
Hunter's Hut is upgraded
Steam Saws will be ready in Round 6
Round 4: Morning Phase
The Preacher is revealed
Send him back to work
A token came onto the discontent track: Mistrust
Fear (discontent) was activated
1 temporary Worker came to help
Round 4: Generator Phase
One worker died; the Corpse marker is on 6
The Citizen card drawn is Old Penrose, trapper
The city lost 0 Food
One child died; the Corpse marker is on 7
The Citizen card drawn is Silas Moor, pipe fitter
2 cubes were dropped, 2 were found in the drawer
The Heat marker goes back to the first space
Round 4: Weather Phase
The weather: Light Frost
The city gained 2 Food
Round 4: Preparation Phase
1 Spent Child token went to the supply
2 Spent Engineer tokens went to the supply
One engineer is gravely ill
2 Spent Worker tokens went to the supply
One worker is gravely ill
Player 1: Dais: pass a Law (cold) (engineer)
One engineer died; the Corpse marker is on 8
The Citizen card drawn is Annie Stubbs, laundress
One engineer is gravely ill
Player 1 used: Dais
Player 2: Medical Post: Cure 4, Treat 1 (cold) (engineer)
One engineer died; the Corpse marker is on 9
The Citizen card drawn is Ned, kite flyer
Player 2 used: Medical Post
One child was cured
One child was cured
One gravely ill worker was treated
One engineer was cured
One worker was cured
Player 1: Cookhouse: gain 3 Food, and 1 for each Hunter's Hut (at most 3) (cold) (worker)
One worker fell sick
Player 1 used: Cookhouse
The city gained 4 Food
Player 2: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold) (engineer)
One engineer fell sick
Player 2 used: Generator
The city spent 1 Steam Core
3 Stress cubes less
Player 1: Sawmill: fell up to 3 Trees here and around (cold) (worker)
One worker is gravely ill
Player 1 used: Sawmill
Player 2: Gather from G4 (1 wood) (cold) (worker)
One worker died; the Corpse marker is on 10
The Citizen card drawn is Bess Horrocks, sawyer
The city gained 1 Wood
Player 1 passed
Player 2: Remove snow (cold) (worker)
One worker is gravely ill
On hex N0: tile N13
The Action Phase ends
Round 4: Dusk Phase
Pilfered Stores is revealed
Accept the loss
Hunger rose to 14
Round 4: Hunger Phase
The city spent 6 Food
A token came onto the discontent track: Anger
One engineer died; the Corpse marker is on 11
Too many have died: the game is lost
