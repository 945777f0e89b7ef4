"""`holdfast doctor` finds what is wrong, and says what to do."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from holdfast.server.config import Config
from holdfast.server.operations.doctor import Finding, run_checks
from holdfast.server.storage.store import Store
from server.postgres import Postgres
from server.servers import QUIET, RunningService, table_for_two

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
