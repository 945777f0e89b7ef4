"""Declines for people who can do nothing else, in the time that a person takes: the pace tells nobody what they hold.

Who is asked, and may for all that others see have something to answer with, is asked whatever they hold (`Decision`,
`declines`). If declining is all that they can do, they may do so at once; or the table does it for them, after a while
that is drawn from secret randomness. Nothing is written down before: after a restart the while begins anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from random import SystemRandom
from typing import NamedTuple

from holdfast.engine.errors import HoldfastError
from holdfast.server.errors import Stale
from holdfast.server.tables.loaded import Loaded, Room
from holdfast.server.tables.models import PERSON
from holdfast.server.tables.registry import Tables

LOG = logging.getLogger("holdfast.server")

Sleep = Callable[[float], Awaitable[None]]

SPREAD, LEAST = 0.6, 0.3
"""How far apart the times are, and the shortest as a share of the usual one."""

_secret = SystemRandom()


def human_while(usual: float) -> float:
    """Seconds that somebody takes to decline: mostly about the usual time, now and then a good deal longer."""
    return usual * max(LEAST, _secret.lognormvariate(0.0, SPREAD))


class Turn(NamedTuple):
    """A seat that can only decline, and since which action."""

    seat: int
    since: int


class Pause(NamedTuple):
    """The while that is given to a seat, and what waits for its end."""

    turn: Turn
    task: asyncio.Task[None]


class Declining:
    """One pause for each table at which a person who is there can only decline."""

    def __init__(self, tables: Tables, usual: float, sleep: Sleep) -> None:
        self._tables = tables
        self._usual = usual
        self._sleep = sleep
        self._pauses = dict[str, Pause]()

    def look(self, room: Room, loaded: Loaded) -> None:
        """Begin the pause of whoever can only decline now, and end that of who no longer must."""
        turn, pause = idle_turn(room, loaded), self._pauses.get(room.table)
        if pause is not None and pause.turn == turn and not pause.task.done():
            return
        if pause is not None:
            del self._pauses[room.table]
            if pause.task is not asyncio.current_task():
                pause.task.cancel()
        if turn is not None:
            self._pauses[room.table] = Pause(turn, asyncio.create_task(self._decline(room, turn)))

    async def close(self) -> None:
        tasks = [pause.task for pause in self._pauses.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _decline(self, room: Room, turn: Turn) -> None:
        """Answer in a person's name, unless they have done so themselves, or left."""
        await self._sleep(human_while(self._usual))
        try:
            async with self._tables.at(room.table) as (_, loaded):
                if idle_turn(room, loaded) == turn:
                    key = loaded.asked[turn.seat][0].options[0].key
                    await self._tables.answer(room, loaded, turn.seat, key, loaded.seq)
        except Stale:
            LOG.info("table %s: somebody declined elsewhere", room.table)
        except HoldfastError:
            LOG.exception("table %s: nobody could decline", room.table)


def idle_turn(room: Room, loaded: Loaded) -> Turn | None:
    """A person at the table who can only decline. Who is away would keep others waiting with anything in hand too."""
    for seat in loaded.waiting:
        decision, since = loaded.asked[seat]
        one = loaded.seats[seat]
        if decision.idle and one.kind == PERSON and not one.bot and room.present(seat):
            return Turn(seat, since)
    return None
