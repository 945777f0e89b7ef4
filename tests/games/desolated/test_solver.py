"""The payment solver against brute force, and its bounds."""

from __future__ import annotations

from random import Random

import pytest

from games.desolated.positions import BOX, material
from holdfast.games.desolated.amounts import RESOURCES, WILD
from holdfast.games.desolated.pieces import Chain, Material
from holdfast.games.desolated.rules.chains import Exchange, exchanges, links
from holdfast.games.desolated.rules.payment.engine import Engine, conserved, engine, model
from holdfast.games.desolated.rules.payment.packing import amounts_of, covers, pack, pack_six, weights
from holdfast.games.desolated.rules.payment.solver import payable, plan
from holdfast.games.toolkit.amounts import Vector

LINKABLE = [card for card in BOX.materials if card.linkable]
PENALTY = BOX.numbers.single_use_worth


def built(*chains: Chain, wild: bool = False) -> Engine:
    return engine(chains, (), wild, BOX.worth, PENALTY)


def packed(**amounts: int) -> int:
    return pack(RESOURCES.vector(amounts))


def random_chain(random: Random, length: int, extra: tuple[Material, ...] = ()) -> Chain:
    cards = [random.choice([*LINKABLE, *extra * 40])]
    while len(cards) < length:
        fitting = [card for card in (*LINKABLE, *extra * 40) if links(cards[-1], card) and card not in cards]
        if not fitting:
            break
        cards.append(random.choice(fitting))
    return Chain(tuple(cards))


def random_pool(random: Random, units: int) -> Vector:
    drawn = [random.choice(BOX.materials).material for _ in range(units)]
    return tuple(drawn.count(kind) for kind in range(WILD + 1))


def brute_force(chains: tuple[Chain, ...], pool: Vector, price: Vector) -> bool:
    """Follow every conversion from every pool, naming wild materials in every way."""
    found, todo = {(pool, chains)}, [(pool, chains)]
    while todo:
        have, left = todo.pop()
        if sum(max(0, need - own) for need, own in zip(price[:WILD], have, strict=False)) <= have[WILD]:
            return True
        for after in _steps(have, left):
            if after not in found:
                found.add(after)
                todo.append(after)
    return False


def _steps(have: Vector, chains: tuple[Chain, ...]) -> list[tuple[Vector, tuple[Chain, ...]]]:
    steps = [(_named(have, kind), chains) for kind in range(WILD) if have[WILD]]
    for at, chain in enumerate(chains):
        for exchange in exchanges(chain):
            left = chains
            for card in exchange.uses_up:
                left = (*chains[:at], *chain.without(card), *chains[at + 1 :])
            steps += [(after, left) for after in _exchanged(have, exchange)]
    return steps


def _named(have: Vector, kind: int) -> Vector:
    return tuple(n + (lane == kind) - (lane == WILD) for lane, n in enumerate(have))


def _exchanged(have: Vector, exchange: Exchange) -> list[Vector]:
    """All pools after a conversion; a wild icon is paid with any material."""
    paid = [exchange.paid]
    for _ in range(exchange.paid[WILD]):
        paid = [_named(side, kind) for side in paid for kind in range(WILD)]
    return [
        tuple(n - p + g for n, p, g in zip(have, side, exchange.gained, strict=True))
        for side in dict.fromkeys(paid)
        if all(p <= n for n, p in zip(have, side, strict=True))
    ]


def carried_out(moves: tuple[object, ...], pool: Vector) -> Vector:
    """The pool after a plan, checking that every step can be paid."""
    have = pool
    for move in moves:
        paid, gained = amounts_of(move.paid), amounts_of(move.gained)  # type: ignore[attr-defined]  # every move of this plan is a conversion
        assert all(p <= n for n, p in zip(have, paid, strict=True))
        have = tuple(n - p + g for n, p, g in zip(have, paid, gained, strict=True))
    return have


