Player 1 takes the Leadership marker
Rim corner RC1: blank
Rim corner RC0: wood
Rim corner RC5: coal
Rim corner RC4: wood
Steam Hubs will be ready in Round 3
Player 1 is the Generator Advisor
Player 1 is the Health Advisor
Player 1 is the Social Advisor
Player 1 is the Foreman Advisor
Player 1 has Wilmot Gray, guide
Player 1 has Sukey, mender
Player 1 has Lottie, lamplighter
Player 1 has Mags Dunne, digger
Player 1: Gather from G5 (5 coal) (cold) (engineer)
One engineer fell sick
The city gained 2 Coal
Player 1 called on Sukey, mender
One engineer was cured
One engineer was cured
Player 1 called on Lottie, lamplighter
A token came onto the hope track: Resolve
Player 1 called on Mags Dunne, digger
On hex N4: tile N03
Player 1 called on Wilmot Gray, guide
The city spent 2 Coal
The Heat marker is on 2
Player 1: Gather from N1a (3 coal) (cold) (engineer)
One engineer fell sick
The city gained 2 Coal
Player 1: Remove snow (cold) (engineer)
One engineer fell sick
On hex FC3: tile F10
The city gained 3 Food
Player 1: Remove snow (cold) (engineer)
One engineer fell sick
On hex FE1: tile F06
The city spent 1 Coal
The Heat marker is on 3
Player 1: Construct (engineer)
The city spent 2 Wood
Player 1 built: Medical Post on N4b
The city spent 2 Wood
Player 1 built: Hunter's Hut on G4
The city spent 3 Wood
The city spent 1 Steam Core
Player 1 built: Coal Thumper on FC3a and FC3b
Player 1: Medical Post on G3: Cure 3, Treat 1 (engineer)
Player 1 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 1 passed
The Action Phase ends
Round 1: Dusk Phase
A Quiet Evening is revealed
Rest
Round 1: Hunger Phase
Round 1: Night Phase
The city spent 1 Coal
The Heat marker is on 4
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
Round 1: Dawn Phase
Day 2 dawns; Player 1 leads
Round 2: Morning Phase
Rats in the Store is revealed
The city lost 2 Food
Eat what is left
One engineer fell sick
Bad Grain joins the Dusk deck
Round 2: Generator Phase
4 cubes were dropped, 2 were found in the drawer
The Heat marker goes back to the first space
Round 2: Weather Phase
The weather: Northern Wind
The city gained 1 Food
Round 2: Preparation Phase
2 Spent Engineer tokens went to the supply
One engineer is gravely ill
Player 1: Dais: pass a Law (cold) (engineer)
One engineer fell sick
Player 1 used: Dais
Player 1 passed a Law: The Pit
Snow Pit can be built now
From now on: While a Snow Pit is on the map, every death is followed by Cure 2.
The Pit Is Seen joins the Dusk deck
Player 1: Gather from G5 (3 coal) (cold) (engineer)
One engineer fell sick
The city gained 2 Coal
Player 1: Coal Thumper on FC3a: gain 3 Coal (cold) (engineer)
One engineer fell sick
Player 1 used: Coal Thumper
The city gained 3 Coal
The city spent 4 Coal
The Heat marker is on 4
Player 1 passed
The Action Phase ends
Round 2: Dusk Phase
Frostbitten Hands is revealed
Wrap them in rags
Round 2: Hunger Phase
Round 2: Night Phase
The city spent 1 Coal
The Heat marker is on 5
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
Round 2: Dawn Phase
Day 3 dawns; Player 1 leads
Steam Hubs is developed
Steam Hub can be built now
Relief Valves will be ready in Round 5
Scenario card: The Surveyors Return
Unity (hope) was exhausted
The city gained 1 Steam Core
The Surveyors Return leaves the game
Round 3: Morning Phase
Idle Pencils is revealed
Put them to study
1 Spent Engineer token went to the supply
Relief Valves comes nearer: Round 4
Round 3: Generator Phase
5 cubes were dropped, 2 were found in the drawer
The Heat marker goes back to the first space
Round 3: Weather Phase
The weather: Glass Night
The city gained 1 Food
Round 3: Preparation Phase
The people answer the Call to Rise
Player 1 took Nell Sharpe, rigger
Player 1 took Hugh Ferrant, tinkerer
Player 1 took Tam Corrigan, hauler
Player 1 took Bram, friend of strays
3 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker is on 1
Player 1 discarded Hugh Ferrant, tinkerer
Anger (discontent) was activated
Player 1 passed
The Action Phase ends
Round 3: Dusk Phase
Frost settles on Ark 1: 1
Frost settles on Ark 2: 1
Frost settles on Ark 3: 1
Frost settles on Ark 4: 1
The Doctors' Petition is revealed
Dismiss it
Fear (discontent) was activated
A token left the hope track: Resolve
Bread before Coal joins the Dusk deck
Round 3: Hunger Phase
The city spent 11 Food
Hunger rose to 14
Round 3: Night Phase
The city spent 4 Coal
The Heat marker is on 4
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer fell sick
One engineer fell sick
One engineer fell sick
Round 3: Dawn Phase
Day 4 dawns; Player 1 leads
Relief Valves is developed
Generator is upgraded
3 Stress cubes less
Surgery will be ready in Round 7
Round 4: Morning Phase
Snow-Blind is revealed
Carry on
Round 4: Generator Phase
4 cubes were dropped, 5 were found in the drawer
The Heat marker goes back to the first space
Round 4: Weather Phase
The weather: Gathering Front
The city gained 1 Food
Round 4: Preparation Phase
3 Spent Engineer tokens went to the supply
One engineer is gravely ill
Player 1: Coal Thumper on FC3a: gain 3 Coal (cold) (engineer)
One engineer fell sick
Player 1 used: Coal Thumper
The city gained 3 Coal
Player 1 called on Bram, friend of strays
Fear (discontent) was exhausted
Player 1 called on Tam Corrigan, hauler
The city gained 2 Coal
Player 1 called on Nell Sharpe, rigger
Player 1 built: Tent on G5
The city spent 1 Coal
The Heat marker is on 1
Player 1: Remove snow (cold) (engineer)
One engineer fell sick
On hex FC2: tile F02
The city spent 5 Coal
The Heat marker is on 6
Player 1: Generator: -8 Stress, or spend 1 Steam Core: remove all Stress cubes (engineer)
Player 1 used: Generator
The city spent 1 Steam Core
6 Stress cubes less
Player 1: Coal Thumper on FC3a: gain 3 Coal (cold) (engineer)
One engineer fell sick
Player 1 used: Coal Thumper
The city gained 3 Coal
The Action Phase ends
Round 4: Dusk Phase
Bread before Coal is revealed
Stand firm
A token came onto the discontent track: Mistrust
A token came onto the discontent track: Fear
The Long Queue joins the Dusk deck
Round 4: Hunger Phase
The city spent 1 Food
Mistrust (discontent) was activated
One engineer died; the Corpse marker is on 2
The Citizen card drawn is Harriet Voss, surgeon
A token left the hope track: Unity
One engineer died; the Corpse marker is on 3
The Citizen card drawn is Silas Moor, pipe fitter
The city lost 1 Coal
Round 4: Night Phase
The city spent 1 Coal
The Heat marker is on 7
One engineer sleeps in the cold
One engineer fell sick
Round 4: Dawn Phase
Day 5 dawns; Player 1 leads
Round 5: Morning Phase
Letters to the Advisors is revealed
Promise a bed for everyone
Devotion (hope) was activated
Round 5: Generator Phase
7 cubes were dropped, 5 were found in the drawer
The Heat marker goes back to the first space
Round 5: Weather Phase
The weather: Thin Sun
The city gained 1 Food
Round 5: Preparation Phase
4 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker is on 4
The Citizen card drawn is Ida Marlow, stoker
One engineer is gravely ill
Player 1: Medical Post on G3: Cure 3, Treat 1 (cold) (engineer)
One engineer died; the Corpse marker is on 5
The Citizen card drawn is Pip, errand runner
Player 1 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 1 passed
The Action Phase ends
Round 5: Dusk Phase
Frost settles on Ark 1: 2
Frost settles on Ark 2: 2
Frost settles on Ark 3: 2
Frost settles on Ark 4: 2
The Pit Is Seen is revealed
Devotion (hope) was exhausted
Cover it
Round 5: Hunger Phase
Round 5: Night Phase
The city spent 1 Coal
The Heat marker is on 1
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
One engineer is gravely ill
One engineer died; the Corpse marker is on 6
The Citizen card drawn is Clara Wray, clerk
One engineer is gravely ill
One engineer died; the Corpse marker is on 7
The Citizen card drawn is Agnes Holt, midwife
A token left the hope track: Devotion
Round 5: Dawn Phase
Day 6 dawns; Player 1 leads
Scenario card: Smoke to the South
A token left the hope track: Devotion
The people have lost their will to survive: the game is lost
