"""Suggestions at an open table: seen by all, counted for nothing, gone with the question."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace

import httpx
import pytest
from websockets.asyncio.client import connect

from holdfast.engine.errors import IllegalChoice, NotYourDecision
from holdfast.server.errors import InvalidInput, NotYourSeat, Stale
from holdfast.server.storage.store import Store
from holdfast.server.tables.models import TablePlan
from holdfast.server.tables.suggestions import MAX_CHANGES_PER_DECISION
from server.servers import (
    BOT,
    EVE,
    KATE,
    OPEN,
    PAUL,
    PERSON,
    QUIET,
    RunningService,
    Served,
    create_with,
    drawn_seed,
    table_for_two,
)

pytestmark = pytest.mark.anyio

SEED = 5
"""Seat 0, Kate's, leads."""
BOT_LEADS = 4
"""Seat 1 leads."""


@pytest.fixture
async def service(sqlite: str) -> AsyncIterator[RunningService]:
    """Suggestions are not kept, so one kind of database is enough."""
    store = await Store.open(sqlite)
    made = RunningService(store, QUIET)
    await made.start()
    yield made
    await made.close()
    await store.close()


async def city_for_two(service: RunningService) -> str:
    """Kate and Paul before the same city; Kate leads and decides first."""
    made = await create_with(service, TablePlan("frostpunk", (PERSON, OPEN), {}, SEED, pace=0))
    await service.seats.claim(made.table, None, "Paul", PAUL)
    return made.table


async def test_who_is_not_asked_sees_the_question_and_all_see_what_is_suggested(service: RunningService) -> None:
    table = await city_for_two(service)
    kate, paul = await service.view(table, KATE), await service.view(table, PAUL)
    assert (kate.discussed, paul.decision) == (None, None)
    assert kate.decision is not None
    assert paul.discussed is not None
    keys = [option.key for option in paul.discussed.options]
    assert keys == [option.key for option in kate.decision.options]

    await service.suggest(table, PAUL, keys[1], paul.seq)

    for token in (KATE, PAUL, None):
        assert (await service.view(table, token)).suggested == {keys[1]: (1,)}


async def test_a_suggestion_can_be_changed_and_taken_back_and_changes_nothing_in_the_game(
    service: RunningService,
) -> None:
    table = await city_for_two(service)
    before = await service.view(table, KATE)
    assert before.decision is not None
    first, second = (option.key for option in before.decision.options[:2])
    await service.suggest(table, PAUL, first, before.seq)
    await service.suggest(table, PAUL, second, before.seq)
    assert (await service.view(table, KATE)).suggested == {second: (1,)}
    await service.suggest(table, PAUL, second, before.seq)
    after = await service.view(table, KATE)
    assert after.suggested == {}
    assert (after.seq, after.view, after.story, after.entries) == (
        before.seq,
        before.view,
        before.story,
        before.entries,
    )


async def test_suggestions_end_with_the_question(service: RunningService) -> None:
    table = await city_for_two(service)
    seen = await service.view(table, KATE)
    assert seen.decision is not None
    key = seen.decision.options[0].key
    await service.suggest(table, PAUL, key, seen.seq)
    await service.choose(table, KATE, key, seen.seq)
    assert (await service.view(table, KATE)).suggested == {}


async def test_what_cannot_be_suggested_is_refused(service: RunningService) -> None:
    table = await city_for_two(service)
    seen = await service.view(table, KATE)
    assert seen.decision is not None
    key = seen.decision.options[0].key
    with pytest.raises(NotYourDecision):
        await service.suggest(table, KATE, key, seen.seq)
    with pytest.raises(NotYourSeat):
        await service.suggest(table, EVE, key, seen.seq)
    with pytest.raises(IllegalChoice):
        await service.suggest(table, PAUL, "x" * 100_000, seen.seq)
    await service.choose(table, KATE, key, seen.seq)
    asked, other = (KATE, PAUL) if (await service.view(table, KATE)).decision else (PAUL, KATE)
    now = await service.view(table, asked)
    assert now.decision is not None
    with pytest.raises(Stale):
        await service.suggest(table, other, now.decision.options[0].key, seen.seq)


