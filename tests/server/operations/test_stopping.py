"""A server that is told to stop finishes what has begun, and waits for nobody who keeps silent."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import time
from dataclasses import replace

import httpx
import pytest

from holdfast.commands.serve import listen
from holdfast.server.cluster.dispatcher import Dispatcher
from holdfast.server.operations.metrics import METRICS_FOLDER
from holdfast.server.storage.store import Store
from server.cluster.test_two_servers import Player
from server.crash_games import lock_on
from server.server_processes import PATIENCE, PersistentPlayers, ServerProcess
from server.servers import QUIET, serving

pytestmark = pytest.mark.anyio

STOP_S = 30.0
"""A server stops within 5 s; a busy machine may take several times as long."""
STUCK_SERVER = """
import asyncio, uvicorn
from holdfast.server.operations.stopping import StoppingServer

async def app(scope, receive, send):
    while True:
        message = await receive()
        if message["type"] == "lifespan.shutdown":
            await asyncio.sleep(3600)
        print(message["type"], flush=True)
        await send({"type": message["type"] + ".complete"})

StoppingServer(uvicorn.Config(app, port=0, log_level="error"), 1.0).run()
"""
HALF = b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"


@pytest.mark.parametrize("processes", ["1", "2"])
async def test_an_answer_that_has_begun_is_acknowledged_though_the_server_is_stopped(
    processes: str, sqlite: str
) -> None:
    server = ServerProcess(sqlite, "--processes", processes)
    await server.start()
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=PATIENCE) as http:
        player = await PersistentPlayers(http, random.Random(1)).sit_down()
        idle = await Player(player.table, player.tokens[1]).open(server.address)
        own = {"Authorization": f"Bearer {player.tokens[0]}"}
        seen = (await http.get(f"/api/v1/tables/{player.table}", headers=own)).json()
        body = {"key": seen["decision"]["options"][0]["key"], "seq": seen["seq"]}
        async with lock_on(sqlite):
            moving = asyncio.create_task(http.post(f"/api/v1/tables/{player.table}/choose", json=body, headers=own))
            await asyncio.sleep(0.5)  # it is there, and waits for the lock
            ending = asyncio.create_task(server.end(signal.SIGTERM))
            await asyncio.sleep(0.3)
            assert not moving.done()
            assert not ending.done()
        answer, code = await moving, await ending
        await idle.socket.close()
    store = await Store.open(sqlite)
    stored = await store.actions(player.table, after=0)
    await store.close()

    assert answer.status_code == 200
    assert [action.key for action in stored] == [body["key"]]
    assert code in (0, -signal.SIGTERM)


async def test_nobody_keeps_a_server_from_stopping(sqlite: str) -> None:
    with serving(replace(QUIET, database=sqlite, shutdown_grace_s=1)) as served:
        async with httpx.AsyncClient(base_url=served.http, timeout=PATIENCE) as http:
            player = await PersistentPlayers(http, random.Random(1)).sit_down()
        idle = await Player(player.table, player.tokens[0]).open(f"127.0.0.1:{served.port}")
        _, slow = await asyncio.open_connection("127.0.0.1", served.port)
        slow.write(HALF)  # and never the rest
        await slow.drain()
        await asyncio.sleep(0.2)
        told = time.monotonic()
    took = time.monotonic() - told
    slow.close()
    await idle.socket.close()

    assert took < 30, "it may take a second, and some for what is slow in a test; without a limit it would wait forever"


@pytest.mark.parametrize("processes", ["1", "2"])
async def test_a_server_stops_in_time_though_the_database_is_locked_bots_think_and_people_are_connected(
    processes: str, sqlite: str
) -> None:
    server = ServerProcess(sqlite, "--processes", processes, "--bots", "1")
    await server.start()
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=PATIENCE) as http:
        player = await PersistentPlayers(http, random.Random(1)).sit_down()
        idle = await Player(player.table, player.tokens[1]).open(server.address)
        own = {"Authorization": f"Bearer {player.tokens[0]}"}
        seats = [{"kind": "person", "name": "Kate"}, *([{"kind": "bot", "bot": "Warden"}] * 3)]
        await http.post("/api/v1/tables", json={"game": "cryo", "seats": seats, "pace": 0}, headers=own)
        seen = (await http.get(f"/api/v1/tables/{player.table}", headers=own)).json()
        body = {"key": seen["decision"]["options"][0]["key"], "seq": seen["seq"]}
        record = "\n".join(["1"] * 15_000)
        async with lock_on(sqlite):  # for longer than the server may take
            waiting = [
                asyncio.create_task(http.post(f"/api/v1/tables/{player.table}/choose", json=body, headers=own)),
                asyncio.create_task(http.post("/api/v1/records", json={"text": record}, headers=own)),
            ]
            await asyncio.sleep(0.5)
            told = time.monotonic()
            code = await server.end(signal.SIGTERM)
            took = time.monotonic() - told
        await asyncio.gather(*waiting, return_exceptions=True)
        await idle.socket.close()

    assert code in (0, -signal.SIGTERM)
    assert took < STOP_S


async def test_a_server_that_does_not_stop_by_itself_is_ended() -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", STUCK_SERVER, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    async with asyncio.timeout(PATIENCE):
        assert await process.stdout.readline() == b"lifespan.startup\n"
    await asyncio.sleep(0.5)  # until it listens
    told = time.monotonic()
    process.send_signal(signal.SIGTERM)
    try:
        async with asyncio.timeout(2 * STOP_S):
            _, complaints = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()

    assert process.returncode == 0
    assert time.monotonic() - told < STOP_S
    assert b"Traceback" not in complaints


async def test_who_connects_to_several_processes_and_says_nothing_is_dropped(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(METRICS_FOLDER, "")  # the door sets it for its processes
    await (await Store.open(sqlite)).close()  # as `holdfast serve` does, so that they find it made
    listening, opened = listen("127.0.0.1", 0), asyncio.Event()
    address = listening.getsockname()
    door = Dispatcher(listening, replace(QUIET, database=sqlite, idle_timeout_s=1), 2, opened.set)
    serving = asyncio.create_task(door.run())
    async with asyncio.timeout(PATIENCE):
        await opened.wait()
        reader, writer = await asyncio.open_connection(*address)
        said = await reader.read()
        writer.close()
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{address[1]}", timeout=PATIENCE) as http:
            health = await http.get("/health")
        os.kill(os.getpid(), signal.SIGTERM)
        await serving

    assert said == b""
    assert health.status_code == 200
