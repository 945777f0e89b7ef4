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
Player 1 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 earned Broken Dam of Verdane
Player 1 put 1 Hesson on Cinder Clerk of Aurane
Player 1 put 1 Kyan on Knotted Legate of Noctane and Aurane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 drew a card
Player 2 drew a card
Player 2 spent 1 Hesson token
Player 2 discarded Hesson Shunt
Player 2 discarded Rubel Accelerator
Player 2 discarded Kyan Mixer
Player 2 traded for Dim Listener of Verdane
Player 2 gained 1 Indicyl from The Long Thaw
Player 3 took Rubel Decelerator
Player 3 took Indicyl Blender
Player 3 spent 1 Rubel token
Player 3 discarded Rubel Decelerator
Player 3 converted 2 rubel into 2 kyan
Player 3 harvested Rubel Inverter
Player 3 gained 1 Rubel from Rubel Inverter
Player 3 put 1 Kyan on Cinder Clerk of Aurane
Player 3 put 1 Kyan on Cinder Clerk of Aurane
Player 3 gained 1 Indicyl from River Concession
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 took Spectrol Furnace
Player 1 took Rubel Cargo Rig
Player 1 harvested Spessart Forge
Player 1 gained 1 Spessart from Spessart Forge
Player 1 gained 1 Hesson from Foundry Concession
Player 2 gained Ash Bellows
Player 2 upgraded with Spectrol Crystallizer
Player 2 gained 1 Indicyl from The Long Thaw
Player 3 took Hesson Accelerator
Player 3 upgraded with Spessart Refinery
Player 3 gained 1 Indicyl from River Concession
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 gained Brine Pump
Player 1 took Hesson Inverter
Player 1 upgraded with Rubel Cargo Rig
Player 1 gained 1 Hesson from Foundry Concession
Player 2 gained 1 Hesson from Ash Bellows
Player 2 drew a card
Player 2 discarded Spectrol Shunt
Player 2 converted 1 spectrol into 1 indicyl and 1 rubel
Player 2 took Rubel Fractionator
Player 2 converted 1 indicyl and 1 rubel into 1 spectrol
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 discarded Rubel Fractionator
Player 2 traded for Lens Warden of Noctane
Player 2 gained 1 Indicyl from The Long Thaw
Player 3 upgraded with Indicyl Blender
Player 3 gained 1 Indicyl from River Concession
Player 1 gained 1 Indicyl from Brine Pump
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 earned Kindling Camp
Player 1 gained 1 Hesson from Foundry Concession
Player 2 gained 1 Indicyl from Ash Bellows
Player 2 took Kyan Condenser
Player 2 gained Fast Centrifuge
Player 2 passed
Player 2 gained 1 Indicyl from The Long Thaw
Player 3 spent 1 Indicyl token
Player 3 discarded Hesson Crystallizer
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 drew a card
Player 3 spent 1 Rubel token
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 discarded Hesson Accelerator
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 spent 1 Indicyl token
Player 3 discarded Hesson Dissolver
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 traded for Cinder Clerk of Aurane
Player 3 put 1 Indicyl on Eighth Archon of Verdane and Noctane and Aurane
Player 3 gained 1 Indicyl from River Concession
Player 1 gained 1 Hesson from Brine Pump
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 upgraded with Spectrol Furnace
Player 1 gained 1 Hesson from Foundry Concession
Player 2 gained 1 Hesson from Ash Bellows
Player 2 gained 1 Hesson from Fast Centrifuge
Player 2 drew a card
Player 2 drew a card
Player 2 passed
Player 2 gained 1 Indicyl from The Long Thaw
Player 3 took Hesson Cargo Rig
Player 3 took Kyan Conduit
Player 3 spent 1 Hesson token
Player 3 spent 1 Indicyl token
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 upgraded with Hesson Cargo Rig
Player 3 spent 1 Indicyl token
Player 3 spent 1 Spectrol token
Player 3 converted 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 put 1 Indicyl on Crucible Prefect of Verdane and Aurane
Player 3 put 1 Hesson on Knotted Legate of Noctane and Aurane
Player 3 put 1 Rubel on Knotted Legate of Noctane and Aurane
Player 3 put 1 Kyan on Crucible Prefect of Verdane and Aurane
Player 3 gained 1 Indicyl from River Concession
Player 1 gained 1 Indicyl from Brine Pump
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 discarded Hesson Inverter
Player 1 spent 1 Hesson token
Player 1 converted 2 hesson into 1 rubel
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 2 hesson into 1 rubel
Player 1 took Hesson Splitter
Player 1 took Indicyl Smelter
Player 1 upgraded with Indicyl Smelter
Player 1 put 1 Rubel on Hollow Assessor of Noctane
Player 1 put 1 Rubel on Crucible Prefect of Verdane and Aurane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 lost Ash Bellows by its skull
Player 2 gained 1 Indicyl from Fast Centrifuge
Player 2 took Hesson Crossfeed
Player 2 drew a card
Player 2 passed
Player 2 gained 1 Indicyl from The Long Thaw
Player 3 took Rubel Exchanger
Player 3 gained Vane Sieve
Player 3 discarded Indicyl Separator
Player 3 spent 1 Spectrol token
Player 3 converted 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 3 discarded Kyan Conduit
Player 3 discarded Rubel Exchanger
Player 3 converted 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 3 passed
Player 3 put 1 Indicyl on Eighth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Rubel on Hollow Assessor of Noctane
Player 3 put 1 Kyan on Crucible Prefect of Verdane and Aurane
Player 3 put 1 Spectrol on Eighth Archon of Verdane and Noctane and Aurane
Player 3 gained 1 Indicyl from River Concession
Player 1 lost Brine Pump by its skull
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 passed
Player 1 gained 1 Hesson from Foundry Concession
Player 2 gained 1 Rubel from Fast Centrifuge
Player 2 spent 1 Indicyl token
Player 2 spent 1 Rubel token
Player 2 converted 1 indicyl and 1 rubel into 1 spectrol
Player 2 converted 1 spectrol into 1 indicyl and 1 rubel
Player 2 discarded Indicyl Crystallizer
Player 2 converted 1 indicyl and 1 rubel into 1 spectrol
Player 2 drew a card
Player 2 took Rubel Conduit
Player 2 upgraded with Hesson Crossfeed
Player 2 discarded Indicyl Fractionator
Player 2 discarded Kyan Condenser
Player 2 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 2 put 1 Indicyl on Crucible Prefect of Verdane and Aurane
Player 2 put 1 Hesson on Eighth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Rubel on Hollow Assessor of Noctane
Player 2 put 1 Spectrol on Eighth Archon of Verdane and Noctane and Aurane
Player 2 gained 1 Indicyl from The Long Thaw
Player 3 gained 1 Hesson from Vane Sieve
Player 3 took Indicyl Conduit
Player 3 took Hesson Blender
Player 3 upgraded with Hesson Blender
Player 3 discarded Indicyl Conduit
Player 3 spent 1 Hesson token
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 put 1 Rubel on Crucible Prefect of Verdane and Aurane
Player 3 gained 1 Indicyl from River Concession
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 upgraded with Hesson Splitter
Player 1 gained 1 Hesson from Foundry Concession
Player 2 lost Fast Centrifuge by its skull
Player 2 gained Brine Pump
Player 2 passed
Player 2 discarded Indicyl Refinery
Player 2 discarded Rubel Conduit
Player 2 converted 1 indicyl and 1 rubel into 1 spectrol
Player 2 converted 1 spectrol into 1 indicyl and 1 rubel
Player 2 discarded Hesson Forge
Player 2 discarded Rubel Refinery
Player 2 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 2 put 1 Indicyl on Crucible Prefect of Verdane and Aurane
Player 2 put 1 Indicyl on Hollow Assessor of Noctane
Player 2 put 1 Rubel on Crucible Prefect of Verdane and Aurane
Player 2 put 1 Kyan on Knotted Legate of Noctane and Aurane
Player 2 gained 1 Indicyl from The Long Thaw
Player 3 gained 1 Kyan from Vane Sieve
Player 3 took Kyan Fractionator
Player 3 drew a card
Player 3 upgraded with Kyan Fractionator
Player 3 gained 1 Indicyl from River Concession
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 2 hesson into 1 rubel
Player 1 took Kyan Blender
Player 1 discarded Kyan Blender
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 2 hesson into 1 rubel
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 spent 1 Spessart token
Player 1 traded for Knotted Legate of Noctane and Aurane
Player 1 put 1 Rubel on Crucible Prefect of Verdane and Aurane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 gained 1 Indicyl from Brine Pump
Player 2 took Hesson Mixer
Player 2 took Spessart Crystallizer
Player 2 upgraded with Spessart Crossfeed
Player 2 gained 1 Indicyl from The Long Thaw
Player 3 gained 1 Indicyl from Vane Sieve
Player 3 drew a card
Player 3 took Rubel Dissolver
Player 3 upgraded with Hesson Blender
Player 3 discarded Rubel Inverter
Player 3 spent 1 Kyan token
Player 3 converted 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 3 put 1 Indicyl on Eighth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Spectrol on Mist Steward of Noctane
Player 3 gained 1 Indicyl from River Concession
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 took Rubel Fuser
You drew Indicyl Inverter
Player 1 upgraded with Rubel Fuser
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel into 2 hesson
Player 1 put 1 Hesson on Eighth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Hesson on Mist Steward of Noctane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 gained 1 Hesson from Brine Pump
Player 2 took Spessart Splitter
Player 2 upgraded with Spessart Splitter
Player 2 discarded Hesson Mixer
Player 2 spent 1 Indicyl token
Player 2 converted 1 indicyl and 1 hesson into 1 kyan
Player 2 put 1 Kyan on Mist Steward of Noctane
Player 2 gained 1 Indicyl from The Long Thaw
Player 3 lost Vane Sieve by its skull
Player 3 took Kyan Fractionator
Player 3 drew a card
Player 3 spent 1 Indicyl token
Player 3 discarded Spectrol Fuser
Player 3 converted 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 3 harvested Hesson Blender
Player 3 gained 1 Hesson from Hesson Blender
Player 3 put 1 Rubel on Hollow Assessor of Noctane
Player 3 put 1 Kyan on Eighth Archon of Verdane and Noctane and Aurane
Player 3 gained 1 Indicyl from River Concession
Player 3 covered a row with Rubel Dissolver
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 took Indicyl Dissolver
Player 1 gained Slow Centrifuge
Player 1 spent 1 Kyan token
Player 1 converted 1 kyan into 1 indicyl and 1 hesson
Player 1 spent 1 Hesson token
Player 1 spent 1 Kyan token
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 2 hesson into 1 rubel
Player 1 converted 1 rubel into 2 hesson
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 spent 1 Indicyl token
Player 1 converted 1 indicyl and 1 kyan into 1 spessart
Player 1 converted 1 spessart into 3 hesson
Player 1 spent 1 Indicyl token
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 discarded Indicyl Inverter
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 discarded Indicyl Dissolver
Player 1 converted 1 indicyl and 1 kyan into 1 spessart
Player 1 traded for Crucible Prefect of Verdane and Aurane
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel into 2 hesson
Player 1 converted 3 hesson into 1 spessart
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel into 2 hesson
Player 1 converted 1 spessart into 1 indicyl and 1 kyan
Player 1 put 1 Indicyl on Hollow Assessor of Noctane
Player 1 put 1 Hesson on Hollow Assessor of Noctane
Player 1 put 1 Hesson on Hollow Assessor of Noctane
Player 1 put 1 Kyan on Hollow Assessor of Noctane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 gained 1 Indicyl from Brine Pump
Player 2 gained Spectrum Probe
Player 2 took Indicyl Dissolver
Player 2 discarded Dim Listener of Verdane
Player 2 discarded Lens Warden of Noctane
Player 2 earned Hall of Proxies
Player 2 gained 1 Indicyl from The Long Thaw
Player 3 took Hesson Crystallizer
Player 3 spent 1 Kyan token
Player 3 spent 1 Hesson token
Player 3 converted 1 hesson and 1 kyan into 1 spectrol
Player 3 discarded Kyan Fractionator
Player 3 discarded Hesson Crystallizer
Player 3 converted 1 hesson and 1 kyan into 1 spectrol
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 traded for Mist Steward of Noctane
Player 3 spent 1 Indicyl token
Player 3 spent 1 Hesson token
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 spent 1 Spectrol token
Player 3 spent 1 Indicyl token
Player 3 converted 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 3 converted 1 spectrol into 1 hesson and 1 kyan
Player 3 spent 1 Kyan token
Player 3 converted 1 hesson and 1 kyan into 1 spectrol
Player 3 put 1 Rubel on Eighth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Rubel on Eighth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Kyan on Bright Legate of Verdane and Noctane
Player 3 put 1 Kyan on Hollow Assessor of Noctane
Player 3 put 1 Spectrol on Eighth Archon of Verdane and Noctane and Aurane
Player 3 gained 1 Indicyl from River Concession
Player 1 gained 1 Indicyl from Slow Centrifuge
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 harvested Spectrol Furnace
Player 1 gained 1 Spectrol from Spectrol Furnace
Player 1 spent 1 Kyan token
Player 1 converted 1 kyan into 1 indicyl and 1 hesson
Player 1 put 1 Indicyl on Soot Envoy of Aurane
Player 1 put 1 Hesson on Soot Envoy of Aurane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 lost Brine Pump by its skull
Player 2 gained 1 Hesson from Spectrum Probe
Player 2 took Indicyl Smelter
Player 2 harvested Spessart Crossfeed
Player 2 gained 1 Spessart from Spessart Crossfeed
Player 2 discarded Indicyl Smelter
Player 2 spent 1 Hesson token
Player 2 converted 1 indicyl and 1 hesson into 1 kyan
Player 2 put 1 Kyan on Eighth Archon of Verdane and Noctane and Aurane
Player 2 gained 1 Indicyl from The Long Thaw
Player 2 stored a hand card beneath Hall of Proxies
Player 3 drew a card
Player 3 took Kyan Accelerator
Player 3 harvested Kyan Fractionator
Player 3 gained 1 Kyan from Kyan Fractionator
Player 3 gained 1 Indicyl from River Concession
Player 1 gained 1 Hesson from Slow Centrifuge
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 took Hesson Conduit
Player 1 spent 1 Indicyl token
Player 1 spent 1 Kyan token
Player 1 converted 1 indicyl and 1 kyan into 1 spessart
Player 1 took Indicyl Fractionator
Player 1 harvested Rubel Fuser
Player 1 gained 1 Rubel from Rubel Fuser
Player 1 put 1 Spessart on Eighth Archon of Verdane and Noctane and Aurane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 gained 1 Indicyl from Spectrum Probe
Player 2 took Indicyl Condenser
Player 2 took Indicyl Conduit
Player 2 spent 1 Indicyl token
Player 2 spent 1 Hesson token
Player 2 converted 1 indicyl and 1 hesson into 1 kyan
Player 2 passed
Player 2 spent 1 Indicyl token
Player 2 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 2 put 1 Hesson on Soot Envoy of Aurane
Player 2 put 1 Rubel on Hollow Assessor of Noctane
Player 2 gained 1 Indicyl from The Long Thaw
Player 2 stored Spessart Splitter beneath Hall of Proxies
Player 3 took Kyan Refinery
Player 3 took Spessart Accelerator
Player 3 harvested Indicyl Blender
Player 3 gained 1 Indicyl from Indicyl Blender
Player 3 gained 1 Indicyl from River Concession
Player 1 gained 1 Kyan from Slow Centrifuge
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 took Rubel Mixer
Player 1 discarded Knotted Legate of Noctane and Aurane
Player 1 earned Nested Citadel
Player 1 spent 1 Hesson token
Player 1 discarded Hesson Conduit
Player 1 spent 1 Hesson token
Player 1 converted 3 hesson into 1 spectrol
Player 1 put 1 Spectrol on Hollow Assessor of Noctane
Player 1 gained 1 Hesson from Foundry Concession
You stored Indicyl Fractionator beneath Nested Citadel
Player 2 gained 1 Spectrol from Spectrum Probe
Player 2 drew a card
Player 2 took Hesson Blender
Player 2 harvested Hesson Crossfeed
Player 2 gained 1 Hesson from Hesson Crossfeed
Player 2 gained 1 Indicyl from The Long Thaw
Player 2 stored a hand card beneath Hall of Proxies
Player 3 took Hesson Mixer
Player 3 spent 1 Indicyl token
Player 3 discarded Hesson Mixer
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 harvested Spessart Refinery
Player 3 gained 1 Spessart from Spessart Refinery
Player 3 put 1 Rubel on Bright Legate of Verdane and Noctane
Player 3 gained 1 Indicyl from River Concession
Player 1 lost Slow Centrifuge by its skull
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 spent 1 Indicyl token
Player 1 spent 1 Kyan token
Player 1 spent 1 Spectrol token
Player 1 spent 1 Rubel token
Player 1 spent 1 Indicyl token
Player 1 traded for Bright Legate of Verdane and Noctane
Player 1 gained 1 Hesson from Foundry Concession
Player 1 stored Hesson Splitter beneath Nested Citadel
Player 2 lost Spectrum Probe by its skull
Player 2 drew a card
Player 2 took Kyan Exchanger
Player 2 discarded Hesson Kiln
Player 2 spent 1 Spectrol token
Player 2 converted 1 spectrol into 1 indicyl and 1 rubel
Player 2 spent 1 Spessart token
Player 2 traded for Hollow Assessor of Noctane
Player 2 gained 1 Indicyl from The Long Thaw
Player 2 stored a hand card beneath Hall of Proxies
Player 3 took Spessart Cargo Rig
Player 3 took Rubel Refinery
Player 3 discarded Rubel Refinery
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 spent 1 Indicyl token
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 passed
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 spent 1 Indicyl token
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 put 1 Indicyl on Ash Warden of Aurane
Player 3 put 1 Indicyl on Eighth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Indicyl on Ash Warden of Aurane
Player 3 put 1 Hesson on Eighth Archon of Verdane and Noctane and Aurane
Player 3 gained 1 Indicyl from River Concession
Player 1 gained Verdane from Broken Dam of Verdane for this turn
Player 1 took Spectrol Kiln
Player 1 took Indicyl Crossfeed
Player 1 discarded Crucible Prefect of Verdane and Aurane
Player 1 discarded Bright Legate of Verdane and Noctane
Player 1 earned Amber Terraces
This became the final round: a player had three Landmarks
Player 1 gained 1 Hesson from Foundry Concession
Player 1 stored Amber Terraces beneath Nested Citadel
Player 2 spent 1 Spectrol token
Player 2 converted 1 spectrol into 1 indicyl and 1 rubel
Player 2 discarded Indicyl Cargo Rig
Player 2 converted 1 indicyl and 1 rubel into 1 spectrol
Player 2 took Spectrol Transmuter
Player 2 spent 1 Rubel token
Player 2 converted 1 indicyl and 1 rubel into 1 spectrol
Player 2 converted 1 spectrol into 1 indicyl and 1 rubel
Player 2 discarded Indicyl Conduit
Player 2 discarded Indicyl Dissolver
Player 2 spent 1 Indicyl token
Player 2 converted 1 indicyl and 1 rubel into 1 spectrol
Player 2 spent 1 Rubel token
Player 2 spent 1 Rubel token
Player 2 traded for Tidal Clerk of Aurane
Player 2 put 1 Indicyl on Soot Envoy of Aurane
Player 2 put 1 Spectrol on Soot Envoy of Aurane
Player 2 put 1 Spectrol on Soot Envoy of Aurane
Player 2 gained 1 Indicyl from The Long Thaw
Player 2 stored a hand card beneath Hall of Proxies
Player 3 upgraded with Spessart Conduit
Player 3 gained 1 Indicyl from River Concession
The game was over
