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
Devotion (hope) was activated
Player 1 sent one engineer: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark
The city spent 2 Coal
Player 1 called on Edie, messenger
A Quarrel over Blankets went to the Dusk discard pile
The city spent 3 Coal
The Heat marker came to 3
Player 2 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 2 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 2 called on Hugh Ferrant, tinkerer
The city gained 2 Wood
Player 1 sent one engineer: Gather from G4 (5 wood)
The city gained 2 Wood
Player 2 sent one engineer: Gather from N4a (3 wood)
The city gained 2 Wood
Player 1 sent one engineer: Construct
The city spent 1 Wood
Player 1 built: Tent on G5
The city spent 2 Wood
Player 1 built: Sawmill on N4b
Tent was dismantled
Player 2 sent one engineer: Dais: pass a Law
Player 2 used: Dais
Player 2 passed a Law: The Ring
Fighting Ring could be built from now on
A token left the discontent track: Mistrust
A Broken Jaw joined the Dusk deck
Player 1 passed
The city spent 1 Coal
Player 2 sent one automaton: Sawmill on N4b: fell up to 3 Trees here and around
Player 2 used: Sawmill
Player 1 sent one engineer: Construct
The city spent 2 Wood
Player 1 built: Fighting Ring on G5
Fighting Ring was dismantled
The city spent 1 Wood
Player 1 built: Tent on G5
Player 2 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 2 used: Generator
The Generator shed 0 Stress cubes
Player 2 called on Small Tom, flue sweep
The Generator shed 0 Stress cubes
The Action Phase ended
Round 1: the Dusk Phase began
The Long Queue was revealed
Player 1 chose: Feed the queue first
The city spent 5 Food
A token left the discontent track: Mistrust
A Vote of the Whole Crater joined the Dusk deck
Round 1: the Hunger Phase began
Round 1: the Night Phase began
One engineer slept in the cold
One engineer slept in the cold
One engineer fell sick
One engineer fell sick
Round 1: the Dawn Phase began
Day 2 dawned; Player 2 led
Round 2: the Morning Phase began
The Inventor was revealed
Player 2 chose: Give her timber
The city spent 2 Wood
Steam Saws came nearer: Round 2
Steam Saws was developed
Sawmill was upgraded
Wall Drill was upgraded
Steam Hubs was begun, to be ready in Round 5
Round 2: the Generator Phase began
3 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Ice Fog
Round 2: the Preparation Phase began
Player 1 advised: Foreman Advisor
Devotion (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
1 Spent Engineer token went to the supply
Player 2 sent one engineer: Sawmill on N4b: fell up to 5 Trees here and around (cold)
One engineer fell sick
Player 2 used: Sawmill
Player 1 sent one engineer: Medical Post on G3: Cure 3, Treat 1 (cold)
One engineer fell sick
Player 1 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 2 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell sick
Player 2 used: Generator
The city spent 1 Steam Core
The Generator shed 2 Stress cubes
Player 1 sent one worker: Remove snow (cold)
A tile was laid on hex N1: tile N02
Player 2 sent one engineer: Construct
The city spent 2 Wood
Player 2 built: Hunter's Hut on N4a
The city spent 2 Wood
Player 2 built: Charcoal Kiln on G4
The city spent 3 Wood
Player 2 built: Beacon on N1a
Player 1 passed
Player 2 sent one engineer: Dais: pass a Law (cold)
One engineer fell sick
Player 2 used: Dais
Player 2 passed a Law: Tavern Licence
Public House could be built from now on
Drunk on Duty joined the Dusk deck
Player 1 sent one engineer: Charcoal Kiln on G4: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal (cold)
One engineer fell sick
Player 1 used: Charcoal Kiln
Player 2 sent one engineer: Construct
Tent was dismantled
Beacon was dismantled
Tent was dismantled
The Action Phase ended
Round 2: the Dusk Phase began
Frost settled on Ark 1: 1
Frost settled on Ark 2: 1
Frost settled on Ark 3: 1
Frost settled on Ark 4: 1
A Quiet Evening was revealed
Player 2 chose: Rest
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
Day 3 dawned; Player 1 led
A Scenario card came: The Surveyors Return
A Grateful Crowd joined the Dusk deck
The city gained 1 Steam Core
The Surveyors Return left the game
Round 3: the Morning Phase began
Blue Sky was revealed
Player 1 chose: A holiday
1 Spent Worker token went to the supply
1 Spent Engineer token went to the supply
Devotion (hope) was activated
Round 3: the Generator Phase began
One engineer fell sick
0 cubes were dropped, 1 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Thin Sun
The city gained 1 Food
Round 3: the Preparation Phase began
Player 2 advised: Social Advisor
Unity (hope) was exhausted
Player 1 took Clara Wray, clerk
Player 2 took Ned, kite flyer
Player 2 called on Ned, kite flyer
On top of the Weather deck lay: Deep Cold, Still Air, Creeping Frost
They went back in this order: Creeping Frost, Deep Cold, Still Air
3 Spent Engineer tokens went to the supply
One engineer fell gravely ill
Player 1 sent one engineer: Construct
Hunter's Hut was dismantled
Sawmill was dismantled
Player 1 called on Clara Wray, clerk
Coughing in the Dark went to the Dusk discard pile
Player 2 sent one engineer: Charcoal Kiln on G4: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal (cold)
One engineer fell sick
Player 2 used: Charcoal Kiln
Player 1 sent one engineer: Medical Post on G3: Cure 3, Treat 1 (cold)
One engineer fell sick
Player 1 used: Medical Post
One engineer was cured
One gravely ill engineer was treated
One engineer was cured
One engineer was cured
Player 2 passed
Player 1 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex FE2: tile F03
The Action Phase ended
Round 3: the Dusk Phase began
Frost settled on Ark 1: 2
Frost settled on Ark 2: 2
Frost settled on Ark 3: 2
Frost settled on Ark 4: 2
Drunk on Duty was revealed
Player 1 chose: Sleep it off
1 Spent Worker token went to the supply
Round 3: the Hunger Phase began
The city spent 2 Food
Hunger rose to 25
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
A Cracked Valve was revealed
Player 2 chose: Patch it
The Generator took 1 Stress cube
The Patch Gives Way joined the Dusk deck
Round 4: the Generator Phase began
One engineer fell sick
One engineer fell sick
0 cubes were dropped, 0 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Creeping Frost
Round 4: the Preparation Phase began
Player 1 advised: Foreman Advisor
Devotion (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
Sickness has overwhelmed the city: the game was lost
