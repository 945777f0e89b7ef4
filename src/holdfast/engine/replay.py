"""Replaying a record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from holdfast.engine.errors import RecordError, ReplayDiverged, UnknownGame
from holdfast.engine.game import Game
from holdfast.engine.record import Entry, Record
from holdfast.engine.table import Table


def replay(game: Game[Any], record: Record, *, at: int | None = None, pack: Path | None = None) -> Table[Any]:
    """The table as it was after `at` entries of the record (all of them if None), ready to play on.

    Rules always run until the next decision, so the table may be a few outcomes of chance further.
    """
    if record.header.pack and pack is None:
        raise RecordError(f"the game was played with the pack {record.header.pack!r}; name its folder to replay it")
    if at is not None and not 0 <= at <= len(record.entries):
        raise RecordError(f"the record has {len(record.entries)} entries; it cannot be shown at {at}")
    table = _set_up(game, record, record.entries, pack)
    stop = len(record.entries) if at is None else at
    checked = 0
    while True:
        checked = _compare(table.log, record.entries, checked)
        if len(table.log) >= stop:
            break
        _answer(table, record.entries[len(table.log)])
    return table


def follow(game: Game[Any], record: Record, *, pack: Path | None = None) -> tuple[Table[Any], ReplayDiverged | None]:
    """The table as far as the rules follow the record, and where they part from it, if they do."""
    table: Table[Any] | None = None
    checked = followed = 0
    try:
        table = _set_up(game, record, record.entries, pack)
        checked = _compare(table.log, record.entries, 0)
        while len(table.log) < len(record.entries):
            followed = len(table.log)
            _answer(table, record.entries[followed])
            checked = _compare(table.log, record.entries, checked)
    except ReplayDiverged as error:
        diverged = error
    except Exception as error:  # changed rules may fail in any way on an old record
        diverged = ReplayDiverged(f"after entry {followed} of the record the rules fail: {error}")
    else:
        return table, None
    if not followed:  # the set-up differs already
        return _set_up(game, record, (), pack), diverged
    return replay(game, record, at=followed, pack=pack), diverged


def _set_up(game: Game[Any], record: Record, tape: tuple[Entry, ...], pack: Path | None) -> Table[Any]:
    """The record's table at its first decision. Chance follows the tape."""
    header = record.header
    try:
        return Table(
            game,
            seats=header.seats,
            seed=header.seed,
            options=header.options,
            names=header.names,
            pack=pack,
            tape=tape,
        )
    except UnknownGame as error:
        raise ReplayDiverged(f"the record's table can no longer be set up: {error}") from error


def _answer(table: Table[Any], entry: Entry) -> None:
    at = len(table.log)
    decision = next((decision for decision in table.decisions if decision.seat == entry.who), None)
    if decision is None:
        asked = "the game is over" if table.over else f'seat {table.decision.seat} is asked "{table.decision.prompt}"'
        raise ReplayDiverged(f"entry {at} of the record is {_shown(entry)}, but here {asked}")
    keys = [option.key for option in decision.options]
    if entry.key not in keys:
        raise ReplayDiverged(
            f'entry {at} of the record is {_shown(entry)}, but to "{decision.prompt}" are offered: {", ".join(keys)}'
        )
    table.choose(entry.key, seat=decision.seat)


def _compare(log: list[Entry], entries: tuple[Entry, ...], checked: int) -> int:
    """Check that chance and forced answers came out as the record says."""
    for at in range(checked, min(len(log), len(entries))):
        if log[at] != entries[at]:
            raise ReplayDiverged(f"entry {at} of the record is {_shown(entries[at])}, but here came {_shown(log[at])}")
    return len(log)


def _shown(entry: Entry) -> str:
    who = f"seat {entry.who}" if isinstance(entry.who, int) else entry.who
    return f"{who}: {entry.key}"
