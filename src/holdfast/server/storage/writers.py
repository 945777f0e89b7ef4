"""Writes actions, a whole batch in one statement and one transaction.

SQLite is written to from a thread of its own: while it waits for the disk or a lock, the server goes on. Between two
statements a thread must wait until the others let it go on, and meanwhile would keep the file locked; here it has
nothing to do between the first row and the disk. PostgreSQL is asked once for what would be six questions.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from holdfast.server.storage.batching import Append
from holdfast.server.storage.database import durable

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


class Writer(Protocol):
    """Of one server, or of one process of it."""

    async def write(self, batch: Sequence[Append]) -> None:
        """Return when all of it is on disk; fail if nothing is."""

    async def close(self) -> None: ...


class SqliteWriter:
    """For a file."""

    def __init__(self, engine: AsyncEngine, patience: float) -> None:
        self._file = engine.url.database or ""
        self._wait = round(1000 * patience)
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: sqlite3.Connection | None = None

    async def write(self, batch: Sequence[Append]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._put, _rows(batch))

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


AT_ONCE = text(
    """
with new as (
    insert into actions (table_id, seq, seat, kind, key, entries, at)
    select one.* from json_to_recordset(cast(:actions as json)) as one(
        table_id text, seq int, seat int, kind text, key text, entries text, at double precision)
), stand as (
    update tables set waiting = one.waiting_, closed = one.closed_, changed = one.changed_
    from json_to_recordset(cast(:states as json)) as one(
        id_ text, waiting_ text, closed_ boolean, changed_ double precision)
    where tables.id = one.id_
), kept as (
    insert into snapshots (table_id, kind, seq, version, data)
    select one.* from json_to_recordset(cast(:snapshots as json)) as one(
        table_id text, kind text, seq int, version int, data text)
    on conflict (table_id, kind) do update set seq = excluded.seq, version = excluded.version, data = excluded.data
)
select pg_notify('holdfast', word) from json_array_elements_text(cast(:words as json)) as word
"""
)
"""A batch for PostgreSQL, of which the other servers hear with it."""


IDLE = 1.0
"""Seconds after which a connection is given back, to be looked at before it is used again: it may be dead."""


class PostgresWriter:
    """For a database that several servers share; each is known to the others by its origin. One batch at a time."""

    def __init__(self, engine: AsyncEngine, origin: str) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")  # a statement is a transaction
        self._origin = origin
        self._connection: AsyncConnection | None = None
        self._used = 0.0

    async def write(self, batch: Sequence[Append]) -> None:
        actions, states, snapshots = _rows(batch)
        words = _json([f"{self._origin} {one.notice.table} {one.notice.seq} {one.notice.kind}" for one in batch])
        values = {"actions": actions, "states": states, "snapshots": snapshots, "words": words}
        connection = await self._at_hand()
        try:
            await connection.execute(AT_ONCE, values)
        except BaseException:
            await self.close()
            raise

    async def _at_hand(self) -> AsyncConnection:
        """The connection of the last batch, if that was just now; asking anew whether it stands costs as much."""
        now, before = asyncio.get_running_loop().time(), self._used
        self._used = now
        if now - before > IDLE:
            await self.close()
        if self._connection is None:
            self._connection = await self._engine.connect()
        return self._connection

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()


def _rows(batch: Sequence[Append]) -> tuple[str, str, str]:
    """Actions, how their tables stand, and snapshots."""
    return (
        _json([one.action for one in batch]),
        _json([one.state for one in batch]),
        _json([one.snapshot for one in batch if one.snapshot is not None]),
    )


def _json(rows: Sequence[object]) -> str:
    return msgspec.json.encode(rows).decode()
