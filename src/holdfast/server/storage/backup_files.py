"""Writes backup files: gzipped text, one JSON value per line; a header, the rows of each table, and their number."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Table, inspect, select
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncConnection

from holdfast.server.storage.files import open_private
from holdfast.server.storage.schema import METADATA

FORMAT_VERSION = 1


class BackupWriter:
    """Writes rows into the file of a backup."""

    def __init__(self, out: IO[str]) -> None:
        self._out = out
        self.count = 0

    def add(self, table: Table, row: Mapping[Any, Any]) -> None:
        self._out.write(json.dumps([table.name, dict(row)], ensure_ascii=False) + "\n")
        self.count += 1


@contextmanager
def backup_file(file: Path) -> Iterator[BackupWriter]:
    """A backup that only its owner may read; it is complete and on disk after the block, or not there."""
    partial = file.with_name(file.name + ".part")
    try:
        with open_private(partial) as binary:
            with gzip.open(binary, "wt", encoding="utf-8") as out:
                writer = BackupWriter(out)
                out.write(json.dumps({"holdfast backup": FORMAT_VERSION}) + "\n")
                yield writer
                out.write(json.dumps({"end": writer.count}) + "\n")
            binary.flush()
            os.fsync(binary.fileno())
        partial.replace(file)
    finally:
        partial.unlink(missing_ok=True)


async def write_backup(connection: AsyncConnection, file: Path) -> int:
    """Write all rows that a connection sees into a file; returns how many. The database may have an older schema."""
    existing = await connection.run_sync(_existing_columns)
    with backup_file(file) as backup:
        for table in METADATA.sorted_tables:
            columns = [column for column in table.columns if column.name in existing.get(table.name, ())]
            if not columns:
                continue
            async for row in await connection.stream(select(*columns)):
                backup.add(table, row._mapping)
    return backup.count


def _existing_columns(connection: Connection) -> dict[str, set[str]]:
    """The columns of each table of the database."""
    found = inspect(connection)
    return {table: {column["name"] for column in found.get_columns(table)} for table in found.get_table_names()}
