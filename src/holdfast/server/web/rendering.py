"""A table as fragments of HTML, one for each region of the page, made from what the viewer may see and nothing else."""

from __future__ import annotations

from collections.abc import Callable
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
from holdfast.server.tables.table_view import Seen
from holdfast.server.web.drawing.games import Given, covers, drawing
from holdfast.server.web.drawing.generic import Drawer
from holdfast.server.web.drawing.line_breaks import LineBreaks
from holdfast.server.web.drawing.text import Sentences, grouped, icon
from holdfast.server.web.drawing.words import t

HERE = Path(__file__).parent
SHAPES = ("circle", "square", "triangle", "diamond", "hexagon", "star")
"""The sides of every game by shape, beside their colours."""

DRAWN = 64_000_000
"""How many bytes of drawn parts are kept: most of a board is as it was before the last move."""


@cache
def templates() -> Environment:
    """The templates of the pages, and those of each game under its name."""
    folders = {name: FileSystemLoader(game(name).folder) for name in NAMES}
    made = Environment(
        loader=ChoiceLoader([FileSystemLoader(HERE / "templates"), PrefixLoader(folders)]),
        autoescape=True,
        auto_reload=False,
        undefined=StrictUndefined,
        extensions=[LineBreaks],
    )
    made.globals.update(
        t=t, icon=icon, shapes=SHAPES * 2, verdict=verdict, stand_in=bots.STAND_IN, default_game=covers()[0].name
    )
    return made


def draw(template: str, **values: Any) -> Markup:
    """A template filled in."""
    return Markup(templates().get_template(template).render(values))


def regions(seen: Seen) -> dict[str, str]:
    """The fragments of the page by region."""
    shared = {"seen": seen, "v": seen.view, "seat": seen.seat, "names": seen.names, "text": sentences(seen.game.name)}
    asked = None if seen.decision is None else ledger(seen.game.folder).get(seen.decision.rule)
    question = seen.decision or seen.discussed
    groups = () if question is None else grouped(question)
    return {
        "prompt": draw("regions/prompt.html", clause=asked, waiting=_waiting(seen), **shared),
        "options": draw("regions/options.html", groups=groups, **shared),
        "log": draw("regions/log.html", **shared),
        "talk": draw("regions/talk.html", **shared),
        **_board(seen, shared),
    }


@cache
def sentences(name: str) -> Sentences:
    """How the sentences of a game are drawn."""
    own = drawing(name)
    return Sentences(own.WORDS if own else {})


@cache
def macros(name: str, pack: Path | None = None) -> Any:
    """The macros of a game's `table.html`, which know its box."""
    shown, own = game(name), drawing(name)
    known = own.fixed(shown.content(pack)) if own else {}
    return templates().get_template(f"{name}/board/table.html").make_module({"text": sentences(name), **known})


class Parts:
    """Parts of boards that were drawn before: equal parts look the same, whoever looks."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held = 0
        self._drawn = dict[tuple[str, Path | None, str, bytes], Markup]()

    def draw(self, seen: Seen, macro: str, given: Given, lay_out: Callable[..., Given] | None = None) -> Markup:
        """The part, drawn now or before."""
        key = seen.game.name, seen.pack, macro, blake2b(msgspec.json.encode(given), digest_size=16).digest()
        drawn = self._drawn.pop(key, None)
        if drawn is None:
            laid_out = given if lay_out is None else lay_out(*given)
            drawn = Markup(getattr(macros(seen.game.name, seen.pack), macro)(*laid_out).strip())
            self._held += getsizeof(drawn)
            while self._held > self._most and self._drawn:
                self._held -= getsizeof(self._drawn.pop(next(iter(self._drawn))))
        self._drawn[key] = drawn
        return drawn


PARTS = Parts(DRAWN)


def _board(seen: Seen, shared: dict[str, Any]) -> dict[str, str]:
    """Board, own pieces, hand and players: the game's own drawing, or panels made from the view."""
    own = drawing(seen.game.name)
    if own is None:
        question = seen.decision or seen.discussed
        options = () if question is None else (*question.options, *question.refused)
        drawer = Drawer(place for option in options for place in option.places)
        board = draw("regions/generic.html", panels=drawer.board(seen.view, seen.seat, seen.names), **shared)
        return {"board": board, "players": draw("regions/players.html", panel={}, **shared)}
    parts = own.parts(seen.view, seen.names, seen.seat, seen.game.content(seen.pack))
    drawn = {name: PARTS.draw(seen, *part) for name, part in parts.items()}
    panel = {side: drawn.pop(f"player-{side}") for side in range(len(seen.names))}
    return {**drawn, "players": draw("regions/players.html", panel=panel, **shared)}


def frame(seen: Seen, drawn: dict[str, str]) -> Markup:
    """The whole board for a page that is opened: the still frame, with its regions in it."""
    if "board" in drawn:
        return Markup(drawn["board"])
    return Markup(macros(seen.game.name, seen.pack).frame(drawn))


def details(seen: Seen) -> Markup:
    """What can be enlarged on the page: every card of the game, in full. Public content only."""
    return Markup(macros(seen.game.name, seen.pack).details() if drawing(seen.game.name) else "")


def verdict(seen: Seen) -> str:
    """Who won, if anybody did."""
    if seen.result is None:
        return ""
    names = ", ".join(seen.names[side] for side in seen.result.winners)
    return t("{names} won", names=names) if names else t("The game is lost")


def _waiting(seen: Seen) -> str:
    """Who is waited for, when it is not the viewer."""
    names = [seen.names[seat] for seat in seen.waiting]
    return t("Waiting for {names}", names=", ".join(names)) if names else t("Nobody has to decide")
