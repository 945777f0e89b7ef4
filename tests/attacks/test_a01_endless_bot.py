"""A1: somebody seats a bot that thinks for months, so that no bot or hint on the server answers any more.

Before: one POST with `search:9999999s` stopped all bots. The server did not obey SIGTERM; after `kill -9` the forked
processes thought on; after a restart one GET of that table stopped all bots again.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.server_processes import PATIENCE, PersistentPlayers, ServerProcess

pytestmark = pytest.mark.anyio

ENDLESS = ("search:9999999s", "search:9999999")
BOT_ANSWER_S = 30.0
"""Bots answer within 3 s; a busy machine may take ten times as long. The attack takes months."""
STOP_S = 15.0
"""A server stops within 5 s; a busy machine may take three times as long."""


def plan(*bots: str) -> dict[str, Any]:
    seats = [{"kind": "person", "name": "Kate"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    return {"game": "cryo", "seats": seats, "pace": 0}


async def bot_moves(http: httpx.AsyncClient) -> float:
    """Seconds that a new table's bot takes for its first move."""
    made = (await http.post("/api/v1/tables", json=plan("Settler"))).json()
    table, own = made["table"], {"Authorization": f"Bearer {made['token']}"}
    began = time.monotonic()
    while (seen := (await http.get(f"/api/v1/tables/{table}", headers=own)).json())["waiting"] != [0]:
        if time.monotonic() - began > BOT_ANSWER_S:
            raise AssertionError("the bot does not move")
        if seen["decision"] is not None:
            body = {"key": seen["decision"]["options"][0]["key"], "seq": seen["seq"]}
            await http.post(f"/api/v1/tables/{table}/choose", json=body, headers=own)
        await asyncio.sleep(0.05)
    return time.monotonic() - began


def started_by(pid: int) -> set[int]:
    """The processes that a process has started, and those that they have started."""
    try:
        children = {int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()}
    except OSError:
        return set()
    return children.union(*(started_by(child) for child in children))


async def poison(server: ServerProcess, database: Path) -> str:
    """A stored table with an endless bot that has to move, as an earlier version accepted it."""
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=PATIENCE) as http:
        players = await PersistentPlayers(http, random.Random(1)).sit_down()
    await server.end(signal.SIGTERM)
    with sqlite3.connect(database) as connection:
        connection.execute("update seats set kind = 'bot', bot = ?", (ENDLESS[0],))
    return players.table


@pytest.mark.parametrize("bot", ENDLESS)
async def test_nobody_seats_a_bot_that_thinks_for_months(tmp_path: Path, bot: str) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path}/tables.db", "--bots", "1")
    await server.start()
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=PATIENCE) as http:
        refused = await http.post("/api/v1/tables", json=plan(bot))
        unknown = await http.post("/api/v1/tables", json=plan("grandmaster"))
        await bot_moves(http)
        told = time.monotonic()
        code = await server.end(signal.SIGTERM)
        took = time.monotonic() - told

    assert refused.status_code == unknown.status_code == 400
    assert "would think too long" in refused.json()["error"]["message"]
    assert "exec" not in unknown.json()["error"]["message"]
    assert took < STOP_S
    assert code in (0, -signal.SIGTERM)


async def test_a_poisoned_table_of_before_takes_no_bots_from_others_and_keeps_nobody_from_stopping(
    tmp_path: Path,
) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path}/tables.db", "--bots", "1")
    await server.start()
    table = await poison(server, tmp_path / "tables.db")
    await server.start()
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=PATIENCE) as http:
        await http.get(f"/api/v1/tables/{table}")
        await asyncio.sleep(1)  # it thinks
        await bot_moves(http)
        seq = (await http.get(f"/api/v1/tables/{table}")).json()["seq"]
    told = time.monotonic()
    await server.end(signal.SIGTERM)
    took = time.monotonic() - told

    assert took < STOP_S
    assert seq > 0, "the poisoned table is played on, by a bot that thinks as long as it may"


async def test_what_thinks_ends_with_a_server_that_is_killed(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path}/tables.db", "--bots", "1")
    await server.start()
    table = await poison(server, tmp_path / "tables.db")
    await server.start()
    thinking = set[int]()
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=PATIENCE) as http:
        await http.get(f"/api/v1/tables/{table}")
        for _ in range(40):
            thinking |= started_by(server.pid)
            await asyncio.sleep(0.05)
    await server.end(signal.SIGKILL)
    left = thinking
    for _ in range(100):
        left = {pid for pid in left if is_running(pid)}
        if not left:
            break
        await asyncio.sleep(0.1)
    for pid in left:
        os.kill(pid, signal.SIGKILL)

    assert thinking
    assert left == set()


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
