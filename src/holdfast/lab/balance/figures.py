"""Figures with their uncertainty: means, shares and differences with 95 % intervals, and tests of significance.

Games are independent of each other; seats of one game are not. So everything here is computed game by game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import comb, erfc, inf, isfinite, sqrt
from typing import Any

Z_95 = 1.96
"""A 95 % interval is this many standard errors wide on either side."""
SIGNIFICANCE_LEVEL = 0.05
"""The risk that any of the differences that a report calls real is an accident."""
SIGN_TEST_MAX_GAMES = 25
"""With fewer games that differ, a sign test is used instead of the normal distribution."""


@dataclass(frozen=True)
class Share:
    """A share of some games, with Wilson's 95 % interval, which is right near 0 and 1 too."""

    hits: float
    games: int

    @property
    def value(self) -> float:
        return self.hits / self.games

    @property
    def interval(self) -> tuple[float, float]:
        p, n = self.value, self.games
        middle, half = p + Z_95 * Z_95 / (2 * n), Z_95 * sqrt(p * (1 - p) / n + Z_95 * Z_95 / (4 * n * n))
        scale = 1 + Z_95 * Z_95 / n
        return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)

    def data(self) -> dict[str, Any]:
        return {"share": self.value, "games": self.games, "interval": list(self.interval)}


@dataclass(frozen=True)
class Figure:
    """A figure with its standard error, and the probability of a value this far from 0 by chance."""

    value: float
    error: float
    p_value: float = 1.0
    count: int = 0
    """From how many games."""

    @property
    def interval(self) -> tuple[float, float]:
        return self.value - Z_95 * self.error, self.value + Z_95 * self.error

    def data(self) -> dict[str, Any]:
        interval = list(self.interval) if isfinite(self.error) else None
        return {"value": self.value, "interval": interval, "chance": self.p_value, "games": self.count}


UNKNOWN_FIGURE = Figure(0.0, inf)
"""No data."""


def mean(values: Sequence[float]) -> Figure:
    """The mean of a value that each game has once."""
    n = len(values)
    middle = sum(values) / n
    error = sqrt(sum((value - middle) ** 2 for value in values) / (n * max(1, n - 1)))
    return Figure(middle, error, normal_p_value(middle, error), n)


def share_p_value(share: Share, fair: float) -> float:
    """The probability of a share this far from a fair one by chance; the counterpart of Wilson's interval."""
    return normal_p_value(share.value - fair, sqrt(fair * (1 - fair) / share.games))


def paired_change(before: Sequence[float], after: Sequence[float]) -> Figure:
    """How a value changed, game by game on the same seeds.

    Without a real change each difference is as likely up as down; if few games differ, only the signs count.
    """
    percentage_points = [new - old for old, new in zip(before, after, strict=True)]
    found = mean(percentage_points)
    ups, downs = sum(step > 0 for step in percentage_points), sum(step < 0 for step in percentage_points)
    if ups + downs < SIGN_TEST_MAX_GAMES:
        return Figure(found.value, found.error, sign_test_p_value(ups, downs), found.count)
    return Figure(
        found.value,
        found.error,
        normal_p_value(sum(percentage_points), sqrt(sum(step * step for step in percentage_points))),
        found.count,
    )


def difference_of(first: Figure, second: Figure) -> Figure:
    """The second figure minus the first, of separate games."""
    error, difference = sqrt(first.error**2 + second.error**2), second.value - first.value
    return Figure(difference, error, normal_p_value(difference, error), first.count + second.count)


def normal_p_value(distance: float, error: float) -> float:
    """The probability of a distance this large, either way, under the normal distribution."""
    if error == 0:
        return 1.0 if distance == 0 else 0.0
    return erfc(abs(distance) / error / sqrt(2))


def sign_test_p_value(ups: int, downs: int) -> float:
    """The probability of signs this uneven, either way, if both are equally likely."""
    n, few = ups + downs, min(ups, downs)
    return min(1.0, 2 * sum(comb(n, k) for k in range(few + 1)) / float(2**n))


def holm_corrected(chances: Sequence[float]) -> list[float]:
    """P-values after Holm's correction: below a limit, the risk of any mistake among all of them is that limit."""
    order = sorted(range(len(chances)), key=lambda at: chances[at])
    found, worst = [0.0] * len(chances), 0.0
    for rank, at in enumerate(order):
        worst = max(worst, min(1.0, (len(chances) - rank) * chances[at]))
        found[at] = worst
    return found


PAIRS = [(i, j) for i in range(4) for j in range(i, 4)]

# With or without -------------------------------------------------------------------------------------------------


@dataclass
class GroupDifference:
    """The mean of a value over the seats that have something, minus the mean over those that do not.

    Games are added one by one: the sum and the number of seats with it, and of those without. The error counts each
    game as one observation, however many seats it has.
    """

    sums: list[float] = field(default_factory=lambda: [0.0] * 4)
    """Value and seats with it, value and seats without."""
    squares: list[float] = field(default_factory=lambda: [0.0] * 10)
    """The products of each pair of these, summed over the games."""
    games: int = 0
    spread: float = 0.0
    """The sum of the squared values of all seats, if known."""

    def add(self, with_it: float, n: int, without: float, m: int, times: int = 1) -> None:
        """Add a game; `times=-1` removes it again."""
        row, sums, squares = (with_it, n, without, m), self.sums, self.squares
        for i, value in enumerate(row):
            sums[i] += times * value
        for at, (i, j) in enumerate(PAIRS):
            squares[at] += times * row[i] * row[j]
        self.games += times

    def copy(self) -> GroupDifference:
        return GroupDifference(self.sums[:], self.squares[:], self.games, self.spread)

    def join(self, other: GroupDifference) -> None:
        """Add the games of another group difference."""
        self.sums = [mine + more for mine, more in zip(self.sums, other.sums, strict=True)]
        self.squares = [mine + more for mine, more in zip(self.squares, other.squares, strict=True)]
        self.games += other.games
        self.spread += other.spread

    @property
    def seats(self) -> tuple[int, int]:
        """How many seats were with it, and how many without."""
        return round(self.sums[1]), round(self.sums[3])

    def figure(self) -> Figure:
        """The difference; unknown unless there are seats of both kinds.

        A few seats may vary less by accident, so the error assumes at least the variance of all seats.
        """
        if not all(self.seats) or self.games < 2:
            return UNKNOWN_FIGURE
        n, m = self.seats
        p, q = self.sums[0] / n, self.sums[2] / m
        weights = (1 / n, -p / n, -1 / m, q / m)
        spread = sum(
            weights[i] * weights[j] * total * (1 if i == j else 2)
            for (i, j), total in zip(PAIRS, self.squares, strict=True)
        )
        minimum = self.spread / (n + m) * (1 / n + 1 / m)
        error = sqrt(max(minimum, spread * self.games / (self.games - 1)))
        return Figure(p - q, error, normal_p_value(p - q, error), self.games)
