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
One worker fell sick (work in the cold)
The city gained 2 Coal
The city spent 2 Coal (fuel)
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
Devotion (hope) was activated (Florrie, storyteller)
Devotion (hope) was activated (Florrie, storyteller)
Player 2 called on Wren, chorister
A token came onto the hope track: Unity (Wren, chorister)
Player 3 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 3 used: Generator
The Generator shed 0 Stress cubes (Generator)
Player 1 sent one worker: Gather from N4b (2 wood)
The city gained 2 Wood
Player 2 sent one engineer: The Last City: spend 1 Coal: -2 Stress
The city spent 1 Coal (The Last City)
The Generator shed 0 Stress cubes (The Last City)
Player 3 passed
Player 1 passed
Player 2 sent one worker: Gather from G4 (5 wood)
The city gained 2 Wood
Player 3 sent one engineer: Construct
Player 3 called on Harriet Voss, surgeon
One worker was cured
Player 1 passed
The city spent 1 Coal (fuel)
The Heat marker came to 3
Player 2 sent one engineer: Dais: pass a Law
Player 2 used: Dais
Player 2 passed a Law: The Ring
Fighting Ring could be built from now on
A token left the discontent track: Anger (The Ring)
A Broken Jaw joined the Dusk deck (The Ring)
Player 3 sent one worker: Construct
The Action Phase ended
Round 1: the Dusk Phase began
Frostbitten Hands was revealed
Player 2 chose: Wrap them in rags (sick: 2 Workers)
One worker fell sick (Frostbitten Hands)
One worker fell sick (Frostbitten Hands)
Round 1: the Hunger Phase began
The city spent 13 Food (child Round: 13 Food due)
Round 1: the Night Phase began
The city spent 1 Coal (fuel)
The Heat marker came to 4
In the cold slept: 2 Workers, 5 Engineers, 5 Children
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
Round 1: the Dawn Phase began
Day 2 dawned; Player 3 led
Round 2: the Morning Phase began
A Room by the Boiler was revealed
Player 3 chose: There is no time (sick: 2 Children)
One child fell sick (A Room by the Boiler)
One child fell sick (A Room by the Boiler)
Round 2: the Generator Phase began
4 cubes were dropped, 3 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Deep Cold
The Cold marker came to 5, the Heat Range indicators to 1, 2, 3 (Deep Cold)
Round 2: the Preparation Phase began
Player 1 advised: Foreman Advisor
Devotion (hope) was exhausted (Foreman Advisor)
1 temporary Worker came to help (Foreman Advisor)
The city gained 1 Wood (Foreman Advisor)
1 Spent Engineer token went to the supply (Sickness marker on 5)
1 Spent Child token went to the supply (Sickness marker on 7)
Player 3 passed
The city spent 5 Coal (fuel)
The Heat marker came to 5
Player 1 sent one engineer: Remove snow (cold)
One engineer fell sick (work in the cold)
A tile was laid on hex FE0: tile F05
Player 2 sent one worker: Gather from G5 (3 coal)
The city gained 2 Coal
Player 3 sent one worker: Remove snow (cold)
One worker fell sick (work in the cold)
A tile was laid on hex FC4: tile F11
Player 1 sent one engineer: Gather from N1b (2 wood)
The city gained 2 Wood
Player 2 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 2 used: Medical Post
One child was cured
One worker was cured
One engineer was cured
Player 3 sent one engineer: The Last City: spend 1 Coal: -2 Stress
The city spent 1 Coal (The Last City)
The Generator shed 2 Stress cubes (The Last City)
Player 1 sent one worker: Gather from G4 (3 wood)
The city gained 2 Wood
Player 2 passed
Player 3 sent one worker: Construct
The city spent 2 Wood (Medical Post)
Player 3 built: Medical Post on N4a
The city spent 2 Wood (Hunter's Hut)
Player 3 built: Hunter's Hut on N4b
The city spent 2 Wood (Medical Post)
Player 3 built: Medical Post on FC4a
Player 1 passed
Player 2 sent one worker: Gather from FC4b (1 core)
The city gained 1 Steam Core
Player 3 sent one worker: Remove snow (cold)
One worker fell sick (work in the cold)
A tile was laid on hex N5: tile N14
A tile was laid on hex N2: tile N03
Player 1 sent one worker: Gather from N5b (2 coal)
The city gained 2 Coal
The Action Phase ended
Round 2: the Dusk Phase began
Pilfered Stores was revealed
Player 3 chose: Ration everyone (+1 Discontent)
A token came onto the discontent track: Mistrust (Pilfered Stores)
Round 2: the Hunger Phase began
The city spent 5 Food (worker Round: 16 Food due)
Hunger rose to 11 (worker Round: 16 Food due)
Round 2: the Night Phase began
In the cold slept: 5 Workers, 2 Engineers, 5 Children
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
Round 2: the Dawn Phase began
Day 3 dawned; Player 1 led
Signal Lens was developed
Beacon was upgraded
Glass and Steam was begun, to be ready in Round 5
A Scenario card came: Roofs: if spare beds: at least -2: +1 Hope; otherwise +1 Discontent, Dusk card No Room joins the deck, Roofs leaves the game
A token came onto the discontent track: Fear (Roofs)
No Room joined the Dusk deck (Roofs)
Roofs left the game (Roofs)
Round 3: the Morning Phase began
The Foreman's Wager was revealed
Player 1 chose: Take the bet (temporary: 1 Worker, Dusk card Worn to the Bone joins the deck)
1 temporary Worker came to help (The Foreman's Wager)
Worn to the Bone joined the Dusk deck (The Foreman's Wager)
Round 3: the Generator Phase began
5 cubes were dropped, 3 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Black Frost
The Cold marker came to 7, the Heat Range indicators to 2, 3, 4 (Black Frost)
The city gained 1 Food (Black Frost)
Round 3: the Preparation Phase began
Player 2 advised: Health Advisor
Devotion (hope) was exhausted (Health Advisor)
One worker was cured
One worker was cured
One engineer was cured
1 Spent Engineer token went to the supply (Sickness marker on 6)
1 Spent Worker token went to the supply (Sickness marker on 8)
2 Spent Child tokens went to the supply (Sickness marker on 11)
One child fell gravely ill (Sickness marker on 11)
Player 1 sent one engineer: Remove snow (cold)
One engineer fell sick (work in the cold)
A tile was laid on hex N3: tile N04
The city gained 2 Food
Player 2 sent one engineer: Remove snow (cold)
One engineer fell sick (work in the cold)
A tile was laid on hex FC2: tile F21
Player 3 sent one worker: Gather from FE0a (5 wood) (cold)
One worker fell sick (work in the cold)
The city gained 2 Wood
Player 1 sent one engineer: Hunter's Hut on N4b: gain 3 Food (cold)
One engineer fell sick (work in the cold)
Player 1 used: Hunter's Hut
The city gained 3 Food (Hunter's Hut)
Player 2 sent one engineer: Dais: pass a Law (cold)
One engineer fell sick (work in the cold)
Player 2 used: Dais
Player 2 passed a Law: Hard Medicine
A rule began: Each Treat point may be used as 2 Cure points.
The Maimed joined the Dusk deck (Hard Medicine)
The city spent 1 Coal (fuel)
The Heat marker came to 1
The city spent 1 Coal (fuel)
The Heat marker came to 2
Player 3 sent one worker: Gather from FC2b (1 core) (cold)
One worker fell sick (work in the cold)
The city gained 1 Steam Core
Player 1 passed
Player 2 sent one worker: Gather from G5 (1 coal) (cold)
One worker fell sick (work in the cold)
The city gained 1 Coal
Player 3 sent one worker: Gather from N2a (2 wood) (cold)
One worker fell sick (work in the cold)
The city gained 2 Wood
Player 1 sent one worker: Gather from N2b (2 coal) (cold)
One worker fell sick (work in the cold)
The city gained 2 Coal
Player 2 sent one worker: Construct
The city spent 1 Wood (Tent)
Player 2 built: Tent on N5a
The city spent 3 Wood (Beacon)
Player 2 built: Beacon on N5b
The city spent 2 Wood (Charcoal Kiln)
Player 2 built: Charcoal Kiln on N3a
The Action Phase ended
Round 3: the Dusk Phase began
The Long Queue was revealed
Player 1 chose: Feed the queue first (spend 5 Food: -1 Discontent)
The city spent 5 Food (The Long Queue)
Mistrust (discontent) was exhausted (The Long Queue)
Empty Benches joined the Dusk deck: Remember why we came (needs Hope tokens: at least 4: activate 2 Hope tokens); A speech (exhaust 1 Resolve token: -1 Discontent); A neighbour stands up (give up 1 Citizen card: activate 1 Hope token); Silence (-1 Hope)
Round 3: the Hunger Phase began
The city spent 1 Food (Hunger 11)
Mistrust (discontent) was activated (Hunger 10)
One worker died; the Corpse marker came to 1 (Hunger 10)
The Citizen card drawn was Bram, friend of strays: +1 Discontent (Fear)
A token came onto the discontent track: Mistrust (death of a worker: Bram, friend of strays)
Fear (discontent) was activated (death of a worker: Bram, friend of strays)
One worker died; the Corpse marker came to 2 (Hunger 10)
The Citizen card drawn was Lottie, lamplighter: exhaust 1 Hope token
Devotion (hope) was exhausted (death of a worker: Lottie, lamplighter)
Hunger rose to 11 (engineer Round: 11 Food due)
Round 3: the Night Phase began
The city spent 4 Coal (fuel)
The Heat marker came to 6
In the cold slept: 5 Workers, 4 Engineers, 1 Child
One worker fell sick (a night in the cold)
One worker fell gravely ill (a night in the cold)
One worker died; the Corpse marker came to 3 (a night in the cold)
The Citizen card drawn was Clara Wray, clerk: +1 Discontent (Mistrust)
A token came onto the discontent track: Anger (death of a worker: Clara Wray, clerk)
Mistrust (discontent) was activated (death of a worker: Clara Wray, clerk)
One child fell sick (a night in the cold)
One worker fell gravely ill (a night in the cold)
One worker died; the Corpse marker came to 4 (a night in the cold)
The Citizen card drawn was Ida Marlow, stoker: +1 Discontent
A token came onto the discontent track: Fear (death of a worker: Ida Marlow, stoker)
The people have banished you from the city: the game was lost
