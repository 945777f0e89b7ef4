Player 2 took the Leadership marker
Rim corner RC2 got its token: wood
Rim corner RC1 got its token: wood
Rim corner RC0 got its token: wood
Glass and Steam was begun, to be ready in Round 3
Player 3 became the Generator Advisor
Player 4 became the Health Advisor
Player 2 became the Social Advisor
Player 1 became the Foreman Advisor
Player 2 got Clara Wray, clerk
Player 3 got Beatrix Lund, quartermaster
Player 4 got Jonas Pike, ganger
Player 1 got Ned, kite flyer
Player 2 sent one engineer: Gather from N3a (2 wood) (cold)
One engineer fell sick
The city gained 2 Wood
Player 3 sent one engineer: The Last City: spend 1 Coal: -2 Stress
The city spent 1 Coal
The Generator shed 0 Stress cubes
Player 4 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex FE2: tile F15
The city gained 3 Food
Player 4 called on Jonas Pike, ganger
1 temporary Worker came to help
Player 1 sent one worker: Gather from N3b (2 coal) (cold)
One worker fell sick
The city gained 2 Coal
Player 2 sent one worker: Remove snow (cold)
One worker fell sick
A tile was laid on hex FE5: tile F14
Player 2 called on Clara Wray, clerk
A Quarrel over Blankets went to the Dusk discard pile
Anger (discontent) was exhausted
The city spent 4 Coal
The Heat marker came to 4
Player 3 passed
Player 4 sent one worker: Gather from FE2a (1 core)
The city gained 1 Steam Core
Player 1 sent one engineer: Gather from N5b (2 wood)
The city gained 2 Wood
Player 2 sent one engineer: Dais: pass a Law
Player 2 used: Dais
Player 2 passed a Law: The Pit
Snow Pit could be built from now on
A rule began: While a Snow Pit is on the map, every death is followed by Cure 2.
The Pit Is Seen joined the Dusk deck
Player 3 sent one worker: Construct
The city spent 2 Wood
Player 3 built: Charcoal Kiln on FE2b
The city spent 1 Wood
Player 3 built: Snow Pit on G5
The Corpse marker moved back to 0
The city spent 2 Wood
Player 3 built: Charcoal Kiln on FE5a
Player 4 sent one worker: Gather from G4 (5 wood)
The city gained 2 Wood
Player 1 called on Ned, kite flyer
On top of the Weather deck lay: Creeping Frost, Glass Night, Snow Squall
They went back in this order: Glass Night, Snow Squall, Creeping Frost
Player 1 sent one worker: Construct
The city spent 2 Wood
Player 1 built: Sawmill on N4a
The city spent 3 Wood
Player 1 built: Beacon on N5a
Charcoal Kiln was dismantled
Player 2 sent one worker: Sawmill on N4a: fell up to 3 Trees here and around
Player 2 used: Sawmill
The city gained 1 Wood
The Action Phase ended
Round 1: the Dusk Phase began
Frostbitten Hands was revealed
Player 2 chose: Wrap them in rags
One worker fell sick
One worker fell sick
Round 1: the Hunger Phase began
The city spent 13 Food
Round 1: the Night Phase began
One engineer slept in the cold
One worker slept in the cold
One child slept in the cold
One child slept in the cold
One worker slept in the cold
One worker slept in the cold
One worker slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One worker slept in the cold
One child slept in the cold
One child slept in the cold
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One child fell sick
One child fell sick
One child fell sick
One child fell sick
Round 1: the Dawn Phase began
Day 2 dawned; Player 3 led
Round 2: the Morning Phase began
Snow-Blind was revealed
Player 3 chose: Carry on
One worker fell sick
One worker fell sick
Round 2: the Generator Phase began
4 cubes were dropped, 4 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Glass Night
Round 2: the Preparation Phase began
Player 1 advised: Foreman Advisor
Unity (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
1 Spent Child token went to the supply
1 Spent Engineer token went to the supply
2 Spent Worker tokens went to the supply
One worker fell gravely ill
Player 3 sent one worker: Sawmill on N4a: fell up to 3 Trees here and around (cold)
One worker fell sick
Player 3 used: Sawmill
Player 3 called on Beatrix Lund, quartermaster
The city gained 3 Food
The city spent 1 Coal
The Heat marker came to 1
Player 4 sent one engineer: Dais: pass a Law
Player 4 used: Dais
Player 4 passed a Law: Tavern Licence
Public House could be built from now on
Drunk on Duty joined the Dusk deck
The city spent 1 Coal
The Heat marker came to 2
Player 1 sent one engineer: Charcoal Kiln on FE5a: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal
Player 1 used: Charcoal Kiln
The city spent 2 Wood
The city gained 4 Coal
Player 2 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 2 used: Generator
The city spent 1 Steam Core
The Generator shed 4 Stress cubes
The city spent 3 Coal
The Heat marker came to 5
Player 3 sent one worker: Gather from G4 (3 wood)
The city gained 2 Wood
Player 4 sent one worker: Remove snow (cold)
One worker fell sick
A tile was laid on hex N1: tile N13
A tile was laid on hex N0: tile N04
The city gained 2 Food
Player 1 sent one engineer: Deploy scouts
Player 1 sent one engineer out
Player 2 sent one worker: Construct
The city spent 2 Wood
Player 2 built: Gathering Post on N5b
The city spent 2 Wood
Player 2 built: Hunter's Hut on N0b
Tent was dismantled
Player 3 sent one worker: Gathering Post on N5b: gather up to 4 Resources from here and around
Player 3 used: Gathering Post
Player 3 gathered 1 Wood
The Action Phase ended
Round 2: the Dusk Phase began
Men with Hammers was revealed
A token came onto the discontent track: Fear
Anger (discontent) was activated
Player 3 chose: Talk them down
The Doctors' Petition joined the Dusk deck
Round 2: the Hunger Phase began
The city spent 13 Food
Hunger rose to 3
Round 2: the Night Phase began
One child slept in the cold
One child slept in the cold
One worker slept in the cold
One child slept in the cold
One child slept in the cold
One worker slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One worker slept in the cold
One child slept in the cold
One worker slept in the cold
One worker slept in the cold
One worker fell sick
One worker died; the Corpse marker came to 1
The Citizen card drawn was Nell Sharpe, rigger
One engineer was cured
One worker was cured
One worker fell sick
One worker fell gravely ill
One worker died; the Corpse marker came to 2
The Citizen card drawn was Agnes Holt, midwife
One engineer was cured
One child was cured
One engineer fell sick
One engineer fell sick
One engineer fell sick
One child fell sick
One child fell sick
One child fell sick
One child fell sick
One child fell sick
Round 2: the Dawn Phase began
Day 3 dawned; Player 4 led
Glass and Steam was developed
Hothouse could be built from now on
Surgery was begun, to be ready in Round 6
A Scenario card came: Roofs
Fear (discontent) was activated
No Room joined the Dusk deck
Roofs left the game
Round 3: the Morning Phase began
The Foreman's Wager was revealed
Player 4 chose: Take the bet
1 temporary Worker came to help
Worn to the Bone joined the Dusk deck
Round 3: the Generator Phase began
5 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Snow Squall
The city gained 1 Food
The Scout reached Abandoned Sledges
Round 3: the Preparation Phase began
1 Spent Engineer token went to the supply
2 Spent Child tokens went to the supply
One child fell gravely ill
2 Spent Worker tokens went to the supply
One worker fell gravely ill
The city spent 2 Coal
The Heat marker came to 2
Player 4 sent one worker: Sawmill on N4a: fell up to 3 Trees here and around
Player 4 used: Sawmill
Player 1 sent one worker: Construct
The city spent 2 Wood
Player 1 built: Public House on N3b
Player 2 sent one worker: Remove snow (cold)
One worker died; the Corpse marker came to 3
The Citizen card drawn was Percival Thorne, surveyor
Fear (discontent) was activated
One worker was cured
One child was cured
A tile was laid on hex N2: tile N06
Player 3 sent one worker: Charcoal Kiln on FE5a: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal
Player 3 used: Charcoal Kiln
The city spent 1 Wood
The city gained 2 Coal
Player 4 sent one engineer: Public House on N3b: -1 Discontent
Player 4 used: Public House
Fear (discontent) was exhausted
Player 1 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 1 used: Medical Post
One engineer was cured
One engineer was cured
One child was cured
One gravely ill child was treated
Player 2 sent one engineer: Gather from G4 (1 wood)
The city gained 1 Wood
The Action Phase ended
Round 3: the Dusk Phase began
Drunk on Duty was revealed
Player 4 chose: Sleep it off
1 Spent Worker token went to the supply
Round 3: the Hunger Phase began
The city spent 1 Food
Fear (discontent) was activated
Hunger rose to 11
Round 3: the Night Phase began
The city spent 1 Coal
The Heat marker came to 3
One worker slept in the cold
One child slept in the cold
One engineer slept in the cold
One child slept in the cold
One engineer slept in the cold
One child slept in the cold
One child slept in the cold
One engineer slept in the cold
One worker slept in the cold
One engineer slept in the cold
One child slept in the cold
One worker slept in the cold
One worker fell sick
One worker fell gravely ill
One worker died; the Corpse marker came to 4
The Citizen card drawn was Pip, errand runner
One engineer was cured
One worker was cured
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One child fell sick
One child fell sick
One child fell sick
One child fell sick
One child fell sick
Round 3: the Dawn Phase began
Day 4 dawned; Player 1 led
Round 4: the Morning Phase began
A Duel at Noon was revealed
Player 1 chose: Forbid it
A token came onto the discontent track: Mistrust
Round 4: the Generator Phase began
One worker fell sick
One child fell gravely ill
3 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Creeping Frost
The city gained 1 Food
Round 4: the Preparation Phase began
1 Spent Engineer token went to the supply
2 Spent Worker tokens went to the supply
One worker fell gravely ill
2 Spent Child tokens went to the supply
One child died; the Corpse marker came to 5
The Citizen card drawn was Harriet Voss, surgeon
A token left the hope track: Unity
One child was cured
One child was cured
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell sick
Player 1 used: Generator
The Generator shed 4 Stress cubes
Player 2 sent one worker: Gathering Post on N5b: gather up to 4 Resources from here and around (cold)
One worker died; the Corpse marker came to 6
The Citizen card drawn was Florrie, storyteller
One child was cured
One engineer was cured
Player 2 used: Gathering Post
Player 3 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex FC2: tile F19
The city gained 6 Food
Player 4 passed
Player 1 sent one worker: Sawmill on N4a: fell up to 3 Trees here and around (cold)
One worker fell gravely ill
Player 1 used: Sawmill
The city gained 1 Wood
Player 2 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex FE4: tile F05
The Action Phase ended
Round 4: the Dusk Phase began
Pilfered Stores was revealed
Player 1 chose: Ration everyone
Mistrust (discontent) was activated
Round 4: the Hunger Phase began
The city spent 7 Food
A token came onto the discontent track: Mistrust
Hunger rose to 12
Round 4: the Night Phase began
The city spent 1 Coal
The Heat marker came to 1
One child slept in the cold
One child slept in the cold
One child slept in the cold
One child slept in the cold
One engineer slept in the cold
One child slept in the cold
One worker slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One worker slept in the cold
One worker slept in the cold
One worker died; the Corpse marker came to 7
The Citizen card drawn was Tam Corrigan, hauler
One engineer was cured
One engineer was cured
One worker fell gravely ill
One worker died; the Corpse marker came to 8
The Citizen card drawn was Small Tom, flue sweep
One worker was cured
One engineer was cured
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One child fell sick
One child fell sick
One child fell sick
One child fell gravely ill
One child died; the Corpse marker came to 9
The Citizen card drawn was Ida Marlow, stoker
A token left the hope track: Unity
One engineer was cured
One engineer was cured
Round 4: the Dawn Phase began
Day 5 dawned; Player 2 led
A Scenario card came: Something to Live For
The city chose its purpose: order
Something to Live For left the game
Round 5: the Morning Phase began
A Room by the Boiler was revealed
Player 2 chose: There is no time
One child fell gravely ill
One child died; the Corpse marker came to 10
The Citizen card drawn was Mags Dunne, digger
A token left the hope track: Devotion
The people have lost their will to survive: the game was lost
