"""Memoized parts of a view: computed once, and cached while the values they depend on stay the same."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

MAX_CACHED_RESULTS = 256
"""Results cached per function; the oldest is dropped first."""

_caches: list[OrderedDict[Hashable, Any]] = []


def memoized(key_of: Callable[..., Hashable]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Cache a function's results by a key: numbers, words, content, and tuples of them.

        @memoized(lambda game: (game.box, game.purpose, *game.laws))
        def _laws(game: Frostpunk) -> list[dict[str, Any]]: ...

    The function must read nothing that is missing from its key. A contract test clears the caches and compares views.
    """

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        cache = OrderedDict[Hashable, R]()
        _caches.append(cache)

        def cached(*args: P.args, **kwargs: P.kwargs) -> R:
            key = key_of(*args, **kwargs)
            result = cache.get(key)
            if result is None:
                if len(cache) >= MAX_CACHED_RESULTS:
                    cache.popitem(last=False)
                cache[key] = result = function(*args, **kwargs)
            return result

        return cached

    return decorate


def clear() -> None:
    """Empty every cache."""
    for cache in _caches:
        cache.clear()
