"""Analysis of finished games in the background: one decision at a time, so that bots at tables hardly wait for it."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, replace
from typing import Literal

import msgspec

from holdfast.bots.analysis import Analysis, AnalysisBuilder
from holdfast.bots.budget import Budget
from holdfast.server.bots.process_pool import Thinkers
from holdfast.server.bots.worker_side import Job
from holdfast.server.errors import Busy, NotOver
from holdfast.server.storage.rebuild import Chunk, Setup
from holdfast.server.storage.store import Store
from holdfast.server.tables.registry import Tables

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


class Analysing:
    """The analyses that were asked for. Results are stored, so that each game is analysed once."""

    def __init__(self, store: Store, tables: Tables, thinkers: Thinkers) -> None:
        self._store = store
        self._tables = tables
        self._thinkers = thinkers
        self._asked = dict[str, AnalysisStatus]()
        """In the order in which they were asked for; the first is under way."""
        self._work: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Stop; an unfinished analysis starts again when it is asked for again."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def at(self, table: str) -> AnalysisStatus:
        """The analysis of a finished game, or how far it has come."""
        await self._game(table)
        if table in self._asked:
            return self._asked[table]
        kept = await self._store.analysis(table)
        if kept is None:
            return AnalysisStatus("none")
        found = msgspec.json.decode(kept, type=AnalysisStatus)
        return replace(found, state="done")

    async def ask(self, table: str) -> AnalysisStatus:
        """Have a finished game analysed, unless it is already done or waiting."""
        known = await self.at(table)
        if known.state != "none":
            return known
        if table not in self._asked and len(self._asked) >= MAX_WAITING_GAMES:
            raise Busy("many games are waiting to be analysed; ask again in some minutes")
        waiting = self._asked.setdefault(table, AnalysisStatus("waiting"))
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._analyse_all())
        return waiting

    async def _game(self, table: str) -> tuple[Setup, list[Chunk]]:
        async with self._tables.at(table) as (_, loaded):
            if not loaded.row.closed:
                raise NotOver("a game can be analysed when it is over")
            return loaded.setup, loaded.chunks

    async def _analyse_all(self) -> None:
        while self._asked:
            table = next(iter(self._asked))
            try:
                await self._analyse(table)
            except Exception:  # whatever goes wrong with one game, the others are waiting
                LOG.exception("table %s could not be analysed", table)
            finally:
                del self._asked[table]

    async def _analyse(self, table: str) -> None:
        """Analyse each moment in the bots' processes, and store the result."""
        setup, chunks = await self._game(table)
        total, builder = len(chunks) - 1, AnalysisBuilder()
        budget = Budget(playouts=min(MAX_PLAYOUTS, max(MIN_PLAYOUTS, GAME_PLAYOUTS // max(1, total))))
        for number in range(1, total + 1):
            job = Job(table, setup, tuple(chunks[:number]), int(chunks[number][0].who))
            builder.add(await self._thinkers.analyse(job, chunks[number][0], budget))
            self._asked[table] = AnalysisStatus("thinking", number, total, builder.build())
        job = Job(table, setup, tuple(chunks), 0)
        builder.add(await self._thinkers.analyse(job, None, budget), last=True)
        done = AnalysisStatus("done", total, total, builder.build())
        await self._store.keep_analysis(table, msgspec.json.encode(done).decode())
