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
The city spent 3 Coal
The Heat marker is on 3
Player 1: Gather from G5 (5 coal) (engineer)
The city gained 2 Coal
Player 2: Gather from N4a (3 wood) (engineer)
The city gained 2 Wood
Player 2 called on Hugh Ferrant, tinkerer
The city gained 2 Steel
Player 2 called on Small Tom, flue sweep
0 Stress cubes less
Player 1: Gather from G4 (5 wood) (engineer)
The city gained 2 Wood
Player 2: Dais: pass a Law (engineer)
Player 2 used: Dais
Player 2 passed a Law: Long Shifts
From now on: Once per Round, after a Worker used a Building, its action may be resolved once more; then 1 Worker becomes sick.
A token came onto the discontent track: Mistrust
Asleep Standing joins the Dusk deck
Player 1: Medical Post: Cure 4, Treat 1 (engineer)
Player 1 used: Medical Post
One engineer was cured
Player 2: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark (engineer)
The city spent 2 Coal
Player 1: Remove snow (cold) (engineer)
One engineer fell sick
On hex N1: tile N11
Player 1 called on Agnes Holt, midwife
One engineer was cured
Devotion (hope) was activated
Player 2 passed
Player 1 passed
The Action Phase ends
Round 1: Dusk Phase
A Quiet Evening is revealed
Rest
Round 1: Hunger Phase
Round 1: Night Phase
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer fell sick
One engineer fell sick
One engineer fell sick
Round 1: Dawn Phase
Day 2 dawns; Player 2 leads
Round 2: Morning Phase
Blue Sky is revealed
Work while it lasts
1 temporary Worker came to help
Round 2: Generator Phase
2 cubes were dropped, 0 were found in the drawer
The Heat marker goes back to the first space
Round 2: Weather Phase
The weather: Black Frost
Round 2: Preparation Phase
Player 1 advises: Foreman Advisor
Devotion (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
The city spent 4 Coal
The Heat marker is on 4
Player 2: Gather from N4a (1 wood) (worker)
The city gained 1 Wood
Player 1: Medical Post: Cure 4, Treat 1 (engineer)
Player 1 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 1 called on Edie, messenger
A Quarrel over Blankets goes to the Dusk discard pile
Player 2: Gather from G5 (3 coal) (worker)
The city gained 2 Coal
Player 1 passed
Player 2: Dais: pass a Law (engineer)
Player 2 used: Dais
Player 2 passed a Law: Tavern Licence
Public House can be built now
Devotion (hope) was activated
Drunk on Duty joins the Dusk deck
Player 1: Gather from G4 (3 wood) (engineer)
The city gained 2 Wood
Player 2 passed
Player 1: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark (engineer)
The city spent 2 Coal
Player 2: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (engineer)
Player 2 used: Generator
The city spent 1 Steam Core
0 Stress cubes less
Player 1 passed
Player 2: Remove snow (cold) (engineer)
One engineer fell sick
On hex FC0: tile F07
Player 1: Remove snow (cold) (engineer)
One engineer fell sick
On hex FC4: tile F02
Player 2 passed
Player 1 passed
The Action Phase ends
Round 2: Dusk Phase
The Long Queue is revealed
Feed the queue first
The city spent 5 Food
A token left the discontent track: Mistrust
Cold Beds joins the Dusk deck
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
Surgery will be ready in Round 6
Scenario card: The Surveyors Return
Unity (hope) was exhausted
The city gained 1 Steam Core
The Surveyors Return leaves the game
Round 3: Morning Phase
Smoke on the Ridge is revealed
Send men with ropes
1 Spent Worker token went to the supply
The Strangers' Camp joins the Dusk deck
Round 3: Generator Phase
3 cubes were dropped, 3 were found in the drawer
The Heat marker goes back to the first space
Round 3: Weather Phase
The weather: Hard Frost
Round 3: Preparation Phase
Player 1 advises: Foreman Advisor
Resolve (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
1 Spent Engineer token went to the supply
Player 1: Gather from FC0a (4 coal) (cold) (worker)
The city gained 2 Coal
Player 2: Remove snow (cold) (engineer)
One engineer fell sick
On hex FE3: tile F12
The city gained 2 Food
Player 1: Gather from FE3a (1 core) (cold) (engineer)
One engineer fell sick
The city gained 1 Steam Core
Player 2: Dais: pass a Law (cold) (engineer)
One engineer fell sick
Player 2 used: Dais
Player 2 passed a Law: Thin Soup
From now on: In Feeding, 3 Food less are due.
A token came onto the discontent track: Fear
Spoons on Tin joins the Dusk deck
Player 1 passed
The city spent 3 Coal
The Heat marker is on 3
Player 2: Gather from G4 (1 wood) (engineer)
The city gained 1 Wood
Player 1: Medical Post: Cure 4, Treat 1 (engineer)
Player 1 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
One engineer was cured
Player 2: Remove snow (cold) (engineer)
One engineer fell sick
On hex FE2: tile F19
The city gained 6 Food
The Action Phase ends
Round 3: Dusk Phase
The Strangers' Camp is revealed
Take their stores
The city gained 4 Food
A token left the hope track: Unity
Round 3: Hunger Phase
The city spent 21 Food
Round 3: Night Phase
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer fell sick
One engineer fell sick
One engineer fell sick
Round 3: Dawn Phase
Day 4 dawns; Player 2 leads
Round 4: Morning Phase
The Preacher is revealed
Let him speak
A token came onto the hope track: Unity
Devotion (hope) was activated
The Sermon Grows joins the Dusk deck
Round 4: Generator Phase
2 cubes were dropped, 3 were found in the drawer
The Heat marker goes back to the first space
Round 4: Weather Phase
The weather: Ice Fog
Round 4: Preparation Phase
Player 1 advises: Health Advisor
Devotion (hope) was exhausted
One engineer was cured
One engineer was cured
One engineer was cured
1 Spent Engineer token went to the supply
Player 2: Dais: pass a Law (cold) (engineer)
One engineer fell sick
Player 2 used: Dais
Player 2 passed a Law: The Pit
Snow Pit can be built now
From now on: While a Snow Pit is on the map, every death is followed by Cure 2.
Fear (discontent) was activated
The Pit Is Seen joins the Dusk deck
Player 1: Medical Post: Cure 4, Treat 1 (cold) (engineer)
One engineer fell sick
Player 1 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
One engineer was cured
Player 2: Construct (engineer)
The city spent 2 Wood
Player 2 built: Cookhouse on FE2b
The city spent 3 Wood
Player 2 built: Beacon on N1b
Dismantled: Tent
Player 1: Remove snow (cold) (engineer)
One engineer fell sick
On hex FC1: tile F01
Player 2: Deploy scouts (engineer)
Player 2 sent one engineer out
Player 1: Gather from FC4a (4 wood) (cold) (engineer)
One engineer fell sick
The city gained 2 Wood
The Action Phase ends
Round 4: Dusk Phase
Frost settles on Ark 1: 1
Frost settles on Ark 2: 1
Frost settles on Ark 3: 1
Frost settles on Ark 4: 1
Cold Beds is revealed
Mistrust (discontent) was activated
One engineer fell sick
Hear them out
A Vote of the Whole Crater joins the Dusk deck
Round 4: Hunger Phase
Round 4: Night Phase
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
Round 4: Dawn Phase
Day 5 dawns; Player 1 leads
Round 5: Morning Phase
The Foreman's Wager is revealed
Refuse
Round 5: Generator Phase
One engineer fell sick
0 cubes were dropped, 0 were found in the drawer
The Heat marker goes back to the first space
Round 5: Weather Phase
The weather: Whiteout
Round 5: Preparation Phase
Player 1 advises: Foreman Advisor
Devotion (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
2 Spent Engineer tokens went to the supply
One engineer is gravely ill
Player 1: Gather from G5 (1 coal) (cold) (engineer)
One engineer fell sick
The city gained 1 Coal
Player 2: Gather from FC4a (2 wood) (cold) (engineer)
One engineer fell sick
The city gained 2 Wood
Player 1: Gather from FC1a (4 wood) (cold) (engineer)
One engineer fell sick
The city gained 2 Wood
Player 2: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold) (engineer)
One engineer fell sick
Player 2 used: Generator
The city spent 1 Steam Core
6 Stress cubes less
Player 1: Remove snow (cold) (worker)
On hex FC5: tile F03
Player 2 passed
Player 1 passed
The Action Phase ends
Round 5: Dusk Phase
Frost settles on Ark 1: 2
Frost settles on Ark 2: 2
Frost settles on Ark 3: 2
Frost settles on Ark 4: 2
The Sermon Grows is revealed
Let it grow
A token came onto the hope track: Devotion
Devotion (hope) was activated
A token came onto the discontent track: Anger
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
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
Round 5: Dawn Phase
Day 6 dawns; Player 2 leads
Surgery is developed
Infirmary can be built now
Medical Post is upgraded
Clockwork Limbs will be ready in Round 10
Scenario card: Smoke to the South
A token left the hope track: Unity
The purpose of the city: none
A token left the discontent track: Anger
Smoke to the South leaves the game
Round 6: Morning Phase
Night Watch is revealed
Post guards
1 Spent Worker token went to the supply
Mistrust (discontent) was exhausted
Round 6: Generator Phase
One engineer fell sick
1 cubes were dropped, 2 were found in the drawer
The Heat marker goes back to the first space
Round 6: Weather Phase
The weather: Glass Night
The Scout reached Overturned Coach
Round 6: Preparation Phase
Player 1 advises: Health Advisor
Devotion (hope) was exhausted
One engineer was cured
One gravely ill engineer was treated
One engineer was cured
One engineer was cured
4 Spent Engineer tokens went to the supply
One engineer is gravely ill
One engineer died; the Corpse marker is on 1
The Citizen card drawn is Tam Corrigan, hauler
The city lost 1 Wood
Player 2: Gather from FC1a (2 wood) (cold) (engineer)
One engineer fell sick
The city gained 2 Wood
Player 1 passed
Player 2: Dais: pass a Law (cold) (engineer)
One engineer fell sick
Player 2 used: Dais
Player 2 passed a Law: The Ring
Fighting Ring can be built now
Fear (discontent) was exhausted
A Broken Jaw joins the Dusk deck
The Action Phase ends
Round 6: Dusk Phase
Frost settles on Ark 1: 3
Frost settles on Ark 2: 3
Too many Seed Arks are lost: the game is lost
