"""Amounts packed into one number: a lane of ten bits for each material, the highest of them a guard bit.

Two packed amounts are compared by one subtraction, and weighed by two or three remainders. A lane never holds more
than 511, which no turn can reach.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from holdfast.engine.content import Content
from holdfast.games.desolated.amounts import RESOURCES
from holdfast.games.toolkit.amounts import Vector

LANE_BITS: Final = 10
LANES: Final = len(RESOURCES.nothing)
SHIFTS: Final = tuple(LANE_BITS * lane for lane in range(LANES))
LANE_MASK: Final = (1 << LANE_BITS) - 1
"""All bits of the lowest lane. A packed number modulo this is the sum of its lanes."""
GUARD: Final = sum(1 << shift + LANE_BITS - 1 for shift in SHIFTS)


def pack(amounts: Sequence[int]) -> int:
    """A vector as one number."""
    packed = 0
    for amount, shift in zip(amounts, SHIFTS, strict=False):
        packed |= amount << shift
    return packed


def pack_six(amounts: Sequence[int]) -> int:
    """Tokens or converted materials, which are never wild, as one number; the same as `pack`, but faster."""
    i, h, r, k, s, p = amounts
    return i | h << 10 | r << 20 | k << 30 | s << 40 | p << 50


packed_vector = lru_cache(maxsize=1 << 12)(pack)
"""`pack`, cached: for costs and sides of cards, which recur."""


def amounts_of(packed: int) -> Vector:
    """A packed number as a vector."""
    return tuple([packed >> shift & LANE_MASK for shift in SHIFTS])


def covers(pool: int, need: int) -> bool:
    """Whether a packed pool holds all of a packed need."""
    return ((pool | GUARD) - need) & GUARD == GUARD


def excess(packed: int, other: int) -> int:
    """What a packed number holds more than the other, lane by lane, and nothing where it holds less."""
    left = (packed | GUARD) - other
    kept = left & GUARD
    return left & (kept - (kept >> LANE_BITS - 1))


@lru_cache(maxsize=1 << 12)
def lanes_of(packed: int) -> int:
    """All bits of the lanes that are not empty."""
    return sum(LANE_MASK << shift for shift in SHIFTS if packed >> shift & LANE_MASK)


class Weights(Content, frozen=True):
    """What each material weighs, as masks of the lanes for each binary digit."""

    digits: tuple[tuple[int, int], ...]
    """Pairs of a mask and the weight of its lanes."""

    def of(self, packed: int) -> int:
        """The weight of a packed number."""
        total = 0
        for mask, weight in self.digits:
            total += (packed & mask) % LANE_MASK * weight
        return total


@lru_cache(maxsize=1 << 10)
def weights(each: Vector) -> Weights:
    """Weights given material by material."""
    digits = list[tuple[int, int]]()
    for digit in range(max(each).bit_length()):
        mask = sum(LANE_MASK << shift for weight, shift in zip(each, SHIFTS, strict=True) if weight >> digit & 1)
        digits.append((mask, 1 << digit))
    return Weights(tuple(digits))
