Player 1 began with Bram Teller
Player 2 began with Mirelle Ovant
Player 3 began with Ruk Aldane
Player 4 began with Odile Marrow
Player 5 began with Sefa Quill
Player 6 began with Tobin Carrow
Player 3 was the first player
Player 3 drew a card
Player 3 took Rubel Crusher
Player 3 harvested Ruk Aldane
Player 3 gained 1 Kyan from Ruk Aldane
Player 4 drew a card
Player 4 drew a card
Player 4 discarded Indicyl Exchanger
Player 4 discarded Odile Marrow
Player 4 gained 1 Indicyl from Odile Marrow
Player 4 discarded Hesson Kiln
Player 4 discarded Rubel Decelerator
Player 4 discarded Spectrol Cargo Rig
Player 4 traded for Gilded Assessor of Verdane
Player 5 discarded Spectrol Separator
Player 5 converted 1 spectrol into 3 indicyl
Player 5 took Indicyl Shunt
Player 5 discarded Sefa Quill
Player 5 gained 1 Rubel from Sefa Quill
Player 5 took Hesson Exchanger
Player 5 passed
Player 5 put 1 Indicyl on Mirror Prefect of Noctane and Aurane
Player 5 put 1 Indicyl on Bright Legate of Verdane and Aurane
Player 5 put 1 Indicyl on Bright Legate of Verdane and Aurane
Player 6 took Kyan Kiln
Player 6 took Kyan Conduit
Player 6 upgraded with Spectrol Condenser
Player 1 discarded Bram Teller
Player 1 gained 1 Hesson from Bram Teller
Player 1 took Hesson Blender
Player 1 took Indicyl Conduit
Player 1 upgraded with Hesson Smelter
Player 2 upgraded with Hesson Mixer
Player 2 discarded Mirelle Ovant
Player 2 gained 1 Spessart from Mirelle Ovant
Player 3 took Indicyl Furnace
Player 3 took Indicyl Dissolver
Player 3 passed
Player 3 discarded Rubel Crusher
Player 4 took Spessart Mixer
Player 4 passed
Player 5 took Indicyl Transmuter
Player 5 took Spectrol Refinery
Player 5 passed
Player 6 took Kyan Separator
Player 6 took Spessart Condenser
Player 6 discarded Kyan Separator
Player 6 discarded Hesson Fuser
Player 6 converted 1 hesson and 1 kyan into 1 indicyl and 2 hesson
Player 6 upgraded with Kyan Conduit
Player 6 discarded Tobin Carrow
Player 6 gained 1 Spectrol from Tobin Carrow
Player 6 put 1 Indicyl on Mirror Prefect of Verdane and Noctane
Player 6 put 1 Hesson on Mirror Prefect of Noctane and Aurane
Player 6 put 1 Hesson on Beacon Prefect of Verdane and Aurane
Player 1 took Hesson Cargo Rig
You drew Kyan Blender
Player 1 harvested Hesson Smelter
Player 1 gained 1 Hesson from Hesson Smelter
Player 2 took Indicyl Separator
Player 2 took Indicyl Smelter
Player 2 passed
Player 2 discarded Indicyl Separator
Player 2 discarded Indicyl Smelter
Player 2 discarded Hesson Exchanger
Player 2 converted 2 indicyl and 1 hesson into 3 indicyl
Player 2 put 1 Indicyl on Bright Legate of Verdane and Aurane
Player 2 put 1 Indicyl on Mirror Prefect of Noctane and Aurane
Player 2 put 1 Indicyl on Bright Legate of Verdane and Aurane
Player 3 upgraded with Indicyl Furnace
Player 3 discarded Rubel Forge
Player 3 converted 1 rubel into 2 hesson
Player 3 put 1 Hesson on Bright Legate of Verdane and Aurane
Player 3 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 4 upgraded with Hesson Polarizer
Player 4 discarded Spessart Mixer
Player 4 converted 1 spessart into 1 spectrol
Player 4 put 1 Spectrol on Beacon Prefect of Verdane and Aurane
Player 5 took Hesson Splitter
Player 5 took Rubel Transmuter
Player 5 discarded Rubel Transmuter
Player 5 discarded Spectrol Refinery
Player 5 discarded Indicyl Fractionator
Player 5 spent 1 Rubel token
Player 5 discarded Indicyl Shunt
Player 5 discarded Indicyl Transmuter
Player 5 traded for Mirror Prefect of Noctane and Aurane
Player 6 took Hesson Cargo Rig
Player 6 took Hesson Exchanger
Player 6 upgraded with Spessart Separator
Player 1 took Indicyl Refinery
Player 1 took Spectrol Crusher
Player 1 upgraded with Indicyl Conduit
Player 1 discarded Hesson Blender
Player 1 discarded Hesson Cargo Rig
Player 1 spent 1 Hesson token
Player 1 converted 3 hesson into 3 indicyl
Player 1 put 1 Indicyl on Frost Clerk of Verdane
Player 1 put 1 Indicyl on Bright Legate of Verdane and Aurane
Player 1 put 1 Indicyl on Frost Clerk of Verdane
Player 2 took Indicyl Fractionator
Player 2 upgraded with Indicyl Fractionator
Player 3 took Rubel Mixer
Player 3 discarded Rubel Mixer
Player 3 converted 1 rubel into 2 hesson
Player 3 drew a card
Player 3 upgraded with Indicyl Dissolver
Player 3 put 1 Hesson on Frost Clerk of Verdane
Player 3 put 1 Hesson on Frost Clerk of Verdane
Player 4 discarded Spessart Fractionator
Player 4 converted 1 spessart into 1 spectrol
Player 4 harvested Hesson Polarizer
Player 4 gained 1 Hesson from Hesson Polarizer
Player 4 put 1 Spectrol on Frost Clerk of Verdane
Player 5 took Kyan Transmuter
Player 5 took Indicyl Kiln
Player 5 passed
Player 6 took Spessart Crossfeed
Player 6 took Rubel Inverter
Player 6 discarded Hesson Cargo Rig
Player 6 discarded Rubel Inverter
Player 6 converted 1 hesson and 1 rubel into 1 spessart
Player 6 upgraded with Hesson Exchanger
Player 6 converted 1 spessart into 1 hesson and 1 rubel
Player 6 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 6 put 1 Rubel on Frost Clerk of Verdane
Player 1 upgraded with Spessart Decelerator
Player 1 spent 1 Hesson token
Player 1 discarded Spectrol Crusher
Player 1 converted 1 hesson and 1 spectrol into 2 kyan
Player 1 put 1 Kyan on Mirror Prefect of Verdane and Noctane
Player 1 put 1 Kyan on Mirror Prefect of Verdane and Noctane
Player 2 drew a card
Player 2 took Kyan Forge
Player 2 upgraded with Rubel Inverter
Player 2 discarded Kyan Forge
Player 2 discarded Kyan Refinery
Player 2 converted 2 kyan into 2 rubel
Player 2 put 1 Rubel on Frost Clerk of Verdane
Player 2 put 1 Rubel on Frost Clerk of Verdane
Player 3 harvested Indicyl Furnace
Player 3 gained 1 Indicyl from Indicyl Furnace
Player 4 took Hesson Crossfeed
Player 4 drew a card
Player 4 passed
Player 5 upgraded with Rubel Fuser
Player 6 took Rubel Fractionator
Player 6 discarded Spessart Crossfeed
Player 6 converted 1 spessart into 1 hesson and 1 rubel
Player 6 took Hesson Crystallizer
Player 6 upgraded with Spectrol Inverter
Player 6 put 1 Hesson on Bright Legate of Verdane and Aurane
Player 6 put 1 Rubel on Bright Legate of Verdane and Aurane
Player 1 took Rubel Refinery
Player 1 took Indicyl Mixer
Player 1 discarded Indicyl Separator
Player 1 discarded Indicyl Refinery
Player 1 discarded Kyan Fuser
Player 1 discarded Kyan Blender
Player 1 traded for Frost Clerk of Verdane
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 discarded Indicyl Mixer
Player 1 converted 3 indicyl into 3 hesson
Player 1 put 1 Hesson on Beacon Prefect of Verdane and Aurane
Player 1 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 1 put 1 Hesson on Bright Legate of Verdane and Aurane
Player 2 took Indicyl Cargo Rig
Player 2 took Rubel Refinery
Player 2 passed
Player 3 took Kyan Crusher
Player 3 discarded Kyan Fractionator
Player 3 converted 1 kyan into 2 indicyl
Player 3 drew a card
Player 3 upgraded with Indicyl Refinery
Player 3 discarded Kyan Crusher
Player 3 discarded Rubel Mixer
Player 3 converted 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 3 put 1 Indicyl on Spire Castellan of Verdane and Aurane
Player 3 put 1 Indicyl on Beacon Prefect of Verdane and Aurane
Player 3 put 1 Indicyl on Spire Castellan of Verdane and Aurane
Player 3 put 1 Spectrol on Beacon Prefect of Verdane and Aurane
Player 4 drew a card
Player 4 took Kyan Crossfeed
Player 4 upgraded with Kyan Crossfeed
Player 5 took Spessart Kiln
Player 5 took Spectrol Conduit
Player 5 discarded Indicyl Kiln
Player 5 discarded Kyan Transmuter
Player 5 converted 1 indicyl and 1 kyan into 1 spessart
Player 5 converted 1 spessart into 1 indicyl and 1 kyan
Player 5 passed
Player 5 put 1 Indicyl on Beacon Prefect of Verdane and Aurane
Player 5 put 1 Kyan on Mirror Prefect of Verdane and Noctane
Player 6 harvested Spectrol Condenser
Player 6 gained 1 Spectrol from Spectrol Condenser
Player 6 discarded Hesson Crystallizer
Player 6 discarded Rubel Fractionator
Player 6 converted 1 hesson and 1 rubel into 1 spessart
Player 6 put 1 Spessart on Spire Castellan of Verdane and Aurane
Player 1 spent 1 Hesson token
Player 1 spent 1 Spectrol token
Player 1 converted 1 hesson and 1 spectrol into 2 kyan
Player 1 took Rubel Furnace
Player 1 took Rubel Conduit
Player 1 converted 2 kyan into 1 hesson and 1 spectrol
Player 1 upgraded with Rubel Furnace
Player 1 converted 1 hesson and 1 spectrol into 2 kyan
Player 1 discarded Rubel Refinery
Player 1 converted 1 rubel into 2 hesson
Player 1 put 1 Hesson on Bright Legate of Verdane and Aurane
Player 1 put 1 Hesson on Bright Legate of Verdane and Aurane
Player 1 put 1 Kyan on Mirror Prefect of Verdane and Noctane
Player 1 put 1 Kyan on Bright Legate of Verdane and Aurane
Player 2 took Kyan Shunt
Player 2 took Hesson Decelerator
Player 2 harvested Hesson Mixer
Player 2 gained 1 Hesson from Hesson Mixer
Player 2 discarded Kyan Forge
Player 2 discarded Kyan Shunt
Player 2 converted 2 kyan into 2 rubel
Player 2 discarded Rubel Refinery
Player 2 converted 2 rubel into 2 kyan
Player 2 put 1 Rubel on Bright Legate of Verdane and Aurane
Player 2 put 1 Kyan on Beacon Prefect of Verdane and Aurane
Player 2 put 1 Kyan on Spire Castellan of Verdane and Aurane
Player 3 drew a card
Player 3 took Spessart Dissolver
Player 3 passed
Player 4 took Rubel Condenser
Player 4 took Indicyl Crusher
Player 4 discarded Hesson Crossfeed
Player 4 discarded Rubel Condenser
Player 4 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 4 upgraded with Indicyl Crusher
Player 4 put 1 Indicyl on Mirror Prefect of Verdane and Noctane
Player 4 put 1 Kyan on Bright Legate of Verdane and Aurane
Player 5 discarded Spessart Kiln
Player 5 converted 1 spessart into 1 indicyl and 1 kyan
Player 5 took Hesson Accelerator
Player 5 upgraded with Spectrol Conduit
Player 5 discarded Hesson Accelerator
Player 5 spent 1 Hesson token
Player 5 discarded Hesson Exchanger
Player 5 converted 3 hesson into 3 indicyl
Player 5 spent 1 Indicyl token
Player 5 converted 3 indicyl into 3 hesson
Player 5 put 1 Indicyl on Beacon Prefect of Verdane and Aurane
Player 5 put 1 Indicyl on Spire Castellan of Verdane and Aurane
Player 5 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 5 put 1 Hesson on Beacon Prefect of Verdane and Aurane
Player 5 put 1 Hesson on Beacon Prefect of Verdane and Aurane
Player 5 put 1 Kyan on Bright Legate of Verdane and Aurane
Player 6 took Hesson Crusher
Player 6 harvested Spessart Separator
Player 6 gained 1 Spessart from Spessart Separator
Player 1 took Indicyl Furnace
Player 1 took Indicyl Cargo Rig
Player 1 discarded Rubel Conduit
Player 1 converted 1 rubel into 2 hesson
Player 1 upgraded with Indicyl Furnace
Player 1 put 1 Hesson on Bright Legate of Verdane and Aurane
Player 1 put 1 Hesson on Bright Legate of Verdane and Aurane
Player 2 drew a card
Player 2 drew a card
Player 2 discarded Spectrol Accelerator
Player 2 converted 1 spectrol into 1 hesson and 1 kyan
Player 2 passed
Player 2 discarded Spectrol Forge
Player 2 converted 1 spectrol into 1 hesson and 1 kyan
Player 2 put 1 Hesson on Bright Legate of Verdane and Aurane
Player 2 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 2 put 1 Kyan on Spire Castellan of Verdane and Aurane
Player 2 put 1 Kyan on Beacon Prefect of Verdane and Aurane
Player 3 took Indicyl Cargo Rig
Player 3 discarded Kyan Dissolver
Player 3 converted 1 kyan into 2 indicyl
Player 3 drew a card
Player 3 spent 1 Indicyl token
Player 3 discarded Spectrol Decelerator
Player 3 converted 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 3 passed
Player 3 put 1 Indicyl on Mirror Prefect of Verdane and Noctane
Player 3 put 1 Indicyl on Mirror Prefect of Verdane and Noctane
Player 3 put 1 Rubel on Bright Legate of Verdane and Aurane
Player 3 put 1 Kyan on Beacon Prefect of Verdane and Aurane
Player 4 passed
Player 5 took Rubel Dissolver
Player 5 passed
Player 6 took Indicyl Crossfeed
Player 6 took Rubel Kiln
Player 6 passed
You drew Hesson Conduit
Player 1 took Spessart Splitter
Player 1 harvested Spessart Decelerator
Player 1 gained 1 Spessart from Spessart Decelerator
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel into 2 hesson
Player 1 put 1 Hesson on Spire Castellan of Verdane and Aurane
Player 1 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 2 took Spectrol Crystallizer
Player 2 took Hesson Forge
Player 2 upgraded with Spectrol Crystallizer
Player 3 took Kyan Condenser
Player 3 drew a card
Player 3 upgraded with Spessart Dissolver
Player 3 discarded Indicyl Forge
Player 3 discarded Indicyl Cargo Rig
Player 3 converted 2 indicyl into 1 kyan
Player 3 put 1 Kyan on Mirror Prefect of Verdane and Noctane
Player 4 took Hesson Transmuter
Player 4 took Kyan Inverter
Player 4 upgraded with Kyan Inverter
Player 5 took Spessart Crusher
Player 5 drew a card
Player 5 upgraded with Rubel Dissolver
Player 6 took Kyan Furnace
Player 6 took Hesson Refinery
Player 6 harvested Spectrol Inverter
Player 6 gained 1 Spectrol from Spectrol Inverter
Player 6 discarded Hesson Crusher
Player 6 discarded Hesson Refinery
Player 6 converted 2 hesson into 2 indicyl
Player 6 discarded Indicyl Crossfeed
Player 6 converted 3 indicyl into 3 hesson
Player 6 put 1 Hesson on Spire Castellan of Verdane and Aurane
Player 6 put 1 Hesson on Spire Castellan of Verdane and Aurane
Player 6 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 1 took Hesson Inverter
Player 1 spent 1 Hesson token
Player 1 discarded Hesson Conduit
Player 1 discarded Hesson Inverter
Player 1 converted 3 hesson into 3 indicyl
You drew Indicyl Inverter
Player 1 harvested Indicyl Furnace
Player 1 gained 1 Indicyl from Indicyl Furnace
Player 1 put 1 Indicyl on Spire Castellan of Verdane and Aurane
Player 1 put 1 Indicyl on Bright Legate of Verdane and Aurane
Player 1 put 1 Indicyl on Beacon Prefect of Verdane and Aurane
Player 2 took Hesson Kiln
Player 2 took Rubel Decelerator
Player 2 discarded Indicyl Cargo Rig
Player 2 discarded Rubel Decelerator
Player 2 converted 1 indicyl and 1 rubel into 1 spectrol
Player 2 converted 1 spectrol into 1 hesson and 1 kyan
Player 2 upgraded with Hesson Kiln
Player 2 put 1 Hesson on Spire Castellan of Verdane and Aurane
Player 2 put 1 Kyan on Beacon Prefect of Verdane and Aurane
Player 3 discarded Kyan Condenser
Player 3 converted 1 kyan into 2 indicyl
Player 3 harvested Indicyl Refinery
Player 3 gained 1 Indicyl from Indicyl Refinery
Player 3 put 1 Indicyl on Mirror Prefect of Verdane and Noctane
Player 3 put 1 Indicyl on Spire Castellan of Verdane and Aurane
Player 4 upgraded with Hesson Transmuter
Player 5 took Hesson Crossfeed
Player 5 took Hesson Polarizer
Player 5 passed
Player 6 took Kyan Crystallizer
Player 6 took Hesson Crystallizer
Player 6 upgraded with Rubel Kiln
Player 6 discarded Kyan Kiln
Player 6 converted 1 kyan into 2 hesson
Player 6 discarded Kyan Crystallizer
Player 6 converted 1 kyan into 2 hesson
Player 6 put 1 Hesson on Spire Castellan of Verdane and Aurane
Player 6 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 6 put 1 Hesson on Spire Castellan of Verdane and Aurane
Player 6 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 1 took Kyan Decelerator
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel into 2 hesson
Player 1 took Hesson Separator
Player 1 upgraded with Indicyl Inverter
Player 1 discarded Hesson Separator
Player 1 converted 2 hesson into 1 rubel
Player 1 put 1 Hesson on Beacon Prefect of Verdane and Aurane
Player 1 put 1 Rubel on Spire Castellan of Verdane and Aurane
Player 2 took Indicyl Crystallizer
Player 2 drew a card
Player 2 harvested Spectrol Crystallizer
Player 2 gained 1 Spectrol from Spectrol Crystallizer
Player 2 spent 1 Spectrol token
Player 2 converted 1 spectrol into 1 hesson and 1 kyan
Player 2 put 1 Hesson on Spire Castellan of Verdane and Aurane
Player 2 put 1 Kyan on Spire Castellan of Verdane and Aurane
Player 3 harvested Spessart Dissolver
Player 3 gained 1 Spessart from Spessart Dissolver
Player 3 spent 1 Kyan token
Player 3 converted 1 kyan into 2 indicyl
Player 3 discarded Indicyl Smelter
Player 3 converted 2 indicyl into 1 kyan
Player 3 put 1 Indicyl on Beacon Prefect of Verdane and Aurane
Player 3 put 1 Kyan on Bright Legate of Verdane and Aurane
Player 4 took Rubel Crystallizer
Player 4 took Kyan Conduit
Player 4 discarded Rubel Crystallizer
Player 4 converted 1 rubel into 1 kyan
Player 4 harvested Hesson Transmuter
Player 4 gained 1 Hesson from Hesson Transmuter
Player 4 discarded Kyan Conduit
Player 4 converted 2 kyan into 2 rubel
Player 4 put 1 Rubel on Spire Castellan of Verdane and Aurane
Player 4 put 1 Rubel on Beacon Prefect of Verdane and Aurane
Player 5 took Hesson Blender
Player 5 took Rubel Separator
Player 5 harvested Rubel Dissolver
Player 5 gained 1 Rubel from Rubel Dissolver
Player 5 discarded Hesson Blender
Player 6 took Rubel Exchanger
Player 6 harvested Kyan Conduit
Player 6 gained 1 Kyan from Kyan Conduit
Player 1 took Hesson Smelter
You drew Hesson Smelter
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel into 2 hesson
Player 1 harvested Indicyl Conduit
Player 1 gained 1 Indicyl from Indicyl Conduit
Player 1 discarded Hesson Smelter
Player 1 discarded Hesson Smelter
Player 1 converted 2 hesson into 1 rubel
Player 1 converted 1 rubel into 2 hesson
Player 1 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 1 put 1 Hesson on Spire Castellan of Verdane and Aurane
Player 1 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 1 put 1 Hesson on Beacon Prefect of Verdane and Aurane
Player 2 took Spectrol Shunt
Player 2 took Spectrol Blender
Player 2 upgraded with Indicyl Mixer
Player 2 discarded Hesson Decelerator
Player 2 spent 1 Hesson token
Player 2 converted 2 hesson into 1 kyan
Player 2 put 1 Kyan on Beacon Prefect of Verdane and Aurane
Player 3 upgraded with Hesson Furnace
Player 4 drew a card
Player 4 took Indicyl Blender
Player 4 passed
Player 5 drew a card
Player 5 discarded Spessart Crusher
Player 5 converted 1 spessart into 1 indicyl and 1 kyan
Player 5 took Kyan Accelerator
Player 5 discarded Hesson Splitter
Player 5 discarded Hesson Crossfeed
Player 5 discarded Hesson Polarizer
Player 5 converted 3 hesson into 3 indicyl
Player 5 harvested Rubel Fuser
Player 5 gained 1 Rubel from Rubel Fuser
Player 5 put 1 Indicyl on Mirror Prefect of Verdane and Noctane
Player 5 put 1 Indicyl on Mirror Prefect of Verdane and Noctane
Player 5 put 1 Indicyl on Spire Castellan of Verdane and Aurane
Player 5 put 1 Indicyl on Beacon Prefect of Verdane and Aurane
Player 5 put 1 Kyan on Bright Legate of Verdane and Aurane
Player 6 discarded Kyan Furnace
Player 6 converted 1 kyan into 2 hesson
Player 6 discarded Hesson Crystallizer
Player 6 converted 2 hesson into 1 kyan
Player 6 upgraded with Rubel Exchanger
Player 6 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 6 put 1 Kyan on Beacon Prefect of Verdane and Aurane
Player 1 took Kyan Polarizer
Player 1 took Indicyl Shunt
Player 1 discarded Kyan Decelerator
Player 1 discarded Kyan Polarizer
Player 1 converted 2 kyan into 2 rubel
Player 1 harvested Indicyl Inverter
Player 1 gained 1 Indicyl from Indicyl Inverter
Player 1 converted 1 rubel into 2 hesson
Player 1 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 1 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 1 put 1 Rubel on Bright Legate of Verdane and Aurane
Player 2 took Indicyl Crossfeed
Player 2 took Spectrol Fuser
Player 2 upgraded with Spectrol Fuser
Player 3 drew a card
Player 3 drew a card
Player 3 upgraded with Indicyl Crusher
Player 3 spent 1 Spessart token
Player 3 converted 1 spessart into 3 indicyl
Player 3 spent 1 Indicyl token
Player 3 discarded Indicyl Fractionator
Player 3 converted 3 indicyl into 1 spessart
Player 3 converted 2 indicyl into 1 kyan
Player 3 put 1 Kyan on Mirror Prefect of Verdane and Noctane
Player 3 put 1 Spessart on Bright Legate of Verdane and Aurane
Player 4 took Hesson Refinery
Player 4 drew a card
Player 4 upgraded with Hesson Decelerator
Player 4 discarded Hesson Refinery
Player 4 discarded Spectrol Polarizer
Player 4 converted 1 hesson and 1 spectrol into 2 kyan
Player 4 put 1 Kyan on Spire Castellan of Verdane and Aurane
Player 4 put 1 Kyan on Spire Castellan of Verdane and Aurane
Player 5 drew a card
Player 5 took Hesson Fuser
Player 5 upgraded with Hesson Shunt
Player 6 passed
Player 1 took Spectrol Transmuter
Player 1 passed
Player 2 passed
Player 3 drew a card
Player 3 took Kyan Inverter
Player 3 discarded Kyan Inverter
Player 3 converted 1 kyan into 2 indicyl
Player 3 harvested Indicyl Dissolver
Player 3 gained 1 Indicyl from Indicyl Dissolver
Player 3 put 1 Indicyl on Spire Castellan of Verdane and Aurane
Player 3 put 1 Indicyl on Bright Legate of Verdane and Aurane
Player 4 took Kyan Crystallizer
Player 4 took Indicyl Kiln
Player 4 passed
Player 5 took Hesson Transmuter
Player 5 took Hesson Crusher
Player 5 harvested Spectrol Conduit
Player 5 gained 1 Spectrol from Spectrol Conduit
Player 5 discarded Rubel Separator
Player 5 discarded Indicyl Mixer
Player 5 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 5 spent 1 Rubel token
Player 5 spent 1 Indicyl token
Player 5 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 5 put 1 Hesson on Spire Castellan of Verdane and Aurane
Player 5 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 5 put 1 Kyan on Beacon Prefect of Verdane and Aurane
Player 5 put 1 Kyan on Bright Legate of Verdane and Aurane
Player 6 upgraded with Spessart Condenser
Player 6 spent 1 Kyan token
Player 6 converted 1 kyan into 2 indicyl
Player 6 converted 2 indicyl into 1 rubel
Player 6 put 1 Rubel on Spire Castellan of Verdane and Aurane
Player 1 took Kyan Separator
Player 1 took Rubel Smelter
Player 1 discarded Rubel Smelter
Player 1 converted 1 rubel into 2 hesson
Player 1 harvested Rubel Furnace
Player 1 gained 1 Rubel from Rubel Furnace
Player 1 put 1 Hesson on Bright Legate of Verdane and Aurane
Player 1 put 1 Hesson on Bright Legate of Verdane and Aurane
Player 2 took Hesson Fractionator
Player 2 discarded Hesson Fractionator
Player 2 discarded Indicyl Crystallizer
Player 2 discarded Indicyl Crossfeed
Player 2 converted 2 indicyl and 1 hesson into 3 indicyl
Player 2 discarded Spectrol Blender
Player 2 discarded Hesson Forge
Player 2 converted 2 indicyl and 1 hesson into 3 indicyl
Player 2 spent 1 Spessart token
Player 2 converted 1 spessart into 1 indicyl and 1 kyan
Player 2 converted 3 indicyl into 2 indicyl and 1 hesson
Player 2 discarded Spectrol Shunt
Player 2 converted 1 spectrol into 1 hesson and 1 kyan
Player 2 converted 2 kyan into 2 rubel
Player 2 converted 2 hesson into 1 kyan
Player 2 traded for Bright Legate of Verdane and Aurane
Player 2 spent 1 Spessart token
Player 2 converted 1 spessart into 1 indicyl and 1 kyan
Player 2 spent 1 Kyan token
Player 2 converted 2 kyan into 2 rubel
Player 2 put 1 Indicyl on Spire Castellan of Verdane and Aurane
Player 2 put 1 Indicyl on Mirror Prefect of Verdane and Noctane
Player 2 put 1 Indicyl on Beacon Prefect of Verdane and Aurane
Player 2 put 1 Rubel on Beacon Prefect of Verdane and Aurane
Player 2 put 1 Rubel on Beacon Prefect of Verdane and Aurane
Player 2 put 1 Rubel on Spire Castellan of Verdane and Aurane
Player 3 took Kyan Splitter
Player 3 took Rubel Blender
Player 3 discarded Hesson Accelerator
Player 3 discarded Hesson Condenser
Player 3 converted 2 hesson into 1 rubel
Player 3 discarded Rubel Blender
Player 3 converted 1 rubel into 2 hesson
Player 3 passed
Player 3 converted 1 rubel into 2 hesson
Player 3 put 1 Hesson on Beacon Prefect of Verdane and Aurane
Player 3 put 1 Hesson on Spire Castellan of Verdane and Aurane
Player 3 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 3 put 1 Hesson on Beacon Prefect of Verdane and Aurane
Player 4 discarded Indicyl Exchanger
Player 4 discarded Kyan Crystallizer
Player 4 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 4 upgraded with Indicyl Decelerator
Player 4 put 1 Hesson on Beacon Prefect of Verdane and Aurane
Player 4 put 1 Rubel on Mirror Prefect of Verdane and Noctane
Player 5 drew a card
Player 5 took Kyan Mixer
Player 5 discarded Hesson Shunt
Player 5 discarded Kyan Mixer
Player 5 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 5 passed
Player 5 discarded Hesson Transmuter
Player 5 discarded Kyan Splitter
Player 5 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 5 discarded Hesson Crusher
Player 5 discarded Kyan Accelerator
Player 5 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 5 spent 1 Rubel token
Player 5 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 5 discarded Hesson Fuser
Player 5 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 5 discarded Rubel Condenser
Player 5 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 5 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 5 put 1 Indicyl on Depth Prefect of Verdane and Aurane
Player 5 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 5 put 1 Hesson on Spire Castellan of Verdane and Aurane
Player 5 put 1 Hesson on Spire Castellan of Verdane and Aurane
Player 5 put 1 Rubel on Beacon Prefect of Verdane and Aurane
Player 5 put 1 Rubel on Mirror Prefect of Verdane and Noctane
Player 5 put 1 Rubel on Spire Castellan of Verdane and Aurane
Player 5 put 1 Kyan on Mirror Prefect of Verdane and Noctane
Player 5 put 1 Kyan on Mirror Prefect of Verdane and Noctane
Player 6 took Kyan Decelerator
Player 6 took Hesson Inverter
Player 6 passed
Player 6 discarded Kyan Decelerator
Player 6 converted 1 kyan into 2 indicyl
Player 6 put 1 Indicyl on Mirror Prefect of Verdane and Noctane
Player 6 put 1 Indicyl on Mirror Prefect of Verdane and Noctane
Player 1 took Rubel Dissolver
Player 1 took Rubel Shunt
Player 1 passed
Player 2 took Kyan Accelerator
Player 2 spent 1 Rubel token
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 converted 3 indicyl into 2 indicyl and 1 hesson
Player 2 spent 1 Rubel token
Player 2 spent 1 Kyan token
Player 2 converted 1 hesson and 1 kyan into 1 spectrol
Player 2 spent 1 Indicyl token
Player 2 traded for Mirror Prefect of Verdane and Noctane
Player 3 took Indicyl Splitter
Player 3 took Hesson Condenser
Player 3 harvested Hesson Furnace
Player 3 gained 1 Hesson from Hesson Furnace
Player 4 took Rubel Accelerator
Player 4 spent 1 Indicyl token
Player 4 discarded Indicyl Blender
Player 4 discarded Indicyl Kiln
Player 4 converted 3 indicyl into 1 spessart
Player 4 converted 1 spessart into 3 indicyl
Player 4 took Indicyl Polarizer
Player 4 upgraded with Rubel Accelerator
Player 4 discarded Indicyl Polarizer
Player 4 converted 3 indicyl into 1 spessart
Player 4 put 1 Indicyl on Crucible Prefect of Verdane and Aurane
Player 4 put 1 Spessart on Beacon Prefect of Verdane and Aurane
Player 5 took Indicyl Transmuter
Player 5 passed
Player 6 harvested Rubel Kiln
Player 6 gained 1 Rubel from Rubel Kiln
Player 6 spent 1 Rubel token
Player 6 converted 1 rubel into 2 indicyl
Player 6 converted 2 indicyl into 1 rubel
Player 6 put 1 Rubel on Beacon Prefect of Verdane and Aurane
Player 1 took Spessart Fuser
Player 1 took Hesson Dissolver
Player 1 passed
Player 1 discarded Kyan Separator
Player 1 discarded Rubel Shunt
Player 2 discarded Kyan Accelerator
Player 2 spent 1 Kyan token
Player 2 converted 2 kyan into 2 rubel
Player 2 took Kyan Exchanger
Player 2 took Hesson Splitter
Player 2 spent 1 Kyan token
Player 2 spent 1 Indicyl token
Player 2 spent 1 Kyan token
Player 2 converted 1 indicyl and 1 kyan into 1 spessart
Player 2 spent 1 Hesson token
Player 2 spent 1 Hesson token
Player 2 spent 1 Hesson token
Player 2 spent 1 Kyan token
Player 2 traded for Crucible Prefect of Verdane and Aurane
Player 2 spent 1 Kyan token
Player 2 converted 1 kyan into 2 hesson
Player 2 put 1 Hesson on Spire Castellan of Verdane and Aurane
Player 2 put 1 Hesson on Depth Prefect of Verdane and Aurane
Player 2 put 1 Rubel on Spire Castellan of Verdane and Aurane
Player 2 put 1 Rubel on Spire Castellan of Verdane and Aurane
Player 3 took Kyan Smelter
Player 3 harvested Indicyl Crusher
Player 3 gained 1 Indicyl from Indicyl Crusher
Player 4 passed
Player 5 drew a card
Player 5 took Spessart Polarizer
Player 5 harvested Hesson Shunt
Player 5 gained 1 Hesson from Hesson Shunt
Player 6 drew a card
Player 6 took Indicyl Conduit
Player 6 harvested Hesson Exchanger
Player 6 gained 1 Hesson from Hesson Exchanger
Player 1 passed
Player 2 passed
Player 2 discarded Hesson Splitter
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 converted 2 indicyl and 1 hesson into 3 indicyl
Player 2 discarded Kyan Exchanger
Player 2 converted 1 kyan into 2 hesson
Player 2 spent 1 Kyan token
Player 2 converted 1 indicyl and 1 kyan into 1 spessart
Player 2 spent 1 Rubel token
Player 2 spent 1 Rubel token
Player 2 converted 2 rubel into 2 kyan
Player 2 put 1 Indicyl on Spire Castellan of Verdane and Aurane
Player 2 put 1 Indicyl on Beacon Prefect of Verdane and Aurane
Player 2 put 1 Hesson on Spire Castellan of Verdane and Aurane
Player 2 put 1 Hesson on Beacon Prefect of Verdane and Aurane
Player 2 put 1 Kyan on Sixth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Kyan on Sixth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Spessart on Sixth Archon of Verdane and Noctane and Aurane
Player 3 upgraded with Kyan Smelter
Player 4 took Rubel Fractionator
Player 4 took Hesson Crusher
Player 4 discarded Hesson Crusher
Player 4 discarded Rubel Fractionator
Player 4 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 4 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 4 passed
Player 4 put 1 Hesson on Spire Castellan of Verdane and Aurane
Player 4 put 1 Rubel on Spire Castellan of Verdane and Aurane
Player 5 took Indicyl Fuser
Player 5 took Hesson Refinery
Player 5 passed
Player 6 took Hesson Furnace
Player 6 passed
Player 6 discarded Hesson Inverter
Player 6 spent 1 Hesson token
Player 6 converted 2 hesson into 2 indicyl
Player 6 put 1 Indicyl on Spire Castellan of Verdane and Aurane
Player 6 put 1 Indicyl on Spire Castellan of Verdane and Aurane
Player 1 took Kyan Fractionator
You drew Rubel Splitter
Player 1 passed
Player 1 discarded Hesson Dissolver
Player 1 discarded Rubel Dissolver
Player 2 discarded Bright Legate of Verdane and Aurane
Player 2 discarded Mirror Prefect of Verdane and Noctane
Player 2 earned Vault of Crowns
Player 2 spent 1 Kyan token
Player 2 converted 1 kyan into 2 hesson
Player 2 spent 1 Indicyl token
Player 2 spent 1 Kyan token
Player 2 converted 1 indicyl and 1 kyan into 1 spessart
Player 2 put 1 Hesson on Sixth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Hesson on Depth Prefect of Verdane and Aurane
Player 2 put 1 Spessart on Sixth Archon of Verdane and Noctane and Aurane
Player 2 stored Spectrol Fuser beneath Vault of Crowns
Player 3 upgraded with Kyan Splitter
Player 3 spent 1 Indicyl token
Player 3 discarded Hesson Condenser
Player 3 converted 1 indicyl and 1 hesson into 1 kyan
Player 3 put 1 Kyan on Depth Prefect of Verdane and Aurane
Player 4 harvested Indicyl Decelerator
Player 4 gained 1 Indicyl from Indicyl Decelerator
Player 5 drew a card
Player 5 took Hesson Accelerator
Player 5 passed
Player 6 took Hesson Separator
Player 6 discarded Hesson Furnace
Player 6 discarded Hesson Separator
Player 6 converted 2 hesson into 2 indicyl
Player 6 took Hesson Kiln
Player 6 discarded Indicyl Conduit
Player 6 converted 2 indicyl into 1 rubel
Player 6 harvested Rubel Exchanger
Player 6 gained 1 Rubel from Rubel Exchanger
Player 6 spent 1 Rubel token
Player 6 converted 1 rubel into 2 indicyl
Player 6 put 1 Indicyl on Spire Castellan of Verdane and Aurane
Player 6 put 1 Indicyl on Beacon Prefect of Verdane and Aurane
Player 6 put 1 Indicyl on Spire Castellan of Verdane and Aurane
Player 6 put 1 Rubel on Depth Prefect of Verdane and Aurane
Player 1 took Indicyl Splitter
Player 1 took Hesson Mixer
Player 1 passed
Player 1 discarded Spessart Fuser
Player 1 discarded Indicyl Cargo Rig
Player 2 took Rubel Blender
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 converted 3 indicyl into 2 indicyl and 1 hesson
Player 2 spent 1 Kyan token
Player 2 converted 1 kyan into 2 hesson
Player 2 took Kyan Polarizer
Player 2 passed
Player 2 spent 1 Kyan token
Player 2 spent 1 Kyan token
Player 2 converted 2 kyan into 2 rubel
Player 2 put 1 Indicyl on Depth Prefect of Verdane and Aurane
Player 2 put 1 Indicyl on Sixth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Hesson on Sixth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Hesson on Sixth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Hesson on Depth Prefect of Verdane and Aurane
Player 2 put 1 Rubel on Depth Prefect of Verdane and Aurane
Player 2 put 1 Rubel on Beacon Prefect of Verdane and Aurane
Player 2 stored Indicyl Mixer beneath Vault of Crowns
Player 3 discarded Indicyl Splitter
Player 3 spent 1 Hesson token
Player 3 converted 1 indicyl and 1 hesson into 1 kyan
Player 3 converted 1 kyan into 1 indicyl and 1 hesson
Player 3 spent 1 Indicyl token
Player 3 converted 1 indicyl and 1 hesson into 1 kyan
Player 3 passed
Player 3 converted 1 kyan into 1 indicyl and 1 hesson
Player 3 put 1 Indicyl on Sixth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Indicyl on Beacon Prefect of Verdane and Aurane
Player 3 put 1 Hesson on Beacon Prefect of Verdane and Aurane
Player 4 harvested Kyan Crossfeed
Player 4 gained 1 Kyan from Kyan Crossfeed
Player 5 passed
Player 6 took Spectrol Kiln
Player 6 took Rubel Smelter
Player 6 discarded Rubel Smelter
Player 6 converted 1 rubel into 2 indicyl
Player 6 passed
Player 6 put 1 Indicyl on Beacon Prefect of Verdane and Aurane
Player 6 put 1 Indicyl on Beacon Prefect of Verdane and Aurane
Player 1 took Kyan Fuser
Player 1 took Hesson Crossfeed
Player 1 upgraded with Rubel Splitter
Player 1 spent 1 Indicyl token
Player 1 discarded Hesson Mixer
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 put 1 Kyan on Depth Prefect of Verdane and Aurane
Player 2 took Indicyl Crossfeed
Player 2 discarded Kyan Polarizer
Player 2 spent 1 Hesson token
Player 2 spent 1 Hesson token
Player 2 converted 2 hesson into 1 kyan
Player 2 spent 1 Indicyl token
Player 2 spent 1 Kyan token
Player 2 discarded Indicyl Crossfeed
Player 2 spent 1 Hesson token
Player 2 spent 1 Hesson token
Player 2 spent 1 Hesson token
Player 2 converted 1 hesson and 1 kyan into 1 spectrol
Player 2 traded for Spire Castellan of Verdane and Aurane
Player 2 spent 1 Kyan token
Player 2 spent 1 Kyan token
Player 2 converted 2 kyan into 2 rubel
Player 2 put 1 Rubel on Beacon Prefect of Verdane and Aurane
Player 2 put 1 Rubel on Sixth Archon of Verdane and Noctane and Aurane
Player 2 stored Hesson Kiln beneath Vault of Crowns
Player 3 took Rubel Crusher
Player 3 took Rubel Accelerator
Player 3 upgraded with Rubel Crusher
Player 4 passed
Player 5 drew a card
Player 5 drew a card
Player 5 passed
Player 5 discarded Kyan Cargo Rig
Player 5 discarded Indicyl Transmuter
Player 6 took Indicyl Kiln
Player 6 took Spessart Refinery
Player 6 harvested Spessart Condenser
Player 6 gained 1 Spessart from Spessart Condenser
Player 1 took Kyan Condenser
You drew Rubel Splitter
Player 1 discarded Kyan Fractionator
Player 1 converted 1 kyan into 1 indicyl and 1 hesson
Player 1 discarded Kyan Fuser
Player 1 converted 1 kyan into 1 indicyl and 1 hesson
Player 1 discarded Hesson Crossfeed
Player 1 spent 1 Rubel token
Player 1 discarded Rubel Splitter
Player 1 discarded Spectrol Transmuter
Player 1 traded for Beacon Prefect of Verdane and Aurane
Player 1 discarded Indicyl Splitter
Player 1 spent 1 Hesson token
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 spent 1 Kyan token
Player 1 converted 1 kyan into 1 indicyl and 1 hesson
Player 1 discarded Indicyl Shunt
Player 1 spent 1 Hesson token
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 put 1 Indicyl on Sixth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on Depth Prefect of Verdane and Aurane
Player 1 put 1 Indicyl on Depth Prefect of Verdane and Aurane
Player 1 put 1 Hesson on Depth Prefect of Verdane and Aurane
Player 1 put 1 Kyan on Basalt Broker of Verdane and Noctane
Player 1 put 1 Kyan on Sixth Archon of Verdane and Noctane and Aurane
Player 2 spent 1 Hesson token
Player 2 spent 1 Kyan token
Player 2 converted 1 hesson and 1 kyan into 1 spectrol
Player 2 spent 1 Kyan token
Player 2 spent 1 Kyan token
Player 2 converted 2 kyan into 2 rubel
Player 2 spent 1 Indicyl token
Player 2 converted 2 rubel into 2 kyan
Player 2 spent 1 Hesson token
Player 2 traded for Veiled Assessor of Aurane
Player 2 put 1 Kyan on Sixth Archon of Verdane and Noctane and Aurane
Player 2 stored Veiled Assessor of Aurane beneath Vault of Crowns
Player 3 took Kyan Smelter
Player 3 took Hesson Dissolver
Player 3 discarded Kyan Smelter
Player 3 converted 1 kyan into 1 indicyl and 1 hesson
Player 3 discarded Hesson Dissolver
Player 3 converted 1 indicyl and 1 hesson into 1 kyan
Player 3 converted 1 kyan into 1 indicyl and 1 hesson
Player 3 upgraded with Rubel Accelerator
Player 3 put 1 Indicyl on Basalt Broker of Verdane and Noctane
Player 3 put 1 Hesson on Sixth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Hesson on Basalt Broker of Verdane and Noctane
Player 4 took Indicyl Fuser
Player 4 took Spessart Transmuter
Player 4 upgraded with Indicyl Fuser
Player 4 discarded Spessart Transmuter
Player 4 converted 1 spessart into 1 indicyl and 1 kyan
Player 4 spent 1 Indicyl token
Player 4 converted 1 indicyl and 1 kyan into 1 spessart
Player 4 put 1 Indicyl on Basalt Broker of Verdane and Noctane
Player 4 put 1 Spessart on Even Magistrate of Verdane and Aurane
Player 5 took Indicyl Accelerator
Player 5 upgraded with Hesson Accelerator
Player 6 took Spessart Shunt
Player 6 took Rubel Shunt
Player 6 passed
You drew Hesson Transmuter
Player 1 passed
Player 1 discarded Kyan Condenser
Player 1 converted 1 kyan into 1 indicyl and 1 hesson
Player 1 spent 1 Indicyl token
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 put 1 Indicyl on Sixth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Kyan on Sixth Archon of Verdane and Noctane and Aurane
Player 2 took Indicyl Decelerator
Player 2 took Hesson Dissolver
Player 2 spent 1 Rubel token
Player 2 spent 1 Rubel token
Player 2 converted 2 rubel into 2 kyan
Player 2 upgraded with Hesson Dissolver
Player 2 converted 1 kyan into 2 indicyl
Player 2 put 1 Indicyl on Basalt Broker of Verdane and Noctane
Player 2 put 1 Indicyl on Basalt Broker of Verdane and Noctane
Player 2 put 1 Kyan on Even Magistrate of Verdane and Aurane
Player 2 stored Hesson Dissolver beneath Vault of Crowns
Player 3 took Rubel Fuser
Player 3 drew a card
Player 3 passed
Player 4 took Spectrol Dissolver
Player 4 took Indicyl Forge
Player 4 passed
Player 5 took Hesson Shunt
Player 5 took Hesson Mixer
Player 5 harvested Hesson Accelerator
Player 5 gained 1 Hesson from Hesson Accelerator
Player 5 discarded Rubel Kiln
Player 5 discarded Indicyl Accelerator
Player 6 drew a card
Player 6 took Kyan Mixer
Player 6 upgraded with Hesson Kiln
Player 6 discarded Hesson Decelerator
Player 1 passed
Player 1 spent 1 Kyan token
Player 1 converted 1 kyan into 1 indicyl and 1 hesson
Player 1 put 1 Indicyl on Depth Prefect of Verdane and Aurane
Player 1 put 1 Hesson on Basalt Broker of Verdane and Noctane
Player 2 spent 1 Rubel token
Player 2 discarded Rubel Blender
Player 2 converted 2 rubel into 2 kyan
Player 2 took Indicyl Crystallizer
Player 2 passed
Player 2 converted 2 kyan into 2 rubel
Player 2 put 1 Rubel on Even Magistrate of Verdane and Aurane
Player 2 put 1 Rubel on Sixth Archon of Verdane and Noctane and Aurane
Player 2 stored Spire Castellan of Verdane and Aurane beneath Vault of Crowns
Player 3 took Hesson Fuser
Player 3 took Indicyl Crystallizer
Player 3 upgraded with Rubel Fuser
Player 3 discarded Indicyl Crystallizer
Player 3 discarded Hesson Fuser
Player 3 converted 1 indicyl and 1 hesson into 1 kyan
Player 3 put 1 Kyan on Even Magistrate of Verdane and Aurane
Player 4 took Hesson Forge
Player 4 took Hesson Separator
Player 4 harvested Hesson Decelerator
Player 4 gained 1 Hesson from Hesson Decelerator
Player 4 discarded Indicyl Forge
Player 4 spent 1 Kyan token
Player 4 converted 1 indicyl and 1 kyan into 1 spessart
Player 4 converted 1 spessart into 1 indicyl and 1 kyan
Player 4 put 1 Indicyl on Basalt Broker of Verdane and Noctane
Player 4 put 1 Kyan on Sixth Archon of Verdane and Noctane and Aurane
Player 5 took Indicyl Crusher
Player 5 took Kyan Exchanger
Player 5 upgraded with Hesson Blender
Player 5 discarded Indicyl Fuser
Player 6 took Kyan Shunt
Player 6 took Indicyl Polarizer
Player 6 harvested Hesson Kiln
Player 6 gained 1 Hesson from Hesson Kiln
Player 6 discarded Spectrol Kiln
Player 6 discarded Indicyl Polarizer
Player 1 took Indicyl Shunt
Player 1 discarded Indicyl Shunt
Player 1 spent 1 Hesson token
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 took Indicyl Polarizer
Player 1 discarded Hesson Transmuter
Player 1 spent 1 Rubel token
Player 1 discarded Indicyl Polarizer
Player 1 spent 1 Hesson token
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 spent 1 Hesson token
Player 1 discarded Spessart Splitter
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Rubel token
Player 1 traded for Even Magistrate of Verdane and Aurane
Player 1 put 1 Kyan on Basalt Broker of Verdane and Noctane
Player 1 put 1 Kyan on Depth Prefect of Verdane and Aurane
Player 2 took Kyan Furnace
Player 2 took Hesson Cargo Rig
Player 2 discarded Hesson Cargo Rig
Player 2 discarded Kyan Furnace
Player 2 converted 1 hesson and 1 kyan into 1 spectrol
Player 2 spent 1 Rubel token
Player 2 converted 1 spectrol into 1 hesson and 1 kyan
Player 2 spent 1 Hesson token
Player 2 converted 1 hesson and 1 kyan into 1 spectrol
Player 2 converted 1 spectrol into 1 hesson and 1 kyan
Player 2 spent 1 Hesson token
Player 2 spent 1 Rubel token
Player 2 spent 1 Rubel token
Player 2 converted 2 rubel into 2 kyan
Player 2 traded for Basalt Broker of Verdane and Noctane
Player 2 put 1 Kyan on Dim Listener of Aurane
Player 3 took Hesson Condenser
Player 3 drew a card
Player 3 passed
Player 4 passed
Player 5 passed
Player 5 spent 1 Hesson token
Player 5 discarded Indicyl Crusher
Player 5 converted 1 indicyl and 1 hesson into 1 rubel
Player 5 put 1 Rubel on Sixth Archon of Verdane and Noctane and Aurane
Player 6 drew a card
Player 6 took Hesson Polarizer
Player 6 upgraded with Spessart Smelter
Player 6 spent 1 Spectrol token
Player 6 converted 1 spectrol into 3 hesson
Player 6 put 1 Hesson on Dim Listener of Aurane
Player 6 put 1 Hesson on Depth Prefect of Verdane and Aurane
Player 6 put 1 Hesson on Dim Listener of Aurane
Player 6 discarded Indicyl Separator
Player 1 discarded Beacon Prefect of Verdane and Aurane
Player 1 earned Chancery Moon
Player 1 stored Frost Clerk of Verdane beneath Chancery Moon
Player 2 took Kyan Kiln
Player 2 discarded Kyan Kiln
Player 2 spent 1 Hesson token
Player 2 converted 1 hesson and 1 kyan into 1 spectrol
Player 2 harvested Rubel Inverter
Player 2 gained 1 Rubel from Rubel Inverter
Player 2 spent 1 Hesson token
Player 2 spent 1 Kyan token
Player 2 converted 1 hesson and 1 kyan into 1 spectrol
Player 2 spent 1 Hesson token
Player 2 spent 1 Kyan token
Player 2 converted 1 hesson and 1 kyan into 1 spectrol
Player 2 converted 1 spectrol into 1 hesson and 1 kyan
Player 2 spent 1 Hesson token
Player 2 converted 1 hesson and 1 kyan into 1 spectrol
Player 2 converted 1 spectrol into 1 hesson and 1 kyan
Player 2 put 1 Hesson on Soot Envoy of Aurane
Player 2 put 1 Hesson on Sixth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Kyan on Depth Prefect of Verdane and Aurane
Player 2 put 1 Spectrol on Sixth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Spectrol on Depth Prefect of Verdane and Aurane
Player 2 stored Indicyl Fractionator beneath Vault of Crowns
Player 3 took Spectrol Exchanger
Player 3 took Kyan Blender
Player 3 upgraded with Kyan Blender
Player 4 took Rubel Cargo Rig
Player 4 took Hesson Furnace
Player 4 harvested Kyan Inverter
Player 4 gained 1 Kyan from Kyan Inverter
Player 5 drew a card
Player 5 took Rubel Transmuter
Player 5 discarded Mirror Prefect of Noctane and Aurane
Player 5 earned Blushing Mesa
Player 5 discarded Rubel Transmuter
Player 5 converted 1 rubel into 1 indicyl and 1 hesson
Player 5 put 1 Indicyl on Sixth Archon of Verdane and Noctane and Aurane
Player 5 put 1 Hesson on Dim Listener of Aurane
Player 6 took Indicyl Conduit
Player 6 took Indicyl Blender
Player 6 passed
Player 6 discarded Kyan Mixer
Player 6 discarded Indicyl Kiln
You drew Indicyl Dissolver
You drew Hesson Splitter
Player 1 upgraded with Hesson Splitter
Player 2 took Kyan Crossfeed
Player 2 took Spectrol Splitter
Player 2 passed
Player 2 stored a hand card beneath Vault of Crowns
Player 3 took Spessart Furnace
Player 3 took Indicyl Condenser
Player 3 discarded Spectrol Fractionator
Player 3 converted 1 spectrol into 3 hesson
Player 3 upgraded with Spectrol Exchanger
Player 3 put 1 Hesson on Dim Listener of Aurane
Player 3 put 1 Hesson on Soot Envoy of Aurane
Player 3 put 1 Hesson on Sixth Archon of Verdane and Noctane and Aurane
Player 4 drew a card
Player 4 took Spectrol Crossfeed
Player 4 harvested Rubel Accelerator
Player 4 gained 1 Rubel from Rubel Accelerator
Player 5 took Spessart Inverter
Player 5 drew a card
Player 5 spent 1 Hesson token
Player 5 discarded Hesson Refinery
Player 5 discarded Rubel Polarizer
Player 5 discarded Kyan Exchanger
Player 5 traded for Dim Listener of Aurane
Player 5 discarded Rubel Separator
Player 5 converted 1 rubel into 1 indicyl and 1 hesson
Player 5 spent 1 Hesson token
Player 5 converted 1 indicyl and 1 hesson into 1 rubel
Player 5 put 1 Hesson on Sixth Archon of Verdane and Noctane and Aurane
Player 5 put 1 Rubel on Sixth Archon of Verdane and Noctane and Aurane
Player 6 drew a card
Player 6 took Indicyl Inverter
Player 6 upgraded with Indicyl Inverter
Player 6 spent 1 Spectrol token
Player 6 converted 1 spectrol into 3 hesson
Player 6 put 1 Hesson on Soot Envoy of Aurane
Player 6 put 1 Hesson on Glare Warden of Noctane
Player 6 put 1 Hesson on Sixth Archon of Verdane and Noctane and Aurane
Player 6 discarded Kyan Shunt
Player 1 took Kyan Cargo Rig
You drew Spectrol Mixer
Player 1 discarded Indicyl Dissolver
Player 1 spent 1 Hesson token
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 spent 1 Indicyl token
Player 1 spent 1 Spectrol token
Player 1 discarded Kyan Cargo Rig
Player 1 converted 1 kyan into 1 indicyl and 1 hesson
Player 1 spent 1 Indicyl token
Player 1 spent 1 Rubel token
Player 1 spent 1 Rubel token
Player 1 spent 1 Kyan token
Player 1 traded for Sixth Archon of Verdane and Noctane and Aurane
Player 1 spent 1 Hesson token
Player 1 spent 1 Indicyl token
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 put 1 Hesson on Depth Prefect of Verdane and Aurane
Player 1 put 1 Kyan on Soot Envoy of Aurane
Player 2 took Indicyl Condenser
Player 2 took Spectrol Furnace
Player 2 discarded Crucible Prefect of Verdane and Aurane
Player 2 discarded Basalt Broker of Verdane and Noctane
Player 2 earned Nested Citadel
Player 3 took Kyan Dissolver
Player 3 discarded Spessart Furnace
Player 3 converted 1 spessart into 3 indicyl
Player 3 took Spessart Accelerator
Player 3 passed
Player 3 discarded Indicyl Condenser
Player 3 discarded Kyan Dissolver
Player 3 converted 1 indicyl and 1 kyan into 1 spessart
Player 3 put 1 Indicyl on Torch Steward of Aurane
Player 3 put 1 Indicyl on Torch Steward of Aurane
Player 3 put 1 Indicyl on Torch Steward of Aurane
Player 3 put 1 Spessart on Glare Warden of Noctane
Player 4 took Kyan Refinery
Player 4 discarded Spessart Exchanger
Player 4 converted 1 spessart into 1 indicyl and 1 kyan
Player 4 took Kyan Crusher
Player 4 harvested Indicyl Fuser
Player 4 gained 1 Indicyl from Indicyl Fuser
Player 4 put 1 Indicyl on Depth Prefect of Verdane and Aurane
Player 4 put 1 Kyan on Depth Prefect of Verdane and Aurane
Player 4 discarded Rubel Cargo Rig
Player 5 took Rubel Forge
Player 5 took Hesson Forge
Player 5 discarded Hesson Mixer
Player 5 discarded Rubel Forge
Player 5 converted 1 rubel into 1 indicyl and 1 hesson
Player 5 spent 1 Hesson token
Player 5 spent 1 Spectrol token
Player 5 traded for Torch Steward of Aurane
Player 5 spent 1 Hesson token
Player 5 spent 1 Indicyl token
Player 5 converted 1 indicyl and 1 hesson into 1 rubel
Player 5 put 1 Indicyl on Glare Warden of Noctane
Player 5 put 1 Rubel on Soot Envoy of Aurane
Player 6 took Spectrol Smelter
Player 6 discarded Rubel Shunt
Player 6 discarded Rubel Cargo Rig
Player 6 converted 2 rubel into 2 kyan
Player 6 took Rubel Exchanger
Player 6 discarded Hesson Polarizer
Player 6 spent 1 Hesson token
Player 6 spent 1 Spectrol token
Player 6 traded for Glare Warden of Noctane
Player 6 discarded Spectrol Smelter
Player 6 converted 1 spectrol into 3 hesson
Player 6 spent 1 Hesson token
Player 6 converted 3 hesson into 1 spectrol
Player 6 put 1 Hesson on Current Prefect of Noctane and Aurane
Player 6 put 1 Kyan on Soot Envoy of Aurane
Player 6 put 1 Spectrol on Depth Prefect of Verdane and Aurane
Player 1 spent 1 Indicyl token
Player 1 spent 1 Hesson token
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 took Indicyl Fuser
Player 1 spent 1 Rubel token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Hesson token
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 spent 1 Spectrol token
Player 1 spent 1 Hesson token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Hesson token
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 spent 1 Hesson token
Player 1 traded for Burnished Legate of Verdane and Noctane
Player 1 discarded Indicyl Fuser
Player 1 spent 1 Hesson token
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 put 1 Kyan on Soot Envoy of Aurane
Player 1 put 1 Kyan on Soot Envoy of Aurane
Player 1 put 1 Kyan on Current Prefect of Noctane and Aurane
Player 1 stored Burnished Legate of Verdane and Noctane beneath Chancery Moon
Player 2 took Indicyl Refinery
Player 2 took Hesson Conduit
Player 2 upgraded with Indicyl Crystallizer
Player 2 stored a hand card beneath Vault of Crowns
Player 3 drew a card
Player 3 discarded Spessart Cargo Rig
Player 3 converted 1 spessart into 1 indicyl and 1 kyan
Player 3 took Spessart Crystallizer
Player 3 harvested Rubel Crusher
Player 3 gained 1 Rubel from Rubel Crusher
Player 3 discarded Spessart Accelerator
Player 3 converted 1 indicyl and 1 spessart into 2 rubel
Player 3 put 1 Rubel on Current Prefect of Noctane and Aurane
Player 3 put 1 Rubel on Current Prefect of Noctane and Aurane
Player 3 put 1 Kyan on Current Prefect of Noctane and Aurane
Player 4 passed
Player 5 took Indicyl Dissolver
Player 5 spent 1 Hesson token
Player 5 discarded Indicyl Dissolver
Player 5 converted 1 indicyl and 1 hesson into 1 rubel
Player 5 took Rubel Crossfeed
Player 5 harvested Hesson Blender
Player 5 gained 1 Hesson from Hesson Blender
Player 5 put 1 Rubel on Current Prefect of Noctane and Aurane
Player 6 took Hesson Crystallizer
Player 6 took Indicyl Splitter
Player 6 upgraded with Hesson Crystallizer
Player 6 discarded Indicyl Conduit
Player 6 discarded Rubel Exchanger
Player 6 converted 1 indicyl and 1 rubel into 1 spectrol
Player 6 put 1 Spectrol on Depth Prefect of Verdane and Aurane
Player 1 took Indicyl Decelerator
Player 1 took Spessart Blender
Player 1 upgraded with Spessart Blender
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel into 1 indicyl and 1 hesson
Player 1 spent 1 Indicyl token
Player 1 converted 1 indicyl and 1 hesson into 1 rubel
Player 1 put 1 Indicyl on Soot Envoy of Aurane
Player 1 put 1 Rubel on Soot Envoy of Aurane
Player 2 drew a card
Player 2 took Indicyl Inverter
Player 2 discarded Indicyl Condenser
Player 2 spent 1 Rubel token
Player 2 converted 1 indicyl and 1 rubel into 1 spectrol
Player 2 passed
Player 2 put 1 Spectrol on Depth Prefect of Verdane and Aurane
Player 2 stored a hand card beneath Nested Citadel
Player 3 took Spessart Conduit
Player 3 took Rubel Furnace
Player 3 upgraded with Hesson Condenser
Player 3 discarded Spessart Crystallizer
Player 3 converted 1 spessart into 1 indicyl and 1 kyan
Player 3 put 1 Indicyl on Current Prefect of Noctane and Aurane
Player 3 put 1 Kyan on Gallery Intendant of Verdane and Aurane
Player 4 took Indicyl Exchanger
Player 4 passed
Player 4 discarded Spectrol Crossfeed
Player 5 took Indicyl Accelerator
Player 5 took Rubel Crossfeed
Player 5 passed
Player 5 discarded Hesson Forge
Player 6 took Indicyl Smelter
Player 6 took Indicyl Forge
Player 6 passed
Player 1 took Spessart Forge
You drew Indicyl Transmuter
Player 1 discarded Sixth Archon of Verdane and Noctane and Aurane
Player 1 earned Drizzle Outpost
Player 1 discarded Indicyl Transmuter
Player 1 spent 1 Hesson token
Player 1 converted 1 indicyl and 1 hesson into 1 rubel
Player 1 discarded Indicyl Decelerator
Player 1 spent 1 Hesson token
Player 1 converted 1 indicyl and 1 hesson into 1 rubel
Player 1 spent 1 Kyan token
Player 1 converted 1 kyan into 1 indicyl and 1 hesson
Player 1 spent 1 Kyan token
Player 1 converted 1 kyan into 1 indicyl and 1 hesson
Player 1 put 1 Indicyl on Gallery Intendant of Verdane and Aurane
Player 1 put 1 Indicyl on Current Prefect of Noctane and Aurane
Player 1 put 1 Hesson on Current Prefect of Noctane and Aurane
Player 1 put 1 Hesson on Current Prefect of Noctane and Aurane
Player 1 put 1 Rubel on Gallery Intendant of Verdane and Aurane
Player 1 put 1 Rubel on Soot Envoy of Aurane
Player 2 drew a card
Player 2 drew a card
Player 2 passed
Player 2 stored a hand card beneath Vault of Crowns
Player 3 drew a card
Player 3 took Kyan Transmuter
Player 3 upgraded with Rubel Furnace
Player 4 took Rubel Polarizer
The Material discard pile was shuffled into a new draw pile
Player 4 drew a card
Player 4 passed
Player 4 discarded Kyan Furnace
Player 4 discarded Kyan Crusher
Player 5 drew a card
Player 5 took Indicyl Furnace
Player 5 passed
Player 5 discarded Rubel Crossfeed
Player 5 discarded Rubel Crossfeed
Player 6 took Indicyl Blender
Player 6 passed
You drew Spessart Condenser
You drew Spectrol Cargo Rig
Player 1 discarded Even Magistrate of Verdane and Aurane
Player 1 earned Coral Causeway
This became the final round: a player had three Landmarks
Player 1 spent 1 Indicyl token
Player 1 spent 1 Hesson token
Player 1 converted 1 indicyl and 1 hesson into 1 rubel
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel into 1 indicyl and 1 hesson
Player 1 put 1 Indicyl on Current Prefect of Noctane and Aurane
Player 1 put 1 Hesson on Gallery Intendant of Verdane and Aurane
Player 1 put 1 Rubel on Soot Envoy of Aurane
Player 2 took Spessart Accelerator
Player 2 drew a card
Player 2 passed
Player 2 discarded Spectrol Splitter
Player 2 converted 1 spectrol into 1 indicyl and 1 rubel
Player 2 spent 1 Indicyl token
Player 2 spent 1 Rubel token
Player 2 converted 1 indicyl and 1 rubel into 1 spectrol
Player 2 put 1 Indicyl on Depth Prefect of Verdane and Aurane
Player 2 put 1 Rubel on Current Prefect of Noctane and Aurane
Player 2 put 1 Spectrol on Soot Envoy of Aurane
Player 2 stored a hand card beneath Nested Citadel
The game was over
