"""Word among the processes of one server that share a SQLite file: which table has changed.

Each has a socket in a folder of their own. Whoever listens there is told; each listens at those of all the others.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from zlib import crc32

from holdfast.server.tables.models import Notice

LOG = logging.getLogger("holdfast.server")
RETRY = 0.2
AT_ONCE = 1 << 16
BEHIND = 1 << 20
"""Bytes that may wait for one who does not listen; then it is let go, and knows that it missed something."""


@dataclass(frozen=True)
class Place:
    """One of several processes: where they meet, which one it is, and how many there are."""

    folder: Path
    number: int
    count: int

    def plays(self, table: str) -> bool:
        """Whether connections to a table come here."""
        return place_of(table.encode(), self.count) == self.number


def place_of(table: bytes, count: int) -> int:
    """Which of several processes plays a table."""
    return crc32(table) % count


class Siblings:
    """Tells the others what was done here, and hears from them; what cannot be heard counts as missed."""

    _server: asyncio.Server

    def __init__(self, place: Place, heard: Callable[[Notice], None], missed: Callable[[], None]) -> None:
        self._place = place
        self._heard = heard
        self._missed = missed
        self._listening = set[asyncio.StreamWriter]()
        others = (number for number in range(place.count) if number != place.number)
        self._tasks = [asyncio.create_task(self._stay(self._path(number))) for number in others]

    @staticmethod
    async def open(place: Place, heard: Callable[[Notice], None], missed: Callable[[], None]) -> Siblings:
        siblings = Siblings(place, heard, missed)
        own = siblings._path(place.number)
        own.unlink(missing_ok=True)  # of one that died before us
        siblings._server = await asyncio.start_unix_server(siblings._welcome, own)
        return siblings

    async def close(self) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        for writer in self._listening:
            writer.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def say(self, notices: Sequence[Notice]) -> None:
        """Tell all the others."""
        words = "".join(f"{one.table} {one.seq} {one.kind}\n" for one in notices).encode()
        for writer in self._listening:
            if writer.transport.get_write_buffer_size() > BEHIND:
                writer.transport.abort()
            else:
                writer.write(words)

    def _path(self, number: int) -> Path:
        return self._place.folder / f"{number}.socket"

    async def _welcome(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._listening.add(writer)
        try:
            await reader.read()
        except OSError:
            pass  # it is gone, one way or the other
        finally:
            self._listening.discard(writer)
            writer.close()

    async def _stay(self, path: Path) -> None:
        while True:
            try:
                await self._listen(path)
            except OSError as error:
                LOG.debug("another process is not there: %s", error)
            await asyncio.sleep(RETRY)

    async def _listen(self, path: Path) -> None:
        """Listen until the other is gone. Whatever was said before was missed."""
        reader, writer = await asyncio.open_unix_connection(path)
        try:
            self._missed()
            rest = b""
            while words := await reader.read(AT_ONCE):
                *lines, rest = (rest + words).split(b"\n")
                for line in lines:
                    table, seq, kind = line.decode().split(" ")
                    self._heard(Notice(table, int(seq), kind))
        finally:
            writer.close()
