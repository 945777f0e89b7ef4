Player 6 starts
Player 6 takes Indicyl Exchanger (2 indicyl | 2 hesson)
Player 6 takes Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Player 6 upgrades with Indicyl Exchanger (2 indicyl | 2 hesson)
Player 1 takes Kyan Furnace (1 rubel | 2 hesson)
You draw Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 upgrades with Kyan Furnace (1 rubel | 2 hesson)
Player 1 discards Rubel Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 converts 1 rubel into 2 hesson
Player 1 puts 1 Hesson on Gilded Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 noctane)
Player 1 puts 1 Hesson on Gilded Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 noctane)
Player 2 takes Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 takes Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 discards Spectrol Furnace (1 rubel | 2 hesson)
Player 2 discards Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 discards Indicyl Crusher (1 spessart | 3 indicyl)
Player 2 discards Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 trades for Shard Warden of Aurane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 aurane)
Player 3 takes Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 takes Rubel Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 upgrades with Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 discards Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 3 discards Rubel Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 converts 1 indicyl and 1 rubel into 1 spectrol
Player 3 converts 1 spectrol into 1 indicyl and 1 rubel
Player 3 puts 1 Indicyl on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Rubel on Knotted Legate of Verdane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 4 takes Kyan Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 draws a card
Player 4 upgrades with Spessart Crusher (1 spessart | 3 indicyl)
Player 5 draws a card
Player 5 takes Rubel Cargo Rig (hand limit +1)
Player 5 upgrades with Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 6 takes Spessart Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 6 takes Kyan Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 6 harvests Indicyl Exchanger (2 indicyl | 2 hesson)
Player 6 gains 1 Indicyl
Player 1 takes Kyan Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 takes Rubel Exchanger (2 indicyl | 2 hesson)
Player 1 upgrades with Rubel Exchanger (2 indicyl | 2 hesson)
Player 1 discards Indicyl Condenser (2 indicyl | 1 rubel)
Player 1 discards Indicyl Kiln (2 hesson | 1 kyan)
Player 1 converts 2 indicyl into 2 hesson
Player 1 converts 2 hesson into 1 rubel
Player 1 puts 1 Rubel on Gilded Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 noctane)
Player 2 takes Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 takes Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 2 passes
Player 3 takes Kyan Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 3 takes Spessart Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 upgrades with Hesson Crusher (1 spessart | 3 indicyl)
Player 3 discards Spessart Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 converts 1 spessart into 3 indicyl
Player 3 puts 1 Indicyl on Lens Warden of Aurane (2 indicyl and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 3 puts 1 Indicyl on Gilded Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 noctane)
Player 3 puts 1 Indicyl on Gilded Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 noctane)
Player 4 takes Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 4 harvests Spessart Crusher (1 spessart | 3 indicyl)
Player 4 gains 1 Spessart
Player 5 takes Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 5 takes Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 5 passes
Player 6 takes Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 6 takes Spessart Kiln (2 hesson | 1 kyan)
Player 6 discards Spectrol Condenser (2 indicyl | 1 rubel)
Player 6 spends a Indicyl token
Player 6 discards Hesson Kiln (2 hesson | 1 kyan)
Player 6 discards Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 6 trades for Gilded Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 noctane)
Player 1 takes Spessart Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 takes Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 harvests Kyan Furnace (1 rubel | 2 hesson)
Player 1 gains 1 Kyan
Player 2 takes Kyan Condenser (2 indicyl | 1 rubel)
Player 2 upgrades with Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 draws a card
Player 3 discards Spessart Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 converts 1 spessart into 3 indicyl
Player 3 passes
Player 3 converts 3 indicyl into 1 spessart
Player 3 puts 1 Spessart on Lens Warden of Aurane (2 indicyl and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 4 draws a card
Player 4 draws a card
Player 4 passes
Player 4 discards Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 5 takes Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 5 draws a card
Player 5 harvests Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 5 gains 1 Hesson
Player 5 discards Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 5 discards Hesson Transmuter (1 rubel | 1 kyan)
Player 6 takes Hesson Kiln (2 hesson | 1 kyan)
Player 6 draws a card
Player 6 discards Kyan Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 6 discards Hesson Kiln (2 hesson | 1 kyan)
Player 6 spends a Hesson token
Player 6 spends a Rubel token
Player 6 discards Spessart Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 6 trades for Knotted Legate of Verdane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 1 takes Indicyl Inverter (2 rubel | 2 kyan)
You draw Indicyl Smelter (3 hesson | 1 spectrol)
Player 1 discards Spessart Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 discards Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 discards Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 discards Indicyl Inverter (2 rubel | 2 kyan)
Player 1 spends a Kyan token
Player 1 discards Kyan Inverter (2 rubel | 2 kyan)
Player 1 trades for Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 2 takes Rubel Condenser (2 indicyl | 1 rubel)
Player 2 takes Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 upgrades with Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 discards Kyan Condenser (2 indicyl | 1 rubel)
Player 2 discards Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 2 puts 1 Hesson on Gilded Assessor of Aurane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 2 puts 1 Rubel on Bright Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 verdane and 1 aurane)
Player 3 takes Indicyl Furnace (1 rubel | 2 hesson)
Player 3 draws a card
Player 3 passes
Player 4 takes Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 4 takes Spectrol Dissolver (1 kyan | 2 indicyl)
Player 4 discards Kyan Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 discards Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 4 discards Kyan Polarizer (1 spessart | 1 spectrol)
Player 4 discards Spectrol Dissolver (1 kyan | 2 indicyl)
Player 4 trades for Tallow Envoy of Noctane (1 indicyl and 2 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 5 takes Kyan Transmuter (1 rubel | 1 kyan)
Player 5 upgrades with Spessart Condenser (2 indicyl | 1 rubel)
Player 5 discards Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 5 discards Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 5 converts 2 indicyl into 1 rubel
Player 5 puts 1 Rubel on Lens Warden of Aurane (2 indicyl and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 6 takes Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 6 takes Indicyl Inverter (2 rubel | 2 kyan)
Player 6 upgrades with Spessart Kiln (2 hesson | 1 kyan)
Player 1 takes Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
You draw Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 harvests Rubel Exchanger (2 indicyl | 2 hesson)
Player 1 gains 1 Rubel
Player 2 discards Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 discards Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 2 takes Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 2 takes Rubel Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 upgrades with Rubel Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 puts 1 Indicyl on Gilded Assessor of Aurane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 2 puts 1 Kyan on Rooftop Scribe of Aurane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 aurane)
Player 3 takes Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 draws a card
Player 3 harvests Hesson Crusher (1 spessart | 3 indicyl)
Player 3 gains 1 Hesson
Player 4 takes Indicyl Polarizer (1 spessart | 1 spectrol)
Player 4 takes Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 4 upgrades with Hesson Transmuter (1 rubel | 1 kyan)
Player 5 takes Indicyl Furnace (1 rubel | 2 hesson)
Player 5 upgrades with Indicyl Furnace (1 rubel | 2 hesson)
Player 5 discards Rubel Cargo Rig (hand limit +1)
Player 5 converts 1 rubel into 2 hesson
Player 5 puts 1 Hesson on Rooftop Scribe of Aurane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 aurane)
Player 5 puts 1 Hesson on Bright Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 verdane and 1 aurane)
Player 6 takes Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 6 discards Gilded Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 noctane)
Player 6 discards Knotted Legate of Verdane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 6 earns Under-City Gate (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
Player 6 discards Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 6 converts 1 kyan into 2 hesson
Player 6 puts 1 Hesson on Lens Warden of Aurane (2 indicyl and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 6 puts 1 Hesson on Gilded Assessor of Aurane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 6 stores a hand card beneath Under-City Gate (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
Player 1 discards Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 1 earns Cistern Row (1 aurane, 4 VP; +1 for every indicyl in a chain)
Player 2 draws a card
Player 2 discards Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 discards Rubel Condenser (2 indicyl | 1 rubel)
Player 2 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 2 takes Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 2 passes
Player 2 puts 1 Indicyl on Rooftop Scribe of Aurane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 aurane)
Player 2 puts 1 Kyan on Bright Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 verdane and 1 aurane)
Player 3 harvests Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 gains 1 Kyan
Player 4 passes
Player 4 discards Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 4 converts 1 rubel into 1 kyan
Player 4 converts 1 kyan into 1 rubel
Player 4 puts 1 Rubel on Bright Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 verdane and 1 aurane)
Player 5 draws a card
Player 5 takes Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Player 5 passes
Player 6 takes Spectrol Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 6 takes Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 6 upgrades with Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 6 discards Indicyl Inverter (2 rubel | 2 kyan)
Player 6 spends a Hesson token
Player 6 converts 1 indicyl and 1 hesson into 1 rubel
Player 6 puts 1 Rubel on Rooftop Scribe of Aurane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 aurane)
Player 6 stores a hand card beneath Under-City Gate (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
Player 1 takes Spessart Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 upgrades with Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 spends a Rubel token
Player 1 discards Kyan Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 discards Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 discards Spessart Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 converts 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 puts 1 Hesson on Lens Warden of Aurane (2 indicyl and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 1 puts 1 Rubel on Rooftop Scribe of Aurane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 aurane)
Player 1 puts 1 Kyan on Rooftop Scribe of Aurane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 aurane)
Player 1 puts 1 Spessart on Bright Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 verdane and 1 aurane)
Player 2 draws a card
Player 2 takes Kyan Crusher (1 spessart | 3 indicyl)
Player 2 discards Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 2 discards Kyan Crusher (1 spessart | 3 indicyl)
Player 2 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 2 passes
Player 2 puts 1 Hesson on Bright Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Rubel on Gilded Assessor of Aurane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 3 takes Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 passes
Player 3 discards Indicyl Furnace (1 rubel | 2 hesson)
Player 4 takes Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 4 draws a card
Player 4 upgrades with Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 5 takes Indicyl Dissolver (1 kyan | 2 indicyl)
Player 5 takes Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 5 passes
Player 5 discards Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Player 5 converts 1 rubel into 2 indicyl
Player 5 discards Rubel Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 5 converts 1 rubel into 2 indicyl
Player 5 discards Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 5 converts 2 indicyl into 1 rubel
Player 5 puts 1 Indicyl on Rooftop Scribe of Aurane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 aurane)
Player 5 puts 1 Indicyl on Lens Warden of Aurane (2 indicyl and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 5 puts 1 Indicyl on Lens Warden of Aurane (2 indicyl and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 5 puts 1 Rubel on Bright Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 verdane and 1 aurane)
Player 6 takes Hesson Conduit (3 hesson | 3 indicyl)
Player 6 takes Kyan Transmuter (1 rubel | 1 kyan)
Player 6 discards Rubel Dissolver (1 kyan | 2 indicyl)
Player 6 discards Kyan Transmuter (1 rubel | 1 kyan)
Player 6 spends a Indicyl token
Player 6 discards Spectrol Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 6 trades for Rooftop Scribe of Aurane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 aurane)
Player 6 spends a Hesson token
Player 6 discards Hesson Conduit (3 hesson | 3 indicyl)
Player 6 converts 2 hesson into 1 kyan
Player 6 discards Rubel Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 6 converts 1 rubel into 1 indicyl and 1 hesson
Player 6 puts 1 Indicyl on Bright Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 verdane and 1 aurane)
Player 6 puts 1 Hesson on Gilded Assessor of Aurane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 6 puts 1 Kyan on Gilded Assessor of Aurane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 1 takes Indicyl Transmuter (1 rubel | 1 kyan)
Player 1 upgrades with Indicyl Smelter (3 hesson | 1 spectrol)
Player 2 upgrades with Rubel Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 discards Spectrol Polarizer (1 spessart | 1 spectrol)
Player 2 converts 1 spectrol into 1 hesson and 1 kyan
Player 2 puts 1 Hesson on Quarry Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 rubel and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 2 puts 1 Kyan on Lens Warden of Aurane (2 indicyl and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 3 upgrades with Kyan Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 4 harvests Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 4 gains 1 Hesson
Player 4 discards Rubel Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 4 converts 1 rubel into 1 kyan
Player 4 puts 1 Kyan on Gilded Assessor of Aurane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 5 discards Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 5 discards Hesson Conduit (3 hesson | 3 indicyl)
Player 5 converts 2 hesson into 1 rubel
Player 5 takes Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 5 takes Rubel Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 5 discards Rubel Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 5 converts 1 rubel into 1 rubel
Player 5 passes
Player 5 puts 1 Rubel on Quarry Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 rubel and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 5 puts 1 Rubel on Bright Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 verdane and 1 aurane)
Player 6 takes Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 6 takes Rubel Separator (1 spessart | 1 hesson and 1 rubel)
Player 6 harvests Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 6 gains 1 Hesson
Player 1 takes Spessart Inverter (2 rubel | 2 kyan)
Player 1 takes Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 passes
Player 2 takes Spectrol Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 passes
Player 3 draws a card
Player 3 takes Rubel Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 3 passes
Player 3 discards Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 takes Indicyl Exchanger (2 indicyl | 2 hesson)
Player 4 harvests Hesson Transmuter (1 rubel | 1 kyan)
Player 4 gains 1 Hesson
Player 5 spends a Hesson token
Player 5 discards Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 5 converts 2 hesson into 1 rubel
Player 5 draws a card
Player 5 discards Rubel Transmuter (1 rubel | 1 kyan)
Player 5 converts 1 rubel into 1 rubel
Player 5 takes Hesson Condenser (2 indicyl | 1 rubel)
Player 5 discards Kyan Transmuter (1 rubel | 1 kyan)
Player 5 discards Spectrol Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 5 discards Indicyl Dissolver (1 kyan | 2 indicyl)
Player 5 converts 1 rubel into 2 indicyl
Player 5 trades for Bright Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 verdane and 1 aurane)
Player 5 puts 1 Indicyl on Quarry Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 rubel and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 6 takes Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 6 draws a card
Player 6 spends a Kyan token
Player 6 converts 1 kyan into 2 hesson
Player 6 upgrades with Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 6 discards Hesson Kiln (2 hesson | 1 kyan)
Player 6 spends a Kyan token
Player 6 converts 1 hesson and 1 kyan into 1 spectrol
Player 6 spends a Hesson token
Player 6 converts 2 hesson into 1 kyan
Player 6 converts 1 kyan into 2 hesson
Player 6 converts 1 spectrol into 1 hesson and 1 kyan
Player 6 puts 1 Hesson on Gilded Assessor of Aurane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 6 puts 1 Hesson on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 6 puts 1 Hesson on Lens Warden of Aurane (2 indicyl and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 6 puts 1 Hesson on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 6 puts 1 Kyan on Lens Warden of Aurane (2 indicyl and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 1 harvests Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 gains 1 Indicyl
Player 2 takes Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 discards Spectrol Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 converts 1 spectrol into 1 hesson and 1 kyan
Player 2 takes Spessart Cargo Rig (hand limit +1)
Player 2 passes
Player 2 discards Spessart Cargo Rig (hand limit +1)
Player 2 converts 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 2 converts 2 kyan into 1 hesson and 1 spectrol
Player 2 converts 1 spectrol into 1 hesson and 1 kyan
Player 2 puts 1 Hesson on Gilded Assessor of Aurane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 2 puts 1 Hesson on Quarry Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 rubel and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 2 puts 1 Rubel on Quarry Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 rubel and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 2 puts 1 Kyan on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 3 passes
Player 3 spends a Hesson token
Player 3 discards Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 discards Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 converts 2 indicyl and 1 hesson into 3 indicyl
Player 3 discards Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 converts 2 indicyl and 1 hesson into 3 indicyl
Player 3 converts 3 indicyl into 2 indicyl and 1 hesson
Player 3 puts 1 Indicyl on Lens Warden of Aurane (2 indicyl and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 3 puts 1 Indicyl on Quarry Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 rubel and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 3 puts 1 Indicyl on Gilded Assessor of Aurane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 3 puts 1 Hesson on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 4 takes Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 4 draws a card
Player 4 spends a Hesson token
Player 4 discards Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 4 discards Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 4 discards Spessart Transmuter (1 rubel | 1 kyan)
Player 4 discards Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 4 discards Indicyl Exchanger (2 indicyl | 2 hesson)
Player 4 trades for Quarry Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 rubel and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 5 spends a Rubel token
Player 5 converts 1 rubel into 2 indicyl
Player 5 passes
Player 5 puts 1 Indicyl on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 5 puts 1 Indicyl on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 6 takes Spessart Furnace (1 rubel | 2 hesson)
Player 6 passes
You draw Indicyl Smelter (3 hesson | 1 spectrol)
Player 1 takes Rubel Furnace (1 rubel | 2 hesson)
Player 1 passes
Player 2 draws a card
Player 2 draws a card
Player 2 harvests Rubel Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 gains 1 Rubel
Player 2 discards Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 spends a Rubel token
Player 2 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 2 discards Indicyl Crusher (1 spessart | 3 indicyl)
Player 2 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 2 puts 1 Indicyl on Lens Warden of Aurane (2 indicyl and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 2 puts 1 Hesson on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Rubel on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 3 takes Kyan Exchanger (2 indicyl | 2 hesson)
Player 3 draws a card
Player 3 passes
Player 4 takes Rubel Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 4 draws a card
Player 4 discards Quarry Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 rubel and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 4 earns Overgrown Relay (1 verdane and 1 noctane, 8 VP; +3 for every kyan in a chain)
Player 5 draws a card
Player 5 draws a card
Player 5 harvests Spessart Condenser (2 indicyl | 1 rubel)
Player 5 gains 1 Spessart
Player 6 takes Kyan Cargo Rig (hand limit +1)
Player 6 takes Spectrol Separator (1 spessart | 1 hesson and 1 rubel)
Player 6 passes
Player 6 discards Kyan Cargo Rig (hand limit +1)
Player 6 converts 1 kyan into 2 hesson
Player 6 converts 2 hesson into 1 kyan
Player 6 puts 1 Kyan on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 6 stores a hand card beneath Under-City Gate (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
Player 1 takes Indicyl Crusher (1 spessart | 3 indicyl)
You draw Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 passes
Player 2 draws a card
Player 2 takes Indicyl Cargo Rig (hand limit +1)
Player 2 passes
Player 3 draws a card
Player 3 draws a card
Player 3 upgrades with Kyan Kiln (2 hesson | 1 kyan)
Player 3 discards Kyan Exchanger (2 indicyl | 2 hesson)
Player 3 converts 1 kyan into 2 hesson
Player 3 discards Kyan Exchanger (2 indicyl | 2 hesson)
Player 3 converts 1 kyan into 2 hesson
Player 3 discards Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 converts 1 kyan into 2 hesson
Player 3 puts 1 Hesson on Gilded Assessor of Aurane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 3 puts 1 Hesson on Lens Warden of Aurane (2 indicyl and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 3 puts 1 Hesson on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Hesson on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Hesson on Lens Warden of Aurane (2 indicyl and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 3 puts 1 Hesson on Gilded Assessor of Aurane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 4 draws a card
Player 4 takes Spectrol Kiln (2 hesson | 1 kyan)
Player 4 passes
Player 5 takes Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 5 takes Spessart Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 5 passes
Player 6 takes Indicyl Conduit (3 hesson | 3 indicyl)
Player 6 takes Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 6 spends a Indicyl token
Player 6 spends a Indicyl token
Player 6 spends a Rubel token
Player 6 discards Spectrol Separator (1 spessart | 1 hesson and 1 rubel)
Player 6 trades for Lens Warden of Aurane (2 indicyl and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 6 spends a Kyan token
Player 6 converts 1 kyan into 2 hesson
Player 6 puts 1 Hesson on Gilded Assessor of Aurane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 6 puts 1 Hesson on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
You draw Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 takes Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 harvests Indicyl Smelter (3 hesson | 1 spectrol)
Player 1 gains 1 Indicyl
Player 1 discards Indicyl Crusher (1 spessart | 3 indicyl)
Player 1 discards Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 2 takes Hesson Crusher (1 spessart | 3 indicyl)
Player 2 takes Kyan Polarizer (1 spessart | 1 spectrol)
Player 2 harvests Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 2 gains 1 Indicyl
Player 2 discards Indicyl Conduit (3 hesson | 3 indicyl)
Player 2 discards Kyan Polarizer (1 spessart | 1 spectrol)
Player 2 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 2 spends a Indicyl token
Player 2 discards Kyan Cargo Rig (hand limit +1)
Player 2 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 2 puts 1 Hesson on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 2 puts 1 Hesson on Gilded Assessor of Aurane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 2 puts 1 Rubel on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 2 puts 1 Rubel on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 3 takes Spectrol Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 3 spends a Kyan token
Player 3 converts 1 kyan into 2 hesson
Player 3 harvests Kyan Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 3 gains 1 Kyan
Player 3 spends a Kyan token
Player 3 converts 1 kyan into 2 hesson
Player 3 puts 1 Hesson on Gilded Assessor of Aurane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 3 puts 1 Hesson on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 3 puts 1 Hesson on Gilded Assessor of Aurane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 3 puts 1 Hesson on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 4 passes
Player 5 takes Spectrol Conduit (3 hesson | 3 indicyl)
Player 5 takes Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 5 harvests Indicyl Furnace (1 rubel | 2 hesson)
Player 5 gains 1 Indicyl
Player 6 draws a card
Player 6 spends a Hesson token
Player 6 spends a Kyan token
Player 6 converts 1 hesson and 1 kyan into 1 spectrol
Player 6 converts 1 spectrol into 1 hesson and 1 kyan
Player 6 draws a card
Player 6 upgrades with Spessart Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 6 spends a Hesson token
Player 6 converts 2 hesson into 1 kyan
Player 6 puts 1 Kyan on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 6 puts 1 Kyan on Gallery Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 6 stores a hand card beneath Under-City Gate (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
Player 1 takes Hesson Cargo Rig (hand limit +1)
Player 1 upgrades with Indicyl Transmuter (1 rubel | 1 kyan)
Player 2 takes Kyan Dissolver (1 kyan | 2 indicyl)
Player 2 draws a card
Player 2 passes
Player 3 upgrades with Spectrol Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 4 takes Spessart Conduit (3 hesson | 3 indicyl)
Player 4 draws a card
Player 4 upgrades with Spessart Conduit (3 hesson | 3 indicyl)
Player 4 discards Indicyl Polarizer (1 spessart | 1 spectrol)
Player 4 discards Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 4 spends a Indicyl token
Player 4 converts 3 indicyl into 3 hesson
Player 4 puts 1 Hesson on Gallery Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 4 puts 1 Hesson on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 4 puts 1 Hesson on Gallery Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 5 takes Kyan Conduit (3 hesson | 3 indicyl)
Player 5 takes Indicyl Exchanger (2 indicyl | 2 hesson)
Player 5 discards Bright Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 verdane and 1 aurane)
Player 5 earns Cobalt Reservoir (1 verdane and 1 aurane, 8 VP; +3 for every kyan in a chain)
Player 5 discards Indicyl Exchanger (2 indicyl | 2 hesson)
Player 5 discards Kyan Condenser (2 indicyl | 1 rubel)
Player 6 takes Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 6 discards Kyan Smelter (3 hesson | 1 spectrol)
Player 6 converts 1 kyan into 2 hesson
Player 6 takes Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 6 spends a Rubel token
Player 6 discards Indicyl Conduit (3 hesson | 3 indicyl)
Player 6 converts 2 hesson into 1 kyan
Player 6 spends a Hesson token
Player 6 converts 1 hesson and 1 kyan into 1 spectrol
Player 6 spends a Hesson token
Player 6 trades for Gilded Assessor of Aurane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane)
Player 6 discards Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 6 spends a Kyan token
Player 6 converts 1 hesson and 1 kyan into 1 spectrol
Player 6 spends a Kyan token
Player 6 converts 1 kyan into 2 hesson
Player 6 converts 1 spectrol into 1 hesson and 1 kyan
Player 6 spends a Hesson token
Player 6 spends a Hesson token
Player 6 converts 2 hesson into 1 kyan
Player 6 puts 1 Hesson on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 6 puts 1 Hesson on Gallery Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 6 puts 1 Hesson on Gallery Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 6 puts 1 Kyan on Gallery Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 6 puts 1 Kyan on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 6 stores Spessart Kiln (2 hesson | 1 kyan) beneath Under-City Gate (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
Player 1 discards Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 converts 1 kyan into 1 rubel
Player 1 converts 1 rubel into 1 kyan
Player 1 takes Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 takes Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 harvests Indicyl Transmuter (1 rubel | 1 kyan)
Player 1 gains 1 Indicyl
Player 1 puts 1 Kyan on Fifth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 discards Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 2 takes Hesson Condenser (2 indicyl | 1 rubel)
Player 2 takes Rubel Inverter (2 rubel | 2 kyan)
Player 2 harvests Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 gains 1 Hesson
Player 2 discards Rubel Inverter (2 rubel | 2 kyan)
Player 2 discards Kyan Dissolver (1 kyan | 2 indicyl)
Player 2 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 2 spends a Hesson token
Player 2 converts 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 2 puts 1 Hesson on Gallery Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 2 puts 1 Rubel on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Kyan on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 3 takes Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 3 takes Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 discards Hesson Inverter (2 rubel | 2 kyan)
Player 3 discards Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 converts 1 indicyl and 1 hesson into 1 kyan
Player 3 upgrades with Rubel Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 3 puts 1 Kyan on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 4 discards Hesson Exchanger (2 indicyl | 2 hesson)
Player 4 discards Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 4 discards Hesson Inverter (2 rubel | 2 kyan)
Player 4 converts 3 hesson into 3 indicyl
Player 4 takes Indicyl Conduit (3 hesson | 3 indicyl)
Player 4 takes Hesson Smelter (3 hesson | 1 spectrol)
Player 4 discards Hesson Smelter (3 hesson | 1 spectrol)
Player 4 spends a Hesson token
Player 4 spends a Hesson token
Player 4 converts 3 hesson into 3 indicyl
Player 4 spends a Indicyl token
Player 4 converts 3 indicyl into 3 hesson
Player 4 discards Indicyl Conduit (3 hesson | 3 indicyl)
Player 4 converts 3 indicyl into 3 hesson
Player 4 upgrades with Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 4 puts 1 Indicyl on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 4 puts 1 Indicyl on Gallery Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 4 puts 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 4 puts 1 Hesson on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 4 puts 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 4 puts 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 4 puts 1 Hesson on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 4 puts 1 Hesson on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 5 passes
Player 6 takes Rubel Polarizer (1 spessart | 1 spectrol)
Player 6 takes Hesson Dissolver (1 kyan | 2 indicyl)
Player 6 upgrades with Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
You draw Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 takes Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 upgrades with Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 discards Spessart Inverter (2 rubel | 2 kyan)
Player 1 converts 1 spessart into 1 indicyl and 1 kyan
Player 1 discards Indicyl Smelter (3 hesson | 1 spectrol)
Player 1 converts 1 indicyl and 1 kyan into 1 spessart
Player 1 converts 1 spessart into 1 indicyl and 1 kyan
Player 1 puts 1 Indicyl on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Indicyl on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Kyan on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 2 takes Indicyl Cargo Rig (hand limit +1)
Player 2 draws a card
Player 2 passes
Player 3 discards Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 converts 1 kyan into 2 hesson
Player 3 passes
Player 3 puts 1 Hesson on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 3 puts 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 4 takes Rubel Exchanger (2 indicyl | 2 hesson)
Player 4 takes Kyan Conduit (3 hesson | 3 indicyl)
Player 4 harvests Spessart Conduit (3 hesson | 3 indicyl)
Player 4 gains 1 Spessart
Player 5 takes Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 5 passes
Player 5 discards Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 6 discards Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 6 discards Hesson Dissolver (1 kyan | 2 indicyl)
Player 6 converts 1 indicyl and 1 hesson into 1 rubel
Player 6 takes Rubel Smelter (3 hesson | 1 spectrol)
Player 6 takes Spectrol Crusher (1 spessart | 3 indicyl)
Player 6 discards Spectrol Crusher (1 spessart | 3 indicyl)
Player 6 converts 1 spectrol into 1 hesson and 1 kyan
Player 6 spends a Rubel token
Player 6 converts 1 rubel into 1 indicyl and 1 hesson
Player 6 discards Rubel Separator (1 spessart | 1 hesson and 1 rubel)
Player 6 spends a Indicyl token
Player 6 spends a Hesson token
Player 6 converts 1 indicyl and 1 hesson into 1 rubel
Player 6 discards Rubel Polarizer (1 spessart | 1 spectrol)
Player 6 converts 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 6 discards Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 6 trades for Gallery Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 6 spends a Rubel token
Player 6 spends a Kyan token
Player 6 converts 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 6 spends a Rubel token
Player 6 converts 1 rubel into 1 indicyl and 1 hesson
Player 6 puts 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 6 puts 1 Indicyl on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 6 puts 1 Indicyl on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 6 puts 1 Hesson on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 6 puts 1 Rubel on Fifth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 6 puts 1 Rubel on Fifth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 6 puts 1 Spectrol on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 6 stores Spessart Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan) beneath Under-City Gate (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
Player 1 takes Hesson Polarizer (1 spessart | 1 spectrol)
Player 1 takes Hesson Transmuter (1 rubel | 1 kyan)
Player 1 upgrades with Hesson Transmuter (1 rubel | 1 kyan)
Player 1 discards Rubel Furnace (1 rubel | 2 hesson)
Player 1 converts 1 rubel into 1 kyan
Player 1 discards Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 converts 1 indicyl and 1 kyan into 1 spessart
Player 1 puts 1 Spessart on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 2 takes Rubel Kiln (2 hesson | 1 kyan)
Player 2 takes Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 passes
Player 2 discards Hesson Condenser (2 indicyl | 1 rubel)
Player 3 draws a card
Player 3 discards Kyan Kiln (2 hesson | 1 kyan)
Player 3 converts 1 kyan into 2 hesson
Player 3 takes Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 passes
Player 3 puts 1 Hesson on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Hesson on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 4 spends a Rubel token
Player 4 discards Rubel Exchanger (2 indicyl | 2 hesson)
Player 4 converts 2 rubel into 1 indicyl and 1 spessart
Player 4 takes Rubel Transmuter (1 rubel | 1 kyan)
Player 4 takes Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 4 harvests Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 4 gains 1 Kyan
Player 4 puts 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 4 puts 1 Spessart on Fifth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 5 takes Hesson Conduit (3 hesson | 3 indicyl)
Player 5 takes Spessart Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 5 passes
Player 5 discards Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 5 discards Kyan Conduit (3 hesson | 3 indicyl)
Player 6 spends a Hesson token
Player 6 spends a Kyan token
Player 6 converts 1 hesson and 1 kyan into 1 spectrol
Player 6 spends a Indicyl token
Player 6 spends a Hesson token
Player 6 converts 1 indicyl and 1 hesson into 1 rubel
Player 6 draws a card
Player 6 takes Hesson Exchanger (2 indicyl | 2 hesson)
Player 6 discards Gallery Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 6 earns Blushing Mesa (1 noctane and 1 aurane, 8 VP; +3 for every rubel in a chain)
Player 6 puts 1 Rubel on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 6 puts 1 Spectrol on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 1 takes Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
You draw Spessart Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 harvests Hesson Transmuter (1 rubel | 1 kyan)
Player 1 gains 1 Hesson
Player 1 discards Spessart Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 converts 1 spessart into 1 indicyl and 1 kyan
Player 1 puts 1 Indicyl on Lagoon Broker of Verdane and Aurane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Kyan on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 2 takes Indicyl Cargo Rig (hand limit +1)
Player 2 takes Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 upgrades with Rubel Kiln (2 hesson | 1 kyan)
Player 2 discards Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 takes Indicyl Dissolver (1 kyan | 2 indicyl)
Player 3 takes Spessart Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 passes
Player 3 discards Indicyl Dissolver (1 kyan | 2 indicyl)
Player 3 discards Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 3 converts 1 indicyl and 1 hesson into 1 kyan
Player 3 puts 1 Kyan on Lagoon Broker of Verdane and Aurane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 4 upgrades with Rubel Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 4 spends a Kyan token
Player 4 converts 1 kyan into 1 indicyl and 1 hesson
Player 4 discards Kyan Conduit (3 hesson | 3 indicyl)
Player 4 converts 1 kyan into 1 indicyl and 1 hesson
Player 4 puts 1 Indicyl on Lagoon Broker of Verdane and Aurane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 4 puts 1 Indicyl on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 4 puts 1 Hesson on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 4 puts 1 Hesson on Lagoon Broker of Verdane and Aurane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 5 takes Rubel Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 5 takes Spectrol Cargo Rig (hand limit +1)
Player 5 passes
Player 5 discards Rubel Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 5 discards Spessart Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 6 harvests Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Player 6 gains 1 Rubel
Player 1 takes Spectrol Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 takes Kyan Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 discards Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 discards Kyan Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 converts 1 indicyl and 1 kyan into 1 spessart
Player 1 converts 1 spessart into 1 indicyl and 1 kyan
Player 1 upgrades with Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 puts 1 Indicyl on Lagoon Broker of Verdane and Aurane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Kyan on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 2 takes Hesson Condenser (2 indicyl | 1 rubel)
Player 2 takes Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 passes
Player 2 discards Indicyl Cargo Rig (hand limit +1)
Player 2 discards Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 3 takes Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 takes Indicyl Kiln (2 hesson | 1 kyan)
Player 3 harvests Rubel Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 3 gains 1 Rubel
Player 4 takes Indicyl Transmuter (1 rubel | 1 kyan)
Player 4 takes Hesson Dissolver (1 kyan | 2 indicyl)
Player 4 harvests Rubel Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 4 gains 1 Rubel
Player 5 takes Rubel Conduit (3 hesson | 3 indicyl)
Player 5 takes Kyan Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 5 upgrades with Spessart Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 5 spends a Indicyl token
Player 5 spends a Indicyl token
Player 5 discards Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 5 converts 3 indicyl into 2 indicyl and 1 hesson
Player 5 puts 1 Indicyl on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 5 puts 1 Indicyl on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 5 puts 1 Hesson on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 6 draws a card
Player 6 takes Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 6 harvests Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 6 gains 1 Hesson
Player 6 stores a hand card beneath Under-City Gate (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
Player 1 discards Spectrol Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 converts 1 spectrol into 1 indicyl and 1 rubel
Player 1 takes Hesson Furnace (1 rubel | 2 hesson)
Player 1 takes Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 upgrades with Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 puts 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Rubel on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 2 takes Hesson Inverter (2 rubel | 2 kyan)
Player 2 takes Spectrol Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 discards Hesson Crusher (1 spessart | 3 indicyl)
Player 2 discards Hesson Inverter (2 rubel | 2 kyan)
Player 2 converts 2 hesson into 1 kyan
Player 2 harvests Rubel Kiln (2 hesson | 1 kyan)
Player 2 gains 1 Rubel
Player 2 spends a Rubel token
Player 2 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 2 puts 1 Hesson on Lagoon Broker of Verdane and Aurane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Spessart on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 3 takes Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 3 takes Rubel Crusher (1 spessart | 3 indicyl)
Player 3 harvests Spectrol Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 3 gains 1 Spectrol
Player 3 discards Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 converts 1 kyan into 2 hesson
Player 3 discards Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 converts 1 kyan into 2 hesson
Player 3 converts 2 hesson into 1 kyan
Player 3 puts 1 Hesson on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Hesson on Lagoon Broker of Verdane and Aurane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Kyan on Lagoon Broker of Verdane and Aurane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 4 takes Kyan Dissolver (1 kyan | 2 indicyl)
Player 4 takes Indicyl Transmuter (1 rubel | 1 kyan)
Player 4 discards Tallow Envoy of Noctane (1 indicyl and 2 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 4 earns Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 5 takes Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 5 takes Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 5 harvests Spessart Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 5 gains 1 Spessart
Player 5 discards Spectrol Cargo Rig (hand limit +1)
Player 5 discards Kyan Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 6 takes Rubel Cargo Rig (hand limit +1)
Player 6 upgrades with Indicyl Inverter (2 rubel | 2 kyan)
Player 6 stores a hand card beneath Under-City Gate (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
You draw Hesson Dissolver (1 kyan | 2 indicyl)
Player 1 harvests Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 gains 1 Hesson
Player 2 takes Hesson Smelter (3 hesson | 1 spectrol)
Player 2 discards Shard Warden of Aurane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 aurane)
Player 2 earns Rust Orchard (1 aurane, 4 VP; +1 for every hesson in a chain)
Player 2 discards Indicyl Cargo Rig (hand limit +1)
Player 3 takes Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 3 takes Rubel Conduit (3 hesson | 3 indicyl)
Player 3 harvests Kyan Kiln (2 hesson | 1 kyan)
Player 3 gains 1 Kyan
Player 4 takes Spessart Dissolver (1 kyan | 2 indicyl)
Player 4 takes Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 4 passes
Player 4 stores a hand card beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 4 discards Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 5 takes Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 5 takes Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 5 passes
Player 5 discards Hesson Conduit (3 hesson | 3 indicyl)
Player 5 discards Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 6 spends a Spessart token
Player 6 spends a Rubel token
Player 6 discards Rubel Cargo Rig (hand limit +1)
Player 6 converts 2 rubel into 2 kyan
Player 6 spends a Indicyl token
Player 6 spends a Indicyl token
Player 6 spends a Hesson token
Player 6 spends a Hesson token
Player 6 trades for Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 6 stores Rooftop Scribe of Aurane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 aurane) beneath Under-City Gate (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
Player 1 takes Spectrol Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 takes Rubel Kiln (2 hesson | 1 kyan)
Player 1 spends a Indicyl token
Player 1 discards Rubel Kiln (2 hesson | 1 kyan)
Player 1 converts 1 indicyl and 1 rubel into 1 spectrol
Player 1 spends a Indicyl token
Player 1 discards Spectrol Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 converts 1 spectrol into 1 indicyl and 1 kyan
Player 1 trades for Shard Warden of Noctane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane)
Player 2 takes Indicyl Polarizer (1 spessart | 1 spectrol)
Player 2 takes Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 passes
Player 2 discards Hesson Condenser (2 indicyl | 1 rubel)
Player 2 discards Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 takes Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 takes Spessart Exchanger (2 indicyl | 2 hesson)
Player 3 passes
Player 3 discards Indicyl Kiln (2 hesson | 1 kyan)
Player 3 discards Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 4 takes Spectrol Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 4 draws a card
Player 4 upgrades with Indicyl Transmuter (1 rubel | 1 kyan)
Player 4 discards Rubel Transmuter (1 rubel | 1 kyan)
Player 5 takes Indicyl Condenser (2 indicyl | 1 rubel)
Player 5 upgrades with Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 5 discards Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 5 spends a Rubel token
Player 5 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 5 discards Indicyl Condenser (2 indicyl | 1 rubel)
Player 5 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 5 discards Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 5 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 5 puts 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 5 puts 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 5 puts 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 5 puts 1 Kyan on Fifth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 6 takes Indicyl Kiln (2 hesson | 1 kyan)
Player 6 draws a card
Player 6 discards Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 6 earns Scrap Silo (1 verdane, 4 VP; +1 for every 2 stored material)
This is the final round: a player has three Landmarks
Player 6 discards Rubel Separator (1 spessart | 1 hesson and 1 rubel)
Player 6 spends a Rubel token
Player 6 converts 2 rubel into 2 kyan
Player 6 spends a Rubel token
Player 6 spends a Rubel token
Player 6 converts 2 rubel into 2 kyan
Player 6 spends a Kyan token
Player 6 spends a Kyan token
Player 6 converts 2 kyan into 2 rubel
Player 6 converts 2 rubel into 2 kyan
Player 6 puts 1 Kyan on Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 6 puts 1 Kyan on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 6 puts 1 Kyan on Fifth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 6 puts 1 Kyan on Lagoon Broker of Verdane and Aurane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 6 puts 1 Kyan on Fifth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 6 puts 1 Kyan on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 takes Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 takes Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 spends a Indicyl token
Player 1 discards Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 converts 1 indicyl and 1 kyan into 1 spectrol
Player 1 upgrades with Hesson Furnace (1 rubel | 2 hesson)
Player 1 discards Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 discards Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 converts 1 indicyl and 1 kyan into 1 spessart
Player 1 puts 1 Spessart on Lagoon Broker of Verdane and Aurane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Spectrol on Fifth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 takes Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 draws a card
Player 2 upgrades with Hesson Smelter (3 hesson | 1 spectrol)
Player 2 discards Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 3 takes Indicyl Polarizer (1 spessart | 1 spectrol)
Player 3 takes Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 upgrades with Indicyl Polarizer (1 spessart | 1 spectrol)
Player 3 spends a Spectrol token
Player 3 converts 1 spectrol into 1 spessart
Player 3 puts 1 Spessart on Fifth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 3 discards Rubel Crusher (1 spessart | 3 indicyl)
Player 4 takes Kyan Crusher (1 spessart | 3 indicyl)
Player 4 harvests Indicyl Transmuter (1 rubel | 1 kyan)
Player 4 gains 1 Indicyl
Player 4 stores a hand card beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 5 takes Hesson Cargo Rig (hand limit +1)
Player 5 takes Spectrol Blender (1 indicyl and 1 hesson | 1 rubel)
Player 5 upgrades with Hesson Condenser (2 indicyl | 1 rubel)
The game is over
