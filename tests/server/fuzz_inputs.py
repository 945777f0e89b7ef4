"""Throws bad inputs at a server and at the loaders, and looks whether anything broke, leaked or changed."""

from __future__ import annotations

import random
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

from holdfast.commands.arguments import pack_folder
from holdfast.engine.errors import HoldfastError
from holdfast.engine.record import Record
from holdfast.games import game as game_of
from holdfast.server.storage.rebuild import chunks_from_record
from holdfast.server.web.live import CLOSE_NOT_TEXT
from server.bad_inputs import message, request, spoilt

BROKEN = ("Traceback", "Internal Server Error", "sqlalchemy", "/src/holdfast", "site-packages")


class Target:
    """A server with a table whose secrets are known to us and to nobody whom we play."""

    def __init__(self, address: str, http: httpx.AsyncClient) -> None:
        self.address, self.http = address, http

    async def set_up(self) -> Target:
        seats = [{"kind": "person", "name": "Kate"}, {"kind": "person", "name": "Paul"}]
        plan = {"game": "cryo", "seats": seats}
        made = (await self.http.post("/api/v1/tables", json=plan)).json()
        self.table, self.token = made["table"], made["token"]
        self.secrets = (self.token, made["links"]["1"])
        self.before = await self.fetch_table()
        return self

    async def fetch_table(self) -> object:
        own = {"Authorization": f"Bearer {self.token}"}
        seen = (await self.http.get(f"/api/v1/tables/{self.table}", headers=own)).json()
        return {name: value for name, value in seen.items() if name != "people"}

    def check(self, said: str) -> None:
        """Nothing that is said tells a secret or shows the inside of the server."""
        for word in (*self.secrets, *BROKEN):
            assert word not in said, f"{word!r} in {said[:500]}"

    async def unchanged(self) -> None:
        assert await self.fetch_table() == self.before


async def talk_nonsense(target: Target, chance: random.Random, count: int) -> None:
    """Send nonsense over live connections of spectators, of strangers and of who sits there."""
    socket: ClientConnection | None = None
    for number in range(count):
        if socket is None or number % 200 == 0:
            if socket is not None:
                await socket.close()
            socket = await _opened(target, chance)
        sent = message(chance)
        await socket.send(sent)
        if isinstance(sent, bytes):
            await socket.wait_closed()  # only text is spoken here
            assert socket.close_code == CLOSE_NOT_TEXT, f"{sent!r}: {socket.close_code} {socket.close_reason}"
            socket = None
        else:
            target.check(str(await socket.recv()))
    if socket is not None:
        await socket.close()


async def _opened(target: Target, chance: random.Random) -> ClientConnection:
    token = chance.choice((None, "e" * 40, target.token, target.token))
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    path = chance.choice((f"/table/{target.table}/live", f"/api/v1/tables/{target.table}/events?changes"))
    socket = await connect(
        f"ws://{target.address}{path}", additional_headers=headers, max_size=None, max_queue=None, open_timeout=60
    )
    await socket.recv()
    return socket


async def ask_nonsense(target: Target, chance: random.Random, count: int) -> None:
    """Send requests that make no sense, as nobody who sits there."""
    for _ in range(count):
        asked = request(chance, target.table)
        answer = await target.http.request(asked.method, asked.path, headers=asked.headers, content=asked.body)
        assert answer.status_code < 500, f"{asked}: {answer.status_code} {answer.text[:300]}"
        target.check(answer.text)


def read_spoilt_records(good: str, chance: random.Random, count: int) -> int:
    """Read records that were changed; how many were refused. A record that reads must play, or be refused clearly."""
    refused = 0
    for _ in range(count):
        text = spoilt(chance, good)
        try:
            chunks_from_record(Record.read(text, trust=chance.random() < 0.5), None)
        except HoldfastError:
            refused += 1
    return refused


def read_spoilt_packs(folder: Path, chance: random.Random, count: int) -> int:
    """Load packs that were changed, as `holdfast serve --pack` does; how many were refused."""
    original = game_of("cryo").folder / "content"
    names = sorted(path.name for path in original.glob("*.yaml"))
    refused = 0
    for number in range(count):
        pack = folder / f"pack{number}"
        (pack / "cryo").mkdir(parents=True)
        name = chance.choice(names)
        (pack / "cryo" / name).write_text(spoilt(chance, (original / name).read_text()), encoding="utf-8")
        try:
            pack_folder(pack)
        except HoldfastError:
            refused += 1
    return refused
