"""Final round: what triggers it."""

from __future__ import annotations

from holdfast.engine.story import say
from holdfast.games.desolated.state import Desolated, Player


def trigger_final_round(game: Desolated, why: str) -> None:
    """Once triggered, it stays triggered; further triggers change nothing. [DES-078, DES-098]"""
    if not game.final:
        game.final = True
        game.why_final = why
        say(game, "This became the final round: {why}", why=why)


def counted(player: Player) -> int:
    """The Landmarks that count for the final round: face up and not advanced. [DES-069, DES-077, DES-168]"""
    return sum(not insula.card.advanced for insula in player.landmarks)
