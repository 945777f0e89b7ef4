"""What outsiders, spectators, opponents and other sites may try, and how it ends. docs/security.md lists it all."""

from __future__ import annotations

import asyncio
import hmac
import json
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from holdfast.server.config import Config
from holdfast.server.errors import NoSuchSeat, NotYourSeat, SeatTaken
from holdfast.server.operations.connections import network_of
from holdfast.server.storage import store as store_module
from holdfast.server.storage.store import Store
from holdfast.server.tables.models import SeatPlan
from holdfast.server.web.limits import (
    CREATE,
    MAX_SOCKETS_PER_ADDRESS,
    MESSAGE_RATE,
    RATES,
    SECRET,
    RateLimits,
    full_bucket,
    request_kind,
)
from server.raw_sockets import connected, dropped
from server.server_processes import PATIENCE
from server.servers import (
    EVE,
    KATE,
    PAUL,
    PERSON,
    QUIET,
    RunningService,
    Served,
    created,
    serving,
    table_for_two,
)

pytestmark = pytest.mark.anyio

PLAN: dict[str, Any] = {"game": "cryo", "seats": [{"kind": "person", "name": "Kate"}, {"kind": "open"}]}


@pytest.fixture
def strict(sqlite: str) -> Iterator[Served]:
    """A server that keeps to its limits."""
    with serving(Config(database=sqlite, bot_pace_s=0, bot_processes=0, rate_limits=True)) as served:
        yield served


@pytest.fixture
def impatient(sqlite: str) -> Iterator[Served]:
    """A server that drops who is silent after a second."""
    with serving(Config(database=sqlite, bot_pace_s=0, bot_processes=0, idle_timeout_s=1)) as served:
        yield served


@pytest.fixture
async def http(strict: Served) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=strict.http, timeout=60) as client:
        yield client


# Tokens and links -----------------------------------------------------------------------------------------------------


async def test_only_hashes_of_tokens_and_links_are_kept(service: RunningService, store: Store) -> None:
    made = await created(service, PERSON, SeatPlan("person", "Paul"))
    seats = await store.seats(made.table)

    assert await store.holders(made.table) == {sha(KATE): 0}
    assert seats[1].link == sha(made.links[1])
    assert len(made.links[1]) >= 24


async def test_a_link_that_went_to_the_wrong_person_is_revoked_by_a_new_one(service: RunningService) -> None:
    made = await created(service, PERSON, SeatPlan("person", "Paul"))
    secret = await service.seats.create_invitation(made.table, KATE, 1)

    with pytest.raises(NoSuchSeat, match="not good any more"):
        await service.seats.claim_by_link(made.table, made.links[1], EVE)
    assert await service.seats.claim_by_link(made.table, secret, EVE) == 1
    for_paul = await service.seats.create_invitation(made.table, KATE, 1)
    assert await service.seats.held(made.table, EVE) is None
    assert await service.seats.claim_by_link(made.table, for_paul, PAUL) == 1
    with pytest.raises(NotYourSeat, match="the person who set the table up"):
        await service.seats.create_invitation(made.table, PAUL, 0)


async def test_who_gave_a_link_away_by_mistake_can_be_alone_on_the_seat_again(service: RunningService) -> None:
    table = await table_for_two(service)
    secret = await service.seats.create_link(table, PAUL)
    assert await service.seats.claim_by_link(table, secret, EVE) == 1
    await service.seats.end_link(table, PAUL)

    assert await service.seats.held(table, EVE) is None
    assert await service.seats.held(table, PAUL) == 1
    with pytest.raises(NoSuchSeat):
        await service.seats.claim_by_link(table, secret, EVE)


async def test_nobody_loses_a_seat_by_being_lured_to_a_link(service: RunningService) -> None:
    table = await table_for_two(service)
    lure = await service.seats.create_link(table, PAUL)
    with pytest.raises(SeatTaken, match="you sit at this table already, as Kate"):
        await service.seats.claim_by_link(table, lure, KATE)

    assert await service.seats.held(table, KATE) == 0


