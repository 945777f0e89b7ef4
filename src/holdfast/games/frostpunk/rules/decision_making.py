"""Important rules, decision making: the Leader has the final say."""

from __future__ import annotations

from holdfast.games.frostpunk.state import Frostpunk, Player


def leader(game: Frostpunk) -> Player:
    """Whoever has the final say. [FRO-044, FRO-045]"""
    return game.players[game.leader]


def round_the_table(game: Frostpunk) -> list[Player]:
    """The players in seat order from the Leader."""
    return game.players[game.leader :] + game.players[: game.leader]
