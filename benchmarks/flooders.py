"""Floods for the trial of `soak_flood.py`: each is one way to keep a server busy from one address.

A flood runs in a process of its own with low priority (`python benchmarks/flooders.py NAME ADDRESS SECONDS TABLE…`),
and prints how many requests and messages it sent, and how many of them were refused.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from fastapi.routing import APIRoute
from starlette.routing import Route
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from holdfast.server.app import create_app

NICENESS = 15
CONNECTIONS = 24
"""How many requests are under way at the same time."""
SOCKETS = 95
MAX_SEATS = 4
HALF_OPEN = 3000
REFUSALS = (429, 503)
MESSAGES: tuple[dict[str, Any], ...] = (
    {"choose": "no such key", "seq": 0},
    {"undo": True},
    {"preview": "no such key"},
    {"hint": True},
    {"suggest": "no such key", "seq": 0},
    {"say": "x" * 400},
    {"nonsense": 1},
)
"""Every kind of message that a live connection takes, and one that it does not."""


@dataclass
class Flood:
    """What an attacker needs: where the server is, until when, a table and a seat of their own, and counts."""

    address: str
    until: float
    tables: list[str] = field(default_factory=list)
    token: str = "an attacker's own long token"
    sent: Counter[str] = field(default_factory=Counter)

    @property
    def running(self) -> bool:
        return time.monotonic() < self.until

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    async def ask(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        """One request on a connection of its own: status and body; 0 if the server hung up."""
        host, _, port = self.address.rpartition(":")
        try:
            async with asyncio.timeout(30):
                reader, writer = await asyncio.open_connection(host, int(port))
                head = (
                    f"{method} {path} HTTP/1.1\r\nHost: {self.address}\r\nConnection: close\r\n"
                    f"Authorization: Bearer {self.token}\r\nContent-Type: application/json\r\n"
                    f"Content-Length: {len(body)}\r\n\r\n"
                )
                writer.write(head.encode() + body)
                answer = await reader.read()
                writer.close()
        except (OSError, TimeoutError):
            answer = b""
        status = int(answer[9:12]) if answer[9:12].isdigit() else 0
        self.sent["requests"] += 1
        self.sent["refused"] += status in REFUSALS
        self.sent["failed"] += status >= 500 and status not in REFUSALS
        return status, answer.partition(b"\r\n\r\n")[2]

    async def new_table(self, *bots: str) -> str | None:
        """A new table with an own seat, if bots leave one."""
        seats = [{"kind": "bot", "bot": bot} for bot in bots or ("Newcomer",)]
        if len(seats) < MAX_SEATS:
            seats.insert(0, {"kind": "person", "name": "Eve"})
        plan = {"game": "cryo", "seats": seats, "pace": 0}
        status, body = await self.ask("POST", "/api/v1/tables", json.dumps(plan).encode())
        return json.loads(body)["table"] if status == 201 else None

    async def listen(self, table: str, path: str = "/api/v1/tables/{}/events?changes") -> ClientConnection | None:
        try:
            url = f"ws://{self.address}" + path.format(table)
            return await connect(url, additional_headers=self.headers, open_timeout=30, compression=None, max_size=None)
        except (OSError, TimeoutError, WebSocketException):
            self.sent["refused"] += 1
            return None

    async def hear(self, socket: ClientConnection) -> None:
        """Read and count everything that comes."""
        with suppress(WebSocketException, OSError):
            async for text in socket:
                self.sent["heard"] += 1
                self.sent["refused"] += '"TooFast"' in str(text[:300]) or '"Busy"' in str(text[:300])


# Requests -------------------------------------------------------------------------------------------------------------


def endpoints() -> Iterator[tuple[str, str, dict[str, Any] | None]]:
    """Method, path and body schema of everything that the server answers: new endpoints are flooded as well."""
    app = create_app()
    schema = app.openapi()
    for route in routes_of(app):
        if isinstance(route, Route) and not isinstance(route, APIRoute):
            yield "GET", route.path, None
        elif isinstance(route, APIRoute) and not route.path.startswith("/api/") | route.path.endswith("{rest:path}"):
            for method in sorted(route.methods or ()):
                yield method, route.path, None
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            content = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
            yield method.upper(), path, resolved(schema, content["schema"]) if content else None


def routes_of(router: Any) -> Iterator[Any]:
    """All routes of an app, those of its parts too."""
    for route in router.routes:
        part = getattr(route, "original_router", None)
        if part is None:
            yield route
        else:
            yield from routes_of(part)


def resolved(schema: dict[str, Any], part: Any) -> Any:
    """A part of a schema with its references replaced."""
    if isinstance(part, dict):
        if "$ref" in part:
            return resolved(schema, schema["components"]["schemas"][part["$ref"].rpartition("/")[2]])
        return {key: resolved(schema, value) for key, value in part.items()}
    return [resolved(schema, value) for value in part] if isinstance(part, list) else part


def example(schema: dict[str, Any]) -> Any:
    """A value that fits a schema."""
    if schema.get("examples"):
        return schema["examples"][0]
    if "anyOf" in schema:
        return example(schema["anyOf"][0])
    if "enum" in schema or "const" in schema:
        return schema.get("const", (schema.get("enum") or [None])[0])
    match schema.get("type"):
        case "object":
            required = schema.get("required", ())
            return {name: example(value) for name, value in schema.get("properties", {}).items() if name in required}
        case "array":
            return [example(schema["items"])] * 2
        case "integer" | "number":
            return 0
        case "boolean":
            return False
    return "x"


def filled(path: str, table: str) -> str:
    """A path with something for each of its parameters."""
    values = {"table": table, "game": "cryo", "seat": "0", "secret": "x" * 24}
    for name, value in values.items():
        path = path.replace(f"{{{name}}}", value)
    query = "?key=no%20such%20key" if path.endswith("/preview") else "?at=3" if path.endswith("/replay") else ""
    return path + query


async def requests(flood: Flood) -> None:
    """Every endpoint, as fast as the server answers."""
    own = await flood.new_table() or "x" * 12
    asked = [
        (method, filled(path, table), b"" if schema is None else json.dumps(example(schema)).encode())
        for method, path, schema in endpoints()
        for table in (own, *flood.tables[:1])
    ]
    turns = itertools.cycle(asked)

    async def ask_on() -> None:
        while flood.running:
            await flood.ask(*next(turns))

    await asyncio.gather(*(ask_on() for _ in range(CONNECTIONS)))


async def uploads(flood: Flood) -> None:
    """Records of all lengths, among them the longest that are read."""
    bodies = [json.dumps({"text": "1\n" * lines}).encode() for lines in (100, 9_900, 200_000, 1_000_000)]
    turns = itertools.cycle(bodies)

    async def upload_on() -> None:
        while flood.running:
            await flood.ask("POST", "/api/v1/records", next(turns))

    await asyncio.gather(*(upload_on() for _ in range(8)))


async def cold_loads(flood: Flood) -> None:
    """Tables that are not in memory: their pages, histories and replays."""
    turns = itertools.cycle(itertools.product(flood.tables, ("/api/v1/tables/{}", "/table/{}", "/table/{}/end",
                                                             "/replay/{}", "/api/v1/tables/{}/history")))  # fmt: skip

    async def load_on() -> None:
        while flood.running:
            table, path = next(turns)
            await flood.ask("GET", path.format(table))

    await asyncio.gather(*(load_on() for _ in range(CONNECTIONS)))


async def analyses(flood: Flood) -> None:
    """Finished games to be analysed, and continued."""
    for table in itertools.cycle(flood.tables):
        if not flood.running:
            return
        await flood.ask("POST", f"/api/v1/tables/{table}/analysis")
        await flood.ask("POST", f"/api/v1/tables/{table}/continue", b'{"at": 40, "seat": 0}')


async def bots(flood: Flood) -> None:
    """As many tables as may be set up, with the bots that think longest, among them some that are refused."""
    for bot in itertools.cycle(("search:1000", "search:1s", "Warden", "search:9999999s")):
        if not flood.running:
            return
        await flood.new_table(*[bot] * 3)
        await flood.new_table(*[bot] * MAX_SEATS)  # bots among themselves
        await asyncio.sleep(0.01)


# Live connections -----------------------------------------------------------------------------------------------------


async def over_sockets(flood: Flood, count: int, messages: tuple[dict[str, Any], ...]) -> None:
    """Send messages over many connections to several tables, as fast as they are taken."""
    tables = [table for table in [await flood.new_table() for _ in range(5)] if table]
    opened = await asyncio.gather(*(flood.listen(table) for table, _ in zip(itertools.cycle(tables), range(count))))
    sockets = [socket for socket in opened if socket is not None]
    hearing = [asyncio.create_task(flood.hear(socket)) for socket in sockets]

    async def talk_on(socket: ClientConnection) -> None:
        with suppress(WebSocketException, OSError):
            for message in itertools.cycle(messages):
                if not flood.running:
                    return
                await socket.send(json.dumps(message))
                flood.sent["messages"] += 1
                await asyncio.sleep(0.02)

    await asyncio.gather(*(talk_on(socket) for socket in sockets))
    for task in hearing:
        task.cancel()
    for socket in sockets:
        socket.transport.abort()


async def messages(flood: Flood) -> None:
    await over_sockets(flood, SOCKETS, MESSAGES)


async def hints(flood: Flood) -> None:
    await over_sockets(flood, SOCKETS, ({"hint": True},))


async def chat(flood: Flood) -> None:
    await over_sockets(flood, 40, ({"say": "x" * 500},))


async def half_open(flood: Flood) -> None:
    """Connections that never finish a request."""
    host, _, port = flood.address.rpartition(":")
    writers = list[asyncio.StreamWriter]()
    while flood.running:
        try:
            async with asyncio.timeout(5):
                _, writer = await asyncio.open_connection(host, int(port))
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
            writers.append(writer)
            flood.sent["connections"] += 1
        except (OSError, TimeoutError):
            flood.sent["refused"] += 1
            await asyncio.sleep(0.1)
        if len(writers) >= HALF_OPEN:
            writers.pop(0).close()
    for writer in writers:
        writer.close()


async def everything(flood: Flood) -> None:
    """All floods at the same time."""
    await asyncio.gather(*(work(flood) for name, work in FLOODS.items() if name != "everything"))


FLOODS: dict[str, Callable[[Flood], Coroutine[Any, Any, None]]] = {
    "requests": requests,
    "messages": messages,
    "bots": bots,
    "uploads": uploads,
    "hints": hints,
    "half_open": half_open,
    "chat": chat,
    "cold_loads": cold_loads,
    "analyses": analyses,
    "everything": everything,
}
"""Every flood by its name; the last is all of them together."""


def main() -> None:
    name, address, seconds, *tables = sys.argv[1:]
    os.nice(NICENESS)
    random.Random(1).shuffle(tables)
    flood = Flood(address, time.monotonic() + float(seconds), tables)
    asyncio.run(FLOODS[name](flood))
    print(json.dumps(flood.sent))


if __name__ == "__main__":
    main()
