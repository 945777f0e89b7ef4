"""The bot that needs to know nothing: any option, each as likely as the others."""

from __future__ import annotations

from random import Random

from holdfast.bots.player_view import PlayerView


class RandomBot:
    """Chooses at random, from a generator of its own: Python's, whose `random()` never changes for a seed."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def choose(self, view: PlayerView) -> int:
        return int(self._random() * len(view.decision))
