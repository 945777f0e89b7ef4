"""Upgrades: tables of older schemas and older rules go on. On SQLite and PostgreSQL alike."""

from __future__ import annotations

import random
from typing import Any

import pytest
from alembic import command
from sqlalchemy import inspect, select, text, update
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from holdfast.server.bookmarks import MENDED, OFTEN
from holdfast.server.database import alembic_config, async_url
from holdfast.server.errors import NotOver
from holdfast.server.rows import LATEST
from holdfast.server.schema import ACTIONS, METADATA
from holdfast.server.service import Service
from holdfast.server.store import Store
from server.servers import KATE, PAUL, QUIET, move, play_out, table_for_two

pytestmark = pytest.mark.anyio


async def played(database: str, moves: int) -> str:
    """A table of Kate and Paul after so many moves."""
    store = await Store.open(database)
    service, chance = Service(store, QUIET), random.Random(2)
    table = await table_for_two(service)
    for _ in range(moves):
        await move(service, table, chance)
    await service.close()
    await store.close()
    return table


async def mend(database: str, table: str, seq: int) -> None:
    """As if a rule had been mended so that the action with this number is not possible any more."""
    engine = create_async_engine(async_url(database))
    async with engine.begin() as connection:
        mended = update(ACTIONS).where(ACTIONS.c.table_id == table, ACTIONS.c.seq == seq)
        await connection.execute(mended.values(entries='[[0,"a card of before"]]'))
    await engine.dispose()


async def test_a_table_whose_log_no_longer_fits_goes_on_from_its_snapshot_and_says_so(database: str) -> None:
    table = await played(database, 30)
    store = await Store.open(database)
    before = [await Service(store, QUIET).seen(table, token) for token in (KATE, PAUL)]
    await mend(database, table, 3)
    service = Service(store, QUIET)
    after = [await service.seen(table, token) for token in (KATE, PAUL)]

    assert [seen.view for seen in after] == [seen.view for seen in before]
    assert [seen.seq for seen in after] == [seen.seq + 1 for seen in before]
    assert MENDED in after[0].story
    assert set(before[0].story[-3:]) <= set(after[0].story)
    await play_out(service, table)
    again = Service(store, QUIET)
    finished = await again.seen(table, KATE)
    assert finished.over
    assert finished.result == (await service.seen(table, KATE)).result
    with pytest.raises(NotOver, match="rules were mended"):
        await again.record(table, KATE)
    assert len(await again.history(table)) > 50
    await store.close()


async def test_answers_that_no_longer_fit_are_given_anew(database: str) -> None:
    table = await played(database, 30)
    store = await Store.open(database)
    latest = await store.snapshot(table, LATEST)
    assert latest is not None
    assert 30 - OFTEN < latest.seq <= 30
    await mend(database, table, latest.seq + 1)
    seen = await Service(store, QUIET).seen(table, KATE)
    lost = 30 - latest.seq

    assert seen.seq == 31
    assert f"{lost} answers no longer fit the rules and are to be given anew." in seen.story
    assert seen.waiting
    await store.close()


def step(connection: Connection, revision: str) -> None:
    command.upgrade(alembic_config(connection), revision)


def columns(connection: Connection) -> dict[str, set[str]]:
    found = inspect(connection)
    return {name: {one["name"] for one in found.get_columns(name)} for name in found.get_table_names()}


async def rows(database: str) -> dict[str, list[dict[str, Any]]]:
    """All that is in a database."""
    engine = create_async_engine(async_url(database))
    async with engine.connect() as connection:
        found = {
            table.name: [dict(row._mapping) for row in await connection.execute(select(table))]
            for table in METADATA.sorted_tables
        }
    await engine.dispose()
    return found


async def test_a_database_of_the_first_schema_is_brought_up_to_date_with_all_that_is_in_it(
    database: str, tmp_path: Any
) -> None:
    elsewhere = f"sqlite:///{tmp_path / 'elsewhere.db'}"
    table = await played(elsewhere, 20)
    kept = await rows(elsewhere)
    engine = create_async_engine(async_url(database))
    async with engine.begin() as connection:
        await connection.run_sync(step, "0001")
        known = await connection.run_sync(columns)
        assert "snapshots" not in known
        for name in ("tables", "seats", "holders", "actions"):
            for row in kept[name]:
                names = sorted(known[name] & set(row))
                words = f"insert into {name} ({', '.join(names)}) values ({', '.join(':' + one for one in names)})"
                await connection.execute(text(words), {one: row[one] for one in names})
    await engine.dispose()
    store = await Store.open(database)
    service = Service(store, QUIET)
    first = await service.seen(table, KATE)

    chance = random.Random(1)
    for _ in range(10):
        await move(service, table, chance)

    assert first.seq == 20
    assert (await service.seen(table)).seq == 30
    await service.close()
    await store.close()
