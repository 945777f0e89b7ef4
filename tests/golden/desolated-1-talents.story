Player 1 has the talent Prospector
Player 1 starts
Player 1 takes Kyan Polarizer (1 spessart | 1 spectrol)
You draw Indicyl Inverter (2 rubel | 2 kyan)
Player 1 upgrades with Indicyl Inverter (2 rubel | 2 kyan)
Player 1 passes
Under-City Gate (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark) is destroyed
Player 1 covers a row with Hesson Furnace (1 rubel | 2 hesson)
Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan) is revealed
Indicyl Crusher (1 spessart | 3 indicyl) is revealed
Ash Warden of Aurane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 aurane) is discarded
Crucible Prefect of Verdane and Noctane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane) is discarded
Player 1 takes Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Indicyl Crusher (1 spessart | 3 indicyl) is discarded
Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan) is discarded
Player 1 takes Indicyl Crusher (1 spessart | 3 indicyl)
You draw Hesson Smelter (3 hesson | 1 spectrol)
Player 1 takes Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 upgrades with Spessart Conduit (3 hesson | 3 indicyl)
Player 1 discards Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 discards Hesson Smelter (3 hesson | 1 spectrol)
Player 1 discards Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 converts 3 hesson into 3 indicyl
Player 1 harvests Spessart Conduit (3 hesson | 3 indicyl)
Player 1 gains 1 Spessart
Player 1 puts 1 Indicyl on Rime Warden of Verdane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 1 puts 1 Indicyl on Rime Warden of Verdane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 1 puts 1 Indicyl on Rime Warden of Verdane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Coral Causeway (1 verdane and 1 aurane, 8 VP; +3 for every rubel in a chain) is destroyed
Kyan Blender (1 indicyl and 1 hesson | 1 rubel) is revealed
Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan) is revealed
Dockside Scribe of Verdane (1 indicyl and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 verdane) is discarded
Dim Listener of Noctane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 noctane) is discarded
Player 1 takes Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Indicyl Furnace (1 rubel | 2 hesson) is discarded
Player 1 takes Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 takes Kyan Crusher (1 spessart | 3 indicyl)
Player 1 takes Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 discards Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 discards Kyan Polarizer (1 spessart | 1 spectrol)
Player 1 discards Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 converts 2 kyan into 2 rubel
Player 1 discards Kyan Crusher (1 spessart | 3 indicyl)
Player 1 discards Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 converts 2 kyan into 2 rubel
Player 1 discards Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 discards Indicyl Crusher (1 spessart | 3 indicyl)
Player 1 spends a Spessart token
Player 1 trades for Current Prefect of Verdane and Aurane (3 indicyl and 2 rubel and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 1 discards Current Prefect of Verdane and Aurane (3 indicyl and 2 rubel and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 1 earns Tailings Depot (1 aurane, 4 VP; +1 for every 2 stored material)
Player 1 converts 2 rubel into 2 kyan
Player 1 puts 1 Kyan on Rime Warden of Verdane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 1 puts 1 Kyan on Rime Warden of Verdane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Sealed Archive (1 noctane and 1 aurane, 8 VP; +8 for every stored influence) is destroyed
Hesson Condenser (2 indicyl | 1 rubel) is revealed
Rubel Polarizer (1 spessart | 1 spectrol) is revealed
Burnished Legate of Verdane and Noctane (2 hesson and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 verdane and 1 noctane) is discarded
Rime Warden of Verdane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 verdane) is discarded
Player 1 takes Rubel Polarizer (1 spessart | 1 spectrol)
Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan) is discarded
Hesson Transmuter (1 rubel | 1 kyan) is discarded
Player 1 takes Hesson Condenser (2 indicyl | 1 rubel)
You draw Hesson Smelter (3 hesson | 1 spectrol)
Player 1 passes
Player 1 passes
Vault of Crowns (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark) is destroyed
Player 1 covers a row with Rubel Polarizer (1 spessart | 1 spectrol)
Rubel Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan) is revealed
Spectrol Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel) is revealed
Mirror Prefect of Verdane and Noctane (3 indicyl and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 noctane) is discarded
Player 1 takes Spectrol Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Rubel Furnace (1 rubel | 2 hesson) is discarded
Rubel Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan) is discarded
Player 1 takes Rubel Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 takes Spectrol Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
You draw Spectrol Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 upgrades with Spectrol Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 discards Spectrol Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 converts 1 spectrol into 1 indicyl and 1 rubel
Player 1 discards Rubel Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 converts 2 rubel into 2 kyan
Player 1 discards Hesson Condenser (2 indicyl | 1 rubel)
Player 1 discards Hesson Smelter (3 hesson | 1 spectrol)
Player 1 trades for Slag Clerk of Verdane (2 hesson and 2 kyan, 1 VP; gives 1 verdane)
Player 1 puts 1 Indicyl on Third Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 kyan and 1 spessart, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Cobalt Reservoir (1 verdane and 1 aurane, 8 VP; +3 for every kyan in a chain) is destroyed
Player 1 stores Slag Clerk of Verdane (2 hesson and 2 kyan, 1 VP; gives 1 verdane) beneath Tailings Depot (1 aurane, 4 VP; +1 for every 2 stored material)
Rubel Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart) is revealed
Indicyl Dissolver (1 kyan | 2 indicyl) is revealed
Hollow Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 noctane) is discarded
Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane) is discarded
Player 1 takes Rubel Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Indicyl Crusher (1 spessart | 3 indicyl) is discarded
Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan) is discarded
Player 1 takes Indicyl Dissolver (1 kyan | 2 indicyl)
Player 1 takes Spessart Transmuter (1 rubel | 1 kyan)
You draw Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 harvests Indicyl Inverter (2 rubel | 2 kyan)
Player 1 gains 1 Indicyl
Player 1 passes
Player 1 discards Spectrol Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 converts 1 spectrol into 1 indicyl and 1 rubel
Player 1 spends a Indicyl token
Player 1 converts 1 indicyl and 1 rubel into 1 spectrol
Player 1 puts 1 Indicyl on Third Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 kyan and 1 spessart, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Spectrol on Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Indigo Hamlet (1 verdane, 4 VP; +1 for every indicyl in a chain) is destroyed
Player 1 covers a row with Indicyl Dissolver (1 kyan | 2 indicyl)
Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan) is revealed
Hesson Cargo Rig (hand limit +1) is revealed
Shaft Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane) is discarded
Third Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 kyan and 1 spessart, 8 VP; gives 1 verdane and 1 noctane and 1 aurane) is discarded
Player 1 takes Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 takes Hesson Cargo Rig (hand limit +1)
Player 1 takes Rubel Cargo Rig (hand limit +1)
You draw Hesson Kiln (2 hesson | 1 kyan)
Player 1 upgrades with Hesson Kiln (2 hesson | 1 kyan)
Player 1 passes
Player 1 discards Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 discards Hesson Cargo Rig (hand limit +1)
Player 1 converts 2 hesson into 1 kyan
Player 1 converts 1 kyan into 2 hesson
Player 1 puts 1 Hesson on Drift Warden of Verdane (2 indicyl and 1 kyan and 1 spessart, 2 VP; gives 1 verdane)
Player 1 puts 1 Hesson on Drift Warden of Verdane (2 indicyl and 1 kyan and 1 spessart, 2 VP; gives 1 verdane)
Amber Terraces (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spessart in a chain) is destroyed
Player 1 stores Spectrol Crystallizer (1 indicyl and 1 rubel | 1 spectrol) beneath Tailings Depot (1 aurane, 4 VP; +1 for every 2 stored material)
Indicyl Dissolver (1 kyan | 2 indicyl) is revealed
Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol) is revealed
Bright Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 verdane and 1 aurane) is discarded
Drift Warden of Verdane (2 indicyl and 1 kyan and 1 spessart, 2 VP; gives 1 verdane) is discarded
Shard Warden of Aurane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 aurane) is discarded
Player 1 takes Indicyl Dissolver (1 kyan | 2 indicyl)
Player 1 takes Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 takes Kyan Inverter (2 rubel | 2 kyan)
Player 1 discards Kyan Inverter (2 rubel | 2 kyan)
Player 1 converts 1 kyan into 2 hesson
Player 1 takes Spectrol Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 passes
Player 1 harvests Hesson Kiln (2 hesson | 1 kyan)
Player 1 gains 1 Hesson
Player 1 puts 1 Hesson on Brand Steward of Aurane (3 hesson and 1 spessart, 1 VP; gives 1 aurane)
Player 1 puts 1 Hesson on Brand Steward of Aurane (3 hesson and 1 spessart, 1 VP; gives 1 aurane)
Aurora Shelf (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spectrol in a chain) is destroyed
Player 1 discards Rubel Cargo Rig (hand limit +1)
The game is over
