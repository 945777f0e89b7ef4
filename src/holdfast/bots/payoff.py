"""What a position is worth to each seat, from 0 to 1: by the game's `evaluate`, and at the end by victory too."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from holdfast.engine.play import Play

VICTORY_SHARE = 0.5
"""The part of a final payoff that depends on victory alone. The rest says how clear it was: in a few games that tells
more.
"""
FULL_LEAD_POINTS = 50
"""In games without `evaluate`: a lead of this many points is worth 1, an equal score 0.5."""


def payoffs(play: Play[Any], seats: Iterable[int], *, quick: bool = False) -> dict[int, float]:
    """What a position is worth to each of these seats. `quick` leaves out the game's slower `prospect`."""
    values = {seat: evaluation(play, seat, quick) for seat in seats}
    if not play.over:
        return values
    winners = play.result().winners
    shared_by = 1 if play.game.open_table else max(1, len(winners))  # those who win together share nothing
    victory = VICTORY_SHARE / shared_by
    return {seat: victory * (seat in winners) + (1 - VICTORY_SHARE) * value for seat, value in values.items()}


def evaluation(play: Play[Any], seat: int, quick: bool) -> float:
    """What the game's own functions say of a position; without them, the lead in points."""
    game = play.game
    evaluate = game.evaluate if quick or game.prospect is None else game.prospect
    if evaluate is not None:
        return evaluate(play.state, seat)
    totals = play.scores()
    others = totals[:seat] + totals[seat + 1 :]
    lead = totals[seat] - max(others, default=0)
    return min(1.0, max(0.0, 0.5 + lead / (2 * FULL_LEAD_POINTS)))
