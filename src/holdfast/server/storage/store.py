"""The store: all tables in SQLite (a file) or PostgreSQL (for several servers). A call that returns is on disk."""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext, suppress
from types import MappingProxyType

from alembic.util import CommandError
from msgspec.structs import asdict
from sqlalchemy import URL, ColumnElement, delete, exists, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from holdfast.server.errors import Damaged, NoSuchTable, NotWritable, ServerError, Unavailable
from holdfast.server.storage.batching import AppendQueue, PendingAppend
from holdfast.server.storage.database import LOCK_TIMEOUT_S, engine_for, without_password
from holdfast.server.storage.faults import DAMAGED_MESSAGE, FAILURES, translate_failures, why_not_opened
from holdfast.server.storage.notices import ChangeKind, Notice, TableChanged, encode
from holdfast.server.storage.rows import (
    FIRST,
    LATEST,
    OPEN,
    PERSON,
    Action,
    ChatLine,
    SeatRow,
    Snapshot,
    TableRow,
    decode_entries,
)
from holdfast.server.storage.schema import ACTIONS, ANALYSES, CHAT, HOLDERS, SEATS, SNAPSHOTS, TABLES
from holdfast.server.storage.statements import (
    action_values,
    add_line,
    is_holder,
    is_listed,
    is_seat,
    seats_text,
    table_row,
)
from holdfast.server.storage.upgrading import upgrade
from holdfast.server.storage.writers import PostgresWriter, SqliteWriter, Writer

UPSERT_SNAPSHOT = text(
    "insert into snapshots (table_id, kind, seq, version, data) values (:table_id, :kind, :seq, :version, :data) "
    "on conflict (table_id, kind) do update set seq = excluded.seq, version = excluded.version, data = excluded.data"
)
WRITE_NOTHING_NEW = text("update alembic_version set version_num = version_num")
"""A row is written as it was: whether that works tells whether moves can be written."""
SEND_NOTICE = text("select pg_notify('holdfast', :notice)")

OPEN_ERRORS: tuple[type[Exception], ...] = (SQLAlchemyError, sqlite3.Error, CommandError, *FAILURES)

IN_ORDER = (func.coalesce(HOLDERS.c.since, 0.0), HOLDERS.c.seat, HOLDERS.c.token)
"""The order in which holders came. Those from before that was stored are the oldest, by their seats."""
MAX_CHAT_LINES = 100
"""The latest lines of a table, which are kept in memory and sent to who comes."""
MAX_LISTED_TABLES = 50
MAX_LISTED_PER_HOST = 5
HOST = (
    select(HOLDERS.c.token)
    .where(HOLDERS.c.table_id == TABLES.c.id)
    .order_by(*IN_ORDER)
    .limit(1)
    .correlate(TABLES)
    .scalar_subquery()
)
"""The token (hash) that set a table up: the first that held a seat there. Null if nobody sits there."""


