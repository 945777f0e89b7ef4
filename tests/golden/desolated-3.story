Player 3 starts
Player 3 takes Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 passes
Player 1 takes Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 takes Rubel Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 upgrades with Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 discards Indicyl Smelter (3 hesson | 1 spectrol)
Player 1 discards Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 converts 1 indicyl and 1 hesson into 1 rubel
Player 1 puts 1 Rubel on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 2 takes Rubel Dissolver (1 kyan | 2 indicyl)
Player 2 takes Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 2 passes
Player 3 takes Rubel Transmuter (1 rubel | 1 kyan)
Player 3 upgrades with Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 takes Hesson Conduit (3 hesson | 3 indicyl)
Player 1 takes Spessart Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 upgrades with Rubel Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 takes Spessart Exchanger (2 indicyl | 2 hesson)
Player 2 takes Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 upgrades with Kyan Exchanger (2 indicyl | 2 hesson)
Player 3 takes Spectrol Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 takes Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 upgrades with Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 takes Hesson Exchanger (2 indicyl | 2 hesson)
Player 1 takes Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 harvests Rubel Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 gains 1 Rubel
Player 1 spends a Rubel token
Player 1 converts 1 rubel into 1 indicyl and 1 hesson
Player 1 converts 1 indicyl and 1 hesson into 1 rubel
Player 1 puts 1 Rubel on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 2 passes
Player 3 draws a card
Player 3 draws a card
Player 3 upgrades with Hesson Transmuter (1 rubel | 1 kyan)
Player 3 discards Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 discards Hesson Cargo Rig (hand limit +1)
Player 3 converts 1 hesson and 1 kyan into 1 spectrol
Player 3 discards Rubel Transmuter (1 rubel | 1 kyan)
Player 3 converts 1 rubel into 1 indicyl and 1 hesson
Player 3 puts 1 Indicyl on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 3 puts 1 Hesson on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Spectrol on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
You draw Rubel Conduit (3 hesson | 3 indicyl)
Player 1 takes Kyan Crusher (1 spessart | 3 indicyl)
Player 1 discards Rubel Conduit (3 hesson | 3 indicyl)
Player 1 converts 1 rubel into 1 indicyl and 1 hesson
Player 1 upgrades with Hesson Exchanger (2 indicyl | 2 hesson)
Player 1 puts 1 Indicyl on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 1 puts 1 Hesson on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 2 upgrades with Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 3 takes Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 draws a card
Player 3 passes
Player 3 discards Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 converts 1 kyan into 1 rubel
Player 3 converts 1 rubel into 1 indicyl and 1 hesson
Player 3 puts 1 Indicyl on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 3 puts 1 Hesson on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 1 discards Hesson Conduit (3 hesson | 3 indicyl)
Player 1 discards Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 converts 2 hesson into 2 indicyl
Player 1 converts 2 indicyl into 2 hesson
Player 1 passes
Player 1 puts 1 Hesson on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 1 puts 1 Hesson on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 2 takes Rubel Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 discards Spessart Exchanger (2 indicyl | 2 hesson)
Player 2 converts 1 spessart into 1 indicyl and 1 kyan
Player 2 takes Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 upgrades with Rubel Kiln (2 hesson | 1 kyan)
Player 2 discards Kyan Crusher (1 spessart | 3 indicyl)
Player 2 converts 1 kyan into 2 hesson
Player 2 discards Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 converts 1 indicyl and 1 kyan into 1 spessart
Player 2 puts 1 Indicyl on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Hesson on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 2 puts 1 Hesson on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 2 puts 1 Spessart on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 3 takes Spessart Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 takes Indicyl Kiln (2 hesson | 1 kyan)
Player 3 discards Kyan Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 3 converts 1 kyan into 1 rubel
Player 3 passes
Player 3 converts 1 rubel into 1 indicyl and 1 hesson
Player 3 discards Indicyl Inverter (2 rubel | 2 kyan)
Player 3 converts 1 indicyl and 1 hesson into 1 rubel
Player 3 discards Spectrol Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 converts 1 spectrol into 1 hesson and 1 kyan
Player 3 puts 1 Indicyl on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Hesson on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 3 puts 1 Rubel on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 3 puts 1 Kyan on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 1 takes Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 takes Kyan Smelter (3 hesson | 1 spectrol)
Player 1 passes
Player 2 takes Rubel Condenser (2 indicyl | 1 rubel)
Player 2 takes Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 harvests Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 2 gains 1 Hesson
Player 2 spends a Hesson token
Player 2 discards Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 converts 2 hesson into 2 indicyl
Player 2 puts 1 Indicyl on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 2 puts 1 Indicyl on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 3 takes Kyan Smelter (3 hesson | 1 spectrol)
Player 3 takes Indicyl Dissolver (1 kyan | 2 indicyl)
Player 3 discards Kyan Smelter (3 hesson | 1 spectrol)
Player 3 converts 1 kyan into 1 rubel
Player 3 converts 1 rubel into 1 indicyl and 1 hesson
Player 3 upgrades with Indicyl Dissolver (1 kyan | 2 indicyl)
Player 3 puts 1 Indicyl on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 3 puts 1 Hesson on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
You draw Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
You draw Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 discards Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 discards Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 converts 2 indicyl into 2 hesson
Player 1 upgrades with Spessart Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 converts 2 hesson into 2 indicyl
Player 1 puts 1 Indicyl on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Indicyl on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 2 takes Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 harvests Rubel Kiln (2 hesson | 1 kyan)
Player 2 gains 1 Rubel
Player 3 takes Spessart Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 3 draws a card
Player 3 passes
Player 1 takes Indicyl Furnace (1 rubel | 2 hesson)
Player 1 harvests Hesson Exchanger (2 indicyl | 2 hesson)
Player 1 gains 1 Hesson
Player 1 discards Indicyl Furnace (1 rubel | 2 hesson)
Player 1 spends a Hesson token
Player 1 converts 1 indicyl and 1 hesson into 1 rubel
Player 1 converts 1 rubel into 1 indicyl and 1 hesson
Player 1 puts 1 Indicyl on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 1 puts 1 Hesson on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 2 takes Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 takes Hesson Condenser (2 indicyl | 1 rubel)
Player 2 upgrades with Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 discards Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 discards Indicyl Kiln (2 hesson | 1 kyan)
Player 3 converts 2 indicyl into 1 rubel
Player 3 takes Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 converts 1 rubel into 1 indicyl and 1 hesson
Player 3 takes Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 passes
Player 3 discards Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 converts 1 rubel into 1 indicyl and 1 hesson
Player 3 converts 1 indicyl and 1 hesson into 1 rubel
Player 3 converts 1 indicyl and 1 hesson into 1 rubel
Player 3 puts 1 Rubel on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 3 puts 1 Rubel on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 1 takes Spectrol Crusher (1 spessart | 3 indicyl)
You draw Hesson Exchanger (2 indicyl | 2 hesson)
Player 1 upgrades with Spectrol Kiln (2 hesson | 1 kyan)
Player 1 discards Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 converts 1 kyan into 2 hesson
Player 1 discards Kyan Smelter (3 hesson | 1 spectrol)
Player 1 converts 1 kyan into 2 hesson
Player 1 discards Hesson Exchanger (2 indicyl | 2 hesson)
Player 1 converts 2 hesson into 1 kyan
Player 1 puts 1 Hesson on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 1 puts 1 Hesson on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Hesson on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Kyan on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 2 takes Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 draws a card
Player 2 upgrades with Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 discards Rubel Condenser (2 indicyl | 1 rubel)
Player 3 takes Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 3 takes Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 3 harvests Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 gains 1 Hesson
Player 3 discards Spectrol Smelter (3 hesson | 1 spectrol)
Player 3 converts 1 spectrol into 1 hesson and 1 kyan
Player 3 puts 1 Hesson on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 3 puts 1 Kyan on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 1 takes Kyan Polarizer (1 spessart | 1 spectrol)
Player 1 discards Kyan Polarizer (1 spessart | 1 spectrol)
Player 1 converts 1 kyan into 2 hesson
Player 1 discards Kyan Crusher (1 spessart | 3 indicyl)
Player 1 converts 1 kyan into 2 hesson
Player 1 takes Hesson Polarizer (1 spessart | 1 spectrol)
Player 1 passes
Player 1 puts 1 Hesson on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Hesson on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Hesson on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Hesson on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 2 takes Rubel Exchanger (2 indicyl | 2 hesson)
Player 2 takes Hesson Smelter (3 hesson | 1 spectrol)
Player 2 passes
Player 2 discards Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 discards Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 takes Hesson Inverter (2 rubel | 2 kyan)
Player 3 draws a card
Player 3 upgrades with Hesson Inverter (2 rubel | 2 kyan)
Player 1 takes Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 discards Hesson Polarizer (1 spessart | 1 spectrol)
Player 1 discards Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 converts 2 hesson into 1 kyan
Player 1 converts 1 kyan into 2 hesson
Player 1 upgrades with Spectrol Furnace (1 rubel | 2 hesson)
Player 1 converts 2 hesson into 1 kyan
Player 1 puts 1 Kyan on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 2 harvests Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 gains 1 Hesson
Player 2 discards Hesson Smelter (3 hesson | 1 spectrol)
Player 2 spends a Hesson token
Player 2 converts 2 hesson into 2 indicyl
Player 2 puts 1 Indicyl on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 2 puts 1 Indicyl on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 3 draws a card
Player 3 discards Spectrol Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 converts 1 spectrol into 1 hesson and 1 kyan
Player 3 takes Indicyl Cargo Rig (hand limit +1)
Player 3 discards Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 3 discards Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 discards Indicyl Cargo Rig (hand limit +1)
Player 3 converts 2 indicyl into 1 rubel
Player 3 converts 1 kyan into 2 indicyl
Player 3 spends a Hesson token
Player 3 converts 1 rubel into 1 kyan
Player 3 discards Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 converts 1 hesson and 1 kyan into 1 spectrol
Player 3 trades for Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 3 spends a Rubel token
Player 3 spends a Rubel token
Player 3 converts 2 rubel into 2 kyan
Player 3 converts 1 kyan into 1 rubel
Player 3 puts 1 Indicyl on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 3 puts 1 Indicyl on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 3 puts 1 Rubel on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Kyan on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
You draw Spessart Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 takes Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 harvests Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 gains 1 Hesson
Player 1 spends a Hesson token
Player 1 discards Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 converts 2 hesson into 1 kyan
Player 1 converts 1 kyan into 2 hesson
Player 1 puts 1 Hesson on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Hesson on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 2 discards Rubel Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 discards Rubel Dissolver (1 kyan | 2 indicyl)
Player 2 converts 2 rubel into 1 indicyl and 1 spessart
Player 2 harvests Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 gains 1 Indicyl
Player 2 spends a Indicyl token
Player 2 discards Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 converts 2 indicyl into 2 hesson
Player 2 puts 1 Indicyl on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Hesson on Gilded Assessor of Aurane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 2 puts 1 Hesson on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Spessart on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 3 takes Kyan Inverter (2 rubel | 2 kyan)
Player 3 discards Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 3 spends a Indicyl token
Player 3 converts 2 indicyl into 1 kyan
Player 3 upgrades with Spessart Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 puts 1 Kyan on Gilded Assessor of Aurane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 1 takes Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
You draw Spectrol Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 harvests Spectrol Furnace (1 rubel | 2 hesson)
Player 1 gains 1 Spectrol
Player 2 takes Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 draws a card
Player 2 discards Hesson Condenser (2 indicyl | 1 rubel)
Player 2 discards Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 converts 2 hesson into 2 indicyl
Player 2 upgrades with Rubel Exchanger (2 indicyl | 2 hesson)
Player 2 discards Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 converts 2 indicyl into 2 hesson
Player 2 puts 1 Indicyl on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 2 puts 1 Hesson on Gilded Assessor of Aurane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 2 puts 1 Hesson on Gilded Assessor of Aurane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 3 discards Kyan Inverter (2 rubel | 2 kyan)
Player 3 converts 1 kyan into 1 rubel
Player 3 takes Rubel Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 takes Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 discards Spessart Condenser (2 indicyl | 1 rubel)
Player 3 discards Rubel Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 converts 2 rubel into 2 kyan
Player 3 spends a Indicyl token
Player 3 spends a Indicyl token
Player 3 spends a Indicyl token
Player 3 trades for Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 3 spends a Indicyl token
Player 3 spends a Indicyl token
Player 3 converts 2 indicyl into 1 rubel
Player 3 puts 1 Rubel on Gilded Assessor of Aurane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 1 harvests Spessart Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 gains 1 Spessart
Player 2 takes Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 takes Kyan Condenser (2 indicyl | 1 rubel)
Player 2 passes
Player 3 takes Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 takes Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 spends a Rubel token
Player 3 converts 1 rubel into 2 indicyl
Player 3 harvests Indicyl Dissolver (1 kyan | 2 indicyl)
Player 3 gains 1 Indicyl
Player 3 puts 1 Indicyl on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 3 puts 1 Indicyl on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 1 takes Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 takes Indicyl Smelter (3 hesson | 1 spectrol)
Player 1 passes
Player 2 takes Rubel Polarizer (1 spessart | 1 spectrol)
Player 2 takes Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 harvests Kyan Exchanger (2 indicyl | 2 hesson)
Player 2 gains 1 Kyan
Player 3 draws a card
Player 3 draws a card
Player 3 harvests Hesson Transmuter (1 rubel | 1 kyan)
Player 3 gains 1 Hesson
Player 3 spends a Kyan token
Player 3 discards Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 converts 2 kyan into 2 rubel
Player 3 converts 2 rubel into 1 indicyl and 1 spessart
Player 3 discards Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 converts 1 indicyl and 1 spessart into 2 rubel
Player 3 converts 2 rubel into 1 indicyl and 1 spessart
Player 3 puts 1 Indicyl on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 3 puts 1 Indicyl on Gilded Assessor of Aurane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 3 puts 1 Spessart on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 1 takes Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 takes Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 upgrades with Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 discards Spectrol Crusher (1 spessart | 3 indicyl)
Player 1 discards Indicyl Smelter (3 hesson | 1 spectrol)
Player 1 converts 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 1 spends a Spectrol token
Player 1 discards Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 converts 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 1 discards Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 converts 1 kyan into 2 hesson
Player 1 converts 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 1 puts 1 Indicyl on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 1 puts 1 Hesson on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 1 puts 1 Hesson on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 1 puts 1 Rubel on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Kyan on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 1 puts 1 Spectrol on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 2 takes Hesson Inverter (2 rubel | 2 kyan)
Player 2 harvests Rubel Exchanger (2 indicyl | 2 hesson)
Player 2 gains 1 Rubel
Player 3 takes Rubel Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 takes Hesson Kiln (2 hesson | 1 kyan)
Player 3 harvests Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 gains 1 Hesson
Player 3 discards Indicyl Crusher (1 spessart | 3 indicyl)
Player 3 spends a Spessart token
Player 3 converts 1 indicyl and 1 spessart into 2 rubel
Player 3 puts 1 Rubel on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 3 puts 1 Rubel on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 1 takes Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 passes
Player 1 discards Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 discards Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 converts 2 hesson into 1 kyan
Player 1 puts 1 Kyan on Gilded Assessor of Aurane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 2 takes Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 draws a card
Player 2 upgrades with Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 3 takes Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 spends a Indicyl token
Player 3 discards Spessart Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 3 converts 1 indicyl and 1 spessart into 2 rubel
Player 3 takes Kyan Conduit (3 hesson | 3 indicyl)
Player 3 passes
Player 3 discards Rubel Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 converts 2 rubel into 2 kyan
Player 3 converts 2 kyan into 2 rubel
Player 3 puts 1 Rubel on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 3 puts 1 Rubel on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 3 puts 1 Rubel on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 1 takes Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 takes Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 passes
Player 2 takes Rubel Smelter (3 hesson | 1 spectrol)
Player 2 takes Rubel Furnace (1 rubel | 2 hesson)
Player 2 discards Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 discards Kyan Condenser (2 indicyl | 1 rubel)
Player 2 converts 2 kyan into 1 hesson and 1 spectrol
Player 2 upgrades with Rubel Exchanger (2 indicyl | 2 hesson)
Player 2 discards Hesson Inverter (2 rubel | 2 kyan)
Player 2 converts 1 hesson and 1 spectrol into 2 kyan
Player 2 discards Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 converts 2 hesson into 2 indicyl
Player 2 converts 2 indicyl into 2 hesson
Player 2 puts 1 Hesson on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 2 puts 1 Hesson on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 2 puts 1 Kyan on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Kyan on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 3 draws a card
Player 3 discards Kyan Conduit (3 hesson | 3 indicyl)
Player 3 discards Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 3 converts 2 kyan into 2 rubel
Player 3 draws a card
Player 3 spends a Indicyl token
Player 3 spends a Hesson token
Player 3 spends a Spectrol token
Player 3 converts 2 rubel into 1 indicyl and 1 spessart
Player 3 discards Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 converts 1 indicyl and 1 spessart into 2 rubel
Player 3 converts 2 rubel into 1 indicyl and 1 spessart
Player 3 discards Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 converts 1 indicyl and 1 spessart into 2 rubel
Player 3 trades for Gilded Assessor of Aurane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 3 puts 1 Indicyl on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 3 puts 1 Indicyl on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 3 puts 1 Rubel on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 1 takes Indicyl Transmuter (1 rubel | 1 kyan)
Player 1 takes Spectrol Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 discards Spectrol Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 discards Indicyl Transmuter (1 rubel | 1 kyan)
Player 1 converts 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 1 discards Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 converts 1 kyan into 2 hesson
Player 1 discards Spectrol Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 trades for Tower Scribe of Aurane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 aurane)
Player 1 discards Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 converts 1 kyan into 2 hesson
Player 1 puts 1 Hesson on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Hesson on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Hesson on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 2 harvests Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 gains 1 Hesson
Player 3 draws a card
Player 3 takes Indicyl Inverter (2 rubel | 2 kyan)
Player 3 spends a Rubel token
Player 3 discards Rubel Kiln (2 hesson | 1 kyan)
Player 3 converts 2 rubel into 2 kyan
Player 3 spends a Kyan token
Player 3 discards Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 discards Hesson Exchanger (2 indicyl | 2 hesson)
Player 3 spends a Kyan token
Player 3 converts 2 kyan into 2 rubel
Player 3 spends a Hesson token
Player 3 trades for Basalt Broker of Verdane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Rubel on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 1 harvests Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 gains 1 Hesson
Player 2 takes Kyan Inverter (2 rubel | 2 kyan)
Player 2 takes Spectrol Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 passes
Player 3 takes Indicyl Conduit (3 hesson | 3 indicyl)
Player 3 takes Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 upgrades with Indicyl Inverter (2 rubel | 2 kyan)
Player 1 takes Spectrol Exchanger (2 indicyl | 2 hesson)
Player 1 takes Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 passes
Player 2 takes Kyan Condenser (2 indicyl | 1 rubel)
Player 2 takes Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 spends a Kyan token
Player 2 discards Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 discards Rubel Smelter (3 hesson | 1 spectrol)
Player 2 discards Spectrol Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 trades for Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 2 spends a Hesson token
Player 2 spends a Hesson token
Player 2 converts 2 hesson into 2 indicyl
Player 2 spends a Indicyl token
Player 2 converts 2 indicyl into 2 hesson
Player 2 spends a Indicyl token
Player 2 converts 2 indicyl into 2 hesson
Player 2 converts 2 hesson into 2 indicyl
Player 2 puts 1 Indicyl on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 2 puts 1 Indicyl on Knotted Legate of Verdane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Hesson on Knotted Legate of Verdane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Hesson on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 3 takes Spectrol Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 takes Kyan Transmuter (1 rubel | 1 kyan)
Player 3 harvests Indicyl Inverter (2 rubel | 2 kyan)
Player 3 gains 1 Indicyl
Player 1 takes Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 upgrades with Spessart Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 spends a Indicyl token
Player 2 spends a Indicyl token
Player 2 converts 2 indicyl into 2 hesson
Player 2 takes Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 takes Kyan Conduit (3 hesson | 3 indicyl)
Player 2 discards Kyan Inverter (2 rubel | 2 kyan)
Player 2 spends a Hesson token
Player 2 converts 2 hesson into 2 indicyl
Player 2 discards Kyan Conduit (3 hesson | 3 indicyl)
Player 2 converts 2 indicyl into 2 hesson
Player 2 spends a Spessart token
Player 2 trades for Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 3 takes Hesson Dissolver (1 kyan | 2 indicyl)
Player 3 harvests Hesson Inverter (2 rubel | 2 kyan)
Player 3 gains 1 Hesson
Player 1 takes Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 takes Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 passes
Player 2 draws a card
Player 2 spends a Hesson token
Player 2 spends a Hesson token
Player 2 converts 2 hesson into 2 indicyl
Player 2 draws a card
Player 2 spends a Indicyl token
Player 2 converts 2 indicyl into 2 hesson
Player 2 spends a Indicyl token
Player 2 spends a Indicyl token
Player 2 converts 2 indicyl into 2 hesson
Player 2 spends a Hesson token
Player 2 discards Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 spends a Kyan token
Player 2 trades for Dim Listener of Aurane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 aurane)
Player 2 puts 1 Indicyl on Coal Warden of Aurane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 aurane)
Player 2 puts 1 Hesson on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 2 puts 1 Hesson on Knotted Legate of Verdane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Hesson on Knotted Legate of Verdane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 3 takes Spectrol Dissolver (1 kyan | 2 indicyl)
Player 3 takes Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 upgrades with Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 takes Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 passes
Player 1 discards Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 discards Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 1 spends a Hesson token
Player 1 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 1 converts 1 kyan into 2 hesson
Player 1 puts 1 Indicyl on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Hesson on Knotted Legate of Verdane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Hesson on Knotted Legate of Verdane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Hesson on Knotted Legate of Verdane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 2 takes Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 takes Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 passes
Player 2 discards Rubel Polarizer (1 spessart | 1 spectrol)
Player 3 takes Indicyl Furnace (1 rubel | 2 hesson)
Player 3 takes Kyan Cargo Rig (hand limit +1)
Player 3 discards Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 3 discards Basalt Broker of Verdane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 3 earns Shimmer Flats (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spectrol in a chain)
Player 3 discards Indicyl Conduit (3 hesson | 3 indicyl)
Player 3 discards Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
You draw Rubel Crusher (1 spessart | 3 indicyl)
Player 1 takes Rubel Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 harvests Spectrol Kiln (2 hesson | 1 kyan)
Player 1 gains 1 Spectrol
Player 2 takes Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 2 draws a card
Player 2 harvests Rubel Exchanger (2 indicyl | 2 hesson)
Player 2 gains 1 Rubel
Player 2 discards Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 discards Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 takes Spessart Inverter (2 rubel | 2 kyan)
Player 3 takes Hesson Crusher (1 spessart | 3 indicyl)
Player 3 passes
Player 3 discards Hesson Crusher (1 spessart | 3 indicyl)
Player 3 discards Spessart Inverter (2 rubel | 2 kyan)
Player 3 converts 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 3 puts 1 Rubel on Knotted Legate of Verdane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Kyan on Hearth Prefect of Verdane and Noctane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 1 takes Spessart Dissolver (1 kyan | 2 indicyl)
Player 1 takes Spessart Crusher (1 spessart | 3 indicyl)
Player 1 upgrades with Spectrol Exchanger (2 indicyl | 2 hesson)
Player 1 discards Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 discards Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 converts 2 indicyl into 2 hesson
Player 1 converts 2 hesson into 2 indicyl
Player 1 puts 1 Indicyl on Coal Warden of Aurane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 aurane)
Player 1 puts 1 Indicyl on Coal Warden of Aurane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 aurane)
Player 2 discards Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 2 earns Indigo Hamlet (1 verdane, 4 VP; +1 for every indicyl in a chain)
Player 3 passes
Player 1 upgrades with Spessart Crusher (1 spessart | 3 indicyl)
Player 2 takes Rubel Condenser (2 indicyl | 1 rubel)
Player 2 draws a card
Player 2 upgrades with Rubel Transmuter (1 rubel | 1 kyan)
Player 2 discards Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 2 converts 1 kyan into 1 rubel
Player 2 puts 1 Rubel on Hearth Prefect of Verdane and Noctane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 3 takes Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 discards Kyan Transmuter (1 rubel | 1 kyan)
Player 3 discards Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 3 draws a card
Player 3 discards Hesson Kiln (2 hesson | 1 kyan)
Player 3 discards Hesson Kiln (2 hesson | 1 kyan)
Player 3 discards Kyan Cargo Rig (hand limit +1)
Player 3 trades for Coal Warden of Aurane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 aurane)
Player 3 puts 1 Hesson on Hearth Prefect of Verdane and Noctane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 1 takes Indicyl Crusher (1 spessart | 3 indicyl)
Player 1 takes Spectrol Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 discards Rubel Crusher (1 spessart | 3 indicyl)
Player 1 spends a Spessart token
Player 1 discards Spessart Dissolver (1 kyan | 2 indicyl)
Player 1 converts 1 spessart into 3 indicyl
Player 1 converts 2 indicyl into 2 hesson
Player 1 discards Rubel Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 1 converts 2 indicyl into 2 hesson
Player 1 trades for Knotted Legate of Verdane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 1 spends a Hesson token
Player 1 converts 2 hesson into 2 indicyl
Player 1 puts 1 Indicyl on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Indicyl on Hearth Prefect of Verdane and Noctane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 2 spends a Kyan token
Player 2 converts 1 kyan into 1 rubel
Player 2 takes Indicyl Crusher (1 spessart | 3 indicyl)
Player 2 discards Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 converts 1 kyan into 1 rubel
Player 2 passes
Player 2 puts 1 Rubel on Twinned Herald of Aurane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 aurane)
Player 2 puts 1 Rubel on Twinned Herald of Aurane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 aurane)
Player 3 takes Hesson Crusher (1 spessart | 3 indicyl)
Player 3 takes Hesson Dissolver (1 kyan | 2 indicyl)
Player 3 harvests Spessart Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 gains 1 Spessart
Player 1 takes Hesson Kiln (2 hesson | 1 kyan)
Player 1 spends a Indicyl token
Player 1 discards Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 discards Indicyl Crusher (1 spessart | 3 indicyl)
Player 1 converts 3 indicyl into 1 spessart
Player 1 takes Kyan Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 discards Knotted Legate of Verdane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 1 earns Coral Causeway (1 verdane and 1 aurane, 8 VP; +3 for every rubel in a chain)
Player 1 discards Hesson Kiln (2 hesson | 1 kyan)
Player 1 spends a Rubel token
Player 1 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 1 puts 1 Indicyl on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Kyan on Mist Steward of Noctane (3 indicyl and 1 spectrol, 1 VP; gives 1 noctane)
Player 1 puts 1 Spessart on Twinned Herald of Aurane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 aurane)
Player 2 takes Kyan Furnace (1 rubel | 2 hesson)
Player 2 passes
Player 2 discards Rubel Condenser (2 indicyl | 1 rubel)
Player 2 converts 1 rubel into 1 kyan
Player 2 converts 1 kyan into 1 rubel
Player 2 puts 1 Rubel on Mist Steward of Noctane (3 indicyl and 1 spectrol, 1 VP; gives 1 noctane)
Player 3 takes Spessart Smelter (3 hesson | 1 spectrol)
Player 3 takes Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 upgrades with Indicyl Furnace (1 rubel | 2 hesson)
You draw Rubel Dissolver (1 kyan | 2 indicyl)
Player 1 takes Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 passes
Player 1 spends a Hesson token
Player 1 discards Rubel Dissolver (1 kyan | 2 indicyl)
Player 1 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 1 discards Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 converts 2 indicyl into 2 hesson
Player 1 spends a Hesson token
Player 1 converts 2 hesson into 2 indicyl
Player 1 puts 1 Indicyl on Twinned Herald of Aurane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 aurane)
Player 1 puts 1 Indicyl on Mist Steward of Noctane (3 indicyl and 1 spectrol, 1 VP; gives 1 noctane)
Player 1 puts 1 Hesson on Mist Steward of Noctane (3 indicyl and 1 spectrol, 1 VP; gives 1 noctane)
Player 1 puts 1 Kyan on Twinned Herald of Aurane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 aurane)
Player 2 takes Spessart Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 takes Spessart Cargo Rig (hand limit +1)
Player 2 spends a Kyan token
Player 2 converts 1 kyan into 1 rubel
Player 2 spends a Spessart token
Player 2 discards Rubel Furnace (1 rubel | 2 hesson)
Player 2 discards Hesson Polarizer (1 spessart | 1 spectrol)
Player 2 spends a Rubel token
Player 2 spends a Hesson token
Player 2 discards Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 trades for Hearth Prefect of Verdane and Noctane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 2 puts 1 Rubel on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 3 takes Indicyl Inverter (2 rubel | 2 kyan)
Player 3 draws a card
Player 3 discards Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 spends a Spessart token
Player 3 converts 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 3 harvests Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 gains 1 Indicyl
Player 3 converts 1 rubel into 2 hesson
Player 3 puts 1 Hesson on Twinned Herald of Aurane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 aurane)
Player 3 puts 1 Hesson on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 3 puts 1 Kyan on Gallery Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 verdane and 1 noctane)
Player 3 discards Hesson Crusher (1 spessart | 3 indicyl)
Player 1 takes Hesson Dissolver (1 kyan | 2 indicyl)
Player 1 takes Spectrol Polarizer (1 spessart | 1 spectrol)
Player 1 upgrades with Spectrol Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 discards Kyan Condenser (2 indicyl | 1 rubel)
Player 2 converts 1 kyan into 1 rubel
Player 2 takes Rubel Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 takes Spectrol Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 discards Rubel Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 converts 1 rubel into 1 kyan
Player 2 harvests Rubel Transmuter (1 rubel | 1 kyan)
Player 2 gains 1 Rubel
Player 2 puts 1 Rubel on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 2 puts 1 Kyan on Twinned Herald of Aurane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 aurane)
Player 3 takes Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 3 takes Rubel Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 3 discards Rubel Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 3 converts 1 rubel into 2 hesson
Player 3 passes
Player 3 discards Hesson Dissolver (1 kyan | 2 indicyl)
Player 3 discards Hesson Dissolver (1 kyan | 2 indicyl)
Player 3 converts 2 hesson into 1 rubel
Player 3 converts 1 rubel into 2 hesson
Player 3 spends a Hesson token
Player 3 converts 2 hesson into 1 rubel
Player 3 discards Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 3 converts 2 hesson into 1 rubel
Player 3 puts 1 Hesson on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 3 puts 1 Hesson on Twinned Herald of Aurane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 aurane)
Player 3 puts 1 Rubel on Twinned Herald of Aurane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 aurane)
Player 3 puts 1 Rubel on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 1 spends a Hesson token
Player 1 spends a Hesson token
Player 1 converts 2 hesson into 2 indicyl
Player 1 takes Rubel Cargo Rig (hand limit +1)
Player 1 discards Rubel Cargo Rig (hand limit +1)
Player 1 converts 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 1 takes Hesson Conduit (3 hesson | 3 indicyl)
Player 1 upgrades with Spectrol Polarizer (1 spessart | 1 spectrol)
Player 1 discards Kyan Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 discards Hesson Dissolver (1 kyan | 2 indicyl)
Player 1 converts 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 1 puts 1 Indicyl on Twinned Herald of Aurane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 aurane)
Player 1 puts 1 Indicyl on Mist Steward of Noctane (3 indicyl and 1 spectrol, 1 VP; gives 1 noctane)
Player 1 puts 1 Hesson on Mist Steward of Noctane (3 indicyl and 1 spectrol, 1 VP; gives 1 noctane)
Player 1 puts 1 Rubel on Mist Steward of Noctane (3 indicyl and 1 spectrol, 1 VP; gives 1 noctane)
Player 1 puts 1 Kyan on Mist Steward of Noctane (3 indicyl and 1 spectrol, 1 VP; gives 1 noctane)
Player 2 takes Hesson Furnace (1 rubel | 2 hesson)
Player 2 passes
Player 3 takes Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 takes Spectrol Conduit (3 hesson | 3 indicyl)
Player 3 discards Spectrol Conduit (3 hesson | 3 indicyl)
Player 3 spends a Hesson token
Player 3 spends a Hesson token
Player 3 converts 2 hesson into 1 rubel
Player 3 spends a Indicyl token
Player 3 spends a Indicyl token
Player 3 spends a Hesson token
Player 3 spends a Hesson token
Player 3 trades for Gallery Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 verdane and 1 noctane)
Player 3 spends a Hesson token
Player 3 spends a Hesson token
Player 3 converts 2 hesson into 1 rubel
Player 3 converts 1 rubel into 2 hesson
Player 3 spends a Hesson token
Player 3 converts 2 hesson into 1 rubel
Player 3 puts 1 Hesson on Mist Steward of Noctane (3 indicyl and 1 spectrol, 1 VP; gives 1 noctane)
Player 3 puts 1 Rubel on Mist Steward of Noctane (3 indicyl and 1 spectrol, 1 VP; gives 1 noctane)
Player 1 takes Indicyl Dissolver (1 kyan | 2 indicyl)
Player 1 takes Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 harvests Spectrol Exchanger (2 indicyl | 2 hesson)
Player 1 gains 1 Spectrol
Player 1 spends a Spectrol token
Player 1 converts 1 spectrol into 1 spessart
Player 1 puts 1 Spessart on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 2 takes Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 draws a card
Player 2 discards Indicyl Exchanger (2 indicyl | 2 hesson)
Player 2 discards Spectrol Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 discards Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 spends a Indicyl token
Player 2 spends a Hesson token
Player 2 spends a Hesson token
Player 2 spends a Rubel token
Player 2 spends a Rubel token
Player 2 trades for Second Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spectrol, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 3 takes Hesson Crusher (1 spessart | 3 indicyl)
Player 3 takes Hesson Transmuter (1 rubel | 1 kyan)
Player 3 harvests Indicyl Furnace (1 rubel | 2 hesson)
Player 3 gains 1 Indicyl
Player 3 discards Hesson Transmuter (1 rubel | 1 kyan)
Player 1 takes Kyan Dissolver (1 kyan | 2 indicyl)
You draw Indicyl Transmuter (1 rubel | 1 kyan)
Player 1 spends a Spectrol token
Player 1 converts 1 spectrol into 1 spessart
Player 1 discards Indicyl Dissolver (1 kyan | 2 indicyl)
Player 1 discards Kyan Dissolver (1 kyan | 2 indicyl)
Player 1 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 1 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 1 converts 1 spessart into 1 spectrol
Player 1 discards Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 discards Indicyl Transmuter (1 rubel | 1 kyan)
Player 1 trades for Mist Steward of Noctane (3 indicyl and 1 spectrol, 1 VP; gives 1 noctane)
Player 1 puts 1 Kyan on Shaft Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 2 takes Spessart Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 takes Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 upgrades with Spessart Cargo Rig (hand limit +1)
Player 3 discards Spessart Smelter (3 hesson | 1 spectrol)
Player 3 spends a Indicyl token
Player 3 discards Hesson Crusher (1 spessart | 3 indicyl)
Player 3 discards Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 spends a Hesson token
Player 3 spends a Kyan token
Player 3 trades for Shaft Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 1 spends a Indicyl token
Player 1 spends a Kyan token
Player 1 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 1 takes Hesson Transmuter (1 rubel | 1 kyan)
Player 1 takes Indicyl Condenser (2 indicyl | 1 rubel)
Player 1 harvests Spessart Crusher (1 spessart | 3 indicyl)
Player 1 gains 1 Spessart
Player 1 discards Indicyl Condenser (2 indicyl | 1 rubel)
Player 1 spends a Rubel token
Player 1 converts 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 1 spends a Indicyl token
Player 1 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 1 spends a Spessart token
Player 1 converts 1 spessart into 1 spectrol
Player 1 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 1 puts 1 Indicyl on Tidal Clerk of Verdane (2 indicyl and 2 rubel, 1 VP; gives 1 verdane)
Player 1 puts 1 Hesson on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Hesson on Shaft Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Rubel on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Kyan on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Spectrol on Shaft Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 2 takes Indicyl Condenser (2 indicyl | 1 rubel)
Player 2 draws a card
Player 2 passes
Player 2 discards Spectrol Cargo Rig (hand limit +1)
Player 3 takes Hesson Smelter (3 hesson | 1 spectrol)
Player 3 takes Spectrol Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 3 upgrades with Hesson Smelter (3 hesson | 1 spectrol)
Player 1 takes Spectrol Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 discards Spectrol Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 converts 1 spectrol into 1 spessart
Player 1 converts 1 spessart into 1 spectrol
Player 1 takes Spessart Kiln (2 hesson | 1 kyan)
Player 1 upgrades with Spessart Kiln (2 hesson | 1 kyan)
Player 1 converts 1 spectrol into 1 spessart
Player 1 puts 1 Spessart on Twinned Herald of Aurane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 aurane)
Player 2 takes Rubel Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 2 passes
Player 2 discards Indicyl Crusher (1 spessart | 3 indicyl)
Player 3 takes Rubel Smelter (3 hesson | 1 spectrol)
Player 3 discards Spectrol Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 converts 1 spectrol into 3 hesson
Player 3 takes Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 upgrades with Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 spends a Hesson token
Player 3 spends a Hesson token
Player 3 spends a Hesson token
Player 3 converts 3 hesson into 1 spectrol
Player 3 spends a Hesson token
Player 3 discards Indicyl Inverter (2 rubel | 2 kyan)
Player 3 converts 1 indicyl and 1 hesson into 1 rubel
Player 3 discards Rubel Smelter (3 hesson | 1 spectrol)
Player 3 converts 1 rubel into 1 indicyl and 1 hesson
Player 3 converts 1 rubel into 1 indicyl and 1 hesson
Player 3 puts 1 Indicyl on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 3 puts 1 Indicyl on Shaft Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Hesson on Tidal Clerk of Verdane (2 indicyl and 2 rubel, 1 VP; gives 1 verdane)
Player 3 puts 1 Hesson on Tidal Clerk of Verdane (2 indicyl and 2 rubel, 1 VP; gives 1 verdane)
Player 3 puts 1 Hesson on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 3 puts 1 Hesson on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 3 puts 1 Hesson on Twinned Herald of Aurane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 aurane)
Player 3 puts 1 Spectrol on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
You draw Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 takes Rubel Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 passes
Player 2 takes Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 takes Spectrol Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 2 passes
Player 2 discards Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 discards Indicyl Condenser (2 indicyl | 1 rubel)
Player 3 takes Kyan Kiln (2 hesson | 1 kyan)
Player 3 spends a Indicyl token
Player 3 spends a Hesson token
Player 3 converts 1 indicyl and 1 hesson into 1 rubel
Player 3 draws a card
Player 3 passes
Player 3 converts 1 rubel into 1 indicyl and 1 hesson
Player 3 discards Spectrol Dissolver (1 kyan | 2 indicyl)
Player 3 converts 1 spectrol into 3 hesson
Player 3 puts 1 Indicyl on Shaft Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Hesson on Tidal Clerk of Verdane (2 indicyl and 2 rubel, 1 VP; gives 1 verdane)
Player 3 puts 1 Hesson on Tidal Clerk of Verdane (2 indicyl and 2 rubel, 1 VP; gives 1 verdane)
Player 3 puts 1 Hesson on Tidal Clerk of Verdane (2 indicyl and 2 rubel, 1 VP; gives 1 verdane)
Player 3 puts 1 Hesson on Shaft Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 1 takes Kyan Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 discards Hesson Conduit (3 hesson | 3 indicyl)
Player 1 discards Kyan Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 converts 1 hesson and 1 kyan into 1 indicyl and 1 rubel
You draw Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 discards Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 spends a Kyan token
Player 1 discards Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 spends a Rubel token
Player 1 converts 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 1 converts 1 kyan into 2 hesson
Player 1 discards Rubel Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 1 trades for Twinned Herald of Aurane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 aurane)
Player 1 spends a Indicyl token
Player 1 spends a Kyan token
Player 1 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 1 spends a Kyan token
Player 1 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 1 spends a Spessart token
Player 1 converts 1 spessart into 1 spectrol
Player 1 spends a Hesson token
Player 1 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 1 puts 1 Indicyl on Tidal Clerk of Verdane (2 indicyl and 2 rubel, 1 VP; gives 1 verdane)
Player 1 puts 1 Hesson on Tidal Clerk of Verdane (2 indicyl and 2 rubel, 1 VP; gives 1 verdane)
Player 1 puts 1 Hesson on Tidal Clerk of Verdane (2 indicyl and 2 rubel, 1 VP; gives 1 verdane)
Player 1 puts 1 Hesson on Tidal Clerk of Verdane (2 indicyl and 2 rubel, 1 VP; gives 1 verdane)
Player 1 puts 1 Hesson on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Rubel on Shaft Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Rubel on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Kyan on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Spectrol on Shaft Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 2 takes Rubel Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 draws a card
Player 2 discards Second Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spectrol, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 earns Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 2 stores a hand card beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 2 discards Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 3 discards Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 3 discards Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 3 converts 1 indicyl and 1 hesson into 1 rubel
Player 3 discards Spectrol Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 3 converts 1 spectrol into 3 hesson
Player 3 takes Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 takes Rubel Inverter (2 rubel | 2 kyan)
Player 3 upgrades with Rubel Inverter (2 rubel | 2 kyan)
Player 3 converts 1 rubel into 1 indicyl and 1 hesson
Player 3 puts 1 Indicyl on Shaft Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Hesson on Mirror Prefect of Verdane and Noctane (3 indicyl and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 noctane)
Player 3 puts 1 Hesson on Mirror Prefect of Verdane and Noctane (3 indicyl and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 noctane)
Player 3 puts 1 Hesson on Tidal Clerk of Verdane (2 indicyl and 2 rubel, 1 VP; gives 1 verdane)
Player 3 puts 1 Hesson on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
You draw Spectrol Inverter (2 rubel | 2 kyan)
You draw Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 spends a Hesson token
Player 1 spends a Rubel token
Player 1 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 1 spends a Indicyl token
Player 1 spends a Hesson token
Player 1 spends a Hesson token
Player 1 spends a Spessart token
Player 1 trades for Shaft Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 2 passes
Player 2 stores a hand card beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 3 takes Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 draws a card
Player 3 discards Gallery Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 verdane and 1 noctane)
Player 3 discards Shaft Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 3 earns Chancery Moon (1 verdane and 1 aurane, 8 VP; +8 for every stored influence)
Player 3 stores Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane) beneath Chancery Moon (1 verdane and 1 aurane, 8 VP; +8 for every stored influence)
You draw Spectrol Condenser (2 indicyl | 1 rubel)
Player 1 upgrades with Spectrol Condenser (2 indicyl | 1 rubel)
Player 1 discards Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 spends a Kyan token
Player 1 converts 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 1 puts 1 Indicyl on Slag Clerk of Verdane (2 hesson and 2 kyan, 1 VP; gives 1 verdane)
Player 1 puts 1 Rubel on Tidal Clerk of Verdane (2 indicyl and 2 rubel, 1 VP; gives 1 verdane)
Player 2 draws a card
Player 2 draws a card
Player 2 discards Kyan Furnace (1 rubel | 2 hesson)
Player 2 spends a Hesson token
Player 2 discards Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 spends a Kyan token
Player 2 trades for Slag Clerk of Verdane (2 hesson and 2 kyan, 1 VP; gives 1 verdane)
Player 3 takes Hesson Furnace (1 rubel | 2 hesson)
Player 3 takes Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 upgrades with Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 discards Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 discards Indicyl Exchanger (2 indicyl | 2 hesson)
Player 3 converts 1 indicyl and 1 hesson into 1 rubel
Player 3 puts 1 Rubel on Tidal Clerk of Verdane (2 indicyl and 2 rubel, 1 VP; gives 1 verdane)
Player 3 stores a hand card beneath Chancery Moon (1 verdane and 1 aurane, 8 VP; +8 for every stored influence)
Player 1 takes Hesson Polarizer (1 spessart | 1 spectrol)
Player 1 harvests Spessart Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 gains 1 Spessart
Player 2 takes Spessart Conduit (3 hesson | 3 indicyl)
Player 2 takes Rubel Conduit (3 hesson | 3 indicyl)
Player 2 passes
Player 2 stores a hand card beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 3 spends a Indicyl token
Player 3 discards Hesson Furnace (1 rubel | 2 hesson)
Player 3 converts 1 indicyl and 1 hesson into 1 rubel
Player 3 takes Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 converts 1 rubel into 1 indicyl and 1 hesson
Player 3 takes Kyan Dissolver (1 kyan | 2 indicyl)
Player 3 passes
Player 3 spends a Indicyl token
Player 3 converts 1 indicyl and 1 hesson into 1 rubel
Player 3 puts 1 Indicyl on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 3 puts 1 Rubel on Cellar Scribe of Verdane (1 hesson and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 verdane)
Player 3 stores a hand card beneath Chancery Moon (1 verdane and 1 aurane, 8 VP; +8 for every stored influence)
Player 1 takes Spessart Polarizer (1 spessart | 1 spectrol)
Player 1 takes Rubel Inverter (2 rubel | 2 kyan)
Player 1 discards Mist Steward of Noctane (3 indicyl and 1 spectrol, 1 VP; gives 1 noctane)
Player 1 discards Shaft Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 1 earns Amber Terraces (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spessart in a chain)
Player 2 takes Spessart Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 takes Spectrol Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 discards Hearth Prefect of Verdane and Noctane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 2 earns Drizzle Outpost (1 noctane, 4 VP; +1 for every indicyl in a chain)
This is the final round: a player has three Landmarks
Player 2 discards Hesson Furnace (1 rubel | 2 hesson)
Player 2 discards Spessart Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
The game is over
