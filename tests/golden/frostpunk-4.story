Player 1 took the Leadership marker
Rim corner RC2 got its token: wood
Rim corner RC1 got its token: blank
Rim corner RC0 got its token: blank
Rim corner RC5 got its token: coal
Rim corner RC4 got its token: blank
Rim corner RC3 got its token: coal
Signal Lens was begun, to be ready in Round 3
Player 4 became the Generator Advisor
Player 3 became the Health Advisor
Player 1 became the Social Advisor
Player 2 became the Foreman Advisor
Player 1 got Rafe Colley, spokesman
Player 2 got Old Penrose, trapper
Player 3 got Odile Renn, draughtswoman
Player 4 got Mags Dunne, digger
The city spent 2 Coal
The Heat marker came to 2
Player 1 sent one worker: Gather from N1a (3 wood)
The city gained 2 Wood
Player 1 called on Rafe Colley, spokesman
A token left the discontent track: Mistrust
Player 2 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 2 used: Generator
The Generator shed 0 Stress cubes
Player 2 called on Old Penrose, trapper
The city gained 4 Food
Player 3 passed
Player 4 sent one engineer: Construct
Player 1 sent one engineer: The Last City: spend 1 Coal: -2 Stress
The city spent 1 Coal
The Generator shed 0 Stress cubes
Player 2 sent one engineer: Gather from G4 (5 wood)
The city gained 2 Wood
Player 3 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex N5: tile N12
The city gained 4 Food
A tile was laid on hex N3: tile N10
The city gained 3 Food
Player 4 sent one worker: Gather from G5 (5 coal)
The city gained 2 Coal
Player 1 sent one worker: Gather from N0a (3 wood)
The city gained 2 Wood
The city spent 1 Coal
The Heat marker came to 3
Player 2 sent one worker: Construct
The city spent 2 Wood
Player 2 built: Sawmill on N3a
The city spent 2 Wood
Player 2 built: Hunter's Hut on N4b
The city spent 2 Wood
Player 2 built: Hunter's Hut on N0b
Player 3 sent one worker: Remove snow (cold)
One worker fell sick
A tile was laid on hex N2: tile N05
The city gained 2 Food
Player 3 called on Odile Renn, draughtswoman
Signal Lens came nearer: Round 2
Player 4 sent one worker: Hunter's Hut on N4b: gain 3 Food
Player 4 used: Hunter's Hut
The city gained 3 Food
The Action Phase ended
Round 1: the Dusk Phase began
A Song at the Boiler was revealed
Unity (hope) was activated
Player 1 chose: Listen
Round 1: the Hunger Phase began
The city spent 11 Food
Round 1: the Night Phase began
One worker slept in the cold
One engineer slept in the cold
One child slept in the cold
One child slept in the cold
One child slept in the cold
One child slept in the cold
One child slept in the cold
One worker slept in the cold
One engineer slept in the cold
One worker slept in the cold
One worker slept in the cold
One worker slept in the cold
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One engineer fell sick
One engineer fell sick
One child fell sick
One child fell sick
One child fell sick
One child fell sick
One child fell sick
Round 1: the Dawn Phase began
Day 2 dawned; Player 2 led
Signal Lens was developed
Beacon was upgraded
Clockwork Limbs was begun, to be ready in Round 5
Round 2: the Morning Phase began
A Cracked Valve was revealed
Player 2 chose: Repair it properly
The city spent 2 Wood
The Generator shed 0 Stress cubes
Round 2: the Generator Phase began
3 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Snow Squall
The city gained 2 Food
Round 2: the Preparation Phase began
1 Spent Child token went to the supply
1 Spent Worker token went to the supply
Player 2 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex FC5: tile F17
Player 3 sent one engineer: Gather from G5 (3 coal) (cold)
One engineer fell sick
The city gained 2 Coal
The city spent 2 Coal
The Heat marker came to 2
Player 4 sent one engineer: Gather from N1a (1 wood)
The city gained 1 Wood
Player 1 sent one engineer: The Last City: spend 1 Coal: -2 Stress
The city spent 1 Coal
The Generator shed 2 Stress cubes
Player 2 sent one worker: Gather from N0a (1 wood)
The city gained 1 Wood
Player 3 sent one engineer: Hunter's Hut on N4b: gain 3 Food
Player 3 used: Hunter's Hut
The city gained 3 Food
Player 4 sent one worker: Gather from FC5b (2 coal) (cold)
One worker fell sick
The city gained 2 Coal
The city spent 1 Coal
The Heat marker came to 3
Player 1 sent one worker: Sawmill on N3a: fell up to 3 Trees here and around
Player 1 used: Sawmill
Player 2 sent one worker: Hunter's Hut on N0b: gain 3 Food
Player 2 used: Hunter's Hut
The city gained 3 Food
Player 3 sent one worker: Gather from N2a (3 coal)
The city gained 2 Coal
The Action Phase ended
Round 2: the Dusk Phase began
Frostbitten Hands was revealed
Player 2 chose: Wrap them in rags
One worker fell sick
One worker fell sick
Round 2: the Hunger Phase began
The city spent 17 Food
Round 2: the Night Phase began
One child slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One worker slept in the cold
One worker slept in the cold
One engineer slept in the cold
One child slept in the cold
One child slept in the cold
One child slept in the cold
One worker slept in the cold
One worker fell sick
One worker fell sick
One worker fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One child fell sick
One child fell sick
One child fell sick
One child fell sick
Round 2: the Dawn Phase began
Day 3 dawned; Player 3 led
A Scenario card came: Roofs
Mistrust (discontent) was activated
No Room joined the Dusk deck
Roofs left the game
Round 3: the Morning Phase began
Frozen Graves was revealed
Player 3 chose: Later
Unity (hope) was exhausted
Round 3: the Generator Phase began
3 cubes were dropped, 4 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Thin Sun
The city gained 2 Food
Round 3: the Preparation Phase began
Player 3 advised: Health Advisor
Devotion (hope) was exhausted
One worker was cured
One engineer was cured
One worker was cured
Player 4 called on Mags Dunne, digger
1 Spent Engineer token went to the supply
2 Spent Child tokens went to the supply
One child fell gravely ill
2 Spent Worker tokens went to the supply
One worker fell gravely ill
Player 3 sent one worker: Sawmill on N3a: fell up to 3 Trees here and around (cold)
One worker fell sick
Player 3 used: Sawmill
The city spent 1 Coal
The Heat marker came to 1
Player 4 sent one engineer: Dais: pass a Law
Player 4 used: Dais
Player 4 passed a Law: Hard Medicine
A rule began: Each Treat point may be used as 2 Cure points.
The Maimed joined the Dusk deck
Player 1 sent one engineer: Hunter's Hut on N4b: gain 3 Food (cold)
One engineer fell sick
Player 1 used: Hunter's Hut
The city gained 3 Food
The city spent 2 Coal
The Heat marker came to 3
Player 2 sent one engineer: The Last City: spend 1 Coal: -2 Stress
The city spent 1 Coal
The Generator shed 2 Stress cubes
Player 3 sent one worker: Construct
Tent was dismantled
Hunter's Hut was dismantled
Tent was dismantled
Player 4 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 4 used: Medical Post
One gravely ill child was treated
One worker was cured
One child was cured
One worker was cured
Player 1 sent one worker: Gather from N2a (1 coal)
The city gained 1 Coal
Player 2 sent one worker: Gather from G4 (3 wood)
The city gained 2 Wood
The Action Phase ended
Round 3: the Dusk Phase began
Pilfered Stores was revealed
Player 3 chose: Accept the loss
Hunger rose to 3
Round 3: the Hunger Phase began
The city spent 3 Food
The city spent 12 Food
Round 3: the Night Phase began
The city spent 1 Coal
The Heat marker came to 4
One child slept in the cold
One worker slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One worker slept in the cold
One worker slept in the cold
One engineer slept in the cold
One child slept in the cold
One child slept in the cold
One worker slept in the cold
One worker slept in the cold
One engineer slept in the cold
One worker slept in the cold
One child slept in the cold
One child slept in the cold
One engineer slept in the cold
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One engineer fell sick
One engineer fell sick
One engineer fell gravely ill
One engineer died; the Corpse marker came to 1
The Citizen card drawn was Nell Sharpe, rigger
A token came onto the discontent track: Fear
One engineer fell gravely ill
One child fell sick
One child fell sick
One child fell gravely ill
One child died; the Corpse marker came to 2
The Citizen card drawn was Hugh Ferrant, tinkerer
A token came onto the discontent track: Mistrust
One child fell gravely ill
Round 3: the Dawn Phase began
Day 4 dawned; Player 4 led
Round 4: the Morning Phase began
Rats in the Store was revealed
The city lost 2 Food
Player 4 chose: Burn the spoiled sacks
The city spent 3 Food
Round 4: the Generator Phase began
4 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Creeping Frost
The city gained 1 Food
Round 4: the Preparation Phase began
2 Spent Child tokens went to the supply
One child died; the Corpse marker came to 3
The Citizen card drawn was Magnus Aldous, chemist
2 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker came to 4
The Citizen card drawn was Bess Horrocks, sawyer
3 Spent Worker tokens went to the supply
One worker died; the Corpse marker came to 5
The Citizen card drawn was Ned, kite flyer
The city spent 2 Coal
The Heat marker came to 2
Player 4 sent one worker: Gather from G5 (1 coal)
The city gained 1 Coal
Player 1 sent one engineer: Construct
The city spent 1 Wood
Player 1 built: Tent on N2a
The city spent 2 Wood
Player 1 built: Gathering Post on FC5a
The city spent 2 Wood
Player 1 built: Cookhouse on N1b
The city spent 1 Coal
The Heat marker came to 3
Player 2 sent one worker: Gather from G4 (1 wood)
The city gained 1 Wood
Player 3 sent one engineer: Dais: pass a Law
Player 3 used: Dais
Player 3 passed a Law: Burial Ground
Cemetery could be built from now on
A rule began: While a Cemetery is on the map, the first death of each Round has no death effect.
Player 4 sent one worker: Sawmill on N3a: fell up to 3 Trees here and around
Player 4 used: Sawmill
Player 1 sent one engineer: Hunter's Hut on N4b: gain 3 Food
Player 1 used: Hunter's Hut
The city gained 3 Food
The Action Phase ended
Round 4: the Dusk Phase began
A Quiet Evening was revealed
Player 4 chose: Rest
Round 4: the Hunger Phase began
The city spent 5 Food
Hunger rose to 4
Round 4: the Night Phase began
One engineer slept in the cold
One child slept in the cold
One engineer slept in the cold
One worker slept in the cold
One worker slept in the cold
One worker slept in the cold
One engineer slept in the cold
One worker slept in the cold
One engineer slept in the cold
One child slept in the cold
One engineer slept in the cold
One worker slept in the cold
One worker fell sick
One worker fell gravely ill
One worker died; the Corpse marker came to 6
The Citizen card drawn was Pip, errand runner
One worker fell gravely ill
One worker died; the Corpse marker came to 7
The Citizen card drawn was Wren, chorister
Fear (discontent) was activated
One engineer fell gravely ill
One engineer died; the Corpse marker came to 8
The Citizen card drawn was Ezra Whitlock, boilerman
The Generator took 1 Stress cube
One engineer fell gravely ill
One engineer died; the Corpse marker came to 9
The Citizen card drawn was Clara Wray, clerk
One engineer fell gravely ill
One child fell gravely ill
One child died; the Corpse marker came to 10
The Citizen card drawn was Annie Stubbs, laundress
One child fell gravely ill
Round 4: the Dawn Phase began
Day 5 dawned; Player 1 led
Clockwork Limbs was developed
Steelworks could be built from now on
Factory could be built from now on
A rule began: Automatons may use Engineer Buildings except the Dais.
The city then had 1 Automatons
Better Snares was begun, to be ready in Round 7
A Scenario card came: Something to Live For
The city chose its purpose: none
Fear (discontent) was exhausted
Something to Live For left the game
Round 5: the Morning Phase began
A Mother's Request was revealed
Player 1 chose: They will sleep warm, we promise
Warm Beds for the Young joined the Dusk deck
Round 5: the Generator Phase began
One worker fell gravely ill
One child died; the Corpse marker came to 11
Too many have died: the game was lost
