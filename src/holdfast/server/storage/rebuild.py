"""Rebuilds a game from its set-up and its log, answer by answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from holdfast.engine.errors import ReplayDiverged
from holdfast.engine.game import Game, Value
from holdfast.engine.record import Entry, Header, Record
from holdfast.engine.replay import replay
from holdfast.engine.snapshot import Codec
from holdfast.engine.story import Line
from holdfast.engine.table import Table
from holdfast.games import NAMES
from holdfast.games import game as game_of
from holdfast.server.errors import ServerError
from holdfast.server.storage.rows import RESUMED, UNDO, Action, SeatRow, TableRow

Chunk = tuple[Entry, ...]
"""An answer with the chance outcomes and forced answers after it; the first chunk of a game has no answer."""


@dataclass(frozen=True)
class GameSetup:
    """What a game begins with; plain data, so that it can be sent to other processes."""

    game: str
    names: tuple[str, ...]
    options: Mapping[str, Value]
    seed: int
    pack: Path | None = None
    snapshot: str | None = None
    """The state that the game begins with, if it was resumed: see snapshots.py."""
    secret: bool = False
    """Whether nobody may work out chance: the seed is the server's, and its outcomes tell nothing about it."""

    @property
    def manifest(self) -> Game[Any]:
        return game_of(self.game)

    def begin(self, tape: Chunk = ()) -> Table[Any]:
        """The game at its first decision. Chance follows the tape, and the seed after its end.

        With several seats the table is patient: it never answers at once for a person who can only decline.
        """
        saved = None if self.snapshot is None else msgspec.json.decode(self.snapshot)
        table: Table[Any] = Table(
            self.manifest,
            seats=len(self.names),
            seed=self.seed,
            options=self.options,
            names=self.names,
            pack=self.pack,
            tape=tape,
            patient=len(self.names) > 1,
            secret=self.secret,
            state=None if saved is None else codec(self.game, self.pack).decode(saved["state"]),
        )
        if saved is not None:
            _resume(table, tape, saved["story"])
        return table

    def play(self, chunks: Sequence[Chunk]) -> Table[Any]:
        """The game after all these answers."""
        table = self.begin(chunks[0])
        for chunk in chunks[1:]:
            table.play_back(chunk)
        return table

    def with_seed(self, seed: int, *, secret: bool = False) -> GameSetup:
        return replace(self, seed=seed, secret=secret)


def _resume(table: Table[Any], tape: Chunk, story: Sequence[tuple[str, dict[str, str], int | None, str]]) -> None:
    """Replay the answers since the checkpoint, and restore the story before it."""
    while len(table.log) < len(tape):
        entry = tape[len(table.log)]
        table.choose(entry.key, seat=int(entry.who))
    if tuple(table.log[: len(tape)]) != tape:
        raise ReplayDiverged("the rules no longer follow the log since the snapshot")
    table.resume_story([Line(0, *line) for line in story], "the rules were changed, and the table continued from here")


@cache
def codec(game: str, pack: Path | None) -> Codec:
    """Encodes and decodes the states of a game."""
    return Codec(game_of(game), pack)


def chunks_from_actions(actions: Sequence[Action]) -> list[Chunk]:
    """The answers that still count: an undo removes the one before it."""
    chunks = list[Chunk]()
    for action in actions:
        if action.kind == UNDO:
            chunks.pop()
        else:
            chunks.append(action.entries)
    return chunks


def chunk_times(actions: Sequence[Action]) -> list[float]:
    """When the answers that still count were given, as Unix times."""
    times = list[float]()
    for action in actions:
        if action.kind == UNDO:
            times.pop()
        else:
            times.append(action.at)
    return times


def chunks_until(chunks: Sequence[Chunk], at: int) -> Sequence[Chunk]:
    """The first chunks that hold at least `at` entries together."""
    entries = 0
    for number, chunk in enumerate(chunks, 1):
        entries += len(chunk)
        if entries >= at:
            return chunks[:number]
    raise ServerError(f"the game has {entries} entries; it cannot be shown at {at}")


def chunks_from_record(record: Record, pack: Path | None) -> tuple[GameSetup, list[Chunk]]:
    """The game of a record in chunks, after checking that it still follows the rules."""
    head = record.header
    finished = replay(game_of(head.game), record, pack=pack if head.pack else None)
    setup = GameSetup(head.game, head.names, head.options, head.seed, pack if head.pack else None)
    table = setup.begin(tuple(finished.log))
    chunks = [tuple(table.log)]
    while len(table.log) < len(finished.log):
        before = len(table.log)
        table.choose(finished.log[before].key, seat=int(finished.log[before].who))
        chunks.append(tuple(table.log[before:]))
    return setup, chunks


def stored_record(row: TableRow, seats: Sequence[SeatRow], actions: Sequence[Action]) -> Record:
    """The record of a table from its rows, without replaying it: every answer that was not taken back."""
    version = row.version or (game_of(row.game).version if row.game in NAMES else 0)
    names = tuple(seat.name for seat in seats)
    header = Header(row.game, version, len(seats), row.options, names, row.seed, row.pack, row.content)
    chunks = chunks_from_actions([action for action in actions if action.kind != RESUMED])
    return Record(header, tuple(entry for chunk in chunks for entry in chunk))
