Player 2 starts
Player 2 takes Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 passes
Player 1 takes Indicyl Kiln (2 hesson | 1 kyan)
Player 1 takes Kyan Polarizer (1 spessart | 1 spectrol)
Player 1 passes
Player 2 upgrades with Hesson Transmuter (1 rubel | 1 kyan)
Player 2 discards Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 converts 1 rubel into 1 kyan
Player 2 converts 1 kyan into 1 rubel
Player 2 discards Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 converts 1 kyan into 1 rubel
Player 2 converts 1 rubel into 1 kyan
Player 2 puts 1 Rubel on Brine Steward of Verdane (3 indicyl and 1 spessart, 1 VP; gives 1 verdane)
Player 2 puts 1 Kyan on Brine Steward of Noctane (3 indicyl and 1 spessart, 1 VP; gives 1 noctane)
Player 1 takes Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 takes Indicyl Dissolver (1 kyan | 2 indicyl)
Player 1 upgrades with Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 draws a card
Player 2 takes Rubel Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 passes
Player 1 takes Kyan Transmuter (1 rubel | 1 kyan)
Player 1 passes
Player 1 discards Indicyl Dissolver (1 kyan | 2 indicyl)
Player 2 takes Hesson Furnace (1 rubel | 2 hesson)
Player 2 takes Indicyl Dissolver (1 kyan | 2 indicyl)
Player 2 discards Indicyl Conduit (3 hesson | 3 indicyl)
Player 2 discards Spectrol Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 discards Rubel Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 converts 1 rubel into 1 kyan
Player 2 discards Indicyl Dissolver (1 kyan | 2 indicyl)
Player 2 trades for Shard Warden of Noctane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane)
You draw Kyan Dissolver (1 kyan | 2 indicyl)
Player 1 takes Hesson Inverter (2 rubel | 2 kyan)
Player 1 harvests Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 gains 1 Kyan
Player 1 discards Hesson Inverter (2 rubel | 2 kyan)
Player 1 discards Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 takes Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 2 draws a card
Player 2 discards Rubel Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 converts 1 rubel into 1 kyan
Player 2 harvests Hesson Transmuter (1 rubel | 1 kyan)
Player 2 gains 1 Hesson
Player 2 puts 1 Kyan on Brine Steward of Noctane (3 indicyl and 1 spessart, 1 VP; gives 1 noctane)
Player 1 takes Kyan Furnace (1 rubel | 2 hesson)
You draw Rubel Exchanger (2 indicyl | 2 hesson)
Player 1 upgrades with Kyan Polarizer (1 spessart | 1 spectrol)
Player 1 discards Kyan Dissolver (1 kyan | 2 indicyl)
Player 2 discards Shard Warden of Noctane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane)
Player 2 earns Brickfield (1 noctane, 4 VP; +1 for every hesson in a chain)
Player 1 takes Spessart Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 takes Spectrol Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 passes
Player 1 discards Spessart Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 converts 1 spessart into 1 spectrol
Player 1 discards Spectrol Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 converts 1 spectrol into 1 spessart
Player 1 puts 1 Spessart on Halo Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Spectrol on Brine Steward of Noctane (3 indicyl and 1 spessart, 1 VP; gives 1 noctane)
Player 2 takes Kyan Furnace (1 rubel | 2 hesson)
Player 2 takes Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 upgrades with Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 discards Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 discards Kyan Furnace (1 rubel | 2 hesson)
Player 2 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 2 discards Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 2 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 2 puts 1 Indicyl on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 puts 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 puts 1 Kyan on Halo Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 1 takes Indicyl Dissolver (1 kyan | 2 indicyl)
Player 1 takes Indicyl Smelter (3 hesson | 1 spectrol)
Player 1 passes
Player 1 discards Indicyl Smelter (3 hesson | 1 spectrol)
Player 1 discards Indicyl Kiln (2 hesson | 1 kyan)
Player 2 takes Spectrol Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 takes Hesson Polarizer (1 spessart | 1 spectrol)
Player 2 passes
Player 1 takes Rubel Dissolver (1 kyan | 2 indicyl)
Player 1 harvests Kyan Polarizer (1 spessart | 1 spectrol)
Player 1 gains 1 Kyan
Player 1 discards Spectrol Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 takes Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 takes Rubel Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 2 harvests Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 gains 1 Indicyl
Player 1 takes Rubel Kiln (2 hesson | 1 kyan)
Player 1 passes
Player 1 discards Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 2 upgrades with Spectrol Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 takes Hesson Exchanger (2 indicyl | 2 hesson)
Player 1 takes Spessart Furnace (1 rubel | 2 hesson)
Player 1 passes
Player 1 discards Indicyl Dissolver (1 kyan | 2 indicyl)
Player 1 discards Spessart Furnace (1 rubel | 2 hesson)
Player 2 takes Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 takes Hesson Polarizer (1 spessart | 1 spectrol)
Player 2 harvests Spectrol Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 gains 1 Spectrol
Player 1 takes Spectrol Transmuter (1 rubel | 1 kyan)
Player 1 takes Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 upgrades with Rubel Dissolver (1 kyan | 2 indicyl)
Player 1 discards Hesson Exchanger (2 indicyl | 2 hesson)
Player 2 draws a card
Player 2 takes Indicyl Furnace (1 rubel | 2 hesson)
Player 2 passes
Player 2 discards Hesson Polarizer (1 spessart | 1 spectrol)
Player 1 takes Kyan Kiln (2 hesson | 1 kyan)
Player 1 upgrades with Rubel Kiln (2 hesson | 1 kyan)
Player 1 discards Kyan Transmuter (1 rubel | 1 kyan)
Player 1 converts 1 kyan into 2 hesson
Player 1 converts 2 hesson into 1 kyan
Player 1 puts 1 Kyan on Brine Steward of Verdane (3 indicyl and 1 spessart, 1 VP; gives 1 verdane)
Player 2 takes Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 takes Spessart Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 spends a Indicyl token
Player 2 discards Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 discards Indicyl Furnace (1 rubel | 2 hesson)
Player 2 discards Spessart Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 trades for Brine Steward of Noctane (3 indicyl and 1 spessart, 1 VP; gives 1 noctane)
Player 1 upgrades with Rubel Exchanger (2 indicyl | 2 hesson)
Player 1 discards Kyan Furnace (1 rubel | 2 hesson)
Player 1 converts 1 kyan into 2 hesson
Player 1 discards Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 converts 1 kyan into 2 hesson
Player 1 puts 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Hesson on Brine Steward of Verdane (3 indicyl and 1 spessart, 1 VP; gives 1 verdane)
Player 1 puts 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Hesson on Brine Steward of Verdane (3 indicyl and 1 spessart, 1 VP; gives 1 verdane)
Player 2 takes Spectrol Kiln (2 hesson | 1 kyan)
Player 2 takes Indicyl Polarizer (1 spessart | 1 spectrol)
Player 2 upgrades with Indicyl Polarizer (1 spessart | 1 spectrol)
Player 1 takes Rubel Inverter (2 rubel | 2 kyan)
You draw Spessart Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 discards Spessart Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 spends a Kyan token
Player 1 converts 1 kyan into 2 indicyl
Player 1 converts 2 indicyl into 2 hesson
Player 1 spends a Kyan token
Player 1 converts 1 kyan into 2 indicyl
Player 1 converts 2 hesson into 2 indicyl
Player 1 trades for Brine Steward of Verdane (3 indicyl and 1 spessart, 1 VP; gives 1 verdane)
Player 1 spends a Kyan token
Player 1 converts 1 kyan into 2 indicyl
Player 1 puts 1 Indicyl on Halo Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Indicyl on Halo Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Indicyl on Halo Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 2 takes Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 takes Kyan Condenser (2 indicyl | 1 rubel)
Player 2 discards Spectrol Kiln (2 hesson | 1 kyan)
Player 2 converts 1 spectrol into 1 spessart
Player 2 discards Hesson Furnace (1 rubel | 2 hesson)
Player 2 spends a Hesson token
Player 2 spends a Spectrol token
Player 2 discards Rubel Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 2 trades for Flare Warden of Noctane (2 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 noctane)
Player 2 converts 1 spessart into 1 spectrol
Player 2 puts 1 Spectrol on Fifth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 takes Hesson Exchanger (2 indicyl | 2 hesson)
Player 1 takes Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 harvests Rubel Dissolver (1 kyan | 2 indicyl)
Player 1 gains 1 Rubel
Player 2 takes Spectrol Crusher (1 spessart | 3 indicyl)
Player 2 takes Rubel Furnace (1 rubel | 2 hesson)
Player 2 spends a Kyan token
Player 2 discards Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 discards Hesson Polarizer (1 spessart | 1 spectrol)
Player 2 discards Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 spends a Kyan token
Player 2 spends a Spectrol token
Player 2 trades for Halo Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 2 discards Spectrol Crusher (1 spessart | 3 indicyl)
Player 2 converts 1 spectrol into 1 spessart
Player 2 converts 1 spessart into 1 spectrol
Player 2 puts 1 Spectrol on Fifth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 takes Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 discards Hesson Exchanger (2 indicyl | 2 hesson)
Player 1 spends a Hesson token
Player 1 converts 2 hesson into 1 kyan
Player 1 takes Hesson Transmuter (1 rubel | 1 kyan)
Player 1 harvests Rubel Exchanger (2 indicyl | 2 hesson)
Player 1 gains 1 Rubel
Player 1 puts 1 Kyan on Fifth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 takes Spectrol Smelter (3 hesson | 1 spectrol)
Player 2 discards Halo Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 2 earns Scrap Silo (1 verdane, 4 VP; +1 for every 2 stored material)
You draw Indicyl Transmuter (1 rubel | 1 kyan)
Player 1 takes Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 passes
Player 1 discards Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 discards Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 takes Spessart Condenser (2 indicyl | 1 rubel)
Player 2 harvests Indicyl Polarizer (1 spessart | 1 spectrol)
Player 2 gains 1 Indicyl
Player 2 stores a hand card beneath Scrap Silo (1 verdane, 4 VP; +1 for every 2 stored material)
You draw Hesson Conduit (3 hesson | 3 indicyl)
Player 1 takes Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 discards Brine Steward of Verdane (3 indicyl and 1 spessart, 1 VP; gives 1 verdane)
Player 1 earns Kindling Camp (1 verdane, 4 VP; +1 for every hesson in a chain)
Player 1 discards Hesson Conduit (3 hesson | 3 indicyl)
Player 1 discards Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 converts 2 hesson into 1 kyan
Player 1 spends a Hesson token
Player 1 discards Hesson Transmuter (1 rubel | 1 kyan)
Player 1 converts 2 hesson into 1 kyan
Player 1 puts 1 Kyan on Fifth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Kyan on Fifth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 takes Kyan Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 takes Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 passes
Player 1 takes Spessart Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 takes Hesson Smelter (3 hesson | 1 spectrol)
Player 1 discards Kyan Kiln (2 hesson | 1 kyan)
Player 1 converts 1 kyan into 2 hesson
Player 1 upgrades with Spessart Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 puts 1 Hesson on Gallery Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 1 puts 1 Hesson on Gallery Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 2 takes Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 takes Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 2 passes
Player 2 discards Kyan Condenser (2 indicyl | 1 rubel)
Player 2 discards Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 takes Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 takes Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 upgrades with Indicyl Transmuter (1 rubel | 1 kyan)
Player 2 takes Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 takes Kyan Exchanger (2 indicyl | 2 hesson)
Player 2 upgrades with Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 2 spends a Spessart token
Player 2 converts 1 spessart into 1 indicyl and 1 kyan
Player 2 puts 1 Indicyl on Gallery Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Kyan on Fifth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 discards Kyan Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 discards Spectrol Transmuter (1 rubel | 1 kyan)
Player 1 converts 1 spectrol into 1 indicyl and 1 rubel
Player 1 takes Hesson Polarizer (1 spessart | 1 spectrol)
Player 1 converts 1 rubel into 1 kyan
Player 1 discards Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 discards Hesson Smelter (3 hesson | 1 spectrol)
Player 1 discards Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 discards Hesson Polarizer (1 spessart | 1 spectrol)
Player 1 converts 2 hesson into 1 kyan
Player 1 discards Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 discards Spectrol Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 discards Rubel Inverter (2 rubel | 2 kyan)
Player 1 converts 1 kyan into 2 hesson
Player 1 trades for Gallery Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Indicyl on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Kyan on Gallery Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 2 takes Kyan Kiln (2 hesson | 1 kyan)
Player 2 draws a card
Player 2 discards Flare Warden of Noctane (2 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 noctane)
Player 2 earns Drizzle Outpost (1 noctane, 4 VP; +1 for every indicyl in a chain)
This is the final round: a player has three Landmarks
Player 2 stores a hand card beneath Scrap Silo (1 verdane, 4 VP; +1 for every 2 stored material)
Player 2 discards Kyan Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
You draw Indicyl Furnace (1 rubel | 2 hesson)
Player 1 takes Hesson Condenser (2 indicyl | 1 rubel)
Player 1 upgrades with Hesson Condenser (2 indicyl | 1 rubel)
The game is over
