Player 1 takes the Leadership marker
Rim corner RC0: coal
Rim corner RC5: wood
Rim corner RC4: coal
Better Snares will be ready in Round 3
Player 1 is the Generator Advisor
Player 1 is the Health Advisor
Player 1 is the Social Advisor
Player 1 is the Foreman Advisor
Player 1 has Tam Corrigan, hauler
Player 1 has Ned, kite flyer
Player 1 has Clara Wray, clerk
Player 1 has Rafe Colley, spokesman
The city spent 2 Coal
The Heat marker is on 2
Player 1: The Last City: spend 1 Coal: -2 Stress (engineer)
The city spent 1 Coal
0 Stress cubes less
Player 1 called on Rafe Colley, spokesman
A token left the discontent track: Anger
Player 1 called on Clara Wray, clerk
A Song at the Boiler goes to the Dusk discard pile
Player 1: Gather from N2a (3 wood) (worker)
The city gained 2 Wood
Player 1: Remove snow (cold) (worker)
One worker fell sick
On hex FE0: tile F02
Player 1 called on Ned, kite flyer
On top of the Weather deck: Glass Night, Black Frost, Thin Sun
They go back in this order: Thin Sun, Black Frost, Glass Night
Player 1 called on Tam Corrigan, hauler
The city gained 2 Coal
Player 1: Gather from G5 (5 coal) (worker)
The city gained 2 Coal
The city spent 1 Coal
The Heat marker is on 3
Player 1: Medical Post: Cure 4, Treat 1 (engineer)
Player 1 used: Medical Post
One child was cured
One worker was cured
One worker was cured
Player 1: Gather from G4 (5 wood) (engineer)
The city gained 2 Wood
Player 1: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (engineer)
Player 1 used: Generator
0 Stress cubes less
Player 1 passed
The Action Phase ends
Round 1: Dusk Phase
A Quiet Evening is revealed
Rest
Round 1: Hunger Phase
The city spent 11 Food
Round 1: Night Phase
One engineer sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
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
Round 1: Dawn Phase
Day 2 dawns; Player 1 leads
Round 2: Morning Phase
Blue Sky is revealed
A holiday
1 Spent Worker token went to the supply
1 Spent Engineer token went to the supply
Resolve (hope) was activated
A token left the discontent track: Fear
Round 2: Generator Phase
2 cubes were dropped, 0 were found in the drawer
The Heat marker goes back to the first space
Round 2: Weather Phase
The weather: Thin Sun
Round 2: Preparation Phase
Player 1 advises: Generator Advisor
Resolve (hope) was exhausted
The Heat marker is on 2
0 Stress cubes less
The people answer the Call to Rise
Player 1 took Ida Marlow, stoker
Player 1 took Wilmot Gray, guide
Player 1 took Bram, friend of strays
Player 1 called on Ida Marlow, stoker
The Heat marker is on 3
Player 1 called on Bram, friend of strays
Player 1 called on Wilmot Gray, guide
1 Spent Worker token went to the supply
1 Spent Engineer token went to the supply
Player 1: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (engineer)
Player 1 used: Generator
0 Stress cubes less
Player 1: Gather from G5 (3 coal) (engineer)
The city gained 2 Coal
Player 1: Dais: pass a Law (engineer)
Player 1 used: Dais
Player 1 passed a Law: The Ring
Fighting Ring can be built now
A Broken Jaw joins the Dusk deck
Player 1: Gather from N1a (4 coal) (worker)
The city gained 2 Coal
Player 1 passed
The Action Phase ends
Round 2: Dusk Phase
Men with Hammers is revealed
A token came onto the discontent track: Mistrust
Talk them down
The Long Queue joins the Dusk deck
Round 2: Hunger Phase
The city spent 9 Food
Hunger rose to 8
Round 2: Night Phase
One child sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
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
Round 2: Dawn Phase
Day 3 dawns; Player 1 leads
Better Snares is developed
Hunter's Hut is upgraded
Deep Shafts will be ready in Round 6
Scenario card: Roofs
Mistrust (discontent) was activated
No Room joins the Dusk deck
Roofs leaves the game
Round 3: Morning Phase
A Broken Sledge is revealed
Mend it
The city spent 1 Wood
Resolve (hope) was activated
Round 3: Generator Phase
2 cubes were dropped, 3 were found in the drawer
The Heat marker goes back to the first space
Round 3: Weather Phase
The weather: Black Frost
Round 3: Preparation Phase
Player 1 advises: Foreman Advisor
Resolve (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
1 Spent Child token went to the supply
1 Spent Worker token went to the supply
1 Spent Engineer token went to the supply
Player 1: Gather from G5 (1 coal) (cold) (engineer)
One engineer fell sick
The city gained 1 Coal
The city spent 4 Coal
The Heat marker is on 4
Player 1 passed
The Action Phase ends
Round 3: Dusk Phase
A Quiet Evening is revealed
Rest
Round 3: Hunger Phase
A token came onto the discontent track: Fear
One worker died; the Corpse marker is on 1
The Citizen card drawn is Pip, errand runner
Hunger rose to 12
Round 3: Night Phase
One worker sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
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
One child is gravely ill
Round 3: Dawn Phase
Day 4 dawns; Player 1 leads
Round 4: Morning Phase
Rats in the Store is revealed
The city lost 0 Food
Eat what is left
One worker fell sick
Bad Grain joins the Dusk deck
Round 4: Generator Phase
3 cubes were dropped, 2 were found in the drawer
The Heat marker goes back to the first space
Round 4: Weather Phase
The weather: Glass Night
Round 4: Preparation Phase
Player 1 advises: Foreman Advisor
Resolve (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
2 Spent Child tokens went to the supply
One child died; the Corpse marker is on 2
The Citizen card drawn is Percival Thorne, surveyor
2 Spent Engineer tokens went to the supply
One engineer is gravely ill
2 Spent Worker tokens went to the supply
One worker is gravely ill
Player 1: Dais: pass a Law (cold) (engineer)
One engineer died; the Corpse marker is on 3
The Citizen card drawn is Magnus Aldous, chemist
Player 1 used: Dais
Player 1 passed a Law: The Pit
Snow Pit can be built now
From now on: While a Snow Pit is on the map, every death is followed by Cure 2.
Fear (discontent) was activated
The Pit Is Seen joins the Dusk deck
Player 1: Medical Post: Cure 4, Treat 1 (cold) (engineer)
One engineer is gravely ill
Player 1 used: Medical Post
One engineer was cured
One gravely ill worker was treated
One worker was cured
One worker was cured
One engineer was cured
Player 1: Remove snow (cold) (engineer)
One engineer fell sick
On hex N0: tile N14
On hex N4: tile N13
Player 1: Remove snow (cold) (worker)
One worker fell sick
On hex N5: tile N08
Player 1: Gather from N1a (2 coal) (cold) (worker)
One worker fell sick
The city gained 2 Coal
Player 1: Gather from N5b (2 wood) (cold) (worker)
One worker fell sick
The city gained 2 Wood
Player 1: Gather from FE0a (4 wood) (cold) (worker)
One worker fell sick
The city gained 2 Wood
The city spent 4 Coal
The Heat marker is on 4
Player 1 passed
The Action Phase ends
Round 4: Dusk Phase
The Long Queue is revealed
Feed the workers first
One child is gravely ill
One child died; the Corpse marker is on 4
The Citizen card drawn is Nell Sharpe, rigger
A token came onto the discontent track: Fear
A Vote of the Whole Crater joins the Dusk deck
Round 4: Hunger Phase
A token came onto the discontent track: Anger
One engineer died; the Corpse marker is on 5
The Citizen card drawn is Beatrix Lund, quartermaster
The city lost 1 Wood
One engineer died; the Corpse marker is on 6
The Citizen card drawn is Mags Dunne, digger
Hunger rose to 9
Round 4: Night Phase
One child sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One worker is gravely ill
One worker died; the Corpse marker is on 7
The Citizen card drawn is Edie, messenger
One worker is gravely ill
One worker died; the Corpse marker is on 8
The Citizen card drawn is Agnes Holt, midwife
One engineer died; the Corpse marker is on 9
The Citizen card drawn is Ezra Whitlock, boilerman
1 Stress cube more
One engineer is gravely ill
One engineer died; the Corpse marker is on 10
The Citizen card drawn is Old Penrose, trapper
One engineer is gravely ill
One child is gravely ill
One child died; the Corpse marker is on 11
Too many have died: the game is lost
