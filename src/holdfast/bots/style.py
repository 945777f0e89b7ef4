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
    wide: int = 4
    """How many options a new node of the tree looks at, before it grows wider."""


STYLES: dict[str, Style] = {}


def style_of(game: Game[Any]) -> Style:
    """The style of a game; without `evaluate` there is nothing to judge by but the end."""
    return STYLES.get(game.name, Style()) if game.evaluate is not None else Style()
