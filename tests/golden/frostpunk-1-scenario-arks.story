Player 1 takes the Leadership marker
Rim corner RC5: coal
Rim corner RC4: wood
Rim corner RC3: coal
Steam Hubs will be ready in Round 3
Player 1 is the Generator Advisor
Player 1 is the Health Advisor
Player 1 is the Social Advisor
Player 1 is the Foreman Advisor
Player 1 has Clara Wray, clerk
Player 1 has Nell Sharpe, rigger
Player 1 has Small Tom, flue sweep
Player 1 has Hugh Ferrant, tinkerer
The city spent 4 Coal
The Heat marker is on 4
Player 1: Gather from N1a (3 wood) (engineer)
The city gained 2 Wood
Player 1 called on Hugh Ferrant, tinkerer
The city gained 2 Steel
Player 1 called on Small Tom, flue sweep
0 Stress cubes less
Player 1: Gather from G5 (5 coal) (engineer)
The city gained 2 Coal
Player 1 called on Clara Wray, clerk
Frostbitten Hands goes to the Dusk discard pile
Player 1 called on Nell Sharpe, rigger
Player 1 built: Tent on G4
Player 1: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (engineer)
Player 1 used: Generator
0 Stress cubes less
Player 1: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark (engineer)
The city spent 2 Coal
Player 1: Dais: pass a Law (engineer)
Player 1 used: Dais
Player 1 passed a Law: Any Roof
From now on: Ruins on the map give 1 slot each, if heated.
Fear (discontent) was activated
Player 1 passed
The Action Phase ends
Round 1: Dusk Phase
A Song at the Boiler is revealed
Unity (hope) was activated
Listen
Round 1: Hunger Phase
Round 1: Night Phase
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer fell sick
One engineer fell sick
Round 1: Dawn Phase
Day 2 dawns; Player 1 leads
Round 2: Morning Phase
A Cracked Valve is revealed
Repair it properly
The city spent 2 Wood
0 Stress cubes less
Round 2: Generator Phase
4 cubes were dropped, 3 were found in the drawer
The Heat marker goes back to the first space
Round 2: Weather Phase
The weather: Black Frost
Round 2: Preparation Phase
Player 1 advises: Foreman Advisor
Unity (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
The people answer the Call to Rise
Player 1 took Lottie, lamplighter
Player 1 took Ezra Whitlock, boilerman
Player 1 took Mags Dunne, digger
1 Spent Engineer token went to the supply
Player 1: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark (engineer)
The city spent 2 Coal
Player 1: Dais: pass a Law (cold) (engineer)
One engineer fell sick
Player 1 used: Dais
Player 1 passed a Law: Children at Work
From now on: Each Round 1 Child Meeple may act, a second one if any 1 Hope token is exhausted. Children may only Remove Snow, Gather Resources or Construct.
A token came onto the discontent track: Mistrust
Anger (discontent) was activated
Devotion (hope) was exhausted
Small Hands, Sharp Machines joins the Dusk deck
Player 1 called on Lottie, lamplighter
Resolve (hope) was activated
Player 1: Gather from G5 (3 coal) (cold) (engineer)
One engineer fell sick
The city gained 2 Coal
Player 1 called on Ezra Whitlock, boilerman
3 Stress cubes less
Player 1 called on Mags Dunne, digger
On hex N4: tile N13
Player 1 passed
The Action Phase ends
Round 2: Dusk Phase
Frost settles on Ark 1: 1
Frost settles on Ark 2: 1
Frost settles on Ark 3: 1
Frost settles on Ark 4: 1
A Quarrel over Blankets is revealed
Resolve (hope) was exhausted
Part them
Round 2: Hunger Phase
Round 2: Night Phase
The city spent 1 Coal
The Heat marker is on 1
One engineer sleeps in the cold
One engineer sleeps in the cold
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
One engineer fell sick
One engineer fell sick
Round 2: Dawn Phase
Day 3 dawns; Player 1 leads
Steam Hubs is developed
Steam Hub can be built now
Drafting Hall will be ready in Round 5
Scenario card: The Surveyors Return
The city gained 1 Steam Core
The Surveyors Return leaves the game
Round 3: Morning Phase
Rats in the Store is revealed
The city lost 2 Food
Eat what is left
One engineer fell sick
Bad Grain joins the Dusk deck
Round 3: Generator Phase
The city spent 1 Coal
The Heat marker is on 2
One engineer fell sick
2 cubes were dropped, 0 were found in the drawer
The Heat marker goes back to the first space
Round 3: Weather Phase
The weather: Light Frost
Round 3: Preparation Phase
3 Spent Engineer tokens went to the supply
One engineer is gravely ill
Player 1: Gather from G5 (1 coal) (cold) (engineer)
One engineer fell sick
The city gained 1 Coal
Player 1: Gather from N4a (1 core) (cold) (engineer)
One engineer fell sick
The city gained 1 Steam Core
Player 1: Remove snow (cold) (engineer)
One engineer fell sick
On hex FC0: tile F21
Player 1: Gather from FC0a (2 wood) (cold) (engineer)
One engineer fell sick
The city gained 2 Wood
Player 1: Gather from FC0b (1 core) (cold) (engineer)
One engineer fell sick
The city gained 1 Steam Core
The city spent 1 Coal
The Heat marker is on 1
Player 1 passed
The Action Phase ends
Round 3: Dusk Phase
Frost settles on Ark 1: 2
Frost settles on Ark 2: 2
Frost settles on Ark 3: 2
Frost settles on Ark 4: 2
Coughing in the Dark is revealed
So be it
Round 3: Hunger Phase
The city spent 6 Food
Hunger rose to 21
Round 3: Night Phase
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer died; the Corpse marker is on 1
The Citizen card drawn is Bram, friend of strays
One engineer is gravely ill
One engineer died; the Corpse marker is on 2
The Citizen card drawn is Percival Thorne, surveyor
One engineer is gravely ill
One engineer died; the Corpse marker is on 3
The Citizen card drawn is Harriet Voss, surgeon
A token left the hope track: Unity
Round 3: Dawn Phase
Day 4 dawns; Player 1 leads
Round 4: Morning Phase
Smoke on the Ridge is revealed
Send men with ropes
1 Spent Worker token went to the supply
The Strangers' Camp joins the Dusk deck
Round 4: Generator Phase
One engineer is gravely ill
One engineer died; the Corpse marker is on 4
The Citizen card drawn is Magnus Aldous, chemist
1 cubes were dropped, 1 were found in the drawer
The Heat marker goes back to the first space
Round 4: Weather Phase
The weather: Whiteout
Round 4: Preparation Phase
4 Spent Engineer tokens went to the supply
One engineer is gravely ill
One engineer died; the Corpse marker is on 5
The Citizen card drawn is Wren, chorister
Player 1 passed
The Action Phase ends
Round 4: Dusk Phase
Frost settles on Ark 1: 3
Frost settles on Ark 2: 3
Too many Seed Arks are lost: the game is lost
