"""Expansions › Planetary Destruction: Advanced Landmarks give influence for the turn."""

from __future__ import annotations

from holdfast.engine.requests import choose
from holdfast.engine.story import say
from holdfast.games.desolated.amounts import INFLUENCES
from holdfast.games.desolated.state import Desolated, Player


async def gain_influence(game: Desolated, player: Player) -> None:
    """Each Advanced Landmark gives one of the influences that it lists, for this turn. [DES-170, DES-171]"""
    for insula in player.landmarks[:]:
        if insula.card.advanced:
            kind = await choose(
                player,
                "Which influence does {card} give?",
                [INFLUENCES[influence] for influence in insula.card.listed],
                rule="DES-170",
                about={"card": insula.card},
            )
            game.granted[kind.index] += 1
            say(game, "{player} gained {kind} for this turn", player=player, kind=kind)
