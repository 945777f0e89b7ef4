"""A real `holdfast serve` in a process of its own, which can be killed and started again on the same port."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from threading import Thread, Timer
from typing import IO

START = "from holdfast.cli import main; main()"
PATIENT = ("--patience", "3600")
"""The table leaves it to the test to decline, so that nothing changes while it looks."""


class ServerApart:
    """The server as people run it, with its data in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = folder / "tables.db"
        self._environment = {**os.environ, "HOLDFAST_DATA": str(folder), "PYTHONUNBUFFERED": "1"}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and read what it says until it says where it is."""
        command = [sys.executable, "-c", START, "serve", "--port", str(self.port), "--no-open", *PATIENT]
        self._process = subprocess.Popen(
            command, env=self._environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True
        )
        assert self._process.stdout is not None
        too_late = Timer(60, self._process.kill)
        too_late.start()
        said = list[bytes]()
        for line in self._process.stdout:
            said.append(line)
            if b"Holdfast is at" in line:
                too_late.cancel()
                Thread(target=_read_on, args=(self._process.stdout,), daemon=True).start()
                return
        raise AssertionError(f"the server did not start: {b''.join(said).decode()}")

    def kill(self) -> None:
        """End it without any chance to tidy up, together with the processes in which its bots think."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait(60)


def _read_on(said: IO[bytes]) -> None:
    """Let a server say what it likes: one that nobody listens to would stop when its pipe is full."""
    with said:
        for _ in said:
            pass
