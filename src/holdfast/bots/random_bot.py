"""The bot that chooses at random, every option equally likely."""

from __future__ import annotations

from random import Random

from holdfast.bots.player_view import PlayerView


class RandomBot:
    """Has its own generator, Python's, which gives the same numbers for a seed in every version."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def choose(self, view: PlayerView) -> int:
        return int(self._random() * len(view.decision))
