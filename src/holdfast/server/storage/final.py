"""The end of a finished game as data (result, story, last state), so that it can be seen without replaying its log."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from holdfast.engine.game import Result, Sheet
from holdfast.engine.story import Line
from holdfast.engine.table import Table
from holdfast.server.storage.rebuild import GameSetup, codec
from holdfast.server.storage.rows import FINAL, Snapshot

MAX_STORY_LINES = 120
"""How much of the story is stored."""


class StoredLine(NamedTuple):
    """A line of the story, without the entry that it followed."""

    template: str
    words: dict[str, str]
    to: int | None = None
    others: str | None = None


class FinalGame(msgspec.Struct, frozen=True):
    """How a game ended. `state` is encoded by the codec of its game."""

    state: Any
    story: list[StoredLine]
    sheets: list[tuple[str, dict[str, int]]]
    winners: tuple[int, ...]

    def result(self) -> Result:
        return Result(tuple(Sheet(name, parts) for name, parts in self.sheets), self.winners)

    def ended_like(self, result: Result) -> bool:
        """Whether a result has the same totals and winners."""
        stored = self.result()
        totals = [sheet.total for sheet in stored.sheets] == [sheet.total for sheet in result.sheets]
        return totals and stored.winners == tuple(result.winners)

    def lines(self) -> list[Line]:
        return [Line(0, *line) for line in self.story]


def make_final_snapshot(setup: GameSetup, table: Table[Any], seq: int) -> Snapshot:
    """The end of a game that is over after action `seq`."""
    result = table.result()
    final = FinalGame(
        codec(setup.game, setup.pack).encode(table.state),
        [StoredLine(line.template, line.words, line.to, line.others) for line in table.story.lines[-MAX_STORY_LINES:]],
        [(sheet.name, dict(sheet.parts)) for sheet in result.sheets],
        tuple(result.winners),
    )
    return Snapshot(FINAL, seq, setup.manifest.version, msgspec.json.encode(final).decode())


def read_final(snapshot: Snapshot) -> FinalGame:
    """The end of a game from its snapshot."""
    return msgspec.json.decode(snapshot.data, type=FinalGame)
