"""Many games between bots, and what came of them.

Game number i of a run depends on the run's seed and i alone, so all is the same whichever engine plays,
and however many workers it has.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, NamedTuple

from holdfast import bots
from holdfast.engine.chance import Generator64
from holdfast.engine.errors import HoldfastError, RuleBug
from holdfast.engine.game import Game, Value
from holdfast.engine.play import Play, Watcher
from holdfast.engine.record import Header, Record
from holdfast.engine.requests import Decision
from holdfast.games import game as game_named
from holdfast.lab.simulate.engines import Engine, Local
from holdfast.lab.simulate.game_log import Log
from holdfast.lab.simulate.results import Outcome, Side
from holdfast.lab.simulate.uses import Uses

_PART = 10
"""How many games a worker is handed at most, so that news comes often and Ctrl-C works soon."""
_PARTS = 32
"""Into how many parts a small run is divided at least."""


class NoRecords(HoldfastError):
    """The folder's: records cannot be written there."""


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
    study: bool = False
    """Whether to tell of each game also why it ended, and what each side used."""

    def seed_of(self, number: int) -> int:
        """The seed of one game of the run."""
        return Generator64(self.seed).branch(number).seed


class Part(NamedTuple):
    """Some games of a checked run: what a worker is handed."""

    run: Run
    numbers: range


def check(run: Run) -> Run:
    """The run with its options and bots filled in, or a clear error before anything is played."""
    game = game_named(run.game)
    options = game.check(run.seats, run.options)
    names = bots.lineup(",".join(run.bots) or "random", seats=run.seats)
    game.content(run.pack)
    if run.records is not None:
        with _explaining(run.records):
            run.records.mkdir(parents=True, exist_ok=True)
    return replace(run, bots=names, options=options)


def simulate(run: Run, engine: Engine | None = None, start: int = 0) -> Generator[Outcome, None, None]:
    """Play the games of a run from number `start` on, telling of each in order; by oneself if no engine is named."""
    run = check(run)
    for outcomes in (engine or Local()).carry_out(play_part, parts_of(run, start)):
        yield from outcomes


def parts_of(run: Run, start: int = 0) -> Iterator[Part]:
    """The games of a run, a few at a time."""
    size = max(1, min(_PART, run.games // _PARTS))
    for at in range(start, run.games, size):
        yield Part(run, range(at, min(at + size, run.games)))


def play_part(part: Part) -> list[Outcome]:
    """The job of a worker."""
    return list(play_games(part.run, part.numbers))


def play_games(run: Run, numbers: Iterable[int]) -> Iterator[Outcome]:
    """Play some games of a checked run, one after another."""
    game = game_named(run.game)
    content = game.content(run.pack)
    for number in numbers:
        play = Play(game, game.new(content, run.seats, run.options), Generator64(run.seed_of(number)))
        if any(name != "random" for name in run.bots):
            play.keep_checkpoints()
        kept = Kept() if run.records is not None else None
        uses = Uses(play, game.study) if run.study and game.study is not None else None
        watchers = [one for one in (kept, uses) if one is not None]
        if watchers:
            play.watch(Several(watchers) if len(watchers) > 1 else watchers[0])
        play.start()
        outcome = play_out(run, number, game, play)
        if kept is not None:
            write_record(run, number, kept.record(run, game, outcome))
        yield outcome if uses is None else studied(outcome, play, uses)


def write_record(run: Run, number: int, record: Record) -> None:
    assert run.records is not None
    path = run.records / f"{run.game}-{number:0{len(str(run.games - 1))}}.record"
    with _explaining(path):
        path.write_text(record.text(), encoding="utf-8")


def play_out(run: Run, number: int, game: Game[Any], play: Play[Any]) -> Outcome:
    """Let bots play one game to its end, which must come within the game's longest."""
    players = seated(run.bots, run.seed_of(number))
    try:
        decisions = answer_all(run, number, game, play, players)
    finally:
        bots.close(players)
    result = play.result()
    return Outcome(number, decisions, tuple(sheet.total for sheet in result.sheets), result.winners, play.turns)


def answer_all(run: Run, number: int, game: Game[Any], play: Play[Any], players: list[bots.Bot]) -> int:
    """Let bots decide until the end; how many decisions that took."""
    decisions = 0
    while not play.over:
        if decisions == game.max_decisions:
            raise RuleBug(
                f"game {number} of seed {run.seed}, whose own seed is {run.seed_of(number)}, has not ended after "
                f"{decisions} decisions; no game of {game.title} takes so many"
            )
        decision = play.decision
        play.step(players[decision.seat].choose(bots.PlayerView(play, decision)))
        decisions += 1
    return decisions


def studied(outcome: Outcome, play: Play[Any], uses: Uses) -> Outcome:
    """The outcome with why the game ended, and for each side its points by source and what it used."""
    assert play.game.study is not None
    sheets = play.result().sheets
    sides = (Side(dict(sheet.parts), used) for sheet, used in zip(sheets, uses.of_sides(), strict=True))
    return outcome._replace(ended=play.game.study.ended(play.state), sides=tuple(sides))


def seated(names: Sequence[str], seed: int) -> list[bots.Bot]:
    """The bots of a game, each with a seed of its own that follows from the game's."""
    source = Generator64(seed)
    return [bots.make(name, seed=source.branch(seat + 1).seed) for seat, name in enumerate(names)]


class Kept(Log):
    """Keeps all that happens in a game for a record."""

    def record(self, run: Run, game: Game[Any], outcome: Outcome) -> Record:
        names = tuple(f"Player {seat + 1}" for seat in range(run.seats))
        pack = run.pack.name if run.pack else None
        header = Header(run.game, game.version, run.seats, run.options, names, run.seed_of(outcome.number), pack)
        return Record(header, tuple(self.entries), outcome.scores)


class Several(Watcher):
    """Hears of all that happens, and tells each of several others."""

    def __init__(self, watchers: Sequence[Watcher]) -> None:
        self._watchers = watchers

    def decided(self, decision: Decision[Any], index: int, forced: bool) -> None:
        for one in self._watchers:
            one.decided(decision, index, forced)

    def chance_decided(self, name: str, key: str) -> None:
        for one in self._watchers:
            one.chance_decided(name, key)

    def revealed(self, why: str) -> None:
        for one in self._watchers:
            one.revealed(why)

    def checkpoint(self) -> None:
        for one in self._watchers:
            one.checkpoint()


@contextmanager
def _explaining(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise NoRecords(f"{path}: records cannot be kept there ({error.strerror})") from error
