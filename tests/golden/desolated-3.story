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
Player 2 takes Rubel Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 2 takes Rubel Condenser (2 indicyl | 1 rubel)
Player 2 passes
Player 3 takes Rubel Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 upgrades with Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 takes Rubel Furnace (1 rubel | 2 hesson)
Player 1 takes Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 upgrades with Rubel Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 takes Spectrol Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 upgrades with Spectrol Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 takes Rubel Transmuter (1 rubel | 1 kyan)
Player 3 takes Hesson Polarizer (1 spessart | 1 spectrol)
Player 3 upgrades with Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 discards Rubel Furnace (1 rubel | 2 hesson)
Player 1 converts 1 rubel into 1 indicyl and 1 hesson
Player 1 takes Spessart Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 harvests Rubel Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 gains 1 Rubel
Player 1 spends a Rubel token
Player 1 converts 1 rubel into 1 indicyl and 1 hesson
Player 1 puts 1 Indicyl on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 1 puts 1 Indicyl on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Hesson on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Hesson on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 2 takes Spectrol Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 takes Kyan Condenser (2 indicyl | 1 rubel)
Player 2 passes
Player 2 discards Rubel Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 2 discards Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 2 converts 2 rubel into 1 indicyl and 1 spessart
Player 2 puts 1 Indicyl on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Spessart on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 3 takes Rubel Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 takes Hesson Cargo Rig (hand limit +1)
Player 3 upgrades with Spessart Condenser (2 indicyl | 1 rubel)
Player 1 takes Spectrol Dissolver (1 kyan | 2 indicyl)
Player 1 passes
Player 2 discards Rubel Kiln (2 hesson | 1 kyan)
Player 2 discards Rubel Condenser (2 indicyl | 1 rubel)
Player 2 converts 2 rubel into 1 indicyl and 1 spessart
Player 2 converts 1 indicyl and 1 spessart into 2 rubel
Player 2 upgrades with Kyan Exchanger (2 indicyl | 2 hesson)
Player 2 puts 1 Rubel on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 2 puts 1 Rubel on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 3 takes Indicyl Kiln (2 hesson | 1 kyan)
Player 3 takes Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 3 harvests Spessart Condenser (2 indicyl | 1 rubel)
Player 3 gains 1 Spessart
Player 3 discards Rubel Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 discards Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 takes Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 harvests Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 gains 1 Hesson
Player 2 takes Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 takes Spectrol Inverter (2 rubel | 2 kyan)
Player 2 passes
Player 3 harvests Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 gains 1 Hesson
Player 3 discards Hesson Polarizer (1 spessart | 1 spectrol)
Player 3 discards Kyan Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 3 converts 1 hesson and 1 kyan into 1 spectrol
Player 3 puts 1 Spectrol on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 1 takes Kyan Inverter (2 rubel | 2 kyan)
Player 1 passes
Player 2 takes Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 takes Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 2 discards Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 discards Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 2 converts 2 indicyl into 2 hesson
Player 2 converts 2 hesson into 2 indicyl
Player 2 passes
Player 2 puts 1 Indicyl on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Indicyl on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 3 takes Indicyl Furnace (1 rubel | 2 hesson)
Player 3 takes Indicyl Inverter (2 rubel | 2 kyan)
Player 3 passes
Player 1 takes Rubel Cargo Rig (hand limit +1)
Player 1 takes Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 passes
Player 1 discards Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 discards Rubel Cargo Rig (hand limit +1)
Player 2 takes Indicyl Crusher (1 spessart | 3 indicyl)
Player 2 takes Spectrol Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 upgrades with Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 takes Rubel Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 3 upgrades with Hesson Transmuter (1 rubel | 1 kyan)
Player 3 discards Rubel Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 converts 1 rubel into 1 kyan
Player 3 puts 1 Kyan on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
You draw Kyan Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 takes Indicyl Polarizer (1 spessart | 1 spectrol)
Player 1 discards Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 discards Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 discards Indicyl Polarizer (1 spessart | 1 spectrol)
Player 1 discards Kyan Inverter (2 rubel | 2 kyan)
Player 1 discards Kyan Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 discards Spessart Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 trades for Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 2 takes Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 2 takes Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 passes
Player 2 discards Indicyl Crusher (1 spessart | 3 indicyl)
Player 2 discards Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 converts 2 indicyl into 2 hesson
Player 2 discards Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 2 converts 2 hesson into 2 indicyl
Player 2 puts 1 Indicyl on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 2 puts 1 Indicyl on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 2 puts 1 Hesson on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 3 takes Indicyl Crusher (1 spessart | 3 indicyl)
Player 3 takes Rubel Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 passes
Player 3 discards Rubel Transmuter (1 rubel | 1 kyan)
Player 1 takes Kyan Smelter (3 hesson | 1 spectrol)
Player 1 takes Spectrol Exchanger (2 indicyl | 2 hesson)
Player 1 upgrades with Spectrol Furnace (1 rubel | 2 hesson)
Player 1 spends a Hesson token
Player 1 spends a Hesson token
Player 1 converts 2 hesson into 1 rubel
Player 1 puts 1 Rubel on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 2 draws a card
Player 2 harvests Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 gains 1 Kyan
Player 3 takes Spessart Transmuter (1 rubel | 1 kyan)
Player 3 takes Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 upgrades with Indicyl Inverter (2 rubel | 2 kyan)
Player 3 discards Indicyl Crusher (1 spessart | 3 indicyl)
You draw Hesson Inverter (2 rubel | 2 kyan)
Player 1 takes Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 harvests Spectrol Furnace (1 rubel | 2 hesson)
Player 1 gains 1 Spectrol
Player 2 draws a card
Player 2 takes Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 harvests Kyan Exchanger (2 indicyl | 2 hesson)
Player 2 gains 1 Kyan
Player 2 discards Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 discards Rubel Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 3 discards Rubel Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 converts 2 rubel into 2 kyan
Player 3 spends a Hesson token
Player 3 converts 1 hesson and 1 kyan into 1 spectrol
Player 3 takes Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 3 takes Indicyl Condenser (2 indicyl | 1 rubel)
Player 3 passes
Player 3 discards Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 3 converts 1 rubel into 1 kyan
Player 3 puts 1 Kyan on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Kyan on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 3 puts 1 Spectrol on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
You draw Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
You draw Indicyl Conduit (3 hesson | 3 indicyl)
Player 1 upgrades with Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 2 takes Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 takes Kyan Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 upgrades with Kyan Crusher (1 spessart | 3 indicyl)
Player 2 discards Spectrol Inverter (2 rubel | 2 kyan)
Player 3 takes Rubel Inverter (2 rubel | 2 kyan)
Player 3 takes Spessart Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 3 discards Rubel Inverter (2 rubel | 2 kyan)
Player 3 converts 1 rubel into 1 kyan
Player 3 harvests Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 gains 1 Hesson
Player 3 converts 1 kyan into 1 rubel
Player 3 puts 1 Rubel on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
You draw Spectrol Fuser (1 indicyl and 1 kyan | 1 spessart)
You draw Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 harvests Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 gains 1 Indicyl
Player 1 discards Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 discards Kyan Smelter (3 hesson | 1 spectrol)
Player 2 draws a card
Player 2 draws a card
Player 2 harvests Spectrol Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 gains 1 Spectrol
Player 2 discards Kyan Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 discards Indicyl Inverter (2 rubel | 2 kyan)
Player 3 takes Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 draws a card
Player 3 harvests Hesson Transmuter (1 rubel | 1 kyan)
Player 3 gains 1 Hesson
Player 3 discards Hesson Cargo Rig (hand limit +1)
Player 3 discards Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 takes Spectrol Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 takes Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 upgrades with Spectrol Dissolver (1 kyan | 2 indicyl)
Player 1 discards Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 converts 1 kyan into 2 indicyl
Player 1 spends a Indicyl token
Player 1 converts 2 indicyl into 1 kyan
Player 1 converts 1 kyan into 2 indicyl
Player 1 discards Indicyl Conduit (3 hesson | 3 indicyl)
Player 1 converts 2 indicyl into 1 kyan
Player 1 puts 1 Indicyl on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 1 puts 1 Indicyl on Sixth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Kyan on Sixth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 draws a card
Player 2 takes Kyan Cargo Rig (hand limit +1)
Player 2 upgrades with Kyan Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 discards Kyan Cargo Rig (hand limit +1)
Player 3 takes Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 takes Rubel Cargo Rig (hand limit +1)
Player 3 harvests Indicyl Inverter (2 rubel | 2 kyan)
Player 3 gains 1 Indicyl
Player 3 discards Indicyl Kiln (2 hesson | 1 kyan)
Player 3 discards Indicyl Condenser (2 indicyl | 1 rubel)
Player 1 takes Kyan Transmuter (1 rubel | 1 kyan)
Player 1 takes Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 discards Kyan Transmuter (1 rubel | 1 kyan)
Player 1 converts 1 kyan into 2 indicyl
Player 1 harvests Spectrol Dissolver (1 kyan | 2 indicyl)
Player 1 gains 1 Spectrol
Player 1 puts 1 Indicyl on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 1 puts 1 Indicyl on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 2 harvests Kyan Crusher (1 spessart | 3 indicyl)
Player 2 gains 1 Kyan
Player 2 spends a Spectrol token
Player 2 discards Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 converts 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 2 discards Rubel Crusher (1 spessart | 3 indicyl)
Player 2 converts 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 2 puts 1 Indicyl on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Rubel on Sixth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 puts 1 Spectrol on Sixth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 3 upgrades with Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 takes Rubel Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 takes Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 upgrades with Hesson Inverter (2 rubel | 2 kyan)
Player 1 spends a Rubel token
Player 1 discards Rubel Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 converts 2 rubel into 2 kyan
Player 1 puts 1 Kyan on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Kyan on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 2 takes Rubel Exchanger (2 indicyl | 2 hesson)
Player 2 takes Rubel Smelter (3 hesson | 1 spectrol)
Player 2 spends a Kyan token
Player 2 discards Rubel Smelter (3 hesson | 1 spectrol)
Player 2 converts 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 2 upgrades with Rubel Exchanger (2 indicyl | 2 hesson)
Player 2 discards Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 discards Hesson Smelter (3 hesson | 1 spectrol)
Player 2 converts 2 hesson into 2 indicyl
Player 2 converts 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 2 puts 1 Indicyl on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Indicyl on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 2 puts 1 Rubel on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 2 puts 1 Kyan on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 3 harvests Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 gains 1 Indicyl
Player 1 takes Hesson Furnace (1 rubel | 2 hesson)
Player 1 takes Hesson Inverter (2 rubel | 2 kyan)
Player 1 discards Spectrol Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 discards Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 discards Hesson Furnace (1 rubel | 2 hesson)
Player 1 discards Hesson Inverter (2 rubel | 2 kyan)
Player 1 trades for Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 2 upgrades with Spectrol Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 3 takes Indicyl Exchanger (2 indicyl | 2 hesson)
Player 3 passes
You draw Rubel Conduit (3 hesson | 3 indicyl)
You draw Rubel Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 discards Rubel Conduit (3 hesson | 3 indicyl)
Player 1 spends a Rubel token
Player 1 converts 2 rubel into 2 kyan
Player 1 harvests Hesson Inverter (2 rubel | 2 kyan)
Player 1 gains 1 Hesson
Player 1 puts 1 Kyan on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Kyan on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 2 takes Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 takes Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 passes
Player 3 draws a card
Player 3 takes Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 discards Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 discards Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 discards Rubel Cargo Rig (hand limit +1)
Player 3 discards Spectrol Crusher (1 spessart | 3 indicyl)
Player 3 trades for Flare Warden of Noctane (2 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 noctane)
Player 1 takes Kyan Furnace (1 rubel | 2 hesson)
Player 1 takes Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 passes
Player 1 discards Kyan Furnace (1 rubel | 2 hesson)
Player 2 takes Rubel Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 discards Kyan Condenser (2 indicyl | 1 rubel)
Player 2 discards Rubel Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 converts 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 2 takes Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 passes
Player 2 discards Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 discards Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 converts 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 2 discards Spectrol Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 converts 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 2 converts 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 2 converts 2 indicyl into 2 hesson
Player 2 puts 1 Hesson on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Hesson on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 2 puts 1 Spectrol on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 2 puts 1 Spectrol on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 2 puts 1 Spectrol on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 3 takes Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 takes Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 passes
Player 1 takes Spessart Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 takes Spessart Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 upgrades with Spessart Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 spends a Indicyl token
Player 1 spends a Hesson token
Player 1 converts 1 indicyl and 1 hesson into 1 kyan
Player 1 converts 1 kyan into 1 indicyl and 1 hesson
Player 1 spends a Kyan token
Player 1 converts 1 kyan into 1 indicyl and 1 hesson
Player 1 puts 1 Indicyl on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Indicyl on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Hesson on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Hesson on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 1 discards Spectrol Kiln (2 hesson | 1 kyan)
Player 2 draws a card
Player 2 upgrades with Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 upgrades with Spessart Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 harvests Spessart Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 gains 1 Spessart
Player 2 takes Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 takes Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 harvests Rubel Exchanger (2 indicyl | 2 hesson)
Player 2 gains 1 Rubel
Player 2 spends a Rubel token
Player 2 converts 1 rubel into 1 indicyl and 1 hesson
Player 2 discards Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 discards Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 converts 2 indicyl and 1 hesson into 3 indicyl
Player 2 converts 3 indicyl into 2 indicyl and 1 hesson
Player 2 puts 1 Indicyl on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 2 puts 1 Indicyl on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 2 puts 1 Indicyl on Sixth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 puts 1 Hesson on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 3 upgrades with Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 takes Rubel Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 takes Hesson Dissolver (1 kyan | 2 indicyl)
Player 1 passes
Player 1 discards Rubel Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 discards Rubel Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 takes Kyan Furnace (1 rubel | 2 hesson)
Player 2 takes Indicyl Inverter (2 rubel | 2 kyan)
Player 2 passes
Player 3 takes Rubel Crusher (1 spessart | 3 indicyl)
Player 3 discards Indicyl Furnace (1 rubel | 2 hesson)
Player 3 discards Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 converts 1 indicyl and 1 kyan into 1 spessart
Player 3 passes
Player 3 converts 1 spessart into 1 spectrol
Player 3 puts 1 Spectrol on Sixth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
You draw Hesson Smelter (3 hesson | 1 spectrol)
You draw Kyan Cargo Rig (hand limit +1)
Player 1 discards Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 spends a Rubel token
Player 1 discards Kyan Cargo Rig (hand limit +1)
Player 1 spends a Spectrol token
Player 1 trades for Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 2 draws a card
Player 2 takes Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 harvests Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 gains 1 Kyan
Player 2 discards Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 discards Rubel Conduit (3 hesson | 3 indicyl)
Player 2 converts 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 2 converts 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 2 puts 1 Rubel on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Kyan on Sixth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 3 draws a card
Player 3 takes Hesson Exchanger (2 indicyl | 2 hesson)
Player 3 harvests Spessart Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 3 gains 1 Spessart
You draw Kyan Transmuter (1 rubel | 1 kyan)
Player 1 passes
Player 1 discards Spectrol Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 takes Indicyl Smelter (3 hesson | 1 spectrol)
Player 2 takes Spessart Smelter (3 hesson | 1 spectrol)
Player 2 upgrades with Kyan Furnace (1 rubel | 2 hesson)
Player 3 takes Spessart Furnace (1 rubel | 2 hesson)
Player 3 discards Hesson Exchanger (2 indicyl | 2 hesson)
Player 3 discards Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 converts 1 hesson and 1 kyan into 1 spectrol
Player 3 takes Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 harvests Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 gains 1 Indicyl
Player 3 puts 1 Spectrol on Sixth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 takes Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 takes Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 upgrades with Spectrol Exchanger (2 indicyl | 2 hesson)
Player 1 discards Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 takes Indicyl Cargo Rig (hand limit +1)
Player 2 discards Indicyl Inverter (2 rubel | 2 kyan)
Player 2 discards Indicyl Smelter (3 hesson | 1 spectrol)
Player 2 discards Indicyl Cargo Rig (hand limit +1)
Player 2 converts 3 indicyl into 2 indicyl and 1 hesson
Player 2 takes Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 2 harvests Spectrol Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 gains 1 Spectrol
Player 2 spends a Spectrol token
Player 2 converts 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 2 puts 1 Indicyl on Sixth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 puts 1 Hesson on Prism Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 noctane)
Player 2 puts 1 Rubel on Prism Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 noctane)
Player 2 puts 1 Kyan on Prism Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 noctane)
Player 3 draws a card
Player 3 upgrades with Spessart Furnace (1 rubel | 2 hesson)
Player 3 discards Rubel Crusher (1 spessart | 3 indicyl)
Player 3 converts 1 rubel into 2 hesson
Player 3 spends a Hesson token
Player 3 spends a Hesson token
Player 3 converts 2 hesson into 1 rubel
Player 3 discards Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 3 converts 2 hesson into 1 rubel
Player 3 converts 1 rubel into 2 hesson
Player 3 puts 1 Hesson on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 3 puts 1 Hesson on Prism Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 noctane)
Player 3 puts 1 Hesson on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 3 puts 1 Rubel on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 1 takes Spessart Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 takes Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 harvests Spectrol Exchanger (2 indicyl | 2 hesson)
Player 1 gains 1 Spectrol
Player 1 discards Kyan Transmuter (1 rubel | 1 kyan)
Player 1 discards Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 takes Indicyl Smelter (3 hesson | 1 spectrol)
Player 2 discards Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 discards Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 2 converts 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 2 upgrades with Spessart Smelter (3 hesson | 1 spectrol)
Player 2 puts 1 Indicyl on Sixth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 puts 1 Spectrol on Sixth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 3 takes Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 draws a card
Player 3 harvests Spessart Furnace (1 rubel | 2 hesson)
Player 3 gains 1 Spessart
Player 1 takes Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 takes Kyan Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 passes
Player 1 discards Hesson Dissolver (1 kyan | 2 indicyl)
Player 1 discards Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 takes Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 takes Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 harvests Kyan Furnace (1 rubel | 2 hesson)
Player 2 gains 1 Kyan
Player 3 passes
Player 1 takes Spessart Dissolver (1 kyan | 2 indicyl)
You draw Indicyl Conduit (3 hesson | 3 indicyl)
Player 1 passes
Player 1 discards Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 discards Hesson Smelter (3 hesson | 1 spectrol)
Player 2 takes Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 harvests Kyan Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 gains 1 Kyan
Player 3 takes Hesson Conduit (3 hesson | 3 indicyl)
Player 3 takes Indicyl Transmuter (1 rubel | 1 kyan)
Player 3 passes
Player 3 discards Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 passes
Player 2 takes Rubel Polarizer (1 spessart | 1 spectrol)
Player 2 takes Spectrol Polarizer (1 spessart | 1 spectrol)
Player 2 passes
Player 3 takes Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 takes Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 upgrades with Indicyl Exchanger (2 indicyl | 2 hesson)
Player 3 discards Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 discards Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 converts 2 indicyl into 2 hesson
Player 3 discards Hesson Conduit (3 hesson | 3 indicyl)
Player 3 converts 2 hesson into 2 indicyl
Player 3 puts 1 Indicyl on Prism Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 noctane)
Player 3 puts 1 Indicyl on Prism Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 noctane)
Player 3 puts 1 Hesson on Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 1 takes Hesson Crusher (1 spessart | 3 indicyl)
You draw Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 passes
Player 1 discards Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 discards Hesson Crusher (1 spessart | 3 indicyl)
Player 2 harvests Spessart Smelter (3 hesson | 1 spectrol)
Player 2 gains 1 Spessart
Player 3 draws a card
Player 3 takes Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 discards Hesson Kiln (2 hesson | 1 kyan)
Player 3 discards Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 converts 2 hesson into 2 indicyl
Player 3 harvests Indicyl Exchanger (2 indicyl | 2 hesson)
Player 3 gains 1 Indicyl
Player 3 puts 1 Indicyl on Sixth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 3 puts 1 Indicyl on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 1 takes Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
You draw Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 passes
Player 1 discards Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 discards Spessart Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 2 takes Hesson Crusher (1 spessart | 3 indicyl)
Player 2 draws a card
Player 2 passes
Player 2 discards Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 draws a card
Player 3 draws a card
Player 3 upgrades with Indicyl Transmuter (1 rubel | 1 kyan)
Player 1 takes Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 takes Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 spends a Spectrol token
Player 1 discards Indicyl Conduit (3 hesson | 3 indicyl)
Player 1 spends a Indicyl token
Player 1 spends a Indicyl token
Player 1 spends a Rubel token
Player 1 spends a Rubel token
Player 1 discards Kyan Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 discards Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 trades for Sixth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 draws a card
Player 2 discards Hesson Crusher (1 spessart | 3 indicyl)
Player 2 spends a Kyan token
Player 2 spends a Kyan token
Player 2 discards Indicyl Kiln (2 hesson | 1 kyan)
Player 2 discards Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 discards Indicyl Smelter (3 hesson | 1 spectrol)
Player 2 spends a Spessart token
Player 2 trades for Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane)
Player 3 takes Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 discards Kyan Crusher (1 spessart | 3 indicyl)
Player 3 converts 1 kyan into 1 rubel
Player 3 converts 1 rubel into 1 kyan
Player 3 draws a card
Player 3 passes
Player 3 converts 1 kyan into 1 rubel
Player 3 puts 1 Rubel on Prism Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 noctane)
Player 1 takes Spessart Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 upgrades with Spessart Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 discards Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 spends a Kyan token
Player 1 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 1 discards Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 1 puts 1 Indicyl on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Hesson on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Kyan on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 2 takes Spectrol Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 draws a card
Player 2 passes
Player 3 takes Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 takes Rubel Dissolver (1 kyan | 2 indicyl)
Player 3 upgrades with Rubel Dissolver (1 kyan | 2 indicyl)
Player 3 discards Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 takes Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 takes Kyan Polarizer (1 spessart | 1 spectrol)
Player 1 harvests Spessart Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 gains 1 Spessart
Player 2 draws a card
Player 2 takes Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 passes
Player 2 discards Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 3 discards Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 discards Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 converts 2 indicyl into 1 kyan
Player 3 takes Spessart Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 takes Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 discards Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 converts 1 kyan into 2 indicyl
Player 3 upgrades with Spessart Transmuter (1 rubel | 1 kyan)
Player 3 puts 1 Indicyl on Prism Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Indicyl on Prism Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Kyan on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 takes Rubel Inverter (2 rubel | 2 kyan)
You draw Spessart Polarizer (1 spessart | 1 spectrol)
Player 1 upgrades with Kyan Polarizer (1 spessart | 1 spectrol)
Player 1 spends a Spessart token
Player 1 converts 1 spessart into 1 spectrol
Player 1 discards Spessart Polarizer (1 spessart | 1 spectrol)
Player 1 converts 1 spessart into 1 spectrol
Player 1 discards Spessart Dissolver (1 kyan | 2 indicyl)
Player 1 converts 1 spessart into 1 spectrol
Player 1 spends a Spectrol token
Player 1 converts 1 spectrol into 1 spessart
Player 1 puts 1 Spessart on Prism Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Spectrol on Prism Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Spectrol on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Spectrol on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 2 takes Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 draws a card
Player 2 upgrades with Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 discards Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 spends a Indicyl token
Player 2 converts 1 indicyl and 1 hesson into 1 kyan
Player 2 puts 1 Kyan on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 3 takes Indicyl Dissolver (1 kyan | 2 indicyl)
Player 3 discards Indicyl Dissolver (1 kyan | 2 indicyl)
Player 3 spends a Indicyl token
Player 3 converts 2 indicyl into 1 kyan
Player 3 draws a card
Player 3 upgrades with Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 puts 1 Kyan on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 1 takes Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 takes Kyan Conduit (3 hesson | 3 indicyl)
Player 1 harvests Kyan Polarizer (1 spessart | 1 spectrol)
Player 1 gains 1 Kyan
Player 2 takes Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 takes Rubel Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 passes
Player 2 discards Rubel Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 discards Spectrol Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 takes Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 takes Hesson Cargo Rig (hand limit +1)
Player 3 upgrades with Indicyl Transmuter (1 rubel | 1 kyan)
Player 1 takes Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 takes Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 passes
Player 1 discards Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 discards Spessart Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 draws a card
Player 2 takes Kyan Exchanger (2 indicyl | 2 hesson)
Player 2 spends a Indicyl token
Player 2 spends a Hesson token
Player 2 converts 1 indicyl and 1 hesson into 1 kyan
Player 2 discards Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 spends a Kyan token
Player 2 discards Kyan Conduit (3 hesson | 3 indicyl)
Player 2 converts 1 kyan into 1 indicyl and 1 hesson
Player 2 spends a Indicyl token
Player 2 spends a Indicyl token
Player 2 spends a Spectrol token
Player 2 trades for Prism Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 noctane)
Player 2 spends a Kyan token
Player 2 converts 1 kyan into 1 indicyl and 1 hesson
Player 2 converts 1 kyan into 1 indicyl and 1 hesson
Player 2 spends a Kyan token
Player 2 converts 1 kyan into 1 indicyl and 1 hesson
Player 2 spends a Indicyl token
Player 2 spends a Hesson token
Player 2 converts 1 indicyl and 1 hesson into 1 kyan
Player 2 puts 1 Indicyl on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Indicyl on Prism Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Indicyl on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 puts 1 Hesson on Prism Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 puts 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 puts 1 Kyan on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 3 draws a card
Player 3 takes Spessart Kiln (2 hesson | 1 kyan)
Player 3 discards Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 converts 1 rubel into 1 indicyl and 1 hesson
Player 3 upgrades with Spectrol Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 3 spends a Indicyl token
Player 3 spends a Indicyl token
Player 3 converts 2 indicyl into 1 kyan
Player 3 puts 1 Indicyl on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Hesson on Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Kyan on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 takes Spessart Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 takes Spessart Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 discards Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 discards Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 discards Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 spends a Indicyl token
Player 1 spends a Indicyl token
Player 1 spends a Spectrol token
Player 1 trades for Prism Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 2 harvests Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 gains 1 Indicyl
Player 3 discards Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 spends a Indicyl token
Player 3 converts 1 indicyl and 1 hesson into 1 rubel
Player 3 converts 1 rubel into 1 indicyl and 1 hesson
Player 3 discards Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 converts 1 indicyl and 1 hesson into 1 rubel
Player 3 takes Spectrol Smelter (3 hesson | 1 spectrol)
Player 3 takes Kyan Condenser (2 indicyl | 1 rubel)
Player 3 discards Spessart Kiln (2 hesson | 1 kyan)
Player 3 discards Hesson Cargo Rig (hand limit +1)
Player 3 discards Kyan Condenser (2 indicyl | 1 rubel)
Player 3 trades for Coal Warden of Verdane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 verdane)
Player 3 puts 1 Rubel on Knotted Legate of Noctane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 1 takes Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 takes Hesson Condenser (2 indicyl | 1 rubel)
Player 1 passes
Player 1 discards Spessart Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 takes Hesson Crusher (1 spessart | 3 indicyl)
Player 2 takes Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 passes
Player 2 discards Rubel Polarizer (1 spessart | 1 spectrol)
Player 2 discards Spessart Conduit (3 hesson | 3 indicyl)
Player 3 takes Hesson Polarizer (1 spessart | 1 spectrol)
Player 3 takes Indicyl Furnace (1 rubel | 2 hesson)
Player 3 upgrades with Indicyl Furnace (1 rubel | 2 hesson)
Player 1 takes Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 discards Hesson Condenser (2 indicyl | 1 rubel)
Player 1 discards Kyan Conduit (3 hesson | 3 indicyl)
Player 1 discards Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 spends a Kyan token
Player 1 discards Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 spends a Rubel token
Player 1 discards Rubel Inverter (2 rubel | 2 kyan)
Player 1 spends a Spessart token
Player 1 trades for Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 passes
Player 3 takes Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 3 takes Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 spends a Spessart token
Player 3 discards Hesson Polarizer (1 spessart | 1 spectrol)
Player 3 discards Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 3 discards Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 converts 1 indicyl and 1 hesson into 1 rubel
Player 3 converts 1 rubel into 1 indicyl and 1 hesson
Player 3 discards Spectrol Smelter (3 hesson | 1 spectrol)
Player 3 converts 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 3 trades for Cellar Scribe of Noctane (1 hesson and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 noctane)
Player 3 puts 1 Hesson on Knotted Legate of Noctane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 1 takes Spessart Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 takes Hesson Smelter (3 hesson | 1 spectrol)
Player 1 discards Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 discards Spessart Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 spends a Hesson token
Player 1 spends a Hesson token
Player 1 spends a Kyan token
Player 1 spends a Kyan token
Player 1 trades for Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 2 takes Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 takes Hesson Exchanger (2 indicyl | 2 hesson)
Player 2 discards Spectrol Polarizer (1 spessart | 1 spectrol)
Player 2 discards Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 spends a Indicyl token
Player 2 spends a Indicyl token
Player 2 spends a Rubel token
Player 2 spends a Rubel token
Player 2 trades for Mirror Prefect of Noctane and Aurane (3 indicyl and 2 rubel and 1 spectrol, 5 VP; gives 1 noctane and 1 aurane)
Player 3 takes Rubel Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 discards Rubel Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 converts 1 rubel into 1 indicyl and 1 hesson
Player 3 passes
Player 3 converts 1 indicyl and 1 hesson into 1 rubel
Player 3 puts 1 Rubel on Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 1 takes Rubel Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 takes Hesson Polarizer (1 spessart | 1 spectrol)
Player 1 passes
Player 2 takes Hesson Dissolver (1 kyan | 2 indicyl)
Player 2 takes Spessart Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 discards Kyan Exchanger (2 indicyl | 2 hesson)
Player 2 discards Hesson Dissolver (1 kyan | 2 indicyl)
Player 2 spends a Spessart token
Player 2 discards Hesson Exchanger (2 indicyl | 2 hesson)
Player 2 spends a Rubel token
Player 2 trades for Knotted Legate of Noctane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 3 takes Spectrol Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 draws a card
Player 3 upgrades with Spessart Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 discards Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 1 discards Prism Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 1 earns Shimmer Flats (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spectrol in a chain)
Player 2 upgrades with Hesson Crusher (1 spessart | 3 indicyl)
Player 2 discards Spessart Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 converts 1 spessart into 3 indicyl
Player 2 discards Spessart Inverter (2 rubel | 2 kyan)
Player 2 converts 1 spessart into 3 indicyl
Player 2 converts 3 indicyl into 1 spessart
Player 2 puts 1 Indicyl on Basalt Broker of Noctane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 noctane and 1 aurane)
Player 2 puts 1 Indicyl on Lagoon Broker of Verdane and Noctane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 noctane)
Player 2 puts 1 Indicyl on Glare Warden of Verdane (2 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 verdane)
Player 2 puts 1 Spessart on Glare Warden of Verdane (2 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 verdane)
Player 3 takes Kyan Kiln (2 hesson | 1 kyan)
Player 3 takes Indicyl Exchanger (2 indicyl | 2 hesson)
Player 3 passes
Player 3 discards Kyan Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 3 converts 1 kyan into 1 rubel
Player 3 converts 1 rubel into 1 kyan
Player 3 puts 1 Kyan on Basalt Broker of Noctane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 noctane and 1 aurane)
Player 1 takes Indicyl Kiln (2 hesson | 1 kyan)
Player 1 takes Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 passes
Player 2 discards Prism Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 noctane)
Player 2 discards Knotted Legate of Noctane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 2 earns Coral Causeway (1 verdane and 1 aurane, 8 VP; +3 for every rubel in a chain)
Player 3 takes Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 3 takes Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 upgrades with Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 upgrades with Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 takes Hesson Furnace (1 rubel | 2 hesson)
Player 2 upgrades with Hesson Furnace (1 rubel | 2 hesson)
Player 3 passes
Player 3 discards Kyan Kiln (2 hesson | 1 kyan)
Player 3 converts 1 kyan into 1 kyan
Player 3 discards Indicyl Exchanger (2 indicyl | 2 hesson)
Player 3 discards Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 converts 2 indicyl into 1 kyan
Player 3 converts 1 kyan into 1 rubel
Player 3 puts 1 Rubel on Basalt Broker of Noctane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 noctane and 1 aurane)
Player 3 puts 1 Kyan on Lagoon Broker of Verdane and Noctane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 noctane)
Player 1 takes Rubel Furnace (1 rubel | 2 hesson)
Player 1 takes Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 discards Sixth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 earns Amber Terraces (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spessart in a chain)
Player 1 discards Rubel Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 discards Rubel Furnace (1 rubel | 2 hesson)
Player 1 converts 2 rubel into 1 indicyl and 1 spessart
Player 1 puts 1 Indicyl on Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 1 puts 1 Spessart on Lagoon Broker of Verdane and Noctane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 noctane)
Player 2 spends a Rubel token
Player 2 converts 1 rubel into 2 hesson
Player 2 takes Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 2 takes Hesson Condenser (2 indicyl | 1 rubel)
Player 2 harvests Hesson Crusher (1 spessart | 3 indicyl)
Player 2 gains 1 Hesson
Player 2 discards Hesson Condenser (2 indicyl | 1 rubel)
Player 2 discards Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 converts 2 hesson into 1 rubel
Player 2 puts 1 Hesson on Lagoon Broker of Verdane and Noctane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 noctane)
Player 2 puts 1 Hesson on Lagoon Broker of Verdane and Noctane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 noctane)
Player 2 puts 1 Rubel on Glare Warden of Verdane (2 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 verdane)
Player 3 takes Hesson Furnace (1 rubel | 2 hesson)
Player 3 takes Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 passes
Player 1 takes Rubel Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 takes Indicyl Dissolver (1 kyan | 2 indicyl)
Player 1 spends a Hesson token
Player 1 spends a Spectrol token
Player 1 discards Rubel Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 spends a Rubel token
Player 1 converts 2 rubel into 1 indicyl and 1 spessart
Player 1 converts 1 indicyl and 1 spessart into 2 rubel
Player 1 trades for Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 2 takes Indicyl Exchanger (2 indicyl | 2 hesson)
Player 2 takes Rubel Transmuter (1 rubel | 1 kyan)
Player 2 upgrades with Rubel Transmuter (1 rubel | 1 kyan)
Player 3 takes Kyan Inverter (2 rubel | 2 kyan)
Player 3 discards Spectrol Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 converts 1 spectrol into 1 indicyl and 1 rubel
Player 3 discards Hesson Furnace (1 rubel | 2 hesson)
Player 3 discards Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 converts 2 hesson into 1 rubel
Player 3 takes Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 discards Kyan Inverter (2 rubel | 2 kyan)
Player 3 converts 1 kyan into 1 rubel
Player 3 harvests Indicyl Transmuter (1 rubel | 1 kyan)
Player 3 gains 1 Indicyl
Player 3 converts 1 rubel into 2 hesson
Player 3 discards Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 converts 2 indicyl into 1 kyan
Player 3 puts 1 Hesson on Basalt Broker of Noctane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 noctane and 1 aurane)
Player 3 puts 1 Hesson on Glare Warden of Verdane (2 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 verdane)
Player 3 puts 1 Rubel on Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 3 puts 1 Rubel on Glare Warden of Verdane (2 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 verdane)
Player 3 puts 1 Kyan on Lagoon Broker of Verdane and Noctane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 noctane)
Player 1 discards Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 1 discards Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 1 earns Stillwater Spire (1 noctane and 1 aurane, 8 VP; +3 for every kyan in a chain)
This is the final round: a player has three Landmarks
Player 1 discards Indicyl Dissolver (1 kyan | 2 indicyl)
Player 1 discards Spessart Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 converts 1 indicyl and 1 spessart into 2 rubel
Player 1 spends a Indicyl token
Player 1 spends a Spessart token
Player 1 converts 1 indicyl and 1 spessart into 2 rubel
Player 1 converts 2 rubel into 1 indicyl and 1 spessart
Player 1 puts 1 Indicyl on Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Rubel on Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Rubel on Lagoon Broker of Verdane and Noctane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Spessart on Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 2 draws a card
Player 2 takes Indicyl Transmuter (1 rubel | 1 kyan)
Player 2 passes
The game is over
