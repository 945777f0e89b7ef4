"""Hints cost a bot's time: each is charged, and dropped as soon as nobody needs it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import dataclass, field

import httpx
import pytest
from websockets.asyncio.client import connect

from holdfast.server.bots.process_pool import BotProcessPool
from holdfast.server.bots.worker_side import Hint
from holdfast.server.config import Config
from holdfast.server.errors import Stale, TooFast
from holdfast.server.work.kinds import HINT, Kind
from holdfast.server.work.payer import PAYER, Payer
from server.server_processes import PATIENCE
from server.servers import KATE, PAUL, RunningService, Served, past_set_up, serving, table_for_two

pytestmark = pytest.mark.anyio

HINTS = [Hint("a", "A", 0.5, "Why not.")]


@dataclass
class SlowHints:
    """Hints that come when they are told to: how many were asked for, and how many of them dropped."""

    asked: int = 0
    dropped: int = 0
    ready: asyncio.Event = field(default_factory=asyncio.Event)

    async def think(self) -> list[Hint]:
        self.asked += 1
        try:
            await self.ready.wait()
        except asyncio.CancelledError:
            self.dropped += 1
            raise
        return HINTS

    async def until(self, *, asked: int = 0, dropped: int = 0) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.asked < asked or self.dropped < dropped:
                await asyncio.sleep(0.01)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> SlowHints:
    hints = SlowHints()
    monkeypatch.setattr(BotProcessPool, "hints", lambda _pool, _job: hints.think())
    return hints


async def test_a_hint_is_dropped_when_the_table_moves_on(service: RunningService, slow: SlowHints) -> None:
    table = await table_for_two(service)
    busy, _ = await past_set_up(service, table)
    asking = asyncio.create_task(service.backend.hints.hints(table, busy))
    await slow.until(asked=1)
    seen = await service.view(table, busy)
    assert seen.decision is not None
    await service.choose(table, busy, seen.decision.options[0].key, seen.seq)

    with pytest.raises(Stale, match="moved on"):
        await asking
    assert slow.dropped == 1


async def test_a_hint_stays_when_only_another_seat_has_answered(service: RunningService, slow: SlowHints) -> None:
    table = await table_for_two(service)  # both are asked at the same time
    asking = asyncio.create_task(service.backend.hints.hints(table, KATE))
    await slow.until(asked=1)
    seen = await service.view(table, PAUL)
    assert seen.decision is not None
    await service.choose(table, PAUL, seen.decision.options[0].key, seen.seq)
    slow.ready.set()

    assert await asking == HINTS
    assert slow.dropped == 0


async def test_a_newer_hint_of_the_same_seat_replaces_the_older(service: RunningService, slow: SlowHints) -> None:
    table = await table_for_two(service)
    first = asyncio.create_task(service.backend.hints.hints(table, KATE))
    await slow.until(asked=1)
    second = asyncio.create_task(service.backend.hints.hints(table, KATE))
    await slow.until(asked=2)
    slow.ready.set()

    with pytest.raises(Stale):
        await first
    assert await second == HINTS
    assert slow.dropped == 1


async def test_a_hint_is_charged_to_its_person_and_address(service: RunningService, slow: SlowHints) -> None:
    class Empty:
        """Budgets with nothing in them."""

        def charge(self, payer: Payer, kind: Kind, amount: float) -> None:
            assert (payer.address, payer.token, kind, amount) == ("10.0.0.1", KATE, HINT, HINT.cost)
            raise TooFast("nothing is left", 3)

    table = await table_for_two(service)
    PAYER.set(Payer("10.0.0.1", KATE, Empty()))
    with pytest.raises(TooFast):
        await service.backend.hints.hints(table, KATE)
    assert slow.asked == 0


@pytest.fixture
def strict(sqlite: str) -> Iterator[Served]:
    with serving(Config(database=sqlite, bot_pace_s=0, bot_processes=0, rate_limits=True)) as served:
        yield served


async def new_table(http: httpx.AsyncClient) -> tuple[str, dict[str, str]]:
    plan = {"game": "cryo", "seats": [{"kind": "person", "name": "Kate"}, {"kind": "open"}]}
    made = (await http.post("/api/v1/tables", json=plan)).json()
    return made["table"], {"Authorization": f"Bearer {made['token']}"}


async def test_who_hangs_up_is_not_thought_for_over_either_kind_of_connection(strict: Served, slow: SlowHints) -> None:
    async with httpx.AsyncClient(base_url=strict.http, timeout=PATIENCE) as http:
        table, own = await new_table(http)
        with pytest.raises(httpx.ReadTimeout):
            await http.get(f"/api/v1/tables/{table}/hint", headers=own, timeout=httpx.Timeout(PATIENCE, read=0.5))
    await slow.until(dropped=1)
    async with connect(f"{strict.ws}/table/{table}/live", additional_headers=own, open_timeout=60) as socket:
        await socket.send('{"hint": true}')
        await slow.until(asked=2)
    await slow.until(dropped=2)

    assert (slow.asked, slow.dropped) == (2, 2)


async def test_hints_over_sockets_and_requests_have_one_budget(strict: Served, slow: SlowHints) -> None:
    slow.ready.set()
    heard, refused, statuses = list[str](), 0, list[int]()
    async with httpx.AsyncClient(base_url=strict.http, timeout=PATIENCE) as http:
        table, own = await new_table(http)
        url = f"{strict.ws}/api/v1/tables/{table}/events"
        async with connect(url, additional_headers=own, open_timeout=60) as socket, asyncio.timeout(PATIENCE):
            await socket.recv()
            while "TooFast" not in heard and len(heard) < 200:
                await socket.send('{"hint": true}')
                message = json.loads(await socket.recv())
                heard.append(message.get("kind", "hint"))
                refused = message.get("retry_after", 0)
        statuses.append((await http.get(f"/api/v1/tables/{table}/hint", headers=own)).status_code)

    assert refused >= 1
    assert 10 <= heard.count("hint") <= 60
    assert statuses == [429]
