Player 3 was the first player
Player 3 took Hesson Fractionator
Player 3 passed
Player 1 took Hesson Fuser
Player 1 took Rubel Accelerator
Player 1 upgraded with Hesson Blender
Player 1 discarded Indicyl Smelter
Player 1 discarded Hesson Fuser
Player 1 converted 1 indicyl and 1 hesson into 1 rubel
Player 1 put 1 Rubel on Depth Prefect of Verdane and Noctane
Player 2 took Rubel Fuser
Player 2 took Rubel Condenser
Player 2 passed
Player 3 took Rubel Separator
Player 3 upgraded with Hesson Blender
Player 1 took Rubel Furnace
Player 1 took Indicyl Splitter
Player 1 upgraded with Rubel Accelerator
Player 2 took Spectrol Accelerator
Player 2 upgraded with Spectrol Accelerator
Player 3 took Rubel Transmuter
Player 3 took Hesson Polarizer
Player 3 upgraded with Hesson Fractionator
Player 1 discarded Rubel Furnace
Player 1 converted 1 rubel into 1 indicyl and 1 hesson
Player 1 took Spessart Accelerator
Player 1 harvested Rubel Accelerator
Player 1 gained 1 Rubel from Rubel Accelerator
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel into 1 indicyl and 1 hesson
Player 1 put 1 Indicyl on Torch Steward of Noctane
Player 1 put 1 Indicyl on Bulk Castellan of Verdane and Noctane
Player 1 put 1 Hesson on Bulk Castellan of Verdane and Noctane
Player 1 put 1 Hesson on Depth Prefect of Verdane and Noctane
Player 2 took Spectrol Decelerator
Player 2 took Kyan Condenser
Player 2 passed
Player 2 discarded Rubel Fuser
Player 2 discarded Rubel Fractionator
Player 2 converted 2 rubel into 1 indicyl and 1 spessart
Player 2 put 1 Indicyl on Crucible Prefect of Verdane and Aurane
Player 2 put 1 Spessart on Torch Steward of Noctane
Player 3 took Rubel Separator
Player 3 took Hesson Cargo Rig
Player 3 upgraded with Spessart Condenser
Player 1 took Spectrol Dissolver
Player 1 passed
Player 2 discarded Rubel Kiln
Player 2 discarded Rubel Condenser
Player 2 converted 2 rubel into 1 indicyl and 1 spessart
Player 2 converted 1 indicyl and 1 spessart into 2 rubel
Player 2 upgraded with Kyan Exchanger
Player 2 put 1 Rubel on Torch Steward of Noctane
Player 2 put 1 Rubel on Torch Steward of Noctane
Player 3 took Indicyl Kiln
Player 3 took Indicyl Mixer
Player 3 harvested Spessart Condenser
Player 3 gained 1 Spessart from Spessart Condenser
Player 3 discarded Rubel Separator
Player 3 discarded Indicyl Mixer
Player 1 took Indicyl Fuser
Player 1 harvested Hesson Blender
Player 1 gained 1 Hesson from Hesson Blender
Player 2 took Indicyl Mixer
Player 2 took Spectrol Inverter
Player 2 passed
Player 3 harvested Hesson Blender
Player 3 gained 1 Hesson from Hesson Blender
Player 3 discarded Hesson Polarizer
Player 3 discarded Kyan Fuser
Player 3 converted 1 hesson and 1 kyan into 1 spectrol
Player 3 put 1 Spectrol on Crucible Prefect of Verdane and Aurane
Player 1 took Kyan Inverter
Player 1 passed
Player 2 took Kyan Accelerator
Player 2 took Indicyl Fuser
Player 2 discarded Indicyl Mixer
Player 2 discarded Indicyl Fuser
Player 2 converted 2 indicyl into 2 hesson
Player 2 converted 2 hesson into 2 indicyl
Player 2 passed
Player 2 put 1 Indicyl on Crucible Prefect of Verdane and Aurane
Player 2 put 1 Indicyl on Crucible Prefect of Verdane and Aurane
Player 3 took Indicyl Furnace
Player 3 took Indicyl Inverter
Player 3 passed
Player 1 took Rubel Cargo Rig
Player 1 took Hesson Blender
Player 1 passed
Player 1 discarded Hesson Blender
Player 1 discarded Rubel Cargo Rig
Player 2 took Indicyl Crusher
Player 2 took Spectrol Mixer
Player 2 upgraded with Kyan Accelerator
Player 3 took Rubel Splitter
Player 3 upgraded with Hesson Transmuter
Player 3 discarded Rubel Separator
Player 3 converted 1 rubel into 1 kyan
Player 3 put 1 Kyan on Crucible Prefect of Verdane and Aurane
You drew Kyan Crossfeed
Player 1 took Indicyl Polarizer
Player 1 discarded Indicyl Splitter
Player 1 discarded Indicyl Fuser
Player 1 discarded Indicyl Polarizer
Player 1 discarded Kyan Inverter
Player 1 discarded Kyan Crossfeed
Player 1 discarded Spessart Accelerator
Player 1 traded for Depth Prefect of Verdane and Noctane
Player 2 took Hesson Fractionator
Player 2 took Indicyl Mixer
Player 2 passed
Player 2 discarded Indicyl Crusher
Player 2 discarded Indicyl Mixer
Player 2 converted 2 indicyl into 2 hesson
Player 2 discarded Hesson Fractionator
Player 2 converted 2 hesson into 2 indicyl
Player 2 put 1 Indicyl on Bulk Castellan of Verdane and Noctane
Player 2 put 1 Indicyl on Bulk Castellan of Verdane and Noctane
Player 2 put 1 Hesson on Crucible Prefect of Verdane and Aurane
Player 3 took Indicyl Crusher
Player 3 took Rubel Shunt
Player 3 passed
Player 3 discarded Rubel Transmuter
Player 1 took Kyan Smelter
Player 1 took Spectrol Exchanger
Player 1 upgraded with Spectrol Furnace
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 2 hesson into 1 rubel
Player 1 put 1 Rubel on Bulk Castellan of Verdane and Noctane
Player 2 drew a card
Player 2 harvested Kyan Accelerator
Player 2 gained 1 Kyan from Kyan Accelerator
Player 3 took Spessart Transmuter
Player 3 took Indicyl Fractionator
Player 3 upgraded with Indicyl Inverter
Player 3 discarded Indicyl Crusher
You drew Hesson Inverter
Player 1 took Hesson Decelerator
Player 1 harvested Spectrol Furnace
Player 1 gained 1 Spectrol from Spectrol Furnace
Player 2 drew a card
Player 2 took Hesson Crystallizer
Player 2 harvested Kyan Exchanger
Player 2 gained 1 Kyan from Kyan Exchanger
Player 2 discarded Hesson Crystallizer
Player 3 discarded Rubel Splitter
Player 3 discarded Rubel Shunt
Player 3 converted 2 rubel into 2 kyan
Player 3 spent 1 Hesson token
Player 3 converted 1 hesson and 1 kyan into 1 spectrol
Player 3 took Rubel Mixer
Player 3 took Indicyl Condenser
Player 3 passed
Player 3 discarded Rubel Mixer
Player 3 converted 1 rubel into 1 kyan
Player 3 put 1 Kyan on Crucible Prefect of Verdane and Aurane
Player 3 put 1 Kyan on Torch Steward of Noctane
Player 3 put 1 Spectrol on Bulk Castellan of Verdane and Noctane
You drew Indicyl Fuser
You drew Indicyl Conduit
Player 1 upgraded with Indicyl Fuser
Player 2 took Indicyl Crossfeed
Player 2 took Kyan Refinery
Player 2 upgraded with Kyan Crusher
Player 2 discarded Spectrol Inverter
Player 3 took Rubel Inverter
Player 3 took Spessart Fuser
Player 3 discarded Rubel Inverter
Player 3 converted 1 rubel into 1 kyan
Player 3 harvested Hesson Fractionator
Player 3 gained 1 Hesson from Hesson Fractionator
Player 3 converted 1 kyan into 1 rubel
Player 3 put 1 Rubel on Torch Steward of Noctane
You drew Spectrol Fuser
You drew Hesson Splitter
Player 1 harvested Indicyl Fuser
Player 1 gained 1 Indicyl from Indicyl Fuser
Player 1 discarded Hesson Decelerator
Player 1 discarded Kyan Smelter
Player 2 drew a card
Player 2 drew a card
Player 2 harvested Spectrol Accelerator
Player 2 gained 1 Spectrol from Spectrol Accelerator
Player 2 discarded Kyan Refinery
Player 2 discarded Indicyl Inverter
Player 3 took Hesson Separator
Player 3 drew a card
Player 3 harvested Hesson Transmuter
Player 3 gained 1 Hesson from Hesson Transmuter
Player 3 discarded Hesson Cargo Rig
Player 3 discarded Kyan Fractionator
Player 1 took Spectrol Forge
Player 1 took Kyan Splitter
Player 1 upgraded with Spectrol Dissolver
Player 1 discarded Kyan Splitter
Player 1 converted 1 kyan into 2 indicyl
Player 1 spent 1 Indicyl token
Player 1 converted 2 indicyl into 1 kyan
Player 1 converted 1 kyan into 2 indicyl
Player 1 discarded Indicyl Conduit
Player 1 converted 2 indicyl into 1 kyan
Player 1 put 1 Indicyl on Torch Steward of Noctane
Player 1 put 1 Indicyl on Sixth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Kyan on Sixth Archon of Verdane and Noctane and Aurane
Player 2 drew a card
Player 2 took Kyan Cargo Rig
Player 2 upgraded with Kyan Refinery
Player 2 discarded Kyan Cargo Rig
Player 3 took Hesson Crossfeed
Player 3 took Rubel Cargo Rig
Player 3 harvested Indicyl Inverter
Player 3 gained 1 Indicyl from Indicyl Inverter
Player 3 discarded Indicyl Kiln
Player 3 discarded Indicyl Condenser
Player 1 took Kyan Transmuter
Player 1 took Indicyl Decelerator
Player 1 discarded Kyan Transmuter
Player 1 converted 1 kyan into 2 indicyl
Player 1 harvested Spectrol Dissolver
Player 1 gained 1 Spectrol from Spectrol Dissolver
Player 1 put 1 Indicyl on Torch Steward of Noctane
Player 1 put 1 Indicyl on Torch Steward of Noctane
Player 2 harvested Kyan Crusher
Player 2 gained 1 Kyan from Kyan Crusher
Player 2 spent 1 Spectrol token
Player 2 discarded Indicyl Crossfeed
Player 2 converted 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 2 discarded Rubel Crusher
Player 2 converted 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 2 put 1 Indicyl on Crucible Prefect of Verdane and Aurane
Player 2 put 1 Rubel on Sixth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Spectrol on Sixth Archon of Verdane and Noctane and Aurane
Player 3 upgraded with Indicyl Fractionator
Player 1 took Rubel Refinery
Player 1 took Indicyl Forge
Player 1 upgraded with Hesson Inverter
Player 1 spent 1 Rubel token
Player 1 discarded Rubel Refinery
Player 1 converted 2 rubel into 2 kyan
Player 1 put 1 Kyan on Bulk Castellan of Verdane and Noctane
Player 1 put 1 Kyan on Bulk Castellan of Verdane and Noctane
Player 2 took Rubel Exchanger
Player 2 took Rubel Smelter
Player 2 spent 1 Kyan token
Player 2 discarded Rubel Smelter
Player 2 converted 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 2 upgraded with Rubel Exchanger
Player 2 discarded Hesson Forge
Player 2 discarded Hesson Smelter
Player 2 converted 2 hesson into 2 indicyl
Player 2 converted 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 2 put 1 Indicyl on Crucible Prefect of Verdane and Aurane
Player 2 put 1 Indicyl on Torch Steward of Noctane
Player 2 put 1 Rubel on Torch Steward of Noctane
Player 2 put 1 Kyan on Bulk Castellan of Verdane and Noctane
Player 3 harvested Indicyl Fractionator
Player 3 gained 1 Indicyl from Indicyl Fractionator
Player 1 took Hesson Furnace
Player 1 took Hesson Inverter
Player 1 discarded Spectrol Fuser
Player 1 discarded Hesson Splitter
Player 1 discarded Hesson Furnace
Player 1 discarded Hesson Inverter
Player 1 traded for Torch Steward of Noctane
Player 2 upgraded with Spectrol Mixer
Player 3 took Indicyl Exchanger
Player 3 passed
You drew Rubel Conduit
You drew Rubel Forge
Player 1 discarded Rubel Conduit
Player 1 spent 1 Rubel token
Player 1 converted 2 rubel into 2 kyan
Player 1 harvested Hesson Inverter
Player 1 gained 1 Hesson from Hesson Inverter
Player 1 put 1 Kyan on Bulk Castellan of Verdane and Noctane
Player 1 put 1 Kyan on Bulk Castellan of Verdane and Noctane
Player 2 took Kyan Splitter
Player 2 took Kyan Blender
Player 2 passed
Player 3 drew a card
Player 3 took Indicyl Blender
Player 3 discarded Hesson Separator
Player 3 discarded Hesson Crossfeed
Player 3 discarded Rubel Cargo Rig
Player 3 discarded Spectrol Crusher
Player 3 traded for Flare Warden of Noctane
Player 1 took Kyan Furnace
Player 1 took Rubel Blender
Player 1 passed
Player 1 discarded Kyan Furnace
Player 2 took Rubel Decelerator
Player 2 discarded Kyan Condenser
Player 2 discarded Rubel Decelerator
Player 2 converted 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 2 took Rubel Crystallizer
Player 2 passed
Player 2 discarded Kyan Blender
Player 2 discarded Rubel Crystallizer
Player 2 converted 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 2 discarded Spectrol Decelerator
Player 2 converted 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 2 converted 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 2 converted 2 indicyl into 2 hesson
Player 2 put 1 Hesson on Crucible Prefect of Verdane and Aurane
Player 2 put 1 Hesson on Bulk Castellan of Verdane and Noctane
Player 2 put 1 Spectrol on Rooftop Scribe of Noctane
Player 2 put 1 Spectrol on Rooftop Scribe of Noctane
Player 2 put 1 Spectrol on Rooftop Scribe of Noctane
Player 3 took Indicyl Fractionator
Player 3 took Kyan Fractionator
Player 3 passed
Player 1 took Spessart Fractionator
Player 1 took Spessart Splitter
Player 1 upgraded with Spessart Splitter
Player 1 spent 1 Indicyl token
Player 1 spent 1 Hesson token
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 converted 1 kyan into 1 indicyl and 1 hesson
Player 1 spent 1 Kyan token
Player 1 converted 1 kyan into 1 indicyl and 1 hesson
Player 1 put 1 Indicyl on Bulk Castellan of Verdane and Noctane
Player 1 put 1 Indicyl on Bulk Castellan of Verdane and Noctane
Player 1 put 1 Hesson on Bulk Castellan of Verdane and Noctane
Player 1 put 1 Hesson on Bulk Castellan of Verdane and Noctane
Player 1 discarded Spectrol Kiln
Player 2 drew a card
Player 2 upgraded with Kyan Blender
Player 3 upgraded with Spessart Fuser
Player 1 harvested Spessart Splitter
Player 1 gained 1 Spessart from Spessart Splitter
Player 2 took Indicyl Refinery
Player 2 took Indicyl Splitter
Player 2 harvested Rubel Exchanger
Player 2 gained 1 Rubel from Rubel Exchanger
Player 2 spent 1 Rubel token
Player 2 converted 1 rubel into 1 indicyl and 1 hesson
Player 2 discarded Indicyl Refinery
Player 2 discarded Indicyl Splitter
Player 2 converted 2 indicyl and 1 hesson into 3 indicyl
Player 2 converted 3 indicyl into 2 indicyl and 1 hesson
Player 2 put 1 Indicyl on Rooftop Scribe of Noctane
Player 2 put 1 Indicyl on Bulk Castellan of Verdane and Noctane
Player 2 put 1 Indicyl on Sixth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Hesson on Bulk Castellan of Verdane and Noctane
Player 3 upgraded with Indicyl Fractionator
Player 1 took Rubel Decelerator
Player 1 took Hesson Dissolver
Player 1 passed
Player 1 discarded Rubel Decelerator
Player 1 discarded Rubel Forge
Player 2 took Kyan Furnace
Player 2 took Indicyl Inverter
Player 2 passed
Player 3 took Rubel Crusher
Player 3 discarded Indicyl Furnace
Player 3 discarded Kyan Fractionator
Player 3 converted 1 indicyl and 1 kyan into 1 spessart
Player 3 passed
Player 3 converted 1 spessart into 1 spectrol
Player 3 put 1 Spectrol on Sixth Archon of Verdane and Noctane and Aurane
You drew Hesson Smelter
You drew Kyan Cargo Rig
Player 1 discarded Indicyl Decelerator
Player 1 spent 1 Rubel token
Player 1 discarded Kyan Cargo Rig
Player 1 spent 1 Spectrol token
Player 1 traded for Rooftop Scribe of Noctane
Player 2 drew a card
Player 2 took Kyan Shunt
Player 2 harvested Kyan Blender
Player 2 gained 1 Kyan from Kyan Blender
Player 2 discarded Kyan Splitter
Player 2 discarded Rubel Conduit
Player 2 converted 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 2 converted 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 2 put 1 Rubel on Crucible Prefect of Verdane and Aurane
Player 2 put 1 Kyan on Sixth Archon of Verdane and Noctane and Aurane
Player 3 drew a card
Player 3 took Hesson Exchanger
Player 3 harvested Spessart Fuser
Player 3 gained 1 Spessart from Spessart Fuser
You drew Kyan Transmuter
Player 1 passed
Player 1 discarded Spectrol Forge
Player 2 took Indicyl Smelter
Player 2 took Spessart Smelter
Player 2 upgraded with Kyan Furnace
Player 3 took Spessart Furnace
Player 3 discarded Hesson Exchanger
Player 3 discarded Kyan Forge
Player 3 converted 1 hesson and 1 kyan into 1 spectrol
Player 3 took Indicyl Crystallizer
Player 3 harvested Indicyl Fractionator
Player 3 gained 1 Indicyl from Indicyl Fractionator
Player 3 put 1 Spectrol on Sixth Archon of Verdane and Noctane and Aurane
Player 1 took Hesson Crystallizer
Player 1 took Hesson Splitter
Player 1 upgraded with Spectrol Exchanger
Player 1 discarded Indicyl Forge
Player 2 took Indicyl Cargo Rig
Player 2 discarded Indicyl Inverter
Player 2 discarded Indicyl Smelter
Player 2 discarded Indicyl Cargo Rig
Player 2 converted 3 indicyl into 2 indicyl and 1 hesson
Player 2 took Rubel Fractionator
Player 2 harvested Spectrol Mixer
Player 2 gained 1 Spectrol from Spectrol Mixer
Player 2 spent 1 Spectrol token
Player 2 converted 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 2 put 1 Indicyl on Sixth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Hesson on Prism Prefect of Verdane and Noctane
Player 2 put 1 Rubel on Prism Prefect of Verdane and Noctane
Player 2 put 1 Kyan on Prism Prefect of Verdane and Noctane
Player 3 drew a card
Player 3 upgraded with Spessart Furnace
Player 3 discarded Rubel Crusher
Player 3 converted 1 rubel into 2 hesson
Player 3 spent 1 Hesson token
Player 3 spent 1 Hesson token
Player 3 converted 2 hesson into 1 rubel
Player 3 discarded Hesson Refinery
Player 3 converted 2 hesson into 1 rubel
Player 3 converted 1 rubel into 2 hesson
Player 3 put 1 Hesson on Bulk Castellan of Verdane and Noctane
Player 3 put 1 Hesson on Prism Prefect of Verdane and Noctane
Player 3 put 1 Hesson on Bulk Castellan of Verdane and Noctane
Player 3 put 1 Rubel on Crucible Prefect of Verdane and Aurane
Player 1 took Spessart Crossfeed
Player 1 took Indicyl Crossfeed
Player 1 harvested Spectrol Exchanger
Player 1 gained 1 Spectrol from Spectrol Exchanger
Player 1 discarded Kyan Transmuter
Player 1 discarded Rubel Blender
Player 2 took Indicyl Smelter
Player 2 discarded Kyan Shunt
Player 2 discarded Rubel Fractionator
Player 2 converted 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 2 upgraded with Spessart Smelter
Player 2 put 1 Indicyl on Sixth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Spectrol on Sixth Archon of Verdane and Noctane and Aurane
Player 3 took Kyan Forge
Player 3 drew a card
Player 3 harvested Spessart Furnace
Player 3 gained 1 Spessart from Spessart Furnace
Player 1 took Hesson Fractionator
Player 1 took Kyan Fuser
Player 1 passed
Player 1 discarded Hesson Dissolver
Player 1 discarded Indicyl Crossfeed
Player 2 took Kyan Crystallizer
Player 2 took Hesson Crystallizer
Player 2 harvested Kyan Furnace
Player 2 gained 1 Kyan from Kyan Furnace
Player 3 passed
Player 1 took Spessart Dissolver
You drew Indicyl Conduit
Player 1 passed
Player 1 discarded Hesson Splitter
Player 1 discarded Hesson Smelter
Player 2 took Indicyl Blender
Player 2 harvested Kyan Refinery
Player 2 gained 1 Kyan from Kyan Refinery
Player 3 took Hesson Conduit
Player 3 took Indicyl Transmuter
Player 3 passed
Player 3 discarded Kyan Forge
Player 1 passed
Player 2 took Rubel Polarizer
Player 2 took Spectrol Polarizer
Player 2 passed
Player 3 took Indicyl Crystallizer
Player 3 took Indicyl Shunt
Player 3 upgraded with Indicyl Exchanger
Player 3 discarded Indicyl Crystallizer
Player 3 discarded Indicyl Shunt
Player 3 converted 2 indicyl into 2 hesson
Player 3 discarded Hesson Conduit
Player 3 converted 2 hesson into 2 indicyl
Player 3 put 1 Indicyl on Prism Prefect of Verdane and Noctane
Player 3 put 1 Indicyl on Prism Prefect of Verdane and Noctane
Player 3 put 1 Hesson on Bulk Castellan of Verdane and Noctane
Player 1 took Hesson Crusher
You drew Indicyl Accelerator
Player 1 passed
Player 1 discarded Hesson Fractionator
Player 1 discarded Hesson Crusher
Player 2 harvested Spessart Smelter
Player 2 gained 1 Spessart from Spessart Smelter
Player 3 drew a card
Player 3 took Hesson Shunt
Player 3 discarded Hesson Kiln
Player 3 discarded Hesson Shunt
Player 3 converted 2 hesson into 2 indicyl
Player 3 harvested Indicyl Exchanger
Player 3 gained 1 Indicyl from Indicyl Exchanger
Player 3 put 1 Indicyl on Sixth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Indicyl on Crucible Prefect of Verdane and Aurane
Player 1 took Hesson Decelerator
You drew Hesson Refinery
Player 1 passed
Player 1 discarded Hesson Refinery
Player 1 discarded Spessart Fractionator
Player 2 took Hesson Crusher
Player 2 drew a card
Player 2 passed
Player 2 discarded Indicyl Blender
Player 3 drew a card
Player 3 drew a card
Player 3 upgraded with Indicyl Transmuter
Player 1 took Kyan Separator
Player 1 took Indicyl Decelerator
Player 1 spent 1 Spectrol token
Player 1 discarded Indicyl Conduit
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Rubel token
Player 1 spent 1 Rubel token
Player 1 discarded Kyan Fuser
Player 1 discarded Kyan Separator
Player 1 traded for Sixth Archon of Verdane and Noctane and Aurane
Player 2 drew a card
Player 2 discarded Hesson Crusher
Player 2 spent 1 Kyan token
Player 2 spent 1 Kyan token
Player 2 discarded Indicyl Kiln
Player 2 discarded Hesson Crystallizer
Player 2 discarded Indicyl Smelter
Player 2 spent 1 Spessart token
Player 2 traded for Bulk Castellan of Verdane and Noctane
Player 3 took Indicyl Crossfeed
Player 3 discarded Kyan Crusher
Player 3 converted 1 kyan into 1 rubel
Player 3 converted 1 rubel into 1 kyan
Player 3 drew a card
Player 3 passed
Player 3 converted 1 kyan into 1 rubel
Player 3 put 1 Rubel on Prism Prefect of Verdane and Noctane
Player 1 took Spessart Shunt
Player 1 upgraded with Spessart Crossfeed
Player 1 discarded Indicyl Decelerator
Player 1 spent 1 Kyan token
Player 1 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 1 discarded Hesson Crystallizer
Player 1 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 1 put 1 Indicyl on Seventh Archon of Verdane and Noctane and Aurane
Player 1 put 1 Hesson on Crucible Prefect of Verdane and Aurane
Player 1 put 1 Kyan on Crucible Prefect of Verdane and Aurane
Player 2 took Spectrol Crossfeed
Player 2 drew a card
Player 2 passed
Player 3 took Indicyl Forge
Player 3 took Rubel Dissolver
Player 3 upgraded with Rubel Dissolver
Player 3 discarded Indicyl Crossfeed
Player 1 took Hesson Forge
Player 1 took Kyan Polarizer
Player 1 harvested Spessart Crossfeed
Player 1 gained 1 Spessart from Spessart Crossfeed
Player 2 drew a card
Player 2 took Indicyl Refinery
Player 2 passed
Player 2 discarded Indicyl Refinery
Player 3 discarded Indicyl Forge
Player 3 discarded Indicyl Crystallizer
Player 3 converted 2 indicyl into 1 kyan
Player 3 took Spessart Crystallizer
Player 3 took Kyan Shunt
Player 3 discarded Kyan Shunt
Player 3 converted 1 kyan into 2 indicyl
Player 3 upgraded with Spessart Transmuter
Player 3 put 1 Indicyl on Prism Prefect of Verdane and Aurane
Player 3 put 1 Indicyl on Prism Prefect of Verdane and Aurane
Player 3 put 1 Kyan on Seventh Archon of Verdane and Noctane and Aurane
Player 1 took Rubel Inverter
You drew Spessart Polarizer
Player 1 upgraded with Kyan Polarizer
Player 1 spent 1 Spessart token
Player 1 converted 1 spessart into 1 spectrol
Player 1 discarded Spessart Polarizer
Player 1 converted 1 spessart into 1 spectrol
Player 1 discarded Spessart Dissolver
Player 1 converted 1 spessart into 1 spectrol
Player 1 spent 1 Spectrol token
Player 1 converted 1 spectrol into 1 spessart
Player 1 put 1 Spessart on Prism Prefect of Verdane and Noctane
Player 1 put 1 Spectrol on Prism Prefect of Verdane and Aurane
Player 1 put 1 Spectrol on Seventh Archon of Verdane and Noctane and Aurane
Player 1 put 1 Spectrol on Crucible Prefect of Verdane and Aurane
Player 2 took Indicyl Forge
Player 2 drew a card
Player 2 upgraded with Indicyl Splitter
Player 2 discarded Hesson Splitter
Player 2 spent 1 Indicyl token
Player 2 converted 1 indicyl and 1 hesson into 1 kyan
Player 2 put 1 Kyan on Crucible Prefect of Verdane and Aurane
Player 3 took Indicyl Dissolver
Player 3 discarded Indicyl Dissolver
Player 3 spent 1 Indicyl token
Player 3 converted 2 indicyl into 1 kyan
Player 3 drew a card
Player 3 upgraded with Indicyl Blender
Player 3 put 1 Kyan on Crucible Prefect of Verdane and Aurane
Player 1 took Indicyl Fractionator
Player 1 took Kyan Conduit
Player 1 harvested Kyan Polarizer
Player 1 gained 1 Kyan from Kyan Polarizer
Player 2 took Hesson Separator
Player 2 took Rubel Forge
Player 2 passed
Player 2 discarded Rubel Forge
Player 2 discarded Spectrol Crossfeed
Player 3 took Rubel Crossfeed
Player 3 took Hesson Cargo Rig
Player 3 upgraded with Indicyl Transmuter
Player 1 took Kyan Crystallizer
Player 1 took Kyan Accelerator
Player 1 passed
Player 1 discarded Indicyl Accelerator
Player 1 discarded Spessart Shunt
Player 2 drew a card
Player 2 took Kyan Exchanger
Player 2 spent 1 Indicyl token
Player 2 spent 1 Hesson token
Player 2 converted 1 indicyl and 1 hesson into 1 kyan
Player 2 discarded Kyan Crystallizer
Player 2 spent 1 Kyan token
Player 2 discarded Kyan Conduit
Player 2 converted 1 kyan into 1 indicyl and 1 hesson
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 spent 1 Spectrol token
Player 2 traded for Prism Prefect of Verdane and Noctane
Player 2 spent 1 Kyan token
Player 2 converted 1 kyan into 1 indicyl and 1 hesson
Player 2 converted 1 kyan into 1 indicyl and 1 hesson
Player 2 spent 1 Kyan token
Player 2 converted 1 kyan into 1 indicyl and 1 hesson
Player 2 spent 1 Indicyl token
Player 2 spent 1 Hesson token
Player 2 converted 1 indicyl and 1 hesson into 1 kyan
Player 2 put 1 Indicyl on Crucible Prefect of Verdane and Aurane
Player 2 put 1 Indicyl on Prism Prefect of Verdane and Aurane
Player 2 put 1 Indicyl on Crucible Prefect of Verdane and Aurane
Player 2 put 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane
Player 2 put 1 Hesson on Prism Prefect of Verdane and Aurane
Player 2 put 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane
Player 2 put 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane
Player 2 put 1 Kyan on Seventh Archon of Verdane and Noctane and Aurane
Player 3 drew a card
Player 3 took Spessart Kiln
Player 3 discarded Rubel Crossfeed
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 upgraded with Spectrol Refinery
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 converted 2 indicyl into 1 kyan
Player 3 put 1 Indicyl on Crucible Prefect of Verdane and Aurane
Player 3 put 1 Hesson on Crucible Prefect of Verdane and Aurane
Player 3 put 1 Kyan on Seventh Archon of Verdane and Noctane and Aurane
Player 1 took Spessart Blender
Player 1 took Spessart Separator
Player 1 discarded Kyan Accelerator
Player 1 discarded Kyan Crystallizer
Player 1 discarded Indicyl Fractionator
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Spectrol token
Player 1 traded for Prism Prefect of Verdane and Aurane
Player 2 harvested Indicyl Splitter
Player 2 gained 1 Indicyl from Indicyl Splitter
Player 3 discarded Hesson Crossfeed
Player 3 spent 1 Indicyl token
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 discarded Hesson Accelerator
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 took Spectrol Smelter
Player 3 took Kyan Condenser
Player 3 discarded Spessart Kiln
Player 3 discarded Hesson Cargo Rig
Player 3 discarded Kyan Condenser
Player 3 traded for Coal Warden of Verdane
Player 3 put 1 Rubel on Knotted Legate of Noctane and Aurane
Player 1 took Indicyl Separator
Player 1 took Hesson Condenser
Player 1 passed
Player 1 discarded Spessart Separator
Player 2 took Hesson Crusher
Player 2 took Hesson Refinery
Player 2 passed
Player 2 discarded Rubel Polarizer
Player 2 discarded Spessart Conduit
Player 3 took Hesson Polarizer
Player 3 took Indicyl Furnace
Player 3 upgraded with Indicyl Furnace
Player 1 took Hesson Fuser
Player 1 discarded Hesson Condenser
Player 1 discarded Kyan Conduit
Player 1 discarded Hesson Forge
Player 1 spent 1 Kyan token
Player 1 discarded Hesson Decelerator
Player 1 spent 1 Rubel token
Player 1 discarded Rubel Inverter
Player 1 spent 1 Spessart token
Player 1 traded for Seventh Archon of Verdane and Noctane and Aurane
Player 2 passed
Player 3 took Indicyl Refinery
Player 3 took Hesson Forge
Player 3 spent 1 Spessart token
Player 3 discarded Hesson Polarizer
Player 3 discarded Indicyl Refinery
Player 3 discarded Hesson Forge
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 discarded Spectrol Smelter
Player 3 converted 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 3 traded for Cellar Scribe of Noctane
Player 3 put 1 Hesson on Knotted Legate of Noctane and Aurane
Player 1 took Spessart Refinery
Player 1 took Hesson Smelter
Player 1 discarded Hesson Fuser
Player 1 discarded Spessart Refinery
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 spent 1 Kyan token
Player 1 spent 1 Kyan token
Player 1 traded for Crucible Prefect of Verdane and Aurane
Player 2 took Hesson Decelerator
Player 2 took Hesson Exchanger
Player 2 discarded Spectrol Polarizer
Player 2 discarded Indicyl Forge
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 spent 1 Rubel token
Player 2 spent 1 Rubel token
Player 2 traded for Mirror Prefect of Noctane and Aurane
Player 3 took Rubel Accelerator
Player 3 discarded Rubel Accelerator
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 passed
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 put 1 Rubel on Ember Envoy of Verdane
Player 1 took Rubel Shunt
Player 1 took Hesson Polarizer
Player 1 passed
Player 2 took Hesson Dissolver
Player 2 took Spessart Decelerator
Player 2 discarded Kyan Exchanger
Player 2 discarded Hesson Dissolver
Player 2 spent 1 Spessart token
Player 2 discarded Hesson Exchanger
Player 2 spent 1 Rubel token
Player 2 traded for Knotted Legate of Noctane and Aurane
Player 3 took Spectrol Shunt
Player 3 drew a card
Player 3 upgraded with Spessart Crystallizer
Player 1 discarded Torch Steward of Noctane
Player 1 discarded Prism Prefect of Verdane and Aurane
Player 1 earned Shimmer Flats
Player 2 upgraded with Hesson Crusher
Player 2 discarded Spessart Decelerator
Player 2 converted 1 spessart into 3 indicyl
Player 2 discarded Spessart Inverter
Player 2 converted 1 spessart into 3 indicyl
Player 2 converted 3 indicyl into 1 spessart
Player 2 put 1 Indicyl on Basalt Broker of Noctane and Aurane
Player 2 put 1 Indicyl on Lagoon Broker of Verdane and Noctane
Player 2 put 1 Indicyl on Glare Warden of Verdane
Player 2 put 1 Spessart on Glare Warden of Verdane
Player 3 took Kyan Kiln
Player 3 took Indicyl Exchanger
Player 3 passed
Player 3 discarded Kyan Mixer
Player 3 converted 1 kyan into 1 rubel
Player 3 converted 1 rubel into 1 kyan
Player 3 put 1 Kyan on Basalt Broker of Noctane and Aurane
Player 1 took Indicyl Kiln
Player 1 took Hesson Accelerator
Player 1 passed
Player 2 discarded Prism Prefect of Verdane and Noctane
Player 2 discarded Knotted Legate of Noctane and Aurane
Player 2 earned Coral Causeway
Player 3 took Hesson Mixer
Player 3 took Indicyl Separator
Player 3 upgraded with Hesson Mixer
Player 1 upgraded with Hesson Accelerator
Player 2 took Hesson Furnace
Player 2 upgraded with Hesson Furnace
Player 3 passed
Player 3 discarded Kyan Kiln
Player 3 converted 1 kyan into 1 kyan
Player 3 discarded Indicyl Exchanger
Player 3 discarded Indicyl Separator
Player 3 converted 2 indicyl into 1 kyan
Player 3 converted 1 kyan into 1 rubel
Player 3 put 1 Rubel on Basalt Broker of Noctane and Aurane
Player 3 put 1 Kyan on Lagoon Broker of Verdane and Noctane
Player 1 took Rubel Furnace
Player 1 took Hesson Mixer
Player 1 discarded Sixth Archon of Verdane and Noctane and Aurane
Player 1 earned Amber Terraces
Player 1 discarded Rubel Shunt
Player 1 discarded Rubel Furnace
Player 1 converted 2 rubel into 1 indicyl and 1 spessart
Player 1 put 1 Indicyl on Ember Envoy of Verdane
Player 1 put 1 Spessart on Lagoon Broker of Verdane and Noctane
Player 2 spent 1 Rubel token
Player 2 converted 1 rubel into 2 hesson
Player 2 took Hesson Fuser
Player 2 took Hesson Condenser
Player 2 harvested Hesson Crusher
Player 2 gained 1 Hesson from Hesson Crusher
Player 2 discarded Hesson Condenser
Player 2 discarded Hesson Separator
Player 2 converted 2 hesson into 1 rubel
Player 2 put 1 Hesson on Lagoon Broker of Verdane and Noctane
Player 2 put 1 Hesson on Lagoon Broker of Verdane and Noctane
Player 2 put 1 Rubel on Glare Warden of Verdane
Player 3 took Hesson Furnace
Player 3 took Hesson Separator
Player 3 passed
Player 1 took Rubel Splitter
Player 1 took Indicyl Dissolver
Player 1 spent 1 Hesson token
Player 1 spent 1 Spectrol token
Player 1 discarded Rubel Splitter
Player 1 spent 1 Rubel token
Player 1 converted 2 rubel into 1 indicyl and 1 spessart
Player 1 converted 1 indicyl and 1 spessart into 2 rubel
Player 1 traded for Ember Envoy of Verdane
Player 2 took Indicyl Exchanger
Player 2 took Rubel Transmuter
Player 2 upgraded with Rubel Transmuter
Player 3 took Kyan Inverter
Player 3 discarded Spectrol Shunt
Player 3 converted 1 spectrol into 1 indicyl and 1 rubel
Player 3 discarded Hesson Furnace
Player 3 discarded Hesson Separator
Player 3 converted 2 hesson into 1 rubel
Player 3 took Indicyl Accelerator
Player 3 discarded Kyan Inverter
Player 3 converted 1 kyan into 1 rubel
Player 3 harvested Indicyl Transmuter
Player 3 gained 1 Indicyl from Indicyl Transmuter
Player 3 converted 1 rubel into 2 hesson
Player 3 discarded Indicyl Accelerator
Player 3 converted 2 indicyl into 1 kyan
Player 3 put 1 Hesson on Basalt Broker of Noctane and Aurane
Player 3 put 1 Hesson on Glare Warden of Verdane
Player 3 put 1 Rubel on Shaft Intendant of Verdane and Noctane
Player 3 put 1 Rubel on Glare Warden of Verdane
Player 3 put 1 Kyan on Lagoon Broker of Verdane and Noctane
Player 1 discarded Depth Prefect of Verdane and Noctane
Player 1 discarded Crucible Prefect of Verdane and Aurane
Player 1 earned Stillwater Spire
This became the final round: a player had three Landmarks
Player 1 discarded Indicyl Dissolver
Player 1 discarded Spessart Blender
Player 1 converted 1 indicyl and 1 spessart into 2 rubel
Player 1 spent 1 Indicyl token
Player 1 spent 1 Spessart token
Player 1 converted 1 indicyl and 1 spessart into 2 rubel
Player 1 converted 2 rubel into 1 indicyl and 1 spessart
Player 1 put 1 Indicyl on Shaft Intendant of Verdane and Noctane
Player 1 put 1 Rubel on Shaft Intendant of Verdane and Noctane
Player 1 put 1 Rubel on Lagoon Broker of Verdane and Noctane
Player 1 put 1 Spessart on Shaft Intendant of Verdane and Noctane
Player 2 drew a card
Player 2 took Indicyl Transmuter
Player 2 passed
The game was over
