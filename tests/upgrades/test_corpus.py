"""Databases and records of older commits: every table is played on, or seen and downloaded with one clear sentence.

`make.py` made them. Each is opened by the server of today, over HTTP, as its players would.
"""

from __future__ import annotations

import gzip
import json
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from commands import run
from holdfast import Record
from holdfast.engine.replay import follow
from holdfast.games import game as game_of
from holdfast.versions import explain
from server.servers import QUIET, serving
from upgrades.make import PACK, TOKEN

FOLDER = Path(__file__).parent
COMMITS = sorted(path.stem for path in FOLDER.glob("*.json"))
MIN_COMMITS = 12
PATIENCE_S = 60.0
"""How long bots may take until Kate is asked again. Nothing takes nearly as long."""


class Opened:
    """The database of an older commit, opened by a server of today."""

    def __init__(self, http: httpx.Client, tables: list[dict[str, Any]]) -> None:
        self.http, self.tables = http, tables

    def get(self, path: str) -> httpx.Response:
        return self.http.get(path, headers={"Authorization": f"Bearer {TOKEN}"})

    def look(self, table: str) -> dict[str, Any]:
        answer = self.get(f"/api/v1/tables/{table}")
        assert answer.status_code == 200, answer.text
        seen: dict[str, Any] = answer.json()
        return seen

    def choose(self, table: str, key: str, seq: int) -> httpx.Response:
        body = {"key": key, "seq": seq}
        headers = {"Authorization": f"Bearer {TOKEN}"}
        return self.http.post(f"/api/v1/tables/{table}/choose", json=body, headers=headers)


def made(commit: str) -> dict[str, Any]:
    """What the server of a commit showed when the corpus was made."""
    found: dict[str, Any] = json.loads((FOLDER / f"{commit}.json").read_text())
    return found


@pytest.fixture(params=COMMITS)
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Opened]:
    file = tmp_path / "tables.db"
    file.write_bytes(gzip.decompress((FOLDER / f"{request.param}.db.gz").read_bytes()))
    config = replace(QUIET, database=f"sqlite:///{file}", pack=PACK)
    with serving(config) as served, httpx.Client(base_url=served.http, timeout=PATIENCE_S) as http:
        yield Opened(http, made(request.param)["tables"])


def test_the_corpus_has_every_schema_and_every_earlier_version_of_the_games() -> None:
    databases = [made(commit) for commit in COMMITS]
    versions = {(record.header.game, record.header.version) for _, record in RECORDS}

    assert len(databases) >= MIN_COMMITS
    assert {database["schema"] for database in databases} >= {"0001", "0002", "0003"}
    assert versions >= {
        (game, version)
        for game in ("arkosa", "cryo", "desolated", "frostpunk", "pioneers")
        for version in range(1, game_of(game).version)
    }
    assert {"f057470", "6ec37ef"} <= set(COMMITS)


def test_every_table_is_played_on_or_seen_and_downloaded(opened: Opened) -> None:
    for table in opened.tables:
        where, seen = table["table"], opened.look(table["table"])
        page = opened.get(f"/table/{where}")
        assert page.status_code == 200
        assert (seen["game"], seen["over"]) == (table["game"], table["over"])
        if table["over"]:
            _check_finished(opened, table, seen)
        elif _is_stopped(seen):
            _check_stopped(opened, where, seen, page.text)
        else:
            _play_on(opened, where)


def _is_stopped(seen: dict[str, Any]) -> bool:
    return seen["changed"] is not None and "cannot be played on" in seen["changed"]


def _check_finished(opened: Opened, table: dict[str, Any], seen: dict[str, Any]) -> None:
    """Page of the end, replay and record are there; the result is the same, or a sentence says why it is not known."""
    where, result = table["table"], seen["result"]
    totals = [sheet["total"] for sheet in result["sheets"]] if result else []
    if totals != table["totals"]:
        assert result is None
        assert_is_a_sentence(seen["changed"])
    end = opened.get(f"/table/{where}/end")
    assert end.status_code == 200
    assert opened.get(f"/replay/{where}").status_code == 200
    record = Record.read(opened.get(f"/api/v1/tables/{where}/record").text)
    assert record.header.game == table["game"]
    assert len(record.entries) >= table["seq"] // 2


def _check_stopped(opened: Opened, where: str, seen: dict[str, Any], page: str) -> None:
    """The table is shown and its record can be had by its players; nobody can answer, and is told why."""
    assert_is_a_sentence(seen["changed"])
    assert seen["changed"].partition(",")[0] in page.replace("&#39;", "'")
    refused = opened.choose(where, "anything", seen["seq"])
    assert refused.status_code == 409
    assert refused.json()["error"] == {"kind": "TableStopped", "message": seen["changed"]}
    record = Record.read(opened.get(f"/api/v1/tables/{where}/record").text)
    assert record.header.seed == 0
    assert len(record.entries) >= seen["seq"] // 2
    assert opened.http.get(f"/api/v1/tables/{where}/record").status_code == 409  # not for strangers


def _play_on(opened: Opened, where: str) -> None:
    """Kate answers three times, as soon as the bots have moved."""
    given, until = 0, time.monotonic() + PATIENCE_S
    while given < 3:
        assert time.monotonic() < until, f"nobody asks Kate at {where}"
        seen = opened.look(where)
        if seen["over"]:
            return
        if seen["decision"] is None:
            time.sleep(0.01)
            continue
        answer = opened.choose(where, seen["decision"]["options"][0]["key"], seen["seq"])
        assert answer.status_code in (200, 409), answer.text  # 409: a bot that is asked too was faster
        given += answer.is_success


def assert_is_a_sentence(text: str) -> None:
    assert text[0].isupper()
    assert text.endswith(".")
    assert "\n" not in text


# Records --------------------------------------------------------------------------------------------------------------


def _records() -> list[tuple[str, Record]]:
    """The records of the corpus with their names."""
    found = list[tuple[str, Record]]()
    for commit in COMMITS:
        texts = json.loads(gzip.decompress((FOLDER / f"{commit}.records.json.gz").read_bytes()))
        found += [(f"{commit} {name}", Record.read(text)) for name, text in texts.items()]
    return found


RECORDS = _records()


@pytest.mark.parametrize("commit", COMMITS)
def test_every_record_replays_or_is_followed_as_far_as_it_goes(commit: str) -> None:
    for name, record in RECORDS:
        if not name.startswith(commit):
            continue
        game = game_of(record.header.game)
        table, diverged = follow(game, record)
        changed = explain(game, record, table, diverged)
        if diverged is None and tuple(table.scores()) == record.scores:
            assert changed is None
        else:
            assert_is_a_sentence(changed or "")
            assert table.over == (diverged is None)


def test_the_corpus_has_records_that_no_longer_replay() -> None:
    diverged = [record for _, record in RECORDS if follow(game_of(record.header.game), record)[1] is not None]

    assert len(diverged) >= 20


def test_the_terminal_shows_a_record_as_far_as_it_goes_and_says_what_changed(tmp_path: Path) -> None:
    diverging = next(record for _, record in RECORDS if follow(game_of(record.header.game), record)[1] is not None)
    file = tmp_path / "old.record"
    file.write_text(diverging.text(), encoding="utf-8")
    shown, data = run("replay", str(file)), json.loads(run("replay", str(file), "--json").stdout)

    assert shown.exit_code == 0
    assert "so it is followed only up to entry" in " ".join(shown.stdout.split())
    assert_is_a_sentence(data["changed"])
    assert data["at"] < data["entries"] == len(diverging.entries)
