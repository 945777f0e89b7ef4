"""Real tables of Cryo as set-up leaves them, for tests of the set-up and of whole games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from holdfast.engine.chance import Generator64
from holdfast.engine.table import Table
from holdfast.games.cryo import GAME
from holdfast.games.cryo.state import Cryo


def opening(seats: int, *, seed: int = 0, chance: Mapping[str, Sequence[str]] | None = None) -> Table[Cryo]:
    """A table that has just been set up: everybody still has to choose which cards to keep."""
    return Table(GAME, seats=seats, seed=seed, chance=chance)


def opened(seats: int, *, seed: int = 0, chance: Mapping[str, Sequence[str]] | None = None) -> Table[Cryo]:
    """A table before its first turn: everybody has kept the first three cards that they saw."""
    table = opening(seats, seed=seed, chance=chance)
    while table.state.phase == "setup":
        table.choose(0)
    return table


def passing_time(table: Table[Cryo], seed: int = 0) -> Iterator[Table[Cryo]]:
    """The table before every decision until the end of the game, played at random."""
    answers = Generator64(seed)
    while not table.over:
        yield table
        table.choose(answers.below(len(table.decision)))
