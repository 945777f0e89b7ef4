Player 1 plays Tobin Carrow (1 indicyl and 2 hesson | 1 hesson and 1 kyan)
Player 1 starts
Player 1 takes Indicyl Dissolver (1 kyan | 2 indicyl)
Player 1 takes Spessart Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 discards Kyan Furnace (1 rubel | 2 hesson)
Player 1 discards Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 converts 1 hesson and 1 kyan into 1 indicyl and 2 hesson
Player 1 discards Indicyl Dissolver (1 kyan | 2 indicyl)
Player 1 discards Kyan Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 discards Spessart Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 trades for Drift Warden of Verdane (2 indicyl and 1 kyan and 1 spessart, 2 VP; gives 1 verdane)
Player 1 discards Drift Warden of Verdane (2 indicyl and 1 kyan and 1 spessart, 2 VP; gives 1 verdane)
Player 1 earns Scrap Silo (1 verdane, 4 VP; +1 for every 2 stored material)
Player 1 discards Tobin Carrow (1 indicyl and 2 hesson | 1 hesson and 1 kyan)
Player 1 gains 1 Spectrol
Player 1 puts 1 Hesson on Lowland Broker of Verdane and Noctane (3 indicyl and 2 rubel and 1 kyan, 4 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Hesson on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Kyan Blender (1 indicyl and 1 hesson | 1 rubel) is revealed
Rubel Crusher (1 spessart | 3 indicyl) is revealed
Lagoon Broker of Verdane and Noctane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 noctane) is discarded
Lowland Broker of Verdane and Noctane (3 indicyl and 2 rubel and 1 kyan, 4 VP; gives 1 verdane and 1 noctane) is discarded
Player 1 takes Rubel Crusher (1 spessart | 3 indicyl)
Kyan Dissolver (1 kyan | 2 indicyl) is discarded
Kyan Separator (1 spessart | 1 hesson and 1 rubel) is discarded
Player 1 takes Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 takes Spectrol Dissolver (1 kyan | 2 indicyl)
Player 1 takes Indicyl Transmuter (1 rubel | 1 kyan)
Player 1 upgrades with Spectrol Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 discards Indicyl Transmuter (1 rubel | 1 kyan)
Player 1 discards Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 converts 1 indicyl and 1 kyan into 1 spessart
Player 1 upgrades with Spectrol Dissolver (1 kyan | 2 indicyl)
Player 1 converts 1 spessart into 1 indicyl and 1 kyan
Player 1 puts 1 Indicyl on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Kyan on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Glasswing Canyon (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spectrol in a chain) is destroyed
Player 1 stores Spectrol Fuser (1 indicyl and 1 kyan | 1 spessart) beneath Scrap Silo (1 verdane, 4 VP; +1 for every 2 stored material)
Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart) is revealed
Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan) is revealed
Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane) is discarded
Hollow Assessor of Aurane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 aurane) is discarded
Shaft Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane) is discarded
Player 1 takes Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel) is discarded
Player 1 takes Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
You draw Rubel Conduit (3 hesson | 3 indicyl)
Player 1 takes Spessart Smelter (3 hesson | 1 spectrol)
Player 1 upgrades with Spessart Smelter (3 hesson | 1 spectrol)
Player 1 upgrades with Rubel Conduit (3 hesson | 3 indicyl)
Player 1 spends a Spectrol token
Player 1 converts 1 spectrol into 3 hesson
Player 1 puts 1 Hesson on Torch Steward of Verdane (3 hesson and 1 spectrol, 1 VP; gives 1 verdane)
Player 1 puts 1 Hesson on Torch Steward of Verdane (3 hesson and 1 spectrol, 1 VP; gives 1 verdane)
Player 1 puts 1 Hesson on Torch Steward of Verdane (3 hesson and 1 spectrol, 1 VP; gives 1 verdane)
Coral Causeway (1 verdane and 1 aurane, 8 VP; +3 for every rubel in a chain) is destroyed
Kyan Dissolver (1 kyan | 2 indicyl) is revealed
Kyan Furnace (1 rubel | 2 hesson) is revealed
Glare Warden of Aurane (2 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 aurane) is discarded
Player 1 takes Kyan Dissolver (1 kyan | 2 indicyl)
Kyan Splitter (1 kyan | 1 indicyl and 1 hesson) is discarded
Player 1 takes Kyan Furnace (1 rubel | 2 hesson)
Player 1 discards Kyan Dissolver (1 kyan | 2 indicyl)
Player 1 converts 1 kyan into 2 indicyl
Player 1 discards Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 converts 3 indicyl into 3 hesson
Player 1 converts 3 hesson into 1 spectrol
Player 1 discards Kyan Furnace (1 rubel | 2 hesson)
Player 1 converts 1 kyan into 2 indicyl
Player 1 discards Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 converts 3 indicyl into 3 hesson
Player 1 trades for Torch Steward of Verdane (3 hesson and 1 spectrol, 1 VP; gives 1 verdane)
Player 1 harvests Spectrol Dissolver (1 kyan | 2 indicyl)
Player 1 gains 1 Spectrol
Drizzle Outpost (1 noctane, 4 VP; +1 for every indicyl in a chain) is destroyed
Player 1 stores Torch Steward of Verdane (3 hesson and 1 spectrol, 1 VP; gives 1 verdane) beneath Scrap Silo (1 verdane, 4 VP; +1 for every 2 stored material)
Kyan Polarizer (1 spessart | 1 spectrol) is revealed
Kyan Conduit (3 hesson | 3 indicyl) is revealed
Caldera Broker of Verdane and Aurane (3 hesson and 2 rubel and 1 kyan, 4 VP; gives 1 verdane and 1 aurane) is discarded
Crucible Prefect of Noctane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 noctane and 1 aurane) is discarded
Player 1 takes Kyan Polarizer (1 spessart | 1 spectrol)
Player 1 takes Kyan Conduit (3 hesson | 3 indicyl)
Player 1 takes Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 takes Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 spends a Hesson token
Player 1 discards Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 spends a Hesson token
Player 1 converts 3 hesson into 3 indicyl
Player 1 passes
Player 1 passes
Player 1 spends a Spectrol token
Player 1 converts 1 spectrol into 3 hesson
Player 1 spends a Hesson token
Player 1 converts 3 hesson into 3 indicyl
Player 1 converts 3 indicyl into 3 hesson
Player 1 converts 3 indicyl into 3 hesson
Player 1 converts 3 hesson into 1 spectrol
Player 1 converts 3 hesson into 1 spectrol
Player 1 puts 1 Hesson on First Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spessart, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Spectrol on First Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spessart, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Spectrol on First Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spessart, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Tailings Depot (1 aurane, 4 VP; +1 for every 2 stored material) is destroyed
You store Kyan Polarizer (1 spessart | 1 spectrol) beneath Scrap Silo (1 verdane, 4 VP; +1 for every 2 stored material)
Indicyl Smelter (3 hesson | 1 spectrol) is revealed
Hesson Dissolver (1 kyan | 2 indicyl) is revealed
Second Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spectrol, 8 VP; gives 1 verdane and 1 noctane and 1 aurane) is discarded
First Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spessart, 8 VP; gives 1 verdane and 1 noctane and 1 aurane) is discarded
Player 1 takes Indicyl Smelter (3 hesson | 1 spectrol)
Hesson Exchanger (2 indicyl | 2 hesson) is discarded
Player 1 takes Hesson Dissolver (1 kyan | 2 indicyl)
You draw Indicyl Inverter (2 rubel | 2 kyan)
Player 1 harvests Spessart Smelter (3 hesson | 1 spectrol)
Player 1 gains 1 Spessart
Player 1 passes
Overgrown Relay (1 verdane and 1 noctane, 8 VP; +3 for every kyan in a chain) is destroyed
You store Indicyl Inverter (2 rubel | 2 kyan) beneath Scrap Silo (1 verdane, 4 VP; +1 for every 2 stored material)
Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan) is revealed
Rubel Kiln (2 hesson | 1 kyan) is revealed
Tower Scribe of Verdane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 verdane) is discarded
Dim Listener of Verdane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 verdane) is discarded
Player 1 takes Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Rubel Exchanger (2 indicyl | 2 hesson) is discarded
Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson) is discarded
Rubel Condenser (2 indicyl | 1 rubel) is discarded
Player 1 takes Rubel Kiln (2 hesson | 1 kyan)
You draw Hesson Exchanger (2 indicyl | 2 hesson)
Player 1 takes Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 upgrades with Kyan Conduit (3 hesson | 3 indicyl)
Player 1 upgrades with Rubel Crusher (1 spessart | 3 indicyl)
Kindling Camp (1 verdane, 4 VP; +1 for every hesson in a chain) is destroyed
You store Hesson Dissolver (1 kyan | 2 indicyl) beneath Scrap Silo (1 verdane, 4 VP; +1 for every 2 stored material)
Kyan Transmuter (1 rubel | 1 kyan) is revealed
Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan) is revealed
Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane) is discarded
Dome Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spectrol, 4 VP; gives 1 verdane and 1 noctane) is discarded
Player 1 takes Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 takes Kyan Transmuter (1 rubel | 1 kyan)
Player 1 harvests Rubel Conduit (3 hesson | 3 indicyl)
Player 1 gains 1 Rubel
Player 1 harvests Kyan Conduit (3 hesson | 3 indicyl)
Player 1 gains 1 Kyan
Garnet Stair (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spessart in a chain) is destroyed
You store Hesson Exchanger (2 indicyl | 2 hesson) beneath Scrap Silo (1 verdane, 4 VP; +1 for every 2 stored material)
Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan) is revealed
Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart) is revealed
Soot Envoy of Noctane (1 hesson and 2 kyan and 1 spessart, 3 VP; gives 1 noctane) is discarded
Even Magistrate of Verdane and Noctane (2 indicyl and 2 hesson and 2 rubel and 1 spessart, 6 VP; gives 1 verdane and 1 noctane) is discarded
Player 1 takes Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 takes Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 harvests Rubel Crusher (1 spessart | 3 indicyl)
Player 1 gains 1 Rubel
Player 1 upgrades with Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 discards Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 discards Indicyl Smelter (3 hesson | 1 spectrol)
Player 1 discards Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 converts 2 indicyl and 1 hesson into 3 indicyl
Player 1 converts 3 indicyl into 2 indicyl and 1 hesson
Player 1 discards Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 converts 2 indicyl and 1 hesson into 3 indicyl
Player 1 converts 3 indicyl into 2 indicyl and 1 hesson
Player 1 puts 1 Indicyl on Mist Steward of Noctane (3 indicyl and 1 spectrol, 1 VP; gives 1 noctane)
Player 1 puts 1 Indicyl on Rime Warden of Verdane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 1 puts 1 Hesson on Mist Steward of Noctane (3 indicyl and 1 spectrol, 1 VP; gives 1 noctane)
Player 1 puts 1 Hesson on Rime Warden of Verdane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Amber Terraces (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spessart in a chain) is destroyed
You store Rubel Kiln (2 hesson | 1 kyan) beneath Scrap Silo (1 verdane, 4 VP; +1 for every 2 stored material)
The game is over
