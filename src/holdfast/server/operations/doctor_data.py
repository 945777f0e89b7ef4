"""What `holdfast doctor` finds in the data: damaged pages, open files, tables that do not open, and what is old."""

from __future__ import annotations

import time
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import URL, ColumnElement, func, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from holdfast.server.config import Config
from holdfast.server.operations.finding import Finding
from holdfast.server.storage.database import engine_for, is_file
from holdfast.server.storage.faults import FAILURES, is_damage, reason
from holdfast.server.storage.files import database_files, open_to_others
from holdfast.server.storage.inspection import Standing, inspect_tables
from holdfast.server.storage.schema import ACTIONS, CHAT, SNAPSHOTS, TABLES
from holdfast.server.storage.store import Store

DAY_S = 86_400
MAX_DAMAGE_LINES = 3
OLD_FINISHED_DAYS = 365
"""Finished games that nobody will look at again."""
ABANDONED_DAYS = 180
"""Unfinished games without a move for so long are hardly played on."""
OLD_CHAT_DAYS = 90
BIG_TABLE_ACTIONS = 5_000
BIG_SNAPSHOT_CHARACTERS = 1_000_000
BIG_DATABASE_BYTES = 5_000_000_000
OLD_BACKUP_DAYS = 30
BACKUP_PATTERNS = ("*.gz", "*.backup", "*.bak", "*backup*")
BACKUP_ADVICE = (
    "Stop the server, keep the file, and restore the newest backup into a new database: "
    "holdfast restore BACKUP --database sqlite:///new.db"
)


async def damaged_pages(config: Config) -> Finding:
    """Whether SQLite finds its own file sound. PostgreSQL checks each page when it is read."""
    url = make_url(config.database_url)
    if not is_file(url):
        return Finding("pages", True, "PostgreSQL checks them itself, with data_checksums on")
    engine = engine_for(config.database_url, config.lock_timeout_s)
    try:
        async with engine.connect() as connection:
            found = list(await connection.scalars(text(f"pragma integrity_check({MAX_DAMAGE_LINES})")))
            found += [f"a row of {row[0]} belongs to no table" for row in await _orphans(connection)]
    except FAILURES as error:
        if not is_damage(error):
            raise
        found = [reason(error)]
    finally:
        await engine.dispose()
    if found == ["ok"]:
        return Finding("pages", True, "all are sound")
    return Finding("pages", False, f"the database is damaged: {'; '.join(found)[:300]}", BACKUP_ADVICE)


async def _orphans(connection: AsyncConnection) -> list[tuple[str]]:
    return [(row[0],) for row in await connection.execute(text("pragma foreign_key_check"))][:MAX_DAMAGE_LINES]


async def unreadable_tables(config: Config) -> Finding:
    """The tables that cannot be opened, or only be seen."""
    store = await Store.open(config.database_url)
    try:
        report = await inspect_tables(store, config.pack)
    finally:
        await store.close()
    counts = ", ".join(f"{count} {standing.value}" for standing, count in sorted(report.counts.items()))
    broken = [problem for problem in report.problems if problem.standing == Standing.UNREADABLE]
    if broken:
        named = "; ".join(f"{problem.table} ({problem.game}): {problem.why}" for problem in broken[:MAX_DAMAGE_LINES])
        return Finding("opening tables", False, f"{counts}: {named}"[:600], BACKUP_ADVICE)
    kept = report.counts[Standing.SHOWN] + report.counts[Standing.RECORD]
    advice = "These can be seen and downloaded; only the version that began them can play them on." if kept else ""
    return Finding("opening tables", True, counts or "there are none", advice)


async def permissions(config: Config) -> Finding:
    """Whether other users of the machine can read the database or its backups."""
    url = make_url(config.database_url)
    if not is_file(url):
        return Finding("permissions", True, "PostgreSQL sees to its own files")
    exposed = [path for path in (*database_files(_file(url)), *_backups(url)) if open_to_others(path)]
    if not exposed:
        return Finding("permissions", True, "only you can read the database and the backups beside it")
    names = " ".join(str(path) for path in exposed)
    return Finding("permissions", False, f"other users may read {names}", f"Close them: chmod 600 {names}")


