"""What a bot is, and what it may use."""

from __future__ import annotations

from typing import Any, Protocol

from holdfast.engine.game import Game, View
from holdfast.engine.play import Play
from holdfast.engine.requests import Decision


class PlayerView:
    """A game as one seat may use it: its decision, its view, and forks in which everything hidden is dealt again."""

    __slots__ = ("_play", "decision", "seat")

    def __init__(self, play: Play[Any], decision: Decision[Any]) -> None:
        self._play = play
        self.decision = decision
        self.seat = decision.seat

    @property
    def game(self) -> Game[Any]:
        """The manifest of the game."""
        return self._play.game

    @property
    def moment(self) -> tuple[int, int]:
        """The number of the turn, and how many answers were given in it: a bot may go on within a turn."""
        return self._play.turns, self._play.answered

    def as_data(self) -> View:
        """What the seat sees, as plain data."""
        return self._play.view(self.seat)

    def fork(self, seed: int | None = None) -> Play[Any]:
        """A copy to try options on: what the seat cannot see is dealt again, and future chance differs."""
        return self._play.fork(as_seen_by=self.seat, seed=seed)

    def answer(self, trial: Play[Any], index: int) -> None:
        """Answer the seat's decision in a fork."""
        if trial.decision.seat == self.seat:
            trial.step(index)
        else:
            trial.answer(next(decision for decision in trial.decisions if decision.seat == self.seat), index)


class Bot(Protocol):
    """A computer player: gets the view of its seat and returns the index of an option."""

    @property
    def name(self) -> str: ...

    def choose(self, view: PlayerView) -> int: ...
