Player 2 took the Leadership marker
Rim corner RC1 got its token: coal
Rim corner RC0 got its token: coal
Rim corner RC5 got its token: wood
Signal Lens was begun, to be ready in Round 3
Player 1 became the Generator Advisor
Player 2 became the Health Advisor
Player 1 became the Social Advisor
Player 2 became the Foreman Advisor
Player 2 got Harriet Voss, surgeon
Player 2 got Percival Thorne, surveyor
Player 1 got Odile Renn, draughtswoman
Player 1 got Beatrix Lund, quartermaster
The city spent 1 Coal
The Heat marker came to 1
Player 2 sent one engineer: Gather from N3a (3 coal) (cold)
One engineer fell sick
The city gained 2 Coal
Player 2 called on Harriet Voss, surgeon
One child was cured
One worker was cured
Player 2 called on Percival Thorne, surveyor
A tile was laid on hex FE3: tile F15
The city gained 3 Food
Player 1 sent one engineer: Construct
The city spent 2 Wood
Player 1 built: Sawmill on G5
The city spent 1 Wood
Player 1 built: Tent on FE3b
Tent was dismantled
Player 1 called on Beatrix Lund, quartermaster
The city gained 2 Wood
Player 1 called on Odile Renn, draughtswoman
Signal Lens came nearer: Round 2
Player 2 sent one engineer: Gather from G4 (5 wood)
The city gained 2 Wood
The city spent 1 Coal
The Heat marker came to 2
Player 1 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 1 used: Medical Post
One engineer was cured
Player 2 sent one worker: Construct
The city spent 2 Wood
Player 2 built: Sawmill on G1
The city spent 3 Wood
Player 2 built: Workshop on N2b
The city spent 1 Wood
Player 2 built: Tent on N2a
Player 1 sent one engineer: The Last City: spend 1 Coal: -2 Stress
The city spent 1 Coal
The Generator shed 0 Stress cubes
Player 2 sent one worker: Gather from N4b (2 coal)
The city gained 2 Coal
The city spent 1 Coal
The Heat marker came to 3
Player 1 passed
Player 2 sent one worker: Remove snow (cold)
One worker fell sick
A tile was laid on hex N5: tile N10
The city gained 3 Food
A tile was laid on hex N1: tile N11
Player 1 passed
Player 2 sent one worker: Construct
The city spent 2 Wood
Player 2 built: Charcoal Kiln on N4a
Tent was dismantled
Workshop was dismantled
Player 1 passed
Player 2 sent one worker: Sawmill on G5: fell up to 3 Trees here and around
Player 2 used: Sawmill
The city gained 1 Wood
Player 1 passed
Player 2 sent one worker: Construct
Charcoal Kiln was dismantled
The city spent 2 Wood
Player 2 built: Medical Post on N1a
The Action Phase ended
Round 1: the Dusk Phase began
A Quiet Evening was revealed
Player 2 chose: Rest
Round 1: the Hunger Phase began
The city spent 11 Food
Round 1: the Night Phase began
One child slept in the cold
One worker slept in the cold
One worker slept in the cold
One engineer slept in the cold
One child slept in the cold
One child slept in the cold
One child slept in the cold
One worker slept in the cold
One child slept in the cold
One worker slept in the cold
One worker slept in the cold
One engineer slept in the cold
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
Day 2 dawned; Player 1 led
Signal Lens was developed
Beacon was upgraded
Better Snares was begun, to be ready in Round 4
Round 2: the Morning Phase began
Stolen Coal was revealed
The city lost 2 Coal
Player 1 chose: Let it go
Coal for Sale joined the Dusk deck
Round 2: the Generator Phase began
3 cubes were dropped, 3 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Hard Frost
Round 2: the Preparation Phase began
1 Spent Child token went to the supply
1 Spent Worker token went to the supply
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell sick
Player 1 used: Generator
The Generator shed 3 Stress cubes
Player 2 passed
Player 1 passed
The Action Phase ended
Round 2: the Dusk Phase began
Coal for Sale was revealed
Player 1 chose: Thieves everywhere
A token came onto the discontent track: Mistrust
Mistrust (discontent) was activated
Round 2: the Hunger Phase began
The city spent 15 Food
Hunger rose to 2
Round 2: the Night Phase began
The city spent 2 Coal
The Heat marker came to 2
One child slept in the cold
One worker slept in the cold
One worker slept in the cold
One worker slept in the cold
One worker slept in the cold
One worker slept in the cold
One worker slept in the cold
One child slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
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
One engineer fell sick
One engineer fell sick
One child fell sick
One child fell sick
One child fell sick
One child fell sick
One child fell sick
Round 2: the Dawn Phase began
Day 3 dawned; Player 2 led
A Scenario card came: Roofs
Fear (discontent) was activated
No Room joined the Dusk deck
Roofs left the game
Round 3: the Morning Phase began
Smoke on the Ridge was revealed
Player 2 chose: Stay by the fire
Resolve (hope) was exhausted
Round 3: the Generator Phase began
The city spent 1 Coal
The Heat marker came to 3
One worker fell sick
3 cubes were dropped, 1 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Northern Wind
Round 3: the Preparation Phase began
1 Spent Engineer token went to the supply
2 Spent Child tokens went to the supply
One child fell gravely ill
2 Spent Worker tokens went to the supply
One worker fell gravely ill
Player 2 sent one engineer: The Last City: spend 1 Coal: -2 Stress
The city spent 1 Coal
The Generator shed 1 Stress cube
Player 1 sent one worker: Sawmill on G5: fell up to 3 Trees here and around (cold)
One worker fell sick
Player 1 used: Sawmill
The city gained 1 Wood
The city gained 1 Wood
Player 2 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell sick
Player 2 used: Generator
The Generator shed 0 Stress cubes
Player 1 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex FE2: tile F21
Player 2 sent one engineer: Sawmill on G1: fell up to 3 Trees here and around (cold)
One engineer fell sick
Player 2 used: Sawmill
Player 1 passed
Player 2 sent one worker: Gather from FE2a (2 wood) (cold)
One worker fell sick
The city gained 2 Wood
Player 1 sent one worker: Remove snow (cold)
One worker fell sick
A tile was laid on hex FC1: tile F11
Player 2 sent one worker: Gather from FE3a (1 core) (cold)
One worker fell sick
The city gained 1 Steam Core
The Action Phase ended
Round 3: the Dusk Phase began
Men with Hammers was revealed
A token came onto the discontent track: Anger
Anger (discontent) was activated
Player 2 chose: Talk them down
Empty Benches joined the Dusk deck
Round 3: the Hunger Phase began
A token came onto the discontent track: Mistrust
Hunger rose to 12
Round 3: the Night Phase began
One worker slept in the cold
One worker slept in the cold
One engineer slept in the cold
One worker slept in the cold
One child slept in the cold
One child slept in the cold
One worker slept in the cold
One worker slept in the cold
One worker slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One child slept in the cold
One engineer slept in the cold
One child slept in the cold
One child slept in the cold
One worker died; the Corpse marker came to 1
The Citizen card drawn was Wren, chorister
Mistrust (discontent) was activated
One worker fell gravely ill
One worker died; the Corpse marker came to 2
The Citizen card drawn was Tam Corrigan, hauler
One worker fell gravely ill
One worker died; the Corpse marker came to 3
The Citizen card drawn was Rafe Colley, spokesman
A token came onto the discontent track: Mistrust
The people have banished you from the city: the game was lost
