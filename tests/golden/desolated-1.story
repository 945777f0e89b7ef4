Player 1 was the first player
Player 1 took Hesson Crusher
Player 1 took Indicyl Accelerator
Player 1 passed
Player 1 passed
Garnet Stair left the Landmark row and was destroyed
Indicyl Dissolver was revealed
Hesson Fractionator was revealed
Bulk Castellan of Verdane and Noctane was discarded: its cost has the material of Hesson Fractionator
Player 1 took Hesson Fractionator
Indicyl Crossfeed was discarded: it has the material of Indicyl Dissolver
Indicyl Dissolver was discarded: it has the material of Indicyl Dissolver
Player 1 took Indicyl Dissolver
Player 1 took Spessart Crusher
Player 1 took Kyan Fractionator
Player 1 passed
Player 1 upgraded with Hesson Crusher
Player 1 discarded Spessart Crusher
Player 1 converted 1 spessart into 3 indicyl
Player 1 put 1 Indicyl on Woven Legate of Verdane and Aurane
Player 1 put 1 Indicyl on Prism Prefect of Verdane and Noctane
Player 1 put 1 Indicyl on Woven Legate of Verdane and Aurane
Rust Orchard left the Landmark row and was destroyed
Player 1 discarded Indicyl Dissolver
Hesson Condenser was revealed
Indicyl Crystallizer was revealed
Ash Warden of Aurane was discarded: its cost has the material of Hesson Condenser
Player 1 took Hesson Condenser
Indicyl Cargo Rig was discarded: it has the material of Indicyl Crystallizer
Player 1 took Indicyl Crystallizer
Player 1 upgraded with Kyan Fractionator
Player 1 harvested Hesson Crusher
Player 1 gained 1 Hesson from Hesson Crusher
Player 1 discarded Hesson Smelter
Player 1 discarded Kyan Conduit
Player 1 converted 1 hesson and 1 kyan into 1 spectrol
Player 1 put 1 Spectrol on Prism Prefect of Verdane and Noctane
Chancery Moon left the Landmark row and was destroyed
Hesson Condenser was revealed
Indicyl Crystallizer was revealed
Player 1 took Hesson Condenser
Player 1 took Indicyl Crystallizer
Player 1 took Hesson Dissolver
You drew Indicyl Transmuter
Player 1 harvested Kyan Fractionator
Player 1 gained 1 Kyan from Kyan Fractionator
Player 1 passed
Brickfield left the Landmark row and was destroyed
Player 1 discarded Hesson Fractionator
Player 1 discarded Indicyl Transmuter
Player 1 discarded Hesson Condenser
Indicyl Crossfeed was revealed
Spectrol Dissolver was revealed
Prism Prefect of Verdane and Noctane was discarded: its cost has the material of Spectrol Dissolver
Player 1 took Spectrol Dissolver
Player 1 took Indicyl Crossfeed
Player 1 took Hesson Polarizer
Player 1 passed
Player 1 upgraded with Hesson Dissolver
Player 1 discarded Indicyl Accelerator
Player 1 discarded Indicyl Crystallizer
Player 1 converted 2 indicyl into 1 kyan
Player 1 put 1 Kyan on Woven Legate of Verdane and Noctane
Cobalt Reservoir left the Landmark row and was destroyed
Indicyl Condenser was revealed
Indicyl Blender was revealed
Woven Legate of Verdane and Noctane was discarded: its cost has the material of Indicyl Blender
Depth Prefect of Verdane and Aurane was discarded: its cost has the material of Indicyl Blender
Woven Legate of Verdane and Aurane was discarded: its cost has the material of Indicyl Blender
Player 1 took Indicyl Blender
Player 1 took Indicyl Condenser
Player 1 took Kyan Crusher
Player 1 took Kyan Forge
Player 1 passed
Player 1 passed
Ballast Yard left the Landmark row and was destroyed
Player 1 discarded Indicyl Crossfeed
Player 1 discarded Indicyl Crystallizer
Player 1 discarded Hesson Condenser
Player 1 discarded Kyan Polarizer
Hesson Separator was revealed
Kyan Shunt was revealed
Third Archon of Verdane and Noctane and Aurane was discarded: its cost has the material of Kyan Shunt
Player 1 took Kyan Shunt
Hesson Conduit was discarded: it has the material of Hesson Separator
Player 1 took Hesson Separator
Player 1 discarded Hesson Polarizer
Player 1 spent 1 Hesson token
Player 1 discarded Rubel Crystallizer
Player 1 discarded Spectrol Dissolver
Player 1 traded for Flare Warden of Verdane
Player 1 passed
Player 1 discarded Indicyl Blender
Player 1 discarded Indicyl Condenser
Player 1 converted 2 indicyl into 1 kyan
Player 1 discarded Kyan Shunt
Player 1 converted 1 kyan into 2 indicyl
Player 1 converted 1 kyan into 2 indicyl
Player 1 put 1 Indicyl on Paired Herald of Verdane
Player 1 put 1 Indicyl on Glass Envoy of Verdane
Player 1 put 1 Indicyl on Paired Herald of Verdane
Player 1 put 1 Indicyl on Glass Envoy of Verdane
Cistern Row left the Landmark row and was destroyed
Kyan Separator was revealed
Kyan Exchanger was revealed
Basalt Broker of Noctane and Aurane was discarded: its cost has the material of Kyan Exchanger
Player 1 took Kyan Exchanger
Kyan Decelerator was discarded: it has the material of Kyan Separator
Player 1 took Kyan Separator
Player 1 took Rubel Exchanger
Player 1 took Spectrol Refinery
Player 1 upgraded with Rubel Exchanger
Player 1 passed
Stillwater Spire left the Landmark row and was destroyed
Kyan Accelerator was revealed
Kyan Decelerator was revealed
Player 1 took Kyan Accelerator
Player 1 took Kyan Decelerator
Player 1 took Hesson Crystallizer
Player 1 took Rubel Blender
Player 1 passed
Player 1 passed
Player 1 discarded Hesson Separator
Player 1 discarded Hesson Crystallizer
Player 1 converted 2 hesson into 2 indicyl
Player 1 discarded Kyan Exchanger
Player 1 converted 1 kyan into 2 indicyl
Player 1 converted 2 indicyl into 1 kyan
Player 1 converted 2 indicyl into 2 hesson
Player 1 discarded Kyan Separator
Player 1 converted 1 kyan into 2 indicyl
Player 1 put 1 Indicyl on Glass Envoy of Verdane
Player 1 put 1 Indicyl on Glass Envoy of Verdane
Player 1 put 1 Hesson on Glass Envoy of Noctane
Player 1 put 1 Hesson on Paired Herald of Verdane
Player 1 put 1 Kyan on Glass Envoy of Verdane
Overgrown Relay left the Landmark row and was destroyed
The game was over
