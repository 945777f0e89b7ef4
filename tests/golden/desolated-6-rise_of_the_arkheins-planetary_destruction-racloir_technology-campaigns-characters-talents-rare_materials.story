Player 1 had the campaign Foundry Concession
Player 2 had the campaign Ember Tithe
Player 3 had the campaign The Slow Burn
Player 4 had the campaign Rain Tithe
Player 5 had the campaign The Long Thaw
Player 6 had the campaign River Concession
Player 1 began with Tobin Carrow
Player 2 began with Mirelle Ovant
Player 3 began with Bram Teller
Player 4 began with Ruk Aldane
Player 5 began with Sefa Quill
Player 6 began with Odile Marrow
Player 1 had the talent Navigator
Player 2 had the talent Tinkerer
Player 3 had the talent Archivist
Player 4 had the talent Haggler
Player 5 had the talent Prospector
Player 6 had the talent Cartographer
Player 1 discarded Prime Fragment
Player 2 discarded Hesson Kiln
Player 3 discarded Hesson Condenser
Player 4 discarded Spectrol Inverter
Player 5 discarded Rubel Kiln
Player 6 discarded Hesson Decelerator
Player 3 was the first player
Player 3 took Spessart Shunt
Player 3 took Rubel Inverter
Player 3 upgraded with Prime Fragment
Player 3 gained 1 Hesson
Player 4 took Indicyl Mixer
Player 4 took Spectrol Polarizer
Player 4 upgraded with Indicyl Mixer
Player 4 discarded Prime Fragment
Player 4 converted 1 spessart into 3 hesson
Player 4 put 1 Hesson on Knotted Legate of Verdane and Aurane
Player 4 put 1 Hesson on Knotted Legate of Verdane and Aurane
Player 4 put 1 Hesson on Knotted Legate of Verdane and Aurane
Player 4 gained 1 Indicyl
Player 4 covered a row with Indicyl Kiln
Player 5 upgraded with Indicyl Smelter
Player 5 discarded Prime Fragment
Player 5 converted 1 spectrol into 3 indicyl
Player 5 put 1 Indicyl on Basalt Broker of Verdane and Noctane
Player 5 put 1 Indicyl on Basalt Broker of Verdane and Noctane
Player 5 put 1 Indicyl on Basalt Broker of Verdane and Noctane
Player 5 gained 1 Indicyl
Player 5 covered a row with Hesson Crystallizer
Player 6 took Hesson Refinery
Player 6 upgraded with Hesson Refinery
Player 6 discarded Odile Marrow
Player 6 gained 1 Indicyl
Player 6 gained 1 Indicyl
Player 1 took Spectrol Accelerator
Player 1 discarded Tobin Carrow
Player 1 gained 1 Spectrol
Player 1 took Indicyl Blender
Player 1 upgraded with Indicyl Blender
Player 1 discarded Rubel Forge
Player 1 converted 1 rubel into 1 indicyl and 1 hesson
Player 1 put 1 Indicyl on Fourth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Hesson on Basalt Broker of Verdane and Noctane
Player 1 gained 1 Hesson
Player 2 drew a card
Player 2 took Indicyl Crystallizer
Player 2 passed
Player 2 gained 1 Hesson
Player 2 covered a row with Prime Fragment
Player 3 discarded Bram Teller
Player 3 gained 1 Hesson
Player 3 took Indicyl Condenser
Player 3 took Hesson Transmuter
Player 3 upgraded with Spessart Mixer
Player 3 discarded Hesson Shunt
Player 3 used up Prime Fragment
Player 3 converted 1 wild into 1 kyan and 1 spessart
Player 3 put 1 Kyan on Knotted Legate of Verdane and Aurane
Player 3 put 1 Spessart on Knotted Legate of Verdane and Aurane
Player 3 gained 1 Hesson
Player 4 took Hesson Conduit
Player 4 took Kyan Forge
Player 4 upgraded with Spessart Decelerator
Player 4 gained 1 Indicyl
Player 5 drew a card
Player 5 took Rubel Transmuter
Player 5 discarded Sefa Quill
Player 5 gained 1 Rubel
Player 5 passed
Player 5 gained 1 Indicyl
Player 5 covered a row with Rubel Transmuter
Player 6 drew a card
Player 6 drew a card
Player 6 discarded Prime Fragment
Player 6 discarded Spessart Polarizer
Player 6 discarded Hesson Polarizer
Player 6 spent 1 Indicyl token
Player 6 discarded Spectrol Mixer
Player 6 converted 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 6 traded for Knotted Legate of Verdane and Aurane
Player 6 gained 1 Indicyl
You drew Rubel Mixer
You drew Indicyl Separator
Player 1 harvested Indicyl Blender
Player 1 gained 1 Indicyl
Player 1 gained 1 Hesson
Player 2 took Kyan Accelerator
Player 2 took Hesson Condenser
Player 2 passed
Player 2 spent 1 Hesson token
Player 2 discarded Indicyl Fractionator
Player 2 discarded Indicyl Crystallizer
Player 2 converted 2 indicyl and 1 hesson into 1 indicyl and 1 rubel
Player 2 discarded Mirelle Ovant
Player 2 gained 1 Spessart
Player 2 put 1 Indicyl on Basalt Broker of Verdane and Noctane
Player 2 put 1 Rubel on Cinder Clerk of Aurane
Player 2 gained 1 Hesson
Player 3 took Kyan Fuser
Player 3 took Hesson Separator
Player 3 passed
Player 3 gained 1 Hesson
Player 4 drew a card
Player 4 harvested Spessart Decelerator
Player 4 gained 1 Spessart
Player 4 discarded Ruk Aldane
Player 4 gained 1 Kyan
Player 4 discarded Indicyl Refinery
Player 4 discarded Indicyl Transmuter
Player 4 spent 1 Indicyl token
Player 4 converted 3 indicyl into 2 indicyl and 1 hesson
Player 4 spent 1 Indicyl token
Player 4 converted 3 indicyl into 2 indicyl and 1 hesson
Player 4 put 1 Indicyl on Soot Envoy of Noctane
Player 4 put 1 Indicyl on Fourth Archon of Verdane and Noctane and Aurane
Player 4 put 1 Hesson on Basalt Broker of Verdane and Noctane
Player 4 put 1 Hesson on Soot Envoy of Noctane
Player 4 gained 1 Indicyl
Player 5 took Hesson Fuser
Player 5 took Rubel Condenser
Player 5 discarded Spectrol Blender
Player 5 converted 1 spectrol into 3 hesson
Player 5 spent 1 Rubel token
Player 5 discarded Rubel Condenser
Player 5 traded for Cinder Clerk of Aurane
Player 5 put 1 Hesson on Soot Envoy of Noctane
Player 5 gained 1 Indicyl
Player 6 took Kyan Refinery
Player 6 harvested Hesson Refinery
Player 6 gained 1 Hesson
Player 6 gained 1 Indicyl
Player 6 covered a row with Indicyl Furnace
Player 1 took Indicyl Splitter
Player 1 took Spessart Kiln
Player 1 upgraded with Indicyl Separator
Player 1 spent 1 Hesson token
Player 1 discarded Rubel Mixer
Player 1 converted 1 hesson and 1 rubel into 1 spessart
Player 1 discarded Spessart Kiln
Player 1 converted 1 spessart into 1 hesson and 1 rubel
Player 1 converted 1 spessart into 1 hesson and 1 rubel
Player 1 put 1 Hesson on Basalt Broker of Verdane and Noctane
Player 1 put 1 Hesson on Fourth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Rubel on Fourth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Rubel on Basalt Broker of Verdane and Noctane
Player 1 gained 1 Hesson
Player 2 drew a card
Player 2 took Hesson Kiln
Player 2 passed
Player 2 gained 1 Hesson
Player 3 took Rubel Refinery
Player 3 took Hesson Splitter
Player 3 upgraded with Rubel Inverter
Player 3 gained 1 Hesson
Player 3 covered a row with Kyan Fuser
Player 4 took Kyan Crossfeed
Player 4 took Hesson Dissolver
Player 4 spent 1 Kyan token
Player 4 discarded Hesson Conduit
Player 4 spent 1 Spessart token
Player 4 discarded Kyan Crossfeed
Player 4 traded for Soot Envoy of Noctane
Player 4 spent 1 Hesson token
Player 4 spent 1 Indicyl token
Player 4 spent 1 Indicyl token
Player 4 converted 2 indicyl and 1 hesson into 3 indicyl
Player 4 put 1 Indicyl on Basalt Broker of Verdane and Noctane
Player 4 put 1 Indicyl on Slag Clerk of Noctane
Player 4 put 1 Indicyl on Slag Clerk of Noctane
Player 4 gained 1 Indicyl
Player 5 took Indicyl Fractionator
Player 5 took Indicyl Dissolver
Player 5 upgraded with Spessart Crossfeed
Player 5 gained 1 Indicyl
Player 5 covered a row with Indicyl Fractionator
Player 6 took Rubel Shunt
Player 6 gained Vane Sieve
Player 6 discarded Knotted Legate of Verdane and Aurane
Player 6 earned Scrap Silo
Player 6 gained 1 Indicyl
Player 6 covered a row with Rubel Shunt
Player 1 took Kyan Splitter
Player 1 took Rubel Crossfeed
Player 1 harvested Indicyl Separator
Player 1 gained 1 Indicyl
Player 1 gained 1 Hesson
Player 1 covered a row with Rubel Crossfeed
Player 2 took Kyan Cargo Rig
Player 2 drew a card
Player 2 upgraded with Rubel Decelerator
Player 2 discarded Kyan Accelerator
Player 2 discarded Kyan Dissolver
Player 2 converted 2 kyan into 1 hesson and 1 spectrol
Player 2 put 1 Hesson on Crucible Prefect of Verdane and Aurane
Player 2 put 1 Spectrol on Fourth Archon of Verdane and Noctane and Aurane
Player 2 gained 1 Hesson
Player 2 covered a row with Kyan Cargo Rig
Player 3 took Indicyl Furnace
Player 3 discarded Hesson Transmuter
Player 3 discarded Indicyl Condenser
Player 3 discarded Indicyl Furnace
Player 3 converted 2 indicyl and 1 hesson into 3 indicyl
Player 3 took Hesson Mixer
Player 3 harvested Spessart Mixer
Player 3 gained 1 Spessart
Player 3 put 1 Indicyl on Slag Clerk of Noctane
Player 3 put 1 Indicyl on Slag Clerk of Noctane
Player 3 put 1 Indicyl on Slag Clerk of Noctane
Player 3 gained 1 Hesson
Player 4 took Hesson Blender
Player 4 passed
Player 4 gained 1 Indicyl
Player 4 covered a row with Kyan Forge
Player 5 drew a card
Player 5 gained Dew Net
Player 5 passed
Player 5 gained 1 Indicyl
Player 6 gained 1 Hesson
Player 6 took Rubel Accelerator
Player 6 upgraded with Rubel Accelerator
Player 6 gained 1 Indicyl
Player 6 stored a hand card beneath Scrap Silo
Player 1 took Kyan Blender
Player 1 took Kyan Separator
Player 1 passed
Player 1 gained 1 Hesson
Player 1 discarded Hesson Inverter
Player 2 took Hesson Crystallizer
Player 2 passed
Player 2 gained 1 Hesson
Player 3 took Hesson Splitter
Player 3 took Indicyl Accelerator
Player 3 upgraded with Indicyl Accelerator
Player 3 gained 1 Hesson
Player 3 covered a row with Hesson Separator
Player 4 discarded Hesson Dissolver
Player 4 spent 1 Indicyl token
Player 4 spent 1 Indicyl token
Player 4 converted 2 indicyl and 1 hesson into 3 indicyl
Player 4 took Indicyl Separator
Player 4 gained Vane Sieve
Player 4 discarded Indicyl Separator
Player 4 converted 3 indicyl into 2 indicyl and 1 hesson
Player 4 discarded Soot Envoy of Noctane
Player 4 earned Drizzle Outpost
Player 4 discarded Hesson Blender
Player 4 converted 2 indicyl and 1 hesson into 3 indicyl
Player 4 converted 2 indicyl and 1 hesson into 3 indicyl
Player 4 put 1 Indicyl on Slag Clerk of Noctane
Player 4 put 1 Indicyl on Crucible Prefect of Verdane and Aurane
Player 4 put 1 Indicyl on Crucible Prefect of Verdane and Aurane
Player 4 put 1 Indicyl on Fourth Archon of Verdane and Noctane and Aurane
Player 4 put 1 Indicyl on Crucible Prefect of Verdane and Aurane
Player 4 gained 1 Indicyl
Player 5 gained 1 Indicyl
Player 5 gained High Auger
Player 5 took Hesson Forge
Player 5 discarded Cinder Clerk of Aurane
Player 5 earned Rust Orchard
Player 5 discarded Hesson Forge
Player 5 spent 1 Rubel token
Player 5 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 5 discarded Spectrol Shunt
Player 5 converted 1 spectrol into 3 hesson
Player 5 put 1 Indicyl on Basalt Broker of Verdane and Noctane
Player 5 put 1 Hesson on Fourth Archon of Verdane and Noctane and Aurane
Player 5 put 1 Hesson on Basalt Broker of Verdane and Noctane
Player 5 put 1 Hesson on Fourth Archon of Verdane and Noctane and Aurane
Player 5 put 1 Kyan on Slag Clerk of Noctane
Player 5 gained 1 Indicyl
Player 6 gained 1 Kyan
Player 6 drew a card
Player 6 took Kyan Forge
Player 6 spent 1 Indicyl token
Player 6 spent 1 Spessart token
Player 6 converted 1 indicyl and 1 spessart into 2 rubel
Player 6 discarded Kyan Forge
Player 6 spent 1 Kyan token
Player 6 converted 2 rubel into 1 indicyl and 1 spessart
Player 6 spent 1 Indicyl token
Player 6 converted 1 indicyl and 1 spessart into 2 rubel
Player 6 spent 1 Hesson token
Player 6 spent 1 Hesson token
Player 6 spent 1 Hesson token
Player 6 traded for Basalt Broker of Verdane and Noctane
Player 6 spent 1 Rubel token
Player 6 converted 2 rubel into 1 indicyl and 1 spessart
Player 6 put 1 Indicyl on Slag Clerk of Noctane
Player 6 put 1 Indicyl on Slag Clerk of Noctane
Player 6 put 1 Spessart on Crucible Prefect of Verdane and Aurane
Player 6 gained 1 Indicyl
Player 1 took Kyan Fractionator
Player 1 took Indicyl Crystallizer
Player 1 passed
Player 1 gained 1 Hesson
Player 1 covered a row with Indicyl Splitter
Player 1 discarded Kyan Splitter
Player 2 gained Garnet Probe
Player 2 drew a card
Player 2 upgraded with Hesson Condenser
Player 2 gained 1 Hesson
Player 2 covered a row with Indicyl Crossfeed
Player 3 took Hesson Polarizer
Player 3 took Rubel Smelter
Player 3 harvested Rubel Inverter
Player 3 gained 1 Rubel
Player 3 gained 1 Hesson
Player 3 covered a row with Rubel Refinery
Player 4 gained 1 Hesson
Player 4 took Spectrol Decelerator
Player 4 took Indicyl Cargo Rig
Player 4 passed
Player 4 gained 1 Indicyl
Player 5 gained 1 Indicyl
Player 5 gained 1 Hesson
Player 5 took Kyan Exchanger
Player 5 upgraded with Hesson Fuser
Player 5 spent 1 Indicyl token
Player 5 discarded Kyan Exchanger
Player 5 converted 1 indicyl and 1 kyan into 1 spessart
Player 5 put 1 Spessart on Crucible Prefect of Verdane and Aurane
Player 5 gained 1 Indicyl
Player 6 gained 1 Indicyl
Player 6 took Indicyl Conduit
Player 6 passed
Player 6 gained 1 Indicyl
Player 1 took Spectrol Crystallizer
Player 1 took Indicyl Blender
Player 1 discarded Kyan Blender
Player 1 discarded Kyan Fractionator
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 traded for Slag Clerk of Noctane
Player 1 gained 1 Hesson
Player 2 gained 1 Indicyl
Player 2 discarded Rubel Fractionator
Player 2 converted 1 rubel into 2 indicyl
Player 2 took Rubel Blender
Player 2 took Indicyl Fuser
Player 2 discarded Rubel Blender
Player 2 discarded Kyan Cargo Rig
Player 2 spent 1 Spessart token
Player 2 traded for Dockside Scribe of Verdane
Player 2 discarded Indicyl Fuser
Player 2 converted 2 indicyl into 1 rubel
Player 2 converted 1 rubel into 2 indicyl
Player 2 put 1 Indicyl on Fourth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Indicyl on Crucible Prefect of Verdane and Aurane
Player 2 gained 1 Hesson
Player 3 took Rubel Exchanger
Player 3 took Indicyl Fuser
Player 3 discarded Spessart Accelerator
Player 3 discarded Indicyl Fuser
Player 3 converted 1 indicyl and 1 spessart into 2 rubel
Player 3 upgraded with Hesson Splitter
Player 3 put 1 Rubel on Fourth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Rubel on Crucible Prefect of Verdane and Aurane
Player 3 gained 1 Hesson
Player 4 gained 1 Kyan
Player 4 took Rubel Polarizer
Player 4 gained High Auger
Player 4 spent 1 Indicyl token
Player 4 spent 1 Indicyl token
Player 4 discarded Indicyl Cargo Rig
Player 4 converted 3 indicyl into 2 indicyl and 1 hesson
Player 4 upgraded with Spectrol Polarizer
Player 4 put 1 Indicyl on Fourth Archon of Verdane and Noctane and Aurane
Player 4 put 1 Indicyl on Fourth Archon of Verdane and Noctane and Aurane
Player 4 put 1 Hesson on Level Magistrate of Verdane and Aurane
Player 4 gained 1 Indicyl
Player 5 gained 1 Hesson
Player 5 gained 1 Kyan
Player 5 took Indicyl Cargo Rig
Player 5 took Indicyl Crystallizer
Player 5 spent 1 Indicyl token
Player 5 spent 1 Kyan token
Player 5 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 5 passed
Player 5 put 1 Hesson on Fourth Archon of Verdane and Noctane and Aurane
Player 5 put 1 Rubel on Level Magistrate of Verdane and Aurane
Player 5 gained 1 Indicyl
Player 6 lost Vane Sieve
Player 6 took Spessart Condenser
Player 6 took Indicyl Polarizer
Player 6 upgraded with Kyan Refinery
Player 6 gained 1 Indicyl
Player 6 stored Rubel Accelerator beneath Scrap Silo
Player 1 took Spectrol Dissolver
Player 1 took Spectrol Cargo Rig
Player 1 discarded Indicyl Blender
Player 1 discarded Spectrol Crystallizer
Player 1 spent 1 Kyan token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 traded for Dome Intendant of Verdane and Noctane
Player 1 gained 1 Hesson
Player 1 covered a row with Kyan Separator
Player 2 gained 1 Hesson
Player 2 passed
Player 2 gained 1 Hesson
Player 3 spent 1 Rubel token
Player 3 discarded Rubel Exchanger
Player 3 converted 2 rubel into 1 indicyl and 1 spessart
Player 3 gained Fast Centrifuge
Player 3 took Spessart Fractionator
Player 3 harvested Indicyl Accelerator
Player 3 gained 1 Indicyl
Player 3 put 1 Indicyl on Crucible Prefect of Verdane and Aurane
Player 3 put 1 Spessart on Bulk Castellan of Verdane and Aurane
Player 3 gained 1 Hesson
Player 4 gained 1 Indicyl
Player 4 gained 1 Hesson
Player 4 took Hesson Cargo Rig
Player 4 drew a card
Player 4 passed
Player 4 discarded Spectrol Decelerator
Player 4 converted 1 spectrol into 1 spessart
Player 4 spent 1 Hesson token
Player 4 spent 1 Indicyl token
Player 4 spent 1 Indicyl token
Player 4 converted 2 indicyl and 1 hesson into 3 indicyl
Player 4 converted 3 indicyl into 2 indicyl and 1 hesson
Player 4 converted 1 spessart into 1 spectrol
Player 4 spent 1 Hesson token
Player 4 converted 2 indicyl and 1 hesson into 3 indicyl
Player 4 put 1 Indicyl on Bulk Castellan of Verdane and Aurane
Player 4 put 1 Indicyl on Level Magistrate of Verdane and Aurane
Player 4 put 1 Indicyl on Crucible Prefect of Verdane and Aurane
Player 4 put 1 Hesson on Fourth Archon of Verdane and Noctane and Aurane
Player 4 put 1 Spectrol on Level Magistrate of Verdane and Aurane
Player 4 gained 1 Indicyl
Player 5 lost Dew Net
Player 5 gained 1 Rubel
Player 5 took Indicyl Separator
Player 5 spent 1 Hesson token
Player 5 spent 1 Rubel token
Player 5 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 5 passed
Player 5 put 1 Indicyl on Crucible Prefect of Verdane and Aurane
Player 5 put 1 Kyan on Fourth Archon of Verdane and Noctane and Aurane
Player 5 gained 1 Indicyl
Player 6 took Hesson Decelerator
Player 6 took Indicyl Transmuter
Player 6 upgraded with Hesson Decelerator
Player 6 gained 1 Indicyl
Player 1 took Hesson Fractionator
Player 1 took Indicyl Crossfeed
Player 1 passed
Player 1 gained 1 Hesson
Player 1 discarded Indicyl Decelerator
Player 2 gained 1 Spessart
Player 2 took Hesson Exchanger
Player 2 took Spectrol Separator
Player 2 harvested Rubel Decelerator
Player 2 gained 1 Rubel
Player 2 gained 1 Hesson
Player 3 gained 1 Hesson
Player 3 took Indicyl Refinery
Player 3 took Indicyl Inverter
Player 3 harvested Hesson Splitter
Player 3 gained 1 Hesson
Player 3 gained 1 Hesson
Player 3 discarded Spessart Shunt
Player 4 lost Vane Sieve
Player 4 gained 1 Kyan
Player 4 drew a card
Player 4 took Kyan Decelerator
Player 4 passed
Player 4 gained 1 Indicyl
Player 4 covered a row with Hesson Mixer
Player 5 lost High Auger
Player 5 passed
Player 5 gained 1 Indicyl
Player 6 took Indicyl Transmuter
Player 6 took Hesson Forge
Player 6 passed
Player 6 gained 1 Indicyl
Player 6 covered a row with Hesson Forge
Player 6 stored a hand card beneath Scrap Silo
You drew Hesson Splitter
Player 1 took Rubel Furnace
Player 1 discarded Dome Intendant of Verdane and Noctane
Player 1 earned Hall of Proxies
Player 1 gained 1 Hesson
Player 1 covered a row with Hesson Splitter
Player 1 stored Slag Clerk of Noctane beneath Hall of Proxies
Player 1 discarded Spectrol Cargo Rig
Player 2 lost Garnet Probe
Player 2 gained Ash Bellows
Player 2 passed
Player 2 spent 1 Rubel token
Player 2 converted 1 rubel into 2 indicyl
Player 2 converted 2 indicyl into 1 rubel
Player 2 put 1 Rubel on Bulk Castellan of Verdane and Aurane
Player 2 gained 1 Hesson
Player 3 gained 1 Indicyl
Player 3 took Kyan Smelter
Player 3 took Indicyl Splitter
Player 3 discarded Spessart Fractionator
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 discarded Indicyl Refinery
Player 3 spent 1 Hesson token
Player 3 spent 1 Hesson token
Player 3 discarded Rubel Smelter
Player 3 spent 1 Spessart token
Player 3 earned Burning Ring of Noctane and Aurane
Player 3 gained 1 Hesson
Player 3 covered a row with Indicyl Splitter
Player 4 gained 1 Rubel
Player 4 passed
Player 4 gained 1 Indicyl
Player 5 took Spessart Forge
Player 5 gained Brine Pump
Player 5 discarded Spessart Forge
Player 5 converted 1 spessart into 3 hesson
Player 5 harvested Hesson Fuser
Player 5 gained 1 Hesson
Player 5 converted 3 hesson into 1 spectrol
Player 5 put 1 Spectrol on Bulk Castellan of Verdane and Aurane
Player 5 gained 1 Indicyl
Player 6 took Hesson Dissolver
Player 6 took Hesson Forge
Player 6 discarded Basalt Broker of Verdane and Noctane
Player 6 earned Overgrown Relay
Player 6 gained 1 Indicyl
Player 6 stored a hand card beneath Scrap Silo
Player 1 took Spessart Conduit
Player 1 took Kyan Condenser
Player 1 passed
Player 1 gained 1 Hesson
You stored Hesson Fractionator beneath Hall of Proxies
Player 1 discarded Spectrol Accelerator
Player 2 gained 1 Hesson
Player 2 took Indicyl Condenser
Player 2 upgraded with Indicyl Condenser
Player 2 gained 1 Hesson
Player 3 gained 1 Rubel
Player 3 gained Aurane for this turn
Player 3 took Rubel Conduit
Player 3 took Spectrol Smelter
Player 3 upgraded with Kyan Smelter
Player 3 discarded Hesson Mixer
Player 3 discarded Hesson Splitter
Player 3 discarded Hesson Polarizer
Player 3 converted 3 hesson into 1 spectrol
Player 3 spent 1 Hesson token
Player 3 spent 1 Hesson token
Player 3 spent 1 Hesson token
Player 3 converted 3 hesson into 1 spectrol
Player 3 put 1 Spectrol on Fourth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Spectrol on Fourth Archon of Verdane and Noctane and Aurane
Player 3 gained 1 Hesson
Player 4 lost High Auger
Player 4 took Spessart Fuser
Player 4 took Kyan Furnace
Player 4 passed
Player 4 discarded Spessart Fuser
Player 4 converted 1 spessart into 1 spectrol
Player 4 put 1 Spectrol on Level Magistrate of Verdane and Aurane
Player 4 gained 1 Indicyl
Player 5 gained 1 Indicyl
Player 5 drew a card
Player 5 took Rubel Inverter
Player 5 passed
Player 5 spent 1 Hesson token
Player 5 discarded Rubel Inverter
Player 5 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 5 discarded Indicyl Separator
Player 5 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 5 spent 1 Hesson token
Player 5 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 5 put 1 Indicyl on Bulk Castellan of Verdane and Aurane
Player 5 put 1 Indicyl on Level Magistrate of Verdane and Aurane
Player 5 put 1 Hesson on Fourth Archon of Verdane and Noctane and Aurane
Player 5 put 1 Kyan on Fourth Archon of Verdane and Noctane and Aurane
Player 5 gained 1 Indicyl
Player 6 took Rubel Fuser
Player 6 discarded Rubel Fuser
Player 6 spent 1 Kyan token
Player 6 converted 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 6 discarded Hesson Dissolver
Player 6 converted 1 hesson and 1 spectrol into 2 kyan
Player 6 took Indicyl Shunt
Player 6 passed
Player 6 converted 2 kyan into 1 hesson and 1 spectrol
Player 6 put 1 Hesson on Level Magistrate of Verdane and Aurane
Player 6 put 1 Spectrol on Fourth Archon of Verdane and Noctane and Aurane
There was no Indicyl left in the pool
You drew Spessart Refinery
Player 1 gained Garnet Probe
Player 1 passed
Player 1 gained 1 Hesson
Player 1 covered a row with Spessart Conduit
You stored Spessart Refinery beneath Hall of Proxies
There was no Indicyl left in the pool
Player 2 drew a card
Player 2 gained Slow Centrifuge
Player 2 harvested Hesson Condenser
Player 2 gained 1 Hesson
Player 2 gained 1 Hesson
Player 3 lost Fast Centrifuge
Player 3 gained Aurane for this turn
Player 3 gained Slow Centrifuge
Player 3 gained Spark Rake
Player 3 upgraded with Rubel Conduit
Player 3 gained 1 Hesson
Player 3 covered a row with Spectrol Smelter
Player 4 took Rubel Shunt
Player 4 took Spectrol Kiln
Player 4 harvested Indicyl Mixer
There was no Indicyl left in the pool
There was no Indicyl left in the pool
Player 4 covered a row with Rubel Polarizer
Player 5 gained 1 Hesson
Player 5 took Hesson Crossfeed
Player 5 drew a card
Player 5 harvested Spessart Crossfeed
Player 5 gained 1 Spessart
There was no Indicyl left in the pool
Player 6 gained Fast Centrifuge
Player 6 took Kyan Mixer
Player 6 upgraded with Indicyl Conduit
There was no Indicyl left in the pool
There was no Indicyl left in the pool
Player 1 took Rubel Crossfeed
Player 1 took Kyan Shunt
Player 1 discarded Rubel Furnace
Player 1 discarded Spectrol Dissolver
Player 1 discarded Rubel Crossfeed
Player 1 discarded Kyan Shunt
Player 1 discarded Indicyl Crystallizer
Player 1 spent 1 Indicyl token
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 discarded Kyan Condenser
Player 1 earned Last Beacon
Player 1 gained 1 Hesson
Player 2 gained 1 Hesson
Player 2 gained 1 Indicyl
Player 2 took Spectrol Conduit
Player 2 drew a card
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 converted 2 indicyl into 1 rubel
Player 2 converted 1 rubel into 2 indicyl
Player 2 harvested Indicyl Condenser
Player 2 gained 1 Indicyl
Player 2 put 1 Indicyl on Crucible Prefect of Verdane and Aurane
Player 2 gained 1 Hesson
Player 2 discarded Hesson Kiln
There was no Indicyl left in the pool
Player 3 gained 1 Hesson
Player 3 gained Aurane for this turn
Player 3 took Indicyl Forge
Player 3 took Rubel Separator
Player 3 passed
Player 3 spent 1 Hesson token
Player 3 spent 1 Hesson token
Player 3 spent 1 Hesson token
Player 3 converted 3 hesson into 1 spectrol
Player 3 spent 1 Hesson token
Player 3 spent 1 Hesson token
Player 3 spent 1 Hesson token
Player 3 converted 3 hesson into 3 indicyl
Player 3 converted 1 spectrol into 3 hesson
Player 3 spent 1 Hesson token
Player 3 converted 3 hesson into 3 indicyl
Player 3 spent 1 Hesson token
Player 3 spent 1 Hesson token
Player 3 converted 3 hesson into 1 spectrol
Player 3 converted 1 spectrol into 3 hesson
Player 3 put 1 Hesson on Bulk Castellan of Verdane and Aurane
Player 3 put 1 Hesson on Level Magistrate of Verdane and Aurane
Player 3 put 1 Hesson on Fourth Archon of Verdane and Noctane and Aurane
Player 3 gained 1 Hesson
Player 4 discarded Spectrol Kiln
Player 4 converted 1 spectrol into 1 spessart
Player 4 drew a card
Player 4 took Hesson Cargo Rig
Player 4 harvested Spectrol Polarizer
Player 4 gained 1 Spectrol
Player 4 put 1 Spessart on Fourth Archon of Verdane and Noctane and Aurane
There was no Indicyl left in the pool
There was no Indicyl left in the pool
Player 5 took Rubel Forge
Player 5 drew a card
Player 5 harvested Indicyl Smelter
There was no Indicyl left in the pool
There was no Indicyl left in the pool
Player 5 discarded Hesson Furnace
Player 6 gained 1 Hesson
Player 6 discarded Hesson Forge
Player 6 spent 1 Hesson token
Player 6 spent 1 Hesson token
Player 6 converted 3 hesson into 3 indicyl
Player 6 spent 1 Hesson token
Player 6 spent 1 Hesson token
Player 6 spent 1 Hesson token
Player 6 converted 3 hesson into 3 indicyl
Player 6 drew a card
Player 6 upgraded with Indicyl Shunt
Player 6 spent 1 Hesson token
Player 6 discarded Kyan Mixer
Player 6 converted 1 hesson and 1 kyan into 3 hesson
Player 6 put 1 Hesson on Bulk Castellan of Verdane and Aurane
Player 6 put 1 Hesson on Bulk Castellan of Verdane and Aurane
Player 6 put 1 Hesson on Crucible Prefect of Verdane and Aurane
There was no Indicyl left in the pool
Player 6 stored Hesson Decelerator beneath Scrap Silo
Player 1 gained 1 Hesson
Player 1 gained Verdane for this turn
Player 1 passed
Player 1 gained 1 Hesson
Player 1 stored Garnet Probe beneath Hall of Proxies
Player 2 lost Ash Bellows
Player 2 gained 1 Hesson
Player 2 took Spectrol Condenser
Player 2 took Hesson Crusher
Player 2 upgraded with Spectrol Separator
Player 2 spent 1 Spessart token
Player 2 converted 1 spessart into 1 hesson and 1 rubel
Player 2 put 1 Hesson on Bulk Castellan of Verdane and Aurane
Player 2 put 1 Rubel on Fourth Archon of Verdane and Noctane and Aurane
Player 2 gained 1 Hesson
Player 2 discarded Hesson Crusher
Player 3 gained 1 Hesson
Player 3 gained 1 Hesson
Player 3 gained Noctane for this turn
Player 3 spent 1 Hesson token
Player 3 spent 1 Hesson token
Player 3 spent 1 Hesson token
Player 3 converted 3 hesson into 1 spectrol
Player 3 passed
Player 3 put 1 Spectrol on Level Magistrate of Verdane and Aurane
Player 3 gained 1 Hesson
Player 4 took Spessart Furnace
Player 4 took Indicyl Crossfeed
Player 4 upgraded with Rubel Crystallizer
Player 4 spent 1 Rubel token
Player 4 discarded Indicyl Crossfeed
Player 4 converted 1 indicyl and 1 rubel into 1 spectrol
Player 4 spent 1 Spectrol token
Player 4 converted 1 spectrol into 1 indicyl and 1 rubel
Player 4 put 1 Rubel on Fourth Archon of Verdane and Noctane and Aurane
Player 4 put 1 Spectrol on Crucible Prefect of Verdane and Aurane
There was no Indicyl left in the pool
Player 5 lost Brine Pump
Player 5 took Rubel Exchanger
Player 5 took Rubel Cargo Rig
Player 5 passed
There was no Indicyl left in the pool
Player 5 discarded Rubel Cargo Rig
Player 5 discarded Rubel Forge
There was no Indicyl left in the pool
Player 6 gained Garnet Probe
Player 6 took Hesson Accelerator
Player 6 discarded Indicyl Crusher
Player 6 discarded Indicyl Conduit
Player 6 discarded Indicyl Transmuter
Player 6 converted 3 indicyl into 3 hesson
Player 6 harvested Indicyl Shunt
There was no Indicyl left in the pool
Player 6 spent 1 Indicyl token
Player 6 spent 1 Indicyl token
Player 6 spent 1 Indicyl token
Player 6 converted 3 indicyl into 3 hesson
Player 6 discarded Hesson Accelerator
Player 6 spent 1 Hesson token
Player 6 converted 3 hesson into 3 indicyl
Player 6 put 1 Indicyl on Fourth Archon of Verdane and Noctane and Aurane
Player 6 put 1 Indicyl on Level Magistrate of Verdane and Aurane
Player 6 put 1 Indicyl on Level Magistrate of Verdane and Aurane
Player 6 put 1 Hesson on Bulk Castellan of Verdane and Aurane
Player 6 put 1 Hesson on Fourth Archon of Verdane and Noctane and Aurane
Player 6 put 1 Hesson on Level Magistrate of Verdane and Aurane
Player 6 put 1 Hesson on Fourth Archon of Verdane and Noctane and Aurane
Player 6 put 1 Hesson on Level Magistrate of Verdane and Aurane
There was no Indicyl left in the pool
Player 6 stored Kyan Refinery beneath Scrap Silo
Player 1 gained Noctane for this turn
Player 1 took Hesson Accelerator
Player 1 took Kyan Crusher
Player 1 upgraded with Indicyl Crossfeed
Player 1 gained 1 Hesson
You stored Spectrol Forge beneath Hall of Proxies
Player 2 gained 1 Kyan
Player 2 took Indicyl Mixer
Player 2 drew a card
Player 2 harvested Spectrol Separator
Player 2 gained 1 Spectrol
Player 2 gained 1 Hesson
Player 2 discarded Spectrol Conduit
Player 2 discarded Hesson Crossfeed
Player 3 gained 1 Kyan
There was no Indicyl left in the pool
Player 3 gained Noctane for this turn
Player 3 upgraded with Indicyl Inverter
Player 3 gained 1 Hesson
Player 4 took Hesson Furnace
Player 4 spent 1 Indicyl token
Player 4 discarded Rubel Shunt
Player 4 converted 1 indicyl and 1 rubel into 1 spectrol
Player 4 passed
Player 4 put 1 Spectrol on Level Magistrate of Verdane and Aurane
Player 4 gained 1 Indicyl
Player 5 passed
There was no Indicyl left in the pool
Player 6 gained 1 Rubel
There was no Indicyl left in the pool
Player 6 took Hesson Crusher
Player 6 harvested Indicyl Conduit
There was no Indicyl left in the pool
There was no Indicyl left in the pool
Player 6 stored a hand card beneath Scrap Silo
Player 1 gained Verdane for this turn
Player 1 took Indicyl Forge
Player 1 took Hesson Blender
Player 1 passed
Player 1 gained 1 Hesson
Player 1 stored Last Beacon beneath Hall of Proxies
Player 2 lost Slow Centrifuge
Player 2 took Spessart Cargo Rig
Player 2 gained Brine Pump
Player 2 passed
Player 2 gained 1 Hesson
Player 2 discarded Spessart Cargo Rig
Player 3 lost Slow Centrifuge
Player 3 lost Spark Rake
Player 3 gained Noctane for this turn
Player 3 spent 1 Hesson token
Player 3 spent 1 Hesson token
Player 3 spent 1 Hesson token
Player 3 converted 3 hesson into 3 indicyl
Player 3 passed
Player 3 gained 1 Hesson
Player 4 took Kyan Kiln
Player 4 gained Spectrum Probe
Player 4 passed
There was no Indicyl left in the pool
Player 4 discarded Kyan Kiln
Player 5 took Rubel Smelter
Player 5 took Spessart Crystallizer
Player 5 passed
There was no Indicyl left in the pool
Player 5 discarded Rubel Smelter
Player 5 discarded Spessart Crystallizer
Player 6 lost Fast Centrifuge
Player 6 gained 1 Hesson
Player 6 drew a card
Player 6 took Rubel Dissolver
Player 6 upgraded with Hesson Crusher
There was no Indicyl left in the pool
Player 6 stored Overgrown Relay beneath Scrap Silo
Player 1 took Indicyl Refinery
Player 1 took Indicyl Forge
Player 1 upgraded with Indicyl Refinery
Player 1 gained 1 Hesson
Player 1 stored Indicyl Crossfeed beneath Hall of Proxies
There was no Indicyl left in the pool
Player 2 passed
Player 2 gained 1 Hesson
Player 3 gained Noctane for this turn
Player 3 took Kyan Exchanger
Player 3 spent 1 Rubel token
Player 3 discarded Rubel Separator
Player 3 converted 2 rubel into 2 kyan
Player 3 spent 1 Kyan token
Player 3 discarded Kyan Exchanger
Player 3 converted 2 kyan into 2 rubel
Player 3 passed
Player 3 spent 1 Hesson token
Player 3 spent 1 Hesson token
Player 3 spent 1 Hesson token
Player 3 converted 3 hesson into 1 spectrol
Player 3 converted 2 kyan into 2 rubel
Player 3 put 1 Rubel on Crucible Prefect of Verdane and Aurane
Player 3 put 1 Rubel on Crucible Prefect of Verdane and Aurane
Player 3 put 1 Rubel on Level Magistrate of Verdane and Aurane
Player 3 put 1 Rubel on Level Magistrate of Verdane and Aurane
Player 3 put 1 Spectrol on Level Magistrate of Verdane and Aurane
Player 3 gained 1 Hesson
Player 4 gained 1 Hesson
Player 4 took Hesson Accelerator
Player 4 gained High Auger
Player 4 discarded Hesson Accelerator
Player 4 discarded Hesson Furnace
Player 4 spent 1 Indicyl token
Player 4 spent 1 Indicyl token
Player 4 spent 1 Kyan token
Player 4 spent 1 Kyan token
Player 4 discarded Spessart Furnace
Player 4 traded for Bulk Castellan of Verdane and Aurane
Player 4 spent 1 Indicyl token
Player 4 spent 1 Rubel token
Player 4 converted 1 indicyl and 1 rubel into 1 spectrol
Player 4 put 1 Spectrol on Level Magistrate of Verdane and Aurane
Player 4 gained 1 Indicyl
Player 5 drew a card
Player 5 took Hesson Exchanger
Player 5 passed
Player 5 gained 1 Indicyl
Player 5 discarded Hesson Crossfeed
Player 5 discarded Hesson Exchanger
Player 6 gained 1 Spessart
Player 6 gained Deep Auger
Player 6 gained Spectrum Probe
Player 6 passed
Player 6 gained 1 Indicyl
Player 6 covered a row with Kyan Accelerator
Player 1 took Indicyl Crusher
Player 1 took Rubel Crusher
Player 1 discarded Rubel Crusher
Player 1 discarded Kyan Crusher
Player 1 converted 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 1 harvested Indicyl Refinery
There was no Indicyl left in the pool
Player 1 put 1 Spectrol on Crucible Prefect of Verdane and Aurane
Player 1 gained 1 Hesson
Player 2 gained 1 Hesson
Player 2 took Indicyl Fractionator
Player 2 took Kyan Transmuter
Player 2 upgraded with Hesson Refinery
Player 2 discarded Indicyl Dissolver
Player 2 spent 1 Spectrol token
Player 2 converted 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 2 spent 1 Indicyl token
Player 2 discarded Spectrol Condenser
Player 2 converted 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 2 put 1 Rubel on Level Magistrate of Verdane and Aurane
Player 2 put 1 Rubel on Level Magistrate of Verdane and Aurane
Player 2 put 1 Kyan on Level Magistrate of Verdane and Aurane
Player 2 put 1 Kyan on Fourth Archon of Verdane and Noctane and Aurane
There was no Hesson left in the pool
Player 3 gained Aurane for this turn
Player 3 took Kyan Fuser
Player 3 gained Dew Net
Player 3 harvested Rubel Conduit
Player 3 gained 1 Rubel
There was no Hesson left in the pool
Player 4 gained 1 Indicyl
There was no Hesson left in the pool
Player 4 took Indicyl Inverter
Player 4 took Rubel Fractionator
Player 4 passed
There was no Indicyl left in the pool
Player 5 took Spessart Dissolver
Player 5 passed
There was no Indicyl left in the pool
Player 5 discarded Indicyl Exchanger
Player 6 lost Garnet Probe
There was no Indicyl left in the pool
There was no Hesson left in the pool
Player 6 took Kyan Shunt
Player 6 upgraded with Rubel Dissolver
There was no Indicyl left in the pool
Player 6 stored Rubel Dissolver beneath Scrap Silo
Player 1 gained Petal Sieve
You drew Indicyl Smelter
Player 1 passed
There was no Hesson left in the pool
There was no Indicyl left in the pool
Player 2 took Indicyl Cargo Rig
Player 2 gained Spark Rake
Player 2 upgraded with Indicyl Fractionator
Player 2 discarded Kyan Transmuter
Player 2 discarded Hesson Crystallizer
Player 2 converted 1 hesson and 1 kyan into 1 spectrol
Player 2 discarded Hesson Fractionator
Player 2 spent 1 Kyan token
Player 2 converted 1 hesson and 1 kyan into 1 spectrol
Player 2 converted 1 spectrol into 1 hesson and 1 kyan
Player 2 discarded Indicyl Mixer
Player 2 converted 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 2 converted 1 hesson and 1 kyan into 1 spectrol
Player 2 put 1 Rubel on Level Magistrate of Verdane and Aurane
Player 2 put 1 Kyan on Level Magistrate of Verdane and Aurane
Player 2 put 1 Spectrol on Crucible Prefect of Verdane and Aurane
There was no Hesson left in the pool
There was no Indicyl left in the pool
Player 3 gained Noctane for this turn
Player 3 harvested Indicyl Inverter
There was no Indicyl left in the pool
There was no Hesson left in the pool
Player 4 gained 1 Spectrol
Player 4 gained 1 Kyan
Player 4 took Hesson Fractionator
Player 4 took Hesson Transmuter
Player 4 passed
There was no Indicyl left in the pool
Player 4 discarded Hesson Fractionator
Player 4 discarded Hesson Cargo Rig
Player 5 took Indicyl Smelter
Player 5 took Indicyl Polarizer
Player 5 passed
There was no Indicyl left in the pool
Player 5 discarded Rubel Exchanger
Player 5 discarded Indicyl Smelter
Player 6 gained 1 Rubel
There was no Indicyl left in the pool
Player 6 gained Spark Rake
Player 6 took Indicyl Condenser
Player 6 passed
There was no Indicyl left in the pool
There was no Indicyl left in the pool
Player 1 took Kyan Furnace
Player 1 gained Slow Centrifuge
Player 1 upgraded with Indicyl Crusher
There was no Hesson left in the pool
Player 1 stored Petal Sieve beneath Hall of Proxies
Player 2 lost Brine Pump
There was no Hesson left in the pool
Player 2 took Kyan Conduit
Player 2 took Kyan Crystallizer
Player 2 passed
Player 2 discarded Kyan Crystallizer
Player 2 spent 1 Hesson token
Player 2 converted 1 hesson and 1 kyan into 1 spectrol
Player 2 discarded Indicyl Cargo Rig
Player 2 converted 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 2 put 1 Rubel on Fourth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Kyan on Crucible Prefect of Verdane and Aurane
Player 2 gained 1 Hesson
There was no Indicyl left in the pool
Player 3 gained Aurane for this turn
Player 3 gained Spectrum Probe
Player 3 took Spectrol Fractionator
Player 3 harvested Kyan Smelter
Player 3 gained 1 Kyan
There was no Hesson left in the pool
Player 4 lost Spectrum Probe
Player 4 gained 1 Rubel
Player 4 spent 1 Rubel token
Player 4 spent 1 Indicyl token
Player 4 converted 1 indicyl and 1 rubel into 1 spectrol
Player 4 took Rubel Accelerator
Player 4 converted 1 spectrol into 1 indicyl and 1 rubel
Player 4 discarded Kyan Furnace
Player 4 spent 1 Spectrol token
Player 4 discarded Indicyl Inverter
Player 4 spent 1 Kyan token
Player 4 spent 1 Indicyl token
Player 4 traded for Prism Prefect of Noctane and Aurane
Player 4 put 1 Rubel on Level Magistrate of Verdane and Aurane
Player 4 gained 1 Indicyl
Player 5 took Rubel Splitter
Player 5 passed
Player 5 gained 1 Indicyl
Player 5 discarded Hesson Polarizer
Player 6 gained 1 Kyan
Player 6 gained 1 Spectrol
There was no Hesson left in the pool
Player 6 took Kyan Crystallizer
Player 6 took Kyan Inverter
Player 6 harvested Hesson Crusher
There was no Hesson left in the pool
There was no Indicyl left in the pool
There was no Indicyl left in the pool
Player 1 took Kyan Decelerator
You drew Indicyl Blender
Player 1 discarded Hesson Blender
Player 1 discarded Kyan Decelerator
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 converted 3 indicyl into 1 spessart
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 discarded Kyan Furnace
Player 1 traded for Crucible Prefect of Verdane and Aurane
Player 1 discarded Indicyl Smelter
Player 1 discarded Indicyl Blender
Player 1 spent 1 Indicyl token
Player 1 converted 3 indicyl into 1 spessart
Player 1 discarded Indicyl Forge
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 converted 3 indicyl into 1 spessart
Player 1 converted 1 spessart into 3 indicyl
Player 1 put 1 Indicyl on Rime Warden of Noctane
Player 1 put 1 Indicyl on Fourth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on Fourth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Spessart on Fourth Archon of Verdane and Noctane and Aurane
Player 1 gained 1 Hesson
Player 1 stored Indicyl Crusher beneath Hall of Proxies
Player 2 gained 1 Hesson
Player 2 discarded Hesson Exchanger
Player 2 discarded Kyan Conduit
Player 2 converted 1 hesson and 1 kyan into 1 spectrol
Player 2 harvested Indicyl Fractionator
Player 2 gained 1 Indicyl
Player 2 spent 1 Indicyl token
Player 2 converted 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 2 put 1 Rubel on Ash Warden of Noctane
Player 2 put 1 Kyan on Level Magistrate of Verdane and Aurane
There was no Hesson left in the pool
There was no Hesson left in the pool
There was no Hesson left in the pool
Player 3 gained Aurane for this turn
Player 3 took Spectrol Crusher
Player 3 took Indicyl Dissolver
Player 3 passed
There was no Hesson left in the pool
Player 4 lost High Auger
Player 4 took Indicyl Shunt
Player 4 discarded Indicyl Shunt
Player 4 discarded Rubel Accelerator
Player 4 converted 1 indicyl and 1 rubel into 1 spectrol
Player 4 took Indicyl Exchanger
Player 4 discarded Indicyl Exchanger
Player 4 discarded Rubel Fractionator
Player 4 converted 1 indicyl and 1 rubel into 1 spectrol
Player 4 passed
Player 4 put 1 Spectrol on Level Magistrate of Verdane and Aurane
Player 4 put 1 Spectrol on Ash Warden of Noctane
Player 4 gained 1 Indicyl
Player 5 took Hesson Exchanger
Player 5 took Hesson Smelter
Player 5 passed
Player 5 gained 1 Indicyl
Player 5 discarded Hesson Smelter
Player 5 discarded Indicyl Polarizer
Player 6 lost Deep Auger
Player 6 lost Spectrum Probe
There was no Hesson left in the pool
Player 6 took Hesson Crystallizer
Player 6 took Indicyl Shunt
Player 6 upgraded with Kyan Crystallizer
Player 6 spent 1 Indicyl token
Player 6 spent 1 Rubel token
Player 6 converted 1 indicyl and 1 rubel into 1 spectrol
Player 6 spent 1 Spectrol token
Player 6 converted 1 spectrol into 1 indicyl and 1 rubel
Player 6 put 1 Indicyl on Ash Warden of Noctane
Player 6 put 1 Rubel on Level Magistrate of Verdane and Aurane
Player 6 put 1 Spectrol on Ash Warden of Noctane
Player 6 gained 1 Indicyl
There was no Hesson left in the pool
Player 1 upgraded with Hesson Accelerator
There was no Hesson left in the pool
There was no Indicyl left in the pool
Player 2 gained Deep Auger
Player 2 took Spectrol Crossfeed
Player 2 harvested Hesson Refinery
There was no Hesson left in the pool
There was no Hesson left in the pool
Player 3 lost Dew Net
There was no Indicyl left in the pool
Player 3 gained Noctane for this turn
Player 3 took Spessart Blender
Player 3 upgraded with Indicyl Forge
Player 3 spent 1 Hesson token
Player 3 discarded Spessart Blender
Player 3 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 3 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 3 discarded Kyan Fuser
Player 3 spent 1 Rubel token
Player 3 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 3 put 1 Hesson on Ash Warden of Noctane
Player 3 put 1 Spessart on Rime Warden of Noctane
Player 3 put 1 Spessart on Rime Warden of Noctane
There was no Hesson left in the pool
Player 4 took Kyan Inverter
Player 4 took Rubel Refinery
Player 4 harvested Rubel Crystallizer
Player 4 gained 1 Rubel
There was no Indicyl left in the pool
Player 5 took Hesson Separator
Player 5 took Kyan Crusher
Player 5 upgraded with Indicyl Crystallizer
Player 5 discarded Indicyl Cargo Rig
Player 5 discarded Rubel Splitter
Player 5 converted 1 indicyl and 1 rubel into 1 spectrol
Player 5 converted 1 spectrol into 1 indicyl and 1 rubel
Player 5 put 1 Rubel on Ash Warden of Noctane
There was no Indicyl left in the pool
Player 5 covered a row with Kyan Crusher
There was no Indicyl left in the pool
Player 6 discarded Indicyl Shunt
Player 6 spent 1 Rubel token
Player 6 converted 1 indicyl and 1 rubel into 1 spectrol
Player 6 took Indicyl Exchanger
Player 6 converted 1 spectrol into 1 indicyl and 1 rubel
Player 6 spent 1 Hesson token
Player 6 spent 1 Spessart token
Player 6 discarded Hesson Crystallizer
Player 6 traded for Ash Warden of Noctane
Player 6 spent 1 Rubel token
Player 6 converted 1 indicyl and 1 rubel into 1 spectrol
Player 6 put 1 Spectrol on Level Magistrate of Verdane and Aurane
There was no Indicyl left in the pool
Player 1 gained 1 Kyan
Player 1 took Hesson Smelter
Player 1 took Kyan Refinery
Player 1 upgraded with Indicyl Forge
Player 1 gained 1 Hesson
You stored Kyan Refinery beneath Hall of Proxies
Player 2 lost Spark Rake
There was no Indicyl left in the pool
Player 2 took Indicyl Furnace
Player 2 passed
There was no Hesson left in the pool
Player 3 gained 1 Spectrol
Player 3 gained Aurane for this turn
Player 3 drew a card
Player 3 took Spectrol Fuser
Player 3 upgraded with Spectrol Crusher
Player 3 discarded Rubel Fuser
Player 3 spent 1 Kyan token
Player 3 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 3 put 1 Spessart on Rime Warden of Noctane
There was no Hesson left in the pool
Player 4 drew a card
Player 4 took Kyan Blender
Player 4 spent 1 Indicyl token
Player 4 discarded Kyan Inverter
Player 4 discarded Hesson Transmuter
Player 4 spent 1 Spectrol token
Player 4 discarded Kyan Splitter
Player 4 discarded Kyan Blender
Player 4 spent 1 Indicyl token
Player 4 spent 1 Hesson token
Player 4 earned Sunken Pole of Verdane and Aurane
Player 4 gained 1 Indicyl
Player 5 took Kyan Crossfeed
Player 5 took Indicyl Kiln
Player 5 passed
Player 5 gained 1 Indicyl
Player 6 lost Spark Rake
Player 6 took Hesson Conduit
Player 6 harvested Kyan Crystallizer
Player 6 gained 1 Kyan
There was no Indicyl left in the pool
Player 6 stored a hand card beneath Scrap Silo
Player 1 lost Slow Centrifuge
Player 1 spent 1 Indicyl token
Player 1 spent 1 Spessart token
Player 1 converted 1 indicyl and 1 spessart into 2 rubel
Player 1 took Hesson Crossfeed
Player 1 took Indicyl Fuser
Player 1 spent 1 Indicyl token
Player 1 spent 1 Hesson token
Player 1 discarded Hesson Crossfeed
Player 1 spent 1 Rubel token
Player 1 spent 1 Kyan token
Player 1 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 spent 1 Spectrol token
Player 1 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 converted 2 rubel into 1 indicyl and 1 spessart
Player 1 spent 1 Hesson token
Player 1 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 spent 1 Kyan token
Player 1 traded for Fourth Archon of Verdane and Noctane and Aurane
Player 1 spent 1 Indicyl token
Player 1 spent 1 Spessart token
Player 1 converted 1 indicyl and 1 spessart into 2 rubel
Player 1 put 1 Rubel on Level Magistrate of Verdane and Aurane
Player 1 put 1 Rubel on Shard Warden of Noctane
Player 1 put 1 Rubel on Rime Warden of Noctane
Player 1 put 1 Rubel on Shard Warden of Noctane
Player 1 gained 1 Hesson
Player 1 stored Fourth Archon of Verdane and Noctane and Aurane beneath Hall of Proxies
Player 2 gained 1 Rubel
Player 2 took Rubel Splitter
Player 2 took Hesson Blender
Player 2 upgraded with Hesson Blender
Player 2 discarded Rubel Splitter
Player 2 converted 1 rubel into 1 indicyl and 1 hesson
Player 2 spent 1 Rubel token
Player 2 converted 1 rubel into 1 indicyl and 1 hesson
Player 2 converted 1 indicyl and 1 hesson into 1 rubel
Player 2 put 1 Indicyl on Rime Warden of Noctane
Player 2 put 1 Hesson on Shard Warden of Noctane
Player 2 put 1 Rubel on Glass Envoy of Verdane
Player 2 gained 1 Hesson
Player 3 lost Spectrum Probe
Player 3 gained Noctane for this turn
Player 3 drew a card
Player 3 took Rubel Polarizer
Player 3 upgraded with Spectrol Fractionator
There was no Hesson left in the pool
Player 4 gained Aurane for this turn
Player 4 took Kyan Smelter
Player 4 gained Brine Pump
Player 4 discarded Prism Prefect of Noctane and Aurane
Player 4 earned Stillwater Spire
Player 4 gained 1 Indicyl
Player 5 took Indicyl Decelerator
Player 5 took Kyan Transmuter
Player 5 upgraded with Kyan Transmuter
Player 5 discarded Kyan Crossfeed
Player 5 converted 1 kyan into 1 rubel
Player 5 put 1 Rubel on Level Magistrate of Verdane and Aurane
Player 5 gained 1 Indicyl
Player 6 discarded Kyan Shunt
Player 6 spent 1 Indicyl token
Player 6 spent 1 Indicyl token
Player 6 spent 1 Spectrol token
Player 6 traded for Shard Warden of Noctane
Player 6 gained 1 Indicyl
Player 1 spent 1 Indicyl token
Player 1 spent 1 Spessart token
Player 1 converted 1 indicyl and 1 spessart into 2 rubel
Player 1 took Spectrol Transmuter
Player 1 took Rubel Blender
Player 1 discarded Rubel Blender
Player 1 spent 1 Kyan token
Player 1 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 discarded Hesson Smelter
Player 1 spent 1 Indicyl token
Player 1 discarded Indicyl Fuser
Player 1 spent 1 Rubel token
Player 1 discarded Spectrol Transmuter
Player 1 traded for Level Magistrate of Verdane and Aurane
Player 1 spent 1 Rubel token
Player 1 spent 1 Kyan token
Player 1 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 put 1 Rubel on Glass Envoy of Verdane
Player 1 put 1 Spessart on Sixth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Spessart on Sixth Archon of Verdane and Noctane and Aurane
There was no Hesson left in the pool
Player 2 gained 1 Kyan
Player 2 took Spessart Crusher
Player 2 gained Dew Net
Player 2 harvested Hesson Blender
There was no Hesson left in the pool
There was no Hesson left in the pool
Player 3 gained Aurane for this turn
Player 3 drew a card
Player 3 took Hesson Separator
Player 3 discarded Hesson Separator
Player 3 discarded Kyan Mixer
Player 3 converted 1 hesson and 1 kyan into 1 spectrol
Player 3 harvested Indicyl Forge
Player 3 gained 1 Indicyl
Player 3 put 1 Spectrol on Glass Envoy of Verdane
There was no Hesson left in the pool
Player 4 gained 1 Indicyl
Player 4 gained Verdane for this turn
Player 4 took Spessart Transmuter
Player 4 took Hesson Fuser
Player 4 passed
Player 4 gained 1 Indicyl
Player 5 took Hesson Refinery
Player 5 took Kyan Condenser
Player 5 upgraded with Hesson Separator
There was no Indicyl left in the pool
Player 5 discarded Indicyl Polarizer
Player 6 drew a card
Player 6 took Indicyl Conduit
Player 6 discarded Kyan Inverter
Player 6 discarded Indicyl Exchanger
Player 6 spent 1 Kyan token
Player 6 spent 1 Indicyl token
Player 6 spent 1 Indicyl token
Player 6 spent 1 Rubel token
Player 6 spent 1 Rubel token
Player 6 spent 1 Spectrol token
Player 6 traded for Sixth Archon of Verdane and Noctane and Aurane
Player 6 gained 1 Indicyl
Player 1 took Hesson Shunt
Player 1 took Indicyl Accelerator
Player 1 upgraded with Hesson Shunt
There was no Hesson left in the pool
You stored Indicyl Accelerator beneath Hall of Proxies
Player 2 lost Deep Auger
Player 2 gained 1 Indicyl
Player 2 took Hesson Inverter
Player 2 upgraded with Hesson Inverter
There was no Hesson left in the pool
Player 3 gained Aurane for this turn
Player 3 took Hesson Crusher
Player 3 took Kyan Polarizer
Player 3 spent 1 Spectrol token
Player 3 converted 1 spectrol into 1 hesson and 1 kyan
Player 3 discarded Hesson Crusher
Player 3 discarded Kyan Polarizer
Player 3 discarded Indicyl Dissolver
Player 3 discarded Spectrol Splitter
Player 3 spent 1 Indicyl token
Player 3 earned Cracked Moon of Aurane
There was no Hesson left in the pool
There was no Hesson left in the pool
Player 4 gained Aurane for this turn
Player 4 took Spectrol Refinery
Player 4 took Hesson Furnace
Player 4 upgraded with Spessart Transmuter
Player 4 gained 1 Indicyl
Player 4 discarded Kyan Smelter
Player 5 drew a card
Player 5 passed
Player 5 discarded Spessart Dissolver
Player 5 converted 1 spessart into 1 hesson and 1 rubel
Player 5 discarded Kyan Condenser
Player 5 converted 1 kyan into 1 rubel
Player 5 discarded Indicyl Decelerator
Player 5 converted 1 indicyl and 1 rubel into 1 hesson and 1 rubel
Player 5 discarded Hesson Exchanger
Player 5 converted 1 hesson and 1 rubel into 1 spessart
Player 5 put 1 Rubel on Glass Envoy of Verdane
Player 5 put 1 Spessart on Glass Envoy of Verdane
There was no Indicyl left in the pool
Player 6 took Hesson Cargo Rig
Player 6 took Kyan Dissolver
Player 6 spent 1 Hesson token
Player 6 spent 1 Hesson token
Player 6 discarded Kyan Dissolver
Player 6 spent 1 Spessart token
Player 6 traded for Coal Warden of Verdane
There was no Indicyl left in the pool
Player 6 stored a hand card beneath Scrap Silo
Player 1 harvested Hesson Accelerator
Player 1 gained 1 Hesson
Player 1 spent 1 Indicyl token
Player 1 spent 1 Rubel token
Player 1 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 1 spent 1 Kyan token
Player 1 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 1 spent 1 Hesson token
Player 1 spent 1 Spessart token
Player 1 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 put 1 Indicyl on Verdane Pledge
Player 1 put 1 Rubel on Glass Envoy of Verdane
Player 1 put 1 Rubel on Woven Legate of Noctane and Aurane
Player 1 put 1 Kyan on Verdane Pledge
Player 1 put 1 Kyan on Verdane Pledge
Player 1 gained 1 Hesson
Player 1 stored Indicyl Forge beneath Hall of Proxies
There was no Indicyl left in the pool
Player 2 harvested Hesson Inverter
Player 2 gained 1 Hesson
There was no Hesson left in the pool
Player 3 gained Noctane for this turn
Player 3 gained Aurane for this turn
Player 3 took Indicyl Kiln
Player 3 took Hesson Smelter
Player 3 traded for Verdane Pledge
Player 3 discarded Hesson Smelter
Player 3 spent 1 Kyan token
Player 3 converted 1 hesson and 1 kyan into 1 spectrol
Player 3 discarded Spectrol Fuser
Player 3 converted 1 spectrol into 1 hesson and 1 kyan
Player 3 put 1 Kyan on Woven Legate of Noctane and Aurane
Player 3 put 1 Spectrol on Woven Legate of Noctane and Aurane
There was no Hesson left in the pool
There was no Indicyl left in the pool
Player 4 gained Aurane for this turn
Player 4 took Rubel Mixer
Player 4 upgraded with Rubel Mixer
There was no Indicyl left in the pool
Player 4 covered a row with Spectrol Refinery
Player 5 took Hesson Fuser
Player 5 spent 1 Spessart token
Player 5 converted 1 spessart into 1 hesson and 1 rubel
Player 5 passed
Player 5 discarded Indicyl Dissolver
Player 5 converted 1 indicyl and 1 rubel into 1 spectrol
Player 5 put 1 Spectrol on Ash Warden of Verdane
There was no Indicyl left in the pool
Player 6 drew a card
Player 6 spent 1 Rubel token
Player 6 spent 1 Indicyl token
Player 6 spent 1 Indicyl token
Player 6 spent 1 Kyan token
Player 6 spent 1 Spessart token
Player 6 traded for Woven Legate of Noctane and Aurane
Player 6 gained 1 Indicyl
Player 1 took Indicyl Inverter
Player 1 traded for Noctane Schemer
There was no Hesson left in the pool
There was no Hesson left in the pool
Player 2 took Hesson Kiln
Player 2 took Spessart Smelter
Player 2 discarded Hesson Kiln
Player 2 spent 1 Hesson token
Player 2 spent 1 Hesson token
Player 2 discarded Spectrol Crossfeed
Player 2 traded for Torch Steward of Noctane
Player 2 gained 1 Hesson
Player 3 gained Aurane for this turn
Player 3 gained Aurane for this turn
Player 3 discarded Verdane Pledge
Player 3 took Indicyl Decelerator
Player 3 passed
Player 3 spent 1 Indicyl token
Player 3 discarded Indicyl Kiln
Player 3 discarded Indicyl Decelerator
Player 3 converted 3 indicyl into 1 spessart
Player 3 put 1 Spessart on Ash Warden of Verdane
Player 3 gained 1 Hesson
Player 4 lost Brine Pump
Player 4 gained Verdane for this turn
Player 4 spent 1 Indicyl token
Player 4 spent 1 Indicyl token
Player 4 spent 1 Indicyl token
Player 4 converted 3 indicyl into 2 indicyl and 1 hesson
Player 4 upgraded with Kyan Decelerator
Player 4 put 1 Indicyl on Seventh Archon of Verdane and Noctane and Aurane
Player 4 put 1 Indicyl on Glass Envoy of Verdane
Player 4 gained 1 Indicyl
Player 5 gained Vane Sieve
Player 5 took Rubel Kiln
Player 5 upgraded with Indicyl Accelerator
Player 5 discarded Indicyl Kiln
Player 5 discarded Rubel Kiln
Player 5 converted 1 indicyl and 1 rubel into 1 hesson and 1 rubel
Player 5 converted 1 rubel into 1 kyan
Player 5 put 1 Kyan on Seventh Archon of Verdane and Noctane and Aurane
Player 5 gained 1 Indicyl
Player 6 took Hesson Decelerator
Player 6 took Rubel Transmuter
Player 6 upgraded with Hesson Conduit
Player 6 gained 1 Indicyl
Player 1 spent 1 Hesson token
Player 1 spent 1 Kyan token
Player 1 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 1 spent 1 Kyan token
Player 1 converted 1 kyan into 1 rubel
Player 1 spent 1 Kyan token
Player 1 converted 1 kyan into 1 rubel
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel into 1 kyan
Player 1 kept Noctane Schemer
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel into 1 kyan
Player 1 took Hesson Mixer
You drew Rubel Dissolver
Player 1 harvested Hesson Shunt
Player 1 gained 1 Hesson
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel into 1 kyan
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel into 1 kyan
Player 1 converted 1 kyan into 1 rubel
Player 1 converted 1 kyan into 1 rubel
Player 1 put 1 Rubel on Glass Envoy of Verdane
Player 1 put 1 Rubel on Rime Warden of Noctane
Player 1 put 1 Rubel on Seventh Archon of Verdane and Noctane and Aurane
Player 1 put 1 Rubel on Glass Envoy of Verdane
Player 1 put 1 Kyan on Seventh Archon of Verdane and Noctane and Aurane
Player 1 put 1 Kyan on Ash Warden of Verdane
There was no Hesson left in the pool
Player 2 lost Dew Net
Player 2 took Kyan Polarizer
Player 2 took Kyan Kiln
Player 2 passed
There was no Hesson left in the pool
Player 3 gained Noctane for this turn
Player 3 gained Aurane for this turn
Player 3 took Rubel Crystallizer
Player 3 gained Ash Bellows
Player 3 spent 1 Hesson token
Player 3 spent 1 Kyan token
Player 3 converted 1 hesson and 1 kyan into 1 spectrol
Player 3 earned Blushing Mesa
Player 3 put 1 Spectrol on Seventh Archon of Verdane and Noctane and Aurane
Player 3 gained 1 Hesson
Player 4 gained Aurane for this turn
Player 4 took Indicyl Mixer
Player 4 harvested Kyan Decelerator
Player 4 gained 1 Kyan
Player 4 spent 1 Rubel token
Player 4 converted 1 rubel into 1 kyan
Player 4 put 1 Kyan on Glass Envoy of Verdane
There was no Indicyl left in the pool
There was no Hesson left in the pool
Player 5 took Rubel Furnace
Player 5 took Rubel Crusher
Player 5 passed
Player 5 spent 1 Hesson token
Player 5 discarded Rubel Crusher
Player 5 converted 1 hesson and 1 rubel into 1 indicyl and 1 rubel
Player 5 spent 1 Indicyl token
Player 5 converted 1 indicyl and 1 rubel into 1 spectrol
Player 5 put 1 Indicyl on Glass Envoy of Verdane
Player 5 put 1 Spectrol on Glass Envoy of Verdane
There was no Indicyl left in the pool
Player 6 took Spessart Exchanger
Player 6 took Spessart Inverter
Player 6 upgraded with Rubel Transmuter
Player 6 discarded Rubel Decelerator
Player 6 converted 1 rubel into 1 kyan
Player 6 put 1 Kyan on Ash Warden of Verdane
There was no Indicyl left in the pool
Player 6 covered a row with Spessart Exchanger
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel into 1 kyan
Player 1 discarded Rubel Dissolver
Player 1 kept Noctane Schemer
You drew Spessart Splitter
Player 1 took Hesson Transmuter
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel into 1 kyan
Player 1 spent 1 Indicyl token
Player 1 converted 1 kyan into 1 rubel
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel into 1 kyan
Player 1 discarded Spessart Splitter
Player 1 spent 1 Rubel token
Player 1 traded for Glass Envoy of Verdane
Player 1 converted 1 kyan into 1 rubel
Player 1 spent 1 Kyan token
Player 1 converted 1 kyan into 1 rubel
Player 1 converted 1 kyan into 1 rubel
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel into 1 kyan
Player 1 converted 1 kyan into 1 rubel
Player 1 put 1 Rubel on Seventh Archon of Verdane and Noctane and Aurane
Player 1 put 1 Rubel on Rime Warden of Noctane
Player 1 put 1 Rubel on Ash Warden of Verdane
Player 1 put 1 Rubel on Rime Warden of Noctane
Player 1 gained 1 Hesson
Player 2 took Kyan Fractionator
Player 2 took Spectrol Exchanger
Player 2 upgraded with Kyan Fractionator
Player 2 discarded Spectrol Exchanger
Player 2 converted 1 spectrol into 1 hesson and 1 kyan
Player 2 put 1 Kyan on Ash Warden of Verdane
There was no Hesson left in the pool
There was no Hesson left in the pool
Player 3 gained Aurane for this turn
Player 3 gained Aurane for this turn
Player 3 gained Deep Auger
Player 3 drew a card
Player 3 harvested Spectrol Fractionator
Player 3 gained 1 Spectrol
There was no Hesson left in the pool
Player 4 gained Aurane for this turn
Player 4 took Kyan Conduit
Player 4 took Spectrol Furnace
Player 4 upgraded with Kyan Conduit
Player 4 gained 1 Indicyl
Player 5 gained 1 Kyan
Player 5 gained Petal Sieve
Player 5 harvested Indicyl Crystallizer
There was no Indicyl left in the pool
There was no Indicyl left in the pool
Player 6 drew a card
Player 6 discarded Hesson Cargo Rig
Player 6 discarded Hesson Decelerator
Player 6 discarded Hesson Dissolver
Player 6 converted 3 hesson into 3 indicyl
Player 6 took Kyan Separator
Player 6 harvested Hesson Conduit
There was no Hesson left in the pool
There was no Indicyl left in the pool
Player 6 stored Sixth Archon of Verdane and Noctane and Aurane beneath Scrap Silo
Player 1 discarded Noctane Schemer
Player 1 took Indicyl Splitter
Player 1 took Hesson Shunt
Player 1 upgraded with Hesson Mixer
There was no Hesson left in the pool
Player 2 discarded Kyan Kiln
Player 2 spent 1 Hesson token
Player 2 converted 1 hesson and 1 kyan into 1 spectrol
Player 2 upgraded with Spessart Crusher
Player 2 converted 1 spectrol into 1 hesson and 1 kyan
Player 2 discarded Spessart Smelter
Player 2 converted 1 spessart into 3 indicyl
Player 2 put 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane
Player 2 put 1 Kyan on Brine Steward of Aurane
There was no Hesson left in the pool
There was no Indicyl left in the pool
There was no Indicyl left in the pool
Player 3 gained Noctane for this turn
Player 3 gained Aurane for this turn
Player 3 took Indicyl Crusher
Player 3 passed
There was no Hesson left in the pool
Player 4 gained Aurane for this turn
Player 4 took Rubel Separator
Player 4 discarded Hesson Inverter
Player 4 discarded Hesson Cargo Rig
Player 4 spent 1 Hesson token
Player 4 converted 3 hesson into 3 indicyl
Player 4 gained Ash Bellows
Player 4 discarded Indicyl Mixer
Player 4 spent 1 Indicyl token
Player 4 converted 3 indicyl into 3 hesson
Player 4 harvested Rubel Mixer
Player 4 gained 1 Rubel
Player 4 put 1 Indicyl on Seventh Archon of Verdane and Noctane and Aurane
Player 4 put 1 Hesson on Brine Steward of Aurane
There was no Indicyl left in the pool
There was no Indicyl left in the pool
There was no Indicyl left in the pool
Player 5 took Rubel Conduit
The Material discard pile was shuffled into a new draw pile
Player 5 drew a card
Player 5 upgraded with Hesson Crystallizer
Player 5 discarded Rubel Furnace
Player 5 discarded Hesson Fuser
Player 5 converted 1 hesson and 1 rubel into 1 spessart
Player 5 put 1 Spessart on Ash Warden of Verdane
There was no Indicyl left in the pool
Player 6 gained Petal Sieve
Player 6 gained Fast Centrifuge
Player 6 discarded Indicyl Condenser
Player 6 discarded Spessart Inverter
Player 6 spent 1 Indicyl token
Player 6 spent 1 Indicyl token
Player 6 traded for Brine Steward of Aurane
Player 6 gained 1 Indicyl
Player 6 stored Fast Centrifuge beneath Scrap Silo
Player 1 took Hesson Condenser
Player 1 took Rubel Condenser
Player 1 discarded Rubel Condenser
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Spessart token
Player 1 traded for Rime Warden of Noctane
There was no Hesson left in the pool
You stored Hesson Shunt beneath Hall of Proxies
Player 2 drew a card
Player 2 took Hesson Blender
Player 2 passed
There was no Hesson left in the pool
There was no Hesson left in the pool
Player 3 gained 1 Rubel
Player 3 gained Noctane for this turn
Player 3 gained Aurane for this turn
Player 3 took Hesson Decelerator
Player 3 took Hesson Polarizer
Player 3 upgraded with Rubel Polarizer
There was no Hesson left in the pool
There was no Hesson left in the pool
Player 4 gained Aurane for this turn
Player 4 took Rubel Inverter
Player 4 discarded Hesson Furnace
Player 4 discarded Hesson Fuser
Player 4 spent 1 Hesson token
Player 4 converted 3 hesson into 3 indicyl
Player 4 spent 1 Kyan token
Player 4 converted 1 kyan into 1 rubel
Player 4 took Hesson Accelerator
Player 4 passed
Player 4 discarded Rubel Refinery
Player 4 converted 1 rubel into 1 kyan
Player 4 spent 1 Rubel token
Player 4 converted 1 rubel into 1 kyan
Player 4 put 1 Indicyl on Shard Warden of Aurane
Player 4 put 1 Indicyl on Dockside Scribe of Noctane
Player 4 put 1 Indicyl on Shard Warden of Aurane
Player 4 put 1 Rubel on Ash Warden of Verdane
Player 4 put 1 Kyan on Ash Warden of Verdane
Player 4 put 1 Kyan on Shard Warden of Aurane
There was no Indicyl left in the pool
Player 5 lost Vane Sieve
Player 5 gained 1 Rubel
Player 5 spent 1 Rubel token
Player 5 spent 1 Indicyl token
Player 5 converted 1 indicyl and 1 rubel into 1 spectrol
Player 5 took Kyan Kiln
Player 5 took Kyan Crossfeed
Player 5 harvested Hesson Separator
Player 5 gained 1 Hesson
Player 5 put 1 Spectrol on Shard Warden of Aurane
Player 5 gained 1 Indicyl
There was no Indicyl left in the pool
Player 6 took Indicyl Exchanger
Player 6 took Hesson Forge
Player 6 discarded Indicyl Exchanger
Player 6 spent 1 Spectrol token
Player 6 discarded Kyan Separator
Player 6 spent 1 Indicyl token
Player 6 traded for Shard Warden of Aurane
Player 6 gained 1 Indicyl
You drew Spectrol Separator
Player 1 took Hesson Polarizer
Player 1 harvested Hesson Mixer
There was no Hesson left in the pool
There was no Hesson left in the pool
Player 2 gained Garnet Probe
Player 2 spent 1 Hesson token
Player 2 spent 1 Kyan token
Player 2 converted 1 hesson and 1 kyan into 1 spectrol
Player 2 passed
Player 2 put 1 Spectrol on Ash Warden of Verdane
Player 2 gained 1 Hesson
Player 3 lost Ash Bellows
Player 3 gained 1 Kyan
Player 3 gained Aurane for this turn
Player 3 gained Aurane for this turn
Player 3 took Hesson Polarizer
Player 3 passed
Player 3 spent 1 Spectrol token
Player 3 converted 1 spectrol into 1 spessart
Player 3 converted 1 spessart into 1 spectrol
Player 3 put 1 Spectrol on Seventh Archon of Verdane and Noctane and Aurane
There was no Hesson left in the pool
There was no Indicyl left in the pool
Player 4 gained Verdane for this turn
Player 4 drew a card
Player 4 drew a card
Player 4 harvested Kyan Conduit
Player 4 gained 1 Kyan
There was no Indicyl left in the pool
There was no Hesson left in the pool
Player 5 upgraded with Hesson Refinery
There was no Indicyl left in the pool
Player 6 gained 1 Rubel
Player 6 spent 1 Kyan token
Player 6 converted 1 kyan into 1 rubel
Player 6 upgraded with Hesson Forge
Player 6 spent 1 Rubel token
Player 6 spent 1 Kyan token
Player 6 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 6 put 1 Rubel on Hollow Assessor of Aurane
Player 6 put 1 Spessart on Dockside Scribe of Noctane
There was no Indicyl left in the pool
Player 6 stored Coal Warden of Verdane beneath Scrap Silo
Player 1 took Spectrol Splitter
Player 1 took Kyan Splitter
Player 1 discarded Hesson Polarizer
Player 1 spent 1 Rubel token
Player 1 discarded Indicyl Splitter
Player 1 spent 1 Spessart token
Player 1 traded for Hollow Assessor of Aurane
There was no Hesson left in the pool
Player 1 stored Glass Envoy of Verdane beneath Hall of Proxies
There was no Indicyl left in the pool
Player 2 took Indicyl Separator
Player 2 took Indicyl Condenser
Player 2 passed
Player 2 spent 1 Hesson token
Player 2 discarded Kyan Polarizer
Player 2 converted 1 hesson and 1 kyan into 1 spectrol
Player 2 converted 1 spectrol into 1 hesson and 1 kyan
Player 2 discarded Indicyl Crystallizer
Player 2 discarded Indicyl Separator
Player 2 discarded Indicyl Furnace
Player 2 converted 3 indicyl into 1 spessart
Player 2 put 1 Hesson on Ash Warden of Verdane
Player 2 put 1 Kyan on Ash Warden of Verdane
Player 2 put 1 Spessart on Twinned Herald of Verdane
There was no Hesson left in the pool
Player 3 lost Deep Auger
Player 3 gained Aurane for this turn
Player 3 gained Aurane for this turn
Player 3 took Hesson Inverter
Player 3 took Spectrol Cargo Rig
Player 3 harvested Rubel Polarizer
Player 3 gained 1 Rubel
There was no Hesson left in the pool
Player 3 discarded Indicyl Crusher
There was no Hesson left in the pool
Player 4 gained Verdane for this turn
Player 4 drew a card
Player 4 took Indicyl Decelerator
Player 4 upgraded with Hesson Condenser
Player 4 discarded Rubel Separator
Player 4 converted 1 rubel into 1 kyan
Player 4 put 1 Kyan on Twinned Herald of Verdane
There was no Indicyl left in the pool
Player 5 lost Petal Sieve
Player 5 took Indicyl Dissolver
Player 5 drew a card
Player 5 passed
Player 5 discarded Rubel Conduit
Player 5 converted 1 rubel into 1 kyan
Player 5 put 1 Kyan on Dockside Scribe of Noctane
There was no Indicyl left in the pool
There was no Hesson left in the pool
Player 6 spent 1 Kyan token
Player 6 spent 1 Indicyl token
Player 6 spent 1 Hesson token
Player 6 spent 1 Rubel token
Player 6 converted 1 rubel into 1 kyan
Player 6 traded for Twinned Herald of Verdane
Player 6 spent 1 Kyan token
Player 6 converted 1 kyan into 1 rubel
Player 6 converted 1 rubel into 1 kyan
Player 6 put 1 Kyan on Seventh Archon of Verdane and Noctane and Aurane
Player 6 gained 1 Indicyl
Player 6 stored Brine Steward of Aurane beneath Scrap Silo
Player 1 discarded Level Magistrate of Verdane and Aurane
Player 1 discarded Rime Warden of Noctane
Player 1 earned Aurora Shelf
Player 1 gained 1 Hesson
You stored Hesson Condenser beneath Hall of Proxies
There was no Hesson left in the pool
Player 2 took Hesson Kiln
Player 2 took Hesson Exchanger
Player 2 harvested Kyan Fractionator
Player 2 gained 1 Kyan
There was no Hesson left in the pool
Player 3 gained Aurane for this turn
Player 3 gained Aurane for this turn
Player 3 took Kyan Shunt
Player 3 took Hesson Crusher
Player 3 harvested Spectrol Crusher
Player 3 gained 1 Spectrol
There was no Hesson left in the pool
Player 3 discarded Hesson Inverter
Player 3 discarded Rubel Cargo Rig
Player 4 lost Ash Bellows
Player 4 gained Verdane for this turn
Player 4 took Indicyl Furnace
Player 4 took Kyan Furnace
Player 4 discarded Hesson Accelerator
Player 4 discarded Spessart Splitter
Player 4 spent 1 Indicyl token
Player 4 spent 1 Indicyl token
Player 4 converted 2 indicyl into 1 rubel
Player 4 spent 1 Hesson token
Player 4 spent 1 Hesson token
Player 4 discarded Rubel Inverter
Player 4 spent 1 Kyan token
Player 4 discarded Kyan Furnace
Player 4 traded for Seventh Archon of Verdane and Noctane and Aurane
Player 4 spent 1 Rubel token
Player 4 converted 1 rubel into 1 kyan
Player 4 spent 1 Rubel token
Player 4 converted 1 rubel into 1 kyan
Player 4 put 1 Kyan on Ash Warden of Verdane
Player 4 put 1 Kyan on Basalt Broker of Noctane and Aurane
Player 4 gained 1 Indicyl
Player 5 upgraded with Indicyl Blender
Player 5 discarded Indicyl Dissolver
Player 5 spent 1 Hesson token
Player 5 converted 1 indicyl and 1 hesson into 1 rubel
Player 5 put 1 Rubel on Dockside Scribe of Noctane
Player 5 gained 1 Indicyl
Player 6 lost Petal Sieve
Player 6 took Spectrol Shunt
Player 6 took Hesson Crystallizer
Player 6 passed
Player 6 discarded Hesson Crystallizer
Player 6 spent 1 Spessart token
Player 6 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 6 converted 1 rubel into 1 kyan
Player 6 put 1 Kyan on Ash Warden of Verdane
Player 6 put 1 Kyan on Knotted Legate of Verdane and Noctane
There was no Indicyl left in the pool
Player 1 took Rubel Fuser
Player 1 took Spectrol Mixer
Player 1 passed
Player 1 gained 1 Hesson
You stored Spectrol Separator beneath Hall of Proxies
Player 2 gained 1 Spessart
Player 2 took Kyan Shunt
Player 2 took Rubel Splitter
Player 2 spent 1 Spessart token
Player 2 converted 1 spessart into 3 indicyl
Player 2 upgraded with Hesson Blender
Player 2 gained 1 Hesson
Player 2 covered a row with Rubel Splitter
Player 3 gained Aurane for this turn
Player 3 gained Aurane for this turn
Player 3 took Kyan Mixer
Player 3 gained Slow Centrifuge
Player 3 upgraded with Rubel Crystallizer
Player 3 discarded Spectrol Cargo Rig
Player 3 converted 1 spectrol into 1 indicyl and 1 rubel
Player 3 spent 1 Rubel token
Player 3 converted 1 indicyl and 1 rubel into 1 spectrol
Player 3 converted 1 spectrol into 1 indicyl and 1 rubel
Player 3 put 1 Rubel on Basalt Broker of Noctane and Aurane
Player 3 put 1 Rubel on Dockside Scribe of Noctane
Player 3 gained 1 Hesson
Player 4 gained Aurane for this turn
Player 4 gained Dew Net
Player 4 upgraded with Indicyl Furnace
There was no Indicyl left in the pool
Player 5 took Spectrol Condenser
Player 5 passed
Player 5 spent 1 Indicyl token
Player 5 discarded Spectrol Condenser
Player 5 converted 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 5 converted 1 rubel and 1 kyan into 1 indicyl and 1 spectrol
Player 5 put 1 Indicyl on Ash Warden of Verdane
Player 5 put 1 Spectrol on Ash Warden of Verdane
There was no Indicyl left in the pool
Player 6 drew a card
Player 6 took Hesson Furnace
Player 6 discarded Woven Legate of Noctane and Aurane
Player 6 discarded Twinned Herald of Verdane
Player 6 earned Sunfall Basin
There was no Indicyl left in the pool
Player 1 passed
There was no Hesson left in the pool
Player 1 stored Aurora Shelf beneath Hall of Proxies
Player 2 lost Garnet Probe
Player 2 took Rubel Crusher
Player 2 discarded Hesson Kiln
Player 2 spent 1 Indicyl token
Player 2 converted 1 indicyl and 1 hesson into 1 rubel
Player 2 took Kyan Dissolver
Player 2 discarded Rubel Crusher
Player 2 converted 1 rubel into 1 indicyl and 1 hesson
Player 2 passed
Player 2 put 1 Indicyl on Dockside Scribe of Noctane
Player 2 put 1 Rubel on Dockside Scribe of Noctane
There was no Hesson left in the pool
There was no Indicyl left in the pool
Player 3 gained Aurane for this turn
Player 3 gained Aurane for this turn
Player 3 drew a card
Player 3 took Indicyl Separator
Player 3 passed
Player 3 spent 1 Rubel token
Player 3 discarded Indicyl Separator
Player 3 converted 1 indicyl and 1 rubel into 1 spectrol
There was no Hesson left in the pool
There was no Indicyl left in the pool
Player 4 gained Aurane for this turn
Player 4 took Indicyl Transmuter
Player 4 took Spessart Blender
Player 4 passed
Player 4 spent 1 Kyan token
Player 4 converted 1 kyan into 1 rubel
Player 4 spent 1 Kyan token
Player 4 converted 1 kyan into 1 rubel
Player 4 converted 1 rubel into 1 kyan
Player 4 spent 1 Hesson token
Player 4 spent 1 Hesson token
Player 4 converted 2 hesson into 1 rubel
Player 4 put 1 Rubel on Knotted Legate of Verdane and Noctane
Player 4 put 1 Rubel on Ash Warden of Verdane
Player 4 put 1 Kyan on Ash Warden of Verdane
There was no Indicyl left in the pool
Player 5 drew a card
Player 5 took Indicyl Shunt
Player 5 upgraded with Hesson Mixer
Player 5 discarded Indicyl Shunt
Player 5 spent 1 Indicyl token
Player 5 spent 1 Indicyl token
Player 5 converted 3 indicyl into 2 indicyl and 1 hesson
Player 5 discarded Kyan Kiln
Player 5 converted 1 kyan into 1 rubel
Player 5 spent 1 Indicyl token
Player 5 converted 1 indicyl and 1 hesson into 1 rubel
Player 5 put 1 Indicyl on Knotted Legate of Verdane and Noctane
Player 5 put 1 Indicyl on Knotted Legate of Verdane and Noctane
Player 5 put 1 Rubel on Knotted Legate of Verdane and Noctane
Player 5 put 1 Rubel on Basalt Broker of Noctane and Aurane
Player 5 gained 1 Indicyl
Player 6 took Rubel Fractionator
Player 6 took Kyan Accelerator
Player 6 upgraded with Hesson Furnace
There was no Indicyl left in the pool
Player 6 stored Hesson Forge beneath Scrap Silo
Player 1 passed
Player 1 gained 1 Hesson
Player 1 stored Crucible Prefect of Verdane and Aurane beneath Hall of Proxies
Player 2 discarded Hesson Exchanger
Player 2 discarded Indicyl Condenser
Player 2 converted 1 indicyl and 1 hesson into 1 rubel
Player 2 spent 1 Hesson token
Player 2 discarded Kyan Shunt
Player 2 spent 1 Hesson token
Player 2 converted 1 rubel into 1 indicyl and 1 hesson
Player 2 spent 1 Hesson token
Player 2 spent 1 Kyan token
Player 2 converted 1 indicyl and 1 hesson into 1 rubel
Player 2 traded for Basalt Broker of Noctane and Aurane
Player 2 spent 1 Rubel token
Player 2 converted 1 rubel into 1 indicyl and 1 hesson
Player 2 spent 1 Hesson token
Player 2 converted 1 indicyl and 1 hesson into 1 rubel
Player 2 converted 1 rubel into 1 indicyl and 1 hesson
Player 2 spent 1 Rubel token
Player 2 converted 1 rubel into 1 indicyl and 1 hesson
Player 2 spent 1 Hesson token
Player 2 converted 1 indicyl and 1 hesson into 1 rubel
Player 2 put 1 Hesson on Ash Warden of Verdane
Player 2 put 1 Hesson on Knotted Legate of Verdane and Noctane
Player 2 put 1 Hesson on Dockside Scribe of Noctane
Player 2 put 1 Rubel on Dockside Scribe of Noctane
Player 2 gained 1 Hesson
Player 3 gained 1 Hesson
Player 3 gained Aurane for this turn
Player 3 gained Aurane for this turn
Player 3 spent 1 Spectrol token
Player 3 converted 1 spectrol into 1 indicyl and 1 rubel
Player 3 took Hesson Fractionator
Player 3 gained Slow Centrifuge
Player 3 upgraded with Rubel Condenser
Player 3 converted 1 indicyl and 1 rubel into 1 spectrol
Player 3 put 1 Spectrol on Knotted Legate of Verdane and Noctane
Player 3 gained 1 Hesson
There was no Indicyl left in the pool
Player 4 gained Aurane for this turn
Player 4 discarded Indicyl Decelerator
Player 4 discarded Indicyl Transmuter
Player 4 converted 2 indicyl into 1 rubel
Player 4 converted 1 rubel into 2 hesson
Player 4 took Kyan Mixer
Player 4 took Hesson Inverter
Player 4 spent 1 Kyan token
Player 4 converted 1 kyan into 1 rubel
Player 4 harvested Spessart Transmuter
Player 4 gained 1 Spessart
Player 4 put 1 Rubel on Dockside Scribe of Noctane
There was no Indicyl left in the pool
Player 5 took Indicyl Fuser
Player 5 took Spessart Mixer
Player 5 discarded Spessart Mixer
Player 5 discarded Kyan Crossfeed
Player 5 converted 1 kyan into 1 rubel
Player 5 converted 1 rubel into 1 indicyl and 1 hesson
Player 5 spent 1 Indicyl token
Player 5 spent 1 Indicyl token
Player 5 converted 3 indicyl into 2 indicyl and 1 hesson
Player 5 spent 1 Indicyl token
Player 5 converted 3 indicyl into 2 indicyl and 1 hesson
Player 5 converted 1 indicyl and 1 hesson into 1 rubel
Player 5 traded for Ash Warden of Verdane
Player 5 discarded Indicyl Fuser
Player 5 spent 1 Hesson token
Player 5 converted 1 indicyl and 1 hesson into 1 rubel
Player 5 spent 1 Indicyl token
Player 5 spent 1 Hesson token
Player 5 converted 2 indicyl and 1 hesson into 3 indicyl
Player 5 put 1 Indicyl on Knotted Legate of Verdane and Noctane
Player 5 put 1 Indicyl on Knotted Legate of Verdane and Noctane
Player 5 put 1 Indicyl on Crucible Prefect of Noctane and Aurane
Player 5 put 1 Rubel on Knotted Legate of Verdane and Noctane
Player 5 gained 1 Indicyl
Player 6 discarded Rubel Fractionator
Player 6 converted 1 rubel into 2 hesson
Player 6 converted 2 hesson into 1 rubel
Player 6 harvested Rubel Transmuter
Player 6 gained 1 Rubel
Player 6 spent 1 Rubel token
Player 6 converted 1 rubel into 2 hesson
Player 6 put 1 Hesson on Crucible Prefect of Noctane and Aurane
Player 6 put 1 Hesson on Dockside Scribe of Noctane
Player 6 put 1 Rubel on Dockside Scribe of Noctane
There was no Indicyl left in the pool
Player 1 passed
There was no Hesson left in the pool
You stored Hesson Transmuter beneath Hall of Proxies
Player 2 drew a card
Player 2 drew a card
Player 2 passed
Player 2 spent 1 Hesson token
Player 2 discarded Indicyl Exchanger
Player 2 converted 1 indicyl and 1 hesson into 1 rubel
Player 2 converted 1 rubel into 1 indicyl and 1 hesson
Player 2 put 1 Hesson on Knotted Legate of Verdane and Noctane
There was no Hesson left in the pool
Player 3 gained 1 Kyan
There was no Indicyl left in the pool
Player 3 gained Noctane for this turn
Player 3 gained Aurane for this turn
Player 3 gained Dew Net
Player 3 took Kyan Crystallizer
Player 3 upgraded with Kyan Shunt
There was no Hesson left in the pool
There was no Hesson left in the pool
Player 4 gained Verdane for this turn
Player 4 took Spectrol Accelerator
Player 4 took Hesson Cargo Rig
Player 4 passed
There was no Indicyl left in the pool
Player 5 spent 1 Kyan token
Player 5 converted 1 kyan into 1 rubel
Player 5 took Rubel Dissolver
Player 5 drew a card
Player 5 harvested Indicyl Accelerator
There was no Indicyl left in the pool
Player 5 put 1 Rubel on First Archon of Verdane and Noctane and Aurane
There was no Indicyl left in the pool
Player 6 took Spessart Polarizer
Player 6 gained Fast Centrifuge
Player 6 passed
There was no Indicyl left in the pool
Player 6 stored a hand card beneath Scrap Silo
Player 1 gained Brine Pump
Player 1 passed
There was no Hesson left in the pool
You stored Rubel Fuser beneath Hall of Proxies
Player 2 took Indicyl Separator
Player 2 took Indicyl Refinery
Player 2 upgraded with Hesson Crusher
Player 2 discarded Indicyl Separator
Player 2 spent 1 Hesson token
Player 2 converted 1 indicyl and 1 hesson into 1 rubel
Player 2 put 1 Rubel on Knotted Legate of Verdane and Noctane
Player 2 gained 1 Hesson
Player 3 lost Slow Centrifuge
There was no Hesson left in the pool
There was no Indicyl left in the pool
Player 3 gained Noctane for this turn
Player 3 gained Aurane for this turn
Player 3 upgraded with Hesson Polarizer
There was no Hesson left in the pool
Player 4 lost Dew Net
Player 4 gained Verdane for this turn
Player 4 took Kyan Decelerator
Player 4 took Spessart Furnace
Player 4 passed
There was no Indicyl left in the pool
Player 4 discarded Spectrol Furnace
Player 4 discarded Kyan Decelerator
Player 5 took Hesson Accelerator
Player 5 spent 1 Spectrol token
Player 5 converted 1 spectrol into 1 indicyl and 1 rubel
Player 5 took Indicyl Shunt
Player 5 upgraded with Rubel Dissolver
Player 5 put 1 Rubel on First Archon of Verdane and Noctane and Aurane
There was no Indicyl left in the pool
There was no Hesson left in the pool
Player 6 drew a card
Player 6 took Hesson Splitter
Player 6 upgraded with Kyan Accelerator
Player 6 discarded Hesson Forge
Player 6 discarded Hesson Splitter
Player 6 converted 2 hesson into 1 rubel
Player 6 converted 1 rubel into 2 hesson
There was no Indicyl left in the pool
Player 6 stored Fast Centrifuge beneath Scrap Silo
There was no Indicyl left in the pool
Player 1 took Kyan Dissolver
Player 1 took Hesson Smelter
Player 1 spent 1 Indicyl token
Player 1 spent 1 Hesson token
Player 1 spent 1 Rubel token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Hesson token
Player 1 spent 1 Rubel token
Player 1 spent 1 Rubel token
Player 1 spent 1 Spessart token
Player 1 traded for First Archon of Verdane and Noctane and Aurane
Player 1 gained 1 Hesson
Player 1 stored First Archon of Verdane and Noctane and Aurane beneath Hall of Proxies
Player 2 discarded Indicyl Refinery
Player 2 spent 1 Hesson token
Player 2 converted 1 indicyl and 1 hesson into 1 rubel
Player 2 took Rubel Exchanger
Player 2 took Spectrol Polarizer
Player 2 discarded Dockside Scribe of Verdane
Player 2 discarded Basalt Broker of Noctane and Aurane
Player 2 earned Nested Citadel
Player 2 discarded Rubel Exchanger
Player 2 converted 1 rubel into 1 indicyl and 1 hesson
Player 2 converted 1 indicyl and 1 hesson into 1 rubel
Player 2 put 1 Rubel on Knotted Legate of Verdane and Noctane
Player 2 put 1 Rubel on Conclave of Wires
Player 2 gained 1 Hesson
Player 3 gained 1 Kyan
Player 3 gained 1 Indicyl
Player 3 gained Noctane for this turn
Player 3 gained Aurane for this turn
Player 3 took Indicyl Smelter
Player 3 took Rubel Furnace
Player 3 discarded Kyan Crystallizer
Player 3 discarded Hesson Decelerator
Player 3 spent 1 Hesson token
Player 3 discarded Indicyl Smelter
Player 3 spent 1 Hesson token
Player 3 spent 1 Kyan token
Player 3 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 3 converted 1 indicyl and 1 rubel into 1 spectrol
Player 3 spent 1 Hesson token
Player 3 spent 1 Kyan token
Player 3 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 3 discarded Rubel Furnace
Player 3 earned Shattered Orbit of Verdane and Noctane
Player 3 gained 1 Hesson
Player 4 gained Aurane for this turn
Player 4 took Indicyl Forge
Player 4 took Indicyl Decelerator
Player 4 traded for Conclave of Wires
Player 4 gained 1 Indicyl
Player 4 discarded Kyan Mixer
Player 4 discarded Hesson Inverter
Player 5 took Indicyl Exchanger
Player 5 took Rubel Decelerator
Player 5 spent 1 Rubel token
Player 5 discarded Hesson Kiln
Player 5 discarded Hesson Accelerator
Player 5 spent 1 Kyan token
Player 5 spent 1 Spessart token
Player 5 traded for Knotted Legate of Verdane and Noctane
There was no Indicyl left in the pool
Player 6 took Hesson Kiln
Player 6 took Hesson Inverter
Player 6 discarded Ash Warden of Noctane
Player 6 earned Brickfield
This became the final round: a player had three Landmarks
There was no Indicyl left in the pool
Player 1 gained 1 Hesson
Player 1 took Indicyl Crusher
Player 1 took Hesson Dissolver
Player 1 discarded Kyan Splitter
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 spent 1 Spessart token
Player 1 discarded Hesson Smelter
Player 1 discarded Kyan Dissolver
Player 1 traded for Crucible Prefect of Noctane and Aurane
Player 1 gained 1 Hesson
You stored Indicyl Inverter beneath Hall of Proxies
Player 2 gained Spectrum Probe
Player 2 took Indicyl Dissolver
Player 2 harvested Hesson Blender
Player 2 gained 1 Hesson
Player 2 gained 1 Hesson
Player 2 covered a row with Spectrol Polarizer
Player 2 stored a hand card beneath Nested Citadel
The game was over
