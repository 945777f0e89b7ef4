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
A Broken Jaw joins the Dusk deck
Player 3 called on Agnes Holt, midwife
One engineer was cured
Resolve (hope) was activated
Player 3 called on Beatrix Lund, quartermaster
The city gained 3 Food
The city spent 1 Coal
The Heat marker is on 1
Player 1: Medical Post on G3: Cure 3, Treat 1 (cold) (engineer)
One engineer fell sick
Player 1 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 2: Gather from N1a (3 wood) (cold) (engineer)
One engineer fell sick
The city gained 2 Wood
Player 3: Gather from G5 (5 coal) (cold) (engineer)
One engineer fell sick
The city gained 2 Coal
The city spent 2 Coal
The Heat marker is on 3
Player 1: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (engineer)
Player 1 used: Generator
0 Stress cubes less
Player 2: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark (engineer)
The city spent 2 Coal
Player 3: Construct (engineer)
The city spent 1 Wood
Player 3 built: Tent on G4
The city spent 3 Wood
Player 3 built: Workshop on N1b
Dismantled: Tent
Player 1 passed
Player 2: Construct (engineer)
The city spent 2 Wood
Player 2 built: Medical Post on G1
Dismantled: Medical Post
The city spent 1 Coal
The Heat marker is on 4
Player 3 passed
Player 1 passed
Player 2 passed
The Action Phase ends
Round 1: Dusk Phase
A Quarrel over Blankets is revealed
A token left the hope track: Devotion
Part them
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
A Mother's Request is revealed
They will sleep warm, we promise
Warm Beds for the Young joins the Dusk deck
Round 2: Generator Phase
4 cubes were dropped, 4 were found in the drawer
The Heat marker goes back to the first space
Round 2: Weather Phase
The weather: Glass Night
Round 2: Preparation Phase
Player 3 advises: Foreman Advisor
Resolve (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
1 Spent Engineer token went to the supply
Player 1: Remove snow (cold) (engineer)
One engineer fell sick
On hex FC0: tile F13
Player 1 called on Annie Stubbs, laundress
One engineer was cured
One engineer was cured
Player 2: Gather from N1a (1 wood) (cold) (worker)
The city gained 1 Wood
Player 3: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold) (engineer)
One engineer fell sick
Player 3 used: Generator
The city spent 1 Steam Core
4 Stress cubes less
Player 1: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark (engineer)
The city spent 2 Coal
Player 2: Medical Post on G3: Cure 3, Treat 1 (cold) (engineer)
One engineer fell sick
Player 2 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 2 called on Small Tom, flue sweep
0 Stress cubes less
Player 3: Gather from FC0a (1 core) (cold) (engineer)
One engineer fell sick
The city gained 1 Steam Core
Player 1: Construct (engineer)
Dismantled: Workshop
The city spent 3 Wood
The city spent 1 Steam Core
Player 1 built: Coal Thumper on G1 and G5
Dismantled: Tent
Player 2: Coal Thumper on G1: gain 3 Coal (cold) (engineer)
One engineer fell sick
Player 2 used: Coal Thumper
The city gained 3 Coal
The city spent 2 Coal
The Heat marker is on 2
The city spent 1 Coal
The Heat marker is on 3
Player 3 passed
The Action Phase ends
Round 2: Dusk Phase
A Vote of the Whole Crater is revealed
You keep their trust
Resolve (hope) was activated
Empty Benches joins the Dusk deck
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
Day 3 dawns; Player 2 leads
Steam Hubs is developed
Steam Hub can be built now
Relief Valves will be ready in Round 5
Scenario card: The Surveyors Return
Unity (hope) was exhausted
The city gained 1 Steam Core
The Surveyors Return leaves the game
Round 3: Morning Phase
Blue Sky is revealed
A holiday
1 Spent Worker token went to the supply
1 Spent Engineer token went to the supply
Unity (hope) was activated
A token left the discontent track: Mistrust
Round 3: Generator Phase
3 cubes were dropped, 1 were found in the drawer
The Heat marker goes back to the first space
Round 3: Weather Phase
The weather: Brief Lull
Round 3: Preparation Phase
3 Spent Engineer tokens went to the supply
One engineer is gravely ill
Player 2: Coal Thumper on G1: gain 3 Coal (cold) (engineer)
One engineer fell sick
Player 2 used: Coal Thumper
The city gained 3 Coal
The city spent 2 Coal
The Heat marker is on 2
Player 3: Construct (engineer)
Dismantled: Medical Post
The city spent 2 Wood
The city spent 1 Steam Core
Player 3 built: Steam Hub on FC0b
Player 1: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (engineer)
Player 1 used: Generator
1 Stress cube less
Player 2 passed
The city spent 1 Coal
The Heat marker is on 3
Player 3: Coal Thumper on G1: gain 3 Coal (engineer)
Player 3 used: Coal Thumper
The city gained 3 Coal
The city spent 1 Coal
The Heat marker is on 4
Player 1 passed
The city spent 1 Coal
The Heat marker is on 5
Player 2 passed
Player 3 passed
The Action Phase ends
Round 3: Dusk Phase
A Quarrel over Blankets is revealed
Resolve (hope) was exhausted
Part them
Round 3: Hunger Phase
The city spent 11 Food
Hunger rose to 16
Round 3: Night Phase
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
Round 3: Dawn Phase
Day 4 dawns; Player 3 leads
Round 4: Morning Phase
Idle Pencils is revealed
Let them rest
Resolve (hope) was activated
Round 4: Generator Phase
5 cubes were dropped, 2 were found in the drawer
The Heat marker goes back to the first space
Round 4: Weather Phase
The weather: Still Air
Round 4: Preparation Phase
Player 3 advises: Foreman Advisor
Resolve (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
4 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker is on 1
The Citizen card drawn is Rafe Colley, spokesman
Fear (discontent) was activated
One engineer is gravely ill
Player 3: Remove snow (cold) (engineer)
One engineer fell sick
On hex FE3: tile F20
The city gained 4 Food
Player 1: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold) (engineer)
One engineer fell sick
Player 1 used: Generator
2 Stress cubes less
The city spent 1 Coal
Player 2: Coal Thumper on G1: gain 3 Coal (cold) (automaton)
Player 2 used: Coal Thumper
The city gained 3 Coal
The city spent 3 Coal
The Heat marker is on 3
Player 3 passed
Player 1: Remove snow (cold) (worker)
On hex FE4: tile F11
Player 2: Construct (engineer)
The city spent 2 Wood
Player 2 built: Sawmill on G2
Dismantled: Steam Hub
Dismantled: Sawmill
Player 3 passed
Player 1: Gather from FE4b (1 core) (cold) (engineer)
One engineer fell sick
The city gained 1 Steam Core
The Action Phase ends
Round 4: Dusk Phase
A Quiet Evening is revealed
Rest
Round 4: Hunger Phase
The city spent 4 Food
A token came onto the discontent track: Anger
One engineer died; the Corpse marker is on 2
The Citizen card drawn is Hugh Ferrant, tinkerer
Anger (discontent) was activated
One engineer died; the Corpse marker is on 3
The Citizen card drawn is Wren, chorister
Round 4: Night Phase
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer died; the Corpse marker is on 4
The Citizen card drawn is Edie, messenger
A token came onto the discontent track: Mistrust
One engineer is gravely ill
One engineer died; the Corpse marker is on 5
The Citizen card drawn is Percival Thorne, surveyor
One engineer is gravely ill
One engineer died; the Corpse marker is on 6
The Citizen card drawn is Ned, kite flyer
One engineer is gravely ill
Round 4: Dawn Phase
Day 5 dawns; Player 1 leads
Relief Valves is developed
Generator is upgraded
0 Stress cubes less
Surgery will be ready in Round 8
Round 5: Morning Phase
Under the Fall is revealed
Dig them out
1 Spent Worker token went to the supply
Resolve (hope) was activated
Round 5: Generator Phase
3 cubes were dropped, 3 were found in the drawer
The Heat marker goes back to the first space
Round 5: Weather Phase
The weather: Black Frost
Round 5: Preparation Phase
Player 1 advises: Social Advisor
Unity (hope) was exhausted
Anger (discontent) was exhausted
4 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker is on 7
The Citizen card drawn is The Two Georges, twins
One engineer is gravely ill
Player 1: Dais: pass a Law (cold) (engineer)
One engineer died; the Corpse marker is on 8
The Citizen card drawn is Wilmot Gray, guide
Player 1 used: Dais
Player 1 passed a Law: Children at Work
From now on: Each Round 1 Child Meeple may act, a second one if any 1 Hope token is exhausted. Children may only Remove Snow, Gather Resources or Construct.
A token came onto the discontent track: Anger
Anger (discontent) was activated
Resolve (hope) was exhausted
Small Hands, Sharp Machines joins the Dusk deck
Player 2: Generator: -8 Stress, or spend 1 Steam Core: remove all Stress cubes (cold) (engineer)
One engineer is gravely ill
Player 2 used: Generator
3 Stress cubes less
Player 3: Gather from FE4a (3 coal) (cold) (engineer)
One engineer died; the Corpse marker is on 9
The Citizen card drawn is Sukey, mender
The city gained 2 Coal
Player 1 passed
The city spent 1 Coal
The Heat marker is on 1
The city spent 1 Coal
The Heat marker is on 2
Player 2 passed
The Action Phase ends
Round 5: Dusk Phase
Frost settles on Ark 1: 1
Frost settles on Ark 2: 1
Frost settles on Ark 3: 1
Frost settles on Ark 4: 1
Pilfered Stores is revealed
Ration everyone
A token came onto the discontent track: Fear
Round 5: Hunger Phase
Round 5: Night Phase
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer is gravely ill
One engineer died; the Corpse marker is on 10
The Citizen card drawn is Harriet Voss, surgeon
A token left the hope track: Resolve
One engineer is gravely ill
One engineer died; the Corpse marker is on 11
Too many have died: the game is lost
