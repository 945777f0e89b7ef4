"""Nothing that was acknowledged is lost, and nothing is done twice, whatever fails at whatever moment.

The same a hundred times over: `make soak-server`.
"""

from __future__ import annotations

import pytest

from server.crash_games import disk_full, killed, locked, play_through, restarted, unheard
from server.postgres import Postgres
from server.server_processes import ServerProcess

pytestmark = pytest.mark.anyio


async def test_killed_servers_and_full_disks_lose_nothing_on_sqlite(sqlite: str) -> None:
    server = ServerProcess(sqlite)
    await server.start()
    faults = [killed(server), unheard, disk_full(server), locked(sqlite), killed(server)]
    given = await play_through(server.address, sqlite, faults)
    await server.end()

    assert given > 20


async def test_killed_servers_and_databases_lose_nothing_on_postgresql(postgres: Postgres) -> None:
    database = await postgres.emptied()
    server = ServerProcess(database)
    await server.start()
    faults = [killed(server), unheard, restarted(postgres), locked(database)]
    given = await play_through(server.address, database, faults)
    await server.end()

    assert given > 20
