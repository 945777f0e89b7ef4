Player 1 was the first player
You drew Rubel Inverter
Player 1 took Hesson Dissolver
Player 1 upgraded with Hesson Forge
Player 1 upgraded with Indicyl Crystallizer
Player 1 discarded Rubel Inverter
Player 1 discarded Kyan Decelerator
Player 1 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 put 1 Hesson on Cinder Clerk of Noctane
Player 1 put 1 Spessart on Cinder Clerk of Noctane
Blushing Mesa was destroyed
Rubel Crusher was revealed
Hesson Blender was revealed
Fourth Archon of Verdane and Noctane and Aurane was discarded
Cinder Clerk of Noctane was discarded
Player 1 took Hesson Blender
Rubel Shunt was discarded
Player 1 took Rubel Crusher
Player 1 took Hesson Polarizer
Player 1 took Hesson Blender
Player 1 passed
Player 1 upgraded with Hesson Blender
Split Crust of Noctane and Aurane was destroyed
Kyan Forge was revealed
Kyan Polarizer was revealed
Dockside Scribe of Noctane was discarded
Rooftop Scribe of Aurane was discarded
Sixth Archon of Verdane and Noctane and Aurane was discarded
Player 1 took Kyan Forge
Player 1 took Kyan Polarizer
Player 1 took Hesson Crystallizer
Player 1 took Rubel Condenser
Player 1 harvested Hesson Blender
Player 1 gained 1 Hesson
Player 1 passed
Hollowed Core of Noctane and Aurane was destroyed
Player 1 discarded Rubel Separator
Player 1 discarded Rubel Crusher
Hesson Inverter was revealed
Kyan Cargo Rig was revealed
Dim Listener of Aurane was discarded
Player 1 took Kyan Cargo Rig
Hesson Decelerator was discarded
Hesson Fuser was discarded
Hesson Kiln was discarded
Player 1 took Hesson Inverter
Player 1 took Spectrol Separator
You drew Rubel Separator
Player 1 discarded Spectrol Separator
Player 1 converted 1 spectrol into 1 indicyl and 1 rubel
Player 1 harvested Indicyl Crystallizer
Player 1 gained 1 Indicyl
Player 1 discarded Kyan Forge
Player 1 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 discarded Rubel Separator
Player 1 discarded Kyan Polarizer
Player 1 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 discarded Hesson Polarizer
Player 1 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 discarded Hesson Inverter
Player 1 discarded Rubel Condenser
Player 1 discarded Hesson Blender
Player 1 spent 1 Indicyl token
Player 1 discarded Hesson Dissolver
Player 1 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 earned Broken Dam of Verdane
Player 1 put 1 Hesson on Gallery Intendant of Verdane and Aurane
Player 1 put 1 Hesson on Hollow Assessor of Noctane
Player 1 put 1 Hesson on Gallery Intendant of Verdane and Aurane
Player 1 put 1 Kyan on Gallery Intendant of Verdane and Aurane
Rosewater Falls was destroyed
Kyan Crossfeed was revealed
Hesson Mixer was revealed
Gallery Intendant of Verdane and Aurane was discarded
Flare Warden of Verdane was discarded
Hollow Assessor of Noctane was discarded
Player 1 took Hesson Mixer
Kyan Refinery was discarded
Player 1 took Kyan Crossfeed
Player 1 gained Verdane for this turn
Player 1 harvested Hesson Forge
Player 1 gained 1 Hesson
Player 1 upgraded with Hesson Crystallizer
Hall of Proxies was destroyed
Kyan Polarizer was revealed
Hesson Furnace was revealed
Caldera Broker of Verdane and Aurane was discarded
Pale Listener of Noctane was discarded
Dim Listener of Verdane was discarded
Dim Listener of Noctane was discarded
Player 1 took Kyan Polarizer
Hesson Exchanger was discarded
Player 1 took Hesson Furnace
Player 1 gained Verdane for this turn
Player 1 took Rubel Crossfeed
Player 1 upgraded with Kyan Polarizer
Player 1 passed
Rust Orchard was destroyed
Indicyl Fuser was revealed
Indicyl Splitter was revealed
Quarry Intendant of Noctane and Aurane was discarded
Fifth Archon of Verdane and Noctane and Aurane was discarded
Player 1 took Indicyl Splitter
Indicyl Furnace was discarded
Indicyl Condenser was discarded
Player 1 took Indicyl Fuser
Player 1 gained Verdane for this turn
You drew Hesson Conduit
Player 1 took Kyan Decelerator
Player 1 harvested Hesson Crystallizer
Player 1 gained 1 Hesson
Player 1 harvested Kyan Polarizer
Player 1 gained 1 Kyan
Overgrown Relay was destroyed
Player 1 discarded Hesson Furnace
Player 1 discarded Hesson Mixer
Rubel Crystallizer was revealed
Hesson Forge was revealed
Cellar Scribe of Verdane was discarded
Flare Warden of Noctane was discarded
Level Magistrate of Verdane and Noctane was discarded
Player 1 took Hesson Forge
Rubel Transmuter was discarded
Player 1 took Rubel Crystallizer
Player 1 gained Verdane for this turn
You drew Indicyl Conduit
You drew Indicyl Separator
Player 1 passed
Player 1 passed
Cracked Moon of Noctane was destroyed
Player 1 discarded Indicyl Conduit
Player 1 discarded Rubel Crossfeed
Player 1 discarded Hesson Forge
Player 1 discarded Rubel Crystallizer
The game was over
