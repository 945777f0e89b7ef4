"""The bots as people know them: four levels, each a setting of its own in every game."""

from __future__ import annotations

from collections.abc import Callable

from holdfast.bots.player_view import Bot, PlayerView

NEWCOMER, SETTLER, VETERAN, WARDEN = "Newcomer", "Settler", "Veteran", "Warden"

USUAL = {NEWCOMER: "greedy:30%", SETTLER: "greedy:65%", VETERAN: "greedy", WARDEN: "search:60"}
SETTINGS: dict[str, dict[str, str]] = {
    "arkosa": {**USUAL, WARDEN: "search:160"},
    "frostpunk": {**USUAL, NEWCOMER: "greedy:50%", SETTLER: "greedy:80%", WARDEN: "search:100"},
    "pioneers": {**USUAL, WARDEN: "search:320"},
}
"""What a level is in each game, by measurement; see docs/bots.md."""


def setting(level: str, game: str) -> str:
    """The bot behind a level in a game."""
    return SETTINGS.get(game, USUAL)[level]


class LevelBot:
    """A level: becomes the bot of the game that it first sees."""

    def __init__(self, level: str, seed: int, make: Callable[[str, int], Bot]) -> None:
        self.name = level
        self._seed = seed
        self._make = make
        self._bot: Bot | None = None
        self._haste = 1.0

    def choose(self, view: PlayerView) -> int:
        if self._bot is None:
            self._bot = self._make(setting(self.name, view.game.name), self._seed)
            hurry(self._bot, self._haste)
        return self._bot.choose(view)

    def hurry(self, share: float) -> None:
        """Take only this share of the budget."""
        self._haste = share
        if self._bot is not None:
            hurry(self._bot, share)


def hurry(bot: Bot, share: float) -> None:
    """Let a bot think for only a share of its budget, if it has one."""
    if share < 1 and (faster := getattr(bot, "hurry", None)) is not None:
        faster(share)
