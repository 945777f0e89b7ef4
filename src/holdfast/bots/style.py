"""How the search goes about each game; chosen by measurement, see docs/bots.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from holdfast.engine.game import Game

TO_THE_END = 1 << 30


@dataclass(frozen=True)
class Style:
    """What a search is told about a game."""

    turns: int = TO_THE_END
    """After so many turns a playout is judged by `evaluate`; else it is played to the end."""
    deals: int = 0
    """How many deals are searched, each in a tree of its own; 0 for one tree and a new deal in every playout."""
    if_chance: bool = False
    """Whether one deal is enough until chance speaks in a playout: for games in which nothing is hidden but luck."""
    hope: float = 0.0
    """What counts of an option: from 0, what it was worth on average, to 1, the best that was found after it."""
    curiosity: float = 1.0
    """How much is tried beside what looks best, in units of how much playouts differ."""


OWN_TURN = Style(turns=1, deals=1, hope=1.0)
"""The best that can be made of the turn at hand."""

FOUR_DEALS = Style(turns=1, deals=4, hope=1.0)
"""The same where dice fall within a turn: what is best in one deal only is luck."""

STYLES: dict[str, Style] = {
    "arkosa": FOUR_DEALS,
    "cryo": OWN_TURN,
    "desolated": OWN_TURN,
    "frostpunk": Style(turns=1, deals=8, if_chance=True, hope=1.0),  # most actions are sure, the Generator never is
    "pioneers": FOUR_DEALS,
}


def style_of(game: Game[Any]) -> Style:
    """The style of a game; without `evaluate` there is nothing to judge by but the end."""
    return STYLES.get(game.name, Style()) if game.evaluate is not None else Style()