class Store:
    """The database. Every method is one transaction."""

    def __init__(self, engine: AsyncEngine, lock_timeout_s: float = LOCK_TIMEOUT_S, *, shared: bool = False) -> None:
        self._engine = engine
        self.is_postgres = engine.dialect.name == "postgresql"
        self.shared = self.is_postgres or shared
        """Whether other processes may write as well, so that tables in memory may be outdated."""
        self.origin = secrets.token_hex(4)
        """The name of this process in its notices."""
        self._write_lock = nullcontext() if self.is_postgres else asyncio.Lock()  # SQLite has one writer: queue here
        self._writer: Writer = (
            PostgresWriter(engine, self.origin) if self.is_postgres else SqliteWriter(engine, lock_timeout_s)
        )
        self._queue = AppendQueue(self._write_batch)
        self._damaged = False
        self._on_commit: Callable[[Sequence[Notice]], None] | None = None

    @staticmethod
    async def open(url: str, lock_timeout_s: float = LOCK_TIMEOUT_S, *, shared: bool = False) -> Store:
        """Connect, and upgrade the database after a backup. `shared`: other processes use the same SQLite file."""
        try:
            engine = engine_for(url, lock_timeout_s)
            await upgrade(engine)
        except ModuleNotFoundError as error:
            raise ServerError(
                f"{error.name} is missing; install it with: pip install 'holdfast-games[postgres]'"
            ) from error
        except OPEN_ERRORS as error:
            raise ServerError(
                f"the database {without_password(url)} cannot be opened: {why_not_opened(error)}"
            ) from error
        return Store(engine, lock_timeout_s, shared=shared)

    @property
    def url(self) -> URL:
        return self._engine.url

    async def close(self) -> None:
        await self._queue.close()
        await self._writer.close()
        await self._engine.dispose()

    async def check(self) -> None:
        """Fails as `Damaged` or `Unavailable` if it cannot be read, as `NotWritable` if it cannot be written."""
        if self._damaged:
            raise Damaged(DAMAGED_MESSAGE)
        async with self._read() as connection:
            await connection.execute(select(TABLES.c.id).limit(1))
        try:
            async with self._write() as connection:
                await connection.execute(WRITE_NOTHING_NEW)
        except Unavailable as error:
            raise NotWritable("the database cannot be written") from error

    # Notices to other processes ----------------------------------------------------------------------------------

    def on_commit(self, send: Callable[[Sequence[Notice]], None]) -> None:
        """Call `send` with the notices of every commit. PostgreSQL sends them itself, in the same transaction."""
        self._on_commit = send

    async def publish(self, *notices: Notice) -> None:
        """Send notices about things that are not stored."""
        if self.is_postgres:
            async with self._write(*notices):
                pass
        else:
            self._send(notices)

    def _send(self, notices: Sequence[Notice]) -> None:
        if self._on_commit is not None and notices:
            self._on_commit(notices)

    @contextmanager
    def _translating(self) -> Iterator[None]:
        """Raise the store's own errors, and remember that the database is damaged."""
        try:
            with translate_failures():
                yield
        except Damaged:
            self._damaged = True
            raise

    @asynccontextmanager
    async def _read(self) -> AsyncIterator[AsyncConnection]:
        with self._translating():
            async with self._engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def _write(self, *notices: Notice) -> AsyncIterator[AsyncConnection]:
        with self._translating():
            async with self._write_lock, self._engine.begin() as connection:
                yield connection
                if self.is_postgres and notices:
                    encoded = [{"notice": encode(self.origin, notice)} for notice in notices]
                    await connection.execute(SEND_NOTICE, encoded)
        self._send(notices)

    # Tables and actions ------------------------------------------------------------------------------------------

    async def add_table(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        actions: Sequence[Action],
        holders: Mapping[str, int] = MappingProxyType({}),
    ) -> None:
        """Add a table with its seats, its first actions, and the seats that tokens (hashes) hold."""
        values = {**asdict(table), "options": json.dumps(dict(table.options)), "seed": str(table.seed)}
        async with self._write() as connection:
            await connection.execute(insert(TABLES), {**values, "waiting": seats_text(table.waiting)})
            await connection.execute(insert(SEATS), [{"table_id": table.id, **seat.__dict__} for seat in seats])
            await connection.execute(insert(ACTIONS), [action_values(table.id, action) for action in actions])
            if holders:
                rows = [_holder_values(table.id, seat, token) for token, seat in holders.items()]
                await connection.execute(insert(HOLDERS), rows)

    async def table(self, table_id: str) -> TableRow | None:
        async with self._read() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table_id))).first()
        return None if row is None else table_row(row)

    async def actions(self, table_id: str, after: int = -1) -> list[Action]:
        query = select(ACTIONS).where(ACTIONS.c.table_id == table_id, ACTIONS.c.seq > after).order_by(ACTIONS.c.seq)
        async with self._read() as connection:
            rows = await connection.execute(query)
            return [Action(r.seq, r.seat, r.kind, r.key, decode_entries(r.entries), r.at) for r in rows]

    async def progress(self, table_id: str) -> tuple[int, int]:
        """The number of a table's last action and of its holders: in one query, whether anything is new."""
        last_seq = select(func.max(ACTIONS.c.seq)).where(ACTIONS.c.table_id == table_id).scalar_subquery()
        holders = select(func.count()).where(HOLDERS.c.table_id == table_id).scalar_subquery()
        async with self._read() as connection:
            [(seq, count)] = await connection.execute(select(last_seq, holders))
        return -1 if seq is None else int(seq), int(count)

    async def append(
        self,
        table_id: str,
        action: Action,
        *,
        waiting: tuple[int, ...],
        closed: bool,
        kind: ChangeKind,
        snapshot: Snapshot | None = None,
    ) -> bool:
        """Write an action; False, and nothing is written, if an action with its number exists already."""
        state = {"id_": table_id, "waiting_": seats_text(waiting), "closed_": closed, "changed_": action.at}
        snapshot_values = None if snapshot is None else {"table_id": table_id, **snapshot.__dict__}
        notice = TableChanged(table_id, action.seq, kind)
        append = PendingAppend(action_values(table_id, action), state, notice, snapshot_values)
        return await self._queue.submit(append)

    async def _write_batch(self, batch: Sequence[PendingAppend]) -> None:
        with self._translating():
            async with self._write_lock:
                await self._writer.write(batch)
        self._send([append.notice for append in batch])

    async def snapshot(self, table_id: str, kind: str) -> Snapshot | None:
        query = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id, SNAPSHOTS.c.kind == kind)
        async with self._read() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Snapshot(row.kind, row.seq, row.version, row.data)

    async def add_snapshot(self, table_id: str, snapshot: Snapshot) -> None:
        """Store a snapshot, in place of an older one of its kind."""
        async with self._write() as connection:
            await connection.execute(UPSERT_SNAPSHOT, {"table_id": table_id, **snapshot.__dict__})

    async def resume_table(self, table_id: str, action: Action, snapshot: Snapshot, content: str | None) -> bool:
        """Let a table begin with a snapshot from now on; False if another server has just done so."""
        try:
            async with self._write(TableChanged(table_id, action.seq, "moved")) as connection:
                await connection.execute(insert(ACTIONS), action_values(table_id, action))
                begun = update(TABLES).where(TABLES.c.id == table_id)
                await connection.execute(begun.values(version=snapshot.version, content=content))
                both = [{"table_id": table_id, **snapshot.__dict__, "kind": kind} for kind in (FIRST, LATEST)]
                await connection.execute(UPSERT_SNAPSHOT, both)
        except IntegrityError:
            return False
        return True

    async def add_analysis(self, table_id: str, data: str) -> None:
        """Store the analysis of a finished game, unless another server has just stored the same."""
        with suppress(IntegrityError):
            async with self._write() as connection:
                await connection.execute(insert(ANALYSES), {"table_id": table_id, "data": data})

    async def analysis(self, table_id: str) -> str | None:
        async with self._read() as connection:
            found = await connection.scalar(select(ANALYSES.c.data).where(ANALYSES.c.table_id == table_id))
        return None if found is None else str(found)

    # Seats -------------------------------------------------------------------------------------------------------

    async def seats(self, table_id: str) -> list[SeatRow]:
        return (await self.seats_at([table_id])).get(table_id, [])

    async def seats_at(self, table_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of several tables."""
        query = select(SEATS).where(SEATS.c.table_id.in_(table_ids)).order_by(SEATS.c.table_id, SEATS.c.seat)
        found = dict[str, list[SeatRow]]()
        async with self._read() as connection:
            for r in await connection.execute(query):
                found.setdefault(r.table_id, []).append(SeatRow(r.seat, r.kind, r.name, r.bot, r.link))
        return found

    async def seats_held_by(self, token: str) -> dict[str, int]:
        """The seats that a token (hash) holds, by table."""
        query = select(HOLDERS.c.table_id, HOLDERS.c.seat).where(HOLDERS.c.token == token)
        async with self._read() as connection:
            return {row.table_id: row.seat for row in await connection.execute(query)}

    async def holders(self, table_id: str) -> dict[str, int]:
        """The seats of a table by the hashes of the tokens that hold them, in the order in which they came."""
        query = select(HOLDERS.c.token, HOLDERS.c.seat).where(HOLDERS.c.table_id == table_id).order_by(*IN_ORDER)
        async with self._read() as connection:
            return {row.token: row.seat for row in await connection.execute(query)}

    async def add_holder(self, table_id: str, seat: int, token: str, line: ChatLine | None = None) -> None:
        """Let a token hold a seat, in place of any that it held at this table; a line of chat tells of it."""
        async with self._write(TableChanged(table_id, 0, "people")) as connection:
            await connection.execute(delete(HOLDERS).where(HOLDERS.c.table_id == table_id, HOLDERS.c.token == token))
            await connection.execute(insert(HOLDERS), _holder_values(table_id, seat, token))
            await add_line(connection, table_id, line)

    async def end_link(self, table_id: str, seat: int, keeper: str | None, line: ChatLine) -> None:
        """Let only one token hold a seat, and end its private link."""
        async with self._write(TableChanged(table_id, 0, "people")) as connection:
            await connection.execute(
                delete(HOLDERS).where(is_holder(table_id, seat), HOLDERS.c.token != (keeper or ""))
            )
            await connection.execute(update(SEATS).where(is_seat(table_id, seat)).values(link=None))
            await add_line(connection, table_id, line)

    async def invite(
        self, table_id: str, seat: int, link: str, line: ChatLine | None = None, *, keep_holders: bool
    ) -> None:
        """Give a seat a new private link; those who hold it may lose it."""
        async with self._write(TableChanged(table_id, 0, "people")) as connection:
            if not keep_holders:
                await connection.execute(delete(HOLDERS).where(is_holder(table_id, seat)))
            await connection.execute(update(SEATS).where(is_seat(table_id, seat)).values(link=link))
            await add_line(connection, table_id, line)

    async def claim_seat(self, table_id: str, seat: int, name: str, token: str) -> bool:
        """Give an open seat to a person; False if it is no longer open."""
        claimed = update(SEATS).where(is_seat(table_id, seat), SEATS.c.kind == OPEN).values(kind=PERSON, name=name)
        try:
            async with self._write(TableChanged(table_id, 0, "people")) as connection:
                if (await connection.execute(claimed)).rowcount != 1:
                    return False
                await connection.execute(insert(HOLDERS), _holder_values(table_id, seat, token))
        except IntegrityError:  # the same browser has just claimed another seat at this table
            return False
        return True

    async def change_seat(self, table_id: str, seat: int, line: ChatLine | None = None, **values: str | None) -> None:
        """Change the bot of a seat, or the hash of its link; a line of chat tells of it."""
        async with self._write(TableChanged(table_id, 0, "people")) as connection:
            await connection.execute(update(SEATS).where(is_seat(table_id, seat)).values(values))
            await add_line(connection, table_id, line)

    # Chat and lists ----------------------------------------------------------------------------------------------

    async def add_chat(self, table_id: str, line: ChatLine) -> None:
        try:
            async with self._write(TableChanged(table_id, 0, "talk")) as connection:
                await add_line(connection, table_id, line)
        except IntegrityError as error:
            raise NoSuchTable("this table was deleted") from error

    async def chat(self, table_id: str) -> tuple[ChatLine, ...]:
        query = select(CHAT).where(CHAT.c.table_id == table_id).order_by(CHAT.c.id.desc()).limit(MAX_CHAT_LINES)
        async with self._read() as connection:
            rows = list(await connection.execute(query))
        return tuple(ChatLine(r.seat, r.name, r.text, r.at) for r in reversed(rows))

    async def tables_held_by(self, token: str) -> list[TableRow]:
        """The tables at which a token (hash) holds a seat, the latest first."""
        held = exists().where(HOLDERS.c.table_id == TABLES.c.id, HOLDERS.c.token == token)
        return await self._list_tables(held)

    async def public_tables(self, since: float) -> list[TableRow]:
        """The public tables that are still played and have changed since then, some of each host."""
        rank = func.row_number().over(partition_by=HOST, order_by=(TABLES.c.changed.desc(), TABLES.c.id))
        ranked = select(TABLES.c.id, rank.label("rank")).where(*is_listed(since)).subquery()
        fair = select(ranked.c.id).where(ranked.c.rank <= MAX_LISTED_PER_HOST)
        return await self._list_tables(TABLES.c.id.in_(fair))

    async def count_public_of_host(self, token: str, since: float) -> int:
        """How many public tables that are still played a token (hash) has set up."""
        return await self._count_public(since, HOST.is_not_distinct_from(token))

    async def count_public_among(self, table_ids: Sequence[str], since: float) -> int:
        """How many of some tables are public and still played."""
        return await self._count_public(since, TABLES.c.id.in_(table_ids))

    async def _count_public(self, since: float, condition: ColumnElement[bool]) -> int:
        query = select(func.count()).select_from(TABLES).where(*is_listed(since), condition)
        async with self._read() as connection:
            return int(await connection.scalar(query) or 0)

    async def all_table_ids(self) -> list[str]:
        """The ids of all tables, the oldest first."""
        async with self._read() as connection:
            return list(await connection.scalars(select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id)))

    async def _list_tables(self, *conditions: ColumnElement[bool]) -> list[TableRow]:
        query = select(TABLES).where(*conditions).order_by(TABLES.c.changed.desc(), TABLES.c.id)
        async with self._read() as connection:
            return [table_row(row) for row in await connection.execute(query.limit(MAX_LISTED_TABLES))]


def now() -> float:
    return time.time()


def _holder_values(table_id: str, seat: int, token: str) -> dict[str, object]:
    return {"table_id": table_id, "seat": seat, "token": token, "since": now()}
