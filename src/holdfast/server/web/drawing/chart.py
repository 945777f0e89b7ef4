"""How all sides stood over a game, as the lines of a chart. Places are percentages, so that it fits any width."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from holdfast.bots.analysis import Analysis
from holdfast.server.web.drawing.words import t

STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
MARKS = 6
"""A scale has at most so many steps."""

WIDE, TALL = 9.0, 13.5
"""What a pin takes of a chart on a small phone."""


@dataclass(frozen=True)
class Line:
    """One side: its way as a path from left to right, where it ends, and how it stood then."""

    side: int
    name: str
    path: str
    y: float
    last: str


@dataclass(frozen=True)
class Pin:
    """A numbered place on a line."""

    number: int
    side: int
    x: float
    y: float


@dataclass(frozen=True)
class Chart:
    """Lines, the marks of the scale with their heights, and pins."""

    lines: tuple[Line, ...]
    marks: tuple[tuple[str, float], ...]
    pins: tuple[Pin, ...] = ()


def points_chart(scores: Sequence[Sequence[int]], names: Sequence[str]) -> Chart:
    """The points of all sides: one place after every answer."""
    most = max((max(one) for one in scores), default=0) or 1
    least = min(0, min((min(one) for one in scores), default=0))
    step = next(step for step in STEPS if (most - least) / step <= MARKS or step == STEPS[-1])
    lines = [
        _line(side, name, [_up(one[side], least, most) for one in scores], str(scores[-1][side]))
        for side, name in enumerate(names)
    ]
    return Chart(tuple(lines), tuple((str(mark), _up(mark, least, most)) for mark in range(0, most + 1, step)))


def chances_chart(found: Analysis, names: Sequence[str], *, pinned: bool) -> Chart:
    """The chances of all seats, or one line where they stand or fall together; with costly decisions pinned to it."""
    chances = found.chances
    together = len(chances[0].seats) > 1 and all(len(set(one.seats)) == 1 for one in chances)
    shown = [t("All together")] if together else names[: len(chances[0].seats)]
    heights = [[_up(one.seats[side], 0, 1) for one in chances] for side in range(len(shown))]
    lines = [_line(side, name, heights[side], f"{chances[-1].seats[side]:.0%}") for side, name in enumerate(shown)]
    pins = list[Pin]()
    for number, slip in enumerate(found.slips if pinned else (), 1):
        turn, side = max(at for at, one in enumerate(chances) if one.entry <= slip.entry), 0 if together else slip.seat
        pins.append(_beside(pins, Pin(number, side, _across(turn, len(chances)), heights[side][turn])))
    return Chart(tuple(lines), tuple((f"{mark}%", 100.0 - mark) for mark in (0, 25, 50, 75, 100)), tuple(pins))


def _beside(pins: Sequence[Pin], pin: Pin) -> Pin:
    """A pin above or below those that it would cover, towards the middle."""
    away = TALL if pin.y < 50 else -TALL
    while any(abs(one.x - pin.x) < WIDE and abs(one.y - pin.y) < TALL for one in pins):
        pin = replace(pin, y=round(pin.y + away, 2))
    return pin


def _line(side: int, name: str, heights: Sequence[float], last: str) -> Line:
    points = " ".join(f"{_across(at, len(heights))},{y}" for at, y in enumerate(heights))
    return Line(side, name, f"M{points}", heights[-1], last)


def _across(at: int, count: int) -> float:
    return round(100 * at / max(1, count - 1), 2)


def _up(value: float, least: float, most: float) -> float:
    """From the top down, as pages count."""
    return round(100 * (most - value) / (most - least), 2)
