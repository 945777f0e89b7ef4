Player 1 discarded Kyan Splitter
Player 2 discarded Indicyl Polarizer
Player 3 discarded Kyan Fuser
Player 1 was the first player
Player 1 took Kyan Inverter
Player 1 took Spectrol Dissolver
Player 1 upgraded with Prime Fragment
Player 1 discarded Indicyl Fuser
Player 1 discarded Kyan Separator
Player 1 used up Prime Fragment
Player 1 converted 2 wild into 1 rubel
Player 1 put 1 Rubel on Woven Legate of Verdane and Noctane
Player 2 took Indicyl Refinery
Player 2 drew a card
Player 2 upgraded with Hesson Accelerator
Player 3 drew a card
Player 3 drew a card
Player 3 passed
Player 1 took Rubel Refinery
Player 1 took Indicyl Decelerator
Player 1 upgraded with Rubel Refinery
Player 1 discarded Indicyl Decelerator
Player 1 discarded Spectrol Dissolver
Player 1 converted 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 1 converted 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 1 put 1 Indicyl on Woven Legate of Verdane and Noctane
Player 1 put 1 Spectrol on Glare Warden of Noctane
Player 2 took Rubel Refinery
Player 2 discarded Spessart Cargo Rig
Player 2 discarded Indicyl Refinery
Player 2 converted 1 indicyl and 1 spessart into 2 rubel
Player 2 passed
Player 2 put 1 Rubel on Halo Prefect of Verdane and Aurane
Player 2 put 1 Rubel on Glare Warden of Noctane
Player 3 took Kyan Shunt
Player 3 took Rubel Separator
Player 3 passed
Player 3 discarded Spessart Forge
Player 1 took Kyan Condenser
You drew Hesson Shunt
Player 1 harvested Rubel Refinery
Player 1 gained 1 Rubel from Rubel Refinery
Player 2 took Indicyl Forge
Player 2 harvested Hesson Accelerator
Player 2 gained 1 Hesson from Hesson Accelerator
Player 3 took Rubel Inverter
Player 3 took Indicyl Conduit
Player 3 upgraded with Indicyl Dissolver
Player 3 discarded Kyan Shunt
Player 3 converted 1 kyan into 2 indicyl
Player 3 discarded Prime Fragment
Player 3 converted 1 kyan into 2 indicyl
Player 3 discarded Kyan Crystallizer
Player 3 converted 1 kyan into 2 indicyl
Player 3 discarded Kyan Fractionator
Player 3 converted 1 kyan into 2 indicyl
Player 3 put 1 Indicyl on Woven Legate of Verdane and Noctane
Player 3 put 1 Indicyl on Cinder Clerk of Noctane
Player 3 put 1 Indicyl on Cinder Clerk of Noctane
Player 3 put 1 Indicyl on Halo Prefect of Verdane and Aurane
Player 3 put 1 Indicyl on Glare Warden of Noctane
Player 3 put 1 Indicyl on Woven Legate of Verdane and Noctane
Player 3 put 1 Indicyl on Glare Warden of Noctane
Player 3 put 1 Indicyl on Halo Prefect of Verdane and Aurane
Player 1 upgraded with Kyan Condenser
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel into 2 indicyl
Player 1 converted 2 indicyl into 1 rubel
Player 1 put 1 Rubel on Glare Warden of Noctane
Player 2 took Hesson Crusher
Player 2 drew a card
Player 2 passed
Player 3 drew a card
Player 3 drew a card
Player 3 upgraded with Indicyl Conduit
Player 3 discarded Kyan Smelter
Player 3 converted 1 kyan into 2 indicyl
Player 3 converted 2 indicyl into 1 kyan
Player 3 put 1 Kyan on Halo Prefect of Verdane and Aurane
Player 1 took Hesson Furnace
Player 1 took Hesson Dissolver
Player 1 harvested Kyan Condenser
Player 1 gained 1 Kyan from Kyan Condenser
Player 2 passed
Player 3 took Kyan Refinery
Player 3 discarded Kyan Refinery
Player 3 converted 1 kyan into 2 indicyl
Player 3 took Spessart Fuser
Player 3 converted 2 indicyl into 1 kyan
Player 3 discarded Hesson Crystallizer
Player 3 discarded Hesson Exchanger
Player 3 discarded Rubel Separator
Player 3 discarded Rubel Inverter
Player 3 traded for Cinder Clerk of Noctane
Player 3 converted 1 kyan into 2 indicyl
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 converted 3 indicyl into 3 hesson
Player 3 put 1 Indicyl on Halo Prefect of Verdane and Aurane
Player 3 put 1 Hesson on Woven Legate of Verdane and Noctane
Player 3 put 1 Hesson on Glare Warden of Noctane
Player 3 put 1 Hesson on Halo Prefect of Verdane and Aurane
Player 1 took Kyan Polarizer
Player 1 passed
Player 2 passed
Player 3 took Hesson Condenser
Player 3 took Hesson Blender
Player 3 passed
Player 1 took Hesson Exchanger
Player 1 took Indicyl Shunt
Player 1 passed
Player 1 discarded Kyan Polarizer
Player 2 took Rubel Mixer
Player 2 took Hesson Separator
Player 2 upgraded with Rubel Refinery
Player 2 discarded Spectrol Condenser
Player 3 took Kyan Furnace
Player 3 drew a card
Player 3 discarded Kyan Furnace
Player 3 converted 1 kyan into 2 indicyl
Player 3 discarded Indicyl Kiln
Player 3 converted 3 indicyl into 3 hesson
Player 3 harvested Indicyl Conduit
Player 3 gained 1 Indicyl from Indicyl Conduit
Player 3 put 1 Hesson on Woven Legate of Verdane and Noctane
Player 3 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Hesson on Halo Prefect of Verdane and Aurane
Player 1 took Spessart Separator
You drew Hesson Dissolver
Player 1 passed
Player 1 discarded Hesson Dissolver
Player 1 discarded Hesson Dissolver
Player 2 took Hesson Refinery
Player 2 discarded Prime Fragment
Player 2 discarded Rubel Mixer
Player 2 converted 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 2 drew a card
Player 2 harvested Rubel Refinery
Player 2 gained 1 Rubel from Rubel Refinery
Player 2 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Spectrol on Halo Prefect of Verdane and Aurane
Player 3 upgraded with Hesson Blender
Player 3 spent 1 Indicyl token
Player 3 discarded Hesson Condenser
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 put 1 Indicyl on Halo Prefect of Verdane and Aurane
Player 3 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
You drew Spectrol Forge
Player 1 took Rubel Furnace
Player 1 passed
Player 1 discarded Kyan Accelerator
Player 1 discarded Rubel Furnace
Player 2 took Indicyl Blender
Player 2 drew a card
Player 2 spent 1 Hesson token
Player 2 discarded Hesson Refinery
Player 2 discarded Kyan Transmuter
Player 2 discarded Spectrol Accelerator
Player 2 traded for Glare Warden of Noctane
Player 3 took Indicyl Separator
Player 3 took Hesson Cargo Rig
Player 3 discarded Indicyl Separator
Player 3 discarded Hesson Cargo Rig
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 upgraded with Spessart Fuser
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Hesson on Woven Legate of Verdane and Noctane
You drew Hesson Inverter
Player 1 took Hesson Kiln
Player 1 upgraded with Indicyl Shunt
Player 1 discarded Hesson Furnace
Player 1 discarded Kyan Inverter
Player 1 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 1 put 1 Indicyl on Shard Warden of Noctane
Player 1 put 1 Rubel on Fifth Archon of Verdane and Noctane and Aurane
Player 2 took Hesson Mixer
Player 2 drew a card
Player 2 passed
Player 2 discarded Kyan Fractionator
Player 3 took Kyan Cargo Rig
Player 3 took Spectrol Conduit
Player 3 discarded Cinder Clerk of Noctane
Player 3 earned Ballast Yard
Player 3 stored a hand card beneath Ballast Yard
Player 1 discarded Hesson Kiln
Player 1 spent 1 Kyan token
Player 1 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 1 took Hesson Accelerator
Player 1 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 1 took Rubel Crossfeed
Player 1 upgraded with Spectrol Forge
Player 1 discarded Rubel Crossfeed
Player 1 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 discarded Hesson Exchanger
Player 1 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 put 1 Hesson on Halo Prefect of Verdane and Aurane
Player 1 put 1 Hesson on Woven Legate of Verdane and Noctane
Player 1 put 1 Rubel on Fifth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Kyan on Shard Warden of Noctane
Player 2 took Rubel Shunt
Player 2 upgraded with Indicyl Blender
Player 3 upgraded with Kyan Cargo Rig
Player 1 took Kyan Conduit
Player 1 took Indicyl Fuser
Player 1 upgraded with Indicyl Fuser
Player 2 discarded Indicyl Forge
Player 2 spent 1 Hesson token
Player 2 converted 1 indicyl and 1 hesson into 1 rubel
Player 2 took Hesson Condenser
Player 2 took Hesson Kiln
Player 2 passed
Player 2 spent 1 Rubel token
Player 2 converted 1 rubel into 1 indicyl and 1 hesson
Player 2 spent 1 Rubel token
Player 2 converted 1 rubel into 1 indicyl and 1 hesson
Player 2 discarded Rubel Shunt
Player 2 converted 1 rubel into 1 indicyl and 1 hesson
Player 2 put 1 Indicyl on Woven Legate of Verdane and Noctane
Player 2 put 1 Indicyl on Woven Legate of Verdane and Noctane
Player 2 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Hesson on Woven Legate of Verdane and Noctane
Player 2 put 1 Hesson on Woven Legate of Verdane and Noctane
Player 2 put 1 Hesson on Halo Prefect of Verdane and Aurane
Player 2 put 1 Rubel on Shard Warden of Noctane
Player 3 took Kyan Decelerator
Player 3 took Spessart Smelter
Player 3 upgraded with Spessart Smelter
Player 1 discarded Spessart Separator
Player 1 converted 1 spessart into 1 indicyl and 1 kyan
You drew Hesson Furnace
Player 1 took Rubel Fractionator
Player 1 harvested Indicyl Fuser
Player 1 gained 1 Indicyl from Indicyl Fuser
Player 1 spent 1 Indicyl token
Player 1 discarded Rubel Fractionator
Player 1 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 1 discarded Hesson Inverter
Player 1 discarded Kyan Conduit
Player 1 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 1 put 1 Indicyl on Shard Warden of Noctane
Player 1 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Rubel on Woven Legate of Verdane and Noctane
Player 1 put 1 Kyan on Shard Warden of Noctane
Player 1 put 1 Kyan on Shard Warden of Noctane
Player 2 spent 1 Rubel token
Player 2 converted 1 rubel into 1 indicyl and 1 hesson
Player 2 harvested Indicyl Blender
Player 2 gained 1 Indicyl from Indicyl Blender
Player 2 put 1 Indicyl on Shard Warden of Noctane
Player 2 put 1 Hesson on Woven Legate of Verdane and Noctane
Player 3 took Kyan Cargo Rig
Player 3 discarded Kyan Cargo Rig
Player 3 converted 1 kyan into 2 indicyl
Player 3 took Hesson Furnace
Player 3 passed
Player 3 converted 2 indicyl into 1 kyan
Player 3 put 1 Kyan on Fifth Archon of Verdane and Noctane and Aurane
Player 1 took Spessart Dissolver
Player 1 took Spectrol Smelter
Player 1 upgraded with Hesson Shunt
Player 1 discarded Hesson Accelerator
Player 1 discarded Spessart Dissolver
Player 1 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 discarded Hesson Furnace
Player 1 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 1 put 1 Indicyl on Woven Legate of Verdane and Noctane
Player 1 put 1 Rubel on Shard Warden of Noctane
Player 1 put 1 Rubel on Halo Prefect of Verdane and Aurane
Player 2 took Spessart Splitter
Player 2 took Hesson Splitter
Player 2 upgraded with Hesson Mixer
Player 2 discarded Hesson Separator
Player 3 discarded Kyan Decelerator
Player 3 converted 1 kyan into 2 indicyl
Player 3 upgraded with Hesson Furnace
Player 3 converted 2 indicyl into 1 kyan
Player 3 put 1 Kyan on Woven Legate of Verdane and Noctane
Player 1 took Hesson Fractionator
Player 1 took Hesson Crusher
Player 1 upgraded with Spectrol Smelter
Player 2 discarded Indicyl Separator
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 converted 3 indicyl into 2 indicyl and 1 hesson
Player 2 harvested Hesson Mixer
Player 2 gained 1 Hesson from Hesson Mixer
Player 2 put 1 Indicyl on Shard Warden of Noctane
Player 2 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Hesson on Woven Legate of Verdane and Noctane
Player 3 took Indicyl Blender
Player 3 took Spectrol Splitter
Player 3 upgraded with Spectrol Splitter
Player 1 took Spectrol Mixer
Player 1 discarded Spectrol Mixer
Player 1 converted 1 spectrol into 3 hesson
Player 1 took Hesson Transmuter
Player 1 passed
Player 1 discarded Hesson Fractionator
Player 1 discarded Hesson Transmuter
Player 1 converted 3 hesson into 1 spectrol
Player 1 discarded Hesson Crusher
Player 1 converted 3 hesson into 1 spectrol
Player 1 converted 1 spectrol into 3 hesson
Player 1 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Hesson on Halo Prefect of Verdane and Aurane
Player 1 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Spectrol on Shard Warden of Noctane
Player 2 took Rubel Decelerator
Player 2 upgraded with Hesson Kiln
Player 2 discarded Hesson Crusher
Player 2 discarded Hesson Crossfeed
Player 2 converted 2 hesson into 1 kyan
Player 2 put 1 Kyan on Shard Warden of Noctane
Player 3 took Hesson Mixer
Player 3 took Rubel Blender
Player 3 harvested Spessart Smelter
Player 3 gained 1 Spessart from Spessart Smelter
Player 3 stored Kyan Cargo Rig beneath Ballast Yard
Player 1 took Indicyl Crystallizer
Player 1 took Hesson Cargo Rig
Player 1 upgraded with Hesson Cargo Rig
Player 2 took Hesson Forge
Player 2 discarded Hesson Forge
Player 2 spent 1 Hesson token
Player 2 converted 2 hesson into 1 kyan
Player 2 took Kyan Transmuter
Player 2 upgraded with Hesson Splitter
Player 2 put 1 Kyan on Fifth Archon of Verdane and Noctane and Aurane
Player 3 took Spessart Shunt
Player 3 took Kyan Separator
Player 3 passed
Player 3 discarded Kyan Separator
Player 3 converted 1 kyan into 2 indicyl
Player 3 discarded Hesson Mixer
Player 3 converted 1 indicyl and 1 hesson into 1 kyan
Player 3 discarded Rubel Blender
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Indicyl on Woven Legate of Verdane and Noctane
Player 3 put 1 Hesson on Woven Legate of Verdane and Noctane
Player 3 put 1 Kyan on Shard Warden of Noctane
You drew Kyan Crossfeed
Player 1 took Hesson Crossfeed
Player 1 upgraded with Hesson Crossfeed
Player 2 discarded Kyan Transmuter
Player 2 converted 1 kyan into 2 hesson
Player 2 discarded Hesson Condenser
Player 2 converted 2 hesson into 1 kyan
Player 2 upgraded with Spessart Splitter
Player 2 spent 1 Indicyl token
Player 2 converted 1 indicyl and 1 hesson into 1 kyan
Player 2 put 1 Kyan on Woven Legate of Verdane and Noctane
Player 2 put 1 Kyan on Woven Legate of Verdane and Noctane
Player 3 took Spectrol Crusher
Player 3 took Kyan Decelerator
Player 3 passed
Player 3 discarded Kyan Decelerator
Player 3 converted 1 kyan into 1 indicyl and 1 hesson
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 put 1 Rubel on Shard Warden of Noctane
You drew Indicyl Dissolver
Player 1 harvested Hesson Shunt
Player 1 gained 1 Hesson from Hesson Shunt
Player 2 took Rubel Crossfeed
Player 2 drew a card
Player 2 upgraded with Spectrol Transmuter
Player 2 discarded Rubel Decelerator
Player 2 converted 1 rubel into 1 kyan
Player 2 converted 1 kyan into 2 hesson
Player 2 discarded Rubel Crossfeed
Player 2 converted 1 rubel into 1 kyan
Player 2 converted 1 kyan into 1 indicyl and 1 hesson
Player 2 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Hesson on Woven Legate of Verdane and Noctane
Player 2 put 1 Hesson on Woven Legate of Verdane and Noctane
Player 2 put 1 Hesson on Halo Prefect of Verdane and Aurane
Player 3 drew a card
Player 3 took Indicyl Polarizer
Player 3 harvested Indicyl Dissolver
Player 3 gained 1 Indicyl from Indicyl Dissolver
Player 3 stored a hand card beneath Ballast Yard
Player 1 took Kyan Shunt
Player 1 took Hesson Refinery
Player 1 harvested Spectrol Smelter
Player 1 gained 1 Spectrol from Spectrol Smelter
Player 1 discarded Indicyl Dissolver
Player 1 discarded Kyan Crossfeed
Player 1 converted 1 indicyl and 1 kyan into 1 hesson and 1 kyan
Player 1 put 1 Hesson on Shard Warden of Noctane
Player 1 put 1 Kyan on Woven Legate of Verdane and Noctane
Player 2 took Indicyl Exchanger
Player 2 took Hesson Fractionator
Player 2 harvested Spectrol Transmuter
Player 2 gained 1 Spectrol from Spectrol Transmuter
Player 3 took Indicyl Kiln
Player 3 took Kyan Smelter
Player 3 harvested Spessart Fuser
Player 3 gained 1 Spessart from Spessart Fuser
Player 1 spent 1 Hesson token
Player 1 discarded Kyan Shunt
Player 1 converted 1 hesson and 1 kyan into 1 indicyl and 1 kyan
You drew Indicyl Mixer
Player 1 took Rubel Exchanger
Player 1 upgraded with Indicyl Mixer
Player 1 discarded Indicyl Crystallizer
Player 1 discarded Rubel Exchanger
Player 1 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 1 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 1 put 1 Hesson on Shard Warden of Noctane
Player 1 put 1 Hesson on Woven Legate of Verdane and Noctane
Player 1 put 1 Rubel on Halo Prefect of Verdane and Aurane
Player 1 put 1 Kyan on Woven Legate of Verdane and Noctane
Player 2 discarded Indicyl Exchanger
Player 2 discarded Hesson Fractionator
Player 2 converted 1 indicyl and 1 hesson into 1 kyan
Player 2 took Kyan Crossfeed
Player 2 harvested Hesson Splitter
Player 2 gained 1 Hesson from Hesson Splitter
Player 2 converted 1 kyan into 1 indicyl and 1 hesson
Player 2 put 1 Indicyl on Woven Legate of Verdane and Noctane
Player 2 put 1 Hesson on Halo Prefect of Verdane and Aurane
Player 3 harvested Hesson Furnace
Player 3 gained 1 Hesson from Hesson Furnace
Player 1 took Spectrol Inverter
Player 1 took Indicyl Accelerator
Player 1 passed
Player 2 drew a card
Player 2 took Rubel Crusher
Player 2 passed
Player 3 took Kyan Mixer
Player 3 took Kyan Accelerator
Player 3 spent 1 Indicyl token
Player 3 spent 1 Hesson token
Player 3 converted 1 indicyl and 1 hesson into 1 kyan
Player 3 passed
Player 3 put 1 Kyan on Woven Legate of Verdane and Noctane
Player 3 stored Hesson Blender beneath Ballast Yard
Player 3 discarded Spectrol Crusher
Player 1 harvested Spectrol Forge
Player 1 gained 1 Spectrol from Spectrol Forge
Player 2 drew a card
Player 2 took Kyan Exchanger
Player 2 passed
Player 3 took Indicyl Fractionator
Player 3 took Indicyl Splitter
Player 3 passed
Player 3 discarded Indicyl Fractionator
Player 3 discarded Indicyl Kiln
Player 1 took Hesson Crossfeed
You drew Spessart Condenser
Player 1 upgraded with Indicyl Accelerator
Player 2 discarded Kyan Exchanger
Player 2 converted 1 kyan into 1 indicyl and 1 hesson
Player 2 took Rubel Cargo Rig
Player 2 drew a card
Player 2 harvested Hesson Kiln
Player 2 gained 1 Hesson from Hesson Kiln
Player 2 spent 1 Hesson token
Player 2 discarded Indicyl Refinery
Player 2 converted 1 indicyl and 1 hesson into 1 kyan
Player 2 put 1 Indicyl on Halo Prefect of Verdane and Aurane
Player 2 put 1 Hesson on Halo Prefect of Verdane and Aurane
Player 2 put 1 Kyan on Shard Warden of Noctane
Player 3 discarded Kyan Mixer
Player 3 converted 1 kyan into 1 indicyl and 1 hesson
Player 3 took Kyan Kiln
Player 3 upgraded with Kyan Accelerator
Player 3 discarded Kyan Smelter
Player 3 converted 1 kyan into 1 indicyl and 1 hesson
Player 3 put 1 Indicyl on Shard Warden of Noctane
Player 3 put 1 Indicyl on Woven Legate of Verdane and Noctane
Player 3 put 1 Hesson on Shard Warden of Noctane
Player 3 put 1 Hesson on Woven Legate of Verdane and Noctane
Player 1 took Indicyl Fractionator
Player 1 took Hesson Polarizer
Player 1 spent 1 Spectrol token
Player 1 discarded Indicyl Fractionator
Player 1 discarded Spessart Condenser
Player 1 converted 1 indicyl and 1 spessart into 2 rubel
Player 1 discarded Hesson Refinery
Player 1 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 1 discarded Hesson Crossfeed
Player 1 converted 1 hesson and 1 kyan into 1 indicyl and 1 kyan
Player 1 traded for Shard Warden of Noctane
Player 1 spent 1 Rubel token
Player 1 spent 1 Rubel token
Player 1 converted 2 rubel into 1 indicyl and 1 spessart
Player 1 put 1 Indicyl on Halo Prefect of Verdane and Aurane
Player 1 put 1 Rubel on Woven Legate of Verdane and Noctane
Player 1 put 1 Spessart on Fifth Archon of Verdane and Noctane and Aurane
Player 2 took Kyan Kiln
Player 2 harvested Spessart Splitter
Player 2 gained 1 Spessart from Spessart Splitter
Player 3 took Spectrol Fractionator
Player 3 took Rubel Mixer
Player 3 upgraded with Rubel Mixer
Player 3 discarded Kyan Kiln
Player 3 converted 1 kyan into 1 indicyl and 1 hesson
Player 3 put 1 Indicyl on Woven Legate of Verdane and Noctane
Player 3 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 1 took Kyan Forge
Player 1 spent 1 Hesson token
Player 1 spent 1 Rubel token
Player 1 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 1 took Hesson Inverter
Player 1 discarded Hesson Polarizer
Player 1 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 1 upgraded with Hesson Inverter
Player 1 put 1 Indicyl on Mirror Prefect of Verdane and Noctane
Player 1 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Rubel on Fifth Archon of Verdane and Noctane and Aurane
Player 2 took Indicyl Cargo Rig
Player 2 drew a card
Player 2 discarded Hesson Crystallizer
Player 2 discarded Spectrol Crossfeed
Player 2 spent 1 Hesson token
Player 2 discarded Hesson Smelter
Player 2 discarded Kyan Crossfeed
Player 2 discarded Kyan Kiln
Player 2 traded for Halo Prefect of Verdane and Aurane
Player 3 discarded Indicyl Polarizer
Player 3 spent 1 Spessart token
Player 3 converted 1 indicyl and 1 spessart into 2 rubel
Player 3 took Hesson Dissolver
Player 3 took Hesson Splitter
Player 3 discarded Hesson Dissolver
Player 3 discarded Spessart Shunt
Player 3 discarded Indicyl Blender
Player 3 discarded Indicyl Splitter
Player 3 discarded Hesson Splitter
Player 3 converted 2 indicyl and 1 hesson into 3 indicyl
Player 3 spent 1 Spessart token
Player 3 converted 1 indicyl and 1 spessart into 2 rubel
Player 3 converted 2 rubel into 1 indicyl and 1 spessart
Player 3 converted 3 indicyl into 2 indicyl and 1 hesson
Player 3 traded for Even Magistrate of Verdane and Aurane
Player 3 put 1 Spessart on Woven Legate of Verdane and Noctane
Player 3 stored Rubel Mixer beneath Ballast Yard
Player 1 harvested Indicyl Shunt
Player 1 gained 1 Indicyl from Indicyl Shunt
Player 1 spent 1 Kyan token
Player 1 discarded Kyan Forge
Player 1 converted 2 kyan into 2 rubel
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Hesson token
Player 1 converted 2 indicyl and 1 hesson into 3 indicyl
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 converted 3 indicyl into 2 indicyl and 1 hesson
Player 1 converted 2 rubel into 2 kyan
Player 1 put 1 Indicyl on Brine Steward of Verdane
Player 1 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on Mirror Prefect of Verdane and Noctane
Player 1 put 1 Indicyl on Woven Legate of Verdane and Noctane
Player 1 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Kyan on Woven Legate of Verdane and Noctane
Player 1 put 1 Kyan on Woven Legate of Verdane and Noctane
Player 2 drew a card
Player 2 took Indicyl Crusher
Player 2 passed
Player 3 drew a card
Player 3 took Rubel Smelter
Player 3 harvested Spectrol Splitter
Player 3 gained 1 Spectrol from Spectrol Splitter
Player 1 upgraded with Spectrol Inverter
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Hesson token
Player 1 converted 2 indicyl and 1 hesson into 3 indicyl
Player 1 put 1 Indicyl on Brine Steward of Verdane
Player 1 put 1 Indicyl on Mirror Prefect of Verdane and Noctane
Player 1 put 1 Indicyl on Brine Steward of Verdane
Player 2 drew a card
Player 2 took Indicyl Forge
Player 2 upgraded with Indicyl Forge
Player 2 discarded Rubel Crusher
Player 2 spent 1 Kyan token
Player 2 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 2 put 1 Hesson on Brine Steward of Verdane
Player 2 put 1 Spessart on Woven Legate of Verdane and Noctane
Player 3 took Kyan Polarizer
Player 3 passed
Player 3 stored a hand card beneath Ballast Yard
Player 1 took Rubel Splitter
Player 1 took Rubel Kiln
Player 1 discarded Rubel Splitter
Player 1 discarded Rubel Kiln
Player 1 converted 2 rubel into 1 indicyl and 1 spessart
Player 1 spent 1 Kyan token
Player 1 spent 1 Kyan token
Player 1 converted 2 kyan into 2 rubel
Player 1 converted 2 rubel into 1 indicyl and 1 spessart
Player 1 spent 1 Kyan token
Player 1 spent 1 Kyan token
Player 1 converted 2 kyan into 2 rubel
Player 1 converted 2 rubel into 1 indicyl and 1 spessart
Player 1 traded for Brine Steward of Verdane
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 converted 3 indicyl into 2 indicyl and 1 hesson
Player 1 converted 2 indicyl and 1 hesson into 3 indicyl
Player 1 put 1 Indicyl on Woven Legate of Verdane and Noctane
Player 1 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on Mirror Prefect of Verdane and Noctane
Player 1 put 1 Spessart on Mirror Prefect of Verdane and Noctane
Player 1 put 1 Spessart on Woven Legate of Verdane and Noctane
Player 2 drew a card
Player 2 took Hesson Polarizer
Player 2 spent 1 Hesson token
Player 2 spent 1 Spessart token
Player 2 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 2 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 2 spent 1 Hesson token
Player 2 spent 1 Hesson token
Player 2 spent 1 Spectrol token
Player 2 traded for Torch Steward of Aurane
Player 2 spent 1 Hesson token
Player 2 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 2 discarded Rubel Transmuter
Player 2 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 2 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Rubel on Woven Legate of Verdane and Noctane
Player 2 put 1 Spessart on Fifth Archon of Verdane and Noctane and Aurane
Player 3 took Spectrol Cargo Rig
Player 3 took Indicyl Inverter
Player 3 upgraded with Indicyl Cargo Rig
Player 3 stored a hand card beneath Ballast Yard
Player 1 took Kyan Exchanger
Player 1 upgraded with Kyan Exchanger
Player 2 harvested Indicyl Forge
Player 2 gained 1 Indicyl from Indicyl Forge
Player 3 took Spessart Kiln
Player 3 drew a card
Player 3 harvested Kyan Accelerator
Player 3 gained 1 Kyan from Kyan Accelerator
Player 1 took Kyan Condenser
You drew Spessart Decelerator
Player 1 passed
Player 1 spent 1 Kyan token
Player 1 discarded Kyan Condenser
Player 1 converted 2 kyan into 2 rubel
Player 1 converted 2 rubel into 2 kyan
Player 1 put 1 Kyan on Woven Legate of Verdane and Noctane
Player 1 put 1 Kyan on Fifth Archon of Verdane and Noctane and Aurane
Player 2 took Indicyl Conduit
Player 2 took Rubel Exchanger
Player 2 discarded Torch Steward of Aurane
Player 2 earned Cistern Row
Player 2 discarded Indicyl Conduit
Player 3 took Spectrol Blender
Player 3 took Kyan Dissolver
Player 3 upgraded with Rubel Smelter
Player 1 took Hesson Separator
Player 1 took Spectrol Exchanger
Player 1 spent 1 Hesson token
Player 1 discarded Hesson Separator
Player 1 converted 2 hesson into 2 indicyl
Player 1 upgraded with Spectrol Exchanger
Player 1 put 1 Indicyl on Mirror Prefect of Verdane and Noctane
Player 1 put 1 Indicyl on Brand Steward of Verdane
Player 2 passed
Player 3 passed
Player 1 took Spessart Conduit
Player 1 harvested Spectrol Exchanger
Player 1 gained 1 Spectrol from Spectrol Exchanger
Player 2 took Indicyl Crossfeed
Player 2 took Hesson Fractionator
Player 2 discarded Glare Warden of Noctane
Player 2 discarded Halo Prefect of Verdane and Aurane
Player 2 earned Aurora Shelf
Player 2 discarded Indicyl Crossfeed
Player 2 discarded Indicyl Inverter
Player 3 took Rubel Transmuter
Player 3 took Indicyl Transmuter
Player 3 discarded Spectrol Blender
Player 3 converted 1 spectrol into 3 hesson
Player 3 discarded Spessart Kiln
Player 3 traded for Brand Steward of Verdane
Player 3 spent 1 Spectrol token
Player 3 converted 1 spectrol into 3 hesson
Player 3 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 3 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 3 put 1 Hesson on Woven Legate of Verdane and Noctane
Player 1 took Hesson Forge
You drew Hesson Decelerator
Player 1 passed
Player 2 drew a card
Player 2 took Spessart Polarizer
Player 2 passed
Player 2 discarded Hesson Splitter
Player 2 discarded Indicyl Crossfeed
Player 3 discarded Spectrol Fractionator
Player 3 converted 1 spectrol into 3 hesson
Player 3 drew a card
Player 3 discarded Even Magistrate of Verdane and Aurane
Player 3 earned Rust Orchard
Player 3 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 3 stored Rubel Smelter beneath Ballast Yard
Player 1 took Rubel Furnace
Player 1 harvested Kyan Exchanger
Player 1 gained 1 Kyan from Kyan Exchanger
Player 2 took Indicyl Condenser
Player 2 took Kyan Fuser
Player 2 discarded Indicyl Crusher
Player 2 discarded Rubel Cargo Rig
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 spent 1 Rubel token
Player 2 spent 1 Spectrol token
Player 2 traded for Mirror Prefect of Verdane and Noctane
Player 3 took Indicyl Transmuter
Player 3 drew a card
Player 3 passed
Player 1 discarded Hesson Decelerator
Player 1 discarded Rubel Furnace
Player 1 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 1 took Indicyl Inverter
You drew Hesson Cargo Rig
Player 1 discarded Shard Warden of Noctane
Player 1 discarded Brine Steward of Verdane
Player 1 earned Rosewater Falls
Player 1 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Kyan on Woven Legate of Verdane and Noctane
Player 2 took Indicyl Cargo Rig
Player 2 passed
Player 2 discarded Hesson Fractionator
Player 3 drew a card
Player 3 took Rubel Inverter
Player 3 discarded Indicyl Transmuter
Player 3 spent 1 Indicyl token
Player 3 spent 1 Kyan token
Player 3 discarded Rubel Blender
Player 3 discarded Spessart Exchanger
Player 3 traded for Woven Legate of Verdane and Noctane
Player 1 discarded Spessart Conduit
Player 1 discarded Indicyl Inverter
Player 1 converted 1 indicyl and 1 spessart into 2 rubel
Player 1 took Hesson Transmuter
Player 1 took Indicyl Accelerator
Player 1 discarded Hesson Forge
Player 1 discarded Hesson Transmuter
Player 1 spent 1 Kyan token
Player 1 discarded Spessart Decelerator
Player 1 traded for Coal Warden of Aurane
Player 1 put 1 Rubel on Spire Castellan of Noctane and Aurane
Player 1 put 1 Rubel on Prism Prefect of Noctane and Aurane
Player 2 drew a card
Player 2 took Rubel Shunt
Player 2 discarded Mirror Prefect of Verdane and Noctane
Player 2 earned Overgrown Relay
This became the final round: a player had three Landmarks
Player 2 discarded Kyan Fuser
Player 2 discarded Rubel Exchanger
Player 3 took Indicyl Exchanger
Player 3 took Kyan Crusher
Player 3 upgraded with Hesson Polarizer
Player 3 stored a hand card beneath Ballast Yard
The game was over
