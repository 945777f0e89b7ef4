Player 1 was the first player
Player 1 took Indicyl Accelerator
You drew Kyan Condenser
Player 1 upgraded with Indicyl Exchanger
Player 1 discarded Indicyl Polarizer
Player 1 discarded Indicyl Accelerator
Player 1 converted 2 indicyl into 2 hesson
Player 1 converted 2 hesson into 2 indicyl
Player 1 put 1 Indicyl on Halo Prefect of Verdane and Noctane
Player 1 put 1 Indicyl on Glare Warden of Aurane
Player 2 upgraded with Kyan Exchanger
Player 2 discarded Hesson Polarizer
Player 2 discarded Hesson Fractionator
Player 2 converted 2 hesson into 2 indicyl
Player 2 discarded Indicyl Furnace
Player 2 converted 2 indicyl into 2 hesson
Player 2 put 1 Indicyl on Glare Warden of Aurane
Player 2 put 1 Hesson on Cellar Scribe of Verdane
Player 2 put 1 Hesson on Glare Warden of Aurane
Player 3 upgraded with Spectrol Smelter
Player 4 passed
Player 1 passed
Player 2 drew a card
Player 2 passed
Player 3 took Indicyl Polarizer
Player 3 took Rubel Fuser
Player 3 passed
Player 4 upgraded with Hesson Dissolver
Player 1 took Indicyl Exchanger
Player 1 took Kyan Shunt
Player 1 passed
Player 2 took Spessart Blender
Player 2 took Indicyl Separator
Player 2 passed
Player 3 drew a card
Player 3 gained Spark Rake
Player 3 upgraded with Indicyl Polarizer
Player 3 discarded Spessart Refinery
Player 3 converted 1 spessart into 1 spectrol
Player 3 converted 1 spectrol into 1 spessart
Player 3 put 1 Spessart on Cellar Scribe of Verdane
Player 4 took Spectrol Fuser
Player 4 took Kyan Crossfeed
Player 4 discarded Kyan Crossfeed
Player 4 converted 1 kyan into 2 indicyl
Player 4 discarded Kyan Fractionator
Player 4 converted 1 kyan into 2 indicyl
Player 4 passed
Player 4 converted 2 indicyl into 1 kyan
Player 4 converted 2 indicyl into 1 kyan
Player 4 put 1 Kyan on Glare Warden of Noctane
Player 4 put 1 Kyan on Halo Prefect of Verdane and Noctane
You drew Rubel Refinery
Player 1 took Hesson Condenser
Player 1 harvested Indicyl Exchanger
Player 1 gained 1 Indicyl from Indicyl Exchanger
Player 2 took Indicyl Inverter
Player 2 took Kyan Condenser
Player 2 upgraded with Hesson Conduit
Player 2 discarded Indicyl Separator
Player 2 discarded Indicyl Inverter
Player 2 converted 2 indicyl into 2 hesson
Player 2 converted 2 hesson into 2 indicyl
Player 2 put 1 Indicyl on Halo Prefect of Verdane and Noctane
Player 2 put 1 Indicyl on Halo Prefect of Verdane and Noctane
Player 3 gained 1 Hesson from Spark Rake
Player 3 took Spectrol Dissolver
Player 3 discarded Spectrol Dissolver
Player 3 converted 1 spectrol into 3 hesson
Player 3 passed
Player 3 put 1 Hesson on Glare Warden of Aurane
Player 3 put 1 Hesson on Halo Prefect of Verdane and Noctane
Player 3 put 1 Hesson on Glare Warden of Aurane
Player 4 gained Ash Bellows
Player 4 took Kyan Separator
Player 4 harvested Hesson Dissolver
Player 4 gained 1 Hesson from Hesson Dissolver
Player 1 passed
Player 2 harvested Hesson Conduit
Player 2 gained 1 Hesson from Hesson Conduit
Player 3 gained 1 Hesson from Spark Rake
Player 3 gained Slow Centrifuge
Player 3 took Hesson Shunt
Player 3 harvested Spectrol Smelter
Player 3 gained 1 Spectrol from Spectrol Smelter
Player 4 gained 1 Hesson from Ash Bellows
Player 4 took Indicyl Fractionator
Player 4 took Hesson Blender
Player 4 discarded Kyan Separator
Player 4 spent 1 Hesson token
Player 4 discarded Hesson Blender
Player 4 discarded Spectrol Fuser
Player 4 traded for Glare Warden of Aurane
Player 1 took Rubel Forge
Player 1 took Hesson Cargo Rig
Player 1 upgraded with Kyan Condenser
Player 1 discarded Hesson Cargo Rig
Player 2 took Rubel Kiln
Player 2 took Indicyl Mixer
Player 2 upgraded with Spessart Blender
Player 2 discarded Rubel Kiln
Player 2 converted 1 rubel into 1 indicyl and 1 hesson
Player 2 spent 1 Hesson token
Player 2 converted 2 hesson into 2 indicyl
Player 2 put 1 Indicyl on Glare Warden of Noctane
Player 2 put 1 Indicyl on Shaft Intendant of Verdane and Noctane
Player 2 put 1 Indicyl on Cellar Scribe of Verdane
Player 3 gained 1 Indicyl from Spark Rake
Player 3 gained 1 Indicyl from Slow Centrifuge
Player 3 took Spectrol Fractionator
Player 3 drew a card
Player 3 upgraded with Kyan Blender
Player 4 gained 1 Indicyl from Ash Bellows
Player 4 gained High Auger
Player 4 drew a card
Player 4 discarded Glare Warden of Aurane
Player 4 earned Tailings Depot
You drew Hesson Mixer
Player 1 took Kyan Smelter
Player 1 discarded Rubel Forge
Player 1 converted 1 rubel into 2 indicyl
Player 1 spent 1 Indicyl token
Player 1 converted 2 indicyl into 1 rubel
Player 1 harvested Kyan Condenser
Player 1 gained 1 Kyan from Kyan Condenser
Player 1 put 1 Indicyl on Halo Prefect of Verdane and Noctane
Player 1 put 1 Rubel on Glare Warden of Noctane
Player 1 discarded Rubel Refinery
Player 2 gained Petal Sieve
Player 2 took Indicyl Kiln
Player 2 discarded Indicyl Mixer
Player 2 discarded Indicyl Kiln
Player 2 converted 2 indicyl into 2 hesson
Player 2 harvested Kyan Exchanger
Player 2 gained 1 Kyan from Kyan Exchanger
Player 2 put 1 Hesson on Shaft Intendant of Verdane and Noctane
Player 2 put 1 Hesson on Glare Warden of Noctane
Player 3 lost Spark Rake by its skull
Player 3 gained 1 Hesson from Slow Centrifuge
Player 3 took Spectrol Condenser
Player 3 upgraded with Spectrol Condenser
Player 3 spent 1 Spectrol token
Player 3 converted 1 spectrol into 1 spessart
Player 3 discarded Spectrol Fractionator
Player 3 converted 1 spectrol into 1 spessart
Player 3 put 1 Spessart on Shaft Intendant of Verdane and Noctane
Player 3 put 1 Spessart on Shaft Intendant of Verdane and Noctane
Player 4 gained 1 Hesson from Ash Bellows
Player 4 gained 1 Hesson from High Auger
Player 4 took Hesson Dissolver
Player 4 took Hesson Cargo Rig
Player 4 upgraded with Hesson Dissolver
Player 4 discarded Indicyl Fractionator
Player 4 discarded Indicyl Refinery
Player 4 converted 2 indicyl into 1 kyan
Player 4 converted 1 kyan into 2 indicyl
Player 4 put 1 Indicyl on Halo Prefect of Verdane and Noctane
Player 4 put 1 Indicyl on Glare Warden of Noctane
Player 1 took Rubel Kiln
Player 1 passed
Player 1 discarded Kyan Smelter
Player 2 gained 1 Indicyl from Petal Sieve
Player 2 took Indicyl Separator
Player 2 harvested Spessart Blender
Player 2 gained 1 Spessart from Spessart Blender
Player 3 gained 1 Kyan from Slow Centrifuge
Player 3 discarded Rubel Fuser
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 took Spessart Crossfeed
Player 3 discarded Spessart Crossfeed
Player 3 converted 1 spessart into 1 spectrol
Player 3 took Hesson Forge
Player 3 discarded Hesson Forge
Player 3 spent 1 Hesson token
Player 3 discarded Indicyl Accelerator
Player 3 converted 2 indicyl into 1 rubel
Player 3 discarded Hesson Furnace
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 spent 1 Kyan token
Player 3 discarded Kyan Kiln
Player 3 traded for Halo Prefect of Verdane and Noctane
Player 3 spent 1 Indicyl token
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 put 1 Indicyl on Glare Warden of Noctane
Player 3 put 1 Indicyl on Cellar Scribe of Verdane
Player 3 put 1 Hesson on Glare Warden of Noctane
Player 3 put 1 Hesson on Shaft Intendant of Verdane and Noctane
Player 4 lost Ash Bellows by its skull
Player 4 gained 1 Kyan from High Auger
Player 4 gained Slow Centrifuge
Player 4 drew a card
Player 4 upgraded with Spectrol Shunt
Player 4 stored a hand card beneath Tailings Depot
Player 1 took Spectrol Decelerator
Player 1 took Kyan Blender
Player 1 passed
Player 1 discarded Hesson Mixer
Player 1 discarded Rubel Kiln
Player 2 gained 1 Rubel from Petal Sieve
Player 2 took Indicyl Kiln
Player 2 took Indicyl Transmuter
Player 2 upgraded with Indicyl Separator
Player 2 spent 1 Spessart token
Player 2 converted 1 spessart into 1 hesson and 1 rubel
Player 2 spent 1 Rubel token
Player 2 converted 1 hesson and 1 rubel into 1 spessart
Player 2 put 1 Rubel on Basalt Broker of Noctane and Aurane
Player 2 put 1 Spessart on Shaft Intendant of Verdane and Noctane
Player 3 lost Slow Centrifuge by its skull
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 converted 2 indicyl into 1 rubel
Player 3 took Indicyl Accelerator
Player 3 gained Vane Sieve
Player 3 harvested Spectrol Condenser
Player 3 gained 1 Spectrol from Spectrol Condenser
Player 3 put 1 Rubel on Glare Warden of Noctane
Player 4 gained 1 Rubel from High Auger
Player 4 gained 1 Indicyl from Slow Centrifuge
Player 4 took Rubel Furnace
Player 4 took Spectrol Blender
Player 4 spent 1 Indicyl token
Player 4 spent 1 Indicyl token
Player 4 converted 2 indicyl into 1 kyan
Player 4 spent 1 Hesson token
Player 4 spent 1 Hesson token
Player 4 spent 1 Hesson token
Player 4 spent 1 Rubel token
Player 4 spent 1 Kyan token
Player 4 traded for Basalt Broker of Noctane and Aurane
Player 1 took Hesson Cargo Rig
Player 1 took Spessart Crusher
Player 1 passed
Player 1 discarded Indicyl Exchanger
Player 1 discarded Rubel Smelter
Player 2 gained 1 Hesson from Petal Sieve
Player 2 took Rubel Cargo Rig
Player 2 took Hesson Kiln
Player 2 upgraded with Rubel Cargo Rig
Player 3 gained 1 Hesson from Vane Sieve
Player 3 took Hesson Crusher
Player 3 took Hesson Forge
Player 3 harvested Indicyl Polarizer
Player 3 gained 1 Indicyl from Indicyl Polarizer
Player 3 discarded Hesson Shunt
Player 3 spent 1 Indicyl token
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 put 1 Rubel on Glare Warden of Noctane
Player 4 lost High Auger by its skull
Player 4 gained 1 Hesson from Slow Centrifuge
Player 4 drew a card
Player 4 drew a card
Player 4 discarded Rubel Transmuter
Player 4 spent 1 Indicyl token
Player 4 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 4 spent 1 Hesson token
Player 4 discarded Spectrol Blender
Player 4 traded for Glare Warden of Noctane
Player 4 discarded Indicyl Conduit
Player 4 discarded Rubel Furnace
Player 4 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 4 put 1 Hesson on Cellar Scribe of Verdane
Player 4 put 1 Kyan on Shaft Intendant of Verdane and Noctane
Player 1 took Hesson Splitter
You drew Rubel Crossfeed
Player 1 passed
Player 1 discarded Rubel Crossfeed
Player 1 discarded Hesson Condenser
Player 2 lost Petal Sieve by its skull
Player 2 harvested Indicyl Separator
Player 2 gained 1 Indicyl from Indicyl Separator
Player 3 gained 1 Kyan from Vane Sieve
Player 3 took Hesson Furnace
Player 3 spent 1 Indicyl token
Player 3 spent 1 Hesson token
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 spent 1 Indicyl token
Player 3 spent 1 Hesson token
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 traded for Tidal Clerk of Verdane
Player 4 gained 1 Kyan from Slow Centrifuge
Player 4 took Spectrol Splitter
Player 4 drew a card
Player 4 discarded Hesson Kiln
Player 4 discarded Hesson Cargo Rig
Player 4 discarded Spectrol Splitter
Player 4 spent 1 Kyan token
Player 4 discarded Hesson Decelerator
Player 4 spent 1 Kyan token
Player 4 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 4 spent 1 Rubel token
Player 4 spent 1 Indicyl token
Player 4 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 4 spent 1 Hesson token
Player 4 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 4 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 4 spent 1 Indicyl token
Player 4 spent 1 Indicyl token
Player 4 converted 2 indicyl into 1 kyan
Player 4 spent 1 Indicyl token
Player 4 traded for Fourth Archon of Verdane and Noctane and Aurane
Player 4 put 1 Hesson on Cellar Scribe of Verdane
Player 4 put 1 Hesson on Cellar Scribe of Verdane
Player 4 put 1 Rubel on Coal Warden of Aurane
Player 1 took Hesson Mixer
Player 1 took Spessart Fractionator
Player 1 passed
Player 1 discarded Spessart Crusher
Player 1 discarded Hesson Cargo Rig
Player 2 took Spectrol Polarizer
Player 2 gained Fast Centrifuge
Player 2 passed
Player 3 gained 1 Indicyl from Vane Sieve
Player 3 drew a card
Player 3 took Rubel Dissolver
Player 3 discarded Rubel Dissolver
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 passed
Player 3 put 1 Indicyl on Shaft Intendant of Verdane and Noctane
Player 3 put 1 Hesson on Shaft Intendant of Verdane and Noctane
Player 4 lost Slow Centrifuge by its skull
Player 4 took Spessart Condenser
Player 4 harvested Hesson Dissolver
Player 4 gained 1 Hesson from Hesson Dissolver
Player 4 stored a hand card beneath Tailings Depot
Player 1 took Kyan Inverter
Player 1 took Kyan Transmuter
Player 1 upgraded with Kyan Shunt
Player 1 discarded Hesson Splitter
Player 2 gained 1 Hesson from Fast Centrifuge
Player 2 took Kyan Inverter
Player 2 took Spectrol Transmuter
Player 2 passed
Player 3 lost Vane Sieve by its skull
Player 3 took Spessart Cargo Rig
Player 3 discarded Indicyl Refinery
Player 3 discarded Hesson Forge
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 took Rubel Accelerator
Player 3 spent 1 Hesson token
Player 3 spent 1 Spectrol token
Player 3 spent 1 Hesson token
Player 3 discarded Hesson Crusher
Player 3 discarded Rubel Accelerator
Player 3 spent 1 Kyan token
Player 3 spent 1 Kyan token
Player 3 traded for Eighth Archon of Verdane and Noctane and Aurane
Player 3 discarded Indicyl Accelerator
Player 3 discarded Hesson Furnace
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 put 1 Indicyl on Shaft Intendant of Verdane and Noctane
Player 3 put 1 Hesson on Shaft Intendant of Verdane and Noctane
Player 4 took Hesson Conduit
Player 4 took Hesson Fuser
Player 4 passed
Player 4 stored Basalt Broker of Noctane and Aurane beneath Tailings Depot
Player 1 took Kyan Fuser
Player 1 upgraded with Kyan Fuser
Player 1 discarded Spessart Fractionator
Player 1 converted 1 spessart into 1 indicyl and 1 kyan
Player 1 put 1 Indicyl on Coal Warden of Aurane
Player 1 put 1 Kyan on Shaft Intendant of Verdane and Noctane
Player 2 gained 1 Indicyl from Fast Centrifuge
Player 2 took Kyan Crusher
Player 2 upgraded with Spectrol Transmuter
Player 3 took Hesson Smelter
Player 3 spent 1 Indicyl token
Player 3 discarded Hesson Smelter
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 drew a card
Player 3 harvested Kyan Blender
Player 3 gained 1 Kyan from Kyan Blender
Player 3 put 1 Rubel on Coal Warden of Aurane
Player 4 took Rubel Crystallizer
Player 4 took Indicyl Crossfeed
Player 4 harvested Spectrol Shunt
Player 4 gained 1 Spectrol from Spectrol Shunt
Player 1 took Spessart Exchanger
Player 1 passed
Player 2 gained 1 Rubel from Fast Centrifuge
Player 2 took Hesson Exchanger
Player 2 took Hesson Accelerator
Player 2 discarded Kyan Condenser
Player 2 converted 1 kyan into 1 rubel
Player 2 harvested Spectrol Transmuter
Player 2 gained 1 Spectrol from Spectrol Transmuter
Player 2 put 1 Rubel on Cellar Scribe of Verdane
Player 3 took Kyan Cargo Rig
Player 3 discarded Halo Prefect of Verdane and Noctane
Player 3 earned Overgrown Relay
Player 4 drew a card
Player 4 took Kyan Polarizer
Player 4 discarded Fourth Archon of Verdane and Noctane and Aurane
Player 4 earned Rust Orchard
Player 1 discarded Kyan Blender
Player 1 discarded Hesson Mixer
Player 1 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 1 took Indicyl Crystallizer
You drew Kyan Crystallizer
Player 1 passed
Player 1 put 1 Indicyl on Shaft Intendant of Verdane and Noctane
Player 1 put 1 Rubel on Coal Warden of Aurane
Player 2 lost Fast Centrifuge by its skull
Player 2 drew a card
Player 2 gained Deep Auger
Player 2 passed
Player 2 discarded Indicyl Kiln
Player 3 took Hesson Transmuter
Player 3 took Spectrol Cargo Rig
Player 3 discarded Tidal Clerk of Verdane
Player 3 earned Indigo Hamlet
Player 4 passed
Player 4 stored a hand card beneath Tailings Depot
Player 1 gained Vane Sieve
Player 1 discarded Indicyl Crystallizer
Player 1 discarded Rubel Blender
Player 1 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 1 discarded Spessart Exchanger
Player 1 converted 1 spessart into 1 indicyl and 1 kyan
Player 1 took Kyan Decelerator
Player 1 discarded Kyan Transmuter
Player 1 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 1 discarded Kyan Crystallizer
Player 1 converted 1 indicyl and 1 kyan into 1 spessart
Player 1 harvested Kyan Shunt
Player 1 gained 1 Kyan from Kyan Shunt
Player 1 put 1 Indicyl on Coal Warden of Aurane
Player 1 put 1 Rubel on Cellar Scribe of Verdane
Player 1 put 1 Kyan on Drift Warden of Aurane
Player 1 put 1 Kyan on Cellar Scribe of Verdane
Player 1 put 1 Spessart on Coal Warden of Aurane
Player 2 gained 1 Indicyl from Deep Auger
Player 2 took Hesson Crusher
Player 2 gained Fast Centrifuge
Player 2 passed
Player 2 discarded Hesson Crusher
Player 3 took Hesson Polarizer
Player 3 discarded Kyan Cargo Rig
Player 3 discarded Hesson Transmuter
Player 3 discarded Hesson Polarizer
Player 3 discarded Spessart Cargo Rig
Player 3 traded for Coal Warden of Aurane
Player 4 took Rubel Splitter
Player 4 gained Garnet Probe
Player 4 passed
Player 4 stored a hand card beneath Tailings Depot
Player 1 gained 1 Hesson from Vane Sieve
Player 1 took Indicyl Crystallizer
Player 1 took Kyan Fractionator
Player 1 harvested Kyan Fuser
Player 1 gained 1 Kyan from Kyan Fuser
Player 2 gained 1 Rubel from Deep Auger
Player 2 gained 1 Hesson from Fast Centrifuge
Player 2 took Hesson Refinery
Player 2 took Kyan Dissolver
Player 2 upgraded with Kyan Kiln
Player 2 discarded Hesson Kiln
Player 3 took Indicyl Inverter
Player 3 took Indicyl Conduit
Player 3 passed
Player 4 gained 1 Indicyl from Garnet Probe
Player 4 drew a card
Player 4 drew a card
Player 4 upgraded with Rubel Crystallizer
Player 1 gained 1 Kyan from Vane Sieve
Player 1 took Hesson Mixer
You drew Spectrol Mixer
Player 1 passed
Player 2 gained 1 Kyan from Deep Auger
Player 2 gained 1 Indicyl from Fast Centrifuge
Player 2 took Spessart Fuser
Player 2 took Indicyl Forge
Player 2 passed
Player 2 discarded Kyan Crusher
Player 2 discarded Indicyl Transmuter
Player 3 took Rubel Mixer
Player 3 drew a card
Player 3 spent 1 Indicyl token
Player 3 discarded Indicyl Decelerator
Player 3 spent 1 Kyan token
Player 3 spent 1 Spessart token
Player 3 traded for Drift Warden of Aurane
Player 4 gained 1 Hesson from Garnet Probe
Player 4 took Indicyl Cargo Rig
Player 4 took Rubel Decelerator
Player 4 passed
Player 4 spent 1 Spectrol token
Player 4 converted 1 spectrol into 1 indicyl and 1 rubel
Player 4 spent 1 Rubel token
Player 4 spent 1 Indicyl token
Player 4 converted 1 indicyl and 1 rubel into 1 spectrol
Player 4 discarded Indicyl Cargo Rig
Player 4 converted 1 indicyl and 1 rubel into 1 spectrol
Player 4 discarded Indicyl Crossfeed
Player 4 discarded Rubel Splitter
Player 4 converted 1 indicyl and 1 rubel into 1 spectrol
Player 4 put 1 Indicyl on Rime Warden of Noctane
Player 4 put 1 Spectrol on Rime Warden of Noctane
Player 4 put 1 Spectrol on Rime Warden of Noctane
Player 4 put 1 Spectrol on Level Magistrate of Verdane and Noctane
Player 1 gained 1 Indicyl from Vane Sieve
Player 1 took Hesson Inverter
Player 1 took Indicyl Blender
Player 1 upgraded with Kyan Fractionator
Player 1 discarded Indicyl Blender
Player 2 lost Deep Auger by its skull
Player 2 gained 1 Rubel from Fast Centrifuge
Player 2 discarded Hesson Exchanger
Player 2 discarded Hesson Accelerator
Player 2 converted 2 hesson into 1 kyan
Player 2 drew a card
Player 2 took Hesson Conduit
Player 2 harvested Kyan Kiln
Player 2 gained 1 Kyan from Kyan Kiln
Player 2 put 1 Kyan on Rime Warden of Noctane
Player 3 took Rubel Refinery
Player 3 took Spessart Accelerator
Player 3 discarded Eighth Archon of Verdane and Noctane and Aurane
Player 3 earned Vault of Crowns
This became the final round: a player had three Landmarks
Player 4 gained 1 Spessart from Garnet Probe
Player 4 took Kyan Accelerator
Player 4 took Hesson Forge
Player 4 harvested Rubel Crystallizer
Player 4 gained 1 Rubel from Rubel Crystallizer
The game was over
