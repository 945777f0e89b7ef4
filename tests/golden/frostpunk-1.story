Player 1 took the Leadership marker
Rim corner RC0 got its token: coal
Rim corner RC5 got its token: wood
Rim corner RC4 got its token: coal
Better Snares was begun, to be ready in Round 3
Player 1 became the Generator Advisor
Player 1 became the Health Advisor
Player 1 became the Social Advisor
Player 1 became the Foreman Advisor
Player 1 got Tam Corrigan, hauler
Player 1 got Ned, kite flyer
Player 1 got Clara Wray, clerk
Player 1 got Rafe Colley, spokesman
The city spent 2 Coal
The Heat marker came to 2
Player 1 sent one engineer: The Last City: spend 1 Coal: -2 Stress
The city spent 1 Coal
The Generator shed 0 Stress cubes
Player 1 called on Rafe Colley, spokesman
A token left the discontent track: Anger
Player 1 called on Clara Wray, clerk
A Song at the Boiler went to the Dusk discard pile
Player 1 sent one worker: Gather from N2a (3 wood)
The city gained 2 Wood
Player 1 sent one worker: Remove snow (cold)
One worker fell sick
A tile was laid on hex FE0: tile F02
Player 1 called on Ned, kite flyer
On top of the Weather deck lay: Glass Night, Black Frost, Thin Sun
They went back in this order: Thin Sun, Black Frost, Glass Night
Player 1 called on Tam Corrigan, hauler
The city gained 2 Coal
Player 1 sent one worker: Gather from G5 (5 coal)
The city gained 2 Coal
The city spent 1 Coal
The Heat marker came to 3
Player 1 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 1 used: Medical Post
One child was cured
One worker was cured
One worker was cured
Player 1 sent one engineer: Gather from G4 (5 wood)
The city gained 2 Wood
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 1 used: Generator
The Generator shed 0 Stress cubes
Player 1 passed
The Action Phase ended
Round 1: the Dusk Phase began
A Quiet Evening was revealed
Player 1 chose: Rest
Round 1: the Hunger Phase began
The city spent 11 Food
Round 1: the Night Phase began
One engineer slept in the cold
One engineer slept in the cold
One worker slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One child slept in the cold
One worker slept in the cold
One child slept in the cold
One worker slept in the cold
One worker slept in the cold
One worker slept in the cold
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
Round 1: the Dawn Phase began
Day 2 dawned; Player 1 led
Round 2: the Morning Phase began
Blue Sky was revealed
Player 1 chose: A holiday
1 Spent Worker token went to the supply
1 Spent Engineer token went to the supply
Resolve (hope) was activated
A token left the discontent track: Fear
Round 2: the Generator Phase began
3 cubes were dropped, 1 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Thin Sun
Round 2: the Preparation Phase began
Player 1 advised: Generator Advisor
Resolve (hope) was exhausted
The Heat marker came to 2
The Generator shed 1 Stress cube
The people answered the Call to Rise
Player 1 took Edie, messenger
Player 1 took Ezra Whitlock, boilerman
Player 1 took Bess Horrocks, sawyer
Player 1 called on Edie, messenger
Frostbitten Hands went to the Dusk discard pile
Player 1 called on Ezra Whitlock, boilerman
The Generator shed 0 Stress cubes
Player 1 called on Bess Horrocks, sawyer
The city gained 2 Wood
1 Spent Worker token went to the supply
1 Spent Engineer token went to the supply
Player 1 sent one engineer: Dais: pass a Law
Player 1 used: Dais
Player 1 passed a Law: The Pit
Snow Pit could be built from now on
A rule began: While a Snow Pit is on the map, every death is followed by Cure 2.
The Pit Is Seen joined the Dusk deck
Player 1 sent one engineer: Gather from FE0a (4 wood) (cold)
One engineer fell sick
The city gained 2 Wood
Player 1 passed
The Action Phase ended
Round 2: the Dusk Phase began
The Pit Is Seen was revealed
A token left the hope track: Devotion
Player 1 chose: Cover it
Round 2: the Hunger Phase began
The city spent 9 Food
Hunger rose to 8
Round 2: the Night Phase began
The city spent 2 Coal
The Heat marker came to 4
One worker slept in the cold
One worker slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One child slept in the cold
One engineer slept in the cold
One child slept in the cold
One worker slept in the cold
One child slept in the cold
One engineer slept in the cold
One worker slept in the cold
One engineer slept in the cold
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
Round 2: the Dawn Phase began
Day 3 dawned; Player 1 led
Better Snares was developed
Hunter's Hut was upgraded
Steam Saws was begun, to be ready in Round 5
A Scenario card came: Roofs
A token came onto the discontent track: Fear
No Room joined the Dusk deck
Roofs left the game
Round 3: the Morning Phase began
The Dead Trader's Cache was revealed
Player 1 chose: Break it open
The city gained 4 Food
What Was in the Tins joined the Dusk deck
Round 3: the Generator Phase began
4 cubes were dropped, 5 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Black Frost
Round 3: the Preparation Phase began
Player 1 advised: Foreman Advisor
Resolve (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
1 Spent Child token went to the supply
1 Spent Worker token went to the supply
2 Spent Engineer tokens went to the supply
One engineer fell gravely ill
Player 1 sent one engineer: Gather from G5 (3 coal) (cold)
One engineer fell sick
The city gained 2 Coal
Player 1 sent one worker: Remove snow (cold)
One worker fell sick
A tile was laid on hex N5: tile N11
A tile was laid on hex N0: tile N14
Player 1 sent one engineer: Dais: pass a Law (cold)
One engineer died; the Corpse marker came to 1
The Citizen card drawn was Old Penrose, trapper
Player 1 used: Dais
Player 1 passed a Law: Children at Work
A rule began: Each Round 1 Child Meeple may act, a second one if any 1 Hope token is exhausted. Children may only Remove Snow, Gather Resources or Construct.
A token came onto the discontent track: Anger
Anger (discontent) was activated
A token left the hope track: Resolve
Small Hands, Sharp Machines joined the Dusk deck
Player 1 sent one child: Gather from N0b (2 coal) (cold)
One child fell sick
The city gained 2 Coal
The city spent 1 Coal
The Heat marker came to 1
Player 1 passed
The Action Phase ended
Round 3: the Dusk Phase began
No Room was revealed
Fear (discontent) was activated
Player 1 chose: Make room
Round 3: the Hunger Phase began
The city spent 4 Food
A token came onto the discontent track: Mistrust
Hunger rose to 11
Round 3: the Night Phase began
The city spent 1 Coal
The Heat marker came to 2
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One worker slept in the cold
One engineer slept in the cold
One worker slept in the cold
One worker slept in the cold
One child slept in the cold
One child slept in the cold
One child slept in the cold
One worker slept in the cold
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One engineer fell gravely ill
One engineer died; the Corpse marker came to 2
The Citizen card drawn was Percival Thorne, surveyor
One engineer fell gravely ill
One engineer died; the Corpse marker came to 3
The Citizen card drawn was Florrie, storyteller
One engineer fell gravely ill
One child fell sick
One child fell sick
One child fell sick
Round 3: the Dawn Phase began
Day 4 dawned; Player 1 led
Round 4: the Morning Phase began
Under the Fall was revealed
Player 1 chose: Dig them out
1 Spent Worker token went to the supply
A token came onto the hope track: Unity
Round 4: the Generator Phase began
The city spent 2 Coal
The Heat marker came to 4
One child fell sick
One worker fell sick
4 cubes were dropped, 3 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Glass Night
Round 4: the Preparation Phase began
1 Spent Engineer token went to the supply
2 Spent Child tokens went to the supply
One child fell gravely ill
3 Spent Worker tokens went to the supply
One worker fell gravely ill
The city spent 2 Coal
The Heat marker came to 2
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 1 used: Generator
The Generator shed 5 Stress cubes
Player 1 sent one worker: Gather from G4 (3 wood)
The city gained 2 Wood
Player 1 sent one child: Gather from FE0a (2 wood) (cold)
One child fell sick
The city gained 2 Wood
The city spent 2 Coal
The Heat marker came to 4
Player 1 sent one worker: Gather from G5 (1 coal)
The city gained 1 Coal
Player 1 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 1 used: Medical Post
One worker was cured
One child was cured
One gravely ill worker was treated
One worker was cured
The Action Phase ended
Round 4: the Dusk Phase began
Coughing in the Dark was revealed
Player 1 chose: So be it
Round 4: the Hunger Phase began
A token came onto the discontent track: Fear
One engineer died; the Corpse marker came to 4
The Citizen card drawn was Wren, chorister
One engineer died; the Corpse marker came to 5
The Citizen card drawn was Beatrix Lund, quartermaster
The city lost 1 Wood
Hunger rose to 11
Round 4: the Night Phase began
The city spent 1 Coal
The Heat marker came to 5
One child slept in the cold
One worker slept in the cold
One worker slept in the cold
One worker slept in the cold
One worker slept in the cold
One child slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One child slept in the cold
One child slept in the cold
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One engineer died; the Corpse marker came to 6
The Citizen card drawn was Mags Dunne, digger
One engineer fell gravely ill
One child fell sick
One child died; the Corpse marker came to 7
The Citizen card drawn was The Two Georges, twins
A token left the hope track: Resolve
One child fell gravely ill
One child died; the Corpse marker came to 8
The Citizen card drawn was Ida Marlow, stoker
A token left the hope track: Unity
The people have lost their will to survive: the game was lost
