Player 1 starts
Player 1 takes Spessart Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 takes Rubel Kiln (2 hesson | 1 kyan)
Player 1 passes
Player 1 upgrades with Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Kindling Camp (1 verdane, 4 VP; +1 for every hesson in a chain) is destroyed
Hesson Dissolver (1 kyan | 2 indicyl) is revealed
Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol) is revealed
Veiled Assessor of Aurane (1 indicyl and 1 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 aurane) is discarded
Pale Listener of Aurane (2 indicyl and 1 rubel and 1 kyan, 1 VP; gives 1 aurane) is discarded
Tallow Envoy of Verdane (1 indicyl and 2 kyan and 1 spectrol, 3 VP; gives 1 verdane) is discarded
Frost Clerk of Verdane (2 indicyl and 2 kyan, 1 VP; gives 1 verdane) is discarded
Player 1 takes Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Hesson Inverter (2 rubel | 2 kyan) is discarded
Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol) is discarded
Player 1 takes Hesson Dissolver (1 kyan | 2 indicyl)
Player 1 takes Rubel Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 harvests Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 gains 1 Hesson
Player 1 upgrades with Rubel Kiln (2 hesson | 1 kyan)
Garnet Stair (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spessart in a chain) is destroyed
Rubel Inverter (2 rubel | 2 kyan) is revealed
Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart) is revealed
Current Prefect of Verdane and Aurane (3 indicyl and 2 rubel and 1 spessart, 5 VP; gives 1 verdane and 1 aurane) is discarded
Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane) is discarded
Flare Warden of Aurane (2 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane) is discarded
Player 1 takes Rubel Inverter (2 rubel | 2 kyan)
Kyan Splitter (1 kyan | 1 indicyl and 1 hesson) is discarded
Player 1 takes Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
You draw Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 spends a Hesson token
Player 1 discards Hesson Dissolver (1 kyan | 2 indicyl)
Player 1 converts 2 hesson into 1 kyan
Player 1 harvests Rubel Kiln (2 hesson | 1 kyan)
Player 1 gains 1 Rubel
Player 1 passes
Player 1 puts 1 Kyan on Glare Warden of Verdane (2 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 verdane)
Glasswing Canyon (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spectrol in a chain) is destroyed
Player 1 discards Rubel Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 discards Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan) is revealed
Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol) is revealed
Glare Warden of Verdane (2 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 verdane) is discarded
Second Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spectrol, 8 VP; gives 1 verdane and 1 noctane and 1 aurane) is discarded
Player 1 takes Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Hesson Furnace (1 rubel | 2 hesson) is discarded
Player 1 takes Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 takes Spectrol Exchanger (2 indicyl | 2 hesson)
Player 1 takes Spessart Smelter (3 hesson | 1 spectrol)
Player 1 passes
Player 1 upgrades with Rubel Furnace (1 rubel | 2 hesson)
Sunfall Basin (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spessart in a chain) is destroyed
Player 1 discards Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 discards Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 discards Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson) is revealed
Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart) is revealed
Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane) is discarded
Frost Clerk of Noctane (2 indicyl and 2 kyan, 1 VP; gives 1 noctane) is discarded
Player 1 takes Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 takes Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 harvests Rubel Furnace (1 rubel | 2 hesson)
Player 1 gains 1 Rubel
Player 1 passes
Overgrown Relay (1 verdane and 1 noctane, 8 VP; +3 for every kyan in a chain) is destroyed
Player 1 discards Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 discards Rubel Inverter (2 rubel | 2 kyan)
Rubel Cargo Rig (hand limit +1) is revealed
Kyan Separator (1 spessart | 1 hesson and 1 rubel) is revealed
Player 1 takes Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 takes Rubel Cargo Rig (hand limit +1)
Player 1 upgrades with Spessart Smelter (3 hesson | 1 spectrol)
Player 1 discards Spectrol Exchanger (2 indicyl | 2 hesson)
Player 1 converts 1 spectrol into 3 hesson
Player 1 discards Spessart Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 trades for Brand Steward of Noctane (3 hesson and 1 spessart, 1 VP; gives 1 noctane)
Brickfield (1 noctane, 4 VP; +1 for every hesson in a chain) is destroyed
Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel) is revealed
Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson) is revealed
Ember Envoy of Noctane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 noctane) is discarded
Hollow Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 noctane) is discarded
Player 1 takes Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Indicyl Inverter (2 rubel | 2 kyan) is discarded
Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart) is discarded
Player 1 takes Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 takes Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 takes Kyan Transmuter (1 rubel | 1 kyan)
Player 1 passes
Player 1 passes
Under-City Gate (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark) is destroyed
Player 1 discards Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 discards Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 discards Rubel Cargo Rig (hand limit +1)
Hesson Conduit (3 hesson | 3 indicyl) is revealed
Spectrol Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel) is revealed
Player 1 takes Hesson Conduit (3 hesson | 3 indicyl)
Spectrol Accelerator (2 rubel | 1 indicyl and 1 spessart) is discarded
Player 1 takes Spectrol Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 discards Spectrol Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 converts 1 spectrol into 3 hesson
Player 1 takes Indicyl Dissolver (1 kyan | 2 indicyl)
Player 1 discards Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 discards Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 converts 3 hesson into 1 spectrol
Player 1 discards Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 trades for Tallow Envoy of Noctane (1 indicyl and 2 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 1 passes
Stillwater Spire (1 noctane and 1 aurane, 8 VP; +3 for every kyan in a chain) is destroyed
Spectrol Transmuter (1 rubel | 1 kyan) is revealed
Indicyl Transmuter (1 rubel | 1 kyan) is revealed
Prism Prefect of Noctane and Aurane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 noctane and 1 aurane) is discarded
Rime Warden of Verdane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 verdane) is discarded
Dockside Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 noctane) is discarded
Mirror Prefect of Noctane and Aurane (3 indicyl and 2 rubel and 1 spectrol, 5 VP; gives 1 noctane and 1 aurane) is discarded
Player 1 takes Indicyl Transmuter (1 rubel | 1 kyan)
Player 1 takes Spectrol Transmuter (1 rubel | 1 kyan)
Player 1 upgrades with Indicyl Transmuter (1 rubel | 1 kyan)
Player 1 upgrades with Spectrol Transmuter (1 rubel | 1 kyan)
Coral Causeway (1 verdane and 1 aurane, 8 VP; +3 for every rubel in a chain) is destroyed
The game is over
