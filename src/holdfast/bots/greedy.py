"""The bot that looks one step ahead: how its turn would end after each option, and how that would look.

An option by itself often changes nothing yet ("Deploy to which dock?"). So a look finishes the turn by habit, from the
same deal for all options.
"""

from __future__ import annotations

from random import Random

from holdfast.bots.habits import habits_of
from holdfast.bots.payoff import payoffs
from holdfast.bots.player_view import PlayerView
from holdfast.bots.playout import finish_turn

LONGEST = 40
"""How many choices of one turn are followed at most."""


class GreedyBot:
    """Looks at each option and takes what looks best; a careless one looks only at some decisions."""

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
        looks = self.looks(view)
        return looks.index(max(looks))

    def looks(self, view: PlayerView) -> list[float]:
        """How the end of the turn looks after each option; a little luck parts equals."""
        deal = self._random.getrandbits(48)
        return [self._look(view, index, deal) + self._random.random() * 1e-9 for index in range(len(view.decision))]

    def _look(self, view: PlayerView, index: int, deal: int) -> float:
        trial = view.fork(seed=deal)
        until = trial.turns + 1
        view.answer(trial, index)
        finish_turn(trial, view.seat, habits_of(view.game.name), self._random.random, until, LONGEST)
        return payoffs(trial, (view.seat,), glance=True)[view.seat]
