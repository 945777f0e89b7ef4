"""A game from what was written down of it: how it was set up, and its log answer by answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from holdfast.engine.errors import ReplayDiverged
from holdfast.engine.game import Game, Value
from holdfast.engine.record import Entry, Record
from holdfast.engine.replay import replay
from holdfast.engine.snapshot import Codec
from holdfast.engine.story import Line
from holdfast.engine.table import Table
from holdfast.games import game as game_of
from holdfast.server.errors import ServerError
from holdfast.server.storage.rows import UNDO, Action

Chunk = tuple[Entry, ...]
"""An answer with the chance and forced answers that followed it; the first of a game has only these."""


@dataclass(frozen=True)
class Setup:
    """What a game began with; small and plain, so that other processes can have it too."""

    game: str
    names: tuple[str, ...]
    options: Mapping[str, Value]
    seed: int
    pack: Path | None = None
    snapshot: str | None = None
    """Where the game is taken up, if not at its beginning: see bookmarks.py."""

    @property
    def manifest(self) -> Game[Any]:
        return game_of(self.game)

    def begin(self, tape: Chunk = ()) -> Table[Any]:
        """The game at its first decision; chance falls as the tape says, and beyond it as the seed says.

        People sit there: in company nobody is answered for in haste.
        """
        kept = None if self.snapshot is None else msgspec.json.decode(self.snapshot)
        table: Table[Any] = Table(
            self.manifest,
            seats=len(self.names),
            seed=self.seed,
            options=self.options,
            names=self.names,
            pack=self.pack,
            tape=tape,
            patient=len(self.names) > 1,
            state=None if kept is None else codec(self.game, self.pack).decode(kept["state"]),
        )
        if kept is not None:
            _take_up(table, tape, kept["story"])
        return table

    def play(self, chunks: Sequence[Chunk]) -> Table[Any]:
        """The game after all these answers."""
        table = self.begin(chunks[0])
        for chunk in chunks[1:]:
            table.play_back(chunk)
        return table

    def with_seed(self, seed: int) -> Setup:
        return replace(self, seed=seed)


def _take_up(table: Table[Any], tape: Chunk, story: Sequence[tuple[str, dict[str, str], int | None, str]]) -> None:
    """Answer what was answered since the checkpoint, and tell the story until then."""
    while len(table.log) < len(tape):
        entry = tape[len(table.log)]
        table.choose(entry.key, seat=int(entry.who))
    if tuple(table.log[: len(tape)]) != tape:
        raise ReplayDiverged("since the snapshot the rules go another way than the log")
    table.resume_story([Line(0, *line) for line in story], "the rules were mended, and the table went on from here")


@cache
def codec(game: str, pack: Path | None) -> Codec:
    """Writes and reads the states of a game."""
    return Codec(game_of(game), pack)


def chunks_of(actions: Sequence[Action]) -> list[Chunk]:
    """The answers that still stand: an undo takes the one before it back."""
    chunks = list[Chunk]()
    for action in actions:
        if action.kind == UNDO:
            chunks.pop()
        else:
            chunks.append(action.entries)
    return chunks


def chunks_until(chunks: Sequence[Chunk], at: int) -> Sequence[Chunk]:
    """The first answers that make up at least so many entries."""
    entries = 0
    for number, chunk in enumerate(chunks, 1):
        entries += len(chunk)
        if entries >= at:
            return chunks[:number]
    raise ServerError(f"the game has {entries} entries; it cannot be shown at {at}")


def chunks_in(record: Record, pack: Path | None) -> tuple[Setup, list[Chunk]]:
    """A record's game, answer by answer, after checking that it still fits the rules."""
    head = record.header
    finished = replay(game_of(head.game), record, pack=pack if head.pack else None)
    setup = Setup(head.game, head.names, head.options, head.seed, pack if head.pack else None)
    table = setup.begin(tuple(finished.log))
    chunks = [tuple(table.log)]
    while len(table.log) < len(finished.log):
        before = len(table.log)
        table.choose(finished.log[before].key, seat=int(finished.log[before].who))
        chunks.append(tuple(table.log[before:]))
    return setup, chunks
