"""The bot that looks one step ahead: how its turn could end after each option, and how that would look.

An option by itself often changes nothing yet ("Deploy to which dock?"). So a look finishes the turn in several random
ways, all from the same deal, and takes the best of them for what the option is good for.
"""

from __future__ import annotations

from random import Random

from holdfast.bots.payoff import payoffs
from holdfast.bots.playout import finish_turn
from holdfast.bots.sight import Sight

DEALS = 2
"""In how many deals each option is looked at."""
WAYS = 12
"""In how many ways the turn is finished after it."""
LONGEST = 40
"""How many choices of one turn are followed at most."""


class GreedyBot:
    """Looks at each option and takes what looks best; a careless one looks only at some decisions."""

    def __init__(self, seed: int, care: float = 1.0, name: str = "greedy") -> None:
        self.name = name
        self._random = Random(seed)
        self._care = care

    def choose(self, sight: Sight) -> int:
        options = len(sight.decision)
        if options == 1:
            return 0
        if self._care < 1 and self._random.random() >= self._care:
            return int(self._random.random() * options)
        looks = self.looks(sight)
        return looks.index(max(looks))

    def looks(self, sight: Sight) -> list[float]:
        """How the best end of the turn looks after each option, on average over deals; a little luck parts equals."""
        worth = [self._random.random() * 1e-9 for _ in range(len(sight.decision))]
        for _ in range(DEALS):
            deal = self._random.getrandbits(48)
            for index in range(len(worth)):
                worth[index] += self._best_end(sight, index, deal) / DEALS
        return worth

    def _best_end(self, sight: Sight, index: int, deal: int) -> float:
        best = 0.0
        for _ in range(WAYS):
            trial = sight.fork(seed=deal)
            until = trial.turns + 1
            sight.answer(trial, index)
            settled = trial.over or trial.turns >= until or trial.decision.seat != sight.seat
            finish_turn(trial, sight.seat, self._random.random, until, LONGEST)
            best = max(best, payoffs(trial, (sight.seat,))[sight.seat])
            if settled:
                break
        return best
