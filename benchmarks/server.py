"""How fast the server answers while many tables play: `make bench-server`.

A server process of its own, and for each table two pages as real WebSocket clients on loopback, each with its own
fragments of HTML. Measured: from an answer sent to the new fragment received, at the page that answered. People take
about a second for a decision (`--think`); `--think 0` shows how much the server can take. Set-up is rushed through
and not counted: both decide at once there, so that a fragment may be about the other's answer.
"""

from __future__ import annotations

import argparse
import asyncio
import html
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import quantiles
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

KEY = re.compile(r'data-key="([^"]*)"')
SET_UP = 8
"""After so many actions nobody sets up any more."""

TARGET = 150.0
"""Milliseconds in which 95 of 100 answers shall be there."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50, help="tables that play at once (default 50)")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long to play (default 30)")
    parser.add_argument("--think", type=float, default=1.0, help="seconds a person takes on average (default 1)")
    parser.add_argument("--game", default="cryo")
    parser.add_argument("--database", default="", help="postgresql://…; a SQLite file if left out")
    parser.add_argument("--json", action="store_true", help="print figures as JSON")
    arguments = parser.parse_args()
    with serving(arguments.database) as address:
        figures = asyncio.run(measure(address, arguments))
    print(json.dumps(figures, indent=1) if arguments.json else as_text(figures))


@contextmanager
def serving(database: str) -> Iterator[str]:
    """A server in a process of its own, with a data folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "holdfast.cli", "serve", "--no-open", "--port", "0"]
        command += ["--database", database] if database else []
        environment = {**os.environ, "HOLDFAST_DATA": folder}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
            assert process.stdout is not None
            found = re.search(r"http://localhost:(\d+)", process.stdout.readline())
            if found is None:
                raise SystemExit("the server did not start")
            yield f"127.0.0.1:{found[1]}"
            process.terminate()


def call(address: str, path: str, body: object) -> Any:
    data = json.dumps(body).encode()
    request = urllib.request.Request(f"http://{address}{path}", data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


class Page:
    """One person's page: knows the options that it was sent, and how long each answer took."""

    def __init__(self, address: str, table: str, token: str, think: float, seed: int) -> None:
        self._url, self._headers = f"ws://{address}/table/{table}/live", {"Authorization": f"Bearer {token}"}
        self._think = think
        self._random = random.Random(seed)
        self._options, self._seq = "", -1
        self.set_up = float("inf")
        """When this page was through with set-up."""
        self.times = list[tuple[float, float]]()
        """When each answer was sent, and how long it took."""

    async def play(self, start: asyncio.Event, until: list[float]) -> None:
        """Answer whenever asked, after a moment's thought."""
        async with connect(self._url, additional_headers=self._headers, max_size=None) as socket:
            await self._read(socket)
            await start.wait()
            while time.perf_counter() < until[0]:
                keys = KEY.findall(self._options)
                if keys:
                    await asyncio.sleep(self._random.uniform(0, 2 * self._think) if self._seq >= SET_UP else 0)
                    await self._answer(socket, html.unescape(self._random.choice(keys)))
                    continue
                try:
                    await asyncio.wait_for(self._read(socket), max(0.01, until[0] - time.perf_counter()))
                except TimeoutError:
                    return

    async def _answer(self, socket: ClientConnection, key: str) -> None:
        sent, before = time.perf_counter(), self._seq
        await socket.send(json.dumps({"choose": key, "seq": before}))
        while self._seq == before:
            if not await self._read(socket):
                return  # refused: both decided at once in set-up, and this page was behind
        self.times.append((sent, time.perf_counter() - sent))

    async def _read(self, socket: ClientConnection) -> bool:
        """Take a message in; False if it is an error."""
        message = json.loads(await socket.recv())
        self._options = message.get("regions", {}).get("options", self._options)
        self._seq = message.get("seq", self._seq)
        if self._seq >= SET_UP:
            self.set_up = min(self.set_up, time.perf_counter())
        return "error" not in message


async def measure(address: str, arguments: argparse.Namespace) -> dict[str, float]:
    pages = list[Page]()
    for number in range(arguments.tables):
        seats = [{"kind": "person", "name": "Kate"}, {"kind": "open"}]
        made = call(address, "/api/tables", {"game": arguments.game, "seats": seats, "seed": number})
        sat = call(address, f"/api/tables/{made['table']}/seats", {"name": "Paul"})
        for token in (made["token"], sat["token"]):
            pages.append(Page(address, made["table"], token, arguments.think, len(pages)))
    start, until = asyncio.Event(), [float("inf")]
    playing = [asyncio.create_task(page.play(start, until)) for page in pages]
    await asyncio.sleep(2)  # until all pages are open
    until[0] = time.perf_counter() + arguments.seconds
    start.set()
    await asyncio.gather(*playing)
    began = max(page.set_up for page in pages)
    took = time.perf_counter() - began
    times = sorted(1000 * answered for page in pages for sent, answered in page.times if sent > began)
    if len(times) < 100:
        raise SystemExit(f"only {len(times)} moves were made after set-up; give more --seconds")
    cuts = quantiles(times, n=100)
    return {
        "tables": arguments.tables,
        "seconds": round(took, 1),
        "moves": len(times),
        "moves_a_second": round(len(times) / took, 1),
        "p50_ms": round(cuts[49], 1),
        "p95_ms": round(cuts[94], 1),
        "p99_ms": round(cuts[98], 1),
        "most_ms": round(times[-1], 1),
        "target_p95_ms": TARGET,
    }


def as_text(figures: dict[str, float]) -> str:
    met = "met" if figures["p95_ms"] < figures["target_p95_ms"] else "MISSED"
    return (
        f"{figures['tables']} tables, {figures['moves']} moves in {figures['seconds']} s: "
        f"{figures['moves_a_second']} moves a second\n"
        f"answer sent → fragment received: p50 {figures['p50_ms']} ms, p95 {figures['p95_ms']} ms, "
        f"p99 {figures['p99_ms']} ms, most {figures['most_ms']} ms\n"
        f"target p95 < {figures['target_p95_ms']:.0f} ms: {met}"
    )


if __name__ == "__main__":
    main()
