Player 1 took the Leadership marker
Rim corner RC4 got its token: blank
Rim corner RC3 got its token: wood
Rim corner RC2 got its token: blank
Rim corner RC1 got its token: wood
Rim corner RC0 got its token: coal
Steam Saws was begun, to be ready in Round 3
Player 2 became the Generator Advisor
Player 1 became the Health Advisor
Player 2 became the Social Advisor
Player 1 became the Foreman Advisor
Player 1 got Agnes Holt, midwife
Player 1 got Edie, messenger
Player 2 got Hugh Ferrant, tinkerer
Player 2 got Small Tom, flue sweep
Player 1 called on Agnes Holt, midwife
One engineer was cured
Devotion (hope) was activated (Agnes Holt, midwife)
Player 1 sent one engineer: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark
The city spent 2 Coal (Four Seed Arks)
Player 1 called on Edie, messenger
A Quarrel over Blankets went to the Dusk discard pile
The city spent 3 Coal (fuel)
The Heat marker came to 3
Player 2 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 2 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 2 called on Hugh Ferrant, tinkerer
The city gained 2 Wood (Hugh Ferrant, tinkerer)
Player 1 sent one engineer: Gather from G4 (5 wood)
The city gained 2 Wood
Player 2 sent one engineer: Gather from N4a (3 wood)
The city gained 2 Wood
Player 1 sent one engineer: Construct
The city spent 1 Wood (Tent)
Player 1 built: Tent on G5
The city spent 2 Wood (Sawmill)
Player 1 built: Sawmill on N4b
Tent was dismantled
Player 2 sent one engineer: Dais: pass a Law
Player 2 used: Dais
Player 2 passed a Law: The Ring
Fighting Ring could be built from now on
A token left the discontent track: Mistrust (The Ring)
A Broken Jaw joined the Dusk deck (The Ring)
Player 1 passed
The city spent 1 Coal (Automaton)
Player 2 sent one automaton: Sawmill on N4b: fell up to 3 Trees here and around
Player 2 used: Sawmill
Player 1 sent one engineer: Construct
The city spent 2 Wood (Fighting Ring)
Player 1 built: Fighting Ring on G5
Fighting Ring was dismantled
The city spent 1 Wood (Tent)
Player 1 built: Tent on G5
Player 2 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 2 used: Generator
The Generator shed 0 Stress cubes (Generator)
Player 2 called on Small Tom, flue sweep
The Generator shed 0 Stress cubes (Small Tom, flue sweep)
The Action Phase ended
Round 1: the Dusk Phase began
Four Seed Arks, at dusk: 1 frost on every cold Ark
The Long Queue was revealed
Player 1 chose: Feed the queue first (spend 5 Food: -1 Discontent)
The city spent 5 Food (The Long Queue)
A token left the discontent track: Mistrust (The Long Queue)
A Vote of the Whole Crater joined the Dusk deck: You keep their trust (needs not (Discontent tokens: at least 4): +1 Hope); Stuff the box (-1 Discontent, Dusk card Slogans on the Wall joins the deck, exhaust 2 Hope tokens); Step back for a day (Spent tokens: 1 Engineer, +1 Discontent)
Round 1: the Hunger Phase began
Round 1: the Night Phase began
In the cold slept: 2 Engineers
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
Round 1: the Dawn Phase began
Day 2 dawned; Player 2 led
Round 2: the Morning Phase began
A Room by the Boiler was revealed
Player 2 chose: There is no time (sick: 2 Children)
Round 2: the Generator Phase began
3 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Black Frost
The Cold marker came to 7, the Heat Range indicators to 2, 3, 4 (Black Frost)
Round 2: the Preparation Phase began
Player 1 advised: Foreman Advisor
Devotion (hope) was exhausted (Foreman Advisor)
1 temporary Worker came to help (Foreman Advisor)
The city gained 1 Wood (Foreman Advisor)
1 Spent Engineer token went to the supply (Sickness marker on 5)
Player 2 sent one engineer: Sawmill on N4b: fell up to 3 Trees here and around (cold)
One engineer fell sick (work in the cold)
Player 2 used: Sawmill
Player 1 sent one engineer: Medical Post on G3: Cure 3, Treat 1 (cold)
One engineer fell sick (work in the cold)
Player 1 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 2 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell sick (work in the cold)
Player 2 used: Generator
The city spent 1 Steam Core (Generator)
The Generator shed 2 Stress cubes (Generator)
Player 1 sent one worker: Remove snow (cold)
A tile was laid on hex N1: tile N09
Player 2 sent one engineer: Construct
The city spent 2 Wood (Hunter's Hut)
Player 2 built: Hunter's Hut on N4a
The city spent 2 Wood (Charcoal Kiln)
Player 2 built: Charcoal Kiln on G4
The city spent 3 Wood (Beacon)
Player 2 built: Beacon on N1a
Player 1 passed
Player 2 sent one engineer: Dais: pass a Law (cold)
One engineer fell sick (work in the cold)
Player 2 used: Dais
Player 2 passed a Law: Tavern Licence
Public House could be built from now on
Drunk on Duty joined the Dusk deck (Tavern Licence)
Player 1 sent one engineer: Charcoal Kiln on G4: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal (cold)
One engineer fell sick (work in the cold)
Player 1 used: Charcoal Kiln
The city spent 1 Wood (Charcoal Kiln)
The city gained 2 Coal (Charcoal Kiln)
Player 2 sent one engineer: Construct
Tent was dismantled
Beacon was dismantled
Tent was dismantled
The city spent 2 Coal (fuel)
The Heat marker came to 2
Player 1 passed
The Action Phase ended
Round 2: the Dusk Phase began
Four Seed Arks, at dusk: 1 frost on every cold Ark
Frost settled on Ark 1: 1 (Four Seed Arks)
Frost settled on Ark 2: 1 (Four Seed Arks)
Frost settled on Ark 3: 1 (Four Seed Arks)
Frost settled on Ark 4: 1 (Four Seed Arks)
Drunk on Duty was revealed
Player 2 chose: Sleep it off (Spent tokens: 1 Worker)
1 Spent Worker token went to the supply (Drunk on Duty)
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
Day 3 dawned; Player 1 led
Steam Saws was developed
Sawmill was upgraded
Wall Drill was upgraded
Drafting Hall was begun, to be ready in Round 5
A Scenario card came: The Surveyors Return: if Automatons: at least 1: Dusk card A Grateful Crowd joins the deck; otherwise exhaust 1 Hope token, gain 1 Steam Core, The Surveyors Return leaves the game
A Grateful Crowd joined the Dusk deck (The Surveyors Return)
The city gained 1 Steam Core (The Surveyors Return)
The Surveyors Return left the game (The Surveyors Return)
Round 3: the Morning Phase began
The Inventor was revealed
Player 1 chose: Send her back to work (temporary: 1 Engineer, exhaust 1 Hope token)
1 temporary Engineer came to help (The Inventor)
Unity (hope) was exhausted (The Inventor)
Round 3: the Generator Phase began
One engineer fell sick (the cold)
One engineer fell sick (the cold)
2 cubes were dropped, 1 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Light Frost
The Cold marker came to 8, the Heat Range indicators to 2, 3, 4 (Light Frost)
The city gained 1 Food (Light Frost)
Round 3: the Preparation Phase began
3 Spent Engineer tokens went to the supply (Sickness marker on 17)
One engineer fell gravely ill (Sickness marker on 17)
Player 1 sent one engineer: Construct
Sawmill was dismantled
Charcoal Kiln was dismantled
Hunter's Hut was dismantled
Player 2 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell sick (work in the cold)
Player 2 used: Generator
The Generator shed 1 Stress cube (Generator)
Player 1 passed
Player 2 sent one engineer: Remove snow (cold)
One engineer fell sick (work in the cold)
A tile was laid on hex FC2: tile F18
The city gained 3 Food
Player 1 sent one engineer: Dais: pass a Law (cold)
One engineer fell sick (work in the cold)
Player 1 used: Dais
Player 1 passed a Law: Long Shifts
A rule began: Once per Round, after a Worker used a Building, its action may be resolved once more; then 1 Worker becomes sick.
A token came onto the discontent track: Mistrust (Long Shifts)
Asleep Standing joined the Dusk deck (Long Shifts)
Player 2 passed
Player 1 sent one engineer: Remove snow (cold)
One engineer fell sick (work in the cold)
A tile was laid on hex FC1: tile F19
The city gained 6 Food
Player 2 sent one engineer: Medical Post on G3: Cure 3, Treat 1 (cold)
One engineer fell sick (work in the cold)
Player 2 used: Medical Post
One engineer was cured
One gravely ill engineer was treated
One engineer was cured
One engineer was cured
The Action Phase ended
Round 3: the Dusk Phase began
Four Seed Arks, at dusk: 1 frost on every cold Ark
Frost settled on Ark 1: 2 (Four Seed Arks)
Frost settled on Ark 2: 2 (Four Seed Arks)
Frost settled on Ark 3: 2 (Four Seed Arks)
Frost settled on Ark 4: 2 (Four Seed Arks)
A Vote of the Whole Crater was revealed
Player 1 chose: Step back for a day (Spent tokens: 1 Engineer, +1 Discontent)
1 Spent Engineer token went to the supply (A Vote of the Whole Crater)
A token came onto the discontent track: Anger (A Vote of the Whole Crater)
Bread before Coal joined the Dusk deck: Open the stores (spend 4 Food: +1 Hope); Appeal to them (exhaust 1 Unity token: +1 Discontent); Stand firm (+2 Discontent (Anger))
Round 3: the Hunger Phase began
The city spent 11 Food (engineer Round: 27 Food due)
Hunger rose to 16 (engineer Round: 27 Food due)
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
Frozen Graves was revealed
Player 2 chose: Nobody lies here yet (needs not (Corpse marker: at least 1): nothing)
Round 4: the Generator Phase began
One engineer fell gravely ill (the cold)
One engineer died; the Corpse marker came to 1 (the cold)
The Citizen card drawn was Odile Renn, draughtswoman: +1 Discontent (Mistrust)
A token came onto the discontent track: Anger (death of a engineer: Odile Renn, draughtswoman)
Mistrust (discontent) was activated (death of a engineer: Odile Renn, draughtswoman)
0 cubes were dropped, 0 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Northern Wind
The Cold marker came to 9, the Heat Range indicators to 2, 3, 5 (Northern Wind)
The Storm marker came to 8 (Northern Wind)
Round 4: the Preparation Phase began
Sickness has overwhelmed the city: the game was lost
