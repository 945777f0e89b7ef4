Player 1 had the campaign Rain Tithe
Player 1 began with Tobin Carrow
Player 1 had the talent Haggler
Player 1 discarded Hesson Condenser
Player 1 was the first player
Player 1 took Indicyl Crossfeed
You drew Rubel Exchanger
Player 1 harvested Tobin Carrow
Player 1 gained 1 Spectrol from Tobin Carrow
Player 1 upgraded with Spessart Crusher
Scrap Silo left the Landmark row and was destroyed
Player 1 gained 1 Indicyl from Rain Tithe
Player 1 covered a row with Indicyl Forge
Indicyl Transmuter was revealed
Indicyl Polarizer was revealed
Second Archon of Verdane and Noctane and Aurane was discarded: its cost has the material of Indicyl Transmuter
Woven Legate of Verdane and Noctane was discarded: its cost has the material of Indicyl Transmuter
Lagoon Broker of Verdane and Aurane was discarded: its cost has the material of Indicyl Transmuter
Player 1 took Indicyl Transmuter
Player 1 took Indicyl Polarizer
Player 1 took Hesson Crystallizer
Player 1 spent 1 Indicyl token
Player 1 discarded Prime Fragment
Player 1 discarded Indicyl Crossfeed
Player 1 converted 3 indicyl into 1 spessart
Player 1 took Rubel Separator
Player 1 harvested Spessart Crusher
Player 1 gained 1 Spessart from Spessart Crusher
Player 1 passed
Player 1 put 1 Spessart on Tower Scribe of Noctane
Sunken Pole of Verdane and Aurane left the Landmark row and was destroyed
Player 1 gained 1 Indicyl from Rain Tithe
Rubel Crusher was revealed
Rubel Accelerator was revealed
Hearth Prefect of Noctane and Aurane was discarded: its cost has the material of Rubel Accelerator
Tower Scribe of Noctane was discarded: its cost has the material of Rubel Accelerator
Player 1 took Rubel Accelerator
Rubel Crossfeed was discarded: it has the material of Rubel Crusher
Player 1 took Rubel Crusher
Player 1 took Kyan Shunt
Player 1 took Kyan Separator
Player 1 upgraded with Rubel Exchanger
Player 1 harvested Rubel Exchanger
Player 1 gained 1 Rubel from Rubel Exchanger
Blushing Mesa left the Landmark row and was destroyed
Player 1 gained 1 Indicyl from Rain Tithe
Player 1 covered a row with Kyan Separator
Player 1 discarded Kyan Shunt
Hesson Dissolver was revealed
Hesson Cargo Rig was revealed
Halo Prefect of Noctane and Aurane was discarded: its cost has the material of Hesson Cargo Rig
Crucible Prefect of Verdane and Noctane was discarded: its cost has the material of Hesson Cargo Rig
Flare Warden of Noctane was discarded: its cost has the material of Hesson Cargo Rig
Player 1 took Hesson Cargo Rig
Hesson Fractionator was discarded: it has the material of Hesson Dissolver
Hesson Crossfeed was discarded: it has the material of Hesson Dissolver
Player 1 took Hesson Dissolver
You drew Hesson Inverter
Player 1 passed
Player 1 upgraded with Hesson Dissolver
Player 1 discarded Indicyl Transmuter
Player 1 spent 1 Indicyl token
Player 1 converted 2 indicyl into 1 kyan
Player 1 spent 1 Indicyl token
Player 1 discarded Indicyl Polarizer
Player 1 converted 2 indicyl into 1 kyan
Player 1 converted 1 kyan into 2 indicyl
Player 1 converted 1 kyan into 2 indicyl
Player 1 put 1 Indicyl on Lagoon Broker of Noctane and Aurane
Player 1 put 1 Indicyl on Lagoon Broker of Noctane and Aurane
Player 1 put 1 Indicyl on Lagoon Broker of Noctane and Aurane
Player 1 put 1 Indicyl on Lagoon Broker of Noctane and Aurane
Rosewater Falls left the Landmark row and was destroyed
Player 1 gained 1 Indicyl from Rain Tithe
Player 1 covered a row with Hesson Crystallizer
Spessart Transmuter was revealed
Rubel Furnace was revealed
Player 1 took Spessart Transmuter
Rubel Crystallizer was discarded: it has the material of Rubel Furnace
Player 1 took Rubel Furnace
Player 1 took Spectrol Cargo Rig
Player 1 took Kyan Conduit
Player 1 discarded Rubel Separator
Player 1 discarded Hesson Inverter
Player 1 discarded Hesson Cargo Rig
Player 1 discarded Kyan Conduit
Player 1 spent 1 Spectrol token
Player 1 traded for Burnished Legate of Verdane and Noctane
Player 1 upgraded with Rubel Accelerator
Player 1 discarded Spessart Transmuter
Player 1 spent 1 Indicyl token
Player 1 converted 1 indicyl and 1 spessart into 2 rubel
Player 1 spent 1 Rubel token
Player 1 discarded Rubel Crusher
Player 1 converted 2 rubel into 1 indicyl and 1 spessart
Player 1 discarded Rubel Furnace
Player 1 converted 2 rubel into 1 indicyl and 1 spessart
Player 1 converted 2 indicyl into 1 kyan
Player 1 put 1 Rubel on Eighth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Kyan on Eighth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Spessart on Level Magistrate of Noctane and Aurane
Player 1 put 1 Spessart on Level Magistrate of Noctane and Aurane
Kindling Camp left the Landmark row and was destroyed
Player 1 gained 1 Indicyl from Rain Tithe
Spectrol Mixer was revealed
Rubel Cargo Rig was revealed
Level Magistrate of Noctane and Aurane was discarded: its cost has the material of Spectrol Mixer
Eighth Archon of Verdane and Noctane and Aurane was discarded: its cost has the material of Spectrol Mixer
Player 1 took Spectrol Mixer
Player 1 took Rubel Cargo Rig
Player 1 took Kyan Separator
You drew Rubel Decelerator
Player 1 passed
Player 1 discarded Spessart Conduit
Player 1 spent 1 Indicyl token
Player 1 converted 1 indicyl and 1 spessart into 2 rubel
Player 1 discarded Kyan Separator
Player 1 converted 1 kyan into 2 indicyl
Player 1 passed
Player 1 put 1 Indicyl on Lagoon Broker of Noctane and Aurane
Player 1 put 1 Indicyl on Lagoon Broker of Noctane and Aurane
Player 1 put 1 Rubel on Lagoon Broker of Noctane and Aurane
Player 1 put 1 Rubel on Lagoon Broker of Noctane and Aurane
Sunken Pole of Verdane and Noctane left the Landmark row and was destroyed
Player 1 gained 1 Indicyl from Rain Tithe
Hesson Crusher was revealed
Indicyl Exchanger was revealed
Caldera Broker of Verdane and Noctane was discarded: its cost has the material of Hesson Crusher
Glare Warden of Verdane was discarded: its cost has the material of Hesson Crusher
Player 1 took Hesson Crusher
Indicyl Accelerator was discarded: it has the material of Indicyl Exchanger
Player 1 took Indicyl Exchanger
Player 1 took Kyan Fuser
Player 1 harvested Rubel Accelerator
Player 1 gained 1 Rubel from Rubel Accelerator
Player 1 spent 1 Indicyl token
Player 1 spent 1 Rubel token
Player 1 discarded Indicyl Exchanger
Player 1 discarded Kyan Fuser
Player 1 converted 1 kyan into 2 indicyl
Player 1 discarded Spectrol Mixer
Player 1 traded for Lens Warden of Verdane
Player 1 converted 2 indicyl into 1 kyan
Player 1 put 1 Kyan on Lagoon Broker of Noctane and Aurane
Cracked Moon of Aurane left the Landmark row and was destroyed
Player 1 gained 1 Indicyl from Rain Tithe
Player 1 covered a row with Rubel Cargo Rig
Spectrol Smelter was revealed
Kyan Shunt was revealed
Halo Prefect of Verdane and Aurane was discarded: its cost has the material of Spectrol Smelter
Player 1 took Spectrol Smelter
Player 1 took Kyan Shunt
Player 1 took Rubel Accelerator
Player 1 discarded Kyan Shunt
Player 1 converted 1 kyan into 2 indicyl
Player 1 converted 2 indicyl into 1 kyan
Player 1 passed
Player 1 passed
Player 1 put 1 Kyan on Soot Envoy of Aurane
Under-City Gate left the Landmark row and was destroyed
Player 1 gained 1 Indicyl from Rain Tithe
Player 1 covered a row with Spectrol Smelter
Hesson Conduit was revealed
Spessart Blender was revealed
Soot Envoy of Aurane was discarded: its cost has the material of Spessart Blender
Drift Warden of Noctane was discarded: its cost has the material of Spessart Blender
Player 1 took Spessart Blender
Hesson Blender was discarded: it has the material of Hesson Conduit
Hesson Crusher was discarded: it has the material of Hesson Conduit
Hesson Decelerator was discarded: it has the material of Hesson Conduit
Player 1 took Hesson Conduit
Player 1 upgraded with Spectrol Cargo Rig
Player 1 harvested Hesson Dissolver
Player 1 gained 1 Hesson from Hesson Dissolver
Tailings Depot left the Landmark row and was destroyed
Player 1 gained 1 Indicyl from Rain Tithe
The game was over
