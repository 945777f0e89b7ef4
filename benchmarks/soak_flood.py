"""A person plays while others flood the server: `make soak-server`, or `python benchmarks/soak_flood.py --seconds 20`.

The server runs as `holdfast serve` starts it. The person plays Cryo against Settlers from one address at a human pace;
from another address come the floods of `flooders.py`, one after the other and then all together. For each flood: how
long the person's moves took until the page had news of them, and how long each move of a bot took. It ends with an
error if the moves take 150 ms or more in the 95th percentile, or a bot 3 s or more.
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
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles

import httpx
from websockets.asyncio.client import ClientConnection, connect

import holdfast
from flooders import FLOODS
from holdfast.server.app import Backend
from holdfast.server.config import Config
from holdfast.server.storage.store import Store
from server_clients import ENCODE, PageSeat

MAX_P95_S, MAX_BOT_S = 0.15, 3.0
THINK_S = 0.4
"""How long the person thinks about a move, on average."""
PATIENCE_S = 120.0
"""How long the first moves may take on a machine that is busy with other things."""
STORED_TABLES = 150
"""Finished games in the database, for floods that load them: more than stay in memory."""
NAMES = ("none", *FLOODS)
FLOODERS_ADDRESS, PERSONS_ADDRESS = "127.0.0.1", "127.0.0.2"


@dataclass
class Person:
    """Plays against two Settlers, and notes how long everything takes."""

    address: str
    chance: random.Random = field(default_factory=lambda: random.Random(1))
    moves: list[float] = field(default_factory=list)
    """Seconds from each answer to the news of it."""
    bots: list[float] = field(default_factory=list)
    """Seconds that each move of a bot took."""

    async def play(self, until: float) -> None:
        """Play until a moment, and until both have moved; a table that is over is left for a new one."""
        with suppress(TimeoutError):
            async with asyncio.timeout_at(until):
                await self._play_on()
        if not self.moves or not self.bots:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE_S):
                    await self._play_on(until_both_moved=True)

    async def _play_on(self, *, until_both_moved: bool = False) -> None:
        while not (until_both_moved and self.moves and self.bots):
            await self._play_table(until_both_moved=until_both_moved)

    async def _play_table(self, *, until_both_moved: bool) -> None:
        seats = [{"kind": "person", "name": "Kate"}, *[{"kind": "bot", "bot": "Settler"}] * 2]
        plan = {"game": "cryo", "seats": seats, "pace": 0}
        way = httpx.AsyncHTTPTransport(local_address=PERSONS_ADDRESS)
        async with httpx.AsyncClient(base_url=f"http://{self.address}", timeout=60, transport=way) as http:
            made = (await http.post("/api/v1/tables", json=plan)).json()
        url, own = f"ws://{self.address}" + PageSeat.path.format(made["table"]), f"Bearer {made['token']}"
        async with connect(
            url, additional_headers={"Authorization": own}, local_addr=(PERSONS_ADDRESS, 0), open_timeout=60,
            max_size=None,
        ) as socket:  # fmt: skip
            seat = PageSeat()
            seat.take(await socket.recv())
            while not seat.over and not (until_both_moved and self.moves and self.bots):
                await self._turn(seat, socket)

    async def _turn(self, seat: PageSeat, socket: ClientConnection) -> None:
        """Wait for the bots, think, and answer."""
        while not seat.keys and not seat.over:
            began, seq = time.perf_counter(), seat.seq
            while seat.seq == seq and not seat.keys:
                seat.take(await socket.recv())
            self.bots.append(time.perf_counter() - began)
        if seat.over:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(self.chance.uniform(0, 2 * THINK_S)):
                while True:
                    seat.take(await socket.recv())
        if not seat.keys:
            return
        seq, sent = seat.seq, time.perf_counter()
        await socket.send(ENCODE({"choose": self.chance.choice(seat.keys), "seq": seq}).decode())
        while seat.seq <= seq:
            seat.take(await socket.recv())
        self.moves.append(time.perf_counter() - sent)


@dataclass(frozen=True)
class Figures:
    """What one flood did to the person."""

    flood: str
    sent: dict[str, int]
    moves: list[float]
    bots: list[float]

    @property
    def good(self) -> bool:
        return bool(self.moves) and share(self.moves, 95) < MAX_P95_S and max(self.bots, default=0) < MAX_BOT_S

    def row(self) -> str:
        """A line of the table in docs/reliability.md."""
        sent = ", ".join(f"{count:,} {what}" for what, count in self.sent.items() if what not in ("refused", "failed"))
        return (
            f"| {self.flood.replace('_', ' ')} | {sent or '–'} | {self.sent.get('refused', 0):,} | {len(self.moves)} | "
            f"{ms(share(self.moves, 50))} | {ms(share(self.moves, 95))} | {ms(max(self.moves, default=0))} | "
            f"{ms(share(self.bots, 95))} | {ms(max(self.bots, default=0))} |"
        )


HEAD = (
    "| flood | sent | refused | moves | p50 ms | p95 ms | longest ms | bot p95 ms | bot longest ms |\n"
    "|---|---|---|---|---|---|---|---|---|"
)


def ms(seconds: float) -> str:
    return f"{1000 * seconds:.0f}"


def share(times: list[float], percent: int) -> float:
    """The time that this share of all times does not exceed."""
    return quantiles(times, n=100, method="inclusive")[percent - 1] if len(times) > 1 else max(times, default=0.0)


def finished_game() -> str:
    """The record of a whole game."""
    table, chance = holdfast.new("cryo", seats=4, seed=3), random.Random(3)
    while not table.over:
        table.choose(chance.choice(table.decision.options))
    return table.record().text()


@contextmanager
def serving(database: str, *words: str) -> Iterator[str]:
    """A server as people start it: its address."""
    command = [
        sys.executable,
        "-m",
        "holdfast.cli",
        "serve",
        "--no-open",
        "--port",
        "0",
        "--database",
        database,
        *words,
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=dict(os.environ)) as process:
        assert process.stdout is not None
        found = re.search(r"http://localhost:(\d+)", process.stdout.readline())
        if found is None:
            raise SystemExit("the server did not start")
        try:
            yield f"{FLOODERS_ADDRESS}:{found[1]}"
        finally:
            process.terminate()


async def stored_games(database: str, count: int) -> list[str]:
    """Store finished games: the ids of their tables."""
    text, store = finished_game(), await Store.open(database)
    backend = Backend(store, Config(bot_processes=0))
    tables = [await backend.service.new_tables.upload_record(text) for _ in range(count)]
    await backend.close()
    await store.close()
    return tables


async def measure(address: str, name: str, seconds: float, tables: list[str]) -> Figures:
    """Let a person play while a flood runs, or nothing else."""
    if name not in NAMES:
        raise SystemExit(f"there is no flood {name!r}; there are: {', '.join(NAMES)}")
    person, command = Person(address), [sys.executable, str(Path(__file__).parent / "flooders.py")]
    playing = asyncio.create_task(person.play(asyncio.get_running_loop().time() + seconds))
    sent = dict[str, int]()
    if name in FLOODS:
        flooder = await asyncio.create_subprocess_exec(
            *command, name, address, str(seconds), *tables, stdout=asyncio.subprocess.PIPE
        )
        said, _ = await flooder.communicate()
        sent = json.loads(said) if said else {"broken floods": 1}
    await playing
    return Figures(name, sent, person.moves, person.bots)


async def flood_all(seconds: float, names: Sequence[str], stored: int = STORED_TABLES) -> list[Figures]:
    """The figures of each flood."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.db"
        tables = await stored_games(database, stored)
        found = list[Figures]()
        print(HEAD, flush=True)
        with serving(database, "--metrics") as address:
            for name in names:
                found.append(await measure(address, name, seconds, tables))
                print(found[-1].row(), flush=True)
        return found


def run(seconds: float, names: Sequence[str] = NAMES) -> None:
    """Flood a server, print the figures, and end with an error if somebody had to wait too long."""
    slow = [figures.flood for figures in asyncio.run(flood_all(seconds, names)) if not figures.good]
    if slow:
        raise SystemExit(f"people or bots had to wait too long during: {', '.join(slow)}")
    print(f"moves stayed under {ms(MAX_P95_S)} ms (p95), bots under {MAX_BOT_S:.0f} s, during every flood")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("floods", nargs="*", default=NAMES, help=", ".join(NAMES))
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each flood lasts (default 20)")
    given = parser.parse_args()
    run(given.seconds, given.floods)


if __name__ == "__main__":
    main()
