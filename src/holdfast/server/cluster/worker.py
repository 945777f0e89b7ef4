"""One process of a server that has several: it serves the connections that it is handed."""

from __future__ import annotations

import asyncio
import socket
from multiprocessing import parent_process

import uvicorn

from holdfast.server.config import Config
from holdfast.server.operations.logs import log_as_json
from holdfast.server.web.protocols import running, seldom_tidy

READY = b"r"


def work(config: Config, line: socket.socket) -> None:
    """Serve until told to stop, or until whoever hands out connections is gone."""
    if config.logs:
        log_as_json()
    seldom_tidy()
    Handed(running(config), line).run(sockets=[])


class Handed(uvicorn.Server):
    """Takes no connections of its own."""

    def __init__(self, config: uvicorn.Config, line: socket.socket) -> None:
        super().__init__(config)
        self._line = line
        self._taking = set[asyncio.Task[object]]()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        loop, parent = asyncio.get_running_loop(), parent_process()
        assert parent is not None
        self._line.setblocking(False)
        loop.add_reader(self._line, self._take)
        loop.add_reader(parent.sentinel, self._leave)
        self._line.send(READY)

    def _take(self) -> None:
        try:
            _, handed, _, _ = socket.recv_fds(self._line, 1, 1)
        except BlockingIOError:
            return
        except OSError:
            handed = []
        if not handed:
            self._leave()
            return
        connection = socket.socket(fileno=handed[0])
        connection.setblocking(False)
        loop = asyncio.get_running_loop()
        task: asyncio.Task[object] = loop.create_task(loop.connect_accepted_socket(self._protocol, connection))
        self._taking.add(task)
        task.add_done_callback(self._taken)

    def _taken(self, task: asyncio.Task[object]) -> None:
        self._taking.discard(task)
        if not task.cancelled():
            task.exception()  # a connection that was gone before it was taken is nothing to speak of

    def _protocol(self) -> asyncio.Protocol:
        protocol: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]  # as uvicorn makes it
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return protocol

    def _leave(self) -> None:
        loop, parent = asyncio.get_running_loop(), parent_process()
        assert parent is not None
        loop.remove_reader(self._line)
        loop.remove_reader(parent.sentinel)
        self.should_exit = True
