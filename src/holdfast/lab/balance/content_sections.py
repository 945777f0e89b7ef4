"""The parts of a balance report on content: every entry, dead content, and two packs side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from holdfast.lab.balance import charts
from holdfast.lab.balance.charts import Line
from holdfast.lab.balance.comparison import SHARE, Change, Comparison
from holdfast.lab.balance.content import ENOUGH, HARDLY, Worth, by_kind
from holdfast.lab.balance.figures import DOUBT
from holdfast.lab.balance.page import Block, Cell, Drawing, Grid, Section, Words
from holdfast.lab.balance.sections import dot, plain, ranged, shares, signed, steps

MOST = 25
"""How many of the differences that may be accidents are shown."""


def content_part(found: Sequence[Worth]) -> Section:
    """Every entry by kind."""
    reach = {by_points: _reach([one for one in found if one.by_points == by_points]) for by_points in (True, False)}
    blocks: list[Block] = [
        Words(
            "Play rate: the share of games in which anybody used it. Victories: the share of victories of seats that "
            "used it less that of seats that did not, in percentage points; points likewise. Seats are measured "
            "against the mean seat of their own table. Who is ahead can afford more, so this shows what goes with "
            "winning, not what causes it. Stronger and weaker are said only of what is no accident, all entries "
            "considered; where users win as often as others (never, say), by points. The drawing shows what an "
            f"entry is judged by. With fewer than {ENOUGH} seats on either side nothing is said of it."
        )
    ]
    for kind, entries in by_kind(found).items():
        rows = tuple(_entry_row(one, reach[one.by_points]) for one in entries)
        blocks.append(Grid((kind, "play rate", "victories", "points", "verdict"), rows, widths=(20, 23, 27, 19, 11)))
    return Section("Content", tuple(blocks))


def _reach(found: Sequence[Worth]) -> float:
    """How far the drawings of these reach."""
    return max((abs(one.difference.value) for one in found if one.enough), default=0.0) or 1.0


def _entry_row(one: Worth, reach: float) -> tuple[str | Cell, ...]:
    """An entry; of what few have used, or nearly all, only how often that is."""
    rate = Cell(ranged(one.rate, shares), charts.small_bar(one.rate.value))
    if not one.enough:
        return (one.entry.name, rate, "", "", "used by all" if one.used == one.seats else one.verdict)
    drawn = charts.small_dot(dot(one.difference), reach)
    wins = Cell("by points" if one.by_points else ranged(one.wins, steps), drawn)
    return (one.entry.name, rate, wins, ranged(one.points, signed), one.verdict)


def dead_part(found: Sequence[Worth]) -> Section:
    """What nobody takes, and what is never worth taking."""
    return Section(
        "Dead content",
        (
            _listed("Never used", [one for one in found if not one.used], lambda one: ranged(one.rate, shares)),
            _listed(
                f"Hardly ever used: surely in fewer than {HARDLY:.0%} of games",
                [one for one in found if one.verdict == "hardly ever used"],
                lambda one: ranged(one.rate, shares),
            ),
            _listed(
                "Not worth it: those who used it did worse, beyond accident",
                [one for one in found if one.verdict == "weaker"],
                difference,
            ),
        ),
    )


def difference(one: Worth) -> str:
    """How users fare, by what they are judged by."""
    if one.by_points:
        return f"{ranged(one.points, signed)} points"
    return f"{ranged(one.wins, steps)} percentage points of victories"


def _listed(title: str, found: Sequence[Worth], written: Callable[[Worth], str]) -> Block:
    if not found:
        return Words(f"{title}: nothing.")
    rows = tuple((one.entry.name, one.entry.kind, written(one)) for one in found)
    return Grid(("entry", "kind", "figure"), rows, f"{title} ({len(found)})")


def against_part(compared: Comparison, first: str, second: str) -> Section:
    """What changes from the first pack to the second."""
    real = compared.real
    rest = [one for one in compared.changes if not one.real]
    blocks: list[Block] = [
        Words(
            f"Both packs were played on the same seeds, and {len(compared.changes)} figures compared game by game. "
            f"{_counted(len(real))} real, with a risk of at most {DOUBT:.0%} of calling any accident so (corrected "
            "after Holm). Of all others these games cannot tell."
        )
    ]
    if real:
        used = [one for one in real if one.unit == SHARE][:MOST]
        if used:
            about = "Real changes of shares, in percentage points"
            lines = [Line(_short(one.about), (dot(one.step),)) for one in used]
            blocks.append(Drawing(charts.dots(lines, about, steps, 0.0), about))
        blocks.append(_changes(real, first, second, "Real differences"))
    if rest:
        blocks.append(_changes(rest[:MOST], first, second, "The largest of those that may be accidents"))
    for title, entries in ((f"Only in {first}", compared.gone), (f"Only in {second}", compared.new)):
        if entries:
            blocks.append(Words(f"{title}: {', '.join(f'{one.kind} {one.name}' for one in entries)}."))
    title = f"{first} against {second}"
    return Section(title[:1].upper() + title[1:], tuple(blocks))


def _counted(number: int) -> str:
    return {0: "None of the differences is", 1: "One difference is"}.get(number, f"{number} differences are")


def _short(text: str) -> str:
    return text if len(text) <= 46 else f"{text[:45]}…"


def _changes(found: Sequence[Change], first: str, second: str, title: str) -> Grid:
    rows = tuple(
        (one.about, _value(one, one.before), _value(one, one.after), _step(one), f"{one.judged:.3f}") for one in found
    )
    return Grid(("figure", first, second, "difference", "chance of accident"), rows, title)


def _value(one: Change, value: float) -> str:
    return shares(value) if one.unit == SHARE else f"{plain(value)} {one.unit}"


def _step(one: Change) -> str:
    return ranged(one.step, steps if one.unit == SHARE else finely)


def finely(value: float) -> str:
    return f"{round(value, 2) + 0.0:+.2f}".replace("-", "−")
