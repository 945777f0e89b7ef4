Player 1 took the Leadership marker
Rim corner RC5 got its token: coal
Rim corner RC4 got its token: blank
Rim corner RC3 got its token: blank
Rim corner RC2 got its token: coal
Rim corner RC1 got its token: wood
Signal Lens was begun, to be ready in Round 3
Player 1 became the Generator Advisor
Player 1 became the Health Advisor
Player 1 became the Social Advisor
Player 1 became the Foreman Advisor
Player 1 got Tam Corrigan, hauler
Player 1 got Mags Dunne, digger
Player 1 got Pip, errand runner
Player 1 got Wren, chorister
The city spent 2 Coal (fuel)
The Heat marker came to 2
Player 1 called on Mags Dunne, digger
A tile was laid on hex N2: tile N03
Player 1 called on Pip, errand runner
The city gained 2 Food (Pip, errand runner)
The city gained 1 Coal (Pip, errand runner)
Player 1 sent one engineer: Gather from G4 (5 wood)
The city gained 2 Wood
Player 1 called on Wren, chorister
A token came onto the hope track: Devotion (Wren, chorister)
Devotion (hope) was activated (Wren, chorister)
Player 1 called on Tam Corrigan, hauler
The city gained 2 Coal (Tam Corrigan, hauler)
The city spent 1 Coal (fuel)
The Heat marker came to 3
Player 1 sent one worker: Gather from N0a (3 coal)
The city gained 2 Coal
Player 1 sent one engineer: Gather from N2b (2 coal)
The city gained 2 Coal
Player 1 sent one engineer: Construct
The city spent 2 Wood (Hunter's Hut)
Player 1 built: Hunter's Hut on N3a
Player 1 sent one worker: Construct
Medical Post was dismantled
Tent was dismantled
The city spent 2 Wood (Medical Post)
Player 1 built: Medical Post on N3b
Player 1 sent one worker: Hunter's Hut on N3a: gain 3 Food
Player 1 used: Hunter's Hut
The city gained 3 Food (Hunter's Hut)
Player 1 sent one engineer: Remove snow (cold)
One engineer fell sick (work in the cold)
A tile was laid on hex FE1: tile F21
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 1 used: Generator
The Generator shed 0 Stress cubes (Generator)
Player 1 sent one worker: Gather from FE1b (1 core)
The city gained 1 Steam Core
Player 1 sent one worker: Gather from G5 (5 coal)
The city gained 2 Coal
Player 1 sent one worker: Gather from FE1a (2 wood)
The city gained 2 Wood
The Action Phase ended
Round 1: the Dusk Phase began
Frostbitten Hands was revealed
Player 1 chose: Wrap them in rags (sick: 2 Workers)
One worker fell sick (Frostbitten Hands)
One worker fell sick (Frostbitten Hands)
Round 1: the Hunger Phase began
The city spent 13 Food (child Round: 13 Food due)
Round 1: the Night Phase began
The city spent 1 Coal (fuel)
The Heat marker came to 4
In the cold slept: 5 Workers, 5 Engineers, 4 Children
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
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
Round 1: the Dawn Phase began
Day 2 dawned; Player 1 led
Round 2: the Morning Phase began
Rats in the Store was revealed: lose 2 Food
The city lost 2 Food (Rats in the Store)
Player 1 chose: Eat what is left (sick: 1 Citizen of your choice, Dusk card Bad Grain joins the deck)
One worker fell sick (Rats in the Store)
Bad Grain joined the Dusk deck (Rats in the Store)
Round 2: the Generator Phase began
4 cubes were dropped, 3 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Black Frost
The Cold marker came to 6, the Heat Range indicators to 1, 2, 3 (Black Frost)
The city gained 1 Food (Black Frost)
Round 2: the Preparation Phase began
The people answered the Call to Rise
Player 1 took Small Tom, flue sweep
Player 1 took Ezra Whitlock, boilerman
Player 1 took Lottie, lamplighter
Player 1 took Percival Thorne, surveyor
Player 1 advised: Health Advisor
Devotion (hope) was exhausted (Health Advisor)
One worker was cured
One engineer was cured
One child was cured
Player 1 called on Ezra Whitlock, boilerman
The Generator shed 3 Stress cubes (Ezra Whitlock, boilerman)
1 Spent Child token went to the supply (Sickness marker on 5)
1 Spent Engineer token went to the supply (Sickness marker on 6)
1 Spent Worker token went to the supply (Sickness marker on 9)
Player 1 sent one engineer: Gather from N2a (2 wood) (cold)
One engineer fell sick (work in the cold)
The city gained 2 Wood
Player 1 called on Lottie, lamplighter
A token came onto the hope track: Devotion (Lottie, lamplighter)
Player 1 called on Small Tom, flue sweep
The Generator shed 0 Stress cubes (Small Tom, flue sweep)
Player 1 sent one worker: Gather from G4 (3 wood) (cold)
One worker fell sick (work in the cold)
The city gained 2 Wood
Player 1 sent one engineer: Gather from G5 (3 coal) (cold)
One engineer fell sick (work in the cold)
The city gained 2 Coal
Player 1 sent one engineer: Medical Post on N3b: Cure 3, Treat 1 (cold)
One engineer fell sick (work in the cold)
Player 1 used: Medical Post
One worker was cured
One engineer was cured
One child was cured
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell sick (work in the cold)
Player 1 used: Generator
The city spent 1 Steam Core (Generator)
The Generator shed 0 Stress cubes (Generator)
The city spent 1 Coal (fuel)
The Heat marker came to 1
Player 1 sent one worker: Hunter's Hut on N3a: gain 3 Food (cold)
One worker fell sick (work in the cold)
Player 1 used: Hunter's Hut
The city gained 3 Food (Hunter's Hut)
Player 1 called on Percival Thorne, surveyor
A tile was laid on hex FE3: tile F16
The city spent 5 Coal (fuel)
The Heat marker came to 6
Player 1 sent one worker: Construct
Player 1 sent one worker: Gather from N0a (1 coal)
The city gained 1 Coal
Player 1 sent one worker: Construct
The Action Phase ended
Round 2: the Dusk Phase began
Men with Hammers was revealed: if active Anger tokens: at least 1: dead: 1 Citizen of your choice, or +2 Discontent, or needs Hunter's Hut: at least 1: wreck 1 Hunter's Hut; otherwise +1 Discontent (Anger)
A token came onto the discontent track: Fear (Men with Hammers)
Men with Hammers left no choice: Talk them down (nothing)
The Doctors' Petition joined the Dusk deck: The wards are in order (needs not (sick Citizens: at least 8): +1 Hope); Give them what they ask (spend 3 Wood: Cure 3); Dismiss it (+1 Discontent, -1 Hope)
Round 2: the Hunger Phase began
The city spent 12 Food (worker Round: 16 Food due)
Hunger rose to 4 (worker Round: 16 Food due)
Round 2: the Night Phase began
In the cold slept: 6 Workers, 5 Engineers, 3 Children
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell gravely ill (a night in the cold)
One engineer died; the Corpse marker came to 1 (a night in the cold)
The Citizen card drawn was The Two Georges, twins: nothing
One engineer fell gravely ill (a night in the cold)
Round 2: the Dawn Phase began
Day 3 dawned; Player 1 led
Signal Lens was developed
Beacon was upgraded
Relief Valves was begun, to be ready in Round 5
A Scenario card came: Roofs: if spare beds: at least -2: +1 Hope; otherwise +1 Discontent, Dusk card No Room joins the deck, Roofs leaves the game
Fear (discontent) was activated (Roofs)
No Room joined the Dusk deck (Roofs)
Roofs left the game (Roofs)
Round 3: the Morning Phase began
A Room by the Boiler was revealed
Player 1 chose: There is no time (sick: 2 Children)
One child fell sick (A Room by the Boiler)
One child fell sick (A Room by the Boiler)
Round 3: the Generator Phase began
6 cubes were dropped, 6 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Ice Fog
The Cold marker came to 7, the Heat Range indicators to 1, 3, 4 (Ice Fog)
The city gained 1 Food (Ice Fog)
The Storm marker came to 6 (Ice Fog)
Round 3: the Preparation Phase began
Player 1 advised: Social Advisor
Unity (hope) was exhausted (Social Advisor)
A token left the discontent track: Fear (Social Advisor)
1 Spent Child token went to the supply (Sickness marker on 9)
2 Spent Engineer tokens went to the supply (Sickness marker on 10)
One engineer died; the Corpse marker came to 2 (Sickness marker on 10)
The Citizen card drawn was Odile Renn, draughtswoman: +1 Discontent (Mistrust)
A token came onto the discontent track: Mistrust (death of a engineer: Odile Renn, draughtswoman)
Mistrust (discontent) was activated (death of a engineer: Odile Renn, draughtswoman)
3 Spent Worker tokens went to the supply (Sickness marker on 16)
One worker fell gravely ill (Sickness marker on 16)
Player 1 sent one engineer: Hunter's Hut on N3a: gain 3 Food (cold)
One engineer fell gravely ill (work in the cold)
Player 1 used: Hunter's Hut
The city gained 3 Food (Hunter's Hut)
The city spent 3 Coal (fuel)
The Heat marker came to 3
Player 1 sent one worker: Construct
The city spent 2 Wood (Gathering Post)
Player 1 built: Gathering Post on FE1a
The city spent 2 Wood (Cookhouse)
Player 1 built: Cookhouse on N0b
Gathering Post was dismantled
Player 1 sent one worker: Gather from G5 (1 coal)
The city gained 1 Coal
The city spent 1 Coal (fuel)
The Heat marker came to 4
Player 1 sent one worker: Cookhouse on N0b: gain 2 Food, and 1 for each Hunter's Hut (at most 3)
Player 1 used: Cookhouse
The city gained 3 Food (Cookhouse)
The Action Phase ended
Round 3: the Dusk Phase began
A Quarrel over Blankets was revealed: if active Mistrust tokens: at least 1: +1 Discontent; otherwise -1 Hope
A token came onto the discontent track: Mistrust (A Quarrel over Blankets)
A Quarrel over Blankets left no choice: Part them (nothing)
Round 3: the Hunger Phase began
The city spent 4 Food (Hunger 4)
The city spent 3 Food (engineer Round: 9 Food due)
Hunger rose to 6 (engineer Round: 9 Food due)
Round 3: the Night Phase began
The city spent 1 Coal (fuel)
The Heat marker came to 5
In the cold slept: 6 Workers, 2 Engineers, 4 Children
One engineer died; the Corpse marker came to 3 (a night in the cold)
The Citizen card drawn was Silas Moor, pipe fitter: lose 1 Coal
The city lost 1 Coal (death of a engineer: Silas Moor, pipe fitter)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One worker died; the Corpse marker came to 4 (a night in the cold)
The Citizen card drawn was Clara Wray, clerk: +1 Discontent (Mistrust)
A token came onto the discontent track: Mistrust (death of a worker: Clara Wray, clerk)
Mistrust (discontent) was activated (death of a worker: Clara Wray, clerk)
One engineer fell gravely ill (a night in the cold)
One worker fell gravely ill (a night in the cold)
One worker died; the Corpse marker came to 5 (a night in the cold)
The Citizen card drawn was Nell Sharpe, rigger: nothing
One worker fell gravely ill (a night in the cold)
One worker died; the Corpse marker came to 6 (a night in the cold)
The Citizen card drawn was Rafe Colley, spokesman: +1 Discontent (Anger)
A token came onto the discontent track: Anger (death of a worker: Rafe Colley, spokesman)
The people have banished you from the city: the game was lost
