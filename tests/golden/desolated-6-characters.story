Player 1 began with Bram Teller
Player 2 began with Mirelle Ovant
Player 3 began with Ruk Aldane
Player 4 began with Odile Marrow
Player 5 began with Sefa Quill
Player 6 began with Tobin Carrow
Player 3 was the first player
Player 3 drew a card
Player 3 took Rubel Crusher
Player 3 upgraded with Kyan Dissolver
Player 3 discarded Kyan Fractionator
Player 3 converted 1 kyan into 2 indicyl
Player 3 converted 2 indicyl into 1 kyan
Player 3 put 1 Kyan on Gilded Assessor of Verdane
Player 4 discarded Odile Marrow
Player 4 gained 1 Indicyl
Player 4 took Indicyl Conduit
Player 4 took Indicyl Shunt
Player 4 discarded Spectrol Cargo Rig
Player 4 spent 1 Indicyl token
Player 4 discarded Hesson Polarizer
Player 4 discarded Rubel Decelerator
Player 4 traded for Gilded Assessor of Verdane
Player 5 passed
Player 6 took Hesson Blender
Player 6 took Kyan Condenser
Player 6 upgraded with Kyan Condenser
Player 6 discarded Tobin Carrow
Player 6 gained 1 Spectrol
Player 1 took Indicyl Mixer
Player 1 took Indicyl Conduit
Player 1 upgraded with Hesson Smelter
Player 2 took Spessart Fractionator
Player 2 took Indicyl Inverter
Player 2 discarded Indicyl Inverter
Player 2 discarded Rubel Inverter
Player 2 converted 1 indicyl and 1 rubel into 2 indicyl and 1 hesson
Player 2 passed
Player 2 discarded Hesson Mixer
Player 2 converted 2 indicyl and 1 hesson into 1 indicyl and 1 rubel
Player 2 converted 1 indicyl and 1 rubel into 2 indicyl and 1 hesson
Player 2 discarded Hesson Exchanger
Player 2 converted 2 indicyl and 1 hesson into 1 indicyl and 1 rubel
Player 2 discarded Mirelle Ovant
Player 2 gained 1 Spessart
Player 2 put 1 Indicyl on Bright Legate of Verdane and Aurane
Player 2 put 1 Hesson on Bright Legate of Verdane and Aurane
Player 2 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 2 put 1 Rubel on Mirror Prefect of Noctane and Aurane
Player 3 took Spectrol Exchanger
Player 3 took Spessart Smelter
Player 3 discarded Ruk Aldane
Player 3 gained 1 Kyan
Player 3 upgraded with Rubel Crusher
Player 4 took Indicyl Cargo Rig
Player 4 took Indicyl Furnace
Player 4 upgraded with Indicyl Furnace
Player 5 took Indicyl Crystallizer
Player 5 passed
Player 5 discarded Spectrol Separator
Player 5 converted 1 spectrol into 3 indicyl
Player 5 discarded Indicyl Fractionator
Player 5 discarded Indicyl Crystallizer
Player 5 converted 3 indicyl into 1 spectrol
Player 5 put 1 Indicyl on Bright Legate of Verdane and Aurane
Player 5 put 1 Indicyl on Mirror Prefect of Noctane and Aurane
Player 5 put 1 Spectrol on Bright Legate of Verdane and Aurane
Player 6 upgraded with Hesson Fuser
Player 1 discarded Bram Teller
Player 1 gained 1 Hesson
Player 1 took Rubel Crossfeed
Player 1 upgraded with Indicyl Separator
Player 1 spent 1 Hesson token
Player 1 discarded Rubel Crossfeed
Player 1 converted 1 hesson and 1 rubel into 1 spessart
Player 1 put 1 Spessart on Prism Prefect of Verdane and Aurane
Player 2 took Kyan Kiln
Player 2 took Rubel Exchanger
Player 2 passed
Player 3 took Indicyl Smelter
Player 3 took Indicyl Smelter
Player 3 passed
Player 4 harvested Indicyl Furnace
Player 4 gained 1 Indicyl
Player 5 upgraded with Rubel Fuser
Player 6 discarded Spessart Separator
Player 6 converted 1 spessart into 1 indicyl and 1 kyan
Player 6 took Kyan Conduit
Player 6 took Rubel Condenser
Player 6 harvested Hesson Fuser
Player 6 gained 1 Hesson
Player 6 discarded Rubel Condenser
Player 6 converted 1 rubel into 2 indicyl
Player 6 converted 2 indicyl into 1 rubel
Player 6 put 1 Indicyl on Prism Prefect of Verdane and Aurane
Player 6 put 1 Rubel on Mirror Prefect of Noctane and Aurane
Player 6 put 1 Kyan on Bright Legate of Verdane and Aurane
Player 1 took Spessart Crossfeed
Player 1 took Indicyl Cargo Rig
Player 1 upgraded with Spessart Crossfeed
Player 2 upgraded with Kyan Kiln
Player 3 took Spessart Refinery
Player 3 took Kyan Cargo Rig
Player 3 passed
Player 3 discarded Indicyl Forge
Player 3 discarded Indicyl Smelter
Player 3 converted 2 indicyl into 1 kyan
Player 3 put 1 Kyan on Bright Legate of Verdane and Aurane
Player 4 drew a card
Player 4 took Indicyl Conduit
Player 4 upgraded with Hesson Kiln
Player 5 took Spessart Crusher
Player 5 discarded Spessart Crusher
Player 5 converted 1 spessart into 1 indicyl and 1 kyan
Player 5 took Spectrol Forge
Player 5 discarded Sefa Quill
Player 5 gained 1 Rubel
Player 5 converted 1 indicyl and 1 kyan into 1 spessart
Player 5 upgraded with Rubel Condenser
Player 5 converted 1 spessart into 1 indicyl and 1 kyan
Player 5 put 1 Indicyl on Prism Prefect of Verdane and Aurane
Player 5 put 1 Kyan on Bright Legate of Verdane and Aurane
Player 6 took Indicyl Kiln
Player 6 upgraded with Hesson Blender
Player 6 discarded Indicyl Kiln
Player 6 spent 1 Hesson token
Player 6 converted 1 indicyl and 1 hesson into 1 rubel
Player 6 put 1 Rubel on Prism Prefect of Verdane and Aurane
Player 1 discarded Spessart Decelerator
Player 1 converted 1 spessart into 1 hesson and 1 rubel
Player 1 upgraded with Kyan Fuser
Player 1 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 1 discarded Indicyl Mixer
Player 1 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 1 converted 1 hesson and 1 rubel into 1 spessart
Player 1 put 1 Indicyl on Mirror Prefect of Noctane and Aurane
Player 1 put 1 Spessart on Prism Prefect of Verdane and Aurane
Player 2 discarded Kyan Refinery
Player 2 converted 1 kyan into 2 hesson
Player 2 upgraded with Spessart Fractionator
Player 2 put 1 Hesson on Prism Prefect of Verdane and Aurane
Player 2 put 1 Hesson on Bright Legate of Verdane and Aurane
Player 3 discarded Spessart Refinery
Player 3 converted 1 spessart into 3 indicyl
Player 3 took Indicyl Polarizer
Player 3 discarded Spessart Smelter
Player 3 converted 1 spessart into 3 indicyl
Player 3 drew a card
Player 3 discarded Indicyl Polarizer
Player 3 discarded Spectrol Exchanger
Player 3 discarded Indicyl Smelter
Player 3 converted 2 indicyl into 1 kyan
Player 3 spent 1 Kyan token
Player 3 traded for Prism Prefect of Verdane and Aurane
Player 3 put 1 Indicyl on Mirror Prefect of Noctane and Aurane
Player 3 put 1 Indicyl on Bright Legate of Verdane and Aurane
Player 3 put 1 Indicyl on Mirror Prefect of Noctane and Aurane
Player 4 took Indicyl Separator
Player 4 took Indicyl Mixer
Player 4 passed
Player 5 took Indicyl Crusher
Player 5 took Kyan Smelter
Player 5 upgraded with Spectrol Forge
Player 6 took Indicyl Crossfeed
Player 6 took Hesson Exchanger
Player 6 harvested Kyan Condenser
Player 6 gained 1 Kyan
Player 1 passed
Player 2 took Rubel Dissolver
Player 2 drew a card
Player 2 passed
Player 3 took Hesson Refinery
Player 3 took Hesson Splitter
Player 3 upgraded with Hesson Accelerator
Player 3 spent 1 Rubel token
Player 3 discarded Rubel Forge
Player 3 converted 2 rubel into 1 indicyl and 1 spessart
Player 3 converted 1 spessart into 3 indicyl
Player 3 spent 1 Spessart token
Player 3 converted 1 spessart into 3 indicyl
Player 3 put 1 Indicyl on Mirror Prefect of Noctane and Aurane
Player 3 put 1 Indicyl on Bright Legate of Verdane and Aurane
Player 3 put 1 Indicyl on Ash Warden of Verdane
Player 3 put 1 Indicyl on Mirror Prefect of Noctane and Aurane
Player 3 put 1 Indicyl on Bright Legate of Verdane and Aurane
Player 3 put 1 Indicyl on Mirror Prefect of Noctane and Aurane
Player 3 put 1 Indicyl on Bright Legate of Verdane and Aurane
Player 4 spent 1 Kyan token
Player 4 converted 1 kyan into 2 hesson
Player 4 took Kyan Cargo Rig
Player 4 took Hesson Crystallizer
Player 4 passed
Player 4 discarded Hesson Crystallizer
Player 4 converted 2 hesson into 1 kyan
Player 4 discarded Kyan Cargo Rig
Player 4 converted 1 kyan into 2 hesson
Player 4 converted 1 kyan into 2 hesson
Player 4 put 1 Hesson on Mirror Prefect of Noctane and Aurane
Player 4 put 1 Hesson on Ash Warden of Verdane
Player 4 put 1 Hesson on Ash Warden of Verdane
Player 4 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 4 put 1 Hesson on Bright Legate of Verdane and Aurane
Player 5 spent 1 Rubel token
Player 5 converted 1 rubel into 2 indicyl
Player 5 took Spessart Accelerator
Player 5 took Hesson Crusher
Player 5 discarded Hesson Crusher
Player 5 converted 2 indicyl into 1 rubel
Player 5 discarded Spessart Accelerator
Player 5 converted 1 spessart into 1 indicyl and 1 kyan
Player 5 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 5 discarded Indicyl Crusher
Player 5 converted 2 indicyl into 1 rubel
Player 5 traded for Ash Warden of Verdane
Player 5 spent 1 Indicyl token
Player 5 discarded Kyan Smelter
Player 5 converted 1 indicyl and 1 kyan into 1 spessart
Player 5 put 1 Spessart on Mirror Prefect of Verdane and Noctane
Player 6 took Spessart Dissolver
Player 6 took Indicyl Blender
Player 6 passed
Player 6 discarded Indicyl Blender
Player 6 discarded Hesson Exchanger
Player 6 converted 1 indicyl and 1 hesson into 1 rubel
Player 6 put 1 Rubel on Fifth Archon of Verdane and Noctane and Aurane
Player 1 took Rubel Refinery
Player 1 took Indicyl Condenser
Player 1 harvested Kyan Fuser
Player 1 gained 1 Kyan
Player 2 drew a card
Player 2 took Hesson Crystallizer
Player 2 discarded Hesson Mixer
Player 2 discarded Hesson Crystallizer
Player 2 converted 2 hesson into 1 kyan
Player 2 upgraded with Rubel Dissolver
Player 2 converted 1 kyan into 2 indicyl
Player 2 put 1 Indicyl on Mirror Prefect of Noctane and Aurane
Player 2 put 1 Indicyl on Bright Legate of Verdane and Aurane
Player 3 spent 1 Indicyl token
Player 3 spent 1 Spessart token
Player 3 converted 1 indicyl and 1 spessart into 2 rubel
Player 3 drew a card
Player 3 took Spessart Fuser
Player 3 upgraded with Kyan Cargo Rig
Player 3 put 1 Rubel on Mirror Prefect of Verdane and Noctane
Player 3 put 1 Rubel on Fifth Archon of Verdane and Noctane and Aurane
Player 4 took Rubel Shunt
Player 4 drew a card
Player 4 passed
Player 4 discarded Indicyl Cargo Rig
Player 4 discarded Rubel Shunt
Player 5 took Hesson Mixer
Player 5 harvested Rubel Fuser
Player 5 gained 1 Rubel
Player 5 spent 1 Rubel token
Player 5 converted 1 rubel into 2 indicyl
Player 5 put 1 Indicyl on Bright Legate of Verdane and Aurane
Player 5 put 1 Indicyl on Mirror Prefect of Verdane and Noctane
Player 6 took Indicyl Forge
Player 6 took Hesson Fuser
Player 6 harvested Hesson Blender
Player 6 gained 1 Hesson
Player 1 discarded Indicyl Condenser
Player 1 spent 1 Kyan token
Player 1 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 1 passed
Player 1 discarded Rubel Refinery
Player 1 converted 1 hesson and 1 rubel into 1 spessart
Player 1 converted 1 spessart into 1 hesson and 1 rubel
Player 1 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Rubel on Bright Legate of Verdane and Aurane
Player 1 put 1 Rubel on Mirror Prefect of Verdane and Noctane
Player 2 took Kyan Transmuter
Player 2 drew a card
Player 2 harvested Spessart Fractionator
Player 2 gained 1 Spessart
Player 2 discarded Kyan Transmuter
Player 2 converted 1 kyan into 2 indicyl
Player 2 discarded Indicyl Accelerator
Player 2 converted 2 indicyl into 1 kyan
Player 2 put 1 Indicyl on Mirror Prefect of Verdane and Noctane
Player 2 put 1 Kyan on Fifth Archon of Verdane and Noctane and Aurane
Player 3 took Kyan Shunt
Player 3 took Spectrol Decelerator
Player 3 harvested Kyan Dissolver
Player 3 gained 1 Kyan
Player 3 discarded Indicyl Blender
Player 3 discarded Spessart Fuser
Player 3 converted 1 indicyl and 1 spessart into 2 rubel
Player 3 converted 2 rubel into 1 indicyl and 1 spessart
Player 3 discarded Indicyl Smelter
Player 3 converted 1 indicyl and 1 spessart into 2 rubel
Player 3 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Rubel on Fifth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Rubel on Mirror Prefect of Verdane and Noctane
Player 4 drew a card
Player 4 took Hesson Cargo Rig
Player 4 harvested Hesson Kiln
Player 4 gained 1 Hesson
Player 4 discarded Indicyl Conduit
Player 4 discarded Indicyl Mixer
Player 5 took Indicyl Shunt
Player 5 took Spessart Mixer
Player 5 upgraded with Indicyl Shunt
Player 6 took Hesson Smelter
Player 6 took Spectrol Splitter
Player 6 passed
Player 6 discarded Hesson Fuser
Player 6 discarded Hesson Smelter
Player 1 took Kyan Transmuter
Player 1 passed
Player 2 took Spectrol Blender
Player 2 drew a card
Player 2 passed
Player 3 took Indicyl Cargo Rig
Player 3 took Kyan Exchanger
Player 3 harvested Rubel Crusher
Player 3 gained 1 Rubel
Player 4 took Indicyl Accelerator
Player 4 upgraded with Indicyl Accelerator
Player 5 took Indicyl Mixer
Player 5 drew a card
Player 5 upgraded with Indicyl Mixer
Player 5 discarded Spessart Kiln
Player 5 discarded Hesson Mixer
Player 5 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 5 spent 1 Hesson token
Player 5 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 5 put 1 Indicyl on Mirror Prefect of Noctane and Aurane
Player 5 put 1 Rubel on Mirror Prefect of Noctane and Aurane
Player 5 put 1 Rubel on Mirror Prefect of Noctane and Aurane
Player 6 took Spessart Furnace
Player 6 took Hesson Crystallizer
Player 6 upgraded with Kyan Conduit
Player 6 discarded Indicyl Crossfeed
Player 1 took Indicyl Fuser
Player 1 upgraded with Indicyl Fuser
Player 1 discarded Indicyl Cargo Rig
Player 1 discarded Kyan Transmuter
Player 1 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 1 converted 1 hesson and 1 rubel into 1 spessart
Player 1 put 1 Spessart on Fifth Archon of Verdane and Noctane and Aurane
Player 2 took Indicyl Refinery
Player 2 took Kyan Polarizer
Player 2 discarded Kyan Polarizer
Player 2 converted 1 kyan into 1 kyan
Player 2 passed
Player 2 converted 1 kyan into 2 indicyl
Player 2 put 1 Indicyl on Mirror Prefect of Verdane and Noctane
Player 2 put 1 Indicyl on Mirror Prefect of Noctane and Aurane
Player 3 spent 1 Indicyl token
Player 3 spent 1 Kyan token
Player 3 discarded Indicyl Cargo Rig
Player 3 spent 1 Rubel token
Player 3 discarded Spectrol Decelerator
Player 3 traded for Bright Legate of Verdane and Aurane
Player 4 harvested Indicyl Accelerator
Player 4 gained 1 Indicyl
Player 5 took Indicyl Polarizer
Player 5 took Spectrol Refinery
Player 5 harvested Spectrol Forge
Player 5 gained 1 Spectrol
Player 6 harvested Kyan Conduit
Player 6 gained 1 Kyan
Player 1 took Kyan Splitter
Player 1 took Rubel Splitter
Player 1 passed
Player 1 discarded Indicyl Conduit
Player 1 discarded Kyan Splitter
Player 1 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 1 put 1 Hesson on Mirror Prefect of Noctane and Aurane
Player 1 put 1 Rubel on Mirror Prefect of Verdane and Noctane
Player 2 took Rubel Conduit
Player 2 drew a card
Player 2 harvested Rubel Dissolver
Player 2 gained 1 Rubel
Player 3 discarded Bright Legate of Verdane and Aurane
Player 3 earned Coral Causeway
Player 4 upgraded with Indicyl Conduit
Player 4 discarded Indicyl Splitter
Player 4 discarded Indicyl Separator
Player 4 discarded Indicyl Inverter
Player 4 converted 3 indicyl into 3 hesson
Player 4 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 4 put 1 Hesson on Mirror Prefect of Noctane and Aurane
Player 4 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 5 took Hesson Dissolver
Player 5 took Hesson Splitter
Player 5 harvested Indicyl Mixer
Player 5 gained 1 Indicyl
Player 5 spent 1 Indicyl token
Player 5 discarded Indicyl Polarizer
Player 5 converted 2 indicyl into 1 rubel
Player 5 put 1 Rubel on Mirror Prefect of Noctane and Aurane
Player 6 took Rubel Mixer
Player 6 took Hesson Decelerator
Player 6 passed
Player 6 discarded Hesson Crystallizer
Player 6 discarded Spessart Dissolver
Player 1 took Hesson Separator
Player 1 took Indicyl Transmuter
Player 1 harvested Spessart Crossfeed
Player 1 gained 1 Spessart
Player 2 took Indicyl Accelerator
Player 2 took Rubel Fuser
Player 2 upgraded with Rubel Fuser
Player 2 spent 1 Spessart token
Player 2 converted 1 spessart into 1 indicyl and 1 kyan
Player 2 put 1 Indicyl on Veiled Assessor of Noctane
Player 2 put 1 Kyan on Mirror Prefect of Verdane and Noctane
Player 2 discarded Indicyl Accelerator
Player 3 spent 1 Indicyl token
Player 3 spent 1 Hesson token
Player 3 spent 1 Kyan token
Player 3 spent 1 Spectrol token
Player 3 traded for Veiled Assessor of Noctane
Player 4 spent 1 Indicyl token
Player 4 spent 1 Indicyl token
Player 4 discarded Indicyl Shunt
Player 4 converted 3 indicyl into 3 hesson
Player 4 passed
Player 4 put 1 Hesson on Mirror Prefect of Noctane and Aurane
Player 4 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 4 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 5 took Spectrol Mixer
Player 5 took Hesson Forge
Player 5 passed
Player 6 upgraded with Spectrol Splitter
Player 1 took Rubel Exchanger
Player 1 took Hesson Conduit
Player 1 upgraded with Hesson Conduit
Player 1 spent 1 Spessart token
Player 1 converted 1 spessart into 1 indicyl and 1 kyan
Player 1 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Kyan on Rime Warden of Aurane
Player 2 spent 1 Spessart token
Player 2 converted 1 spessart into 1 indicyl and 1 kyan
Player 2 converted 1 kyan into 2 hesson
Player 2 passed
Player 2 put 1 Indicyl on Mirror Prefect of Verdane and Noctane
Player 2 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 3 took Hesson Separator
Player 3 took Hesson Shunt
Player 3 passed
Player 4 took Kyan Inverter
Player 4 took Hesson Crossfeed
Player 4 spent 1 Hesson token
Player 4 discarded Hesson Cargo Rig
Player 4 discarded Hesson Crossfeed
Player 4 converted 3 hesson into 3 indicyl
Player 4 upgraded with Kyan Crusher
Player 4 put 1 Indicyl on Mirror Prefect of Noctane and Aurane
Player 4 put 1 Indicyl on Mirror Prefect of Verdane and Noctane
Player 4 put 1 Indicyl on Mirror Prefect of Noctane and Aurane
Player 5 drew a card
Player 5 took Kyan Separator
Player 5 spent 1 Hesson token
Player 5 discarded Kyan Separator
Player 5 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 5 converted 1 rubel into 2 indicyl
Player 5 discarded Indicyl Splitter
Player 5 converted 2 indicyl into 1 rubel
Player 5 discarded Spessart Mixer
Player 5 traded for Rime Warden of Aurane
Player 5 discarded Hesson Splitter
Player 5 spent 1 Kyan token
Player 5 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 5 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 5 put 1 Rubel on Fifth Archon of Verdane and Noctane and Aurane
Player 6 took Indicyl Condenser
Player 6 discarded Indicyl Forge
Player 6 discarded Indicyl Condenser
Player 6 spent 1 Kyan token
Player 6 spent 1 Kyan token
Player 6 traded for Frost Clerk of Noctane
Player 1 took Rubel Crossfeed
Player 1 took Indicyl Dissolver
Player 1 harvested Hesson Smelter
Player 1 gained 1 Hesson
Player 2 drew a card
Player 2 discarded Spessart Polarizer
Player 2 converted 1 spessart into 1 indicyl and 1 kyan
Player 2 discarded Indicyl Refinery
Player 2 converted 1 indicyl and 1 kyan into 1 spessart
Player 2 passed
Player 2 converted 1 spessart into 1 indicyl and 1 kyan
Player 2 put 1 Indicyl on Flare Warden of Noctane
Player 2 put 1 Indicyl on Mirror Prefect of Noctane and Aurane
Player 2 put 1 Kyan on Mirror Prefect of Verdane and Noctane
Player 3 took Hesson Crusher
Player 3 took Kyan Crusher
Player 3 passed
Player 4 took Rubel Crystallizer
Player 4 took Rubel Dissolver
Player 4 passed
Player 5 took Hesson Transmuter
Player 5 took Spessart Transmuter
Player 5 harvested Rubel Condenser
Player 5 gained 1 Rubel
Player 6 took Spectrol Polarizer
Player 6 took Rubel Furnace
Player 6 passed
Player 1 took Hesson Shunt
Player 1 took Spectrol Fractionator
Player 1 upgraded with Hesson Separator
Player 2 took Hesson Condenser
Player 2 took Kyan Conduit
Player 2 discarded Kyan Conduit
Player 2 converted 1 kyan into 2 hesson
Player 2 harvested Rubel Fuser
Player 2 gained 1 Rubel
Player 2 discarded Hesson Condenser
Player 2 converted 2 hesson into 1 kyan
Player 2 converted 1 kyan into 2 hesson
Player 2 put 1 Hesson on Mirror Prefect of Noctane and Aurane
Player 2 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 2 put 1 Hesson on Flare Warden of Noctane
Player 3 took Hesson Polarizer
Player 3 drew a card
Player 3 spent 1 Indicyl token
Player 3 discarded Spessart Crystallizer
Player 3 converted 1 indicyl and 1 spessart into 2 rubel
Player 3 upgraded with Hesson Splitter
Player 3 discarded Hesson Polarizer
Player 3 spent 1 Indicyl token
Player 3 converted 1 indicyl and 1 hesson into 1 kyan
Player 3 spent 1 Kyan token
Player 3 converted 1 kyan into 1 indicyl and 1 hesson
Player 3 put 1 Indicyl on Mirror Prefect of Noctane and Aurane
Player 3 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Rubel on Fifth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Rubel on Flare Warden of Noctane
Player 3 put 1 Kyan on Mirror Prefect of Verdane and Noctane
Player 4 drew a card
Player 4 took Kyan Forge
Player 4 upgraded with Rubel Crystallizer
Player 4 discarded Indicyl Dissolver
Player 4 discarded Rubel Dissolver
Player 4 converted 1 indicyl and 1 rubel into 1 spectrol
Player 4 put 1 Spectrol on Flare Warden of Noctane
Player 5 took Rubel Splitter
Player 5 took Hesson Forge
Player 5 discarded Hesson Forge
Player 5 discarded Hesson Transmuter
Player 5 spent 1 Rubel token
Player 5 spent 1 Spectrol token
Player 5 traded for Flare Warden of Noctane
Player 6 took Indicyl Exchanger
Player 6 drew a card
Player 6 passed
Player 6 discarded Hesson Decelerator
Player 6 discarded Indicyl Exchanger
Player 6 converted 1 indicyl and 1 hesson into 1 kyan
Player 6 put 1 Kyan on Fifth Archon of Verdane and Noctane and Aurane
Player 1 took Indicyl Crystallizer
Player 1 took Indicyl Exchanger
Player 1 upgraded with Hesson Shunt
Player 1 discarded Indicyl Dissolver
Player 2 drew a card
Player 2 took Kyan Mixer
Player 2 passed
Player 2 discarded Rubel Conduit
Player 3 took Indicyl Kiln
Player 3 took Kyan Forge
Player 3 discarded Kyan Exchanger
Player 3 converted 1 kyan into 1 indicyl and 1 hesson
Player 3 discarded Kyan Forge
Player 3 converted 1 kyan into 1 indicyl and 1 hesson
Player 3 spent 1 Indicyl token
Player 3 spent 1 Hesson token
Player 3 converted 1 indicyl and 1 hesson into 1 kyan
Player 3 passed
Player 3 put 1 Indicyl on Mirror Prefect of Verdane and Noctane
Player 3 put 1 Indicyl on Mirror Prefect of Noctane and Aurane
Player 3 put 1 Hesson on Mirror Prefect of Noctane and Aurane
Player 3 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 3 put 1 Kyan on Mirror Prefect of Verdane and Noctane
Player 4 took Rubel Polarizer
Player 4 drew a card
Player 4 passed
Player 5 spent 1 Rubel token
Player 5 spent 1 Indicyl token
Player 5 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 5 discarded Ash Warden of Verdane
Player 5 discarded Rime Warden of Aurane
Player 5 discarded Flare Warden of Noctane
Player 5 earned Amber Terraces
Player 5 put 1 Hesson on Glare Warden of Verdane
Player 5 put 1 Kyan on Mirror Prefect of Verdane and Noctane
Player 6 took Spectrol Furnace
Player 6 took Hesson Splitter
Player 6 harvested Spectrol Splitter
Player 6 gained 1 Spectrol
Player 6 discarded Rubel Mixer
Player 6 discarded Spessart Furnace
Player 1 discarded Indicyl Transmuter
Player 1 discarded Indicyl Crystallizer
Player 1 discarded Indicyl Exchanger
Player 1 converted 3 indicyl into 3 hesson
Player 1 discarded Rubel Crossfeed
Player 1 converted 1 hesson and 1 rubel into 1 spessart
Player 1 converted 1 spessart into 1 hesson and 1 kyan
Player 1 discarded Rubel Splitter
Player 1 spent 1 Hesson token
Player 1 converted 1 hesson and 1 rubel into 1 spessart
Player 1 converted 1 spessart into 1 hesson and 1 rubel
Player 1 converted 3 hesson into 3 indicyl
Player 1 discarded Rubel Exchanger
Player 1 discarded Spectrol Fractionator
Player 1 traded for Mirror Prefect of Noctane and Aurane
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 converted 3 indicyl into 3 hesson
Player 1 spent 1 Indicyl token
Player 1 converted 1 indicyl and 1 kyan into 1 spessart
Player 1 spent 1 Indicyl token
Player 1 spent 1 Rubel token
Player 1 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 1 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Hesson on Glare Warden of Verdane
Player 1 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 1 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Hesson on Glare Warden of Verdane
Player 1 put 1 Kyan on Glare Warden of Verdane
Player 1 put 1 Spessart on Mirror Prefect of Verdane and Noctane
Player 2 took Rubel Shunt
Player 2 took Kyan Crystallizer
Player 2 passed
Player 2 discarded Rubel Exchanger
Player 2 discarded Kyan Mixer
Player 3 took Hesson Inverter
Player 3 discarded Prism Prefect of Verdane and Aurane
Player 3 discarded Veiled Assessor of Noctane
Player 3 earned Hall of Proxies
Player 3 discarded Kyan Crusher
Player 3 converted 1 kyan into 1 indicyl and 1 hesson
Player 3 discarded Hesson Separator
Player 3 spent 1 Indicyl token
Player 3 converted 1 indicyl and 1 hesson into 1 kyan
Player 3 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Hesson on Glare Warden of Verdane
Player 3 put 1 Kyan on Glare Warden of Verdane
Player 4 took Indicyl Polarizer
Player 4 took Kyan Furnace
Player 4 passed
Player 4 discarded Indicyl Polarizer
Player 4 discarded Rubel Polarizer
Player 4 converted 1 indicyl and 1 rubel into 3 indicyl
Player 4 converted 3 indicyl into 1 indicyl and 1 rubel
Player 4 converted 1 indicyl and 1 rubel into 1 spectrol
Player 4 put 1 Spectrol on Fifth Archon of Verdane and Noctane and Aurane
Player 5 took Spessart Conduit
Player 5 took Hesson Blender
Player 5 upgraded with Hesson Dissolver
Player 6 took Rubel Smelter
Player 6 took Hesson Blender
Player 6 upgraded with Rubel Transmuter
Player 6 discarded Rubel Furnace
Player 6 converted 1 rubel into 1 kyan
Player 6 put 1 Kyan on Mirror Prefect of Verdane and Noctane
Player 1 spent 1 Indicyl token
Player 1 spent 1 Rubel token
Player 1 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 1 harvested Hesson Shunt
Player 1 gained 1 Hesson
Player 1 spent 1 Indicyl token
Player 1 converted 1 indicyl and 1 kyan into 1 spessart
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 converted 3 indicyl into 3 hesson
Player 1 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 1 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 1 put 1 Spessart on Mirror Prefect of Verdane and Noctane
Player 2 took Indicyl Decelerator
Player 2 took Hesson Accelerator
Player 2 passed
Player 2 discarded Spectrol Blender
Player 2 discarded Rubel Conduit
Player 3 discarded Kyan Shunt
Player 3 converted 1 kyan into 1 indicyl and 1 hesson
Player 3 spent 1 Kyan token
Player 3 converted 1 kyan into 1 indicyl and 1 hesson
Player 3 upgraded with Hesson Shunt
Player 3 put 1 Indicyl on Glare Warden of Verdane
Player 3 put 1 Indicyl on Mirror Prefect of Verdane and Noctane
Player 3 put 1 Hesson on Prism Prefect of Verdane and Noctane
Player 3 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 3 stored Hesson Accelerator beneath Hall of Proxies
Player 4 took Indicyl Fuser
Player 4 harvested Indicyl Conduit
Player 4 gained 1 Indicyl
Player 5 took Spectrol Dissolver
Player 5 drew a card
Player 5 harvested Hesson Dissolver
Player 5 gained 1 Hesson
Player 5 discarded Spessart Transmuter
Player 5 discarded Hesson Fractionator
Player 6 took Kyan Smelter
Player 6 took Hesson Furnace
Player 6 harvested Rubel Transmuter
Player 6 gained 1 Rubel
Player 6 discarded Rubel Smelter
Player 6 discarded Hesson Furnace
Player 1 took Kyan Fuser
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 3 hesson into 3 indicyl
Player 1 took Hesson Accelerator
Player 1 harvested Hesson Separator
Player 1 gained 1 Hesson
Player 1 discarded Hesson Accelerator
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 3 hesson into 3 indicyl
Player 1 spent 1 Hesson token
Player 1 spent 1 Rubel token
Player 1 converted 1 hesson and 1 rubel into 1 spessart
Player 1 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on Prism Prefect of Verdane and Noctane
Player 1 put 1 Indicyl on Prism Prefect of Verdane and Noctane
Player 1 put 1 Indicyl on Prism Prefect of Verdane and Noctane
Player 1 put 1 Indicyl on Glare Warden of Verdane
Player 1 put 1 Indicyl on Glare Warden of Verdane
Player 1 put 1 Spessart on Glare Warden of Verdane
Player 2 drew a card
Player 2 took Indicyl Dissolver
Player 2 harvested Kyan Kiln
Player 2 gained 1 Kyan
Player 2 discarded Rubel Shunt
Player 2 discarded Rubel Cargo Rig
Player 3 took Hesson Polarizer
Player 3 took Indicyl Condenser
Player 3 discarded Indicyl Condenser
Player 3 spent 1 Rubel token
Player 3 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 3 passed
Player 3 discarded Hesson Refinery
Player 3 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 3 discarded Indicyl Kiln
Player 3 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 3 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 3 discarded Hesson Polarizer
Player 3 converted 1 indicyl and 1 hesson into 1 kyan
Player 3 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Hesson on Prism Prefect of Verdane and Noctane
Player 3 put 1 Rubel on Fifth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Kyan on Mirror Prefect of Verdane and Noctane
Player 4 took Spectrol Accelerator
Player 4 discarded Spectrol Accelerator
Player 4 converted 1 spectrol into 1 spessart
Player 4 took Hesson Crossfeed
Player 4 converted 1 spessart into 3 indicyl
Player 4 passed
Player 4 discarded Indicyl Fuser
Player 4 spent 1 Indicyl token
Player 4 converted 3 indicyl into 1 spessart
Player 4 put 1 Indicyl on Prism Prefect of Verdane and Noctane
Player 4 put 1 Indicyl on Prism Prefect of Verdane and Noctane
Player 4 put 1 Spessart on Mirror Prefect of Verdane and Noctane
Player 5 took Indicyl Crusher
Player 5 discarded Indicyl Crusher
Player 5 discarded Rubel Splitter
Player 5 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 5 passed
Player 5 discarded Hesson Forge
Player 5 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 5 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 5 put 1 Hesson on Prism Prefect of Verdane and Noctane
Player 5 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 5 put 1 Kyan on Prism Prefect of Verdane and Noctane
Player 6 took Spessart Blender
Player 6 drew a card
Player 6 passed
Player 6 discarded Kyan Smelter
Player 6 discarded Spessart Blender
Player 1 took Indicyl Forge
Player 1 took Spectrol Crystallizer
Player 1 spent 1 Hesson token
Player 1 discarded Indicyl Forge
Player 1 discarded Kyan Fuser
Player 1 converted 1 indicyl and 1 kyan into 1 spessart
Player 1 converted 1 spessart into 1 indicyl and 1 kyan
Player 1 spent 1 Hesson token
Player 1 discarded Spectrol Crystallizer
Player 1 traded for Glare Warden of Verdane
Player 1 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 2 drew a card
Player 2 took Kyan Exchanger
Player 2 passed
Player 2 discarded Kyan Exchanger
Player 2 discarded Indicyl Decelerator
Player 3 took Kyan Accelerator
Player 3 discarded Kyan Accelerator
Player 3 converted 1 kyan into 1 indicyl and 1 hesson
Player 3 spent 1 Hesson token
Player 3 converted 1 indicyl and 1 hesson into 1 kyan
Player 3 took Indicyl Refinery
Player 3 harvested Hesson Shunt
Player 3 gained 1 Hesson
Player 3 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 3 put 1 Kyan on Silent Assessor of Noctane
Player 4 took Kyan Polarizer
Player 4 took Hesson Shunt
Player 4 harvested Rubel Crystallizer
Player 4 gained 1 Rubel
Player 5 took Hesson Crossfeed
Player 5 took Kyan Crossfeed
Player 5 spent 1 Hesson token
Player 5 discarded Kyan Crossfeed
Player 5 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 5 upgraded with Spectrol Dissolver
Player 5 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 5 spent 1 Hesson token
Player 5 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 5 put 1 Indicyl on Prism Prefect of Verdane and Noctane
Player 5 put 1 Hesson on Silent Assessor of Noctane
Player 5 put 1 Rubel on Fifth Archon of Verdane and Noctane and Aurane
Player 6 upgraded with Hesson Splitter
Player 6 discarded Hesson Blender
Player 6 discarded Indicyl Shunt
Player 6 converted 1 indicyl and 1 hesson into 1 kyan
Player 6 put 1 Kyan on Mirror Prefect of Verdane and Noctane
Player 1 took Kyan Decelerator
You drew Indicyl Fractionator
Player 1 passed
Player 1 spent 1 Indicyl token
Player 1 spent 1 Kyan token
Player 1 converted 1 indicyl and 1 kyan into 1 spessart
Player 1 put 1 Spessart on Silent Assessor of Noctane
Player 2 took Indicyl Crossfeed
Player 2 took Indicyl Kiln
Player 2 passed
Player 2 discarded Indicyl Kiln
Player 2 discarded Hesson Refinery
Player 3 harvested Hesson Splitter
Player 3 gained 1 Hesson
Player 3 stored Kyan Cargo Rig beneath Hall of Proxies
Player 4 took Rubel Fractionator
Player 4 took Rubel Polarizer
Player 4 passed
Player 4 discarded Rubel Fractionator
Player 4 discarded Rubel Polarizer
Player 5 took Hesson Decelerator
Player 5 took Rubel Kiln
Player 5 upgraded with Rubel Kiln
Player 6 passed
You drew Indicyl Furnace
Player 1 took Spectrol Smelter
Player 1 discarded Mirror Prefect of Noctane and Aurane
Player 1 discarded Glare Warden of Verdane
Player 1 earned Vault of Crowns
Player 1 discarded Indicyl Fractionator
Player 1 spent 1 Kyan token
Player 1 converted 1 indicyl and 1 kyan into 1 spessart
Player 1 put 1 Spessart on Fifth Archon of Verdane and Noctane and Aurane
You stored Spectrol Smelter beneath Vault of Crowns
Player 2 took Kyan Blender
Player 2 took Rubel Forge
Player 2 upgraded with Rubel Forge
Player 2 discarded Kyan Crystallizer
Player 3 took Indicyl Inverter
Player 3 drew a card
Player 3 upgraded with Hesson Inverter
Player 3 stored Hesson Inverter beneath Hall of Proxies
Player 4 took Spessart Forge
Player 4 took Indicyl Blender
Player 4 upgraded with Kyan Furnace
Player 4 discarded Hesson Crossfeed
Player 5 discarded Hesson Decelerator
Player 5 discarded Hesson Crossfeed
Player 5 converted 2 hesson into 1 kyan
Player 5 took Kyan Crystallizer
Player 5 drew a card
Player 5 upgraded with Spectrol Mixer
Player 5 put 1 Kyan on Silent Assessor of Noctane
Player 6 took Spessart Cargo Rig
Player 6 took Hesson Conduit
Player 6 discarded Frost Clerk of Noctane
Player 6 earned Ballast Yard
Player 6 stored a hand card beneath Ballast Yard
Player 1 harvested Indicyl Separator
Player 1 gained 1 Indicyl
Player 1 stored Hesson Conduit beneath Vault of Crowns
Player 2 drew a card
Player 2 took Kyan Splitter
Player 2 discarded Rubel Cargo Rig
Player 2 discarded Kyan Blender
Player 2 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 2 harvested Rubel Forge
Player 2 gained 1 Rubel
Player 2 put 1 Hesson on Silent Assessor of Noctane
Player 2 put 1 Spessart on Silent Assessor of Noctane
Player 3 passed
Player 3 stored a hand card beneath Hall of Proxies
Player 4 drew a card
Player 4 harvested Kyan Furnace
Player 4 gained 1 Kyan
Player 4 discarded Indicyl Blender
Player 5 took Spessart Splitter
Player 5 discarded Kyan Crystallizer
Player 5 converted 1 kyan into 2 indicyl
Player 5 took Indicyl Crusher
Player 5 discarded Indicyl Crusher
Player 5 discarded Hesson Cargo Rig
Player 5 converted 2 indicyl and 1 hesson into 3 indicyl
Player 5 converted 3 indicyl into 1 hesson and 1 kyan
Player 5 discarded Spessart Conduit
Player 5 traded for Silent Assessor of Noctane
Player 5 spent 1 Kyan token
Player 5 converted 1 kyan into 2 hesson
Player 5 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 5 put 1 Hesson on Prism Prefect of Verdane and Noctane
Player 6 took Rubel Blender
Player 6 took Hesson Cargo Rig
Player 6 passed
Player 6 stored Hesson Splitter beneath Ballast Yard
Player 1 spent 1 Spessart token
Player 1 converted 1 spessart into 1 indicyl and 1 kyan
Player 1 harvested Indicyl Fuser
Player 1 gained 1 Indicyl
Player 1 put 1 Indicyl on Prism Prefect of Verdane and Noctane
Player 1 put 1 Kyan on Prism Prefect of Verdane and Noctane
Player 2 took Indicyl Fractionator
Player 2 took Rubel Decelerator
Player 2 passed
Player 2 discarded Hesson Kiln
Player 2 discarded Indicyl Crossfeed
Player 3 took Hesson Smelter
Player 3 passed
Player 4 drew a card
Player 4 took Indicyl Transmuter
Player 4 passed
Player 4 discarded Spessart Forge
Player 4 converted 1 spessart into 3 indicyl
Player 4 put 1 Indicyl on Prism Prefect of Verdane and Noctane
Player 4 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 4 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 4 discarded Hesson Shunt
Player 5 took Rubel Furnace
Player 5 took Spessart Exchanger
Player 5 spent 1 Hesson token
Player 5 spent 1 Hesson token
Player 5 converted 2 hesson into 1 kyan
Player 5 converted 1 kyan into 2 indicyl
Player 5 discarded Hesson Blender
Player 5 spent 1 Kyan token
Player 5 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 5 discarded Rubel Furnace
Player 5 spent 1 Spectrol token
Player 5 traded for Mirror Prefect of Verdane and Noctane
Player 5 spent 1 Hesson token
Player 5 spent 1 Hesson token
Player 5 converted 2 hesson into 1 kyan
Player 5 spent 1 Hesson token
Player 5 spent 1 Hesson token
Player 5 converted 2 hesson into 1 kyan
Player 5 converted 1 kyan into 2 hesson
Player 5 spent 1 Kyan token
Player 5 converted 1 kyan into 2 indicyl
Player 5 spent 1 Kyan token
Player 5 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 5 converted 1 kyan into 2 hesson
Player 5 spent 1 Indicyl token
Player 5 converted 3 indicyl into 1 hesson and 1 kyan
Player 5 converted 1 hesson and 1 kyan into 3 indicyl
Player 5 put 1 Indicyl on Prism Prefect of Verdane and Noctane
Player 5 put 1 Indicyl on Veiled Assessor of Verdane
Player 5 put 1 Indicyl on Prism Prefect of Verdane and Noctane
Player 5 put 1 Indicyl on Veiled Assessor of Verdane
Player 5 put 1 Hesson on Veiled Assessor of Verdane
Player 5 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 5 put 1 Hesson on Prism Prefect of Verdane and Noctane
Player 5 put 1 Rubel on Veiled Assessor of Verdane
Player 6 took Hesson Fuser
Player 6 took Hesson Fractionator
Player 6 upgraded with Spectrol Inverter
Player 6 stored a hand card beneath Ballast Yard
Player 1 took Hesson Dissolver
Player 1 upgraded with Kyan Decelerator
You stored Indicyl Furnace beneath Vault of Crowns
Player 2 took Indicyl Separator
Player 2 drew a card
Player 2 discarded Indicyl Dissolver
Player 2 discarded Indicyl Fractionator
Player 2 discarded Indicyl Separator
Player 2 spent 1 Kyan token
Player 2 discarded Kyan Separator
Player 2 discarded Spectrol Crossfeed
Player 2 traded for Prism Prefect of Verdane and Noctane
Player 3 took Hesson Transmuter
Player 3 drew a card
Player 3 upgraded with Hesson Smelter
Player 4 took Kyan Fractionator
Player 4 passed
Player 4 discarded Hesson Condenser
Player 5 took Rubel Mixer
Player 5 took Indicyl Crossfeed
Player 5 discarded Mirror Prefect of Verdane and Noctane
Player 5 earned Rosewater Falls
Player 6 took Kyan Shunt
Player 6 took Rubel Kiln
Player 6 upgraded with Spectrol Furnace
Player 6 discarded Spectrol Polarizer
Player 1 took Indicyl Refinery
Player 1 took Indicyl Decelerator
Player 1 harvested Kyan Decelerator
Player 1 gained 1 Kyan
You stored Indicyl Refinery beneath Vault of Crowns
Player 2 took Rubel Blender
Player 2 drew a card
Player 2 passed
Player 3 drew a card
Player 3 drew a card
Player 3 upgraded with Kyan Dissolver
Player 3 discarded Kyan Condenser
Player 3 converted 1 kyan into 2 indicyl
Player 3 discarded Hesson Transmuter
Player 3 spent 1 Hesson token
Player 3 spent 1 Hesson token
Player 3 converted 3 hesson into 1 spectrol
Player 3 put 1 Indicyl on Eighth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Spectrol on Fourth Archon of Verdane and Noctane and Aurane
Player 4 drew a card
Player 4 discarded Kyan Forge
Player 4 discarded Indicyl Transmuter
Player 4 discarded Hesson Decelerator
Player 4 discarded Spectrol Transmuter
Player 4 traded for Veiled Assessor of Verdane
Player 5 spent 1 Indicyl token
Player 5 spent 1 Indicyl token
Player 5 spent 1 Indicyl token
Player 5 converted 3 indicyl into 1 hesson and 1 kyan
Player 5 spent 1 Kyan token
Player 5 converted 1 kyan into 2 hesson
Player 5 passed
Player 5 put 1 Hesson on Pale Listener of Noctane
Player 5 put 1 Hesson on Pale Listener of Noctane
Player 5 put 1 Hesson on Fourth Archon of Verdane and Noctane and Aurane
Player 5 put 1 Kyan on Fourth Archon of Verdane and Noctane and Aurane
Player 6 took Indicyl Splitter
Player 6 took Rubel Crusher
Player 6 discarded Rubel Kiln
Player 6 discarded Hesson Fuser
Player 6 spent 1 Hesson token
Player 6 discarded Rubel Blender
Player 6 spent 1 Spectrol token
Player 6 spent 1 Rubel token
Player 6 discarded Rubel Crusher
Player 6 converted 2 rubel into 2 kyan
Player 6 discarded Hesson Cargo Rig
Player 6 traded for Eighth Archon of Verdane and Noctane and Aurane
Player 6 stored a hand card beneath Ballast Yard
Player 1 took Rubel Fractionator
Player 1 took Spectrol Conduit
Player 1 discarded Indicyl Decelerator
Player 1 discarded Rubel Fractionator
Player 1 spent 1 Indicyl token
Player 1 spent 1 Kyan token
Player 1 traded for Pale Listener of Noctane
You stored Spectrol Conduit beneath Vault of Crowns
Player 2 took Indicyl Furnace
Player 2 took Kyan Kiln
Player 2 passed
Player 2 discarded Indicyl Furnace
Player 3 took Spectrol Kiln
Player 3 discarded Indicyl Inverter
Player 3 discarded Indicyl Refinery
Player 3 converted 2 indicyl into 1 kyan
Player 3 drew a card
Player 3 discarded Spectrol Kiln
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 converted 2 indicyl into 1 kyan
Player 3 discarded Kyan Blender
Player 3 spent 1 Indicyl token
Player 3 spent 1 Hesson token
Player 3 discarded Hesson Separator
Player 3 spent 1 Indicyl token
Player 3 traded for Fourth Archon of Verdane and Noctane and Aurane
Player 3 spent 1 Kyan token
Player 3 converted 1 kyan into 2 indicyl
Player 3 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Indicyl on Bulk Castellan of Verdane and Aurane
Player 3 stored Fourth Archon of Verdane and Noctane and Aurane beneath Hall of Proxies
Player 4 spent 1 Rubel token
Player 4 spent 1 Indicyl token
Player 4 spent 1 Indicyl token
Player 4 spent 1 Rubel token
Player 4 traded for Tidal Clerk of Noctane
Player 5 took Hesson Furnace
Player 5 took Kyan Crossfeed
Player 5 discarded Hesson Furnace
Player 5 discarded Indicyl Crossfeed
Player 5 spent 1 Indicyl token
Player 5 spent 1 Hesson token
Player 5 spent 1 Kyan token
Player 5 spent 1 Kyan token
Player 5 spent 1 Spessart token
Player 5 traded for Bulk Castellan of Verdane and Aurane
Player 5 spent 1 Indicyl token
Player 5 spent 1 Indicyl token
Player 5 converted 2 indicyl into 1 kyan
Player 5 discarded Kyan Crossfeed
Player 5 spent 1 Hesson token
Player 5 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 5 spent 1 Hesson token
Player 5 spent 1 Hesson token
Player 5 converted 2 hesson into 1 kyan
Player 5 spent 1 Kyan token
Player 5 converted 1 kyan into 2 hesson
Player 5 converted 1 kyan into 2 hesson
Player 5 put 1 Indicyl on Veiled Assessor of Aurane
Player 5 put 1 Hesson on Veiled Assessor of Aurane
Player 5 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 5 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 5 put 1 Hesson on Veiled Assessor of Aurane
Player 5 put 1 Rubel on Veiled Assessor of Aurane
Player 5 put 1 Kyan on Veiled Assessor of Aurane
Player 6 discarded Eighth Archon of Verdane and Noctane and Aurane
Player 6 earned Shimmer Flats
Player 6 stored a hand card beneath Ballast Yard
Player 1 took Spessart Shunt
Player 1 passed
You stored Hesson Dissolver beneath Vault of Crowns
Player 2 upgraded with Kyan Splitter
Player 2 discarded Hesson Accelerator
Player 2 spent 1 Indicyl token
Player 2 converted 1 indicyl and 1 hesson into 1 kyan
Player 2 put 1 Kyan on Shaft Intendant of Verdane and Noctane
Player 3 passed
Player 4 upgraded with Kyan Polarizer
Player 5 took Rubel Separator
Player 5 took Spessart Condenser
Player 5 upgraded with Spessart Condenser
Player 6 took Hesson Conduit
Player 6 harvested Spectrol Furnace
Player 6 gained 1 Spectrol
Player 6 stored a hand card beneath Ballast Yard
Player 1 took Spessart Inverter
You drew Hesson Forge
Player 1 upgraded with Spessart Inverter
Player 2 harvested Kyan Splitter
Player 2 gained 1 Kyan
Player 3 took Kyan Refinery
Player 3 took Rubel Accelerator
Player 3 passed
Player 3 stored a hand card beneath Hall of Proxies
Player 4 took Indicyl Transmuter
Player 4 passed
Player 5 took Hesson Furnace
Player 5 took Spectrol Fuser
Player 5 discarded Hesson Furnace
Player 5 spent 1 Hesson token
Player 5 converted 2 hesson into 1 kyan
Player 5 spent 1 Kyan token
Player 5 spent 1 Hesson token
Player 5 spent 1 Hesson token
Player 5 spent 1 Hesson token
Player 5 spent 1 Rubel token
Player 5 spent 1 Rubel token
Player 5 spent 1 Spessart token
Player 5 traded for Seventh Archon of Verdane and Noctane and Aurane
Player 6 took Kyan Inverter
Player 6 drew a card
Player 6 discarded Kyan Inverter
Player 6 discarded Kyan Shunt
Player 6 converted 2 kyan into 2 rubel
Player 6 discarded Hesson Fractionator
Player 6 spent 1 Spectrol token
Player 6 spent 1 Indicyl token
Player 6 discarded Kyan Accelerator
Player 6 traded for Veiled Assessor of Aurane
Player 6 converted 2 rubel into 2 kyan
Player 6 spent 1 Kyan token
Player 6 converted 2 kyan into 2 rubel
Player 6 put 1 Rubel on Basalt Broker of Noctane and Aurane
Player 6 put 1 Rubel on Basalt Broker of Noctane and Aurane
Player 6 put 1 Kyan on Fifth Archon of Verdane and Noctane and Aurane
Player 6 stored Veiled Assessor of Aurane beneath Ballast Yard
Player 1 harvested Spessart Inverter
Player 1 gained 1 Spessart
You stored Hesson Forge beneath Vault of Crowns
Player 2 drew a card
Player 2 drew a card
Player 2 upgraded with Rubel Crystallizer
Player 3 took Rubel Smelter
Player 3 drew a card
Player 3 harvested Kyan Dissolver
Player 3 gained 1 Kyan
Player 4 drew a card
Player 4 took Hesson Inverter
Player 4 harvested Kyan Crusher
Player 4 gained 1 Kyan
Player 5 took Rubel Accelerator
Player 5 discarded Rubel Separator
Player 5 converted 1 rubel into 2 indicyl
Player 5 upgraded with Spessart Exchanger
Player 5 discarded Rubel Accelerator
Player 5 converted 1 rubel into 2 indicyl
Player 5 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 5 put 1 Indicyl on Basalt Broker of Noctane and Aurane
Player 5 put 1 Indicyl on Shaft Intendant of Noctane and Aurane
Player 5 put 1 Indicyl on Shaft Intendant of Noctane and Aurane
Player 6 took Spectrol Shunt
Player 6 took Hesson Dissolver
Player 6 upgraded with Hesson Dissolver
Player 1 took Hesson Inverter
You drew Indicyl Exchanger
Player 1 passed
You stored Spessart Shunt beneath Vault of Crowns
Player 2 discarded Rubel Decelerator
Player 2 spent 1 Indicyl token
Player 2 converted 1 indicyl and 1 rubel into 1 spectrol
Player 2 took Kyan Mixer
Player 2 took Spectrol Crusher
Player 2 passed
Player 2 put 1 Spectrol on Shaft Intendant of Verdane and Noctane
Player 3 took Hesson Condenser
Player 3 took Hesson Transmuter
Player 3 passed
Player 3 stored a hand card beneath Hall of Proxies
Player 4 took Kyan Furnace
Player 4 took Hesson Kiln
Player 4 discarded Kyan Furnace
Player 4 discarded Rubel Transmuter
Player 4 spent 1 Hesson token
Player 4 spent 1 Kyan token
Player 4 discarded Hesson Inverter
Player 4 discarded Hesson Kiln
Player 4 traded for Basalt Broker of Noctane and Aurane
Player 5 took Hesson Exchanger
Player 5 spent 1 Kyan token
Player 5 discarded Hesson Exchanger
Player 5 spent 1 Spessart token
Player 5 spent 1 Rubel token
Player 5 converted 1 rubel into 2 indicyl
Player 5 spent 1 Indicyl token
Player 5 converted 3 indicyl into 2 indicyl and 1 hesson
Player 5 traded for Shaft Intendant of Noctane and Aurane
Player 5 spent 1 Rubel token
Player 5 converted 1 rubel into 2 hesson
Player 5 spent 1 Indicyl token
Player 5 spent 1 Indicyl token
Player 5 converted 2 indicyl into 1 kyan
Player 5 converted 2 hesson into 1 kyan
Player 5 discarded Rubel Mixer
Player 5 converted 1 rubel into 2 indicyl
Player 5 converted 1 kyan into 2 hesson
Player 5 put 1 Indicyl on Even Magistrate of Noctane and Aurane
Player 5 put 1 Indicyl on Even Magistrate of Noctane and Aurane
Player 5 put 1 Hesson on Shaft Intendant of Verdane and Noctane
Player 5 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 5 put 1 Kyan on Shaft Intendant of Verdane and Noctane
The Material discard pile was shuffled into a new draw pile
Player 6 took Rubel Separator
Player 6 took Indicyl Crystallizer
Player 6 spent 1 Rubel token
Player 6 discarded Rubel Separator
Player 6 converted 2 rubel into 2 kyan
Player 6 upgraded with Indicyl Crystallizer
Player 6 spent 1 Spectrol token
Player 6 converted 1 spectrol into 1 indicyl and 1 rubel
Player 6 spent 1 Indicyl token
Player 6 converted 1 indicyl and 1 rubel into 1 spectrol
Player 6 put 1 Indicyl on Even Magistrate of Noctane and Aurane
Player 6 put 1 Kyan on Even Magistrate of Noctane and Aurane
Player 6 put 1 Kyan on Shaft Intendant of Verdane and Noctane
Player 6 put 1 Spectrol on Even Magistrate of Noctane and Aurane
Player 1 took Spectrol Exchanger
Player 1 took Indicyl Fuser
Player 1 upgraded with Hesson Inverter
You stored Indicyl Fuser beneath Vault of Crowns
Player 2 discarded Rubel Blender
Player 2 spent 1 Indicyl token
Player 2 converted 1 indicyl and 1 rubel into 1 spectrol
Player 2 took Indicyl Polarizer
Player 2 discarded Spectrol Crusher
Player 2 converted 1 spectrol into 1 indicyl and 1 rubel
Player 2 drew a card
Player 2 converted 1 spectrol into 1 indicyl and 1 rubel
Player 2 spent 1 Indicyl token
Player 2 discarded Kyan Mixer
Player 2 converted 1 indicyl and 1 rubel into 1 spectrol
Player 2 traded for Rooftop Scribe of Verdane
Player 2 discarded Rubel Forge
Player 2 discarded Indicyl Polarizer
Player 2 converted 1 indicyl and 1 rubel into 1 spectrol
Player 2 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Spectrol on Fifth Archon of Verdane and Noctane and Aurane
Player 3 took Indicyl Conduit
Player 3 drew a card
Player 3 spent 1 Hesson token
Player 3 discarded Hesson Refinery
Player 3 discarded Hesson Condenser
Player 3 converted 3 hesson into 1 spectrol
Player 3 harvested Hesson Smelter
Player 3 gained 1 Hesson
Player 3 put 1 Spectrol on Caldera Broker of Noctane and Aurane
Player 3 stored Coral Causeway beneath Hall of Proxies
Player 4 took Hesson Kiln
Player 4 took Kyan Cargo Rig
Player 4 discarded Veiled Assessor of Verdane
Player 4 discarded Basalt Broker of Noctane and Aurane
Player 4 earned Cobalt Reservoir
Player 5 took Hesson Exchanger
Player 5 took Kyan Decelerator
Player 5 upgraded with Kyan Decelerator
Player 5 discarded Spectrol Fuser
Player 5 discarded Hesson Exchanger
Player 5 converted 1 hesson and 1 spectrol into 2 kyan
Player 5 converted 1 kyan into 2 hesson
Player 5 put 1 Hesson on Even Magistrate of Noctane and Aurane
Player 5 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 5 put 1 Kyan on Even Magistrate of Noctane and Aurane
Player 6 took Hesson Shunt
Player 6 drew a card
Player 6 passed
Player 6 discarded Spectrol Shunt
Player 6 converted 1 spectrol into 1 indicyl and 1 rubel
Player 6 put 1 Indicyl on Even Magistrate of Noctane and Aurane
Player 6 put 1 Rubel on Fifth Archon of Verdane and Noctane and Aurane
Player 1 took Rubel Conduit
Player 1 took Kyan Crossfeed
Player 1 harvested Hesson Inverter
Player 1 gained 1 Hesson
Player 2 took Hesson Accelerator
Player 2 took Kyan Furnace
Player 2 upgraded with Rubel Inverter
Player 2 discarded Rubel Refinery
Player 2 spent 1 Rubel token
Player 2 converted 2 rubel into 2 kyan
Player 2 put 1 Kyan on Fifth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Kyan on Shaft Intendant of Verdane and Noctane
Player 3 took Indicyl Condenser
Player 3 took Rubel Refinery
Player 3 passed
Player 4 took Hesson Smelter
Player 4 took Hesson Blender
Player 4 harvested Kyan Polarizer
Player 4 gained 1 Kyan
Player 4 discarded Hesson Blender
Player 5 drew a card
Player 5 took Rubel Fractionator
Player 5 passed
Player 6 took Indicyl Smelter
Player 6 took Rubel Mixer
Player 6 passed
Player 6 discarded Indicyl Smelter
Player 6 discarded Rubel Mixer
Player 6 converted 1 indicyl and 1 rubel into 1 spectrol
Player 6 converted 1 spectrol into 1 indicyl and 1 rubel
Player 6 put 1 Indicyl on Shaft Intendant of Verdane and Noctane
Player 6 put 1 Rubel on Caldera Broker of Noctane and Aurane
Player 1 took Rubel Decelerator
You drew Rubel Shunt
Player 1 passed
You stored Kyan Crossfeed beneath Vault of Crowns
Player 2 took Rubel Polarizer
Player 2 took Rubel Exchanger
Player 2 discarded Rubel Exchanger
Player 2 spent 1 Indicyl token
Player 2 converted 1 indicyl and 1 rubel into 1 spectrol
Player 2 harvested Rubel Inverter
Player 2 gained 1 Rubel
Player 2 spent 1 Rubel token
Player 2 spent 1 Indicyl token
Player 2 converted 1 indicyl and 1 rubel into 1 spectrol
Player 2 converted 1 spectrol into 1 indicyl and 1 rubel
Player 2 converted 1 spectrol into 1 indicyl and 1 rubel
Player 2 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Indicyl on Even Magistrate of Noctane and Aurane
Player 2 put 1 Rubel on Shaft Intendant of Verdane and Noctane
Player 2 put 1 Rubel on Fifth Archon of Verdane and Noctane and Aurane
Player 3 upgraded with Rubel Smelter
Player 3 stored a hand card beneath Hall of Proxies
Player 4 took Rubel Conduit
Player 4 passed
Player 4 discarded Kyan Cargo Rig
Player 5 took Hesson Exchanger
Player 5 took Spectrol Transmuter
Player 5 discarded Seventh Archon of Verdane and Noctane and Aurane
Player 5 earned Stillwater Spire
This became the final round: a player had three Landmarks
Player 5 discarded Spectrol Transmuter
Player 5 discarded Hesson Exchanger
Player 5 converted 1 hesson and 1 spectrol into 2 kyan
Player 5 converted 1 kyan into 2 hesson
Player 5 discarded Rubel Fractionator
Player 5 converted 1 rubel into 2 hesson
Player 5 converted 2 hesson into 2 indicyl
Player 5 converted 1 hesson and 1 kyan into 3 indicyl
Player 5 converted 2 indicyl and 1 hesson into 3 indicyl
Player 5 put 1 Indicyl on Shaft Intendant of Verdane and Noctane
Player 5 put 1 Indicyl on Even Magistrate of Noctane and Aurane
Player 5 put 1 Indicyl on Caldera Broker of Noctane and Aurane
Player 5 put 1 Indicyl on Caldera Broker of Noctane and Aurane
Player 5 put 1 Indicyl on Caldera Broker of Noctane and Aurane
Player 5 put 1 Indicyl on Shaft Intendant of Verdane and Noctane
Player 6 took Hesson Cargo Rig
Player 6 took Rubel Crusher
Player 6 upgraded with Rubel Crusher
Player 6 stored Rubel Crusher beneath Ballast Yard
You drew Spessart Crystallizer
Player 1 upgraded with Rubel Conduit
Player 1 stored Rubel Conduit beneath Vault of Crowns
Player 2 took Hesson Transmuter
Player 2 upgraded with Hesson Transmuter
The game was over
