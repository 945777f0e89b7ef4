"""Finished games looked over: one game at a time, a decision at a time, so that bots at tables hardly wait for it."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, replace
from typing import Literal

import msgspec

from holdfast.bots.analysis import Analysis, Notes
from holdfast.bots.budget import Budget
from holdfast.server.bots.process_pool import Thinkers
from holdfast.server.bots.worker_side import Job
from holdfast.server.errors import Busy, NotOver
from holdfast.server.storage.rebuild import Chunk, Setup
from holdfast.server.storage.store import Store
from holdfast.server.tables.registry import Tables

LOG = logging.getLogger("holdfast.server")

IN_ALL, MOST, LEAST = 12_000, 60, 8
"""Playouts for a whole game; a decision gets its share of them, within bounds. Never time: so it is found again."""
QUEUE = 20
"""How many games may be asked for and not yet looked over."""

State = Literal["none", "waiting", "thinking", "done"]


@dataclass(frozen=True)
class LookedOver:
    """How far a game has been looked over, and what was found so far."""

    state: State
    done: int = 0
    total: int = 0
    found: Analysis = Analysis((), ())


class Analysing:
    """The games that somebody wants looked over. What was found is kept, so that it is found but once."""

    def __init__(self, store: Store, tables: Tables, thinkers: Thinkers) -> None:
        self._store = store
        self._tables = tables
        self._thinkers = thinkers
        self._asked = dict[str, LookedOver]()
        """In the order in which they were asked for; the first is being looked over."""
        self._work: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Stop where it is; whoever asks again begins anew."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def at(self, table: str) -> LookedOver:
        """What was found about a finished game, or how far that is."""
        await self._game(table)
        if table in self._asked:
            return self._asked[table]
        kept = await self._store.analysis(table)
        if kept is None:
            return LookedOver("none")
        found = msgspec.json.decode(kept, type=LookedOver)
        return replace(found, state="done")

    async def ask(self, table: str) -> LookedOver:
        """Have a finished game looked over, if it has not been, and nobody has asked for it yet."""
        known = await self.at(table)
        if known.state != "none":
            return known
        if table not in self._asked and len(self._asked) >= QUEUE:
            raise Busy("many games are waiting to be looked over; ask again in some minutes")
        waiting = self._asked.setdefault(table, LookedOver("waiting"))
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._look_all_over())
        return waiting

    async def _game(self, table: str) -> tuple[Setup, list[Chunk]]:
        async with self._tables.at(table) as (_, loaded):
            if not loaded.row.closed:
                raise NotOver("a game can be looked over when it is over")
            return loaded.setup, loaded.chunks

    async def _look_all_over(self) -> None:
        while self._asked:
            table = next(iter(self._asked))
            try:
                await self._look_over(table)
            except Exception:  # whatever goes wrong with one game, the others are waiting
                LOG.exception("table %s could not be looked over", table)
            finally:
                del self._asked[table]

    async def _look_over(self, table: str) -> None:
        """Each moment in turn where bots think, and what was found into the store."""
        setup, chunks = await self._game(table)
        total, notes = len(chunks) - 1, Notes()
        budget = Budget(playouts=min(MOST, max(LEAST, IN_ALL // max(1, total))))
        for number in range(1, total + 1):
            job = Job(table, setup, tuple(chunks[:number]), int(chunks[number][0].who))
            notes.add(await self._thinkers.look_at(job, chunks[number][0], budget))
            self._asked[table] = LookedOver("thinking", number, total, notes.summed_up())
        job = Job(table, setup, tuple(chunks), 0)
        notes.add(await self._thinkers.look_at(job, None, budget), last=True)
        done = LookedOver("done", total, total, notes.summed_up())
        await self._store.keep_analysis(table, msgspec.json.encode(done).decode())
