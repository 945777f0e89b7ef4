"""The rules of Cryo, a file for each chapter of the book, in the book's order.

Key concepts
  Materials & energy, Crew pods    `benefits.py`
  Caverns                          `caverns.py`
Playing the game                   `turns.py`
  Deploy                           `deploy.py`
    the actions beside the docks   `actions.py`
    Launch                         `launch.py`
  Recall                           `recall.py`
  Scrap                            `scrap.py`
End of the game                    `turns.py`
Card details                       `cards.py`
Solo rules                         `solo.py`
  Check rival resources            `solo_checks.py`

Setup and Scoring are `setup.py` and `scoring.py` in the game's folder.
"""
