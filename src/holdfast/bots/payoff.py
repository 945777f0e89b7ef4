"""What a position is worth to each seat, between 0 and 1: at the end by victory, before it by the game's `evaluate`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from holdfast.engine.play import Play

VICTORY = 0.5
"""How much of a payoff at the end is the bare victory; the rest is how clear it was, which tells more in few games."""
WHOLE_LEAD = 50
"""The lead that counts as all of a clear victory, in games without `evaluate`."""


def payoffs(play: Play[Any], seats: Iterable[int], *, glance: bool = False) -> dict[int, float]:
    """What each of these seats has of a position, finished or not; at a glance, or with the dangers ahead."""
    looks = {seat: look(play, seat, glance) for seat in seats}
    if not play.over:
        return looks
    winners = play.result().winners
    share = VICTORY if play.game.open_table else VICTORY / max(1, len(winners))  # who wins together shares nothing
    return {seat: share * (seat in winners) + (1 - VICTORY) * worth for seat, worth in looks.items()}


def look(play: Play[Any], seat: int, glance: bool) -> float:
    """How a position looks to a seat: by the game's own eye, or else by the lead in points."""
    game = play.game
    evaluate = game.evaluate if glance or game.prospect is None else game.prospect
    if evaluate is not None:
        return evaluate(play.state, seat)
    totals = play.scores()
    others = totals[:seat] + totals[seat + 1 :]
    lead = totals[seat] - max(others, default=0)
    return min(1.0, max(0.0, 0.5 + lead / (2 * WHOLE_LEAD)))
