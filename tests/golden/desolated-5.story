Player 2 was the first player
Player 2 took Kyan Splitter
Player 2 drew a card
Player 2 passed
Player 3 took Indicyl Transmuter
Player 3 took Kyan Separator
Player 3 discarded Indicyl Splitter
Player 3 discarded Hesson Polarizer
Player 3 discarded Kyan Separator
Player 3 discarded Spectrol Inverter
Player 3 traded for Veiled Assessor of Aurane
Player 4 took Rubel Cargo Rig
Player 4 drew a card
Player 4 upgraded with Indicyl Decelerator
Player 5 took Rubel Blender
Player 5 took Kyan Kiln
Player 5 upgraded with Kyan Shunt
Player 1 took Indicyl Blender
Player 1 took Spessart Blender
Player 1 upgraded with Indicyl Mixer
Player 1 discarded Indicyl Refinery
Player 1 discarded Indicyl Blender
Player 1 discarded Hesson Shunt
Player 1 converted 2 indicyl and 1 hesson into 3 indicyl
Player 1 put 1 Indicyl on Lagoon Broker of Noctane and Aurane
Player 1 put 1 Indicyl on Lagoon Broker of Noctane and Aurane
Player 1 put 1 Indicyl on Quarry Intendant of Noctane and Aurane
Player 2 took Indicyl Accelerator
Player 2 took Spessart Conduit
Player 2 passed
Player 2 discarded Indicyl Crusher
Player 3 took Spessart Dissolver
Player 3 took Rubel Accelerator
Player 3 upgraded with Spessart Dissolver
Player 3 discarded Indicyl Conduit
Player 3 discarded Indicyl Transmuter
Player 3 converted 2 indicyl into 1 kyan
Player 3 converted 1 kyan into 2 indicyl
Player 3 put 1 Indicyl on Quarry Intendant of Noctane and Aurane
Player 3 put 1 Indicyl on Coal Warden of Noctane
Player 4 took Hesson Crossfeed
Player 4 took Spessart Crossfeed
Player 4 harvested Indicyl Decelerator
Player 4 gained 1 Indicyl from Indicyl Decelerator
Player 5 upgraded with Hesson Forge
Player 5 discarded Hesson Transmuter
Player 5 discarded Kyan Kiln
Player 5 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 5 put 1 Indicyl on Lagoon Broker of Noctane and Aurane
Player 5 put 1 Rubel on Coal Warden of Noctane
Player 1 took Kyan Fuser
You drew Hesson Inverter
Player 1 passed
Player 2 drew a card
Player 2 drew a card
Player 2 passed
Player 2 discarded Kyan Exchanger
Player 2 discarded Spessart Conduit
Player 3 took Kyan Crusher
Player 3 took Kyan Shunt
Player 3 harvested Spessart Dissolver
Player 3 gained 1 Spessart from Spessart Dissolver
Player 4 took Spessart Exchanger
Player 4 drew a card
Player 4 discarded Hesson Fuser
Player 4 discarded Spessart Crossfeed
Player 4 discarded Hesson Crossfeed
Player 4 discarded Kyan Crystallizer
Player 4 traded for Coal Warden of Noctane
Player 5 took Indicyl Accelerator
Player 5 took Indicyl Polarizer
Player 5 harvested Hesson Forge
Player 5 gained 1 Hesson from Hesson Forge
Player 5 discarded Indicyl Polarizer
Player 5 discarded Rubel Decelerator
Player 5 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 5 put 1 Hesson on Basalt Broker of Verdane and Aurane
Player 5 put 1 Kyan on Basalt Broker of Verdane and Aurane
Player 1 took Indicyl Forge
Player 1 took Spectrol Accelerator
Player 1 upgraded with Hesson Inverter
Player 2 took Hesson Blender
Player 2 took Kyan Crossfeed
Player 2 upgraded with Indicyl Accelerator
Player 2 discarded Indicyl Polarizer
Player 2 discarded Spessart Decelerator
Player 2 converted 1 indicyl and 1 spessart into 2 rubel
Player 2 put 1 Rubel on Lagoon Broker of Noctane and Aurane
Player 2 put 1 Rubel on Basalt Broker of Verdane and Aurane
Player 3 took Indicyl Transmuter
Player 3 took Hesson Inverter
Player 3 passed
Player 4 took Spectrol Exchanger
Player 4 took Kyan Blender
Player 4 upgraded with Rubel Forge
Player 4 discarded Rubel Cargo Rig
Player 4 discarded Kyan Blender
Player 4 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 4 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 4 put 1 Rubel on Quarry Intendant of Noctane and Aurane
Player 4 put 1 Kyan on Shaft Intendant of Noctane and Aurane
Player 5 took Indicyl Splitter
Player 5 discarded Indicyl Accelerator
Player 5 discarded Rubel Blender
Player 5 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 5 upgraded with Indicyl Splitter
Player 5 put 1 Hesson on Lagoon Broker of Noctane and Aurane
Player 5 put 1 Kyan on Lagoon Broker of Noctane and Aurane
You drew Hesson Furnace
Player 1 took Hesson Fractionator
Player 1 upgraded with Kyan Fuser
Player 1 discarded Spessart Blender
Player 1 converted 1 spessart into 1 indicyl and 1 kyan
Player 1 discarded Indicyl Forge
Player 1 converted 1 indicyl and 1 kyan into 1 spessart
Player 1 put 1 Indicyl on Quarry Intendant of Noctane and Aurane
Player 1 put 1 Spessart on Basalt Broker of Verdane and Aurane
Player 2 took Spectrol Shunt
Player 2 drew a card
Player 2 upgraded with Kyan Crystallizer
Player 3 drew a card
Player 3 took Hesson Shunt
Player 3 upgraded with Hesson Shunt
Player 4 drew a card
Player 4 took Hesson Splitter
Player 4 spent 1 Indicyl token
Player 4 spent 1 Indicyl token
Player 4 discarded Hesson Crystallizer
Player 4 discarded Hesson Splitter
Player 4 spent 1 Rubel token
Player 4 discarded Spessart Exchanger
Player 4 traded for Quarry Intendant of Noctane and Aurane
Player 5 took Kyan Inverter
Player 5 discarded Kyan Inverter
Player 5 converted 1 kyan into 1 indicyl and 1 hesson
Player 5 drew a card
Player 5 passed
Player 5 put 1 Indicyl on Silent Assessor of Aurane
Player 5 put 1 Hesson on Silent Assessor of Aurane
Player 1 harvested Kyan Fuser
Player 1 gained 1 Kyan from Kyan Fuser
Player 2 drew a card
Player 2 took Hesson Condenser
Player 2 discarded Spectrol Crusher
Player 2 converted 1 spectrol into 1 indicyl and 1 rubel
Player 2 discarded Hesson Separator
Player 2 discarded Kyan Splitter
Player 2 discarded Rubel Conduit
Player 2 converted 2 rubel into 1 indicyl and 1 spessart
Player 2 traded for Silent Assessor of Aurane
Player 2 discarded Spectrol Shunt
Player 2 converted 1 spectrol into 1 indicyl and 1 rubel
Player 2 spent 1 Indicyl token
Player 2 converted 1 indicyl and 1 rubel into 1 spectrol
Player 2 converted 1 spectrol into 1 indicyl and 1 rubel
Player 2 put 1 Indicyl on Basalt Broker of Verdane and Aurane
Player 2 put 1 Indicyl on Shaft Intendant of Noctane and Aurane
Player 2 put 1 Indicyl on Basalt Broker of Verdane and Aurane
Player 2 put 1 Rubel on Shaft Intendant of Noctane and Aurane
Player 3 took Spectrol Furnace
Player 3 discarded Kyan Shunt
Player 3 discarded Hesson Inverter
Player 3 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 3 discarded Indicyl Transmuter
Player 3 discarded Rubel Accelerator
Player 3 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 3 took Indicyl Separator
Player 3 passed
Player 3 put 1 Indicyl on Shaft Intendant of Noctane and Aurane
Player 3 put 1 Hesson on Basalt Broker of Verdane and Aurane
Player 3 put 1 Rubel on Lagoon Broker of Noctane and Aurane
Player 3 put 1 Kyan on Basalt Broker of Verdane and Aurane
Player 4 drew a card
Player 4 took Indicyl Kiln
Player 4 harvested Rubel Forge
Player 4 gained 1 Rubel from Rubel Forge
Player 5 took Hesson Fuser
Player 5 upgraded with Hesson Fuser
Player 5 discarded Spessart Shunt
Player 5 converted 1 spessart into 1 indicyl and 1 rubel
Player 5 put 1 Indicyl on Lagoon Broker of Noctane and Aurane
Player 5 put 1 Rubel on Ember Envoy of Noctane
You drew Hesson Mixer
You drew Rubel Smelter
Player 1 passed
Player 2 took Indicyl Fuser
Player 2 took Hesson Crusher
Player 2 upgraded with Hesson Blender
Player 3 took Hesson Accelerator
Player 3 took Indicyl Crossfeed
Player 3 harvested Hesson Shunt
Player 3 gained 1 Hesson from Hesson Shunt
Player 4 took Rubel Polarizer
Player 4 took Hesson Shunt
Player 4 passed
Player 5 harvested Indicyl Splitter
Player 5 gained 1 Indicyl from Indicyl Splitter
Player 1 harvested Hesson Inverter
Player 1 gained 1 Hesson from Hesson Inverter
Player 2 drew a card
Player 2 drew a card
Player 2 passed
Player 3 took Hesson Crusher
Player 3 upgraded with Indicyl Crossfeed
Player 3 discarded Indicyl Separator
Player 3 discarded Kyan Crusher
Player 3 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 3 discarded Hesson Accelerator
Player 3 discarded Rubel Separator
Player 3 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 3 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 3 put 1 Indicyl on Basalt Broker of Verdane and Aurane
Player 3 put 1 Indicyl on Shaft Intendant of Noctane and Aurane
Player 3 put 1 Kyan on Ember Envoy of Noctane
Player 3 put 1 Kyan on Ember Envoy of Noctane
Player 4 took Rubel Inverter
Player 4 took Indicyl Dissolver
Player 4 passed
Player 4 discarded Indicyl Fractionator
Player 4 discarded Spessart Forge
Player 5 took Indicyl Transmuter
Player 5 harvested Kyan Shunt
Player 5 gained 1 Kyan from Kyan Shunt
Player 5 spent 1 Indicyl token
Player 5 spent 1 Kyan token
Player 5 converted 1 indicyl and 1 kyan into 1 spessart
Player 5 converted 1 spessart into 1 indicyl and 1 kyan
Player 5 put 1 Indicyl on Lagoon Broker of Noctane and Aurane
Player 5 put 1 Kyan on Lagoon Broker of Noctane and Aurane
Player 1 took Kyan Splitter
Player 1 took Kyan Cargo Rig
Player 1 discarded Hesson Mixer
Player 1 discarded Rubel Smelter
Player 1 discarded Kyan Cargo Rig
Player 1 discarded Kyan Splitter
Player 1 spent 1 Hesson token
Player 1 discarded Hesson Furnace
Player 1 traded for Basalt Broker of Verdane and Aurane
Player 2 took Indicyl Condenser
Player 2 took Hesson Conduit
Player 2 discarded Hesson Exchanger
Player 2 discarded Hesson Conduit
Player 2 discarded Indicyl Fuser
Player 2 spent 1 Hesson token
Player 2 converted 1 indicyl and 1 hesson into 1 rubel
Player 2 discarded Rubel Accelerator
Player 2 converted 2 rubel into 1 indicyl and 1 spessart
Player 2 discarded Indicyl Condenser
Player 2 discarded Kyan Crossfeed
Player 2 traded for Shaft Intendant of Noctane and Aurane
Player 2 spent 1 Rubel token
Player 2 converted 1 rubel into 1 indicyl and 1 hesson
Player 2 discarded Hesson Condenser
Player 2 converted 1 indicyl and 1 hesson into 1 rubel
Player 2 put 1 Hesson on Woven Legate of Noctane and Aurane
Player 2 put 1 Rubel on Woven Legate of Noctane and Aurane
Player 3 took Indicyl Decelerator
Player 3 took Hesson Fractionator
Player 3 upgraded with Spectrol Furnace
Player 4 took Kyan Dissolver
Player 4 took Hesson Splitter
Player 4 upgraded with Spectrol Crystallizer
Player 4 discarded Hesson Splitter
Player 5 took Rubel Splitter
Player 5 drew a card
Player 5 harvested Hesson Fuser
Player 5 gained 1 Hesson from Hesson Fuser
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 converted 3 indicyl into 2 indicyl and 1 hesson
Player 1 spent 1 Kyan token
Player 1 discarded Hesson Fractionator
Player 1 converted 2 indicyl and 1 hesson into 3 indicyl
Player 1 spent 1 Hesson token
Player 1 converted 2 indicyl and 1 hesson into 3 indicyl
Player 1 spent 1 Hesson token
Player 1 converted 2 indicyl and 1 hesson into 3 indicyl
Player 1 converted 2 indicyl and 1 hesson into 3 indicyl
Player 1 spent 1 Rubel token
Player 1 spent 1 Kyan token
Player 1 traded for Lagoon Broker of Noctane and Aurane
Player 1 put 1 Indicyl on Second Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on Woven Legate of Noctane and Aurane
Player 1 put 1 Indicyl on Woven Legate of Noctane and Aurane
Player 2 took Kyan Dissolver
Player 2 took Spectrol Dissolver
Player 2 discarded Spectrol Dissolver
Player 2 converted 1 spectrol into 1 indicyl and 1 rubel
Player 2 converted 1 rubel into 1 indicyl and 1 hesson
Player 2 upgraded with Hesson Crusher
Player 2 discarded Hesson Blender
Player 2 converted 1 indicyl and 1 hesson into 1 rubel
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 converted 3 indicyl into 1 spessart
Player 2 spent 1 Indicyl token
Player 2 converted 1 indicyl and 1 rubel into 1 spectrol
Player 2 converted 1 spectrol into 1 indicyl and 1 rubel
Player 2 converted 1 indicyl and 1 spessart into 2 rubel
Player 2 put 1 Hesson on Woven Legate of Noctane and Aurane
Player 2 put 1 Rubel on Second Archon of Verdane and Noctane and Aurane
Player 2 put 1 Rubel on Second Archon of Verdane and Noctane and Aurane
Player 2 put 1 Rubel on Ember Envoy of Noctane
Player 3 discarded Hesson Crusher
Player 3 spent 1 Hesson token
Player 3 converted 2 hesson into 1 rubel
Player 3 took Indicyl Mixer
Player 3 took Spectrol Kiln
Player 3 harvested Spectrol Furnace
Player 3 gained 1 Spectrol from Spectrol Furnace
Player 3 put 1 Rubel on Ember Envoy of Noctane
Player 4 upgraded with Indicyl Kiln
Player 4 discarded Indicyl Dissolver
Player 4 spent 1 Rubel token
Player 4 converted 1 indicyl and 1 rubel into 1 spectrol
Player 4 discarded Spectrol Exchanger
Player 4 converted 1 spectrol into 1 indicyl and 1 rubel
Player 4 put 1 Indicyl on Caldera Broker of Noctane and Aurane
Player 4 put 1 Rubel on Woven Legate of Noctane and Aurane
Player 4 put 1 Spectrol on Ember Envoy of Noctane
Player 5 took Indicyl Refinery
Player 5 drew a card
Player 5 upgraded with Indicyl Refinery
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Hesson token
Player 1 converted 2 indicyl and 1 hesson into 3 indicyl
Player 1 took Indicyl Crossfeed
Player 1 took Kyan Kiln
Player 1 passed
Player 1 put 1 Indicyl on Second Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on Second Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on Ember Envoy of Noctane
Player 2 took Kyan Accelerator
Player 2 drew a card
Player 2 passed
Player 3 took Kyan Fractionator
Player 3 took Rubel Furnace
Player 3 passed
Player 3 discarded Indicyl Mixer
Player 3 discarded Kyan Fractionator
Player 3 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 3 put 1 Hesson on Woven Legate of Noctane and Aurane
Player 3 put 1 Rubel on Ember Envoy of Noctane
Player 4 discarded Kyan Dissolver
Player 4 converted 1 kyan into 2 hesson
Player 4 took Indicyl Dissolver
Player 4 took Hesson Furnace
Player 4 converted 2 hesson into 1 kyan
Player 4 harvested Indicyl Kiln
Player 4 gained 1 Indicyl from Indicyl Kiln
Player 4 discarded Rubel Polarizer
Player 4 spent 1 Indicyl token
Player 4 converted 1 indicyl and 1 rubel into 1 spectrol
Player 4 converted 1 spectrol into 1 indicyl and 1 rubel
Player 4 discarded Indicyl Dissolver
Player 4 converted 1 indicyl and 1 rubel into 1 spectrol
Player 4 converted 1 spectrol into 1 indicyl and 1 rubel
Player 4 discarded Rubel Inverter
Player 4 converted 1 indicyl and 1 rubel into 1 spectrol
Player 4 put 1 Indicyl on Ember Envoy of Noctane
Player 4 put 1 Rubel on Ember Envoy of Noctane
Player 4 put 1 Kyan on Woven Legate of Noctane and Aurane
Player 4 put 1 Spectrol on Caldera Broker of Noctane and Aurane
Player 5 took Rubel Refinery
Player 5 took Indicyl Inverter
Player 5 passed
Player 1 discarded Basalt Broker of Verdane and Aurane
Player 1 discarded Lagoon Broker of Noctane and Aurane
Player 1 earned Vault of Crowns
You stored Kyan Kiln beneath Vault of Crowns
Player 2 took Indicyl Smelter
Player 2 took Indicyl Exchanger
Player 2 harvested Indicyl Accelerator
Player 2 gained 1 Indicyl from Indicyl Accelerator
Player 3 took Indicyl Blender
Player 3 discarded Hesson Fractionator
Player 3 discarded Rubel Furnace
Player 3 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 3 drew a card
Player 3 harvested Indicyl Crossfeed
Player 3 gained 1 Indicyl from Indicyl Crossfeed
Player 3 put 1 Indicyl on Woven Legate of Noctane and Aurane
Player 3 put 1 Kyan on Woven Legate of Noctane and Aurane
Player 4 took Hesson Polarizer
Player 4 took Spectrol Cargo Rig
Player 4 spent 1 Indicyl token
Player 4 spent 1 Rubel token
Player 4 converted 1 indicyl and 1 rubel into 1 spectrol
Player 4 passed
Player 4 put 1 Spectrol on Woven Legate of Noctane and Aurane
Player 5 passed
You drew Indicyl Conduit
Player 1 took Hesson Fractionator
Player 1 harvested Indicyl Mixer
Player 1 gained 1 Indicyl from Indicyl Mixer
Player 2 took Spectrol Condenser
Player 2 took Indicyl Forge
Player 2 spent 1 Indicyl token
Player 2 discarded Indicyl Smelter
Player 2 discarded Indicyl Exchanger
Player 2 discarded Indicyl Forge
Player 2 converted 3 indicyl into 1 spessart
Player 2 discarded Spectrol Condenser
Player 2 converted 1 spectrol into 1 indicyl and 1 rubel
Player 2 spent 1 Kyan token
Player 2 traded for Woven Legate of Noctane and Aurane
Player 3 took Indicyl Refinery
Player 3 upgraded with Indicyl Blender
Player 4 took Rubel Fractionator
Player 4 spent 1 Indicyl token
Player 4 discarded Rubel Fractionator
Player 4 converted 1 indicyl and 1 rubel into 1 spectrol
Player 4 took Rubel Crossfeed
Player 4 upgraded with Spectrol Cargo Rig
Player 4 converted 1 spectrol into 1 indicyl and 1 rubel
Player 4 put 1 Indicyl on Caldera Broker of Noctane and Aurane
Player 4 put 1 Rubel on Ember Envoy of Noctane
Player 5 took Spectrol Conduit
Player 5 discarded Indicyl Inverter
Player 5 discarded Spectrol Conduit
Player 5 converted 1 indicyl and 1 spectrol into 1 rubel and 1 kyan
Player 5 discarded Hesson Dissolver
Player 5 spent 1 Hesson token
Player 5 spent 1 Hesson token
Player 5 discarded Rubel Splitter
Player 5 traded for Caldera Broker of Noctane and Aurane
Player 1 took Rubel Inverter
You drew Rubel Refinery
Player 1 discarded Spessart Separator
Player 1 spent 1 Kyan token
Player 1 discarded Indicyl Crossfeed
Player 1 discarded Indicyl Conduit
Player 1 traded for Drift Warden of Verdane
You stored Hesson Fractionator beneath Vault of Crowns
Player 2 took Indicyl Exchanger
Player 2 took Spectrol Crossfeed
Player 2 discarded Indicyl Exchanger
Player 2 spent 1 Rubel token
Player 2 spent 1 Indicyl token
Player 2 spent 1 Rubel token
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 spent 1 Hesson token
Player 2 converted 1 indicyl and 1 hesson into 1 rubel
Player 2 converted 1 rubel into 1 indicyl and 1 hesson
Player 2 spent 1 Spectrol token
Player 2 converted 1 spectrol into 1 indicyl and 1 rubel
Player 2 converted 1 rubel into 1 indicyl and 1 hesson
Player 2 converted 3 indicyl into 1 spessart
Player 2 traded for Current Prefect of Noctane and Aurane
Player 2 discarded Spectrol Crossfeed
Player 2 converted 1 spectrol into 1 indicyl and 1 rubel
Player 2 put 1 Indicyl on Glare Warden of Aurane
Player 2 put 1 Hesson on Ember Envoy of Noctane
Player 2 put 1 Hesson on Second Archon of Verdane and Noctane and Aurane
Player 2 put 1 Rubel on Glare Warden of Aurane
Player 3 took Hesson Decelerator
Player 3 took Indicyl Forge
Player 3 upgraded with Indicyl Decelerator
Player 4 spent 1 Indicyl token
Player 4 discarded Rubel Crossfeed
Player 4 converted 1 indicyl and 1 rubel into 1 spectrol
Player 4 took Hesson Accelerator
Player 4 took Hesson Exchanger
Player 4 discarded Quarry Intendant of Noctane and Aurane
Player 4 earned Blushing Mesa
Player 4 converted 1 spectrol into 1 indicyl and 1 rubel
Player 4 put 1 Indicyl on Glare Warden of Aurane
Player 4 put 1 Rubel on First Archon of Verdane and Noctane and Aurane
Player 5 harvested Indicyl Refinery
Player 5 gained 1 Indicyl from Indicyl Refinery
Player 1 took Spectrol Mixer
You drew Kyan Mixer
Player 1 discarded Drift Warden of Verdane
Player 1 earned Scrap Silo
Player 2 took Indicyl Exchanger
Player 2 discarded Indicyl Exchanger
Player 2 spent 1 Hesson token
Player 2 converted 1 indicyl and 1 hesson into 1 rubel
Player 2 drew a card
Player 2 converted 1 rubel into 1 indicyl and 1 hesson
Player 2 passed
Player 2 spent 1 Hesson token
Player 2 converted 1 indicyl and 1 hesson into 1 rubel
Player 2 converted 1 rubel into 1 indicyl and 1 hesson
Player 2 put 1 Indicyl on Ember Envoy of Noctane
Player 2 put 1 Hesson on Glare Warden of Aurane
Player 2 put 1 Hesson on Glare Warden of Aurane
Player 3 drew a card
Player 3 took Kyan Decelerator
Player 3 discarded Kyan Furnace
Player 3 discarded Kyan Decelerator
Player 3 converted 2 kyan into 1 hesson and 1 spectrol
Player 3 discarded Spectrol Kiln
Player 3 converted 1 hesson and 1 spectrol into 2 kyan
Player 3 upgraded with Hesson Kiln
Player 3 put 1 Kyan on Ember Envoy of Noctane
Player 3 put 1 Kyan on Ember Envoy of Noctane
Player 3 put 1 Spectrol on Second Archon of Verdane and Noctane and Aurane
Player 4 took Indicyl Furnace
Player 4 took Indicyl Cargo Rig
Player 4 passed
Player 5 passed
Player 1 passed
Player 2 took Kyan Furnace
Player 2 drew a card
Player 2 harvested Hesson Blender
Player 2 gained 1 Hesson from Hesson Blender
Player 3 took Rubel Decelerator
Player 3 took Hesson Accelerator
Player 3 discarded Indicyl Forge
Player 3 discarded Hesson Accelerator
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 harvested Hesson Kiln
Player 3 gained 1 Hesson from Hesson Kiln
Player 3 put 1 Rubel on First Archon of Verdane and Noctane and Aurane
Player 4 drew a card
Player 4 took Hesson Dissolver
Player 4 harvested Spectrol Crystallizer
Player 4 gained 1 Spectrol from Spectrol Crystallizer
Player 4 discarded Indicyl Furnace
Player 5 took Indicyl Decelerator
Player 5 took Spessart Refinery
Player 5 upgraded with Hesson Crystallizer
Player 1 took Hesson Crossfeed
Player 1 took Spessart Inverter
Player 1 upgraded with Spectrol Mixer
Player 2 harvested Hesson Crusher
Player 2 gained 1 Hesson from Hesson Crusher
Player 3 took Rubel Smelter
Player 3 spent 1 Hesson token
Player 3 spent 1 Spectrol token
Player 3 converted 1 hesson and 1 spectrol into 2 kyan
Player 3 discarded Rubel Decelerator
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 took Spessart Transmuter
Player 3 harvested Indicyl Decelerator
Player 3 gained 1 Indicyl from Indicyl Decelerator
Player 3 discarded Hesson Decelerator
Player 3 discarded Indicyl Refinery
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 discarded Rubel Smelter
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 spent 1 Indicyl token
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 put 1 Indicyl on First Archon of Verdane and Noctane and Aurane
Player 3 put 1 Indicyl on Glare Warden of Aurane
Player 3 put 1 Hesson on Ember Envoy of Noctane
Player 3 put 1 Rubel on Glare Warden of Aurane
Player 3 put 1 Rubel on First Archon of Verdane and Noctane and Aurane
Player 3 put 1 Kyan on Second Archon of Verdane and Noctane and Aurane
Player 3 put 1 Kyan on First Archon of Verdane and Noctane and Aurane
Player 4 took Indicyl Crystallizer
Player 4 took Kyan Crusher
Player 4 passed
Player 4 discarded Hesson Furnace
Player 4 discarded Hesson Shunt
Player 5 took Indicyl Shunt
Player 5 passed
Player 1 took Hesson Exchanger
Player 1 took Hesson Separator
Player 1 upgraded with Kyan Mixer
Player 1 stored Kyan Mixer beneath Vault of Crowns
Player 2 took Hesson Separator
Player 2 took Hesson Refinery
Player 2 harvested Kyan Crystallizer
Player 2 gained 1 Kyan from Kyan Crystallizer
Player 2 discarded Hesson Separator
Player 3 upgraded with Spessart Transmuter
Player 4 passed
Player 5 took Rubel Crystallizer
Player 5 took Hesson Mixer
Player 5 upgraded with Indicyl Decelerator
Player 5 spent 1 Indicyl token
Player 5 discarded Rubel Crystallizer
Player 5 converted 1 indicyl and 1 rubel into 1 spectrol
Player 5 put 1 Spectrol on Ember Envoy of Noctane
Player 1 took Spessart Fractionator
Player 1 took Hesson Refinery
Player 1 discarded Hesson Exchanger
Player 1 discarded Hesson Separator
Player 1 spent 1 Spessart token
Player 1 spent 1 Indicyl token
Player 1 discarded Hesson Crossfeed
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 converted 2 indicyl and 1 hesson into 3 indicyl
Player 1 spent 1 Rubel token
Player 1 spent 1 Indicyl token
Player 1 discarded Hesson Refinery
Player 1 converted 2 indicyl and 1 hesson into 3 indicyl
Player 1 discarded Rubel Inverter
Player 1 discarded Rubel Refinery
Player 1 converted 3 indicyl into 2 indicyl and 1 hesson
Player 1 traded for First Archon of Verdane and Noctane and Aurane
Player 1 put 1 Indicyl on Ember Envoy of Noctane
Player 1 put 1 Indicyl on Ember Envoy of Noctane
Player 1 put 1 Indicyl on Glare Warden of Aurane
Player 1 put 1 Hesson on Second Archon of Verdane and Noctane and Aurane
Player 2 took Spessart Smelter
Player 2 took Hesson Smelter
Player 2 passed
Player 2 discarded Hesson Refinery
Player 2 discarded Kyan Accelerator
Player 3 harvested Indicyl Blender
Player 3 gained 1 Indicyl from Indicyl Blender
Player 4 took Spectrol Forge
Player 4 upgraded with Hesson Conduit
Player 4 discarded Hesson Accelerator
Player 4 discarded Hesson Exchanger
Player 4 discarded Hesson Dissolver
Player 4 converted 3 hesson into 3 indicyl
Player 4 put 1 Indicyl on Glare Warden of Aurane
Player 4 put 1 Indicyl on Ember Envoy of Noctane
Player 4 put 1 Indicyl on Ember Envoy of Noctane
Player 5 took Rubel Transmuter
Player 5 took Rubel Dissolver
Player 5 passed
You drew Hesson Decelerator
Player 1 took Kyan Refinery
Player 1 discarded Hesson Decelerator
Player 1 spent 1 Rubel token
Player 1 spent 1 Rubel token
Player 1 discarded Spectrol Accelerator
Player 1 traded for Ember Envoy of Noctane
You stored Kyan Refinery beneath Scrap Silo
Player 2 took Rubel Dissolver
Player 2 took Indicyl Condenser
Player 2 passed
Player 2 discarded Kyan Cargo Rig
Player 2 discarded Rubel Dissolver
Player 3 took Indicyl Cargo Rig
Player 3 took Rubel Fractionator
Player 3 upgraded with Indicyl Cargo Rig
Player 3 discarded Rubel Fractionator
Player 3 converted 1 rubel into 1 kyan
Player 3 converted 1 kyan into 1 rubel
Player 3 put 1 Rubel on Rime Warden of Noctane
Player 4 took Hesson Fuser
Player 4 took Indicyl Condenser
Player 4 upgraded with Hesson Fuser
Player 4 discarded Indicyl Condenser
Player 4 discarded Kyan Crusher
Player 4 converted 1 indicyl and 1 kyan into 1 spessart
Player 4 put 1 Spessart on Glare Warden of Aurane
Player 5 drew a card
Player 5 drew a card
Player 5 passed
Player 5 discarded Rubel Transmuter
Player 5 discarded Indicyl Transmuter
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Hesson token
Player 1 converted 2 indicyl and 1 hesson into 3 indicyl
Player 1 took Spectrol Fractionator
Player 1 took Spessart Crystallizer
Player 1 discarded First Archon of Verdane and Noctane and Aurane
Player 1 earned Garnet Stair
This became the final round: a player had three Landmarks
Player 1 put 1 Indicyl on Rime Warden of Noctane
Player 1 put 1 Indicyl on Level Magistrate of Verdane and Aurane
Player 1 put 1 Indicyl on Rime Warden of Noctane
The game was over
