"""The rules of Desolated, one file per chapter of the rulebook, in its order.

| chapter | file |
|---|---|
| Turn sequence | `turn_sequence.py` |
| What is a chain? | `chains.py` |
| How to use a chain | `conversion.py`, offered beside every choice by `free_actions.py` |
| Draw Phase | `draw_phase.py` |
| Action Phase: Upgrade, Harvest, Pass | `action_phase.py` |
| Action Phase: Trade | `action_phase.py`; a price is paid in `payment/` |
| Action Phase: Earn | `earn.py` |
| How to store a card | `status_phase.py` |
| Status Phase: Refill | `refill.py`, with all that moves cards and tokens |
| Status Phase: Upkeep | `status_phase.py` |
| Variants: Solo | `solo.py` |

The other chapters are in the folder above: Set up in `setup.py`, Final round & scoring in `scoring.py`.
"""
