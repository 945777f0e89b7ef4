"""Games in memory and in the store, kept the same: loaded when needed, and written before anything is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

from holdfast.engine.errors import IllegalChoice, NotYourDecision
from holdfast.server.config import Config
from holdfast.server.errors import NoSuchTable, Stale
from holdfast.server.plan import Notice
from holdfast.server.rebuild import Setup, chunks_of
from holdfast.server.rooms import Loaded, Room, Rooms
from holdfast.server.rows import CHOOSE, UNDO, Action
from holdfast.server.setting_up import pack_for
from holdfast.server.store import Store, now

MOVED_ON = "the table has moved on since; look again"


class Tables:
    """The tables of one server. `looked_at` is called whenever somebody may have given a bot something to do."""

    def __init__(self, store: Store, config: Config, looked_at: Callable[[Room, Loaded], None]) -> None:
        self.rooms = Rooms(config.rooms)
        self._store = store
        self._pack = config.pack
        self._looked_at = looked_at

    # In memory as in the store -----------------------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[tuple[Room, Loaded]]:
        """A table, for oneself alone until the block ends, as the store has it."""
        room = self.rooms[table]
        async with room.lock:
            loaded = room.loaded
            if loaded is None or (self._store.shared and await self._behind(room, loaded)):
                room.behind = False
                loaded = room.loaded = await self._load(table)
            yield room, loaded
            if room.loaded is not None:
                self._looked_at(room, room.loaded)

    async def _behind(self, room: Room, loaded: Loaded) -> bool:
        return room.behind or bool(await self._store.actions(room.table, after=loaded.seq))

    async def _load(self, table: str) -> Loaded:
        row = await self._store.table(table)
        if row is None:
            self.rooms.forget(table)
            raise NoSuchTable(f"there is no table {table!r}")
        seats, actions = await self._store.seats(table), await self._store.actions(table)
        names = tuple(seat.name for seat in seats)
        setup = Setup(row.game, names, row.options, row.seed, pack_for(row, self._pack))
        chunks = chunks_of(actions)
        game = await asyncio.to_thread(setup.play, chunks)
        holders, talk = await self._store.holders(table), await self._store.talk(table)
        return Loaded(row, seats, holders, talk, setup, chunks, game, actions[-1].seq)

    def changed(self, room: Room, kind: str) -> None:
        """Something was written that what is in memory does not have: load it anew when next needed."""
        room.loaded = None
        room.tell(kind)

    def heard(self, notice: Notice) -> None:
        """Another server has changed a table."""
        room = self.rooms.get(notice.table)
        if room is not None:
            room.behind = True
            room.tell(notice.kind, notice.seq)

    # Actions -----------------------------------------------------------------------------------------------------

    async def answer(self, room: Room, loaded: Loaded, seat: int, key: str, seq: int) -> None:
        """Answer a seat's decision by the key of an option, as things stood after action `seq`."""
        if seq < loaded.seq and (seat not in loaded.asked or seq < loaded.asked[seat][1]):
            raise Stale(MOVED_ON)
        if seat not in loaded.asked:
            names = ", ".join(loaded.seats[other].name for other in loaded.waiting)
            raise NotYourDecision(f"it is not your decision; {names} must decide")
        with _whole_or_not_at_all(room):
            before = len(loaded.table.log)
            loaded.table.choose(key, seat=seat)
            chunk = tuple(loaded.table.log[before:])
            loaded.chunks.append(chunk)
            await self._write(room, loaded, Action(loaded.seq + 1, seat, CHOOSE, key, chunk, now()), "moved")

    async def undo(self, room: Room, loaded: Loaded, seat: int, seq: int | None) -> None:
        """Take a seat's last answer back."""
        if seq is not None and seq < loaded.seq:
            raise Stale(MOVED_ON)
        with _whole_or_not_at_all(room):
            loaded.table.undo(seat)
            loaded.chunks.pop()
            await self._write(room, loaded, Action(loaded.seq + 1, seat, UNDO, "", (), now()), "undone")

    async def _write(self, room: Room, loaded: Loaded, action: Action, kind: str) -> None:
        loaded.acted(action.seq, action.at)
        row = loaded.row
        if not await self._store.append(room.table, action, waiting=row.waiting, closed=row.closed, kind=kind):
            raise Stale(MOVED_ON)
        room.tell(kind, action.seq)


@contextmanager
def _whole_or_not_at_all(room: Room) -> Iterator[None]:
    """If an action fails half-way, what is in memory is thrown away, and the store is right."""
    try:
        yield
    except IllegalChoice:
        raise  # refused before anything happened
    except BaseException:
        room.loaded = None
        raise
