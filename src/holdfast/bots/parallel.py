"""Searching in several processes at once: each searches from the same moment, and the results are added up.

A game that waits for an answer cannot be sent to another process, but a process can fork with all that it holds. That
works on Linux and macOS, and is safe only in a process with a single thread. Elsewhere one process searches alone.
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

from holdfast.bots.orphans import end_with_parent

READ_BYTES = 1 << 16


class OptionResult(NamedTuple):
    """What a process found out about one option in one tree."""

    tree: int
    option: int
    visits: int
    total: float
    best: float


def can_fork() -> bool:
    """Whether this process may be forked."""
    return hasattr(os, "fork") and threading.active_count() == 1


class ForkedSearch:
    """A forked process that searches and sends its results through a pipe."""

    def __init__(self, search: Callable[[], list[OptionResult]]) -> None:
        self._closed = False
        self._pipe, write_end = os.pipe()
        parent, self._process = os.getpid(), os.fork()
        if self._process == 0:
            _search_and_exit(search, write_end, parent)
        os.close(write_end)

    def results(self, until: float) -> list[OptionResult]:
        """What the process found; nothing if it is not ready by `until` (in seconds of `perf_counter`)."""
        received = b""
        while (left := until - perf_counter()) > 0 and select.select([self._pipe], [], [], left)[0]:
            part = os.read(self._pipe, READ_BYTES)
            if not part:
                break
            received += part
        self.close()
        with suppress(EOFError, pickle.UnpicklingError):
            return [OptionResult(*fields) for fields in pickle.loads(received)]
        return []

    def close(self) -> None:
        """End the process, whatever it does."""
        if self._closed:
            return
        self._closed = True
        os.close(self._pipe)
        with suppress(ProcessLookupError):
            os.kill(self._process, signal.SIGKILL)
        os.waitpid(self._process, 0)


def _search_and_exit(search: Callable[[], list[OptionResult]], write_end: int, parent: int) -> None:
    """Runs in the forked process: it writes its results and always exits."""
    try:
        end_with_parent(parent)
        with os.fdopen(write_end, "wb") as pipe:
            pipe.write(pickle.dumps([tuple(result) for result in search()]))
    finally:
        os._exit(0)
