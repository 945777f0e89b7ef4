"""Permissions: which seat a token holds, what it may decide there, and whether the table is still played."""

from __future__ import annotations

import hashlib
import hmac
from functools import lru_cache

from holdfast.engine.errors import GameOver, NotYourDecision
from holdfast.server.errors import NoSuchSeat, NotOver, NotYourSeat, TableExpired
from holdfast.server.storage.rows import PERSON
from holdfast.server.storage.store import now
from holdfast.server.tables.loaded_table import LoadedTable, PendingDecision

DAY_S = 86400.0


@lru_cache(maxsize=10_000)
def hash_secret(secret: str) -> str:
    """The hash of a token or link secret. Cached, because tokens come with every message."""
    return hashlib.sha256(secret.encode()).hexdigest()


def held_seat(loaded: LoadedTable, token: str | None) -> int | None:
    """The seat that a token holds. Every hash is compared in full, so that timing reveals nothing."""
    if token is None:
        return None
    own, found = hash_secret(token), None
    for known, seat in loaded.holders.items():
        found = seat if hmac.compare_digest(known, own) else found
    return found


def require_seat(loaded: LoadedTable, token: str) -> int:
    """The seat that a token holds; raises if it holds none."""
    seat = held_seat(loaded, token)
    if seat is None:
        raise NotYourSeat("you do not sit at this table")
    return seat


def require_deciding_seat(loaded: LoadedTable, token: str, expire_days: float) -> int:
    """The seat that a token holds; raises if it has nothing to decide."""
    seat = require_seat(loaded, token)
    check_playing(loaded, expire_days)
    if seat not in loaded.waiting:
        raise NotYourDecision("you have nothing to decide now")
    return seat


def require_decision(loaded: LoadedTable, seat: int, expire_days: float) -> PendingDecision:
    """A seat's own decision, or the one that it may discuss; raises if there is none."""
    check_playing(loaded, expire_days)
    found = loaded.pending[seat] if seat in loaded.waiting else loaded.discussed(seat)
    if found is None:
        raise NotYourDecision("you have nothing to decide now")
    return found


def creator_seat(loaded: LoadedTable) -> int | None:
    """The seat of the person who set the table up: the first person's."""
    return next((row.seat for row in loaded.seats if row.kind == PERSON), None)


def invitable_seats(loaded: LoadedTable, seat: int | None) -> tuple[int, ...]:
    """The seats to which a viewer may create links: for the table's creator those that nobody holds yet."""
    if loaded.row.closed or seat is None or seat != creator_seat(loaded):
        return ()
    held = loaded.holders.values()
    return tuple(row.seat for row in loaded.seats if row.kind == PERSON and row.seat not in held)


def check_seat(loaded: LoadedTable, seat: int) -> None:
    if not 0 <= seat < len(loaded.seats):
        raise NoSuchSeat(f"this table has seats 0 to {len(loaded.seats) - 1}, not {seat}")


def check_playing(loaded: LoadedTable, expire_days: float) -> None:
    """Raise if the game is over, or the table expired because nobody has played there for so long."""
    if loaded.row.closed:
        raise GameOver("the game is over")
    if now() - loaded.row.changed > expire_days * DAY_S:
        raise TableExpired(f"nobody has played here for {expire_days:.0f} days; the table is closed")


def check_finished(loaded: LoadedTable) -> None:
    if not loaded.row.closed:
        raise NotOver("this can be seen when the game is over")
