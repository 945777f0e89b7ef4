"""Rooms: the tables that are in memory, each with its game, its people, those who listen, and a lock."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from msgspec import structs

from holdfast.engine.errors import HoldfastError
from holdfast.engine.requests import Decision
from holdfast.engine.table import Table
from holdfast.server.operations.metrics import METRICS
from holdfast.server.storage.rebuild import Chunk, Setup
from holdfast.server.storage.rows import UNDO, WENT_ON, Action, SeatRow, TableRow
from holdfast.server.tables.models import BOT, PERSON, Notice
from holdfast.server.tables.presence import Presence
from holdfast.server.tables.suggestions import Suggestions
from holdfast.server.tables.table_view import Person, Talk

UNHEARD = 32
"""Notices that wait for a slow listener; more of them say nothing new."""


@lru_cache(maxsize=10_000)
def hashed(secret: str) -> str:
    """What is kept of a secret. Those who are here say theirs with every word."""
    return hashlib.sha256(secret.encode()).hexdigest()


@dataclass
class Loaded:
    """A table as the store has it, and its game played up to there."""

    row: TableRow
    seats: list[SeatRow]
    holders: dict[str, int]
    talk: tuple[Talk, ...]
    setup: Setup
    chunks: list[Chunk]
    table: Table[Any]
    seq: int
    asked: dict[int, tuple[Decision[Any], int]] = field(default_factory=dict)
    """What each seat is asked, and since which action: an answer given later than that is not stale."""
    kept: int = 0
    """The action after which a snapshot was last kept."""

    def __post_init__(self) -> None:
        self._ask()

    def with_person(self, seat: int, name: str, token: str) -> Loaded:
        """The same table, at which somebody has sat down; what was told so far is told by their name."""
        seats = [replace(one, kind=PERSON, name=name) if one.seat == seat else one for one in self.seats]
        setup = replace(self.setup, names=tuple(one.name for one in seats))
        table, holders = setup.play(self.chunks), {**self.holders, token: seat}
        return replace(self, seats=seats, holders=holders, setup=setup, table=table, asked={})

    def acted(self, seq: int, at: float) -> None:
        """Note that an action was done, and who is asked what now."""
        self.seq = seq
        self._ask()
        waiting, closed = tuple(self.asked), self.table.over
        self.row = structs.replace(self.row, waiting=waiting, closed=closed, changed=at)

    def follow(self, action: Action) -> bool:
        """Do what another server has written; False if it does not fit what is in memory."""
        if action.seq != self.seq + 1 or action.kind == WENT_ON:
            return False
        try:
            if action.kind == UNDO:
                self.table.undo(action.seat)
                self.chunks.pop()
            else:
                self.table.play_back(action.entries)
                self.chunks.append(action.entries)
        except HoldfastError:
            return False
        self.acted(action.seq, action.at)
        return True

    def without_last(self, asked: dict[int, tuple[Decision[Any], int]], seq: int) -> Loaded:
        """The table before an action that was not kept: what its seats were asked then, and since when."""
        chunks = self.chunks[:-1]
        table = self.setup.play(chunks)
        again = {decision.seat: (decision, asked[decision.seat][1]) for decision in table.decisions}
        return replace(self, chunks=chunks, table=table, seq=seq, asked=again)

    def _ask(self) -> None:
        now = {decision.seat: decision for decision in self.table.decisions}
        before = self.asked
        self.asked = {
            seat: before[seat] if seat in before and before[seat][0] is decision else (decision, self.seq)
            for seat, decision in now.items()
        }

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have something to decide."""
        return () if self.row.closed else tuple(self.asked)

    def discussed(self, seat: int | None) -> tuple[Decision[Any], int] | None:
        """At an open table: what another person is asked, and since which action. Bots take no advice."""
        if not self.table.game.open_table or seat in self.waiting or not self.waiting:
            return None
        asked = self.waiting[0]
        return None if self.seats[asked].bot else self.asked[asked]

    def bot_to_move(self) -> tuple[int, str, int] | None:
        """A seat that a bot plays and that is asked something: seat, bot, and since which action."""
        for seat in self.waiting:
            if self.seats[seat].bot:
                return seat, self.seats[seat].bot, self.asked[seat][1]
        return None


