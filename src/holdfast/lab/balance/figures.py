"""Figures with their doubt: means, shares and differences with 95 % intervals, and which of many are no accident.

Games are independent of each other; seats of one game are not. So everything here is reckoned game by game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import comb, erfc, inf, isfinite, sqrt
from typing import Any

Z = 1.96
"""Standard errors either side of a 95 % interval."""
DOUBT = 0.05
"""How likely it may be that any of the differences of a report that are called real is none."""
FEW = 25
"""Below so many games that differ, signs are counted instead of trusting the normal curve."""


@dataclass(frozen=True)
class Share:
    """A part of some games, with its 95 % interval after Wilson, which holds near 0 and 1 too."""

    hits: float
    games: int

    @property
    def value(self) -> float:
        return self.hits / self.games

    @property
    def interval(self) -> tuple[float, float]:
        p, n = self.value, self.games
        middle, half = p + Z * Z / (2 * n), Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
        scale = 1 + Z * Z / n
        return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)

    def data(self) -> dict[str, Any]:
        return {"share": self.value, "games": self.games, "interval": list(self.interval)}


@dataclass(frozen=True)
class Figure:
    """A figure with its standard error, and how likely chance alone makes it as far from nothing."""

    value: float
    error: float
    chance: float = 1.0
    count: int = 0
    """From how many games."""

    @property
    def interval(self) -> tuple[float, float]:
        return self.value - Z * self.error, self.value + Z * self.error

    def data(self) -> dict[str, Any]:
        interval = list(self.interval) if isfinite(self.error) else None
        return {"value": self.value, "interval": interval, "chance": self.chance, "games": self.count}


UNKNOWN = Figure(0.0, inf)
"""What there is nothing to tell from."""


def mean(values: Sequence[float]) -> Figure:
    """The mean of one value a game."""
    n = len(values)
    middle = sum(values) / n
    error = sqrt(sum((value - middle) ** 2 for value in values) / (n * max(1, n - 1)))
    return Figure(middle, error, by_normal(middle, error), n)


def from_fair(share: Share, fair: float) -> float:
    """The chance of a share as far from a fair one, if that were the truth; Wilson's interval is its counterpart."""
    return by_normal(share.value - fair, sqrt(fair * (1 - fair) / share.games))


def change(before: Sequence[float], after: Sequence[float]) -> Figure:
    """How a value changed, game by game on the same seeds.

    If the two are alike, each difference is as likely up as down; with few games that differ, signs alone are counted.
    """
    steps = [new - old for old, new in zip(before, after, strict=True)]
    found = mean(steps)
    ups, downs = sum(step > 0 for step in steps), sum(step < 0 for step in steps)
    if ups + downs < FEW:
        return Figure(found.value, found.error, by_signs(ups, downs), found.count)
    return Figure(
        found.value, found.error, by_normal(sum(steps), sqrt(sum(step * step for step in steps))), found.count
    )


def apart(one: Figure, other: Figure) -> Figure:
    """The difference of two figures of separate games, the second less the first."""
    error = sqrt(one.error**2 + other.error**2)
    return Figure(other.value - one.value, error, by_normal(other.value - one.value, error), one.count + other.count)


def by_normal(distance: float, error: float) -> float:
    """The chance of a distance as large, either way, under the normal curve."""
    if error == 0:
        return 1.0 if distance == 0 else 0.0
    return erfc(abs(distance) / error / sqrt(2))


def by_signs(ups: int, downs: int) -> float:
    """The chance of signs as uneven, either way, if both are as likely."""
    n, few = ups + downs, min(ups, downs)
    return min(1.0, 2 * sum(comb(n, k) for k in range(few + 1)) / float(2**n))


def corrected(chances: Sequence[float]) -> list[float]:
    """The chances after Holm: what is below a limit may be called real, with that chance of any mistake at all."""
    order = sorted(range(len(chances)), key=lambda at: chances[at])
    found, worst = [0.0] * len(chances), 0.0
    for rank, at in enumerate(order):
        worst = max(worst, min(1.0, (len(chances) - rank) * chances[at]))
        found[at] = worst
    return found


PAIRS = [(i, j) for i in range(4) for j in range(i, 4)]

# With or without -------------------------------------------------------------------------------------------------


@dataclass
class Parting:
    """The mean of a value over the seats with something less that over the seats without it.

    Games are told of one by one: the sum and the number of seats with it, and of those without. The error counts each
    game as one piece of news, however many seats it has.
    """

    sums: list[float] = field(default_factory=lambda: [0.0] * 4)
    """Value and seats with it, value and seats without."""
    squares: list[float] = field(default_factory=lambda: [0.0] * 10)
    """The products of each two of these, game by game."""
    games: int = 0
    spread: float = 0.0
    """The squares of the values of all seats, if they are known."""

    def add(self, with_it: float, n: int, without: float, m: int, times: int = 1) -> None:
        """A game, counted so many times; -1 takes one back."""
        row, sums, squares = (with_it, n, without, m), self.sums, self.squares
        for i, value in enumerate(row):
            sums[i] += times * value
        for at, (i, j) in enumerate(PAIRS):
            squares[at] += times * row[i] * row[j]
        self.games += times

    def copy(self) -> Parting:
        return Parting(self.sums[:], self.squares[:], self.games, self.spread)

    def join(self, other: Parting) -> None:
        """The games of another one as well."""
        self.sums = [one + more for one, more in zip(self.sums, other.sums, strict=True)]
        self.squares = [one + more for one, more in zip(self.squares, other.squares, strict=True)]
        self.games += other.games
        self.spread += other.spread

    @property
    def seats(self) -> tuple[int, int]:
        """How many seats were with it, and how many without."""
        return round(self.sums[1]), round(self.sums[3])

    def figure(self) -> Figure:
        """The difference; nothing is known of it unless there are seats of both kinds.

        Where few have it, those few may vary less than they would; so they are taken to vary as all seats do at least.
        """
        if not all(self.seats) or self.games < 2:
            return UNKNOWN
        n, m = self.seats
        p, q = self.sums[0] / n, self.sums[2] / m
        weights = (1 / n, -p / n, -1 / m, q / m)
        spread = sum(
            weights[i] * weights[j] * total * (1 if i == j else 2)
            for (i, j), total in zip(PAIRS, self.squares, strict=True)
        )
        alike = self.spread / (n + m) * (1 / n + 1 / m)
        error = sqrt(max(alike, spread * self.games / (self.games - 1)))
        return Figure(p - q, error, by_normal(p - q, error), self.games)
