"""A light play writes no log of its own; this one is kept beside it."""

from __future__ import annotations

from typing import Any

from holdfast.engine.play import Watcher
from holdfast.engine.record import Entry
from holdfast.engine.requests import Decision


class Log(Watcher):
    """Hears of all that happens in a game, and keeps what a record needs of it."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def decided(self, decision: Decision[Any], index: int, forced: bool) -> None:
        self.entries.append(Entry(decision.seat, decision.options[index].key))

    def chance_decided(self, name: str, key: str) -> None:
        self.entries.append(Entry(name, key))
