"""The scores of all sides over a game, as the lines of a chart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

WIDTH, HEIGHT = 900, 320
LEFT, RIGHT, TOP, BOTTOM = 48, 170, 20, 36


@dataclass(frozen=True)
class Line:
    """One side: its points as a path, and where its name stands."""

    side: int
    name: str
    path: str
    x: float
    y: float
    last: int


@dataclass(frozen=True)
class Chart:
    """Lines, and the marks of the scale."""

    lines: tuple[Line, ...]
    marks: tuple[tuple[int, float], ...]
    width: int = WIDTH
    height: int = HEIGHT
    left: int = LEFT
    right: int = WIDTH - RIGHT
    bottom: int = HEIGHT - BOTTOM


def chart(scores: Sequence[Sequence[int]], names: Sequence[str]) -> Chart:
    """The chart of a game: one point after every answer."""
    most = max((max(one) for one in scores), default=0) or 1
    least = min(0, min((min(one) for one in scores), default=0))
    step = next(
        step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000) if (most - least) / step <= 6 or step == 1000
    )

    def across(index: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * index / max(1, len(scores) - 1)

    def up(score: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (score - least) / (most - least)

    lines = list[Line]()
    for side, name in enumerate(names):
        points = " ".join(f"{across(index):.1f},{up(one[side]):.1f}" for index, one in enumerate(scores))
        last = scores[-1][side]
        lines.append(Line(side, name, f"M{points}", across(len(scores) - 1), up(last), last))
    marks = tuple((mark, up(mark)) for mark in range(0, most + 1, step))
    return Chart(_apart(lines), marks)


def _apart(lines: list[Line]) -> tuple[Line, ...]:
    """Names that would lie on each other move apart."""
    placed, y = dict[int, float](), -100.0
    for line in sorted(lines, key=lambda line: line.y):
        y = max(line.y, y + 20)
        placed[line.side] = y
    return tuple(Line(one.side, one.name, one.path, one.x, placed[one.side], one.last) for one in lines)
