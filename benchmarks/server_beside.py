"""boardgame.io's server (from npm) under the load of `benchmarks/server_load.py`: its own script, its own clients.

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
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import holdfast

HERE = Path(__file__).parent / "boardgameio"
TRIES = 3
"""How often a run is begun that its server does not live through."""


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


class Died(Exception):
    """Its server did not live through the run."""


def measure(folder: Path, tables: int, seconds: float, *, durable: bool) -> dict[str, float]:
    """Moves a second and latencies, with its matches in memory (its default) or in files (its durable store)."""
    for _ in range(TRIES - 1):
        with suppress(Died):
            return _measure(folder, tables, seconds, durable=durable)
    return _measure(folder, tables, seconds, durable=durable)


def _measure(folder: Path, tables: int, seconds: float, *, durable: bool) -> dict[str, float]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    with tempfile.TemporaryDirectory() as kept:
        command = ["node", "server.cjs", "state.json", port, *([kept] if durable else [])]
        with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            server.stdout.readline()
            try:
                clients = ["node", "clients.cjs", port, str(tables), str(seconds), str(server.pid)]
                done = subprocess.run(clients, cwd=folder, capture_output=True, text=True, check=False)
            finally:
                server.kill()
    if done.returncode:
        raise Died(f"boardgame.io ended during the run: {done.stderr}")
    figures: dict[str, float] = json.loads(done.stdout)
    return figures
