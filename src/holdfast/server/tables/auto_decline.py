"""Auto-decline: answers for people who can only decline, after the time that a person takes.

A person may be asked though they can only decline, so that the others do not learn what they hold (see `declines` of
`Decision`). They may decline at once; otherwise the table does it after a secret random delay, so that the pace
tells nothing either. The delay is not stored: after a restart it begins again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from random import SystemRandom
from typing import NamedTuple

from holdfast.engine.errors import HoldfastError
from holdfast.server.errors import Stale, Unavailable
from holdfast.server.storage.rows import PERSON
from holdfast.server.tables.loaded_table import LoadedTable
from holdfast.server.tables.registry import TableRegistry
from holdfast.server.tables.session import TableSession

LOG = logging.getLogger("holdfast.server")

Sleep = Callable[[float], Awaitable[None]]

DELAY_SIGMA = 0.6
"""Spread of the delays, which are log-normal."""
MIN_DELAY_SHARE = 0.3
"""The shortest delay as a share of the usual one."""
RETRY_DELAY_S = 1.0
"""Pause before another attempt while the database is unavailable."""

_secret_random = SystemRandom()


def random_human_delay(usual_s: float) -> float:
    """The seconds that a person takes to decline: mostly about the usual time, sometimes much longer."""
    return usual_s * max(MIN_DELAY_SHARE, _secret_random.lognormvariate(0.0, DELAY_SIGMA))


class DecliningTurn(NamedTuple):
    """A seat that can only decline, and the action after which it was asked."""

    seat: int
    since: int


class PendingDecline(NamedTuple):
    """A turn, and the task that declines it after a delay."""

    turn: DecliningTurn
    task: asyncio.Task[None]


class AutoDecline:
    """Subscribes to the registry: at most one pending decline for each table."""

    def __init__(self, registry: TableRegistry, usual_delay_s: float, sleep: Sleep) -> None:
        self._registry = registry
        self._usual_delay_s = usual_delay_s
        self._sleep = sleep
        self._pending = dict[str, PendingDecline]()
        registry.subscribe(self.on_table_change)

    def on_table_change(self, session: TableSession, loaded: LoadedTable) -> None:
        """Start the delay of a seat that can only decline now, and cancel one that is no longer needed."""
        turn, pending = declining_turn(session, loaded), self._pending.get(session.table_id)
        if pending is not None and pending.turn == turn and not pending.task.done():
            return
        if pending is not None:
            del self._pending[session.table_id]
            if pending.task is not asyncio.current_task():
                pending.task.cancel()
        if turn is not None:
            task = asyncio.create_task(self._decline_later(session, turn))
            self._pending[session.table_id] = PendingDecline(turn, task)

    async def close(self) -> None:
        tasks = [pending.task for pending in self._pending.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _decline_later(self, session: TableSession, turn: DecliningTurn) -> None:
        await self._sleep(random_human_delay(self._usual_delay_s))
        while True:
            try:
                await self._decline(session, turn)
            except Unavailable:
                await self._sleep(RETRY_DELAY_S)
            except Stale:
                LOG.info("table %s: another server declined first", session.table_id)
                return
            except HoldfastError:
                LOG.exception("table %s: declining failed", session.table_id)
                return
            else:
                return

    async def _decline(self, session: TableSession, turn: DecliningTurn) -> None:
        """Answer for the person, unless they have answered or left meanwhile."""
        async with self._registry.acquire(session.table_id) as (_, loaded):
            if declining_turn(session, loaded) == turn:
                key = loaded.pending[turn.seat].decision.options[0].key
                await self._registry.answer(session, loaded, turn.seat, key, loaded.seq)


def declining_turn(session: TableSession, loaded: LoadedTable) -> DecliningTurn | None:
    """A present person who can only decline. An absent one keeps the others waiting whatever they hold."""
    for seat in loaded.waiting:
        pending, row = loaded.pending[seat], loaded.seats[seat]
        if pending.decision.idle and row.kind == PERSON and not row.bot and session.is_present(seat):
            return DecliningTurn(seat, pending.since)
    return None
