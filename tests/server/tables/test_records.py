"""Finished games: records, replays, and going on from a moment. On SQLite and PostgreSQL alike."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from holdfast.engine.table import Table
from holdfast.games import game as game_of
from holdfast.server.errors import InvalidInput, NotOver
from holdfast.server.tables.input_cleaning import MAX_RECORD_LENGTH
from server.servers import EVE, KATE, OPEN, PAUL, PERSON, RunningService, move, new_table, play_out, table_for_two

pytestmark = pytest.mark.anyio


async def test_records_and_replays_wait_for_the_end(service: RunningService) -> None:
    table = await table_for_two(service)

    for early in (service.record(table, KATE), service.history(table), service.replay_view(table, 3)):
        with pytest.raises(NotOver):
            await early
    with pytest.raises(NotOver):
        await service.new_tables.continue_from(table, 1, 0, KATE)


async def test_a_solo_game_tells_nothing_hidden_by_its_record_before_the_end(service: RunningService) -> None:
    table = await new_table(service, PERSON, seed=12345)

    with pytest.raises(NotOver):
        await service.record(table, KATE)


async def test_a_finished_game_is_seen_at_any_moment_through_any_eyes(service: RunningService) -> None:
    table, choice = await table_for_two(service), random.Random(2)
    early = [await service.view(table, token) for token in (KATE, PAUL)]
    for _ in range(20):
        await move(service, table, choice)
    midway = [await service.view(table, token) for token in (KATE, PAUL)]
    await play_out(service, table)

    entries = [moment.entry for moment in await service.history(table)]
    for number, moment in ((0, early), (20, midway)):
        for seat, seen in enumerate(moment):
            again = await service.replay_view(table, entries[number], seat)
            assert (again.view, again.story, again.at) == (seen.view, seen.story, entries[number])
    everything = await service.replay_view(table, entries[20], "all")
    hands = [player["hand"] for player in everything.view["players"]]
    assert hands == [seen.view["players"][seat]["hand"] for seat, seen in enumerate(midway)]


async def test_the_history_ends_with_the_final_scores(service: RunningService) -> None:
    table = await table_for_two(service)
    seen = await play_out(service, table)
    history = await service.history(table)

    assert seen.result is not None
    assert history[-1].scores == tuple(sheet.total for sheet in seen.result.sheets)
    assert [moment.entry for moment in history] == sorted({moment.entry for moment in history})
    assert history[-1].entry == seen.entries


async def test_a_record_uploaded_is_the_same_game(service: RunningService) -> None:
    table = await table_for_two(service)
    seen = await play_out(service, table)
    copy = await service.new_tables.upload_record((await service.record(table, KATE)).text())
    other = await service.view(copy)

    assert (other.view, other.story, other.over) == (seen.view, seen.story, True)
    assert (await service.replay_view(copy, 30, 1)).view == (await service.replay_view(table, 30, 1)).view


@pytest.mark.parametrize("seed", [-1, 1 << 64, 10**40])
async def test_a_record_with_a_seed_that_no_table_can_have_is_refused(service: RunningService, seed: int) -> None:
    table: Table[Any] = Table(game_of("cryo"), seats=2, seed=1)
    record = table.record()
    spoilt = replace(record, header=replace(record.header, seed=seed))

    with pytest.raises(InvalidInput, match="a seed must be a number from 0 to 18446744073709551615"):
        await service.new_tables.upload_record(spoilt.text())
    assert await service.new_tables.upload_record(record.text())


async def test_a_record_that_is_too_long_is_not_even_read(service: RunningService) -> None:
    with pytest.raises(InvalidInput, match="a record has at most 500000 letters"):
        await service.new_tables.upload_record("x" * (MAX_RECORD_LENGTH + 1))


async def test_a_game_goes_on_from_any_moment_against_bots_with_other_luck(service: RunningService) -> None:
    table = await table_for_two(service)
    await play_out(service, table)
    moments = [moment.entry for moment in await service.history(table)]
    at, *_ = [at for at in moments[30:60] if (await service.replay_view(table, at)).waiting == (1,)]
    made = await service.new_tables.continue_from(table, at, 1, EVE, "Eve")
    seen = await service.view(made.table, EVE)

    assert (made.seat, seen.people[1].name, seen.people[0].kind) == (1, "Eve", "bot")
    assert seen.view == (await service.replay_view(table, at, 1)).view
    assert seen.decision is not None


async def test_lists_say_whose_turn_it_is(service: RunningService) -> None:
    table = await new_table(service, PERSON, OPEN, public=True)
    await service.seats.claim(table, None, "Paul", PAUL)
    waiting = (await service.view(table)).waiting

    mine = await service.tables_of(PAUL)
    assert [(row.table, row.seat, row.names, row.waiting) for row in mine] == [(table, 1, ("Kate", "Paul"), waiting)]
    assert mine[0].your_turn == (1 in waiting)
    assert [summary.table for summary in await service.public_tables()] == [table]
    await play_out(service, table)
    assert await service.public_tables() == []
    assert (await service.tables_of(KATE))[0].over
