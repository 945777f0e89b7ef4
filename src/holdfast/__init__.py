"""Holdfast: survival board games to play, study and design, with every rule of their rulebooks.

>>> import holdfast
>>> table = holdfast.new("cryo", seats=3, seed=7)
>>> while not table.over:
...     table.choose(table.decision.options[0])
>>> len(table.scores())
3
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from holdfast.engine.errors import (
    CannotUndo,
    ContentError,
    GameOver,
    HoldfastError,
    IllegalChoice,
    NotYourDecision,
    RecordError,
    ReplayDiverged,
    RuleBug,
    UnknownGame,
)
from holdfast.engine.game import Game, Value
from holdfast.engine.record import Record
from holdfast.engine.replay import replay as _replay
from holdfast.engine.table import Table
from holdfast.games import NAMES
from holdfast.games import game as _game

__version__ = "0.1.0"

__all__ = [
    "CannotUndo", "ContentError", "Game", "GameOver", "HoldfastError", "IllegalChoice", "NotYourDecision", "Record",
    "RecordError", "ReplayDiverged", "RuleBug", "Table", "UnknownGame", "games", "new", "replay",
]  # fmt: skip


def games() -> dict[str, Game[Any]]:
    """Every game, by name."""
    return {name: _game(name) for name in NAMES}


def new(
    game: str,
    *,
    seats: int,
    seed: int = 0,
    options: Mapping[str, Value] | None = None,
    names: Sequence[str] | None = None,
    pack: Path | str | None = None,
) -> Table[Any]:
    """A table with a new game. The seed decides all chance; `pack` is a folder with changed content."""
    folder = None if pack is None else Path(pack)
    return Table(_game(game), seats=seats, seed=seed, options=options, names=names, pack=folder)


def replay(record: Record | str, *, at: int | None = None, pack: Path | str | None = None) -> Table[Any]:
    """The table of a record (or of its text), after `at` entries or all of them, ready to be played on."""
    read = Record.read(record) if isinstance(record, str) else record
    return _replay(_game(read.header.game), read, at=at, pack=None if pack is None else Path(pack))
