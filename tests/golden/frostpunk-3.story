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
One engineer fell sick (work in the cold)
The city gained 2 Wood
Player 1 called on Rafe Colley, spokesman
A token left the discontent track: Mistrust (Rafe Colley, spokesman)
The city spent 1 Coal (fuel)
The Heat marker came to 1
The city spent 2 Coal (fuel)
The Heat marker came to 3
Player 2 sent one engineer: The Last City: spend 1 Coal: -2 Stress
The city spent 1 Coal (The Last City)
The Generator shed 0 Stress cubes (The Last City)
Player 3 sent one engineer: Dais: pass a Law
Player 3 used: Dais
Player 3 passed a Law: No One Left Behind
Care House could be built from now on
A rule began: While a Care House is on the map, the first flip of a Sickness marker in each Preparation Phase is ignored.
Player 3 called on Pip, errand runner
The city gained 2 Food (Pip, errand runner)
The city gained 1 Coal (Pip, errand runner)
Player 1 sent one worker: Gather from G4 (5 wood)
The city gained 2 Wood
Player 2 sent one engineer: Remove snow (cold)
One engineer fell sick (work in the cold)
A tile was laid on hex FE4: tile F18
The city gained 3 Food
Player 3 sent one engineer: Gather from N4b (2 wood)
The city gained 2 Wood
Player 1 passed
Player 2 sent one worker: Gather from G5 (5 coal)
The city gained 2 Coal
Player 2 called on Small Tom, flue sweep
The Generator shed 0 Stress cubes (Small Tom, flue sweep)
Player 3 passed
Player 1 passed
Player 2 sent one worker: Gather from N5b (2 coal)
The city gained 2 Coal
Player 3 sent one worker: Gather from N4a (3 coal)
The city gained 2 Coal
Player 1 passed
Player 2 sent one worker: Construct
The city spent 2 Wood (Medical Post)
Player 2 built: Medical Post on FE4b
Tent was dismantled
The city spent 2 Wood (Sawmill)
Player 2 built: Sawmill on N3a
Player 3 sent one worker: Sawmill on N3a: fell up to 3 Trees here and around
Player 3 used: Sawmill
The Action Phase ended
Round 1: the Dusk Phase began
Pilfered Stores was revealed
Player 1 chose: Ration everyone (+1 Discontent)
Mistrust (discontent) was activated (Pilfered Stores)
Round 1: the Hunger Phase began
The city spent 11 Food (child Round: 11 Food due)
Round 1: the Night Phase began
In the cold slept: 5 Workers, 5 Engineers, 4 Children
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
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
Round 1: the Dawn Phase began
Day 2 dawned; Player 2 led
Round 2: the Morning Phase began
A Mother's Request was revealed
A Mother's Request left no choice: They will sleep warm, we promise (Dusk card Warm Beds for the Young joins the deck)
Warm Beds for the Young joined the Dusk deck (A Mother's Request)
Round 2: the Generator Phase began
3 cubes were dropped, 3 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Brief Lull
The Cold marker came to 3, the Heat Range indicators to 0, 1, 2 (Brief Lull)
Round 2: the Preparation Phase began
Player 1 advised: Foreman Advisor
Resolve (hope) was exhausted (Foreman Advisor)
1 temporary Worker came to help (Foreman Advisor)
The city gained 1 Wood (Foreman Advisor)
1 Spent Child token went to the supply (Sickness marker on 5)
1 Spent Worker token went to the supply (Sickness marker on 6)
1 Spent Engineer token went to the supply (Sickness marker on 7)
Player 2 sent one worker: Remove snow (cold)
One worker fell sick (work in the cold)
A tile was laid on hex FE3: tile F09
Player 3 sent one engineer: Medical Post on FE4b: Cure 3, Treat 1 (cold)
One engineer fell sick (work in the cold)
Player 3 used: Medical Post
One worker was cured
One child was cured
One child was cured
The city spent 2 Coal (fuel)
The Heat marker came to 2
The city spent 1 Coal (fuel)
The Heat marker came to 3
Player 1 called on Percival Thorne, surveyor
A tile was laid on hex FC5: tile F06
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 1 used: Generator
The Generator shed 3 Stress cubes (Generator)
Player 2 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 2 used: Medical Post
One worker was cured
One child was cured
One child was cured
Player 3 sent one engineer: Gather from G4 (3 wood)
The city gained 2 Wood
Player 1 sent one worker: Gather from FE3b (2 wood)
The city gained 2 Wood
Player 2 sent one worker: Gather from FE3a (4 coal)
The city gained 2 Coal
Player 3 sent one worker: Remove snow (cold)
One worker fell sick (work in the cold)
A tile was laid on hex FE5: tile F16
Player 1 sent one worker: Gather from FC5a (4 coal)
The city gained 2 Coal
Player 2 passed
Player 3 sent one worker: Construct
The city spent 2 Wood (Gathering Post)
Player 3 built: Gathering Post on N3b
Gathering Post was dismantled
The city spent 3 Wood (Workshop)
Player 3 built: Workshop on FE4a
The Action Phase ended
Round 2: the Dusk Phase began
Coughing in the Dark was revealed: if Heat: at least 3: nothing; otherwise sick: 1 Worker, sick: 1 Child
Coughing in the Dark left no choice: So be it (nothing)
Round 2: the Hunger Phase began
The city spent 14 Food (worker Round: 17 Food due)
Hunger rose to 3 (worker Round: 17 Food due)
Round 2: the Night Phase began
In the cold slept: 6 Workers, 4 Engineers, 4 Children
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
Round 2: the Dawn Phase began
Day 3 dawned; Player 3 led
Brick Houses was developed
House could be built from now on
Surgery was begun, to be ready in Round 6
A Scenario card came: Roofs: if spare beds: at least -2: +1 Hope; otherwise +1 Discontent, Dusk card No Room joins the deck, Roofs leaves the game
A token came onto the discontent track: Anger (Roofs)
No Room joined the Dusk deck (Roofs)
Roofs left the game (Roofs)
Round 3: the Morning Phase began
Stolen Coal was revealed: lose 2 Coal
The city lost 2 Coal (Stolen Coal)
Player 3 chose: Search every bed (+1 Discontent (Mistrust), gain 2 Coal)
A token came onto the discontent track: Anger (Stolen Coal)
The city gained 2 Coal (Stolen Coal)
Round 3: the Generator Phase began
3 cubes were dropped, 1 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Still Air
The Cold marker came to 3, the Heat Range indicators to 0, 1, 2 (Still Air)
Round 3: the Preparation Phase began
1 Spent Child token went to the supply (Sickness marker on 5)
2 Spent Engineer tokens went to the supply (Sickness marker on 12)
One engineer fell gravely ill (Sickness marker on 12)
2 Spent Worker tokens went to the supply (Sickness marker on 12)
One worker fell gravely ill (Sickness marker on 12)
Player 3 sent one engineer: Gather from N4a (1 coal) (cold)
One engineer died; the Corpse marker came to 1 (work in the cold)
The Citizen card drawn was Agnes Holt, midwife: -1 Hope
A token left the hope track: Resolve (death of a engineer: Agnes Holt, midwife)
The city gained 1 Coal
The city spent 3 Coal (fuel)
The Heat marker came to 3
Player 1 sent one engineer: Remove snow (cold)
One engineer fell gravely ill (work in the cold)
A tile was laid on hex FC4: tile F15
The city gained 3 Food
Player 2 sent one engineer: Sawmill on N3a: fell up to 3 Trees here and around
Player 2 used: Sawmill
Player 3 sent one worker: Gather from G5 (3 coal)
The city gained 2 Coal
Player 1 sent one worker: Gather from G4 (1 wood)
The city gained 1 Wood
Player 2 sent one worker: Remove snow (cold)
One worker fell sick (work in the cold)
A tile was laid on hex N1: tile N10
The city gained 3 Food
A tile was laid on hex N0: tile N11
Player 3 passed
Player 1 sent one worker: Construct
The city spent 2 Wood (Medical Post)
Player 1 built: Medical Post on FC5b
Medical Post was dismantled
The Action Phase ended
Round 3: the Dusk Phase began
A Quarrel over Blankets was revealed: if active Mistrust tokens: at least 1: +1 Discontent; otherwise -1 Hope
Anger (discontent) was activated (A Quarrel over Blankets)
A Quarrel over Blankets left no choice: Part them (nothing)
Round 3: the Hunger Phase began
The city spent 3 Food (Hunger 3)
The city spent 3 Food (engineer Round: 11 Food due)
Hunger rose to 8 (engineer Round: 11 Food due)
Round 3: the Night Phase began
In the cold slept: 5 Workers, 5 Engineers, 4 Children
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker died; the Corpse marker came to 2 (a night in the cold)
The Citizen card drawn was Ned, kite flyer: nothing
One engineer died; the Corpse marker came to 3 (a night in the cold)
The Citizen card drawn was Odile Renn, draughtswoman: +1 Discontent (Mistrust)
A token came onto the discontent track: Mistrust (death of a engineer: Odile Renn, draughtswoman)
Mistrust (discontent) was activated (death of a engineer: Odile Renn, draughtswoman)
One engineer fell gravely ill (a night in the cold)
One engineer died; the Corpse marker came to 4 (a night in the cold)
The Citizen card drawn was Hugh Ferrant, tinkerer: +1 Discontent
Anger (discontent) was activated (death of a engineer: Hugh Ferrant, tinkerer)
One engineer fell gravely ill (a night in the cold)
One engineer died; the Corpse marker came to 5 (a night in the cold)
The Citizen card drawn was Wren, chorister: nothing
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
Round 3: the Dawn Phase began
Day 4 dawned; Player 1 led
Round 4: the Morning Phase began
Hungry Eyes was revealed
Hungry Eyes left no choice: The same for everyone (sick: 1 Child, Dusk card A Child Collapses joins the deck)
One child fell sick (Hungry Eyes)
A Child Collapses joined the Dusk deck (Hungry Eyes)
Round 4: the Generator Phase began
3 cubes were dropped, 3 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Thin Sun
The Cold marker came to 4, the Heat Range indicators to 0, 1, 2 (Thin Sun)
Round 4: the Preparation Phase began
1 Spent Engineer token went to the supply (Sickness marker on 8)
2 Spent Child tokens went to the supply (Sickness marker on 10)
One child fell gravely ill (Sickness marker on 10)
3 Spent Worker tokens went to the supply (Sickness marker on 16)
One worker fell gravely ill (Sickness marker on 16)
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell gravely ill (work in the cold)
Player 1 used: Generator
The Generator shed 4 Stress cubes (Generator)
Player 2 passed
Player 3 sent one engineer: Workshop on FE4a: Development token 2 nearer (cold)
One engineer died; the Corpse marker came to 6 (work in the cold)
The Citizen card drawn was Magnus Aldous, chemist: exhaust 1 Hope token
Player 3 used: Workshop
Surgery came nearer: Round 4
Surgery was developed
Infirmary could be built from now on
Medical Post was upgraded
Glass and Steam was begun, to be ready in Round 6
Player 1 sent one worker: Construct
The city spent 2 Wood (Cookhouse)
Player 1 built: Cookhouse on N1b
The city spent 2 Wood (Sawmill)
Player 1 built: Sawmill on FC4b
Tent was dismantled
Player 2 sent one worker: Cookhouse on N1b: gain 2 Food, and 1 for each Hunter's Hut (at most 3) (cold)
One worker died; the Corpse marker came to 7 (work in the cold)
The Citizen card drawn was Wilmot Gray, guide: nothing
Player 2 used: Cookhouse
The city gained 2 Food (Cookhouse)
Player 3 sent one worker: Sawmill on FC4b: fell up to 3 Trees here and around (cold)
One worker fell gravely ill (work in the cold)
Player 3 used: Sawmill
The Action Phase ended
Round 4: the Dusk Phase began
Warm Beds for the Young was revealed: if Child Shelter: at least 1 or Heat: at least 4: +1 Hope; otherwise +1 Discontent
A token came onto the discontent track: Fear (Warm Beds for the Young)
Warm Beds for the Young left no choice: Good night (nothing)
Round 4: the Hunger Phase began
The city spent 2 Food (Hunger 8)
Fear (discontent) was activated (Hunger 6)
One engineer died; the Corpse marker came to 8 (Hunger 6)
The Citizen card drawn was Jonas Pike, ganger: nothing
Hunger rose to 11 (child Round: 11 Food due)
Round 4: the Night Phase began
The city spent 3 Coal (fuel)
The Heat marker came to 3
In the cold slept: 6 Workers, 3 Engineers, 5 Children
One child fell sick (a night in the cold)
One child died; the Corpse marker came to 9 (a night in the cold)
The Citizen card drawn was Clara Wray, clerk: +1 Discontent
A token came onto the discontent track: Fear (death of a child: Clara Wray, clerk)
The people have banished you from the city: the game was lost
