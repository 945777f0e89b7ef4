Player 1 began with Tobin Carrow
Player 1 was the first player
Player 1 took Indicyl Dissolver
Player 1 took Spessart Splitter
Player 1 passed
Player 1 discarded Kyan Furnace
Player 1 discarded Spessart Splitter
Player 1 discarded Hesson Mixer
Player 1 discarded Kyan Mixer
Player 1 converted 1 hesson and 1 kyan into 1 indicyl and 2 hesson
Player 1 discarded Indicyl Dissolver
Player 1 traded for Drift Warden of Verdane
Player 1 discarded Tobin Carrow
Player 1 gained 1 Spectrol from Tobin Carrow
Player 1 put 1 Hesson on Lowland Broker of Verdane and Noctane
Player 1 put 1 Hesson on Lagoon Broker of Verdane and Noctane
Scrap Silo left the Landmark row and was destroyed
Kyan Smelter was revealed
Spectrol Forge was revealed
Bulk Castellan of Verdane and Aurane was discarded: its cost has the material of Kyan Smelter
Lagoon Broker of Verdane and Noctane was discarded: its cost has the material of Kyan Smelter
Lowland Broker of Verdane and Noctane was discarded: its cost has the material of Kyan Smelter
Player 1 took Kyan Smelter
Spectrol Dissolver was discarded: it has the material of Spectrol Forge
Player 1 took Spectrol Forge
Player 1 upgraded with Spectrol Forge
Player 1 upgraded with Spectrol Fuser
Glasswing Canyon left the Landmark row and was destroyed
Indicyl Smelter was revealed
Spessart Decelerator was revealed
Even Magistrate of Verdane and Noctane was discarded: its cost has the material of Spessart Decelerator
Hearth Prefect of Verdane and Noctane was discarded: its cost has the material of Spessart Decelerator
Even Magistrate of Verdane and Aurane was discarded: its cost has the material of Spessart Decelerator
Player 1 took Spessart Decelerator
Indicyl Separator was discarded: it has the material of Indicyl Smelter
Indicyl Transmuter was discarded: it has the material of Indicyl Smelter
Player 1 took Indicyl Smelter
Player 1 took Kyan Dissolver
Player 1 passed
Player 1 upgraded with Kyan Dissolver
Player 1 discarded Indicyl Smelter
Player 1 discarded Kyan Smelter
Player 1 converted 1 indicyl and 1 kyan into 1 spessart
Player 1 discarded Spessart Decelerator
Player 1 converted 1 spessart into 1 indicyl and 1 kyan
Player 1 converted 1 kyan into 2 indicyl
Player 1 put 1 Indicyl on Flare Warden of Aurane
Player 1 put 1 Indicyl on Flare Warden of Aurane
Player 1 put 1 Indicyl on Flare Warden of Aurane
Player 1 put 1 Spessart on Flare Warden of Aurane
Coral Causeway left the Landmark row and was destroyed
Spessart Crystallizer was revealed
Kyan Shunt was revealed
Player 1 took Spessart Crystallizer
Kyan Separator was discarded: it has the material of Kyan Shunt
Player 1 took Kyan Shunt
You drew Indicyl Forge
Player 1 took Rubel Polarizer
Player 1 harvested Spectrol Fuser
Player 1 gained 1 Spectrol from Spectrol Fuser
Player 1 discarded Rubel Polarizer
Player 1 discarded Kyan Shunt
Player 1 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 passed
Player 1 put 1 Hesson on Gilded Assessor of Noctane
Player 1 put 1 Spessart on Frost Clerk of Aurane
Tailings Depot left the Landmark row and was destroyed
Indicyl Transmuter was revealed
Hesson Condenser was revealed
Gilded Assessor of Noctane was discarded: its cost has the material of Indicyl Transmuter
Frost Clerk of Aurane was discarded: its cost has the material of Indicyl Transmuter
Player 1 took Indicyl Transmuter
Hesson Furnace was discarded: it has the material of Hesson Condenser
Hesson Fractionator was discarded: it has the material of Hesson Condenser
Hesson Transmuter was discarded: it has the material of Hesson Condenser
Player 1 took Hesson Condenser
Player 1 took Rubel Decelerator
You drew Hesson Accelerator
Player 1 discarded Hesson Condenser
Player 1 discarded Rubel Decelerator
Player 1 discarded Indicyl Forge
Player 1 discarded Indicyl Transmuter
Player 1 converted 2 indicyl into 1 kyan
Player 1 discarded Hesson Accelerator
Player 1 spent 1 Spectrol token
Player 1 traded for Flare Warden of Aurane
Player 1 harvested Kyan Dissolver
Player 1 gained 1 Kyan from Kyan Dissolver
Player 1 put 1 Kyan on Ember Envoy of Aurane
Drizzle Outpost left the Landmark row and was destroyed
Hesson Accelerator was revealed
Indicyl Crusher was revealed
Current Prefect of Verdane and Aurane was discarded: its cost has the material of Indicyl Crusher
Rime Warden of Aurane was discarded: its cost has the material of Indicyl Crusher
Level Magistrate of Noctane and Aurane was discarded: its cost has the material of Indicyl Crusher
Player 1 took Indicyl Crusher
Hesson Crossfeed was discarded: it has the material of Hesson Accelerator
Player 1 took Hesson Accelerator
Player 1 passed
Player 1 discarded Spessart Crystallizer
Player 1 discarded Hesson Accelerator
Player 1 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 passed
Player 1 put 1 Rubel on Ember Envoy of Aurane
Player 1 put 1 Kyan on Ember Envoy of Aurane
Amber Terraces left the Landmark row and was destroyed
Indicyl Shunt was revealed
Spessart Crusher was revealed
Hollow Assessor of Verdane was discarded: its cost has the material of Spessart Crusher
Fifth Archon of Verdane and Noctane and Aurane was discarded: its cost has the material of Spessart Crusher
Player 1 took Spessart Crusher
Indicyl Dissolver was discarded: it has the material of Indicyl Shunt
Player 1 took Indicyl Shunt
Player 1 took Spessart Fractionator
Player 1 harvested Spectrol Forge
Player 1 gained 1 Spectrol from Spectrol Forge
Player 1 upgraded with Indicyl Shunt
Kindling Camp left the Landmark row and was destroyed
Rubel Fuser was revealed
Indicyl Kiln was revealed
Mist Steward of Verdane was discarded: its cost has the material of Indicyl Kiln
Player 1 took Indicyl Kiln
Rubel Crystallizer was discarded: it has the material of Rubel Fuser
Rubel Exchanger was discarded: it has the material of Rubel Fuser
Rubel Refinery was discarded: it has the material of Rubel Fuser
Player 1 took Rubel Fuser
You drew Hesson Cargo Rig
Player 1 took Hesson Refinery
Player 1 discarded Indicyl Kiln
Player 1 discarded Rubel Fuser
Player 1 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 1 discarded Hesson Cargo Rig
Player 1 spent 1 Spectrol token
Player 1 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 1 discarded Hesson Refinery
Player 1 spent 1 Kyan token
Player 1 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 1 traded for Ember Envoy of Aurane
Player 1 discarded Indicyl Crusher
Player 1 spent 1 Rubel token
Player 1 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 1 upgraded with Spessart Crusher
Player 1 spent 1 Indicyl token
Player 1 converted 3 indicyl into 1 spessart
Player 1 put 1 Hesson on Dim Listener of Verdane
Player 1 put 1 Kyan on Dim Listener of Verdane
Player 1 put 1 Spessart on Dim Listener of Verdane
Garnet Stair left the Landmark row and was destroyed
Rubel Kiln was revealed
Indicyl Exchanger was revealed
Level Magistrate of Verdane and Noctane was discarded: its cost has the material of Rubel Kiln
Dim Listener of Verdane was discarded: its cost has the material of Rubel Kiln
Caldera Broker of Noctane and Aurane was discarded: its cost has the material of Rubel Kiln
Gallery Intendant of Verdane and Aurane was discarded: its cost has the material of Rubel Kiln
Player 1 took Rubel Kiln
Indicyl Dissolver was discarded: it has the material of Indicyl Exchanger
Player 1 took Indicyl Exchanger
Player 1 took Rubel Smelter
Player 1 upgraded with Rubel Kiln
Player 1 spent 1 Kyan token
Player 1 converted 1 kyan into 2 hesson
Player 1 harvested Indicyl Shunt
Player 1 gained 1 Indicyl from Indicyl Shunt
Player 1 lost an excess Hesson
Player 1 lost an excess Hesson
Overgrown Relay left the Landmark row and was destroyed
The game was over
