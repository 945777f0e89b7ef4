Player 1 had the campaign Foundry Concession
Player 2 had the campaign The Long Thaw
Player 3 had the campaign River Concession
Player 1 began with Ruk Aldane
Player 2 began with Bram Teller
Player 3 began with Sefa Quill
Player 1 had the talent Archivist
Player 2 had the talent Navigator
Player 3 had the talent Prospector
Player 1 discarded Hesson Separator
Player 2 discarded Hesson Furnace
Player 3 discarded Rubel Polarizer
Player 1 was the first player
You drew Spessart Forge
Player 1 took Rubel Exchanger
Player 1 discarded Spessart Furnace
Player 1 converted 1 spessart into 3 hesson
Player 1 discarded Spessart Forge
Player 1 discarded Rubel Exchanger
Player 1 discarded Prime Fragment
Player 1 traded for Knotted Legate of Noctane and Aurane
Player 1 discarded Ruk Aldane
Player 1 gained 1 Kyan
Player 1 put 1 Hesson on Crucible Prefect of Verdane and Aurane
Player 1 gained 1 Hesson
Player 2 drew a card
Player 2 discarded Bram Teller
Player 2 gained 1 Hesson
Player 2 gained Spectrum Probe
Player 2 passed
Player 2 gained 1 Indicyl
Player 2 covered a row with Prime Fragment
Player 3 took Kyan Smelter
Player 3 took Hesson Condenser
Player 3 upgraded with Rubel Inverter
Player 3 discarded Kyan Smelter
Player 3 discarded Prime Fragment
Player 3 converted 2 kyan into 2 rubel
Player 3 put 1 Rubel on Cinder Clerk of Aurane
Player 3 put 1 Rubel on Cinder Clerk of Aurane
Player 3 gained 1 Indicyl
Player 3 covered a row with Hesson Condenser
Player 1 upgraded with Indicyl Transmuter
Player 1 discarded Rubel Conduit
Player 1 converted 1 rubel into 1 kyan
Player 1 spent 1 Kyan token
Player 1 converted 1 kyan into 1 rubel
Player 1 put 1 Rubel on Dim Listener of Verdane
Player 1 put 1 Kyan on Crucible Prefect of Verdane and Aurane
Player 1 gained 1 Hesson
Player 2 gained 1 Hesson
Player 2 took Rubel Decelerator
Player 2 took Hesson Furnace
Player 2 discarded Rubel Decelerator
Player 2 discarded Kyan Forge
Player 2 spent 1 Hesson token
Player 2 spent 1 Hesson token
Player 2 traded for Dim Listener of Verdane
Player 2 gained 1 Indicyl
Player 2 covered a row with Indicyl Crystallizer
Player 3 discarded Sefa Quill
Player 3 gained 1 Rubel
Player 3 took Indicyl Mixer
Player 3 took Hesson Splitter
Player 3 passed
Player 3 gained 1 Indicyl
You drew Spectrol Transmuter
Player 1 took Spectrol Furnace
Player 1 upgraded with Spectrol Transmuter
Player 1 gained 1 Hesson
Player 2 gained 1 Indicyl
Player 2 took Rubel Accelerator
Player 2 took Hesson Splitter
Player 2 discarded Hesson Furnace
Player 2 discarded Hesson Splitter
Player 2 spent 1 Rubel token
Player 2 discarded Rubel Accelerator
Player 2 traded for Cinder Clerk of Aurane
Player 2 gained 1 Indicyl
Player 3 took Indicyl Cargo Rig
Player 3 took Spessart Inverter
Player 3 harvested Rubel Inverter
Player 3 gained 1 Rubel
Player 3 gained 1 Indicyl
Player 1 took Kyan Splitter
Player 1 passed
Player 1 discarded Kyan Splitter
Player 1 converted 1 kyan into 1 rubel
Player 1 put 1 Rubel on Cinder Clerk of Verdane
Player 1 gained 1 Hesson
Player 2 gained 1 Spectrol
Player 2 took Kyan Shunt
Player 2 gained Garnet Probe
Player 2 passed
Player 2 gained 1 Indicyl
Player 2 covered a row with Kyan Shunt
Player 3 took Spectrol Decelerator
Player 3 took Indicyl Inverter
Player 3 upgraded with Indicyl Mixer
Player 3 discarded Indicyl Inverter
Player 3 spent 1 Indicyl token
Player 3 discarded Hesson Splitter
Player 3 converted 2 indicyl and 1 hesson into 3 indicyl
Player 3 put 1 Indicyl on Bulk Castellan of Noctane and Aurane
Player 3 put 1 Indicyl on Depth Prefect of Verdane and Aurane
Player 3 put 1 Indicyl on Bulk Castellan of Noctane and Aurane
Player 3 gained 1 Indicyl
Player 1 harvested Indicyl Transmuter
Player 1 gained 1 Indicyl
Player 1 gained 1 Hesson
Player 2 lost Spectrum Probe
Player 2 gained 1 Indicyl
Player 2 took Rubel Blender
Player 2 took Indicyl Dissolver
Player 2 discarded Dim Listener of Verdane
Player 2 earned Kindling Camp
Player 2 gained 1 Indicyl
Player 3 took Indicyl Kiln
Player 3 took Rubel Separator
Player 3 discarded Indicyl Kiln
Player 3 discarded Indicyl Cargo Rig
Player 3 discarded Indicyl Separator
Player 3 converted 3 indicyl into 2 indicyl and 1 hesson
Player 3 discarded Rubel Separator
Player 3 spent 1 Rubel token
Player 3 spent 1 Indicyl token
Player 3 converted 3 indicyl into 2 indicyl and 1 hesson
Player 3 traded for Cinder Clerk of Verdane
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 converted 3 indicyl into 2 indicyl and 1 hesson
Player 3 put 1 Indicyl on Crucible Prefect of Verdane and Aurane
Player 3 put 1 Indicyl on Bulk Castellan of Noctane and Aurane
Player 3 put 1 Indicyl on Bulk Castellan of Noctane and Aurane
Player 3 put 1 Hesson on Crucible Prefect of Verdane and Aurane
Player 3 gained 1 Indicyl
Player 1 took Hesson Condenser
Player 1 took Kyan Condenser
Player 1 harvested Spectrol Transmuter
Player 1 gained 1 Spectrol
Player 1 gained 1 Hesson
Player 1 covered a row with Kyan Condenser
Player 2 gained 1 Hesson
Player 2 drew a card
Player 2 drew a card
Player 2 passed
Player 2 gained 1 Indicyl
Player 3 took Indicyl Furnace
Player 3 took Hesson Dissolver
Player 3 upgraded with Indicyl Furnace
Player 3 spent 1 Rubel token
Player 3 converted 1 rubel into 2 hesson
Player 3 spent 1 Rubel token
Player 3 converted 1 rubel into 2 hesson
Player 3 put 1 Hesson on Depth Prefect of Verdane and Aurane
Player 3 put 1 Hesson on Depth Prefect of Verdane and Aurane
Player 3 put 1 Hesson on Bulk Castellan of Noctane and Aurane
Player 3 put 1 Hesson on Bulk Castellan of Noctane and Aurane
Player 3 gained 1 Indicyl
Player 1 took Indicyl Crossfeed
Player 1 upgraded with Hesson Condenser
Player 1 spent 1 Indicyl token
Player 1 discarded Indicyl Crossfeed
Player 1 converted 2 indicyl into 1 rubel
Player 1 converted 1 rubel into 2 indicyl
Player 1 put 1 Indicyl on Crucible Prefect of Verdane and Aurane
Player 1 put 1 Indicyl on Crucible Prefect of Verdane and Aurane
Player 1 gained 1 Hesson
Player 2 gained 1 Spessart
Player 2 took Hesson Accelerator
Player 2 took Spessart Fractionator
Player 2 passed
Player 2 gained 1 Indicyl
Player 2 discarded Indicyl Dissolver
Player 3 took Spectrol Forge
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 discarded Hesson Dissolver
Player 3 converted 2 indicyl and 1 hesson into 3 indicyl
Player 3 drew a card
Player 3 converted 3 indicyl into 2 indicyl and 1 hesson
Player 3 upgraded with Spectrol Forge
Player 3 converted 2 indicyl and 1 hesson into 3 indicyl
Player 3 put 1 Indicyl on Crucible Prefect of Verdane and Aurane
Player 3 put 1 Indicyl on Bulk Castellan of Noctane and Aurane
Player 3 put 1 Indicyl on Crucible Prefect of Verdane and Aurane
Player 3 gained 1 Indicyl
Player 1 took Rubel Mixer
You drew Indicyl Condenser
Player 1 discarded Rubel Mixer
Player 1 converted 1 rubel into 2 indicyl
Player 1 converted 2 indicyl into 1 rubel
Player 1 passed
Player 1 put 1 Rubel on Gallery Intendant of Verdane and Aurane
Player 1 gained 1 Hesson
Player 2 lost Garnet Probe
Player 2 drew a card
Player 2 passed
Player 2 gained 1 Indicyl
Player 2 covered a row with Hesson Accelerator
Player 3 discarded Rubel Separator
Player 3 converted 1 rubel into 2 hesson
Player 3 upgraded with Spectrol Decelerator
Player 3 converted 2 hesson into 1 rubel
Player 3 put 1 Rubel on Crucible Prefect of Verdane and Aurane
Player 3 gained 1 Indicyl
You drew Rubel Forge
Player 1 discarded Rubel Forge
Player 1 converted 1 rubel into 2 indicyl
Player 1 passed
Player 1 discarded Indicyl Condenser
Player 1 converted 2 indicyl into 1 rubel
Player 1 put 1 Indicyl on Depth Prefect of Verdane and Aurane
Player 1 put 1 Rubel on Depth Prefect of Verdane and Aurane
Player 1 gained 1 Hesson
Player 2 drew a card
Player 2 took Kyan Shunt
Player 2 upgraded with Rubel Furnace
Player 2 gained 1 Indicyl
Player 2 covered a row with Spessart Crossfeed
Player 3 took Hesson Inverter
Player 3 harvested Spectrol Decelerator
Player 3 gained 1 Spectrol
Player 3 gained 1 Indicyl
You drew Rubel Inverter
You drew Indicyl Shunt
Player 1 harvested Hesson Condenser
Player 1 gained 1 Hesson
Player 1 gained 1 Hesson
Player 2 spent 1 Indicyl token
Player 2 spent 1 Spessart token
Player 2 spent 1 Rubel token
Player 2 converted 1 rubel into 2 hesson
Player 2 spent 1 Hesson token
Player 2 spent 1 Rubel token
Player 2 converted 2 hesson into 1 rubel
Player 2 spent 1 Indicyl token
Player 2 discarded Rubel Blender
Player 2 converted 1 rubel into 2 hesson
Player 2 earned Broken Dam of Verdane
Player 2 discarded Rubel Crystallizer
Player 2 converted 1 rubel into 2 hesson
Player 2 converted 2 hesson into 1 rubel
Player 2 put 1 Hesson on Depth Prefect of Verdane and Aurane
Player 2 put 1 Rubel on Crucible Prefect of Verdane and Aurane
Player 2 gained 1 Indicyl
Player 3 gained Ash Bellows
Player 3 took Indicyl Separator
Player 3 upgraded with Indicyl Separator
Player 3 gained 1 Indicyl
Player 1 took Rubel Cargo Rig
Player 1 took Kyan Refinery
Player 1 discarded Knotted Legate of Noctane and Aurane
Player 1 earned Drizzle Outpost
Player 1 gained 1 Hesson
Player 2 gained Verdane for this turn
Player 2 took Spessart Decelerator
Player 2 drew a card
Player 2 upgraded with Spectrol Crystallizer
Player 2 gained 1 Indicyl
Player 3 gained 1 Hesson
Player 3 discarded Spessart Refinery
Player 3 converted 1 spessart into 1 hesson and 1 rubel
Player 3 took Kyan Separator
Player 3 took Hesson Inverter
Player 3 discarded Spessart Inverter
Player 3 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 3 spent 1 Hesson token
Player 3 converted 1 hesson and 1 rubel into 1 spessart
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 discarded Hesson Inverter
Player 3 discarded Hesson Inverter
Player 3 discarded Kyan Separator
Player 3 traded for Bulk Castellan of Noctane and Aurane
Player 3 spent 1 Hesson token
Player 3 converted 1 hesson and 1 rubel into 1 spessart
Player 3 converted 1 spessart into 1 hesson and 1 rubel
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 converted 2 indicyl and 1 hesson into 1 spessart
Player 3 put 1 Rubel on Gallery Intendant of Verdane and Aurane
Player 3 put 1 Spessart on Depth Prefect of Verdane and Aurane
Player 3 gained 1 Indicyl
Player 1 took Hesson Exchanger
Player 1 took Hesson Crusher
Player 1 upgraded with Kyan Refinery
Player 1 discarded Spectrol Furnace
Player 1 discarded Indicyl Shunt
Player 1 converted 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 1 put 1 Rubel on Gallery Intendant of Verdane and Aurane
Player 1 put 1 Kyan on Tidal Clerk of Noctane
Player 1 gained 1 Hesson
Player 2 gained Verdane for this turn
Player 2 took Rubel Fractionator
Player 2 took Rubel Crystallizer
Player 2 harvested Rubel Furnace
Player 2 gained 1 Rubel
Player 2 gained 1 Indicyl
Player 2 discarded Spectrol Refinery
Player 3 gained 1 Indicyl
Player 3 passed
Player 3 gained 1 Indicyl
Player 1 took Indicyl Exchanger
Player 1 harvested Kyan Refinery
Player 1 gained 1 Kyan
Player 1 gained 1 Hesson
Player 1 covered a row with Hesson Exchanger
Player 2 gained Verdane for this turn
Player 2 took Hesson Smelter
Player 2 took Indicyl Mixer
Player 2 discarded Rubel Crystallizer
Player 2 discarded Indicyl Decelerator
Player 2 converted 1 indicyl and 1 rubel into 1 spectrol
Player 2 converted 1 spectrol into 1 indicyl and 1 rubel
Player 2 discarded Cinder Clerk of Aurane
Player 2 earned Chancery Moon
Player 2 put 1 Indicyl on Gallery Intendant of Verdane and Aurane
Player 2 put 1 Rubel on Depth Prefect of Verdane and Aurane
Player 2 gained 1 Indicyl
Player 3 gained 1 Hesson
Player 3 took Spessart Mixer
Player 3 took Spectrol Polarizer
Player 3 discarded Spessart Mixer
Player 3 converted 1 spessart into 2 indicyl and 1 hesson
Player 3 upgraded with Spectrol Polarizer
Player 3 spent 1 Indicyl token
Player 3 converted 2 indicyl and 1 hesson into 1 spessart
Player 3 converted 1 spessart into 2 indicyl and 1 hesson
Player 3 spent 1 Indicyl token
Player 3 converted 2 indicyl and 1 hesson into 1 spessart
Player 3 spent 1 Hesson token
Player 3 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 3 spent 1 Hesson token
Player 3 converted 1 hesson and 1 rubel into 1 spessart
Player 3 spent 1 Spectrol token
Player 3 converted 1 spectrol into 1 spessart
Player 3 put 1 Indicyl on Gallery Intendant of Verdane and Aurane
Player 3 put 1 Indicyl on Tidal Clerk of Noctane
Player 3 put 1 Kyan on Tidal Clerk of Noctane
Player 3 put 1 Spessart on Gallery Intendant of Verdane and Aurane
Player 3 put 1 Spessart on Tidal Clerk of Noctane
Player 3 gained 1 Indicyl
Player 1 took Spessart Crusher
Player 1 took Indicyl Exchanger
Player 1 passed
Player 1 gained 1 Hesson
Player 1 covered a row with Rubel Inverter
Player 2 gained Verdane for this turn
Player 2 drew a card
Player 2 took Hesson Conduit
Player 2 harvested Spectrol Crystallizer
Player 2 gained 1 Spectrol
Player 2 gained 1 Indicyl
Player 2 discarded Kyan Shunt
Player 2 discarded Rubel Fractionator
Player 3 lost Ash Bellows
Player 3 took Indicyl Inverter
Player 3 took Spectrol Kiln
Player 3 discarded Cinder Clerk of Verdane
Player 3 discarded Bulk Castellan of Noctane and Aurane
Player 3 earned Garnet Stair
Player 3 discarded Indicyl Inverter
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 converted 3 indicyl into 2 indicyl and 1 hesson
Player 3 put 1 Indicyl on Depth Prefect of Verdane and Aurane
Player 3 put 1 Indicyl on Gallery Intendant of Verdane and Aurane
Player 3 put 1 Hesson on Depth Prefect of Verdane and Aurane
Player 3 gained 1 Indicyl
Player 1 took Kyan Smelter
Player 1 took Kyan Transmuter
Player 1 discarded Kyan Transmuter
Player 1 spent 1 Hesson token
Player 1 discarded Kyan Smelter
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 discarded Spessart Crusher
Player 1 traded for Crucible Prefect of Verdane and Aurane
Player 1 gained 1 Hesson
Player 2 gained Verdane for this turn
Player 2 took Indicyl Cargo Rig
Player 2 took Indicyl Splitter
Player 2 passed
Player 2 gained 1 Indicyl
Player 2 discarded Spectrol Inverter
Player 2 discarded Spessart Fractionator
Player 3 took Hesson Accelerator
Player 3 drew a card
Player 3 harvested Indicyl Separator
Player 3 gained 1 Indicyl
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 discarded Hesson Accelerator
Player 3 converted 2 indicyl and 1 hesson into 3 indicyl
Player 3 put 1 Indicyl on Cellar Scribe of Verdane
Player 3 put 1 Indicyl on Depth Prefect of Verdane and Aurane
Player 3 put 1 Indicyl on Cellar Scribe of Verdane
Player 3 gained 1 Indicyl
You drew Rubel Dissolver
Player 1 took Kyan Accelerator
Player 1 upgraded with Rubel Dissolver
Player 1 gained 1 Hesson
Player 1 covered a row with Indicyl Exchanger
Player 2 gained Verdane for this turn
Player 2 took Kyan Transmuter
Player 2 discarded Spessart Decelerator
Player 2 discarded Kyan Transmuter
Player 2 discarded Hesson Conduit
Player 2 spent 1 Rubel token
Player 2 traded for Cellar Scribe of Verdane
Player 2 gained 1 Indicyl
Player 3 took Hesson Separator
Player 3 took Hesson Fuser
Player 3 passed
Player 3 gained 1 Indicyl
Player 1 took Kyan Dissolver
Player 1 gained Spark Rake
Player 1 upgraded with Kyan Dissolver
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 converted 2 indicyl into 1 kyan
Player 1 put 1 Kyan on Depth Prefect of Verdane and Aurane
Player 1 gained 1 Hesson
Player 2 gained Verdane for this turn
Player 2 took Rubel Smelter
Player 2 took Indicyl Blender
Player 2 passed
Player 2 gained 1 Indicyl
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 converted 3 indicyl into 2 indicyl and 1 hesson
Player 3 discarded Hesson Separator
Player 3 converted 2 hesson into 1 rubel
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 converted 3 indicyl into 2 indicyl and 1 hesson
Player 3 discarded Spectrol Kiln
Player 3 converted 1 spectrol into 1 spessart
Player 3 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 3 discarded Spectrol Conduit
Player 3 converted 1 spectrol into 1 spessart
Player 3 traded for Woven Legate of Verdane and Aurane
Player 3 put 1 Indicyl on Tidal Clerk of Noctane
Player 3 put 1 Indicyl on Tidal Clerk of Noctane
Player 3 put 1 Rubel on Gallery Intendant of Verdane and Aurane
Player 3 gained 1 Indicyl
Player 1 gained 1 Hesson
Player 1 took Hesson Crusher
Player 1 took Hesson Forge
Player 1 upgraded with Hesson Forge
Player 1 spent 1 Kyan token
Player 1 converted 1 kyan into 2 indicyl
Player 1 discarded Kyan Accelerator
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 put 1 Indicyl on Eighth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on Eighth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Hesson on Tidal Clerk of Noctane
Player 1 put 1 Spessart on Gallery Intendant of Verdane and Aurane
Player 1 gained 1 Hesson
Player 2 gained Verdane for this turn
Player 2 took Spessart Polarizer
Player 2 upgraded with Hesson Smelter
Player 2 gained 1 Indicyl
Player 3 took Kyan Dissolver
Player 3 took Spectrol Condenser
Player 3 passed
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 discarded Hesson Fuser
Player 3 converted 2 indicyl and 1 hesson into 3 indicyl
Player 3 put 1 Indicyl on Eighth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Indicyl on Tidal Clerk of Noctane
Player 3 put 1 Indicyl on Depth Prefect of Verdane and Aurane
Player 3 gained 1 Indicyl
Player 1 gained 1 Hesson
Player 1 discarded Indicyl Exchanger
Player 1 spent 1 Indicyl token
Player 1 converted 2 indicyl into 1 kyan
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 converted 2 indicyl into 1 kyan
Player 1 took Kyan Cargo Rig
Player 1 took Indicyl Polarizer
Player 1 converted 1 kyan into 2 indicyl
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 spent 1 Rubel token
Player 1 spent 1 Spectrol token
Player 1 traded for Gallery Intendant of Verdane and Aurane
Player 1 put 1 Kyan on Tidal Clerk of Noctane
Player 1 gained 1 Hesson
Player 2 gained Verdane for this turn
Player 2 gained Fast Centrifuge
Player 2 took Indicyl Condenser
Player 2 upgraded with Indicyl Condenser
Player 2 gained 1 Indicyl
Player 2 stored Hesson Smelter beneath Chancery Moon
Player 3 discarded Spectrol Condenser
Player 3 converted 1 spectrol into 1 spessart
Player 3 drew a card
Player 3 converted 1 spessart into 1 spectrol
Player 3 took Indicyl Transmuter
Player 3 discarded Woven Legate of Verdane and Aurane
Player 3 earned Coral Causeway
Player 3 put 1 Spectrol on Tidal Clerk of Noctane
Player 3 gained 1 Indicyl
Player 1 gained 1 Indicyl
Player 1 took Hesson Separator
Player 1 discarded Hesson Crusher
Player 1 spent 1 Spessart token
Player 1 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Rubel token
Player 1 traded for Tidal Clerk of Noctane
Player 1 put 1 Kyan on Depth Prefect of Verdane and Aurane
Player 1 gained 1 Hesson
Player 2 gained 1 Hesson
Player 2 gained Verdane for this turn
Player 2 took Kyan Exchanger
Player 2 took Hesson Smelter
Player 2 discarded Indicyl Cargo Rig
Player 2 discarded Rubel Smelter
Player 2 discarded Spessart Polarizer
Player 2 discarded Indicyl Accelerator
Player 2 discarded Indicyl Mixer
Player 2 converted 2 indicyl into 1 rubel
Player 2 traded for Glass Envoy of Verdane
Player 2 gained 1 Indicyl
Player 2 stored Broken Dam of Verdane beneath Chancery Moon
Player 3 took Kyan Furnace
Player 3 took Spectrol Exchanger
Player 3 upgraded with Indicyl Transmuter
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 discarded Indicyl Crossfeed
Player 3 converted 3 indicyl into 2 indicyl and 1 hesson
Player 3 put 1 Indicyl on Flare Warden of Aurane
Player 3 put 1 Indicyl on Dome Intendant of Noctane and Aurane
Player 3 put 1 Hesson on Depth Prefect of Verdane and Aurane
Player 3 gained 1 Indicyl
Player 1 lost Spark Rake
Player 1 gained Brine Pump
Player 1 took Indicyl Transmuter
Player 1 harvested Kyan Dissolver
Player 1 gained 1 Kyan
Player 1 discarded Indicyl Polarizer
Player 1 spent 1 Indicyl token
Player 1 converted 2 indicyl into 1 kyan
Player 1 discarded Kyan Cargo Rig
Player 1 converted 1 kyan into 2 indicyl
Player 1 put 1 Indicyl on Depth Prefect of Verdane and Aurane
Player 1 put 1 Indicyl on Flare Warden of Aurane
Player 1 put 1 Kyan on Flare Warden of Aurane
Player 1 gained 1 Hesson
Player 2 gained 1 Indicyl
Player 2 took Indicyl Decelerator
Player 2 took Rubel Kiln
Player 2 discarded Indicyl Decelerator
Player 2 discarded Indicyl Splitter
Player 2 converted 2 indicyl into 1 rubel
Player 2 upgraded with Kyan Exchanger
Player 2 put 1 Rubel on Flare Warden of Aurane
Player 2 gained 1 Indicyl
Player 3 discarded Kyan Furnace
Player 3 converted 1 kyan into 1 rubel
Player 3 converted 1 rubel into 2 hesson
Player 3 discarded Kyan Dissolver
Player 3 converted 1 kyan into 1 rubel
Player 3 discarded Spectrol Exchanger
Player 3 traded for Flare Warden of Aurane
Player 3 gained 1 Indicyl
Player 1 gained 1 Indicyl
Player 1 took Spessart Shunt
Player 1 took Spessart Accelerator
Player 1 discarded Crucible Prefect of Verdane and Aurane
Player 1 earned Tailings Depot
Player 1 gained 1 Hesson
Player 2 gained 1 Rubel
Player 2 passed
Player 2 gained 1 Indicyl
Player 2 stored Fast Centrifuge beneath Chancery Moon
Player 3 harvested Indicyl Mixer
Player 3 gained 1 Indicyl
Player 3 spent 1 Rubel token
Player 3 converted 1 rubel into 2 hesson
Player 3 put 1 Hesson on Depth Prefect of Verdane and Aurane
Player 3 put 1 Hesson on Eighth Archon of Verdane and Noctane and Aurane
Player 3 gained 1 Indicyl
Player 1 gained 1 Hesson
Player 1 took Hesson Forge
Player 1 took Indicyl Polarizer
Player 1 passed
Player 1 gained 1 Hesson
Player 1 stored Gallery Intendant of Verdane and Aurane beneath Tailings Depot
Player 1 discarded Rubel Cargo Rig
Player 2 took Rubel Splitter
Player 2 took Spectrol Cargo Rig
Player 2 passed
Player 2 gained 1 Indicyl
Player 3 took Hesson Polarizer
Player 3 took Hesson Crossfeed
Player 3 harvested Spectrol Polarizer
Player 3 gained 1 Spectrol
Player 3 gained 1 Indicyl
Player 1 gained 1 Indicyl
Player 1 took Hesson Mixer
Player 1 discarded Hesson Mixer
Player 1 discarded Spessart Shunt
Player 1 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 took Kyan Cargo Rig
Player 1 discarded Indicyl Transmuter
Player 1 discarded Kyan Cargo Rig
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Spessart token
Player 1 traded for Depth Prefect of Verdane and Aurane
Player 1 spent 1 Kyan token
Player 1 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 put 1 Hesson on Lowland Broker of Verdane and Aurane
Player 1 put 1 Spessart on Dome Intendant of Noctane and Aurane
Player 1 gained 1 Hesson
Player 2 took Indicyl Crusher
Player 2 passed
Player 2 gained 1 Indicyl
Player 3 took Rubel Shunt
Player 3 took Kyan Splitter
Player 3 upgraded with Rubel Shunt
Player 3 discarded Hesson Polarizer
Player 3 spent 1 Kyan token
Player 3 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 3 put 1 Indicyl on Eighth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Rubel on Dim Listener of Noctane
Player 3 gained 1 Indicyl
Player 1 lost Brine Pump
Player 1 spent 1 Kyan token
Player 1 converted 1 kyan into 2 indicyl
You drew Spectrol Splitter
Player 1 spent 1 Spectrol token
Player 1 discarded Hesson Crusher
Player 1 discarded Hesson Forge
Player 1 spent 1 Kyan token
Player 1 traded for Dome Intendant of Noctane and Aurane
Player 1 gained 1 Hesson
Player 2 spent 1 Hesson token
Player 2 discarded Hesson Smelter
Player 2 converted 2 hesson into 2 indicyl
Player 2 took Spessart Kiln
Player 2 took Spectrol Shunt
Player 2 passed
Player 2 discarded Rubel Kiln
Player 2 converted 1 rubel into 2 indicyl
Player 2 spent 1 Indicyl token
Player 2 converted 2 indicyl into 2 hesson
Player 2 discarded Indicyl Crusher
Player 2 converted 2 indicyl into 1 rubel
Player 2 put 1 Indicyl on Lowland Broker of Verdane and Aurane
Player 2 put 1 Indicyl on Dim Listener of Noctane
Player 2 put 1 Hesson on Eighth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Hesson on Veiled Assessor of Verdane
Player 2 put 1 Rubel on Dim Listener of Noctane
Player 2 gained 1 Indicyl
Player 3 took Hesson Transmuter
Player 3 drew a card
Player 3 harvested Spectrol Forge
Player 3 gained 1 Spectrol
Player 3 discarded Kyan Splitter
Player 3 converted 1 kyan into 1 rubel
Player 3 put 1 Rubel on Veiled Assessor of Verdane
Player 3 gained 1 Indicyl
Player 1 discarded Tidal Clerk of Noctane
Player 1 discarded Depth Prefect of Verdane and Aurane
Player 1 earned Stillwater Spire
This became the final round: a player had three Landmarks
Player 1 gained 1 Hesson
Player 1 covered a row with Spectrol Splitter
Player 2 took Kyan Kiln
Player 2 took Rubel Crusher
Player 2 spent 1 Rubel token
Player 2 discarded Indicyl Blender
Player 2 spent 1 Indicyl token
Player 2 converted 2 indicyl into 1 rubel
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 discarded Kyan Kiln
Player 2 traded for Lowland Broker of Verdane and Aurane
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 converted 2 indicyl into 1 rubel
Player 2 converted 1 rubel into 2 indicyl
Player 2 put 1 Indicyl on Dim Listener of Noctane
Player 2 put 1 Indicyl on Veiled Assessor of Verdane
Player 2 gained 1 Indicyl
Player 2 stored a hand card beneath Chancery Moon
Player 3 drew a card
Player 3 drew a card
Player 3 discarded Hesson Dissolver
Player 3 discarded Hesson Crossfeed
Player 3 converted 2 hesson into 1 rubel
Player 3 discarded Hesson Transmuter
Player 3 discarded Hesson Fuser
Player 3 converted 2 hesson into 1 rubel
Player 3 spent 1 Indicyl token
Player 3 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 3 spent 1 Indicyl token
Player 3 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 3 spent 1 Indicyl token
Player 3 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 3 converted 1 kyan into 1 rubel
Player 3 traded for Paired Herald of Aurane
Player 3 put 1 Indicyl on Dim Listener of Noctane
Player 3 gained 1 Indicyl
The game was over
