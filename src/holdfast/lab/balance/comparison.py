"""The comparison of two packs on the same seeds: which differences are real."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from holdfast.engine.study import Entry
from holdfast.lab.balance.content import EntryResult
from holdfast.lab.balance.figures import SIGNIFICANCE_LEVEL, Figure, difference_of, holm_corrected, paired_change
from holdfast.lab.balance.samples import Row, Sample

SHARE, POINTS, DECISIONS = "share", "points", "decisions"


@dataclass(frozen=True)
class Change:
    """A figure with the first pack and with the second."""

    about: str
    unit: str
    before: float
    after: float
    step: Figure
    adjusted_p_value: float = 1.0
    """The p-value of the step, corrected for everything that is compared."""

    @property
    def real(self) -> bool:
        return self.adjusted_p_value < SIGNIFICANCE_LEVEL

    def data(self) -> dict[str, Any]:
        return {
            "about": self.about,
            "unit": self.unit,
            "before": self.before,
            "after": self.after,
            "change": self.step.data(),
            "judged": self.adjusted_p_value,
            "real": self.real,
        }


@dataclass(frozen=True)
class Comparison:
    """All changes, the most significant first; and the entries that only one of the packs has."""

    changes: tuple[Change, ...]
    gone: tuple[Entry, ...]
    new: tuple[Entry, ...]

    @property
    def real(self) -> list[Change]:
        return [change for change in self.changes if change.real]

    def data(self) -> dict[str, Any]:
        return {
            "changes": [change.data() for change in self.changes],
            "gone": [entry._asdict() for entry in self.gone],
            "new": [entry._asdict() for entry in self.new],
        }


def compare(
    before: Sequence[Sample],
    after: Sequence[Sample],
    old_entries: Sequence[EntryResult],
    new_entries: Sequence[EntryResult],
) -> Comparison:
    """Compare every figure of the tables, and every entry that both packs have: its use, and how its users fare."""
    found = [change for old, new in zip(before, after, strict=True) for change in _tables(old, new)]
    olds = {result.entry.use: result for result in old_entries}
    news = {result.entry.use: result for result in new_entries}
    both = [use for use in olds if use in news]
    used_before, used_after = _games_with(before), _games_with(after)
    for use in both:
        name = f"{news[use].entry.kind} {news[use].entry.name}"
        key = "/".join(use)
        if olds[use].used or news[use].used:
            found.append(_change(f"{name}: games in which it is used", SHARE, used_before(key), used_after(key)))
            if olds[use].enough and news[use].enough:
                found += _users(name, olds[use], news[use])
    p_values = holm_corrected([change.step.p_value for change in found])
    done = [replace(change, adjusted_p_value=p_value) for change, p_value in zip(found, p_values, strict=True)]
    return Comparison(
        tuple(sorted(done, key=lambda change: change.step.p_value)),
        tuple(result.entry for use, result in olds.items() if use not in news),
        tuple(result.entry for use, result in news.items() if use not in olds),
    )


def _users(name: str, old: EntryResult, new: EntryResult) -> Iterator[Change]:
    """How users of an entry fare compared with the others."""
    for what, unit, a, b in (("victories", SHARE, old.wins, new.wins), ("points", POINTS, old.points, new.points)):
        yield Change(f"{name}: {what} of its users beyond the others", unit, a.value, b.value, difference_of(a, b))


Value = Callable[[Row], float]


def _tables(before: Sample, after: Sample) -> Iterator[Change]:
    """Every figure of a kind of table."""
    for about, unit, value in _figures(before, after):
        old, new = [value(row) for row in before.rows], [value(row) for row in after.rows]
        yield _change(f"{before.seating.label}: {about}", unit, old, new)


def _figures(before: Sample, after: Sample) -> Iterator[tuple[str, str, Value]]:
    if before.alone:
        yield "games won", SHARE, _victory_of(0)
    else:
        for seat in range(before.run.seats):
            yield f"victories of seat {seat + 1}", SHARE, _victory_of(seat)
    yield "points of a seat", POINTS, lambda row: sum(row.scores) / len(row.scores)
    yield "length", DECISIONS, lambda row: row.decisions
    for at, source in enumerate(before.sources):
        yield f"points from {source}", POINTS, _points_from(at)
    for why in dict.fromkeys(row.ended for row in (*before.rows, *after.rows)):
        yield f"ended: {why}", SHARE, _ended_by(why)


def _victory_of(seat: int) -> Value:
    return lambda row: row.won[seat]


def _points_from(at: int) -> Value:
    return lambda row: sum(seat[at] for seat in row.points) / len(row.points)


def _ended_by(why: str) -> Value:
    return lambda row: float(row.ended == why)


def _games_with(samples: Sequence[Sample]) -> Callable[[str], list[float]]:
    """For a use, game by game: 1 if any seat used it, else 0."""
    used = [frozenset().union(*row.used) for sample in samples for row in sample.rows]
    return lambda use: [float(use in uses) for uses in used]


def _change(about: str, unit: str, before: Sequence[float], after: Sequence[float]) -> Change:
    return Change(about, unit, sum(before) / len(before), sum(after) / len(after), paired_change(before, after))
