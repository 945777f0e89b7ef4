"""Each entry of content: how often it is used, and how those who used it fared beside those who did not."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import isfinite
from typing import Any

from holdfast.engine.study import Entry
from holdfast.lab.balance.figures import DOUBT, UNKNOWN, Figure, Parting, Share, corrected
from holdfast.lab.balance.samples import Sample

ENOUGH = 30
"""A difference is judged from so many seats with and without on."""
HARDLY = 0.01
"""What is surely used more seldom than this is hardly ever used."""


@dataclass(frozen=True)
class Worth:
    """What was found out about an entry."""

    entry: Entry
    used: int
    """By how many seats."""
    seats: int
    """Of how many that could have."""
    rate: Share
    """The share of games in which anybody used it."""
    wins: Figure
    """The share of victories of seats that used it less that of seats that did not."""
    points: Figure
    """Likewise their points."""
    judged: float = 1.0
    """The chance of a difference in victories as large by accident, after correcting for all entries; in games that
    nobody wins, of a difference in points."""

    @property
    def by_points(self) -> bool:
        """Whether only points can tell: users win as often as others, or too few play where one can win."""
        return not isfinite(self.wins.error) or self.wins.value == self.wins.error == 0

    @property
    def enough(self) -> bool:
        """Whether there are enough seats with it, and without."""
        return min(self.used, self.seats - self.used) >= ENOUGH

    @property
    def difference(self) -> Figure:
        """What it is judged by."""
        return self.points if self.by_points else self.wins

    @property
    def verdict(self) -> str:
        if not self.used:
            return "never used"
        if self.judged < DOUBT:
            return "stronger" if self.difference.value > 0 else "weaker"
        if self.rate.interval[1] < HARDLY:
            return "hardly ever used"
        return "" if self.enough else "too few"

    def data(self) -> dict[str, Any]:
        return {
            **self.entry._asdict(),
            "used": self.used,
            "seats": self.seats,
            "rate": self.rate.data(),
            "wins": self.wins.data(),
            "points": self.points.data(),
            "verdict": self.verdict,
        }


def worths(samples: Sequence[Sample]) -> list[Worth]:
    """All entries, those first whose users fared best, last those that nobody used."""
    counts = [Counted(sample) for sample in samples]
    entries = {use: entry for sample in samples for use, entry in sample.entries.items()}
    found = [worth(use, entry, counts) for use, entry in entries.items()]
    judged = [one for one in found if one.enough]
    chances = corrected([one.difference.chance for one in judged])
    by_entry = {one.entry: chance for one, chance in zip(judged, chances, strict=True)}
    done = [replace(one, judged=by_entry.get(one.entry, 1.0)) for one in found]
    return sorted(done, key=lambda one: (not one.used, -one.wins.value, -one.points.value))


class Counted:
    """The games of a table, ready to be asked about each entry.

    Seats are measured against the mean seat of their own table, so that tables with other numbers of seats, or harder
    ones, can be counted together.
    """

    def __init__(self, sample: Sample) -> None:
        self.entries = sample.entries
        usual_win, usual_points = usual(sample)
        self.wins = [[won - usual_win for won in row.won] for row in sample.rows]
        self.points = [[score - usual_points for score in row.scores] for row in sample.rows]
        self.contested = any(won != self.wins[0][0] for row in self.wins for won in row)
        self.users = defaultdict[str, dict[int, list[int]]](dict)
        """For each use the games in which somebody did so, and the seats that did."""
        for number, row in enumerate(sample.rows):
            for seat, used in enumerate(row.used):
                for use in used:
                    self.users[use].setdefault(number, []).append(seat)
        self._nobody = tuple(self._without(values) for values in (self.wins, self.points))

    def _without(self, values: list[list[float]]) -> Parting:
        """As if nobody had used anything."""
        parting = Parting()
        for row in values:
            parting.add(0.0, 0, sum(row), len(row))
            parting.spread += sum(value * value for value in row)
        return parting

    def partings(self, use: str) -> tuple[Parting, Parting]:
        """Victories and points of the seats with a use, and without."""
        found = self._nobody[0].copy(), self._nobody[1].copy()
        for number, seats in self.users[use].items():
            for parting, values in zip(found, (self.wins[number], self.points[number]), strict=True):
                whole, having = sum(values), sum(values[seat] for seat in seats)
                parting.add(0.0, 0, whole, len(values), -1)
                parting.add(having, len(seats), whole - having, len(values) - len(seats))
        return found


def worth(use: str, entry: Entry, counts: Sequence[Counted]) -> Worth:
    """One entry over all tables that have it. Tables where all games are won, or none, say nothing of victories."""
    wins, points, games, anybody = Parting(), Parting(), 0, 0
    for counted in counts:
        if use in counted.entries:
            of_wins, of_points = counted.partings(use)
            if counted.contested:
                wins.join(of_wins)
            points.join(of_points)
            games += len(counted.wins)
            anybody += len(counted.users[use])
    won = wins.figure() if min(wins.seats) >= ENOUGH else UNKNOWN
    return Worth(entry, points.seats[0], sum(points.seats), Share(anybody, games), won, points.figure())


def usual(sample: Sample) -> tuple[float, float]:
    """What a seat of this table wins and scores on average."""
    seats = sum(len(row.won) for row in sample.rows)
    return sum(sum(row.won) for row in sample.rows) / seats, sum(sum(row.scores) for row in sample.rows) / seats


def by_kind(found: Sequence[Worth]) -> dict[str, list[Worth]]:
    kinds = defaultdict[str, list[Worth]](list)
    for one in found:
        kinds[one.entry.kind].append(one)
    return dict(kinds)
