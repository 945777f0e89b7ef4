"""A broken disk."""

from __future__ import annotations

import sqlite3
from pathlib import Path


def damage(file: Path) -> None:
    """Overwrite the pages that hold the actions of the tables, as a broken disk may do."""
    with sqlite3.connect(file) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
        size = connection.execute("pragma page_size").fetchone()[0]
        root = connection.execute("select rootpage from sqlite_master where name = 'actions'").fetchone()[0]
    connection.close()
    with file.open("r+b") as data:
        data.seek((root - 1) * size)
        data.write(b"\xff" * size)
