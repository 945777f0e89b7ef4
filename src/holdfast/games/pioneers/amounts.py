"""Amounts of resources as vectors: food, credits, response tokens. [PIO-005]"""

from __future__ import annotations

from functools import cache
from typing import Final

from holdfast.engine.requests import Face
from holdfast.games.pioneers.verbs import Resource
from holdfast.games.toolkit.amounts import Resources, Vector

Room = tuple[int, ...]
"""What a town can hold, for each set of kinds; see `rules/resources.py`."""

RESOURCES: Final = Resources[Resource](
    ("food", "credit", "response"),
    words={"response": "response token"},
    plurals={"credit": "credits", "response": "response tokens"},
)
FOOD: Final = 0
CREDIT: Final = 1
RESPONSE: Final = 2
NOTHING: Final = RESOURCES.nothing


@cache
def amount_face(amount: Vector) -> Face:
    """An amount as an option."""
    key = " ".join(f"{n} {kind}" for n, kind in zip(amount, RESOURCES.kinds, strict=True) if n) or "nothing"
    return Face(key, RESOURCES.text(amount).capitalize())


def plus(amount: Vector, other: Vector) -> Vector:
    return amount[0] + other[0], amount[1] + other[1], amount[2] + other[2]


def minus(amount: Vector, other: Vector) -> Vector:
    return amount[0] - other[0], amount[1] - other[1], amount[2] - other[2]
