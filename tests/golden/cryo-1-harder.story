Player 1 goes first
The rival gains 1 crystal and 1 organic and 1 tech
Cavern 1 turns out to be Mosslight Den
Cavern 2 turns out to be Split Fissure
Player 1 deploys to research A
Player 1 scraps Interfacing / Plunder / Ram
Player 1 gains 1 crystal and 1 tech
The rival follows Advance Warning / Memorial / Spider
The rival deploys to laboratory B
The rival takes the tile organic
The rival gains 1 organic
Player 1 deploys to dispatch A
Player 1 pays 1 organic
Player 1 awakens 1 in Dispatch
Player 1 scraps Prototype / Reserves / Shark
Player 1 gains 1 organic and 1 tech
The rival follows Supercharge / Power Bank / Moth
The rival deploys to research B
The rival takes the tile tech or crystal
The rival gains 1 crystal
Player 1 deploys to engineering B
The rival recalls
The rival loots R&D
The rival gains 1 crystal and 1 tech
The rival awakens 1 in Engineering
The rival gains 3 energy
Player 1 recalls
Player 1 loots Engineering
Player 1 gains 1 crystal and 1 organic
Player 1 scraps Imaging / Expansion / Rhino
The rival follows Advance Warning / Memorial / Spider
The rival deploys to laboratory B
The rival takes the tile nanite
The rival gains 1 nanite
Player 1 deploys to engineering A
Player 1 pays 2 organic
Player 1 awakens 1 in Engineering
Player 1 awakens 1 in Engineering
The rival follows Wakeup Protocol / Stronghold / Crab
The rival deploys to dispatch B
The rival gains 1 nanite
The rival awakens 1 in Dispatch
Player 1 deploys to dispatch A
The rival follows Overclock / Community / Turtle
The rival deploys to engineering L
The rival takes the tile card
The rival takes on a secret mission
Player 1 deploys to laboratory L
The rival follows Automation / Industry / Mole
The rival deploys to engineering B
The rival takes the tile nanite
The rival gains 1 nanite
Player 1 recalls
Player 1 loots R&D
Player 1 gains 1 organic and 1 tech
The rival follows Automation / Industry / Mole
The rival deploys to engineering R
The rival takes the tile crystal
The rival gains 1 crystal
Player 1 deploys to laboratory A
Player 1 pays 1 organic
Player 1 awakens 1 in Laboratory
The rival recalls
The rival sends a pod to salvage organic
The rival gains 1 organic
The rival loots Engineering
The rival gains 1 nanite
The rival loots Laboratory
The rival gains 2 tech
The rival awakens 1 in Laboratory
The rival awakens 2 in Dispatch
The rival awakens 1 in R&D
The rival takes on a secret mission
The rival builds the upgrade Prototype
The rival awakens 1 in Dispatch
The rival gains 1 crystal and 1 organic and 1 tech
The rival scouts Cavern 4
Cavern 4 turns out to be Rime Gallery
The rival settles 3 in Mosslight Den
The rival settles 2 in Split Fissure
Player 1 deploys to engineering R
Player 1 places the tile crystal at custom 1 below
The rival follows Wakeup Protocol / Stronghold / Crab
The rival deploys to dispatch B
The rival gains 1 nanite
The rival awakens 1 in Dispatch
Player 1 deploys to engineering A
Player 1 places the tile crystal and tech at custom 2 above
Player 1 scraps a tile
Player 1 gains 1 crystal and 1 tech
The rival follows Interfacing / Plunder / Ram
The rival deploys to dispatch A
The rival gains 1 nanite
The rival awakens 1 in Dispatch
Player 1 recalls
Player 1 loots Laboratory
Player 1 gains 1 nanite
Player 1 scraps a tile
Player 1 gains 1 crystal
The rival follows Supercharge / Power Bank / Moth
The rival deploys to research B
The rival takes the tile tech or organic
The rival gains 1 tech
Player 1 deploys to engineering A
The rival follows Supercharge / Power Bank / Moth
The rival deploys to research A
The rival takes the tile tech
The rival gains 1 tech
Player 1 recalls
Sabotage destroys chamber 1 of R&D
The rival recalls
The rival sends a pod to salvage tech
The rival gains 1 organic and 1 tech
The rival loots Engineering
The rival gains 2 crystal
The rival loots Dispatch
The rival takes on a secret mission
The rival awakens 1 in Engineering
The rival gains 3 energy
The rival awakens 1 in R&D
The rival takes on a secret mission
The rival builds the upgrade Imaging
The rival scouts Cavern 7
Cavern 7 turns out to be Verdant Basin
The rival settles 1 in Rime Gallery
The rival settles 1 in Verdant Basin
Player 1 deploys to dispatch R
Player 1 pays 1 nanite
Player 1 awakens 1 in Dispatch
The rival follows Overclock / Community / Turtle
The rival deploys to engineering A
The rival takes the tile crystal
The rival gains 1 crystal
Player 1 deploys to laboratory L
The rival follows Interfacing / Plunder / Ram
The rival deploys to dispatch A
The rival gains 1 nanite
Player 1 deploys to research A
Player 1 places the tile tech and organic at custom 2 below
Player 1 scraps a tile
Player 1 gains 1 organic and 1 tech
The rival follows Wakeup Protocol / Stronghold / Crab
The rival deploys to dispatch B
The rival gains 1 nanite
The rival gains 1 crystal and 1 organic and 1 tech
Player 1 recalls
Sabotage destroys chamber 1 of Engineering
The rival follows Imaging / Expansion / Rhino
The rival deploys to laboratory A
The rival takes the tile organic
The rival gains 1 organic
The discard pile is shuffled into a new deck
The rival awakens 1 in Laboratory
The rival awakens 1 in Laboratory
Player 1 deploys to engineering L
The rival follows Wakeup Protocol / Stronghold / Crab
The rival deploys to dispatch R
The rival gains 1 nanite
Player 1 deploys to research B
The rival recalls
The rival sends a pod to salvage crystal
The rival gains 1 crystal and 1 organic and 1 tech
Sabotage destroys chamber 1 of Laboratory
Sabotage destroys chamber 1 of Dispatch
Player 1 deploys to research A
Player 1 places the tile tech at fabricate above
The rival recalls
The rival gains 1 crystal and 1 organic and 1 tech
Sabotage destroys chamber 2 of Dispatch
The rival awakens 1 in Engineering
The rival gains 3 energy
Player 1 recalls
Player 1 loots Engineering
Player 1 gains 2 energy
Player 1 scraps a tile
Player 1 gains 1 tech
The rival follows Prototype / Reserves / Shark
The rival deploys to research A
The rival takes the tile tech and crystal
The rival gains 1 crystal and 1 tech
The rival awakens 1 in R&D
The rival takes on a secret mission
The rival builds a Rhino
The rival scouts Cavern 11
Cavern 11 turns out to be Prism Cathedral
The rival settles 1 in Verdant Basin
The rival settles 1 in Prism Cathedral
Player 1 deploys to dispatch B
Player 1 pays 1 tech and 1 energy
Player 1 scouts Cavern 10
Cavern 10 turns out to be Glimmer Grotto
The rival follows Imaging / Expansion / Rhino
The rival deploys to laboratory A
The rival takes the tile organic
The rival gains 1 organic
Player 1 deploys to engineering R
The rival follows Wakeup Protocol / Stronghold / Crab
The rival deploys to dispatch R
The rival gains 1 nanite
Player 1 deploys to engineering B
The rival follows Wakeup Protocol / Stronghold / Crab
The rival deploys to dispatch A
The rival gains 1 nanite
Player 1 recalls
Sabotage destroys chamber 2 of Engineering
The rival follows Interfacing / Plunder / Ram
The rival deploys to dispatch B
The rival gains 1 nanite
The rival gains 1 crystal and 1 organic and 1 tech
Player 1 deploys to engineering A
Player 1 gains 1 crystal
The rival recalls
The rival gains 1 crystal and 1 organic and 1 tech
The rival loots R&D
The rival gains 1 organic and 2 tech
The rival sees the sun set: the game ends after this turn
The rival takes on a secret mission
The rival builds a Shark
The game is over
