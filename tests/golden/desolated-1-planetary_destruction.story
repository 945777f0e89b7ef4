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
Blushing Mesa left the Landmark row and was destroyed
Rubel Crusher was revealed
Hesson Blender was revealed
Fourth Archon of Verdane and Noctane and Aurane was discarded: its cost has the material of Hesson Blender
Cinder Clerk of Noctane was discarded: its cost has the material of Hesson Blender
Player 1 took Hesson Blender
Rubel Shunt was discarded: it has the material of Rubel Crusher
Player 1 took Rubel Crusher
Player 1 took Hesson Polarizer
Player 1 took Hesson Blender
Player 1 passed
Player 1 upgraded with Hesson Blender
Split Crust of Noctane and Aurane left the Landmark row and was destroyed
Kyan Forge was revealed
Kyan Polarizer was revealed
Dockside Scribe of Noctane was discarded: its cost has the material of Kyan Forge
Rooftop Scribe of Aurane was discarded: its cost has the material of Kyan Forge
Sixth Archon of Verdane and Noctane and Aurane was discarded: its cost has the material of Kyan Forge
Player 1 took Kyan Forge
Player 1 took Kyan Polarizer
Player 1 took Hesson Crystallizer
Player 1 took Rubel Condenser
Player 1 harvested Hesson Blender
Player 1 gained 1 Hesson from Hesson Blender
Player 1 passed
Hollowed Core of Noctane and Aurane left the Landmark row and was destroyed
Player 1 discarded Rubel Separator
Player 1 discarded Rubel Crusher
Hesson Inverter was revealed
Kyan Cargo Rig was revealed
Dim Listener of Aurane was discarded: its cost has the material of Kyan Cargo Rig
Player 1 took Kyan Cargo Rig
Hesson Decelerator was discarded: it has the material of Hesson Inverter
Hesson Fuser was discarded: it has the material of Hesson Inverter
Hesson Kiln was discarded: it has the material of Hesson Inverter
Player 1 took Hesson Inverter
Player 1 took Spectrol Separator
You drew Rubel Separator
Player 1 discarded Spectrol Separator
Player 1 converted 1 spectrol into 1 indicyl and 1 rubel
Player 1 harvested Indicyl Crystallizer
Player 1 gained 1 Indicyl from Indicyl Crystallizer
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
Rosewater Falls left the Landmark row and was destroyed
Kyan Crossfeed was revealed
Hesson Mixer was revealed
Gallery Intendant of Verdane and Aurane was discarded: its cost has the material of Hesson Mixer
Flare Warden of Verdane was discarded: its cost has the material of Hesson Mixer
Hollow Assessor of Noctane was discarded: its cost has the material of Hesson Mixer
Player 1 took Hesson Mixer
Kyan Refinery was discarded: it has the material of Kyan Crossfeed
Player 1 took Kyan Crossfeed
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 harvested Hesson Forge
Player 1 gained 1 Hesson from Hesson Forge
Player 1 upgraded with Hesson Crystallizer
Hall of Proxies left the Landmark row and was destroyed
Spectrol Cargo Rig was revealed
Kyan Polarizer was revealed
Player 1 took Spectrol Cargo Rig
Player 1 took Kyan Polarizer
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 took Hesson Exchanger
You drew Hesson Inverter
Player 1 upgraded with Spectrol Cargo Rig
Player 1 upgraded with Hesson Inverter
Player 1 discarded Kyan Crossfeed
Player 1 discarded Kyan Cargo Rig
Player 1 converted 2 kyan into 2 rubel
Player 1 put 1 Rubel on Pale Listener of Noctane
Player 1 put 1 Rubel on Caldera Broker of Verdane and Aurane
Rust Orchard left the Landmark row and was destroyed
Indicyl Splitter was revealed
Hesson Fractionator was revealed
Paired Herald of Aurane was discarded: its cost has the material of Indicyl Splitter
Pale Listener of Noctane was discarded: its cost has the material of Indicyl Splitter
Player 1 took Indicyl Splitter
Player 1 took Hesson Fractionator
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 took Rubel Crossfeed
Player 1 took Spessart Kiln
Player 1 discarded Indicyl Splitter
Player 1 discarded Rubel Crossfeed
Player 1 converted 1 indicyl and 1 rubel into 1 spectrol
Player 1 converted 1 spectrol into 1 indicyl and 1 rubel
Player 1 harvested Hesson Inverter
Player 1 gained 1 Hesson from Hesson Inverter
Player 1 converted 1 indicyl and 1 rubel into 1 spectrol
Player 1 discarded Hesson Fractionator
Player 1 discarded Kyan Polarizer
Player 1 converted 1 spectrol into 1 indicyl and 1 rubel
Player 1 spent 1 Hesson token
Player 1 traded for Dim Listener of Verdane
Player 1 put 1 Indicyl on Caldera Broker of Verdane and Aurane
Overgrown Relay left the Landmark row and was destroyed
Hesson Separator was revealed
Hesson Polarizer was revealed
Soot Envoy of Noctane was discarded: its cost has the material of Hesson Polarizer
Caldera Broker of Verdane and Aurane was discarded: its cost has the material of Hesson Polarizer
Player 1 took Hesson Polarizer
Player 1 took Hesson Separator
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 took Indicyl Conduit
Player 1 took Indicyl Condenser
Player 1 passed
Player 1 passed
Cracked Moon of Noctane left the Landmark row and was destroyed
The game was over
