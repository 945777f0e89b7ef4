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
One engineer fell sick
The city gained 2 Wood
Player 1 called on Sukey, mender
One engineer was cured
One engineer was cured
Player 1 called on Lottie, lamplighter
A token came onto the hope track: Resolve
Player 1 called on Mags Dunne, digger
A tile was laid on hex N4: tile N03
Player 1 called on Wilmot Gray, guide
The city spent 4 Coal
The Heat marker came to 4
Player 1 sent one engineer: Gather from N4a (2 wood)
The city gained 2 Wood
Player 1 sent one engineer: Construct
The city spent 2 Wood
Player 1 built: Cookhouse on N1a
The city spent 2 Wood
Player 1 built: Charcoal Kiln on G5
The city spent 2 Wood
Player 1 built: Gathering Post on N4b
Player 1 sent one engineer: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark
The city spent 2 Coal
Player 1 sent one engineer: Construct
The city spent 3 Wood
Player 1 built: Bunkhouse on N1b
Gathering Post was dismantled
Cookhouse was dismantled
Player 1 sent one engineer: Construct
The city spent 2 Wood
Player 1 built: Sawmill on N4b
Bunkhouse was dismantled
Charcoal Kiln was dismantled
Player 1 sent one engineer: Dais: pass a Law
Player 1 used: Dais
Player 1 passed a Law: The Pit
Snow Pit could be built from now on
A rule began: While a Snow Pit is on the map, every death is followed by Cure 2.
The Pit Is Seen joined the Dusk deck
Player 1 sent one engineer: Sawmill on N4b: fell up to 3 Trees here and around
Player 1 used: Sawmill
The Action Phase ended
Round 1: the Dusk Phase began
The Pit Is Seen was revealed
Unity (hope) was exhausted
Player 1 chose: Cover it
Round 1: the Hunger Phase began
Round 1: the Night Phase began
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
Round 1: the Dawn Phase began
Day 2 dawned; Player 1 led
Round 2: the Morning Phase began
Letters to the Advisors was revealed
Player 1 chose: Promise nothing
A token came onto the discontent track: Mistrust
Round 2: the Generator Phase began
4 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Still Air
Round 2: the Preparation Phase began
2 Spent Engineer tokens went to the supply
One engineer fell gravely ill
Player 1 passed
The Action Phase ended
Round 2: the Dusk Phase began
Frost settled on Ark 1: 1
Frost settled on Ark 2: 1
Frost settled on Ark 3: 1
Frost settled on Ark 4: 1
Pilfered Stores was revealed
Player 1 chose: Ration everyone
A token came onto the discontent track: Anger
Round 2: the Hunger Phase began
Round 2: the Night Phase began
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
Round 2: the Dawn Phase began
Day 3 dawned; Player 1 led
A Scenario card came: The Surveyors Return
The city gained 1 Steam Core
The Surveyors Return left the game
Round 3: the Morning Phase began
Snow-Blind was revealed
Player 1 chose: Carry on
Round 3: the Generator Phase began
One engineer fell sick
0 cubes were dropped, 0 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Black Frost
Round 3: the Preparation Phase began
The people answered the Call to Rise
Player 1 took Beatrix Lund, quartermaster
Player 1 took Hugh Ferrant, tinkerer
Player 1 took Ida Marlow, stoker
Player 1 took Agnes Holt, midwife
4 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker came to 1
Player 1 discarded Hugh Ferrant, tinkerer
Mistrust (discontent) was activated
One engineer fell gravely ill
Player 1 sent one engineer: Construct
Player 1 called on Ida Marlow, stoker
The Heat marker came to 2
Player 1 sent one engineer: Dais: pass a Law (cold)
One engineer fell sick
Player 1 used: Dais
Player 1 passed a Law: The Ring
Fighting Ring could be built from now on
A token left the discontent track: Anger
A Broken Jaw joined the Dusk deck
Player 1 called on Agnes Holt, midwife
One engineer was cured
One gravely ill engineer was treated
Devotion (hope) was activated
Player 1 called on Beatrix Lund, quartermaster
The city gained 3 Food
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell sick
Player 1 used: Generator
The Generator shed 2 Stress cubes
The Action Phase ended
Round 3: the Dusk Phase began
Frost settled on Ark 1: 2
Frost settled on Ark 2: 2
Frost settled on Ark 3: 2
Frost settled on Ark 4: 2
Frostbitten Hands was revealed
Player 1 chose: Wrap them in rags
Round 3: the Hunger Phase began
The city spent 8 Food
Hunger rose to 17
Round 3: the Night Phase began
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell gravely ill
One engineer died; the Corpse marker came to 2
The Citizen card drawn was Bram, friend of strays
One engineer fell gravely ill
Round 3: the Dawn Phase began
Day 4 dawned; Player 1 led
Steam Hubs was developed
Steam Hub could be built from now on
Drafting Hall was begun, to be ready in Round 6
Round 4: the Morning Phase began
The Foreman's Wager was revealed
Player 1 chose: Take the bet
1 temporary Worker came to help
Worn to the Bone joined the Dusk deck
Round 4: the Generator Phase began
One engineer died; the Corpse marker came to 3
The Citizen card drawn was Wren, chorister
One engineer fell gravely ill
2 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Light Frost
Round 4: the Preparation Phase began
4 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker came to 4
The Citizen card drawn was Clara Wray, clerk
One engineer fell gravely ill
Player 1 sent one worker: Remove snow (cold)
A tile was laid on hex FC2: tile F14
Player 1 sent one engineer: Gather from G4 (3 wood) (cold)
One engineer died; the Corpse marker came to 5
The Citizen card drawn was Ezra Whitlock, boilerman
The Generator took 1 Stress cube
The city gained 2 Wood
Player 1 sent one engineer: Dais: pass a Law (cold)
One engineer fell gravely ill
Player 1 used: Dais
Player 1 passed a Law: Shared Beds
A rule began: Heated Tents, Bunkhouses and Houses have 3 slots instead of 2.
Too Close for Comfort joined the Dusk deck
Player 1 sent one engineer: Sawmill on N4b: fell up to 3 Trees here and around (cold)
One engineer died; the Corpse marker came to 6
The Citizen card drawn was Annie Stubbs, laundress
One engineer fell gravely ill
Player 1 used: Sawmill
The Action Phase ended
Round 4: the Dusk Phase began
Frost settled on Ark 1: 3
Frost settled on Ark 2: 3
Too many Seed Arks are lost: the game was lost