@pytest.mark.parametrize("seed", range(120))
def test_it_agrees_with_brute_force_on_small_cases(seed: int) -> None:
    random = Random(seed)
    chains = tuple(random_chain(random, random.randint(1, 3)) for _ in range(random.randint(1, 3)))
    pool = random_pool(random, random.randint(2, 6))
    price = random.choice(BOX.influence).cost
    converter, packed = built(*chains), pack(pool)

    assert payable(converter, packed, pack(price)) is brute_force(chains, pool, price)
    small = random_pool(random, random.randint(1, 3))
    assert payable(converter, packed, pack(small)) is brute_force(chains, pool, small)
    moves = plan(converter, packed, pack(small))
    assert (moves is not None) is brute_force(chains, pool, small)
    if moves is not None:
        assert covers(pack(carried_out(moves, pool)), pack(small))


@pytest.mark.parametrize("seed", range(60))
def test_it_agrees_with_brute_force_with_a_wild_card_in_hand_or_chain(seed: int) -> None:
    random = Random(1000 + seed)
    fragment = material("prime fragment")
    in_hand = seed % 2 == 0
    chains = tuple(random_chain(random, 2, () if in_hand else (fragment,)) for _ in range(random.randint(1, 2)))
    if sum(fragment in chain.cards for chain in chains) > 1:
        chains = chains[:1]
    pool = random_pool(random, random.randint(1, 3))
    pool = (*pool[:WILD], int(in_hand))
    price = random_pool(random, random.randint(1, 4))
    converter = built(*chains, wild=in_hand)

    assert payable(converter, pack(pool), pack(price)) is brute_force(chains, pool, price)


def test_the_cheapest_plan_gives_up_the_least_worth() -> None:
    converter = built(Chain((material("condenser 04"),)), Chain((material("separator 01"),)))
    pool, price = RESOURCES.vector({"indicyl": 4, "spessart": 1}), RESOURCES.vector({"rubel": 1})
    moves = plan(converter, pack(pool), pack(price))

    assert moves is not None
    assert carried_out(moves, pool) == RESOURCES.vector({"indicyl": 2, "rubel": 1, "spessart": 1})


def test_of_equally_cheap_plans_the_shortest_is_taken() -> None:
    """Hesson to indicyl in one step through the whole chain, not in two."""
    converter = built(Chain((material("conduit 01"), material("mixer 02"), material("crusher 01"))))
    moves = plan(converter, packed(hesson=3), packed(indicyl=2, hesson=1))

    assert moves is not None
    assert len(moves) == 1


def test_a_law_proves_what_no_search_would_end() -> None:
    """With 2 indicyl for a rubel, and a spessart for rubel and hesson, no wealth of indicyl makes a spessart."""
    converter = built(Chain((material("condenser 04"),)), Chain((material("separator 01"),)))
    laws = conserved(converter)

    assert any(law.of(packed(indicyl=400)) == 0 < law.of(packed(spessart=1)) for law, _ in laws)
    assert not payable(converter, packed(indicyl=400), packed(spessart=1))
    assert payable(converter, packed(indicyl=400, hesson=1), packed(spessart=1))


def test_no_conversion_of_the_house_set_changes_any_law() -> None:
    random = Random(7)
    for _ in range(30):
        converter = built(*(random_chain(random, 3) for _ in range(3)))
        for law, rise in conserved(converter):
            assert rise == 0
            assert all(law.of(move.paid) == law.of(move.gained) for move in model(converter).moves)


def test_without_conversions_a_price_is_payable_only_from_what_is_there() -> None:
    nothing = built()

    assert payable(nothing, packed(kyan=2), packed(kyan=2))
    assert not payable(nothing, packed(kyan=2), packed(rubel=1))
    assert plan(nothing, packed(kyan=2), packed()) == ()


def test_packing_keeps_amounts_apart() -> None:
    amounts = (1, 2, 3, 4, 5, 6, 7)

    assert amounts_of(pack(amounts)) == amounts
    assert pack_six(amounts[:6]) == pack((*amounts[:6], 0))
    assert weights((1, 2, 3, 0, 0, 0, 5)).of(pack(amounts)) == 1 + 4 + 9 + 35
    assert covers(pack((3, 0, 0, 0, 0, 0, 0)), pack((3, 0, 0, 0, 0, 0, 0)))
    assert not covers(pack((3, 9, 0, 0, 0, 0, 0)), pack((3, 0, 1, 0, 0, 0, 0)))
