"""Reference pages: each game's rules in our words, and a catalogue of its content."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from holdfast.engine.content import read_yaml
from holdfast.engine.rulebook import find, ledger
from holdfast.games import NAMES
from holdfast.games import game as game_of
from holdfast.server.web import rendering
from holdfast.server.web.drawing import shell
from holdfast.server.web.drawing.games import drawing
from holdfast.server.web.drawing.generic import Panel, PanelBuilder
from holdfast.server.web.visitors import theme

router = APIRouter(include_in_schema=False)
NOTE_KEYS = ("basis", "source", "why")
"""Keys of content entries that say where they come from, and are not shown."""


@router.get("/rules/{game}")
async def rules(request: Request, game: str, q: str = "") -> Response:
    """All clauses of a game, or those that contain a word."""
    shown = game_of(game)
    clauses = ledger(shown.folder)
    found = find(clauses, q) if q else list(clauses.values())
    sections = [(title, list(some)) for title, some in groupby(found, key=lambda clause: clause.section)]
    page = shell.page(
        "rules.html", theme=theme(request), game_name=game, game=shown, sections=sections, found=len(found), q=q,
        text=rendering.sentences(game), games=[game_of(name) for name in NAMES],
    )  # fmt: skip
    return HTMLResponse(page)


@router.get("/cards/{game}")
async def cards(request: Request, game: str) -> Response:
    """The content of a game with the server's pack: by the game's own catalogue, or file by file."""
    shown, own, pack = game_of(game), drawing(game), request.app.state.pack
    page = shell.page(
        "cards.html", theme=theme(request), game_name=game, game=shown, text=rendering.sentences(game), own=bool(own),
        shelves=own.catalogue(shown.content(pack)) if own else (), table=rendering.macros(game, pack) if own else None,
        panels=None if own else content_panel(shown.folder), games=[game_of(name) for name in NAMES],
    )  # fmt: skip
    return HTMLResponse(page)


@cache
def content_panel(folder: Path) -> Panel:
    """The content files of a game as panels, without the notes on their sources."""
    files = {path.stem: _without_notes(read_yaml(path)) for path in sorted((folder / "content").glob("*.yaml"))}
    return PanelBuilder(()).panel("", "", files)


def _without_notes(data: Any) -> Any:
    if isinstance(data, dict):
        return {str(key): _without_notes(value) for key, value in data.items() if key not in NOTE_KEYS}
    return [_without_notes(entry) for entry in data] if isinstance(data, list) else data
