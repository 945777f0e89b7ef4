"""Play at full speed while something fails again and again; look each time whether anything was lost or done twice."""

from __future__ import annotations

import asyncio
import random
import resource
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

import asyncpg
import httpx

from holdfast.server.storage.rebuild import GameSetup, chunks_from_actions
from holdfast.server.storage.rows import CHOOSE
from holdfast.server.storage.store import Store
from server.postgres import Postgres
from server.server_processes import PATIENCE, RETRY, PersistentPlayers, ServerProcess

Fault = Callable[[list[PersistentPlayers]], Awaitable[None]]
"""Makes something fail while people play, and mends it."""
PAUSE = 0.05
"""Seconds, at most, between the last answer that was counted and the fault: others are on their way then."""
AFTERWARDS = 3
"""So many moves are made at each table once all is well again."""


async def play_through(address: str, database: str, faults: Sequence[Fault], *, tables: int = 4, seed: int = 1) -> int:
    """Let one fault happen after the other, each at a random moment, and look after each; the answers given in all."""
    chance = random.Random(seed)
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as http:
        players = [await PersistentPlayers(http, random.Random(seed + n)).sit_down() for n in range(tables)]
        trial = Trial(database, players)
        for fault in faults:
            await trial.through(fault, chance.randrange(tables, 10 * tables), chance.uniform(0, PAUSE))
            await trial.check()
        return trial.given


class Trial:
    """Tables at which clients play at full speed. When a game is over, they begin another one."""

    def __init__(self, database: str, players: list[PersistentPlayers]) -> None:
        self._database = database
        self._players = players
        self._finished = list[PersistentPlayers]()
        self._mended = asyncio.Event()
        self._before = 0

    @property
    def given(self) -> int:
        """The answers that were acknowledged."""
        return self._before + sum(len(player.given) for player in (*self._players, *self._finished))

    async def through(self, fault: Fault, enough: int, pause: float) -> None:
        """Play until so many answers are given, through the fault, and on; all without help."""
        self._mended.clear()
        until = self.given + enough
        async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as playing:
            for number in range(len(self._players)):
                playing.create_task(self._play(number))
            while self.given < until:
                await asyncio.sleep(RETRY / 10)
            await asyncio.sleep(pause)
            await fault(self._players)
            self._mended.set()

    async def _play(self, number: int) -> None:
        more = AFTERWARDS
        while more:
            player = self._players[number]
            if player.over:
                self._finished.append(player)
                another = PersistentPlayers(player.http, player.random)
                another.turned_away, another.unheard, another.deaf = player.turned_away, player.unheard, player.deaf
                self._players[number] = player = await another.sit_down()
            await player.move()
            more -= self._mended.is_set()

    async def check(self) -> None:
        """Look at all tables: nothing is lost, nothing is there twice, all play back."""
        store = await Store.open(self._database)
        for player in (*self._players, *self._finished):
            await check(player, store)
        await store.close()
        self._before += sum(len(player.given) for player in self._finished)
        self._finished.clear()


async def check(player: PersistentPlayers, store: Store) -> None:
    """What is stored is exactly what was acknowledged, and it plays back to what the server shows."""
    row, seats = await store.table(player.table), await store.seats(player.table)
    actions = await store.actions(player.table)
    assert row is not None
    stored = [(action.seat, action.key) for action in actions if action.kind == CHOOSE]
    assert stored == [(action.seat, action.key) for action in player.given]
    assert [action.seq for action in actions] == list(range(len(actions)))
    setup = GameSetup(row.game, tuple(seat.name for seat in seats), row.options, row.seed)
    game = setup.play(chunks_from_actions(actions))
    for seat in (0, 1):
        seen = await player.ask("GET", f"/api/v1/tables/{player.table}", seat)
        assert (seen["view"], seen["over"]) == (game.view(seat), game.over)


# What may fail --------------------------------------------------------------------------------------------------------


def killed(server: ServerProcess) -> Fault:
    """Kill the server without a word, and start it again."""

    async def kill(_players: list[PersistentPlayers]) -> None:
        await server.end()
        await server.start()

    return kill


async def unheard(players: list[PersistentPlayers]) -> None:
    """Let answers reach the server, but not its word that they count, so that all are given again."""
    before = sum(player.unheard for player in players)
    for player in players:
        player.deaf = True
    while sum(player.unheard for player in players) < before + 3 * len(players):
        await asyncio.sleep(RETRY)
    for player in players:
        player.deaf = False


def disk_full(server: ServerProcess) -> Fault:
    """Let the server write no byte more to any file, until it has said so to somebody."""

    async def fill(players: list[PersistentPlayers]) -> None:
        _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, most))
        await turned_away(players)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))

    return fill


def restarted(postgres: Postgres) -> Fault:
    """Crash PostgreSQL, and start it again."""

    async def restart(_players: list[PersistentPlayers]) -> None:
        await postgres.crash()

    return restart


def locked(database: str, seconds: float = 0.3) -> Fault:
    """Let another program lock the database for a moment: all wait, and nobody is turned away."""

    async def lock(players: list[PersistentPlayers]) -> None:
        before = sum(player.turned_away for player in players)
        async with lock_on(database):
            await asyncio.sleep(seconds)
        assert sum(player.turned_away for player in players) == before

    return lock


def locked_for_long(database: str) -> Fault:
    """Let another program lock the database until somebody is told that it cannot be reached."""

    async def lock(players: list[PersistentPlayers]) -> None:
        async with lock_on(database):
            await turned_away(players)

    return lock


@asynccontextmanager
async def lock_on(database: str) -> AsyncIterator[None]:
    """The database with a lock of another program on it."""
    if database.startswith("sqlite"):
        other = sqlite3.connect(database.removeprefix("sqlite:///"), isolation_level=None)
        try:
            other.execute("begin exclusive")
            yield
        finally:
            other.close()
    else:
        connection = await asyncpg.connect(database)
        try:
            async with connection.transaction():
                await connection.execute("lock table actions in access exclusive mode")
                yield
        finally:
            await connection.close()


async def turned_away(players: list[PersistentPlayers]) -> None:
    """Wait until the server has told somebody that its database is away."""
    before = sum(player.turned_away for player in players)
    while sum(player.turned_away for player in players) == before:
        await asyncio.sleep(RETRY)
