"""Sessions: one for each table in memory, with its lock, its subscribers, who is present, and its loaded game."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from holdfast.server.operations.metrics import METRICS
from holdfast.server.storage.rows import BOT, PERSON, SeatRow
from holdfast.server.tables.loaded_table import LoadedTable
from holdfast.server.tables.presence import Presence
from holdfast.server.tables.suggestions import Suggestions
from holdfast.server.tables.table_view import Person

MAX_QUEUED_EVENTS = 32
"""Events that wait for a slow subscriber. It reads the current table at each, so later ones add nothing."""


class TableEvent(NamedTuple):
    """Something changed: `moved`, `undone`, `people`, `talk`, `suggested`, or `missed` if notices were lost."""

    kind: str
    seq: int


class TableSession:
    """A table in memory. `loaded` may be dropped while the lock is held; subscribers stay."""

    def __init__(
        self, table_id: str, local_presence_changed: asyncio.Event, on_presence: Callable[[TableSession], None]
    ) -> None:
        self.table_id = table_id
        self.lock = asyncio.Lock()
        self.loaded: LoadedTable | None = None
        self.outdated = False
        """Whether another server has changed the table since it was loaded."""
        self.version = 0
        """Counts the notices about such changes."""
        self.presence = Presence()
        self.suggestions = Suggestions()
        self._local_presence_changed = local_presence_changed
        self._on_presence = on_presence
        self._subscribers = set[asyncio.Queue[TableEvent]]()
        self._pins = 0
        self._people: tuple[list[SeatRow], frozenset[int], tuple[Person, ...]] = [], frozenset(), ()

    @property
    def busy(self) -> bool:
        """Whether it must stay in memory."""
        return self.lock.locked() or bool(self._subscribers) or self._pins > 0

    @property
    def over(self) -> bool:
        """Whether the loaded game has ended."""
        return self.loaded is not None and self.loaded.row.closed

    @contextmanager
    def pinned(self) -> Iterator[None]:
        """Keep the table in memory while the block runs."""
        self._pins += 1
        try:
            yield
        finally:
            self._pins -= 1

    def invalidate(self, kind: str, seq: int = 0) -> None:
        """Another server has changed the table, or may have: reload it before its next use."""
        self.outdated = True
        self.version += 1
        self.publish(kind, seq)

    # Subscribers -------------------------------------------------------------------------------------------------

    def publish(self, kind: str, seq: int = 0) -> None:
        """Tell all subscribers that something has changed."""
        for queue in self._subscribers:
            if not queue.full():
                queue.put_nowait(TableEvent(kind, seq))

    @contextmanager
    def subscribe(self, seat: int | None) -> Iterator[AsyncIterator[TableEvent]]:
        """All events while the block runs; the seat counts as present meanwhile."""
        queue = asyncio.Queue[TableEvent](MAX_QUEUED_EVENTS)
        if not self._subscribers:
            self.report_presence()  # the answers of other servers say who is present there
        self._change_windows(seat, 1)
        self._subscribers.add(queue)
        try:
            yield _events(queue)
        finally:
            self._subscribers.discard(queue)
            self._change_windows(seat, -1)

    # Presence ----------------------------------------------------------------------------------------------------

    def is_present(self, seat: int) -> bool:
        return seat in self.presence.seats

    def report_presence(self) -> None:
        """Send the other servers a report of who is present here."""
        self.presence.dirty = True
        self._local_presence_changed.set()

    def set_remote_presence(self, server: str, seats: frozenset[int], at: float) -> None:
        """Another server has reported who is present there. A server new to us is sent our own report."""
        with self._publishing_presence():
            is_new = self.presence.set_remote(server, seats, at)
        if is_new and self.presence.local_seats:
            self.report_presence()

    def drop_remote_presence(self, before: float) -> None:
        """Forget reports of other servers from before a time."""
        with self._publishing_presence():
            self.presence.drop_remote(before)

    def _change_windows(self, seat: int | None, by: int) -> None:
        if seat is None:
            return
        before = self.presence.local_seats
        with self._publishing_presence():
            self.presence.change_windows(seat, by)
        if self.presence.local_seats != before:
            self.report_presence()

    @contextmanager
    def _publishing_presence(self) -> Iterator[None]:
        before = self.presence.seats
        yield
        if self.presence.seats != before:
            self.publish("people")
            self._on_presence(self)

    def people(self, loaded: LoadedTable) -> tuple[Person, ...]:
        """Who has which seat and is present: cached until either changes."""
        seats, present = loaded.seats, self.presence.seats
        if self._people[0] is not seats or self._people[1] is not present:
            taken = frozenset(loaded.holders.values())
            self._people = seats, present, tuple(_person(row, present, taken) for row in seats)
        return self._people[2]


def _person(row: SeatRow, present: frozenset[int], taken: frozenset[int]) -> Person:
    connected = row.kind == BOT or (row.kind == PERSON and row.seat in present)
    return Person(row.seat, row.name, row.kind, row.bot, connected, row.kind == BOT or row.seat in taken)


async def _events(queue: asyncio.Queue[TableEvent]) -> AsyncIterator[TableEvent]:
    while True:
        yield await queue.get()


class SessionCache:
    """The sessions by table id. Of the idle ones a limited number stays, the least recently used go first.

    Of finished games only a tenth of that number stays.
    """

    def __init__(self, max_idle: int, on_presence: Callable[[TableSession], None]) -> None:
        self._max_idle = max_idle
        self._on_presence = on_presence
        self.local_presence_changed = asyncio.Event()
        """Set when a session has a presence report for the other servers."""
        self._sessions: OrderedDict[str, TableSession] = OrderedDict()

    def __getitem__(self, table_id: str) -> TableSession:
        session = self._sessions.get(table_id)
        if session is None:
            session = TableSession(table_id, self.local_presence_changed, self._on_presence)
            self._sessions[table_id] = session
            self._evict()
            METRICS.tables_in_memory.set(len(self._sessions))
        self._sessions.move_to_end(table_id)
        return session

    def get(self, table_id: str) -> TableSession | None:
        return self._sessions.get(table_id)

    def remove(self, table_id: str) -> None:
        self._sessions.pop(table_id, None)
        METRICS.tables_in_memory.set(len(self._sessions))

    def __len__(self) -> int:
        return len(self._sessions)

    def __iter__(self) -> Iterator[TableSession]:
        return iter(list(self._sessions.values()))

    def _evict(self) -> None:
        idle = [table_id for table_id, session in list(self._sessions.items())[:-1] if not session.busy]
        over = [table_id for table_id in idle if self._sessions[table_id].over]
        ended = set(over[: max(0, len(over) - self._max_idle // 10)])
        others = [table_id for table_id in idle if table_id not in ended]
        for table_id in (*ended, *others[: max(0, len(others) - self._max_idle)]):
            del self._sessions[table_id]
