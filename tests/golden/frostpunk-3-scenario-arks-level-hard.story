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
Player 1: Gather from FE0b (2 coal) (cold) (engineer)
One engineer fell sick
The city gained 2 Coal
Player 2: Medical Post on G3: Cure 3, Treat 1 (engineer)
Player 2 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 2 called on Lottie, lamplighter
Unity (hope) was activated
Player 3: Construct (engineer)
The city spent 2 Wood
Player 3 built: Charcoal Kiln on N1a
The city spent 2 Wood
Player 3 built: Sawmill on N1b
Dismantled: Tent
Player 1: Charcoal Kiln on N1a: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal (engineer)
Player 1 used: Charcoal Kiln
The city spent 1 Wood
The city gained 2 Coal
The Action Phase ends
Round 1: Dusk Phase
A Song at the Boiler is revealed
Resolve (hope) was activated
Listen
Round 1: Hunger Phase
Round 1: Night Phase
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
Round 1: Dawn Phase
Day 2 dawns; Player 3 leads
Round 2: Morning Phase
Strangers at the Rim is revealed
Turn them away
Resolve (hope) was exhausted
Tracks in the Snow joins the Dusk deck
Round 2: Generator Phase
4 cubes were dropped, 2 were found in the drawer
The Heat marker goes back to the first space
Round 2: Weather Phase
The weather: Glass Night
Round 2: Preparation Phase
Player 2 advises: Social Advisor
Unity (hope) was exhausted
Player 3 took Ezra Whitlock, boilerman
Player 1 took Percival Thorne, surveyor
Player 3 called on Ezra Whitlock, boilerman
2 Stress cubes less
1 Spent Engineer token went to the supply
The city spent 3 Coal
The Heat marker is on 3
The city spent 2 Coal
The Heat marker is on 5
Player 3: Charcoal Kiln on N1a: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal (engineer)
Player 3 used: Charcoal Kiln
The city spent 2 Wood
The city gained 4 Coal
Player 1: Sawmill on N1b: fell up to 3 Trees here and around (engineer)
Player 1 used: Sawmill
Player 1 called on Percival Thorne, surveyor
On hex FE5: tile F16
Player 2: Construct (engineer)
Player 3: Gather from N4a (3 coal) (engineer)
The city gained 2 Coal
Player 1: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (engineer)
Player 1 used: Generator
0 Stress cubes less
Player 2: Gather from G4 (5 wood) (engineer)
The city gained 2 Wood
Player 3: Dais: pass a Law (engineer)
Player 3 used: Dais
Player 3 passed a Law: Long Shifts
From now on: Once per Round, after a Worker used a Building, its action may be resolved once more; then 1 Worker becomes sick.
Mistrust (discontent) was activated
Asleep Standing joins the Dusk deck
The Action Phase ends
Round 2: Dusk Phase
A Quarrel over Blankets is revealed
A token came onto the discontent track: Anger
Part them
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
Steam Saws is developed
Sawmill is upgraded
Wall Drill is upgraded
Drafting Hall will be ready in Round 5
Scenario card: The Surveyors Return
Unity (hope) was exhausted
The city gained 1 Steam Core
The Surveyors Return leaves the game
Round 3: Morning Phase
The Foreman's Wager is revealed
Take the bet
1 temporary Worker came to help
Worn to the Bone joins the Dusk deck
Round 3: Generator Phase
5 cubes were dropped, 3 were found in the drawer
The Heat marker goes back to the first space
Round 3: Weather Phase
The weather: Still Air
Round 3: Preparation Phase
2 Spent Engineer tokens went to the supply
One engineer is gravely ill
Player 1: Gather from G5 (3 coal) (cold) (worker)
The city gained 2 Coal
Player 2: Gather from G4 (3 wood) (cold) (engineer)
One engineer fell sick
The city gained 2 Wood
The city spent 1 Coal
The Heat marker is on 1
Player 3: Construct (engineer)
Dismantled: Sawmill
The city spent 2 Wood
Player 3 built: Hunter's Hut on N4b
The city spent 2 Wood
Player 3 built: Hunter's Hut on FE0b
Player 1: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold) (engineer)
One engineer fell sick
Player 1 used: Generator
3 Stress cubes less
The city spent 3 Coal
The Heat marker is on 4
The city spent 1 Coal
The Heat marker is on 5
Player 2: Medical Post on G3: Cure 3, Treat 1 (engineer)
Player 2 used: Medical Post
One gravely ill engineer was treated
One engineer was cured
One engineer was cured
One engineer was cured
Player 3: Construct (engineer)
Dismantled: Charcoal Kiln
Player 1: Hunter's Hut on FE0b: gain 3 Food (cold) (engineer)
One engineer fell sick
Player 1 used: Hunter's Hut
The city gained 3 Food
The Action Phase ends
Round 3: Dusk Phase
Frostbitten Hands is revealed
Wrap them in rags
Round 3: Hunger Phase
The city spent 13 Food
Hunger rose to 13
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
Day 4 dawns; Player 2 leads
Round 4: Morning Phase
A Room by the Boiler is revealed
Build it, piece by piece
Round 4: Generator Phase
5 cubes were dropped, 4 were found in the drawer
The Heat marker goes back to the first space
Round 4: Weather Phase
The weather: Brief Lull
The city gained 2 Food
Round 4: Preparation Phase
4 Spent Engineer tokens went to the supply
One engineer is gravely ill
One engineer died; the Corpse marker is on 1
The Citizen card drawn is Odile Renn, draughtswoman
A token came onto the discontent track: Mistrust
Mistrust (discontent) was activated
Player 2: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark (engineer)
The city spent 2 Coal
Player 3: Gather from G4 (1 wood) (cold) (engineer)
One engineer fell sick
The city gained 1 Wood
Player 1: A Room by the Boiler: place 1 wood; after 2: +1 Hope, Cure 4 (engineer)
The city spent 1 Wood
The Action Phase ends
Round 4: Dusk Phase
Frost settles on Ark 1: 1
Frost settles on Ark 2: 1
Frost settles on Ark 3: 1
Frost settles on Ark 4: 1
Worn to the Bone is revealed
A hot meal
The city spent 2 Food
Round 4: Hunger Phase
A token came onto the discontent track: Mistrust
One engineer died; the Corpse marker is on 2
The Citizen card drawn is Ned, kite flyer
One engineer died; the Corpse marker is on 3
The Citizen card drawn is Hugh Ferrant, tinkerer
Mistrust (discontent) was activated
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
One engineer is gravely ill
One engineer died; the Corpse marker is on 4
The Citizen card drawn is Nell Sharpe, rigger
A token came onto the discontent track: Fear
The people have banished you from the city: the game is lost
