"""A client for tests: one seat's connections of every kind, and every word that came over them."""

from __future__ import annotations

import asyncio
import json
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect

from server.servers import Served


class ReceivedMessage(NamedTuple):
    """Something that was received: when, as the number of the last action, and what."""

    seq: int
    text: str


class Client:
    """Listens as a page and as a program does, asks over HTTP, and remembers everything."""

    def __init__(self, http: httpx.AsyncClient, served: Served, table: str, token: str | None) -> None:
        self._http, self._served, self.table = http, served, table
        self._headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._changed = asyncio.Condition()
        self._last_seq = [-1, -1]
        self.latest: dict[str, Any] = {}
        """The table as the last event has it."""
        self.received = list[ReceivedMessage]()

    async def open(self) -> Client:
        paths = (f"/table/{self.table}/live", f"/api/v1/tables/{self.table}/events")
        self._sockets = [
            await connect(self._served.ws + path, additional_headers=self._headers, open_timeout=60) for path in paths
        ]
        self._tasks = [asyncio.create_task(self._receive(*numbered)) for numbered in enumerate(self._sockets)]
        return self

    async def _receive(self, which: int, socket: ClientConnection) -> None:
        async for text in socket:
            message = json.loads(text)
            async with self._changed:
                self.latest = message.get("table", self.latest)
                self._last_seq[which] = message.get("table", message).get("seq", self._last_seq[which])
                self.received.append(ReceivedMessage(self._last_seq[which], str(text)))
                self._changed.notify_all()

    async def until(self, seq: int) -> None:
        """Wait until both connections have told of an action."""
        async with asyncio.timeout(120), self._changed:
            await self._changed.wait_for(lambda: min(self._last_seq) >= seq)

    async def send(self, message: dict[str, Any]) -> None:
        """Say something as a page does."""
        await self._sockets[0].send(json.dumps(message))

    async def fetch_table(self) -> Any:
        answer = await self._http.get(f"/api/v1/tables/{self.table}", headers=self._headers)
        assert answer.status_code == 200, answer.text
        seen = answer.json()
        self.received.append(ReceivedMessage(seen["seq"], answer.text))
        return seen

    async def get(self, path: str, seq: int) -> httpx.Response:
        answer = await self._http.get(path, headers=self._headers)
        self.received.append(ReceivedMessage(seq, answer.text))
        return answer

    async def choose(self, key: str, seq: int) -> httpx.Response:
        body = {"key": key, "seq": seq}
        answer = await self._http.post(f"/api/v1/tables/{self.table}/choose", json=body, headers=self._headers)
        self.received.append(ReceivedMessage(seq + 1, answer.text))
        return answer

    async def close(self) -> None:
        for socket in self._sockets:
            await socket.close()
        await asyncio.gather(*self._tasks)
