"""Habits: how much likelier than by chance a sensible player chooses an option, whatever the position.

They are counted in games of the greedy bot and stored by clause and key in `learning/habits.json` of each game, by
`python -m holdfast.lab.simulate.count_habits GAME`. Playouts follow them, and a search tries first what they favour.
An option without a habit has the ordinary weight.
"""

from __future__ import annotations

import json
from bisect import bisect
from collections.abc import Callable
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Any

from holdfast.engine.game import Game
from holdfast.engine.requests import Decision

ORDINARY = 1.0


class Habits:
    """The habits of one game. The weight of each value is found once and then cached."""

    __slots__ = ("_counted", "_known")

    def __init__(self, counted: dict[str, dict[str, float]]) -> None:
        self._counted = counted
        self._known: dict[str, dict[object, float]] = {}

    def weights(self, decision: Decision[Any]) -> list[float]:
        """The weight of each option, relative to the others."""
        known, values = self._of(decision.rule), decision.values
        try:
            return [known[value] for value in values]
        except KeyError:
            self._add_options(decision)
            return [known[value] for value in values]

    def choose(self, decision: Decision[Any], random: Callable[[], float]) -> int:
        """The index of a random option, by weight."""
        values = decision.values
        try:
            sums = [*accumulate(map(self._known[decision.rule].__getitem__, values))]
        except KeyError:
            sums = [*accumulate(self.weights(decision))]
        return bisect(sums, random() * sums[-1])

    def _of(self, rule: str) -> dict[object, float]:
        known = self._known.get(rule)
        if known is None:
            known = self._known[rule] = {}
        return known

    def _add_options(self, decision: Decision[Any]) -> None:
        """Find the weights of options that come up for the first time."""
        known, counted = self._known[decision.rule], self._counted.get(decision.rule, {})
        for index, value in enumerate(decision.values):
            known[value] = counted.get(decision.face_at(index).key, ORDINARY) if counted else ORDINARY


def habits_of(game: Game[Any]) -> Habits:
    """The habits of a game; without a file of habits, every option has the ordinary weight."""
    return _read(habits_file(game))


def habits_file(game: Game[Any]) -> Path:
    """Where the habits of a game are stored."""
    return game.folder / "learning" / "habits.json"


@cache
def _read(path: Path) -> Habits:
    return Habits(json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {})
