"""The cards page of a game: shelves of pieces, each drawn by its icons and described in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Icon(NamedTuple):
    """An icon of the game's sprite sheet, or a sign between icons, with its place where icons stand in a row."""

    name: str
    x: float = 0
    y: float = 0


class Shelf(NamedTuple):
    """A part of the cards page. `kind` names the macro of `table.html` that draws its items."""

    title: str
    about: str
    items: tuple[dict[str, object], ...] = ()
    kind: str = "list"


def item(icons: Iterable[str], name: str, text: str, count: int = 1) -> dict[str, object]:
    """A piece of a shelf of the kind "list"."""
    return {"icons": tuple(Icon(icon) for icon in icons), "name": name, "text": text, "count": count}
