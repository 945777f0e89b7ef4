"""Clients that hold connections by being slow, over real sockets: an update of the web server must not let them.

Before, the protections were subclasses of private parts of uvicorn, and one test called such a part by hand.
`tests/package/test_newest_versions.py` runs this file on the newest releases.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from dataclasses import replace

import httpx
import pytest

from server.raw_sockets import HALF_HEAD, connected, dropped, live
from server.server_processes import PATIENCE
from server.servers import QUIET, Served, serving

pytestmark = pytest.mark.anyio

WHOLE = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
PLAN = {"game": "cryo", "seats": [{"kind": "person", "name": "Kate"}]}


def silent(served: Served) -> socket.socket:
    return connected(served.port)


def half_a_head(served: Served) -> socket.socket:
    client = connected(served.port)
    client.sendall(HALF_HEAD)
    return client


def half_a_second_head(served: Served) -> socket.socket:
    """Who has been answered once may not be slow either."""
    client = connected(served.port)
    client.sendall(WHOLE)
    assert client.recv(1000).startswith(b"HTTP/1.1 200")
    client.sendall(HALF_HEAD)
    return client


def kept_open(served: Served) -> socket.socket:
    client = connected(served.port)
    client.sendall(WHOLE)
    assert client.recv(1000).startswith(b"HTTP/1.1 200")
    return client


def reads_nothing(served: Served) -> socket.socket:
    client = connected(served.port, small=True)
    client.sendall(b"GET /static/table.css HTTP/1.1\r\nHost: x\r\n\r\n" * 1000)
    return client


def answers_no_ping(served: Served) -> socket.socket:
    made = httpx.post(f"{served.http}/api/v1/tables", json=PLAN, timeout=PATIENCE).json()
    return live(served.port, f"/api/v1/tables/{made['table']}/events")


@pytest.mark.parametrize("attack", [silent, half_a_head, half_a_second_head, kept_open, reads_nothing, answers_no_ping])
async def test_every_kind_of_slow_client_is_dropped(sqlite: str, attack: Callable[[Served], socket.socket]) -> None:
    with serving(replace(QUIET, database=sqlite, idle_timeout_s=1)) as served:
        client = await asyncio.to_thread(attack, served)
        gone = await (dropped(client) if attack is reads_nothing else hung_up(client))
        health = await asyncio.to_thread(httpx.get, f"{served.http}/health", timeout=PATIENCE)
        client.close()

    assert gone
    assert health.status_code == 200


async def hung_up(client: socket.socket) -> bool:
    """Read until the server hangs up; what it has sent before does not count."""
    try:
        while await asyncio.to_thread(client.recv, 1 << 16):
            pass
    except ConnectionError:
        pass
    return True


async def test_a_client_that_is_not_slow_is_not_dropped(sqlite: str) -> None:
    with serving(replace(QUIET, database=sqlite, idle_timeout_s=1)) as served, connected(served.port) as client:
        for _ in range(4):
            client.sendall(WHOLE[:20])
            await asyncio.sleep(0.3)
            client.sendall(WHOLE[20:])
            assert (await asyncio.to_thread(client.recv, 1000)).startswith(b"HTTP/1.1 200")
