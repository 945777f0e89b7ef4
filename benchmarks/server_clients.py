"""Clients for the server's benchmark: all seats of a table over real WebSockets, as data or as a browser has it."""

from __future__ import annotations

import asyncio
import html
import json
import os
import random
import re
import time
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from websockets.asyncio.client import ClientConnection, connect

KEY = re.compile(r'data-key="([^"]*)"')
DECODE = msgspec.json.Decoder().decode
ENCODE = msgspec.json.Encoder().encode


def call(address: str, path: str, body: object) -> Any:
    data = json.dumps(body).encode()
    request = urllib.request.Request(f"http://{address}{path}", data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def memory(pid: int) -> float:
    """The megabytes that a process holds, with those that it has started."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    own = int(found[1]) / 1024 if found else 0.0
    return own + sum(memory(child) for child in started_by(pid))


def processor_seconds(pid: int) -> float:
    """The CPU time of a process and its children."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(processor_seconds(child) for child in started_by(pid))


def started_by(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


async def as_browser(url: str, headers: dict[str, str]) -> ClientConnection:
    """A WebSocket as a browser opens it: what comes is compressed."""
    return await connect(url, additional_headers=headers, max_size=None, open_timeout=60, ping_interval=None)


class JsonSeat(WSListener):
    """A seat that is told the table as data, and only what has changed; without compression, and at little cost."""

    def __init__(self, on_message: Callable[[], None]) -> None:
        self._on_message = on_message
        self.seq = -1
        self._known: dict[str, Any] = {}

    @staticmethod
    async def open(url: str, token: str, on_message: Callable[[], None]) -> JsonSeat:
        headers = {"Authorization": f"Bearer {token}"}
        made = partial(JsonSeat, on_message)
        _, seat = await ws_connect(made, url, extra_headers=headers, websocket_handshake_timeout=60)
        assert isinstance(seat, JsonSeat)
        return seat

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport

    def on_ws_frame(self, _transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        message = DECODE(frame.get_payload_as_memoryview())
        if "table" in message:
            self._known = message["table"]
        elif "changes" in message:
            for path, value in message["changes"].items():
                _put(self._known, path, value)
        else:
            raise SystemExit(f"the server says: {message}")
        self.seq = self._known["seq"]
        self._on_message()

    @property
    def options(self) -> list[dict[str, Any]]:
        """What it may choose from, if it is asked anything."""
        decision = self._known["decision"]
        return [] if decision is None else decision["options"]

    def choose(self, key: str) -> None:
        self._transport.send(WSMsgType.TEXT, ENCODE({"choose": key, "seq": self.seq}))

    def close(self) -> None:
        self._transport.send_close()
        self._transport.disconnect()


class PageSeat:
    """A seat that is sent fragments of HTML, as a browser is."""

    path = "/table/{}/live"

    def __init__(self) -> None:
        self.seq = -1
        self.over = False
        self._options = ""

    def take(self, text: str | bytes) -> None:
        message = DECODE(text)
        if "error" in message:
            raise SystemExit(f"the server says: {message}")
        regions = message.get("regions", {})
        self.over = self.over or "/end" in regions.get("prompt", "")
        self._options = regions.get("options", self._options)
        self.seq = message.get("seq", self.seq)

    @property
    def keys(self) -> list[str]:
        return [html.unescape(key) for key in KEY.findall(self._options)]


def _put(table: Any, path: str, value: Any) -> None:
    *way, last = path.split(".")
    for step in way:
        table = table[int(step)] if isinstance(table, list) else table[step]
    if last.endswith("+"):
        name = last[:-1]
        (table[int(name)] if isinstance(table, list) else table[name]).extend(value)
    elif isinstance(table, list):
        table[int(last)] = value
    else:
        table[last] = value


async def table_for_two(address: str, chance: random.Random) -> tuple[str, list[str]]:
    """A new table of Cryo at which two people sit: its id, and their tokens."""
    seats = [{"kind": "person", "name": "Kate"}, {"kind": "open"}]
    plan = {"game": "cryo", "seats": seats}
    made = await asyncio.to_thread(call, address, "/api/v1/tables", plan)
    sat = await asyncio.to_thread(call, address, f"/api/v1/tables/{made['table']}/seats", {"name": "Paul"})
    return made["table"], [made["token"], sat["token"]]


@dataclass
class JsonGame:
    """A table with both its seats at full speed: the next answer is sent as soon as everybody has news of the last."""

    address: str
    chance: random.Random
    times: list[tuple[float, float]] = field(default_factory=list)
    """When each answer was sent, and how long it took until every seat had news of it."""
    _seats: list[JsonSeat] = field(default_factory=list)
    _answered: int = -1
    """The action after which the last answer was given."""
    _sent: float = 0.0
    _until: float = 0.0
    _rest: asyncio.Future[None] | None = None
    """Done when nobody is asked anything any more, or the time is up."""

    async def open(self) -> JsonGame:
        table, tokens = await table_for_two(self.address, self.chance)
        url = f"ws://{self.address}/api/v1/tables/{table}/events?changes"
        self._seats = [await JsonSeat.open(url, token, self._on_message) for token in tokens]
        while any(seat.seq < 0 for seat in self._seats):
            await asyncio.sleep(0.001)
        return self

    async def play(self, until: float) -> None:
        """Play until a moment; a table that is over is left for a new one."""
        self._until = until
        while time.perf_counter() < until:
            self._rest = asyncio.get_running_loop().create_future()
            self._answer()
            await self._rest
            if time.perf_counter() < until:
                await self.close()
                await self.open()

    def _on_message(self) -> None:
        if self._rest is None or self._rest.done() or any(seat.seq <= self._answered for seat in self._seats):
            return
        self.times.append((self._sent, time.perf_counter() - self._sent))
        self._answer()

    def _answer(self) -> None:
        assert self._rest is not None
        self._sent = time.perf_counter()
        mover = next((seat for seat in self._seats if seat.options), None)
        if mover is None or self._sent > self._until:
            self._rest.set_result(None)
            return
        self._answered = mover.seq
        mover.choose(self.chance.choice(mover.options)["key"])

    async def close(self) -> None:
        self._rest, self._answered = None, -1
        for seat in self._seats:
            seat.close()


@dataclass
class PageGame:
    """A table with both its seats in browsers, at a human pace."""

    address: str
    think: float
    chance: random.Random
    times: list[tuple[float, float]] = field(default_factory=list)

    async def open(self) -> PageGame:
        table, tokens = await table_for_two(self.address, self.chance)
        url = f"ws://{self.address}" + PageSeat.path.format(table)
        self._seats = [PageSeat(), PageSeat()]
        self._sockets = list[ClientConnection]()
        for seat, token in zip(self._seats, tokens, strict=True):
            socket = await as_browser(url, {"Authorization": f"Bearer {token}"})
            self._sockets.append(socket)
            seat.take(await socket.recv())
        return self

    async def play(self, until: float) -> None:
        """Play until a moment; a table that is over is left for a new one."""
        while time.perf_counter() < until:
            mover = next((number for number in (0, 1) if self._seats[number].keys), None)
            if mover is None:
                await self.close()
                await self.open()
                continue
            await asyncio.sleep(self.chance.uniform(0, 2 * self.think))
            await self._move(mover)

    async def _move(self, mover: int) -> None:
        seq = self._seats[mover].seq
        key = self.chance.choice(self._seats[mover].keys)
        sent = time.perf_counter()
        await self._sockets[mover].send(ENCODE({"choose": key, "seq": seq}).decode())
        for seat, socket in zip(self._seats, self._sockets, strict=True):
            while seat.seq <= seq:
                seat.take(await socket.recv())
        self.times.append((sent, time.perf_counter() - sent))

    async def close(self) -> None:
        for socket in self._sockets:
            await socket.close()


@dataclass
class AgainstBot:
    """A person at a page against a bot, at a human pace: only their own moves are timed."""

    address: str
    bot: str
    think: float
    chance: random.Random
    times: list[tuple[float, float]] = field(default_factory=list)

    async def open(self) -> AgainstBot:
        plan = {"game": "cryo", "seats": [{"kind": "person", "name": "Kate"}, {"kind": "bot", "bot": self.bot}],
                "seed": self.chance.randrange(1 << 32)}  # fmt: skip
        made = await asyncio.to_thread(call, self.address, "/api/v1/tables", plan)
        url = f"ws://{self.address}" + PageSeat.path.format(made["table"])
        self._seat, self._socket = PageSeat(), await as_browser(url, {"Authorization": f"Bearer {made['token']}"})
        await self._hear()
        return self

    async def play(self, until: float) -> None:
        """Play until a moment; a table that is over is left for a new one."""
        with suppress(TimeoutError):
            async with asyncio.timeout(until - time.perf_counter()):
                while True:
                    await self._turn()

    async def _turn(self) -> None:
        while not self._seat.keys:
            if self._seat.over:
                await self.close()
                await self.open()
            else:
                await self._hear()
        with suppress(TimeoutError):
            async with asyncio.timeout(self.chance.uniform(0, 2 * self.think)):
                while True:
                    await self._hear()
        if self._seat.keys:
            await self._move()

    async def _move(self) -> None:
        seq, key, sent = self._seat.seq, self.chance.choice(self._seat.keys), time.perf_counter()
        await self._socket.send(ENCODE({"choose": key, "seq": seq}).decode())
        while self._seat.seq <= seq:
            await self._hear()
        self.times.append((sent, time.perf_counter() - sent))

    async def _hear(self) -> None:
        self._seat.take(await self._socket.recv())

    async def close(self) -> None:
        await self._socket.close()
