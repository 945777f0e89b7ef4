"""Who can only decline is given time like everybody else: by a clock that stands still until the test lets it go on."""

from __future__ import annotations

import asyncio
import random
import statistics
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from holdfast.engine.requests import Decision
from holdfast.server.storage.store import Store
from holdfast.server.tables.auto_decline import random_human_delay
from holdfast.server.tables.models import SeatPlan, TablePlan
from holdfast.server.tables.table_view import TableView
from holdfast.server.web import rendering
from holdfast.server.web.serialise import table_to_json
from server.servers import EVE, KATE, PAUL, PERSON, QUIET, Clock, RunningService, create_with

pytestmark = pytest.mark.anyio

SEATS = {"desolated": (KATE, PAUL), "pioneers": (KATE, PAUL, EVE)}
PATIENCE = 90
"""Seconds after which something that should happen has not; busy machines are slow."""


@pytest.fixture
async def store(sqlite: str) -> AsyncIterator[Store]:
    """Which database it is makes no difference here."""
    opened = await Store.open(sqlite)
    yield opened
    await opened.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def slow(store: Store, clock: Clock) -> AsyncIterator[RunningService]:
    """A service whose time stands still."""
    made = RunningService(store, QUIET, clock.sleep)
    yield made
    await made.close()


async def play_until(
    service: RunningService, game: str, wanted: Callable[[Decision[Any]], object]
) -> tuple[str, str, TableView]:
    """A table of people, played at random until somebody is asked such a thing: its id, who it is, what they see."""
    tokens = SEATS[game]
    plan = TablePlan(game, (PERSON, *[SeatPlan("open")] * (len(tokens) - 1)), {}, 2, pace=0)
    table, choice = (await create_with(service, plan)).table, random.Random(2)
    for number, token in enumerate(tokens[1:], 1):
        await service.seats.claim(table, number, f"Guest {number}", token)
    for _ in range(300):
        token = tokens[(await service.view(table)).waiting[0]]
        seen = await service.view(table, token)
        assert seen.decision is not None
        if wanted(seen.decision):
            return table, token, seen
        await service.choose(table, token, choice.choice(seen.decision.options).key, seen.seq)
    raise AssertionError("nobody was ever asked such a thing")


async def idle_table(service: RunningService, game: str = "desolated") -> tuple[str, str, TableView]:
    """A table at which somebody can only decline."""
    return await play_until(service, game, lambda decision: decision.idle)


async def until_seq(service: RunningService, table: str, seq: int) -> TableView:
    async with asyncio.timeout(PATIENCE), service.subscribe(table) as notices:
        while (seen := await service.view(table)).seq < seq:
            await anext(notices)
    return seen


@pytest.mark.parametrize("game", ["desolated", "pioneers"])
async def test_the_table_declines_after_a_while_and_others_see_it_wait_till_then(
    slow: RunningService, clock: Clock, game: str
) -> None:
    table, token, before = await idle_table(slow, game)
    async with slow.subscribe(table, token):
        await slow.view(table, token)
        await clock.until_asked(1)
        assert QUIET.auto_decline_s * 0.3 <= clock.asked[0]
        watched = await slow.view(table)
        assert (watched.seq, watched.waiting, watched.decision) == (before.seq, (before.seat,), None)
        clock.go_on()
        after = await until_seq(slow, table, before.seq + 1)

    assert after.seq > before.seq
    assert after.undo_blocked == watched.undo_blocked


async def test_only_the_person_concerned_is_told_that_nothing_else_is_open(slow: RunningService) -> None:
    table, _token, seen = await idle_table(slow)
    name = seen.names[seen.waiting[0]]

    assert "You have no other option" in rendering.regions(seen)["prompt"]
    assert seen.decision is not None
    assert table_to_json(seen)["decision"]["idle"]
    watched = await slow.view(table)
    assert name in rendering.regions(watched)["prompt"]
    assert not any("You have no other option" in region for region in rendering.regions(watched).values())


async def test_who_declines_sooner_is_not_answered_for(slow: RunningService, clock: Clock) -> None:
    table, token, before = await idle_table(slow)
    assert before.decision is not None
    async with slow.subscribe(table, token):
        await slow.view(table, token)
        await clock.until_asked(1)
        await slow.choose(table, token, before.decision.options[0].key, before.seq)
        clock.go_on()
        after = await slow.view(table)

    assert after.seq == before.seq + 1


async def test_who_is_away_is_waited_for_and_given_time_when_they_come(slow: RunningService, clock: Clock) -> None:
    """Somebody with a full hand who is away would be waited for as well."""
    table, token, before = await idle_table(slow)
    await slow.view(table)
    assert clock.asked == []
    async with slow.subscribe(table, token):
        await slow.view(table, token)
        await clock.until_asked(1)
    clock.go_on()
    assert (await slow.view(table)).seq == before.seq
    async with slow.subscribe(table, token):
        await slow.view(table, token)
        await clock.until_asked(2)
        clock.go_on()
        assert (await until_seq(slow, table, before.seq + 1)).seq == before.seq + 1


async def test_after_a_restart_the_table_declines_later_and_not_never(store: Store, clock: Clock) -> None:
    first, second = RunningService(store, QUIET, clock.sleep), RunningService(store, QUIET, clock.sleep)
    table, token, before = await idle_table(first)
    async with first.subscribe(table, token):
        await first.view(table, token)
        await clock.until_asked(1)
        await first.close()
    async with second.subscribe(table, token):
        seen = await second.view(table, token)
        assert seen.decision is not None
        assert seen.decision.idle
        await clock.until_asked(2)
        clock.go_on()
        assert (await until_seq(second, table, before.seq + 1)).seq > before.seq
    await second.close()


async def test_a_bot_with_nothing_to_think_about_takes_as_long_as_with_something(
    slow: RunningService, clock: Clock
) -> None:
    """What it did before over such a decision, it does again; both times beside the pace of the table."""
    slow.backend.bots._times.add("random", 600.0)
    for wanted, asked in ((lambda d: d.idle, 2), (lambda d: d.declines and not d.idle, 1)):
        table, token, seen = await play_until(slow, "desolated", wanted)
        assert seen.seat is not None
        clock.asked.clear()
        await slow.seats.set_stand_in(table, token, seen.seat, "random")
        await clock.until_asked(asked)
        assert min(clock.asked) == 0
        assert (max(clock.asked) > 0) == (asked == 2)
        assert max(clock.asked) < 600.0


def test_the_while_is_that_of_a_person() -> None:
    drawn = [random_human_delay(4.0) for _ in range(2000)]

    assert min(drawn) >= 1.2
    assert 3.2 < statistics.median(drawn) < 5.0
    assert len(set(drawn)) > 1000
    assert max(drawn) > 8
