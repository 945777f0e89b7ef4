Player 1 was the first player
Player 1 took Hesson Smelter
Player 1 took Hesson Transmuter
Player 1 upgraded with Indicyl Polarizer
Player 1 passed
Sunfall Basin left the Landmark row and was destroyed
Indicyl Blender was revealed
Rubel Polarizer was revealed
Cinder Clerk of Verdane was discarded: its cost has the material of Rubel Polarizer
Player 1 took Rubel Polarizer
Player 1 took Indicyl Blender
Player 1 took Hesson Blender
Player 1 upgraded with Hesson Smelter
Player 1 passed
Chancery Moon left the Landmark row and was destroyed
Indicyl Fractionator was revealed
Kyan Decelerator was revealed
Third Archon of Verdane and Noctane and Aurane was discarded: its cost has the material of Indicyl Fractionator
Frost Clerk of Verdane was discarded: its cost has the material of Indicyl Fractionator
Silent Assessor of Verdane was discarded: its cost has the material of Indicyl Fractionator
Spire Castellan of Verdane and Noctane was discarded: its cost has the material of Indicyl Fractionator
Player 1 took Indicyl Fractionator
Player 1 took Kyan Decelerator
Player 1 took Rubel Accelerator
Player 1 took Hesson Exchanger
Player 1 passed
Player 1 discarded Hesson Transmuter
Player 1 discarded Hesson Blender
Player 1 discarded Hesson Exchanger
Player 1 converted 3 hesson into 1 spectrol
Player 1 converted 1 spectrol into 3 hesson
Player 1 harvested Hesson Smelter
Player 1 gained 1 Hesson from Hesson Smelter
Player 1 lost an excess Hesson
Player 1 lost an excess Hesson
Player 1 lost an excess Hesson
Stillwater Spire left the Landmark row and was destroyed
Player 1 discarded Indicyl Shunt
Spectrol Furnace was revealed
Spectrol Fractionator was revealed
Tower Scribe of Verdane was discarded: its cost has the material of Spectrol Furnace
Dome Intendant of Verdane and Noctane was discarded: its cost has the material of Spectrol Furnace
Player 1 took Spectrol Furnace
Player 1 took Spectrol Fractionator
Player 1 discarded Spectrol Furnace
Player 1 converted 1 spectrol into 1 spessart
Player 1 discarded Spectrol Fractionator
Player 1 converted 1 spectrol into 1 spessart
Player 1 took Spessart Crusher
Player 1 upgraded with Indicyl Crusher
Player 1 harvested Indicyl Polarizer
Player 1 gained 1 Indicyl from Indicyl Polarizer
Player 1 converted 1 spessart into 3 indicyl
Player 1 converted 1 spessart into 3 indicyl
Player 1 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on First Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Cobalt Reservoir left the Landmark row and was destroyed
Spectrol Cargo Rig was revealed
Rubel Condenser was revealed
First Archon of Verdane and Noctane and Aurane was discarded: its cost has the material of Rubel Condenser
Fifth Archon of Verdane and Noctane and Aurane was discarded: its cost has the material of Rubel Condenser
Player 1 took Rubel Condenser
Player 1 took Spectrol Cargo Rig
Player 1 took Indicyl Crusher
Player 1 discarded Indicyl Kiln
Player 1 discarded Indicyl Fractionator
Player 1 discarded Indicyl Crusher
Player 1 converted 3 indicyl into 1 spessart
Player 1 upgraded with Rubel Condenser
Player 1 harvested Indicyl Crusher
Player 1 gained 1 Indicyl from Indicyl Crusher
Player 1 discarded Rubel Polarizer
Player 1 converted 1 rubel into 2 indicyl
Player 1 discarded Rubel Accelerator
Player 1 converted 1 rubel into 2 indicyl
Player 1 put 1 Indicyl on Bulk Castellan of Noctane and Aurane
Player 1 put 1 Indicyl on Dome Intendant of Verdane and Aurane
Player 1 put 1 Indicyl on Bulk Castellan of Noctane and Aurane
Player 1 put 1 Indicyl on Dome Intendant of Verdane and Aurane
Player 1 put 1 Spessart on Dome Intendant of Verdane and Aurane
Overgrown Relay left the Landmark row and was destroyed
Rubel Mixer was revealed
Kyan Crystallizer was revealed
Level Magistrate of Verdane and Noctane was discarded: its cost has the material of Rubel Mixer
Player 1 took Rubel Mixer
Player 1 took Kyan Crystallizer
Player 1 took Hesson Fuser
Player 1 took Spessart Exchanger
Player 1 discarded Indicyl Blender
Player 1 spent 1 Indicyl token
Player 1 converted 2 indicyl into 1 rubel
Player 1 discarded Spectrol Cargo Rig
Player 1 spent 1 Indicyl token
Player 1 converted 1 rubel into 2 indicyl
Player 1 spent 1 Hesson token
Player 1 discarded Hesson Fuser
Player 1 discarded Kyan Decelerator
Player 1 traded for Dome Intendant of Verdane and Aurane
Player 1 passed
Player 1 put 1 Indicyl on Bulk Castellan of Noctane and Aurane
Glasswing Canyon left the Landmark row and was destroyed
Rubel Inverter was revealed
Indicyl Furnace was revealed
Bulk Castellan of Noctane and Aurane was discarded: its cost has the material of Indicyl Furnace
Brine Steward of Aurane was discarded: its cost has the material of Indicyl Furnace
Player 1 took Indicyl Furnace
Player 1 took Rubel Inverter
Player 1 discarded Rubel Mixer
Player 1 converted 1 rubel into 2 indicyl
Player 1 discarded Indicyl Furnace
Player 1 spent 1 Indicyl token
Player 1 converted 2 indicyl into 1 rubel
Player 1 took Spessart Fuser
Player 1 took Hesson Shunt
Player 1 harvested Rubel Condenser
Player 1 gained 1 Rubel from Rubel Condenser
Player 1 upgraded with Rubel Inverter
Player 1 put 1 Indicyl on Crucible Prefect of Noctane and Aurane
Player 1 put 1 Indicyl on Coal Warden of Noctane
Player 1 put 1 Rubel on Crucible Prefect of Noctane and Aurane
Sealed Archive left the Landmark row and was destroyed
Spectrol Crystallizer was revealed
Hesson Inverter was revealed
Player 1 took Spectrol Crystallizer
Hesson Blender was discarded: it has the material of Hesson Inverter
Hesson Crystallizer was discarded: it has the material of Hesson Inverter
Hesson Blender was discarded: it has the material of Hesson Inverter
Player 1 took Hesson Inverter
Player 1 gained Spark Rake
Player 1 upgraded with Spessart Crusher
Player 1 spent 1 Spessart token
Player 1 converted 1 spessart into 3 indicyl
Player 1 passed
Player 1 discarded Spessart Fuser
Player 1 converted 1 spessart into 3 indicyl
Player 1 put 1 Indicyl on Lowland Broker of Noctane and Aurane
Player 1 put 1 Indicyl on Lowland Broker of Noctane and Aurane
Player 1 put 1 Indicyl on Crucible Prefect of Noctane and Aurane
Player 1 put 1 Indicyl on Coal Warden of Noctane
Player 1 put 1 Indicyl on Lowland Broker of Noctane and Aurane
Player 1 put 1 Indicyl on Coal Warden of Noctane
Ballast Yard left the Landmark row and was destroyed
Indicyl Mixer was revealed
Hesson Forge was revealed
Coal Warden of Noctane was discarded: its cost has the material of Hesson Forge
Crucible Prefect of Noctane and Aurane was discarded: its cost has the material of Hesson Forge
Player 1 took Hesson Forge
Indicyl Splitter was discarded: it has the material of Indicyl Mixer
Player 1 took Indicyl Mixer
Player 1 gained 1 Hesson from Spark Rake
Player 1 upgraded with Hesson Forge
Player 1 upgraded with Hesson Inverter
Amber Terraces left the Landmark row and was destroyed
The game was over
