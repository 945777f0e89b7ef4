"""What who runs a server sees of it: health, readiness, counts, and a log in which no secret stands."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator

import asyncpg
import httpx
import pytest

from holdfast.server.config import Config
from holdfast.server.operations.logs import REQUEST_LOG, JsonFormatter, without_secrets
from server.servers import Served, serving

PLAN = {"game": "cryo", "seats": [{"kind": "person", "name": "Kate"}, {"kind": "person", "name": "Paul"}]}


@pytest.fixture
def counting(sqlite: str) -> Iterator[Served]:
    with serving(Config(database=sqlite, bot_pace_s=0, bot_processes=0, metrics=True)) as served:
        yield served


class Lines(logging.Handler):
    """Keeps the log as it would be written."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(JsonFormatter())
        self.lines = list[str]()

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def log() -> Iterator[list[str]]:
    handler, level = Lines(), REQUEST_LOG.level
    REQUEST_LOG.addHandler(handler)
    REQUEST_LOG.setLevel(logging.INFO)
    yield handler.lines
    REQUEST_LOG.removeHandler(handler)
    REQUEST_LOG.setLevel(level)


@pytest.mark.anyio
async def test_a_server_is_ready_as_long_as_its_database_answers(postgres_database: str) -> None:
    config = Config(database=postgres_database, bot_processes=0, lock_timeout_s=0.2, ready_cache_s=0)
    with serving(config) as served:
        async with httpx.AsyncClient(base_url=served.http, timeout=60) as http:
            before = await http.get("/ready")
            other = await asyncpg.connect(postgres_database)
            async with other.transaction():
                await other.execute("lock table tables in access exclusive mode")
                away, alive = await http.get("/ready"), await http.get("/health")
            await other.close()
            after = await http.get("/ready")

    assert [answer.status_code for answer in (before, away, alive, after)] == [200, 503, 200, 200]
    assert away.json() == {"status": "the database is away"}


def test_what_is_done_is_counted(counting: Served) -> None:
    def count(name: str) -> float:
        lines = httpx.get(f"{counting.http}/metrics", timeout=60).text.splitlines()
        return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(name))

    moves, tables, errors = (
        count(name) for name in ("holdfast_moves_total", "holdfast_tables_created_total", "holdfast_errors_total")
    )
    with httpx.Client(base_url=counting.http, timeout=60) as http:
        made = http.post("/api/v1/tables", json=PLAN).json()
        own = {"Authorization": f"Bearer {made['token']}"}
        seen = http.get(f"/api/v1/tables/{made['table']}", headers=own).json()
        body = {"key": seen["decision"]["options"][0]["key"], "seq": seen["seq"]}
        http.post(f"/api/v1/tables/{made['table']}/choose", headers=own, json=body)
        http.post(f"/api/v1/tables/{made['table']}/choose", headers=own, json={"key": "fly", "seq": 1})

    assert count("holdfast_tables_created_total") == tables + 1
    assert count("holdfast_moves_total") == moves + 1
    assert count("holdfast_errors_total") == errors + 1
    assert count("holdfast_request_seconds_count") > 0
    assert count("holdfast_move_seconds_count") > 0


def test_counts_are_for_who_asked_for_them(server: Served) -> None:
    assert httpx.get(f"{server.http}/metrics", timeout=60).status_code == 404


def test_every_request_is_logged_with_its_id_and_table_and_without_secrets(server: Served, log: list[str]) -> None:
    with httpx.Client(base_url=server.http, timeout=60) as http:
        made = http.post("/api/v1/tables", json=PLAN).json()
        own = {"Authorization": f"Bearer {made['token']}"}
        seen = http.get(f"/api/v1/tables/{made['table']}", headers=own)
        opened = http.get(f"/table/{made['table']}/seat/{made['links']['1']}")
        taken = http.post(f"/table/{made['table']}/seat/{made['links']['1']}")
        http.get(f"/table/{made['table']}/seat/wrong-but-secret", headers={"Cookie": f"holdfast={made['token']}"})
    lines = [json.loads(line) for line in log]
    line = next(line for line in lines if line["path"] == f"/api/v1/tables/{made['table']}")

    assert taken.status_code == 303
    assert (line["table"], line["request"], line["status"]) == (made["table"], seen.headers["x-request-id"], 200)
    assert {"at", "level", "ms", "method"} <= set(line)
    for secret in (made["token"], made["links"]["1"], "wrong-but-secret", opened.cookies["holdfast"]):
        assert secret not in "".join(log)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("/table/abc/seat/s3cret", "/table/abc/seat/…"),
        ("cannot reach postgresql://kate:s3cret@host/db", "cannot reach postgresql://kate:…@host/db"),
        ("Authorization: Bearer s3cret", "Authorization: Bearer …"),
        ("cookie holdfast=s3cret; x", "cookie holdfast=…; x"),
    ],
)
def test_secrets_are_taken_out_of_whatever_is_logged(text: str, said: str) -> None:
    assert without_secrets(text) == said
