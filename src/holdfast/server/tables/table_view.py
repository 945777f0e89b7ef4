"""A table as one viewer sees it: all that pages and clients are made from, and nothing that the viewer may not know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from holdfast.engine.game import Game, Result, View
from holdfast.engine.requests import Decision


@dataclass(frozen=True)
class Person:
    """Who sits at a seat."""

    seat: int
    name: str
    kind: str
    """`person`, `bot` or `open`."""
    bot: str = ""
    """The name of the bot that plays this seat, also while it stands in for a person."""
    connected: bool = False


@dataclass(frozen=True)
class Talk:
    """One line of chat. The text is a person's: never markup."""

    seat: int | None
    name: str
    text: str
    at: float


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """A table as a seat, or a spectator, sees it at one moment."""

    table: str
    """Its id."""
    game: Game[Any]
    title: str
    seq: int
    """The number of the last action; an answer names it, so that a stale one is known."""
    seat: int | None
    people: tuple[Person, ...]
    view: View
    decision: Decision[Any] | None
    """What the viewer is asked, if anything. Others' decisions are never shown."""
    waiting: tuple[int, ...]
    """The seats that have something to decide."""
    story: tuple[str, ...]
    """The lines that the viewer may read."""
    undo_blocked: str | None
    """Why the viewer cannot undo, or None if they can."""
    over: bool
    result: Result | None
    """The score sheets, once the game is over."""
    names: tuple[str, ...]
    """The names of all sides; a solo rival is the last."""
    talk: tuple[Talk, ...] = ()
    public: bool = False
    at: int | None = None
    """In a replay: the entry of the record that is shown."""
    entries: int = 0
    """How many entries the log has."""
    pack: Path | None = None
    """The folder of changed content that the table is played with."""
    discussed: Decision[Any] | None = None
    """At an open table: what another is asked. Whoever sits here may suggest an answer."""
    suggested: Mapping[str, tuple[int, ...]] = {}
    """The options that the others suggest, each with their seats."""
    inviting: tuple[int, ...] = ()
    """The seats that nobody has taken yet and to which the viewer may give out new links."""
