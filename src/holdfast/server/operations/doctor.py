"""The checks of `holdfast doctor`: each finding with advice."""

from __future__ import annotations

import os
import resource
import shutil
import sys
from collections.abc import Awaitable, Callable
from importlib.metadata import version
from pathlib import Path

from sqlalchemy import func, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

import holdfast
from holdfast.engine.errors import HoldfastError
from holdfast.games import NAMES
from holdfast.games import game as game_of
from holdfast.server.config import Config
from holdfast.server.operations.doctor_data import damaged_pages, permissions, retention, unreadable_tables
from holdfast.server.operations.finding import Finding
from holdfast.server.storage.database import engine_for, without_password
from holdfast.server.storage.faults import translate_failures
from holdfast.server.storage.schema import TABLES
from holdfast.server.storage.store import Store

MIN_FREE_BYTES = 500_000_000
"""Free disk space that a database file should have."""
MIN_OPEN_FILES = 4096
"""Open files that a server for hundreds of tables needs."""
POSTGRES_DURABILITY_SETTINGS = ("fsync", "synchronous_commit", "full_page_writes")
"""Must be on, so that a power cut loses nothing."""
SQLITE_DURABLE_MODES = (2, 3)
"""SQLite waits for the disk in the modes FULL and EXTRA."""
PACKAGES = ("fastapi", "starlette", "uvicorn", "websockets", "sqlalchemy", "msgspec")


Check = Callable[[Config], Awaitable[Finding]]


async def run_checks(config: Config) -> list[Finding]:
    """Run all checks; one that fails to run is a finding too."""
    found = list[Finding]()
    for check in (
        _versions,
        _files,
        _disk,
        damaged_pages,
        _database,
        _rules,
        unreadable_tables,
        permissions,
        retention,
    ):
        try:
            with translate_failures():
                found.append(await check(config))
        except HoldfastError as error:
            name = check.__name__.strip("_").replace("_", " ")
            found.append(Finding(name, False, str(error), "Repair this first, then run the doctor again."))
    return found


async def _versions(_config: Config) -> Finding:
    names = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    return Finding("versions", True, f"holdfast {holdfast.__version__}, Python {sys.version.split()[0]}, {names}")


async def _files(_config: Config) -> Finding:
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    advice = "" if soft >= MIN_OPEN_FILES else f"For many tables let it open more: ulimit -n {MIN_OPEN_FILES}"
    return Finding("open files", True, f"at most {soft}", advice)


async def _disk(config: Config) -> Finding:
    url = make_url(config.database_url)
    if url.get_backend_name() != "sqlite":
        return Finding("disk", True, "the database server has its own; check there")
    folder = Path(url.database or ".").resolve().parent
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        return Finding("disk", False, f"{folder} is not writable", "Create the folder, or name another one.")
    free = shutil.disk_usage(folder).free
    advice = "" if free >= MIN_FREE_BYTES else "Free some space: a full disk stops every table."
    return Finding("disk", free >= MIN_FREE_BYTES, f"{free / 1e9:.1f} GB are free at {folder}", advice)


async def _database(config: Config) -> Finding:
    url = config.database_url
    await (await Store.open(url)).close()
    engine = engine_for(url, config.lock_timeout_s)
    try:
        async with engine.connect() as connection:
            tables = await connection.scalar(select(func.count()).select_from(TABLES))
            step = await connection.scalar(text("select version_num from alembic_version"))
            off = await _disabled_durability(connection)
    finally:
        await engine.dispose()
    names = " and ".join(off)
    advice = f"Turn {names} on again: without it an acknowledged move may be lost with the power." if off else ""
    said = f"{without_password(url)} answers: {tables} tables, schema {step}, {'NOT durable' if off else 'durable'}"
    return Finding("database", not off, said, advice)


async def _disabled_durability(connection: AsyncConnection) -> list[str]:
    """The settings that are off though they must be on, so that acknowledged moves are on disk."""
    if connection.dialect.name == "sqlite":
        return [] if await connection.scalar(text("pragma synchronous")) in SQLITE_DURABLE_MODES else ["synchronous"]
    return [name for name in POSTGRES_DURABILITY_SETTINGS if await connection.scalar(text(f"show {name}")) == "off"]


async def _rules(config: Config) -> Finding:
    """Running tables of games that are not installed, or of other versions of the rules."""
    await (await Store.open(config.database_url)).close()
    engine = engine_for(config.database_url, config.lock_timeout_s)
    query = select(TABLES.c.game, TABLES.c.version, func.count()).where(~TABLES.c.closed)
    try:
        async with engine.connect() as connection:
            rows = list(await connection.execute(query.group_by(TABLES.c.game, TABLES.c.version)))
    finally:
        await engine.dispose()
    gone = sorted({row.game for row in rows if row.game not in NAMES})
    older = sum(row[2] for row in rows if row.game in NAMES and row.version not in (None, game_of(row.game).version))
    if gone:
        return Finding("tables", False, f"there are tables of {', '.join(gone)}", "Install a version with these games.")
    said = f"{sum(row[2] for row in rows)} are being played, {older} of them begun under other rules"
    return Finding(
        "tables",
        True,
        said,
        "They continue from their snapshots where their logs no longer follow the rules." if older else "",
    )
