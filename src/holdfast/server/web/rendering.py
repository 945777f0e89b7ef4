"""Renders a table view as HTML, one fragment for each region of the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from sys import getsizeof
from typing import Any

import msgspec
from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined
from markupsafe import Markup

from holdfast import bots
from holdfast.engine.rulebook import ledger
from holdfast.games import NAMES, game
from holdfast.server.storage.rows import ChatLine
from holdfast.server.tables.conditions import duration
from holdfast.server.tables.table_view import TableView
from holdfast.server.web.drawing.games import Given, covers, drawing
from holdfast.server.web.drawing.generic import PanelBuilder
from holdfast.server.web.drawing.line_breaks import LineBreaks
from holdfast.server.web.drawing.text import Sentences, group_options, icon
from holdfast.server.web.drawing.words import t

WEB_FOLDER = Path(__file__).parent
SHAPES = ("circle", "square", "triangle", "diamond", "hexagon", "star")
"""The sides of every game are told apart by shape as well as by colour."""

MAX_PART_BYTES = 64_000_000
"""Size of the cache of rendered parts: most of a board is the same as before the last move."""


@cache
def templates() -> Environment:
    """The templates of the pages, and those of each game under its name."""
    folders = {name: FileSystemLoader(game(name).folder) for name in NAMES}
    environment = Environment(
        loader=ChoiceLoader([FileSystemLoader(WEB_FOLDER / "templates"), PrefixLoader(folders)]),
        autoescape=True,
        auto_reload=False,
        undefined=StrictUndefined,
        extensions=[LineBreaks],
    )
    environment.globals.update(
        t=t,
        icon=icon,
        shapes=SHAPES * 2,
        verdict=outcome_text,
        stand_in=bots.STAND_IN,
        duration=duration,
        default_game=covers()[0].name,
    )
    return environment


def compile_templates() -> None:
    """Load and compile all templates, so that the first request need not wait for it."""
    environment = templates()
    for name in environment.list_templates(extensions=["html"]):
        environment.get_template(name)


def render(template: str, **values: Any) -> Markup:
    """Render a template."""
    return Markup(templates().get_template(template).render(values))


def regions(view: TableView, *, talk: bool = True) -> dict[str, str]:
    """The HTML of each region of the page; without `talk`, not that of the chat."""
    shared = {"seen": view, "v": view.view, "seat": view.seat, "names": view.names, "text": sentences(view.game.name)}
    clause = None if view.decision is None else ledger(view.game.folder).get(view.decision.rule)
    question = view.decision or view.discussed
    groups = () if question is None else group_options(question)
    return {
        "prompt": render("regions/prompt.html", clause=clause, waiting=_waiting(view), **shared),
        "options": render("regions/options.html", groups=groups, **shared),
        "log": render("regions/log.html", **shared),
        **({"talk": render("regions/talk.html", **shared)} if talk else {}),
        **_board(view, shared),
    }


def said(lines: Sequence[ChatLine]) -> str:
    """The HTML of new lines of chat, which a page appends to those that it has."""
    return str(render("regions/said.html", lines=lines))


@cache
def sentences(name: str) -> Sentences:
    """Renders the sentences of a game, with its icons."""
    own = drawing(name)
    return Sentences(own.WORDS if own else {})


@cache
def macros(name: str, pack: Path | None = None) -> Any:
    """The macros of a game's `table.html`, with its content."""
    own = drawing(name)
    content = own.fixed(game(name).content(pack)) if own else {}
    return templates().get_template(f"{name}/board/table.html").make_module({"text": sentences(name), **content})


class PartCache:
    """Cache of rendered parts of boards: parts with equal data have equal HTML for every viewer."""

    def __init__(self, max_bytes: int) -> None:
        self._max_bytes = max_bytes
        self._bytes = 0
        self._rendered = dict[tuple[str, Path | None, str, bytes], Markup]()

    def render(self, view: TableView, macro: str, given: Given, lay_out: Callable[..., Given] | None = None) -> Markup:
        """The HTML of a part, from the cache if it is there."""
        key = view.game.name, view.pack, macro, blake2b(msgspec.json.encode(given), digest_size=16).digest()
        html = self._rendered.pop(key, None)
        if html is None:
            laid_out = given if lay_out is None else lay_out(*given)
            html = Markup(getattr(macros(view.game.name, view.pack), macro)(*laid_out).strip())
            self._bytes += getsizeof(html)
            while self._bytes > self._max_bytes and self._rendered:
                self._bytes -= getsizeof(self._rendered.pop(next(iter(self._rendered))))
        self._rendered[key] = html
        return html


PART_CACHE = PartCache(MAX_PART_BYTES)


def _board(view: TableView, shared: dict[str, Any]) -> dict[str, str]:
    """Board, own pieces, hand and players: by the game's own drawing, or as panels made from the view."""
    own = drawing(view.game.name)
    if own is None:
        question = view.decision or view.discussed
        options = () if question is None else (*question.options, *question.refused)
        builder = PanelBuilder(place for option in options for place in option.places)
        board = render("regions/generic.html", panels=builder.board(view.view, view.seat, view.names), **shared)
        return {"board": board, "players": render("regions/players.html", panel={}, **shared)}
    parts = own.parts(view.view, view.names, view.seat, view.game.content(view.pack))
    rendered = {name: PART_CACHE.render(view, *part) for name, part in parts.items()}
    panel = {side: rendered.pop(f"player-{side}") for side in range(len(view.names))}
    return {**rendered, "players": render("regions/players.html", panel=panel, **shared)}


def frame(view: TableView, regions: dict[str, str]) -> Markup:
    """The whole board of a new page: the frame with its regions in it."""
    if "board" in regions:
        return Markup(regions["board"])
    return Markup(macros(view.game.name, view.pack).frame(regions))


def details(view: TableView) -> Markup:
    """Every card of the game in full, to be enlarged on the page. Public content only."""
    return Markup(macros(view.game.name, view.pack).details() if drawing(view.game.name) else "")


def outcome_text(view: TableView) -> str:
    """Who won, if anybody did."""
    if view.result is None:
        return ""
    names = ", ".join(view.names[side] for side in view.result.winners)
    return t("{names} won", names=names) if names else t("The game is lost")


def _waiting(view: TableView) -> str:
    """Whom the table waits for, if it is not the viewer."""
    names = [view.names[seat] for seat in view.waiting]
    return t("Waiting for {names}", names=", ".join(names)) if names else t("Nobody has to decide")
