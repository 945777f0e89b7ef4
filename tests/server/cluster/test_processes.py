"""One server of several processes on one SQLite file: whichever of them a player meets, it is one table."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from holdfast.server.cluster.ipc import ProcessLink
from holdfast.server.config import WorkerSlot, slot_for_table
from holdfast.server.storage.notices import Notice, TableChanged
from holdfast.server.tables.setup import new_table_id
from server.cluster.test_two_servers import PLAN, Player, alternate
from server.server_processes import PATIENCE, ServerProcess

pytestmark = pytest.mark.anyio


def workers(pid: int) -> list[int]:
    """The processes that serve for another."""
    found = list[int]()
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = status.read_text().rpartition(")")[2].split()[1]
            words = (status.parent / "cmdline").read_bytes()
        except OSError:
            continue  # it has just ended
        if int(parent) == pid and b"spawn_main" in words:
            found.append(int(status.parent.name))
    return sorted(found)


async def gone(pids: list[int]) -> None:
    async with asyncio.timeout(PATIENCE):
        while any(Path(f"/proc/{pid}/cmdline").exists() and Path(f"/proc/{pid}/cmdline").read_bytes() for pid in pids):
            await asyncio.sleep(0.05)


@asynccontextmanager
async def on_each(address: str) -> AsyncIterator[list[httpx.AsyncClient]]:
    """Clients with a lasting connection each, to one process after the other: what names no table goes in turn."""
    limits = httpx.Limits(max_connections=1, max_keepalive_connections=1)
    clients = [httpx.AsyncClient(base_url=f"http://{address}", timeout=60, limits=limits) for _ in range(2)]
    for client in clients:
        assert (await client.get("/health")).status_code == 200
    yield clients
    for client in clients:
        await client.aclose()


async def answered_by(http: httpx.AsyncClient, table: str, token: str) -> dict[str, Any]:
    """Give the first answer on offer, through one process."""
    headers = {"Authorization": f"Bearer {token}"}
    seen = (await http.get(f"/api/v1/tables/{table}", headers=headers)).json()
    body = {"key": seen["decision"]["options"][0]["key"], "seq": seen["seq"]}
    answer = await http.post(f"/api/v1/tables/{table}/choose", json=body, headers=headers)
    assert answer.is_success, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def test_players_meet_whichever_process_serves_them_and_one_may_die(sqlite: str) -> None:
    server = ServerProcess(sqlite, "--processes", "2", "--metrics")
    await server.start()
    first, second = workers(server.pid)
    async with on_each(server.address) as clients:
        made = (await clients[0].post("/api/v1/tables", json=PLAN)).json()
        table = made["table"]
        sat = (await clients[1].post(f"/api/v1/tables/{table}/seats", json={"name": "Paul"})).json()
        tokens = [made["token"], sat["token"]]
        kate, paul = [await Player(table, token).open(server.address) for token in tokens]
        await kate.until_here(1, True)
        before = kate.seen["seq"]
        for number in range(6):  # by turns through either process; the other's players see it
            seq = max(kate.seen["seq"], paul.seen["seq"])
            await kate.until(seq)
            await paul.until(seq)
            await answered_by(clients[number % 2], table, tokens[0 if kate.seen["decision"] else 1])
            await kate.until(seq + 1)
            await paul.until(seq + 1)
        counted = [(await client.get("/metrics")).text for client in clients]

        moves = [re.findall(r'holdfast_moves_total\{kind="moved"\} (\S+)', text) for text in counted]
        assert moves == [["6.0"], ["6.0"]], "counts are those of all processes, whichever is asked"

        os.kill(second, signal.SIGKILL)
        await gone([second])
        async with asyncio.timeout(PATIENCE):
            while len(workers(server.pid)) < 2:
                await asyncio.sleep(0.05)
        kate, paul = [await Player(table, token).open(server.address) for token in tokens]
        await alternate([kate, paul], 4)
        assert kate.seen["seq"] == paul.seen["seq"] == before + 10
        for player in (kate, paul):
            await player.socket.close()
    serving = workers(server.pid)

    assert first in serving
    assert second not in serving
    assert await server.end(signal.SIGTERM) == 0
    await gone(serving)


async def test_processes_end_with_the_one_that_hands_out_connections(sqlite: str) -> None:
    server = ServerProcess(sqlite, "--processes", "2")
    await server.start()
    serving = workers(server.pid)
    assert len(serving) == 2

    await server.end(signal.SIGKILL)
    await gone(serving)


def test_a_table_is_set_up_by_the_process_that_plays_it(tmp_path: Path) -> None:
    slots = [WorkerSlot(tmp_path, number, 3) for number in range(3)]

    for slot in slots:
        for _ in range(20):
            table = new_table_id(slot)
            assert [other for other in slots if other.owns(table)] == [slot]
            assert slot_for_table(table.encode(), 3) == slot.number


async def test_siblings_hear_each_other_and_know_when_they_may_have_missed_something(tmp_path: Path) -> None:
    heard, missed = list[tuple[Notice, str]](), list[int]()

    def hear(notice: Notice, origin: str) -> None:
        heard.append((notice, origin))

    listener = await ProcessLink.open(WorkerSlot(tmp_path, 0, 2), "listener", hear, lambda: missed.append(1))
    teller = await ProcessLink.open(WorkerSlot(tmp_path, 1, 2), "teller", hear, lambda: None)
    async with asyncio.timeout(PATIENCE):
        while not missed:
            await asyncio.sleep(0.01)
    notices = [TableChanged("a", 3, "moved"), TableChanged("b", 0, "people")]
    teller.send(notices)
    async with asyncio.timeout(PATIENCE):
        while len(heard) < 2:
            await asyncio.sleep(0.01)
    await teller.close()
    again = await ProcessLink.open(WorkerSlot(tmp_path, 1, 2), "teller", hear, lambda: None)
    async with asyncio.timeout(PATIENCE):
        while len(missed) < 2:
            await asyncio.sleep(0.01)
    await again.close()
    await listener.close()

    assert heard == [(notice, "teller") for notice in notices]
