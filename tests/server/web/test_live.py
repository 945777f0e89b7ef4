"""Live connections: what a page is sent, and what it may say."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import AsyncIterator
from typing import Any
from weakref import ref

import httpx
import pytest
from starlette.websockets import WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.server import ServerProtocol

from holdfast.server.web.live import Connection, run_until_first_ends
from holdfast.server.web.protocols import Gate
from server.server_processes import PATIENCE
from server.servers import Served

pytestmark = pytest.mark.anyio

SEATS = [{"kind": "person", "name": "Kate"}, {"kind": "open"}]


class Page:
    """One open page: reads on until a message of the wanted kind comes."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    async def next(self, *wanted: str) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            while True:
                message: dict[str, Any] = json.loads(await self._socket.recv())
                if not wanted or any(name in message for name in wanted):
                    return message

    async def say(self, **message: object) -> None:
        await self._socket.send(json.dumps(message))

    async def raw(self, text: str) -> None:
        await self._socket.send(text)


class Place:
    """A server with one table of Kate's."""

    def __init__(self, served: Served, http: httpx.AsyncClient, table: str, token: str) -> None:
        self.served, self.http, self.table, self.token = served, http, table, token

    def page(self, token: str | None, origin: str | None = None) -> connect:
        headers = {"Cookie": f"holdfast={token}"} if token else {}
        extra = {**headers, **({"Origin": origin} if origin else {})}
        return connect(f"{self.served.ws}/table/{self.table}/live", additional_headers=extra, open_timeout=60)

    async def key(self, token: str) -> str:
        headers = {"Authorization": f"Bearer {token}"}
        seen = (await self.http.get(f"/api/v1/tables/{self.table}", headers=headers)).json()
        return str(seen["decision"]["options"][0]["key"])


@pytest.fixture
async def place(server: Served) -> AsyncIterator[Place]:
    async with httpx.AsyncClient(base_url=server.http, timeout=60) as http:
        made = (await http.post("/api/v1/tables", json={"game": "cryo", "seats": SEATS})).json()
        yield Place(server, http, made["table"], made["token"])


async def test_a_page_gets_all_regions_first_and_then_only_what_has_changed(place: Place) -> None:
    async with place.page(place.token) as socket:
        page = Page(socket)
        first = await page.next()
        await page.say(choose=await place.key(place.token), seq=first["seq"])
        second = await page.next()

    assert {"prompt", "options", "log", "players"} <= set(first["regions"])
    assert (first["seq"], second["seq"], second["kind"]) == (0, 1, "moved")
    assert set(second["regions"]) < set(first["regions"])
    assert first["announce"] == []


async def test_everybody_sees_a_move_and_reads_the_news(place: Place) -> None:
    async with place.page(place.token) as mine, place.page(None) as theirs:
        kate, watcher = Page(mine), Page(theirs)
        await kate.next()
        await watcher.next()
        await kate.say(say="hello <b>")
        assert "hello &lt;b&gt;" in (await watcher.next("said"))["said"]
        await kate.say(choose=await place.key(place.token), seq=0)
        assert (await watcher.next("regions"))["seq"] == 1


async def test_errors_come_back_and_the_connection_stays(place: Place) -> None:
    async with place.page(place.token) as socket:
        page = Page(socket)
        await page.next()
        await page.say(choose="fly away", seq=0)
        refused = await page.next("error")
        unread = []
        for text in ("{", "[]", "1", "{}", '{"choose": 1}', '{"undo": 1}', "[" * 2000):
            await page.raw(text)
            unread.append((await page.next("error"))["kind"])
        await page.say(preview=await place.key(place.token))
        preview = await page.next("preview")

    assert refused["kind"] == "IllegalChoice"
    assert unread == ["InvalidMessage"] * 7
    assert set(preview) == {"preview", "changes"}


@pytest.mark.parametrize("seq", [-1, -(2**64), 1_000_001, 2**31, 2**63, 10**30, 1.5, "0", [0]])
async def test_numbers_that_no_table_has_are_not_understood(place: Place, seq: object) -> None:
    async with place.page(place.token) as socket:
        page, kinds = Page(socket), list[str]()
        await page.next()
        for said in ({"choose": await place.key(place.token)}, {"undo": True}, {"suggest": "x"}):
            await page.say(**said, seq=seq)
            kinds.append((await page.next("error"))["kind"])

    assert kinds == ["InvalidMessage"] * 3


async def test_who_only_watches_may_say_nothing(place: Place) -> None:
    async with place.page(None) as socket:
        page = Page(socket)
        await page.next()
        await page.say(choose="imaging", seq=0)

        assert (await page.next("error"))["kind"] == "NotYourSeat"


async def test_a_hint_comes_to_who_asked(place: Place) -> None:
    async with place.page(place.token) as socket:
        page = Page(socket)
        await page.next()
        await page.say(hint=True)
        hints = (await page.next("hint"))["hint"]

    assert 1 <= len(hints) <= 3
    assert set(hints[0]) == {"key", "label", "chance", "why"}


async def test_other_sites_cannot_connect(place: Place) -> None:
    with pytest.raises(InvalidStatus):
        async with place.page(place.token, origin="https://example.org"):
            pass
    async with place.page(place.token, origin=place.served.http) as socket:
        assert (await Page(socket).next())["seq"] == 0


async def test_a_table_that_is_not_there_is_said_to_be_so_and_closed(server: Served) -> None:
    async with connect(f"{server.ws}/table/nowhere/live", open_timeout=60) as socket:
        page = Page(socket)
        assert (await page.next())["kind"] == "NoSuchTable"
        with pytest.raises(ConnectionClosed):
            await page.next()


async def test_who_is_connected_is_shown_to_all(place: Place) -> None:
    events = f"{place.served.ws}/api/v1/tables/{place.table}/events"
    async with connect(events, open_timeout=60) as socket:
        page = Page(socket)
        assert (await page.next())["table"]["people"][0]["connected"] is False
        async with place.page(place.token):
            assert (await page.next())["table"]["people"][0]["connected"] is True
        assert (await page.next())["table"]["people"][0]["connected"] is False


class Sent:
    """Something that a connection holds while it sends."""


@pytest.mark.parametrize("fails_first", [True, False])
async def test_what_a_broken_connection_held_goes_by_itself(fails_first: bool) -> None:
    held = list["ref[Sent]"]()

    async def send() -> None:
        sent = Sent()
        held.append(ref(sent))
        raise WebSocketDisconnect

    async def wait() -> None:
        await asyncio.Event().wait()

    works, failed = (send(), wait()) if fails_first else (wait(), send()), False
    gc.disable()
    try:
        try:
            await run_until_first_ends(asyncio.Lock(), *works)
        except WebSocketDisconnect:
            failed = True
        await asyncio.sleep(0)  # the loop lets go of what has ended
        assert failed
        assert held[0]() is None
    finally:
        gc.enable()


async def test_a_closed_connection_leaves_nothing_to_the_garbage_collector(place: Place) -> None:
    def left() -> list[object]:
        live = [thing for thing in gc.get_objects() if type(thing) in (Connection, ServerProtocol)]
        return [*live, *(thing for thing in gc.get_objects() if type(thing) is Gate and thing.protocol is None)]

    gc.collect()
    gc.disable()
    try:
        for _ in range(3):
            async with place.page(place.token) as socket:
                await Page(socket).next("regions")
                assert left()
        async with asyncio.timeout(10):
            while left():
                await asyncio.sleep(0.02)
    finally:
        gc.enable()
