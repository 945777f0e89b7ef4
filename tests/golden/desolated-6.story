Player 6 starts
Player 6 takes Indicyl Exchanger (2 indicyl | 2 hesson)
Player 6 takes Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Player 6 upgrades with Indicyl Exchanger (2 indicyl | 2 hesson)
Player 1 takes Kyan Furnace (1 rubel | 2 hesson)
You draw Indicyl Furnace (1 rubel | 2 hesson)
Player 1 upgrades with Kyan Furnace (1 rubel | 2 hesson)
Player 1 discards Rubel Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 converts 1 rubel into 2 hesson
Player 1 puts 1 Hesson on Gilded Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 noctane)
Player 1 puts 1 Hesson on Gilded Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 noctane)
Player 2 takes Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 takes Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 discards Spectrol Furnace (1 rubel | 2 hesson)
Player 2 discards Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 discards Indicyl Crusher (1 spessart | 3 indicyl)
Player 2 discards Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 trades for Shard Warden of Aurane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 aurane)
Player 3 takes Kyan Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 takes Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 passes
Player 4 takes Spessart Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 4 takes Rubel Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 4 passes
Player 5 takes Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 5 draws a card
Player 5 passes
Player 6 takes Indicyl Dissolver (1 kyan | 2 indicyl)
Player 6 takes Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 6 upgrades with Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 takes Kyan Cargo Rig (hand limit +1)
Player 1 upgrades with Kyan Inverter (2 rubel | 2 kyan)
Player 2 takes Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 2 takes Spectrol Dissolver (1 kyan | 2 indicyl)
Player 2 upgrades with Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 2 discards Spectrol Dissolver (1 kyan | 2 indicyl)
Player 2 converts 1 spectrol into 1 hesson and 1 kyan
Player 2 converts 1 hesson and 1 kyan into 1 spectrol
Player 2 puts 1 Spectrol on Knotted Legate of Verdane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 3 draws a card
Player 3 takes Hesson Kiln (2 hesson | 1 kyan)
Player 3 passes
Player 3 discards Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 4 upgrades with Spessart Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 5 takes Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 5 takes Spectrol Blender (1 indicyl and 1 hesson | 1 rubel)
Player 5 upgrades with Rubel Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 5 discards Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 5 discards Rubel Polarizer (1 spessart | 1 spectrol)
Player 5 converts 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 5 converts 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 5 puts 1 Indicyl on Gilded Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 noctane)
Player 5 puts 1 Rubel on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 6 takes Indicyl Cargo Rig (hand limit +1)
Player 6 harvests Indicyl Exchanger (2 indicyl | 2 hesson)
Player 6 gains 1 Indicyl
Player 1 takes Rubel Furnace (1 rubel | 2 hesson)
Player 1 passes
Player 2 takes Rubel Kiln (2 hesson | 1 kyan)
Player 2 harvests Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 2 gains 1 Indicyl
Player 3 upgrades with Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 discards Rubel Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 3 discards Kyan Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 3 discards Hesson Crusher (1 spessart | 3 indicyl)
Player 3 converts 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 3 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 3 puts 1 Hesson on Knotted Legate of Verdane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Hesson on Gilded Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 noctane)
Player 3 puts 1 Spessart on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 4 takes Hesson Dissolver (1 kyan | 2 indicyl)
Player 4 discards Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 4 discards Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 4 discards Rubel Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 4 discards Kyan Polarizer (1 spessart | 1 spectrol)
Player 4 discards Spessart Crusher (1 spessart | 3 indicyl)
Player 4 trades for Knotted Legate of Verdane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 4 spends a Hesson token
Player 4 spends a Spectrol token
Player 4 converts 1 hesson and 1 spectrol into 2 kyan
Player 4 converts 2 kyan into 1 hesson and 1 spectrol
Player 4 puts 1 Hesson on Lens Warden of Aurane (2 indicyl and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 4 puts 1 Spectrol on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 5 draws a card
Player 5 takes Rubel Conduit (3 hesson | 3 indicyl)
Player 5 passes
Player 5 discards Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 5 discards Rubel Conduit (3 hesson | 3 indicyl)
Player 5 converts 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 5 discards Hesson Conduit (3 hesson | 3 indicyl)
Player 5 converts 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 5 converts 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 5 discards Hesson Transmuter (1 rubel | 1 kyan)
Player 5 converts 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 5 puts 1 Indicyl on Lens Warden of Aurane (2 indicyl and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 5 puts 1 Hesson on Lens Warden of Aurane (2 indicyl and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 5 puts 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 5 puts 1 Rubel on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 6 upgrades with Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 takes Indicyl Inverter (2 rubel | 2 kyan)
Player 1 discards Rubel Furnace (1 rubel | 2 hesson)
Player 1 converts 1 rubel into 2 hesson
Player 1 harvests Kyan Inverter (2 rubel | 2 kyan)
Player 1 gains 1 Kyan
Player 1 converts 2 hesson into 1 rubel
Player 1 puts 1 Rubel on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 draws a card
Player 2 takes Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 passes
Player 3 passes
Player 4 takes Spectrol Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 4 takes Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 upgrades with Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 discards Hesson Dissolver (1 kyan | 2 indicyl)
Player 4 discards Spectrol Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 4 converts 1 hesson and 1 spectrol into 2 kyan
Player 4 puts 1 Kyan on Lens Warden of Aurane (2 indicyl and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 4 puts 1 Kyan on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 5 takes Rubel Cargo Rig (hand limit +1)
Player 5 takes Spectrol Conduit (3 hesson | 3 indicyl)
Player 5 passes
Player 6 takes Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 6 upgrades with Rubel Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 6 discards Indicyl Dissolver (1 kyan | 2 indicyl)
Player 6 discards Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 6 converts 1 indicyl and 1 hesson into 1 rubel
Player 6 puts 1 Rubel on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 1 takes Spectrol Exchanger (2 indicyl | 2 hesson)
Player 1 takes Indicyl Furnace (1 rubel | 2 hesson)
Player 1 upgrades with Indicyl Condenser (2 indicyl | 1 rubel)
Player 1 discards Indicyl Furnace (1 rubel | 2 hesson)
Player 1 discards Indicyl Furnace (1 rubel | 2 hesson)
Player 1 converts 2 indicyl into 1 rubel
Player 1 puts 1 Rubel on Gilded Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 noctane)
Player 2 takes Spessart Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 2 draws a card
Player 2 upgrades with Spessart Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 3 takes Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 takes Spessart Kiln (2 hesson | 1 kyan)
Player 3 harvests Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 gains 1 Kyan
Player 4 takes Spectrol Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 4 draws a card
Player 4 passes
Player 5 takes Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 5 passes
Player 6 takes Indicyl Crusher (1 spessart | 3 indicyl)
Player 6 takes Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 6 upgrades with Indicyl Crusher (1 spessart | 3 indicyl)
Player 1 takes Kyan Dissolver (1 kyan | 2 indicyl)
Player 1 discards Indicyl Kiln (2 hesson | 1 kyan)
Player 1 discards Indicyl Inverter (2 rubel | 2 kyan)
Player 1 converts 2 indicyl into 1 rubel
Player 1 passes
Player 1 converts 1 rubel into 2 hesson
Player 1 puts 1 Hesson on Lens Warden of Aurane (2 indicyl and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 1 puts 1 Hesson on Gilded Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 noctane)
Player 2 takes Spectrol Polarizer (1 spessart | 1 spectrol)
Player 2 discards Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 spends a Indicyl token
Player 2 converts 1 indicyl and 1 kyan into 1 spessart
Player 2 draws a card
Player 2 discards Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 discards Spectrol Polarizer (1 spessart | 1 spectrol)
Player 2 converts 1 spessart into 1 indicyl and 1 kyan
Player 2 discards Rubel Kiln (2 hesson | 1 kyan)
Player 2 trades for Gilded Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 noctane)
Player 2 puts 1 Kyan on Lens Warden of Aurane (2 indicyl and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 3 draws a card
Player 3 takes Hesson Smelter (3 hesson | 1 spectrol)
Player 3 upgrades with Hesson Kiln (2 hesson | 1 kyan)
Player 3 spends a Kyan token
Player 3 converts 1 kyan into 2 hesson
Player 3 discards Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 discards Hesson Smelter (3 hesson | 1 spectrol)
Player 3 converts 2 hesson into 1 kyan
Player 3 puts 1 Hesson on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 3 puts 1 Kyan on Torch Steward of Aurane (3 hesson and 1 spectrol, 1 VP; gives 1 aurane)
Player 4 takes Rubel Separator (1 spessart | 1 hesson and 1 rubel)
Player 4 takes Rubel Separator (1 spessart | 1 hesson and 1 rubel)
Player 4 passes
Player 5 draws a card
Player 5 draws a card
Player 5 discards Indicyl Cargo Rig (hand limit +1)
Player 5 discards Rubel Cargo Rig (hand limit +1)
Player 5 converts 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 5 upgrades with Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 5 puts 1 Hesson on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 5 puts 1 Kyan on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 6 passes
Player 1 harvests Kyan Furnace (1 rubel | 2 hesson)
Player 1 gains 1 Kyan
Player 2 discards Shard Warden of Aurane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 aurane)
Player 2 discards Gilded Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 noctane)
Player 2 earns Blushing Mesa (1 noctane and 1 aurane, 8 VP; +3 for every rubel in a chain)
Player 3 takes Kyan Furnace (1 rubel | 2 hesson)
Player 3 upgrades with Rubel Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 discards Kyan Furnace (1 rubel | 2 hesson)
Player 3 converts 1 kyan into 2 hesson
Player 3 discards Spessart Kiln (2 hesson | 1 kyan)
Player 3 converts 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 3 puts 1 Hesson on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Rubel on Torch Steward of Aurane (3 hesson and 1 spectrol, 1 VP; gives 1 aurane)
Player 3 puts 1 Kyan on Lens Warden of Aurane (2 indicyl and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 4 takes Spessart Cargo Rig (hand limit +1)
Player 4 takes Spessart Blender (1 indicyl and 1 hesson | 1 rubel)
Player 4 discards Knotted Legate of Verdane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 4 earns Cobalt Reservoir (1 verdane and 1 aurane, 8 VP; +3 for every kyan in a chain)
Player 5 takes Spectrol Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 5 takes Indicyl Dissolver (1 kyan | 2 indicyl)
Player 5 harvests Rubel Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 5 gains 1 Rubel
Player 6 takes Spessart Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 6 takes Hesson Smelter (3 hesson | 1 spectrol)
Player 6 discards Spessart Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 6 converts 1 spessart into 1 hesson and 1 rubel
Player 6 converts 1 rubel into 1 indicyl and 1 hesson
Player 6 discards Hesson Kiln (2 hesson | 1 kyan)
Player 6 discards Spectrol Condenser (2 indicyl | 1 rubel)
Player 6 trades for Torch Steward of Aurane (3 hesson and 1 spectrol, 1 VP; gives 1 aurane)
Player 6 discards Indicyl Cargo Rig (hand limit +1)
Player 6 discards Hesson Smelter (3 hesson | 1 spectrol)
Player 6 converts 1 indicyl and 1 hesson into 1 rubel
Player 6 puts 1 Indicyl on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 6 puts 1 Rubel on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 1 takes Hesson Inverter (2 rubel | 2 kyan)
Player 1 takes Indicyl Dissolver (1 kyan | 2 indicyl)
Player 1 upgrades with Kyan Cargo Rig (hand limit +1)
Player 2 takes Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 discards Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 discards Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 converts 1 indicyl and 1 kyan into 1 spessart
Player 2 passes
Player 2 converts 1 spessart into 1 indicyl and 1 kyan
Player 2 spends a Indicyl token
Player 2 converts 1 indicyl and 1 kyan into 1 spessart
Player 2 converts 1 spessart into 1 indicyl and 1 kyan
Player 2 puts 1 Indicyl on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Indicyl on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 puts 1 Kyan on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 3 takes Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 3 takes Indicyl Inverter (2 rubel | 2 kyan)
Player 3 harvests Hesson Kiln (2 hesson | 1 kyan)
Player 3 gains 1 Hesson
Player 4 harvests Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 gains 1 Hesson
Player 5 takes Rubel Condenser (2 indicyl | 1 rubel)
Player 5 takes Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 5 discards Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 5 discards Rubel Condenser (2 indicyl | 1 rubel)
Player 5 discards Spectrol Conduit (3 hesson | 3 indicyl)
Player 5 discards Indicyl Dissolver (1 kyan | 2 indicyl)
Player 5 trades for Lens Warden of Aurane (2 indicyl and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 6 draws a card
Player 6 spends a Indicyl token
Player 6 discards Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 6 discards Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 6 converts 3 indicyl into 1 spessart
Player 6 takes Indicyl Kiln (2 hesson | 1 kyan)
Player 6 upgrades with Indicyl Kiln (2 hesson | 1 kyan)
Player 6 puts 1 Spessart on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 1 takes Spessart Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
You draw Hesson Polarizer (1 spessart | 1 spectrol)
Player 1 upgrades with Indicyl Dissolver (1 kyan | 2 indicyl)
Player 2 takes Hesson Crusher (1 spessart | 3 indicyl)
Player 2 takes Spectrol Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 upgrades with Rubel Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 harvests Rubel Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 gains 1 Rubel
Player 4 takes Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 4 draws a card
Player 4 harvests Spessart Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 4 gains 1 Spessart
Player 4 discards Spessart Blender (1 indicyl and 1 hesson | 1 rubel)
Player 5 takes Indicyl Polarizer (1 spessart | 1 spectrol)
Player 5 passes
Player 5 spends a Kyan token
Player 5 spends a Kyan token
Player 5 converts 2 kyan into 1 hesson and 1 spectrol
Player 5 discards Spectrol Blender (1 indicyl and 1 hesson | 1 rubel)
Player 5 spends a Hesson token
Player 5 converts 1 hesson and 1 spectrol into 2 kyan
Player 5 spends a Hesson token
Player 5 converts 1 hesson and 1 spectrol into 2 kyan
Player 5 spends a Kyan token
Player 5 converts 2 kyan into 1 hesson and 1 spectrol
Player 5 puts 1 Hesson on Cellar Scribe of Verdane (1 hesson and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 verdane)
Player 5 puts 1 Hesson on Cellar Scribe of Verdane (1 hesson and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 verdane)
Player 5 puts 1 Kyan on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 5 puts 1 Kyan on Cellar Scribe of Verdane (1 hesson and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 verdane)
Player 5 puts 1 Kyan on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 5 puts 1 Spectrol on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 6 takes Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 6 takes Rubel Inverter (2 rubel | 2 kyan)
Player 6 spends a Kyan token
Player 6 converts 1 kyan into 2 hesson
Player 6 discards Rubel Inverter (2 rubel | 2 kyan)
Player 6 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 6 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 6 discards Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 6 discards Spectrol Inverter (2 rubel | 2 kyan)
Player 6 converts 1 hesson and 1 spectrol into 2 kyan
Player 6 converts 1 kyan into 2 hesson
Player 6 converts 1 hesson and 1 rubel into 1 spessart
Player 6 spends a Rubel token
Player 6 converts 1 hesson and 1 rubel into 1 spessart
Player 6 converts 1 spessart into 3 indicyl
Player 6 trades for Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 6 puts 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 takes Hesson Transmuter (1 rubel | 1 kyan)
You draw Indicyl Smelter (3 hesson | 1 spectrol)
Player 1 passes
Player 2 upgrades with Hesson Cargo Rig (hand limit +1)
Player 3 takes Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 draws a card
Player 3 passes
Player 4 takes Spessart Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 takes Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 4 passes
Player 4 discards Spessart Cargo Rig (hand limit +1)
Player 4 discards Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 5 takes Rubel Cargo Rig (hand limit +1)
Player 5 takes Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 5 passes
Player 6 harvests Rubel Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 6 gains 1 Rubel
Player 1 takes Rubel Conduit (3 hesson | 3 indicyl)
Player 1 discards Kyan Dissolver (1 kyan | 2 indicyl)
Player 1 converts 1 kyan into 2 indicyl
Player 1 harvests Indicyl Condenser (2 indicyl | 1 rubel)
Player 1 gains 1 Indicyl
Player 1 puts 1 Indicyl on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Indicyl on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 takes Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 2 takes Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 passes
Player 3 takes Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 takes Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 upgrades with Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 spends a Rubel token
Player 3 spends a Hesson token
Player 3 converts 1 hesson and 1 rubel into 1 spessart
Player 3 puts 1 Spessart on Burnished Legate of Noctane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 4 takes Indicyl Transmuter (1 rubel | 1 kyan)
Player 4 takes Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 upgrades with Spessart Separator (1 spessart | 1 hesson and 1 rubel)
Player 4 discards Rubel Separator (1 spessart | 1 hesson and 1 rubel)
Player 4 spends a Hesson token
Player 4 converts 1 hesson and 1 rubel into 1 spessart
Player 4 discards Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 4 discards Rubel Separator (1 spessart | 1 hesson and 1 rubel)
Player 4 converts 1 hesson and 1 rubel into 1 spessart
Player 4 puts 1 Spessart on Cellar Scribe of Verdane (1 hesson and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 verdane)
Player 4 puts 1 Spessart on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 5 spends a Hesson token
Player 5 discards Spectrol Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 5 converts 1 hesson and 1 spectrol into 2 kyan
Player 5 takes Spectrol Crusher (1 spessart | 3 indicyl)
Player 5 takes Indicyl Exchanger (2 indicyl | 2 hesson)
Player 5 passes
Player 5 puts 1 Kyan on Burnished Legate of Noctane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 5 puts 1 Kyan on Cellar Scribe of Verdane (1 hesson and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 verdane)
Player 5 discards Spessart Dissolver (1 kyan | 2 indicyl)
Player 6 spends a Hesson token
Player 6 spends a Rubel token
Player 6 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 6 spends a Hesson token
Player 6 spends a Hesson token
Player 6 converts 2 hesson into 1 kyan
Player 6 spends a Spessart token
Player 6 spends a Rubel token
Player 6 converts 1 rubel into 1 indicyl and 1 hesson
Player 6 spends a Rubel token
Player 6 converts 1 rubel into 1 indicyl and 1 hesson
Player 6 trades for Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 6 puts 1 Indicyl on Burnished Legate of Noctane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
You draw Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 takes Hesson Exchanger (2 indicyl | 2 hesson)
Player 1 harvests Indicyl Dissolver (1 kyan | 2 indicyl)
Player 1 gains 1 Indicyl
Player 1 discards Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 passes
Player 3 takes Rubel Smelter (3 hesson | 1 spectrol)
Player 3 takes Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 upgrades with Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 3 discards Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 discards Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 discards Indicyl Inverter (2 rubel | 2 kyan)
Player 3 converts 2 indicyl and 1 hesson into 3 indicyl
Player 3 discards Rubel Smelter (3 hesson | 1 spectrol)
Player 3 discards Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 converts 1 hesson and 1 rubel into 1 spessart
Player 3 discards Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 3 converts 3 indicyl into 2 indicyl and 1 hesson
Player 3 puts 1 Indicyl on Burnished Legate of Noctane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 3 puts 1 Indicyl on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 3 puts 1 Indicyl on Gallery Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 3 puts 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 3 puts 1 Spessart on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 4 takes Rubel Transmuter (1 rubel | 1 kyan)
Player 4 draws a card
Player 4 discards Spessart Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 converts 1 spessart into 1 hesson and 1 rubel
Player 4 spends a Spessart token
Player 4 converts 1 spessart into 1 hesson and 1 rubel
Player 4 upgrades with Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 discards Indicyl Transmuter (1 rubel | 1 kyan)
Player 4 discards Kyan Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 4 discards Rubel Transmuter (1 rubel | 1 kyan)
Player 4 discards Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 4 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 4 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 4 puts 1 Hesson on Burnished Legate of Noctane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 4 puts 1 Hesson on Cellar Scribe of Verdane (1 hesson and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 verdane)
Player 4 puts 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 4 puts 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 4 puts 1 Rubel on Cellar Scribe of Verdane (1 hesson and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 verdane)
Player 4 puts 1 Rubel on Burnished Legate of Noctane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 4 puts 1 Rubel on Gallery Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 4 puts 1 Rubel on Gallery Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 5 takes Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 5 draws a card
Player 5 upgrades with Spessart Condenser (2 indicyl | 1 rubel)
Player 5 discards Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 6 draws a card
Player 6 takes Spessart Smelter (3 hesson | 1 spectrol)
Player 6 spends a Spectrol token
Player 6 discards Hesson Cargo Rig (hand limit +1)
Player 6 spends a Rubel token
Player 6 converts 1 rubel into 1 indicyl and 1 hesson
Player 6 spends a Indicyl token
Player 6 spends a Rubel token
Player 6 trades for Gallery Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 6 spends a Indicyl token
Player 6 spends a Kyan token
Player 6 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 6 puts 1 Hesson on Cellar Scribe of Verdane (1 hesson and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 verdane)
Player 6 puts 1 Rubel on Cellar Scribe of Verdane (1 hesson and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 verdane)
Player 1 takes Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 takes Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 passes
Player 1 discards Spessart Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 discards Indicyl Smelter (3 hesson | 1 spectrol)
Player 2 takes Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 takes Hesson Inverter (2 rubel | 2 kyan)
Player 2 upgrades with Hesson Crusher (1 spessart | 3 indicyl)
Player 3 draws a card
Player 3 discards Spessart Transmuter (1 rubel | 1 kyan)
Player 3 converts 1 spessart into 1 hesson and 1 rubel
Player 3 takes Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 3 discards Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 converts 1 hesson and 1 rubel into 1 spessart
Player 3 discards Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 3 discards Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 3 trades for Cellar Scribe of Verdane (1 hesson and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 verdane)
Player 3 spends a Spessart token
Player 3 converts 1 spessart into 1 hesson and 1 rubel
Player 3 puts 1 Hesson on Burnished Legate of Noctane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 3 puts 1 Rubel on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 4 takes Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 4 takes Rubel Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 4 harvests Spessart Separator (1 spessart | 1 hesson and 1 rubel)
Player 4 gains 1 Spessart
Player 5 takes Kyan Crusher (1 spessart | 3 indicyl)
Player 5 discards Kyan Conduit (3 hesson | 3 indicyl)
Player 5 discards Kyan Crusher (1 spessart | 3 indicyl)
Player 5 converts 2 kyan into 1 hesson and 1 spectrol
Player 5 converts 1 hesson and 1 spectrol into 2 kyan
Player 5 upgrades with Spectrol Crusher (1 spessart | 3 indicyl)
Player 5 discards Indicyl Exchanger (2 indicyl | 2 hesson)
Player 5 discards Indicyl Polarizer (1 spessart | 1 spectrol)
Player 5 discards Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 5 converts 3 indicyl into 1 spessart
Player 5 puts 1 Kyan on Hearth Prefect of Noctane and Aurane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 noctane and 1 aurane)
Player 5 puts 1 Kyan on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 5 puts 1 Spessart on Burnished Legate of Noctane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 6 takes Kyan Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 6 draws a card
Player 6 spends a Spessart token
Player 6 spends a Kyan token
Player 6 spends a Rubel token
Player 6 discards Kyan Crusher (1 spessart | 3 indicyl)
Player 6 spends a Kyan token
Player 6 converts 1 kyan into 2 hesson
Player 6 spends a Spessart token
Player 6 converts 1 spessart into 1 hesson and 1 rubel
Player 6 trades for Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
You draw Rubel Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 takes Indicyl Condenser (2 indicyl | 1 rubel)
Player 1 upgrades with Hesson Polarizer (1 spessart | 1 spectrol)
Player 1 discards Spectrol Exchanger (2 indicyl | 2 hesson)
Player 1 converts 1 spectrol into 1 spessart
Player 1 puts 1 Spessart on Burnished Legate of Noctane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 2 draws a card
Player 2 takes Indicyl Polarizer (1 spessart | 1 spectrol)
Player 2 spends a Rubel token
Player 2 discards Rubel Polarizer (1 spessart | 1 spectrol)
Player 2 converts 2 rubel into 1 indicyl and 1 spessart
Player 2 passes
Player 2 puts 1 Indicyl on Burnished Legate of Noctane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 2 puts 1 Spessart on Sixth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 3 spends a Hesson token
Player 3 spends a Rubel token
Player 3 converts 1 hesson and 1 rubel into 1 spessart
Player 3 spends a Hesson token
Player 3 spends a Rubel token
Player 3 converts 1 hesson and 1 rubel into 1 spessart
Player 3 passes
Player 3 puts 1 Spessart on Hearth Prefect of Noctane and Aurane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 noctane and 1 aurane)
Player 3 puts 1 Spessart on Sixth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 4 passes
Player 5 draws a card
Player 5 takes Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 5 harvests Spessart Condenser (2 indicyl | 1 rubel)
Player 5 gains 1 Spessart
Player 6 takes Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 6 discards Spessart Smelter (3 hesson | 1 spectrol)
Player 6 converts 1 spessart into 3 indicyl
Player 6 takes Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 6 harvests Indicyl Kiln (2 hesson | 1 kyan)
Player 6 gains 1 Indicyl
Player 6 puts 1 Indicyl on Hearth Prefect of Noctane and Aurane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 noctane and 1 aurane)
Player 6 puts 1 Indicyl on Hearth Prefect of Noctane and Aurane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 noctane and 1 aurane)
Player 6 puts 1 Indicyl on Hearth Prefect of Noctane and Aurane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 noctane and 1 aurane)
Player 1 takes Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 takes Indicyl Transmuter (1 rubel | 1 kyan)
Player 1 harvests Hesson Polarizer (1 spessart | 1 spectrol)
Player 1 gains 1 Hesson
Player 1 discards Rubel Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 discards Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 draws a card
Player 2 takes Rubel Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 discards Indicyl Polarizer (1 spessart | 1 spectrol)
Player 2 discards Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 converts 1 indicyl and 1 kyan into 1 spessart
Player 2 passes
Player 2 puts 1 Spessart on Drift Warden of Noctane (2 indicyl and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 3 draws a card
Player 3 takes Rubel Kiln (2 hesson | 1 kyan)
Player 3 spends a Hesson token
Player 3 discards Rubel Kiln (2 hesson | 1 kyan)
Player 3 converts 1 hesson and 1 rubel into 1 spessart
Player 3 passes
Player 3 converts 1 spessart into 1 hesson and 1 rubel
Player 3 discards Hesson Exchanger (2 indicyl | 2 hesson)
Player 3 converts 1 hesson and 1 rubel into 1 spessart
Player 3 puts 1 Hesson on Drift Warden of Noctane (2 indicyl and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 3 puts 1 Spessart on Burnished Legate of Noctane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 4 takes Hesson Condenser (2 indicyl | 1 rubel)
Player 4 takes Kyan Smelter (3 hesson | 1 spectrol)
Player 4 harvests Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 gains 1 Indicyl
Player 5 takes Spectrol Separator (1 spessart | 1 hesson and 1 rubel)
Player 5 takes Spessart Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 5 discards Spessart Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 5 converts 1 spessart into 3 indicyl
Player 5 spends a Rubel token
Player 5 discards Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 5 discards Spectrol Separator (1 spessart | 1 hesson and 1 rubel)
Player 5 discards Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 5 discards Rubel Cargo Rig (hand limit +1)
Player 5 discards Kyan Transmuter (1 rubel | 1 kyan)
Player 5 trades for Sixth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 5 spends a Spessart token
Player 5 converts 1 spessart into 3 indicyl
Player 5 puts 1 Indicyl on Drift Warden of Noctane (2 indicyl and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 5 puts 1 Indicyl on Drift Warden of Noctane (2 indicyl and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 5 puts 1 Indicyl on Hearth Prefect of Noctane and Aurane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 noctane and 1 aurane)
Player 5 puts 1 Indicyl on Drift Warden of Noctane (2 indicyl and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 6 takes Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 6 draws a card
Player 6 harvests Indicyl Crusher (1 spessart | 3 indicyl)
Player 6 gains 1 Indicyl
Player 6 discards Kyan Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 6 spends a Indicyl token
Player 6 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 6 puts 1 Hesson on Drift Warden of Noctane (2 indicyl and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 6 puts 1 Rubel on Burnished Legate of Noctane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 1 takes Indicyl Inverter (2 rubel | 2 kyan)
Player 1 takes Indicyl Conduit (3 hesson | 3 indicyl)
Player 1 upgrades with Hesson Transmuter (1 rubel | 1 kyan)
Player 1 spends a Kyan token
Player 1 converts 1 kyan into 1 rubel
Player 1 puts 1 Rubel on Drift Warden of Noctane (2 indicyl and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 1 discards Hesson Exchanger (2 indicyl | 2 hesson)
Player 2 draws a card
Player 2 takes Indicyl Exchanger (2 indicyl | 2 hesson)
Player 2 discards Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 discards Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 discards Indicyl Exchanger (2 indicyl | 2 hesson)
Player 2 converts 3 indicyl into 1 spessart
Player 2 upgrades with Hesson Inverter (2 rubel | 2 kyan)
Player 2 converts 1 spessart into 3 indicyl
Player 2 puts 1 Indicyl on Drift Warden of Noctane (2 indicyl and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 2 puts 1 Indicyl on Burnished Legate of Noctane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 2 puts 1 Indicyl on Burnished Legate of Noctane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 3 takes Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 3 draws a card
Player 3 upgrades with Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 4 takes Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 takes Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 4 upgrades with Spectrol Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 4 spends a Spessart token
Player 4 converts 1 spessart into 1 indicyl and 1 kyan
Player 4 puts 1 Indicyl on Drift Warden of Noctane (2 indicyl and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 4 puts 1 Kyan on Hearth Prefect of Noctane and Aurane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 noctane and 1 aurane)
Player 5 takes Spessart Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 5 takes Rubel Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 5 harvests Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 5 gains 1 Hesson
Player 6 takes Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 6 takes Rubel Inverter (2 rubel | 2 kyan)
Player 6 spends a Spectrol token
Player 6 discards Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 6 discards Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 6 spends a Hesson token
Player 6 spends a Hesson token
Player 6 trades for Burnished Legate of Noctane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 6 discards Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 6 discards Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 6 converts 1 indicyl and 1 hesson into 1 rubel
Player 6 spends a Kyan token
Player 6 spends a Indicyl token
Player 6 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 6 puts 1 Hesson on Gilded Assessor of Verdane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 verdane)
Player 6 puts 1 Rubel on Drift Warden of Noctane (2 indicyl and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 6 puts 1 Rubel on Hearth Prefect of Noctane and Aurane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 noctane and 1 aurane)
You draw Rubel Crusher (1 spessart | 3 indicyl)
Player 1 discards Rubel Crusher (1 spessart | 3 indicyl)
Player 1 converts 1 rubel into 1 kyan
Player 1 takes Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 spends a Hesson token
Player 1 discards Indicyl Condenser (2 indicyl | 1 rubel)
Player 1 converts 1 kyan into 1 rubel
Player 1 discards Rubel Conduit (3 hesson | 3 indicyl)
Player 1 trades for Paired Herald of Verdane (1 indicyl and 1 hesson and 2 rubel, 1 VP; gives 1 verdane)
Player 1 spends a Kyan token
Player 1 converts 1 kyan into 1 rubel
Player 1 puts 1 Rubel on Gilded Assessor of Verdane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 verdane)
Player 2 takes Spessart Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 2 discards Spessart Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 2 converts 1 spessart into 3 indicyl
Player 2 discards Spectrol Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 discards Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 2 converts 3 indicyl into 1 spessart
Player 2 converts 1 spessart into 1 indicyl and 1 kyan
Player 2 discards Rubel Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 trades for Gilded Assessor of Verdane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 verdane)
Player 2 puts 1 Kyan on Drift Warden of Noctane (2 indicyl and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 3 draws a card
Player 3 takes Kyan Conduit (3 hesson | 3 indicyl)
Player 3 harvests Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 3 gains 1 Rubel
Player 3 spends a Kyan token
Player 3 spends a Kyan token
Player 3 converts 2 kyan into 1 hesson and 1 spectrol
Player 3 discards Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 converts 1 hesson and 1 spectrol into 2 kyan
Player 3 puts 1 Hesson on Drift Warden of Noctane (2 indicyl and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 3 puts 1 Kyan on Hearth Prefect of Noctane and Aurane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 noctane and 1 aurane)
Player 3 puts 1 Kyan on Drift Warden of Noctane (2 indicyl and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 4 takes Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 4 draws a card
Player 4 passes
Player 4 discards Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 4 discards Kyan Smelter (3 hesson | 1 spectrol)
Player 4 converts 1 indicyl and 1 kyan into 1 spessart
Player 4 puts 1 Spessart on Hearth Prefect of Noctane and Aurane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 noctane and 1 aurane)
Player 5 takes Hesson Exchanger (2 indicyl | 2 hesson)
Player 5 takes Spessart Furnace (1 rubel | 2 hesson)
Player 5 harvests Spectrol Crusher (1 spessart | 3 indicyl)
Player 5 gains 1 Spectrol
Player 6 discards Rubel Inverter (2 rubel | 2 kyan)
Player 6 spends a Hesson token
Player 6 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 6 harvests Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Player 6 gains 1 Rubel
Player 6 discards Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 6 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 6 puts 1 Hesson on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 6 puts 1 Rubel on Drift Warden of Noctane (2 indicyl and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 6 puts 1 Kyan on Shard Warden of Noctane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane)
Player 1 takes Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 takes Spessart Polarizer (1 spessart | 1 spectrol)
Player 1 discards Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 converts 1 kyan into 1 rubel
Player 1 passes
Player 1 converts 1 rubel into 1 kyan
Player 1 puts 1 Kyan on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 2 takes Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 draws a card
Player 2 upgrades with Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 spends a Rubel token
Player 2 converts 1 rubel into 1 indicyl and 1 hesson
Player 2 puts 1 Indicyl on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Hesson on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 3 draws a card
Player 3 takes Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 harvests Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 gains 1 Kyan
Player 4 draws a card
Player 4 takes Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 4 upgrades with Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 5 takes Indicyl Condenser (2 indicyl | 1 rubel)
Player 5 takes Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 5 discards Sixth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 5 earns Under-City Gate (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
Player 5 stores Lens Warden of Aurane (2 indicyl and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane) beneath Under-City Gate (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
Player 6 takes Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 6 takes Hesson Inverter (2 rubel | 2 kyan)
Player 6 discards Gallery Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 6 earns Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
You draw Kyan Exchanger (2 indicyl | 2 hesson)
Player 1 takes Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 discards Paired Herald of Verdane (1 indicyl and 1 hesson and 2 rubel, 1 VP; gives 1 verdane)
Player 1 earns Indigo Hamlet (1 verdane, 4 VP; +1 for every indicyl in a chain)
Player 1 discards Kyan Exchanger (2 indicyl | 2 hesson)
Player 1 converts 1 kyan into 1 rubel
Player 1 converts 1 rubel into 1 kyan
Player 1 puts 1 Kyan on Drift Warden of Noctane (2 indicyl and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 1 discards Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 harvests Rubel Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 gains 1 Rubel
Player 3 takes Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 spends a Kyan token
Player 3 discards Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 converts 2 kyan into 1 hesson and 1 spectrol
Player 3 takes Spessart Conduit (3 hesson | 3 indicyl)
Player 3 discards Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 converts 1 hesson and 1 spectrol into 2 kyan
Player 3 spends a Hesson token
Player 3 discards Kyan Conduit (3 hesson | 3 indicyl)
Player 3 discards Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 3 converts 2 kyan into 1 hesson and 1 spectrol
Player 3 discards Spessart Conduit (3 hesson | 3 indicyl)
Player 3 trades for Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 3 spends a Hesson token
Player 3 converts 1 hesson and 1 spectrol into 2 kyan
Player 3 puts 1 Kyan on Hearth Prefect of Noctane and Aurane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 noctane and 1 aurane)
Player 3 puts 1 Kyan on Drift Warden of Noctane (2 indicyl and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 4 takes Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 draws a card
Player 4 discards Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 4 spends a Indicyl token
Player 4 discards Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 4 converts 2 indicyl and 1 hesson into 3 indicyl
Player 4 passes
Player 4 converts 3 indicyl into 2 indicyl and 1 hesson
Player 4 discards Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 converts 2 indicyl and 1 hesson into 3 indicyl
Player 4 converts 3 indicyl into 2 indicyl and 1 hesson
Player 4 puts 1 Indicyl on Coal Warden of Verdane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 verdane)
Player 4 puts 1 Indicyl on Shard Warden of Noctane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane)
Player 4 puts 1 Hesson on Hearth Prefect of Noctane and Aurane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 noctane and 1 aurane)
Player 4 puts 1 Hesson on Drift Warden of Noctane (2 indicyl and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 5 takes Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 5 takes Spectrol Transmuter (1 rubel | 1 kyan)
Player 5 passes
Player 5 stores a hand card beneath Under-City Gate (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
Player 6 takes Hesson Smelter (3 hesson | 1 spectrol)
Player 6 draws a card
Player 6 spends a Spessart token
Player 6 spends a Indicyl token
Player 6 discards Hesson Inverter (2 rubel | 2 kyan)
Player 6 spends a Rubel token
Player 6 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 6 trades for Drift Warden of Noctane (2 indicyl and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 1 takes Hesson Dissolver (1 kyan | 2 indicyl)
Player 1 upgrades with Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 takes Hesson Condenser (2 indicyl | 1 rubel)
Player 2 takes Rubel Exchanger (2 indicyl | 2 hesson)
Player 2 harvests Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 gains 1 Hesson
Player 3 draws a card
Player 3 takes Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 passes
Player 4 takes Hesson Furnace (1 rubel | 2 hesson)
Player 4 takes Indicyl Polarizer (1 spessart | 1 spectrol)
Player 4 upgrades with Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 5 takes Kyan Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 5 passes
Player 5 stores a hand card beneath Under-City Gate (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
Player 6 takes Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 6 takes Spessart Inverter (2 rubel | 2 kyan)
Player 6 upgrades with Spessart Inverter (2 rubel | 2 kyan)
You draw Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 takes Spectrol Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 upgrades with Spectrol Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 discards Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 takes Kyan Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 harvests Spessart Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 2 gains 1 Spessart
Player 2 spends a Spessart token
Player 2 converts 1 spessart into 3 indicyl
Player 2 spends a Rubel token
Player 2 discards Rubel Exchanger (2 indicyl | 2 hesson)
Player 2 converts 2 rubel into 2 kyan
Player 2 converts 3 indicyl into 1 spessart
Player 2 puts 1 Kyan on Shard Warden of Noctane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane)
Player 2 puts 1 Kyan on Shard Warden of Noctane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane)
Player 2 puts 1 Spessart on Hearth Prefect of Noctane and Aurane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 noctane and 1 aurane)
Player 3 draws a card
Player 3 takes Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 spends a Kyan token
Player 3 discards Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 converts 2 kyan into 1 hesson and 1 spectrol
Player 3 upgrades with Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 spends a Hesson token
Player 3 converts 1 hesson and 1 spectrol into 2 kyan
Player 3 discards Indicyl Smelter (3 hesson | 1 spectrol)
Player 3 spends a Rubel token
Player 3 converts 1 indicyl and 1 rubel into 1 spectrol
Player 3 puts 1 Hesson on Shard Warden of Noctane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane)
Player 3 puts 1 Kyan on Lagoon Broker of Noctane and Aurane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 noctane and 1 aurane)
Player 3 puts 1 Kyan on Shard Warden of Noctane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane)
Player 3 puts 1 Spectrol on Shard Warden of Noctane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane)
Player 4 draws a card
Player 4 discards Spectrol Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 4 converts 1 spectrol into 1 hesson and 1 kyan
Player 4 discards Hesson Furnace (1 rubel | 2 hesson)
Player 4 discards Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 4 discards Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 discards Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 4 discards Indicyl Polarizer (1 spessart | 1 spectrol)
Player 4 converts 1 indicyl and 1 kyan into 1 spessart
Player 4 trades for Hearth Prefect of Noctane and Aurane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 noctane and 1 aurane)
Player 4 spends a Indicyl token
Player 4 spends a Kyan token
Player 4 converts 1 indicyl and 1 kyan into 1 spessart
Player 4 puts 1 Spessart on Shard Warden of Noctane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane)
Player 5 takes Indicyl Conduit (3 hesson | 3 indicyl)
Player 5 takes Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 5 discards Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 5 discards Spectrol Transmuter (1 rubel | 1 kyan)
Player 5 discards Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 5 discards Kyan Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 5 trades for Shard Warden of Noctane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane)
Player 5 stores a hand card beneath Under-City Gate (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
Player 6 takes Rubel Dissolver (1 kyan | 2 indicyl)
Player 6 takes Kyan Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 6 spends a Indicyl token
Player 6 spends a Indicyl token
Player 6 spends a Indicyl token
Player 6 spends a Rubel token
Player 6 spends a Kyan token
Player 6 spends a Kyan token
Player 6 trades for Lagoon Broker of Noctane and Aurane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 noctane and 1 aurane)
Player 1 takes Indicyl Conduit (3 hesson | 3 indicyl)
Player 1 takes Kyan Cargo Rig (hand limit +1)
Player 1 harvests Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 gains 1 Hesson
Player 1 discards Hesson Dissolver (1 kyan | 2 indicyl)
Player 1 discards Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 takes Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 harvests Hesson Inverter (2 rubel | 2 kyan)
Player 2 gains 1 Hesson
Player 3 takes Rubel Smelter (3 hesson | 1 spectrol)
Player 3 takes Hesson Polarizer (1 spessart | 1 spectrol)
Player 3 spends a Indicyl token
Player 3 discards Rubel Smelter (3 hesson | 1 spectrol)
Player 3 converts 1 indicyl and 1 rubel into 1 spectrol
Player 3 harvests Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 3 gains 1 Indicyl
Player 3 puts 1 Spectrol on Woven Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 4 takes Rubel Condenser (2 indicyl | 1 rubel)
Player 4 harvests Spectrol Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 4 gains 1 Spectrol
Player 4 discards Hesson Condenser (2 indicyl | 1 rubel)
Player 4 spends a Indicyl token
Player 4 spends a Indicyl token
Player 4 converts 2 indicyl and 1 hesson into 3 indicyl
Player 4 spends a Hesson token
Player 4 spends a Kyan token
Player 4 converts 1 hesson and 1 kyan into 1 spectrol
Player 4 spends a Indicyl token
Player 4 converts 3 indicyl into 2 indicyl and 1 hesson
Player 4 puts 1 Indicyl on Coal Warden of Verdane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 verdane)
Player 4 puts 1 Indicyl on Woven Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 4 puts 1 Indicyl on Woven Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 4 puts 1 Hesson on Coal Warden of Verdane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 verdane)
Player 4 puts 1 Spectrol on Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 5 takes Rubel Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 5 draws a card
Player 5 passes
Player 6 takes Kyan Polarizer (1 spessart | 1 spectrol)
Player 6 takes Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 6 upgrades with Kyan Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 6 discards Hesson Smelter (3 hesson | 1 spectrol)
Player 6 discards Rubel Dissolver (1 kyan | 2 indicyl)
Player 6 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 6 puts 1 Indicyl on Coal Warden of Verdane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 verdane)
Player 6 puts 1 Kyan on Coal Warden of Verdane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 verdane)
Player 1 discards Kyan Cargo Rig (hand limit +1)
Player 1 converts 1 kyan into 1 indicyl and 1 hesson
Player 1 takes Kyan Exchanger (2 indicyl | 2 hesson)
Player 1 takes Spectrol Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 upgrades with Kyan Exchanger (2 indicyl | 2 hesson)
Player 1 discards Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 discards Indicyl Transmuter (1 rubel | 1 kyan)
Player 1 converts 1 indicyl and 1 hesson into 1 kyan
Player 1 discards Indicyl Conduit (3 hesson | 3 indicyl)
Player 1 converts 2 indicyl into 2 hesson
Player 1 puts 1 Hesson on Woven Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 1 puts 1 Hesson on Tallow Envoy of Verdane (1 indicyl and 2 kyan and 1 spectrol, 3 VP; gives 1 verdane)
Player 1 puts 1 Hesson on Coal Warden of Verdane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 verdane)
Player 1 puts 1 Kyan on Tallow Envoy of Verdane (1 indicyl and 2 kyan and 1 spectrol, 3 VP; gives 1 verdane)
Player 2 takes Indicyl Kiln (2 hesson | 1 kyan)
Player 2 harvests Hesson Crusher (1 spessart | 3 indicyl)
Player 2 gains 1 Hesson
Player 3 takes Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 takes Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 passes
Player 4 takes Kyan Smelter (3 hesson | 1 spectrol)
Player 4 takes Indicyl Smelter (3 hesson | 1 spectrol)
Player 4 upgrades with Rubel Condenser (2 indicyl | 1 rubel)
Player 4 spends a Spectrol token
Player 4 converts 1 spectrol into 1 hesson and 1 kyan
Player 4 discards Rubel Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 4 converts 1 rubel into 2 indicyl
Player 4 puts 1 Indicyl on Coal Warden of Verdane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 verdane)
Player 4 puts 1 Indicyl on Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 4 puts 1 Hesson on Tallow Envoy of Verdane (1 indicyl and 2 kyan and 1 spectrol, 3 VP; gives 1 verdane)
Player 4 puts 1 Kyan on Woven Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 5 takes Hesson Conduit (3 hesson | 3 indicyl)
Player 5 takes Hesson Conduit (3 hesson | 3 indicyl)
Player 5 discards Shard Warden of Noctane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane)
Player 5 earns Brickfield (1 noctane, 4 VP; +1 for every hesson in a chain)
Player 5 discards Rubel Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 6 takes Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 6 takes Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 6 passes
Player 1 spends a Hesson token
Player 1 discards Indicyl Inverter (2 rubel | 2 kyan)
Player 1 converts 1 indicyl and 1 hesson into 1 kyan
You draw Spessart Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
You draw Spectrol Kiln (2 hesson | 1 kyan)
Player 1 passes
Player 1 puts 1 Kyan on Woven Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 2 upgrades with Kyan Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 3 takes Hesson Dissolver (1 kyan | 2 indicyl)
Player 3 upgrades with Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Player 4 spends a Rubel token
Player 4 converts 1 rubel into 2 indicyl
Player 4 takes Kyan Dissolver (1 kyan | 2 indicyl)
Player 4 draws a card
Player 4 harvests Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 4 gains 1 Indicyl
Player 4 puts 1 Indicyl on Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 4 puts 1 Indicyl on Coal Warden of Verdane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 verdane)
Player 5 takes Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Player 5 takes Hesson Crusher (1 spessart | 3 indicyl)
Player 5 upgrades with Hesson Conduit (3 hesson | 3 indicyl)
Player 5 spends a Hesson token
Player 5 spends a Hesson token
Player 5 discards Hesson Exchanger (2 indicyl | 2 hesson)
Player 5 converts 3 hesson into 3 indicyl
Player 5 puts 1 Indicyl on Woven Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 5 puts 1 Indicyl on Tallow Envoy of Verdane (1 indicyl and 2 kyan and 1 spectrol, 3 VP; gives 1 verdane)
Player 5 puts 1 Indicyl on Woven Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 5 stores a hand card beneath Under-City Gate (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
Player 6 takes Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 6 takes Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 6 passes
Player 6 stores a hand card beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 6 discards Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 discards Indicyl Conduit (3 hesson | 3 indicyl)
Player 1 discards Hesson Inverter (2 rubel | 2 kyan)
Player 1 converts 1 indicyl and 1 hesson into 1 kyan
Player 1 takes Kyan Condenser (2 indicyl | 1 rubel)
Player 1 discards Kyan Condenser (2 indicyl | 1 rubel)
Player 1 converts 1 kyan into 2 hesson
Player 1 takes Rubel Transmuter (1 rubel | 1 kyan)
Player 1 harvests Spectrol Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 gains 1 Spectrol
Player 1 spends a Indicyl token
Player 1 spends a Indicyl token
Player 1 converts 2 indicyl into 2 hesson
Player 1 discards Rubel Transmuter (1 rubel | 1 kyan)
Player 1 converts 1 rubel into 2 hesson
Player 1 converts 2 hesson into 1 rubel
Player 1 converts 1 rubel into 1 kyan
Player 1 converts 2 hesson into 2 indicyl
Player 1 puts 1 Indicyl on Woven Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 1 puts 1 Indicyl on Woven Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 1 puts 1 Hesson on Tallow Envoy of Verdane (1 indicyl and 2 kyan and 1 spectrol, 3 VP; gives 1 verdane)
Player 1 puts 1 Hesson on Woven Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 1 puts 1 Kyan on Coal Warden of Verdane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 verdane)
Player 1 puts 1 Kyan on Woven Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 2 takes Spessart Exchanger (2 indicyl | 2 hesson)
Player 2 draws a card
Player 2 upgrades with Spessart Exchanger (2 indicyl | 2 hesson)
Player 3 draws a card
Player 3 draws a card
Player 3 passes
Player 4 takes Rubel Crusher (1 spessart | 3 indicyl)
Player 4 takes Rubel Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 4 discards Kyan Dissolver (1 kyan | 2 indicyl)
Player 4 discards Rubel Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 4 converts 1 rubel into 2 indicyl
Player 4 spends a Indicyl token
Player 4 discards Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 4 discards Rubel Crusher (1 spessart | 3 indicyl)
Player 4 spends a Spessart token
Player 4 trades for Woven Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 4 puts 1 Indicyl on Coal Warden of Verdane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 verdane)
Player 4 puts 1 Indicyl on Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 5 takes Kyan Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 5 draws a card
Player 5 discards Indicyl Cargo Rig (hand limit +1)
Player 5 spends a Indicyl token
Player 5 spends a Indicyl token
Player 5 converts 3 indicyl into 3 hesson
Player 5 discards Indicyl Conduit (3 hesson | 3 indicyl)
Player 5 spends a Kyan token
Player 5 discards Hesson Crusher (1 spessart | 3 indicyl)
Player 5 discards Hesson Conduit (3 hesson | 3 indicyl)
Player 5 converts 3 hesson into 3 indicyl
Player 5 discards Kyan Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 5 discards Rubel Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 5 trades for Lagoon Broker of Verdane and Noctane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 noctane)
Player 5 puts 1 Indicyl on Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 5 puts 1 Hesson on Coal Warden of Verdane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 verdane)
Player 5 puts 1 Hesson on Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 6 draws a card
Player 6 spends a Kyan token
Player 6 discards Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 6 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 6 takes Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 6 discards Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 6 earns Amber Terraces (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spessart in a chain)
Player 6 puts 1 Hesson on Tallow Envoy of Verdane (1 indicyl and 2 kyan and 1 spectrol, 3 VP; gives 1 verdane)
Player 6 puts 1 Rubel on Tallow Envoy of Verdane (1 indicyl and 2 kyan and 1 spectrol, 3 VP; gives 1 verdane)
Player 6 stores Drift Warden of Noctane (2 indicyl and 1 kyan and 1 spessart, 2 VP; gives 1 noctane) beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 6 discards Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 takes Hesson Polarizer (1 spessart | 1 spectrol)
Player 1 takes Kyan Transmuter (1 rubel | 1 kyan)
Player 1 harvests Hesson Transmuter (1 rubel | 1 kyan)
Player 1 gains 1 Hesson
Player 2 discards Indicyl Kiln (2 hesson | 1 kyan)
Player 2 discards Spectrol Smelter (3 hesson | 1 spectrol)
Player 2 converts 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 2 discards Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 discards Hesson Condenser (2 indicyl | 1 rubel)
Player 2 converts 2 hesson into 2 indicyl
Player 2 draws a card
Player 2 passes
Player 2 discards Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 converts 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 2 discards Spectrol Cargo Rig (hand limit +1)
Player 2 converts 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 2 converts 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 2 discards Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 discards Hesson Furnace (1 rubel | 2 hesson)
Player 2 converts 2 hesson into 2 indicyl
Player 2 converts 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 2 spends a Hesson token
Player 2 spends a Hesson token
Player 2 converts 2 hesson into 2 indicyl
Player 2 converts 2 indicyl into 2 hesson
Player 2 converts 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 2 converts 2 indicyl into 2 hesson
Player 2 puts 1 Indicyl on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Hesson on Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 2 puts 1 Hesson on Coal Warden of Verdane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 verdane)
Player 2 puts 1 Hesson on Tallow Envoy of Verdane (1 indicyl and 2 kyan and 1 spectrol, 3 VP; gives 1 verdane)
Player 2 puts 1 Hesson on Coal Warden of Verdane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 verdane)
Player 2 puts 1 Rubel on Tallow Envoy of Verdane (1 indicyl and 2 kyan and 1 spectrol, 3 VP; gives 1 verdane)
Player 2 puts 1 Rubel on Coal Warden of Verdane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 verdane)
Player 2 puts 1 Kyan on Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 2 puts 1 Kyan on Coal Warden of Verdane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 verdane)
Player 2 puts 1 Kyan on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 3 takes Indicyl Transmuter (1 rubel | 1 kyan)
Player 3 takes Rubel Exchanger (2 indicyl | 2 hesson)
Player 3 discards Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 3 earns Chancery Moon (1 verdane and 1 aurane, 8 VP; +8 for every stored influence)
Player 3 discards Hesson Polarizer (1 spessart | 1 spectrol)
Player 3 discards Rubel Exchanger (2 indicyl | 2 hesson)
Player 3 converts 1 hesson and 1 rubel into 1 spessart
Player 3 puts 1 Spessart on Coal Warden of Verdane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 verdane)
Player 4 spends a Indicyl token
Player 4 spends a Kyan token
Player 4 spends a Kyan token
Player 4 spends a Spectrol token
Player 4 trades for Tallow Envoy of Verdane (1 indicyl and 2 kyan and 1 spectrol, 3 VP; gives 1 verdane)
Player 4 spends a Rubel token
Player 4 converts 1 rubel into 2 indicyl
Player 4 discards Kyan Smelter (3 hesson | 1 spectrol)
Player 4 spends a Hesson token
Player 4 converts 1 hesson and 1 kyan into 1 spectrol
Player 4 converts 2 indicyl into 1 rubel
Player 4 spends a Rubel token
Player 4 converts 1 rubel into 2 indicyl
Player 4 converts 1 rubel into 2 indicyl
Player 4 spends a Hesson token
Player 4 spends a Kyan token
Player 4 converts 1 hesson and 1 kyan into 1 spectrol
Player 4 spends a Hesson token
Player 4 spends a Kyan token
Player 4 converts 1 hesson and 1 kyan into 1 spectrol
Player 4 spends a Hesson token
Player 4 spends a Kyan token
Player 4 converts 1 hesson and 1 kyan into 1 spectrol
Player 4 discards Indicyl Smelter (3 hesson | 1 spectrol)
Player 4 converts 2 indicyl into 1 rubel
Player 4 puts 1 Indicyl on Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 4 puts 1 Indicyl on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 4 puts 1 Indicyl on Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 4 puts 1 Rubel on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 4 puts 1 Spectrol on Coal Warden of Verdane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 verdane)
Player 4 puts 1 Spectrol on Coal Warden of Verdane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 verdane)
Player 4 puts 1 Spectrol on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 4 puts 1 Spectrol on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 5 takes Indicyl Crusher (1 spessart | 3 indicyl)
Player 5 takes Hesson Cargo Rig (hand limit +1)
Player 5 upgrades with Hesson Cargo Rig (hand limit +1)
Player 6 takes Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 6 takes Rubel Furnace (1 rubel | 2 hesson)
Player 6 passes
Player 6 spends a Rubel token
Player 6 discards Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 6 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 6 discards Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 6 discards Rubel Furnace (1 rubel | 2 hesson)
Player 6 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 6 discards Kyan Polarizer (1 spessart | 1 spectrol)
Player 6 spends a Rubel token
Player 6 converts 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 6 puts 1 Indicyl on Coal Warden of Verdane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 verdane)
Player 6 puts 1 Indicyl on Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 6 puts 1 Indicyl on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 6 puts 1 Kyan on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 6 puts 1 Kyan on Coal Warden of Verdane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 verdane)
Player 6 puts 1 Spectrol on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 6 stores Lagoon Broker of Noctane and Aurane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 noctane and 1 aurane) beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 1 takes Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 takes Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 discards Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 discards Hesson Polarizer (1 spessart | 1 spectrol)
Player 1 converts 2 hesson into 2 indicyl
Player 1 discards Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 converts 2 indicyl into 2 hesson
Player 1 spends a Hesson token
Player 1 converts 2 hesson into 2 indicyl
Player 1 discards Kyan Transmuter (1 rubel | 1 kyan)
Player 1 discards Spessart Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 converts 2 indicyl into 2 hesson
Player 1 trades for Coal Warden of Verdane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 verdane)
Player 1 puts 1 Indicyl on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Hesson on Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 2 takes Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 takes Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 2 passes
Player 2 spends a Hesson token
Player 2 spends a Hesson token
Player 2 converts 2 hesson into 2 indicyl
Player 2 discards Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 2 converts 2 indicyl into 2 hesson
Player 2 spends a Hesson token
Player 2 discards Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 converts 2 hesson into 2 indicyl
Player 2 converts 2 hesson into 2 indicyl
Player 2 spends a Hesson token
Player 2 spends a Hesson token
Player 2 converts 2 hesson into 2 indicyl
Player 2 converts 2 indicyl into 2 hesson
Player 2 puts 1 Indicyl on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Indicyl on Veiled Assessor of Noctane (1 indicyl and 1 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane)
Player 2 puts 1 Indicyl on Veiled Assessor of Noctane (1 indicyl and 1 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane)
Player 2 puts 1 Indicyl on Veiled Assessor of Noctane (1 indicyl and 1 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane)
Player 2 puts 1 Indicyl on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Hesson on Veiled Assessor of Noctane (1 indicyl and 1 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane)
Player 2 puts 1 Hesson on Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 3 takes Kyan Kiln (2 hesson | 1 kyan)
Player 3 takes Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 passes
Player 3 discards Spectrol Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 converts 1 spectrol into 1 spessart
Player 3 puts 1 Spessart on Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 3 stores a hand card beneath Chancery Moon (1 verdane and 1 aurane, 8 VP; +8 for every stored influence)
Player 4 discards Hearth Prefect of Noctane and Aurane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 noctane and 1 aurane)
Player 4 discards Tallow Envoy of Verdane (1 indicyl and 2 kyan and 1 spectrol, 3 VP; gives 1 verdane)
Player 4 earns Glasswing Canyon (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spectrol in a chain)
Player 4 spends a Indicyl token
Player 4 spends a Indicyl token
Player 4 converts 2 indicyl into 1 rubel
Player 4 converts 1 rubel into 2 indicyl
Player 4 spends a Indicyl token
Player 4 converts 2 indicyl into 1 rubel
Player 4 spends a Hesson token
Player 4 spends a Kyan token
Player 4 converts 1 hesson and 1 kyan into 1 spectrol
Player 4 spends a Indicyl token
Player 4 converts 2 indicyl into 1 rubel
Player 4 puts 1 Rubel on Veiled Assessor of Noctane (1 indicyl and 1 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane)
Player 4 puts 1 Rubel on Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 4 puts 1 Spectrol on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 5 takes Kyan Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 5 takes Spectrol Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 5 passes
Player 6 passes
Player 6 discards Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 6 spends a Rubel token
Player 6 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 6 spends a Rubel token
Player 6 spends a Rubel token
Player 6 converts 2 rubel into 2 kyan
Player 6 puts 1 Indicyl on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 6 puts 1 Kyan on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 6 puts 1 Kyan on Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 6 puts 1 Kyan on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 6 stores a hand card beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 1 takes Rubel Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 takes Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 passes
Player 1 spends a Indicyl token
Player 1 spends a Indicyl token
Player 1 converts 2 indicyl into 2 hesson
Player 1 discards Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 spends a Hesson token
Player 1 converts 2 hesson into 2 indicyl
Player 1 converts 2 indicyl into 2 hesson
Player 1 spends a Indicyl token
Player 1 spends a Indicyl token
Player 1 converts 2 indicyl into 2 hesson
Player 1 spends a Indicyl token
Player 1 spends a Indicyl token
Player 1 converts 2 indicyl into 2 hesson
Player 1 puts 1 Hesson on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 1 puts 1 Hesson on Veiled Assessor of Noctane (1 indicyl and 1 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane)
Player 1 puts 1 Hesson on Veiled Assessor of Noctane (1 indicyl and 1 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane)
Player 1 puts 1 Hesson on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Hesson on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 1 puts 1 Hesson on Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Hesson on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 1 puts 1 Hesson on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 2 takes Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 takes Hesson Furnace (1 rubel | 2 hesson)
Player 2 spends a Hesson token
Player 2 discards Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 converts 2 hesson into 2 indicyl
Player 2 passes
Player 2 converts 2 indicyl into 2 hesson
Player 2 discards Hesson Furnace (1 rubel | 2 hesson)
Player 2 converts 2 hesson into 2 indicyl
Player 2 converts 2 indicyl into 2 hesson
Player 2 puts 1 Hesson on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 2 puts 1 Hesson on Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 2 puts 1 Hesson on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 3 takes Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 3 upgrades with Indicyl Transmuter (1 rubel | 1 kyan)
Player 3 stores a hand card beneath Chancery Moon (1 verdane and 1 aurane, 8 VP; +8 for every stored influence)
Player 4 spends a Indicyl token
Player 4 spends a Indicyl token
Player 4 converts 2 indicyl into 1 rubel
Player 4 converts 1 rubel into 2 indicyl
Player 4 passes
Player 4 puts 1 Indicyl on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 4 puts 1 Indicyl on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 5 takes Spessart Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 5 takes Spessart Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 5 harvests Hesson Conduit (3 hesson | 3 indicyl)
Player 5 gains 1 Hesson
Player 5 stores Brickfield (1 noctane, 4 VP; +1 for every hesson in a chain) beneath Under-City Gate (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
Player 6 takes Hesson Condenser (2 indicyl | 1 rubel)
Player 6 upgrades with Hesson Transmuter (1 rubel | 1 kyan)
Player 6 stores Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane) beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 1 takes Rubel Dissolver (1 kyan | 2 indicyl)
You draw Indicyl Furnace (1 rubel | 2 hesson)
Player 1 spends a Indicyl token
Player 1 discards Indicyl Furnace (1 rubel | 2 hesson)
Player 1 converts 2 indicyl into 2 hesson
Player 1 passes
Player 1 puts 1 Hesson on Veiled Assessor of Noctane (1 indicyl and 1 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane)
Player 1 puts 1 Hesson on Veiled Assessor of Noctane (1 indicyl and 1 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane)
Player 2 takes Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 draws a card
Player 2 upgrades with Kyan Condenser (2 indicyl | 1 rubel)
The Material discard pile is shuffled into a new draw pile
Player 3 takes Kyan Inverter (2 rubel | 2 kyan)
Player 3 draws a card
Player 3 discards Kyan Inverter (2 rubel | 2 kyan)
Player 3 converts 1 kyan into 1 rubel
Player 3 harvests Indicyl Transmuter (1 rubel | 1 kyan)
Player 3 gains 1 Indicyl
Player 3 discards Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 converts 1 hesson and 1 rubel into 1 spessart
Player 3 converts 1 spessart into 1 hesson and 1 rubel
Player 3 discards Hesson Dissolver (1 kyan | 2 indicyl)
Player 3 converts 1 hesson and 1 rubel into 1 spessart
Player 3 converts 1 spessart into 1 hesson and 1 rubel
Player 3 discards Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 converts 1 hesson and 1 rubel into 1 spessart
Player 3 converts 1 spessart into 1 spectrol
Player 3 converts 1 spectrol into 1 indicyl and 1 rubel
Player 3 puts 1 Indicyl on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 3 puts 1 Hesson on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Hesson on Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 3 puts 1 Rubel on Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 4 takes Rubel Inverter (2 rubel | 2 kyan)
Player 4 takes Hesson Kiln (2 hesson | 1 kyan)
Player 4 passes
Player 4 discards Rubel Inverter (2 rubel | 2 kyan)
Player 4 converts 1 rubel into 2 indicyl
Player 4 puts 1 Indicyl on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 4 puts 1 Indicyl on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 5 takes Kyan Kiln (2 hesson | 1 kyan)
Player 5 takes Spectrol Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 5 spends a Kyan token
Player 5 discards Spectrol Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 5 discards Indicyl Crusher (1 spessart | 3 indicyl)
Player 5 spends a Hesson token
Player 5 trades for Veiled Assessor of Noctane (1 indicyl and 1 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane)
Player 6 harvests Hesson Transmuter (1 rubel | 1 kyan)
Player 6 gains 1 Hesson
Player 6 discards Hesson Condenser (2 indicyl | 1 rubel)
Player 6 spends a Rubel token
Player 6 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 6 spends a Kyan token
Player 6 converts 2 kyan into 2 rubel
Player 6 spends a Kyan token
Player 6 spends a Kyan token
Player 6 converts 2 kyan into 2 rubel
Player 6 spends a Hesson token
Player 6 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 6 puts 1 Indicyl on Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 6 puts 1 Indicyl on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 6 puts 1 Rubel on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 6 puts 1 Rubel on Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 6 puts 1 Rubel on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 6 puts 1 Kyan on Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 6 stores Amber Terraces (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spessart in a chain) beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 1 takes Hesson Inverter (2 rubel | 2 kyan)
You draw Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 upgrades with Rubel Dissolver (1 kyan | 2 indicyl)
Player 2 takes Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 2 takes Indicyl Condenser (2 indicyl | 1 rubel)
Player 2 harvests Kyan Condenser (2 indicyl | 1 rubel)
Player 2 gains 1 Kyan
Player 3 takes Kyan Transmuter (1 rubel | 1 kyan)
Player 3 takes Indicyl Kiln (2 hesson | 1 kyan)
Player 3 upgrades with Indicyl Kiln (2 hesson | 1 kyan)
Player 3 discards Kyan Transmuter (1 rubel | 1 kyan)
Player 3 converts 1 kyan into 2 hesson
Player 3 converts 2 hesson into 1 kyan
Player 3 puts 1 Kyan on Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 4 draws a card
Player 4 takes Rubel Transmuter (1 rubel | 1 kyan)
Player 4 harvests Rubel Condenser (2 indicyl | 1 rubel)
Player 4 gains 1 Rubel
Player 5 takes Hesson Smelter (3 hesson | 1 spectrol)
Player 5 draws a card
Player 5 passes
Player 5 stores a hand card beneath Under-City Gate (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
Player 6 takes Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 6 harvests Spessart Inverter (2 rubel | 2 kyan)
Player 6 gains 1 Spessart
Player 1 takes Hesson Crusher (1 spessart | 3 indicyl)
Player 1 takes Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 passes
Player 2 takes Rubel Cargo Rig (hand limit +1)
Player 2 takes Indicyl Smelter (3 hesson | 1 spectrol)
Player 2 upgrades with Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 discards Indicyl Condenser (2 indicyl | 1 rubel)
Player 2 discards Indicyl Smelter (3 hesson | 1 spectrol)
Player 2 converts 2 indicyl into 2 hesson
Player 2 discards Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 2 converts 2 hesson into 2 indicyl
Player 2 discards Rubel Cargo Rig (hand limit +1)
Player 2 spends a Kyan token
Player 2 converts 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 2 puts 1 Indicyl on Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 2 puts 1 Indicyl on Sixth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 puts 1 Indicyl on Sixth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 puts 1 Hesson on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Spectrol on Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 3 takes Indicyl Dissolver (1 kyan | 2 indicyl)
Player 3 takes Indicyl Smelter (3 hesson | 1 spectrol)
Player 3 harvests Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 gains 1 Indicyl
Player 3 stores a hand card beneath Chancery Moon (1 verdane and 1 aurane, 8 VP; +8 for every stored influence)
Player 4 takes Spessart Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 4 takes Hesson Conduit (3 hesson | 3 indicyl)
Player 4 discards Woven Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 4 earns Stillwater Spire (1 noctane and 1 aurane, 8 VP; +3 for every kyan in a chain)
This is the final round: a player has three Landmarks
Player 5 upgrades with Kyan Mixer (3 indicyl | 2 indicyl and 1 hesson)
The game is over
