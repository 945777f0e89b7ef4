"""Makes a part of the corpus: a database and records as the code of one commit wrote them.

    python tests/upgrades/make.py COMMIT [--on OLDER]

Run it at each release, and at each commit that changes the schema of the database or the version of a game. It checks
the commit out, starts its own `holdfast serve`, and plays through its API: of each game a table under way (with chat,
and an undo where that is possible) and a finished one, and a table with a pack. With `--on` it begins with the
database of an older commit of the corpus and plays at its tables, so that some of them have been resumed. Records are
the golden ones that the commit had.

It writes COMMIT.db.gz, COMMIT.json (what the server of that commit showed) and COMMIT.records.json.gz. The tests open
whatever lies here. Existing files are never made again: they show that what exists stays readable.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import random
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
TOKEN = "kate-of-the-upgrade-corpus"
PACK = HERE / "packs" / "long-night"
ANSWERS = 40
"""Answers of Kate at a table under way: enough for a snapshot."""
MAX_ANSWERS = 4000
"""A finished game that takes longer is left under way."""
SECONDS_TO_START = 60
MAX_RECORDS = 10
"""Golden records that are taken from a commit."""


@dataclass
class Player:
    """Kate, at the server of one commit."""

    http: httpx.Client
    base: str
    chance: random.Random
    tables: list[dict[str, Any]] = field(default_factory=list)

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        while True:
            answer = self.http.request(
                method, self.base + path, json=body, headers={"Authorization": f"Bearer {TOKEN}"}
            )
            if answer.status_code != 429:
                return answer
            time.sleep(float(answer.headers.get("Retry-After", "1")))

    def get(self, path: str) -> Any:
        answer = self.ask("GET", path)
        answer.raise_for_status()
        return answer.json()

    def set_up(self, game: dict[str, Any], *, varied: bool) -> str:
        """A table of Kate against bots, with options drawn at random if `varied`."""
        seats = min(count for count in game["seats"] if count > 1)
        settings = {setting["name"]: self.chance.choice(setting["values"]) for setting in _settings(game)}
        people = [{"kind": "person", "name": "Kate"}, *({"kind": "bot", "bot": "random"} for _ in range(seats - 1))]
        plan = {"game": game["name"], "seats": people, "seed": self.chance.randrange(10**6), "pace": 0.0}
        answer = self.ask("POST", "/tables", {**plan, "options": settings if varied else {}})
        if not answer.is_success:  # an option that is not for this number of seats
            answer = self.ask("POST", "/tables", {**plan, "options": {}})
            answer.raise_for_status()
        table: str = answer.json()["table"]
        return table

    def play(self, table: str, answers: int) -> dict[str, Any]:
        """Answer at random until the game is over, or so often; the table afterwards."""
        given = 0
        while True:
            seen: dict[str, Any] = self.get(f"/tables/{table}")
            if seen["over"] or (given >= answers and seen["decision"]):
                return seen
            if not seen["decision"]:
                time.sleep(0.01)
                continue
            keys = [option["key"] for option in seen["decision"]["options"]]
            answer = self.ask("POST", f"/tables/{table}/choose", {"key": self.chance.choice(keys), "seq": seen["seq"]})
            given += answer.is_success
            if given == answers // 2:
                self.ask("POST", f"/tables/{table}/undo", {})

    def note(self, kind: str, seen: dict[str, Any]) -> None:
        """Remember what the server of the commit shows of a table."""
        result = seen.get("result")
        sheets = result["sheets"] if result else []
        self.tables.append(
            {
                "table": seen["table"],
                "game": seen["game"],
                "kind": kind,
                "seq": seen["seq"],
                "over": seen["over"],
                "totals": [sheet["total"] for sheet in sheets],
            }
        )


def _settings(game: dict[str, Any]) -> list[dict[str, Any]]:
    settings: list[dict[str, Any]] = game.get("settings") or game.get("options") or []
    return settings


@contextmanager
def served(tree: Path, database: Path, *words: str) -> Iterator[Player]:
    """The server of a checked out commit, and Kate there."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = ["serve", "--no-open", "--port", str(port), "--database", f"sqlite:///{database}", *words]
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    log = (database.parent / "server.log").open("w")
    process = subprocess.Popen(
        [sys.executable, "-m", "holdfast.cli", *command], env=environment, cwd=tree, stdout=log, stderr=log
    )
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
            yield Player(http, _base(http), random.Random(1))
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(60)
        log.close()


