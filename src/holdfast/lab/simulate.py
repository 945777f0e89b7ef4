"""Many games between bots, on one core or several, and what came of them.

Game number i of a run depends on the run's seed and i alone, so the totals are the same however many workers play.
"""

from __future__ import annotations

import signal
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from holdfast import bots
from holdfast.engine.chance import Generator64
from holdfast.engine.errors import HoldfastError, RuleBug
from holdfast.engine.game import Game, Value
from holdfast.engine.play import Play
from holdfast.engine.record import Entry, Header, Record
from holdfast.engine.requests import Decision
from holdfast.games import game as game_named

_PART = 10
"""How many games a worker is handed at most, so that news comes often and Ctrl-C works soon."""


class NoRecords(HoldfastError):
    """The folder's: records cannot be written there."""


class WorkerLost(HoldfastError):
    """The machine's: a process that played games was ended from outside."""


@dataclass(frozen=True)
class Run:
    """What to simulate; plain data, so that other processes can be handed it."""

    game: str
    seats: int
    games: int
    seed: int = 0
    bots: tuple[str, ...] = ()
    """The bot of each seat; random ones if none are named."""
    options: Mapping[str, Value] = field(default_factory=dict)
    pack: Path | None = None
    records: Path | None = None
    """Where to keep a record of each game, if at all."""

    def seed_of(self, number: int) -> int:
        """The seed of one game of the run."""
        return Generator64(self.seed).branch(number).seed


class Outcome(NamedTuple):
    """How one game of a run went: the choices it took, the points of each side, and the sides that won."""

    number: int
    decisions: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass
class Tally:
    """What the games so far add up to, in whatever order they come in."""

    seats: int
    games: int = 0
    decisions: int = 0
    shortest: int = 0
    longest: int = 0
    points: list[int] = field(default_factory=list)
    wins: list[Fraction] = field(default_factory=list)
    """For each side; a shared victory is split."""

    def add(self, outcome: Outcome) -> None:
        if not self.games:
            self.points = [0] * len(outcome.scores)
            self.wins = [Fraction()] * len(outcome.scores)
        self.shortest = min(self.shortest or outcome.decisions, outcome.decisions)
        self.longest = max(self.longest, outcome.decisions)
        self.games += 1
        self.decisions += outcome.decisions
        for side, points in enumerate(outcome.scores):
            self.points[side] += points
        for side in outcome.winners:
            self.wins[side] += Fraction(1, len(outcome.winners))

    def scores(self) -> list[float]:
        """The mean points of each side."""
        return [points / self.games for points in self.points]

    def win_shares(self) -> list[float]:
        """The share of victories of each side."""
        return [float(wins / self.games) for wins in self.wins]

    def report(self) -> dict[str, Any]:
        """The totals as plain data. The automated rivals of a solo game come after the seats."""
        shares = self.win_shares()
        rivals = {"rival": sum(shares[self.seats :])} if len(shares) > self.seats else {}
        mean = self.decisions / self.games if self.games else 0.0
        return {
            "games": self.games,
            "decisions": self.decisions,
            "scores": self.scores(),
            "win_share_by_seat": shares[: self.seats],
            **rivals,
            "length": {"shortest": self.shortest, "mean": mean, "longest": self.longest},
        }


def check(run: Run) -> Run:
    """The run with its options and bots filled in, or a clear error before anything is played."""
    game = game_named(run.game)
    options = game.check(run.seats, run.options)
    names = bots.lineup(",".join(run.bots) or "random", seats=run.seats)
    game.content(run.pack)
    if run.records is not None:
        with _explaining(run.records):
            run.records.mkdir(parents=True, exist_ok=True)
    return Run(run.game, run.seats, run.games, run.seed, names, options, run.pack, run.records)


def simulate(run: Run, workers: int = 1) -> Generator[Outcome, None, None]:
    """Play all games of a run, telling of each as it ends; with several workers in no certain order."""
    run = check(run)
    if workers <= 1 or run.games <= 1:
        yield from play_games(run, range(run.games))
    else:
        yield from _shared_out(run, workers)


