"""Racloir Material cards › Types of materials: amounts of the six materials, and of the wild one.

Amounts are vectors: indicyl, hesson, rubel, kyan, spessart, spectrol, wild.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, Literal

from holdfast.engine.content import Content
from holdfast.engine.requests import Face
from holdfast.games.toolkit.amounts import Resources, Vector
from holdfast.games.toolkit.pieces import Piece

Kind = Literal["indicyl", "hesson", "rubel", "kyan", "spessart", "spectrol"]
AnyKind = Literal["indicyl", "hesson", "rubel", "kyan", "spessart", "spectrol", "wild"]
Type = Literal["verdane", "noctane", "aurane"]

KINDS: Final[tuple[Kind, ...]] = ("indicyl", "hesson", "rubel", "kyan", "spessart", "spectrol")
NAMES: Final[tuple[AnyKind, ...]] = (*KINDS, "wild")
TYPES: Final[tuple[Type, ...]] = ("verdane", "noctane", "aurane")
WILD: Final = 6
RESOURCES: Final = Resources[Any](NAMES)
"""The materials. Cards name them by `Kind`, or by `AnyKind` where a wild one is possible."""
INFLUENCE: Final = Resources[Type](TYPES)
NO_TOKENS: Final[Vector] = (0, 0, 0, 0, 0, 0)
"""Tokens and converted materials are never wild."""
UNITS: Final = tuple(tuple(int(lane == kind) for lane in range(len(NAMES))) for kind in range(len(NAMES)))
"""For each material, the vector with a single piece of it."""


class Amount(Content, frozen=True):
    """An amount to be shown in a prompt or a story."""

    vector: Vector

    def face(self) -> Face:
        text = RESOURCES.text(self.vector)
        return Face(text, text)


@lru_cache(maxsize=1 << 12)
def amount(vector: Vector) -> Amount:
    return Amount(vector)


class ResourceKind(Piece, frozen=True):
    """A material or a type of influence, as an option or in the story."""

    index: int
    key: str
    places: tuple[str, ...]


MATERIALS: Final = tuple(ResourceKind(index, kind, (f"pool {kind}",)) for index, kind in enumerate(KINDS))
INFLUENCES: Final = tuple(ResourceKind(index, kind, (f"influence {kind}",)) for index, kind in enumerate(TYPES))
