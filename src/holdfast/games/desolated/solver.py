"""Can a price be paid, and by which cheapest plan?

Hand cards, tokens and converted materials are one pool; conversions turn parts of it into others. The search goes
backwards from the price: to need what a conversion gains is to need what it pays instead. A need that the pool covers
is a plan. Cheapest is the plan that gives up the least worth, and of those the one with the fewest conversions.

Bounds: it looks at no more than `MOST_NEEDS` needs and then answers no; it never counts more than 511 of a material.
Within these it is exact: it finds a plan if there is one. (With a pack whose conversions make worth out of nothing, the
plan is a good one and need not be the cheapest.) It knows nothing of positions that a turn may not return to;
`payment.py` does.

A vector is packed into one number, ten bits a material, the uppermost of each a guard, so that a whole comparison is
one subtraction.
"""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from itertools import combinations_with_replacement
from math import gcd
from typing import Final

from holdfast.engine.content import Content
from holdfast.games.desolated.chains import Chain, Exchange, exchange, exchanges
from holdfast.games.desolated.materials import NOTHING, WILD, Vector

MOST_NEEDS: Final = 4000
LANE: Final = 10
MOST: Final = (1 << LANE - 1) - 1
LANES: Final = 7
GUARD: Final = sum(1 << LANE * lane + LANE - 1 for lane in range(LANES))
SHIFTS: Final = tuple(LANE * lane for lane in range(LANES))
SUM: Final = (1 << LANE) - 1
"""A packed number modulo this is the sum of its lanes."""

Paths = dict[tuple[int, int], tuple[int, tuple[int, int], "Move | None"]]
"""For every need, with the single-use cards spent for it: the steps from the price, the need before, the move."""


def pack(amounts: Vector | list[int]) -> int:
    """A vector as one number."""
    packed = 0
    for lane, amount in enumerate(amounts):
        packed |= min(amount, MOST) << LANE * lane
    return packed


def covers(pool: int, need: int) -> bool:
    """Whether a packed pool holds all of a packed need."""
    return ((pool | GUARD) - need) & GUARD == GUARD


def amounts_of(packed: int) -> Vector:
    """A packed number as a vector."""
    return tuple([packed >> shift & SUM for shift in SHIFTS])


class Move(Content, frozen=True):
    """A conversion as the search sees it; or the naming of a wild material."""

    paid: int
    gained: int
    mask: int
    """All bits of the lanes that are gained."""
    exchange: Exchange | None
    named: int = -1
    once: int = 0
    """Which single-use cards it uses up, as bits."""


class Engine(Content, frozen=True):
    """All that a player's cards can convert: what is offered, and how the search sees it."""

    offers: tuple[Exchange, ...]
    fixed: tuple[int, ...]
    """What each offer without wild materials asks for, packed."""
    moves: tuple[Move, ...]
    worth: tuple[int, ...]
    """Masks: the worth of a packed number is the sum of its lanes under each of them."""
    laws: tuple[tuple[Vector, int], ...]
    """Weights under which no conversion adds anything, and how much single-use cards may add at most."""
    penalty: int
    most_gained: int


@lru_cache(maxsize=1 << 14)
def engine(
    chains: tuple[Chain, ...],
    singles: tuple[tuple[Vector, Vector], ...],
    wild: bool,
    worth: Vector,
    penalty: int,
) -> Engine:
    """The engine of these chains and of cards that convert by themselves; `wild` if a hand card is wild."""
    offers = dict.fromkeys(one for chain in chains for one in exchanges(chain))
    for left, right in singles:
        offers[exchange(left, right)] = None
        offers[exchange(right, left)] = None
    rare = list(dict.fromkeys(card for one in offers for card in one.uses_up))
    moves = list[Move]()
    for one in offers:
        if one.paid != one.gained or one.paid[WILD]:
            once = sum(1 << rare.index(card) for card in one.uses_up)
            moves += _moves(one, once) if one.uses_up else _plain(one)
    if wild or rare:
        moves += _naming()
    return Engine(
        offers=tuple(offers),
        fixed=tuple({pack(one.paid): None for one in offers if not one.paid[WILD]}),
        moves=tuple(moves),
        worth=_thresholds(worth),
        laws=tuple((weights, len(rare) * _rise(moves, weights)) for weights in _laws(moves)),
        penalty=penalty,
        most_gained=max([1, *(move.gained % SUM for move in moves)]),
    )


@lru_cache(maxsize=1 << 12)
def _plain(one: Exchange) -> tuple[Move, ...]:
    return (_move(one.paid, one.gained, one, 0),)


@lru_cache(maxsize=1 << 12)
def _moves(one: Exchange, once: int) -> tuple[Move, ...]:
    """A wild material on the paid side is any material; on the gained side it stays wild until it is named."""
    fixed = one.paid[:WILD]
    ways = combinations_with_replacement(range(WILD), one.paid[WILD])
    return tuple(
        _move((*(n + way.count(kind) for kind, n in enumerate(fixed)), 0), one.gained, one, once) for way in ways
    )


@lru_cache(maxsize=1)
def _naming() -> tuple[Move, ...]:
    unit = [tuple(int(kind == lane) for lane in range(LANES)) for kind in range(LANES)]
    return tuple(Move(pack(unit[WILD]), pack(unit[kind]), _lanes(pack(unit[kind])), None, kind) for kind in range(WILD))


def _move(paid: Vector, gained: Vector, one: Exchange, once: int) -> Move:
    packed = pack(gained)
    return Move(pack(paid), packed, _lanes(packed), one, -1, once)


def _lanes(packed: int) -> int:
    return sum(SUM << LANE * lane for lane in range(LANES) if packed >> LANE * lane & SUM)


