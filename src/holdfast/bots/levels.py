"""The bots as people know them: four levels. Which bot plays a level differs from game to game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

from holdfast.bots.player_view import Bot, PlayerView
from holdfast.bots.settings import Level, bot_settings
from holdfast.engine.game import Game

LEVELS: tuple[Level, ...] = get_args(Level)
"""From the weakest up."""
NEWCOMER, SETTLER, VETERAN, WARDEN = LEVELS

DEFAULT_BOTS: dict[Level, str] = {
    NEWCOMER: "greedy:30%",
    SETTLER: "greedy:65%",
    VETERAN: "greedy",
    WARDEN: "search:60",
}


def resolve_level(name: str, game: Game[Any]) -> str:
    """The bot that plays a level in a game; any other name stays as it is."""
    if name not in LEVELS:
        return name
    return bot_settings(game.folder).levels.get(name, DEFAULT_BOTS[name])


class LevelBot:
    """A level: becomes the bot of the first game that it plays."""

    def __init__(self, level: str, seed: int, make: Callable[[str, int], Bot]) -> None:
        self.name = level
        self._seed = seed
        self._make = make
        self._bot: Bot | None = None

    def choose(self, view: PlayerView) -> int:
        if self._bot is None:
            self._bot = self._make(resolve_level(self.name, view.game), self._seed)
        return self._bot.choose(view)
