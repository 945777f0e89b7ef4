"""Tables whose log the rules no longer follow: what is shown of them, and what can be done with them."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import create_async_engine

from holdfast.engine.record import Entry
from holdfast.server.errors import NotOver, TableStopped
from holdfast.server.storage.database import async_url
from holdfast.server.storage.final import FinalGame, read_final
from holdfast.server.storage.rows import FINAL, LATEST
from holdfast.server.storage.schema import ACTIONS, SNAPSHOTS, TABLES
from holdfast.server.storage.store import Store
from server.servers import EVE, KATE, PAUL, QUIET, RunningService, move, play_out, table_for_two

pytestmark = pytest.mark.anyio


async def finished(service: RunningService) -> str:
    table = await table_for_two(service)
    await play_out(service, table)
    return table


async def change_rules(database: str, table: str, seq: int, *, without: str = "") -> None:
    """As if an action was not possible any more, and the table had no snapshot of some kind."""
    engine = create_async_engine(async_url(database))
    async with engine.begin() as connection:
        of_table = update(ACTIONS).where(ACTIONS.c.table_id == table, ACTIONS.c.seq == seq)
        await connection.execute(of_table.values(entries='[[0,"a card of before"]]'))
        if without:
            gone = delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table, SNAPSHOTS.c.kind == without)
            await connection.execute(gone)
    await engine.dispose()


async def test_a_finished_game_is_shown_as_it_ended_though_the_rules_no_longer_follow_it(database: str) -> None:
    store = await Store.open(database)
    service = RunningService(store, QUIET)
    table = await finished(service)
    before = [await service.view(table, token) for token in (KATE, PAUL, None)]
    await change_rules(database, table, 3)
    again = RunningService(store, QUIET)
    after = [await again.view(table, token) for token in (KATE, PAUL, None)]

    assert [seen.view for seen in after] == [seen.view for seen in before]
    assert [seen.result for seen in after] == [seen.result for seen in before]
    assert [seen.story[-20:] for seen in after] == [seen.story[-20:] for seen in before]
    assert after[0].changed is not None
    assert "can be followed only up to answer 2 of" in after[0].changed
    assert after[0].changed.endswith("the board shows the end of the game.")
    record = await again.record(table, None)
    assert Entry(0, "a card of before") in record.entries
    assert len(await again.history(table)) == 3
    assert (await again.replay_view(table, 0, "all")).at is not None
    with pytest.raises(TableStopped):
        await again.backend.analysis.request(table)
    await store.close()


async def test_a_finished_game_without_a_stored_end_is_shown_at_its_last_stored_position(database: str) -> None:
    store = await Store.open(database)
    table = await finished(RunningService(store, QUIET))
    await change_rules(database, table, 3, without=FINAL)
    seen = await RunningService(store, QUIET).view(table, KATE)

    assert seen.over
    assert seen.result is None
    assert "the last stored position" in str(seen.changed)
    await store.close()


async def test_a_finished_game_keeps_its_result_though_today_it_would_have_another(database: str) -> None:
    """Changed rules may follow a log to its end and count other points."""
    store = await Store.open(database)
    table = await finished(RunningService(store, QUIET))
    final = await store.snapshot(table, FINAL)
    assert final is not None
    stored = read_final(final)
    sheets = [(name, {"Of before": 99}) for name, _ in stored.sheets]
    then = FinalGame(stored.state, stored.story, sheets, stored.winners)
    await store.add_snapshot(table, replace(final, data=msgspec.json.encode(then).decode()))
    seen = await RunningService(store, QUIET).view(table, KATE)

    assert seen.result is not None
    assert [sheet.total for sheet in seen.result.sheets] == [99] * len(sheets)
    assert "its score would be another one today" in str(seen.changed)
    await store.close()


async def test_the_end_of_a_game_from_before_ends_were_stored_is_stored_when_it_is_looked_at(database: str) -> None:
    store = await Store.open(database)
    table = await finished(RunningService(store, QUIET))
    await change_rules(database, table, -1, without=FINAL)
    seen = await RunningService(store, QUIET).view(table, KATE)
    final = await store.snapshot(table, FINAL)

    assert final is not None
    assert read_final(final).result() == seen.result
    await store.close()


async def test_a_running_game_without_a_snapshot_is_shown_and_its_people_may_have_its_record(database: str) -> None:
    store = await Store.open(database)
    service = RunningService(store, QUIET)
    table = await table_for_two(service)
    for _ in range(20):
        await move(service, table, random.Random(2))
    await change_rules(database, table, 6, without=LATEST)
    again = RunningService(store, QUIET)
    seen = await again.view(table, KATE)

    assert (seen.over, seen.waiting, seen.decision) == (False, (), None)
    assert "can be followed only up to answer 5 of 20 and cannot be played on" in str(seen.changed)
    for attempt in (again.choose(table, KATE, "anything", seen.seq), again.undo(table, PAUL)):
        with pytest.raises(TableStopped, match="cannot be played on"):
            await attempt
    record = await again.record(table, PAUL)
    assert record.header.seed == 0
    assert Entry(0, "a card of before") in record.entries
    with pytest.raises(NotOver):
        await again.record(table, EVE)
    await again.add_chat(table, KATE, "What a pity")
    assert (await again.view(table, PAUL)).talk[-1].text == "What a pity"
    await store.close()


async def test_a_table_of_a_game_that_is_not_installed_is_listed_and_its_record_can_be_had(database: str) -> None:
    store = await Store.open(database)
    table = await finished(RunningService(store, QUIET))
    engine = create_async_engine(async_url(database))
    async with engine.begin() as connection:
        await connection.execute(update(TABLES).values(game="chess"))
    await engine.dispose()
    service = RunningService(store, QUIET)

    assert [summary.title for summary in await service.tables_of(KATE)] == ["chess"]
    with pytest.raises(TableStopped, match="the game 'chess' is not installed on this server"):
        await service.view(table, KATE)
    assert (await service.record(table, KATE)).header.game == "chess"
    await store.close()


async def test_a_table_whose_pack_is_missing_is_shown(sqlite: str, tmp_path: Path) -> None:
    pack = tmp_path / "longer"
    (pack / "cryo").mkdir(parents=True)
    (pack / "cryo" / "setup.yaml").write_text("hand_limit: 6\n")
    store = await Store.open(sqlite)
    with_pack = RunningService(store, replace(QUIET, pack=pack))
    table = await table_for_two(with_pack)
    seen = await RunningService(store, QUIET).view(table, KATE)

    assert not seen.waiting
    assert str(seen.changed).startswith("This game was begun with the pack 'longer', which this server does not have")
    assert (await RunningService(store, replace(QUIET, pack=pack)).view(table, KATE)).waiting
    await store.close()
