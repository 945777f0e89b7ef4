"""Can a price be paid, and by which cheapest plan?

Hand cards, tokens and converted materials are one pool. A conversion turns a part of it into something else. If a pool
can become only a few others, the solver visits them all. Otherwise it searches backwards from the price: instead of
what a conversion gains, it then needs what the conversion pays. A need that the pool covers is a plan. The cheapest
plan gives up the least worth; of equal ones, it has the fewest conversions.

Limits: the solver visits at most as many pools and needs as the last of `SEARCH_LIMITS`, and then answers no. Within
that limit it is exact: it finds a plan if there is one. (With a pack whose conversions increase worth, the plan may not
be the cheapest.) It does not know the positions that a turn may not return to; `pool.py` does. For an engine with a
Character to discard it is only asked when nothing can be paid without that.
"""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from holdfast.games.desolated.rules.payment.engine import Engine, Move, conserved, model
from holdfast.games.desolated.rules.payment.packing import (
    GUARD,
    LANE_BITS,
    LANE_MASK,
    covers,
    excess,
    lanes_of,
    weights,
)

SEARCH_LIMITS: Final = (12, 60, 600, 4000)
"""How many pools and needs are visited: first a few, then more."""

Paths = dict[tuple[int, int], tuple[int, tuple[int, int], Move | None]]
"""For every need, with the single-use cards spent for it: the steps from the price, the need before, the move."""


@lru_cache(maxsize=1 << 16)
def payable(engine: Engine, pool: int, price: int) -> bool:
    """Whether a packed price can be paid from a packed pool."""
    if covers(pool, price):
        return True
    if plainly_unpayable(engine, pool, price):
        return False
    for limit in SEARCH_LIMITS:
        pools = reachable(engine, pool, limit)
        if pools is not None:
            return any(covers(reached, price) for reached in pools)
        if limit == SEARCH_LIMITS[0] and breaks_a_law(engine, pool, price):
            return False
        if _search(engine, pool, price, limit, cheapest=False) is not None:
            return True
    return False


@lru_cache(maxsize=1 << 12)
def plan(engine: Engine, pool: int, price: int) -> tuple[Move, ...] | None:
    """The conversions of the cheapest plan, in their order; None if there is no plan."""
    if covers(pool, price):
        return ()
    if not payable(engine, pool, price):
        return None
    found = _search(engine, pool, price, SEARCH_LIMITS[-1], cheapest=True)
    return found if found is not None else some_plan(engine, pool, price)


@lru_cache(maxsize=1 << 14)
def some_plan(engine: Engine, pool: int, price: int) -> tuple[Move, ...] | None:
    """The first plan found, not always the cheapest, for a price that is known to be payable."""
    return () if covers(pool, price) else _search(engine, pool, price, 1 << 20, cheapest=False)


def plainly_unpayable(engine: Engine, pool: int, price: int) -> bool:
    """Whether a price asks for what neither pool nor conversions have, or is worth more than the pool."""
    lacking = excess(price, pool)
    if lanes_of(lacking) & ~engine.gives:
        return True
    return engine.fair and worth_of(engine, pool + engine.cashed) < worth_of(engine, price)


def worth_of(engine: Engine, packed: int) -> int:
    return weights(engine.worth).of(packed)


def breaks_a_law(engine: Engine, pool: int, price: int) -> bool:
    """Whether a price weighs more than the pool by weights that conversions conserve."""
    return any(law.of(pool) + rise < law.of(price) for law, rise in conserved(engine))


@lru_cache(maxsize=1 << 12)
def reachable(engine: Engine, pool: int, limit: int) -> tuple[int, ...] | None:
    """All pools that this one can become, or None if there are more than `limit`."""
    moves, found, todo = model(engine).moves, {(pool, 0): None}, [(pool, 0)]
    while todo:
        have, used = todo.pop()
        guarded = have | GUARD
        for move in moves:
            if (guarded - move.paid) & GUARD == GUARD and not (move.once | move.needs) & used:
                key = (have - move.paid + move.gained, used | move.once)
                if key not in found:
                    if len(found) == limit:
                        return None
                    found[key] = None
                    todo.append(key)
    return tuple(have for have, _ in found)


def _search(engine: Engine, pool: int, price: int, limit: int, *, cheapest: bool) -> tuple[Move, ...] | None:
    """Best first: by what the pool lacks of a need, or by what the whole plan will give up at least.

    The search runs backwards, so what needs the Character is found after the step that discards it.
    """
    search = model(engine)
    budgets = [(law, law.of(pool) + rise) for law, rise in conserved(engine)]
    came: Paths = {(price, 0): (0, (0, 0), None)}
    heap: list[tuple[int, int, int, int]] = [(0, 0, price, 0)]
    visited = counter = 0
    while heap and visited < limit:
        _, _, need, used = heappop(heap)
        visited += 1
        if covers(pool, need):
            return _retraced(came, (need, used))
        steps = came[need, used][0] + 1
        for move in search.moves:
            if not need & move.lanes or move.once & used or move.needs & ~used:
                continue
            left = (need | GUARD) - move.gained
            kept = left & GUARD
            before = (left & (kept - (kept >> LANE_BITS - 1))) + move.paid  # `excess`, written out
            key = (before, used | move.once)
            known = came.get(key)
            if known is not None and (known[0] <= steps or not cheapest):
                continue
            if kept != GUARD and any(law.of(before) > budget for law, budget in budgets):
                continue
            came[key] = (steps, (need, used), move)
            counter += 1
            rank = excess(before, pool) % LANE_MASK
            if cheapest:
                given_up = search.worth.of(before) + search.penalty * key[1].bit_count()
                rank = (given_up << LANE_BITS) + steps - (-rank // search.most_gained)
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
