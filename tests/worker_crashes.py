"""Workers that crash during their work, for tests of engines."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeVar

from holdfast.lab.simulate.engines import Engine

P = TypeVar("P")
R = TypeVar("R")


@dataclass(frozen=True)
class CrashingEngine:
    """An engine in which one worker is killed, once, when it gets this part (counted from 0)."""

    engine: Engine
    part: int
    mark: Path
    """A file that the killed worker creates, so that only one is killed."""

    def map(self, job: Callable[[P], R], parts: Iterable[P]) -> Generator[R, None, None]:
        yield from self.engine.map(partial(crash_once, job, self.part, self.mark), enumerate(parts))


def crash_once(job: Callable[[P], R], crash_at: int, mark: Path, numbered: tuple[int, P]) -> R:
    number, part = numbered
    if number == crash_at and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return job(part)


def crash_always(_part: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def square(part: int) -> int:
    if part < 0:
        raise ValueError(f"{part} is less than nothing")
    return part * part
