"""How bots play each game: settings of the search, and the bot behind each level.

They were chosen by measurement (docs/bots.md) and are stored in `learning/bots.yaml` of each game. A game without that
file, or a setting that is not in it, has the defaults below.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from holdfast.engine.content import Content, load, once
from holdfast.engine.game import Game

TO_THE_END = 1 << 30

Level = Literal["Newcomer", "Settler", "Veteran", "Warden"]


class SearchSettings(Content, frozen=True):
    """How a search tries options and judges what comes of them."""

    playout_turns: int = TO_THE_END
    """After this many turns a playout ends and `evaluate` judges it; by default it is played to the end of the game."""
    deals: int = 0
    """How many deals are searched, each with its own tree; 0 for one tree with a new deal in every playout."""
    add_deals_on_chance: bool = False
    """Begin with one deal and add others when chance decides something: for games that hide nothing but luck."""
    best_weight: float = 0.0
    """What counts of an option: 0 for the mean of its playouts, 1 for the best of them, or a mix of both."""
    exploration: float = 1.0
    """How much is tried besides the best option so far, in units of the standard deviation of playouts."""


class BotSettings(Content, frozen=True):
    """The file `learning/bots.yaml`."""

    search: SearchSettings = SearchSettings()
    levels: dict[Level, str] = {}  # msgspec copies it for every struct


def search_settings(game: Game[Any]) -> SearchSettings:
    """The search settings of a game. Without `evaluate` only the end of a game can be judged."""
    return bot_settings(game.folder).search if game.evaluate is not None else DEFAULTS


DEFAULTS = SearchSettings()


@once
def bot_settings(folder: Path) -> BotSettings:
    """The settings in the folder of a game."""
    learning = folder / "learning"
    return load(learning, "bots", BotSettings) if (learning / "bots.yaml").is_file() else BotSettings()
