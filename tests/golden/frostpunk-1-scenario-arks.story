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
Player 1 called on Clara Wray, clerk
Frostbitten Hands goes to the Dusk discard pile
Player 1: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold) (engineer)
One engineer fell sick
Player 1 used: Generator
0 Stress cubes less
Player 1 called on Hugh Ferrant, tinkerer
The city gained 2 Wood
Player 1 called on Nell Sharpe, rigger
Player 1 called on Small Tom, flue sweep
0 Stress cubes less
The city spent 1 Coal
The Heat marker is on 1
Player 1: Construct (engineer)
The city spent 3 Wood
The city spent 1 Steam Core
Player 1 built: Coal Thumper on G4 and G5
Dismantled: Medical Post
The city spent 2 Wood
Player 1 built: Medical Post on N1a
Player 1: Medical Post: Cure 4, Treat 1 (cold) (engineer)
One engineer fell sick
Player 1 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 1: Remove snow (cold) (engineer)
One engineer fell sick
On hex N4: tile N12
The city gained 4 Food
Player 1: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark (engineer)
The city spent 2 Coal
Player 1: Construct (engineer)
Dismantled: Coal Thumper
The city spent 2 Wood
Player 1 built: Cookhouse on N1b
The city spent 3 Wood
Player 1 built: Beacon on N4a
The city spent 1 Coal
The Heat marker is on 2
The city spent 1 Coal
The Heat marker is on 3
Player 1: Remove snow (cold) (engineer)
One engineer fell sick
On hex FE1: tile F18
The city gained 3 Food
Player 1 passed
The Action Phase ends
Round 1: Dusk Phase
Coughing in the Dark is revealed
So be it
Round 1: Hunger Phase
Round 1: Night Phase
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer fell sick
One engineer fell sick
One engineer fell sick
Round 1: Dawn Phase
Day 2 dawns; Player 1 leads
Round 2: Morning Phase
A Broken Sledge is revealed
Leave it in the drift
A token came onto the discontent track: Mistrust
Round 2: Generator Phase
2 cubes were dropped, 2 were found in the drawer
The Heat marker goes back to the first space
Round 2: Weather Phase
The weather: Creeping Frost
Round 2: Preparation Phase
Player 1 advises: Health Advisor
Devotion (hope) was exhausted
One engineer was cured
One engineer was cured
One engineer was cured
The people answer the Call to Rise
Player 1 took Lottie, lamplighter
Player 1 took Sukey, mender
Player 1 took Edie, messenger
Player 1 took Florrie, storyteller
Player 1 called on Florrie, storyteller
Resolve (hope) was activated
Devotion (hope) was activated
Player 1 called on Edie, messenger
A Quiet Evening goes to the Dusk discard pile
Player 1 called on Lottie, lamplighter
Resolve (hope) was activated
The city spent 2 Coal
The Heat marker is on 2
Player 1: Deploy scouts (engineer)
Player 1 sent one engineer out
The city spent 1 Coal
The Heat marker is on 3
Player 1: Dais: pass a Law (engineer)
Player 1 used: Dais
Player 1 passed a Law: Thin Soup
From now on: In Feeding, 3 Food less are due.
A token came onto the discontent track: Anger
Anger (discontent) was activated
Spoons on Tin joins the Dusk deck
Player 1: Cookhouse: gain 3 Food, and 1 for each Hunter's Hut (at most 3) (engineer)
Player 1 used: Cookhouse
The city gained 3 Food
Player 1: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (engineer)
Player 1 used: Generator
The city spent 1 Steam Core
2 Stress cubes less
Player 1: Construct (engineer)
The city spent 2 Wood
Player 1 built: Medical Post on G5
Dismantled: Tent
Dismantled: Tent
Player 1 called on Sukey, mender
One engineer was cured
One engineer was cured
Player 1: Medical Post: Cure 4, Treat 1 (engineer)
Player 1 used: Medical Post
Player 1 passed
The Action Phase ends
Round 2: Dusk Phase
A Song at the Boiler is revealed
Listen
Round 2: Hunger Phase
Round 2: Night Phase
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
Steam Hubs is developed
Steam Hub can be built now
Steam Saws will be ready in Round 5
Scenario card: The Surveyors Return
Unity (hope) was exhausted
The city gained 1 Steam Core
The Surveyors Return leaves the game
Round 3: Morning Phase
Under the Fall is revealed
Dig them out
1 Spent Worker token went to the supply
Unity (hope) was activated
Round 3: Generator Phase
2 cubes were dropped, 2 were found in the drawer
The Heat marker goes back to the first space
Round 3: Weather Phase
The weather: Ice Fog
The Scout reached Overturned Coach
The Scout came home
The city gained 6 Food
The city gained 3 Wood
Round 3: Preparation Phase
Player 1 advises: Generator Advisor
Resolve (hope) was exhausted
The Heat marker is on 2
2 Stress cubes less
1 Spent Engineer token went to the supply
Player 1: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (engineer)
Player 1 used: Generator
0 Stress cubes less
Player 1: Dais: pass a Law (engineer)
Player 1 used: Dais
Player 1 passed a Law: Any Roof
From now on: Ruins on the map give 2 slots each, if heated.
Fear (discontent) was activated
Player 1: Remove snow (cold) (engineer)
One engineer fell sick
On hex FC4: tile F21
Player 1: Medical Post: Cure 4, Treat 1 (cold) (engineer)
One engineer fell sick
Player 1 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
One engineer was cured
Player 1: Gather from FC4a (2 wood) (cold) (engineer)
One engineer fell sick
The city gained 2 Wood
Player 1 passed
The Action Phase ends
Round 3: Dusk Phase
Pilfered Stores is revealed
Accept the loss
Hunger rose to 3
Round 3: Hunger Phase
The city spent 3 Food
The city spent 21 Food
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
Day 4 dawns; Player 1 leads
Round 4: Morning Phase
Idle Pencils is revealed
Let them rest
Resolve (hope) was activated
Round 4: Generator Phase
One engineer fell sick
2 cubes were dropped, 2 were found in the drawer
The Heat marker goes back to the first space
Round 4: Weather Phase
The weather: Brief Lull
Round 4: Preparation Phase
2 Spent Engineer tokens went to the supply
One engineer is gravely ill
Player 1: Construct (engineer)
The city spent 2 Wood
Player 1 built: Medical Post on G3
Dismantled: Medical Post
The city spent 2 Wood
Player 1 built: Cookhouse on FC4a
Player 1: Cookhouse: gain 3 Food, and 1 for each Hunter's Hut (at most 3) (cold) (engineer)
One engineer fell sick
Player 1 used: Cookhouse
The city gained 3 Food
Player 1: Gather from FC4b (1 core) (cold) (engineer)
One engineer fell sick
The city gained 1 Steam Core
Player 1: Dais: pass a Law (cold) (engineer)
One engineer fell sick
Player 1 used: Dais
Player 1 passed a Law: No One Left Behind
Care House can be built now
From now on: While a Care House is on the map, the first flip of a Sickness marker in each Preparation Phase is ignored.
Player 1: Medical Post: Cure 4, Treat 1 (cold) (engineer)
One engineer fell sick
Player 1 used: Medical Post
One gravely ill engineer was treated
One engineer was cured
One engineer was cured
One engineer was cured
One engineer was cured
The Action Phase ends
Round 4: Dusk Phase
Frost settles on Ark 1: 1
Frost settles on Ark 2: 1
Frost settles on Ark 3: 1
Frost settles on Ark 4: 1
A Quarrel over Blankets is revealed
Devotion (hope) was exhausted
Part them
Round 4: Hunger Phase
Round 4: Night Phase
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
Round 4: Dawn Phase
Day 5 dawns; Player 1 leads
Steam Saws is developed
Sawmill is upgraded
Wall Drill is upgraded
Wool Lining will be ready in Round 8
Round 5: Morning Phase
A Cracked Valve is revealed
Patch it
1 Stress cube more
The Patch Gives Way joins the Dusk deck
Round 5: Generator Phase
One engineer fell sick
0 cubes were dropped, 0 were found in the drawer
The Heat marker goes back to the first space
Round 5: Weather Phase
The weather: Black Frost
Round 5: Preparation Phase
Player 1 advises: Generator Advisor
Resolve (hope) was exhausted
The Heat marker is on 2
2 Stress cubes less
4 Spent Engineer tokens went to the supply
One engineer is gravely ill
One engineer died; the Corpse marker is on 1
The Citizen card drawn is Ida Marlow, stoker
Player 1: Medical Post: Cure 4, Treat 1 (engineer)
Player 1 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
One engineer was cured
Player 1: Construct (engineer)
Dismantled: Beacon
Dismantled: Cookhouse
Player 1: Cookhouse: gain 3 Food, and 1 for each Hunter's Hut (at most 3) (cold) (engineer)
One engineer fell sick
Player 1 used: Cookhouse
The city gained 3 Food
The Action Phase ends
Round 5: Dusk Phase
The Patch Gives Way is revealed
1 Stress cube more
Shut it off
Round 5: Hunger Phase
Round 5: Night Phase
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
One engineer is gravely ill
Round 5: Dawn Phase
Day 6 dawns; Player 1 leads
Scenario card: Smoke to the South
Unity (hope) was exhausted
The purpose of the city: none
A token left the discontent track: Mistrust
Smoke to the South leaves the game
Round 6: Morning Phase
Frozen Graves is revealed
A stone, at least
Memorial can be built now
Resolve (hope) was exhausted
Round 6: Generator Phase
One engineer died; the Corpse marker is on 2
The Citizen card drawn is Ned, kite flyer
2 cubes were dropped, 2 were found in the drawer
The Heat marker goes back to the first space
Round 6: Weather Phase
The weather: Northern Wind
Round 6: Preparation Phase
4 Spent Engineer tokens went to the supply
One engineer is gravely ill
One engineer died; the Corpse marker is on 3
The Citizen card drawn is Old Penrose, trapper
Player 1: Cookhouse: gain 3 Food, and 1 for each Hunter's Hut (at most 3) (cold) (engineer)
One engineer is gravely ill
Player 1 used: Cookhouse
The city gained 3 Food
Player 1: Remove snow (cold) (engineer)
One engineer died; the Corpse marker is on 4
The Citizen card drawn is Odile Renn, draughtswoman
A token came onto the discontent track: Fear
On hex FE4: tile F20
The city gained 4 Food
Player 1: Medical Post: Cure 4, Treat 1 (cold) (engineer)
One engineer is gravely ill
Player 1 used: Medical Post
One engineer was cured
One gravely ill engineer was treated
One engineer was cured
One engineer was cured
One engineer was cured
The Action Phase ends
Round 6: Dusk Phase
Frost settles on Ark 1: 2
Frost settles on Ark 2: 2
Frost settles on Ark 3: 2
Frost settles on Ark 4: 2
A Vote of the Whole Crater is revealed
Step back for a day
1 Spent Engineer token went to the supply
A token came onto the discontent track: Mistrust
Bread before Coal joins the Dusk deck
Round 6: Hunger Phase
The city spent 17 Food
Round 6: Night Phase
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
One engineer is gravely ill
One engineer died; the Corpse marker is on 5
The Citizen card drawn is Harriet Voss, surgeon
A token left the hope track: Unity
One engineer is gravely ill
Round 6: Dawn Phase
Day 7 dawns; Player 1 leads
Round 7: Morning Phase
Snow-Blind is revealed
Carry on
Round 7: Generator Phase
One engineer died; the Corpse marker is on 6
The Citizen card drawn is Tam Corrigan, hauler
The city lost 1 Wood
0 cubes were dropped, 0 were found in the drawer
The Heat marker goes back to the first space
Round 7: Weather Phase
The weather: Glass Night
Storm number 1 hits the settlement
The Storm marker is on 12
Every Tent is a Ruin now
Frost settles on Ark 1: 3
Frost settles on Ark 2: 3
Too many Seed Arks are lost: the game is lost
