"""Writes a batch of actions in one statement and one transaction.

SQLite is written by a thread of its own, so that the event loop never waits for the disk or a lock. One statement
matters there: between two statements the thread would wait for the GIL while it keeps the file locked. On PostgreSQL
one statement replaces six round trips.
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

from holdfast.server.storage.batching import PendingAppend
from holdfast.server.storage.database import configure_sqlite
from holdfast.server.storage.notices import encode

CREATE_APPEND_TRIGGER = """
create temp view appending as select '' as actions, '' as states, '' as snapshots;
create temp trigger append instead of insert on appending begin
    insert into actions (table_id, seq, seat, kind, key, entries, at)
    select json_extract(value, '$.table_id'), json_extract(value, '$.seq'), json_extract(value, '$.seat'),
        json_extract(value, '$.kind'), json_extract(value, '$.key'), json_extract(value, '$.entries'),
        json_extract(value, '$.at')
    from json_each(new.actions);
    update tables
    set waiting = json_extract(item.value, '$.waiting_'), closed = json_extract(item.value, '$.closed_'),
        changed = json_extract(item.value, '$.changed_')
    from json_each(new.states) as item where tables.id = json_extract(item.value, '$.id_');
    insert into snapshots (table_id, kind, seq, version, data)
    select json_extract(value, '$.table_id'), json_extract(value, '$.kind'), json_extract(value, '$.seq'),
        json_extract(value, '$.version'), json_extract(value, '$.data')
    from json_each(new.snapshots) where true
    on conflict (table_id, kind) do update set seq = excluded.seq, version = excluded.version, data = excluded.data;
end;
"""
"""A view whose insert trigger writes a whole batch into the tables, all or nothing."""


class Writer(Protocol):
    """Writes the batches of one process."""

    async def write(self, batch: Sequence[PendingAppend]) -> None:
        """Return when the whole batch is on disk; raise if nothing is."""

    async def close(self) -> None: ...


class SqliteWriter:
    """Writes to a SQLite file."""

    def __init__(self, engine: AsyncEngine, lock_timeout_s: float) -> None:
        self._file = engine.url.database or ""
        self._lock_timeout_ms = round(1000 * lock_timeout_s)
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: sqlite3.Connection | None = None

    async def write(self, batch: Sequence[PendingAppend]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._insert, _rows(batch))

    def _insert(self, values: tuple[str, str, str]) -> None:
        if self._connection is None:
            connection = sqlite3.connect(self._file, isolation_level=None)
            configure_sqlite(connection, self._lock_timeout_ms)
            connection.executescript(CREATE_APPEND_TRIGGER)
            self._connection = connection
        self._connection.execute("insert into appending values (?, ?, ?)", values)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()


APPEND_BATCH = text(
    """
with new as (
    insert into actions (table_id, seq, seat, kind, key, entries, at)
    select item.* from json_to_recordset(cast(:actions as json)) as item(
        table_id text, seq int, seat int, kind text, key text, entries text, at double precision)
), states as (
    update tables set waiting = item.waiting_, closed = item.closed_, changed = item.changed_
    from json_to_recordset(cast(:states as json)) as item(
        id_ text, waiting_ text, closed_ boolean, changed_ double precision)
    where tables.id = item.id_
), snapshots_written as (
    insert into snapshots (table_id, kind, seq, version, data)
    select item.* from json_to_recordset(cast(:snapshots as json)) as item(
        table_id text, kind text, seq int, version int, data text)
    on conflict (table_id, kind) do update set seq = excluded.seq, version = excluded.version, data = excluded.data
)
select pg_notify('holdfast', notice) from json_array_elements_text(cast(:notices as json)) as notice
"""
)
"""A batch for PostgreSQL, with the notices to the other servers in the same transaction."""


MAX_IDLE_S = 1.0
"""An unused connection goes back to the pool after this time, which checks it before its next use."""


class PostgresWriter:
    """Writes to PostgreSQL, one batch at a time. `origin` names this server in its notices."""

    def __init__(self, engine: AsyncEngine, origin: str) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")  # a statement is a transaction
        self._origin = origin
        self._connection: AsyncConnection | None = None
        self._used = 0.0

    async def write(self, batch: Sequence[PendingAppend]) -> None:
        actions, states, snapshots = _rows(batch)
        notices = _json([encode(self._origin, append.notice) for append in batch])
        values = {"actions": actions, "states": states, "snapshots": snapshots, "notices": notices}
        connection = await self._connect()
        try:
            await connection.execute(APPEND_BATCH, values)
        except BaseException:
            await self.close()
            raise

    async def _connect(self) -> AsyncConnection:
        """The connection of the last batch, if that was just now: checking it would cost as much as a batch."""
        now, last_used = asyncio.get_running_loop().time(), self._used
        self._used = now
        if now - last_used > MAX_IDLE_S:
            await self.close()
        if self._connection is None:
            self._connection = await self._engine.connect()
        return self._connection

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()


def _rows(batch: Sequence[PendingAppend]) -> tuple[str, str, str]:
    """Actions, new states of their tables, and snapshots, as JSON."""
    return (
        _json([append.action for append in batch]),
        _json([append.state for append in batch]),
        _json([append.snapshot for append in batch if append.snapshot is not None]),
    )


def _json(rows: Sequence[object]) -> str:
    return msgspec.json.encode(rows).decode()
