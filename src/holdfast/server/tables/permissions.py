"""Who may do what at a table: whose seat it is, what they are asked, and whether anything can be done there still."""

from __future__ import annotations

import hmac
from typing import Any

from holdfast.engine.errors import GameOver, NotYourDecision
from holdfast.engine.requests import Decision
from holdfast.server.errors import NoSuchSeat, NotOver, NotYourSeat, TableExpired
from holdfast.server.storage.store import now
from holdfast.server.tables.loaded import Loaded, hashed
from holdfast.server.tables.models import PERSON

DAY = 86400.0


def seat_held(loaded: Loaded, token: str | None) -> int | None:
    """The seat that a token holds. Every hash is compared in full, so that time tells nothing."""
    if token is None:
        return None
    own, found = hashed(token), None
    for known, seat in loaded.holders.items():
        found = seat if hmac.compare_digest(known, own) else found
    return found


def own_seat(loaded: Loaded, token: str) -> int:
    """The seat that a token holds, which it must."""
    seat = seat_held(loaded, token)
    if seat is None:
        raise NotYourSeat("you do not sit at this table")
    return seat


def asked_seat(loaded: Loaded, token: str, days: float) -> int:
    """One's own seat, which must have something to decide."""
    seat = own_seat(loaded, token)
    check_playing(loaded, days)
    if seat not in loaded.waiting:
        raise NotYourDecision("you have nothing to decide now")
    return seat


def question(loaded: Loaded, seat: int, days: float) -> tuple[Decision[Any], int]:
    """What a seat is asked, or at an open table what another is, and since which action."""
    check_playing(loaded, days)
    found = loaded.asked[seat] if seat in loaded.waiting else loaded.discussed(seat)
    if found is None:
        raise NotYourDecision("you have nothing to decide now")
    return found


def inviting(loaded: Loaded, seat: int | None) -> tuple[int, ...]:
    """The seats to which somebody may give out links: whoever set the table up, to those that nobody has taken yet."""
    persons = [one.seat for one in loaded.seats if one.kind == PERSON]
    if loaded.row.closed or seat is None or seat != persons[0]:
        return ()
    taken = loaded.holders.values()
    return tuple(other for other in persons if other not in taken)


def check_seat(loaded: Loaded, seat: int) -> None:
    if not 0 <= seat < len(loaded.seats):
        raise NoSuchSeat(f"this table has seats 0 to {len(loaded.seats) - 1}, not {seat}")


def check_playing(loaded: Loaded, days: float) -> None:
    """Whether it is still played: a table at which nobody has done anything for so many days is closed."""
    if loaded.row.closed:
        raise GameOver("the game is over")
    if now() - loaded.row.changed > days * DAY:
        raise TableExpired(f"nobody has played here for {days:.0f} days; the table is closed")


def check_closed(loaded: Loaded) -> None:
    if not loaded.row.closed:
        raise NotOver("this can be seen when the game is over")
