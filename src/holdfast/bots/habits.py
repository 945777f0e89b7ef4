"""Habits: how much likelier than by chance a sensible player chooses an option, whatever the position.

They are counted in games of the greedy bot (`lab/habits.py` writes them) and stored by clause and key in
`learning/habits.json` of each game. Playouts follow them, and a search tries first what they favour. An option
without a habit has the ordinary weight.
"""

from __future__ import annotations

import json
from bisect import bisect
from collections.abc import Callable
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Any

from holdfast.engine.requests import Decision
from holdfast.games import game

ORDINARY = 1.0


class Habits:
    """The habits of one game. Keys are made once for each value; after that a look costs next to nothing."""

    __slots__ = ("_counted", "_known")

    def __init__(self, counted: dict[str, dict[str, float]]) -> None:
        self._counted = counted
        self._known: dict[str, dict[object, float]] = {}

    def weights(self, decision: Decision[Any]) -> list[float]:
        """How likely each option is, beside the others."""
        known, values = self._of(decision.rule), decision.values
        try:
            return [known[value] for value in values]
        except KeyError:
            self._look_up(decision)
            return [known[value] for value in values]

    def choose(self, decision: Decision[Any], random: Callable[[], float]) -> int:
        """One of the options by habit."""
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

    def _look_up(self, decision: Decision[Any]) -> None:
        """Find the habits for options that come up for the first time."""
        known, counted = self._known[decision.rule], self._counted.get(decision.rule, {})
        for index, value in enumerate(decision.values):
            known[value] = counted.get(decision.face_at(index).key, ORDINARY) if counted else ORDINARY


def habits_file(name: str) -> Path:
    """Where the habits of a game are stored."""
    return game(name).folder / "learning" / "habits.json"


@cache
def habits_of(name: str) -> Habits:
    """The habits of a game; one that has none yet plays at random."""
    path = habits_file(name)
    return Habits(json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {})
