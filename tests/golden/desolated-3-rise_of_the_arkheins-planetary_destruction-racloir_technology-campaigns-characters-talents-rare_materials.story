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
Player 1 discarded Ruk Aldane
Player 1 gained 1 Kyan from Ruk Aldane
Player 1 upgraded with Spessart Forge
Player 1 gained 1 Hesson from Foundry Concession
Player 2 discarded Indicyl Crystallizer
Player 2 discarded Prime Fragment
Player 2 converted 1 indicyl and 1 rubel into 1 spectrol
Player 2 drew a card
Player 2 discarded Bram Teller
Player 2 gained 1 Hesson from Bram Teller
Player 2 took Spectrol Shunt
Player 2 passed
Player 2 put 1 Spectrol on Cinder Clerk of Aurane
Player 2 gained 1 Indicyl from The Long Thaw
Player 3 took Hesson Crystallizer
Player 3 took Hesson Condenser
Player 3 upgraded with Rubel Inverter
Player 3 discarded Prime Fragment
Player 3 converted 1 spectrol into 3 indicyl
Player 3 converted 3 indicyl into 1 spectrol
Player 3 put 1 Spectrol on Cinder Clerk of Aurane
Player 3 gained 1 Indicyl from River Concession
Player 3 discarded Sefa Quill
Player 3 gained 1 Rubel from Sefa Quill
Player 3 covered a row with Hesson Condenser
Player 1 took Hesson Furnace
Player 1 took Hesson Forge
Player 1 spent 1 Hesson token
Player 1 discarded Hesson Forge
Player 1 discarded Rubel Exchanger
Player 1 discarded Prime Fragment
Player 1 discarded Spessart Furnace
Player 1 discarded Rubel Conduit
Player 1 spent 1 Kyan token
Player 1 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 discarded Hesson Furnace
Player 1 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 discarded Indicyl Transmuter
Player 1 earned Broken Dam of Verdane
Player 1 put 1 Hesson on Cinder Clerk of Aurane
Player 1 put 1 Kyan on Crucible Prefect of Verdane and Aurane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 took Hesson Inverter
Player 2 took Hesson Decelerator
Player 2 passed
Player 2 gained 1 Indicyl from The Long Thaw
Player 3 took Rubel Crossfeed
Player 3 took Spectrol Furnace
Player 3 upgraded with Rubel Crossfeed
Player 3 gained 1 Indicyl from River Concession
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 took Kyan Fuser
Player 1 took Rubel Decelerator
Player 1 harvested Spessart Forge
Player 1 gained 1 Spessart from Spessart Forge
Player 1 gained 1 Hesson from Foundry Concession
Player 2 drew a card
Player 2 took Rubel Refinery
Player 2 passed
Player 2 gained 1 Indicyl from The Long Thaw
Player 2 covered a row with Rubel Refinery
Player 3 took Spectrol Refinery
Player 3 gained Spectrum Probe
Player 3 passed
Player 3 gained 1 Indicyl from River Concession
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 took Indicyl Crusher
Player 1 took Hesson Splitter
Player 1 upgraded with Rubel Decelerator
Player 1 gained 1 Hesson from Foundry Concession
Player 2 took Kyan Dissolver
Player 2 took Indicyl Decelerator
Player 2 upgraded with Hesson Shunt
Player 2 gained 1 Indicyl from The Long Thaw
Player 2 covered a row with Indicyl Decelerator
Player 3 gained 1 Hesson from Spectrum Probe
Player 3 took Rubel Mixer
Player 3 discarded Hesson Crystallizer
Player 3 spent 1 Rubel token
Player 3 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 3 took Rubel Cargo Rig
Player 3 passed
Player 3 put 1 Indicyl on Cinder Clerk of Aurane
Player 3 put 1 Kyan on Dim Listener of Verdane
Player 3 gained 1 Indicyl from River Concession
Player 1 gained Verdane from Broken Dam of Verdane for this turn
You drew Kyan Conduit
You drew Hesson Splitter
Player 1 passed
Player 1 discarded Kyan Fuser
Player 1 discarded Kyan Conduit
Player 1 converted 2 kyan into 1 hesson and 1 spectrol
Player 1 discarded Hesson Splitter
Player 1 converted 1 hesson and 1 spectrol into 2 kyan
Player 1 put 1 Hesson on Dim Listener of Verdane
Player 1 put 1 Kyan on Knotted Legate of Noctane and Aurane
Player 1 put 1 Kyan on Knotted Legate of Noctane and Aurane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 spent 1 Hesson token
Player 2 discarded Kyan Dissolver
Player 2 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 2 took Kyan Condenser
Player 2 took Hesson Fuser
Player 2 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 2 discarded Kyan Condenser
Player 2 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 2 discarded Hesson Inverter
Player 2 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 2 discarded Hesson Decelerator
Player 2 discarded Hesson Fuser
Player 2 traded for Cinder Clerk of Aurane
Player 2 put 1 Indicyl on Crucible Prefect of Verdane and Aurane
Player 2 put 1 Indicyl on Knotted Legate of Noctane and Aurane
Player 2 gained 1 Indicyl from The Long Thaw
Player 3 gained 1 Indicyl from Spectrum Probe
Player 3 took Hesson Cargo Rig
Player 3 gained Slow Centrifuge
Player 3 passed
Player 3 discarded Hesson Cargo Rig
Player 3 discarded Rubel Mixer
Player 3 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 3 spent 1 Hesson token
Player 3 discarded Rubel Cargo Rig
Player 3 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 3 put 1 Indicyl on Dim Listener of Verdane
Player 3 put 1 Indicyl on Knotted Legate of Noctane and Aurane
Player 3 put 1 Kyan on Dim Listener of Verdane
Player 3 put 1 Kyan on Crucible Prefect of Verdane and Aurane
Player 3 gained 1 Indicyl from River Concession
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 took Rubel Crystallizer
Player 1 took Spectrol Condenser
Player 1 harvested Rubel Decelerator
Player 1 gained 1 Rubel from Rubel Decelerator
Player 1 gained 1 Hesson from Foundry Concession
Player 2 took Indicyl Conduit
Player 2 took Kyan Blender
Player 2 spent 1 Hesson token
Player 2 discarded Kyan Blender
Player 2 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 2 discarded Indicyl Cargo Rig
Player 2 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 2 harvested Hesson Shunt
Player 2 gained 1 Hesson from Hesson Shunt
Player 2 put 1 Indicyl on Ash Warden of Verdane
Player 2 put 1 Hesson on Crucible Prefect of Verdane and Aurane
Player 2 put 1 Kyan on Ash Warden of Verdane
Player 2 gained 1 Indicyl from The Long Thaw
Player 3 gained 1 Spectrol from Spectrum Probe
Player 3 gained 1 Indicyl from Slow Centrifuge
Player 3 took Hesson Fuser
Player 3 took Rubel Transmuter
Player 3 discarded Hesson Fuser
Player 3 discarded Rubel Transmuter
Player 3 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 3 harvested Rubel Inverter
Player 3 gained 1 Rubel from Rubel Inverter
Player 3 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 3 spent 1 Rubel token
Player 3 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 3 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 3 put 1 Hesson on Crucible Prefect of Verdane and Aurane
Player 3 put 1 Rubel on Crucible Prefect of Verdane and Aurane
Player 3 put 1 Rubel on Ash Warden of Verdane
Player 3 gained 1 Indicyl from River Concession
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 took Indicyl Inverter
You drew Hesson Transmuter
Player 1 upgraded with Hesson Transmuter
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel into 1 kyan
Player 1 converted 1 kyan into 1 rubel
Player 1 put 1 Rubel on Crucible Prefect of Verdane and Aurane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 took Indicyl Fuser
Player 2 passed
Player 2 gained 1 Indicyl from The Long Thaw
Player 3 lost Spectrum Probe by its skull
Player 3 gained 1 Hesson from Slow Centrifuge
Player 3 drew a card
Player 3 took Hesson Crystallizer
Player 3 passed
Player 3 gained 1 Indicyl from River Concession
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 earned Kindling Camp
Player 1 discarded Rubel Crystallizer
Player 1 converted 1 rubel into 1 kyan
Player 1 put 1 Kyan on Knotted Legate of Noctane and Aurane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 upgraded with Indicyl Fuser
Player 2 discarded Spessart Crossfeed
Player 2 converted 1 spessart into 1 indicyl and 1 kyan
Player 2 discarded Indicyl Conduit
Player 2 converted 1 indicyl and 1 kyan into 1 spessart
Player 2 converted 1 spessart into 1 indicyl and 1 kyan
Player 2 put 1 Indicyl on Crucible Prefect of Verdane and Aurane
Player 2 put 1 Indicyl on Dim Listener of Verdane
Player 2 put 1 Kyan on Ash Warden of Verdane
Player 2 gained 1 Indicyl from The Long Thaw
Player 3 gained 1 Kyan from Slow Centrifuge
Player 3 took Indicyl Kiln
Player 3 harvested Rubel Crossfeed
Player 3 gained 1 Rubel from Rubel Crossfeed
Player 3 gained 1 Indicyl from River Concession
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 took Indicyl Accelerator
Player 1 took Hesson Blender
Player 1 passed
Player 1 gained 1 Hesson from Foundry Concession
Player 2 took Spectrol Decelerator
Player 2 harvested Indicyl Fuser
Player 2 gained 1 Indicyl from Indicyl Fuser
Player 2 gained 1 Indicyl from The Long Thaw
Player 3 lost Slow Centrifuge by its skull
Player 3 took Indicyl Kiln
Player 3 took Kyan Exchanger
Player 3 passed
Player 3 gained 1 Indicyl from River Concession
Player 3 discarded Indicyl Kiln
Player 3 discarded Indicyl Shunt
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 took Indicyl Dissolver
Player 1 harvested Hesson Transmuter
Player 1 gained 1 Hesson from Hesson Transmuter
Player 1 gained 1 Hesson from Foundry Concession
Player 2 took Rubel Kiln
Player 2 took Spectrol Splitter
Player 2 upgraded with Spectrol Splitter
Player 2 gained 1 Indicyl from The Long Thaw
Player 3 drew a card
Player 3 took Spessart Cargo Rig
Player 3 discarded Hesson Crystallizer
Player 3 discarded Spessart Cargo Rig
Player 3 spent 1 Hesson token
Player 3 spent 1 Rubel token
Player 3 traded for Ash Warden of Verdane
Player 3 gained 1 Indicyl from River Concession
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 took Hesson Crossfeed
Player 1 passed
Player 1 gained 1 Hesson from Foundry Concession
Player 1 discarded Indicyl Dissolver
Player 2 drew a card
Player 2 harvested Spectrol Splitter
Player 2 gained 1 Spectrol from Spectrol Splitter
Player 2 gained 1 Indicyl from The Long Thaw
Player 3 took Indicyl Refinery
Player 3 took Rubel Dissolver
Player 3 passed
Player 3 gained 1 Indicyl from River Concession
Player 3 covered a row with Rubel Dissolver
Player 3 discarded Indicyl Separator
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 passed
Player 1 gained 1 Hesson from Foundry Concession
Player 2 took Hesson Crusher
Player 2 drew a card
Player 2 upgraded with Spectrol Crystallizer
Player 2 gained 1 Indicyl from The Long Thaw
Player 3 took Hesson Refinery
Player 3 took Rubel Blender
Player 3 upgraded with Kyan Exchanger
Player 3 gained 1 Indicyl from River Concession
Player 3 covered a row with Indicyl Kiln
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 took Rubel Blender
Player 1 took Rubel Forge
Player 1 upgraded with Hesson Crossfeed
Player 1 gained 1 Hesson from Foundry Concession
Player 1 discarded Rubel Blender
Player 2 took Rubel Forge
Player 2 upgraded with Spectrol Decelerator
Player 2 gained 1 Indicyl from The Long Thaw
Player 3 took Indicyl Crystallizer
Player 3 took Indicyl Fractionator
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 converted 2 indicyl into 2 hesson
Player 3 spent 1 Rubel token
Player 3 spent 1 Kyan token
Player 3 discarded Spessart Refinery
Player 3 traded for Knotted Legate of Noctane and Aurane
Player 3 spent 1 Indicyl token
Player 3 discarded Indicyl Fractionator
Player 3 converted 2 indicyl into 2 hesson
Player 3 put 1 Hesson on Crucible Prefect of Verdane and Aurane
Player 3 put 1 Hesson on Level Magistrate of Noctane and Aurane
Player 3 gained 1 Indicyl from River Concession
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 took Indicyl Mixer
Player 1 took Spessart Dissolver
Player 1 spent 1 Hesson token
Player 1 discarded Rubel Forge
Player 1 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 1 upgraded with Indicyl Crusher
Player 1 spent 1 Spessart token
Player 1 converted 1 spessart into 3 indicyl
Player 1 put 1 Indicyl on Dim Listener of Verdane
Player 1 put 1 Indicyl on Sixth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on Sixth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on Level Magistrate of Noctane and Aurane
Player 1 put 1 Kyan on Sixth Archon of Verdane and Noctane and Aurane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 took Rubel Dissolver
Player 2 upgraded with Hesson Dissolver
Player 2 gained 1 Indicyl from The Long Thaw
Player 2 covered a row with Kyan Refinery
Player 3 took Spectrol Crossfeed
Player 3 took Hesson Refinery
Player 3 spent 1 Indicyl token
Player 3 discarded Indicyl Separator
Player 3 converted 2 indicyl into 2 hesson
Player 3 upgraded with Rubel Blender
Player 3 put 1 Hesson on Sixth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Hesson on Dim Listener of Verdane
Player 3 gained 1 Indicyl from River Concession
Player 1 gained Verdane from Broken Dam of Verdane for this turn
You drew Hesson Polarizer
Player 1 took Indicyl Smelter
Player 1 passed
Player 1 gained 1 Hesson from Foundry Concession
Player 1 discarded Indicyl Mixer
Player 1 discarded Spessart Dissolver
Player 2 gained Garnet Probe
Player 2 took Kyan Crusher
Player 2 passed
Player 2 discarded Rubel Forge
Player 2 spent 1 Indicyl token
Player 2 converted 1 indicyl and 1 rubel into 1 spectrol
Player 2 put 1 Spectrol on Level Magistrate of Noctane and Aurane
Player 2 gained 1 Indicyl from The Long Thaw
Player 2 covered a row with Hesson Crusher
Player 3 took Rubel Conduit
Player 3 took Rubel Crusher
Player 3 passed
Player 3 gained 1 Indicyl from River Concession
Player 3 discarded Rubel Conduit
Player 3 discarded Spectrol Crossfeed
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 took Hesson Smelter
Player 1 took Indicyl Crossfeed
Player 1 upgraded with Hesson Blender
Player 1 discarded Indicyl Accelerator
Player 1 discarded Indicyl Inverter
Player 1 discarded Indicyl Smelter
Player 1 converted 3 indicyl into 1 spessart
Player 1 discarded Hesson Polarizer
Player 1 discarded Indicyl Crossfeed
Player 1 converted 1 indicyl and 1 hesson into 1 rubel
Player 1 put 1 Rubel on Crucible Prefect of Verdane and Aurane
Player 1 put 1 Spessart on Dim Listener of Verdane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 gained 1 Indicyl from Garnet Probe
Player 2 drew a card
Player 2 took Rubel Cargo Rig
Player 2 discarded Spectrol Shunt
Player 2 discarded Hesson Smelter
Player 2 converted 1 hesson and 1 spectrol into 2 kyan
Player 2 passed
Player 2 converted 1 kyan into 2 indicyl
Player 2 discarded Kyan Crusher
Player 2 converted 2 kyan into 1 hesson and 1 spectrol
Player 2 put 1 Indicyl on Sixth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Indicyl on Crucible Prefect of Verdane and Aurane
Player 2 put 1 Hesson on Sixth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Spectrol on Level Magistrate of Noctane and Aurane
Player 2 gained 1 Indicyl from The Long Thaw
Player 3 took Indicyl Blender
Player 3 drew a card
Player 3 discarded Ash Warden of Verdane
Player 3 discarded Knotted Legate of Noctane and Aurane
Player 3 earned Vault of Crowns
Player 3 gained 1 Indicyl from River Concession
Player 3 discarded Spectrol Refinery
Player 3 discarded Indicyl Blender
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 took Indicyl Exchanger
Player 1 took Kyan Separator
Player 1 discarded Indicyl Exchanger
Player 1 discarded Kyan Separator
Player 1 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 1 spent 1 Hesson token
Player 1 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 1 upgraded with Hesson Smelter
Player 1 spent 1 Hesson token
Player 1 converted 1 indicyl and 1 hesson into 1 rubel
Player 1 put 1 Hesson on Crucible Prefect of Verdane and Aurane
Player 1 put 1 Rubel on Dim Listener of Verdane
Player 1 put 1 Kyan on Crucible Prefect of Verdane and Aurane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 gained 1 Hesson from Garnet Probe
Player 2 spent 1 Spectrol token
Player 2 converted 1 spectrol into 1 indicyl and 1 rubel
Player 2 took Kyan Exchanger
Player 2 took Indicyl Mixer
Player 2 upgraded with Indicyl Mixer
Player 2 put 1 Indicyl on Crucible Prefect of Verdane and Aurane
Player 2 put 1 Rubel on Crucible Prefect of Verdane and Aurane
Player 2 gained 1 Indicyl from The Long Thaw
Player 3 took Rubel Refinery
Player 3 took Indicyl Conduit
Player 3 upgraded with Hesson Refinery
Player 3 gained 1 Indicyl from River Concession
Player 3 covered a row with Kyan Crossfeed
Player 1 gained Verdane from Broken Dam of Verdane for this turn
You drew Indicyl Condenser
Player 1 discarded Indicyl Condenser
Player 1 discarded Spectrol Condenser
Player 1 converted 1 spectrol into 3 hesson
Player 1 spent 1 Hesson token
Player 1 discarded Hesson Splitter
Player 1 converted 3 hesson into 1 spectrol
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 3 hesson into 1 spectrol
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 3 hesson into 1 hesson and 1 rubel
Player 1 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 3 hesson into 1 hesson and 1 rubel
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 3 hesson into 1 hesson and 1 rubel
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 3 hesson into 1 hesson and 1 rubel
Player 1 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 1 traded for Sixth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Spectrol on Level Magistrate of Noctane and Aurane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 gained 1 Spessart from Garnet Probe
Player 2 took Hesson Blender
Player 2 took Indicyl Accelerator
Player 2 spent 1 Hesson token
Player 2 spent 1 Spectrol token
Player 2 converted 1 hesson and 1 spectrol into 2 kyan
Player 2 upgraded with Indicyl Accelerator
Player 2 discarded Kyan Exchanger
Player 2 converted 2 kyan into 1 hesson and 1 spectrol
Player 2 converted 1 hesson and 1 spectrol into 2 kyan
Player 2 put 1 Kyan on Dim Listener of Verdane
Player 2 put 1 Kyan on Hollow Assessor of Aurane
Player 2 put 1 Kyan on Hollow Assessor of Aurane
Player 2 gained 1 Indicyl from The Long Thaw
Player 3 took Indicyl Crossfeed
Player 3 took Indicyl Mixer
Player 3 harvested Hesson Refinery
Player 3 gained 1 Hesson from Hesson Refinery
Player 3 gained 1 Indicyl from River Concession
Player 3 stored a hand card beneath Vault of Crowns
Player 3 discarded Hesson Refinery
Player 1 gained Verdane from Broken Dam of Verdane for this turn
You drew Spessart Crusher
Player 1 discarded Spessart Crusher
Player 1 converted 1 spessart into 3 indicyl
Player 1 spent 1 Indicyl token
Player 1 converted 3 indicyl into 1 spessart
Player 1 discarded Sixth Archon of Verdane and Noctane and Aurane
Player 1 earned Amber Terraces
Player 1 put 1 Indicyl on Hollow Assessor of Aurane
Player 1 put 1 Spessart on Hollow Assessor of Aurane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 lost Garnet Probe by its skull
Player 2 took Kyan Cargo Rig
Player 2 took Indicyl Inverter
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 discarded Indicyl Inverter
Player 2 converted 3 indicyl into 2 indicyl and 1 hesson
Player 2 discarded Kyan Cargo Rig
Player 2 converted 1 kyan into 2 indicyl
Player 2 discarded Cinder Clerk of Aurane
Player 2 earned Tailings Depot
Player 2 converted 3 indicyl into 2 indicyl and 1 hesson
Player 2 put 1 Indicyl on Crucible Prefect of Verdane and Aurane
Player 2 put 1 Indicyl on Dim Listener of Verdane
Player 2 put 1 Indicyl on Dim Listener of Verdane
Player 2 put 1 Hesson on Hollow Assessor of Aurane
Player 2 put 1 Hesson on Dim Listener of Verdane
Player 2 gained 1 Indicyl from The Long Thaw
Player 3 gained Spark Rake
Player 3 took Spectrol Blender
Player 3 discarded Indicyl Conduit
Player 3 spent 1 Indicyl token
Player 3 discarded Rubel Crusher
Player 3 discarded Spectrol Blender
Player 3 discarded Rubel Refinery
Player 3 spent 1 Hesson token
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 converted 2 indicyl into 2 hesson
Player 3 traded for Level Magistrate of Noctane and Aurane
Player 3 put 1 Hesson on Dim Listener of Verdane
Player 3 gained 1 Indicyl from River Concession
Player 3 stored Kyan Exchanger beneath Vault of Crowns
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 spent 1 Indicyl token
Player 1 spent 1 Kyan token
Player 1 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 1 took Hesson Mixer
Player 1 took Hesson Separator
Player 1 upgraded with Hesson Mixer
Player 1 put 1 Hesson on Hollow Assessor of Aurane
Player 1 put 1 Rubel on Crucible Prefect of Verdane and Aurane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 drew a card
Player 2 drew a card
Player 2 discarded Hesson Blender
Player 2 spent 1 Indicyl token
Player 2 spent 1 Spessart token
Player 2 converted 1 indicyl and 1 spessart into 2 rubel
Player 2 spent 1 Hesson token
Player 2 discarded Hesson Conduit
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 converted 3 indicyl into 2 indicyl and 1 hesson
Player 2 spent 1 Spectrol token
Player 2 converted 1 hesson and 1 spectrol into 1 indicyl and 1 spessart
Player 2 converted 2 indicyl into 1 kyan
Player 2 discarded Kyan Kiln
Player 2 traded for Crucible Prefect of Verdane and Aurane
Player 2 put 1 Indicyl on Lowland Broker of Noctane and Aurane
Player 2 put 1 Rubel on Lowland Broker of Noctane and Aurane
Player 2 put 1 Rubel on Lowland Broker of Noctane and Aurane
Player 2 gained 1 Indicyl from The Long Thaw
Player 2 stored Indicyl Mixer beneath Tailings Depot
Player 3 gained 1 Hesson from Spark Rake
Player 3 took Indicyl Exchanger
Player 3 took Kyan Shunt
Player 3 spent 1 Indicyl token
Player 3 spent 1 Hesson token
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 spent 1 Indicyl token
Player 3 spent 1 Hesson token
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 spent 1 Kyan token
Player 3 traded for Lowland Broker of Noctane and Aurane
Player 3 spent 1 Rubel token
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 put 1 Indicyl on Dim Listener of Verdane
Player 3 put 1 Hesson on Hollow Assessor of Aurane
Player 3 gained 1 Indicyl from River Concession
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 took Rubel Shunt
Player 1 took Kyan Transmuter
Player 1 upgraded with Kyan Transmuter
Player 1 spent 1 Hesson token
Player 1 discarded Rubel Shunt
Player 1 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 1 put 1 Indicyl on Hollow Assessor of Aurane
Player 1 put 1 Kyan on Dim Listener of Verdane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 took Kyan Polarizer
Player 2 took Hesson Splitter
Player 2 passed
Player 2 spent 1 Kyan token
Player 2 converted 1 kyan into 2 indicyl
Player 2 put 1 Indicyl on Hollow Assessor of Aurane
Player 2 put 1 Indicyl on Drift Warden of Noctane
Player 2 gained 1 Indicyl from The Long Thaw
Player 2 stored a hand card beneath Tailings Depot
Player 3 gained 1 Hesson from Spark Rake
Player 3 spent 1 Rubel token
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 upgraded with Indicyl Crystallizer
Player 3 discarded Spectrol Furnace
Player 3 converted 1 spectrol into 1 indicyl and 1 rubel
Player 3 put 1 Indicyl on Tidal Clerk of Noctane
Player 3 put 1 Indicyl on Tidal Clerk of Noctane
Player 3 put 1 Hesson on Dim Listener of Verdane
Player 3 put 1 Rubel on Dim Listener of Verdane
Player 3 gained 1 Indicyl from River Concession
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 took Spectrol Fuser
Player 1 discarded Hesson Separator
Player 1 spent 1 Indicyl token
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 gained Vane Sieve
Player 1 harvested Hesson Mixer
Player 1 gained 1 Hesson from Hesson Mixer
Player 1 put 1 Kyan on Drift Warden of Noctane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 took Indicyl Furnace
Player 2 took Rubel Mixer
Player 2 discarded Kyan Polarizer
Player 2 converted 1 kyan into 2 indicyl
Player 2 harvested Spectrol Crystallizer
Player 2 gained 1 Spectrol from Spectrol Crystallizer
Player 2 put 1 Indicyl on Hollow Assessor of Aurane
Player 2 put 1 Indicyl on Dim Listener of Verdane
Player 2 gained 1 Indicyl from The Long Thaw
Player 2 stored a hand card beneath Tailings Depot
Player 3 gained 1 Indicyl from Spark Rake
Player 3 took Indicyl Shunt
Player 3 passed
Player 3 spent 1 Spectrol token
Player 3 converted 1 spectrol into 1 indicyl and 1 rubel
Player 3 put 1 Indicyl on Dim Listener of Verdane
Player 3 put 1 Rubel on Tidal Clerk of Noctane
Player 3 gained 1 Indicyl from River Concession
Player 1 gained 1 Hesson from Vane Sieve
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 3 hesson into 1 spectrol
Player 1 upgraded with Spectrol Fuser
Player 1 put 1 Spectrol on Hollow Assessor of Aurane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 took Indicyl Accelerator
Player 2 took Spessart Fuser
Player 2 harvested Hesson Dissolver
Player 2 gained 1 Hesson from Hesson Dissolver
Player 2 gained 1 Indicyl from The Long Thaw
Player 2 covered a row with Spessart Fuser
Player 2 stored Crucible Prefect of Verdane and Aurane beneath Tailings Depot
Player 3 lost Spark Rake by its skull
Player 3 drew a card
Player 3 discarded Indicyl Mixer
Player 3 spent 1 Hesson token
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 discarded Indicyl Exchanger
Player 3 discarded Indicyl Shunt
Player 3 discarded Spectrol Dissolver
Player 3 converted 1 spectrol into 1 indicyl and 1 rubel
Player 3 traded for Tidal Clerk of Noctane
Player 3 put 1 Indicyl on Hollow Assessor of Aurane
Player 3 gained 1 Indicyl from River Concession
Player 1 gained 1 Kyan from Vane Sieve
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 3 hesson into 1 hesson and 1 rubel
Player 1 took Kyan Forge
Player 1 took Kyan Polarizer
Player 1 passed
Player 1 converted 1 rubel into 1 indicyl and 1 hesson
Player 1 discarded Kyan Polarizer
Player 1 converted 1 indicyl and 1 kyan into 1 spessart
Player 1 put 1 Hesson on Second Archon of Verdane and Noctane and Aurane
Player 1 put 1 Hesson on Drift Warden of Noctane
Player 1 put 1 Spessart on Hollow Assessor of Aurane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 took Rubel Furnace
Player 2 took Rubel Splitter
Player 2 upgraded with Indicyl Accelerator
Player 2 spent 1 Kyan token
Player 2 spent 1 Kyan token
Player 2 converted 2 kyan into 1 hesson and 1 spectrol
Player 2 discarded Rubel Mixer
Player 2 discarded Rubel Splitter
Player 2 converted 2 rubel into 1 indicyl and 1 spessart
Player 2 put 1 Indicyl on Hollow Assessor of Aurane
Player 2 put 1 Hesson on Hollow Assessor of Aurane
Player 2 put 1 Spessart on Hollow Assessor of Aurane
Player 2 put 1 Spectrol on Dim Listener of Verdane
The Long Thaw gave nothing: the pool had no Indicyl
Player 2 stored Spectrol Decelerator beneath Tailings Depot
Player 3 took Kyan Shunt
Player 3 took Hesson Transmuter
Player 3 discarded Tidal Clerk of Noctane
Player 3 earned Brickfield
Player 3 spent 1 Rubel token
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 lost an excess Indicyl
Player 3 put 1 Hesson on Drift Warden of Noctane
River Concession gave nothing: the pool had no Indicyl
Player 3 stored Rubel Blender beneath Vault of Crowns
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 took Indicyl Condenser
Player 1 took Rubel Furnace
Vane Sieve gave nothing: the pool had no Indicyl
Player 1 spent 1 Hesson token
Player 1 discarded Rubel Furnace
Player 1 converted 1 hesson and 1 rubel into 3 hesson
Player 1 harvested Hesson Crossfeed
Player 1 gained 1 Hesson from Hesson Crossfeed
Player 1 spent 1 Hesson token
Player 1 converted 3 hesson into 1 spectrol
Player 1 put 1 Hesson on Dim Listener of Verdane
Player 1 put 1 Spectrol on Second Archon of Verdane and Noctane and Aurane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 drew a card
Player 2 upgraded with Indicyl Splitter
Player 2 spent 1 Rubel token
Player 2 discarded Rubel Cargo Rig
Player 2 converted 2 rubel into 1 indicyl and 1 spessart
Player 2 lost an excess Indicyl
Player 2 put 1 Spessart on Drift Warden of Noctane
The Long Thaw gave nothing: the pool had no Indicyl
Player 3 took Spessart Accelerator
Player 3 took Rubel Crusher
Player 3 harvested Indicyl Crystallizer
Indicyl Crystallizer gave nothing: the pool had no Indicyl
River Concession gave nothing: the pool had no Indicyl
Player 1 lost Vane Sieve by its skull
Player 1 gained Verdane from Broken Dam of Verdane for this turn
You drew Indicyl Condenser
Player 1 upgraded with Kyan Forge
Player 1 spent 1 Kyan token
Player 1 converted 1 kyan into 1 indicyl and 1 hesson
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 discarded Indicyl Condenser
Player 1 converted 1 indicyl and 1 kyan into 1 spessart
Player 1 discarded Indicyl Condenser
Player 1 spent 1 Hesson token
Player 1 converted 1 indicyl and 1 hesson into 1 rubel
Player 1 put 1 Rubel on Dim Listener of Verdane
Player 1 put 1 Spessart on Drift Warden of Noctane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 gained Fast Centrifuge
Player 2 took Indicyl Crossfeed
Player 2 spent 1 Rubel token
Player 2 spent 1 Rubel token
Player 2 converted 2 rubel into 1 indicyl and 1 spessart
Player 2 spent 1 Hesson token
Player 2 spent 1 Rubel token
Player 2 traded for Hollow Assessor of Aurane
Player 2 spent 1 Kyan token
Player 2 converted 1 kyan into 1 indicyl and 1 hesson
Player 2 lost an excess Indicyl
Player 2 put 1 Hesson on Dim Listener of Verdane
The Long Thaw gave nothing: the pool had no Indicyl
Player 2 stored a hand card beneath Tailings Depot
Player 3 took Indicyl Transmuter
Player 3 took Rubel Splitter
Player 3 spent 1 Indicyl token
Player 3 discarded Indicyl Refinery
Player 3 discarded Kyan Shunt
Player 3 discarded Rubel Splitter
Player 3 traded for Pale Listener of Noctane
Player 3 gained 1 Indicyl from River Concession
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 took Spessart Conduit
Player 1 took Indicyl Fuser
Player 1 discarded Indicyl Fuser
Player 1 spent 1 Hesson token
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 discarded Spessart Conduit
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 3 hesson into 1 spectrol
Player 1 converted 1 spectrol into 1 indicyl and 1 kyan
Player 1 converted 1 kyan into 1 indicyl and 1 hesson
Player 1 traded for Drift Warden of Noctane
Player 1 put 1 Hesson on Second Archon of Verdane and Noctane and Aurane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 gained 1 Hesson from Fast Centrifuge
Player 2 drew a card
Player 2 took Hesson Crossfeed
Player 2 spent 1 Rubel token
Player 2 discarded Rubel Dissolver
Player 2 converted 2 rubel into 1 indicyl and 1 spessart
Player 2 upgraded with Hesson Splitter
Player 2 lost an excess Indicyl
Player 2 put 1 Spessart on Shard Warden of Verdane
The Long Thaw gave nothing: the pool had no Indicyl
Player 2 stored Hollow Assessor of Aurane beneath Tailings Depot
Player 3 drew a card
Player 3 took Kyan Conduit
Player 3 upgraded with Kyan Smelter
Player 3 spent 1 Spectrol token
Player 3 converted 1 spectrol into 3 hesson
Player 3 put 1 Hesson on Dim Listener of Verdane
Player 3 put 1 Hesson on Second Archon of Verdane and Noctane and Aurane
Player 3 put 1 Hesson on Second Archon of Verdane and Noctane and Aurane
River Concession gave nothing: the pool had no Indicyl
Player 3 stored Brickfield beneath Vault of Crowns
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 spent 1 Spessart token
Player 1 converted 1 spessart into 3 indicyl
Player 1 spent 1 Indicyl token
Player 1 spent 1 Kyan token
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 spent 1 Hesson token
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 spent 1 Spessart token
Player 1 converted 1 spessart into 1 indicyl and 1 kyan
Player 1 converted 1 indicyl and 1 kyan into 1 spectrol
Player 1 spent 1 Hesson token
Player 1 earned Sunken Pole of Verdane and Noctane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 gained 1 Indicyl from Fast Centrifuge
Player 2 took Hesson Decelerator
Player 2 took Rubel Separator
Player 2 upgraded with Hesson Decelerator
The Long Thaw gave nothing: the pool had no Indicyl
Player 3 spent 1 Spectrol token
Player 3 converted 1 spectrol into 3 hesson
Player 3 discarded Rubel Crusher
Player 3 discarded Kyan Shunt
Player 3 traded for Dim Listener of Verdane
Player 3 put 1 Hesson on Shard Warden of Verdane
River Concession gave nothing: the pool had no Indicyl
Player 3 covered a row with Spessart Accelerator
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 took Indicyl Crystallizer
Player 1 took Hesson Kiln
Player 1 gained Verdane from Sunken Pole of Verdane and Noctane for this turn
Player 1 harvested Indicyl Crusher
Indicyl Crusher gave nothing: the pool had no Indicyl
Player 1 spent 1 Hesson token
Player 1 discarded Indicyl Crystallizer
Player 1 converted 1 indicyl and 1 hesson into 1 rubel
Player 1 converted 1 rubel into 1 kyan
Player 1 put 1 Kyan on Second Archon of Verdane and Noctane and Aurane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 gained 1 Rubel from Fast Centrifuge
Player 2 took Indicyl Furnace
Player 2 took Hesson Furnace
Player 2 upgraded with Indicyl Blender
The Long Thaw gave nothing: the pool had no Indicyl
Player 2 stored Indicyl Accelerator beneath Tailings Depot
Player 3 took Spessart Polarizer
Player 3 took Indicyl Fractionator
Player 3 spent 1 Spectrol token
Player 3 converted 1 spectrol into 3 hesson
Player 3 discarded Hesson Transmuter
Player 3 converted 3 hesson into 1 spectrol
Player 3 discarded Indicyl Fractionator
Player 3 spent 1 Kyan token
Player 3 spent 1 Kyan token
Player 3 traded for Tallow Envoy of Verdane
Player 3 spent 1 Hesson token
Player 3 spent 1 Hesson token
Player 3 converted 3 hesson into 1 spectrol
Player 3 spent 1 Hesson token
Player 3 spent 1 Hesson token
Player 3 spent 1 Hesson token
Player 3 converted 3 hesson into 1 spectrol
Player 3 put 1 Spectrol on Second Archon of Verdane and Noctane and Aurane
Player 3 put 1 Spectrol on Veiled Assessor of Verdane
River Concession gave nothing: the pool had no Indicyl
Player 3 stored Lowland Broker of Noctane and Aurane beneath Vault of Crowns
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 gained Noctane from Sunken Pole of Verdane and Noctane for this turn
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 discarded Hesson Kiln
Player 1 converted 3 hesson into 1 spectrol
Player 1 took Rubel Transmuter
Player 1 harvested Hesson Smelter
Player 1 gained 1 Hesson from Hesson Smelter
Player 1 put 1 Spectrol on Second Archon of Verdane and Noctane and Aurane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 lost Fast Centrifuge by its skull
Player 2 took Rubel Fractionator
Player 2 drew a card
Player 2 harvested Indicyl Accelerator
Indicyl Accelerator gave nothing: the pool had no Indicyl
Player 2 discarded Hesson Furnace
Player 2 discarded Indicyl Furnace
Player 2 converted 1 indicyl and 1 hesson into 1 rubel
Player 2 spent 1 Indicyl token
Player 2 discarded Hesson Crossfeed
Player 2 converted 1 indicyl and 1 hesson into 1 kyan
Player 2 spent 1 Spectrol token
Player 2 spent 1 Hesson token
Player 2 converted 1 hesson and 1 spectrol into 2 kyan
Player 2 converted 1 kyan into 1 indicyl and 1 hesson
Player 2 discarded Spectrol Accelerator
Player 2 spent 1 Hesson token
Player 2 converted 1 hesson and 1 spectrol into 2 kyan
Player 2 spent 1 Spectrol token
Player 2 converted 1 hesson and 1 spectrol into 2 kyan
Player 2 put 1 Indicyl on Shard Warden of Verdane
Player 2 put 1 Rubel on Veiled Assessor of Verdane
Player 2 put 1 Kyan on Second Archon of Verdane and Noctane and Aurane
Player 2 put 1 Kyan on Veiled Assessor of Verdane
Player 2 put 1 Kyan on Shard Warden of Verdane
Player 2 put 1 Kyan on Gilded Assessor of Aurane
Player 2 put 1 Kyan on Second Archon of Verdane and Noctane and Aurane
Player 2 put 1 Kyan on Shard Warden of Verdane
The Long Thaw gave nothing: the pool had no Indicyl
Player 3 drew a card
Player 3 took Indicyl Decelerator
Player 3 passed
River Concession gave nothing: the pool had no Indicyl
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 gained Spectrum Probe
Player 1 gained Petal Sieve
Player 1 gained Verdane from Sunken Pole of Verdane and Noctane for this turn
Player 1 upgraded with Rubel Transmuter
Player 1 gained 1 Hesson from Foundry Concession
Player 2 took Hesson Polarizer
Player 2 took Spectrol Crusher
Player 2 discarded Spectrol Crusher
Player 2 spent 1 Kyan token
Player 2 converted 1 kyan into 1 indicyl and 1 hesson
Player 2 discarded Rubel Fractionator
Player 2 traded for Gilded Assessor of Aurane
Player 2 discarded Hesson Polarizer
Player 2 spent 1 Indicyl token
Player 2 converted 1 indicyl and 1 hesson into 1 kyan
Player 2 put 1 Kyan on Veiled Assessor of Verdane
Player 2 gained 1 Indicyl from The Long Thaw
Player 3 drew a card
Player 3 took Spessart Inverter
Player 3 upgraded with Spessart Inverter
River Concession gave nothing: the pool had no Indicyl
Player 3 stored a hand card beneath Vault of Crowns
Player 1 gained 1 Hesson from Spectrum Probe
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 took Indicyl Polarizer
Player 1 gained Verdane from Sunken Pole of Verdane and Noctane for this turn
Petal Sieve gave nothing: the pool had no Indicyl
You drew Indicyl Shunt
Player 1 passed
Player 1 gained 1 Hesson from Foundry Concession
Player 2 took Kyan Transmuter
Player 2 drew a card
Player 2 passed
Player 2 spent 1 Kyan token
Player 2 discarded Kyan Transmuter
Player 2 converted 2 kyan into 1 hesson and 1 spectrol
Player 2 put 1 Hesson on Veiled Assessor of Verdane
Player 2 put 1 Spectrol on Veiled Assessor of Verdane
The Long Thaw gave nothing: the pool had no Indicyl
Player 2 stored Gilded Assessor of Aurane beneath Tailings Depot
Player 3 drew a card
Player 3 took Indicyl Cargo Rig
Player 3 passed
River Concession gave nothing: the pool had no Indicyl
Player 3 stored a hand card beneath Vault of Crowns
Player 1 gained 1 Rubel from Petal Sieve
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 took Indicyl Conduit
Player 1 took Rubel Fuser
Player 1 discarded Rubel Fuser
Player 1 converted 1 rubel into 1 kyan
Spectrum Probe gave nothing: the pool had no Indicyl
Player 1 gained Noctane from Sunken Pole of Verdane and Noctane for this turn
Player 1 upgraded with Indicyl Conduit
Player 1 discarded Indicyl Shunt
Player 1 spent 1 Hesson token
Player 1 converted 1 indicyl and 1 hesson into 1 rubel
Player 1 put 1 Rubel on Veiled Assessor of Verdane
Player 1 put 1 Kyan on Conclave of Dust
Player 1 gained 1 Hesson from Foundry Concession
Player 2 gained Ash Bellows
Player 2 took Kyan Decelerator
Player 2 harvested Hesson Splitter
Player 2 gained 1 Hesson from Hesson Splitter
The Long Thaw gave nothing: the pool had no Indicyl
Player 2 stored a hand card beneath Tailings Depot
Player 3 discarded Hesson Inverter
Player 3 discarded Hesson Forge
Player 3 discarded Hesson Condenser
Player 3 converted 3 hesson into 1 spectrol
Player 3 took Indicyl Forge
Player 3 took Kyan Inverter
Player 3 discarded Level Magistrate of Noctane and Aurane
Player 3 discarded Dim Listener of Verdane
Player 3 earned Garnet Stair
Player 3 put 1 Spectrol on Second Archon of Verdane and Noctane and Aurane
River Concession gave nothing: the pool had no Indicyl
Player 1 gained 1 Spectrol from Spectrum Probe
Player 1 gained 1 Hesson from Petal Sieve
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 gained Verdane from Sunken Pole of Verdane and Noctane for this turn
Player 1 took Kyan Refinery
You drew Indicyl Decelerator
Player 1 passed
Player 1 gained 1 Hesson from Foundry Concession
Player 2 gained 1 Hesson from Ash Bellows
Player 2 spent 1 Hesson token
Player 2 spent 1 Indicyl token
Player 2 converted 1 indicyl and 1 hesson into 1 rubel
Player 2 took Hesson Shunt
Player 2 gained Petal Sieve
Player 2 spent 1 Rubel token
Player 2 converted 1 rubel into 1 indicyl and 1 hesson
Player 2 spent 1 Hesson token
Player 2 converted 1 indicyl and 1 hesson into 1 kyan
Player 2 discarded Indicyl Crossfeed
Player 2 spent 1 Indicyl token
Player 2 discarded Kyan Decelerator
Player 2 converted 2 kyan into 1 hesson and 1 spectrol
Player 2 spent 1 Indicyl token
Player 2 converted 1 indicyl and 1 hesson into 1 kyan
Player 2 traded for Shard Warden of Verdane
Player 2 put 1 Hesson on Conclave of Dust
Player 2 put 1 Rubel on Veiled Assessor of Verdane
Player 2 gained 1 Indicyl from The Long Thaw
Player 2 stored a hand card beneath Tailings Depot
Player 3 drew a card
Player 3 gained High Auger
Player 3 spent 1 Spectrol token
Player 3 converted 1 spectrol into 3 hesson
Player 3 traded for Conclave of Dust
Player 3 spent 1 Rubel token
Player 3 spent 1 Rubel token
Player 3 converted 2 rubel into 2 kyan
Player 3 spent 1 Hesson token
Player 3 converted 3 hesson into 1 spectrol
Player 3 put 1 Hesson on Second Archon of Verdane and Noctane and Aurane
Player 3 put 1 Kyan on Veiled Assessor of Verdane
Player 3 put 1 Kyan on Second Archon of Verdane and Noctane and Aurane
Player 3 put 1 Spectrol on Woven Legate of Verdane and Noctane
Player 3 gained 1 Indicyl from River Concession
Player 1 lost Spectrum Probe by its skull
Player 1 lost Petal Sieve by its skull
Player 1 gained Verdane from Broken Dam of Verdane for this turn
You drew Spessart Fractionator
Player 1 took Hesson Accelerator
Player 1 gained Verdane from Sunken Pole of Verdane and Noctane for this turn
Player 1 discarded Indicyl Decelerator
Player 1 discarded Kyan Refinery
Player 1 converted 1 indicyl and 1 kyan into 1 spessart
Player 1 spent 1 Hesson token
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel into 1 indicyl and 1 hesson
Player 1 spent 1 Spectrol token
Player 1 discarded Hesson Accelerator
Player 1 converted 1 indicyl and 1 hesson into 1 rubel
Player 1 discarded Indicyl Polarizer
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 traded for Tower Scribe of Verdane
Player 1 put 1 Spessart on Woven Legate of Verdane and Noctane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 gained 1 Indicyl from Ash Bellows
Player 2 drew a card
Petal Sieve gave nothing: the pool had no Indicyl
Player 2 took Spectrol Conduit
Player 2 passed
Player 2 spent 1 Kyan token
Player 2 spent 1 Kyan token
Player 2 converted 2 kyan into 1 hesson and 1 spectrol
Player 2 discarded Spectrol Conduit
Player 2 converted 1 hesson and 1 spectrol into 2 kyan
Player 2 converted 1 kyan into 1 indicyl and 1 hesson
Player 2 lost an excess Indicyl
Player 2 put 1 Hesson on Tidal Clerk of Verdane
Player 2 put 1 Kyan on Second Archon of Verdane and Noctane and Aurane
Player 2 put 1 Spectrol on Second Archon of Verdane and Noctane and Aurane
The Long Thaw gave nothing: the pool had no Indicyl
Player 2 stored Shard Warden of Verdane beneath Tailings Depot
Player 3 gained 1 Hesson from High Auger
Player 3 spent 1 Kyan token
Player 3 spent 1 Hesson token
Player 3 spent 1 Hesson token
Player 3 spent 1 Hesson token
Player 3 converted 3 hesson into 1 spectrol
Player 3 discarded Indicyl Forge
Player 3 discarded Kyan Inverter
Player 3 spent 1 Kyan token
Player 3 converted 2 kyan into 2 rubel
Player 3 spent 1 Indicyl token
Player 3 spent 1 Hesson token
Player 3 paid 2 indicyl and 1 hesson and 1 rubel and 1 kyan for Conclave of Dust
Player 3 spent 1 Rubel token
Player 3 converted 2 rubel into 2 kyan
Player 3 took Hesson Decelerator
Player 3 took Rubel Smelter
Player 3 passed
Player 3 put 1 Kyan on Woven Legate of Verdane and Noctane
Player 3 put 1 Kyan on Woven Legate of Verdane and Noctane
Player 3 put 1 Spectrol on Tidal Clerk of Verdane
Player 3 gained 1 Indicyl from River Concession
Player 1 gained Verdane from Broken Dam of Verdane for this turn
You drew Indicyl Splitter
Player 1 gained Verdane from Sunken Pole of Verdane and Noctane for this turn
Player 1 took Kyan Forge
Player 1 harvested Indicyl Conduit
Indicyl Conduit gave nothing: the pool had no Indicyl
Player 1 discarded Kyan Forge
Player 1 converted 1 kyan into 1 indicyl and 1 hesson
Player 1 lost an excess Indicyl
Player 1 put 1 Hesson on Woven Legate of Verdane and Noctane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 gained 1 Hesson from Ash Bellows
Player 2 gained 1 Rubel from Petal Sieve
Player 2 took Indicyl Refinery
Player 2 drew a card
Player 2 harvested Hesson Decelerator
Player 2 gained 1 Hesson from Hesson Decelerator
Player 2 discarded Hesson Shunt
Player 2 spent 1 Indicyl token
Player 2 converted 1 indicyl and 1 hesson into 1 kyan
Player 2 put 1 Kyan on Woven Legate of Verdane and Noctane
Player 2 gained 1 Indicyl from The Long Thaw
Player 2 stored Ash Bellows beneath Tailings Depot
Player 3 gained 1 Kyan from High Auger
Player 3 took Indicyl Polarizer
Player 3 took Indicyl Splitter
Player 3 spent 1 Kyan token
Player 3 spent 1 Kyan token
Player 3 converted 2 kyan into 2 rubel
Player 3 discarded Hesson Decelerator
Player 3 spent 1 Kyan token
Player 3 discarded Indicyl Splitter
Player 3 discarded Indicyl Fractionator
Player 3 discarded Rubel Smelter
Player 3 paid 2 indicyl and 1 hesson and 1 rubel and 1 kyan for Conclave of Dust
Player 3 upgraded with Indicyl Cargo Rig
Player 3 put 1 Rubel on Woven Legate of Verdane and Noctane
Player 3 put 1 Rubel on Tidal Clerk of Verdane
River Concession gave nothing: the pool had no Indicyl
Player 3 stored High Auger beneath Vault of Crowns
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 gained Noctane from Sunken Pole of Verdane and Noctane for this turn
Player 1 took Hesson Fractionator
Player 1 discarded Hesson Fractionator
Player 1 discarded Indicyl Splitter
Player 1 converted 1 indicyl and 1 hesson into 1 rubel
Player 1 took Kyan Furnace
Player 1 upgraded with Spessart Fractionator
Player 1 converted 1 rubel into 1 indicyl and 1 hesson
Player 1 discarded Kyan Furnace
Player 1 converted 1 indicyl and 1 kyan into 1 spessart
Player 1 put 1 Hesson on Second Archon of Verdane and Noctane and Aurane
Player 1 put 1 Spessart on Veiled Assessor of Verdane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 gained 1 Hesson from Petal Sieve
Player 2 spent 1 Rubel token
Player 2 converted 1 rubel into 1 indicyl and 1 hesson
Player 2 took Indicyl Cargo Rig
Player 2 spent 1 Hesson token
Player 2 discarded Indicyl Cargo Rig
Player 2 converted 1 indicyl and 1 hesson into 1 rubel
Player 2 spent 1 Indicyl token
Player 2 spent 1 Hesson token
Player 2 converted 1 indicyl and 1 hesson into 1 kyan
Player 2 spent 1 Indicyl token
Player 2 spent 1 Hesson token
Player 2 converted 1 indicyl and 1 hesson into 1 kyan
Player 2 harvested Indicyl Splitter
Player 2 gained 1 Indicyl from Indicyl Splitter
Player 2 spent 1 Hesson token
Player 2 discarded Indicyl Refinery
Player 2 converted 1 indicyl and 1 hesson into 1 rubel
Player 2 converted 1 indicyl and 1 hesson into 1 rubel
Player 2 discarded Rubel Fractionator
Player 2 converted 1 rubel into 1 indicyl and 1 hesson
Player 2 converted 1 rubel into 1 indicyl and 1 hesson
Player 2 spent 1 Indicyl token
Player 2 converted 1 indicyl and 1 hesson into 1 rubel
Player 2 put 1 Indicyl on Veiled Assessor of Verdane
Player 2 put 1 Indicyl on Tidal Clerk of Verdane
Player 2 put 1 Hesson on Second Archon of Verdane and Noctane and Aurane
Player 2 put 1 Rubel on Tidal Clerk of Verdane
Player 2 put 1 Rubel on Woven Legate of Verdane and Noctane
Player 2 put 1 Rubel on Woven Legate of Verdane and Noctane
Player 2 put 1 Kyan on Veiled Assessor of Verdane
Player 2 put 1 Kyan on Woven Legate of Verdane and Noctane
The Long Thaw gave nothing: the pool had no Indicyl
Player 3 took Hesson Forge
Player 3 spent 1 Kyan token
Player 3 spent 1 Kyan token
Player 3 converted 2 kyan into 2 rubel
Player 3 converted 2 rubel into 2 kyan
Player 3 spent 1 Indicyl token
Player 3 discarded Indicyl Polarizer
Player 3 spent 1 Kyan token
Player 3 converted 2 kyan into 2 rubel
Player 3 discarded Hesson Forge
Player 3 paid 2 indicyl and 1 hesson and 1 rubel and 1 kyan for Conclave of Dust
Player 3 upgraded with Spessart Polarizer
Player 3 put 1 Rubel on Veiled Assessor of Verdane
Player 3 gained 1 Indicyl from River Concession
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 took Indicyl Polarizer
Player 1 gained Verdane from Sunken Pole of Verdane and Noctane for this turn
You drew Spectrol Separator
Player 1 discarded Indicyl Polarizer
Player 1 spent 1 Hesson token
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 discarded Tower Scribe of Verdane
Player 1 earned Scrap Silo
This became the final round: a player had three Landmarks
Player 1 converted 1 kyan into 1 indicyl and 1 hesson
Player 1 discarded Spectrol Separator
Player 1 converted 1 spectrol into 1 hesson and 1 kyan
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 spent 1 Hesson token
Player 1 converted 1 hesson and 1 kyan into 1 spectrol
Player 1 converted 1 kyan into 1 rubel
Player 1 put 1 Hesson on Second Archon of Verdane and Noctane and Aurane
Player 1 put 1 Rubel on Woven Legate of Verdane and Noctane
Player 1 put 1 Spectrol on Woven Legate of Verdane and Noctane
Player 1 gained 1 Hesson from Foundry Concession
Player 1 stored Hesson Blender beneath Scrap Silo
Player 2 lost Petal Sieve by its skull
Player 2 drew a card
Player 2 took Kyan Condenser
Player 2 passed
Player 2 discarded Hesson Mixer
Player 2 spent 1 Indicyl token
Player 2 converted 1 indicyl and 1 hesson into 1 rubel
Player 2 converted 1 rubel into 1 indicyl and 1 hesson
Player 2 put 1 Indicyl on Tidal Clerk of Verdane
Player 2 put 1 Hesson on Second Archon of Verdane and Noctane and Aurane
The Long Thaw gave nothing: the pool had no Indicyl
Player 3 did not pay 2 indicyl and 1 hesson and 1 rubel and 1 kyan for Conclave of Dust
Player 3 discarded Conclave of Dust
Player 3 took Hesson Fuser
Player 3 spent 1 Spessart token
Player 3 converted 1 spessart into 1 spectrol
Player 3 took Hesson Conduit
Player 3 passed
Player 3 put 1 Spectrol on Veiled Assessor of Verdane
River Concession gave nothing: the pool had no Indicyl
The game was over
