"""Games in memory and in the store, kept the same: loaded when needed, and written before anything is told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

from holdfast.engine.errors import IllegalChoice, NotYourDecision
from holdfast.server.cluster.presence_sync import Sharing
from holdfast.server.config import Config
from holdfast.server.errors import BadPlan, NoSuchTable, Stale
from holdfast.server.operations.metrics import METRICS
from holdfast.server.storage.rebuild import Chunk, Setup, chunks_of
from holdfast.server.storage.rows import CHOOSE, FIRST, LATEST, UNDO, WENT_ON, Action, TableRow
from holdfast.server.storage.snapshots import OFTEN, from_snapshot, go_on, notices, snapshot_of
from holdfast.server.storage.store import Store, now
from holdfast.server.tables.loaded import Loaded, Room, Rooms
from holdfast.server.tables.models import Notice
from holdfast.server.tables.presence import HERE
from holdfast.server.tables.setup import can_be_id, pack_for
from holdfast.server.tables.suggestions import SUGGESTED, of_word

LOG = logging.getLogger("holdfast.server")
MOVED_ON = "the table has moved on since; look again"


class Tables:
    """The tables of one server. `looked_at` is called whenever somebody may have given a bot something to do."""

    def __init__(self, store: Store, config: Config, looked_at: Callable[[Room, Loaded], None]) -> None:
        self.rooms = Rooms(config.rooms)
        self.sharing = Sharing(store, self.rooms)
        self._store = store
        self._pack = config.pack
        self._looked_at = looked_at

    # In memory as in the store -----------------------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, table: str, since: int | None = None) -> AsyncIterator[tuple[Room, Loaded]]:
        """A table, for oneself alone until the block ends, as the store has it.

        Who has seen it after action `since` may be shown what is in memory, if that is not older.
        """
        room = self.rooms[table]
        async with room.lock:
            loaded = room.loaded
            if loaded is None or room.behind or (self._store.shared and (since is None or since > loaded.seq)):
                loaded = await self._fresh(room, loaded)
            yield room, loaded
            if room.loaded is not None:
                self._looked_at(room, room.loaded)

    def at_hand(self, table: str, since: int) -> tuple[Room, Loaded] | None:
        """A table that somebody has seen after action `since`, if it is in memory and nobody is doing anything there.

        It is good for as long as nothing else is waited for.
        """
        room = self.rooms[table]
        loaded = room.loaded
        if loaded is None or room.behind or room.lock.locked() or (self._store.shared and since > loaded.seq):
            return None
        self._looked_at(room, loaded)
        return room, loaded

    def put(self, loaded: Loaded) -> None:
        """A table that was just set up: what is in the store is in memory, if nobody was there even sooner."""
        if self.rooms.get(loaded.row.id) is None:
            self.rooms[loaded.row.id].loaded = loaded

    async def _fresh(self, room: Room, loaded: Loaded | None) -> Loaded:
        """What the store has: what is in memory with what was done since, or all of it."""
        told = room.told
        known = None if loaded is None else await self._followed(room, loaded)
        room.loaded = known or await self._load(room.table)
        room.behind = room.told != told  # something may have come in meanwhile
        return room.loaded

    async def _followed(self, room: Room, loaded: Loaded) -> Loaded | None:
        """What is in memory, brought up to what other servers have done since; None if that cannot be."""
        table = loaded.row.id
        if not room.behind and await self._store.stand(table) == (loaded.seq, len(loaded.holders)):
            return loaded
        actions, holders = await self._store.actions(table, after=loaded.seq), await self._store.holders(table)
        row, seats = await self._store.table(table), await self._store.seats(table)
        if row is None or tuple(seat.name for seat in seats) != loaded.setup.names:
            return None
        loaded.seats, loaded.holders, loaded.talk = seats, holders, await self._store.talk(table)
        for action in actions:
            if not loaded.follow(action):
                return None
        loaded.row = row
        return loaded

    async def _load(self, table: str) -> Loaded:
        row = await self._store.table(table) if can_be_id(table) else None
        if row is None:
            self.rooms.forget(table)
            raise NoSuchTable(f"there is no table {table!r}")
        seats, first = await self._store.seats(table), await self._store.snapshot(table, FIRST)
        names = tuple(seat.name for seat in seats)
        setup, begun = Setup(row.game, names, row.options, row.seed, pack_for(row, self._pack)), list[Chunk]()
        actions = await self._store.actions(table, -1 if first is None else first.seq)
        if first is not None:
            setup, since = from_snapshot(setup, first)
            begun = [since]
        chunks = [*begun, *chunks_of(actions)]
        seq = actions[-1].seq if actions else first.seq if first is not None else 0
        try:
            game = await asyncio.to_thread(setup.play, chunks)
        except Exception as error:  # whatever rules do that were mended since
            return await self._go_on(row, setup, actions, seq, error)
        holders, talk = await self._store.holders(table), await self._store.talk(table)
        return Loaded(row, seats, holders, talk, setup, chunks, game, seq)

    async def _go_on(self, row: TableRow, setup: Setup, actions: list[Action], seq: int, error: Exception) -> Loaded:
        """The log does not fit the rules any more: go on from the latest snapshot, and load the table anew."""
        latest = await self._store.snapshot(row.id, LATEST)
        if latest is None or latest.seq > seq or row.closed:
            raise error  # there is nothing to go on from
        LOG.warning("table %s no longer fits the rules; it goes on from its snapshot (%s)", row.id, error)
        taken_up, game, lost = await asyncio.to_thread(go_on, setup, latest, actions)
        first = snapshot_of(taken_up, game, seq + 1, FIRST, notices(lost))
        action = Action(seq + 1, None, WENT_ON, str(lost), (), now())
        await self._store.go_on(row.id, action, first)  # if another server has just done so, that counts
        return await self._load(row.id)

    def changed(self, room: Room, kind: str) -> None:
        """Something was written that what is in memory does not have: load it anew when next needed."""
        room.loaded = None
        room.tell(kind)

    def heard(self, notice: Notice) -> None:
        """Another server has changed a table."""
        room = self.rooms.get(notice.table)
        if room is None:
            return
        if notice.kind.startswith(SUGGESTED):
            with suppress(BadPlan):  # that server has let it pass
                room.suggestions.put(*of_word(notice.kind))
            room.tell(SUGGESTED, notice.seq)
        elif notice.kind.startswith(HERE):
            self.sharing.heard(room, notice.kind)
        else:
            room.fall_behind(notice.kind, notice.seq)

    def missed(self) -> None:
        """Word from other servers was cut off for a while: any table may have changed."""
        for room in self.rooms:
            room.fall_behind("missed", 0)

    # Actions -----------------------------------------------------------------------------------------------------

    async def given(self, loaded: Loaded, seat: int, key: str, seq: int) -> bool:
        """Whether a seat has given this very answer already: who never heard so may ask again, and moves once."""
        if seq >= loaded.seq or (seat in loaded.asked and seq >= loaded.asked[seat][1]):
            return False
        later = await self._store.actions(loaded.row.id, after=seq)
        first = next((action for action in later if action.seat == seat), None)
        return first is not None and (first.kind, first.key) == (CHOOSE, key)

    async def answer(self, room: Room, loaded: Loaded, seat: int, key: str, seq: int) -> None:
        """Answer a seat's decision by the key of an option, as things stood after action `seq`.

        If another server was quicker, but with the answer to another seat's question, this one counts as well.
        """
        if seq < loaded.seq and (seat not in loaded.asked or seq < loaded.asked[seat][1]):
            raise Stale(MOVED_ON)
        if seat not in loaded.asked:
            names = ", ".join(loaded.seats[other].name for other in loaded.waiting)
            raise NotYourDecision(f"it is not your decision; {names} must decide")
        asked, last = loaded.asked, loaded.seq
        try:
            await self._choose(room, loaded, seat, key)
        except Stale:
            room.behind = True
            latest = await self._fresh(room, await asyncio.to_thread(loaded.without_last, asked, last))
            if not await self.given(latest, seat, key, seq):
                await self.answer(room, latest, seat, key, seq)

    async def _choose(self, room: Room, loaded: Loaded, seat: int, key: str) -> None:
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
        due = action.seq - loaded.kept >= OFTEN and not row.closed
        snapshot = snapshot_of(loaded.setup, loaded.table, action.seq) if due else None
        with METRICS.writing.time():
            kept = await self._store.append(
                room.table, action, waiting=row.waiting, closed=row.closed, kind=kind, snapshot=snapshot
            )
        if not kept:
            raise Stale(MOVED_ON)
        loaded.kept = action.seq if due else loaded.kept
        METRICS.moves.labels(kind).inc()
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
