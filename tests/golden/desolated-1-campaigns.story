Player 1 had the campaign Ember Tithe
Player 1 was the first player
Player 1 took Indicyl Fractionator
Player 1 upgraded with Indicyl Fractionator
Player 1 harvested Indicyl Fractionator
Player 1 gained 1 Indicyl from Indicyl Fractionator
Overgrown Relay left the Landmark row and was destroyed
Player 1 gained 1 Hesson from Ember Tithe
Kyan Condenser was revealed
Indicyl Splitter was revealed
Second Archon of Verdane and Noctane and Aurane was discarded: its cost has the material of Indicyl Splitter
Player 1 took Indicyl Splitter
Kyan Kiln was discarded: it has the material of Kyan Condenser
Player 1 took Kyan Condenser
Player 1 took Indicyl Polarizer
Player 1 took Hesson Fuser
Player 1 upgraded with Hesson Condenser
Player 1 harvested Hesson Condenser
Player 1 gained 1 Hesson from Hesson Condenser
Shimmer Flats left the Landmark row and was destroyed
Player 1 gained 1 Hesson from Ember Tithe
Kyan Cargo Rig was revealed
Spectrol Accelerator was revealed
Tallow Envoy of Aurane was discarded: its cost has the material of Kyan Cargo Rig
Player 1 took Kyan Cargo Rig
Spectrol Blender was discarded: it has the material of Spectrol Accelerator
Spectrol Dissolver was discarded: it has the material of Spectrol Accelerator
Player 1 took Spectrol Accelerator
You drew Indicyl Cargo Rig
Player 1 took Indicyl Splitter
Player 1 discarded Hesson Fuser
Player 1 spent 1 Hesson token
Player 1 discarded Rubel Crossfeed
Player 1 discarded Spectrol Accelerator
Player 1 traded for Flare Warden of Noctane
Player 1 upgraded with Indicyl Polarizer
Stillwater Spire left the Landmark row and was destroyed
Player 1 gained 1 Hesson from Ember Tithe
Kyan Crystallizer was revealed
Rubel Cargo Rig was revealed
Ember Envoy of Verdane was discarded: its cost has the material of Rubel Cargo Rig
Hearth Prefect of Noctane and Aurane was discarded: its cost has the material of Rubel Cargo Rig
Player 1 took Rubel Cargo Rig
Kyan Polarizer was discarded: it has the material of Kyan Crystallizer
Kyan Splitter was discarded: it has the material of Kyan Crystallizer
Player 1 took Kyan Crystallizer
Player 1 took Hesson Fractionator
Player 1 took Hesson Transmuter
Player 1 upgraded with Indicyl Splitter
Player 1 upgraded with Hesson Transmuter
Player 1 spent 1 Indicyl token
Player 1 discarded Hesson Fractionator
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 discarded Rubel Cargo Rig
Player 1 converted 1 rubel into 1 kyan
Player 1 discarded Kyan Condenser
Player 1 converted 1 kyan into 1 indicyl and 1 hesson
Player 1 put 1 Indicyl on Veiled Assessor of Aurane
Player 1 put 1 Hesson on Twinned Herald of Verdane
Player 1 put 1 Kyan on Veiled Assessor of Aurane
Player 1 put 1 Kyan on Twinned Herald of Verdane
Blushing Mesa left the Landmark row and was destroyed
Player 1 gained 1 Hesson from Ember Tithe
Hesson Furnace was revealed
Hesson Crusher was revealed
Twinned Herald of Verdane was discarded: its cost has the material of Hesson Crusher
Cinder Clerk of Noctane was discarded: its cost has the material of Hesson Crusher
Veiled Assessor of Aurane was discarded: its cost has the material of Hesson Crusher
Player 1 took Hesson Crusher
Hesson Forge was discarded: it has the material of Hesson Furnace
Hesson Crystallizer was discarded: it has the material of Hesson Furnace
Hesson Inverter was discarded: it has the material of Hesson Furnace
Hesson Cargo Rig was discarded: it has the material of Hesson Furnace
Player 1 took Hesson Furnace
Player 1 discarded Indicyl Splitter
Player 1 discarded Hesson Furnace
Player 1 converted 1 indicyl and 1 hesson into 1 rubel
Player 1 spent 1 Hesson token
Player 1 discarded Indicyl Cargo Rig
Player 1 converted 1 indicyl and 1 hesson into 1 rubel
You drew Hesson Polarizer
Player 1 upgraded with Hesson Crusher
Player 1 harvested Indicyl Splitter
Player 1 gained 1 Indicyl from Indicyl Splitter
Player 1 put 1 Rubel on Frost Clerk of Aurane
Player 1 put 1 Rubel on Frost Clerk of Aurane
Sealed Archive left the Landmark row and was destroyed
Player 1 gained 1 Hesson from Ember Tithe
Rubel Polarizer was revealed
Hesson Crusher was revealed
Player 1 took Rubel Polarizer
Hesson Furnace was discarded: it has the material of Hesson Crusher
Hesson Splitter was discarded: it has the material of Hesson Crusher
Hesson Exchanger was discarded: it has the material of Hesson Crusher
Player 1 took Hesson Crusher
You drew Rubel Exchanger
Player 1 took Kyan Separator
Player 1 discarded Flare Warden of Noctane
Player 1 earned Brickfield
Player 1 passed
Tailings Depot left the Landmark row and was destroyed
Player 1 gained 1 Hesson from Ember Tithe
Player 1 discarded Rubel Polarizer
Player 1 discarded Indicyl Forge
Hesson Accelerator was revealed
Rubel Conduit was revealed
Shaft Intendant of Verdane and Noctane was discarded: its cost has the material of Hesson Accelerator
Torch Steward of Verdane was discarded: its cost has the material of Hesson Accelerator
Bulk Castellan of Verdane and Aurane was discarded: its cost has the material of Hesson Accelerator
Player 1 took Hesson Accelerator
Rubel Fractionator was discarded: it has the material of Rubel Conduit
Player 1 took Rubel Conduit
Player 1 took Indicyl Condenser
Player 1 upgraded with Rubel Conduit
Player 1 passed
Player 1 spent 1 Indicyl token
Player 1 discarded Indicyl Crusher
Player 1 discarded Indicyl Condenser
Player 1 converted 3 indicyl into 1 spessart
Player 1 put 1 Spessart on Frost Clerk of Aurane
Coral Causeway left the Landmark row and was destroyed
Player 1 gained 1 Hesson from Ember Tithe
Kyan Decelerator was revealed
Rubel Condenser was revealed
Woven Legate of Noctane and Aurane was discarded: its cost has the material of Rubel Condenser
Dockside Scribe of Aurane was discarded: its cost has the material of Rubel Condenser
Hearth Prefect of Verdane and Noctane was discarded: its cost has the material of Rubel Condenser
Player 1 took Rubel Condenser
Kyan Inverter was discarded: it has the material of Kyan Decelerator
Player 1 took Kyan Decelerator
Player 1 upgraded with Kyan Cargo Rig
Player 1 upgraded with Kyan Separator
Player 1 gained 1 Hesson from Ember Tithe
Spessart Exchanger was revealed
Spessart Accelerator was revealed
Brine Steward of Aurane was discarded: its cost has the material of Spessart Exchanger
Hollow Assessor of Aurane was discarded: its cost has the material of Spessart Exchanger
Player 1 took Spessart Exchanger
Player 1 took Spessart Accelerator
Player 1 took Indicyl Conduit
Player 1 took Hesson Kiln
Player 1 discarded Kyan Decelerator
Player 1 discarded Hesson Crusher
Player 1 discarded Hesson Kiln
Player 1 discarded Spessart Exchanger
Player 1 converted 1 spessart into 1 spectrol
Player 1 discarded Rubel Exchanger
Player 1 traded for Burnished Legate of Noctane and Aurane
Player 1 discarded Hesson Accelerator
Player 1 discarded Rubel Condenser
Player 1 converted 1 hesson and 1 rubel into 1 spessart
Player 1 passed
Player 1 put 1 Spessart on Frost Clerk of Aurane
Kindling Camp left the Landmark row and was destroyed
Player 1 gained 1 Hesson from Ember Tithe
The game was over
