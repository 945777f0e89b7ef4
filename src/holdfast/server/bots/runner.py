"""Moves the seats that bots play: thinking happens elsewhere, at a pace that people can follow."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import deque

from holdfast.engine.errors import HoldfastError
from holdfast.server.bots.process_pool import Thinkers
from holdfast.server.bots.worker_side import Job
from holdfast.server.config import Config
from holdfast.server.errors import Stale, Unavailable
from holdfast.server.storage.store import Store
from holdfast.server.tables.auto_decline import Declining, Sleep
from holdfast.server.tables.loaded import Loaded, Room
from holdfast.server.tables.registry import Tables

LOG = logging.getLogger("holdfast.server")

AWAY = 1.0
"""Seconds after which a bot tries again when the database is away."""
REMEMBERED = 50
"""How many times of each bot are kept."""


class Thoughts:
    """How long bots thought lately where it must not show whether there was anything to think about."""

    def __init__(self) -> None:
        self._past = dict[str, deque[float]]()

    def note(self, bot: str, seconds: float) -> None:
        self._past.setdefault(bot, deque(maxlen=REMEMBERED)).append(seconds)

    def like(self, bot: str) -> float:
        """As long as some time before, so that nobody can tell a bot that has nothing to think about."""
        return secrets.choice(self._past.get(bot) or (0.0,))


class BotSeats:
    """The bots of a server's tables: one task for each table at which a bot has something to decide."""

    def __init__(self, store: Store, config: Config, sleep: Sleep) -> None:
        self.tables = Tables(store, config, self._look)
        self.declining = Declining(self.tables, config.patience, sleep)
        self._sleep = sleep
        self.thinkers = Thinkers(config.bot_processes)
        self.thoughts = Thoughts()
        self._pace = config.pace

    async def close(self) -> None:
        """Stop where they are; whoever next looks at a table sets them going again."""
        drivers = [room.driver for room in self.tables.rooms if room.driver is not None]
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)
        await self.declining.close()
        await self.thinkers.close()

    def _look(self, room: Room, loaded: Loaded) -> None:
        self.declining.look(room, loaded)
        if loaded.bot_to_move() and (room.driver is None or room.driver.done()):
            room.driver = asyncio.create_task(self._drive(room))

    async def _drive(self, room: Room) -> None:
        """Move bots until a person must decide, or nobody."""
        try:
            while await self._move_or_wait(room):
                pass
        except HoldfastError:
            LOG.exception("table %s: a bot could not move", room.table)

    async def _move_or_wait(self, room: Room) -> bool:
        """While the database is away, a bot tries again: nobody else may be there to wake it."""
        try:
            return await self._move(room)
        except Unavailable:
            await self._sleep(AWAY)
            return True

    async def _move(self, room: Room) -> bool:
        """One decision of a bot; False if none has any."""
        async with self.tables.at(room.table) as (_, loaded):
            turn = loaded.bot_to_move()
            if turn is None:
                return False
            seat, bot, _since = turn
            job = Job.about(room.table, loaded.setup, loaded.chunks, seat)
            pace = loaded.row.pace if self._pace is None else self._pace
            decision = loaded.asked[seat][0]
            secret, idle = bool(decision.declines), decision.idle
        key, _ = await asyncio.gather(self._think(job, bot, secret=secret, idle=idle), self._sleep(pace))
        async with self.tables.at(room.table) as (_, loaded):
            if loaded.bot_to_move() == turn:  # else it was taken back or given back meanwhile
                try:
                    await self.tables.answer(room, loaded, seat, key, loaded.seq)
                except Stale:
                    LOG.info("table %s: another server moved the bot", room.table)
        return True

    async def _think(self, job: Job, bot: str, *, secret: bool, idle: bool) -> str:
        """What a bot answers. Where its time could show what it holds, it takes it also with nothing to choose from."""
        began = time.monotonic()
        key = await self.thinkers.choose(job, bot)
        spent = time.monotonic() - began
        if idle:
            await self._sleep(max(0.0, self.thoughts.like(bot) - spent))
        elif secret:
            self.thoughts.note(bot, spent)
        return key
