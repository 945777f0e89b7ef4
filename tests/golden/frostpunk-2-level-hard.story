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
Player 2 sent one engineer: Dais: pass a Law
Player 2 used: Dais
Player 2 passed a Law: The Ring
Fighting Ring could be built from now on
Anger (discontent) was exhausted
A Broken Jaw joined the Dusk deck
Player 2 called on Beatrix Lund, quartermaster
The city gained 2 Coal
Player 2 called on Florrie, storyteller
Unity (hope) was activated
Unity (hope) was activated
Player 1 sent one worker: Gather from G4 (5 wood)
The city gained 2 Wood
Player 1 called on Tam Corrigan, hauler
The city gained 2 Coal
Player 2 sent one worker: Gather from G5 (5 coal)
The city gained 2 Coal
Player 1 sent one engineer: Gather from N1a (3 coal)
The city gained 2 Coal
Player 2 sent one engineer: The Last City: spend 1 Coal: -2 Stress
The city spent 1 Coal
The Generator shed 0 Stress cubes
Player 1 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex N5: tile N04
The city gained 2 Food
A tile was laid on hex N0: tile N03
Player 2 sent one worker: Gather from N1b (2 wood)
The city gained 2 Wood
Player 1 sent one worker: Gather from N3b (2 wood)
The city gained 2 Wood
Player 2 sent one worker: Gather from N5a (3 wood)
The city gained 2 Wood
Player 1 sent one worker: Gather from N0b (2 coal)
The city gained 2 Coal
The Action Phase ended
Round 1: the Dusk Phase began
Pilfered Stores was revealed
Player 1 chose: Ration everyone
Anger (discontent) was activated
Round 1: the Hunger Phase began
The city spent 12 Food
Round 1: the Night Phase began
One child slept in the cold
One child slept in the cold
One worker slept in the cold
One child slept in the cold
One child slept in the cold
One worker slept in the cold
One worker slept in the cold
One child slept in the cold
One engineer slept in the cold
One worker slept in the cold
One engineer slept in the cold
One worker slept in the cold
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
Round 1: the Dawn Phase began
Day 2 dawned; Player 2 led
Round 2: the Morning Phase began
Smoke on the Ridge was revealed
Player 2 chose: Send men with ropes
1 Spent Worker token went to the supply
The Strangers' Camp joined the Dusk deck
Round 2: the Generator Phase began
4 cubes were dropped, 3 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Gathering Front
Round 2: the Preparation Phase began
Player 1 advised: Foreman Advisor
Devotion (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
1 Spent Worker token went to the supply
1 Spent Child token went to the supply
The city spent 1 Coal
The Heat marker came to 1
Player 2 sent one engineer: Gather from G4 (3 wood)
The city gained 2 Wood
Player 1 sent one engineer: Gather from N1a (1 coal) (cold)
One engineer fell sick
The city gained 1 Coal
The city spent 3 Coal
The Heat marker came to 4
The city spent 1 Coal
The Heat marker came to 5
Player 2 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 2 used: Generator
The Generator shed 3 Stress cubes
Player 1 sent one engineer: Gather from N0a (2 wood)
The city gained 2 Wood
Player 2 sent one worker: Gather from G5 (3 coal)
The city gained 2 Coal
Player 1 sent one engineer: Construct
The city spent 1 Wood
Player 1 built: Tent on N2b
The city spent 3 Wood
Player 1 built: Bunkhouse on N1b
The city spent 1 Wood
Player 1 built: Tent on N5a
Player 2 passed
Player 1 sent one worker: Gather from N2a (1 coal)
The city gained 1 Coal
Player 2 passed
Player 1 sent one worker: Construct
The city spent 2 Wood
Player 1 built: Medical Post on N3a
Player 2 passed
Player 1 sent one worker: Construct
The city spent 3 Wood
Player 1 built: Bunkhouse on N0b
Tent was dismantled
Bunkhouse was dismantled
Player 2 sent one worker: Construct
The city spent 2 Wood
Player 2 built: Charcoal Kiln on N2b
Medical Post was dismantled
Bunkhouse was dismantled
The Action Phase ended
Round 2: the Dusk Phase began
A Quiet Evening was revealed
Player 2 chose: Rest
Round 2: the Hunger Phase began
The city spent 10 Food
Hunger rose to 6
Round 2: the Night Phase began
One worker slept in the cold
One engineer slept in the cold
One child slept in the cold
One child slept in the cold
One engineer slept in the cold
One worker slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One worker slept in the cold
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
Round 2: the Dawn Phase began
Day 3 dawned; Player 1 led
Steam Saws was developed
Sawmill was upgraded
Wall Drill was upgraded
Wool Lining was begun, to be ready in Round 6
A Scenario card came: Roofs
Fear (discontent) was activated
No Room joined the Dusk deck
Roofs left the game
Round 3: the Morning Phase began
Snow-Blind was revealed
Player 1 chose: Carry on
One worker fell sick
One worker fell sick
Round 3: the Generator Phase began
5 cubes were dropped, 3 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Ice Fog
Round 3: the Preparation Phase began
Player 1 advised: Social Advisor
Unity (hope) was exhausted
Anger (discontent) was exhausted
1 Spent Child token went to the supply
1 Spent Engineer token went to the supply
2 Spent Worker tokens went to the supply
One worker fell gravely ill
The city spent 1 Coal
The Heat marker came to 1
Player 1 sent one engineer: The Last City: spend 1 Coal: -2 Stress
The city spent 1 Coal
The Generator shed 2 Stress cubes
The city spent 5 Coal
The Heat marker came to 6
Player 2 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex FE3: tile F05
Player 1 sent one engineer: Dais: pass a Law
Player 1 used: Dais
Player 1 passed a Law: Tavern Licence
Public House could be built from now on
Drunk on Duty joined the Dusk deck
Player 2 sent one engineer: Medical Post on N3a: Cure 3, Treat 1
Player 2 used: Medical Post
One child was cured
One worker was cured
One engineer was cured
One gravely ill worker was treated
Player 1 sent one worker: Gather from G5 (1 coal)
The city gained 1 Coal
Player 2 sent one worker: Charcoal Kiln on N2b: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal
Player 2 used: Charcoal Kiln
The city spent 1 Wood
The city gained 2 Coal
Player 1 sent one worker: Remove snow (cold)
One worker fell sick
A tile was laid on hex N4: tile N12
The city gained 4 Food
Player 2 passed
Player 1 sent one worker: Gather from FE3a (5 wood)
The city gained 2 Wood
The Action Phase ended
Round 3: the Dusk Phase began
A Quarrel over Blankets was revealed
A token left the hope track: Devotion
Player 1 chose: Part them
Round 3: the Hunger Phase began
The city spent 4 Food
A token came onto the discontent track: Fear
Hunger rose to 11
Round 3: the Night Phase began
One engineer slept in the cold
One engineer slept in the cold
One child slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One worker slept in the cold
One worker slept in the cold
One engineer slept in the cold
One child slept in the cold
One worker slept in the cold
One worker fell sick
One worker fell sick
One worker fell sick
One engineer fell sick
One engineer fell sick
One engineer fell gravely ill
One engineer died; the Corpse marker came to 1
The Citizen card drawn was Bess Horrocks, sawyer
One engineer fell gravely ill
One child fell sick
One child fell sick
Round 3: the Dawn Phase began
Day 4 dawned; Player 2 led
Round 4: the Morning Phase began
Idle Pencils was revealed
Player 2 chose: Let them rest
Unity (hope) was activated
Round 4: the Generator Phase began
6 cubes were dropped, 6 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Light Frost
Round 4: the Preparation Phase began
Player 1 advised: Social Advisor
Unity (hope) was exhausted
A token left the discontent track: Fear
1 Spent Child token went to the supply
2 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker came to 2
The Citizen card drawn was Ida Marlow, stoker
2 Spent Worker tokens went to the supply
One worker fell gravely ill
The city spent 6 Coal
The Heat marker came to 6
Player 2 sent one engineer: Dais: pass a Law
Player 2 used: Dais
Player 2 passed a Law: Children at Work
A rule began: Each Round 1 Child Meeple may act, a second one if any 1 Hope token is exhausted. Children may only Remove Snow, Gather Resources or Construct.
A token came onto the discontent track: Fear
Anger (discontent) was activated
Unity (hope) was exhausted
Small Hands, Sharp Machines joined the Dusk deck
Player 1 passed
Player 2 passed
The Action Phase ended
Round 4: the Dusk Phase began
Drunk on Duty was revealed
Player 2 chose: He let the fire die
The city lost 2 Coal
Round 4: the Hunger Phase began
A token came onto the discontent track: Mistrust
One engineer died; the Corpse marker came to 3
The Citizen card drawn was Ned, kite flyer
One engineer died; the Corpse marker came to 4
The Citizen card drawn was Percival Thorne, surveyor
Hunger rose to 12
Round 4: the Night Phase began
One worker slept in the cold
One engineer slept in the cold
One child slept in the cold
One child slept in the cold
One worker slept in the cold
One worker slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One worker fell sick
One worker fell sick
One worker fell sick
One engineer fell gravely ill
One engineer died; the Corpse marker came to 5
The Citizen card drawn was Clara Wray, clerk
One engineer fell gravely ill
One child fell sick
One child fell sick
Round 4: the Dawn Phase began
Day 5 dawned; Player 1 led
A Scenario card came: Something to Live For
The city chose its purpose: order
Something to Live For left the game
Round 5: the Morning Phase began
Frozen Graves was revealed
Player 1 chose: A stone, at least
Memorial could be built from now on
Round 5: the Generator Phase began
One engineer died; the Corpse marker came to 6
The Citizen card drawn was Bram, friend of strays
6 cubes were dropped, 4 were found in the drawer
The Generator broke down and overheated: once more, and it explodes
The Heat marker went back to the first space
Round 5: the Weather Phase began
The weather came: Glass Night
Storm number 1 hit the settlement
The Storm marker came to 12
Every Tent became a Ruin
Round 5: the Preparation Phase began
1 Spent Engineer token went to the supply
2 Spent Child tokens went to the supply
One child fell gravely ill
3 Spent Worker tokens went to the supply
One worker died; the Corpse marker came to 7
The Citizen card drawn was Old Penrose, trapper
The city lost 0 Food
Player 1 sent one worker: Charcoal Kiln on N2b: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal (cold)
One worker fell gravely ill
Player 1 used: Charcoal Kiln
The city spent 1 Wood
The city gained 2 Coal
Player 2 sent one engineer: Dais: pass a Law (cold)
One engineer fell gravely ill
Player 2 used: Dais
Player 1 sent one engineer: The Last City: spend 1 Coal: -2 Stress
The city spent 1 Coal
The Generator shed 0 Stress cubes
Player 2 sent one worker: Gather from G4 (1 wood) (cold)
One worker died; the Corpse marker came to 8
The Citizen card drawn was Jonas Pike, ganger
A token came onto the discontent track: Fear
The city gained 1 Wood
Player 1 passed
Player 2 sent one child: Gather from FE3a (3 wood) (cold)
One child fell sick
The city gained 2 Wood
The city spent 1 Coal
The Heat marker came to 1
Player 1 sent one worker: Construct
The city spent 2 Wood
Player 1 built: Memorial on N5b
Unity (hope) was activated
Unity (hope) was exhausted
A second Child was put to work
Player 2 sent one child: Construct
Tent was dismantled
The city spent 2 Wood
Player 2 built: Charcoal Kiln on FE3b
The city spent 2 Wood
Player 2 built: Sawmill on N1a
The Action Phase ended
Round 5: the Dusk Phase began
Small Hands, Sharp Machines was revealed
Player 1 chose: Bandage and back to work
One child died; the Corpse marker came to 9
The Citizen card drawn was Hugh Ferrant, tinkerer
Mistrust (discontent) was activated
One child fell gravely ill
Round 5: the Hunger Phase began
Fear (discontent) was activated
One child died; the Corpse marker came to 10
The Citizen card drawn was Silas Moor, pipe fitter
One child died; the Corpse marker came to 11
Too many have died: the game was lost
