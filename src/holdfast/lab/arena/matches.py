"""Bots against each other: the seatings, and the games.

Game number i of an arena depends only on its settings and i, so the totals are the same on every engine.
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
    """These bots cannot be matched."""


@dataclass(frozen=True)
class Arena:
    """What is played: a run whose seats are filled in turn, and the bots that are matched."""

    run: Run
    names: tuple[str, ...]

    @property
    def together(self) -> bool:
        """Whether all seats of a game belong to one bot, as in solo and cooperative games."""
        return self.run.seats == 1 or game_named(self.run.game).open_table

    def seatings(self) -> list[tuple[str, ...]]:
        """The bots of each seat, game by game: every bot on every seat equally often, against every other."""
        if self.together:
            return [(name,) * self.run.seats for name in self.names]
        return seatings(self.names, self.run.seats)


class Match(NamedTuple):
    """One game to be played: the work of one job."""

    arena: Arena
    number: int


class PlayedMatch(NamedTuple):
    """One game that was played: the bot of each seat, and the outcome."""

    lineup: tuple[str, ...]
    outcome: Outcome


def seatings(names: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Each group of bots that fits the table, in every rotation. If too few, the last bot takes the rest."""
    filled = [*names, *[names[-1]] * (seats - len(names))]
    groups = combinations(filled, seats) if len(names) > seats else [tuple(filled)]
    return [group[turn:] + group[:turn] for group in groups for turn in range(seats)]


def make_arena(run: Run, names: Sequence[str]) -> Arena:
    """A checked arena, or a clear error."""
    for name in names:
        bots.lineup(name, seats=1)
    if len(set(names)) != len(names):
        raise BadArena("a bot is named twice; name each bot once; it takes several seats if needed")
    run = check(replace(run, bots=(names[0],)))
    arena = Arena(run, tuple(names))
    return replace(arena, run=replace(run, study=arena.together))


def play_arena(arena: Arena, engine: Engine | None = None, start: int = 0) -> Generator[PlayedMatch, None, None]:
    """Play the games of an arena from number `start` on, in order."""
    yield from (engine or Local()).map(play_match, matches_of(arena, start))


def matches_of(arena: Arena, start: int = 0) -> Iterator[Match]:
    """All games from `start` on."""
    return (Match(arena, number) for number in range(start, arena.run.games))


def play_match(match: Match) -> PlayedMatch:
    """The job of a worker. The same deal is played in every seating, one after another."""
    arena, (deal, turn) = match.arena, divmod(match.number, len(match.arena.seatings()))
    lineup = arena.seatings()[turn]
    records = arena.run.records and arena.run.records / f"seating-{turn + 1}"
    run = check(replace(arena.run, bots=lineup, records=records))
    (outcome,) = play_games(run, [deal])
    return PlayedMatch(lineup, outcome._replace(number=match.number, sides=()))
