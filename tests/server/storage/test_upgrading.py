"""Before a migration the server makes a backup by itself; without one nothing is changed. Newer schemas are refused."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from holdfast.server.errors import ServerError
from holdfast.server.storage.backups import back_up, restore
from holdfast.server.storage.database import async_url
from holdfast.server.storage.store import Store
from holdfast.server.storage.upgrading import BACKUPS_KEPT, alembic_config, newest_revision
from server.postgres import Postgres
from server.servers import QUIET, RunningService
from upgrades.make import TOKEN

pytestmark = pytest.mark.anyio

CORPUS = Path(__file__).parents[2] / "upgrades"
OLD, OLD_SCHEMA = "6ec37ef", "0003"


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder."""
    monkeypatch.setenv("HOLDFAST_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def old_file(tmp_path: Path) -> Path:
    """A database of an older commit."""
    file = tmp_path / "tables.db"
    file.write_bytes(gzip.decompress((CORPUS / f"{OLD}.db.gz").read_bytes()))
    return file


def schema_of(file: Path) -> str:
    with sqlite3.connect(file) as connection:
        [revision] = connection.execute("select version_num from alembic_version").fetchone()
    return str(revision)


def actions_of(file: Path) -> list[tuple[object, ...]]:
    with sqlite3.connect(file) as connection:
        return connection.execute("select * from actions order by table_id, seq").fetchall()


def backups_of(file: Path) -> list[Path]:
    return sorted(file.parent.glob("tables.db.schema-*.backup"))


async def test_a_sqlite_file_is_copied_before_it_is_upgraded(old_file: Path) -> None:
    before = actions_of(old_file)
    await (await Store.open(f"sqlite:///{old_file}")).close()
    [backup] = backups_of(old_file)

    assert (schema_of(old_file), schema_of(backup)) == (newest_revision(), OLD_SCHEMA)
    assert backup.name.startswith(f"tables.db.schema-{OLD_SCHEMA}.20")
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert actions_of(backup) == before == actions_of(old_file)
    await (await Store.open(f"sqlite:///{old_file}")).close()
    assert backups_of(old_file) == [backup]


async def test_a_new_database_needs_no_backup(tmp_path: Path) -> None:
    await (await Store.open(f"sqlite:///{tmp_path / 'tables.db'}")).close()

    assert backups_of(tmp_path / "tables.db") == []


async def test_of_the_backups_the_newest_are_kept(old_file: Path) -> None:
    for number in range(BACKUPS_KEPT + 2):
        (old_file.parent / f"tables.db.schema-0001.20200101-00000{number}.backup").touch()
    await (await Store.open(f"sqlite:///{old_file}")).close()

    assert len(backups_of(old_file)) == BACKUPS_KEPT
    assert schema_of(backups_of(old_file)[-1]) == OLD_SCHEMA


async def test_servers_that_start_at_once_upgrade_once(old_file: Path) -> None:
    opened = await asyncio.gather(*(Store.open(f"sqlite:///{old_file}") for _ in range(3)))
    for store in opened:
        await store.close()

    assert schema_of(old_file) == newest_revision()
    assert len(backups_of(old_file)) == 1


OPEN_ON_A_FULL_DISK = """
import asyncio, resource, sys
from holdfast.server.storage.store import Store
from holdfast.server.errors import ServerError
resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, resource.RLIM_INFINITY))
try:
    asyncio.run(Store.open(sys.argv[1]))
except ServerError as error:
    print(error)
"""


def test_a_backup_that_does_not_fit_on_the_disk_stops_the_upgrade(old_file: Path) -> None:
    assert old_file.stat().st_size > 200_000
    command = [sys.executable, "-c", OPEN_ON_A_FULL_DISK, f"sqlite:///{old_file}"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()

    assert said.startswith(f"the database must be upgraded from schema {OLD_SCHEMA} to {newest_revision()}, but its")
    assert said.endswith("make room there and start again: nothing was changed")
    assert "\n" not in said
    assert schema_of(old_file) == OLD_SCHEMA
    assert backups_of(old_file) == []


async def test_a_postgresql_database_is_backed_up_before_it_is_upgraded(
    old_file: Path, postgres: Postgres, data: Path, tmp_path: Path
) -> None:
    rows = await back_up(f"sqlite:///{old_file}", tmp_path / "all.backup")
    database = await postgres.emptied()
    await restore(tmp_path / "all.backup", database)
    await _downgrade(database, OLD_SCHEMA)
    await (await Store.open(database)).close()
    [backup] = (data / "backups").glob(f"*.schema-{OLD_SCHEMA}.*.backup")

    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert await restore(backup, f"sqlite:///{tmp_path / 'restored.db'}") == rows
    assert actions_of(tmp_path / "restored.db") == actions_of(old_file)


async def _downgrade(database: str, revision: str) -> None:
    """As if a database had never been upgraded further."""
    engine = create_async_engine(async_url(database))
    async with engine.begin() as connection:
        await connection.run_sync(lambda opened: command.downgrade(alembic_config(opened), revision))
    await engine.dispose()


async def test_a_schema_of_a_newer_version_is_refused_in_one_sentence(database: str) -> None:
    await (await Store.open(database)).close()
    engine = create_async_engine(async_url(database))
    async with engine.begin() as connection:
        await connection.execute(text("update alembic_version set version_num = '0099'"))
    await engine.dispose()

    with pytest.raises(ServerError, match="has schema 0099 of a newer version of Holdfast") as refused:
        await Store.open(database)
    assert "\n" not in str(refused.value)
    assert f"up to {newest_revision()}: start the newer version, or restore a backup" in str(refused.value)


async def test_what_an_older_server_writes_into_an_upgraded_database_is_read(old_file: Path) -> None:
    """Two versions side by side: the older one started before the upgrade and knows none of the new columns."""
    tables, holders = _old_rows(old_file)
    store = await Store.open(f"sqlite:///{old_file}")
    with sqlite3.connect(old_file) as connection:
        connection.execute("update tables set content = null, chosen_seed = null, deadline_s = null")
        connection.execute("delete from holders")
        names = ", ".join(holders[0])
        for holder in holders:
            marks = ", ".join("?" * len(holder))
            connection.execute(f"insert into holders ({names}) values ({marks})", list(holder.values()))
    service = RunningService(store, QUIET)
    seen = [await service.view(table, TOKEN) for table in tables]

    assert all(view.seat == 0 for view in seen)
    await service.close()
    await store.close()


def _old_rows(file: Path) -> tuple[list[str], list[dict[str, object]]]:
    """The tables without a pack, and the holders as the old schema has them."""
    with sqlite3.connect(file) as connection:
        connection.row_factory = sqlite3.Row
        tables = [row["id"] for row in connection.execute("select id from tables where pack is null")]
        return tables, [dict(row) for row in connection.execute("select * from holders")]
