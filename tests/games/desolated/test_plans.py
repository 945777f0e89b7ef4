"""The cheapest plan against brute force, plans that discard a Character, and what conversions conserve."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from msgspec import structs

from games.desolated.positions import BOX, material
from games.desolated.test_solver import brute_force, built, carried_out, packed, random_chain, random_pool
from holdfast.games.desolated.amounts import UNITS, WILD
from holdfast.games.desolated.pieces import Chain, Material
from holdfast.games.desolated.rules.chains import exchanges
from holdfast.games.desolated.rules.payment.engine import Engine, cashing, conserved
from holdfast.games.desolated.rules.payment.packing import covers, pack
from holdfast.games.desolated.rules.payment.solver import payable, plan
from holdfast.games.toolkit.amounts import Vector
from proving import rule

FRAGMENT = material("prime fragment")


def worth(amounts: Vector) -> int:
    return sum(n * each for n, each in zip(amounts, BOX.worth, strict=True))


def fewest_steps(chains: tuple[Chain, ...], pool: Vector, price: Vector) -> int | None:
    """How many conversions turn this pool into one that covers the price."""
    moves = [(exchange.paid, exchange.gained) for chain in chains for exchange in exchanges(chain)]
    now, seen, steps = {pool}, {pool}, 0
    while now:
        if any(covers(pack(have), pack(price)) for have in now):
            return steps
        after = {
            tuple(n - p + g for n, p, g in zip(have, paid, gained, strict=True))
            for have in now
            for paid, gained in moves
            if covers(pack(have), pack(paid))
        }
        now, steps = after - seen, steps + 1
        seen |= now
    return None


def cheapest(chains: tuple[Chain, ...], pool: Vector, price: Vector) -> tuple[int, int] | None:
    """The least worth that pays a price, and the fewest conversions for that worth: tried with every part of a pool."""
    found = list[tuple[int, int]]()
    for part in product(*(range(n + 1) for n in pool)):
        steps = fewest_steps(chains, part, price)
        if steps is not None:
            found.append((worth(part), steps))
    return min(found, default=None)


@rule("DES-215")
@pytest.mark.parametrize("seed", range(60))
def test_the_cheapest_plan_is_the_cheapest_of_all_and_of_these_the_shortest(seed: int) -> None:
    random = Random(seed)
    chains = tuple(random_chain(random, random.randint(1, 3)) for _ in range(random.randint(1, 3)))
    pool = random_pool(random, random.randint(3, 6))
    price = random_pool(random, random.randint(1, 3))
    moves = plan(built(*chains), pack(pool), pack(price))
    best = cheapest(chains, pool, price)
    assert (moves is None) is (best is None)
    if moves is not None:
        assert (taken(moves, price), len(moves)) == best
        assert covers(pack(carried_out(moves, pool)), pack(price))


def taken(moves: tuple[object, ...], price: Vector) -> int:
    """The worth of what a plan needs of the pool: the price, traced back through its conversions."""
    need = list(price)
    for move in reversed(moves):
        exchange = move.exchange  # type: ignore[attr-defined]  # every move of this plan is a conversion
        need = [max(0, n - g) + p for n, g, p in zip(need, exchange.gained, exchange.paid, strict=True)]
    return worth(tuple(need))


# Characters --------------------------------------------------------------------------------------------------------


def with_character(chains: tuple[Chain, ...], character: Material) -> Engine:
    parts = tuple(
        part for chain in chains for part in (chain.without(character) if character in chain.cards else (chain,))
    )
    return cashing(built(*chains), built(*parts), character.material)


def pays_with_character(chains: tuple[Chain, ...], character: Material, pool: Vector, price: Vector) -> bool:
    """Brute force: convert with the Character, discard it at any moment, convert without it."""
    without = tuple(
        part for chain in chains for part in (chain.without(character) if character in chain.cards else (chain,))
    )
    found, todo = {pool}, [pool]
    while todo:
        have = todo.pop()
        more = tuple(n + u for n, u in zip(have, UNITS[character.material], strict=True))
        if brute_force(chains, have, price) or brute_force(without, more, price):
            return True
        for chain in chains:
            for exchange in exchanges(chain):
                if covers(pack(have), pack(exchange.paid)):
                    after = tuple(n - p + g for n, p, g in zip(have, exchange.paid, exchange.gained, strict=True))
                    if after not in found:
                        found.add(after)
                        todo.append(after)
    return False


@rule("DES-190", "DES-192", "DES-217")
@pytest.mark.parametrize("seed", range(60))
def test_a_character_is_means_exactly_as_brute_force_says(seed: int) -> None:
    random = Random(2000 + seed)
    character = random.choice(BOX.characters)
    chains = (Chain((character,)), *(random_chain(random, 2) for _ in range(random.randint(0, 2))))
    pool = random_pool(random, random.randint(1, 4))
    price = random_pool(random, random.randint(1, 4))
    both = with_character(chains, character)
    possible = payable(built(*chains), pack(pool), pack(price)) or payable(both, pack(pool), pack(price))
    assert possible is pays_with_character(chains, character, pool, price)

    if possible and not payable(built(*chains), pack(pool), pack(price)):
        moves = plan(both, pack(pool), pack(price))
        assert moves is not None
        assert covers(pack(carried_out(moves, pool)), pack(price))
        discarded = [at for at, move in enumerate(moves) if move.once]
        assert len(discarded) == 1
        later = [move.exchange for move in moves[discarded[0] + 1 :]]
        assert not any(exchange in both.until_cashed for exchange in later)


@rule("DES-190", "DES-205")
def test_a_character_and_a_wild_card_are_two_single_uses() -> None:
    odile = material("odile marrow")  # an indicyl
    both = with_character((Chain((odile,)), Chain((FRAGMENT,))), odile)

    assert payable(both, packed(), packed(rubel=2))  # her indicyl becomes two of any kind
    assert not payable(both, packed(), packed(rubel=3))
    assert plan(both, packed(), packed(rubel=2)) is not None


@rule("DES-205")
def test_each_of_two_wild_cards_is_used_once() -> None:
    other = structs.replace(FRAGMENT, key="another fragment")
    both = built(Chain((FRAGMENT,)), Chain((other,)))

    assert payable(both, packed(kyan=1), packed(rubel=3))
    assert not payable(both, packed(kyan=1), packed(rubel=4))


# What conversions conserve -----------------------------------------------------------------------------------------


def laws_of(converter: Engine) -> dict[Vector, int]:
    """The weights of the single materials by each law, with the most that single-use cards can add."""
    return {tuple(law.of(pack(unit)) for unit in UNITS): rise for law, rise in conserved(converter)}


def alone(*kinds: int) -> set[Vector]:
    """The laws of materials that nothing converts: they stay as many as they are."""
    return {(*UNITS[kind][:WILD], 1) for kind in kinds}


def test_the_laws_of_one_conversion() -> None:
    """2 indicyl are 1 rubel: together they weigh 1 and 2."""
    assert set(laws_of(built(Chain((material("condenser 04"),))))) == {(1, 0, 2, 0, 0, 0, 2), *alone(1, 3, 4, 5)}


def test_the_laws_of_conversions_that_hang_together() -> None:
    condenser, separator = Chain((material("condenser 04"),)), Chain((material("separator 01"),))
    exchanger, inverter = Chain((material("exchanger 01"),)), Chain((material("inverter 08"),))

    both = {(1, 0, 2, 0, 2, 0, 2), (0, 1, 0, 0, 1, 0, 1), *alone(3, 5)}  # a spessart is a rubel and a hesson
    assert set(laws_of(built(condenser, separator))) == both
    assert set(laws_of(built(condenser, exchanger))) == {(1, 1, 2, 0, 0, 0, 2), *alone(3, 4, 5)}
    assert set(laws_of(built(condenser, exchanger, inverter))) == {(1, 1, 2, 2, 0, 0, 2), *alone(4, 5)}
    assert set(laws_of(built(condenser, separator, exchanger))) == {(1, 1, 2, 0, 3, 0, 3), *alone(3, 5)}


def test_a_conversion_into_the_same_and_one_that_uses_a_card_up_change_no_law() -> None:
    same = built(Chain((material("transmuter 01"), material("condenser 02"))))
    assert set(laws_of(same)) == {(1, 0, 2, 2, 0, 0, 2), *alone(1, 4, 5)}
    assert set(laws_of(built(Chain((FRAGMENT,))))) == alone(*range(WILD))


def test_what_single_use_cards_can_add_to_a_weight() -> None:
    """A fragment makes two of any material out of another: two more at most. A Character adds its own token."""
    assert set(laws_of(built(Chain((FRAGMENT,)))).values()) == {2}
    odile = material("odile marrow")
    rises = laws_of(with_character((Chain((odile,)),), odile))
    assert {law: rise for law, rise in rises.items() if rise} == {law: law[0] for law in rises if law[0]}
    assert 0 in rises.values()


def test_the_wild_weighs_as_much_as_the_heaviest() -> None:
    for law in laws_of(built(Chain((material("condenser 04"),)), wild=True)):
        assert law[WILD] == max(law[:WILD])
