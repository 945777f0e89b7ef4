"""The dispatcher of a server with several worker processes: hands each connection to the worker of its table.

All connections to a table then share one game in memory. A connection that reaches another worker is served just as
correctly. A worker that dies is started again.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import signal
import socket
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from itertools import cycle
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from pathlib import Path

from prometheus_client import multiprocess

from holdfast.server.cluster.worker import READY_BYTE, run_worker
from holdfast.server.config import Config, WorkerSlot, slot_for_table
from holdfast.server.errors import ServerError
from holdfast.server.operations.connections import ConnectionLimits, TrustedProxies, capacity
from holdfast.server.operations.metrics import METRICS_FOLDER

LOG = logging.getLogger("holdfast.server")

PEEK_BYTES = 256
"""How much of a request is read ahead, without consuming it."""
TABLE_PATH = re.compile(rb"[A-Z]+ /(?:table|api/v1/tables)/([\w-]+)")
RESTART_DELAY_S = 1.0
"""Pause before a dead worker is started again."""


class WorkerProcess:
    """A worker process, and the socket over which it receives connections."""

    def __init__(self, config: Config) -> None:
        self._stop_within_s = config.stop_within_s
        self.socket, worker_end = socket.socketpair()
        self.process: SpawnProcess = get_context("spawn").Process(target=run_worker, args=(config, worker_end))
        self.process.start()
        worker_end.close()
        self.socket.setblocking(False)

    async def ready(self) -> bool:
        """Wait until it serves; False if it failed to start."""
        return await asyncio.get_running_loop().sock_recv(self.socket, 1) == READY_BYTE

    def send(self, connection: socket.socket) -> bool:
        """Hand a connection over; False if the worker is gone."""
        try:
            socket.send_fds(self.socket, [b"."], [connection.fileno()])
        except OSError:
            return False
        return True

    def stop(self) -> None:
        self.process.join(self._stop_within_s + 0.3)  # the worker ends itself before
        if self.process.is_alive():
            self.process.kill()
        self.socket.close()


class Dispatcher:
    """Serves from a listening socket with `count` workers until it is stopped."""

    def __init__(self, listening: socket.socket, config: Config, count: int, on_ready: Callable[[], None]) -> None:
        if not hasattr(socket, "send_fds"):
            raise ServerError("this system cannot hand connections to other processes; serve with one process")
        self._listening = listening
        self._idle_timeout_s = config.idle_timeout_s
        self._limits = ConnectionLimits(capacity(config.max_connections).connections, TrustedProxies())
        self._on_ready = on_ready
        self._stopping = asyncio.Event()
        self._tasks = set[asyncio.Task[None]]()
        self._next = cycle(range(count))
        self._folder = tempfile.TemporaryDirectory(prefix="holdfast-")
        bots = max(1, config.bot_processes // count) if config.bot_processes else 0
        slots = [WorkerSlot(Path(self._folder.name), number, count) for number in range(count)]
        self._configs = [replace(config, worker_slot=slot, bot_processes=bots) for slot in slots]

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, self._stopping.set)
        with self._folder:
            os.environ[METRICS_FOLDER] = self._folder.name
            self._workers = [WorkerProcess(config) for config in self._configs]
            try:
                if not all(await asyncio.gather(*(worker.ready() for worker in self._workers))):
                    raise ServerError("the server could not start; the log above says why")
                for number in range(len(self._workers)):
                    self._watch(number)
                self._on_ready()
                accepting = asyncio.create_task(self._accept())
                await self._stopping.wait()
                accepting.cancel()
            finally:
                await self._stop()

    async def _stop(self) -> None:
        self._stopping.set()
        self._listening.close()
        for task in self._tasks:
            task.cancel()
        for worker in self._workers:
            worker.process.terminate()
        await asyncio.gather(*(asyncio.to_thread(worker.stop) for worker in self._workers))

    # Connections -------------------------------------------------------------------------------------------------

    async def _accept(self) -> None:
        self._listening.setblocking(False)
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, address = await loop.sock_accept(self._listening)
            except OSError as error:  # it is gone already, or too many files are open
                LOG.warning("a connection was not accepted: %s", error)
                await asyncio.sleep(0.1)
            else:
                self._admit(connection, str(address[0]))

    def _admit(self, connection: socket.socket, address: str) -> None:
        """Count a connection by its address until a worker has it, which counts it then."""
        task = asyncio.create_task(self._dispatch(connection))
        self._keep(task)
        task.add_done_callback(lambda _: connection.close())
        admitted = self._limits.admit(address, task.cancel)
        if admitted is None:
            task.cancel()
        else:
            task.add_done_callback(lambda _: self._limits.close(admitted))

    async def _dispatch(self, connection: socket.socket) -> None:
        """Wait for the first bytes, which name the table, and hand the connection to its worker."""
        with suppress(TimeoutError, OSError):
            connection.setblocking(False)
            async with asyncio.timeout(self._idle_timeout_s):
                await _wait_until_readable(connection)
            first = self._slot_for(connection.recv(PEEK_BYTES, socket.MSG_PEEK))
            for number in range(first, first + len(self._workers)):
                if self._workers[number % len(self._workers)].send(connection):
                    return

    def _slot_for(self, head: bytes) -> int:
        """The worker for a request: always the same for a table, otherwise each in turn."""
        found = TABLE_PATH.match(head)
        return next(self._next) if found is None else slot_for_table(found[1], len(self._workers))

    # Processes ---------------------------------------------------------------------------------------------------

    def _watch(self, number: int) -> None:
        loop, process = asyncio.get_running_loop(), self._workers[number].process

        def ended() -> None:
            loop.remove_reader(process.sentinel)
            dead = process.pid, self._folder.name
            multiprocess.mark_process_dead(*dead)  # type: ignore[no-untyped-call]  # prometheus_client has no types here
            if not self._stopping.is_set():
                LOG.error("worker process %s died (%s); it is started again", process.pid, process.exitcode)
                self._keep(asyncio.create_task(self._restart(number)))

        loop.add_reader(process.sentinel, ended)

    async def _restart(self, number: int) -> None:
        self._workers[number].socket.close()
        await asyncio.sleep(RESTART_DELAY_S)
        worker = WorkerProcess(self._configs[number])
        self._workers[number] = worker
        self._watch(number)

    def _keep(self, task: asyncio.Task[None]) -> None:
        """Refer to a task until it is done, so that it is not collected."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _wait_until_readable(connection: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    readable = asyncio.Event()
    loop.add_reader(connection, readable.set)
    try:
        await readable.wait()
    finally:
        loop.remove_reader(connection)