def _base(http: httpx.Client) -> str:
    """Where the API of this commit is, once it answers."""
    for _ in range(SECONDS_TO_START * 10):
        try:
            return "/api/v1" if http.get("/api/v1/games").is_success else "/api"
        except httpx.TransportError:
            time.sleep(0.1)
    raise SystemExit("the server does not answer; see server.log")


def play_games(player: Player) -> None:
    for game in player.get("/games"):
        print("  ", game["name"])
        running = player.set_up(game, varied=False)
        player.ask("POST", f"/tables/{running}/talk", {"text": f"Good luck with {game['name']}!"})
        player.note("running", player.play(running, ANSWERS))
        finished = player.play(player.set_up(game, varied=True), MAX_ANSWERS)
        player.note("finished" if finished["over"] else "running", finished)


def play_on(player: Player, older: dict[str, Any]) -> None:
    """Open the tables of an older commit, and play at those that go on."""
    for table in older["tables"]:
        seen = player.ask("GET", f"/tables/{table['table']}")
        if table["kind"] != "pack" and seen.is_success and not seen.json()["over"]:
            player.note("played on", player.play(table["table"], ANSWERS // 2))
        else:
            player.tables.append(table)


def records(commit: str) -> dict[str, str]:
    """Some golden records of the commit: as many of each game, but never one that the corpus has already."""
    known = {
        text
        for file in HERE.glob("*.records.json.gz")
        for text in json.loads(gzip.decompress(file.read_bytes())).values()
    }
    names = _git("ls-tree", "-r", "--name-only", commit, "tests/golden").split()
    texts = {Path(name).name: _git("show", f"{commit}:{name}") for name in names if name.endswith(".record")}
    new = {name: text for name, text in texts.items() if text not in known}
    by_game = dict[str, list[str]]()
    for name in sorted(new):
        by_game.setdefault(name.partition("-")[0], []).append(name)
    chosen = list[str]()
    while len(chosen) < min(MAX_RECORDS, len(new)):
        chosen += [names.pop(0) for names in by_game.values() if names]
    return {name: new[name] for name in chosen}


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def finish(database: Path, begun: float) -> str:
    """Let the tables be as old as the commit, and the database be one small file; its schema."""
    with sqlite3.connect(database) as connection:
        [first] = connection.execute("select min(created) from tables").fetchone()
        for table, column in (("tables", "created"), ("tables", "changed"), ("actions", "at"), ("chat", "at")):
            connection.execute(f"update {table} set {column} = {column} - ?", [first - begun])
        [schema] = connection.execute("select version_num from alembic_version").fetchone()
    connection.execute("pragma wal_checkpoint(truncate)")
    connection.execute("pragma journal_mode=delete")
    connection.execute("vacuum")
    connection.close()
    return str(schema)


def write_compressed(file: Path, data: bytes) -> None:
    file.write_bytes(gzip.compress(data, mtime=0))


def make(commit: str, older: str | None) -> None:
    if (HERE / f"{commit}.json").exists():
        raise SystemExit(f"{commit} is in the corpus already")
    work = Path(tempfile.mkdtemp(prefix="upgrades-"))
    tree, database = work / "tree", work / "tables.db"
    _git("worktree", "add", "--detach", str(tree), commit)
    try:
        if older is not None:
            database.write_bytes(gzip.decompress((HERE / f"{older}.db.gz").read_bytes()))
        with served(tree, database) as player:
            if older is None:
                play_games(player)
            else:
                play_on(player, json.loads((HERE / f"{older}.json").read_text()))
        tables = player.tables
        if older is None:
            with served(tree, database, "--pack", str(PACK)) as packed:
                cryo = next(game for game in packed.get("/games") if game["name"] == "cryo")
                packed.note("pack", packed.play(packed.set_up(cryo, varied=False), ANSWERS))
            tables = [*tables, *packed.tables]
        schema = finish(database, float(_git("log", "-1", "--format=%ct", older or commit)))
        made = {"commit": commit, "date": _git("log", "-1", "--format=%cs %h", commit).split()[0], "schema": schema}
        made |= {"on": older} if older else {}
        write_compressed(HERE / f"{commit}.db.gz", database.read_bytes())
        write_compressed(HERE / f"{commit}.records.json.gz", json.dumps(records(commit), indent=0).encode())
        (HERE / f"{commit}.json").write_text(json.dumps({**made, "tables": tables}, indent=1) + "\n")
    finally:
        _git("worktree", "remove", "--force", str(tree))
        shutil.rmtree(work)  # also the log of a server that failed: comment this out to read it


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("commit")
    parser.add_argument("--on", help="an older commit of the corpus, at whose tables to play on")
    given = parser.parse_args()
    make(given.commit, given.on)
