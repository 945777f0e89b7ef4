"""The games of a balance report: every kind of table that a game lists, played by the same bots."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from holdfast.engine.chance import Generator64
from holdfast.engine.errors import HoldfastError
from holdfast.engine.study import Entry, Seating, Study
from holdfast.games import game as game_named
from holdfast.lab.simulate.engines import Engine
from holdfast.lab.simulate.results import Outcome
from holdfast.lab.simulate.runs import Part, Run, check, parts_of, play_part
from holdfast.lab.simulate.uses import use_name


class NoReport(HoldfastError):
    """There is no balance report on that game, or it cannot be written there."""


class Row(NamedTuple):
    """A game, seat by seat; in cooperative games the first seat stands for all."""

    decisions: int
    ended: str
    """Why the game ended, in the words of the game's study."""
    scores: tuple[int, ...]
    won: tuple[float, ...]
    """Each seat's share of the victory."""
    points: tuple[tuple[int, ...], ...]
    """For each seat its points by source."""
    used: tuple[frozenset[str], ...]
    """The entries that each seat used."""
    rivals: tuple[int, ...]
    """The points of automated rivals."""


@dataclass
class Sample:
    """The games at one kind of table."""

    seating: Seating
    run: Run
    entries: dict[str, Entry]
    """All entries that could be used at this table, by their names in results."""
    together: bool
    """Whether the game is cooperative."""
    sources: tuple[str, ...] = ()
    """The names of the sources of points, in the order of `Row.points`."""
    rows: list[Row] = field(default_factory=list)

    @property
    def alone(self) -> bool:
        """Whether seats play against the game, not against each other."""
        return self.together or self.run.seats == 1

    @property
    def fair(self) -> float:
        """The share of victories of each seat if all seats were equal."""
        return 1 / self.run.seats

    def add(self, outcome: Outcome) -> None:
        sides = outcome.sides[: 1 if self.together else self.run.seats]
        self.sources = self.sources or tuple(sides[0].points)
        won = tuple(float(outcome.won(side)) for side in range(len(sides)))
        self.rows.append(
            Row(
                outcome.decisions,
                sys.intern(outcome.ended),
                outcome.scores[: len(sides)],
                tuple(float(share > 0) for share in won) if self.together else won,
                tuple(tuple(side.points.values()) for side in sides),
                tuple(frozenset(map(sys.intern, side.used)) for side in sides),
                outcome.scores[self.run.seats :],
            )
        )


class Request(NamedTuple):
    """What a report is about."""

    game: str
    games: int
    """How many at each table."""
    bots: str
    """The bot that plays every seat."""
    seed: int = 0
    pack: Path | None = None
    """A folder of changed content; None for the printed game."""
    seats: int | None = None
    """Only the tables with this number of seats; None for all."""


def study_of(name: str) -> Study[object]:
    study: Study[object] | None = game_named(name).study
    if study is None:
        raise NoReport(f"{name} has no study, so there is no report on it")
    return study


def samples_of(request: Request) -> list[Sample]:
    """A sample for each kind of table, without games yet. Each has its own seed: with the same cards in all of them,
    figures over all tables would seem more certain than they are.
    """
    game, study = game_named(request.game), study_of(request.game)
    found = []
    for number, seating in enumerate(study.seatings):
        if request.seats not in (None, seating.seats):
            continue
        seed = Generator64(request.seed).branch(number).seed
        run = check(
            Run(
                request.game, seating.seats, request.games, seed, (request.bots,), seating.options, request.pack,
                study=True,
            )
        )  # fmt: skip
        state = game.new(game.content(request.pack), run.seats, run.options)
        entries = {use_name(entry.use): entry for entry in study.entries(state)}
        found.append(Sample(seating, run, entries, study.together))
    if not found:
        known = ", ".join(str(seats) for seats in sorted({seating.seats for seating in study.seatings}))
        raise NoReport(f"the report on {game.title} has no table with {request.seats} seats; it has: {known}")
    return found


def play(requests: Sequence[Request], engine: Engine, tell: Callable[[int, int], None]) -> list[list[Sample]]:
    """Play the games of all requests; `tell` is called with the number of games done and of all games."""
    found = [samples_of(request) for request in requests]
    samples = list(chain.from_iterable(found))
    owners = (sample for sample in samples for _ in parts_of(sample.run))
    done, games = 0, sum(sample.run.games for sample in samples)
    with closing(engine.map(play_part, _parts(samples))) as parts:
        for sample, outcomes in zip(owners, parts, strict=True):
            for outcome in outcomes:
                sample.add(outcome)
            done += len(outcomes)
            tell(done, games)
    return found


def _parts(samples: Sequence[Sample]) -> Iterator[Part]:
    for sample in samples:
        yield from parts_of(sample.run)
