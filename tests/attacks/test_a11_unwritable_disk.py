"""The disk is full, read-only or damaged, and nobody is told.

Before, `/ready` answered 200 while no move could be stored, damaged pages were reported to players as "try again" and
to nobody else, and an impossible data folder ended in a traceback.
"""

from __future__ import annotations

import asyncio
import logging
import random
import re
import resource
import socket
import sqlite3
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from holdfast.cli import app
from holdfast.server.operations import health
from server.damage import damage
from server.server_processes import PATIENCE, PersistentPlayers, ServerProcess
from server.servers import QUIET, serving


@pytest.mark.anyio
async def test_a_full_disk_is_not_ready(sqlite: str) -> None:
    server = ServerProcess(sqlite)
    await server.start()
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=PATIENCE) as http:
        before = await http.get("/ready")
        limits = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, limits[1]))  # not a byte more may be written
        full = await status_becomes(http, 503)
        alive = await http.get("/health")
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, limits)
        after = await status_becomes(http, 200)
    await server.end()

    assert (before.status_code, alive.status_code) == (200, 200)
    assert full.json()["status"] == health.NOT_WRITABLE
    assert after.json()["status"] == "ready"


async def status_becomes(http: httpx.AsyncClient, status: int) -> httpx.Response:
    """The answer of `/ready` as soon as it has this status; it may be a few seconds old."""
    async with asyncio.timeout(PATIENCE):
        while (answer := await http.get("/ready")).status_code != status:
            await asyncio.sleep(0.1)
    return answer


@pytest.mark.anyio
async def test_a_disk_with_hardly_any_space_is_not_ready(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "MIN_FREE_BYTES", 1 << 60)
    with serving(replace(QUIET, database=sqlite)) as served:
        async with httpx.AsyncClient(base_url=served.http, timeout=PATIENCE) as http:
            answer = await http.get("/ready")

    assert (answer.status_code, answer.json()["status"]) == (503, health.FULL)


@pytest.mark.anyio
async def test_many_who_ask_for_readiness_cost_one_write(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    checks = list[str]()
    check = health.Readiness._check

    async def counted(readiness: health.Readiness) -> str:
        checks.append("check")
        return await check(readiness)

    monkeypatch.setattr(health.Readiness, "_check", counted)
    with serving(replace(QUIET, database=sqlite, ready_cache_s=3600, rate_limits=True)) as served:
        async with httpx.AsyncClient(base_url=served.http, timeout=PATIENCE) as http:
            answers = [await http.get("/ready") for _ in range(100)]

    assert {answer.status_code for answer in answers} == {200}
    assert len(checks) == 1


@pytest.mark.anyio
async def test_damaged_pages_are_told_to_players_and_operator(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    with serving(replace(QUIET, database=sqlite)) as served:
        async with httpx.AsyncClient(base_url=served.http, timeout=PATIENCE) as http:
            players = [await PersistentPlayers(http, random.Random(seed)).sit_down() for seed in range(40)]
    damage(Path(sqlite.removeprefix("sqlite:///")))
    caplog.set_level(logging.ERROR, "holdfast.server")
    with serving(replace(QUIET, database=sqlite, metrics=True)) as served:
        async with httpx.AsyncClient(base_url=served.http, timeout=PATIENCE) as http:
            answers = [await http.get(f"/api/v1/tables/{player.table}") for player in players]
            ready, counts = await http.get("/ready"), (await http.get("/metrics")).text
    broken = [answer for answer in answers if answer.status_code != 200]

    assert broken
    assert {(answer.status_code, answer.json()["error"]["kind"]) for answer in broken} == {(500, "Damaged")}
    assert all("try again does not help" in answer.json()["error"]["message"] for answer in broken)
    assert (ready.status_code, ready.json()["status"]) == (503, health.DAMAGED)
    assert "holdfast doctor" in caplog.text
    assert re.search(r"^holdfast_database_damaged_total [1-9]", counts, re.MULTILINE)


FAILING_STARTS = {
    "data folder is a file": ([], {"HOLDFAST_DATA": "{folder}/file/data"}, "let HOLDFAST_DATA name another folder"),
    "port is taken": (["--port", "{port}"], {}, "name a free one with --port"),
    "no such address": (["--host", "999.1.1.1"], {}, "cannot serve on 999.1.1.1"),
    "database address without a port": (["--database", "postgresql://h:x/y"], {}, "must be sqlite:///FILE or"),
    "database address of another kind": (["--database", "mysql://h/d"], {}, "must be sqlite:///FILE or"),
    "PostgreSQL is away": (["--database", "postgresql://kate:secret@127.0.0.1:1/x"], {}, "cannot be opened: "),
    "file is no database": (["--database", "sqlite:///{folder}/file"], {}, "file is not a database"),
    "database is a folder": (["--database", "sqlite:///{folder}"], {}, "cannot be opened: "),
    "newer schema": (["--database", "sqlite:///{folder}/newer.db"], {}, "of a newer version of Holdfast"),
    "pack is not there": (["--pack", "{folder}/none"], {}, "none"),
    "proxy that cannot be": ([], {"FORWARDED_ALLOW_IPS": "10.0.0.0/99"}, "is not a network such as"),
}


@pytest.mark.parametrize("case", FAILING_STARTS)
def test_a_start_that_fails_says_why_in_one_sentence(
    case: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words, variables, said = FAILING_STARTS[case]
    (tmp_path / "file").write_text("this is not a database, and much longer than its header would be " * 10)
    with sqlite3.connect(tmp_path / "newer.db") as connection:
        connection.execute("create table alembic_version (version_num varchar(32) not null)")
        connection.execute("insert into alembic_version values ('9999')")
    connection.close()
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        names = {"folder": str(tmp_path), "port": str(taken.getsockname()[1])}
        for name, value in {"HOLDFAST_DATA": "{folder}/data", **variables}.items():
            monkeypatch.setenv(name, value.format(**names))
        command = ["serve", "--no-open", "--bots", "0", *(word.format(**names) for word in words)]
        done = CliRunner().invoke(app, command if "--port" in words else [*command, "--port", "0"])

    assert done.exit_code == 2
    assert done.exception is None or isinstance(done.exception, SystemExit)
    assert done.stderr.startswith("holdfast: ")
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
    assert "secret" not in done.stderr
