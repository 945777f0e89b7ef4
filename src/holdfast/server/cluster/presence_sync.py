"""Presence sync: servers on one database report who is present at their tables, on every change and periodically.

A server that stops reporting counts as gone, and its people with it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

from holdfast.server.errors import Unavailable
from holdfast.server.storage.notices import PresenceReported
from holdfast.server.storage.store import Store
from holdfast.server.tables.session import SessionCache, TableSession

REPORT_INTERVAL_S = 20.0
"""How often a server repeats its reports."""
EXPIRY_S = 3 * REPORT_INTERVAL_S
"""A report counts for this time."""


class PresenceSync:
    """Reports who is present here, and stores the reports of other servers."""

    def __init__(self, store: Store, sessions: SessionCache, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._sessions = sessions
        self._clock = clock
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self._store.shared:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self._report([session for session in self._sessions if session.presence.dirty])

    def on_notice(self, notice: PresenceReported, origin: str) -> None:
        """Another server has reported who is present there."""
        session = self._sessions.get(notice.table)
        if session is not None:
            session.set_remote_presence(origin, frozenset(notice.seats), self._clock())

    def drop_expired(self) -> None:
        """Forget the reports of servers that have stopped reporting."""
        for session in self._sessions:
            session.drop_remote_presence(self._clock() - EXPIRY_S)

    async def _run(self) -> None:
        last_report = self._clock()
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, last_report + REPORT_INTERVAL_S - self._clock())):
                    await self._sessions.local_presence_changed.wait()
            self._sessions.local_presence_changed.clear()
            due = self._clock() - last_report >= REPORT_INTERVAL_S
            if due:
                last_report = self._clock()
                self.drop_expired()
            sessions = [s for s in self._sessions if s.presence.dirty or (due and s.presence.local_seats)]
            await self._report(sessions)

    async def _report(self, sessions: list[TableSession]) -> None:
        """Send reports. While the database is unavailable they are lost; the next periodic report makes up for it."""
        notices = [PresenceReported(s.table_id, tuple(sorted(s.presence.local_seats))) for s in sessions]
        for session in sessions:
            session.presence.dirty = False
        if notices:
            with suppress(Unavailable):
                await self._store.publish(*notices)
