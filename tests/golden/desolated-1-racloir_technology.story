Player 1 starts
Player 1 takes Hesson Smelter (3 hesson | 1 spectrol)
Player 1 takes Hesson Transmuter (1 rubel | 1 kyan)
Player 1 upgrades with Indicyl Polarizer (1 spessart | 1 spectrol)
Player 1 passes
Sunfall Basin (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spessart in a chain) is destroyed
Indicyl Blender (1 indicyl and 1 hesson | 1 rubel) is revealed
Rubel Polarizer (1 spessart | 1 spectrol) is revealed
Cinder Clerk of Verdane (2 hesson and 2 rubel, 1 VP; gives 1 verdane) is discarded
Player 1 takes Rubel Polarizer (1 spessart | 1 spectrol)
Player 1 takes Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 takes Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 upgrades with Hesson Smelter (3 hesson | 1 spectrol)
Player 1 passes
Chancery Moon (1 verdane and 1 aurane, 8 VP; +8 for every stored influence) is destroyed
Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan) is revealed
Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan) is revealed
Third Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 kyan and 1 spessart, 8 VP; gives 1 verdane and 1 noctane and 1 aurane) is discarded
Frost Clerk of Verdane (2 indicyl and 2 kyan, 1 VP; gives 1 verdane) is discarded
Silent Assessor of Verdane (1 indicyl and 1 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 verdane) is discarded
Spire Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spectrol, 6 VP; gives 1 verdane and 1 noctane) is discarded
Player 1 takes Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 takes Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 takes Rubel Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 takes Hesson Exchanger (2 indicyl | 2 hesson)
Player 1 passes
Player 1 discards Hesson Transmuter (1 rubel | 1 kyan)
Player 1 discards Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 discards Hesson Exchanger (2 indicyl | 2 hesson)
Player 1 converts 3 hesson into 1 spectrol
Player 1 converts 1 spectrol into 3 hesson
Player 1 harvests Hesson Smelter (3 hesson | 1 spectrol)
Player 1 gains 1 Hesson
Stillwater Spire (1 noctane and 1 aurane, 8 VP; +3 for every kyan in a chain) is destroyed
Player 1 discards Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Spectrol Furnace (1 rubel | 2 hesson) is revealed
Spectrol Fractionator (1 spectrol | 1 hesson and 1 kyan) is revealed
Tower Scribe of Verdane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 verdane) is discarded
Dome Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spectrol, 4 VP; gives 1 verdane and 1 noctane) is discarded
Player 1 takes Spectrol Furnace (1 rubel | 2 hesson)
Player 1 takes Spectrol Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 discards Spectrol Furnace (1 rubel | 2 hesson)
Player 1 converts 1 spectrol into 1 spessart
Player 1 discards Spectrol Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 converts 1 spectrol into 1 spessart
Player 1 takes Spessart Crusher (1 spessart | 3 indicyl)
Player 1 upgrades with Indicyl Crusher (1 spessart | 3 indicyl)
Player 1 harvests Indicyl Polarizer (1 spessart | 1 spectrol)
Player 1 gains 1 Indicyl
Player 1 converts 1 spessart into 3 indicyl
Player 1 converts 1 spessart into 3 indicyl
Player 1 puts 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Indicyl on First Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spessart, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Cobalt Reservoir (1 verdane and 1 aurane, 8 VP; +3 for every kyan in a chain) is destroyed
Spectrol Cargo Rig (hand limit +1) is revealed
Rubel Condenser (2 indicyl | 1 rubel) is revealed
First Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spessart, 8 VP; gives 1 verdane and 1 noctane and 1 aurane) is discarded
Fifth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane) is discarded
Player 1 takes Rubel Condenser (2 indicyl | 1 rubel)
Player 1 takes Spectrol Cargo Rig (hand limit +1)
Player 1 takes Indicyl Crusher (1 spessart | 3 indicyl)
Player 1 discards Indicyl Kiln (2 hesson | 1 kyan)
Player 1 discards Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 discards Indicyl Crusher (1 spessart | 3 indicyl)
Player 1 converts 3 indicyl into 1 spessart
Player 1 upgrades with Rubel Condenser (2 indicyl | 1 rubel)
Player 1 harvests Indicyl Crusher (1 spessart | 3 indicyl)
Player 1 gains 1 Indicyl
Player 1 discards Rubel Polarizer (1 spessart | 1 spectrol)
Player 1 converts 1 rubel into 2 indicyl
Player 1 discards Rubel Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 converts 1 rubel into 2 indicyl
Player 1 puts 1 Indicyl on Bulk Castellan of Noctane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 noctane and 1 aurane)
Player 1 puts 1 Indicyl on Dome Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spectrol, 4 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Indicyl on Bulk Castellan of Noctane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 noctane and 1 aurane)
Player 1 puts 1 Indicyl on Dome Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spectrol, 4 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Spessart on Dome Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spectrol, 4 VP; gives 1 verdane and 1 aurane)
Overgrown Relay (1 verdane and 1 noctane, 8 VP; +3 for every kyan in a chain) is destroyed
Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson) is revealed
Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol) is revealed
Level Magistrate of Verdane and Noctane (2 indicyl and 2 hesson and 2 rubel and 1 spectrol, 6 VP; gives 1 verdane and 1 noctane) is discarded
Player 1 takes Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 takes Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 takes Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 takes Spessart Exchanger (2 indicyl | 2 hesson)
Player 1 discards Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 spends a Indicyl token
Player 1 converts 2 indicyl into 1 rubel
Player 1 discards Spectrol Cargo Rig (hand limit +1)
Player 1 spends a Indicyl token
Player 1 converts 1 rubel into 2 indicyl
Player 1 spends a Hesson token
Player 1 discards Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 discards Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 trades for Dome Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spectrol, 4 VP; gives 1 verdane and 1 aurane)
Player 1 passes
Player 1 puts 1 Indicyl on Bulk Castellan of Noctane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 noctane and 1 aurane)
Glasswing Canyon (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spectrol in a chain) is destroyed
Rubel Inverter (2 rubel | 2 kyan) is revealed
Indicyl Furnace (1 rubel | 2 hesson) is revealed
Bulk Castellan of Noctane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 noctane and 1 aurane) is discarded
Brine Steward of Aurane (3 indicyl and 1 spessart, 1 VP; gives 1 aurane) is discarded
Player 1 takes Indicyl Furnace (1 rubel | 2 hesson)
Player 1 takes Rubel Inverter (2 rubel | 2 kyan)
Player 1 discards Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 converts 1 rubel into 2 indicyl
Player 1 discards Indicyl Furnace (1 rubel | 2 hesson)
Player 1 spends a Indicyl token
Player 1 converts 2 indicyl into 1 rubel
Player 1 takes Spessart Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 takes Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 harvests Rubel Condenser (2 indicyl | 1 rubel)
Player 1 gains 1 Rubel
Player 1 upgrades with Rubel Inverter (2 rubel | 2 kyan)
Player 1 puts 1 Indicyl on Crucible Prefect of Noctane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 noctane and 1 aurane)
Player 1 puts 1 Indicyl on Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 1 puts 1 Rubel on Crucible Prefect of Noctane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 noctane and 1 aurane)
Sealed Archive (1 noctane and 1 aurane, 8 VP; +8 for every stored influence) is destroyed
Spectrol Crystallizer (1 indicyl and 1 rubel | 1 spectrol) is revealed
Hesson Inverter (2 rubel | 2 kyan) is revealed
Player 1 takes Spectrol Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Hesson Blender (1 indicyl and 1 hesson | 1 rubel) is discarded
Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol) is discarded
Hesson Blender (1 indicyl and 1 hesson | 1 rubel) is discarded
Player 1 takes Hesson Inverter (2 rubel | 2 kyan)
Player 1 gains Spark Rake (hesson, hesson, indicyl, skull)
Player 1 upgrades with Spessart Crusher (1 spessart | 3 indicyl)
Player 1 spends a Spessart token
Player 1 converts 1 spessart into 3 indicyl
Player 1 passes
Player 1 discards Spessart Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 converts 1 spessart into 3 indicyl
Player 1 puts 1 Indicyl on Lowland Broker of Noctane and Aurane (3 indicyl and 2 rubel and 1 kyan, 4 VP; gives 1 noctane and 1 aurane)
Player 1 puts 1 Indicyl on Lowland Broker of Noctane and Aurane (3 indicyl and 2 rubel and 1 kyan, 4 VP; gives 1 noctane and 1 aurane)
Player 1 puts 1 Indicyl on Crucible Prefect of Noctane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 noctane and 1 aurane)
Player 1 puts 1 Indicyl on Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 1 puts 1 Indicyl on Lowland Broker of Noctane and Aurane (3 indicyl and 2 rubel and 1 kyan, 4 VP; gives 1 noctane and 1 aurane)
Player 1 puts 1 Indicyl on Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material) is destroyed
Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson) is revealed
Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart) is revealed
Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane) is discarded
Crucible Prefect of Noctane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 noctane and 1 aurane) is discarded
Player 1 takes Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson) is discarded
Player 1 takes Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 gains 1 Hesson
Player 1 upgrades with Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 upgrades with Hesson Inverter (2 rubel | 2 kyan)
Amber Terraces (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spessart in a chain) is destroyed
The game is over
