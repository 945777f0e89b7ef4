"""A10: a table is locked for ever because time has passed, or because the server's clock jumped.

Before, a table without a move for 60 days answered every answer, claim and hint with 410, and nothing could open it
again; a clock that once jumped ahead did that to every table at once. Now time only takes a table from the public list.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.servers import KATE, PAUL, QUIET, serving

DAYS_S = 400 * 86400.0
PLAN = {"game": "cryo", "seats": [{"kind": "person", "name": "Kate"}, {"kind": "open"}], "public": True}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def http(database: Path) -> Iterator[httpx.Client]:
    config = replace(QUIET, database=f"sqlite:///{database}")
    with serving(config) as served, httpx.Client(base_url=f"{served.http}/api/v1", timeout=60) as client:
        yield client


def ask(http: httpx.Client, method: str, path: str, token: str, body: object = None) -> Any:
    answer = http.request(method, path, json=body, headers={"Authorization": f"Bearer {token}"})
    assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
    return answer.json()


def listed(http: httpx.Client) -> list[str]:
    return [table["table"] for table in http.get("/tables").json()]


def play(http: httpx.Client, table: str) -> int:
    """Kate answers once, or Paul does if he is asked."""
    for token in (KATE, PAUL):
        seen = ask(http, "GET", f"/tables/{table}", token)
        if seen["decision"]:
            body = {"key": seen["decision"]["options"][0]["key"], "seq": seen["seq"]}
            seq: int = ask(http, "POST", f"/tables/{table}/choose", token, body)["seq"]
            return seq
    raise AssertionError("nobody is asked")


def test_a_table_of_long_ago_is_seen_joined_and_played_on(http: httpx.Client, database: Path) -> None:
    table = ask(http, "POST", "/tables", KATE, PLAN)["table"]
    play(http, table)
    other = ask(http, "POST", "/tables", KATE, PLAN)["table"]
    with sqlite3.connect(database) as connection:
        connection.execute("update tables set created = created - ?, changed = changed - ?", [DAYS_S, DAYS_S])
        connection.execute("update actions set at = at - ?", [DAYS_S])
    config = replace(QUIET, database=f"sqlite:///{database}")
    with serving(config) as served, httpx.Client(base_url=f"{served.http}/api/v1", timeout=60) as later:
        assert listed(later) == []
        assert ask(later, "POST", f"/tables/{table}/seats", PAUL, {"name": "Paul"})["seat"] == 1
        before = ask(later, "GET", f"/tables/{table}", KATE)["seq"]
        assert play(later, table) == before + 1
        assert listed(later) == [table]
        assert ask(later, "GET", f"/tables/{other}", KATE)["decision"] is not None


def test_a_clock_that_jumps_ahead_and_back_locks_nothing(http: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ask(http, "POST", "/tables", KATE, PLAN)["table"]
    ask(http, "POST", f"/tables/{table}/seats", PAUL, {"name": "Paul"})
    first, real = play(http, table), time.time
    monkeypatch.setattr(time, "time", lambda: real() + DAYS_S)
    second = play(http, table)
    monkeypatch.setattr(time, "time", lambda: real() - DAYS_S)
    third = play(http, table)
    monkeypatch.undo()
    fourth = play(http, table)

    assert first < second < third < fourth
    assert listed(http) == [table]
