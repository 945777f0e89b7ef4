"""The payment solver of Desolated at its hardest: `python benchmarks/payment.py`.

Seven cards in hand, six tokens, four chains of four cards, the dearest Influence card. The caches are emptied before
each case. Prints the medians of "is it payable?" and of the cheapest plan, and the slowest.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter

from holdfast.games.desolated.box import box
from holdfast.games.desolated.pieces import Chain
from holdfast.games.desolated.rules.chains import exchanges, links
from holdfast.games.desolated.rules.payment.engine import Engine, conserved, engine, laws, model
from holdfast.games.desolated.rules.payment.packing import pack
from holdfast.games.desolated.rules.payment.solver import payable, plan, reachable

BOX = box()
DEAREST = [card for card in dict.fromkeys(BOX.influence) if card.vp == max(card.vp for card in BOX.influence)]
LINKABLE = [card for card in BOX.materials if card.linkable]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cases", type=int, default=500, help="positions to solve (default 500)")
    arguments = parser.parse_args()
    asked, planned, possible = list[float](), list[float](), 0
    for seed in range(arguments.cases):
        chains, pool, price = case(Random(seed))
        asked.append(timed(lambda: payable(converter(chains), pool, price)))  # noqa: B023  # called at once
        planned.append(timed(lambda: plan(converter(chains), pool, price)))  # noqa: B023  # called at once
        possible += payable(converter(chains), pool, price)
    print(f"{arguments.cases} positions, {possible} of them payable")
    for name, times in (("payable", asked), ("cheapest plan", planned)):
        print(f"{name:14} median {median(times) * 1e3:6.2f} ms   slowest {max(times) * 1e3:6.2f} ms")


def case(random: Random) -> tuple[tuple[Chain, ...], int, int]:
    """Four chains of four cards; a pool of seven cards and six tokens; a price."""
    chains = tuple(chain(random, 4) for _ in range(4))
    drawn = [card.material for card in random.sample(BOX.materials, 7 + 6)]
    return chains, pack([drawn.count(kind) for kind in range(7)]), pack(random.choice(DEAREST).cost)


def chain(random: Random, length: int) -> Chain:
    """A chain of random cards that fit, of a length."""
    while True:
        cards = [random.choice(LINKABLE)]
        while len(cards) < length and (fitting := [card for card in LINKABLE if links(cards[-1], card)]):
            cards.append(random.choice(fitting))
        if len(cards) == length:
            return Chain(tuple(cards))


def converter(chains: tuple[Chain, ...]) -> Engine:
    return engine(chains, (), False, BOX.worth, BOX.numbers.single_use_worth)


def timed(solve: Callable[[], object]) -> float:
    """The seconds that it takes with empty caches."""
    for cached in (payable, plan, reachable, model, conserved, laws, engine, exchanges):
        cached.cache_clear()
    began = perf_counter()
    solve()
    return perf_counter() - began


if __name__ == "__main__":
    main()
