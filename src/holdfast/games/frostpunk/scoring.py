"""The end: all win together or lose together."""

from __future__ import annotations

from holdfast.engine.game import Result, Sheet
from holdfast.games.frostpunk.state import WON, Frostpunk


def result(game: Frostpunk) -> Result:
    """There is no score: 1 for a city that survived, 0 for one that did not. [FRO-001, FRO-003]"""
    won = game.outcome == WON
    sheets = tuple(Sheet(f"Advisor {player.seat + 1}", {"the city survived": int(won)}) for player in game.players)
    return Result(sheets, tuple(player.seat for player in game.players) if won else ())
