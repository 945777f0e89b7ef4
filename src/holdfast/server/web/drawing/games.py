"""How each game is drawn: its own board where it has one, the generic board otherwise; and the covers of all games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol, cast

from holdfast.engine.game import View
from holdfast.games import NAMES, game, part

Given = tuple[object, ...]
Part = tuple[str, Given] | tuple[str, Given, Callable[..., Given]]


class Drawing(Protocol):
    """What `board/drawing.py` of a game offers, beside `table.html`, `table.css` and `icons.svg`.

    `fixed` is what the macros of `table.html` know of the box. `parts` names for each region the macro that draws it
    and what it shows: `board-…` for the parts of the board inside the macro `frame`, `mine`, `hand`, and
    `player-0`, `player-1` … for the panels of the sides. Equal parts are drawn once; a third value of a part is a
    function that lays out what it shows, and is called only then.
    """

    WORDS: Mapping[str, str]
    """Words that get an icon wherever they stand in a sentence."""
    HELP: Sequence[str]
    """How a turn goes, in a few short paragraphs."""
    OWN_AREA: str
    """What a player calls their own area, for screen readers: "Your bunker". Optional; see `own_area`."""

    def fixed(self, content: Any) -> dict[str, object]: ...

    def parts(self, view: View, names: Sequence[str], seat: int | None, content: Any) -> Mapping[str, Part]: ...

    def catalogue(self, content: Any) -> Sequence[object]: ...


@dataclass(frozen=True)
class Cover:
    """A game on the home page."""

    name: str
    title: str
    """Without the subtitle that follows a colon."""
    tagline: str
    seats: str
    minutes: str


def covers() -> list[Cover]:
    """All installed games, in the order of the home page."""
    ordered = sorted((game(name) for name in NAMES), key=lambda shown: (shown.home_order, shown.title))
    return [
        Cover(
            name=shown.name,
            title=shown.title.partition(":")[0],
            tagline=shown.tagline or shown.about,
            seats="–".join(map(str, sorted({min(shown.seats), max(shown.seats)}))),
            minutes=shown.minutes,
        )
        for shown in ordered
    ]


@cache
def drawing(name: str) -> Drawing | None:
    """The game's own drawing, or None if it is shown on the generic board."""
    module: Any = part(name, "board.drawing")
    return cast("Drawing | None", module)


def own_area(name: str) -> str:
    """What players of a game call their own area."""
    return str(getattr(drawing(name), "OWN_AREA", "Your area"))
