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
Player 2 harvested Rubel Decelerator
Player 2 gained 1 Rubel from Rubel Decelerator
Player 3 took Indicyl Condenser
Player 3 discarded Spectrol Condenser
Player 3 converted 1 spectrol into 1 indicyl and 1 rubel
Player 3 took Hesson Shunt
Player 3 discarded Spectrol Crossfeed
Player 3 converted 1 spectrol into 1 indicyl and 1 rubel
Player 3 passed
Player 3 discarded Indicyl Condenser
Player 3 converted 1 indicyl and 1 rubel into 1 spectrol
Player 3 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Indicyl on Tower Scribe of Noctane
Player 3 put 1 Rubel on Lagoon Broker of Noctane and Aurane
Player 3 put 1 Spectrol on Tower Scribe of Noctane
Player 1 took Rubel Crossfeed
Player 1 took Indicyl Conduit
Player 1 harvested Hesson Inverter
Player 1 gained 1 Hesson from Hesson Inverter
Player 2 took Hesson Furnace
Player 2 took Hesson Smelter
Player 2 discarded Hesson Furnace
Player 2 spent 1 Rubel token
Player 2 converted 1 hesson and 1 rubel into 1 spessart
Player 2 converted 1 spessart into 1 hesson and 1 rubel
Player 2 passed
Player 2 discarded Hesson Smelter
Player 2 converted 1 hesson and 1 rubel into 1 spessart
Player 2 converted 1 spessart into 1 hesson and 1 rubel
Player 2 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Hesson on Lagoon Broker of Noctane and Aurane
Player 2 put 1 Rubel on Level Magistrate of Verdane and Aurane
Player 3 drew a card
Player 3 took Spessart Decelerator
Player 3 passed
Player 3 discarded Spessart Decelerator
Player 1 took Kyan Accelerator
You drew Rubel Inverter
Player 1 discarded Hesson Kiln
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Hesson token
Player 1 spent 1 Rubel token
Player 1 discarded Rubel Crossfeed
Player 1 discarded Spectrol Dissolver
Player 1 traded for Level Magistrate of Verdane and Aurane
Player 2 took Spessart Accelerator
Player 2 drew a card
Player 2 discarded Spessart Accelerator
Player 2 converted 1 spessart into 1 hesson and 1 rubel
Player 2 harvested Indicyl Separator
Player 2 gained 1 Indicyl from Indicyl Separator
Player 2 put 1 Hesson on Tower Scribe of Noctane
Player 2 put 1 Rubel on Lagoon Broker of Noctane and Aurane
Player 3 took Indicyl Fractionator
Player 3 took Hesson Inverter
Player 3 passed
Player 3 discarded Hesson Shunt
Player 3 discarded Hesson Kiln
Player 1 took Kyan Furnace
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 3 hesson into 3 indicyl
Player 1 spent 1 Spessart token
Player 1 spent 1 Kyan token
Player 1 spent 1 Rubel token
Player 1 spent 1 Rubel token
Player 1 discarded Kyan Accelerator
Player 1 traded for Fifth Archon of Verdane and Noctane and Aurane
Player 2 passed
Player 3 took Indicyl Crystallizer
Player 3 took Kyan Conduit
Player 3 harvested Spessart Separator
Player 3 gained 1 Spessart from Spessart Separator
Player 3 discarded Hesson Shunt
Player 3 discarded Indicyl Smelter
Player 1 took Hesson Blender
Player 1 took Indicyl Smelter
Player 1 passed
Player 1 discarded Indicyl Smelter
Player 1 discarded Indicyl Conduit
Player 1 spent 1 Indicyl token
Player 1 converted 3 indicyl into 3 hesson
Player 1 discarded Hesson Exchanger
Player 1 spent 1 Hesson token
Player 1 converted 3 hesson into 3 indicyl
Player 1 put 1 Indicyl on Lagoon Broker of Noctane and Aurane
Player 1 put 1 Indicyl on Tower Scribe of Noctane
Player 1 put 1 Indicyl on Dim Listener of Aurane
Player 1 put 1 Hesson on Tower Scribe of Noctane
Player 1 put 1 Hesson on Dim Listener of Aurane
Player 2 took Hesson Decelerator
Player 2 took Indicyl Accelerator
Player 2 upgraded with Kyan Dissolver
Player 2 discarded Indicyl Blender
Player 2 discarded Indicyl Inverter
Player 2 converted 2 indicyl into 1 kyan
Player 2 put 1 Kyan on Lagoon Broker of Noctane and Aurane
Player 3 took Spessart Shunt
Player 3 harvested Hesson Crystallizer
Player 3 gained 1 Hesson from Hesson Crystallizer
Player 3 discarded Hesson Inverter
Player 1 took Spectrol Accelerator
Player 1 spent 1 Hesson token
Player 1 discarded Hesson Blender
Player 1 spent 1 Hesson token
Player 1 converted 3 hesson into 3 indicyl
Player 1 discarded Fifth Archon of Verdane and Noctane and Aurane
Player 1 earned Garnet Stair
Player 1 spent 1 Indicyl token
Player 1 converted 3 indicyl into 3 hesson
Player 1 put 1 Indicyl on Tower Scribe of Noctane
Player 1 put 1 Hesson on Dim Listener of Aurane
Player 1 put 1 Hesson on Dim Listener of Aurane
Player 1 put 1 Hesson on Dim Listener of Aurane
Player 2 discarded Indicyl Accelerator
Player 2 spent 1 Indicyl token
Player 2 converted 2 indicyl into 1 kyan
Player 2 drew a card
Player 2 converted 1 kyan into 2 indicyl
Player 2 discarded Indicyl Mixer
Player 2 converted 2 indicyl into 1 kyan
Player 2 took Hesson Transmuter
Player 2 converted 1 kyan into 2 indicyl
Player 2 upgraded with Spessart Smelter
Player 2 converted 2 indicyl into 1 kyan
Player 2 put 1 Indicyl on Tower Scribe of Noctane
Player 2 put 1 Kyan on Dim Listener of Aurane
Player 3 passed
Player 1 took Hesson Cargo Rig
You drew Kyan Crusher
Player 1 upgraded with Kyan Crusher
Player 2 took Spectrol Smelter
Player 2 took Hesson Polarizer
Player 2 upgraded with Hesson Polarizer
Player 3 took Rubel Fractionator
Player 3 took Hesson Inverter
Player 3 upgraded with Hesson Inverter
Player 3 discarded Spessart Shunt
Player 1 took Indicyl Crystallizer
Player 1 discarded Level Magistrate of Verdane and Aurane
Player 1 earned Cobalt Reservoir
Player 2 discarded Spectrol Smelter
Player 2 converted 1 spectrol into 3 hesson
Player 2 upgraded with Hesson Decelerator
Player 2 discarded Hesson Transmuter
Player 2 converted 3 hesson into 1 spectrol
Player 2 converted 1 spectrol into 1 spessart
Player 2 put 1 Hesson on Lagoon Broker of Noctane and Aurane
Player 2 put 1 Spessart on Dim Listener of Aurane
Player 3 took Spectrol Exchanger
Player 3 took Kyan Fractionator
Player 3 discarded Indicyl Cargo Rig
Player 3 discarded Indicyl Crystallizer
Player 3 spent 1 Indicyl token
Player 3 discarded Rubel Fractionator
Player 3 discarded Kyan Furnace
Player 3 discarded Kyan Conduit
Player 3 traded for Lagoon Broker of Noctane and Aurane
Player 3 spent 1 Rubel token
Player 3 spent 1 Rubel token
Player 3 converted 2 rubel into 2 kyan
Player 3 put 1 Kyan on Tower Scribe of Noctane
Player 3 put 1 Kyan on Torch Steward of Aurane
Player 1 took Kyan Transmuter
Player 1 harvested Kyan Crusher
Player 1 gained 1 Kyan from Kyan Crusher
Player 2 passed
Player 3 took Kyan Forge
Player 3 took Spessart Crusher
Player 3 passed
Player 3 spent 1 Rubel token
Player 3 spent 1 Rubel token
Player 3 converted 2 rubel into 2 kyan
Player 3 put 1 Kyan on Soot Envoy of Noctane
Player 3 put 1 Kyan on Tower Scribe of Noctane
You drew Kyan Transmuter
Player 1 took Hesson Kiln
Player 1 discarded Spectrol Accelerator
Player 1 discarded Hesson Kiln
Player 1 spent 1 Hesson token
Player 1 discarded Hesson Cargo Rig
Player 1 traded for Torch Steward of Aurane
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 3 hesson into 3 indicyl
Player 1 discarded Indicyl Crystallizer
Player 1 converted 3 indicyl into 3 hesson
Player 1 put 1 Indicyl on Dim Listener of Aurane
Player 1 put 1 Hesson on Tower Scribe of Noctane
Player 1 put 1 Hesson on Dim Listener of Aurane
Player 1 put 1 Hesson on Tower Scribe of Noctane
Player 2 took Indicyl Decelerator
Player 2 passed
Player 3 discarded Kyan Fractionator
Player 3 discarded Kyan Forge
Player 3 converted 2 kyan into 2 rubel
Player 3 discarded Spectrol Exchanger
Player 3 discarded Hesson Furnace
Player 3 spent 1 Kyan token
Player 3 traded for Tower Scribe of Noctane
Player 3 spent 1 Rubel token
Player 3 converted 2 rubel into 2 kyan
Player 3 converted 2 kyan into 2 rubel
Player 3 put 1 Rubel on Soot Envoy of Noctane
Player 3 put 1 Rubel on Soot Envoy of Noctane
Player 1 upgraded with Kyan Transmuter
Player 2 took Hesson Forge
Player 2 took Kyan Decelerator
Player 2 passed
Player 3 upgraded with Spessart Crusher
Player 1 took Rubel Crusher
You drew Rubel Shunt
Player 1 upgraded with Kyan Furnace
Player 1 discarded Rubel Shunt
Player 1 converted 1 rubel into 2 hesson
Player 1 spent 1 Kyan token
Player 1 converted 1 kyan into 1 rubel
Player 1 discarded Rubel Inverter
Player 1 converted 1 rubel into 2 hesson
Player 1 put 1 Hesson on Soot Envoy of Noctane
Player 1 put 1 Hesson on Soot Envoy of Noctane
Player 1 put 1 Hesson on Basalt Broker of Verdane and Aurane
Player 1 put 1 Hesson on Soot Envoy of Noctane
Player 1 put 1 Rubel on Dim Listener of Aurane
Player 2 took Kyan Kiln
Player 2 took Hesson Crossfeed
Player 2 discarded Kyan Kiln
Player 2 discarded Hesson Crossfeed
Player 2 discarded Kyan Decelerator
Player 2 converted 1 kyan into 2 indicyl
Player 2 discarded Rubel Conduit
Player 2 discarded Hesson Forge
Player 2 traded for Dim Listener of Aurane
Player 2 spent 1 Kyan token
Player 2 converted 1 kyan into 2 indicyl
Player 2 spent 1 Hesson token
Player 2 spent 1 Hesson token
Player 2 spent 1 Hesson token
Player 2 converted 3 hesson into 1 spectrol
Player 2 spent 1 Spessart token
Player 2 converted 1 spessart into 1 spectrol
Player 2 put 1 Indicyl on Basalt Broker of Verdane and Aurane
Player 2 put 1 Indicyl on Basalt Broker of Verdane and Aurane
Player 2 put 1 Indicyl on Basalt Broker of Verdane and Aurane
Player 2 put 1 Indicyl on Basalt Broker of Verdane and Aurane
Player 2 put 1 Spectrol on Soot Envoy of Noctane
Player 2 put 1 Spectrol on Dockside Scribe of Noctane
Player 3 took Kyan Crossfeed
Player 3 spent 1 Spessart token
Player 3 converted 1 spessart into 3 indicyl
Player 3 took Hesson Condenser
Player 3 discarded Kyan Crossfeed
Player 3 spent 1 Kyan token
Player 3 converted 2 kyan into 2 rubel
Player 3 upgraded with Indicyl Fractionator
Player 3 spent 1 Kyan token
Player 3 spent 1 Kyan token
Player 3 converted 2 kyan into 2 rubel
Player 3 spent 1 Hesson token
Player 3 spent 1 Kyan token
Player 3 converted 1 hesson and 1 kyan into 1 spectrol
Player 3 put 1 Indicyl on Soot Envoy of Noctane
Player 3 put 1 Indicyl on Dockside Scribe of Noctane
Player 3 put 1 Indicyl on Dockside Scribe of Noctane
Player 3 put 1 Rubel on Soot Envoy of Noctane
Player 3 put 1 Rubel on Glare Warden of Noctane
Player 3 put 1 Rubel on Basalt Broker of Verdane and Aurane
Player 3 put 1 Rubel on Dockside Scribe of Noctane
Player 3 put 1 Spectrol on Soot Envoy of Noctane
Player 1 took Spectrol Shunt
Player 1 took Spectrol Cargo Rig
Player 1 harvested Kyan Transmuter
Player 1 gained 1 Kyan from Kyan Transmuter
Player 2 discarded Indicyl Decelerator
Player 2 spent 1 Indicyl token
Player 2 converted 2 indicyl into 1 kyan
Player 2 converted 1 kyan into 2 indicyl
Player 2 took Rubel Exchanger
Player 2 took Kyan Exchanger
Player 2 upgraded with Kyan Exchanger
Player 2 converted 2 indicyl into 2 hesson
Player 2 put 1 Hesson on Dockside Scribe of Noctane
Player 2 put 1 Hesson on Soot Envoy of Noctane
Player 3 took Hesson Fuser
Player 3 took Indicyl Condenser
Player 3 passed
Player 1 took Rubel Fractionator
Player 1 took Hesson Accelerator
Player 1 passed
Player 2 spent 1 Hesson token
Player 2 spent 1 Hesson token
Player 2 converted 2 hesson into 2 indicyl
Player 2 harvested Kyan Dissolver
Player 2 gained 1 Kyan from Kyan Dissolver
Player 2 put 1 Indicyl on Glare Warden of Noctane
Player 2 put 1 Indicyl on Glare Warden of Noctane
Player 3 drew a card
Player 3 took Hesson Transmuter
Player 3 discarded Hesson Fuser
Player 3 discarded Spessart Inverter
Player 3 converted 1 spessart into 3 indicyl
Player 3 converted 3 indicyl into 1 spectrol
Player 3 converted 1 spectrol into 1 hesson and 1 kyan
Player 3 spent 1 Spectrol token
Player 3 traded for Glare Warden of Noctane
Player 1 took Indicyl Dissolver
Player 1 took Indicyl Furnace
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 discarded Hesson Accelerator
Player 1 converted 3 hesson into 3 indicyl
Player 1 upgraded with Spessart Refinery
Player 1 put 1 Indicyl on Basalt Broker of Verdane and Aurane
Player 1 put 1 Indicyl on Basalt Broker of Verdane and Aurane
Player 1 put 1 Indicyl on Dockside Scribe of Noctane
Player 2 drew a card
Player 2 took Indicyl Crusher
Player 2 discarded Spessart Kiln
Player 2 converted 1 spessart into 1 spectrol
Player 2 spent 1 Indicyl token
Player 2 discarded Indicyl Crusher
Player 2 converted 2 indicyl into 2 hesson
Player 2 upgraded with Rubel Exchanger
Player 2 converted 1 spectrol into 3 hesson
Player 2 converted 2 hesson into 2 indicyl
Player 2 put 1 Indicyl on Dockside Scribe of Noctane
Player 2 put 1 Indicyl on Soot Envoy of Noctane
Player 2 put 1 Hesson on Dockside Scribe of Noctane
Player 2 put 1 Hesson on Soot Envoy of Noctane
Player 2 put 1 Hesson on Basalt Broker of Verdane and Aurane
Player 3 took Hesson Fuser
Player 3 spent 1 Rubel token
Player 3 spent 1 Rubel token
Player 3 converted 2 rubel into 2 kyan
Player 3 took Spessart Exchanger
Player 3 spent 1 Hesson token
Player 3 converted 1 hesson and 1 kyan into 1 spectrol
Player 3 harvested Hesson Inverter
Player 3 gained 1 Hesson from Hesson Inverter
Player 3 put 1 Kyan on Dockside Scribe of Noctane
Player 3 put 1 Spectrol on Soot Envoy of Noctane
Player 1 took Hesson Transmuter
You drew Kyan Mixer
Player 1 spent 1 Kyan token
Player 1 discarded Rubel Fractionator
Player 1 converted 1 rubel into 2 hesson
Player 1 spent 1 Rubel token
Player 1 discarded Hesson Transmuter
Player 1 discarded Kyan Transmuter
Player 1 discarded Kyan Mixer
Player 1 discarded Rubel Crusher
Player 1 converted 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 1 discarded Spectrol Cargo Rig
Player 1 discarded Indicyl Furnace
Player 1 converted 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 1 traded for Basalt Broker of Verdane and Aurane
Player 1 put 1 Indicyl on Soot Envoy of Noctane
Player 1 put 1 Rubel on Dockside Scribe of Noctane
Player 1 put 1 Kyan on Soot Envoy of Noctane
Player 1 put 1 Spectrol on Dockside Scribe of Noctane
Player 2 took Rubel Separator
Player 2 took Hesson Mixer
Player 2 passed
Player 3 took Kyan Smelter
Player 3 drew a card
Player 3 discarded Hesson Transmuter
Player 3 discarded Kyan Smelter
Player 3 converted 1 hesson and 1 kyan into 1 spectrol
Player 3 upgraded with Indicyl Condenser
Player 3 put 1 Spectrol on Dockside Scribe of Noctane
Player 1 took Kyan Crusher
Player 1 took Hesson Blender
Player 1 discarded Hesson Blender
Player 1 discarded Kyan Crusher
Player 1 spent 1 Kyan token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 converted 3 indicyl into 3 hesson
Player 1 converted 2 hesson into 1 rubel
Player 1 spent 1 Hesson token
Player 1 spent 1 Rubel token
Player 1 discarded Spectrol Shunt
Player 1 traded for Eighth Archon of Verdane and Noctane and Aurane
Player 1 spent 1 Indicyl token
Player 1 discarded Indicyl Dissolver
Player 1 spent 1 Indicyl token
Player 1 converted 3 indicyl into 3 hesson
Player 1 put 1 Hesson on Soot Envoy of Noctane
Player 1 put 1 Hesson on Shaft Intendant of Noctane and Aurane
Player 1 put 1 Hesson on Soot Envoy of Noctane
Player 2 drew a card
Player 2 took Indicyl Transmuter
Player 2 discarded Hesson Mixer
Player 2 discarded Hesson Fuser
Player 2 converted 2 hesson into 2 indicyl
Player 2 converted 2 indicyl into 2 hesson
Player 2 passed
Player 2 put 1 Hesson on Current Prefect of Verdane and Noctane
Player 2 put 1 Hesson on Shaft Intendant of Noctane and Aurane
Player 3 took Hesson Shunt
Player 3 took Rubel Dissolver
Player 3 passed
Player 1 passed
Player 2 took Kyan Separator
Player 2 upgraded with Kyan Separator
Player 3 took Spectrol Polarizer
Player 3 took Hesson Accelerator
Player 3 passed
Player 3 spent 1 Indicyl token
Player 3 discarded Indicyl Condenser
Player 3 spent 1 Indicyl token
Player 3 converted 3 indicyl into 1 spectrol
Player 3 put 1 Spectrol on Shaft Intendant of Noctane and Aurane
Player 1 took Indicyl Cargo Rig
Player 1 upgraded with Indicyl Cargo Rig
Player 2 took Rubel Crystallizer
Player 2 took Spectrol Splitter
Player 2 harvested Kyan Exchanger
Player 2 gained 1 Kyan from Kyan Exchanger
Player 3 took Hesson Polarizer
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 converted 3 indicyl into 1 spessart
Player 3 discarded Spessart Exchanger
Player 3 converted 1 spessart into 3 indicyl
Player 3 spent 1 Indicyl token
Player 3 discarded Rubel Mixer
Player 3 discarded Spectrol Polarizer
Player 3 converted 1 spectrol into 3 indicyl
Player 3 converted 3 indicyl into 1 spectrol
Player 3 converted 1 spectrol into 1 hesson and 1 kyan
Player 3 traded for Dockside Scribe of Noctane
Player 3 put 1 Indicyl on Current Prefect of Verdane and Noctane
Player 3 put 1 Indicyl on Current Prefect of Verdane and Noctane
Player 3 put 1 Indicyl on Shaft Intendant of Noctane and Aurane
Player 3 put 1 Hesson on Current Prefect of Verdane and Noctane
Player 1 took Indicyl Forge
You drew Indicyl Accelerator
Player 1 upgraded with Indicyl Forge
Player 2 drew a card
Player 2 took Rubel Crossfeed
Player 2 discarded Kyan Condenser
Player 2 discarded Spectrol Splitter
Player 2 converted 1 spectrol into 3 hesson
Player 2 spent 1 Rubel token
Player 2 converted 1 hesson and 1 rubel into 1 spessart
Player 2 spent 1 Kyan token
Player 2 traded for Soot Envoy of Aurane
Player 2 discarded Rubel Separator
Player 2 converted 1 hesson and 1 rubel into 1 spessart
Player 2 converted 1 spessart into 1 spectrol
Player 2 put 1 Spectrol on Shaft Intendant of Noctane and Aurane
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 converted 3 indicyl into 1 spessart
Player 3 discarded Hesson Accelerator
Player 3 spent 1 Spectrol token
Player 3 converted 1 spectrol into 1 hesson and 1 kyan
Player 3 spent 1 Kyan token
Player 3 traded for Soot Envoy of Noctane
Player 3 discarded Rubel Dissolver
Player 3 converted 1 rubel into 2 indicyl
Player 3 spent 1 Spectrol token
Player 3 converted 1 spectrol into 3 indicyl
Player 3 put 1 Indicyl on Halo Prefect of Verdane and Aurane
Player 3 put 1 Indicyl on Shaft Intendant of Noctane and Aurane
Player 3 put 1 Indicyl on Current Prefect of Verdane and Noctane
Player 3 put 1 Indicyl on Shaft Intendant of Noctane and Aurane
Player 3 put 1 Indicyl on Shaft Intendant of Noctane and Aurane
Player 3 put 1 Hesson on Shaft Intendant of Noctane and Aurane
Player 1 took Indicyl Shunt
Player 1 upgraded with Indicyl Accelerator
Player 2 took Hesson Splitter
Player 2 took Rubel Forge
Player 2 harvested Hesson Decelerator
Player 2 gained 1 Hesson from Hesson Decelerator
Player 2 discarded Rubel Crystallizer
Player 2 discarded Hesson Splitter
Player 2 converted 1 hesson and 1 rubel into 1 spessart
Player 2 put 1 Spessart on Shaft Intendant of Noctane and Aurane
Player 3 drew a card
Player 3 took Hesson Forge
Player 3 upgraded with Hesson Forge
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 converted 2 indicyl into 1 rubel
Player 3 spent 1 Spectrol token
Player 3 converted 1 spectrol into 1 hesson and 1 kyan
Player 3 put 1 Hesson on Halo Prefect of Verdane and Aurane
Player 3 put 1 Rubel on Flare Warden of Aurane
Player 3 put 1 Kyan on Current Prefect of Verdane and Noctane
Player 1 discarded Eighth Archon of Verdane and Noctane and Aurane
Player 1 earned Nested Citadel
This became the final round: a player had three Landmarks
Player 2 took Spectrol Fractionator
Player 2 took Rubel Forge
Player 2 discarded Rubel Crossfeed
Player 2 spent 1 Hesson token
Player 2 discarded Spectrol Fractionator
Player 2 converted 1 spectrol into 1 spessart
Player 2 converted 1 spessart into 1 hesson and 1 rubel
Player 2 discarded Rubel Forge
Player 2 converted 1 hesson and 1 rubel into 1 spessart
Player 2 converted 1 spessart into 1 hesson and 1 rubel
Player 2 discarded Rubel Forge
Player 2 converted 1 hesson and 1 rubel into 1 spessart
Player 2 converted 1 spessart into 1 spectrol
Player 2 converted 1 spectrol into 3 hesson
Player 2 converted 1 hesson and 1 rubel into 1 spessart
Player 2 converted 1 spessart into 1 spectrol
Player 2 traded for Flare Warden of Aurane
Player 2 put 1 Hesson on Current Prefect of Verdane and Noctane
Player 2 put 1 Rubel on Shaft Intendant of Noctane and Aurane
Player 3 drew a card
Player 3 spent 1 Kyan token
Player 3 discarded Hesson Condenser
Player 3 discarded Hesson Dissolver
Player 3 spent 1 Spectrol token
Player 3 converted 1 spectrol into 1 hesson and 1 kyan
Player 3 discarded Hesson Fuser
Player 3 spent 1 Spectrol token
Player 3 traded for Halo Prefect of Verdane and Aurane
Player 3 put 1 Hesson on Shaft Intendant of Noctane and Aurane
The game was over
