"""What runs where bots think: a game is followed by its log, and a bot goes on from what it knows while its turn lasts.

What a bot with a budget in playouts answers follows from the log and the seed of its table alone. Within a turn it
goes on from what it found before; if that was lost, because a server was restarted, it is found again the same way.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any

from holdfast import bots
from holdfast.bots import hints
from holdfast.bots.analysis import MomentAnalysis, analyse_decision, analyse_position
from holdfast.bots.budget import Budget
from holdfast.bots.levels import resolve_level
from holdfast.bots.player_view import PlayerView
from holdfast.bots.search import SearchBot
from holdfast.engine.record import Entry
from holdfast.engine.table import Table
from holdfast.games import game as game_named
from holdfast.server.storage.rebuild import Chunk, Setup
from holdfast.server.tables.models import Hint

HINT = Budget(seconds=0.6)
GAMES, MINDS = 64, 256
"""How many games a process follows, and how many searches it keeps."""


def thinking_seed(seed: int, *about: int) -> int:
    """A seed for thinking, from which the one that it is made from cannot be told."""
    words = " ".join(map(str, (seed, *about)))
    return int.from_bytes(blake2b(words.encode(), digest_size=6).digest(), "big")


@dataclass(frozen=True)
class Job:
    """A decision to think about: all answers before it, and whose it is. The game's own seed is not among it."""

    table: str
    setup: Setup
    chunks: tuple[Chunk, ...]
    seat: int

    @staticmethod
    def about(table: str, setup: Setup, chunks: list[Chunk], seat: int) -> Job:
        return Job(table, setup.with_seed(thinking_seed(setup.seed)), tuple(chunks), seat)

    @property
    def seed(self) -> int:
        """What the seat thinks with: the same whenever a table is played again from the same seed."""
        return thinking_seed(self.setup.seed, self.seat, sum(chunk[0].who == self.seat for chunk in self.chunks[1:]))


# Work ------------------------------------------------------------------------------------------------------------


def think(job: Job, bot: str, share: float = 1.0, processes: int = 1) -> str:
    """The key of the option that a bot chooses. In a hurry, with only a share of its budget, it thinks anew."""
    name = resolve_level(bots.public_bot_name(bot), game_named(job.setup.game))
    made = bots.make(name, seed=job.seed)
    if not isinstance(made, SearchBot):
        return _chosen(job, made)
    if share == 1:
        return _search(job, name, processes).key
    made.limit_budget(share)
    return _keep(name, Mind(None, job, _chosen(job, made))).key


def advise(job: Job) -> list[Hint]:
    """The best three options."""
    view = _player_view(job)
    options = view.decision.options
    best = hints.advise(view, job.seed, HINT)
    return [Hint(options[one.index].key, options[one.index].label, one.chance, one.why) for one in best]


def analyse(job: Job, answer: Entry | None, budget: Budget) -> MomentAnalysis:
    """Analyse one moment of a finished game, and what the answer given there cost."""
    table = _followed(job).table
    return analyse_position(table) if answer is None else analyse_decision(table, answer, budget)


# Games that this process follows ---------------------------------------------------------------------------------


class Followed:
    """A game as far as it was followed, so that only what is new must be played."""

    def __init__(self, setup: Setup, first: Chunk) -> None:
        self.setup = setup
        self.table: Table[Any] = setup.begin(first)
        self.chunks = [first]
        self.turns = [0]
        """The turn in which each answer was given."""

    def fits(self, job: Job) -> bool:
        return self.setup == job.setup and job.chunks[: len(self.chunks)] == tuple(self.chunks)

    def follow(self, chunks: tuple[Chunk, ...]) -> None:
        for chunk in chunks[len(self.chunks) :]:
            self.turns.append(self.table.turns)
            self.table.play_back(chunk)
            self.chunks.append(chunk)

    def before(self, seat: int) -> int | None:
        """Where the answer stands that a seat gave last in the turn at hand, if it gave any."""
        for number in range(len(self.chunks) - 1, 0, -1):
            if self.turns[number] != self.table.turns:
                return None
            if self.chunks[number][0].who == seat:
                return number
        return None


_games: OrderedDict[str, Followed] = OrderedDict()


def _followed(job: Job) -> Followed:
    followed = _games.pop(job.table, None)
    if followed is None or not followed.fits(job):
        followed = Followed(job.setup, job.chunks[0])
    followed.follow(job.chunks)
    _games[job.table] = followed
    if len(_games) > GAMES:
        _games.popitem(last=False)
    return followed


def _player_view(job: Job) -> PlayerView:
    table = _followed(job).table
    return PlayerView(table, next(one for one in table.decisions if one.seat == job.seat))


# Bots that go on thinking ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Mind:
    """A search after a decision: which one it was, and what it answered; none if it was in a hurry."""

    bot: SearchBot | None
    job: Job
    key: str


_minds: OrderedDict[tuple[str, int, str], Mind] = OrderedDict()


def _keep(name: str, mind: Mind) -> Mind:
    _minds[mind.job.table, mind.job.seat, name] = mind
    if len(_minds) > MINDS:
        _minds.popitem(last=False)
    return mind


def _chosen(job: Job, bot: bots.Bot) -> str:
    view = _player_view(job)
    return view.decision.options[bot.choose(view)].key


def _search(job: Job, name: str, processes: int = 1) -> Mind:
    """Decide by search, from what was found before in this turn, or anew."""
    bot = bots.make(name, seed=job.seed)
    assert isinstance(bot, SearchBot)
    bot = _gone_on(job, name, again=not bot.timed) or bot
    bot.use_processes(processes)
    return _keep(name, Mind(bot, job, _chosen(job, bot)))


def _gone_on(job: Job, name: str, *, again: bool) -> SearchBot | None:
    """The search of the seat's last decision in this turn, found again if need be; none if its answer was not given."""
    mind = _minds.pop((job.table, job.seat, name), None)
    last = _followed(job).before(job.seat)
    if last is None:
        return None
    then = replace(job, chunks=job.chunks[:last])
    if mind is None or mind.job != then:
        mind = _search(then, name) if again else None
    return mind.bot if mind is not None and mind.key == job.chunks[last][0].key else None
