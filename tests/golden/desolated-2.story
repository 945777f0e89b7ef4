Player 2 was the first player
Player 2 took Rubel Crossfeed
Player 2 passed
Player 1 took Indicyl Kiln
Player 1 took Kyan Polarizer
Player 1 passed
Player 2 upgraded with Hesson Transmuter
Player 2 discarded Rubel Crossfeed
Player 2 converted 1 rubel into 1 kyan
Player 2 converted 1 kyan into 1 rubel
Player 2 discarded Kyan Accelerator
Player 2 converted 1 kyan into 1 rubel
Player 2 converted 1 rubel into 1 kyan
Player 2 put 1 Rubel on Brine Steward of Verdane
Player 2 put 1 Kyan on Brine Steward of Noctane
Player 1 took Hesson Fractionator
Player 1 took Kyan Crusher
Player 1 upgraded with Kyan Forge
Player 2 drew a card
Player 2 took Rubel Decelerator
Player 2 discarded Rubel Decelerator
Player 2 converted 1 rubel into 1 kyan
Player 2 upgraded with Indicyl Mixer
Player 2 converted 1 kyan into 1 rubel
Player 2 put 1 Rubel on Brine Steward of Verdane
You drew Kyan Crystallizer
Player 1 harvested Kyan Forge
Player 1 gained 1 Kyan from Kyan Forge
Player 1 discarded Spectrol Mixer
Player 2 took Indicyl Inverter
Player 2 took Kyan Refinery
Player 2 passed
Player 2 discarded Kyan Refinery
Player 2 converted 1 kyan into 1 rubel
Player 2 converted 1 rubel into 1 kyan
Player 2 put 1 Kyan on Brine Steward of Verdane
You drew Hesson Separator
Player 1 took Hesson Exchanger
Player 1 discarded Indicyl Mixer
Player 1 spent 1 Kyan token
Player 1 discarded Indicyl Kiln
Player 1 discarded Spectrol Shunt
Player 1 traded for Shard Warden of Noctane
Player 2 took Spectrol Transmuter
Player 2 drew a card
Player 2 harvested Hesson Transmuter
Player 2 gained 1 Hesson from Hesson Transmuter
Player 1 took Hesson Accelerator
Player 1 took Indicyl Dissolver
Player 1 upgraded with Hesson Fractionator
Player 1 discarded Hesson Accelerator
Player 1 discarded Kyan Crystallizer
Player 1 converted 1 hesson and 1 kyan into 1 spectrol
Player 1 put 1 Spectrol on Brine Steward of Noctane
Player 2 took Indicyl Crystallizer
Player 2 took Rubel Exchanger
Player 2 discarded Spessart Crossfeed
Player 2 discarded Indicyl Inverter
Player 2 discarded Indicyl Conduit
Player 2 discarded Indicyl Crystallizer
Player 2 traded for Brine Steward of Verdane
Player 1 took Spectrol Condenser
You drew Hesson Polarizer
Player 1 passed
Player 2 took Indicyl Accelerator
Player 2 drew a card
Player 2 discarded Brine Steward of Verdane
Player 2 earned Kindling Camp
Player 2 discarded Indicyl Accelerator
Player 2 discarded Indicyl Smelter
Player 2 spent 1 Hesson token
Player 2 converted 2 indicyl and 1 hesson into 3 indicyl
Player 2 converted 3 indicyl into 2 indicyl and 1 hesson
Player 2 put 1 Indicyl on Second Archon of Verdane and Noctane and Aurane
Player 2 put 1 Indicyl on Seventh Archon of Verdane and Noctane and Aurane
Player 2 put 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane
Player 1 took Hesson Crusher
You drew Rubel Fuser
Player 1 upgraded with Hesson Polarizer
Player 1 discarded Hesson Separator
Player 2 took Hesson Crossfeed
Player 2 took Hesson Polarizer
Player 2 passed
Player 1 took Indicyl Inverter
Player 1 discarded Indicyl Dissolver
Player 1 discarded Indicyl Inverter
Player 1 discarded Rubel Fuser
Player 1 discarded Kyan Polarizer
Player 1 traded for Pale Listener of Noctane
Player 2 took Kyan Fuser
Player 2 took Rubel Blender
Player 2 discarded Spectrol Transmuter
Player 2 discarded Kyan Fuser
Player 2 discarded Hesson Crossfeed
Player 2 discarded Hesson Polarizer
Player 2 spent 1 Rubel token
Player 2 traded for Burnished Legate of Noctane and Aurane
Player 1 took Hesson Furnace
Player 1 discarded Spectrol Condenser
Player 1 converted 1 spectrol into 1 hesson and 1 kyan
Player 1 took Rubel Crossfeed
Player 1 discarded Pale Listener of Noctane
Player 1 earned Ballast Yard
Player 1 discarded Hesson Furnace
Player 1 discarded Kyan Crusher
Player 1 converted 1 hesson and 1 kyan into 1 spectrol
Player 1 put 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane
Player 1 put 1 Kyan on Second Archon of Verdane and Noctane and Aurane
Player 1 put 1 Spectrol on Seventh Archon of Verdane and Noctane and Aurane
You stored Rubel Crossfeed beneath Ballast Yard
Player 2 took Spessart Inverter
Player 2 drew a card
Player 2 harvested Indicyl Mixer
Player 2 gained 1 Indicyl from Indicyl Mixer
You drew Spectrol Cargo Rig
Player 1 took Hesson Dissolver
Player 1 harvested Hesson Fractionator
Player 1 gained 1 Hesson from Hesson Fractionator
You stored Spectrol Cargo Rig beneath Ballast Yard
Player 2 discarded Burnished Legate of Noctane and Aurane
Player 2 earned Brickfield
Player 1 took Hesson Inverter
Player 1 passed
You stored Hesson Dissolver beneath Ballast Yard
Player 2 took Hesson Separator
Player 2 took Kyan Transmuter
Player 2 upgraded with Spessart Inverter
Player 2 discarded Rubel Exchanger
Player 2 spent 1 Rubel token
Player 2 converted 2 rubel into 2 kyan
Player 2 discarded Kyan Transmuter
Player 2 converted 2 kyan into 2 rubel
Player 2 discarded Kyan Transmuter
Player 2 converted 2 kyan into 2 rubel
Player 2 discarded Rubel Blender
Player 2 converted 2 rubel into 2 kyan
Player 2 put 1 Rubel on Brine Steward of Noctane
Player 2 put 1 Rubel on Dim Listener of Verdane
Player 2 put 1 Rubel on Seventh Archon of Verdane and Noctane and Aurane
Player 2 put 1 Kyan on Dim Listener of Verdane
Player 2 put 1 Kyan on Second Archon of Verdane and Noctane and Aurane
Player 1 upgraded with Hesson Exchanger
Player 1 spent 1 Hesson token
Player 1 discarded Hesson Crusher
Player 1 converted 2 hesson into 2 indicyl
Player 1 put 1 Indicyl on Second Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on Brine Steward of Noctane
Player 1 stored Hesson Polarizer beneath Ballast Yard
Player 2 took Spectrol Decelerator
Player 2 took Indicyl Crusher
Player 2 passed
Player 1 took Rubel Transmuter
Player 1 took Rubel Exchanger
Player 1 harvested Hesson Exchanger
Player 1 gained 1 Hesson from Hesson Exchanger
You stored Rubel Transmuter beneath Ballast Yard
Player 2 took Kyan Separator
Player 2 took Indicyl Cargo Rig
Player 2 upgraded with Spectrol Inverter
Player 2 spent 1 Kyan token
Player 2 discarded Kyan Separator
Player 2 converted 2 kyan into 2 rubel
Player 2 put 1 Rubel on Brine Steward of Noctane
Player 2 put 1 Rubel on Dim Listener of Verdane
Player 1 passed
You stored Hesson Inverter beneath Ballast Yard
Player 2 drew a card
Player 2 took Spectrol Dissolver
Player 2 passed
Player 1 took Kyan Crystallizer
Player 1 took Indicyl Smelter
Player 1 upgraded with Rubel Exchanger
Player 2 took Spectrol Accelerator
Player 2 took Rubel Smelter
Player 2 harvested Spectrol Inverter
Player 2 gained 1 Spectrol from Spectrol Inverter
Player 2 discarded Hesson Separator
You drew Hesson Crossfeed
Player 1 took Spessart Fuser
Player 1 passed
Player 2 upgraded with Spectrol Dissolver
Player 2 discarded Indicyl Dissolver
Player 2 discarded Indicyl Crusher
Player 2 converted 2 indicyl into 1 kyan
Player 2 put 1 Kyan on Brine Steward of Noctane
Player 1 took Indicyl Fuser
Player 1 took Indicyl Forge
Player 1 harvested Rubel Exchanger
Player 1 gained 1 Rubel from Rubel Exchanger
Player 2 took Indicyl Refinery
Player 2 took Indicyl Cargo Rig
Player 2 harvested Spessart Inverter
Player 2 gained 1 Spessart from Spessart Inverter
Player 1 took Kyan Dissolver
Player 1 upgraded with Kyan Dissolver
You stored Indicyl Forge beneath Ballast Yard
Player 2 drew a card
Player 2 took Rubel Crystallizer
Player 2 spent 1 Indicyl token
Player 2 discarded Indicyl Refinery
Player 2 converted 2 indicyl into 1 kyan
Player 2 passed
Player 2 put 1 Kyan on Brine Steward of Noctane
Player 1 took Indicyl Furnace
Player 1 discarded Kyan Crystallizer
Player 1 converted 1 kyan into 2 indicyl
Player 1 took Hesson Transmuter
Player 1 harvested Kyan Dissolver
Player 1 gained 1 Kyan from Kyan Dissolver
Player 1 put 1 Indicyl on Seventh Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on Dim Listener of Verdane
Player 1 stored Shard Warden of Noctane beneath Ballast Yard
Player 2 drew a card
Player 2 took Rubel Accelerator
Player 2 upgraded with Spectrol Decelerator
Player 2 discarded Spectrol Accelerator
Player 1 took Rubel Forge
Player 1 took Kyan Refinery
Player 1 passed
Player 1 discarded Kyan Refinery
Player 2 took Hesson Crystallizer
Player 2 took Spessart Kiln
Player 2 discarded Indicyl Cargo Rig
Player 2 discarded Indicyl Cargo Rig
Player 2 converted 2 indicyl into 1 kyan
Player 2 upgraded with Hesson Accelerator
Player 2 discarded Rubel Accelerator
Player 2 discarded Rubel Crystallizer
Player 2 converted 2 rubel into 1 indicyl and 1 spessart
Player 2 converted 1 kyan into 2 indicyl
Player 2 discarded Hesson Smelter
Player 2 spent 1 Spectrol token
Player 2 converted 1 hesson and 1 spectrol into 1 indicyl and 1 spessart
Player 2 put 1 Indicyl on Seventh Archon of Verdane and Noctane and Aurane
Player 2 put 1 Indicyl on Seventh Archon of Verdane and Noctane and Aurane
Player 2 put 1 Indicyl on Brine Steward of Noctane
Player 2 put 1 Indicyl on Seventh Archon of Verdane and Noctane and Aurane
Player 2 put 1 Spessart on Second Archon of Verdane and Noctane and Aurane
Player 2 put 1 Spessart on Second Archon of Verdane and Noctane and Aurane
Player 1 spent 1 Rubel token
Player 1 spent 1 Hesson token
Player 1 discarded Hesson Transmuter
Player 1 spent 1 Kyan token
Player 1 traded for Dim Listener of Verdane
You stored Hesson Crossfeed beneath Ballast Yard
Player 2 harvested Hesson Accelerator
Player 2 gained 1 Hesson from Hesson Accelerator
Player 1 took Hesson Crossfeed
Player 1 took Hesson Inverter
Player 1 passed
Player 2 passed
Player 1 took Rubel Fuser
Player 1 took Spessart Smelter
Player 1 passed
Player 1 discarded Spessart Fuser
Player 1 discarded Indicyl Fuser
Player 2 took Rubel Crusher
Player 2 took Kyan Inverter
Player 2 upgraded with Hesson Crystallizer
You drew Spessart Polarizer
Player 1 took Spessart Accelerator
Player 1 discarded Indicyl Smelter
Player 1 discarded Spessart Smelter
Player 1 spent 1 Indicyl token
Player 1 discarded Indicyl Furnace
Player 1 traded for Brine Steward of Noctane
You stored Spessart Accelerator beneath Ballast Yard
Player 2 took Kyan Crossfeed
Player 2 took Kyan Decelerator
Player 2 discarded Kyan Decelerator
Player 2 converted 1 kyan into 2 indicyl
Player 2 passed
Player 2 discarded Kyan Inverter
Player 2 converted 1 kyan into 2 indicyl
Player 2 discarded Rubel Smelter
Player 2 converted 1 indicyl and 1 rubel into 1 spectrol
Player 2 converted 1 spectrol into 1 indicyl and 1 rubel
Player 2 discarded Kyan Crossfeed
Player 2 converted 1 kyan into 2 indicyl
Player 2 converted 2 indicyl into 1 kyan
Player 2 discarded Rubel Crusher
Player 2 converted 1 indicyl and 1 rubel into 1 spectrol
Player 2 converted 2 indicyl into 1 kyan
Player 2 converted 2 kyan into 1 hesson and 1 spectrol
Player 2 put 1 Indicyl on Brand Steward of Verdane
Player 2 put 1 Hesson on Brand Steward of Verdane
Player 2 put 1 Rubel on Brand Steward of Verdane
Player 2 put 1 Spectrol on Brand Steward of Verdane
Player 2 put 1 Spectrol on Seventh Archon of Verdane and Noctane and Aurane
You drew Spessart Furnace
Player 1 took Spessart Cargo Rig
Player 1 discarded Hesson Crossfeed
Player 1 discarded Rubel Forge
Player 1 spent 1 Rubel token
Player 1 spent 1 Rubel token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 discarded Hesson Inverter
Player 1 spent 1 Spectrol token
Player 1 traded for Second Archon of Verdane and Noctane and Aurane
Player 1 stored Dim Listener of Verdane beneath Ballast Yard
Player 2 took Hesson Refinery
Player 2 took Spessart Separator
Player 2 passed
Player 1 took Kyan Kiln
You drew Hesson Refinery
Player 1 upgraded with Spessart Polarizer
Player 1 discarded Spessart Furnace
Player 1 converted 1 spessart into 1 spectrol
Player 1 put 1 Spectrol on Caldera Broker of Verdane and Noctane
Player 1 stored Brine Steward of Noctane beneath Ballast Yard
Player 2 harvested Spectrol Decelerator
Player 2 gained 1 Spectrol from Spectrol Decelerator
Player 1 took Spectrol Blender
You drew Kyan Kiln
Player 1 upgraded with Kyan Kiln
Player 1 discarded Spessart Cargo Rig
Player 1 converted 1 spessart into 1 spectrol
Player 1 discarded Spectrol Blender
Player 1 converted 1 spectrol into 1 spessart
Player 1 put 1 Spessart on Caldera Broker of Verdane and Noctane
Player 1 put 1 Spectrol on Lowland Broker of Noctane and Aurane
Player 1 stored Spessart Polarizer beneath Ballast Yard
Player 2 spent 1 Spectrol token
Player 2 converted 1 spectrol into 1 indicyl and 1 rubel
Player 2 converted 1 indicyl and 1 rubel into 1 spectrol
Player 2 upgraded with Spessart Kiln
Player 2 put 1 Spectrol on Brand Steward of Verdane
Player 1 took Spectrol Smelter
Player 1 took Rubel Dissolver
Player 1 passed
Player 1 discarded Kyan Kiln
Player 1 converted 1 kyan into 2 hesson
Player 1 spent 1 Kyan token
Player 1 converted 1 kyan into 2 hesson
Player 1 put 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane
Player 1 put 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane
Player 1 put 1 Hesson on Lowland Broker of Noctane and Aurane
Player 1 put 1 Hesson on Brand Steward of Verdane
Player 2 spent 1 Hesson token
Player 2 discarded Hesson Refinery
Player 2 converted 2 hesson into 1 kyan
Player 2 harvested Hesson Crystallizer
Player 2 gained 1 Hesson from Hesson Crystallizer
Player 2 converted 1 kyan into 2 indicyl
Player 2 put 1 Indicyl on Caldera Broker of Verdane and Noctane
Player 2 put 1 Indicyl on Caldera Broker of Verdane and Noctane
Player 1 discarded Second Archon of Verdane and Noctane and Aurane
Player 1 earned Glasswing Canyon
You stored Spectrol Smelter beneath Ballast Yard
Player 2 drew a card
Player 2 took Hesson Cargo Rig
Player 2 harvested Spessart Kiln
Player 2 gained 1 Spessart from Spessart Kiln
Player 1 took Rubel Decelerator
Player 1 upgraded with Hesson Refinery
You stored Rubel Fuser beneath Ballast Yard
Player 2 spent 1 Spessart token
Player 2 spent 1 Hesson token
Player 2 discarded Hesson Furnace
Player 2 discarded Hesson Cargo Rig
Player 2 traded for Brand Steward of Verdane
Player 1 took Rubel Condenser
Player 1 took Indicyl Cargo Rig
Player 1 harvested Hesson Refinery
Player 1 gained 1 Hesson from Hesson Refinery
Player 1 spent 1 Kyan token
Player 1 converted 1 kyan into 2 hesson
Player 1 put 1 Hesson on Basalt Broker of Noctane and Aurane
Player 1 put 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane
Player 2 took Hesson Forge
Player 2 took Indicyl Separator
Player 2 spent 1 Indicyl token
Player 2 discarded Indicyl Separator
Player 2 converted 2 indicyl into 1 kyan
Player 2 upgraded with Spessart Separator
Player 2 put 1 Kyan on Basalt Broker of Noctane and Aurane
Player 1 took Rubel Kiln
Player 1 discarded Rubel Decelerator
Player 1 spent 1 Hesson token
Player 1 spent 1 Kyan token
Player 1 converted 1 kyan into 2 hesson
Player 1 spent 1 Kyan token
Player 1 spent 1 Kyan token
Player 1 traded for Basalt Broker of Noctane and Aurane
Player 2 took Kyan Splitter
Player 2 drew a card
Player 2 spent 1 Hesson token
Player 2 spent 1 Rubel token
Player 2 converted 1 hesson and 1 rubel into 1 spessart
Player 2 converted 1 spessart into 1 hesson and 1 rubel
Player 2 discarded Hesson Forge
Player 2 converted 1 hesson and 1 rubel into 1 spessart
Player 2 discarded Kyan Splitter
Player 2 discarded Kyan Furnace
Player 2 converted 1 kyan into 2 indicyl
Player 2 spent 1 Hesson token
Player 2 converted 2 indicyl into 1 kyan
Player 2 converted 1 spessart into 1 hesson and 1 rubel
Player 2 spent 1 Spessart token
Player 2 converted 1 spessart into 1 hesson and 1 rubel
Player 2 traded for Caldera Broker of Verdane and Noctane
Player 2 spent 1 Spessart token
Player 2 converted 1 spessart into 1 hesson and 1 rubel
Player 2 put 1 Hesson on Beacon Prefect of Verdane and Aurane
Player 2 put 1 Hesson on Lowland Broker of Noctane and Aurane
Player 2 put 1 Rubel on Lowland Broker of Noctane and Aurane
Player 2 put 1 Kyan on Beacon Prefect of Verdane and Aurane
Player 1 took Hesson Crystallizer
You drew Spectrol Splitter
Player 1 harvested Kyan Kiln
Player 1 gained 1 Kyan from Kyan Kiln
Player 2 took Spessart Splitter
Player 2 took Hesson Shunt
Player 2 upgraded with Spessart Splitter
Player 1 passed
You stored Rubel Condenser beneath Ballast Yard
Player 2 took Indicyl Blender
Player 2 spent 1 Indicyl token
Player 2 discarded Hesson Shunt
Player 2 converted 1 indicyl and 1 hesson into 1 kyan
Player 2 spent 1 Indicyl token
Player 2 discarded Indicyl Blender
Player 2 converted 2 indicyl into 1 kyan
Player 2 passed
Player 2 converted 1 kyan into 2 indicyl
Player 2 converted 1 kyan into 1 indicyl and 1 hesson
Player 2 converted 2 indicyl into 1 kyan
Player 2 put 1 Indicyl on Seventh Archon of Verdane and Noctane and Aurane
Player 2 put 1 Hesson on Beacon Prefect of Verdane and Aurane
Player 2 put 1 Kyan on Seventh Archon of Verdane and Noctane and Aurane
Player 1 took Rubel Smelter
Player 1 took Hesson Conduit
Player 1 discarded Basalt Broker of Noctane and Aurane
Player 1 earned Cistern Row
This became the final round: a player had three Landmarks
You stored Rubel Kiln beneath Ballast Yard
The game was over
