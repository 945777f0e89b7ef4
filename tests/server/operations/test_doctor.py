"""`holdfast doctor` finds what is wrong, and says what to do."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from holdfast.server.config import Config
from holdfast.server.operations.doctor import run_checks
from holdfast.server.operations.finding import Finding
from holdfast.server.storage.store import Store
from server.damage import damage
from server.postgres import Postgres
from server.servers import QUIET, RunningService, table_for_two
from server.storage.test_pruning import make_tables

pytestmark = pytest.mark.anyio


async def found(config: Config) -> dict[str, Finding]:
    return {finding.what: finding for finding in await run_checks(config)}


async def healthy(database: str) -> None:
    """A server with one table is well in every way."""
    store = await Store.open(database)
    await table_for_two(RunningService(store, QUIET))
    await store.close()
    findings = await found(Config(database=database))

    assert [name for name, finding in findings.items() if not finding.well] == []
    assert "1 tables, schema 0004, durable" in findings["database"].found
    assert "1 are being played" in findings["tables"].found


async def test_a_healthy_server_is_well(sqlite: str) -> None:
    await healthy(sqlite)


async def test_a_healthy_server_on_postgresql_is_well(postgres: Postgres) -> None:
    async with postgres.with_setting("fsync", "on"):  # in tests it is off
        await healthy(await postgres.emptied())


async def test_a_database_that_is_not_there_is_found(tmp_path: Path) -> None:
    findings = await found(Config(database=f"sqlite:///{tmp_path / 'none' / 'x.db'}"))

    assert not findings["disk"].well
    assert "Create the folder" in findings["disk"].advice
    assert not findings["database"].well
    assert "cannot be opened" in findings["database"].found


async def test_a_database_that_is_not_durable_is_found(postgres: Postgres) -> None:
    config = Config(database=await postgres.emptied())
    first = (await found(config))["database"]
    async with postgres.with_setting("synchronous_commit", "off"):
        second = (await found(config))["database"]

    assert (first.well, first.advice.partition(":")[0]) == (False, "Turn fsync on again")
    assert (second.well, second.advice.partition(":")[0]) == (False, "Turn fsync and synchronous_commit on again")
    assert "NOT durable" in first.found


async def test_commits_that_are_not_waited_for_are_found(postgres: Postgres) -> None:
    config = Config(database=await postgres.emptied())
    async with postgres.with_setting("fsync", "on"), postgres.with_setting("synchronous_commit", "off"):
        finding = (await found(config))["database"]

    assert (finding.well, finding.advice.partition(":")[0]) == (False, "Turn synchronous_commit on again")


async def test_tables_of_a_game_that_is_not_there_are_found(sqlite: str) -> None:
    store = await Store.open(sqlite)
    await table_for_two(RunningService(store, QUIET))
    await store.close()
    with sqlite3.connect(sqlite.removeprefix("sqlite:///")) as connection:
        connection.execute("update tables set game = 'chess'")
    connection.close()
    finding = (await found(Config(database=sqlite)))["tables"]

    assert (finding.well, finding.found) == (False, "there are tables of chess")


async def test_damaged_pages_are_found(sqlite: str) -> None:
    store = await Store.open(sqlite)
    for _ in range(20):
        await table_for_two(RunningService(store, QUIET))
    await store.close()
    damage(Path(sqlite.removeprefix("sqlite:///")))
    findings = await found(Config(database=sqlite))

    assert not findings["pages"].well
    assert "holdfast restore" in findings["pages"].advice
    assert not findings["opening tables"].well


async def test_files_that_other_users_may_read_are_found(sqlite: str, tmp_path: Path) -> None:
    await (await Store.open(sqlite)).close()
    (tmp_path / "monday.gz").touch(0o644)
    (tmp_path / "tables.db").chmod(0o640)
    finding = (await found(Config(database=sqlite)))["permissions"]

    assert not finding.well
    assert finding.advice == f"Close them: chmod 600 {tmp_path / 'tables.db'} {tmp_path / 'monday.gz'}"


async def test_what_is_old_is_named_with_the_command_that_deletes_it(sqlite: str) -> None:
    await make_tables(sqlite)
    finding = (await found(Config(database=sqlite)))["retention"]

    assert finding.well
    assert "2 finished tables (1 older than 365 days), 1 unfinished ones without a move for 180 days" in finding.found
    assert "8 lines of chat (4 older than 90 days)" in finding.found
    for command in ("--finished-older-than 365", "--abandoned-older-than 180", "--chat-older-than 90"):
        assert f"holdfast prune {command}" in finding.advice
