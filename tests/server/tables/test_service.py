"""Tables: sitting down, playing, and that nothing is lost. On SQLite and PostgreSQL alike."""

from __future__ import annotations

import asyncio
import random
import re
from dataclasses import replace

import pytest

from holdfast.bots import UnknownBot
from holdfast.engine.errors import CannotUndo, GameOver, IllegalChoice, NotYourDecision, UnknownGame
from holdfast.engine.game import View
from holdfast.engine.preview import numbers
from holdfast.server.errors import (
    InvalidInput,
    NoSuchSeat,
    NoSuchTable,
    NotYourSeat,
    SeatTaken,
    Stale,
)
from holdfast.server.storage.store import Store
from holdfast.server.tables.models import SeatPlan, TablePlan
from holdfast.server.web.serialise import table_to_json
from server.servers import (
    BOT,
    EVE,
    KATE,
    OPEN,
    PAUL,
    PERSON,
    QUIET,
    RunningService,
    created,
    move,
    new_table,
    past_set_up,
    play_out,
    table_for_two,
)

pytestmark = pytest.mark.anyio


# Sitting down ---------------------------------------------------------------------------------------------------------


async def test_whoever_sets_a_table_up_sits_first_and_others_take_what_is_open(service: RunningService) -> None:
    table = await new_table(service, PERSON, BOT, OPEN)

    assert await service.seats.held(table, KATE) == 0
    assert await service.seats.claim(table, None, "Paul", PAUL) == 2
    assert await service.seats.claim(table, None, "Paul", PAUL) == 2
    assert [person.name for person in (await service.view(table)).people] == ["Kate", "Random", "Paul"]


async def test_a_taken_seat_stays_taken(service: RunningService) -> None:
    table = await table_for_two(service)

    with pytest.raises(SeatTaken, match="all seats are taken"):
        await service.seats.claim(table, None, "Eve", EVE)
    with pytest.raises(SeatTaken, match="seat 0 is taken"):
        await service.seats.claim(table, 0, "Eve", EVE)
    with pytest.raises(NoSuchSeat):
        await service.seats.claim(table, 5, "Eve", EVE)
    assert await service.seats.held(table, EVE) is None


async def test_the_same_name_gets_a_number(service: RunningService) -> None:
    table = await new_table(service, PERSON, OPEN)
    await service.seats.claim(table, None, "  Kate\u202e ", PAUL)

    assert (await service.view(table)).names == ("Kate", "Kate 2")


async def test_what_is_in_memory_of_a_table_is_what_the_store_has(service: RunningService, store: Store) -> None:
    table, choice, afresh = await new_table(service, PERSON, OPEN), random.Random(1), RunningService(store, QUIET)
    assert table_to_json(await service.view(table, KATE)) == table_to_json(await afresh.view(table, KATE))
    while await move(service, table, choice):
        pass  # until the open seat must decide
    await service.seats.claim(table, None, "Paul", PAUL)
    await move(service, table, choice)

    afresh = RunningService(store, QUIET)
    for token in (KATE, PAUL, None):
        assert table_to_json(await service.view(table, token)) == table_to_json(await afresh.view(table, token))
    assert any("Paul" in line for line in (await service.view(table)).story)


async def test_a_private_link_hands_a_seat_to_another_browser(service: RunningService) -> None:
    made = await created(service, PERSON, SeatPlan("person", "Paul"))

    assert await service.seats.claim_by_link(made.table, made.links[1], PAUL) == 1
    secret = await service.seats.create_link(made.table, PAUL)
    assert await service.seats.claim_by_link(made.table, secret, EVE) == 1
    assert await service.seats.held(made.table, PAUL) == 1
    with pytest.raises(NoSuchSeat, match="not good any more"):
        await service.seats.claim_by_link(made.table, made.links[1], EVE)


async def test_only_whoever_set_the_table_up_gives_out_links(service: RunningService) -> None:
    made = await created(service, PERSON, SeatPlan("person", "Paul"), SeatPlan("person", "Eve"))
    await service.seats.claim_by_link(made.table, made.links[1], PAUL)

    with pytest.raises(NotYourSeat, match="the person who set the table up"):
        await service.seats.create_invitation(made.table, PAUL, 2)
    assert await service.seats.claim_by_link(made.table, made.links[2], EVE) == 2


async def test_an_unknown_table_is_said_to_be_so(service: RunningService) -> None:
    with pytest.raises(NoSuchTable, match="nowhere"):
        await service.view("nowhere")
    with pytest.raises(NoSuchTable):
        await service.seats.claim("nowhere", None, "Kate", KATE)


