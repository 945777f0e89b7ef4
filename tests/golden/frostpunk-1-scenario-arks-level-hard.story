Player 1 took the Leadership marker
Rim corner RC1 got its token: blank
Rim corner RC0 got its token: wood
Rim corner RC5 got its token: coal
Rim corner RC4 got its token: wood
Steam Hubs was begun, to be ready in Round 4
Player 1 became the Generator Advisor
Player 1 became the Health Advisor
Player 1 became the Social Advisor
Player 1 became the Foreman Advisor
Player 1 got Wilmot Gray, guide
Player 1 got Sukey, mender
Player 1 got Lottie, lamplighter
Player 1 got Mags Dunne, digger
Player 1 sent one engineer: Gather from G4 (5 wood) (cold)
One engineer fell sick (work in the cold)
The city gained 2 Wood
Player 1 called on Sukey, mender
One engineer was cured
One engineer was cured
Player 1 called on Lottie, lamplighter
A token came onto the hope track: Resolve (Lottie, lamplighter)
Player 1 called on Mags Dunne, digger
A tile was laid on hex N4: tile N03
Player 1 called on Wilmot Gray, guide
The city spent 4 Coal (fuel)
The Heat marker came to 4
Player 1 sent one engineer: Gather from N4a (2 wood)
The city gained 2 Wood
Player 1 sent one engineer: Construct
The city spent 2 Wood (Cookhouse)
Player 1 built: Cookhouse on N1a
The city spent 2 Wood (Charcoal Kiln)
Player 1 built: Charcoal Kiln on G5
The city spent 2 Wood (Gathering Post)
Player 1 built: Gathering Post on N4b
Player 1 sent one engineer: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark
The city spent 2 Coal (Four Seed Arks)
Player 1 sent one engineer: Construct
The city spent 3 Wood (Bunkhouse)
Player 1 built: Bunkhouse on N1b
Gathering Post was dismantled
Cookhouse was dismantled
Player 1 sent one engineer: Construct
The city spent 2 Wood (Sawmill)
Player 1 built: Sawmill on N4b
Bunkhouse was dismantled
Charcoal Kiln was dismantled
Player 1 sent one engineer: Dais: pass a Law
Player 1 used: Dais
Player 1 passed a Law: The Pit
Snow Pit could be built from now on
A rule began: While a Snow Pit is on the map, every death is followed by Cure 2.
The Pit Is Seen joined the Dusk deck (The Pit)
Player 1 sent one engineer: Sawmill on N4b: fell up to 3 Trees here and around
Player 1 used: Sawmill
The Action Phase ended
Round 1: the Dusk Phase began
Four Seed Arks, at dusk: 1 frost on every cold Ark
The Pit Is Seen was revealed: -1 Hope
Unity (hope) was exhausted (The Pit Is Seen)
The Pit Is Seen left no choice: Cover it (nothing)
Round 1: the Hunger Phase began
Round 1: the Night Phase began
In the cold slept: 4 Engineers
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
Round 1: the Dawn Phase began
Day 2 dawned; Player 1 led
Round 2: the Morning Phase began
Rats in the Store was revealed: lose 2 Food
The city lost 2 Food (Rats in the Store)
Player 1 chose: Burn the spoiled sacks (spend 3 Food: nothing)
The city spent 3 Food (Rats in the Store)
Round 2: the Generator Phase began
4 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Black Frost
The Cold marker came to 7, the Heat Range indicators to 2, 4, 5 (Black Frost)
Round 2: the Preparation Phase began
The people answered the Call to Rise
Player 1 took Ned, kite flyer
Player 1 took Small Tom, flue sweep
Player 1 took Jonas Pike, ganger
Player 1 took Harriet Voss, surgeon
Player 1 called on Jonas Pike, ganger
1 temporary Worker came to help (Jonas Pike, ganger)
2 Spent Engineer tokens went to the supply (Sickness marker on 12)
One engineer fell gravely ill (Sickness marker on 12)
Player 1 sent one worker: Construct
Tent was dismantled
Medical Post was dismantled
Player 1 called on Harriet Voss, surgeon
One gravely ill engineer was treated
One engineer was cured
One engineer was cured
Player 1 called on Ned, kite flyer
On top of the Weather deck lay: Whiteout, Brief Lull, Deep Cold
They went back in this order: Brief Lull, Deep Cold, Whiteout
Player 1 called on Small Tom, flue sweep
The Generator shed 2 Stress cubes (Small Tom, flue sweep)
Player 1 sent one engineer: Dais: pass a Law (cold)
One engineer fell sick (work in the cold)
Player 1 used: Dais
Player 1 passed a Law: Children's Home
Children's Home could be built from now on
A rule began: While a Children's Home is on the map, each use of a Medical Post or Infirmary gives 1 more Cure point.
Resolve (hope) was activated (Children's Home)
Lessons by the Stove joined the Dusk deck (Children's Home)
Player 1 sent one engineer: Sawmill on N4b: fell up to 3 Trees here and around (cold)
One engineer fell sick (work in the cold)
Player 1 used: Sawmill
Player 1 sent one engineer: Construct
Tent was dismantled
Player 1 sent one engineer: Remove snow (cold)
One engineer fell sick (work in the cold)
A tile was laid on hex FC3: tile F04
The city gained 3 Food
Player 1 sent one engineer: Construct
Player 1 sent one engineer: Construct
The Action Phase ended
Round 2: the Dusk Phase began
Four Seed Arks, at dusk: 1 frost on every cold Ark
Frost settled on Ark 1: 1 (Four Seed Arks)
Frost settled on Ark 2: 1 (Four Seed Arks)
Frost settled on Ark 3: 1 (Four Seed Arks)
Frost settled on Ark 4: 1 (Four Seed Arks)
Frostbitten Hands was revealed
Frostbitten Hands left no choice: Wrap them in rags (sick: 2 Workers)
Round 2: the Hunger Phase began
Round 2: the Night Phase began
In the cold slept: 8 Engineers
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
Round 2: the Dawn Phase began
Day 3 dawned; Player 1 led
A Scenario card came: The Surveyors Return: if Automatons: at least 1: Dusk card A Grateful Crowd joins the deck; otherwise exhaust 1 Hope token, gain 1 Steam Core, The Surveyors Return leaves the game
Resolve (hope) was exhausted (The Surveyors Return)
The city gained 1 Steam Core (The Surveyors Return)
The Surveyors Return left the game (The Surveyors Return)
Round 3: the Morning Phase began
Stolen Coal was revealed: lose 2 Coal
The city lost 0 Coal (Stolen Coal)
Player 1 chose: Let it go (Dusk card Coal for Sale joins the deck)
Coal for Sale joined the Dusk deck (Stolen Coal)
Round 3: the Generator Phase began
One engineer fell sick (the cold)
One engineer fell sick (the cold)
0 cubes were dropped, 0 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Brief Lull
The Cold marker came to 7, the Heat Range indicators to 2, 4, 5 (Brief Lull)
Round 3: the Preparation Phase began
4 Spent Engineer tokens went to the supply (Sickness marker on 23)
One engineer fell gravely ill (Sickness marker on 23)
One engineer died; the Corpse marker came to 1 (Sickness marker on 23)
The Citizen card drawn was Hugh Ferrant, tinkerer: +1 Discontent
A token came onto the discontent track: Mistrust (death of a engineer: Hugh Ferrant, tinkerer)
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell sick (work in the cold)
Player 1 used: Generator
The Generator shed 0 Stress cubes (Generator)
Player 1 sent one engineer: Dais: pass a Law (cold)
One engineer fell sick (work in the cold)
Player 1 used: Dais
Player 1 passed a Law: Hard Medicine
A rule began: Each Treat point may be used as 2 Cure points.
The Maimed joined the Dusk deck (Hard Medicine)
Player 1 sent one engineer: Gather from FC3a (4 wood) (cold)
One engineer fell sick (work in the cold)
The city gained 2 Wood
The Action Phase ended
Round 3: the Dusk Phase began
Four Seed Arks, at dusk: 1 frost on every cold Ark
Frost settled on Ark 1: 2 (Four Seed Arks)
Frost settled on Ark 2: 2 (Four Seed Arks)
Frost settled on Ark 3: 2 (Four Seed Arks)
Frost settled on Ark 4: 2 (Four Seed Arks)
A Quarrel over Blankets was revealed: if active Mistrust tokens: at least 1: +1 Discontent; otherwise -1 Hope
A token left the hope track: Unity (A Quarrel over Blankets)
A Quarrel over Blankets left no choice: Part them (nothing)
Round 3: the Hunger Phase began
The city spent 3 Food (engineer Round: 25 Food due)
Hunger rose to 22 (engineer Round: 25 Food due)
Round 3: the Night Phase began
In the cold slept: 7 Engineers
One engineer fell gravely ill (a night in the cold)
One engineer died; the Corpse marker came to 2 (a night in the cold)
The Citizen card drawn was Florrie, storyteller: nothing
One engineer fell gravely ill (a night in the cold)
One engineer died; the Corpse marker came to 3 (a night in the cold)
The Citizen card drawn was Silas Moor, pipe fitter: lose 1 Coal
The city lost 0 Coal (death of a engineer: Silas Moor, pipe fitter)
One engineer fell gravely ill (a night in the cold)
One engineer died; the Corpse marker came to 4 (a night in the cold)
The Citizen card drawn was Old Penrose, trapper: nothing
One engineer fell gravely ill (a night in the cold)
Round 3: the Dawn Phase began
Day 4 dawned; Player 1 led
Steam Hubs was developed
Steam Hub could be built from now on
Wool Lining was begun, to be ready in Round 7
Round 4: the Morning Phase began
The Foreman's Wager was revealed
Player 1 chose: Take the bet (temporary: 1 Worker, Dusk card Worn to the Bone joins the deck)
1 temporary Worker came to help (The Foreman's Wager)
Worn to the Bone joined the Dusk deck (The Foreman's Wager)
Round 4: the Generator Phase began
One engineer died; the Corpse marker came to 5 (the cold)
The Citizen card drawn was Annie Stubbs, laundress: sick: 1 Engineer
One engineer fell gravely ill (death of a engineer: Annie Stubbs, laundress)
One engineer died; the Corpse marker came to 6 (the cold)
The Citizen card drawn was Ida Marlow, stoker: nothing
0 cubes were dropped, 0 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Deep Cold
The Cold marker came to 8, the Heat Range indicators to 3, 5, 6 (Deep Cold)
Round 4: the Preparation Phase began
4 Spent Engineer tokens went to the supply (Sickness marker on 20)
One engineer fell gravely ill (Sickness marker on 20)
One engineer died; the Corpse marker came to 7 (Sickness marker on 20)
The Citizen card drawn was Edie, messenger: +1 Discontent
Mistrust (discontent) was activated (death of a engineer: Edie, messenger)
Player 1 sent one worker: Gather from G4 (3 wood) (cold)
The city gained 2 Wood
Player 1 sent one engineer: Sawmill on N4b: fell up to 3 Trees here and around (cold)
One engineer fell gravely ill (work in the cold)
Player 1 used: Sawmill
Player 1 sent one engineer: Construct
The city spent 3 Wood (Coal Thumper)
The city spent 1 Steam Core (Coal Thumper)
Player 1 built: Coal Thumper on G1 and G3
The city spent 1 Wood (Tent)
Player 1 built: Tent on G5
Tent was dismantled
The Action Phase ended
Round 4: the Dusk Phase began
Four Seed Arks, at dusk: 1 frost on every cold Ark
Frost settled on Ark 1: 3 (Four Seed Arks)
Frost settled on Ark 2: 3 (Four Seed Arks)
Too many Seed Arks are lost: the game was lost
