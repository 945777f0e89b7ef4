Player 1 discards Indicyl Transmuter (1 rubel | 1 kyan)
Player 1 starts
Player 1 takes Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 takes Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 passes
Player 1 passes
Coral Causeway (1 verdane and 1 aurane, 8 VP; +3 for every rubel in a chain) is destroyed
Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel) is revealed
Hesson Smelter (3 hesson | 1 spectrol) is revealed
Drift Warden of Noctane (2 indicyl and 1 kyan and 1 spessart, 2 VP; gives 1 noctane) is discarded
Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane) is discarded
Player 1 takes Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol) is discarded
Hesson Crusher (1 spessart | 3 indicyl) is discarded
Player 1 takes Hesson Smelter (3 hesson | 1 spectrol)
Player 1 takes Rubel Condenser (2 indicyl | 1 rubel)
Player 1 takes Spessart Conduit (3 hesson | 3 indicyl)
Player 1 discards Rubel Furnace (1 rubel | 2 hesson)
Player 1 discards Prime Fragment (1 wild | 2 wild)
Player 1 discards Hesson Smelter (3 hesson | 1 spectrol)
Player 1 discards Rubel Condenser (2 indicyl | 1 rubel)
Player 1 trades for Ember Envoy of Noctane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 noctane)
Player 1 upgrades with Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Vault of Crowns (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark) is destroyed
Indicyl Blender (1 indicyl and 1 hesson | 1 rubel) is revealed
Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson) is revealed
Gilded Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 noctane) is discarded
Mirror Prefect of Noctane and Aurane (3 indicyl and 2 rubel and 1 spectrol, 5 VP; gives 1 noctane and 1 aurane) is discarded
Player 1 takes Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan) is discarded
Indicyl Smelter (3 hesson | 1 spectrol) is discarded
Player 1 takes Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 takes Spessart Splitter (1 kyan | 1 indicyl and 1 hesson)
You draw Indicyl Exchanger (2 indicyl | 2 hesson)
Player 1 passes
Player 1 upgrades with Spessart Conduit (3 hesson | 3 indicyl)
Sealed Archive (1 noctane and 1 aurane, 8 VP; +8 for every stored influence) is destroyed
Player 1 discards Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson) is revealed
Kyan Smelter (3 hesson | 1 spectrol) is revealed
Caldera Broker of Verdane and Aurane (3 hesson and 2 rubel and 1 kyan, 4 VP; gives 1 verdane and 1 aurane) is discarded
Knotted Legate of Verdane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane) is discarded
Player 1 takes Kyan Smelter (3 hesson | 1 spectrol)
Hesson Blender (1 indicyl and 1 hesson | 1 rubel) is discarded
Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart) is discarded
Player 1 takes Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 takes Spessart Mixer (3 indicyl | 2 indicyl and 1 hesson)
You draw Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 passes
Player 1 upgrades with Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Under-City Gate (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark) is destroyed
Player 1 discards Kyan Smelter (3 hesson | 1 spectrol)
Player 1 discards Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 discards Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Rubel Fuser (1 indicyl and 1 kyan | 1 spessart) is revealed
Kyan Blender (1 indicyl and 1 hesson | 1 rubel) is revealed
Glass Envoy of Noctane (1 indicyl and 2 rubel and 1 spessart, 3 VP; gives 1 noctane) is discarded
Hearth Prefect of Noctane and Aurane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 noctane and 1 aurane) is discarded
Player 1 takes Rubel Fuser (1 indicyl and 1 kyan | 1 spessart)
Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart) is discarded
Player 1 takes Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 discards Kyan Condenser (2 indicyl | 1 rubel)
Player 1 discards Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 1 discards Rubel Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 1 discards Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 converts 1 indicyl and 1 kyan into 3 indicyl
Player 1 discards Indicyl Exchanger (2 indicyl | 2 hesson)
Player 1 discards Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 1 discards Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 discards Spessart Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 trades for Brand Steward of Aurane (3 hesson and 1 spessart, 1 VP; gives 1 aurane)
Player 1 passes
Player 1 converts 3 indicyl into 3 hesson
Player 1 converts 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 puts 1 Hesson on Shard Warden of Verdane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 verdane)
Player 1 puts 1 Hesson on Shard Warden of Verdane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 verdane)
Player 1 puts 1 Rubel on Shard Warden of Verdane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 verdane)
Player 1 puts 1 Rubel on Shard Warden of Verdane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 verdane)
Player 1 puts 1 Kyan on Shard Warden of Verdane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 verdane)
Hall of Proxies (1 verdane and 1 noctane, 8 VP; +8 for every stored influence) is destroyed
Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol) is revealed
Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan) is revealed
Flare Warden of Verdane (2 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 verdane) is discarded
Player 1 takes Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Hesson Smelter (3 hesson | 1 spectrol) is discarded
Hesson Crusher (1 spessart | 3 indicyl) is discarded
Hesson Furnace (1 rubel | 2 hesson) is discarded
Player 1 takes Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 upgrades with Spessart Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 harvests Spessart Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 gains 1 Spessart
Sunfall Basin (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spessart in a chain) is destroyed
Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart) is revealed
Kyan Cargo Rig (hand limit +1) is revealed
Rooftop Scribe of Aurane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 aurane) is discarded
Shard Warden of Noctane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane) is discarded
Shard Warden of Verdane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 verdane) is discarded
Player 1 takes Kyan Cargo Rig (hand limit +1)
Hesson Exchanger (2 indicyl | 2 hesson) is discarded
Player 1 takes Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 takes Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 takes Rubel Cargo Rig (hand limit +1)
Player 1 harvests Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 gains 1 Indicyl
Player 1 passes
Drizzle Outpost (1 noctane, 4 VP; +1 for every indicyl in a chain) is destroyed
Spessart Condenser (2 indicyl | 1 rubel) is revealed
Spectrol Exchanger (2 indicyl | 2 hesson) is revealed
Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane) is discarded
Level Magistrate of Verdane and Aurane (2 indicyl and 2 hesson and 2 rubel and 1 spectrol, 6 VP; gives 1 verdane and 1 aurane) is discarded
Player 1 takes Spectrol Exchanger (2 indicyl | 2 hesson)
Spessart Fuser (1 indicyl and 1 kyan | 1 spessart) is discarded
Player 1 takes Spessart Condenser (2 indicyl | 1 rubel)
Player 1 discards Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 discards Spessart Condenser (2 indicyl | 1 rubel)
Player 1 converts 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 discards Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 spends a Spessart token
Player 1 converts 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 discards Ember Envoy of Noctane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 noctane)
Player 1 earns Brickfield (1 noctane, 4 VP; +1 for every hesson in a chain)
Player 1 harvests Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 gains 1 Indicyl
Player 1 puts 1 Rubel on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 1 puts 1 Rubel on Shaft Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Kyan on Shaft Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Kyan on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Garnet Stair (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spessart in a chain) is destroyed
The game is over
