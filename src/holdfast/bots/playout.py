"""Playing a position on by habit alone: to the end of the turn, or until it can be judged."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holdfast.bots.habits import Habits
from holdfast.engine.play import Play


def play_on(play: Play[Any], habits: Habits, random: Callable[[], float], until: int) -> None:
    """Let every seat choose by habit until turn number `until` begins, or the game ends."""
    choose, step = habits.choose, play.step
    for _ in range(play.game.max_decisions):
        if play.turns >= until or play.over:
            return
        step(choose(play.decision, random))


def finish_turn(
    play: Play[Any], seat: int, habits: Habits, random: Callable[[], float], until: int, max_choices: int
) -> None:
    """Let a seat choose by habit until another seat decides, or turn number `until` begins."""
    for _ in range(max_choices):
        if play.over or play.turns >= until:
            return
        decision = play.decision
        if decision.seat != seat:
            return
        play.step(habits.choose(decision, random))
