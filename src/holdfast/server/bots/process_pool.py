"""Bots think outside the event loop: in processes of their own, which are sent the log of a game and a seat."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import TypeVar
from zlib import crc32

from holdfast import bots
from holdfast.bots.analysis import MomentAnalysis
from holdfast.bots.budget import Budget
from holdfast.engine.record import Entry
from holdfast.server.bots.worker_side import Job, advise, analyse, think
from holdfast.server.operations.metrics import METRICS
from holdfast.server.tables.models import Hint

T = TypeVar("T")
LEAST = 0.1
"""Bots take at least this share of their time, however many wait."""
CORES = os.cpu_count() or 1
BEHIND = 5
"""How far the processes of bots stand back behind the server's, in steps of `nice`."""
NOW_AND_THEN = 0.5
"""Seconds after which a process looks whether the server is still there."""


class Thinkers:
    """The processes (or, with none, a thread) in which bots think."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._asked = 0
        self._pools = [self._new_pool() for _ in range(max(1, processes))]
        """One process each: a table is always thought about in the same one, which knows it then."""

    def _new_pool(self) -> Executor:
        if self._processes == 0:
            return ThreadPoolExecutor(1, "bots")
        return ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"), initializer=_begin)

    def warm_up(self) -> None:
        """Start the processes now, so that the first bot does not keep people waiting."""
        for pool in self._pools if self._processes else ():
            pool.submit(bots.make, "random", seed=0)

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

    async def analyse(self, job: Job, answer: Entry | None, budget: Budget) -> MomentAnalysis:
        """Analyse one moment of a finished game, and what the answer given there cost."""
        return await self._run(analyse, job, answer, budget)

    async def _run(self, work: Callable[..., T], job: Job, *words: object) -> T:
        loop, number = asyncio.get_running_loop(), crc32(job.table.encode()) % len(self._pools)
        pool = self._pools[number]
        try:
            return await loop.run_in_executor(pool, work, job, *words)
        except BrokenExecutor:  # its process was killed: start another, once
            if self._pools[number] is pool:
                self._pools[number] = self._new_pool()
            return await loop.run_in_executor(self._pools[number], work, job, *words)

    async def close(self) -> None:
        """Let thoughts that have begun be finished, and no others."""
        closing = [asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True) for pool in self._pools]
        await asyncio.gather(*closing)
        self._pools = [ThreadPoolExecutor(1)]  # what the processes shared is given back with their pools


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
