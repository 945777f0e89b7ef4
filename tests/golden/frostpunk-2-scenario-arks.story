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
Player 1 called on Edie, messenger
Pilfered Stores went to the Dusk discard pile
Player 1 sent one engineer: Gather from G5 (5 coal) (cold)
One engineer fell sick
The city gained 2 Coal
Player 2 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell sick
Player 2 used: Generator
The Generator shed 0 Stress cubes
The city spent 3 Coal
The Heat marker came to 3
Player 1 sent one engineer: Dais: pass a Law
Player 1 used: Dais
Player 1 passed a Law: Thin Soup
A rule began: In Feeding, 3 Food less are due.
A token came onto the discontent track: Anger
Anger (discontent) was activated
Spoons on Tin joined the Dusk deck
Player 2 passed
Player 1 passed
The Action Phase ended
Round 1: the Dusk Phase began
A Song at the Boiler was revealed
Devotion (hope) was activated
Player 1 chose: Listen
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
Day 2 dawned; Player 2 led
Round 2: the Morning Phase began
Ice in the Pipes was revealed
Player 2 chose: Let it freeze
The Cold marker came to 5
Round 2: the Generator Phase began
The city spent 2 Coal
The Heat marker came to 5
5 cubes were dropped, 3 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Hard Frost
Round 2: the Preparation Phase began
Player 1 advised: Foreman Advisor
Devotion (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
Player 2 called on Hugh Ferrant, tinkerer
The city gained 2 Steel
2 Spent Engineer tokens went to the supply
One engineer fell gravely ill
Player 2 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell sick
Player 2 used: Generator
The city spent 1 Steam Core
The Generator shed 3 Stress cubes
Player 1 sent one engineer: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark
The city spent 2 Coal
Player 2 sent one engineer: Construct
The city spent 1 Wood
Player 2 built: Tent on N4b
The city spent 3 Wood
Player 2 built: Beacon on N4a
Medical Post was dismantled
Player 2 called on Small Tom, flue sweep
The Generator shed 0 Stress cubes
Player 1 passed
Player 2 sent one worker: Gather from G4 (5 wood) (cold)
The city gained 2 Wood
Player 1 passed
Player 2 sent one engineer: Dais: pass a Law (cold)
One engineer fell sick
Player 2 used: Dais
Player 2 passed a Law: No One Left Behind
Care House could be built from now on
A rule began: While a Care House is on the map, the first flip of a Sickness marker in each Preparation Phase is ignored.
Player 1 sent one engineer: Deploy scouts
Player 1 sent one engineer out
Player 2 sent one engineer: Gather from G5 (3 coal) (cold)
One engineer fell sick
The city gained 2 Coal
The city spent 3 Coal
The Heat marker came to 3
Player 1 passed
The Action Phase ended
Round 2: the Dusk Phase began
Spoons on Tin was revealed
A token came onto the discontent track: Mistrust
Player 2 chose: Ladle on
Round 2: the Hunger Phase began
Round 2: the Night Phase began
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer fell sick
One engineer fell sick
One engineer fell sick
Round 2: the Dawn Phase began
Day 3 dawned; Player 1 led
Steam Saws was developed
Sawmill was upgraded
Wall Drill was upgraded
Better Snares was begun, to be ready in Round 5
A Scenario card came: The Surveyors Return
Unity (hope) was exhausted
The city gained 1 Steam Core
The Surveyors Return left the game
Round 3: the Morning Phase began
Letters to the Advisors was revealed
Player 1 chose: Promise a bed for everyone
Unity (hope) was activated
Round 3: the Generator Phase began
3 cubes were dropped, 3 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Whiteout
Round 3: the Preparation Phase began
Player 2 advised: Social Advisor
Unity (hope) was exhausted
Player 1 took Ezra Whitlock, boilerman
Player 1 took Ida Marlow, stoker
Player 1 called on Ida Marlow, stoker
The Heat marker came to 2
3 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker came to 1
The Citizen card drawn was Beatrix Lund, quartermaster
The city lost 1 Wood
Player 1 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex FE3: tile F21
Player 1 called on Agnes Holt, midwife
One engineer was cured
Unity (hope) was activated
Player 2 sent one engineer: Gather from G4 (3 wood) (cold)
One engineer fell sick
The city gained 2 Wood
Player 1 sent one engineer: Construct
The city spent 2 Wood
Player 1 built: Medical Post on FE3a
The city spent 2 Wood
Player 1 built: Hunter's Hut on G5
Player 2 sent one engineer: Dais: pass a Law (cold)
One engineer fell sick
Player 2 used: Dais
The Action Phase ended
Round 3: the Dusk Phase began
Frost settled on Ark 1: 1
Frost settled on Ark 2: 1
Frost settled on Ark 3: 1
Frost settled on Ark 4: 1
A Quarrel over Blankets was revealed
Unity (hope) was exhausted
Player 1 chose: Part them
Round 3: the Hunger Phase began
The city spent 8 Food
Hunger rose to 15
Round 3: the Night Phase began
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
Round 3: the Dawn Phase began
Day 4 dawned; Player 2 led
Round 4: the Morning Phase began
The Inventor was revealed
Player 2 chose: Give her timber
The city spent 2 Wood
Better Snares came nearer: Round 4
Better Snares was developed
Hunter's Hut was upgraded
Surgery was begun, to be ready in Round 7
Round 4: the Generator Phase began
One engineer fell sick
One engineer fell gravely ill
2 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Thin Sun
The city gained 2 Food
The Scout reached Vault Antechamber
Round 4: the Preparation Phase began
Player 1 called on Ezra Whitlock, boilerman
The Generator shed 3 Stress cubes
Sickness has overwhelmed the city: the game was lost
