Player 1 has the campaign Ember Tithe (1 hesson each round)
Player 1 starts
Player 1 takes Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 upgrades with Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 harvests Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 gains 1 Indicyl
Overgrown Relay (1 verdane and 1 noctane, 8 VP; +3 for every kyan in a chain) is destroyed
Player 1 gains 1 Hesson
Indicyl Polarizer (1 spessart | 1 spectrol) is revealed
Kyan Condenser (2 indicyl | 1 rubel) is revealed
Player 1 takes Kyan Condenser (2 indicyl | 1 rubel)
Player 1 takes Indicyl Polarizer (1 spessart | 1 spectrol)
Player 1 takes Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 passes
Player 1 upgrades with Indicyl Polarizer (1 spessart | 1 spectrol)
Shimmer Flats (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spectrol in a chain) is destroyed
Player 1 gains 1 Hesson
Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson) is revealed
Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan) is revealed
Second Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spectrol, 8 VP; gives 1 verdane and 1 noctane and 1 aurane) is discarded
Player 1 takes Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Kyan Kiln (2 hesson | 1 kyan) is discarded
Player 1 takes Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
You draw Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 takes Hesson Transmuter (1 rubel | 1 kyan)
Player 1 passes
Player 1 passes
Stillwater Spire (1 noctane and 1 aurane, 8 VP; +3 for every kyan in a chain) is destroyed
Player 1 gains 1 Hesson
Player 1 discards Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 discards Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 discards Hesson Condenser (2 indicyl | 1 rubel)
Indicyl Blender (1 indicyl and 1 hesson | 1 rubel) is revealed
Spectrol Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan) is revealed
Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane) is discarded
Flare Warden of Noctane (2 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 noctane) is discarded
Player 1 takes Spectrol Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Indicyl Cargo Rig (hand limit +1) is discarded
Player 1 takes Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 takes Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 discards Spectrol Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 converts 1 spectrol into 1 spessart
Player 1 converts 1 spessart into 1 spectrol
Player 1 takes Spectrol Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 harvests Indicyl Polarizer (1 spessart | 1 spectrol)
Player 1 gains 1 Indicyl
Player 1 passes
Player 1 puts 1 Spectrol on Twinned Herald of Noctane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 noctane)
Coral Causeway (1 verdane and 1 aurane, 8 VP; +3 for every rubel in a chain) is destroyed
Player 1 gains 1 Hesson
Player 1 discards Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 discards Indicyl Crusher (1 spessart | 3 indicyl)
Player 1 discards Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Rubel Polarizer (1 spessart | 1 spectrol) is revealed
Hesson Kiln (2 hesson | 1 kyan) is revealed
Dim Listener of Noctane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 noctane) is discarded
Hearth Prefect of Noctane and Aurane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 noctane and 1 aurane) is discarded
Basalt Broker of Verdane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane) is discarded
Player 1 takes Rubel Polarizer (1 spessart | 1 spectrol)
Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan) is discarded
Hesson Conduit (3 hesson | 3 indicyl) is discarded
Hesson Fuser (1 indicyl and 1 kyan | 1 spessart) is discarded
Player 1 takes Hesson Kiln (2 hesson | 1 kyan)
Player 1 upgrades with Spectrol Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 passes
Sealed Archive (1 noctane and 1 aurane, 8 VP; +8 for every stored influence) is destroyed
Player 1 gains 1 Hesson
Player 1 discards Hesson Transmuter (1 rubel | 1 kyan)
Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol) is revealed
Spessart Mixer (3 indicyl | 2 indicyl and 1 hesson) is revealed
Cellar Scribe of Verdane (1 hesson and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 verdane) is discarded
Player 1 takes Spessart Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 takes Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 takes Spectrol Condenser (2 indicyl | 1 rubel)
Player 1 takes Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 passes
Player 1 upgrades with Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 discards Rubel Polarizer (1 spessart | 1 spectrol)
Player 1 converts 1 rubel into 1 indicyl and 1 hesson
Player 1 discards Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 converts 1 rubel into 1 indicyl and 1 hesson
Player 1 spends a Hesson token
Player 1 discards Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 converts 1 indicyl and 1 hesson into 1 rubel
Player 1 puts 1 Indicyl on Ember Envoy of Noctane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 noctane)
Player 1 puts 1 Indicyl on Twinned Herald of Aurane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 aurane)
Player 1 puts 1 Hesson on Twinned Herald of Noctane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 noctane)
Player 1 puts 1 Hesson on Ember Envoy of Noctane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 noctane)
Player 1 puts 1 Rubel on Twinned Herald of Aurane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 aurane)
Kindling Camp (1 verdane, 4 VP; +1 for every hesson in a chain) is destroyed
Player 1 gains 1 Hesson
Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan) is revealed
Hesson Furnace (1 rubel | 2 hesson) is revealed
Twinned Herald of Noctane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 noctane) is discarded
First Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spessart, 8 VP; gives 1 verdane and 1 noctane and 1 aurane) is discarded
Twinned Herald of Aurane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 aurane) is discarded
Ember Envoy of Noctane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 noctane) is discarded
Player 1 takes Hesson Furnace (1 rubel | 2 hesson)
Indicyl Transmuter (1 rubel | 1 kyan) is discarded
Player 1 takes Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 takes Kyan Cargo Rig (hand limit +1)
Player 1 takes Rubel Inverter (2 rubel | 2 kyan)
Player 1 passes
Player 1 harvests Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 gains 1 Indicyl
Player 1 discards Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 spends a Indicyl token
Player 1 converts 1 indicyl and 1 hesson into 1 rubel
Blushing Mesa (1 noctane and 1 aurane, 8 VP; +3 for every rubel in a chain) is destroyed
Player 1 gains 1 Hesson
Player 1 discards Spessart Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 discards Rubel Inverter (2 rubel | 2 kyan)
Player 1 discards Kyan Condenser (2 indicyl | 1 rubel)
Rubel Accelerator (2 rubel | 1 indicyl and 1 spessart) is revealed
Kyan Conduit (3 hesson | 3 indicyl) is revealed
Knotted Legate of Noctane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane) is discarded
Player 1 takes Rubel Accelerator (2 rubel | 1 indicyl and 1 spessart)
Kyan Inverter (2 rubel | 2 kyan) is discarded
Player 1 takes Kyan Conduit (3 hesson | 3 indicyl)
Player 1 takes Spectrol Kiln (2 hesson | 1 kyan)
Player 1 takes Hesson Conduit (3 hesson | 3 indicyl)
Player 1 harvests Spectrol Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 gains 1 Spectrol
Player 1 passes
Brickfield (1 noctane, 4 VP; +1 for every hesson in a chain) is destroyed
Player 1 gains 1 Hesson
Player 1 discards Hesson Kiln (2 hesson | 1 kyan)
Player 1 discards Spectrol Kiln (2 hesson | 1 kyan)
Player 1 discards Kyan Cargo Rig (hand limit +1)
Player 1 discards Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan) is revealed
Indicyl Furnace (1 rubel | 2 hesson) is revealed
Halo Prefect of Noctane and Aurane (3 hesson and 2 kyan and 1 spectrol, 5 VP; gives 1 noctane and 1 aurane) is discarded
Glare Warden of Verdane (2 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 verdane) is discarded
Slag Clerk of Verdane (2 hesson and 2 kyan, 1 VP; gives 1 verdane) is discarded
Player 1 takes Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 takes Indicyl Furnace (1 rubel | 2 hesson)
Player 1 takes Spessart Transmuter (1 rubel | 1 kyan)
Player 1 takes Hesson Conduit (3 hesson | 3 indicyl)
Player 1 upgrades with Spectrol Condenser (2 indicyl | 1 rubel)
Player 1 discards Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 discards Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 discards Spessart Transmuter (1 rubel | 1 kyan)
Player 1 spends a Indicyl token
Player 1 discards Indicyl Furnace (1 rubel | 2 hesson)
Player 1 converts 2 indicyl into 1 rubel
Player 1 trades for Rime Warden of Noctane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Tailings Depot (1 aurane, 4 VP; +1 for every 2 stored material) is destroyed
Player 1 gains 1 Hesson
The game is over
