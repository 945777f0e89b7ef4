"""Where tables are kept: SQLite in a file, or PostgreSQL for several servers at once. What is done is on disk."""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext, suppress
from types import MappingProxyType
from typing import Any

from alembic.util import CommandError
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Row, delete, exists, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from holdfast.server.cluster.ipc import Place, Siblings
from holdfast.server.cluster.notify import Channel
from holdfast.server.errors import ServerError
from holdfast.server.storage.batching import Append, Appends
from holdfast.server.storage.database import PATIENCE, engine_for, migrate, shown
from holdfast.server.storage.faults import FAILURES, faults
from holdfast.server.storage.rows import FIRST, LATEST, Action, SeatRow, Snapshot, TableRow, packed, unpacked
from holdfast.server.storage.schema import ACTIONS, ANALYSES, CHAT, HOLDERS, SEATS, SNAPSHOTS, TABLES
from holdfast.server.storage.writers import PostgresWriter, SqliteWriter, Writer
from holdfast.server.tables.models import OPEN, PERSON, Notice
from holdfast.server.tables.table_view import Talk

KEEP = text(
    "insert into snapshots (table_id, kind, seq, version, data) values (:table_id, :kind, :seq, :version, :data) "
    "on conflict (table_id, kind) do update set seq = excluded.seq, version = excluded.version, data = excluded.data"
)
NOTIFY = text("select pg_notify('holdfast', :words)")

UNOPENED: tuple[type[Exception], ...] = (SQLAlchemyError, sqlite3.Error, CommandError, *FAILURES)

TALK_SHOWN = 200
LISTED = 50


