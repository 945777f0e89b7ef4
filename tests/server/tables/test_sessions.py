"""Tables in memory: those that somebody is at stay, of the others only the latest."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from holdfast.server.storage.rebuild import GameSetup
from holdfast.server.storage.rows import PERSON
from holdfast.server.storage.store import Store
from holdfast.server.tables.loaded_table import LoadedTable
from holdfast.server.tables.models import SeatPlan, TablePlan
from holdfast.server.tables.registry import TableRegistry
from holdfast.server.tables.session import SessionCache, TableSession
from holdfast.server.tables.setup import seat_rows, table_row
from holdfast.server.work.pool import WorkPools
from server.servers import QUIET

pytestmark = pytest.mark.anyio


def ignore(_session: TableSession) -> None:
    """Nobody wants to know who is present."""


def test_tables_that_nobody_is_at_are_given_up_the_longest_unused_first() -> None:
    sessions = SessionCache(2, ignore)
    with sessions["watched"].subscribe(None):
        for table in ("first", "second", "third", "fourth"):
            assert sessions[table].table_id == table
        assert [session.table_id for session in sessions] == ["watched", "second", "third", "fourth"]
        assert sessions["second"].table_id == "second"  # and is now the latest
        assert sessions["fifth"].table_id == "fifth"
        assert [session.table_id for session in sessions] == ["watched", "fourth", "second", "fifth"]
    assert sessions["sixth"].table_id == "sixth"
    assert sessions.get("watched") is None


def loaded(table: str, *, over: bool) -> LoadedTable:
    """A game in memory, one that has ended or not."""
    plan, setup = TablePlan("cryo", (SeatPlan(PERSON, "Kate"),)), GameSetup("cryo", ("Kate",), {}, 1)
    begun, row = setup.begin(), replace(table_row(setup, plan, (0,), closed=over), id=table)
    return LoadedTable(row, seat_rows(plan, ["Kate"]), {}, (), setup, [tuple(begun.log)], begun, 0)


def test_of_games_that_are_over_fewer_are_kept() -> None:
    sessions = SessionCache(20, ignore)
    with sessions["watched"].subscribe(None):
        sessions["watched"].loaded = loaded("watched", over=True)
        for number in range(8):
            sessions[f"over {number}"].loaded = loaded(f"over {number}", over=True)
            sessions[f"played {number}"].loaded = loaded(f"played {number}", over=False)
        assert sessions["last"].table_id == "last"

        kept = [session.table_id for session in sessions]
        assert [table for table in kept if table.startswith("over")] == ["over 6", "over 7"]
        assert [table for table in kept if table.startswith("played")] == [f"played {n}" for n in range(8)]
        assert "watched" in kept


async def test_what_was_set_up_is_in_memory_unless_somebody_was_there_even_sooner(store: Store) -> None:
    registry = TableRegistry(store, QUIET, WorkPools.create(0))
    new, later = loaded("new", over=False), loaded("new", over=False)

    registry.add(new)
    registry.add(later)

    assert registry.sessions["new"].loaded is new
