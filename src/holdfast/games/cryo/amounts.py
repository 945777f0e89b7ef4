"""Amounts of materials and energy as vectors: crystal, organic, tech, nanite, energy; and prices made of them."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final, Literal

from holdfast.engine.content import Content
from holdfast.engine.requests import Face
from holdfast.games.toolkit.amounts import Resources, Vector

Resource = Literal["crystal", "organic", "tech", "nanite", "energy"]

RESOURCES: Final = Resources[Resource](("crystal", "organic", "tech", "nanite", "energy"))
CRYSTAL: Final = 0
ORGANIC: Final = 1
TECH: Final = 2
NANITE: Final = 3
ENERGY: Final = 4
NOTHING: Final = RESOURCES.nothing


class Cost(Content, frozen=True):
    """A price: one of these amounts, where nanites may stand in for the other materials, and cards to discard."""

    amounts: tuple[Vector, ...]
    nanites_stand_in: bool = True
    cards: int = 0

    def text(self) -> str:
        if self.cards:
            return f"discard {self.cards} card{'s' if self.cards > 1 else ''}"
        return " or ".join(RESOURCES.text(amount) for amount in self.amounts)


@cache
def amount_face(amount: Vector) -> Face:
    """An amount as an option."""
    text = RESOURCES.text(amount)
    return Face(text, text)


@cache
def spending(amount: Vector) -> Cost:
    """The price of exactly this amount. [CRY-041]"""
    return Cost((amount,))


@cache
def any_of(kinds: tuple[int, ...], units: int) -> Cost:
    """The price of a number of units in any mix of these kinds, each paid only as such. [CRY-077, CRY-194]"""
    mixes = [mix for mix in product(range(units, -1, -1), repeat=5) if sum(mix) == units]
    return Cost(tuple(mix for mix in mixes if not any(n and i not in kinds for i, n in enumerate(mix))), False)
