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
The city spent 4 Coal
The Heat marker came to 4
Player 1 sent one engineer: Gather from G5 (5 coal)
The city gained 2 Coal
Player 1 called on Hugh Ferrant, tinkerer
The city gained 2 Steel
Player 1 called on Small Tom, flue sweep
The Generator shed 0 Stress cubes
Player 1 sent one engineer: Gather from G4 (5 wood)
The city gained 2 Wood
Player 1 called on Clara Wray, clerk
Frostbitten Hands went to the Dusk discard pile
The city spent 1 Coal
The Heat marker came to 5
Player 1 called on Nell Sharpe, rigger
Player 1 built: Tent on N1a
Player 1 passed
The Action Phase ended
Round 1: the Dusk Phase began
A Song at the Boiler was revealed
Resolve (hope) was activated
Player 1 chose: Listen
Round 1: the Hunger Phase began
Round 1: the Night Phase began
One engineer slept in the cold
One engineer slept in the cold
One engineer fell sick
One engineer fell sick
Round 1: the Dawn Phase began
Day 2 dawned; Player 1 led
Round 2: the Morning Phase began
Hungry Eyes was revealed
Player 1 chose: The same for everyone
A Child Collapses joined the Dusk deck
Round 2: the Generator Phase began
5 cubes were dropped, 3 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Whiteout
Round 2: the Preparation Phase began
1 Spent Engineer token went to the supply
Player 1 passed
The Action Phase ended
Round 2: the Dusk Phase began
Frost settled on Ark 1: 1
Frost settled on Ark 2: 1
Frost settled on Ark 3: 1
Frost settled on Ark 4: 1
A Child Collapses was revealed
Player 1 chose: Carry her inside
Round 2: the Hunger Phase began
Round 2: the Night Phase began
The city spent 3 Coal
The Heat marker came to 3
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
A Scenario card came: The Surveyors Return
A Grateful Crowd joined the Dusk deck
The city gained 1 Steam Core
The Surveyors Return left the game
Round 3: the Morning Phase began
Stolen Coal was revealed
The city lost 0 Coal
Player 1 chose: Search every bed
A token came onto the discontent track: Anger
The city gained 2 Coal
Round 3: the Generator Phase began
One engineer fell sick
3 cubes were dropped, 4 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Still Air
Round 3: the Preparation Phase began
Player 1 advised: Foreman Advisor
Resolve (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
The people answered the Call to Rise
Player 1 took Magnus Aldous, chemist
Player 1 took Agnes Holt, midwife
Player 1 took Sukey, mender
2 Spent Engineer tokens went to the supply
One engineer fell gravely ill
Player 1 sent one engineer: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark
The city spent 2 Coal
Ark 4 was thawed
Player 1 called on Magnus Aldous, chemist
One engineer was cured
One engineer was cured
One engineer was cured
Player 1 called on Agnes Holt, midwife
One engineer was cured
One gravely ill engineer was treated
Resolve (hope) was activated
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell sick
Player 1 used: Generator
The Generator shed 5 Stress cubes
Player 1 called on Sukey, mender
One engineer was cured
One engineer was cured
Player 1 sent one engineer: Medical Post on G3: Cure 3, Treat 1 (cold)
One engineer fell sick
Player 1 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 1 sent one engineer: Dais: pass a Law (cold)
One engineer fell sick
Player 1 used: Dais
Player 1 passed a Law: Children at Work
A rule began: Each Round 1 Child Meeple may act, a second one if any 1 Hope token is exhausted. Children may only Remove Snow, Gather Resources or Construct.
A token came onto the discontent track: Mistrust
Anger (discontent) was activated
Resolve (hope) was exhausted
Small Hands, Sharp Machines joined the Dusk deck
Player 1 sent one worker: Gather from G4 (3 wood) (cold)
The city gained 2 Wood
Player 1 sent one engineer: Gather from G5 (3 coal) (cold)
One engineer fell sick
The city gained 2 Coal
The city spent 1 Coal
The Heat marker came to 1
The city spent 1 Coal
The Heat marker came to 2
Player 1 sent one engineer: Construct
Tent was dismantled
The city spent 2 Wood
Player 1 built: Medical Post on G2
The city spent 2 Wood
Player 1 built: Medical Post on N1b
The Action Phase ended
Round 3: the Dusk Phase began
Frost settled on Ark 1: 2
Frost settled on Ark 2: 2
Frost settled on Ark 3: 2
Frost settled on Ark 4: 1
A Vote of the Whole Crater was revealed
Player 1 chose: Stuff the box
A token left the discontent track: Anger
Slogans on the Wall joined the Dusk deck
Devotion (hope) was exhausted
Cold Beds joined the Dusk deck
Round 3: the Hunger Phase began
The city spent 6 Food
Hunger rose to 21
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
Day 4 dawned; Player 1 led
Steam Hubs was developed
Steam Hub could be built from now on
Better Snares was begun, to be ready in Round 6
Round 4: the Morning Phase began
Idle Pencils was revealed
Player 1 chose: Put them to study
1 Spent Engineer token went to the supply
Better Snares came nearer: Round 5
Round 4: the Generator Phase began
One engineer fell sick
One engineer fell sick
2 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Thin Sun
Round 4: the Preparation Phase began
3 Spent Engineer tokens went to the supply
One engineer fell gravely ill
Player 1 sent one engineer: Gather from G4 (1 wood) (cold)
One engineer fell sick
The city gained 1 Wood
Player 1 sent one engineer: Medical Post on G2: Cure 3, Treat 1 (cold)
One engineer fell sick
Player 1 used: Medical Post
One gravely ill engineer was treated
One engineer was cured
One engineer was cured
One engineer was cured
Player 1 passed
The Action Phase ended
Round 4: the Dusk Phase began
Frost settled on Ark 1: 3
Frost settled on Ark 2: 3
Too many Seed Arks are lost: the game was lost
