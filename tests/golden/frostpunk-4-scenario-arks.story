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
The city spent 2 Coal
Player 2 passed
The city spent 3 Coal
The Heat marker came to 3
Player 3 sent one engineer: Gather from G4 (5 wood)
The city gained 2 Wood
Player 4 sent one engineer: Construct
The city spent 2 Wood
Player 4 built: Medical Post on N1b
The city spent 2 Wood
Player 4 built: Gathering Post on G5
The city spent 1 Wood
Player 4 built: Tent on N1a
Player 1 sent one engineer: Dais: pass a Law
Player 1 used: Dais
Player 1 passed a Law: Any Roof
A rule began: Ruins on the map give 1 slot each, if heated.
Anger (discontent) was activated
Player 2 passed
Player 3 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 3 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 3 called on Ezra Whitlock, boilerman
The Generator shed 0 Stress cubes
Player 4 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex FC0: tile F02
Player 4 called on Clara Wray, clerk
A Quiet Evening went to the Dusk discard pile
Anger (discontent) was exhausted
Player 1 sent one engineer: Construct
The city spent 1 Wood
Player 1 built: Tent on FC0b
The city spent 2 Wood
Player 1 built: Sawmill on FC0a
Gathering Post was dismantled
Player 1 called on Wren, chorister
A token came onto the hope track: Resolve
Player 2 passed
Player 3 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex N4: tile N05
The city gained 2 Food
The city spent 1 Coal
Player 4 sent one automaton: Sawmill on FC0a: fell up to 3 Trees here and around (cold)
Player 4 used: Sawmill
The Action Phase ended
Round 1: the Dusk Phase began
A Quarrel over Blankets was revealed
A token left the hope track: Unity
Player 1 chose: Part them
Round 1: the Hunger Phase began
Round 1: the Night Phase began
One engineer slept in the cold
One engineer slept in the cold
One engineer fell sick
One engineer fell sick
Round 1: the Dawn Phase began
Day 2 dawned; Player 2 led
Round 2: the Morning Phase began
A Mother's Request was revealed
Player 2 chose: They will sleep warm, we promise
Warm Beds for the Young joined the Dusk deck
Round 2: the Generator Phase began
3 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Ice Fog
Round 2: the Preparation Phase began
Player 3 advised: Health Advisor
Devotion (hope) was exhausted
One engineer was cured
One engineer was cured
One engineer was cured
1 Spent Engineer token went to the supply
Player 2 passed
Player 3 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex FE3: tile F21
Player 4 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell sick
Player 4 used: Generator
The Generator shed 2 Stress cubes
Player 1 sent one engineer: Gather from FE3b (1 core) (cold)
One engineer fell sick
The city gained 1 Steam Core
Player 2 sent one engineer: Medical Post on G3: Cure 3, Treat 1 (cold)
One engineer fell sick
Player 2 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 2 called on Old Penrose, trapper
The city gained 4 Food
Player 3 sent one engineer: Construct
The city spent 2 Wood
Player 3 built: Gathering Post on G5
Gathering Post was dismantled
Medical Post was dismantled
Player 4 passed
Player 1 passed
Player 2 sent one engineer: Gather from N4a (3 coal) (cold)
One engineer fell sick
The city gained 2 Coal
Player 3 passed
The city spent 1 Coal
The Heat marker came to 1
Player 4 passed
Player 1 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex FC1: tile F18
The city gained 3 Food
Player 2 passed
The city spent 1 Coal
Player 3 sent one automaton: Sawmill on FC0a: fell up to 3 Trees here and around (cold)
Player 3 used: Sawmill
The Action Phase ended
Round 2: the Dusk Phase began
Frost settled on Ark 1: 1
Frost settled on Ark 2: 1
Frost settled on Ark 3: 1
Frost settled on Ark 4: 1
Warm Beds for the Young was revealed
A token came onto the discontent track: Anger
Player 2 chose: Good night
Round 2: the Hunger Phase began
Round 2: the Night Phase began
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
Round 2: the Dawn Phase began
Day 3 dawned; Player 3 led
Drafting Hall was developed
A rule began: A Construct action has up to 4 sub-actions.
A rule began: Dismantling a Building that is not a Ruin gains 1 Wood.
Relief Valves was begun, to be ready in Round 5
A Scenario card came: The Surveyors Return
A Grateful Crowd joined the Dusk deck
The city gained 1 Steam Core
The Surveyors Return left the game
Round 3: the Morning Phase began
The Foreman's Wager was revealed
Player 3 chose: Take the bet
1 temporary Worker came to help
Worn to the Bone joined the Dusk deck
Round 3: the Generator Phase began
One engineer fell sick
1 cubes were dropped, 1 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Hard Frost
Round 3: the Preparation Phase began
3 Spent Engineer tokens went to the supply
One engineer fell gravely ill
Player 3 sent one engineer: Construct
Medical Post was dismantled
The city gained 1 Wood
Player 4 sent one engineer: Gather from N4a (1 coal) (cold)
One engineer fell sick
The city gained 1 Coal
The city spent 1 Coal
Player 1 sent one automaton: Sawmill on FC0a: fell up to 3 Trees here and around (cold)
Player 1 used: Sawmill
Player 2 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex FC3: tile F15
The city gained 3 Food
Player 3 sent one engineer: Dais: pass a Law (cold)
One engineer fell sick
Player 3 used: Dais
Player 3 passed a Law: No One Left Behind
Care House could be built from now on
A rule began: While a Care House is on the map, the first flip of a Sickness marker in each Preparation Phase is ignored.
Player 4 sent one worker: Gather from G4 (3 wood) (cold)
The city gained 2 Wood
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell sick
Player 1 used: Generator
The Generator shed 1 Stress cube
The Action Phase ended
Round 3: the Dusk Phase began
Frost settled on Ark 1: 2
Frost settled on Ark 2: 2
Frost settled on Ark 3: 2
Frost settled on Ark 4: 2
Pilfered Stores was revealed
Player 3 chose: Ration everyone
A token came onto the discontent track: Mistrust
Round 3: the Hunger Phase began
The city spent 18 Food
Hunger rose to 9
Round 3: the Night Phase began
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer died; the Corpse marker came to 1
The Citizen card drawn was Florrie, storyteller
One engineer fell gravely ill
Round 3: the Dawn Phase began
Day 4 dawned; Player 4 led
Round 4: the Morning Phase began
The Preacher was revealed
Player 4 chose: Let him speak
A token came onto the hope track: Resolve
Devotion (hope) was activated
The Sermon Grows joined the Dusk deck
Round 4: the Generator Phase began
One engineer died; the Corpse marker came to 2
The Citizen card drawn was Harriet Voss, surgeon
A token left the hope track: Unity
One engineer fell gravely ill
0 cubes were dropped, 0 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Gathering Front
Round 4: the Preparation Phase began
Player 4 advised: Foreman Advisor
Devotion (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
4 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker came to 3
The Citizen card drawn was Lottie, lamplighter
One engineer fell gravely ill
Player 4 sent one worker: Gather from G4 (1 wood) (cold)
The city gained 1 Wood
Player 1 sent one engineer: Gather from FC3a (1 core) (cold)
One engineer died; the Corpse marker came to 4
The Citizen card drawn was Annie Stubbs, laundress
One engineer fell gravely ill
The city gained 1 Steam Core
Player 2 sent one engineer: Sawmill on FC0a: fell up to 3 Trees here and around (cold)
One engineer died; the Corpse marker came to 5
The Citizen card drawn was Nell Sharpe, rigger
Anger (discontent) was activated
Player 2 used: Sawmill
Player 3 sent one engineer: Gather from FE3a (2 wood) (cold)
One engineer fell gravely ill
The city gained 2 Wood
The Action Phase ended
Round 4: the Dusk Phase began
Frost settled on Ark 1: 3
Frost settled on Ark 2: 3
Too many Seed Arks are lost: the game was lost
