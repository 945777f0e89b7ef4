"""A09: games are lost to an upgrade.

Before, tables whose log today's rules no longer follow answered 400 for page, record and end, though nothing needs
replaying; content changed under the same version number, and old tables showed other numbers without a word. Here two
databases of older commits are opened by a real server.
"""

from __future__ import annotations

import gzip
import json
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from holdfast import Record
from server.servers import QUIET, serving

CORPUS = Path(__file__).parents[1] / "upgrades"
TOKEN = "kate-of-the-upgrade-corpus"


@pytest.mark.parametrize("commit", ["522f380", "2b97d22"])
def test_no_table_of_an_older_version_is_lost(commit: str, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(gzip.decompress((CORPUS / f"{commit}.db.gz").read_bytes()))
    tables = json.loads((CORPUS / f"{commit}.json").read_text())["tables"]
    config = replace(QUIET, database=f"sqlite:///{file}")
    headers = {"Authorization": f"Bearer {TOKEN}"}
    with serving(config) as served, httpx.Client(base_url=served.http, timeout=60, headers=headers) as http:
        for table in tables:  # the server has no pack, so that table can only be seen
            where, over = table["table"], table["over"]
            pages = [
                f"/table/{where}",
                f"/api/v1/tables/{where}",
                *([f"/table/{where}/end", f"/replay/{where}"] * over),
            ]
            answers = {page: http.get(page).status_code for page in pages}
            assert set(answers.values()) == {200}, answers
            seen = http.get(f"/api/v1/tables/{where}").json()
            if over or not seen["waiting"]:
                record = http.get(f"/api/v1/tables/{where}/record")
                assert record.status_code == 200, record.text
                assert len(Record.read(record.text).entries) >= table["seq"] // 2
            if seen["over"] and not seen["result"]:
                assert seen["changed"].endswith(".")


def test_a_table_says_that_its_content_was_changed(tmp_path: Path) -> None:
    """A pack whose numbers change under the same name."""
    pack = tmp_path / "longer"
    (pack / "cryo").mkdir(parents=True)
    (pack / "cryo" / "setup.yaml").write_text("hand_limit: 6\n")
    config = replace(QUIET, database=f"sqlite:///{tmp_path / 'tables.db'}", pack=pack)
    plan = {"game": "cryo", "seats": [{"kind": "person", "name": "Kate"}], "seed": 7}
    headers = {"Authorization": f"Bearer {TOKEN}"}
    with serving(config) as served, httpx.Client(base_url=served.http, timeout=60, headers=headers) as http:
        table = http.post("/api/v1/tables", json=plan).json()["table"]
        assert http.get(f"/api/v1/tables/{table}").json()["changed"] is None
    moved = tmp_path / "elsewhere" / "longer"
    (moved / "cryo").mkdir(parents=True)
    (moved / "cryo" / "setup.yaml").write_text("hand_limit: 7\n")
    with serving(replace(config, pack=moved)) as served, httpx.Client(base_url=served.http, headers=headers) as http:
        changed = http.get(f"/api/v1/tables/{table}").json()["changed"]

    assert changed.startswith("The content of the pack 'longer' was changed since this game was begun")
