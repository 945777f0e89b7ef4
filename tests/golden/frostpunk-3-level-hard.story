Player 2 takes the Leadership marker
Rim corner RC5: wood
Rim corner RC4: blank
Rim corner RC3: coal
Rim corner RC2: wood
Signal Lens will be ready in Round 3
Player 3 is the Generator Advisor
Player 2 is the Health Advisor
Player 2 is the Social Advisor
Player 1 is the Foreman Advisor
Player 2 has Wren, chorister
Player 2 has Florrie, storyteller
Player 3 has Harriet Voss, surgeon
Player 1 has Annie Stubbs, laundress
Player 2: Gather from N4a (3 coal) (cold) (worker)
One worker fell sick
The city gained 2 Coal
The city spent 2 Coal
The Heat marker is on 2
Player 3: Gather from N0a (1 core) (worker)
The city gained 1 Steam Core
Player 1: Medical Post on G3: Cure 3, Treat 1 (engineer)
Player 1 used: Medical Post
One child was cured
One worker was cured
One child was cured
Player 1 called on Annie Stubbs, laundress
One worker was cured
One engineer was cured
Player 2: Gather from N1b (2 wood) (engineer)
The city gained 2 Wood
Player 2 called on Florrie, storyteller
Devotion (hope) was activated
Devotion (hope) was activated
Player 2 called on Wren, chorister
A token came onto the hope track: Unity
Player 3: Construct (worker)
The city spent 3 Wood
The city spent 1 Steam Core
Player 3 built: Coal Thumper on G4 and G5
The city spent 2 Wood
Player 3 built: Hunter's Hut on N1a
The city spent 2 Wood
Player 3 built: Charcoal Kiln on N0b
Player 1: Coal Thumper on G4: gain 3 Coal (engineer)
Player 1 used: Coal Thumper
The city gained 3 Coal
Player 2: Gather from N4b (2 wood) (worker)
The city gained 2 Wood
Player 3: Charcoal Kiln on N0b: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal (engineer)
Player 3 used: Charcoal Kiln
The city spent 2 Wood
The city gained 4 Coal
Player 3 called on Harriet Voss, surgeon
The city spent 2 Coal
The Heat marker is on 4
Player 1: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (engineer)
Player 1 used: Generator
0 Stress cubes less
Player 2: Coal Thumper on G4: gain 3 Coal (worker)
Player 2 used: Coal Thumper
The city gained 3 Coal
Player 3: Hunter's Hut on N1a: gain 3 Food (worker)
Player 3 used: Hunter's Hut
The city gained 3 Food
The Action Phase ends
Round 1: Dusk Phase
A Quiet Evening is revealed
Rest
Round 1: Hunger Phase
The city spent 12 Food
Round 1: Night Phase
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
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
Day 2 dawns; Player 3 leads
Round 2: Morning Phase
The Dead Trader's Cache is revealed
Break it open
The city gained 4 Food
What Was in the Tins joins the Dusk deck
Round 2: Generator Phase
4 cubes were dropped, 2 were found in the drawer
The Heat marker goes back to the first space
Round 2: Weather Phase
The weather: Light Frost
The city gained 1 Food
Round 2: Preparation Phase
Player 2 advises: Health Advisor
Devotion (hope) was exhausted
One worker was cured
One worker was cured
One engineer was cured
Player 3: The Last City: spend 1 Coal: -2 Stress (engineer)
The city spent 1 Coal
2 Stress cubes less
The city spent 4 Coal
The Heat marker is on 4
Player 1 passed
Player 2: Hunter's Hut on N1a: gain 3 Food (engineer)
Player 2 used: Hunter's Hut
The city gained 3 Food
Player 3: Charcoal Kiln on N0b: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal (worker)
Player 3 used: Charcoal Kiln
The city spent 2 Wood
The city gained 4 Coal
Player 1: Coal Thumper on G4: gain 3 Coal (worker)
Player 1 used: Coal Thumper
The city gained 3 Coal
Player 2: Construct (engineer)
Dismantled: Tent
The city spent 1 Wood
Player 2 built: Tent on N0a
Dismantled: Medical Post
Player 3: Coal Thumper on G4: gain 3 Coal (engineer)
Player 3 used: Coal Thumper
The city gained 3 Coal
Player 1: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (engineer)
Player 1 used: Generator
0 Stress cubes less
The city spent 1 Coal
The Heat marker is on 5
Player 2: Remove snow (cold) (worker)
One worker fell sick
On hex N3: tile N06
On hex N5: tile N01
Player 3: Gather from N5a (3 wood) (worker)
The city gained 2 Wood
Player 1: Gather from N4a (1 coal) (worker)
The city gained 1 Coal
Player 2: Remove snow (cold) (worker)
One worker fell sick
On hex N2: tile N12
The city gained 4 Food
The Action Phase ends
Round 2: Dusk Phase
Coughing in the Dark is revealed
So be it
Round 2: Hunger Phase
The city spent 16 Food
Round 2: Night Phase
One worker sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One worker fell sick
One engineer fell sick
One engineer fell sick
One child fell sick
One child fell sick
One child fell sick
One child fell sick
One child fell sick
Round 2: Dawn Phase
Day 3 dawns; Player 1 leads
Signal Lens is developed
Beacon is upgraded
Steam Saws will be ready in Round 5
Scenario card: Roofs
Anger (discontent) was activated
No Room joins the Dusk deck
Roofs leaves the game
Round 3: Morning Phase
The Preacher is revealed
Let him speak
A token came onto the hope track: Resolve
Devotion (hope) was activated
The Sermon Grows joins the Dusk deck
Round 3: Generator Phase
5 cubes were dropped, 5 were found in the drawer
The Heat marker goes back to the first space
Round 3: Weather Phase
The weather: Hard Frost
The city gained 1 Food
Round 3: Preparation Phase
Player 1 advises: Foreman Advisor
Devotion (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
1 Spent Engineer token went to the supply
1 Spent Worker token went to the supply
1 Spent Child token went to the supply
Player 1: Remove snow (cold) (engineer)
One engineer fell sick
On hex FE1: tile F13
Player 2 passed
The city spent 2 Coal
The Heat marker is on 2
The city spent 1 Coal
The Heat marker is on 3
Player 3: Coal Thumper on G4: gain 3 Coal (engineer)
Player 3 used: Coal Thumper
The city gained 3 Coal
Player 1: Gather from N3a (3 coal) (engineer)
The city gained 2 Coal
Player 2: Gather from N5a (1 wood) (worker)
The city gained 1 Wood
Player 3: Dais: pass a Law (engineer)
Player 3 used: Dais
Player 3 passed a Law: Long Shifts
From now on: Once per Round, after a Worker used a Building, its action may be resolved once more; then 1 Worker becomes sick.
A token came onto the discontent track: Fear
Asleep Standing joins the Dusk deck
Player 1: Hunter's Hut on N1a: gain 3 Food (worker)
Player 1 used: Hunter's Hut
The city gained 3 Food
The city gained 3 Food
One worker fell sick
Player 2: Gather from FE1a (1 core) (cold) (worker)
One worker fell sick
The city gained 1 Steam Core
The city spent 2 Coal
The Heat marker is on 5
The city spent 1 Coal
The Heat marker is on 6
Player 3: Charcoal Kiln on N0b: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal (worker)
Player 3 used: Charcoal Kiln
The city spent 1 Wood
The city gained 2 Coal
Player 1: Remove snow (cold) (worker)
One worker fell sick
On hex FC2: tile F18
The city gained 3 Food
Player 2: Remove snow (cold) (worker)
One worker fell sick
On hex FE2: tile F21
The Action Phase ends
Round 3: Dusk Phase
Pilfered Stores is revealed
Ration everyone
Fear (discontent) was activated
Round 3: Hunger Phase
The city spent 11 Food
Round 3: Night Phase
One engineer sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One worker fell sick
One worker fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer is gravely ill
One child fell sick
One child fell sick
One child fell sick
One child is gravely ill
One child died; the Corpse marker is on 1
The Citizen card drawn is Bram, friend of strays
A token left the hope track: Devotion
Round 3: Dawn Phase
Day 4 dawns; Player 2 leads
Round 4: Morning Phase
Under the Fall is revealed
Too dangerous
One worker died; the Corpse marker is on 2
The Citizen card drawn is Ned, kite flyer
Round 4: Generator Phase
6 cubes were dropped, 6 were found in the drawer
The Generator broke down and is overheated: once more, and it explodes
The Heat marker goes back to the first space
Round 4: Weather Phase
The weather: Brief Lull
The city gained 1 Food
Round 4: Preparation Phase
2 Spent Child tokens went to the supply
One child is gravely ill
2 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker is on 3
The Citizen card drawn is Beatrix Lund, quartermaster
The city lost 1 Wood
2 Spent Worker tokens went to the supply
One worker is gravely ill
Player 2 passed
The city spent 6 Coal
The Heat marker is on 6
Player 3: Charcoal Kiln on N0b: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal (worker)
Player 3 used: Charcoal Kiln
The city spent 1 Wood
The city gained 2 Coal
The city spent 1 Wood
The city gained 2 Coal
One worker fell sick
Player 1: Gather from N3a (1 coal) (engineer)
The city gained 1 Coal
Player 2: Hunter's Hut on N1a: gain 3 Food (worker)
Player 2 used: Hunter's Hut
The city gained 3 Food
Player 3: Dais: pass a Law (engineer)
Player 3 used: Dais
Player 3 passed a Law: Shared Beds
From now on: Heated Tents, Bunkhouses and Houses have 3 slots instead of 2.
Too Close for Comfort joins the Dusk deck
Player 1: The Last City: spend 1 Coal: -2 Stress (engineer)
The city spent 1 Coal
0 Stress cubes less
Player 2 passed
Player 3 passed
Player 1: Construct (worker)
Player 2: Gather from FE2b (1 core) (worker)
The city gained 1 Steam Core
The Action Phase ends
Round 4: Dusk Phase
The Long Queue is revealed
Feed the workers first
One child died; the Corpse marker is on 4
The Citizen card drawn is Sukey, mender
Devotion (hope) was exhausted
One child is gravely ill
A token came onto the discontent track: Anger
Men with Hammers joins the Dusk deck
Round 4: Hunger Phase
The city spent 10 Food
Round 4: Night Phase
One child sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One worker died; the Corpse marker is on 5
The Citizen card drawn is Jonas Pike, ganger
A token came onto the discontent track: Fear
Anger (discontent) was activated
One worker is gravely ill
One worker died; the Corpse marker is on 6
The Citizen card drawn is Clara Wray, clerk
A token came onto the discontent track: Fear
The people have banished you from the city: the game is lost
