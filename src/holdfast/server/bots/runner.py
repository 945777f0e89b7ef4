"""Moves the seats that bots play. They compute in other processes, and move at a pace that people can follow."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import deque
from contextvars import copy_context
from typing import Any

from holdfast.engine.errors import HoldfastError
from holdfast.engine.requests import Decision
from holdfast.server.bots.process_pool import BotProcessPool
from holdfast.server.bots.worker_side import Job
from holdfast.server.errors import DeadlineExceeded, Stale, Unavailable
from holdfast.server.storage.rows import PERSON
from holdfast.server.tables.auto_decline import Sleep
from holdfast.server.tables.loaded_table import BotTurn, LoadedTable
from holdfast.server.tables.registry import TableRegistry
from holdfast.server.tables.session import TableSession
from holdfast.server.work.kinds import BOT, LONE_BOT, Kind
from holdfast.server.work.payer import PAYER

LOG = logging.getLogger("holdfast.server")

RETRY_DELAY_S = 1.0
"""Pause before another attempt while the database is unavailable."""
MIN_LONE_PACE_S = 0.5
"""Bots at a table without people take at least this long for a move: nobody waits for them."""
REMEMBERED_TIMES = 50
"""How many thinking times are remembered for each bot."""


class ThinkingTimes:
    """How long bots took lately for decisions at which nobody may learn whether they had a choice."""

    def __init__(self) -> None:
        self._seconds = dict[str, deque[float]]()

    def add(self, bot: str, seconds: float) -> None:
        self._seconds.setdefault(bot, deque(maxlen=REMEMBERED_TIMES)).append(seconds)

    def sample(self, bot: str) -> float:
        """A random earlier time, so that a bot without a choice takes as long as one that has to think."""
        return secrets.choice(self._seconds.get(bot) or (0.0,))


class BotRunner:
    """Subscribes to the registry: one task for each table at which a bot has something to decide."""

    def __init__(self, registry: TableRegistry, pool: BotProcessPool, pace_s: float | None, sleep: Sleep) -> None:
        self._registry = registry
        self._pool = pool
        self._pace_s = pace_s
        self._sleep = sleep
        self._times = ThinkingTimes()
        self._tasks = dict[str, asyncio.Task[None]]()
        self._thinking = dict[str, tuple[BotTurn, asyncio.Task[str | None]]]()
        """By table: the turn about which a bot thinks."""
        registry.subscribe(self.on_table_change)

    async def close(self) -> None:
        """Stop. Each table's bots go on when it is next loaded."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def on_table_change(self, session: TableSession, loaded: LoadedTable) -> None:
        """Start the task of a table at which a bot must decide, and end thinking about a turn that has passed."""
        task, turn = self._tasks.get(session.table_id), loaded.bot_turn()
        thinking = self._thinking.get(session.table_id)
        if thinking is not None and thinking[0] != turn:
            thinking[1].cancel()
        if turn and (task is None or task.done()):
            context = copy_context()
            context.run(PAYER.set, PAYER.get().uncharged())
            task = asyncio.create_task(self._run(session), context=context)
            self._tasks[session.table_id] = task
            task.add_done_callback(lambda ended: self._remove(session.table_id, ended))

    def _remove(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table_id) is task:
            del self._tasks[table_id]

    async def _run(self, session: TableSession) -> None:
        """Move bots until no bot has to decide."""
        with session.pinned():
            try:
                while await self._move_or_retry(session):
                    pass
            except HoldfastError:
                LOG.exception("table %s: a bot could not move", session.table_id)

    async def _move_or_retry(self, session: TableSession) -> bool:
        """Try again while the database is unavailable: perhaps nobody else is there to wake the bot."""
        try:
            return await self._move(session)
        except Unavailable:
            await self._sleep(RETRY_DELAY_S)
            return True

    async def _move(self, session: TableSession) -> bool:
        """Make one decision; False if no bot has any."""
        table_id = session.table_id
        async with self._registry.acquire(table_id) as (_, loaded):
            turn = loaded.bot_turn()
            if turn is None:
                return False
            decision = loaded.pending[turn.seat].decision
            job = Job.for_decision(table_id, loaded.setup, loaded.chunks, turn.seat)
            kind = BOT if any(row.kind == PERSON for row in loaded.seats) else LONE_BOT
            pace_s = loaded.row.pace if self._pace_s is None else self._pace_s
            if kind is LONE_BOT and self._pace_s is None:
                pace_s = max(pace_s, MIN_LONE_PACE_S)
            thinking = asyncio.create_task(self._think(job, turn.bot, kind, decision, pace_s))
            self._thinking[table_id] = turn, thinking
        try:
            await asyncio.wait({thinking})
        finally:
            thinking.cancel()
            self._thinking.pop(table_id, None)
        if thinking.cancelled():  # it was undone, or the seat was given back
            return True
        await self._answer(session, turn, thinking.result())
        return True

    async def _answer(self, session: TableSession, turn: BotTurn, key: str | None) -> None:
        """Give a bot's answer, if it is still asked; without a key chance decides."""
        async with self._registry.acquire(session.table_id) as (_, loaded):
            if loaded.bot_turn() != turn:
                return
            try:
                key = key or secrets.choice(loaded.pending[turn.seat].decision.options).key
                await self._registry.answer(session, loaded, turn.seat, key, loaded.seq)
            except Stale:
                LOG.info("table %s: another server moved the bot first", session.table_id)

    async def _think(self, job: Job, bot: str, kind: Kind, decision: Decision[Any], pace_s: float) -> str | None:
        """The key of a bot's choice after the table's pace; None if even a cheap bot took too long."""
        key, _ = await asyncio.gather(
            self._choose(job, bot, kind, secret=decision.secretive, idle=decision.idle), self._sleep(pace_s)
        )
        return key

    async def _choose(self, job: Job, bot: str, kind: Kind, *, secret: bool, idle: bool) -> str | None:
        """Where its time could show what a bot holds, it takes time without a choice too."""
        began = time.monotonic()
        try:
            key: str | None = await self._pool.choose(job, bot, kind)
        except DeadlineExceeded:
            key = None
        spent = time.monotonic() - began
        if idle:
            await self._sleep(max(0.0, self._times.sample(bot) - spent))
        elif secret:
            self._times.add(bot, spent)
        return key
