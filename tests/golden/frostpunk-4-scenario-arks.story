Player 1 takes the Leadership marker
Rim corner RC0: wood
Rim corner RC5: blank
Rim corner RC4: coal
Rim corner RC3: wood
Drafting Hall will be ready in Round 3
Player 1 is the Generator Advisor
Player 3 is the Health Advisor
Player 2 is the Social Advisor
Player 4 is the Foreman Advisor
Player 1 has Wren, chorister
Player 2 has Old Penrose, trapper
Player 3 has Ezra Whitlock, boilerman
Player 4 has Clara Wray, clerk
Player 1: Medical Post on G3: Cure 3, Treat 1 (cold) (engineer)
One engineer fell sick
Player 1 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 2 passed
The city spent 3 Coal
The Heat marker is on 3
Player 3: Gather from G4 (5 wood) (engineer)
The city gained 2 Wood
Player 4: Construct (engineer)
The city spent 2 Wood
Player 4 built: Medical Post on N1b
The city spent 2 Wood
Player 4 built: Gathering Post on G5
The city spent 1 Wood
Player 4 built: Tent on N1a
Player 1: Dais: pass a Law (engineer)
Player 1 used: Dais
Player 1 passed a Law: Any Roof
From now on: Ruins on the map give 1 slot each, if heated.
Anger (discontent) was activated
Player 2 passed
Player 3: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark (engineer)
The city spent 2 Coal
Player 3 called on Ezra Whitlock, boilerman
0 Stress cubes less
Player 4: Remove snow (cold) (engineer)
One engineer fell sick
On hex FC0: tile F02
Player 4 called on Clara Wray, clerk
A Quiet Evening goes to the Dusk discard pile
Anger (discontent) was exhausted
Player 1: Construct (engineer)
The city spent 1 Wood
Player 1 built: Tent on FC0b
The city spent 2 Wood
Player 1 built: Sawmill on FC0a
Dismantled: Gathering Post
Player 1 called on Wren, chorister
A token came onto the hope track: Resolve
Player 2 passed
Player 3: Remove snow (cold) (engineer)
One engineer fell sick
On hex N4: tile N05
The city gained 2 Food
The city spent 1 Coal
Player 4: Sawmill on FC0a: fell up to 3 Trees here and around (cold) (automaton)
Player 4 used: Sawmill
The Action Phase ends
Round 1: Dusk Phase
A Quarrel over Blankets is revealed
A token left the hope track: Unity
Part them
Round 1: Hunger Phase
Round 1: Night Phase
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer fell sick
One engineer fell sick
Round 1: Dawn Phase
Day 2 dawns; Player 2 leads
Round 2: Morning Phase
A Mother's Request is revealed
They will sleep warm, we promise
Warm Beds for the Young joins the Dusk deck
Round 2: Generator Phase
3 cubes were dropped, 2 were found in the drawer
The Heat marker goes back to the first space
Round 2: Weather Phase
The weather: Ice Fog
Round 2: Preparation Phase
Player 3 advises: Health Advisor
Devotion (hope) was exhausted
One engineer was cured
One engineer was cured
One engineer was cured
Player 2 passed
Player 3: Remove snow (cold) (engineer)
One engineer fell sick
On hex FE3: tile F08
Player 4: Medical Post on N1b: Cure 3, Treat 1 (cold) (engineer)
One engineer fell sick
Player 4 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 1: Gather from G4 (3 wood) (cold) (engineer)
One engineer fell sick
The city gained 2 Wood
Player 2: Medical Post on G3: Cure 3, Treat 1 (cold) (engineer)
One engineer fell sick
Player 2 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 3: Gather from FE3a (5 coal) (cold) (engineer)
One engineer fell sick
The city gained 2 Coal
Player 4 passed
Player 1 passed
The city spent 2 Coal
The Heat marker is on 2
Player 2: Dais: pass a Law (engineer)
Player 2 used: Dais
Player 2 called on Old Penrose, trapper
The city gained 4 Food
Player 3 passed
Player 4 passed
Player 1: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (engineer)
Player 1 used: Generator
The city spent 1 Steam Core
2 Stress cubes less
Player 2: Sawmill on FC0a: fell up to 3 Trees here and around (cold) (engineer)
One engineer fell sick
Player 2 used: Sawmill
The Action Phase ends
Round 2: Dusk Phase
Coughing in the Dark is revealed
So be it
Round 2: Hunger Phase
Round 2: Night Phase
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
Round 2: Dawn Phase
Day 3 dawns; Player 3 leads
Drafting Hall is developed
From now on: A Construct action has up to 4 sub-actions.
From now on: Dismantling a Building that is not a Ruin gains 1 Wood.
Clockwork Limbs will be ready in Round 6
Scenario card: The Surveyors Return
The city gained 1 Steam Core
The Surveyors Return leaves the game
Round 3: Morning Phase
The Preacher is revealed
Send him back to work
A token came onto the discontent track: Fear
Fear (discontent) was activated
1 temporary Worker came to help
Round 3: Generator Phase
One engineer fell sick
2 cubes were dropped, 2 were found in the drawer
The Heat marker goes back to the first space
Round 3: Weather Phase
The weather: Gathering Front
Round 3: Preparation Phase
1 Spent Engineer token went to the supply
Player 3: Gather from N4a (3 coal) (cold) (worker)
The city gained 2 Coal
Player 4: Medical Post on G3: Cure 3, Treat 1 (cold) (engineer)
One engineer fell sick
Player 4 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
The city spent 2 Coal
The Heat marker is on 2
Player 1: Remove snow (cold) (engineer)
One engineer fell sick
On hex FE4: tile F09
Player 2: Gather from FE4a (4 coal) (cold) (engineer)
One engineer fell sick
The city gained 2 Coal
The city spent 1 Coal
The Heat marker is on 3
Player 3: Gather from FE3a (3 coal) (cold) (engineer)
One engineer fell sick
The city gained 2 Coal
The city spent 1 Coal
The Heat marker is on 4
The city spent 2 Coal
The Heat marker is on 6
Player 4: Dais: pass a Law (engineer)
Player 4 used: Dais
Player 4 passed a Law: Long Shifts
From now on: Once per Round, after a Worker used a Building, its action may be resolved once more; then 1 Worker becomes sick.
A token came onto the discontent track: Fear
Asleep Standing joins the Dusk deck
Player 1 passed
Player 2 passed
Player 3: Construct (engineer)
Dismantled: Tent
The city gained 1 Wood
The city spent 2 Wood
Player 3 built: Cookhouse on FE3b
The city spent 3 Wood
The city spent 1 Steam Core
Player 3 built: Coal Thumper on G2 and G5
Dismantled: Cookhouse
The city gained 1 Wood
Player 4: Construct (engineer)
Dismantled: Medical Post
The city gained 1 Wood
Dismantled: Coal Thumper
The city gained 1 Wood
The city spent 2 Wood
Player 4 built: Gathering Post on G4
The Action Phase ends
Round 3: Dusk Phase
Pilfered Stores is revealed
Accept the loss
Hunger rose to 3
Round 3: Hunger Phase
The city spent 3 Food
The city spent 11 Food
Hunger rose to 16
Round 3: Night Phase
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer fell sick
One engineer fell sick
Round 3: Dawn Phase
Day 4 dawns; Player 4 leads
Round 4: Morning Phase
Snow-Blind is revealed
Carry on
Round 4: Generator Phase
6 cubes were dropped, 4 were found in the drawer
The Heat marker goes back to the first space
Round 4: Weather Phase
The weather: Light Frost
Round 4: Preparation Phase
2 Spent Engineer tokens went to the supply
One engineer is gravely ill
Player 4: Gather from FE4b (2 wood) (cold) (engineer)
One engineer fell sick
The city gained 2 Wood
Player 1: Gather from FE4a (2 coal) (cold) (engineer)
One engineer fell sick
The city gained 2 Coal
Player 2: Remove snow (cold) (engineer)
One engineer fell sick
On hex FC1: tile F18
The city gained 3 Food
Player 3: Dais: pass a Law (cold) (engineer)
One engineer fell sick
Player 3 used: Dais
Player 3 passed a Law: Thin Soup
From now on: In Feeding, 3 Food less are due.
A token came onto the discontent track: Mistrust
Anger (discontent) was activated
Spoons on Tin joins the Dusk deck
Player 4 passed
Player 1: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark (engineer)
The city spent 2 Coal
Player 2: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold) (engineer)
One engineer fell sick
Player 2 used: Generator
5 Stress cubes less
The Action Phase ends
Round 4: Dusk Phase
Frost settles on Ark 1: 1
Frost settles on Ark 2: 1
Frost settles on Ark 3: 1
Frost settles on Ark 4: 1
Who Takes the Night Shift is revealed
Draw lots
1 Spent Worker token went to the supply
1 Spent Engineer token went to the supply
Bread before Coal joins the Dusk deck
Round 4: Hunger Phase
The city spent 3 Food
A token came onto the discontent track: Fear
The people have banished you from the city: the game is lost
