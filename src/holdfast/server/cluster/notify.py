"""Notices from other servers on the same PostgreSQL database, by LISTEN/NOTIFY."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy.engine import URL

from holdfast.server.storage.faults import FAILURES
from holdfast.server.storage.notices import Notice, decode

LOG = logging.getLogger("holdfast.server")
CHANNEL = "holdfast"
RETRY_DELAY_S = 0.5
CHECK_INTERVAL_S = 5.0
"""How often a connection without notices is checked."""


class PostgresListener:
    """A connection that only listens, and reconnects when it is lost."""

    def __init__(
        self, url: URL, origin: str, on_notice: Callable[[Notice, str], None], on_gap: Callable[[], None]
    ) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._origin = origin
        self._on_notice = on_notice
        self._on_gap = on_gap
        self._ready = asyncio.Event()
        self._task = asyncio.create_task(self._keep_listening())

    @staticmethod
    async def open(
        url: URL, origin: str, on_notice: Callable[[Notice, str], None], on_gap: Callable[[], None]
    ) -> PostgresListener:
        listener = PostgresListener(url, origin, on_notice, on_gap)
        await listener._ready.wait()
        return listener

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _keep_listening(self) -> None:
        while True:
            try:
                await self._listen()
            except FAILURES as error:
                LOG.warning("notices from other servers are interrupted: %s", error)
            await asyncio.sleep(RETRY_DELAY_S)

    async def _listen(self) -> None:
        """Listen until the connection is lost. Notices from before it was established are lost."""
        import asyncpg  # noqa: PLC0415  # only with the extra `postgres`

        lost = asyncio.Event()
        connection = await asyncpg.connect(self._address, timeout=CHECK_INTERVAL_S, command_timeout=CHECK_INTERVAL_S)
        try:
            connection.add_termination_listener(lambda _connection: lost.set())
            await connection.add_listener(CHANNEL, lambda _c, _pid, _channel, payload: self._receive(payload))
            if self._ready.is_set():
                self._on_gap()
            self._ready.set()
            while not lost.is_set():
                try:
                    await asyncio.wait_for(lost.wait(), CHECK_INTERVAL_S)
                except TimeoutError:
                    await connection.execute("select 1")
        finally:
            connection.terminate()

    def _receive(self, payload: str) -> None:
        envelope = decode(payload)
        if envelope is not None and envelope.origin != self._origin:
            self._on_notice(envelope.notice, envelope.origin)
