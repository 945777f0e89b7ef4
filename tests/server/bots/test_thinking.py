"""How long bots may think at a server: never too long, and never about what nobody asks any more."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

import holdfast
from holdfast import bots
from holdfast.bots import SERVER_BUDGET, UnknownBot
from holdfast.bots.budget import UNLIMITED_PLAYOUTS, Budget
from holdfast.bots.player_view import PlayerView
from holdfast.bots.search import SearchBot
from holdfast.server.bots.process_pool import BotProcessPool
from holdfast.server.bots.runner import MIN_LONE_PACE_S
from holdfast.server.errors import DeadlineExceeded
from holdfast.server.storage.store import Store
from holdfast.server.work.kinds import BOT as BOT_WORK
from holdfast.server.work.kinds import Kind
from holdfast.server.work.pool import WorkPool
from server.bots.test_runner import until_seq
from server.servers import BOT, PERSON, QUIET, RunningService, new_table, past_set_up, table_for_two

pytestmark = pytest.mark.anyio


class SlowBots:
    """Bots that never answer: how many began to think, and how many were interrupted."""

    def __init__(self) -> None:
        self.begun, self.interrupted = asyncio.Event(), asyncio.Event()

    async def choose(self, *_: object) -> str:
        self.begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            self.interrupted.set()
        raise AssertionError


@pytest.fixture
def slow_bots(monkeypatch: pytest.MonkeyPatch) -> SlowBots:
    slow = SlowBots()
    monkeypatch.setattr(BotProcessPool, "choose", slow.choose)
    return slow


async def test_thinking_ends_when_the_seat_is_given_back(service: RunningService, slow_bots: SlowBots) -> None:
    table = await table_for_two(service)
    busy, _ = await past_set_up(service, table)
    seat = await service.seats.held(table, busy)
    assert seat is not None
    await service.seats.set_stand_in(table, busy, seat, "random")
    async with asyncio.timeout(60):
        await slow_bots.begun.wait()
        await service.seats.set_stand_in(table, busy, seat, None)
        await slow_bots.interrupted.wait()

    assert (await service.view(table, busy)).decision is not None


async def test_thinking_ends_when_the_person_answers_in_the_middle_of_it(
    service: RunningService, slow_bots: SlowBots
) -> None:
    table = await table_for_two(service)
    busy, _ = await past_set_up(service, table)
    seat = await service.seats.held(table, busy)
    assert seat is not None
    await service.seats.set_stand_in(table, busy, seat, "random")
    async with asyncio.timeout(60):
        await slow_bots.begun.wait()
        seen = await service.view(table, busy)
        assert seen.decision is not None
        await service.choose(table, busy, seen.decision.options[0].key, seen.seq)
        await slow_bots.interrupted.wait()

    assert (await service.view(table)).people[seat].bot == ""


async def test_thinking_ends_when_the_server_stops(store: Store, slow_bots: SlowBots) -> None:
    service = RunningService(store, QUIET)
    await new_table(service, PERSON, BOT)
    async with asyncio.timeout(60):
        await slow_bots.begun.wait()
        await service.close()

    assert slow_bots.interrupted.is_set()


async def test_a_bot_that_takes_too_long_is_replaced_by_a_cheap_one_and_then_by_chance(
    service: RunningService, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, run = list[object](), WorkPool.run

    async def too_slow(self: WorkPool, kind: Kind, table: str, work: object, *arguments: object) -> object:
        if kind is not BOT_WORK:
            return await run(self, kind, table, work, *arguments)  # type: ignore[arg-type]  # as it was called
        asked.append(arguments[1])
        raise DeadlineExceeded("too slow")

    monkeypatch.setattr(WorkPool, "run", too_slow)
    table = await new_table(service, PERSON, BOT)
    seen = await until_seq(service, table, 1)

    assert asked[:2] == ["random", "Settler"]
    assert seen.seq >= 1


@pytest.mark.parametrize("name", ["search:9999999s", "search:9999999", "exec:rm", "no such bot"])
async def test_a_bot_that_is_not_accepted_any_more_is_played_by_another(name: str) -> None:
    assert bots.make_for_server(name, holdfast.games()["cryo"], seed=1).name == "greedy:65%"
    with pytest.raises(UnknownBot):
        bots.public_bot_name(name)


async def test_every_search_at_a_server_has_a_time_after_which_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Budget(playouts=60).capped(SERVER_BUDGET) == Budget(60, SERVER_BUDGET.seconds)
    assert Budget(seconds=9).capped(SERVER_BUDGET) == Budget(UNLIMITED_PLAYOUTS, SERVER_BUDGET.seconds)
    view = PlayerView(table := holdfast.new("pioneers", seats=6, seed=1), table.decision)
    monkeypatch.setattr(bots, "SERVER_BUDGET", Budget(playouts=1000, seconds=0.0))
    searching = bots.make_for_server("search:1000", holdfast.games()["pioneers"], seed=1)
    assert isinstance(searching, SearchBot)
    searching.choose(view)

    assert searching.playouts < 10


@pytest.mark.parametrize(
    "name", [*bots.LEVELS, "random", "greedy", "greedy:50%", "search:1000", "search:1000ms", "search:1s"]
)
async def test_what_the_error_for_unknown_bots_offers_is_accepted(name: str) -> None:
    assert bots.public_bot_name(name) == name
    with pytest.raises(UnknownBot) as unknown:
        bots.public_bot_name("grandmaster")
    offered = str(unknown.value).partition("there are: ")[2].split(", ")
    assert [bots.public_bot_name(bot) for bot in offered] == offered


async def test_bots_among_themselves_do_not_move_faster_than_people_can_follow(store: Store) -> None:
    paces = list[float]()

    async def noted(seconds: float) -> None:
        paces.append(seconds)
        await asyncio.sleep(0)

    service = RunningService(store, replace(QUIET, bot_pace_s=None), noted)
    alone = await new_table(service, BOT, BOT)
    await until_seq(service, alone, 2)
    await service.close()

    assert paces
    assert min(paces) >= MIN_LONE_PACE_S
