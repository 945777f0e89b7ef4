"""The processes in which bots compute, outside the event loop. They are sent the log of a game and a seat."""

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
from holdfast.server.bots.worker_side import Hint, Job, advise, analyse, choose_option
from holdfast.server.operations.metrics import METRICS

T = TypeVar("T")
MIN_BUDGET_SHARE = 0.1
"""The share of its budget that a bot gets at least, however many wait."""
CORES = os.cpu_count() or 1
NICENESS = 5
"""The `nice` value of bot processes: people come first."""
PARENT_CHECK_INTERVAL_S = 0.5
"""How often a bot process checks whether the server still runs."""


class BotProcessPool:
    """The processes of bots or, with none, a thread."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._waiting = 0
        self._executors = [self._new_executor() for _ in range(max(1, processes))]
        """One process each: a table always goes to the same one, which has its game and searches cached."""

    def _new_executor(self) -> Executor:
        if self._processes == 0:
            return ThreadPoolExecutor(1, "bots")
        return ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"), initializer=_init_process)

    def warm_up(self) -> None:
        """Start the processes now, so that the first bot does not keep people waiting."""
        for executor in self._executors if self._processes else ():
            executor.submit(bots.make, "random", seed=0)

    async def choose(self, job: Job, bot: str) -> str:
        """The key of the option that a bot chooses. The more bots wait, the smaller the budget of each."""
        self._waiting += 1
        began = time.perf_counter()
        try:
            share = max(MIN_BUDGET_SHARE, max(1, self._processes) / max(self._waiting, self._processes, 1))
            return await self._run(choose_option, job, bot, share, CORES if self._waiting == 1 else 1)
        finally:
            METRICS.bot_seconds.inc(time.perf_counter() - began)
            self._waiting -= 1

    async def hints(self, job: Job) -> list[Hint]:
        """The best three options."""
        return await self._run(advise, job)

    async def analyse(self, job: Job, answer: Entry | None, budget: Budget) -> MomentAnalysis:
        """Analyse one moment of a finished game, and what the answer given there cost."""
        return await self._run(analyse, job, answer, budget)

    async def _run(self, work: Callable[..., T], job: Job, *arguments: object) -> T:
        loop, number = asyncio.get_running_loop(), crc32(job.table.encode()) % len(self._executors)
        executor = self._executors[number]
        try:
            return await loop.run_in_executor(executor, work, job, *arguments)
        except BrokenExecutor:  # its process was killed: start another, once
            if self._executors[number] is executor:
                self._executors[number] = self._new_executor()
            return await loop.run_in_executor(self._executors[number], work, job, *arguments)

    async def close(self) -> None:
        """Let running work finish, and cancel the rest."""
        closing = [asyncio.to_thread(executor.shutdown, wait=True, cancel_futures=True) for executor in self._executors]
        await asyncio.gather(*closing)
        self._executors = [ThreadPoolExecutor(1)]  # drops the executors, and with them what their processes shared


def _init_process() -> None:
    """Runs in a new bot process: lower its priority, and end it with the server, even if that was killed.

    It polls for the server by a timer signal: with a waiting thread the process could not be forked.
    """
    server = multiprocessing.parent_process()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this process itself
    os.nice(NICENESS)

    def exit_without_server(_signal: int, _frame: object) -> None:
        if server is None or os.getppid() != server.pid:
            os._exit(0)

    signal.signal(signal.SIGALRM, exit_without_server)
    signal.setitimer(signal.ITIMER_REAL, PARENT_CHECK_INTERVAL_S, PARENT_CHECK_INTERVAL_S)
