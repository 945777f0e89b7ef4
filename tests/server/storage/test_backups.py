"""Backups and exports: all that a server holds, out of it and back, also into the other kind of database."""

from __future__ import annotations

import gzip
import json
import random
from pathlib import Path

import pytest

import holdfast
from holdfast.engine.record import Record
from holdfast.server.storage.backups import BackupError, back_up, export, restore
from holdfast.server.storage.rows import BEGIN, Action, SeatRow, TableRow
from holdfast.server.storage.store import Store
from server.postgres import Postgres
from server.servers import KATE, PAUL, QUIET, RunningService, move, play_out, table_for_two

pytestmark = pytest.mark.anyio


async def filled(database: str) -> tuple[str, str]:
    """A table in the middle of a game, with talk, and one that is over."""
    store = await Store.open(database)
    service = RunningService(store, QUIET)
    running, over = await table_for_two(service), await table_for_two(service, seed=8)
    for _ in range(25):
        await move(service, running, random.Random(1))
    await service.add_chat(running, PAUL, "Ärger \U0001f9ca")
    await play_out(service, over)
    await service.close()
    await store.close()
    return running, over


async def views_of(database: str, table: str) -> tuple[object, ...]:
    store = await Store.open(database)
    service = RunningService(store, QUIET)
    looks = [await service.view(table, token) for token in (KATE, PAUL, None)]
    await store.close()
    return tuple((look.view, look.seat, look.story, look.talk, look.seq, look.waiting, look.over) for look in looks)


async def test_a_backup_brings_everything_back_in_either_kind_of_database(
    database: str, postgres: Postgres, tmp_path: Path
) -> None:
    running, over = await filled(database)
    before = [await views_of(database, table) for table in (running, over)]
    rows = await back_up(database, tmp_path / "backup.gz")
    sqlite = f"sqlite:///{tmp_path / 'restored.db'}"
    other = await postgres.emptied() if database.startswith("sqlite") else sqlite

    assert await restore(tmp_path / "backup.gz", other) == rows
    assert [await views_of(other, table) for table in (running, over)] == before
    with pytest.raises(BackupError, match="goes into an empty one"):
        await restore(tmp_path / "backup.gz", other)
    assert await back_up(other, tmp_path / "again.gz") == rows
    store = await Store.open(other)
    service = RunningService(store, QUIET)
    await service.add_chat(running, KATE, "and on")
    await move(service, running, random.Random(2))
    assert [line.text for line in (await service.view(running)).talk] == ["Ärger \U0001f9ca", "and on"]
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
    assert tables[running].view(0) == (await views_of(sqlite, running))[0][0]  # type: ignore[index]  # the view comes first


def damaged(kind: str, good: bytes) -> bytes:
    lines = gzip.decompress(good).splitlines(keepends=True)
    row = json.dumps(["users", {"name": "x"}]).encode() + b"\n"
    bad = {
        "cut off": lines[:-1],
        "a row less": [*lines[:3], *lines[4:]],
        "another table": [lines[0], row, *lines[1:]],
        "another column": [lines[0], b'["tables", {"x": 1}]\n', *lines[1:]],
        "a number for a row": [lines[0], b"7\n", *lines[1:]],
        "no values": [lines[0], b'["tables", 7]\n', *lines[1:]],
        "a row twice": [*lines[:2], *lines[1:-1], json.dumps({"end": len(lines) - 1}).encode()],
        "seats of no table": [lines[0], *lines[2:-1], json.dumps({"end": len(lines) - 3}).encode()],
        "no backup": [b'{"x": 1}\n'],
        "no JSON": [lines[0], b"{\n"],
        "deep": [lines[0], b"[" * 100_000 + b"\n"],
    }
    return gzip.compress(b"".join(bad[kind])) if kind in bad else good[:200] + b"\0" * 20 + good[220:]


async def backed_up(folder: Path) -> Path:
    """A backup with one table in it."""
    source = f"sqlite:///{folder / 'a.db'}"
    store = await Store.open(source)
    await table_for_two(RunningService(store, QUIET))
    await store.close()
    await back_up(source, folder / "good.gz")
    return folder / "good.gz"


async def refused(file: Path, database: str) -> None:
    """A backup that is refused, and of which nothing is in the database then."""
    with pytest.raises(BackupError, match=file.name):
        await restore(file, database)
    empty = await Store.open(database)
    assert await empty.all_table_ids() == []
    await empty.close()


