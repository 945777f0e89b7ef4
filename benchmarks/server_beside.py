"""boardgame.io's server (from npm) under the same load, for `benchmarks/server.py`: its own script, its own clients.

Its state is a real view of Cryo, so that as much is kept and sent; two seats a match, one move after the other.
"""

from __future__ import annotations

import json
import random
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import holdfast
from server_clients import processor_seconds

HERE = Path(__file__).parent / "boardgameio"


@contextmanager
def installed() -> Iterator[Path | None]:
    """A folder with boardgame.io in it, or None where there is no npm or no registry."""
    if shutil.which("npm") is None:
        yield None
        return
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        for file in HERE.iterdir():
            if file.is_file():
                shutil.copy(file, folder)
        done = subprocess.run(
            ["npm", "install", "--no-audit", "--no-fund"], cwd=folder, capture_output=True, check=False
        )
        (folder / "state.json").write_text(json.dumps(state()))
        yield folder if done.returncode == 0 else None


def state() -> dict[str, Any]:
    """What a seat of Cryo sees in the middle of a game."""
    table = holdfast.new("cryo", seats=2, seed=1)
    chance = random.Random(1)
    for _ in range(60):
        table.choose(chance.randrange(len(table.decision)))
    return table.view(0)


def measure(folder: Path, tables: int, seconds: float, *, durable: bool) -> dict[str, float]:
    """Moves a second and latencies, with its matches in memory (its default) or in files (its durable store)."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    with tempfile.TemporaryDirectory() as kept:
        command = ["node", "server.cjs", "state.json", port, *([kept] if durable else [])]
        with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            server.stdout.readline()
            computed = processor_seconds(server.pid)
            try:
                clients = ["node", "clients.cjs", port, str(tables), str(seconds)]
                done = subprocess.run(clients, cwd=folder, capture_output=True, text=True, check=True)
                computed = processor_seconds(server.pid) - computed
            finally:
                server.kill()
    figures: dict[str, float] = json.loads(done.stdout)
    return {**figures, "processor_ms_a_move": round(1000 * computed / figures["moves"], 2)}
