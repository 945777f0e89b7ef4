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
Player 4 upgrades with Rubel Condenser (2 indicyl | 1 rubel)
Player 5 takes Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 5 draws a card
Player 5 upgrades with Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 takes Kyan Cargo Rig (hand limit +1)
Player 1 takes Spessart Smelter (3 hesson | 1 spectrol)
Player 1 upgrades with Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 draws a card
Player 2 takes Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 passes
Player 2 discards Rubel Conduit (3 hesson | 3 indicyl)
Player 3 takes Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 takes Spectrol Dissolver (1 kyan | 2 indicyl)
Player 3 passes
Player 4 takes Spessart Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 takes Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 4 discards Rubel Cargo Rig (hand limit +1)
Player 4 converts 1 rubel into 2 indicyl
Player 4 harvests Rubel Condenser (2 indicyl | 1 rubel)
Player 4 gains 1 Rubel
Player 4 puts 1 Indicyl on Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 4 puts 1 Indicyl on Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 5 takes Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 5 passes
Player 5 discards Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 5 discards Rubel Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 5 converts 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 5 puts 1 Hesson on Basalt Broker of Verdane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 5 puts 1 Kyan on Quarry Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
You draw Indicyl Cargo Rig (hand limit +1)
Player 1 takes Kyan Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 discards Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 discards Indicyl Cargo Rig (hand limit +1)
Player 1 discards Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 converts 2 indicyl and 1 hesson into 3 indicyl
Player 1 upgrades with Spessart Smelter (3 hesson | 1 spectrol)
Player 1 converts 3 indicyl into 2 indicyl and 1 hesson
Player 1 puts 1 Indicyl on Quarry Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 1 puts 1 Indicyl on Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 1 puts 1 Hesson on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 takes Indicyl Polarizer (1 spessart | 1 spectrol)
Player 2 takes Rubel Conduit (3 hesson | 3 indicyl)
Player 2 passes
Player 2 discards Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 discards Indicyl Polarizer (1 spessart | 1 spectrol)
Player 3 takes Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 takes Rubel Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 upgrades with Indicyl Transmuter (1 rubel | 1 kyan)
Player 3 discards Rubel Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 converts 1 rubel into 1 kyan
Player 3 converts 1 kyan into 1 rubel
Player 3 puts 1 Rubel on Quarry Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 4 takes Kyan Exchanger (2 indicyl | 2 hesson)
Player 4 takes Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 4 upgrades with Rubel Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 4 discards Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 4 discards Spessart Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 converts 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 4 puts 1 Rubel on Quarry Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 4 puts 1 Kyan on Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 5 discards Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 5 discards Kyan Transmuter (1 rubel | 1 kyan)
Player 5 converts 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 5 converts 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 5 takes Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 5 discards Hesson Transmuter (1 rubel | 1 kyan)
Player 5 converts 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 5 takes Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 5 discards Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 5 converts 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 5 harvests Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 5 gains 1 Kyan
Player 5 puts 1 Indicyl on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 5 puts 1 Hesson on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 5 puts 1 Hesson on Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 5 puts 1 Kyan on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 takes Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 takes Indicyl Exchanger (2 indicyl | 2 hesson)
Player 1 upgrades with Kyan Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 discards Kyan Cargo Rig (hand limit +1)
Player 1 discards Indicyl Exchanger (2 indicyl | 2 hesson)
Player 1 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 1 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 1 converts 1 indicyl and 1 kyan into 2 indicyl and 1 hesson
Player 1 puts 1 Indicyl on Quarry Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 1 puts 1 Indicyl on Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 1 puts 1 Hesson on Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 2 upgrades with Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 takes Rubel Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 takes Indicyl Inverter (2 rubel | 2 kyan)
Player 3 passes
Player 3 discards Rubel Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 converts 1 rubel into 1 kyan
Player 3 puts 1 Kyan on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 4 takes Rubel Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 4 takes Indicyl Cargo Rig (hand limit +1)
Player 4 passes
Player 4 discards Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 4 discards Rubel Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 4 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 4 puts 1 Hesson on Quarry Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 4 puts 1 Spessart on Basalt Broker of Verdane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 5 takes Spectrol Separator (1 spessart | 1 hesson and 1 rubel)
Player 5 draws a card
Player 5 upgrades with Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 takes Rubel Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 harvests Kyan Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 gains 1 Kyan
Player 2 takes Spectrol Furnace (1 rubel | 2 hesson)
Player 2 harvests Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 gains 1 Hesson
Player 3 takes Spessart Crusher (1 spessart | 3 indicyl)
Player 3 takes Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 passes
Player 4 draws a card
Player 4 draws a card
Player 4 spends a Rubel token
Player 4 discards Kyan Exchanger (2 indicyl | 2 hesson)
Player 4 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 4 discards Rubel Exchanger (2 indicyl | 2 hesson)
Player 4 discards Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 4 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 4 passes
Player 4 puts 1 Hesson on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 4 puts 1 Hesson on Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 4 puts 1 Spessart on Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 4 puts 1 Spessart on Quarry Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 5 takes Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 5 draws a card
Player 5 passes
Player 1 takes Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 takes Hesson Kiln (2 hesson | 1 kyan)
Player 1 harvests Spessart Smelter (3 hesson | 1 spectrol)
Player 1 gains 1 Spessart
Player 2 takes Indicyl Kiln (2 hesson | 1 kyan)
Player 2 takes Indicyl Inverter (2 rubel | 2 kyan)
Player 2 spends a Hesson token
Player 2 discards Indicyl Crusher (1 spessart | 3 indicyl)
Player 2 discards Rubel Conduit (3 hesson | 3 indicyl)
Player 2 discards Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 discards Indicyl Inverter (2 rubel | 2 kyan)
Player 2 discards Spessart Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 trades for Quarry Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 3 harvests Indicyl Transmuter (1 rubel | 1 kyan)
Player 3 gains 1 Indicyl
Player 4 takes Spessart Condenser (2 indicyl | 1 rubel)
Player 4 takes Kyan Conduit (3 hesson | 3 indicyl)
Player 4 upgrades with Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 4 discards Hesson Conduit (3 hesson | 3 indicyl)
Player 4 discards Spessart Condenser (2 indicyl | 1 rubel)
Player 4 converts 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 4 discards Kyan Conduit (3 hesson | 3 indicyl)
Player 4 converts 2 kyan into 1 rubel and 1 kyan
Player 4 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 4 puts 1 Hesson on Cinder Clerk of Verdane (2 hesson and 2 rubel, 1 VP; gives 1 verdane)
Player 4 puts 1 Rubel on Basalt Broker of Verdane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 4 puts 1 Spessart on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 5 draws a card
Player 5 takes Spectrol Transmuter (1 rubel | 1 kyan)
Player 5 spends a Kyan token
Player 5 discards Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 5 converts 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 5 harvests Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 5 gains 1 Hesson
Player 5 puts 1 Indicyl on Cinder Clerk of Verdane (2 hesson and 2 rubel, 1 VP; gives 1 verdane)
Player 5 puts 1 Spectrol on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 spends a Kyan token
Player 1 discards Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 spends a Spessart token
Player 1 discards Hesson Kiln (2 hesson | 1 kyan)
Player 1 trades for Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 2 draws a card
Player 2 upgrades with Spectrol Furnace (1 rubel | 2 hesson)
Player 3 takes Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 3 draws a card
Player 3 upgrades with Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 discards Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 3 converts 1 rubel into 1 indicyl and 1 hesson
Player 3 discards Indicyl Conduit (3 hesson | 3 indicyl)
Player 3 converts 1 indicyl and 1 hesson into 1 rubel
Player 3 puts 1 Indicyl on Cinder Clerk of Verdane (2 hesson and 2 rubel, 1 VP; gives 1 verdane)
Player 3 puts 1 Rubel on Basalt Broker of Verdane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 4 upgrades with Indicyl Cargo Rig (hand limit +1)
Player 5 takes Spessart Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 5 takes Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 5 passes
Player 5 discards Spessart Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 takes Kyan Cargo Rig (hand limit +1)
Player 1 takes Spectrol Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 spends a Hesson token
Player 1 discards Kyan Cargo Rig (hand limit +1)
Player 1 spends a Kyan token
Player 1 spends a Hesson token
Player 1 spends a Hesson token
Player 1 discards Spectrol Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 trades for Halo Prefect of Noctane and Aurane (3 hesson and 2 kyan and 1 spectrol, 5 VP; gives 1 noctane and 1 aurane)
Player 2 takes Rubel Condenser (2 indicyl | 1 rubel)
Player 2 takes Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 spends a Hesson token
Player 2 discards Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 converts 2 hesson into 1 rubel
Player 2 converts 1 rubel into 2 hesson
Player 2 discards Rubel Condenser (2 indicyl | 1 rubel)
Player 2 converts 1 rubel into 2 hesson
Player 2 upgrades with Spectrol Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 2 puts 1 Hesson on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 puts 1 Hesson on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 puts 1 Hesson on Basalt Broker of Verdane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Hesson on Cinder Clerk of Verdane (2 hesson and 2 rubel, 1 VP; gives 1 verdane)
Player 3 takes Rubel Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 3 takes Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 3 spends a Indicyl token
Player 3 discards Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 discards Rubel Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 3 discards Spessart Crusher (1 spessart | 3 indicyl)
Player 3 trades for Hollow Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 4 takes Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 4 draws a card
Player 4 harvests Rubel Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 4 gains 1 Rubel
Player 5 takes Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Player 5 takes Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 5 upgrades with Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 5 discards Spessart Conduit (3 hesson | 3 indicyl)
Player 5 converts 1 spessart into 1 indicyl and 1 kyan
Player 5 discards Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 5 converts 1 indicyl and 1 kyan into 1 spessart
Player 5 puts 1 Kyan on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 5 puts 1 Spessart on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 1 takes Kyan Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 takes Spessart Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 upgrades with Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 spends a Rubel token
Player 2 converts 1 rubel into 2 hesson
Player 2 upgrades with Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 converts 2 hesson into 1 rubel
Player 2 spends a Indicyl token
Player 2 spends a Rubel token
Player 2 converts 1 indicyl and 1 rubel into 1 spectrol
Player 2 puts 1 Rubel on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Spectrol on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 3 takes Hesson Cargo Rig (hand limit +1)
Player 3 discards Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 3 discards Hesson Cargo Rig (hand limit +1)
Player 3 converts 1 indicyl and 1 hesson into 1 rubel
Player 3 takes Indicyl Furnace (1 rubel | 2 hesson)
Player 3 passes
Player 3 converts 1 rubel into 1 indicyl and 1 hesson
Player 3 discards Indicyl Furnace (1 rubel | 2 hesson)
Player 3 converts 1 indicyl and 1 hesson into 1 rubel
Player 3 converts 1 rubel into 1 indicyl and 1 hesson
Player 3 discards Indicyl Inverter (2 rubel | 2 kyan)
Player 3 converts 1 indicyl and 1 hesson into 1 rubel
Player 3 converts 1 rubel into 1 indicyl and 1 hesson
Player 3 puts 1 Indicyl on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 3 puts 1 Indicyl on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 3 puts 1 Indicyl on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Hesson on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 4 draws a card
Player 4 takes Indicyl Smelter (3 hesson | 1 spectrol)
Player 4 upgrades with Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 5 takes Spectrol Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 5 takes Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 5 upgrades with Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Player 5 discards Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 5 discards Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 5 converts 1 indicyl and 1 hesson into 1 rubel
Player 5 puts 1 Rubel on Basalt Broker of Verdane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 1 takes Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 takes Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 upgrades with Kyan Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 2 discards Quarry Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 2 earns Blushing Mesa (1 noctane and 1 aurane, 8 VP; +3 for every rubel in a chain)
Player 3 takes Kyan Furnace (1 rubel | 2 hesson)
Player 3 takes Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 discards Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 converts 1 rubel into 1 indicyl and 1 hesson
Player 3 harvests Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 gains 1 Indicyl
Player 3 puts 1 Indicyl on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Hesson on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 4 passes
Player 5 takes Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 5 takes Indicyl Condenser (2 indicyl | 1 rubel)
Player 5 upgrades with Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 5 spends a Hesson token
Player 5 discards Indicyl Condenser (2 indicyl | 1 rubel)
Player 5 converts 1 indicyl and 1 hesson into 1 rubel
Player 5 converts 1 rubel into 1 indicyl and 1 hesson
Player 5 puts 1 Indicyl on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 5 puts 1 Hesson on Basalt Broker of Verdane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 1 passes
Player 2 takes Indicyl Transmuter (1 rubel | 1 kyan)
Player 2 spends a Spessart token
Player 2 converts 1 spessart into 1 indicyl and 1 kyan
Player 2 takes Rubel Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 passes
Player 2 puts 1 Indicyl on Basalt Broker of Verdane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Kyan on Basalt Broker of Verdane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 3 takes Hesson Exchanger (2 indicyl | 2 hesson)
Player 3 draws a card
Player 3 upgrades with Kyan Dissolver (1 kyan | 2 indicyl)
Player 4 takes Kyan Polarizer (1 spessart | 1 spectrol)
Player 4 takes Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 4 upgrades with Spessart Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 5 passes
Player 5 discards Spectrol Separator (1 spessart | 1 hesson and 1 rubel)
Player 5 converts 1 spectrol into 1 indicyl and 1 rubel
Player 5 discards Hesson Smelter (3 hesson | 1 spectrol)
Player 5 converts 1 indicyl and 1 hesson into 1 rubel
Player 5 puts 1 Rubel on Basalt Broker of Verdane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 5 puts 1 Rubel on Basalt Broker of Verdane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 1 takes Spessart Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 takes Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 passes
Player 2 takes Spectrol Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 discards Spectrol Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 converts 1 spectrol into 1 indicyl and 1 rubel
Player 2 draws a card
Player 2 passes
Player 2 converts 1 indicyl and 1 rubel into 1 spectrol
Player 2 discards Indicyl Kiln (2 hesson | 1 kyan)
Player 2 discards Rubel Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 converts 1 indicyl and 1 rubel into 1 spectrol
Player 2 discards Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 discards Indicyl Transmuter (1 rubel | 1 kyan)
Player 2 converts 1 indicyl and 1 kyan into 1 spessart
Player 2 spends a Indicyl token
Player 2 spends a Kyan token
Player 2 converts 1 indicyl and 1 kyan into 1 spessart
Player 2 converts 1 spessart into 1 indicyl and 1 kyan
Player 2 puts 1 Indicyl on Basalt Broker of Verdane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Kyan on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 puts 1 Spessart on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 puts 1 Spectrol on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Spectrol on Basalt Broker of Verdane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 3 takes Spectrol Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 3 takes Kyan Inverter (2 rubel | 2 kyan)
Player 3 harvests Kyan Dissolver (1 kyan | 2 indicyl)
Player 3 gains 1 Kyan
Player 4 takes Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 4 takes Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 4 upgrades with Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 5 takes Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 5 draws a card
Player 5 discards Spectrol Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 5 converts 1 spectrol into 1 indicyl and 1 rubel
Player 5 discards Hesson Furnace (1 rubel | 2 hesson)
Player 5 converts 1 indicyl and 1 hesson into 1 rubel
Player 5 passes
Player 5 discards Spectrol Transmuter (1 rubel | 1 kyan)
Player 5 converts 1 spectrol into 1 indicyl and 1 rubel
Player 5 puts 1 Indicyl on Basalt Broker of Verdane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 5 puts 1 Rubel on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 5 puts 1 Rubel on Basalt Broker of Verdane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 5 puts 1 Rubel on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 takes Hesson Cargo Rig (hand limit +1)
Player 1 discards Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 discards Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 converts 1 indicyl and 1 hesson into 1 kyan
Player 1 takes Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 spends a Indicyl token
Player 1 spends a Indicyl token
Player 1 spends a Indicyl token
Player 1 converts 3 indicyl into 2 indicyl and 1 hesson
Player 1 spends a Indicyl token
Player 1 converts 3 indicyl into 2 indicyl and 1 hesson
Player 1 discards Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 converts 3 indicyl into 2 indicyl and 1 hesson
Player 1 converts 1 indicyl and 1 hesson into 1 kyan
Player 1 converts 1 indicyl and 1 hesson into 1 kyan
Player 1 discards Hesson Cargo Rig (hand limit +1)
Player 1 discards Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 discards Rubel Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 trades for Basalt Broker of Verdane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Kyan on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 2 takes Rubel Inverter (2 rubel | 2 kyan)
Player 2 discards Rubel Inverter (2 rubel | 2 kyan)
Player 2 converts 1 rubel into 2 hesson
Player 2 takes Kyan Smelter (3 hesson | 1 spectrol)
Player 2 harvests Spectrol Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 2 gains 1 Spectrol
Player 2 puts 1 Hesson on Cinder Clerk of Verdane (2 hesson and 2 rubel, 1 VP; gives 1 verdane)
Player 2 puts 1 Hesson on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 3 takes Indicyl Crusher (1 spessart | 3 indicyl)
Player 3 takes Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 discards Kyan Inverter (2 rubel | 2 kyan)
Player 3 discards Spectrol Dissolver (1 kyan | 2 indicyl)
Player 3 spends a Indicyl token
Player 3 spends a Kyan token
Player 3 trades for Tallow Envoy of Verdane (1 indicyl and 2 kyan and 1 spectrol, 3 VP; gives 1 verdane)
Player 4 takes Kyan Crusher (1 spessart | 3 indicyl)
Player 4 discards Kyan Polarizer (1 spessart | 1 spectrol)
Player 4 discards Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 4 converts 1 indicyl and 1 kyan into 1 hesson and 1 kyan
Player 4 takes Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 4 harvests Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 4 gains 1 Indicyl
Player 4 discards Kyan Crusher (1 spessart | 3 indicyl)
Player 4 discards Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 4 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 4 puts 1 Hesson on Tower Scribe of Aurane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 aurane)
Player 4 puts 1 Hesson on Tower Scribe of Aurane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 aurane)
Player 4 puts 1 Rubel on Tower Scribe of Aurane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 aurane)
Player 4 puts 1 Kyan on Tower Scribe of Aurane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 aurane)
Player 5 takes Kyan Crusher (1 spessart | 3 indicyl)
Player 5 takes Kyan Conduit (3 hesson | 3 indicyl)
Player 5 upgrades with Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 spends a Indicyl token
Player 1 spends a Indicyl token
Player 1 spends a Hesson token
Player 1 converts 2 indicyl and 1 hesson into 3 indicyl
Player 1 spends a Hesson token
Player 1 converts 2 indicyl and 1 hesson into 3 indicyl
Player 1 takes Rubel Polarizer (1 spessart | 1 spectrol)
Player 1 takes Spectrol Kiln (2 hesson | 1 kyan)
Player 1 spends a Indicyl token
Player 1 converts 3 indicyl into 2 indicyl and 1 hesson
Player 1 passes
Player 1 converts 1 indicyl and 1 hesson into 1 kyan
Player 1 puts 1 Indicyl on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Indicyl on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Indicyl on Cinder Clerk of Verdane (2 hesson and 2 rubel, 1 VP; gives 1 verdane)
Player 1 puts 1 Kyan on Cinder Clerk of Verdane (2 hesson and 2 rubel, 1 VP; gives 1 verdane)
Player 2 takes Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 takes Hesson Condenser (2 indicyl | 1 rubel)
Player 2 discards Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 discards Hesson Condenser (2 indicyl | 1 rubel)
Player 2 converts 2 hesson into 1 rubel
Player 2 harvests Spectrol Furnace (1 rubel | 2 hesson)
Player 2 gains 1 Spectrol
Player 2 spends a Spectrol token
Player 2 converts 1 spectrol into 1 indicyl and 1 rubel
Player 2 spends a Spectrol token
Player 2 converts 1 spectrol into 1 indicyl and 1 rubel
Player 2 converts 1 indicyl and 1 rubel into 1 spectrol
Player 2 puts 1 Indicyl on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 puts 1 Rubel on Tower Scribe of Aurane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 aurane)
Player 2 puts 1 Rubel on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 puts 1 Spectrol on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 3 takes Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 draws a card
Player 3 upgrades with Indicyl Crusher (1 spessart | 3 indicyl)
Player 3 discards Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 4 draws a card
Player 4 takes Rubel Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 4 spends a Rubel token
Player 4 discards Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 4 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 4 upgrades with Indicyl Smelter (3 hesson | 1 spectrol)
Player 4 puts 1 Indicyl on Cinder Clerk of Verdane (2 hesson and 2 rubel, 1 VP; gives 1 verdane)
Player 4 puts 1 Kyan on Cinder Clerk of Verdane (2 hesson and 2 rubel, 1 VP; gives 1 verdane)
Player 5 takes Hesson Crusher (1 spessart | 3 indicyl)
Player 5 takes Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 5 passes
Player 5 discards Kyan Crusher (1 spessart | 3 indicyl)
Player 5 discards Kyan Conduit (3 hesson | 3 indicyl)
Player 5 converts 2 kyan into 1 hesson and 1 spectrol
Player 5 discards Hesson Crusher (1 spessart | 3 indicyl)
Player 5 converts 1 hesson and 1 spectrol into 2 kyan
Player 5 converts 2 kyan into 1 hesson and 1 spectrol
Player 5 converts 1 spectrol into 1 indicyl and 1 rubel
Player 5 converts 1 rubel into 1 indicyl and 1 hesson
Player 5 discards Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 5 converts 1 indicyl and 1 hesson into 1 rubel
Player 5 converts 1 indicyl and 1 rubel into 1 spectrol
Player 5 discards Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 5 converts 1 hesson and 1 spectrol into 2 kyan
Player 5 converts 2 kyan into 1 hesson and 1 spectrol
Player 5 puts 1 Hesson on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 5 puts 1 Hesson on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 5 puts 1 Hesson on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 5 puts 1 Hesson on Cinder Clerk of Verdane (2 hesson and 2 rubel, 1 VP; gives 1 verdane)
Player 5 puts 1 Spectrol on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 takes Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 takes Spessart Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 harvests Kyan Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 gains 1 Kyan
Player 2 takes Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 takes Hesson Dissolver (1 kyan | 2 indicyl)
Player 2 harvests Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 gains 1 Kyan
Player 3 takes Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 draws a card
Player 3 upgrades with Spectrol Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 3 discards Hesson Exchanger (2 indicyl | 2 hesson)
Player 4 discards Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 4 discards Rubel Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 4 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 4 takes Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 4 takes Kyan Dissolver (1 kyan | 2 indicyl)
Player 4 harvests Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 4 gains 1 Indicyl
Player 4 discards Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 4 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 4 spends a Indicyl token
Player 4 discards Kyan Dissolver (1 kyan | 2 indicyl)
Player 4 converts 1 indicyl and 1 kyan into 1 hesson and 1 kyan
Player 4 converts 1 hesson and 1 kyan into 1 spectrol
Player 4 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 4 converts 1 spectrol into 1 hesson and 1 kyan
Player 4 puts 1 Indicyl on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 4 puts 1 Indicyl on Tower Scribe of Aurane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 aurane)
Player 4 puts 1 Hesson on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 4 puts 1 Kyan on Tower Scribe of Aurane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 aurane)
Player 4 puts 1 Kyan on Cinder Clerk of Verdane (2 hesson and 2 rubel, 1 VP; gives 1 verdane)
Player 5 takes Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 5 upgrades with Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 takes Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 takes Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 spends a Hesson token
Player 1 discards Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 converts 1 indicyl and 1 hesson into 1 kyan
Player 1 discards Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 1 discards Basalt Broker of Verdane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 1 earns Vault of Crowns (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
Player 1 puts 1 Kyan on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 1 stores Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson) beneath Vault of Crowns (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
Player 1 discards Spectrol Kiln (2 hesson | 1 kyan)
Player 2 takes Rubel Dissolver (1 kyan | 2 indicyl)
Player 2 takes Rubel Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 passes
Player 3 discards Veiled Assessor of Aurane (1 indicyl and 1 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 aurane)
Player 3 discards Tallow Envoy of Verdane (1 indicyl and 2 kyan and 1 spectrol, 3 VP; gives 1 verdane)
Player 3 earns Cobalt Reservoir (1 verdane and 1 aurane, 8 VP; +3 for every kyan in a chain)
Player 4 passes
Player 5 takes Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 5 takes Rubel Furnace (1 rubel | 2 hesson)
Player 5 upgrades with Rubel Furnace (1 rubel | 2 hesson)
You draw Indicyl Dissolver (1 kyan | 2 indicyl)
Player 1 takes Indicyl Cargo Rig (hand limit +1)
Player 1 upgrades with Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 stores Kyan Splitter (1 kyan | 1 indicyl and 1 hesson) beneath Vault of Crowns (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
Player 1 discards Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 takes Rubel Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 takes Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 discards Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 discards Rubel Dissolver (1 kyan | 2 indicyl)
Player 2 discards Rubel Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 discards Hesson Dissolver (1 kyan | 2 indicyl)
Player 2 trades for Cinder Clerk of Verdane (2 hesson and 2 rubel, 1 VP; gives 1 verdane)
Player 3 takes Rubel Smelter (3 hesson | 1 spectrol)
Player 3 draws a card
Player 3 harvests Indicyl Crusher (1 spessart | 3 indicyl)
Player 3 gains 1 Indicyl
Player 3 discards Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 discards Rubel Smelter (3 hesson | 1 spectrol)
Player 4 draws a card
Player 4 takes Spessart Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 4 harvests Spessart Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 4 gains 1 Spessart
Player 5 takes Indicyl Polarizer (1 spessart | 1 spectrol)
Player 5 takes Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 5 harvests Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 5 gains 1 Indicyl
Player 1 discards Spessart Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 converts 1 spessart into 1 hesson and 1 rubel
Player 1 takes Spessart Exchanger (2 indicyl | 2 hesson)
Player 1 takes Kyan Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 harvests Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 gains 1 Hesson
Player 1 puts 1 Hesson on Gallery Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 1 puts 1 Rubel on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 1 stores Halo Prefect of Noctane and Aurane (3 hesson and 2 kyan and 1 spectrol, 5 VP; gives 1 noctane and 1 aurane) beneath Vault of Crowns (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
Player 1 discards Spessart Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 takes Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 takes Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 upgrades with Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 discards Spessart Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 converts 1 spessart into 1 hesson and 1 rubel
Player 2 converts 1 hesson and 1 rubel into 1 spessart
Player 2 puts 1 Spessart on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 3 takes Hesson Polarizer (1 spessart | 1 spectrol)
Player 3 takes Hesson Kiln (2 hesson | 1 kyan)
Player 3 passes
Player 3 discards Hesson Crusher (1 spessart | 3 indicyl)
Player 3 discards Rubel Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 4 takes Spectrol Condenser (2 indicyl | 1 rubel)
Player 4 takes Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 4 passes
Player 5 discards Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 5 converts 1 rubel into 1 indicyl and 1 hesson
Player 5 upgrades with Indicyl Polarizer (1 spessart | 1 spectrol)
Player 5 puts 1 Indicyl on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 5 puts 1 Hesson on Tower Scribe of Aurane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 aurane)
Player 1 passes
Player 2 upgrades with Kyan Smelter (3 hesson | 1 spectrol)
Player 2 spends a Hesson token
Player 2 discards Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 spends a Hesson token
Player 2 converts 3 hesson into 1 spectrol
Player 2 converts 1 spectrol into 3 hesson
Player 2 spends a Hesson token
Player 2 discards Rubel Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 converts 1 hesson and 1 rubel into 1 spessart
Player 2 puts 1 Hesson on Tower Scribe of Aurane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 aurane)
Player 2 puts 1 Hesson on Tower Scribe of Aurane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 aurane)
Player 2 puts 1 Hesson on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Spessart on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 3 takes Hesson Conduit (3 hesson | 3 indicyl)
Player 3 takes Spectrol Polarizer (1 spessart | 1 spectrol)
Player 3 upgrades with Hesson Kiln (2 hesson | 1 kyan)
Player 3 discards Hesson Conduit (3 hesson | 3 indicyl)
Player 4 takes Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 4 takes Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 upgrades with Indicyl Exchanger (2 indicyl | 2 hesson)
Player 5 draws a card
Player 5 discards Spectrol Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 5 converts 1 spectrol into 1 spessart
Player 5 takes Spessart Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 5 converts 1 spessart into 1 spectrol
Player 5 converts 1 spectrol into 1 indicyl and 1 rubel
Player 5 discards Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 5 discards Spessart Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 5 converts 1 indicyl and 1 spessart into 2 rubel
Player 5 harvests Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 5 gains 1 Kyan
Player 5 puts 1 Indicyl on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 5 puts 1 Rubel on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 5 puts 1 Rubel on Gallery Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 5 puts 1 Rubel on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 1 takes Kyan Kiln (2 hesson | 1 kyan)
Player 1 takes Hesson Transmuter (1 rubel | 1 kyan)
Player 1 passes
Player 1 discards Kyan Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 discards Spessart Exchanger (2 indicyl | 2 hesson)
Player 2 upgrades with Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 draws a card
Player 3 discards Hesson Inverter (2 rubel | 2 kyan)
Player 3 discards Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 converts 2 hesson into 1 kyan
Player 3 takes Indicyl Inverter (2 rubel | 2 kyan)
Player 3 discards Spectrol Polarizer (1 spessart | 1 spectrol)
Player 3 discards Hesson Polarizer (1 spessart | 1 spectrol)
Player 3 converts 1 hesson and 1 spectrol into 2 kyan
Player 3 converts 2 kyan into 1 hesson and 1 spectrol
Player 3 discards Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 trades for Tower Scribe of Aurane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 aurane)
Player 3 spends a Kyan token
Player 3 spends a Kyan token
Player 3 converts 2 kyan into 1 hesson and 1 spectrol
Player 3 spends a Hesson token
Player 3 converts 2 hesson into 1 kyan
Player 3 puts 1 Kyan on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Spectrol on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 4 takes Spessart Transmuter (1 rubel | 1 kyan)
Player 4 takes Hesson Conduit (3 hesson | 3 indicyl)
Player 4 upgrades with Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 4 discards Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 4 discards Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 4 puts 1 Indicyl on Gallery Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 4 puts 1 Kyan on Gallery Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 5 takes Rubel Dissolver (1 kyan | 2 indicyl)
Player 5 takes Kyan Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 5 passes
You draw Indicyl Transmuter (1 rubel | 1 kyan)
You draw Indicyl Condenser (2 indicyl | 1 rubel)
Player 1 discards Indicyl Condenser (2 indicyl | 1 rubel)
Player 1 discards Rubel Polarizer (1 spessart | 1 spectrol)
Player 1 discards Indicyl Dissolver (1 kyan | 2 indicyl)
Player 1 spends a Hesson token
Player 1 discards Hesson Transmuter (1 rubel | 1 kyan)
Player 1 spends a Spectrol token
Player 1 trades for Gallery Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 2 takes Indicyl Polarizer (1 spessart | 1 spectrol)
Player 2 takes Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 harvests Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 gains 1 Indicyl
Player 3 takes Kyan Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 3 takes Indicyl Conduit (3 hesson | 3 indicyl)
Player 3 passes
Player 3 spends a Hesson token
Player 3 discards Spectrol Conduit (3 hesson | 3 indicyl)
Player 3 converts 1 hesson and 1 spectrol into 2 kyan
Player 3 puts 1 Kyan on Woven Legate of Verdane and Noctane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 3 puts 1 Kyan on Woven Legate of Verdane and Noctane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 4 takes Indicyl Dissolver (1 kyan | 2 indicyl)
Player 4 takes Spessart Inverter (2 rubel | 2 kyan)
Player 4 upgrades with Spessart Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 4 discards Hesson Exchanger (2 indicyl | 2 hesson)
Player 4 discards Hesson Conduit (3 hesson | 3 indicyl)
Player 4 converts 2 hesson into 2 indicyl
Player 4 puts 1 Indicyl on Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 4 puts 1 Indicyl on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 5 takes Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 5 takes Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 5 harvests Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Player 5 gains 1 Rubel
Player 1 passes
Player 2 upgrades with Indicyl Polarizer (1 spessart | 1 spectrol)
Player 3 takes Hesson Crusher (1 spessart | 3 indicyl)
Player 3 takes Indicyl Smelter (3 hesson | 1 spectrol)
Player 3 discards Tower Scribe of Aurane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 aurane)
Player 3 earns Tailings Depot (1 aurane, 4 VP; +1 for every 2 stored material)
Player 3 discards Kyan Furnace (1 rubel | 2 hesson)
Player 3 discards Kyan Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 3 converts 2 kyan into 1 hesson and 1 spectrol
Player 3 puts 1 Hesson on Woven Legate of Verdane and Noctane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 3 puts 1 Spectrol on Woven Legate of Verdane and Noctane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 3 stores Hollow Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 noctane) beneath Tailings Depot (1 aurane, 4 VP; +1 for every 2 stored material)
Player 4 takes Spessart Kiln (2 hesson | 1 kyan)
Player 4 takes Spectrol Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 4 upgrades with Spectrol Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 4 spends a Indicyl token
Player 4 discards Indicyl Dissolver (1 kyan | 2 indicyl)
Player 4 converts 2 indicyl into 2 hesson
Player 4 puts 1 Hesson on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 4 puts 1 Hesson on Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 5 takes Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 5 spends a Rubel token
Player 5 converts 1 rubel into 2 hesson
Player 5 discards Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 5 converts 2 hesson into 1 rubel
Player 5 takes Kyan Transmuter (1 rubel | 1 kyan)
Player 5 upgrades with Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 5 discards Rubel Dissolver (1 kyan | 2 indicyl)
Player 5 converts 1 rubel into 1 rubel
Player 5 spends a Indicyl token
Player 5 converts 1 indicyl and 1 hesson into 1 rubel
Player 5 puts 1 Rubel on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 5 puts 1 Rubel on Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 5 puts 1 Rubel on Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 1 takes Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 takes Rubel Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 passes
Player 2 takes Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 takes Rubel Transmuter (1 rubel | 1 kyan)
Player 2 upgrades with Rubel Transmuter (1 rubel | 1 kyan)
Player 3 takes Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 3 takes Hesson Transmuter (1 rubel | 1 kyan)
Player 3 upgrades with Indicyl Inverter (2 rubel | 2 kyan)
Player 3 stores Spectrol Decelerator (1 hesson and 1 spectrol | 2 kyan) beneath Tailings Depot (1 aurane, 4 VP; +1 for every 2 stored material)
Player 4 takes Spessart Dissolver (1 kyan | 2 indicyl)
Player 4 takes Kyan Furnace (1 rubel | 2 hesson)
Player 4 discards Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 4 discards Kyan Furnace (1 rubel | 2 hesson)
Player 4 converts 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 4 passes
Player 4 puts 1 Indicyl on Woven Legate of Verdane and Noctane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 4 puts 1 Rubel on Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 5 takes Hesson Condenser (2 indicyl | 1 rubel)
Player 5 draws a card
Player 5 upgrades with Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 5 discards Kyan Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 5 discards Hesson Condenser (2 indicyl | 1 rubel)
Player 5 converts 1 hesson and 1 kyan into 1 spectrol
Player 5 puts 1 Spectrol on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 1 takes Indicyl Kiln (2 hesson | 1 kyan)
Player 1 discards Indicyl Kiln (2 hesson | 1 kyan)
Player 1 discards Indicyl Transmuter (1 rubel | 1 kyan)
Player 1 discards Spessart Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 discards Rubel Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 discards Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 trades for Woven Legate of Verdane and Noctane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 2 spends a Kyan token
Player 2 converts 1 kyan into 1 rubel
Player 2 takes Rubel Transmuter (1 rubel | 1 kyan)
Player 2 discards Rubel Transmuter (1 rubel | 1 kyan)
Player 2 spends a Hesson token
Player 2 converts 1 hesson and 1 rubel into 1 spessart
Player 2 converts 1 rubel into 1 kyan
Player 2 takes Kyan Smelter (3 hesson | 1 spectrol)
Player 2 discards Cinder Clerk of Verdane (2 hesson and 2 rubel, 1 VP; gives 1 verdane)
Player 2 earns Scrap Silo (1 verdane, 4 VP; +1 for every 2 stored material)
Player 2 puts 1 Kyan on Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 2 puts 1 Spessart on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 2 stores Blushing Mesa (1 noctane and 1 aurane, 8 VP; +3 for every rubel in a chain) beneath Scrap Silo (1 verdane, 4 VP; +1 for every 2 stored material)
Player 3 takes Kyan Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 takes Indicyl Conduit (3 hesson | 3 indicyl)
Player 3 upgrades with Indicyl Smelter (3 hesson | 1 spectrol)
Player 3 discards Kyan Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 converts 1 kyan into 2 hesson
Player 3 puts 1 Hesson on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 3 puts 1 Hesson on Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 3 stores a hand card beneath Tailings Depot (1 aurane, 4 VP; +1 for every 2 stored material)
Player 4 takes Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 4 takes Spectrol Crusher (1 spessart | 3 indicyl)
Player 4 upgrades with Spessart Kiln (2 hesson | 1 kyan)
Player 4 discards Spectrol Condenser (2 indicyl | 1 rubel)
Player 4 converts 1 spectrol into 3 hesson
Player 4 converts 3 hesson into 1 spectrol
Player 4 discards Spectrol Crusher (1 spessart | 3 indicyl)
Player 4 converts 1 spectrol into 3 hesson
Player 4 converts 2 hesson into 1 kyan
Player 4 puts 1 Hesson on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 4 puts 1 Kyan on Dim Listener of Verdane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 4 puts 1 Spectrol on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 5 discards Spectrol Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 5 converts 1 spectrol into 1 spessart
Player 5 converts 1 spessart into 1 spectrol
Player 5 converts 1 spectrol into 1 indicyl and 1 rubel
Player 5 upgrades with Kyan Transmuter (1 rubel | 1 kyan)
Player 5 puts 1 Indicyl on Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 5 puts 1 Rubel on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 takes Rubel Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
You draw Hesson Exchanger (2 indicyl | 2 hesson)
Player 1 upgrades with Spessart Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 stores Woven Legate of Verdane and Noctane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane) beneath Vault of Crowns (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
Player 2 draws a card
Player 2 takes Indicyl Exchanger (2 indicyl | 2 hesson)
Player 2 discards Kyan Smelter (3 hesson | 1 spectrol)
Player 2 converts 1 kyan into 1 rubel
Player 2 spends a Kyan token
Player 2 converts 1 kyan into 1 rubel
Player 2 harvests Indicyl Polarizer (1 spessart | 1 spectrol)
Player 2 gains 1 Indicyl
Player 2 spends a Kyan token
Player 2 converts 1 kyan into 1 rubel
Player 2 converts 1 rubel into 1 kyan
Player 2 converts 1 rubel into 1 kyan
Player 2 puts 1 Rubel on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Kyan on Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 2 puts 1 Kyan on Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 2 stores a hand card beneath Scrap Silo (1 verdane, 4 VP; +1 for every 2 stored material)
Player 3 takes Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 3 spends a Rubel token
Player 3 spends a Rubel token
Player 3 converts 2 rubel into 2 kyan
Player 3 takes Spectrol Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 discards Spectrol Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 converts 1 spectrol into 3 hesson
Player 3 discards Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 3 spends a Hesson token
Player 3 discards Hesson Transmuter (1 rubel | 1 kyan)
Player 3 discards Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 3 converts 3 hesson into 1 spectrol
Player 3 converts 2 kyan into 2 rubel
Player 3 trades for Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Hesson on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 4 takes Spessart Furnace (1 rubel | 2 hesson)
Player 4 takes Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 4 upgrades with Spessart Furnace (1 rubel | 2 hesson)
Player 4 discards Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 4 discards Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 4 converts 2 indicyl into 1 kyan
Player 4 puts 1 Kyan on Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 5 takes Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 5 takes Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 5 spends a Kyan token
Player 5 converts 1 kyan into 1 rubel
Player 5 harvests Indicyl Polarizer (1 spessart | 1 spectrol)
Player 5 gains 1 Indicyl
Player 5 converts 1 rubel into 2 hesson
Player 5 spends a Indicyl token
Player 5 discards Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 5 converts 1 indicyl and 1 hesson into 1 rubel
Player 5 converts 2 hesson into 1 rubel
Player 5 converts 2 rubel into 1 indicyl and 1 spessart
Player 5 puts 1 Indicyl on Dim Listener of Verdane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 5 puts 1 Spessart on Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 1 takes Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 takes Rubel Smelter (3 hesson | 1 spectrol)
Player 1 spends a Indicyl token
Player 1 discards Rubel Smelter (3 hesson | 1 spectrol)
Player 1 converts 1 indicyl and 1 rubel into 1 spectrol
Player 1 upgrades with Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 puts 1 Spectrol on Dim Listener of Verdane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 2 takes Hesson Condenser (2 indicyl | 1 rubel)
Player 2 spends a Kyan token
Player 2 converts 1 kyan into 1 rubel
Player 2 takes Rubel Exchanger (2 indicyl | 2 hesson)
Player 2 upgrades with Rubel Exchanger (2 indicyl | 2 hesson)
Player 2 puts 1 Rubel on Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 2 stores a hand card beneath Scrap Silo (1 verdane, 4 VP; +1 for every 2 stored material)
Player 3 takes Rubel Furnace (1 rubel | 2 hesson)
Player 3 spends a Hesson token
Player 3 spends a Hesson token
Player 3 converts 2 hesson into 1 kyan
Player 3 draws a card
Player 3 harvests Indicyl Smelter (3 hesson | 1 spectrol)
Player 3 gains 1 Indicyl
Player 3 puts 1 Kyan on Brand Steward of Aurane (3 hesson and 1 spessart, 1 VP; gives 1 aurane)
Player 3 stores Cobalt Reservoir (1 verdane and 1 aurane, 8 VP; +3 for every kyan in a chain) beneath Tailings Depot (1 aurane, 4 VP; +1 for every 2 stored material)
Player 4 upgrades with Spessart Dissolver (1 kyan | 2 indicyl)
Player 5 harvests Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 5 gains 1 Indicyl
Player 1 takes Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 spends a Spectrol token
Player 1 converts 1 spectrol into 1 indicyl and 1 rubel
Player 1 takes Spectrol Cargo Rig (hand limit +1)
Player 1 passes
Player 1 puts 1 Indicyl on Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 1 puts 1 Rubel on Dim Listener of Verdane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 2 takes Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 passes
Player 2 discards Indicyl Furnace (1 rubel | 2 hesson)
Player 2 discards Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 converts 2 indicyl into 2 hesson
Player 2 puts 1 Hesson on Brand Steward of Aurane (3 hesson and 1 spessart, 1 VP; gives 1 aurane)
Player 2 puts 1 Hesson on Dim Listener of Verdane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 2 stores Indicyl Separator (1 spessart | 1 hesson and 1 rubel) beneath Scrap Silo (1 verdane, 4 VP; +1 for every 2 stored material)
Player 3 harvests Indicyl Inverter (2 rubel | 2 kyan)
Player 3 gains 1 Indicyl
Player 3 stores Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane) beneath Tailings Depot (1 aurane, 4 VP; +1 for every 2 stored material)
Player 4 takes Rubel Kiln (2 hesson | 1 kyan)
Player 4 discards Rubel Kiln (2 hesson | 1 kyan)
Player 4 converts 1 rubel into 2 hesson
Player 4 passes
Player 4 puts 1 Hesson on Brand Steward of Aurane (3 hesson and 1 spessart, 1 VP; gives 1 aurane)
Player 4 puts 1 Hesson on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 5 takes Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 5 draws a card
Player 5 discards Rubel Crusher (1 spessart | 3 indicyl)
Player 5 converts 1 rubel into 1 kyan
Player 5 upgrades with Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 5 discards Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 5 converts 1 hesson and 1 kyan into 1 spectrol
Player 5 converts 1 spectrol into 1 hesson and 1 kyan
Player 5 converts 1 kyan into 1 rubel
Player 5 puts 1 Hesson on Brand Steward of Aurane (3 hesson and 1 spessart, 1 VP; gives 1 aurane)
Player 5 puts 1 Rubel on Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 1 takes Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 spends a Hesson token
Player 1 spends a Rubel token
Player 1 spends a Rubel token
Player 1 discards Spectrol Cargo Rig (hand limit +1)
Player 1 trades for Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 1 discards Indicyl Cargo Rig (hand limit +1)
Player 1 discards Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 converts 1 indicyl and 1 rubel into 1 spectrol
Player 1 converts 1 spectrol into 1 indicyl and 1 rubel
Player 1 puts 1 Indicyl on Dim Listener of Verdane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 1 puts 1 Rubel on Brand Steward of Aurane (3 hesson and 1 spessart, 1 VP; gives 1 aurane)
Player 1 stores Gallery Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane) beneath Vault of Crowns (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
Player 2 takes Indicyl Crusher (1 spessart | 3 indicyl)
Player 2 draws a card
Player 2 harvests Rubel Exchanger (2 indicyl | 2 hesson)
Player 2 gains 1 Rubel
Player 2 spends a Rubel token
Player 2 converts 1 rubel into 1 kyan
Player 2 puts 1 Kyan on Dim Listener of Verdane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 3 spends a Kyan token
Player 3 converts 1 kyan into 2 hesson
Player 3 takes Kyan Condenser (2 indicyl | 1 rubel)
Player 3 spends a Hesson token
Player 3 spends a Hesson token
Player 3 spends a Hesson token
Player 3 converts 2 hesson into 1 kyan
Player 3 spends a Spessart token
Player 3 trades for Brand Steward of Aurane (3 hesson and 1 spessart, 1 VP; gives 1 aurane)
Player 3 converts 1 kyan into 2 hesson
Player 3 puts 1 Hesson on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 3 puts 1 Hesson on Dim Listener of Verdane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 4 takes Spectrol Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 4 takes Hesson Smelter (3 hesson | 1 spectrol)
Player 4 upgrades with Spectrol Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 5 harvests Kyan Transmuter (1 rubel | 1 kyan)
Player 5 gains 1 Kyan
Player 1 spends a Rubel token
Player 1 spends a Indicyl token
Player 1 converts 1 indicyl and 1 rubel into 1 spectrol
Player 1 spends a Hesson token
Player 1 spends a Hesson token
Player 1 spends a Hesson token
Player 1 spends a Rubel token
Player 1 spends a Rubel token
Player 1 trades for Beacon Prefect of Verdane and Noctane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 noctane)
You store Rubel Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart) beneath Vault of Crowns (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
Player 2 takes Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 takes Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 harvests Rubel Transmuter (1 rubel | 1 kyan)
Player 2 gains 1 Rubel
Player 2 discards Hesson Condenser (2 indicyl | 1 rubel)
Player 2 discards Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 discards Hesson Polarizer (1 spessart | 1 spectrol)
Player 2 converts 3 hesson into 1 spectrol
Player 2 converts 1 spectrol into 3 hesson
Player 2 puts 1 Hesson on Twinned Herald of Verdane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 verdane)
Player 2 puts 1 Hesson on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 2 puts 1 Hesson on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 stores Kyan Smelter (3 hesson | 1 spectrol) beneath Scrap Silo (1 verdane, 4 VP; +1 for every 2 stored material)
Player 3 takes Spessart Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 3 spends a Kyan token
Player 3 converts 1 kyan into 2 hesson
Player 3 takes Hesson Furnace (1 rubel | 2 hesson)
Player 3 discards Kyan Condenser (2 indicyl | 1 rubel)
Player 3 converts 1 kyan into 2 hesson
Player 3 spends a Kyan token
Player 3 converts 1 kyan into 2 hesson
Player 3 harvests Hesson Kiln (2 hesson | 1 kyan)
Player 3 gains 1 Hesson
Player 3 puts 1 Hesson on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 3 puts 1 Hesson on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 3 puts 1 Hesson on Dim Listener of Verdane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 3 puts 1 Hesson on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 3 puts 1 Hesson on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 3 puts 1 Hesson on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 4 takes Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 4 draws a card
Player 4 discards Hesson Smelter (3 hesson | 1 spectrol)
Player 4 discards Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 4 discards Spessart Inverter (2 rubel | 2 kyan)
Player 4 discards Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 4 converts 1 kyan into 2 hesson
Player 4 converts 2 hesson into 1 rubel
Player 4 trades for Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 5 takes Indicyl Smelter (3 hesson | 1 spectrol)
Player 5 draws a card
Player 5 passes
Player 1 takes Spessart Polarizer (1 spessart | 1 spectrol)
Player 1 spends a Indicyl token
Player 1 spends a Rubel token
Player 1 converts 1 indicyl and 1 rubel into 1 spectrol
Player 1 takes Hesson Furnace (1 rubel | 2 hesson)
Player 1 discards Beacon Prefect of Verdane and Noctane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 noctane)
Player 1 earns Rosewater Falls (1 verdane and 1 noctane, 8 VP; +3 for every rubel in a chain)
Player 1 puts 1 Spectrol on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
You store Hesson Furnace (1 rubel | 2 hesson) beneath Vault of Crowns (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
Player 2 takes Kyan Kiln (2 hesson | 1 kyan)
Player 2 draws a card
Player 2 passes
Player 3 upgrades with Spessart Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 3 discards Rubel Furnace (1 rubel | 2 hesson)
Player 3 spends a Kyan token
Player 3 converts 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 3 spends a Rubel token
Player 3 spends a Kyan token
Player 3 converts 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 3 puts 1 Indicyl on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 3 puts 1 Indicyl on Twinned Herald of Verdane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 verdane)
Player 3 puts 1 Spectrol on Dim Listener of Verdane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 3 puts 1 Spectrol on Dim Listener of Verdane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 4 takes Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 4 takes Rubel Crusher (1 spessart | 3 indicyl)
Player 4 harvests Spectrol Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 4 gains 1 Spectrol
Player 4 spends a Spectrol token
Player 4 converts 1 spectrol into 3 hesson
Player 4 puts 1 Hesson on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 4 puts 1 Hesson on Twinned Herald of Verdane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 verdane)
Player 4 puts 1 Hesson on Twinned Herald of Verdane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 verdane)
Player 5 takes Spessart Cargo Rig (hand limit +1)
Player 5 takes Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 5 passes
Player 5 spends a Kyan token
Player 5 discards Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 5 converts 1 hesson and 1 kyan into 1 spectrol
Player 5 puts 1 Spectrol on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 upgrades with Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 spends a Kyan token
Player 1 spends a Rubel token
Player 1 converts 1 rubel and 1 kyan into 1 hesson and 1 spectrol
Player 1 discards Kyan Kiln (2 hesson | 1 kyan)
Player 1 spends a Kyan token
Player 1 converts 2 kyan into 1 hesson and 1 spectrol
Player 1 spends a Rubel token
Player 1 spends a Kyan token
Player 1 converts 1 rubel and 1 kyan into 1 hesson and 1 spectrol
Player 1 discards Hesson Exchanger (2 indicyl | 2 hesson)
Player 1 converts 1 hesson and 1 spectrol into 2 kyan
Player 1 puts 1 Hesson on Dim Listener of Verdane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 1 puts 1 Hesson on Shaft Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Hesson on Dim Listener of Verdane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 1 puts 1 Kyan on Twinned Herald of Verdane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 verdane)
Player 1 puts 1 Kyan on Shaft Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Spectrol on Dim Listener of Verdane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 1 puts 1 Spectrol on Dim Listener of Verdane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 2 takes Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 takes Kyan Inverter (2 rubel | 2 kyan)
Player 2 upgrades with Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 discards Kyan Inverter (2 rubel | 2 kyan)
Player 2 discards Indicyl Crusher (1 spessart | 3 indicyl)
Player 2 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 2 puts 1 Hesson on Shaft Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Rubel on Dim Listener of Verdane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 2 stores a hand card beneath Scrap Silo (1 verdane, 4 VP; +1 for every 2 stored material)
Player 3 discards Indicyl Conduit (3 hesson | 3 indicyl)
Player 3 spends a Spectrol token
Player 3 converts 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 3 passes
Player 3 puts 1 Rubel on Dim Listener of Verdane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 3 puts 1 Kyan on Twinned Herald of Verdane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 verdane)
Player 3 stores a hand card beneath Tailings Depot (1 aurane, 4 VP; +1 for every 2 stored material)
Player 4 takes Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 4 draws a card
Player 4 upgrades with Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 4 discards Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 4 discards Rubel Crusher (1 spessart | 3 indicyl)
Player 4 converts 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 4 puts 1 Hesson on Shaft Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 4 puts 1 Kyan on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 5 takes Rubel Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 5 takes Rubel Cargo Rig (hand limit +1)
Player 5 upgrades with Indicyl Smelter (3 hesson | 1 spectrol)
Player 1 takes Rubel Kiln (2 hesson | 1 kyan)
Player 1 takes Rubel Polarizer (1 spessart | 1 spectrol)
Player 1 upgrades with Spessart Polarizer (1 spessart | 1 spectrol)
Player 1 spends a Rubel token
Player 1 spends a Kyan token
Player 1 converts 1 rubel and 1 kyan into 1 hesson and 1 spectrol
Player 1 puts 1 Hesson on Dim Listener of Verdane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 1 puts 1 Spectrol on Dim Listener of Verdane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
You store Rubel Polarizer (1 spessart | 1 spectrol) beneath Vault of Crowns (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
Player 2 takes Rubel Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 takes Kyan Exchanger (2 indicyl | 2 hesson)
Player 2 upgrades with Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 discards Kyan Kiln (2 hesson | 1 kyan)
Player 2 spends a Indicyl token
Player 2 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 2 puts 1 Hesson on Twinned Herald of Verdane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 verdane)
Player 2 puts 1 Rubel on Twinned Herald of Verdane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 verdane)
Player 2 stores a hand card beneath Scrap Silo (1 verdane, 4 VP; +1 for every 2 stored material)
Player 3 discards Indicyl Conduit (3 hesson | 3 indicyl)
Player 3 spends a Spectrol token
Player 3 converts 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 3 spends a Indicyl token
Player 3 spends a Spectrol token
Player 3 converts 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 3 spends a Indicyl token
Player 3 spends a Spectrol token
Player 3 converts 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 3 harvests Spessart Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 3 gains 1 Spessart
Player 3 puts 1 Rubel on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 3 puts 1 Rubel on Dim Listener of Verdane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 3 puts 1 Rubel on Twinned Herald of Verdane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 verdane)
Player 3 puts 1 Kyan on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 3 puts 1 Kyan on Shaft Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Kyan on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 3 stores a hand card beneath Tailings Depot (1 aurane, 4 VP; +1 for every 2 stored material)
Player 4 spends a Hesson token
Player 4 spends a Hesson token
Player 4 converts 2 hesson into 1 rubel
Player 4 spends a Hesson token
Player 4 converts 1 rubel into 2 hesson
Player 4 discards Spessart Transmuter (1 rubel | 1 kyan)
Player 4 discards Indicyl Furnace (1 rubel | 2 hesson)
Player 4 converts 1 indicyl and 1 spessart into 2 rubel
Player 4 converts 2 hesson into 2 indicyl
Player 4 spends a Spessart token
Player 4 converts 1 indicyl and 1 spessart into 2 rubel
Player 4 converts 1 rubel into 2 hesson
Player 4 converts 2 hesson into 1 kyan
Player 4 converts 1 rubel into 2 hesson
Player 4 converts 2 hesson into 1 kyan
Player 4 trades for Twinned Herald of Verdane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 verdane)
Player 4 spends a Indicyl token
Player 4 spends a Kyan token
Player 4 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 4 puts 1 Hesson on Shaft Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 4 puts 1 Rubel on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 4 puts 1 Rubel on Shaft Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 4 puts 1 Rubel on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 5 takes Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 5 spends a Indicyl token
Player 5 discards Spessart Cargo Rig (hand limit +1)
Player 5 converts 1 indicyl and 1 spessart into 2 rubel
Player 5 draws a card
Player 5 discards Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 5 converts 1 rubel into 2 hesson
Player 5 discards Rubel Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 5 converts 2 rubel into 1 indicyl and 1 spessart
Player 5 discards Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 5 trades for Shaft Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 1 takes Spectrol Mixer (3 indicyl | 2 indicyl and 1 hesson)
You draw Indicyl Kiln (2 hesson | 1 kyan)
Player 1 discards Spectrol Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 converts 1 spectrol into 1 indicyl and 1 rubel
Player 1 spends a Kyan token
Player 1 spends a Kyan token
Player 1 converts 2 kyan into 1 hesson and 1 spectrol
Player 1 passes
Player 1 converts 1 hesson and 1 spectrol into 2 kyan
Player 1 discards Rubel Kiln (2 hesson | 1 kyan)
Player 1 spends a Indicyl token
Player 1 converts 1 indicyl and 1 rubel into 1 spectrol
Player 1 converts 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 1 puts 1 Rubel on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Rubel on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Kyan on Brine Steward of Aurane (3 indicyl and 1 spessart, 1 VP; gives 1 aurane)
Player 1 puts 1 Kyan on Dim Listener of Verdane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 1 puts 1 Kyan on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 stores Spessart Polarizer (1 spessart | 1 spectrol) beneath Vault of Crowns (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
Player 2 takes Rubel Inverter (2 rubel | 2 kyan)
Player 2 draws a card
Player 2 passes
Player 2 discards Rubel Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 discards Hesson Kiln (2 hesson | 1 kyan)
Player 2 converts 1 hesson and 1 rubel into 1 spessart
Player 2 converts 1 spessart into 1 hesson and 1 rubel
Player 2 puts 1 Hesson on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 puts 1 Rubel on Brine Steward of Aurane (3 indicyl and 1 spessart, 1 VP; gives 1 aurane)
Player 2 stores Kyan Separator (1 spessart | 1 hesson and 1 rubel) beneath Scrap Silo (1 verdane, 4 VP; +1 for every 2 stored material)
Player 3 draws a card
Player 3 upgrades with Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 spends a Hesson token
Player 3 spends a Spessart token
Player 3 converts 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 3 puts 1 Rubel on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Kyan on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 4 takes Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 spends a Kyan token
Player 4 converts 1 kyan into 2 hesson
Player 4 discards Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 spends a Rubel token
Player 4 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 4 draws a card
Player 4 converts 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 4 spends a Rubel token
Player 4 converts 2 rubel into 1 indicyl and 1 spessart
Player 4 trades for Brine Steward of Aurane (3 indicyl and 1 spessart, 1 VP; gives 1 aurane)
Player 4 puts 1 Hesson on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 5 spends a Rubel token
Player 5 converts 1 rubel into 1 rubel
Player 5 spends a Hesson token
Player 5 spends a Hesson token
Player 5 converts 2 hesson into 1 rubel
Player 5 takes Kyan Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 5 discards Kyan Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 5 spends a Hesson token
Player 5 converts 1 hesson and 1 kyan into 1 spectrol
Player 5 takes Hesson Inverter (2 rubel | 2 kyan)
Player 5 harvests Rubel Furnace (1 rubel | 2 hesson)
Player 5 gains 1 Rubel
Player 5 converts 1 spectrol into 3 hesson
Player 5 puts 1 Hesson on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 5 puts 1 Hesson on Shaft Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 5 puts 1 Hesson on Shaft Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 5 puts 1 Rubel on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 5 puts 1 Rubel on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 takes Indicyl Dissolver (1 kyan | 2 indicyl)
Player 1 harvests Spessart Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 gains 1 Spessart
Player 1 spends a Rubel token
Player 1 spends a Kyan token
Player 1 converts 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 1 puts 1 Indicyl on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Spectrol on Shaft Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 2 passes
Player 2 stores a hand card beneath Scrap Silo (1 verdane, 4 VP; +1 for every 2 stored material)
Player 3 harvests Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 gains 1 Indicyl
Player 4 takes Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Player 4 draws a card
Player 4 upgrades with Hesson Dissolver (1 kyan | 2 indicyl)
Player 4 spends a Hesson token
Player 4 spends a Kyan token
Player 4 converts 1 hesson and 1 kyan into 1 spectrol
Player 4 spends a Hesson token
Player 4 spends a Hesson token
Player 4 converts 2 hesson into 1 rubel
Player 4 converts 1 spectrol into 1 hesson and 1 kyan
Player 4 puts 1 Hesson on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 4 puts 1 Rubel on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 4 puts 1 Kyan on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 5 spends a Rubel token
Player 5 discards Rubel Cargo Rig (hand limit +1)
Player 5 converts 2 rubel into 1 indicyl and 1 spessart
Player 5 spends a Hesson token
Player 5 converts 1 indicyl and 1 hesson into 1 rubel
Player 5 converts 1 rubel into 1 indicyl and 1 hesson
Player 5 spends a Kyan token
Player 5 converts 1 hesson and 1 kyan into 1 spectrol
Player 5 converts 1 spectrol into 3 hesson
Player 5 converts 3 hesson into 2 indicyl and 1 hesson
Player 5 converts 3 indicyl into 2 indicyl and 1 hesson
Player 5 spends a Kyan token
Player 5 trades for Shaft Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 1 passes
Player 2 passes
Player 2 stores a hand card beneath Scrap Silo (1 verdane, 4 VP; +1 for every 2 stored material)
Player 3 draws a card
Player 3 takes Kyan Condenser (2 indicyl | 1 rubel)
Player 3 upgrades with Hesson Inverter (2 rubel | 2 kyan)
Player 4 takes Spectrol Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 4 draws a card
Player 4 passes
Player 5 takes Hesson Dissolver (1 kyan | 2 indicyl)
Player 5 takes Hesson Smelter (3 hesson | 1 spectrol)
Player 5 discards Shaft Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 5 discards Shaft Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane)
Player 5 earns Sunfall Basin (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spessart in a chain)
Player 5 spends a Spectrol token
Player 5 converts 1 spectrol into 3 hesson
Player 5 discards Hesson Smelter (3 hesson | 1 spectrol)
Player 5 discards Hesson Dissolver (1 kyan | 2 indicyl)
Player 5 converts 3 hesson into 2 indicyl and 1 hesson
Player 5 puts 1 Indicyl on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 5 puts 1 Indicyl on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 5 puts 1 Hesson on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 5 puts 1 Hesson on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 5 puts 1 Hesson on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 spends a Rubel token
Player 1 spends a Kyan token
Player 1 converts 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 1 takes Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 takes Kyan Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 discards Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 converts 1 hesson and 1 spectrol into 2 kyan
Player 1 discards Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 1 earns Kindling Camp (1 verdane, 4 VP; +1 for every hesson in a chain)
This is the final round: a player has three Landmarks
Player 1 discards Kyan Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 spends a Rubel token
Player 1 converts 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 1 puts 1 Indicyl on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Indicyl on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Kyan on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Kyan on Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Spectrol on Dim Listener of Verdane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 1 stores Rosewater Falls (1 verdane and 1 noctane, 8 VP; +3 for every rubel in a chain) beneath Vault of Crowns (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark)
The game is over
