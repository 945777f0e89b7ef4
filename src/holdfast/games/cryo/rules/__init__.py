"""The rules of Cryo, a file for each chapter of the book, in the book's order.

Setup                              `../setup.py`
Key concepts
  Materials & energy               `materials.py`
  Crew pods                        `crew_pods.py`
  Caverns                          `caverns.py`
Playing the game                   `turns.py`
  Deploy                           `deploy.py`; the list of its actions is `actions.py`
    Stasis control                 `stasis_control.py`
    Resource space                 `resource_space.py`, its benefits `benefits.py`
    Reactor, Fabricator            `reactor_fabricator.py`
    Computer                       `computer.py`
    Scout                          `scout.py`
    Assign to, withdraw from salvage   `salvage.py`
    Launch                         `launch.py`
  Recall                           `recall.py`
    1. Recover salvage             `recall.py`
    2. Resolve incident            `incidents.py`
    3. Return drones               `return_drones.py`
  Scrap                            `scrap.py`
End of the game                    `end_of_game.py`
Scoring                            `../scoring.py`
Card details                       `cards.py`; each upgrade is part of the rule that it changes
Solo rules                         `solo.py`
  Check rival resources            `solo_checks.py`
"""
