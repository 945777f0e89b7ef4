"""How a game is drawn: by its own `board/terminal` module, or plainly if it has none."""

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
    """The drawing functions of a game. They get a view and the content, never the state."""

    board: Callable[[View, Sequence[str], Any], RenderableType]
    """The whole table, with the names of all sides."""
    status: Callable[[View, Sequence[str], Any], RenderableType]
    """What the viewer has, on one line."""
    hint: Callable[[str, View, Any], Text]
    """A short description of a place on the board, for the options that point at it."""
    legend: Callable[[], str]
    """The key to the symbols of the drawing."""
    board_at: frozenset[str] | None = None
    """The clauses at whose decisions the whole board is printed; None for all."""


PLAIN = Drawing(plain.board, plain.status, plain.hint, plain.legend)


def drawing_of(game: Game[Any]) -> Drawing:
    """The drawing of a game."""
    own = part(game.name, "board.terminal")
    if own is None:
        return PLAIN
    return Drawing(own.board, own.status, own.hint, own.legend, own.BOARD_AT)
