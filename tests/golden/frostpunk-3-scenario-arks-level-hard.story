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
The city spent 2 Coal
Player 2 called on Sukey, mender
One engineer was cured
One engineer was cured
Player 2 called on Lottie, lamplighter
Resolve (hope) was activated
Player 3 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex FE5: tile F18
The city gained 3 Food
Player 3 called on Silas Moor, pipe fitter
The Heat marker came to 3
Player 1 sent one engineer: Gather from G4 (5 wood)
The city gained 2 Wood
Player 1 called on Annie Stubbs, laundress
One engineer was cured
One engineer was cured
Player 2 sent one engineer: Dais: pass a Law
Player 2 used: Dais
Player 2 passed a Law: Children at Work
A rule began: Each Round 1 Child Meeple may act, a second one if any 1 Hope token is exhausted. Children may only Remove Snow, Gather Resources or Construct.
A token came onto the discontent track: Fear
Resolve (hope) was exhausted
Small Hands, Sharp Machines joined the Dusk deck
Player 3 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 3 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 1 used: Generator
The Generator shed 0 Stress cubes
Player 2 sent one engineer: Gather from G5 (5 coal)
The city gained 2 Coal
The city spent 2 Coal
The Heat marker came to 5
Player 3 sent one engineer: Construct
The city spent 2 Wood
Player 3 built: Hunter's Hut on N1b
The city spent 2 Wood
Player 3 built: Charcoal Kiln on FE5a
The city spent 2 Wood
Player 3 built: Sawmill on N1a
The Action Phase ended
Round 1: the Dusk Phase began
Small Hands, Sharp Machines was revealed
Player 2 chose: Send them home tomorrow
1 Spent Child token went to the supply
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
Day 2 dawned; Player 3 led
Round 2: the Morning Phase began
Letters to the Advisors was revealed
Player 3 chose: Promise a bed for everyone
Unity (hope) was activated
Round 2: the Generator Phase began
5 cubes were dropped, 3 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Snow Squall
The city gained 1 Food
Round 2: the Preparation Phase began
1 Spent Engineer token went to the supply
Player 3 sent one engineer: Gather from G5 (3 coal) (cold)
One engineer fell sick
The city gained 2 Coal
The city spent 4 Coal
The Heat marker came to 4
Player 1 passed
Player 2 sent one engineer: Sawmill on N1a: fell up to 3 Trees here and around
Player 2 used: Sawmill
Player 3 sent one engineer: Hunter's Hut on N1b: gain 3 Food
Player 3 used: Hunter's Hut
The city gained 3 Food
Player 1 sent one engineer: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark
The city spent 2 Coal
Player 2 sent one engineer: Construct
The city spent 3 Wood
Player 2 built: Bunkhouse on FE5b
Player 3 sent one engineer: Construct
Player 1 sent one engineer: Construct
The Action Phase ended
Round 2: the Dusk Phase began
A Quiet Evening was revealed
Player 3 chose: Rest
Round 2: the Hunger Phase began
Round 2: the Night Phase began
One engineer slept in the cold
One engineer slept in the cold
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
Snow-Blind was revealed
Player 1 chose: Carry on
Round 3: the Generator Phase began
4 cubes were dropped, 4 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Whiteout
The city gained 1 Food
Round 3: the Preparation Phase began
2 Spent Engineer tokens went to the supply
One engineer fell gravely ill
Player 1 sent one engineer: Hunter's Hut on N1b: gain 3 Food (cold)
One engineer fell sick
Player 1 used: Hunter's Hut
The city gained 3 Food
Player 2 sent one engineer: Sawmill on N1a: fell up to 5 Trees here and around (cold)
One engineer fell sick
Player 2 used: Sawmill
Player 3 passed
Player 1 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex N4: tile N03
Player 2 passed
Player 3 sent one engineer: Gather from N4a (2 wood) (cold)
One engineer fell sick
The city gained 2 Wood
Player 1 sent one engineer: Construct
The city spent 1 Wood
Player 1 built: Tent on N4b
Charcoal Kiln was dismantled
Tent was dismantled
Player 2 sent one engineer: Construct
Tent was dismantled
The city spent 1 Wood
Player 2 built: Tent on G5
Tent was dismantled
The Action Phase ended
Round 3: the Dusk Phase began
Frost settled on Ark 1: 1
Frost settled on Ark 2: 1
Frost settled on Ark 3: 1
Frost settled on Ark 4: 1
The promise of Letters to the Advisors was broken
Letters to the Advisors left the game
A Broken Word joined the Dusk deck
Coughing in the Dark was revealed
Player 1 chose: So be it
Round 3: the Hunger Phase began
The city spent 16 Food
Hunger rose to 10
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
One engineer fell sick
One engineer fell sick
Round 3: the Dawn Phase began
Day 4 dawned; Player 2 led
Round 4: the Morning Phase began
A Mother's Request was revealed
Player 2 chose: The children stay at work
A token came onto the discontent track: Anger
Anger (discontent) was activated
Round 4: the Generator Phase began
One engineer fell sick
One engineer fell sick
0 cubes were dropped, 0 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Gathering Front
The city gained 1 Food
Round 4: the Preparation Phase began
Player 2 advised: Social Advisor
Unity (hope) was exhausted
Anger (discontent) was exhausted
4 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker came to 1
The Citizen card drawn was Edie, messenger
A token came onto the discontent track: Fear
One engineer fell gravely ill
Player 2 sent one engineer: Dais: pass a Law (cold)
One engineer fell sick
Player 2 used: Dais
Player 2 passed a Law: Tavern Licence
Public House could be built from now on
Drunk on Duty joined the Dusk deck
Player 3 sent one engineer: Hunter's Hut on N1b: gain 3 Food (cold)
One engineer fell sick
Player 3 used: Hunter's Hut
The city gained 3 Food
Player 1 sent one engineer: Sawmill on N1a: fell up to 5 Trees here and around (cold)
One engineer died; the Corpse marker came to 2
The Citizen card drawn was Bess Horrocks, sawyer
Player 1 used: Sawmill
The Action Phase ended
Round 4: the Dusk Phase began
Frost settled on Ark 1: 2
Frost settled on Ark 2: 2
Frost settled on Ark 3: 2
Frost settled on Ark 4: 2
Pilfered Stores was revealed
Player 2 chose: Accept the loss
Hunger rose to 13
Round 4: the Hunger Phase began
The city spent 4 Food
Anger (discontent) was activated
One engineer died; the Corpse marker came to 3
The Citizen card drawn was Ned, kite flyer
Round 4: the Night Phase began
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer fell gravely ill
One engineer died; the Corpse marker came to 4
The Citizen card drawn was Clara Wray, clerk
One engineer fell gravely ill
One engineer died; the Corpse marker came to 5
The Citizen card drawn was The Two Georges, twins
One engineer fell gravely ill
One engineer died; the Corpse marker came to 6
The Citizen card drawn was Wilmot Gray, guide
One engineer fell gravely ill
Round 4: the Dawn Phase began
Day 5 dawned; Player 3 led
Drafting Hall was developed
A rule began: A Construct action has up to 4 sub-actions.
A rule began: Dismantling a Building that is not a Ruin gains 1 Wood.
Surgery was begun, to be ready in Round 8
Round 5: the Morning Phase began
Strangers at the Rim was revealed
Player 3 chose: Only the skilled
One engineer joined the city
One engineer joined the city
A token came onto the discontent track: Mistrust
The people have banished you from the city: the game was lost
