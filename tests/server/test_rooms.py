"""Tables in memory: those that somebody is at stay, of the others only the latest."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from holdfast.server.storage.rebuild import Setup
from holdfast.server.storage.store import Store
from holdfast.server.tables.loaded import Loaded, Rooms
from holdfast.server.tables.models import PERSON, Plan, SeatPlan
from holdfast.server.tables.registry import Tables
from holdfast.server.tables.setup import seat_rows, table_row
from server.servers import QUIET

pytestmark = pytest.mark.anyio


def test_tables_that_nobody_is_at_are_given_up_the_longest_unused_first() -> None:
    rooms = Rooms(2)
    with rooms["watched"].listening(None):
        for table in ("first", "second", "third", "fourth"):
            assert rooms[table].table == table
        assert [room.table for room in rooms] == ["watched", "second", "third", "fourth"]
        assert rooms["second"].table == "second"  # and is now the latest
        assert rooms["fifth"].table == "fifth"
        assert [room.table for room in rooms] == ["watched", "fourth", "second", "fifth"]
    assert rooms["sixth"].table == "sixth"
    assert rooms.get("watched") is None


def loaded(table: str, *, over: bool) -> Loaded:
    """A game in memory, one that has ended or not."""
    plan, setup = Plan("cryo", (SeatPlan(PERSON, "Kate"),)), Setup("cryo", ("Kate",), {}, 1)
    begun, row = setup.begin(), replace(table_row(setup, plan, (0,), closed=over), id=table)
    return Loaded(row, seat_rows(plan, ["Kate"]), {}, (), setup, [tuple(begun.log)], begun, 0)


def test_of_games_that_are_over_fewer_are_kept() -> None:
    rooms = Rooms(20)
    with rooms["watched"].listening(None):
        rooms["watched"].loaded = loaded("watched", over=True)
        for number in range(8):
            rooms[f"over {number}"].loaded = loaded(f"over {number}", over=True)
            rooms[f"played {number}"].loaded = loaded(f"played {number}", over=False)
        assert rooms["last"].table == "last"

        kept = [room.table for room in rooms]
        assert [table for table in kept if table.startswith("over")] == ["over 6", "over 7"]
        assert [table for table in kept if table.startswith("played")] == [f"played {n}" for n in range(8)]
        assert "watched" in kept


async def test_what_was_set_up_is_in_memory_unless_somebody_was_there_even_sooner(store: Store) -> None:
    tables = Tables(store, QUIET, lambda _room, _loaded: None)
    new, later = loaded("new", over=False), loaded("new", over=False)

    tables.put(new)
    tables.put(later)

    assert tables.rooms["new"].loaded is new
