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
Player 3 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 3 used: Generator
The city spent 1 Steam Core
The Generator shed 0 Stress cubes
Player 3 called on Percival Thorne, surveyor
A tile was laid on hex FC5: tile F12
The city gained 2 Food
Player 4 sent one engineer: Construct
The city spent 1 Wood
Player 4 built: Tent on FC5b
The city spent 2 Wood
Player 4 built: Charcoal Kiln on G5
Player 4 called on Hugh Ferrant, tinkerer
The city gained 2 Wood
Player 1 sent one engineer: Charcoal Kiln on G5: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal
Player 1 used: Charcoal Kiln
The city spent 2 Wood
The city gained 4 Coal
Player 2 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 2 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 3 sent one engineer: Dais: pass a Law
Player 3 used: Dais
Player 3 passed a Law: Hard Medicine
A rule began: Each Treat point may be used as 2 Cure points.
The Maimed joined the Dusk deck
Player 4 sent one engineer: Gather from G4 (5 wood)
The city gained 2 Wood
Player 1 sent one engineer: Gather from FC5a (1 core) (cold)
One engineer fell sick
The city gained 1 Steam Core
The city spent 1 Coal
The Heat marker came to 3
Player 2 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex N4: tile N14
The Action Phase ended
Round 1: the Dusk Phase began
Coughing in the Dark was revealed
Player 3 chose: So be it
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
Day 2 dawned; Player 4 led
Round 2: the Morning Phase began
Strangers at the Rim was revealed
Player 4 chose: Take them all in
One worker joined the city
One worker joined the city
One worker joined the city
One child joined the city
One child joined the city
One worker fell sick
One child fell sick
Round 2: the Generator Phase began
The city spent 1 Coal
The Heat marker came to 5
5 cubes were dropped, 4 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Glass Night
Round 2: the Preparation Phase began
Player 2 advised: Foreman Advisor
Resolve (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
2 Spent Engineer tokens went to the supply
One engineer fell gravely ill
Player 4 sent one worker: Gather from N4b (2 coal) (cold)
One worker fell sick
The city gained 2 Coal
Player 1 sent one worker: Remove snow (cold)
One worker fell sick
A tile was laid on hex FE3: tile F09
Player 2 sent one engineer: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark
The city spent 2 Coal
Player 2 called on Edie, messenger
A Song at the Boiler went to the Dusk discard pile
Player 3 sent one engineer: Gather from FE3b (2 wood) (cold)
One engineer fell sick
The city gained 2 Wood
Player 4 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex FC4: tile F10
The city gained 3 Food
Player 1 called on Old Penrose, trapper
The city gained 4 Food
Player 1 sent one engineer: Medical Post on G3: Cure 3, Treat 1 (cold)
One engineer fell sick
Player 1 used: Medical Post
One gravely ill engineer was treated
One engineer was cured
One worker was cured
One child was cured
The city spent 5 Coal
The Heat marker came to 5
Player 2 sent one engineer: Dais: pass a Law
Player 2 used: Dais
Player 2 passed a Law: Tavern Licence
Public House could be built from now on
Drunk on Duty joined the Dusk deck
Player 3 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex FC0: tile F03
The Action Phase ended
Round 2: the Dusk Phase began
Pilfered Stores was revealed
Player 4 chose: Accept the loss
Hunger rose to 3
Round 2: the Hunger Phase began
The city spent 3 Food
The city spent 3 Food
Round 2: the Night Phase began
One child slept in the cold
One engineer slept in the cold
One worker slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One worker fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One child fell sick
Round 2: the Dawn Phase began
Day 3 dawned; Player 1 led
A Scenario card came: The Surveyors Return
The city gained 1 Steam Core
The Surveyors Return left the game
Round 3: the Morning Phase began
Hungry Eyes was revealed
Player 1 chose: The same for everyone
One child fell sick
A Child Collapses joined the Dusk deck
Round 3: the Generator Phase began
One worker fell gravely ill
5 cubes were dropped, 3 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Black Frost
Round 3: the Preparation Phase began
3 Spent Engineer tokens went to the supply
One engineer fell gravely ill
Player 1 sent one engineer: Gather from FC4a (4 coal) (cold)
One engineer fell sick
The city gained 2 Coal
Player 2 sent one worker: Gather from G4 (3 wood) (cold)
One worker died; the Corpse marker came to 1
The Citizen card drawn was Beatrix Lund, quartermaster
The city lost 1 Food
The city gained 2 Wood
Player 3 sent one engineer: Dais: pass a Law (cold)
One engineer fell sick
Player 3 used: Dais
Player 3 passed a Law: Burial Ground
Cemetery could be built from now on
A rule began: While a Cemetery is on the map, the first death of each Round has no death effect.
Player 4 sent one engineer: Charcoal Kiln on G5: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal (cold)
One engineer fell sick
Player 4 used: Charcoal Kiln
The city spent 1 Wood
The city gained 2 Coal
Player 1 sent one engineer: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark
The city spent 2 Coal
Player 2 sent one engineer: Gather from FC0a (3 wood) (cold)
One engineer fell sick
The city gained 2 Wood
The Action Phase ended
Round 3: the Dusk Phase began
Frost settled on Ark 1: 1
Frost settled on Ark 2: 1
Frost settled on Ark 3: 1
Frost settled on Ark 4: 1
A Quarrel over Blankets was revealed
Fear (discontent) was activated
Player 1 chose: Part them
Round 3: the Hunger Phase began
The city spent 7 Food
Hunger rose to 19
Round 3: the Night Phase began
The city spent 1 Coal
The Heat marker came to 1
One worker slept in the cold
One child slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One worker fell gravely ill
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer died; the Corpse marker came to 2
The Citizen card drawn was Ezra Whitlock, boilerman
The Generator took 1 Stress cube
One engineer fell gravely ill
One engineer died; the Corpse marker came to 3
The Citizen card drawn was Florrie, storyteller
One engineer fell gravely ill
One engineer died; the Corpse marker came to 4
The Citizen card drawn was Mags Dunne, digger
One child fell gravely ill
Round 3: the Dawn Phase began
Day 4 dawned; Player 2 led
Surgery was developed
Infirmary could be built from now on
Medical Post was upgraded
Wool Lining was begun, to be ready in Round 7
Round 4: the Morning Phase began
A Duel at Noon was revealed
Player 2 chose: Allow it
One worker died; the Corpse marker came to 5
The Citizen card drawn was Wren, chorister
A token came onto the discontent track: Anger
Fear (discontent) was exhausted
Round 4: the Generator Phase began
One child died; the Corpse marker came to 6
The Citizen card drawn was Ned, kite flyer
A token left the hope track: Unity
One engineer fell gravely ill
One worker died; the Corpse marker came to 7
The Citizen card drawn was Bess Horrocks, sawyer
One child fell gravely ill
One engineer died; the Corpse marker came to 8
The Citizen card drawn was Nell Sharpe, rigger
Anger (discontent) was activated
One child died; the Corpse marker came to 9
The Citizen card drawn was Lottie, lamplighter
A token left the hope track: Resolve
1 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Ice Fog
Round 4: the Preparation Phase began
4 Spent Engineer tokens went to the supply
One engineer fell gravely ill
One engineer died; the Corpse marker came to 10
The Citizen card drawn was Tam Corrigan, hauler
The city lost 1 Wood
Player 2 sent one engineer: Dais: pass a Law (cold)
One engineer fell gravely ill
Player 2 used: Dais
Player 2 passed a Law: Thin Soup
A rule began: In Feeding, 3 Food less are due.
A token came onto the discontent track: Mistrust
Spoons on Tin joined the Dusk deck
The city spent 1 Coal
The Heat marker came to 1
Player 3 sent one engineer: Medical Post on G3: Cure 4, Treat 2 (cold)
One engineer died; the Corpse marker came to 11
Too many have died: the game was lost
