Player 1 was the first player
Player 1 took Kyan Cargo Rig
You drew Kyan Exchanger
Player 1 passed
Player 2 took Rubel Decelerator
Player 2 upgraded with Spectrol Dissolver
Player 2 discarded Kyan Mixer
Player 2 converted 1 kyan into 2 indicyl
Player 2 put 1 Indicyl on Tower Scribe of Noctane
Player 2 put 1 Indicyl on Hollow Assessor of Verdane
Player 3 took Hesson Exchanger
Player 3 took Spessart Crossfeed
Player 3 passed
Player 4 upgraded with Hesson Conduit
Player 1 took Kyan Fractionator
You drew Hesson Transmuter
Player 1 discarded Indicyl Furnace
Player 1 discarded Hesson Transmuter
Player 1 discarded Rubel Furnace
Player 1 discarded Spessart Transmuter
Player 1 traded for Hollow Assessor of Verdane
Player 2 drew a card
Player 2 drew a card
Player 2 upgraded with Spessart Cargo Rig
Player 3 took Indicyl Splitter
Player 3 took Hesson Conduit
Player 3 upgraded with Kyan Accelerator
Player 4 took Spessart Mixer
Player 4 took Hesson Exchanger
Player 4 passed
Player 1 took Indicyl Dissolver
Player 1 took Hesson Decelerator
Player 1 passed
Player 2 harvested Spectrol Dissolver
Player 2 gained 1 Spectrol from Spectrol Dissolver
Player 3 took Spectrol Fuser
Player 3 took Hesson Separator
Player 3 passed
Player 3 discarded Spessart Crossfeed
Player 3 discarded Indicyl Splitter
Player 3 converted 1 indicyl and 1 spessart into 2 rubel
Player 3 discarded Rubel Conduit
Player 3 converted 2 rubel into 1 indicyl and 1 spessart
Player 3 converted 1 indicyl and 1 spessart into 2 rubel
Player 3 put 1 Rubel on Ember Envoy of Verdane
Player 3 put 1 Rubel on Hollow Assessor of Noctane
Player 3 put 1 Rubel on Ember Envoy of Verdane
Player 4 took Indicyl Separator
Player 4 took Hesson Decelerator
Player 4 harvested Hesson Conduit
Player 4 gained 1 Hesson from Hesson Conduit
Player 1 took Kyan Shunt
Player 1 took Kyan Refinery
Player 1 upgraded with Kyan Refinery
Player 2 took Spectrol Exchanger
Player 2 took Kyan Polarizer
Player 2 upgraded with Kyan Polarizer
Player 2 discarded Spectrol Crossfeed
Player 2 converted 1 spectrol into 1 spessart
Player 2 converted 1 spessart into 1 spectrol
Player 2 put 1 Spectrol on Hollow Assessor of Noctane
Player 3 took Hesson Polarizer
Player 3 took Indicyl Dissolver
Player 3 harvested Kyan Accelerator
Player 3 gained 1 Kyan from Kyan Accelerator
Player 3 discarded Indicyl Dissolver
Player 4 took Kyan Polarizer
Player 4 took Rubel Separator
Player 4 passed
Player 4 discarded Rubel Condenser
Player 4 discarded Indicyl Fuser
Player 1 harvested Kyan Refinery
Player 1 gained 1 Kyan from Kyan Refinery
Player 2 drew a card
Player 2 took Indicyl Crossfeed
Player 2 harvested Kyan Polarizer
Player 2 gained 1 Kyan from Kyan Polarizer
Player 3 took Hesson Kiln
Player 3 drew a card
Player 3 upgraded with Hesson Conduit
Player 3 discarded Hesson Inverter
Player 3 discarded Hesson Polarizer
Player 3 discarded Hesson Kiln
Player 3 converted 3 hesson into 3 indicyl
Player 3 put 1 Indicyl on Tower Scribe of Noctane
Player 3 put 1 Indicyl on Ember Envoy of Verdane
Player 3 put 1 Indicyl on Hollow Assessor of Noctane
Player 4 took Indicyl Crystallizer
Player 4 took Rubel Fractionator
Player 4 discarded Rubel Fractionator
Player 4 discarded Spessart Mixer
Player 4 discarded Hesson Exchanger
Player 4 discarded Indicyl Separator
Player 4 traded for Hollow Assessor of Noctane
You drew Rubel Crossfeed
Player 1 took Rubel Refinery
Player 1 spent 1 Indicyl token
Player 1 discarded Indicyl Dissolver
Player 1 spent 1 Kyan token
Player 1 discarded Kyan Crusher
Player 1 traded for Frost Clerk of Noctane
Player 2 upgraded with Indicyl Crossfeed
Player 2 discarded Indicyl Furnace
Player 2 spent 1 Kyan token
Player 2 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 2 put 1 Hesson on Crucible Prefect of Verdane and Noctane
Player 2 put 1 Rubel on Crucible Prefect of Verdane and Noctane
Player 3 drew a card
Player 3 took Indicyl Decelerator
Player 3 discarded Hesson Blender
Player 3 discarded Hesson Exchanger
Player 3 discarded Hesson Splitter
Player 3 converted 3 hesson into 3 indicyl
Player 3 discarded Indicyl Decelerator
Player 3 converted 3 indicyl into 3 hesson
Player 3 passed
Player 3 put 1 Indicyl on Tower Scribe of Noctane
Player 3 put 1 Hesson on Crucible Prefect of Verdane and Noctane
Player 3 put 1 Hesson on Tower Scribe of Noctane
Player 3 put 1 Hesson on Ember Envoy of Verdane
Player 4 took Hesson Accelerator
Player 4 drew a card
Player 4 passed
Player 1 took Spectrol Smelter
Player 1 took Rubel Kiln
Player 1 discarded Hesson Decelerator
Player 1 discarded Rubel Crossfeed
Player 1 discarded Rubel Refinery
Player 1 discarded Spectrol Smelter
Player 1 traded for Ember Envoy of Verdane
Player 2 took Hesson Shunt
Player 2 took Indicyl Mixer
Player 2 discarded Hesson Shunt
Player 2 discarded Rubel Decelerator
Player 2 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 2 discarded Indicyl Smelter
Player 2 discarded Indicyl Mixer
Player 2 spent 1 Spectrol token
Player 2 traded for Mist Steward of Verdane
Player 2 put 1 Kyan on Bulk Castellan of Verdane and Aurane
Player 3 upgraded with Spessart Accelerator
Player 4 took Hesson Kiln
Player 4 took Hesson Forge
Player 4 discarded Hesson Decelerator
Player 4 discarded Kyan Polarizer
Player 4 discarded Rubel Kiln
Player 4 spent 1 Spectrol token
Player 4 traded for Tower Scribe of Noctane
Player 1 passed
Player 2 passed
Player 3 took Indicyl Separator
Player 3 took Indicyl Shunt
Player 3 harvested Hesson Conduit
Player 3 gained 1 Hesson from Hesson Conduit
Player 4 took Hesson Transmuter
Player 4 took Hesson Dissolver
Player 4 discarded Hollow Assessor of Noctane
Player 4 earned Ballast Yard
Player 4 stored a hand card beneath Ballast Yard
Player 1 took Hesson Crystallizer
You drew Rubel Forge
Player 1 upgraded with Rubel Forge
Player 1 discarded Kyan Fractionator
Player 1 discarded Rubel Kiln
Player 1 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 put 1 Hesson on Rooftop Scribe of Noctane
Player 1 put 1 Spessart on Crucible Prefect of Verdane and Noctane
Player 2 took Spessart Furnace
Player 2 took Rubel Accelerator
Player 2 passed
Player 3 took Indicyl Inverter
Player 3 harvested Spessart Accelerator
Player 3 gained 1 Spessart from Spessart Accelerator
Player 4 passed
Player 4 stored a hand card beneath Ballast Yard
Player 1 took Indicyl Transmuter
Player 1 took Hesson Splitter
Player 1 spent 1 Hesson token
Player 1 discarded Hesson Crystallizer
Player 1 discarded Hesson Splitter
Player 1 discarded Kyan Exchanger
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 discarded Kyan Shunt
Player 1 discarded Kyan Cargo Rig
Player 1 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 traded for Crucible Prefect of Verdane and Noctane
Player 1 put 1 Hesson on Bulk Castellan of Verdane and Aurane
Player 2 harvested Indicyl Crossfeed
Player 2 gained 1 Indicyl from Indicyl Crossfeed
Player 3 took Rubel Condenser
Player 3 took Indicyl Smelter
Player 3 passed
Player 4 drew a card
Player 4 passed
Player 1 took Spectrol Forge
Player 1 took Rubel Dissolver
Player 1 passed
Player 2 took Hesson Polarizer
Player 2 took Rubel Forge
Player 2 passed
Player 3 took Indicyl Transmuter
Player 3 passed
Player 3 discarded Indicyl Smelter
Player 4 upgraded with Hesson Kiln
Player 1 spent 1 Hesson token
Player 1 spent 1 Spessart token
Player 1 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 discarded Rubel Dissolver
Player 1 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 took Hesson Separator
Player 1 took Hesson Polarizer
Player 1 upgraded with Hesson Polarizer
Player 1 discarded Spectrol Forge
Player 1 converted 1 spectrol into 1 spessart
Player 1 put 1 Hesson on Bulk Castellan of Verdane and Aurane
Player 1 put 1 Rubel on Rooftop Scribe of Noctane
Player 1 put 1 Spessart on Bulk Castellan of Verdane and Aurane
Player 1 put 1 Spessart on Third Archon of Verdane and Noctane and Aurane
Player 2 drew a card
Player 2 took Indicyl Fractionator
Player 2 passed
Player 3 took Kyan Separator
Player 3 took Kyan Furnace
Player 3 discarded Indicyl Separator
Player 3 spent 1 Spessart token
Player 3 discarded Kyan Separator
Player 3 discarded Indicyl Shunt
Player 3 spent 1 Hesson token
Player 3 discarded Hesson Separator
Player 3 spent 1 Kyan token
Player 3 discarded Kyan Furnace
Player 3 traded for Third Archon of Verdane and Noctane and Aurane
Player 4 harvested Hesson Kiln
Player 4 gained 1 Hesson from Hesson Kiln
Player 1 took Spectrol Cargo Rig
Player 1 discarded Spectrol Cargo Rig
Player 1 converted 1 spectrol into 1 spessart
Player 1 converted 1 spessart into 1 spectrol
Player 1 upgraded with Indicyl Transmuter
Player 1 put 1 Spectrol on Knotted Legate of Verdane and Noctane
Player 2 upgraded with Spectrol Exchanger
Player 3 took Hesson Smelter
Player 3 took Indicyl Mixer
Player 3 discarded Third Archon of Verdane and Noctane and Aurane
Player 3 earned Rust Orchard
Player 4 took Hesson Blender
Player 4 took Hesson Crossfeed
Player 4 upgraded with Hesson Transmuter
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel into 1 kyan
Player 1 spent 1 Hesson token
Player 1 discarded Hesson Separator
Player 1 spent 1 Rubel token
Player 1 traded for Dim Listener of Verdane
Player 2 took Indicyl Crystallizer
Player 2 took Rubel Mixer
Player 2 harvested Spectrol Exchanger
Player 2 gained 1 Spectrol from Spectrol Exchanger
Player 2 discarded Rubel Forge
Player 3 took Rubel Inverter
Player 3 took Hesson Fuser
Player 3 passed
Player 3 discarded Hesson Fuser
Player 4 took Hesson Fuser
Player 4 took Kyan Furnace
Player 4 discarded Rubel Separator
Player 4 discarded Kyan Furnace
Player 4 spent 1 Indicyl token
Player 4 discarded Spectrol Crusher
Player 4 traded for Rooftop Scribe of Noctane
Player 4 spent 1 Rubel token
Player 4 converted 1 rubel into 1 kyan
Player 4 spent 1 Rubel token
Player 4 converted 1 rubel into 1 kyan
Player 4 put 1 Kyan on Dim Listener of Aurane
Player 4 put 1 Kyan on Knotted Legate of Verdane and Noctane
Player 4 stored a hand card beneath Ballast Yard
You drew Hesson Smelter
You drew Spectrol Mixer
Player 1 harvested Rubel Forge
Player 1 gained 1 Rubel from Rubel Forge
Player 2 took Spessart Kiln
Player 2 took Kyan Shunt
Player 2 passed
Player 2 discarded Kyan Shunt
Player 2 discarded Hesson Polarizer
Player 3 took Indicyl Dissolver
Player 3 took Spessart Inverter
Player 3 upgraded with Spectrol Fuser
Player 3 discarded Indicyl Transmuter
Player 4 took Kyan Refinery
Player 4 discarded Kyan Refinery
Player 4 converted 1 kyan into 1 rubel
Player 4 harvested Hesson Transmuter
Player 4 gained 1 Hesson from Hesson Transmuter
Player 4 put 1 Rubel on Bulk Castellan of Verdane and Aurane
Player 1 took Kyan Inverter
Player 1 took Indicyl Exchanger
Player 1 discarded Kyan Inverter
Player 1 converted 1 kyan into 1 rubel
Player 1 harvested Hesson Polarizer
Player 1 gained 1 Hesson from Hesson Polarizer
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel into 1 kyan
Player 1 put 1 Rubel on Bulk Castellan of Verdane and Aurane
Player 1 put 1 Kyan on Knotted Legate of Verdane and Noctane
Player 2 took Rubel Fractionator
Player 2 took Indicyl Transmuter
Player 2 upgraded with Spessart Kiln
Player 2 discarded Rubel Accelerator
Player 3 drew a card
Player 3 took Spectrol Transmuter
Player 3 passed
Player 3 discarded Spessart Inverter
Player 3 converted 1 spessart into 1 indicyl and 1 kyan
Player 3 put 1 Indicyl on Hearth Prefect of Verdane and Noctane
Player 3 put 1 Kyan on Knotted Legate of Verdane and Noctane
Player 3 discarded Indicyl Mixer
Player 4 took Indicyl Polarizer
Player 4 took Indicyl Fractionator
Player 4 upgraded with Hesson Blender
You drew Spessart Dissolver
Player 1 took Indicyl Refinery
Player 1 passed
Player 2 drew a card
Player 2 took Spessart Fractionator
Player 2 harvested Spessart Kiln
Player 2 gained 1 Spessart from Spessart Kiln
Player 2 discarded Rubel Mixer
Player 2 discarded Hesson Refinery
Player 3 drew a card
Player 3 spent 1 Spessart token
Player 3 converted 1 spessart into 1 indicyl and 1 kyan
Player 3 passed
Player 3 put 1 Indicyl on Bulk Castellan of Verdane and Aurane
Player 3 put 1 Kyan on Dim Listener of Aurane
Player 3 discarded Spectrol Splitter
Player 4 discarded Indicyl Polarizer
Player 4 spent 1 Hesson token
Player 4 converted 1 indicyl and 1 hesson into 1 rubel
Player 4 converted 1 rubel into 1 indicyl and 1 hesson
Player 4 harvested Hesson Blender
Player 4 gained 1 Hesson from Hesson Blender
Player 4 put 1 Indicyl on Bulk Castellan of Verdane and Aurane
Player 4 put 1 Hesson on Dim Listener of Aurane
Player 4 stored a hand card beneath Ballast Yard
Player 1 took Rubel Separator
Player 1 discarded Rubel Separator
Player 1 converted 1 rubel into 1 kyan
Player 1 took Indicyl Cargo Rig
Player 1 converted 1 kyan into 1 rubel
Player 1 passed
Player 1 put 1 Rubel on Dim Listener of Aurane
Player 2 took Spectrol Crystallizer
Player 2 took Indicyl Shunt
Player 2 upgraded with Indicyl Transmuter
Player 2 discarded Rubel Fractionator
Player 2 converted 1 rubel into 1 kyan
Player 2 converted 1 kyan into 1 rubel
Player 2 discarded Kyan Cargo Rig
Player 2 converted 1 kyan into 1 rubel
Player 2 converted 1 rubel into 1 kyan
Player 2 put 1 Rubel on Hearth Prefect of Verdane and Noctane
Player 2 put 1 Kyan on Knotted Legate of Verdane and Noctane
Player 3 took Indicyl Fuser
Player 3 took Indicyl Accelerator
Player 3 harvested Spectrol Fuser
Player 3 gained 1 Spectrol from Spectrol Fuser
Player 3 discarded Indicyl Inverter
Player 3 discarded Hesson Smelter
Player 4 passed
Player 4 stored Tower Scribe of Noctane beneath Ballast Yard
Player 1 took Spectrol Accelerator
You drew Spectrol Polarizer
Player 1 upgraded with Hesson Smelter
Player 1 discarded Spectrol Polarizer
Player 1 converted 1 spectrol into 3 hesson
Player 1 put 1 Hesson on Hearth Prefect of Verdane and Noctane
Player 1 put 1 Hesson on Hearth Prefect of Verdane and Noctane
Player 1 put 1 Hesson on Hearth Prefect of Verdane and Noctane
Player 2 took Kyan Fuser
Player 2 took Rubel Crystallizer
Player 2 harvested Indicyl Transmuter
Player 2 gained 1 Indicyl from Indicyl Transmuter
Player 2 discarded Kyan Fuser
Player 3 upgraded with Indicyl Fuser
Player 4 drew a card
Player 4 took Kyan Condenser
Player 4 passed
Player 4 stored a hand card beneath Ballast Yard
Player 1 harvested Indicyl Transmuter
Player 1 gained 1 Indicyl from Indicyl Transmuter
Player 2 drew a card
Player 2 took Hesson Crystallizer
Player 2 passed
Player 2 discarded Indicyl Fractionator
Player 2 discarded Spessart Fractionator
Player 3 took Rubel Smelter
Player 3 took Indicyl Crossfeed
Player 3 passed
Player 3 discarded Indicyl Dissolver
Player 4 took Rubel Exchanger
Player 4 took Indicyl Kiln
Player 4 upgraded with Hesson Fuser
Player 4 discarded Kyan Condenser
Player 4 discarded Indicyl Kiln
Player 4 converted 1 indicyl and 1 kyan into 1 spessart
Player 4 spent 1 Indicyl token
Player 4 discarded Kyan Fuser
Player 4 converted 1 indicyl and 1 kyan into 1 spessart
Player 4 converted 1 spessart into 1 indicyl and 1 kyan
Player 4 spent 1 Indicyl token
Player 4 converted 1 indicyl and 1 kyan into 1 spessart
Player 4 put 1 Indicyl on Knotted Legate of Verdane and Noctane
Player 4 put 1 Spessart on Bulk Castellan of Verdane and Aurane
Player 4 put 1 Spessart on Knotted Legate of Verdane and Noctane
Player 1 took Rubel Polarizer
Player 1 took Indicyl Condenser
Player 1 discarded Spectrol Accelerator
Player 1 converted 1 spectrol into 3 hesson
Player 1 upgraded with Indicyl Exchanger
Player 1 spent 1 Hesson token
Player 1 converted 2 hesson into 2 indicyl
Player 1 put 1 Indicyl on Dim Listener of Aurane
Player 1 put 1 Indicyl on Hearth Prefect of Verdane and Noctane
Player 1 put 1 Hesson on Bulk Castellan of Verdane and Aurane
Player 1 put 1 Hesson on Dim Listener of Aurane
Player 2 took Hesson Crusher
Player 2 took Hesson Mixer
Player 2 upgraded with Indicyl Crystallizer
Player 2 discarded Spectrol Inverter
Player 3 took Rubel Dissolver
Player 3 took Spessart Blender
Player 3 discarded Spessart Blender
Player 3 converted 1 spessart into 1 indicyl and 1 kyan
Player 3 passed
Player 3 discarded Indicyl Crossfeed
Player 3 converted 1 indicyl and 1 kyan into 1 spessart
Player 3 converted 1 spessart into 1 indicyl and 1 kyan
Player 3 put 1 Indicyl on Bulk Castellan of Verdane and Aurane
Player 3 put 1 Indicyl on Hearth Prefect of Verdane and Noctane
Player 3 put 1 Kyan on Bulk Castellan of Verdane and Aurane
Player 4 took Kyan Kiln
Player 4 drew a card
Player 4 upgraded with Rubel Exchanger
Player 4 discarded Hesson Accelerator
Player 4 discarded Hesson Dissolver
Player 4 converted 2 hesson into 2 indicyl
Player 4 put 1 Indicyl on Hearth Prefect of Verdane and Noctane
Player 4 put 1 Indicyl on Bulk Castellan of Verdane and Aurane
Player 1 took Indicyl Forge
Player 1 took Hesson Splitter
Player 1 passed
Player 1 discarded Spectrol Mixer
Player 1 converted 1 spectrol into 3 hesson
Player 1 put 1 Hesson on Dim Listener of Aurane
Player 1 put 1 Hesson on Dim Listener of Aurane
Player 1 put 1 Hesson on Hearth Prefect of Verdane and Noctane
Player 2 took Kyan Crossfeed
Player 2 took Hesson Crossfeed
Player 2 harvested Indicyl Crystallizer
Player 2 gained 1 Indicyl from Indicyl Crystallizer
Player 2 discarded Hesson Crossfeed
Player 2 discarded Hesson Condenser
Player 3 took Rubel Crossfeed
Player 3 took Rubel Refinery
Player 3 harvested Indicyl Fuser
Player 3 gained 1 Indicyl from Indicyl Fuser
Player 3 discarded Rubel Smelter
Player 3 discarded Rubel Condenser
Player 4 upgraded with Indicyl Accelerator
Player 4 spent 1 Indicyl token
Player 4 discarded Kyan Kiln
Player 4 converted 1 indicyl and 1 kyan into 1 spessart
Player 4 spent 1 Hesson token
Player 4 spent 1 Hesson token
Player 4 converted 2 hesson into 2 indicyl
Player 4 put 1 Indicyl on Dim Listener of Aurane
Player 4 put 1 Indicyl on Bulk Castellan of Verdane and Aurane
Player 4 put 1 Spessart on Knotted Legate of Verdane and Noctane
Player 4 stored Rubel Exchanger beneath Ballast Yard
You drew Hesson Mixer
Player 1 took Rubel Fuser
Player 1 discarded Hesson Mixer
Player 1 discarded Spessart Dissolver
Player 1 discarded Hesson Splitter
Player 1 discarded Rubel Polarizer
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 converted 2 indicyl into 2 hesson
Player 1 discarded Rubel Fuser
Player 1 traded for Hearth Prefect of Verdane and Noctane
Player 1 put 1 Hesson on Bulk Castellan of Verdane and Aurane
Player 2 took Kyan Crystallizer
Player 2 took Spectrol Blender
Player 2 discarded Kyan Crystallizer
Player 2 discarded Rubel Crystallizer
Player 2 discarded Hesson Crystallizer
Player 2 discarded Hesson Crusher
Player 2 traded for Dim Listener of Aurane
Player 3 took Rubel Cargo Rig
Player 3 took Indicyl Shunt
Player 3 passed
Player 3 discarded Indicyl Accelerator
Player 3 discarded Rubel Cargo Rig
Player 4 harvested Indicyl Accelerator
Player 4 gained 1 Indicyl from Indicyl Accelerator
Player 1 passed
Player 1 discarded Indicyl Forge
Player 1 discarded Indicyl Condenser
Player 1 converted 2 indicyl into 2 hesson
Player 1 put 1 Hesson on Twinned Herald of Noctane
Player 1 put 1 Hesson on Twinned Herald of Noctane
Player 2 drew a card
Player 2 spent 1 Rubel token
Player 2 discarded Hesson Refinery
Player 2 discarded Hesson Mixer
Player 2 discarded Spessart Furnace
Player 2 discarded Kyan Crossfeed
Player 2 traded for Knotted Legate of Verdane and Noctane
Player 3 took Indicyl Cargo Rig
Player 3 took Indicyl Exchanger
Player 3 passed
Player 3 discarded Spectrol Kiln
Player 3 discarded Indicyl Cargo Rig
Player 4 drew a card
Player 4 took Rubel Conduit
Player 4 passed
Player 1 took Rubel Exchanger
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 3 hesson into 1 spectrol
Player 1 took Hesson Decelerator
Player 1 upgraded with Hesson Decelerator
Player 1 spent 1 Hesson token
Player 1 converted 1 hesson and 1 spectrol into 2 kyan
Player 1 discarded Indicyl Refinery
Player 1 spent 1 Indicyl token
Player 1 converted 2 indicyl into 2 hesson
Player 1 put 1 Hesson on Bulk Castellan of Verdane and Aurane
Player 1 put 1 Hesson on Twinned Herald of Noctane
Player 1 put 1 Kyan on Bulk Castellan of Verdane and Aurane
Player 1 put 1 Kyan on Bulk Castellan of Verdane and Aurane
Player 2 took Rubel Furnace
Player 2 took Indicyl Forge
Player 2 discarded Indicyl Shunt
Player 2 spent 1 Indicyl token
Player 2 discarded Spectrol Crystallizer
Player 2 spent 1 Kyan token
Player 2 traded for Shard Warden of Aurane
Player 3 drew a card
Player 3 drew a card
Player 3 upgraded with Indicyl Blender
Player 3 discarded Rubel Inverter
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 discarded Rubel Dissolver
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 discarded Indicyl Shunt
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 discarded Rubel Accelerator
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 put 1 Indicyl on Twinned Herald of Noctane
Player 3 put 1 Indicyl on Bulk Castellan of Verdane and Aurane
Player 3 put 1 Indicyl on Twinned Herald of Noctane
Player 3 put 1 Hesson on Twinned Herald of Noctane
Player 3 put 1 Hesson on Bulk Castellan of Verdane and Aurane
Player 3 put 1 Rubel on Twinned Herald of Noctane
Player 4 drew a card
Player 4 took Rubel Splitter
Player 4 passed
You drew Indicyl Blender
Player 1 took Hesson Crusher
Player 1 upgraded with Hesson Crusher
Player 1 spent 1 Indicyl token
Player 1 discarded Indicyl Cargo Rig
Player 1 spent 1 Indicyl token
Player 1 converted 3 indicyl into 1 spessart
Player 1 put 1 Spessart on Knotted Legate of Verdane and Aurane
Player 2 took Rubel Splitter
Player 2 took Indicyl Crossfeed
Player 2 upgraded with Indicyl Crossfeed
Player 3 discarded Rubel Crossfeed
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 took Hesson Shunt
Player 3 took Kyan Dissolver
Player 3 discarded Rubel Refinery
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 harvested Indicyl Blender
Player 3 gained 1 Indicyl from Indicyl Blender
Player 3 put 1 Indicyl on Twinned Herald of Noctane
Player 3 put 1 Indicyl on Twinned Herald of Noctane
Player 3 put 1 Hesson on Twinned Herald of Noctane
Player 3 put 1 Hesson on Bulk Castellan of Verdane and Aurane
Player 4 took Rubel Blender
Player 4 took Hesson Condenser
Player 4 harvested Hesson Fuser
Player 4 gained 1 Hesson from Hesson Fuser
Player 4 stored a hand card beneath Ballast Yard
Player 1 upgraded with Rubel Exchanger
Player 1 spent 1 Indicyl token
Player 1 discarded Indicyl Blender
Player 1 converted 2 indicyl into 2 hesson
Player 1 put 1 Hesson on Knotted Legate of Verdane and Aurane
Player 1 put 1 Hesson on Twinned Herald of Noctane
Player 2 took Rubel Inverter
Player 2 took Hesson Kiln
Player 2 spent 1 Indicyl token
Player 2 spent 1 Kyan token
Player 2 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 2 harvested Indicyl Crossfeed
Player 2 gained 1 Indicyl from Indicyl Crossfeed
Player 2 put 1 Hesson on Bright Legate of Noctane and Aurane
Player 2 put 1 Rubel on Bulk Castellan of Verdane and Aurane
Player 3 took Indicyl Kiln
Player 3 took Indicyl Conduit
Player 3 passed
Player 4 passed
You drew Hesson Transmuter
Player 1 took Spessart Smelter
Player 1 upgraded with Spessart Smelter
Player 2 took Indicyl Conduit
Player 2 took Hesson Exchanger
Player 2 passed
Player 3 took Indicyl Refinery
Player 3 drew a card
Player 3 upgraded with Hesson Fractionator
Player 4 took Spessart Forge
Player 4 took Kyan Crystallizer
Player 4 passed
Player 1 took Kyan Conduit
Player 1 upgraded with Kyan Conduit
Player 2 drew a card
Player 2 took Hesson Accelerator
Player 2 passed
Player 2 discarded Indicyl Forge
Player 2 discarded Spectrol Blender
Player 3 took Spessart Crystallizer
Player 3 harvested Hesson Fractionator
Player 3 gained 1 Hesson from Hesson Fractionator
Player 3 discarded Kyan Dissolver
Player 4 took Hesson Forge
Player 4 upgraded with Rubel Blender
Player 4 discarded Indicyl Fuser
Player 4 discarded Hesson Condenser
Player 4 converted 1 indicyl and 1 hesson into 1 rubel
Player 4 put 1 Rubel on Bright Legate of Noctane and Aurane
Player 4 stored Rooftop Scribe of Noctane beneath Ballast Yard
You drew Spessart Separator
Player 1 took Rubel Transmuter
Player 1 harvested Hesson Smelter
Player 1 gained 1 Hesson from Hesson Smelter
Player 1 discarded Spessart Separator
Player 1 converted 1 spessart into 3 indicyl
Player 1 converted 2 indicyl into 2 hesson
Player 1 discarded Hesson Transmuter
Player 1 spent 1 Hesson token
Player 1 converted 3 hesson into 3 indicyl
Player 1 converted 2 indicyl into 2 hesson
Player 1 converted 2 indicyl into 2 hesson
Player 1 put 1 Hesson on Knotted Legate of Verdane and Aurane
Player 1 put 1 Hesson on Bright Legate of Noctane and Aurane
Player 1 put 1 Hesson on Bulk Castellan of Verdane and Aurane
Player 1 put 1 Hesson on Knotted Legate of Verdane and Aurane
Player 1 put 1 Hesson on Twinned Herald of Noctane
Player 2 took Hesson Crystallizer
Player 2 passed
Player 2 discarded Indicyl Conduit
Player 3 took Hesson Smelter
Player 3 took Hesson Accelerator
Player 3 passed
Player 3 discarded Spectrol Transmuter
Player 3 discarded Hesson Smelter
Player 4 took Spessart Exchanger
Player 4 passed
Player 4 discarded Hesson Cargo Rig
Player 4 spent 1 Indicyl token
Player 4 converted 1 indicyl and 1 hesson into 1 rubel
Player 4 put 1 Rubel on Twinned Herald of Noctane
Player 1 harvested Indicyl Exchanger
Player 1 gained 1 Indicyl from Indicyl Exchanger
Player 2 drew a card
Player 2 took Kyan Exchanger
Player 2 upgraded with Hesson Exchanger
Player 2 discarded Hesson Crusher
Player 3 took Indicyl Polarizer
Player 3 passed
Player 3 discarded Hesson Shunt
Player 4 harvested Rubel Blender
Player 4 gained 1 Rubel from Rubel Blender
Player 1 took Spessart Polarizer
Player 1 harvested Kyan Conduit
Player 1 gained 1 Kyan from Kyan Conduit
Player 2 drew a card
Player 2 took Hesson Condenser
Player 2 harvested Hesson Exchanger
Player 2 gained 1 Hesson from Hesson Exchanger
Player 2 discarded Indicyl Kiln
Player 2 discarded Hesson Crystallizer
Player 3 took Indicyl Forge
Player 3 took Indicyl Exchanger
Player 3 passed
Player 3 discarded Indicyl Conduit
Player 3 discarded Hesson Accelerator
Player 4 took Kyan Conduit
Player 4 took Spectrol Conduit
Player 4 upgraded with Kyan Conduit
Player 1 discarded Spessart Polarizer
Player 1 converted 1 spessart into 3 indicyl
Player 1 took Spessart Condenser
Player 1 spent 1 Indicyl token
Player 1 converted 3 indicyl into 1 spessart
Player 1 converted 1 spessart into 3 indicyl
Player 1 converted 2 indicyl into 2 hesson
Player 1 converted 2 indicyl into 2 hesson
Player 1 converted 3 hesson into 1 spectrol
Player 1 discarded Spessart Condenser
Player 1 converted 1 spessart into 3 indicyl
Player 1 converted 2 indicyl into 2 hesson
Player 1 converted 1 hesson and 1 spectrol into 2 kyan
Player 1 traded for Twinned Herald of Noctane
Player 1 put 1 Hesson on Knotted Legate of Verdane and Aurane
Player 2 took Hesson Cargo Rig
Player 2 took Hesson Separator
Player 2 discarded Rubel Splitter
Player 2 discarded Hesson Cargo Rig
Player 2 discarded Hesson Separator
Player 2 spent 1 Kyan token
Player 2 spent 1 Spessart token
Player 2 traded for Knotted Legate of Verdane and Aurane
Player 3 took Indicyl Accelerator
Player 3 took Indicyl Decelerator
Player 3 upgraded with Indicyl Exchanger
Player 3 discarded Indicyl Kiln
Player 4 drew a card
Player 4 took Rubel Smelter
Player 4 passed
Player 4 stored a hand card beneath Ballast Yard
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 converted 2 indicyl into 2 hesson
Player 1 passed
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 2 hesson into 2 indicyl
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 2 hesson into 2 indicyl
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 converted 3 indicyl into 1 spessart
Player 1 put 1 Indicyl on Bright Legate of Noctane and Aurane
Player 1 put 1 Indicyl on Torch Steward of Noctane
Player 1 put 1 Indicyl on Tidal Clerk of Verdane
Player 1 put 1 Hesson on Bulk Castellan of Verdane and Aurane
Player 1 put 1 Hesson on Tidal Clerk of Verdane
Player 1 put 1 Spessart on Torch Steward of Noctane
Player 2 drew a card
Player 2 took Rubel Shunt
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 discarded Rubel Furnace
Player 2 discarded Rubel Inverter
Player 2 traded for Tidal Clerk of Verdane
Player 3 took Indicyl Smelter
Player 3 took Spectrol Separator
Player 3 upgraded with Spessart Crystallizer
Player 3 spent 1 Spectrol token
Player 3 converted 1 spectrol into 1 indicyl and 1 rubel
Player 3 discarded Spectrol Separator
Player 3 converted 1 spectrol into 1 indicyl and 1 rubel
Player 3 put 1 Indicyl on Bulk Castellan of Verdane and Aurane
Player 3 put 1 Indicyl on Woven Legate of Verdane and Aurane
Player 3 put 1 Rubel on Bulk Castellan of Verdane and Aurane
Player 3 put 1 Rubel on Torch Steward of Noctane
Player 4 took Kyan Splitter
Player 4 drew a card
Player 4 discarded Hesson Forge
Player 4 discarded Indicyl Polarizer
Player 4 discarded Kyan Crystallizer
Player 4 spent 1 Hesson token
Player 4 discarded Indicyl Fractionator
Player 4 discarded Kyan Splitter
Player 4 spent 1 Hesson token
Player 4 spent 1 Hesson token
Player 4 spent 1 Hesson token
Player 4 converted 3 hesson into 3 indicyl
Player 4 discarded Spessart Forge
Player 4 traded for Bulk Castellan of Verdane and Aurane
Player 4 spent 1 Hesson token
Player 4 spent 1 Hesson token
Player 4 spent 1 Hesson token
Player 4 converted 3 hesson into 3 indicyl
Player 4 spent 1 Indicyl token
Player 4 converted 3 indicyl into 3 hesson
Player 4 spent 1 Hesson token
Player 4 spent 1 Hesson token
Player 4 converted 3 hesson into 3 indicyl
Player 4 spent 1 Hesson token
Player 4 spent 1 Hesson token
Player 4 converted 3 hesson into 3 indicyl
Player 4 put 1 Indicyl on Torch Steward of Noctane
Player 4 put 1 Indicyl on Bright Legate of Noctane and Aurane
Player 4 put 1 Indicyl on Woven Legate of Verdane and Aurane
Player 4 put 1 Indicyl on Torch Steward of Noctane
Player 4 put 1 Indicyl on Torch Steward of Noctane
Player 4 put 1 Indicyl on Torch Steward of Noctane
Player 4 put 1 Indicyl on Torch Steward of Noctane
Player 4 put 1 Indicyl on Torch Steward of Noctane
Player 4 put 1 Indicyl on Torch Steward of Noctane
Player 4 put 1 Indicyl on Torch Steward of Noctane
Player 4 put 1 Hesson on Torch Steward of Noctane
Player 4 stored a hand card beneath Ballast Yard
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 3 hesson into 1 spectrol
Player 1 converted 1 spectrol into 3 hesson
Player 1 passed
Player 1 put 1 Hesson on Woven Legate of Verdane and Aurane
Player 1 put 1 Hesson on Bright Legate of Noctane and Aurane
Player 1 put 1 Hesson on Shard Warden of Noctane
Player 2 discarded Knotted Legate of Verdane and Noctane
Player 2 discarded Knotted Legate of Verdane and Aurane
Player 2 earned Amber Terraces
Player 3 took Indicyl Inverter
Player 3 took Kyan Condenser
Player 3 upgraded with Indicyl Forge
Player 3 discarded Indicyl Accelerator
Player 3 spent 1 Indicyl token
Player 3 converted 2 indicyl into 2 hesson
Player 3 put 1 Hesson on Bright Legate of Noctane and Aurane
Player 3 put 1 Hesson on Shard Warden of Noctane
Player 4 took Kyan Splitter
Player 4 took Kyan Dissolver
Player 4 spent 1 Indicyl token
Player 4 spent 1 Indicyl token
Player 4 spent 1 Rubel token
Player 4 spent 1 Kyan token
Player 4 discarded Spectrol Conduit
Player 4 traded for Bright Legate of Noctane and Aurane
Player 4 stored a hand card beneath Ballast Yard
Player 1 passed
Player 2 took Kyan Decelerator
Player 2 took Kyan Smelter
Player 2 passed
Player 2 discarded Rubel Shunt
Player 3 discarded Indicyl Refinery
Player 3 discarded Indicyl Inverter
Player 3 converted 2 indicyl into 2 hesson
Player 3 took Spessart Shunt
Player 3 discarded Indicyl Smelter
Player 3 spent 1 Indicyl token
Player 3 converted 2 indicyl into 2 hesson
Player 3 took Indicyl Refinery
Player 3 discarded Spessart Shunt
Player 3 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 3 upgraded with Indicyl Decelerator
Player 3 discarded Kyan Condenser
Player 3 converted 2 kyan into 1 hesson and 1 spectrol
Player 3 put 1 Hesson on Rime Warden of Noctane
Player 3 put 1 Hesson on Torch Steward of Noctane
Player 3 put 1 Hesson on Rime Warden of Noctane
Player 3 put 1 Hesson on Torch Steward of Noctane
Player 3 put 1 Rubel on Rime Warden of Noctane
Player 3 put 1 Spectrol on Torch Steward of Noctane
Player 4 took Kyan Fractionator
Player 4 spent 1 Indicyl token
Player 4 spent 1 Indicyl token
Player 4 spent 1 Indicyl token
Player 4 converted 3 indicyl into 3 hesson
Player 4 drew a card
Player 4 harvested Kyan Conduit
Player 4 gained 1 Kyan from Kyan Conduit
Player 4 put 1 Hesson on Shard Warden of Noctane
Player 4 put 1 Hesson on Rime Warden of Noctane
Player 4 put 1 Hesson on Rime Warden of Noctane
Player 4 stored a hand card beneath Ballast Yard
You drew Indicyl Condenser
Player 1 took Indicyl Crusher
Player 1 discarded Indicyl Condenser
Player 1 discarded Indicyl Crusher
Player 1 converted 2 indicyl into 2 hesson
Player 1 upgraded with Rubel Transmuter
Player 1 spent 1 Kyan token
Player 1 converted 1 kyan into 2 indicyl
Player 1 put 1 Indicyl on Woven Legate of Verdane and Aurane
Player 1 put 1 Indicyl on Shard Warden of Noctane
Player 1 put 1 Hesson on Rime Warden of Noctane
Player 1 put 1 Hesson on Woven Legate of Verdane and Aurane
Player 2 took Hesson Furnace
Player 2 passed
Player 2 discarded Hesson Accelerator
Player 3 took Indicyl Furnace
Player 3 took Indicyl Cargo Rig
Player 3 discarded Indicyl Exchanger
Player 3 discarded Indicyl Polarizer
Player 3 converted 2 indicyl into 2 hesson
Player 3 spent 1 Hesson token
Player 3 converted 2 hesson into 2 indicyl
Player 3 discarded Indicyl Refinery
Player 3 converted 2 indicyl into 2 hesson
Player 3 harvested Spessart Crystallizer
Player 3 gained 1 Spessart from Spessart Crystallizer
Player 3 put 1 Indicyl on Rime Warden of Noctane
Player 3 put 1 Hesson on Shard Warden of Noctane
Player 3 put 1 Hesson on Torch Steward of Noctane
Player 3 put 1 Hesson on Rime Warden of Noctane
Player 4 drew a card
Player 4 took Rubel Fuser
Player 4 passed
Player 4 stored a hand card beneath Ballast Yard
Player 1 took Kyan Forge
Player 1 took Indicyl Crusher
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel into 1 kyan
Player 1 discarded Kyan Forge
Player 1 converted 2 kyan into 1 hesson and 1 spectrol
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel into 1 kyan
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel into 1 kyan
Player 1 converted 1 kyan into 2 indicyl
Player 1 traded for Shard Warden of Noctane
Player 1 put 1 Hesson on Woven Legate of Verdane and Aurane
Player 2 drew a card
Player 2 took Rubel Decelerator
Player 2 upgraded with Rubel Decelerator
Player 2 discarded Kyan Kiln
Player 2 spent 1 Kyan token
Player 2 converted 2 kyan into 1 hesson and 1 spectrol
Player 2 discarded Hesson Kiln
Player 2 converted 1 hesson and 1 spectrol into 2 kyan
Player 2 discarded Kyan Inverter
Player 2 discarded Kyan Decelerator
Player 2 converted 2 kyan into 1 hesson and 1 spectrol
Player 2 put 1 Hesson on Torch Steward of Noctane
Player 2 put 1 Hesson on Rime Warden of Noctane
Player 2 put 1 Kyan on Torch Steward of Noctane
Player 2 put 1 Kyan on Rime Warden of Noctane
Player 2 put 1 Spectrol on Woven Legate of Verdane and Aurane
Player 3 discarded Indicyl Furnace
Player 3 discarded Indicyl Cargo Rig
Player 3 converted 2 indicyl into 2 hesson
Player 3 converted 2 hesson into 2 indicyl
Player 3 took Spectrol Refinery
Player 3 converted 2 indicyl into 2 hesson
Player 3 took Kyan Accelerator
Player 3 passed
Player 3 put 1 Hesson on Rime Warden of Noctane
Player 3 put 1 Hesson on Prism Prefect of Verdane and Aurane
Player 4 took Kyan Blender
Player 4 took Rubel Crusher
Player 4 passed
Player 1 spent 1 Indicyl token
Player 1 discarded Indicyl Crusher
Player 1 converted 2 indicyl into 1 kyan
Player 1 took Hesson Mixer
Player 1 took Hesson Fuser
Player 1 discarded Hesson Mixer
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 3 hesson into 1 spectrol
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 discarded Hesson Fuser
Player 1 traded for Torch Steward of Noctane
Player 1 put 1 Kyan on Prism Prefect of Verdane and Aurane
Player 2 discarded Kyan Exchanger
Player 2 spent 1 Kyan token
Player 2 converted 2 kyan into 1 hesson and 1 spectrol
Player 2 took Indicyl Crystallizer
Player 2 drew a card
Player 2 harvested Rubel Decelerator
Player 2 gained 1 Rubel from Rubel Decelerator
Player 2 put 1 Hesson on Woven Legate of Verdane and Aurane
Player 2 put 1 Spectrol on Ash Warden of Verdane
Player 3 took Rubel Mixer
Player 3 drew a card
Player 3 harvested Indicyl Exchanger
Player 3 gained 1 Indicyl from Indicyl Exchanger
Player 3 discarded Hesson Inverter
Player 3 spent 1 Spessart token
Player 3 converted 1 hesson and 1 spessart into 1 hesson and 1 spectrol
Player 3 put 1 Hesson on Prism Prefect of Verdane and Aurane
Player 3 put 1 Spectrol on Prism Prefect of Verdane and Aurane
Player 4 discarded Bulk Castellan of Verdane and Aurane
Player 4 discarded Bright Legate of Noctane and Aurane
Player 4 earned Garnet Stair
Player 4 stored a hand card beneath Ballast Yard
Player 1 took Indicyl Inverter
You drew Spectrol Fractionator
Player 1 passed
Player 1 spent 1 Kyan token
Player 1 converted 1 kyan into 2 indicyl
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 2 hesson into 2 indicyl
Player 1 put 1 Indicyl on Woven Legate of Verdane and Aurane
Player 1 put 1 Indicyl on Woven Legate of Verdane and Aurane
Player 1 put 1 Indicyl on Woven Legate of Verdane and Aurane
Player 1 put 1 Indicyl on Rime Warden of Noctane
Player 2 drew a card
Player 2 drew a card
Player 2 spent 1 Spectrol token
Player 2 discarded Kyan Smelter
Player 2 spent 1 Kyan token
Player 2 spent 1 Indicyl token
Player 2 discarded Indicyl Crystallizer
Player 2 spent 1 Indicyl token
Player 2 traded for Prism Prefect of Verdane and Aurane
Player 3 discarded Rubel Mixer
Player 3 discarded Kyan Accelerator
Player 3 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 3 took Spectrol Condenser
Player 3 took Rubel Blender
Player 3 upgraded with Spectrol Refinery
Player 3 spent 1 Indicyl token
Player 3 discarded Spectrol Condenser
Player 3 converted 1 indicyl and 1 spectrol into 1 hesson and 1 spessart
Player 3 put 1 Hesson on Ash Warden of Verdane
Player 3 put 1 Hesson on Ash Warden of Verdane
Player 3 put 1 Spessart on Ash Warden of Verdane
Player 3 put 1 Spessart on Silent Assessor of Noctane
Player 4 took Kyan Smelter
Player 4 took Spessart Decelerator
Player 4 passed
Player 4 stored a hand card beneath Ballast Yard
Player 1 took Hesson Cargo Rig
Player 1 upgraded with Indicyl Inverter
Player 1 discarded Hesson Cargo Rig
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 3 hesson into 1 spectrol
Player 1 spent 1 Spessart token
Player 1 converted 1 spessart into 3 indicyl
Player 1 put 1 Indicyl on Woven Legate of Verdane and Aurane
Player 1 put 1 Indicyl on Rime Warden of Noctane
Player 1 put 1 Indicyl on Woven Legate of Verdane and Aurane
Player 1 put 1 Spectrol on Woven Legate of Verdane and Aurane
Player 2 passed
Player 3 took Hesson Dissolver
Player 3 passed
Player 4 took Indicyl Conduit
Player 4 took Kyan Forge
Player 4 upgraded with Rubel Crusher
Player 4 discarded Spessart Crusher
Player 4 converted 1 spessart into 3 indicyl
Player 4 spent 1 Spessart token
Player 4 converted 1 spessart into 3 indicyl
Player 4 put 1 Indicyl on Rime Warden of Noctane
Player 4 put 1 Indicyl on Ash Warden of Verdane
Player 4 put 1 Indicyl on Ash Warden of Verdane
Player 4 put 1 Indicyl on Ash Warden of Verdane
Player 4 put 1 Indicyl on Silent Assessor of Noctane
Player 4 put 1 Indicyl on Silent Assessor of Noctane
You drew Indicyl Crusher
Player 1 took Indicyl Splitter
Player 1 discarded Indicyl Splitter
Player 1 spent 1 Rubel token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 converted 2 indicyl into 1 kyan
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 converted 3 indicyl into 1 spessart
Player 1 spent 1 Indicyl token
Player 1 traded for Woven Legate of Verdane and Aurane
Player 2 passed
Player 3 took Hesson Crossfeed
Player 3 took Hesson Fractionator
Player 3 passed
Player 4 drew a card
Player 4 took Hesson Conduit
Player 4 passed
Player 4 discarded Indicyl Conduit
Player 1 spent 1 Indicyl token
Player 1 discarded Indicyl Crusher
Player 1 converted 2 indicyl into 2 hesson
Player 1 took Spectrol Decelerator
Player 1 took Kyan Crusher
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 3 hesson into 1 spectrol
Player 1 harvested Hesson Crusher
Player 1 gained 1 Hesson from Hesson Crusher
Player 1 discarded Spectrol Fractionator
Player 1 converted 1 spectrol into 3 hesson
Player 1 converted 1 spectrol into 3 hesson
Player 1 put 1 Hesson on Rime Warden of Noctane
Player 1 put 1 Hesson on Rime Warden of Noctane
Player 1 put 1 Hesson on Coal Warden of Aurane
Player 1 put 1 Hesson on Coal Warden of Aurane
Player 1 put 1 Hesson on Ash Warden of Verdane
Player 1 put 1 Hesson on Coal Warden of Aurane
Player 1 put 1 Hesson on Silent Assessor of Noctane
Player 2 took Rubel Polarizer
Player 2 passed
Player 3 took Indicyl Separator
Player 3 took Rubel Shunt
Player 3 upgraded with Indicyl Separator
Player 3 discarded Hesson Dissolver
Player 3 discarded Rubel Blender
Player 3 converted 1 hesson and 1 rubel into 1 spessart
Player 3 converted 1 spessart into 1 hesson and 1 rubel
Player 3 discarded Hesson Fractionator
Player 3 converted 1 hesson and 1 rubel into 1 spessart
Player 3 put 1 Hesson on Rime Warden of Noctane
Player 3 put 1 Spessart on Rime Warden of Noctane
Player 4 spent 1 Rubel token
Player 4 spent 1 Spessart token
Player 4 converted 1 spessart into 3 indicyl
Player 4 discarded Spessart Fuser
Player 4 spent 1 Indicyl token
Player 4 spent 1 Indicyl token
Player 4 converted 3 indicyl into 1 spessart
Player 4 converted 1 spessart into 3 indicyl
Player 4 spent 1 Indicyl token
Player 4 converted 3 indicyl into 1 spessart
Player 4 traded for Rime Warden of Noctane
Player 4 converted 1 spessart into 3 indicyl
Player 4 put 1 Indicyl on Ash Warden of Verdane
Player 4 put 1 Indicyl on Ash Warden of Verdane
Player 4 put 1 Indicyl on Coal Warden of Aurane
Player 4 put 1 Indicyl on Coal Warden of Aurane
Player 4 stored a hand card beneath Ballast Yard
Player 1 took Rubel Transmuter
Player 1 took Indicyl Condenser
Player 1 passed
Player 1 discarded Spectrol Decelerator
Player 1 converted 1 spectrol into 3 hesson
Player 1 discarded Indicyl Condenser
Player 1 spent 1 Indicyl token
Player 1 converted 2 indicyl into 1 kyan
Player 1 spent 1 Spectrol token
Player 1 converted 1 hesson and 1 spectrol into 2 kyan
Player 1 put 1 Hesson on Coal Warden of Aurane
Player 1 put 1 Hesson on Silent Assessor of Noctane
Player 1 put 1 Kyan on Silent Assessor of Noctane
Player 1 put 1 Kyan on Pale Listener of Verdane
Player 1 put 1 Kyan on Coal Warden of Aurane
Player 2 passed
Player 3 took Hesson Forge
Player 3 took Kyan Crossfeed
Player 3 upgraded with Hesson Crossfeed
Player 4 upgraded with Kyan Forge
Player 1 took Indicyl Mixer
Player 1 discarded Kyan Crusher
Player 1 converted 1 kyan into 2 indicyl
Player 1 took Kyan Transmuter
Player 1 upgraded with Kyan Transmuter
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 converted 2 indicyl into 2 hesson
Player 1 discarded Rubel Transmuter
Player 1 converted 1 rubel into 1 kyan
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 converted 2 indicyl into 1 kyan
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 2 hesson into 2 indicyl
Player 1 spent 1 Spectrol token
Player 1 converted 1 spectrol into 3 hesson
Player 1 put 1 Indicyl on Silent Assessor of Noctane
Player 1 put 1 Indicyl on Ash Warden of Verdane
Player 1 put 1 Indicyl on Coal Warden of Aurane
Player 1 put 1 Indicyl on Pale Listener of Verdane
Player 1 put 1 Hesson on Pale Listener of Verdane
Player 1 put 1 Hesson on Coal Warden of Aurane
Player 1 put 1 Hesson on Pale Listener of Verdane
Player 1 put 1 Hesson on Ash Warden of Verdane
Player 1 put 1 Hesson on Ash Warden of Verdane
Player 1 put 1 Kyan on Ash Warden of Verdane
Player 1 put 1 Kyan on Pale Listener of Verdane
Player 2 took Kyan Mixer
Player 2 discarded Dim Listener of Aurane
Player 2 discarded Tidal Clerk of Verdane
Player 2 earned Coral Causeway
Player 3 took Rubel Crusher
Player 3 drew a card
Player 3 harvested Indicyl Separator
Player 3 gained 1 Indicyl from Indicyl Separator
Player 4 discarded Hesson Conduit
Player 4 spent 1 Spessart token
Player 4 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 4 passed
Player 4 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 4 put 1 Hesson on Silent Assessor of Noctane
Player 4 put 1 Spessart on Coal Warden of Aurane
Player 4 stored Rime Warden of Noctane beneath Ballast Yard
Player 1 took Rubel Cargo Rig
You drew Hesson Inverter
Player 1 passed
Player 2 took Hesson Refinery
Player 2 drew a card
Player 2 upgraded with Hesson Furnace
Player 2 discarded Kyan Mixer
Player 3 took Hesson Fractionator
Player 3 took Spectrol Furnace
Player 3 spent 1 Indicyl token
Player 3 discarded Kyan Crossfeed
Player 3 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 3 upgraded with Spectrol Furnace
Player 3 put 1 Hesson on Silent Assessor of Noctane
Player 3 put 1 Rubel on Ash Warden of Verdane
Player 4 took Spessart Splitter
Player 4 took Hesson Dissolver
Player 4 harvested Rubel Crusher
Player 4 gained 1 Rubel from Rubel Crusher
Player 4 discarded Hesson Dissolver
Player 4 discarded Spessart Splitter
Player 4 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 4 discarded Kyan Blender
Player 4 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 4 put 1 Hesson on Pale Listener of Verdane
Player 4 put 1 Kyan on Pale Listener of Verdane
Player 4 put 1 Spessart on Ash Warden of Verdane
Player 1 took Indicyl Blender
You drew Kyan Transmuter
Player 1 upgraded with Rubel Cargo Rig
Player 1 spent 1 Hesson token
Player 1 spent 1 Spectrol token
Player 1 converted 1 hesson and 1 spectrol into 2 kyan
Player 1 discarded Indicyl Blender
Player 1 spent 1 Indicyl token
Player 1 converted 2 indicyl into 1 kyan
Player 1 discarded Indicyl Mixer
Player 1 spent 1 Indicyl token
Player 1 converted 2 indicyl into 2 hesson
Player 1 put 1 Hesson on Ash Warden of Verdane
Player 1 put 1 Hesson on Silent Assessor of Noctane
Player 1 put 1 Kyan on Silent Assessor of Noctane
Player 1 put 1 Kyan on Coal Warden of Aurane
Player 1 put 1 Kyan on Coal Warden of Aurane
The Material discard pile was shuffled into a new draw pile
Player 2 drew a card
Player 2 took Kyan Separator
Player 2 harvested Hesson Furnace
Player 2 gained 1 Hesson from Hesson Furnace
Player 2 discarded Spessart Conduit
Player 2 discarded Rubel Polarizer
Player 3 took Indicyl Fuser
Player 3 took Indicyl Splitter
Player 3 passed
Player 4 passed
Player 1 spent 1 Indicyl token
Player 1 spent 1 Indicyl token
Player 1 converted 2 indicyl into 2 hesson
Player 1 discarded Kyan Transmuter
Player 1 converted 1 kyan into 1 rubel
Player 1 converted 2 hesson into 2 indicyl
Player 1 converted 2 indicyl into 1 kyan
Player 1 spent 1 Hesson token
Player 1 discarded Hesson Inverter
Player 1 converted 2 hesson into 2 indicyl
Player 1 traded for Pale Listener of Verdane
Player 1 spent 1 Kyan token
Player 1 spent 1 Kyan token
Player 1 converted 2 kyan into 1 hesson and 1 spectrol
Player 1 put 1 Hesson on Ash Warden of Verdane
Player 1 put 1 Spectrol on Silent Assessor of Noctane
Player 2 took Hesson Shunt
Player 2 drew a card
Player 2 discarded Prism Prefect of Verdane and Aurane
Player 2 earned Kindling Camp
This became the final round: a player had three Landmarks
Player 2 discarded Kyan Separator
Player 2 discarded Hesson Smelter
Player 3 took Hesson Kiln
Player 3 discarded Rubel Crystallizer
Player 3 converted 1 rubel into 2 hesson
Player 3 took Indicyl Decelerator
Player 3 passed
Player 3 discarded Hesson Forge
Player 3 converted 2 hesson into 1 rubel
Player 3 discarded Hesson Fractionator
Player 3 converted 2 hesson into 1 rubel
Player 3 put 1 Rubel on Coal Warden of Noctane
Player 3 put 1 Rubel on Ash Warden of Verdane
Player 4 spent 1 Kyan token
Player 4 spent 1 Rubel token
Player 4 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 4 took Rubel Crossfeed
Player 4 drew a card
Player 4 passed
Player 4 discarded Hesson Furnace
Player 4 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 4 put 1 Hesson on Silent Assessor of Noctane
Player 4 put 1 Rubel on Coal Warden of Aurane
Player 4 put 1 Kyan on Coal Warden of Noctane
The game was over
