Player 1 began with Tobin Carrow
Player 1 was the first player
Player 1 took Indicyl Dissolver
Player 1 took Spessart Splitter
Player 1 discarded Kyan Furnace
Player 1 discarded Hesson Mixer
Player 1 converted 1 hesson and 1 kyan into 1 indicyl and 2 hesson
Player 1 discarded Indicyl Dissolver
Player 1 discarded Kyan Mixer
Player 1 discarded Spessart Splitter
Player 1 traded for Drift Warden of Verdane
Player 1 discarded Drift Warden of Verdane
Player 1 earned Scrap Silo
Player 1 discarded Tobin Carrow
Player 1 gained 1 Spectrol
Player 1 put 1 Hesson on Lowland Broker of Verdane and Noctane
Player 1 put 1 Hesson on Bulk Castellan of Verdane and Aurane
Kyan Blender was revealed
Rubel Crusher was revealed
Lagoon Broker of Verdane and Noctane was discarded
Lowland Broker of Verdane and Noctane was discarded
Player 1 took Rubel Crusher
Kyan Dissolver was discarded
Kyan Separator was discarded
Player 1 took Kyan Blender
Player 1 took Spectrol Dissolver
Player 1 took Indicyl Transmuter
Player 1 upgraded with Spectrol Fuser
Player 1 discarded Indicyl Transmuter
Player 1 discarded Kyan Blender
Player 1 converted 1 indicyl and 1 kyan into 1 spessart
Player 1 upgraded with Spectrol Dissolver
Player 1 converted 1 spessart into 1 indicyl and 1 kyan
Player 1 put 1 Indicyl on Bulk Castellan of Verdane and Aurane
Player 1 put 1 Kyan on Bulk Castellan of Verdane and Aurane
Glasswing Canyon was destroyed
Player 1 stored Spectrol Fuser beneath Scrap Silo
Indicyl Fuser was revealed
Indicyl Shunt was revealed
Bulk Castellan of Verdane and Aurane was discarded
Hollow Assessor of Aurane was discarded
Shaft Intendant of Verdane and Aurane was discarded
Player 1 took Indicyl Shunt
Indicyl Crossfeed was discarded
Player 1 took Indicyl Fuser
You drew Rubel Conduit
Player 1 took Spessart Smelter
Player 1 upgraded with Spessart Smelter
Player 1 upgraded with Rubel Conduit
Player 1 spent 1 Spectrol token
Player 1 converted 1 spectrol into 3 hesson
Player 1 put 1 Hesson on Torch Steward of Verdane
Player 1 put 1 Hesson on Torch Steward of Verdane
Player 1 put 1 Hesson on Torch Steward of Verdane
Coral Causeway was destroyed
Kyan Dissolver was revealed
Kyan Furnace was revealed
Glare Warden of Aurane was discarded
Player 1 took Kyan Dissolver
Kyan Splitter was discarded
Player 1 took Kyan Furnace
Player 1 discarded Kyan Dissolver
Player 1 converted 1 kyan into 2 indicyl
Player 1 discarded Indicyl Shunt
Player 1 converted 3 indicyl into 3 hesson
Player 1 converted 3 hesson into 1 spectrol
Player 1 discarded Kyan Furnace
Player 1 converted 1 kyan into 2 indicyl
Player 1 discarded Indicyl Fuser
Player 1 converted 3 indicyl into 3 hesson
Player 1 traded for Torch Steward of Verdane
Player 1 harvested Spectrol Dissolver
Player 1 gained 1 Spectrol
Drizzle Outpost was destroyed
Player 1 stored Torch Steward of Verdane beneath Scrap Silo
Kyan Polarizer was revealed
Kyan Conduit was revealed
Caldera Broker of Verdane and Aurane was discarded
Crucible Prefect of Noctane and Aurane was discarded
Player 1 took Kyan Polarizer
Player 1 took Kyan Conduit
Player 1 took Rubel Mixer
Player 1 took Hesson Fractionator
Player 1 spent 1 Hesson token
Player 1 discarded Hesson Fractionator
Player 1 spent 1 Hesson token
Player 1 converted 3 hesson into 3 indicyl
Player 1 passed
Player 1 passed
Player 1 spent 1 Spectrol token
Player 1 converted 1 spectrol into 3 hesson
Player 1 spent 1 Hesson token
Player 1 converted 3 hesson into 3 indicyl
Player 1 converted 3 indicyl into 3 hesson
Player 1 converted 3 indicyl into 3 hesson
Player 1 converted 3 hesson into 1 spectrol
Player 1 converted 3 hesson into 1 spectrol
Player 1 put 1 Hesson on First Archon of Verdane and Noctane and Aurane
Player 1 put 1 Spectrol on First Archon of Verdane and Noctane and Aurane
Player 1 put 1 Spectrol on First Archon of Verdane and Noctane and Aurane
Tailings Depot was destroyed
You stored Kyan Polarizer beneath Scrap Silo
Indicyl Smelter was revealed
Hesson Dissolver was revealed
Second Archon of Verdane and Noctane and Aurane was discarded
First Archon of Verdane and Noctane and Aurane was discarded
Player 1 took Indicyl Smelter
Hesson Exchanger was discarded
Player 1 took Hesson Dissolver
You drew Indicyl Inverter
Player 1 harvested Spessart Smelter
Player 1 gained 1 Spessart
Player 1 passed
Overgrown Relay was destroyed
You stored Indicyl Inverter beneath Scrap Silo
Kyan Fractionator was revealed
Rubel Kiln was revealed
Tower Scribe of Verdane was discarded
Dim Listener of Verdane was discarded
Player 1 took Kyan Fractionator
Rubel Exchanger was discarded
Rubel Mixer was discarded
Rubel Condenser was discarded
Player 1 took Rubel Kiln
You drew Hesson Exchanger
Player 1 took Kyan Splitter
Player 1 upgraded with Kyan Conduit
Player 1 upgraded with Rubel Crusher
Kindling Camp was destroyed
You stored Hesson Dissolver beneath Scrap Silo
Kyan Transmuter was revealed
Hesson Refinery was revealed
Ash Warden of Verdane was discarded
Dome Intendant of Verdane and Noctane was discarded
Player 1 took Hesson Refinery
Player 1 took Kyan Transmuter
Player 1 harvested Rubel Conduit
Player 1 gained 1 Rubel
Player 1 harvested Kyan Conduit
Player 1 gained 1 Kyan
Garnet Stair was destroyed
You stored Hesson Exchanger beneath Scrap Silo
Indicyl Decelerator was revealed
Hesson Forge was revealed
Soot Envoy of Noctane was discarded
Even Magistrate of Verdane and Noctane was discarded
Player 1 took Hesson Forge
Player 1 took Indicyl Decelerator
Player 1 harvested Rubel Crusher
Player 1 gained 1 Rubel
Player 1 upgraded with Rubel Mixer
Player 1 discarded Hesson Refinery
Player 1 discarded Indicyl Smelter
Player 1 discarded Indicyl Decelerator
Player 1 converted 2 indicyl and 1 hesson into 3 indicyl
Player 1 converted 3 indicyl into 2 indicyl and 1 hesson
Player 1 discarded Hesson Forge
Player 1 converted 2 indicyl and 1 hesson into 3 indicyl
Player 1 converted 3 indicyl into 2 indicyl and 1 hesson
Player 1 put 1 Indicyl on Mist Steward of Noctane
Player 1 put 1 Indicyl on Rime Warden of Verdane
Player 1 put 1 Hesson on Mist Steward of Noctane
Player 1 put 1 Hesson on Rime Warden of Verdane
Amber Terraces was destroyed
You stored Rubel Kiln beneath Scrap Silo
The game was over
