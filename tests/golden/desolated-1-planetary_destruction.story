Player 1 starts
You draw Rubel Inverter (2 rubel | 2 kyan)
Player 1 takes Hesson Dissolver (1 kyan | 2 indicyl)
Player 1 upgrades with Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 upgrades with Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 discards Rubel Inverter (2 rubel | 2 kyan)
Player 1 discards Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 puts 1 Hesson on Cinder Clerk of Noctane (2 hesson and 2 rubel, 1 VP; gives 1 noctane)
Player 1 puts 1 Spessart on Cinder Clerk of Noctane (2 hesson and 2 rubel, 1 VP; gives 1 noctane)
Blushing Mesa (1 noctane and 1 aurane, 8 VP; +3 for every rubel in a chain) is destroyed
Rubel Crusher (1 spessart | 3 indicyl) is revealed
Hesson Blender (1 indicyl and 1 hesson | 1 rubel) is revealed
Fourth Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 kyan and 1 spectrol, 8 VP; gives 1 verdane and 1 noctane and 1 aurane) is discarded
Cinder Clerk of Noctane (2 hesson and 2 rubel, 1 VP; gives 1 noctane) is discarded
Player 1 takes Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Rubel Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan) is discarded
Player 1 takes Rubel Crusher (1 spessart | 3 indicyl)
Player 1 takes Hesson Polarizer (1 spessart | 1 spectrol)
Player 1 takes Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 passes
Player 1 upgrades with Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Split Crust of Noctane and Aurane (2 indicyl and 2 hesson and 3 rubel and 1 spessart; each round noctane or aurane) is destroyed
Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart) is revealed
Kyan Polarizer (1 spessart | 1 spectrol) is revealed
Dockside Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 noctane) is discarded
Rooftop Scribe of Aurane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 aurane) is discarded
Sixth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spectrol, 9 VP; gives 1 verdane and 1 noctane and 1 aurane) is discarded
Player 1 takes Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 takes Kyan Polarizer (1 spessart | 1 spectrol)
Player 1 takes Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 takes Rubel Condenser (2 indicyl | 1 rubel)
Player 1 harvests Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 gains 1 Hesson
Player 1 passes
Hollowed Core of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 2 kyan and 1 spessart; each round noctane or aurane) is destroyed
Player 1 discards Rubel Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 discards Rubel Crusher (1 spessart | 3 indicyl)
Hesson Inverter (2 rubel | 2 kyan) is revealed
Kyan Cargo Rig (hand limit +1) is revealed
Dim Listener of Aurane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 aurane) is discarded
Player 1 takes Kyan Cargo Rig (hand limit +1)
Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan) is discarded
Hesson Fuser (1 indicyl and 1 kyan | 1 spessart) is discarded
Hesson Kiln (2 hesson | 1 kyan) is discarded
Player 1 takes Hesson Inverter (2 rubel | 2 kyan)
Player 1 takes Spectrol Separator (1 spessart | 1 hesson and 1 rubel)
You draw Rubel Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 discards Spectrol Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 converts 1 spectrol into 1 indicyl and 1 rubel
Player 1 harvests Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 gains 1 Indicyl
Player 1 discards Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 discards Rubel Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 discards Kyan Polarizer (1 spessart | 1 spectrol)
Player 1 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 discards Hesson Polarizer (1 spessart | 1 spectrol)
Player 1 converts 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 discards Hesson Inverter (2 rubel | 2 kyan)
Player 1 discards Rubel Condenser (2 indicyl | 1 rubel)
Player 1 discards Hesson Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 spends a Indicyl token
Player 1 discards Hesson Dissolver (1 kyan | 2 indicyl)
Player 1 converts 1 hesson and 1 spessart into 1 rubel and 1 kyan
Player 1 converts 1 rubel and 1 kyan into 1 hesson and 1 spessart
Player 1 earns Broken Dam of Verdane (2 indicyl and 2 hesson and 2 rubel and 1 spessart; each round verdane)
Player 1 puts 1 Hesson on Gallery Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Hesson on Hollow Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 noctane)
Player 1 puts 1 Hesson on Gallery Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Kyan on Gallery Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 verdane and 1 aurane)
Rosewater Falls (1 verdane and 1 noctane, 8 VP; +3 for every rubel in a chain) is destroyed
Kyan Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel) is revealed
Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson) is revealed
Gallery Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spectrol, 4 VP; gives 1 verdane and 1 aurane) is discarded
Flare Warden of Verdane (2 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 verdane) is discarded
Hollow Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 noctane) is discarded
Player 1 takes Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Kyan Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan) is discarded
Player 1 takes Kyan Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 gains Verdane for this turn
Player 1 harvests Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 gains 1 Hesson
Player 1 upgrades with Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Hall of Proxies (1 verdane and 1 noctane, 8 VP; +8 for every stored influence) is destroyed
Kyan Polarizer (1 spessart | 1 spectrol) is revealed
Hesson Furnace (1 rubel | 2 hesson) is revealed
Caldera Broker of Verdane and Aurane (3 hesson and 2 rubel and 1 kyan, 4 VP; gives 1 verdane and 1 aurane) is discarded
Pale Listener of Noctane (2 indicyl and 1 rubel and 1 kyan, 1 VP; gives 1 noctane) is discarded
Dim Listener of Verdane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 verdane) is discarded
Dim Listener of Noctane (2 hesson and 1 rubel and 1 kyan, 1 VP; gives 1 noctane) is discarded
Player 1 takes Kyan Polarizer (1 spessart | 1 spectrol)
Hesson Exchanger (2 indicyl | 2 hesson) is discarded
Player 1 takes Hesson Furnace (1 rubel | 2 hesson)
Player 1 gains Verdane for this turn
Player 1 takes Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 upgrades with Kyan Polarizer (1 spessart | 1 spectrol)
Player 1 passes
Rust Orchard (1 aurane, 4 VP; +1 for every hesson in a chain) is destroyed
Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart) is revealed
Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson) is revealed
Quarry Intendant of Noctane and Aurane (2 indicyl and 2 hesson and 1 rubel and 1 spessart, 4 VP; gives 1 noctane and 1 aurane) is discarded
Fifth Archon of Verdane and Noctane and Aurane (3 indicyl and 2 rubel and 2 kyan and 1 spessart, 9 VP; gives 1 verdane and 1 noctane and 1 aurane) is discarded
Player 1 takes Indicyl Splitter (1 kyan | 1 indicyl and 1 hesson)
Indicyl Furnace (1 rubel | 2 hesson) is discarded
Indicyl Condenser (2 indicyl | 1 rubel) is discarded
Player 1 takes Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 gains Verdane for this turn
You draw Hesson Conduit (3 hesson | 3 indicyl)
Player 1 takes Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 harvests Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 gains 1 Hesson
Player 1 harvests Kyan Polarizer (1 spessart | 1 spectrol)
Player 1 gains 1 Kyan
Overgrown Relay (1 verdane and 1 noctane, 8 VP; +3 for every kyan in a chain) is destroyed
Player 1 discards Hesson Furnace (1 rubel | 2 hesson)
Player 1 discards Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol) is revealed
Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart) is revealed
Cellar Scribe of Verdane (1 hesson and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 verdane) is discarded
Flare Warden of Noctane (2 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 noctane) is discarded
Level Magistrate of Verdane and Noctane (2 indicyl and 2 hesson and 2 rubel and 1 spectrol, 6 VP; gives 1 verdane and 1 noctane) is discarded
Player 1 takes Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Rubel Transmuter (1 rubel | 1 kyan) is discarded
Player 1 takes Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 gains Verdane for this turn
You draw Indicyl Conduit (3 hesson | 3 indicyl)
You draw Indicyl Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 passes
Player 1 passes
Cracked Moon of Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spectrol; each round noctane) is destroyed
Player 1 discards Indicyl Conduit (3 hesson | 3 indicyl)
Player 1 discards Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 discards Hesson Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 discards Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
The game is over
