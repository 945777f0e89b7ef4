Player 2 took the Leadership marker
Rim corner RC1 got its token: coal
Rim corner RC0 got its token: coal
Rim corner RC5 got its token: wood
Signal Lens was begun, to be ready in Round 3
Player 1 became the Generator Advisor
Player 2 became the Health Advisor
Player 1 became the Social Advisor
Player 2 became the Foreman Advisor
Player 2 got Harriet Voss, surgeon
Player 2 got Percival Thorne, surveyor
Player 1 got Odile Renn, draughtswoman
Player 1 got Beatrix Lund, quartermaster
The city spent 1 Coal (fuel)
The Heat marker came to 1
Player 2 sent one engineer: Gather from N3a (3 coal) (cold)
One engineer fell sick (work in the cold)
The city gained 2 Coal
Player 2 called on Harriet Voss, surgeon
One child was cured
One worker was cured
Player 2 called on Percival Thorne, surveyor
A tile was laid on hex FE3: tile F15
The city gained 3 Food (Percival Thorne, surveyor)
Player 1 sent one engineer: Construct
The city spent 2 Wood (Sawmill)
Player 1 built: Sawmill on G5
The city spent 1 Wood (Tent)
Player 1 built: Tent on FE3b
Tent was dismantled
Player 1 called on Beatrix Lund, quartermaster
The city gained 2 Wood (Beatrix Lund, quartermaster)
Player 1 called on Odile Renn, draughtswoman
Signal Lens came nearer: Round 2
Player 2 sent one engineer: Gather from G4 (5 wood)
The city gained 2 Wood
The city spent 1 Coal (fuel)
The Heat marker came to 2
Player 1 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 1 used: Medical Post
One engineer was cured
Player 2 sent one worker: Construct
The city spent 2 Wood (Sawmill)
Player 2 built: Sawmill on G1
The city spent 3 Wood (Workshop)
Player 2 built: Workshop on N2b
The city spent 1 Wood (Tent)
Player 2 built: Tent on N2a
Player 1 sent one engineer: The Last City: spend 1 Coal: -2 Stress
The city spent 1 Coal (The Last City)
The Generator shed 0 Stress cubes (The Last City)
Player 2 sent one worker: Gather from N4b (2 coal)
The city gained 2 Coal
The city spent 1 Coal (fuel)
The Heat marker came to 3
Player 1 passed
Player 2 sent one worker: Remove snow (cold)
One worker fell sick (work in the cold)
A tile was laid on hex N5: tile N10
The city gained 3 Food
A tile was laid on hex N1: tile N11
Player 1 passed
Player 2 sent one worker: Construct
The city spent 2 Wood (Charcoal Kiln)
Player 2 built: Charcoal Kiln on N4a
Tent was dismantled
Workshop was dismantled
Player 1 passed
Player 2 sent one worker: Sawmill on G5: fell up to 3 Trees here and around
Player 2 used: Sawmill
The city gained 1 Wood (Sawmill)
Player 1 passed
Player 2 sent one worker: Construct
Charcoal Kiln was dismantled
The city spent 2 Wood (Medical Post)
Player 2 built: Medical Post on N1a
The Action Phase ended
Round 1: the Dusk Phase began
A Quiet Evening was revealed
A Quiet Evening left no choice: Rest (nothing)
Round 1: the Hunger Phase began
The city spent 11 Food (child Round: 11 Food due)
Round 1: the Night Phase began
In the cold slept: 2 Workers, 5 Engineers, 5 Children
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
Round 1: the Dawn Phase began
Day 2 dawned; Player 1 led
Signal Lens was developed
Beacon was upgraded
Relief Valves was begun, to be ready in Round 4
Round 2: the Morning Phase began
Strangers at the Rim was revealed
Player 1 chose: Take them all in (gain 3 Workers, gain 2 Children, sick: 1 Worker, sick: 1 Child)
One worker joined the city (Strangers at the Rim)
One worker joined the city (Strangers at the Rim)
One worker joined the city (Strangers at the Rim)
One child joined the city (Strangers at the Rim)
One child joined the city (Strangers at the Rim)
One worker fell sick (Strangers at the Rim)
One child fell sick (Strangers at the Rim)
Round 2: the Generator Phase began
3 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Thin Sun
The Cold marker came to 4, the Heat Range indicators to 0, 1, 2 (Thin Sun)
Round 2: the Preparation Phase began
Player 2 advised: Foreman Advisor
Resolve (hope) was exhausted (Foreman Advisor)
1 temporary Worker came to help (Foreman Advisor)
The city gained 1 Wood (Foreman Advisor)
1 Spent Engineer token went to the supply (Sickness marker on 5)
1 Spent Child token went to the supply (Sickness marker on 6)
Player 1 sent one engineer: Medical Post on N1a: Cure 3, Treat 1 (cold)
One engineer fell sick (work in the cold)
Player 1 used: Medical Post
One child was cured
One worker was cured
One child was cured
Player 2 sent one worker: Construct
Tent was dismantled
The city spent 1 Coal (fuel)
The Heat marker came to 1
Player 1 sent one engineer: The Last City: spend 1 Coal: -2 Stress
The city spent 1 Coal (The Last City)
The Generator shed 2 Stress cubes (The Last City)
Player 2 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 2 used: Generator
The Generator shed 0 Stress cubes (Generator)
Player 1 sent one engineer: Gather from N1b (2 wood) (cold)
One engineer fell sick (work in the cold)
The city gained 2 Wood
Player 2 sent one worker: Construct
Sawmill was dismantled
The city spent 2 Wood (Cookhouse)
Player 2 built: Cookhouse on G2
The city spent 1 Wood (Tent)
Player 2 built: Tent on G5
The city spent 3 Coal (fuel)
The Heat marker came to 4
Player 1 sent one worker: Gather from G4 (3 wood)
The city gained 2 Wood
Player 2 passed
Player 1 sent one worker: Gather from FE3a (1 core)
The city gained 1 Steam Core
Player 2 sent one worker: Remove snow (cold)
One worker fell sick (work in the cold)
A tile was laid on hex N0: tile N12
The city gained 4 Food
Player 1 sent one worker: Cookhouse on G2: gain 2 Food, and 1 for each Hunter's Hut (at most 3)
Player 1 used: Cookhouse
The city gained 2 Food (Cookhouse)
Player 2 sent one worker: Construct
Sawmill was dismantled
The city spent 2 Wood (Cookhouse)
Player 2 built: Cookhouse on N5b
Medical Post was dismantled
Player 1 sent one worker: Gather from N3a (1 coal)
The city gained 1 Coal
The Action Phase ended
Round 2: the Dusk Phase began
A Song at the Boiler was revealed: activate 1 Hope token
Unity (hope) was activated (A Song at the Boiler)
A Song at the Boiler left no choice: Listen (nothing)
Round 2: the Hunger Phase began
The city spent 20 Food (worker Round: 20 Food due)
Round 2: the Night Phase began
In the cold slept: 7 Workers, 5 Engineers, 1 Child
One worker fell sick (a night in the cold)
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
One engineer fell sick (a night in the cold)
One child fell sick (a night in the cold)
Round 2: the Dawn Phase began
Day 3 dawned; Player 2 led
A Scenario card came: Roofs: if spare beds: at least -2: +1 Hope; otherwise +1 Discontent, Dusk card No Room joins the deck, Roofs leaves the game
Fear (discontent) was activated (Roofs)
No Room joined the Dusk deck (Roofs)
Roofs left the game (Roofs)
Round 3: the Morning Phase began
Fever Ward was revealed: sick: 1 Citizen of your choice
One engineer fell gravely ill (Fever Ward)
Player 2 chose: Shut the ward (Spent tokens: 1 Engineer, Cure 2)
1 Spent Engineer token went to the supply (Fever Ward)
One engineer was cured
One engineer was cured
Round 3: the Generator Phase began
4 cubes were dropped, 3 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Glass Night
The Cold marker came to 5, the Heat Range indicators to 0, 1, 3 (Glass Night)
Round 3: the Preparation Phase began
1 Spent Child token went to the supply (Sickness marker on 5)
2 Spent Engineer tokens went to the supply (Sickness marker on 10)
One engineer died; the Corpse marker came to 1 (Sickness marker on 10)
The Citizen card drawn was Pip, errand runner: nothing
2 Spent Worker tokens went to the supply (Sickness marker on 11)
One worker fell gravely ill (Sickness marker on 11)
Player 2 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell sick (work in the cold)
Player 2 used: Generator
The Generator shed 3 Stress cubes (Generator)
Player 1 sent one engineer: Cookhouse on N5b: gain 2 Food, and 1 for each Hunter's Hut (at most 3) (cold)
One engineer fell sick (work in the cold)
Player 1 used: Cookhouse
The city gained 2 Food (Cookhouse)
Player 2 sent one worker: Remove snow (cold)
One worker fell sick (work in the cold)
A tile was laid on hex FE1: tile F07
Player 1 sent one worker: Gather from FE1a (4 coal) (cold)
One worker fell sick (work in the cold)
The city gained 2 Coal
Player 2 sent one worker: Cookhouse on G2: gain 2 Food, and 1 for each Hunter's Hut (at most 3) (cold)
One worker fell sick (work in the cold)
Player 2 used: Cookhouse
The city gained 2 Food (Cookhouse)
Player 1 sent one worker: Construct
Tent was dismantled
Player 2 sent one worker: Gather from G4 (1 wood) (cold)
One worker fell sick (work in the cold)
The city gained 1 Wood
The Action Phase ended
Round 3: the Dusk Phase began
No Room was revealed: if spare beds: at least -2: Dusk card No Room leaves the game; otherwise +1 Discontent
A token came onto the discontent track: Fear (No Room)
No Room left no choice: Make room (nothing)
Round 3: the Hunger Phase began
The city spent 5 Food (engineer Round: 11 Food due)
Hunger rose to 6 (engineer Round: 11 Food due)
Round 3: the Night Phase began
The city spent 4 Coal (fuel)
The Heat marker came to 4
In the cold slept: 7 Workers, 5 Engineers, 3 Children
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker died; the Corpse marker came to 2 (a night in the cold)
The Citizen card drawn was Ezra Whitlock, boilerman: nothing
One worker fell gravely ill (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One engineer fell gravely ill (a night in the cold)
One engineer died; the Corpse marker came to 3 (a night in the cold)
The Citizen card drawn was Small Tom, flue sweep: +1 Stress
The Generator took 1 Stress cube (death of a engineer: Small Tom, flue sweep)
One engineer fell gravely ill (a night in the cold)
One engineer died; the Corpse marker came to 4 (a night in the cold)
The Citizen card drawn was Tam Corrigan, hauler: lose 1 Wood
The city lost 1 Wood (death of a engineer: Tam Corrigan, hauler)
One engineer fell gravely ill (a night in the cold)
Round 3: the Dawn Phase began
Day 4 dawned; Player 1 led
Relief Valves was developed
Generator was upgraded
The Generator shed 1 Stress cube (Relief Valves)
Deep Shafts was begun, to be ready in Round 7
Round 4: the Morning Phase began
Stolen Coal was revealed: lose 2 Coal
The city lost 0 Coal (Stolen Coal)
Player 1 chose: Search every bed (+1 Discontent (Mistrust), gain 2 Coal)
A token came onto the discontent track: Mistrust (Stolen Coal)
Mistrust (discontent) was activated (Stolen Coal)
The city gained 2 Coal (Stolen Coal)
Round 4: the Generator Phase began
One child fell sick (the cold)
4 cubes were dropped, 4 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Still Air
The Cold marker came to 5, the Heat Range indicators to 0, 1, 3 (Still Air)
Round 4: the Preparation Phase began
Player 1 advised: Social Advisor
Unity (hope) was exhausted (Social Advisor)
Fear (discontent) was exhausted (Social Advisor)
1 Spent Engineer token went to the supply (Sickness marker on 9)
1 Spent Child token went to the supply (Sickness marker on 9)
3 Spent Worker tokens went to the supply (Sickness marker on 19)
One worker died; the Corpse marker came to 5 (Sickness marker on 19)
The Citizen card drawn was Bess Horrocks, sawyer: exhaust 1 Hope token
Player 1 sent one engineer: Medical Post on N1a: Cure 3, Treat 1 (cold)
One engineer died; the Corpse marker came to 6 (work in the cold)
The Citizen card drawn was Florrie, storyteller: nothing
Player 1 used: Medical Post
One engineer was cured
One child was cured
One child was cured
The city spent 2 Coal (fuel)
The Heat marker came to 2
Player 2 sent one worker: Construct
Cookhouse was dismantled
Cookhouse was dismantled
Player 1 sent one engineer: Generator: -8 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 1 used: Generator
The Generator shed 4 Stress cubes (Generator)
Player 2 passed
Player 1 sent one worker: Gather from FE1a (2 coal) (cold)
One worker fell gravely ill (work in the cold)
The city gained 2 Coal
The city spent 2 Coal (fuel)
The Heat marker came to 4
Player 2 sent one worker: Construct
The Action Phase ended
Round 4: the Dusk Phase began
Coughing in the Dark was revealed: if Heat: at least 3: nothing; otherwise sick: 1 Worker, sick: 1 Child
Coughing in the Dark left no choice: So be it (nothing)
Round 4: the Hunger Phase began
Fear (discontent) was activated (Hunger 6)
One engineer died; the Corpse marker came to 7 (Hunger 6)
The Citizen card drawn was Edie, messenger: +1 Discontent
Anger (discontent) was activated (death of a engineer: Edie, messenger)
Hunger rose to 13 (child Round: 13 Food due)
Round 4: the Night Phase began
In the cold slept: 6 Workers, 3 Engineers, 3 Children
One engineer fell gravely ill (a night in the cold)
One engineer died; the Corpse marker came to 8 (a night in the cold)
The Citizen card drawn was Old Penrose, trapper: nothing
One worker died; the Corpse marker came to 9 (a night in the cold)
The Citizen card drawn was Wren, chorister: +1 Discontent
A token came onto the discontent track: Fear (death of a worker: Wren, chorister)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One engineer fell gravely ill (a night in the cold)
One worker fell gravely ill (a night in the cold)
One worker died; the Corpse marker came to 10 (a night in the cold)
The Citizen card drawn was Bram, friend of strays: +1 Discontent (Fear)
A token came onto the discontent track: Mistrust (death of a worker: Bram, friend of strays)
The people have banished you from the city: the game was lost
