Player 1 took the Leadership marker
Rim corner RC5 got its token: coal
Rim corner RC4 got its token: wood
Rim corner RC3 got its token: coal
Steam Hubs was begun, to be ready in Round 3
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
Player 1 sent one engineer: Gather from N1a (3 wood)
The city gained 2 Wood
Player 1 called on Hugh Ferrant, tinkerer
The city gained 2 Steel
Player 1 called on Small Tom, flue sweep
The Generator shed 0 Stress cubes
Player 1 sent one engineer: Gather from G5 (5 coal)
The city gained 2 Coal
Player 1 called on Clara Wray, clerk
Frostbitten Hands went to the Dusk discard pile
Player 1 called on Nell Sharpe, rigger
Player 1 built: Tent on G4
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 1 used: Generator
The Generator shed 0 Stress cubes
Player 1 sent one engineer: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark
The city spent 2 Coal
Player 1 sent one engineer: Dais: pass a Law
Player 1 used: Dais
Player 1 passed a Law: Any Roof
A rule began: Ruins on the map give 1 slot each, if heated.
Fear (discontent) was activated
Player 1 passed
The Action Phase ended
Round 1: the Dusk Phase began
A Song at the Boiler was revealed
Unity (hope) was activated
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
A Cracked Valve was revealed
Player 1 chose: Repair it properly
The city spent 2 Wood
The Generator shed 0 Stress cubes
Round 2: the Generator Phase began
4 cubes were dropped, 3 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Black Frost
Round 2: the Preparation Phase began
Player 1 advised: Foreman Advisor
Unity (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
The people answered the Call to Rise
Player 1 took Lottie, lamplighter
Player 1 took Ezra Whitlock, boilerman
Player 1 took Mags Dunne, digger
1 Spent Engineer token went to the supply
Player 1 sent one engineer: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark
The city spent 2 Coal
Player 1 sent one engineer: Dais: pass a Law (cold)
One engineer fell sick
Player 1 used: Dais
Player 1 passed a Law: Children at Work
A rule began: Each Round 1 Child Meeple may act, a second one if any 1 Hope token is exhausted. Children may only Remove Snow, Gather Resources or Construct.
A token came onto the discontent track: Mistrust
Anger (discontent) was activated
Devotion (hope) was exhausted
Small Hands, Sharp Machines joined the Dusk deck
Player 1 called on Lottie, lamplighter
Resolve (hope) was activated
Player 1 sent one engineer: Gather from G5 (3 coal) (cold)
One engineer fell sick
The city gained 2 Coal
Player 1 called on Ezra Whitlock, boilerman
The Generator shed 3 Stress cubes
Player 1 called on Mags Dunne, digger
A tile was laid on hex N4: tile N13
Player 1 passed
The Action Phase ended
Round 2: the Dusk Phase began
Frost settled on Ark 1: 1
Frost settled on Ark 2: 1
Frost settled on Ark 3: 1
Frost settled on Ark 4: 1
A Quarrel over Blankets was revealed
Resolve (hope) was exhausted
Player 1 chose: Part them
Round 2: the Hunger Phase began
Round 2: the Night Phase began
The city spent 1 Coal
The Heat marker came to 1
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
Steam Hubs was developed
Steam Hub could be built from now on
Drafting Hall was begun, to be ready in Round 5
A Scenario card came: The Surveyors Return
The city gained 1 Steam Core
The Surveyors Return left the game
Round 3: the Morning Phase began
Rats in the Store was revealed
The city lost 2 Food
Player 1 chose: Eat what is left
One engineer fell sick
Bad Grain joined the Dusk deck
Round 3: the Generator Phase began
The city spent 1 Coal
The Heat marker came to 2
One engineer fell sick
2 cubes were dropped, 0 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Light Frost
Round 3: the Preparation Phase began
3 Spent Engineer tokens went to the supply
One engineer fell gravely ill
Player 1 sent one engineer: Gather from G5 (1 coal) (cold)
One engineer fell sick
The city gained 1 Coal
Player 1 sent one engineer: Gather from N4a (1 core) (cold)
One engineer fell sick
The city gained 1 Steam Core
Player 1 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex FC0: tile F21
Player 1 sent one engineer: Gather from FC0a (2 wood) (cold)
One engineer fell sick
The city gained 2 Wood
Player 1 sent one engineer: Gather from FC0b (1 core) (cold)
One engineer fell sick
The city gained 1 Steam Core
The city spent 1 Coal
The Heat marker came to 1
Player 1 passed
The Action Phase ended
Round 3: the Dusk Phase began
Frost settled on Ark 1: 2
Frost settled on Ark 2: 2
Frost settled on Ark 3: 2
Frost settled on Ark 4: 2
Coughing in the Dark was revealed
Player 1 chose: So be it
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
One engineer died; the Corpse marker came to 1
The Citizen card drawn was Bram, friend of strays
One engineer fell gravely ill
One engineer died; the Corpse marker came to 2
The Citizen card drawn was Percival Thorne, surveyor
One engineer fell gravely ill
One engineer died; the Corpse marker came to 3
The Citizen card drawn was Harriet Voss, surgeon
A token left the hope track: Unity
Round 3: the Dawn Phase began
Day 4 dawned; Player 1 led
Round 4: the Morning Phase began
Smoke on the Ridge was revealed
Player 1 chose: Send men with ropes
1 Spent Worker token went to the supply
The Strangers' Camp joined the Dusk deck
Round 4: the Generator Phase began
One engineer fell gravely ill
One engineer died; the Corpse marker came to 4
The Citizen card drawn was Magnus Aldous, chemist
1 cubes were dropped, 1 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Whiteout
Round 4: the Preparation Phase began
4 Spent Engineer tokens went to the supply
One engineer fell gravely ill
One engineer died; the Corpse marker came to 5
The Citizen card drawn was Wren, chorister
Player 1 passed
The Action Phase ended
Round 4: the Dusk Phase began
Frost settled on Ark 1: 3
Frost settled on Ark 2: 3
Too many Seed Arks are lost: the game was lost
