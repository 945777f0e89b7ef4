Player 2 took the Leadership marker
Rim corner RC0 got its token: blank
Rim corner RC5 got its token: wood
Rim corner RC4 got its token: coal
Rim corner RC3 got its token: blank
Rim corner RC2 got its token: wood
Steam Saws was begun, to be ready in Round 3
Player 3 became the Generator Advisor
Player 1 became the Health Advisor
Player 2 became the Social Advisor
Player 2 became the Foreman Advisor
Player 2 got Lottie, lamplighter
Player 2 got Sukey, mender
Player 3 got Silas Moor, pipe fitter
Player 1 got Annie Stubbs, laundress
Player 2 sent one engineer: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark
The city spent 2 Coal (Four Seed Arks)
Player 2 called on Sukey, mender
One engineer was cured
One engineer was cured
Player 2 called on Lottie, lamplighter
Resolve (hope) was activated (Lottie, lamplighter)
Player 3 sent one engineer: Remove snow (cold)
One engineer fell sick (work in the cold)
A tile was laid on hex FE5: tile F18
The city gained 3 Food
Player 3 called on Silas Moor, pipe fitter
The Heat marker came to 3 (Silas Moor, pipe fitter)
Player 1 sent one engineer: Gather from G4 (5 wood)
The city gained 2 Wood
Player 1 called on Annie Stubbs, laundress
One engineer was cured
One engineer was cured
Player 2 sent one engineer: Dais: pass a Law
Player 2 used: Dais
Player 2 passed a Law: Children at Work
A rule began: Each Round 1 Child Meeple may act, a second one if any 1 Hope token is exhausted. Children may only Remove Snow, Gather Resources or Construct.
A token came onto the discontent track: Fear (Children at Work)
Resolve (hope) was exhausted (Children at Work)
Small Hands, Sharp Machines joined the Dusk deck (Children at Work)
Player 3 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 3 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 1 used: Generator
The Generator shed 0 Stress cubes (Generator)
Player 2 sent one engineer: Gather from G5 (5 coal)
The city gained 2 Coal
The city spent 2 Coal (fuel)
The Heat marker came to 5
Player 3 sent one engineer: Construct
The city spent 2 Wood (Hunter's Hut)
Player 3 built: Hunter's Hut on N1b
The city spent 2 Wood (Charcoal Kiln)
Player 3 built: Charcoal Kiln on FE5a
The city spent 2 Wood (Sawmill)
Player 3 built: Sawmill on N1a
The Action Phase ended
Round 1: the Dusk Phase began
Four Seed Arks, at dusk: 1 frost on every cold Ark
Small Hands, Sharp Machines was revealed
Player 2 chose: Send them home tomorrow (Spent tokens: 1 Child)
1 Spent Child token went to the supply (Small Hands, Sharp Machines)
Round 1: the Hunger Phase began
Round 1: the Night Phase began
In the cold slept: 4 Engineers
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
Round 1: the Dawn Phase began
Day 2 dawned; Player 3 led
Round 2: the Morning Phase began
Under the Fall was revealed
Player 3 chose: Dig them out (Spent tokens: 1 Worker, +1 Hope)
1 Spent Worker token went to the supply (Under the Fall)
Unity (hope) was activated (Under the Fall)
Round 2: the Generator Phase began
5 cubes were dropped, 3 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Creeping Frost
The Cold marker came to 6, the Heat Range indicators to 1, 4, 5 (Creeping Frost)
The city gained 1 Food (Creeping Frost)
Round 2: the Preparation Phase began
Player 2 advised: Foreman Advisor
Unity (hope) was exhausted (Foreman Advisor)
1 temporary Worker came to help (Foreman Advisor)
The city gained 1 Wood (Foreman Advisor)
1 Spent Engineer token went to the supply (Sickness marker on 7)
Player 3 sent one worker: Gather from G5 (3 coal) (cold)
The city gained 2 Coal
Player 1 passed
Player 2 sent one engineer: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark
The city spent 2 Coal (Four Seed Arks)
Player 3 sent one engineer: Sawmill on N1a: fell up to 3 Trees here and around (cold)
One engineer fell sick (work in the cold)
Player 3 used: Sawmill
The city spent 2 Coal (fuel)
The Heat marker came to 2
The city spent 2 Coal (fuel)
The Heat marker came to 4
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 1 used: Generator
The Generator shed 3 Stress cubes (Generator)
Player 2 sent one engineer: Construct
The city spent 2 Wood (Sawmill)
Player 2 built: Sawmill on FE5b
Medical Post was dismantled
Hunter's Hut was dismantled
Player 3 sent one engineer: Sawmill on FE5b: fell up to 3 Trees here and around (cold)
One engineer fell sick (work in the cold)
Player 3 used: Sawmill
Player 1 sent one engineer: Charcoal Kiln on FE5a: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal (cold)
One engineer fell sick (work in the cold)
Player 1 used: Charcoal Kiln
The city spent 1 Wood (Charcoal Kiln)
The city gained 2 Coal (Charcoal Kiln)
The city spent 2 Coal (fuel)
The Heat marker came to 6
Player 2 sent one engineer: Gather from G4 (3 wood)
The city gained 2 Wood
The Action Phase ended
Round 2: the Dusk Phase began
Four Seed Arks, at dusk: 1 frost on every cold Ark
Pilfered Stores was revealed
Player 3 chose: Accept the loss (+3 Hunger)
Hunger rose to 3 (Pilfered Stores)
Round 2: the Hunger Phase began
The city spent 3 Food (Hunger 3)
Round 2: the Night Phase began
In the cold slept: 4 Engineers
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
Round 2: the Dawn Phase began
Day 3 dawned; Player 1 led
Steam Saws was developed
Sawmill was upgraded
Wall Drill was upgraded
Drafting Hall was begun, to be ready in Round 5
A Scenario card came: The Surveyors Return: if Automatons: at least 1: Dusk card A Grateful Crowd joins the deck; otherwise exhaust 1 Hope token, gain 1 Steam Core, The Surveyors Return leaves the game
Unity (hope) was exhausted (The Surveyors Return)
The city gained 1 Steam Core (The Surveyors Return)
The Surveyors Return left the game (The Surveyors Return)
Round 3: the Morning Phase began
Night Watch was revealed
Player 1 chose: Post guards (Spent tokens: 1 Worker, exhaust 1 Discontent token)
1 Spent Worker token went to the supply (Night Watch)
Anger (discontent) was exhausted (Night Watch)
Round 3: the Generator Phase began
6 cubes were dropped, 6 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Hard Frost
The Cold marker came to 7, the Heat Range indicators to 2, 5, 6 (Hard Frost)
Round 3: the Preparation Phase began
2 Spent Engineer tokens went to the supply (Sickness marker on 14)
One engineer fell gravely ill (Sickness marker on 14)
Player 1 sent one engineer: Dais: pass a Law (cold)
One engineer fell sick (work in the cold)
Player 1 used: Dais
Player 1 passed a Law: The Ring
Fighting Ring could be built from now on
A token left the discontent track: Fear (The Ring)
A Broken Jaw joined the Dusk deck (The Ring)
Player 2 sent one engineer: Construct
The city spent 3 Wood (Workshop)
Player 2 built: Workshop on G3
Charcoal Kiln was dismantled
Sawmill was dismantled
Player 3 sent one engineer: Gather from G4 (1 wood) (cold)
One engineer fell sick (work in the cold)
The city gained 1 Wood
Player 1 sent one engineer: Construct
The city spent 1 Wood (Tent)
Player 1 built: Tent on G5
Tent was dismantled
Tent was dismantled
Player 2 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell sick (work in the cold)
Player 2 used: Generator
The city spent 1 Steam Core (Generator)
The Generator shed 6 Stress cubes (Generator)
Player 3 passed
Player 1 sent one engineer: Remove snow (cold)
One engineer fell sick (work in the cold)
A tile was laid on hex N4: tile N11
The Action Phase ended
Round 3: the Dusk Phase began
Four Seed Arks, at dusk: 1 frost on every cold Ark
Frost settled on Ark 1: 1 (Four Seed Arks)
Frost settled on Ark 2: 1 (Four Seed Arks)
Frost settled on Ark 3: 1 (Four Seed Arks)
Frost settled on Ark 4: 1 (Four Seed Arks)
A Broken Jaw was revealed: sick: 1 Worker
A Broken Jaw left no choice: Next bout (nothing)
Round 3: the Hunger Phase began
The city spent 6 Food (engineer Round: 26 Food due)
Hunger rose to 20 (engineer Round: 26 Food due)
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
Day 4 dawned; Player 2 led
Round 4: the Morning Phase began
Idle Pencils was revealed
Player 2 chose: Let them rest (activate 1 Hope token)
Resolve (hope) was activated (Idle Pencils)
Round 4: the Generator Phase began
One engineer died; the Corpse marker came to 1 (the cold)
The Citizen card drawn was Mags Dunne, digger: nothing
One engineer fell gravely ill (the cold)
0 cubes were dropped, 0 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Glass Night
The Cold marker came to 8, the Heat Range indicators to 2, 5, 7 (Glass Night)
Round 4: the Preparation Phase began
Player 3 advised: Generator Advisor
Resolve (hope) was exhausted (Generator Advisor)
The Heat marker came to 2 (Generator Advisor)
The Generator shed 0 Stress cubes (Generator Advisor)
4 Spent Engineer tokens went to the supply (Sickness marker on 25)
One engineer died; the Corpse marker came to 2 (Sickness marker on 25)
The Citizen card drawn was Ned, kite flyer: nothing
One engineer fell gravely ill (Sickness marker on 25)
Player 2 sent one engineer: Sawmill on N1a: fell up to 5 Trees here and around (cold)
One engineer died; the Corpse marker came to 3 (work in the cold)
The Citizen card drawn was Hugh Ferrant, tinkerer: +1 Discontent
A token came onto the discontent track: Fear (death of a engineer: Hugh Ferrant, tinkerer)
Player 2 used: Sawmill
Player 3 sent one engineer: Gather from N4b (2 wood) (cold)
One engineer fell gravely ill (work in the cold)
The city gained 2 Wood
Player 1 sent one engineer: Remove snow (cold)
One engineer died; the Corpse marker came to 4 (work in the cold)
The Citizen card drawn was Clara Wray, clerk: nothing
A tile was laid on hex FE3: tile F02
The Action Phase ended
Round 4: the Dusk Phase began
Four Seed Arks, at dusk: 1 frost on every cold Ark
Frost settled on Ark 1: 2 (Four Seed Arks)
Frost settled on Ark 2: 2 (Four Seed Arks)
Frost settled on Ark 3: 2 (Four Seed Arks)
Frost settled on Ark 4: 2 (Four Seed Arks)
Empty Benches was revealed
Empty Benches left no choice: Silence (-1 Hope)
A token left the hope track: Unity (Empty Benches)
Bread before Coal joined the Dusk deck: Open the stores (spend 4 Food: +1 Hope); Appeal to them (exhaust 1 Unity token: +1 Discontent); Stand firm (+2 Discontent (Anger))
Round 4: the Hunger Phase began
A token came onto the discontent track: Anger (Hunger 20)
Anger (discontent) was activated (Hunger 20)
One engineer died; the Corpse marker came to 5 (Hunger 20)
The Citizen card drawn was The Two Georges, twins: nothing
One engineer died; the Corpse marker came to 6 (Hunger 20)
The Citizen card drawn was Percival Thorne, surveyor: nothing
One engineer died; the Corpse marker came to 7 (Hunger 20)
The Citizen card drawn was Nell Sharpe, rigger: +1 Discontent
Mistrust (discontent) was activated (death of a engineer: Nell Sharpe, rigger)
One engineer died; the Corpse marker came to 8 (Hunger 20)
The Citizen card drawn was Bess Horrocks, sawyer: nothing
Round 4: the Night Phase began
In the cold slept: 7 Engineers
One engineer fell gravely ill (a night in the cold)
One engineer died; the Corpse marker came to 9 (a night in the cold)
The Citizen card drawn was Pip, errand runner: nothing
One engineer fell gravely ill (a night in the cold)
One engineer died; the Corpse marker came to 10 (a night in the cold)
The Citizen card drawn was Edie, messenger: +1 Discontent
Fear (discontent) was activated (death of a engineer: Edie, messenger)
One engineer fell gravely ill (a night in the cold)
One engineer died; the Corpse marker came to 11 (a night in the cold)
Too many have died: the game was lost
