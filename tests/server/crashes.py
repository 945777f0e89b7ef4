"""Play at full speed while something fails again and again; then look whether anything was lost or done twice."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence

import httpx

from holdfast.server.rebuild import Setup, chunks_of
from holdfast.server.rows import CHOOSE
from holdfast.server.store import Store
from server.apart import PATIENCE, RETRY, Tireless

Fault = Callable[[list[Tireless]], Awaitable[None]]
"""Makes something fail while people play, and mends it."""


async def play_through(address: str, database: str, faults: Sequence[Fault], *, tables: int = 4, seed: int = 1) -> int:
    """Let one fault happen after the other, each after a random number of moves; the answers acknowledged in all."""
    chance = random.Random(seed)
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as http:
        players = [await Tireless(http, random.Random(seed + n)).sit_down() for n in range(tables)]
        for fault in faults:
            enough, moved = chance.randrange(tables, 10 * tables), asyncio.Event()
            async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as playing:
                for one in players:
                    playing.create_task(_play(one, players, enough, moved))
                await moved.wait()
                await fault(players)
            players = [one if not one.over else await _again(one, database) for one in players]
        for one in players:
            await check(one, database)
        return sum(len(one.given) for one in players)


async def turned_away(players: list[Tireless]) -> None:
    """Wait until the server has told somebody that its database is away."""
    before = sum(one.turned_away for one in players)
    while sum(one.turned_away for one in players) == before:
        await asyncio.sleep(RETRY)


async def _play(player: Tireless, all_players: list[Tireless], enough: int, moved: asyncio.Event) -> None:
    """Play until it is time for the fault, and three moves more."""
    before, more = sum(len(one.given) for one in all_players), 3
    while more and not player.over:
        await player.move()
        if sum(len(one.given) for one in all_players) - before >= enough or player.over:
            moved.set()
        more -= moved.is_set()


async def _again(player: Tireless, database: str) -> Tireless:
    await check(player, database)
    return await Tireless(player.http, player.random).sit_down()


async def check(player: Tireless, database: str) -> None:
    """What is stored is exactly what was acknowledged, and it plays back to what the server shows."""
    store = await Store.open(database)
    row, seats = await store.table(player.table), await store.seats(player.table)
    actions = await store.actions(player.table)
    await store.close()
    assert row is not None
    stored = [(one.seat, one.key) for one in actions if one.kind == CHOOSE]
    assert stored == [(one.seat, one.key) for one in player.given]
    assert [one.seq for one in actions] == list(range(len(actions)))
    setup = Setup(row.game, tuple(one.name for one in seats), row.options, row.seed)
    game = setup.play(chunks_of(actions))
    for seat in (0, 1):
        seen = await player.ask("GET", f"/api/tables/{player.table}", seat)
        assert (seen["view"], seen["over"]) == (game.view(seat), game.over)
