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
from typing import Final

from holdfast.engine.content import Content
from holdfast.games.desolated.chains import Chain, Exchange, exchange, exchanges
from holdfast.games.desolated.materials import NOTHING, WILD, Vector

MOST_NEEDS: Final = 4000
LANE: Final = 10
MOST: Final = (1 << LANE - 1) - 1
LANES: Final = 7
GUARD: Final = sum(1 << LANE * lane + LANE - 1 for lane in range(LANES))
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
    bound: bool
    """Whether conversions never add worth, but for single-use cards."""
    rise: int
    """The worth that single-use cards may add at most."""
    groups: tuple[int, ...]
    """Masks of lanes between which conversions lead."""
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
    rises = [_total(move.gained, worth) - _total(move.paid, worth) for move in moves]
    return Engine(
        offers=tuple(offers),
        fixed=tuple({pack(one.paid): None for one in offers if not one.paid[WILD]}),
        moves=tuple(moves),
        worth=_thresholds(worth),
        bound=all(rise <= 0 or move.once for move, rise in zip(moves, rises, strict=True)),
        rise=len(rare) * max([0, *rises]),
        groups=_groups(moves),
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


def _total(packed: int, worth: Vector) -> int:
    return sum((packed >> LANE * lane & SUM) * each for lane, each in enumerate(worth))


@lru_cache(maxsize=16)
def _thresholds(worth: Vector) -> tuple[int, ...]:
    return tuple(
        sum(SUM << LANE * lane for lane, each in enumerate(worth) if each >= least)
        for least in range(1, max(worth) + 1)
    )


def _groups(moves: list[Move]) -> tuple[int, ...]:
    """Lanes that conversions connect, directly or through others; every lane is in one group."""
    groups = [SUM << LANE * lane for lane in range(LANES)]
    for touched in {move.mask | _lanes(move.paid) for move in moves}:
        joined, others = 0, list[int]()
        for group in groups:
            if group & touched:
                joined |= group
            else:
                others.append(group)
        groups = [*others, joined]
    return tuple(sorted(groups))


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
    """Cheap signs that a price cannot be paid: too little worth among the materials that conversions connect."""
    if not engine.bound:
        return False
    for group in engine.groups:
        wanted = price & group
        if wanted and _worth(engine, pool & group) + engine.rise < _worth(engine, wanted):
            return True
    return False


def _worth(engine: Engine, packed: int) -> int:
    return sum((packed & mask) % SUM for mask in engine.worth)


def _search(engine: Engine, pool: int, price: int, cheapest: bool) -> tuple[Move, ...] | None:
    """Best first: by what the pool lacks of a need, or by what the whole plan will give up at least."""
    most = _worth(engine, pool) + engine.rise if engine.bound else 1 << 30
    masks, most_gained, penalty = engine.worth, engine.most_gained, engine.penalty
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
            given_up = 0
            for mask in masks:
                given_up += (before & mask) % SUM
            if given_up > most:
                continue
            came[key] = (steps, (need, used), move)
            counter += 1
            short = (before | GUARD) - pool
            lacking = short & GUARD
            rank = (short & (lacking - (lacking >> LANE - 1))) % SUM
            if cheapest:
                rank = (given_up + penalty * key[1].bit_count() << LANE) + steps - (-rank // most_gained)
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
