"""End of the game."""

from __future__ import annotations

from holdfast.engine.story import say
from holdfast.games.cryo.rules.solo import reveal_rival_missions
from holdfast.games.cryo.state import OVER, Cryo


def game_ends(game: Cryo) -> bool:
    """The sunset was resolved, or a player has every pod in caverns or destroyed. [CRY-144 to CRY-146]"""
    return game.sunset_resolved or any(
        not player.awake and not any(player.stasis) and not any(player.salvage) for player in game.players
    )


async def end_game(game: Cryo) -> None:
    """The game is over and everything is scored; a solo rival's missions are revealed first. [CRY-147, CRY-258]"""
    await reveal_rival_missions(game)
    game.phase = OVER
    say(game, "The game is over")
