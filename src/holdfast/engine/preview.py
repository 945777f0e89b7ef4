"""What an option would change, found by trying it on a fork. There is none if chance or a reveal comes into it."""

from __future__ import annotations

from typing import Any

from holdfast.engine.game import View
from holdfast.engine.play import Play, Watcher
from holdfast.engine.requests import Decision


class _CertaintyWatcher(Watcher):
    """Watches a trial: stays certain unless chance decides or something hidden is revealed."""

    def __init__(self) -> None:
        self.certain = True

    def chance_decided(self, name: str, key: str) -> None:
        self.certain = False

    def revealed(self, why: str) -> None:
        self.certain = False


def preview(play: Play[Any], decision: Decision[Any], index: int) -> dict[str, int] | None:
    """The numbers in the deciding seat's view that an option would change, by their path: `players.0.stock.energy`.

    None if chance decides something, or something hidden is revealed, before the next decision.
    """
    place = [id(open_decision) for open_decision in play.decisions].index(id(decision))
    before = numbers(play.view(decision.seat))
    trial, watcher = play.fork(), _CertaintyWatcher()
    trial.watch(watcher)
    trial.answer(trial.decisions[place], index)
    if not watcher.certain:
        return None
    after = numbers(trial.view(decision.seat))
    return {path: now - before[path] for path, now in after.items() if path in before and now != before[path]}


def numbers(view: View | list[Any], path: str = "") -> dict[str, int]:
    """Every number in a view, by its path."""
    found = dict[str, int]()
    for key, value in view.items() if isinstance(view, dict) else enumerate(view):
        here = f"{path}.{key}" if path else str(key)
        if isinstance(value, dict | list):
            found.update(numbers(value, here))
        elif isinstance(value, int) and not isinstance(value, bool):
            found[here] = value
    return found
