"""Tables in memory: those that somebody is at stay, of the others only the latest."""

from __future__ import annotations

import asyncio

import pytest

from holdfast.server.plan import PERSON, Plan, SeatPlan
from holdfast.server.rebuild import Setup
from holdfast.server.rooms import Loaded, Room, Rooms
from holdfast.server.setting_up import seat_rows, table_row


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


@pytest.mark.parametrize("over", [True, False])
def test_a_game_that_is_over_goes_with_whoever_listened_last(over: bool) -> None:
    plan, setup = Plan("cryo", (SeatPlan(PERSON, "Kate"),)), Setup("cryo", ("Kate",), {}, 1)
    begun, room = setup.begin(), Room("table", asyncio.Event())
    row, seats = table_row(setup, plan, (0,), closed=over), seat_rows(plan, ["Kate"])
    room.loaded = Loaded(row, seats, {}, (), setup, [tuple(begun.log)], begun, 0)

    with room.listening(0):
        with room.listening(None):
            pass
        assert room.loaded is not None
    assert (room.loaded is None) == over
