"""Dealing again what a seat cannot see: where the cubes are inside the tower."""

from __future__ import annotations

from holdfast.engine.chance import Generator64
from holdfast.games.frostpunk.state import Frostpunk


def redeal(game: Frostpunk, seat: int, chance: Generator64) -> None:
    """Decks have no order until they are drawn from; only the tower holds something hidden. [FRO-107]

    How many cubes are inside is known. Each of them fell into the closed drawer with the chance of the last push.
    """
    inside = game.stuck + game.drawer
    push = game.box.tracks.tower.push
    game.drawer = sum(chance.below(100) < push for _ in range(inside))
    game.stuck = inside - game.drawer
