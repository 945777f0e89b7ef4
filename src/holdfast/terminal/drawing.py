"""How a game is drawn: by its own `terminal` module, or plainly where it has none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from holdfast.engine.game import Game, View
from holdfast.games import part
from holdfast.terminal import plain


@dataclass(frozen=True)
class Drawing:
    """What a game can draw, always from a view and the game's content, never from its state."""

    board: Callable[[View, Sequence[str], Any], RenderableType]
    """The whole table, with the names of all sides."""
    status: Callable[[View, Sequence[str], Any], RenderableType]
    """What the reader has, in a line."""
    hint: Callable[[str, View, Any], Text]
    """A few words on a place of the board, for the options that point at it."""
    legend: Callable[[], str]
    """How to read the drawing."""
    board_at: frozenset[str] | None = None
    """The clauses whose decisions show the whole table; None for all decisions."""


PLAIN = Drawing(plain.board, plain.status, plain.hint, plain.legend)


def drawing_of(game: Game[Any]) -> Drawing:
    """The drawing of a game."""
    own = part(game.name, "board.terminal")
    if own is None:
        return PLAIN
    return Drawing(own.board, own.status, own.hint, own.legend, own.BOARD_AT)
