"""Analysis of finished games in the background: one decision at a time, so that bots at tables hardly wait for it."""

from __future__ import annotations

import asyncio
import logging
from contextvars import Context
from dataclasses import dataclass, replace
from typing import Literal

import msgspec

from holdfast.bots.analysis import Analysis, AnalysisBuilder
from holdfast.bots.budget import Budget
from holdfast.server.bots.process_pool import BotProcessPool
from holdfast.server.bots.worker_side import Job
from holdfast.server.errors import Busy, TableStopped
from holdfast.server.storage.rebuild import Chunk, GameSetup
from holdfast.server.storage.store import Store
from holdfast.server.tables.permissions import Right, require_over
from holdfast.server.tables.registry import TableRegistry
from holdfast.server.work.kinds import ANALYSIS
from holdfast.server.work.payer import charge

LOG = logging.getLogger("holdfast.server")

GAME_PLAYOUTS, MAX_PLAYOUTS, MIN_PLAYOUTS = 12_000, 60, 8
"""Playouts for a whole game, and the bounds for each decision. Never a time: the same analysis comes out again."""
MAX_WAITING_GAMES = 20

State = Literal["none", "waiting", "thinking", "done"]


@dataclass(frozen=True)
class AnalysisStatus:
    """How far the analysis of a game has come, and its results so far."""

    state: State
    done: int = 0
    total: int = 0
    found: Analysis = Analysis((), ())


class AnalysisJobs:
    """The requested analyses. Results are stored, so that each game is analysed once."""

    def __init__(self, store: Store, registry: TableRegistry, pool: BotProcessPool) -> None:
        self._store = store
        self._registry = registry
        self._pool = pool
        self._requested = dict[str, AnalysisStatus]()
        """In the order of the requests; the first is being worked on."""
        self._worker: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Stop; an unfinished analysis starts again when it is next requested."""
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)

    async def status(self, table_id: str) -> AnalysisStatus:
        """The analysis of a finished game, or how far it has come."""
        await self._finished_game(table_id)
        if table_id in self._requested:
            return self._requested[table_id]
        stored = await self._store.analysis(table_id)
        if stored is None:
            return AnalysisStatus("none")
        return replace(msgspec.json.decode(stored, type=AnalysisStatus), state="done")

    async def request(self, table_id: str) -> AnalysisStatus:
        """Have a finished game analysed, unless it is already done or waiting."""
        known = await self.status(table_id)
        if known.state != "none":
            return known
        async with self._registry.acquire(table_id) as (_, loaded):
            if loaded.stopped is not None:
                raise TableStopped(loaded.stopped.why)
        charge(ANALYSIS)
        if table_id not in self._requested and len(self._requested) >= MAX_WAITING_GAMES:
            raise Busy("many games are waiting to be analysed; ask again in some minutes")
        waiting = self._requested.setdefault(table_id, AnalysisStatus("waiting"))
        if self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._analyse_all(), context=Context())
        return waiting

    async def _finished_game(self, table_id: str) -> tuple[GameSetup, list[Chunk]]:
        async with self._registry.acquire(table_id) as (_, loaded):
            require_over(Right.ANALYSE, loaded)
            return loaded.setup, loaded.chunks

    async def _analyse_all(self) -> None:
        while self._requested:
            table_id = next(iter(self._requested))
            try:
                await self._analyse(table_id)
            except Exception:  # whatever fails in one game, the others are waiting
                LOG.exception("table %s could not be analysed", table_id)
            finally:
                del self._requested[table_id]

    async def _analyse(self, table_id: str) -> None:
        """Analyse each moment in the bot processes, and store the result."""
        setup, chunks = await self._finished_game(table_id)
        total, builder = len(chunks) - 1, AnalysisBuilder()
        budget = Budget(playouts=min(MAX_PLAYOUTS, max(MIN_PLAYOUTS, GAME_PLAYOUTS // max(1, total))))
        for number in range(1, total + 1):
            job = Job(table_id, setup, tuple(chunks[:number]), int(chunks[number][0].who))
            builder.add(await self._pool.analyse(job, chunks[number][0], budget))
            self._requested[table_id] = AnalysisStatus("thinking", number, total, builder.build())
        job = Job(table_id, setup, tuple(chunks), 0)
        builder.add(await self._pool.analyse(job, None, budget), last=True)
        done = AnalysisStatus("done", total, total, builder.build())
        await self._store.add_analysis(table_id, msgspec.json.encode(done).decode())
