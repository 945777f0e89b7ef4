"""Somebody talks without end, and every line is sent to everybody with all lines before it.

Before, 1,140 lines made the server send 517 MB. And somebody whose connection is refused hangs up at once, which
left a RuntimeError in the log.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace

import httpx
import pytest
from websockets.asyncio.client import connect

from server.raw_sockets import live
from server.server_processes import PATIENCE
from server.servers import QUIET, Served, serving

pytestmark = pytest.mark.anyio

LINES, LENGTH = 130, 400


@pytest.fixture
def server(sqlite: str) -> Iterator[Served]:
    with serving(replace(QUIET, database=sqlite)) as served:
        yield served


@pytest.fixture
async def http(server: Served) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=server.http, timeout=PATIENCE) as client:
        yield client


async def new_table(http: httpx.AsyncClient) -> tuple[str, dict[str, str]]:
    plan = {"game": "cryo", "seats": [{"kind": "person", "name": "Kate"}, {"kind": "open"}]}
    made = (await http.post("/api/v1/tables", json=plan)).json()
    return made["table"], {"Authorization": f"Bearer {made['token']}"}


@pytest.mark.parametrize("path", ["/table/{}/live", "/api/v1/tables/{}/events", "/api/v1/tables/{}/events?changes"])
async def test_a_line_of_chat_costs_every_viewer_that_line(server: Served, http: httpx.AsyncClient, path: str) -> None:
    table, own = await new_table(http)
    async with connect(f"{server.ws}{path.format(table)}", open_timeout=PATIENCE) as viewer:
        await viewer.recv()
        received, sizes = "", list[int]()
        for number in range(LINES):
            await http.post(f"/api/v1/tables/{table}/talk", json={"text": f"{number} " + "x" * LENGTH}, headers=own)
            async with asyncio.timeout(PATIENCE):
                message = str(await viewer.recv())
            received += message
            sizes.append(len(message))

    assert all(f"{number} xxx" in received for number in range(LINES)), "nothing is lost"
    assert max(sizes) < 2 * LENGTH
    assert "regions" not in received


async def test_who_comes_later_gets_the_latest_lines_only(server: Served, http: httpx.AsyncClient) -> None:
    table, own = await new_table(http)
    for number in range(LINES):
        await http.post(f"/api/v1/tables/{table}/talk", json={"text": str(number)}, headers=own)
    async with connect(f"{server.ws}/api/v1/tables/{table}/events", open_timeout=PATIENCE) as viewer:
        talk = json.loads(await viewer.recv())["table"]["talk"]

    assert [line["text"] for line in talk] == [str(number) for number in range(LINES - 100, LINES)]


async def test_a_refused_socket_that_hangs_up_leaves_nothing_in_the_log(
    server: Served, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    for _ in range(20):
        live(server.port, "/table/none/live").close()
    async with httpx.AsyncClient(base_url=server.http, timeout=PATIENCE) as http:
        await http.get("/health")

    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


@pytest.mark.parametrize("live_connection", [False, True])
async def test_a_person_says_only_so_much_over_http_and_websocket_together(sqlite: str, live_connection: bool) -> None:
    with serving(replace(QUIET, database=sqlite, rate_limits=True)) as served:
        async with httpx.AsyncClient(base_url=served.http, timeout=PATIENCE) as http:
            table, own = await new_table(http)
            talk = f"/api/v1/tables/{table}/talk"
            said = [await http.post(talk, json={"text": "x"}, headers=own) for _ in range(60)]
            refused = sum(answer.status_code == 429 for answer in said)
            if live_connection:
                address = f"{served.ws}/api/v1/tables/{table}/events"
                async with connect(address, additional_headers=own, open_timeout=PATIENCE) as socket:
                    for _ in range(10):
                        await socket.send(json.dumps({"say": "x"}))
                    async with asyncio.timeout(PATIENCE):
                        while json.loads(await socket.recv()).get("kind") != "TooFast":
                            pass

    assert refused > 20
