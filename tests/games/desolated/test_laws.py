"""What an engine promises to the solver: what it can give, whether it is fair, and what it conserves."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import structs

from games.desolated.positions import material
from games.desolated.test_plans import alone, laws_of, with_character
from games.desolated.test_solver import built, packed, random_chain
from holdfast.games.desolated.amounts import RESOURCES, WILD
from holdfast.games.desolated.pieces import Chain
from holdfast.games.desolated.rules.payment.packing import lanes_of
from holdfast.games.desolated.rules.payment.solver import payable
from proving import rule

CONDENSER, SEPARATOR = Chain((material("condenser 04"),)), Chain((material("separator 01"),))
FRAGMENT = material("prime fragment")
MAKER = structs.replace(material("kiln 02"), convert=(RESOURCES.vector({"indicyl": 2}), RESOURCES.vector({"rubel": 2})))
"""A card that only a pack could have: it makes more of less."""


def test_an_engine_gives_what_is_on_its_sides_and_everything_with_a_wild_one() -> None:
    assert built(SEPARATOR).gives == lanes_of(packed(spessart=1, rubel=1, hesson=1))
    assert built(SEPARATOR, wild=True).gives == built(Chain((FRAGMENT,))).gives == -1
    assert built().gives == 0


def test_an_engine_is_fair_if_no_conversion_changes_the_worth() -> None:
    assert built(CONDENSER, SEPARATOR).fair
    assert not built(CONDENSER, wild=True).fair
    assert not built(CONDENSER, Chain((FRAGMENT,))).fair
    assert not built(CONDENSER, Chain((MAKER,))).fair


@rule("DES-190", "DES-205")
def test_a_character_is_discarded_once_beside_a_wild_card() -> None:
    odile = material("odile marrow")  # an indicyl
    both = with_character((Chain((odile,)), Chain((FRAGMENT,))), odile)

    assert payable(both, packed(), packed(indicyl=2))
    assert not payable(both, packed(), packed(indicyl=3))


def test_a_conversion_through_a_wild_card_changes_no_law() -> None:
    bridged = built(Chain((material("condenser 01"), FRAGMENT, material("separator 01"))))

    assert set(laws_of(bridged)) == set(laws_of(built(CONDENSER, SEPARATOR)))


def test_conversions_that_make_more_of_less_leave_no_law() -> None:
    assert set(laws_of(built(CONDENSER, Chain((MAKER,))))) == alone(1, 3, 4, 5)


@pytest.mark.parametrize("seed", range(40))
def test_no_law_weighs_all_that_another_weighs_and_more(seed: int) -> None:
    random = Random(seed)
    laws = laws_of(built(*(random_chain(random, random.randint(1, 2)) for _ in range(random.randint(1, 4)))))
    weighed = [frozenset(kind for kind in range(WILD) if law[kind]) for law in laws]

    assert not any(fewer < more for fewer in weighed for more in weighed)
