"""The sections of a balance report on content: every entry, dead content, and the comparison of two packs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from holdfast.lab.balance import charts
from holdfast.lab.balance.charts import Line
from holdfast.lab.balance.comparison import SHARE, Change, Comparison
from holdfast.lab.balance.content import MIN_SEATS, RARE_SHARE, EntryResult, by_kind
from holdfast.lab.balance.figures import SIGNIFICANCE_LEVEL
from holdfast.lab.balance.page import Block, Cell, DataTable, Drawing, Paragraph, Section
from holdfast.lab.balance.sections import dot, percent_text, percentage_points, plain, signed, with_interval

MAX_CHANGES = 25
"""How many of the differences that may be accidents are listed."""


def content_section(found: Sequence[EntryResult]) -> Section:
    """Every entry by kind."""
    reach = {
        by_points: _reach([result for result in found if result.by_points == by_points]) for by_points in (True, False)
    }
    blocks: list[Block] = [
        Paragraph(
            "Play rate: the share of games in which anybody used it. Victories: the share of victories of seats that "
            "used it less that of seats that did not, in percentage points; points likewise. Seats are measured "
            "against the mean seat of their table. A player who is ahead can afford more, so this shows what goes with "
            "winning, not what causes it. Stronger and weaker are said only of what is no accident, all entries "
            "considered; where users win as often as others (never, say), by points. The drawing shows what an "
            f"entry is judged by. With fewer than {MIN_SEATS} seats on either side nothing is said of it."
        )
    ]
    for kind, entries in by_kind(found).items():
        rows = tuple(_entry_row(result, reach[result.by_points]) for result in entries)
        blocks.append(
            DataTable((kind, "play rate", "victories", "points", "verdict"), rows, widths=(20, 23, 27, 19, 11))
        )
    return Section("Content", tuple(blocks))


def _reach(found: Sequence[EntryResult]) -> float:
    """The largest difference, which the charts of these entries reach to."""
    return max((abs(result.difference.value) for result in found if result.enough), default=0.0) or 1.0


def _entry_row(result: EntryResult, reach: float) -> tuple[str | Cell, ...]:
    """An entry; only its rate if too few seats used it, or too few did not."""
    rate = Cell(with_interval(result.rate, percent_text), charts.small_bar(result.rate.value))
    if not result.enough:
        return (result.entry.name, rate, "", "", "used by all" if result.used == result.seats else result.verdict)
    drawn = charts.small_dot(dot(result.difference), reach)
    wins = Cell("by points" if result.by_points else with_interval(result.wins, percentage_points), drawn)
    return (result.entry.name, rate, wins, with_interval(result.points, signed), result.verdict)


def dead_section(found: Sequence[EntryResult]) -> Section:
    """Entries that nobody uses, and entries that are not worth using."""
    return Section(
        "Dead content",
        (
            _listed(
                "Never used",
                [result for result in found if not result.used],
                lambda result: with_interval(result.rate, percent_text),
            ),
            _listed(
                f"Hardly ever used: surely in fewer than {RARE_SHARE:.0%} of games",
                [result for result in found if result.verdict == "hardly ever used"],
                lambda result: with_interval(result.rate, percent_text),
            ),
            _listed(
                "Not worth it: those who used it did worse, beyond accident",
                [result for result in found if result.verdict == "weaker"],
                difference,
            ),
        ),
    )


def difference(result: EntryResult) -> str:
    """How users fare, in victories or points."""
    if result.by_points:
        return f"{with_interval(result.points, signed)} points"
    return f"{with_interval(result.wins, percentage_points)} percentage points of victories"


def _listed(title: str, found: Sequence[EntryResult], written: Callable[[EntryResult], str]) -> Block:
    if not found:
        return Paragraph(f"{title}: nothing.")
    rows = tuple((result.entry.name, result.entry.kind, written(result)) for result in found)
    return DataTable(("entry", "kind", "figure"), rows, f"{title} ({len(found)})")


def comparison_section(compared: Comparison, first: str, second: str) -> Section:
    """What changes from the first pack to the second."""
    real = compared.real
    rest = [change for change in compared.changes if not change.real]
    blocks: list[Block] = [
        Paragraph(
            f"Both packs were played on the same seeds, and {len(compared.changes)} figures compared game by game. "
            f"{_counted(len(real))} real, with a risk of at most {SIGNIFICANCE_LEVEL:.0%} that any of them is an "
            "accident (corrected after Holm). The other differences may be accidents."
        )
    ]
    if real:
        used = [change for change in real if change.unit == SHARE][:MAX_CHANGES]
        if used:
            about = "Real changes of shares, in percentage points"
            lines = [Line(_short(change.about), (dot(change.step),)) for change in used]
            blocks.append(Drawing(charts.dots(lines, about, percentage_points, 0.0), about))
        blocks.append(_changes(real, first, second, "Real differences"))
    if rest:
        blocks.append(_changes(rest[:MAX_CHANGES], first, second, "The largest of those that may be accidents"))
    for title, entries in ((f"Only in {first}", compared.gone), (f"Only in {second}", compared.new)):
        if entries:
            blocks.append(Paragraph(f"{title}: {', '.join(f'{entry.kind} {entry.name}' for entry in entries)}."))
    title = f"{first} against {second}"
    return Section(title[:1].upper() + title[1:], tuple(blocks))


def _counted(number: int) -> str:
    return {0: "None of the differences is", 1: "One difference is"}.get(number, f"{number} differences are")


def _short(text: str) -> str:
    return text if len(text) <= 46 else f"{text[:45]}…"


def _changes(found: Sequence[Change], first: str, second: str, title: str) -> DataTable:
    rows = tuple(
        (
            change.about,
            _value(change, change.before),
            _value(change, change.after),
            _step(change),
            f"{change.adjusted_p_value:.3f}",
        )
        for change in found
    )
    return DataTable(("figure", first, second, "difference", "chance of accident"), rows, title)


def _value(change: Change, value: float) -> str:
    return percent_text(value) if change.unit == SHARE else f"{plain(value)} {change.unit}"


def _step(change: Change) -> str:
    return with_interval(change.step, percentage_points if change.unit == SHARE else two_decimals)


def two_decimals(value: float) -> str:
    return f"{round(value, 2) + 0.0:+.2f}".replace("-", "−")
