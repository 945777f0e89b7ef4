Player 3 took the Leadership marker
Rim corner RC2 got its token: coal
Rim corner RC1 got its token: blank
Rim corner RC0 got its token: wood
Rim corner RC5 got its token: blank
Rim corner RC4 got its token: coal
Steam Hubs was begun, to be ready in Round 4
Player 2 became the Generator Advisor
Player 3 became the Health Advisor
Player 1 became the Social Advisor
Player 3 became the Foreman Advisor
Player 3 got Agnes Holt, midwife
Player 3 got Beatrix Lund, quartermaster
Player 1 got Annie Stubbs, laundress
Player 2 got Small Tom, flue sweep
Player 3 sent one engineer: Medical Post on G3: Cure 3, Treat 1 (cold)
One engineer fell sick (work in the cold)
Player 3 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 3 called on Agnes Holt, midwife
One engineer was cured
Resolve (hope) was activated (Agnes Holt, midwife)
Player 3 called on Beatrix Lund, quartermaster
The city gained 3 Food (Beatrix Lund, quartermaster)
The city spent 1 Coal (fuel)
The Heat marker came to 1
Player 1 sent one engineer: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark
The city spent 2 Coal (Four Seed Arks)
Player 2 sent one engineer: Gather from N1a (3 wood) (cold)
One engineer fell sick (work in the cold)
The city gained 2 Wood
Player 3 sent one engineer: Gather from G5 (5 coal) (cold)
One engineer fell sick (work in the cold)
The city gained 2 Coal
The city spent 2 Coal (fuel)
The Heat marker came to 3
Player 1 sent one engineer: Dais: pass a Law
Player 1 used: Dais
Player 1 passed a Law: Thin Soup
A rule began: In Feeding, 3 Food less are due.
A token came onto the discontent track: Mistrust (Thin Soup)
Spoons on Tin joined the Dusk deck (Thin Soup)
Player 2 sent one engineer: Construct
The city spent 2 Wood (Medical Post)
Player 2 built: Medical Post on G4
The city spent 1 Wood (Tent)
Player 2 built: Tent on N1b
Tent was dismantled
Player 2 called on Small Tom, flue sweep
The Generator shed 0 Stress cubes (Small Tom, flue sweep)
Player 3 passed
Player 1 sent one engineer: Medical Post on G4: Cure 3, Treat 1
Player 1 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 2 sent one engineer: Construct
The city spent 2 Wood (Charcoal Kiln)
Player 2 built: Charcoal Kiln on N1b
Tent was dismantled
The city spent 2 Wood (Sawmill)
Player 2 built: Sawmill on G1
The city spent 1 Coal (Automaton)
Player 3 sent one automaton: Sawmill on G1: fell up to 3 Trees here and around
Player 3 used: Sawmill
The Action Phase ended
Round 1: the Dusk Phase began
Four Seed Arks, at dusk: 1 frost on every cold Ark
Pilfered Stores was revealed
Player 3 chose: Ration everyone (+1 Discontent)
Mistrust (discontent) was activated (Pilfered Stores)
Round 1: the Hunger Phase began
Round 1: the Night Phase began
The city spent 2 Coal (fuel)
The Heat marker came to 5
In the cold slept: 6 Engineers
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
Round 1: the Dawn Phase began
Day 2 dawned; Player 1 led
Round 2: the Morning Phase began
Whispers of Leaving was revealed
Player 1 chose: Send the ones they trust (give up 1 Citizen card: exhaust 1 Discontent token)
Player 1 gave up Annie Stubbs, laundress
Mistrust (discontent) was exhausted (Whispers of Leaving)
Round 2: the Generator Phase began
5 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Deep Cold
The Cold marker came to 6, the Heat Range indicators to 2, 3, 4 (Deep Cold)
Round 2: the Preparation Phase began
Player 3 advised: Foreman Advisor
Resolve (hope) was exhausted (Foreman Advisor)
1 temporary Worker came to help (Foreman Advisor)
The city gained 1 Wood (Foreman Advisor)
1 Spent Engineer token went to the supply (Sickness marker on 9)
Player 1 passed
Player 2 sent one engineer: Dais: pass a Law (cold)
One engineer fell sick (work in the cold)
Player 2 used: Dais
Player 2 passed a Law: Burial Ground
Cemetery could be built from now on
A rule began: While a Cemetery is on the map, the first death of each Round has no death effect.
Player 3 sent one engineer: Charcoal Kiln on N1b: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal (cold)
One engineer fell sick (work in the cold)
Player 3 used: Charcoal Kiln
The city spent 1 Wood (Charcoal Kiln)
The city gained 2 Coal (Charcoal Kiln)
Player 1 sent one engineer: Construct
The city spent 3 Wood (Bunkhouse)
Player 1 built: Bunkhouse on N1a
Bunkhouse was dismantled
Medical Post was dismantled
Player 2 sent one engineer: Medical Post on G3: Cure 3, Treat 1 (cold)
One engineer fell sick (work in the cold)
Player 2 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 3 sent one engineer: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark
The city spent 2 Coal (Four Seed Arks)
Player 1 passed
Player 2 passed
Player 3 sent one engineer: Construct
Tent was dismantled
Player 1 passed
Player 2 passed
Player 3 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell sick (work in the cold)
Player 3 used: Generator
The Generator shed 2 Stress cubes (Generator)
Player 1 sent one worker: Remove snow (cold)
A tile was laid on hex N4: tile N08
The Action Phase ended
Round 2: the Dusk Phase began
Four Seed Arks, at dusk: 1 frost on every cold Ark
Frost settled on Ark 1: 1 (Four Seed Arks)
Frost settled on Ark 2: 1 (Four Seed Arks)
Frost settled on Ark 3: 1 (Four Seed Arks)
Frost settled on Ark 4: 1 (Four Seed Arks)
Coughing in the Dark was revealed: if Heat: at least 3: nothing; otherwise sick: 1 Worker, sick: 1 Child
Coughing in the Dark left no choice: So be it (nothing)
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
Day 3 dawned; Player 2 led
A Scenario card came: The Surveyors Return: if Automatons: at least 1: Dusk card A Grateful Crowd joins the deck; otherwise exhaust 1 Hope token, gain 1 Steam Core, The Surveyors Return leaves the game
A Grateful Crowd joined the Dusk deck (The Surveyors Return)
The city gained 1 Steam Core (The Surveyors Return)
The Surveyors Return left the game (The Surveyors Return)
Round 3: the Morning Phase began
A Mother's Request was revealed
A Mother's Request left no choice: They will sleep warm, we promise (Dusk card Warm Beds for the Young joins the deck)
Warm Beds for the Young joined the Dusk deck (A Mother's Request)
Round 3: the Generator Phase began
One engineer fell sick (the cold)
0 cubes were dropped, 1 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Glass Night
The Cold marker came to 7, the Heat Range indicators to 2, 3, 5 (Glass Night)
Round 3: the Preparation Phase began
3 Spent Engineer tokens went to the supply (Sickness marker on 19)
One engineer fell gravely ill (Sickness marker on 19)
Player 2 sent one engineer: Dais: pass a Law (cold)
One engineer fell sick (work in the cold)
Player 2 used: Dais
Player 2 passed a Law: Any Roof
A rule began: Ruins on the map give 1 slot each, if heated.
A token came onto the discontent track: Mistrust (Any Roof)
Player 3 sent one engineer: Construct
Player 1 passed
Player 2 sent one engineer: Charcoal Kiln on N1b: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal (cold)
One engineer fell sick (work in the cold)
Player 2 used: Charcoal Kiln
Player 3 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell sick (work in the cold)
Player 3 used: Generator
The Generator shed 1 Stress cube (Generator)
Player 1 sent one engineer: Gather from G5 (3 coal) (cold)
One engineer fell sick (work in the cold)
The city gained 2 Coal
Player 2 passed
The city spent 1 Coal (fuel)
The Heat marker came to 1
The city spent 1 Coal (Automaton)
Player 3 sent one automaton: Sawmill on G1: fell up to 3 Trees here and around (cold)
Player 3 used: Sawmill
The Action Phase ended
Round 3: the Dusk Phase began
Four Seed Arks, at dusk: 1 frost on every cold Ark
Frost settled on Ark 1: 2 (Four Seed Arks)
Frost settled on Ark 2: 2 (Four Seed Arks)
Frost settled on Ark 3: 2 (Four Seed Arks)
Frost settled on Ark 4: 2 (Four Seed Arks)
Frostbitten Hands was revealed
Frostbitten Hands left no choice: Wrap them in rags (sick: 2 Workers)
Round 3: the Hunger Phase began
The city spent 9 Food (engineer Round: 24 Food due)
Hunger rose to 15 (engineer Round: 24 Food due)
Round 3: the Night Phase began
In the cold slept: 8 Engineers
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer died; the Corpse marker came to 1 (a night in the cold)
The Citizen card drawn was Mags Dunne, digger: nothing
One engineer fell gravely ill (a night in the cold)
One engineer died; the Corpse marker came to 2 (a night in the cold)
The Citizen card drawn was Lottie, lamplighter: exhaust 1 Hope token
Unity (hope) was exhausted (death of a engineer: Lottie, lamplighter)
One engineer fell gravely ill (a night in the cold)
Round 3: the Dawn Phase began
Day 4 dawned; Player 3 led
Steam Hubs was developed
Steam Hub could be built from now on
Steam Saws was begun, to be ready in Round 6
Round 4: the Morning Phase began
Fever Ward was revealed: sick: 1 Citizen of your choice
One engineer died; the Corpse marker came to 3 (Fever Ward)
The Citizen card drawn was Hugh Ferrant, tinkerer: +1 Discontent
Fear (discontent) was activated (death of a engineer: Hugh Ferrant, tinkerer)
Player 3 chose: Shut the ward (Spent tokens: 1 Engineer, Cure 2)
1 Spent Engineer token went to the supply (Fever Ward)
One engineer was cured
One engineer was cured
Round 4: the Generator Phase began
One engineer fell sick (the cold)
One engineer fell sick (the cold)
1 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Gathering Front
The Cold marker came to 8, the Heat Range indicators to 2, 4, 5 (Gathering Front)
The Storm marker came to 8 (Gathering Front)
Round 4: the Preparation Phase began
4 Spent Engineer tokens went to the supply (Sickness marker on 24)
One engineer fell gravely ill (Sickness marker on 24)
One engineer died; the Corpse marker came to 4 (Sickness marker on 24)
The Citizen card drawn was Silas Moor, pipe fitter: lose 1 Coal
The city lost 0 Coal (death of a engineer: Silas Moor, pipe fitter)
Player 3 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell gravely ill (work in the cold)
Player 3 used: Generator
The city spent 1 Steam Core (Generator)
The Generator shed 2 Stress cubes (Generator)
Player 1 sent one engineer: Gather from N4b (2 wood) (cold)
One engineer died; the Corpse marker came to 5 (work in the cold)
The Citizen card drawn was Old Penrose, trapper: nothing
The city gained 2 Wood
The Action Phase ended
Round 4: the Dusk Phase began
Four Seed Arks, at dusk: 1 frost on every cold Ark
Frost settled on Ark 1: 3 (Four Seed Arks)
Frost settled on Ark 2: 3 (Four Seed Arks)
Too many Seed Arks are lost: the game was lost