@lru_cache(maxsize=16)
def _thresholds(worth: Vector) -> tuple[int, ...]:
    return tuple(
        sum(SUM << LANE * lane for lane, each in enumerate(worth) if each >= least)
        for least in range(1, max(worth) + 1)
    )


def _laws(moves: list[Move]) -> list[Vector]:
    """The simplest weights of materials that every repeatable conversion leaves as they are.

    They are what is left of the weights of the single materials when each conversion in turn balances those that it
    raises with those that it lowers. A price that weighs more than the pool cannot be paid. A wild material weighs as
    much as the heaviest that it can be named.
    """
    weights: list[Vector] = [tuple(int(kind == lane) for lane in range(WILD)) for kind in range(WILD)]
    for change in dict.fromkeys(_change(move) for move in moves if not move.once and move.exchange is not None):
        tilts = [sum(weight * n for weight, n in zip(one, change, strict=True)) for one in weights]
        kept = [one for one, tilt in zip(weights, tilts, strict=True) if not tilt]
        if len(kept) == len(weights):
            continue
        up = [(one, tilt) for one, tilt in zip(weights, tilts, strict=True) if tilt > 0]
        down = [(one, tilt) for one, tilt in zip(weights, tilts, strict=True) if tilt < 0]
        for one, rises in up:
            for other, falls in down:
                mixed = [x * -falls + y * rises for x, y in zip(one, other, strict=True)]
                divisor = gcd(*mixed)
                kept.append(tuple(n // divisor for n in mixed))
        weights = [one for one in dict.fromkeys(kept) if not any(_within(other, one) for other in kept)]
    return [(*one, max(one)) for one in weights]


def _change(move: Move) -> Vector:
    """What a conversion changes, in whichever direction comes first."""
    paid, gained = amounts_of(move.paid), amounts_of(move.gained)
    change = tuple(new - old for new, old in zip(gained[:WILD], paid[:WILD], strict=True))
    return max(change, tuple(-n for n in change))


def _within(one: Vector, other: Vector) -> bool:
    """Whether weights say nothing about materials that others do not weigh too, but leave some of those out."""
    return all(n or not m for m, n in zip(one, other, strict=True)) and any(
        n and not m for m, n in zip(one, other, strict=True)
    )


def _rise(moves: list[Move], weights: Vector) -> int:
    """How much of this weight one single-use card may add."""
    rises = [_weigh(weights, move.gained) - _weigh(weights, move.paid) for move in moves if move.once]
    return max([0, *rises])


def _weigh(weights: Vector, packed: int) -> int:
    return sum([weight * (packed >> shift & SUM) for weight, shift in zip(weights, SHIFTS, strict=True)])


@lru_cache(maxsize=1 << 16)
def payable(engine: Engine, pool: int, price: int) -> bool:
    """Whether a packed price can be paid from a packed pool."""
    if covers(pool, price):
        return True
    if not engine.moves or _hopeless(engine, pool, price):
        return False
    return _search(engine, pool, price, cheapest=False) is not None


@lru_cache(maxsize=1 << 12)
def plan(engine: Engine, pool: int, price: int) -> tuple[Move, ...] | None:
    """The conversions of the cheapest plan, in their order; None if there is no plan."""
    if covers(pool, price):
        return ()
    if not engine.moves or _hopeless(engine, pool, price):
        return None
    found = _search(engine, pool, price, cheapest=True)
    return found if found is not None else _search(engine, pool, price, cheapest=False)


def _hopeless(engine: Engine, pool: int, price: int) -> bool:
    """Whether a law says that a price cannot be paid."""
    return any(_weigh(weights, pool) + rise < _weigh(weights, price) for weights, rise in engine.laws)


def _worth(engine: Engine, packed: int) -> int:
    return sum((packed & mask) % SUM for mask in engine.worth)


def _search(engine: Engine, pool: int, price: int, cheapest: bool) -> tuple[Move, ...] | None:
    """Best first: by what the pool lacks of a need, or by what the whole plan will give up at least."""
    came: Paths = {(price, 0): (0, (0, 0), None)}
    heap: list[tuple[int, int, int, int]] = [(0, 0, price, 0)]
    looked = counter = 0
    while heap and looked < MOST_NEEDS:
        _, _, need, used = heappop(heap)
        looked += 1
        if covers(pool, need):
            return _retraced(came, (need, used))
        steps = came[need, used][0] + 1
        for move in engine.moves:
            if not need & move.mask or move.once & used:
                continue
            left = (need | GUARD) - move.gained
            kept = left & GUARD
            before = (left & (kept - (kept >> LANE - 1))) + move.paid
            key = (before, used | move.once)
            known = came.get(key)
            if known is not None and (known[0] <= steps or not cheapest):
                continue
            if kept != GUARD and _hopeless(engine, pool, before):
                continue
            came[key] = (steps, (need, used), move)
            counter += 1
            short = (before | GUARD) - pool
            lacking = short & GUARD
            rank = (short & (lacking - (lacking >> LANE - 1))) % SUM
            if cheapest:
                given_up = _worth(engine, before) + engine.penalty * key[1].bit_count()
                rank = (given_up << LANE) + steps - (-rank // engine.most_gained)
            elif not rank:
                return _retraced(came, key)
            heappush(heap, (rank, counter, *key))
    return None


def _retraced(came: Paths, key: tuple[int, int]) -> tuple[Move, ...]:
    """The moves from a need that the pool covers up to the price: the order in which they are made."""
    moves = list[Move]()
    while True:
        _, key, move = came[key]
        if move is None:
            return tuple(moves)
        moves.append(move)


assert len(NOTHING) == LANES, "a lane for every material and one for the wild"
