"""A database that somebody else has locked: people are told, and go on when it is free. On SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from typing import Any

import pytest

from holdfast.server.config import Config
from holdfast.server.errors import Unavailable
from holdfast.server.storage.store import Store
from server.crash_games import lock_on, locked_for_long, play_through
from server.postgres import Postgres
from server.server_processes import PATIENCE
from server.servers import KATE, PAUL, QUIET, RunningService, move, serving, table_for_two

pytestmark = pytest.mark.anyio


async def test_who_plays_while_the_database_is_locked_goes_on_afterwards(database: str) -> None:
    config = Config(database=database, bot_pace_s=0, auto_decline_s=3600, bot_processes=0, lock_timeout_s=0.2)
    with serving(config) as served:
        given = await play_through(f"127.0.0.1:{served.port}", database, [locked_for_long(database)] * 2, tables=2)

    assert given > 10


async def test_every_connection_to_a_file_waits_for_the_disk(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    opened, connect = list[sqlite3.Connection](), sqlite3.connect

    def noted(*words: Any, **settings: Any) -> sqlite3.Connection:
        opened.append(connect(*words, **{**settings, "check_same_thread": False}))
        return opened[-1]

    monkeypatch.setattr(sqlite3, "connect", noted)
    store = await Store.open(sqlite)
    service = RunningService(store, QUIET)
    await move(service, await table_for_two(service), random.Random(1))
    found = {
        (connection.execute("select count(*) from sqlite_temp_master").fetchone()[0] > 0, *durability(connection))
        for connection in opened[1:]  # the first one only looks whether the file can be opened
    }
    await service.close()
    await store.close()

    assert found == {(True, 2, "wal"), (False, 2, "wal")}, "the one that writes answers, and the others"


def durability(connection: sqlite3.Connection) -> tuple[int, str]:
    """What a commit waits for (2: the disk), and where it is written first."""
    ((synchronous,), (journal,)) = (
        connection.execute(f"pragma {name}").fetchone() for name in ("synchronous", "journal_mode")
    )
    return synchronous, journal


async def test_an_answer_that_could_not_be_written_changes_nothing(database: str) -> None:
    store = await Store.open(database, 0.2)
    service = RunningService(store, QUIET)
    table = await table_for_two(service)
    before = await service.view(table, KATE)
    assert before.decision is not None
    key = before.decision.options[0].key
    async with lock_on(database):
        with pytest.raises(Unavailable, match="nothing is lost"):
            await service.choose(table, KATE, key, before.seq)
    after = await service.view(table, KATE)
    await service.choose(table, KATE, key, before.seq)

    assert (after.seq, after.view) == (before.seq, before.view)
    assert (await service.view(table, KATE)).seq == before.seq + 1
    await service.close()
    await store.close()


async def test_what_was_done_while_word_was_cut_off_is_seen_when_it_is_back(postgres: Postgres) -> None:
    database = await postgres.emptied()
    stores = [await Store.open(database) for _ in range(2)]
    here, there = (RunningService(store, QUIET) for store in stores)
    await there.start()
    table = await table_for_two(here)
    async with there.subscribe(table, PAUL) as notices:
        await there.view(table, PAUL)
        await postgres.crash()
        await move_when_available(here, table)
        async with asyncio.timeout(PATIENCE):
            while (await anext(notices)).kind != "missed":
                pass
        seen = await there.view(table, PAUL, since=0)

    assert seen.seq == 1
    for service, store in zip((here, there), stores, strict=True):
        await service.close()
        await store.close()


async def move_when_available(service: RunningService, table: str) -> None:
    """A move, asked for until the database is there."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await move(service, table, random.Random(1))
            except Unavailable:
                continue
            return
