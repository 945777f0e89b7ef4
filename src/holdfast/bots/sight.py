"""What a bot is, and all that it may use."""

from __future__ import annotations

from typing import Any, Protocol

from holdfast.engine.game import View
from holdfast.engine.play import Play
from holdfast.engine.requests import Decision


class Sight:
    """A game as one seat may use it: its decision, its view, and forks in which all it cannot see is dealt anew."""

    __slots__ = ("_play", "decision", "seat")

    def __init__(self, play: Play[Any], decision: Decision[Any]) -> None:
        self._play = play
        self.decision = decision
        self.seat = decision.seat

    def view(self) -> View:
        """What the seat sees, as plain data."""
        return self._play.view(self.seat)

    def fork(self, seed: int | None = None) -> Play[Any]:
        """A copy to try things on: what the seat cannot see is dealt anew, and chance to come is its own."""
        return self._play.fork(as_seen_by=self.seat, seed=seed)


class Bot(Protocol):
    """A player by machine: looks at what its seat may see and gives the index of an option."""

    @property
    def name(self) -> str: ...

    def choose(self, sight: Sight) -> int: ...
