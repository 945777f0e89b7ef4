Player 1 took the Leadership marker
Rim corner RC2 got its token: wood
Rim corner RC1 got its token: coal
Rim corner RC0 got its token: coal
Brick Houses was begun, to be ready in Round 3
Player 2 became the Generator Advisor
Player 3 became the Health Advisor
Player 1 became the Social Advisor
Player 1 became the Foreman Advisor
Player 1 got Rafe Colley, spokesman
Player 1 got Percival Thorne, surveyor
Player 2 got Small Tom, flue sweep
Player 3 got Pip, errand runner
Player 1 sent one engineer: Gather from N5a (2 wood) (cold)
One engineer fell sick
The city gained 2 Wood
Player 1 called on Rafe Colley, spokesman
A token left the discontent track: Mistrust
The city spent 1 Coal
The Heat marker came to 1
The city spent 2 Coal
The Heat marker came to 3
Player 2 sent one engineer: The Last City: spend 1 Coal: -2 Stress
The city spent 1 Coal
The Generator shed 0 Stress cubes
Player 3 sent one engineer: Dais: pass a Law
Player 3 used: Dais
Player 3 passed a Law: No One Left Behind
Care House could be built from now on
A rule began: While a Care House is on the map, the first flip of a Sickness marker in each Preparation Phase is ignored.
Player 3 called on Pip, errand runner
The city gained 2 Food
The city gained 1 Coal
Player 1 sent one worker: Gather from G4 (5 wood)
The city gained 2 Wood
Player 2 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex FE4: tile F18
The city gained 3 Food
Player 3 sent one engineer: Gather from N4b (2 wood)
The city gained 2 Wood
Player 1 passed
Player 2 sent one worker: Gather from G5 (5 coal)
The city gained 2 Coal
Player 2 called on Small Tom, flue sweep
The Generator shed 0 Stress cubes
Player 3 passed
Player 1 passed
Player 2 sent one worker: Gather from N5b (2 coal)
The city gained 2 Coal
Player 3 sent one worker: Gather from N4a (3 coal)
The city gained 2 Coal
Player 1 passed
Player 2 sent one worker: Construct
The city spent 2 Wood
Player 2 built: Medical Post on FE4b
Tent was dismantled
The city spent 2 Wood
Player 2 built: Sawmill on N3a
Player 3 sent one worker: Sawmill on N3a: fell up to 3 Trees here and around
Player 3 used: Sawmill
The Action Phase ended
Round 1: the Dusk Phase began
Pilfered Stores was revealed
Player 1 chose: Ration everyone
Mistrust (discontent) was activated
Round 1: the Hunger Phase began
The city spent 11 Food
Round 1: the Night Phase began
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One worker slept in the cold
One child slept in the cold
One child slept in the cold
One worker slept in the cold
One child slept in the cold
One engineer slept in the cold
One child slept in the cold
One engineer slept in the cold
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
One child fell sick
One child fell sick
Round 1: the Dawn Phase began
Day 2 dawned; Player 2 led
Round 2: the Morning Phase began
Blue Sky was revealed
Player 2 chose: A holiday
1 Spent Worker token went to the supply
1 Spent Engineer token went to the supply
Resolve (hope) was activated
Mistrust (discontent) was exhausted
Round 2: the Generator Phase began
3 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Glass Night
Round 2: the Preparation Phase began
Player 1 called on Percival Thorne, surveyor
A tile was laid on hex FE5: tile F06
1 Spent Child token went to the supply
1 Spent Worker token went to the supply
1 Spent Engineer token went to the supply
Player 2 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex FC4: tile F19
The city gained 6 Food
The city spent 2 Coal
The Heat marker came to 2
Player 3 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 3 used: Medical Post
One engineer was cured
One engineer was cured
One child was cured
Player 1 sent one engineer: Medical Post on FE4b: Cure 3, Treat 1
Player 1 used: Medical Post
One worker was cured
One engineer was cured
One worker was cured
Player 2 sent one worker: Gather from FE5a (4 coal) (cold)
One worker fell sick
The city gained 2 Coal
Player 3 passed
Player 1 sent one worker: Construct
The city spent 3 Wood
Player 1 built: Beacon on N5a
The city spent 3 Wood
Player 1 built: Bunkhouse on FC4a
Player 2 sent one worker: Construct
The city spent 3 Wood
Player 2 built: Workshop on G4
Bunkhouse was dismantled
Workshop was dismantled
The city spent 2 Coal
The Heat marker came to 4
Player 3 sent one worker: Remove snow (cold)
One worker fell sick
A tile was laid on hex FC5: tile F20
The city gained 4 Food
The Action Phase ended
Round 2: the Dusk Phase began
Frostbitten Hands was revealed
Player 2 chose: Wrap them in rags
One worker fell sick
One worker fell sick
Round 2: the Hunger Phase began
The city spent 17 Food
Round 2: the Night Phase began
One child slept in the cold
One engineer slept in the cold
One child slept in the cold
One worker slept in the cold
One engineer slept in the cold
One worker slept in the cold
One worker slept in the cold
One engineer slept in the cold
One worker slept in the cold
One worker slept in the cold
One worker slept in the cold
One child slept in the cold
One child slept in the cold
One child slept in the cold
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One child fell sick
One child fell sick
One child fell sick
One child fell sick
One child fell sick
Round 2: the Dawn Phase began
Day 3 dawned; Player 3 led
Brick Houses was developed
House could be built from now on
Glass and Steam was begun, to be ready in Round 5
A Scenario card came: Roofs
A token came onto the discontent track: Fear
No Room joined the Dusk deck
Roofs left the game
Round 3: the Morning Phase began
Hungry Eyes was revealed
Player 3 chose: Double portions for the young
The city spent 3 Food
A token came onto the hope track: Resolve
Round 3: the Generator Phase began
4 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Hard Frost
Round 3: the Preparation Phase began
1 Spent Engineer token went to the supply
1 Spent Child token went to the supply
2 Spent Worker tokens went to the supply
One worker fell gravely ill
Player 3 sent one worker: Deploy scouts
Player 3 sent one worker out
Player 1 sent one engineer: Sawmill on N3a: fell up to 3 Trees here and around (cold)
One engineer fell sick
Player 1 used: Sawmill
Player 2 sent one engineer: The Last City: spend 1 Coal: -2 Stress
The city spent 1 Coal
The Generator shed 2 Stress cubes
The city spent 3 Coal
The Heat marker came to 3
Player 3 passed
Player 1 sent one engineer: Medical Post on FE4b: Cure 3, Treat 1
Player 1 used: Medical Post
One engineer was cured
One child was cured
One gravely ill worker was treated
One engineer was cured
Player 2 sent one engineer: Gather from FE5a (2 coal) (cold)
One engineer fell sick
The city gained 2 Coal
Player 3 sent one worker: Construct
Player 1 sent one worker: Remove snow (cold)
One worker fell sick
A tile was laid on hex N0: tile N02
A tile was laid on hex N1: tile N14
Player 2 sent one worker: Remove snow (cold)
One worker fell sick
A tile was laid on hex FE1: tile F17
The Action Phase ended
Round 3: the Dusk Phase began
Cold Beds was revealed
Fear (discontent) was activated
One child fell sick
Player 3 chose: Hear them out
Who Takes the Night Shift joined the Dusk deck
Round 3: the Hunger Phase began
The city spent 4 Food
Hunger rose to 8
Round 3: the Night Phase began
One child slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One worker slept in the cold
One engineer slept in the cold
One child slept in the cold
One worker slept in the cold
One engineer slept in the cold
One child slept in the cold
One worker slept in the cold
One child slept in the cold
One worker slept in the cold
One child slept in the cold
One worker fell sick
One worker fell gravely ill
One worker died; the Corpse marker came to 1
The Citizen card drawn was Edie, messenger
One worker fell gravely ill
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One child fell sick
One child fell sick
One child fell gravely ill
One child died; the Corpse marker came to 2
The Citizen card drawn was Lottie, lamplighter
A token left the hope track: Devotion
One child fell gravely ill
Round 3: the Dawn Phase began
Day 4 dawned; Player 1 led
Round 4: the Morning Phase began
A Broken Sledge was revealed
Player 1 chose: Mend it
The city spent 1 Wood
The Scout reached Abandoned Sledges
The Scout came home
The city gained 5 Coal
The city gained 3 Food
Resolve (hope) was activated
Round 4: the Generator Phase began
One worker died; the Corpse marker came to 3
The Citizen card drawn was Agnes Holt, midwife
One child died; the Corpse marker came to 4
The Citizen card drawn was Nell Sharpe, rigger
Resolve (hope) was exhausted
3 cubes were dropped, 1 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Deep Cold
Round 4: the Preparation Phase began
Player 2 advised: Generator Advisor
Resolve (hope) was exhausted
The Heat marker came to 2
The Generator shed 2 Stress cubes
1 Spent Child token went to the supply
2 Spent Engineer tokens went to the supply
One engineer fell gravely ill
3 Spent Worker tokens went to the supply
One worker fell gravely ill
Player 1 sent one engineer: Medical Post on FE4b: Cure 3, Treat 1 (cold)
One engineer died; the Corpse marker came to 5
The Citizen card drawn was Wilmot Gray, guide
Player 1 used: Medical Post
One worker was cured
One engineer was cured
One gravely ill worker was treated
One child was cured
Player 2 passed
Player 3 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell sick
Player 3 used: Generator
The Generator shed 1 Stress cube
The city spent 2 Coal
The Heat marker came to 4
Player 1 sent one worker: Gather from FE1b (2 coal) (cold)
One worker fell sick
The city gained 2 Coal
Player 2 sent one engineer: Dais: pass a Law
Player 2 used: Dais
Player 2 passed a Law: The Ring
Fighting Ring could be built from now on
Fear (discontent) was exhausted
A Broken Jaw joined the Dusk deck
Player 3 sent one worker: Gather from N1b (2 coal)
The city gained 2 Coal
The city spent 1 Coal
The Heat marker came to 5
Player 1 sent one worker: Remove snow (cold)
One worker fell gravely ill
A tile was laid on hex N2: tile N10
The city gained 3 Food
The Action Phase ended
Round 4: the Dusk Phase began
A Broken Jaw was revealed
One worker died; the Corpse marker came to 6
The Citizen card drawn was Harriet Voss, surgeon
Player 1 chose: Next bout
Round 4: the Hunger Phase began
The city spent 6 Food
Mistrust (discontent) was activated
Hunger rose to 9
Round 4: the Night Phase began
One engineer slept in the cold
One worker slept in the cold
One worker slept in the cold
One child slept in the cold
One worker slept in the cold
One child slept in the cold
One engineer slept in the cold
One worker slept in the cold
One child slept in the cold
One worker slept in the cold
One worker slept in the cold
One engineer slept in the cold
One worker fell gravely ill
One worker died; the Corpse marker came to 7
The Citizen card drawn was Sukey, mender
One worker fell gravely ill
One worker died; the Corpse marker came to 8
The Citizen card drawn was Odile Renn, draughtswoman
One worker fell gravely ill
One worker died; the Corpse marker came to 9
The Citizen card drawn was Tam Corrigan, hauler
One engineer fell gravely ill
One engineer died; the Corpse marker came to 10
The Citizen card drawn was Magnus Aldous, chemist
Resolve (hope) was exhausted
One engineer fell gravely ill
One child fell sick
One child fell gravely ill
One child died; the Corpse marker came to 11
Too many have died: the game was lost
