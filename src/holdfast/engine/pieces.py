"""Pieces that several games share."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(slots=True)
class Pile(Generic[T]):
    """A face-down pile: pieces known to be on top (the last is uppermost), above a rest in unknown order.

    The order of the rest is decided when it is drawn from. Equal pieces are one shared object.
    """

    rest: list[T] = field(default_factory=list)
    top: list[T] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.rest) + len(self.top)

    def shuffle_in(self, pieces: Iterable[T]) -> None:
        """Add pieces; the whole pile is then in unknown order."""
        self.rest += self.top
        self.rest += pieces
        self.top.clear()
