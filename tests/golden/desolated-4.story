Player 1 starts
Player 1 takes Kyan Cargo Rig (hand limit +1)
You draw Kyan Exchanger (2 indicyl | 2 hesson)
Player 1 passes
Player 2 takes Rubel Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 upgrades with Spectrol Dissolver (1 kyan | 2 indicyl)
Player 2 discards Kyan Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 converts 1 kyan into 2 indicyl
Player 2 puts 1 Indicyl on Tower Scribe of Noctane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 2 puts 1 Indicyl on Hollow Assessor of Verdane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 3 takes Hesson Exchanger (2 indicyl | 2 hesson)
Player 3 takes Spessart Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 passes
Player 4 upgrades with Hesson Conduit (3 hesson | 3 indicyl)
Player 1 takes Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
You draw Hesson Transmuter (1 rubel | 1 kyan)
Player 1 discards Indicyl Furnace (1 rubel | 2 hesson)
Player 1 discards Hesson Transmuter (1 rubel | 1 kyan)
Player 1 discards Rubel Furnace (1 rubel | 2 hesson)
Player 1 discards Spessart Transmuter (1 rubel | 1 kyan)
Player 1 trades for Hollow Assessor of Verdane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 2 draws a card
Player 2 draws a card
Player 2 upgrades with Spessart Cargo Rig (hand limit +1)
Player 3 takes Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 3 takes Hesson Conduit (3 hesson | 3 indicyl)
Player 3 upgrades with Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 4 takes Spessart Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 4 takes Hesson Exchanger (2 indicyl | 2 hesson)
Player 4 passes
Player 1 takes Indicyl Dissolver (1 kyan | 2 indicyl)
Player 1 takes Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 passes
Player 2 harvests Spectrol Dissolver (1 kyan | 2 indicyl)
Player 2 gains 1 Spectrol
Player 3 takes Spectrol Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 3 takes Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 passes
Player 3 discards Spessart Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 discards Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 3 converts 1 indicyl and 1 spessart into 2 rubel
Player 3 discards Rubel Conduit (3 hesson | 3 indicyl)
Player 3 converts 2 rubel into 1 indicyl and 1 spessart
Player 3 converts 1 indicyl and 1 spessart into 2 rubel
Player 3 puts 1 Rubel on Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 3 puts 1 Rubel on Hollow Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 3 puts 1 Rubel on Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 4 takes Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 4 takes Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 4 harvests Hesson Conduit (3 hesson | 3 indicyl)
Player 4 gains 1 Hesson
Player 1 takes Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 takes Kyan Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 upgrades with Kyan Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 takes Spectrol Exchanger (2 indicyl | 2 hesson)
Player 2 takes Kyan Polarizer (1 spessart | 1 spectrol)
Player 2 upgrades with Kyan Polarizer (1 spessart | 1 spectrol)
Player 2 discards Spectrol Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 converts 1 spectrol into 1 spessart
Player 2 converts 1 spessart into 1 spectrol
Player 2 puts 1 Spectrol on Hollow Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 3 takes Hesson Polarizer (1 spessart | 1 spectrol)
Player 3 takes Indicyl Dissolver (1 kyan | 2 indicyl)
Player 3 harvests Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 gains 1 Kyan
Player 3 discards Indicyl Dissolver (1 kyan | 2 indicyl)
Player 4 takes Kyan Polarizer (1 spessart | 1 spectrol)
Player 4 takes Rubel Separator (1 spessart | 1 hesson and 1 rubel)
Player 4 passes
Player 4 discards Rubel Condenser (2 indicyl | 1 rubel)
Player 4 discards Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 harvests Kyan Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 gains 1 Kyan
Player 2 draws a card
Player 2 takes Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 harvests Kyan Polarizer (1 spessart | 1 spectrol)
Player 2 gains 1 Kyan
Player 3 takes Hesson Kiln (2 hesson | 1 kyan)
Player 3 draws a card
Player 3 upgrades with Hesson Conduit (3 hesson | 3 indicyl)
Player 3 discards Hesson Inverter (2 rubel | 2 kyan)
Player 3 discards Hesson Polarizer (1 spessart | 1 spectrol)
Player 3 discards Hesson Kiln (2 hesson | 1 kyan)
Player 3 converts 3 hesson into 3 indicyl
Player 3 puts 1 Indicyl on Tower Scribe of Noctane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 3 puts 1 Indicyl on Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 3 puts 1 Indicyl on Hollow Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 4 takes Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 4 takes Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 4 discards Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 4 discards Spessart Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 4 discards Hesson Exchanger (2 indicyl | 2 hesson)
Player 4 discards Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 4 trades for Hollow Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
You draw Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 takes Rubel Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 spends a Indicyl token
Player 1 discards Indicyl Dissolver (1 kyan | 2 indicyl)
Player 1 spends a Kyan token
Player 1 discards Kyan Crusher (1 spessart | 3 indicyl)
Player 1 trades for Frost Clerk of Noctane (2 indicyl and 2 kyan, 1 VP; gives 1 noctane)
Player 2 upgrades with Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 discards Indicyl Furnace (1 rubel | 2 hesson)
Player 2 spends a Kyan token
Player 2 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 2 puts 1 Hesson on Crucible Prefect of Verdane and Noctane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 2 puts 1 Rubel on Crucible Prefect of Verdane and Noctane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 3 draws a card
Player 3 takes Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 3 discards Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 discards Hesson Exchanger (2 indicyl | 2 hesson)
Player 3 discards Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 3 converts 3 hesson into 3 indicyl
Player 3 discards Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 3 converts 3 indicyl into 3 hesson
Player 3 passes
Player 3 puts 1 Indicyl on Tower Scribe of Noctane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 3 puts 1 Hesson on Crucible Prefect of Verdane and Noctane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 3 puts 1 Hesson on Tower Scribe of Noctane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 3 puts 1 Hesson on Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 4 takes Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 4 draws a card
Player 4 passes
Player 1 takes Spectrol Smelter (3 hesson | 1 spectrol)
Player 1 takes Rubel Kiln (2 hesson | 1 kyan)
Player 1 discards Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 discards Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 discards Rubel Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 discards Spectrol Smelter (3 hesson | 1 spectrol)
Player 1 trades for Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 2 takes Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 takes Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 discards Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 discards Rubel Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 2 discards Indicyl Smelter (3 hesson | 1 spectrol)
Player 2 discards Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 spends a Spectrol token
Player 2 trades for Mist Steward of Verdane (3 indicyl and 1 spectrol, 1 VP; gives 1 verdane)
Player 2 puts 1 Kyan on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 3 upgrades with Spessart Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 4 takes Hesson Kiln (2 hesson | 1 kyan)
Player 4 takes Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 4 discards Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 4 discards Kyan Polarizer (1 spessart | 1 spectrol)
Player 4 discards Rubel Kiln (2 hesson | 1 kyan)
Player 4 spends a Spectrol token
Player 4 trades for Tower Scribe of Noctane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 1 passes
Player 2 passes
Player 3 takes Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 takes Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 harvests Hesson Conduit (3 hesson | 3 indicyl)
Player 3 gains 1 Hesson
Player 4 takes Hesson Transmuter (1 rubel | 1 kyan)
Player 4 takes Hesson Dissolver (1 kyan | 2 indicyl)
Player 4 discards Hollow Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 4 earns Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 4 stores a hand card beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 1 takes Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
You draw Rubel Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 upgrades with Rubel Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 discards Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 discards Rubel Kiln (2 hesson | 1 kyan)
Player 1 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 puts 1 Hesson on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 1 puts 1 Spessart on Crucible Prefect of Verdane and Noctane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 2 takes Spessart Furnace (1 rubel | 2 hesson)
Player 2 takes Rubel Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 passes
Player 3 takes Indicyl Inverter (2 rubel | 2 kyan)
Player 3 harvests Spessart Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 gains 1 Spessart
Player 4 passes
Player 4 stores a hand card beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 1 takes Indicyl Transmuter (1 rubel | 1 kyan)
Player 1 takes Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 spends a Hesson token
Player 1 discards Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 discards Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 discards Kyan Exchanger (2 indicyl | 2 hesson)
Player 1 spends a Rubel token
Player 1 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 converts 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 discards Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 discards Kyan Cargo Rig (hand limit +1)
Player 1 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 trades for Crucible Prefect of Verdane and Noctane (3 hesson and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Hesson on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 2 harvests Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 gains 1 Indicyl
Player 3 takes Rubel Condenser (2 indicyl | 1 rubel)
Player 3 takes Indicyl Smelter (3 hesson | 1 spectrol)
Player 3 passes
Player 4 draws a card
Player 4 passes
Player 1 takes Spectrol Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 takes Rubel Dissolver (1 kyan | 2 indicyl)
Player 1 passes
Player 2 takes Hesson Polarizer (1 spessart | 1 spectrol)
Player 2 takes Rubel Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 passes
Player 3 takes Indicyl Transmuter (1 rubel | 1 kyan)
Player 3 passes
Player 3 discards Indicyl Smelter (3 hesson | 1 spectrol)
Player 4 upgrades with Hesson Kiln (2 hesson | 1 kyan)
Player 1 spends a Hesson token
Player 1 spends a Spessart token
Player 1 converts 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 discards Rubel Dissolver (1 kyan | 2 indicyl)
Player 1 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 takes Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 takes Hesson Polarizer (1 spessart | 1 spectrol)
Player 1 upgrades with Hesson Polarizer (1 spessart | 1 spectrol)
Player 1 discards Spectrol Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 converts 1 spectrol into 1 spessart
Player 1 puts 1 Hesson on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Rubel on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 1 puts 1 Spessart on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Spessart on Third Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 kyan and 1 spessart, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 draws a card
Player 2 takes Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 2 passes
Player 3 takes Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 takes Kyan Furnace (1 rubel | 2 hesson)
Player 3 discards Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 spends a Spessart token
Player 3 discards Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 discards Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 spends a Hesson token
Player 3 discards Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 spends a Kyan token
Player 3 discards Kyan Furnace (1 rubel | 2 hesson)
Player 3 trades for Third Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 kyan and 1 spessart, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 4 harvests Hesson Kiln (2 hesson | 1 kyan)
Player 4 gains 1 Hesson
Player 1 takes Spectrol Cargo Rig (hand limit +1)
Player 1 discards Spectrol Cargo Rig (hand limit +1)
Player 1 converts 1 spectrol into 1 spessart
Player 1 converts 1 spessart into 1 spectrol
Player 1 upgrades with Indicyl Transmuter (1 rubel | 1 kyan)
Player 1 puts 1 Spectrol on Knotted Legate of Verdane and Noctane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 2 upgrades with Spectrol Exchanger (2 indicyl | 2 hesson)
Player 3 takes Hesson Smelter (3 hesson | 1 spectrol)
Player 3 takes Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 3 discards Third Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 kyan and 1 spessart, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 3 earns Rust Orchard (1 aurane, 4 VP; +1 for every hesson in a chain)
Player 4 takes Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 4 takes Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 upgrades with Hesson Transmuter (1 rubel | 1 kyan)
Player 1 spends a Rubel token
Player 1 converts 1 rubel into 1 kyan
Player 1 spends a Hesson token
Player 1 discards Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 spends a Rubel token
Player 1 trades for Dim Listener of Verdane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 2 takes Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 takes Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 harvests Spectrol Exchanger (2 indicyl | 2 hesson)
Player 2 gains 1 Spectrol
Player 2 discards Rubel Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 takes Rubel Inverter (2 rubel | 2 kyan)
Player 3 takes Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 3 passes
Player 3 discards Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 4 takes Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 4 takes Kyan Furnace (1 rubel | 2 hesson)
Player 4 discards Rubel Separator (1 spessart | 1 hesson and 1 rubel)
Player 4 discards Kyan Furnace (1 rubel | 2 hesson)
Player 4 spends a Indicyl token
Player 4 discards Spectrol Crusher (1 spessart | 3 indicyl)
Player 4 trades for Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 4 spends a Rubel token
Player 4 converts 1 rubel into 1 kyan
Player 4 spends a Rubel token
Player 4 converts 1 rubel into 1 kyan
Player 4 puts 1 Kyan on Dim Listener of Aurane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 aurane)
Player 4 puts 1 Kyan on Knotted Legate of Verdane and Noctane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 4 stores a hand card beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
You draw Hesson Smelter (3 hesson | 1 spectrol)
You draw Spectrol Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 harvests Rubel Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 gains 1 Rubel
Player 2 takes Spessart Kiln (2 hesson | 1 kyan)
Player 2 takes Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 passes
Player 2 discards Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 discards Hesson Polarizer (1 spessart | 1 spectrol)
Player 3 takes Indicyl Dissolver (1 kyan | 2 indicyl)
Player 3 takes Spessart Inverter (2 rubel | 2 kyan)
Player 3 upgrades with Spectrol Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 3 discards Indicyl Transmuter (1 rubel | 1 kyan)
Player 4 takes Kyan Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 4 discards Kyan Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 4 converts 1 kyan into 1 rubel
Player 4 harvests Hesson Transmuter (1 rubel | 1 kyan)
Player 4 gains 1 Hesson
Player 4 puts 1 Rubel on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 1 takes Kyan Inverter (2 rubel | 2 kyan)
Player 1 takes Indicyl Exchanger (2 indicyl | 2 hesson)
Player 1 discards Kyan Inverter (2 rubel | 2 kyan)
Player 1 converts 1 kyan into 1 rubel
Player 1 harvests Hesson Polarizer (1 spessart | 1 spectrol)
Player 1 gains 1 Hesson
Player 1 spends a Rubel token
Player 1 converts 1 rubel into 1 kyan
Player 1 puts 1 Rubel on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Kyan on Knotted Legate of Verdane and Noctane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 2 takes Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 2 takes Indicyl Transmuter (1 rubel | 1 kyan)
Player 2 upgrades with Spessart Kiln (2 hesson | 1 kyan)
Player 2 discards Rubel Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 draws a card
Player 3 takes Spectrol Transmuter (1 rubel | 1 kyan)
Player 3 passes
Player 3 discards Spessart Inverter (2 rubel | 2 kyan)
Player 3 converts 1 spessart into 1 indicyl and 1 kyan
Player 3 puts 1 Indicyl on Hearth Prefect of Verdane and Noctane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 3 puts 1 Kyan on Knotted Legate of Verdane and Noctane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 3 discards Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 4 takes Indicyl Polarizer (1 spessart | 1 spectrol)
Player 4 takes Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 4 upgrades with Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
You draw Spessart Dissolver (1 kyan | 2 indicyl)
Player 1 takes Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 passes
Player 2 draws a card
Player 2 takes Spessart Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 2 harvests Spessart Kiln (2 hesson | 1 kyan)
Player 2 gains 1 Spessart
Player 2 discards Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 discards Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 3 draws a card
Player 3 spends a Spessart token
Player 3 converts 1 spessart into 1 indicyl and 1 kyan
Player 3 passes
Player 3 puts 1 Indicyl on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Kyan on Dim Listener of Aurane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 aurane)
Player 3 discards Spectrol Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 4 discards Indicyl Polarizer (1 spessart | 1 spectrol)
Player 4 spends a Hesson token
Player 4 converts 1 indicyl and 1 hesson into 1 rubel
Player 4 converts 1 rubel into 1 indicyl and 1 hesson
Player 4 harvests Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 4 gains 1 Hesson
Player 4 puts 1 Indicyl on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 4 puts 1 Hesson on Dim Listener of Aurane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 aurane)
Player 4 stores a hand card beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 1 takes Rubel Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 discards Rubel Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 converts 1 rubel into 1 kyan
Player 1 takes Indicyl Cargo Rig (hand limit +1)
Player 1 converts 1 kyan into 1 rubel
Player 1 passes
Player 1 puts 1 Rubel on Dim Listener of Aurane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 aurane)
Player 2 takes Spectrol Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 takes Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 upgrades with Indicyl Transmuter (1 rubel | 1 kyan)
Player 2 discards Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 2 converts 1 rubel into 1 kyan
Player 2 converts 1 kyan into 1 rubel
Player 2 discards Kyan Cargo Rig (hand limit +1)
Player 2 converts 1 kyan into 1 rubel
Player 2 converts 1 rubel into 1 kyan
Player 2 puts 1 Rubel on Hearth Prefect of Verdane and Noctane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 2 puts 1 Kyan on Knotted Legate of Verdane and Noctane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 3 takes Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 3 takes Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 harvests Spectrol Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 3 gains 1 Spectrol
Player 3 discards Indicyl Inverter (2 rubel | 2 kyan)
Player 3 discards Hesson Smelter (3 hesson | 1 spectrol)
Player 4 passes
Player 4 stores Tower Scribe of Noctane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane) beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 1 takes Spectrol Accelerator (2 rubel | 1 indicyl and 1 spessart)
You draw Spectrol Polarizer (1 spessart | 1 spectrol)
Player 1 upgrades with Hesson Smelter (3 hesson | 1 spectrol)
Player 1 discards Spectrol Polarizer (1 spessart | 1 spectrol)
Player 1 converts 1 spectrol into 3 hesson
Player 1 puts 1 Hesson on Hearth Prefect of Verdane and Noctane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Hesson on Hearth Prefect of Verdane and Noctane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Hesson on Hearth Prefect of Verdane and Noctane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 2 takes Kyan Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 2 takes Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 harvests Indicyl Transmuter (1 rubel | 1 kyan)
Player 2 gains 1 Indicyl
Player 2 discards Kyan Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 3 upgrades with Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 4 draws a card
Player 4 takes Kyan Condenser (2 indicyl | 1 rubel)
Player 4 passes
Player 4 stores a hand card beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 1 harvests Indicyl Transmuter (1 rubel | 1 kyan)
Player 1 gains 1 Indicyl
Player 2 draws a card
Player 2 takes Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 passes
Player 2 discards Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 2 discards Spessart Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 takes Rubel Smelter (3 hesson | 1 spectrol)
Player 3 takes Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 passes
Player 3 discards Indicyl Dissolver (1 kyan | 2 indicyl)
Player 4 takes Rubel Exchanger (2 indicyl | 2 hesson)
Player 4 takes Indicyl Kiln (2 hesson | 1 kyan)
Player 4 upgrades with Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 4 discards Kyan Condenser (2 indicyl | 1 rubel)
Player 4 discards Indicyl Kiln (2 hesson | 1 kyan)
Player 4 converts 1 indicyl and 1 kyan into 1 spessart
Player 4 spends a Indicyl token
Player 4 discards Kyan Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 4 converts 1 indicyl and 1 kyan into 1 spessart
Player 4 converts 1 spessart into 1 indicyl and 1 kyan
Player 4 spends a Indicyl token
Player 4 converts 1 indicyl and 1 kyan into 1 spessart
Player 4 puts 1 Indicyl on Knotted Legate of Verdane and Noctane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 4 puts 1 Spessart on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 4 puts 1 Spessart on Knotted Legate of Verdane and Noctane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 1 takes Rubel Polarizer (1 spessart | 1 spectrol)
Player 1 takes Indicyl Condenser (2 indicyl | 1 rubel)
Player 1 discards Spectrol Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 converts 1 spectrol into 3 hesson
Player 1 upgrades with Indicyl Exchanger (2 indicyl | 2 hesson)
Player 1 spends a Hesson token
Player 1 converts 2 hesson into 2 indicyl
Player 1 puts 1 Indicyl on Dim Listener of Aurane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 aurane)
Player 1 puts 1 Indicyl on Hearth Prefect of Verdane and Noctane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Hesson on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Hesson on Dim Listener of Aurane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 aurane)
Player 2 takes Hesson Crusher (1 spessart | 3 indicyl)
Player 2 takes Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 upgrades with Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 discards Spectrol Inverter (2 rubel | 2 kyan)
Player 3 takes Rubel Dissolver (1 kyan | 2 indicyl)
Player 3 takes Spessart Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 discards Spessart Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 converts 1 spessart into 1 indicyl and 1 kyan
Player 3 passes
Player 3 discards Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 converts 1 indicyl and 1 kyan into 1 spessart
Player 3 converts 1 spessart into 1 indicyl and 1 kyan
Player 3 puts 1 Indicyl on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Indicyl on Hearth Prefect of Verdane and Noctane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 3 puts 1 Kyan on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 4 takes Kyan Kiln (2 hesson | 1 kyan)
Player 4 draws a card
Player 4 upgrades with Rubel Exchanger (2 indicyl | 2 hesson)
Player 4 discards Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 4 discards Hesson Dissolver (1 kyan | 2 indicyl)
Player 4 converts 2 hesson into 2 indicyl
Player 4 puts 1 Indicyl on Hearth Prefect of Verdane and Noctane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 4 puts 1 Indicyl on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 1 takes Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 takes Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 passes
Player 1 discards Spectrol Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 converts 1 spectrol into 3 hesson
Player 1 puts 1 Hesson on Dim Listener of Aurane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 aurane)
Player 1 puts 1 Hesson on Dim Listener of Aurane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 aurane)
Player 1 puts 1 Hesson on Hearth Prefect of Verdane and Noctane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 2 takes Kyan Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 takes Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 harvests Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 gains 1 Indicyl
Player 2 discards Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 discards Hesson Condenser (2 indicyl | 1 rubel)
Player 3 takes Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 takes Rubel Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 3 harvests Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 3 gains 1 Indicyl
Player 3 discards Rubel Smelter (3 hesson | 1 spectrol)
Player 3 discards Rubel Condenser (2 indicyl | 1 rubel)
Player 4 upgrades with Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 4 spends a Indicyl token
Player 4 discards Kyan Kiln (2 hesson | 1 kyan)
Player 4 converts 1 indicyl and 1 kyan into 1 spessart
Player 4 spends a Hesson token
Player 4 spends a Hesson token
Player 4 converts 2 hesson into 2 indicyl
Player 4 puts 1 Indicyl on Dim Listener of Aurane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 aurane)
Player 4 puts 1 Indicyl on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 4 puts 1 Spessart on Knotted Legate of Verdane and Noctane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 4 stores Rubel Exchanger (2 indicyl | 2 hesson) beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
You draw Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 takes Rubel Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 discards Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 discards Spessart Dissolver (1 kyan | 2 indicyl)
Player 1 discards Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 discards Rubel Polarizer (1 spessart | 1 spectrol)
Player 1 spends a Indicyl token
Player 1 spends a Indicyl token
Player 1 converts 2 indicyl into 2 hesson
Player 1 discards Rubel Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 trades for Hearth Prefect of Verdane and Noctane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Hesson on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 2 takes Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 takes Spectrol Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 discards Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 discards Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 discards Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 discards Hesson Crusher (1 spessart | 3 indicyl)
Player 2 trades for Dim Listener of Aurane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 aurane)
Player 3 takes Rubel Cargo Rig (hand limit +1)
Player 3 takes Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 passes
Player 3 discards Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 discards Rubel Cargo Rig (hand limit +1)
Player 4 harvests Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 4 gains 1 Indicyl
Player 1 passes
Player 1 discards Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 discards Indicyl Condenser (2 indicyl | 1 rubel)
Player 1 converts 2 indicyl into 2 hesson
Player 1 puts 1 Hesson on Twinned Herald of Noctane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 noctane)
Player 1 puts 1 Hesson on Twinned Herald of Noctane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 noctane)
Player 2 draws a card
Player 2 spends a Rubel token
Player 2 discards Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 discards Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 discards Spessart Furnace (1 rubel | 2 hesson)
Player 2 discards Kyan Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 trades for Knotted Legate of Verdane and Noctane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 3 takes Indicyl Cargo Rig (hand limit +1)
Player 3 takes Indicyl Exchanger (2 indicyl | 2 hesson)
Player 3 passes
Player 3 discards Spectrol Kiln (2 hesson | 1 kyan)
Player 3 discards Indicyl Cargo Rig (hand limit +1)
Player 4 draws a card
Player 4 takes Rubel Conduit (3 hesson | 3 indicyl)
Player 4 passes
Player 1 takes Rubel Exchanger (2 indicyl | 2 hesson)
Player 1 spends a Hesson token
Player 1 spends a Hesson token
Player 1 spends a Hesson token
Player 1 converts 3 hesson into 1 spectrol
Player 1 takes Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 upgrades with Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 spends a Hesson token
Player 1 converts 1 hesson and 1 spectrol into 2 kyan
Player 1 discards Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 spends a Indicyl token
Player 1 converts 2 indicyl into 2 hesson
Player 1 puts 1 Hesson on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Hesson on Twinned Herald of Noctane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 noctane)
Player 1 puts 1 Kyan on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Kyan on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 2 takes Rubel Furnace (1 rubel | 2 hesson)
Player 2 takes Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 discards Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 spends a Indicyl token
Player 2 discards Spectrol Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 spends a Kyan token
Player 2 trades for Shard Warden of Aurane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 aurane)
Player 3 draws a card
Player 3 draws a card
Player 3 upgrades with Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 discards Rubel Inverter (2 rubel | 2 kyan)
Player 3 converts 1 rubel into 1 indicyl and 1 hesson
Player 3 discards Rubel Dissolver (1 kyan | 2 indicyl)
Player 3 converts 1 rubel into 1 indicyl and 1 hesson
Player 3 discards Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 converts 1 indicyl and 1 hesson into 1 rubel
Player 3 discards Rubel Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 converts 1 rubel into 1 indicyl and 1 hesson
Player 3 puts 1 Indicyl on Twinned Herald of Noctane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 noctane)
Player 3 puts 1 Indicyl on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Indicyl on Twinned Herald of Noctane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 noctane)
Player 3 puts 1 Hesson on Twinned Herald of Noctane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 noctane)
Player 3 puts 1 Hesson on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Rubel on Twinned Herald of Noctane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 noctane)
Player 4 draws a card
Player 4 takes Rubel Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 4 passes
You draw Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 takes Hesson Crusher (1 spessart | 3 indicyl)
Player 1 upgrades with Hesson Crusher (1 spessart | 3 indicyl)
Player 1 spends a Indicyl token
Player 1 discards Indicyl Cargo Rig (hand limit +1)
Player 1 spends a Indicyl token
Player 1 converts 3 indicyl into 1 spessart
Player 1 puts 1 Spessart on Knotted Legate of Verdane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 2 takes Rubel Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 takes Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 upgrades with Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 discards Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 converts 1 rubel into 1 indicyl and 1 hesson
Player 3 takes Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 takes Kyan Dissolver (1 kyan | 2 indicyl)
Player 3 discards Rubel Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 3 converts 1 rubel into 1 indicyl and 1 hesson
Player 3 harvests Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 gains 1 Indicyl
Player 3 puts 1 Indicyl on Twinned Herald of Noctane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 noctane)
Player 3 puts 1 Indicyl on Twinned Herald of Noctane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 noctane)
Player 3 puts 1 Hesson on Twinned Herald of Noctane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 noctane)
Player 3 puts 1 Hesson on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 4 takes Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Player 4 takes Hesson Condenser (2 indicyl | 1 rubel)
Player 4 harvests Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 4 gains 1 Hesson
Player 4 stores a hand card beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 1 upgrades with Rubel Exchanger (2 indicyl | 2 hesson)
Player 1 spends a Indicyl token
Player 1 discards Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 converts 2 indicyl into 2 hesson
Player 1 puts 1 Hesson on Knotted Legate of Verdane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Hesson on Twinned Herald of Noctane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 noctane)
Player 2 takes Rubel Inverter (2 rubel | 2 kyan)
Player 2 takes Hesson Kiln (2 hesson | 1 kyan)
Player 2 spends a Indicyl token
Player 2 spends a Kyan token
Player 2 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 2 harvests Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 gains 1 Indicyl
Player 2 puts 1 Hesson on Bright Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 2 puts 1 Rubel on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 3 takes Indicyl Kiln (2 hesson | 1 kyan)
Player 3 takes Indicyl Conduit (3 hesson | 3 indicyl)
Player 3 passes
Player 4 passes
You draw Hesson Transmuter (1 rubel | 1 kyan)
Player 1 takes Spessart Smelter (3 hesson | 1 spectrol)
Player 1 upgrades with Spessart Smelter (3 hesson | 1 spectrol)
Player 2 takes Indicyl Conduit (3 hesson | 3 indicyl)
Player 2 takes Hesson Exchanger (2 indicyl | 2 hesson)
Player 2 passes
Player 3 takes Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 3 draws a card
Player 3 upgrades with Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 4 takes Spessart Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 4 takes Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 4 passes
Player 1 takes Kyan Conduit (3 hesson | 3 indicyl)
Player 1 upgrades with Kyan Conduit (3 hesson | 3 indicyl)
Player 2 draws a card
Player 2 takes Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 passes
Player 2 discards Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 discards Spectrol Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 takes Spessart Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 harvests Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 gains 1 Hesson
Player 3 discards Kyan Dissolver (1 kyan | 2 indicyl)
Player 4 takes Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 4 upgrades with Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Player 4 discards Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 4 discards Hesson Condenser (2 indicyl | 1 rubel)
Player 4 converts 1 indicyl and 1 hesson into 1 rubel
Player 4 puts 1 Rubel on Bright Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 4 stores Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane) beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
You draw Spessart Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 takes Rubel Transmuter (1 rubel | 1 kyan)
Player 1 harvests Hesson Smelter (3 hesson | 1 spectrol)
Player 1 gains 1 Hesson
Player 1 discards Spessart Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 converts 1 spessart into 3 indicyl
Player 1 converts 2 indicyl into 2 hesson
Player 1 discards Hesson Transmuter (1 rubel | 1 kyan)
Player 1 spends a Hesson token
Player 1 converts 3 hesson into 3 indicyl
Player 1 converts 2 indicyl into 2 hesson
Player 1 converts 2 indicyl into 2 hesson
Player 1 puts 1 Hesson on Knotted Legate of Verdane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Hesson on Bright Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 1 puts 1 Hesson on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Hesson on Knotted Legate of Verdane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Hesson on Twinned Herald of Noctane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 noctane)
Player 2 takes Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 passes
Player 2 discards Indicyl Conduit (3 hesson | 3 indicyl)
Player 3 takes Hesson Smelter (3 hesson | 1 spectrol)
Player 3 takes Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 passes
Player 3 discards Spectrol Transmuter (1 rubel | 1 kyan)
Player 3 discards Hesson Smelter (3 hesson | 1 spectrol)
Player 4 takes Spessart Exchanger (2 indicyl | 2 hesson)
Player 4 passes
Player 4 discards Hesson Cargo Rig (hand limit +1)
Player 4 spends a Indicyl token
Player 4 converts 1 indicyl and 1 hesson into 1 rubel
Player 4 puts 1 Rubel on Twinned Herald of Noctane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 noctane)
Player 1 harvests Indicyl Exchanger (2 indicyl | 2 hesson)
Player 1 gains 1 Indicyl
Player 2 draws a card
Player 2 takes Kyan Exchanger (2 indicyl | 2 hesson)
Player 2 upgrades with Hesson Exchanger (2 indicyl | 2 hesson)
Player 2 discards Hesson Crusher (1 spessart | 3 indicyl)
Player 3 takes Indicyl Polarizer (1 spessart | 1 spectrol)
Player 3 passes
Player 3 discards Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 4 harvests Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Player 4 gains 1 Rubel
Player 1 takes Spessart Polarizer (1 spessart | 1 spectrol)
Player 1 harvests Kyan Conduit (3 hesson | 3 indicyl)
Player 1 gains 1 Kyan
Player 2 draws a card
Player 2 takes Hesson Condenser (2 indicyl | 1 rubel)
Player 2 harvests Hesson Exchanger (2 indicyl | 2 hesson)
Player 2 gains 1 Hesson
Player 2 discards Indicyl Kiln (2 hesson | 1 kyan)
Player 2 discards Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 takes Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 takes Indicyl Exchanger (2 indicyl | 2 hesson)
Player 3 passes
Player 3 discards Indicyl Conduit (3 hesson | 3 indicyl)
Player 3 discards Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 4 takes Kyan Conduit (3 hesson | 3 indicyl)
Player 4 takes Spectrol Conduit (3 hesson | 3 indicyl)
Player 4 upgrades with Kyan Conduit (3 hesson | 3 indicyl)
Player 1 discards Spessart Polarizer (1 spessart | 1 spectrol)
Player 1 converts 1 spessart into 3 indicyl
Player 1 takes Spessart Condenser (2 indicyl | 1 rubel)
Player 1 spends a Indicyl token
Player 1 converts 3 indicyl into 1 spessart
Player 1 converts 1 spessart into 3 indicyl
Player 1 converts 2 indicyl into 2 hesson
Player 1 converts 2 indicyl into 2 hesson
Player 1 converts 3 hesson into 1 spectrol
Player 1 discards Spessart Condenser (2 indicyl | 1 rubel)
Player 1 converts 1 spessart into 3 indicyl
Player 1 converts 2 indicyl into 2 hesson
Player 1 converts 1 hesson and 1 spectrol into 2 kyan
Player 1 trades for Twinned Herald of Noctane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 noctane)
Player 1 puts 1 Hesson on Knotted Legate of Verdane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 2 takes Hesson Cargo Rig (hand limit +1)
Player 2 takes Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 discards Rubel Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 discards Hesson Cargo Rig (hand limit +1)
Player 2 discards Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 spends a Kyan token
Player 2 spends a Spessart token
Player 2 trades for Knotted Legate of Verdane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 3 takes Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 takes Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 3 upgrades with Indicyl Exchanger (2 indicyl | 2 hesson)
Player 3 discards Indicyl Kiln (2 hesson | 1 kyan)
Player 4 draws a card
Player 4 takes Rubel Smelter (3 hesson | 1 spectrol)
Player 4 passes
Player 4 stores a hand card beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 1 spends a Indicyl token
Player 1 spends a Indicyl token
Player 1 converts 2 indicyl into 2 hesson
Player 1 passes
Player 1 spends a Hesson token
Player 1 spends a Hesson token
Player 1 converts 2 hesson into 2 indicyl
Player 1 spends a Hesson token
Player 1 spends a Hesson token
Player 1 converts 2 hesson into 2 indicyl
Player 1 spends a Indicyl token
Player 1 spends a Indicyl token
Player 1 converts 3 indicyl into 1 spessart
Player 1 puts 1 Indicyl on Bright Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 1 puts 1 Indicyl on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 1 puts 1 Indicyl on Tidal Clerk of Verdane (2 indicyl and 2 rubel, 1 VP; gives 1 verdane)
Player 1 puts 1 Hesson on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Hesson on Tidal Clerk of Verdane (2 indicyl and 2 rubel, 1 VP; gives 1 verdane)
Player 1 puts 1 Spessart on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 2 draws a card
Player 2 takes Rubel Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 spends a Indicyl token
Player 2 spends a Indicyl token
Player 2 discards Rubel Furnace (1 rubel | 2 hesson)
Player 2 discards Rubel Inverter (2 rubel | 2 kyan)
Player 2 trades for Tidal Clerk of Verdane (2 indicyl and 2 rubel, 1 VP; gives 1 verdane)
Player 3 takes Indicyl Smelter (3 hesson | 1 spectrol)
Player 3 takes Spectrol Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 upgrades with Spessart Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 spends a Spectrol token
Player 3 converts 1 spectrol into 1 indicyl and 1 rubel
Player 3 discards Spectrol Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 converts 1 spectrol into 1 indicyl and 1 rubel
Player 3 puts 1 Indicyl on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Indicyl on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Rubel on Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Rubel on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 4 takes Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 4 draws a card
Player 4 discards Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 4 discards Indicyl Polarizer (1 spessart | 1 spectrol)
Player 4 discards Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 4 spends a Hesson token
Player 4 discards Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 4 discards Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 4 spends a Hesson token
Player 4 spends a Hesson token
Player 4 spends a Hesson token
Player 4 converts 3 hesson into 3 indicyl
Player 4 discards Spessart Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 4 trades for Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 4 spends a Hesson token
Player 4 spends a Hesson token
Player 4 spends a Hesson token
Player 4 converts 3 hesson into 3 indicyl
Player 4 spends a Indicyl token
Player 4 converts 3 indicyl into 3 hesson
Player 4 spends a Hesson token
Player 4 spends a Hesson token
Player 4 converts 3 hesson into 3 indicyl
Player 4 spends a Hesson token
Player 4 spends a Hesson token
Player 4 converts 3 hesson into 3 indicyl
Player 4 puts 1 Indicyl on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 4 puts 1 Indicyl on Bright Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 4 puts 1 Indicyl on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 4 puts 1 Indicyl on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 4 puts 1 Indicyl on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 4 puts 1 Indicyl on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 4 puts 1 Indicyl on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 4 puts 1 Indicyl on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 4 puts 1 Indicyl on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 4 puts 1 Indicyl on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 4 puts 1 Hesson on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 4 stores a hand card beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 1 spends a Hesson token
Player 1 spends a Hesson token
Player 1 spends a Hesson token
Player 1 converts 3 hesson into 1 spectrol
Player 1 converts 1 spectrol into 3 hesson
Player 1 passes
Player 1 puts 1 Hesson on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Hesson on Bright Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 1 puts 1 Hesson on Shard Warden of Noctane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane)
Player 2 discards Knotted Legate of Verdane and Noctane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Player 2 discards Knotted Legate of Verdane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 2 earns Amber Terraces (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spessart in a chain)
Player 3 takes Indicyl Inverter (2 rubel | 2 kyan)
Player 3 takes Kyan Condenser (2 indicyl | 1 rubel)
Player 3 upgrades with Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 discards Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 spends a Indicyl token
Player 3 converts 2 indicyl into 2 hesson
Player 3 puts 1 Hesson on Bright Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 3 puts 1 Hesson on Shard Warden of Noctane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane)
Player 4 takes Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 4 takes Kyan Dissolver (1 kyan | 2 indicyl)
Player 4 spends a Indicyl token
Player 4 spends a Indicyl token
Player 4 spends a Rubel token
Player 4 spends a Kyan token
Player 4 discards Spectrol Conduit (3 hesson | 3 indicyl)
Player 4 trades for Bright Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 4 stores a hand card beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 1 passes
Player 2 takes Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 takes Kyan Smelter (3 hesson | 1 spectrol)
Player 2 passes
Player 2 discards Rubel Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 discards Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 3 discards Indicyl Inverter (2 rubel | 2 kyan)
Player 3 converts 2 indicyl into 2 hesson
Player 3 takes Spessart Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 discards Indicyl Smelter (3 hesson | 1 spectrol)
Player 3 spends a Indicyl token
Player 3 converts 2 indicyl into 2 hesson
Player 3 takes Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 3 discards Spessart Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 converts 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 3 upgrades with Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 3 discards Kyan Condenser (2 indicyl | 1 rubel)
Player 3 converts 2 kyan into 1 hesson and 1 spectrol
Player 3 puts 1 Hesson on Rime Warden of Noctane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 3 puts 1 Hesson on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 3 puts 1 Hesson on Rime Warden of Noctane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 3 puts 1 Hesson on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 3 puts 1 Rubel on Rime Warden of Noctane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 3 puts 1 Spectrol on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 4 takes Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 4 spends a Indicyl token
Player 4 spends a Indicyl token
Player 4 spends a Indicyl token
Player 4 converts 3 indicyl into 3 hesson
Player 4 draws a card
Player 4 harvests Kyan Conduit (3 hesson | 3 indicyl)
Player 4 gains 1 Kyan
Player 4 puts 1 Hesson on Shard Warden of Noctane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane)
Player 4 puts 1 Hesson on Rime Warden of Noctane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 4 puts 1 Hesson on Rime Warden of Noctane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 4 stores a hand card beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
You draw Indicyl Condenser (2 indicyl | 1 rubel)
Player 1 takes Indicyl Crusher (1 spessart | 3 indicyl)
Player 1 discards Indicyl Condenser (2 indicyl | 1 rubel)
Player 1 discards Indicyl Crusher (1 spessart | 3 indicyl)
Player 1 converts 2 indicyl into 2 hesson
Player 1 upgrades with Rubel Transmuter (1 rubel | 1 kyan)
Player 1 spends a Kyan token
Player 1 converts 1 kyan into 2 indicyl
Player 1 puts 1 Indicyl on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Indicyl on Shard Warden of Noctane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane)
Player 1 puts 1 Hesson on Rime Warden of Noctane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 1 puts 1 Hesson on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 2 takes Hesson Furnace (1 rubel | 2 hesson)
Player 2 passes
Player 2 discards Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 takes Indicyl Furnace (1 rubel | 2 hesson)
Player 3 takes Indicyl Cargo Rig (hand limit +1)
Player 3 discards Indicyl Exchanger (2 indicyl | 2 hesson)
Player 3 discards Indicyl Polarizer (1 spessart | 1 spectrol)
Player 3 converts 2 indicyl into 2 hesson
Player 3 spends a Hesson token
Player 3 converts 2 hesson into 2 indicyl
Player 3 discards Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 3 converts 2 indicyl into 2 hesson
Player 3 harvests Spessart Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 gains 1 Spessart
Player 3 puts 1 Indicyl on Rime Warden of Noctane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 3 puts 1 Hesson on Shard Warden of Noctane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane)
Player 3 puts 1 Hesson on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 3 puts 1 Hesson on Rime Warden of Noctane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 4 draws a card
Player 4 takes Rubel Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 4 passes
Player 4 stores a hand card beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 1 takes Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 takes Indicyl Crusher (1 spessart | 3 indicyl)
Player 1 spends a Rubel token
Player 1 converts 1 rubel into 1 kyan
Player 1 discards Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 converts 2 kyan into 1 hesson and 1 spectrol
Player 1 spends a Rubel token
Player 1 converts 1 rubel into 1 kyan
Player 1 spends a Rubel token
Player 1 converts 1 rubel into 1 kyan
Player 1 converts 1 kyan into 2 indicyl
Player 1 trades for Shard Warden of Noctane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane)
Player 1 puts 1 Hesson on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 2 draws a card
Player 2 takes Rubel Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 upgrades with Rubel Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 discards Kyan Kiln (2 hesson | 1 kyan)
Player 2 spends a Kyan token
Player 2 converts 2 kyan into 1 hesson and 1 spectrol
Player 2 discards Hesson Kiln (2 hesson | 1 kyan)
Player 2 converts 1 hesson and 1 spectrol into 2 kyan
Player 2 discards Kyan Inverter (2 rubel | 2 kyan)
Player 2 discards Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 converts 2 kyan into 1 hesson and 1 spectrol
Player 2 puts 1 Hesson on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 2 puts 1 Hesson on Rime Warden of Noctane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 2 puts 1 Kyan on Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 2 puts 1 Kyan on Rime Warden of Noctane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 2 puts 1 Spectrol on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 3 discards Indicyl Furnace (1 rubel | 2 hesson)
Player 3 discards Indicyl Cargo Rig (hand limit +1)
Player 3 converts 2 indicyl into 2 hesson
Player 3 converts 2 hesson into 2 indicyl
Player 3 takes Spectrol Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 3 converts 2 indicyl into 2 hesson
Player 3 takes Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 passes
Player 3 puts 1 Hesson on Rime Warden of Noctane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 3 puts 1 Hesson on Prism Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 4 takes Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 4 takes Rubel Crusher (1 spessart | 3 indicyl)
Player 4 passes
Player 1 spends a Indicyl token
Player 1 discards Indicyl Crusher (1 spessart | 3 indicyl)
Player 1 converts 2 indicyl into 1 kyan
Player 1 takes Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 takes Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 discards Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 spends a Hesson token
Player 1 spends a Hesson token
Player 1 converts 3 hesson into 1 spectrol
Player 1 spends a Hesson token
Player 1 spends a Hesson token
Player 1 discards Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 trades for Torch Steward of Noctane (3 hesson and 1 spectrol, 1 VP; gives 1 noctane)
Player 1 puts 1 Kyan on Prism Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 2 discards Kyan Exchanger (2 indicyl | 2 hesson)
Player 2 spends a Kyan token
Player 2 converts 2 kyan into 1 hesson and 1 spectrol
Player 2 takes Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 draws a card
Player 2 harvests Rubel Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 gains 1 Rubel
Player 2 puts 1 Hesson on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Spectrol on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 3 takes Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 3 draws a card
Player 3 harvests Indicyl Exchanger (2 indicyl | 2 hesson)
Player 3 gains 1 Indicyl
Player 3 discards Hesson Inverter (2 rubel | 2 kyan)
Player 3 spends a Spessart token
Player 3 converts 1 hesson and 1 spessart into 1 hesson and 1 spectrol
Player 3 puts 1 Hesson on Prism Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Spectrol on Prism Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 4 discards Bulk Castellan of Verdane and Aurane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 aurane)
Player 4 discards Bright Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 4 earns Garnet Stair (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spessart in a chain)
Player 4 stores a hand card beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 1 takes Indicyl Inverter (2 rubel | 2 kyan)
You draw Spectrol Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 passes
Player 1 spends a Kyan token
Player 1 converts 1 kyan into 2 indicyl
Player 1 spends a Hesson token
Player 1 spends a Hesson token
Player 1 converts 2 hesson into 2 indicyl
Player 1 puts 1 Indicyl on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Indicyl on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Indicyl on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Indicyl on Rime Warden of Noctane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 2 draws a card
Player 2 draws a card
Player 2 spends a Spectrol token
Player 2 discards Kyan Smelter (3 hesson | 1 spectrol)
Player 2 spends a Kyan token
Player 2 spends a Indicyl token
Player 2 discards Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 spends a Indicyl token
Player 2 trades for Prism Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 3 discards Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 3 discards Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 3 takes Spectrol Condenser (2 indicyl | 1 rubel)
Player 3 takes Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 upgrades with Spectrol Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 3 spends a Indicyl token
Player 3 discards Spectrol Condenser (2 indicyl | 1 rubel)
Player 3 converts 1 indicyl and 1 spectrol into 1 hesson and 1 spessart
Player 3 puts 1 Hesson on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 3 puts 1 Hesson on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 3 puts 1 Spessart on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 3 puts 1 Spessart on Silent Assessor of Noctane (1 indicyl and 1 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 4 takes Kyan Smelter (3 hesson | 1 spectrol)
Player 4 takes Spessart Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 4 passes
Player 4 stores a hand card beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 1 takes Hesson Cargo Rig (hand limit +1)
Player 1 upgrades with Indicyl Inverter (2 rubel | 2 kyan)
Player 1 discards Hesson Cargo Rig (hand limit +1)
Player 1 spends a Hesson token
Player 1 spends a Hesson token
Player 1 converts 3 hesson into 1 spectrol
Player 1 spends a Spessart token
Player 1 converts 1 spessart into 3 indicyl
Player 1 puts 1 Indicyl on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Indicyl on Rime Warden of Noctane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 1 puts 1 Indicyl on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Spectrol on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 2 passes
Player 3 takes Hesson Dissolver (1 kyan | 2 indicyl)
Player 3 passes
Player 4 takes Indicyl Conduit (3 hesson | 3 indicyl)
Player 4 takes Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 4 upgrades with Rubel Crusher (1 spessart | 3 indicyl)
Player 4 discards Spessart Crusher (1 spessart | 3 indicyl)
Player 4 converts 1 spessart into 3 indicyl
Player 4 spends a Spessart token
Player 4 converts 1 spessart into 3 indicyl
Player 4 puts 1 Indicyl on Rime Warden of Noctane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 4 puts 1 Indicyl on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 4 puts 1 Indicyl on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 4 puts 1 Indicyl on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 4 puts 1 Indicyl on Silent Assessor of Noctane (1 indicyl and 1 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 4 puts 1 Indicyl on Silent Assessor of Noctane (1 indicyl and 1 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
You draw Indicyl Crusher (1 spessart | 3 indicyl)
Player 1 takes Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 discards Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 spends a Rubel token
Player 1 spends a Indicyl token
Player 1 spends a Indicyl token
Player 1 converts 2 indicyl into 1 kyan
Player 1 spends a Indicyl token
Player 1 spends a Indicyl token
Player 1 spends a Indicyl token
Player 1 converts 3 indicyl into 1 spessart
Player 1 spends a Indicyl token
Player 1 trades for Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 2 passes
Player 3 takes Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 takes Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 passes
Player 4 draws a card
Player 4 takes Hesson Conduit (3 hesson | 3 indicyl)
Player 4 passes
Player 4 discards Indicyl Conduit (3 hesson | 3 indicyl)
Player 1 spends a Indicyl token
Player 1 discards Indicyl Crusher (1 spessart | 3 indicyl)
Player 1 converts 2 indicyl into 2 hesson
Player 1 takes Spectrol Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 takes Kyan Crusher (1 spessart | 3 indicyl)
Player 1 spends a Hesson token
Player 1 spends a Hesson token
Player 1 converts 3 hesson into 1 spectrol
Player 1 harvests Hesson Crusher (1 spessart | 3 indicyl)
Player 1 gains 1 Hesson
Player 1 discards Spectrol Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 converts 1 spectrol into 3 hesson
Player 1 converts 1 spectrol into 3 hesson
Player 1 puts 1 Hesson on Rime Warden of Noctane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 1 puts 1 Hesson on Rime Warden of Noctane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 1 puts 1 Hesson on Coal Warden of Aurane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 aurane)
Player 1 puts 1 Hesson on Coal Warden of Aurane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 aurane)
Player 1 puts 1 Hesson on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 1 puts 1 Hesson on Coal Warden of Aurane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 aurane)
Player 1 puts 1 Hesson on Silent Assessor of Noctane (1 indicyl and 1 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 2 takes Rubel Polarizer (1 spessart | 1 spectrol)
Player 2 passes
Player 3 takes Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 takes Rubel Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 upgrades with Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 discards Hesson Dissolver (1 kyan | 2 indicyl)
Player 3 discards Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 converts 1 hesson and 1 rubel into 1 spessart
Player 3 converts 1 spessart into 1 hesson and 1 rubel
Player 3 discards Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 converts 1 hesson and 1 rubel into 1 spessart
Player 3 puts 1 Hesson on Rime Warden of Noctane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 3 puts 1 Spessart on Rime Warden of Noctane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 4 spends a Rubel token
Player 4 spends a Spessart token
Player 4 converts 1 spessart into 3 indicyl
Player 4 discards Spessart Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 4 spends a Indicyl token
Player 4 spends a Indicyl token
Player 4 converts 3 indicyl into 1 spessart
Player 4 converts 1 spessart into 3 indicyl
Player 4 spends a Indicyl token
Player 4 converts 3 indicyl into 1 spessart
Player 4 trades for Rime Warden of Noctane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 4 converts 1 spessart into 3 indicyl
Player 4 puts 1 Indicyl on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 4 puts 1 Indicyl on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 4 puts 1 Indicyl on Coal Warden of Aurane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 aurane)
Player 4 puts 1 Indicyl on Coal Warden of Aurane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 aurane)
Player 4 stores a hand card beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 1 takes Rubel Transmuter (1 rubel | 1 kyan)
Player 1 takes Indicyl Condenser (2 indicyl | 1 rubel)
Player 1 passes
Player 1 discards Spectrol Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 converts 1 spectrol into 3 hesson
Player 1 discards Indicyl Condenser (2 indicyl | 1 rubel)
Player 1 spends a Indicyl token
Player 1 converts 2 indicyl into 1 kyan
Player 1 spends a Spectrol token
Player 1 converts 1 hesson and 1 spectrol into 2 kyan
Player 1 puts 1 Hesson on Coal Warden of Aurane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 aurane)
Player 1 puts 1 Hesson on Silent Assessor of Noctane (1 indicyl and 1 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 1 puts 1 Kyan on Silent Assessor of Noctane (1 indicyl and 1 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 1 puts 1 Kyan on Pale Listener of Verdane (2 indicyl and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 1 puts 1 Kyan on Coal Warden of Aurane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 aurane)
Player 2 passes
Player 3 takes Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 takes Kyan Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 upgrades with Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 upgrades with Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 takes Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 discards Kyan Crusher (1 spessart | 3 indicyl)
Player 1 converts 1 kyan into 2 indicyl
Player 1 takes Kyan Transmuter (1 rubel | 1 kyan)
Player 1 upgrades with Kyan Transmuter (1 rubel | 1 kyan)
Player 1 spends a Indicyl token
Player 1 spends a Indicyl token
Player 1 converts 2 indicyl into 2 hesson
Player 1 discards Rubel Transmuter (1 rubel | 1 kyan)
Player 1 converts 1 rubel into 1 kyan
Player 1 spends a Indicyl token
Player 1 spends a Indicyl token
Player 1 converts 2 indicyl into 1 kyan
Player 1 spends a Hesson token
Player 1 spends a Hesson token
Player 1 converts 2 hesson into 2 indicyl
Player 1 spends a Spectrol token
Player 1 converts 1 spectrol into 3 hesson
Player 1 puts 1 Indicyl on Silent Assessor of Noctane (1 indicyl and 1 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 1 puts 1 Indicyl on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 1 puts 1 Indicyl on Coal Warden of Aurane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 aurane)
Player 1 puts 1 Indicyl on Pale Listener of Verdane (2 indicyl and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 1 puts 1 Hesson on Pale Listener of Verdane (2 indicyl and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 1 puts 1 Hesson on Coal Warden of Aurane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 aurane)
Player 1 puts 1 Hesson on Pale Listener of Verdane (2 indicyl and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 1 puts 1 Hesson on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 1 puts 1 Hesson on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 1 puts 1 Kyan on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 1 puts 1 Kyan on Pale Listener of Verdane (2 indicyl and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 2 takes Kyan Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 discards Dim Listener of Aurane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 aurane)
Player 2 discards Tidal Clerk of Verdane (2 indicyl and 2 rubel, 1 VP; gives 1 verdane)
Player 2 earns Coral Causeway (1 verdane and 1 aurane, 8 VP; +3 for every rubel in a chain)
Player 3 takes Rubel Crusher (1 spessart | 3 indicyl)
Player 3 draws a card
Player 3 harvests Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 gains 1 Indicyl
Player 4 discards Hesson Conduit (3 hesson | 3 indicyl)
Player 4 spends a Spessart token
Player 4 converts 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 4 passes
Player 4 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 4 puts 1 Hesson on Silent Assessor of Noctane (1 indicyl and 1 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 4 puts 1 Spessart on Coal Warden of Aurane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 aurane)
Player 4 stores Rime Warden of Noctane (2 indicyl and 1 rubel and 1 spessart, 2 VP; gives 1 noctane) beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 1 takes Rubel Cargo Rig (hand limit +1)
You draw Hesson Inverter (2 rubel | 2 kyan)
Player 1 passes
Player 2 takes Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 draws a card
Player 2 upgrades with Hesson Furnace (1 rubel | 2 hesson)
Player 2 discards Kyan Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 3 takes Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 takes Spectrol Furnace (1 rubel | 2 hesson)
Player 3 spends a Indicyl token
Player 3 discards Kyan Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 3 upgrades with Spectrol Furnace (1 rubel | 2 hesson)
Player 3 puts 1 Hesson on Silent Assessor of Noctane (1 indicyl and 1 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 3 puts 1 Rubel on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 4 takes Spessart Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 4 takes Hesson Dissolver (1 kyan | 2 indicyl)
Player 4 harvests Rubel Crusher (1 spessart | 3 indicyl)
Player 4 gains 1 Rubel
Player 4 discards Hesson Dissolver (1 kyan | 2 indicyl)
Player 4 discards Spessart Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 4 converts 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 4 discards Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 4 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 4 puts 1 Hesson on Pale Listener of Verdane (2 indicyl and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 4 puts 1 Kyan on Pale Listener of Verdane (2 indicyl and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 4 puts 1 Spessart on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 1 takes Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
You draw Kyan Transmuter (1 rubel | 1 kyan)
Player 1 upgrades with Rubel Cargo Rig (hand limit +1)
Player 1 spends a Hesson token
Player 1 spends a Spectrol token
Player 1 converts 1 hesson and 1 spectrol into 2 kyan
Player 1 discards Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 spends a Indicyl token
Player 1 converts 2 indicyl into 1 kyan
Player 1 discards Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 spends a Indicyl token
Player 1 converts 2 indicyl into 2 hesson
Player 1 puts 1 Hesson on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 1 puts 1 Hesson on Silent Assessor of Noctane (1 indicyl and 1 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 1 puts 1 Kyan on Silent Assessor of Noctane (1 indicyl and 1 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 1 puts 1 Kyan on Coal Warden of Aurane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 aurane)
Player 1 puts 1 Kyan on Coal Warden of Aurane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 aurane)
The Material discard pile is shuffled into a new draw pile
Player 2 draws a card
Player 2 takes Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 harvests Hesson Furnace (1 rubel | 2 hesson)
Player 2 gains 1 Hesson
Player 2 discards Spessart Conduit (3 hesson | 3 indicyl)
Player 2 discards Rubel Polarizer (1 spessart | 1 spectrol)
Player 3 takes Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 3 takes Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 3 passes
Player 4 passes
Player 1 spends a Indicyl token
Player 1 spends a Indicyl token
Player 1 converts 2 indicyl into 2 hesson
Player 1 discards Kyan Transmuter (1 rubel | 1 kyan)
Player 1 converts 1 kyan into 1 rubel
Player 1 converts 2 hesson into 2 indicyl
Player 1 converts 2 indicyl into 1 kyan
Player 1 spends a Hesson token
Player 1 discards Hesson Inverter (2 rubel | 2 kyan)
Player 1 converts 2 hesson into 2 indicyl
Player 1 trades for Pale Listener of Verdane (2 indicyl and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 1 spends a Kyan token
Player 1 spends a Kyan token
Player 1 converts 2 kyan into 1 hesson and 1 spectrol
Player 1 puts 1 Hesson on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 1 puts 1 Spectrol on Silent Assessor of Noctane (1 indicyl and 1 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 2 takes Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 draws a card
Player 2 discards Prism Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 2 earns Kindling Camp (1 verdane, 4 VP; +1 for every hesson in a chain)
This is the final round: a player has three Landmarks
Player 2 discards Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 discards Hesson Smelter (3 hesson | 1 spectrol)
Player 3 takes Hesson Kiln (2 hesson | 1 kyan)
Player 3 discards Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 converts 1 rubel into 2 hesson
Player 3 takes Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 3 passes
Player 3 discards Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 converts 2 hesson into 1 rubel
Player 3 discards Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 converts 2 hesson into 1 rubel
Player 3 puts 1 Rubel on Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 3 puts 1 Rubel on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 4 spends a Kyan token
Player 4 spends a Rubel token
Player 4 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 4 takes Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 draws a card
Player 4 passes
Player 4 discards Hesson Furnace (1 rubel | 2 hesson)
Player 4 converts 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 4 puts 1 Hesson on Silent Assessor of Noctane (1 indicyl and 1 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 4 puts 1 Rubel on Coal Warden of Aurane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 aurane)
Player 4 puts 1 Kyan on Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
The game is over
