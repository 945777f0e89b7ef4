"""The figures of a kind of table: seats, sources of points, length, ends, and how often it is won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from holdfast.lab.balance.figures import Figure, Share, difference_of, holm_corrected, mean, share_p_value
from holdfast.lab.balance.samples import Row, Sample


class Seat(NamedTuple):
    """How a seat fares."""

    seat: int
    wins: Share
    """Games that it won; a shared victory counts in parts."""
    points: Figure
    adjusted_p_value: float = 1.0
    """The p-value of the distance from a fair share, corrected for all seats of all tables."""

    def data(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "wins": self.wins.data(),
            "points": self.points.data(),
            "judged": self.adjusted_p_value,
        }


class Source(NamedTuple):
    """Points from one source: the mean of all seats, and how much more winners have of it than the others."""

    name: str
    points: Figure
    ahead: Figure | None
    """Alone: won games compared with lost ones; None if there are too few of either."""

    def data(self) -> dict[str, Any]:
        return {"source": self.name, "points": self.points.data(), "ahead": self.ahead.data() if self.ahead else None}


def seats_of(samples: Sequence[Sample]) -> dict[str, list[Seat]]:
    """The seats of each table at which seats compete."""
    found = dict[str, list[Seat]]()
    p_values = list[float]()
    for sample in samples:
        if sample.alone:
            continue
        seats = []
        for seat in range(sample.run.seats):
            wins = Share(sum(row.won[seat] for row in sample.rows), len(sample.rows))
            p_values.append(share_p_value(wins, sample.fair))
            seats.append(Seat(seat, wins, mean([row.scores[seat] for row in sample.rows])))
        found[sample.seating.label] = seats
    corrected = iter(holm_corrected(p_values))
    return {
        label: [seat._replace(adjusted_p_value=next(corrected)) for seat in seats] for label, seats in found.items()
    }


def sources_of(sample: Sample) -> list[Source]:
    return [Source(name, _mean_of(sample, at), _ahead(sample, at)) for at, name in enumerate(sample.sources)]


def _mean_of(sample: Sample, at: int) -> Figure:
    return mean([sum(seat[at] for seat in row.points) / len(row.points) for row in sample.rows])


def _ahead(sample: Sample, at: int) -> Figure | None:
    """Winners compared with the others of their game; alone, won games compared with lost games."""
    if not sample.alone:
        return mean([_gap(row, at) for row in sample.rows])
    won = [row.points[0][at] for row in sample.rows if row.won[0] == 1]
    lost = [row.points[0][at] for row in sample.rows if row.won[0] == 0]
    return difference_of(mean(lost), mean(won)) if len(won) > 1 and len(lost) > 1 else None


def _gap(row: Row, at: int) -> float:
    victors = [seat[at] for seat, won in zip(row.points, row.won, strict=True) if won]
    others = [seat[at] for seat, won in zip(row.points, row.won, strict=True) if not won]
    return sum(victors) / len(victors) - sum(others) / len(others) if victors and others else 0.0


def length_of(sample: Sample) -> Figure:
    return mean([row.decisions for row in sample.rows])


def ends_of(sample: Sample, *, lost: bool = False) -> list[tuple[str, Share]]:
    """Why games ended, the most frequent first; or only why they were lost."""
    rows = [row for row in sample.rows if not lost or row.won[0] == 0]
    counts = Counter(row.ended for row in rows)
    return [(why, Share(count, len(rows))) for why, count in counts.most_common()]


def won_of(sample: Sample) -> Share:
    """How often the game is won; a victory shared with a rival counts half."""
    return Share(sum(row.won[0] for row in sample.rows), len(sample.rows))


def lead_of(sample: Sample) -> Figure | None:
    """The lead in points over the best rival, where there is one."""
    leads = [row.scores[0] - max(row.rivals) for row in sample.rows if row.rivals]
    return mean(leads) if leads else None


def data(samples: Sequence[Sample]) -> list[dict[str, Any]]:
    """All of it as plain data, table by table."""
    seats = seats_of(samples)
    return [
        {
            "table": sample.seating.label,
            "seats": sample.run.seats,
            "options": dict(sample.seating.options),
            "games": len(sample.rows),
            "by_seat": [seat.data() for seat in seats.get(sample.seating.label, [])],
            "sources": [source.data() for source in sources_of(sample)],
            "length": length_of(sample).data(),
            "ends": {why: share.data() for why, share in ends_of(sample)},
            "won": won_of(sample).data() if sample.alone else None,
            "lost_by": {why: share.data() for why, share in ends_of(sample, lost=True)} if sample.alone else None,
            "lead": lead.data() if (lead := lead_of(sample)) else None,
        }
        for sample in samples
    ]
