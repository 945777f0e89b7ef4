Player 1 takes the Leadership marker
Rim corner RC5: coal
Rim corner RC4: blank
Rim corner RC3: blank
Rim corner RC2: coal
Rim corner RC1: wood
Signal Lens will be ready in Round 3
Player 1 is the Generator Advisor
Player 1 is the Health Advisor
Player 1 is the Social Advisor
Player 1 is the Foreman Advisor
Player 1 has Tam Corrigan, hauler
Player 1 has Mags Dunne, digger
Player 1 has Pip, errand runner
Player 1 has Wren, chorister
The city spent 2 Coal
The Heat marker is on 2
Player 1 called on Mags Dunne, digger
On hex N2: tile N03
Player 1 called on Pip, errand runner
The city gained 2 Food
The city gained 1 Coal
Player 1: Gather from G4 (5 wood) (engineer)
The city gained 2 Wood
Player 1 called on Wren, chorister
A token came onto the hope track: Devotion
Devotion (hope) was activated
Player 1 called on Tam Corrigan, hauler
The city gained 2 Coal
The city spent 1 Coal
The Heat marker is on 3
Player 1: Gather from N0a (3 coal) (worker)
The city gained 2 Coal
Player 1: Gather from N2b (2 coal) (engineer)
The city gained 2 Coal
Player 1: Construct (engineer)
The city spent 2 Wood
Player 1 built: Hunter's Hut on N3a
Player 1: Construct (worker)
Dismantled: Medical Post
Dismantled: Tent
The city spent 2 Wood
Player 1 built: Medical Post on N3b
Player 1: Hunter's Hut on N3a: gain 3 Food (worker)
Player 1 used: Hunter's Hut
The city gained 3 Food
Player 1: Remove snow (cold) (engineer)
One engineer fell sick
On hex FE1: tile F21
Player 1: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (engineer)
Player 1 used: Generator
0 Stress cubes less
Player 1: Gather from FE1b (1 core) (worker)
The city gained 1 Steam Core
Player 1: Gather from G5 (5 coal) (worker)
The city gained 2 Coal
Player 1: Gather from FE1a (2 wood) (worker)
The city gained 2 Wood
The Action Phase ends
Round 1: Dusk Phase
Frostbitten Hands is revealed
Wrap them in rags
One worker fell sick
One worker fell sick
Round 1: Hunger Phase
The city spent 12 Food
Round 1: Night Phase
The city spent 1 Coal
The Heat marker is on 4
One engineer sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
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
Day 2 dawns; Player 1 leads
Round 2: Morning Phase
Letters to the Advisors is revealed
Promise a bed for everyone
Resolve (hope) was activated
Round 2: Generator Phase
4 cubes were dropped, 2 were found in the drawer
The Heat marker goes back to the first space
Round 2: Weather Phase
The weather: Thin Sun
The city gained 1 Food
Round 2: Preparation Phase
Player 1 advises: Social Advisor
Unity (hope) was exhausted
Player 1 took Annie Stubbs, laundress
Player 1 took The Two Georges, twins
The people answer the Call to Rise
Player 1 took Magnus Aldous, chemist
Player 1 took Hugh Ferrant, tinkerer
Player 1 took Ida Marlow, stoker
Player 1 took Agnes Holt, midwife
Player 1 called on Ida Marlow, stoker
The Heat marker is on 2
Player 1 called on Hugh Ferrant, tinkerer
The city gained 2 Wood
1 Spent Child token went to the supply
1 Spent Engineer token went to the supply
1 Spent Worker token went to the supply
Player 1: Gather from N0a (1 coal) (engineer)
The city gained 1 Coal
Player 1 called on Agnes Holt, midwife
One worker was cured
Devotion (hope) was activated
Player 1: Hunter's Hut on N3a: gain 3 Food (engineer)
Player 1 used: Hunter's Hut
The city gained 3 Food
Player 1 called on Annie Stubbs, laundress
One child was cured
One worker was cured
Player 1 called on Magnus Aldous, chemist
One engineer was cured
One worker was cured
One child was cured
Player 1: Gather from G5 (3 coal) (worker)
The city gained 2 Coal
Player 1 called on The Two Georges, twins
The city gained 1 Wood
The city gained 1 Coal
Player 1: Gather from G4 (3 wood) (worker)
The city gained 2 Wood
Player 1: The Last City: spend 1 Coal: -2 Stress (engineer)
The city spent 1 Coal
2 Stress cubes less
Player 1: Dais: pass a Law (engineer)
Player 1 used: Dais
Player 1 passed a Law: Children's Home
Children's Home can be built now
From now on: While a Children's Home is on the map, each use of a Medical Post or Infirmary gives 1 more Cure point.
Unity (hope) was activated
Lessons by the Stove joins the Dusk deck
Player 1: Gather from N2a (2 wood) (worker)
The city gained 2 Wood
The city spent 1 Coal
The Heat marker is on 3
Player 1 passed
The Action Phase ends
Round 2: Dusk Phase
A Quiet Evening is revealed
Rest
Round 2: Hunger Phase
The city spent 16 Food
Round 2: Night Phase
The city spent 2 Coal
The Heat marker is on 5
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
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
Round 2: Dawn Phase
Day 3 dawns; Player 1 leads
Signal Lens is developed
Beacon is upgraded
Brick Houses will be ready in Round 5
Scenario card: Roofs
A token came onto the discontent track: Fear
No Room joins the Dusk deck
Roofs leaves the game
Round 3: Morning Phase
The Foreman's Wager is revealed
Refuse
Round 3: Generator Phase
5 cubes were dropped, 6 were found in the drawer
The Heat marker goes back to the first space
Round 3: Weather Phase
The weather: Hard Frost
The city gained 1 Food
Round 3: Preparation Phase
Player 1 advises: Health Advisor
Devotion (hope) was exhausted
One engineer was cured
One worker was cured
One engineer was cured
1 Spent Child token went to the supply
1 Spent Worker token went to the supply
1 Spent Engineer token went to the supply
The city spent 4 Coal
The Heat marker is on 4
The city spent 2 Coal
The Heat marker is on 6
Player 1: Gather from G5 (1 coal) (engineer)
The city gained 1 Coal
Player 1 passed
The Action Phase ends
Round 3: Dusk Phase
The promise of Letters to the Advisors is broken
Letters to the Advisors leaves the game
A Broken Word joins the Dusk deck
Pilfered Stores is revealed
Ration everyone
Fear (discontent) was activated
Round 3: Hunger Phase
The city spent 2 Food
Hunger rose to 9
Round 3: Night Phase
One child sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One engineer fell sick
One engineer fell sick
One engineer is gravely ill
One child fell sick
One child fell sick
One child fell sick
One child fell sick
One child is gravely ill
Round 3: Dawn Phase
Day 4 dawns; Player 1 leads
Round 4: Morning Phase
The Dead Trader's Cache is revealed
Leave the dead in peace
Devotion (hope) was activated
Round 4: Generator Phase
6 cubes were dropped, 4 were found in the drawer
The Heat marker goes back to the first space
Round 4: Weather Phase
The weather: Whiteout
The city gained 1 Food
Round 4: Preparation Phase
2 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker is on 1
The Citizen card drawn is Clara Wray, clerk
2 Spent Child tokens went to the supply
One child died; the Corpse marker is on 2
The Citizen card drawn is Jonas Pike, ganger
Fear (discontent) was activated
3 Spent Worker tokens went to the supply
One worker is gravely ill
The city spent 1 Coal
The Heat marker is on 1
Player 1: Dais: pass a Law (cold) (engineer)
One engineer is gravely ill
Player 1 used: Dais
Player 1 passed a Law: The Ring
Fighting Ring can be built now
Fear (discontent) was exhausted
A Broken Jaw joins the Dusk deck
Player 1 passed
The Action Phase ends
Round 4: Dusk Phase
Coughing in the Dark is revealed
One worker fell sick
One child is gravely ill
So be it
Round 4: Hunger Phase
The city spent 1 Food
A token came onto the discontent track: Mistrust
One engineer died; the Corpse marker is on 3
The Citizen card drawn is Beatrix Lund, quartermaster
The city lost 1 Wood
Hunger rose to 11
Round 4: Night Phase
The city spent 1 Coal
The Heat marker is on 2
One worker sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One worker died; the Corpse marker is on 4
The Citizen card drawn is Rafe Colley, spokesman
A token came onto the discontent track: Mistrust
One worker is gravely ill
One worker died; the Corpse marker is on 5
The Citizen card drawn is Nell Sharpe, rigger
One worker is gravely ill
One worker died; the Corpse marker is on 6
The Citizen card drawn is Ezra Whitlock, boilerman
One worker is gravely ill
One engineer died; the Corpse marker is on 7
The Citizen card drawn is Ned, kite flyer
One engineer is gravely ill
One engineer died; the Corpse marker is on 8
The Citizen card drawn is Silas Moor, pipe fitter
The city lost 1 Coal
One engineer is gravely ill
One engineer died; the Corpse marker is on 9
The Citizen card drawn is Florrie, storyteller
One child died; the Corpse marker is on 10
The Citizen card drawn is Lottie, lamplighter
Unity (hope) was exhausted
One child is gravely ill
One child died; the Corpse marker is on 11
Too many have died: the game is lost
