Player 1 took the Leadership marker
Rim corner RC2 got its token: wood
Rim corner RC1 got its token: blank
Rim corner RC0 got its token: blank
Rim corner RC5 got its token: coal
Rim corner RC4 got its token: blank
Rim corner RC3 got its token: coal
Signal Lens was begun, to be ready in Round 3
Player 4 became the Generator Advisor
Player 3 became the Health Advisor
Player 1 became the Social Advisor
Player 2 became the Foreman Advisor
Player 1 got Rafe Colley, spokesman
Player 2 got Old Penrose, trapper
Player 3 got Odile Renn, draughtswoman
Player 4 got Mags Dunne, digger
The city spent 2 Coal (fuel)
The Heat marker came to 2
Player 1 sent one worker: Gather from N1a (3 wood)
The city gained 2 Wood
Player 1 called on Rafe Colley, spokesman
A token left the discontent track: Mistrust (Rafe Colley, spokesman)
Player 2 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 2 used: Generator
The Generator shed 0 Stress cubes (Generator)
Player 2 called on Old Penrose, trapper
The city gained 4 Food (Old Penrose, trapper)
Player 3 passed
Player 4 sent one engineer: Construct
Player 1 sent one engineer: The Last City: spend 1 Coal: -2 Stress
The city spent 1 Coal (The Last City)
The Generator shed 0 Stress cubes (The Last City)
Player 2 sent one engineer: Gather from G4 (5 wood)
The city gained 2 Wood
Player 3 sent one engineer: Remove snow (cold)
One engineer fell sick (work in the cold)
A tile was laid on hex N5: tile N12
The city gained 4 Food
A tile was laid on hex N3: tile N10
The city gained 3 Food
Player 4 sent one worker: Gather from G5 (5 coal)
The city gained 2 Coal
Player 1 sent one worker: Gather from N0a (3 wood)
The city gained 2 Wood
The city spent 1 Coal (fuel)
The Heat marker came to 3
Player 2 sent one worker: Construct
The city spent 2 Wood (Sawmill)
Player 2 built: Sawmill on N3a
The city spent 2 Wood (Hunter's Hut)
Player 2 built: Hunter's Hut on N4b
The city spent 2 Wood (Hunter's Hut)
Player 2 built: Hunter's Hut on N0b
Player 3 sent one worker: Remove snow (cold)
One worker fell sick (work in the cold)
A tile was laid on hex N2: tile N05
The city gained 2 Food
Player 3 called on Odile Renn, draughtswoman
Signal Lens came nearer: Round 2
Player 4 sent one worker: Hunter's Hut on N4b: gain 3 Food
Player 4 used: Hunter's Hut
The city gained 3 Food (Hunter's Hut)
The Action Phase ended
Round 1: the Dusk Phase began
A Song at the Boiler was revealed: activate 1 Hope token
Unity (hope) was activated (A Song at the Boiler)
A Song at the Boiler left no choice: Listen (nothing)
Round 1: the Hunger Phase began
The city spent 11 Food (child Round: 11 Food due)
Round 1: the Night Phase began
In the cold slept: 6 Workers, 4 Engineers, 2 Children
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
Round 1: the Dawn Phase began
Day 2 dawned; Player 2 led
Signal Lens was developed
Beacon was upgraded
Brick Houses was begun, to be ready in Round 4
Round 2: the Morning Phase began
A Mother's Request was revealed
A Mother's Request left no choice: They will sleep warm, we promise (Dusk card Warm Beds for the Young joins the deck)
Warm Beds for the Young joined the Dusk deck (A Mother's Request)
Round 2: the Generator Phase began
3 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Thin Sun
The Cold marker came to 4, the Heat Range indicators to 0, 1, 2 (Thin Sun)
The city gained 2 Food (Thin Sun)
Round 2: the Preparation Phase began
Player 3 advised: Health Advisor
Devotion (hope) was exhausted (Health Advisor)
One engineer was cured
One worker was cured
One worker was cured
Player 4 called on Mags Dunne, digger
1 Spent Worker token went to the supply (Sickness marker on 6)
Player 2 sent one worker: Hunter's Hut on N0b: gain 3 Food (cold)
One worker fell sick (work in the cold)
Player 2 used: Hunter's Hut
The city gained 3 Food (Hunter's Hut)
Player 3 sent one engineer: Medical Post on G3: Cure 3, Treat 1 (cold)
One engineer fell sick (work in the cold)
Player 3 used: Medical Post
One engineer was cured
One child was cured
One worker was cured
Player 4 sent one engineer: Gather from N0a (1 wood) (cold)
One engineer fell sick (work in the cold)
The city gained 1 Wood
Player 1 sent one engineer: Gather from G4 (3 wood) (cold)
One engineer fell sick (work in the cold)
The city gained 2 Wood
The city spent 1 Coal (fuel)
The Heat marker came to 1
Player 2 sent one engineer: Remove snow (cold)
One engineer fell sick (work in the cold)
A tile was laid on hex FE0: tile F06
Player 3 sent one engineer: Gather from N2a (3 coal) (cold)
One engineer fell sick (work in the cold)
The city gained 2 Coal
The city spent 3 Coal (fuel)
The Heat marker came to 4
Player 4 sent one worker: Sawmill on N3a: fell up to 3 Trees here and around
Player 4 used: Sawmill
Player 1 sent one worker: Gather from G5 (3 coal)
The city gained 2 Coal
Player 2 passed
Player 3 sent one worker: Remove snow (cold)
One worker fell sick (work in the cold)
A tile was laid on hex FE3: tile F09
Player 4 sent one worker: Gather from FE3a (4 coal)
The city gained 2 Coal
The Action Phase ended
Round 2: the Dusk Phase began
Coughing in the Dark was revealed: if Heat: at least 3: nothing; otherwise sick: 1 Worker, sick: 1 Child
Coughing in the Dark left no choice: So be it (nothing)
Round 2: the Hunger Phase began
The city spent 17 Food (worker Round: 17 Food due)
Round 2: the Night Phase began
In the cold slept: 4 Workers, 5 Engineers, 3 Children
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell gravely ill (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
Round 2: the Dawn Phase began
Day 3 dawned; Player 3 led
A Scenario card came: Roofs: if spare beds: at least -2: +1 Hope; otherwise +1 Discontent, Dusk card No Room joins the deck, Roofs leaves the game
Mistrust (discontent) was activated (Roofs)
No Room joined the Dusk deck (Roofs)
Roofs left the game (Roofs)
Round 3: the Morning Phase began
Hungry Eyes was revealed
Player 3 chose: The same for everyone (sick: 1 Child, Dusk card A Child Collapses joins the deck)
One child fell sick (Hungry Eyes)
A Child Collapses joined the Dusk deck (Hungry Eyes)
Round 3: the Generator Phase began
4 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Light Frost
The Cold marker came to 5, the Heat Range indicators to 0, 1, 2 (Light Frost)
The city gained 2 Food (Light Frost)
Round 3: the Preparation Phase began
1 Spent Child token went to the supply (Sickness marker on 6)
2 Spent Worker tokens went to the supply (Sickness marker on 11)
One worker fell gravely ill (Sickness marker on 11)
2 Spent Engineer tokens went to the supply (Sickness marker on 12)
One engineer died; the Corpse marker came to 1 (Sickness marker on 12)
The Citizen card drawn was Sukey, mender: exhaust 1 Hope token
Unity (hope) was exhausted (death of a engineer: Sukey, mender)
Player 3 sent one engineer: The Last City: spend 1 Coal: -2 Stress
The city spent 1 Coal (The Last City)
The Generator shed 2 Stress cubes (The Last City)
Player 4 sent one engineer: Gather from FE0a (4 coal) (cold)
One engineer fell gravely ill (work in the cold)
The city gained 2 Coal
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer died; the Corpse marker came to 2 (work in the cold)
The Citizen card drawn was Harriet Voss, surgeon: -1 Hope
A token left the hope track: Devotion (death of a engineer: Harriet Voss, surgeon)
Player 1 used: Generator
The Generator shed 2 Stress cubes (Generator)
The city spent 3 Coal (fuel)
The Heat marker came to 3
Player 2 sent one worker: Gather from G5 (1 coal)
The city gained 1 Coal
Player 3 sent one worker: Gather from G4 (1 wood)
The city gained 1 Wood
Player 4 sent one worker: Gather from FE3b (2 wood)
The city gained 2 Wood
Player 1 sent one worker: Hunter's Hut on N0b: gain 3 Food
Player 1 used: Hunter's Hut
The city gained 3 Food (Hunter's Hut)
The Action Phase ended
Round 3: the Dusk Phase began
A Quarrel over Blankets was revealed: if active Mistrust tokens: at least 1: +1 Discontent; otherwise -1 Hope
A token came onto the discontent track: Mistrust (A Quarrel over Blankets)
A Quarrel over Blankets left no choice: Part them (nothing)
Round 3: the Hunger Phase began
The city spent 10 Food (engineer Round: 10 Food due)
Round 3: the Night Phase began
The city spent 2 Coal (fuel)
The Heat marker came to 5
In the cold slept: 4 Workers, 4 Engineers, 4 Children
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One engineer fell gravely ill (a night in the cold)
One engineer died; the Corpse marker came to 3 (a night in the cold)
The Citizen card drawn was Bess Horrocks, sawyer: nothing
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One engineer fell gravely ill (a night in the cold)
One engineer died; the Corpse marker came to 4 (a night in the cold)
The Citizen card drawn was Ida Marlow, stoker: nothing
Round 3: the Dawn Phase began
Day 4 dawned; Player 4 led
Brick Houses was developed
House could be built from now on
Wool Lining was begun, to be ready in Round 7
Round 4: the Morning Phase began
Idle Pencils was revealed
Player 4 chose: Let them rest (activate 1 Hope token)
Unity (hope) was activated (Idle Pencils)
Round 4: the Generator Phase began
5 cubes were dropped, 5 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Whiteout
The Cold marker came to 7, the Heat Range indicators to 1, 2, 3 (Whiteout)
The city gained 2 Food (Whiteout)
The Storm marker came to 7 (Whiteout)
Round 4: the Preparation Phase began
Player 1 advised: Social Advisor
Unity (hope) was exhausted (Social Advisor)
A token left the discontent track: Mistrust (Social Advisor)
1 Spent Engineer token went to the supply (Sickness marker on 8)
2 Spent Child tokens went to the supply (Sickness marker on 10)
One child fell gravely ill (Sickness marker on 10)
3 Spent Worker tokens went to the supply (Sickness marker on 15)
One worker died; the Corpse marker came to 5 (Sickness marker on 15)
The Citizen card drawn was Ezra Whitlock, boilerman: nothing
The city spent 2 Coal (fuel)
The Heat marker came to 2
Player 4 sent one engineer: Gather from N1a (1 wood) (cold)
One engineer fell gravely ill (work in the cold)
The city gained 1 Wood
The city spent 1 Coal (fuel)
The Heat marker came to 3
Player 1 sent one engineer: Dais: pass a Law
Player 1 used: Dais
Player 1 passed a Law: Shared Beds
A rule began: Heated Tents, Bunkhouses and Houses have 3 slots instead of 2.
Too Close for Comfort joined the Dusk deck (Shared Beds)
Player 2 sent one worker: Remove snow (cold)
One worker fell sick (work in the cold)
A tile was laid on hex FE4: tile F10
The city gained 3 Food
Player 3 sent one worker: Hunter's Hut on N4b: gain 3 Food
Player 3 used: Hunter's Hut
The city gained 3 Food (Hunter's Hut)
Player 4 sent one worker: Construct
Medical Post was dismantled
The city spent 2 Wood (Cookhouse)
Player 4 built: Cookhouse on G4
Tent was dismantled
The Action Phase ended
Round 4: the Dusk Phase began
A Quiet Evening was revealed
A Quiet Evening left no choice: Rest (nothing)
Round 4: the Hunger Phase began
The city spent 11 Food (child Round: 11 Food due)
Round 4: the Night Phase began
In the cold slept: 5 Workers, 1 Engineer, 5 Children
One child fell sick (a night in the cold)
One child died; the Corpse marker came to 6 (a night in the cold)
The Citizen card drawn was Bram, friend of strays: -1 Hope
A token left the hope track: Resolve (death of a child: Bram, friend of strays)
One child fell gravely ill (a night in the cold)
One child died; the Corpse marker came to 7 (a night in the cold)
The Citizen card drawn was Magnus Aldous, chemist: exhaust 1 Hope token
One worker fell sick (a night in the cold)
One worker fell gravely ill (a night in the cold)
One worker died; the Corpse marker came to 8 (a night in the cold)
The Citizen card drawn was Agnes Holt, midwife: nothing
One child fell gravely ill (a night in the cold)
One engineer died; the Corpse marker came to 9 (a night in the cold)
The Citizen card drawn was Edie, messenger: +1 Discontent
A token came onto the discontent track: Anger (death of a engineer: Edie, messenger)
One worker fell gravely ill (a night in the cold)
One worker died; the Corpse marker came to 10 (a night in the cold)
The Citizen card drawn was Small Tom, flue sweep: nothing
Round 4: the Dawn Phase began
Day 5 dawned; Player 1 led
A Scenario card came: Something to Live For: purpose: order, or purpose: faith, or purpose: none, -1 Discontent, Something to Live For leaves the game
The city chose its purpose: order
Something to Live For left the game (Something to Live For)
Round 5: the Morning Phase began
A Cracked Valve was revealed
Player 1 chose: Patch it (+1 Stress, Dusk card The Patch Gives Way joins the deck)
The Generator took 1 Stress cube (A Cracked Valve)
The Patch Gives Way joined the Dusk deck (A Cracked Valve)
Round 5: the Generator Phase began
One child died; the Corpse marker came to 11 (the cold)
Too many have died: the game was lost
