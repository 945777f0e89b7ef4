"""Playing a position on without thought, to the end or until it can be judged."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holdfast.engine.play import Play


def play_on(play: Play[Any], random: Callable[[], float], until: int) -> None:
    """Let every seat choose at random until so many turns of the game have begun, or to its end."""
    for _ in range(play.game.longest):
        if play.turns >= until or play.over:
            return
        play.step(int(random() * len(play.decision)))


def finish_turn(play: Play[Any], seat: int, random: Callable[[], float], until: int, most: int) -> None:
    """Let a seat choose at random until its turn is over: somebody else decides, or the next turn has begun."""
    for _ in range(most):
        if play.over or play.turns >= until:
            return
        decision = play.decision
        if decision.seat != seat:
            return
        play.step(int(random() * len(decision)))
