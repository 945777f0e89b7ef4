"""Tables in memory: those that somebody is at stay, of the others only the latest."""

from __future__ import annotations

from holdfast.server.rooms import Rooms


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
