Player 1 discarded Indicyl Transmuter
Player 1 was the first player
Player 1 took Indicyl Forge
Player 1 took Kyan Blender
Player 1 passed
Player 1 passed
Coral Causeway left the Landmark row and was destroyed
Hesson Smelter was revealed
Rubel Conduit was revealed
Shaft Intendant of Verdane and Noctane was discarded: its cost has the material of Hesson Smelter
Brand Steward of Aurane was discarded: its cost has the material of Hesson Smelter
Ember Envoy of Noctane was discarded: its cost has the material of Hesson Smelter
Player 1 took Hesson Smelter
Rubel Condenser was discarded: it has the material of Rubel Conduit
Player 1 took Rubel Conduit
Player 1 took Indicyl Crossfeed
Player 1 upgraded with Rubel Conduit
Player 1 discarded Indicyl Forge
Player 1 discarded Indicyl Crossfeed
Player 1 discarded Kyan Condenser
Player 1 discarded Prime Fragment
Player 1 traded for Drift Warden of Noctane
Vault of Crowns left the Landmark row and was destroyed
Indicyl Blender was revealed
Indicyl Splitter was revealed
Gilded Assessor of Aurane was discarded: its cost has the material of Indicyl Splitter
Depth Prefect of Verdane and Noctane was discarded: its cost has the material of Indicyl Splitter
Quarry Intendant of Noctane and Aurane was discarded: its cost has the material of Indicyl Splitter
Player 1 took Indicyl Splitter
Indicyl Smelter was discarded: it has the material of Indicyl Blender
Player 1 took Indicyl Blender
Player 1 took Hesson Crystallizer
Player 1 took Hesson Crusher
Player 1 passed
Player 1 harvested Rubel Conduit
Player 1 gained 1 Rubel from Rubel Conduit
Sealed Archive left the Landmark row and was destroyed
Player 1 discarded Indicyl Blender
Kyan Conduit was revealed
Hesson Mixer was revealed
Halo Prefect of Verdane and Noctane was discarded: its cost has the material of Kyan Conduit
Player 1 took Kyan Conduit
Hesson Blender was discarded: it has the material of Hesson Mixer
Player 1 took Hesson Mixer
Player 1 took Spectrol Splitter
Player 1 took Indicyl Fuser
Player 1 upgraded with Indicyl Splitter
Player 1 upgraded with Hesson Crusher
Player 1 discarded Kyan Decelerator
Player 1 converted 1 kyan into 1 indicyl and 1 hesson
Player 1 discarded Kyan Conduit
Player 1 converted 1 kyan into 1 indicyl and 1 hesson
Player 1 put 1 Indicyl on Level Magistrate of Verdane and Aurane
Player 1 put 1 Indicyl on Level Magistrate of Noctane and Aurane
Player 1 put 1 Hesson on Hearth Prefect of Verdane and Noctane
Player 1 put 1 Hesson on Hearth Prefect of Verdane and Noctane
Brickfield left the Landmark row and was destroyed
Rubel Conduit was revealed
Indicyl Inverter was revealed
Level Magistrate of Noctane and Aurane was discarded: its cost has the material of Indicyl Inverter
Level Magistrate of Verdane and Aurane was discarded: its cost has the material of Indicyl Inverter
Tidal Clerk of Noctane was discarded: its cost has the material of Indicyl Inverter
Player 1 took Indicyl Inverter
Player 1 took Rubel Conduit
You drew Spectrol Transmuter
Player 1 took Kyan Conduit
Player 1 passed
Player 1 upgraded with Hesson Mixer
Player 1 discarded Hesson Smelter
Player 1 discarded Indicyl Fuser
Player 1 discarded Indicyl Inverter
Player 1 converted 2 indicyl and 1 hesson into 3 indicyl
Player 1 converted 3 indicyl into 1 spessart
Player 1 put 1 Spessart on Hearth Prefect of Verdane and Noctane
Sunfall Basin left the Landmark row and was destroyed
Hesson Decelerator was revealed
Hesson Shunt was revealed
Hearth Prefect of Verdane and Noctane was discarded: its cost has the material of Hesson Shunt
Player 1 took Hesson Shunt
Hesson Decelerator was discarded: it has the material of Hesson Decelerator
Hesson Fuser was discarded: it has the material of Hesson Decelerator
Player 1 took Hesson Decelerator
Player 1 took Kyan Shunt
Player 1 took Spessart Mixer
Player 1 discarded Spectrol Splitter
Player 1 discarded Spessart Mixer
Player 1 converted 1 spessart into 3 indicyl
Player 1 traded for Mist Steward of Aurane
Player 1 discarded Kyan Shunt
Player 1 converted 1 kyan into 1 indicyl and 1 hesson
Player 1 discarded Drift Warden of Noctane
Player 1 earned Drizzle Outpost
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 put 1 Kyan on Depth Prefect of Verdane and Aurane
Hall of Proxies left the Landmark row and was destroyed
Player 1 discarded Kyan Blender
Spectrol Accelerator was revealed
Spectrol Cargo Rig was revealed
Lens Warden of Noctane was discarded: its cost has the material of Spectrol Cargo Rig
Player 1 took Spectrol Cargo Rig
Player 1 took Spectrol Accelerator
Player 1 took Hesson Conduit
Player 1 took Hesson Polarizer
Player 1 passed
Player 1 discarded Kyan Conduit
Player 1 converted 1 kyan into 1 indicyl and 1 hesson
Player 1 upgraded with Spectrol Cargo Rig
Player 1 put 1 Indicyl on Depth Prefect of Verdane and Aurane
Player 1 put 1 Hesson on Depth Prefect of Verdane and Aurane
Under-City Gate left the Landmark row and was destroyed
Player 1 discarded Hesson Shunt
Hesson Separator was revealed
Spectrol Fuser was revealed
Eighth Archon of Verdane and Noctane and Aurane was discarded: its cost has the material of Spectrol Fuser
Player 1 took Spectrol Fuser
Hesson Polarizer was discarded: it has the material of Hesson Separator
Hesson Fractionator was discarded: it has the material of Hesson Separator
Player 1 took Hesson Separator
Player 1 took Rubel Blender
You drew Spessart Fractionator
Player 1 passed
Player 1 harvested Hesson Crusher
Player 1 gained 1 Hesson from Hesson Crusher
Player 1 discarded Spectrol Fuser
Player 1 discarded Spessart Fractionator
Player 1 discarded Hesson Polarizer
Player 1 discarded Spectrol Transmuter
Hesson Mixer was revealed
Rubel Kiln was revealed
Basalt Broker of Noctane and Aurane was discarded: its cost has the material of Rubel Kiln
Player 1 took Rubel Kiln
Hesson Condenser was discarded: it has the material of Hesson Mixer
Hesson Fractionator was discarded: it has the material of Hesson Mixer
Player 1 took Hesson Mixer
Player 1 took Indicyl Inverter
Player 1 took Spectrol Exchanger
Player 1 passed
Player 1 harvested Indicyl Splitter
Player 1 gained 1 Indicyl from Indicyl Splitter
Player 1 discarded Hesson Decelerator
Player 1 spent 1 Indicyl token
Player 1 discarded Indicyl Inverter
Player 1 converted 2 indicyl and 1 hesson into 3 indicyl
Player 1 discarded Hesson Separator
Player 1 converted 2 indicyl and 1 hesson into 3 indicyl
Player 1 put 1 Indicyl on Depth Prefect of Verdane and Aurane
Player 1 put 1 Indicyl on Depth Prefect of Verdane and Aurane
Player 1 put 1 Indicyl on Brand Steward of Noctane
Player 1 put 1 Indicyl on Soot Envoy of Aurane
Garnet Stair left the Landmark row and was destroyed
Player 1 discarded Hesson Mixer
The game was over
