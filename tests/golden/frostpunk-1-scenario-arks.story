Player 1 took the Leadership marker
Rim corner RC5 got its token: coal
Rim corner RC4 got its token: wood
Rim corner RC3 got its token: coal
Steam Hubs was begun, to be ready in Round 4
Player 1 became the Generator Advisor
Player 1 became the Health Advisor
Player 1 became the Social Advisor
Player 1 became the Foreman Advisor
Player 1 got Clara Wray, clerk
Player 1 got Nell Sharpe, rigger
Player 1 got Small Tom, flue sweep
Player 1 got Hugh Ferrant, tinkerer
The city spent 4 Coal (fuel)
The Heat marker came to 4
Player 1 sent one engineer: Gather from G5 (5 coal)
The city gained 2 Coal
Player 1 called on Hugh Ferrant, tinkerer
The city gained 2 Steel (Hugh Ferrant, tinkerer)
Player 1 called on Small Tom, flue sweep
The Generator shed 0 Stress cubes (Small Tom, flue sweep)
Player 1 sent one engineer: Gather from G4 (5 wood)
The city gained 2 Wood
Player 1 called on Clara Wray, clerk
Frostbitten Hands went to the Dusk discard pile
The city spent 1 Coal (fuel)
The Heat marker came to 5
Player 1 called on Nell Sharpe, rigger
Player 1 built: Tent on N1a
Player 1 passed
The Action Phase ended
Round 1: the Dusk Phase began
Four Seed Arks, at dusk: 1 frost on every cold Ark
A Song at the Boiler was revealed: activate 1 Hope token
Resolve (hope) was activated (A Song at the Boiler)
A Song at the Boiler left no choice: Listen (nothing)
Round 1: the Hunger Phase began
Round 1: the Night Phase began
In the cold slept: 2 Engineers
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
Round 1: the Dawn Phase began
Day 2 dawned; Player 1 led
Round 2: the Morning Phase began
A Cracked Valve was revealed
Player 1 chose: Patch it (+1 Stress, Dusk card The Patch Gives Way joins the deck)
The Generator took 1 Stress cube (A Cracked Valve)
The Patch Gives Way joined the Dusk deck (A Cracked Valve)
Round 2: the Generator Phase began
5 cubes were dropped, 3 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Gathering Front
The Cold marker came to 6, the Heat Range indicators to 1, 3, 3 (Gathering Front)
The Storm marker came to 8 (Gathering Front)
Round 2: the Preparation Phase began
1 Spent Engineer token went to the supply (Sickness marker on 9)
Player 1 passed
The Action Phase ended
Round 2: the Dusk Phase began
Four Seed Arks, at dusk: 1 frost on every cold Ark
Frost settled on Ark 1: 1 (Four Seed Arks)
Frost settled on Ark 2: 1 (Four Seed Arks)
Frost settled on Ark 3: 1 (Four Seed Arks)
Frost settled on Ark 4: 1 (Four Seed Arks)
The Patch Gives Way was revealed: if Stress cubes: at least 6: +2 Stress, sick: 1 Engineer; otherwise +1 Stress
The Generator took 1 Stress cube (The Patch Gives Way)
The Patch Gives Way left no choice: Shut it off (nothing)
Round 2: the Hunger Phase began
Round 2: the Night Phase began
The city spent 3 Coal (fuel)
The Heat marker came to 3
In the cold slept: 4 Engineers
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
Round 2: the Dawn Phase began
Day 3 dawned; Player 1 led
A Scenario card came: The Surveyors Return: if Automatons: at least 1: Dusk card A Grateful Crowd joins the deck; otherwise exhaust 1 Hope token, gain 1 Steam Core, The Surveyors Return leaves the game
A Grateful Crowd joined the Dusk deck (The Surveyors Return)
The city gained 1 Steam Core (The Surveyors Return)
The Surveyors Return left the game (The Surveyors Return)
Round 3: the Morning Phase began
The Inventor was revealed
Player 1 chose: Send her back to work (temporary: 1 Engineer, exhaust 1 Hope token)
1 temporary Engineer came to help (The Inventor)
Devotion (hope) was exhausted (The Inventor)
Round 3: the Generator Phase began
3 cubes were dropped, 3 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Ice Fog
The Cold marker came to 7, the Heat Range indicators to 1, 4, 4 (Ice Fog)
The Storm marker came to 7 (Ice Fog)
Round 3: the Preparation Phase began
Player 1 advised: Generator Advisor
Resolve (hope) was exhausted (Generator Advisor)
The Heat marker came to 2 (Generator Advisor)
The Generator shed 2 Stress cubes (Generator Advisor)
2 Spent Engineer tokens went to the supply (Sickness marker on 13)
One engineer fell gravely ill (Sickness marker on 13)
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 1 used: Generator
The Generator shed 5 Stress cubes (Generator)
Player 1 sent one engineer: Gather from G5 (3 coal)
The city gained 2 Coal
Player 1 sent one engineer: Dais: pass a Law
Player 1 used: Dais
Player 1 passed a Law: Hard Medicine
A rule began: Each Treat point may be used as 2 Cure points.
The Maimed joined the Dusk deck (Hard Medicine)
The city spent 1 Coal (fuel)
The Heat marker came to 3
The city spent 1 Coal (fuel)
The Heat marker came to 4
Player 1 sent one engineer: Remove snow (cold)
One engineer fell sick (work in the cold)
A tile was laid on hex FE4: tile F13
Player 1 sent one engineer: Gather from G4 (3 wood)
The city gained 2 Wood
Player 1 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 1 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
One engineer was cured
One engineer was cured
Player 1 sent one engineer: Remove snow (cold)
One engineer fell sick (work in the cold)
A tile was laid on hex FE5: tile F19
The city gained 6 Food
The Action Phase ended
Round 3: the Dusk Phase began
Four Seed Arks, at dusk: 1 frost on every cold Ark
Coughing in the Dark was revealed: if Heat: at least 3: nothing; otherwise sick: 1 Worker, sick: 1 Child
Coughing in the Dark left no choice: So be it (nothing)
Round 3: the Hunger Phase began
The city spent 12 Food (engineer Round: 27 Food due)
Hunger rose to 15 (engineer Round: 27 Food due)
Round 3: the Night Phase began
In the cold slept: 4 Engineers
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
Round 3: the Dawn Phase began
Day 4 dawned; Player 1 led
Steam Hubs was developed
Steam Hub could be built from now on
Relief Valves was begun, to be ready in Round 6
Round 4: the Morning Phase began
Rats in the Store was revealed: lose 2 Food
The city lost 0 Food (Rats in the Store)
Player 1 chose: Hunt them all night (Spent tokens: 1 Worker)
1 Spent Worker token went to the supply (Rats in the Store)
Round 4: the Generator Phase began
One engineer fell sick (the cold)
4 cubes were dropped, 3 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Thin Sun
The Cold marker came to 8, the Heat Range indicators to 1, 4, 4 (Thin Sun)
Round 4: the Preparation Phase began
3 Spent Engineer tokens went to the supply (Sickness marker on 15)
One engineer died; the Corpse marker came to 1 (Sickness marker on 15)
The Citizen card drawn was Magnus Aldous, chemist: exhaust 1 Hope token
Player 1 sent one engineer: Construct
The city spent 3 Wood (Bunkhouse)
Player 1 built: Bunkhouse on N1b
The city spent 3 Wood (Beacon)
Player 1 built: Beacon on G4
The city spent 3 Wood (Coal Thumper)
The city spent 1 Steam Core (Coal Thumper)
Player 1 built: Coal Thumper on FE4a and FE4b
Player 1 sent one engineer: Dais: pass a Law (cold)
One engineer fell sick (work in the cold)
Player 1 used: Dais
Player 1 passed a Law: Children at Work
A rule began: Each Round 1 Child Meeple may act, a second one if any 1 Hope token is exhausted. Children may only Remove Snow, Gather Resources or Construct.
A token came onto the discontent track: Fear (Children at Work)
Anger (discontent) was activated (Children at Work)
A token left the hope track: Devotion (Children at Work)
Small Hands, Sharp Machines joined the Dusk deck (Children at Work)
Player 1 sent one engineer: Gather from G5 (1 coal) (cold)
One engineer fell sick (work in the cold)
The city gained 1 Coal
The city spent 1 Coal (Automaton)
Player 1 sent one automaton: Coal Thumper on FE4a: gain 3 Coal (cold)
Player 1 used: Coal Thumper
The city gained 3 Coal (Coal Thumper)
Player 1 sent one engineer: Medical Post on G3: Cure 3, Treat 1 (cold)
One engineer fell sick (work in the cold)
Player 1 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
One engineer was cured
One engineer was cured
Player 1 sent one engineer: Deploy scouts
Player 1 sent one engineer out
The Action Phase ended
Round 4: the Dusk Phase began
Four Seed Arks, at dusk: 1 frost on every cold Ark
Frost settled on Ark 1: 2 (Four Seed Arks)
Frost settled on Ark 2: 2 (Four Seed Arks)
Frost settled on Ark 3: 2 (Four Seed Arks)
Frost settled on Ark 4: 2 (Four Seed Arks)
A Quarrel over Blankets was revealed: if active Mistrust tokens: at least 1: +1 Discontent; otherwise -1 Hope
A token left the hope track: Unity (A Quarrel over Blankets)
A Quarrel over Blankets left no choice: Part them (nothing)
Round 4: the Hunger Phase began
Fear (discontent) was activated (Hunger 15)
A token came onto the discontent track: Anger (Hunger 15)
One engineer died; the Corpse marker came to 2 (Hunger 15)
The Citizen card drawn was Pip, errand runner: nothing
One engineer died; the Corpse marker came to 3 (Hunger 15)
The Citizen card drawn was Agnes Holt, midwife: -1 Hope
A token left the hope track: Resolve (death of a engineer: Agnes Holt, midwife)
The people have lost their will to survive: the game was lost
