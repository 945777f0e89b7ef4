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
Player 3 discarded Prime Fragment
Player 3 converted 1 spectrol into 1 indicyl and 1 rubel
Player 3 discarded Rubel Inverter
Player 3 converted 1 indicyl and 1 rubel into 1 spectrol
Player 3 harvested Bram Teller
Player 3 gained 1 Hesson from Bram Teller
Player 3 put 1 Rubel on Soot Envoy of Noctane
Player 3 put 1 Spectrol on Basalt Broker of Verdane and Noctane
Player 3 gained 1 Hesson from The Slow Burn
Player 4 took Indicyl Blender
Player 4 took Spessart Fuser
Player 4 harvested Ruk Aldane
Player 4 gained 1 Kyan from Ruk Aldane
Player 4 gained 1 Indicyl from Rain Tithe
Player 4 covered a row with Indicyl Kiln
Player 5 drew a card
Player 5 took Hesson Transmuter
Player 5 discarded Prime Fragment
Player 5 converted 1 spectrol into 3 indicyl
Player 5 discarded Spectrol Blender
Player 5 converted 1 spectrol into 3 indicyl
Player 5 discarded Indicyl Smelter
Player 5 converted 3 indicyl into 1 spectrol
Player 5 passed
Player 5 discarded Sefa Quill
Player 5 gained 1 Rubel from Sefa Quill
Player 5 put 1 Indicyl on Fourth Archon of Verdane and Noctane and Aurane
Player 5 put 1 Indicyl on Soot Envoy of Noctane
Player 5 put 1 Indicyl on Basalt Broker of Verdane and Noctane
Player 5 put 1 Indicyl on Basalt Broker of Verdane and Noctane
Player 5 put 1 Spectrol on Basalt Broker of Verdane and Noctane
Player 5 gained 1 Indicyl from The Long Thaw
Player 5 covered a row with Hesson Fractionator
Player 6 discarded Odile Marrow
Player 6 gained 1 Indicyl from Odile Marrow
Player 6 took Indicyl Splitter
Player 6 took Kyan Splitter
Player 6 discarded Hesson Polarizer
Player 6 discarded Kyan Splitter
Player 6 discarded Prime Fragment
Player 6 discarded Spessart Polarizer
Player 6 traded for Soot Envoy of Noctane
Player 6 gained 1 Indicyl from River Concession
Player 6 covered a row with Indicyl Furnace
Player 1 took Rubel Fuser
You drew Hesson Shunt
Player 1 passed
Player 1 gained 1 Hesson from Foundry Concession
Player 1 covered a row with Rubel Forge
Player 2 took Rubel Shunt
Player 2 discarded Prime Fragment
Player 2 discarded Rubel Fractionator
Player 2 converted 1 indicyl and 1 rubel into 2 indicyl and 1 hesson
Player 2 took Kyan Forge
Player 2 harvested Mirelle Ovant
Player 2 gained 1 Spessart from Mirelle Ovant
Player 2 put 1 Indicyl on Fourth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Indicyl on Basalt Broker of Verdane and Noctane
Player 2 put 1 Hesson on Basalt Broker of Verdane and Noctane
Player 2 gained 1 Hesson from Ember Tithe
Player 3 took Hesson Inverter
Player 3 drew a card
Player 3 passed
Player 3 gained 1 Hesson from The Slow Burn
Player 4 took Hesson Exchanger
Player 4 took Spessart Crusher
Player 4 upgraded with Spessart Fuser
Player 4 discarded Spessart Decelerator
Player 4 converted 1 spessart into 1 indicyl and 1 kyan
Player 4 put 1 Indicyl on Knotted Legate of Verdane and Aurane
Player 4 put 1 Kyan on Knotted Legate of Verdane and Aurane
Player 4 gained 1 Indicyl from Rain Tithe
Player 5 took Spectrol Polarizer
Player 5 upgraded with Hesson Crystallizer
Player 5 gained 1 Indicyl from The Long Thaw
Player 6 took Indicyl Shunt
Player 6 took Hesson Decelerator
Player 6 discarded Soot Envoy of Noctane
Player 6 earned Drizzle Outpost
Player 6 gained 1 Indicyl from River Concession
Player 1 took Kyan Exchanger
Player 1 harvested Tobin Carrow
Player 1 gained 1 Spectrol from Tobin Carrow
Player 1 gained 1 Hesson from Foundry Concession
Player 1 covered a row with Indicyl Decelerator
Player 2 took Indicyl Polarizer
Player 2 took Hesson Separator
Player 2 upgraded with Kyan Forge
Player 2 gained 1 Hesson from Ember Tithe
Player 2 covered a row with Hesson Separator
Player 3 took Rubel Cargo Rig
Player 3 took Indicyl Separator
Player 3 passed
Player 3 gained 1 Hesson from The Slow Burn
Player 3 discarded Rubel Cargo Rig
Player 4 drew a card
Player 4 drew a card
Player 4 discarded Indicyl Refinery
Player 4 discarded Kyan Kiln
Player 4 converted 1 indicyl and 1 kyan into 1 spessart
Player 4 discarded Indicyl Blender
Player 4 discarded Prime Fragment
Player 4 discarded Hesson Exchanger
Player 4 traded for Hollow Assessor of Aurane
Player 4 gained 1 Indicyl from Rain Tithe
Player 5 spent 1 Indicyl token
Player 5 spent 1 Rubel token
Player 5 converted 1 indicyl and 1 rubel into 1 spectrol
Player 5 took Hesson Fuser
Player 5 drew a card
Player 5 discarded Spectrol Polarizer
Player 5 converted 1 spectrol into 1 indicyl and 1 rubel
Player 5 spent 1 Indicyl token
Player 5 converted 1 indicyl and 1 rubel into 1 spectrol
Player 5 passed
Player 5 put 1 Indicyl on Glass Envoy of Noctane
Player 5 put 1 Spectrol on Knotted Legate of Verdane and Aurane
Player 5 put 1 Spectrol on Knotted Legate of Verdane and Aurane
Player 5 gained 1 Indicyl from The Long Thaw
Player 6 took Kyan Crossfeed
Player 6 took Kyan Refinery
Player 6 passed
Player 6 gained 1 Indicyl from River Concession
Player 1 took Hesson Fuser
Player 1 upgraded with Hesson Inverter
Player 1 gained 1 Hesson from Foundry Concession
Player 2 gained Deep Auger
Player 2 took Spectrol Furnace
Player 2 upgraded with Kyan Cargo Rig
Player 2 spent 1 Hesson token
Player 2 spent 1 Spessart token
Player 2 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 2 converted 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 2 spent 1 Hesson token
Player 2 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 2 put 1 Hesson on Fourth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Rubel on Glass Envoy of Noctane
Player 2 put 1 Kyan on Glass Envoy of Noctane
Player 2 gained 1 Hesson from Ember Tithe
Player 3 took Hesson Crossfeed
Player 3 passed
Player 3 gained 1 Hesson from The Slow Burn
Player 3 discarded Hesson Shunt
Player 4 discarded Spessart Crusher
Player 4 converted 1 spessart into 1 indicyl and 1 kyan
Player 4 drew a card
Player 4 took Indicyl Accelerator
Player 4 upgraded with Indicyl Accelerator
Player 4 put 1 Indicyl on Fourth Archon of Verdane and Noctane and Aurane
Player 4 put 1 Kyan on Fourth Archon of Verdane and Noctane and Aurane
Player 4 gained 1 Indicyl from Rain Tithe
Player 5 took Hesson Polarizer
Player 5 upgraded with Hesson Transmuter
Player 5 discarded Kyan Crystallizer
Player 5 converted 1 kyan into 1 rubel
Player 5 put 1 Rubel on Basalt Broker of Verdane and Noctane
Player 5 gained 1 Indicyl from The Long Thaw
Player 6 took Rubel Condenser
Player 6 took Indicyl Crossfeed
Player 6 passed
Player 6 gained 1 Indicyl from River Concession
Player 6 covered a row with Rubel Condenser
Player 1 gained Fast Centrifuge
Player 1 took Hesson Splitter
Player 1 upgraded with Hesson Fuser
Player 1 gained 1 Hesson from Foundry Concession
Player 2 gained 1 Indicyl from Deep Auger
Player 2 harvested Kyan Forge
Player 2 gained 1 Kyan from Kyan Forge
Player 2 gained 1 Hesson from Ember Tithe
Player 3 passed
Player 3 gained 1 Hesson from The Slow Burn
Player 4 took Spectrol Refinery
Player 4 took Spectrol Fuser
Player 4 discarded Indicyl Inverter
Player 4 spent 1 Kyan token
Player 4 converted 1 indicyl and 1 kyan into 1 spessart
Player 4 converted 1 spessart into 1 indicyl and 1 kyan
Player 4 harvested Spessart Fuser
Player 4 gained 1 Spessart from Spessart Fuser
Player 4 put 1 Indicyl on Fourth Archon of Verdane and Noctane and Aurane
Player 4 put 1 Kyan on Fourth Archon of Verdane and Noctane and Aurane
Player 4 gained 1 Indicyl from Rain Tithe
Player 5 took Spessart Splitter
Player 5 took Kyan Crystallizer
Player 5 upgraded with Spessart Splitter
Player 5 gained 1 Indicyl from The Long Thaw
Player 6 took Rubel Conduit
Player 6 took Rubel Exchanger
Player 6 upgraded with Hesson Decelerator
Player 6 gained 1 Indicyl from River Concession
Player 1 gained 1 Hesson from Fast Centrifuge
Player 1 took Rubel Accelerator
Player 1 took Hesson Transmuter
Player 1 discarded Rubel Fuser
Player 1 discarded Rubel Accelerator
Player 1 converted 2 rubel into 2 kyan
Player 1 harvested Hesson Fuser
Player 1 gained 1 Hesson from Hesson Fuser
Player 1 put 1 Kyan on Fourth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Kyan on Basalt Broker of Verdane and Noctane
Player 1 gained 1 Hesson from Foundry Concession
Player 1 covered a row with Kyan Exchanger
Player 2 gained 1 Rubel from Deep Auger
Player 2 took Hesson Crusher
Player 2 drew a card
Player 2 upgraded with Hesson Crusher
Player 2 gained 1 Hesson from Ember Tithe
Player 3 took Indicyl Refinery
Player 3 took Kyan Fuser
Player 3 passed
Player 3 gained 1 Hesson from The Slow Burn
Player 3 discarded Spessart Mixer
Player 3 discarded Indicyl Refinery
Player 4 took Hesson Accelerator
Player 4 drew a card
Player 4 passed
Player 4 gained 1 Indicyl from Rain Tithe
Player 5 took Rubel Crossfeed
Player 5 took Spectrol Shunt
Player 5 harvested Spessart Splitter
Player 5 gained 1 Spessart from Spessart Splitter
Player 5 gained 1 Indicyl from The Long Thaw
Player 5 covered a row with Rubel Crossfeed
Player 6 took Indicyl Accelerator
Player 6 took Indicyl Splitter
Player 6 harvested Hesson Decelerator
Player 6 gained 1 Hesson from Hesson Decelerator
Player 6 gained 1 Indicyl from River Concession
Player 6 discarded Indicyl Splitter
Player 6 discarded Kyan Crossfeed
Player 1 gained 1 Indicyl from Fast Centrifuge
Player 1 took Hesson Refinery
Player 1 passed
Player 1 gained 1 Hesson from Foundry Concession
Player 1 covered a row with Hesson Shunt
Player 2 gained 1 Kyan from Deep Auger
Player 2 took Indicyl Condenser
Player 2 took Indicyl Fractionator
Player 2 passed
Player 2 spent 1 Indicyl token
Player 2 discarded Indicyl Fractionator
Player 2 discarded Indicyl Polarizer
Player 2 converted 3 indicyl into 1 spessart
Player 2 put 1 Spessart on Basalt Broker of Verdane and Noctane
Player 2 gained 1 Hesson from Ember Tithe
Player 3 took Spectrol Separator
Player 3 took Indicyl Fuser
Player 3 passed
Player 3 gained 1 Hesson from The Slow Burn
Player 3 covered a row with Kyan Fuser
Player 3 discarded Spectrol Separator
Player 4 gained Spectrum Probe
Player 4 passed
Player 4 gained 1 Indicyl from Rain Tithe
Player 4 covered a row with Kyan Conduit
Player 5 discarded Kyan Crystallizer
Player 5 converted 1 kyan into 1 rubel
Player 5 took Indicyl Blender
Player 5 took Spectrol Kiln
Player 5 converted 1 rubel into 1 kyan
Player 5 harvested Hesson Crystallizer
Player 5 gained 1 Hesson from Hesson Crystallizer
Player 5 converted 1 kyan into 1 rubel
Player 5 put 1 Rubel on Basalt Broker of Verdane and Noctane
Player 5 gained 1 Indicyl from The Long Thaw
Player 6 took Rubel Forge
Player 6 drew a card
Player 6 passed
Player 6 gained 1 Indicyl from River Concession
Player 6 discarded Rubel Exchanger
Player 6 discarded Indicyl Accelerator
Player 1 gained 1 Rubel from Fast Centrifuge
Player 1 took Kyan Condenser
Player 1 took Indicyl Fuser
Player 1 passed
Player 1 gained 1 Hesson from Foundry Concession
Player 2 lost Deep Auger by its skull
Player 2 took Spessart Fractionator
Player 2 took Rubel Furnace
Player 2 discarded Hesson Fractionator
Player 2 spent 1 Hesson token
Player 2 spent 1 Rubel token
Player 2 spent 1 Kyan token
Player 2 discarded Spessart Fractionator
Player 2 traded for Knotted Legate of Verdane and Aurane
Player 2 spent 1 Indicyl token
Player 2 discarded Indicyl Fractionator
Player 2 discarded Indicyl Condenser
Player 2 converted 3 indicyl into 1 spessart
Player 2 put 1 Spessart on Glass Envoy of Noctane
Player 2 gained 1 Hesson from Ember Tithe
Player 3 upgraded with Spessart Shunt
Player 3 gained 1 Hesson from The Slow Burn
Player 3 covered a row with Hesson Inverter
Player 4 gained 1 Hesson from Spectrum Probe
Player 4 drew a card
Player 4 drew a card
Player 4 discarded Indicyl Polarizer
Player 4 spent 1 Spessart token
Player 4 converted 1 indicyl and 1 spessart into 2 rubel
Player 4 upgraded with Rubel Separator
Player 4 discarded Hesson Accelerator
Player 4 converted 1 hesson and 1 rubel into 1 spessart
Player 4 spent 1 Hesson token
Player 4 converted 1 hesson and 1 rubel into 1 spessart
Player 4 put 1 Spessart on Fourth Archon of Verdane and Noctane and Aurane
Player 4 put 1 Spessart on Fourth Archon of Verdane and Noctane and Aurane
Player 4 gained 1 Indicyl from Rain Tithe
Player 4 covered a row with Hesson Blender
Player 5 passed
Player 5 gained 1 Indicyl from The Long Thaw
Player 5 covered a row with Indicyl Blender
Player 6 took Hesson Cargo Rig
Player 6 took Rubel Crystallizer
Player 6 upgraded with Rubel Conduit
Player 6 gained 1 Indicyl from River Concession
Player 6 covered a row with Hesson Cargo Rig
Player 1 lost Fast Centrifuge by its skull
Player 1 took Indicyl Mixer
Player 1 took Hesson Splitter
Player 1 upgraded with Indicyl Fuser
Player 1 gained 1 Hesson from Foundry Concession
Player 2 took Hesson Dissolver
Player 2 passed
Player 2 gained 1 Hesson from Ember Tithe
Player 3 upgraded with Spessart Accelerator
Player 3 gained 1 Hesson from The Slow Burn
Player 4 gained 1 Indicyl from Spectrum Probe
Player 4 took Indicyl Cargo Rig
Player 4 harvested Rubel Separator
Player 4 gained 1 Rubel from Rubel Separator
Player 4 gained 1 Indicyl from Rain Tithe
Player 5 took Indicyl Polarizer
Player 5 took Indicyl Furnace
Player 5 passed
Player 5 gained 1 Indicyl from The Long Thaw
Player 6 took Hesson Conduit
Player 6 discarded Indicyl Shunt
Player 6 spent 1 Indicyl token
Player 6 discarded Indicyl Crossfeed
Player 6 converted 3 indicyl into 3 hesson
Player 6 spent 1 Indicyl token
Player 6 discarded Indicyl Splitter
Player 6 spent 1 Indicyl token
Player 6 converted 3 indicyl into 3 hesson
Player 6 took Indicyl Blender
Player 6 passed
Player 6 put 1 Hesson on Glass Envoy of Noctane
Player 6 put 1 Hesson on Glass Envoy of Noctane
Player 6 put 1 Hesson on Hollow Assessor of Verdane
Player 6 put 1 Hesson on Basalt Broker of Verdane and Noctane
Player 6 put 1 Hesson on Glass Envoy of Noctane
Player 6 put 1 Hesson on Basalt Broker of Verdane and Noctane
Player 6 gained 1 Indicyl from River Concession
Player 1 discarded Indicyl Mixer
Player 1 discarded Kyan Condenser
Player 1 converted 1 indicyl and 1 kyan into 1 spessart
Player 1 took Hesson Kiln
Player 1 took Spectrol Exchanger
Player 1 discarded Hesson Transmuter
Player 1 converted 1 spessart into 1 indicyl and 1 kyan
Player 1 spent 1 Rubel token
Player 1 spent 1 Indicyl token
Player 1 converted 1 indicyl and 1 kyan into 1 spessart
Player 1 traded for Hollow Assessor of Verdane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 took Hesson Exchanger
Player 2 took Indicyl Forge
Player 2 passed
Player 2 gained 1 Hesson from Ember Tithe
Player 3 took Kyan Blender
Player 3 drew a card
Player 3 upgraded with Indicyl Fuser
Player 3 gained 1 Hesson from The Slow Burn
Player 4 gained 1 Spectrol from Spectrum Probe
Player 4 took Hesson Forge
Player 4 gained Garnet Probe
Player 4 passed
Player 4 gained 1 Indicyl from Rain Tithe
Player 5 took Indicyl Refinery
Player 5 took Indicyl Transmuter
Player 5 passed
Player 5 gained 1 Indicyl from The Long Thaw
Player 5 discarded Hesson Fuser
Player 6 took Indicyl Mixer
Player 6 took Kyan Crusher
Player 6 spent 1 Hesson token
Player 6 discarded Hesson Conduit
Player 6 discarded Rubel Crystallizer
Player 6 spent 1 Indicyl token
Player 6 spent 1 Indicyl token
Player 6 spent 1 Indicyl token
Player 6 converted 3 indicyl into 3 hesson
Player 6 discarded Kyan Refinery
Player 6 discarded Kyan Fractionator
Player 6 traded for Basalt Broker of Verdane and Noctane
Player 6 put 1 Hesson on Fourth Archon of Verdane and Noctane and Aurane
Player 6 put 1 Hesson on Glass Envoy of Noctane
Player 6 gained 1 Indicyl from River Concession
Player 1 gained Ash Bellows
Player 1 took Rubel Blender
Player 1 discarded Hollow Assessor of Verdane
Player 1 earned Scrap Silo
Player 1 gained 1 Hesson from Foundry Concession
You stored Hesson Splitter beneath Scrap Silo
Player 2 took Spectrol Conduit
Player 2 took Indicyl Separator
Player 2 upgraded with Spectrol Furnace
Player 2 discarded Rubel Shunt
Player 2 converted 1 rubel into 2 hesson
Player 2 discarded Rubel Furnace
Player 2 converted 1 rubel into 2 hesson
Player 2 spent 1 Hesson token
Player 2 spent 1 Hesson token
Player 2 converted 2 hesson into 1 rubel
Player 2 converted 1 rubel into 2 hesson
Player 2 discarded Hesson Dissolver
Player 2 converted 2 hesson into 1 rubel
Player 2 put 1 Hesson on Paired Herald of Noctane
Player 2 put 1 Hesson on Fourth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Hesson on Glass Envoy of Noctane
Player 2 put 1 Hesson on Rime Warden of Noctane
Player 2 put 1 Hesson on Paired Herald of Noctane
Player 2 put 1 Rubel on Glass Envoy of Noctane
Player 2 gained 1 Hesson from Ember Tithe
Player 3 drew a card
Player 3 discarded Indicyl Separator
Player 3 discarded Kyan Blender
Player 3 converted 1 indicyl and 1 kyan into 1 spessart
Player 3 took Indicyl Crystallizer
Player 3 passed
Player 3 put 1 Spessart on Rime Warden of Noctane
Player 3 gained 1 Hesson from The Slow Burn
Player 4 lost Spectrum Probe by its skull
Player 4 gained 1 Indicyl from Garnet Probe
Player 4 harvested Indicyl Accelerator
Player 4 gained 1 Indicyl from Indicyl Accelerator
Player 4 gained 1 Indicyl from Rain Tithe
Player 5 took Kyan Polarizer
Player 5 gained Fast Centrifuge
Player 5 passed
Player 5 gained 1 Indicyl from The Long Thaw
Player 5 covered a row with Kyan Polarizer
Player 6 spent 1 Indicyl token
Player 6 discarded Rubel Forge
Player 6 discarded Indicyl Mixer
Player 6 discarded Indicyl Blender
Player 6 spent 1 Indicyl token
Player 6 converted 3 indicyl into 3 hesson
Player 6 spent 1 Spessart token
Player 6 spent 1 Hesson token
Player 6 converted 3 hesson into 3 indicyl
Player 6 spent 1 Rubel token
Player 6 traded for Glass Envoy of Noctane
Player 6 spent 1 Indicyl token
Player 6 converted 3 indicyl into 3 hesson
Player 6 converted 3 hesson into 3 indicyl
Player 6 spent 1 Hesson token
Player 6 spent 1 Hesson token
Player 6 converted 3 hesson into 3 indicyl
Player 6 put 1 Indicyl on Paired Herald of Noctane
Player 6 put 1 Indicyl on Paired Herald of Noctane
Player 6 put 1 Indicyl on Fourth Archon of Verdane and Noctane and Aurane
Player 6 put 1 Indicyl on Fourth Archon of Verdane and Noctane and Aurane
Player 6 put 1 Indicyl on Paired Herald of Noctane
Player 6 put 1 Indicyl on Rime Warden of Noctane
Player 6 put 1 Indicyl on Fourth Archon of Verdane and Noctane and Aurane
Player 6 gained 1 Indicyl from River Concession
Player 1 gained 1 Hesson from Ash Bellows
Player 1 took Hesson Decelerator
You drew Rubel Transmuter
Player 1 discarded Rubel Blender
Player 1 discarded Rubel Transmuter
Player 1 converted 2 rubel into 2 kyan
Player 1 converted 2 kyan into 2 rubel
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 traded for Cinder Clerk of Aurane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 gained Dew Net
Player 2 passed
Player 2 discarded Hesson Exchanger
Player 2 spent 1 Hesson token
Player 2 converted 2 hesson into 1 rubel
Player 2 converted 1 rubel into 2 hesson
Player 2 put 1 Hesson on Rime Warden of Noctane
Player 2 put 1 Hesson on Rime Warden of Noctane
Player 2 gained 1 Hesson from Ember Tithe
Player 3 took Rubel Blender
Player 3 took Hesson Fuser
Player 3 harvested Indicyl Fuser
Player 3 gained 1 Indicyl from Indicyl Fuser
Player 3 discarded Indicyl Crystallizer
Player 3 discarded Rubel Blender
Player 3 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 3 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 3 discarded Indicyl Kiln
Player 3 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 3 put 1 Indicyl on Rime Warden of Noctane
Player 3 put 1 Hesson on Fourth Archon of Verdane and Noctane and Aurane
Player 3 put 1 Kyan on Paired Herald of Noctane
Player 3 gained 1 Hesson from The Slow Burn
Player 4 gained 1 Hesson from Garnet Probe
Player 4 took Hesson Mixer
Player 4 took Kyan Separator
Player 4 upgraded with Spectrol Fuser
Player 4 gained 1 Indicyl from Rain Tithe
Player 5 gained 1 Hesson from Fast Centrifuge
Player 5 took Kyan Smelter
Player 5 gained Ash Bellows
Player 5 passed
Player 5 gained 1 Indicyl from The Long Thaw
Player 5 discarded Spectrol Shunt
Player 6 took Spectrol Crusher
Player 6 took Hesson Fractionator
Player 6 discarded Basalt Broker of Verdane and Noctane
Player 6 earned Hall of Proxies
Player 6 spent 1 Indicyl token
Player 6 spent 1 Indicyl token
Player 6 spent 1 Indicyl token
Player 6 converted 3 indicyl into 3 hesson
Player 6 put 1 Hesson on Thorn Compact
Player 6 put 1 Hesson on Fourth Archon of Verdane and Noctane and Aurane
Player 6 put 1 Hesson on Rime Warden of Noctane
Player 6 gained 1 Indicyl from River Concession
Player 6 covered a row with Kyan Crusher
Player 1 gained 1 Indicyl from Ash Bellows
Player 1 took Rubel Mixer
Player 1 took Kyan Dissolver
Player 1 spent 1 Indicyl token
Player 1 discarded Kyan Dissolver
Player 1 converted 1 indicyl and 1 kyan into 1 spessart
Player 1 traded for Thorn Compact
Player 1 converted 1 spessart into 1 indicyl and 1 kyan
Player 1 put 1 Indicyl on Fourth Archon of Verdane and Noctane and Aurane
Player 1 put 1 Kyan on Paired Herald of Noctane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 gained 1 Indicyl from Dew Net
Player 2 took Spectrol Transmuter
Player 2 gained Ash Bellows
Player 2 harvested Hesson Crusher
Player 2 gained 1 Hesson from Hesson Crusher
Player 2 gained 1 Hesson from Ember Tithe
Player 3 upgraded with Hesson Conduit
Player 3 gained 1 Hesson from The Slow Burn
Player 4 gained 1 Spessart from Garnet Probe
Player 4 took Spessart Crossfeed
Player 4 drew a card
Player 4 passed
Player 4 discarded Indicyl Transmuter
Player 4 discarded Kyan Separator
Player 4 converted 1 indicyl and 1 kyan into 1 spessart
Player 4 put 1 Spessart on Rime Warden of Noctane
Player 4 gained 1 Indicyl from Rain Tithe
Player 5 gained 1 Indicyl from Fast Centrifuge
Player 5 gained 1 Hesson from Ash Bellows
Player 5 discarded Kyan Smelter
Player 5 converted 1 kyan into 1 rubel
Player 5 took Spectrol Cargo Rig
Player 5 passed
Player 5 converted 1 rubel into 1 kyan
Player 5 put 1 Kyan on Rime Warden of Noctane
Player 5 gained 1 Indicyl from The Long Thaw
Player 6 discarded Hesson Fractionator
Player 6 spent 1 Hesson token
Player 6 spent 1 Hesson token
Player 6 converted 3 hesson into 3 indicyl
Player 6 gained Brine Pump
Player 6 took Hesson Exchanger
Player 6 upgraded with Spectrol Crusher
Player 6 discarded Hesson Exchanger
Player 6 spent 1 Hesson token
Player 6 spent 1 Hesson token
Player 6 converted 3 hesson into 3 indicyl
Player 6 spent 1 Spessart token
Player 6 converted 1 spessart into 3 indicyl
Player 6 spent 1 Indicyl token
Player 6 converted 3 indicyl into 3 hesson
Player 6 put 1 Indicyl on Gallery Intendant of Verdane and Noctane
Player 6 put 1 Indicyl on Fourth Archon of Verdane and Noctane and Aurane
Player 6 put 1 Indicyl on Paired Herald of Noctane
Player 6 put 1 Indicyl on Rime Warden of Noctane
Player 6 put 1 Indicyl on Rime Warden of Noctane
Player 6 put 1 Indicyl on Fourth Archon of Verdane and Noctane and Aurane
Player 6 put 1 Indicyl on Rime Warden of Noctane
Player 6 put 1 Hesson on Paired Herald of Noctane
Player 6 put 1 Hesson on Gallery Intendant of Verdane and Noctane
Player 6 put 1 Hesson on Fourth Archon of Verdane and Noctane and Aurane
Player 6 gained 1 Indicyl from River Concession
Player 1 gained 1 Hesson from Ash Bellows
Player 1 took Kyan Transmuter
You drew Kyan Splitter
Player 1 did not pay 1 rubel and 1 spessart for Thorn Compact
Player 1 discarded Thorn Compact
Player 1 upgraded with Hesson Splitter
Player 1 gained 1 Hesson from Foundry Concession
Player 1 discarded Hesson Refinery
Player 2 gained 1 Indicyl from Dew Net
Player 2 gained 1 Hesson from Ash Bellows
Player 2 took Indicyl Exchanger
Player 2 took Kyan Polarizer
Player 2 upgraded with Indicyl Exchanger
Player 2 discarded Indicyl Forge
Player 2 discarded Indicyl Separator
Player 2 converted 2 indicyl into 2 hesson
Player 2 put 1 Hesson on Fourth Archon of Verdane and Noctane and Aurane
Player 2 put 1 Hesson on Paired Herald of Noctane
Ember Tithe gave nothing: the pool had no Hesson
Player 3 took Indicyl Inverter
Player 3 took Spessart Dissolver
Player 3 passed
Player 3 discarded Hesson Transmuter
Player 3 discarded Hesson Fuser
Player 3 spent 1 Hesson token
Player 3 converted 3 hesson into 1 hesson and 1 kyan
Player 3 discarded Hesson Crossfeed
Player 3 spent 1 Hesson token
Player 3 spent 1 Hesson token
Player 3 converted 3 hesson into 1 hesson and 1 kyan
Player 3 discarded Indicyl Inverter
Player 3 discarded Spessart Dissolver
Player 3 converted 1 indicyl and 1 spessart into 2 rubel
Player 3 put 1 Hesson on Gallery Intendant of Verdane and Noctane
Player 3 put 1 Hesson on Paired Herald of Noctane
Player 3 put 1 Rubel on Gallery Intendant of Verdane and Noctane
Player 3 put 1 Rubel on Rime Warden of Noctane
Player 3 put 1 Kyan on Rime Warden of Noctane
Player 3 put 1 Kyan on Fourth Archon of Verdane and Noctane and Aurane
Player 3 gained 1 Hesson from The Slow Burn
Player 4 lost Garnet Probe by its skull
Player 4 drew a card
Player 4 drew a card
Player 4 discarded Spessart Crossfeed
Player 4 discarded Indicyl Cargo Rig
Player 4 discarded Indicyl Mixer
Player 4 spent 1 Spessart token
Player 4 converted 1 spessart into 1 indicyl and 1 kyan
Player 4 converted 1 indicyl and 1 kyan into 1 spessart
Player 4 spent 1 Rubel token
Player 4 traded for Rime Warden of Noctane
Player 4 put 1 Spessart on Gallery Intendant of Verdane and Noctane
Player 4 gained 1 Indicyl from Rain Tithe
Player 5 gained 1 Rubel from Fast Centrifuge
Player 5 gained 1 Indicyl from Ash Bellows
Player 5 spent 1 Rubel token
Player 5 converted 1 rubel into 1 kyan
Player 5 took Hesson Furnace
Player 5 drew a card
Player 5 discarded Rubel Refinery
Player 5 converted 1 rubel into 1 kyan
Player 5 passed
Player 5 put 1 Kyan on Fourth Archon of Verdane and Noctane and Aurane
Player 5 put 1 Kyan on Quarry Intendant of Verdane and Aurane
Player 5 gained 1 Indicyl from The Long Thaw
Player 5 discarded Indicyl Transmuter
Player 6 took Hesson Refinery
Player 6 spent 1 Indicyl token
Player 6 spent 1 Indicyl token
Player 6 spent 1 Indicyl token
Player 6 converted 3 indicyl into 3 hesson
Player 6 drew a card
Player 6 gained 1 Indicyl from Brine Pump
Player 6 passed
Player 6 spent 1 Indicyl token
Player 6 spent 1 Indicyl token
Player 6 spent 1 Indicyl token
Player 6 converted 3 indicyl into 1 spessart
Player 6 lost an excess Hesson
Player 6 lost an excess Hesson
Player 6 lost an excess Hesson
Player 6 put 1 Spessart on Quarry Intendant of Verdane and Aurane
Player 6 gained 1 Indicyl from River Concession
Player 1 lost Ash Bellows by its skull
Player 1 took Kyan Forge
Player 1 took Indicyl Dissolver
Player 1 passed
Foundry Concession gave nothing: the pool had no Hesson
Player 1 discarded Kyan Transmuter
Player 1 discarded Rubel Mixer
Player 2 gained 1 Indicyl from Ash Bellows
Player 2 took Kyan Condenser
Player 2 took Rubel Crystallizer
Player 2 spent 1 Hesson token
Player 2 spent 1 Hesson token
Player 2 converted 2 hesson into 2 indicyl
Player 2 discarded Rubel Crystallizer
Player 2 converted 1 rubel into 2 hesson
Player 2 spent 1 Hesson token
Player 2 converted 2 hesson into 1 rubel
Player 2 converted 1 rubel into 2 hesson
Player 2 converted 2 hesson into 2 indicyl
Player 2 spent 1 Hesson token
Player 2 converted 2 hesson into 1 rubel
Player 2 spent 1 Hesson token
Player 2 spent 1 Hesson token
Player 2 converted 2 hesson into 1 rubel
Player 2 spent 1 Hesson token
Player 2 spent 1 Hesson token
Player 2 converted 2 hesson into 1 rubel
Player 2 converted 1 rubel into 2 hesson
Player 2 gained 1 Hesson from Dew Net
Player 2 discarded Kyan Polarizer
Player 2 spent 1 Spectrol token
Player 2 spent 1 Indicyl token
Player 2 spent 1 Indicyl token
Player 2 converted 2 indicyl into 2 hesson
Player 2 discarded Kyan Condenser
Player 2 spent 1 Hesson token
Player 2 converted 2 hesson into 1 rubel
Player 2 spent 1 Kyan token
Player 2 earned Sunken Pole of Verdane and Aurane
Player 2 spent 1 Indicyl token
Player 2 converted 2 indicyl into 2 hesson
Player 2 put 1 Indicyl on Gallery Intendant of Verdane and Noctane
Player 2 put 1 Hesson on Quarry Intendant of Verdane and Aurane
Player 2 put 1 Hesson on Quarry Intendant of Verdane and Aurane
Player 2 put 1 Hesson on Gallery Intendant of Verdane and Noctane
Player 2 put 1 Rubel on Quarry Intendant of Verdane and Aurane
Player 2 put 1 Rubel on Quarry Intendant of Verdane and Aurane
Player 2 put 1 Rubel on Gallery Intendant of Verdane and Noctane
Player 2 gained 1 Hesson from Ember Tithe
Player 3 spent 1 Hesson token
Player 3 spent 1 Hesson token
Player 3 spent 1 Hesson token
Player 3 converted 3 hesson into 3 indicyl
Player 3 took Rubel Exchanger
Player 3 drew a card
Player 3 harvested Hesson Conduit
Player 3 gained 1 Hesson from Hesson Conduit
Player 3 put 1 Indicyl on Paired Herald of Noctane
Player 3 put 1 Indicyl on Paired Herald of Noctane
Player 3 put 1 Indicyl on Quarry Intendant of Verdane and Aurane
Player 3 gained 1 Hesson from The Slow Burn
Player 3 covered a row with Rubel Exchanger
Player 4 took Hesson Splitter
Player 4 spent 1 Indicyl token
Player 4 spent 1 Kyan token
Player 4 converted 1 indicyl and 1 kyan into 1 spessart
Player 4 drew a card
Player 4 spent 1 Hesson token
Player 4 discarded Hesson Mixer
Player 4 discarded Spectrol Refinery
Player 4 discarded Indicyl Exchanger
Player 4 spent 1 Kyan token
Player 4 converted 1 spessart into 1 indicyl and 1 kyan
Player 4 spent 1 Spessart token
Player 4 converted 1 spessart into 1 indicyl and 1 kyan
Player 4 traded for Fourth Archon of Verdane and Noctane and Aurane
Player 4 put 1 Indicyl on Paired Herald of Noctane
Player 4 gained 1 Indicyl from Rain Tithe
Player 5 lost Fast Centrifuge by its skull
Player 5 gained 1 Hesson from Ash Bellows
Player 5 gained Petal Sieve
Player 5 upgraded with Spectrol Kiln
Player 5 spent 1 Hesson token
Player 5 spent 1 Hesson token
Player 5 converted 2 hesson into 1 kyan
Player 5 spent 1 Hesson token
Player 5 discarded Hesson Furnace
Player 5 converted 2 hesson into 1 kyan
Player 5 put 1 Kyan on Second Archon of Verdane and Noctane and Aurane
Player 5 put 1 Kyan on Second Archon of Verdane and Noctane and Aurane
Player 5 gained 1 Indicyl from The Long Thaw
Player 6 gained 1 Hesson from Brine Pump
Player 6 took Kyan Blender
Player 6 spent 1 Hesson token
Player 6 spent 1 Hesson token
Player 6 discarded Hesson Refinery
Player 6 converted 3 hesson into 3 indicyl
Player 6 took Indicyl Dissolver
Player 6 discarded Indicyl Dissolver
Player 6 converted 3 indicyl into 3 hesson
Player 6 converted 3 hesson into 3 indicyl
Player 6 upgraded with Rubel Splitter
Player 6 lost an excess Indicyl
Player 6 lost an excess Indicyl
Player 6 lost an excess Indicyl
Player 6 lost an excess Indicyl
River Concession gave nothing: the pool had no Indicyl
Player 1 took Spessart Blender
Player 1 took Indicyl Condenser
Player 1 discarded Kyan Forge
Player 1 converted 1 kyan into 1 indicyl and 1 hesson
Player 1 discarded Indicyl Dissolver
Player 1 discarded Hesson Decelerator
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 discarded Kyan Splitter
Player 1 converted 1 kyan into 1 indicyl and 1 hesson
Player 1 spent 1 Hesson token
Player 1 discarded Spectrol Forge
Player 1 discarded Spectrol Exchanger
Player 1 discarded Indicyl Condenser
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 converted 1 kyan into 1 indicyl and 1 hesson
Player 1 spent 1 Hesson token
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 converted 2 kyan into 2 rubel
Player 1 discarded Spessart Blender
Player 1 converted 1 spessart into 1 indicyl and 1 kyan
Player 1 earned Frozen Ring of Verdane and Aurane
Player 1 lost an excess Indicyl
Player 1 put 1 Rubel on Second Archon of Verdane and Noctane and Aurane
Player 1 put 1 Rubel on Second Archon of Verdane and Noctane and Aurane
Player 1 gained 1 Hesson from Foundry Concession
Player 1 stored Cinder Clerk of Aurane beneath Scrap Silo
Player 2 lost Dew Net by its skull
Player 2 gained 1 Hesson from Ash Bellows
Player 2 spent 1 Hesson token
Player 2 spent 1 Hesson token
Player 2 converted 2 hesson into 1 rubel
Player 2 converted 1 rubel into 2 hesson
Player 2 converted 2 hesson into 2 indicyl
Player 2 took Spessart Smelter
Player 2 gained Verdane from Sunken Pole of Verdane and Aurane for this turn
Player 2 took Hesson Shunt
Player 2 passed
Player 2 converted 2 indicyl into 2 hesson
Player 2 discarded Hesson Shunt
Player 2 converted 2 hesson into 2 indicyl
Player 2 converted 2 indicyl into 2 hesson
Player 2 converted 2 hesson into 1 rubel
Player 2 put 1 Hesson on Second Archon of Verdane and Noctane and Aurane
Player 2 put 1 Rubel on Quarry Intendant of Verdane and Aurane
Player 2 gained 1 Hesson from Ember Tithe
Player 3 gained Brine Pump
Player 3 took Kyan Fuser
Player 3 passed
Player 3 spent 1 Hesson token
Player 3 discarded Kyan Fuser
Player 3 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 3 lost an excess Indicyl
Player 3 put 1 Rubel on Paired Herald of Noctane
Player 3 gained 1 Hesson from The Slow Burn
Player 4 drew a card
Player 4 took Kyan Dissolver
Player 4 harvested Spectrol Fuser
Player 4 gained 1 Spectrol from Spectrol Fuser
Rain Tithe gave nothing: the pool had no Indicyl
Player 5 lost Ash Bellows by its skull
Player 5 gained Vane Sieve
Player 5 took Indicyl Fuser
Player 5 spent 1 Hesson token
Player 5 discarded Hesson Polarizer
Player 5 converted 2 hesson into 1 kyan
Petal Sieve gave nothing: the pool had no Indicyl
Player 5 upgraded with Spectrol Cargo Rig
Player 5 converted 1 kyan into 1 rubel
Player 5 put 1 Rubel on Gallery Intendant of Verdane and Noctane
The Long Thaw gave nothing: the pool had no Indicyl
Brine Pump gave nothing: the pool had no Indicyl
Player 6 passed
Player 6 spent 1 Kyan token
Player 6 converted 1 kyan into 1 indicyl and 1 hesson
Player 6 lost an excess Indicyl
Player 6 put 1 Hesson on Gallery Intendant of Verdane and Noctane
River Concession gave nothing: the pool had no Indicyl
Player 1 took Indicyl Dissolver
Player 1 discarded Hesson Kiln
Player 1 discarded Indicyl Dissolver
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 converted 1 kyan into 1 indicyl and 1 hesson
Player 1 gained Verdane from Frozen Ring of Verdane and Aurane for this turn
Player 1 spent 1 Hesson token
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 converted 1 kyan into 1 indicyl and 1 hesson
Player 1 spent 1 Hesson token
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 passed
Player 1 converted 1 kyan into 1 indicyl and 1 hesson
Player 1 spent 1 Hesson token
Player 1 converted 1 indicyl and 1 hesson into 1 kyan
Player 1 put 1 Hesson on Second Archon of Verdane and Noctane and Aurane
Player 1 put 1 Hesson on Paired Herald of Noctane
Player 1 put 1 Hesson on Quarry Intendant of Verdane and Aurane
Player 1 put 1 Kyan on Gallery Intendant of Verdane and Noctane
Player 1 gained 1 Hesson from Foundry Concession
Player 1 stored Hesson Splitter beneath Scrap Silo
Player 2 lost Ash Bellows by its skull
Player 2 gained Aurane from Sunken Pole of Verdane and Aurane for this turn
Player 2 took Spessart Refinery
Player 2 took Indicyl Forge
Player 2 discarded Knotted Legate of Verdane and Aurane
Player 2 earned Chancery Moon
Player 2 gained 1 Hesson from Ember Tithe
Player 2 stored a hand card beneath Chancery Moon
Player 3 took Hesson Accelerator
Player 3 took Kyan Mixer
Player 3 discarded Hesson Furnace
Player 3 discarded Kyan Mixer
Player 3 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Brine Pump gave nothing: the pool had no Indicyl
Player 3 harvested Spessart Accelerator
Player 3 gained 1 Spessart from Spessart Accelerator
Player 3 lost an excess Indicyl
Player 3 put 1 Rubel on Second Archon of Verdane and Noctane and Aurane
Player 3 gained 1 Hesson from The Slow Burn
Player 4 discarded Fourth Archon of Verdane and Noctane and Aurane
Player 4 earned Blushing Mesa
Rain Tithe gave nothing: the pool had no Indicyl
Player 5 gained 1 Rubel from Petal Sieve
Player 5 gained 1 Hesson from Vane Sieve
Player 5 took Kyan Kiln
Player 5 took Hesson Mixer
Player 5 spent 1 Hesson token
Player 5 discarded Indicyl Fuser
Player 5 discarded Kyan Kiln
Player 5 converted 1 kyan into 1 rubel
Player 5 spent 1 Rubel token
Player 5 traded for Paired Herald of Noctane
Player 5 spent 1 Rubel token
Player 5 converted 1 rubel into 1 kyan
Player 5 put 1 Kyan on Second Archon of Verdane and Noctane and Aurane
The Long Thaw gave nothing: the pool had no Indicyl
Player 6 lost Brine Pump by its skull
Player 6 took Hesson Crossfeed
Player 6 drew a card
Player 6 passed
River Concession gave nothing: the pool had no Indicyl
Player 1 gained Aurane from Frozen Ring of Verdane and Aurane for this turn
Player 1 harvested Indicyl Fuser
Indicyl Fuser gave nothing: the pool had no Indicyl
Player 1 gained 1 Hesson from Foundry Concession
Player 1 stored Hesson Inverter beneath Scrap Silo
Player 2 gained Aurane from Sunken Pole of Verdane and Aurane for this turn
Player 2 earned Tailings Depot
Player 2 gained 1 Hesson from Ember Tithe
Player 3 gained 1 Hesson from Brine Pump
Player 3 took Spessart Exchanger
Player 3 upgraded with Hesson Accelerator
Player 3 spent 1 Spessart token
Player 3 spent 1 Indicyl token
Player 3 converted 1 indicyl and 1 spessart into 2 rubel
Player 3 converted 2 rubel into 1 indicyl and 1 spessart
Player 3 discarded Spessart Exchanger
Player 3 converted 1 indicyl and 1 spessart into 2 rubel
Player 3 converted 2 rubel into 1 indicyl and 1 spessart
Player 3 put 1 Indicyl on Quarry Intendant of Verdane and Aurane
Player 3 put 1 Spessart on Second Archon of Verdane and Noctane and Aurane
Player 3 put 1 Spessart on Quarry Intendant of Verdane and Aurane
Player 3 gained 1 Hesson from The Slow Burn
Player 4 gained Slow Centrifuge
Player 4 took Spessart Kiln
Player 4 discarded Hollow Assessor of Aurane
Player 4 discarded Rime Warden of Noctane
Player 4 earned Stillwater Spire
Rain Tithe gave nothing: the pool had no Indicyl
Player 5 gained 1 Hesson from Petal Sieve
Player 5 gained 1 Kyan from Vane Sieve
Player 5 took Rubel Mixer
Player 5 took Kyan Furnace
Player 5 upgraded with Indicyl Polarizer
Player 5 discarded Kyan Furnace
Player 5 converted 1 kyan into 2 hesson
Player 5 put 1 Hesson on Second Archon of Verdane and Noctane and Aurane
Player 5 lost an excess Hesson
The Long Thaw gave nothing: the pool had no Indicyl
Player 6 took Hesson Crossfeed
Player 6 drew a card
Player 6 upgraded with Hesson Crossfeed
River Concession gave nothing: the pool had no Indicyl
Player 6 stored Hesson Crossfeed beneath Hall of Proxies
You drew Indicyl Crystallizer
Player 1 gained Petal Sieve
Player 1 gained Verdane from Frozen Ring of Verdane and Aurane for this turn
Player 1 passed
Foundry Concession gave nothing: the pool had no Hesson
Player 1 stored Frozen Ring of Verdane and Aurane beneath Scrap Silo
Player 2 took Hesson Accelerator
Player 2 gained Verdane from Sunken Pole of Verdane and Aurane for this turn
Player 2 took Hesson Crystallizer
Player 2 harvested Spectrol Furnace
Player 2 gained 1 Spectrol from Spectrol Furnace
Ember Tithe gave nothing: the pool had no Hesson
Player 3 gained Vane Sieve
Player 3 gained Brine Pump
Brine Pump gave nothing: the pool had no Indicyl
Player 3 harvested Hesson Accelerator
Hesson Accelerator gave nothing: the pool had no Hesson
The Slow Burn gave nothing: the pool had no Hesson
Slow Centrifuge gave nothing: the pool had no Indicyl
Player 4 drew a card
Player 4 took Kyan Inverter
Player 4 spent 1 Spectrol token
Player 4 discarded Indicyl Conduit
Player 4 spent 1 Hesson token
Player 4 spent 1 Kyan token
Player 4 traded for Veiled Assessor of Verdane
Rain Tithe gave nothing: the pool had no Indicyl
Player 5 lost Petal Sieve by its skull
Player 5 took Hesson Inverter
Player 5 gained High Auger
Player 5 discarded Rubel Mixer
Player 5 converted 1 rubel into 1 kyan
Vane Sieve gave nothing: the pool had no Indicyl
Player 5 harvested Spectrol Kiln
Player 5 gained 1 Spectrol from Spectrol Kiln
Player 5 spent 1 Kyan token
Player 5 converted 1 kyan into 1 rubel
Player 5 put 1 Rubel on Frost Clerk of Noctane
Player 5 put 1 Kyan on Gallery Intendant of Verdane and Noctane
The Long Thaw gave nothing: the pool had no Indicyl
Player 6 gained Spark Rake
Player 6 took Spectrol Smelter
Player 6 passed
River Concession gave nothing: the pool had no Indicyl
Petal Sieve gave nothing: the pool had no Indicyl
Player 1 passed
Player 1 gained 1 Hesson from Foundry Concession
Player 2 took Rubel Smelter
Player 2 gained Verdane from Sunken Pole of Verdane and Aurane for this turn
Player 2 passed
Player 2 discarded Hesson Crystallizer
Player 2 spent 1 Hesson token
Player 2 converted 2 hesson into 2 indicyl
Player 2 lost an excess Indicyl
Player 2 lost an excess Indicyl
Player 2 gained 1 Hesson from Ember Tithe
Player 2 stored a hand card beneath Tailings Depot
Player 3 lost Brine Pump by its skull
Vane Sieve gave nothing: the pool had no Hesson
Brine Pump gave nothing: the pool had no Indicyl
Player 3 drew a card
Player 3 took Rubel Conduit
Player 3 upgraded with Spectrol Accelerator
The Slow Burn gave nothing: the pool had no Hesson
Slow Centrifuge gave nothing: the pool had no Hesson
Player 4 took Kyan Crusher
Player 4 took Hesson Kiln
Player 4 spent 1 Hesson token
Player 4 spent 1 Spectrol token
Player 4 discarded Hesson Splitter
Player 4 spent 1 Indicyl token
Player 4 spent 1 Indicyl token
Player 4 spent 1 Rubel token
Player 4 traded for Gallery Intendant of Verdane and Noctane
Player 4 gained 1 Indicyl from Rain Tithe
Player 4 discarded Hesson Mixer
Player 5 lost Vane Sieve by its skull
Player 5 gained 1 Hesson from High Auger
Player 5 drew a card
Player 5 took Spectrol Dissolver
Player 5 discarded Paired Herald of Noctane
Player 5 earned Ballast Yard
Player 5 gained 1 Indicyl from The Long Thaw
Player 6 drew a card
Player 6 took Spessart Cargo Rig
Spark Rake gave nothing: the pool had no Hesson
Player 6 spent 1 Rubel token
Player 6 spent 1 Indicyl token
Player 6 spent 1 Indicyl token
Player 6 discarded Hesson Crossfeed
Player 6 discarded Hesson Smelter
Player 6 discarded Spessart Cargo Rig
Player 6 traded for Quarry Intendant of Verdane and Aurane
Player 6 gained 1 Indicyl from River Concession
Player 1 gained 1 Rubel from Petal Sieve
Player 1 took Indicyl Smelter
Player 1 took Rubel Transmuter
Player 1 upgraded with Indicyl Smelter
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 3 hesson into 1 spectrol
Player 1 put 1 Spectrol on Silent Assessor of Aurane
Player 1 gained 1 Hesson from Foundry Concession
Player 1 stored Indicyl Smelter beneath Scrap Silo
Player 2 gained Spark Rake
Player 2 took Indicyl Shunt
Player 2 gained Verdane from Sunken Pole of Verdane and Aurane for this turn
Player 2 harvested Indicyl Exchanger
Player 2 gained 1 Indicyl from Indicyl Exchanger
Player 2 gained 1 Hesson from Ember Tithe
Player 2 stored Sunken Pole of Verdane and Aurane beneath Tailings Depot
Player 3 gained 1 Kyan from Vane Sieve
Player 3 gained 1 Hesson from Brine Pump
Player 3 spent 1 Hesson token
Player 3 spent 1 Kyan token
Player 3 converted 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 3 took Indicyl Kiln
Player 3 took Hesson Crusher
Player 3 harvested Spectrol Accelerator
Player 3 gained 1 Spectrol from Spectrol Accelerator
Player 3 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 3 put 1 Hesson on Pale Listener of Verdane
Player 3 put 1 Kyan on Silent Assessor of Aurane
The Slow Burn gave nothing: the pool had no Hesson
Player 4 gained 1 Kyan from Slow Centrifuge
Player 4 took Rubel Fuser
Player 4 took Indicyl Crossfeed
Player 4 upgraded with Hesson Forge
Player 4 spent 1 Spessart token
Player 4 spent 1 Hesson token
Player 4 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 4 put 1 Rubel on Silent Assessor of Aurane
Player 4 put 1 Kyan on Pale Listener of Verdane
Rain Tithe gave nothing: the pool had no Indicyl
Player 4 covered a row with Rubel Fuser
Player 5 gained 1 Kyan from High Auger
Player 5 took Kyan Furnace
Player 5 took Rubel Accelerator
Player 5 spent 1 Spectrol token
Player 5 converted 1 spectrol into 1 spessart
Player 5 harvested Indicyl Polarizer
Indicyl Polarizer gave nothing: the pool had no Indicyl
Player 5 put 1 Spessart on Pale Listener of Verdane
The Long Thaw gave nothing: the pool had no Indicyl
Player 5 stored Spectrol Cargo Rig beneath Ballast Yard
Player 5 discarded Hesson Mixer
Player 6 gained 1 Hesson from Spark Rake
Player 6 spent 1 Spessart token
Player 6 converted 1 spessart into 3 indicyl
Player 6 took Indicyl Condenser
Player 6 upgraded with Rubel Furnace
Player 6 lost an excess Indicyl
Player 6 lost an excess Indicyl
Player 6 lost an excess Indicyl
River Concession gave nothing: the pool had no Indicyl
Player 1 took Rubel Decelerator
You drew Rubel Kiln
Petal Sieve gave nothing: the pool had no Hesson
Player 1 upgraded with Rubel Kiln
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 2 hesson into 1 kyan
Player 1 put 1 Kyan on Pale Listener of Verdane
Player 1 gained 1 Hesson from Foundry Concession
Player 2 gained 1 Hesson from Spark Rake
Player 2 took Kyan Smelter
Player 2 gained High Auger
Player 2 upgraded with Spectrol Transmuter
Player 2 spent 1 Kyan token
Player 2 converted 1 kyan into 1 rubel
Player 2 converted 1 rubel into 1 kyan
Player 2 put 1 Kyan on Second Archon of Verdane and Noctane and Aurane
Ember Tithe gave nothing: the pool had no Hesson
Player 2 covered a row with Kyan Smelter
Player 2 stored Tailings Depot beneath Chancery Moon
Player 3 took Hesson Conduit
Player 3 took Indicyl Cargo Rig
Player 3 discarded Indicyl Kiln
Player 3 discarded Rubel Conduit
Player 3 converted 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Vane Sieve gave nothing: the pool had no Indicyl
Brine Pump gave nothing: the pool had no Indicyl
Player 3 passed
Player 3 lost an excess Hesson
Player 3 put 1 Kyan on Silent Assessor of Aurane
The Slow Burn gave nothing: the pool had no Hesson
Player 4 lost Slow Centrifuge by its skull
Player 4 gained Slow Centrifuge
Player 4 gained Garnet Probe
Player 4 discarded Gallery Intendant of Verdane and Noctane
Player 4 earned Overgrown Relay
This became the final round: a player had three Landmarks
Player 4 spent 1 Hesson token
Player 4 discarded Spessart Kiln
Player 4 converted 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 4 put 1 Rubel on Silent Assessor of Aurane
Player 4 put 1 Kyan on Pale Listener of Verdane
Rain Tithe gave nothing: the pool had no Indicyl
Player 5 gained 1 Rubel from High Auger
Player 5 took Indicyl Separator
Player 5 discarded Indicyl Refinery
Player 5 spent 1 Kyan token
Player 5 converted 1 kyan into 1 rubel
Player 5 discarded Spectrol Dissolver
Player 5 discarded Indicyl Furnace
Player 5 spent 1 Hesson token
Player 5 discarded Hesson Inverter
Player 5 spent 1 Kyan token
Player 5 spent 1 Kyan token
Player 5 earned Cracked Moon of Noctane
Player 5 put 1 Rubel on Pale Listener of Verdane
The Long Thaw gave nothing: the pool had no Indicyl
Player 6 drew a card
Player 6 drew a card
Player 6 spent 1 Indicyl token
Player 6 spent 1 Indicyl token
Player 6 spent 1 Indicyl token
Player 6 converted 3 indicyl into 1 spessart
Player 6 discarded Hesson Polarizer
Player 6 spent 1 Hesson token
Player 6 converted 2 hesson into 1 rubel
Player 6 gained 1 Indicyl from Spark Rake
Player 6 converted 1 spessart into 3 indicyl
Player 6 passed
Player 6 put 1 Indicyl on Silent Assessor of Aurane
Player 6 put 1 Indicyl on Pale Listener of Verdane
Player 6 lost an excess Indicyl
Player 6 put 1 Rubel on Pale Listener of Verdane
River Concession gave nothing: the pool had no Indicyl
Player 1 lost Petal Sieve by its skull
Player 1 passed
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 2 hesson into 1 kyan
Player 1 spent 1 Hesson token
Player 1 spent 1 Hesson token
Player 1 converted 2 hesson into 1 kyan
Player 1 put 1 Kyan on Silent Assessor of Aurane
Player 1 put 1 Kyan on Pale Listener of Verdane
Player 1 gained 1 Hesson from Foundry Concession
You stored Rubel Transmuter beneath Scrap Silo
Player 2 gained 1 Hesson from Spark Rake
Player 2 gained 1 Hesson from High Auger
Player 2 took Kyan Accelerator
Player 2 took Spessart Separator
Player 2 upgraded with Indicyl Shunt
Player 2 gained 1 Hesson from Ember Tithe
The game was over
