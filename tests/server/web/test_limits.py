"""Limits over real connections: who does too much waits, and a refusal is an answer like every other."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Iterator
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from holdfast.server.config import Config
from holdfast.server.operations.logs import REQUEST_LOG
from holdfast.server.web.limits import RATES, SECRET, Rate
from server.server_processes import PATIENCE
from server.servers import Served, serving

pytestmark = pytest.mark.anyio

PLAN: dict[str, Any] = {"game": "cryo", "seats": [{"kind": "person", "name": "Kate"}, {"kind": "open"}]}
ELSEWHERE = {"Origin": "https://example.org"}


@pytest.fixture
def strict(sqlite: str) -> Iterator[Served]:
    """A server that keeps to its limits, and counts."""
    with serving(Config(database=sqlite, bot_pace_s=0, bot_processes=0, rate_limits=True, metrics=True)) as served:
        yield served


@pytest.fixture
async def http(strict: Served) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=strict.http, timeout=60) as client:
        yield client


@pytest.fixture
async def events(strict: Served, http: httpx.AsyncClient) -> str:
    """Where the news of a table is heard."""
    made = (await http.post("/api/v1/tables", json=PLAN)).json()
    return f"{strict.ws}/api/v1/tables/{made['table']}/events"


async def counted(http: httpx.AsyncClient, name: str) -> float:
    lines = (await http.get("/metrics")).text.splitlines()
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(name))


# Who does too much ----------------------------------------------------------------------------------------------------


async def test_who_says_too_much_is_read_more_slowly_and_loses_nothing(
    events: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("holdfast.server.web.live.MESSAGE_RATE", Rate(10, 2))
    clock, heard = asyncio.get_running_loop().time, 0
    async with connect(events, open_timeout=60) as socket, asyncio.timeout(PATIENCE):
        await socket.recv()
        began = clock()
        for _ in range(6):
            await socket.send("{}")
        while heard < 6:
            heard += "error" in json.loads(await socket.recv())

    assert clock() - began > 0.35  # two at once, and then ten a second


async def test_an_address_that_holds_many_connections_gets_no_more(
    events: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("holdfast.server.web.limits.MAX_SOCKETS_PER_ADDRESS", 2)
    async with connect(events, open_timeout=60):
        async with connect(events, open_timeout=60):
            with pytest.raises(InvalidStatus) as refused:
                await connect(events, open_timeout=60)
        later = await opened_in_the_end(events)
        await later.close()

    assert refused.value.response.status_code == 429
    assert json.loads(refused.value.response.body or b"")["error"]["kind"] == "TooMany"


async def opened_in_the_end(events: str) -> ClientConnection:
    """A connection, as soon as another has gone."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await connect(events, open_timeout=60)
            except InvalidStatus:
                await asyncio.sleep(0.02)


# Refusals -------------------------------------------------------------------------------------------------------------


async def refusals(http: httpx.AsyncClient, events: str) -> dict[str, tuple[int, Any]]:
    """Somebody is refused in every way: the status and headers of each answer."""
    site = await http.post("/api/v1/tables", json=PLAN, headers=ELSEWHERE)
    long = await http.post("/api/v1/tables", content=b" " * 70_000)
    fast = await http.post("/api/v1/tables/x/take", json={"secret": "guess"})
    with pytest.raises(InvalidStatus) as live:
        await connect(events, additional_headers=ELSEWHERE, open_timeout=60)
    answer = live.value.response
    pages = {"site": site, "long": long, "fast": fast}
    return {
        **{name: (page.status_code, page.headers) for name, page in pages.items()},
        "live": (answer.status_code, answer.headers),
    }


async def test_a_refusal_is_dressed_logged_and_counted_like_every_other_answer(
    events: str, http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(RATES, SECRET, Rate(0.5, 0))
    caplog.set_level(logging.INFO, REQUEST_LOG.name)
    names = [f'holdfast_errors_total{{kind="{kind}"}}' for kind in ("OtherSite", "TooLong", "TooFast")]
    before = [await counted(http, name) for name in (*names, "holdfast_request_seconds_count")]
    refused = await refusals(http, events)
    after = [await counted(http, name) for name in (*names, "holdfast_request_seconds_count")]
    lines = [line.getMessage() for line in caplog.records if line.name == REQUEST_LOG.name]

    assert {name: status for name, (status, _) in refused.items()} == {
        "site": 403,
        "long": 413,
        "fast": 429,
        "live": 403,
    }
    for _, headers in refused.values():
        assert len(headers["x-request-id"]) == 12
        assert "script-src 'self';" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
    for line in ("POST /api/v1/tables 403", "POST /api/v1/tables 413", "POST /api/v1/tables/x/take 429"):
        assert lines.count(line) == 1
    assert any(line.startswith("GET /api/v1/tables/") and line.endswith("/events 403") for line in lines)
    assert [now - then for now, then in zip(after, before, strict=True)] == [2, 1, 1, 8]


async def test_a_live_connection_has_its_line_in_the_log_from_when_it_is_open(
    events: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, REQUEST_LOG.name)
    async with connect(events, open_timeout=60) as socket:
        await socket.recv()

    assert f"GET {urlsplit(events).path} 101" in [line.getMessage() for line in caplog.records]


async def test_words_that_clients_make_up_are_not_counted_by_name(http: httpx.AsyncClient) -> None:
    await http.request("BREW", "/")

    assert 'method="BREW"' not in (await http.get("/metrics")).text
    assert await counted(http, 'holdfast_request_seconds_count{method="other"}') >= 1
