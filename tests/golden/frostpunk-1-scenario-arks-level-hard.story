Player 1 takes the Leadership marker
Rim corner RC1: blank
Rim corner RC0: wood
Rim corner RC5: coal
Rim corner RC4: wood
Steam Hubs will be ready in Round 3
Player 1 is the Generator Advisor
Player 1 is the Health Advisor
Player 1 is the Social Advisor
Player 1 is the Foreman Advisor
Player 1 has Wilmot Gray, guide
Player 1 has Sukey, mender
Player 1 has Lottie, lamplighter
Player 1 has Mags Dunne, digger
Player 1: Gather from G5 (5 coal) (cold) (engineer)
One engineer fell sick
The city gained 2 Coal
Player 1 called on Sukey, mender
One engineer was cured
One engineer was cured
Player 1 called on Lottie, lamplighter
A token came onto the hope track: Resolve
Player 1 called on Mags Dunne, digger
On hex N4: tile N03
Player 1 called on Wilmot Gray, guide
The city spent 2 Coal
The Heat marker is on 2
Player 1: Gather from N1a (3 coal) (cold) (engineer)
One engineer fell sick
The city gained 2 Coal
Player 1: Remove snow (cold) (engineer)
One engineer fell sick
On hex FC3: tile F10
The city gained 3 Food
Player 1: Remove snow (cold) (engineer)
One engineer fell sick
On hex FE1: tile F06
The city spent 1 Coal
The Heat marker is on 3
Player 1: Construct (engineer)
The city spent 2 Wood
Player 1 built: Medical Post on N4b
The city spent 2 Wood
Player 1 built: Hunter's Hut on G4
The city spent 3 Wood
The city spent 1 Steam Core
Player 1 built: Coal Thumper on FC3a and FC3b
Player 1: Medical Post on G3: Cure 3, Treat 1 (engineer)
Player 1 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 1 passed
The Action Phase ends
Round 1: Dusk Phase
A Quiet Evening is revealed
Rest
Round 1: Hunger Phase
Round 1: Night Phase
The city spent 1 Coal
The Heat marker is on 4
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
Round 1: Dawn Phase
Day 2 dawns; Player 1 leads
Round 2: Morning Phase
Rats in the Store is revealed
The city lost 2 Food
Eat what is left
One engineer fell sick
Bad Grain joins the Dusk deck
Round 2: Generator Phase
4 cubes were dropped, 2 were found in the drawer
The Heat marker goes back to the first space
Round 2: Weather Phase
The weather: Northern Wind
The city gained 1 Food
Round 2: Preparation Phase
2 Spent Engineer tokens went to the supply
One engineer is gravely ill
Player 1: Dais: pass a Law (cold) (engineer)
One engineer fell sick
Player 1 used: Dais
Player 1 passed a Law: The Pit
Snow Pit can be built now
From now on: While a Snow Pit is on the map, every death is followed by Cure 2.
Anger (discontent) was activated
The Pit Is Seen joins the Dusk deck
Player 1: Gather from G5 (3 coal) (cold) (engineer)
One engineer fell sick
The city gained 2 Coal
Player 1: Coal Thumper on FC3a: gain 3 Coal (cold) (engineer)
One engineer fell sick
Player 1 used: Coal Thumper
The city gained 3 Coal
The city spent 4 Coal
The Heat marker is on 4
Player 1 passed
The Action Phase ends
Round 2: Dusk Phase
The Pit Is Seen is revealed
A token left the hope track: Devotion
Cover it
Round 2: Hunger Phase
Round 2: Night Phase
The city spent 1 Coal
The Heat marker is on 5
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
Round 2: Dawn Phase
Day 3 dawns; Player 1 leads
Steam Hubs is developed
Steam Hub can be built now
Relief Valves will be ready in Round 5
Scenario card: The Surveyors Return
Unity (hope) was exhausted
The city gained 1 Steam Core
The Surveyors Return leaves the game
Round 3: Morning Phase
A Duel at Noon is revealed
Allow it
Anger (discontent) was exhausted
Round 3: Generator Phase
5 cubes were dropped, 1 were found in the drawer
The Heat marker goes back to the first space
Round 3: Weather Phase
The weather: Glass Night
The city gained 1 Food
Round 3: Preparation Phase
The people answer the Call to Rise
Player 1 took Tam Corrigan, hauler
Player 1 took Rafe Colley, spokesman
Player 1 took Magnus Aldous, chemist
Player 1 called on Magnus Aldous, chemist
One engineer was cured
One engineer was cured
One engineer was cured
2 Spent Engineer tokens went to the supply
One engineer died; the Corpse marker is on 1
The Citizen card drawn is Wren, chorister
Player 1: Medical Post on N4b: Cure 3, Treat 1 (cold) (engineer)
One engineer fell sick
Player 1 used: Medical Post
One engineer was cured
One engineer was cured
One engineer was cured
Player 1 called on Rafe Colley, spokesman
A token left the discontent track: Fear
Player 1: Hunter's Hut on G4: gain 3 Food (cold) (engineer)
One engineer fell sick
Player 1 used: Hunter's Hut
The city gained 3 Food
Player 1 passed
The Action Phase ends
Round 3: Dusk Phase
Frost settles on Ark 1: 1
Frost settles on Ark 2: 1
Frost settles on Ark 3: 1
Frost settles on Ark 4: 1
Coughing in the Dark is revealed
So be it
Round 3: Hunger Phase
The city spent 14 Food
Hunger rose to 11
Round 3: Night Phase
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
One engineer fell sick
Round 3: Dawn Phase
Day 4 dawns; Player 1 leads
Round 4: Morning Phase
The Foreman's Wager is revealed
Refuse
Round 4: Generator Phase
One engineer fell sick
0 cubes were dropped, 2 were found in the drawer
The Heat marker goes back to the first space
Round 4: Weather Phase
The weather: Light Frost
The city gained 1 Food
Round 4: Preparation Phase
Player 1 called on Tam Corrigan, hauler
The city gained 2 Coal
4 Spent Engineer tokens went to the supply
One engineer is gravely ill
One engineer died; the Corpse marker is on 2
The Citizen card drawn is Percival Thorne, surveyor
The city spent 4 Coal
The Heat marker is on 4
The city spent 1 Coal
The Heat marker is on 5
Player 1: Gather from N4a (2 wood) (engineer)
The city gained 2 Wood
Player 1: Remove snow (cold) (engineer)
One engineer fell sick
On hex FC2: tile F18
The city gained 3 Food
Player 1: Dais: pass a Law (engineer)
Player 1 used: Dais
Player 1 passed a Law: Tavern Licence
Public House can be built now
Drunk on Duty joins the Dusk deck
The Action Phase ends
Round 4: Dusk Phase
Pilfered Stores is revealed
Ration everyone
A token came onto the discontent track: Mistrust
Round 4: Hunger Phase
The city spent 4 Food
Anger (discontent) was activated
One engineer died; the Corpse marker is on 3
The Citizen card drawn is Annie Stubbs, laundress
One engineer fell sick
Round 4: Night Phase
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer fell sick
One engineer fell sick
One engineer is gravely ill
Round 4: Dawn Phase
Day 5 dawns; Player 1 leads
Relief Valves is developed
Generator is upgraded
3 Stress cubes less
Clockwork Limbs will be ready in Round 9
Round 5: Morning Phase
The Dead Trader's Cache is revealed
Leave the dead in peace
Resolve (hope) was activated
Round 5: Generator Phase
One engineer died; the Corpse marker is on 4
The Citizen card drawn is Old Penrose, trapper
5 cubes were dropped, 5 were found in the drawer
The Heat marker goes back to the first space
Round 5: Weather Phase
The weather: Black Frost
The city gained 1 Food
Round 5: Preparation Phase
Player 1 advises: Foreman Advisor
Resolve (hope) was exhausted
1 temporary Worker came to help
The city gained 1 Wood
4 Spent Engineer tokens went to the supply
One engineer is gravely ill
One engineer died; the Corpse marker is on 5
The Citizen card drawn is Clara Wray, clerk
Player 1: Remove snow (cold) (worker)
On hex FE3: tile F16
Player 1: Gather from G5 (1 coal) (cold) (engineer)
One engineer is gravely ill
The city gained 1 Coal
Player 1: Remove snow (cold) (engineer)
One engineer died; the Corpse marker is on 6
The Citizen card drawn is Jonas Pike, ganger
On hex FC4: tile F05
The city spent 3 Coal
The Heat marker is on 3
The city spent 1 Coal
The Heat marker is on 4
Player 1: Gather from N1a (1 coal) (engineer)
The city gained 1 Coal
The Action Phase ends
Round 5: Dusk Phase
Drunk on Duty is revealed
He let the fire die
The city lost 1 Coal
Round 5: Hunger Phase
Round 5: Night Phase
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer is gravely ill
One engineer died; the Corpse marker is on 7
The Citizen card drawn is Ida Marlow, stoker
One engineer is gravely ill
Round 5: Dawn Phase
Day 6 dawns; Player 1 leads
Scenario card: Smoke to the South
A token left the hope track: Devotion
The purpose of the city: none
Anger (discontent) was exhausted
Smoke to the South leaves the game
Round 6: Morning Phase
Hungry Eyes is revealed
The same for everyone
A Child Collapses joins the Dusk deck
Round 6: Generator Phase
One engineer died; the Corpse marker is on 8
The Citizen card drawn is Bram, friend of strays
4 cubes were dropped, 3 were found in the drawer
The Heat marker goes back to the first space
Round 6: Weather Phase
The weather: Creeping Frost
The city gained 1 Food
Round 6: Preparation Phase
3 Spent Engineer tokens went to the supply
One engineer is gravely ill
Player 1: Coal Thumper on FC3a: gain 3 Coal (cold) (engineer)
One engineer died; the Corpse marker is on 9
The Citizen card drawn is Ned, kite flyer
Player 1 used: Coal Thumper
The city gained 3 Coal
The city spent 3 Coal
The Heat marker is on 3
Player 1: Construct (engineer)
Dismantled: Hunter's Hut
The city spent 2 Wood
Player 1 built: Charcoal Kiln on FE3a
Player 1: Coal Thumper on FC3a: gain 3 Coal (cold) (engineer)
One engineer is gravely ill
Player 1 used: Coal Thumper
The city gained 3 Coal
The Action Phase ends
Round 6: Dusk Phase
Bad Grain is revealed
Too late
One engineer died; the Corpse marker is on 10
The Citizen card drawn is Bess Horrocks, sawyer
One engineer is gravely ill
Round 6: Hunger Phase
The city spent 2 Food
Hunger rose to 14
Round 6: Night Phase
The city spent 3 Coal
The Heat marker is on 6
One engineer sleeps in the cold
One engineer sleeps in the cold
One engineer died; the Corpse marker is on 11
Too many have died: the game is lost
