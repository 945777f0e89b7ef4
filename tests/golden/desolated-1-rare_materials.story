Player 1 discards Indicyl Transmuter (1 rubel | 1 kyan)
Player 1 starts
Player 1 takes Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 takes Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 passes
Player 1 passes
Coral Causeway (1 verdane and 1 aurane, 8 VP; +3 for every rubel in a chain) is destroyed
Hesson Smelter (3 hesson | 1 spectrol) is revealed
Rubel Conduit (3 hesson | 3 indicyl) is revealed
Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane) is discarded
Brand Steward of Aurane (3 hesson and 1 spessart, 1 VP; gives 1 aurane) is discarded
Ember Envoy of Noctane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 noctane) is discarded
Player 1 takes Hesson Smelter (3 hesson | 1 spectrol)
Rubel Condenser (2 indicyl | 1 rubel) is discarded
Player 1 takes Rubel Conduit (3 hesson | 3 indicyl)
Player 1 takes Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 upgrades with Rubel Conduit (3 hesson | 3 indicyl)
Player 1 discards Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 discards Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 discards Kyan Condenser (2 indicyl | 1 rubel)
Player 1 discards Prime Fragment (1 wild | 2 wild)
Player 1 trades for Drift Warden of Noctane (2 indicyl and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Vault of Crowns (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark) is destroyed
Indicyl Blender (1 indicyl and 1 hesson | 1 rubel) is revealed
Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson) is revealed
Gilded Assessor of Aurane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 aurane) is discarded
Depth Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane) is discarded
Quarry Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spessart, 4 VP; gives 1 noctane and 1 aurane) is discarded
Player 1 takes Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Indicyl Smelter (3 hesson | 1 spectrol) is discarded
Player 1 takes Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 takes Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 takes Hesson Crusher (1 spessart | 3 indicyl)
Player 1 passes
Player 1 harvests Rubel Conduit (3 hesson | 3 indicyl)
Player 1 gains 1 Rubel
Sealed Archive (1 noctane and 1 aurane, 8 VP; +8 for every stored influence) is destroyed
Player 1 discards Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Kyan Conduit (3 hesson | 3 indicyl) is revealed
Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson) is revealed
Halo Prefect of Verdane and Noctane (3 hesson and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 noctane) is discarded
Player 1 takes Kyan Conduit (3 hesson | 3 indicyl)
Hesson Blender (1 indicyl and 1 hesson | 1 rubel) is discarded
Player 1 takes Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 takes Spectrol Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 takes Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 upgrades with Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 upgrades with Hesson Crusher (1 spessart | 3 indicyl)
Player 1 discards Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 converts 1 kyan into 1 indicyl and 1 hesson
Player 1 discards Kyan Conduit (3 hesson | 3 indicyl)
Player 1 converts 1 kyan into 1 indicyl and 1 hesson
Player 1 puts 1 Indicyl on Level Magistrate of Verdane and Aurane (2 indicyl and 2 hesson and 2 rubel and 1 spectrol, 6 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Indicyl on Level Magistrate of Noctane and Aurane (2 indicyl and 2 hesson and 2 rubel and 1 spectrol, 6 VP; gives 1 noctane and 1 aurane)
Player 1 puts 1 Hesson on Hearth Prefect of Verdane and Noctane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Hesson on Hearth Prefect of Verdane and Noctane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Brickfield (1 noctane, 4 VP; +1 for every hesson in a chain) is destroyed
Rubel Conduit (3 hesson | 3 indicyl) is revealed
Indicyl Inverter (2 rubel | 2 kyan) is revealed
Level Magistrate of Noctane and Aurane (2 indicyl and 2 hesson and 2 rubel and 1 spectrol, 6 VP; gives 1 noctane and 1 aurane) is discarded
Level Magistrate of Verdane and Aurane (2 indicyl and 2 hesson and 2 rubel and 1 spectrol, 6 VP; gives 1 verdane and 1 aurane) is discarded
Tidal Clerk of Noctane (2 indicyl and 2 rubel, 1 VP; gives 1 noctane) is discarded
Player 1 takes Indicyl Inverter (2 rubel | 2 kyan)
Player 1 takes Rubel Conduit (3 hesson | 3 indicyl)
You draw Spectrol Transmuter (1 rubel | 1 kyan)
Player 1 takes Kyan Conduit (3 hesson | 3 indicyl)
Player 1 passes
Player 1 upgrades with Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 discards Hesson Smelter (3 hesson | 1 spectrol)
Player 1 discards Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 discards Indicyl Inverter (2 rubel | 2 kyan)
Player 1 converts 2 indicyl and 1 hesson into 3 indicyl
Player 1 converts 3 indicyl into 1 spessart
Player 1 puts 1 Spessart on Hearth Prefect of Verdane and Noctane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Sunfall Basin (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spessart in a chain) is destroyed
Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan) is revealed
Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan) is revealed
Hearth Prefect of Verdane and Noctane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 verdane and 1 noctane) is discarded
Player 1 takes Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan) is discarded
Hesson Fuser (1 indicyl and 1 kyan | 1 spessart) is discarded
Player 1 takes Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 takes Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 takes Spessart Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 discards Spectrol Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 discards Spessart Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 converts 1 spessart into 3 indicyl
Player 1 trades for Mist Steward of Aurane (3 indicyl and 1 spectrol, 1 VP; gives 1 aurane)
Player 1 discards Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 converts 1 kyan into 1 indicyl and 1 hesson
Player 1 discards Drift Warden of Noctane (2 indicyl and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 1 earns Drizzle Outpost (1 noctane, 4 VP; +1 for every indicyl in a chain)
Player 1 converts 1 indicyl and 1 hesson into 1 kyan
Player 1 puts 1 Kyan on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Hall of Proxies (1 verdane and 1 noctane, 8 VP; +8 for every stored influence) is destroyed
Player 1 discards Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Spectrol Accelerator (2 rubel | 1 indicyl and 1 spessart) is revealed
Spectrol Cargo Rig (hand limit +1) is revealed
Lens Warden of Noctane (2 indicyl and 1 rubel and 1 spectrol, 2 VP; gives 1 noctane) is discarded
Player 1 takes Spectrol Cargo Rig (hand limit +1)
Player 1 takes Spectrol Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 takes Hesson Conduit (3 hesson | 3 indicyl)
Player 1 takes Hesson Polarizer (1 spessart | 1 spectrol)
Player 1 passes
Player 1 discards Kyan Conduit (3 hesson | 3 indicyl)
Player 1 converts 1 kyan into 1 indicyl and 1 hesson
Player 1 upgrades with Spectrol Cargo Rig (hand limit +1)
Player 1 puts 1 Indicyl on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Hesson on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Under-City Gate (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark) is destroyed
Player 1 discards Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Hesson Separator (1 spessart | 1 hesson and 1 rubel) is revealed
Spectrol Fuser (1 indicyl and 1 kyan | 1 spessart) is revealed
Eighth Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane) is discarded
Player 1 takes Spectrol Fuser (1 indicyl and 1 kyan | 1 spessart)
Hesson Polarizer (1 spessart | 1 spectrol) is discarded
Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan) is discarded
Player 1 takes Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 takes Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
You draw Spessart Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 passes
Player 1 harvests Hesson Crusher (1 spessart | 3 indicyl)
Player 1 gains 1 Hesson
Player 1 discards Spectrol Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 discards Spessart Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 discards Hesson Polarizer (1 spessart | 1 spectrol)
Player 1 discards Spectrol Transmuter (1 rubel | 1 kyan)
Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson) is revealed
Rubel Kiln (2 hesson | 1 kyan) is revealed
Basalt Broker of Noctane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 noctane and 1 aurane) is discarded
Player 1 takes Rubel Kiln (2 hesson | 1 kyan)
Hesson Condenser (2 indicyl | 1 rubel) is discarded
Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan) is discarded
Player 1 takes Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 takes Indicyl Inverter (2 rubel | 2 kyan)
Player 1 takes Spectrol Exchanger (2 indicyl | 2 hesson)
Player 1 passes
Player 1 harvests Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 gains 1 Indicyl
Player 1 discards Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 spends a Indicyl token
Player 1 discards Indicyl Inverter (2 rubel | 2 kyan)
Player 1 converts 2 indicyl and 1 hesson into 3 indicyl
Player 1 discards Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 converts 2 indicyl and 1 hesson into 3 indicyl
Player 1 puts 1 Indicyl on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Indicyl on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Indicyl on Brand Steward of Noctane (3 hesson and 1 spessart, 1 VP; gives 1 noctane)
Player 1 puts 1 Indicyl on Soot Envoy of Aurane (1 hesson and 2 kyan and 1 spessart, 3 VP; gives 1 aurane)
Garnet Stair (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spessart in a chain) is destroyed
Player 1 discards Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
The game is over
