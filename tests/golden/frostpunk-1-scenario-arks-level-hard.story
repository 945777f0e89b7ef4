Player 1 took the Leadership marker
Rim corner RC1 got its token: blank
Rim corner RC0 got its token: wood
Rim corner RC5 got its token: coal
Rim corner RC4 got its token: wood
Steam Hubs was begun, to be ready in Round 3
Player 1 became the Generator Advisor
Player 1 became the Health Advisor
Player 1 became the Social Advisor
Player 1 became the Foreman Advisor
Player 1 got Wilmot Gray, guide
Player 1 got Sukey, mender
Player 1 got Lottie, lamplighter
Player 1 got Mags Dunne, digger
Player 1 sent one engineer: Gather from G5 (5 coal) (cold)
One engineer fell sick
The city gained 2 Coal
Player 1 called on Sukey, mender
One engineer was cured
One engineer was cured
Player 1 called on Lottie, lamplighter
A token came onto the hope track: Resolve
Player 1 called on Mags Dunne, digger
A tile was laid on hex N4: tile N03
Player 1 called on Wilmot Gray, guide
The city spent 2 Coal
The Heat marker came to 2
Player 1 sent one engineer: Gather from N1a (3 coal) (cold)
One engineer fell sick
The city gained 2 Coal
Player 1 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex FC3: tile F10
The city gained 3 Food
Player 1 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex FE1: tile F06
The city spent 1 Coal
The Heat marker came to 3
Player 1 sent one engineer: Construct
The city spent 2 Wood
Player 1 built: Medical Post on N4b
The city spent 2 Wood
Player 1 built: Hunter's Hut on G4
The city spent 3 Wood
The city spent 1 Steam Core
Player 1 built: Coal Thumper on FC3a and FC3b
Player 1 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 1 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 1 passed
The Action Phase ended
Round 1: the Dusk Phase began
A Quiet Evening was revealed
Player 1 chose: Rest
Round 1: the Hunger Phase began
Round 1: the Night Phase began
The city spent 1 Coal
The Heat marker came to 4
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
Rats in the Store was revealed
The city lost 2 Food
Player 1 chose: Eat what is left
One engineer fell sick
Bad Grain joined the Dusk deck
Round 2: the Generator Phase began
4 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Northern Wind
The city gained 1 Food
Round 2: the Preparation Phase began
2 Spent Engineer tokens went to the supply
One engineer fell gravely ill
Player 1 sent one engineer: Dais: pass a Law (cold)
One engineer fell sick
Player 1 used: Dais
Player 1 passed a Law: The Pit
Snow Pit could be built from now on
A rule began: While a Snow Pit is on the map, every death is followed by Cure 2.
The Pit Is Seen joined the Dusk deck
Player 1 sent one engineer: Gather from G5 (3 coal) (cold)
One engineer fell sick
The city gained 2 Coal
Player 1 sent one engineer: Coal Thumper on FC3a: gain 3 Coal (cold)
One engineer fell sick
Player 1 used: Coal Thumper
The city gained 3 Coal
The city spent 4 Coal
The Heat marker came to 4
Player 1 passed
The Action Phase ended
Round 2: the Dusk Phase began
Frostbitten Hands was revealed
Player 1 chose: Wrap them in rags
Round 2: the Hunger Phase began
Round 2: the Night Phase began
The city spent 1 Coal
The Heat marker came to 5
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
Round 2: the Dawn Phase began
Day 3 dawned; Player 1 led
Steam Hubs was developed
Steam Hub could be built from now on
Relief Valves was begun, to be ready in Round 5
A Scenario card came: The Surveyors Return
Unity (hope) was exhausted
The city gained 1 Steam Core
The Surveyors Return left the game
Round 3: the Morning Phase began
Idle Pencils was revealed
Player 1 chose: Put them to study
1 Spent Engineer token went to the supply
Relief Valves came nearer: Round 4
Round 3: the Generator Phase began
5 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Glass Night
The city gained 1 Food
Round 3: the Preparation Phase began
The people answered the Call to Rise
Player 1 took Nell Sharpe, rigger
Player 1 took Hugh Ferrant, tinkerer
Player 1 took Tam Corrigan, hauler
Player 1 took Bram, friend of strays
3 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker came to 1
Player 1 discarded Hugh Ferrant, tinkerer
Anger (discontent) was activated
Player 1 passed
The Action Phase ended
Round 3: the Dusk Phase began
Frost settled on Ark 1: 1
Frost settled on Ark 2: 1
Frost settled on Ark 3: 1
Frost settled on Ark 4: 1
The Doctors' Petition was revealed
Player 1 chose: Dismiss it
Fear (discontent) was activated
A token left the hope track: Resolve
Bread before Coal joined the Dusk deck
Round 3: the Hunger Phase began
The city spent 11 Food
Hunger rose to 14
Round 3: the Night Phase began
The city spent 4 Coal
The Heat marker came to 4
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer fell sick
One engineer fell sick
One engineer fell sick
Round 3: the Dawn Phase began
Day 4 dawned; Player 1 led
Relief Valves was developed
Generator was upgraded
The Generator shed 3 Stress cubes
Surgery was begun, to be ready in Round 7
Round 4: the Morning Phase began
Snow-Blind was revealed
Player 1 chose: Carry on
Round 4: the Generator Phase began
4 cubes were dropped, 5 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Gathering Front
The city gained 1 Food
Round 4: the Preparation Phase began
3 Spent Engineer tokens went to the supply
One engineer fell gravely ill
Player 1 sent one engineer: Coal Thumper on FC3a: gain 3 Coal (cold)
One engineer fell sick
Player 1 used: Coal Thumper
The city gained 3 Coal
Player 1 called on Bram, friend of strays
Fear (discontent) was exhausted
Player 1 called on Tam Corrigan, hauler
The city gained 2 Coal
Player 1 called on Nell Sharpe, rigger
Player 1 built: Tent on G5
The city spent 1 Coal
The Heat marker came to 1
Player 1 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex FC2: tile F02
The city spent 5 Coal
The Heat marker came to 6
Player 1 sent one engineer: Generator: -8 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 1 used: Generator
The city spent 1 Steam Core
The Generator shed 6 Stress cubes
Player 1 sent one engineer: Coal Thumper on FC3a: gain 3 Coal (cold)
One engineer fell sick
Player 1 used: Coal Thumper
The city gained 3 Coal
The Action Phase ended
Round 4: the Dusk Phase began
Bread before Coal was revealed
Player 1 chose: Stand firm
A token came onto the discontent track: Mistrust
A token came onto the discontent track: Fear
The Long Queue joined the Dusk deck
Round 4: the Hunger Phase began
The city spent 1 Food
Mistrust (discontent) was activated
One engineer died; the Corpse marker came to 2
The Citizen card drawn was Harriet Voss, surgeon
A token left the hope track: Unity
One engineer died; the Corpse marker came to 3
The Citizen card drawn was Silas Moor, pipe fitter
The city lost 1 Coal
Round 4: the Night Phase began
The city spent 1 Coal
The Heat marker came to 7
One engineer slept in the cold
One engineer fell sick
Round 4: the Dawn Phase began
Day 5 dawned; Player 1 led
Round 5: the Morning Phase began
Letters to the Advisors was revealed
Player 1 chose: Promise a bed for everyone
Devotion (hope) was activated
Round 5: the Generator Phase began
7 cubes were dropped, 5 were found in the drawer
The Heat marker went back to the first space
Round 5: the Weather Phase began
The weather came: Thin Sun
The city gained 1 Food
Round 5: the Preparation Phase began
4 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker came to 4
The Citizen card drawn was Ida Marlow, stoker
One engineer fell gravely ill
Player 1 sent one engineer: Medical Post on G3: Cure 3, Treat 1 (cold)
One engineer died; the Corpse marker came to 5
The Citizen card drawn was Pip, errand runner
Player 1 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 1 passed
The Action Phase ended
Round 5: the Dusk Phase began
Frost settled on Ark 1: 2
Frost settled on Ark 2: 2
Frost settled on Ark 3: 2
Frost settled on Ark 4: 2
The Pit Is Seen was revealed
Devotion (hope) was exhausted
Player 1 chose: Cover it
Round 5: the Hunger Phase began
Round 5: the Night Phase began
The city spent 1 Coal
The Heat marker came to 1
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
One engineer fell gravely ill
One engineer died; the Corpse marker came to 6
The Citizen card drawn was Clara Wray, clerk
One engineer fell gravely ill
One engineer died; the Corpse marker came to 7
The Citizen card drawn was Agnes Holt, midwife
A token left the hope track: Devotion
Round 5: the Dawn Phase began
Day 6 dawned; Player 1 led
A Scenario card came: Smoke to the South
A token left the hope track: Devotion
The people have lost their will to survive: the game was lost
