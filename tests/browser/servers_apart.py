"""A real `holdfast serve` in a process of its own, which can be killed and started again on the same port."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

START = "from holdfast.cli import main; main()"


class ServerApart:
    """The server as people run it, with its data in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._environment = {**os.environ, "HOLDFAST_DATA": str(folder)}
        self._log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, "-c", START, "serve", "--port", str(self.port), "--no-open"]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                command, env=self._environment, stdout=log, stderr=log, start_new_session=True
            )
        until = time.monotonic() + 30
        while not self._answers():
            assert self._process.poll() is None, self._log.read_text()
            assert time.monotonic() < until, "the server did not answer"

    def kill(self) -> None:
        """End it without any chance to tidy up, together with the processes in which its bots think."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait(10)

    def _answers(self) -> bool:
        try:
            with urlopen(f"{self.url}/api/games", timeout=1) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            time.sleep(0.05)  # between two attempts to connect, not for anything to happen
            return False
