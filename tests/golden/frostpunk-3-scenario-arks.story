Player 3 took the Leadership marker
Rim corner RC2 got its token: coal
Rim corner RC1 got its token: blank
Rim corner RC0 got its token: wood
Rim corner RC5 got its token: blank
Rim corner RC4 got its token: coal
Steam Hubs was begun, to be ready in Round 3
Player 2 became the Generator Advisor
Player 3 became the Health Advisor
Player 1 became the Social Advisor
Player 3 became the Foreman Advisor
Player 3 got Agnes Holt, midwife
Player 3 got Beatrix Lund, quartermaster
Player 1 got Annie Stubbs, laundress
Player 2 got Small Tom, flue sweep
Player 3 sent one engineer: Dais: pass a Law (cold)
One engineer fell sick
Player 3 used: Dais
Player 3 passed a Law: The Ring
Fighting Ring could be built from now on
A token left the discontent track: Fear
A Broken Jaw joined the Dusk deck
Player 3 called on Agnes Holt, midwife
One engineer was cured
Resolve (hope) was activated
Player 3 called on Beatrix Lund, quartermaster
The city gained 3 Food
Player 1 sent one engineer: Gather from G5 (5 coal) (cold)
One engineer fell sick
The city gained 2 Coal
Player 2 sent one engineer: Gather from N1a (3 wood) (cold)
One engineer fell sick
The city gained 2 Wood
Player 3 sent one engineer: Gather from G4 (5 wood) (cold)
One engineer fell sick
The city gained 2 Wood
The city spent 2 Coal
The Heat marker came to 2
Player 1 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 1 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 1 called on Annie Stubbs, laundress
One engineer was cured
One engineer was cured
Player 2 sent one engineer: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark
The city spent 2 Coal
Player 3 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex N4: tile N02
The city spent 1 Coal
The Heat marker came to 3
Player 1 sent one engineer: Gather from N4a (3 wood)
The city gained 2 Wood
The city spent 1 Coal
The Heat marker came to 4
Player 2 passed
Player 3 passed
Player 1 passed
The Action Phase ended
Round 1: the Dusk Phase began
Pilfered Stores was revealed
Player 3 chose: Ration everyone
Mistrust (discontent) was activated
Round 1: the Hunger Phase began
Round 1: the Night Phase began
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
Round 1: the Dawn Phase began
Day 2 dawned; Player 1 led
Round 2: the Morning Phase began
Frozen Graves was revealed
Player 1 chose: Nobody lies here yet
Round 2: the Generator Phase began
4 cubes were dropped, 3 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Light Frost
Round 2: the Preparation Phase began
Player 2 advised: Generator Advisor
Resolve (hope) was exhausted
The Heat marker came to 2
The Generator shed 2 Stress cubes
1 Spent Engineer token went to the supply
Player 1 sent one engineer: Gather from G4 (3 wood)
The city gained 2 Wood
Player 2 sent one engineer: Dais: pass a Law
Player 2 used: Dais
Player 2 passed a Law: Shared Beds
A rule began: Heated Tents, Bunkhouses and Houses have 3 slots instead of 2.
Too Close for Comfort joined the Dusk deck
Player 3 sent one engineer: Gather from N1a (1 wood) (cold)
One engineer fell sick
The city gained 1 Wood
Player 1 sent one engineer: Gather from N4a (1 wood) (cold)
One engineer fell sick
The city gained 1 Wood
Player 2 sent one engineer: Gather from G5 (3 coal)
The city gained 2 Coal
Player 2 called on Small Tom, flue sweep
The Generator shed 1 Stress cube
Player 3 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 3 used: Generator
The city spent 1 Steam Core
The Generator shed 0 Stress cubes
The city spent 1 Coal
The Heat marker came to 3
The city spent 2 Coal
The Heat marker came to 5
Player 1 passed
Player 2 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex FE1: tile F08
Player 3 passed
Player 1 passed
Player 2 passed
The Action Phase ended
Round 2: the Dusk Phase began
A Quiet Evening was revealed
Player 1 chose: Rest
Round 2: the Hunger Phase began
Round 2: the Night Phase began
One engineer slept in the cold
One engineer slept in the cold
One engineer fell sick
One engineer fell sick
Round 2: the Dawn Phase began
Day 3 dawned; Player 2 led
Steam Hubs was developed
Steam Hub could be built from now on
Surgery was begun, to be ready in Round 6
A Scenario card came: The Surveyors Return
Unity (hope) was exhausted
The city gained 1 Steam Core
The Surveyors Return left the game
Round 3: the Morning Phase began
Idle Pencils was revealed
Player 2 chose: Let them rest
Resolve (hope) was activated
Round 3: the Generator Phase began
5 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Black Frost
Round 3: the Preparation Phase began
Player 3 advised: Foreman Advisor
Resolve (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
2 Spent Engineer tokens went to the supply
One engineer fell gravely ill
Player 2 sent one engineer: Construct
The city spent 2 Wood
Player 2 built: Gathering Post on FE1b
Tent was dismantled
The city spent 3 Wood
Player 2 built: Workshop on G4
Player 3 sent one engineer: Construct
The city spent 2 Wood
The city spent 1 Steam Core
Player 3 built: Steam Hub on G1
The city spent 2 Wood
Player 3 built: Hunter's Hut on FE1a
Workshop was dismantled
Player 1 passed
Player 2 sent one engineer: Gathering Post on FE1b: gather up to 4 Resources from here and around (cold)
One engineer fell sick
Player 2 used: Gathering Post
Player 3 sent one worker: Remove snow (cold)
A tile was laid on hex FE5: tile F13
Player 1 sent one engineer: Dais: pass a Law (cold)
One engineer fell sick
Player 1 used: Dais
Player 1 passed a Law: Any Roof
A rule began: Ruins on the map give 1 slot each, if heated.
A token came onto the discontent track: Fear
The city spent 1 Coal
The Heat marker came to 1
Player 2 sent one engineer: Hunter's Hut on FE1a: gain 3 Food (cold)
One engineer fell sick
Player 2 used: Hunter's Hut
The city gained 3 Food
Player 3 sent one engineer: Construct
The city spent 2 Wood
Player 3 built: Gathering Post on N1b
Medical Post was dismantled
The city spent 2 Wood
Player 3 built: Sawmill on FE5a
The Action Phase ended
Round 3: the Dusk Phase began
A Quarrel over Blankets was revealed
Fear (discontent) was activated
Player 2 chose: Part them
Round 3: the Hunger Phase began
The city spent 14 Food
Hunger rose to 13
Round 3: the Night Phase began
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
Round 3: the Dawn Phase began
Day 4 dawned; Player 3 led
Round 4: the Morning Phase began
A Duel at Noon was revealed
Player 3 chose: Take it to the ring
Round 4: the Generator Phase began
One engineer fell sick
One engineer fell sick
1 cubes were dropped, 1 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Thin Sun
The city gained 1 Food
Round 4: the Preparation Phase began
4 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker came to 1
The Citizen card drawn was Sukey, mender
One engineer fell gravely ill
Player 3 sent one engineer: Sawmill on FE5a: fell up to 3 Trees here and around (cold)
One engineer fell sick
Player 3 used: Sawmill
Player 1 sent one engineer: Gathering Post on FE1b: gather up to 4 Resources from here and around (cold)
One engineer fell sick
Player 1 used: Gathering Post
Player 2 sent one engineer: Gather from G5 (1 coal) (cold)
One engineer fell sick
The city gained 1 Coal
Player 3 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell sick
Player 3 used: Generator
The Generator shed 3 Stress cubes
The city spent 1 Coal
Player 1 sent one automaton: Gathering Post on N1b: gather up to 4 Resources from here and around (cold)
Player 1 used: Gathering Post
The Action Phase ended
Round 4: the Dusk Phase began
Frost settled on Ark 1: 1
Frost settled on Ark 2: 1
Frost settled on Ark 3: 1
Frost settled on Ark 4: 1
Coughing in the Dark was revealed
Player 3 chose: So be it
Round 4: the Hunger Phase began
The city spent 1 Food
A token came onto the discontent track: Anger
One engineer died; the Corpse marker came to 2
The Citizen card drawn was Nell Sharpe, rigger
Anger (discontent) was activated
One engineer died; the Corpse marker came to 3
The Citizen card drawn was Silas Moor, pipe fitter
The city lost 0 Coal
Round 4: the Night Phase began
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer died; the Corpse marker came to 4
The Citizen card drawn was Jonas Pike, ganger
One engineer fell gravely ill
One engineer died; the Corpse marker came to 5
The Citizen card drawn was Ida Marlow, stoker
One engineer fell gravely ill
One engineer died; the Corpse marker came to 6
The Citizen card drawn was Harriet Voss, surgeon
A token left the hope track: Devotion
One engineer fell gravely ill
One engineer died; the Corpse marker came to 7
The Citizen card drawn was Lottie, lamplighter
One engineer fell gravely ill
Round 4: the Dawn Phase began
Day 5 dawned; Player 1 led
Round 5: the Morning Phase began
The Dead Trader's Cache was revealed
Player 1 chose: Break it open
The city gained 4 Food
What Was in the Tins joined the Dusk deck
Round 5: the Generator Phase began
One engineer died; the Corpse marker came to 8
The Citizen card drawn was Hugh Ferrant, tinkerer
A token came onto the discontent track: Anger
One engineer fell gravely ill
0 cubes were dropped, 0 were found in the drawer
The Heat marker went back to the first space
Round 5: the Weather Phase began
The weather came: Glass Night
The city gained 1 Food
Round 5: the Preparation Phase began
3 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker came to 9
The Citizen card drawn was Wilmot Gray, guide
Player 1 sent one engineer: Construct
The city spent 2 Wood
Player 1 built: Charcoal Kiln on G5
Charcoal Kiln was dismantled
The city spent 2 Wood
Player 1 built: Medical Post on N1a
Player 2 sent one engineer: Remove snow (cold)
One engineer fell gravely ill
A tile was laid on hex FC2: tile F18
The city gained 3 Food
Player 3 sent one engineer: Gathering Post on FE1b: gather up to 4 Resources from here and around (cold)
One engineer died; the Corpse marker came to 10
The Citizen card drawn was Clara Wray, clerk
Player 3 used: Gathering Post
The Action Phase ended
Round 5: the Dusk Phase began
Frost settled on Ark 1: 2
Frost settled on Ark 2: 2
Frost settled on Ark 3: 2
Frost settled on Ark 4: 2
Too Close for Comfort was revealed
Player 1 chose: Sleep head to foot
One engineer fell gravely ill
Anger (discontent) was activated
Round 5: the Hunger Phase began
Round 5: the Night Phase began
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer died; the Corpse marker came to 11
Too many have died: the game was lost