def _shared_out(run: Run, workers: int) -> Iterator[Outcome]:
    """Hand a few games at a time to each worker, and a little ahead of what they have done."""
    size = max(1, min(_PART, run.games // (workers * 8)))
    parts = (range(at, min(at + size, run.games)) for at in range(0, run.games, size))
    with ProcessPoolExecutor(workers, get_context("spawn"), _let_the_parent_be_interrupted) as pool:
        open_: set[Future[list[Outcome]]] = {pool.submit(_play_part, run, part) for part in islice(parts, 3 * workers)}
        try:
            while open_:
                done, open_ = wait(open_, return_when=FIRST_COMPLETED)
                open_ |= {pool.submit(_play_part, run, part) for part in islice(parts, len(done))}
                for future in done:
                    yield from future.result()
        except BrokenProcessPool as error:
            raise WorkerLost("a worker was ended by the system, perhaps for want of memory; try fewer") from error
        finally:
            pool.shutdown(cancel_futures=True)


def play_games(run: Run, numbers: Iterable[int]) -> Iterator[Outcome]:
    """Play some games of a checked run, one after another."""
    game = game_named(run.game)
    content = game.content(run.pack)
    for number in numbers:
        play = Play(game, game.new(content, run.seats, run.options), Generator64(run.seed_of(number)))
        kept = Kept()
        if run.records is not None:
            play.watch(kept)
        play.start()
        outcome = play_out(run, number, game, play)
        if run.records is not None:
            path = run.records / f"{run.game}-{number:0{len(str(run.games - 1))}}.record"
            with _explaining(path):
                path.write_text(kept.record(run, game, outcome).text(), encoding="utf-8")
        yield outcome


def play_out(run: Run, number: int, game: Game[Any], play: Play[Any]) -> Outcome:
    """Let bots play one game to its end, which must come within the game's longest."""
    players = seated(run.bots, run.seed_of(number))
    decisions = 0
    while not play.over:
        if decisions == game.longest:
            raise RuleBug(
                f"game {number} of seed {run.seed}, whose own seed is {run.seed_of(number)}, has not ended after "
                f"{decisions} decisions; no game of {game.title} takes so many"
            )
        decision = play.decision
        play.step(players[decision.seat].choose(bots.Sight(play, decision)))
        decisions += 1
    result = play.result()
    return Outcome(number, decisions, tuple(sheet.total for sheet in result.sheets), result.winners)


def seated(names: Sequence[str], seed: int) -> list[bots.Bot]:
    """The bots of a game, each with a seed of its own that follows from the game's."""
    source = Generator64(seed)
    return [bots.make(name, seed=source.branch(seat + 1).seed) for seat, name in enumerate(names)]


class Kept:
    """Hears of all that happens in a game, and keeps it for a record."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def decided(self, decision: Decision[Any], index: int, forced: bool) -> None:
        self.entries.append(Entry(decision.seat, decision.options[index].key))

    def fell(self, name: str, key: str) -> None:
        self.entries.append(Entry(name, key))

    def revealed(self, why: str) -> None:
        """A record does without: the rules will say so again."""

    def checkpoint(self) -> None:
        """Nor does it need to know where turns begin."""

    def record(self, run: Run, game: Game[Any], outcome: Outcome) -> Record:
        names = tuple(f"Player {seat + 1}" for seat in range(run.seats))
        pack = run.pack.name if run.pack else None
        header = Header(run.game, game.version, run.seats, run.options, names, run.seed_of(outcome.number), pack)
        return Record(header, tuple(self.entries), outcome.scores)


@contextmanager
def _explaining(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise NoRecords(f"{path}: records cannot be kept there ({error.strerror})") from error


def _play_part(run: Run, numbers: range) -> list[Outcome]:
    return list(play_games(run, numbers))


def _let_the_parent_be_interrupted() -> None:
    """Ctrl-C reaches all processes; only the one that reports should heed it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
