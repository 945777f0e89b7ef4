"""The bot that thinks one turn ahead: it tries each option on a fork and evaluates the end of its turn.

An option alone often changes nothing yet ("Deploy to which dock?"). So the trial finishes the turn by habit. All
options are tried in the same deal.
"""

from __future__ import annotations

from random import Random

from holdfast.bots.habits import Habits, habits_of
from holdfast.bots.payoff import payoffs
from holdfast.bots.player_view import PlayerView
from holdfast.bots.playout import finish_turn

MAX_CHOICES = 40
"""How many choices of a turn a trial follows."""


class GreedyBot:
    """Takes the option with the best evaluation. With `care` below 1 it chooses the rest of its decisions at random."""

    def __init__(self, seed: int, care: float = 1.0, name: str = "greedy") -> None:
        self.name = name
        self._random = Random(seed)
        self._care = care

    def choose(self, view: PlayerView) -> int:
        options = len(view.decision)
        if options == 1:
            return 0
        if self._care < 1 and self._random.random() >= self._care:
            return int(self._random.random() * options)
        values = self.evaluations(view)
        return values.index(max(values))

    def evaluations(self, view: PlayerView) -> list[float]:
        """The value of the end of the turn after each option; tiny random numbers break ties."""
        deal, habits = self._random.getrandbits(48), habits_of(view.game)
        return [
            self._evaluate(view, index, deal, habits) + self._random.random() * 1e-9
            for index in range(len(view.decision))
        ]

    def _evaluate(self, view: PlayerView, index: int, deal: int, habits: Habits) -> float:
        trial = view.fork(seed=deal)
        until = trial.turns + 1
        view.answer(trial, index)
        finish_turn(trial, view.seat, habits, self._random.random, until, MAX_CHOICES)
        return payoffs(trial, (view.seat,), quick=True)[view.seat]
