Player 1 goes first
The rival gains 1 crystal
Cavern 1 turns out to be Echo Cell
Cavern 2 turns out to be Shardfall Hollow
Player 1 deploys to launch dock
Player 1 scraps Wakeup Protocol / Stronghold / Crab
Player 1 gains 1 crystal and 1 organic
The rival follows Automation / Industry / Mole
The rival deploys to engineering B
The rival takes the tile nanite
The rival gains 1 nanite
Player 1 deploys to launch dock
Player 1 scraps Automation / Industry / Mole
Player 1 gains 1 crystal and 1 organic
The rival follows Imaging / Expansion / Rhino
The rival deploys to engineering A
The rival takes the tile crystal
The rival gains 1 crystal
Player 1 deploys to dispatch L
Player 1 scraps Overclock / Community / Turtle
Player 1 gains 1 crystal and 1 tech
The rival follows Wakeup Protocol / Stronghold / Crab
The rival deploys to research A
The rival takes the tile tech or crystal
The rival gains 1 tech
Player 1 recalls
Player 1 loots Laboratory
You draw Prototype / Reserves / Shark
Player 1 scraps Prototype / Reserves / Shark
Player 1 gains 1 organic and 1 tech
The rival follows Supercharge / Power Bank / Moth
The rival deploys to dispatch B
The rival gains 1 nanite
The rival awakens 1 in Dispatch
Player 1 deploys to engineering L
Player 1 places the tile crystal and tech at custom 1 below
The rival recalls
The rival sends a pod to salvage organic
The rival gains 1 organic
The rival loots Laboratory
The rival gains 1 crystal and 1 organic
Sabotage destroys chamber 1 of Engineering
The rival awakens 1 in Engineering
The rival gains 3 energy
Player 1 deploys to laboratory A
Player 1 places the tile organic at custom 2 below
Player 1 scraps a tile
Player 1 gains 1 organic
The rival follows Interfacing / Plunder / Ram
The rival deploys to laboratory B
The rival takes the tile nanite
The rival gains 1 nanite
Player 1 deploys to launch dock
Player 1 scraps a tile
Player 1 gains 1 crystal and 1 tech
The rival recalls
The rival sends a pod to salvage tech
The rival gains 1 organic and 1 tech
The rival loots Engineering
The rival gains 1 nanite
The rival awakens 1 in Laboratory
The rival awakens 1 in Dispatch
The rival awakens 1 in Dispatch
The rival awakens 1 in Dispatch
The rival gains 1 crystal and 1 organic and 1 tech
The rival awakens 1 in R&D
The rival takes on a secret mission
The rival builds the upgrade Overclock
The rival scouts Cavern 4
Cavern 4 turns out to be Prism Cathedral
The rival settles 2 in Echo Cell
The rival settles 2 in Shardfall Hollow
Player 1 recalls
Sabotage destroys chamber 2 of Engineering
The rival follows Prototype / Reserves / Shark
The rival deploys to dispatch A
The rival gains 1 nanite
The rival awakens 1 in Dispatch
Player 1 deploys to engineering L
Player 1 gains 1 crystal
The rival follows Advance Warning / Memorial / Spider
The rival deploys to research B
The rival takes the tile tech and organic
The rival gains 1 organic and 1 tech
Player 1 deploys to dispatch B
The rival follows Overclock / Community / Turtle
The rival deploys to laboratory A
The rival takes the tile organic or crystal
The rival gains 1 crystal
Player 1 deploys to research A
Player 1 places the tile tech and crystal at custom 2 below
Player 1 scraps a tile
Player 1 gains 1 crystal and 1 tech
The rival recalls
The rival sends a pod to salvage crystal
The rival gains 1 crystal and 1 organic and 1 tech
The rival loots Dispatch
The rival takes on a secret mission
Player 1 recalls
Player 1 loots Dispatch
Player 1 gains 2 tech
The rival follows Overclock / Community / Turtle
The rival deploys to laboratory A
The rival takes the tile organic and crystal
The rival gains 1 crystal and 1 organic
The rival awakens 1 in Engineering
The rival gains 3 energy
The rival awakens 1 in Laboratory
The rival awakens 1 in R&D
The rival awakens 1 in R&D
The rival scouts Cavern 7
Cavern 7 turns out to be Rime Gallery
The rival settles 1 in Prism Cathedral
The rival settles 2 in Rime Gallery
Player 1 deploys to research B
Player 1 places the tile tech or organic at compute above
The rival follows Interfacing / Plunder / Ram
The rival deploys to laboratory B
The rival takes the tile organic or tech
The rival gains 1 organic
Player 1 deploys to dispatch L
Player 1 scraps a tile
Player 1 gains 1 tech
Player 1 pays 2 organic
Player 1 awakens 1 in Dispatch
Player 1 awakens 1 in Dispatch
The rival recalls
The rival gains 1 crystal and 1 organic and 1 tech
Sabotage destroys chamber 1 of R&D
Player 1 deploys to dispatch B
Player 1 sends a pod to salvage tech
The rival follows Wakeup Protocol / Stronghold / Crab
The rival deploys to research A
The rival takes the tile tech
The rival gains 1 tech
The rival takes on a secret mission
The rival builds the upgrade Prototype
Player 1 recalls
Player 1 gains 1 tech
Sabotage destroys chamber 1 of Laboratory
The rival follows Imaging / Expansion / Rhino
The rival deploys to engineering A
The rival takes the tile crystal
The rival gains 1 crystal
Player 1 deploys to laboratory A
Player 1 uses the tile organic or tech
Player 1 gains 1 tech
The rival follows Imaging / Expansion / Rhino
The rival deploys to engineering L
The rival gains 1 crystal
Player 1 deploys to engineering B
Player 1 places the tile crystal or tech at custom 2 below
The rival recalls
The rival gains 1 crystal and 1 organic and 1 tech
The rival loots R&D
The rival gains 1 nanite and 1 energy
The rival gains 3 energy
Player 1 deploys to dispatch L
The rival follows Prototype / Reserves / Shark
The rival deploys to dispatch A
The rival gains 1 nanite
The rival awakens 1 in Dispatch
Player 1 scraps a tile
Player 1 gains 1 crystal
Player 1 recalls
Player 1 gains 1 tech
Player 1 loots Engineering
Player 1 gains 1 organic and 1 tech
The rival follows Interfacing / Plunder / Ram
The rival deploys to laboratory B
The rival takes the tile card
The rival takes on a secret mission
Player 1 deploys to dispatch L
The rival follows Automation / Industry / Mole
The rival deploys to engineering B
The rival takes the tile card
The rival takes on a secret mission
Player 1 deploys to research B
Player 1 pays 3 tech
Player 1 announces 1 draw and 2 plays
The discard pile is shuffled into a new deck
You draw Advance Warning / Memorial / Spider
The rival follows Overclock / Community / Turtle
The rival deploys to laboratory A
The rival takes the tile organic and crystal
The rival gains 1 crystal and 1 organic
The rival awakens 1 in Laboratory
Player 1 deploys to research A
Player 1 places the tile card at custom 1 below
Player 1 scraps a tile
The rival recalls
The rival gains 1 crystal and 1 organic and 1 tech
Sabotage destroys chamber 2 of Laboratory
The rival loots R&D
The rival gains 2 energy
Player 1 scraps Advance Warning / Memorial / Spider
Player 1 gains 1 organic and 1 tech
Player 1 recalls
Player 1 gains 1 tech
Sabotage destroys chamber 2 of R&D
The rival follows Wakeup Protocol / Stronghold / Crab
The rival deploys to research A
The rival takes the tile tech or crystal
The rival gains 1 crystal
Player 1 deploys to laboratory A
The rival follows Advance Warning / Memorial / Spider
The rival deploys to research B
The rival takes the tile tech
The rival gains 1 tech
Player 1 deploys to launch dock
The rival recalls
The rival gains 1 crystal and 1 organic and 1 tech
The rival loots Engineering
The rival gains 1 crystal and 2 organic
The rival gains 3 energy
The rival takes on a secret mission
The rival builds a Rhino
Player 1 deploys to research A
Player 1 gains 1 tech
The rival follows Prototype / Reserves / Shark
The rival deploys to dispatch A
The rival gains 1 nanite
The rival gains 1 crystal and 1 organic and 1 tech
Player 1 recalls
Player 1 gains 1 tech
Player 1 loots Dispatch
Player 1 gains 1 nanite
The rival follows Automation / Industry / Mole
The rival deploys to engineering B
The rival takes the tile crystal or organic
The rival gains 1 organic
Player 1 deploys to laboratory B
Player 1 pays 1 organic
Player 1 awakens 1 in Laboratory
The rival follows Supercharge / Power Bank / Moth
The rival deploys to dispatch B
The rival gains 1 nanite
Player 1 deploys to laboratory A
Player 1 places the tile organic or crystal at awaken above
The rival recalls
The rival gains 1 crystal and 1 organic and 1 tech
The rival sees the sun set: the game ends after this turn
The game is over
