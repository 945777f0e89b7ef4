"""Bots compute in processes, outside the event loop. They are sent the log of a game and a seat."""

from __future__ import annotations

import logging
import os
import time

from holdfast import bots
from holdfast.bots.analysis import MomentAnalysis
from holdfast.bots.budget import Budget
from holdfast.engine.record import Entry
from holdfast.server.bots.worker_side import Hint, Job, advise, analyse, choose_option
from holdfast.server.errors import DeadlineExceeded
from holdfast.server.operations.metrics import METRICS
from holdfast.server.work.kinds import ANALYSIS, BOT, HINT, Kind
from holdfast.server.work.pool import WorkPools

LOG = logging.getLogger("holdfast.server")

MIN_BUDGET_SHARE = 0.1
"""The share of its budget that a bot gets at least, however many wait."""
CORES = os.cpu_count() or 1


class BotProcessPool:
    """What bots compute, in the processes of a server."""

    def __init__(self, pools: WorkPools) -> None:
        self._thinking, self._study = pools.thinking, pools.study
        self._waiting = 0

    async def choose(self, job: Job, bot: str, kind: Kind = BOT) -> str:
        """The key of the option that a bot chooses. The more bots wait, the smaller the budget of each.

        If it takes too long, a bot that thinks less chooses in its place.
        """
        self._waiting += 1
        began = time.perf_counter()
        try:
            processes = len(self._thinking.slots)
            share = max(MIN_BUDGET_SHARE, processes / max(self._waiting, processes))
            cores = CORES if self._waiting == 1 else 1
            return await self._thinking.run(kind, job.table, choose_option, job, bot, share, cores)
        except DeadlineExceeded:
            LOG.warning("table %s: %s took too long for a move; %s moves for it", job.table, bot, bots.STAND_IN)
            return await self._thinking.run(kind, job.table, choose_option, job, bots.STAND_IN)
        finally:
            METRICS.bot_seconds.inc(time.perf_counter() - began)
            self._waiting -= 1

    async def hints(self, job: Job) -> list[Hint]:
        """The best three options."""
        return await self._thinking.run(HINT, job.table, advise, job)

    async def analyse(self, job: Job, answer: Entry | None, budget: Budget) -> MomentAnalysis:
        """Analyse one moment of a finished game, and what the answer given there cost."""
        return await self._study.run(ANALYSIS, job.table, analyse, job, answer, budget)