class Store:
    """All that outlives the server. Every method is one transaction."""

    def __init__(self, engine: AsyncEngine, patience: float = PATIENCE, place: Place | None = None) -> None:
        self._engine = engine
        self._many = engine.dialect.name == "postgresql"
        self._place = None if self._many else place
        self.shared = self._many or place is not None
        """Whether other servers may write as well, so that what is held in memory may be behind."""
        self._writing = nullcontext() if self._many else asyncio.Lock()  # SQLite has one writer: wait here, not there
        self.origin = secrets.token_hex(4)
        """The name of this server among others."""
        self._writer: Writer = PostgresWriter(engine, self.origin) if self._many else SqliteWriter(engine, patience)
        self._channel: Channel | None = None
        self._siblings: Siblings | None = None
        self._queue = Appends(self._append)

    @staticmethod
    async def open(url: str, patience: float = PATIENCE, place: Place | None = None) -> Store:
        """Connect, and bring the database up to date. Whoever finds it locked waits so many seconds at most.

        Several processes on one SQLite file are told their `place`, so that they hear of each other's moves.
        """
        try:
            engine = engine_for(url, patience)
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
        except ModuleNotFoundError as error:
            raise ServerError(
                f"{error.name} is missing; install it with: pip install 'holdfast-games[postgres]'"
            ) from error
        except UNOPENED as error:
            raise ServerError(f"the database {shown(url)} cannot be opened: {error}") from error
        return Store(engine, patience, place)

    async def close(self) -> None:
        await self._queue.close()
        for way in (self._writer, self._channel, self._siblings):
            if way is not None:
                await way.close()
        await self._engine.dispose()

    async def hear(self, heard: Callable[[Notice], None], missed: Callable[[], None]) -> None:
        """Call `heard` when another server changed a table, and `missed` when any may have been changed unheard."""
        if self._many:
            self._channel = await Channel.open(self._engine.url, self.origin, heard, missed)
        elif self._place is not None:
            self._siblings = await Siblings.open(self._place, heard, missed)

    async def pass_on(self, *notices: Notice) -> None:
        """Tell the other servers something that is not kept."""
        if self._many:
            async with self._write(*notices):
                pass
        else:
            self._say(notices)

    async def alive(self) -> None:
        """Fails as `Unavailable` if the database does not answer."""
        async with self._reading() as connection:
            await connection.execute(select(TABLES.c.id).limit(1))

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        with faults():
            async with self._engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def _write(self, *notices: Notice) -> AsyncIterator[AsyncConnection]:
        with faults():
            async with self._writing, self._engine.begin() as connection:
                yield connection
                if self._many and notices:
                    words = [{"words": f"{self.origin} {one.table} {one.seq} {one.kind}"} for one in notices]
                    await connection.execute(NOTIFY, words)
        self._say(notices)

    def _say(self, notices: Sequence[Notice]) -> None:
        """Tell the other processes on this file."""
        if self._siblings is not None and notices:
            self._siblings.say(notices)

    # Tables and what is done at them -----------------------------------------------------------------------------

    async def add(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        actions: Sequence[Action],
        holders: Mapping[str, int] = MappingProxyType({}),
    ) -> None:
        """A new table with its seats and first actions, and the seats that tokens hold."""
        values = {**asdict(table), "options": json.dumps(dict(table.options)), "seed": str(table.seed)}
        async with self._write() as connection:
            await connection.execute(insert(TABLES), {**values, "waiting": _seats_text(table.waiting)})
            await connection.execute(insert(SEATS), [{"table_id": table.id, **seat.__dict__} for seat in seats])
            await connection.execute(insert(ACTIONS), [_values(table.id, action) for action in actions])
            if holders:
                rows = [{"table_id": table.id, "seat": seat, "token": token} for token, seat in holders.items()]
                await connection.execute(insert(HOLDERS), rows)

    async def table(self, table: str) -> TableRow | None:
        async with self._reading() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).first()
        return None if row is None else _table(row)

    async def actions(self, table: str, after: int = -1) -> list[Action]:
        query = select(ACTIONS).where(ACTIONS.c.table_id == table, ACTIONS.c.seq > after).order_by(ACTIONS.c.seq)
        async with self._reading() as connection:
            rows = await connection.execute(query)
            return [Action(r.seq, r.seat, r.kind, r.key, unpacked(r.entries), r.at) for r in rows]

    async def stand(self, table: str) -> tuple[int, int]:
        """How far a table has come, and how many hold a seat there: whether there is anything new, in one question."""
        last = select(func.max(ACTIONS.c.seq)).where(ACTIONS.c.table_id == table).scalar_subquery()
        held = select(func.count()).where(HOLDERS.c.table_id == table).scalar_subquery()
        async with self._reading() as connection:
            row = (await connection.execute(select(last, held))).one()
        return -1 if row[0] is None else int(row[0]), int(row[1])

    async def append(
        self,
        table: str,
        action: Action,
        *,
        waiting: tuple[int, ...],
        closed: bool,
        kind: str,
        snapshot: Snapshot | None = None,
    ) -> bool:
        """Write an action; False if another one already has its number, and then nothing is written."""
        state = {"id_": table, "waiting_": _seats_text(waiting), "closed_": closed, "changed_": action.at}
        kept = None if snapshot is None else {"table_id": table, **snapshot.__dict__}
        return await self._queue.put(Append(_values(table, action), state, Notice(table, action.seq, kind), kept))

    async def _append(self, batch: Sequence[Append]) -> None:
        with faults():
            async with self._writing:
                await self._writer.write(batch)
        self._say([one.notice for one in batch])

    async def snapshot(self, table: str, kind: str) -> Snapshot | None:
        query = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table, SNAPSHOTS.c.kind == kind)
        async with self._reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Snapshot(row.kind, row.seq, row.version, row.data)

    async def go_on(self, table: str, action: Action, snapshot: Snapshot) -> bool:
        """Let a table begin with a snapshot from now on; False if another server has just done so."""
        try:
            async with self._write(Notice(table, action.seq, "moved")) as connection:
                await connection.execute(insert(ACTIONS), _values(table, action))
                await connection.execute(update(TABLES).where(TABLES.c.id == table).values(version=snapshot.version))
                both = [{"table_id": table, **snapshot.__dict__, "kind": kind} for kind in (FIRST, LATEST)]
                await connection.execute(KEEP, both)
        except IntegrityError:
            return False
        return True

    async def keep_analysis(self, table: str, data: str) -> None:
        """Keep what looking a game over has found; whoever else has just found the same is right as well."""
        with suppress(IntegrityError):
            async with self._write() as connection:
                await connection.execute(insert(ANALYSES), {"table_id": table, "data": data})

    async def analysis(self, table: str) -> str | None:
        async with self._reading() as connection:
            found = await connection.scalar(select(ANALYSES.c.data).where(ANALYSES.c.table_id == table))
        return None if found is None else str(found)

    # Seats -------------------------------------------------------------------------------------------------------

    async def seats(self, table: str) -> list[SeatRow]:
        return (await self.seats_at([table])).get(table, [])

    async def seats_at(self, tables: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of several tables."""
        query = select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.table_id, SEATS.c.seat)
        found = dict[str, list[SeatRow]]()
        async with self._reading() as connection:
            for r in await connection.execute(query):
                found.setdefault(r.table_id, []).append(SeatRow(r.seat, r.kind, r.name, r.bot, r.link))
        return found

    async def seats_of(self, token: str) -> dict[str, int]:
        """The seats that a token holds, by table."""
        query = select(HOLDERS.c.table_id, HOLDERS.c.seat).where(HOLDERS.c.token == token)
        async with self._reading() as connection:
            return {row.table_id: row.seat for row in await connection.execute(query)}

    async def holders(self, table: str) -> dict[str, int]:
        """The seats of a table by the hashes of the tokens that hold them."""
        query = select(HOLDERS.c.token, HOLDERS.c.seat).where(HOLDERS.c.table_id == table)
        async with self._reading() as connection:
            return {row.token: row.seat for row in await connection.execute(query)}

    async def hold(self, table: str, seat: int, token: str) -> None:
        """Let a token hold a seat, instead of any that it held at this table."""
        async with self._write(Notice(table, 0, "people")) as connection:
            await connection.execute(delete(HOLDERS).where(HOLDERS.c.table_id == table, HOLDERS.c.token == token))
            await connection.execute(insert(HOLDERS), {"table_id": table, "seat": seat, "token": token})

    async def hold_alone(self, table: str, seat: int, token: str) -> None:
        """Let only this token hold a seat, and its link lead nowhere."""
        others = delete(HOLDERS).where(HOLDERS.c.table_id == table, HOLDERS.c.seat == seat, HOLDERS.c.token != token)
        async with self._write(Notice(table, 0, "people")) as connection:
            await connection.execute(others)
            await connection.execute(update(SEATS).where(_seat(table, seat)).values(link=None))

    async def claim(self, table: str, seat: int, name: str, token: str) -> bool:
        """Give an open seat to a person; False if it is not open any more."""
        seated = update(SEATS).where(_seat(table, seat), SEATS.c.kind == OPEN).values(kind=PERSON, name=name)
        try:
            async with self._write(Notice(table, 0, "people")) as connection:
                if (await connection.execute(seated)).rowcount != 1:
                    return False
                await connection.execute(insert(HOLDERS), {"table_id": table, "seat": seat, "token": token})
        except IntegrityError:  # the same browser sat down elsewhere at this table in the same moment
            return False
        return True

    async def change_seat(self, table: str, seat: int, **values: str | None) -> None:
        """Change the bot of a seat, or the hash of its link."""
        async with self._write(Notice(table, 0, "people")) as connection:
            await connection.execute(update(SEATS).where(_seat(table, seat)).values(values))

    # Chat and lists ----------------------------------------------------------------------------------------------

    async def say(self, table: str, talk: Talk) -> None:
        async with self._write(Notice(table, 0, "talk")) as connection:
            await connection.execute(insert(CHAT), {"table_id": table, **talk.__dict__})

    async def talk(self, table: str) -> tuple[Talk, ...]:
        query = select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.id.desc()).limit(TALK_SHOWN)
        async with self._reading() as connection:
            rows = list(await connection.execute(query))
        return tuple(Talk(r.seat, r.name, r.text, r.at) for r in reversed(rows))

    async def held_by(self, token: str) -> list[TableRow]:
        """The tables at which a token holds a seat, the latest first."""
        held = exists().where(HOLDERS.c.table_id == TABLES.c.id, HOLDERS.c.token == token)
        return await self._listed(held)

    async def public(self, since: float) -> list[TableRow]:
        """The tables that everybody may watch and that are still played."""
        return await self._listed(TABLES.c.public, ~TABLES.c.closed, TABLES.c.changed >= since)

    async def all_tables(self) -> list[str]:
        """The ids of all tables, the oldest first."""
        async with self._reading() as connection:
            return list(await connection.scalars(select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id)))

    async def _listed(self, *conditions: ColumnElement[bool]) -> list[TableRow]:
        query = select(TABLES).where(*conditions).order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(LISTED)
        async with self._reading() as connection:
            return [_table(row) for row in await connection.execute(query)]


def now() -> float:
    return time.time()


def _seat(table: str, seat: int) -> ColumnElement[bool]:
    return (SEATS.c.table_id == table) & (SEATS.c.seat == seat)


def _seats_text(seats: Sequence[int]) -> str:
    return ",".join(map(str, seats))


def _values(table: str, action: Action) -> dict[str, object]:
    return {"table_id": table, **action.__dict__, "entries": packed(action.entries)}


def _table(row: Row[Any]) -> TableRow:
    fields = row._mapping
    waiting = tuple(int(seat) for seat in row.waiting.split(",") if seat)
    return TableRow(**{**fields, "options": json.loads(row.options), "seed": int(row.seed), "waiting": waiting})
