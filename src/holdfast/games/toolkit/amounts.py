"""Amounts of resources: vectors with one number for each kind of resource of a game.

RESOURCES = Resources(("food", "response"), words={"response": "response token"},
                      plurals={"response": "response tokens"})
RESOURCES.vector({"food": 1, "response": 2})   # (1, 2)
RESOURCES.text((1, 2))                         # "1 food and 2 response tokens"
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, TypeVar

Vector = tuple[int, ...]
K = TypeVar("K", bound=str)


class Resources(Generic[K]):
    """The kinds of resource of a game, in the order of its vectors, with their words."""

    __slots__ = ("kinds", "nothing", "plurals", "singulars")

    def __init__(
        self, kinds: Sequence[K], words: Mapping[K, str] | None = None, plurals: Mapping[K, str] | None = None
    ) -> None:
        """`words` names kinds whose word differs from their id, `plurals` those whose plural differs from the word."""
        self.kinds = tuple(kinds)
        self.singulars = tuple((words or {}).get(kind, kind) for kind in kinds)
        self.plurals = tuple((plurals or {}).get(kind, word) for kind, word in zip(kinds, self.singulars, strict=True))
        self.nothing: Vector = (0,) * len(self.kinds)

    def vector(self, amounts: Mapping[K, int]) -> Vector:
        """The vector of amounts given by kind. Without any amount it is `nothing` itself."""
        made = tuple(amounts.get(kind, 0) for kind in self.kinds)
        return made if any(made) else self.nothing

    def text(self, amount: Iterable[int]) -> str:
        """An amount in words: "2 scrap and 1 magtape". A shorter vector counts the first kinds only."""
        words = zip(amount, self.singulars, self.plurals, strict=False)
        return " and ".join(f"{n} {singular if n == 1 else plural}" for n, singular, plural in words if n) or "nothing"

    def icons(self, amount: Iterable[int]) -> tuple[K, ...]:
        """The kind of every single piece of an amount: ("scrap", "scrap", "magtape")."""
        return tuple(kind for kind, n in zip(self.kinds, amount, strict=False) for _ in range(n))
