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
LATEST, FIRST, FINAL = "latest", "begin", "final"
"""The kinds of snapshots: the latest one, the one that a resumed game begins with, and the end of a finished game."""

TABLE_ID = re.compile(r"[a-z0-9]{1,16}")


def is_table_id(text: str) -> bool:
    """Whether a text has the form of a table id. Others never reach a query or a file name."""
    return TABLE_ID.fullmatch(text) is not None


class TableRow(msgspec.Struct, frozen=True):
    """A table: how it was set up, and how it stands."""

    id: str
    game: str
    options: Mapping[str, Value]
    """The settings of the game."""
    seed: int
    pack: str | None
    """The name of the pack with changed content; None for the printed game."""
    public: bool
    """Whether it is listed for everybody."""
    pace: float
    """Seconds that a bot takes for a move."""
    closed: bool
    """Over, or an uploaded record."""
    waiting: tuple[int, ...]
    """The seats that must decide, so that lists need not rebuild a game."""
    created: float
    """Unix time, as is `changed`."""
    changed: float
    version: int | None = None
    """The version of the rules. This and the following are None for tables from before they were stored."""
    content: str | None = None
    """The digest of the content that affects play."""
    chosen_seed: bool | None = None
    """Whether a person chose the seed."""
    deadline_s: float | None = None
    """How long a person may let the others wait."""


@dataclass(frozen=True)
class SeatRow:
    """A seat and who has it."""

    seat: int
    kind: str
    """PERSON, BOT or OPEN."""
    name: str
    bot: str = ""
    """The bot that plays the seat, also while it stands in for a person."""
    link: str | None = None
    """The hash of the secret in its private link."""


@dataclass(frozen=True)
class Action:
    """An answer or undo, with the log entries that it produced."""

    seq: int
    """Its number at the table, in the order of play."""
    seat: int | None
    """None where nobody acted: BEGIN and RESUMED."""
    kind: str
    """BEGIN, CHOOSE, UNDO or RESUMED."""
    key: str
    """The key of the chosen option; for RESUMED the reason; else empty."""
    entries: tuple[Entry, ...]
    at: float
    """Unix time."""


@dataclass(frozen=True)
class Snapshot:
    """The state of a game after an action, as JSON, with the version of the rules that wrote it."""

    kind: str
    """LATEST, FIRST or FINAL."""
    seq: int
    """The action after which it was taken."""
    version: int
    data: str


@dataclass(frozen=True)
class ChatLine:
    """A line of chat. The text is untrusted: never markup."""

    seat: int | None
    name: str
    text: str
    at: float
    """Unix time."""


def encode_entries(entries: Sequence[Entry]) -> str:
    return msgspec.json.encode(entries).decode()


def decode_entries(text: str) -> tuple[Entry, ...]:
    return tuple(Entry(who, key) for who, key in msgspec.json.decode(text))
