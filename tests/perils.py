"""Workers that are lost in the middle of their work, for tests of engines."""

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
class Perilous:
    """An engine one of whose workers is killed, once, when it has been handed this part (counted from 0)."""

    engine: Engine
    part: int
    mark: Path
    """Made by the worker that dies, so that only one does."""

    def map(self, job: Callable[[P], R], parts: Iterable[P]) -> Generator[R, None, None]:
        yield from self.engine.map(partial(dies_once, job, self.part, self.mark), enumerate(parts))


def dies_once(job: Callable[[P], R], deadly: int, mark: Path, numbered: tuple[int, P]) -> R:
    number, part = numbered
    if number == deadly and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return job(part)


def dies_always(_part: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def square(part: int) -> int:
    if part < 0:
        raise ValueError(f"{part} is less than nothing")
    return part * part
