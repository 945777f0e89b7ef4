"""The parts of a balance report, in words, tables and drawings."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.lab.balance import charts
from holdfast.lab.balance.charts import Dot, Line
from holdfast.lab.balance.figures import DOUBT, Figure, Share
from holdfast.lab.balance.page import Block, Drawing, Grid, Section, Words
from holdfast.lab.balance.samples import Sample
from holdfast.lab.balance.tables import Seat, ends_of, lead_of, length_of, seats_of, sources_of, won_of


def shares(value: float) -> str:
    return f"{value + 0.0:.1%}".replace("-", "−")


def steps(value: float) -> str:
    """A difference of shares, in percentage points."""
    return signed(100 * value)


def plain(value: float) -> str:
    return f"{round(value, 1) + 0.0:.1f}".replace("-", "−")


def signed(value: float) -> str:
    return f"{round(value, 1) + 0.0:+.1f}".replace("-", "−")


def ranged(figure: Figure | Share, written: charts.Written) -> str:
    """A figure with its interval: `24.8% (23.1% to 26.6%)`."""
    low, high = figure.interval
    return f"{written(figure.value)} ({written(low)} to {written(high)})"


def dot(figure: Figure | Share) -> Dot:
    return Dot(figure.value, *figure.interval)


# Tables ----------------------------------------------------------------------------------------------------------


def seat_part(samples: Sequence[Sample]) -> Section | None:
    """Who wins by where they sit."""
    found = seats_of(samples)
    if not found:
        return None
    blocks: list[Block] = [
        Words(
            "The dashed line is the share of victories that each seat would have if all were alike. A seat is called "
            "favoured or hampered if its distance from that is no accident, all seats of all tables considered."
        )
    ]
    for sample in samples:
        seats = found.get(sample.seating.label)
        if seats:
            lines = [Line(f"seat {one.seat + 1}", (dot(one.wins),), said(one, sample.fair)) for one in seats]
            about = f"{sample.seating.label}: share of victories by seat"
            blocks.append(Drawing(charts.dots(lines, about, charts.percent, sample.fair, least=0.0), about))
    rows = [
        (label, str(one.seat + 1), ranged(one.wins, shares), ranged(one.points, plain), str(one.wins.games))
        for label, seats in found.items()
        for one in seats
    ]
    blocks.append(Grid(("table", "seat", "share of victories", "points", "games"), tuple(rows)))
    return Section("Seats", tuple(blocks))


def said(seat: Seat, fair: float) -> str:
    if seat.judged >= DOUBT:
        return ""
    return "favoured" if seat.wins.value > fair else "hampered"


def source_part(samples: Sequence[Sample]) -> Section:
    """Where points come from, and where victors are ahead."""
    blocks: list[Block] = [
        Words(
            "Filled: the points of the mean seat. Hollow: what victors have of that source beyond the others of their "
            "game, or, where one plays alone or all play together, what won games have beyond lost ones."
        )
    ]
    rows = list[tuple[str, ...]]()
    for sample in samples:
        found = sources_of(sample)
        lines = [Line(one.name, (dot(one.points), *((dot(one.ahead),) if one.ahead else ()))) for one in found]
        about = f"{sample.seating.label}: points by source"
        blocks.append(Drawing(charts.dots(lines, about, charts.number, least=0.0), about))
        rows += [
            (
                sample.seating.label,
                one.name,
                ranged(one.points, plain),
                ranged(one.ahead, signed) if one.ahead else "too few games of one kind",
            )
            for one in found
        ]
    blocks.append(Grid(("table", "source", "points of a seat", "ahead of others"), tuple(rows)))
    return Section("Points by source", tuple(blocks))


def length_part(samples: Sequence[Sample]) -> Section:
    """How long games are."""
    blocks: list[Block] = [Words("In decisions: choices between two options or more, of all seats together.")]
    rows = list[tuple[str, ...]]()
    for sample in samples:
        lengths = sorted(row.decisions for row in sample.rows)
        figure = length_of(sample)
        about = f"{sample.seating.label}: decisions a game, {ranged(figure, plain)} on average"
        blocks.append(Drawing(charts.histogram(lengths, about), about, small=True))
        low, high = lengths[len(lengths) // 20], lengths[-1 - len(lengths) // 20]
        rows.append((sample.seating.label, ranged(figure, plain), f"{low} to {high}", f"{lengths[0]}, {lengths[-1]}"))
    blocks.append(Grid(("table", "mean", "nine games of ten", "shortest, longest"), tuple(rows)))
    return Section("Length", tuple(blocks))


def end_part(samples: Sequence[Sample]) -> Section:
    """What ends games."""
    blocks = list[Block]()
    for sample in samples:
        lines = [Line(why, (dot(share),), f"{shares(share.value)}") for why, share in ends_of(sample)]
        about = f"{sample.seating.label}: why games ended"
        blocks.append(Drawing(charts.dots(lines, about, charts.percent, least=0.0), about))
    rows = [
        (sample.seating.label, why, ranged(share, shares), f"{share.hits:.0f} of {share.games}")
        for sample in samples
        for why, share in ends_of(sample)
    ]
    return Section("Ends", (*blocks, Grid(("table", "end", "share of games", "games"), tuple(rows))))


def won_part(samples: Sequence[Sample]) -> Section | None:
    """Alone or together: how often it is won at each level, and how it is lost."""
    alone = [sample for sample in samples if sample.alone]
    if not alone:
        return None
    lines = [Line(sample.seating.label, (dot(won_of(sample)),), shares(won_of(sample).value)) for sample in alone]
    about = "Share of games that are won, by level"
    blocks: list[Block] = [Drawing(charts.dots(lines, about, charts.percent, least=0.0), about)]
    leads = [lead_of(sample) for sample in alone]
    rows = tuple(
        (sample.seating.label, ranged(won_of(sample), shares), str(len(sample.rows)))
        + ((ranged(lead, signed) if lead else "no rival",) if any(leads) else ())
        for sample, lead in zip(alone, leads, strict=True)
    )
    head = ("table", "won", "games", *(("points beyond the rival",) if any(leads) else ()))
    blocks.append(Grid(head, rows))
    causes = [
        (sample.seating.label, why, ranged(share, shares), f"{share.hits:.0f} of {share.games}")
        for sample in alone
        for why, share in ends_of(sample, lost=True)
    ]
    if causes:
        head = ("table", "how it ended", "share of lost games", "games")
        blocks.append(Grid(head, tuple(causes), "Lost games"))
    return Section("Won and lost", tuple(blocks))
