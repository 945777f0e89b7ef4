"""Whole pages: the regions of a table, and what every page shares, such as the sprite sheet and the theme."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from markupsafe import Markup

from holdfast.games import NAMES, game
from holdfast.server.tables.table_view import TableView
from holdfast.server.web import rendering
from holdfast.server.web.drawing.games import drawing, own_area
from holdfast.server.web.drawing.words import t

STATIC = Path(__file__).parent.parent / "static"
HELP = (
    "The bar on top says who must decide, and what. What you may choose is outlined on the board.",
    "The same options stand as buttons beside the board, each with a number to type.",
)
"""How to play any game, for games without help of their own."""


@cache
def sprite(name: str) -> Markup:
    """The icons of Holdfast and of one game, once per page."""
    sheets = [STATIC / "icons.svg"]
    if name in NAMES:
        sheets.append(game(name).folder / "board" / "icons.svg")
    return Markup("").join(Markup(sheet.read_text()) for sheet in sheets if sheet.exists())


def page(template: str, *, theme: str = "", game_name: str = "", **values: Any) -> str:
    """Render a whole page."""
    return str(rendering.render(template, theme=theme, game_name=game_name, sprite=sprite(game_name), **values))


def table_page(view: TableView, *, theme: str = "", template: str = "table.html", **values: Any) -> str:
    """The page of a table, with all its regions."""
    own, parts = drawing(view.game.name), rendering.regions(view)
    return page(
        template,
        theme=theme,
        game_name=view.game.name,
        seen=view,
        parts=parts,
        board=rendering.frame(view, parts),
        own=own is not None,
        own_area=t(own_area(view.game.name)),
        help=own.HELP if own else HELP,
        text=rendering.sentences(view.game.name),
        details=rendering.details(view),
        **{"replay": False, "invite": "", **values},
    )
