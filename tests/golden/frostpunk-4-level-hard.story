Player 2 takes the Leadership marker
Rim corner RC2: wood
Rim corner RC1: wood
Rim corner RC0: wood
Glass and Steam will be ready in Round 3
Player 3 is the Generator Advisor
Player 4 is the Health Advisor
Player 2 is the Social Advisor
Player 1 is the Foreman Advisor
Player 2 has Clara Wray, clerk
Player 3 has Beatrix Lund, quartermaster
Player 4 has Jonas Pike, ganger
Player 1 has Ned, kite flyer
Player 2: Gather from N3a (2 wood) (cold) (engineer)
One engineer fell sick
The city gained 2 Wood
Player 3: The Last City: spend 1 Coal: -2 Stress (engineer)
The city spent 1 Coal
0 Stress cubes less
Player 4: Remove snow (cold) (engineer)
One engineer fell sick
On hex FE2: tile F15
The city gained 3 Food
Player 4 called on Jonas Pike, ganger
1 temporary Worker came to help
Player 1: Gather from N3b (2 coal) (cold) (worker)
One worker fell sick
The city gained 2 Coal
Player 2: Remove snow (cold) (worker)
One worker fell sick
On hex FE5: tile F14
Player 2 called on Clara Wray, clerk
A Quarrel over Blankets goes to the Dusk discard pile
Anger (discontent) was exhausted
The city spent 4 Coal
The Heat marker is on 4
Player 3 passed
Player 4: Gather from FE2a (1 core) (worker)
The city gained 1 Steam Core
Player 1: Gather from N5b (2 wood) (engineer)
The city gained 2 Wood
Player 2: Dais: pass a Law (engineer)
Player 2 used: Dais
Player 2 passed a Law: The Pit
Snow Pit can be built now
From now on: While a Snow Pit is on the map, every death is followed by Cure 2.
The Pit Is Seen joins the Dusk deck
Player 3: Construct (worker)
The city spent 2 Wood
Player 3 built: Charcoal Kiln on FE2b
The city spent 1 Wood
Player 3 built: Snow Pit on G5
The Corpse marker moved back to 0
The city spent 2 Wood
Player 3 built: Charcoal Kiln on FE5a
Player 4: Gather from G4 (5 wood) (worker)
The city gained 2 Wood
Player 1 called on Ned, kite flyer
On top of the Weather deck: Creeping Frost, Glass Night, Snow Squall
They go back in this order: Glass Night, Snow Squall, Creeping Frost
Player 1: Construct (worker)
The city spent 2 Wood
Player 1 built: Sawmill on N4a
The city spent 3 Wood
Player 1 built: Beacon on N5a
Dismantled: Charcoal Kiln
Player 2: Sawmill on N4a: fell up to 3 Trees here and around (worker)
Player 2 used: Sawmill
The city gained 1 Wood
The Action Phase ends
Round 1: Dusk Phase
Frostbitten Hands is revealed
Wrap them in rags
One worker fell sick
One worker fell sick
Round 1: Hunger Phase
The city spent 12 Food
Round 1: Night Phase
One engineer sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
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
Round 1: Dawn Phase
Day 2 dawns; Player 3 leads
Round 2: Morning Phase
Snow-Blind is revealed
Carry on
One worker fell sick
One worker fell sick
Round 2: Generator Phase
4 cubes were dropped, 4 were found in the drawer
The Heat marker goes back to the first space
Round 2: Weather Phase
The weather: Glass Night
Round 2: Preparation Phase
Player 1 advises: Foreman Advisor
Unity (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
1 Spent Child token went to the supply
1 Spent Engineer token went to the supply
2 Spent Worker tokens went to the supply
One worker is gravely ill
Player 3: Sawmill on N4a: fell up to 3 Trees here and around (cold) (worker)
One worker fell sick
Player 3 used: Sawmill
Player 3 called on Beatrix Lund, quartermaster
The city gained 3 Food
The city spent 1 Coal
The Heat marker is on 1
Player 4: Dais: pass a Law (engineer)
Player 4 used: Dais
Player 4 passed a Law: Tavern Licence
Public House can be built now
Drunk on Duty joins the Dusk deck
The city spent 1 Coal
The Heat marker is on 2
Player 1: Charcoal Kiln on FE5a: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal (engineer)
Player 1 used: Charcoal Kiln
The city spent 2 Wood
The city gained 4 Coal
Player 2: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (engineer)
Player 2 used: Generator
The city spent 1 Steam Core
4 Stress cubes less
The city spent 3 Coal
The Heat marker is on 5
Player 3: Gather from G4 (3 wood) (worker)
The city gained 2 Wood
Player 4: Remove snow (cold) (worker)
One worker fell sick
On hex N1: tile N13
On hex N0: tile N04
The city gained 2 Food
Player 1: Deploy scouts (engineer)
Player 1 sent one engineer out
Player 2: Construct (worker)
The city spent 2 Wood
Player 2 built: Gathering Post on N5b
The city spent 2 Wood
Player 2 built: Hunter's Hut on N0b
Dismantled: Medical Post
Player 3: Gathering Post on N5b: gather up to 4 Resources from here and around (worker)
Player 3 used: Gathering Post
Player 3 gathered 1 Wood
The Action Phase ends
Round 2: Dusk Phase
Men with Hammers is revealed
A token came onto the discontent track: Fear
Anger (discontent) was activated
Talk them down
The Doctors' Petition joins the Dusk deck
Round 2: Hunger Phase
The city spent 16 Food
Round 2: Night Phase
One child sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One worker fell sick
One worker fell sick
One worker died; the Corpse marker is on 1
The Citizen card drawn is Hugh Ferrant, tinkerer
One child was cured
One worker was cured
One engineer fell sick
One engineer fell sick
One engineer fell sick
One child fell sick
One child fell sick
One child fell sick
One child fell sick
One child fell sick
Round 2: Dawn Phase
Day 3 dawns; Player 4 leads
Glass and Steam is developed
Hothouse can be built now
Signal Lens will be ready in Round 5
Scenario card: Roofs
Fear (discontent) was activated
No Room joins the Dusk deck
Roofs leaves the game
Round 3: Morning Phase
A Duel at Noon is revealed
Allow it
One worker died; the Corpse marker is on 2
The Citizen card drawn is Rafe Colley, spokesman
A token came onto the discontent track: Anger
Anger (discontent) was activated
One engineer was cured
One child was cured
A token left the discontent track: Fear
Round 3: Generator Phase
5 cubes were dropped, 2 were found in the drawer
The Heat marker goes back to the first space
Round 3: Weather Phase
The weather: Snow Squall
The city gained 1 Food
The Scout reached Abandoned Sledges
Round 3: Preparation Phase
1 Spent Engineer token went to the supply
1 Spent Child token went to the supply
2 Spent Worker tokens went to the supply
One worker is gravely ill
Player 4: Gather from N0a (2 wood) (cold) (worker)
One worker died; the Corpse marker is on 3
The Citizen card drawn is Pip, errand runner
One engineer was cured
One worker was cured
The city gained 2 Wood
Player 1: Charcoal Kiln on FE5a: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal (cold) (worker)
One worker fell sick
Player 1 used: Charcoal Kiln
The city spent 2 Wood
The city gained 4 Coal
The city spent 4 Coal
The Heat marker is on 4
Player 2: Gathering Post on N5b: gather up to 4 Resources from here and around (worker)
Player 2 used: Gathering Post
Player 3: Dais: pass a Law (engineer)
Player 3 used: Dais
Player 3 passed a Law: Shared Beds
From now on: Heated Tents, Bunkhouses and Houses have 3 slots instead of 2.
Too Close for Comfort joins the Dusk deck
The city spent 1 Coal
The Heat marker is on 5
Player 4: Construct (engineer)
Dismantled: Beacon
The city spent 3 Wood
Player 4 built: Bunkhouse on FE5b
Dismantled: Tent
Player 1: Gather from G4 (1 wood) (engineer)
The city gained 1 Wood
The Action Phase ends
Round 3: Dusk Phase
Coughing in the Dark is revealed
So be it
Round 3: Hunger Phase
The city spent 1 Food
Hunger rose to 10
Round 3: Night Phase
One child sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One engineer sleeps in the cold
One child sleeps in the cold
One worker sleeps in the cold
One worker sleeps in the cold
One child sleeps in the cold
One worker is gravely ill
One worker died; the Corpse marker is on 4
The Citizen card drawn is Sukey, mender
One child was cured
One child was cured
One engineer fell sick
One engineer fell sick
One child fell sick
One child fell sick
One child fell sick
One child fell sick
Round 3: Dawn Phase
Day 4 dawns; Player 1 leads
Round 4: Morning Phase
Whispers of Leaving is revealed
Pretend not to hear
Slogans on the Wall joins the Dusk deck
Round 4: Generator Phase
5 cubes were dropped, 4 were found in the drawer
The Heat marker goes back to the first space
Round 4: Weather Phase
The weather: Creeping Frost
The city gained 1 Food
Round 4: Preparation Phase
1 Spent Engineer token went to the supply
2 Spent Child tokens went to the supply
One child is gravely ill
2 Spent Worker tokens went to the supply
One worker is gravely ill
Player 1: The Last City: spend 1 Coal: -2 Stress (engineer)
The city spent 1 Coal
2 Stress cubes less
Player 2: Dais: pass a Law (cold) (engineer)
One engineer fell sick
Player 2 used: Dais
Player 2 passed a Law: Any Roof
From now on: Ruins on the map give 1 slot each, if heated.
A token came onto the discontent track: Mistrust
Player 3: Charcoal Kiln on FE5a: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal (cold) (worker)
One worker died; the Corpse marker is on 5
The Citizen card drawn is The Two Georges, twins
One child was cured
One engineer was cured
Player 3 used: Charcoal Kiln
The city spent 1 Wood
The city gained 2 Coal
Player 4: Gather from N1a (1 core) (cold) (engineer)
One engineer fell sick
The city gained 1 Steam Core
The city spent 2 Coal
The Heat marker is on 2
Player 1: Sawmill on N4a: fell up to 3 Trees here and around (cold) (worker)
One worker is gravely ill
Player 1 used: Sawmill
Player 2: Hunter's Hut on N0b: gain 3 Food (cold) (worker)
One worker died; the Corpse marker is on 6
The Citizen card drawn is Bram, friend of strays
A token came onto the discontent track: Fear
Fear (discontent) was activated
One worker was cured
One child was cured
Player 2 used: Hunter's Hut
The city gained 3 Food
The Action Phase ends
Round 4: Dusk Phase
The Pit Is Seen is revealed
A token left the hope track: Devotion
Cover it
Round 4: Hunger Phase
The city spent 4 Food
A token came onto the discontent track: Fear
The people have banished you from the city: the game is lost
