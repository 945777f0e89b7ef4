"""What is a chain, and how to use it."""

from __future__ import annotations

import pytest

from games.desolated.positions import desolated, material, seat
from holdfast.games.desolated.amounts import RESOURCES
from holdfast.games.desolated.pieces import Chain
from holdfast.games.desolated.rules.chains import exchanges, links
from holdfast.games.toolkit.amounts import Vector
from proving import rule

PICTURE = Chain((material("conduit 01"), material("mixer 02"), material("crusher 01")))
"""The chain of the rulebook: A fire 3 | B water 3, C water 3 | D fire 1 water 2, E | F water 3."""
A = RESOURCES.vector({"hesson": 3})
B = C = F = RESOURCES.vector({"indicyl": 3})
D = RESOURCES.vector({"hesson": 1, "indicyl": 2})


def results(chain: Chain, paid: Vector) -> set[Vector]:
    """What a chain gives for this payment."""
    return {exchange.gained for exchange in exchanges(chain) if exchange.paid == paid}


@rule("DES-030", "DES-111")
def test_the_rulebooks_chain_gives_b_d_or_f_for_a() -> None:
    assert results(PICTURE, A) == {B, D, F}


@rule("DES-030")
def test_the_rulebooks_chain_gives_a_or_c_for_d() -> None:
    assert results(PICTURE, D) == {A, C}


@rule("DES-031")
def test_one_activation_gives_one_result_and_nothing_on_the_way() -> None:
    from_a = [exchange for exchange in exchanges(PICTURE) if exchange.paid == A]

    assert all(sum(exchange.gained) == 3 for exchange in from_a)
    assert len(from_a) == len({exchange.gained for exchange in from_a})


@rule("DES-032", "DES-114")
def test_a_single_card_converts_both_ways() -> None:
    alone = Chain((material("condenser 04"),))
    two_water, one_flower = RESOURCES.vector({"indicyl": 2}), RESOURCES.vector({"rubel": 1})

    assert [(exchange.paid, exchange.gained) for exchange in exchanges(alone)] == [
        (two_water, one_flower),
        (one_flower, two_water),
    ]


@rule("DES-030")
def test_every_conversion_has_its_reverse() -> None:
    found = {(exchange.paid, exchange.gained) for exchange in exchanges(PICTURE)}

    assert {(gained, paid) for paid, gained in found} == found


@rule("DES-025", "DES-115")
@pytest.mark.parametrize(
    ("left", "right", "fit"),
    [
        ("condenser 01", "condenser 02", True),  # crescent | chevron, chevron | crescent
        ("condenser 01", "condenser 01", False),  # chevron beside crescent
        ("condenser 03", "kiln 01", True),  # another design with the same symbol
        ("condenser 01", "conduit 01", False),  # symbols of another class
        ("condenser 11", "condenser 01", False),  # a bare right edge
        ("condenser 01", "condenser 12", False),  # a bare left edge
        ("prime fragment", "condenser 01", True),
        ("condenser 01", "prime fragment", True),
        ("condenser 11", "prime fragment", False),  # a star does not match a bare edge
    ],
)
def test_cards_link_where_the_same_symbol_touches(left: str, right: str, fit: bool) -> None:
    assert links(material(left), material(right)) is fit


@rule("DES-115")
def test_a_card_is_linkable_with_a_symbol_on_at_least_one_side() -> None:
    assert material("condenser 01").linkable
    assert material("condenser 11").linkable
    assert material("condenser 12").linkable
    assert not material("cargo rig 01").linkable


@rule("DES-076")
def test_a_card_that_leaves_the_middle_leaves_two_chains() -> None:
    first, second, third = (material(key) for key in ("condenser 03", "dissolver 03", "kiln 03"))
    assert links(first, third)

    assert Chain((first, second, third)).without(second) == (Chain((first,)), Chain((third,)))
    assert Chain((first, second, third)).without(first) == (Chain((second, third)),)
    assert Chain((first,)).without(first) == ()


@rule("DES-024", "DES-026")
def test_any_number_of_chains_of_any_length() -> None:
    singles = [["condenser 01"], ["conduit 01"], ["inverter 08"], ["kiln 11"], ["forge 01"], ["shunt 12"]]
    long = [
        f"{name} 03" for name in ("condenser", "dissolver", "kiln", "furnace", "transmuter", "exchanger", "blender")
    ]
    table = desolated(louise=seat(hand=["splitter 03"], chains=[*singles, long]), marc=seat())
    table.acts("upgrade", "after blender 03")

    assert table.chains("louise") == [*singles, [*long, "splitter 03"]]


@rule("DES-026", "DES-048")
@pytest.mark.parametrize("number", [6, 7, 12])
def test_a_new_chain_may_be_begun_beside_any_number_of_others(number: int) -> None:
    owned = [[f"{name} 11"] for name in ("condenser", "dissolver", "kiln", "furnace", "transmuter", "exchanger",
                                         "blender", "splitter", "conduit", "mixer", "crusher", "smelter")]  # fmt: skip
    table = desolated(louise=seat(hand=["kiln 02"], chains=owned[:number]), marc=seat())
    table.acts("upgrade")
    assert "new chain" in table.offers()

    table.plays("new chain")
    assert table.chains("louise") == [*owned[:number], ["kiln 02"]]


@rule("DES-033")
def test_a_side_is_paid_in_full_or_not_at_all() -> None:
    table = desolated(louise=seat(hand=["condenser 01"], chains=[["condenser 02"]]), marc=seat())
    assert "convert" not in table.offers()

    richer = desolated(
        louise=seat(hand=["condenser 01"], tokens={"indicyl": 1}, chains=[["condenser 02"]]), marc=seat()
    )
    assert "convert" in richer.offers()


def test_an_amount_reads_as_words() -> None:
    assert RESOURCES.text(D) == "2 indicyl and 1 hesson"
