"""Random walks through episodes, from fixed seeds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import holdfast
from holdfast.engine.game import Value
from holdfast.lab.environments.episode import Episode

TABLES: list[tuple[str, int, dict[str, Value]]] = [
    (name, seats, {}) for name, game in holdfast.games().items() for seats in (game.seats[0], game.seats[-1])
]
"""Every game with as few and as many seats as it takes."""

VARIANTS: list[tuple[str, int, dict[str, Value]]] = [
    (name, seats, dict(options)) for name, game in holdfast.games().items() for seats, options in game.variants
]


def walk(episode: Episode, seed: int, most: int = 10_000) -> Iterator[int]:
    """Play at random; yields the seat that is asked before each step, of which there are at most `most`."""
    random = Random(seed)
    episode.reset(seed)
    for _ in range(most):
        if episode.over:
            return
        yield episode.decision.seat
        episode.step(random.randrange(episode.shown()))
