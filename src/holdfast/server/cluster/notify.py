"""Word from other servers on the same PostgreSQL database: which table has changed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy.engine import URL

from holdfast.server.storage.faults import FAILURES
from holdfast.server.tables.models import Notice

LOG = logging.getLogger("holdfast.server")
NAME = "holdfast"
RETRY = 0.5
PULSE = 5.0
"""Seconds after which a silent connection is asked whether it still stands."""


class Channel:
    """A connection of its own that waits for word, and connects anew when it is cut."""

    def __init__(self, url: URL, origin: str, heard: Callable[[Notice], None], missed: Callable[[], None]) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._origin = origin
        self._heard = heard
        self._missed = missed
        self._ready = asyncio.Event()
        self._task = asyncio.create_task(self._stay())

    @staticmethod
    async def open(url: URL, origin: str, heard: Callable[[Notice], None], missed: Callable[[], None]) -> Channel:
        channel = Channel(url, origin, heard, missed)
        await channel._ready.wait()
        return channel

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _stay(self) -> None:
        while True:
            try:
                await self._listen()
            except FAILURES as error:
                LOG.warning("word from other servers is cut off: %s", error)
            await asyncio.sleep(RETRY)

    async def _listen(self) -> None:
        """Listen until the connection is cut. Whatever was said before it stood was missed."""
        import asyncpg  # noqa: PLC0415  # only with the extra `postgres`

        cut = asyncio.Event()
        connection = await asyncpg.connect(self._address, timeout=PULSE, command_timeout=PULSE)
        try:
            connection.add_termination_listener(lambda _connection: cut.set())
            await connection.add_listener(NAME, lambda _c, _pid, _channel, words: self._hear(words))
            if self._ready.is_set():
                self._missed()
            self._ready.set()
            while not cut.is_set():
                try:
                    await asyncio.wait_for(cut.wait(), PULSE)
                except TimeoutError:
                    await connection.execute("select 1")
        finally:
            connection.terminate()

    def _hear(self, words: str) -> None:
        origin, table, seq, kind = words.split(" ")
        if origin != self._origin:
            self._heard(Notice(table, int(seq), kind))
