"""Somebody takes a leaked link to your seat and locks you out; a guest gives the open seats of a public table to bots.

Before, `DELETE …/link` of the second holder removed the first for good, nobody could restore the seat, and any guest
could give away the seats that friends were about to take.
"""

from __future__ import annotations

import pytest

from server.seat_attacks import Attacked, attacked
from server.servers import Served


@pytest.fixture
def table(server: Served) -> Attacked:
    """Paul's link has leaked, and Eve has taken it."""
    made = attacked(server)
    made.leak("paul", "eve")
    return made


def test_who_took_a_leaked_link_does_not_lock_the_owner_out(table: Attacked) -> None:
    lock_out = [table.call("eve", "DELETE", "link"), table.call("eve", "DELETE", f"seats/{table.paul}/link")]
    new_link = table.call("eve", "POST", "link")

    assert {answer.status_code for answer in (*lock_out, new_link)} == {403}
    assert table.seen("paul")["seat"] == table.paul


@pytest.mark.parametrize("who", ["paul", "kate"])
def test_owner_and_host_restore_the_seat(table: Attacked, who: str) -> None:
    with table.connected("eve") as socket:
        socket.recv(timeout=60)
        assert table.call(who, "DELETE", f"seats/{table.paul}/link").status_code == 204
        table.until_closed(socket)
        people = table.seen("paul")["people"]

    assert (table.seen("paul")["seat"], table.seen("eve")["seat"]) == (table.paul, None)
    assert people[table.paul]["connected"] is False, "who lost a seat does not count as present there"
    assert table.call("eve", "POST", "take", {"secret": table.leaked}).status_code == 404


def test_the_host_steals_no_seat(table: Attacked) -> None:
    table.answer("paul")
    refused = table.call("kate", "POST", f"seats/{table.paul}/link")

    assert refused.status_code == 403
    assert table.seen("paul")["seat"] == table.paul


def test_a_guest_gives_no_open_seat_to_a_bot(server: Served) -> None:
    table = attacked(server, public=True)
    refused = [table.put(who, f"seats/{table.open}/bot", {"bot": "random"}) for who in ("paul", "dan", "eve")]

    assert [answer.status_code for answer in refused] == [403, 403, 403]
    assert table.seen("eve")["people"][table.open]["kind"] == "open"
    assert table.put("kate", f"seats/{table.open}/bot", {"bot": "random"}).status_code == 200


def test_a_program_that_looks_what_a_link_is_takes_no_seat(server: Served) -> None:
    """Messengers fetch the links that people send, to show a preview. They would own the seat of the friend."""
    table = attacked(server)
    table.get_page(f"/table/{table.table}/seat/{table.invitation}")
    first = table.call("eve", "POST", "take", {"secret": table.invitation})

    assert first.status_code == 201
    assert "end_link" in table.seen("eve")["may"][str(table.invited)], "Eve is the first, and owns the seat"
