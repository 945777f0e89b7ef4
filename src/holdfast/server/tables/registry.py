"""The registry of tables in memory: loads them from the store, writes each action before it is announced.

Bots, auto-decline and the like subscribe: they are called with a table whenever it was loaded or has changed.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

from holdfast.engine.errors import IllegalChoice, NotYourDecision
from holdfast.server.config import Config
from holdfast.server.errors import InvalidInput, NoSuchTable, Stale
from holdfast.server.operations.metrics import METRICS
from holdfast.server.storage.final import make_final_snapshot
from holdfast.server.storage.notices import ChangeKind, Notice, SuggestionToggled, TableChanged
from holdfast.server.storage.rows import CHOOSE, UNDO, Action, Snapshot
from holdfast.server.storage.snapshots import SNAPSHOT_INTERVAL, make_snapshot
from holdfast.server.storage.store import Store, now
from holdfast.server.tables.loaded_table import LoadedTable
from holdfast.server.tables.loading import load_table
from holdfast.server.tables.session import SessionCache, TableSession
from holdfast.server.work.kinds import LOAD
from holdfast.server.work.pool import WorkPools

LOG = logging.getLogger("holdfast.server")
STALE_MESSAGE = "the table has moved on since; look again"

Subscriber = Callable[[TableSession, LoadedTable], None]


class TableRegistry:
    """The tables of one server process."""

    def __init__(self, store: Store, config: Config, work: WorkPools) -> None:
        self.sessions = SessionCache(config.max_idle_tables, self._announce)
        self.work = work
        self._store = store
        self._pack = config.pack
        self._subscribers = list[Subscriber]()

    def subscribe(self, subscriber: Subscriber) -> None:
        """Call `subscriber` with every table that was loaded or changed, or at which people came or left."""
        self._subscribers.append(subscriber)

    def _announce(self, session: TableSession) -> None:
        if session.loaded is not None:
            for subscriber in self._subscribers:
                subscriber(session, session.loaded)

    # Loading -----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def acquire(self, table_id: str, since: int | None = None) -> AsyncIterator[tuple[TableSession, LoadedTable]]:
        """Lock a table for the block, as the store has it.

        With `since`, what is in memory is good enough if it is not older than that action.
        """
        session = self.sessions[table_id]
        async with session.lock:
            loaded = session.loaded
            if loaded is None or session.outdated or (self._store.shared and (since is None or since > loaded.seq)):
                loaded = await self._refresh(session, loaded)
            yield session, loaded

    def cached(self, table_id: str, since: int) -> tuple[TableSession, LoadedTable] | None:
        """A table without locking it, if it is in memory, not older than action `since`, and nobody changes it.

        It is valid until the caller's next `await`.
        """
        session = self.sessions[table_id]
        loaded = session.loaded
        if loaded is None or session.outdated or session.lock.locked() or (self._store.shared and since > loaded.seq):
            return None
        return session, loaded

    def add(self, loaded: LoadedTable) -> None:
        """Put a new table, which is in the store already, into memory."""
        if self.sessions.get(loaded.row.id) is None:
            self.replace(self.sessions[loaded.row.id], loaded)

    def replace(self, session: TableSession, loaded: LoadedTable) -> None:
        """Put a changed table, which is in the store already, into memory."""
        session.loaded = loaded
        self._announce(session)

    def drop(self, session: TableSession, kind: ChangeKind) -> None:
        """The store has something that memory does not: read it at the table's next use, without replaying the game."""
        session.outdated = True
        session.version += 1
        session.publish(kind)

    async def reload(self, table_id: str) -> None:
        """Load a table now, so that the subscribers get its changes though nobody has it open."""
        async with self.acquire(table_id):
            pass

    async def _refresh(self, session: TableSession, loaded: LoadedTable | None) -> LoadedTable:
        """Catch up with the store, or load everything."""
        version = session.version
        caught_up = None if loaded is None else await self._catch_up(session, loaded)
        session.loaded = caught_up or await self._load(session.table_id)
        session.outdated = session.version != version  # another notice may have arrived meanwhile
        self._announce(session)
        return session.loaded

    async def _catch_up(self, session: TableSession, loaded: LoadedTable) -> LoadedTable | None:
        """Apply to the table in memory what other servers have done since; None if that is not possible."""
        table_id = loaded.row.id
        if not session.outdated and await self._store.progress(table_id) == (loaded.seq, len(loaded.holders)):
            return loaded
        actions, holders = await self._store.actions(table_id, after=loaded.seq), await self._store.holders(table_id)
        row, seats = await self._store.table(table_id), await self._store.seats(table_id)
        if row is None or tuple(seat.name for seat in seats) != loaded.setup.names:
            return None
        loaded.seats, loaded.holders, loaded.chat = seats, holders, await self._store.chat(table_id)
        for action in actions:
            if not loaded.apply(action):
                return None
        loaded.row = row
        return loaded

    async def _load(self, table_id: str) -> LoadedTable:
        try:
            return await load_table(self._store, table_id, self._pack, self.work.loading)
        except NoSuchTable:
            self.sessions.remove(table_id)
            raise

    # Notices from other servers ----------------------------------------------------------------------------------

    def on_notice(self, notice: Notice) -> None:
        """Another server has changed a table."""
        session = self.sessions.get(notice.table)
        if session is None:
            return
        match notice:
            case TableChanged():
                session.invalidate(notice.kind, notice.seq)
            case SuggestionToggled():
                with suppress(InvalidInput):  # the other server has checked the limit already
                    session.suggestions.toggle(notice.since, notice.seat, notice.key)
                session.publish("suggested", notice.seq)

    def on_gap(self) -> None:
        """Notices may have been lost: any table may have changed."""
        for session in self.sessions:
            session.invalidate("missed")

    # Actions -----------------------------------------------------------------------------------------------------

    async def already_answered(self, loaded: LoadedTable, seat: int, key: str, seq: int) -> bool:
        """Whether the seat has given this very answer already: a repeated request counts once."""
        if seq >= loaded.seq or (seat in loaded.pending and seq >= loaded.pending[seat].since):
            return False
        later = await self._store.actions(loaded.row.id, after=seq)
        first = next((action for action in later if action.seat == seat), None)
        return first is not None and (first.kind, first.key) == (CHOOSE, key)

    async def answer(self, session: TableSession, loaded: LoadedTable, seat: int, key: str, seq: int) -> None:
        """Answer a seat's decision by the key of an option, as the table stood after action `seq`.

        If another server was faster, but with the answer to another seat's decision, this one counts as well.
        """
        check_current(loaded, seat, seq)
        if seat not in loaded.pending:
            raise NotYourDecision(f"seat {seat} has nothing to decide")
        pending, last_seq = loaded.pending, loaded.seq
        try:
            await self._choose(session, loaded, seat, key)
        except Stale:
            session.outdated = True
            before = await self.work.loading.run(LOAD, session.table_id, loaded.without_last_action, pending, last_seq)
            latest = await self._refresh(session, before)
            if not await self.already_answered(latest, seat, key, seq):
                await self.answer(session, latest, seat, key, seq)

    async def _choose(self, session: TableSession, loaded: LoadedTable, seat: int, key: str) -> None:
        with _discarding_on_failure(session):
            before = len(loaded.table.log)
            loaded.table.choose(key, seat=seat)
            chunk = tuple(loaded.table.log[before:])
            loaded.chunks.append(chunk)
            await self._write(session, loaded, Action(loaded.seq + 1, seat, CHOOSE, key, chunk, now()), "moved")

    async def undo(self, session: TableSession, loaded: LoadedTable, seat: int, seq: int | None) -> None:
        """Take back a seat's last answer."""
        if seq is not None and seq < loaded.seq:
            raise Stale(STALE_MESSAGE)
        with _discarding_on_failure(session):
            loaded.table.undo(seat)
            loaded.chunks.pop()
            await self._write(session, loaded, Action(loaded.seq + 1, seat, UNDO, "", (), now()), "undone")

    async def _write(self, session: TableSession, loaded: LoadedTable, action: Action, kind: ChangeKind) -> None:
        loaded.record_action(action.seq, action.at)
        row = loaded.row
        snapshot = _snapshot_after(loaded, action)
        with METRICS.write_seconds.time():
            written = await self._store.append(
                session.table_id, action, waiting=row.waiting, closed=row.closed, kind=kind, snapshot=snapshot
            )
        if not written:
            raise Stale(STALE_MESSAGE)
        if snapshot is not None:
            loaded.last_snapshot_seq = action.seq
        METRICS.moves.labels(kind).inc()
        session.publish(kind, action.seq)
        self._announce(session)


def check_current(loaded: LoadedTable, seat: int, seq: int) -> None:
    """Raise if an answer of a seat that saw the table after action `seq` comes too late."""
    if seq < loaded.seq and (seat not in loaded.pending or seq < loaded.pending[seat].since):
        raise Stale(STALE_MESSAGE)


def _snapshot_after(loaded: LoadedTable, action: Action) -> Snapshot | None:
    """The snapshot to store with an action: the end of the game, or every now and then the state."""
    if loaded.row.closed:
        return make_final_snapshot(loaded.setup, loaded.table, action.seq)
    due = action.seq - loaded.last_snapshot_seq >= SNAPSHOT_INTERVAL
    return make_snapshot(loaded.setup, loaded.table, action.seq) if due else None


@contextmanager
def _discarding_on_failure(session: TableSession) -> Iterator[None]:
    """If an action fails half-way, drop the table from memory: the store is right."""
    try:
        yield
    except IllegalChoice:
        raise  # refused before anything happened
    except BaseException:
        session.loaded = None
        raise
