Player 1 took the Leadership marker
Rim corner RC0 got its token: coal
Rim corner RC5 got its token: wood
Rim corner RC4 got its token: coal
Better Snares was begun, to be ready in Round 3
Player 1 became the Generator Advisor
Player 1 became the Health Advisor
Player 1 became the Social Advisor
Player 1 became the Foreman Advisor
Player 1 got Tam Corrigan, hauler
Player 1 got Ned, kite flyer
Player 1 got Clara Wray, clerk
Player 1 got Rafe Colley, spokesman
The city spent 2 Coal (fuel)
The Heat marker came to 2
Player 1 sent one engineer: The Last City: spend 1 Coal: -2 Stress
The city spent 1 Coal (The Last City)
The Generator shed 0 Stress cubes (The Last City)
Player 1 called on Rafe Colley, spokesman
A token left the discontent track: Anger (Rafe Colley, spokesman)
Player 1 called on Clara Wray, clerk
A Song at the Boiler went to the Dusk discard pile
Player 1 sent one worker: Gather from N2a (3 wood)
The city gained 2 Wood
Player 1 sent one worker: Remove snow (cold)
One worker fell sick (work in the cold)
A tile was laid on hex FE0: tile F02
Player 1 called on Ned, kite flyer
On top of the Weather deck lay: Glass Night, Black Frost, Thin Sun
They went back in this order: Thin Sun, Black Frost, Glass Night
Player 1 called on Tam Corrigan, hauler
The city gained 2 Coal (Tam Corrigan, hauler)
Player 1 sent one worker: Gather from G5 (5 coal)
The city gained 2 Coal
The city spent 1 Coal (fuel)
The Heat marker came to 3
Player 1 sent one engineer: Medical Post on G3: Cure 3, Treat 1
Player 1 used: Medical Post
One child was cured
One worker was cured
One worker was cured
Player 1 sent one engineer: Gather from G4 (5 wood)
The city gained 2 Wood
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 1 used: Generator
The Generator shed 0 Stress cubes (Generator)
Player 1 passed
The Action Phase ended
Round 1: the Dusk Phase began
A Quiet Evening was revealed
A Quiet Evening left no choice: Rest (nothing)
Round 1: the Hunger Phase began
The city spent 11 Food (child Round: 11 Food due)
Round 1: the Night Phase began
In the cold slept: 5 Workers, 3 Engineers, 4 Children
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
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
Under the Fall was revealed
Player 1 chose: Too dangerous (dead: 1 Worker)
One worker died; the Corpse marker came to 1 (Under the Fall)
The Citizen card drawn was Beatrix Lund, quartermaster: lose 1 Food
The city lost 1 Food (death of a worker: Beatrix Lund, quartermaster)
Round 2: the Generator Phase began
3 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Thin Sun
The Cold marker came to 4, the Heat Range indicators to 0, 1, 2 (Thin Sun)
Round 2: the Preparation Phase began
Player 1 advised: Generator Advisor
Resolve (hope) was exhausted (Generator Advisor)
The Heat marker came to 2 (Generator Advisor)
The Generator shed 2 Stress cubes (Generator Advisor)
1 Spent Worker token went to the supply (Sickness marker on 5)
Player 1 sent one engineer: Gather from G5 (3 coal)
The city gained 2 Coal
Player 1 sent one worker: Gather from FE0a (4 wood) (cold)
One worker fell sick (work in the cold)
The city gained 2 Wood
Player 1 sent one worker: Gather from N2a (1 wood)
The city gained 1 Wood
Player 1 passed
The Action Phase ended
Round 2: the Dusk Phase began
Coughing in the Dark was revealed: if Heat: at least 3: nothing; otherwise sick: 1 Worker, sick: 1 Child
One worker fell sick (Coughing in the Dark)
One child fell sick (Coughing in the Dark)
Coughing in the Dark left no choice: So be it (nothing)
Round 2: the Hunger Phase began
The city spent 8 Food (worker Round: 16 Food due)
Hunger rose to 8 (worker Round: 16 Food due)
Round 2: the Night Phase began
In the cold slept: 6 Workers, 5 Engineers, 1 Child
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
Day 3 dawned; Player 1 led
Better Snares was developed
Hunter's Hut was upgraded
Deep Shafts was begun, to be ready in Round 6
A Scenario card came: Roofs: if spare beds: at least -2: +1 Hope; otherwise +1 Discontent, Dusk card No Room joins the deck, Roofs leaves the game
Fear (discontent) was activated (Roofs)
No Room joined the Dusk deck (Roofs)
Roofs left the game (Roofs)
Round 3: the Morning Phase began
The Preacher was revealed
Player 1 chose: Let him speak (+1 Hope (Devotion), Dusk card The Sermon Grows joins the deck)
A token came onto the hope track: Resolve (The Preacher)
Devotion (hope) was activated (The Preacher)
The Sermon Grows joined the Dusk deck (The Preacher)
Round 3: the Generator Phase began
The city spent 2 Coal (fuel)
The Heat marker came to 4
4 cubes were dropped, 4 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Black Frost
The Cold marker came to 6, the Heat Range indicators to 1, 2, 3 (Black Frost)
Round 3: the Preparation Phase began
Player 1 advised: Health Advisor
Devotion (hope) was exhausted (Health Advisor)
One worker was cured
One engineer was cured
One worker was cured
The people answered the Call to Rise
Player 1 took Nell Sharpe, rigger
Player 1 took Old Penrose, trapper
Player 1 took Bess Horrocks, sawyer
Player 1 took Sukey, mender
Player 1 called on Old Penrose, trapper
The city gained 4 Food (Old Penrose, trapper)
1 Spent Child token went to the supply (Sickness marker on 6)
1 Spent Engineer token went to the supply (Sickness marker on 7)
2 Spent Worker tokens went to the supply (Sickness marker on 11)
One worker fell gravely ill (Sickness marker on 11)
Player 1 sent one engineer: Medical Post on G3: Cure 3, Treat 1 (cold)
One engineer fell sick (work in the cold)
Player 1 used: Medical Post
One gravely ill worker was treated
One child was cured
One child was cured
One child was cured
Player 1 called on Nell Sharpe, rigger
Player 1 built: Tent on N3b
Player 1 called on Sukey, mender
One child was cured
One engineer was cured
Player 1 called on Bess Horrocks, sawyer
The city gained 2 Wood (Bess Horrocks, sawyer)
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell sick (work in the cold)
Player 1 used: Generator
The Generator shed 4 Stress cubes (Generator)
The city spent 3 Coal (fuel)
The Heat marker came to 3
Player 1 sent one worker: Construct
Tent was dismantled
Tent was dismantled
The city spent 1 Wood (Tent)
Player 1 built: Tent on N1b
Player 1 sent one engineer: Remove snow (cold)
One engineer fell sick (work in the cold)
A tile was laid on hex N5: tile N08
A tile was laid on hex N0: tile N12
The city gained 4 Food
Player 1 sent one engineer: Dais: pass a Law
Player 1 used: Dais
Player 1 passed a Law: Thin Soup
A rule began: In Feeding, 3 Food less are due.
A token came onto the discontent track: Anger (Thin Soup)
Anger (discontent) was activated (Thin Soup)
Spoons on Tin joined the Dusk deck (Thin Soup)
Player 1 passed
The Action Phase ended
Round 3: the Dusk Phase began
Spoons on Tin was revealed: if active Anger tokens: at least 1: +1 Discontent; otherwise -1 Hope
A token came onto the discontent track: Mistrust (Spoons on Tin)
Spoons on Tin left no choice: Ladle on (nothing)
Round 3: the Hunger Phase began
The city spent 8 Food (Hunger 8)
Hunger rose to 9 (engineer Round: 9 Food due)
Round 3: the Night Phase began
In the cold slept: 4 Workers, 4 Engineers, 4 Children
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One worker fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell gravely ill (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
Round 3: the Dawn Phase began
Day 4 dawned; Player 1 led
Round 4: the Morning Phase began
A Room by the Boiler was revealed
Player 1 chose: Build it, piece by piece (nothing)
Round 4: the Generator Phase began
The city spent 2 Coal (fuel)
The Heat marker came to 5
One worker fell sick (the cold)
5 cubes were dropped, 4 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Glass Night
The Cold marker came to 7, the Heat Range indicators to 1, 2, 4 (Glass Night)
Round 4: the Preparation Phase began
1 Spent Child token went to the supply (Sickness marker on 6)
2 Spent Engineer tokens went to the supply (Sickness marker on 12)
One engineer died; the Corpse marker came to 2 (Sickness marker on 12)
The Citizen card drawn was Ida Marlow, stoker: nothing
3 Spent Worker tokens went to the supply (Sickness marker on 16)
One worker fell gravely ill (Sickness marker on 16)
Player 1 passed
The Action Phase ended
Round 4: the Dusk Phase began
Pilfered Stores was revealed
Player 1 chose: Accept the loss (+3 Hunger)
Hunger rose to 12 (Pilfered Stores)
Round 4: the Hunger Phase began
Mistrust (discontent) was activated (Hunger 12)
One engineer died; the Corpse marker came to 3 (Hunger 12)
The Citizen card drawn was Odile Renn, draughtswoman: +1 Discontent (Mistrust)
A token came onto the discontent track: Mistrust (death of a engineer: Odile Renn, draughtswoman)
Mistrust (discontent) was activated (death of a engineer: Odile Renn, draughtswoman)
One engineer died; the Corpse marker came to 4 (Hunger 12)
The Citizen card drawn was Jonas Pike, ganger: nothing
Hunger rose to 8 (child Round: 8 Food due)
Round 4: the Night Phase began
The city spent 1 Coal (fuel)
The Heat marker came to 1
In the cold slept: 6 Workers, 5 Engineers, 5 Children
One worker died; the Corpse marker came to 5 (a night in the cold)
The Citizen card drawn was Hugh Ferrant, tinkerer: nothing
One engineer fell gravely ill (a night in the cold)
One engineer died; the Corpse marker came to 6 (a night in the cold)
The Citizen card drawn was Agnes Holt, midwife: -1 Hope
A token left the hope track: Devotion (death of a engineer: Agnes Holt, midwife)
One engineer fell gravely ill (a night in the cold)
One engineer died; the Corpse marker came to 7 (a night in the cold)
The Citizen card drawn was The Two Georges, twins: nothing
One engineer fell gravely ill (a night in the cold)
One worker fell gravely ill (a night in the cold)
One worker died; the Corpse marker came to 8 (a night in the cold)
The Citizen card drawn was Percival Thorne, surveyor: +1 Discontent
A token came onto the discontent track: Mistrust (death of a worker: Percival Thorne, surveyor)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One child fell sick (a night in the cold)
One worker fell gravely ill (a night in the cold)
One worker died; the Corpse marker came to 9 (a night in the cold)
The Citizen card drawn was Harriet Voss, surgeon: nothing
One worker fell gravely ill (a night in the cold)
Round 4: the Dawn Phase began
Day 5 dawned; Player 1 led
A Scenario card came: Something to Live For: purpose: order, or purpose: faith, or purpose: none, -1 Discontent, Something to Live For leaves the game
The city chose its purpose: order
Something to Live For left the game (Something to Live For)
Round 5: the Morning Phase began
Blue Sky was revealed: Scouts advance 1
Player 1 chose: A holiday (Spent tokens: 1 Worker, Spent tokens: 1 Engineer, +1 Hope, -1 Discontent)
1 Spent Worker token went to the supply (Blue Sky)
1 Spent Engineer token went to the supply (Blue Sky)
Resolve (hope) was activated (Blue Sky)
Mistrust (discontent) was exhausted (Blue Sky)
Round 5: the Generator Phase began
One engineer died; the Corpse marker came to 10 (the cold)
The Citizen card drawn was Mags Dunne, digger: nothing
One worker died; the Corpse marker came to 11 (the cold)
Too many have died: the game was lost
