Player 2 takes the Leadership marker
Rim corner RC0: blank
Rim corner RC5: wood
Rim corner RC4: coal
Rim corner RC3: blank
Rim corner RC2: wood
Steam Saws will be ready in Round 3
Player 3 is the Generator Advisor
Player 1 is the Health Advisor
Player 2 is the Social Advisor
Player 2 is the Foreman Advisor
Player 2 has Lottie, lamplighter
Player 2 has Sukey, mender
Player 3 has Silas Moor, pipe fitter
Player 1 has Annie Stubbs, laundress
Player 2 called on Sukey, mender
One engineer was cured
One engineer was cured
Player 2: Remove snow (cold) (engineer)
One engineer fell sick
On hex N4: tile N05
The city gained 2 Food
Player 3: Remove snow (cold) (engineer)
One engineer fell sick
On hex FE0: tile F17
Player 3 called on Silas Moor, pipe fitter
The Heat marker is on 3
Player 1: Gather from G5 (5 coal) (engineer)
The city gained 2 Coal
Player 1 called on Annie Stubbs, laundress
One engineer was cured
One engineer was cured
Player 2 passed
Player 3: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark (engineer)
The city spent 2 Coal
The city spent 1 Coal
The Heat marker is on 4
Player 1: Gather from FE0b (2 coal) (engineer)
The city gained 2 Coal
Player 2: Medical Post: Cure 4, Treat 1 (engineer)
Player 2 used: Medical Post
One engineer was cured
Player 2 called on Lottie, lamplighter
A token came onto the hope track: Devotion
Player 3: Gather from N4a (3 coal) (engineer)
The city gained 2 Coal
Player 1 passed
Player 2 passed
Player 3 passed
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
Day 2 dawns; Player 3 leads
Round 2: Morning Phase
Strangers at the Rim is revealed
Take them all in
One worker joined the city
One worker joined the city
One worker joined the city
One child joined the city
One child joined the city
One worker fell sick
One child fell sick
Round 2: Generator Phase
3 cubes were dropped, 2 were found in the drawer
The Heat marker goes back to the first space
Round 2: Weather Phase
The weather: Northern Wind
Round 2: Preparation Phase
Player 2 advises: Social Advisor
Unity (hope) was exhausted
Player 2 took Percival Thorne, surveyor
Player 3 took Florrie, storyteller
Player 3 called on Florrie, storyteller
Devotion (hope) was activated
Unity (hope) was activated
Player 2 called on Percival Thorne, surveyor
On hex FE3: tile F15
The city gained 3 Food
Player 3 passed
Player 1: Gather from G4 (5 wood) (cold) (worker)
One worker fell sick
The city gained 2 Wood
Player 2: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold) (engineer)
One engineer fell sick
Player 2 used: Generator
The city spent 1 Steam Core
2 Stress cubes less
Player 3: Dais: pass a Law (cold) (engineer)
One engineer fell sick
Player 3 used: Dais
Player 3 passed a Law: Children's Home
Children's Home can be built now
From now on: While a Children's Home is on the map, each use of a Medical Post or Infirmary gives 1 more Cure point.
A token came onto the hope track: Unity
Lessons by the Stove joins the Dusk deck
Player 1: Gather from FE3a (1 core) (cold) (engineer)
One engineer fell sick
The city gained 1 Steam Core
Player 2: Remove snow (cold) (engineer)
One engineer fell sick
On hex FE4: tile F04
The city gained 3 Food
Player 3: Gather from N4a (1 coal) (cold) (engineer)
One engineer fell sick
The city gained 1 Coal
The city spent 2 Coal
The Heat marker is on 2
The city spent 2 Coal
The Heat marker is on 4
Player 1: Gather from FE4a (4 wood) (cold) (engineer)
One engineer fell sick
The city gained 2 Wood
Player 2 passed
Player 3: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark (engineer)
The city spent 2 Coal
Player 1 passed
The city spent 1 Coal
The Heat marker is on 5
Player 2 passed
Player 3 passed
The Action Phase ends
Round 2: Dusk Phase
Frostbitten Hands is revealed
Keep the braziers lit
The city spent 1 Coal
One worker fell sick
Round 2: Hunger Phase
The city spent 3 Food
Round 2: Night Phase
One child sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One worker is gravely ill
One engineer fell sick
One engineer fell sick
One engineer fell sick
One child fell sick
Round 2: Dawn Phase
Day 3 dawns; Player 1 leads
Steam Saws is developed
Sawmill is upgraded
Wall Drill is upgraded
Drafting Hall will be ready in Round 5
Scenario card: The Surveyors Return
Unity (hope) was exhausted
The city gained 1 Steam Core
The Surveyors Return leaves the game
Round 3: Morning Phase
Letters to the Advisors is revealed
Promise nothing
Mistrust (discontent) was activated
Round 3: Generator Phase
3 cubes were dropped, 3 were found in the drawer
The Heat marker goes back to the first space
Round 3: Weather Phase
The weather: Glass Night
Round 3: Preparation Phase
Player 3 advises: Generator Advisor
Resolve (hope) was exhausted
The Heat marker is on 2
2 Stress cubes less
2 Spent Engineer tokens went to the supply
One engineer is gravely ill
Player 1: Construct (worker)
The city spent 2 Wood
Player 1 built: Children's Home on FE0b
The city spent 2 Wood
Player 1 built: Medical Post on N1b
The city spent 2 Wood
Player 1 built: Hunter's Hut on FE4b
Player 2: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (engineer)
Player 2 used: Generator
1 Stress cube less
Player 3: Remove snow (cold) (engineer)
One engineer fell sick
On hex FC0: tile F07
Player 1: Gather from G4 (3 wood) (engineer)
The city gained 2 Wood
Player 2: Dais: pass a Law (engineer)
Player 2 used: Dais
Player 2 passed a Law: No One Left Behind
Care House can be built now
From now on: While a Care House is on the map, the first flip of a Sickness marker in each Preparation Phase is ignored.
Unity (hope) was activated
Player 3: Hunter's Hut: gain 4 Food (cold) (engineer)
One engineer fell sick
Player 3 used: Hunter's Hut
The city gained 4 Food
The city spent 2 Coal
The Heat marker is on 4
Player 1 passed
The Action Phase ends
Round 3: Dusk Phase
Empty Benches is revealed
Silence
A token left the hope track: Unity
Cold Beds joins the Dusk deck
Round 3: Hunger Phase
The city spent 19 Food
Hunger rose to 1
Round 3: Night Phase
One worker sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One worker died; the Corpse marker is on 1
The Citizen card drawn is Agnes Holt, midwife
One engineer fell sick
One engineer fell sick
One engineer fell sick
Round 3: Dawn Phase
Day 4 dawns; Player 2 leads
Round 4: Morning Phase
A Room by the Boiler is revealed
There is no time
One child is gravely ill
One child died; the Corpse marker is on 2
The Citizen card drawn is Ida Marlow, stoker
Devotion (hope) was exhausted
Round 4: Generator Phase
One child is gravely ill
One worker is gravely ill
3 cubes were dropped, 2 were found in the drawer
The Heat marker goes back to the first space
Round 4: Weather Phase
The weather: Deep Cold
The city gained 1 Food
Round 4: Preparation Phase
Player 2 advises: Foreman Advisor
Unity (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
3 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker is on 3
The Citizen card drawn is Magnus Aldous, chemist
Player 2: Construct (worker)
Dismantled: Medical Post
The city spent 1 Wood
Player 2 built: Tent on FE0a
The city spent 2 Wood
Player 2 built: Medical Post on N1b
Player 3: Dais: pass a Law (cold) (engineer)
One engineer fell sick
Player 3 used: Dais
Player 3 passed a Law: Thin Soup
From now on: In Feeding, 3 Food less are due.
A token came onto the discontent track: Fear
Anger (discontent) was activated
Spoons on Tin joins the Dusk deck
Player 1: Gather from G4 (1 wood) (cold) (engineer)
One engineer fell sick
The city gained 1 Wood
Player 2: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold) (engineer)
One engineer fell sick
Player 2 used: Generator
The city spent 1 Steam Core
2 Stress cubes less
Player 3: Hunter's Hut: gain 4 Food (cold) (worker)
One worker died; the Corpse marker is on 4
The Citizen card drawn is Jonas Pike, ganger
A token came onto the discontent track: Fear
Player 3 used: Hunter's Hut
The city gained 4 Food
The Action Phase ends
Round 4: Dusk Phase
Frost settles on Ark 1: 1
Frost settles on Ark 2: 1
Frost settles on Ark 3: 1
Frost settles on Ark 4: 1
Frostbitten Hands is revealed
Wrap them in rags
One worker is gravely ill
One worker died; the Corpse marker is on 5
The Citizen card drawn is Bess Horrocks, sawyer
Round 4: Hunger Phase
The city spent 1 Food
Round 4: Night Phase
One child sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer is gravely ill
One engineer died; the Corpse marker is on 6
The Citizen card drawn is Mags Dunne, digger
One engineer is gravely ill
One engineer died; the Corpse marker is on 7
The Citizen card drawn is Wren, chorister
One engineer is gravely ill
One engineer died; the Corpse marker is on 8
The Citizen card drawn is Old Penrose, trapper
One child died; the Corpse marker is on 9
The Citizen card drawn is Ezra Whitlock, boilerman
A token came onto the discontent track: Mistrust
Round 4: Dawn Phase
Day 5 dawns; Player 3 leads
Drafting Hall is developed
From now on: A Construct action has up to 4 sub-actions.
From now on: Dismantling a Building that is not a Ruin gains 1 Wood.
Wool Lining will be ready in Round 8
Round 5: Morning Phase
Blue Sky is revealed
A holiday
1 Spent Worker token went to the supply
1 Spent Engineer token went to the supply
Devotion (hope) was activated
A token left the discontent track: Mistrust
Round 5: Generator Phase
One engineer is gravely ill
One engineer died; the Corpse marker is on 10
The Citizen card drawn is Pip, errand runner
0 cubes were dropped, 1 were found in the drawer
The Heat marker goes back to the first space
Round 5: Weather Phase
The weather: Hard Frost
The city gained 1 Food
Round 5: Preparation Phase
Player 1 advises: Health Advisor
Devotion (hope) was exhausted
One engineer was cured
One engineer was cured
One engineer was cured
2 Spent Engineer tokens went to the supply
One engineer is gravely ill
Player 3: Hunter's Hut: gain 4 Food (cold) (engineer)
One engineer fell sick
Player 3 used: Hunter's Hut
The city gained 4 Food
Player 1: Gather from FC0a (4 coal) (cold) (engineer)
One engineer fell sick
The city gained 2 Coal
Player 2: Medical Post: Cure 4, Treat 1 (cold) (engineer)
One engineer fell sick
Player 2 used: Medical Post
One engineer was cured
One gravely ill engineer was treated
One engineer was cured
One engineer was cured
One engineer was cured
One engineer was cured
Player 3 passed
The city spent 2 Coal
The Heat marker is on 2
Player 1 passed
The Action Phase ends
Round 5: Dusk Phase
Frost settles on Ark 1: 2
Frost settles on Ark 2: 2
Frost settles on Ark 3: 2
Frost settles on Ark 4: 2
A Quiet Evening is revealed
Rest
Round 5: Hunger Phase
Round 5: Night Phase
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
One engineer is gravely ill
Round 5: Dawn Phase
Day 6 dawns; Player 1 leads
Scenario card: Smoke to the South
The city spent 6 Food
Resolve (hope) was activated
The purpose of the city: none
Anger (discontent) was exhausted
Smoke to the South leaves the game
Round 6: Morning Phase
The Preacher is revealed
Send him back to work
A token came onto the discontent track: Mistrust
Fear (discontent) was activated
1 temporary Worker came to help
Round 6: Generator Phase
One engineer died; the Corpse marker is on 11
Too many have died: the game is lost
