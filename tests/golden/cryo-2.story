Player 2 goes first
Player 1 gains 1 crystal
Cavern 1 turns out to be Shardfall Hollow
Cavern 2 turns out to be Mosslight Den
Player 2 deploys to research M
Player 2 places the tile card at charge above
Player 1 scraps Wakeup Protocol / Stronghold / Crab
Player 1 gains 1 crystal and 1 organic
Player 1 deploys to dispatch R
Player 2 deploys to research A
Player 2 places the tile tech and organic at custom 2 above
Player 2 scraps a tile
Player 2 takes on a secret mission
Player 1 scraps Overclock / Community / Turtle
Player 1 gains 1 crystal and 1 tech
Player 1 deploys to dispatch B
Player 1 pays 1 organic
Player 1 awakens 1 in Dispatch
Player 2 scraps Interfacing / Plunder / Ram
Player 2 gains 1 crystal and 1 tech
Player 2 deploys to engineering B
Player 2 places the tile crystal at custom 1 below
Player 1 deploys to engineering A
Player 1 places the tile crystal at awaken above
Player 2 scraps a tile
Player 2 gains 1 organic and 1 tech
Player 2 recalls
Player 2 loots Laboratory
Player 2 gains 2 tech
Player 1 scraps Supercharge / Power Bank / Moth
Player 1 gains 1 energy
Player 1 recalls
Player 1 loots Laboratory
You draw Automation / Industry / Mole
Player 2 deploys to dispatch A
Player 2 scraps a tile
Player 2 gains 1 crystal
Player 2 pays 1 organic
Player 2 awakens 1 in Dispatch
Player 1 deploys to dispatch B
Player 1 sends a pod to salvage organic
Player 2 deploys to launch dock
Player 2 scraps Overclock / Community / Turtle
Player 2 gains 1 crystal and 1 tech
Player 1 deploys to research B
Player 1 scraps a tile
Player 1 gains 1 crystal
Player 1 places the tile tech at charge above
Player 2 recalls
Player 2 loots R&D
Player 2 gains 2 crystal
Player 1 deploys to laboratory A
Player 1 scraps Automation / Industry / Mole
Player 1 gains 1 crystal and 1 organic
Player 2 deploys to research A
Player 2 uses the tile tech
Player 2 gains 1 tech
Player 1 recalls
Player 1 gains 1 organic
Sabotage destroys chamber 1 of Laboratory
Player 1 scraps a tile
Player 1 gains 1 tech
Player 2 deploys to dispatch B
Player 2 pays 1 organic
Player 2 awakens 1 in Dispatch
Player 1 deploys to research B
Player 1 pays 1 organic
Player 1 awakens 1 in R&D
Player 2 deploys to engineering A
Player 2 pays 1 crystal
Player 2 gains 1 energy
Player 1 recalls
Player 1 gains 1 organic
Player 1 loots Engineering
Player 1 gains 2 organic
Player 2 recalls
Sabotage destroys chamber 2 of Laboratory
Player 1 deploys to engineering A
Player 1 places the tile nanite at custom 2 above
Player 2 deploys to engineering B
Player 2 pays 2 crystal
Player 2 gains 1 energy
Player 2 gains 1 energy
Player 1 deploys to dispatch A
Player 1 pays 1 tech and 1 energy
Player 1 scouts Cavern 5
Cavern 5 turns out to be Split Fissure
Player 1 scraps a tile
Player 1 gains 1 nanite
Player 2 recalls
Player 2 loots Engineering
Player 2 gains 1 crystal and 1 tech
Player 1 recalls
Player 1 gains 1 organic
Player 1 loots R&D
Player 1 gains 1 crystal and 1 organic
Player 2 deploys to dispatch R
Player 1 deploys to research M
Player 1 pays 1 organic
Player 1 awakens 1 in R&D
Player 2 deploys to dispatch A
Player 2 pays 1 tech and 1 energy
Player 2 scouts Cavern 3
Cavern 3 turns out to be Spore Garden
Player 1 deploys to dispatch B
Player 1 sends a pod to salvage crystal
Player 2 deploys to research A
Player 2 places the tile card at awaken above
Player 1 deploys to engineering M
Player 1 pays 1 nanite
Player 1 awakens 1 in Engineering
Player 2 recalls
Player 2 loots Dispatch
Player 2 draws a card
Player 2 scraps Automation / Industry / Mole
Player 2 gains 1 crystal and 1 organic
Player 1 recalls
Player 1 gains 1 crystal and 1 organic
Player 1 loots Laboratory
Player 1 gains 1 organic and 1 tech
Player 2 deploys to research B
Player 2 places the tile tech at custom 2 below
Player 1 deploys to engineering M
Player 2 scraps a tile
Player 2 gains 1 tech
Player 2 deploys to engineering B
Player 2 pays 1 crystal
Player 2 gains 1 energy
Player 1 deploys to laboratory A
Player 1 places the tile card at custom 1 below
Player 1 scraps a tile
Player 2 deploys to launch dock
Player 2 scraps a tile
Player 2 draws a card
Player 1 deploys to engineering A
Player 2 recalls
Sabotage destroys chamber 3 of Laboratory
Player 2 scraps Overclock / Community / Turtle
Player 2 gains 1 crystal and 1 tech
Player 1 recalls
Player 1 gains 1 crystal and 1 organic
Player 1 loots R&D
Player 1 gains 2 energy
Player 2 deploys to launch dock
Player 1 deploys to engineering A
Player 1 gains 1 crystal
Player 2 deploys to laboratory L
Player 2 places the tile organic or crystal at charge above
Player 2 scraps a tile
Player 2 gains 1 organic
Player 1 deploys to dispatch R
Player 1 pays 1 tech and 1 energy
Player 1 scouts Cavern 7
Cavern 7 turns out to be Machine Tomb
Player 2 recalls
Sabotage destroys chamber 1 of Dispatch
Player 1 deploys to research A
Player 1 uses the tile tech
Player 1 gains 1 tech
Player 2 deploys to launch dock
Player 1 recalls
Player 1 gains 1 crystal and 1 organic
Player 1 loots R&D
Player 1 gains 2 energy
Player 2 deploys to launch dock
Player 1 deploys to engineering B
Player 1 uses the tile crystal and tech
Player 1 gains 1 crystal and 1 tech
Player 2 deploys to research B
Player 2 pays 2 tech
Player 2 announces 1 draw and 1 play
Player 2 draws a card
Player 2 takes on a secret mission
Player 1 deploys to dispatch B
Player 1 pays 1 organic
Player 1 awakens 1 in Dispatch
Player 2 recalls
Sabotage destroys chamber 1 of R&D
Player 1 deploys to engineering M
Player 1 places the tile crystal and organic at awaken above
Player 2 deploys to research M
Player 2 pays 3 tech
Player 2 announces 3 draws
Player 2 draws a card
Player 2 draws a card
Player 2 scraps Overclock / Community / Turtle
Player 2 gains 1 crystal and 1 tech
Player 2 draws a card
Player 1 recalls
Player 1 gains 1 crystal and 1 organic
Player 1 loots Engineering
Player 1 gains 1 crystal and 2 organic
Player 1 scraps a tile
Player 1 gains 1 crystal and 1 organic
Player 2 deploys to laboratory L
Player 2 scraps Wakeup Protocol / Stronghold / Crab
Player 2 gains 1 crystal and 1 organic
Player 2 places the tile organic and tech at custom 2 below
Player 1 deploys to engineering B
Player 1 places the tile crystal and tech at charge above
Player 2 deploys to laboratory A
Player 2 places the tile organic or tech at awaken above
Player 2 scraps a tile
Player 2 gains 1 organic
Player 1 deploys to research A
Player 1 gains 1 tech
Player 2 scraps a tile
Player 2 gains 1 organic and 1 tech
Player 2 recalls
Sabotage destroys chamber 2 of Dispatch
Player 1 deploys to laboratory B
Player 1 places the tile organic and crystal at compute above
Player 1 scraps a tile
Player 1 gains 1 crystal and 1 organic
Player 2 deploys to dispatch R
Player 2 pays 2 organic
Player 2 awakens 2 in Dispatch
Player 2 scraps Imaging / Expansion / Rhino
Player 1 recalls
Player 1 gains 1 crystal and 1 organic
Player 1 scraps a tile
Player 1 gains 1 crystal and 1 tech
Player 1 loots R&D
Player 1 gains 1 nanite
You draw Automation / Industry / Mole
Player 2 deploys to research A
Player 2 pays 2 tech
Player 2 announces 2 draws
Player 2 draws a card
Player 2 scraps Prototype / Reserves / Shark
Player 2 gains 1 organic and 1 tech
Player 2 draws a card
Player 1 deploys to engineering M
Player 1 scraps Automation / Industry / Mole
Player 1 gains 1 crystal and 1 organic
Player 1 places the tile crystal at awaken above
Player 2 scraps Interfacing / Plunder / Ram
Player 2 gains 1 crystal and 1 tech
Player 2 deploys to engineering B
Player 2 places the tile crystal at compute above
Player 1 deploys to laboratory A
Player 1 scraps a tile
Player 1 gains 1 crystal
Player 2 recalls
Player 2 sees the sun set: the game ends after this turn
Player 2 scraps a tile
Player 2 gains 1 crystal
The game is over
