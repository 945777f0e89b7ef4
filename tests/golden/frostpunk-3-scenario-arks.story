Player 3 takes the Leadership marker
Rim corner RC2: coal
Rim corner RC1: blank
Rim corner RC0: wood
Rim corner RC5: blank
Rim corner RC4: coal
Steam Hubs will be ready in Round 3
Player 2 is the Generator Advisor
Player 3 is the Health Advisor
Player 1 is the Social Advisor
Player 3 is the Foreman Advisor
Player 3 has Agnes Holt, midwife
Player 3 has Beatrix Lund, quartermaster
Player 1 has Annie Stubbs, laundress
Player 2 has Small Tom, flue sweep
Player 3: Dais: pass a Law (cold) (engineer)
One engineer fell sick
Player 3 used: Dais
Player 3 passed a Law: The Ring
Fighting Ring can be built now
A token left the discontent track: Fear
A Broken Jaw joins the Dusk deck
Player 3 called on Agnes Holt, midwife
One engineer was cured
Resolve (hope) was activated
Player 3 called on Beatrix Lund, quartermaster
The city gained 3 Food
Player 1: Gather from G5 (5 coal) (cold) (engineer)
One engineer fell sick
The city gained 2 Coal
Player 2: Gather from N1a (3 wood) (cold) (engineer)
One engineer fell sick
The city gained 2 Wood
Player 3: Gather from G4 (5 wood) (cold) (engineer)
One engineer fell sick
The city gained 2 Wood
The city spent 2 Coal
The Heat marker is on 2
Player 1: Medical Post on G3: Cure 3, Treat 1 (engineer)
Player 1 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 1 called on Annie Stubbs, laundress
One engineer was cured
One engineer was cured
Player 2: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark (engineer)
The city spent 2 Coal
Player 3: Remove snow (cold) (engineer)
One engineer fell sick
On hex N4: tile N02
The city spent 1 Coal
The Heat marker is on 3
Player 1: Gather from N4a (3 wood) (engineer)
The city gained 2 Wood
The city spent 1 Coal
The Heat marker is on 4
Player 2 passed
Player 3 passed
Player 1 passed
The Action Phase ends
Round 1: Dusk Phase
Pilfered Stores is revealed
Ration everyone
Mistrust (discontent) was activated
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
Day 2 dawns; Player 1 leads
Round 2: Morning Phase
Frozen Graves is revealed
Nobody lies here yet
Round 2: Generator Phase
4 cubes were dropped, 3 were found in the drawer
The Heat marker goes back to the first space
Round 2: Weather Phase
The weather: Light Frost
Round 2: Preparation Phase
Player 2 advises: Generator Advisor
Resolve (hope) was exhausted
The Heat marker is on 2
2 Stress cubes less
1 Spent Engineer token went to the supply
Player 1: Gather from G4 (3 wood) (engineer)
The city gained 2 Wood
Player 2: Dais: pass a Law (engineer)
Player 2 used: Dais
Player 2 passed a Law: Shared Beds
From now on: Heated Tents, Bunkhouses and Houses have 3 slots instead of 2.
Too Close for Comfort joins the Dusk deck
Player 3: Gather from N1a (1 wood) (cold) (engineer)
One engineer fell sick
The city gained 1 Wood
Player 1: Gather from N4a (1 wood) (cold) (engineer)
One engineer fell sick
The city gained 1 Wood
Player 2: Gather from G5 (3 coal) (engineer)
The city gained 2 Coal
Player 2 called on Small Tom, flue sweep
1 Stress cube less
Player 3: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (engineer)
Player 3 used: Generator
The city spent 1 Steam Core
0 Stress cubes less
The city spent 1 Coal
The Heat marker is on 3
The city spent 2 Coal
The Heat marker is on 5
Player 1 passed
Player 2: Remove snow (cold) (engineer)
One engineer fell sick
On hex FE1: tile F08
Player 3 passed
Player 1 passed
Player 2 passed
The Action Phase ends
Round 2: Dusk Phase
A Quiet Evening is revealed
Rest
Round 2: Hunger Phase
Round 2: Night Phase
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer fell sick
One engineer fell sick
Round 2: Dawn Phase
Day 3 dawns; Player 2 leads
Steam Hubs is developed
Steam Hub can be built now
Surgery will be ready in Round 6
Scenario card: The Surveyors Return
Unity (hope) was exhausted
The city gained 1 Steam Core
The Surveyors Return leaves the game
Round 3: Morning Phase
Idle Pencils is revealed
Let them rest
Resolve (hope) was activated
Round 3: Generator Phase
5 cubes were dropped, 2 were found in the drawer
The Heat marker goes back to the first space
Round 3: Weather Phase
The weather: Black Frost
Round 3: Preparation Phase
Player 3 advises: Foreman Advisor
Resolve (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
2 Spent Engineer tokens went to the supply
One engineer is gravely ill
Player 2: Construct (engineer)
The city spent 2 Wood
Player 2 built: Gathering Post on FE1b
Dismantled: Tent
The city spent 3 Wood
Player 2 built: Workshop on G4
Player 3: Construct (engineer)
The city spent 2 Wood
The city spent 1 Steam Core
Player 3 built: Steam Hub on G1
The city spent 2 Wood
Player 3 built: Hunter's Hut on FE1a
Dismantled: Workshop
Player 1 passed
Player 2: Gathering Post on FE1b: gather up to 4 Resources from here and around (cold) (engineer)
One engineer fell sick
Player 2 used: Gathering Post
Player 3: Remove snow (cold) (worker)
On hex FE5: tile F13
Player 1: Dais: pass a Law (cold) (engineer)
One engineer fell sick
Player 1 used: Dais
Player 1 passed a Law: Any Roof
From now on: Ruins on the map give 1 slot each, if heated.
A token came onto the discontent track: Fear
The city spent 1 Coal
The Heat marker is on 1
Player 2: Hunter's Hut on FE1a: gain 3 Food (cold) (engineer)
One engineer fell sick
Player 2 used: Hunter's Hut
The city gained 3 Food
Player 3: Construct (engineer)
The city spent 2 Wood
Player 3 built: Gathering Post on N1b
Dismantled: Medical Post
The city spent 2 Wood
Player 3 built: Sawmill on FE5a
The Action Phase ends
Round 3: Dusk Phase
A Quarrel over Blankets is revealed
Fear (discontent) was activated
Part them
Round 3: Hunger Phase
The city spent 14 Food
Hunger rose to 13
Round 3: Night Phase
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
Round 3: Dawn Phase
Day 4 dawns; Player 3 leads
Round 4: Morning Phase
A Duel at Noon is revealed
Take it to the ring
Round 4: Generator Phase
One engineer fell sick
One engineer fell sick
1 cubes were dropped, 1 were found in the drawer
The Heat marker goes back to the first space
Round 4: Weather Phase
The weather: Thin Sun
The city gained 1 Food
Round 4: Preparation Phase
4 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker is on 1
The Citizen card drawn is Sukey, mender
One engineer is gravely ill
Player 3: Sawmill on FE5a: fell up to 3 Trees here and around (cold) (engineer)
One engineer fell sick
Player 3 used: Sawmill
Player 1: Gathering Post on FE1b: gather up to 4 Resources from here and around (cold) (engineer)
One engineer fell sick
Player 1 used: Gathering Post
Player 2: Gather from G5 (1 coal) (cold) (engineer)
One engineer fell sick
The city gained 1 Coal
Player 3: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold) (engineer)
One engineer fell sick
Player 3 used: Generator
3 Stress cubes less
The city spent 1 Coal
Player 1: Gathering Post on N1b: gather up to 4 Resources from here and around (cold) (automaton)
Player 1 used: Gathering Post
The Action Phase ends
Round 4: Dusk Phase
Frost settles on Ark 1: 1
Frost settles on Ark 2: 1
Frost settles on Ark 3: 1
Frost settles on Ark 4: 1
Coughing in the Dark is revealed
So be it
Round 4: Hunger Phase
The city spent 1 Food
A token came onto the discontent track: Anger
One engineer died; the Corpse marker is on 2
The Citizen card drawn is Nell Sharpe, rigger
Anger (discontent) was activated
One engineer died; the Corpse marker is on 3
The Citizen card drawn is Silas Moor, pipe fitter
The city lost 0 Coal
Round 4: Night Phase
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer died; the Corpse marker is on 4
The Citizen card drawn is Jonas Pike, ganger
One engineer is gravely ill
One engineer died; the Corpse marker is on 5
The Citizen card drawn is Ida Marlow, stoker
One engineer is gravely ill
One engineer died; the Corpse marker is on 6
The Citizen card drawn is Harriet Voss, surgeon
A token left the hope track: Devotion
One engineer is gravely ill
One engineer died; the Corpse marker is on 7
The Citizen card drawn is Lottie, lamplighter
One engineer is gravely ill
Round 4: Dawn Phase
Day 5 dawns; Player 1 leads
Round 5: Morning Phase
The Dead Trader's Cache is revealed
Break it open
The city gained 4 Food
What Was in the Tins joins the Dusk deck
Round 5: Generator Phase
One engineer died; the Corpse marker is on 8
The Citizen card drawn is Hugh Ferrant, tinkerer
A token came onto the discontent track: Anger
One engineer is gravely ill
0 cubes were dropped, 0 were found in the drawer
The Heat marker goes back to the first space
Round 5: Weather Phase
The weather: Glass Night
The city gained 1 Food
Round 5: Preparation Phase
3 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker is on 9
The Citizen card drawn is Wilmot Gray, guide
Player 1: Construct (engineer)
The city spent 2 Wood
Player 1 built: Charcoal Kiln on G5
Dismantled: Charcoal Kiln
The city spent 2 Wood
Player 1 built: Medical Post on N1a
Player 2: Remove snow (cold) (engineer)
One engineer is gravely ill
On hex FC2: tile F18
The city gained 3 Food
Player 3: Gathering Post on FE1b: gather up to 4 Resources from here and around (cold) (engineer)
One engineer died; the Corpse marker is on 10
The Citizen card drawn is Clara Wray, clerk
Player 3 used: Gathering Post
The Action Phase ends
Round 5: Dusk Phase
Frost settles on Ark 1: 2
Frost settles on Ark 2: 2
Frost settles on Ark 3: 2
Frost settles on Ark 4: 2
Too Close for Comfort is revealed
Sleep head to foot
One engineer is gravely ill
Anger (discontent) was activated
Round 5: Hunger Phase
Round 5: Night Phase
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer died; the Corpse marker is on 11
Too many have died: the game is lost
