"""What will go wrong tonight if nothing changes: who would sleep cold, who would go hungry, what the tower risks."""

from __future__ import annotations

from typing import Any

from holdfast.engine.memo import memoized
from holdfast.games.frostpunk.pieces import CHILD, CITIZENS, COAL, FOOD
from holdfast.games.frostpunk.rules.generator import max_fuel
from holdfast.games.frostpunk.rules.hunger import food_due
from holdfast.games.frostpunk.rules.shelters import city_meeples, spare_beds, warm_slots, without_bed
from holdfast.games.frostpunk.rules.supply import fed_type
from holdfast.games.frostpunk.state import Frostpunk


@memoized(
    lambda game: (
        game.box, game.round, game.hunger, game.heat, game.cold, game.stress, game.stock[FOOD], game.stock[COAL],
        *map(tuple, (game.ranges, game.meeples, game.citizens, game.sick, game.scouts, game.flags)), *game.sites,
    )
)  # fmt: skip
def forecast(game: Frostpunk) -> dict[str, Any]:
    """With the heat, Food and Citizens of this moment."""
    answered = min(game.hunger, game.stock[FOOD])
    due = food_due(game)
    left = game.stock[FOOD] - answered
    return {
        "beds": _beds(game),
        "food": {
            "fed": CITIZENS[fed_type(game, game.round)],
            "hunger_left": game.hunger - answered,
            "due": due,
            "lacking": max(0, due - left),
        },
        "generator": {
            "cubes": game.box.tracks.heat.cubes[game.heat],
            "until_breakdown": game.box.tracks.stress.spaces + 1 - game.stress,
            "most_fuel": max(0, max_fuel(game)),
            "sick_from_cold": [game.box.tracks.heat.icons[space] for space in range(game.heat, game.cold)],
        },
        "sickness": {name: game.box.flips[game.sick[type_]] for type_, name in enumerate(CITIZENS)},
    }


@memoized(
    lambda game: (
        game.box, game.heat, *map(tuple, (game.ranges, game.meeples, game.citizens, game.scouts, game.flags)),
        *[(site.building, site.ruin, site.hex) for site in game.sites],
    )
)  # fmt: skip
def _beds(game: Frostpunk) -> dict[str, Any]:
    meeples = game.meeples if any(game.meeples) else city_meeples(game)
    anybody, children = warm_slots(game)
    return {
        "meeples": dict(zip(CITIZENS, meeples, strict=True)),
        "warm": anybody,
        "warm_for_children": min(children, meeples[CHILD]),
        "cold_sleepers": without_bed(game, meeples),
        "spare": spare_beds(game),
    }
