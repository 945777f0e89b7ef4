"""Servers on one database tell each other who is at their tables: when that changes, and again every so often.

One that falls silent is taken to be gone, and its people with it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

from holdfast.server.errors import Unavailable
from holdfast.server.storage.store import Store
from holdfast.server.tables.loaded import Room, Rooms
from holdfast.server.tables.models import Notice
from holdfast.server.tables.presence import of_word, word

PULSE = 20.0
"""Seconds after which a server says again who is at its tables."""
SILENCE = 3 * PULSE
"""Seconds after which what a silent server has said counts no more."""


class Sharing:
    """Tells the other servers who is here, and forgets those that say nothing any more."""

    def __init__(self, store: Store, rooms: Rooms, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._rooms = rooms
        self._clock = clock
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self._store.shared:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self._tell([room for room in self._rooms if room.presence.unsaid])

    async def _run(self) -> None:
        pulse = self._clock()
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, pulse + PULSE - self._clock())):
                    await self._rooms.stirred.wait()
            self._rooms.stirred.clear()
            if due := self._clock() - pulse >= PULSE:
                pulse = self._clock()
                self.forget_the_silent()
            await self._tell([room for room in self._rooms if room.presence.unsaid or (due and room.presence.here)])

    async def _tell(self, rooms: list[Room]) -> None:
        """While the database is away nobody can be told; what is still true is said at the next pulse."""
        notices = [Notice(room.table, 0, word(self._store.origin, room.presence.here)) for room in rooms]
        for room in rooms:
            room.presence.unsaid = False
        if notices:
            with suppress(Unavailable):
                await self._store.pass_on(*notices)

    def heard(self, room: Room, said: str) -> None:
        """Another server has said who is there."""
        before = room.presence.seats
        server, seats = of_word(said)
        if room.presence.hear(server, seats, self._clock()) and room.presence.here:
            room.stir()
        _tell_if_changed(room, before)

    def forget_the_silent(self) -> None:
        for room in self._rooms:
            before = room.presence.seats
            room.presence.forget(self._clock() - SILENCE)
            _tell_if_changed(room, before)


def _tell_if_changed(room: Room, before: frozenset[int]) -> None:
    if room.presence.seats != before:
        room.tell("people")
