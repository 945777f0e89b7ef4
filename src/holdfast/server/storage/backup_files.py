"""Writes backup files: gzipped text, one JSON value per line; a header, the rows of each table, and their number."""

from __future__ import annotations

import gzip
import json
import os
from pathlib import Path

from sqlalchemy import inspect, select
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncConnection

from holdfast.server.storage.schema import METADATA

FORMAT_VERSION = 1
PRIVATE = 0o600
"""Backups hold hidden cards and hashes of tokens: only their owner may read them."""


async def write_backup(connection: AsyncConnection, file: Path) -> int:
    """Write all rows that a connection sees into a file; returns how many. The database may have an older schema."""
    existing = await connection.run_sync(_existing_columns)
    count, partial = 0, file.with_name(file.name + ".part")
    descriptor = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE)
    with os.fdopen(descriptor, "wb") as binary, gzip.open(binary, "wt", encoding="utf-8") as out:
        out.write(json.dumps({"holdfast backup": FORMAT_VERSION}) + "\n")
        for table in METADATA.sorted_tables:
            columns = [column for column in table.columns if column.name in existing.get(table.name, ())]
            if not columns:
                continue
            async for row in await connection.stream(select(*columns)):
                out.write(json.dumps([table.name, dict(row._mapping)], ensure_ascii=False) + "\n")
                count += 1
        out.write(json.dumps({"end": count}) + "\n")
    partial.replace(file)
    return count


def _existing_columns(connection: Connection) -> dict[str, set[str]]:
    """The columns of each table of the database."""
    found = inspect(connection)
    return {table: {column["name"] for column in found.get_columns(table)} for table in found.get_table_names()}
