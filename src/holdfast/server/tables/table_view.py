"""A table as one viewer sees it. Pages and clients are made from it alone, so that nothing else can leak."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from holdfast.engine.game import Game, Result, View
from holdfast.engine.requests import Decision
from holdfast.server.storage.rows import ChatLine


@dataclass(frozen=True)
class Person:
    """Who has a seat."""

    seat: int
    name: str
    kind: str
    """`person`, `bot` or `open`."""
    bot: str = ""
    """The bot that plays this seat, also while it stands in for a person."""
    connected: bool = False
    taken: bool = False
    """Whether anybody has the seat. A person's seat is free until its private link is used."""


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    """A table as a seat, or a spectator, sees it at one moment."""

    table: str
    """Its id."""
    game: Game[Any]
    title: str
    seq: int
    """The number of the last action. An answer names it, so that a stale one is detected."""
    seat: int | None
    """The viewer's seat; None for a spectator."""
    people: tuple[Person, ...]
    view: View
    decision: Decision[Any] | None
    """The viewer's open decision. Decisions of others are never shown."""
    waiting: tuple[int, ...]
    """The seats that have something to decide."""
    story: tuple[str, ...]
    """The story lines that the viewer may read."""
    undo_blocked: str | None
    """Why the viewer cannot undo; None if they can."""
    over: bool
    result: Result | None
    """The score sheets, once the game is over."""
    names: tuple[str, ...]
    """The names of all sides; a solo rival is the last."""
    talk: tuple[ChatLine, ...] = ()
    public: bool = False
    at: int | None = None
    """In a replay: the entry of the record that is shown."""
    entries: int | None = None
    """How many entries the log of a finished game has. Before the end the number would tell about hidden choices."""
    chosen_seed: int | None = None
    """The seed, if the person who plays has chosen it; everybody may see it."""
    pack: Path | None = None
    """The folder of changed content that the table is played with."""
    discussed: Decision[Any] | None = None
    """In games where all seats see the same: another seat's decision, for which the viewer may suggest an option."""
    suggested: Mapping[str, tuple[int, ...]] = {}
    """The options that other seats suggest, each with their seats."""
    deadline: float | None = None
    """Seconds after which others may let a bot play for somebody who is asked and away; None: they never may."""
    due: Mapping[int, float] = {}
    """The seats that are asked at a table with a deadline, and the Unix time when it passes."""
    may: Mapping[int, tuple[str, ...]] = {}
    """What the viewer may do with each seat now: see `SEAT_RIGHTS` in `permissions.py`."""
    changed: str | None = None
    """What has changed since the table was set up, in one sentence."""
