"""Resources: food, credits and response tokens; what fits into a pile, and the ways to pay. [PIO-005 to PIO-015]

Amounts are vectors: food, credit, response. What a town can hold is its `Room`: for each set of kinds (a number of
three bits) how many tokens of these kinds fit at most. Tokens may be rearranged freely, so a holding is legal exactly
when no set of kinds exceeds its room. [PIO-011]
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from itertools import product
from typing import Final

from holdfast.engine.requests import Face
from holdfast.games.pioneers.verbs import Resource

Vector = tuple[int, int, int]
Room = tuple[int, ...]

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
    """So many tokens of one kind."""
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


def room_for(pile: int, stores: Iterable[tuple[int, int]]) -> Room:
    """The room of a pile with storing cards, each with the set of kinds it accepts and its capacity. [PIO-008, PIO-009]

    A pile takes every kind; a store adds to the room of each set of kinds of which it accepts any.
    """
    room = [pile] * 8
    for accepted, capacity in stores:
        for kinds in range(1, 8):
            if kinds & accepted:
                room[kinds] += capacity
    return tuple(room)


def excess(holding: Vector, room: Room) -> int:
    """How many tokens must go until the rest fits: the most by which any set of kinds exceeds its room."""
    food, credit, response = holding
    return max(
        0,
        food - room[1],
        credit - room[2],
        food + credit - room[3],
        response - room[4],
        food + response - room[5],
        credit + response - room[6],
        food + credit + response - room[7],
    )


@lru_cache(maxsize=1 << 14)
def trims(holding: Vector, room: Room) -> tuple[Vector, ...]:
    """Every way to discard no more tokens than needed so that the rest fits. [PIO-012, PIO-013]"""
    surplus = excess(holding, room)
    return tuple(
        gone
        for gone in mixes(holding, surplus)
        if not excess((holding[0] - gone[0], holding[1] - gone[1], holding[2] - gone[2]), room)
    )


@lru_cache(maxsize=1 << 14)
def mixes(available: Vector, n: int) -> tuple[Vector, ...]:
    """Every choice of so many tokens out of these."""
    food, credit, response = available
    return tuple(
        (f, c, n - f - c)
        for f, c in product(range(min(food, n), -1, -1), range(min(credit, n), -1, -1))
        if 0 <= n - f - c <= response
    )


@lru_cache(maxsize=1 << 14)
def payments(cost: Vector, have: Vector) -> tuple[Vector, ...]:
    """Every way to pay a cost in full: response tokens may stand in for food, and for nothing else.

    The payer decides how many do, also while holding food. [PIO-138, PIO-184, PIO-188, PIO-259, PIO-273]
    """
    food, credit, response = cost
    if credit > have[CREDIT]:
        return ()
    return tuple(
        (eaten, credit, response + food - eaten)
        for eaten in range(min(food, have[FOOD]), -1, -1)
        if response + food - eaten <= have[RESPONSE]
    )


def affordable(cost: Vector, have: Vector) -> bool:
    """Whether a cost can be paid in full. [PIO-259]"""
    lacking = max(cost[FOOD] - have[FOOD], 0)
    return cost[CREDIT] <= have[CREDIT] and cost[RESPONSE] + lacking <= have[RESPONSE]


def plus(one: Vector, other: Vector) -> Vector:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def minus(one: Vector, other: Vector) -> Vector:
    return one[0] - other[0], one[1] - other[1], one[2] - other[2]
