"""What does the work: a process that can be interrupted and killed, or a thread of the server."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import queue
import signal
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

from holdfast.server.work.worker_process import HEAD, READY, serve_jobs

INTERRUPT_GRACE_S = 0.5
"""A process that does not stop in this time when it is interrupted is killed."""
START_TIMEOUT_S = 60.0
"""A process that has not started in this time never will."""
SWITCH_INTERVAL_S = 0.001
"""How long a thread computes before the event loop gets its turn; Python's default of 5 ms delays every answer."""


class WorkerDied(Exception):
    """The process ended in the middle of its work."""


class Worker(Protocol):
    """Does one job at a time. If `run` is cancelled, the worker is free for the next job when `run` returns."""

    def start(self) -> None: ...

    async def prepare(self) -> None:
        """Wait until it is started; raises `WorkerDied` if it cannot be."""

    async def run(self, work: Callable[..., Any], arguments: tuple[object, ...]) -> Any: ...

    def kill(self) -> None:
        """End what runs. The next `run` starts another process or thread."""

    def close(self) -> None:
        """After `kill`, when nobody waits for the worker any more."""


class ProcessWorker:
    """A process. It ends with the server, even if that is killed."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._process: multiprocessing.process.BaseProcess | None = None
        self._socket: socket.socket | None = None
        self._ready = False

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def start(self) -> None:
        """Start the process, if it does not run."""
        if self._process is not None and self._process.is_alive():
            return
        self.kill()
        self.close()
        self._socket, other_end = socket.socketpair()
        self._socket.setblocking(False)
        context = multiprocessing.get_context("spawn")
        self._process = context.Process(target=serve_jobs, args=(other_end, self._niceness), daemon=True)
        self._process.start()
        other_end.close()
        self._ready = False

    async def prepare(self) -> None:
        self.start()
        assert self._socket is not None
        if self._ready:
            return
        try:
            async with asyncio.timeout(START_TIMEOUT_S):
                await _receive(self._socket, len(READY))
        except (OSError, TimeoutError) as error:
            self.kill()
            raise WorkerDied from error
        self._ready = True

    async def run(self, work: Callable[..., Any], arguments: tuple[object, ...]) -> Any:
        await self.prepare()
        assert self._socket is not None
        try:
            answer = await self._ask(self._socket, pickle.dumps((work, arguments)))
        except OSError as error:
            self.kill()
            raise WorkerDied from error
        succeeded, value = pickle.loads(answer)
        if not succeeded:
            raise value
        return value

    async def _ask(self, connection: socket.socket, job: bytes) -> bytes:
        loop = asyncio.get_running_loop()
        asking = loop.create_task(self._exchange(connection, job))
        try:
            return await asyncio.shield(asking)
        except asyncio.CancelledError:
            await self._interrupt(asking)
            raise

    async def _exchange(self, connection: socket.socket, job: bytes) -> bytes:
        loop = asyncio.get_running_loop()
        await loop.sock_sendall(connection, HEAD.pack(len(job)) + job)
        (length,) = HEAD.unpack(await _receive(connection, HEAD.size))
        return await _receive(connection, length)

    async def _interrupt(self, asking: asyncio.Task[bytes]) -> None:
        """Let the process drop its job, or kill it."""
        if self.pid is not None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGUSR1)
        await asyncio.wait({asking}, timeout=INTERRUPT_GRACE_S)
        if not asking.done():
            self.kill()
            await asyncio.wait({asking})  # it fails because nobody is at the other end any more
        asking.exception()

    def kill(self) -> None:
        """Kill the process. The closed connection fails all waiting requests."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.join()

    def close(self) -> None:
        if self._socket is not None:
            self._socket.close()
            self._socket = None


async def _receive(connection: socket.socket, length: int) -> bytes:
    """Exactly `length` bytes; raises if the process is gone."""
    loop, received = asyncio.get_running_loop(), bytearray()
    while len(received) < length:
        part = await loop.sock_recv(connection, length - len(received))
        if not part:
            raise ConnectionResetError
        received += part
    return bytes(received)


class ThreadWorker:
    """A thread of the server, for work whose result cannot be sent between processes. It cannot be interrupted."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._jobs: queue.SimpleQueue[Callable[[], None] | None] | None = None

    def start(self) -> None:
        """Start the thread, if it does not run. It never keeps the server from stopping."""
        if self._jobs is None:
            sys.setswitchinterval(SWITCH_INTERVAL_S)
            self._jobs = queue.SimpleQueue()
            threading.Thread(target=_run_jobs, args=(self._jobs,), name=self._name, daemon=True).start()

    async def prepare(self) -> None:
        self.start()

    async def run(self, work: Callable[..., Any], arguments: tuple[object, ...]) -> Any:
        self.start()
        assert self._jobs is not None
        loop = asyncio.get_running_loop()
        result: asyncio.Future[Any] = loop.create_future()

        def job() -> None:
            value: Any = None
            failure: BaseException | None = None
            try:
                value = work(*arguments)
            except BaseException as error:  # whatever it is, its asker gets it
                failure = error
            with suppress(RuntimeError):  # the server has stopped meanwhile
                loop.call_soon_threadsafe(_resolve, result, value, failure)

        self._jobs.put(job)
        try:
            return await asyncio.shield(result)
        except asyncio.CancelledError:
            await asyncio.wait({result})
            if not result.cancelled():
                result.exception()  # nobody waits for it any more
            raise

    def kill(self) -> None:
        """Leave the thread; it ends after its job."""
        if self._jobs is not None:
            self._jobs.put(None)
            self._jobs = None

    def close(self) -> None:
        """A thread holds nothing."""


def _run_jobs(jobs: queue.SimpleQueue[Callable[[], None] | None]) -> None:
    while (job := jobs.get()) is not None:
        job()


def _resolve(result: asyncio.Future[Any], value: Any, failure: BaseException | None) -> None:
    if result.done():
        return
    if failure is None:
        result.set_result(value)
    else:
        result.set_exception(failure)
