Player 1 was the first player
Player 1 took Indicyl Smelter
Player 1 took Kyan Transmuter
Player 1 upgraded with Hesson Exchanger
Player 2 took Indicyl Fuser
Player 2 upgraded with Kyan Refinery
Player 2 discarded Rubel Accelerator
Player 2 discarded Kyan Splitter
Player 2 converted 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 2 discarded Indicyl Fuser
Player 2 converted 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 2 put 1 Indicyl on Dome Intendant of Noctane and Aurane
Player 2 put 1 Rubel on Cellar Scribe of Verdane
Player 2 put 1 Kyan on Dome Intendant of Noctane and Aurane
Player 1 took Rubel Shunt
Player 1 took Indicyl Mixer
Player 1 harvested Hesson Exchanger
Player 1 gained 1 Hesson from Hesson Exchanger
Player 2 took Hesson Kiln
Player 2 took Hesson Condenser
Player 2 harvested Kyan Refinery
Player 2 gained 1 Kyan from Kyan Refinery
Player 1 took Hesson Shunt
Player 1 took Hesson Polarizer
Player 1 passed
Player 1 discarded Hesson Fuser
Player 1 discarded Rubel Shunt
Player 2 upgraded with Hesson Transmuter
Player 2 spent 1 Kyan token
Player 2 converted 1 kyan into 1 rubel
Player 2 converted 1 rubel into 1 kyan
Player 2 put 1 Kyan on Bulk Castellan of Verdane and Aurane
You drew Indicyl Refinery
Player 1 took Hesson Kiln
Player 1 upgraded with Hesson Polarizer
Player 1 discarded Indicyl Mixer
Player 2 drew a card
Player 2 took Indicyl Transmuter
Player 2 upgraded with Indicyl Transmuter
Player 1 took Kyan Furnace
Player 1 took Rubel Blender
Player 1 upgraded with Kyan Transmuter
Player 1 discarded Indicyl Refinery
Player 2 took Rubel Transmuter
Player 2 discarded Rubel Transmuter
Player 2 converted 1 rubel into 1 kyan
Player 2 took Hesson Separator
Player 2 upgraded with Hesson Condenser
Player 2 put 1 Kyan on Rooftop Scribe of Verdane
Player 1 took Spectrol Splitter
You drew Indicyl Cargo Rig
Player 1 upgraded with Rubel Crusher
Player 1 discarded Rubel Blender
Player 1 converted 1 rubel into 1 kyan
Player 1 put 1 Kyan on Cellar Scribe of Verdane
Player 2 took Spectrol Accelerator
Player 2 took Kyan Smelter
Player 2 upgraded with Spectrol Accelerator
Player 1 took Hesson Transmuter
Player 1 took Rubel Dissolver
Player 1 upgraded with Spectrol Splitter
Player 1 discarded Indicyl Smelter
Player 2 took Rubel Blender
Player 2 discarded Kyan Smelter
Player 2 converted 1 kyan into 1 rubel
Player 2 passed
Player 2 converted 1 rubel into 2 indicyl
Player 2 put 1 Indicyl on Cellar Scribe of Verdane
Player 2 put 1 Indicyl on Dome Intendant of Noctane and Aurane
Player 1 took Spectrol Decelerator
Player 1 took Spectrol Crossfeed
Player 1 upgraded with Indicyl Cargo Rig
Player 2 took Indicyl Crystallizer
Player 2 took Hesson Polarizer
Player 2 discarded Rubel Blender
Player 2 converted 1 rubel into 1 rubel
Player 2 converted 1 rubel into 2 indicyl
Player 2 discarded Indicyl Crystallizer
Player 2 converted 2 indicyl into 1 rubel
Player 2 converted 1 rubel into 2 indicyl
Player 2 harvested Hesson Condenser
Player 2 gained 1 Hesson from Hesson Condenser
Player 2 put 1 Indicyl on Cellar Scribe of Verdane
Player 2 put 1 Indicyl on Bulk Castellan of Verdane and Aurane
Player 2 put 1 Indicyl on Dome Intendant of Noctane and Aurane
Player 1 took Kyan Smelter
Player 1 harvested Rubel Crusher
Player 1 gained 1 Rubel from Rubel Crusher
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel into 1 kyan
Player 1 put 1 Kyan on Rooftop Scribe of Verdane
Player 1 discarded Kyan Conduit
Player 2 took Rubel Smelter
Player 2 discarded Rubel Smelter
Player 2 converted 1 rubel into 1 kyan
Player 2 took Rubel Forge
Player 2 upgraded with Hesson Separator
Player 2 discarded Rubel Forge
Player 2 converted 1 rubel into 1 kyan
Player 2 converted 1 kyan into 1 rubel
Player 2 converted 1 kyan into 1 rubel
Player 2 put 1 Rubel on Cellar Scribe of Verdane
Player 2 put 1 Rubel on Dome Intendant of Noctane and Aurane
Player 1 took Indicyl Fuser
Player 1 took Kyan Shunt
Player 1 discarded Kyan Shunt
Player 1 converted 1 kyan into 1 indicyl and 1 hesson
Player 1 harvested Spectrol Splitter
Player 1 gained 1 Spectrol from Spectrol Splitter
Player 1 discarded Rubel Dissolver
Player 1 converted 1 rubel into 1 kyan
Player 1 discarded Spectrol Decelerator
Player 1 converted 1 spectrol into 1 spessart
Player 1 discarded Spectrol Crossfeed
Player 1 converted 1 spectrol into 1 spessart
Player 1 put 1 Indicyl on Cellar Scribe of Verdane
Player 1 put 1 Hesson on Rooftop Scribe of Verdane
Player 1 put 1 Kyan on Rooftop Scribe of Verdane
Player 1 put 1 Spessart on Cellar Scribe of Verdane
Player 1 put 1 Spessart on Bulk Castellan of Verdane and Aurane
Player 2 took Hesson Crossfeed
Player 2 took Rubel Accelerator
Player 2 passed
Player 2 discarded Rubel Accelerator
Player 2 converted 1 rubel into 1 kyan
Player 2 converted 1 kyan into 1 rubel
Player 2 discarded Hesson Polarizer
Player 2 converted 1 hesson and 1 rubel into 1 spessart
Player 2 put 1 Spessart on Dome Intendant of Noctane and Aurane
Player 1 took Indicyl Splitter
Player 1 spent 1 Spectrol token
Player 1 converted 1 spectrol into 1 spessart
Player 1 took Kyan Blender
Player 1 discarded Kyan Smelter
Player 1 converted 1 kyan into 1 rubel
Player 1 discarded Kyan Furnace
Player 1 converted 1 kyan into 1 rubel
Player 1 upgraded with Hesson Kiln
Player 1 discarded Kyan Blender
Player 1 converted 1 kyan into 1 rubel
Player 1 put 1 Rubel on Bulk Castellan of Verdane and Aurane
Player 1 put 1 Rubel on Bulk Castellan of Verdane and Aurane
Player 1 put 1 Rubel on Bulk Castellan of Verdane and Aurane
Player 1 put 1 Spessart on Bulk Castellan of Verdane and Aurane
Player 2 took Indicyl Decelerator
Player 2 took Kyan Dissolver
Player 2 passed
Player 1 took Kyan Condenser
Player 1 took Indicyl Shunt
Player 1 harvested Kyan Transmuter
Player 1 gained 1 Kyan from Kyan Transmuter
Player 1 discarded Hesson Shunt
Player 1 spent 1 Hesson token
Player 1 converted 2 hesson into 1 kyan
Player 1 spent 1 Kyan token
Player 1 converted 1 kyan into 2 hesson
Player 1 discarded Hesson Transmuter
Player 1 converted 2 hesson into 1 kyan
Player 1 converted 1 kyan into 2 hesson
Player 1 put 1 Hesson on Cellar Scribe of Verdane
Player 1 put 1 Hesson on Dome Intendant of Noctane and Aurane
Player 1 put 1 Hesson on Rooftop Scribe of Verdane
Player 1 put 1 Kyan on Bulk Castellan of Verdane and Aurane
Player 2 upgraded with Hesson Inverter
Player 2 discarded Kyan Dissolver
Player 2 converted 1 kyan into 1 rubel
Player 2 converted 1 rubel into 1 kyan
Player 2 put 1 Kyan on Cellar Scribe of Verdane
Player 1 discarded Kyan Condenser
Player 1 converted 1 kyan into 2 hesson
Player 1 converted 2 hesson into 1 kyan
Player 1 took Indicyl Refinery
You drew Spectrol Separator
Player 1 harvested Hesson Polarizer
Player 1 gained 1 Hesson from Hesson Polarizer
Player 1 converted 1 kyan into 2 hesson
Player 1 put 1 Hesson on Cellar Scribe of Verdane
Player 1 put 1 Hesson on Rooftop Scribe of Verdane
Player 2 passed
Player 1 passed
Player 2 took Rubel Fuser
Player 2 took Kyan Crusher
Player 2 passed
Player 1 took Rubel Furnace
Player 1 took Indicyl Accelerator
Player 1 upgraded with Indicyl Shunt
Player 1 discarded Indicyl Splitter
Player 1 discarded Rubel Furnace
Player 1 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 1 spent 1 Hesson token
Player 1 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 1 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 1 converted 2 hesson into 1 kyan
Player 1 put 1 Kyan on Bulk Castellan of Verdane and Aurane
Player 1 put 1 Kyan on Rooftop Scribe of Verdane
Player 2 discarded Rubel Fuser
Player 2 converted 1 rubel into 1 kyan
Player 2 took Hesson Splitter
Player 2 drew a card
Player 2 upgraded with Kyan Crusher
Player 2 put 1 Kyan on Dome Intendant of Noctane and Aurane
Player 1 took Hesson Conduit
You drew Spectrol Transmuter
Player 1 passed
Player 2 took Kyan Fuser
Player 2 took Spessart Inverter
Player 2 harvested Hesson Separator
Player 2 gained 1 Hesson from Hesson Separator
Player 2 discarded Kyan Fuser
Player 2 converted 1 kyan into 1 rubel
Player 2 discarded Spessart Inverter
Player 2 discarded Indicyl Decelerator
Player 2 converted 1 indicyl and 1 spessart into 2 rubel
Player 2 put 1 Rubel on Bulk Castellan of Verdane and Aurane
Player 2 put 1 Rubel on Bulk Castellan of Verdane and Aurane
Player 2 put 1 Rubel on Rooftop Scribe of Verdane
Player 1 harvested Hesson Kiln
Player 1 gained 1 Hesson from Hesson Kiln
Player 2 harvested Spectrol Accelerator
Player 2 gained 1 Spectrol from Spectrol Accelerator
Player 2 discarded Spessart Cargo Rig
Player 2 converted 1 spessart into 3 indicyl
Player 2 put 1 Indicyl on Cellar Scribe of Verdane
Player 2 put 1 Indicyl on Dome Intendant of Noctane and Aurane
Player 2 put 1 Indicyl on Rooftop Scribe of Verdane
Player 1 upgraded with Spectrol Separator
Player 2 took Hesson Inverter
Player 2 took Spectrol Smelter
Player 2 passed
Player 1 took Hesson Mixer
Player 1 took Spectrol Furnace
Player 1 passed
Player 2 took Indicyl Exchanger
Player 2 took Hesson Inverter
Player 2 harvested Indicyl Transmuter
Player 2 gained 1 Indicyl from Indicyl Transmuter
Player 1 upgraded with Indicyl Refinery
Player 2 harvested Hesson Inverter
Player 2 gained 1 Hesson from Hesson Inverter
Player 1 took Kyan Crystallizer
Player 1 took Rubel Smelter
Player 1 discarded Hesson Conduit
Player 1 discarded Hesson Mixer
Player 1 discarded Kyan Crystallizer
Player 1 discarded Indicyl Fuser
Player 1 discarded Indicyl Accelerator
Player 1 discarded Spectrol Transmuter
Player 1 traded for Dome Intendant of Noctane and Aurane
Player 2 took Kyan Mixer
Player 2 took Kyan Crossfeed
Player 2 passed
Player 2 discarded Indicyl Exchanger
Player 2 discarded Hesson Splitter
Player 1 took Spectrol Condenser
You drew Spessart Decelerator
Player 1 passed
Player 1 spent 1 Hesson token
Player 1 spent 1 Kyan token
Player 1 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 1 discarded Spessart Decelerator
Player 1 converted 1 spessart into 1 hesson and 1 rubel
Player 1 put 1 Indicyl on Bulk Castellan of Verdane and Aurane
Player 1 put 1 Hesson on Drift Warden of Aurane
Player 1 put 1 Rubel on Bulk Castellan of Verdane and Aurane
Player 1 put 1 Rubel on Bulk Castellan of Verdane and Aurane
Player 2 took Spessart Blender
Player 2 discarded Spessart Blender
Player 2 converted 1 spessart into 3 indicyl
Player 2 took Spessart Separator
Player 2 passed
Player 2 put 1 Indicyl on Cellar Scribe of Verdane
Player 2 put 1 Indicyl on Bulk Castellan of Verdane and Aurane
Player 2 put 1 Indicyl on Drift Warden of Aurane
Player 2 discarded Hesson Kiln
Player 1 took Rubel Inverter
Player 1 took Spectrol Fuser
Player 1 spent 1 Hesson token
Player 1 spent 1 Rubel token
Player 1 spent 1 Kyan token
Player 1 spent 1 Spessart token
Player 1 traded for Cellar Scribe of Verdane
Player 1 spent 1 Rubel token
Player 1 spent 1 Hesson token
Player 1 converted 1 hesson and 1 rubel into 1 spessart
Player 1 discarded Rubel Inverter
Player 1 spent 1 Indicyl token
Player 1 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 1 discarded Spectrol Condenser
Player 1 spent 1 Indicyl token
Player 1 converted 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 1 put 1 Hesson on Bulk Castellan of Verdane and Aurane
Player 1 put 1 Rubel on Bulk Castellan of Verdane and Aurane
Player 1 put 1 Kyan on Rooftop Scribe of Verdane
Player 1 put 1 Kyan on Drift Warden of Aurane
Player 1 put 1 Spessart on Drift Warden of Aurane
Player 2 discarded Spessart Separator
Player 2 converted 1 spessart into 3 indicyl
Player 2 took Kyan Condenser
Player 2 took Rubel Mixer
Player 2 harvested Hesson Transmuter
Player 2 gained 1 Hesson from Hesson Transmuter
Player 2 converted 3 indicyl into 1 spessart
Player 2 put 1 Spessart on Rooftop Scribe of Verdane
Player 2 discarded Rubel Mixer
Player 1 took Rubel Decelerator
You drew Hesson Crusher
Player 1 discarded Rubel Smelter
Player 1 discarded Hesson Crusher
Player 1 converted 1 hesson and 1 rubel into 1 spessart
Player 1 spent 1 Indicyl token
Player 1 discarded Spectrol Furnace
Player 1 spent 1 Indicyl token
Player 1 converted 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 1 spent 1 Hesson token
Player 1 converted 1 hesson and 1 rubel into 1 spessart
Player 1 spent 1 Kyan token
Player 1 discarded Rubel Decelerator
Player 1 converted 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 1 spent 1 Spessart token
Player 1 converted 1 spessart into 1 hesson and 1 rubel
Player 1 spent 1 Indicyl token
Player 1 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 1 traded for Bulk Castellan of Verdane and Aurane
Player 1 put 1 Spessart on Rooftop Scribe of Verdane
Player 1 put 1 Spectrol on Rooftop Scribe of Verdane
Player 2 took Kyan Polarizer
Player 2 upgraded with Hesson Inverter
Player 1 harvested Spectrol Separator
Player 1 gained 1 Spectrol from Spectrol Separator
Player 2 discarded Spectrol Smelter
Player 2 discarded Kyan Polarizer
Player 2 discarded Kyan Mixer
Player 2 discarded Kyan Crossfeed
Player 2 converted 2 kyan into 2 rubel
Player 2 spent 1 Indicyl token
Player 2 traded for Rooftop Scribe of Verdane
Player 2 put 1 Rubel on Current Prefect of Verdane and Noctane
Player 1 spent 1 Hesson token
Player 1 spent 1 Kyan token
Player 1 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 1 upgraded with Spectrol Fuser
Player 1 put 1 Indicyl on Lowland Broker of Verdane and Aurane
Player 1 put 1 Rubel on Current Prefect of Verdane and Noctane
Player 2 took Indicyl Condenser
Player 2 took Indicyl Forge
Player 2 passed
Player 1 spent 1 Indicyl token
Player 1 spent 1 Kyan token
Player 1 converted 1 indicyl and 1 kyan into 1 spessart
You drew Hesson Crystallizer
Player 1 passed
Player 1 discarded Hesson Crystallizer
Player 1 spent 1 Kyan token
Player 1 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 1 put 1 Indicyl on Lowland Broker of Verdane and Aurane
Player 1 put 1 Rubel on Drift Warden of Aurane
Player 1 put 1 Spessart on Current Prefect of Verdane and Noctane
Player 2 spent 1 Kyan token
Player 2 spent 1 Kyan token
Player 2 converted 2 kyan into 2 rubel
Player 2 spent 1 Indicyl token
Player 2 discarded Indicyl Condenser
Player 2 discarded Indicyl Forge
Player 2 spent 1 Spectrol token
Player 2 traded for Mirror Prefect of Verdane and Aurane
Player 2 spent 1 Spessart token
Player 2 converted 1 spessart into 3 indicyl
Player 2 put 1 Indicyl on Current Prefect of Verdane and Noctane
Player 2 put 1 Indicyl on Current Prefect of Verdane and Noctane
Player 2 put 1 Indicyl on Lowland Broker of Verdane and Aurane
You drew Hesson Crystallizer
You drew Rubel Crystallizer
Player 1 upgraded with Rubel Crystallizer
Player 2 spent 1 Hesson token
Player 2 spent 1 Hesson token
Player 2 spent 1 Kyan token
Player 2 spent 1 Kyan token
Player 2 converted 2 kyan into 2 rubel
Player 2 traded for Cinder Clerk of Aurane
Player 2 spent 1 Spessart token
Player 2 converted 1 spessart into 3 indicyl
Player 2 put 1 Indicyl on Drift Warden of Aurane
Player 2 put 1 Indicyl on Current Prefect of Verdane and Noctane
Player 2 put 1 Indicyl on Drift Warden of Aurane
Player 1 took Kyan Forge
Player 1 took Hesson Cargo Rig
Player 1 upgraded with Hesson Cargo Rig
Player 1 spent 1 Spectrol token
Player 1 converted 1 spectrol into 1 indicyl and 1 rubel
Player 1 put 1 Indicyl on Lowland Broker of Verdane and Aurane
Player 1 put 1 Rubel on Lowland Broker of Verdane and Aurane
Player 2 took Kyan Fractionator
Player 2 drew a card
Player 2 discarded Kyan Condenser
Player 2 discarded Kyan Fractionator
Player 2 converted 2 kyan into 2 rubel
Player 2 discarded Cinder Clerk of Aurane
Player 2 earned Cistern Row
Player 2 spent 1 Rubel token
Player 2 converted 2 rubel into 2 kyan
Player 2 put 1 Rubel on Lowland Broker of Verdane and Aurane
Player 2 put 1 Kyan on Soot Envoy of Noctane
Player 2 put 1 Kyan on Drift Warden of Aurane
Player 1 took Indicyl Fractionator
Player 1 spent 1 Indicyl token
Player 1 spent 1 Rubel token
Player 1 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 1 took Indicyl Fractionator
Player 1 discarded Dome Intendant of Noctane and Aurane
Player 1 earned Stillwater Spire
Player 1 put 1 Hesson on Current Prefect of Verdane and Noctane
Player 1 put 1 Kyan on Soot Envoy of Noctane
Player 2 took Kyan Crusher
Player 2 took Kyan Inverter
Player 2 spent 1 Kyan token
Player 2 discarded Kyan Inverter
Player 2 converted 2 kyan into 2 rubel
Player 2 passed
Player 2 put 1 Rubel on Drift Warden of Aurane
Player 2 put 1 Rubel on Current Prefect of Verdane and Noctane
Player 1 passed
Player 1 discarded Indicyl Fractionator
Player 1 spent 1 Rubel token
Player 1 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 1 put 1 Hesson on Current Prefect of Verdane and Noctane
Player 1 put 1 Kyan on Current Prefect of Verdane and Noctane
Player 2 took Kyan Dissolver
Player 2 took Indicyl Exchanger
Player 2 discarded Mirror Prefect of Verdane and Aurane
Player 2 earned Coral Causeway
Player 2 discarded Kyan Crusher
Player 2 discarded Kyan Dissolver
Player 2 converted 2 kyan into 2 rubel
Player 2 converted 2 rubel into 2 kyan
Player 2 put 1 Kyan on Current Prefect of Verdane and Noctane
Player 2 put 1 Kyan on Soot Envoy of Noctane
Player 1 discarded Cellar Scribe of Verdane
Player 1 earned Kindling Camp
Player 2 took Kyan Refinery
Player 2 took Rubel Transmuter
Player 2 passed
Player 1 took Hesson Smelter
Player 1 took Hesson Crusher
Player 1 passed
Player 1 spent 1 Spessart token
Player 1 converted 1 spessart into 1 indicyl and 1 kyan
Player 1 put 1 Indicyl on Lowland Broker of Verdane and Aurane
Player 1 put 1 Kyan on Drift Warden of Aurane
Player 2 took Kyan Fractionator
Player 2 took Rubel Fractionator
Player 2 passed
Player 2 discarded Rubel Transmuter
Player 1 spent 1 Indicyl token
Player 1 discarded Indicyl Fractionator
Player 1 spent 1 Kyan token
Player 1 spent 1 Spessart token
Player 1 traded for Drift Warden of Aurane
Player 2 harvested Kyan Crusher
Player 2 gained 1 Kyan from Kyan Crusher
Player 2 spent 1 Kyan token
Player 2 discarded Kyan Fractionator
Player 2 converted 2 kyan into 2 rubel
Player 2 discarded Rubel Fractionator
Player 2 converted 2 rubel into 2 kyan
Player 2 converted 2 kyan into 2 rubel
Player 2 put 1 Rubel on Hollow Assessor of Aurane
Player 2 put 1 Rubel on Hollow Assessor of Aurane
Player 2 put 1 Rubel on Soot Envoy of Noctane
Player 1 took Hesson Exchanger
Player 1 took Hesson Condenser
Player 1 upgraded with Kyan Forge
Player 2 drew a card
Player 2 took Indicyl Crusher
Player 2 upgraded with Indicyl Exchanger
Player 1 took Indicyl Condenser
Player 1 took Indicyl Separator
Player 1 harvested Rubel Crystallizer
Player 1 gained 1 Rubel from Rubel Crystallizer
Player 1 spent 1 Indicyl token
Player 1 spent 1 Rubel token
Player 1 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 1 put 1 Hesson on Soot Envoy of Noctane
Player 1 put 1 Kyan on Hollow Assessor of Aurane
Player 2 took Rubel Cargo Rig
Player 2 took Indicyl Separator
Player 2 harvested Hesson Inverter
Player 2 gained 1 Hesson from Hesson Inverter
Player 2 discarded Indicyl Cargo Rig
Player 1 took Indicyl Inverter
Player 1 discarded Indicyl Inverter
Player 1 spent 1 Kyan token
Player 1 converted 1 indicyl and 1 kyan into 1 spessart
You drew Rubel Crystallizer
Player 1 upgraded with Hesson Smelter
Player 1 discarded Hesson Exchanger
Player 1 spent 1 Kyan token
Player 1 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 1 put 1 Indicyl on Current Prefect of Verdane and Noctane
Player 1 put 1 Rubel on Soot Envoy of Noctane
Player 1 put 1 Spessart on Soot Envoy of Noctane
Player 2 discarded Indicyl Crusher
Player 2 discarded Indicyl Separator
Player 2 converted 2 indicyl into 2 hesson
Player 2 drew a card
Player 2 took Rubel Polarizer
Player 2 discarded Rubel Cargo Rig
Player 2 converted 2 hesson into 2 indicyl
Player 2 spent 1 Hesson token
Player 2 spent 1 Hesson token
Player 2 converted 2 hesson into 2 indicyl
Player 2 discarded Rubel Polarizer
Player 2 discarded Kyan Refinery
Player 2 traded for Lowland Broker of Verdane and Aurane
Player 2 put 1 Indicyl on Soot Envoy of Noctane
Player 1 took Rubel Exchanger
Player 1 took Hesson Transmuter
Player 1 upgraded with Hesson Condenser
Player 1 discarded Rubel Crystallizer
Player 1 converted 1 rubel into 2 indicyl
Player 1 discarded Indicyl Separator
Player 1 discarded Indicyl Condenser
Player 1 converted 2 indicyl into 1 rubel
Player 1 discarded Hesson Crystallizer
Player 1 spent 1 Spessart token
Player 1 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 discarded Rubel Exchanger
Player 1 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 converted 2 indicyl into 1 rubel
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel into 2 indicyl
Player 1 put 1 Indicyl on Current Prefect of Verdane and Noctane
Player 1 put 1 Indicyl on Drift Warden of Verdane
Player 1 put 1 Indicyl on Soot Envoy of Noctane
Player 1 put 1 Indicyl on Current Prefect of Verdane and Noctane
Player 1 put 1 Hesson on Drift Warden of Verdane
Player 1 put 1 Rubel on Soot Envoy of Noctane
Player 1 put 1 Rubel on Drift Warden of Verdane
Player 1 put 1 Rubel on Current Prefect of Verdane and Noctane
Player 1 put 1 Spessart on Drift Warden of Verdane
Player 2 took Indicyl Crossfeed
Player 2 took Hesson Splitter
Player 2 discarded Indicyl Crossfeed
Player 2 spent 1 Indicyl token
Player 2 converted 2 indicyl into 2 hesson
Player 2 passed
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 converted 2 indicyl into 2 hesson
Player 2 put 1 Hesson on Drift Warden of Verdane
Player 2 put 1 Hesson on Drift Warden of Verdane
Player 2 put 1 Hesson on Soot Envoy of Noctane
Player 2 put 1 Hesson on Hollow Assessor of Aurane
You drew Indicyl Kiln
Player 1 upgraded with Hesson Transmuter
Player 1 spent 1 Indicyl token
Player 1 spent 1 Kyan token
Player 1 converted 1 indicyl and 1 kyan into 1 spessart
Player 1 put 1 Spessart on Current Prefect of Verdane and Noctane
Player 2 took Hesson Crusher
Player 2 took Rubel Condenser
Player 2 discarded Hesson Decelerator
Player 2 discarded Hesson Inverter
Player 2 converted 2 hesson into 2 indicyl
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 converted 2 indicyl into 2 hesson
Player 2 discarded Hesson Crossfeed
Player 2 spent 1 Hesson token
Player 2 converted 2 hesson into 2 indicyl
Player 2 passed
Player 2 put 1 Indicyl on Hollow Assessor of Aurane
Player 2 put 1 Indicyl on Current Prefect of Verdane and Noctane
Player 2 put 1 Indicyl on Drift Warden of Verdane
Player 2 put 1 Indicyl on Drift Warden of Verdane
Player 2 put 1 Hesson on Soot Envoy of Noctane
Player 2 put 1 Hesson on Drift Warden of Verdane
Player 1 harvested Hesson Transmuter
Player 1 gained 1 Hesson from Hesson Transmuter
Player 2 drew a card
Player 2 spent 1 Hesson token
Player 2 discarded Hesson Shunt
Player 2 converted 2 hesson into 2 indicyl
Player 2 took Hesson Fuser
Player 2 upgraded with Hesson Crusher
Player 2 discarded Hesson Splitter
Player 2 spent 1 Hesson token
Player 2 converted 2 hesson into 2 indicyl
Player 2 converted 2 indicyl into 2 hesson
Player 2 converted 2 indicyl into 2 hesson
Player 2 discarded Hesson Fuser
Player 2 spent 1 Hesson token
Player 2 converted 2 hesson into 2 indicyl
Player 2 converted 2 indicyl into 2 hesson
Player 2 put 1 Hesson on Drift Warden of Verdane
Player 2 put 1 Hesson on Hollow Assessor of Aurane
Player 2 put 1 Hesson on Soot Envoy of Noctane
Player 2 put 1 Hesson on Soot Envoy of Noctane
Player 2 put 1 Hesson on Current Prefect of Verdane and Noctane
Player 2 put 1 Hesson on Current Prefect of Verdane and Noctane
Player 1 took Rubel Inverter
Player 1 took Spessart Fractionator
Player 1 discarded Spessart Fractionator
Player 1 converted 1 spessart into 1 indicyl and 1 kyan
Player 1 upgraded with Indicyl Kiln
Player 1 discarded Rubel Inverter
Player 1 converted 1 rubel into 2 indicyl
Player 1 put 1 Indicyl on Current Prefect of Verdane and Noctane
Player 1 put 1 Indicyl on Current Prefect of Verdane and Noctane
Player 1 put 1 Indicyl on Soot Envoy of Noctane
Player 1 put 1 Kyan on Hollow Assessor of Aurane
Player 2 took Hesson Crystallizer
Player 2 harvested Hesson Crusher
Player 2 gained 1 Hesson from Hesson Crusher
Player 2 spent 1 Hesson token
Player 2 discarded Hesson Crystallizer
Player 2 converted 2 hesson into 2 indicyl
Player 2 converted 2 indicyl into 2 hesson
Player 2 put 1 Hesson on Current Prefect of Verdane and Noctane
Player 2 put 1 Hesson on Soot Envoy of Noctane
Player 1 spent 1 Indicyl token
Player 1 spent 1 Rubel token
Player 1 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 1 took Hesson Smelter
You drew Spessart Accelerator
Player 1 spent 1 Indicyl token
Player 1 spent 1 Rubel token
Player 1 discarded Spessart Accelerator
Player 1 spent 1 Indicyl token
Player 1 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 1 traded for Current Prefect of Verdane and Noctane
Player 2 took Kyan Exchanger
Player 2 took Rubel Crusher
Player 2 upgraded with Kyan Exchanger
Player 1 took Indicyl Furnace
Player 1 took Rubel Cargo Rig
Player 1 upgraded with Hesson Smelter
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 discarded Hesson Crusher
Player 1 converted 3 hesson into 1 spectrol
Player 1 put 1 Spectrol on Soot Envoy of Noctane
Player 2 drew a card
Player 2 took Indicyl Shunt
Player 2 upgraded with Indicyl Shunt
Player 1 discarded Current Prefect of Verdane and Noctane
Player 1 earned Brickfield
This became the final round: a player had three Landmarks
Player 2 drew a card
Player 2 took Hesson Dissolver
Player 2 passed
The game was over
