"""Thinking in several processes at once: each searches by itself from the same moment, and what they find is added up.

A game that waits for an answer cannot be sent to another process, but a process can be split in two with all it knows.
That is possible on Linux and macOS, and wise only where a process has a single thread; elsewhere one thinks alone.
"""

from __future__ import annotations

import os
import pickle
import select
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter
from typing import NamedTuple


class Found(NamedTuple):
    """What a process found out about one option in one tree."""

    tree: int
    option: int
    visits: int
    total: float
    best: float


def can_split() -> bool:
    """Whether this process may be split."""
    return hasattr(os, "fork") and threading.active_count() == 1


class Companion:
    """Another process that thinks about the same moment."""

    def __init__(self, think: Callable[[], list[Found]]) -> None:
        self._ear, mouth = os.pipe()
        self._process = os.fork()
        if self._process == 0:
            _think_and_end(think, mouth)
        os.close(mouth)

    def found(self, until: float) -> list[Found]:
        """What it found; nothing if it is not ready by then."""
        heard = b""
        while (left := until - perf_counter()) > 0 and select.select([self._ear], [], [], left)[0]:
            part = os.read(self._ear, 1 << 16)
            if not part:
                break
            heard += part
        os.close(self._ear)
        with suppress(ProcessLookupError):
            os.kill(self._process, signal.SIGKILL)
        os.waitpid(self._process, 0)
        with suppress(EOFError, pickle.UnpicklingError):
            return [Found(*one) for one in pickle.loads(heard)]
        return []


def _think_and_end(think: Callable[[], list[Found]], mouth: int) -> None:
    """Runs in the other process, which says what it found and is gone, whatever happens."""
    try:
        with os.fdopen(mouth, "wb") as line:
            line.write(pickle.dumps([tuple(one) for one in think()]))
    finally:
        os._exit(0)
