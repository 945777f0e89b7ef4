"""What costs the server much is charged to a person and an address, wherever it is asked for, and runs elsewhere."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import holdfast
from holdfast.server.bots.process_pool import BotProcessPool
from holdfast.server.bots.worker_side import Job
from holdfast.server.config import Config
from holdfast.server.errors import TooFast
from holdfast.server.operations.metrics import METRICS
from holdfast.server.storage.store import Store
from holdfast.server.tables import new_tables
from holdfast.server.web.limits import COSTLY, CREATE, PERSON_RATES, RATES, Rate, RateLimits
from holdfast.server.web.live import CLOSE_TOO_MANY, MAX_WAITING_MESSAGES
from holdfast.server.work.kinds import HINT, LOAD, Kind
from holdfast.server.work.payer import PAYER, Payer
from server.server_processes import PATIENCE
from server.servers import BOT, KATE, PERSON, QUIET, RunningService, Served, new_table, serving, table_for_two

pytestmark = pytest.mark.anyio

PLAN: dict[str, Any] = {"game": "cryo", "seats": [{"kind": "person", "name": "Kate"}, {"kind": "open"}]}


# Budgets --------------------------------------------------------------------------------------------------------------


def spend(limits: RateLimits, payer: Payer) -> int:
    """How many hints somebody may have at once."""
    for count in range(1000):
        try:
            limits.charge(payer, HINT, HINT.cost)
        except TooFast:
            return count
    return 1000


def drained(payer: Payer) -> RateLimits:
    """Limits under which somebody has nothing left, and gets nothing more."""
    limits = RateLimits(lambda: 0.0)
    limits.wait_s(payer.address, COSTLY, amount=RATES[COSTLY].burst)
    return limits


def test_a_person_pays_whatever_address_they_come_from() -> None:
    limits = RateLimits(lambda: 0.0)
    first = spend(limits, Payer("10.0.0.1", "kate"))

    assert first == PERSON_RATES[COSTLY].burst
    assert spend(limits, Payer("10.0.0.2", "kate")) == 0


def test_an_address_pays_whatever_persons_it_makes_up() -> None:
    limits = RateLimits(lambda: 0.0)
    spent = sum(spend(limits, Payer("10.0.0.1", f"person {number}")) for number in range(10))

    assert spent == RATES[COSTLY].burst
    assert spend(limits, Payer("10.0.0.2", "kate")) > 0


def test_what_is_refused_is_not_charged() -> None:
    now = [0.0]
    limits = RateLimits(lambda: now[0])
    for number in range(3):
        spend(limits, Payer("10.0.0.1", f"person {number}"))
    assert limits.wait_s("10.0.0.1", COSTLY, "kate") > 0
    now[0] += 1.5

    assert limits.wait_s("10.0.0.1", COSTLY, "kate") == 0


def test_a_person_sets_up_only_so_many_tables_from_however_many_addresses() -> None:
    limits = RateLimits(lambda: 0.0)
    allowed = [limits.wait_s(f"10.0.0.{number}", CREATE, "kate") == 0 for number in range(100)]

    assert sum(allowed) == PERSON_RATES[CREATE].burst


# Over real connections ------------------------------------------------------------------------------------------------


@pytest.fixture
def strict(sqlite: str) -> Iterator[Served]:
    with serving(Config(database=sqlite, bot_pace_s=0, bot_processes=0, rate_limits=True, metrics=True)) as served:
        yield served


@pytest.fixture
async def http(strict: Served) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=strict.http, timeout=PATIENCE) as client:
        yield client


async def test_previews_over_sockets_and_requests_have_one_budget(
    strict: Served, http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PERSON_RATES, COSTLY, Rate(0.01, 1))
    made = (await http.post("/api/v1/tables", json=PLAN)).json()
    path, own = f"/api/v1/tables/{made['table']}", {"Authorization": f"Bearer {made['token']}"}
    key = (await http.get(path, headers=own)).json()["decision"]["options"][0]["key"]
    heard = list[str]()
    async with connect(f"{strict.ws}{path}/events", additional_headers=own, open_timeout=60) as socket:
        async with asyncio.timeout(PATIENCE):
            while "TooFast" not in heard and len(heard) < 50:
                await socket.send(json.dumps({"preview": key}))
                message = json.loads(await socket.recv())
                heard += (
                    [message.get("kind", "")] if "error" in message else ["preview"] if "preview" in message else []
                )
    refused = await http.get(f"{path}/preview", params={"key": key}, headers=own)

    assert heard.count("preview") <= 10
    assert heard[-1] == "TooFast"
    assert (refused.status_code, refused.json()["error"]["kind"]) == (429, "TooFast")
    assert int(refused.headers["retry-after"]) >= 1


async def test_the_connections_of_an_address_are_read_more_slowly_together(
    strict: Served, http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("holdfast.server.web.limits.ADDRESS_MESSAGE_RATE", Rate(10, 2))
    made = (await http.post("/api/v1/tables", json=PLAN)).json()
    url, clock = f"{strict.ws}/api/v1/tables/{made['table']}/events", asyncio.get_running_loop().time
    sockets = [await connect(url, open_timeout=60) for _ in range(6)]
    for socket in sockets:
        await socket.recv()
    began = clock()
    async with asyncio.timeout(PATIENCE):
        for socket in sockets:
            await socket.send("{}")
        for socket in sockets:
            while "error" not in json.loads(await socket.recv()):
                pass
    took = clock() - began
    for socket in sockets:
        await socket.close()

    assert took > 0.35  # two at once, and then ten a second


async def talk_on(socket: ClientConnection) -> None:
    """Send more than may wait, and listen until the server hangs up."""
    async with asyncio.timeout(PATIENCE):
        for _ in range(2 * MAX_WAITING_MESSAGES):
            await socket.send("{}")
        while True:
            await socket.recv()


async def test_who_sends_far_too_many_messages_is_disconnected(
    strict: Served, http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("holdfast.server.web.limits.ADDRESS_MESSAGE_RATE", Rate(1, 1))
    made = (await http.post("/api/v1/tables", json=PLAN)).json()
    async with connect(f"{strict.ws}/api/v1/tables/{made['table']}/events", open_timeout=60) as socket:
        await socket.recv()
        with pytest.raises(ConnectionClosed) as closed:
            await talk_on(socket)

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == CLOSE_TOO_MANY


async def test_a_message_sent_just_before_leaving_still_counts(strict: Served, http: httpx.AsyncClient) -> None:
    made = (await http.post("/api/v1/tables", json=PLAN)).json()
    path, own = f"/api/v1/tables/{made['table']}", {"Authorization": f"Bearer {made['token']}"}
    seen = (await http.get(path, headers=own)).json()
    key = seen["decision"]["options"][0]["key"]
    async with connect(f"{strict.ws}{path}/events", additional_headers=own, open_timeout=60) as socket:
        await socket.recv()
        await socket.send(json.dumps({"choose": key, "seq": seen["seq"]}))
    async with asyncio.timeout(PATIENCE):
        while (await http.get(path, headers=own)).json()["seq"] == seen["seq"]:
            await asyncio.sleep(0.05)


async def test_news_over_many_connections_of_an_address_come_more_slowly(
    strict: Served, http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("holdfast.server.web.limits.ADDRESS_UPDATE_RATE", Rate(10, 2))
    made = (await http.post("/api/v1/tables", json=PLAN)).json()
    path, own = f"/api/v1/tables/{made['table']}", {"Authorization": f"Bearer {made['token']}"}
    sockets = [await connect(f"{strict.ws}{path}/events", open_timeout=60) for _ in range(6)]
    for socket in sockets:
        await socket.recv()
    began = time.monotonic()
    await http.post(f"{path}/talk", json={"text": "hello"}, headers=own)
    async with asyncio.timeout(PATIENCE):
        heard = [json.loads(await socket.recv())["kind"] for socket in sockets]
    took = time.monotonic() - began
    for socket in sockets:
        await socket.close()

    assert heard == ["talk"] * 6
    assert took > 0.35  # two at once, and then ten a second


async def test_the_requests_of_an_address_are_begun_one_after_the_other(
    http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("holdfast.server.web.limits.ADDRESS_REQUEST_RATE", Rate(2, 1))
    began = time.monotonic()
    answers = await asyncio.gather(*(http.get("/api/v1/games") for _ in range(6)))
    took = time.monotonic() - began
    signs = [await http.get("/health") for _ in range(20)]

    assert {answer.status_code for answer in (*answers, *signs)} == {200}
    assert took > 2.2  # one at once, and then two a second


async def test_metrics_tell_of_work_by_its_kind(http: httpx.AsyncClient) -> None:
    table, chance = holdfast.new("cryo", seats=2, seed=1), random.Random(1)
    while not table.over:
        table.choose(chance.choice(table.decision.options))
    made = (await http.post("/api/v1/records", json={"text": table.record().text()})).json()
    await http.get(f"/api/v1/tables/{made['table']}/history")
    text = (await http.get("/metrics")).text

    for name in ("holdfast_work_waiting", "holdfast_work_wait_seconds_count", "holdfast_work_seconds_count"):
        for work in ("upload", "load", "history"):
            assert f'{name}{{work="{work}"}}' in text


# Loading --------------------------------------------------------------------------------------------------------------


def loads() -> float:
    return METRICS.registry.get_sample_value("holdfast_work_seconds_count", {"work": "load"}) or 0.0


async def test_loading_a_table_is_charged_and_looking_at_it_again_is_not(store: Store) -> None:
    first = RunningService(store, QUIET)
    table = await table_for_two(first)
    await first.close()
    second, limits = RunningService(store, QUIET), RateLimits(lambda: 0.0)
    PAYER.set(Payer("10.0.0.1", None, limits))
    await second.view(table)
    loaded = limits.wait_s("10.0.0.1", COSTLY, amount=RATES[COSTLY].burst)
    await second.view(table)

    assert loaded >= LOAD.cost / RATES[COSTLY].per_second
    assert limits.wait_s("10.0.0.1", COSTLY, amount=RATES[COSTLY].burst) == loaded
    third = RunningService(store, QUIET)
    PAYER.set(Payer("10.0.0.1", None, drained(Payer("10.0.0.1"))))
    with pytest.raises(TooFast):
        await third.view(table)
    await second.close()
    await third.close()


async def test_a_change_of_seats_does_not_replay_the_game(service: RunningService) -> None:
    table = await table_for_two(service)
    before = loads()
    for _ in range(3):
        await service.seats.create_link(table, KATE)
        await service.view(table, KATE)

    assert loads() == before


# Records --------------------------------------------------------------------------------------------------------------


async def test_a_record_is_read_elsewhere_while_the_server_goes_on(
    service: RunningService, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow(*_: object) -> None:
        time.sleep(0.5)
        raise holdfast.engine.errors.RecordError("read at last")

    monkeypatch.setattr(new_tables, "replay_record", slow)
    uploading, turns = asyncio.create_task(service.new_tables.upload_record("x")), 0
    while not uploading.done():
        await asyncio.sleep(0.01)
        turns += 1
    with pytest.raises(holdfast.engine.errors.RecordError, match="at last"):
        await uploading

    assert turns > 3


async def test_histories_replays_and_new_games_from_old_ones_are_charged(service: RunningService) -> None:
    table, chance = holdfast.new("cryo", seats=2, seed=1), random.Random(1)
    while not table.over:
        table.choose(chance.choice(table.decision.options))
    finished = await service.new_tables.upload_record(table.record().text())
    await service.view(finished)
    PAYER.set(Payer("10.0.0.1", None, drained(Payer("10.0.0.1"))))
    for asked in (
        service.history(finished),
        service.replay_view(finished, 5),
        service.new_tables.continue_from(finished, 5, 0, KATE),
        service.backend.analysis.request(finished),
    ):
        with pytest.raises(TooFast):
            await asked


async def test_a_bot_has_its_turns_with_the_address_that_it_plays_for_and_is_not_charged(
    service: RunningService, monkeypatch: pytest.MonkeyPatch
) -> None:
    payers, choose = list[Payer](), BotProcessPool.choose

    async def noted(self: BotProcessPool, job: Job, bot: str, kind: Kind) -> str:
        payers.append(PAYER.get())
        return await choose(self, job, bot, kind)

    monkeypatch.setattr(BotProcessPool, "choose", noted)
    PAYER.set(Payer("10.0.0.1", KATE, drained(Payer("10.0.0.1"))))
    table = await new_table(service, PERSON, BOT)
    async with service.subscribe(table) as events, asyncio.timeout(PATIENCE):
        while (await service.view(table)).seq == 0:
            await anext(events)

    assert {(payer.address, payer.budgets) for payer in payers} == {("10.0.0.1", None)}
