"""The sections of a balance report on its tables: text, tables and charts."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.lab.balance import charts
from holdfast.lab.balance.charts import Dot, Line
from holdfast.lab.balance.figures import SIGNIFICANCE_LEVEL, Figure, Share
from holdfast.lab.balance.page import Block, DataTable, Drawing, Paragraph, Section
from holdfast.lab.balance.samples import Sample
from holdfast.lab.balance.tables import Seat, ends_of, lead_of, length_of, seats_of, sources_of, won_of


def percent_text(value: float) -> str:
    return f"{value + 0.0:.1%}".replace("-", "−")


def percentage_points(value: float) -> str:
    """A difference of shares, in percentage points."""
    return signed(100 * value)


def plain(value: float) -> str:
    return f"{round(value, 1) + 0.0:.1f}".replace("-", "−")


def signed(value: float) -> str:
    return f"{round(value, 1) + 0.0:+.1f}".replace("-", "−")


def with_interval(figure: Figure | Share, written: charts.Format) -> str:
    """A figure with its interval: `24.8% (23.1% to 26.6%)`."""
    low, high = figure.interval
    return f"{written(figure.value)} ({written(low)} to {written(high)})"


def dot(figure: Figure | Share) -> Dot:
    return Dot(figure.value, *figure.interval)


# Tables ----------------------------------------------------------------------------------------------------------


def seat_section(samples: Sequence[Sample]) -> Section | None:
    """The share of victories by seat."""
    found = seats_of(samples)
    if not found:
        return None
    blocks: list[Block] = [
        Paragraph(
            "The dashed line is the share of victories that each seat would have if all were equal. A seat is called "
            "favoured or hampered if its distance from that is no accident, all seats of all tables considered."
        )
    ]
    for sample in samples:
        seats = found.get(sample.seating.label)
        if seats:
            lines = [
                Line(f"seat {seat.seat + 1}", (dot(seat.wins),), seat_verdict(seat, sample.fair)) for seat in seats
            ]
            about = f"{sample.seating.label}: share of victories by seat"
            blocks.append(Drawing(charts.dots(lines, about, charts.percent, sample.fair, least=0.0), about))
    rows = [
        (
            label,
            str(seat.seat + 1),
            with_interval(seat.wins, percent_text),
            with_interval(seat.points, plain),
            str(seat.wins.games),
        )
        for label, seats in found.items()
        for seat in seats
    ]
    blocks.append(DataTable(("table", "seat", "share of victories", "points", "games"), tuple(rows)))
    return Section("Seats", tuple(blocks))


def seat_verdict(seat: Seat, fair: float) -> str:
    if seat.adjusted_p_value >= SIGNIFICANCE_LEVEL:
        return ""
    return "favoured" if seat.wins.value > fair else "hampered"


def source_section(samples: Sequence[Sample]) -> Section:
    """Where points come from, and where winners are ahead."""
    blocks: list[Block] = [
        Paragraph(
            "Filled: the points of the mean seat. Hollow: what victors have of that source beyond the others of their "
            "game, or, where one plays alone or all play together, what won games have beyond lost ones."
        )
    ]
    rows = list[tuple[str, ...]]()
    for sample in samples:
        found = sources_of(sample)
        lines = [
            Line(source.name, (dot(source.points), *((dot(source.ahead),) if source.ahead else ()))) for source in found
        ]
        about = f"{sample.seating.label}: points by source"
        blocks.append(Drawing(charts.dots(lines, about, charts.number, least=0.0), about))
        rows += [
            (
                sample.seating.label,
                source.name,
                with_interval(source.points, plain),
                with_interval(source.ahead, signed) if source.ahead else "too few games of one kind",
            )
            for source in found
        ]
    blocks.append(DataTable(("table", "source", "points of a seat", "ahead of others"), tuple(rows)))
    return Section("Points by source", tuple(blocks))


def length_section(samples: Sequence[Sample]) -> Section:
    """How long games are."""
    blocks: list[Block] = [Paragraph("In decisions: choices between two options or more, of all seats together.")]
    rows = list[tuple[str, ...]]()
    for sample in samples:
        lengths = sorted(row.decisions for row in sample.rows)
        figure = length_of(sample)
        about = f"{sample.seating.label}: decisions a game, {with_interval(figure, plain)} on average"
        blocks.append(Drawing(charts.histogram(lengths, about), about, small=True))
        low, high = lengths[len(lengths) // 20], lengths[-1 - len(lengths) // 20]
        rows.append(
            (sample.seating.label, with_interval(figure, plain), f"{low} to {high}", f"{lengths[0]}, {lengths[-1]}")
        )
    blocks.append(DataTable(("table", "mean", "nine games of ten", "shortest, longest"), tuple(rows)))
    return Section("Length", tuple(blocks))


def end_section(samples: Sequence[Sample]) -> Section:
    """Why games end."""
    blocks = list[Block]()
    for sample in samples:
        lines = [Line(why, (dot(share),), f"{percent_text(share.value)}") for why, share in ends_of(sample)]
        about = f"{sample.seating.label}: why games ended"
        blocks.append(Drawing(charts.dots(lines, about, charts.percent, least=0.0), about))
    rows = [
        (sample.seating.label, why, with_interval(share, percent_text), f"{share.hits:.0f} of {share.games}")
        for sample in samples
        for why, share in ends_of(sample)
    ]
    return Section("Ends", (*blocks, DataTable(("table", "end", "share of games", "games"), tuple(rows))))


def won_section(samples: Sequence[Sample]) -> Section | None:
    """Solo and cooperative tables: how often they are won at each level, and why they are lost."""
    alone = [sample for sample in samples if sample.alone]
    if not alone:
        return None
    lines = [Line(sample.seating.label, (dot(won_of(sample)),), percent_text(won_of(sample).value)) for sample in alone]
    about = "Share of games that are won, by level"
    blocks: list[Block] = [Drawing(charts.dots(lines, about, charts.percent, least=0.0), about)]
    leads = [lead_of(sample) for sample in alone]
    rows = tuple(
        (sample.seating.label, with_interval(won_of(sample), percent_text), str(len(sample.rows)))
        + ((with_interval(lead, signed) if lead else "no rival",) if any(leads) else ())
        for sample, lead in zip(alone, leads, strict=True)
    )
    head = ("table", "won", "games", *(("points beyond the rival",) if any(leads) else ()))
    blocks.append(DataTable(head, rows))
    causes = [
        (sample.seating.label, why, with_interval(share, percent_text), f"{share.hits:.0f} of {share.games}")
        for sample in alone
        for why, share in ends_of(sample, lost=True)
    ]
    if causes:
        head = ("table", "how it ended", "share of lost games", "games")
        blocks.append(DataTable(head, tuple(causes), "Lost games"))
    return Section("Won and lost", tuple(blocks))
