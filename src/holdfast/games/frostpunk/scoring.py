"""The end: all win together or lose together."""

from __future__ import annotations

from holdfast.engine.game import Result, Sheet
from holdfast.games.frostpunk.state import WON, Frostpunk


def result(game: Frostpunk) -> Result:
    """There is no score: the winners are all or none. [FRO-001, FRO-003]

    The sheets tell how far the city came: the days it has lived through. They decide nothing.
    """
    won = game.outcome == WON
    days = game.round if won else game.round - 1
    sheets = tuple(Sheet(f"Advisor {player.seat + 1}", {"days survived": days}) for player in game.players)
    return Result(sheets, tuple(player.seat for player in game.players) if won else ())