@pytest.mark.parametrize(
    ("plan", "error"),
    [
        (TablePlan("chess", (PERSON,)), UnknownGame),
        (TablePlan("cryo", (PERSON,) * 9), UnknownGame),
        (TablePlan("cryo", (PERSON, SeatPlan("cat"))), InvalidInput),
        (TablePlan("cryo", (PERSON, OPEN), {"harder": True}), UnknownGame),
        (TablePlan("cryo", (PERSON, OPEN), seed=-1), InvalidInput),
        (TablePlan("cryo", (PERSON, OPEN), pace=99), InvalidInput),
        (TablePlan("cryo", (SeatPlan("person", "x" * 25), OPEN)), InvalidInput),
        (TablePlan("cryo", (PERSON, SeatPlan("bot", bot="exec:rm -rf /tmp/x"))), UnknownBot),
    ],
)
async def test_a_plan_that_cannot_be_is_refused(
    service: RunningService, plan: TablePlan, error: type[Exception]
) -> None:
    with pytest.raises(error):
        await service.new_tables.create(plan, KATE)
    assert await service.tables_of(KATE) == []


async def test_a_table_that_nobody_played_at_for_long_is_not_listed_but_can_be_played(store: Store) -> None:
    service = RunningService(store, replace(QUIET, list_days=-1))
    table = await new_table(service, PERSON, OPEN, public=True)
    seen = await service.view(table, KATE)
    assert seen.decision is not None
    await service.choose(table, KATE, seen.decision.options[0].key, seen.seq)

    assert await service.seats.claim(table, None, "Paul", PAUL) == 1
    assert await service.public_tables() == []
    assert [summary.table for summary in await service.tables_of(KATE)] == [table]
    await service.close()


# Playing --------------------------------------------------------------------------------------------------------------


async def test_two_answers_to_one_decision_exactly_one_counts(service: RunningService) -> None:
    table = await table_for_two(service)
    seen = await service.view(table, KATE)
    assert seen.decision is not None
    keys = [option.key for option in seen.decision.options][:2]
    answers = await asyncio.gather(*(service.choose(table, KATE, k, seen.seq) for k in keys), return_exceptions=True)

    assert [type(answer) for answer in answers].count(Stale) == 1
    assert (await service.view(table, KATE)).seq == seen.seq + 1


async def test_two_servers_on_one_database_exactly_one_counts(database: str) -> None:
    stores = [await Store.open(database) for _ in range(2)]
    here, there = (RunningService(store, QUIET) for store in stores)
    table, choice = await table_for_two(here), random.Random(1)
    for _ in range(12):
        await move(here, table, choice)
        token = KATE if (await here.view(table)).waiting == (0,) else PAUL
        fresh = RunningService(stores[1], QUIET)
        this, other = await here.view(table, token), await fresh.view(table, token)
        assert this.decision is not None
        assert other.decision is not None
        answers = await asyncio.gather(
            here.choose(table, token, this.decision.options[0].key, this.seq),
            fresh.choose(table, token, other.decision.options[-1].key, other.seq),
            return_exceptions=True,
        )
        assert sorted(type(answer).__name__ for answer in answers) == ["NoneType", "Stale"]
        assert (await here.view(table)).story == (await fresh.view(table)).story
        await fresh.close()
    for one_service in (here, there):
        await one_service.close()
    for store in stores:
        await store.close()


async def test_answers_that_cannot_be_change_nothing(service: RunningService) -> None:
    table = await table_for_two(service)
    busy, idle = await past_set_up(service, table)
    before, offered = await service.view(table, KATE), (await service.view(table, busy)).decision
    assert offered is not None

    with pytest.raises(IllegalChoice, match="were offered"):
        await service.choose(table, busy, "fly away", before.seq)
    with pytest.raises(NotYourDecision):
        await service.choose(table, idle, offered.options[0].key, before.seq)
    with pytest.raises(NotYourSeat):
        await service.choose(table, EVE, offered.options[0].key, before.seq)
    assert (await service.view(table, KATE)).view == before.view
    assert (await service.view(table, KATE)).seq == before.seq


async def test_an_undo_takes_the_last_answer_back_and_is_kept(service: RunningService, store: Store) -> None:
    table, choice = await table_for_two(service), random.Random(3)
    undone = 0
    for _ in range(60):
        token = KATE if 0 in (await service.view(table)).waiting else PAUL
        before = await service.view(table, token)
        await move(service, table, choice)
        after = await service.view(table, token)
        if after.undo_blocked is None:
            await service.undo(table, token, after.seq)
            back = await service.view(table, token)
            assert (back.view, back.story, back.seq) == (before.view, before.story, before.seq + 2)
            undone += 1
            await move(service, table, choice)
        else:
            with pytest.raises(CannotUndo):
                await service.undo(table, token)
    again = RunningService(store, QUIET)

    assert undone > 5
    assert (await again.view(table, KATE)).view == (await service.view(table, KATE)).view
    assert (await again.view(table, PAUL)).story == (await service.view(table, PAUL)).story


