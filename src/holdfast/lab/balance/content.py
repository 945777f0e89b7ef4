"""Each entry of content: how often it is used, and how its users fared compared with the others."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import isfinite
from typing import Any

from holdfast.engine.study import Entry
from holdfast.lab.balance.figures import (
    SIGNIFICANCE_LEVEL,
    UNKNOWN_FIGURE,
    Figure,
    GroupDifference,
    Share,
    holm_corrected,
)
from holdfast.lab.balance.samples import Sample

MIN_SEATS = 30
"""A difference is judged only with at least this many seats with and without the entry."""
RARE_SHARE = 0.01
"""An entry is hardly ever used if its interval lies below this share of games."""


@dataclass(frozen=True)
class EntryResult:
    """How often an entry is used, and how its users fare."""

    entry: Entry
    used: int
    """The number of seats that used it."""
    seats: int
    """The number of seats that could have used it."""
    rate: Share
    """The share of games in which any seat used it."""
    wins: Figure
    """The share of victories of seats that used it minus that of seats that did not."""
    points: Figure
    """The same for their points."""
    adjusted_p_value: float = 1.0
    """The p-value of the difference in victories, corrected for all entries; in games that nobody wins, of the
    difference in points."""

    @property
    def by_points(self) -> bool:
        """Whether it is judged by points: users win as often as others, or too few play where winning is possible."""
        return not isfinite(self.wins.error) or self.wins.value == self.wins.error == 0

    @property
    def enough(self) -> bool:
        """Whether there are enough seats with it, and without."""
        return min(self.used, self.seats - self.used) >= MIN_SEATS

    @property
    def difference(self) -> Figure:
        """The figure that it is judged by."""
        return self.points if self.by_points else self.wins

    @property
    def verdict(self) -> str:
        if not self.used:
            return "never used"
        if self.adjusted_p_value < SIGNIFICANCE_LEVEL:
            return "stronger" if self.difference.value > 0 else "weaker"
        if self.rate.interval[1] < RARE_SHARE:
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


def entry_results(samples: Sequence[Sample]) -> list[EntryResult]:
    """All entries: first those whose users fared best, last those that nobody used."""
    counts = [SampleIndex(sample) for sample in samples]
    entries = {use: entry for sample in samples for use, entry in sample.entries.items()}
    found = [entry_result(use, entry, counts) for use, entry in entries.items()]
    judged = [result for result in found if result.enough]
    p_values = holm_corrected([result.difference.p_value for result in judged])
    by_entry = {result.entry: p_value for result, p_value in zip(judged, p_values, strict=True)}
    done = [replace(result, adjusted_p_value=by_entry.get(result.entry, 1.0)) for result in found]
    return sorted(done, key=lambda result: (not result.used, -result.wins.value, -result.points.value))


class SampleIndex:
    """The games of a table, indexed by the entries that were used.

    Seats are measured against the mean seat of their table, so that tables with different numbers of seats or levels
    can be counted together.
    """

    def __init__(self, sample: Sample) -> None:
        self.entries = sample.entries
        usual_win, usual_points = mean_seat(sample)
        self.wins = [[won - usual_win for won in row.won] for row in sample.rows]
        self.points = [[score - usual_points for score in row.scores] for row in sample.rows]
        self.contested = any(won != self.wins[0][0] for row in self.wins for won in row)
        self.users = defaultdict[str, dict[int, list[int]]](dict)
        """For each use the games in which it happened, and the seats that did so."""
        for number, row in enumerate(sample.rows):
            for seat, used in enumerate(row.used):
                for use in used:
                    self.users[use].setdefault(number, []).append(seat)
        self._nobody = tuple(self._without(values) for values in (self.wins, self.points))

    def _without(self, values: list[list[float]]) -> GroupDifference:
        """The difference if nobody had used anything."""
        difference = GroupDifference()
        for row in values:
            difference.add(0.0, 0, sum(row), len(row))
            difference.spread += sum(value * value for value in row)
        return difference

    def differences(self, use: str) -> tuple[GroupDifference, GroupDifference]:
        """The differences in victories and points between seats with a use and seats without."""
        found = self._nobody[0].copy(), self._nobody[1].copy()
        for number, seats in self.users[use].items():
            for difference, values in zip(found, (self.wins[number], self.points[number]), strict=True):
                whole, having = sum(values), sum(values[seat] for seat in seats)
                difference.add(0.0, 0, whole, len(values), -1)
                difference.add(having, len(seats), whole - having, len(values) - len(seats))
        return found


def entry_result(use: str, entry: Entry, counts: Sequence[SampleIndex]) -> EntryResult:
    """One entry over all tables that have it. Tables where all games are won, or none, do not count for victories."""
    wins, points, games, anybody = GroupDifference(), GroupDifference(), 0, 0
    for counted in counts:
        if use in counted.entries:
            of_wins, of_points = counted.differences(use)
            if counted.contested:
                wins.join(of_wins)
            points.join(of_points)
            games += len(counted.wins)
            anybody += len(counted.users[use])
    won = wins.figure() if min(wins.seats) >= MIN_SEATS else UNKNOWN_FIGURE
    return EntryResult(entry, points.seats[0], sum(points.seats), Share(anybody, games), won, points.figure())


def mean_seat(sample: Sample) -> tuple[float, float]:
    """The mean share of victories and the mean points of a seat of this table."""
    seats = sum(len(row.won) for row in sample.rows)
    return sum(sum(row.won) for row in sample.rows) / seats, sum(sum(row.scores) for row in sample.rows) / seats


def by_kind(found: Sequence[EntryResult]) -> dict[str, list[EntryResult]]:
    kinds = defaultdict[str, list[EntryResult]](list)
    for result in found:
        kinds[result.entry.kind].append(result)
    return dict(kinds)
