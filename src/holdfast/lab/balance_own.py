"""Reports that games have of their own, in Markdown, on questions that only they raise."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from holdfast.lab import balance_arkosa
from holdfast.lab.engines import Engine

Tell = Callable[[str], None]


@dataclass(frozen=True)
class Own:
    """How a game's own report is made and written."""

    games: int
    """How many games it takes if nobody says."""
    make: Callable[[int, int, Tell, Engine], Any]
    """From a number of games, a seed, whom to tell of progress, and who plays."""
    text: Callable[[Any], str]
    data: Callable[[Any], dict[str, Any]]


OWN: dict[str, Own] = {
    "arkosa": Own(
        40,
        lambda games, seed, tell, engine: balance_arkosa.make(games, seed, tell),
        balance_arkosa.text,
        balance_arkosa.data,
    ),
}
