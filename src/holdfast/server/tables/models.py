"""The words of the service: what a table is set up from, and what is told about it."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field

from holdfast.engine.game import Value
from holdfast.server.errors import BadPlan

PERSON, BOT, OPEN = "person", "bot", "open"

NAME_LENGTH, TALK_LENGTH, RECORD_LENGTH = 24, 500, 2_000_000
PACE = 0.8
"""Seconds that a bot takes for a move, so that people can follow."""


@dataclass(frozen=True)
class SeatPlan:
    """Who shall sit on a seat: `person`, `bot` or `open`; a bot by its name in `holdfast.bots`."""

    kind: str
    name: str = ""
    bot: str = ""


@dataclass(frozen=True)
class Plan:
    """A table to be set up. Without a seed it gets a secret random one."""

    game: str
    seats: tuple[SeatPlan, ...]
    options: Mapping[str, Value] = field(default_factory=dict)
    seed: int | None = None
    public: bool = False
    pace: float = PACE


@dataclass(frozen=True)
class Created:
    """A new table: its id, the seat of whoever set it up, and the secrets of private links to other seats."""

    table: str
    seat: int | None
    links: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Summary:
    """A table in a list, as everybody may see it."""

    table: str
    game: str
    title: str
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    seat: int | None
    """The seat of whoever asks."""
    waiting: tuple[int, ...]
    """The seats that have something to decide."""
    over: bool
    public: bool
    created: float
    changed: float

    @property
    def your_turn(self) -> bool:
        return self.seat is not None and self.seat in self.waiting and not self.over

    @property
    def open_seats(self) -> int:
        return self.kinds.count(OPEN)


@dataclass(frozen=True)
class Hint:
    """An option that a bot would consider, the chance that it leaves, and why in one short sentence."""

    key: str
    label: str
    chance: float
    why: str


@dataclass(frozen=True)
class Moment:
    """How the sides stood after so many entries of a finished game."""

    entry: int
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Notice:
    """Something changed at a table: `moved`, `undone`, `people` or `talk`."""

    table: str
    seq: int
    kind: str


def clean_name(text: str) -> str:
    """A person's name on one line, without signs that cannot be seen."""
    shown = "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in text)
    name = " ".join(shown.split())
    if not name:
        raise BadPlan("a name needs at least one letter")
    if len(name) > NAME_LENGTH:
        raise BadPlan(f"a name has at most {NAME_LENGTH} letters")
    return name


def clean_talk(text: str) -> str:
    """A line of chat, short and on one line."""
    shown = "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in text)
    line = " ".join(shown.split())
    if not line:
        raise BadPlan("nothing was said")
    if len(line) > TALK_LENGTH:
        raise BadPlan(f"a line of chat has at most {TALK_LENGTH} letters")
    return line
