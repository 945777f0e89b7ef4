Player 1 goes first
The rival gains 1 crystal and 1 organic and 1 tech
Cavern 1 turns out to be Ironroot Vault
Cavern 2 turns out to be Shardfall Hollow
Player 1 deploys to research B
Player 1 scraps Automation / Industry / Mole
Player 1 gains 1 crystal and 1 organic
Player 1 places the tile card at custom 1 below
The rival follows Wakeup Protocol / Stronghold / Crab
The rival deploys to research A
The rival takes the tile tech
The rival gains 1 tech
Player 1 deploys to laboratory L
Player 1 scraps Overclock / Community / Turtle
Player 1 gains 1 crystal and 1 tech
Player 1 places the tile card at fabricate above
The rival follows Prototype / Reserves / Shark
The rival deploys to laboratory B
The rival takes the tile organic and tech
The rival gains 1 organic and 1 tech
The rival awakens 1 in R&D
The rival takes on a secret mission
The rival builds the upgrade Automation
Player 1 recalls
Player 1 scraps Advance Warning / Memorial / Spider
Player 1 gains 1 organic and 1 tech
Player 1 loots Engineering
Player 1 gains 1 organic and 1 tech
The rival follows Advance Warning / Memorial / Spider
The rival deploys to engineering A
The rival takes the tile crystal
The rival gains 1 crystal
Player 1 deploys to launch dock
Player 1 scraps a tile
The rival follows Wakeup Protocol / Stronghold / Crab
The rival deploys to research M
The rival takes the tile tech and crystal
The rival gains 1 crystal and 1 tech
The rival awakens 1 in Engineering
The rival gains 3 energy
Player 1 deploys to dispatch B
Player 1 scraps a tile
You draw Advance Warning / Memorial / Spider
The rival follows Supercharge / Power Bank / Moth
The rival deploys to engineering B
The rival takes the tile crystal
The rival gains 1 crystal
Player 1 scraps Advance Warning / Memorial / Spider
Player 1 gains 1 organic and 1 tech
Player 1 deploys to dispatch L
Player 1 pays 2 organic
Player 1 awakens 1 in Dispatch
Player 1 awakens 1 in Dispatch
The rival recalls
The rival sends a pod to salvage tech
The rival gains 1 tech
The rival loots R&D
The rival takes on a secret mission
Sabotage destroys chamber 1 of Engineering
Player 1 recalls
Player 1 loots Dispatch
Player 1 gains 2 tech
The rival follows Imaging / Expansion / Rhino
The rival deploys to dispatch A
The rival gains 1 nanite
The rival awakens 1 in Dispatch
Player 1 deploys to engineering B
Player 1 places the tile crystal and tech at custom 2 below
Player 1 scraps a tile
Player 1 gains 1 crystal and 1 tech
The rival follows Imaging / Expansion / Rhino
The rival deploys to dispatch L
The rival gains 1 nanite
The rival awakens 1 in Dispatch
The rival scouts Cavern 4
Cavern 4 turns out to be Rime Gallery
The rival settles 1 in Ironroot Vault
The rival settles 1 in Shardfall Hollow
Player 1 deploys to research R
Player 1 places the tile tech at compute above
The rival follows Interfacing / Plunder / Ram
The rival deploys to dispatch B
The rival gains 1 nanite
The rival awakens 1 in Dispatch
Player 1 deploys to laboratory A
The rival recalls
The rival sends a pod to salvage organic
The rival gains 1 organic and 1 tech
The rival loots R&D
The rival takes on a secret mission
The rival awakens 1 in Laboratory
The rival awakens 2 in Dispatch
Player 1 scraps a tile
Player 1 gains 1 tech
Player 1 recalls
Player 1 loots Laboratory
Player 1 gains 1 nanite
The rival follows Interfacing / Plunder / Ram
The rival deploys to dispatch B
The rival gains 1 nanite
The rival awakens 1 in Dispatch
The rival gains 1 crystal and 1 organic and 1 tech
The rival awakens 1 in R&D
The rival takes on a secret mission
The rival builds the upgrade Wakeup Protocol
Player 1 deploys to engineering A
The rival follows Prototype / Reserves / Shark
The rival deploys to laboratory B
The rival takes the tile organic and tech
The rival gains 1 organic and 1 tech
Player 1 deploys to dispatch L
The rival follows Prototype / Reserves / Shark
The rival deploys to laboratory A
The rival takes the tile nanite
The rival gains 1 nanite
Player 1 deploys to research M
Player 1 pays 1 nanite
Player 1 awakens 1 in R&D
The rival follows Interfacing / Plunder / Ram
The rival deploys to dispatch A
The rival gains 1 nanite
Player 1 recalls
Sabotage destroys chamber 1 of R&D
The rival follows Automation / Industry / Mole
The rival deploys to research B
The rival takes the tile tech and crystal
The rival gains 1 crystal and 1 tech
Player 1 deploys to engineering B
Player 1 pays 3 crystal
Player 1 gains 1 energy
Player 1 gains 1 energy
Player 1 gains 1 energy
The rival recalls
The rival sends a pod to salvage crystal
The rival gains 1 crystal and 1 organic and 1 tech
The rival loots Dispatch
The rival gains 2 crystal
The rival loots R&D
The rival gains 1 nanite and 1 energy
The rival awakens 1 in Engineering
The rival gains 3 energy
The rival scouts Cavern 7
Cavern 7 turns out to be Machine Tomb
The rival settles 2 in Shardfall Hollow
The rival settles 2 in Rime Gallery
Player 1 deploys to engineering A
Player 1 places the tile crystal and organic at compute above
The rival recalls
The rival gains 1 crystal and 1 organic and 1 tech
The rival loots Dispatch
The rival gains 1 nanite
The rival takes on a secret mission
The rival awakens 1 in Laboratory
The rival awakens 1 in Laboratory
The rival awakens 1 in R&D
The rival takes on a secret mission
The rival builds a Turtle
The rival gains 1 crystal and 1 organic and 1 tech
Player 1 deploys to launch dock
Player 1 scraps a tile
Player 1 gains 1 crystal and 1 organic
The rival recalls
The rival gains 1 crystal and 1 organic and 1 tech
The rival loots R&D
The rival takes on a secret mission
The discard pile is shuffled into a new deck
The rival takes on a secret mission
Player 1 recalls
Sabotage destroys chamber 1 of Laboratory
The rival follows Wakeup Protocol / Stronghold / Crab
The rival deploys to research A
The rival takes the tile nanite
The rival gains 1 nanite
Player 1 deploys to dispatch B
Player 1 sends a pod to salvage crystal
The rival follows Automation / Industry / Mole
The rival deploys to research B
The rival takes the tile card
The rival takes on a secret mission
Player 1 deploys to laboratory B
The rival follows Interfacing / Plunder / Ram
The rival deploys to dispatch L
The rival gains 1 nanite
Player 1 deploys to research R
The rival follows Supercharge / Power Bank / Moth
The rival deploys to engineering B
The rival takes the tile crystal and organic
The rival gains 1 crystal and 1 organic
The rival awakens 1 in Engineering
The rival gains 3 energy
The rival scouts Cavern 11
Cavern 11 turns out to be Verdant Basin
The rival settles 2 in Machine Tomb
The rival settles 1 in Verdant Basin
Player 1 recalls
Player 1 gains 1 crystal
Sabotage destroys chamber 2 of Engineering
The rival follows Wakeup Protocol / Stronghold / Crab
The rival deploys to research M
The rival gains 1 tech
Player 1 deploys to laboratory A
Player 1 places the tile organic at custom 2 above
Player 1 scraps a tile
Player 1 gains 1 organic
The rival recalls
The rival gains 1 crystal and 1 organic and 1 tech
The rival loots Laboratory
The rival gains 2 nanite
The rival loots R&D
The rival gains 2 energy
The rival takes on a secret mission
The rival builds a Ram
The rival gains 1 crystal and 1 organic and 1 tech
Player 1 deploys to dispatch L
Player 1 sends a pod to salvage tech
The rival follows Supercharge / Power Bank / Moth
The rival deploys to engineering B
The rival takes the tile crystal and organic
The rival gains 1 crystal and 1 organic
Player 1 deploys to research M
Player 1 pays 2 tech
Player 1 announces 2 draws
You draw Prototype / Reserves / Shark
Player 1 scraps Prototype / Reserves / Shark
Player 1 gains 1 organic and 1 tech
You draw Interfacing / Plunder / Ram
The rival follows Prototype / Reserves / Shark
The rival deploys to laboratory B
The rival takes the tile organic and crystal
The rival gains 1 crystal and 1 organic
The rival gains 3 energy
Player 1 scraps Interfacing / Plunder / Ram
Player 1 gains 1 crystal and 1 tech
Player 1 recalls
Player 1 gains 1 crystal and 1 tech
Sabotage destroys chamber 3 of Engineering
The rival follows Advance Warning / Memorial / Spider
The rival deploys to engineering A
The rival takes the tile crystal and tech
The rival gains 1 crystal and 1 tech
Player 1 deploys to research M
Player 1 gains 1 tech
The rival recalls
The rival gains 1 crystal and 1 organic and 1 tech
The rival sees the sun set: the game ends after this turn
The game is over