async def test_tokens_and_links_are_compared_in_constant_time(
    service: RunningService, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared, compare = list[tuple[str, str]](), hmac.compare_digest

    def spy(known: str, given: str) -> bool:
        compared.append((known, given))
        return compare(known, given)

    made = await created(service, PERSON, SeatPlan("person", "Paul"))
    monkeypatch.setattr(hmac, "compare_digest", spy)
    with pytest.raises(NoSuchSeat):
        await service.seats.claim_by_link(made.table, "a guess", EVE)
    assert await service.seats.held(made.table, EVE) is None

    assert (sha(made.links[1]), sha("a guess")) in compared
    assert (sha(KATE), sha(EVE)) in compared


def sha(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


# Other sites ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://example.org"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
async def test_other_sites_change_nothing(http: httpx.AsyncClient, headers: dict[str, str]) -> None:
    forms = [
        await http.post(path, headers=headers, data={"name": "x"}) for path in ("/play/cryo", "/new/cryo", "/join")
    ]
    call = await http.post("/api/v1/tables", json=PLAN, headers=headers)

    assert {answer.status_code for answer in (*forms, call)} == {403}
    assert (await http.get("/api/v1/tables")).json() == []


async def test_no_page_has_a_script_in_it_or_lets_one_in(http: httpx.AsyncClient) -> None:
    name = "<script>alert(1)</script>"[:24]
    made = (await http.post("/api/v1/tables", json={**PLAN, "seats": [{"kind": "person", "name": name}]})).json()
    own = {"Authorization": f"Bearer {made['token']}"}
    await http.post(f"/api/v1/tables/{made['table']}/talk", json={"text": "<img src=x onerror=alert(1)>"}, headers=own)
    pages = [await http.get(path, headers=own) for path in ("/", f"/table/{made['table']}", "/new/cryo")]

    for page in pages:
        assert "script-src 'self';" in page.headers["content-security-policy"]
        assert page.headers["referrer-policy"] == "same-origin"
        assert "<script>" not in page.text
        assert "<img src=x" not in page.text
        assert " onerror=" not in page.text.replace("onerror=alert(1)&gt;", "")
    assert "&lt;img src=x onerror=alert(1)&gt;" in pages[1].text


# Paths ---------------------------------------------------------------------------------------------------------------


async def get(served: Served, path: str) -> bytes:
    """What comes back for a path that nobody has tidied up on the way."""
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
    async with asyncio.timeout(PATIENCE):
        said = await reader.read()
    writer.close()
    return said


async def test_only_what_lies_in_the_static_folder_is_served(server: Served) -> None:
    outside = (
        "../store.py",
        "%2e%2e/store.py",
        "..%2fstore.py",
        "%2e%2e%2fstore.py",
        "x/../../store.py",
        "..%5cstore.py",
    )
    absolute = Path(store_module.__file__).as_posix()
    for path in (*outside, "../../../../pyproject.toml", absolute, quote(absolute, safe="")):
        said = await get(server, f"/static/{path}")
        assert said.startswith(b"HTTP/1.1 404 "), path
        assert b"class Store" not in said

    assert (await get(server, "/static/table.js")).startswith(b"HTTP/1.1 200 ")


PLACES = ("/table/{}", "/join/{}", "/replay/{}", "/table/{}/end", "/table/{}/analysis", "/table/{}/seat/x")


async def test_what_cannot_be_the_id_of_a_table_is_asked_of_no_database(database: str) -> None:
    with serving(replace(QUIET, database=database)) as served:
        for table in ("a%00b", "..", "%2e%2e", "x" * 300, "A", "%ff", "a%0a"):
            said = [(await get(served, place.format(table))).split()[1] for place in PLACES]
            live = [
                await end_of(f"{served.ws}{path}")
                for path in (f"/table/{table}/live", f"/api/v1/tables/{table}/events")
            ]
            assert (set(said), live) == ({b"404"}, [4404, 4404]), table


async def end_of(address: str) -> int:
    """The code with which the server ends a live connection."""
    async with connect(address, open_timeout=60) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            await listen(socket)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


# Limits ---------------------------------------------------------------------------------------------------------------


def test_every_address_may_do_only_so_much_in_a_time() -> None:
    now = [0.0]
    limits = RateLimits(lambda: now[0])
    waits = [limits.wait_s("10.0.0.1", CREATE) for _ in range(RATES[CREATE].burst + 1)]

    assert waits[:-1] == [0.0] * RATES[CREATE].burst
    assert waits[-1] == pytest.approx(1 / RATES[CREATE].per_second)
    assert limits.wait_s("10.0.0.2", CREATE) == 0
    now[0] += waits[-1]
    assert limits.wait_s("10.0.0.1", CREATE) == 0


def test_a_house_with_many_addresses_counts_as_one() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:2")
    assert network_of("2001:db8:0:1::1") != network_of("2001:db8:0:2::1")


@pytest.mark.parametrize(
    ("method", "path", "kind"),
    [
        ("POST", "/api/v1/tables", "create"),
        ("POST", "/play/cryo", "create"),
        ("GET", "/new/cryo", "read"),
        ("GET", "/api/v1/tables", "read"),
        ("POST", "/api/v1/tables/x/take", "secret"),
        ("GET", "/table/x/seat/y", "secret"),
        ("POST", "/api/v1/records", "costly"),
        ("POST", "/api/v1/tables/x/talk", "chat"),
        ("POST", "/api/v1/tables/x/choose", "change"),
    ],
)
def test_what_costs_more_may_be_done_less(method: str, path: str, kind: str) -> None:
    assert request_kind(method, path) == kind


async def test_who_guesses_links_is_stopped(http: httpx.AsyncClient) -> None:
    made = (await http.post("/api/v1/tables", json=PLAN)).json()
    statuses, answer = list[int](), None
    while (answer is None or answer.status_code != 429) and len(statuses) < 500:
        answer = await http.post(f"/api/v1/tables/{made['table']}/take", json={"secret": f"guess {len(statuses)}"})
        statuses.append(answer.status_code)

    assert answer is not None
    assert set(statuses[: RATES[SECRET].burst]) == {404}
    assert answer.json()["error"]["kind"] == "TooFast"
    assert int(answer.headers["retry-after"]) >= 1


def test_a_connection_that_talks_too_much_is_heard_more_slowly() -> None:
    budget = full_bucket(MESSAGE_RATE, 0.0)
    waits = [budget.take(0.0) for _ in range(MESSAGE_RATE.burst + 1)]

    assert set(waits[:-1]) == {0.0}
    assert waits[-1] == pytest.approx(1 / MESSAGE_RATE.per_second)


def test_an_address_holds_only_so_many_connections() -> None:
    limits = RateLimits()

    assert all(limits.connect("10.0.0.1") for _ in range(MAX_SOCKETS_PER_ADDRESS))
    assert not limits.connect("10.0.0.1")
    limits.disconnect("10.0.0.1")
    assert limits.connect("10.0.0.1")


async def test_a_message_that_is_too_long_ends_the_connection(strict: Served, http: httpx.AsyncClient) -> None:
    made = (await http.post("/api/v1/tables", json=PLAN)).json()
    headers = {"Authorization": f"Bearer {made['token']}"}
    async with connect(
        f"{strict.ws}/api/v1/tables/{made['table']}/events", additional_headers=headers, open_timeout=60
    ) as socket:
        await socket.recv()
        await socket.send(json.dumps({"say": "x" * 100_000}))
        with pytest.raises(ConnectionClosed) as closed:
            await listen(socket)

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


async def listen(socket: ClientConnection) -> None:
    """Until the server hangs up."""
    async with asyncio.timeout(PATIENCE):
        while True:
            await socket.recv()


async def test_a_live_connection_from_another_site_is_refused(strict: Served) -> None:
    with pytest.raises(InvalidStatus):
        async with connect(f"{strict.ws}/table/x/live", origin="https://example.org"):  # type: ignore[arg-type]  # any text
            pass


# Slow and silent ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "])
async def test_who_never_comes_to_the_point_is_dropped(impatient: Served, said: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", impatient.port)
    writer.write(said)
    async with asyncio.timeout(PATIENCE):
        assert await reader.read() == b""
    writer.close()


async def test_who_does_not_answer_a_ping_is_dropped(impatient: Served) -> None:
    made = httpx.post(f"{impatient.http}/api/v1/tables", json=PLAN, timeout=60).json()
    reader, writer = await asyncio.open_connection("127.0.0.1", impatient.port)
    head = (
        f"GET /api/v1/tables/{made['table']}/events HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    writer.write(head.encode())
    async with asyncio.timeout(PATIENCE):
        said = await reader.read(-1)  # until the server hangs up

    assert said.startswith(b"HTTP/1.1 101")
    writer.close()


async def test_who_reads_nothing_of_what_they_are_sent_is_dropped(impatient: Served) -> None:
    with connected(impatient.port, small=True) as client:
        client.sendall(b"GET /static/table.css HTTP/1.1\r\nHost: x\r\n\r\n" * 1000)
        assert await dropped(client)


async def test_a_body_that_never_ends_is_not_waited_for(strict: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holdfast.server.web.guard.BODY_TIMEOUT_S", 0.3)
    reader, writer = await asyncio.open_connection("127.0.0.1", strict.port)
    head = "POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    writer.write(head.encode())
    async with asyncio.timeout(PATIENCE):
        status = await reader.readline()

    assert b" 408 " in status
    writer.close()
