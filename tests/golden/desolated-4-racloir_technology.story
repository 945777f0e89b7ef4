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
Player 3 spent 1 Hesson token
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 discarded Hesson Furnace
Player 3 spent 1 Indicyl token
Player 3 discarded Hesson Shunt
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 spent 1 Kyan token
Player 3 discarded Kyan Kiln
Player 3 traded for Halo Prefect of Verdane and Noctane
Player 3 put 1 Indicyl on Shaft Intendant of Verdane and Noctane
Player 3 put 1 Hesson on Cellar Scribe of Verdane
Player 3 put 1 Hesson on Glare Warden of Noctane
Player 3 put 1 Rubel on Glare Warden of Noctane
Player 4 lost Ash Bellows by its skull
Player 4 gained 1 Kyan from High Auger
Player 4 spent 1 Kyan token
Player 4 converted 1 kyan into 2 indicyl
Player 4 spent 1 Indicyl token
Player 4 converted 2 indicyl into 1 kyan
Player 4 took Spectrol Blender
Player 4 took Kyan Blender
Player 4 converted 1 kyan into 2 indicyl
Player 4 upgraded with Spectrol Blender
Player 4 spent 1 Indicyl token
Player 4 spent 1 Indicyl token
Player 4 converted 2 indicyl into 1 indicyl and 1 hesson
Player 4 put 1 Indicyl on Cellar Scribe of Verdane
Player 4 put 1 Indicyl on Glare Warden of Noctane
Player 4 put 1 Indicyl on Silent Assessor of Noctane
Player 4 put 1 Indicyl on Silent Assessor of Noctane
Player 4 put 1 Hesson on Shaft Intendant of Verdane and Noctane
Player 1 took Hesson Transmuter
Player 1 passed
Player 1 discarded Rubel Smelter
Player 2 gained 1 Rubel from Petal Sieve
Player 2 took Indicyl Separator
Player 2 drew a card
Player 2 passed
Player 3 lost Slow Centrifuge by its skull
Player 3 took Hesson Crystallizer
Player 3 took Kyan Dissolver
Player 3 passed
Player 4 gained 1 Rubel from High Auger
Player 4 took Rubel Crusher
Player 4 took Spessart Accelerator
Player 4 spent 1 Rubel token
Player 4 converted 1 rubel into 1 indicyl and 1 hesson
Player 4 passed
Player 4 spent 1 Hesson token
Player 4 converted 1 indicyl and 1 hesson into 2 indicyl
Player 4 put 1 Indicyl on Cellar Scribe of Verdane
Player 4 put 1 Indicyl on Cellar Scribe of Verdane
Player 4 put 1 Hesson on Shaft Intendant of Verdane and Noctane
Player 1 upgraded with Indicyl Exchanger
Player 1 discarded Hesson Condenser
Player 1 discarded Hesson Transmuter
Player 1 converted 2 hesson into 2 indicyl
Player 1 converted 2 indicyl into 2 hesson
Player 1 put 1 Hesson on Cellar Scribe of Verdane
Player 1 put 1 Hesson on Glare Warden of Noctane
Player 2 gained 1 Hesson from Petal Sieve
Player 2 took Hesson Kiln
Player 2 discarded Spessart Forge
Player 2 discarded Hesson Kiln
Player 2 spent 1 Kyan token
Player 2 discarded Indicyl Separator
Player 2 spent 1 Indicyl token
Player 2 spent 1 Hesson token
Player 2 traded for Shaft Intendant of Verdane and Noctane
Player 3 gained Ash Bellows
Player 3 took Rubel Inverter
Player 3 discarded Rubel Inverter
Player 3 converted 1 rubel into 2 indicyl
Player 3 passed
Player 3 put 1 Indicyl on Glare Warden of Noctane
Player 3 put 1 Indicyl on Cellar Scribe of Verdane
Player 4 lost High Auger by its skull
Player 4 took Hesson Dissolver
Player 4 gained Brine Pump
Player 4 discarded Rubel Crusher
Player 4 converted 1 rubel into 1 indicyl and 1 hesson
Player 4 passed
Player 4 put 1 Indicyl on Cellar Scribe of Verdane
Player 4 put 1 Hesson on Glare Warden of Noctane
Player 4 stored a hand card beneath Tailings Depot
Player 1 took Kyan Decelerator
Player 1 passed
Player 2 lost Petal Sieve by its skull
Player 2 took Indicyl Accelerator
Player 2 took Hesson Inverter
Player 2 discarded Indicyl Accelerator
Player 2 spent 1 Hesson token
Player 2 discarded Kyan Condenser
Player 2 spent 1 Spessart token
Player 2 traded for Silent Assessor of Noctane
Player 3 gained 1 Hesson from Ash Bellows
Player 3 took Spessart Shunt
Player 3 harvested Spectrol Condenser
Player 3 gained 1 Spectrol from Spectrol Condenser
Player 3 discarded Hesson Crystallizer
Player 3 discarded Indicyl Accelerator
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 discarded Spessart Shunt
Player 3 converted 1 spessart into 1 spectrol
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 spent 1 Hesson token
Player 3 spent 1 Indicyl token
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 spent 1 Indicyl token
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 spent 1 Hesson token
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 put 1 Indicyl on Ember Envoy of Noctane
Player 3 put 1 Hesson on Ember Envoy of Noctane
Player 3 put 1 Rubel on Glare Warden of Noctane
Player 3 put 1 Rubel on Fourth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Spectrol on Cellar Scribe of Verdane
Player 4 gained 1 Indicyl from Brine Pump
Player 4 gained Slow Centrifuge
Player 4 took Indicyl Crystallizer
Player 4 passed
Player 4 stored a hand card beneath Tailings Depot
Player 1 took Rubel Separator
Player 1 gained Fast Centrifuge
Player 1 upgraded with Hesson Mixer
Player 2 drew a card
Player 2 took Spectrol Crusher
Player 2 passed
Player 3 gained 1 Indicyl from Ash Bellows
Player 3 took Indicyl Crystallizer
Player 3 discarded Indicyl Crystallizer
Player 3 spent 1 Hesson token
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 took Spessart Fuser
Player 3 discarded Halo Prefect of Verdane and Noctane
Player 3 earned Indigo Hamlet
Player 3 put 1 Rubel on Ember Envoy of Noctane
Player 4 gained 1 Hesson from Brine Pump
Player 4 gained 1 Indicyl from Slow Centrifuge
Player 4 drew a card
Player 4 took Kyan Cargo Rig
Player 4 upgraded with Hesson Dissolver
Player 4 discarded Kyan Shunt
Player 4 converted 1 kyan into 2 indicyl
Player 4 put 1 Indicyl on Ember Envoy of Noctane
Player 4 put 1 Indicyl on Ember Envoy of Noctane
Player 1 gained 1 Hesson from Fast Centrifuge
Player 1 took Rubel Polarizer
Player 1 passed
Player 2 took Indicyl Fractionator
Player 2 took Hesson Kiln
Player 2 discarded Shaft Intendant of Verdane and Noctane
Player 2 earned Overgrown Relay
Player 3 gained 1 Hesson from Ash Bellows
Player 3 took Hesson Kiln
Player 3 upgraded with Hesson Kiln
Player 3 spent 1 Indicyl token
Player 3 spent 1 Hesson token
Player 3 converted 1 indicyl and 1 hesson into 1 kyan
Player 3 put 1 Kyan on Fourth Archon of Verdane and Noctane and Aurane
Player 4 gained 1 Indicyl from Brine Pump
Player 4 gained 1 Hesson from Slow Centrifuge
Player 4 took Indicyl Cargo Rig
Player 4 took Indicyl Decelerator
Player 4 spent 1 Indicyl token
Player 4 spent 1 Hesson token
Player 4 converted 1 indicyl and 1 hesson into 1 rubel
Player 4 spent 1 Hesson token
Player 4 discarded Kyan Cargo Rig
Player 4 discarded Spessart Accelerator
Player 4 traded for Cellar Scribe of Verdane
Player 4 spent 1 Hesson token
Player 4 discarded Indicyl Cargo Rig
Player 4 converted 1 indicyl and 1 hesson into 1 rubel
Player 4 spent 1 Indicyl token
Player 4 discarded Indicyl Crystallizer
Player 4 converted 2 indicyl into 1 kyan
Player 4 discarded Hesson Accelerator
Player 4 spent 1 Indicyl token
Player 4 converted 1 indicyl and 1 hesson into 1 rubel
Player 4 put 1 Rubel on Ember Envoy of Noctane
Player 4 put 1 Rubel on Glare Warden of Noctane
Player 4 put 1 Kyan on Fourth Archon of Verdane and Noctane and Aurane
Player 1 gained 1 Indicyl from Fast Centrifuge
Player 1 took Hesson Cargo Rig
Player 1 took Spessart Dissolver
Player 1 discarded Rubel Blender
Player 1 spent 1 Hesson token
Player 1 discarded Hesson Cargo Rig
Player 1 converted 2 hesson into 2 indicyl
Player 1 discarded Spessart Dissolver
Player 1 traded for Rime Warden of Verdane
Player 2 took Hesson Separator
Player 2 gained Vane Sieve
Player 2 passed
Player 3 lost Ash Bellows by its skull
Player 3 discarded Spessart Fuser
Player 3 converted 1 spessart into 1 spectrol
Player 3 passed
Player 3 put 1 Spectrol on Fourth Archon of Verdane and Noctane and Aurane
Player 4 lost Brine Pump by its skull
Player 4 gained 1 Kyan from Slow Centrifuge
Player 4 took Hesson Transmuter
Player 4 drew a card
Player 4 passed
Player 4 stored Hesson Dissolver beneath Tailings Depot
Player 1 gained 1 Rubel from Fast Centrifuge
Player 1 gained Brine Pump
Player 1 took Indicyl Crusher
Player 1 passed
Player 2 gained 1 Hesson from Vane Sieve
Player 2 took Kyan Fuser
Player 2 gained Spectrum Probe
Player 2 discarded Spectrol Crusher
Player 2 discarded Hesson Inverter
Player 2 spent 1 Hesson token
Player 2 discarded Kyan Fuser
Player 2 traded for Glare Warden of Noctane
Player 3 discarded Kyan Dissolver
Player 3 spent 1 Kyan token
Player 3 converted 1 kyan into 1 indicyl and 1 hesson
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 spent 1 Spectrol token
Player 3 traded for Bright Legate of Noctane and Aurane
Player 4 lost Slow Centrifuge by its skull
Player 4 took Indicyl Furnace
Player 4 took Hesson Polarizer
Player 4 harvested Spectrol Blender
Player 4 gained 1 Spectrol from Spectrol Blender
Player 4 discarded Kyan Furnace
Player 4 converted 1 kyan into 2 indicyl
Player 4 discarded Indicyl Furnace
Player 4 converted 2 indicyl into 1 kyan
Player 4 put 1 Indicyl on Fourth Archon of Verdane and Noctane and Aurane
Player 4 put 1 Kyan on Fourth Archon of Verdane and Noctane and Aurane
Player 4 stored a hand card beneath Tailings Depot
Player 1 lost Fast Centrifuge by its skull
Player 1 gained 1 Indicyl from Brine Pump
Player 1 took Indicyl Crusher
Player 1 took Indicyl Refinery
Player 1 harvested Hesson Mixer
Player 1 gained 1 Hesson from Hesson Mixer
Player 1 discarded Indicyl Crusher
Player 1 discarded Indicyl Refinery
Player 1 converted 2 indicyl into 2 hesson
Player 1 put 1 Hesson on Mist Steward of Aurane
Player 1 put 1 Hesson on Ember Envoy of Noctane
Player 2 gained 1 Kyan from Vane Sieve
Player 2 gained 1 Hesson from Spectrum Probe
Player 2 took Spectrol Polarizer
Player 2 drew a card
Player 2 spent 1 Hesson token
Player 2 spent 1 Rubel token
Player 2 spent 1 Rubel token
Player 2 discarded Spectrol Polarizer
Player 2 traded for Ember Envoy of Noctane
Player 3 took Hesson Separator
Player 3 took Kyan Polarizer
Player 3 spent 1 Indicyl token
Player 3 discarded Hesson Separator
Player 3 converted 1 indicyl and 1 hesson into 1 kyan
Player 3 harvested Kyan Blender
Player 3 gained 1 Kyan from Kyan Blender
Player 3 put 1 Kyan on Mist Steward of Aurane
Player 4 took Indicyl Forge
Player 4 took Rubel Refinery
Player 4 upgraded with Indicyl Decelerator
Player 4 discarded Hesson Transmuter
Player 4 spent 1 Spectrol token
Player 4 converted 1 hesson and 1 spectrol into 2 kyan
Player 4 put 1 Kyan on Fourth Archon of Verdane and Noctane and Aurane
Player 4 put 1 Kyan on Fourth Archon of Verdane and Noctane and Aurane
Player 1 gained 1 Hesson from Brine Pump
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 2 hesson into 2 indicyl
Player 1 took Indicyl Forge
Player 1 took Rubel Crystallizer
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 converted 2 indicyl into 2 hesson
Player 1 upgraded with Rubel Separator
Player 1 converted 2 indicyl into 2 hesson
Player 1 put 1 Hesson on Depth Prefect of Verdane and Aurane
Player 1 put 1 Hesson on Fourth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Hesson on Mist Steward of Aurane
Player 1 put 1 Hesson on Mist Steward of Aurane
Player 2 gained 1 Indicyl from Vane Sieve
Player 2 gained 1 Indicyl from Spectrum Probe
Player 2 took Kyan Fractionator
Player 2 took Rubel Fractionator
Player 2 discarded Indicyl Shunt
Player 2 discarded Indicyl Fractionator
Player 2 spent 1 Indicyl token
Player 2 spent 1 Kyan token
Player 2 spent 1 Kyan token
Player 2 spent 1 Spessart token
Player 2 traded for Depth Prefect of Verdane and Aurane
Player 3 took Indicyl Blender
Player 3 took Hesson Furnace
Player 3 harvested Indicyl Polarizer
Player 3 gained 1 Indicyl from Indicyl Polarizer
Player 4 took Indicyl Smelter
Player 4 drew a card
Player 4 spent 1 Kyan token
Player 4 discarded Hesson Cargo Rig
Player 4 spent 1 Hesson token
Player 4 spent 1 Hesson token
Player 4 spent 1 Spectrol token
Player 4 converted 1 hesson and 1 spectrol into 2 kyan
Player 4 discarded Indicyl Forge
Player 4 spent 1 Indicyl token
Player 4 converted 1 kyan into 2 indicyl
Player 4 converted 2 indicyl into 1 kyan
Player 4 spent 1 Indicyl token
Player 4 spent 1 Indicyl token
Player 4 converted 2 indicyl into 1 kyan
Player 4 converted 2 kyan into 1 hesson and 1 spectrol
Player 4 spent 1 Indicyl token
Player 4 spent 1 Indicyl token
Player 4 converted 2 indicyl into 1 kyan
Player 4 traded for Fourth Archon of Verdane and Noctane and Aurane
Player 4 spent 1 Kyan token
Player 4 spent 1 Kyan token
Player 4 converted 2 kyan into 1 hesson and 1 spectrol
Player 4 put 1 Hesson on Slag Clerk of Aurane
Player 4 put 1 Hesson on Fourth Archon of Verdane and Noctane and Aurane
Player 4 put 1 Spectrol on Fourth Archon of Verdane and Noctane and Aurane
Player 1 gained 1 Indicyl from Brine Pump
You drew Hesson Condenser
You drew Hesson Conduit
Player 1 spent 1 Kyan token
Player 1 discarded Hesson Condenser
Player 1 discarded Kyan Decelerator
Player 1 discarded Hesson Conduit
Player 1 traded for Slag Clerk of Aurane
Player 2 lost Vane Sieve by its skull
Player 2 gained 1 Spectrol from Spectrum Probe
Player 2 drew a card
Player 2 took Kyan Fuser
Player 2 discarded Ember Envoy of Noctane
Player 2 discarded Depth Prefect of Verdane and Aurane
Player 2 earned Shimmer Flats
Player 2 discarded Rubel Fractionator
Player 3 took Hesson Separator
Player 3 discarded Kyan Polarizer
Player 3 converted 1 kyan into 2 hesson
Player 3 spent 1 Kyan token
Player 3 converted 1 kyan into 2 hesson
Player 3 gained Spectrum Probe
Player 3 discarded Bright Legate of Noctane and Aurane
Player 3 earned Blushing Mesa
Player 3 discarded Hesson Furnace
Player 3 converted 2 hesson into 1 kyan
Player 3 converted 1 kyan into 2 hesson
Player 3 put 1 Hesson on Fourth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Hesson on Brine Steward of Verdane
Player 3 put 1 Hesson on Fifth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Hesson on Mist Steward of Aurane
Player 3 put 1 Hesson on Brine Steward of Verdane
Player 4 took Rubel Accelerator
Player 4 drew a card
Player 4 spent 1 Kyan token
Player 4 converted 1 kyan into 2 indicyl
Player 4 spent 1 Indicyl token
Player 4 spent 1 Spessart token
Player 4 traded for Brine Steward of Verdane
Player 1 lost Brine Pump by its skull
Player 1 took Hesson Blender
Player 1 took Spectrol Crossfeed
Player 1 spent 1 Hesson token
Player 1 discarded Rubel Polarizer
Player 1 converted 1 hesson and 1 rubel into 1 spessart
Player 1 discarded Indicyl Forge
Player 1 discarded Spectrol Crossfeed
Player 1 spent 1 Indicyl token
Player 1 discarded Indicyl Crusher
Player 1 traded for Mist Steward of Aurane
Player 1 put 1 Spessart on Frost Clerk of Aurane
Player 2 lost Spectrum Probe by its skull
Player 2 took Spessart Condenser
Player 2 took Kyan Crusher
Player 2 discarded Kyan Crusher
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 discarded Kyan Fractionator
Player 2 traded for Frost Clerk of Noctane
Player 3 gained 1 Hesson from Spectrum Probe
Player 3 spent 1 Hesson token
Player 3 discarded Hesson Separator
Player 3 converted 2 hesson into 1 kyan
Player 3 drew a card
Player 3 took Hesson Exchanger
Player 3 passed
Player 3 discarded Hesson Transmuter
Player 3 discarded Hesson Exchanger
Player 3 converted 2 hesson into 1 kyan
Player 3 put 1 Kyan on Frost Clerk of Aurane
Player 3 put 1 Kyan on Frost Clerk of Aurane
Player 4 discarded Kyan Forge
Player 4 converted 1 kyan into 2 indicyl
Player 4 took Rubel Crossfeed
Player 4 took Kyan Splitter
Player 4 harvested Indicyl Decelerator
Player 4 gained 1 Indicyl from Indicyl Decelerator
Player 4 converted 2 indicyl into 1 kyan
Player 4 put 1 Kyan on Fifth Archon of Verdane and Noctane and Aurane
Player 1 took Rubel Dissolver
Player 1 took Hesson Crusher
Player 1 passed
Player 1 discarded Hesson Crusher
Player 1 discarded Hesson Blender
Player 1 converted 2 hesson into 2 indicyl
Player 1 put 1 Indicyl on Fifth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on Fourth Archon of Verdane and Noctane and Aurane
Player 2 took Hesson Mixer
Player 2 passed
Player 2 discarded Hesson Decelerator
Player 3 gained 1 Indicyl from Spectrum Probe
Player 3 took Rubel Condenser
Player 3 took Indicyl Refinery
Player 3 harvested Hesson Kiln
Player 3 gained 1 Hesson from Hesson Kiln
Player 4 took Kyan Conduit
Player 4 drew a card
Player 4 discarded Kyan Splitter
Player 4 spent 1 Indicyl token
Player 4 discarded Indicyl Smelter
Player 4 discarded Kyan Conduit
Player 4 traded for Frost Clerk of Aurane
Player 4 spent 1 Kyan token
Player 4 converted 1 kyan into 2 indicyl
Player 4 converted 2 indicyl into 1 kyan
Player 4 spent 1 Kyan token
Player 4 converted 1 kyan into 2 indicyl
Player 4 converted 1 kyan into 2 indicyl
Player 4 put 1 Indicyl on Cinder Clerk of Noctane
Player 4 put 1 Indicyl on Cinder Clerk of Noctane
Player 4 put 1 Indicyl on Fourth Archon of Verdane and Noctane and Aurane
Player 4 put 1 Indicyl on Cinder Clerk of Noctane
Player 1 took Rubel Shunt
Player 1 took Rubel Forge
Player 1 harvested Rubel Separator
Player 1 gained 1 Rubel from Rubel Separator
Player 2 took Rubel Crossfeed
Player 2 upgraded with Spessart Condenser
Player 2 spent 1 Rubel token
Player 2 converted 1 rubel into 2 indicyl
Player 2 put 1 Indicyl on Cinder Clerk of Noctane
Player 2 put 1 Indicyl on Cinder Clerk of Noctane
Player 3 gained 1 Spectrol from Spectrum Probe
Player 3 took Hesson Furnace
Player 3 took Kyan Separator
Player 3 upgraded with Indicyl Blender
Player 4 upgraded with Rubel Decelerator
Player 1 discarded Rubel Forge
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 discarded Rubel Kiln
Player 1 traded for Cinder Clerk of Noctane
Player 2 discarded Indicyl Separator
Player 2 spent 1 Indicyl token
Player 2 converted 2 indicyl into 1 rubel
Player 2 spent 1 Rubel token
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 converted 2 indicyl into 1 rubel
Player 2 discarded Kyan Fuser
Player 2 discarded Rubel Crossfeed
Player 2 spent 1 Indicyl token
Player 2 discarded Kyan Dissolver
Player 2 spent 1 Spessart token
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 traded for Fifth Archon of Verdane and Noctane and Aurane
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 converted 2 indicyl into 1 rubel
Player 2 put 1 Rubel on Burnished Legate of Verdane and Noctane
Player 2 put 1 Rubel on Dim Listener of Noctane
Player 2 put 1 Rubel on Fourth Archon of Verdane and Noctane and Aurane
Player 3 lost Spectrum Probe by its skull
Player 3 spent 1 Indicyl token
Player 3 spent 1 Hesson token
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 took Hesson Smelter
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 upgraded with Rubel Condenser
Player 3 put 1 Indicyl on Fourth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Hesson on Burnished Legate of Verdane and Noctane
Player 4 took Kyan Kiln
Player 4 drew a card
Player 4 discarded Fourth Archon of Verdane and Noctane and Aurane
Player 4 earned Amber Terraces
Player 4 discarded Kyan Kiln
Player 4 converted 1 kyan into 2 indicyl
Player 4 put 1 Indicyl on Burnished Legate of Verdane and Noctane
Player 4 put 1 Indicyl on Ash Warden of Noctane
Player 4 stored Hesson Dissolver beneath Tailings Depot
Player 1 took Hesson Smelter
You drew Rubel Smelter
Player 1 spent 1 Hesson token
Player 1 discarded Hesson Smelter
Player 1 discarded Rubel Shunt
Player 1 discarded Kyan Shunt
Player 1 traded for Dim Listener of Noctane
Player 2 upgraded with Hesson Kiln
Player 2 discarded Hesson Separator
Player 2 discarded Hesson Mixer
Player 2 converted 2 hesson into 1 kyan
Player 2 put 1 Kyan on Lagoon Broker of Noctane and Aurane
Player 3 took Hesson Conduit
Player 3 took Indicyl Conduit
Player 3 harvested Indicyl Blender
Player 3 gained 1 Indicyl from Indicyl Blender
Player 4 drew a card
Player 4 took Kyan Refinery
Player 4 spent 1 Hesson token
Player 4 spent 1 Hesson token
Player 4 spent 1 Rubel token
Player 4 spent 1 Spessart token
Player 4 traded for Ash Warden of Noctane
Player 4 stored a hand card beneath Tailings Depot
You drew Indicyl Fractionator
Player 1 took Spessart Exchanger
Player 1 upgraded with Rubel Crystallizer
Player 1 discarded Indicyl Fractionator
Player 1 spent 1 Indicyl token
Player 1 converted 2 indicyl into 2 hesson
Player 1 put 1 Hesson on Fourth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Hesson on Current Prefect of Verdane and Noctane
Player 2 took Hesson Accelerator
Player 2 took Spectrol Mixer
Player 2 harvested Spessart Condenser
Player 2 gained 1 Spessart from Spessart Condenser
Player 3 discarded Indicyl Refinery
Player 3 spent 1 Indicyl token
Player 3 converted 2 indicyl into 1 rubel
Player 3 took Kyan Inverter
Player 3 gained Fast Centrifuge
Player 3 discarded Kyan Separator
Player 3 discarded Hesson Furnace
Player 3 discarded Hesson Smelter
Player 3 spent 1 Spectrol token
Player 3 traded for Burnished Legate of Verdane and Noctane
Player 3 spent 1 Rubel token
Player 3 converted 1 rubel into 2 indicyl
Player 3 discarded Indicyl Conduit
Player 3 converted 2 indicyl into 1 rubel
Player 3 put 1 Indicyl on Lagoon Broker of Noctane and Aurane
Player 3 put 1 Rubel on Current Prefect of Verdane and Noctane
Player 4 drew a card
Player 4 took Indicyl Crystallizer
Player 4 discarded Brine Steward of Verdane
Player 4 discarded Frost Clerk of Aurane
Player 4 earned Cobalt Reservoir
This became the final round: a player had three Landmarks
Player 4 stored a hand card beneath Tailings Depot
The game was over
