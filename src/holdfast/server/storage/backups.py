"""Backup and restore of a whole database (also from SQLite to PostgreSQL), and export of all tables as records."""

from __future__ import annotations

import gzip
import json
import math
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
from sqlalchemy import Boolean, Column, Float, Integer, Table, func, insert, select, text
from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from holdfast.engine.errors import HoldfastError
from holdfast.server.storage.backup_files import FORMAT_VERSION, write_backup
from holdfast.server.storage.database import LOCK_TIMEOUT_S, engine_for
from holdfast.server.storage.files import make_private_folder, open_private
from holdfast.server.storage.rebuild import stored_record
from holdfast.server.storage.rows import decode_entries, is_table_id
from holdfast.server.storage.schema import ACTIONS, METADATA, TABLES
from holdfast.server.storage.store import Store

ROWS_PER_INSERT = 500
RESET_CHAT_SEQUENCE = text(
    "select setval(pg_get_serial_sequence('chat', 'id'), (select coalesce(max(id), 0) + 1 from chat), false)"
)
"""PostgreSQL numbers chat lines from a sequence, which must continue after the restored ones."""
MAX_LINE_LENGTH = 4_000_000
"""The longest line that is read from a backup, in characters."""
MAX_INTEGER = 2**31 - 1
"""The greatest integer that both kinds of database store."""


class BackupError(HoldfastError):
    """A user error: a file that is no backup, or a database that is not empty."""


@asynccontextmanager
async def _snapshot_connection(database: str) -> AsyncIterator[AsyncConnection]:
    """A transaction that sees one unchanging state of the database."""
    await (await Store.open(database)).close()
    engine = engine_for(database, LOCK_TIMEOUT_S)
    try:
        async with engine.connect() as opened:
            connection = opened
            if engine.dialect.name == "postgresql":
                connection = await opened.execution_options(isolation_level="REPEATABLE READ")
            async with connection.begin():
                if engine.dialect.name == "sqlite":
                    await connection.exec_driver_sql("begin")  # else every query would see another state
                yield connection
    finally:
        await engine.dispose()


async def back_up(database: str, file: Path) -> int:
    """Write the whole database into a file while servers may go on; returns the number of rows."""
    async with _snapshot_connection(database) as connection:
        with writing(file):
            return await write_backup(connection, file)


@contextmanager
def writing(file: Path) -> Iterator[None]:
    """Raise a clear error if a backup cannot be written in the block."""
    try:
        yield
    except OSError as error:
        raise BackupError(f"{file} cannot be written: {error.strerror}") from error


async def restore(file: Path, database: str) -> int:
    """Load a backup into an empty database, all of it or nothing; returns the number of rows."""
    async with _snapshot_connection(database) as connection:
        if await connection.scalar(select(func.count()).select_from(TABLES)):
            raise BackupError("the database has tables in it; a backup goes into an empty one")
        count = 0
        for table, rows in _batches(file):
            try:
                await connection.execute(insert(table), rows)
            except (IntegrityError, DataError) as error:
                raise BackupError(f"{file}: rows of {table.name} up to {count + len(rows)} cannot be stored") from error
            count += len(rows)
        if connection.dialect.name == "postgresql":
            await connection.execute(RESET_CHAT_SEQUENCE)
    return count


def _batches(file: Path) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """The rows of a backup in batches, each for one database table."""
    current, batch = TABLES, list[dict[str, Any]]()
    for number, (name, row) in enumerate(_rows(file), 1):
        table = METADATA.tables.get(name)
        if table is None or not _fits(table, row):
            raise BackupError(f"{file}: row {number} does not belong to a backup")
        if batch and (table is not current or len(batch) == ROWS_PER_INSERT):
            yield current, batch
            batch = []
        current = table
        batch.append({column.name: row.get(column.name) for column in table.columns})
    if batch:
        yield current, batch


def _fits(table: Table, row: object) -> bool:
    """Whether a row has the columns of its table and values that the server can read."""
    if not isinstance(row, dict) or not set(row) <= set(table.columns.keys()):
        return False
    if not all(_value_fits(column, row.get(column.name)) for column in table.columns):
        return False
    try:
        if table is TABLES:
            [int(seat) for seat in row["waiting"].split(",") if seat]
            int(row["seed"])  # records from before seeds were bounded may have a negative one
            return is_table_id(row["id"]) and isinstance(json.loads(row["options"]), dict)
        return table is not ACTIONS or all(isinstance(entry.key, str) for entry in decode_entries(row["entries"]))
    except (ValueError, TypeError, RecursionError, msgspec.MsgspecError):
        return False


def _value_fits(column: Column[Any], value: object) -> bool:
    if value is None:
        return bool(column.nullable)
    match column.type:
        case Boolean():
            return isinstance(value, bool)
        case Integer():
            return isinstance(value, int) and not isinstance(value, bool) and -1 <= value <= MAX_INTEGER
        case Float():
            return isinstance(value, int | float) and not isinstance(value, bool) and _is_storable_number(value)
        case kind:
            max_length = getattr(kind, "length", None) or MAX_LINE_LENGTH
            return isinstance(value, str) and len(value) <= max_length and _is_storable_text(value)


def _is_storable_number(value: float) -> bool:
    return abs(value) <= MAX_INTEGER**2 and math.isfinite(value)


def _is_storable_text(value: str) -> bool:
    """Whether both kinds of database can store the text."""
    try:
        return b"\0" not in value.encode()
    except UnicodeEncodeError:
        return False


def _rows(file: Path) -> Iterator[tuple[str, Any]]:
    """The rows of a backup; raises if the file is no backup or is truncated."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            head = json.loads(lines.readline(MAX_LINE_LENGTH))
            if not isinstance(head, dict) or head.get("holdfast backup") != FORMAT_VERSION:
                raise BackupError(f"{file} is not a backup of Holdfast")
            count = 0
            while line := lines.readline(MAX_LINE_LENGTH):
                value = json.loads(line)
                if isinstance(value, dict):
                    if value.get("end") != count:
                        raise BackupError(f"{file} was changed: it should have {value.get('end')} rows, not {count}")
                    return
                if not isinstance(value, list) or len(value) != 2:
                    raise BackupError(f"{file}: row {count + 1} does not belong to a backup")
                yield str(value[0]), value[1]
                count += 1
    except (OSError, EOFError, ValueError, RecursionError, zlib.error) as error:
        raise BackupError(f"{file} cannot be read as a backup: {error}") from error
    raise BackupError(f"{file} is truncated: its last line is missing")


async def export(database: str, folder: Path) -> int:
    """Write the log of every table, finished or not, as a record into a folder; returns how many."""
    store = await Store.open(database)
    try:
        make_private_folder(folder)
        tables = await store.all_table_ids()
        for table_id in tables:
            name = quote(table_id, safe="")  # no name can leave the folder
            row = await store.table(table_id)
            if row is None:
                raise HoldfastError(f"table {table_id} was removed during the export")
            record = stored_record(row, await store.seats(table_id), await store.actions(table_id))
            with open_private(folder / f"{name}.record", "w") as out:
                out.write(record.text())
    finally:
        await store.close()
    return len(tables)
