Player 6 was the first player
Player 6 took Indicyl Exchanger
Player 6 took Rubel Blender
Player 6 upgraded with Indicyl Exchanger
Player 1 took Kyan Furnace
You drew Indicyl Furnace
Player 1 upgraded with Kyan Furnace
Player 1 discarded Rubel Forge
Player 1 converted 1 rubel into 2 hesson
Player 1 put 1 Hesson on Gilded Assessor of Noctane
Player 1 put 1 Hesson on Gilded Assessor of Noctane
Player 2 took Kyan Shunt
Player 2 took Kyan Crystallizer
Player 2 discarded Spectrol Furnace
Player 2 discarded Kyan Decelerator
Player 2 discarded Indicyl Crusher
Player 2 discarded Indicyl Blender
Player 2 traded for Shard Warden of Aurane
Player 3 took Kyan Crossfeed
Player 3 took Kyan Crystallizer
Player 3 passed
Player 4 took Spessart Decelerator
Player 4 took Rubel Accelerator
Player 4 passed
Player 5 took Indicyl Shunt
Player 5 drew a card
Player 5 passed
Player 6 took Indicyl Dissolver
Player 6 took Hesson Forge
Player 6 upgraded with Rubel Blender
Player 1 took Kyan Cargo Rig
Player 1 upgraded with Kyan Inverter
Player 2 took Indicyl Fractionator
Player 2 took Spectrol Dissolver
Player 2 upgraded with Indicyl Fractionator
Player 2 discarded Spectrol Dissolver
Player 2 converted 1 spectrol into 1 hesson and 1 kyan
Player 2 converted 1 hesson and 1 kyan into 1 spectrol
Player 2 put 1 Spectrol on Knotted Legate of Verdane and Aurane
Player 3 drew a card
Player 3 took Hesson Kiln
Player 3 passed
Player 3 discarded Kyan Crystallizer
Player 4 upgraded with Spessart Decelerator
Player 5 took Indicyl Forge
Player 5 took Spectrol Blender
Player 5 upgraded with Rubel Shunt
Player 5 discarded Indicyl Forge
Player 5 discarded Rubel Polarizer
Player 5 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 5 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 5 put 1 Indicyl on Gilded Assessor of Noctane
Player 5 put 1 Rubel on Depth Prefect of Verdane and Aurane
Player 6 took Indicyl Cargo Rig
Player 6 harvested Indicyl Exchanger
Player 6 gained 1 Indicyl from Indicyl Exchanger
Player 1 took Rubel Furnace
Player 1 passed
Player 2 took Rubel Kiln
Player 2 harvested Indicyl Fractionator
Player 2 gained 1 Indicyl from Indicyl Fractionator
Player 3 upgraded with Kyan Forge
Player 3 discarded Rubel Refinery
Player 3 discarded Kyan Crossfeed
Player 3 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 3 discarded Hesson Crusher
Player 3 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 3 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 3 put 1 Hesson on Knotted Legate of Verdane and Aurane
Player 3 put 1 Hesson on Gilded Assessor of Noctane
Player 3 put 1 Spessart on Depth Prefect of Verdane and Aurane
Player 4 took Hesson Dissolver
Player 4 discarded Hesson Decelerator
Player 4 discarded Hesson Separator
Player 4 discarded Rubel Accelerator
Player 4 discarded Kyan Polarizer
Player 4 discarded Spessart Crusher
Player 4 traded for Knotted Legate of Verdane and Aurane
Player 4 spent 1 Hesson token
Player 4 spent 1 Spectrol token
Player 4 converted 1 hesson and 1 spectrol into 2 kyan
Player 4 converted 2 kyan into 1 hesson and 1 spectrol
Player 4 put 1 Hesson on Lens Warden of Aurane
Player 4 put 1 Spectrol on Depth Prefect of Verdane and Aurane
Player 5 drew a card
Player 5 took Rubel Conduit
Player 5 passed
Player 5 discarded Indicyl Shunt
Player 5 discarded Rubel Conduit
Player 5 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 5 discarded Hesson Conduit
Player 5 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 5 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 5 discarded Hesson Transmuter
Player 5 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 5 put 1 Indicyl on Lens Warden of Aurane
Player 5 put 1 Hesson on Lens Warden of Aurane
Player 5 put 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane
Player 5 put 1 Rubel on Depth Prefect of Verdane and Aurane
Player 6 upgraded with Rubel Crossfeed
Player 1 took Indicyl Inverter
Player 1 discarded Rubel Furnace
Player 1 converted 1 rubel into 2 hesson
Player 1 harvested Kyan Inverter
Player 1 gained 1 Kyan from Kyan Inverter
Player 1 converted 2 hesson into 1 rubel
Player 1 put 1 Rubel on Seventh Archon of Verdane and Noctane and Aurane
Player 2 drew a card
Player 2 took Hesson Mixer
Player 2 passed
Player 3 passed
Player 4 took Spectrol Refinery
Player 4 took Hesson Crossfeed
Player 4 upgraded with Hesson Crossfeed
Player 4 discarded Hesson Dissolver
Player 4 discarded Spectrol Refinery
Player 4 converted 1 hesson and 1 spectrol into 2 kyan
Player 4 put 1 Kyan on Lens Warden of Aurane
Player 4 put 1 Kyan on Depth Prefect of Verdane and Aurane
Player 5 took Rubel Cargo Rig
Player 5 took Spectrol Conduit
Player 5 passed
Player 6 took Indicyl Fuser
Player 6 upgraded with Rubel Decelerator
Player 6 discarded Indicyl Dissolver
Player 6 discarded Hesson Forge
Player 6 converted 1 indicyl and 1 hesson into 1 rubel
Player 6 put 1 Rubel on Depth Prefect of Verdane and Aurane
Player 1 took Spectrol Exchanger
Player 1 took Indicyl Furnace
Player 1 upgraded with Indicyl Condenser
Player 1 discarded Indicyl Furnace
Player 1 discarded Indicyl Furnace
Player 1 converted 2 indicyl into 1 rubel
Player 1 put 1 Rubel on Gilded Assessor of Noctane
Player 2 took Spessart Fuser
Player 2 drew a card
Player 2 upgraded with Spessart Fuser
Player 3 took Rubel Fractionator
Player 3 took Spessart Kiln
Player 3 harvested Kyan Forge
Player 3 gained 1 Kyan from Kyan Forge
Player 4 took Spectrol Fuser
Player 4 drew a card
Player 4 passed
Player 5 took Indicyl Mixer
Player 5 passed
Player 6 took Indicyl Crusher
Player 6 took Indicyl Splitter
Player 6 upgraded with Indicyl Crusher
Player 1 took Kyan Dissolver
Player 1 discarded Indicyl Kiln
Player 1 discarded Indicyl Inverter
Player 1 converted 2 indicyl into 1 rubel
Player 1 passed
Player 1 converted 1 rubel into 2 hesson
Player 1 put 1 Hesson on Lens Warden of Aurane
Player 1 put 1 Hesson on Gilded Assessor of Noctane
Player 2 took Spectrol Polarizer
Player 2 discarded Kyan Shunt
Player 2 spent 1 Indicyl token
Player 2 converted 1 indicyl and 1 kyan into 1 spessart
Player 2 drew a card
Player 2 discarded Hesson Blender
Player 2 discarded Spectrol Polarizer
Player 2 converted 1 spessart into 1 indicyl and 1 kyan
Player 2 discarded Rubel Kiln
Player 2 traded for Gilded Assessor of Noctane
Player 2 put 1 Kyan on Lens Warden of Aurane
Player 3 drew a card
Player 3 took Hesson Smelter
Player 3 upgraded with Hesson Kiln
Player 3 spent 1 Kyan token
Player 3 converted 1 kyan into 2 hesson
Player 3 discarded Hesson Fractionator
Player 3 discarded Hesson Smelter
Player 3 converted 2 hesson into 1 kyan
Player 3 put 1 Hesson on Depth Prefect of Verdane and Aurane
Player 3 put 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane
Player 3 put 1 Kyan on Torch Steward of Aurane
Player 4 took Rubel Separator
Player 4 took Rubel Separator
Player 4 passed
Player 5 drew a card
Player 5 drew a card
Player 5 discarded Indicyl Cargo Rig
Player 5 discarded Rubel Cargo Rig
Player 5 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 5 upgraded with Hesson Decelerator
Player 5 put 1 Hesson on Depth Prefect of Verdane and Aurane
Player 5 put 1 Kyan on Seventh Archon of Verdane and Noctane and Aurane
Player 6 passed
Player 1 harvested Kyan Furnace
Player 1 gained 1 Kyan from Kyan Furnace
Player 2 discarded Shard Warden of Aurane
Player 2 discarded Gilded Assessor of Noctane
Player 2 earned Blushing Mesa
Player 3 took Kyan Furnace
Player 3 upgraded with Rubel Forge
Player 3 discarded Kyan Furnace
Player 3 converted 1 kyan into 2 hesson
Player 3 discarded Spessart Kiln
Player 3 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 3 put 1 Hesson on Depth Prefect of Verdane and Aurane
Player 3 put 1 Rubel on Torch Steward of Aurane
Player 3 put 1 Kyan on Lens Warden of Aurane
Player 4 took Spessart Cargo Rig
Player 4 took Spessart Blender
Player 4 discarded Knotted Legate of Verdane and Aurane
Player 4 earned Cobalt Reservoir
Player 5 took Spectrol Mixer
Player 5 took Indicyl Dissolver
Player 5 harvested Rubel Shunt
Player 5 gained 1 Rubel from Rubel Shunt
Player 6 took Spessart Accelerator
Player 6 took Hesson Smelter
Player 6 discarded Spessart Accelerator
Player 6 converted 1 spessart into 1 hesson and 1 rubel
Player 6 converted 1 rubel into 1 indicyl and 1 hesson
Player 6 discarded Hesson Kiln
Player 6 discarded Spectrol Condenser
Player 6 traded for Torch Steward of Aurane
Player 6 discarded Indicyl Cargo Rig
Player 6 discarded Hesson Smelter
Player 6 converted 1 indicyl and 1 hesson into 1 rubel
Player 6 put 1 Indicyl on Seventh Archon of Verdane and Noctane and Aurane
Player 6 put 1 Rubel on Depth Prefect of Verdane and Aurane
Player 1 took Hesson Inverter
Player 1 took Indicyl Dissolver
Player 1 upgraded with Kyan Cargo Rig
Player 2 took Indicyl Crystallizer
Player 2 discarded Indicyl Crystallizer
Player 2 discarded Kyan Crystallizer
Player 2 converted 1 indicyl and 1 kyan into 1 spessart
Player 2 passed
Player 2 converted 1 spessart into 1 indicyl and 1 kyan
Player 2 spent 1 Indicyl token
Player 2 converted 1 indicyl and 1 kyan into 1 spessart
Player 2 converted 1 spessart into 1 indicyl and 1 kyan
Player 2 put 1 Indicyl on Bulk Castellan of Verdane and Aurane
Player 2 put 1 Indicyl on Seventh Archon of Verdane and Noctane and Aurane
Player 2 put 1 Kyan on Bulk Castellan of Verdane and Aurane
Player 3 took Rubel Mixer
Player 3 took Indicyl Inverter
Player 3 harvested Hesson Kiln
Player 3 gained 1 Hesson from Hesson Kiln
Player 4 harvested Hesson Crossfeed
Player 4 gained 1 Hesson from Hesson Crossfeed
Player 5 took Rubel Condenser
Player 5 took Indicyl Decelerator
Player 5 discarded Indicyl Mixer
Player 5 discarded Rubel Condenser
Player 5 discarded Spectrol Conduit
Player 5 discarded Indicyl Dissolver
Player 5 traded for Lens Warden of Aurane
Player 6 drew a card
Player 6 spent 1 Indicyl token
Player 6 discarded Indicyl Fuser
Player 6 discarded Indicyl Splitter
Player 6 converted 3 indicyl into 1 spessart
Player 6 took Indicyl Kiln
Player 6 upgraded with Indicyl Kiln
Player 6 put 1 Spessart on Bulk Castellan of Verdane and Aurane
Player 1 took Spessart Crystallizer
You drew Hesson Polarizer
Player 1 upgraded with Indicyl Dissolver
Player 2 took Hesson Crusher
Player 2 took Spectrol Crystallizer
Player 2 upgraded with Rubel Accelerator
Player 3 harvested Rubel Forge
Player 3 gained 1 Rubel from Rubel Forge
Player 4 took Rubel Crystallizer
Player 4 drew a card
Player 4 harvested Spessart Decelerator
Player 4 gained 1 Spessart from Spessart Decelerator
Player 4 discarded Spessart Blender
Player 5 took Indicyl Polarizer
Player 5 passed
Player 5 spent 1 Kyan token
Player 5 spent 1 Kyan token
Player 5 converted 2 kyan into 1 hesson and 1 spectrol
Player 5 discarded Spectrol Blender
Player 5 spent 1 Hesson token
Player 5 converted 1 hesson and 1 spectrol into 2 kyan
Player 5 spent 1 Hesson token
Player 5 converted 1 hesson and 1 spectrol into 2 kyan
Player 5 spent 1 Kyan token
Player 5 converted 2 kyan into 1 hesson and 1 spectrol
Player 5 put 1 Hesson on Cellar Scribe of Verdane
Player 5 put 1 Hesson on Cellar Scribe of Verdane
Player 5 put 1 Kyan on Bulk Castellan of Verdane and Aurane
Player 5 put 1 Kyan on Cellar Scribe of Verdane
Player 5 put 1 Kyan on Seventh Archon of Verdane and Noctane and Aurane
Player 5 put 1 Spectrol on Bulk Castellan of Verdane and Aurane
Player 6 took Kyan Fractionator
Player 6 took Rubel Inverter
Player 6 spent 1 Kyan token
Player 6 converted 1 kyan into 2 hesson
Player 6 discarded Rubel Inverter
Player 6 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 6 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 6 discarded Kyan Fractionator
Player 6 discarded Spectrol Inverter
Player 6 converted 1 hesson and 1 spectrol into 2 kyan
Player 6 converted 1 kyan into 2 hesson
Player 6 converted 1 hesson and 1 rubel into 1 spessart
Player 6 spent 1 Rubel token
Player 6 converted 1 hesson and 1 rubel into 1 spessart
Player 6 converted 1 spessart into 3 indicyl
Player 6 traded for Depth Prefect of Verdane and Aurane
Player 6 put 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane
Player 1 took Hesson Transmuter
You drew Indicyl Smelter
Player 1 passed
Player 2 upgraded with Hesson Cargo Rig
Player 3 took Kyan Separator
Player 3 drew a card
Player 3 passed
Player 4 took Spessart Crossfeed
Player 4 took Hesson Refinery
Player 4 passed
Player 4 discarded Spessart Cargo Rig
Player 4 discarded Rubel Crystallizer
Player 5 took Rubel Cargo Rig
Player 5 took Indicyl Crystallizer
Player 5 passed
Player 6 harvested Rubel Decelerator
Player 6 gained 1 Rubel from Rubel Decelerator
Player 1 took Rubel Conduit
Player 1 discarded Kyan Dissolver
Player 1 converted 1 kyan into 2 indicyl
Player 1 harvested Indicyl Condenser
Player 1 gained 1 Indicyl from Indicyl Condenser
Player 1 put 1 Indicyl on Bulk Castellan of Verdane and Aurane
Player 1 put 1 Indicyl on Seventh Archon of Verdane and Noctane and Aurane
Player 2 took Hesson Fractionator
Player 2 took Hesson Separator
Player 2 passed
Player 3 took Hesson Forge
Player 3 took Indicyl Fractionator
Player 3 upgraded with Kyan Separator
Player 3 spent 1 Rubel token
Player 3 spent 1 Hesson token
Player 3 converted 1 hesson and 1 rubel into 1 spessart
Player 3 put 1 Spessart on Burnished Legate of Noctane and Aurane
Player 4 took Indicyl Transmuter
Player 4 took Indicyl Crossfeed
Player 4 upgraded with Spessart Separator
Player 4 discarded Rubel Separator
Player 4 spent 1 Hesson token
Player 4 converted 1 hesson and 1 rubel into 1 spessart
Player 4 discarded Hesson Refinery
Player 4 discarded Rubel Separator
Player 4 converted 1 hesson and 1 rubel into 1 spessart
Player 4 put 1 Spessart on Cellar Scribe of Verdane
Player 4 put 1 Spessart on Bulk Castellan of Verdane and Aurane
Player 5 spent 1 Hesson token
Player 5 discarded Spectrol Mixer
Player 5 converted 1 hesson and 1 spectrol into 2 kyan
Player 5 took Spectrol Crusher
Player 5 took Indicyl Exchanger
Player 5 passed
Player 5 put 1 Kyan on Burnished Legate of Noctane and Aurane
Player 5 put 1 Kyan on Cellar Scribe of Verdane
Player 5 discarded Spessart Dissolver
Player 6 spent 1 Hesson token
Player 6 spent 1 Rubel token
Player 6 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 6 spent 1 Hesson token
Player 6 spent 1 Hesson token
Player 6 converted 2 hesson into 1 kyan
Player 6 spent 1 Spessart token
Player 6 spent 1 Rubel token
Player 6 converted 1 rubel into 1 indicyl and 1 hesson
Player 6 spent 1 Rubel token
Player 6 converted 1 rubel into 1 indicyl and 1 hesson
Player 6 traded for Bulk Castellan of Verdane and Aurane
Player 6 put 1 Indicyl on Burnished Legate of Noctane and Aurane
You drew Indicyl Refinery
Player 1 took Hesson Exchanger
Player 1 harvested Indicyl Dissolver
Player 1 gained 1 Indicyl from Indicyl Dissolver
Player 1 discarded Indicyl Refinery
Player 2 passed
Player 3 took Rubel Smelter
Player 3 took Hesson Separator
Player 3 upgraded with Rubel Mixer
Player 3 discarded Indicyl Fractionator
Player 3 discarded Hesson Forge
Player 3 discarded Indicyl Inverter
Player 3 converted 2 indicyl and 1 hesson into 3 indicyl
Player 3 discarded Rubel Smelter
Player 3 discarded Hesson Separator
Player 3 converted 1 hesson and 1 rubel into 1 spessart
Player 3 discarded Indicyl Decelerator
Player 3 converted 3 indicyl into 2 indicyl and 1 hesson
Player 3 put 1 Indicyl on Burnished Legate of Noctane and Aurane
Player 3 put 1 Indicyl on Seventh Archon of Verdane and Noctane and Aurane
Player 3 put 1 Indicyl on Gallery Intendant of Noctane and Aurane
Player 3 put 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane
Player 3 put 1 Spessart on Seventh Archon of Verdane and Noctane and Aurane
Player 4 took Rubel Transmuter
Player 4 drew a card
Player 4 discarded Spessart Crossfeed
Player 4 converted 1 spessart into 1 hesson and 1 rubel
Player 4 spent 1 Spessart token
Player 4 converted 1 spessart into 1 hesson and 1 rubel
Player 4 upgraded with Indicyl Crossfeed
Player 4 discarded Indicyl Transmuter
Player 4 discarded Kyan Crossfeed
Player 4 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 4 discarded Rubel Transmuter
Player 4 discarded Hesson Fractionator
Player 4 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 4 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 4 put 1 Hesson on Burnished Legate of Noctane and Aurane
Player 4 put 1 Hesson on Cellar Scribe of Verdane
Player 4 put 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane
Player 4 put 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane
Player 4 put 1 Rubel on Cellar Scribe of Verdane
Player 4 put 1 Rubel on Burnished Legate of Noctane and Aurane
Player 4 put 1 Rubel on Gallery Intendant of Noctane and Aurane
Player 4 put 1 Rubel on Gallery Intendant of Noctane and Aurane
Player 5 took Indicyl Separator
Player 5 drew a card
Player 5 upgraded with Spessart Condenser
Player 5 discarded Indicyl Crystallizer
Player 6 drew a card
Player 6 took Spessart Smelter
Player 6 spent 1 Spectrol token
Player 6 discarded Hesson Cargo Rig
Player 6 spent 1 Rubel token
Player 6 converted 1 rubel into 1 indicyl and 1 hesson
Player 6 spent 1 Indicyl token
Player 6 spent 1 Rubel token
Player 6 traded for Gallery Intendant of Noctane and Aurane
Player 6 spent 1 Indicyl token
Player 6 spent 1 Kyan token
Player 6 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 6 put 1 Hesson on Cellar Scribe of Verdane
Player 6 put 1 Rubel on Cellar Scribe of Verdane
Player 1 took Hesson Shunt
Player 1 took Hesson Shunt
Player 1 passed
Player 1 discarded Spessart Crystallizer
Player 1 discarded Indicyl Smelter
Player 2 took Indicyl Shunt
Player 2 took Hesson Inverter
Player 2 upgraded with Hesson Crusher
Player 3 drew a card
Player 3 discarded Spessart Transmuter
Player 3 converted 1 spessart into 1 hesson and 1 rubel
Player 3 took Hesson Fuser
Player 3 discarded Rubel Fractionator
Player 3 converted 1 hesson and 1 rubel into 1 spessart
Player 3 discarded Hesson Fuser
Player 3 discarded Kyan Splitter
Player 3 traded for Cellar Scribe of Verdane
Player 3 spent 1 Spessart token
Player 3 converted 1 spessart into 1 hesson and 1 rubel
Player 3 put 1 Hesson on Burnished Legate of Noctane and Aurane
Player 3 put 1 Rubel on Seventh Archon of Verdane and Noctane and Aurane
Player 4 took Rubel Fractionator
Player 4 took Rubel Fuser
Player 4 harvested Spessart Separator
Player 4 gained 1 Spessart from Spessart Separator
Player 5 took Kyan Crusher
Player 5 discarded Kyan Conduit
Player 5 discarded Kyan Crusher
Player 5 converted 2 kyan into 1 hesson and 1 spectrol
Player 5 converted 1 hesson and 1 spectrol into 2 kyan
Player 5 upgraded with Spectrol Crusher
Player 5 discarded Indicyl Exchanger
Player 5 discarded Indicyl Polarizer
Player 5 discarded Indicyl Decelerator
Player 5 converted 3 indicyl into 1 spessart
Player 5 put 1 Kyan on Hearth Prefect of Noctane and Aurane
Player 5 put 1 Kyan on Seventh Archon of Verdane and Noctane and Aurane
Player 5 put 1 Spessart on Burnished Legate of Noctane and Aurane
Player 6 took Kyan Fuser
Player 6 drew a card
Player 6 spent 1 Spessart token
Player 6 spent 1 Kyan token
Player 6 spent 1 Rubel token
Player 6 discarded Kyan Crusher
Player 6 spent 1 Kyan token
Player 6 converted 1 kyan into 2 hesson
Player 6 spent 1 Spessart token
Player 6 converted 1 spessart into 1 hesson and 1 rubel
Player 6 traded for Seventh Archon of Verdane and Noctane and Aurane
You drew Rubel Fuser
Player 1 took Indicyl Condenser
Player 1 upgraded with Hesson Polarizer
Player 1 discarded Spectrol Exchanger
Player 1 converted 1 spectrol into 1 spessart
Player 1 put 1 Spessart on Burnished Legate of Noctane and Aurane
Player 2 drew a card
Player 2 took Indicyl Polarizer
Player 2 spent 1 Rubel token
Player 2 discarded Rubel Polarizer
Player 2 converted 2 rubel into 1 indicyl and 1 spessart
Player 2 passed
Player 2 put 1 Indicyl on Burnished Legate of Noctane and Aurane
Player 2 put 1 Spessart on Sixth Archon of Verdane and Noctane and Aurane
Player 3 spent 1 Hesson token
Player 3 spent 1 Rubel token
Player 3 converted 1 hesson and 1 rubel into 1 spessart
Player 3 spent 1 Hesson token
Player 3 spent 1 Rubel token
Player 3 converted 1 hesson and 1 rubel into 1 spessart
Player 3 passed
Player 3 put 1 Spessart on Hearth Prefect of Noctane and Aurane
Player 3 put 1 Spessart on Sixth Archon of Verdane and Noctane and Aurane
Player 4 passed
Player 5 drew a card
Player 5 took Kyan Accelerator
Player 5 harvested Spessart Condenser
Player 5 gained 1 Spessart from Spessart Condenser
Player 6 took Kyan Accelerator
Player 6 discarded Spessart Smelter
Player 6 converted 1 spessart into 3 indicyl
Player 6 took Hesson Accelerator
Player 6 harvested Indicyl Kiln
Player 6 gained 1 Indicyl from Indicyl Kiln
Player 6 put 1 Indicyl on Hearth Prefect of Noctane and Aurane
Player 6 put 1 Indicyl on Hearth Prefect of Noctane and Aurane
Player 6 put 1 Indicyl on Hearth Prefect of Noctane and Aurane
Player 1 took Hesson Crystallizer
Player 1 took Indicyl Transmuter
Player 1 harvested Hesson Polarizer
Player 1 gained 1 Hesson from Hesson Polarizer
Player 1 discarded Rubel Fuser
Player 1 discarded Hesson Shunt
Player 2 drew a card
Player 2 took Rubel Splitter
Player 2 discarded Indicyl Polarizer
Player 2 discarded Kyan Splitter
Player 2 converted 1 indicyl and 1 kyan into 1 spessart
Player 2 passed
Player 2 put 1 Spessart on Drift Warden of Noctane
Player 3 drew a card
Player 3 took Rubel Kiln
Player 3 spent 1 Hesson token
Player 3 discarded Rubel Kiln
Player 3 converted 1 hesson and 1 rubel into 1 spessart
Player 3 passed
Player 3 converted 1 spessart into 1 hesson and 1 rubel
Player 3 discarded Hesson Exchanger
Player 3 converted 1 hesson and 1 rubel into 1 spessart
Player 3 put 1 Hesson on Drift Warden of Noctane
Player 3 put 1 Spessart on Burnished Legate of Noctane and Aurane
Player 4 took Hesson Condenser
Player 4 took Kyan Smelter
Player 4 harvested Indicyl Crossfeed
Player 4 gained 1 Indicyl from Indicyl Crossfeed
Player 5 took Spectrol Separator
Player 5 took Spessart Splitter
Player 5 discarded Spessart Splitter
Player 5 converted 1 spessart into 3 indicyl
Player 5 spent 1 Rubel token
Player 5 discarded Indicyl Separator
Player 5 discarded Spectrol Separator
Player 5 discarded Kyan Accelerator
Player 5 discarded Rubel Cargo Rig
Player 5 discarded Kyan Transmuter
Player 5 traded for Sixth Archon of Verdane and Noctane and Aurane
Player 5 spent 1 Spessart token
Player 5 converted 1 spessart into 3 indicyl
Player 5 put 1 Indicyl on Drift Warden of Noctane
Player 5 put 1 Indicyl on Drift Warden of Noctane
Player 5 put 1 Indicyl on Hearth Prefect of Noctane and Aurane
Player 5 put 1 Indicyl on Drift Warden of Noctane
Player 6 took Rubel Mixer
Player 6 drew a card
Player 6 harvested Indicyl Crusher
Player 6 gained 1 Indicyl from Indicyl Crusher
Player 6 discarded Kyan Fuser
Player 6 spent 1 Indicyl token
Player 6 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 6 put 1 Hesson on Drift Warden of Noctane
Player 6 put 1 Rubel on Burnished Legate of Noctane and Aurane
Player 1 took Indicyl Inverter
Player 1 took Indicyl Conduit
Player 1 upgraded with Hesson Transmuter
Player 1 spent 1 Kyan token
Player 1 converted 1 kyan into 1 rubel
Player 1 put 1 Rubel on Drift Warden of Noctane
Player 1 discarded Hesson Exchanger
Player 2 drew a card
Player 2 took Indicyl Exchanger
Player 2 discarded Indicyl Shunt
Player 2 discarded Indicyl Refinery
Player 2 discarded Indicyl Exchanger
Player 2 converted 3 indicyl into 1 spessart
Player 2 upgraded with Hesson Inverter
Player 2 converted 1 spessart into 3 indicyl
Player 2 put 1 Indicyl on Drift Warden of Noctane
Player 2 put 1 Indicyl on Burnished Legate of Noctane and Aurane
Player 2 put 1 Indicyl on Burnished Legate of Noctane and Aurane
Player 3 took Indicyl Decelerator
Player 3 drew a card
Player 3 upgraded with Indicyl Decelerator
Player 4 took Hesson Crossfeed
Player 4 took Rubel Crystallizer
Player 4 upgraded with Spectrol Fuser
Player 4 spent 1 Spessart token
Player 4 converted 1 spessart into 1 indicyl and 1 kyan
Player 4 put 1 Indicyl on Drift Warden of Noctane
Player 4 put 1 Kyan on Hearth Prefect of Noctane and Aurane
Player 5 took Spessart Refinery
Player 5 took Rubel Splitter
Player 5 harvested Hesson Decelerator
Player 5 gained 1 Hesson from Hesson Decelerator
Player 6 took Indicyl Accelerator
Player 6 took Rubel Inverter
Player 6 spent 1 Spectrol token
Player 6 discarded Rubel Mixer
Player 6 discarded Kyan Forge
Player 6 spent 1 Hesson token
Player 6 spent 1 Hesson token
Player 6 traded for Burnished Legate of Noctane and Aurane
Player 6 discarded Indicyl Accelerator
Player 6 discarded Hesson Accelerator
Player 6 converted 1 indicyl and 1 hesson into 1 rubel
Player 6 spent 1 Kyan token
Player 6 spent 1 Indicyl token
Player 6 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 6 put 1 Hesson on Gilded Assessor of Verdane
Player 6 put 1 Rubel on Drift Warden of Noctane
Player 6 put 1 Rubel on Hearth Prefect of Noctane and Aurane
You drew Rubel Crusher
Player 1 discarded Rubel Crusher
Player 1 converted 1 rubel into 1 kyan
Player 1 took Hesson Crystallizer
Player 1 spent 1 Hesson token
Player 1 discarded Indicyl Condenser
Player 1 converted 1 kyan into 1 rubel
Player 1 discarded Rubel Conduit
Player 1 traded for Paired Herald of Verdane
Player 1 spent 1 Kyan token
Player 1 converted 1 kyan into 1 rubel
Player 1 put 1 Rubel on Gilded Assessor of Verdane
Player 2 took Spessart Fractionator
Player 2 discarded Spessart Fractionator
Player 2 converted 1 spessart into 3 indicyl
Player 2 discarded Spectrol Crystallizer
Player 2 discarded Hesson Fractionator
Player 2 converted 3 indicyl into 1 spessart
Player 2 converted 1 spessart into 1 indicyl and 1 kyan
Player 2 discarded Rubel Splitter
Player 2 traded for Gilded Assessor of Verdane
Player 2 put 1 Kyan on Drift Warden of Noctane
Player 3 drew a card
Player 3 took Kyan Conduit
Player 3 harvested Rubel Mixer
Player 3 gained 1 Rubel from Rubel Mixer
Player 3 spent 1 Kyan token
Player 3 spent 1 Kyan token
Player 3 converted 2 kyan into 1 hesson and 1 spectrol
Player 3 discarded Hesson Forge
Player 3 converted 1 hesson and 1 spectrol into 2 kyan
Player 3 put 1 Hesson on Drift Warden of Noctane
Player 3 put 1 Kyan on Hearth Prefect of Noctane and Aurane
Player 3 put 1 Kyan on Drift Warden of Noctane
Player 4 took Hesson Splitter
Player 4 drew a card
Player 4 passed
Player 4 discarded Indicyl Forge
Player 4 discarded Kyan Smelter
Player 4 converted 1 indicyl and 1 kyan into 1 spessart
Player 4 put 1 Spessart on Hearth Prefect of Noctane and Aurane
Player 5 took Hesson Exchanger
Player 5 took Spessart Furnace
Player 5 harvested Spectrol Crusher
Player 5 gained 1 Spectrol from Spectrol Crusher
Player 6 discarded Rubel Inverter
Player 6 spent 1 Hesson token
Player 6 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 6 harvested Rubel Blender
Player 6 gained 1 Rubel from Rubel Blender
Player 6 discarded Kyan Accelerator
Player 6 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 6 put 1 Hesson on Crucible Prefect of Verdane and Aurane
Player 6 put 1 Rubel on Drift Warden of Noctane
Player 6 put 1 Kyan on Shard Warden of Noctane
Player 1 took Kyan Shunt
Player 1 took Spessart Polarizer
Player 1 discarded Kyan Shunt
Player 1 converted 1 kyan into 1 rubel
Player 1 passed
Player 1 converted 1 rubel into 1 kyan
Player 1 put 1 Kyan on Crucible Prefect of Verdane and Aurane
Player 2 took Hesson Blender
Player 2 drew a card
Player 2 upgraded with Hesson Blender
Player 2 spent 1 Rubel token
Player 2 converted 1 rubel into 1 indicyl and 1 hesson
Player 2 put 1 Indicyl on Crucible Prefect of Verdane and Aurane
Player 2 put 1 Hesson on Crucible Prefect of Verdane and Aurane
Player 3 drew a card
Player 3 took Kyan Blender
Player 3 harvested Kyan Separator
Player 3 gained 1 Kyan from Kyan Separator
Player 4 drew a card
Player 4 took Indicyl Separator
Player 4 upgraded with Indicyl Mixer
Player 5 took Indicyl Condenser
Player 5 took Indicyl Blender
Player 5 discarded Sixth Archon of Verdane and Noctane and Aurane
Player 5 earned Under-City Gate
Player 5 stored Lens Warden of Aurane beneath Under-City Gate
Player 6 took Hesson Mixer
Player 6 took Hesson Inverter
Player 6 discarded Gallery Intendant of Noctane and Aurane
Player 6 earned Ballast Yard
You drew Kyan Exchanger
Player 1 took Indicyl Shunt
Player 1 discarded Paired Herald of Verdane
Player 1 earned Indigo Hamlet
Player 1 discarded Kyan Exchanger
Player 1 converted 1 kyan into 1 rubel
Player 1 converted 1 rubel into 1 kyan
Player 1 put 1 Kyan on Drift Warden of Noctane
Player 1 discarded Hesson Crystallizer
Player 2 harvested Rubel Accelerator
Player 2 gained 1 Rubel from Rubel Accelerator
Player 3 took Kyan Blender
Player 3 spent 1 Kyan token
Player 3 discarded Kyan Blender
Player 3 converted 2 kyan into 1 hesson and 1 spectrol
Player 3 took Spessart Conduit
Player 3 discarded Kyan Blender
Player 3 converted 1 hesson and 1 spectrol into 2 kyan
Player 3 spent 1 Hesson token
Player 3 discarded Kyan Conduit
Player 3 discarded Hesson Splitter
Player 3 converted 2 kyan into 1 hesson and 1 spectrol
Player 3 discarded Spessart Conduit
Player 3 traded for Crucible Prefect of Verdane and Aurane
Player 3 spent 1 Hesson token
Player 3 converted 1 hesson and 1 spectrol into 2 kyan
Player 3 put 1 Kyan on Hearth Prefect of Noctane and Aurane
Player 3 put 1 Kyan on Drift Warden of Noctane
Player 4 took Rubel Crossfeed
Player 4 drew a card
Player 4 discarded Hesson Splitter
Player 4 spent 1 Indicyl token
Player 4 discarded Indicyl Separator
Player 4 converted 2 indicyl and 1 hesson into 3 indicyl
Player 4 passed
Player 4 converted 3 indicyl into 2 indicyl and 1 hesson
Player 4 discarded Hesson Crossfeed
Player 4 converted 2 indicyl and 1 hesson into 3 indicyl
Player 4 converted 3 indicyl into 2 indicyl and 1 hesson
Player 4 put 1 Indicyl on Coal Warden of Verdane
Player 4 put 1 Indicyl on Shard Warden of Noctane
Player 4 put 1 Hesson on Hearth Prefect of Noctane and Aurane
Player 4 put 1 Hesson on Drift Warden of Noctane
Player 5 took Indicyl Mixer
Player 5 took Spectrol Transmuter
Player 5 passed
Player 5 stored a hand card beneath Under-City Gate
Player 6 took Hesson Smelter
Player 6 drew a card
Player 6 spent 1 Spessart token
Player 6 spent 1 Indicyl token
Player 6 discarded Hesson Inverter
Player 6 spent 1 Rubel token
Player 6 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 6 traded for Drift Warden of Noctane
Player 1 took Hesson Dissolver
Player 1 upgraded with Hesson Shunt
Player 2 took Hesson Condenser
Player 2 took Rubel Exchanger
Player 2 harvested Hesson Blender
Player 2 gained 1 Hesson from Hesson Blender
Player 3 drew a card
Player 3 took Indicyl Accelerator
Player 3 passed
Player 4 took Hesson Furnace
Player 4 took Indicyl Polarizer
Player 4 upgraded with Rubel Fractionator
Player 5 took Kyan Mixer
Player 5 passed
Player 5 stored a hand card beneath Under-City Gate
Player 6 took Hesson Fuser
Player 6 took Spessart Inverter
Player 6 upgraded with Spessart Inverter
You drew Hesson Fuser
Player 1 took Spectrol Splitter
Player 1 upgraded with Spectrol Splitter
Player 1 discarded Hesson Crystallizer
Player 2 took Kyan Refinery
Player 2 harvested Spessart Fuser
Player 2 gained 1 Spessart from Spessart Fuser
Player 2 spent 1 Spessart token
Player 2 converted 1 spessart into 3 indicyl
Player 2 spent 1 Rubel token
Player 2 discarded Rubel Exchanger
Player 2 converted 2 rubel into 2 kyan
Player 2 converted 3 indicyl into 1 spessart
Player 2 put 1 Kyan on Shard Warden of Noctane
Player 2 put 1 Kyan on Shard Warden of Noctane
Player 2 put 1 Spessart on Hearth Prefect of Noctane and Aurane
Player 3 drew a card
Player 3 took Kyan Fractionator
Player 3 spent 1 Kyan token
Player 3 discarded Kyan Fractionator
Player 3 converted 2 kyan into 1 hesson and 1 spectrol
Player 3 upgraded with Indicyl Crystallizer
Player 3 spent 1 Hesson token
Player 3 converted 1 hesson and 1 spectrol into 2 kyan
Player 3 discarded Indicyl Smelter
Player 3 spent 1 Rubel token
Player 3 converted 1 indicyl and 1 rubel into 1 spectrol
Player 3 put 1 Hesson on Shard Warden of Noctane
Player 3 put 1 Kyan on Lagoon Broker of Noctane and Aurane
Player 3 put 1 Kyan on Shard Warden of Noctane
Player 3 put 1 Spectrol on Shard Warden of Noctane
Player 4 drew a card
Player 4 discarded Spectrol Decelerator
Player 4 converted 1 spectrol into 1 hesson and 1 kyan
Player 4 discarded Hesson Furnace
Player 4 discarded Rubel Crystallizer
Player 4 discarded Rubel Crossfeed
Player 4 discarded Hesson Splitter
Player 4 discarded Indicyl Polarizer
Player 4 converted 1 indicyl and 1 kyan into 1 spessart
Player 4 traded for Hearth Prefect of Noctane and Aurane
Player 4 spent 1 Indicyl token
Player 4 spent 1 Kyan token
Player 4 converted 1 indicyl and 1 kyan into 1 spessart
Player 4 put 1 Spessart on Shard Warden of Noctane
Player 5 took Indicyl Conduit
Player 5 took Indicyl Crossfeed
Player 5 discarded Indicyl Mixer
Player 5 discarded Spectrol Transmuter
Player 5 discarded Indicyl Blender
Player 5 discarded Kyan Mixer
Player 5 traded for Shard Warden of Noctane
Player 5 stored a hand card beneath Under-City Gate
Player 6 took Rubel Dissolver
Player 6 took Kyan Refinery
Player 6 spent 1 Indicyl token
Player 6 spent 1 Indicyl token
Player 6 spent 1 Indicyl token
Player 6 spent 1 Rubel token
Player 6 spent 1 Kyan token
Player 6 spent 1 Kyan token
Player 6 traded for Lagoon Broker of Noctane and Aurane
Player 1 took Indicyl Conduit
Player 1 took Kyan Cargo Rig
Player 1 harvested Hesson Shunt
Player 1 gained 1 Hesson from Hesson Shunt
Player 1 discarded Hesson Dissolver
Player 1 discarded Indicyl Shunt
Player 2 took Kyan Decelerator
Player 2 harvested Hesson Inverter
Player 2 gained 1 Hesson from Hesson Inverter
Player 3 took Rubel Smelter
Player 3 took Hesson Polarizer
Player 3 spent 1 Indicyl token
Player 3 discarded Rubel Smelter
Player 3 converted 1 indicyl and 1 rubel into 1 spectrol
Player 3 harvested Indicyl Decelerator
Player 3 gained 1 Indicyl from Indicyl Decelerator
Player 3 put 1 Spectrol on Woven Legate of Noctane and Aurane
Player 4 took Rubel Condenser
Player 4 harvested Spectrol Fuser
Player 4 gained 1 Spectrol from Spectrol Fuser
Player 4 discarded Hesson Condenser
Player 4 spent 1 Indicyl token
Player 4 spent 1 Indicyl token
Player 4 converted 2 indicyl and 1 hesson into 3 indicyl
Player 4 spent 1 Hesson token
Player 4 spent 1 Kyan token
Player 4 converted 1 hesson and 1 kyan into 1 spectrol
Player 4 spent 1 Indicyl token
Player 4 converted 3 indicyl into 2 indicyl and 1 hesson
Player 4 put 1 Indicyl on Coal Warden of Verdane
Player 4 put 1 Indicyl on Woven Legate of Noctane and Aurane
Player 4 put 1 Indicyl on Woven Legate of Noctane and Aurane
Player 4 put 1 Hesson on Coal Warden of Verdane
Player 4 put 1 Spectrol on Shaft Intendant of Verdane and Noctane
Player 5 took Rubel Shunt
Player 5 drew a card
Player 5 passed
Player 6 took Kyan Polarizer
Player 6 took Indicyl Forge
Player 6 upgraded with Kyan Refinery
Player 6 discarded Hesson Smelter
Player 6 discarded Rubel Dissolver
Player 6 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 6 put 1 Indicyl on Coal Warden of Verdane
Player 6 put 1 Kyan on Coal Warden of Verdane
Player 1 discarded Kyan Cargo Rig
Player 1 converted 1 kyan into 1 indicyl and 1 hesson
Player 1 took Kyan Exchanger
Player 1 took Spectrol Accelerator
Player 1 upgraded with Kyan Exchanger
Player 1 discarded Hesson Fuser
Player 1 discarded Indicyl Transmuter
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 discarded Indicyl Conduit
Player 1 converted 2 indicyl into 2 hesson
Player 1 put 1 Hesson on Woven Legate of Noctane and Aurane
Player 1 put 1 Hesson on Tallow Envoy of Verdane
Player 1 put 1 Hesson on Coal Warden of Verdane
Player 1 put 1 Kyan on Tallow Envoy of Verdane
Player 2 took Indicyl Kiln
Player 2 harvested Hesson Crusher
Player 2 gained 1 Hesson from Hesson Crusher
Player 3 took Indicyl Blender
Player 3 took Kyan Separator
Player 3 passed
Player 4 took Kyan Smelter
Player 4 took Indicyl Smelter
Player 4 upgraded with Rubel Condenser
Player 4 spent 1 Spectrol token
Player 4 converted 1 spectrol into 1 hesson and 1 kyan
Player 4 discarded Rubel Fuser
Player 4 converted 1 rubel into 2 indicyl
Player 4 put 1 Indicyl on Coal Warden of Verdane
Player 4 put 1 Indicyl on Shaft Intendant of Verdane and Noctane
Player 4 put 1 Hesson on Tallow Envoy of Verdane
Player 4 put 1 Kyan on Woven Legate of Noctane and Aurane
Player 5 took Hesson Conduit
Player 5 took Hesson Conduit
Player 5 discarded Shard Warden of Noctane
Player 5 earned Brickfield
Player 5 discarded Rubel Splitter
Player 6 took Hesson Refinery
Player 6 took Hesson Refinery
Player 6 passed
Player 1 spent 1 Hesson token
Player 1 discarded Indicyl Inverter
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
You drew Spessart Shunt
You drew Spectrol Kiln
Player 1 passed
Player 1 put 1 Kyan on Woven Legate of Noctane and Aurane
Player 2 upgraded with Kyan Refinery
Player 3 took Hesson Dissolver
Player 3 upgraded with Kyan Separator
Player 4 spent 1 Rubel token
Player 4 converted 1 rubel into 2 indicyl
Player 4 took Kyan Dissolver
Player 4 drew a card
Player 4 harvested Indicyl Mixer
Player 4 gained 1 Indicyl from Indicyl Mixer
Player 4 put 1 Indicyl on Shaft Intendant of Verdane and Noctane
Player 4 put 1 Indicyl on Coal Warden of Verdane
Player 5 took Rubel Blender
Player 5 took Hesson Crusher
Player 5 upgraded with Hesson Conduit
Player 5 spent 1 Hesson token
Player 5 spent 1 Hesson token
Player 5 discarded Hesson Exchanger
Player 5 converted 3 hesson into 3 indicyl
Player 5 put 1 Indicyl on Woven Legate of Noctane and Aurane
Player 5 put 1 Indicyl on Tallow Envoy of Verdane
Player 5 put 1 Indicyl on Woven Legate of Noctane and Aurane
Player 5 stored a hand card beneath Under-City Gate
Player 6 took Indicyl Refinery
Player 6 took Indicyl Splitter
Player 6 passed
Player 6 stored a hand card beneath Ballast Yard
Player 6 discarded Hesson Mixer
Player 1 discarded Indicyl Conduit
Player 1 discarded Hesson Inverter
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 took Kyan Condenser
Player 1 discarded Kyan Condenser
Player 1 converted 1 kyan into 2 hesson
Player 1 took Rubel Transmuter
Player 1 harvested Spectrol Splitter
Player 1 gained 1 Spectrol from Spectrol Splitter
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 converted 2 indicyl into 2 hesson
Player 1 discarded Rubel Transmuter
Player 1 converted 1 rubel into 2 hesson
Player 1 converted 2 hesson into 1 rubel
Player 1 converted 1 rubel into 1 kyan
Player 1 converted 2 hesson into 2 indicyl
Player 1 put 1 Indicyl on Woven Legate of Noctane and Aurane
Player 1 put 1 Indicyl on Woven Legate of Noctane and Aurane
Player 1 put 1 Hesson on Tallow Envoy of Verdane
Player 1 put 1 Hesson on Woven Legate of Noctane and Aurane
Player 1 put 1 Kyan on Coal Warden of Verdane
Player 1 put 1 Kyan on Woven Legate of Noctane and Aurane
Player 2 took Spessart Exchanger
Player 2 drew a card
Player 2 upgraded with Spessart Exchanger
Player 3 drew a card
Player 3 drew a card
Player 3 passed
Player 4 took Rubel Crusher
Player 4 took Rubel Refinery
Player 4 discarded Kyan Dissolver
Player 4 discarded Rubel Refinery
Player 4 converted 1 rubel into 2 indicyl
Player 4 spent 1 Indicyl token
Player 4 discarded Indicyl Fractionator
Player 4 discarded Rubel Crusher
Player 4 spent 1 Spessart token
Player 4 traded for Woven Legate of Noctane and Aurane
Player 4 put 1 Indicyl on Coal Warden of Verdane
Player 4 put 1 Indicyl on Shaft Intendant of Verdane and Noctane
Player 5 took Kyan Fuser
Player 5 drew a card
Player 5 discarded Indicyl Cargo Rig
Player 5 spent 1 Indicyl token
Player 5 spent 1 Indicyl token
Player 5 converted 3 indicyl into 3 hesson
Player 5 discarded Indicyl Conduit
Player 5 spent 1 Kyan token
Player 5 discarded Hesson Crusher
Player 5 discarded Hesson Conduit
Player 5 converted 3 hesson into 3 indicyl
Player 5 discarded Rubel Shunt
Player 5 spent 1 Kyan token
Player 5 traded for Lagoon Broker of Verdane and Noctane
Player 5 put 1 Indicyl on Tallow Envoy of Verdane
Player 5 put 1 Hesson on Tallow Envoy of Verdane
Player 5 put 1 Hesson on Shaft Intendant of Verdane and Noctane
Player 6 drew a card
Player 6 drew a card
Player 6 spent 1 Rubel token
Player 6 spent 1 Rubel token
Player 6 converted 2 rubel into 2 kyan
Player 6 passed
Player 6 discarded Indicyl Forge
Player 6 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 6 spent 1 Rubel token
Player 6 converted 2 rubel into 2 kyan
Player 6 put 1 Hesson on Shaft Intendant of Verdane and Noctane
Player 6 put 1 Kyan on Tallow Envoy of Verdane
Player 6 put 1 Kyan on Tallow Envoy of Verdane
Player 6 put 1 Kyan on Shaft Intendant of Verdane and Noctane
Player 6 discarded Hesson Crystallizer
Player 1 took Hesson Polarizer
Player 1 took Kyan Transmuter
Player 1 harvested Hesson Transmuter
Player 1 gained 1 Hesson from Hesson Transmuter
Player 2 discarded Indicyl Kiln
Player 2 discarded Spectrol Smelter
Player 2 converted 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 2 discarded Hesson Separator
Player 2 discarded Hesson Condenser
Player 2 converted 2 hesson into 2 indicyl
Player 2 drew a card
Player 2 passed
Player 2 discarded Kyan Decelerator
Player 2 converted 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 2 converted 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 2 spent 1 Hesson token
Player 2 discarded Hesson Furnace
Player 2 converted 2 hesson into 2 indicyl
Player 2 converted 2 indicyl into 2 hesson
Player 2 converted 2 indicyl into 2 hesson
Player 2 put 1 Hesson on Spire Castellan of Verdane and Noctane
Player 2 put 1 Hesson on Coal Warden of Verdane
Player 2 put 1 Hesson on Spire Castellan of Verdane and Noctane
Player 2 put 1 Hesson on Spire Castellan of Verdane and Noctane
Player 2 put 1 Rubel on Tallow Envoy of Verdane
Player 2 put 1 Kyan on Spire Castellan of Verdane and Noctane
Player 2 put 1 Kyan on Shaft Intendant of Verdane and Noctane
Player 3 took Spectrol Fractionator
Player 3 discarded Spectrol Shunt
Player 3 converted 1 spectrol into 1 indicyl and 1 rubel
Player 3 took Indicyl Crossfeed
Player 3 discarded Hesson Polarizer
Player 3 converted 1 hesson and 1 rubel into 1 spessart
Player 3 upgraded with Hesson Dissolver
Player 3 put 1 Indicyl on Coal Warden of Verdane
Player 3 put 1 Spessart on Spire Castellan of Verdane and Noctane
Player 4 took Indicyl Crusher
Player 4 took Spectrol Crossfeed
Player 4 spent 1 Indicyl token
Player 4 discarded Kyan Smelter
Player 4 spent 1 Hesson token
Player 4 spent 1 Indicyl token
Player 4 spent 1 Hesson token
Player 4 spent 1 Kyan token
Player 4 spent 1 Spectrol token
Player 4 traded for Spire Castellan of Verdane and Noctane
Player 4 spent 1 Hesson token
Player 4 spent 1 Kyan token
Player 4 converted 1 hesson and 1 kyan into 1 spectrol
Player 4 converted 1 spectrol into 1 hesson and 1 kyan
Player 4 put 1 Hesson on Coal Warden of Verdane
Player 4 put 1 Kyan on Tallow Envoy of Verdane
Player 5 upgraded with Spessart Furnace
Player 6 spent 1 Indicyl token
Player 6 spent 1 Indicyl token
Player 6 spent 1 Rubel token
Player 6 spent 1 Spessart token
Player 6 traded for Rime Warden of Aurane
Player 6 spent 1 Rubel token
Player 6 spent 1 Rubel token
Player 6 converted 2 rubel into 2 kyan
Player 6 put 1 Kyan on Tallow Envoy of Verdane
Player 6 put 1 Kyan on Shaft Intendant of Verdane and Noctane
Player 1 took Hesson Kiln
Player 1 passed
Player 1 discarded Hesson Polarizer
Player 1 discarded Hesson Kiln
Player 1 converted 2 hesson into 2 indicyl
Player 1 converted 2 indicyl into 2 hesson
Player 1 spent 1 Hesson token
Player 1 converted 2 hesson into 2 indicyl
Player 1 converted 2 indicyl into 2 hesson
Player 1 put 1 Hesson on Shaft Intendant of Verdane and Noctane
Player 1 put 1 Hesson on Tallow Envoy of Verdane
Player 1 put 1 Hesson on Shaft Intendant of Verdane and Noctane
Player 2 took Indicyl Transmuter
Player 2 spent 1 Hesson token
Player 2 discarded Hesson Mixer
Player 2 converted 2 hesson into 2 indicyl
Player 2 spent 1 Hesson token
Player 2 spent 1 Hesson token
Player 2 converted 2 hesson into 2 indicyl
Player 2 discarded Indicyl Transmuter
Player 2 converted 2 indicyl into 2 hesson
Player 2 converted 2 indicyl into 2 hesson
Player 2 upgraded with Spessart Mixer
Player 2 spent 1 Hesson token
Player 2 converted 2 hesson into 2 indicyl
Player 2 spent 1 Hesson token
Player 2 converted 2 hesson into 2 indicyl
Player 2 spent 1 Hesson token
Player 2 converted 2 hesson into 2 indicyl
Player 2 converted 2 indicyl into 2 hesson
Player 2 converted 3 indicyl into 2 indicyl and 1 hesson
Player 2 put 1 Indicyl on Tallow Envoy of Verdane
Player 2 put 1 Indicyl on Tallow Envoy of Verdane
Player 2 put 1 Indicyl on Coal Warden of Verdane
Player 2 put 1 Indicyl on Shaft Intendant of Verdane and Noctane
Player 2 put 1 Hesson on Tallow Envoy of Verdane
Player 2 put 1 Hesson on Coal Warden of Verdane
Player 2 put 1 Hesson on Prism Prefect of Verdane and Aurane
Player 2 put 1 Hesson on Shaft Intendant of Verdane and Noctane
Player 3 drew a card
Player 3 took Kyan Kiln
Player 3 discarded Indicyl Splitter
Player 3 discarded Indicyl Blender
Player 3 converted 2 indicyl into 1 kyan
Player 3 upgraded with Indicyl Accelerator
Player 3 discarded Spectrol Fractionator
Player 3 converted 1 spectrol into 1 spessart
Player 3 put 1 Kyan on Coal Warden of Verdane
Player 3 put 1 Spessart on Tallow Envoy of Verdane
Player 4 took Hesson Accelerator
Player 4 took Hesson Accelerator
Player 4 discarded Woven Legate of Noctane and Aurane
Player 4 discarded Spire Castellan of Verdane and Noctane
Player 4 earned Glasswing Canyon
Player 4 discarded Indicyl Crusher
Player 4 spent 1 Indicyl token
Player 4 converted 2 indicyl into 1 rubel
Player 4 put 1 Rubel on Coal Warden of Verdane
Player 5 took Indicyl Separator
Player 5 took Hesson Mixer
Player 5 harvested Spessart Furnace
Player 5 gained 1 Spessart from Spessart Furnace
Player 6 discarded Seventh Archon of Verdane and Noctane and Aurane
Player 6 earned Chancery Moon
Player 6 stored Burnished Legate of Noctane and Aurane beneath Ballast Yard
Player 1 harvested Kyan Exchanger
Player 1 gained 1 Kyan from Kyan Exchanger
Player 2 drew a card
Player 2 took Hesson Shunt
Player 2 harvested Kyan Refinery
Player 2 gained 1 Kyan from Kyan Refinery
Player 3 took Hesson Cargo Rig
Player 3 took Hesson Decelerator
Player 3 discarded Kyan Kiln
Player 3 converted 1 kyan into 2 indicyl
Player 3 upgraded with Hesson Cargo Rig
Player 3 discarded Indicyl Accelerator
Player 3 discarded Indicyl Crossfeed
Player 3 converted 2 indicyl into 1 kyan
Player 3 spent 1 Indicyl token
Player 3 converted 2 indicyl into 1 kyan
Player 3 put 1 Indicyl on Prism Prefect of Verdane and Aurane
Player 3 put 1 Kyan on Shaft Intendant of Verdane and Noctane
Player 3 put 1 Kyan on Coal Warden of Verdane
Player 4 took Kyan Inverter
Player 4 spent 1 Indicyl token
Player 4 spent 1 Indicyl token
Player 4 converted 2 indicyl into 1 rubel
Player 4 drew a card
Player 4 converted 1 rubel into 2 indicyl
Player 4 discarded Indicyl Smelter
Player 4 converted 2 indicyl into 1 rubel
Player 4 discarded Hearth Prefect of Noctane and Aurane
Player 4 earned Sealed Archive
This became the final round: a player had three Landmarks
Player 4 put 1 Indicyl on Coal Warden of Verdane
Player 4 put 1 Rubel on Coal Warden of Verdane
Player 5 took Rubel Exchanger
Player 5 took Indicyl Fuser
Player 5 spent 1 Kyan token
Player 5 discarded Kyan Fuser
Player 5 spent 1 Spectrol token
Player 5 discarded Indicyl Separator
Player 5 traded for Tallow Envoy of Verdane
The game was over
