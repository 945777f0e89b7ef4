"""The city's prospect: what it has, as `__init__.py` counts it, and the chance that it lives to use it.

An estimate by the table alone trades dangers for stores: five Discontent tokens for a full larder. But a city that is
banished, or blown up, has lost everything. So each way to lose has its own probability here, and the chances to
escape them are multiplied. Tokens and deaths are modelled as random walks over the Rounds left; the cubes that fall out
of the tower are computed exactly. The steps were fitted by hand to the outcomes of 86 games.
"""

from __future__ import annotations

from functools import cache
from math import erfc, exp, log, sqrt
from typing import Final

from holdfast.games.frostpunk.content import TowerData
from holdfast.games.frostpunk.evaluate import PAR, SURE, balance, rounds_left
from holdfast.games.frostpunk.pieces import COAL
from holdfast.games.frostpunk.state import PREPARATION, WON, Frostpunk

FAR: Final = 6.0
"""The most Rounds over which tokens and deaths walk; what is farther off can still be prevented."""
DISCONTENT_STEP: Final = 1.2
HOPE_STEP: Final = 1.0
DEATH_STEP: Final = 1.5
"""The step of each walk in a Round."""
COLDER: Final = 0.45
"""What a space costs that the Generator does not heat."""
BREAKDOWN: Final = (6.0, 0.5)
"""What the first breakdown costs: at once, and for each Round left."""
NEXT_CHECK: Final = (5, 2, 0.25)
"""The check after the next one: the heat and the added Stress that are assumed, and its weight."""


def prospect(game: Frostpunk, seat: int) -> float:
    """The group's chance to win, from 0 (lost) to 1 (won); the same for every seat."""
    if game.outcome:
        return 1.0 if game.outcome == WON else 0.0
    left = rounds_left(game)
    above, each = balance(game, left) - PAR[0] - PAR[1] * left, SURE[0] / (left + SURE[1])
    breaking, cold = next_check(game, left, each)
    safe = unrest(game, left)
    if game.overheated:
        safe *= (1 - breaking) * check_after(game, left)
    else:
        above -= breaking * (BREAKDOWN[0] + BREAKDOWN[1] * left)
    return safe / (1 + exp(-(above - cold) * each))


# Unrest and death ------------------------------------------------------------------------------------------------


def unrest(game: Frostpunk, left: float) -> float:
    """The chance that neither discontent nor despair nor death ends the game."""
    wide = sqrt(2 * min(left, FAR) + 0.5)
    hope, angry, active = len(game.hope), len(game.discontent), 0
    for token in game.hope:
        hope += token.active
    for token in game.discontent:
        active += token.active
    spaces = game.box.setup.tokens.spaces
    calm = min(2 * spaces - 1 - angry - active, 2 * (spaces - angry))
    living = max(0, game.box.tracks.corpses.last - game.corpses)
    return (
        (1 - erfc(calm / (DISCONTENT_STEP * wide)))
        * (1 - erfc(hope / (HOPE_STEP * wide)))
        * (1 - erfc(living / (DEATH_STEP * wide)))
    )


# The Generator ---------------------------------------------------------------------------------------------------


def next_check(game: Frostpunk, left: float, each: float) -> tuple[float, float]:
    """The chance of a breakdown at the next check, and what the cold costs, with the heat that is best on the whole."""
    max_heat = game.cold if game.phase == PREPARATION else min(game.cold, game.heat + game.stock[COAL])
    cubes, tower, hidden = game.box.tracks.heat.cubes, game.box.tracks.tower, game.stuck + game.drawer
    room = game.box.tracks.stress.spaces - game.stress
    price = each * (BREAKDOWN[0] + BREAKDOWN[1] * left)
    best, found = float("-inf"), (0.0, 0.0)
    for heat in range(game.heat, max_heat + 1):
        breaking, cold = overflow(tower, cubes[heat], hidden, room), COLDER * (max_heat - heat)
        worth = (log(max(1e-9, 1 - breaking)) if game.overheated else -breaking * price) - each * cold
        if worth > best:
            best, found = worth, (breaking, cold)
    return found


def check_after(game: Frostpunk, left: float) -> float:
    """The chance to live through the check after the next one."""
    heat, stress, share = NEXT_CHECK
    if left <= 1.5:
        return 1.0
    room = game.box.tracks.stress.spaces - game.stress - stress
    return 1 - share * overflow(game.box.tracks.tower, game.box.tracks.heat.cubes[heat], game.stuck + game.drawer, room)


@cache
def overflow(tower: TowerData, dropped: int, hidden: int, room: int) -> float:
    """The chance that more cubes are found than there is room for: those dropped, and those that stuck before."""
    if room < 0:
        return 1.0
    pull, push = tower.pull / 100, tower.push / 100
    fall = tower.fall / 100
    knock = min(tower.knock_most, tower.knock_per_cube * dropped) / 100
    loose = 1 - (1 - push) * (1 - knock) * (1 - pull)
    odds = [1.0]
    for chance in [1 - (1 - fall) * (1 - pull)] * dropped + [loose] * hidden:
        odds = [stays * (1 - chance) + comes * chance for stays, comes in zip([*odds, 0.0], [0.0, *odds], strict=True)]
    return sum(odds[room + 1 :])
