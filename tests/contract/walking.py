"""Random games of every game, seat count and option set, on which the contract is checked."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import pytest

import holdfast
from holdfast import Game, Table
from holdfast.engine.game import Value
from holdfast.engine.requests import Decision


class Case(NamedTuple):
    """A game, a number of seats, and options."""

    game: Game[Any]
    seats: int
    options: dict[str, Value]

    def __str__(self) -> str:
        chosen = "-".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.name}-{self.seats}{'-' + chosen if chosen else ''}"

    def table(self, seed: int) -> Table[Any]:
        return holdfast.new(self.game.name, seats=self.seats, seed=seed, options=self.options)


CASES = [Case(game, seats, dict(options)) for game in holdfast.games().values() for seats, options in game.variants]

THOROUGH = bool(os.environ.get("HOLDFAST_THOROUGH"))
"""Whether to check every decision of every game, as `make soak` does."""

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def walk(case: Case, seed: int) -> Iterator[tuple[Table[Any], Decision[Any], int]]:
    """Play a game at random. Yields the table, a decision, and the index that will be answered after the yield.

    Where seats choose together, any of them may be next.
    """
    table, random = case.table(seed), Random(seed)
    for _ in range(case.game.max_decisions):
        if table.over:
            return
        decision = random.choice(table.decisions)
        index = random.randrange(len(decision))
        yield table, decision, index
        if not decision.options[index].key:
            raise AssertionError(f"an option without a key at {decision.prompt!r}")
        table.choose(index, seat=decision.seat)
    raise AssertionError(f"{case} with seed {seed} did not end within {case.game.max_decisions} decisions")


def stops(case: Case, seed: int, every: int = 25) -> Iterator[tuple[Table[Any], Decision[Any], int]]:
    """Some decisions of a walk: the first `every` ones, then each `every`-th until the end."""
    for number, stop in enumerate(walk(case, seed)):
        if THOROUGH or number < every or number % every == 0:
            yield stop


def opening(case: Case, seed: int, max_decisions: int = 250) -> Iterator[tuple[Table[Any], Decision[Any], int]]:
    """The first decisions of a walk."""
    return walk(case, seed) if THOROUGH else islice(walk(case, seed), max_decisions)


def finished(case: Case, seed: int) -> Table[Any]:
    """A table after a whole random game."""
    table = None
    for table, _, _ in walk(case, seed):  # noqa: B007  # the last table is the one that ended
        pass
    assert table is not None
    return table


def keys(decision: Decision[Any]) -> list[str]:
    return [option.key for option in decision.options]


def shown(decision: Decision[Any]) -> tuple[object, ...]:
    """Everything a player sees of a decision."""
    options = [(option.key, option.label, option.places) for option in decision.options]
    refused = [(option.key, option.label, option.why_not, option.rule) for option in decision.refused]
    return decision.seat, decision.prompt, decision.rule, options, refused
