"""A server that is told to stop is gone within seconds, whatever still runs in it.

Everything that was acknowledged is on disk, so that ending the process at once loses nothing.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import threading
from types import FrameType

import uvicorn

LOG = logging.getLogger("holdfast.server")


class StoppingServer(uvicorn.Server):
    """A uvicorn server that ends its process if it has not stopped in time after a signal."""

    def __init__(self, config: uvicorn.Config, stop_within_s: float) -> None:
        super().__init__(config)
        self._deadline = threading.Timer(stop_within_s, _end_process)
        self._deadline.daemon = True

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.start_deadline()
        super().handle_exit(sig, frame)

    def start_deadline(self) -> None:
        """From now on the time to stop runs."""
        if not self._deadline.is_alive():
            self._deadline.start()


def _end_process() -> None:
    """End this process and those that it has started."""
    LOG.warning("something does not stop; the server ends without it, and nothing is lost")
    for child in multiprocessing.active_children():
        child.kill()
    os._exit(0)
