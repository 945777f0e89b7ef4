Player 1 had the talent Prospector
Player 1 was the first player
Player 1 took Kyan Polarizer
You drew Indicyl Inverter
Player 1 upgraded with Indicyl Inverter
Player 1 passed
Under-City Gate left the Landmark row and was destroyed
Player 1 covered a row with Hesson Furnace
Hesson Shunt was revealed
Indicyl Crusher was revealed
Ash Warden of Aurane was discarded: its cost has the material of Hesson Shunt
Crucible Prefect of Verdane and Noctane was discarded: its cost has the material of Hesson Shunt
Player 1 took Hesson Shunt
Indicyl Crusher was discarded: it has the material of Indicyl Crusher
Indicyl Shunt was discarded: it has the material of Indicyl Crusher
Player 1 took Indicyl Crusher
You drew Hesson Smelter
Player 1 took Hesson Fractionator
Player 1 upgraded with Spessart Conduit
Player 1 discarded Hesson Shunt
Player 1 discarded Hesson Smelter
Player 1 discarded Hesson Fractionator
Player 1 converted 3 hesson into 3 indicyl
Player 1 harvested Spessart Conduit
Player 1 gained 1 Spessart from Spessart Conduit
Player 1 put 1 Indicyl on Rime Warden of Verdane
Player 1 put 1 Indicyl on Rime Warden of Verdane
Player 1 put 1 Indicyl on Rime Warden of Verdane
Coral Causeway left the Landmark row and was destroyed
Kyan Blender was revealed
Indicyl Refinery was revealed
Dockside Scribe of Verdane was discarded: its cost has the material of Kyan Blender
Dim Listener of Noctane was discarded: its cost has the material of Kyan Blender
Player 1 took Kyan Blender
Indicyl Furnace was discarded: it has the material of Indicyl Refinery
Player 1 took Indicyl Refinery
Player 1 took Kyan Crusher
Player 1 took Kyan Fractionator
Player 1 discarded Indicyl Refinery
Player 1 discarded Kyan Polarizer
Player 1 discarded Kyan Blender
Player 1 converted 2 kyan into 2 rubel
Player 1 discarded Kyan Crusher
Player 1 discarded Kyan Fractionator
Player 1 converted 2 kyan into 2 rubel
Player 1 discarded Indicyl Mixer
Player 1 discarded Indicyl Crusher
Player 1 spent 1 Spessart token
Player 1 traded for Current Prefect of Verdane and Aurane
Player 1 discarded Current Prefect of Verdane and Aurane
Player 1 earned Tailings Depot
Player 1 converted 2 rubel into 2 kyan
Player 1 put 1 Kyan on Rime Warden of Verdane
Player 1 put 1 Kyan on Rime Warden of Verdane
Sealed Archive left the Landmark row and was destroyed
Hesson Condenser was revealed
Rubel Polarizer was revealed
Burnished Legate of Verdane and Noctane was discarded: its cost has the material of Rubel Polarizer
Rime Warden of Verdane was discarded: its cost has the material of Rubel Polarizer
Player 1 took Rubel Polarizer
Hesson Refinery was discarded: it has the material of Hesson Condenser
Hesson Transmuter was discarded: it has the material of Hesson Condenser
Player 1 took Hesson Condenser
You drew Hesson Smelter
Player 1 passed
Player 1 passed
Vault of Crowns left the Landmark row and was destroyed
Player 1 covered a row with Rubel Polarizer
Rubel Refinery was revealed
Spectrol Crossfeed was revealed
Mirror Prefect of Verdane and Noctane was discarded: its cost has the material of Spectrol Crossfeed
Player 1 took Spectrol Crossfeed
Rubel Furnace was discarded: it has the material of Rubel Refinery
Rubel Shunt was discarded: it has the material of Rubel Refinery
Player 1 took Rubel Refinery
Player 1 took Spectrol Crystallizer
You drew Spectrol Decelerator
Player 1 upgraded with Spectrol Crystallizer
Player 1 discarded Spectrol Crossfeed
Player 1 converted 1 spectrol into 1 indicyl and 1 rubel
Player 1 discarded Rubel Refinery
Player 1 converted 2 rubel into 2 kyan
Player 1 discarded Hesson Condenser
Player 1 discarded Hesson Smelter
Player 1 traded for Slag Clerk of Verdane
Player 1 put 1 Indicyl on Third Archon of Verdane and Noctane and Aurane
Cobalt Reservoir left the Landmark row and was destroyed
Player 1 stored Slag Clerk of Verdane beneath Tailings Depot
Rubel Forge was revealed
Indicyl Dissolver was revealed
Hollow Assessor of Noctane was discarded: its cost has the material of Rubel Forge
Woven Legate of Verdane and Aurane was discarded: its cost has the material of Rubel Forge
Player 1 took Rubel Forge
Indicyl Crusher was discarded: it has the material of Indicyl Dissolver
Indicyl Shunt was discarded: it has the material of Indicyl Dissolver
Player 1 took Indicyl Dissolver
Player 1 took Spessart Transmuter
You drew Rubel Blender
Player 1 harvested Indicyl Inverter
Player 1 gained 1 Indicyl from Indicyl Inverter
Player 1 passed
Player 1 discarded Spectrol Decelerator
Player 1 converted 1 spectrol into 1 indicyl and 1 rubel
Player 1 spent 1 Indicyl token
Player 1 converted 1 indicyl and 1 rubel into 1 spectrol
Player 1 put 1 Indicyl on Third Archon of Verdane and Noctane and Aurane
Player 1 put 1 Spectrol on Shaft Intendant of Verdane and Noctane
Indigo Hamlet left the Landmark row and was destroyed
Player 1 covered a row with Indicyl Dissolver
Hesson Fractionator was revealed
Hesson Cargo Rig was revealed
Shaft Intendant of Verdane and Noctane was discarded: its cost has the material of Hesson Fractionator
Third Archon of Verdane and Noctane and Aurane was discarded: its cost has the material of Hesson Fractionator
Player 1 took Hesson Fractionator
Player 1 took Hesson Cargo Rig
Player 1 took Rubel Cargo Rig
You drew Hesson Kiln
Player 1 upgraded with Hesson Kiln
Player 1 passed
Player 1 discarded Hesson Fractionator
Player 1 discarded Hesson Cargo Rig
Player 1 converted 2 hesson into 1 kyan
Player 1 converted 1 kyan into 2 hesson
Player 1 put 1 Hesson on Drift Warden of Verdane
Player 1 put 1 Hesson on Drift Warden of Verdane
Amber Terraces left the Landmark row and was destroyed
Player 1 stored Spectrol Crystallizer beneath Tailings Depot
Indicyl Dissolver was revealed
Indicyl Crystallizer was revealed
Bright Legate of Verdane and Aurane was discarded: its cost has the material of Indicyl Dissolver
Drift Warden of Verdane was discarded: its cost has the material of Indicyl Dissolver
Shard Warden of Aurane was discarded: its cost has the material of Indicyl Dissolver
Player 1 took Indicyl Dissolver
Player 1 took Indicyl Crystallizer
Player 1 took Kyan Inverter
Player 1 discarded Kyan Inverter
Player 1 converted 1 kyan into 2 hesson
Player 1 took Spectrol Refinery
Player 1 passed
Player 1 harvested Hesson Kiln
Player 1 gained 1 Hesson from Hesson Kiln
Player 1 put 1 Hesson on Brand Steward of Aurane
Player 1 put 1 Hesson on Brand Steward of Aurane
Aurora Shelf left the Landmark row and was destroyed
Player 1 discarded Rubel Cargo Rig
The game was over
