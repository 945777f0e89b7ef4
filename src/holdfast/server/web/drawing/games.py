"""How each game is drawn: its own board where it has one, the generic board otherwise; and the covers of all five."""

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

    def fixed(self, content: Any) -> dict[str, object]: ...

    def parts(self, view: View, names: Sequence[str], seat: int | None, content: Any) -> Mapping[str, Part]: ...

    def catalogue(self, content: Any) -> Sequence[object]: ...


@dataclass(frozen=True)
class Cover:
    """A game on the home page."""

    name: str
    title: str
    line: str
    planned: str
    minutes: str

    @property
    def playable(self) -> bool:
        return self.name in NAMES

    @property
    def seats(self) -> str:
        """For how many it is."""
        counts = game(self.name).seats if self.playable else ()
        return f"{min(counts)}–{max(counts)}" if counts else self.planned


COVERS = (
    Cover("cryo", "Cryo", "Settle the caverns of a frozen planet before the sun sets.", "1–4", "60–90"),
    Cover("arkosa", "Arkosa", "Hold a bunker in the desert against what comes over the dunes.", "1–4", "60–90"),
    Cover("desolated", "Desolated", "Chain the last links of a dark station together.", "1–4", "30–60"),
    Cover("pioneers", "The Pioneers Program", "Raise a town where the map ends.", "1–4", "60–120"),
    Cover("frostpunk", "Frostpunk", "Keep the generator burning, and the city with it.", "1–4", "120–150"),
)


@cache
def drawing(name: str) -> Drawing | None:
    """The game's own drawing, or None if it is shown on the generic board."""
    module: Any = part(name, "board.drawing")
    return cast("Drawing | None", module)
