"""`holdfast prune` deletes by age what it was asked to, never an unfinished game by default, and archives it first."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from sqlalchemy import update

from commands import data_of, run
from holdfast.server.errors import NoSuchTable
from holdfast.server.storage.backups import restore
from holdfast.server.storage.database import engine_for
from holdfast.server.storage.pruning import DAY_S, Pruned, Rules, preview, prune
from holdfast.server.storage.rows import ChatLine
from holdfast.server.storage.schema import CHAT, TABLES
from holdfast.server.storage.store import Store
from server.servers import KATE, QUIET, RunningService, table_for_two

pytestmark = pytest.mark.anyio

OLD_DAYS = 400


async def make_tables(database: str) -> dict[str, str]:
    """Finished and unfinished tables, old and new, each with an old and a new line of chat."""
    store = await Store.open(database)
    service = RunningService(store, QUIET)
    tables = {name: await table_for_two(service) for name in ("old finished", "new finished", "old open", "new open")}
    engine = engine_for(database, 10)
    async with engine.begin() as connection:
        for name, table in tables.items():
            age_s = OLD_DAYS * DAY_S if name.startswith("old") else 0
            values = {"closed": name.endswith("finished"), "changed": time.time() - age_s}
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(values))
    for table in tables.values():
        for age_s in (OLD_DAYS * DAY_S, 0):
            await store.add_chat(table, ChatLine(0, "Kate", "hello", time.time() - age_s))
    await engine.dispose()
    await store.close()
    return tables


async def left(database: str) -> set[str]:
    store = await Store.open(database)
    found = set(await store.all_table_ids())
    await store.close()
    return found


def quietly(_done: int, _total: int) -> None:
    """Nobody looks at the progress."""


async def test_finished_tables_go_and_unfinished_ones_stay(database: str, tmp_path: Path) -> None:
    tables = await make_tables(database)
    rules = Rules(finished_days=365)
    expected = await preview(database, rules)
    untouched = await left(database)
    pruned = await prune(database, rules, tmp_path / "old.gz", quietly)

    assert (expected.finished, expected.abandoned, expected.chat_lines) == (1, 0, 0)
    assert untouched == set(tables.values())
    assert (pruned.finished, pruned.abandoned) == (1, 0)
    assert await left(database) == set(tables.values()) - {tables["old finished"]}
    assert await preview(database, rules) == Pruned()


async def test_what_was_archived_is_restored_whole(database: str, tmp_path: Path) -> None:
    tables = await make_tables(database)
    await prune(database, Rules(365, 365), tmp_path / "old.gz", quietly)
    copy = f"sqlite:///{tmp_path / 'copy.db'}"
    await restore(tmp_path / "old.gz", copy)
    store = await Store.open(copy)
    service = RunningService(store, QUIET)
    views = [await service.view(tables[name], KATE) for name in ("old finished", "old open")]
    await store.close()

    assert await left(copy) == {tables["old finished"], tables["old open"]}
    assert [len(view.talk) for view in views] == [2, 2]


async def test_old_chat_goes_and_its_tables_stay(database: str) -> None:
    tables = await make_tables(database)
    pruned = await prune(database, Rules(chat_days=90), None, quietly)
    engine = engine_for(database, 10)
    async with engine.connect() as connection:
        lines = list(await connection.execute(CHAT.select()))
    await engine.dispose()

    assert pruned.chat_lines == 4
    assert len(lines) == 4
    assert await left(database) == set(tables.values())


async def test_a_server_that_has_a_deleted_table_open_says_so(sqlite: str) -> None:
    tables = await make_tables(sqlite)
    store = await Store.open(sqlite)
    service = RunningService(store, QUIET)
    await service.view(tables["old open"], KATE)
    await prune(sqlite, Rules(abandoned_days=365), None, quietly)
    with pytest.raises(NoSuchTable):
        await service.add_chat(tables["old open"], KATE, "is anybody here?")
    await store.close()


def test_nothing_is_deleted_without_a_word_or_a_yes(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    nothing = run("prune", "--database", database)
    shown = data_of("prune", "--database", database, "--finished-older-than", "30", "--json")

    assert nothing.exit_code == 2
    assert "name what is to go" in nothing.output
    assert shown == {"deleted": False, "finished": 0, "abandoned": 0, "chat_lines": 0, "archived_rows": 0}
