"""Who carries out many jobs: this process, several on this machine, or a Ray cluster.

A job is a plain function of its part of the work. Results come in the order of the parts, each exactly once, whichever
engine is at work, however many workers it has, and whatever becomes of them: what a lost worker had in hand is done
again by another.
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

AHEAD = 3
"""How many parts are handed out for each worker, so that none waits."""
LOSSES = 5
"""How many workers may be lost in a row over the same part."""


class NoEngine(HoldfastError):
    """The machine's or the user's: there is no such engine here."""


class WorkerLost(HoldfastError):
    """The machine's: workers were ended from outside, again and again."""

    def __init__(self) -> None:
        super().__init__(
            f"{LOSSES} workers in a row were ended by the system over the same games, perhaps for want of memory; "
            "try fewer"
        )


class Engine(Protocol):
    """Carries out jobs."""

    def carry_out(self, job: Callable[[P], R], parts: Iterable[P]) -> Generator[R, None, None]: ...


@dataclass(frozen=True)
class Local:
    """This machine: one process does it all by itself, more are shared out to."""

    workers: int = 1

    def carry_out(self, job: Callable[[P], R], parts: Iterable[P]) -> Generator[R, None, None]:
        if self.workers <= 1:
            yield from map(job, parts)
        else:
            yield from _in_processes(job, parts, self.workers)


def engine_named(name: str, workers: int | None, address: str = "") -> Engine:
    """`local`, with one worker if left out; or `ray`, with all that the cluster has."""
    if name == "ray":
        from holdfast.lab.simulate.ray_engine import OnRay  # noqa: PLC0415  # Ray is an extra, and slow to import

        return OnRay(workers or 0, address)
    if name != "local":
        raise NoEngine(f"there is no engine {name!r}; there are: local, ray")
    if address:
        raise NoEngine("--address names a Ray cluster; it goes with --engine ray")
    return Local(workers or 1)


@dataclass
class Handed(Generic[P, R]):
    """A part, and its result to come once a worker has been handed it."""

    part: P
    future: Future[R] | None = None

    @property
    def lost(self) -> bool:
        """Whether the worker that had it is gone."""
        future = self.future
        return future is None or not future.done() or isinstance(future.exception(), BrokenProcessPool)


def _in_processes(job: Callable[[P], R], parts: Iterable[P], workers: int) -> Generator[R, None, None]:
    """Hand parts out a little ahead of what is done. One process lost breaks its pool; then there is a new one."""
    coming, handed, losses = iter(parts), deque[Handed[P, R]](), 0
    pool = _pool(workers)
    try:
        while True:
            handed += (Handed(part) for part in islice(coming, AHEAD * workers - len(handed)))
            if not handed:
                return
            try:
                for one in handed:
                    one.future = one.future or pool.submit(job, one.part)
                result = _result(handed[0].future)
            except BrokenProcessPool as error:
                losses += 1
                if losses == LOSSES:
                    raise WorkerLost from error
                pool.shutdown()
                pool = _pool(workers)
                for one in handed:
                    if one.lost:
                        one.future = None
            else:
                losses = 0
                handed.popleft()
                yield result
    finally:
        pool.shutdown(cancel_futures=True)


def _result(future: Future[R] | None) -> R:
    assert future is not None
    return future.result()


def _pool(workers: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(workers, get_context("spawn"), _let_the_parent_be_interrupted)


def _let_the_parent_be_interrupted(*_: Any) -> None:
    """Ctrl-C reaches all processes; only the one that reports should heed it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
