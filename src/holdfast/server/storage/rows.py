"""What the store gives and takes, as plain values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import msgspec

from holdfast.engine.game import Value
from holdfast.engine.record import Entry

BEGIN, CHOOSE, UNDO, WENT_ON = "begin", "choose", "undo", "went on"
LATEST, FIRST = "latest", "begin"
"""The snapshots of a table: the latest, and the one it begins with since its log did not fit the rules any more."""


class TableRow(msgspec.Struct, frozen=True):
    """A table as it was set up, and how it stands."""

    id: str
    game: str
    options: Mapping[str, Value]
    seed: int
    pack: str | None
    public: bool
    pace: float
    closed: bool
    waiting: tuple[int, ...]
    created: float
    changed: float
    version: int | None = None
    """Of the rules that it is played by; None for tables from before that was noted."""


@dataclass(frozen=True)
class SeatRow:
    """Who sits on a seat."""

    seat: int
    kind: str
    name: str
    bot: str = ""
    link: str | None = None


@dataclass(frozen=True)
class Action:
    """One thing that was done at a table, with the entries of the log that it brought about."""

    seq: int
    seat: int | None
    kind: str
    key: str
    entries: tuple[Entry, ...]
    at: float


@dataclass(frozen=True)
class Snapshot:
    """A bookmark of a game after an action, as text; under which version of the rules it was made."""

    kind: str
    seq: int
    version: int
    data: str


def packed(entries: Sequence[Entry]) -> str:
    return msgspec.json.encode(entries).decode()


def unpacked(text: str) -> tuple[Entry, ...]:
    return tuple(Entry(who, key) for who, key in msgspec.json.decode(text))
