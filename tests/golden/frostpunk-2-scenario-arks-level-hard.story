Player 2 takes the Leadership marker
Rim corner RC0: wood
Rim corner RC5: wood
Rim corner RC4: coal
Steam Hubs will be ready in Round 3
Player 1 is the Generator Advisor
Player 1 is the Health Advisor
Player 2 is the Social Advisor
Player 2 is the Foreman Advisor
Player 2 has Percival Thorne, surveyor
Player 2 has Bram, friend of strays
Player 1 has Wilmot Gray, guide
Player 1 has Tam Corrigan, hauler
The city spent 2 Coal
The Heat marker is on 2
Player 2 called on Percival Thorne, surveyor
On hex FC0: tile F17
Player 2: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (engineer)
Player 2 used: Generator
The city spent 1 Steam Core
0 Stress cubes less
Player 1 called on Tam Corrigan, hauler
The city gained 2 Coal
The city spent 1 Coal
The Heat marker is on 3
Player 1: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark (engineer)
The city spent 2 Coal
Player 2: Medical Post on G3: Cure 3, Treat 1 (engineer)
Player 2 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 2 called on Bram, friend of strays
A token left the discontent track: Anger
Player 1: Gather from G4 (5 wood) (engineer)
The city gained 2 Wood
Player 2: Construct (engineer)
The city spent 1 Wood
Player 2 built: Tent on N1b
Dismantled: Tent
The city spent 2 Wood
Player 2 built: Sawmill on G5
The city spent 1 Coal
The Heat marker is on 4
Player 1 passed
Player 2: Construct (engineer)
The city spent 3 Wood
Player 2 built: Bunkhouse on N1a
The city spent 2 Wood
Player 2 built: Cookhouse on G1
Dismantled: Bunkhouse
Player 1: Construct (engineer)
Player 2: Dais: pass a Law (engineer)
Player 2 used: Dais
Player 2 passed a Law: Tavern Licence
Public House can be built now
Drunk on Duty joins the Dusk deck
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
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
Round 1: Dawn Phase
Day 2 dawns; Player 1 leads
Round 2: Morning Phase
Fever Ward is revealed
One engineer fell sick
Trust to luck
The Fever Spreads joins the Dusk deck
Round 2: Generator Phase
4 cubes were dropped, 2 were found in the drawer
The Heat marker goes back to the first space
Round 2: Weather Phase
The weather: Northern Wind
Round 2: Preparation Phase
Player 2 advises: Foreman Advisor
Resolve (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
Player 1 called on Wilmot Gray, guide
1 Spent Engineer token went to the supply
Player 1: Remove snow (cold) (worker)
On hex N4: tile N11
Player 2: Dais: pass a Law (cold) (engineer)
One engineer fell sick
Player 2 used: Dais
Player 2 passed a Law: The Ring
Fighting Ring can be built now
A token left the discontent track: Fear
A Broken Jaw joins the Dusk deck
Player 1: Construct (engineer)
The city spent 1 Wood
Player 1 built: Tent on FC0b
Dismantled: Medical Post
Dismantled: Tent
The city spent 1 Coal
The Heat marker is on 1
Player 2 passed
Player 1: Remove snow (cold) (engineer)
One engineer fell sick
On hex FE2: tile F09
Player 2: Sawmill on G5: fell up to 3 Trees here and around (cold) (engineer)
One engineer fell sick
Player 2 used: Sawmill
Player 1: Construct (engineer)
Player 2: Gather from FE2a (4 coal) (cold) (engineer)
One engineer fell sick
The city gained 2 Coal
The city spent 1 Coal
The Heat marker is on 2
Player 1: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (engineer)
Player 1 used: Generator
2 Stress cubes less
The Action Phase ends
Round 2: Dusk Phase
A Song at the Boiler is revealed
Resolve (hope) was activated
Listen
Round 2: Hunger Phase
Round 2: Night Phase
The city spent 2 Coal
The Heat marker is on 4
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
Resolve (hope) was exhausted
The city gained 1 Steam Core
The Surveyors Return leaves the game
Round 3: Morning Phase
A Duel at Noon is revealed
Forbid it
A token came onto the discontent track: Fear
Round 3: Generator Phase
4 cubes were dropped, 5 were found in the drawer
The Heat marker goes back to the first space
Round 3: Weather Phase
The weather: Light Frost
Round 3: Preparation Phase
3 Spent Engineer tokens went to the supply
One engineer is gravely ill
Player 2: Gather from N4b (2 wood) (cold) (engineer)
One engineer fell sick
The city gained 2 Wood
Player 1: Construct (engineer)
Dismantled: Cookhouse
Dismantled: Sawmill
The city spent 3 Wood
Player 1 built: Workshop on G4
Player 2: Remove snow (cold) (engineer)
One engineer fell sick
On hex FC3: tile F02
Player 1: Workshop on G4: Development token 2 nearer (cold) (engineer)
One engineer fell sick
Player 1 used: Workshop
Relief Valves comes nearer: Round 3
Relief Valves is developed
Generator is upgraded
3 Stress cubes less
Surgery will be ready in Round 6
Player 2: Dais: pass a Law (cold) (engineer)
One engineer fell sick
Player 2 used: Dais
Player 2 passed a Law: Any Roof
From now on: Ruins on the map give 1 slot each, if heated.
A token came onto the discontent track: Mistrust
The Action Phase ends
Round 3: Dusk Phase
Frost settles on Ark 1: 1
Frost settles on Ark 2: 1
Frost settles on Ark 3: 1
Frost settles on Ark 4: 1
Cold Beds is revealed
Fear (discontent) was activated
One engineer fell sick
Hear them out
A Vote of the Whole Crater joins the Dusk deck
Round 3: Hunger Phase
The city spent 8 Food
Hunger rose to 18
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
The Citizen card drawn is Lottie, lamplighter
One engineer is gravely ill
One engineer died; the Corpse marker is on 2
The Citizen card drawn is Agnes Holt, midwife
A token left the hope track: Resolve
One engineer is gravely ill
One engineer died; the Corpse marker is on 3
The Citizen card drawn is Bess Horrocks, sawyer
Round 3: Dawn Phase
Day 4 dawns; Player 1 leads
Round 4: Morning Phase
Night Watch is revealed
Trust the people
A token came onto the discontent track: Anger
Round 4: Generator Phase
One engineer is gravely ill
0 cubes were dropped, 0 were found in the drawer
The Heat marker goes back to the first space
Round 4: Weather Phase
The weather: Creeping Frost
Round 4: Preparation Phase
4 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker is on 4
The Citizen card drawn is Small Tom, flue sweep
1 Stress cube more
One engineer is gravely ill
Player 1: Generator: -8 Stress, or spend 1 Steam Core: remove all Stress cubes (cold) (engineer)
One engineer died; the Corpse marker is on 5
The Citizen card drawn is Beatrix Lund, quartermaster
The city lost 0 Wood
Player 1 used: Generator
The city spent 1 Steam Core
3 Stress cubes less
Player 2: Gather from FE2a (2 coal) (cold) (engineer)
One engineer is gravely ill
The city gained 2 Coal
Player 1: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark (engineer)
The city spent 2 Coal
Ark 2 was thawed
The Action Phase ends
Round 4: Dusk Phase
Frost settles on Ark 1: 2
Frost settles on Ark 2: 1
Frost settles on Ark 3: 2
Frost settles on Ark 4: 2
A Quarrel over Blankets is revealed
A token left the hope track: Devotion
Part them
Round 4: Hunger Phase
Anger (discontent) was activated
Mistrust (discontent) was activated
One engineer died; the Corpse marker is on 6
The Citizen card drawn is Magnus Aldous, chemist
One engineer died; the Corpse marker is on 7
The Citizen card drawn is Wren, chorister
One engineer died; the Corpse marker is on 8
The Citizen card drawn is Ida Marlow, stoker
Round 4: Night Phase
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer died; the Corpse marker is on 9
The Citizen card drawn is Harriet Voss, surgeon
A token left the hope track: Resolve
The people have lost their will to survive: the game is lost