@pytest.mark.parametrize(
    "kind",
    [
        "cut off", "a row less", "another table", "another column", "a number for a row", "no values", "a row twice",
        "seats of no table", "no backup", "no JSON", "deep", "other bytes",
    ],
)  # fmt: skip
async def test_a_damaged_backup_changes_nothing(kind: str, tmp_path: Path) -> None:
    good = await backed_up(tmp_path)
    (tmp_path / "bad.gz").write_bytes(damaged(kind, good.read_bytes()))
    await refused(tmp_path / "bad.gz", f"sqlite:///{tmp_path / 'b.db'}")


MISSING = object()
MISSHAPEN: tuple[tuple[str, str, object], ...] = (
    ("tables", "id", "../evil"),
    ("tables", "id", "a\0b"),
    ("tables", "id", "a" * 17),
    ("tables", "id", None),
    ("tables", "id", MISSING),
    ("tables", "game", 7),
    ("tables", "game", "x" * 33),
    ("tables", "seed", "seven"),
    ("tables", "seed", str(10**40)),
    ("tables", "options", "["),
    ("tables", "options", "[" * 10_000),
    ("tables", "waiting", "x"),
    ("tables", "closed", 1),
    ("tables", "created", "today"),
    ("tables", "created", 10**400),
    ("tables", "version", 2**31),
    ("seats", "seat", True),
    ("seats", "seat", -(2**64)),
    ("seats", "name", "\ud800"),
    ("seats", "kind", {"a": 1}),
    ("actions", "at", float("nan")),
    ("actions", "entries", "{"),
    ("actions", "entries", "[1]"),
    ("actions", "entries", "[[0, 1]]"),
    ("actions", "key", MISSING),
)


def spoilt(good: bytes, table: str, column: str, value: object) -> bytes:
    """A backup in which the first row of a table has another value."""
    head, *rows = gzip.decompress(good).splitlines()
    lines = [json.loads(row) for row in rows]
    values = next(line[1] for line in lines[:-1] if line[0] == table)
    values[column] = value
    if value is MISSING:
        del values[column]
    return gzip.compress(b"\n".join([head, *(json.dumps(line).encode() for line in lines)]))


async def test_a_misshapen_row_is_refused_and_nothing_restored(database: str, tmp_path: Path) -> None:
    good, bad = (await backed_up(tmp_path)).read_bytes(), tmp_path / "bad.gz"
    for table, column, value in MISSHAPEN:
        bad.write_bytes(spoilt(good, table, column, value))
        with pytest.raises(BackupError, match=r"bad\.gz: row \d+ does not belong to a backup"):
            await restore(bad, database)
    await refused(bad, database)
    assert await restore(tmp_path / "good.gz", database) > 0


async def test_a_table_from_before_seeds_were_bounded_comes_back(database: str, tmp_path: Path) -> None:
    old = tmp_path / "old.gz"
    old.write_bytes(spoilt((await backed_up(tmp_path)).read_bytes(), "tables", "seed", "-7"))

    assert await restore(old, database) > 0


async def test_a_backup_names_no_table_that_cannot_be(database: str, tmp_path: Path) -> None:
    text = gzip.decompress((await backed_up(tmp_path)).read_bytes())
    table = json.loads(text.splitlines()[1])[1]["id"]
    (tmp_path / "bad.gz").write_bytes(gzip.compress(text.replace(table.encode(), b"../evil")))

    await refused(tmp_path / "bad.gz", database)


async def test_a_backup_goes_only_into_an_empty_database(sqlite: str, tmp_path: Path) -> None:
    running, over = await filled(sqlite)
    before = [await views_of(sqlite, table) for table in (running, over)]
    with pytest.raises(BackupError, match="goes into an empty one"):
        await restore(await backed_up(tmp_path), sqlite)
    store = await Store.open(sqlite)

    assert set(await store.all_table_ids()) == {running, over}
    assert [await views_of(sqlite, table) for table in (running, over)] == before
    await store.close()


async def test_an_export_never_leaves_its_folder(sqlite: str, tmp_path: Path) -> None:
    store = await Store.open(sqlite)
    row = TableRow("../evil", "cryo", {}, 1, None, False, 0, False, (), 1.0, 1.0)
    await store.add_table(row, [SeatRow(0, "open", "x")], [Action(0, None, BEGIN, "", (), 1.0)])
    await store.close()
    await export(sqlite, tmp_path / "records")

    assert [path.name for path in tmp_path.rglob("*.record")] == ["..%2Fevil.record"]
    assert [path.name for path in (tmp_path / "records").iterdir()] == ["..%2Fevil.record"]


async def test_what_is_no_gzip_at_all_is_no_backup(tmp_path: Path) -> None:
    (tmp_path / "bad.gz").write_text("hello")
    with pytest.raises(BackupError, match="cannot be read as a backup"):
        await restore(tmp_path / "bad.gz", f"sqlite:///{tmp_path / 'b.db'}")
