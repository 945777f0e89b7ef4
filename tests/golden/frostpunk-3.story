Player 1 takes the Leadership marker
Rim corner RC2: wood
Rim corner RC1: coal
Rim corner RC0: coal
Brick Houses will be ready in Round 3
Player 2 is the Generator Advisor
Player 3 is the Health Advisor
Player 1 is the Social Advisor
Player 1 is the Foreman Advisor
Player 1 has Rafe Colley, spokesman
Player 1 has Percival Thorne, surveyor
Player 2 has Small Tom, flue sweep
Player 3 has Pip, errand runner
Player 1: Gather from N5a (2 wood) (cold) (engineer)
One engineer fell sick
The city gained 2 Wood
Player 1 called on Rafe Colley, spokesman
A token left the discontent track: Mistrust
The city spent 1 Coal
The Heat marker is on 1
The city spent 2 Coal
The Heat marker is on 3
Player 2: The Last City: spend 1 Coal: -2 Stress (engineer)
The city spent 1 Coal
0 Stress cubes less
Player 3: Dais: pass a Law (engineer)
Player 3 used: Dais
Player 3 passed a Law: No One Left Behind
Care House can be built now
From now on: While a Care House is on the map, the first flip of a Sickness marker in each Preparation Phase is ignored.
Player 3 called on Pip, errand runner
The city gained 2 Food
The city gained 1 Coal
Player 1: Gather from G4 (5 wood) (worker)
The city gained 2 Wood
Player 2: Remove snow (cold) (engineer)
One engineer fell sick
On hex FE4: tile F18
The city gained 3 Food
Player 3: Gather from N4b (2 wood) (engineer)
The city gained 2 Wood
Player 1 passed
Player 2: Gather from G5 (5 coal) (worker)
The city gained 2 Coal
Player 2 called on Small Tom, flue sweep
0 Stress cubes less
Player 3 passed
Player 1 passed
Player 2: Gather from N5b (2 coal) (worker)
The city gained 2 Coal
Player 3: Gather from N4a (3 coal) (worker)
The city gained 2 Coal
Player 1 passed
Player 2: Construct (worker)
The city spent 2 Wood
Player 2 built: Medical Post on FE4b
Dismantled: Tent
The city spent 2 Wood
Player 2 built: Sawmill on N3a
Player 3: Sawmill on N3a: fell up to 3 Trees here and around (worker)
Player 3 used: Sawmill
The Action Phase ends
Round 1: Dusk Phase
Pilfered Stores is revealed
Ration everyone
Mistrust (discontent) was activated
Round 1: Hunger Phase
The city spent 11 Food
Round 1: Night Phase
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One child fell sick
One child fell sick
One child fell sick
One child fell sick
Round 1: Dawn Phase
Day 2 dawns; Player 2 leads
Round 2: Morning Phase
Blue Sky is revealed
A holiday
1 Spent Worker token went to the supply
1 Spent Engineer token went to the supply
Resolve (hope) was activated
Mistrust (discontent) was exhausted
Round 2: Generator Phase
3 cubes were dropped, 2 were found in the drawer
The Heat marker goes back to the first space
Round 2: Weather Phase
The weather: Glass Night
Round 2: Preparation Phase
Player 1 called on Percival Thorne, surveyor
On hex FE5: tile F06
1 Spent Child token went to the supply
1 Spent Worker token went to the supply
1 Spent Engineer token went to the supply
Player 2: Remove snow (cold) (engineer)
One engineer fell sick
On hex FC4: tile F19
The city gained 6 Food
The city spent 2 Coal
The Heat marker is on 2
Player 3: Medical Post on G3: Cure 3, Treat 1 (engineer)
Player 3 used: Medical Post
One engineer was cured
One engineer was cured
One child was cured
Player 1: Medical Post on FE4b: Cure 3, Treat 1 (engineer)
Player 1 used: Medical Post
One worker was cured
One engineer was cured
One worker was cured
Player 2: Gather from FE5a (4 coal) (cold) (worker)
One worker fell sick
The city gained 2 Coal
Player 3 passed
Player 1: Construct (worker)
The city spent 3 Wood
Player 1 built: Beacon on N5a
The city spent 3 Wood
Player 1 built: Bunkhouse on FC4a
Player 2: Construct (worker)
The city spent 3 Wood
Player 2 built: Workshop on G4
Dismantled: Bunkhouse
Dismantled: Workshop
The city spent 2 Coal
The Heat marker is on 4
Player 3: Remove snow (cold) (worker)
One worker fell sick
On hex FC5: tile F20
The city gained 4 Food
The Action Phase ends
Round 2: Dusk Phase
Frostbitten Hands is revealed
Wrap them in rags
One worker fell sick
One worker fell sick
Round 2: Hunger Phase
The city spent 17 Food
Round 2: Night Phase
One child sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One child fell sick
One child fell sick
One child fell sick
One child fell sick
One child fell sick
Round 2: Dawn Phase
Day 3 dawns; Player 3 leads
Brick Houses is developed
House can be built now
Glass and Steam will be ready in Round 5
Scenario card: Roofs
A token came onto the discontent track: Fear
No Room joins the Dusk deck
Roofs leaves the game
Round 3: Morning Phase
Hungry Eyes is revealed
Double portions for the young
The city spent 3 Food
A token came onto the hope track: Resolve
Round 3: Generator Phase
4 cubes were dropped, 2 were found in the drawer
The Heat marker goes back to the first space
Round 3: Weather Phase
The weather: Hard Frost
Round 3: Preparation Phase
1 Spent Engineer token went to the supply
1 Spent Child token went to the supply
2 Spent Worker tokens went to the supply
One worker is gravely ill
Player 3: Deploy scouts (worker)
Player 3 sent one worker out
Player 1: Sawmill on N3a: fell up to 3 Trees here and around (cold) (engineer)
One engineer fell sick
Player 1 used: Sawmill
Player 2: The Last City: spend 1 Coal: -2 Stress (engineer)
The city spent 1 Coal
2 Stress cubes less
The city spent 3 Coal
The Heat marker is on 3
Player 3 passed
Player 1: Medical Post on FE4b: Cure 3, Treat 1 (engineer)
Player 1 used: Medical Post
One engineer was cured
One child was cured
One gravely ill worker was treated
One engineer was cured
Player 2: Gather from FE5a (2 coal) (cold) (engineer)
One engineer fell sick
The city gained 2 Coal
Player 3: Construct (worker)
Player 1: Remove snow (cold) (worker)
One worker fell sick
On hex N0: tile N02
On hex N1: tile N14
Player 2: Remove snow (cold) (worker)
One worker fell sick
On hex FE1: tile F17
The Action Phase ends
Round 3: Dusk Phase
Cold Beds is revealed
Fear (discontent) was activated
One child fell sick
Hear them out
Who Takes the Night Shift joins the Dusk deck
Round 3: Hunger Phase
The city spent 4 Food
Hunger rose to 8
Round 3: Night Phase
One child sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One worker fell sick
One worker is gravely ill
One worker died; the Corpse marker is on 1
The Citizen card drawn is Edie, messenger
One worker is gravely ill
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One child fell sick
One child fell sick
One child is gravely ill
One child died; the Corpse marker is on 2
The Citizen card drawn is Lottie, lamplighter
A token left the hope track: Devotion
One child is gravely ill
Round 3: Dawn Phase
Day 4 dawns; Player 1 leads
Round 4: Morning Phase
A Broken Sledge is revealed
Mend it
The city spent 1 Wood
The Scout reached Abandoned Sledges
The Scout came home
The city gained 5 Coal
The city gained 3 Food
Resolve (hope) was activated
Round 4: Generator Phase
One worker died; the Corpse marker is on 3
The Citizen card drawn is Agnes Holt, midwife
One child died; the Corpse marker is on 4
The Citizen card drawn is Nell Sharpe, rigger
Resolve (hope) was exhausted
3 cubes were dropped, 1 were found in the drawer
The Heat marker goes back to the first space
Round 4: Weather Phase
The weather: Deep Cold
Round 4: Preparation Phase
Player 2 advises: Generator Advisor
Resolve (hope) was exhausted
The Heat marker is on 2
2 Stress cubes less
1 Spent Child token went to the supply
2 Spent Engineer tokens went to the supply
One engineer is gravely ill
3 Spent Worker tokens went to the supply
One worker is gravely ill
Player 1: Medical Post on FE4b: Cure 3, Treat 1 (cold) (engineer)
One engineer died; the Corpse marker is on 5
The Citizen card drawn is Wilmot Gray, guide
Player 1 used: Medical Post
One worker was cured
One engineer was cured
One gravely ill worker was treated
One child was cured
Player 2 passed
Player 3: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold) (engineer)
One engineer fell sick
Player 3 used: Generator
1 Stress cube less
The city spent 2 Coal
The Heat marker is on 4
Player 1: Gather from FE1b (2 coal) (cold) (worker)
One worker fell sick
The city gained 2 Coal
Player 2: Dais: pass a Law (engineer)
Player 2 used: Dais
Player 2 passed a Law: The Ring
Fighting Ring can be built now
Fear (discontent) was exhausted
A Broken Jaw joins the Dusk deck
Player 3: Gather from N1b (2 coal) (worker)
The city gained 2 Coal
The city spent 1 Coal
The Heat marker is on 5
Player 1: Remove snow (cold) (worker)
One worker is gravely ill
On hex N2: tile N10
The city gained 3 Food
The Action Phase ends
Round 4: Dusk Phase
A Broken Jaw is revealed
One worker died; the Corpse marker is on 6
The Citizen card drawn is Harriet Voss, surgeon
Next bout
Round 4: Hunger Phase
The city spent 6 Food
Mistrust (discontent) was activated
Hunger rose to 9
Round 4: Night Phase
One engineer sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One worker is gravely ill
One worker died; the Corpse marker is on 7
The Citizen card drawn is Sukey, mender
One worker is gravely ill
One worker died; the Corpse marker is on 8
The Citizen card drawn is Odile Renn, draughtswoman
One worker is gravely ill
One worker died; the Corpse marker is on 9
The Citizen card drawn is Tam Corrigan, hauler
One engineer is gravely ill
One engineer died; the Corpse marker is on 10
The Citizen card drawn is Magnus Aldous, chemist
Resolve (hope) was exhausted
One engineer is gravely ill
One child fell sick
One child is gravely ill
One child died; the Corpse marker is on 11
Too many have died: the game is lost