class Sizes(NamedTuple):
    """How much of what is stored is old or big."""

    finished: int
    abandoned: int
    old_finished: int
    chat: int
    old_chat: int
    big_tables: int
    big_snapshots: int


async def retention(config: Config) -> Finding:
    """Old and oversized data, and backups that are out of date."""
    url = make_url(config.database_url)
    engine = engine_for(config.database_url, config.lock_timeout_s)
    try:
        async with engine.connect() as connection:
            sizes = await _sizes(connection)
    finally:
        await engine.dispose()
    found = [
        f"{sizes.finished} finished tables ({sizes.old_finished} older than {OLD_FINISHED_DAYS} days)",
        f"{sizes.abandoned} unfinished ones without a move for {ABANDONED_DAYS} days",
        f"{sizes.chat} lines of chat ({sizes.old_chat} older than {OLD_CHAT_DAYS} days)",
    ]
    advice = list[str]()
    if sizes.old_finished:
        advice.append(f"holdfast prune --finished-older-than {OLD_FINISHED_DAYS} --archive old.gz")
    if sizes.abandoned:
        advice.append(f"holdfast prune --abandoned-older-than {ABANDONED_DAYS} --archive abandoned.gz")
    if sizes.old_chat:
        advice.append(f"holdfast prune --chat-older-than {OLD_CHAT_DAYS}")
    if sizes.big_tables or sizes.big_snapshots:
        found.append(f"{sizes.big_tables} tables with over {BIG_TABLE_ACTIONS} actions")
        found.append(f"{sizes.big_snapshots} big snapshots")
        advice.append("look who plays at the big tables: no game needs that number of actions")
    if is_file(url):
        size = sum(path.stat().st_size for path in database_files(_file(url)))
        found.append(f"{size / 1e6:.1f} MB in all")
        if size > BIG_DATABASE_BYTES:
            advice.append("the file is very big: prune, then make it small with: sqlite3 FILE vacuum")
        advice += _backup_advice(url)
    return Finding("retention", True, ", ".join(found), "; ".join(advice))


async def _sizes(connection: AsyncConnection) -> Sizes:
    at = time.time()

    async def count(*conditions: ColumnElement[bool]) -> int:
        return int(await connection.scalar(select(func.count()).where(*conditions)) or 0)

    per_table = select(ACTIONS.c.table_id).group_by(ACTIONS.c.table_id).having(func.count() > BIG_TABLE_ACTIONS)
    return Sizes(
        finished=await count(TABLES.c.closed),
        abandoned=await count(~TABLES.c.closed, TABLES.c.changed < at - ABANDONED_DAYS * DAY_S),
        old_finished=await count(TABLES.c.closed, TABLES.c.changed < at - OLD_FINISHED_DAYS * DAY_S),
        chat=await count(CHAT.c.at >= 0),
        old_chat=await count(CHAT.c.at < at - OLD_CHAT_DAYS * DAY_S),
        big_tables=len(list(await connection.execute(per_table))),
        big_snapshots=await count(func.length(SNAPSHOTS.c.data) > BIG_SNAPSHOT_CHARACTERS),
    )


def _backup_advice(url: URL) -> list[str]:
    backups = _backups(url)
    if not backups:
        return ["no backup lies beside the database; if there is none elsewhere: holdfast backup FILE"]
    days = (time.time() - max(path.stat().st_mtime for path in backups)) / DAY_S
    return [f"the newest backup is {days:.0f} days old: holdfast backup FILE"] if days > OLD_BACKUP_DAYS else []


def _file(url: URL) -> Path:
    return Path(url.database or "")


def _backups(url: URL) -> list[Path]:
    """Files beside the database, or in a folder of backups there, that are named like backups."""
    file = _file(url)
    folders = (file.parent, file.parent / "backups")
    found = {path for folder in folders for pattern in BACKUP_PATTERNS for path in folder.glob(pattern)}
    return sorted(path for path in found if path.is_file() and path not in database_files(file))
