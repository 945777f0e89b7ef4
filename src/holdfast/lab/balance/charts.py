"""Charts as SVG, drawn here: dots with their intervals, and histograms. No script, no font, no library."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import floor, inf, isfinite, log10
from typing import NamedTuple

WIDTH = 880
LETTER_WIDTH = 7.2
"""The mean width of a letter, in pixels like all sizes here."""
ROW_HEIGHT = 26
AXIS_HEIGHT = 34
FIRST_COLOUR, SECOND_COLOUR = "var(--accent)", "var(--soft)"

Format = Callable[[float], str]


class Dot(NamedTuple):
    """A value with its interval."""

    value: float
    low: float
    high: float


class Line(NamedTuple):
    """A row of a chart: its name and its dots, of which a second one is hollow."""

    label: str
    dots: tuple[Dot, ...]
    right: str = ""
    """The text at its right end."""


def percent(value: float) -> str:
    return f"{value:.0%}"


def number(value: float) -> str:
    return f"{value:g}".replace("-", "−")


def dots(lines: Sequence[Line], about: str, written: Format, mark: float | None = None, least: float = inf) -> str:
    """Rows of dots with whiskers over one axis; `mark` is a line to measure them by, `least` is always on the axis."""
    ends = [end for line in lines for dot in line.dots for end in (dot.low, dot.high) if isfinite(end)]
    ends += [end for end in (mark, least) if end is not None and isfinite(end)]
    steps = ticks(min(ends, default=0.0), max(ends, default=1.0))
    left = min(340, 24 + LETTER_WIDTH * max(len(line.label) for line in lines))
    right = 150 if any(line.right for line in lines) else 20
    height = ROW_HEIGHT * len(lines) + AXIS_HEIGHT

    def x(value: float) -> float:
        inside = min(max(value, steps[0]), steps[-1])
        return left + (WIDTH - left - right) * (inside - steps[0]) / (steps[-1] - steps[0])

    parts = [axis(steps, x, ROW_HEIGHT * len(lines), written)]
    if mark is not None:
        parts.append(
            f'<path d="M{x(mark):.1f} 0V{ROW_HEIGHT * len(lines)}" stroke="{SECOND_COLOUR}" stroke-width="2" '
            'stroke-dasharray="5 4"/>'
        )
    for place, line in enumerate(lines):
        y = ROW_HEIGHT * place + ROW_HEIGHT / 2
        parts.append(f'<text x="{left - 12:.0f}" y="{y + 4.5:.1f}" text-anchor="end">{escape(line.label)}</text>')
        parts += [
            dot_with_interval(dot, x, y + shift(at, len(line.dots)), hollow=at > 0) for at, dot in enumerate(line.dots)
        ]
        if line.right:
            parts.append(f'<text class="soft" x="{WIDTH - right + 14}" y="{y + 4.5:.1f}">{escape(line.right)}</text>')
    return svg(WIDTH, height, about, parts)


def shift(at: int, number: int) -> float:
    """Two dots of a row lie a little above and below its middle."""
    return 0.0 if number == 1 else (-5.0, 5.0)[at]


def dot_with_interval(dot: Dot, x: Callable[[float], float], y: float, *, hollow: bool) -> str:
    colour = SECOND_COLOUR if hollow else FIRST_COLOUR
    fill = "var(--card)" if hollow else colour
    return (
        f'<path d="M{x(dot.low):.1f} {y:.1f}H{x(dot.high):.1f}" stroke="{colour}" stroke-width="2.5"/>'
        f'<circle cx="{x(dot.value):.1f}" cy="{y:.1f}" r="4.5" fill="{fill}" stroke="{colour}" stroke-width="2"/>'
    )


def axis(steps: Sequence[float], x: Callable[[float], float], bottom: float, written: Format) -> str:
    parts = []
    for step in steps:
        parts.append(f'<path d="M{x(step):.1f} 0V{bottom + 5:.0f}" stroke="var(--line)"/>')
        parts.append(
            f'<text class="soft" x="{x(step):.1f}" y="{bottom + 22:.0f}" text-anchor="middle">{written(step)}</text>'
        )
    return "".join(parts)


def ticks(low: float, high: float, number: int = 6) -> list[float]:
    """Round values that reach from below the lowest to above the highest."""
    if high <= low:
        low, high = low - 0.5, high + 0.5
    rough = (high - low) / number
    size = 10 ** floor(log10(rough))
    step = next(size * times for times in (1, 2, 5, 10) if size * times >= rough)
    first = floor(low / step + 1e-9)
    found = [round(first * step, 10)]
    while found[-1] < high - 1e-9 * step:
        found.append(round((first + len(found)) * step, 10))
    return found


def histogram(values: Sequence[int], about: str) -> str:
    """How often values between round steps came up."""
    steps = ticks(min(values), max(values) + 1, 24)
    counts = [0] * (len(steps) - 1)
    for value in values:
        counts[min(len(counts) - 1, int((value - steps[0]) / (steps[1] - steps[0])))] += 1
    height, wide, left = 100, 360, 20
    parts = []
    for at, count in enumerate(counts):
        x, width = left + wide * at / len(counts), wide / len(counts)
        tall = height * count / max(counts)
        size = f'width="{width - 1:.1f}" height="{tall:.1f}"'
        parts.append(f'<rect x="{x + 0.5:.1f}" y="{height - tall + 6:.1f}" {size} fill="{FIRST_COLOUR}"/>')
    every = max(1, -(-len(steps) // 8))
    for at in range(0, len(steps), every):
        x = left + wide * at / len(counts)
        parts.append(
            f'<text class="soft" x="{x:.1f}" y="{height + 24}" text-anchor="middle">{number(steps[at])}</text>'
        )
    parts.append(f'<path d="M{left} {height + 6.5}H{left + wide}" stroke="var(--soft)"/>')
    return svg(left + wide + 20, height + AXIS_HEIGHT, about, parts)


def small_dot(dot: Dot, reach: float) -> str:
    """A dot with its interval around 0, for a field of a table; what goes further than `reach` ends there."""
    width, y = 72, 8

    def x(value: float) -> float:
        return width / 2 * (1 + min(max(value / reach, -1.0), 1.0)) if reach else width / 2

    kind = "good" if dot.low > 0 else "bad" if dot.high < 0 else "even"
    return (
        f'<svg class="dot {kind}" viewBox="-4 0 {width + 8} 16" aria-hidden="true"><path d="M{width // 2} 0V16"/>'
        f'<path d="M{x(dot.low):.0f} {y}H{x(dot.high):.0f}"/><circle cx="{x(dot.value):.0f}" cy="{y}" r="3.5"/></svg>'
    )


def small_bar(share: float) -> str:
    """A share as a bar, for a field of a table."""
    return f'<i style="--part:{share:.1%}"></i>'


def svg(width: int, height: int, about: str, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" '
        f'aria-label="{escape(about)}">{"".join(parts)}</svg>'
    )
