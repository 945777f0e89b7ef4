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
Player 3 takes Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 takes Spessart Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 passes
Player 4 upgrades with Hesson Conduit (3 hesson | 3 indicyl)
Player 1 takes Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
You draw Spectrol Polarizer (1 spessart | 1 spectrol)
Player 1 passes
Player 1 discards Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 2 draws a card
Player 2 draws a card
Player 2 upgrades with Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 takes Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 takes Hesson Conduit (3 hesson | 3 indicyl)
Player 3 upgrades with Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 4 takes Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 4 takes Rubel Crusher (1 spessart | 3 indicyl)
Player 4 upgrades with Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 4 discards Rubel Crusher (1 spessart | 3 indicyl)
Player 4 discards Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 4 converts 1 indicyl and 1 rubel into 1 spectrol
Player 4 converts 1 spectrol into 1 indicyl and 1 rubel
Player 4 puts 1 Indicyl on Hollow Assessor of Verdane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 4 puts 1 Rubel on Hollow Assessor of Verdane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 1 takes Spessart Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 1 takes Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 passes
Player 1 discards Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 discards Rubel Furnace (1 rubel | 2 hesson)
Player 2 takes Spectrol Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 2 takes Spectrol Furnace (1 rubel | 2 hesson)
Player 2 passes
Player 3 takes Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 draws a card
Player 3 passes
Player 3 discards Spessart Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 discards Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 4 takes Hesson Dissolver (1 kyan | 2 indicyl)
Player 4 takes Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 4 harvests Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 4 gains 1 Kyan
Player 1 takes Indicyl Exchanger (2 indicyl | 2 hesson)
You draw Rubel Dissolver (1 kyan | 2 indicyl)
Player 1 passes
Player 1 discards Indicyl Furnace (1 rubel | 2 hesson)
Player 1 discards Kyan Cargo Rig (hand limit +1)
Player 2 draws a card
Player 2 takes Kyan Smelter (3 hesson | 1 spectrol)
Player 2 discards Kyan Smelter (3 hesson | 1 spectrol)
Player 2 converts 1 kyan into 2 indicyl
Player 2 harvests Spectrol Dissolver (1 kyan | 2 indicyl)
Player 2 gains 1 Spectrol
Player 2 puts 1 Indicyl on Hollow Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 2 puts 1 Indicyl on Hollow Assessor of Verdane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 3 passes
Player 3 discards Rubel Conduit (3 hesson | 3 indicyl)
Player 3 discards Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 converts 2 rubel into 1 indicyl and 1 spessart
Player 3 discards Spessart Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 converts 1 indicyl and 1 spessart into 2 rubel
Player 3 puts 1 Rubel on Tower Scribe of Noctane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 3 puts 1 Rubel on Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 3 puts 1 Spessart on Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 4 takes Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 4 takes Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 4 discards Hesson Dissolver (1 kyan | 2 indicyl)
Player 4 discards Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 4 discards Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 4 converts 3 hesson into 3 indicyl
Player 4 harvests Hesson Conduit (3 hesson | 3 indicyl)
Player 4 gains 1 Hesson
Player 4 puts 1 Indicyl on Hollow Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 4 puts 1 Indicyl on Hollow Assessor of Verdane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 4 puts 1 Indicyl on Tower Scribe of Noctane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 1 takes Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 takes Spessart Exchanger (2 indicyl | 2 hesson)
Player 1 upgrades with Spessart Transmuter (1 rubel | 1 kyan)
Player 1 discards Rubel Dissolver (1 kyan | 2 indicyl)
Player 1 converts 1 rubel into 1 kyan
Player 1 puts 1 Kyan on Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 2 takes Indicyl Smelter (3 hesson | 1 spectrol)
Player 2 passes
Player 2 discards Rubel Polarizer (1 spessart | 1 spectrol)
Player 2 discards Indicyl Smelter (3 hesson | 1 spectrol)
Player 2 converts 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 2 puts 1 Hesson on Hollow Assessor of Verdane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 2 puts 1 Kyan on Tower Scribe of Noctane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 3 draws a card
Player 3 takes Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 3 upgrades with Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 discards Hesson Conduit (3 hesson | 3 indicyl)
Player 3 discards Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 converts 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 3 converts 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 3 discards Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 3 converts 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 3 puts 1 Indicyl on Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 3 puts 1 Hesson on Hollow Assessor of Verdane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 3 puts 1 Rubel on Tower Scribe of Noctane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 4 takes Kyan Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 takes Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 4 upgrades with Rubel Condenser (2 indicyl | 1 rubel)
Player 4 discards Rubel Kiln (2 hesson | 1 kyan)
Player 4 converts 1 rubel into 2 indicyl
Player 4 puts 1 Indicyl on Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 4 puts 1 Indicyl on Hollow Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 1 discards Kyan Crusher (1 spessart | 3 indicyl)
Player 1 converts 1 kyan into 1 rubel
Player 1 takes Indicyl Furnace (1 rubel | 2 hesson)
Player 1 takes Kyan Cargo Rig (hand limit +1)
Player 1 converts 1 rubel into 1 kyan
Player 1 harvests Spessart Transmuter (1 rubel | 1 kyan)
Player 1 gains 1 Spessart
Player 1 puts 1 Kyan on Hollow Assessor of Verdane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 1 discards Spessart Exchanger (2 indicyl | 2 hesson)
Player 2 upgrades with Spectrol Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 takes Hesson Transmuter (1 rubel | 1 kyan)
Player 3 takes Kyan Furnace (1 rubel | 2 hesson)
Player 3 discards Hesson Inverter (2 rubel | 2 kyan)
Player 3 discards Kyan Furnace (1 rubel | 2 hesson)
Player 3 converts 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 3 upgrades with Hesson Transmuter (1 rubel | 1 kyan)
Player 3 puts 1 Indicyl on Tower Scribe of Noctane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 3 puts 1 Rubel on Hollow Assessor of Verdane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 4 takes Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Player 4 takes Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 4 upgrades with Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 passes
Player 2 upgrades with Spectrol Inverter (2 rubel | 2 kyan)
Player 2 discards Hesson Condenser (2 indicyl | 1 rubel)
Player 2 discards Rubel Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 2 puts 1 Indicyl on Tower Scribe of Noctane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 2 puts 1 Kyan on Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 3 draws a card
Player 3 draws a card
Player 3 discards Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 discards Spessart Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 3 converts 1 indicyl and 1 spessart into 2 rubel
Player 3 passes
Player 3 puts 1 Rubel on Hollow Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 3 puts 1 Rubel on Hollow Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 4 upgrades with Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 upgrades with Indicyl Exchanger (2 indicyl | 2 hesson)
Player 1 discards Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 discards Indicyl Furnace (1 rubel | 2 hesson)
Player 1 converts 2 indicyl into 2 hesson
Player 1 converts 2 hesson into 2 indicyl
Player 1 puts 1 Indicyl on Hollow Assessor of Verdane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 1 puts 1 Indicyl on Tower Scribe of Noctane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 2 takes Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 takes Rubel Polarizer (1 spessart | 1 spectrol)
Player 2 upgrades with Rubel Polarizer (1 spessart | 1 spectrol)
Player 3 takes Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 draws a card
Player 3 discards Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 converts 1 rubel into 1 kyan
Player 3 discards Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 converts 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 3 converts 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 3 upgrades with Hesson Transmuter (1 rubel | 1 kyan)
Player 3 converts 1 kyan into 1 rubel
Player 3 puts 1 Hesson on Hollow Assessor of Verdane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 3 puts 1 Rubel on Hollow Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 4 takes Kyan Inverter (2 rubel | 2 kyan)
Player 4 takes Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 4 passes
Player 4 discards Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 4 discards Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 4 spends a Hesson token
Player 4 converts 2 indicyl and 1 hesson into 3 indicyl
Player 4 puts 1 Indicyl on Hollow Assessor of Verdane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 4 puts 1 Indicyl on Tower Scribe of Noctane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 4 puts 1 Indicyl on Hollow Assessor of Verdane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 1 takes Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 passes
Player 2 takes Rubel Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 takes Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 upgrades with Spectrol Furnace (1 rubel | 2 hesson)
Player 2 discards Spectrol Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 2 converts 1 spectrol into 1 indicyl and 1 kyan
Player 2 spends a Spectrol token
Player 2 converts 1 spectrol into 1 indicyl and 1 kyan
Player 2 discards Rubel Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 converts 1 rubel into 2 hesson
Player 2 discards Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 converts 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 2 puts 1 Indicyl on Hollow Assessor of Verdane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 2 puts 1 Indicyl on Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 2 puts 1 Indicyl on Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 2 puts 1 Hesson on Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 2 puts 1 Hesson on Hollow Assessor of Verdane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 2 puts 1 Rubel on Hollow Assessor of Verdane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 2 puts 1 Kyan on Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 3 takes Spectrol Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 passes
Player 4 takes Rubel Crusher (1 spessart | 3 indicyl)
Player 4 takes Indicyl Transmuter (1 rubel | 1 kyan)
Player 4 discards Rubel Crusher (1 spessart | 3 indicyl)
Player 4 converts 1 rubel into 2 indicyl
Player 4 upgrades with Kyan Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 discards Indicyl Transmuter (1 rubel | 1 kyan)
Player 4 converts 3 indicyl into 2 indicyl and 1 hesson
Player 4 converts 2 indicyl into 1 rubel
Player 4 puts 1 Hesson on Hollow Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 4 puts 1 Rubel on Hollow Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 1 takes Spectrol Smelter (3 hesson | 1 spectrol)
Player 1 passes
Player 2 takes Indicyl Dissolver (1 kyan | 2 indicyl)
Player 2 takes Rubel Kiln (2 hesson | 1 kyan)
Player 2 harvests Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 gains 1 Indicyl
Player 3 takes Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 harvests Hesson Transmuter (1 rubel | 1 kyan)
Player 3 gains 1 Hesson
Player 4 takes Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 4 takes Kyan Transmuter (1 rubel | 1 kyan)
Player 4 passes
Player 1 harvests Indicyl Exchanger (2 indicyl | 2 hesson)
Player 1 gains 1 Indicyl
Player 2 takes Spectrol Transmuter (1 rubel | 1 kyan)
Player 2 takes Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 discards Spectrol Transmuter (1 rubel | 1 kyan)
Player 2 converts 1 spectrol into 1 indicyl and 1 kyan
Player 2 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 2 discards Rubel Kiln (2 hesson | 1 kyan)
Player 2 converts 2 rubel into 2 kyan
Player 2 spends a Indicyl token
Player 2 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 2 converts 2 hesson into 1 rubel
Player 2 converts 2 rubel into 2 kyan
Player 2 discards Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 converts 1 indicyl and 1 kyan into 1 spectrol
Player 2 discards Indicyl Dissolver (1 kyan | 2 indicyl)
Player 2 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 2 trades for Tower Scribe of Noctane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 2 spends a Indicyl token
Player 2 spends a Kyan token
Player 2 converts 1 indicyl and 1 kyan into 1 spectrol
Player 2 puts 1 Spectrol on Hollow Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 3 spends a Hesson token
Player 3 discards Kyan Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 converts 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 3 takes Rubel Furnace (1 rubel | 2 hesson)
Player 3 discards Rubel Furnace (1 rubel | 2 hesson)
Player 3 converts 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 3 converts 1 kyan into 1 rubel
Player 3 discards Spectrol Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 trades for Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 4 takes Indicyl Inverter (2 rubel | 2 kyan)
Player 4 takes Indicyl Cargo Rig (hand limit +1)
Player 4 discards Indicyl Cargo Rig (hand limit +1)
Player 4 discards Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Player 4 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 4 converts 1 rubel into 2 indicyl
Player 4 discards Indicyl Inverter (2 rubel | 2 kyan)
Player 4 converts 2 indicyl into 1 rubel
Player 4 spends a Kyan token
Player 4 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 4 discards Kyan Inverter (2 rubel | 2 kyan)
Player 4 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 4 converts 1 rubel into 2 indicyl
Player 4 converts 2 indicyl and 1 hesson into 3 indicyl
Player 4 converts 2 indicyl into 1 rubel
Player 4 trades for Hollow Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 4 spends a Rubel token
Player 4 converts 1 rubel into 2 indicyl
Player 4 puts 1 Indicyl on Paired Herald of Noctane (1 indicyl and 1 hesson and 2 rubel, 1 VP; gives 1 noctane)
Player 4 puts 1 Indicyl on Hollow Assessor of Verdane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 4 puts 1 Hesson on Lens Warden of Verdane (2 indicyl and 1 rubel and 1 spectrol, 2 VP; gives 1 verdane)
Player 1 takes Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 takes Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 passes
Player 1 discards Spessart Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 takes Indicyl Conduit (3 hesson | 3 indicyl)
Player 2 takes Rubel Cargo Rig (hand limit +1)
Player 2 discards Tower Scribe of Noctane (1 hesson and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 2 earns Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 2 stores Spectrol Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel) beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 3 draws a card
Player 3 takes Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 upgrades with Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 spends a Indicyl token
Player 3 spends a Spessart token
Player 3 converts 1 indicyl and 1 spessart into 2 rubel
Player 3 spends a Rubel token
Player 3 spends a Kyan token
Player 3 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 3 spends a Indicyl token
Player 3 converts 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 3 puts 1 Hesson on Hollow Assessor of Verdane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 3 puts 1 Hesson on Gallery Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 verdane and 1 noctane)
Player 3 puts 1 Rubel on Lens Warden of Verdane (2 indicyl and 1 rubel and 1 spectrol, 2 VP; gives 1 verdane)
Player 3 puts 1 Kyan on Lens Warden of Verdane (2 indicyl and 1 rubel and 1 spectrol, 2 VP; gives 1 verdane)
Player 3 puts 1 Spessart on Gallery Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 verdane and 1 noctane)
Player 4 takes Hesson Furnace (1 rubel | 2 hesson)
Player 4 takes Indicyl Crusher (1 spessart | 3 indicyl)
Player 4 spends a Indicyl token
Player 4 discards Indicyl Crusher (1 spessart | 3 indicyl)
Player 4 discards Hesson Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 4 converts 2 indicyl and 1 hesson into 3 indicyl
Player 4 harvests Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 4 gains 1 Hesson
Player 4 spends a Indicyl token
Player 4 discards Kyan Transmuter (1 rubel | 1 kyan)
Player 4 converts 1 indicyl and 1 kyan into 1 hesson and 1 rubel
Player 4 spends a Hesson token
Player 4 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 4 spends a Rubel token
Player 4 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 4 discards Hesson Furnace (1 rubel | 2 hesson)
Player 4 spends a Rubel token
Player 4 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 4 puts 1 Indicyl on Lens Warden of Verdane (2 indicyl and 1 rubel and 1 spectrol, 2 VP; gives 1 verdane)
Player 4 puts 1 Indicyl on Hollow Assessor of Verdane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 4 puts 1 Indicyl on Paired Herald of Noctane (1 indicyl and 1 hesson and 2 rubel, 1 VP; gives 1 noctane)
Player 4 puts 1 Indicyl on Gallery Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 verdane and 1 noctane)
Player 4 puts 1 Indicyl on Gallery Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 verdane and 1 noctane)
Player 4 puts 1 Hesson on Paired Herald of Noctane (1 indicyl and 1 hesson and 2 rubel, 1 VP; gives 1 noctane)
Player 4 puts 1 Hesson on Gallery Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 verdane and 1 noctane)
Player 4 puts 1 Kyan on Paired Herald of Noctane (1 indicyl and 1 hesson and 2 rubel, 1 VP; gives 1 noctane)
Player 4 puts 1 Spessart on Lens Warden of Verdane (2 indicyl and 1 rubel and 1 spectrol, 2 VP; gives 1 verdane)
You draw Kyan Dissolver (1 kyan | 2 indicyl)
You draw Spessart Smelter (3 hesson | 1 spectrol)
Player 1 discards Spectrol Smelter (3 hesson | 1 spectrol)
Player 1 discards Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 discards Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 discards Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 trades for Lens Warden of Verdane (2 indicyl and 1 rubel and 1 spectrol, 2 VP; gives 1 verdane)
Player 2 takes Hesson Exchanger (2 indicyl | 2 hesson)
Player 2 harvests Spectrol Inverter (2 rubel | 2 kyan)
Player 2 gains 1 Spectrol
Player 3 takes Spectrol Kiln (2 hesson | 1 kyan)
Player 3 spends a Kyan token
Player 3 converts 1 kyan into 1 rubel
Player 3 discards Ember Envoy of Verdane (1 hesson and 2 rubel and 1 spectrol, 3 VP; gives 1 verdane)
Player 3 earns Indigo Hamlet (1 verdane, 4 VP; +1 for every indicyl in a chain)
Player 3 puts 1 Rubel on Tallow Envoy of Verdane (1 indicyl and 2 kyan and 1 spectrol, 3 VP; gives 1 verdane)
Player 4 harvests Rubel Condenser (2 indicyl | 1 rubel)
Player 4 gains 1 Rubel
Player 4 spends a Hesson token
Player 4 spends a Rubel token
Player 4 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 4 puts 1 Indicyl on Tallow Envoy of Verdane (1 indicyl and 2 kyan and 1 spectrol, 3 VP; gives 1 verdane)
Player 4 puts 1 Kyan on Hollow Assessor of Verdane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 1 takes Rubel Inverter (2 rubel | 2 kyan)
You draw Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 upgrades with Spessart Smelter (3 hesson | 1 spectrol)
Player 2 takes Indicyl Cargo Rig (hand limit +1)
Player 2 takes Hesson Conduit (3 hesson | 3 indicyl)
Player 2 spends a Spectrol token
Player 2 converts 1 spectrol into 1 spessart
Player 2 upgrades with Hesson Conduit (3 hesson | 3 indicyl)
Player 2 puts 1 Spessart on Tallow Envoy of Verdane (1 indicyl and 2 kyan and 1 spectrol, 3 VP; gives 1 verdane)
Player 3 takes Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 3 draws a card
Player 3 spends a Kyan token
Player 3 converts 1 kyan into 1 rubel
Player 3 spends a Indicyl token
Player 3 spends a Indicyl token
Player 3 spends a Hesson token
Player 3 discards Hesson Cargo Rig (hand limit +1)
Player 3 discards Spectrol Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 3 trades for Gallery Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 verdane and 1 noctane)
Player 4 draws a card
Player 4 takes Indicyl Conduit (3 hesson | 3 indicyl)
Player 4 passes
Player 1 discards Spectrol Polarizer (1 spessart | 1 spectrol)
Player 1 converts 1 spectrol into 3 hesson
Player 1 converts 3 hesson into 1 spectrol
Player 1 spends a Indicyl token
Player 1 spends a Kyan token
Player 1 discards Kyan Exchanger (2 indicyl | 2 hesson)
Player 1 trades for Tallow Envoy of Verdane (1 indicyl and 2 kyan and 1 spectrol, 3 VP; gives 1 verdane)
Player 2 takes Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 harvests Hesson Conduit (3 hesson | 3 indicyl)
Player 2 gains 1 Hesson
Player 2 spends a Rubel token
Player 2 converts 1 rubel into 2 hesson
Player 2 spends a Rubel token
Player 2 converts 1 rubel into 2 hesson
Player 2 puts 1 Hesson on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Hesson on Paired Herald of Noctane (1 indicyl and 1 hesson and 2 rubel, 1 VP; gives 1 noctane)
Player 2 puts 1 Hesson on Paired Herald of Noctane (1 indicyl and 1 hesson and 2 rubel, 1 VP; gives 1 noctane)
Player 2 puts 1 Hesson on Hollow Assessor of Verdane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 3 upgrades with Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 4 takes Spectrol Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 4 discards Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 4 spends a Rubel token
Player 4 converts 1 hesson and 1 rubel into 1 indicyl and 1 kyan
Player 4 takes Indicyl Transmuter (1 rubel | 1 kyan)
Player 4 harvests Kyan Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 gains 1 Kyan
Player 4 puts 1 Indicyl on Paired Herald of Noctane (1 indicyl and 1 hesson and 2 rubel, 1 VP; gives 1 noctane)
Player 4 puts 1 Kyan on Paired Herald of Noctane (1 indicyl and 1 hesson and 2 rubel, 1 VP; gives 1 noctane)
Player 1 takes Kyan Kiln (2 hesson | 1 kyan)
Player 1 takes Spessart Dissolver (1 kyan | 2 indicyl)
Player 1 passes
Player 2 takes Indicyl Condenser (2 indicyl | 1 rubel)
Player 2 takes Hesson Transmuter (1 rubel | 1 kyan)
Player 2 harvests Spectrol Furnace (1 rubel | 2 hesson)
Player 2 gains 1 Spectrol
Player 2 spends a Spectrol token
Player 2 converts 1 spectrol into 1 spessart
Player 2 puts 1 Spessart on Paired Herald of Noctane (1 indicyl and 1 hesson and 2 rubel, 1 VP; gives 1 noctane)
Player 2 stores a hand card beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 3 takes Spectrol Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 3 takes Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 passes
Player 4 draws a card
Player 4 takes Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 4 upgrades with Indicyl Conduit (3 hesson | 3 indicyl)
Player 1 takes Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 takes Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 passes
Player 1 discards Kyan Kiln (2 hesson | 1 kyan)
Player 2 takes Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 draws a card
Player 2 harvests Rubel Polarizer (1 spessart | 1 spectrol)
Player 2 gains 1 Rubel
Player 2 stores a hand card beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 2 discards Indicyl Conduit (3 hesson | 3 indicyl)
Player 3 takes Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 takes Rubel Smelter (3 hesson | 1 spectrol)
Player 3 discards Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 spends a Spessart token
Player 3 converts 1 indicyl and 1 spessart into 2 rubel
Player 3 harvests Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 gains 1 Indicyl
Player 3 discards Indicyl Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 converts 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 3 puts 1 Hesson on Hollow Assessor of Verdane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 3 puts 1 Rubel on Paired Herald of Noctane (1 indicyl and 1 hesson and 2 rubel, 1 VP; gives 1 noctane)
Player 3 puts 1 Kyan on Hearth Prefect of Noctane and Aurane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 noctane and 1 aurane)
Player 4 takes Spectrol Condenser (2 indicyl | 1 rubel)
Player 4 takes Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 4 passes
Player 1 takes Rubel Exchanger (2 indicyl | 2 hesson)
Player 1 takes Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 harvests Spessart Smelter (3 hesson | 1 spectrol)
Player 1 gains 1 Spessart
Player 1 discards Spessart Dissolver (1 kyan | 2 indicyl)
Player 1 discards Kyan Dissolver (1 kyan | 2 indicyl)
Player 2 draws a card
Player 2 upgrades with Indicyl Condenser (2 indicyl | 1 rubel)
Player 2 discards Rubel Cargo Rig (hand limit +1)
Player 2 converts 1 rubel into 2 indicyl
Player 2 discards Rubel Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 converts 1 rubel into 2 indicyl
Player 2 puts 1 Indicyl on Hollow Assessor of Verdane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 2 puts 1 Indicyl on Hearth Prefect of Noctane and Aurane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 noctane and 1 aurane)
Player 2 puts 1 Indicyl on Hollow Assessor of Verdane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 2 puts 1 Indicyl on Hollow Assessor of Verdane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 2 stores a hand card beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 3 spends a Indicyl token
Player 3 discards Rubel Smelter (3 hesson | 1 spectrol)
Player 3 converts 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 3 takes Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 takes Hesson Kiln (2 hesson | 1 kyan)
Player 3 passes
Player 3 puts 1 Hesson on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Kyan on Paired Herald of Noctane (1 indicyl and 1 hesson and 2 rubel, 1 VP; gives 1 noctane)
Player 4 draws a card
Player 4 takes Rubel Cargo Rig (hand limit +1)
Player 4 discards Indicyl Transmuter (1 rubel | 1 kyan)
Player 4 discards Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 4 discards Rubel Cargo Rig (hand limit +1)
Player 4 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 4 discards Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 4 discards Spessart Kiln (2 hesson | 1 kyan)
Player 4 converts 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 4 trades for Hollow Assessor of Verdane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 4 puts 1 Kyan on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 1 takes Indicyl Dissolver (1 kyan | 2 indicyl)
Player 1 spends a Hesson token
Player 1 spends a Rubel token
Player 1 spends a Spessart token
Player 1 spends a Rubel token
Player 1 discards Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 discards Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 trades for Hearth Prefect of Noctane and Aurane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 noctane and 1 aurane)
Player 2 takes Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 takes Hesson Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 spends a Indicyl token
Player 2 spends a Indicyl token
Player 2 converts 2 indicyl into 1 rubel
Player 2 spends a Indicyl token
Player 2 spends a Hesson token
Player 2 spends a Rubel token
Player 2 trades for Paired Herald of Noctane (1 indicyl and 1 hesson and 2 rubel, 1 VP; gives 1 noctane)
Player 2 spends a Rubel token
Player 2 converts 1 rubel into 2 indicyl
Player 2 discards Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 spends a Indicyl token
Player 2 converts 2 indicyl into 1 rubel
Player 2 spends a Indicyl token
Player 2 discards Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 converts 2 indicyl into 1 rubel
Player 2 spends a Indicyl token
Player 2 converts 2 indicyl into 1 rubel
Player 2 puts 1 Indicyl on Pale Listener of Aurane (2 indicyl and 1 rubel and 1 kyan, 1 VP; gives 1 aurane)
Player 2 puts 1 Rubel on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Rubel on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Rubel on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 2 stores Indicyl Condenser (2 indicyl | 1 rubel) beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 3 takes Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 3 takes Indicyl Smelter (3 hesson | 1 spectrol)
Player 3 passes
Player 4 spends a Indicyl token
Player 4 spends a Indicyl token
Player 4 spends a Indicyl token
Player 4 converts 3 indicyl into 3 hesson
Player 4 takes Hesson Crusher (1 spessart | 3 indicyl)
Player 4 discards Kyan Exchanger (2 indicyl | 2 hesson)
Player 4 spends a Rubel token
Player 4 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 4 spends a Rubel token
Player 4 spends a Kyan token
Player 4 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 4 takes Rubel Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 4 passes
Player 4 spends a Hesson token
Player 4 converts 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 4 puts 1 Hesson on Pale Listener of Aurane (2 indicyl and 1 rubel and 1 kyan, 1 VP; gives 1 aurane)
Player 4 puts 1 Hesson on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 4 puts 1 Hesson on Mist Steward of Aurane (3 indicyl and 1 spectrol, 1 VP; gives 1 aurane)
Player 4 puts 1 Hesson on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 4 puts 1 Hesson on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 4 puts 1 Rubel on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 4 puts 1 Kyan on Pale Listener of Aurane (2 indicyl and 1 rubel and 1 kyan, 1 VP; gives 1 aurane)
Player 4 puts 1 Spessart on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 1 passes
Player 2 takes Rubel Transmuter (1 rubel | 1 kyan)
Player 2 takes Rubel Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 discards Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 spends a Indicyl token
Player 2 spends a Indicyl token
Player 2 discards Rubel Transmuter (1 rubel | 1 kyan)
Player 2 trades for Pale Listener of Aurane (2 indicyl and 1 rubel and 1 kyan, 1 VP; gives 1 aurane)
Player 2 stores a hand card beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 3 upgrades with Hesson Kiln (2 hesson | 1 kyan)
Player 3 discards Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 3 converts 1 kyan into 2 hesson
Player 3 discards Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 spends a Hesson token
Player 3 converts 2 hesson into 1 kyan
Player 3 discards Indicyl Smelter (3 hesson | 1 spectrol)
Player 3 converts 1 indicyl and 1 kyan into 1 hesson and 1 kyan
Player 3 puts 1 Hesson on Mist Steward of Aurane (3 indicyl and 1 spectrol, 1 VP; gives 1 aurane)
Player 3 puts 1 Hesson on Mist Steward of Aurane (3 indicyl and 1 spectrol, 1 VP; gives 1 aurane)
Player 3 puts 1 Hesson on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Kyan on Mist Steward of Aurane (3 indicyl and 1 spectrol, 1 VP; gives 1 aurane)
Player 4 draws a card
Player 4 discards Hesson Crusher (1 spessart | 3 indicyl)
Player 4 spends a Hesson token
Player 4 spends a Hesson token
Player 4 converts 3 hesson into 3 indicyl
Player 4 takes Indicyl Kiln (2 hesson | 1 kyan)
Player 4 passes
Player 4 puts 1 Indicyl on Mist Steward of Aurane (3 indicyl and 1 spectrol, 1 VP; gives 1 aurane)
Player 4 puts 1 Indicyl on Mist Steward of Aurane (3 indicyl and 1 spectrol, 1 VP; gives 1 aurane)
Player 4 puts 1 Indicyl on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 1 takes Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 takes Hesson Crusher (1 spessart | 3 indicyl)
Player 1 upgrades with Kyan Cargo Rig (hand limit +1)
Player 2 takes Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 takes Kyan Smelter (3 hesson | 1 spectrol)
Player 2 upgrades with Kyan Smelter (3 hesson | 1 spectrol)
Player 3 takes Indicyl Furnace (1 rubel | 2 hesson)
Player 3 draws a card
Player 3 spends a Hesson token
Player 3 discards Hesson Smelter (3 hesson | 1 spectrol)
Player 3 converts 2 hesson into 1 kyan
Player 3 discards Spectrol Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 3 converts 1 kyan into 1 rubel
Player 3 discards Indicyl Furnace (1 rubel | 2 hesson)
Player 3 converts 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 3 spends a Indicyl token
Player 3 converts 1 indicyl and 1 kyan into 1 hesson and 1 kyan
Player 3 converts 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 3 spends a Indicyl token
Player 3 converts 1 indicyl and 1 rubel into 1 hesson and 1 kyan
Player 3 converts 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 3 converts 1 rubel into 1 kyan
Player 3 converts 1 hesson and 1 kyan into 1 indicyl and 1 kyan
Player 3 trades for Mist Steward of Aurane (3 indicyl and 1 spectrol, 1 VP; gives 1 aurane)
Player 3 puts 1 Kyan on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 4 takes Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 4 discards Indicyl Kiln (2 hesson | 1 kyan)
Player 4 discards Indicyl Polarizer (1 spessart | 1 spectrol)
Player 4 spends a Indicyl token
Player 4 converts 3 indicyl into 3 hesson
Player 4 spends a Rubel token
Player 4 spends a Kyan token
Player 4 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 4 spends a Hesson token
Player 4 discards Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 4 converts 3 hesson into 3 indicyl
Player 4 converts 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 4 passes
Player 4 spends a Indicyl token
Player 4 spends a Indicyl token
Player 4 converts 3 indicyl into 3 hesson
Player 4 spends a Hesson token
Player 4 converts 3 hesson into 3 indicyl
Player 4 spends a Indicyl token
Player 4 spends a Indicyl token
Player 4 spends a Indicyl token
Player 4 converts 3 indicyl into 3 hesson
Player 4 puts 1 Indicyl on Glass Envoy of Verdane (1 indicyl and 2 rubel and 1 spessart, 3 VP; gives 1 verdane)
Player 4 puts 1 Indicyl on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 4 puts 1 Indicyl on Glass Envoy of Verdane (1 indicyl and 2 rubel and 1 spessart, 3 VP; gives 1 verdane)
Player 4 puts 1 Indicyl on Glass Envoy of Verdane (1 indicyl and 2 rubel and 1 spessart, 3 VP; gives 1 verdane)
Player 4 puts 1 Indicyl on Coal Warden of Verdane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 verdane)
Player 4 puts 1 Hesson on Coal Warden of Verdane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 verdane)
Player 4 puts 1 Hesson on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 4 puts 1 Hesson on Glass Envoy of Verdane (1 indicyl and 2 rubel and 1 spessart, 3 VP; gives 1 verdane)
Player 4 puts 1 Hesson on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 4 puts 1 Hesson on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 4 puts 1 Hesson on Glass Envoy of Verdane (1 indicyl and 2 rubel and 1 spessart, 3 VP; gives 1 verdane)
Player 4 puts 1 Rubel on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 4 puts 1 Kyan on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 1 takes Rubel Exchanger (2 indicyl | 2 hesson)
Player 1 discards Lens Warden of Verdane (2 indicyl and 1 rubel and 1 spectrol, 2 VP; gives 1 verdane)
Player 1 discards Hearth Prefect of Noctane and Aurane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 noctane and 1 aurane)
Player 1 earns Chancery Moon (1 verdane and 1 aurane, 8 VP; +8 for every stored influence)
You store Rubel Exchanger (2 indicyl | 2 hesson) beneath Chancery Moon (1 verdane and 1 aurane, 8 VP; +8 for every stored influence)
Player 2 spends a Hesson token
Player 2 spends a Hesson token
Player 2 discards Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 converts 3 hesson into 1 spectrol
Player 2 discards Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 2 spends a Hesson token
Player 2 spends a Spessart token
Player 2 spends a Kyan token
Player 2 trades for Coal Warden of Verdane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 verdane)
Player 2 converts 1 spectrol into 3 hesson
Player 2 spends a Hesson token
Player 2 spends a Hesson token
Player 2 converts 3 hesson into 1 spectrol
Player 2 converts 1 spectrol into 3 hesson
Player 2 puts 1 Hesson on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Hesson on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 2 puts 1 Hesson on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 2 puts 1 Hesson on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 2 puts 1 Hesson on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 2 stores Coal Warden of Verdane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 verdane) beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 3 spends a Indicyl token
Player 3 spends a Kyan token
Player 3 converts 1 indicyl and 1 kyan into 1 hesson and 1 kyan
Player 3 takes Spessart Cargo Rig (hand limit +1)
Player 3 takes Hesson Cargo Rig (hand limit +1)
Player 3 passes
Player 3 converts 1 hesson and 1 kyan into 1 indicyl and 1 kyan
Player 3 puts 1 Indicyl on Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 3 puts 1 Kyan on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 4 harvests Indicyl Conduit (3 hesson | 3 indicyl)
Player 4 gains 1 Indicyl
Player 4 discards Rubel Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 4 spends a Kyan token
Player 4 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 4 puts 1 Hesson on Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 4 puts 1 Spessart on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 1 takes Indicyl Conduit (3 hesson | 3 indicyl)
Player 1 takes Indicyl Kiln (2 hesson | 1 kyan)
Player 1 discards Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 discards Rubel Inverter (2 rubel | 2 kyan)
Player 1 discards Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 spends a Spessart token
Player 1 trades for Glass Envoy of Verdane (1 indicyl and 2 rubel and 1 spessart, 3 VP; gives 1 verdane)
You store Indicyl Conduit (3 hesson | 3 indicyl) beneath Chancery Moon (1 verdane and 1 aurane, 8 VP; +8 for every stored influence)
Player 2 takes Kyan Conduit (3 hesson | 3 indicyl)
Player 2 takes Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 passes
Player 3 takes Hesson Smelter (3 hesson | 1 spectrol)
Player 3 spends a Indicyl token
Player 3 discards Spessart Cargo Rig (hand limit +1)
Player 3 converts 1 indicyl and 1 spessart into 2 rubel
Player 3 draws a card
Player 3 passes
Player 3 converts 1 rubel into 1 kyan
Player 3 converts 1 rubel into 1 kyan
Player 3 puts 1 Kyan on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Kyan on Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 4 takes Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 4 takes Kyan Kiln (2 hesson | 1 kyan)
Player 4 passes
Player 1 takes Hesson Dissolver (1 kyan | 2 indicyl)
Player 1 takes Rubel Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 upgrades with Hesson Dissolver (1 kyan | 2 indicyl)
Player 1 spends a Kyan token
Player 1 converts 1 kyan into 2 indicyl
Player 1 spends a Indicyl token
Player 1 spends a Indicyl token
Player 1 converts 2 indicyl into 1 kyan
Player 1 puts 1 Indicyl on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Indicyl on Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 1 puts 1 Kyan on Dockside Scribe of Aurane (1 indicyl and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 aurane)
Player 1 stores Hesson Dissolver (1 kyan | 2 indicyl) beneath Chancery Moon (1 verdane and 1 aurane, 8 VP; +8 for every stored influence)
Player 2 takes Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 discards Pale Listener of Aurane (2 indicyl and 1 rubel and 1 kyan, 1 VP; gives 1 aurane)
Player 2 earns Rust Orchard (1 aurane, 4 VP; +1 for every hesson in a chain)
Player 3 discards Hesson Cargo Rig (hand limit +1)
Player 3 spends a Hesson token
Player 3 converts 2 hesson into 1 kyan
Player 3 discards Gallery Intendant of Verdane and Noctane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 verdane and 1 noctane)
Player 3 discards Mist Steward of Aurane (3 indicyl and 1 spectrol, 1 VP; gives 1 aurane)
Player 3 earns Garnet Stair (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spessart in a chain)
Player 3 puts 1 Kyan on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 4 takes Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 4 takes Indicyl Smelter (3 hesson | 1 spectrol)
Player 4 harvests Indicyl Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 4 gains 1 Indicyl
Player 1 takes Spectrol Cargo Rig (hand limit +1)
Player 1 takes Hesson Inverter (2 rubel | 2 kyan)
Player 1 upgrades with Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
You store Indicyl Dissolver (1 kyan | 2 indicyl) beneath Chancery Moon (1 verdane and 1 aurane, 8 VP; +8 for every stored influence)
Player 2 takes Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 takes Kyan Polarizer (1 spessart | 1 spectrol)
Player 2 harvests Kyan Smelter (3 hesson | 1 spectrol)
Player 2 gains 1 Kyan
Player 2 stores a hand card beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 3 takes Kyan Inverter (2 rubel | 2 kyan)
Player 3 takes Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 3 discards Indicyl Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 3 discards Kyan Inverter (2 rubel | 2 kyan)
Player 3 converts 1 indicyl and 1 kyan into 1 hesson and 1 kyan
Player 3 passes
Player 3 discards Hesson Smelter (3 hesson | 1 spectrol)
Player 3 discards Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 3 converts 2 hesson into 1 kyan
Player 3 converts 1 kyan into 1 rubel
Player 3 spends a Hesson token
Player 3 spends a Hesson token
Player 3 converts 2 hesson into 1 kyan
Player 3 puts 1 Hesson on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 3 puts 1 Rubel on Dockside Scribe of Aurane (1 indicyl and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 aurane)
Player 3 puts 1 Kyan on Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 3 puts 1 Kyan on Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 4 takes Spectrol Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 4 takes Rubel Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 4 passes
Player 4 discards Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
You draw Spessart Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 takes Spectrol Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 passes
Player 2 takes Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 draws a card
Player 2 upgrades with Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 stores a hand card beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 3 takes Spessart Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 takes Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 passes
Player 4 takes Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 4 passes
Player 4 discards Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 takes Indicyl Transmuter (1 rubel | 1 kyan)
Player 1 discards Spectrol Cargo Rig (hand limit +1)
Player 1 converts 1 spectrol into 1 hesson and 1 kyan
You draw Rubel Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 discards Spectrol Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 converts 1 spectrol into 1 hesson and 1 kyan
Player 1 spends a Indicyl token
Player 1 spends a Spessart token
Player 1 discards Indicyl Kiln (2 hesson | 1 kyan)
Player 1 spends a Indicyl token
Player 1 trades for Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 1 discards Hesson Crusher (1 spessart | 3 indicyl)
Player 1 spends a Kyan token
Player 1 converts 1 hesson and 1 kyan into 1 spectrol
Player 1 puts 1 Hesson on Dockside Scribe of Aurane (1 indicyl and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 aurane)
Player 1 puts 1 Hesson on Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 1 puts 1 Spectrol on Dockside Scribe of Aurane (1 indicyl and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 aurane)
Player 2 takes Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 takes Rubel Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 upgrades with Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 discards Rubel Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 discards Rubel Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 converts 2 rubel into 1 indicyl and 1 spessart
Player 2 puts 1 Indicyl on Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 2 puts 1 Spessart on Shard Warden of Noctane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane)
Player 3 discards Spectrol Kiln (2 hesson | 1 kyan)
Player 3 discards Spessart Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 converts 1 spessart into 1 indicyl and 1 kyan
Player 3 discards Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 3 converts 1 hesson and 1 kyan into 1 indicyl and 1 kyan
Player 3 trades for Shard Warden of Noctane (2 indicyl and 1 kyan and 1 spectrol, 2 VP; gives 1 noctane)
Player 3 spends a Spessart token
Player 3 converts 1 spessart into 1 indicyl and 1 kyan
Player 3 puts 1 Indicyl on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 3 puts 1 Kyan on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 4 takes Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 4 takes Spessart Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 4 upgrades with Spectrol Condenser (2 indicyl | 1 rubel)
Player 4 discards Indicyl Smelter (3 hesson | 1 spectrol)
You draw Spessart Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 harvests Rubel Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 gains 1 Rubel
Player 2 discards Kyan Blender (1 indicyl and 1 hesson | 1 rubel)
Player 2 spends a Kyan token
Player 2 converts 2 kyan into 1 hesson and 1 spectrol
Player 2 takes Rubel Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 draws a card
Player 2 spends a Kyan token
Player 2 spends a Kyan token
Player 2 converts 2 kyan into 1 hesson and 1 spectrol
Player 2 passes
Player 2 puts 1 Hesson on Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 2 puts 1 Hesson on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 2 puts 1 Spectrol on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 2 puts 1 Spectrol on Prism Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 noctane)
Player 2 stores a hand card beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 3 passes
Player 4 takes Spessart Condenser (2 indicyl | 1 rubel)
Player 4 takes Spectrol Blender (1 indicyl and 1 hesson | 1 rubel)
Player 4 upgrades with Spessart Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 4 discards Rubel Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 takes Spessart Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 takes Hesson Polarizer (1 spessart | 1 spectrol)
Player 1 passes
You store Hesson Inverter (2 rubel | 2 kyan) beneath Chancery Moon (1 verdane and 1 aurane, 8 VP; +8 for every stored influence)
Player 2 takes Hesson Dissolver (1 kyan | 2 indicyl)
Player 2 draws a card
Player 2 passes
Player 3 passes
Player 4 passes
You draw Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
You draw Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 upgrades with Indicyl Transmuter (1 rubel | 1 kyan)
Player 1 discards Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 draws a card
Player 2 takes Indicyl Crusher (1 spessart | 3 indicyl)
Player 2 upgrades with Hesson Dissolver (1 kyan | 2 indicyl)
Player 2 spends a Kyan token
Player 2 converts 1 kyan into 2 indicyl
Player 2 puts 1 Indicyl on Dockside Scribe of Aurane (1 indicyl and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 aurane)
Player 2 puts 1 Indicyl on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 2 discards Indicyl Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 passes
Player 4 takes Kyan Transmuter (1 rubel | 1 kyan)
Player 4 takes Rubel Smelter (3 hesson | 1 spectrol)
Player 4 passes
Player 4 discards Rubel Smelter (3 hesson | 1 spectrol)
Player 4 converts 1 rubel into 2 indicyl
Player 4 spends a Spectrol token
Player 4 converts 1 spectrol into 1 indicyl and 1 rubel
Player 4 puts 1 Indicyl on Dockside Scribe of Aurane (1 indicyl and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 aurane)
Player 4 puts 1 Indicyl on Dockside Scribe of Aurane (1 indicyl and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 aurane)
Player 4 puts 1 Indicyl on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 4 puts 1 Rubel on Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 4 discards Kyan Transmuter (1 rubel | 1 kyan)
Player 1 takes Spectrol Conduit (3 hesson | 3 indicyl)
Player 1 discards Rubel Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 converts 1 rubel into 1 kyan
Player 1 takes Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 harvests Indicyl Transmuter (1 rubel | 1 kyan)
Player 1 gains 1 Indicyl
Player 1 puts 1 Kyan on Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 1 stores Glass Envoy of Verdane (1 indicyl and 2 rubel and 1 spessart, 3 VP; gives 1 verdane) beneath Chancery Moon (1 verdane and 1 aurane, 8 VP; +8 for every stored influence)
Player 1 discards Spectrol Conduit (3 hesson | 3 indicyl)
Player 2 takes Indicyl Polarizer (1 spessart | 1 spectrol)
Player 2 takes Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 2 harvests Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 2 gains 1 Hesson
Player 2 stores Hesson Dissolver (1 kyan | 2 indicyl) beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 2 discards Indicyl Polarizer (1 spessart | 1 spectrol)
Player 2 discards Spectrol Exchanger (2 indicyl | 2 hesson)
Player 3 takes Rubel Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 3 takes Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 3 harvests Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 3 gains 1 Indicyl
Player 4 takes Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 4 takes Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 4 passes
Player 4 discards Spectrol Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 4 discards Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
You draw Indicyl Inverter (2 rubel | 2 kyan)
Player 1 takes Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 passes
You store Indicyl Inverter (2 rubel | 2 kyan) beneath Chancery Moon (1 verdane and 1 aurane, 8 VP; +8 for every stored influence)
Player 1 discards Spessart Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 takes Kyan Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 2 takes Kyan Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 harvests Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 gains 1 Hesson
Player 2 discards Rubel Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 2 discards Indicyl Crusher (1 spessart | 3 indicyl)
Player 3 takes Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 takes Kyan Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 discards Rubel Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 3 converts 1 rubel into 1 kyan
Player 3 harvests Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 3 gains 1 Kyan
Player 3 spends a Kyan token
Player 3 converts 1 kyan into 1 rubel
Player 3 puts 1 Rubel on Dockside Scribe of Aurane (1 indicyl and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 aurane)
Player 3 puts 1 Kyan on Dockside Scribe of Aurane (1 indicyl and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 aurane)
Player 4 draws a card
Player 4 takes Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 4 upgrades with Rubel Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 4 discards Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 4 discards Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 4 spends a Indicyl token
Player 4 converts 3 indicyl into 2 indicyl and 1 hesson
Player 4 puts 1 Indicyl on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 4 puts 1 Indicyl on Dockside Scribe of Aurane (1 indicyl and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 aurane)
Player 4 puts 1 Hesson on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 1 takes Indicyl Exchanger (2 indicyl | 2 hesson)
Player 1 takes Indicyl Kiln (2 hesson | 1 kyan)
Player 1 passes
Player 1 stores Tallow Envoy of Verdane (1 indicyl and 2 kyan and 1 spectrol, 3 VP; gives 1 verdane) beneath Chancery Moon (1 verdane and 1 aurane, 8 VP; +8 for every stored influence)
Player 1 discards Indicyl Kiln (2 hesson | 1 kyan)
Player 1 discards Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 2 takes Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 takes Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 passes
Player 2 stores a hand card beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 2 discards Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 3 takes Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 3 takes Hesson Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 discards Kyan Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 3 converts 1 kyan into 2 hesson
Player 3 harvests Hesson Kiln (2 hesson | 1 kyan)
Player 3 gains 1 Hesson
Player 3 puts 1 Hesson on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 3 puts 1 Hesson on Dockside Scribe of Aurane (1 indicyl and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 aurane)
Player 4 takes Rubel Separator (1 spessart | 1 hesson and 1 rubel)
Player 4 takes Spectrol Crusher (1 spessart | 3 indicyl)
Player 4 upgrades with Kyan Kiln (2 hesson | 1 kyan)
Player 4 spends a Indicyl token
Player 4 spends a Indicyl token
Player 4 converts 2 indicyl into 1 rubel
Player 4 puts 1 Rubel on Prism Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 noctane)
Player 1 takes Indicyl Condenser (2 indicyl | 1 rubel)
Player 1 takes Hesson Inverter (2 rubel | 2 kyan)
Player 1 discards Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane)
Player 1 earns Coral Causeway (1 verdane and 1 aurane, 8 VP; +3 for every rubel in a chain)
You store Rubel Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan) beneath Chancery Moon (1 verdane and 1 aurane, 8 VP; +8 for every stored influence)
Player 1 discards Spessart Separator (1 spessart | 1 hesson and 1 rubel)
Player 2 passes
Player 2 stores a hand card beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 3 takes Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 draws a card
Player 3 passes
Player 3 discards Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 3 converts 1 kyan into 1 rubel
Player 3 puts 1 Rubel on Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 4 takes Rubel Transmuter (1 rubel | 1 kyan)
Player 4 draws a card
Player 4 passes
Player 4 discards Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 4 spends a Indicyl token
Player 4 spends a Indicyl token
Player 4 converts 2 indicyl and 1 hesson into 3 indicyl
Player 4 puts 1 Indicyl on Prism Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 noctane)
Player 4 puts 1 Indicyl on Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 4 puts 1 Indicyl on Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 4 discards Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 takes Kyan Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 takes Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 discards Hesson Polarizer (1 spessart | 1 spectrol)
Player 1 discards Rubel Exchanger (2 indicyl | 2 hesson)
Player 1 spends a Hesson token
Player 1 spends a Spessart token
Player 1 trades for Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 2 upgrades with Indicyl Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 2 stores a hand card beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 3 takes Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 3 draws a card
Player 3 upgrades with Hesson Kiln (2 hesson | 1 kyan)
Player 3 discards Rubel Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 3 converts 1 rubel into 1 kyan
Player 3 puts 1 Kyan on Dockside Scribe of Aurane (1 indicyl and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 aurane)
Player 4 takes Hesson Condenser (2 indicyl | 1 rubel)
Player 4 upgrades with Spectrol Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 takes Spectrol Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 takes Spessart Conduit (3 hesson | 3 indicyl)
Player 1 discards Ash Warden of Verdane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 verdane)
Player 1 earns Kindling Camp (1 verdane, 4 VP; +1 for every hesson in a chain)
This is the final round: a player has three Landmarks
Player 1 discards Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 discards Indicyl Exchanger (2 indicyl | 2 hesson)
Player 2 takes Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 2 takes Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 2 passes
Player 3 takes Rubel Inverter (2 rubel | 2 kyan)
Player 3 discards Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 3 converts 1 kyan into 1 rubel
Player 3 takes Kyan Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 3 discards Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 3 discards Kyan Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 3 converts 1 hesson and 1 kyan into 1 indicyl and 1 rubel
Player 3 passes
Player 3 puts 1 Indicyl on Dockside Scribe of Aurane (1 indicyl and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 aurane)
Player 3 puts 1 Rubel on Dockside Scribe of Aurane (1 indicyl and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 aurane)
Player 3 puts 1 Rubel on Prism Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 noctane)
Player 4 takes Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 4 discards Spectrol Blender (1 indicyl and 1 hesson | 1 rubel)
Player 4 converts 1 spectrol into 1 indicyl and 1 rubel
Player 4 takes Hesson Splitter (1 kyan | 1 indicyl and 1 hesson)
Player 4 upgrades with Spectrol Crusher (1 spessart | 3 indicyl)
Player 4 discards Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 4 converts 1 kyan into 2 hesson
Player 4 puts 1 Indicyl on Prism Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 noctane)
Player 4 puts 1 Hesson on Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 4 puts 1 Hesson on Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
Player 4 puts 1 Rubel on Coal Warden of Noctane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 noctane)
The game is over
