Player 1 had the talent Tinkerer
Player 2 had the talent Cartographer
Player 2 was the first player
Player 2 took Hesson Furnace
Player 2 took Kyan Separator
Player 2 passed
Player 1 took Kyan Fractionator
Player 1 took Hesson Accelerator
Player 1 passed
Player 1 covered a row with Hesson Accelerator
Player 2 took Indicyl Mixer
Player 2 took Hesson Crossfeed
Player 2 passed
Player 2 covered a row with Indicyl Mixer
You drew Hesson Crystallizer
Player 1 took Hesson Dissolver
Player 1 upgraded with Hesson Dissolver
Player 2 took Kyan Conduit
Player 2 took Rubel Dissolver
Player 2 upgraded with Rubel Polarizer
Player 2 discarded Spectrol Mixer
Player 2 converted 1 spectrol into 1 spessart
Player 2 converted 1 spessart into 1 spectrol
Player 2 put 1 Spectrol on Lens Warden of Noctane
Player 2 covered a row with Rubel Dissolver
Player 1 took Rubel Crossfeed
Player 1 took Kyan Crusher
Player 1 discarded Kyan Crusher
Player 1 converted 1 kyan into 2 indicyl
Player 1 upgraded with Hesson Crystallizer
Player 1 discarded Kyan Fractionator
Player 1 converted 1 kyan into 2 indicyl
Player 1 put 1 Indicyl on First Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on First Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on First Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on First Archon of Verdane and Noctane and Aurane
Player 2 took Spessart Condenser
Player 2 harvested Rubel Polarizer
Player 2 gained 1 Rubel from Rubel Polarizer
Player 2 covered a row with Hesson Crossfeed
Player 1 discarded Indicyl Crossfeed
Player 1 discarded Rubel Crossfeed
Player 1 converted 1 indicyl and 1 rubel into 1 spectrol
Player 1 took Spessart Decelerator
Player 1 converted 1 spectrol into 1 indicyl and 1 rubel
Player 1 discarded Spectrol Fractionator
Player 1 converted 1 spectrol into 1 indicyl and 1 rubel
Player 1 discarded Spessart Polarizer
Player 1 traded for Glass Envoy of Noctane
Player 1 put 1 Indicyl on Lens Warden of Noctane
Player 2 took Indicyl Polarizer
Player 2 took Kyan Shunt
Player 2 upgraded with Kyan Conduit
Player 1 took Spectrol Exchanger
Player 1 took Indicyl Exchanger
Player 1 upgraded with Spectrol Exchanger
Player 2 took Hesson Inverter
Player 2 took Kyan Mixer
Player 2 harvested Kyan Conduit
Player 2 gained 1 Kyan from Kyan Conduit
Player 2 covered a row with Kyan Separator
Player 2 discarded Hesson Shunt
Player 1 took Rubel Kiln
Player 1 discarded Indicyl Exchanger
Player 1 discarded Rubel Kiln
Player 1 converted 1 indicyl and 1 rubel into 1 spectrol
Player 1 took Indicyl Inverter
Player 1 passed
Player 1 converted 1 spectrol into 1 indicyl and 1 rubel
Player 1 put 1 Indicyl on Lens Warden of Noctane
Player 1 put 1 Rubel on First Archon of Verdane and Noctane and Aurane
Player 2 upgraded with Kyan Mixer
Player 1 harvested Hesson Dissolver
Player 1 gained 1 Hesson from Hesson Dissolver
Player 1 spent 1 Hesson token
Player 1 discarded Hesson Polarizer
Player 1 converted 2 hesson into 2 indicyl
Player 1 put 1 Indicyl on Level Magistrate of Verdane and Aurane
Player 1 put 1 Indicyl on Level Magistrate of Verdane and Aurane
Player 2 took Hesson Blender
Player 2 took Kyan Decelerator
Player 2 harvested Kyan Mixer
Player 2 gained 1 Kyan from Kyan Mixer
Player 2 covered a row with Spessart Condenser
Player 1 took Indicyl Forge
Player 1 upgraded with Indicyl Forge
Player 2 upgraded with Kyan Shunt
Player 1 took Rubel Cargo Rig
Player 1 harvested Hesson Crystallizer
Player 1 gained 1 Hesson from Hesson Crystallizer
Player 1 spent 1 Hesson token
Player 1 discarded Spessart Decelerator
Player 1 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 put 1 Hesson on Tallow Envoy of Aurane
Player 1 put 1 Spessart on Lens Warden of Noctane
Player 2 took Spessart Mixer
Player 2 took Hesson Refinery
Player 2 harvested Kyan Shunt
Player 2 gained 1 Kyan from Kyan Shunt
Player 2 discarded Hesson Blender
You drew Hesson Polarizer
Player 1 passed
Player 2 took Indicyl Exchanger
Player 2 took Kyan Crystallizer
Player 2 passed
Player 2 discarded Hesson Inverter
Player 2 discarded Kyan Crystallizer
Player 1 took Hesson Separator
Player 1 took Rubel Crystallizer
Player 1 upgraded with Rubel Crystallizer
Player 2 took Indicyl Forge
Player 2 took Hesson Conduit
Player 2 upgraded with Hesson Furnace
Player 2 discarded Spessart Mixer
Player 1 took Indicyl Cargo Rig
You drew Spessart Crusher
Player 1 discarded Indicyl Inverter
Player 1 discarded Rubel Cargo Rig
Player 1 converted 1 indicyl and 1 rubel into 1 spectrol
Player 1 passed
Player 1 converted 1 spectrol into 1 indicyl and 1 rubel
Player 1 put 1 Indicyl on Level Magistrate of Verdane and Aurane
Player 1 put 1 Rubel on First Archon of Verdane and Noctane and Aurane
Player 2 took Indicyl Condenser
Player 2 harvested Hesson Furnace
Player 2 gained 1 Hesson from Hesson Furnace
Player 2 discarded Indicyl Polarizer
You drew Indicyl Inverter
Player 1 took Indicyl Transmuter
Player 1 passed
Player 2 took Kyan Fractionator
Player 2 took Kyan Furnace
Player 2 passed
Player 2 discarded Kyan Furnace
Player 2 discarded Kyan Decelerator
Player 1 took Hesson Dissolver
Player 1 discarded Hesson Dissolver
Player 1 discarded Hesson Polarizer
Player 1 converted 2 hesson into 2 indicyl
You drew Indicyl Furnace
Player 1 passed
Player 1 put 1 Indicyl on First Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on Lens Warden of Noctane
Player 2 took Spessart Forge
Player 2 took Indicyl Polarizer
Player 2 passed
Player 2 discarded Indicyl Exchanger
Player 2 discarded Indicyl Fuser
Player 1 took Indicyl Crystallizer
Player 1 harvested Spectrol Exchanger
Player 1 gained 1 Spectrol from Spectrol Exchanger
Player 2 upgraded with Indicyl Forge
Player 2 spent 1 Hesson token
Player 2 discarded Spessart Forge
Player 2 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 2 put 1 Rubel on Level Magistrate of Verdane and Aurane
Player 2 put 1 Kyan on Level Magistrate of Verdane and Aurane
Player 1 took Hesson Blender
Player 1 took Rubel Mixer
Player 1 upgraded with Rubel Mixer
Player 1 discarded Hesson Separator
Player 2 took Spessart Dissolver
Player 2 discarded Kyan Fractionator
Player 2 spent 1 Rubel token
Player 2 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 2 took Rubel Condenser
Player 2 harvested Indicyl Forge
Player 2 gained 1 Indicyl from Indicyl Forge
Player 2 put 1 Hesson on First Archon of Verdane and Noctane and Aurane
Player 2 put 1 Spessart on Lens Warden of Noctane
You drew Hesson Crusher
Player 1 took Rubel Condenser
Player 1 upgraded with Indicyl Crystallizer
Player 1 discarded Indicyl Cargo Rig
Player 2 took Hesson Mixer
Player 2 took Kyan Polarizer
Player 2 passed
Player 2 discarded Spessart Dissolver
Player 1 took Rubel Inverter
Player 1 discarded Indicyl Inverter
Player 1 discarded Indicyl Transmuter
Player 1 discarded Indicyl Furnace
Player 1 converted 3 indicyl into 2 indicyl and 1 hesson
Player 1 passed
Player 1 discarded Rubel Inverter
Player 1 converted 1 indicyl and 1 rubel into 1 spectrol
Player 1 put 1 Indicyl on Tallow Envoy of Aurane
Player 1 put 1 Hesson on Lens Warden of Noctane
Player 1 put 1 Spectrol on First Archon of Verdane and Noctane and Aurane
Player 2 took Spectrol Polarizer
Player 2 took Rubel Crystallizer
Player 2 spent 1 Indicyl token
Player 2 discarded Rubel Crystallizer
Player 2 discarded Indicyl Condenser
Player 2 discarded Spectrol Polarizer
Player 2 traded for Lens Warden of Noctane
Player 1 took Kyan Inverter
Player 1 took Indicyl Decelerator
Player 1 discarded Rubel Condenser
Player 1 discarded Kyan Inverter
Player 1 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 discarded Indicyl Decelerator
Player 1 discarded Hesson Blender
Player 1 discarded Spessart Crusher
Player 1 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 spent 1 Spectrol token
Player 1 converted 1 spectrol into 1 indicyl and 1 rubel
Player 1 traded for Pale Listener of Aurane
Player 1 put 1 Hesson on Tallow Envoy of Aurane
Player 1 put 1 Rubel on First Archon of Verdane and Noctane and Aurane
Player 1 put 1 Spessart on Level Magistrate of Verdane and Aurane
Player 2 took Hesson Fractionator
Player 2 took Indicyl Fuser
Player 2 spent 1 Indicyl token
Player 2 spent 1 Spessart token
Player 2 spent 1 Kyan token
Player 2 discarded Rubel Condenser
Player 2 traded for Dockside Scribe of Aurane
Player 1 took Rubel Splitter
Player 1 discarded Glass Envoy of Noctane
Player 1 discarded Pale Listener of Aurane
Player 1 earned Blushing Mesa
Player 2 spent 1 Indicyl token
Player 2 spent 1 Kyan token
Player 2 spent 1 Kyan token
Player 2 spent 1 Spectrol token
Player 2 traded for Tallow Envoy of Aurane
Player 1 upgraded with Rubel Splitter
Player 2 passed
Player 1 took Spectrol Blender
Player 1 took Hesson Exchanger
Player 1 upgraded with Hesson Exchanger
Player 1 discarded Spectrol Blender
Player 1 converted 1 spectrol into 1 indicyl and 1 rubel
Player 1 converted 1 indicyl and 1 rubel into 1 spectrol
Player 1 put 1 Spectrol on First Archon of Verdane and Noctane and Aurane
Player 2 took Hesson Dissolver
Player 2 took Indicyl Fractionator
Player 2 passed
Player 2 discarded Hesson Mixer
Player 2 discarded Kyan Polarizer
Player 1 took Rubel Fuser
Player 1 took Hesson Smelter
Player 1 harvested Rubel Crystallizer
Player 1 gained 1 Rubel from Rubel Crystallizer
Player 1 discarded Hesson Crusher
Player 1 discarded Hesson Smelter
Player 1 converted 2 hesson into 2 indicyl
Player 1 converted 2 indicyl into 2 hesson
Player 1 put 1 Hesson on Spire Castellan of Noctane and Aurane
Player 1 put 1 Hesson on Spire Castellan of Noctane and Aurane
Player 2 upgraded with Indicyl Fractionator
Player 1 took Hesson Furnace
Player 1 upgraded with Rubel Fuser
Player 2 drew a card
Player 2 took Indicyl Crusher
Player 2 passed
Player 2 discarded Indicyl Crusher
Player 1 took Spessart Shunt
Player 1 passed
Player 1 discarded Hesson Furnace
Player 1 discarded Spessart Shunt
Player 1 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 put 1 Rubel on Lens Warden of Verdane
Player 1 put 1 Kyan on Lens Warden of Verdane
Player 2 took Kyan Refinery
Player 2 discarded Hesson Dissolver
Player 2 discarded Kyan Refinery
Player 2 converted 1 hesson and 1 kyan into 1 spectrol
Player 2 took Kyan Dissolver
Player 2 upgraded with Hesson Refinery
Player 2 put 1 Spectrol on Spire Castellan of Noctane and Aurane
Player 1 took Kyan Polarizer
Player 1 took Rubel Furnace
Player 1 upgraded with Kyan Polarizer
Player 2 took Kyan Cargo Rig
Player 2 drew a card
Player 2 discarded Hesson Conduit
Player 2 discarded Kyan Dissolver
Player 2 converted 1 hesson and 1 kyan into 1 spectrol
Player 2 converted 1 spectrol into 1 hesson and 1 kyan
Player 2 spent 1 Hesson token
Player 2 converted 1 hesson and 1 kyan into 1 spectrol
Player 2 spent 1 Indicyl token
Player 2 discarded Hesson Fractionator
Player 2 spent 1 Hesson token
Player 2 discarded Kyan Cargo Rig
Player 2 converted 1 hesson and 1 kyan into 1 spectrol
Player 2 spent 1 Indicyl token
Player 2 converted 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 2 spent 1 Hesson token
Player 2 converted 1 hesson and 1 kyan into 1 spectrol
Player 2 discarded Indicyl Polarizer
Player 2 converted 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 2 discarded Indicyl Fuser
Player 2 traded for Level Magistrate of Verdane and Aurane
Player 2 put 1 Kyan on Spire Castellan of Noctane and Aurane
Player 1 took Hesson Forge
You drew Kyan Furnace
Player 1 upgraded with Rubel Furnace
Player 2 took Hesson Decelerator
Player 2 drew a card
Player 2 spent 1 Kyan token
Player 2 discarded Hesson Decelerator
Player 2 converted 1 hesson and 1 kyan into 1 spectrol
Player 2 discarded Lens Warden of Noctane
Player 2 discarded Level Magistrate of Verdane and Aurane
Player 2 earned Under-City Gate
Player 2 discarded Indicyl Shunt
Player 2 converted 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 2 discarded Kyan Shunt
Player 2 converted 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 2 put 1 Indicyl on Spire Castellan of Noctane and Aurane
Player 2 put 1 Kyan on First Archon of Verdane and Noctane and Aurane
Player 2 put 1 Spectrol on Spire Castellan of Noctane and Aurane
Player 2 stored Hesson Refinery beneath Under-City Gate
You drew Spessart Fuser
Player 1 upgraded with Kyan Furnace
Player 1 discarded Spessart Fuser
Player 1 converted 1 spessart into 1 spectrol
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel into 2 hesson
Player 1 put 1 Hesson on Lens Warden of Verdane
Player 1 put 1 Hesson on Lens Warden of Verdane
Player 1 put 1 Spectrol on Lens Warden of Verdane
Player 2 took Indicyl Decelerator
Player 2 took Kyan Smelter
Player 2 passed
Player 1 passed
Player 2 passed
Player 1 took Hesson Crossfeed
Player 1 took Indicyl Crystallizer
Player 1 discarded Hesson Crossfeed
Player 1 discarded Indicyl Crystallizer
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 passed
Player 1 put 1 Kyan on Spire Castellan of Noctane and Aurane
Player 2 drew a card
Player 2 drew a card
Player 2 harvested Indicyl Fractionator
Player 2 gained 1 Indicyl from Indicyl Fractionator
Player 2 stored a hand card beneath Under-City Gate
Player 1 took Spectrol Splitter
Player 1 took Spessart Splitter
Player 1 discarded Spessart Splitter
Player 1 converted 1 spessart into 1 indicyl and 1 kyan
Player 1 converted 1 indicyl and 1 kyan into 2 indicyl and 1 hesson
Player 1 discarded Hesson Forge
Player 1 converted 2 hesson into 1 rubel
Player 1 discarded Spectrol Splitter
Player 1 traded for Lens Warden of Verdane
Player 2 took Kyan Splitter
Player 2 passed
Player 2 stored a hand card beneath Under-City Gate
You drew Rubel Exchanger
Player 1 took Spessart Conduit
Player 1 spent 1 Hesson token
Player 1 discarded Spessart Conduit
Player 1 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 passed
Player 1 put 1 Rubel on Bright Legate of Verdane and Noctane
Player 1 put 1 Kyan on First Archon of Verdane and Noctane and Aurane
Player 2 took Kyan Conduit
Player 2 took Hesson Smelter
Player 2 passed
Player 1 took Kyan Separator
Player 1 took Spectrol Smelter
Player 1 upgraded with Spectrol Smelter
Player 2 took Rubel Forge
Player 2 passed
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel into 2 hesson
Player 1 passed
Player 1 put 1 Hesson on First Archon of Verdane and Noctane and Aurane
Player 1 put 1 Hesson on Bright Legate of Verdane and Noctane
Player 2 took Rubel Fractionator
Player 2 took Kyan Cargo Rig
Player 2 discarded Tallow Envoy of Aurane
Player 2 earned Tailings Depot
Player 2 stored a hand card beneath Tailings Depot
Player 2 discarded Kyan Smelter
Player 1 spent 1 Spectrol token
Player 1 converted 1 spectrol into 1 indicyl and 1 rubel
Player 1 spent 1 Kyan token
Player 1 converted 1 rubel into 2 hesson
Player 1 converted 2 hesson into 2 indicyl
Player 1 spent 1 Hesson token
Player 1 converted 2 indicyl and 1 hesson into 1 indicyl and 1 kyan
Player 1 traded for Frost Clerk of Noctane
Player 1 discarded Kyan Separator
Player 1 converted 1 kyan into 1 indicyl and 1 hesson
Player 1 put 1 Indicyl on Bright Legate of Verdane and Noctane
Player 1 put 1 Hesson on Bright Legate of Verdane and Noctane
Player 2 took Indicyl Crossfeed
Player 2 passed
Player 2 discarded Kyan Conduit
Player 1 took Rubel Exchanger
Player 1 discarded Rubel Exchanger
Player 1 converted 1 rubel into 2 hesson
Player 1 converted 2 hesson into 2 indicyl
Player 1 took Indicyl Kiln
Player 1 passed
Player 1 put 1 Indicyl on Spire Castellan of Noctane and Aurane
Player 1 put 1 Indicyl on Bright Legate of Verdane and Noctane
Player 2 took Hesson Condenser
Player 2 took Hesson Condenser
Player 2 discarded Hesson Smelter
Player 2 discarded Kyan Cargo Rig
Player 2 discarded Indicyl Blender
Player 2 discarded Hesson Condenser
Player 2 discarded Indicyl Crossfeed
Player 2 spent 1 Spessart token
Player 2 traded for Shaft Intendant of Noctane and Aurane
Player 2 stored a hand card beneath Under-City Gate
You drew Indicyl Splitter
Player 1 harvested Hesson Exchanger
Player 1 gained 1 Hesson from Hesson Exchanger
Player 2 drew a card
Player 2 drew a card
Player 2 upgraded with Kyan Condenser
Player 2 discarded Indicyl Transmuter
Player 2 spent 1 Indicyl token
Player 2 converted 2 indicyl into 1 rubel
Player 2 put 1 Rubel on First Archon of Verdane and Noctane and Aurane
Player 2 stored a hand card beneath Under-City Gate
Player 1 took Rubel Smelter
Player 1 took Indicyl Crusher
Player 1 discarded Lens Warden of Verdane
Player 1 earned Kindling Camp
Player 2 took Spectrol Cargo Rig
Player 2 took Kyan Kiln
Player 2 upgraded with Hesson Condenser
Player 2 stored Shaft Intendant of Noctane and Aurane beneath Tailings Depot
Player 1 took Indicyl Condenser
Player 1 took Indicyl Refinery
Player 1 passed
Player 2 harvested Hesson Condenser
Player 2 gained 1 Hesson from Hesson Condenser
Player 2 stored Under-City Gate beneath Tailings Depot
Player 1 upgraded with Rubel Smelter
Player 2 discarded Rubel Fractionator
Player 2 converted 1 rubel into 2 indicyl
Player 2 discarded Spectrol Cargo Rig
Player 2 spent 1 Rubel token
Player 2 converted 1 rubel into 2 indicyl
Player 2 converted 2 indicyl into 1 rubel
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 converted 2 indicyl into 1 rubel
Player 2 converted 1 rubel into 2 indicyl
Player 2 spent 1 Indicyl token
Player 2 converted 2 indicyl into 1 rubel
Player 2 discarded Kyan Kiln
Player 2 converted 1 rubel into 2 indicyl
Player 2 traded for Bright Legate of Verdane and Noctane
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 converted 2 indicyl into 1 rubel
Player 2 put 1 Indicyl on Spire Castellan of Noctane and Aurane
Player 2 put 1 Indicyl on Spire Castellan of Noctane and Aurane
Player 2 put 1 Indicyl on Spire Castellan of Noctane and Aurane
Player 2 put 1 Rubel on Quarry Intendant of Verdane and Aurane
Player 2 stored Dockside Scribe of Aurane beneath Tailings Depot
Player 1 took Rubel Separator
Player 1 took Spessart Exchanger
Player 1 discarded Spessart Exchanger
Player 1 converted 1 spessart into 1 indicyl and 1 kyan
Player 1 passed
Player 1 discarded Rubel Exchanger
Player 1 converted 1 rubel into 2 hesson
Player 1 discarded Rubel Separator
Player 1 converted 1 rubel into 2 hesson
Player 1 put 1 Indicyl on Quarry Intendant of Verdane and Aurane
Player 1 put 1 Hesson on First Archon of Verdane and Noctane and Aurane
Player 1 put 1 Hesson on Quarry Intendant of Verdane and Aurane
Player 1 put 1 Hesson on Spire Castellan of Noctane and Aurane
Player 1 put 1 Hesson on First Archon of Verdane and Noctane and Aurane
Player 1 put 1 Kyan on Quarry Intendant of Verdane and Aurane
Player 2 took Spessart Smelter
Player 2 took Hesson Accelerator
Player 2 passed
Player 2 spent 1 Rubel token
Player 2 converted 1 rubel into 2 indicyl
Player 2 put 1 Indicyl on Glass Envoy of Verdane
Player 2 put 1 Indicyl on Quarry Intendant of Verdane and Aurane
Player 1 took Indicyl Separator
Player 1 passed
Player 2 took Kyan Forge
Player 2 took Hesson Conduit
Player 2 harvested Kyan Condenser
Player 2 gained 1 Kyan from Kyan Condenser
Player 1 discarded Indicyl Separator
Player 1 discarded Indicyl Crusher
Player 1 spent 1 Hesson token
Player 1 converted 2 indicyl and 1 hesson into 3 indicyl
Player 1 took Spectrol Shunt
Player 1 took Rubel Refinery
Player 1 harvested Rubel Splitter
Player 1 gained 1 Rubel from Rubel Splitter
Player 1 put 1 Indicyl on First Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on Quarry Intendant of Verdane and Aurane
Player 1 put 1 Indicyl on Spire Castellan of Noctane and Aurane
Player 2 took Indicyl Accelerator
Player 2 took Indicyl Separator
Player 2 passed
Player 1 took Spectrol Separator
Player 1 took Kyan Transmuter
Player 1 passed
Player 1 discarded Spectrol Shunt
Player 2 took Hesson Refinery
Player 2 took Kyan Crystallizer
Player 2 passed
Player 2 discarded Kyan Forge
Player 1 took Indicyl Dissolver
Player 1 took Spessart Accelerator
Player 1 discarded Spessart Accelerator
Player 1 converted 1 spessart into 3 hesson
Player 1 discarded Indicyl Splitter
Player 1 discarded Indicyl Refinery
Player 1 converted 2 indicyl and 1 hesson into 3 indicyl
Player 1 discarded Kyan Transmuter
Player 1 converted 1 indicyl and 1 kyan into 2 indicyl and 1 hesson
Player 1 discarded Rubel Refinery
Player 1 converted 1 rubel into 2 hesson
Player 1 spent 1 Rubel token
Player 1 converted 1 indicyl and 1 rubel into 1 spectrol
Player 1 harvested Indicyl Forge
Player 1 gained 1 Indicyl from Indicyl Forge
Player 1 put 1 Indicyl on Spire Castellan of Noctane and Aurane
Player 1 put 1 Indicyl on First Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on Quarry Intendant of Verdane and Aurane
Player 1 put 1 Hesson on Spire Castellan of Noctane and Aurane
Player 1 put 1 Hesson on Spire Castellan of Noctane and Aurane
Player 1 put 1 Hesson on Quarry Intendant of Verdane and Aurane
Player 1 put 1 Hesson on Glass Envoy of Verdane
Player 1 put 1 Hesson on First Archon of Verdane and Noctane and Aurane
Player 1 put 1 Spectrol on Quarry Intendant of Verdane and Aurane
Player 2 drew a card
Player 2 upgraded with Hesson Conduit
Player 2 discarded Hesson Refinery
Player 2 spent 1 Hesson token
Player 2 spent 1 Hesson token
Player 2 converted 3 hesson into 3 indicyl
Player 2 put 1 Indicyl on Quarry Intendant of Verdane and Aurane
Player 2 put 1 Indicyl on Quarry Intendant of Verdane and Aurane
Player 2 put 1 Indicyl on Spire Castellan of Noctane and Aurane
Player 1 harvested Kyan Polarizer
Player 1 gained 1 Kyan from Kyan Polarizer
Player 2 took Kyan Mixer
Player 2 drew a card
Player 2 harvested Hesson Conduit
Player 2 gained 1 Hesson from Hesson Conduit
Player 2 discarded Hesson Accelerator
Player 1 discarded Indicyl Dissolver
Player 1 spent 1 Kyan token
Player 1 converted 1 indicyl and 1 kyan into 2 indicyl and 1 hesson
Player 1 took Kyan Transmuter
You drew Spessart Crossfeed
Player 1 spent 1 Indicyl token
Player 1 discarded Spectrol Separator
Player 1 converted 1 spectrol into 1 indicyl and 1 rubel
Player 1 discarded Spessart Crossfeed
Player 1 discarded Indicyl Condenser
Player 1 discarded Indicyl Kiln
Player 1 converted 2 indicyl and 1 hesson into 3 hesson
Player 1 converted 2 indicyl and 1 hesson into 3 indicyl
Player 1 traded for Quarry Intendant of Verdane and Aurane
Player 1 put 1 Indicyl on First Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on Glass Envoy of Verdane
Player 1 put 1 Indicyl on Glass Envoy of Verdane
Player 2 took Hesson Splitter
Player 2 discarded Hesson Splitter
Player 2 discarded Kyan Crystallizer
Player 2 discarded Indicyl Smelter
Player 2 spent 1 Kyan token
Player 2 spent 1 Hesson token
Player 2 discarded Indicyl Separator
Player 2 discarded Spectrol Conduit
Player 2 traded for Spire Castellan of Noctane and Aurane
Player 2 stored Spire Castellan of Noctane and Aurane beneath Tailings Depot
Player 1 took Indicyl Blender
Player 1 took Rubel Accelerator
Player 1 discarded Kyan Transmuter
Player 1 discarded Indicyl Blender
Player 1 converted 1 indicyl and 1 kyan into 1 spessart
Player 1 passed
Player 1 put 1 Spessart on First Archon of Verdane and Noctane and Aurane
Player 2 discarded Kyan Mixer
Player 2 spent 1 Spessart token
Player 2 discarded Indicyl Accelerator
Player 2 spent 1 Indicyl token
Player 2 traded for Drift Warden of Noctane
Player 1 took Hesson Crusher
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 discarded Hesson Crusher
Player 1 converted 3 hesson into 1 spessart
Player 1 took Rubel Dissolver
Player 1 discarded Quarry Intendant of Verdane and Aurane
Player 1 earned Coral Causeway
This became the final round: a player had three Landmarks
Player 1 put 1 Spessart on Cellar Scribe of Verdane
The game was over
