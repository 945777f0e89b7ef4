"""A3: somebody asks for hints over 95 WebSockets, so that no bot answers.

Before: messages over WebSockets were not charged, and all bots of the server stood still for over a minute.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from server.server_processes import PATIENCE, ServerProcess

pytestmark = pytest.mark.anyio

SOCKETS = 95
TABLES = 19
BOT_ANSWER_S = 25.0
"""Bots answer within 3 s; a busy machine may take longer. The 95 hints of before took at least 57 s of one process."""


def plan(*seats: dict[str, str]) -> dict[str, Any]:
    return {"game": "cryo", "seats": [{"kind": "person", "name": "Eve"}, *seats], "pace": 0}


async def bot_moves(http: httpx.AsyncClient) -> float:
    """Seconds that the bot of a new table takes until the person is asked alone."""
    made = (await http.post("/api/v1/tables", json=plan({"kind": "bot", "bot": "Settler"}))).json()
    path, own = f"/api/v1/tables/{made['table']}", {"Authorization": f"Bearer {made['token']}"}
    began = time.monotonic()
    while (seen := (await http.get(path, headers=own)).json())["waiting"] != [0]:
        if time.monotonic() - began > BOT_ANSWER_S:
            break
        if seen["decision"] is not None:
            body = {"key": seen["decision"]["options"][0]["key"], "seq": seen["seq"]}
            await http.post(f"{path}/choose", json=body, headers=own)
        await asyncio.sleep(0.05)
    return time.monotonic() - began


async def test_hints_over_many_sockets_stop_nobody(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path}/tables.db", "--bots", "1")
    await server.start()
    sockets, heard = list[ClientConnection](), Counter[str]()
    elsewhere = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
    async with (
        httpx.AsyncClient(base_url=f"http://{server.address}", timeout=PATIENCE) as attacker,
        httpx.AsyncClient(base_url=f"http://{server.address}", timeout=PATIENCE, transport=elsewhere) as person,
    ):
        for _ in range(TABLES):
            made = (await attacker.post("/api/v1/tables", json=plan({"kind": "open"}))).json()
            url, own = f"ws://{server.address}/api/v1/tables/{made['table']}/events", made["token"]
            for _ in range(SOCKETS // TABLES):
                headers = {"Authorization": f"Bearer {own}"}
                sockets.append(await connect(url, additional_headers=headers, open_timeout=60))
        listening = [asyncio.create_task(count(socket, heard)) for socket in sockets]
        for socket in sockets:
            await socket.send('{"hint": true}')
        await asyncio.sleep(0.5)
        took = await bot_moves(person)
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
        for socket in sockets:
            await socket.close()
    await server.end()

    assert took < BOT_ANSWER_S
    assert heard["Busy"] + heard["TooFast"] > SOCKETS // 2


async def count(socket: ClientConnection, heard: Counter[str]) -> None:
    """Count the answers of a connection: hints, and the kinds of errors."""
    async for text in socket:
        message = json.loads(text)
        if "hint" in message:
            heard["hint"] += 1
        elif "error" in message:
            heard[message["kind"]] += 1
            assert message.get("retry_after", 1) >= 1
