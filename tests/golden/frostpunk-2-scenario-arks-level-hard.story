Player 2 took the Leadership marker
Rim corner RC0 got its token: wood
Rim corner RC5 got its token: wood
Rim corner RC4 got its token: coal
Steam Hubs was begun, to be ready in Round 3
Player 1 became the Generator Advisor
Player 1 became the Health Advisor
Player 2 became the Social Advisor
Player 2 became the Foreman Advisor
Player 2 got Percival Thorne, surveyor
Player 2 got Bram, friend of strays
Player 1 got Wilmot Gray, guide
Player 1 got Tam Corrigan, hauler
The city spent 2 Coal
The Heat marker came to 2
Player 2 called on Percival Thorne, surveyor
A tile was laid on hex FC0: tile F17
Player 2 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 2 used: Generator
The city spent 1 Steam Core
The Generator shed 0 Stress cubes
Player 1 called on Tam Corrigan, hauler
The city gained 2 Coal
The city spent 1 Coal
The Heat marker came to 3
Player 1 sent one engineer: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark
The city spent 2 Coal
Player 2 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 2 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 2 called on Bram, friend of strays
A token left the discontent track: Anger
Player 1 sent one engineer: Gather from G4 (5 wood)
The city gained 2 Wood
Player 2 sent one engineer: Construct
The city spent 1 Wood
Player 2 built: Tent on N1b
Tent was dismantled
The city spent 2 Wood
Player 2 built: Sawmill on G5
The city spent 1 Coal
The Heat marker came to 4
Player 1 passed
Player 2 sent one engineer: Construct
The city spent 3 Wood
Player 2 built: Bunkhouse on N1a
The city spent 2 Wood
Player 2 built: Cookhouse on G1
Bunkhouse was dismantled
Player 1 sent one engineer: Construct
Player 2 sent one engineer: Dais: pass a Law
Player 2 used: Dais
Player 2 passed a Law: Tavern Licence
Public House could be built from now on
Drunk on Duty joined the Dusk deck
The Action Phase ended
Round 1: the Dusk Phase began
A Quiet Evening was revealed
Player 2 chose: Rest
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
Fever Ward was revealed
One engineer fell sick
Player 1 chose: Trust to luck
The Fever Spreads joined the Dusk deck
Round 2: the Generator Phase began
4 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Northern Wind
Round 2: the Preparation Phase began
Player 2 advised: Foreman Advisor
Resolve (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
Player 1 called on Wilmot Gray, guide
1 Spent Engineer token went to the supply
Player 1 sent one worker: Remove snow (cold)
A tile was laid on hex N4: tile N11
Player 2 sent one engineer: Dais: pass a Law (cold)
One engineer fell sick
Player 2 used: Dais
Player 2 passed a Law: The Ring
Fighting Ring could be built from now on
A token left the discontent track: Fear
A Broken Jaw joined the Dusk deck
Player 1 sent one engineer: Construct
The city spent 1 Wood
Player 1 built: Tent on FC0b
Medical Post was dismantled
Tent was dismantled
The city spent 1 Coal
The Heat marker came to 1
Player 2 passed
Player 1 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex FE2: tile F09
Player 2 sent one engineer: Sawmill on G5: fell up to 3 Trees here and around (cold)
One engineer fell sick
Player 2 used: Sawmill
Player 1 sent one engineer: Construct
Player 2 sent one engineer: Gather from FE2a (4 coal) (cold)
One engineer fell sick
The city gained 2 Coal
The city spent 1 Coal
The Heat marker came to 2
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 1 used: Generator
The Generator shed 2 Stress cubes
The Action Phase ended
Round 2: the Dusk Phase began
A Song at the Boiler was revealed
Resolve (hope) was activated
Player 1 chose: Listen
Round 2: the Hunger Phase began
Round 2: the Night Phase began
The city spent 2 Coal
The Heat marker came to 4
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
Round 2: the Dawn Phase began
Day 3 dawned; Player 2 led
Steam Hubs was developed
Steam Hub could be built from now on
Relief Valves was begun, to be ready in Round 5
A Scenario card came: The Surveyors Return
Resolve (hope) was exhausted
The city gained 1 Steam Core
The Surveyors Return left the game
Round 3: the Morning Phase began
A Duel at Noon was revealed
Player 2 chose: Forbid it
A token came onto the discontent track: Fear
Round 3: the Generator Phase began
4 cubes were dropped, 5 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Light Frost
Round 3: the Preparation Phase began
3 Spent Engineer tokens went to the supply
One engineer fell gravely ill
Player 2 sent one engineer: Gather from N4b (2 wood) (cold)
One engineer fell sick
The city gained 2 Wood
Player 1 sent one engineer: Construct
Cookhouse was dismantled
Sawmill was dismantled
The city spent 3 Wood
Player 1 built: Workshop on G4
Player 2 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex FC3: tile F02
Player 1 sent one engineer: Workshop on G4: Development token 2 nearer (cold)
One engineer fell sick
Player 1 used: Workshop
Relief Valves came nearer: Round 3
Relief Valves was developed
Generator was upgraded
The Generator shed 3 Stress cubes
Surgery was begun, to be ready in Round 6
Player 2 sent one engineer: Dais: pass a Law (cold)
One engineer fell sick
Player 2 used: Dais
Player 2 passed a Law: Any Roof
A rule began: Ruins on the map give 1 slot each, if heated.
A token came onto the discontent track: Mistrust
The Action Phase ended
Round 3: the Dusk Phase began
Frost settled on Ark 1: 1
Frost settled on Ark 2: 1
Frost settled on Ark 3: 1
Frost settled on Ark 4: 1
Cold Beds was revealed
Fear (discontent) was activated
One engineer fell sick
Player 2 chose: Hear them out
A Vote of the Whole Crater joined the Dusk deck
Round 3: the Hunger Phase began
The city spent 8 Food
Hunger rose to 18
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
One engineer died; the Corpse marker came to 1
The Citizen card drawn was Lottie, lamplighter
One engineer fell gravely ill
One engineer died; the Corpse marker came to 2
The Citizen card drawn was Agnes Holt, midwife
A token left the hope track: Resolve
One engineer fell gravely ill
One engineer died; the Corpse marker came to 3
The Citizen card drawn was Bess Horrocks, sawyer
Round 3: the Dawn Phase began
Day 4 dawned; Player 1 led
Round 4: the Morning Phase began
Night Watch was revealed
Player 1 chose: Trust the people
A token came onto the discontent track: Anger
Round 4: the Generator Phase began
One engineer fell gravely ill
0 cubes were dropped, 0 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Creeping Frost
Round 4: the Preparation Phase began
4 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker came to 4
The Citizen card drawn was Small Tom, flue sweep
The Generator took 1 Stress cube
One engineer fell gravely ill
Player 1 sent one engineer: Generator: -8 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer died; the Corpse marker came to 5
The Citizen card drawn was Beatrix Lund, quartermaster
The city lost 0 Wood
Player 1 used: Generator
The city spent 1 Steam Core
The Generator shed 3 Stress cubes
Player 2 sent one engineer: Gather from FE2a (2 coal) (cold)
One engineer fell gravely ill
The city gained 2 Coal
Player 1 sent one engineer: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark
The city spent 2 Coal
Ark 2 was thawed
The Action Phase ended
Round 4: the Dusk Phase began
Frost settled on Ark 1: 2
Frost settled on Ark 2: 1
Frost settled on Ark 3: 2
Frost settled on Ark 4: 2
A Quarrel over Blankets was revealed
A token left the hope track: Devotion
Player 1 chose: Part them
Round 4: the Hunger Phase began
Anger (discontent) was activated
Mistrust (discontent) was activated
One engineer died; the Corpse marker came to 6
The Citizen card drawn was Magnus Aldous, chemist
One engineer died; the Corpse marker came to 7
The Citizen card drawn was Wren, chorister
One engineer died; the Corpse marker came to 8
The Citizen card drawn was Ida Marlow, stoker
Round 4: the Night Phase began
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer died; the Corpse marker came to 9
The Citizen card drawn was Harriet Voss, surgeon
A token left the hope track: Resolve
The people have lost their will to survive: the game was lost
