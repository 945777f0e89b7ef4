"""The cheapest plan in positions where a careless search takes a longer one."""

from __future__ import annotations

from random import Random

import pytest

from games.desolated.test_plans import cheapest, taken
from games.desolated.test_solver import built, random_chain, random_pool
from holdfast.games.desolated.rules.payment.packing import pack
from holdfast.games.desolated.rules.payment.solver import plan
from proving import rule


@rule("DES-215")
@pytest.mark.parametrize("seed", [16, 25, 75, 328, 410, 1102, 6920])
def test_of_equally_cheap_plans_the_shortest_is_taken(seed: int) -> None:
    random = Random(seed)
    chains = tuple(random_chain(random, random.randint(1, 3)) for _ in range(random.randint(1, 4)))
    pool, price = random_pool(random, random.randint(3, 7)), random_pool(random, random.randint(1, 4))
    moves = plan(built(*chains), pack(pool), pack(price))

    assert moves
    assert (taken(moves, price), len(moves)) == cheapest(chains, pool, price)
