"""Models of the table service: what a table is set up from, and what lists and charts show of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from holdfast.engine.game import Value
from holdfast.server.storage.rows import OPEN

DEFAULT_PACE_S = 0.8
"""Seconds that a bot takes for a move, so that people can follow."""


@dataclass(frozen=True)
class SeatPlan:
    """Who gets a seat: `person`, `bot` or `open`; a bot by its name in `holdfast.bots`."""

    kind: str
    name: str = ""
    """Of the person; empty for the default."""
    bot: str = ""


@dataclass(frozen=True)
class TablePlan:
    """A table to set up. Without a seed it gets a secret random one."""

    game: str
    seats: tuple[SeatPlan, ...]
    options: Mapping[str, Value] = field(default_factory=dict)
    seed: int | None = None
    public: bool = False
    """Whether it is listed for everybody."""
    pace: float = DEFAULT_PACE_S
    """Seconds that a bot takes for a move."""
    deadline_s: float | None = None
    """Seconds after which others may let a bot play for somebody who is asked and away; None: they never may."""


@dataclass(frozen=True)
class CreatedTable:
    """A new table: its id, the seat of its creator, and the secrets of private links to other seats."""

    table: str
    seat: int | None
    links: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True)
class TableSummary:
    """A table in a list. Everybody may see it."""

    table: str
    game: str
    title: str
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    """`person`, `bot` or `open`, seat by seat."""
    seat: int | None
    """The seat of the viewer."""
    waiting: tuple[int, ...]
    """The seats that have something to decide."""
    over: bool
    public: bool
    created: float
    """Unix time, as is `changed`."""
    changed: float

    @property
    def your_turn(self) -> bool:
        return self.seat is not None and self.seat in self.waiting and not self.over

    @property
    def open_seats(self) -> int:
        return self.kinds.count(OPEN)


@dataclass(frozen=True)
class Moment:
    """The scores of all sides after some entries of a finished game."""

    entry: int
    scores: tuple[int, ...]
