"""What cards are worth to a city, in actions: how `evaluate` reads effects that have not happened yet."""

from __future__ import annotations

from functools import cache
from typing import Final

from holdfast.games.frostpunk.pieces import EACH, Alternative, Effect, Effects, Event

HOPE_STEP: Final = 1.3
DISCONTENT_STEP: Final = 1.3
PER_UNIT: Final = {
    "hope": HOPE_STEP, "discontent": -DISCONTENT_STEP, "sick": -0.3, "die": -2.2, "spent": -0.8, "hunger": -0.22,
    "temp": 0.8, "stress": -0.25, "cold": -1.5, "range": -0.5, "heat": 0.3, "heal": 0.3, "citizen": 0.25,
    "corpse": -1.2, "develop": 0.4, "draw_citizen": 0.8, "automaton": 2.5, "scouts": 0.4, "storm": 0.7, "frost": -1.5,
    "tile": 0.6,
}  # fmt: skip
"""For one unit of a verb; what is not here is worth nothing."""
RESOURCE: Final = (0.22, 0.4, 0.4, 0.3, 1.2)
"""For one Food, Wood, Coal, Steel, Steam Core."""
TOKEN: Final = 0.6
"""For a token that is turned over."""
TYPES: Final = 3


def worth(effects: Effects) -> float:
    """What effects bring, each for itself."""
    return sum(_one(effect) for effect in effects)


def way_worth(way: Alternative) -> float:
    """An alternative, less what it costs."""
    return worth(way.do) - sum(abs(_one(price)) for price in way.cost)


@cache
def card_worth(card: Event) -> float:
    """What a Dusk card brings: its instant effect, and the best option that is open to any city."""
    options = [way_worth(choice.way) for choice in card.choices if choice.way.needs is None]
    return worth(card.instant) + max(options, default=0.0)


def _one(effect: Effect) -> float:
    if effect.verb in ("gain", "lose", "spend"):
        return RESOURCE[effect.index] * effect.amount * (-1 if effect.verb == "lose" else 1)
    if effect.verb in ("activate", "exhaust"):
        good = (effect.verb == "activate") == (effect.index == 0)
        return TOKEN * effect.amount * (1 if good else -1)
    if effect.verb == "choose":
        return max(way_worth(way) for way in effect.ways)
    if effect.verb == "if":
        return (worth(effect.then) + worth(effect.otherwise)) / 2
    each = TYPES if effect.index == EACH and effect.verb in ("sick", "die") else 1
    return PER_UNIT.get(effect.verb, 0.0) * effect.amount * each
