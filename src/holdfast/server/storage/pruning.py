"""Deletes what is no longer wanted: finished tables, old chat and, only if asked for, tables that were given up.

What is deleted is chosen by one condition, which is checked again in the transaction that deletes: a table at which
somebody has played meanwhile stays.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import ColumnElement, and_, delete, func, or_, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from holdfast.server.storage.backup_files import backup_file
from holdfast.server.storage.backups import writing
from holdfast.server.storage.database import engine_for
from holdfast.server.storage.faults import translate_failures
from holdfast.server.storage.notices import TableChanged, encode
from holdfast.server.storage.schema import CHAT, METADATA, TABLES
from holdfast.server.storage.store import SEND_NOTICE, Store, now

DAY_S = 86_400
TABLES_PER_TRANSACTION = 50
"""Few, so that a running server need not wait for long."""
LOCK_TIMEOUT_S = 10.0
SECURE_DELETE = text("pragma secure_delete = on")
"""SQLite overwrites what was deleted, so that it cannot be found in the file."""

Progress = Callable[[int, int], None]
"""Called with the number of tables that are done, and of all."""


@dataclass(frozen=True)
class Rules:
    """What is deleted, by age in days; None: nothing of that kind."""

    finished_days: float | None = None
    """Finished games and uploaded records, since their last action."""
    abandoned_days: float | None = None
    """Unfinished games, since their last action."""
    chat_days: float | None = None
    """Lines of chat at all tables."""

    def tables(self, at: float) -> ColumnElement[bool]:
        """The tables that are deleted."""
        return or_(
            and_(TABLES.c.closed, _older(TABLES.c.changed, self.finished_days, at)),
            and_(~TABLES.c.closed, _older(TABLES.c.changed, self.abandoned_days, at)),
        )

    def chat(self, at: float) -> ColumnElement[bool]:
        """The lines of chat that are deleted."""
        return _older(CHAT.c.at, self.chat_days, at)


def _older(column: ColumnElement[Any], days: float | None, at: float) -> ColumnElement[bool]:
    return column < (0 if days is None else at - days * DAY_S)


@dataclass
class Pruned:
    """What is deleted, or would be."""

    finished: int = 0
    abandoned: int = 0
    chat_lines: int = 0
    archived_rows: int = 0


@asynccontextmanager
async def _connection(database: str) -> AsyncIterator[AsyncConnection]:
    await (await Store.open(database)).close()
    engine = engine_for(database, LOCK_TIMEOUT_S)
    try:
        with translate_failures():
            async with engine.connect() as connection:
                yield connection
    finally:
        await engine.dispose()


async def preview(database: str, rules: Rules) -> Pruned:
    """What `prune` would delete now."""
    at = now()
    tables = select(TABLES.c.closed, func.count()).where(rules.tables(at)).group_by(TABLES.c.closed)
    async with _connection(database) as connection:
        counts = {bool(closed): count for closed, count in await connection.execute(tables)}
        lines = await connection.scalar(select(func.count()).select_from(CHAT).where(rules.chat(at)))
    return Pruned(counts.get(True, 0), counts.get(False, 0), int(lines or 0))


async def prune(database: str, rules: Rules, archive: Path | None, progress: Progress) -> Pruned:
    """Delete what the rules name, after writing it into a backup file if there is to be one.

    Servers may go on: they wait for each small transaction, and those on PostgreSQL are told.
    """
    at, pruned = now(), Pruned()
    async with _connection(database) as connection:
        if connection.dialect.name == "sqlite":
            await connection.execute(SECURE_DELETE)
        ids = list(await connection.scalars(select(TABLES.c.id).where(rules.tables(at)).order_by(TABLES.c.id)))
        if archive is not None:
            pruned.archived_rows = await _archive(connection, rules, at, ids, archive)
        await connection.rollback()
        for done, part in _parts(ids):
            await _delete_tables(connection, rules, at, part, pruned)
            progress(done, len(ids))
        pruned.chat_lines = (await connection.execute(delete(CHAT).where(rules.chat(at)))).rowcount
        await connection.commit()
    return pruned


async def _archive(connection: AsyncConnection, rules: Rules, at: float, ids: Sequence[str], file: Path) -> int:
    """Write the tables that are deleted, and those whose chat is, into a backup, each with everything that it has."""
    talking = await connection.scalars(select(CHAT.c.table_id).where(rules.chat(at)).distinct())
    named = sorted({*ids, *talking})
    with writing(file), backup_file(file) as backup:
        for table in METADATA.sorted_tables:
            key = TABLES.c.id if table is TABLES else table.c.table_id
            for _, part in _parts(named):
                for row in await connection.execute(select(table).where(key.in_(part))):
                    backup.add(table, row._mapping)
    return backup.count


async def _delete_tables(
    connection: AsyncConnection, rules: Rules, at: float, ids: Sequence[str], pruned: Pruned
) -> None:
    deleted = delete(TABLES).where(TABLES.c.id.in_(ids), rules.tables(at)).returning(TABLES.c.id, TABLES.c.closed)
    rows = list(await connection.execute(deleted))
    if connection.dialect.name == "postgresql" and rows:
        notices = [{"notice": encode("prune", TableChanged(row.id, 0, "people"))} for row in rows]
        await connection.execute(SEND_NOTICE, notices)
    await connection.commit()
    pruned.finished += sum(bool(row.closed) for row in rows)
    pruned.abandoned += sum(not row.closed for row in rows)


def _parts(ids: Sequence[str]) -> Iterator[tuple[int, Sequence[str]]]:
    """The ids in small parts, with the number of those that are done after each."""
    for start in range(0, len(ids), TABLES_PER_TRANSACTION):
        part = ids[start : start + TABLES_PER_TRANSACTION]
        yield start + len(part), part
