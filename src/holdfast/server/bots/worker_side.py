"""The code that runs in bot processes: replays a game from its log, and continues a bot's search within its turn.

The answer of a bot with a budget in playouts depends on the log and the seed of its table alone. Within a turn it
continues its previous search; if that was lost, because a server was restarted, the search is repeated.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any

from holdfast import bots
from holdfast.bots import hints
from holdfast.bots.analysis import MomentAnalysis, analyse_decision, analyse_position
from holdfast.bots.budget import Budget
from holdfast.bots.player_view import PlayerView
from holdfast.bots.search import SearchBot
from holdfast.engine.record import Entry
from holdfast.engine.table import Table
from holdfast.games import game as game_of
from holdfast.server.storage.rebuild import Chunk, GameSetup

HINT_BUDGET = Budget(seconds=0.6)
MAX_CACHED_GAMES = 64
MAX_CACHED_SEARCHES = 256


@dataclass(frozen=True)
class Hint:
    """An option that a bot would consider, the chance that it leaves, and why in one short sentence."""

    key: str
    label: str
    chance: float
    why: str


def bot_seed(seed: int, *context: int) -> int:
    """A seed for a bot, which does not reveal the seed that it is derived from."""
    text = " ".join(map(str, (seed, *context)))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


@dataclass(frozen=True)
class Job:
    """A decision to make: whose it is, and all answers before it. The game's own seed is not included."""

    table: str
    setup: GameSetup
    chunks: tuple[Chunk, ...]
    seat: int

    @staticmethod
    def for_decision(table_id: str, setup: GameSetup, chunks: list[Chunk], seat: int) -> Job:
        return Job(table_id, setup.with_seed(bot_seed(setup.seed)), tuple(chunks), seat)

    @property
    def seed(self) -> int:
        """The seed of the bot's search: the same whenever a table is played again from the same seed."""
        return bot_seed(self.setup.seed, self.seat, sum(chunk[0].who == self.seat for chunk in self.chunks[1:]))


# Work ------------------------------------------------------------------------------------------------------------


def choose_option(job: Job, bot: str, budget_share: float = 1.0, processes: int = 1) -> str:
    """The key of the option that a bot chooses. With only a share of its budget it starts a new search."""
    with _forgetting_on_failure(job):
        player = _make(job, bot)
        if not isinstance(player, SearchBot):
            return _choose(job, player)
        if budget_share == 1:
            return _search(job, bot, processes).key
        player.limit_budget(budget_share)
        return _cache_search(bot, CachedSearch(None, job, _choose(job, player))).key


def advise(job: Job) -> list[Hint]:
    """The best three options."""
    with _forgetting_on_failure(job):
        view = _player_view(job)
        options = view.decision.options
        return [
            Hint(options[advice.index].key, options[advice.index].label, advice.chance, advice.why)
            for advice in hints.advise(view, job.seed, HINT_BUDGET)
        ]


def analyse(job: Job, answer: Entry | None, budget: Budget) -> MomentAnalysis:
    """Analyse one moment of a finished game, and what the answer given there cost."""
    with _forgetting_on_failure(job):
        table = _cached_game(job).table
        return analyse_position(table) if answer is None else analyse_decision(table, answer, budget)


def _make(job: Job, bot: str) -> bots.Bot:
    return bots.make_for_server(bot, game_of(job.setup.game), seed=job.seed)


@contextmanager
def _forgetting_on_failure(job: Job) -> Iterator[None]:
    """A job may be interrupted anywhere: what is cached of its table is then not used again."""
    try:
        yield
    except BaseException:
        _games.pop(job.table, None)
        for known in [key for key in _searches if key[0] == job.table]:
            del _searches[known]
        raise


# Cached games ----------------------------------------------------------------------------------------------------


class CachedGame:
    """A game played up to some answer, so that only later answers must be played."""

    def __init__(self, setup: GameSetup, first: Chunk) -> None:
        self.setup = setup
        self.table: Table[Any] = setup.begin(first)
        self.chunks = [first]
        self.turns = [0]
        """The turn in which each answer was given."""

    def is_prefix_of(self, job: Job) -> bool:
        return self.setup == job.setup and job.chunks[: len(self.chunks)] == tuple(self.chunks)

    def play_to(self, chunks: tuple[Chunk, ...]) -> None:
        for chunk in chunks[len(self.chunks) :]:
            self.turns.append(self.table.turns)
            self.table.play_back(chunk)
            self.chunks.append(chunk)

    def last_answer_this_turn(self, seat: int) -> int | None:
        """The number of the seat's last answer in the current turn, if it gave any."""
        for number in range(len(self.chunks) - 1, 0, -1):
            if self.turns[number] != self.table.turns:
                return None
            if self.chunks[number][0].who == seat:
                return number
        return None


_games: OrderedDict[str, CachedGame] = OrderedDict()


def _cached_game(job: Job) -> CachedGame:
    cached = _games.pop(job.table, None)
    if cached is None or not cached.is_prefix_of(job):
        cached = CachedGame(job.setup, job.chunks[0])
    cached.play_to(job.chunks)
    _games[job.table] = cached
    if len(_games) > MAX_CACHED_GAMES:
        _games.popitem(last=False)
    return cached


def _player_view(job: Job) -> PlayerView:
    table = _cached_game(job).table
    return PlayerView(table, next(decision for decision in table.decisions if decision.seat == job.seat))


# Cached searches -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CachedSearch:
    """A search after its decision, and the answer. No bot if the search had only a share of its budget."""

    bot: SearchBot | None
    job: Job
    key: str


_searches: OrderedDict[tuple[str, int, str], CachedSearch] = OrderedDict()


def _cache_search(name: str, search: CachedSearch) -> CachedSearch:
    _searches[search.job.table, search.job.seat, name] = search
    if len(_searches) > MAX_CACHED_SEARCHES:
        _searches.popitem(last=False)
    return search


def _choose(job: Job, bot: bots.Bot) -> str:
    view = _player_view(job)
    return view.decision.options[bot.choose(view)].key


def _search(job: Job, name: str, processes: int = 1) -> CachedSearch:
    """Decide by search: continue the one of this turn, or start a new one."""
    bot = _make(job, name)
    assert isinstance(bot, SearchBot)
    bot = _previous_search(job, name, repeat=not bot.timed) or bot
    bot.use_processes(processes)
    return _cache_search(name, CachedSearch(bot, job, _choose(job, bot)))


def _previous_search(job: Job, name: str, *, repeat: bool) -> SearchBot | None:
    """The search of the seat's last decision this turn, repeated if it was lost; None if its answer was not given."""
    search = _searches.pop((job.table, job.seat, name), None)
    last = _cached_game(job).last_answer_this_turn(job.seat)
    if last is None:
        return None
    previous = replace(job, chunks=job.chunks[:last])
    if search is None or search.job != previous:
        search = _search(previous, name) if repeat else None
    return search.bot if search is not None and search.key == job.chunks[last][0].key else None
