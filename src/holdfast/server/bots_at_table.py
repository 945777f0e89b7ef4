"""Bots think here, outside the event loop: in processes of their own, which are sent the log of a game and a seat."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, TypeVar

from holdfast import bots
from holdfast.bots import hints
from holdfast.bots.analysis import Look, glance, look_at
from holdfast.bots.budget import Budget
from holdfast.bots.search import SearchBot
from holdfast.bots.sight import Sight
from holdfast.engine.record import Entry
from holdfast.engine.table import Table
from holdfast.server.metrics import METRICS
from holdfast.server.plan import Hint
from holdfast.server.rebuild import Chunk, Setup

T = TypeVar("T")
HINT = Budget(seconds=0.6)
REMEMBERED = 64
LEAST = 0.1
"""Bots take at least this share of their time, however many wait."""
CORES = os.cpu_count() or 1
BEHIND = 5
"""How far the processes of bots stand back behind the server's, in steps of `nice`."""
NOW_AND_THEN = 0.5
"""Seconds after which a process looks whether the server is still there."""


@dataclass(frozen=True)
class Job:
    """A decision to think about. Both seeds are ones for thinking, from which the game's own cannot be told."""

    table: str
    setup: Setup
    chunks: tuple[Chunk, ...]
    seat: int
    seed: int

    @staticmethod
    def about(table: str, setup: Setup, chunks: list[Chunk], seat: int) -> Job:
        seed = thinking_seed(setup.seed, seat, sum(chunk[0].who == seat for chunk in chunks[1:]))
        return Job(table, setup.with_seed(thinking_seed(setup.seed)), tuple(chunks), seat, seed)


def thinking_seed(seed: int, *about: int) -> int:
    """What a seat thinks with after so many answers: the same whenever a table is played again from the same seed."""
    words = " ".join(map(str, (seed, *about)))
    return int.from_bytes(blake2b(words.encode(), digest_size=6).digest(), "big")


class Thinkers:
    """The processes (or, with none, a thread) in which bots think."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._asked = 0
        self._pool: Executor = self._new_pool()

    def _new_pool(self) -> Executor:
        if self._processes == 0:
            return ThreadPoolExecutor(1, "bots")
        spawning = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, mp_context=spawning, initializer=_begin)

    def warm_up(self) -> None:
        """Start the processes now, so that the first bot does not keep people waiting."""
        for _ in range(self._processes):
            self._pool.submit(bots.make, "random", seed=0)

    async def choose(self, job: Job, bot: str) -> str:
        """The key of the option that a bot chooses. The more bots wait, the less each of them thinks."""
        self._asked += 1
        began = time.perf_counter()
        try:
            share = max(LEAST, max(1, self._processes) / max(self._asked, self._processes, 1))
            return await self._run(think, job, bot, share, CORES if self._asked == 1 else 1)
        finally:
            METRICS.thinking.inc(time.perf_counter() - began)
            self._asked -= 1

    async def hints(self, job: Job) -> list[Hint]:
        """The best three options."""
        return await self._run(advise, job)

    async def look_at(self, job: Job, answer: Entry | None, budget: Budget) -> Look:
        """One moment of a finished game, and what the answer given there cost."""
        return await self._run(look_over, job, answer, budget)

    async def _run(self, work: Callable[..., T], *words: object) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool, work, *words)
        except BrokenExecutor:  # a process was killed: start others, once
            self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, work, *words)

    async def close(self) -> None:
        """Let thoughts that have begun be finished, and no others."""
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
        self._pool = ThreadPoolExecutor(1)  # what the processes shared is given back with their pool


def _begin() -> None:
    """Runs in a new process: people go before bots, and it ends when the server does, even if that was killed.

    It looks after the server now and then, in place of a thread that waits: only without one can it be split in two.
    """
    server = multiprocessing.parent_process()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us in its own time
    os.nice(BEHIND)

    def look(_signal: int, _frame: object) -> None:
        if server is None or os.getppid() != server.pid:
            os._exit(0)

    signal.signal(signal.SIGALRM, look)
    signal.setitimer(signal.ITIMER_REAL, NOW_AND_THEN, NOW_AND_THEN)


def think(job: Job, bot: str, share: float = 1.0, processes: int = 1) -> str:
    """Runs where bots think; with only a share of the usual time, or in several processes if its time is a clock's."""
    sight, made = _sight(job), bots.make(bots.for_strangers(bot), seed=job.seed)
    bots.hurry(made, share)
    if isinstance(made, SearchBot):
        made.spread(processes)
    return sight.decision.options[made.choose(sight)].key


def advise(job: Job) -> list[Hint]:
    """Runs where bots think."""
    sight = _sight(job)
    options = sight.decision.options
    best = hints.advise(sight, job.seed, HINT)
    return [Hint(options[one.index].key, options[one.index].label, one.chance, one.why) for one in best]


def look_over(job: Job, answer: Entry | None, budget: Budget) -> Look:
    """Runs where bots think."""
    table = _game(job)
    return glance(table) if answer is None else look_at(table, answer, budget)


_games: OrderedDict[str, tuple[Setup, list[Chunk], Table[Any]]] = OrderedDict()
"""Games that this process has thought about, so that only what is new must be played."""


def _sight(job: Job) -> Sight:
    table = _game(job)
    decision = next(one for one in table.decisions if one.seat == job.seat)
    return Sight(table, decision)


def _game(job: Job) -> Table[Any]:
    setup, chunks, table = _games.pop(job.table, (None, [], None))
    known = len(chunks)
    if table is None or setup != job.setup or job.chunks[:known] != tuple(chunks):
        table, known = job.setup.begin(job.chunks[0]), 1
    for chunk in job.chunks[known:]:
        table.play_back(chunk)
    _games[job.table] = (job.setup, list(job.chunks), table)
    if len(_games) > REMEMBERED:
        _games.popitem(last=False)
    return table
