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
Kyan Cargo Rig (hand limit +1) is revealed
Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan) is revealed
Glare Warden of Verdane (2 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 verdane) is discarded
Frost Clerk of Noctane (2 indicyl and 2 kyan, 1 VP; gives 1 noctane) is discarded
Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane) is discarded
Soot Envoy of Noctane (1 hesson and 2 kyan and 1 spessart, 3 VP; gives 1 noctane) is discarded
Player 1 takes Kyan Cargo Rig (hand limit +1)
Indicyl Inverter (2 rubel | 2 kyan) is discarded
Indicyl Polarizer (1 spessart | 1 spectrol) is discarded
Player 1 takes Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 takes Spectrol Accelerator (2 rubel | 1 indicyl and 1 spessart)
You draw Rubel Dissolver (1 kyan | 2 indicyl)
Player 1 passes
Player 1 upgrades with Rubel Furnace (1 rubel | 2 hesson)
Sunfall Basin (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spessart in a chain) is destroyed
Player 1 discards Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 discards Kyan Cargo Rig (hand limit +1)
Player 1 discards Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Indicyl Crusher (1 spessart | 3 indicyl) is revealed
Kyan Condenser (2 indicyl | 1 rubel) is revealed
Dome Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spectrol, 4 VP; gives 1 verdane and 1 noctane) is discarded
Crucible Prefect of Verdane and Aurane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane) is discarded
Twinned Herald of Verdane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 verdane) is discarded
Player 1 takes Kyan Condenser (2 indicyl | 1 rubel)
Indicyl Blender (1 indicyl and 1 hesson | 1 rubel) is discarded
Player 1 takes Indicyl Crusher (1 spessart | 3 indicyl)
Player 1 discards Rubel Dissolver (1 kyan | 2 indicyl)
Player 1 converts 1 rubel into 2 hesson
Player 1 discards Rubel Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 converts 1 rubel into 2 hesson
Player 1 discards Spessart Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 discards Indicyl Crusher (1 spessart | 3 indicyl)
Player 1 discards Rubel Inverter (2 rubel | 2 kyan)
Player 1 converts 1 rubel into 2 hesson
Player 1 spends a Rubel token
Player 1 converts 2 hesson into 1 rubel
Player 1 discards Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 trades for Rime Warden of Noctane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 1 upgrades with Spectrol Accelerator (2 rubel | 1 indicyl and 1 spessart)
Overgrown Relay (1 verdane and 1 noctane, 8 VP; +3 for every kyan in a chain) is destroyed
Spessart Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan) is revealed
Spectrol Splitter (1 kyan | 1 indicyl and 1 hesson) is revealed
Prism Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane) is discarded
Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane) is discarded
Player 1 takes Spectrol Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 takes Spessart Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 takes Spectrol Exchanger (2 indicyl | 2 hesson)
Player 1 takes Spectrol Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 discards Rime Warden of Noctane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 1 earns Brickfield (1 noctane, 4 VP; +1 for every hesson in a chain)
Player 1 harvests Rubel Furnace (1 rubel | 2 hesson)
Player 1 gains 1 Rubel
Coral Causeway (1 verdane and 1 aurane, 8 VP; +3 for every rubel in a chain) is destroyed
Indicyl Dissolver (1 kyan | 2 indicyl) is revealed
Spectrol Mixer (3 indicyl | 2 indicyl and 1 hesson) is revealed
Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane) is discarded
Frost Clerk of Aurane (2 indicyl and 2 kyan, 1 VP; gives 1 aurane) is discarded
Player 1 takes Indicyl Dissolver (1 kyan | 2 indicyl)
Player 1 takes Spectrol Mixer (3 indicyl | 2 indicyl and 1 hesson)
You draw Spessart Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 passes
Player 1 discards Spessart Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 discards Indicyl Dissolver (1 kyan | 2 indicyl)
Player 1 converts 1 indicyl and 1 spessart into 2 rubel
Player 1 converts 2 rubel into 1 indicyl and 1 spessart
Player 1 harvests Spectrol Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 gains 1 Spectrol
Player 1 puts 1 Indicyl on Caldera Broker of Verdane and Aurane (3 hesson and 2 rubel and 1 kyan, 4 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Spessart on Caldera Broker of Verdane and Aurane (3 hesson and 2 rubel and 1 kyan, 4 VP; gives 1 verdane and 1 aurane)
Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart) is revealed
Hesson Separator (1 spessart | 1 hesson and 1 rubel) is revealed
Knotted Legate of Noctane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 noctane and 1 aurane) is discarded
Brand Steward of Noctane (3 hesson and 1 spessart, 1 VP; gives 1 noctane) is discarded
Caldera Broker of Verdane and Aurane (3 hesson and 2 rubel and 1 kyan, 4 VP; gives 1 verdane and 1 aurane) is discarded
Player 1 takes Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Hesson Transmuter (1 rubel | 1 kyan) is discarded
Hesson Furnace (1 rubel | 2 hesson) is discarded
Player 1 takes Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 takes Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 takes Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 upgrades with Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 harvests Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 gains 1 Kyan
Stillwater Spire (1 noctane and 1 aurane, 8 VP; +3 for every kyan in a chain) is destroyed
Player 1 discards Spectrol Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 discards Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 discards Spectrol Exchanger (2 indicyl | 2 hesson)
Hesson Crusher (1 spessart | 3 indicyl) is revealed
Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart) is revealed
Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane) is discarded
Paired Herald of Verdane (1 indicyl and 1 hesson and 2 rubel, 1 VP; gives 1 verdane) is discarded
Player 1 takes Hesson Crusher (1 spessart | 3 indicyl)
Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan) is discarded
Player 1 takes Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
You draw Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 upgrades with Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 discards Kyan Condenser (2 indicyl | 1 rubel)
Player 1 discards Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 spends a Rubel token
Player 1 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 1 discards Hesson Crusher (1 spessart | 3 indicyl)
Player 1 discards Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 1 spends a Spectrol token
Player 1 trades for Shard Warden of Aurane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 aurane)
Player 1 puts 1 Kyan on Mist Steward of Noctane (3 indicyl and 1 spectrol, 1 VP; gives 1 noctane)
Player 1 puts 1 Kyan on Mist Steward of Noctane (3 indicyl and 1 spectrol, 1 VP; gives 1 noctane)
Under-City Gate (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark) is destroyed
The game is over
