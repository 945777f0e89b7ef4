"""Upgrades a database to the newest schema, after a backup of it. A schema of a newer version is refused.

The backup of a SQLite file is a copy beside it, `tables.db.schema-0003.20261116-140312.backup`. That of a PostgreSQL
database is a file for `holdfast restore`, in the folder `backups` of the data folder.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from holdfast.data_folder import data_folder
from holdfast.server.errors import ServerError
from holdfast.server.storage.backup_files import write_backup
from holdfast.server.storage.faults import FAILURES
from holdfast.server.storage.files import PRIVATE_FILE

LOG = logging.getLogger("holdfast.server")

BACKUPS_KEPT = 5
"""Backups before upgrades that are kept; older ones are deleted."""
UPGRADE_LOCK = text("select pg_advisory_xact_lock(4807)")
"""Several servers may start at once: one upgrades, the others wait."""


async def upgrade(engine: AsyncEngine) -> None:
    """Bring a database to the newest schema. Nothing is changed unless a backup of it was written before."""
    try:
        await _upgrade(engine)
    except BaseException:
        await engine.dispose()
        raise


async def _upgrade(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        if await connection.run_sync(_revision) == newest_revision():
            return
        await connection.execute(UPGRADE_LOCK if engine.dialect.name == "postgresql" else text("begin immediate"))
        revision = await connection.run_sync(_revision)  # another server may have been faster
        if revision == newest_revision():
            return
        if revision is not None:
            _check_known(revision, engine)
            file = await _back_up(engine, connection, revision)
            LOG.warning("the database is upgraded from schema %s; its backup is %s", revision, file)
        await connection.run_sync(migrate)


def _check_known(revision: str, engine: AsyncEngine) -> None:
    if revision not in known_revisions():
        raise ServerError(
            f"the database {engine.url.render_as_string()} has schema {revision} of a newer version of Holdfast; this "
            f"version knows schemas up to {newest_revision()}: start the newer version, or restore a backup from before"
        )


async def _back_up(engine: AsyncEngine, connection: AsyncConnection, revision: str) -> Path:
    """The file of a new backup; raises if it cannot be written."""
    folder, name = _place(engine)
    file = folder / f"{name}.schema-{revision}.{datetime.now(UTC):%Y%m%d-%H%M%S}.backup"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if engine.dialect.name == "sqlite":
            await asyncio.to_thread(copy_sqlite, Path(engine.url.database or ""), file)
        else:
            await _write_snapshot(engine, file)
    except FAILURES as error:
        for left in (file, file.with_name(file.name + ".part")):
            with suppress(OSError):
                left.unlink(missing_ok=True)
        raise ServerError(
            f"the database must be upgraded from schema {revision} to {newest_revision()}, but its backup {file} "
            f"cannot be written ({error}); make room there and start again: nothing was changed"
        ) from error
    for old in sorted(folder.glob(f"{name}.schema-*.backup"), key=lambda path: path.stat().st_mtime)[:-BACKUPS_KEPT]:
        old.unlink(missing_ok=True)
    return file


def _place(engine: AsyncEngine) -> tuple[Path, str]:
    """The folder for the backups of a database, and how their names begin."""
    if engine.dialect.name == "sqlite":
        database = Path(engine.url.database or "").absolute()
        return database.parent, database.name
    return data_folder() / "backups", engine.url.database or "postgresql"


def copy_sqlite(database: Path, file: Path) -> None:
    """Copy a SQLite file that may be in use, readable by its owner only, and wait until it is on disk."""
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_FILE))
    source, copy = sqlite3.connect(database), sqlite3.connect(file)
    try:
        source.backup(copy)
    finally:
        copy.close()
        source.close()
    descriptor = os.open(file, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


async def _write_snapshot(engine: AsyncEngine, file: Path) -> None:
    """Write one unchanging state of a PostgreSQL database."""
    async with engine.connect() as opened:
        connection = await opened.execution_options(isolation_level="REPEATABLE READ")
        async with connection.begin():
            await write_backup(connection, file)


# Migrations ----------------------------------------------------------------------------------------------------------


def migrate(connection: Connection) -> None:
    """Run the migrations that a database lacks."""
    command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection | None = None) -> AlembicConfig:
    """Where the migrations are, and the connection that they run on."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def known_revisions() -> tuple[str, ...]:
    """The schemas that this version knows, the newest first."""
    return tuple(step.revision for step in ScriptDirectory.from_config(alembic_config()).walk_revisions())


def newest_revision() -> str:
    return known_revisions()[0]


def _revision(connection: Connection) -> str | None:
    """The schema of a database; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()
