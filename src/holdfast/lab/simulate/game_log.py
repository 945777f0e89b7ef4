"""Watchers of a play: the log of a game, which a light play does not keep itself, and several watchers at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from holdfast.engine.play import Watcher
from holdfast.engine.record import Entry
from holdfast.engine.requests import Decision


class GameLog(Watcher):
    """Collects the entries that the record of a game needs."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def decided(self, decision: Decision[Any], index: int, forced: bool) -> None:
        self.entries.append(Entry(decision.seat, decision.options[index].key))

    def chance_decided(self, name: str, key: str) -> None:
        self.entries.append(Entry(name, key))


class SeveralWatchers(Watcher):
    """Passes everything on to several watchers."""

    def __init__(self, watchers: Sequence[Watcher]) -> None:
        self._watchers = watchers

    def decided(self, decision: Decision[Any], index: int, forced: bool) -> None:
        for watcher in self._watchers:
            watcher.decided(decision, index, forced)

    def chance_decided(self, name: str, key: str) -> None:
        for watcher in self._watchers:
            watcher.chance_decided(name, key)

    def revealed(self, why: str) -> None:
        for watcher in self._watchers:
            watcher.revealed(why)

    def checkpoint(self) -> None:
        for watcher in self._watchers:
            watcher.checkpoint()
