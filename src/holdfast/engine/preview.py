"""What an option would change, as far as the deciding seat can know: tried on copies in which all else is dealt again.

The true hidden cards are never used, so a preview shows nothing of them: it is the same whatever they are.
"""

from __future__ import annotations

from typing import Any

from holdfast.engine.game import View
from holdfast.engine.play import Play, Watcher
from holdfast.engine.requests import Decision

TRIALS = 3
"""How many deals an option is tried on. A change that is the same in all of them is shown."""


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

    None if chance decides something, or something hidden is revealed, before the next decision. A number that depends
    on what the seat cannot see is left out.
    """
    place = [id(open_decision) for open_decision in play.decisions].index(id(decision))
    before, certain = numbers(play.view(decision.seat)), dict[str, int]()
    for deal in range(TRIALS):
        trial, watcher = play.redealt(decision.seat, deal), _CertaintyWatcher()
        trial.watch(watcher)
        trial.answer(trial.decisions[place], index)
        if not watcher.certain:
            return None
        after = numbers(trial.view(decision.seat))
        changed = {path: now - before[path] for path, now in after.items() if path in before and now != before[path]}
        certain = changed if deal == 0 else {path: by for path, by in certain.items() if changed.get(path) == by}
    return certain


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
