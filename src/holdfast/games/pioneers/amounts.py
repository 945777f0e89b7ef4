"""Amounts of resources are vectors: food, credits, response tokens. [PIO-005]"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from holdfast.engine.requests import Face
from holdfast.games.pioneers.verbs import Resource

Vector = tuple[int, int, int]
Room = tuple[int, ...]
"""What a town can hold, for each set of kinds; see `rules/resources.py`."""

RESOURCES: Final[tuple[Resource, ...]] = ("food", "credit", "response")
FOOD: Final = 0
CREDIT: Final = 1
RESPONSE: Final = 2
NOTHING: Final[Vector] = (0, 0, 0)

_NAMES: Final = (("food", "food"), ("credit", "credits"), ("response token", "response tokens"))


def vector(amounts: Mapping[Resource, int]) -> Vector:
    """The vector of amounts given by name."""
    return amounts.get("food", 0), amounts.get("credit", 0), amounts.get("response", 0)


def single(kind: int, n: int) -> Vector:
    """n tokens of one kind."""
    return (n if kind == FOOD else 0, n if kind == CREDIT else 0, n if kind == RESPONSE else 0)


def worded(amount: Vector) -> str:
    """An amount in words: "1 food and 2 credits"."""
    parts = [f"{n} {names[n != 1]}" for n, names in zip(amount, _NAMES, strict=True) if n]
    return " and ".join(parts) or "nothing"


@cache
def amount_face(amount: Vector) -> Face:
    """How an amount looks as an option."""
    key = " ".join(f"{n} {name}" for n, name in zip(amount, RESOURCES, strict=True) if n) or "nothing"
    return Face(key, worded(amount).capitalize())


def plus(amount: Vector, other: Vector) -> Vector:
    return amount[0] + other[0], amount[1] + other[1], amount[2] + other[2]


def minus(amount: Vector, other: Vector) -> Vector:
    return amount[0] - other[0], amount[1] - other[1], amount[2] - other[2]
