Player 2 took the Leadership marker
Rim corner RC0 got its token: wood
Rim corner RC5 got its token: wood
Rim corner RC4 got its token: coal
Steam Hubs was begun, to be ready in Round 4
Player 1 became the Generator Advisor
Player 1 became the Health Advisor
Player 2 became the Social Advisor
Player 2 became the Foreman Advisor
Player 2 got Percival Thorne, surveyor
Player 2 got Bram, friend of strays
Player 1 got Wilmot Gray, guide
Player 1 got Tam Corrigan, hauler
The city spent 2 Coal
The Heat marker came to 2
Player 2 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex N4: tile N05
The city gained 2 Food
Player 2 called on Bram, friend of strays
A token left the discontent track: Anger
Player 2 called on Percival Thorne, surveyor
A tile was laid on hex FC0: tile F12
The city gained 2 Food
Player 1 sent one engineer: Gather from N1a (3 coal) (cold)
One engineer fell sick
The city gained 2 Coal
Player 2 sent one engineer: Dais: pass a Law
Player 2 used: Dais
Player 2 passed a Law: Children at Work
A rule began: Each Round 1 Child Meeple may act, a second one if any 1 Hope token is exhausted. Children may only Remove Snow, Gather Resources or Construct.
A token came onto the discontent track: Fear
A token left the hope track: Resolve
Small Hands, Sharp Machines joined the Dusk deck
Player 1 sent one engineer: Gather from G5 (5 coal)
The city gained 2 Coal
Player 1 called on Tam Corrigan, hauler
The city gained 2 Coal
Player 1 called on Wilmot Gray, guide
The city spent 1 Coal
The Heat marker came to 3
Player 2 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 2 used: Generator
The city spent 1 Steam Core
The Generator shed 0 Stress cubes
Player 1 sent one engineer: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark
The city spent 2 Coal
Player 2 sent one engineer: Construct
The city spent 4 Wood
Player 2 built: Wall Drill on FC0a and FC0b
The city spent 1 Wood
Player 2 built: Tent on N4b
The city spent 2 Wood
Player 2 built: Medical Post on G4
Player 1 sent one engineer: Medical Post on G4: Cure 3, Treat 1
Player 1 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
The Action Phase ended
Round 1: the Dusk Phase began
Pilfered Stores was revealed
Player 2 chose: Accept the loss
Hunger rose to 3
Round 1: the Hunger Phase began
The city spent 3 Food
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
Whispers of Leaving was revealed
Player 1 chose: Face them in the square
A token came onto the discontent track: Fear
Round 2: the Generator Phase began
The city spent 2 Coal
The Heat marker came to 5
5 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Creeping Frost
Round 2: the Preparation Phase began
Player 1 advised: Generator Advisor
Resolve (hope) was exhausted
The Heat marker came to 2
The Generator shed 2 Stress cubes
2 Spent Engineer tokens went to the supply
One engineer fell gravely ill
Player 1 sent one engineer: Medical Post on G4: Cure 3, Treat 1
Player 1 used: Medical Post
One gravely ill engineer was treated
One engineer was cured
One engineer was cured
One engineer was cured
Player 2 passed
Player 1 sent one engineer: Wall Drill on FC0a: gain 3 Wood (cold)
One engineer fell sick
Player 1 used: Wall Drill
The city gained 3 Wood
Player 2 sent one engineer: Construct
The city spent 2 Wood
Player 2 built: Hunter's Hut on N1a
Tent was dismantled
Hunter's Hut was dismantled
Player 1 sent one engineer: Dais: pass a Law
Player 1 used: Dais
Player 1 passed a Law: Burial Ground
Cemetery could be built from now on
A rule began: While a Cemetery is on the map, the first death of each Round has no death effect.
The city spent 1 Coal
The Heat marker came to 3
Player 2 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 2 used: Generator
The Generator shed 0 Stress cubes
The city spent 3 Coal
The Heat marker came to 6
Player 1 sent one engineer: Gather from N1b (2 wood)
The city gained 2 Wood
The Action Phase ended
Round 2: the Dusk Phase began
A Quarrel over Blankets was revealed
A token left the hope track: Resolve
Player 1 chose: Part them
Round 2: the Hunger Phase began
Round 2: the Night Phase began
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
Round 2: the Dawn Phase began
Day 3 dawned; Player 2 led
A Scenario card came: The Surveyors Return
The city gained 1 Steam Core
The Surveyors Return left the game
Round 3: the Morning Phase began
Rats in the Store was revealed
The city lost 2 Food
Player 2 chose: Eat what is left
One engineer fell sick
Bad Grain joined the Dusk deck
Round 3: the Generator Phase began
6 cubes were dropped, 8 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Snow Squall
Round 3: the Preparation Phase began
3 Spent Engineer tokens went to the supply
One engineer fell gravely ill
Player 2 sent one engineer: Remove snow (cold)
One engineer fell sick
A tile was laid on hex FE2: tile F11
Player 1 sent one engineer: Dais: pass a Law (cold)
One engineer fell sick
Player 1 used: Dais
Player 1 passed a Law: Any Roof
A rule began: Ruins on the map give 1 slot each, if heated.
A token came onto the discontent track: Anger
Player 2 sent one engineer: Wall Drill on FC0a: gain 3 Wood (cold)
One engineer fell sick
Player 2 used: Wall Drill
The city gained 3 Wood
Player 1 sent one engineer: Gather from FE2a (3 coal) (cold)
One engineer fell sick
The city gained 2 Coal
The city spent 1 Coal
The Heat marker came to 1
Player 2 sent one engineer: Medical Post on G3: Cure 3, Treat 1 (cold)
One engineer fell sick
Player 2 used: Medical Post
One engineer was cured
One gravely ill engineer was treated
One engineer was cured
One engineer was cured
The Action Phase ended
Round 3: the Dusk Phase began
Frost settled on Ark 1: 1
Frost settled on Ark 2: 1
Frost settled on Ark 3: 1
Frost settled on Ark 4: 1
Coughing in the Dark was revealed
Player 2 chose: So be it
Round 3: the Hunger Phase began
The city spent 4 Food
Hunger rose to 22
Round 3: the Night Phase began
The city spent 1 Coal
The Heat marker came to 2
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
Day 4 dawned; Player 1 led
Steam Hubs was developed
Steam Hub could be built from now on
Steam Saws was begun, to be ready in Round 6
Round 4: the Morning Phase began
Strangers at the Rim was revealed
Player 1 chose: Turn them away
Tracks in the Snow joined the Dusk deck
Round 4: the Generator Phase began
One engineer fell sick
2 cubes were dropped, 3 were found in the drawer
The Generator broke down and overheated: once more, and it explodes
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Northern Wind
Round 4: the Preparation Phase began
4 Spent Engineer tokens went to the supply
One engineer fell gravely ill
One engineer died; the Corpse marker came to 1
The Citizen card drawn was Bess Horrocks, sawyer
Player 1 sent one engineer: Dais: pass a Law (cold)
One engineer fell sick
Player 1 used: Dais
Player 1 passed a Law: The Ring
Fighting Ring could be built from now on
Fear (discontent) was exhausted
A Broken Jaw joined the Dusk deck
Player 2 sent one engineer: Gather from G5 (3 coal) (cold)
One engineer fell sick
The city gained 2 Coal
Player 1 sent one engineer: Medical Post on G3: Cure 3, Treat 1 (cold)
One engineer fell gravely ill
Player 1 used: Medical Post
One engineer was cured
One engineer was cured
One gravely ill engineer was treated
One engineer was cured
The Action Phase ended
Round 4: the Dusk Phase began
Frost settled on Ark 1: 2
Frost settled on Ark 2: 2
Frost settled on Ark 3: 2
Frost settled on Ark 4: 2
Cold Beds was revealed
Fear (discontent) was activated
One engineer fell sick
Player 1 chose: Hear them out
The Long Queue joined the Dusk deck
Round 4: the Hunger Phase began
Anger (discontent) was activated
Fear (discontent) was activated
One engineer died; the Corpse marker came to 2
The Citizen card drawn was Odile Renn, draughtswoman
A token came onto the discontent track: Anger
One engineer died; the Corpse marker came to 3
The Citizen card drawn was Lottie, lamplighter
One engineer died; the Corpse marker came to 4
The Citizen card drawn was Mags Dunne, digger
One engineer died; the Corpse marker came to 5
The Citizen card drawn was Small Tom, flue sweep
The Generator took 1 Stress cube
Round 4: the Night Phase began
The city spent 1 Coal
The Heat marker came to 1
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer slept in the cold
One engineer fell gravely ill
One engineer died; the Corpse marker came to 6
The Citizen card drawn was Edie, messenger
Fear (discontent) was activated
One engineer fell gravely ill
One engineer died; the Corpse marker came to 7
The Citizen card drawn was Ned, kite flyer
One engineer fell gravely ill
One engineer died; the Corpse marker came to 8
The Citizen card drawn was Wren, chorister
One engineer fell gravely ill
Round 4: the Dawn Phase began
Day 5 dawned; Player 2 led
Round 5: the Morning Phase began
Ice in the Pipes was revealed
Player 2 chose: Burn it clear
The city spent 2 Coal
Round 5: the Generator Phase began
One engineer died; the Corpse marker came to 9
The Citizen card drawn was Old Penrose, trapper
One engineer fell gravely ill
1 cubes were dropped, 1 were found in the drawer
The Heat marker went back to the first space
Round 5: the Weather Phase began
The weather came: Thin Sun
Round 5: the Preparation Phase began
3 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker came to 10
The Citizen card drawn was Harriet Voss, surgeon
A token left the hope track: Devotion
The people have lost their will to survive: the game was lost
