"""How much the server carries: `make bench-server`. Real WebSocket clients on loopback, all seats of N tables of Cryo.

A move is measured from the answer sent to the news received by every seat. Kinds of client: `json` gets the table
as data and plays at full speed; `browser` gets fragments of HTML at a human pace, a move every two seconds a table.
A third, `settler`, is a person in a browser against a bot that thinks in its process: only the person's moves count.
Beside the first, in the same run, boardgame.io's server from npm with a state of the same size, seats and moves.
Every move of ours is on disk before it is told: SQLite with synchronous=FULL, PostgreSQL with fsync.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from itertools import product
from pathlib import Path
from statistics import quantiles
from typing import IO, NamedTuple

import server_beside
from server.postgres import running_postgres
from server_clients import AgainstBot, JsonGame, PageGame, memory, processor_seconds

PACE = 2.0
KINDS: dict[str, Callable[[str, random.Random], JsonGame | PageGame | AgainstBot]] = {
    "json": JsonGame,
    "browser": lambda address, chance: PageGame(address, PACE, chance),
    "settler": lambda address, chance: AgainstBot(address, "Settler", PACE, chance),
}
PLAYED = ["json", "browser"]
"""The kinds of a whole run; bots are measured at as many tables as are asked for."""
WARM = 0.25
"""The share of a run that is not counted: set-up, and everything that happens for the first time."""


class Served(NamedTuple):
    address: str
    pid: int


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 200, 500], help="tables that play at once")
    parser.add_argument("--kinds", nargs="+", choices=list(KINDS), default=PLAYED)
    parser.add_argument("--databases", nargs="+", choices=["sqlite", "postgresql"], default=["sqlite", "postgresql"])
    parser.add_argument("--processes", type=int, nargs="+", default=sorted({1, os.cpu_count() or 1}),
                        help="of ours, for the first two kinds (default: one, and one for each core)")  # fmt: skip
    parser.add_argument("--seconds", type=float, default=30.0, help="how long each run plays (default 30)")
    parser.add_argument("--alone", action="store_true", help="leave boardgame.io out")
    parser.add_argument("--json", action="store_true", help="print figures as JSON")
    arguments = parser.parse_args()
    figures = list[dict[str, float | str]]()
    with nullcontext(None) if arguments.alone else server_beside.installed() as beside:
        for tables in arguments.tables:
            for kind in arguments.kinds:
                counts = [1] if kind == "settler" else arguments.processes
                for database, processes in product(arguments.databases, counts):
                    figures.append(run(kind, database, tables, arguments.seconds, processes, as_json=arguments.json))
                if beside is not None and kind == "json":
                    figures += run_beside(beside, tables, arguments.seconds, as_json=arguments.json)
    if arguments.json:
        print(json.dumps(figures, indent=1))


def run(
    kind: str, database: str, tables: int, seconds: float, processes: int, *, as_json: bool
) -> dict[str, float | str]:
    with addressed(database) as address, serving(address, bots=kind == "settler", processes=processes) as served:
        found = asyncio.run(measure(served, kind, tables, seconds))
        name = f"holdfast, {kind}, {database}, {processes} process{'es' if processes > 1 else ''}"
        figures: dict[str, float | str] = {"server": name, **found}
    report(figures, as_json=as_json)
    return figures


def run_beside(folder: Path, tables: int, seconds: float, *, as_json: bool) -> list[dict[str, float | str]]:
    """boardgame.io with its matches in memory, and in files."""
    both = list[dict[str, float | str]]()
    for durable in (False, True):
        found = server_beside.measure(folder, tables, seconds, durable=durable)
        both.append({"server": f"boardgame.io, {'files' if durable else 'memory'}", **found})
        report(both[-1], as_json=as_json)
    return both


@contextmanager
def addressed(database: str) -> Iterator[str]:
    """The address of a fresh database, on disk."""
    if database == "postgresql":
        with running_postgres(durable=True) as postgres:
            yield postgres.address
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/tables.db"


@contextmanager
def serving(
    database: str, complaints: IO[str] | None = None, *, bots: bool = False, processes: int = 1
) -> Iterator[Served]:
    """A server in a process of its own, with its bots' if asked; what it complains about goes where it is told."""
    command = [sys.executable, "-m", "holdfast.cli", "serve", "--no-open", "--port", "0", "--no-limits",
               "--processes", str(processes)]  # fmt: skip
    with subprocess.Popen(
        [*command, *([] if bots else ["--bots", "0"]), "--database", database],
        stdout=subprocess.PIPE,
        stderr=complaints,
        text=True,
        env=dict(os.environ),
    ) as process:
        assert process.stdout is not None
        found = re.search(r"http://localhost:(\d+)", process.stdout.readline())
        if found is None:
            raise SystemExit("the server did not start")
        try:
            yield Served(f"127.0.0.1:{found[1]}", process.pid)
        finally:
            process.terminate()


async def measure(served: Served, kind: str, tables: int, seconds: float) -> dict[str, float]:
    before = memory(served.pid)
    games = [await KINDS[kind](served.address, random.Random(number)).open() for number in range(tables)]
    began = time.perf_counter()
    playing = asyncio.gather(*(game.play(began + seconds) for game in games))
    await asyncio.sleep(WARM * seconds)
    computed = processor_seconds(served.pid)
    await playing
    held, computed = memory(served.pid), processor_seconds(served.pid) - computed
    for game in games:
        await game.close()
    counted = began + WARM * seconds
    times = sorted(1000 * took for game in games for sent, took in game.times if sent > counted)
    return {"tables": tables, "seconds": seconds, **latencies(times, (1 - WARM) * seconds),
            "processor_ms_a_move": round(1000 * computed / len(times), 2),
            "kilobytes_a_table": round(1024 * (held - before) / tables)}  # fmt: skip


def latencies(times: list[float], seconds: float) -> dict[str, float]:
    """How many moves a second, and how long they took, from sorted milliseconds."""
    if len(times) < 100:
        raise SystemExit(f"only {len(times)} moves were made; give more --seconds")
    cuts = quantiles(times, n=100)
    return {
        "moves": len(times),
        "moves_a_second": round(len(times) / seconds, 1),
        "p50_ms": round(cuts[49], 1),
        "p95_ms": round(cuts[94], 1),
        "p99_ms": round(cuts[98], 1),
    }


def report(figures: dict[str, float | str], *, as_json: bool) -> None:
    line = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in figures.items() if name != "server")
    print(f"{figures['server']}: {line}", file=sys.stderr if as_json else sys.stdout, flush=True)


if __name__ == "__main__":
    main()
