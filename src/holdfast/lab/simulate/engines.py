"""Engines run many jobs: in this process, in several processes of this machine, or on a Ray cluster.

A job is a plain function of its part of the work. Every engine gives the results in the order of the parts, each once,
with any number of workers. If a worker dies, another one does its parts again.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from typing import Any, Generic, Protocol, TypeVar

from holdfast.engine.errors import HoldfastError

P = TypeVar("P")
R = TypeVar("R")

QUEUED_PER_WORKER = 3
"""How many parts are submitted for each worker, so that none waits."""
MAX_LOSSES = 5
"""After this many lost workers in a row over the same part the run fails."""


class NoEngine(HoldfastError):
    """There is no such engine here, or it cannot be used."""


class WorkerLost(HoldfastError):
    """The system killed workers again and again."""

    def __init__(self) -> None:
        super().__init__(
            f"{MAX_LOSSES} workers in a row were ended by the system over the same games, perhaps for want of memory; "
            "try fewer"
        )


class Engine(Protocol):
    """Runs a job for each part of the work."""

    def map(self, job: Callable[[P], R], parts: Iterable[P]) -> Generator[R, None, None]: ...


@dataclass(frozen=True)
class Local:
    """This machine: this process with one worker, a pool of processes with more."""

    workers: int = 1

    def map(self, job: Callable[[P], R], parts: Iterable[P]) -> Generator[R, None, None]:
        if self.workers <= 1:
            for part in parts:
                yield job(part)
        else:
            yield from _in_processes(job, parts, self.workers)


def engine_named(name: str, workers: int | None, address: str = "") -> Engine:
    """`local`, by default with one worker; or `ray`, by default with all processors of the cluster."""
    if name == "ray":
        from holdfast.lab.simulate.ray_engine import RayEngine  # noqa: PLC0415  # Ray is an extra, and slow to import

        return RayEngine(workers or 0, address)
    if name != "local":
        raise NoEngine(f"there is no engine {name!r}; there are: local, ray")
    if address:
        raise NoEngine("--address names a Ray cluster; it goes with --engine ray")
    return Local(workers or 1)


@dataclass
class Submitted(Generic[P, R]):
    """A part, and its future result once it is submitted to a worker."""

    part: P
    future: Future[R] | None = None

    @property
    def lost(self) -> bool:
        """Whether its worker died before it was done."""
        future = self.future
        return future is None or not future.done() or isinstance(future.exception(), BrokenProcessPool)


def _in_processes(job: Callable[[P], R], parts: Iterable[P], workers: int) -> Generator[R, None, None]:
    """Submit a few parts ahead of the results. A process that dies breaks its pool; a new pool replaces it."""
    remaining, submitted, losses = iter(parts), deque[Submitted[P, R]](), 0
    pool = _pool(workers)
    try:
        while True:
            submitted += (Submitted(part) for part in islice(remaining, QUEUED_PER_WORKER * workers - len(submitted)))
            if not submitted:
                return
            try:
                for item in submitted:
                    item.future = item.future or pool.submit(job, item.part)
                result = _result(submitted[0].future)
            except BrokenProcessPool as error:
                losses += 1
                if losses == MAX_LOSSES:
                    raise WorkerLost from error
                pool.shutdown()
                pool = _pool(workers)
                for item in submitted:
                    if item.lost:
                        item.future = None
            else:
                losses = 0
                submitted.popleft()
                yield result
    finally:
        pool.shutdown(cancel_futures=True)


def _result(future: Future[R] | None) -> R:
    assert future is not None
    return future.result()


def _pool(workers: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(workers, get_context("spawn"), _ignore_interrupts)


def _ignore_interrupts(*_: Any) -> None:
    """Ctrl-C reaches all processes; only the parent reacts to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
