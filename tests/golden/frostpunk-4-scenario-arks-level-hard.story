Player 3 takes the Leadership marker
Rim corner RC1: blank
Rim corner RC0: coal
Rim corner RC5: wood
Rim corner RC4: coal
Surgery will be ready in Round 4
Player 3 is the Generator Advisor
Player 1 is the Health Advisor
Player 4 is the Social Advisor
Player 2 is the Foreman Advisor
Player 3 has Percival Thorne, surveyor
Player 4 has Hugh Ferrant, tinkerer
Player 1 has Old Penrose, trapper
Player 2 has Edie, messenger
The city spent 2 Coal
The Heat marker is on 2
Player 3 passed
Player 4: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (engineer)
Player 4 used: Generator
The city spent 1 Steam Core
0 Stress cubes less
Player 4 called on Hugh Ferrant, tinkerer
The city gained 2 Wood
Player 1: Gather from G4 (5 wood) (engineer)
The city gained 2 Wood
Player 1 called on Old Penrose, trapper
The city gained 4 Food
Player 2: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark (engineer)
The city spent 2 Coal
Player 2 called on Edie, messenger
A Song at the Boiler goes to the Dusk discard pile
Player 3: Remove snow (cold) (engineer)
One engineer fell sick
On hex FE5: tile F06
Player 4: Gather from G5 (5 coal) (engineer)
The city gained 2 Coal
Player 1: Dais: pass a Law (engineer)
Player 1 used: Dais
Player 2: Gather from FE5a (4 coal) (cold) (engineer)
One engineer fell sick
The city gained 2 Coal
Player 3: Construct (engineer)
Dismantled: Tent
The city spent 2 Wood
Player 3 built: Gathering Post on FE5b
The city spent 3 Wood
Player 3 built: Workshop on G2
The Action Phase ends
Round 1: Dusk Phase
A Quiet Evening is revealed
Rest
Round 1: Hunger Phase
Round 1: Night Phase
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
Round 1: Dawn Phase
Day 2 dawns; Player 4 leads
Round 2: Morning Phase
The Foreman's Wager is revealed
Refuse
Round 2: Generator Phase
The city spent 1 Coal
The Heat marker is on 3
3 cubes were dropped, 1 were found in the drawer
The Heat marker goes back to the first space
Round 2: Weather Phase
The weather: Creeping Frost
Round 2: Preparation Phase
Player 3 advises: Generator Advisor
Resolve (hope) was exhausted
The Heat marker is on 2
1 Stress cube less
2 Spent Engineer tokens went to the supply
One engineer is gravely ill
Player 4: Construct (engineer)
The city spent 2 Wood
Player 4 built: Charcoal Kiln on N1b
The city spent 3 Wood
Player 4 built: Workshop on G5
The city spent 1 Wood
Player 4 built: Tent on FE5a
Player 1: Charcoal Kiln on N1b: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal (cold) (engineer)
One engineer fell sick
Player 1 used: Charcoal Kiln
Player 2: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark (engineer)
The city spent 2 Coal
Player 3: Gather from G4 (3 wood) (engineer)
The city gained 2 Wood
Player 3 called on Percival Thorne, surveyor
On hex FE1: tile F17
Player 4: Gathering Post on FE5b: gather up to 4 Resources from here and around (cold) (engineer)
One engineer fell sick
Player 4 used: Gathering Post
Player 1: Gather from FE1b (2 coal) (cold) (engineer)
One engineer fell sick
The city gained 2 Coal
The Action Phase ends
Round 2: Dusk Phase
Pilfered Stores is revealed
Ration everyone
Fear (discontent) was activated
Round 2: Hunger Phase
Round 2: Night Phase
The city spent 1 Coal
The Heat marker is on 3
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
Round 2: Dawn Phase
Day 3 dawns; Player 1 leads
Scenario card: The Surveyors Return
The city gained 1 Steam Core
The Surveyors Return leaves the game
Round 3: Morning Phase
Snow-Blind is revealed
Carry on
Round 3: Generator Phase
The city spent 1 Coal
The Heat marker is on 4
4 cubes were dropped, 1 were found in the drawer
The Heat marker goes back to the first space
Round 3: Weather Phase
The weather: Brief Lull
Round 3: Preparation Phase
4 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker is on 1
The Citizen card drawn is Bess Horrocks, sawyer
One engineer is gravely ill
The city spent 1 Coal
The Heat marker is on 1
Player 1: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold) (engineer)
One engineer fell sick
Player 1 used: Generator
The city spent 1 Steam Core
1 Stress cube less
Player 2 passed
Player 3: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark (engineer)
The city spent 2 Coal
Player 4 passed
Player 1: Remove snow (cold) (engineer)
One engineer fell sick
On hex N4: tile N07
The Action Phase ends
Round 3: Dusk Phase
Frost settles on Ark 1: 1
Frost settles on Ark 2: 1
Frost settles on Ark 3: 1
Frost settles on Ark 4: 1
A Quarrel over Blankets is revealed
A token left the hope track: Resolve
Part them
Round 3: Hunger Phase
The city spent 12 Food
Hunger rose to 13
Round 3: Night Phase
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer fell sick
One engineer died; the Corpse marker is on 2
The Citizen card drawn is Bram, friend of strays
One engineer is gravely ill
One engineer died; the Corpse marker is on 3
The Citizen card drawn is Odile Renn, draughtswoman
A token came onto the discontent track: Fear
Mistrust (discontent) was activated
One engineer is gravely ill
One engineer died; the Corpse marker is on 4
The Citizen card drawn is Mags Dunne, digger
One engineer is gravely ill
Round 3: Dawn Phase
Day 4 dawns; Player 2 leads
Surgery is developed
Infirmary can be built now
Medical Post is upgraded
Steam Hubs will be ready in Round 6
Round 4: Morning Phase
The Dead Trader's Cache is revealed
Leave the dead in peace
Resolve (hope) was activated
Round 4: Generator Phase
One engineer died; the Corpse marker is on 5
The Citizen card drawn is Silas Moor, pipe fitter
The city lost 0 Coal
1 cubes were dropped, 2 were found in the drawer
The Heat marker goes back to the first space
Round 4: Weather Phase
The weather: Light Frost
Round 4: Preparation Phase
Player 2 advises: Foreman Advisor
Resolve (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
4 Spent Engineer tokens went to the supply
One engineer is gravely ill
One engineer died; the Corpse marker is on 6
The Citizen card drawn is Ned, kite flyer
Player 2: Dais: pass a Law (cold) (engineer)
One engineer is gravely ill
Player 2 used: Dais
Player 2 passed a Law: Hard Medicine
From now on: Each Treat point may be used as 2 Cure points.
The Maimed joins the Dusk deck
Player 3 passed
Player 4: Workshop on G5: Development token 2 nearer (cold) (engineer)
One engineer died; the Corpse marker is on 7
The Citizen card drawn is Agnes Holt, midwife
A token left the hope track: Unity
Player 4 used: Workshop
Steam Hubs comes nearer: Round 4
Steam Hubs is developed
Steam Hub can be built now
Relief Valves will be ready in Round 6
Player 1: Remove snow (cold) (engineer)
One engineer is gravely ill
On hex FC0: tile F13
Player 2: Gather from FC0a (1 core) (cold) (worker)
The city gained 1 Steam Core
The Action Phase ends
Round 4: Dusk Phase
Frost settles on Ark 1: 2
Frost settles on Ark 2: 2
Frost settles on Ark 3: 2
Frost settles on Ark 4: 2
The Maimed is revealed
They are a burden
Fear (discontent) was activated
Round 4: Hunger Phase
A token came onto the discontent track: Anger
One engineer died; the Corpse marker is on 8
The Citizen card drawn is Magnus Aldous, chemist
One engineer died; the Corpse marker is on 9
The Citizen card drawn is The Two Georges, twins
Round 4: Night Phase
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer died; the Corpse marker is on 10
The Citizen card drawn is Ida Marlow, stoker
One engineer is gravely ill
One engineer died; the Corpse marker is on 11
Too many have died: the game is lost
