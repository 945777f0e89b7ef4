Player 1 had the campaign Rain Tithe
Player 1 began with Tobin Carrow
Player 1 had the talent Haggler
Player 1 discarded Hesson Condenser
Player 1 was the first player
Player 1 took Indicyl Crossfeed
You drew Rubel Exchanger
Player 1 passed
Player 1 discarded Indicyl Forge
Player 1 discarded Rubel Exchanger
Player 1 discarded Indicyl Crossfeed
Player 1 discarded Prime Fragment
Player 1 discarded Spessart Crusher
Player 1 traded for Woven Legate of Verdane and Noctane
Scrap Silo was destroyed
Player 1 gained 1 Indicyl
Rubel Fractionator was revealed
Rubel Crusher was revealed
Second Archon of Verdane and Noctane and Aurane was discarded
Lagoon Broker of Verdane and Aurane was discarded
Tower Scribe of Noctane was discarded
Player 1 took Rubel Fractionator
Rubel Separator was discarded
Player 1 took Rubel Crusher
Player 1 discarded Tobin Carrow
Player 1 gained 1 Spectrol
Player 1 upgraded with Rubel Fractionator
Player 1 upgraded with Rubel Crusher
Player 1 spent 1 Spectrol token
Player 1 converted 1 spectrol into 1 hesson and 1 kyan
Player 1 discarded Spessart Conduit
Player 1 converted 1 spessart into 3 indicyl
Player 1 converted 1 hesson and 1 kyan into 1 spectrol
Player 1 put 1 Indicyl on Shard Warden of Verdane
Player 1 put 1 Indicyl on Shard Warden of Verdane
Player 1 put 1 Indicyl on Shard Warden of Verdane
Player 1 put 1 Spectrol on Shard Warden of Verdane
Sunken Pole of Verdane and Aurane was destroyed
Player 1 gained 1 Indicyl
Hesson Separator was revealed
Kyan Splitter was revealed
Third Archon of Verdane and Noctane and Aurane was discarded
First Archon of Verdane and Noctane and Aurane was discarded
Ash Warden of Noctane was discarded
Player 1 took Hesson Separator
Kyan Conduit was discarded
Player 1 took Kyan Splitter
Player 1 took Hesson Crossfeed
You drew Kyan Blender
Player 1 passed
Player 1 passed
Player 1 discarded Kyan Blender
Player 1 discarded Hesson Separator
Player 1 converted 1 hesson and 1 kyan into 1 spectrol
Player 1 discarded Hesson Crossfeed
Player 1 discarded Kyan Splitter
Player 1 converted 1 hesson and 1 kyan into 1 spectrol
Player 1 put 1 Spectrol on Shard Warden of Verdane
Player 1 put 1 Spectrol on Shard Warden of Verdane
Blushing Mesa was destroyed
Player 1 gained 1 Indicyl
Hesson Fuser was revealed
Indicyl Separator was revealed
Shard Warden of Verdane was discarded
Player 1 took Indicyl Separator
Hesson Crystallizer was discarded
Hesson Dissolver was discarded
Player 1 took Hesson Fuser
You drew Kyan Crusher
Player 1 took Indicyl Fractionator
Player 1 discarded Indicyl Fractionator
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 converted 3 indicyl into 1 spessart
Player 1 passed
Player 1 harvested Rubel Fractionator
Player 1 gained 1 Rubel
Player 1 put 1 Spessart on Coal Warden of Aurane
Cracked Moon of Aurane was destroyed
Player 1 gained 1 Indicyl
Player 1 covered a row with Indicyl Separator
Indicyl Transmuter was revealed
Indicyl Dissolver was revealed
Lagoon Broker of Verdane and Noctane was discarded
Player 1 took Indicyl Transmuter
Indicyl Transmuter was discarded
Player 1 took Indicyl Dissolver
Player 1 took Rubel Crossfeed
Player 1 took Rubel Furnace
Player 1 passed
Player 1 passed
Player 1 discarded Indicyl Dissolver
Player 1 discarded Indicyl Transmuter
Player 1 spent 1 Indicyl token
Player 1 converted 3 indicyl into 1 spessart
Player 1 put 1 Spessart on Cellar Scribe of Verdane
Sunken Pole of Verdane and Noctane was destroyed
Player 1 gained 1 Indicyl
Hesson Polarizer was revealed
Hesson Forge was revealed
Coal Warden of Aurane was discarded
Cellar Scribe of Verdane was discarded
Knotted Legate of Verdane and Noctane was discarded
Player 1 took Hesson Polarizer
Hesson Mixer was discarded
Player 1 took Hesson Forge
Player 1 passed
Player 1 harvested Rubel Crusher
Player 1 gained 1 Rubel
Kindling Camp was destroyed
Player 1 gained 1 Indicyl
Player 1 covered a row with Kyan Crusher
Spessart Mixer was revealed
Brine Pump was revealed
Player 1 gained Brine Pump
Spessart Transmuter was discarded
Player 1 took Spessart Mixer
Player 1 gained 1 Indicyl
Player 1 took Indicyl Polarizer
Player 1 took Kyan Accelerator
Player 1 upgraded with Hesson Forge
Player 1 harvested Hesson Forge
Player 1 gained 1 Hesson
Tailings Depot was destroyed
Player 1 gained 1 Indicyl
Indicyl Blender was revealed
Rubel Smelter was revealed
Caldera Broker of Verdane and Noctane was discarded
Rime Warden of Verdane was discarded
Cellar Scribe of Aurane was discarded
Burnished Legate of Noctane and Aurane was discarded
Player 1 took Rubel Smelter
Indicyl Decelerator was discarded
Indicyl Crossfeed was discarded
Player 1 took Indicyl Blender
Player 1 gained 1 Hesson
You drew Spectrol Blender
Player 1 took Hesson Crusher
Player 1 discarded Woven Legate of Verdane and Noctane
Player 1 earned Rosewater Falls
Player 1 upgraded with Rubel Furnace
Under-City Gate was destroyed
Player 1 gained 1 Indicyl
Player 1 covered a row with Hesson Fuser
Player 1 discarded Indicyl Polarizer
Player 1 discarded Kyan Accelerator
The game was over
