"""One address opens as many connections as the server takes, and comes to the point on none of them.

Before, every other person got 503 for 20 seconds, health checks too, and the attack could be repeated at once.
"""

from __future__ import annotations

import asyncio
import select
from dataclasses import replace

import httpx
import pytest

from holdfast.server.operations.connections import MAX_WAITING_PER_ADDRESS
from server.raw_sockets import fetch, half_open, live
from server.server_processes import ServerProcess
from server.servers import QUIET, serving

ATTACKER, PERSON = "127.0.0.2", "127.0.0.3"
PLAN = {"game": "cryo", "seats": [{"kind": "person", "name": "Kate"}]}
PROXY = "127.0.0.1"
"""Trusted by default: the limits of an address are not for a proxy, through which everybody comes."""


@pytest.mark.parametrize("attacker", [ATTACKER, PROXY])
def test_half_open_connections_of_one_address_keep_nobody_out(sqlite: str, attacker: str) -> None:
    config = replace(QUIET, database=sqlite, rate_limits=True, max_connections=300)
    with serving(config) as served, half_open(served.port, 310, attacker):
        others = [fetch(served.port, path, PERSON) for path in ("/", "/health", "/ready")]
        same_address = fetch(served.port, "/", attacker)

    assert others == [200, 200, 200]
    assert same_address == 200, "people who share the address of an attacker get through, too"


@pytest.mark.anyio
async def test_silent_connections_to_several_processes_are_limited_by_address(sqlite: str) -> None:
    server = ServerProcess(sqlite, "--processes", "2")
    await server.start()
    with half_open(server.port, MAX_WAITING_PER_ADDRESS + 50, ATTACKER, b"") as clients:
        answers = [await asyncio.to_thread(fetch, server.port, path, PERSON) for path in ("/", "/ready")]
        hung_up, _, _ = select.select(clients, [], [], 0)
    await server.end()

    assert answers == [200, 200]
    assert len(hung_up) == 50


def test_a_full_server_answers_health_checks(sqlite: str) -> None:
    """Its connections are all in use, by many addresses."""
    with serving(replace(QUIET, database=sqlite, max_connections=8)) as served:
        made = httpx.post(f"{served.http}/api/v1/tables", json=PLAN, headers={"Connection": "close"}, timeout=60).json()
        path = f"/api/v1/tables/{made['table']}/events"
        clients = [live(served.port, path, f"127.0.0.{10 + number // 2}") for number in range(8)]
        statuses = {path: fetch(served.port, path, PERSON) for path in ("/", "/health", "/ready")}
        for client in clients:
            client.close()

    assert statuses == {"/": 503, "/health": 200, "/ready": 200}
