Player 2 took the Leadership marker
Rim corner RC5 got its token: wood
Rim corner RC4 got its token: blank
Rim corner RC3 got its token: coal
Rim corner RC2 got its token: wood
Signal Lens was begun, to be ready in Round 3
Player 3 became the Generator Advisor
Player 2 became the Health Advisor
Player 2 became the Social Advisor
Player 1 became the Foreman Advisor
Player 2 got Wren, chorister
Player 2 got Florrie, storyteller
Player 3 got Harriet Voss, surgeon
Player 1 got Annie Stubbs, laundress
Player 2 sent one worker: Gather from N4a (3 coal) (cold)
One worker fell sick
The city gained 2 Coal
The city spent 2 Coal
The Heat marker came to 2
Player 3 sent one worker: Gather from N0a (1 core)
The city gained 1 Steam Core
Player 1 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 1 used: Medical Post
One child was cured
One worker was cured
One child was cured
Player 1 called on Annie Stubbs, laundress
One worker was cured
One engineer was cured
Player 2 sent one engineer: Gather from N1b (2 wood)
The city gained 2 Wood
Player 2 called on Florrie, storyteller
Devotion (hope) was activated
Devotion (hope) was activated
Player 2 called on Wren, chorister
A token came onto the hope track: Unity
Player 3 sent one worker: Construct
The city spent 3 Wood
The city spent 1 Steam Core
Player 3 built: Coal Thumper on G4 and G5
The city spent 2 Wood
Player 3 built: Hunter's Hut on N1a
The city spent 2 Wood
Player 3 built: Charcoal Kiln on N0b
Player 1 sent one engineer: Coal Thumper on G4: gain 3 Coal
Player 1 used: Coal Thumper
The city gained 3 Coal
Player 2 sent one worker: Gather from N4b (2 wood)
The city gained 2 Wood
Player 3 sent one engineer: Charcoal Kiln on N0b: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal
Player 3 used: Charcoal Kiln
The city spent 2 Wood
The city gained 4 Coal
Player 3 called on Harriet Voss, surgeon
The city spent 2 Coal
The Heat marker came to 4
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 1 used: Generator
The Generator shed 0 Stress cubes
Player 2 sent one worker: Coal Thumper on G4: gain 3 Coal
Player 2 used: Coal Thumper
The city gained 3 Coal
Player 3 sent one worker: Hunter's Hut on N1a: gain 3 Food
Player 3 used: Hunter's Hut
The city gained 3 Food
The Action Phase ended
Round 1: the Dusk Phase began
A Quiet Evening was revealed
Player 2 chose: Rest
Round 1: the Hunger Phase began
The city spent 12 Food
Round 1: the Night Phase began
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One worker slept in the cold
One worker slept in the cold
One child slept in the cold
One child slept in the cold
One child slept in the cold
One engineer slept in the cold
One child slept in the cold
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
One child fell sick
One child fell sick
Round 1: the Dawn Phase began
Day 2 dawned; Player 3 led
Round 2: the Morning Phase began
The Dead Trader's Cache was revealed
Player 3 chose: Break it open
The city gained 4 Food
What Was in the Tins joined the Dusk deck
Round 2: the Generator Phase began
4 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Light Frost
The city gained 1 Food
Round 2: the Preparation Phase began
Player 2 advised: Health Advisor
Devotion (hope) was exhausted
One worker was cured
One worker was cured
One engineer was cured
Player 3 sent one engineer: The Last City: spend 1 Coal: -2 Stress
The city spent 1 Coal
The Generator shed 2 Stress cubes
The city spent 4 Coal
The Heat marker came to 4
Player 1 passed
Player 2 sent one engineer: Hunter's Hut on N1a: gain 3 Food
Player 2 used: Hunter's Hut
The city gained 3 Food
Player 3 sent one worker: Charcoal Kiln on N0b: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal
Player 3 used: Charcoal Kiln
The city spent 2 Wood
The city gained 4 Coal
Player 1 sent one worker: Coal Thumper on G4: gain 3 Coal
Player 1 used: Coal Thumper
The city gained 3 Coal
Player 2 sent one engineer: Construct
Tent was dismantled
The city spent 1 Wood
Player 2 built: Tent on N0a
Medical Post was dismantled
Player 3 sent one engineer: Coal Thumper on G4: gain 3 Coal
Player 3 used: Coal Thumper
The city gained 3 Coal
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 1 used: Generator
The Generator shed 0 Stress cubes
The city spent 1 Coal
The Heat marker came to 5
Player 2 sent one worker: Remove snow (cold)
One worker fell sick
A tile was laid on hex N3: tile N06
A tile was laid on hex N5: tile N01
Player 3 sent one worker: Gather from N5a (3 wood)
The city gained 2 Wood
Player 1 sent one worker: Gather from N4a (1 coal)
The city gained 1 Coal
Player 2 sent one worker: Remove snow (cold)
One worker fell sick
A tile was laid on hex N2: tile N12
The city gained 4 Food
The Action Phase ended
Round 2: the Dusk Phase began
Coughing in the Dark was revealed
Player 3 chose: So be it
Round 2: the Hunger Phase began
The city spent 16 Food
Round 2: the Night Phase began
One worker slept in the cold
One worker slept in the cold
One worker slept in the cold
One engineer slept in the cold
One child slept in the cold
One child slept in the cold
One child slept in the cold
One child slept in the cold
One child slept in the cold
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
Round 2: the Dawn Phase began
Day 3 dawned; Player 1 led
Signal Lens was developed
Beacon was upgraded
Steam Saws was begun, to be ready in Round 5
A Scenario card came: Roofs
Anger (discontent) was activated
No Room joined the Dusk deck
Roofs left the game
Round 3: the Morning Phase began
The Preacher was revealed
Player 1 chose: Let him speak
A token came onto the hope track: Resolve
Devotion (hope) was activated
The Sermon Grows joined the Dusk deck
Round 3: the Generator Phase began
5 cubes were dropped, 5 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Hard Frost
The city gained 1 Food
Round 3: the Preparation Phase began
Player 1 advised: Foreman Advisor
Devotion (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
1 Spent Engineer token went to the supply
1 Spent Worker token went to the supply
1 Spent Child token went to the supply
Player 1 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex FE1: tile F13
Player 2 passed
The city spent 2 Coal
The Heat marker came to 2
The city spent 1 Coal
The Heat marker came to 3
Player 3 sent one engineer: Coal Thumper on G4: gain 3 Coal
Player 3 used: Coal Thumper
The city gained 3 Coal
Player 1 sent one engineer: Gather from N3a (3 coal)
The city gained 2 Coal
Player 2 sent one worker: Gather from N5a (1 wood)
The city gained 1 Wood
Player 3 sent one engineer: Dais: pass a Law
Player 3 used: Dais
Player 3 passed a Law: Long Shifts
A rule began: Once per Round, after a Worker used a Building, its action may be resolved once more; then 1 Worker becomes sick.
A token came onto the discontent track: Fear
Asleep Standing joined the Dusk deck
Player 1 sent one worker: Hunter's Hut on N1a: gain 3 Food
Player 1 used: Hunter's Hut
The city gained 3 Food
The city gained 3 Food
One worker fell sick
Player 2 sent one worker: Gather from FE1a (1 core) (cold)
One worker fell sick
The city gained 1 Steam Core
The city spent 2 Coal
The Heat marker came to 5
The city spent 1 Coal
The Heat marker came to 6
Player 3 sent one worker: Charcoal Kiln on N0b: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal
Player 3 used: Charcoal Kiln
The city spent 1 Wood
The city gained 2 Coal
Player 1 sent one worker: Remove snow (cold)
One worker fell sick
A tile was laid on hex FC2: tile F18
The city gained 3 Food
Player 2 sent one worker: Remove snow (cold)
One worker fell sick
A tile was laid on hex FE2: tile F21
The Action Phase ended
Round 3: the Dusk Phase began
Pilfered Stores was revealed
Player 1 chose: Ration everyone
Fear (discontent) was activated
Round 3: the Hunger Phase began
The city spent 11 Food
Round 3: the Night Phase began
One engineer slept in the cold
One engineer slept in the cold
One child slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One child slept in the cold
One engineer slept in the cold
One child slept in the cold
One child slept in the cold
One worker slept in the cold
One child slept in the cold
One worker slept in the cold
One worker fell sick
One worker fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell gravely ill
One child fell sick
One child fell sick
One child fell sick
One child fell gravely ill
One child died; the Corpse marker came to 1
The Citizen card drawn was Bram, friend of strays
A token left the hope track: Devotion
Round 3: the Dawn Phase began
Day 4 dawned; Player 2 led
Round 4: the Morning Phase began
Under the Fall was revealed
Player 2 chose: Too dangerous
One worker died; the Corpse marker came to 2
The Citizen card drawn was Ned, kite flyer
Round 4: the Generator Phase began
6 cubes were dropped, 6 were found in the drawer
The Generator broke down and overheated: once more, and it explodes
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Brief Lull
The city gained 1 Food
Round 4: the Preparation Phase began
2 Spent Child tokens went to the supply
One child fell gravely ill
2 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker came to 3
The Citizen card drawn was Beatrix Lund, quartermaster
The city lost 1 Wood
2 Spent Worker tokens went to the supply
One worker fell gravely ill
Player 2 passed
The city spent 6 Coal
The Heat marker came to 6
Player 3 sent one worker: Charcoal Kiln on N0b: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal
Player 3 used: Charcoal Kiln
The city spent 1 Wood
The city gained 2 Coal
The city spent 1 Wood
The city gained 2 Coal
One worker fell sick
Player 1 sent one engineer: Gather from N3a (1 coal)
The city gained 1 Coal
Player 2 sent one worker: Hunter's Hut on N1a: gain 3 Food
Player 2 used: Hunter's Hut
The city gained 3 Food
Player 3 sent one engineer: Dais: pass a Law
Player 3 used: Dais
Player 3 passed a Law: Shared Beds
A rule began: Heated Tents, Bunkhouses and Houses have 3 slots instead of 2.
Too Close for Comfort joined the Dusk deck
Player 1 sent one engineer: The Last City: spend 1 Coal: -2 Stress
The city spent 1 Coal
The Generator shed 0 Stress cubes
Player 2 passed
Player 3 passed
Player 1 sent one worker: Construct
Player 2 sent one worker: Gather from FE2b (1 core)
The city gained 1 Steam Core
The Action Phase ended
Round 4: the Dusk Phase began
The Long Queue was revealed
Player 2 chose: Feed the workers first
One child died; the Corpse marker came to 4
The Citizen card drawn was Sukey, mender
Devotion (hope) was exhausted
One child fell gravely ill
A token came onto the discontent track: Anger
Men with Hammers joined the Dusk deck
Round 4: the Hunger Phase began
The city spent 10 Food
Round 4: the Night Phase began
One child slept in the cold
One child slept in the cold
One worker slept in the cold
One child slept in the cold
One worker slept in the cold
One worker slept in the cold
One worker slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One child slept in the cold
One worker died; the Corpse marker came to 5
The Citizen card drawn was Jonas Pike, ganger
A token came onto the discontent track: Fear
Anger (discontent) was activated
One worker fell gravely ill
One worker died; the Corpse marker came to 6
The Citizen card drawn was Clara Wray, clerk
A token came onto the discontent track: Fear
The people have banished you from the city: the game was lost