async def test_a_restart_at_any_moment_loses_nothing(database: str) -> None:
    table, choice, moves = "", random.Random(5), 0
    before = list[View]()
    while True:
        store = await Store.open(database)
        service = RunningService(store, QUIET)
        table = table or await table_for_two(service)
        views = [(await service.view(table, token)).view for token in (KATE, PAUL)]
        assert views == before or not before, f"after {moves} moves"
        for _ in range(choice.randrange(1, 20)):
            moves += await move(service, table, choice)
        before = [(await service.view(table, token)).view for token in (KATE, PAUL)]
        over = (await service.view(table)).over
        await store.close()  # without a goodbye
        if over:
            break
    assert moves > 100


async def test_after_the_end_nothing_is_left_to_decide(service: RunningService) -> None:
    table = await table_for_two(service)
    seen = await play_out(service, table)

    assert seen.over
    assert seen.result is not None
    assert len(seen.result.sheets) == 2
    with pytest.raises(GameOver):
        await service.choose(table, KATE, "recall", seen.seq)
    with pytest.raises(GameOver):
        await service.undo(table, KATE)


async def test_hints_are_for_whoever_decides(service: RunningService) -> None:
    table = await table_for_two(service)
    asked, idle = await past_set_up(service, table)
    decision = (await service.view(table, asked)).decision
    assert decision is not None
    hints = await service.backend.hints.hints(table, asked)

    assert {hint.key for hint in hints} <= {option.key for option in decision.options}
    assert all(re.fullmatch(r"[A-Z].*\.", hint.why) and 0 <= hint.chance <= 1 for hint in hints)
    with pytest.raises(NotYourDecision):
        await service.backend.hints.hints(table, idle)


async def test_a_preview_is_what_then_happens(service: RunningService) -> None:
    table, choice, foreseen = await table_for_two(service), random.Random(6), 0
    for _ in range(80):
        token = KATE if 0 in (await service.view(table)).waiting else PAUL
        seen = await service.view(table, token)
        assert seen.decision is not None
        key = choice.choice(seen.decision.options).key
        changes = await service.preview(table, token, key)
        await service.choose(table, token, key, seen.seq)
        before, after = numbers(seen.view), numbers((await service.view(table, token)).view)
        if changes is not None:
            foreseen += bool(changes)
            assert changes == {path: after[path] - n for path, n in before.items() if after.get(path, n) != n}
    with pytest.raises(IllegalChoice, match="not on offer"):
        await service.preview(table, KATE if 0 in (await service.view(table)).waiting else PAUL, "fly away")
    assert foreseen > 10


async def test_talk_is_for_who_sits_there(service: RunningService) -> None:
    table = await table_for_two(service)
    await service.add_chat(table, PAUL, " <script>\nhello ")

    assert [(line.name, line.text) for line in (await service.view(table)).talk] == [("Paul", "<script> hello")]
    with pytest.raises(NotYourSeat):
        await service.add_chat(table, EVE, "hello")
    with pytest.raises(InvalidInput):
        await service.add_chat(table, PAUL, "x" * 501)


async def test_who_listens_hears_of_moves_and_people(service: RunningService) -> None:
    table = await table_for_two(service)
    async with service.subscribe(table, KATE) as notices:
        assert (await service.view(table)).people[0].connected
        async with service.subscribe(table, PAUL):
            assert (await anext(notices)).kind == "people"
        assert (await anext(notices)).kind == "people"
        await move(service, table, random.Random(1))
        notice = await anext(notices)
    assert (notice.kind, notice.seq) == ("moved", 1)
    assert not (await service.view(table)).people[0].connected


async def test_a_move_on_one_server_is_heard_and_seen_on_another(postgres_database: str) -> None:
    stores = [await Store.open(postgres_database) for _ in range(2)]
    here, there = (RunningService(store, QUIET) for store in stores)
    await here.start()
    await there.start()
    table = await table_for_two(here)
    async with there.subscribe(table, PAUL) as notices:
        await here.add_chat(table, KATE, "hello")
        while not (seen := await there.view(table, PAUL)).talk:
            await asyncio.wait_for(anext(notices), 90)
        await move(here, table, random.Random(1))
        while (await asyncio.wait_for(anext(notices), 90)).kind != "moved":
            pass
        after = await there.view(table, PAUL)

    assert [line.text for line in seen.talk] == ["hello"]
    assert (after.seq, after.story) == (1, (await here.view(table, PAUL)).story)
    for service, store in zip((here, there), stores, strict=True):
        await service.close()
        await store.close()
