Player 1 starts
Player 1 takes Hesson Crusher (1 spessart | 3 indicyl)
Player 1 takes Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 passes
Player 1 passes
Garnet Stair (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spessart in a chain) is destroyed
Indicyl Dissolver (1 kyan | 2 indicyl) is revealed
Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan) is revealed
Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane) is discarded
Player 1 takes Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel) is discarded
Indicyl Dissolver (1 kyan | 2 indicyl) is discarded
Player 1 takes Indicyl Dissolver (1 kyan | 2 indicyl)
Player 1 takes Spessart Crusher (1 spessart | 3 indicyl)
Player 1 takes Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 passes
Player 1 upgrades with Hesson Crusher (1 spessart | 3 indicyl)
Player 1 discards Spessart Crusher (1 spessart | 3 indicyl)
Player 1 converts 1 spessart into 3 indicyl
Player 1 puts 1 Indicyl on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Player 1 puts 1 Indicyl on Prism Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 noctane)
Player 1 puts 1 Indicyl on Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane)
Rust Orchard (1 aurane, 4 VP; +1 for every hesson in a chain) is destroyed
Player 1 discards Indicyl Dissolver (1 kyan | 2 indicyl)
Hesson Condenser (2 indicyl | 1 rubel) is revealed
Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol) is revealed
Ash Warden of Aurane (2 hesson and 1 rubel and 1 spessart, 2 VP; gives 1 aurane) is discarded
Player 1 takes Hesson Condenser (2 indicyl | 1 rubel)
Indicyl Cargo Rig (hand limit +1) is discarded
Player 1 takes Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 upgrades with Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 harvests Hesson Crusher (1 spessart | 3 indicyl)
Player 1 gains 1 Hesson
Player 1 discards Hesson Smelter (3 hesson | 1 spectrol)
Player 1 discards Kyan Conduit (3 hesson | 3 indicyl)
Player 1 converts 1 hesson and 1 kyan into 1 spectrol
Player 1 puts 1 Spectrol on Prism Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 noctane)
Chancery Moon (1 verdane and 1 aurane, 8 VP; +8 for every stored influence) is destroyed
Hesson Condenser (2 indicyl | 1 rubel) is revealed
Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol) is revealed
Player 1 takes Hesson Condenser (2 indicyl | 1 rubel)
Player 1 takes Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 takes Hesson Dissolver (1 kyan | 2 indicyl)
You draw Indicyl Transmuter (1 rubel | 1 kyan)
Player 1 harvests Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 gains 1 Kyan
Player 1 passes
Brickfield (1 noctane, 4 VP; +1 for every hesson in a chain) is destroyed
Player 1 discards Hesson Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 discards Indicyl Transmuter (1 rubel | 1 kyan)
Player 1 discards Hesson Condenser (2 indicyl | 1 rubel)
Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel) is revealed
Spectrol Dissolver (1 kyan | 2 indicyl) is revealed
Prism Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 noctane) is discarded
Player 1 takes Spectrol Dissolver (1 kyan | 2 indicyl)
Player 1 takes Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 takes Hesson Polarizer (1 spessart | 1 spectrol)
Player 1 passes
Player 1 upgrades with Hesson Dissolver (1 kyan | 2 indicyl)
Player 1 discards Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 discards Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 converts 2 indicyl into 1 kyan
Player 1 puts 1 Kyan on Woven Legate of Verdane and Noctane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane)
Cobalt Reservoir (1 verdane and 1 aurane, 8 VP; +3 for every kyan in a chain) is destroyed
Indicyl Condenser (2 indicyl | 1 rubel) is revealed
Indicyl Blender (1 indicyl and 1 hesson | 1 rubel) is revealed
Woven Legate of Verdane and Noctane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane) is discarded
Depth Prefect of Verdane and Aurane (3 indicyl and 2 kyan and 1 spessart, 5 VP; gives 1 verdane and 1 aurane) is discarded
Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane) is discarded
Player 1 takes Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 takes Indicyl Condenser (2 indicyl | 1 rubel)
Player 1 takes Kyan Crusher (1 spessart | 3 indicyl)
Player 1 takes Kyan Forge (1 rubel and 1 kyan | 1 hesson and 1 spessart)
Player 1 passes
Player 1 passes
Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material) is destroyed
Player 1 discards Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 discards Indicyl Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 discards Hesson Condenser (2 indicyl | 1 rubel)
Player 1 discards Kyan Polarizer (1 spessart | 1 spectrol)
Hesson Separator (1 spessart | 1 hesson and 1 rubel) is revealed
Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan) is revealed
Third Archon of Verdane and Noctane and Aurane (2 indicyl and 2 hesson and 3 kyan and 1 spessart, 8 VP; gives 1 verdane and 1 noctane and 1 aurane) is discarded
Player 1 takes Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Hesson Conduit (3 hesson | 3 indicyl) is discarded
Player 1 takes Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 discards Hesson Polarizer (1 spessart | 1 spectrol)
Player 1 spends a Hesson token
Player 1 discards Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 discards Spectrol Dissolver (1 kyan | 2 indicyl)
Player 1 trades for Flare Warden of Verdane (2 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 verdane)
Player 1 passes
Player 1 discards Indicyl Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 discards Indicyl Condenser (2 indicyl | 1 rubel)
Player 1 converts 2 indicyl into 1 kyan
Player 1 discards Kyan Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Player 1 converts 1 kyan into 2 indicyl
Player 1 converts 1 kyan into 2 indicyl
Player 1 puts 1 Indicyl on Paired Herald of Verdane (1 indicyl and 1 hesson and 2 rubel, 1 VP; gives 1 verdane)
Player 1 puts 1 Indicyl on Glass Envoy of Verdane (1 indicyl and 2 rubel and 1 spessart, 3 VP; gives 1 verdane)
Player 1 puts 1 Indicyl on Paired Herald of Verdane (1 indicyl and 1 hesson and 2 rubel, 1 VP; gives 1 verdane)
Player 1 puts 1 Indicyl on Glass Envoy of Verdane (1 indicyl and 2 rubel and 1 spessart, 3 VP; gives 1 verdane)
Cistern Row (1 aurane, 4 VP; +1 for every indicyl in a chain) is destroyed
Kyan Separator (1 spessart | 1 hesson and 1 rubel) is revealed
Kyan Exchanger (2 indicyl | 2 hesson) is revealed
Basalt Broker of Noctane and Aurane (3 hesson and 1 rubel and 2 kyan, 4 VP; gives 1 noctane and 1 aurane) is discarded
Player 1 takes Kyan Exchanger (2 indicyl | 2 hesson)
Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan) is discarded
Player 1 takes Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 takes Rubel Exchanger (2 indicyl | 2 hesson)
Player 1 takes Spectrol Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 upgrades with Rubel Exchanger (2 indicyl | 2 hesson)
Player 1 passes
Stillwater Spire (1 noctane and 1 aurane, 8 VP; +3 for every kyan in a chain) is destroyed
Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart) is revealed
Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan) is revealed
Player 1 takes Kyan Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 takes Kyan Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 takes Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 takes Rubel Blender (1 indicyl and 1 hesson | 1 rubel)
Player 1 passes
Player 1 passes
Player 1 discards Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 discards Hesson Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 converts 2 hesson into 2 indicyl
Player 1 discards Kyan Exchanger (2 indicyl | 2 hesson)
Player 1 converts 1 kyan into 2 indicyl
Player 1 converts 2 indicyl into 1 kyan
Player 1 converts 2 indicyl into 2 hesson
Player 1 discards Kyan Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 converts 1 kyan into 2 indicyl
Player 1 puts 1 Indicyl on Glass Envoy of Verdane (1 indicyl and 2 rubel and 1 spessart, 3 VP; gives 1 verdane)
Player 1 puts 1 Indicyl on Glass Envoy of Verdane (1 indicyl and 2 rubel and 1 spessart, 3 VP; gives 1 verdane)
Player 1 puts 1 Hesson on Glass Envoy of Noctane (1 indicyl and 2 rubel and 1 spessart, 3 VP; gives 1 noctane)
Player 1 puts 1 Hesson on Paired Herald of Verdane (1 indicyl and 1 hesson and 2 rubel, 1 VP; gives 1 verdane)
Player 1 puts 1 Kyan on Glass Envoy of Verdane (1 indicyl and 2 rubel and 1 spessart, 3 VP; gives 1 verdane)
Overgrown Relay (1 verdane and 1 noctane, 8 VP; +3 for every kyan in a chain) is destroyed
The game is over
