Player 1 has the campaign Ember Tithe (1 hesson each round)
Player 1 starts
Player 1 takes Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 upgrades with Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 harvests Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 gains 1 Indicyl
Overgrown Relay (1 verdane and 1 noctane, 8 VP; +3 for every kyan in a chain) is destroyed
Player 1 gains 1 Hesson
Kyan Condenser (2 indicyl | 1 rubel) is revealed
Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson) is revealed
Second Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spectrol, 8 VP; gives 1 verdane and 1 noctane and 1 aurane) is discarded
Player 1 takes Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Kyan Kiln (2 hesson | 1 kyan) is discarded
Player 1 takes Kyan Condenser (2 indicyl | 1 rubel)
Player 1 takes Indicyl Polarizer (1 spessart | 1 spectrol)
Player 1 takes Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 upgrades with Hesson Condenser (2 indicyl | 1 rubel)
Player 1 harvests Hesson Condenser (2 indicyl | 1 rubel)
Player 1 gains 1 Hesson
Shimmer Flats (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spectrol in a chain) is destroyed
Player 1 gains 1 Hesson
Kyan Cargo Rig (hand limit +1) is revealed
Spectrol Accelerator (2 rubel | 1 indicyl and 1 spessart) is revealed
Tallow Envoy of Aurane (1 indicyl and 2 kyan and 1 spectrol, 3 VP; gives 1 aurane) is discarded
Player 1 takes Kyan Cargo Rig (hand limit +1)
Spectrol Blender (1 indicyl and 1 hesson | 1 rubel) is discarded
Spectrol Dissolver (1 kyan | 2 indicyl) is discarded
Player 1 takes Spectrol Accelerator (2 rubel | 1 indicyl and 1 spessart)
You draw Indicyl Cargo Rig (hand limit +1)
Player 1 takes Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 discards Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 spends a Hesson token
Player 1 discards Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 discards Spectrol Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 trades for Flare Warden of Noctane (2 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 noctane)
Player 1 upgrades with Indicyl Polarizer (1 spessart | 1 spectrol)
Stillwater Spire (1 noctane and 1 aurane, 8 VP; +3 for every kyan in a chain) is destroyed
Player 1 gains 1 Hesson
Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol) is revealed
Rubel Cargo Rig (hand limit +1) is revealed
Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane) is discarded
Hearth Prefect of Noctane and Aurane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 noctane and 1 aurane) is discarded
Player 1 takes Rubel Cargo Rig (hand limit +1)
Kyan Polarizer (1 spessart | 1 spectrol) is discarded
Kyan Splitter (1 kyan | 1 indicyl and 1 hesson) is discarded
Player 1 takes Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 takes Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 takes Hesson Transmuter (1 rubel | 1 kyan)
Player 1 upgrades with Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 upgrades with Hesson Transmuter (1 rubel | 1 kyan)
Player 1 spends a Indicyl token
Player 1 discards Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 converts 1 indicyl and 1 hesson into 1 kyan
Player 1 discards Rubel Cargo Rig (hand limit +1)
Player 1 converts 1 rubel into 1 kyan
Player 1 discards Kyan Condenser (2 indicyl | 1 rubel)
Player 1 converts 1 kyan into 1 indicyl and 1 hesson
Player 1 puts 1 Indicyl on Veiled Assessor of Aurane (1 indicyl and 1 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 aurane)
Player 1 puts 1 Hesson on Twinned Herald of Verdane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 verdane)
Player 1 puts 1 Kyan on Veiled Assessor of Aurane (1 indicyl and 1 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 aurane)
Player 1 puts 1 Kyan on Twinned Herald of Verdane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 verdane)
Blushing Mesa (1 noctane and 1 aurane, 8 VP; +3 for every rubel in a chain) is destroyed
Player 1 gains 1 Hesson
Hesson Furnace (1 rubel | 2 hesson) is revealed
Hesson Crusher (1 spessart | 3 indicyl) is revealed
Twinned Herald of Verdane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 verdane) is discarded
Cinder Clerk of Noctane (2 hesson and 2 rubel, 1 VP; gives 1 noctane) is discarded
Veiled Assessor of Aurane (1 indicyl and 1 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 aurane) is discarded
Player 1 takes Hesson Crusher (1 spessart | 3 indicyl)
Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart) is discarded
Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol) is discarded
Hesson Inverter (2 rubel | 2 kyan) is discarded
Hesson Cargo Rig (hand limit +1) is discarded
Player 1 takes Hesson Furnace (1 rubel | 2 hesson)
Player 1 discards Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 discards Hesson Furnace (1 rubel | 2 hesson)
Player 1 converts 1 indicyl and 1 hesson into 1 rubel
Player 1 spends a Hesson token
Player 1 discards Indicyl Cargo Rig (hand limit +1)
Player 1 converts 1 indicyl and 1 hesson into 1 rubel
You draw Hesson Polarizer (1 spessart | 1 spectrol)
Player 1 upgrades with Hesson Crusher (1 spessart | 3 indicyl)
Player 1 harvests Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 gains 1 Indicyl
Player 1 puts 1 Rubel on Frost Clerk of Aurane (2 indicyl and 2 kyan, 1 VP; gives 1 aurane)
Player 1 puts 1 Rubel on Frost Clerk of Aurane (2 indicyl and 2 kyan, 1 VP; gives 1 aurane)
Sealed Archive (1 noctane and 1 aurane, 8 VP; +8 for every stored influence) is destroyed
Player 1 gains 1 Hesson
Rubel Polarizer (1 spessart | 1 spectrol) is revealed
Hesson Crusher (1 spessart | 3 indicyl) is revealed
Player 1 takes Rubel Polarizer (1 spessart | 1 spectrol)
Hesson Furnace (1 rubel | 2 hesson) is discarded
Hesson Splitter (1 kyan | 1 indicyl and 1 hesson) is discarded
Hesson Exchanger (2 indicyl | 2 hesson) is discarded
Player 1 takes Hesson Crusher (1 spessart | 3 indicyl)
You draw Rubel Exchanger (2 indicyl | 2 hesson)
Player 1 takes Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 discards Flare Warden of Noctane (2 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 noctane)
Player 1 earns Brickfield (1 noctane, 4 VP; +1 for every hesson in a chain)
Player 1 passes
Tailings Depot (1 aurane, 4 VP; +1 for every 2 stored material) is destroyed
Player 1 gains 1 Hesson
Player 1 discards Rubel Polarizer (1 spessart | 1 spectrol)
Player 1 discards Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart) is revealed
Rubel Conduit (3 hesson | 3 indicyl) is revealed
Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane) is discarded
Torch Steward of Verdane (3 hesson and 1 spectrol, 1 VP; gives 1 verdane) is discarded
Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane) is discarded
Player 1 takes Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan) is discarded
Player 1 takes Rubel Conduit (3 hesson | 3 indicyl)
Player 1 takes Indicyl Condenser (2 indicyl | 1 rubel)
Player 1 upgrades with Rubel Conduit (3 hesson | 3 indicyl)
Player 1 passes
Player 1 spends a Indicyl token
Player 1 discards Indicyl Crusher (1 spessart | 3 indicyl)
Player 1 discards Indicyl Condenser (2 indicyl | 1 rubel)
Player 1 converts 3 indicyl into 1 spessart
Player 1 puts 1 Spessart on Frost Clerk of Aurane (2 indicyl and 2 kyan, 1 VP; gives 1 aurane)
Coral Causeway (1 verdane and 1 aurane, 8 VP; +3 for every rubel in a chain) is destroyed
Player 1 gains 1 Hesson
Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan) is revealed
Rubel Condenser (2 indicyl | 1 rubel) is revealed
Woven Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane) is discarded
Dockside Scribe of Aurane (1 indicyl and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 aurane) is discarded
Hearth Prefect of Verdane and Noctane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 verdane and 1 noctane) is discarded
Player 1 takes Rubel Condenser (2 indicyl | 1 rubel)
Kyan Inverter (2 rubel | 2 kyan) is discarded
Player 1 takes Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 upgrades with Kyan Cargo Rig (hand limit +1)
Player 1 upgrades with Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 gains 1 Hesson
Spessart Exchanger (2 indicyl | 2 hesson) is revealed
Spessart Accelerator (2 rubel | 1 indicyl and 1 spessart) is revealed
Brine Steward of Aurane (3 indicyl and 1 spessart, 1 VP; gives 1 aurane) is discarded
Hollow Assessor of Aurane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 aurane) is discarded
Player 1 takes Spessart Exchanger (2 indicyl | 2 hesson)
Player 1 takes Spessart Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 takes Indicyl Conduit (3 hesson | 3 indicyl)
Player 1 takes Hesson Kiln (2 hesson | 1 kyan)
Player 1 discards Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 discards Hesson Crusher (1 spessart | 3 indicyl)
Player 1 discards Hesson Kiln (2 hesson | 1 kyan)
Player 1 discards Spessart Exchanger (2 indicyl | 2 hesson)
Player 1 converts 1 spessart into 1 spectrol
Player 1 discards Rubel Exchanger (2 indicyl | 2 hesson)
Player 1 trades for Burnished Legate of Noctane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 1 discards Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 discards Rubel Condenser (2 indicyl | 1 rubel)
Player 1 converts 1 hesson and 1 rubel into 1 spessart
Player 1 passes
Player 1 puts 1 Spessart on Frost Clerk of Aurane (2 indicyl and 2 kyan, 1 VP; gives 1 aurane)
Kindling Camp (1 verdane, 4 VP; +1 for every hesson in a chain) is destroyed
Player 1 gains 1 Hesson
The game is over
