"""The rules of Frostpunk, in the order of the book.

setup.py (above)        Game Setup
winning.py              How to Win and Lose
decision_making.py      Important Rules: decision making
supply.py               Important Rules: gaining, losing, spending
hope_and_discontent.py  Hope and Discontent
rounds.py               Gameplay: Rounds and Phases; 1. Dawn Phase
events.py               2. Morning Phase, 7. Dusk Phase, Social Dispute cards
generator.py            3. Generator Phase
weather.py              4. Weather Phase
preparation.py          5. Preparation Phase; Advisors; the solo game
actions.py, meeples.py  6. Action Phase: player turns, Gather Resources; Meeples
heat.py                 6. Action Phase: heated or cold
snow.py                 6. Action Phase: Remove Snow
construct.py            6. Action Phase: Construct
use.py                  6. Action Phase: Use a Building; Appendix: Buildings
special_actions.py      6. Action Phase: Special Actions
hunger.py               8. Hunger Phase
night.py, shelters.py   9. Night Phase; Heated Shelters
sickness.py             Sickness & Death; Curing and Treating
citizens.py             Citizen cards
expeditions.py          6. Action Phase: Deploy Scouts; Expeditions
scenario.py             Scenario cards; Scenario: The Arks
laws.py                 Laws
technology.py           Technology cards
effects.py, requirements.py  Cards and effects
causes.py               the cause of what happens, for the story
"""
