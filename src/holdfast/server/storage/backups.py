"""All that a database holds as one file, and back: from SQLite to PostgreSQL too. And all tables as records.

A backup is gzipped text, one JSON value a line: a head, the rows of each table, and a closing line with their number.
"""

from __future__ import annotations

import gzip
import json
import math
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
from sqlalchemy import Boolean, Column, Float, Integer, Table, func, insert, select, text
from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from holdfast.engine.errors import HoldfastError
from holdfast.engine.record import Header, Record
from holdfast.games import NAMES
from holdfast.games import game as game_of
from holdfast.server.storage.database import PATIENCE, engine_for
from holdfast.server.storage.rebuild import chunks_of
from holdfast.server.storage.rows import WENT_ON, unpacked
from holdfast.server.storage.schema import ACTIONS, METADATA, TABLES
from holdfast.server.storage.store import Store
from holdfast.server.tables.setup import can_be_id

FORMAT = 1
BATCH = 500
COUNT_ON = text(
    "select setval(pg_get_serial_sequence('chat', 'id'), (select coalesce(max(id), 0) + 1 from chat), false)"
)
"""PostgreSQL numbers lines of talk itself, and must know how far they go."""
LINE = 4_000_000
"""The longest line that is read from a backup."""
MOST = 2**31 - 1
"""The greatest whole number that both kinds of database keep."""


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
        count = 0
        for table, rows in _batches(file):
            try:
                await connection.execute(insert(table), rows)
            except (IntegrityError, DataError) as error:
                raise BackupError(f"{file}: rows of {table.name} up to {count + len(rows)} do not fit") from error
            count += len(rows)
        if connection.dialect.name == "postgresql":
            await connection.execute(COUNT_ON)
    return count


def _batches(file: Path) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """The rows of a backup, some of one table at a time."""
    current, waiting = TABLES, list[dict[str, Any]]()
    for number, (name, row) in enumerate(_rows(file), 1):
        table = METADATA.tables.get(name)
        if table is None or not _fits(table, row):
            raise BackupError(f"{file}: row {number} is not one of ours")
        if waiting and (table is not current or len(waiting) == BATCH):
            yield current, waiting
            waiting = []
        current = table
        waiting.append({column.name: row.get(column.name) for column in table.columns})
    if waiting:
        yield current, waiting


def _fits(table: Table, row: object) -> bool:
    """Whether a row has the shape of its table, and can be read again."""
    if not isinstance(row, dict) or not set(row) <= set(table.columns.keys()):
        return False
    if not all(_value_fits(column, row.get(column.name)) for column in table.columns):
        return False
    try:
        if table is TABLES:
            [int(seat) for seat in row["waiting"].split(",") if seat]
            int(row["seed"])  # records from before seeds were bounded may have one below nought
            return can_be_id(row["id"]) and isinstance(json.loads(row["options"]), dict)
        return table is not ACTIONS or all(isinstance(entry.key, str) for entry in unpacked(row["entries"]))
    except (ValueError, TypeError, RecursionError, msgspec.MsgspecError):
        return False


def _value_fits(column: Column[Any], value: object) -> bool:
    if value is None:
        return bool(column.nullable)
    match column.type:
        case Boolean():
            return isinstance(value, bool)
        case Integer():
            return isinstance(value, int) and not isinstance(value, bool) and -1 <= value <= MOST
        case Float():
            return isinstance(value, int | float) and not isinstance(value, bool) and _number(value)
        case kind:
            longest = getattr(kind, "length", None) or LINE
            return isinstance(value, str) and len(value) <= longest and _writable(value)


def _number(value: float) -> bool:
    return abs(value) <= MOST**2 and math.isfinite(value)


def _writable(value: str) -> bool:
    """Whether both kinds of database take such a text."""
    try:
        return b"\0" not in value.encode()
    except UnicodeEncodeError:
        return False


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
                if not isinstance(value, list) or len(value) != 2:
                    raise BackupError(f"{file}: row {count + 1} is not one of ours")
                yield str(value[0]), value[1]
                count += 1
    except (OSError, EOFError, ValueError, RecursionError, zlib.error) as error:
        raise BackupError(f"{file} cannot be read as a backup: {error}") from error
    raise BackupError(f"{file} is cut off: its closing line is missing")


async def export(database: str, folder: Path) -> int:
    """Write the log of every table, finished or not, as a record into a folder; how many."""
    store = await Store.open(database)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tables = await store.all_tables()
        for table in tables:
            name = quote(table, safe="")  # whatever it is called, it stays in the folder
            (folder / f"{name}.record").write_text((await _record(store, table)).text(), encoding="utf-8")
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
