Player 1 takes the Leadership marker
Rim corner RC2: wood
Rim corner RC1: blank
Rim corner RC0: blank
Rim corner RC5: coal
Rim corner RC4: blank
Rim corner RC3: coal
Signal Lens will be ready in Round 3
Player 4 is the Generator Advisor
Player 3 is the Health Advisor
Player 1 is the Social Advisor
Player 2 is the Foreman Advisor
Player 1 has Rafe Colley, spokesman
Player 2 has Old Penrose, trapper
Player 3 has Odile Renn, draughtswoman
Player 4 has Mags Dunne, digger
The city spent 2 Coal
The Heat marker is on 2
Player 1: Gather from N1a (3 wood) (worker)
The city gained 2 Wood
Player 1 called on Rafe Colley, spokesman
A token left the discontent track: Mistrust
Player 2: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (engineer)
Player 2 used: Generator
0 Stress cubes less
Player 2 called on Old Penrose, trapper
The city gained 4 Food
Player 3 passed
Player 4: Construct (engineer)
Player 1: The Last City: spend 1 Coal: -2 Stress (engineer)
The city spent 1 Coal
0 Stress cubes less
Player 2: Gather from G4 (5 wood) (engineer)
The city gained 2 Wood
Player 3: Remove snow (cold) (engineer)
One engineer fell sick
On hex N5: tile N12
The city gained 4 Food
On hex N3: tile N10
The city gained 3 Food
Player 4: Gather from G5 (5 coal) (worker)
The city gained 2 Coal
Player 1: Gather from N0a (3 wood) (worker)
The city gained 2 Wood
The city spent 1 Coal
The Heat marker is on 3
Player 2: Construct (worker)
The city spent 2 Wood
Player 2 built: Sawmill on N3a
The city spent 2 Wood
Player 2 built: Hunter's Hut on N4b
The city spent 2 Wood
Player 2 built: Hunter's Hut on N0b
Player 3: Remove snow (cold) (worker)
One worker fell sick
On hex N2: tile N05
The city gained 2 Food
Player 3 called on Odile Renn, draughtswoman
Signal Lens comes nearer: Round 2
Player 4: Hunter's Hut on N4b: gain 3 Food (worker)
Player 4 used: Hunter's Hut
The city gained 3 Food
The Action Phase ends
Round 1: Dusk Phase
A Song at the Boiler is revealed
Unity (hope) was activated
Listen
Round 1: Hunger Phase
The city spent 11 Food
Round 1: Night Phase
One worker sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
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
Signal Lens is developed
Beacon is upgraded
Clockwork Limbs will be ready in Round 5
Round 2: Morning Phase
A Cracked Valve is revealed
Repair it properly
The city spent 2 Wood
0 Stress cubes less
Round 2: Generator Phase
3 cubes were dropped, 2 were found in the drawer
The Heat marker goes back to the first space
Round 2: Weather Phase
The weather: Snow Squall
The city gained 2 Food
Round 2: Preparation Phase
1 Spent Child token went to the supply
1 Spent Worker token went to the supply
Player 2: Remove snow (cold) (engineer)
One engineer fell sick
On hex FC5: tile F17
Player 3: Gather from G5 (3 coal) (cold) (engineer)
One engineer fell sick
The city gained 2 Coal
The city spent 2 Coal
The Heat marker is on 2
Player 4: Gather from N1a (1 wood) (engineer)
The city gained 1 Wood
Player 1: The Last City: spend 1 Coal: -2 Stress (engineer)
The city spent 1 Coal
2 Stress cubes less
Player 2: Gather from N0a (1 wood) (worker)
The city gained 1 Wood
Player 3: Hunter's Hut on N4b: gain 3 Food (engineer)
Player 3 used: Hunter's Hut
The city gained 3 Food
Player 4: Gather from FC5b (2 coal) (cold) (worker)
One worker fell sick
The city gained 2 Coal
The city spent 1 Coal
The Heat marker is on 3
Player 1: Sawmill on N3a: fell up to 3 Trees here and around (worker)
Player 1 used: Sawmill
Player 2: Hunter's Hut on N0b: gain 3 Food (worker)
Player 2 used: Hunter's Hut
The city gained 3 Food
Player 3: Gather from N2a (3 coal) (worker)
The city gained 2 Coal
The Action Phase ends
Round 2: Dusk Phase
Frostbitten Hands is revealed
Wrap them in rags
One worker fell sick
One worker fell sick
Round 2: Hunger Phase
The city spent 17 Food
Round 2: Night Phase
One child sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
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
One child fell sick
One child fell sick
Round 2: Dawn Phase
Day 3 dawns; Player 3 leads
Scenario card: Roofs
Mistrust (discontent) was activated
No Room joins the Dusk deck
Roofs leaves the game
Round 3: Morning Phase
Frozen Graves is revealed
Later
Unity (hope) was exhausted
Round 3: Generator Phase
3 cubes were dropped, 4 were found in the drawer
The Heat marker goes back to the first space
Round 3: Weather Phase
The weather: Thin Sun
The city gained 2 Food
Round 3: Preparation Phase
Player 3 advises: Health Advisor
Devotion (hope) was exhausted
One worker was cured
One engineer was cured
One worker was cured
Player 4 called on Mags Dunne, digger
1 Spent Engineer token went to the supply
2 Spent Child tokens went to the supply
One child is gravely ill
2 Spent Worker tokens went to the supply
One worker is gravely ill
Player 3: Sawmill on N3a: fell up to 3 Trees here and around (cold) (worker)
One worker fell sick
Player 3 used: Sawmill
The city spent 1 Coal
The Heat marker is on 1
Player 4: Dais: pass a Law (engineer)
Player 4 used: Dais
Player 4 passed a Law: Hard Medicine
From now on: Each Treat point may be used as 2 Cure points.
The Maimed joins the Dusk deck
Player 1: Hunter's Hut on N4b: gain 3 Food (cold) (engineer)
One engineer fell sick
Player 1 used: Hunter's Hut
The city gained 3 Food
The city spent 2 Coal
The Heat marker is on 3
Player 2: The Last City: spend 1 Coal: -2 Stress (engineer)
The city spent 1 Coal
2 Stress cubes less
Player 3: Construct (worker)
Dismantled: Tent
Dismantled: Hunter's Hut
Dismantled: Tent
Player 4: Medical Post on G3: Cure 3, Treat 1 (engineer)
Player 4 used: Medical Post
One gravely ill child was treated
One worker was cured
One child was cured
One worker was cured
Player 1: Gather from N2a (1 coal) (worker)
The city gained 1 Coal
Player 2: Gather from G4 (3 wood) (worker)
The city gained 2 Wood
The Action Phase ends
Round 3: Dusk Phase
Pilfered Stores is revealed
Accept the loss
Hunger rose to 3
Round 3: Hunger Phase
The city spent 3 Food
The city spent 12 Food
Round 3: Night Phase
The city spent 1 Coal
The Heat marker is on 4
One child sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One engineer fell sick
One engineer fell sick
One engineer is gravely ill
One engineer died; the Corpse marker is on 1
The Citizen card drawn is Nell Sharpe, rigger
A token came onto the discontent track: Fear
One engineer is gravely ill
One child fell sick
One child fell sick
One child is gravely ill
One child died; the Corpse marker is on 2
The Citizen card drawn is Hugh Ferrant, tinkerer
A token came onto the discontent track: Mistrust
One child is gravely ill
Round 3: Dawn Phase
Day 4 dawns; Player 4 leads
Round 4: Morning Phase
Rats in the Store is revealed
The city lost 2 Food
Burn the spoiled sacks
The city spent 3 Food
Round 4: Generator Phase
4 cubes were dropped, 2 were found in the drawer
The Heat marker goes back to the first space
Round 4: Weather Phase
The weather: Creeping Frost
The city gained 1 Food
Round 4: Preparation Phase
2 Spent Child tokens went to the supply
One child died; the Corpse marker is on 3
The Citizen card drawn is Magnus Aldous, chemist
2 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker is on 4
The Citizen card drawn is Bess Horrocks, sawyer
3 Spent Worker tokens went to the supply
One worker died; the Corpse marker is on 5
The Citizen card drawn is Ned, kite flyer
The city spent 2 Coal
The Heat marker is on 2
Player 4: Gather from G5 (1 coal) (worker)
The city gained 1 Coal
Player 1: Construct (engineer)
The city spent 1 Wood
Player 1 built: Tent on N2a
The city spent 2 Wood
Player 1 built: Gathering Post on FC5a
The city spent 2 Wood
Player 1 built: Cookhouse on N1b
The city spent 1 Coal
The Heat marker is on 3
Player 2: Gather from G4 (1 wood) (worker)
The city gained 1 Wood
Player 3: Dais: pass a Law (engineer)
Player 3 used: Dais
Player 3 passed a Law: Burial Ground
Cemetery can be built now
From now on: While a Cemetery is on the map, the first death of each Round has no death effect.
Player 4: Sawmill on N3a: fell up to 3 Trees here and around (worker)
Player 4 used: Sawmill
Player 1: Hunter's Hut on N4b: gain 3 Food (engineer)
Player 1 used: Hunter's Hut
The city gained 3 Food
The Action Phase ends
Round 4: Dusk Phase
A Quiet Evening is revealed
Rest
Round 4: Hunger Phase
The city spent 5 Food
Hunger rose to 4
Round 4: Night Phase
One engineer sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One worker fell sick
One worker is gravely ill
One worker died; the Corpse marker is on 6
The Citizen card drawn is Pip, errand runner
One worker is gravely ill
One worker died; the Corpse marker is on 7
The Citizen card drawn is Wren, chorister
Fear (discontent) was activated
One engineer is gravely ill
One engineer died; the Corpse marker is on 8
The Citizen card drawn is Ezra Whitlock, boilerman
1 Stress cube more
One engineer is gravely ill
One engineer died; the Corpse marker is on 9
The Citizen card drawn is Clara Wray, clerk
One engineer is gravely ill
One child is gravely ill
One child died; the Corpse marker is on 10
The Citizen card drawn is Annie Stubbs, laundress
One child is gravely ill
Round 4: Dawn Phase
Day 5 dawns; Player 1 leads
Clockwork Limbs is developed
Steelworks can be built now
Factory can be built now
From now on: Automatons may use Engineer Buildings except the Dais.
The city has 1 Automatons
Better Snares will be ready in Round 7
Scenario card: Something to Live For
The purpose of the city: none
Fear (discontent) was exhausted
Something to Live For leaves the game
Round 5: Morning Phase
A Mother's Request is revealed
They will sleep warm, we promise
Warm Beds for the Young joins the Dusk deck
Round 5: Generator Phase
One worker is gravely ill
One child died; the Corpse marker is on 11
Too many have died: the game is lost
