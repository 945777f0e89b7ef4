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
The city spent 2 Coal (fuel)
The Heat marker came to 2
Player 2 sent one engineer: Remove snow (cold)
One engineer fell sick (work in the cold)
A tile was laid on hex N4: tile N05
The city gained 2 Food
Player 2 called on Bram, friend of strays
A token left the discontent track: Anger (Bram, friend of strays)
Player 2 called on Percival Thorne, surveyor
A tile was laid on hex FC0: tile F12
The city gained 2 Food (Percival Thorne, surveyor)
Player 1 sent one engineer: Gather from N1a (3 coal) (cold)
One engineer fell sick (work in the cold)
The city gained 2 Coal
Player 2 sent one engineer: Dais: pass a Law
Player 2 used: Dais
Player 2 passed a Law: Children at Work
A rule began: Each Round 1 Child Meeple may act, a second one if any 1 Hope token is exhausted. Children may only Remove Snow, Gather Resources or Construct.
A token came onto the discontent track: Fear (Children at Work)
A token left the hope track: Resolve (Children at Work)
Small Hands, Sharp Machines joined the Dusk deck (Children at Work)
Player 1 sent one engineer: Gather from G5 (5 coal)
The city gained 2 Coal
Player 1 called on Tam Corrigan, hauler
The city gained 2 Coal (Tam Corrigan, hauler)
Player 1 called on Wilmot Gray, guide
The city spent 1 Coal (fuel)
The Heat marker came to 3
Player 2 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 2 used: Generator
The city spent 1 Steam Core (Generator)
The Generator shed 0 Stress cubes (Generator)
Player 1 sent one engineer: Four Seed Arks: spend 2 Coal: remove 1 frost from an Ark
The city spent 2 Coal (Four Seed Arks)
Player 2 sent one engineer: Construct
The city spent 4 Wood (Wall Drill)
Player 2 built: Wall Drill on FC0a and FC0b
The city spent 1 Wood (Tent)
Player 2 built: Tent on N4b
The city spent 2 Wood (Medical Post)
Player 2 built: Medical Post on G4
Player 1 sent one engineer: Medical Post on G4: Cure 3, Treat 1
Player 1 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
The Action Phase ended
Round 1: the Dusk Phase began
Four Seed Arks, at dusk: 1 frost on every cold Ark
Pilfered Stores was revealed
Player 2 chose: Accept the loss (+3 Hunger)
Hunger rose to 3 (Pilfered Stores)
Round 1: the Hunger Phase began
The city spent 3 Food (Hunger 3)
Round 1: the Night Phase began
In the cold slept: 4 Engineers
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
Round 1: the Dawn Phase began
Day 2 dawned; Player 1 led
Round 2: the Morning Phase began
Smoke on the Ridge was revealed
Player 1 chose: Send men with ropes (Spent tokens: 1 Worker, Dusk card The Strangers' Camp joins the deck)
1 Spent Worker token went to the supply (Smoke on the Ridge)
The Strangers' Camp joined the Dusk deck (Smoke on the Ridge)
Round 2: the Generator Phase began
The city spent 2 Coal (fuel)
The Heat marker came to 5
5 cubes were dropped, 2 were found in the drawer
The Heat marker went back to the first space
Round 2: the Weather Phase began
The weather came: Gathering Front
The Cold marker came to 6, the Heat Range indicators to 1, 4, 4 (Gathering Front)
The Storm marker came to 7 (Gathering Front)
Round 2: the Preparation Phase began
Player 1 advised: Generator Advisor
Resolve (hope) was exhausted (Generator Advisor)
The Heat marker came to 2 (Generator Advisor)
The Generator shed 2 Stress cubes (Generator Advisor)
2 Spent Engineer tokens went to the supply (Sickness marker on 12)
One engineer fell gravely ill (Sickness marker on 12)
Player 1 sent one engineer: Medical Post on G4: Cure 3, Treat 1
Player 1 used: Medical Post
One gravely ill engineer was treated
One engineer was cured
One engineer was cured
One engineer was cured
Player 2 passed
Player 1 sent one engineer: Wall Drill on FC0a: gain 3 Wood (cold)
One engineer fell sick (work in the cold)
Player 1 used: Wall Drill
The city gained 3 Wood (Wall Drill)
Player 2 sent one engineer: Construct
The city spent 2 Wood (Hunter's Hut)
Player 2 built: Hunter's Hut on N1a
Tent was dismantled
Hunter's Hut was dismantled
Player 1 sent one engineer: Dais: pass a Law
Player 1 used: Dais
Player 1 passed a Law: Burial Ground
Cemetery could be built from now on
A rule began: While a Cemetery is on the map, the first death of each Round has no death effect.
The city spent 1 Coal (fuel)
The Heat marker came to 3
Player 2 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes
Player 2 used: Generator
The Generator shed 0 Stress cubes (Generator)
The city spent 3 Coal (fuel)
The Heat marker came to 6
Player 1 sent one engineer: Gather from N1b (2 wood)
The city gained 2 Wood
The Action Phase ended
Round 2: the Dusk Phase began
Four Seed Arks, at dusk: 1 frost on every cold Ark
Coughing in the Dark was revealed: if Heat: at least 3: nothing; otherwise sick: 1 Worker, sick: 1 Child
Coughing in the Dark left no choice: So be it (nothing)
Round 2: the Hunger Phase began
Round 2: the Night Phase began
In the cold slept: 4 Engineers
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
Round 2: the Dawn Phase began
Day 3 dawned; Player 2 led
A Scenario card came: The Surveyors Return: if Automatons: at least 1: Dusk card A Grateful Crowd joins the deck; otherwise exhaust 1 Hope token, gain 1 Steam Core, The Surveyors Return leaves the game
The city gained 1 Steam Core (The Surveyors Return)
The Surveyors Return left the game (The Surveyors Return)
Round 3: the Morning Phase began
The Preacher was revealed
Player 2 chose: Let him speak (+1 Hope (Devotion), Dusk card The Sermon Grows joins the deck)
A token came onto the hope track: Devotion (The Preacher)
Devotion (hope) was activated (The Preacher)
The Sermon Grows joined the Dusk deck (The Preacher)
Round 3: the Generator Phase began
6 cubes were dropped, 5 were found in the drawer
The Heat marker went back to the first space
Round 3: the Weather Phase began
The weather came: Thin Sun
The Cold marker came to 7, the Heat Range indicators to 1, 4, 4 (Thin Sun)
Round 3: the Preparation Phase began
2 Spent Engineer tokens went to the supply (Sickness marker on 14)
One engineer fell gravely ill (Sickness marker on 14)
Player 2 sent one engineer: Remove snow (cold)
One engineer fell sick (work in the cold)
A tile was laid on hex FE2: tile F05
Player 1 sent one engineer: Generator: -5 Stress, or spend 1 Steam Core: remove all Stress cubes (cold)
One engineer fell sick (work in the cold)
Player 1 used: Generator
The city spent 1 Steam Core (Generator)
The Generator shed 5 Stress cubes (Generator)
Player 2 sent one engineer: Construct
The city spent 1 Wood (Cemetery)
Player 2 built: Cemetery on G1
Medical Post was dismantled
The city spent 2 Wood (Hunter's Hut)
Player 2 built: Hunter's Hut on FE2a
Player 1 sent one engineer: Gather from N4a (3 coal) (cold)
One engineer fell sick (work in the cold)
The city gained 2 Coal
Player 2 sent one engineer: Dais: pass a Law (cold)
One engineer fell sick (work in the cold)
Player 2 used: Dais
Player 2 passed a Law: No One Left Behind
Care House could be built from now on
A rule began: While a Care House is on the map, the first flip of a Sickness marker in each Preparation Phase is ignored.
Player 1 passed
The city spent 2 Coal (fuel)
The Heat marker came to 2
Player 2 passed
The Action Phase ended
Round 3: the Dusk Phase began
Four Seed Arks, at dusk: 1 frost on every cold Ark
A Quiet Evening was revealed
A Quiet Evening left no choice: Rest (nothing)
Round 3: the Hunger Phase began
The city spent 6 Food (engineer Round: 26 Food due)
Hunger rose to 20 (engineer Round: 26 Food due)
Round 3: the Night Phase began
In the cold slept: 6 Engineers
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
One engineer fell sick (a night in the cold)
Round 3: the Dawn Phase began
Day 4 dawned; Player 1 led
Steam Hubs was developed
Steam Hub could be built from now on
Steam Saws was begun, to be ready in Round 6
Round 4: the Morning Phase began
Strangers at the Rim was revealed
Player 1 chose: Turn them away (exhaust 1 Hope token, Dusk card Tracks in the Snow joins the deck)
Devotion (hope) was exhausted (Strangers at the Rim)
Tracks in the Snow joined the Dusk deck (Strangers at the Rim)
Round 4: the Generator Phase began
One engineer fell sick (the cold)
One engineer fell sick (the cold)
2 cubes were dropped, 1 were found in the drawer
The Heat marker went back to the first space
Round 4: the Weather Phase began
The weather came: Brief Lull
The Cold marker came to 7, the Heat Range indicators to 1, 4, 4 (Brief Lull)
The city gained 1 Food (Brief Lull)
Round 4: the Preparation Phase began
Sickness has overwhelmed the city: the game was lost
