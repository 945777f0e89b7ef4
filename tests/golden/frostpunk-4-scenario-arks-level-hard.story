Player 3 took the Leadership marker
Rim corner RC1 got its token: blank
Rim corner RC0 got its token: coal
Rim corner RC5 got its token: wood
Rim corner RC4 got its token: coal
Surgery was begun, to be ready in Round 4
Player 3 became the Generator Advisor
Player 1 became the Health Advisor
Player 4 became the Social Advisor
Player 2 became the Foreman Advisor
Player 3 got Percival Thorne, surveyor
Player 4 got Hugh Ferrant, tinkerer
Player 1 got Old Penrose, trapper
Player 2 got Edie, messenger
The city spent 2 Coal (fuel)
The Heat marker came to 2
Player 3 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 3 used: Generator
The city spent 1 Steam Core (Generator)
The Generator shed 0 Stress cubes (Generator)
Player 3 called on Percival Thorne, surveyor
A tile was laid on hex FC5: tile F12
The city gained 2 Food (Percival Thorne, surveyor)
Player 4 sent one engineer: Construct
The city spent 1 Wood (Tent)
Player 4 built: Tent on FC5b
The city spent 2 Wood (Charcoal Kiln)
Player 4 built: Charcoal Kiln on G5
Player 4 called on Hugh Ferrant, tinkerer
The city gained 2 Wood (Hugh Ferrant, tinkerer)
Player 1 sent one engineer: Charcoal Kiln on G5: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal
Player 1 used: Charcoal Kiln
The city spent 2 Wood (Charcoal Kiln)
The city gained 4 Coal (Charcoal Kiln)
Player 2 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 2 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 3 sent one engineer: Dais: pass a Law
Player 3 used: Dais
Player 3 passed a Law: Hard Medicine
A rule began: Each Treat point may be used as 2 Cure points.
The Maimed joined the Dusk deck (Hard Medicine)
Player 4 sent one engineer: Gather from G4 (5 wood)
The city gained 2 Wood
Player 1 sent one engineer: Gather from FC5a (1 core) (cold)
One engineer fell sick (work in the cold)
The city gained 1 Steam Core
The city spent 1 Coal (fuel)
The Heat marker came to 3
Player 2 sent one engineer: Remove snow (cold)
One engineer fell sick (work in the cold)
A tile was laid on hex N4: tile N14
The Action Phase ended
Round 1: the Dusk Phase began
Four Seed Arks, at dusk: 1 frost on every cold Ark
Coughing in the Dark was revealed: if Heat: at least 3: nothing; otherwise sick: 1 Worker, sick: 1 Child
Coughing in the Dark left no choice: So be it (nothing)
Round 1: the Hunger Phase began
Round 1: the Night Phase began
The city spent 1 Coal (fuel)
The Heat marker came to 4
In the cold slept: 4 Engineers
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
Round 1: the Dawn Phase began
Day 2 dawned; Player 4 led
Round 2: the Morning Phase began
The Dead Trader's Cache was revealed
Player 4 chose: Break it open (gain 4 Food, Dusk card What Was in the Tins joins the deck)
The city gained 4 Food (The Dead Trader's Cache)
What Was in the Tins joined the Dusk deck (The Dead Trader's Cache)
Round 2: the Generator Phase began
The city spent 1 Coal (fuel)
The Heat marker came to 5
5 cubes were dropped, 1 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Gathering Front
The Cold marker came to 6, the Heat Range indicators to 1, 4, 4 (Gathering Front)
The Storm marker came to 7 (Gathering Front)
Round 2: the Preparation Phase began
Player 2 advised: Foreman Advisor
Resolve (hope) was exhausted (Foreman Advisor)
1 temporary Worker came to help (Foreman Advisor)
The city gained 1 Wood (Foreman Advisor)
2 Spent Engineer tokens went to the supply (Sickness marker on 12)
One engineer fell gravely ill (Sickness marker on 12)
Player 4 sent one worker: Gather from N4b (2 coal) (cold)
The city gained 2 Coal
Player 1 sent one engineer: Remove snow (cold)
One engineer fell sick (work in the cold)
A tile was laid on hex FE5: tile F02
Player 1 called on Old Penrose, trapper
The city gained 4 Food (Old Penrose, trapper)
Player 2 passed
Player 3 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell sick (work in the cold)
Player 3 used: Generator
The city spent 1 Steam Core (Generator)
The Generator shed 1 Stress cube (Generator)
The city spent 2 Coal (fuel)
The Heat marker came to 2
Player 4 sent one engineer: Gather from G4 (3 wood)
The city gained 2 Wood
Player 1 sent one engineer: Dais: pass a Law
Player 1 used: Dais
Player 1 passed a Law: Burial Ground
Cemetery could be built from now on
A rule began: While a Cemetery is on the map, the first death of each Round has no death effect.
Player 2 called on Edie, messenger
Frostbitten Hands went to the Dusk discard pile
The city spent 3 Coal (fuel)
The Heat marker came to 5
Player 2 sent one engineer: Charcoal Kiln on G5: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal
Player 2 used: Charcoal Kiln
The city spent 2 Wood (Charcoal Kiln)
The city gained 4 Coal (Charcoal Kiln)
The city spent 1 Coal (fuel)
The Heat marker came to 6
Player 3 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 3 used: Medical Post
One gravely ill engineer was treated
One engineer was cured
One engineer was cured
One engineer was cured
The Action Phase ended
Round 2: the Dusk Phase began
Four Seed Arks, at dusk: 1 frost on every cold Ark
A Quarrel over Blankets was revealed: if active Mistrust tokens: at least 1: +1 Discontent; otherwise -1 Hope
Fear (discontent) was activated (A Quarrel over Blankets)
A Quarrel over Blankets left no choice: Part them (nothing)
Round 2: the Hunger Phase began
Round 2: the Night Phase began
In the cold slept: 2 Engineers
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
Round 2: the Dawn Phase began
Day 3 dawned; Player 1 led
A Scenario card came: The Surveyors Return: if Automatons: at least 1: Dusk card A Grateful Crowd joins the deck; otherwise exhaust 1 Hope token, gain 1 Steam Core, The Surveyors Return leaves the game
The city gained 1 Steam Core (The Surveyors Return)
The Surveyors Return left the game (The Surveyors Return)
Round 3: the Morning Phase began
A Room by the Boiler was revealed
Player 1 chose: Build it, piece by piece (nothing)
Round 3: the Generator Phase began
6 cubes were dropped, 5 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Northern Wind
The Cold marker came to 7, the Heat Range indicators to 1, 4, 5 (Northern Wind)
The Storm marker came to 6 (Northern Wind)
Round 3: the Preparation Phase began
2 Spent Engineer tokens went to the supply (Sickness marker on 13)
One engineer fell gravely ill (Sickness marker on 13)
The city spent 2 Coal (fuel)
The Heat marker came to 2
Player 1 passed
Player 2 sent one engineer: Remove snow (cold)
One engineer fell sick (work in the cold)
A tile was laid on hex FE2: tile F21
The city spent 1 Coal (fuel)
The Heat marker came to 3
Player 3 sent one engineer: Gather from FE2a (2 wood) (cold)
One engineer fell sick (work in the cold)
The city gained 2 Wood
Player 4 sent one engineer: Gather from FE2b (1 core) (cold)
One engineer fell sick (work in the cold)
The city gained 1 Steam Core
Player 1 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 1 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
One engineer was cured
One engineer was cured
Player 2 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 2 used: Generator
The city spent 1 Steam Core (Generator)
The Generator shed 5 Stress cubes (Generator)
Player 3 sent one engineer: Gather from G4 (1 wood)
The city gained 1 Wood
The Action Phase ended
Round 3: the Dusk Phase began
Four Seed Arks, at dusk: 1 frost on every cold Ark
Pilfered Stores was revealed
Player 1 chose: Accept the loss (+3 Hunger)
Hunger rose to 3 (Pilfered Stores)
Round 3: the Hunger Phase began
The city spent 3 Food (Hunger 3)
The city spent 12 Food (engineer Round: 26 Food due)
Hunger rose to 14 (engineer Round: 26 Food due)
Round 3: the Night Phase began
The city spent 2 Coal (fuel)
The Heat marker came to 5
In the cold slept: 4 Engineers
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
Round 3: the Dawn Phase began
Day 4 dawned; Player 2 led
Surgery was developed
Infirmary could be built from now on
Medical Post was upgraded
Relief Valves was begun, to be ready in Round 6
Round 4: the Morning Phase began
Blue Sky was revealed: Scouts advance 1
Player 2 chose: A holiday (Spent tokens: 1 Worker, Spent tokens: 1 Engineer, +1 Hope, -1 Discontent)
1 Spent Worker token went to the supply (Blue Sky)
1 Spent Engineer token went to the supply (Blue Sky)
Unity (hope) was activated (Blue Sky)
Fear (discontent) was exhausted (Blue Sky)
Round 4: the Generator Phase began
One engineer fell sick (the cold)
5 cubes were dropped, 4 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Still Air
The Cold marker came to 7, the Heat Range indicators to 1, 4, 5 (Still Air)
Round 4: the Preparation Phase began
Player 2 advised: Foreman Advisor
Unity (hope) was exhausted (Foreman Advisor)
1 temporary Worker came to help (Foreman Advisor)
The city gained 1 Wood (Foreman Advisor)
3 Spent Engineer tokens went to the supply (Sickness marker on 16)
One engineer died; the Corpse marker came to 1 (Sickness marker on 16)
The Citizen card drawn was Annie Stubbs, laundress: sick: 1 Engineer
One engineer fell sick (death of a engineer: Annie Stubbs, laundress)
Player 2 sent one worker: Charcoal Kiln on G5: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal (cold)
Player 2 used: Charcoal Kiln
The city spent 2 Wood (Charcoal Kiln)
The city gained 4 Coal (Charcoal Kiln)
Player 3 sent one engineer: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark
The city spent 2 Coal (Four Seed Arks)
Player 4 sent one engineer: Remove snow (cold)
One engineer fell sick (work in the cold)
A tile was laid on hex FE3: tile F07
Player 1 sent one engineer: Construct
The city spent 1 Wood (Cemetery)
Player 1 built: Cemetery on FE5b
The city spent 2 Wood (Medical Post)
Player 1 built: Medical Post on G4
Medical Post was dismantled
The Action Phase ended
Round 4: the Dusk Phase began
Four Seed Arks, at dusk: 1 frost on every cold Ark
Frost settled on Ark 1: 1 (Four Seed Arks)
Frost settled on Ark 2: 1 (Four Seed Arks)
Frost settled on Ark 3: 1 (Four Seed Arks)
Frost settled on Ark 4: 1 (Four Seed Arks)
A Quiet Evening was revealed
A Quiet Evening left no choice: Rest (nothing)
Round 4: the Hunger Phase began
A token came onto the discontent track: Fear (Hunger 14)
One engineer died; the Corpse marker came to 2 (Hunger 14)
The Citizen card drawn was Ida Marlow, stoker: nothing
One engineer died; the Corpse marker came to 3 (Hunger 14)
The Citizen card drawn was Wren, chorister: nothing
Round 4: the Night Phase began
The city spent 1 Coal (fuel)
The Heat marker came to 1
In the cold slept: 7 Engineers
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell gravely ill (a night in the cold)
Round 4: the Dawn Phase began
Day 5 dawned; Player 3 led
Round 5: the Morning Phase began
Fever Ward was revealed: sick: 1 Citizen of your choice
One engineer died; the Corpse marker came to 4 (Fever Ward)
The Citizen card drawn was Clara Wray, clerk: nothing
Buried in the Cemetery: the death had no effect
Player 3 chose: Shut the ward (Spent tokens: 1 Engineer, Cure 2)
1 Spent Engineer token went to the supply (Fever Ward)
One engineer was cured
One engineer was cured
Round 5: the Generator Phase began
One engineer fell sick (the cold)
One engineer fell sick (the cold)
1 cubes were dropped, 1 were found in the drawer
The Heat marker went back to the first space
Round 5: the Weather Phase began
The weather came: Snow Squall
The Cold marker came to 7, the Heat Range indicators to 1, 4, 5 (Snow Squall)
The Storm marker came to 5 (Snow Squall)
Storm number 1 hit the settlement: Storm marker to space 12, every Tent becomes a Ruin, 1 frost on every cold Ark
The Storm marker came to 12 (Storm 1)
Every Tent became a Ruin (Storm 1)
Frost settled on Ark 1: 2 (Storm 1)
Frost settled on Ark 2: 2 (Storm 1)
Frost settled on Ark 3: 2 (Storm 1)
Frost settled on Ark 4: 2 (Storm 1)
Round 5: the Preparation Phase began
4 Spent Engineer tokens went to the supply (Sickness marker on 22)
One engineer fell gravely ill (Sickness marker on 22)
One engineer died; the Corpse marker came to 5 (Sickness marker on 22)
The Citizen card drawn was Bram, friend of strays: nothing
Player 3 passed
Player 4 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell gravely ill (work in the cold)
Player 4 used: Generator
The city spent 1 Steam Core (Generator)
The Generator shed 5 Stress cubes (Generator)
Player 1 sent one engineer: Dais: pass a Law (cold)
One engineer died; the Corpse marker came to 6 (work in the cold)
The Citizen card drawn was Wilmot Gray, guide: nothing
Player 1 used: Dais
Player 1 passed a Law: Long Shifts
A rule began: Once per Round, after a Worker used a Building, its action may be resolved once more; then 1 Worker becomes sick.
A token came onto the discontent track: Anger (Long Shifts)
Asleep Standing joined the Dusk deck (Long Shifts)
The Action Phase ended
Round 5: the Dusk Phase began
Four Seed Arks, at dusk: 1 frost on every cold Ark
Frost settled on Ark 1: 3 (Four Seed Arks)
Frost settled on Ark 2: 3 (Four Seed Arks)
Too many Seed Arks are lost: the game was lost
