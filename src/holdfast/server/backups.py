"""All that a database holds as one file, and back: from SQLite to PostgreSQL too. And all tables as records.

A backup is gzipped text, one JSON value a line: a head, the rows of each table, and a closing line with their number.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from holdfast.engine.errors import HoldfastError
from holdfast.engine.record import Header, Record
from holdfast.games import NAMES
from holdfast.games import game as game_of
from holdfast.server.database import PATIENCE, engine_for
from holdfast.server.rebuild import chunks_of
from holdfast.server.rows import WENT_ON
from holdfast.server.schema import METADATA, TABLES
from holdfast.server.store import Store

FORMAT = 1
BATCH = 500
COUNT_ON = text(
    "select setval(pg_get_serial_sequence('chat', 'id'), (select coalesce(max(id), 0) + 1 from chat), false)"
)
"""PostgreSQL numbers lines of talk itself, and must know how far they go."""
LINE = 4_000_000
"""The longest line that is read from a backup."""


class BackupError(HoldfastError):
    """The user's: a file that is no backup, or a database that is not empty."""


@asynccontextmanager
async def _connected(database: str) -> AsyncIterator[AsyncConnection]:
    """One transaction in which nothing else is seen to change."""
    await (await Store.open(database)).close()
    engine = engine_for(database, PATIENCE)
    try:
        async with engine.connect() as opened:
            connection = opened
            if engine.dialect.name == "postgresql":
                connection = await opened.execution_options(isolation_level="REPEATABLE READ")
            async with connection.begin():
                if engine.dialect.name == "sqlite":
                    await connection.exec_driver_sql("begin")  # else every query would see another moment
                yield connection
    finally:
        await engine.dispose()


async def back_up(database: str, file: Path) -> int:
    """Write all that a database holds into a file, while servers may go on; the number of rows."""
    count, unfinished = 0, file.with_name(file.name + ".part")
    async with _connected(database) as connection:
        with gzip.open(unfinished, "wt", encoding="utf-8") as out:
            out.write(json.dumps({"holdfast backup": FORMAT}) + "\n")
            for table in METADATA.sorted_tables:
                result = await connection.stream(select(table))
                async for row in result:
                    out.write(json.dumps([table.name, dict(row._mapping)], ensure_ascii=False) + "\n")
                    count += 1
            out.write(json.dumps({"end": count}) + "\n")
    unfinished.replace(file)
    return count


async def restore(file: Path, database: str) -> int:
    """Put a backup into an empty database: all of it or nothing."""
    async with _connected(database) as connection:
        if await connection.scalar(select(func.count()).select_from(TABLES)):
            raise BackupError("the database has tables in it; a backup goes into an empty one")
        count, waiting = 0, list[dict[str, Any]]()
        current: Table | None = None
        for name, row in _rows(file):
            table = METADATA.tables.get(name)
            if table is None or not isinstance(row, dict) or not set(row) <= set(table.columns.keys()):
                raise BackupError(f"{file}: row {count + 1} is not one of ours")
            if current is not None and (table is not current or len(waiting) == BATCH):
                await connection.execute(insert(current), waiting)
                waiting = []
            current = table
            waiting.append(row)
            count += 1
        if current is not None and waiting:
            await connection.execute(insert(current), waiting)
        if connection.dialect.name == "postgresql":
            await connection.execute(COUNT_ON)
    return count


def _rows(file: Path) -> Iterator[tuple[str, Any]]:
    """The rows of a backup; an error if it is none, or was cut off."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            head = json.loads(lines.readline(LINE))
            if not isinstance(head, dict) or head.get("holdfast backup") != FORMAT:
                raise BackupError(f"{file} is not a backup of Holdfast")
            count = 0
            while line := lines.readline(LINE):
                value = json.loads(line)
                if isinstance(value, dict):
                    if value.get("end") != count:
                        raise BackupError(f"{file} was changed: it should have {value.get('end')} rows, not {count}")
                    return
                name, row = value
                yield str(name), row
                count += 1
    except (OSError, EOFError, ValueError, RecursionError) as error:
        raise BackupError(f"{file} cannot be read as a backup: {error}") from error
    raise BackupError(f"{file} is cut off: its closing line is missing")


async def export(database: str, folder: Path) -> int:
    """Write the log of every table, finished or not, as a record into a folder; how many."""
    store = await Store.open(database)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tables = await store.all_tables()
        for table in tables:
            (folder / f"{table}.record").write_text((await _record(store, table)).text(), encoding="utf-8")
    finally:
        await store.close()
    return len(tables)


async def _record(store: Store, table: str) -> Record:
    row, seats, actions = await store.table(table), await store.seats(table), await store.actions(table)
    if row is None:
        raise HoldfastError(f"table {table} was removed meanwhile")
    version = row.version or (game_of(row.game).version if row.game in NAMES else 0)
    names = tuple(seat.name for seat in seats)
    header = Header(row.game, version, len(seats), row.options, names, row.seed, row.pack)
    chunks = chunks_of([action for action in actions if action.kind != WENT_ON])
    return Record(header, tuple(entry for chunk in chunks for entry in chunk))
