"""The rules of The Pioneers Program, in the order of the book.

| chapter | file |
|---|---|
| Resources | `resources` |
| Key components: market deck and waste deck, project deck | `decks`, `projects` |
| Setting up (with `setup` beside this package) | `starting_cards` |
| A game round | `game_round` |
| Step 1: Actions | `turns`, `actions`, `market` |
| Step 2: Maintenance | `maintenance` |
| Step 3: Turn order | `turn_order` |
| How many rounds? | `game_round` |
| Winning (with `scoring` beside this package) | `winning` |
| Dice rolls and attack cards | `dice_rolls` |
| Special effects, activations and discards | `powers`, `card_effects`, `effect_checks`, `activations` |
| Playing cards | `playing_cards`, `reactions` |
| Raids | `raids` |
| Town size, headquarters | `town` |
"""
