"""Playing a position on without thought, by habit alone: to the end, or until it can be judged."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holdfast.bots.habits import Habits
from holdfast.engine.play import Play


def play_on(play: Play[Any], habits: Habits, random: Callable[[], float], until: int) -> None:
    """Let every seat choose by habit until so many turns of the game have begun, or to its end."""
    choose, step = habits.choose, play.step
    for _ in range(play.game.longest):
        if play.turns >= until or play.over:
            return
        step(choose(play.decision, random))


def finish_turn(play: Play[Any], seat: int, habits: Habits, random: Callable[[], float], until: int, most: int) -> None:
    """Let a seat choose by habit until its turn is over: somebody else decides, or the next turn has begun."""
    for _ in range(most):
        if play.over or play.turns >= until:
            return
        decision = play.decision
        if decision.seat != seat:
            return
        play.step(habits.choose(decision, random))
