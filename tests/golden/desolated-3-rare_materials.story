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
Player 3 converted 1 indicyl and 1 hesson into 1 kyan
Player 3 converted 1 kyan into 1 indicyl and 1 hesson
Player 3 traded for Even Magistrate of Verdane and Aurane
Player 3 put 1 Spessart on Woven Legate of Verdane and Noctane
Player 1 took Rubel Smelter
You drew Kyan Dissolver
Player 1 harvested Indicyl Accelerator
Player 1 gained 1 Indicyl from Indicyl Accelerator
Player 2 took Indicyl Crossfeed
Player 2 took Indicyl Splitter
Player 2 discarded Halo Prefect of Verdane and Aurane
Player 2 earned Rust Orchard
Player 3 drew a card
Player 3 took Rubel Splitter
Player 3 harvested Spectrol Splitter
Player 3 gained 1 Spectrol from Spectrol Splitter
Player 3 discarded Rubel Exchanger
Player 3 discarded Rubel Splitter
Player 3 converted 2 rubel into 1 indicyl and 1 spessart
Player 3 converted 1 indicyl and 1 spessart into 2 rubel
Player 3 put 1 Rubel on Twinned Herald of Noctane
Player 3 put 1 Rubel on Woven Legate of Verdane and Noctane
Player 1 discarded Kyan Dissolver
Player 1 spent 1 Indicyl token
Player 1 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 1 spent 1 Indicyl token
Player 1 spent 1 Kyan token
Player 1 spent 1 Kyan token
Player 1 traded for Twinned Herald of Noctane
Player 1 put 1 Rubel on Mirror Prefect of Verdane and Noctane
Player 2 drew a card
Player 2 took Indicyl Crusher
Player 2 discarded Rubel Crusher
Player 2 discarded Rubel Cargo Rig
Player 2 spent 1 Hesson token
Player 2 spent 1 Hesson token
Player 2 spent 1 Hesson token
Player 2 spent 1 Spessart token
Player 2 traded for Hearth Prefect of Verdane and Aurane
Player 3 drew a card
Player 3 took Kyan Polarizer
Player 3 passed
Player 1 took Hesson Smelter
Player 1 took Indicyl Dissolver
Player 1 harvested Hesson Inverter
Player 1 gained 1 Hesson from Hesson Inverter
Player 2 took Indicyl Furnace
Player 2 took Hesson Cargo Rig
Player 2 discarded Glare Warden of Noctane
Player 2 discarded Hearth Prefect of Verdane and Aurane
Player 2 earned Glasswing Canyon
Player 3 took Rubel Dissolver
Player 3 upgraded with Kyan Polarizer
Player 3 spent 1 Spectrol token
Player 3 converted 1 spectrol into 1 spessart
Player 3 discarded Indicyl Mixer
Player 3 converted 1 indicyl and 1 spessart into 2 rubel
Player 3 put 1 Rubel on Fifth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Rubel on Woven Legate of Verdane and Noctane
Player 1 took Indicyl Furnace
Player 1 took Kyan Blender
Player 1 spent 1 Indicyl token
Player 1 spent 1 Hesson token
Player 1 spent 1 Kyan token
Player 1 spent 1 Spectrol token
Player 1 traded for Veiled Assessor of Aurane
Player 1 discarded Hesson Smelter
Player 1 discarded Kyan Forge
Player 1 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 1 discarded Kyan Blender
Player 1 converted 1 indicyl and 1 kyan into 1 hesson and 1 kyan
Player 1 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 1 put 1 Rubel on Woven Legate of Verdane and Noctane
Player 1 put 1 Kyan on Fifth Archon of Verdane and Noctane and Aurane
Player 2 took Rubel Crystallizer
Player 2 drew a card
Player 2 upgraded with Indicyl Crossfeed
Player 2 discarded Spectrol Shunt
Player 3 passed
Player 1 discarded Rubel Smelter
Player 1 spent 1 Hesson token
Player 1 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 1 spent 1 Indicyl token
Player 1 spent 1 Rubel token
Player 1 spent 1 Spectrol token
Player 1 traded for Bright Legate of Verdane and Noctane
Player 2 took Indicyl Conduit
Player 2 took Spectrol Decelerator
Player 2 upgraded with Indicyl Splitter
Player 2 spent 1 Kyan token
Player 2 converted 1 kyan into 1 indicyl and 1 hesson
Player 2 discarded Rubel Crystallizer
Player 2 spent 1 Hesson token
Player 2 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 2 discarded Indicyl Cargo Rig
Player 2 discarded Hesson Cargo Rig
Player 2 converted 1 indicyl and 1 hesson into 1 kyan
Player 2 converted 1 kyan into 1 indicyl and 1 hesson
Player 2 put 1 Indicyl on Coal Warden of Aurane
Player 2 put 1 Indicyl on Mirror Prefect of Verdane and Noctane
Player 2 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 2 put 1 Kyan on Woven Legate of Verdane and Noctane
Player 3 took Spessart Exchanger
Player 3 took Hesson Smelter
Player 3 passed
Player 1 took Spessart Decelerator
Player 1 took Spessart Crossfeed
Player 1 spent 1 Indicyl token
Player 1 spent 1 Kyan token
Player 1 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 1 discarded Veiled Assessor of Aurane
Player 1 discarded Bright Legate of Verdane and Noctane
Player 1 earned Coral Causeway
Player 1 spent 1 Indicyl token
Player 1 discarded Indicyl Furnace
Player 1 converted 2 indicyl and 1 hesson into 1 indicyl and 1 rubel
Player 1 discarded Indicyl Dissolver
Player 1 spent 1 Hesson token
Player 1 converted 2 indicyl and 1 hesson into 1 indicyl and 1 rubel
Player 1 spent 1 Kyan token
Player 1 converted 1 indicyl and 1 kyan into 2 indicyl and 1 hesson
Player 1 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on Woven Legate of Verdane and Noctane
Player 1 put 1 Hesson on Coal Warden of Aurane
Player 1 put 1 Rubel on Coal Warden of Aurane
Player 1 put 1 Rubel on Woven Legate of Verdane and Noctane
Player 1 put 1 Rubel on Fifth Archon of Verdane and Noctane and Aurane
Player 2 took Hesson Separator
Player 2 upgraded with Spectrol Decelerator
Player 2 spent 1 Hesson token
Player 2 spent 1 Spectrol token
Player 2 converted 1 hesson and 1 spectrol into 2 kyan
Player 2 put 1 Kyan on Woven Legate of Verdane and Noctane
Player 2 put 1 Kyan on Mirror Prefect of Verdane and Noctane
Player 3 discarded Spectrol Fractionator
Player 3 converted 1 spectrol into 1 spessart
Player 3 converted 1 spessart into 1 spectrol
Player 3 took Hesson Transmuter
Player 3 discarded Even Magistrate of Verdane and Aurane
Player 3 earned Indigo Hamlet
Player 3 converted 1 spectrol into 1 spessart
Player 3 discarded Spessart Exchanger
Player 3 converted 1 spessart into 1 spectrol
Player 3 converted 1 spessart into 1 spectrol
Player 3 put 1 Spectrol on Fifth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Spectrol on Fifth Archon of Verdane and Noctane and Aurane
Player 1 upgraded with Spessart Decelerator
Player 2 took Spectrol Kiln
Player 2 harvested Spectrol Decelerator
Player 2 gained 1 Spectrol from Spectrol Decelerator
Player 3 took Indicyl Accelerator
Player 3 took Spectrol Separator
Player 3 passed
Player 3 stored a hand card beneath Ballast Yard
Player 1 upgraded with Spessart Crossfeed
Player 2 discarded Indicyl Furnace
Player 2 discarded Hesson Separator
Player 2 converted 1 indicyl and 1 hesson into 1 kyan
Player 2 took Hesson Blender
Player 2 upgraded with Spectrol Kiln
Player 2 put 1 Kyan on Coal Warden of Aurane
Player 3 drew a card
Player 3 discarded Rubel Dissolver
Player 3 discarded Rubel Crystallizer
Player 3 converted 2 rubel into 1 indicyl and 1 spessart
Player 3 harvested Rubel Mixer
Player 3 gained 1 Rubel from Rubel Mixer
Player 3 put 1 Indicyl on Woven Legate of Verdane and Noctane
Player 3 put 1 Spessart on Mirror Prefect of Verdane and Noctane
Player 1 took Spectrol Cargo Rig
Player 1 took Indicyl Blender
Player 1 discarded Indicyl Blender
Player 1 spent 1 Kyan token
Player 1 converted 1 indicyl and 1 kyan into 1 hesson and 1 kyan
Player 1 passed
Player 1 put 1 Hesson on Coal Warden of Aurane
Player 1 put 1 Kyan on Woven Legate of Verdane and Noctane
Player 2 took Indicyl Refinery
Player 2 took Indicyl Fractionator
Player 2 upgraded with Rubel Conduit
Player 3 took Hesson Separator
Player 3 harvested Kyan Polarizer
Player 3 gained 1 Kyan from Kyan Polarizer
Player 1 took Spessart Crystallizer
Player 1 took Hesson Shunt
Player 1 passed
Player 2 took Spectrol Fuser
Player 2 took Rubel Smelter
Player 2 discarded Indicyl Refinery
Player 2 spent 1 Rubel token
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 spent 1 Rubel token
Player 2 spent 1 Spectrol token
Player 2 traded for Mirror Prefect of Verdane and Noctane
Player 2 spent 1 Hesson token
Player 2 spent 1 Hesson token
Player 2 discarded Hesson Blender
Player 2 converted 3 hesson into 3 indicyl
Player 2 put 1 Indicyl on Coal Warden of Aurane
Player 2 put 1 Indicyl on Coal Warden of Aurane
Player 2 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 3 took Indicyl Condenser
Player 3 took Indicyl Inverter
Player 3 spent 1 Kyan token
Player 3 spent 1 Rubel token
Player 3 discarded Indicyl Condenser
Player 3 discarded Indicyl Accelerator
Player 3 traded for Pale Listener of Noctane
Player 1 took Spectrol Crystallizer
Player 1 took Indicyl Condenser
Player 1 discarded Spectrol Crystallizer
Player 1 discarded Hesson Shunt
Player 1 converted 1 hesson and 1 spectrol into 2 kyan
Player 1 discarded Spessart Crystallizer
Player 1 discarded Indicyl Condenser
Player 1 converted 1 indicyl and 1 kyan into 2 indicyl and 1 hesson
Player 1 discarded Spectrol Inverter
Player 1 converted 1 hesson and 1 spectrol into 2 kyan
Player 1 converted 1 indicyl and 1 kyan into 1 hesson and 1 kyan
Player 1 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 1 traded for Coal Warden of Aurane
Player 1 spent 1 Hesson token
Player 1 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 1 put 1 Indicyl on Woven Legate of Verdane and Noctane
Player 1 put 1 Rubel on Woven Legate of Verdane and Noctane
Player 1 put 1 Rubel on Lagoon Broker of Verdane and Noctane
Player 2 took Rubel Forge
Player 2 took Hesson Inverter
Player 2 discarded Indicyl Fractionator
Player 2 discarded Indicyl Conduit
Player 2 spent 1 Indicyl token
Player 2 converted 3 indicyl into 3 hesson
Player 2 upgraded with Rubel Forge
Player 2 put 1 Hesson on Lagoon Broker of Verdane and Noctane
Player 2 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Hesson on Woven Legate of Verdane and Noctane
Player 3 took Spectrol Furnace
Player 3 took Rubel Polarizer
Player 3 upgraded with Hesson Smelter
Player 1 took Kyan Crystallizer
You drew Rubel Dissolver
Player 1 harvested Indicyl Mixer
Player 1 gained 1 Indicyl from Indicyl Mixer
Player 2 took Rubel Separator
Player 2 spent 1 Hesson token
Player 2 spent 1 Rubel token
Player 2 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 spent 1 Rubel token
Player 2 discarded Rubel Smelter
Player 2 spent 1 Kyan token
Player 2 spent 1 Spessart token
Player 2 traded for Fifth Archon of Verdane and Noctane and Aurane
Player 2 discarded Indicyl Crusher
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 converted 3 indicyl into 3 hesson
Player 2 spent 1 Kyan token
Player 2 converted 1 kyan into 1 indicyl and 1 hesson
Player 2 discarded Hesson Inverter
Player 2 converted 3 hesson into 3 indicyl
Player 2 put 1 Indicyl on Woven Legate of Verdane and Noctane
Player 2 put 1 Indicyl on Tallow Envoy of Verdane
Player 2 put 1 Indicyl on Woven Legate of Verdane and Noctane
Player 2 put 1 Indicyl on Tallow Envoy of Verdane
Player 2 put 1 Hesson on Tallow Envoy of Verdane
Player 2 put 1 Hesson on Tallow Envoy of Verdane
Player 3 took Hesson Fuser
Player 3 took Hesson Accelerator
Player 3 passed
Player 3 discarded Spectrol Furnace
Player 3 converted 1 spectrol into 3 hesson
Player 3 discarded Hesson Accelerator
Player 3 discarded Hesson Fuser
Player 3 converted 3 hesson into 1 spectrol
Player 3 put 1 Hesson on Woven Legate of Verdane and Noctane
Player 3 put 1 Hesson on Tallow Envoy of Verdane
Player 3 put 1 Spectrol on Lagoon Broker of Verdane and Noctane
You drew Kyan Forge
Player 1 took Spessart Furnace
Player 1 harvested Hesson Crossfeed
Player 1 gained 1 Hesson from Hesson Crossfeed
Player 1 spent 1 Rubel token
Player 1 spent 1 Hesson token
Player 1 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 1 put 1 Indicyl on Woven Legate of Verdane and Noctane
Player 1 put 1 Kyan on Lowland Broker of Verdane and Aurane
Player 2 spent 1 Indicyl token
Player 2 spent 1 Hesson token
Player 2 converted 1 indicyl and 1 hesson into 1 kyan
Player 2 took Kyan Inverter
Player 2 took Indicyl Crystallizer
Player 2 converted 1 kyan into 1 indicyl and 1 hesson
Player 2 harvested Spectrol Kiln
Player 2 gained 1 Spectrol from Spectrol Kiln
Player 2 spent 1 Hesson token
Player 2 spent 1 Hesson token
Player 2 converted 3 hesson into 3 indicyl
Player 2 put 1 Indicyl on Woven Legate of Verdane and Noctane
Player 2 put 1 Indicyl on Lowland Broker of Verdane and Aurane
Player 2 put 1 Indicyl on Tallow Envoy of Verdane
Player 2 put 1 Indicyl on Lowland Broker of Verdane and Aurane
Player 3 drew a card
Player 3 discarded Rubel Polarizer
Player 3 discarded Rubel Fractionator
Player 3 converted 2 rubel into 1 indicyl and 1 spessart
Player 3 took Hesson Polarizer
Player 3 harvested Hesson Smelter
Player 3 gained 1 Hesson from Hesson Smelter
Player 3 discarded Indicyl Inverter
Player 3 converted 1 indicyl and 1 spessart into 2 rubel
Player 3 converted 2 rubel into 1 indicyl and 1 spessart
Player 3 put 1 Indicyl on Woven Legate of Verdane and Noctane
Player 3 put 1 Indicyl on Lowland Broker of Verdane and Aurane
Player 3 put 1 Spessart on Woven Legate of Verdane and Noctane
Player 1 spent 1 Hesson token
Player 1 discarded Rubel Dissolver
Player 1 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 1 passed
Player 1 spent 1 Kyan token
Player 1 converted 2 kyan into 1 hesson and 1 spectrol
Player 1 put 1 Indicyl on Tallow Envoy of Verdane
Player 1 put 1 Hesson on Tallow Envoy of Verdane
Player 1 put 1 Spectrol on Lagoon Broker of Verdane and Noctane
Player 2 took Hesson Decelerator
Player 2 took Indicyl Cargo Rig
Player 2 upgraded with Rubel Separator
Player 3 took Spessart Accelerator
Player 3 took Rubel Kiln
Player 3 harvested Kyan Accelerator
Player 3 gained 1 Kyan from Kyan Accelerator
Player 1 took Indicyl Transmuter
Player 1 discarded Kyan Crystallizer
Player 1 discarded Kyan Forge
Player 1 converted 2 kyan into 1 hesson and 1 spectrol
You drew Hesson Refinery
Player 1 harvested Indicyl Shunt
Player 1 gained 1 Indicyl from Indicyl Shunt
Player 1 discarded Hesson Refinery
Player 1 converted 1 hesson and 1 spectrol into 2 kyan
Player 1 put 1 Hesson on Lagoon Broker of Verdane and Noctane
Player 1 put 1 Kyan on Woven Legate of Verdane and Noctane
Player 1 put 1 Kyan on Tallow Envoy of Verdane
Player 2 drew a card
Player 2 took Indicyl Smelter
Player 2 harvested Rubel Forge
Player 2 gained 1 Rubel from Rubel Forge
Player 2 spent 1 Hesson token
Player 2 spent 1 Hesson token
Player 2 spent 1 Hesson token
Player 2 converted 3 hesson into 3 indicyl
Player 2 put 1 Indicyl on Lowland Broker of Verdane and Aurane
Player 2 put 1 Indicyl on Tallow Envoy of Verdane
Player 2 put 1 Indicyl on Lowland Broker of Verdane and Aurane
Player 3 took Rubel Crusher
Player 3 took Indicyl Forge
Player 3 upgraded with Rubel Kiln
Player 3 spent 1 Kyan token
Player 3 converted 1 kyan into 2 hesson
Player 3 spent 1 Hesson token
Player 3 converted 2 hesson into 1 kyan
Player 3 discarded Hesson Polarizer
Player 3 discarded Hesson Separator
Player 3 converted 2 hesson into 1 kyan
Player 3 discarded Hesson Transmuter
Player 3 converted 2 hesson into 1 kyan
Player 3 converted 1 kyan into 2 hesson
Player 3 converted 1 kyan into 2 hesson
Player 3 put 1 Hesson on Woven Legate of Verdane and Noctane
Player 3 put 1 Hesson on Tallow Envoy of Verdane
Player 3 put 1 Hesson on Lowland Broker of Verdane and Aurane
Player 3 put 1 Hesson on Woven Legate of Verdane and Noctane
Player 3 put 1 Kyan on Woven Legate of Verdane and Noctane
Player 1 took Indicyl Fuser
Player 1 took Indicyl Smelter
Player 1 upgraded with Spessart Furnace
Player 2 took Hesson Polarizer
Player 2 passed
Player 2 discarded Hesson Polarizer
Player 2 spent 1 Rubel token
Player 2 converted 1 hesson and 1 rubel into 1 spessart
Player 2 discarded Indicyl Crystallizer
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 converted 3 indicyl into 3 hesson
Player 2 discarded Hesson Decelerator
Player 2 converted 3 hesson into 3 indicyl
Player 2 spent 1 Hesson token
Player 2 spent 1 Hesson token
Player 2 converted 3 hesson into 3 indicyl
Player 2 put 1 Indicyl on Woven Legate of Verdane and Noctane
Player 2 put 1 Indicyl on Lagoon Broker of Verdane and Noctane
Player 2 put 1 Indicyl on Woven Legate of Verdane and Noctane
Player 2 put 1 Indicyl on Tallow Envoy of Verdane
Player 2 put 1 Indicyl on Tallow Envoy of Verdane
Player 2 put 1 Indicyl on Lowland Broker of Verdane and Aurane
Player 2 put 1 Spessart on Lagoon Broker of Verdane and Noctane
Player 3 took Kyan Exchanger
Player 3 took Kyan Refinery
Player 3 discarded Kyan Refinery
Player 3 converted 1 kyan into 2 hesson
Player 3 upgraded with Rubel Crusher
Player 3 converted 2 hesson into 1 kyan
Player 3 put 1 Kyan on Lowland Broker of Verdane and Aurane
Player 1 took Hesson Splitter
Player 1 took Indicyl Conduit
Player 1 harvested Spessart Furnace
Player 1 gained 1 Spessart from Spessart Furnace
Player 2 took Rubel Accelerator
Player 2 harvested Rubel Separator
Player 2 gained 1 Rubel from Rubel Separator
Player 2 spent 1 Indicyl token
Player 2 discarded Kyan Inverter
Player 2 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 2 put 1 Hesson on Tallow Envoy of Verdane
Player 2 put 1 Rubel on Tallow Envoy of Verdane
Player 3 took Rubel Accelerator
Player 3 took Kyan Fuser
Player 3 upgraded with Rubel Accelerator
Player 3 discarded Indicyl Forge
Player 3 discarded Spessart Accelerator
Player 3 converted 1 indicyl and 1 spessart into 2 rubel
Player 3 discarded Kyan Exchanger
Player 3 converted 1 kyan into 2 hesson
Player 3 put 1 Hesson on Woven Legate of Verdane and Noctane
Player 3 put 1 Hesson on Lagoon Broker of Verdane and Noctane
Player 3 put 1 Rubel on Woven Legate of Verdane and Noctane
Player 3 put 1 Rubel on Lagoon Broker of Verdane and Noctane
You drew Indicyl Cargo Rig
Player 1 took Kyan Blender
Player 1 harvested Spessart Decelerator
Player 1 gained 1 Spessart from Spessart Decelerator
Player 1 discarded Indicyl Cargo Rig
Player 1 discarded Kyan Blender
Player 1 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 1 put 1 Hesson on Tallow Envoy of Verdane
Player 1 put 1 Rubel on Lagoon Broker of Verdane and Noctane
Player 2 took Hesson Crusher
Player 2 passed
Player 3 discarded Kyan Fuser
Player 3 converted 1 kyan into 2 hesson
Player 3 took Spectrol Exchanger
Player 3 drew a card
Player 3 passed
Player 3 converted 2 hesson into 1 kyan
Player 3 put 1 Kyan on Woven Legate of Verdane and Noctane
You drew Rubel Fuser
You drew Kyan Crusher
Player 1 upgraded with Kyan Crusher
Player 1 discarded Hesson Splitter
Player 1 discarded Rubel Fuser
Player 1 converted 1 hesson and 1 rubel into 1 spessart
Player 1 spent 1 Spessart token
Player 1 converted 1 spessart into 1 hesson and 1 rubel
Player 1 converted 1 hesson and 1 rubel into 1 spessart
Player 1 converted 1 spessart into 3 indicyl
Player 1 spent 1 Spessart token
Player 1 converted 1 spessart into 1 hesson and 1 rubel
Player 1 put 1 Indicyl on Tallow Envoy of Verdane
Player 1 put 1 Indicyl on Lowland Broker of Verdane and Aurane
Player 1 put 1 Indicyl on Lowland Broker of Verdane and Aurane
Player 1 put 1 Hesson on Lagoon Broker of Verdane and Noctane
Player 1 put 1 Rubel on Lowland Broker of Verdane and Aurane
Player 1 put 1 Spessart on Tallow Envoy of Verdane
Player 2 took Rubel Splitter
Player 2 discarded Kyan Splitter
Player 2 spent 1 Indicyl token
Player 2 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 2 discarded Hesson Crusher
Player 2 spent 1 Hesson token
Player 2 spent 1 Hesson token
Player 2 converted 3 hesson into 3 indicyl
Player 2 took Rubel Transmuter
Player 2 discarded Fifth Archon of Verdane and Noctane and Aurane
Player 2 earned Cistern Row
This became the final round: a player had three Landmarks
Player 2 spent 1 Rubel token
Player 2 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 2 put 1 Indicyl on Lowland Broker of Verdane and Aurane
Player 2 put 1 Indicyl on Lagoon Broker of Verdane and Noctane
Player 2 put 1 Indicyl on Tallow Envoy of Verdane
Player 2 put 1 Indicyl on Woven Legate of Verdane and Noctane
Player 2 put 1 Rubel on Tallow Envoy of Verdane
Player 2 put 1 Kyan on Lagoon Broker of Verdane and Noctane
Player 3 took Indicyl Crystallizer
Player 3 drew a card
Player 3 harvested Rubel Kiln
Player 3 gained 1 Rubel from Rubel Kiln
Player 3 spent 1 Rubel token
Player 3 discarded Rubel Furnace
Player 3 converted 2 rubel into 1 indicyl and 1 spessart
Player 3 put 1 Indicyl on Lagoon Broker of Verdane and Noctane
Player 3 put 1 Spessart on Woven Legate of Verdane and Noctane
Player 3 stored Pale Listener of Noctane beneath Ballast Yard
The game was over
