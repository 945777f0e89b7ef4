"""Notices between server processes that share a database: what has changed at which table.

Processes of one server send them over sockets (`cluster/ipc.py`), servers on PostgreSQL with LISTEN/NOTIFY
(`cluster/notify.py`). This module is the only place that knows how they are written.
"""

from __future__ import annotations

import logging
from typing import Literal

import msgspec

LOG = logging.getLogger("holdfast.server")

ChangeKind = Literal["moved", "undone", "people", "talk"]


class TableChanged(msgspec.Struct, frozen=True, tag="changed", forbid_unknown_fields=True):
    """The database has something new about a table: reload it."""

    table: str
    seq: int
    kind: ChangeKind


class SuggestionToggled(msgspec.Struct, frozen=True, tag="suggestion", forbid_unknown_fields=True):
    """A seat has suggested an option of another seat's decision, or withdrawn it."""

    table: str
    seq: int
    since: int
    """The action after which the decision was asked."""
    seat: int
    key: str


class PresenceReported(msgspec.Struct, frozen=True, tag="presence", forbid_unknown_fields=True):
    """The seats whose people have the table open at the sending server."""

    table: str
    seats: tuple[int, ...]


Notice = TableChanged | SuggestionToggled | PresenceReported


class Envelope(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A notice with the name of the server process that sent it."""

    origin: str
    notice: Notice


_decoder = msgspec.json.Decoder(Envelope)


def encode(origin: str, notice: Notice) -> str:
    """A notice as one line of JSON."""
    return msgspec.json.encode(Envelope(origin, notice)).decode()


def decode(line: str | bytes) -> Envelope | None:
    """The notice in a line; None, with a warning in the log, if it is malformed or of an unknown kind."""
    try:
        return _decoder.decode(line)
    except (msgspec.MsgspecError, UnicodeError) as error:
        LOG.warning("ignored a notice that cannot be read (%s): %.200r", error, line)
        return None
