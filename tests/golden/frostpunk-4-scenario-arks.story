Player 1 took the Leadership marker
Rim corner RC0 got its token: wood
Rim corner RC5 got its token: blank
Rim corner RC4 got its token: coal
Rim corner RC3 got its token: wood
Drafting Hall was begun, to be ready in Round 3
Player 1 became the Generator Advisor
Player 3 became the Health Advisor
Player 2 became the Social Advisor
Player 4 became the Foreman Advisor
Player 1 got Wren, chorister
Player 2 got Old Penrose, trapper
Player 3 got Ezra Whitlock, boilerman
Player 4 got Clara Wray, clerk
Player 1 sent one engineer: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark
The city spent 2 Coal (Four Seed Arks)
Player 2 passed
The city spent 3 Coal (fuel)
The Heat marker came to 3
Player 3 sent one engineer: Gather from G4 (5 wood)
The city gained 2 Wood
Player 4 sent one engineer: Construct
The city spent 2 Wood (Medical Post)
Player 4 built: Medical Post on N1b
The city spent 2 Wood (Gathering Post)
Player 4 built: Gathering Post on G5
The city spent 1 Wood (Tent)
Player 4 built: Tent on N1a
Player 1 sent one engineer: Dais: pass a Law
Player 1 used: Dais
Player 1 passed a Law: Any Roof
A rule began: Ruins on the map give 1 slot each, if heated.
Anger (discontent) was activated (Any Roof)
Player 2 passed
Player 3 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 3 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 3 called on Ezra Whitlock, boilerman
The Generator shed 0 Stress cubes (Ezra Whitlock, boilerman)
Player 4 sent one engineer: Remove snow (cold)
One engineer fell sick (work in the cold)
A tile was laid on hex FC0: tile F02
Player 4 called on Clara Wray, clerk
A Quiet Evening went to the Dusk discard pile
Anger (discontent) was exhausted (Clara Wray, clerk)
Player 1 sent one engineer: Construct
The city spent 1 Wood (Tent)
Player 1 built: Tent on FC0b
The city spent 2 Wood (Sawmill)
Player 1 built: Sawmill on FC0a
Gathering Post was dismantled
Player 1 called on Wren, chorister
A token came onto the hope track: Resolve (Wren, chorister)
Player 2 passed
Player 3 sent one engineer: Remove snow (cold)
One engineer fell sick (work in the cold)
A tile was laid on hex N4: tile N05
The city gained 2 Food
The city spent 1 Coal (Automaton)
Player 4 sent one automaton: Sawmill on FC0a: fell up to 3 Trees here and around (cold)
Player 4 used: Sawmill
The Action Phase ended
Round 1: the Dusk Phase began
Four Seed Arks, at dusk: 1 frost on every cold Ark
A Quarrel over Blankets was revealed: if active Mistrust tokens: at least 1: +1 Discontent; otherwise -1 Hope
A token left the hope track: Unity (A Quarrel over Blankets)
A Quarrel over Blankets left no choice: Part them (nothing)
Round 1: the Hunger Phase began
Round 1: the Night Phase began
In the cold slept: 2 Engineers
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
Round 1: the Dawn Phase began
Day 2 dawned; Player 2 led
Round 2: the Morning Phase began
A Duel at Noon was revealed
Player 2 chose: Allow it (dead: 1 Worker, -1 Discontent)
A token left the discontent track: Mistrust (A Duel at Noon)
Round 2: the Generator Phase began
3 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Ice Fog
The Cold marker came to 6, the Heat Range indicators to 1, 3, 4 (Ice Fog)
The Storm marker came to 8 (Ice Fog)
Round 2: the Preparation Phase began
Player 2 called on Old Penrose, trapper
The city gained 4 Food (Old Penrose, trapper)
1 Spent Engineer token went to the supply (Sickness marker on 8)
Player 2 sent one engineer: Sawmill on FC0a: fell up to 3 Trees here and around (cold)
One engineer fell sick (work in the cold)
Player 2 used: Sawmill
Player 3 passed
Player 4 sent one engineer: Gather from G4 (3 wood) (cold)
One engineer fell sick (work in the cold)
The city gained 2 Wood
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell sick (work in the cold)
Player 1 used: Generator
The city spent 1 Steam Core (Generator)
The Generator shed 2 Stress cubes (Generator)
Player 2 sent one engineer: Construct
The city spent 2 Wood (Hunter's Hut)
Player 2 built: Hunter's Hut on N4a
Tent was dismantled
The city spent 2 Wood (Medical Post)
Player 2 built: Medical Post on FC0b
Player 3 sent one engineer: Medical Post on FC0b: Cure 3, Treat 1 (cold)
One engineer fell sick (work in the cold)
Player 3 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 4 sent one engineer: Medical Post on G3: Cure 3, Treat 1 (cold)
One engineer fell sick (work in the cold)
Player 4 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 1 sent one engineer: Medical Post on N1b: Cure 3, Treat 1 (cold)
One engineer fell sick (work in the cold)
Player 1 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
The Action Phase ended
Round 2: the Dusk Phase began
Four Seed Arks, at dusk: 1 frost on every cold Ark
Frost settled on Ark 1: 1 (Four Seed Arks)
Frost settled on Ark 2: 1 (Four Seed Arks)
Frost settled on Ark 3: 1 (Four Seed Arks)
Frost settled on Ark 4: 1 (Four Seed Arks)
Frostbitten Hands was revealed
Frostbitten Hands left no choice: Wrap them in rags (sick: 2 Workers)
Round 2: the Hunger Phase began
Round 2: the Night Phase began
In the cold slept: 8 Engineers
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
Round 2: the Dawn Phase began
Day 3 dawned; Player 3 led
Drafting Hall was developed
A rule began: A Construct action has up to 4 sub-actions.
A rule began: Dismantling a Building that is not a Ruin gains 1 Wood.
Clockwork Limbs was begun, to be ready in Round 6
A Scenario card came: The Surveyors Return: if Automatons: at least 1: Dusk card A Grateful Crowd joins the deck; otherwise exhaust 1 Hope token, gain 1 Steam Core, The Surveyors Return leaves the game
A Grateful Crowd joined the Dusk deck (The Surveyors Return)
The city gained 1 Steam Core (The Surveyors Return)
The Surveyors Return left the game (The Surveyors Return)
Round 3: the Morning Phase began
The Foreman's Wager was revealed
Player 3 chose: Refuse (nothing)
Round 3: the Generator Phase began
One engineer fell sick (the cold)
0 cubes were dropped, 0 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Still Air
The Cold marker came to 6, the Heat Range indicators to 1, 3, 4 (Still Air)
The city gained 1 Food (Still Air)
Round 3: the Preparation Phase began
Player 3 advised: Health Advisor
Devotion (hope) was exhausted (Health Advisor)
One engineer was cured
One engineer was cured
One engineer was cured
2 Spent Engineer tokens went to the supply (Sickness marker on 11)
One engineer fell gravely ill (Sickness marker on 11)
Player 3 sent one engineer: Medical Post on FC0b: Cure 3, Treat 1 (cold)
One engineer fell sick (work in the cold)
Player 3 used: Medical Post
One engineer was cured
One gravely ill engineer was treated
One engineer was cured
One engineer was cured
Player 4 sent one engineer: Construct
Tent was dismantled
The city gained 1 Wood
Tent was dismantled
The city gained 1 Wood
The city spent 1 Wood (Tent)
Player 4 built: Tent on G5
The city spent 1 Wood (Tent)
Player 4 built: Tent on G1
Player 1 sent one engineer: Dais: pass a Law (cold)
One engineer fell sick (work in the cold)
Player 1 used: Dais
Player 1 passed a Law: Long Shifts
A rule began: Once per Round, after a Worker used a Building, its action may be resolved once more; then 1 Worker becomes sick.
A token came onto the discontent track: Fear (Long Shifts)
Asleep Standing joined the Dusk deck (Long Shifts)
Player 2 sent one engineer: Hunter's Hut on N4a: gain 3 Food (cold)
One engineer fell sick (work in the cold)
Player 2 used: Hunter's Hut
The city gained 3 Food (Hunter's Hut)
Player 3 passed
Player 4 sent one engineer: Construct
Sawmill was dismantled
The city gained 1 Wood
The city spent 1 Wood (Tent)
Player 4 built: Tent on N4b
Tent was dismantled
The city gained 1 Wood
Medical Post was dismantled
The city gained 1 Wood
Player 1 sent one engineer: Remove snow (cold)
One engineer fell sick (work in the cold)
A tile was laid on hex FE4: tile F03
The Action Phase ended
Round 3: the Dusk Phase began
Four Seed Arks, at dusk: 1 frost on every cold Ark
Frost settled on Ark 1: 2 (Four Seed Arks)
Frost settled on Ark 2: 2 (Four Seed Arks)
Frost settled on Ark 3: 2 (Four Seed Arks)
Frost settled on Ark 4: 2 (Four Seed Arks)
A Grateful Crowd was revealed: +1 Hope
Devotion (hope) was activated (A Grateful Crowd)
A Grateful Crowd left no choice: Wave (nothing)
Round 3: the Hunger Phase began
The city spent 16 Food (engineer Round: 27 Food due)
Hunger rose to 11 (engineer Round: 27 Food due)
Round 3: the Night Phase began
In the cold slept: 8 Engineers
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
Round 3: the Dawn Phase began
Day 4 dawned; Player 4 led
Round 4: the Morning Phase began
Letters to the Advisors was revealed
Player 4 chose: Promise nothing (+1 Discontent)
A token came onto the discontent track: Mistrust (Letters to the Advisors)
Round 4: the Generator Phase began
One engineer fell sick (the cold)
0 cubes were dropped, 0 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Light Frost
The Cold marker came to 7, the Heat Range indicators to 1, 3, 4 (Light Frost)
The city gained 1 Food (Light Frost)
Round 4: the Preparation Phase began
Player 3 advised: Health Advisor
Devotion (hope) was exhausted (Health Advisor)
One engineer was cured
One engineer was cured
One engineer was cured
3 Spent Engineer tokens went to the supply (Sickness marker on 18)
One engineer fell gravely ill (Sickness marker on 18)
Player 4 sent one engineer: Dais: pass a Law (cold)
One engineer fell sick (work in the cold)
Player 4 used: Dais
Player 4 passed a Law: Emergency Shifts
A rule began: Once per Round, at the start of a turn, take 2 temporary Workers for 1 more Discontent.
Player 1 sent one engineer: Construct
Tent was dismantled
The city gained 1 Wood
The city spent 1 Wood (Tent)
Player 1 built: Tent on G4
Tent was dismantled
The city gained 1 Wood
Medical Post was dismantled
The city gained 1 Wood
Player 2 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell sick (work in the cold)
Player 2 used: Generator
The Generator shed 0 Stress cubes (Generator)
Player 3 called an Emergency Shift
Mistrust (discontent) was activated (Emergency Shift)
Player 3 sent one engineer: Medical Post on FC0b: Cure 3, Treat 1 (cold)
One engineer fell sick (work in the cold)
Player 3 used: Medical Post
One engineer was cured
One engineer was cured
One gravely ill engineer was treated
One engineer was cured
Player 4 sent one engineer: Construct
The city spent 2 Wood (Hunter's Hut)
Player 4 built: Hunter's Hut on FC0a
The city spent 2 Wood (Sawmill)
Player 4 built: Sawmill on N1a
Tent was dismantled
The city gained 1 Wood
Hunter's Hut was dismantled
The city gained 1 Wood
Player 1 sent one worker: Gather from FE4b (3 coal) (cold)
The city gained 2 Coal
The city spent 1 Coal (Automaton)
Player 2 sent one automaton: Sawmill on N1a: fell up to 3 Trees here and around (cold)
Player 2 used: Sawmill
Player 3 sent one worker: Remove snow (cold)
A tile was laid on hex FC4: tile F10
The city gained 3 Food
The Action Phase ended
Round 4: the Dusk Phase began
Four Seed Arks, at dusk: 1 frost on every cold Ark
Frost settled on Ark 1: 3 (Four Seed Arks)
Frost settled on Ark 2: 3 (Four Seed Arks)
Too many Seed Arks are lost: the game was lost
