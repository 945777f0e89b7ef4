"""Upgrades: tables of older schemas and older rules go on. On SQLite and PostgreSQL alike."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, select, text, update
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from holdfast.engine.record import Entry
from holdfast.server.bots.analysis_jobs import AnalysisStatus
from holdfast.server.storage import migrations
from holdfast.server.storage.database import async_url
from holdfast.server.storage.rows import LATEST
from holdfast.server.storage.schema import ACTIONS, METADATA
from holdfast.server.storage.snapshots import LOST_ANSWERS_LINE, RULES_CHANGED_LINE, SNAPSHOT_INTERVAL
from holdfast.server.storage.store import Store
from holdfast.server.storage.upgrading import alembic_config
from holdfast.server.tables.table_view import TableView
from server.servers import KATE, PAUL, QUIET, RunningService, move, play_out, table_for_two

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder for the backups before upgrades."""
    monkeypatch.setenv("HOLDFAST_DATA", str(tmp_path / "data"))


async def played(database: str, moves: int) -> str:
    """A table of Kate and Paul after so many moves."""
    store = await Store.open(database)
    service, chance = RunningService(store, QUIET), random.Random(2)
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
    before = [await RunningService(store, QUIET).view(table, token) for token in (KATE, PAUL)]
    await mend(database, table, 3)
    service = RunningService(store, QUIET)
    after = [await service.view(table, token) for token in (KATE, PAUL)]

    assert [seen.view for seen in after] == [seen.view for seen in before]
    assert [seen.seq for seen in after] == [seen.seq + 1 for seen in before]
    assert RULES_CHANGED_LINE in after[0].story
    assert set(before[0].story[-3:]) <= set(after[0].story)
    await play_out(service, table)
    again = RunningService(store, QUIET)
    finished = await again.view(table, KATE)
    assert finished.over
    assert finished.result == (await service.view(table, KATE)).result
    record = await again.record(table, KATE)
    assert len(record.entries) > 50
    assert Entry(0, "a card of before") in record.entries
    assert len(await again.history(table)) > 50
    await store.close()


async def test_answers_that_no_longer_fit_are_given_anew(database: str) -> None:
    table = await played(database, 30)
    store = await Store.open(database)
    latest = await store.snapshot(table, LATEST)
    assert latest is not None
    assert 30 - SNAPSHOT_INTERVAL < latest.seq <= 30
    await mend(database, table, latest.seq + 1)
    seen = await RunningService(store, QUIET).view(table, KATE)
    lost = 30 - latest.seq

    assert seen.seq == 31
    assert LOST_ANSWERS_LINE.format(count=lost) in seen.story
    assert seen.waiting
    await store.close()


# Older schemas --------------------------------------------------------------------------------------------------------

STEPS = sorted(step.revision for step in ScriptDirectory(str(Path(migrations.__file__).parent)).walk_revisions())
"""Every schema that there ever was."""
Rows = dict[str, list[dict[str, Any]]]
"""All that is in a database, by table."""


class OldDatabase(NamedTuple):
    """A database with something in every table, and what is seen of it."""

    rows: Rows
    playing: str
    finished: str
    seen: list[TableView]


async def filled(database: str) -> OldDatabase:
    """A table under way, at which somebody has spoken, and a finished one that was analysed."""
    playing, finished = await played(database, 20), await played(database, 1)
    store = await Store.open(database)
    service = RunningService(store, QUIET)
    await service.add_chat(playing, KATE, "Good luck")
    await service.add_chat(playing, PAUL, "To you too")
    await play_out(service, finished)
    await store.add_analysis(finished, msgspec.json.encode(AnalysisStatus("done", 1, 1)).decode())
    seen = [await service.view(table, token) for table in (playing, finished) for token in (KATE, PAUL)]
    await service.close()
    await store.close()
    return OldDatabase(await rows(database), playing, finished, seen)


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> OldDatabase:
    return asyncio.run(filled(f"sqlite:///{tmp_path_factory.mktemp('old') / 'tables.db'}"))


def step(connection: Connection, revision: str) -> None:
    command.upgrade(alembic_config(connection), revision)


def columns(connection: Connection) -> dict[str, list[str]]:
    """What a schema has, in the order in which rows can be put in."""
    found = inspect(connection)
    there = set(found.get_table_names())
    names = [table.name for table in METADATA.sorted_tables if table.name in there]
    return {name: sorted(column["name"] for column in found.get_columns(name)) for name in names}


async def rows(database: str) -> Rows:
    engine = create_async_engine(async_url(database))
    async with engine.connect() as connection:
        found = {
            table.name: [dict(row._mapping) for row in await connection.execute(select(table))]
            for table in METADATA.sorted_tables
        }
    await engine.dispose()
    return found


async def put_into(database: str, revision: str, old: Rows) -> dict[str, list[str]]:
    """Let a database of an older schema hold all that it can hold; what that is."""
    engine = create_async_engine(async_url(database))
    async with engine.begin() as connection:
        await connection.run_sync(step, revision)
        known = await connection.run_sync(columns)
        for name, own in known.items():
            given = [column for column in own if (name, column) != ("chat", "id")]  # which the database gives itself
            words = f"insert into {name} ({', '.join(given)}) values ({', '.join(':' + column for column in given)})"
            assert old[name]
            await connection.execute(text(words), [{column: row[column] for column in given} for row in old[name]])
    await engine.dispose()
    return known


def rows_known_to(old: Rows, known: dict[str, list[str]]) -> dict[str, list[str]]:
    """What a schema knows of all that is in a database."""
    return {name: sorted(str([row[column] for column in own]) for row in old[name]) for name, own in known.items()}


@pytest.mark.parametrize("revision", STEPS)
async def test_a_database_of_any_schema_is_brought_up_to_date_with_all_that_is_in_it(
    database: str, old: OldDatabase, revision: str
) -> None:
    known = await put_into(database, revision, old.rows)
    store = await Store.open(database)
    after = await rows(database)

    assert rows_known_to(after, known) == rows_known_to(old.rows, known)

    service, chance = RunningService(store, QUIET), random.Random(1)
    seen = [await service.view(table, token) for table in (old.playing, old.finished) for token in (KATE, PAUL)]
    assert [view.view for view in seen] == [view.view for view in old.seen]
    assert [(view.seq, view.over, view.talk) for view in seen] == [
        (view.seq, view.over, view.talk) for view in old.seen
    ]
    assert (await service.backend.analysis.status(old.finished)).state == ("done" if "analyses" in known else "none")
    await service.add_chat(old.playing, KATE, "Where were we?")
    for _ in range(SNAPSHOT_INTERVAL):
        await move(service, old.playing, chance)
    assert (await service.view(old.playing)).seq == 20 + SNAPSHOT_INTERVAL
    assert (await service.view(old.playing)).talk[-1].text == "Where were we?"
    latest = await store.snapshot(old.playing, LATEST)
    assert latest is not None
    assert latest.seq > 20
    await service.close()
    await store.close()


async def test_the_newest_schema_is_the_one_that_is_used(database: str) -> None:
    await (await Store.open(database)).close()
    engine = create_async_engine(async_url(database))
    async with engine.connect() as connection:
        known = await connection.run_sync(columns)
    await engine.dispose()

    assert known == {table.name: sorted(column.name for column in table.columns) for table in METADATA.sorted_tables}
