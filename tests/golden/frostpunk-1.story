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
Player 1: Medical Post on G3: Cure 3, Treat 1 (engineer)
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
3 cubes were dropped, 1 were found in the drawer
The Heat marker goes back to the first space
Round 2: Weather Phase
The weather: Thin Sun
Round 2: Preparation Phase
Player 1 advises: Generator Advisor
Resolve (hope) was exhausted
The Heat marker is on 2
1 Stress cube less
The people answer the Call to Rise
Player 1 took Edie, messenger
Player 1 took Ezra Whitlock, boilerman
Player 1 took Bess Horrocks, sawyer
Player 1 called on Edie, messenger
Frostbitten Hands goes to the Dusk discard pile
Player 1 called on Ezra Whitlock, boilerman
0 Stress cubes less
Player 1 called on Bess Horrocks, sawyer
The city gained 2 Wood
1 Spent Worker token went to the supply
1 Spent Engineer token went to the supply
Player 1: Dais: pass a Law (engineer)
Player 1 used: Dais
Player 1 passed a Law: The Pit
Snow Pit can be built now
From now on: While a Snow Pit is on the map, every death is followed by Cure 2.
The Pit Is Seen joins the Dusk deck
Player 1: Gather from FE0a (4 wood) (cold) (engineer)
One engineer fell sick
The city gained 2 Wood
Player 1 passed
The Action Phase ends
Round 2: Dusk Phase
The Pit Is Seen is revealed
A token left the hope track: Devotion
Cover it
Round 2: Hunger Phase
The city spent 9 Food
Hunger rose to 8
Round 2: Night Phase
The city spent 2 Coal
The Heat marker is on 4
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
One worker sleeps in the cold
One engineer sleeps in the cold
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
Better Snares is developed
Hunter's Hut is upgraded
Steam Saws will be ready in Round 5
Scenario card: Roofs
A token came onto the discontent track: Fear
No Room joins the Dusk deck
Roofs leaves the game
Round 3: Morning Phase
The Dead Trader's Cache is revealed
Break it open
The city gained 4 Food
What Was in the Tins joins the Dusk deck
Round 3: Generator Phase
4 cubes were dropped, 5 were found in the drawer
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
2 Spent Engineer tokens went to the supply
One engineer is gravely ill
Player 1: Gather from G5 (3 coal) (cold) (engineer)
One engineer fell sick
The city gained 2 Coal
Player 1: Remove snow (cold) (worker)
One worker fell sick
On hex N5: tile N11
On hex N0: tile N14
Player 1: Dais: pass a Law (cold) (engineer)
One engineer died; the Corpse marker is on 1
The Citizen card drawn is Old Penrose, trapper
Player 1 used: Dais
Player 1 passed a Law: Children at Work
From now on: Each Round 1 Child Meeple may act, a second one if any 1 Hope token is exhausted. Children may only Remove Snow, Gather Resources or Construct.
A token came onto the discontent track: Anger
Anger (discontent) was activated
A token left the hope track: Resolve
Small Hands, Sharp Machines joins the Dusk deck
Player 1: Gather from N0b (2 coal) (cold) (child)
One child fell sick
The city gained 2 Coal
The city spent 1 Coal
The Heat marker is on 1
Player 1 passed
The Action Phase ends
Round 3: Dusk Phase
No Room is revealed
Fear (discontent) was activated
Make room
Round 3: Hunger Phase
The city spent 4 Food
A token came onto the discontent track: Mistrust
Hunger rose to 11
Round 3: Night Phase
The city spent 1 Coal
The Heat marker is on 2
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
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
One engineer is gravely ill
One engineer died; the Corpse marker is on 2
The Citizen card drawn is Percival Thorne, surveyor
One engineer is gravely ill
One engineer died; the Corpse marker is on 3
The Citizen card drawn is Florrie, storyteller
One engineer is gravely ill
One child fell sick
One child fell sick
One child fell sick
Round 3: Dawn Phase
Day 4 dawns; Player 1 leads
Round 4: Morning Phase
Under the Fall is revealed
Dig them out
1 Spent Worker token went to the supply
A token came onto the hope track: Unity
Round 4: Generator Phase
The city spent 2 Coal
The Heat marker is on 4
One child fell sick
One worker fell sick
4 cubes were dropped, 3 were found in the drawer
The Heat marker goes back to the first space
Round 4: Weather Phase
The weather: Glass Night
Round 4: Preparation Phase
1 Spent Engineer token went to the supply
2 Spent Child tokens went to the supply
One child is gravely ill
3 Spent Worker tokens went to the supply
One worker is gravely ill
The city spent 2 Coal
The Heat marker is on 2
Player 1: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (engineer)
Player 1 used: Generator
5 Stress cubes less
Player 1: Gather from G4 (3 wood) (worker)
The city gained 2 Wood
Player 1: Gather from FE0a (2 wood) (cold) (child)
One child fell sick
The city gained 2 Wood
The city spent 2 Coal
The Heat marker is on 4
Player 1: Gather from G5 (1 coal) (worker)
The city gained 1 Coal
Player 1: Medical Post on G3: Cure 3, Treat 1 (engineer)
Player 1 used: Medical Post
One worker was cured
One child was cured
One gravely ill worker was treated
One worker was cured
The Action Phase ends
Round 4: Dusk Phase
Coughing in the Dark is revealed
So be it
Round 4: Hunger Phase
A token came onto the discontent track: Fear
One engineer died; the Corpse marker is on 4
The Citizen card drawn is Wren, chorister
One engineer died; the Corpse marker is on 5
The Citizen card drawn is Beatrix Lund, quartermaster
The city lost 1 Wood
Hunger rose to 11
Round 4: Night Phase
The city spent 1 Coal
The Heat marker is on 5
One child sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One engineer died; the Corpse marker is on 6
The Citizen card drawn is Mags Dunne, digger
One engineer is gravely ill
One child fell sick
One child died; the Corpse marker is on 7
The Citizen card drawn is The Two Georges, twins
A token left the hope track: Resolve
One child is gravely ill
One child died; the Corpse marker is on 8
The Citizen card drawn is Ida Marlow, stoker
A token left the hope track: Unity
The people have lost their will to survive: the game is lost
