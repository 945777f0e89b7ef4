"""Line charts of a game. Coordinates are percentages, so that a chart fits any width."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from holdfast.bots.analysis import Analysis
from holdfast.server.web.drawing.words import t

STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
MAX_MARKS = 6
"""How many steps a scale has at most."""

PIN_WIDTH, PIN_HEIGHT = 9.0, 13.5
"""The size of a pin on a small phone, in percent of the chart."""


class Line(NamedTuple):
    """The line of one side: its SVG path, the height at its end, and the last value."""

    side: int
    name: str
    path: str
    y: float
    """The height at its end: the distance from the top, in percent."""
    last: str
    """The value at its end, as text."""


class Pin(NamedTuple):
    """A numbered place on a line."""

    number: int
    """From 1, as in the list beside the chart."""
    side: int
    """The line on which it stands."""
    x: float
    """In percent of the width."""
    y: float
    """From the top, in percent of the height."""


class Chart(NamedTuple):
    """Lines, the marks of the scale with their heights, and pins."""

    lines: tuple[Line, ...]
    marks: tuple[tuple[str, float], ...]
    """The text of each mark, and its distance from the top in percent."""
    pins: tuple[Pin, ...] = ()


def points_chart(scores: Sequence[Sequence[int]], names: Sequence[str]) -> Chart:
    """The scores of all sides after every answer."""
    highest = max((max(row) for row in scores), default=0) or 1
    lowest = min(0, min((min(row) for row in scores), default=0))
    step = next(step for step in STEPS if (highest - lowest) / step <= MAX_MARKS or step == STEPS[-1])
    lines = [
        _line(side, name, [_height(row[side], lowest, highest) for row in scores], str(scores[-1][side]))
        for side, name in enumerate(names)
    ]
    return Chart(
        tuple(lines), tuple((str(mark), _height(mark, lowest, highest)) for mark in range(0, highest + 1, step))
    )


def chances_chart(found: Analysis, names: Sequence[str], *, pinned: bool) -> Chart:
    """The chances of all seats, or one line in a cooperative game, with pins at the costliest decisions."""
    chances = found.chances
    together = len(chances[0].seats) > 1 and all(len(set(moment.seats)) == 1 for moment in chances)
    shown = [t("All together")] if together else names[: len(chances[0].seats)]
    heights = [[_height(moment.seats[side], 0, 1) for moment in chances] for side in range(len(shown))]
    lines = [_line(side, name, heights[side], f"{chances[-1].seats[side]:.0%}") for side, name in enumerate(shown)]
    pins = list[Pin]()
    for number, slip in enumerate(found.slips if pinned else (), 1):
        turn = max(at for at, moment in enumerate(chances) if moment.entry <= slip.entry)
        side = 0 if together else slip.seat
        pins.append(_without_overlap(pins, Pin(number, side, _across(turn, len(chances)), heights[side][turn])))
    return Chart(tuple(lines), tuple((f"{mark}%", 100.0 - mark) for mark in (0, 25, 50, 75, 100)), tuple(pins))


def _without_overlap(pins: Sequence[Pin], pin: Pin) -> Pin:
    """A pin moved towards the middle until it covers no other."""
    step = PIN_HEIGHT if pin.y < 50 else -PIN_HEIGHT
    while any(abs(other.x - pin.x) < PIN_WIDTH and abs(other.y - pin.y) < PIN_HEIGHT for other in pins):
        pin = pin._replace(y=round(pin.y + step, 2))
    return pin


def _line(side: int, name: str, heights: Sequence[float], last: str) -> Line:
    points = " ".join(f"{_across(at, len(heights))},{y}" for at, y in enumerate(heights))
    return Line(side, name, f"M{points}", heights[-1], last)


def _across(at: int, count: int) -> float:
    return round(100 * at / max(1, count - 1), 2)


def _height(value: float, lowest: float, highest: float) -> float:
    """The distance from the top, in percent."""
    return round(100 * (highest - value) / (highest - lowest), 2)
