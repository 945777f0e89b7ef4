"""The rules of Desolated, one file per chapter of the rulebook, in its order.

| chapter | file |
|---|---|
| Turn sequence | `turn_sequence.py` |
| What is a chain? | `chains.py` |
| How to use a chain | `conversion.py`; `free_actions.py` offers it beside every choice of the turn |
| Draw Phase | `draw_phase.py` |
| Action Phase, Pass | `action_phase.py` |
| Upgrade | `upgrade.py` |
| Trade | `trade.py`; a price is paid in `payment/` |
| Earn | `earn.py` |
| How to store a card | `store.py` |
| Harvest | `harvest.py` |
| Status Phase: Refill | `refill.py`, and how cards and tokens move between decks, rows, players and the pool |
| Status Phase: Upkeep | `status_phase.py` |
| Final round | `final_round.py` |
| Variants: Solo | `solo.py` |
| Expansions | `rise_of_the_arkheins.py`, `planetary_destruction.py`, `racloir_technology.py` |
| Modules | Campaigns in `status_phase.py`; `characters.py`, `talents.py`, `rare_materials.py` |

Two chapters are in the folder above, as in every game: Set up in `setup.py`, scoring in `scoring.py`.
"""
