Player 3 took the Leadership marker
Rim corner RC1 got its token: blank
Rim corner RC0 got its token: coal
Rim corner RC5 got its token: wood
Rim corner RC4 got its token: coal
Surgery was begun, to be ready in Round 4
Player 3 became the Generator Advisor
Player 1 became the Health Advisor
Player 4 became the Social Advisor
Player 2 became the Foreman Advisor
Player 3 got Percival Thorne, surveyor
Player 4 got Hugh Ferrant, tinkerer
Player 1 got Old Penrose, trapper
Player 2 got Edie, messenger
The city spent 2 Coal
The Heat marker came to 2
Player 3 passed
Player 4 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 4 used: Generator
The city spent 1 Steam Core
The Generator shed 0 Stress cubes
Player 4 called on Hugh Ferrant, tinkerer
The city gained 2 Wood
Player 1 sent one engineer: Gather from G4 (5 wood)
The city gained 2 Wood
Player 1 called on Old Penrose, trapper
The city gained 4 Food
Player 2 sent one engineer: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark
The city spent 2 Coal
Player 2 called on Edie, messenger
A Song at the Boiler went to the Dusk discard pile
Player 3 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex FE5: tile F06
Player 4 sent one engineer: Gather from G5 (5 coal)
The city gained 2 Coal
Player 1 sent one engineer: Dais: pass a Law
Player 1 used: Dais
Player 2 sent one engineer: Gather from FE5a (4 coal) (cold)
One engineer fell sick
The city gained 2 Coal
Player 3 sent one engineer: Construct
Tent was dismantled
The city spent 2 Wood
Player 3 built: Gathering Post on FE5b
The city spent 3 Wood
Player 3 built: Workshop on G2
The Action Phase ended
Round 1: the Dusk Phase began
A Quiet Evening was revealed
Player 3 chose: Rest
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
Day 2 dawned; Player 4 led
Round 2: the Morning Phase began
The Foreman's Wager was revealed
Player 4 chose: Refuse
Round 2: the Generator Phase began
The city spent 1 Coal
The Heat marker came to 3
3 cubes were dropped, 1 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Creeping Frost
Round 2: the Preparation Phase began
Player 3 advised: Generator Advisor
Resolve (hope) was exhausted
The Heat marker came to 2
The Generator shed 1 Stress cube
2 Spent Engineer tokens went to the supply
One engineer fell gravely ill
Player 4 sent one engineer: Construct
The city spent 2 Wood
Player 4 built: Charcoal Kiln on N1b
The city spent 3 Wood
Player 4 built: Workshop on G5
The city spent 1 Wood
Player 4 built: Tent on FE5a
Player 1 sent one engineer: Charcoal Kiln on N1b: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal (cold)
One engineer fell sick
Player 1 used: Charcoal Kiln
Player 2 sent one engineer: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark
The city spent 2 Coal
Player 3 sent one engineer: Gather from G4 (3 wood)
The city gained 2 Wood
Player 3 called on Percival Thorne, surveyor
A tile was laid on hex FE1: tile F17
Player 4 sent one engineer: Gathering Post on FE5b: gather up to 4 Resources from here and around (cold)
One engineer fell sick
Player 4 used: Gathering Post
Player 1 sent one engineer: Gather from FE1b (2 coal) (cold)
One engineer fell sick
The city gained 2 Coal
The Action Phase ended
Round 2: the Dusk Phase began
Pilfered Stores was revealed
Player 4 chose: Ration everyone
Fear (discontent) was activated
Round 2: the Hunger Phase began
Round 2: the Night Phase began
The city spent 1 Coal
The Heat marker came to 3
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
A Scenario card came: The Surveyors Return
The city gained 1 Steam Core
The Surveyors Return left the game
Round 3: the Morning Phase began
Snow-Blind was revealed
Player 1 chose: Carry on
Round 3: the Generator Phase began
The city spent 1 Coal
The Heat marker came to 4
4 cubes were dropped, 1 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Brief Lull
Round 3: the Preparation Phase began
4 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker came to 1
The Citizen card drawn was Bess Horrocks, sawyer
One engineer fell gravely ill
The city spent 1 Coal
The Heat marker came to 1
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell sick
Player 1 used: Generator
The city spent 1 Steam Core
The Generator shed 1 Stress cube
Player 2 passed
Player 3 sent one engineer: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark
The city spent 2 Coal
Player 4 passed
Player 1 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex N4: tile N07
The Action Phase ended
Round 3: the Dusk Phase began
Frost settled on Ark 1: 1
Frost settled on Ark 2: 1
Frost settled on Ark 3: 1
Frost settled on Ark 4: 1
A Quarrel over Blankets was revealed
A token left the hope track: Resolve
Player 1 chose: Part them
Round 3: the Hunger Phase began
The city spent 12 Food
Hunger rose to 13
Round 3: the Night Phase began
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer fell sick
One engineer died; the Corpse marker came to 2
The Citizen card drawn was Bram, friend of strays
One engineer fell gravely ill
One engineer died; the Corpse marker came to 3
The Citizen card drawn was Odile Renn, draughtswoman
A token came onto the discontent track: Fear
Mistrust (discontent) was activated
One engineer fell gravely ill
One engineer died; the Corpse marker came to 4
The Citizen card drawn was Mags Dunne, digger
One engineer fell gravely ill
Round 3: the Dawn Phase began
Day 4 dawned; Player 2 led
Surgery was developed
Infirmary could be built from now on
Medical Post was upgraded
Steam Hubs was begun, to be ready in Round 6
Round 4: the Morning Phase began
The Dead Trader's Cache was revealed
Player 2 chose: Leave the dead in peace
Resolve (hope) was activated
Round 4: the Generator Phase began
One engineer died; the Corpse marker came to 5
The Citizen card drawn was Silas Moor, pipe fitter
The city lost 0 Coal
1 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Light Frost
Round 4: the Preparation Phase began
Player 2 advised: Foreman Advisor
Resolve (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
4 Spent Engineer tokens went to the supply
One engineer fell gravely ill
One engineer died; the Corpse marker came to 6
The Citizen card drawn was Ned, kite flyer
Player 2 sent one engineer: Dais: pass a Law (cold)
One engineer fell gravely ill
Player 2 used: Dais
Player 2 passed a Law: Hard Medicine
A rule began: Each Treat point may be used as 2 Cure points.
The Maimed joined the Dusk deck
Player 3 passed
Player 4 sent one engineer: Workshop on G5: Development token 2 nearer (cold)
One engineer died; the Corpse marker came to 7
The Citizen card drawn was Agnes Holt, midwife
A token left the hope track: Unity
Player 4 used: Workshop
Steam Hubs came nearer: Round 4
Steam Hubs was developed
Steam Hub could be built from now on
Relief Valves was begun, to be ready in Round 6
Player 1 sent one engineer: Remove snow (cold)
One engineer fell gravely ill
A tile was laid on hex FC0: tile F13
Player 2 sent one worker: Gather from FC0a (1 core) (cold)
The city gained 1 Steam Core
The Action Phase ended
Round 4: the Dusk Phase began
Frost settled on Ark 1: 2
Frost settled on Ark 2: 2
Frost settled on Ark 3: 2
Frost settled on Ark 4: 2
The Maimed was revealed
Player 2 chose: They are a burden
Fear (discontent) was activated
Round 4: the Hunger Phase began
A token came onto the discontent track: Anger
One engineer died; the Corpse marker came to 8
The Citizen card drawn was Magnus Aldous, chemist
One engineer died; the Corpse marker came to 9
The Citizen card drawn was The Two Georges, twins
Round 4: the Night Phase began
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer died; the Corpse marker came to 10
The Citizen card drawn was Ida Marlow, stoker
One engineer fell gravely ill
One engineer died; the Corpse marker came to 11
Too many have died: the game was lost
