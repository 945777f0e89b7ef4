Player 2 goes first
Player 3 gains 1 crystal
Player 4 gains 1 crystal and 1 tech
Player 1 gains 1 crystal and 1 organic and 1 tech
Cavern 1 turns out to be Relay Niche
Cavern 2 turns out to be Shardfall Hollow
Player 2 deploys to engineering A
Player 2 places the tile crystal and organic at custom 2 below
Player 2 scraps a tile
Player 2 gains 1 crystal and 1 organic
Player 3 deploys to laboratory A
Player 3 places the tile organic and tech at fabricate above
Player 4 scraps Imaging / Expansion / Rhino
Player 4 builds a Spider
Player 4 deploys to research R
Player 1 scraps Advance Warning / Memorial / Spider
Player 1 gains 1 organic and 1 tech
Player 1 deploys to research A
Player 1 places the tile tech at custom 2 above
Player 2 deploys to laboratory B
Player 2 pays 2 organic and 1 tech
Player 2 gains 1 nanite
Player 2 gains 1 nanite
Player 2 gains 1 nanite
Player 2 scraps Automation / Industry / Mole
Player 2 gains 1 crystal and 1 organic
Player 3 deploys to engineering B
Player 3 scraps Imaging / Expansion / Rhino
Player 3 builds the upgrade Wakeup Protocol
Player 3 places the tile card at custom 2 above
Player 4 recalls
Player 4 loots Engineering
Player 4 gains 1 nanite
Player 1 scraps Overclock / Community / Turtle
Player 1 gains 1 crystal and 1 tech
Player 1 deploys to dispatch B
Player 1 pays 2 organic
Player 1 awakens 1 in Dispatch
Player 1 awakens 1 in Dispatch
Player 2 deploys to laboratory R
Player 2 scraps Automation / Industry / Mole
Player 2 gains 1 crystal and 1 organic
Player 2 pays 1 crystal
Player 2 gains 1 nanite
Player 3 scraps Interfacing / Plunder / Ram
Player 3 gains 1 crystal and 1 tech
Player 3 recalls
Player 3 loots Engineering
Player 4 deploys to engineering R
Player 1 deploys to dispatch A
Player 1 pays 1 tech and 1 energy
Player 1 scouts Cavern 4
Cavern 4 turns out to be Rime Gallery
Player 1 scraps Imaging / Expansion / Rhino
Player 2 recalls
Sabotage destroys chamber 1 of Dispatch
Player 2 scraps Wakeup Protocol / Stronghold / Crab
Player 2 gains 1 crystal and 1 organic
Player 3 deploys to dispatch M
Player 3 scraps a tile
Player 3 gains 1 organic and 1 tech
Player 3 pays 1 organic
Player 3 awakens 2 in Dispatch
Player 4 deploys to laboratory M
Player 4 scraps Prototype / Reserves / Shark
Player 4 gains 1 organic and 1 tech
Player 4 places the tile organic and crystal at custom 1 below
Player 1 scraps a tile
Player 1 gains 1 tech
Player 1 recalls
Player 1 loots R&D
Player 1 gains 1 energy
Player 2 deploys to research M
Player 2 pays 1 nanite
Player 2 awakens 1 in R&D
Player 3 deploys to research R
Player 3 pays 1 organic
Player 3 awakens 1 in R&D
Player 3 awakens 1 in R&D
Player 4 deploys to engineering A
Player 4 scraps a tile
Player 4 gains 1 crystal and 1 organic
Player 4 places the tile crystal at custom 2 below
Player 1 deploys to research B
Player 2 deploys to engineering L
Player 3 deploys to research A
Player 3 places the tile tech at fabricate above
Player 3 scraps a tile
Player 4 recalls
Player 4 loots Engineering
Player 4 gains 2 tech
Player 4 scraps a tile
Player 4 gains 1 crystal
Player 1 deploys to engineering M
Player 2 deploys to engineering A
Player 3 recalls
Player 3 scraps a tile
Player 3 gains 1 tech
Player 3 loots Dispatch
Player 3 gains 1 organic and 1 tech
Player 4 deploys to launch dock
Player 1 deploys to laboratory M
Player 1 places the tile organic at awaken above
Player 1 scraps a tile
Player 1 gains 1 organic
Player 2 recalls
Player 2 loots R&D
Player 2 gains 1 crystal and 1 tech
Player 3 deploys to dispatch M
Player 3 awakens 1 in Dispatch
Player 4 recalls
Player 4 loots Dispatch
Player 4 gains 1 nanite
Player 1 recalls
Sabotage destroys chamber 1 of R&D
Player 2 deploys to engineering M
Player 2 pays 2 nanite
Player 2 awakens 1 in Engineering
Player 2 awakens 1 in Engineering
Player 3 deploys to dispatch A
Player 4 deploys to engineering R
Player 4 places the tile crystal or tech at awaken above
Player 1 deploys to research R
Player 1 places the tile nanite at awaken above
Player 1 scraps a tile
Player 1 gains 1 nanite
Player 2 deploys to dispatch B
Player 2 pays 1 nanite and 1 energy
Player 2 scouts Cavern 8
Cavern 8 turns out to be Mosslight Den
Player 3 deploys to research A
Player 3 uses the tile tech and organic
Player 3 gains 1 organic and 1 tech
Player 4 scraps a tile
Player 4 gains 1 tech
Player 4 deploys to laboratory A
Player 4 places the tile organic or crystal at compute above
Player 1 deploys to launch dock
Player 2 deploys to engineering L
Player 2 pays 1 organic
Player 2 awakens 1 in Engineering
Player 3 recalls
Player 3 loots R&D
Player 3 gains 1 crystal and 1 organic
Player 4 deploys to engineering A
Player 4 places the tile crystal and tech at custom 2 above
Player 1 deploys to research A
Player 1 uses the tile tech and organic
Player 1 gains 1 organic and 1 tech
Player 2 recalls
Player 2 loots Engineering
Player 3 deploys to research B
Player 4 scraps a tile
Player 4 gains 1 crystal and 1 tech
Player 4 recalls
Sabotage destroys chamber 2 of R&D
Player 4 uses Compute
Player 4 pays 1 organic
Player 4 draws a card
Player 1 recalls
Player 1 loots Engineering
Player 1 gains 2 crystal
Player 2 deploys to laboratory R
Player 2 places the tile organic and tech at custom 1 below
Player 2 scraps a tile
Player 2 gains 1 organic and 1 tech
Player 3 deploys to dispatch M
Player 4 deploys to engineering A
Player 4 scraps a tile
Player 4 gains 1 crystal
Player 4 pays 2 organic
Player 4 awakens 1 in Engineering
Player 4 awakens 1 in Engineering
Player 1 deploys to research A
Player 1 pays 1 tech and 1 nanite
Player 1 announces 2 draws
You draw Supercharge / Power Bank / Moth
Player 1 scraps Supercharge / Power Bank / Moth
Player 1 gains 1 energy
You draw Prototype / Reserves / Shark
Player 2 deploys to research M
Player 2 pays 1 organic
Player 2 awakens 1 in R&D
Player 3 deploys to engineering R
Player 3 places the tile crystal and organic at awaken above
Player 4 deploys to engineering B
Player 4 places the tile crystal at custom 2 below
Player 1 deploys to engineering M
Player 1 scraps Prototype / Reserves / Shark
Player 1 gains 1 organic and 1 tech
Player 2 deploys to dispatch B
Player 2 sends a pod to salvage organic
Player 3 recalls
Sabotage destroys chamber 2 of Dispatch
Player 4 scraps a tile
Player 4 gains 1 crystal
Player 4 deploys to research R
Player 1 recalls
Sabotage destroys chamber 1 of Engineering
Player 2 recalls
Player 2 gains 1 organic
Player 2 loots Laboratory
Player 2 gains 2 organic
Player 3 deploys to research M
Player 3 places the tile tech at custom 1 below
Player 3 scraps a tile
Player 3 gains 1 tech
Player 4 recalls
Player 4 scraps Advance Warning / Memorial / Spider
Player 4 gains 1 organic and 1 tech
Sabotage destroys chamber 3 of R&D
Player 1 deploys to dispatch A
Player 1 pays 1 organic
Player 1 awakens 1 in Dispatch
Player 2 deploys to laboratory M
Player 2 pays 1 crystal and 1 organic
Player 2 gains 1 nanite
Player 2 gains 1 nanite
Player 3 deploys to research R
Player 4 deploys to research B
Player 4 places the tile card at custom 1 below
Player 1 deploys to engineering R
Player 2 deploys to engineering A
Player 2 places the tile crystal and tech at fabricate above
Player 3 deploys to engineering B
Player 3 places the tile crystal or tech at custom 2 below
Player 4 deploys to research A
Player 4 places the tile card at custom 2 above
Player 4 scraps a tile
Player 1 deploys to dispatch B
Player 1 pays 1 tech and 1 energy
Player 1 scouts Cavern 11
Cavern 11 turns out to be Verdant Basin
Player 2 deploys to laboratory R
Player 2 scraps a tile
Player 2 gains 1 crystal and 1 tech
Player 2 pays 1 crystal
Player 2 gains 1 nanite
Player 3 recalls
Sabotage destroys chamber 2 of Engineering
Player 3 scraps a tile
Player 3 gains 1 tech
Player 4 deploys to laboratory B
Player 1 recalls
Player 1 loots Dispatch
Player 1 gains 1 organic and 2 tech
Player 2 recalls
Player 2 gains 1 organic
Player 2 loots Engineering
Player 2 gains 2 energy
Player 3 deploys to launch dock
Player 3 scraps a tile
Player 3 gains 1 crystal and 1 organic
Player 4 scraps a tile
Player 4 draws a card
Player 4 recalls
Sabotage destroys chamber 3 of Dispatch
Player 1 deploys to dispatch B
Player 1 sends a pod to salvage crystal
Player 2 deploys to research M
Player 3 deploys to laboratory R
Player 3 places the tile organic or tech at fabricate above
Player 4 deploys to dispatch A
Player 4 scraps Automation / Industry / Mole
Player 4 gains 1 crystal and 1 organic
Player 4 pays 1 tech and 1 energy
Player 4 scouts Cavern 12
Cavern 12 turns out to be Spore Garden
Player 1 deploys to research B
Player 1 pays 3 tech
Player 1 announces 1 draw and 2 plays
You draw Advance Warning / Memorial / Spider
Player 1 scraps Advance Warning / Memorial / Spider
Player 1 gains 1 organic and 1 tech
Player 2 recalls
Player 2 gains 1 organic
Sabotage destroys chamber 3 of Engineering
Player 3 scraps a tile
Player 3 gains 1 organic
Player 3 deploys to laboratory A
Player 3 places the tile organic at charge above
Player 4 deploys to launch dock
Player 1 deploys to laboratory M
Player 1 places the tile organic at awaken above
Player 1 scraps a tile
Player 1 gains 1 organic
Player 2 deploys to dispatch M
Player 2 withdraws 1 from salvage
Player 3 scraps a tile
Player 3 gains 1 organic
Player 3 recalls
Player 3 loots Laboratory
Player 3 gains 1 nanite
Player 3 draws a card
Player 4 deploys to laboratory A
Player 4 places the tile nanite at custom 1 below
Player 4 scraps a tile
Player 4 gains 1 nanite
Player 1 recalls
Player 1 gains 1 crystal
Player 1 loots Engineering
Player 1 gains 1 crystal and 1 organic and 1 tech
Player 2 deploys to research A
Player 2 places the tile tech or organic at custom 2 above
Player 2 scraps a tile
Player 2 gains 1 organic
Player 3 scraps Automation / Industry / Mole
Player 3 gains 1 crystal and 1 organic
Player 3 deploys to research B
Player 4 recalls
Sabotage destroys chamber 1 of Laboratory
Player 1 deploys to engineering B
Player 1 places the tile card at custom 2 below
Player 1 scraps a tile
You draw Imaging / Expansion / Rhino
Player 2 deploys to engineering L
Player 2 uses the tile crystal and tech
Player 2 gains 1 crystal and 1 tech
Player 3 deploys to research M
Player 3 pays 1 tech and 1 nanite
Player 3 announces 1 draw and 1 play
Player 3 draws a card
Player 3 scraps Overclock / Community / Turtle
Player 3 gains 1 crystal and 1 tech
Player 4 deploys to dispatch A
Player 4 sends a pod to salvage crystal
Player 1 deploys to laboratory A
Player 1 places the tile card at custom 2 below
Player 1 scraps a tile
You take on the mission Expansion
Player 2 recalls
Player 2 loots Engineering
Player 2 draws a card
Player 2 scraps Prototype / Reserves / Shark
Player 2 gains 1 organic and 1 tech
Player 3 deploys to engineering A
Player 3 pays 3 crystal
Player 3 gains 1 energy
Player 3 gains 1 energy
Player 3 gains 1 energy
Player 4 deploys to dispatch M
Player 1 deploys to engineering R
Player 2 deploys to launch dock
Player 3 recalls
Player 3 loots Engineering
Player 3 gains 1 nanite and 1 energy
Player 4 deploys to research B
Player 4 pays 1 nanite
Player 4 announces 1 draw
Player 4 draws a card
Player 1 recalls
Player 1 gains 1 crystal
Player 1 loots Engineering
Player 1 gains 1 crystal and 2 organic
Player 2 deploys to laboratory R
Player 2 pays 2 crystal
Player 2 gains 1 nanite
Player 2 gains 1 nanite
Player 3 deploys to engineering R
Player 3 uses the tile nanite
Player 3 gains 1 nanite
Player 4 recalls
Player 4 gains 1 crystal
Sabotage destroys chamber 2 of Laboratory
Player 4 scraps Advance Warning / Memorial / Spider
Player 4 gains 1 organic and 1 tech
Player 1 deploys to dispatch B
Player 1 withdraws 1 from salvage
Player 2 deploys to engineering L
Player 3 deploys to research A
Player 3 pays 2 tech and 1 nanite
Player 3 announces 1 draw and 2 plays
Player 3 draws a card
Player 3 scraps Supercharge / Power Bank / Moth
Player 3 gains 1 energy
Player 4 deploys to research M
Player 4 pays 2 nanite
Player 4 announces 2 draws
Player 4 draws a card
Player 4 draws a card
Player 4 scraps Overclock / Community / Turtle
Player 4 gains 1 crystal and 1 tech
Player 1 deploys to research R
Player 2 recalls
Player 2 loots Laboratory
Player 2 gains 2 energy
Player 3 deploys to laboratory R
Player 4 recalls
Player 4 gains 1 crystal
Sabotage destroys chamber 3 of Laboratory
Player 4 scraps Supercharge / Power Bank / Moth
Player 4 gains 1 energy
Player 1 deploys to engineering M
Player 2 deploys to research M
Player 2 gains 1 tech
Player 3 recalls
Player 3 loots R&D
Player 3 gains 2 nanite
Player 4 deploys to engineering A
Player 4 pays 2 crystal
Player 4 gains 1 energy
Player 4 gains 1 energy
Player 1 recalls
Player 1 sees the sun set: the game ends after this turn
The game is over
