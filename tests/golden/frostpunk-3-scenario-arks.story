Player 3 took the Leadership marker
Rim corner RC2 got its token: coal
Rim corner RC1 got its token: blank
Rim corner RC0 got its token: wood
Rim corner RC5 got its token: blank
Rim corner RC4 got its token: coal
Steam Hubs was begun, to be ready in Round 4
Player 2 became the Generator Advisor
Player 3 became the Health Advisor
Player 1 became the Social Advisor
Player 3 became the Foreman Advisor
Player 3 got Agnes Holt, midwife
Player 3 got Beatrix Lund, quartermaster
Player 1 got Annie Stubbs, laundress
Player 2 got Small Tom, flue sweep
Player 3 sent one engineer: Medical Post on G3: Cure 3, Treat 1 (cold)
One engineer fell sick
Player 3 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 3 called on Agnes Holt, midwife
One engineer was cured
Resolve (hope) was activated
Player 3 called on Beatrix Lund, quartermaster
The city gained 3 Food
The city spent 1 Coal
The Heat marker came to 1
Player 1 sent one engineer: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark
The city spent 2 Coal
Player 2 sent one engineer: Gather from N1a (3 wood) (cold)
One engineer fell sick
The city gained 2 Wood
Player 3 sent one engineer: Gather from G5 (5 coal) (cold)
One engineer fell sick
The city gained 2 Coal
The city spent 2 Coal
The Heat marker came to 3
Player 1 sent one engineer: Dais: pass a Law
Player 1 used: Dais
Player 1 passed a Law: Thin Soup
A rule began: In Feeding, 3 Food less are due.
A token came onto the discontent track: Mistrust
Spoons on Tin joined the Dusk deck
Player 2 sent one engineer: Construct
The city spent 2 Wood
Player 2 built: Medical Post on G4
The city spent 1 Wood
Player 2 built: Tent on N1b
Tent was dismantled
Player 2 called on Small Tom, flue sweep
The Generator shed 0 Stress cubes
Player 3 passed
Player 1 sent one engineer: Medical Post on G4: Cure 3, Treat 1
Player 1 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 2 sent one engineer: Construct
The city spent 2 Wood
Player 2 built: Charcoal Kiln on N1b
Tent was dismantled
The city spent 2 Wood
Player 2 built: Sawmill on G1
The city spent 1 Coal
Player 3 sent one automaton: Sawmill on G1: fell up to 3 Trees here and around
Player 3 used: Sawmill
The Action Phase ended
Round 1: the Dusk Phase began
Pilfered Stores was revealed
Player 3 chose: Ration everyone
Mistrust (discontent) was activated
Round 1: the Hunger Phase began
Round 1: the Night Phase began
The city spent 2 Coal
The Heat marker came to 5
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
Round 1: the Dawn Phase began
Day 2 dawned; Player 1 led
Round 2: the Morning Phase began
The Dead Trader's Cache was revealed
Player 1 chose: Leave the dead in peace
Devotion (hope) was activated
Round 2: the Generator Phase began
5 cubes were dropped, 4 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Deep Cold
Round 2: the Preparation Phase began
Player 1 advised: Social Advisor
Unity (hope) was exhausted
Player 3 took The Two Georges, twins
Player 3 took Pip, errand runner
Player 3 called on The Two Georges, twins
The city gained 1 Wood
The city gained 1 Coal
1 Spent Engineer token went to the supply
Player 1 sent one engineer: Medical Post on G3: Cure 3, Treat 1 (cold)
One engineer fell sick
Player 1 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 1 called on Annie Stubbs, laundress
One engineer was cured
One engineer was cured
Player 2 sent one engineer: Gather from G5 (3 coal) (cold)
One engineer fell sick
The city gained 2 Coal
Player 3 sent one engineer: Gather from N1a (1 wood) (cold)
One engineer fell sick
The city gained 1 Wood
Player 3 called on Pip, errand runner
The city gained 2 Food
The city gained 1 Coal
Player 1 sent one engineer: Dais: pass a Law (cold)
One engineer fell sick
Player 1 used: Dais
Player 1 passed a Law: Tavern Licence
Public House could be built from now on
Drunk on Duty joined the Dusk deck
Player 2 passed
The city spent 1 Coal
Player 3 sent one automaton: Sawmill on G1: fell up to 3 Trees here and around (cold)
Player 3 used: Sawmill
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell sick
Player 1 used: Generator
The city spent 1 Steam Core
The Generator shed 4 Stress cubes
The city spent 3 Coal
The Heat marker came to 3
Player 2 sent one engineer: Charcoal Kiln on N1b: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal (cold)
One engineer fell sick
Player 2 used: Charcoal Kiln
The city spent 1 Wood
The city gained 2 Coal
Player 3 sent one engineer: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark
The city spent 2 Coal
The Action Phase ended
Round 2: the Dusk Phase began
A Vote of the Whole Crater was revealed
Player 1 chose: Stuff the box
A token left the discontent track: Mistrust
Slogans on the Wall joined the Dusk deck
Devotion (hope) was exhausted
Resolve (hope) was exhausted
The Doctors' Petition joined the Dusk deck
Round 2: the Hunger Phase began
Round 2: the Night Phase began
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
Round 2: the Dawn Phase began
Day 3 dawned; Player 2 led
A Scenario card came: The Surveyors Return
A Grateful Crowd joined the Dusk deck
The city gained 1 Steam Core
The Surveyors Return left the game
Round 3: the Morning Phase began
Letters to the Advisors was revealed
Player 2 chose: Promise a bed for everyone
Unity (hope) was activated
Round 3: the Generator Phase began
3 cubes were dropped, 4 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Still Air
Round 3: the Preparation Phase began
Player 1 advised: Social Advisor
Unity (hope) was exhausted
Player 2 took Wren, chorister
Player 1 took Ezra Whitlock, boilerman
Player 2 called on Wren, chorister
A token came onto the hope track: Resolve
Devotion (hope) was activated
3 Spent Engineer tokens went to the supply
One engineer fell gravely ill
Player 2 passed
Player 3 sent one engineer: Charcoal Kiln on N1b: spend 1 Wood: gain 2 Coal, or spend 2 Wood: gain 4 Coal (cold)
One engineer fell sick
Player 3 used: Charcoal Kiln
The city spent 2 Wood
The city gained 4 Coal
Player 1 sent one engineer: Dais: pass a Law (cold)
One engineer fell sick
Player 1 used: Dais
Player 1 passed a Law: Children's Home
Children's Home could be built from now on
A rule began: While a Children's Home is on the map, each use of a Medical Post or Infirmary gives 1 more Cure point.
Unity (hope) was activated
Lessons by the Stove joined the Dusk deck
Player 2 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell sick
Player 2 used: Generator
The Generator shed 4 Stress cubes
Player 3 sent one engineer: Gather from G5 (1 coal) (cold)
One engineer fell sick
The city gained 1 Coal
The city spent 4 Coal
The Heat marker came to 4
Player 1 sent one engineer: Medical Post on G4: Cure 3, Treat 1
Player 1 used: Medical Post
One engineer was cured
One gravely ill engineer was treated
One engineer was cured
One engineer was cured
Player 2 passed
The city spent 1 Coal
Player 3 sent one automaton: Sawmill on G1: fell up to 3 Trees here and around
Player 3 used: Sawmill
The Action Phase ended
Round 3: the Dusk Phase began
Slogans on the Wall was revealed
Devotion (hope) was exhausted
Player 2 chose: Scrub it off
Round 3: the Hunger Phase began
The city spent 11 Food
Hunger rose to 13
Round 3: the Night Phase began
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
Round 3: the Dawn Phase began
Day 4 dawned; Player 3 led
Steam Hubs was developed
Steam Hub could be built from now on
Steam Saws was begun, to be ready in Round 6
Round 4: the Morning Phase began
Strangers at the Rim was revealed
Player 3 chose: Only the skilled
One engineer joined the city
One engineer joined the city
A token came onto the discontent track: Anger
Round 4: the Generator Phase began
4 cubes were dropped, 3 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Black Frost
Round 4: the Preparation Phase began
4 Spent Engineer tokens went to the supply
One engineer fell gravely ill
One engineer died; the Corpse marker came to 1
The Citizen card drawn was Nell Sharpe, rigger
Anger (discontent) was activated
Player 3 passed
Player 1 passed
Player 2 sent one engineer: Medical Post on G3: Cure 3, Treat 1 (cold)
One engineer fell sick
Player 2 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 3 sent one engineer: Construct
The city spent 2 Wood
Player 3 built: Cookhouse on N1a
Cookhouse was dismantled
Medical Post was dismantled
Player 1 sent one engineer: Sawmill on G1: fell up to 3 Trees here and around (cold)
One engineer fell sick
Player 1 used: Sawmill
Player 1 called on Ezra Whitlock, boilerman
The Generator shed 3 Stress cubes
Player 2 sent one engineer: Construct
Charcoal Kiln was dismantled
The Action Phase ended
Round 4: the Dusk Phase began
The promise of Letters to the Advisors was broken
Letters to the Advisors left the game
A Broken Word joined the Dusk deck
Frost settled on Ark 1: 1
Frost settled on Ark 2: 1
Frost settled on Ark 3: 1
Frost settled on Ark 4: 1
Frostbitten Hands was revealed
Player 3 chose: Wrap them in rags
Round 4: the Hunger Phase began
Fear (discontent) was activated
One engineer died; the Corpse marker came to 2
The Citizen card drawn was Bram, friend of strays
One engineer died; the Corpse marker came to 3
The Citizen card drawn was Jonas Pike, ganger
Round 4: the Night Phase began
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
One engineer fell gravely ill
One engineer died; the Corpse marker came to 4
The Citizen card drawn was Percival Thorne, surveyor
One engineer fell gravely ill
Round 4: the Dawn Phase began
Day 5 dawned; Player 1 led
Round 5: the Morning Phase began
A Mother's Request was revealed
Player 1 chose: They will sleep warm, we promise
Warm Beds for the Young joined the Dusk deck
Round 5: the Generator Phase began
One engineer died; the Corpse marker came to 5
The Citizen card drawn was Edie, messenger
A token came onto the discontent track: Mistrust
One engineer fell gravely ill
0 cubes were dropped, 0 were found in the drawer
The Heat marker went back to the first space
Round 5: the Weather Phase began
The weather came: Snow Squall
Round 5: the Preparation Phase began
Player 1 advised: Social Advisor
Unity (hope) was exhausted
Player 1 took Odile Renn, draughtswoman
Player 1 took Bess Horrocks, sawyer
Player 1 called on Bess Horrocks, sawyer
The city gained 2 Wood
4 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker came to 6
Player 1 discarded Odile Renn, draughtswoman
A token came onto the discontent track: Mistrust
Mistrust (discontent) was activated
One engineer fell gravely ill
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer died; the Corpse marker came to 7
The Citizen card drawn was Wilmot Gray, guide
Player 1 used: Generator
The Generator shed 0 Stress cubes
Player 2 sent one engineer: Dais: pass a Law (cold)
One engineer fell gravely ill
Player 2 used: Dais
Player 2 passed a Law: Burial Ground
Cemetery could be built from now on
A rule began: While a Cemetery is on the map, the first death of each Round has no death effect.
Player 3 sent one engineer: Medical Post on G3: Cure 3, Treat 1 (cold)
One engineer died; the Corpse marker came to 8
The Citizen card drawn was Tam Corrigan, hauler
The city lost 1 Wood
Player 3 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
The Action Phase ended
Round 5: the Dusk Phase began
Frost settled on Ark 1: 2
Frost settled on Ark 2: 2
Frost settled on Ark 3: 2
Frost settled on Ark 4: 2
Pilfered Stores was revealed
Player 1 chose: Ration everyone
A token came onto the discontent track: Fear
The people have banished you from the city: the game was lost
