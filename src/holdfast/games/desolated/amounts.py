"""Racloir Material cards › Types of materials: amounts of the six materials, and of the wild one.

Amounts are vectors: indicyl, hesson, rubel, kyan, spessart, spectrol, wild.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final, Literal

from holdfast.engine.content import Content
from holdfast.engine.requests import Face

Kind = Literal["indicyl", "hesson", "rubel", "kyan", "spessart", "spectrol"]
AnyKind = Literal["indicyl", "hesson", "rubel", "kyan", "spessart", "spectrol", "wild"]
Type = Literal["verdane", "noctane", "aurane"]
Vector = tuple[int, ...]

KINDS: Final[tuple[Kind, ...]] = ("indicyl", "hesson", "rubel", "kyan", "spessart", "spectrol")
NAMES: Final[tuple[AnyKind, ...]] = (*KINDS, "wild")
TYPES: Final[tuple[Type, ...]] = ("verdane", "noctane", "aurane")
WILD: Final = 6
NOTHING: Final[Vector] = (0, 0, 0, 0, 0, 0, 0)
NO_TOKENS: Final[Vector] = (0, 0, 0, 0, 0, 0)
UNITS: Final = tuple(tuple(int(lane == kind) for lane in range(len(NAMES))) for kind in range(len(NAMES)))
"""One of each material."""


def vector(amounts: Mapping[Kind, int] | Mapping[AnyKind, int] | Mapping[str, int]) -> Vector:
    """The vector of amounts given by name."""
    given = {str(name): number for name, number in amounts.items()}
    return tuple(given.get(name, 0) for name in NAMES)


def icons(types: Iterable[Type]) -> Vector:
    """How many influence icons of each type are listed."""
    listed = list(types)
    return tuple(listed.count(kind) for kind in TYPES)


def worded(amount: Iterable[int]) -> str:
    """An amount in words: "2 indicyl and 1 rubel"."""
    return " and ".join(f"{n} {name}" for n, name in zip(amount, NAMES, strict=False) if n) or "nothing"


def worded_icons(amount: Iterable[int]) -> str:
    """Influence in words: "1 verdane and 1 noctane"."""
    return " and ".join(f"{n} {name}" for n, name in zip(amount, TYPES, strict=True) if n) or "nothing"


class Amount(Content, frozen=True):
    """An amount to be shown in a prompt or a story."""

    vector: Vector

    def face(self) -> Face:
        return Face(worded(self.vector), worded(self.vector))


@lru_cache(maxsize=1 << 12)
def amount(vector: Vector) -> Amount:
    return Amount(vector)


class MaterialKind(Content, frozen=True):
    """One of the six materials, to be chosen or told."""

    index: int

    def face(self) -> Face:
        name = KINDS[self.index]
        return Face(name, name.capitalize(), (f"pool {name}",))

    def __repr__(self) -> str:
        return f"<{KINDS[self.index]}>"


class InfluenceType(Content, frozen=True):
    """One of the three types of influence, to be chosen or told."""

    index: int

    def face(self) -> Face:
        return Face(TYPES[self.index], TYPES[self.index].capitalize(), (f"influence {TYPES[self.index]}",))

    def __repr__(self) -> str:
        return f"<{TYPES[self.index]}>"


MATERIALS: Final = tuple(MaterialKind(index) for index in range(len(KINDS)))
INFLUENCES: Final = tuple(InfluenceType(index) for index in range(len(TYPES)))
