"""Writes actions to a SQLite file from a thread of its own: while it waits for the disk or a lock, the server goes on.

A whole batch is one statement and one transaction. Between two statements a thread must wait until the others let it
go on, and meanwhile would keep the file locked; here it has nothing to do between the first row and the disk.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from holdfast.server.appends import Append
from holdfast.server.database import durable

ONCE = """
create temp view appending as select '' as actions, '' as states, '' as snapshots;
create temp trigger append instead of insert on appending begin
    insert into actions (table_id, seq, seat, kind, key, entries, at)
    select json_extract(value, '$.table_id'), json_extract(value, '$.seq'), json_extract(value, '$.seat'),
        json_extract(value, '$.kind'), json_extract(value, '$.key'), json_extract(value, '$.entries'),
        json_extract(value, '$.at')
    from json_each(new.actions);
    update tables
    set waiting = json_extract(one.value, '$.waiting_'), closed = json_extract(one.value, '$.closed_'),
        changed = json_extract(one.value, '$.changed_')
    from json_each(new.states) as one where tables.id = json_extract(one.value, '$.id_');
    insert into snapshots (table_id, kind, seq, version, data)
    select json_extract(value, '$.table_id'), json_extract(value, '$.kind'), json_extract(value, '$.seq'),
        json_extract(value, '$.version'), json_extract(value, '$.data')
    from json_each(new.snapshots) where true
    on conflict (table_id, kind) do update set seq = excluded.seq, version = excluded.version, data = excluded.data;
end;
"""
"""What a batch is put into: it is not kept, but handed on to the tables, all or nothing."""


class Writer:
    """Of one server, or of one process of it."""

    def __init__(self, engine: AsyncEngine, patience: float) -> None:
        self._file = engine.url.database or ""
        self._wait = round(1000 * patience)
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: sqlite3.Connection | None = None

    async def write(self, batch: Sequence[Append]) -> None:
        """Return when all of it is on disk; fail if nothing is."""
        values = (
            _json([one.action for one in batch]),
            _json([one.state for one in batch]),
            _json([one.snapshot for one in batch if one.snapshot is not None]),
        )
        await asyncio.get_running_loop().run_in_executor(self._thread, self._put, values)

    def _put(self, values: tuple[str, str, str]) -> None:
        if self._connection is None:
            connection = sqlite3.connect(self._file, isolation_level=None)
            durable(connection, self._wait)
            connection.executescript(ONCE)
            self._connection = connection
        self._connection.execute("insert into appending values (?, ?, ?)", values)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._leave)
        self._thread.shutdown()

    def _leave(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _json(rows: list[dict[str, object]]) -> str:
    return msgspec.json.encode(rows).decode()
