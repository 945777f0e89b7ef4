"""The inspection finds tables that cannot be replayed, and changes nothing."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from holdfast.server.storage.inspection import Standing, inspect_tables
from holdfast.server.storage.store import Store
from upgrades.make import PACK

pytestmark = pytest.mark.anyio

CORPUS = Path(__file__).parents[2] / "upgrades"


@pytest.fixture
async def old_store(tmp_path: Path) -> Store:
    """A database of an early commit, some of whose tables the rules no longer follow."""
    file = tmp_path / "tables.db"
    file.write_bytes(gzip.decompress((CORPUS / "522f380.db.gz").read_bytes()))
    return await Store.open(f"sqlite:///{file}")


async def test_every_table_is_counted_and_those_that_do_not_replay_are_named(old_store: Store) -> None:
    steps = list[tuple[int, int]]()
    report = await inspect_tables(old_store, PACK, lambda done, total: steps.append((done, total)))
    tables = await old_store.all_table_ids()
    actions = [await old_store.progress(table) for table in tables]

    assert steps == [(number, len(tables)) for number in range(1, len(tables) + 1)]
    assert report.counts.total() == len(tables) == 11
    assert report.counts[Standing.SHOWN] >= 4
    assert report.counts[Standing.UNREADABLE] == 0
    assert len(report.problems) == len(tables) - report.counts[Standing.REPLAYS]
    assert all(problem.why for problem in report.problems)
    assert [await old_store.progress(table) for table in tables] == actions
    await old_store.close()


async def test_tables_with_a_pack_that_the_server_does_not_have_are_named(old_store: Store) -> None:
    report = await inspect_tables(old_store)

    assert "the server has no pack 'long-night'" in [problem.why for problem in report.problems]
    await old_store.close()
