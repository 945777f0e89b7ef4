"""Prints the table of docs/reliability.md: how the tables and records of each older commit stand today.

python tests/upgrades/report.py
"""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import sqlite3
import tempfile
from pathlib import Path

from holdfast import Record
from holdfast.engine.replay import follow
from holdfast.games import game as game_of
from holdfast.server.storage.inspection import Standing, inspect_tables
from holdfast.server.storage.store import Store
from upgrades.make import HERE, PACK

HEADINGS = (
    "commit", "date", "schema", "tables", "replay", "continue from a snapshot", "seen only", "lost",
    "records that replay",
)  # fmt: skip


async def row(commit: str) -> list[object]:
    """What is known of one commit."""
    made = json.loads((HERE / f"{commit}.json").read_text())
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        file.write_bytes(gzip.decompress((HERE / f"{commit}.db.gz").read_bytes()))
        store = await Store.open(f"sqlite:///{file}")
        counts = (await inspect_tables(store, PACK)).counts
        await store.close()
    texts = json.loads(gzip.decompress((HERE / f"{commit}.records.json.gz").read_bytes())).values()
    records = [Record.read(text) for text in texts]
    whole = sum(follow(game_of(record.header.game), record)[1] is None for record in records)
    tables = [counts[standing] for standing in (Standing.REPLAYS, Standing.RESUMES, Standing.SHOWN)]
    lost = counts[Standing.RECORD] + counts[Standing.UNREADABLE]
    return [commit, made["date"], made["schema"], counts.total(), *tables, lost, f"{whole} of {len(records)}"]


async def main() -> None:
    commits = sorted((path.stem for path in HERE.glob("*.json")), key=_time)
    rows = [await row(commit) for commit in commits]
    totals = [sum(int(str(row[column])) for row in rows) for column in range(3, 8)]
    print("| " + " | ".join(HEADINGS) + " |")
    print("|" + "---|" * len(HEADINGS))
    for cells in (*rows, ["**all**", "", "", *totals, ""]):
        print("| " + " | ".join(map(str, cells)) + " |")


def _time(commit: str) -> float:
    """When the first table of a commit was set up."""
    with tempfile.NamedTemporaryFile() as file:
        file.write(gzip.decompress((HERE / f"{commit}.db.gz").read_bytes()))
        file.flush()
        with sqlite3.connect(file.name) as connection:
            return float(connection.execute("select min(created) from tables").fetchone()[0])


if __name__ == "__main__":
    logging.disable(logging.WARNING)
    asyncio.run(main())
