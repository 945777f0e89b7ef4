Player 1 starts
Player 1 takes Hesson Crusher (1 spessart | 3 indicyl)
Player 1 takes Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 passes
Player 1 passes
Garnet Stair (1 verdane and 1 noctane and 1 aurane, 12 VP; +5 for every spessart in a chain) is destroyed
Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan) is revealed
Indicyl Dissolver (1 kyan | 2 indicyl) is revealed
Woven Legate of Verdane and Noctane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane) is discarded
Prism Prefect of Verdane and Noctane (3 indicyl and 2 kyan and 1 spectrol, 5 VP; gives 1 verdane and 1 noctane) is discarded
Bulk Castellan of Verdane and Noctane (2 indicyl and 2 hesson and 2 kyan and 1 spessart, 6 VP; gives 1 verdane and 1 noctane) is discarded
Woven Legate of Verdane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 aurane) is discarded
Player 1 takes Indicyl Dissolver (1 kyan | 2 indicyl)
Player 1 takes Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 takes Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 takes Indicyl Dissolver (1 kyan | 2 indicyl)
Player 1 upgrades with Hesson Crusher (1 spessart | 3 indicyl)
Player 1 discards Indicyl Accelerator (2 rubel | 1 indicyl and 1 spessart)
Player 1 discards Indicyl Dissolver (1 kyan | 2 indicyl)
Player 1 discards Indicyl Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 converts 3 indicyl into 1 spessart
Player 1 converts 1 spessart into 3 indicyl
Player 1 upgrades with Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 discards Indicyl Dissolver (1 kyan | 2 indicyl)
Player 1 converts 3 indicyl into 1 spessart
Rust Orchard (1 aurane, 4 VP; +1 for every hesson in a chain) is destroyed
Hesson Transmuter (1 rubel | 1 kyan) is revealed
Kyan Fuser (1 indicyl and 1 kyan | 1 spessart) is revealed
Coal Warden of Verdane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 verdane) is discarded
Gilded Assessor of Noctane (1 indicyl and 1 hesson and 1 rubel and 1 spectrol, 2 VP; gives 1 noctane) is discarded
Coal Warden of Aurane (2 hesson and 1 kyan and 1 spessart, 2 VP; gives 1 aurane) is discarded
Player 1 takes Hesson Transmuter (1 rubel | 1 kyan)
Player 1 takes Kyan Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 takes Spectrol Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 takes Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 upgrades with Kyan Polarizer (1 spessart | 1 spectrol)
Player 1 discards Kyan Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 discards Hesson Transmuter (1 rubel | 1 kyan)
Player 1 converts 1 hesson and 1 kyan into 1 spessart
Player 1 discards Hesson Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 discards Kyan Conduit (3 hesson | 3 indicyl)
Player 1 converts 1 hesson and 1 kyan into 1 spessart
Player 1 discards Rubel Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 discards Spectrol Refinery (1 indicyl and 1 spectrol | 1 rubel and 1 kyan)
Player 1 converts 1 spectrol into 1 spessart
Player 1 converts 1 spessart into 3 indicyl
Player 1 converts 1 spessart into 1 hesson and 1 kyan
Player 1 trades for Dockside Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 noctane)
Chancery Moon (1 verdane and 1 aurane, 8 VP; +8 for every stored influence) is destroyed
Kyan Condenser (2 indicyl | 1 rubel) is revealed
Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan) is revealed
Twinned Herald of Verdane (1 indicyl and 1 hesson and 2 kyan, 1 VP; gives 1 verdane) is discarded
Knotted Legate of Verdane and Noctane (2 hesson and 1 rubel and 1 kyan and 1 spessart, 4 VP; gives 1 verdane and 1 noctane) is discarded
Player 1 takes Kyan Condenser (2 indicyl | 1 rubel)
Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson) is discarded
Hesson Accelerator (2 rubel | 1 indicyl and 1 spessart) is discarded
Player 1 takes Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 takes Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
You draw Indicyl Conduit (3 hesson | 3 indicyl)
Player 1 discards Hesson Decelerator (1 hesson and 1 spectrol | 2 kyan)
Player 1 discards Kyan Condenser (2 indicyl | 1 rubel)
Player 1 converts 1 hesson and 1 kyan into 1 spessart
Player 1 passes
Player 1 passes
Player 1 puts 1 Spessart on Glass Envoy of Noctane (1 indicyl and 2 rubel and 1 spessart, 3 VP; gives 1 noctane)
Cobalt Reservoir (1 verdane and 1 aurane, 8 VP; +3 for every kyan in a chain) is destroyed
Hesson Kiln (2 hesson | 1 kyan) is revealed
Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel) is revealed
Hearth Prefect of Verdane and Noctane (3 hesson and 2 rubel and 1 spessart, 5 VP; gives 1 verdane and 1 noctane) is discarded
Player 1 takes Hesson Kiln (2 hesson | 1 kyan)
Player 1 takes Rubel Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 discards Dockside Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spessart, 3 VP; gives 1 noctane)
Player 1 earns Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Player 1 passes
Stillwater Spire (1 noctane and 1 aurane, 8 VP; +3 for every kyan in a chain) is destroyed
Player 1 stores Kyan Polarizer (1 spessart | 1 spectrol) beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Spessart Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan) is revealed
Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart) is revealed
Brine Steward of Aurane (3 indicyl and 1 spessart, 1 VP; gives 1 aurane) is discarded
Glass Envoy of Noctane (1 indicyl and 2 rubel and 1 spessart, 3 VP; gives 1 noctane) is discarded
Player 1 takes Spessart Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan)
Indicyl Cargo Rig (hand limit +1) is discarded
Player 1 takes Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 takes Spessart Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 discards Indicyl Crossfeed (1 indicyl and 1 kyan | 1 hesson and 1 rubel)
Player 1 discards Indicyl Conduit (3 hesson | 3 indicyl)
Player 1 discards Indicyl Fuser (1 indicyl and 1 kyan | 1 spessart)
Player 1 converts 3 indicyl into 1 spessart
Player 1 passes
Player 1 passes
Player 1 discards Spessart Crystallizer (1 indicyl and 1 rubel | 1 spectrol)
Player 1 converts 1 spessart into 3 indicyl
Player 1 converts 1 spessart into 3 indicyl
Player 1 puts 1 Indicyl on Glare Warden of Verdane (2 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 verdane)
Player 1 puts 1 Indicyl on Tallow Envoy of Aurane (1 indicyl and 2 kyan and 1 spectrol, 3 VP; gives 1 aurane)
Player 1 puts 1 Indicyl on Glare Warden of Verdane (2 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 verdane)
Player 1 puts 1 Indicyl on Tallow Envoy of Aurane (1 indicyl and 2 kyan and 1 spectrol, 3 VP; gives 1 aurane)
Player 1 puts 1 Indicyl on Tallow Envoy of Aurane (1 indicyl and 2 kyan and 1 spectrol, 3 VP; gives 1 aurane)
Player 1 puts 1 Indicyl on Glare Warden of Verdane (2 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 verdane)
Brickfield (1 noctane, 4 VP; +1 for every hesson in a chain) is destroyed
You store Hesson Smelter (3 hesson | 1 spectrol) beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
Kyan Polarizer (1 spessart | 1 spectrol) is revealed
Hesson Furnace (1 rubel | 2 hesson) is revealed
Glare Warden of Verdane (2 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 verdane) is discarded
Drift Warden of Noctane (2 indicyl and 1 kyan and 1 spessart, 2 VP; gives 1 noctane) is discarded
Tallow Envoy of Aurane (1 indicyl and 2 kyan and 1 spectrol, 3 VP; gives 1 aurane) is discarded
Bright Legate of Noctane and Aurane (2 indicyl and 1 rubel and 1 kyan and 1 spectrol, 4 VP; gives 1 noctane and 1 aurane) is discarded
Player 1 takes Kyan Polarizer (1 spessart | 1 spectrol)
Hesson Exchanger (2 indicyl | 2 hesson) is discarded
Player 1 takes Hesson Furnace (1 rubel | 2 hesson)
Player 1 takes Spessart Conduit (3 hesson | 3 indicyl)
Player 1 takes Rubel Polarizer (1 spessart | 1 spectrol)
Player 1 harvests Hesson Crusher (1 spessart | 3 indicyl)
Player 1 gains 1 Hesson
Player 1 upgrades with Spessart Conduit (3 hesson | 3 indicyl)
Player 1 spends a Hesson token
Player 1 discards Hesson Kiln (2 hesson | 1 kyan)
Player 1 discards Hesson Furnace (1 rubel | 2 hesson)
Player 1 converts 3 hesson into 3 indicyl
Player 1 converts 3 indicyl into 3 hesson
Cistern Row (1 aurane, 4 VP; +1 for every indicyl in a chain) is destroyed
Spectrol Dissolver (1 kyan | 2 indicyl) is revealed
Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson) is revealed
Veiled Assessor of Verdane (1 indicyl and 1 hesson and 1 kyan and 1 spectrol, 2 VP; gives 1 verdane) is discarded
Dome Intendant of Verdane and Aurane (2 indicyl and 2 hesson and 1 kyan and 1 spectrol, 4 VP; gives 1 verdane and 1 aurane) is discarded
Caldera Broker of Verdane and Aurane (3 hesson and 2 rubel and 1 kyan, 4 VP; gives 1 verdane and 1 aurane) is discarded
Player 1 takes Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 takes Spectrol Dissolver (1 kyan | 2 indicyl)
Player 1 discards Spectrol Dissolver (1 kyan | 2 indicyl)
Player 1 converts 1 spectrol into 3 indicyl
You draw Spectrol Transmuter (1 rubel | 1 kyan)
You draw Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 discards Hesson Separator (1 spessart | 1 hesson and 1 rubel)
Player 1 discards Kyan Polarizer (1 spessart | 1 spectrol)
Player 1 converts 1 hesson and 1 kyan into 1 spectrol
Player 1 passes
Player 1 harvests Kyan Fractionator (1 spectrol | 1 hesson and 1 kyan)
Player 1 gains 1 Kyan
Player 1 converts 3 indicyl into 3 hesson
Player 1 discards Hesson Mixer (3 indicyl | 2 indicyl and 1 hesson)
Player 1 converts 3 hesson into 3 indicyl
Player 1 puts 1 Indicyl on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 1 puts 1 Indicyl on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 1 puts 1 Indicyl on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 1 puts 1 Hesson on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Player 1 puts 1 Spectrol on Rooftop Scribe of Noctane (1 indicyl and 1 rubel and 1 kyan and 1 spectrol, 3 VP; gives 1 noctane)
Overgrown Relay (1 verdane and 1 noctane, 8 VP; +3 for every kyan in a chain) is destroyed
You store Spessart Shunt (1 indicyl and 1 rubel | 1 hesson and 1 kyan) beneath Ballast Yard (1 noctane, 4 VP; +1 for every 2 stored material)
The game is over
