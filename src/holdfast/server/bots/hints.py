"""Hints: the options that a bot would consider in a person's place."""

from __future__ import annotations

from holdfast.server.bots.process_pool import BotProcessPool
from holdfast.server.bots.worker_side import Hint, Job
from holdfast.server.config import Config
from holdfast.server.tables.permissions import Right, require_own
from holdfast.server.tables.registry import TableRegistry


class HintProvider:
    """Asks the bot processes for advice."""

    def __init__(self, registry: TableRegistry, pool: BotProcessPool, config: Config) -> None:
        self._registry = registry
        self._pool = pool
        self._expire_days = config.expire_days

    async def hints(self, table_id: str, token: str) -> list[Hint]:
        """The best options of the token's open decision, the best first."""
        async with self._registry.acquire(table_id) as (_, loaded):
            seat = require_own(Right.HINT, loaded, token, self._expire_days)
            job = Job.for_decision(table_id, loaded.setup, loaded.chunks, seat)
        return await self._pool.hints(job)
