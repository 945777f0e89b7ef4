"""Parts of a view that follow from a little of the state: made once, and kept for as long as that is the same."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

MOST = 256
"""So many of a kind are kept at a time: the latest."""

_all: list[OrderedDict[Hashable, Any]] = []


def kept(looks_at: Callable[..., Hashable]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Keep what a function makes, by all that it looks at: numbers, words, content, tuples of them.

        @kept(lambda game: (game.box, game.purpose, *game.laws))
        def _laws(game: Frostpunk) -> list[dict[str, Any]]: ...

    What it leaves out of `looks_at` it must not look at. A contract test makes every view anew and compares.
    """

    def keeping(make: Callable[P, R]) -> Callable[P, R]:
        known = OrderedDict[Hashable, R]()
        _all.append(known)

        def made(*of: P.args, **named: P.kwargs) -> R:
            key = looks_at(*of, **named)
            found = known.get(key)
            if found is None:
                if len(known) >= MOST:
                    known.popitem(last=False)
                known[key] = found = make(*of, **named)
            return found

        return made

    return keeping


def forget() -> None:
    """Let everything be made anew."""
    for known in _all:
        known.clear()