class Room:
    """A table in memory. What is loaded may be thrown away at any moment that the lock is held; listeners stay."""

    def __init__(self, table: str, stirred: asyncio.Event) -> None:
        self.table = table
        self.presence = Presence()
        self._stirred = stirred
        self.lock = asyncio.Lock()
        self.loaded: Loaded | None = None
        self.behind = False
        """Whether another server has changed something since it was loaded."""
        self.told = 0
        """How often word of that came."""
        self.driver: asyncio.Task[None] | None = None
        self.suggestions = Suggestions()
        self._listeners = set[asyncio.Queue[Notice]]()
        self._people: tuple[list[SeatRow], frozenset[int], tuple[Person, ...]] = [], frozenset(), ()

    @property
    def busy(self) -> bool:
        return self.lock.locked() or bool(self._listeners) or (self.driver is not None and not self.driver.done())

    @property
    def over(self) -> bool:
        """Whether what is held is a game that has ended."""
        return self.loaded is not None and self.loaded.row.closed

    def fall_behind(self, kind: str, seq: int) -> None:
        """Another server has changed something, or may have."""
        self.behind = True
        self.told += 1
        self.tell(kind, seq)

    def tell(self, kind: str, seq: int = 0) -> None:
        """Tell all who listen that something has changed."""
        for queue in self._listeners:
            if not queue.full():
                queue.put_nowait(Notice(self.table, seq, kind))

    @contextmanager
    def listening(self, seat: int | None) -> Iterator[AsyncIterator[Notice]]:
        queue = asyncio.Queue[Notice](UNHEARD)
        if not self._listeners:
            self.stir()  # who listens first asks who is there already
        self._arrive(seat, 1)
        self._listeners.add(queue)
        try:
            yield _notices(queue)
        finally:
            self._listeners.discard(queue)
            self._arrive(seat, -1)

    def _arrive(self, seat: int | None, by: int) -> None:
        if seat is None:
            return
        before = self.presence.here
        self.presence.arrive(seat, by)
        if self.presence.here != before:
            self.tell("people")
            self.stir()

    def stir(self) -> None:
        """Let the other servers be told who is here."""
        self.presence.unsaid = True
        self._stirred.set()

    def present(self, seat: int) -> bool:
        return seat in self.presence.seats

    def people(self, seats: list[SeatRow]) -> tuple[Person, ...]:
        """Who sits there, and who is here: made anew when either has changed."""
        present = self.presence.seats
        if self._people[0] is not seats or self._people[1] is not present:
            self._people = seats, present, self._made_out(seats, present)
        return self._people[2]

    @staticmethod
    def _made_out(seats: list[SeatRow], present: frozenset[int]) -> tuple[Person, ...]:
        return tuple(
            Person(
                one.seat,
                one.name,
                one.kind,
                one.bot,
                one.kind == BOT or (one.kind == PERSON and one.seat in present),
            )
            for one in seats
        )


async def _notices(queue: asyncio.Queue[Notice]) -> AsyncIterator[Notice]:
    while True:
        yield await queue.get()


class Rooms:
    """The rooms by table. Of those that nobody is at, so many are kept; the ones longest unused are given up first.

    Of games that are over, only a tenth of that: who has just looked at one may look again.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self.stirred = asyncio.Event()
        """Set when it has changed who is at a table here."""
        self._rooms: OrderedDict[str, Room] = OrderedDict()

    def __getitem__(self, table: str) -> Room:
        room = self._rooms.get(table)
        if room is None:
            room = self._rooms[table] = Room(table, self.stirred)
            self._give_up()
            METRICS.rooms.set(len(self._rooms))
        self._rooms.move_to_end(table)
        return room

    def get(self, table: str) -> Room | None:
        return self._rooms.get(table)

    def forget(self, table: str) -> None:
        self._rooms.pop(table, None)
        METRICS.rooms.set(len(self._rooms))

    def __len__(self) -> int:
        return len(self._rooms)

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    def _give_up(self) -> None:
        left = [table for table, room in list(self._rooms.items())[:-1] if not room.busy]
        over = [table for table in left if self._rooms[table].over]
        ended = set(over[: max(0, len(over) - self._most // 10)])
        others = [table for table in left if table not in ended]
        for table in (*ended, *others[: max(0, len(others) - self._most)]):
            del self._rooms[table]
