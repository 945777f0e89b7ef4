"""Bots against each other: who sits where, every game of it, and what each bot won.

Game number i of an arena depends on its setting and i alone, so the totals are the same whichever engine plays.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import NamedTuple

from holdfast import bots
from holdfast.engine.errors import HoldfastError
from holdfast.games import game as game_named
from holdfast.lab.simulate.engines import Engine, Local
from holdfast.lab.simulate.results import Outcome
from holdfast.lab.simulate.runs import Run, check, play_games


class BadArena(HoldfastError):
    """The user's: these bots cannot be matched."""


@dataclass(frozen=True)
class Arena:
    """What is played: a run whose seats are filled by turns, and the bots that are matched."""

    run: Run
    names: tuple[str, ...]

    @property
    def together(self) -> bool:
        """Whether all seats of a game belong to one bot, as in solo and cooperative games."""
        return self.run.seats == 1 or game_named(self.run.game).open_table

    def seatings(self) -> list[tuple[str, ...]]:
        """Who sits where, over and over: every bot on every seat equally often, against every other."""
        if self.together:
            return [(name,) * self.run.seats for name in self.names]
        return seatings(self.names, self.run.seats)


class Bout(NamedTuple):
    """One game to be played: what a worker is handed."""

    arena: Arena
    number: int


class Bouted(NamedTuple):
    """One game that was played: who sat where, and how it went."""

    lineup: tuple[str, ...]
    outcome: Outcome


def seatings(names: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Each group of bots as large as the table, in every rotation. With too few, the last takes all seats left over."""
    filled = [*names, *[names[-1]] * (seats - len(names))]
    groups = combinations(filled, seats) if len(names) > seats else [tuple(filled)]
    return [group[turn:] + group[:turn] for group in groups for turn in range(seats)]


def checked(run: Run, names: Sequence[str]) -> Arena:
    """An arena that can be played, or a clear error."""
    for name in names:
        bots.lineup(name, seats=1)
    if len(set(names)) != len(names):
        raise BadArena("a bot is named twice; each is matched with the others, and sits on several seats by itself")
    run = check(replace(run, bots=(names[0],)))
    arena = Arena(run, tuple(names))
    return replace(arena, run=replace(run, study=arena.together))


def play_arena(arena: Arena, engine: Engine | None = None, start: int = 0) -> Generator[Bouted, None, None]:
    """Play the games of an arena from number `start` on, telling of each in order."""
    yield from (engine or Local()).carry_out(play_bout, bouts_of(arena, start))


def bouts_of(arena: Arena, start: int = 0) -> Iterator[Bout]:
    """All games from `start` on."""
    return (Bout(arena, number) for number in range(start, arena.run.games))


def play_bout(bout: Bout) -> Bouted:
    """The job of a worker. The same deal is played in every seating, one after another."""
    arena, (deal, turn) = bout.arena, divmod(bout.number, len(bout.arena.seatings()))
    lineup = arena.seatings()[turn]
    records = arena.run.records and arena.run.records / f"seating-{turn + 1}"
    run = check(replace(arena.run, bots=lineup, records=records))
    (outcome,) = play_games(run, [deal])
    return Bouted(lineup, outcome._replace(number=bout.number, sides=()))
