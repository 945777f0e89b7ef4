"""Snapshots of games: a running game continues from its latest one when its log no longer follows changed rules."""

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
from holdfast.server.storage.rebuild import Chunk, GameSetup, codec
from holdfast.server.storage.rows import LATEST, UNDO, Action, Snapshot

SNAPSHOT_INTERVAL = 16
"""A snapshot is written after this number of actions."""
MAX_STORY_LINES = 60
"""How much of the story is stored with a snapshot."""
RULES_CHANGED_LINE = "The rules of this game were changed since the last move; the table continues from its snapshot."
LOST_ANSWERS_LINE = "{count} answers no longer follow the rules and must be given again."


def make_snapshot(
    setup: GameSetup, table: Table[Any], seq: int, kind: str = LATEST, extra_lines: Sequence[Line] = ()
) -> Snapshot:
    """The game after an action, as data."""
    mark = table.snapshot()
    lines = [
        [line.template, line.words, line.to, line.others] for line in (*mark.lines[-MAX_STORY_LINES:], *extra_lines)
    ]
    data = {"state": codec(setup.game, setup.pack).encode(mark.state), "since": mark.since, "story": lines}
    return Snapshot(kind, seq, setup.manifest.version, msgspec.json.encode(data).decode())


def setup_from_snapshot(setup: GameSetup, snapshot: Snapshot) -> tuple[GameSetup, Chunk]:
    """The set-up of a game that begins with a snapshot, with its own seed, and the entries since the checkpoint."""
    data = msgspec.json.decode(snapshot.data)
    since = tuple(Entry(who, key) for who, key in data["since"])
    digest = hashlib.sha256(f"{setup.seed} {snapshot.seq}".encode()).digest()
    return replace(setup, snapshot=snapshot.data, seed=int.from_bytes(digest[:8])), since


def resume_game(setup: GameSetup, snapshot: Snapshot, actions: Sequence[Action]) -> tuple[GameSetup, Table[Any], int]:
    """A game from its latest snapshot, with all later actions that follow the rules; how many answers were lost."""
    begun, since = setup_from_snapshot(setup, snapshot)
    fitting = list[Chunk]()
    for until in range(len(since), -1, -1):
        try:
            table = begun.begin(since[:until])
        except HoldfastError:
            continue
        fitting = [tuple(table.log)]
        break
    else:
        raise HoldfastError("the rules no longer accept the snapshot either")
    lost = sum(isinstance(entry.who, int) for entry in since[len(fitting[0]) :])
    later = [action for action in actions if action.seq > snapshot.seq]
    for number, action in enumerate(later):
        chunks = fitting[:-1] if action.kind == UNDO else [*fitting, action.entries]
        try:
            if lost or not chunks:
                raise HoldfastError("an earlier answer is missing")
            table = begun.play(chunks)
        except HoldfastError:
            lost += sum(dropped.kind != UNDO for dropped in later[number:])
            break
        fitting = chunks
    return begun, table, lost


def resume_lines(lost: int) -> list[Line]:
    """What the story of the table says about it."""
    lines = [Line(0, RULES_CHANGED_LINE, {})]
    return [*lines, Line(0, LOST_ANSWERS_LINE, {"count": str(lost)})] if lost else lines
