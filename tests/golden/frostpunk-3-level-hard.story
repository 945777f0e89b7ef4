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
Player 2 sent one worker: Gather from G5 (5 coal)
The city gained 2 Coal
Player 2 called on Florrie, storyteller
Devotion (hope) was activated
Devotion (hope) was activated
Player 2 called on Wren, chorister
A token came onto the hope track: Unity
Player 3 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 3 used: Generator
The Generator shed 0 Stress cubes
Player 1 sent one worker: Gather from N4b (2 wood)
The city gained 2 Wood
Player 2 sent one engineer: The Last City: spend 1 Coal: -2 Stress
The city spent 1 Coal
The Generator shed 0 Stress cubes
Player 3 passed
Player 1 passed
Player 2 sent one worker: Gather from G4 (5 wood)
The city gained 2 Wood
Player 3 sent one engineer: Construct
Player 3 called on Harriet Voss, surgeon
One worker was cured
Player 1 passed
The city spent 1 Coal
The Heat marker came to 3
Player 2 sent one engineer: Dais: pass a Law
Player 2 used: Dais
Player 2 passed a Law: The Ring
Fighting Ring could be built from now on
A token left the discontent track: Anger
A Broken Jaw joined the Dusk deck
Player 3 sent one worker: Construct
The Action Phase ended
Round 1: the Dusk Phase began
Frostbitten Hands was revealed
Player 2 chose: Wrap them in rags
One worker fell sick
One worker fell sick
Round 1: the Hunger Phase began
The city spent 13 Food
Round 1: the Night Phase began
The city spent 1 Coal
The Heat marker came to 4
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
One child fell sick
One child fell sick
Round 1: the Dawn Phase began
Day 2 dawned; Player 3 led
Round 2: the Morning Phase began
Frozen Graves was revealed
Player 3 chose: A stone, at least
Memorial could be built from now on
Devotion (hope) was exhausted
Round 2: the Generator Phase began
4 cubes were dropped, 3 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Thin Sun
Round 2: the Preparation Phase began
Player 2 advised: Health Advisor
Devotion (hope) was exhausted
One worker was cured
One worker was cured
One engineer was cured
Player 3 sent one worker: Gather from G5 (3 coal) (cold)
One worker fell sick
The city gained 2 Coal
Player 1 sent one engineer: The Last City: spend 1 Coal: -2 Stress
The city spent 1 Coal
The Generator shed 2 Stress cubes
Player 2 sent one engineer: Gather from N1b (2 wood) (cold)
One engineer fell sick
The city gained 2 Wood
Player 3 sent one worker: Gather from N4a (1 coal) (cold)
One worker fell sick
The city gained 1 Coal
The city spent 5 Coal
The Heat marker came to 5
Player 1 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 1 used: Medical Post
One worker was cured
One worker was cured
One engineer was cured
Player 2 sent one worker: Construct
The city spent 3 Wood
Player 2 built: Workshop on N0a
Tent was dismantled
The city spent 2 Wood
Player 2 built: Fighting Ring on G1
Player 3 sent one worker: Construct
The city spent 2 Wood
Player 3 built: Medical Post on N1a
Medical Post was dismantled
Workshop was dismantled
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 1 used: Generator
The Generator shed 1 Stress cube
Player 2 sent one worker: Remove snow (cold)
One worker fell sick
A tile was laid on hex N2: tile N01
A tile was laid on hex N5: tile N12
The city gained 4 Food
Player 3 passed
Player 1 sent one worker: Fighting Ring on G1: -1 Discontent, sick: 1 Worker
Player 1 used: Fighting Ring
Mistrust (discontent) was exhausted
One worker fell sick
Player 2 passed
Player 3 sent one engineer: Dais: pass a Law
Player 3 used: Dais
Player 3 passed a Law: Shared Beds
A rule began: Heated Tents, Bunkhouses and Houses have 3 slots instead of 2.
Too Close for Comfort joined the Dusk deck
The Action Phase ended
Round 2: the Dusk Phase began
Coughing in the Dark was revealed
Player 3 chose: So be it
Round 2: the Hunger Phase began
The city spent 9 Food
Hunger rose to 7
Round 2: the Night Phase began
One child slept in the cold
One child slept in the cold
One worker slept in the cold
One engineer slept in the cold
One worker slept in the cold
One worker slept in the cold
One child slept in the cold
One engineer slept in the cold
One worker slept in the cold
One engineer slept in the cold
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
Glass and Steam was begun, to be ready in Round 5
A Scenario card came: Roofs
A token came onto the discontent track: Fear
No Room joined the Dusk deck
Roofs left the game
Round 3: the Morning Phase began
The Inventor was revealed
Player 1 chose: Give her a Core
The city spent 1 Steam Core
Glass and Steam came nearer: Round 3
Glass and Steam was developed
Hothouse could be built from now on
Wool Lining was begun, to be ready in Round 6
Devotion (hope) was activated
Round 3: the Generator Phase began
5 cubes were dropped, 5 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Ice Fog
Round 3: the Preparation Phase began
Player 1 advised: Foreman Advisor
Devotion (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
1 Spent Child token went to the supply
1 Spent Engineer token went to the supply
2 Spent Worker tokens went to the supply
One worker fell gravely ill
The city spent 1 Coal
The Heat marker came to 1
Player 1 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 1 used: Medical Post
One child was cured
One gravely ill worker was treated
One worker was cured
One engineer was cured
Player 2 sent one worker: Fighting Ring on G1: -1 Discontent, sick: 1 Worker
Player 2 used: Fighting Ring
A token left the discontent track: Mistrust
One worker fell sick
The city spent 1 Coal
The Heat marker came to 2
Player 3 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 3 used: Generator
The Generator shed 5 Stress cubes
Player 1 sent one worker: Gather from N2a (3 wood) (cold)
One worker fell sick
The city gained 2 Wood
Player 2 sent one worker: Remove snow (cold)
One worker fell sick
A tile was laid on hex N3: tile N03
Player 3 sent one engineer: Dais: pass a Law
Player 3 used: Dais
Player 3 passed a Law: The Pit
Snow Pit could be built from now on
A rule began: While a Snow Pit is on the map, every death is followed by Cure 2.
The Pit Is Seen joined the Dusk deck
Player 1 sent one engineer: Gather from N3a (2 wood) (cold)
One engineer fell sick
The city gained 2 Wood
Player 2 sent one worker: Gather from G5 (1 coal)
The city gained 1 Coal
Player 3 sent one worker: Construct
The city spent 2 Wood
Player 3 built: Memorial on N4a
Devotion (hope) was activated
The city spent 3 Wood
Player 3 built: Beacon on N3b
Beacon was dismantled
The Action Phase ended
Round 3: the Dusk Phase began
Too Close for Comfort was revealed
Player 1 chose: Sleep head to foot
One child fell sick
Fear (discontent) was activated
Round 3: the Hunger Phase began
A token came onto the discontent track: Mistrust
One worker died; the Corpse marker came to 1
The Citizen card drawn was Sukey, mender
Hunger rose to 11
Round 3: the Night Phase began
The city spent 1 Coal
The Heat marker came to 3
One child slept in the cold
One worker slept in the cold
One child slept in the cold
One engineer slept in the cold
One worker slept in the cold
One engineer slept in the cold
One child slept in the cold
One child slept in the cold
One engineer slept in the cold
One child slept in the cold
One worker slept in the cold
One worker slept in the cold
One worker slept in the cold
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell gravely ill
One worker died; the Corpse marker came to 2
The Citizen card drawn was Old Penrose, trapper
The city lost 0 Food
One engineer fell sick
One engineer fell sick
One engineer fell sick
One child fell sick
One child fell sick
One child fell sick
One child fell sick
One child fell sick
Round 3: the Dawn Phase began
Day 4 dawned; Player 2 led
Round 4: the Morning Phase began
Hungry Eyes was revealed
Player 2 chose: The same for everyone
One child fell gravely ill
A Child Collapses joined the Dusk deck
Round 4: the Generator Phase began
One worker fell gravely ill
One child died; the Corpse marker came to 3
The Citizen card drawn was Hugh Ferrant, tinkerer
A token came onto the discontent track: Fear
One worker died; the Corpse marker came to 4
The Citizen card drawn was Ezra Whitlock, boilerman
3 cubes were dropped, 4 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Deep Cold
Round 4: the Preparation Phase began
Player 2 advised: Health Advisor
Devotion (hope) was exhausted
One engineer was cured
One child was cured
One worker was cured
2 Spent Engineer tokens went to the supply
One engineer fell gravely ill
2 Spent Child tokens went to the supply
One child fell gravely ill
2 Spent Worker tokens went to the supply
One worker fell gravely ill
Player 2 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell sick
Player 2 used: Generator
The Generator shed 4 Stress cubes
Player 3 sent one engineer: Dais: pass a Law (cold)
One engineer died; the Corpse marker came to 5
The Citizen card drawn was Mags Dunne, digger
Player 3 used: Dais
Player 3 passed a Law: Long Shifts
A rule began: Once per Round, after a Worker used a Building, its action may be resolved once more; then 1 Worker becomes sick.
Mistrust (discontent) was activated
Asleep Standing joined the Dusk deck
Player 1 sent one engineer: Medical Post on G3: Cure 3, Treat 1 (cold)
One engineer fell gravely ill
Player 1 used: Medical Post
One gravely ill worker was treated
One child was cured
One worker was cured
One child was cured
Player 2 passed
Player 3 sent one worker: Construct
The city spent 2 Wood
Player 3 built: Sawmill on N0a
The city spent 3 Wood
Player 3 built: Bunkhouse on G5
The city spent 2 Wood
Player 3 built: Charcoal Kiln on N3a
Player 1 sent one worker: Gather from N2a (1 wood) (cold)
One worker fell sick
The city gained 1 Wood
Player 2 sent one worker: Sawmill on N0a: fell up to 3 Trees here and around (cold)
One worker fell sick
Player 2 used: Sawmill
The Action Phase ended
Round 4: the Dusk Phase began
A Song at the Boiler was revealed
Devotion (hope) was activated
Player 2 chose: Listen
Round 4: the Hunger Phase began
Fear (discontent) was activated
One engineer died; the Corpse marker came to 6
The Citizen card drawn was Jonas Pike, ganger
One engineer died; the Corpse marker came to 7
The Citizen card drawn was Ned, kite flyer
Hunger rose to 12
Round 4: the Night Phase began
One engineer slept in the cold
One child slept in the cold
One engineer slept in the cold
One child slept in the cold
One child slept in the cold
One child slept in the cold
One child slept in the cold
One worker slept in the cold
One worker slept in the cold
One engineer slept in the cold
One worker slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One worker slept in the cold
One worker slept in the cold
One worker fell gravely ill
One worker died; the Corpse marker came to 8
The Citizen card drawn was Pip, errand runner
One worker fell gravely ill
One worker died; the Corpse marker came to 9
The Citizen card drawn was Odile Renn, draughtswoman
One worker fell gravely ill
One engineer died; the Corpse marker came to 10
The Citizen card drawn was Nell Sharpe, rigger
A token came onto the discontent track: Anger
One engineer fell gravely ill
One engineer died; the Corpse marker came to 11
Too many have died: the game was lost
