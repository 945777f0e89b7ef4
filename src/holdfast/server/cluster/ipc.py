"""Notices between the worker processes of one server that share a SQLite file.

Each process has a Unix socket in a common folder, where it sends its notices; each listens to those of all others.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from pathlib import Path

from holdfast.server.config import WorkerSlot
from holdfast.server.storage.notices import Notice, decode, encode

LOG = logging.getLogger("holdfast.server")
RETRY_DELAY_S = 0.2
READ_BYTES = 1 << 16
MAX_UNSENT_BYTES = 1 << 20
"""A listener that does not read is disconnected at this backlog. When it connects again it knows of the gap."""


class ProcessLink:
    """Sends this process's notices to the others, and receives theirs."""

    _server: asyncio.Server

    def __init__(
        self, slot: WorkerSlot, origin: str, on_notice: Callable[[Notice, str], None], on_gap: Callable[[], None]
    ) -> None:
        self._slot = slot
        self._origin = origin
        self._on_notice = on_notice
        self._on_gap = on_gap
        self._listeners = set[asyncio.StreamWriter]()
        others = (number for number in range(slot.count) if number != slot.number)
        self._tasks = [asyncio.create_task(self._keep_listening(self._path(number))) for number in others]

    @staticmethod
    async def open(
        slot: WorkerSlot, origin: str, on_notice: Callable[[Notice, str], None], on_gap: Callable[[], None]
    ) -> ProcessLink:
        link = ProcessLink(slot, origin, on_notice, on_gap)
        path = link._path(slot.number)
        path.unlink(missing_ok=True)  # left by a process that died
        link._server = await asyncio.start_unix_server(link._serve_listener, path)
        return link

    async def close(self) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        for writer in self._listeners:
            writer.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def send(self, notices: Sequence[Notice]) -> None:
        """Send notices to all other processes."""
        lines = "".join(encode(self._origin, notice) + "\n" for notice in notices).encode()
        for writer in self._listeners:
            if writer.transport.get_write_buffer_size() > MAX_UNSENT_BYTES:
                writer.transport.abort()
            else:
                writer.write(lines)

    def _path(self, number: int) -> Path:
        return self._slot.folder / f"{number}.socket"

    async def _serve_listener(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._listeners.add(writer)
        try:
            await reader.read()
        except OSError:
            pass  # the listener is gone
        finally:
            self._listeners.discard(writer)
            writer.close()

    async def _keep_listening(self, path: Path) -> None:
        while True:
            try:
                await self._listen(path)
            except OSError as error:
                LOG.debug("another process cannot be reached: %s", error)
            await asyncio.sleep(RETRY_DELAY_S)

    async def _listen(self, path: Path) -> None:
        """Listen until the other process is gone. Its notices from before the connection are lost."""
        reader, writer = await asyncio.open_unix_connection(path)
        try:
            self._on_gap()
            rest = b""
            while received := await reader.read(READ_BYTES):
                *lines, rest = (rest + received).split(b"\n")
                for line in lines:
                    if (envelope := decode(line)) is not None:
                        self._on_notice(envelope.notice, envelope.origin)
        finally:
            writer.close()
