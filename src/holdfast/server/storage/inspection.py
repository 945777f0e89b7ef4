"""Finds the tables that today's program can no longer replay. Reads only: nothing is resumed or changed.

report = await inspect_tables(store, pack, progress=lambda done, total: ...)
report.counts[Standing.SHOWN], report.problems
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from holdfast.games import NAMES
from holdfast.server.storage.rebuild import Chunk, GameSetup, chunks_from_actions
from holdfast.server.storage.rows import FIRST, LATEST, Action, Snapshot, TableRow
from holdfast.server.storage.snapshots import resume_game, setup_from_snapshot
from holdfast.server.storage.store import Store

MAX_PROBLEMS = 50
"""How many tables are named in a report; all are counted."""


class Standing(StrEnum):
    """What can be done with a table today."""

    REPLAYS = "replays"
    RESUMES = "continues from its snapshot"
    SHOWN = "can only be seen and downloaded"
    RECORD = "can only be downloaded"
    UNREADABLE = "cannot be read"


class Problem(NamedTuple):
    """A table that does not replay, and why."""

    table: str
    game: str
    standing: Standing
    why: str


@dataclass
class Report:
    """How many tables stand how, and the first of those that do not replay."""

    counts: Counter[Standing] = field(default_factory=Counter)
    problems: list[Problem] = field(default_factory=list)

    def add(self, row: TableRow, standing: Standing, why: str) -> None:
        self.counts[standing] += 1
        if standing != Standing.REPLAYS and len(self.problems) < MAX_PROBLEMS:
            self.problems.append(Problem(row.id, row.game, standing, why))


async def inspect_tables(
    store: Store, pack: Path | None = None, progress: Callable[[int, int], None] = lambda _done, _total: None
) -> Report:
    """Replay every table, one after the other in a thread; `progress` is told how many are done, and of how many."""
    report, tables = Report(), await store.all_table_ids()
    for done, table_id in enumerate(tables, 1):
        row = await store.table(table_id)
        if row is not None:
            report.add(row, *await _standing(store, row, pack))
        progress(done, len(tables))
    return report


async def _standing(store: Store, row: TableRow, pack: Path | None) -> tuple[Standing, str]:
    if row.game not in NAMES:
        return Standing.RECORD, f"the game {row.game!r} is not installed"
    if row.pack is not None and (pack is None or pack.name != row.pack):
        return Standing.SHOWN, f"the server has no pack {row.pack!r}"
    try:
        names = tuple(seat.name for seat in await store.seats(row.id))
        first, latest = await store.snapshot(row.id, FIRST), await store.snapshot(row.id, LATEST)
        actions = await store.actions(row.id, -1 if first is None else first.seq)
    except Exception as error:  # whatever is damaged, the other tables are inspected
        return Standing.UNREADABLE, str(error)
    setup = GameSetup(row.game, names, row.options, row.seed, pack if row.pack else None)
    return await asyncio.to_thread(_try_to_replay, setup, first, latest, actions, row.closed)


def _try_to_replay(
    setup: GameSetup, first: Snapshot | None, latest: Snapshot | None, actions: list[Action], closed: bool
) -> tuple[Standing, str]:
    try:
        begun = list[Chunk]()
        if first is not None:
            setup, since = setup_from_snapshot(setup, first)
            begun = [since]
        setup.play([*begun, *chunks_from_actions(actions)])
    except Exception as error:  # changed rules may fail in any way on an old log
        why = str(error)
    else:
        return Standing.REPLAYS, ""
    if closed or latest is None:
        return Standing.SHOWN, why
    try:
        resume_game(setup, latest, actions)
    except Exception:  # likewise
        return Standing.SHOWN, why
    return Standing.RESUMES, why
