"""Hints: the options that a bot would consider in a person's place."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from holdfast.server.bots.process_pool import BotProcessPool
from holdfast.server.bots.worker_side import Hint, Job
from holdfast.server.config import Config
from holdfast.server.errors import Stale
from holdfast.server.tables.loaded_table import LoadedTable
from holdfast.server.tables.permissions import Right, require_own
from holdfast.server.tables.registry import TableRegistry
from holdfast.server.tables.session import TableSession
from holdfast.server.work.kinds import HINT
from holdfast.server.work.payer import charge


@dataclass(frozen=True)
class PendingHint:
    """A hint that is being computed, and the action after which its decision was asked."""

    since: int
    task: asyncio.Task[list[Hint]]


class HintProvider:
    """Asks the bot processes for advice: at most one hint for each seat, and only while its decision is open."""

    def __init__(self, registry: TableRegistry, pool: BotProcessPool, config: Config) -> None:
        self._registry = registry
        self._pool = pool
        self._pending = dict[tuple[str, int], PendingHint]()
        registry.subscribe(self.on_table_change)

    async def hints(self, table_id: str, token: str) -> list[Hint]:
        """The best options of the token's open decision, the best first. If the asker is cancelled, so is the hint."""
        async with self._registry.acquire(table_id) as (_, loaded):
            seat = require_own(Right.HINT, loaded, token)
            charge(HINT)
            since = loaded.pending[seat].since
            job = Job.for_decision(table_id, loaded.setup, loaded.chunks, seat)
        place = table_id, seat
        self._drop(place)
        pending = PendingHint(since, asyncio.create_task(self._pool.hints(job)))
        self._pending[place] = pending
        try:
            await asyncio.wait({pending.task})
        finally:
            pending.task.cancel()
            if self._pending.get(place) is pending:
                del self._pending[place]
        if pending.task.cancelled():
            raise Stale("this hint is no longer needed: the table has moved on, or you have asked again")
        return pending.task.result()

    def on_table_change(self, session: TableSession, loaded: LoadedTable) -> None:
        """Drop the hints for decisions that are not open any more."""
        for place, hint in list(self._pending.items()):
            table_id, seat = place
            if table_id == session.table_id and (
                seat not in loaded.waiting or loaded.pending[seat].since != hint.since
            ):
                self._drop(place)

    def _drop(self, place: tuple[str, int]) -> None:
        if (hint := self._pending.pop(place, None)) is not None:
            hint.task.cancel()
