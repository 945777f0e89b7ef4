Player 1 was the first player
Player 1 took Spessart Decelerator
Player 1 took Rubel Kiln
Player 1 passed
Player 1 upgraded with Hesson Forge
Kindling Camp left the Landmark row and was destroyed
Hesson Dissolver was revealed
Indicyl Crystallizer was revealed
Veiled Assessor of Aurane was discarded: its cost has the material of Indicyl Crystallizer
Pale Listener of Aurane was discarded: its cost has the material of Indicyl Crystallizer
Tallow Envoy of Verdane was discarded: its cost has the material of Indicyl Crystallizer
Frost Clerk of Verdane was discarded: its cost has the material of Indicyl Crystallizer
Player 1 took Indicyl Crystallizer
Hesson Inverter was discarded: it has the material of Hesson Dissolver
Hesson Crystallizer was discarded: it has the material of Hesson Dissolver
Player 1 took Hesson Dissolver
Player 1 took Rubel Separator
Player 1 harvested Hesson Forge
Player 1 gained 1 Hesson from Hesson Forge
Player 1 upgraded with Rubel Kiln
Garnet Stair left the Landmark row and was destroyed
Rubel Inverter was revealed
Kyan Forge was revealed
Current Prefect of Verdane and Aurane was discarded: its cost has the material of Rubel Inverter
Eighth Archon of Verdane and Noctane and Aurane was discarded: its cost has the material of Rubel Inverter
Flare Warden of Aurane was discarded: its cost has the material of Rubel Inverter
Player 1 took Rubel Inverter
Kyan Splitter was discarded: it has the material of Kyan Forge
Player 1 took Kyan Forge
You drew Kyan Splitter
Player 1 spent 1 Hesson token
Player 1 discarded Hesson Dissolver
Player 1 converted 2 hesson into 1 kyan
Player 1 harvested Rubel Kiln
Player 1 gained 1 Rubel from Rubel Kiln
Player 1 passed
Player 1 put 1 Kyan on Glare Warden of Verdane
Glasswing Canyon left the Landmark row and was destroyed
Player 1 discarded Rubel Separator
Player 1 discarded Kyan Separator
Kyan Cargo Rig was revealed
Indicyl Shunt was revealed
Glare Warden of Verdane was discarded: its cost has the material of Kyan Cargo Rig
Frost Clerk of Noctane was discarded: its cost has the material of Kyan Cargo Rig
Depth Prefect of Verdane and Noctane was discarded: its cost has the material of Kyan Cargo Rig
Soot Envoy of Noctane was discarded: its cost has the material of Kyan Cargo Rig
Player 1 took Kyan Cargo Rig
Indicyl Inverter was discarded: it has the material of Indicyl Shunt
Indicyl Polarizer was discarded: it has the material of Indicyl Shunt
Player 1 took Indicyl Shunt
Player 1 took Spectrol Accelerator
You drew Rubel Dissolver
Player 1 passed
Player 1 upgraded with Rubel Furnace
Sunfall Basin left the Landmark row and was destroyed
Player 1 discarded Indicyl Shunt
Player 1 discarded Kyan Cargo Rig
Player 1 discarded Kyan Forge
Indicyl Crusher was revealed
Kyan Condenser was revealed
Dome Intendant of Verdane and Noctane was discarded: its cost has the material of Kyan Condenser
Crucible Prefect of Verdane and Aurane was discarded: its cost has the material of Kyan Condenser
Twinned Herald of Verdane was discarded: its cost has the material of Kyan Condenser
Player 1 took Kyan Condenser
Indicyl Blender was discarded: it has the material of Indicyl Crusher
Player 1 took Indicyl Crusher
Player 1 discarded Rubel Dissolver
Player 1 converted 1 rubel into 2 hesson
Player 1 discarded Rubel Splitter
Player 1 converted 1 rubel into 2 hesson
Player 1 discarded Spessart Decelerator
Player 1 discarded Indicyl Crusher
Player 1 discarded Rubel Inverter
Player 1 converted 1 rubel into 2 hesson
Player 1 spent 1 Rubel token
Player 1 converted 2 hesson into 1 rubel
Player 1 discarded Indicyl Crystallizer
Player 1 traded for Rime Warden of Noctane
Player 1 upgraded with Spectrol Accelerator
Player 1 lost an excess Hesson
Player 1 lost an excess Hesson
Player 1 lost an excess Hesson
Player 1 lost an excess Hesson
Player 1 lost an excess Rubel
Overgrown Relay left the Landmark row and was destroyed
Spessart Refinery was revealed
Spectrol Splitter was revealed
Prism Prefect of Verdane and Aurane was discarded: its cost has the material of Spectrol Splitter
Eighth Archon of Verdane and Noctane and Aurane was discarded: its cost has the material of Spectrol Splitter
Player 1 took Spectrol Splitter
Player 1 took Spessart Refinery
Player 1 took Spectrol Exchanger
Player 1 took Spectrol Crystallizer
Player 1 discarded Rime Warden of Noctane
Player 1 earned Brickfield
Player 1 harvested Rubel Furnace
Player 1 gained 1 Rubel from Rubel Furnace
Coral Causeway left the Landmark row and was destroyed
Indicyl Dissolver was revealed
Spectrol Mixer was revealed
Woven Legate of Verdane and Aurane was discarded: its cost has the material of Indicyl Dissolver
Frost Clerk of Aurane was discarded: its cost has the material of Indicyl Dissolver
Player 1 took Indicyl Dissolver
Player 1 took Spectrol Mixer
You drew Spessart Shunt
Player 1 passed
Player 1 discarded Spessart Refinery
Player 1 discarded Indicyl Dissolver
Player 1 converted 1 indicyl and 1 spessart into 2 rubel
Player 1 converted 2 rubel into 1 indicyl and 1 spessart
Player 1 harvested Spectrol Accelerator
Player 1 gained 1 Spectrol from Spectrol Accelerator
Player 1 put 1 Indicyl on Caldera Broker of Verdane and Aurane
Player 1 put 1 Spessart on Caldera Broker of Verdane and Aurane
Hesson Accelerator was revealed
Hesson Separator was revealed
Knotted Legate of Noctane and Aurane was discarded: its cost has the material of Hesson Separator
Brand Steward of Noctane was discarded: its cost has the material of Hesson Separator
Caldera Broker of Verdane and Aurane was discarded: its cost has the material of Hesson Separator
Player 1 took Hesson Separator
Hesson Transmuter was discarded: it has the material of Hesson Accelerator
Hesson Furnace was discarded: it has the material of Hesson Accelerator
Player 1 took Hesson Accelerator
Player 1 took Rubel Mixer
Player 1 took Kyan Decelerator
Player 1 upgraded with Kyan Splitter
Player 1 harvested Kyan Splitter
Player 1 gained 1 Kyan from Kyan Splitter
Stillwater Spire left the Landmark row and was destroyed
Player 1 discarded Spectrol Splitter
Player 1 discarded Hesson Separator
Player 1 discarded Spectrol Exchanger
Hesson Crusher was revealed
Hesson Forge was revealed
Beacon Prefect of Verdane and Aurane was discarded: its cost has the material of Hesson Crusher
Paired Herald of Verdane was discarded: its cost has the material of Hesson Crusher
Player 1 took Hesson Crusher
Hesson Decelerator was discarded: it has the material of Hesson Forge
Player 1 took Hesson Forge
You drew Hesson Crossfeed
Player 1 upgraded with Hesson Crossfeed
Player 1 discarded Kyan Condenser
Player 1 discarded Hesson Accelerator
Player 1 spent 1 Rubel token
Player 1 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 1 discarded Hesson Crusher
Player 1 discarded Rubel Mixer
Player 1 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 1 spent 1 Spectrol token
Player 1 traded for Shard Warden of Aurane
Player 1 put 1 Kyan on Mist Steward of Noctane
Player 1 put 1 Kyan on Mist Steward of Noctane
Under-City Gate left the Landmark row and was destroyed
The game was over
