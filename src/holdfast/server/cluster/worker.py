"""A worker process: serves the connections that the dispatcher hands to it."""

from __future__ import annotations

import asyncio
import socket
from multiprocessing import parent_process

import uvicorn

from holdfast.server.app import create_app
from holdfast.server.config import Config
from holdfast.server.operations.logs import log_as_json
from holdfast.server.operations.stopping import StoppingServer
from holdfast.server.web.protocols import tune_garbage_collection, uvicorn_config

READY_BYTE = b"r"


def run_worker(config: Config, dispatcher: socket.socket) -> None:
    """Serve until stopped, or until the dispatcher is gone."""
    if config.log_requests:
        log_as_json()
    tune_garbage_collection()
    settings = uvicorn_config(create_app(config), config)
    WorkerServer(settings, config.stop_within_s, dispatcher).run(sockets=[])


class WorkerServer(StoppingServer):
    """A uvicorn server that accepts no connections itself."""

    def __init__(self, config: uvicorn.Config, stop_within_s: float, dispatcher: socket.socket) -> None:
        super().__init__(config, stop_within_s)
        self._dispatcher = dispatcher
        self._accepting = set[asyncio.Task[object]]()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        loop, parent = asyncio.get_running_loop(), parent_process()
        assert parent is not None
        self._dispatcher.setblocking(False)
        loop.add_reader(self._dispatcher, self._receive_connection)
        loop.add_reader(parent.sentinel, self._stop)
        self._dispatcher.send(READY_BYTE)

    def _receive_connection(self) -> None:
        try:
            _, handed, _, _ = socket.recv_fds(self._dispatcher, 1, 1)
        except BlockingIOError:
            return
        except OSError:
            handed = []
        if not handed:
            self._stop()
            return
        connection = socket.socket(fileno=handed[0])
        connection.setblocking(False)
        loop = asyncio.get_running_loop()
        task: asyncio.Task[object] = loop.create_task(loop.connect_accepted_socket(self._new_protocol, connection))
        self._accepting.add(task)
        task.add_done_callback(self._forget_task)

    def _forget_task(self, task: asyncio.Task[object]) -> None:
        self._accepting.discard(task)
        if not task.cancelled():
            task.exception()  # a connection that was closed before it was accepted is no error

    def _new_protocol(self) -> asyncio.Protocol:
        protocol: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]  # as uvicorn makes it
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return protocol

    def _stop(self) -> None:
        loop, parent = asyncio.get_running_loop(), parent_process()
        assert parent is not None
        loop.remove_reader(self._dispatcher)
        loop.remove_reader(parent.sentinel)
        self.start_deadline()
        self.should_exit = True
