"""The values that the store reads and writes."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import msgspec

from holdfast.engine.game import Value
from holdfast.engine.record import Entry

PERSON, BOT, OPEN = "person", "bot", "open"
"""The kinds of seats."""
BEGIN, CHOOSE, UNDO, RESUMED = "begin", "choose", "undo", "went on"
"""The kinds of actions. `RESUMED`: the game went on from a snapshot because its log did not fit the rules."""
LATEST, FIRST = "latest", "begin"
"""The kinds of snapshots: the latest one, and the one that a resumed game begins with."""

TABLE_ID = re.compile(r"[a-z0-9]{1,16}")


def is_table_id(text: str) -> bool:
    """Whether a text has the form of a table id. Others never reach a query or a file name."""
    return TABLE_ID.fullmatch(text) is not None


class TableRow(msgspec.Struct, frozen=True):
    """A table: how it was set up, and how it stands."""

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
    """The version of the rules; None for tables from before it was stored."""


@dataclass(frozen=True)
class SeatRow:
    """A seat and who has it."""

    seat: int
    kind: str
    name: str
    bot: str = ""
    link: str | None = None
    """The hash of the secret in its private link."""


@dataclass(frozen=True)
class Action:
    """An answer or undo, with the log entries that it produced."""

    seq: int
    seat: int | None
    kind: str
    key: str
    entries: tuple[Entry, ...]
    at: float


@dataclass(frozen=True)
class Snapshot:
    """The state of a game after an action, as JSON, with the version of the rules that wrote it."""

    kind: str
    seq: int
    version: int
    data: str


@dataclass(frozen=True)
class ChatLine:
    """A line of chat. The text is untrusted: never markup."""

    seat: int | None
    name: str
    text: str
    at: float


def encode_entries(entries: Sequence[Entry]) -> str:
    return msgspec.json.encode(entries).decode()


def decode_entries(text: str) -> tuple[Entry, ...]:
    return tuple(Entry(who, key) for who, key in msgspec.json.decode(text))
