Player 1 was the first player
Player 1 took Hesson Exchanger
Player 1 passed
Player 2 took Indicyl Blender
Player 2 took Indicyl Inverter
Player 2 passed
Player 3 took Spessart Cargo Rig
Player 3 took Rubel Exchanger
Player 3 passed
Player 1 took Hesson Inverter
Player 1 took Hesson Refinery
Player 1 passed
Player 2 took Indicyl Crusher
Player 2 took Hesson Accelerator
Player 2 discarded Hesson Exchanger
Player 2 discarded Hesson Accelerator
Player 2 discarded Kyan Refinery
Player 2 discarded Spectrol Inverter
Player 2 traded for Glare Warden of Aurane
Player 3 drew a card
Player 3 drew a card
Player 3 upgraded with Indicyl Kiln
Player 3 discarded Hesson Splitter
Player 3 discarded Hesson Mixer
Player 3 converted 2 hesson into 1 kyan
Player 3 converted 1 kyan into 2 hesson
Player 3 put 1 Hesson on Level Magistrate of Verdane and Aurane
Player 3 put 1 Hesson on Tallow Envoy of Aurane
Player 1 took Hesson Smelter
Player 1 took Hesson Cargo Rig
Player 1 passed
Player 1 discarded Indicyl Refinery
Player 1 discarded Hesson Cargo Rig
Player 2 took Spessart Dissolver
Player 2 took Indicyl Fractionator
Player 2 passed
Player 3 took Indicyl Fuser
Player 3 took Spessart Blender
Player 3 upgraded with Rubel Exchanger
You drew Indicyl Splitter
Player 1 took Spessart Forge
Player 1 passed
Player 1 discarded Indicyl Blender
Player 1 discarded Spessart Forge
Player 2 passed
Player 3 discarded Indicyl Fuser
Player 3 discarded Indicyl Refinery
Player 3 converted 2 indicyl into 2 hesson
Player 3 took Kyan Polarizer
Player 3 took Spessart Mixer
Player 3 upgraded with Spessart Cargo Rig
Player 3 put 1 Hesson on Lagoon Broker of Noctane and Aurane
Player 3 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 1 took Hesson Splitter
Player 1 took Spectrol Conduit
Player 1 upgraded with Spectrol Conduit
Player 1 discarded Hesson Smelter
Player 2 passed
Player 3 took Spectrol Condenser
Player 3 took Kyan Exchanger
Player 3 harvested Rubel Exchanger
Player 3 gained 1 Rubel from Rubel Exchanger
Player 1 took Rubel Smelter
Player 1 took Indicyl Shunt
Player 1 upgraded with Hesson Inverter
Player 1 discarded Hesson Splitter
Player 2 took Rubel Polarizer
Player 2 took Rubel Decelerator
Player 2 passed
Player 2 discarded Spectrol Crusher
Player 3 took Hesson Condenser
Player 3 discarded Kyan Polarizer
Player 3 converted 1 kyan into 2 hesson
Player 3 took Indicyl Fuser
Player 3 harvested Indicyl Kiln
Player 3 gained 1 Indicyl from Indicyl Kiln
Player 3 put 1 Hesson on Lagoon Broker of Noctane and Aurane
Player 3 put 1 Hesson on Tallow Envoy of Aurane
Player 1 took Indicyl Separator
Player 1 took Rubel Fuser
Player 1 passed
Player 1 discarded Indicyl Splitter
Player 1 discarded Indicyl Shunt
Player 1 discarded Indicyl Separator
Player 1 converted 3 indicyl into 3 hesson
Player 1 put 1 Hesson on Tallow Envoy of Aurane
Player 1 put 1 Hesson on Tallow Envoy of Aurane
Player 1 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 2 drew a card
Player 2 took Indicyl Separator
Player 2 passed
Player 2 discarded Rubel Shunt
Player 2 discarded Rubel Polarizer
Player 3 took Hesson Refinery
Player 3 took Indicyl Crossfeed
Player 3 passed
Player 3 discarded Hesson Refinery
Player 3 discarded Spessart Mixer
Player 1 took Kyan Inverter
Player 1 took Spessart Refinery
Player 1 passed
Player 1 discarded Hesson Condenser
Player 1 discarded Hesson Refinery
Player 1 discarded Hesson Conduit
Player 1 converted 3 hesson into 3 indicyl
Player 1 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on Tallow Envoy of Aurane
Player 1 put 1 Indicyl on Tallow Envoy of Aurane
Player 2 took Rubel Accelerator
Player 2 took Kyan Dissolver
Player 2 upgraded with Rubel Decelerator
Player 2 discarded Indicyl Crusher
Player 3 took Rubel Dissolver
Player 3 passed
Player 3 discarded Indicyl Crossfeed
Player 1 took Indicyl Polarizer
Player 1 discarded Rubel Smelter
Player 1 discarded Rubel Fuser
Player 1 converted 2 rubel into 2 kyan
Player 1 discarded Kyan Inverter
Player 1 converted 2 kyan into 2 rubel
Player 1 took Rubel Separator
Player 1 passed
Player 1 discarded Rubel Separator
Player 1 converted 2 rubel into 2 kyan
Player 1 converted 2 kyan into 2 rubel
Player 1 put 1 Rubel on Lagoon Broker of Noctane and Aurane
Player 1 put 1 Rubel on Lagoon Broker of Noctane and Aurane
Player 1 put 1 Rubel on Level Magistrate of Verdane and Aurane
Player 1 put 1 Kyan on Lagoon Broker of Noctane and Aurane
Player 2 drew a card
Player 2 took Rubel Cargo Rig
Player 2 passed
Player 2 discarded Spessart Fuser
Player 2 discarded Indicyl Fractionator
Player 3 took Rubel Crystallizer
Player 3 took Indicyl Condenser
Player 3 passed
Player 3 discarded Spessart Blender
Player 3 discarded Kyan Exchanger
Player 1 took Hesson Kiln
Player 1 took Spectrol Kiln
Player 1 passed
Player 2 upgraded with Indicyl Separator
Player 2 discarded Spessart Dissolver
Player 2 converted 1 spessart into 1 hesson and 1 rubel
Player 2 discarded Rubel Accelerator
Player 2 converted 1 hesson and 1 rubel into 1 spessart
Player 2 converted 1 spessart into 1 hesson and 1 rubel
Player 2 put 1 Hesson on Lagoon Broker of Noctane and Aurane
Player 2 put 1 Rubel on Level Magistrate of Verdane and Aurane
Player 2 put 1 Rubel on Tallow Envoy of Aurane
Player 3 drew a card
Player 3 took Indicyl Smelter
Player 3 passed
Player 3 discarded Indicyl Fuser
Player 3 discarded Rubel Dissolver
Player 1 took Rubel Transmuter
Player 1 took Spectrol Dissolver
Player 1 passed
Player 2 drew a card
Player 2 took Kyan Dissolver
Player 2 passed
Player 2 discarded Kyan Dissolver
Player 2 discarded Kyan Splitter
Player 2 converted 2 kyan into 1 hesson and 1 spectrol
Player 2 converted 1 hesson and 1 spectrol into 2 kyan
Player 2 put 1 Kyan on Level Magistrate of Verdane and Aurane
Player 2 put 1 Kyan on Lagoon Broker of Noctane and Aurane
Player 3 took Spessart Separator
Player 3 took Hesson Crystallizer
Player 3 upgraded with Spessart Separator
Player 3 discarded Rubel Crystallizer
Player 1 took Indicyl Kiln
Player 1 took Indicyl Mixer
Player 1 discarded Indicyl Polarizer
Player 1 discarded Indicyl Kiln
Player 1 discarded Indicyl Mixer
Player 1 converted 3 indicyl into 3 hesson
Player 1 passed
Player 1 put 1 Hesson on Tallow Envoy of Aurane
Player 1 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 2 took Indicyl Mixer
Player 2 took Spessart Splitter
Player 2 discarded Spessart Splitter
Player 2 converted 1 spessart into 1 hesson and 1 rubel
Player 2 passed
Player 2 discarded Rubel Cargo Rig
Player 2 converted 1 hesson and 1 rubel into 1 spessart
Player 2 converted 1 spessart into 1 hesson and 1 rubel
Player 2 put 1 Hesson on Tallow Envoy of Aurane
Player 2 put 1 Rubel on Lagoon Broker of Noctane and Aurane
Player 2 put 1 Rubel on Lagoon Broker of Noctane and Aurane
Player 3 discarded Hesson Condenser
Player 3 spent 1 Rubel token
Player 3 converted 1 hesson and 1 rubel into 1 spessart
Player 3 took Kyan Furnace
Player 3 took Hesson Furnace
Player 3 upgraded with Hesson Crystallizer
Player 3 put 1 Spessart on Tallow Envoy of Aurane
Player 1 took Indicyl Exchanger
Player 1 took Rubel Kiln
Player 1 discarded Spectrol Kiln
Player 1 discarded Rubel Transmuter
Player 1 discarded Rubel Kiln
Player 1 converted 2 rubel into 2 kyan
Player 1 discarded Indicyl Exchanger
Player 1 traded for Tallow Envoy of Aurane
Player 1 discarded Hesson Kiln
Player 1 spent 1 Hesson token
Player 1 discarded Hesson Exchanger
Player 1 converted 3 hesson into 3 indicyl
Player 1 put 1 Indicyl on Level Magistrate of Verdane and Aurane
Player 1 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 2 passed
Player 3 discarded Spectrol Condenser
Player 3 converted 1 spectrol into 1 indicyl and 1 rubel
Player 3 discarded Spectrol Crossfeed
Player 3 converted 1 spectrol into 1 indicyl and 1 rubel
Player 3 upgraded with Kyan Furnace
Player 3 discarded Indicyl Smelter
Player 3 converted 1 indicyl and 1 rubel into 1 spectrol
Player 3 discarded Hesson Shunt
Player 3 discarded Hesson Furnace
Player 3 converted 2 hesson into 1 rubel
Player 3 put 1 Indicyl on Level Magistrate of Verdane and Aurane
Player 3 put 1 Indicyl on Ash Warden of Verdane
Player 3 put 1 Rubel on Fifth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Rubel on Lagoon Broker of Noctane and Aurane
Player 3 put 1 Spectrol on Ash Warden of Verdane
You drew Rubel Separator
Player 1 took Indicyl Fractionator
Player 1 passed
Player 2 took Kyan Fractionator
Player 2 took Hesson Shunt
Player 2 passed
Player 2 discarded Kyan Dissolver
Player 2 discarded Kyan Fractionator
Player 2 converted 2 kyan into 1 hesson and 1 spectrol
Player 2 discarded Hesson Shunt
Player 2 converted 1 hesson and 1 spectrol into 2 kyan
Player 2 converted 2 kyan into 1 hesson and 1 spectrol
Player 2 put 1 Hesson on Level Magistrate of Verdane and Aurane
Player 2 put 1 Hesson on Ash Warden of Verdane
Player 2 put 1 Spectrol on Fifth Archon of Verdane and Noctane and Aurane
Player 3 took Kyan Crusher
Player 3 drew a card
Player 3 passed
Player 1 took Kyan Mixer
You drew Indicyl Dissolver
Player 1 spent 1 Rubel token
Player 1 discarded Indicyl Fractionator
Player 1 discarded Indicyl Dissolver
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 discarded Rubel Separator
Player 1 discarded Spectrol Dissolver
Player 1 traded for Level Magistrate of Verdane and Aurane
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 converted 3 indicyl into 3 hesson
Player 1 put 1 Hesson on Lagoon Broker of Noctane and Aurane
Player 1 put 1 Hesson on Lagoon Broker of Noctane and Aurane
Player 1 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 2 took Spectrol Mixer
Player 2 took Indicyl Condenser
Player 2 passed
Player 3 upgraded with Hesson Smelter
Player 1 took Spectrol Blender
You drew Spessart Kiln
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 3 hesson into 3 indicyl
Player 1 spent 1 Hesson token
Player 1 discarded Spessart Refinery
Player 1 spent 1 Kyan token
Player 1 discarded Kyan Mixer
Player 1 converted 2 kyan into 2 rubel
Player 1 spent 1 Hesson token
Player 1 traded for Ash Warden of Verdane
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 converted 3 indicyl into 3 hesson
Player 1 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on Coal Warden of Noctane
Player 1 put 1 Hesson on Coal Warden of Noctane
Player 1 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Hesson on Lagoon Broker of Noctane and Aurane
Player 1 put 1 Rubel on Fifth Archon of Verdane and Noctane and Aurane
Player 2 took Hesson Splitter
Player 2 drew a card
Player 2 harvested Indicyl Separator
Player 2 gained 1 Indicyl from Indicyl Separator
Player 2 discarded Hesson Splitter
Player 2 discarded Spectrol Mixer
Player 2 converted 1 hesson and 1 spectrol into 2 kyan
Player 2 put 1 Kyan on Fifth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Kyan on Coal Warden of Noctane
Player 3 drew a card
Player 3 took Indicyl Fuser
Player 3 upgraded with Kyan Crusher
Player 3 spent 1 Indicyl token
Player 3 discarded Indicyl Cargo Rig
Player 3 discarded Indicyl Fuser
Player 3 converted 3 indicyl into 3 hesson
Player 3 discarded Hesson Fuser
Player 3 converted 3 hesson into 1 spectrol
Player 3 converted 1 spectrol into 3 hesson
Player 3 converted 3 hesson into 3 indicyl
Player 3 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Indicyl on Lagoon Broker of Noctane and Aurane
Player 3 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 1 took Indicyl Blender
You drew Hesson Crusher
Player 1 harvested Spectrol Conduit
Player 1 gained 1 Spectrol from Spectrol Conduit
Player 2 took Spectrol Shunt
Player 2 passed
Player 3 drew a card
Player 3 took Indicyl Furnace
Player 3 harvested Hesson Smelter
Player 3 gained 1 Hesson from Hesson Smelter
Player 3 spent 1 Hesson token
Player 3 discarded Hesson Cargo Rig
Player 3 converted 2 hesson into 1 rubel
Player 3 put 1 Rubel on Fifth Archon of Verdane and Noctane and Aurane
Player 1 spent 1 Rubel token
Player 1 spent 1 Rubel token
Player 1 converted 2 rubel into 2 kyan
Player 1 converted 2 kyan into 2 rubel
Player 1 upgraded with Indicyl Blender
Player 1 put 1 Rubel on Fifth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Rubel on Lagoon Broker of Noctane and Aurane
Player 2 took Hesson Transmuter
Player 2 took Kyan Furnace
Player 2 passed
Player 2 discarded Indicyl Blender
Player 3 passed
Player 1 took Rubel Shunt
Player 1 took Rubel Crossfeed
Player 1 harvested Hesson Inverter
Player 1 gained 1 Hesson from Hesson Inverter
Player 2 discarded Kyan Forge
Player 2 discarded Kyan Furnace
Player 2 converted 2 kyan into 1 hesson and 1 spectrol
Player 2 took Indicyl Furnace
Player 2 drew a card
Player 2 discarded Indicyl Condenser
Player 2 discarded Indicyl Mixer
Player 2 converted 1 hesson and 1 spectrol into 2 kyan
Player 2 traded for Frost Clerk of Noctane
Player 3 took Rubel Splitter
Player 3 discarded Rubel Splitter
Player 3 converted 1 rubel into 2 hesson
Player 3 took Indicyl Crossfeed
Player 3 upgraded with Indicyl Furnace
Player 3 converted 2 hesson into 1 rubel
Player 3 discarded Indicyl Crossfeed
Player 3 converted 1 indicyl and 1 rubel into 1 spectrol
Player 3 converted 1 spectrol into 1 indicyl and 1 rubel
Player 3 converted 1 rubel into 2 hesson
Player 3 put 1 Indicyl on Coal Warden of Noctane
Player 3 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Hesson on Knotted Legate of Verdane and Noctane
Player 1 took Rubel Cargo Rig
Player 1 took Hesson Inverter
Player 1 passed
Player 2 took Hesson Fractionator
Player 2 took Indicyl Conduit
Player 2 upgraded with Spectrol Shunt
Player 2 discarded Hesson Fractionator
Player 2 discarded Spectrol Smelter
Player 2 converted 1 hesson and 1 spectrol into 2 kyan
Player 2 put 1 Kyan on Coal Warden of Noctane
Player 2 put 1 Kyan on Fifth Archon of Verdane and Noctane and Aurane
Player 3 drew a card
Player 3 took Indicyl Exchanger
Player 3 harvested Spessart Separator
Player 3 gained 1 Spessart from Spessart Separator
Player 1 harvested Indicyl Blender
Player 1 gained 1 Indicyl from Indicyl Blender
Player 2 took Indicyl Crystallizer
Player 2 took Rubel Decelerator
Player 2 harvested Rubel Decelerator
Player 2 gained 1 Rubel from Rubel Decelerator
Player 2 discarded Indicyl Furnace
Player 2 spent 1 Rubel token
Player 2 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 2 put 1 Hesson on Lagoon Broker of Noctane and Aurane
Player 2 put 1 Kyan on Lagoon Broker of Noctane and Aurane
Player 3 took Hesson Blender
Player 3 harvested Indicyl Furnace
Player 3 gained 1 Indicyl from Indicyl Furnace
Player 1 took Spectrol Cargo Rig
Player 1 took Spessart Smelter
Player 1 passed
Player 1 discarded Hesson Inverter
Player 1 discarded Rubel Cargo Rig
Player 2 discarded Indicyl Conduit
Player 2 discarded Rubel Decelerator
Player 2 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 2 took Rubel Splitter
Player 2 took Rubel Polarizer
Player 2 harvested Spectrol Shunt
Player 2 gained 1 Spectrol from Spectrol Shunt
Player 2 put 1 Hesson on Lagoon Broker of Noctane and Aurane
Player 2 put 1 Kyan on Knotted Legate of Verdane and Noctane
Player 3 took Hesson Dissolver
Player 3 took Hesson Decelerator
Player 3 upgraded with Hesson Transmuter
Player 1 took Kyan Cargo Rig
Player 1 took Spectrol Polarizer
Player 1 passed
Player 1 discarded Spectrol Blender
Player 1 discarded Rubel Crossfeed
Player 2 took Hesson Accelerator
Player 2 took Kyan Separator
Player 2 passed
Player 3 took Indicyl Forge
Player 3 spent 1 Indicyl token
Player 3 discarded Indicyl Forge
Player 3 discarded Indicyl Condenser
Player 3 converted 3 indicyl into 1 spessart
Player 3 converted 1 spessart into 3 indicyl
Player 3 took Kyan Transmuter
Player 3 upgraded with Hesson Decelerator
Player 3 discarded Kyan Transmuter
Player 3 converted 1 kyan into 1 rubel
Player 3 discarded Indicyl Exchanger
Player 3 converted 3 indicyl into 1 spessart
Player 3 converted 1 rubel into 2 hesson
Player 3 put 1 Indicyl on Lagoon Broker of Noctane and Aurane
Player 3 put 1 Hesson on Lagoon Broker of Noctane and Aurane
Player 3 put 1 Hesson on Knotted Legate of Verdane and Noctane
Player 3 put 1 Spessart on Lagoon Broker of Noctane and Aurane
Player 1 took Indicyl Splitter
Player 1 took Spectrol Accelerator
Player 1 upgraded with Spectrol Cargo Rig
Player 2 took Indicyl Polarizer
Player 2 took Spessart Polarizer
Player 2 passed
Player 2 discarded Rubel Polarizer
Player 2 discarded Rubel Splitter
Player 3 took Hesson Crossfeed
Player 3 drew a card
Player 3 discarded Hesson Crossfeed
Player 3 discarded Hesson Blender
Player 3 converted 2 hesson into 1 rubel
Player 3 harvested Kyan Furnace
Player 3 gained 1 Kyan from Kyan Furnace
Player 3 converted 1 rubel into 1 kyan
Player 3 put 1 Kyan on Lagoon Broker of Noctane and Aurane
Player 1 took Hesson Forge
Player 1 took Kyan Crossfeed
Player 1 discarded Kyan Cargo Rig
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 spent 1 Spessart token
Player 1 traded for Coal Warden of Noctane
Player 1 discarded Hesson Forge
Player 2 took Hesson Polarizer
Player 2 drew a card
Player 2 upgraded with Spessart Polarizer
Player 2 discarded Hesson Polarizer
Player 3 took Indicyl Forge
Player 3 passed
Player 1 discarded Level Magistrate of Verdane and Aurane
Player 1 discarded Coal Warden of Noctane
Player 1 earned Garnet Stair
Player 2 took Indicyl Smelter
Player 2 took Hesson Blender
Player 2 upgraded with Hesson Transmuter
Player 2 discarded Rubel Blender
Player 2 converted 1 rubel into 1 kyan
Player 2 put 1 Kyan on Dome Intendant of Verdane and Aurane
Player 3 upgraded with Hesson Dissolver
Player 3 spent 1 Kyan token
Player 3 converted 1 kyan into 2 indicyl
Player 3 put 1 Indicyl on Lagoon Broker of Noctane and Aurane
Player 3 put 1 Indicyl on Lagoon Broker of Noctane and Aurane
Player 1 took Hesson Accelerator
Player 1 took Rubel Exchanger
Player 1 upgraded with Spessart Kiln
Player 1 discarded Indicyl Splitter
Player 2 took Indicyl Kiln
Player 2 discarded Kyan Separator
Player 2 converted 1 kyan into 1 rubel
Player 2 took Indicyl Condenser
Player 2 upgraded with Indicyl Polarizer
Player 2 put 1 Rubel on Dome Intendant of Verdane and Aurane
Player 3 passed
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 discarded Rubel Shunt
Player 1 discarded Rubel Exchanger
Player 1 spent 1 Kyan token
Player 1 spent 1 Kyan token
Player 1 discarded Spessart Smelter
Player 1 traded for Fifth Archon of Verdane and Noctane and Aurane
Player 1 discarded Hesson Crusher
Player 1 discarded Hesson Accelerator
Player 1 converted 2 hesson into 1 kyan
Player 1 put 1 Kyan on Dome Intendant of Verdane and Aurane
Player 2 took Spessart Decelerator
Player 2 drew a card
Player 2 passed
Player 2 spent 1 Spectrol token
Player 2 converted 1 spectrol into 1 spessart
Player 2 converted 1 spessart into 1 spectrol
Player 2 discarded Spessart Decelerator
Player 2 converted 1 spessart into 1 spectrol
Player 2 converted 1 spectrol into 1 spessart
Player 2 converted 1 spectrol into 1 spessart
Player 2 put 1 Spessart on Knotted Legate of Verdane and Noctane
Player 2 put 1 Spessart on Dome Intendant of Verdane and Aurane
Player 2 discarded Indicyl Shunt
Player 3 took Kyan Crystallizer
Player 3 spent 1 Spessart token
Player 3 converted 1 spessart into 3 indicyl
Player 3 converted 3 indicyl into 1 spessart
Player 3 took Kyan Transmuter
Player 3 discarded Kyan Crystallizer
Player 3 converted 1 kyan into 1 rubel
Player 3 discarded Kyan Transmuter
Player 3 converted 1 kyan into 2 indicyl
Player 3 upgraded with Indicyl Inverter
Player 3 put 1 Indicyl on Lagoon Broker of Noctane and Aurane
Player 3 put 1 Indicyl on Dome Intendant of Verdane and Aurane
Player 3 put 1 Rubel on Dome Intendant of Verdane and Aurane
Player 3 put 1 Spessart on Lagoon Broker of Noctane and Aurane
Player 1 took Indicyl Mixer
Player 1 took Spessart Exchanger
Player 1 discarded Indicyl Mixer
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 2 hesson into 1 kyan
Player 1 spent 1 Indicyl token
Player 1 spent 1 Spectrol token
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 traded for Dome Intendant of Verdane and Aurane
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 2 hesson into 1 kyan
Player 1 put 1 Kyan on Knotted Legate of Verdane and Noctane
Player 2 took Hesson Exchanger
Player 2 took Hesson Mixer
Player 2 upgraded with Hesson Accelerator
Player 2 discarded Hesson Blender
Player 3 took Kyan Kiln
Player 3 took Spectrol Exchanger
Player 3 passed
Player 3 discarded Kyan Kiln
Player 3 converted 1 kyan into 1 rubel
Player 3 converted 1 rubel into 1 kyan
Player 3 put 1 Kyan on Knotted Legate of Verdane and Noctane
Player 1 took Kyan Splitter
Player 1 upgraded with Spectrol Accelerator
Player 2 drew a card
Player 2 took Spessart Conduit
Player 2 upgraded with Indicyl Condenser
Player 2 discarded Indicyl Kiln
Player 3 took Kyan Inverter
Player 3 took Hesson Kiln
Player 3 passed
Player 1 took Rubel Transmuter
Player 1 took Indicyl Polarizer
Player 1 discarded Fifth Archon of Verdane and Noctane and Aurane
Player 1 earned Hall of Proxies
Player 1 discarded Kyan Crossfeed
Player 1 converted 1 kyan into 2 hesson
Player 1 put 1 Hesson on Sixth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Hesson on Knotted Legate of Verdane and Noctane
Player 2 spent 1 Indicyl token
Player 2 discarded Indicyl Inverter
Player 2 converted 2 indicyl into 1 rubel
Player 2 discarded Indicyl Crystallizer
Player 2 discarded Indicyl Smelter
Player 2 converted 2 indicyl into 1 rubel
Player 2 converted 1 rubel into 1 kyan
Player 2 discarded Hesson Exchanger
Player 2 discarded Hesson Mixer
Player 2 discarded Spessart Conduit
Player 2 traded for Knotted Legate of Verdane and Noctane
Player 3 took Hesson Crossfeed
Player 3 discarded Hesson Crossfeed
Player 3 discarded Kyan Inverter
Player 3 converted 1 kyan into 2 indicyl
Player 3 discarded Indicyl Forge
Player 3 converted 3 indicyl into 1 spessart
Player 3 discarded Hesson Kiln
Player 3 discarded Spectrol Exchanger
Player 3 converted 1 hesson and 1 spectrol into 2 kyan
Player 3 traded for Soot Envoy of Aurane
Player 1 took Hesson Conduit
Player 1 spent 1 Hesson token
Player 1 discarded Hesson Conduit
Player 1 converted 2 hesson into 1 kyan
Player 1 took Rubel Blender
Player 1 harvested Spessart Kiln
Player 1 gained 1 Spessart from Spessart Kiln
Player 1 discarded Rubel Blender
Player 1 spent 1 Rubel token
Player 1 converted 2 rubel into 1 indicyl and 1 spessart
Player 1 spent 1 Rubel token
Player 1 spent 1 Rubel token
Player 1 converted 2 rubel into 1 indicyl and 1 spessart
Player 1 spent 1 Rubel token
Player 1 discarded Rubel Transmuter
Player 1 converted 2 rubel into 1 indicyl and 1 spessart
Player 1 spent 1 Rubel token
Player 1 spent 1 Rubel token
Player 1 converted 2 rubel into 1 indicyl and 1 spessart
Player 1 put 1 Indicyl on Seventh Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on Beacon Prefect of Verdane and Noctane
Player 1 put 1 Indicyl on Sixth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on Seventh Archon of Verdane and Noctane and Aurane
Player 1 put 1 Kyan on Beacon Prefect of Verdane and Noctane
Player 1 put 1 Spessart on Sixth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Spessart on Seventh Archon of Verdane and Noctane and Aurane
Player 1 put 1 Spessart on Sixth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Spessart on Lagoon Broker of Noctane and Aurane
Player 1 stored Tallow Envoy of Aurane beneath Hall of Proxies
Player 2 took Hesson Refinery
Player 2 discarded Indicyl Separator
Player 2 spent 1 Spessart token
Player 2 converted 1 indicyl and 1 spessart into 2 rubel
Player 2 converted 1 rubel into 1 kyan
Player 2 converted 1 rubel into 1 kyan
Player 2 discarded Knotted Legate of Verdane and Noctane
Player 2 earned Overgrown Relay
Player 2 put 1 Kyan on Seventh Archon of Verdane and Noctane and Aurane
Player 2 put 1 Kyan on Beacon Prefect of Verdane and Noctane
Player 3 took Spectrol Fuser
Player 3 drew a card
Player 3 discarded Spectrol Fuser
Player 3 converted 1 spectrol into 1 indicyl and 1 rubel
Player 3 converted 1 rubel into 1 kyan
Player 3 harvested Hesson Crystallizer
Player 3 gained 1 Hesson from Hesson Crystallizer
Player 3 converted 1 kyan into 2 indicyl
Player 3 put 1 Indicyl on Lagoon Broker of Noctane and Aurane
Player 3 put 1 Indicyl on Sixth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Indicyl on Lagoon Broker of Noctane and Aurane
Player 1 discarded Spessart Exchanger
Player 1 discarded Indicyl Polarizer
Player 1 converted 1 indicyl and 1 spessart into 2 rubel
Player 1 took Rubel Refinery
Player 1 took Hesson Conduit
Player 1 discarded Spectrol Polarizer
Player 1 discarded Rubel Refinery
Player 1 discarded Kyan Splitter
Player 1 spent 1 Indicyl token
Player 1 spent 1 Kyan token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Spessart token
Player 1 converted 1 indicyl and 1 spessart into 2 rubel
Player 1 spent 1 Indicyl token
Player 1 spent 1 Spessart token
Player 1 converted 1 indicyl and 1 spessart into 2 rubel
Player 1 converted 2 rubel into 1 indicyl and 1 spessart
Player 1 traded for Sixth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Rubel on Seventh Archon of Verdane and Noctane and Aurane
Player 1 put 1 Rubel on Seventh Archon of Verdane and Noctane and Aurane
Player 1 put 1 Rubel on Beacon Prefect of Verdane and Noctane
Player 1 put 1 Spessart on Lagoon Broker of Noctane and Aurane
Player 1 stored Spectrol Cargo Rig beneath Hall of Proxies
Player 2 took Indicyl Furnace
Player 2 took Spectrol Separator
Player 2 spent 1 Kyan token
Player 2 converted 1 kyan into 1 rubel
Player 2 discarded Glare Warden of Aurane
Player 2 discarded Frost Clerk of Noctane
Player 2 earned Sealed Archive
Player 2 discarded Spectrol Separator
Player 2 converted 1 spectrol into 1 spessart
Player 2 put 1 Rubel on Beacon Prefect of Verdane and Noctane
Player 2 put 1 Spessart on Lagoon Broker of Noctane and Aurane
Player 3 upgraded with Hesson Separator
You drew Rubel Mixer
Player 1 took Rubel Conduit
Player 1 discarded Rubel Mixer
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 discarded Rubel Conduit
Player 1 spent 1 Kyan token
Player 1 spent 1 Kyan token
Player 1 spent 1 Spessart token
Player 1 traded for Seventh Archon of Verdane and Noctane and Aurane
Player 1 stored Ash Warden of Verdane beneath Hall of Proxies
Player 2 took Indicyl Decelerator
Player 2 took Indicyl Crossfeed
Player 2 discarded Indicyl Furnace
Player 2 discarded Indicyl Decelerator
Player 2 converted 2 indicyl into 1 rubel
Player 2 spent 1 Kyan token
Player 2 converted 1 kyan into 1 rubel
Player 2 converted 2 rubel into 1 indicyl and 1 spessart
Player 2 discarded Indicyl Crossfeed
Player 2 converted 2 indicyl into 1 rubel
Player 2 converted 1 spessart into 1 spectrol
Player 2 spent 1 Kyan token
Player 2 converted 1 kyan into 1 rubel
Player 2 spent 1 Hesson token
Player 2 spent 1 Hesson token
Player 2 spent 1 Hesson token
Player 2 traded for Beacon Prefect of Verdane and Noctane
Player 2 stored a hand card beneath Sealed Archive
Player 3 drew a card
Player 3 took Hesson Fractionator
Player 3 harvested Indicyl Inverter
Player 3 gained 1 Indicyl from Indicyl Inverter
Player 3 discarded Rubel Dissolver
Player 3 converted 1 rubel into 1 kyan
Player 3 converted 1 kyan into 1 rubel
Player 3 put 1 Rubel on Lagoon Broker of Noctane and Aurane
Player 1 took Kyan Decelerator
Player 1 spent 1 Indicyl token
Player 1 spent 1 Spessart token
Player 1 converted 1 indicyl and 1 spessart into 2 rubel
Player 1 passed
Player 1 converted 2 rubel into 1 indicyl and 1 spessart
Player 1 put 1 Indicyl on Glass Envoy of Verdane
Player 1 put 1 Spessart on Shaft Intendant of Verdane and Noctane
You stored Hesson Conduit beneath Hall of Proxies
Player 2 took Rubel Forge
Player 2 took Spectrol Splitter
Player 2 harvested Hesson Accelerator
Player 2 gained 1 Hesson from Hesson Accelerator
Player 2 stored Spessart Polarizer beneath Sealed Archive
Player 3 upgraded with Hesson Fractionator
Player 1 took Kyan Blender
You drew Hesson Crystallizer
Player 1 upgraded with Kyan Decelerator
Player 1 spent 1 Indicyl token
Player 1 spent 1 Spessart token
Player 1 converted 1 indicyl and 1 spessart into 2 rubel
Player 1 put 1 Rubel on Shaft Intendant of Verdane and Noctane
Player 1 put 1 Rubel on Prism Prefect of Noctane and Aurane
Player 2 took Hesson Crystallizer
Player 2 took Hesson Decelerator
Player 2 harvested Indicyl Condenser
Player 2 gained 1 Indicyl from Indicyl Condenser
Player 2 discarded Spectrol Splitter
Player 2 converted 1 spectrol into 1 spessart
Player 2 spent 1 Rubel token
Player 2 converted 1 rubel into 1 kyan
Player 2 put 1 Kyan on Shaft Intendant of Verdane and Noctane
Player 2 put 1 Spessart on Shaft Intendant of Verdane and Noctane
Player 3 took Spessart Inverter
Player 3 upgraded with Spessart Inverter
Player 1 took Kyan Decelerator
Player 1 took Kyan Fuser
Player 1 spent 1 Kyan token
Player 1 spent 1 Kyan token
Player 1 converted 2 kyan into 2 rubel
Player 1 converted 2 rubel into 1 indicyl and 1 spessart
Player 1 spent 1 Rubel token
Player 1 spent 1 Rubel token
Player 1 traded for Glass Envoy of Verdane
Player 1 discarded Hesson Crystallizer
Player 1 spent 1 Spectrol token
Player 1 converted 1 hesson and 1 spectrol into 2 kyan
Player 1 put 1 Kyan on Lagoon Broker of Noctane and Aurane
Player 1 put 1 Kyan on Lagoon Broker of Noctane and Aurane
Player 2 spent 1 Rubel token
Player 2 converted 1 rubel into 1 kyan
Player 2 discarded Rubel Forge
Player 2 converted 1 rubel into 1 kyan
Player 2 upgraded with Hesson Decelerator
Player 2 converted 1 kyan into 1 rubel
Player 2 spent 1 Kyan token
Player 2 converted 1 kyan into 1 rubel
Player 2 put 1 Rubel on Lagoon Broker of Noctane and Aurane
Player 2 put 1 Rubel on Shaft Intendant of Verdane and Noctane
Player 2 put 1 Kyan on Lens Warden of Verdane
Player 2 stored Beacon Prefect of Verdane and Noctane beneath Sealed Archive
Player 3 took Rubel Kiln
Player 3 took Spessart Crossfeed
Player 3 discarded Spessart Crossfeed
Player 3 converted 1 spessart into 3 indicyl
Player 3 upgraded with Rubel Kiln
Player 3 spent 1 Indicyl token
Player 3 converted 2 indicyl into 1 kyan
Player 3 spent 1 Hesson token
Player 3 converted 1 hesson and 1 kyan into 1 spectrol
Player 3 converted 1 spectrol into 1 hesson and 1 kyan
Player 3 put 1 Indicyl on Prism Prefect of Noctane and Aurane
Player 3 put 1 Indicyl on Prism Prefect of Noctane and Aurane
Player 3 put 1 Hesson on Lens Warden of Verdane
Player 3 put 1 Kyan on Prism Prefect of Noctane and Aurane
Player 1 took Rubel Forge
Player 1 passed
You stored Kyan Fuser beneath Hall of Proxies
Player 2 drew a card
Player 2 took Rubel Inverter
Player 2 passed
Player 2 stored a hand card beneath Sealed Archive
Player 3 took Spectrol Fractionator
Player 3 took Kyan Crystallizer
Player 3 upgraded with Kyan Crystallizer
Player 3 discarded Spectrol Fractionator
Player 3 converted 1 spectrol into 1 indicyl and 1 rubel
Player 3 put 1 Indicyl on Lens Warden of Verdane
Player 3 put 1 Rubel on Lagoon Broker of Noctane and Aurane
Player 1 took Indicyl Accelerator
You drew Spessart Shunt
Player 1 spent 1 Indicyl token
Player 1 discarded Rubel Forge
Player 1 discarded Indicyl Accelerator
Player 1 spent 1 Indicyl token
Player 1 discarded Kyan Decelerator
Player 1 spent 1 Indicyl token
Player 1 discarded Spessart Shunt
Player 1 converted 1 indicyl and 1 spessart into 2 rubel
Player 1 discarded Kyan Blender
Player 1 traded for Lagoon Broker of Noctane and Aurane
Player 1 put 1 Rubel on Lens Warden of Verdane
Player 1 put 1 Rubel on Prism Prefect of Noctane and Aurane
Player 2 took Hesson Polarizer
Player 2 took Kyan Shunt
Player 2 upgraded with Hesson Polarizer
Player 3 took Rubel Crusher
Player 3 took Hesson Furnace
Player 3 discarded Hesson Furnace
Player 3 discarded Rubel Crusher
Player 3 converted 1 hesson and 1 rubel into 1 spessart
Player 3 harvested Hesson Separator
Player 3 gained 1 Hesson from Hesson Separator
Player 3 put 1 Spessart on Lens Warden of Verdane
Player 1 took Kyan Forge
Player 1 spent 1 Rubel token
Player 1 spent 1 Rubel token
Player 1 converted 2 rubel into 2 kyan
You drew Indicyl Accelerator
Player 1 harvested Spectrol Accelerator
Player 1 gained 1 Spectrol from Spectrol Accelerator
Player 1 spent 1 Hesson token
Player 1 spent 1 Spectrol token
Player 1 converted 1 hesson and 1 spectrol into 2 kyan
Player 1 spent 1 Hesson token
Player 1 spent 1 Spectrol token
Player 1 converted 1 hesson and 1 spectrol into 2 kyan
Player 1 spent 1 Kyan token
Player 1 converted 2 kyan into 1 hesson and 1 spectrol
Player 1 discarded Kyan Forge
Player 1 converted 2 kyan into 1 hesson and 1 spectrol
Player 1 spent 1 Hesson token
Player 1 converted 1 hesson and 1 spectrol into 2 kyan
Player 1 put 1 Hesson on Prism Prefect of Noctane and Aurane
Player 1 put 1 Hesson on Prism Prefect of Noctane and Aurane
Player 1 put 1 Kyan on Prism Prefect of Noctane and Aurane
Player 1 put 1 Kyan on Lens Warden of Verdane
Player 1 put 1 Kyan on Shaft Intendant of Verdane and Noctane
Player 1 put 1 Kyan on Prism Prefect of Noctane and Aurane
Player 1 put 1 Kyan on Depth Prefect of Verdane and Aurane
Player 1 put 1 Kyan on Prism Prefect of Noctane and Aurane
Player 1 put 1 Spectrol on Lens Warden of Verdane
Player 1 stored Kyan Decelerator beneath Hall of Proxies
Player 2 took Indicyl Crusher
Player 2 took Kyan Blender
Player 2 spent 1 Kyan token
Player 2 discarded Kyan Blender
Player 2 converted 2 kyan into 1 hesson and 1 spectrol
Player 2 upgraded with Kyan Shunt
Player 2 spent 1 Hesson token
Player 2 discarded Kyan Shunt
Player 2 converted 1 hesson and 1 kyan into 1 spessart
Player 2 spent 1 Indicyl token
Player 2 discarded Rubel Inverter
Player 2 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 2 converted 1 spectrol into 1 spessart
Player 2 put 1 Hesson on Depth Prefect of Verdane and Aurane
Player 2 put 1 Hesson on Lens Warden of Verdane
Player 2 put 1 Kyan on Prism Prefect of Noctane and Aurane
Player 2 put 1 Spessart on Lens Warden of Verdane
Player 2 put 1 Spessart on Lens Warden of Verdane
Player 2 stored a hand card beneath Sealed Archive
Player 3 drew a card
Player 3 discarded Kyan Accelerator
Player 3 converted 1 kyan into 2 indicyl
Player 3 converted 2 indicyl into 1 kyan
Player 3 converted 1 kyan into 2 hesson
Player 3 spent 1 Hesson token
Player 3 converted 2 hesson into 1 kyan
Player 3 harvested Kyan Crusher
Player 3 gained 1 Kyan from Kyan Crusher
Player 3 put 1 Hesson on Depth Prefect of Verdane and Aurane
Player 3 put 1 Kyan on Prism Prefect of Noctane and Aurane
Player 1 took Indicyl Transmuter
Player 1 took Spessart Accelerator
Player 1 passed
Player 2 passed
Player 2 stored Overgrown Relay beneath Sealed Archive
Player 3 took Indicyl Inverter
Player 3 took Rubel Accelerator
Player 3 upgraded with Rubel Accelerator
Player 3 spent 1 Kyan token
Player 3 converted 1 kyan into 2 indicyl
Player 3 put 1 Indicyl on Shaft Intendant of Verdane and Noctane
Player 3 put 1 Indicyl on Prism Prefect of Noctane and Aurane
Player 1 took Spectrol Crystallizer
Player 1 passed
Player 2 took Indicyl Fractionator
Player 2 took Hesson Transmuter
Player 2 upgraded with Indicyl Fractionator
Player 2 stored Hesson Transmuter beneath Sealed Archive
Player 3 took Hesson Blender
Player 3 took Indicyl Decelerator
Player 3 upgraded with Indicyl Decelerator
You drew Hesson Crusher
Player 1 took Kyan Polarizer
Player 1 discarded Indicyl Accelerator
Player 1 spent 1 Rubel token
Player 1 discarded Spessart Accelerator
Player 1 spent 1 Indicyl token
Player 1 spent 1 Hesson token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Hesson token
Player 1 spent 1 Spessart token
Player 1 earned Burning Ring of Noctane and Aurane
You stored Spectrol Crystallizer beneath Hall of Proxies
Player 2 took Spessart Condenser
Player 2 took Spectrol Furnace
Player 2 harvested Indicyl Fractionator
Player 2 gained 1 Indicyl from Indicyl Fractionator
Player 2 discarded Hesson Transmuter
Player 2 discarded Spectrol Furnace
Player 2 converted 1 hesson and 1 spectrol into 2 kyan
Player 2 put 1 Kyan on Depth Prefect of Verdane and Aurane
Player 2 put 1 Kyan on Shaft Intendant of Verdane and Noctane
Player 2 stored Indicyl Polarizer beneath Sealed Archive
Player 3 took Hesson Dissolver
Player 3 took Hesson Separator
Player 3 discarded Hesson Separator
Player 3 discarded Hesson Blender
Player 3 converted 2 hesson into 1 kyan
Player 3 harvested Rubel Accelerator
Player 3 gained 1 Rubel from Rubel Accelerator
Player 3 discarded Indicyl Inverter
Player 3 spent 1 Rubel token
Player 3 converted 1 indicyl and 1 rubel into 1 spectrol
Player 3 put 1 Kyan on Prism Prefect of Noctane and Aurane
Player 3 put 1 Spectrol on Lens Warden of Verdane
You drew Kyan Separator
You drew Hesson Inverter
Player 1 gained Aurane from Burning Ring of Noctane and Aurane for this turn
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 spent 1 Kyan token
Player 1 spent 1 Spessart token
Player 1 traded for Shaft Intendant of Verdane and Noctane
Player 1 stored Lagoon Broker of Noctane and Aurane beneath Hall of Proxies
Player 2 drew a card
Player 2 took Spectrol Decelerator
Player 2 passed
Player 3 took Hesson Cargo Rig
Player 3 took Hesson Dissolver
Player 3 upgraded with Hesson Cargo Rig
Player 1 gained Noctane from Burning Ring of Noctane and Aurane for this turn
You drew Rubel Furnace
Player 1 took Kyan Cargo Rig
Player 1 discarded Rubel Furnace
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Rubel token
Player 1 spent 1 Spessart token
Player 1 traded for Current Prefect of Verdane and Aurane
Player 2 took Hesson Smelter
Player 2 discarded Spessart Furnace
Player 2 converted 1 spessart into 1 hesson and 1 kyan
Player 2 took Rubel Smelter
Player 2 passed
Player 2 put 1 Hesson on Prism Prefect of Noctane and Aurane
Player 2 put 1 Kyan on Depth Prefect of Verdane and Aurane
Player 3 took Kyan Condenser
Player 3 took Kyan Fractionator
Player 3 harvested Hesson Fractionator
Player 3 gained 1 Hesson from Hesson Fractionator
Player 3 discarded Kyan Condenser
Player 3 discarded Kyan Fractionator
Player 3 converted 2 kyan into 1 hesson and 1 spectrol
Player 3 converted 1 spectrol into 1 indicyl and 1 rubel
Player 3 discarded Hesson Dissolver
Player 3 converted 2 hesson into 1 kyan
Player 3 put 1 Indicyl on Lens Warden of Verdane
Player 3 put 1 Rubel on Depth Prefect of Verdane and Aurane
Player 3 put 1 Kyan on Lens Warden of Verdane
You drew Hesson Fuser
Player 1 took Hesson Forge
Player 1 gained Noctane from Burning Ring of Noctane and Aurane for this turn
Player 1 upgraded with Hesson Forge
Player 1 stored Dome Intendant of Verdane and Aurane beneath Hall of Proxies
Player 2 took Spessart Fractionator
Player 2 took Rubel Refinery
Player 2 passed
Player 2 discarded Rubel Refinery
Player 2 spent 1 Indicyl token
Player 2 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 2 put 1 Hesson on Prism Prefect of Noctane and Aurane
Player 2 put 1 Kyan on Quarry Intendant of Noctane and Aurane
Player 3 took Rubel Crusher
Player 3 passed
Player 3 spent 1 Hesson token
Player 3 discarded Hesson Dissolver
Player 3 converted 2 hesson into 1 kyan
Player 3 converted 1 kyan into 2 indicyl
Player 3 discarded Rubel Crusher
Player 3 converted 1 indicyl and 1 rubel into 1 spectrol
Player 3 put 1 Indicyl on Prism Prefect of Noctane and Aurane
Player 3 put 1 Spectrol on Quarry Intendant of Noctane and Aurane
Player 1 took Indicyl Transmuter
Player 1 took Hesson Decelerator
Player 1 discarded Kyan Separator
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 gained Aurane from Burning Ring of Noctane and Aurane for this turn
Player 1 harvested Hesson Forge
Player 1 gained 1 Hesson from Hesson Forge
Player 1 put 1 Hesson on Prism Prefect of Noctane and Aurane
Player 1 put 1 Spessart on Depth Prefect of Verdane and Aurane
You stored Kyan Polarizer beneath Hall of Proxies
Player 2 took Spessart Crystallizer
Player 2 discarded Spessart Fractionator
Player 2 converted 1 spessart into 1 hesson and 1 kyan
Player 2 took Hesson Shunt
Player 2 discarded Spessart Condenser
Player 2 spent 1 Indicyl token
Player 2 discarded Hesson Shunt
Player 2 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 2 discarded Hesson Smelter
Player 2 traded for Quarry Intendant of Noctane and Aurane
Player 3 took Kyan Smelter
Player 3 took Kyan Accelerator
Player 3 discarded Kyan Smelter
Player 3 discarded Kyan Accelerator
Player 3 converted 2 kyan into 1 hesson and 1 spectrol
Player 3 converted 1 spectrol into 1 indicyl and 1 rubel
Player 3 converted 1 rubel into 1 kyan
Player 3 converted 1 kyan into 2 indicyl
Player 3 harvested Indicyl Decelerator
Player 3 gained 1 Indicyl from Indicyl Decelerator
Player 3 put 1 Indicyl on Bright Legate of Verdane and Aurane
Player 3 put 1 Indicyl on Prism Prefect of Noctane and Aurane
Player 3 put 1 Indicyl on Bright Legate of Verdane and Aurane
Player 3 put 1 Hesson on Prism Prefect of Noctane and Aurane
Player 1 took Indicyl Cargo Rig
Player 1 took Kyan Condenser
Player 1 gained Noctane from Burning Ring of Noctane and Aurane for this turn
Player 1 discarded Sixth Archon of Verdane and Noctane and Aurane
Player 1 earned Aurora Shelf
This became the final round: a player had three Landmarks
Player 1 stored Seventh Archon of Verdane and Noctane and Aurane beneath Hall of Proxies
Player 1 discarded Indicyl Transmuter
Player 1 discarded Kyan Condenser
Player 2 took Rubel Condenser
Player 2 discarded Spessart Crystallizer
Player 2 converted 1 spessart into 1 hesson and 1 kyan
Player 2 discarded Rubel Smelter
Player 2 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 2 spent 1 Spectrol token
Player 2 converted 1 spectrol into 1 spessart
Player 2 converted 1 spessart into 1 hesson and 1 kyan
Player 2 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 2 spent 1 Kyan token
Player 2 discarded Spectrol Decelerator
Player 2 traded for Bright Legate of Verdane and Aurane
Player 2 spent 1 Indicyl token
Player 2 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 2 put 1 Hesson on Prism Prefect of Noctane and Aurane
Player 2 put 1 Rubel on Prism Prefect of Noctane and Aurane
Player 2 put 1 Kyan on Prism Prefect of Noctane and Aurane
Player 2 stored a hand card beneath Sealed Archive
Player 3 harvested Rubel Kiln
Player 3 gained 1 Rubel from Rubel Kiln
The game was over
