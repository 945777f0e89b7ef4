"""Two servers on one PostgreSQL behind a plain proxy: no matter which of them a player meets, it is one table."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from holdfast.server.storage.store import Store
from holdfast.server.tables.presence import Presence
from server.server_processes import PATIENCE, Proxy, ServerProcess
from server.servers import KATE, PAUL, QUIET, RunningService, table_for_two

pytestmark = pytest.mark.anyio

PLAN = {"game": "cryo", "seats": [{"kind": "person", "name": "Kate"}, {"kind": "open"}]}


class Player:
    """A seat with a live connection: to a certain server, or to any behind the proxy."""

    def __init__(self, table: str, token: str) -> None:
        self._path = f"/api/v1/tables/{table}/events"
        self._headers = {"Authorization": f"Bearer {token}"}
        self.seen: dict[str, Any] = {}

    async def open(self, address: str) -> Player:
        self.socket: ClientConnection = await connect(
            f"ws://{address}{self._path}", additional_headers=self._headers, max_size=None, open_timeout=60
        )
        await self.hear(lambda message: "table" in message)
        return self

    async def hear(self, wanted: Any) -> dict[str, Any]:
        """Listen until a message is as wanted."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message: dict[str, Any] = json.loads(await self.socket.recv())
                self.seen = message.get("table", self.seen)
                if wanted(message):
                    return message

    async def until(self, seq: int) -> None:
        if self.seen["seq"] < seq:
            await self.hear(lambda _message: self.seen["seq"] >= seq)

    async def until_here(self, seat: int, here: bool) -> None:
        """Listen until somebody is shown as here, or as away."""
        if self.seen["people"][seat]["connected"] is not here:
            await self.hear(lambda _message: self.seen["people"][seat]["connected"] is here)

    async def choose(self, option: int = 0) -> None:
        key = self.seen["decision"]["options"][option]["key"]
        await self.socket.send(json.dumps({"choose": key, "seq": self.seen["seq"]}))


async def alternate(players: list[Player], moves: int) -> None:
    """Whoever must decide does, and everybody sees it before the next does."""
    for _ in range(moves):
        seq = max(player.seen["seq"] for player in players)
        for player in players:
            await player.until(seq)
        mover = next(player for player in players if player.seen["decision"])
        await mover.choose()
        for player in players:
            await player.until(seq + 1)


async def both_at_once(first: Player, second: Player) -> None:
    """One seat in two windows on two servers gives two answers at the same instant, until one is told that it lost."""
    await asyncio.gather(first.choose(0), second.choose(1))
    waiting = [
        asyncio.create_task(player.hear(lambda message: message.get("kind") == "Stale")) for player in (first, second)
    ]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)


async def test_two_seats_that_answer_at_once_through_two_servers_both_count_once(database: str) -> None:
    stores = [await Store.open(database, shared=True) for _ in range(2)]
    here, there = (RunningService(store, QUIET) for store in stores)
    for seed in range(5):
        table = await table_for_two(here, seed)
        kate, paul = await here.view(table, KATE), await there.view(table, PAUL)
        assert (kate.seq, paul.seq, set(kate.waiting)) == (0, 0, {0, 1})
        assert kate.decision is not None
        assert paul.decision is not None
        keys = kate.decision.options[0].key, paul.decision.options[0].key
        await asyncio.gather(here.choose(table, KATE, keys[0], 0), there.choose(table, PAUL, keys[1], 0))
        stored = [(action.seat, action.key) for action in await stores[0].actions(table, after=0)]
        assert sorted(stored, key=str) == [(0, keys[0]), (1, keys[1])]
        views = [[(await service.view(table, token)).view for token in (KATE, PAUL)] for service in (here, there)]
        assert views[0] == views[1]
    for service, store in zip((here, there), stores, strict=True):
        await service.close()
        await store.close()


async def test_an_answer_that_is_repeated_through_another_server_at_once_counts_once(
    database: str,
) -> None:
    stores = [await Store.open(database, shared=True) for _ in range(2)]
    here, there = (RunningService(store, QUIET) for store in stores)
    for seed in range(5):
        table = await table_for_two(here, seed)
        seen = await here.view(table, KATE)
        await there.view(table, KATE)
        assert seen.decision is not None
        key = seen.decision.options[0].key
        await asyncio.gather(here.choose(table, KATE, key, 0), there.choose(table, KATE, key, 0))
        assert [(action.seat, action.key) for action in await stores[0].actions(table, after=0)] == [(0, key)]
    for service, store in zip((here, there), stores, strict=True):
        await service.close()
        await store.close()


async def test_players_on_two_servers_share_a_table_and_one_server_may_die(postgres_database: str) -> None:
    first, second = ServerProcess(postgres_database), ServerProcess(postgres_database)
    await asyncio.gather(first.start(), second.start())
    async with Proxy(first, second) as proxy, httpx.AsyncClient(base_url=f"http://{proxy.address}", timeout=60) as http:
        made = (await http.post("/api/v1/tables", json=PLAN)).json()
        sat = (await http.post(f"/api/v1/tables/{made['table']}/seats", json={"name": "Paul"})).json()
        kate, paul = Player(made["table"], made["token"]), Player(made["table"], sat["token"])
        await kate.open(first.address)
        await paul.open(second.address)
        await kate.until_here(1, True)
        await paul.until_here(0, True)
        await paul.socket.close()
        await kate.until_here(1, False)
        await paul.open(second.address)
        await kate.until_here(1, True)
        assert set(kate.seen["waiting"]) == {0, 1}, "both are asked in the beginning"
        await asyncio.gather(kate.choose(), paul.choose())  # at the same instant: both count
        for player in (kate, paul):
            await player.until(2)
        await alternate([kate, paul], 6)
        asked = next(player for player in (kate, paul) if player.seen["decision"])
        token = made["token"] if asked is kate else sat["token"]
        window = await Player(made["table"], token).open(second.address if asked is kate else first.address)
        before = asked.seen["seq"]
        await window.until(before)
        await both_at_once(asked, window)
        for player in (asked, window):
            await player.until(before + 1)

        assert asked.seen["seq"] == window.seen["seq"] == before + 1
        assert asked.seen["view"] == window.seen["view"]

        await first.end()
        await kate.open(proxy.address)  # no word of which server: the proxy finds one
        await paul.until(before + 1)
        await alternate([kate, paul], 4)
        record = (
            await http.get(f"/api/v1/tables/{made['table']}", headers={"Authorization": f"Bearer {token}"})
        ).json()
        for player in (kate, paul, window):
            await player.socket.close()
    await second.end()

    assert record["seq"] == before + 5


def test_who_is_at_a_table_is_known_from_all_servers_until_one_falls_silent() -> None:
    presence = Presence()
    presence.change_windows(0, 1)
    first = presence.set_remote("two", frozenset({1, 2}), 100.0)
    again = presence.set_remote("two", frozenset({1}), 120.0)
    presence.set_remote("three", frozenset({3}), 101.0)
    everybody = presence.seats
    presence.drop_remote(before=110.0)

    assert (first, again) == (True, False)
    assert everybody == {0, 1, 3}
    assert presence.local_seats == {0}
    assert presence.seats == {0, 1}
