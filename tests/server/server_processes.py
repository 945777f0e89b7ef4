"""Server processes that can be killed, clients that never give up, and a plain proxy in front of several servers."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import sys
import tempfile
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx

RETRY = 0.05
"""Seconds after which a client asks again."""
PATIENCE = 180.0
"""Seconds after which something is taken to hang. Nothing takes nearly as long, even on a machine that is busy."""


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


class ServerProcess:
    """`holdfast serve` in a process of its own, on a port that stays its own."""

    def __init__(self, database: str, *words: str) -> None:
        self.port = free_port()
        self._words = ("--database", database, "--bots", "0", "--patience", "3600", *words)
        self._process: asyncio.subprocess.Process | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def start(self) -> None:
        """Start, and wait until it says where it is."""
        command = [sys.executable, "-m", "holdfast.cli", "serve", "--no-open", "--port", str(self.port), *self._words]
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115  # until the process is ended
        self._process = await asyncio.create_subprocess_exec(
            *command, stdout=asyncio.subprocess.PIPE, stderr=self._complaints, env=dict(os.environ)
        )
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            said = await self._process.stdout.readline()
        assert b"Holdfast is at" in said, said

    async def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        """End it, and wait until it is gone."""
        assert self._process is not None
        with suppress(ProcessLookupError):
            self._process.send_signal(how)
        async with asyncio.timeout(PATIENCE):
            await self._process.communicate()
            code = await self._process.wait()
        self._complaints.seek(0)
        said = self._complaints.read().decode()
        self._complaints.close()
        assert "Traceback" not in said, said
        return code


@dataclass
class Given:
    """An answer that the server has acknowledged."""

    seat: int
    key: str


@dataclass
class PersistentPlayers:
    """Both players of one table: at full speed, and whatever fails is asked again until it is answered."""

    http: httpx.AsyncClient
    random: random.Random
    table: str = ""
    tokens: list[str] = field(default_factory=list)
    given: list[Given] = field(default_factory=list)
    over: bool = False
    turned_away: int = 0
    """How often the server said that its database is away."""
    deaf: bool = False
    """Whether to hang up before the server can acknowledge an answer."""
    unheard: int = 0
    """How often that was done."""

    async def ask(self, method: str, path: str, seat: int | None = None, body: object = None) -> Any:
        """Ask until there is an answer. Only failures of the server or of the way to it are asked again."""
        headers = {} if seat is None else {"Authorization": f"Bearer {self.tokens[seat]}"}
        while True:
            hang_up = self.deaf and path.endswith("/choose")
            try:
                answer = await self.http.request(
                    method,
                    path,
                    json=body,
                    headers=headers,
                    timeout=httpx.Timeout(PATIENCE, read=0 if hang_up else PATIENCE),
                )
            except httpx.TransportError:
                self.unheard += hang_up
                await asyncio.sleep(RETRY)
                continue
            if answer.status_code != 503:
                assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
                return answer.json()
            self.turned_away += 1
            await asyncio.sleep(RETRY)

    async def sit_down(self) -> PersistentPlayers:
        """Both sit down with tokens of their own, so that this may be asked again, too."""
        self.tokens = [f"{self.random.getrandbits(128):032x}" for _ in range(2)]
        plan = {"game": "cryo", "seats": [{"kind": "person", "name": "Kate"}, {"kind": "open"}]}
        made = await self.ask("POST", "/api/v1/tables", 0, plan)
        self.table = made["table"]
        sat = await self.ask("POST", f"/api/v1/tables/{self.table}/seats", 1, {"name": "Paul"})
        assert (made["seat"], sat["seat"]) == (0, 1)
        return self

    async def move(self) -> None:
        """One answer of whoever must decide, given until it is acknowledged."""
        for seat in (0, 1):
            seen = await self.ask("GET", f"/api/v1/tables/{self.table}", seat)
            self.over = seen["over"]
            if seen["decision"] is not None:
                key = self.random.choice(seen["decision"]["options"])["key"]
                body = {"key": key, "seq": seen["seq"]}
                await self.ask("POST", f"/api/v1/tables/{self.table}/choose", seat, body)
                self.given.append(Given(seat, key))
                return
        assert self.over


class Proxy:
    """Hands each connection to the next server that takes it, and knows nothing else."""

    def __init__(self, *servers: ServerProcess) -> None:
        self._servers = list(servers)
        self._next = 0
        self._pipes = set[asyncio.Task[None]]()

    async def __aenter__(self) -> Proxy:
        self._listening = await asyncio.start_server(self._take, "127.0.0.1", 0)
        self.address = f"127.0.0.1:{self._listening.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._listening.close()
        for pipe in list(self._pipes):
            pipe.cancel()
        await asyncio.gather(*self._pipes, return_exceptions=True)

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in self._servers:
            server = self._servers[self._next % len(self._servers)]
            self._next += 1
            with suppress(OSError):
                far_reader, far_writer = await asyncio.open_connection("127.0.0.1", server.port)
                for source, sink in ((reader, far_writer), (far_reader, writer)):
                    pipe = asyncio.create_task(_carry(source, sink))
                    self._pipes.add(pipe)
                    pipe.add_done_callback(self._pipes.discard)
                return
        writer.close()


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()
    except OSError:
        pass  # one side is gone: so shall be the other
    finally:
        writer.close()
