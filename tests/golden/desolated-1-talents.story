Player 1 has the talent Prospector
Player 1 starts
Player 1 takes Kyan Polarizer (1 spessart | 1 spectrol)
You draw Indicyl Inverter (2 rubel | 2 kyan)
Player 1 upgrades with Indicyl Inverter (2 rubel | 2 kyan)
Player 1 passes
Under-City Gate (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark) is destroyed
Player 1 covers a row with Hesson Furnace (1 rubel | 2 hesson)
Hesson Smelter (3 hesson | 1 spectrol) is revealed
Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan) is revealed
Ash Warden of Aurane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 aurane) is discarded
Crucible Prefect of Verdane and Noctane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane) is discarded
Player 1 takes Hesson Smelter (3 hesson | 1 spectrol)
Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan) is discarded
Player 1 takes Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 takes Kyan Crusher (1 spessart | 3 indicyl)
Player 1 takes Indicyl Crusher (1 spessart | 3 indicyl)
Player 1 upgrades with Spessart Conduit (3 hesson | 3 indicyl)
Player 1 discards Kyan Polarizer (1 spessart | 1 spectrol)
Player 1 discards Kyan Crusher (1 spessart | 3 indicyl)
Player 1 converts 2 kyan into 2 rubel
Player 1 harvests Spessart Conduit (3 hesson | 3 indicyl)
Player 1 gains 1 Spessart
Player 1 converts 2 rubel into 2 kyan
Player 1 puts 1 Kyan on Rime Warden of Verdane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 1 puts 1 Kyan on Rime Warden of Verdane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Coral Causeway (1 verdane and 1 aurane, 8 VP; +3 for every rubel in a chain) is destroyed
Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson) is revealed
Kyan Blender (1 indicyl and 1 hesson | 1 rubel) is revealed
Current Prefect of Verdane and Aurane (3 indicyl and 2 rubel and 1 spessart, 5 VP; gives 1 verdane and 1 aurane) is discarded
Rime Warden of Verdane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 verdane) is discarded
Dockside Scribe of Verdane (1 indicyl and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 verdane) is discarded
Player 1 takes Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson)
Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan) is discarded
Player 1 takes Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 takes Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 takes Spectrol Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 upgrades with Spectrol Condenser (2 indicyl | 1 rubel)
Player 1 harvests Spectrol Condenser (2 indicyl | 1 rubel)
Player 1 gains 1 Spectrol
Sealed Archive (1 noctane and 1 aurane, 8 VP; +8 for every stored influence) is destroyed
Player 1 covers a row with Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson)
Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart) is revealed
Kyan Splitter (1 kyan | 1 indicyl and 1 hesson) is revealed
Mist Steward of Verdane (3 indicyl and 1 spectrol, 1 VP; gives 1 verdane) is discarded
Bright Legate of Verdane and Noctane (2 indicyl and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 verdane and 1 noctane) is discarded
Silent Assessor of Noctane (1 indicyl and 1 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane) is discarded
Player 1 takes Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 takes Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 harvests Indicyl Inverter (2 rubel | 2 kyan)
Player 1 gains 1 Indicyl
Player 1 passes
Indigo Hamlet (1 verdane, 4 VP; +1 for every indicyl in a chain) is destroyed
Player 1 covers a row with Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 discards Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan) is revealed
Spectrol Conduit (3 hesson | 3 indicyl) is revealed
Second Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spectrol, 8 VP; gives 1 verdane and 1 noctane and 1 aurane) is discarded
Player 1 takes Spectrol Conduit (3 hesson | 3 indicyl)
Rubel Furnace (1 rubel | 2 hesson) is discarded
Rubel Polarizer (1 spessart | 1 spectrol) is discarded
Rubel Decelerator (1 hesson and 1 spectrol | 2 kyan) is discarded
Player 1 takes Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 passes
Player 1 passes
Cobalt Reservoir (1 verdane and 1 aurane, 8 VP; +3 for every kyan in a chain) is destroyed
Player 1 covers a row with Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 discards Spectrol Conduit (3 hesson | 3 indicyl)
Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan) is revealed
Kyan Cargo Rig (hand limit +1) is revealed
Knotted Legate of Verdane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane) is discarded
Slag Clerk of Verdane (2 hesson and 2 kyan, 1 VP; gives 1 verdane) is discarded
Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane) is discarded
Tallow Envoy of Noctane (1 indicyl and 2 kyan and 1 spectrol, 3 VP; gives 1 noctane) is discarded
Player 1 takes Kyan Cargo Rig (hand limit +1)
Indicyl Polarizer (1 spessart | 1 spectrol) is discarded
Player 1 takes Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 upgrades with Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 harvests Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 gains 1 Hesson
Vault of Crowns (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark) is destroyed
Player 1 discards Indicyl Crusher (1 spessart | 3 indicyl)
Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol) is revealed
Hesson Separator (1 spessart | 1 hesson and 1 rubel) is revealed
Spire Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spectrol, 6 VP; gives 1 verdane and 1 noctane) is discarded
Quarry Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spessart, 4 VP; gives 1 noctane and 1 aurane) is discarded
Gilded Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 noctane) is discarded
Player 1 takes Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 takes Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 takes Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 takes Kyan Conduit (3 hesson | 3 indicyl)
Player 1 upgrades with Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 upgrades with Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Amber Terraces (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spessart in a chain) is destroyed
Player 1 discards Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 discards Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Rubel Blender (1 indicyl and 1 hesson | 1 rubel) is revealed
Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson) is revealed
Tidal Clerk of Aurane (2 indicyl and 2 rubel, 1 VP; gives 1 aurane) is discarded
Gallery Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane) is discarded
Player 1 takes Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Indicyl Dissolver (1 kyan | 2 indicyl) is discarded
Player 1 takes Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 takes Spessart Kiln (2 hesson | 1 kyan)
Player 1 discards Spectrol Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 discards Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 converts 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 1 harvests Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 gains 1 Hesson
Player 1 harvests Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 gains 1 Rubel
Player 1 puts 1 Rubel on Frost Clerk of Noctane (2 indicyl and 2 kyan, 1 VP; gives 1 noctane)
Player 1 puts 1 Kyan on Depth Prefect of Noctane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 noctane and 1 aurane)
Tailings Depot (1 aurane, 4 VP; +1 for every 2 stored material) is destroyed
Player 1 discards Kyan Cargo Rig (hand limit +1)
Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan) is revealed
Hesson Cargo Rig (hand limit +1) is revealed
Tower Scribe of Noctane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane) is discarded
Player 1 takes Hesson Cargo Rig (hand limit +1)
Hesson Inverter (2 rubel | 2 kyan) is discarded
Player 1 takes Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 takes Rubel Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 upgrades with Hesson Cargo Rig (hand limit +1)
Player 1 passes
Aurora Shelf (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spectrol in a chain) is destroyed
Player 1 covers a row with Spessart Kiln (2 hesson | 1 kyan)
The game is over
