Player 2 took the Leadership marker
Rim corner RC2 got its token: wood
Rim corner RC1 got its token: wood
Rim corner RC0 got its token: wood
Glass and Steam was begun, to be ready in Round 3
Player 3 became the Generator Advisor
Player 4 became the Health Advisor
Player 2 became the Social Advisor
Player 1 became the Foreman Advisor
Player 2 got Clara Wray, clerk
Player 3 got Beatrix Lund, quartermaster
Player 4 got Jonas Pike, ganger
Player 1 got Ned, kite flyer
Player 2 sent one engineer: Gather from N3a (2 wood) (cold)
One engineer fell sick (work in the cold)
The city gained 2 Wood
Player 3 sent one engineer: The Last City: spend 1 Coal: -2 Stress
The city spent 1 Coal (The Last City)
The Generator shed 0 Stress cubes (The Last City)
Player 4 sent one engineer: Remove snow (cold)
One engineer fell sick (work in the cold)
A tile was laid on hex FE2: tile F15
The city gained 3 Food
Player 4 called on Jonas Pike, ganger
1 temporary Worker came to help (Jonas Pike, ganger)
Player 1 sent one worker: Gather from N3b (2 coal) (cold)
One worker fell sick (work in the cold)
The city gained 2 Coal
Player 2 sent one worker: Remove snow (cold)
One worker fell sick (work in the cold)
A tile was laid on hex FE5: tile F14
Player 2 called on Clara Wray, clerk
A Quarrel over Blankets went to the Dusk discard pile
Anger (discontent) was exhausted (Clara Wray, clerk)
The city spent 4 Coal (fuel)
The Heat marker came to 4
Player 3 passed
Player 4 sent one worker: Gather from FE2a (1 core)
The city gained 1 Steam Core
Player 1 sent one engineer: Gather from N5b (2 wood)
The city gained 2 Wood
Player 2 sent one engineer: Dais: pass a Law
Player 2 used: Dais
Player 2 passed a Law: The Pit
Snow Pit could be built from now on
A rule began: While a Snow Pit is on the map, every death is followed by Cure 2.
The Pit Is Seen joined the Dusk deck (The Pit)
Player 3 sent one worker: Construct
The city spent 2 Wood (Charcoal Kiln)
Player 3 built: Charcoal Kiln on FE2b
The city spent 1 Wood (Snow Pit)
Player 3 built: Snow Pit on G5
The Corpse marker moved back to 0 (Snow Pit)
The city spent 2 Wood (Charcoal Kiln)
Player 3 built: Charcoal Kiln on FE5a
Player 4 sent one worker: Gather from G4 (5 wood)
The city gained 2 Wood
Player 1 called on Ned, kite flyer
On top of the Weather deck lay: Creeping Frost, Glass Night, Snow Squall
They went back in this order: Glass Night, Snow Squall, Creeping Frost
Player 1 sent one worker: Construct
The city spent 2 Wood (Sawmill)
Player 1 built: Sawmill on N4a
The city spent 3 Wood (Beacon)
Player 1 built: Beacon on N5a
Charcoal Kiln was dismantled
Player 2 sent one worker: Sawmill on N4a: fell up to 3 Trees here and around
Player 2 used: Sawmill
The city gained 1 Wood (Sawmill)
The Action Phase ended
Round 1: the Dusk Phase began
Frostbitten Hands was revealed
Player 2 chose: Wrap them in rags (sick: 2 Workers)
One worker fell sick (Frostbitten Hands)
One worker fell sick (Frostbitten Hands)
Round 1: the Hunger Phase began
The city spent 13 Food (child Round: 13 Food due)
Round 1: the Night Phase began
In the cold slept: 6 Workers, 1 Engineer, 5 Children
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
Round 1: the Dawn Phase began
Day 2 dawned; Player 3 led
Round 2: the Morning Phase began
Hungry Eyes was revealed
Player 3 chose: Double portions for the young (spend 3 Food: +1 Hope)
The city spent 3 Food (Hungry Eyes)
Devotion (hope) was activated (Hungry Eyes)
Round 2: the Generator Phase began
4 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Glass Night
The Cold marker came to 5, the Heat Range indicators to 0, 1, 3 (Glass Night)
Round 2: the Preparation Phase began
Player 4 advised: Health Advisor
Devotion (hope) was exhausted (Health Advisor)
One worker was cured
One worker was cured
One engineer was cured
1 Spent Child token went to the supply (Sickness marker on 7)
2 Spent Worker tokens went to the supply (Sickness marker on 10)
One worker fell gravely ill (Sickness marker on 10)
The city spent 2 Coal (fuel)
The Heat marker came to 2
Player 3 sent one engineer: Dais: pass a Law
Player 3 used: Dais
Player 3 passed a Law: The Ring
Fighting Ring could be built from now on
A token left the discontent track: Fear (The Ring)
A Broken Jaw joined the Dusk deck (The Ring)
Player 4 sent one engineer: Charcoal Kiln on FE5a: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal
Player 4 used: Charcoal Kiln
The city spent 2 Wood (Charcoal Kiln)
The city gained 4 Coal (Charcoal Kiln)
The city spent 3 Coal (fuel)
The Heat marker came to 5
Player 1 passed
Player 2 sent one worker: Sawmill on N4a: fell up to 3 Trees here and around
Player 2 used: Sawmill
The city gained 1 Wood (Sawmill)
Player 3 passed
Player 4 sent one engineer: Remove snow (cold)
One engineer fell sick (work in the cold)
A tile was laid on hex FC5: tile F04
The city gained 3 Food
Player 1 sent one worker: Deploy scouts
Player 1 sent one worker out
Player 2 sent one worker: Gather from G4 (3 wood)
The city gained 2 Wood
Player 3 sent one worker: Construct
Beacon was dismantled
The city spent 2 Wood (Hunter's Hut)
Player 3 built: Hunter's Hut on FE2b
The city spent 2 Wood (Sawmill)
Player 3 built: Sawmill on N5b
Player 4 sent one engineer: The Last City: spend 1 Coal: -2 Stress
The city spent 1 Coal (The Last City)
The Generator shed 2 Stress cubes (The Last City)
Player 1 sent one engineer: Hunter's Hut on FE2b: gain 3 Food
Player 1 used: Hunter's Hut
The city gained 3 Food (Hunter's Hut)
The Action Phase ended
Round 2: the Dusk Phase began
Pilfered Stores was revealed
Player 3 chose: Ration everyone (+1 Discontent)
A token came onto the discontent track: Mistrust (Pilfered Stores)
Round 2: the Hunger Phase began
The city spent 11 Food (worker Round: 16 Food due)
Hunger rose to 5 (worker Round: 16 Food due)
Round 2: the Night Phase began
In the cold slept: 5 Workers, 4 Engineers, 2 Children
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
Round 2: the Dawn Phase began
Day 3 dawned; Player 4 led
Glass and Steam was developed
Hothouse could be built from now on
Better Snares was begun, to be ready in Round 5
A Scenario card came: Roofs: if spare beds: at least -2: +1 Hope; otherwise +1 Discontent, Dusk card No Room joins the deck, Roofs leaves the game
Mistrust (discontent) was activated (Roofs)
No Room joined the Dusk deck (Roofs)
Roofs left the game (Roofs)
Round 3: the Morning Phase began
The Dead Trader's Cache was revealed
Player 4 chose: Leave the dead in peace (activate 1 Hope token)
Unity (hope) was activated (The Dead Trader's Cache)
Round 3: the Generator Phase began
5 cubes were dropped, 4 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Snow Squall
The Cold marker came to 5, the Heat Range indicators to 0, 1, 3 (Snow Squall)
The city gained 1 Food (Snow Squall)
The Scout reached Abandoned Sledges: nothing. Loot: gain 5 Coal, gain 3 Food
The Scout came home
The city gained 5 Coal (Abandoned Sledges)
The city gained 3 Food (Abandoned Sledges)
The Storm marker came to 6 (Snow Squall)
Round 3: the Preparation Phase began
Player 1 advised: Foreman Advisor
Unity (hope) was exhausted (Foreman Advisor)
1 temporary Worker came to help (Foreman Advisor)
The city gained 1 Wood (Foreman Advisor)
1 Spent Engineer token went to the supply (Sickness marker on 8)
1 Spent Child token went to the supply (Sickness marker on 9)
3 Spent Worker tokens went to the supply (Sickness marker on 15)
One worker died; the Corpse marker came to 1 (Sickness marker on 15)
The Citizen card drawn was Pip, errand runner: nothing
One engineer was cured
One worker was cured
Player 4 sent one worker: Gather from G4 (1 wood) (cold)
One worker fell sick (work in the cold)
The city gained 1 Wood
Player 1 sent one engineer: The Last City: spend 1 Coal: -2 Stress
The city spent 1 Coal (The Last City)
The Generator shed 2 Stress cubes (The Last City)
The city spent 5 Coal (fuel)
The Heat marker came to 5
Player 2 sent one engineer: Sawmill on N4a: fell up to 3 Trees here and around
Player 2 used: Sawmill
Player 3 sent one engineer: Dais: pass a Law
Player 3 used: Dais
Player 3 passed a Law: Children at Work
A rule began: Each Round 1 Child Meeple may act, a second one if any 1 Hope token is exhausted. Children may only Remove Snow, Gather Resources or Construct.
A token came onto the discontent track: Fear (Children at Work)
Anger (discontent) was activated (Children at Work)
A token left the hope track: Unity (Children at Work)
Small Hands, Sharp Machines joined the Dusk deck (Children at Work)
Player 3 called on Beatrix Lund, quartermaster
The city gained 3 Food (Beatrix Lund, quartermaster)
Player 4 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 4 used: Medical Post
One child was cured
One child was cured
One child was cured
Player 1 sent one worker: Gather from FC5a (4 wood)
The city gained 2 Wood
Player 2 sent one worker: Sawmill on N5b: fell up to 3 Trees here and around
Player 2 used: Sawmill
Player 3 sent one child: Remove snow (cold)
One child fell sick (work in the cold)
A tile was laid on hex FE3: tile F17
Player 4 sent one worker: Remove snow (cold)
One worker fell sick (work in the cold)
A tile was laid on hex FC0: tile F19
The city gained 6 Food
Unity (hope) was exhausted (a second Child at work)
Player 1 sent one child: Remove snow (cold)
One child fell sick (work in the cold)
A tile was laid on hex N2: tile N07
A tile was laid on hex N1: tile N10
The city gained 3 Food
The Action Phase ended
Round 3: the Dusk Phase began
Coughing in the Dark was revealed: if Heat: at least 3: nothing; otherwise sick: 1 Worker, sick: 1 Child
Coughing in the Dark left no choice: So be it (nothing)
Round 3: the Hunger Phase began
The city spent 5 Food (Hunger 5)
The city spent 11 Food (engineer Round: 11 Food due)
Round 3: the Night Phase began
In the cold slept: 4 Workers, 4 Engineers, 4 Children
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One worker fell gravely ill (a night in the cold)
One worker died; the Corpse marker came to 2 (a night in the cold)
The Citizen card drawn was Mags Dunne, digger: sick: 1 Worker
One worker fell gravely ill (death of a worker: Mags Dunne, digger)
One worker was cured
One child was cured
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker died; the Corpse marker came to 3 (a night in the cold)
The Citizen card drawn was Harriet Voss, surgeon: nothing
One engineer was cured
One worker was cured
Round 3: the Dawn Phase began
Day 4 dawned; Player 1 led
Round 4: the Morning Phase began
Fever Ward was revealed: sick: 1 Citizen of your choice
One child fell sick (Fever Ward)
Player 1 chose: Trust to luck (Dusk card The Fever Spreads joins the deck)
The Fever Spreads joined the Dusk deck (Fever Ward)
Round 4: the Generator Phase began
5 cubes were dropped, 4 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Creeping Frost
The Cold marker came to 6, the Heat Range indicators to 0, 2, 4 (Creeping Frost)
The city gained 1 Food (Creeping Frost)
Round 4: the Preparation Phase began
2 Spent Engineer tokens went to the supply (Sickness marker on 10)
One engineer fell gravely ill (Sickness marker on 10)
2 Spent Child tokens went to the supply (Sickness marker on 12)
One child fell gravely ill (Sickness marker on 12)
2 Spent Worker tokens went to the supply (Sickness marker on 12)
One worker fell gravely ill (Sickness marker on 12)
Player 1 sent one child: Remove snow (cold)
One child fell sick (work in the cold)
A tile was laid on hex FE1: tile F11
Player 2 sent one engineer: Gather from FE1a (3 coal) (cold)
One engineer fell sick (work in the cold)
The city gained 2 Coal
Player 3 sent one engineer: Construct
Tent was dismantled
Medical Post was dismantled
The city spent 2 Wood (Gathering Post)
Player 3 built: Gathering Post on FE5b
Player 4 sent one engineer: Dais: pass a Law (cold)
One engineer died; the Corpse marker came to 4 (work in the cold)
The Citizen card drawn was Silas Moor, pipe fitter: lose 1 Coal
The city lost 1 Coal (death of a engineer: Silas Moor, pipe fitter)
One worker was cured
One child was cured
Player 4 used: Dais
Player 4 passed a Law: Long Shifts
A rule began: Once per Round, after a Worker used a Building, its action may be resolved once more; then 1 Worker becomes sick.
Fear (discontent) was activated (Long Shifts)
Asleep Standing joined the Dusk deck (Long Shifts)
Player 1 sent one worker: Gathering Post on FE5b: gather up to 4 Resources from here and around (cold)
One worker fell sick (work in the cold)
Player 1 used: Gathering Post
Player 1 gathered 1 Wood
Player 2 sent one worker: Remove snow (cold)
One worker fell sick (work in the cold)
A tile was laid on hex FC2: tile F03
Player 3 passed
Player 4 sent one worker: Sawmill on N4a: fell up to 3 Trees here and around (cold)
One worker died; the Corpse marker came to 5 (work in the cold)
The Citizen card drawn was Lottie, lamplighter: exhaust 1 Hope token
One worker was cured
One worker was cured
Player 4 used: Sawmill
The city gained 1 Wood (Sawmill)
The Action Phase ended
Round 4: the Dusk Phase began
Asleep Standing was revealed: sick: 1 Worker, Spent tokens: 1 Worker
One worker fell sick (Asleep Standing)
1 Spent Worker token went to the supply (Asleep Standing)
Asleep Standing left no choice: Prop them up (nothing)
Round 4: the Hunger Phase began
The city spent 1 Food (child Round: 13 Food due)
Hunger rose to 12 (child Round: 13 Food due)
Round 4: the Night Phase began
The city spent 1 Coal (fuel)
The Heat marker came to 1
In the cold slept: 3 Workers, 5 Engineers, 5 Children
One child fell sick (a night in the cold)
One child died; the Corpse marker came to 6 (a night in the cold)
The Citizen card drawn was Wren, chorister: -1 Hope
A token left the hope track: Devotion (death of a child: Wren, chorister)
One child was cured
One worker was cured
One child fell sick (a night in the cold)
One child fell gravely ill (a night in the cold)
One child died; the Corpse marker came to 7 (a night in the cold)
The Citizen card drawn was Florrie, storyteller: -1 Hope
A token left the hope track: Unity (death of a child: Florrie, storyteller)
The people have lost their will to survive: the game was lost
