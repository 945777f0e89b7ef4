Player 1 takes the Leadership marker
Rim corner RC1: blank
Rim corner RC0: wood
Rim corner RC5: coal
Rim corner RC4: wood
Steam Saws will be ready in Round 3
Player 2 is the Generator Advisor
Player 2 is the Health Advisor
Player 1 is the Social Advisor
Player 1 is the Foreman Advisor
Player 1 has Tam Corrigan, hauler
Player 1 has Magnus Aldous, chemist
Player 2 has Beatrix Lund, quartermaster
Player 2 has Florrie, storyteller
The city spent 4 Coal
The Heat marker is on 4
Player 1: Gather from N2a (3 coal) (engineer)
The city gained 2 Coal
Player 1 called on Magnus Aldous, chemist
One engineer was cured
One worker was cured
One child was cured
Player 2: Dais: pass a Law (engineer)
Player 2 used: Dais
Player 2 passed a Law: The Ring
Fighting Ring can be built now
Anger (discontent) was exhausted
A Broken Jaw joins the Dusk deck
Player 2 called on Beatrix Lund, quartermaster
The city gained 2 Coal
Player 2 called on Florrie, storyteller
Unity (hope) was activated
Unity (hope) was activated
Player 1: Gather from G4 (5 wood) (worker)
The city gained 2 Wood
Player 1 called on Tam Corrigan, hauler
The city gained 2 Coal
Player 2: Gather from G5 (5 coal) (worker)
The city gained 2 Coal
Player 1: Gather from N1a (3 coal) (engineer)
The city gained 2 Coal
Player 2: The Last City: spend 1 Coal: -2 Stress (engineer)
The city spent 1 Coal
0 Stress cubes less
Player 1: Remove snow (cold) (engineer)
One engineer fell sick
On hex N5: tile N04
The city gained 2 Food
On hex N0: tile N03
Player 2: Gather from N1b (2 wood) (worker)
The city gained 2 Wood
Player 1: Gather from N3b (2 wood) (worker)
The city gained 2 Wood
Player 2: Gather from N5a (3 wood) (worker)
The city gained 2 Wood
Player 1: Gather from N0b (2 coal) (worker)
The city gained 2 Coal
The Action Phase ends
Round 1: Dusk Phase
Pilfered Stores is revealed
Ration everyone
Anger (discontent) was activated
Round 1: Hunger Phase
The city spent 12 Food
Round 1: Night Phase
One child sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
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
Round 1: Dawn Phase
Day 2 dawns; Player 2 leads
Round 2: Morning Phase
Smoke on the Ridge is revealed
Send men with ropes
1 Spent Worker token went to the supply
The Strangers' Camp joins the Dusk deck
Round 2: Generator Phase
4 cubes were dropped, 3 were found in the drawer
The Heat marker goes back to the first space
Round 2: Weather Phase
The weather: Gathering Front
Round 2: Preparation Phase
Player 1 advises: Foreman Advisor
Devotion (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
1 Spent Worker token went to the supply
1 Spent Child token went to the supply
The city spent 1 Coal
The Heat marker is on 1
Player 2: Gather from G4 (3 wood) (engineer)
The city gained 2 Wood
Player 1: Gather from N1a (1 coal) (cold) (engineer)
One engineer fell sick
The city gained 1 Coal
The city spent 3 Coal
The Heat marker is on 4
The city spent 1 Coal
The Heat marker is on 5
Player 2: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (engineer)
Player 2 used: Generator
3 Stress cubes less
Player 1: Gather from N0a (2 wood) (engineer)
The city gained 2 Wood
Player 2: Gather from G5 (3 coal) (worker)
The city gained 2 Coal
Player 1: Construct (engineer)
The city spent 1 Wood
Player 1 built: Tent on N2b
The city spent 3 Wood
Player 1 built: Bunkhouse on N1b
The city spent 1 Wood
Player 1 built: Tent on N5a
Player 2 passed
Player 1: Gather from N2a (1 coal) (worker)
The city gained 1 Coal
Player 2 passed
Player 1: Construct (worker)
The city spent 2 Wood
Player 1 built: Medical Post on N3a
Player 2 passed
Player 1: Construct (worker)
The city spent 3 Wood
Player 1 built: Bunkhouse on N0b
Dismantled: Tent
Dismantled: Bunkhouse
Player 2: Construct (worker)
The city spent 2 Wood
Player 2 built: Charcoal Kiln on N2b
Dismantled: Medical Post
Dismantled: Bunkhouse
The Action Phase ends
Round 2: Dusk Phase
A Quiet Evening is revealed
Rest
Round 2: Hunger Phase
The city spent 10 Food
Hunger rose to 6
Round 2: Night Phase
One worker sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
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
Round 2: Dawn Phase
Day 3 dawns; Player 1 leads
Steam Saws is developed
Sawmill is upgraded
Wall Drill is upgraded
Wool Lining will be ready in Round 6
Scenario card: Roofs
Fear (discontent) was activated
No Room joins the Dusk deck
Roofs leaves the game
Round 3: Morning Phase
Snow-Blind is revealed
Carry on
One worker fell sick
One worker fell sick
Round 3: Generator Phase
5 cubes were dropped, 3 were found in the drawer
The Heat marker goes back to the first space
Round 3: Weather Phase
The weather: Ice Fog
Round 3: Preparation Phase
Player 1 advises: Social Advisor
Unity (hope) was exhausted
Anger (discontent) was exhausted
1 Spent Child token went to the supply
1 Spent Engineer token went to the supply
2 Spent Worker tokens went to the supply
One worker is gravely ill
The city spent 1 Coal
The Heat marker is on 1
Player 1: The Last City: spend 1 Coal: -2 Stress (engineer)
The city spent 1 Coal
2 Stress cubes less
The city spent 5 Coal
The Heat marker is on 6
Player 2: Remove snow (cold) (engineer)
One engineer fell sick
On hex FE3: tile F05
Player 1: Dais: pass a Law (engineer)
Player 1 used: Dais
Player 1 passed a Law: Tavern Licence
Public House can be built now
Drunk on Duty joins the Dusk deck
Player 2: Medical Post on N3a: Cure 3, Treat 1 (engineer)
Player 2 used: Medical Post
One child was cured
One worker was cured
One engineer was cured
One gravely ill worker was treated
Player 1: Gather from G5 (1 coal) (worker)
The city gained 1 Coal
Player 2: Charcoal Kiln on N2b: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal (worker)
Player 2 used: Charcoal Kiln
The city spent 1 Wood
The city gained 2 Coal
Player 1: Remove snow (cold) (worker)
One worker fell sick
On hex N4: tile N12
The city gained 4 Food
Player 2 passed
Player 1: Gather from FE3a (5 wood) (worker)
The city gained 2 Wood
The Action Phase ends
Round 3: Dusk Phase
A Quarrel over Blankets is revealed
A token left the hope track: Devotion
Part them
Round 3: Hunger Phase
The city spent 4 Food
A token came onto the discontent track: Fear
Hunger rose to 11
Round 3: Night Phase
One engineer sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One worker fell sick
One worker fell sick
One worker fell sick
One engineer fell sick
One engineer fell sick
One engineer is gravely ill
One engineer died; the Corpse marker is on 1
The Citizen card drawn is Bess Horrocks, sawyer
One engineer is gravely ill
One child fell sick
One child fell sick
Round 3: Dawn Phase
Day 4 dawns; Player 2 leads
Round 4: Morning Phase
Idle Pencils is revealed
Let them rest
Unity (hope) was activated
Round 4: Generator Phase
6 cubes were dropped, 6 were found in the drawer
The Heat marker goes back to the first space
Round 4: Weather Phase
The weather: Light Frost
Round 4: Preparation Phase
Player 1 advises: Social Advisor
Unity (hope) was exhausted
A token left the discontent track: Fear
1 Spent Child token went to the supply
2 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker is on 2
The Citizen card drawn is Ida Marlow, stoker
2 Spent Worker tokens went to the supply
One worker is gravely ill
The city spent 6 Coal
The Heat marker is on 6
Player 2: Dais: pass a Law (engineer)
Player 2 used: Dais
Player 2 passed a Law: Children at Work
From now on: Each Round 1 Child Meeple may act, a second one if any 1 Hope token is exhausted. Children may only Remove Snow, Gather Resources or Construct.
A token came onto the discontent track: Fear
Anger (discontent) was activated
Unity (hope) was exhausted
Small Hands, Sharp Machines joins the Dusk deck
Player 1 passed
Player 2 passed
The Action Phase ends
Round 4: Dusk Phase
Drunk on Duty is revealed
He let the fire die
The city lost 2 Coal
Round 4: Hunger Phase
A token came onto the discontent track: Mistrust
One engineer died; the Corpse marker is on 3
The Citizen card drawn is Ned, kite flyer
One engineer died; the Corpse marker is on 4
The Citizen card drawn is Percival Thorne, surveyor
Hunger rose to 12
Round 4: Night Phase
One worker sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One worker fell sick
One worker fell sick
One worker fell sick
One engineer is gravely ill
One engineer died; the Corpse marker is on 5
The Citizen card drawn is Clara Wray, clerk
One engineer is gravely ill
One child fell sick
One child fell sick
Round 4: Dawn Phase
Day 5 dawns; Player 1 leads
Scenario card: Something to Live For
The purpose of the city: order
Something to Live For leaves the game
Round 5: Morning Phase
Frozen Graves is revealed
A stone, at least
Memorial can be built now
Round 5: Generator Phase
One engineer died; the Corpse marker is on 6
The Citizen card drawn is Bram, friend of strays
6 cubes were dropped, 4 were found in the drawer
The Generator broke down and is overheated: once more, and it explodes
The Heat marker goes back to the first space
Round 5: Weather Phase
The weather: Glass Night
Storm number 1 hits the settlement
The Storm marker is on 12
Every Tent is a Ruin now
Round 5: Preparation Phase
1 Spent Engineer token went to the supply
2 Spent Child tokens went to the supply
One child is gravely ill
3 Spent Worker tokens went to the supply
One worker died; the Corpse marker is on 7
The Citizen card drawn is Old Penrose, trapper
The city lost 0 Food
Player 1: Charcoal Kiln on N2b: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal (cold) (worker)
One worker is gravely ill
Player 1 used: Charcoal Kiln
The city spent 1 Wood
The city gained 2 Coal
Player 2: Dais: pass a Law (cold) (engineer)
One engineer is gravely ill
Player 2 used: Dais
Player 1: The Last City: spend 1 Coal: -2 Stress (engineer)
The city spent 1 Coal
0 Stress cubes less
Player 2: Gather from G4 (1 wood) (cold) (worker)
One worker died; the Corpse marker is on 8
The Citizen card drawn is Jonas Pike, ganger
A token came onto the discontent track: Fear
The city gained 1 Wood
Player 1 passed
Player 2: Gather from FE3a (3 wood) (cold) (child)
One child fell sick
The city gained 2 Wood
The city spent 1 Coal
The Heat marker is on 1
Player 1: Construct (worker)
The city spent 2 Wood
Player 1 built: Memorial on N5b
Unity (hope) was activated
Unity (hope) was exhausted
A second Child is put to work
Player 2: Construct (child)
Dismantled: Tent
The city spent 2 Wood
Player 2 built: Charcoal Kiln on FE3b
The city spent 2 Wood
Player 2 built: Sawmill on N1a
The Action Phase ends
Round 5: Dusk Phase
Small Hands, Sharp Machines is revealed
Bandage and back to work
One child died; the Corpse marker is on 9
The Citizen card drawn is Hugh Ferrant, tinkerer
Mistrust (discontent) was activated
One child is gravely ill
Round 5: Hunger Phase
Fear (discontent) was activated
One child died; the Corpse marker is on 10
The Citizen card drawn is Silas Moor, pipe fitter
One child died; the Corpse marker is on 11
Too many have died: the game is lost
