"""One server of several processes: connections come in here, and each goes to the process that plays its table.

That spares the processes telling each other what they do; whatever reaches another process is right all the same.
A process that dies is started anew.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import signal
import socket
import tempfile
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from itertools import cycle
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from pathlib import Path

from prometheus_client import multiprocess

from holdfast.server.cluster.ipc import Place, place_of
from holdfast.server.cluster.worker import READY, work
from holdfast.server.config import Config
from holdfast.server.errors import ServerError
from holdfast.server.operations.metrics import SHARED

LOG = logging.getLogger("holdfast.server")

HEAD = 256
"""So much of a request is looked at, without taking it."""
TABLE = re.compile(rb"[A-Z]+ /(?:table|api/v1/tables)/([\w-]+)")
AGAIN = 1.0
"""Seconds after which a process that died is started anew."""


class Worker:
    """A process that serves, and the line on which it is handed connections."""

    def __init__(self, config: Config) -> None:
        self._goodbye = config.goodbye
        self.line, far = socket.socketpair()
        self.process: SpawnProcess = get_context("spawn").Process(target=work, args=(config, far))
        self.process.start()
        far.close()
        self.line.setblocking(False)

    async def ready(self) -> bool:
        """Wait until it serves; False if it will not."""
        return await asyncio.get_running_loop().sock_recv(self.line, 1) == READY

    def take(self, connection: socket.socket) -> bool:
        """Hand a connection over; False if it cannot be taken."""
        try:
            socket.send_fds(self.line, [b"."], [connection.fileno()])
        except OSError:
            return False
        return True

    def end(self) -> None:
        self.process.join(2 * self._goodbye)
        if self.process.is_alive():
            self.process.kill()
        self.line.close()


class Door:
    """Serves from a socket with so many processes, until it is told to stop."""

    def __init__(self, listening: socket.socket, config: Config, count: int, opened: Callable[[], None]) -> None:
        if not hasattr(socket, "send_fds"):
            raise ServerError("connections cannot be handed on here; serve with one process")
        self._listening = listening
        self._silence = config.silence
        self._opened = opened
        self._stopping = asyncio.Event()
        self._tasks = set[asyncio.Task[None]]()
        self._next = cycle(range(count))
        self._folder = tempfile.TemporaryDirectory(prefix="holdfast-")
        bots = max(1, config.bot_processes // count) if config.bot_processes else 0
        places = [Place(Path(self._folder.name), number, count) for number in range(count)]
        self._configs = [replace(config, place=place, bot_processes=bots) for place in places]

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, self._stopping.set)
        with self._folder:
            os.environ[SHARED] = self._folder.name
            self._workers = [Worker(config) for config in self._configs]
            try:
                if not all(await asyncio.gather(*(worker.ready() for worker in self._workers))):
                    raise ServerError("the server could not start; the reason stands above")
                for number in range(len(self._workers)):
                    self._watch(number)
                self._opened()
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
        await asyncio.gather(*(asyncio.to_thread(worker.end) for worker in self._workers))

    # Connections -------------------------------------------------------------------------------------------------

    async def _accept(self) -> None:
        self._listening.setblocking(False)
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, _ = await loop.sock_accept(self._listening)
            except OSError as error:  # it is gone already, or there are too many
                LOG.warning("a connection was not taken: %s", error)
                await asyncio.sleep(0.1)
            else:
                self._do(self._hand_on(connection))

    async def _hand_on(self, connection: socket.socket) -> None:
        """Who says nothing at all is dropped here; all else is for the process to see to."""
        with connection, suppress(TimeoutError, OSError):
            connection.setblocking(False)
            async with asyncio.timeout(self._silence):
                await _readable(connection)
            first = self._place(connection.recv(HEAD, socket.MSG_PEEK))
            for number in range(first, first + len(self._workers)):
                if self._workers[number % len(self._workers)].take(connection):
                    return

    def _place(self, head: bytes) -> int:
        """The process for a request: of its table always the same, else each in turn."""
        found = TABLE.match(head)
        return next(self._next) if found is None else place_of(found[1], len(self._workers))

    # Processes ---------------------------------------------------------------------------------------------------

    def _watch(self, number: int) -> None:
        loop, process = asyncio.get_running_loop(), self._workers[number].process

        def ended() -> None:
            loop.remove_reader(process.sentinel)
            dead = process.pid, self._folder.name
            multiprocess.mark_process_dead(*dead)  # type: ignore[no-untyped-call]  # prometheus_client has no types here
            if not self._stopping.is_set():
                LOG.error("process %s of the server died (%s); it is started anew", process.pid, process.exitcode)
                self._do(self._renew(number))

        loop.add_reader(process.sentinel, ended)

    async def _renew(self, number: int) -> None:
        self._workers[number].line.close()
        await asyncio.sleep(AGAIN)
        worker = Worker(self._configs[number])
        self._workers[number] = worker
        self._watch(number)

    def _do(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _readable(connection: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    heard = asyncio.Event()
    loop.add_reader(connection, heard.set)
    try:
        await heard.wait()
    finally:
        loop.remove_reader(connection)
