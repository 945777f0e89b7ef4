Player 2 starts
Player 2 takes Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 passes
Player 1 takes Indicyl Kiln (2 hesson | 1 kyan)
Player 1 takes Kyan Polarizer (1 spessart | 1 spectrol)
Player 1 passes
Player 2 upgrades with Hesson Transmuter (1 rubel | 1 kyan)
Player 2 discards Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 converts 1 rubel into 1 kyan
Player 2 converts 1 kyan into 1 rubel
Player 2 discards Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 converts 1 kyan into 1 rubel
Player 2 converts 1 rubel into 1 kyan
Player 2 puts 1 Rubel on Brine Steward of Verdane (3 indicyl and 1 spessart, 1 VP; gives 1 verdane)
Player 2 puts 1 Kyan on Brine Steward of Noctane (3 indicyl and 1 spessart, 1 VP; gives 1 noctane)
Player 1 takes Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 takes Kyan Crusher (1 spessart | 3 indicyl)
Player 1 upgrades with Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 draws a card
Player 2 takes Rubel Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 discards Rubel Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 converts 1 rubel into 1 kyan
Player 2 upgrades with Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 converts 1 kyan into 1 rubel
Player 2 puts 1 Rubel on Brine Steward of Verdane (3 indicyl and 1 spessart, 1 VP; gives 1 verdane)
You draw Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 harvests Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 gains 1 Kyan
Player 1 discards Spectrol Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 takes Indicyl Inverter (2 rubel | 2 kyan)
Player 2 takes Kyan Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 passes
Player 2 discards Kyan Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 converts 1 kyan into 1 rubel
Player 2 converts 1 rubel into 1 kyan
Player 2 puts 1 Kyan on Brine Steward of Verdane (3 indicyl and 1 spessart, 1 VP; gives 1 verdane)
You draw Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 takes Hesson Exchanger (2 indicyl | 2 hesson)
Player 1 discards Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 spends a Kyan token
Player 1 discards Indicyl Kiln (2 hesson | 1 kyan)
Player 1 discards Spectrol Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 trades for Shard Warden of Noctane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane)
Player 2 takes Spectrol Transmuter (1 rubel | 1 kyan)
Player 2 draws a card
Player 2 harvests Hesson Transmuter (1 rubel | 1 kyan)
Player 2 gains 1 Hesson
Player 1 takes Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 takes Indicyl Dissolver (1 kyan | 2 indicyl)
Player 1 upgrades with Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 discards Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 discards Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 converts 1 hesson and 1 kyan into 1 spectrol
Player 1 puts 1 Spectrol on Brine Steward of Noctane (3 indicyl and 1 spessart, 1 VP; gives 1 noctane)
Player 2 takes Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 takes Rubel Exchanger (2 indicyl | 2 hesson)
Player 2 discards Spessart Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 discards Indicyl Inverter (2 rubel | 2 kyan)
Player 2 discards Indicyl Conduit (3 hesson | 3 indicyl)
Player 2 discards Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 trades for Brine Steward of Verdane (3 indicyl and 1 spessart, 1 VP; gives 1 verdane)
Player 1 takes Spectrol Condenser (2 indicyl | 1 rubel)
You draw Hesson Polarizer (1 spessart | 1 spectrol)
Player 1 passes
Player 2 takes Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 draws a card
Player 2 discards Brine Steward of Verdane (3 indicyl and 1 spessart, 1 VP; gives 1 verdane)
Player 2 earns Kindling Camp (1 verdane, 4 VP; +1 for every hesson in a chain)
Player 2 discards Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 discards Indicyl Smelter (3 hesson | 1 spectrol)
Player 2 spends a Hesson token
Player 2 converts 2 indicyl and 1 hesson into 3 indicyl
Player 2 converts 3 indicyl into 2 indicyl and 1 hesson
Player 2 puts 1 Indicyl on Second Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spectrol, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 puts 1 Indicyl on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 puts 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 takes Hesson Crusher (1 spessart | 3 indicyl)
You draw Rubel Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 upgrades with Hesson Polarizer (1 spessart | 1 spectrol)
Player 1 discards Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 takes Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 takes Hesson Polarizer (1 spessart | 1 spectrol)
Player 2 passes
Player 1 takes Indicyl Inverter (2 rubel | 2 kyan)
Player 1 discards Indicyl Dissolver (1 kyan | 2 indicyl)
Player 1 discards Indicyl Inverter (2 rubel | 2 kyan)
Player 1 discards Rubel Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 discards Kyan Polarizer (1 spessart | 1 spectrol)
Player 1 trades for Pale Listener of Noctane (2 indicyl and 1 rubel and 1 kyan, 1 VP; gives 1 noctane)
Player 2 takes Kyan Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 2 takes Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 discards Spectrol Transmuter (1 rubel | 1 kyan)
Player 2 discards Kyan Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 2 discards Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 discards Hesson Polarizer (1 spessart | 1 spectrol)
Player 2 spends a Rubel token
Player 2 trades for Burnished Legate of Noctane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 1 takes Hesson Furnace (1 rubel | 2 hesson)
Player 1 discards Spectrol Condenser (2 indicyl | 1 rubel)
Player 1 converts 1 spectrol into 1 hesson and 1 kyan
Player 1 takes Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 discards Pale Listener of Noctane (2 indicyl and 1 rubel and 1 kyan, 1 VP; gives 1 noctane)
Player 1 earns Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 1 discards Hesson Furnace (1 rubel | 2 hesson)
Player 1 discards Kyan Crusher (1 spessart | 3 indicyl)
Player 1 converts 1 hesson and 1 kyan into 1 spectrol
Player 1 puts 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Kyan on Second Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spectrol, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Spectrol on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
You store Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel) beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 2 takes Spessart Inverter (2 rubel | 2 kyan)
Player 2 draws a card
Player 2 harvests Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 gains 1 Indicyl
You draw Spectrol Cargo Rig (hand limit +1)
Player 1 takes Hesson Dissolver (1 kyan | 2 indicyl)
Player 1 harvests Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 gains 1 Hesson
You store Spectrol Cargo Rig (hand limit +1) beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 2 discards Burnished Legate of Noctane and Aurane (2 hesson and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane)
Player 2 earns Brickfield (1 noctane, 4 VP; +1 for every hesson in a chain)
Player 1 takes Hesson Inverter (2 rubel | 2 kyan)
Player 1 passes
You store Hesson Dissolver (1 kyan | 2 indicyl) beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 2 takes Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 takes Kyan Transmuter (1 rubel | 1 kyan)
Player 2 upgrades with Spessart Inverter (2 rubel | 2 kyan)
Player 2 discards Rubel Exchanger (2 indicyl | 2 hesson)
Player 2 spends a Rubel token
Player 2 converts 2 rubel into 2 kyan
Player 2 discards Kyan Transmuter (1 rubel | 1 kyan)
Player 2 converts 2 kyan into 2 rubel
Player 2 discards Kyan Transmuter (1 rubel | 1 kyan)
Player 2 converts 2 kyan into 2 rubel
Player 2 discards Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 converts 2 rubel into 2 kyan
Player 2 puts 1 Rubel on Brine Steward of Noctane (3 indicyl and 1 spessart, 1 VP; gives 1 noctane)
Player 2 puts 1 Rubel on Dim Listener of Verdane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 2 puts 1 Rubel on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 puts 1 Kyan on Dim Listener of Verdane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 2 puts 1 Kyan on Second Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spectrol, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 upgrades with Hesson Exchanger (2 indicyl | 2 hesson)
Player 1 spends a Hesson token
Player 1 discards Hesson Crusher (1 spessart | 3 indicyl)
Player 1 converts 2 hesson into 2 indicyl
Player 1 puts 1 Indicyl on Second Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spectrol, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Indicyl on Brine Steward of Noctane (3 indicyl and 1 spessart, 1 VP; gives 1 noctane)
Player 1 stores Hesson Polarizer (1 spessart | 1 spectrol) beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 2 takes Spectrol Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 takes Indicyl Crusher (1 spessart | 3 indicyl)
Player 2 passes
Player 1 takes Rubel Transmuter (1 rubel | 1 kyan)
Player 1 takes Rubel Exchanger (2 indicyl | 2 hesson)
Player 1 harvests Hesson Exchanger (2 indicyl | 2 hesson)
Player 1 gains 1 Hesson
You store Rubel Transmuter (1 rubel | 1 kyan) beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 2 takes Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 takes Indicyl Cargo Rig (hand limit +1)
Player 2 upgrades with Spectrol Inverter (2 rubel | 2 kyan)
Player 2 spends a Kyan token
Player 2 discards Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 converts 2 kyan into 2 rubel
Player 2 puts 1 Rubel on Brine Steward of Noctane (3 indicyl and 1 spessart, 1 VP; gives 1 noctane)
Player 2 puts 1 Rubel on Dim Listener of Verdane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 1 passes
You store Hesson Inverter (2 rubel | 2 kyan) beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 2 draws a card
Player 2 takes Spectrol Dissolver (1 kyan | 2 indicyl)
Player 2 passes
Player 1 takes Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 takes Indicyl Smelter (3 hesson | 1 spectrol)
Player 1 upgrades with Rubel Exchanger (2 indicyl | 2 hesson)
Player 2 takes Spectrol Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 takes Rubel Smelter (3 hesson | 1 spectrol)
Player 2 harvests Spectrol Inverter (2 rubel | 2 kyan)
Player 2 gains 1 Spectrol
Player 2 discards Hesson Separator (1 spessart | 1 hesson and 1 rubel)
You draw Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 takes Spessart Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 passes
Player 2 upgrades with Spectrol Dissolver (1 kyan | 2 indicyl)
Player 2 discards Indicyl Dissolver (1 kyan | 2 indicyl)
Player 2 discards Indicyl Crusher (1 spessart | 3 indicyl)
Player 2 converts 2 indicyl into 1 kyan
Player 2 puts 1 Kyan on Brine Steward of Noctane (3 indicyl and 1 spessart, 1 VP; gives 1 noctane)
Player 1 takes Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 takes Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 harvests Rubel Exchanger (2 indicyl | 2 hesson)
Player 1 gains 1 Rubel
Player 2 takes Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 takes Indicyl Cargo Rig (hand limit +1)
Player 2 harvests Spessart Inverter (2 rubel | 2 kyan)
Player 2 gains 1 Spessart
Player 1 takes Kyan Dissolver (1 kyan | 2 indicyl)
Player 1 upgrades with Kyan Dissolver (1 kyan | 2 indicyl)
You store Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart) beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 2 draws a card
Player 2 takes Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 spends a Indicyl token
Player 2 discards Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 converts 2 indicyl into 1 kyan
Player 2 passes
Player 2 puts 1 Kyan on Brine Steward of Noctane (3 indicyl and 1 spessart, 1 VP; gives 1 noctane)
Player 1 takes Indicyl Furnace (1 rubel | 2 hesson)
Player 1 discards Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 converts 1 kyan into 2 indicyl
Player 1 takes Hesson Transmuter (1 rubel | 1 kyan)
Player 1 harvests Kyan Dissolver (1 kyan | 2 indicyl)
Player 1 gains 1 Kyan
Player 1 puts 1 Indicyl on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Indicyl on Dim Listener of Verdane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
Player 1 stores Shard Warden of Noctane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane) beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 2 draws a card
Player 2 takes Rubel Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 upgrades with Spectrol Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 discards Spectrol Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 takes Rubel Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 takes Kyan Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 passes
Player 1 discards Kyan Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 takes Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 takes Spessart Kiln (2 hesson | 1 kyan)
Player 2 discards Indicyl Cargo Rig (hand limit +1)
Player 2 discards Indicyl Cargo Rig (hand limit +1)
Player 2 converts 2 indicyl into 1 kyan
Player 2 upgrades with Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 discards Rubel Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 discards Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 converts 2 rubel into 1 indicyl and 1 spessart
Player 2 converts 1 kyan into 2 indicyl
Player 2 discards Hesson Smelter (3 hesson | 1 spectrol)
Player 2 spends a Spectrol token
Player 2 converts 1 hesson and 1 spectrol into 1 indicyl and 1 spessart
Player 2 puts 1 Indicyl on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 puts 1 Indicyl on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 puts 1 Indicyl on Brine Steward of Noctane (3 indicyl and 1 spessart, 1 VP; gives 1 noctane)
Player 2 puts 1 Indicyl on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 puts 1 Spessart on Second Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spectrol, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 puts 1 Spessart on Second Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spectrol, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 spends a Rubel token
Player 1 spends a Hesson token
Player 1 discards Hesson Transmuter (1 rubel | 1 kyan)
Player 1 spends a Kyan token
Player 1 trades for Dim Listener of Verdane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 verdane)
You store Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel) beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 2 harvests Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 gains 1 Hesson
Player 1 takes Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 takes Hesson Inverter (2 rubel | 2 kyan)
Player 1 passes
Player 2 passes
Player 1 takes Rubel Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 takes Spessart Smelter (3 hesson | 1 spectrol)
Player 1 passes
Player 1 discards Spessart Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 discards Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 2 takes Rubel Crusher (1 spessart | 3 indicyl)
Player 2 takes Kyan Inverter (2 rubel | 2 kyan)
Player 2 upgrades with Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
You draw Spessart Polarizer (1 spessart | 1 spectrol)
Player 1 takes Spessart Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 discards Indicyl Smelter (3 hesson | 1 spectrol)
Player 1 discards Spessart Smelter (3 hesson | 1 spectrol)
Player 1 spends a Indicyl token
Player 1 discards Indicyl Furnace (1 rubel | 2 hesson)
Player 1 trades for Brine Steward of Noctane (3 indicyl and 1 spessart, 1 VP; gives 1 noctane)
You store Spessart Accelerator (2 rubel | 1 indicyl and 1 spessart) beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 2 takes Kyan Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 takes Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 discards Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 converts 1 kyan into 2 indicyl
Player 2 passes
Player 2 discards Kyan Inverter (2 rubel | 2 kyan)
Player 2 converts 1 kyan into 2 indicyl
Player 2 discards Rubel Smelter (3 hesson | 1 spectrol)
Player 2 converts 1 indicyl and 1 rubel into 1 spectrol
Player 2 converts 1 spectrol into 1 indicyl and 1 rubel
Player 2 discards Kyan Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 converts 1 kyan into 2 indicyl
Player 2 converts 2 indicyl into 1 kyan
Player 2 discards Rubel Crusher (1 spessart | 3 indicyl)
Player 2 converts 1 indicyl and 1 rubel into 1 spectrol
Player 2 converts 2 indicyl into 1 kyan
Player 2 converts 2 kyan into 1 hesson and 1 spectrol
Player 2 puts 1 Indicyl on Brand Steward of Verdane (3 hesson and 1 spessart, 1 VP; gives 1 verdane)
Player 2 puts 1 Hesson on Brand Steward of Verdane (3 hesson and 1 spessart, 1 VP; gives 1 verdane)
Player 2 puts 1 Rubel on Brand Steward of Verdane (3 hesson and 1 spessart, 1 VP; gives 1 verdane)
Player 2 puts 1 Spectrol on Brand Steward of Verdane (3 hesson and 1 spessart, 1 VP; gives 1 verdane)
Player 2 puts 1 Spectrol on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
You draw Spessart Furnace (1 rubel | 2 hesson)
Player 1 takes Spessart Cargo Rig (hand limit +1)
Player 1 discards Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 discards Rubel Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 spends a Rubel token
Player 1 spends a Rubel token
Player 1 spends a Indicyl token
Player 1 spends a Indicyl token
Player 1 discards Hesson Inverter (2 rubel | 2 kyan)
Player 1 spends a Spectrol token
Player 1 trades for Second Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spectrol, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 stores Dim Listener of Verdane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 verdane) beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 2 takes Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 takes Spessart Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 passes
Player 1 takes Kyan Kiln (2 hesson | 1 kyan)
You draw Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 upgrades with Spessart Polarizer (1 spessart | 1 spectrol)
Player 1 discards Spessart Furnace (1 rubel | 2 hesson)
Player 1 converts 1 spessart into 1 spectrol
Player 1 puts 1 Spectrol on Caldera Broker of Verdane and Noctane (3 hesson and 2 rubel and 1 kyan, 4 VP; gives 1 verdane and 1 noctane)
Player 1 stores Brine Steward of Noctane (3 indicyl and 1 spessart, 1 VP; gives 1 noctane) beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 2 harvests Spectrol Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 gains 1 Spectrol
Player 1 takes Spectrol Blender (1 indicyl and 1 hesson | 1 rubel)
You draw Kyan Kiln (2 hesson | 1 kyan)
Player 1 upgrades with Kyan Kiln (2 hesson | 1 kyan)
Player 1 discards Spessart Cargo Rig (hand limit +1)
Player 1 converts 1 spessart into 1 spectrol
Player 1 discards Spectrol Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 converts 1 spectrol into 1 spessart
Player 1 puts 1 Spessart on Caldera Broker of Verdane and Noctane (3 hesson and 2 rubel and 1 kyan, 4 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Spectrol on Lowland Broker of Noctane and Aurane (3 indicyl and 2 rubel and 1 kyan, 4 VP; gives 1 noctane and 1 aurane)
Player 1 stores Spessart Polarizer (1 spessart | 1 spectrol) beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 2 spends a Spectrol token
Player 2 converts 1 spectrol into 1 indicyl and 1 rubel
Player 2 converts 1 indicyl and 1 rubel into 1 spectrol
Player 2 upgrades with Spessart Kiln (2 hesson | 1 kyan)
Player 2 puts 1 Spectrol on Brand Steward of Verdane (3 hesson and 1 spessart, 1 VP; gives 1 verdane)
Player 1 takes Spectrol Smelter (3 hesson | 1 spectrol)
Player 1 takes Rubel Dissolver (1 kyan | 2 indicyl)
Player 1 passes
Player 1 discards Kyan Kiln (2 hesson | 1 kyan)
Player 1 converts 1 kyan into 2 hesson
Player 1 spends a Kyan token
Player 1 converts 1 kyan into 2 hesson
Player 1 puts 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 puts 1 Hesson on Lowland Broker of Noctane and Aurane (3 indicyl and 2 rubel and 1 kyan, 4 VP; gives 1 noctane and 1 aurane)
Player 1 puts 1 Hesson on Brand Steward of Verdane (3 hesson and 1 spessart, 1 VP; gives 1 verdane)
Player 2 spends a Hesson token
Player 2 discards Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 converts 2 hesson into 1 kyan
Player 2 harvests Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 2 gains 1 Hesson
Player 2 converts 1 kyan into 2 indicyl
Player 2 puts 1 Indicyl on Caldera Broker of Verdane and Noctane (3 hesson and 2 rubel and 1 kyan, 4 VP; gives 1 verdane and 1 noctane)
Player 2 puts 1 Indicyl on Caldera Broker of Verdane and Noctane (3 hesson and 2 rubel and 1 kyan, 4 VP; gives 1 verdane and 1 noctane)
Player 1 discards Second Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spectrol, 8 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 earns Glasswing Canyon (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spectrol in a chain)
You store Spectrol Smelter (3 hesson | 1 spectrol) beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 2 draws a card
Player 2 takes Hesson Cargo Rig (hand limit +1)
Player 2 harvests Spessart Kiln (2 hesson | 1 kyan)
Player 2 gains 1 Spessart
Player 1 takes Rubel Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 upgrades with Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
You store Rubel Fuser (1 indicyl and 1 kyan | 1 spessart) beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 2 spends a Spessart token
Player 2 spends a Hesson token
Player 2 discards Hesson Furnace (1 rubel | 2 hesson)
Player 2 discards Hesson Cargo Rig (hand limit +1)
Player 2 trades for Brand Steward of Verdane (3 hesson and 1 spessart, 1 VP; gives 1 verdane)
Player 1 takes Rubel Condenser (2 indicyl | 1 rubel)
Player 1 takes Indicyl Cargo Rig (hand limit +1)
Player 1 harvests Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 gains 1 Hesson
Player 1 spends a Kyan token
Player 1 converts 1 kyan into 2 hesson
Player 1 puts 1 Hesson on Basalt Broker of Noctane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 noctane and 1 aurane)
Player 1 puts 1 Hesson on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 takes Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 takes Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 spends a Indicyl token
Player 2 discards Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 converts 2 indicyl into 1 kyan
Player 2 upgrades with Spessart Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 puts 1 Kyan on Basalt Broker of Noctane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 noctane and 1 aurane)
Player 1 takes Rubel Kiln (2 hesson | 1 kyan)
Player 1 discards Rubel Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 spends a Hesson token
Player 1 spends a Kyan token
Player 1 converts 1 kyan into 2 hesson
Player 1 spends a Kyan token
Player 1 spends a Kyan token
Player 1 trades for Basalt Broker of Noctane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 noctane and 1 aurane)
Player 2 takes Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 draws a card
Player 2 spends a Hesson token
Player 2 spends a Rubel token
Player 2 converts 1 hesson and 1 rubel into 1 spessart
Player 2 converts 1 spessart into 1 hesson and 1 rubel
Player 2 discards Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 converts 1 hesson and 1 rubel into 1 spessart
Player 2 discards Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 discards Kyan Furnace (1 rubel | 2 hesson)
Player 2 converts 1 kyan into 2 indicyl
Player 2 spends a Hesson token
Player 2 converts 2 indicyl into 1 kyan
Player 2 converts 1 spessart into 1 hesson and 1 rubel
Player 2 spends a Spessart token
Player 2 converts 1 spessart into 1 hesson and 1 rubel
Player 2 trades for Caldera Broker of Verdane and Noctane (3 hesson and 2 rubel and 1 kyan, 4 VP; gives 1 verdane and 1 noctane)
Player 2 spends a Spessart token
Player 2 converts 1 spessart into 1 hesson and 1 rubel
Player 2 puts 1 Hesson on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Hesson on Lowland Broker of Noctane and Aurane (3 indicyl and 2 rubel and 1 kyan, 4 VP; gives 1 noctane and 1 aurane)
Player 2 puts 1 Rubel on Lowland Broker of Noctane and Aurane (3 indicyl and 2 rubel and 1 kyan, 4 VP; gives 1 noctane and 1 aurane)
Player 2 puts 1 Kyan on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 1 takes Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
You draw Spectrol Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 harvests Kyan Kiln (2 hesson | 1 kyan)
Player 1 gains 1 Kyan
Player 2 takes Spessart Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 takes Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 upgrades with Spessart Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 passes
You store Rubel Condenser (2 indicyl | 1 rubel) beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 2 takes Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 spends a Indicyl token
Player 2 discards Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 converts 1 indicyl and 1 hesson into 1 kyan
Player 2 spends a Indicyl token
Player 2 discards Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 converts 2 indicyl into 1 kyan
Player 2 passes
Player 2 converts 1 kyan into 2 indicyl
Player 2 converts 1 kyan into 1 indicyl and 1 hesson
Player 2 converts 2 indicyl into 1 kyan
Player 2 puts 1 Indicyl on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 2 puts 1 Hesson on Beacon Prefect of Verdane and Aurane (3 hesson and 2 rubel and 1 spectrol, 5 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Kyan on Seventh Archon of Verdane and Noctane and Aurane (3 hesson and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane)
Player 1 takes Rubel Smelter (3 hesson | 1 spectrol)
Player 1 takes Hesson Conduit (3 hesson | 3 indicyl)
Player 1 discards Basalt Broker of Noctane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 noctane and 1 aurane)
Player 1 earns Cistern Row (1 aurane, 4 VP; +1 for every indicyl in a chain)
This is the final round: a player has three Landmarks
You store Rubel Kiln (2 hesson | 1 kyan) beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
The game is over
