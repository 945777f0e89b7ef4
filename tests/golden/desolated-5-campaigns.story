Player 1 had the campaign The Slow Burn
Player 2 had the campaign River Concession
Player 3 had the campaign Rain Tithe
Player 4 had the campaign Foundry Concession
Player 5 had the campaign The Long Thaw
Player 3 was the first player
Player 3 took Indicyl Dissolver
Player 3 upgraded with Kyan Inverter
Player 3 discarded Kyan Cargo Rig
Player 3 discarded Kyan Conduit
Player 3 converted 2 kyan into 2 rubel
Player 3 put 1 Rubel on Tidal Clerk of Noctane
Player 3 put 1 Rubel on Shaft Intendant of Verdane and Aurane
Player 3 gained 1 Indicyl from Rain Tithe
Player 4 took Kyan Condenser
Player 4 took Rubel Separator
Player 4 passed
Player 4 gained 1 Hesson from Foundry Concession
Player 5 took Indicyl Inverter
Player 5 took Kyan Cargo Rig
Player 5 discarded Indicyl Fractionator
Player 5 discarded Indicyl Inverter
Player 5 discarded Rubel Condenser
Player 5 discarded Rubel Forge
Player 5 traded for Tidal Clerk of Verdane
Player 5 gained 1 Indicyl from The Long Thaw
Player 1 took Spessart Forge
Player 1 took Hesson Shunt
Player 1 passed
Player 1 gained 1 Hesson from The Slow Burn
Player 2 took Kyan Polarizer
Player 2 took Hesson Cargo Rig
Player 2 passed
Player 2 gained 1 Indicyl from River Concession
Player 3 took Indicyl Mixer
Player 3 took Hesson Refinery
Player 3 passed
Player 3 gained 1 Indicyl from Rain Tithe
Player 4 took Spectrol Furnace
Player 4 passed
Player 4 gained 1 Hesson from Foundry Concession
Player 5 drew a card
Player 5 upgraded with Spectrol Fuser
Player 5 spent 1 Indicyl token
Player 5 discarded Kyan Cargo Rig
Player 5 converted 1 indicyl and 1 kyan into 1 spessart
Player 5 put 1 Spessart on Coal Warden of Noctane
Player 5 gained 1 Indicyl from The Long Thaw
Player 1 passed
Player 1 gained 1 Hesson from The Slow Burn
Player 2 took Rubel Blender
Player 2 took Hesson Fractionator
Player 2 passed
Player 2 gained 1 Indicyl from River Concession
Player 2 discarded Spessart Condenser
Player 3 took Rubel Dissolver
Player 3 took Indicyl Decelerator
Player 3 harvested Kyan Inverter
Player 3 gained 1 Kyan from Kyan Inverter
Player 3 gained 1 Indicyl from Rain Tithe
Player 4 drew a card
Player 4 took Spectrol Blender
Player 4 passed
Player 4 gained 1 Hesson from Foundry Concession
Player 4 discarded Hesson Separator
Player 4 discarded Kyan Crusher
Player 5 took Indicyl Conduit
Player 5 took Hesson Transmuter
Player 5 discarded Tidal Clerk of Verdane
Player 5 earned Indigo Hamlet
Player 5 gained 1 Indicyl from The Long Thaw
Player 1 took Spessart Crossfeed
Player 1 took Spectrol Decelerator
Player 1 passed
Player 1 gained 1 Hesson from The Slow Burn
Player 1 discarded Hesson Mixer
Player 2 drew a card
Player 2 took Indicyl Smelter
Player 2 passed
Player 2 gained 1 Indicyl from River Concession
Player 2 discarded Hesson Cargo Rig
Player 2 discarded Indicyl Smelter
Player 3 took Indicyl Crystallizer
Player 3 upgraded with Hesson Separator
Player 3 discarded Hesson Refinery
Player 3 discarded Rubel Dissolver
Player 3 converted 1 hesson and 1 rubel into 1 spessart
Player 3 put 1 Spessart on Hearth Prefect of Verdane and Aurane
Player 3 gained 1 Indicyl from Rain Tithe
Player 4 took Hesson Smelter
Player 4 took Indicyl Cargo Rig
Player 4 passed
Player 4 gained 1 Hesson from Foundry Concession
Player 4 discarded Spectrol Blender
Player 4 discarded Rubel Accelerator
Player 5 harvested Spectrol Fuser
Player 5 gained 1 Spectrol from Spectrol Fuser
Player 5 gained 1 Indicyl from The Long Thaw
Player 1 upgraded with Spessart Forge
Player 1 discarded Hesson Inverter
Player 1 discarded Spessart Crossfeed
Player 1 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 discarded Hesson Condenser
Player 1 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 put 1 Hesson on Coal Warden of Noctane
Player 1 put 1 Hesson on Tidal Clerk of Noctane
Player 1 put 1 Spessart on Hearth Prefect of Verdane and Aurane
Player 1 gained 1 Hesson from The Slow Burn
Player 2 took Spessart Blender
Player 2 took Hesson Crossfeed
Player 2 discarded Hesson Crossfeed
Player 2 discarded Kyan Kiln
Player 2 discarded Hesson Fractionator
Player 2 discarded Spessart Blender
Player 2 traded for Coal Warden of Noctane
Player 2 gained 1 Indicyl from River Concession
Player 3 took Spessart Fractionator
Player 3 took Rubel Crusher
Player 3 discarded Spessart Fractionator
Player 3 converted 1 spessart into 1 hesson and 1 rubel
Player 3 passed
Player 3 put 1 Hesson on Hearth Prefect of Verdane and Aurane
Player 3 put 1 Rubel on Twinned Herald of Aurane
Player 3 gained 1 Indicyl from Rain Tithe
Player 4 passed
Player 4 gained 1 Hesson from Foundry Concession
Player 5 took Hesson Crusher
Player 5 passed
Player 5 gained 1 Indicyl from The Long Thaw
Player 1 took Kyan Kiln
You drew Kyan Crystallizer
Player 1 discarded Hesson Shunt
Player 1 discarded Indicyl Blender
Player 1 discarded Kyan Kiln
Player 1 discarded Kyan Crystallizer
Player 1 traded for Twinned Herald of Aurane
Player 1 gained 1 Hesson from The Slow Burn
Player 2 drew a card
Player 2 took Spectrol Smelter
Player 2 passed
Player 2 gained 1 Indicyl from River Concession
Player 3 took Indicyl Forge
Player 3 took Indicyl Crystallizer
Player 3 passed
Player 3 gained 1 Indicyl from Rain Tithe
Player 4 drew a card
Player 4 took Rubel Crystallizer
Player 4 discarded Rubel Furnace
Player 4 discarded Indicyl Cargo Rig
Player 4 discarded Indicyl Transmuter
Player 4 discarded Rubel Separator
Player 4 traded for Tidal Clerk of Noctane
Player 4 gained 1 Hesson from Foundry Concession
Player 5 took Indicyl Crusher
Player 5 took Rubel Decelerator
Player 5 upgraded with Hesson Mixer
Player 5 discarded Hesson Transmuter
Player 5 discarded Indicyl Conduit
Player 5 discarded Indicyl Crusher
Player 5 converted 2 indicyl and 1 hesson into 3 indicyl
Player 5 put 1 Indicyl on First Archon of Verdane and Noctane and Aurane
Player 5 put 1 Indicyl on First Archon of Verdane and Noctane and Aurane
Player 5 put 1 Indicyl on Ash Warden of Aurane
Player 5 gained 1 Indicyl from The Long Thaw
Player 1 discarded Twinned Herald of Aurane
Player 1 earned Cistern Row
Player 1 gained 1 Hesson from The Slow Burn
Player 2 took Spessart Accelerator
Player 2 took Kyan Separator
Player 2 upgraded with Kyan Separator
Player 2 gained 1 Indicyl from River Concession
Player 2 discarded Rubel Blender
Player 3 took Rubel Shunt
Player 3 took Kyan Crossfeed
Player 3 upgraded with Indicyl Dissolver
Player 3 gained 1 Indicyl from Rain Tithe
Player 3 discarded Kyan Crossfeed
Player 4 drew a card
Player 4 passed
Player 4 gained 1 Hesson from Foundry Concession
Player 5 took Hesson Polarizer
Player 5 drew a card
Player 5 upgraded with Rubel Crossfeed
Player 5 discarded Hesson Polarizer
Player 5 spent 1 Indicyl token
Player 5 spent 1 Indicyl token
Player 5 converted 2 indicyl and 1 hesson into 3 indicyl
Player 5 put 1 Indicyl on Hearth Prefect of Verdane and Aurane
Player 5 put 1 Indicyl on First Archon of Verdane and Noctane and Aurane
Player 5 put 1 Indicyl on Shaft Intendant of Verdane and Aurane
Player 5 gained 1 Indicyl from The Long Thaw
You drew Hesson Furnace
Player 1 took Hesson Mixer
Player 1 passed
Player 1 gained 1 Hesson from The Slow Burn
Player 2 took Indicyl Decelerator
Player 2 upgraded with Kyan Polarizer
Player 2 discarded Spessart Refinery
Player 2 converted 1 spessart into 1 hesson and 1 rubel
Player 2 put 1 Hesson on First Archon of Verdane and Noctane and Aurane
Player 2 put 1 Rubel on Hearth Prefect of Verdane and Aurane
Player 2 gained 1 Indicyl from River Concession
Player 3 took Hesson Crusher
Player 3 took Hesson Furnace
Player 3 upgraded with Indicyl Decelerator
Player 3 discarded Indicyl Forge
Player 3 discarded Indicyl Crystallizer
Player 3 converted 2 indicyl into 1 kyan
Player 3 discarded Rubel Shunt
Player 3 discarded Hesson Crusher
Player 3 converted 1 hesson and 1 rubel into 1 spessart
Player 3 discarded Indicyl Crystallizer
Player 3 discarded Indicyl Mixer
Player 3 converted 2 indicyl into 1 kyan
Player 3 converted 1 kyan into 2 indicyl
Player 3 put 1 Indicyl on Shaft Intendant of Verdane and Aurane
Player 3 put 1 Indicyl on Ash Warden of Aurane
Player 3 put 1 Kyan on First Archon of Verdane and Noctane and Aurane
Player 3 put 1 Spessart on Ash Warden of Aurane
Player 3 gained 1 Indicyl from Rain Tithe
Player 4 drew a card
Player 4 took Spectrol Crusher
Player 4 passed
Player 4 gained 1 Hesson from Foundry Concession
Player 4 discarded Spectrol Crusher
Player 5 harvested Rubel Crossfeed
Player 5 gained 1 Rubel from Rubel Crossfeed
Player 5 spent 1 Indicyl token
Player 5 spent 1 Indicyl token
Player 5 discarded Hesson Crusher
Player 5 converted 2 indicyl and 1 hesson into 3 indicyl
Player 5 spent 1 Indicyl token
Player 5 converted 3 indicyl into 2 indicyl and 1 hesson
Player 5 spent 1 Indicyl token
Player 5 converted 2 indicyl and 1 hesson into 3 indicyl
Player 5 put 1 Indicyl on Shaft Intendant of Verdane and Aurane
Player 5 put 1 Indicyl on First Archon of Verdane and Noctane and Aurane
Player 5 put 1 Indicyl on Hearth Prefect of Verdane and Aurane
Player 5 put 1 Indicyl on Shaft Intendant of Verdane and Aurane
Player 5 put 1 Indicyl on Shaft Intendant of Verdane and Aurane
Player 5 gained 1 Indicyl from The Long Thaw
Player 1 took Hesson Cargo Rig
Player 1 took Rubel Accelerator
Player 1 passed
Player 1 gained 1 Hesson from The Slow Burn
Player 2 discarded Spectrol Smelter
Player 2 converted 1 spectrol into 1 spessart
Player 2 drew a card
Player 2 spent 1 Hesson token
Player 2 spent 1 Spessart token
Player 2 converted 1 spessart into 1 hesson and 1 rubel
Player 2 traded for Ash Warden of Aurane
Player 2 gained 1 Indicyl from River Concession
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 converted 2 indicyl into 1 kyan
Player 3 spent 1 Kyan token
Player 3 converted 2 kyan into 1 hesson and 1 spectrol
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 converted 2 indicyl into 1 kyan
Player 3 spent 1 Indicyl token
Player 3 discarded Rubel Crusher
Player 3 traded for Rooftop Scribe of Noctane
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 converted 2 indicyl into 1 kyan
Player 3 put 1 Hesson on First Archon of Verdane and Noctane and Aurane
Player 3 put 1 Kyan on Hearth Prefect of Verdane and Aurane
Player 3 gained 1 Indicyl from Rain Tithe
Player 4 took Rubel Smelter
Player 4 took Kyan Transmuter
Player 4 discarded Spectrol Furnace
Player 4 discarded Hesson Blender
Player 4 spent 1 Rubel token
Player 4 discarded Rubel Crystallizer
Player 4 traded for Ember Envoy of Noctane
Player 4 gained 1 Hesson from Foundry Concession
Player 5 took Hesson Accelerator
Player 5 harvested Hesson Mixer
Player 5 gained 1 Hesson from Hesson Mixer
Player 5 gained 1 Indicyl from The Long Thaw
Player 1 took Indicyl Forge
Player 1 took Indicyl Smelter
Player 1 upgraded with Hesson Cargo Rig
Player 1 gained 1 Hesson from The Slow Burn
Player 2 took Hesson Condenser
Player 2 discarded Spessart Accelerator
Player 2 converted 1 spessart into 1 hesson and 1 rubel
Player 2 took Spessart Dissolver
Player 2 passed
Player 2 put 1 Hesson on Dim Listener of Noctane
Player 2 put 1 Rubel on Hearth Prefect of Verdane and Aurane
Player 2 gained 1 Indicyl from River Concession
Player 3 took Indicyl Mixer
Player 3 took Indicyl Blender
Player 3 harvested Indicyl Decelerator
Player 3 gained 1 Indicyl from Indicyl Decelerator
Player 3 gained 1 Indicyl from Rain Tithe
Player 4 took Hesson Kiln
Player 4 took Kyan Inverter
Player 4 passed
Player 4 gained 1 Hesson from Foundry Concession
Player 4 discarded Spessart Exchanger
Player 5 took Indicyl Exchanger
Player 5 took Kyan Blender
Player 5 upgraded with Indicyl Exchanger
Player 5 gained 1 Indicyl from The Long Thaw
Player 1 took Spessart Splitter
Player 1 took Hesson Fractionator
Player 1 passed
Player 1 gained 1 Hesson from The Slow Burn
Player 2 drew a card
Player 2 took Hesson Shunt
Player 2 discarded Hesson Shunt
Player 2 discarded Spessart Dissolver
Player 2 converted 1 spessart into 1 spectrol
Player 2 spent 1 Spessart token
Player 2 converted 1 spessart into 1 hesson and 1 rubel
Player 2 discarded Kyan Dissolver
Player 2 traded for Dim Listener of Noctane
Player 2 converted 1 spectrol into 1 spessart
Player 2 converted 1 spessart into 1 hesson and 1 rubel
Player 2 put 1 Hesson on Shaft Intendant of Verdane and Aurane
Player 2 put 1 Rubel on First Archon of Verdane and Noctane and Aurane
Player 2 gained 1 Indicyl from River Concession
Player 3 upgraded with Indicyl Blender
Player 3 discarded Indicyl Mixer
Player 3 discarded Hesson Furnace
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 put 1 Rubel on First Archon of Verdane and Noctane and Aurane
Player 3 gained 1 Indicyl from Rain Tithe
Player 4 took Rubel Conduit
Player 4 took Hesson Crossfeed
Player 4 passed
Player 4 gained 1 Hesson from Foundry Concession
Player 4 discarded Kyan Transmuter
Player 4 discarded Hesson Crossfeed
Player 5 took Indicyl Separator
Player 5 took Rubel Separator
Player 5 spent 1 Hesson token
Player 5 discarded Hesson Accelerator
Player 5 converted 2 hesson into 2 indicyl
Player 5 upgraded with Kyan Blender
Player 5 discarded Rubel Separator
Player 5 converted 1 rubel into 1 indicyl and 1 hesson
Player 5 put 1 Indicyl on Shaft Intendant of Verdane and Aurane
Player 5 put 1 Indicyl on Hearth Prefect of Verdane and Aurane
Player 5 put 1 Indicyl on Shaft Intendant of Verdane and Aurane
Player 5 put 1 Hesson on Torch Steward of Aurane
Player 5 gained 1 Indicyl from The Long Thaw
Player 1 took Spectrol Accelerator
Player 1 took Kyan Smelter
Player 1 discarded Hesson Furnace
Player 1 discarded Spessart Splitter
Player 1 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 passed
Player 1 discarded Kyan Smelter
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 put 1 Hesson on First Archon of Verdane and Noctane and Aurane
Player 1 put 1 Hesson on Shaft Intendant of Verdane and Aurane
Player 1 put 1 Spessart on Torch Steward of Aurane
Player 1 put 1 Spessart on Shaft Intendant of Verdane and Aurane
Player 1 gained 1 Hesson from The Slow Burn
Player 2 took Kyan Separator
Player 2 drew a card
Player 2 upgraded with Indicyl Smelter
Player 2 gained 1 Indicyl from River Concession
Player 3 took Kyan Furnace
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 converted 2 indicyl into 1 kyan
Player 3 drew a card
Player 3 passed
Player 3 put 1 Kyan on First Archon of Verdane and Noctane and Aurane
Player 3 gained 1 Indicyl from Rain Tithe
Player 4 upgraded with Kyan Condenser
Player 4 gained 1 Hesson from Foundry Concession
Player 5 took Spessart Mixer
Player 5 took Spessart Furnace
Player 5 discarded Rubel Decelerator
Player 5 discarded Spessart Mixer
Player 5 spent 1 Indicyl token
Player 5 spent 1 Indicyl token
Player 5 converted 2 indicyl into 2 hesson
Player 5 spent 1 Indicyl token
Player 5 converted 1 indicyl and 1 hesson into 1 rubel
Player 5 spent 1 Indicyl token
Player 5 discarded Indicyl Separator
Player 5 converted 2 indicyl into 2 hesson
Player 5 traded for Hearth Prefect of Verdane and Aurane
Player 5 spent 1 Indicyl token
Player 5 spent 1 Hesson token
Player 5 converted 1 indicyl and 1 hesson into 1 rubel
Player 5 put 1 Rubel on First Archon of Verdane and Noctane and Aurane
Player 5 gained 1 Indicyl from The Long Thaw
You drew Hesson Separator
Player 1 took Indicyl Shunt
Player 1 upgraded with Hesson Fractionator
Player 1 gained 1 Hesson from The Slow Burn
Player 2 took Indicyl Inverter
Player 2 discarded Ash Warden of Aurane
Player 2 earned Tailings Depot
Player 2 gained 1 Indicyl from River Concession
Player 2 stored a hand card beneath Tailings Depot
Player 3 took Kyan Refinery
Player 3 took Indicyl Polarizer
Player 3 upgraded with Kyan Furnace
Player 3 discarded Kyan Crystallizer
Player 3 converted 1 kyan into 2 hesson
Player 3 discarded Indicyl Polarizer
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 put 1 Hesson on First Archon of Verdane and Noctane and Aurane
Player 3 put 1 Rubel on First Archon of Verdane and Noctane and Aurane
Player 3 gained 1 Indicyl from Rain Tithe
Player 4 took Spessart Fuser
Player 4 took Indicyl Cargo Rig
Player 4 harvested Kyan Condenser
Player 4 gained 1 Kyan from Kyan Condenser
Player 4 gained 1 Hesson from Foundry Concession
Player 4 discarded Kyan Inverter
Player 5 spent 1 Rubel token
Player 5 converted 1 rubel into 1 indicyl and 1 hesson
Player 5 took Rubel Crystallizer
Player 5 drew a card
Player 5 spent 1 Indicyl token
Player 5 converted 2 indicyl into 2 hesson
Player 5 passed
Player 5 put 1 Hesson on Shaft Intendant of Verdane and Aurane
Player 5 put 1 Hesson on Shaft Intendant of Verdane and Aurane
Player 5 put 1 Hesson on Bright Legate of Verdane and Aurane
Player 5 gained 1 Indicyl from The Long Thaw
Player 1 took Kyan Mixer
You drew Spessart Conduit
Player 1 discarded Indicyl Smelter
Player 1 discarded Rubel Accelerator
Player 1 discarded Indicyl Forge
Player 1 discarded Spectrol Accelerator
Player 1 discarded Kyan Mixer
Player 1 traded for Bright Legate of Verdane and Aurane
Player 1 discarded Hesson Separator
Player 1 discarded Spessart Conduit
Player 1 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 put 1 Hesson on Torch Steward of Aurane
Player 1 put 1 Spessart on Shaft Intendant of Verdane and Aurane
Player 1 gained 1 Hesson from The Slow Burn
Player 2 took Hesson Decelerator
Player 2 upgraded with Indicyl Fuser
Player 2 gained 1 Indicyl from River Concession
Player 3 took Indicyl Splitter
Player 3 drew a card
Player 3 discarded Kyan Refinery
Player 3 converted 1 kyan into 1 rubel
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 converted 2 indicyl into 1 kyan
Player 3 discarded Hesson Exchanger
Player 3 converted 1 hesson and 1 rubel into 1 spessart
Player 3 converted 1 kyan into 2 hesson
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 converted 2 indicyl into 1 kyan
Player 3 spent 1 Indicyl token
Player 3 discarded Indicyl Splitter
Player 3 traded for Shaft Intendant of Verdane and Aurane
Player 3 gained 1 Indicyl from Rain Tithe
Player 4 took Rubel Kiln
Player 4 drew a card
Player 4 passed
Player 4 gained 1 Hesson from Foundry Concession
Player 4 discarded Rubel Kiln
Player 4 discarded Rubel Smelter
Player 5 spent 1 Indicyl token
Player 5 spent 1 Indicyl token
Player 5 converted 2 indicyl into 2 hesson
Player 5 spent 1 Rubel token
Player 5 converted 1 rubel into 1 indicyl and 1 hesson
Player 5 spent 1 Indicyl token
Player 5 spent 1 Rubel token
Player 5 discarded Rubel Crystallizer
Player 5 discarded Rubel Polarizer
Player 5 spent 1 Spessart token
Player 5 traded for First Archon of Verdane and Noctane and Aurane
Player 5 spent 1 Indicyl token
Player 5 spent 1 Indicyl token
Player 5 converted 2 indicyl into 2 hesson
Player 5 spent 1 Rubel token
Player 5 converted 1 rubel into 1 indicyl and 1 hesson
Player 5 put 1 Indicyl on Dockside Scribe of Noctane
Player 5 put 1 Hesson on Lowland Broker of Verdane and Aurane
Player 5 put 1 Hesson on Torch Steward of Aurane
Player 5 put 1 Hesson on Torch Steward of Aurane
Player 5 put 1 Hesson on Dockside Scribe of Noctane
Player 5 gained 1 Indicyl from The Long Thaw
Player 1 took Rubel Inverter
Player 1 took Indicyl Transmuter
Player 1 passed
Player 1 discarded Spectrol Decelerator
Player 1 converted 1 spectrol into 1 hesson and 1 kyan
Player 1 put 1 Hesson on Ash Warden of Noctane
Player 1 put 1 Kyan on Lowland Broker of Verdane and Aurane
Player 1 gained 1 Hesson from The Slow Burn
Player 2 took Hesson Decelerator
Player 2 took Kyan Conduit
Player 2 spent 1 Indicyl token
Player 2 discarded Kyan Blender
Player 2 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 2 spent 1 Indicyl token
Player 2 discarded Kyan Separator
Player 2 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 2 spent 1 Hesson token
Player 2 converted 3 hesson into 1 spectrol
Player 2 converted 1 spectrol into 1 indicyl and 1 kyan
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 traded for Lowland Broker of Verdane and Aurane
Player 2 spent 1 Kyan token
Player 2 discarded Indicyl Condenser
Player 2 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 2 discarded Indicyl Decelerator
Player 2 discarded Kyan Conduit
Player 2 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 2 put 1 Hesson on Torch Steward of Aurane
Player 2 put 1 Hesson on Ash Warden of Noctane
Player 2 put 1 Rubel on Torch Steward of Aurane
Player 2 put 1 Rubel on Ash Warden of Noctane
Player 2 gained 1 Indicyl from River Concession
Player 2 stored a hand card beneath Tailings Depot
Player 3 took Indicyl Splitter
Player 3 took Indicyl Kiln
Player 3 spent 1 Rubel token
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 passed
Player 3 spent 1 Indicyl token
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 put 1 Indicyl on Flare Warden of Verdane
Player 3 put 1 Rubel on Dockside Scribe of Noctane
Player 3 gained 1 Indicyl from Rain Tithe
Player 4 took Spectrol Separator
Player 4 took Spectrol Shunt
Player 4 upgraded with Hesson Smelter
Player 4 gained 1 Hesson from Foundry Concession
Player 4 discarded Hesson Kiln
Player 5 took Spessart Transmuter
Player 5 drew a card
Player 5 spent 1 Indicyl token
Player 5 spent 1 Hesson token
Player 5 converted 1 indicyl and 1 hesson into 1 rubel
Player 5 passed
Player 5 spent 1 Hesson token
Player 5 spent 1 Hesson token
Player 5 converted 2 hesson into 2 indicyl
Player 5 spent 1 Rubel token
Player 5 converted 1 rubel into 1 indicyl and 1 hesson
Player 5 put 1 Indicyl on Ash Warden of Noctane
Player 5 put 1 Indicyl on Flare Warden of Verdane
Player 5 put 1 Indicyl on Ash Warden of Noctane
Player 5 put 1 Hesson on Ash Warden of Noctane
Player 5 put 1 Rubel on Flare Warden of Verdane
Player 5 gained 1 Indicyl from The Long Thaw
Player 1 took Indicyl Fuser
Player 1 took Indicyl Condenser
Player 1 upgraded with Indicyl Transmuter
Player 1 gained 1 Hesson from The Slow Burn
Player 2 took Hesson Polarizer
Player 2 took Kyan Decelerator
Player 2 harvested Indicyl Smelter
Player 2 gained 1 Indicyl from Indicyl Smelter
Player 2 discarded Indicyl Accelerator
Player 2 discarded Kyan Decelerator
Player 2 converted 1 indicyl and 1 kyan into 1 spessart
Player 2 put 1 Spessart on Ash Warden of Noctane
Player 2 gained 1 Indicyl from River Concession
Player 2 stored Coal Warden of Noctane beneath Tailings Depot
Player 3 took Indicyl Cargo Rig
Player 3 drew a card
Player 3 discarded Indicyl Polarizer
Player 3 spent 1 Hesson token
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 passed
Player 3 put 1 Rubel on Torch Steward of Aurane
Player 3 gained 1 Indicyl from Rain Tithe
Player 4 drew a card
Player 4 took Rubel Polarizer
Player 4 discarded Rubel Conduit
Player 4 discarded Indicyl Kiln
Player 4 discarded Spessart Fuser
Player 4 spent 1 Kyan token
Player 4 traded for Dockside Scribe of Noctane
Player 4 discarded Spectrol Separator
Player 4 converted 1 spectrol into 3 hesson
Player 4 discarded Spectrol Shunt
Player 4 converted 1 spectrol into 3 hesson
Player 4 converted 3 hesson into 1 spectrol
Player 4 discarded Hesson Accelerator
Player 4 spent 1 Hesson token
Player 4 spent 1 Hesson token
Player 4 converted 3 hesson into 1 spectrol
Player 4 spent 1 Hesson token
Player 4 spent 1 Hesson token
Player 4 converted 3 hesson into 1 spectrol
Player 4 converted 1 spectrol into 3 hesson
Player 4 spent 1 Hesson token
Player 4 spent 1 Hesson token
Player 4 spent 1 Hesson token
Player 4 converted 3 hesson into 1 spectrol
Player 4 put 1 Hesson on Ash Warden of Noctane
Player 4 put 1 Hesson on Ash Warden of Noctane
Player 4 put 1 Hesson on Torch Steward of Aurane
Player 4 put 1 Hesson on Ash Warden of Noctane
Player 4 put 1 Hesson on Ash Warden of Noctane
Player 4 put 1 Spectrol on Ash Warden of Noctane
Player 4 put 1 Spectrol on Flare Warden of Verdane
Player 4 put 1 Spectrol on Ash Warden of Noctane
Player 4 gained 1 Hesson from Foundry Concession
Player 5 took Spectrol Kiln
Player 5 discarded Rubel Decelerator
Player 5 converted 1 rubel into 1 indicyl and 1 hesson
Player 5 took Spectrol Cargo Rig
Player 5 upgraded with Spectrol Kiln
Player 5 put 1 Indicyl on Crucible Prefect of Verdane and Noctane
Player 5 put 1 Hesson on Ash Warden of Noctane
Player 5 gained 1 Indicyl from The Long Thaw
You drew Spessart Crystallizer
Player 1 took Spectrol Dissolver
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 discarded Rubel Inverter
Player 1 discarded Spessart Crystallizer
Player 1 traded for Ash Warden of Noctane
Player 1 spent 1 Hesson token
Player 1 spent 1 Spessart token
Player 1 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 converted 1 kyan into 1 rubel
Player 1 discarded Spectrol Dissolver
Player 1 converted 1 spectrol into 1 hesson and 1 kyan
Player 1 spent 1 Rubel token
Player 1 converted 1 rubel into 1 kyan
Player 1 put 1 Hesson on Crucible Prefect of Verdane and Noctane
Player 1 put 1 Rubel on Flare Warden of Verdane
Player 1 put 1 Rubel on Torch Steward of Aurane
Player 1 put 1 Kyan on Torch Steward of Aurane
Player 1 put 1 Kyan on Torch Steward of Aurane
Player 1 gained 1 Hesson from The Slow Burn
Player 2 took Hesson Refinery
Player 2 took Kyan Crossfeed
Player 2 passed
Player 2 gained 1 Indicyl from River Concession
Player 2 stored a hand card beneath Tailings Depot
Player 3 took Indicyl Crossfeed
Player 3 discarded Indicyl Crossfeed
Player 3 discarded Indicyl Cargo Rig
Player 3 converted 2 indicyl into 1 kyan
Player 3 took Hesson Crusher
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 converted 2 indicyl into 1 kyan
Player 3 spent 1 Hesson token
Player 3 spent 1 Hesson token
Player 3 spent 1 Hesson token
Player 3 spent 1 Spessart token
Player 3 traded for Crucible Prefect of Verdane and Noctane
Player 3 gained 1 Indicyl from Rain Tithe
Player 4 drew a card
Player 4 drew a card
Player 4 spent 1 Rubel token
Player 4 spent 1 Hesson token
Player 4 spent 1 Hesson token
Player 4 spent 1 Hesson token
Player 4 spent 1 Hesson token
Player 4 spent 1 Hesson token
Player 4 converted 3 hesson into 1 spectrol
Player 4 traded for Flare Warden of Verdane
Player 4 gained 1 Hesson from Foundry Concession
Player 5 took Indicyl Exchanger
Player 5 took Indicyl Shunt
Player 5 upgraded with Spessart Transmuter
Player 5 gained 1 Indicyl from The Long Thaw
Player 1 took Kyan Transmuter
Player 1 took Spectrol Fractionator
Player 1 discarded Bright Legate of Verdane and Aurane
Player 1 earned Coral Causeway
Player 1 gained 1 Hesson from The Slow Burn
Player 2 took Indicyl Separator
Player 2 took Rubel Fuser
Player 2 discarded Lowland Broker of Verdane and Aurane
Player 2 earned Kindling Camp
Player 2 gained 1 Indicyl from River Concession
Player 2 stored a hand card beneath Tailings Depot
Player 3 took Spessart Kiln
Player 3 discarded Spessart Kiln
Player 3 converted 1 spessart into 1 hesson and 1 rubel
Player 3 took Rubel Fractionator
Player 3 spent 1 Spessart token
Player 3 converted 1 spessart into 1 hesson and 1 rubel
Player 3 spent 1 Indicyl token
Player 3 discarded Indicyl Kiln
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 converted 2 indicyl into 1 kyan
Player 3 traded for Pale Listener of Noctane
Player 3 put 1 Hesson on Torch Steward of Aurane
Player 3 put 1 Hesson on Second Archon of Verdane and Noctane and Aurane
Player 3 put 1 Rubel on Second Archon of Verdane and Noctane and Aurane
Player 3 gained 1 Indicyl from Rain Tithe
Player 4 took Spectrol Exchanger
Player 4 took Hesson Kiln
Player 4 passed
Player 4 discarded Hesson Kiln
Player 4 spent 1 Hesson token
Player 4 spent 1 Hesson token
Player 4 converted 3 hesson into 1 spectrol
Player 4 spent 1 Spectrol token
Player 4 converted 1 spectrol into 3 hesson
Player 4 converted 1 spectrol into 3 hesson
Player 4 put 1 Hesson on Brand Steward of Aurane
Player 4 put 1 Hesson on Second Archon of Verdane and Noctane and Aurane
Player 4 put 1 Hesson on Second Archon of Verdane and Noctane and Aurane
Player 4 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 4 put 1 Hesson on Mirror Prefect of Verdane and Noctane
Player 4 put 1 Hesson on Second Archon of Verdane and Noctane and Aurane
Player 4 gained 1 Hesson from Foundry Concession
Player 5 took Indicyl Accelerator
Player 5 passed
Player 5 spent 1 Indicyl token
Player 5 discarded Indicyl Shunt
Player 5 converted 2 indicyl into 1 kyan
Player 5 converted 1 kyan into 2 indicyl
Player 5 put 1 Indicyl on Torch Steward of Aurane
Player 5 put 1 Indicyl on Brand Steward of Aurane
Player 5 gained 1 Indicyl from The Long Thaw
Player 1 took Indicyl Inverter
Player 1 discarded Spectrol Fractionator
Player 1 converted 1 spectrol into 1 hesson and 1 kyan
Player 1 took Kyan Decelerator
Player 1 spent 1 Spectrol token
Player 1 converted 1 spectrol into 1 hesson and 1 kyan
Player 1 discarded Kyan Decelerator
Player 1 converted 1 kyan into 1 rubel
Player 1 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 traded for Brand Steward of Aurane
Player 1 spent 1 Spectrol token
Player 1 converted 1 spectrol into 1 hesson and 1 kyan
Player 1 discarded Kyan Transmuter
Player 1 converted 1 hesson and 1 kyan into 1 spectrol
Player 1 spent 1 Hesson token
Player 1 converted 1 hesson and 1 kyan into 1 spectrol
Player 1 put 1 Kyan on Torch Steward of Aurane
Player 1 put 1 Spectrol on Torch Steward of Aurane
Player 1 put 1 Spectrol on Mirror Prefect of Verdane and Noctane
Player 1 gained 1 Hesson from The Slow Burn
Player 2 took Rubel Cargo Rig
Player 2 drew a card
Player 2 discarded Hesson Decelerator
Player 2 discarded Hesson Refinery
Player 2 discarded Rubel Cargo Rig
Player 2 spent 1 Hesson token
Player 2 converted 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 2 discarded Rubel Transmuter
Player 2 discarded Hesson Polarizer
Player 2 converted 1 hesson and 1 rubel into 1 spessart
Player 2 discarded Indicyl Separator
Player 2 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 2 converted 1 spessart into 1 spectrol
Player 2 traded for Torch Steward of Aurane
Player 2 put 1 Indicyl on Second Archon of Verdane and Noctane and Aurane
Player 2 put 1 Rubel on Second Archon of Verdane and Noctane and Aurane
Player 2 gained 1 Indicyl from River Concession
Player 2 stored Dim Listener of Noctane beneath Tailings Depot
Player 3 took Spectrol Forge
Player 3 discarded Indicyl Splitter
Player 3 discarded Hesson Crusher
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 took Rubel Refinery
Player 3 discarded Rubel Fractionator
Player 3 spent 1 Hesson token
Player 3 converted 1 hesson and 1 rubel into 1 spessart
Player 3 discarded Rubel Refinery
Player 3 converted 1 rubel into 2 hesson
Player 3 discarded Spectrol Forge
Player 3 converted 2 hesson into 1 rubel
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 traded for Mirror Prefect of Verdane and Noctane
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 converted 2 indicyl into 1 kyan
Player 3 put 1 Kyan on Second Archon of Verdane and Noctane and Aurane
Player 3 put 1 Spessart on Cellar Scribe of Verdane
Player 3 gained 1 Indicyl from Rain Tithe
Player 4 took Indicyl Conduit
Player 4 drew a card
Player 4 discarded Spectrol Exchanger
Player 4 converted 1 spectrol into 3 hesson
Player 4 spent 1 Hesson token
Player 4 spent 1 Rubel token
Player 4 spent 1 Hesson token
Player 4 spent 1 Hesson token
Player 4 converted 3 hesson into 1 spectrol
Player 4 discarded Indicyl Separator
Player 4 spent 1 Indicyl token
Player 4 spent 1 Rubel token
Player 4 discarded Rubel Polarizer
Player 4 traded for Second Archon of Verdane and Noctane and Aurane
Player 4 spent 1 Hesson token
Player 4 spent 1 Hesson token
Player 4 spent 1 Hesson token
Player 4 converted 3 hesson into 1 spectrol
Player 4 put 1 Hesson on Woven Legate of Verdane and Aurane
Player 4 put 1 Spectrol on Cellar Scribe of Verdane
Player 4 gained 1 Hesson from Foundry Concession
Player 5 took Kyan Fractionator
Player 5 spent 1 Indicyl token
Player 5 discarded Indicyl Exchanger
Player 5 converted 2 indicyl into 2 hesson
Player 5 drew a card
Player 5 discarded Rubel Crossfeed
Player 5 spent 1 Kyan token
Player 5 spent 1 Spessart token
Player 5 traded for Cellar Scribe of Verdane
Player 5 put 1 Hesson on Second Archon of Verdane and Noctane and Aurane
Player 5 gained 1 Indicyl from The Long Thaw
Player 1 took Spectrol Refinery
Player 1 took Hesson Dissolver
Player 1 upgraded with Indicyl Inverter
Player 1 gained 1 Hesson from The Slow Burn
Player 2 took Indicyl Exchanger
Player 2 spent 1 Spectrol token
Player 2 converted 1 spectrol into 1 spessart
Player 2 drew a card
Player 2 passed
Player 2 spent 1 Indicyl token
Player 2 spent 1 Kyan token
Player 2 converted 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 2 put 1 Hesson on Woven Legate of Verdane and Aurane
Player 2 put 1 Rubel on Second Archon of Verdane and Noctane and Aurane
Player 2 put 1 Spessart on Soot Envoy of Verdane
Player 2 gained 1 Indicyl from River Concession
Player 2 stored Kyan Polarizer beneath Tailings Depot
Player 3 drew a card
Player 3 took Kyan Accelerator
Player 3 discarded Shaft Intendant of Verdane and Aurane
Player 3 discarded Crucible Prefect of Verdane and Noctane
Player 3 earned Shimmer Flats
Player 3 gained 1 Indicyl from Rain Tithe
Player 4 took Spessart Polarizer
Player 4 took Hesson Exchanger
Player 4 discarded Tidal Clerk of Noctane
Player 4 discarded Flare Warden of Verdane
Player 4 earned Overgrown Relay
Player 4 gained 1 Hesson from Foundry Concession
Player 5 took Kyan Polarizer
Player 5 took Hesson Crossfeed
Player 5 discarded First Archon of Verdane and Noctane and Aurane
Player 5 earned Garnet Stair
Player 5 gained 1 Indicyl from The Long Thaw
Player 1 discarded Spectrol Refinery
Player 1 converted 1 spectrol into 1 hesson and 1 kyan
Player 1 took Indicyl Dissolver
Player 1 took Indicyl Shunt
Player 1 passed
Player 1 converted 1 kyan into 1 rubel
Player 1 put 1 Hesson on Woven Legate of Verdane and Aurane
Player 1 put 1 Rubel on Second Archon of Verdane and Noctane and Aurane
Player 1 gained 1 Hesson from The Slow Burn
Player 2 took Spectrol Mixer
Player 2 took Spessart Shunt
Player 2 harvested Kyan Separator
Player 2 gained 1 Kyan from Kyan Separator
Player 2 gained 1 Indicyl from River Concession
Player 3 drew a card
Player 3 drew a card
Player 3 spent 1 Hesson token
Player 3 spent 1 Hesson token
Player 3 converted 2 hesson into 1 rubel
Player 3 discarded Kyan Accelerator
Player 3 converted 1 kyan into 1 rubel
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 discarded Hesson Shunt
Player 3 discarded Hesson Crystallizer
Player 3 discarded Rubel Conduit
Player 3 spent 1 Spectrol token
Player 3 traded for Second Archon of Verdane and Noctane and Aurane
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 converted 2 indicyl into 1 kyan
Player 3 spent 1 Kyan token
Player 3 converted 1 kyan into 1 rubel
Player 3 spent 1 Hesson token
Player 3 spent 1 Hesson token
Player 3 converted 2 hesson into 1 rubel
Player 3 converted 1 kyan into 1 rubel
Player 3 spent 1 Rubel token
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 put 1 Indicyl on Woven Legate of Verdane and Aurane
Player 3 put 1 Hesson on Woven Legate of Verdane and Aurane
Player 3 put 1 Rubel on Woven Legate of Verdane and Aurane
Player 3 put 1 Rubel on Halo Prefect of Noctane and Aurane
Player 3 put 1 Rubel on Soot Envoy of Verdane
Player 3 gained 1 Indicyl from Rain Tithe
Player 4 discarded Second Archon of Verdane and Noctane and Aurane
Player 4 earned Brickfield
Player 4 gained 1 Hesson from Foundry Concession
Player 5 took Rubel Fractionator
Player 5 discarded Indicyl Accelerator
Player 5 spent 1 Indicyl token
Player 5 converted 2 indicyl into 2 hesson
Player 5 took Hesson Fractionator
Player 5 harvested Spectrol Kiln
Player 5 gained 1 Spectrol from Spectrol Kiln
Player 5 spent 1 Hesson token
Player 5 discarded Hesson Crossfeed
Player 5 converted 2 hesson into 2 indicyl
Player 5 put 1 Indicyl on Soot Envoy of Verdane
Player 5 put 1 Indicyl on Woven Legate of Verdane and Aurane
Player 5 put 1 Hesson on Woven Legate of Verdane and Aurane
Player 5 put 1 Hesson on Woven Legate of Verdane and Aurane
Player 5 gained 1 Indicyl from The Long Thaw
Player 1 took Spectrol Condenser
You drew Hesson Blender
Player 1 harvested Hesson Fractionator
Player 1 gained 1 Hesson from Hesson Fractionator
Player 1 gained 1 Hesson from The Slow Burn
Player 1 discarded Indicyl Fuser
Player 2 took Indicyl Furnace
Player 2 took Spectrol Inverter
Player 2 harvested Indicyl Fuser
Player 2 gained 1 Indicyl from Indicyl Fuser
Player 2 gained 1 Indicyl from River Concession
Player 2 stored a hand card beneath Tailings Depot
Player 3 took Kyan Exchanger
Player 3 took Rubel Mixer
Player 3 spent 1 Rubel token
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 passed
Player 3 spent 1 Rubel token
Player 3 converted 1 rubel into 1 indicyl and 1 hesson
Player 3 discarded Kyan Exchanger
Player 3 converted 1 kyan into 2 hesson
Player 3 discarded Rubel Mixer
Player 3 converted 1 rubel into 1 rubel
Player 3 put 1 Indicyl on Soot Envoy of Verdane
Player 3 put 1 Indicyl on Woven Legate of Verdane and Aurane
Player 3 put 1 Hesson on First Archon of Verdane and Noctane and Aurane
Player 3 put 1 Hesson on Soot Envoy of Verdane
Player 3 put 1 Hesson on First Archon of Verdane and Noctane and Aurane
Player 3 put 1 Hesson on Woven Legate of Verdane and Aurane
Player 3 put 1 Rubel on Soot Envoy of Verdane
Player 3 gained 1 Indicyl from Rain Tithe
Player 4 took Rubel Dissolver
Player 4 discarded Hesson Exchanger
Player 4 spent 1 Hesson token
Player 4 spent 1 Hesson token
Player 4 converted 3 hesson into 1 spectrol
Player 4 upgraded with Spessart Polarizer
Player 4 put 1 Spectrol on Woven Legate of Verdane and Aurane
Player 4 gained 1 Hesson from Foundry Concession
Player 5 drew a card
Player 5 upgraded with Spectrol Cargo Rig
Player 5 gained 1 Indicyl from The Long Thaw
You drew Indicyl Fractionator
Player 1 took Indicyl Refinery
Player 1 harvested Indicyl Inverter
Player 1 gained 1 Indicyl from Indicyl Inverter
Player 1 gained 1 Hesson from The Slow Burn
Player 1 discarded Spectrol Condenser
Player 1 discarded Indicyl Fractionator
Player 2 passed
Player 2 gained 1 Indicyl from River Concession
Player 3 spent 1 Rubel token
Player 3 converted 1 rubel into 2 hesson
Player 3 took Kyan Mixer
Player 3 drew a card
Player 3 passed
Player 3 discarded Kyan Mixer
Player 3 converted 1 kyan into 2 hesson
Player 3 spent 1 Hesson token
Player 3 spent 1 Indicyl token
Player 3 converted 1 indicyl and 1 hesson into 1 rubel
Player 3 put 1 Hesson on Halo Prefect of Noctane and Aurane
Player 3 put 1 Hesson on Soot Envoy of Verdane
Player 3 put 1 Hesson on First Archon of Verdane and Noctane and Aurane
Player 3 put 1 Hesson on Halo Prefect of Noctane and Aurane
Player 3 put 1 Rubel on First Archon of Verdane and Noctane and Aurane
Player 3 gained 1 Indicyl from Rain Tithe
Player 4 took Indicyl Kiln
Player 4 harvested Hesson Smelter
Player 4 gained 1 Hesson from Hesson Smelter
Player 4 discarded Spessart Crusher
Player 4 converted 1 spessart into 1 spectrol
Player 4 put 1 Spectrol on First Archon of Verdane and Noctane and Aurane
Player 4 gained 1 Hesson from Foundry Concession
Player 5 spent 1 Kyan token
Player 5 converted 1 kyan into 2 indicyl
Player 5 discarded Rubel Fractionator
Player 5 spent 1 Rubel token
Player 5 converted 1 rubel into 1 indicyl and 1 hesson
Player 5 spent 1 Rubel token
Player 5 discarded Rubel Splitter
Player 5 spent 1 Kyan token
Player 5 converted 1 kyan into 2 indicyl
Player 5 discarded Hesson Fractionator
Player 5 spent 1 Spessart token
Player 5 spent 1 Indicyl token
Player 5 discarded Kyan Fractionator
Player 5 converted 1 kyan into 2 indicyl
Player 5 converted 2 indicyl into 1 kyan
Player 5 traded for First Archon of Verdane and Noctane and Aurane
Player 5 put 1 Indicyl on Halo Prefect of Noctane and Aurane
Player 5 put 1 Indicyl on Woven Legate of Verdane and Aurane
Player 5 put 1 Indicyl on Halo Prefect of Noctane and Aurane
Player 5 put 1 Indicyl on Woven Legate of Verdane and Aurane
Player 5 put 1 Kyan on Halo Prefect of Noctane and Aurane
Player 5 gained 1 Indicyl from The Long Thaw
Player 1 took Hesson Conduit
Player 1 harvested Spessart Forge
Player 1 gained 1 Spessart from Spessart Forge
Player 1 gained 1 Hesson from The Slow Burn
Player 1 discarded Hesson Dissolver
Player 2 passed
Player 2 gained 1 Indicyl from River Concession
Player 3 took Rubel Exchanger
Player 3 spent 1 Indicyl token
Player 3 spent 1 Indicyl token
Player 3 converted 2 indicyl into 1 kyan
Player 3 upgraded with Rubel Exchanger
Player 3 put 1 Kyan on Soot Envoy of Verdane
Player 3 gained 1 Indicyl from Rain Tithe
Player 4 took Kyan Forge
Player 4 upgraded with Indicyl Mixer
Player 4 discarded Indicyl Conduit
Player 4 discarded Indicyl Cargo Rig
Player 4 discarded Indicyl Kiln
Player 4 converted 3 indicyl into 1 spectrol
Player 4 put 1 Spectrol on Halo Prefect of Noctane and Aurane
Player 4 gained 1 Hesson from Foundry Concession
Player 5 discarded Hearth Prefect of Verdane and Aurane
Player 5 earned Rust Orchard
This became the final round: a player had three Landmarks
Player 5 discarded Kyan Polarizer
Player 5 converted 1 kyan into 1 rubel
Player 5 put 1 Rubel on Woven Legate of Verdane and Aurane
Player 5 gained 1 Indicyl from The Long Thaw
Player 1 took Hesson Accelerator
Player 1 took Rubel Inverter
Player 1 discarded Rubel Inverter
Player 1 converted 1 rubel into 1 kyan
Player 1 discarded Indicyl Dissolver
Player 1 discarded Indicyl Refinery
Player 1 spent 1 Spessart token
Player 1 discarded Indicyl Condenser
Player 1 traded for Brine Steward of Noctane
Player 1 converted 1 kyan into 1 rubel
Player 1 put 1 Rubel on Soot Envoy of Verdane
Player 1 gained 1 Hesson from The Slow Burn
Player 2 took Kyan Splitter
Player 2 took Hesson Blender
Player 2 upgraded with Spectrol Inverter
Player 2 gained 1 Indicyl from River Concession
The game was over
