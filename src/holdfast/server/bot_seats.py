"""Moves the seats that bots play: thinking happens elsewhere, at a pace that people can follow."""

from __future__ import annotations

import asyncio
import logging

from holdfast.engine.errors import HoldfastError
from holdfast.server.bots_at_table import Job, Thinkers
from holdfast.server.config import Config
from holdfast.server.declining import Declining, Sleep
from holdfast.server.errors import Stale, Unavailable
from holdfast.server.rooms import Loaded, Room
from holdfast.server.store import Store
from holdfast.server.tables import Tables

LOG = logging.getLogger("holdfast.server")

AWAY = 1.0
"""Seconds after which a bot tries again when the database is away."""
THOUGHT = 1.0
"""Seconds in which every bot has thought: where nobody may learn whether there was something to think about."""


class BotSeats:
    """The bots of a server's tables: one task for each table at which a bot has something to decide."""

    def __init__(self, store: Store, config: Config, sleep: Sleep) -> None:
        self.tables = Tables(store, config, self._look)
        self.declining = Declining(self.tables, config.patience, sleep)
        self._sleep = sleep
        self.thinkers = Thinkers(config.bot_processes)
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
            pace = self._pace_of(loaded, seat, bot)
        key, _ = await asyncio.gather(self.thinkers.choose(job, bot), self._sleep(pace))
        async with self.tables.at(room.table) as (_, loaded):
            if loaded.bot_to_move() == turn:  # else it was taken back or given back meanwhile
                try:
                    await self.tables.answer(room, loaded, seat, key, loaded.seq)
                except Stale:
                    LOG.info("table %s: another server moved the bot", room.table)
        return True

    def _pace_of(self, loaded: Loaded, seat: int, bot: str) -> float:
        """The pace of the table; a bot that thinks takes its time where its thinking could show what it holds."""
        if self._pace is not None:
            return self._pace
        secret = bool(loaded.asked[seat][0].declines) and bot != "random"
        return max(loaded.row.pace, THOUGHT) if secret else loaded.row.pace
