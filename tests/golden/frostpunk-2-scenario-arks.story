Player 1 takes the Leadership marker
Rim corner RC4: blank
Rim corner RC3: wood
Rim corner RC2: blank
Rim corner RC1: wood
Rim corner RC0: coal
Steam Saws will be ready in Round 3
Player 2 is the Generator Advisor
Player 1 is the Health Advisor
Player 2 is the Social Advisor
Player 1 is the Foreman Advisor
Player 1 has Agnes Holt, midwife
Player 1 has Edie, messenger
Player 2 has Hugh Ferrant, tinkerer
Player 2 has Small Tom, flue sweep
Player 1 called on Edie, messenger
Pilfered Stores goes to the Dusk discard pile
Player 1: Gather from G5 (5 coal) (cold) (engineer)
One engineer fell sick
The city gained 2 Coal
Player 2: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold) (engineer)
One engineer fell sick
Player 2 used: Generator
0 Stress cubes less
The city spent 3 Coal
The Heat marker is on 3
Player 1: Dais: pass a Law (engineer)
Player 1 used: Dais
Player 1 passed a Law: Thin Soup
From now on: In Feeding, 3 Food less are due.
A token came onto the discontent track: Anger
Anger (discontent) was activated
Spoons on Tin joins the Dusk deck
Player 2 passed
Player 1 passed
The Action Phase ends
Round 1: Dusk Phase
A Song at the Boiler is revealed
Devotion (hope) was activated
Listen
Round 1: Hunger Phase
Round 1: Night Phase
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
Round 1: Dawn Phase
Day 2 dawns; Player 2 leads
Round 2: Morning Phase
Ice in the Pipes is revealed
Let it freeze
The Cold marker is on 5
Round 2: Generator Phase
The city spent 2 Coal
The Heat marker is on 5
5 cubes were dropped, 3 were found in the drawer
The Heat marker goes back to the first space
Round 2: Weather Phase
The weather: Hard Frost
Round 2: Preparation Phase
Player 1 advises: Foreman Advisor
Devotion (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
Player 2 called on Hugh Ferrant, tinkerer
The city gained 2 Steel
2 Spent Engineer tokens went to the supply
One engineer is gravely ill
Player 2: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold) (engineer)
One engineer fell sick
Player 2 used: Generator
The city spent 1 Steam Core
3 Stress cubes less
Player 1: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark (engineer)
The city spent 2 Coal
Player 2: Construct (engineer)
The city spent 1 Wood
Player 2 built: Tent on N4b
The city spent 3 Wood
Player 2 built: Beacon on N4a
Dismantled: Medical Post
Player 2 called on Small Tom, flue sweep
0 Stress cubes less
Player 1 passed
Player 2: Gather from G4 (5 wood) (cold) (worker)
The city gained 2 Wood
Player 1 passed
Player 2: Dais: pass a Law (cold) (engineer)
One engineer fell sick
Player 2 used: Dais
Player 2 passed a Law: No One Left Behind
Care House can be built now
From now on: While a Care House is on the map, the first flip of a Sickness marker in each Preparation Phase is ignored.
Player 1: Deploy scouts (engineer)
Player 1 sent one engineer out
Player 2: Gather from G5 (3 coal) (cold) (engineer)
One engineer fell sick
The city gained 2 Coal
The city spent 3 Coal
The Heat marker is on 3
Player 1 passed
The Action Phase ends
Round 2: Dusk Phase
Spoons on Tin is revealed
A token came onto the discontent track: Mistrust
Ladle on
Round 2: Hunger Phase
Round 2: Night Phase
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer fell sick
One engineer fell sick
One engineer fell sick
Round 2: Dawn Phase
Day 3 dawns; Player 1 leads
Steam Saws is developed
Sawmill is upgraded
Wall Drill is upgraded
Better Snares will be ready in Round 5
Scenario card: The Surveyors Return
Unity (hope) was exhausted
The city gained 1 Steam Core
The Surveyors Return leaves the game
Round 3: Morning Phase
Letters to the Advisors is revealed
Promise a bed for everyone
Unity (hope) was activated
Round 3: Generator Phase
3 cubes were dropped, 3 were found in the drawer
The Heat marker goes back to the first space
Round 3: Weather Phase
The weather: Whiteout
Round 3: Preparation Phase
Player 2 advises: Social Advisor
Unity (hope) was exhausted
Player 1 took Ezra Whitlock, boilerman
Player 1 took Ida Marlow, stoker
Player 1 called on Ida Marlow, stoker
The Heat marker is on 2
3 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker is on 1
The Citizen card drawn is Beatrix Lund, quartermaster
The city lost 1 Wood
Player 1: Remove snow (cold) (engineer)
One engineer fell sick
On hex FE3: tile F21
Player 1 called on Agnes Holt, midwife
One engineer was cured
Unity (hope) was activated
Player 2: Gather from G4 (3 wood) (cold) (engineer)
One engineer fell sick
The city gained 2 Wood
Player 1: Construct (engineer)
The city spent 2 Wood
Player 1 built: Medical Post on FE3a
The city spent 2 Wood
Player 1 built: Hunter's Hut on G5
Player 2: Dais: pass a Law (cold) (engineer)
One engineer fell sick
Player 2 used: Dais
The Action Phase ends
Round 3: Dusk Phase
Frost settles on Ark 1: 1
Frost settles on Ark 2: 1
Frost settles on Ark 3: 1
Frost settles on Ark 4: 1
A Quarrel over Blankets is revealed
Unity (hope) was exhausted
Part them
Round 3: Hunger Phase
The city spent 8 Food
Hunger rose to 15
Round 3: Night Phase
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
Round 3: Dawn Phase
Day 4 dawns; Player 2 leads
Round 4: Morning Phase
The Inventor is revealed
Give her timber
The city spent 2 Wood
Better Snares comes nearer: Round 4
Better Snares is developed
Hunter's Hut is upgraded
Surgery will be ready in Round 7
Round 4: Generator Phase
One engineer fell sick
One engineer is gravely ill
2 cubes were dropped, 2 were found in the drawer
The Heat marker goes back to the first space
Round 4: Weather Phase
The weather: Thin Sun
The city gained 2 Food
The Scout reached Vault Antechamber
Round 4: Preparation Phase
Player 1 called on Ezra Whitlock, boilerman
3 Stress cubes less
Sickness has overwhelmed the city: the game is lost
