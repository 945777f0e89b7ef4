"""Many games between bots, and their outcomes.

Game number i of a run depends only on the run's seed and i, so a run gives the same outcomes on every engine and with
any number of workers.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, NamedTuple

from holdfast import bots
from holdfast.engine.chance import Generator64
from holdfast.engine.digest import content_digest
from holdfast.engine.errors import HoldfastError, RuleBug, disk_errors_as
from holdfast.engine.game import Game, Value
from holdfast.engine.play import Play
from holdfast.engine.record import Header, Record
from holdfast.games import game as game_named
from holdfast.lab.simulate.engines import Engine, Local
from holdfast.lab.simulate.game_log import GameLog, SeveralWatchers
from holdfast.lab.simulate.results import Outcome, Side
from holdfast.lab.simulate.uses import Uses

MAX_PART_GAMES = 10
"""How many games a worker gets at a time: few, so that progress is reported often and Ctrl-C works soon."""
MIN_PARTS = 32
"""A small run is divided into at least this many parts."""


class NoRecords(HoldfastError):
    """Records cannot be written to the folder."""


@dataclass(frozen=True)
class Run:
    """What to simulate; plain data, so that it can be sent to other processes."""

    game: str
    seats: int
    games: int
    seed: int = 0
    """Game i depends only on the seed and i."""
    bots: tuple[str, ...] = ()
    """The bot of each seat; random bots if empty."""
    options: Mapping[str, Value] = field(default_factory=dict)
    """Settings of the game that differ from their defaults."""
    pack: Path | None = None
    records: Path | None = None
    """The folder for a record of each game; None for no records."""
    study: bool = False
    """Whether outcomes also say why the game ended, and what each side used."""

    def seed_of(self, number: int) -> int:
        """The seed of one game of the run."""
        return Generator64(self.seed).branch(number).seed


class Part(NamedTuple):
    """Some games of a checked run: the work of one job."""

    run: Run
    numbers: range


def check(run: Run) -> Run:
    """The run with its options and bots filled in, or a clear error before anything is played."""
    game = game_named(run.game)
    options = game.check(run.seats, run.options)
    names = bots.lineup(",".join(run.bots) or "random", seats=run.seats)
    game.content(run.pack)
    if run.records is not None:
        with disk_errors_as(NoRecords, f"{run.records}: records cannot be written there"):
            run.records.mkdir(parents=True, exist_ok=True)
    return replace(run, bots=names, options=options)


def simulate(run: Run, engine: Engine | None = None, start: int = 0) -> Generator[Outcome, None, None]:
    """Play the games of a run from number `start` on, in order; in this process if no engine is given."""
    run = check(run)
    for outcomes in (engine or Local()).map(play_part, parts_of(run, start)):
        yield from outcomes


def parts_of(run: Run, start: int = 0) -> Iterator[Part]:
    """The games of a run, a few at a time."""
    size = max(1, min(MAX_PART_GAMES, run.games // MIN_PARTS))
    for at in range(start, run.games, size):
        yield Part(run, range(at, min(at + size, run.games)))


def play_part(part: Part) -> list[Outcome]:
    """The job of a worker: play some games."""
    return list(play_games(part.run, part.numbers))


def play_games(run: Run, numbers: Iterable[int]) -> Iterator[Outcome]:
    """Play some games of a checked run, one after another."""
    game = game_named(run.game)
    content = game.content(run.pack)
    for number in numbers:
        play = Play(game, game.new(content, run.seats, run.options), Generator64(run.seed_of(number)))
        if any(name != "random" for name in run.bots):
            play.keep_checkpoints()
        log = GameLog() if run.records is not None else None
        uses = Uses(play, game.study) if run.study and game.study is not None else None
        watchers = [watcher for watcher in (log, uses) if watcher is not None]
        if watchers:
            play.watch(SeveralWatchers(watchers) if len(watchers) > 1 else watchers[0])
        play.start()
        outcome = play_out(run, number, game, play)
        if log is not None:
            write_record(run, number, record_of(run, game, log, outcome))
        yield outcome if uses is None else with_study(outcome, play, uses)


def record_of(run: Run, game: Game[Any], log: GameLog, outcome: Outcome) -> Record:
    names = tuple(f"Player {seat + 1}" for seat in range(run.seats))
    pack, digest = run.pack.name if run.pack else None, content_digest(game, run.pack)
    header = Header(run.game, game.version, run.seats, run.options, names, run.seed_of(outcome.number), pack, digest)
    return Record(header, tuple(log.entries), outcome.scores)


def write_record(run: Run, number: int, record: Record) -> None:
    assert run.records is not None
    path = run.records / f"{run.game}-{number:0{len(str(run.games - 1))}}.record"
    with disk_errors_as(NoRecords, f"{path}: records cannot be written there"):
        path.write_text(record.text(), encoding="utf-8")


def play_out(run: Run, number: int, game: Game[Any], play: Play[Any]) -> Outcome:
    """Let bots play one game to its end."""
    players = make_bots(run.bots, run.seed_of(number))
    try:
        decisions = answer_all(run, number, game, play, players)
    finally:
        bots.close(players)
    result = play.result()
    return Outcome(number, decisions, tuple(sheet.total for sheet in result.sheets), result.winners, play.turns)


def answer_all(run: Run, number: int, game: Game[Any], play: Play[Any], players: list[bots.Bot]) -> int:
    """Let bots decide until the end, within the game's `max_decisions`; returns the number of decisions."""
    decisions = 0
    while not play.over:
        if decisions == game.max_decisions:
            raise RuleBug(
                f"game {number} of seed {run.seed}, whose own seed is {run.seed_of(number)}, has not ended after "
                f"{decisions} decisions; no game of {game.title} takes that many"
            )
        decision = play.decision
        play.step(players[decision.seat].choose(bots.PlayerView(play, decision)))
        decisions += 1
    return decisions


def with_study(outcome: Outcome, play: Play[Any], uses: Uses) -> Outcome:
    """The outcome with why the game ended, and for each side its points by source and what it used."""
    assert play.game.study is not None
    sheets = play.result().sheets
    sides = (Side(dict(sheet.parts), used) for sheet, used in zip(sheets, uses.of_sides(), strict=True))
    return outcome._replace(ended=play.game.study.ended(play.state), sides=tuple(sides))


def make_bots(names: Sequence[str], seed: int) -> list[bots.Bot]:
    """The bots of a game, each with its own seed, which follows from the game's."""
    source = Generator64(seed)
    return [bots.make(name, seed=source.branch(seat + 1).seed) for seat, name in enumerate(names)]
