"""Going on from a snapshot: kept of a game beside its log, for the day when the log does not fit a mended rule."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from holdfast.engine.errors import HoldfastError
from holdfast.engine.record import Entry
from holdfast.engine.story import Line
from holdfast.engine.table import Table
from holdfast.server.storage.rebuild import Chunk, Setup, codec
from holdfast.server.storage.rows import LATEST, UNDO, Action, Snapshot

OFTEN = 16
"""A snapshot is made at least after so many actions."""
LINES = 60
"""So much of the story is kept with it."""
MENDED = "The rules of this game were mended since the last move; the table goes on from its snapshot."
TAKEN_BACK = "{count} answers no longer fit the rules and are to be given anew."


def snapshot_of(setup: Setup, table: Table[Any], seq: int, kind: str = LATEST, told: Sequence[Line] = ()) -> Snapshot:
    """A game as it stands after an action, as data."""
    mark = table.snapshot()
    lines = [[line.template, line.words, line.to, line.others] for line in (*mark.lines[-LINES:], *told)]
    data = {"state": codec(setup.game, setup.pack).encode(mark.state), "since": mark.since, "story": lines}
    return Snapshot(kind, seq, setup.manifest.version, msgspec.json.encode(data).decode())


def from_snapshot(setup: Setup, snapshot: Snapshot) -> tuple[Setup, Chunk]:
    """A game that begins with a snapshot, with luck of its own, and the entries that it begins with."""
    data = msgspec.json.decode(snapshot.data)
    since = tuple(Entry(who, key) for who, key in data["since"])
    luck = hashlib.sha256(f"{setup.seed} {snapshot.seq}".encode()).digest()
    return replace(setup, snapshot=snapshot.data, seed=int.from_bytes(luck[:8])), since


def go_on(setup: Setup, snapshot: Snapshot, actions: Sequence[Action]) -> tuple[Setup, Table[Any], int]:
    """A game from its latest snapshot, with whatever was done since and still fits; how many answers do not."""
    begun, since = from_snapshot(setup, snapshot)
    fitting = list[Chunk]()
    for until in range(len(since), -1, -1):
        try:
            table = begun.begin(since[:until])
        except HoldfastError:
            continue
        fitting = [tuple(table.log)]
        break
    else:
        raise HoldfastError("not even its snapshot fits the rules any more")
    lost = sum(isinstance(entry.who, int) for entry in since[len(fitting[0]) :])
    later = [action for action in actions if action.seq > snapshot.seq]
    for number, action in enumerate(later):
        chunks = fitting[:-1] if action.kind == UNDO else [*fitting, action.entries]
        try:
            if lost or not chunks:
                raise HoldfastError("what came before is missing")
            table = begun.play(chunks)
        except HoldfastError:
            lost += sum(one.kind != UNDO for one in later[number:])
            break
        fitting = chunks
    return begun, table, lost


def notices(lost: int) -> list[Line]:
    """What is said at the table."""
    said = [Line(0, MENDED, {})]
    return [*said, Line(0, TAKEN_BACK, {"count": str(lost)})] if lost else said
