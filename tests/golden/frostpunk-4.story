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
Player 4: Hunter's Hut: gain 4 Food (worker)
Player 4 used: Hunter's Hut
The city gained 4 Food
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
Clockwork Limbs will be ready in Round 6
Round 2: Morning Phase
A Cracked Valve is revealed
Repair it properly
The city spent 2 Wood
0 Stress cubes less
Round 2: Generator Phase
2 cubes were dropped, 2 were found in the drawer
The Heat marker goes back to the first space
Round 2: Weather Phase
The weather: Snow Squall
The city gained 2 Food
Round 2: Preparation Phase
1 Spent Child token went to the supply
1 Spent Worker token went to the supply
Player 2: Remove snow (cold) (engineer)
One engineer fell sick
On hex FC5: tile F14
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
Player 3: Hunter's Hut: gain 4 Food (engineer)
Player 3 used: Hunter's Hut
The city gained 4 Food
Player 4: Gather from FC5a (2 core) (cold) (worker)
One worker fell sick
The city gained 2 Steam Cores
The city spent 1 Coal
The Heat marker is on 3
Player 1: Sawmill: fell up to 3 Trees here and around (worker)
Player 1 used: Sawmill
Player 2: Hunter's Hut: gain 4 Food (worker)
Player 2 used: Hunter's Hut
The city gained 4 Food
Player 3: Gather from N2a (3 coal) (worker)
The city gained 2 Coal
The Action Phase ends
Round 2: Dusk Phase
A Quiet Evening is revealed
Rest
Round 2: Hunger Phase
The city spent 17 Food
Round 2: Night Phase
One engineer sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
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
One child fell sick
Round 2: Dawn Phase
Day 3 dawns; Player 3 leads
Scenario card: Roofs
A token came onto the discontent track: Mistrust
No Room joins the Dusk deck
Roofs leaves the game
Round 3: Morning Phase
The Inventor is revealed
Give her timber
The city spent 2 Wood
Clockwork Limbs comes nearer: Round 5
Round 3: Generator Phase
2 cubes were dropped, 1 were found in the drawer
The Heat marker goes back to the first space
Round 3: Weather Phase
The weather: Northern Wind
The city gained 2 Food
Round 3: Preparation Phase
Player 2 advises: Foreman Advisor
Unity (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
Player 4 called on Mags Dunne, digger
2 Spent Worker tokens went to the supply
One worker is gravely ill
2 Spent Engineer tokens went to the supply
One engineer is gravely ill
2 Spent Child tokens went to the supply
One child is gravely ill
Player 3: Gather from N2a (1 coal) (cold) (worker)
One worker fell sick
The city gained 1 Coal
Player 4: Gather from G5 (1 coal) (cold) (engineer)
One engineer fell sick
The city gained 1 Coal
The city spent 1 Coal
The Heat marker is on 1
Player 1: The Last City: spend 1 Coal: -2 Stress (engineer)
The city spent 1 Coal
1 Stress cube less
Player 2: Hunter's Hut: gain 4 Food (cold) (worker)
One worker fell sick
Player 2 used: Hunter's Hut
The city gained 4 Food
Player 3: Hunter's Hut: gain 4 Food (cold) (engineer)
One engineer fell sick
Player 3 used: Hunter's Hut
The city gained 4 Food
The city spent 2 Coal
The Heat marker is on 3
Player 4: Gather from G4 (3 wood) (worker)
The city gained 2 Wood
Player 1: Remove snow (cold) (worker)
One worker fell sick
On hex FE4: tile F03
The city spent 1 Coal
The Heat marker is on 4
Player 2: Gather from FE4a (3 wood) (worker)
The city gained 2 Wood
The Action Phase ends
Round 3: Dusk Phase
Cold Beds is revealed
Mistrust (discontent) was activated
One child died; the Corpse marker is on 1
The Citizen card drawn is Clara Wray, clerk
A token came onto the discontent track: Mistrust
Hear them out
Men with Hammers joins the Dusk deck
Round 3: Hunger Phase
The city spent 12 Food
Round 3: Night Phase
One child sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One worker died; the Corpse marker is on 2
The Citizen card drawn is Edie, messenger
One engineer died; the Corpse marker is on 3
The Citizen card drawn is Florrie, storyteller
One engineer is gravely ill
One engineer died; the Corpse marker is on 4
The Citizen card drawn is Nell Sharpe, rigger
Mistrust (discontent) was activated
One engineer is gravely ill
One child is gravely ill
One child died; the Corpse marker is on 5
The Citizen card drawn is Annie Stubbs, laundress
One child is gravely ill
One child died; the Corpse marker is on 6
The Citizen card drawn is Bram, friend of strays
A token left the hope track: Unity
Round 3: Dawn Phase
Day 4 dawns; Player 4 leads
Round 4: Morning Phase
A Broken Sledge is revealed
Mend it
The city spent 1 Wood
Resolve (hope) was activated
Round 4: Generator Phase
3 cubes were dropped, 1 were found in the drawer
The Heat marker goes back to the first space
Round 4: Weather Phase
The weather: Ice Fog
The city gained 2 Food
Round 4: Preparation Phase
Player 4 advises: Generator Advisor
Resolve (hope) was exhausted
The Heat marker is on 2
1 Stress cube less
1 Spent Child token went to the supply
2 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker is on 7
The Citizen card drawn is Pip, errand runner
3 Spent Worker tokens went to the supply
One worker is gravely ill
Player 4: Medical Post: Cure 4, Treat 1 (engineer)
Player 4 used: Medical Post
One engineer was cured
One gravely ill worker was treated
One child was cured
One engineer was cured
One child was cured
Player 1: Construct (worker)
The city spent 2 Wood
Player 1 built: Sawmill on G5
The city spent 2 Wood
Player 1 built: Charcoal Kiln on N5b
The city spent 2 Wood
Player 1 built: Hunter's Hut on N1a
Player 2: Charcoal Kiln: spend 1 Wood: gain 3 Coal, or spend 2 Wood: gain 6 Coal (cold) (worker)
One worker is gravely ill
Player 2 used: Charcoal Kiln
The city spent 2 Wood
The city gained 6 Coal
The city spent 1 Coal
The Heat marker is on 3
Player 3: Hunter's Hut: gain 4 Food (worker)
Player 3 used: Hunter's Hut
The city gained 4 Food
The Action Phase ends
Round 4: Dusk Phase
Coughing in the Dark is revealed
So be it
Round 4: Hunger Phase
The city spent 8 Food
Round 4: Night Phase
One child sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One worker died; the Corpse marker is on 8
The Citizen card drawn is Silas Moor, pipe fitter
One worker is gravely ill
One worker died; the Corpse marker is on 9
The Citizen card drawn is Small Tom, flue sweep
One worker is gravely ill
One worker died; the Corpse marker is on 10
The Citizen card drawn is Tam Corrigan, hauler
One engineer fell sick
One child fell sick
One child fell sick
Round 4: Dawn Phase
Day 5 dawns; Player 1 leads
Clockwork Limbs is developed
Steelworks can be built now
Factory can be built now
From now on: Automatons may use Engineer Buildings except the Dais.
Brick Houses will be ready in Round 8
Scenario card: Something to Live For
The purpose of the city: none
A token left the discontent track: Mistrust
Something to Live For leaves the game
Round 5: Morning Phase
A Room by the Boiler is revealed
Build it, piece by piece
Round 5: Generator Phase
The city spent 1 Coal
The Heat marker is on 4
3 cubes were dropped, 1 were found in the drawer
The Heat marker goes back to the first space
Round 5: Weather Phase
The weather: Gathering Front
The city gained 3 Food
Storm number 1 hits the settlement
The Storm marker is on 12
Every Tent is a Ruin now
Round 5: Preparation Phase
1 Spent Child token went to the supply
1 Spent Engineer token went to the supply
2 Spent Worker tokens went to the supply
One worker is gravely ill
Player 1: Gather from FE4b (3 coal) (cold) (engineer)
One engineer fell sick
The city gained 2 Coal
The city spent 5 Coal
The Heat marker is on 5
Player 2: The Last City: spend 1 Coal: -2 Stress (engineer)
The city spent 1 Coal
1 Stress cube less
Player 3: Construct (worker)
The city spent 2 Wood
Player 3 built: Charcoal Kiln on N0a
Dismantled: Hunter's Hut
Player 4: Sawmill: fell up to 3 Trees here and around (worker)
Player 4 used: Sawmill
The city gained 1 Wood
Player 1: Charcoal Kiln: spend 1 Wood: gain 3 Coal, or spend 2 Wood: gain 6 Coal (worker)
Player 1 used: Charcoal Kiln
The city spent 1 Wood
The city gained 3 Coal
The Action Phase ends
Round 5: Dusk Phase
A Song at the Boiler is revealed
Resolve (hope) was activated
Listen
Round 5: Hunger Phase
The city spent 13 Food
Round 5: Night Phase
One child sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One worker died; the Corpse marker is on 11
Too many have died: the game is lost
