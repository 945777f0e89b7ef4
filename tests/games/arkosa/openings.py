"""Real tables of Arkosa from set-up on, for tests of the set-up and of whole games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from holdfast.engine.chance import Generator64
from holdfast.engine.game import Value
from holdfast.engine.table import Table
from holdfast.games.arkosa import GAME
from holdfast.games.arkosa.state import Arkosa

Chance = Mapping[str, Sequence[str]]


def opening(seats: int, *, seed: int = 0, chance: Chance | None = None, **options: Value) -> Table[Arkosa]:
    """A table at its first decision."""
    return Table(GAME, seats=seats, seed=seed, chance=chance, options=options)


def opened(seats: int, *, seed: int = 0, chance: Chance | None = None, **options: Value) -> Table[Arkosa]:
    """A table before its first turn: everybody has chosen the first of all options."""
    table = opening(seats, seed=seed, chance=chance, **options)
    while table.state.phase == "setup":
        table.choose(0, seat=table.decisions[0].seat)
    return table


def passing_time(table: Table[Arkosa], seed: int = 0) -> Iterator[Table[Arkosa]]:
    """The table before every decision until the end of the game, played at random."""
    answers = Generator64(seed)
    while not table.over:
        yield table
        decision = table.decision
        table.choose(answers.below(len(decision)), seat=decision.seat)


def ended(table: Table[Arkosa], seed: int = 0) -> Table[Arkosa]:
    """The table after the whole game, played at random."""
    for _ in passing_time(table, seed):
        pass
    return table
