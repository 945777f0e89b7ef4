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
The city spent 4 Coal (fuel)
The Heat marker came to 4
Player 1 sent one engineer: Gather from N2a (3 coal)
The city gained 2 Coal
Player 1 called on Magnus Aldous, chemist
One engineer was cured
One worker was cured
One child was cured
Player 1 called on Tam Corrigan, hauler
The city gained 2 Coal (Tam Corrigan, hauler)
Player 2 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 2 used: Generator
The Generator shed 0 Stress cubes (Generator)
Player 2 called on Beatrix Lund, quartermaster
The city gained 2 Coal (Beatrix Lund, quartermaster)
Player 2 called on Florrie, storyteller
Unity (hope) was activated (Florrie, storyteller)
Unity (hope) was activated (Florrie, storyteller)
Player 1 sent one worker: Gather from G5 (5 coal)
The city gained 2 Coal
Player 2 sent one engineer: Dais: pass a Law
Player 2 used: Dais
Player 2 passed a Law: Children at Work
A rule began: Each Round 1 Child Meeple may act, a second one if any 1 Hope token is exhausted. Children may only Remove Snow, Gather Resources or Construct.
A token came onto the discontent track: Mistrust (Children at Work)
Devotion (hope) was exhausted (Children at Work)
Small Hands, Sharp Machines joined the Dusk deck (Children at Work)
Player 1 sent one child: Construct
Medical Post was dismantled
The city spent 2 Wood (Hunter's Hut)
Player 1 built: Hunter's Hut on N1b
The city spent 2 Wood (Medical Post)
Player 1 built: Medical Post on G3
Player 2 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 2 used: Medical Post
One worker was cured
One child was cured
Player 1 sent one engineer: Construct
The city spent 3 Wood (Beacon)
Player 1 built: Beacon on N3b
Hunter's Hut was dismantled
Tent was dismantled
Player 2 sent one worker: Gather from N1a (3 coal)
The city gained 2 Coal
Player 1 passed
Player 2 passed
The Action Phase ended
Round 1: the Dusk Phase began
A Quarrel over Blankets was revealed: if active Mistrust tokens: at least 1: +1 Discontent; otherwise -1 Hope
Unity (hope) was exhausted (A Quarrel over Blankets)
A Quarrel over Blankets left no choice: Part them (nothing)
Round 1: the Hunger Phase began
The city spent 13 Food (child Round: 13 Food due)
Round 1: the Night Phase began
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
Round 1: the Dawn Phase began
Day 2 dawned; Player 2 led
Round 2: the Morning Phase began
Night Watch was revealed
Player 2 chose: Trust the people (if active Fear tokens: at least 1: +1 Discontent; otherwise activate 1 Hope token)
Devotion (hope) was activated (Night Watch)
Round 2: the Generator Phase began
4 cubes were dropped, 4 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Ice Fog
The Cold marker came to 5, the Heat Range indicators to 0, 2, 3 (Ice Fog)
The Storm marker came to 6 (Ice Fog)
Round 2: the Preparation Phase began
1 Spent Worker token went to the supply (Sickness marker on 6)
The city spent 5 Coal (fuel)
The Heat marker came to 5
Player 2 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 2 used: Medical Post
One worker was cured
One engineer was cured
One worker was cured
Player 1 sent one worker: Remove snow (cold)
One worker fell sick (work in the cold)
A tile was laid on hex FC3: tile F15
The city gained 3 Food
Player 2 sent one worker: Gather from N1a (1 coal)
The city gained 1 Coal
Player 1 sent one child: Remove snow (cold)
One child fell sick (work in the cold)
A tile was laid on hex N4: tile N05
The city gained 2 Food
A tile was laid on hex N0: tile N07
Player 2 sent one worker: Remove snow (cold)
One worker fell sick (work in the cold)
A tile was laid on hex FC0: tile F13
Player 1 sent one worker: Gather from FC3a (1 core)
The city gained 1 Steam Core
Player 2 sent one worker: Remove snow (cold)
One worker fell sick (work in the cold)
A tile was laid on hex N5: tile N09
Player 1 sent one engineer: Deploy scouts
Player 1 sent one engineer out
Devotion (hope) was exhausted (a second Child at work)
Player 2 sent one child: Gather from N0a (4 coal)
The city gained 2 Coal
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 1 used: Generator
The Generator shed 4 Stress cubes (Generator)
Player 2 passed
Player 1 passed
The Action Phase ended
Round 2: the Dusk Phase began
Small Hands, Sharp Machines was revealed
Player 2 chose: Send them home tomorrow (Spent tokens: 1 Child)
1 Spent Child token went to the supply (Small Hands, Sharp Machines)
Round 2: the Hunger Phase began
The city spent 10 Food (worker Round: 16 Food due)
Hunger rose to 6 (worker Round: 16 Food due)
Round 2: the Night Phase began
In the cold slept: 6 Workers, 4 Engineers, 3 Children
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
Round 2: the Dawn Phase began
Day 3 dawned; Player 1 led
Steam Saws was developed
Sawmill was upgraded
Wall Drill was upgraded
Deep Shafts was begun, to be ready in Round 6
A Scenario card came: Roofs: if spare beds: at least -2: +1 Hope; otherwise +1 Discontent, Dusk card No Room joins the deck, Roofs leaves the game
Fear (discontent) was activated (Roofs)
No Room joined the Dusk deck (Roofs)
Roofs left the game (Roofs)
Round 3: the Morning Phase began
Snow-Blind was revealed
Player 1 chose: Carry on (sick: 2 Workers)
One worker fell sick (Snow-Blind)
One worker fell sick (Snow-Blind)
Round 3: the Generator Phase began
5 cubes were dropped, 3 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Brief Lull
The Cold marker came to 5, the Heat Range indicators to 0, 2, 3 (Brief Lull)
The Scout reached Abandoned Sledges: nothing. Loot: gain 5 Coal, gain 3 Food
Round 3: the Preparation Phase began
1 Spent Engineer token went to the supply (Sickness marker on 7)
1 Spent Child token went to the supply (Sickness marker on 8)
3 Spent Worker tokens went to the supply (Sickness marker on 15)
One worker fell gravely ill (Sickness marker on 15)
Player 1 sent one worker: Construct
Beacon was dismantled
Player 2 sent one engineer: Remove snow (cold)
One engineer fell sick (work in the cold)
A tile was laid on hex FE5: tile F12
The city gained 2 Food
Player 1 sent one worker: Gather from FE5a (1 core) (cold)
One worker fell sick (work in the cold)
The city gained 1 Steam Core
Player 2 sent one engineer: Gather from N4a (3 coal) (cold)
One engineer fell sick (work in the cold)
The city gained 2 Coal
Player 1 sent one worker: Gather from N0a (2 coal) (cold)
One worker died; the Corpse marker came to 1 (work in the cold)
The Citizen card drawn was Bram, friend of strays: +1 Discontent (Fear)
A token came onto the discontent track: Mistrust (death of a worker: Bram, friend of strays)
The city gained 2 Coal
Player 2 sent one child: Gather from G5 (3 coal) (cold)
One child fell sick (work in the cold)
The city gained 2 Coal
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell sick (work in the cold)
Player 1 used: Generator
The city spent 1 Steam Core (Generator)
The Generator shed 3 Stress cubes (Generator)
The city spent 1 Coal (fuel)
The Heat marker came to 1
The city spent 3 Coal (fuel)
The Heat marker came to 4
The city spent 1 Coal (fuel)
The Heat marker came to 5
Unity (hope) was exhausted (a second Child at work)
Player 2 sent one child: Gather from FC0a (1 core)
The city gained 1 Steam Core
The Action Phase ended
Round 3: the Dusk Phase began
Coughing in the Dark was revealed: if Heat: at least 3: nothing; otherwise sick: 1 Worker, sick: 1 Child
Coughing in the Dark left no choice: So be it (nothing)
Round 3: the Hunger Phase began
The city spent 2 Food (Hunger 6)
A token came onto the discontent track: Anger (Hunger 4)
Hunger rose to 11 (engineer Round: 11 Food due)
Round 3: the Night Phase began
In the cold slept: 5 Workers, 3 Engineers, 5 Children
One engineer fell sick (a night in the cold)
One engineer fell gravely ill (a night in the cold)
One engineer died; the Corpse marker came to 2 (a night in the cold)
The Citizen card drawn was Agnes Holt, midwife: -1 Hope
A token left the hope track: Devotion (death of a engineer: Agnes Holt, midwife)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell gravely ill (a night in the cold)
One worker fell gravely ill (a night in the cold)
One worker died; the Corpse marker came to 3 (a night in the cold)
The Citizen card drawn was Nell Sharpe, rigger: nothing
One worker fell gravely ill (a night in the cold)
One worker died; the Corpse marker came to 4 (a night in the cold)
The Citizen card drawn was Bess Horrocks, sawyer: exhaust 1 Hope token
One worker fell gravely ill (a night in the cold)
Round 3: the Dawn Phase began
Day 4 dawned; Player 2 led
Round 4: the Morning Phase began
The Dead Trader's Cache was revealed
Player 2 chose: Leave the dead in peace (activate 1 Hope token)
Unity (hope) was activated (The Dead Trader's Cache)
Round 4: the Generator Phase began
5 cubes were dropped, 6 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Thin Sun
The Cold marker came to 6, the Heat Range indicators to 0, 2, 3 (Thin Sun)
The Scout reached Wandering Families: +1 Hope. Loot: gain 2 Workers, gain 3 Children, sick: 1 Child
Unity (hope) was activated (Wandering Families)
Round 4: the Preparation Phase began
2 Spent Engineer tokens went to the supply (Sickness marker on 10)
One engineer fell gravely ill (Sickness marker on 10)
2 Spent Child tokens went to the supply (Sickness marker on 13)
One child died; the Corpse marker came to 5 (Sickness marker on 13)
The Citizen card drawn was Ned, kite flyer: -1 Hope
Unity (hope) was exhausted (death of a child: Ned, kite flyer)
2 Spent Worker tokens went to the supply (Sickness marker on 13)
One worker died; the Corpse marker came to 6 (Sickness marker on 13)
The Citizen card drawn was Wren, chorister: +1 Discontent
A token came onto the discontent track: Mistrust (death of a worker: Wren, chorister)
The people have banished you from the city: the game was lost
