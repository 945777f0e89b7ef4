"""What cards are worth to a city, in actions: how `evaluate` reads effects that have not happened yet."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from holdfast.games.frostpunk.pieces import HOPE, Event, token_counts
from holdfast.games.frostpunk.verbs import effects as verb
from holdfast.games.frostpunk.verbs.parameters import Cost, Counts, Effect, Effects, Way

HOPE_STEP: Final = 1.3
DISCONTENT_STEP: Final = 1.3
PER_UNIT: Final[dict[type, float]] = {
    verb.ChangeHope: HOPE_STEP, verb.ChangeDiscontent: -DISCONTENT_STEP, verb.MakeSick: -0.3, verb.Kill: -2.2,
    verb.AddSpent: -0.8, verb.ChangeHunger: -0.22, verb.AddTemporary: 0.8, verb.ChangeStress: -0.25,
    verb.MoveCold: -1.5, verb.MoveRanges: -0.5, verb.RaiseHeat: 0.3, verb.Cure: 0.3, verb.ChangeCitizens: 0.25,
    verb.MoveCorpses: -1.2, verb.Develop: 0.4, verb.DrawCitizenCards: 0.8, verb.GainAutomatons: 2.5,
    verb.AdvanceScouts: 0.4, verb.MoveStorm: 0.7, verb.AddFrost: -1.5, verb.PlaceTiles: 0.6,
}  # fmt: skip
"""For one unit of an effect; what is not here is worth nothing."""
RESOURCE: Final = (0.22, 0.4, 0.4, 0.3, 1.2)
"""For one Food, Wood, Coal, Steel, Steam Core."""
TOKEN: Final = 0.6
"""For a token that is turned over."""
TYPES: Final = 3


def worth(effects: Effects) -> float:
    """What effects bring, each for itself."""
    return sum(effect_worth(effect) for effect in effects)


def way_worth(way: Way) -> float:
    """An alternative, less what it costs."""
    return worth(way.do) - sum(abs(effect_worth(price)) for price in way.cost)


@cache
def card_worth(card: Event) -> float:
    """What a Dusk card brings: its instant effect, and the best option that is open to any city."""
    options = [way_worth(choice.way) for choice in card.choices if choice.way.needs is None]
    return worth(card.instant) + max(options, default=0.0)


def effect_worth(effect: Effect | Cost) -> float:
    match effect:
        case verb.Gain() | verb.Lose() | verb.Spend():
            value = sum(each * amount for each, amount in zip(RESOURCE, effect.amounts, strict=True))
            return -value if isinstance(effect, verb.Lose) else value
        case verb.Activate() | verb.Exhaust():
            good = isinstance(effect, verb.Activate)
            return sum(TOKEN * n * (1 if good == (side == HOPE) else -1) for side, _, n in token_counts(effect))
        case verb.Choose(ways):
            return max(way_worth(way) for way in ways)
        case verb.If():
            return (worth(effect.then) + worth(effect.otherwise)) / 2
    per_unit = PER_UNIT.get(type(effect))
    return 0.0 if per_unit is None else per_unit * units(effect)


def units(effect: Any) -> int:
    """How much of an effect there is. Of the sick and the dead those of each type count for every type."""
    if isinstance(effect, Counts):
        total = sum(number for _, number in effect.given())
        return total + (TYPES - 1) * effect.each if isinstance(effect, verb.MakeSick | verb.Kill) else total
    number: int = effect.by if hasattr(effect, "by") else effect.n
    return number
