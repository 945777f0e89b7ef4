Player 1 goes first
The rival gains 1 crystal
Cavern 1 turns out to be Glimmer Grotto
Cavern 2 turns out to be Echo Cell
Player 1 deploys to research A
Player 1 places the tile tech or crystal at custom 2 above
Player 1 scraps Advance Warning / Memorial / Spider
Player 1 gains 1 organic and 1 tech
The rival follows Imaging / Expansion / Rhino
The rival deploys to engineering A
The rival takes the tile card
The rival takes on a secret mission
Player 1 deploys to dispatch A
Player 1 scraps Supercharge / Power Bank / Moth
Player 1 gains 1 energy
Player 1 pays 2 organic
Player 1 awakens 2 in Dispatch
The rival follows Wakeup Protocol / Stronghold / Crab
The rival deploys to research B
The rival takes the tile tech or organic
The rival gains 1 tech
Player 1 scraps a tile
Player 1 gains 1 tech
Player 1 deploys to laboratory B
Player 1 places the tile organic at fabricate above
The rival recalls
The rival loots R&D
The rival gains 1 organic and 1 tech
Player 1 recalls
Player 1 loots Engineering
Player 1 scraps a tile
Player 1 gains 1 organic
The rival follows Overclock / Community / Turtle
The rival deploys to dispatch A
The rival gains 1 nanite
The rival awakens 1 in Dispatch
Player 1 scraps Prototype / Reserves / Shark
Player 1 gains 1 organic and 1 tech
Player 1 deploys to research B
Player 1 pays 2 organic
Player 1 awakens 1 in R&D
Player 1 awakens 1 in R&D
The rival follows Interfacing / Plunder / Ram
The rival deploys to engineering B
The rival takes the tile crystal and tech
The rival gains 1 crystal and 1 tech
The rival awakens 1 in R&D
The rival takes on a secret mission
The rival builds the upgrade Wakeup Protocol
Player 1 deploys to engineering A
Player 1 uses the tile crystal or tech
Player 1 gains 1 crystal
The rival follows Wakeup Protocol / Stronghold / Crab
The rival deploys to research A
The rival takes the tile card
The rival takes on a secret mission
Player 1 deploys to dispatch R
The rival recalls
The rival sends a pod to salvage organic
The rival gains 1 organic
Sabotage destroys chamber 1 of R&D
Player 1 recalls
Sabotage destroys chamber 1 of Laboratory
The rival follows Prototype / Reserves / Shark
The rival deploys to research B
The rival takes the tile card
The rival takes on a secret mission
Player 1 deploys to engineering A
Player 1 pays 2 crystal
Player 1 gains 1 energy
Player 1 gains 1 energy
The rival follows Automation / Industry / Mole
The rival deploys to dispatch B
The rival gains 1 nanite
The rival awakens 1 in Dispatch
Player 1 deploys to research A
Player 1 places the tile tech and crystal at custom 2 above
The rival recalls
The rival sends a pod to salvage crystal
The rival gains 1 crystal and 1 organic
The rival loots R&D
The rival takes on a secret mission
The rival awakens 1 in Engineering
The rival gains 3 energy
The rival awakens 1 in Laboratory
The rival awakens 2 in Dispatch
The rival scouts Cavern 4
Cavern 4 turns out to be Rime Gallery
The rival settles 2 in Glimmer Grotto
The rival settles 2 in Echo Cell
Player 1 recalls
Sabotage destroys chamber 1 of Dispatch
Player 1 scraps a tile
Player 1 gains 1 crystal and 1 tech
The rival follows Interfacing / Plunder / Ram
The rival deploys to engineering B
The rival takes the tile crystal
The rival gains 1 crystal
Player 1 deploys to research B
The rival follows Automation / Industry / Mole
The rival deploys to dispatch B
The rival gains 1 nanite
The rival awakens 1 in Dispatch
Player 1 deploys to laboratory R
The rival follows Supercharge / Power Bank / Moth
The rival deploys to laboratory B
The rival takes the tile card
The rival takes on a secret mission
Player 1 deploys to dispatch L
The rival follows Advance Warning / Memorial / Spider
The rival deploys to laboratory A
The rival takes the tile organic and tech
The rival gains 1 organic and 1 tech
Player 1 recalls
Player 1 loots Engineering
Player 1 gains 2 organic
The rival follows Prototype / Reserves / Shark
The rival deploys to research B
The rival takes the tile tech or organic
The rival gains 1 organic
Player 1 deploys to dispatch R
Player 1 pays 1 tech and 1 energy
Player 1 scouts Cavern 8
Cavern 8 turns out to be Shardfall Hollow
The rival recalls
The rival sends a pod to salvage tech
The rival gains 1 crystal and 1 organic and 1 tech
The rival loots Dispatch
The rival gains 1 nanite
The rival loots Laboratory
The rival gains 2 tech
The rival awakens 1 in R&D
The rival takes on a secret mission
The discard pile is shuffled into a new deck
The rival builds the upgrade Prototype
The rival awakens 1 in Dispatch
The rival gains 1 crystal and 1 organic and 1 tech
The rival awakens 1 in Laboratory
The rival awakens 1 in Engineering
The rival awakens 1 in Engineering
Player 1 deploys to laboratory B
Player 1 places the tile organic and crystal at custom 2 above
The rival follows Imaging / Expansion / Rhino
The rival deploys to engineering A
The rival takes the tile crystal and tech
The rival gains 1 crystal and 1 tech
The rival gains 3 energy
The rival scouts Cavern 11
Cavern 11 turns out to be Steam Lake
The rival settles 2 in Shardfall Hollow
The rival settles 2 in Steam Lake
Player 1 deploys to laboratory A
Player 1 places the tile organic and crystal at charge above
Player 1 scraps a tile
Player 1 gains 1 crystal and 1 organic
The rival follows Overclock / Community / Turtle
The rival deploys to dispatch A
The rival gains 1 nanite
Player 1 scraps a tile
Player 1 gains 1 crystal and 1 organic
Player 1 recalls
Sabotage destroys chamber 1 of Engineering
The rival follows Interfacing / Plunder / Ram
The rival deploys to engineering B
The rival takes the tile crystal or organic
The rival gains 1 organic
Player 1 deploys to dispatch B
Player 1 pays 2 organic
Player 1 awakens 2 in Dispatch
The rival follows Overclock / Community / Turtle
The rival deploys to dispatch L
The rival gains 1 nanite
Player 1 recalls
Sabotage destroys chamber 2 of R&D
The rival follows Automation / Industry / Mole
The rival deploys to dispatch B
The rival gains 1 nanite
Player 1 deploys to laboratory A
Player 1 places the tile organic and tech at compute above
The rival recalls
The rival gains 1 crystal and 1 organic and 1 tech
The rival loots Engineering
The rival takes on a secret mission
The rival takes on a secret mission
The rival loots Laboratory
The rival gains 2 nanite
The rival gains 1 crystal and 1 organic and 1 tech
The rival awakens 1 in R&D
The rival takes on a secret mission
The rival builds a Ram
Player 1 deploys to engineering L
The rival follows Overclock / Community / Turtle
The rival deploys to dispatch A
The rival gains 1 nanite
Player 1 deploys to research B
Player 1 places the tile tech and organic at fabricate above
The rival follows Automation / Industry / Mole
The rival deploys to dispatch B
The rival gains 1 nanite
Player 1 scraps a tile
Player 1 gains 1 organic and 1 tech
Player 1 recalls
Sabotage destroys chamber 2 of Dispatch
The rival follows Wakeup Protocol / Stronghold / Crab
The rival deploys to research A
The rival takes the tile tech
The rival gains 1 tech
Player 1 deploys to launch dock
Player 1 scraps a tile
Player 1 gains 1 organic and 1 tech
The rival follows Advance Warning / Memorial / Spider
The rival deploys to laboratory A
The rival takes the tile nanite
The rival gains 1 nanite
Player 1 recalls
Player 1 loots R&D
Player 1 gains 2 energy
The rival follows Wakeup Protocol / Stronghold / Crab
The rival deploys to research B
The rival gains 1 tech
Player 1 deploys to engineering B
Player 1 places the tile crystal and organic at awaken above
Player 1 scraps a tile
Player 1 gains 1 crystal and 1 organic
The rival recalls
The rival gains 1 crystal and 1 organic and 1 tech
The rival loots Engineering
The rival gains 1 nanite and 1 energy
The rival sees the sun set: the game ends after this turn
The rival gains 1 crystal and 1 organic and 1 tech
The rival gains 3 energy
The discard pile is shuffled into a new deck
The rival takes on a secret mission
The rival builds a Shark
The game is over
