"""Backups and exports: all that a server holds, out of it and back, also into the other kind of database."""

from __future__ import annotations

import gzip
import json
import random
from pathlib import Path

import pytest

import holdfast
from holdfast.engine.record import Record
from holdfast.server.backups import BackupError, back_up, export, restore
from holdfast.server.service import Service
from holdfast.server.store import Store
from server.postgres import Postgres
from server.servers import KATE, PAUL, QUIET, move, play_out, table_for_two

pytestmark = pytest.mark.anyio


async def filled(database: str) -> tuple[str, str]:
    """A table in the middle of a game, with talk, and one that is over."""
    store = await Store.open(database)
    service = Service(store, QUIET)
    running, over = await table_for_two(service), await table_for_two(service, seed=8)
    for _ in range(25):
        await move(service, running, random.Random(1))
    await service.say(running, PAUL, "Ärger \U0001f9ca")
    await play_out(service, over)
    await service.close()
    await store.close()
    return running, over


async def seen(database: str, table: str) -> tuple[object, ...]:
    store = await Store.open(database)
    service = Service(store, QUIET)
    looks = [await service.seen(table, token) for token in (KATE, PAUL, None)]
    await store.close()
    return tuple((look.view, look.seat, look.story, look.talk, look.seq, look.waiting, look.over) for look in looks)


async def test_a_backup_brings_everything_back_in_either_kind_of_database(
    database: str, postgres: Postgres, tmp_path: Path
) -> None:
    running, over = await filled(database)
    before = [await seen(database, table) for table in (running, over)]
    rows = await back_up(database, tmp_path / "backup.gz")
    sqlite = f"sqlite:///{tmp_path / 'restored.db'}"
    other = await postgres.emptied() if database.startswith("sqlite") else sqlite

    assert await restore(tmp_path / "backup.gz", other) == rows
    assert [await seen(other, table) for table in (running, over)] == before
    with pytest.raises(BackupError, match="goes into an empty one"):
        await restore(tmp_path / "backup.gz", other)
    assert await back_up(other, tmp_path / "again.gz") == rows
    store = await Store.open(other)
    service = Service(store, QUIET)
    await service.say(running, KATE, "and on")
    await move(service, running, random.Random(2))
    assert [line.text for line in (await service.seen(running)).talk] == ["Ärger \U0001f9ca", "and on"]
    await service.close()
    await store.close()


async def test_the_export_holds_every_table_as_a_record_that_plays_again(sqlite: str, tmp_path: Path) -> None:
    running, over = await filled(sqlite)
    count = await export(sqlite, tmp_path / "records")
    tables = {
        path.stem: holdfast.replay(Record.read(path.read_text())) for path in (tmp_path / "records").glob("*.record")
    }

    assert count == 2
    assert set(tables) == {running, over}
    assert tables[over].over
    assert tables[running].view(0) == (await seen(sqlite, running))[0][0]  # type: ignore[index]  # the view comes first


def damaged(kind: str, good: bytes) -> bytes:
    lines = gzip.decompress(good).splitlines(keepends=True)
    row = json.dumps(["users", {"name": "x"}]).encode() + b"\n"
    bad = {
        "cut off": lines[:-1],
        "a row less": [*lines[:3], *lines[4:]],
        "another table": [lines[0], row, *lines[1:]],
        "another column": [lines[0], b'["tables", {"x": 1}]\n', *lines[1:]],
        "no backup": [b'{"x": 1}\n'],
        "no JSON": [lines[0], b"{\n"],
        "deep": [lines[0], b"[" * 100_000 + b"\n"],
    }
    return gzip.compress(b"".join(bad[kind]))


@pytest.mark.parametrize(
    "kind", ["cut off", "a row less", "another table", "another column", "no backup", "no JSON", "deep"]
)
async def test_a_damaged_backup_changes_nothing(kind: str, tmp_path: Path) -> None:
    source, target = f"sqlite:///{tmp_path / 'a.db'}", f"sqlite:///{tmp_path / 'b.db'}"
    store = await Store.open(source)
    await table_for_two(Service(store, QUIET))
    await store.close()
    await back_up(source, tmp_path / "good.gz")
    (tmp_path / "bad.gz").write_bytes(damaged(kind, (tmp_path / "good.gz").read_bytes()))
    with pytest.raises(BackupError, match=r"bad\.gz"):
        await restore(tmp_path / "bad.gz", target)
    empty = await Store.open(target)

    assert await empty.all_tables() == []
    await empty.close()


async def test_what_is_no_gzip_at_all_is_no_backup(tmp_path: Path) -> None:
    (tmp_path / "bad.gz").write_text("hello")
    with pytest.raises(BackupError, match="cannot be read as a backup"):
        await restore(tmp_path / "bad.gz", f"sqlite:///{tmp_path / 'b.db'}")
