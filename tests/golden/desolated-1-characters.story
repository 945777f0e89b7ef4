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
Player 1 put 1 Hesson on Bulk Castellan of Verdane and Aurane
Player 1 put 1 Hesson on Lowland Broker of Verdane and Noctane
Scrap Silo left the Landmark row and was destroyed
Indicyl Refinery was revealed
Kyan Blender was revealed
Bulk Castellan of Verdane and Aurane was discarded: its cost has the material of Indicyl Refinery
Lagoon Broker of Verdane and Noctane was discarded: its cost has the material of Indicyl Refinery
Lowland Broker of Verdane and Noctane was discarded: its cost has the material of Indicyl Refinery
Player 1 took Indicyl Refinery
Kyan Dissolver was discarded: it has the material of Kyan Blender
Kyan Separator was discarded: it has the material of Kyan Blender
Player 1 took Kyan Blender
Player 1 upgraded with Spectrol Fuser
Player 1 discarded Indicyl Refinery
Player 1 discarded Kyan Blender
Player 1 converted 1 indicyl and 1 kyan into 1 spessart
Player 1 harvested Spectrol Fuser
Player 1 gained 1 Spectrol from Spectrol Fuser
Player 1 put 1 Spessart on Torch Steward of Verdane
Glasswing Canyon left the Landmark row and was destroyed
Hesson Splitter was revealed
Spectrol Splitter was revealed
Torch Steward of Verdane was discarded: its cost has the material of Spectrol Splitter
Player 1 took Spectrol Splitter
Hesson Transmuter was discarded: it has the material of Hesson Splitter
Player 1 took Hesson Splitter
You drew Rubel Cargo Rig
Player 1 took Spessart Smelter
Player 1 upgraded with Spessart Smelter
Player 1 passed
Coral Causeway left the Landmark row and was destroyed
Hesson Crossfeed was revealed
Hesson Transmuter was revealed
Gallery Intendant of Verdane and Noctane was discarded: its cost has the material of Hesson Transmuter
Soot Envoy of Aurane was discarded: its cost has the material of Hesson Transmuter
Bulk Castellan of Verdane and Noctane was discarded: its cost has the material of Hesson Transmuter
Player 1 took Hesson Transmuter
Player 1 took Hesson Crossfeed
Player 1 discarded Hesson Splitter
Player 1 discarded Hesson Transmuter
Player 1 discarded Hesson Crossfeed
Player 1 converted 3 hesson into 1 spectrol
Player 1 upgraded with Rubel Cargo Rig
Player 1 passed
Player 1 discarded Spectrol Splitter
Player 1 converted 1 spectrol into 3 hesson
Player 1 converted 3 hesson into 1 spectrol
Player 1 spent 1 Spectrol token
Player 1 converted 1 spectrol into 3 hesson
Player 1 put 1 Hesson on Glass Envoy of Aurane
Player 1 put 1 Hesson on Glass Envoy of Aurane
Player 1 put 1 Hesson on Glass Envoy of Aurane
Player 1 put 1 Spectrol on Glass Envoy of Aurane
Player 1 put 1 Spectrol on Glass Envoy of Aurane
Drizzle Outpost left the Landmark row and was destroyed
Hesson Condenser was revealed
Spectrol Polarizer was revealed
Gallery Intendant of Noctane and Aurane was discarded: its cost has the material of Hesson Condenser
Seventh Archon of Verdane and Noctane and Aurane was discarded: its cost has the material of Hesson Condenser
Player 1 took Hesson Condenser
Spectrol Dissolver was discarded: it has the material of Spectrol Polarizer
Player 1 took Spectrol Polarizer
Player 1 discarded Spectrol Polarizer
Player 1 converted 1 spectrol into 3 hesson
Player 1 took Rubel Conduit
Player 1 took Kyan Polarizer
Player 1 discarded Drift Warden of Verdane
Player 1 earned Kindling Camp
Player 1 harvested Spessart Smelter
Player 1 gained 1 Spessart from Spessart Smelter
Player 1 put 1 Hesson on Glass Envoy of Aurane
Player 1 put 1 Hesson on Sixth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Hesson on Sixth Archon of Verdane and Noctane and Aurane
Tailings Depot left the Landmark row and was destroyed
Rubel Crossfeed was revealed
Rubel Accelerator was revealed
Rime Warden of Aurane was discarded: its cost has the material of Rubel Accelerator
Sixth Archon of Verdane and Noctane and Aurane was discarded: its cost has the material of Rubel Accelerator
Glass Envoy of Aurane was discarded: its cost has the material of Rubel Accelerator
Level Magistrate of Noctane and Aurane was discarded: its cost has the material of Rubel Accelerator
Player 1 took Rubel Accelerator
Rubel Blender was discarded: it has the material of Rubel Crossfeed
Rubel Exchanger was discarded: it has the material of Rubel Crossfeed
Player 1 took Rubel Crossfeed
You drew Hesson Polarizer
Player 1 took Kyan Crystallizer
Player 1 upgraded with Kyan Polarizer
Player 1 passed
Player 1 spent 1 Spectrol token
Player 1 converted 1 spectrol into 1 spessart
Player 1 spent 1 Spessart token
Player 1 converted 1 spessart into 1 spectrol
Player 1 lost an excess Spessart
Player 1 lost an excess Spectrol
Garnet Stair left the Landmark row and was destroyed
Kyan Dissolver was revealed
Hesson Blender was revealed
Dome Intendant of Verdane and Aurane was discarded: its cost has the material of Hesson Blender
Player 1 took Hesson Blender
Player 1 took Kyan Dissolver
Player 1 took Rubel Fractionator
You drew Hesson Refinery
Player 1 harvested Kyan Polarizer
Player 1 gained 1 Kyan from Kyan Polarizer
Player 1 upgraded with Hesson Refinery
Player 1 discarded Rubel Fractionator
Player 1 discarded Kyan Crystallizer
Player 1 converted 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 1 put 1 Indicyl on Glass Envoy of Noctane
Player 1 put 1 Spectrol on Frost Clerk of Aurane
Amber Terraces left the Landmark row and was destroyed
Spessart Refinery was revealed
Indicyl Fractionator was revealed
Glass Envoy of Noctane was discarded: its cost has the material of Spessart Refinery
Player 1 took Spessart Refinery
Indicyl Crystallizer was discarded: it has the material of Indicyl Fractionator
Indicyl Transmuter was discarded: it has the material of Indicyl Fractionator
Player 1 took Indicyl Fractionator
Player 1 discarded Kyan Dissolver
Player 1 discarded Rubel Conduit
Player 1 converted 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 1 took Spessart Blender
Player 1 took Hesson Dissolver
Player 1 discarded Rubel Crossfeed
Player 1 spent 1 Kyan token
Player 1 converted 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 1 converted 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 1 discarded Indicyl Fractionator
Player 1 converted 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 1 converted 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 1 converted 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 1 upgraded with Rubel Accelerator
Player 1 upgraded with Hesson Condenser
Player 1 put 1 Indicyl on Frost Clerk of Aurane
Player 1 put 1 Indicyl on Mirror Prefect of Verdane and Noctane
Player 1 put 1 Indicyl on Frost Clerk of Aurane
Player 1 put 1 Spectrol on Frost Clerk of Aurane
Player 1 put 1 Spectrol on Mirror Prefect of Verdane and Noctane
Overgrown Relay left the Landmark row and was destroyed
The game was over
