"""Viewers: who a token is at a table. Tokens and link secrets are known by their hashes alone."""

from __future__ import annotations

import hashlib
import hmac
from functools import lru_cache
from typing import NamedTuple

from holdfast.server.errors import NotYourSeat
from holdfast.server.tables.loaded_table import LoadedTable


class Viewer(NamedTuple):
    """Somebody who looks at a table."""

    seat: int | None
    """The seat that they hold; None if they only watch."""
    owns: bool = False
    """Whether they held it first. Others hold it by its private link."""
    hosts: bool = False
    """Whether they set the table up: they were the first to hold a seat there."""


@lru_cache(maxsize=10_000)
def hash_secret(secret: str) -> str:
    """The hash of a token or link secret. Cached, because tokens come with every message."""
    return hashlib.sha256(secret.encode()).hexdigest()


def viewer_of(loaded: LoadedTable, token: str | None) -> Viewer:
    """Who a token is. Every hash is compared in full, so that timing reveals nothing."""
    if token is None:
        return Viewer(None)
    own, found, owned = hash_secret(token), Viewer(None), set[int]()
    for number, (known, seat) in enumerate(loaded.holders.items()):
        if hmac.compare_digest(known, own):
            found = Viewer(seat, seat not in owned, number == 0)
        owned.add(seat)
    return found


def held_seat(loaded: LoadedTable, token: str | None) -> int | None:
    """The seat that a token holds."""
    return viewer_of(loaded, token).seat


def require_seat(loaded: LoadedTable, token: str) -> int:
    """The seat that a token holds; raises if it holds none."""
    seat = held_seat(loaded, token)
    if seat is None:
        raise NotYourSeat("you do not sit at this table")
    return seat


def first_holder(loaded: LoadedTable, seat: int) -> str | None:
    """The hash of the token that held a seat first: its owner's."""
    return next((token for token, held in loaded.holders.items() if held == seat), None)
