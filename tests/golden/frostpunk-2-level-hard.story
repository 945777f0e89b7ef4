Player 1 took the Leadership marker
Rim corner RC1 got its token: blank
Rim corner RC0 got its token: wood
Rim corner RC5 got its token: coal
Rim corner RC4 got its token: wood
Steam Saws was begun, to be ready in Round 3
Player 2 became the Generator Advisor
Player 2 became the Health Advisor
Player 1 became the Social Advisor
Player 1 became the Foreman Advisor
Player 1 got Tam Corrigan, hauler
Player 1 got Magnus Aldous, chemist
Player 2 got Beatrix Lund, quartermaster
Player 2 got Florrie, storyteller
The city spent 4 Coal
The Heat marker came to 4
Player 1 sent one engineer: Gather from N2a (3 coal)
The city gained 2 Coal
Player 1 called on Magnus Aldous, chemist
One engineer was cured
One worker was cured
One child was cured
Player 1 called on Tam Corrigan, hauler
The city gained 2 Coal
Player 2 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 2 used: Generator
The Generator shed 0 Stress cubes
Player 2 called on Beatrix Lund, quartermaster
The city gained 2 Coal
Player 2 called on Florrie, storyteller
Unity (hope) was activated
Unity (hope) was activated
Player 1 sent one worker: Gather from G5 (5 coal)
The city gained 2 Coal
Player 2 sent one engineer: Dais: pass a Law
Player 2 used: Dais
Player 2 passed a Law: Children at Work
A rule began: Each Round 1 Child Meeple may act, a second one if any 1 Hope token is exhausted. Children may only Remove Snow, Gather Resources or Construct.
A token came onto the discontent track: Mistrust
Devotion (hope) was exhausted
Small Hands, Sharp Machines joined the Dusk deck
Player 1 sent one child: Construct
Medical Post was dismantled
The city spent 2 Wood
Player 1 built: Hunter's Hut on N1b
The city spent 2 Wood
Player 1 built: Medical Post on G3
Player 2 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 2 used: Medical Post
One worker was cured
One child was cured
Player 1 sent one engineer: Construct
The city spent 3 Wood
Player 1 built: Beacon on N3b
Hunter's Hut was dismantled
Tent was dismantled
Player 2 sent one worker: Gather from N1a (3 coal)
The city gained 2 Coal
Player 1 passed
Player 2 passed
The Action Phase ended
Round 1: the Dusk Phase began
A Quarrel over Blankets was revealed
Unity (hope) was exhausted
Player 1 chose: Part them
Round 1: the Hunger Phase began
The city spent 13 Food
Round 1: the Night Phase began
One worker slept in the cold
One child slept in the cold
One child slept in the cold
One engineer slept in the cold
One worker slept in the cold
One engineer slept in the cold
One child slept in the cold
One worker slept in the cold
One child slept in the cold
One worker slept in the cold
One engineer slept in the cold
One worker slept in the cold
One worker slept in the cold
One engineer slept in the cold
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
Round 1: the Dawn Phase began
Day 2 dawned; Player 2 led
Round 2: the Morning Phase began
Letters to the Advisors was revealed
Player 2 chose: Promise nothing
Fear (discontent) was activated
Round 2: the Generator Phase began
4 cubes were dropped, 3 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Snow Squall
Round 2: the Preparation Phase began
Player 1 advised: Foreman Advisor
Unity (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
1 Spent Worker token went to the supply
Player 2 sent one worker: Construct
Beacon was dismantled
The city spent 2 Wood
Player 2 built: Medical Post on N2b
Medical Post was dismantled
The city spent 1 Coal
The Heat marker came to 1
The city spent 2 Coal
The Heat marker came to 3
Player 1 sent one worker: Gather from N1a (1 coal)
The city gained 1 Coal
Player 2 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 2 used: Generator
The Generator shed 3 Stress cubes
Player 1 sent one worker: Gather from G4 (5 wood)
The city gained 2 Wood
Player 2 sent one child: Gather from G5 (3 coal)
The city gained 2 Coal
The city spent 1 Coal
The Heat marker came to 4
Player 1 sent one engineer: Dais: pass a Law
Player 1 used: Dais
Player 1 passed a Law: Any Roof
A rule began: Ruins on the map give 1 slot each, if heated.
Mistrust (discontent) was activated
Player 2 sent one engineer: Medical Post on N2b: Cure 3, Treat 1
Player 2 used: Medical Post
One engineer was cured
One child was cured
One worker was cured
Player 1 passed
Player 2 sent one engineer: Construct
The city spent 1 Wood
Player 2 built: Tent on G3
Player 1 sent one engineer: The Last City: spend 1 Coal: -2 Stress
The city spent 1 Coal
The Generator shed 0 Stress cubes
Player 2 passed
Player 1 sent one worker: Construct
Tent was dismantled
Tent was dismantled
Player 2 sent one worker: Construct
Player 1 passed
Player 2 sent one worker: Construct
The Action Phase ended
Round 2: the Dusk Phase began
The Long Queue was revealed
Player 2 chose: Feed the workers first
One child fell sick
One child fell sick
A token came onto the discontent track: Fear
Cold Beds joined the Dusk deck
Round 2: the Hunger Phase began
The city spent 5 Food
Hunger rose to 11
Round 2: the Night Phase began
One engineer slept in the cold
One worker slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One child slept in the cold
One engineer slept in the cold
One worker slept in the cold
One worker slept in the cold
One worker slept in the cold
One child slept in the cold
One worker slept in the cold
One child slept in the cold
One engineer slept in the cold
One worker slept in the cold
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
One engineer fell sick
One engineer fell sick
One child fell sick
One child fell sick
One child fell sick
One child fell sick
One child fell sick
Round 2: the Dawn Phase began
Day 3 dawned; Player 1 led
Steam Saws was developed
Sawmill was upgraded
Wall Drill was upgraded
Glass and Steam was begun, to be ready in Round 5
A Scenario card came: Roofs
Fear (discontent) was activated
No Room joined the Dusk deck
Roofs left the game
Round 3: the Morning Phase began
Fever Ward was revealed
One child fell sick
Player 1 chose: Trust to luck
The Fever Spreads joined the Dusk deck
Round 3: the Generator Phase began
4 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Gathering Front
Round 3: the Preparation Phase began
1 Spent Engineer token went to the supply
2 Spent Child tokens went to the supply
One child fell gravely ill
2 Spent Worker tokens went to the supply
One worker fell gravely ill
Player 1 sent one engineer: Medical Post on N2b: Cure 3, Treat 1 (cold)
One engineer fell sick
Player 1 used: Medical Post
One child was cured
One worker was cured
One engineer was cured
One gravely ill child was treated
Player 2 sent one child: Gather from N2a (1 coal) (cold)
One child fell sick
The city gained 1 Coal
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell sick
Player 1 used: Generator
The Generator shed 2 Stress cubes
Player 2 sent one worker: Gather from G5 (1 coal) (cold)
One worker fell sick
The city gained 1 Coal
The city spent 1 Coal
The Heat marker came to 1
The city spent 3 Coal
The Heat marker came to 4
Player 1 sent one engineer: The Last City: spend 1 Coal: -2 Stress
The city spent 1 Coal
The Generator shed 0 Stress cubes
Player 2 passed
Player 1 sent one engineer: Gather from G4 (3 wood)
The city gained 2 Wood
The city spent 1 Coal
The Heat marker came to 5
Player 2 sent one worker: Construct
The city spent 2 Wood
Player 2 built: Medical Post on N3a
Medical Post was dismantled
Player 1 sent one worker: Remove snow (cold)
One worker fell sick
A tile was laid on hex N4: tile N01
A tile was laid on hex N5: tile N02
Player 2 sent one worker: Remove snow (cold)
One worker fell sick
A tile was laid on hex FC1: tile F07
The Action Phase ended
Round 3: the Dusk Phase began
Cold Beds was revealed
A token came onto the discontent track: Mistrust
One worker fell sick
Player 1 chose: Hear them out
The Doctors' Petition joined the Dusk deck
Round 3: the Hunger Phase began
A token came onto the discontent track: Anger
The people have banished you from the city: the game was lost