async def test_a_seat_may_change_its_mind_only_so_often(service: RunningService) -> None:
    table = await city_for_two(service)
    seen = await service.view(table, PAUL)
    assert seen.discussed is not None
    for _ in range(MAX_CHANGES_PER_DECISION):
        await service.suggest(table, PAUL, seen.discussed.options[0].key, seen.seq)
    with pytest.raises(InvalidInput):
        await service.suggest(table, PAUL, seen.discussed.options[0].key, seen.seq)


async def test_a_game_with_secrets_shows_no_question_of_another(service: RunningService) -> None:
    table = await table_for_two(service)
    for token in (KATE, PAUL, None):
        assert (await service.view(table, token)).discussed is None
    while len((await service.view(table)).waiting) > 1:
        for token in (KATE, PAUL):
            seen = await service.view(table, token)
            if seen.decision is not None:
                await service.choose(table, token, seen.decision.options[0].key, seen.seq)
    (seat,) = (await service.view(table)).waiting
    other = (PAUL, KATE)[seat]
    assert (await service.view(table, other)).discussed is None
    with pytest.raises(NotYourDecision):
        await service.suggest(table, other, "recall", (await service.view(table)).seq)


async def test_nobody_is_asked_for_advice_to_a_bot(sqlite: str) -> None:
    store = await Store.open(sqlite)
    service = RunningService(store, replace(QUIET, bot_pace_s=3600))
    await service.start()
    try:
        made = await service.new_tables.create(TablePlan("frostpunk", (PERSON, BOT), {}, BOT_LEADS), KATE)
        seen = await service.view(made.table, KATE)
        assert (seen.waiting, seen.decision, seen.discussed) == ((1,), None, None)
        with pytest.raises(NotYourDecision):
            await service.suggest(made.table, KATE, "RC0", seen.seq)
    finally:
        await service.close()
        await store.close()


async def test_who_suggests_sees_what_an_option_would_change(service: RunningService) -> None:
    table = await city_for_two(service)
    seen = await service.view(table, PAUL)
    assert seen.discussed is not None
    keys = [option.key for option in seen.discussed.options]
    assert [await service.preview(table, PAUL, key) for key in keys] == [
        await service.preview(table, KATE, key) for key in keys
    ]


async def test_a_suggestion_reaches_who_sits_at_another_server(postgres_database: str) -> None:
    stores = [await Store.open(postgres_database) for _ in range(2)]
    first, second = (RunningService(store, QUIET) for store in stores)
    try:
        for service in (first, second):
            await service.start()
        table = await city_for_two(first)
        seen = await second.view(table, KATE)
        assert seen.decision is not None
        key = seen.decision.options[1].key
        async with second.subscribe(table, KATE) as notices:
            await first.suggest(table, PAUL, key, seen.seq)
            async with asyncio.timeout(20):
                while not (await second.view(table, KATE)).suggested:
                    await anext(notices)
        assert (await second.view(table, KATE)).suggested == {key: (1,)}
    finally:
        for service in (first, second):
            await service.close()
        for store in stores:
            await store.close()


async def test_a_page_suggests_over_its_connection(server: Served) -> None:
    seats = [{"kind": "person", "name": "Kate"}, {"kind": "open"}]
    async with (
        httpx.AsyncClient(base_url=server.http, timeout=60) as kate,
        httpx.AsyncClient(base_url=server.http, timeout=60) as paul,
    ):
        with drawn_seed(SEED):
            made = (await kate.post("/api/v1/tables", json={"game": "frostpunk", "seats": seats})).json()
        path = f"/api/v1/tables/{made['table']}"
        sat = (await paul.post(f"{path}/seats", json={"name": "Paul"})).json()
        seen = (await paul.get(path, headers={"Authorization": f"Bearer {sat['token']}"})).json()
    key = seen["discussed"]["options"][1]["key"]
    pages = f"{server.ws}/table/{made['table']}/live"
    async with (
        asyncio.timeout(20),
        connect(pages, additional_headers={"Cookie": f"holdfast={made['token']}"}) as hers,
        connect(pages, additional_headers={"Cookie": f"holdfast={sat['token']}"}) as his,
    ):
        await his.send(json.dumps({"suggest": key, "seq": seen["seq"]}))
        message = json.loads(await hers.recv())
        while message.get("kind") != "suggested":
            message = json.loads(await hers.recv())
        assert 'data-by="1"' in message["regions"]["options"]
        await his.send(json.dumps({"suggest": "no such option", "seq": seen["seq"]}))
        while message.get("kind") != "IllegalChoice":
            message = json.loads(await his.recv())
