"""Nothing that was acknowledged is lost, and nothing is done twice, whatever fails at whatever moment.

The same a hundred times over: `make soak-server`.
"""

from __future__ import annotations

import resource

import pytest

from server.apart import ServerProcess, Tireless
from server.crashes import Fault, play_through, turned_away
from server.postgres import Postgres

pytestmark = pytest.mark.anyio


def killed(server: ServerProcess) -> Fault:
    """Kill the server without a word, and start it again."""

    async def kill(_players: list[Tireless]) -> None:
        await server.end()
        await server.start()

    return kill


def disk_full(server: ServerProcess) -> Fault:
    """Let the server write no byte more to any file, until it has said so to somebody."""

    async def fill(players: list[Tireless]) -> None:
        _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, most))
        await turned_away(players)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))

    return fill


def restarted(postgres: Postgres) -> Fault:
    """Crash PostgreSQL, and start it again."""

    async def restart(_players: list[Tireless]) -> None:
        await postgres.crash()

    return restart


async def test_killed_servers_and_full_disks_lose_nothing_on_sqlite(sqlite: str) -> None:
    server = ServerProcess(sqlite)
    await server.start()
    given = await play_through(server.address, sqlite, [killed(server), disk_full(server), killed(server)])
    await server.end()

    assert given > 20


async def test_killed_servers_and_databases_lose_nothing_on_postgresql(postgres: Postgres) -> None:
    database = await postgres.emptied()
    server = ServerProcess(database)
    await server.start()
    given = await play_through(server.address, database, [killed(server), restarted(postgres)])
    await server.end()

    assert given > 20
