"""The bot that tries: each option is followed by random games to the end, and the one that does best is chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any

from holdfast.bots.budget import Budget
from holdfast.bots.sight import Sight
from holdfast.engine.play import Play

POINTS_FOR_A_WIN = 100
"""A lead of so many points counts as much as winning every game; it tells options apart that all win, or none."""


@dataclass
class Estimate:
    """What is known of an option: its games, and in sum the wins, points and leads of whoever decides."""

    index: int
    games: int = 0
    wins: float = 0.0
    points: int = 0
    lead: int = 0

    @property
    def value(self) -> float:
        return (self.wins + self.lead / POINTS_FOR_A_WIN) / self.games if self.games else float("-inf")

    @property
    def chance(self) -> float:
        return self.wins / max(1, self.games)

    @property
    def expected(self) -> float:
        return self.points / max(1, self.games)


class SamplingBot:
    """Flat Monte Carlo: all options are tried alike, then again and again the better half of those left."""

    def __init__(self, seed: int, budget: Budget, name: str = "sampling") -> None:
        self.name = name
        self._random = Random(seed)
        self._budget = budget

    def hurry(self, share: float) -> None:
        """Take only this share of the budget."""
        self._budget = self._budget.share(share)

    def choose(self, sight: Sight) -> int:
        return 0 if len(sight.decision) == 1 else self.weigh(sight)[0].index

    def weigh(self, sight: Sight, *, halving: bool = True) -> list[Estimate]:
        """The options with what was found out about them, the best first."""
        estimates = [Estimate(index) for index in range(len(sight.decision))]
        left, budget, until = estimates[:], self._budget, perf_counter() + self._budget.seconds
        rounds = max(1, (len(left) - 1).bit_length()) if halving else 1
        done, started = 0, perf_counter()
        for number in range(1, rounds + 1):
            share = number / rounds
            until_now = started + budget.seconds * share
            while True:
                done += self._try_each(sight, left, until)
                if done >= budget.playouts * share or perf_counter() >= until_now:
                    break
            left = sorted(left, key=lambda one: -one.value)[: max(2, (len(left) + 1) // 2)]
        best = sorted(left, key=lambda one: -one.value)
        return best + sorted((one for one in estimates if one not in best), key=lambda one: -one.value)

    def _try_each(self, sight: Sight, options: list[Estimate], until: float) -> int:
        """One game for each option, all from the same deal, so that luck tells them apart as little as possible."""
        deal, tried = self._random.getrandbits(48), 0
        for estimate in options:
            if estimate.games and perf_counter() >= until:
                break
            trial = sight.fork(seed=deal)
            decision = next(one for one in trial.decisions if one.seat == sight.seat)
            trial.answer(decision, estimate.index)
            play_on(trial, self._random.random)
            _judge(estimate, trial, sight.seat)
            tried += 1
        return tried


def play_on(play: Play[Any], random: Callable[[], float]) -> None:
    """Let every seat choose at random to the end."""
    for _ in range(play.game.longest):
        if play.over:
            return
        play.step(int(random() * len(play.decision)))


def _judge(estimate: Estimate, play: Play[Any], seat: int) -> None:
    result = play.result()
    totals = [sheet.total for sheet in result.sheets]
    others = totals[:seat] + totals[seat + 1 :]
    estimate.games += 1
    estimate.wins += 1 / len(result.winners) if seat in result.winners else 0
    estimate.points += totals[seat]
    estimate.lead += totals[seat] - max(others, default=0)
