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
Player 2 called on Sukey, mender
One engineer was cured
One engineer was cured
Player 2 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex N4: tile N05
The city gained 2 Food
Player 3 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex FE0: tile F17
Player 3 called on Silas Moor, pipe fitter
The Heat marker came to 3
Player 1 sent one engineer: Gather from G5 (5 coal)
The city gained 2 Coal
Player 1 called on Annie Stubbs, laundress
One engineer was cured
One engineer was cured
Player 2 passed
Player 3 sent one engineer: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark
The city spent 2 Coal
The city spent 1 Coal
The Heat marker came to 4
Player 1 sent one engineer: Gather from FE0b (2 coal) (cold)
One engineer fell sick
The city gained 2 Coal
Player 2 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 2 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 2 called on Lottie, lamplighter
Unity (hope) was activated
Player 3 sent one engineer: Construct
The city spent 2 Wood
Player 3 built: Charcoal Kiln on N1a
The city spent 2 Wood
Player 3 built: Sawmill on N1b
Tent was dismantled
Player 1 sent one engineer: Charcoal Kiln on N1a: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal
Player 1 used: Charcoal Kiln
The city spent 1 Wood
The city gained 2 Coal
The Action Phase ended
Round 1: the Dusk Phase began
A Song at the Boiler was revealed
Resolve (hope) was activated
Player 2 chose: Listen
Round 1: the Hunger Phase began
Round 1: the Night Phase began
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
Round 1: the Dawn Phase began
Day 2 dawned; Player 3 led
Round 2: the Morning Phase began
Strangers at the Rim was revealed
Player 3 chose: Turn them away
Resolve (hope) was exhausted
Tracks in the Snow joined the Dusk deck
Round 2: the Generator Phase began
4 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Glass Night
Round 2: the Preparation Phase began
Player 2 advised: Social Advisor
Unity (hope) was exhausted
Player 3 took Ezra Whitlock, boilerman
Player 1 took Percival Thorne, surveyor
Player 3 called on Ezra Whitlock, boilerman
The Generator shed 2 Stress cubes
1 Spent Engineer token went to the supply
The city spent 3 Coal
The Heat marker came to 3
The city spent 2 Coal
The Heat marker came to 5
Player 3 sent one engineer: Charcoal Kiln on N1a: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal
Player 3 used: Charcoal Kiln
The city spent 2 Wood
The city gained 4 Coal
Player 1 sent one engineer: Sawmill on N1b: fell up to 3 Trees here and around
Player 1 used: Sawmill
Player 1 called on Percival Thorne, surveyor
A tile was laid on hex FE5: tile F16
Player 2 sent one engineer: Construct
Player 3 sent one engineer: Gather from N4a (3 coal)
The city gained 2 Coal
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 1 used: Generator
The Generator shed 0 Stress cubes
Player 2 sent one engineer: Gather from G4 (5 wood)
The city gained 2 Wood
Player 3 sent one engineer: Dais: pass a Law
Player 3 used: Dais
Player 3 passed a Law: Long Shifts
A rule began: Once per Round, after a Worker used a Building, its action may be resolved once more; then 1 Worker becomes sick.
Mistrust (discontent) was activated
Asleep Standing joined the Dusk deck
The Action Phase ended
Round 2: the Dusk Phase began
A Quarrel over Blankets was revealed
A token came onto the discontent track: Anger
Player 3 chose: Part them
Round 2: the Hunger Phase began
Round 2: the Night Phase began
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
Day 3 dawned; Player 1 led
Steam Saws was developed
Sawmill was upgraded
Wall Drill was upgraded
Drafting Hall was begun, to be ready in Round 5
A Scenario card came: The Surveyors Return
Unity (hope) was exhausted
The city gained 1 Steam Core
The Surveyors Return left the game
Round 3: the Morning Phase began
The Foreman's Wager was revealed
Player 1 chose: Take the bet
1 temporary Worker came to help
Worn to the Bone joined the Dusk deck
Round 3: the Generator Phase began
5 cubes were dropped, 3 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Still Air
Round 3: the Preparation Phase began
2 Spent Engineer tokens went to the supply
One engineer fell gravely ill
Player 1 sent one worker: Gather from G5 (3 coal) (cold)
The city gained 2 Coal
Player 2 sent one engineer: Gather from G4 (3 wood) (cold)
One engineer fell sick
The city gained 2 Wood
The city spent 1 Coal
The Heat marker came to 1
Player 3 sent one engineer: Construct
Sawmill was dismantled
The city spent 2 Wood
Player 3 built: Hunter's Hut on N4b
The city spent 2 Wood
Player 3 built: Hunter's Hut on FE0b
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell sick
Player 1 used: Generator
The Generator shed 3 Stress cubes
The city spent 3 Coal
The Heat marker came to 4
The city spent 1 Coal
The Heat marker came to 5
Player 2 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 2 used: Medical Post
One gravely ill engineer was treated
One engineer was cured
One engineer was cured
One engineer was cured
Player 3 sent one engineer: Construct
Charcoal Kiln was dismantled
Player 1 sent one engineer: Hunter's Hut on FE0b: gain 3 Food (cold)
One engineer fell sick
Player 1 used: Hunter's Hut
The city gained 3 Food
The Action Phase ended
Round 3: the Dusk Phase began
Frostbitten Hands was revealed
Player 1 chose: Wrap them in rags
Round 3: the Hunger Phase began
The city spent 13 Food
Hunger rose to 13
Round 3: the Night Phase began
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
Round 3: the Dawn Phase began
Day 4 dawned; Player 2 led
Round 4: the Morning Phase began
A Room by the Boiler was revealed
Player 2 chose: Build it, piece by piece
Round 4: the Generator Phase began
5 cubes were dropped, 4 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Brief Lull
The city gained 2 Food
Round 4: the Preparation Phase began
4 Spent Engineer tokens went to the supply
One engineer fell gravely ill
One engineer died; the Corpse marker came to 1
The Citizen card drawn was Odile Renn, draughtswoman
A token came onto the discontent track: Mistrust
Mistrust (discontent) was activated
Player 2 sent one engineer: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark
The city spent 2 Coal
Player 3 sent one engineer: Gather from G4 (1 wood) (cold)
One engineer fell sick
The city gained 1 Wood
Player 1 sent one engineer: A Room by the Boiler: place 1 wood; after 2: +1 Hope, Cure 4
The city spent 1 Wood
The Action Phase ended
Round 4: the Dusk Phase began
Frost settled on Ark 1: 1
Frost settled on Ark 2: 1
Frost settled on Ark 3: 1
Frost settled on Ark 4: 1
Worn to the Bone was revealed
Player 2 chose: A hot meal
The city spent 2 Food
Round 4: the Hunger Phase began
A token came onto the discontent track: Mistrust
One engineer died; the Corpse marker came to 2
The Citizen card drawn was Ned, kite flyer
One engineer died; the Corpse marker came to 3
The Citizen card drawn was Hugh Ferrant, tinkerer
Mistrust (discontent) was activated
Round 4: the Night Phase began
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
One engineer died; the Corpse marker came to 4
The Citizen card drawn was Nell Sharpe, rigger
A token came onto the discontent track: Fear
The people have banished you from the city: the game was lost
