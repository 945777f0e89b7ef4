"""`holdfast serve` as its own process: it says where it is, and killing it loses nothing."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from holdfast.commands.serve import NoPort, listen


@contextmanager
def served(folder: Path, *words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server process, and the address that it printed."""
    command = [sys.executable, "-m", "holdfast.cli", "serve", "--no-open", *words]
    environment = {**os.environ, "HOLDFAST_DATA": str(folder)}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment)
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        found = re.search(r"http://localhost:\d+", said)
        assert found is not None, said + process.stdout.read()
        yield process, found[0]
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def choose(http: httpx.Client, table: str) -> dict[str, object]:
    seen = http.get(f"/api/v1/tables/{table}").json()
    body = {"key": seen["decision"]["options"][0]["key"], "seq": seen["seq"]}
    after = http.post(f"/api/v1/tables/{table}/choose", json=body)
    assert after.status_code == 200, after.text
    moved: dict[str, object] = after.json()
    return moved


def test_a_killed_server_has_lost_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    with served(tmp_path, "--port", "0") as (process, address), httpx.Client(base_url=address, timeout=60) as http:
        made = http.post("/api/v1/tables", json={"game": "cryo", "seats": [{"kind": "person", "name": "Kate"}]}).json()
        own = {"Authorization": f"Bearer {made['token']}"}
        http.headers.update(own)
        last = [choose(http, made["table"]) for _ in range(30)][-1]
        process.send_signal(signal.SIGKILL)
        process.wait()
    with (
        served(tmp_path, "--port", "0") as (process, address),
        httpx.Client(base_url=address, headers=own, timeout=60) as http,
    ):
        seen = http.get(f"/api/v1/tables/{made['table']}").json()
        assert choose(http, made["table"])["seq"] == 31
        process.send_signal(signal.SIGTERM)
        rest, _ = process.communicate(timeout=120)
        assert (process.returncode, rest) in ((0, ""), (-signal.SIGTERM, ""))

    assert seen == last


def test_the_next_free_port_is_taken() -> None:
    first = listen("127.0.0.1", None)
    second = listen("127.0.0.1", None)
    ports = [listening.getsockname()[1] for listening in (first, second)]
    for listening in (first, second):
        listening.close()

    assert ports[1] > ports[0] >= 8000


def test_a_port_that_was_asked_for_and_is_taken_is_an_error() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(NoPort, match="name a free one"):
            listen("127.0.0.1", taken.getsockname()[1])


@pytest.mark.parametrize(
    ("database", "said"),
    [
        ("mysql://h/d", "must be sqlite:///FILE or postgresql://"),
        ("sqlite:////proc/none/x.db", "sqlite:////proc/none/x.db cannot be opened"),
        ("postgresql://kate:secret@localhost:1/x", "postgresql://kate:***@localhost:1/x cannot be opened"),
    ],
)
def test_a_database_that_cannot_be_opened_is_said_in_a_line(database: str, said: str) -> None:
    command = [sys.executable, "-m", "holdfast.cli", "serve", "--no-open", "--port", "0", "--database", database]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)

    assert done.returncode == 2
    assert said in done.stderr
    assert "secret" not in done.stderr
    assert "Traceback" not in done.stderr
