"""Word from other servers on the same PostgreSQL database: which table has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sqlalchemy.engine import URL

from holdfast.server.plan import Notice

NAME = "holdfast"
RETRY = 1.0


class Channel:
    """A connection of its own that waits for word, and connects anew when it is cut."""

    def __init__(self, url: URL, origin: str, heard: Callable[[Notice], None]) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._origin = origin
        self._heard = heard
        self._ready = asyncio.Event()
        self._task = asyncio.create_task(self._stay())

    @staticmethod
    async def open(url: URL, origin: str, heard: Callable[[Notice], None]) -> Channel:
        channel = Channel(url, origin, heard)
        await channel._ready.wait()
        return channel

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _stay(self) -> None:
        import asyncpg  # noqa: PLC0415  # only with the extra `postgres`

        while True:
            cut = asyncio.Event()
            try:
                connection = await asyncpg.connect(self._address)
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(RETRY)
                continue
            try:
                connection.add_termination_listener(lambda _connection, cut=cut: cut.set())
                await connection.add_listener(NAME, lambda _c, _pid, _channel, words: self._hear(words))
                self._ready.set()
                await cut.wait()
            finally:
                await connection.close()

    def _hear(self, words: str) -> None:
        origin, table, seq, kind = words.split(" ")
        if origin != self._origin:
            self._heard(Notice(table, int(seq), kind))
