Player 1 has the campaign Rain Tithe (1 indicyl each round)
Player 1 plays Tobin Carrow (1 indicyl and 2 hesson | 1 hesson and 1 kyan)
Player 1 has the talent Haggler
Player 1 discards Hesson Condenser (2 indicyl | 1 rubel)
Player 1 starts
Player 1 takes Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
You draw Rubel Exchanger (2 indicyl | 2 hesson)
Player 1 passes
Player 1 discards Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 discards Rubel Exchanger (2 indicyl | 2 hesson)
Player 1 discards Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 discards Prime Fragment (1 wild | 2 wild)
Player 1 discards Spessart Crusher (1 spessart | 3 indicyl)
Player 1 trades for Woven Legate of Verdane and Noctane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Scrap Silo (1 verdane, 4 VP; +1 for every 2 stored material) is destroyed
Player 1 gains 1 Indicyl
Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan) is revealed
Rubel Crusher (1 spessart | 3 indicyl) is revealed
Second Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spectrol, 8 VP; gives 1 verdane and 1 noctane and 1 aurane) is discarded
Lagoon Broker of Verdane and Aurane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 aurane) is discarded
Tower Scribe of Noctane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane) is discarded
Player 1 takes Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Rubel Separator (1 spessart | 1 hesson and 1 rubel) is discarded
Player 1 takes Rubel Crusher (1 spessart | 3 indicyl)
Player 1 discards Tobin Carrow (1 indicyl and 2 hesson | 1 hesson and 1 kyan)
Player 1 gains 1 Spectrol
Player 1 upgrades with Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 upgrades with Rubel Crusher (1 spessart | 3 indicyl)
Player 1 spends a Spectrol token
Player 1 converts 1 spectrol into 1 hesson and 1 kyan
Player 1 discards Spessart Conduit (3 hesson | 3 indicyl)
Player 1 converts 1 spessart into 3 indicyl
Player 1 converts 1 hesson and 1 kyan into 1 spectrol
Player 1 puts 1 Indicyl on Shard Warden of Verdane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 verdane)
Player 1 puts 1 Indicyl on Shard Warden of Verdane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 verdane)
Player 1 puts 1 Indicyl on Shard Warden of Verdane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 verdane)
Player 1 puts 1 Spectrol on Shard Warden of Verdane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 verdane)
Sunken Pole of Verdane and Aurane (2 indicyl and 2 hesson and 3 kyan and 1 spectrol; each round verdane or aurane) is destroyed
Player 1 gains 1 Indicyl
Hesson Separator (1 spessart | 1 hesson and 1 rubel) is revealed
Kyan Splitter (1 kyan | 1 indicyl and 1 hesson) is revealed
Third Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 kyan and 1 spessart, 8 VP; gives 1 verdane and 1 noctane and 1 aurane) is discarded
First Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spessart, 8 VP; gives 1 verdane and 1 noctane and 1 aurane) is discarded
Ash Warden of Noctane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 noctane) is discarded
Player 1 takes Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Kyan Conduit (3 hesson | 3 indicyl) is discarded
Player 1 takes Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 takes Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
You draw Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 passes
Player 1 passes
Player 1 discards Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 discards Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 converts 1 hesson and 1 kyan into 1 spectrol
Player 1 discards Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 discards Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 converts 1 hesson and 1 kyan into 1 spectrol
Player 1 puts 1 Spectrol on Shard Warden of Verdane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 verdane)
Player 1 puts 1 Spectrol on Shard Warden of Verdane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 verdane)
Blushing Mesa (1 noctane and 1 aurane, 8 VP; +3 for every rubel in a chain) is destroyed
Player 1 gains 1 Indicyl
Hesson Fuser (1 indicyl and 1 kyan | 1 spessart) is revealed
Indicyl Separator (1 spessart | 1 hesson and 1 rubel) is revealed
Shard Warden of Verdane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 verdane) is discarded
Player 1 takes Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol) is discarded
Hesson Dissolver (1 kyan | 2 indicyl) is discarded
Player 1 takes Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
You draw Kyan Crusher (1 spessart | 3 indicyl)
Player 1 takes Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 discards Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 spends a Indicyl token
Player 1 spends a Indicyl token
Player 1 converts 3 indicyl into 1 spessart
Player 1 passes
Player 1 harvests Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 gains 1 Rubel
Player 1 puts 1 Spessart on Coal Warden of Aurane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 aurane)
Cracked Moon of Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spectrol; each round aurane) is destroyed
Player 1 gains 1 Indicyl
Player 1 covers a row with Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Indicyl Transmuter (1 rubel | 1 kyan) is revealed
Indicyl Dissolver (1 kyan | 2 indicyl) is revealed
Lagoon Broker of Verdane and Noctane (3 indicyl and 1 rubel and 2 kyan, 4 VP; gives 1 verdane and 1 noctane) is discarded
Player 1 takes Indicyl Transmuter (1 rubel | 1 kyan)
Indicyl Transmuter (1 rubel | 1 kyan) is discarded
Player 1 takes Indicyl Dissolver (1 kyan | 2 indicyl)
Player 1 takes Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 takes Rubel Furnace (1 rubel | 2 hesson)
Player 1 passes
Player 1 passes
Player 1 discards Indicyl Dissolver (1 kyan | 2 indicyl)
Player 1 discards Indicyl Transmuter (1 rubel | 1 kyan)
Player 1 spends a Indicyl token
Player 1 converts 3 indicyl into 1 spessart
Player 1 puts 1 Spessart on Cellar Scribe of Verdane (1 hesson and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 verdane)
Sunken Pole of Verdane and Noctane (2 indicyl and 2 hesson and 3 kyan and 1 spectrol; each round verdane or noctane) is destroyed
Player 1 gains 1 Indicyl
Hesson Polarizer (1 spessart | 1 spectrol) is revealed
Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart) is revealed
Coal Warden of Aurane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 aurane) is discarded
Cellar Scribe of Verdane (1 hesson and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 verdane) is discarded
Knotted Legate of Verdane and Noctane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane) is discarded
Player 1 takes Hesson Polarizer (1 spessart | 1 spectrol)
Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson) is discarded
Player 1 takes Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 passes
Player 1 harvests Rubel Crusher (1 spessart | 3 indicyl)
Player 1 gains 1 Rubel
Kindling Camp (1 verdane, 4 VP; +1 for every hesson in a chain) is destroyed
Player 1 gains 1 Indicyl
Player 1 covers a row with Kyan Crusher (1 spessart | 3 indicyl)
Spessart Mixer (3 indicyl | 2 indicyl and 1 hesson) is revealed
Brine Pump (indicyl, hesson, indicyl, skull) is revealed
Player 1 gains Brine Pump (indicyl, hesson, indicyl, skull)
Spessart Transmuter (1 rubel | 1 kyan) is discarded
Player 1 takes Spessart Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 gains 1 Indicyl
Player 1 takes Indicyl Polarizer (1 spessart | 1 spectrol)
Player 1 takes Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 upgrades with Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 harvests Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 gains 1 Hesson
Tailings Depot (1 aurane, 4 VP; +1 for every 2 stored material) is destroyed
Player 1 gains 1 Indicyl
Indicyl Blender (1 indicyl and 1 hesson | 1 rubel) is revealed
Rubel Smelter (3 hesson | 1 spectrol) is revealed
Caldera Broker of Verdane and Noctane (3 hesson and 2 rubel and 1 kyan, 4 VP; gives 1 verdane and 1 noctane) is discarded
Rime Warden of Verdane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 verdane) is discarded
Cellar Scribe of Aurane (1 hesson and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 aurane) is discarded
Burnished Legate of Noctane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane) is discarded
Player 1 takes Rubel Smelter (3 hesson | 1 spectrol)
Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan) is discarded
Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel) is discarded
Player 1 takes Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 gains 1 Hesson
You draw Spectrol Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 takes Hesson Crusher (1 spessart | 3 indicyl)
Player 1 discards Woven Legate of Verdane and Noctane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 1 earns Rosewater Falls (1 verdane and 1 noctane, 8 VP; +3 for every rubel in a chain)
Player 1 upgrades with Rubel Furnace (1 rubel | 2 hesson)
Under-City Gate (1 verdane and 1 noctane and 1 aurane, 12 VP; +12 for every stored landmark) is destroyed
Player 1 gains 1 Indicyl
Player 1 covers a row with Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 discards Indicyl Polarizer (1 spessart | 1 spectrol)
Player 1 discards Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
The game is over
