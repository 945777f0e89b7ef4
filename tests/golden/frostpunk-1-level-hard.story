Player 1 took the Leadership marker
Rim corner RC5 got its token: coal
Rim corner RC4 got its token: blank
Rim corner RC3 got its token: blank
Rim corner RC2 got its token: coal
Rim corner RC1 got its token: wood
Signal Lens was begun, to be ready in Round 3
Player 1 became the Generator Advisor
Player 1 became the Health Advisor
Player 1 became the Social Advisor
Player 1 became the Foreman Advisor
Player 1 got Tam Corrigan, hauler
Player 1 got Mags Dunne, digger
Player 1 got Pip, errand runner
Player 1 got Wren, chorister
The city spent 2 Coal
The Heat marker came to 2
Player 1 called on Mags Dunne, digger
A tile was laid on hex N2: tile N03
Player 1 called on Pip, errand runner
The city gained 2 Food
The city gained 1 Coal
Player 1 sent one engineer: Gather from G4 (5 wood)
The city gained 2 Wood
Player 1 called on Wren, chorister
A token came onto the hope track: Devotion
Devotion (hope) was activated
Player 1 called on Tam Corrigan, hauler
The city gained 2 Coal
The city spent 1 Coal
The Heat marker came to 3
Player 1 sent one worker: Gather from N0a (3 coal)
The city gained 2 Coal
Player 1 sent one engineer: Gather from N2b (2 coal)
The city gained 2 Coal
Player 1 sent one engineer: Construct
The city spent 2 Wood
Player 1 built: Hunter's Hut on N3a
Player 1 sent one worker: Construct
Medical Post was dismantled
Tent was dismantled
The city spent 2 Wood
Player 1 built: Medical Post on N3b
Player 1 sent one worker: Hunter's Hut on N3a: gain 3 Food
Player 1 used: Hunter's Hut
The city gained 3 Food
Player 1 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex FE1: tile F21
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 1 used: Generator
The Generator shed 0 Stress cubes
Player 1 sent one worker: Gather from FE1b (1 core)
The city gained 1 Steam Core
Player 1 sent one worker: Gather from G5 (5 coal)
The city gained 2 Coal
Player 1 sent one worker: Gather from FE1a (2 wood)
The city gained 2 Wood
The Action Phase ended
Round 1: the Dusk Phase began
Frostbitten Hands was revealed
Player 1 chose: Wrap them in rags
One worker fell sick
One worker fell sick
Round 1: the Hunger Phase began
The city spent 13 Food
Round 1: the Night Phase began
The city spent 1 Coal
The Heat marker came to 4
One engineer slept in the cold
One child slept in the cold
One worker slept in the cold
One engineer slept in the cold
One worker slept in the cold
One worker slept in the cold
One engineer slept in the cold
One child slept in the cold
One worker slept in the cold
One child slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One child slept in the cold
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
One child fell sick
One child fell sick
Round 1: the Dawn Phase began
Day 2 dawned; Player 1 led
Round 2: the Morning Phase began
Letters to the Advisors was revealed
Player 1 chose: Promise a bed for everyone
Resolve (hope) was activated
Round 2: the Generator Phase began
4 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Thin Sun
The city gained 1 Food
Round 2: the Preparation Phase began
Player 1 advised: Social Advisor
Unity (hope) was exhausted
Player 1 took Annie Stubbs, laundress
Player 1 took The Two Georges, twins
The people answered the Call to Rise
Player 1 took Magnus Aldous, chemist
Player 1 took Hugh Ferrant, tinkerer
Player 1 took Ida Marlow, stoker
Player 1 took Agnes Holt, midwife
Player 1 called on Ida Marlow, stoker
The Heat marker came to 2
Player 1 called on Hugh Ferrant, tinkerer
The city gained 2 Wood
1 Spent Child token went to the supply
1 Spent Engineer token went to the supply
1 Spent Worker token went to the supply
Player 1 sent one engineer: Gather from N0a (1 coal)
The city gained 1 Coal
Player 1 called on Agnes Holt, midwife
One worker was cured
Devotion (hope) was activated
Player 1 sent one engineer: Hunter's Hut on N3a: gain 3 Food
Player 1 used: Hunter's Hut
The city gained 3 Food
Player 1 called on Annie Stubbs, laundress
One child was cured
One worker was cured
Player 1 called on Magnus Aldous, chemist
One engineer was cured
One worker was cured
One child was cured
Player 1 sent one worker: Gather from G5 (3 coal)
The city gained 2 Coal
Player 1 called on The Two Georges, twins
The city gained 1 Wood
The city gained 1 Coal
Player 1 sent one worker: Gather from G4 (3 wood)
The city gained 2 Wood
Player 1 sent one engineer: The Last City: spend 1 Coal: -2 Stress
The city spent 1 Coal
The Generator shed 2 Stress cubes
Player 1 sent one engineer: Dais: pass a Law
Player 1 used: Dais
Player 1 passed a Law: Children's Home
Children's Home could be built from now on
A rule began: While a Children's Home is on the map, each use of a Medical Post or Infirmary gives 1 more Cure point.
Unity (hope) was activated
Lessons by the Stove joined the Dusk deck
Player 1 sent one worker: Gather from N2a (2 wood)
The city gained 2 Wood
The city spent 1 Coal
The Heat marker came to 3
Player 1 passed
The Action Phase ended
Round 2: the Dusk Phase began
A Quiet Evening was revealed
Player 1 chose: Rest
Round 2: the Hunger Phase began
The city spent 14 Food
Hunger rose to 2
Round 2: the Night Phase began
The city spent 2 Coal
The Heat marker came to 5
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One worker slept in the cold
One child slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One worker slept in the cold
One child slept in the cold
One child slept in the cold
One worker slept in the cold
One child slept in the cold
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
One child fell sick
One child fell sick
Round 2: the Dawn Phase began
Day 3 dawned; Player 1 led
Signal Lens was developed
Beacon was upgraded
Brick Houses was begun, to be ready in Round 5
A Scenario card came: Roofs
A token came onto the discontent track: Fear
No Room joined the Dusk deck
Roofs left the game
Round 3: the Morning Phase began
The Foreman's Wager was revealed
Player 1 chose: Refuse
Round 3: the Generator Phase began
5 cubes were dropped, 6 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Hard Frost
The city gained 1 Food
Round 3: the Preparation Phase began
Player 1 advised: Health Advisor
Devotion (hope) was exhausted
One engineer was cured
One worker was cured
One engineer was cured
1 Spent Child token went to the supply
1 Spent Engineer token went to the supply
2 Spent Worker tokens went to the supply
One worker fell gravely ill
The city spent 2 Coal
The Heat marker came to 2
The city spent 2 Coal
The Heat marker came to 4
The city spent 2 Coal
The Heat marker came to 6
Player 1 sent one engineer: Gather from G5 (1 coal)
The city gained 1 Coal
Player 1 passed
The Action Phase ended
Round 3: the Dusk Phase began
The promise of Letters to the Advisors was broken
Letters to the Advisors left the game
A Broken Word joined the Dusk deck
A Song at the Boiler was revealed
Devotion (hope) was activated
Player 1 chose: Listen
Round 3: the Hunger Phase began
The city spent 1 Food
Fear (discontent) was activated
Hunger rose to 11
Round 3: the Night Phase began
One engineer slept in the cold
One child slept in the cold
One worker slept in the cold
One engineer slept in the cold
One child slept in the cold
One child slept in the cold
One worker slept in the cold
One worker slept in the cold
One child slept in the cold
One engineer slept in the cold
One worker slept in the cold
One worker slept in the cold
One child slept in the cold
One engineer slept in the cold
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One engineer fell sick
One engineer fell sick
One engineer fell gravely ill
One engineer died; the Corpse marker came to 1
The Citizen card drawn was Bram, friend of strays
One child fell sick
One child fell sick
One child fell sick
One child fell sick
One child fell sick
Round 3: the Dawn Phase began
Day 4 dawned; Player 1 led
Round 4: the Morning Phase began
Blue Sky was revealed
Player 1 chose: A holiday
1 Spent Worker token went to the supply
1 Spent Engineer token went to the supply
A token came onto the hope track: Devotion
A token left the discontent track: Fear
Round 4: the Generator Phase began
6 cubes were dropped, 4 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Creeping Frost
The city gained 1 Food
Round 4: the Preparation Phase began
2 Spent Engineer tokens went to the supply
One engineer fell gravely ill
2 Spent Child tokens went to the supply
One child fell gravely ill
3 Spent Worker tokens went to the supply
One worker died; the Corpse marker came to 2
The Citizen card drawn was Ned, kite flyer
Player 1 passed
The Action Phase ended
Round 4: the Dusk Phase began
Lessons by the Stove was revealed
Devotion (hope) was activated
Player 1 chose: Read on
Round 4: the Hunger Phase began
The city spent 1 Food
A token came onto the discontent track: Fear
One engineer died; the Corpse marker came to 3
The Citizen card drawn was Ezra Whitlock, boilerman
The Generator took 1 Stress cube
The Generator broke down and overheated: once more, and it explodes
One engineer died; the Corpse marker came to 4
The Citizen card drawn was Silas Moor, pipe fitter
The city lost 1 Coal
Hunger rose to 13
Round 4: the Night Phase began
The city spent 2 Coal
The Heat marker came to 2
One worker slept in the cold
One child slept in the cold
One child slept in the cold
One worker slept in the cold
One worker slept in the cold
One worker slept in the cold
One worker slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One worker slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One child slept in the cold
One child slept in the cold
One child slept in the cold
One worker fell sick
One worker fell gravely ill
One worker died; the Corpse marker came to 5
The Citizen card drawn was Rafe Colley, spokesman
A token came onto the discontent track: Mistrust
One worker fell gravely ill
One worker died; the Corpse marker came to 6
The Citizen card drawn was Nell Sharpe, rigger
One worker fell gravely ill
One engineer died; the Corpse marker came to 7
The Citizen card drawn was Harriet Voss, surgeon
Resolve (hope) was exhausted
One engineer fell gravely ill
One engineer died; the Corpse marker came to 8
The Citizen card drawn was Clara Wray, clerk
One engineer fell gravely ill
One engineer died; the Corpse marker came to 9
The Citizen card drawn was Florrie, storyteller
One child died; the Corpse marker came to 10
The Citizen card drawn was Lottie, lamplighter
Unity (hope) was exhausted
One child fell gravely ill
One child died; the Corpse marker came to 11
Too many have died: the game was lost
