Player 1 starts
Player 1 takes Hesson Smelter (3 hesson | 1 spectrol)
Player 1 takes Hesson Transmuter (1 rubel | 1 kyan)
Player 1 upgrades with Indicyl Polarizer (1 spessart | 1 spectrol)
Player 1 passes
Sunfall Basin (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spessart in a chain) is destroyed
Hesson Blender (1 indicyl and 1 hesson | 1 rubel) is revealed
Indicyl Blender (1 indicyl and 1 hesson | 1 rubel) is revealed
Third Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 kyan and 1 spessart, 8 VP; gives 1 verdane and 1 noctane and 1 aurane) is discarded
Silent Assessor of Verdane (1 indicyl and 1 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 verdane) is discarded
Spire Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spectrol, 6 VP; gives 1 verdane and 1 noctane) is discarded
Player 1 takes Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Hesson Blender (1 indicyl and 1 hesson | 1 rubel) is discarded
Hesson Exchanger (2 indicyl | 2 hesson) is discarded
Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol) is discarded
Player 1 takes Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 passes
Player 1 upgrades with Indicyl Crusher (1 spessart | 3 indicyl)
Chancery Moon (1 verdane and 1 aurane, 8 VP; +8 for every stored influence) is destroyed
Rubel Exchanger (2 indicyl | 2 hesson) is revealed
Hesson Smelter (3 hesson | 1 spectrol) is revealed
Cinder Clerk of Verdane (2 hesson and 2 rubel, 1 VP; gives 1 verdane) is discarded
Player 1 takes Hesson Smelter (3 hesson | 1 spectrol)
Rubel Accelerator (2 rubel | 1 indicyl and 1 spessart) is discarded
Player 1 takes Rubel Exchanger (2 indicyl | 2 hesson)
Player 1 takes Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 discards Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 discards Indicyl Kiln (2 hesson | 1 kyan)
Player 1 discards Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 converts 3 indicyl into 1 spessart
Player 1 takes Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 harvests Indicyl Polarizer (1 spessart | 1 spectrol)
Player 1 gains 1 Indicyl
Player 1 harvests Indicyl Crusher (1 spessart | 3 indicyl)
Player 1 gains 1 Indicyl
Player 1 puts 1 Spessart on Mist Steward of Noctane (3 indicyl and 1 spectrol, 1 VP; gives 1 noctane)
Stillwater Spire (1 noctane and 1 aurane, 8 VP; +3 for every kyan in a chain) is destroyed
Spessart Fractionator (1 spectrol | 1 hesson and 1 kyan) is revealed
Spessart Inverter (2 rubel | 2 kyan) is revealed
Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane) is discarded
Player 1 takes Spessart Fractionator (1 spectrol | 1 hesson and 1 kyan)
Spessart Exchanger (2 indicyl | 2 hesson) is discarded
Spessart Crusher (1 spessart | 3 indicyl) is discarded
Spessart Furnace (1 rubel | 2 hesson) is discarded
Player 1 takes Spessart Inverter (2 rubel | 2 kyan)
Player 1 passes
Player 1 passes
Amber Terraces (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spessart in a chain) is destroyed
Player 1 discards Spessart Inverter (2 rubel | 2 kyan)
Player 1 discards Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Ash Bellows (hesson, indicyl, hesson, skull) is revealed
Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart) is revealed
Player 1 gains Ash Bellows (hesson, indicyl, hesson, skull)
Indicyl Transmuter (1 rubel | 1 kyan) is discarded
Player 1 takes Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 gains 1 Hesson
Player 1 takes Hesson Exchanger (2 indicyl | 2 hesson)
Player 1 gains Spark Rake (hesson, hesson, indicyl, skull)
Player 1 upgrades with Spessart Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 upgrades with Hesson Transmuter (1 rubel | 1 kyan)
Player 1 discards Hesson Exchanger (2 indicyl | 2 hesson)
Player 1 discards Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 converts 1 hesson and 1 kyan into 1 spectrol
Player 1 puts 1 Spectrol on Rooftop Scribe of Aurane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 aurane)
Sealed Archive (1 noctane and 1 aurane, 8 VP; +8 for every stored influence) is destroyed
Kyan Condenser (2 indicyl | 1 rubel) is revealed
Garnet Probe (indicyl, hesson, spessart, skull) is revealed
Player 1 gains Garnet Probe (indicyl, hesson, spessart, skull)
Kyan Exchanger (2 indicyl | 2 hesson) is discarded
Player 1 takes Kyan Condenser (2 indicyl | 1 rubel)
Player 1 gains 1 Indicyl
Player 1 gains 1 Hesson
Player 1 gains 1 Indicyl
Player 1 discards Rubel Exchanger (2 indicyl | 2 hesson)
Player 1 converts 1 rubel into 1 kyan
Player 1 takes Hesson Conduit (3 hesson | 3 indicyl)
Player 1 takes Spessart Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 harvests Hesson Transmuter (1 rubel | 1 kyan)
Player 1 gains 1 Hesson
Player 1 harvests Spessart Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 gains 1 Spessart
Player 1 puts 1 Kyan on Lagoon Broker of Noctane and Aurane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 noctane and 1 aurane)
Glasswing Canyon (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spectrol in a chain) is destroyed
Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart) is revealed
Kyan Fuser (1 indicyl and 1 kyan | 1 spessart) is revealed
Rooftop Scribe of Aurane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 aurane) is discarded
Lagoon Broker of Noctane and Aurane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 noctane and 1 aurane) is discarded
Frost Clerk of Verdane (2 indicyl and 2 kyan, 1 VP; gives 1 verdane) is discarded
Player 1 takes Kyan Fuser (1 indicyl and 1 kyan | 1 spessart)
Indicyl Exchanger (2 indicyl | 2 hesson) is discarded
Player 1 takes Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 gains 1 Hesson
Player 1 gains 1 Hesson
Player 1 gains 1 Hesson
Player 1 takes Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 gains Spectrum Probe (hesson, indicyl, spectrol, skull)
Player 1 passes
Player 1 upgrades with Hesson Smelter (3 hesson | 1 spectrol)
Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material) is destroyed
Player 1 discards Spessart Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 discards Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Kyan Furnace (1 rubel | 2 hesson) is revealed
Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan) is revealed
Coal Warden of Aurane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 aurane) is discarded
Dockside Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 noctane) is discarded
Player 1 takes Kyan Furnace (1 rubel | 2 hesson)
Kyan Conduit (3 hesson | 3 indicyl) is discarded
Player 1 takes Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 loses Ash Bellows (hesson, indicyl, hesson, skull)
Player 1 gains 1 Indicyl
Player 1 gains 1 Spessart
Player 1 gains 1 Hesson
Player 1 takes Rubel Condenser (2 indicyl | 1 rubel)
You draw Indicyl Cargo Rig (hand limit +1)
Player 1 upgrades with Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 harvests Hesson Smelter (3 hesson | 1 spectrol)
Player 1 gains 1 Hesson
Player 1 spends a Hesson token
Player 1 spends a Spessart token
Player 1 converts 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 discards Rubel Condenser (2 indicyl | 1 rubel)
Player 1 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 puts 1 Hesson on Mist Steward of Noctane (3 indicyl and 1 spectrol, 1 VP; gives 1 noctane)
Player 1 puts 1 Rubel on Current Prefect of Verdane and Aurane (3 indicyl and 2 rubel and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Spessart on Mist Steward of Noctane (3 indicyl and 1 spectrol, 1 VP; gives 1 noctane)
Cobalt Reservoir (1 verdane and 1 aurane, 8 VP; +3 for every kyan in a chain) is destroyed
Player 1 discards Kyan Condenser (2 indicyl | 1 rubel)
Player 1 discards Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan) is revealed
Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan) is revealed
Current Prefect of Verdane and Aurane (3 indicyl and 2 rubel and 1 spessart, 5 VP; gives 1 verdane and 1 aurane) is discarded
Mist Steward of Noctane (3 indicyl and 1 spectrol, 1 VP; gives 1 noctane) is discarded
Player 1 takes Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 takes Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 loses Spark Rake (hesson, hesson, indicyl, skull)
Player 1 loses Garnet Probe (indicyl, hesson, spessart, skull)
Player 1 gains 1 Indicyl
Player 1 discards Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 spends a Spessart token
Player 1 converts 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 takes Spectrol Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 takes Kyan Transmuter (1 rubel | 1 kyan)
Player 1 discards Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 converts 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 passes
Player 1 upgrades with Kyan Furnace (1 rubel | 2 hesson)
Player 1 puts 1 Rubel on Soot Envoy of Verdane (1 hesson and 2 kyan and 1 spessart, 3 VP; gives 1 verdane)
Player 1 puts 1 Kyan on Halo Prefect of Noctane and Aurane (3 hesson and 2 kyan and 1 spectrol, 5 VP; gives 1 noctane and 1 aurane)
Player 1 puts 1 Kyan on Soot Envoy of Verdane (1 hesson and 2 kyan and 1 spessart, 3 VP; gives 1 verdane)
Overgrown Relay (1 verdane and 1 noctane, 8 VP; +3 for every kyan in a chain) is destroyed
Player 1 discards Indicyl Cargo Rig (hand limit +1)
The game is over
