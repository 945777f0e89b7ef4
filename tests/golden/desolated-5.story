Player 2 starts
Player 2 takes Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 draws a card
Player 2 passes
Player 3 takes Indicyl Transmuter (1 rubel | 1 kyan)
Player 3 takes Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 discards Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 3 discards Hesson Polarizer (1 spessart | 1 spectrol)
Player 3 discards Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 discards Spectrol Inverter (2 rubel | 2 kyan)
Player 3 trades for Veiled Assessor of Aurane (1 indicyl and 1 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 aurane)
Player 4 takes Rubel Cargo Rig (hand limit +1)
Player 4 draws a card
Player 4 upgrades with Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 5 takes Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Player 5 takes Kyan Kiln (2 hesson | 1 kyan)
Player 5 upgrades with Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 takes Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 takes Spessart Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 upgrades with Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 discards Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 discards Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 discards Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 converts 2 indicyl and 1 hesson into 3 indicyl
Player 1 puts 1 Indicyl on Lagoon Broker of Noctane and Aurane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 noctane and 1 aurane)
Player 1 puts 1 Indicyl on Lagoon Broker of Noctane and Aurane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 noctane and 1 aurane)
Player 1 puts 1 Indicyl on Quarry Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 2 takes Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 takes Spessart Conduit (3 hesson | 3 indicyl)
Player 2 passes
Player 2 discards Indicyl Crusher (1 spessart | 3 indicyl)
Player 3 takes Spessart Dissolver (1 kyan | 2 indicyl)
Player 3 takes Rubel Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 upgrades with Spessart Dissolver (1 kyan | 2 indicyl)
Player 3 discards Indicyl Conduit (3 hesson | 3 indicyl)
Player 3 discards Indicyl Transmuter (1 rubel | 1 kyan)
Player 3 converts 2 indicyl into 1 kyan
Player 3 converts 1 kyan into 2 indicyl
Player 3 puts 1 Indicyl on Quarry Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 3 puts 1 Indicyl on Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 4 takes Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 takes Spessart Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 harvests Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 4 gains 1 Indicyl
Player 5 upgrades with Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 5 discards Hesson Transmuter (1 rubel | 1 kyan)
Player 5 discards Kyan Kiln (2 hesson | 1 kyan)
Player 5 converts 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 5 puts 1 Indicyl on Lagoon Broker of Noctane and Aurane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 noctane and 1 aurane)
Player 5 puts 1 Rubel on Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 1 takes Kyan Fuser (1 indicyl and 1 kyan | 1 spessart)
You draw Hesson Inverter (2 rubel | 2 kyan)
Player 1 passes
Player 2 draws a card
Player 2 draws a card
Player 2 passes
Player 2 discards Kyan Exchanger (2 indicyl | 2 hesson)
Player 2 discards Spessart Conduit (3 hesson | 3 indicyl)
Player 3 takes Kyan Crusher (1 spessart | 3 indicyl)
Player 3 takes Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 harvests Spessart Dissolver (1 kyan | 2 indicyl)
Player 3 gains 1 Spessart
Player 4 takes Spessart Exchanger (2 indicyl | 2 hesson)
Player 4 draws a card
Player 4 discards Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 4 discards Spessart Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 discards Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 discards Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 4 trades for Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 5 takes Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 5 takes Indicyl Polarizer (1 spessart | 1 spectrol)
Player 5 harvests Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 5 gains 1 Hesson
Player 5 discards Indicyl Polarizer (1 spessart | 1 spectrol)
Player 5 discards Rubel Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 5 converts 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 5 puts 1 Hesson on Basalt Broker of Verdane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 5 puts 1 Kyan on Basalt Broker of Verdane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 1 takes Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 takes Spectrol Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 upgrades with Hesson Inverter (2 rubel | 2 kyan)
Player 2 takes Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 takes Kyan Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 upgrades with Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 discards Indicyl Polarizer (1 spessart | 1 spectrol)
Player 2 discards Spessart Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 converts 1 indicyl and 1 spessart into 2 rubel
Player 2 puts 1 Rubel on Lagoon Broker of Noctane and Aurane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 noctane and 1 aurane)
Player 2 puts 1 Rubel on Basalt Broker of Verdane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 3 takes Indicyl Transmuter (1 rubel | 1 kyan)
Player 3 takes Hesson Inverter (2 rubel | 2 kyan)
Player 3 passes
Player 4 takes Spectrol Exchanger (2 indicyl | 2 hesson)
Player 4 takes Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 4 upgrades with Rubel Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 4 discards Rubel Cargo Rig (hand limit +1)
Player 4 discards Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 4 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 4 converts 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 4 puts 1 Rubel on Quarry Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 4 puts 1 Kyan on Shaft Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 5 takes Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 5 discards Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 5 discards Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Player 5 converts 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 5 upgrades with Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 5 puts 1 Hesson on Lagoon Broker of Noctane and Aurane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 noctane and 1 aurane)
Player 5 puts 1 Kyan on Lagoon Broker of Noctane and Aurane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 noctane and 1 aurane)
You draw Hesson Furnace (1 rubel | 2 hesson)
Player 1 takes Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 upgrades with Kyan Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 discards Spessart Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 converts 1 spessart into 1 indicyl and 1 kyan
Player 1 discards Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 converts 1 indicyl and 1 kyan into 1 spessart
Player 1 puts 1 Indicyl on Quarry Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 1 puts 1 Spessart on Basalt Broker of Verdane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 2 takes Spectrol Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 draws a card
Player 2 upgrades with Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 draws a card
Player 3 takes Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 upgrades with Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 4 draws a card
Player 4 takes Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 4 spends a Indicyl token
Player 4 spends a Indicyl token
Player 4 discards Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 4 discards Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 4 spends a Rubel token
Player 4 discards Spessart Exchanger (2 indicyl | 2 hesson)
Player 4 trades for Quarry Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 5 takes Kyan Inverter (2 rubel | 2 kyan)
Player 5 discards Kyan Inverter (2 rubel | 2 kyan)
Player 5 converts 1 kyan into 1 indicyl and 1 hesson
Player 5 draws a card
Player 5 passes
Player 5 puts 1 Indicyl on Silent Assessor of Aurane (1 indicyl and 1 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 aurane)
Player 5 puts 1 Hesson on Silent Assessor of Aurane (1 indicyl and 1 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 aurane)
Player 1 harvests Kyan Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 gains 1 Kyan
Player 2 draws a card
Player 2 takes Hesson Condenser (2 indicyl | 1 rubel)
Player 2 discards Spectrol Crusher (1 spessart | 3 indicyl)
Player 2 converts 1 spectrol into 1 indicyl and 1 rubel
Player 2 discards Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 discards Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 discards Rubel Conduit (3 hesson | 3 indicyl)
Player 2 converts 2 rubel into 1 indicyl and 1 spessart
Player 2 trades for Silent Assessor of Aurane (1 indicyl and 1 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 aurane)
Player 2 discards Spectrol Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 converts 1 spectrol into 1 indicyl and 1 rubel
Player 2 spends a Indicyl token
Player 2 converts 1 indicyl and 1 rubel into 1 spectrol
Player 2 converts 1 spectrol into 1 indicyl and 1 rubel
Player 2 puts 1 Indicyl on Basalt Broker of Verdane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Indicyl on Shaft Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 2 puts 1 Indicyl on Basalt Broker of Verdane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Rubel on Shaft Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 3 takes Spectrol Furnace (1 rubel | 2 hesson)
Player 3 discards Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 discards Hesson Inverter (2 rubel | 2 kyan)
Player 3 converts 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 3 discards Indicyl Transmuter (1 rubel | 1 kyan)
Player 3 discards Rubel Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 converts 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 3 takes Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 passes
Player 3 puts 1 Indicyl on Shaft Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 3 puts 1 Hesson on Basalt Broker of Verdane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Rubel on Lagoon Broker of Noctane and Aurane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 noctane and 1 aurane)
Player 3 puts 1 Kyan on Basalt Broker of Verdane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 4 draws a card
Player 4 takes Indicyl Kiln (2 hesson | 1 kyan)
Player 4 harvests Rubel Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 4 gains 1 Rubel
Player 5 takes Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 5 upgrades with Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 5 discards Spessart Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 5 converts 1 spessart into 1 indicyl and 1 rubel
Player 5 puts 1 Indicyl on Lagoon Broker of Noctane and Aurane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 noctane and 1 aurane)
Player 5 puts 1 Rubel on Ember Envoy of Noctane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 noctane)
You draw Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
You draw Rubel Smelter (3 hesson | 1 spectrol)
Player 1 passes
Player 2 takes Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 2 takes Hesson Crusher (1 spessart | 3 indicyl)
Player 2 upgrades with Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 takes Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 takes Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 harvests Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 gains 1 Hesson
Player 4 takes Rubel Polarizer (1 spessart | 1 spectrol)
Player 4 takes Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 4 passes
Player 5 harvests Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 5 gains 1 Indicyl
Player 1 harvests Hesson Inverter (2 rubel | 2 kyan)
Player 1 gains 1 Hesson
Player 2 draws a card
Player 2 draws a card
Player 2 passes
Player 3 takes Hesson Crusher (1 spessart | 3 indicyl)
Player 3 upgrades with Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 discards Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 discards Kyan Crusher (1 spessart | 3 indicyl)
Player 3 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 3 discards Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 discards Rubel Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 3 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 3 puts 1 Indicyl on Basalt Broker of Verdane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Indicyl on Shaft Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 3 puts 1 Kyan on Ember Envoy of Noctane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 noctane)
Player 3 puts 1 Kyan on Ember Envoy of Noctane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 noctane)
Player 4 takes Rubel Inverter (2 rubel | 2 kyan)
Player 4 takes Indicyl Dissolver (1 kyan | 2 indicyl)
Player 4 passes
Player 4 discards Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 4 discards Spessart Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 5 takes Indicyl Transmuter (1 rubel | 1 kyan)
Player 5 harvests Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 5 gains 1 Kyan
Player 5 spends a Indicyl token
Player 5 spends a Kyan token
Player 5 converts 1 indicyl and 1 kyan into 1 spessart
Player 5 converts 1 spessart into 1 indicyl and 1 kyan
Player 5 puts 1 Indicyl on Lagoon Broker of Noctane and Aurane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 noctane and 1 aurane)
Player 5 puts 1 Kyan on Lagoon Broker of Noctane and Aurane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 noctane and 1 aurane)
Player 1 takes Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 takes Kyan Cargo Rig (hand limit +1)
Player 1 discards Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 discards Rubel Smelter (3 hesson | 1 spectrol)
Player 1 discards Kyan Cargo Rig (hand limit +1)
Player 1 discards Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 spends a Hesson token
Player 1 discards Hesson Furnace (1 rubel | 2 hesson)
Player 1 trades for Basalt Broker of Verdane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 2 takes Indicyl Condenser (2 indicyl | 1 rubel)
Player 2 takes Hesson Conduit (3 hesson | 3 indicyl)
Player 2 discards Hesson Exchanger (2 indicyl | 2 hesson)
Player 2 discards Hesson Conduit (3 hesson | 3 indicyl)
Player 2 discards Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 2 spends a Hesson token
Player 2 converts 1 indicyl and 1 hesson into 1 rubel
Player 2 discards Rubel Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 converts 2 rubel into 1 indicyl and 1 spessart
Player 2 discards Indicyl Condenser (2 indicyl | 1 rubel)
Player 2 discards Kyan Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 trades for Shaft Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 2 spends a Rubel token
Player 2 converts 1 rubel into 1 indicyl and 1 hesson
Player 2 discards Hesson Condenser (2 indicyl | 1 rubel)
Player 2 converts 1 indicyl and 1 hesson into 1 rubel
Player 2 puts 1 Hesson on Woven Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 2 puts 1 Rubel on Woven Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 3 takes Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 3 takes Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 upgrades with Spectrol Furnace (1 rubel | 2 hesson)
Player 4 takes Kyan Dissolver (1 kyan | 2 indicyl)
Player 4 takes Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 4 upgrades with Spectrol Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 4 discards Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 5 takes Rubel Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 5 draws a card
Player 5 harvests Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 5 gains 1 Hesson
Player 1 spends a Indicyl token
Player 1 spends a Indicyl token
Player 1 spends a Indicyl token
Player 1 converts 3 indicyl into 2 indicyl and 1 hesson
Player 1 spends a Kyan token
Player 1 discards Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 converts 2 indicyl and 1 hesson into 3 indicyl
Player 1 spends a Hesson token
Player 1 converts 2 indicyl and 1 hesson into 3 indicyl
Player 1 spends a Hesson token
Player 1 converts 2 indicyl and 1 hesson into 3 indicyl
Player 1 converts 2 indicyl and 1 hesson into 3 indicyl
Player 1 spends a Rubel token
Player 1 spends a Kyan token
Player 1 trades for Lagoon Broker of Noctane and Aurane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 noctane and 1 aurane)
Player 1 puts 1 Indicyl on Second Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spectrol, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Indicyl on Woven Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 1 puts 1 Indicyl on Woven Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 2 takes Kyan Dissolver (1 kyan | 2 indicyl)
Player 2 takes Spectrol Dissolver (1 kyan | 2 indicyl)
Player 2 discards Spectrol Dissolver (1 kyan | 2 indicyl)
Player 2 converts 1 spectrol into 1 indicyl and 1 rubel
Player 2 converts 1 rubel into 1 indicyl and 1 hesson
Player 2 upgrades with Hesson Crusher (1 spessart | 3 indicyl)
Player 2 discards Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 converts 1 indicyl and 1 hesson into 1 rubel
Player 2 spends a Indicyl token
Player 2 spends a Indicyl token
Player 2 converts 3 indicyl into 1 spessart
Player 2 spends a Indicyl token
Player 2 converts 1 indicyl and 1 rubel into 1 spectrol
Player 2 converts 1 spectrol into 1 indicyl and 1 rubel
Player 2 converts 1 indicyl and 1 spessart into 2 rubel
Player 2 puts 1 Hesson on Woven Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 2 puts 1 Rubel on Second Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spectrol, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 puts 1 Rubel on Second Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spectrol, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 puts 1 Rubel on Ember Envoy of Noctane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 noctane)
Player 3 discards Hesson Crusher (1 spessart | 3 indicyl)
Player 3 spends a Hesson token
Player 3 converts 2 hesson into 1 rubel
Player 3 takes Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 3 takes Spectrol Kiln (2 hesson | 1 kyan)
Player 3 harvests Spectrol Furnace (1 rubel | 2 hesson)
Player 3 gains 1 Spectrol
Player 3 puts 1 Rubel on Ember Envoy of Noctane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 noctane)
Player 4 upgrades with Indicyl Kiln (2 hesson | 1 kyan)
Player 4 discards Indicyl Dissolver (1 kyan | 2 indicyl)
Player 4 spends a Rubel token
Player 4 converts 1 indicyl and 1 rubel into 1 spectrol
Player 4 discards Spectrol Exchanger (2 indicyl | 2 hesson)
Player 4 converts 1 spectrol into 1 indicyl and 1 rubel
Player 4 puts 1 Indicyl on Caldera Broker of Noctane and Aurane (3 hesson and 2 rubel and 1 kyan, 4 VP; gives 1 noctane and 1 aurane)
Player 4 puts 1 Rubel on Woven Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 4 puts 1 Spectrol on Ember Envoy of Noctane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 noctane)
Player 5 takes Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 5 draws a card
Player 5 upgrades with Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 spends a Indicyl token
Player 1 spends a Indicyl token
Player 1 spends a Hesson token
Player 1 converts 2 indicyl and 1 hesson into 3 indicyl
Player 1 takes Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 takes Kyan Kiln (2 hesson | 1 kyan)
Player 1 passes
Player 1 puts 1 Indicyl on Second Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spectrol, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Indicyl on Second Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spectrol, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Indicyl on Ember Envoy of Noctane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 noctane)
Player 2 takes Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 draws a card
Player 2 passes
Player 3 takes Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 takes Rubel Furnace (1 rubel | 2 hesson)
Player 3 passes
Player 3 discards Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 3 discards Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 3 puts 1 Hesson on Woven Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 3 puts 1 Rubel on Ember Envoy of Noctane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 noctane)
Player 4 discards Kyan Dissolver (1 kyan | 2 indicyl)
Player 4 converts 1 kyan into 2 hesson
Player 4 takes Indicyl Dissolver (1 kyan | 2 indicyl)
Player 4 takes Hesson Furnace (1 rubel | 2 hesson)
Player 4 converts 2 hesson into 1 kyan
Player 4 harvests Indicyl Kiln (2 hesson | 1 kyan)
Player 4 gains 1 Indicyl
Player 4 discards Rubel Polarizer (1 spessart | 1 spectrol)
Player 4 spends a Indicyl token
Player 4 converts 1 indicyl and 1 rubel into 1 spectrol
Player 4 converts 1 spectrol into 1 indicyl and 1 rubel
Player 4 discards Indicyl Dissolver (1 kyan | 2 indicyl)
Player 4 converts 1 indicyl and 1 rubel into 1 spectrol
Player 4 converts 1 spectrol into 1 indicyl and 1 rubel
Player 4 discards Rubel Inverter (2 rubel | 2 kyan)
Player 4 converts 1 indicyl and 1 rubel into 1 spectrol
Player 4 puts 1 Indicyl on Ember Envoy of Noctane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 noctane)
Player 4 puts 1 Rubel on Ember Envoy of Noctane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 noctane)
Player 4 puts 1 Kyan on Woven Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 4 puts 1 Spectrol on Caldera Broker of Noctane and Aurane (3 hesson and 2 rubel and 1 kyan, 4 VP; gives 1 noctane and 1 aurane)
Player 5 takes Rubel Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 5 takes Indicyl Inverter (2 rubel | 2 kyan)
Player 5 passes
Player 1 discards Basalt Broker of Verdane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 1 discards Lagoon Broker of Noctane and Aurane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 noctane and 1 aurane)
Player 1 earns Vault of Crowns (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
You store Kyan Kiln (2 hesson | 1 kyan) beneath Vault of Crowns (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
Player 2 takes Indicyl Smelter (3 hesson | 1 spectrol)
Player 2 takes Indicyl Exchanger (2 indicyl | 2 hesson)
Player 2 harvests Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 gains 1 Indicyl
Player 3 takes Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 discards Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 discards Rubel Furnace (1 rubel | 2 hesson)
Player 3 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 3 draws a card
Player 3 harvests Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 gains 1 Indicyl
Player 3 puts 1 Indicyl on Woven Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 3 puts 1 Kyan on Woven Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 4 takes Hesson Polarizer (1 spessart | 1 spectrol)
Player 4 takes Spectrol Cargo Rig (hand limit +1)
Player 4 spends a Indicyl token
Player 4 spends a Rubel token
Player 4 converts 1 indicyl and 1 rubel into 1 spectrol
Player 4 passes
Player 4 puts 1 Spectrol on Woven Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 5 passes
You draw Indicyl Conduit (3 hesson | 3 indicyl)
Player 1 takes Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 harvests Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 gains 1 Indicyl
Player 2 takes Spectrol Condenser (2 indicyl | 1 rubel)
Player 2 takes Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 spends a Indicyl token
Player 2 discards Indicyl Smelter (3 hesson | 1 spectrol)
Player 2 discards Indicyl Exchanger (2 indicyl | 2 hesson)
Player 2 discards Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 converts 3 indicyl into 1 spessart
Player 2 discards Spectrol Condenser (2 indicyl | 1 rubel)
Player 2 converts 1 spectrol into 1 indicyl and 1 rubel
Player 2 spends a Kyan token
Player 2 trades for Woven Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 3 takes Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 3 upgrades with Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 4 takes Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 4 spends a Indicyl token
Player 4 discards Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 4 converts 1 indicyl and 1 rubel into 1 spectrol
Player 4 takes Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 upgrades with Spectrol Cargo Rig (hand limit +1)
Player 4 converts 1 spectrol into 1 indicyl and 1 rubel
Player 4 puts 1 Indicyl on Caldera Broker of Noctane and Aurane (3 hesson and 2 rubel and 1 kyan, 4 VP; gives 1 noctane and 1 aurane)
Player 4 puts 1 Rubel on Ember Envoy of Noctane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 noctane)
Player 5 takes Spectrol Conduit (3 hesson | 3 indicyl)
Player 5 discards Indicyl Inverter (2 rubel | 2 kyan)
Player 5 discards Spectrol Conduit (3 hesson | 3 indicyl)
Player 5 converts 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 5 discards Hesson Dissolver (1 kyan | 2 indicyl)
Player 5 spends a Hesson token
Player 5 spends a Hesson token
Player 5 discards Rubel Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 5 trades for Caldera Broker of Noctane and Aurane (3 hesson and 2 rubel and 1 kyan, 4 VP; gives 1 noctane and 1 aurane)
Player 1 takes Rubel Inverter (2 rubel | 2 kyan)
You draw Rubel Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 discards Spessart Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 spends a Kyan token
Player 1 discards Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 discards Indicyl Conduit (3 hesson | 3 indicyl)
Player 1 trades for Drift Warden of Verdane (2 indicyl and 1 kyan and 1 spessart, 2 VP; gives 1 verdane)
You store Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan) beneath Vault of Crowns (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
Player 2 takes Indicyl Exchanger (2 indicyl | 2 hesson)
Player 2 takes Spectrol Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 discards Indicyl Exchanger (2 indicyl | 2 hesson)
Player 2 spends a Rubel token
Player 2 spends a Indicyl token
Player 2 spends a Rubel token
Player 2 spends a Indicyl token
Player 2 spends a Indicyl token
Player 2 spends a Hesson token
Player 2 converts 1 indicyl and 1 hesson into 1 rubel
Player 2 converts 1 rubel into 1 indicyl and 1 hesson
Player 2 spends a Spectrol token
Player 2 converts 1 spectrol into 1 indicyl and 1 rubel
Player 2 converts 1 rubel into 1 indicyl and 1 hesson
Player 2 converts 3 indicyl into 1 spessart
Player 2 trades for Current Prefect of Noctane and Aurane (3 indicyl and 2 rubel and 1 spessart, 5 VP; gives 1 noctane and 1 aurane)
Player 2 discards Spectrol Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 converts 1 spectrol into 1 indicyl and 1 rubel
Player 2 puts 1 Indicyl on Glare Warden of Aurane (2 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 aurane)
Player 2 puts 1 Hesson on Ember Envoy of Noctane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 noctane)
Player 2 puts 1 Hesson on Second Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spectrol, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 puts 1 Rubel on Glare Warden of Aurane (2 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 aurane)
Player 3 takes Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 3 takes Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 upgrades with Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 4 spends a Indicyl token
Player 4 discards Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 converts 1 indicyl and 1 rubel into 1 spectrol
Player 4 takes Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 4 takes Hesson Exchanger (2 indicyl | 2 hesson)
Player 4 discards Quarry Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 4 earns Blushing Mesa (1 noctane and 1 aurane, 8 VP; +3 for every rubel in a chain)
Player 4 converts 1 spectrol into 1 indicyl and 1 rubel
Player 4 puts 1 Indicyl on Glare Warden of Aurane (2 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 aurane)
Player 4 puts 1 Rubel on First Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spessart, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 5 harvests Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 5 gains 1 Indicyl
Player 1 takes Spectrol Mixer (3 indicyl | 2 indicyl and 1 hesson)
You draw Kyan Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 discards Drift Warden of Verdane (2 indicyl and 1 kyan and 1 spessart, 2 VP; gives 1 verdane)
Player 1 earns Scrap Silo (1 verdane, 4 VP; +1 for every 2 stored material)
Player 2 takes Indicyl Exchanger (2 indicyl | 2 hesson)
Player 2 discards Indicyl Exchanger (2 indicyl | 2 hesson)
Player 2 spends a Hesson token
Player 2 converts 1 indicyl and 1 hesson into 1 rubel
Player 2 draws a card
Player 2 converts 1 rubel into 1 indicyl and 1 hesson
Player 2 passes
Player 2 spends a Hesson token
Player 2 converts 1 indicyl and 1 hesson into 1 rubel
Player 2 converts 1 rubel into 1 indicyl and 1 hesson
Player 2 puts 1 Indicyl on Ember Envoy of Noctane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 noctane)
Player 2 puts 1 Hesson on Glare Warden of Aurane (2 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 aurane)
Player 2 puts 1 Hesson on Glare Warden of Aurane (2 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 aurane)
Player 3 draws a card
Player 3 takes Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 3 discards Kyan Furnace (1 rubel | 2 hesson)
Player 3 discards Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 3 converts 2 kyan into 1 hesson and 1 spectrol
Player 3 discards Spectrol Kiln (2 hesson | 1 kyan)
Player 3 converts 1 hesson and 1 spectrol into 2 kyan
Player 3 upgrades with Hesson Kiln (2 hesson | 1 kyan)
Player 3 puts 1 Kyan on Ember Envoy of Noctane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 noctane)
Player 3 puts 1 Kyan on Ember Envoy of Noctane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 noctane)
Player 3 puts 1 Spectrol on Second Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spectrol, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 4 takes Indicyl Furnace (1 rubel | 2 hesson)
Player 4 takes Indicyl Cargo Rig (hand limit +1)
Player 4 passes
Player 5 passes
Player 1 passes
Player 2 takes Kyan Furnace (1 rubel | 2 hesson)
Player 2 draws a card
Player 2 harvests Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 gains 1 Hesson
Player 3 takes Rubel Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 3 takes Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 discards Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 discards Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 converts 1 indicyl and 1 hesson into 1 rubel
Player 3 harvests Hesson Kiln (2 hesson | 1 kyan)
Player 3 gains 1 Hesson
Player 3 puts 1 Rubel on First Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spessart, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 4 draws a card
Player 4 takes Hesson Dissolver (1 kyan | 2 indicyl)
Player 4 harvests Spectrol Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 4 gains 1 Spectrol
Player 4 discards Indicyl Furnace (1 rubel | 2 hesson)
Player 5 takes Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 5 takes Spessart Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 5 upgrades with Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 takes Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 takes Spessart Inverter (2 rubel | 2 kyan)
Player 1 upgrades with Spectrol Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 harvests Hesson Crusher (1 spessart | 3 indicyl)
Player 2 gains 1 Hesson
Player 3 takes Rubel Smelter (3 hesson | 1 spectrol)
Player 3 spends a Hesson token
Player 3 spends a Spectrol token
Player 3 converts 1 hesson and 1 spectrol into 2 kyan
Player 3 discards Rubel Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 3 converts 1 rubel into 1 indicyl and 1 hesson
Player 3 takes Spessart Transmuter (1 rubel | 1 kyan)
Player 3 harvests Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 3 gains 1 Indicyl
Player 3 discards Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 3 discards Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 3 converts 1 indicyl and 1 hesson into 1 rubel
Player 3 converts 1 indicyl and 1 hesson into 1 rubel
Player 3 discards Rubel Smelter (3 hesson | 1 spectrol)
Player 3 converts 1 rubel into 1 indicyl and 1 hesson
Player 3 spends a Indicyl token
Player 3 converts 1 indicyl and 1 hesson into 1 rubel
Player 3 converts 1 rubel into 1 indicyl and 1 hesson
Player 3 puts 1 Indicyl on First Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spessart, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 3 puts 1 Indicyl on Glare Warden of Aurane (2 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 aurane)
Player 3 puts 1 Hesson on Ember Envoy of Noctane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 noctane)
Player 3 puts 1 Rubel on Glare Warden of Aurane (2 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 aurane)
Player 3 puts 1 Rubel on First Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spessart, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 3 puts 1 Kyan on Second Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spectrol, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 3 puts 1 Kyan on First Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spessart, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 4 takes Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 4 takes Kyan Crusher (1 spessart | 3 indicyl)
Player 4 passes
Player 4 discards Hesson Furnace (1 rubel | 2 hesson)
Player 4 discards Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 5 takes Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 5 passes
Player 1 takes Hesson Exchanger (2 indicyl | 2 hesson)
Player 1 takes Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 upgrades with Kyan Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 stores Kyan Mixer (3 indicyl | 2 indicyl and 1 hesson) beneath Vault of Crowns (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
Player 2 takes Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 takes Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 harvests Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 gains 1 Kyan
Player 2 discards Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 upgrades with Spessart Transmuter (1 rubel | 1 kyan)
Player 4 passes
Player 5 takes Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 5 takes Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 5 upgrades with Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 5 spends a Indicyl token
Player 5 discards Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 5 converts 1 indicyl and 1 rubel into 1 spectrol
Player 5 puts 1 Spectrol on Ember Envoy of Noctane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 noctane)
Player 1 takes Spessart Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 takes Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 discards Hesson Exchanger (2 indicyl | 2 hesson)
Player 1 discards Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 spends a Spessart token
Player 1 spends a Indicyl token
Player 1 discards Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 spends a Indicyl token
Player 1 spends a Indicyl token
Player 1 converts 2 indicyl and 1 hesson into 3 indicyl
Player 1 spends a Rubel token
Player 1 spends a Indicyl token
Player 1 discards Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 converts 2 indicyl and 1 hesson into 3 indicyl
Player 1 discards Rubel Inverter (2 rubel | 2 kyan)
Player 1 discards Rubel Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 converts 3 indicyl into 2 indicyl and 1 hesson
Player 1 trades for First Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spessart, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Indicyl on Ember Envoy of Noctane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 noctane)
Player 1 puts 1 Indicyl on Ember Envoy of Noctane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 noctane)
Player 1 puts 1 Indicyl on Glare Warden of Aurane (2 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 aurane)
Player 1 puts 1 Hesson on Second Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spectrol, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 takes Spessart Smelter (3 hesson | 1 spectrol)
Player 2 takes Hesson Smelter (3 hesson | 1 spectrol)
Player 2 passes
Player 2 discards Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 discards Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 harvests Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 gains 1 Indicyl
Player 4 takes Spectrol Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 4 upgrades with Hesson Conduit (3 hesson | 3 indicyl)
Player 4 discards Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 4 discards Hesson Exchanger (2 indicyl | 2 hesson)
Player 4 discards Hesson Dissolver (1 kyan | 2 indicyl)
Player 4 converts 3 hesson into 3 indicyl
Player 4 puts 1 Indicyl on Glare Warden of Aurane (2 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 aurane)
Player 4 puts 1 Indicyl on Ember Envoy of Noctane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 noctane)
Player 4 puts 1 Indicyl on Ember Envoy of Noctane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 noctane)
Player 5 takes Rubel Transmuter (1 rubel | 1 kyan)
Player 5 takes Rubel Dissolver (1 kyan | 2 indicyl)
Player 5 passes
You draw Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 takes Kyan Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 discards Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 spends a Rubel token
Player 1 spends a Rubel token
Player 1 discards Spectrol Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 trades for Ember Envoy of Noctane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 noctane)
You store Kyan Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan) beneath Scrap Silo (1 verdane, 4 VP; +1 for every 2 stored material)
Player 2 takes Rubel Dissolver (1 kyan | 2 indicyl)
Player 2 takes Indicyl Condenser (2 indicyl | 1 rubel)
Player 2 passes
Player 2 discards Kyan Cargo Rig (hand limit +1)
Player 2 discards Rubel Dissolver (1 kyan | 2 indicyl)
Player 3 takes Indicyl Cargo Rig (hand limit +1)
Player 3 takes Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 upgrades with Indicyl Cargo Rig (hand limit +1)
Player 3 discards Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 converts 1 rubel into 1 kyan
Player 3 converts 1 kyan into 1 rubel
Player 3 puts 1 Rubel on Rime Warden of Noctane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 4 takes Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 4 takes Indicyl Condenser (2 indicyl | 1 rubel)
Player 4 upgrades with Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 4 discards Indicyl Condenser (2 indicyl | 1 rubel)
Player 4 discards Kyan Crusher (1 spessart | 3 indicyl)
Player 4 converts 1 indicyl and 1 kyan into 1 spessart
Player 4 puts 1 Spessart on Glare Warden of Aurane (2 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 aurane)
Player 5 draws a card
Player 5 draws a card
Player 5 passes
Player 5 discards Rubel Transmuter (1 rubel | 1 kyan)
Player 5 discards Indicyl Transmuter (1 rubel | 1 kyan)
Player 1 spends a Indicyl token
Player 1 spends a Indicyl token
Player 1 spends a Hesson token
Player 1 converts 2 indicyl and 1 hesson into 3 indicyl
Player 1 takes Spectrol Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 takes Spessart Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 discards First Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spessart, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 earns Garnet Stair (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spessart in a chain)
This is the final round: a player has three Landmarks
Player 1 puts 1 Indicyl on Rime Warden of Noctane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 1 puts 1 Indicyl on Level Magistrate of Verdane and Aurane (2 indicyl and 2 hesson and 2 rubel and 1 spectrol, 6 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Indicyl on Rime Warden of Noctane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
The game is over
