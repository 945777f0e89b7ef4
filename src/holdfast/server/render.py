"""A table as fragments of HTML, one for each region of the page, made from what the viewer may see and nothing else."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined
from markupsafe import Markup

from holdfast.engine.game import Game
from holdfast.engine.rulebook import ledger
from holdfast.games import NAMES, game
from holdfast.server.drawing.games import drawing, words
from holdfast.server.drawing.generic import panels
from holdfast.server.drawing.text import grouped, icon, with_icons
from holdfast.server.drawing.words import t
from holdfast.server.seen import Seen

HERE = Path(__file__).parent
SHAPES = ("circle", "square", "triangle", "diamond", "hexagon", "star")
"""The sides of every game by shape, beside their colours."""

REGIONS = ("prompt", "options", "board", "mine", "hand", "players", "log", "talk")


@cache
def templates() -> Environment:
    """The templates of the pages, and those of each game under its name."""
    folders = {name: FileSystemLoader(game(name).folder) for name in NAMES}
    made = Environment(
        loader=ChoiceLoader([FileSystemLoader(HERE / "templates"), PrefixLoader(folders)]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals.update(t=t, icon=icon, shapes=SHAPES, winners=winners)
    return made


def draw(template: str, **values: Any) -> Markup:
    """A template filled in."""
    return Markup(templates().get_template(template).render(values))


def regions(seen: Seen) -> dict[str, str]:
    """The fragments of the page by region."""
    shared = {"seen": seen, "v": seen.view, "seat": seen.seat, "names": seen.names, "text": Sentence(seen.game)}
    asked = None if seen.decision is None else ledger(seen.game.folder).get(seen.decision.rule)
    groups = () if seen.decision is None else grouped(seen.decision)
    return {
        "prompt": draw("regions/prompt.html", clause=asked, waiting=_waiting(seen), **shared),
        "options": draw("regions/options.html", groups=groups, **shared),
        "log": draw("regions/log.html", **shared),
        "talk": draw("regions/talk.html", **shared),
        **_board(seen, shared),
    }


class Sentence:
    """A sentence of a game, with the icons that its words have."""

    def __init__(self, of: Game[Any]) -> None:
        self._words = words(of)

    def __call__(self, text: str) -> Markup:
        return with_icons(text, self._words)


@cache
def _macros(name: str) -> Any:
    return templates().get_template(f"{name}/table.html").make_module({"text": Sentence(game(name))})


def macros(of: Game[Any]) -> Any:
    """The drawing macros of a game's `table.html`: board, mine, hand, numbers, large, details."""
    return _macros(of.name)


def _board(seen: Seen, shared: dict[str, Any]) -> dict[str, str]:
    """Board, own pieces, hand and players: the game's own drawing, or panels made from the view."""
    own = drawing(seen.game.name)
    if own is None:
        drawn = panels(seen.view)
        return {
            "board": draw("regions/generic.html", panels=drawn, **shared),
            "mine": "",
            "hand": "",
            "players": draw("regions/players.html", table=None, s=None, **shared),
        }
    scene = own.scene(seen.view, seen.names, seen.game.content(None))
    table = macros(seen.game)
    return {
        "board": table.board(seen.view, scene, seen.names, seen.seat),
        "mine": table.mine(seen.view, scene, seen.seat),
        "hand": table.hand(seen.view, scene, seen.seat),
        "players": draw("regions/players.html", table=table, s=scene, **shared),
    }


def details(seen: Seen) -> Markup:
    """What can be enlarged on the page: every card of the game, in full. Public content only."""
    own = drawing(seen.game.name)
    if own is None:
        return Markup("")
    scene = own.scene(seen.view, seen.names, seen.game.content(None))
    return Markup(macros(seen.game).details(scene))


def winners(seen: Seen) -> str:
    """The names of those who won."""
    return ", ".join(seen.names[side] for side in seen.result.winners) if seen.result else ""


def _waiting(seen: Seen) -> str:
    """Who is waited for, when it is not the viewer."""
    names = [seen.names[seat] for seat in seen.waiting]
    return t("Waiting for {names}", names=", ".join(names)) if names else t("Nobody has to decide")
