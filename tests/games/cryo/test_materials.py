"""Key concepts › Materials and energy."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

import pytest

from games.cryo.openings import opening
from games.cryo.positions import Seat, cryo, seat
from holdfast.games.cryo.amounts import Cost, spending
from holdfast.games.cryo.rules.materials import payments, times
from proving import rule

# What there is ---------------------------------------------------------------------------------------------------


@rule("CRY-040")
def test_energy_is_not_a_material() -> None:
    table = cryo(
        kate=seat(upgrades=["prototype"], crystal=1, organic=1, tech=1, nanite=1, energy=1),
        liam=seat(),
    )
    table.plays("engineering A", "custom 1", "resource space N1", "place at charge above", "yes")

    assert table.asks == "Pay how?"
    assert table.offers() == ["1 crystal", "1 organic", "1 tech", "1 nanite"]


@rule("CRY-040", "CRY-268")
def test_energy_cannot_be_made_into_nanites() -> None:
    table = cryo(kate=seat(energy=6), liam=seat())
    table.plays("laboratory B", "custom 1")

    assert "fabricator" in table.refuses()


@rule("CRY-045")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sees_the_counters_of_everybody(seats: int) -> None:
    table = opening(seats)
    stocks = [player.stock for player in table.state.players]

    for viewer in (None, *range(seats)):
        assert [list(player["stock"].values()) for player in table.view(viewer)["players"]] == stocks


# Nanites ---------------------------------------------------------------------------------------------------------


@rule("CRY-041")
def test_three_organics_may_be_paid_with_two_organics_and_a_nanite() -> None:
    table = cryo(kate=seat(organic=2, nanite=1), liam=seat())
    table.plays("engineering A", "custom 1", "stasis control", "3 pods")

    assert (table.seat("kate").organic, table.seat("kate").nanite) == (0, 0)
    assert table.seat("kate").awake == 3


@rule("CRY-041", "CRY-263")
def test_several_units_may_be_paid_with_any_mix_of_material_and_nanites() -> None:
    table = cryo(kate=seat(organic=5, nanite=5), liam=seat())
    table.plays("engineering A", "custom 1", "stasis control", "3 pods")

    assert table.offers() == ["3 organic", "2 organic and 1 nanite", "1 organic and 2 nanite", "3 nanite"]
    table.plays("1 organic and 2 nanite")
    assert (table.seat("kate").organic, table.seat("kate").nanite) == (4, 3)


def recalling(price: str, **has: object) -> Seat:
    """A player about to recall, with a tile above the arrow of Charge."""
    return seat(home=["custom 1", "awaken"], docked=["launch dock"], slots={"charge above": price}, **has)


LAUNCH = ("launch dock", "custom 1", "launch", "cavern 1")
RECALL = ("recall", "engineering", "charge", "take")


@rule("CRY-041")
@pytest.mark.parametrize(
    ("has", "keys"),
    [
        pytest.param(seat(nanite=1), ("engineering A", "custom 1", "reactor"), id="reactor"),
        pytest.param(seat(nanite=1), ("research A", "custom 1", "computer"), id="computer"),
        pytest.param(
            seat(nanite=1, energy=1, awake=1), ("dispatch A", "custom 1", "scout N1", "cavern 3"), id="scouting"
        ),
        pytest.param(seat(nanite=1, energy=1, awake=1, vehicles=["imaging"]), LAUNCH, id="settlement cost"),
        pytest.param(recalling("pink crystal", nanite=1), RECALL, id="single tile"),
        pytest.param(recalling("pink crystal or tech", nanite=1), RECALL, id="or tile"),
        pytest.param(recalling("pink crystal and tech", nanite=1, tech=1), RECALL, id="and tile"),
    ],
)
def test_a_nanite_pays_for_any_other_material_in_every_price(has: Seat, keys: tuple[str, ...]) -> None:
    table = cryo(kate=has, liam=seat())
    table.plays(*keys)

    assert table.seat("kate").nanite == 0
    assert any(line.startswith("kate paid") and "1 nanite" in line for line in table.told())


@rule("CRY-041", "CRY-077")
def test_the_fabricator_takes_no_nanites() -> None:
    table = cryo(kate=seat(crystal=2, nanite=3), liam=seat())
    table.plays("laboratory B", "custom 1", "fabricator")

    assert table.offers() == ["once", "2 times"]


@rule("CRY-042")
def test_a_nanite_is_not_energy() -> None:
    table = cryo(kate=seat(nanite=5, awake=1, vehicles=["imaging"], hand=["imaging"]), liam=seat())
    table.plays("dispatch A", "custom 1")
    assert table.refuses()["scout N1"] == "needs 1 tech and 1 energy"

    table.plays("no action", "end turn", "launch dock", "custom 1", "launch dock", "awaken")
    assert table.offers() == ["no action", "scrap imaging"]


@rule("CRY-042")
def test_a_nanite_is_not_a_card() -> None:
    table = cryo(kate=recalling("pink card", nanite=5), liam=seat())
    table.plays("recall", "engineering", "charge")

    assert table.offers() == ["skip", "scrap charge above"]


@rule("CRY-042")
def test_nothing_else_can_be_spent_as_a_nanite() -> None:
    table = cryo(kate=recalling("pink nanite", crystal=5, organic=5, tech=5, energy=5), liam=seat())
    table.plays("recall", "engineering", "charge")

    assert table.offers() == ["skip", "scrap charge above"]


# Gaining ---------------------------------------------------------------------------------------------------------


@rule("CRY-009", "CRY-010", "CRY-043")
@pytest.mark.parametrize(
    ("token", "resource", "before", "after"),
    [
        ("early 2 crystal", "crystal", 4, 5),
        ("early 2 organic", "organic", 4, 5),
        ("early 2 tech", "tech", 4, 5),
        ("late 2 nanite", "nanite", 4, 5),
        ("late 2 energy", "energy", 5, 6),
        ("early 2 crystal", "crystal", 3, 5),
        ("late 2 energy", "energy", 4, 6),
        ("late 2 energy", "energy", 0, 2),
    ],
)
def test_a_gain_beyond_the_end_of_a_track_is_lost(token: str, resource: str, before: int, after: int) -> None:
    table = cryo(
        board={"incidents": {"laboratory": None, "research": None, "dispatch": token}},
        kate=seat(docked=["launch dock"], **{resource: before}),
        liam=seat(),
    )
    table.plays("recall", "dispatch", "charge")

    assert getattr(table.seat("kate"), resource) == after


@rule("CRY-043")
def test_gains_raise_and_payments_lower_the_counters() -> None:
    table = cryo(kate=seat(crystal=5, energy=1), liam=seat())
    table.plays("engineering A", "custom 1", "reactor", "2 times")

    assert (table.seat("kate").crystal, table.seat("kate").energy) == (3, 3)


@rule("CRY-262")
def test_a_full_track_forbids_nothing_and_the_price_is_paid_all_the_same() -> None:
    table = cryo(kate=seat(crystal=1, energy=6), liam=seat())
    table.plays("engineering A", "custom 1", "reactor")

    assert (table.seat("kate").crystal, table.seat("kate").energy) == (0, 6)


@rule("CRY-262")
def test_a_tile_may_be_used_and_a_half_of_it_chosen_though_the_track_is_full() -> None:
    table = cryo(
        board={"stacks": {"engineering N1": "pink crystal or organic"}}, kate=seat(crystal=5, organic=1), liam=seat()
    )
    table.plays("engineering A", "custom 1", "resource space N1", "use")

    assert table.offers() == ["1 crystal", "1 organic"]
    table.plays("1 crystal")
    assert (table.seat("kate").crystal, table.seat("kate").organic) == (5, 1)


@rule("CRY-262")
def test_a_platform_action_may_be_taken_though_the_track_is_full() -> None:
    table = cryo(kate=recalling("pink crystal", crystal=1, energy=6), liam=seat())
    table.plays(*RECALL)

    assert (table.seat("kate").crystal, table.seat("kate").energy) == (0, 6)


# Paying ----------------------------------------------------------------------------------------------------------


@rule("CRY-044")
@pytest.mark.parametrize(
    "has", [{"tech": 1}, {"energy": 1}, {"energy": 6, "crystal": 5, "organic": 5}, {"tech": 5, "nanite": 5}]
)
def test_a_price_that_cannot_be_paid_in_full_forbids_the_action(has: Mapping[str, int]) -> None:
    table = cryo(kate=seat(awake=1, **has), liam=seat())
    table.plays("dispatch A", "custom 1")

    assert "scout N1" not in table.offers()
    assert table.refuses()["scout N1"] == "needs 1 tech and 1 energy"


@rule("CRY-044")
def test_only_as_many_uses_as_can_be_paid_for_are_possible() -> None:
    table = cryo(kate=seat(crystal=1, nanite=1), liam=seat())
    table.plays("engineering A", "custom 1", "reactor")

    assert table.offers() == ["once", "2 times"]


@rule("CRY-263")
def test_the_payer_chooses_the_half_of_an_or_tile_or_a_nanite() -> None:
    table = cryo(kate=recalling("pink crystal or tech", crystal=2, tech=2, nanite=2), liam=seat())
    table.plays(*RECALL)

    assert table.offers() == ["1 crystal", "1 nanite", "1 tech"]
    table.plays("1 tech")
    kate = table.seat("kate")
    assert (kate.crystal, kate.tech, kate.nanite, kate.energy) == (2, 1, 2, 1)


@rule("CRY-263")
def test_the_payer_chooses_which_card_to_discard() -> None:
    table = cryo(kate=recalling("pink card", hand=["imaging", "overclock"]), liam=seat())
    table.plays(*RECALL)

    assert table.offers() == ["imaging", "overclock"]
    table.plays("overclock")
    assert table.seat("kate").hand == ["imaging"]
    assert table.seat("kate").energy == 1


@rule("CRY-263")
def test_no_way_to_pay_costs_more_than_the_price_or_more_than_is_there() -> None:
    for price in product(range(3), repeat=5):
        for stock in product((0, 1, 3), repeat=5):
            for way in payments(spending(price), stock):
                assert sum(way) == sum(price)
                assert way[4] == price[4]
                assert all(0 <= spent <= have for spent, have in zip(way, stock, strict=True))


@rule("CRY-061", "CRY-159")
@pytest.mark.parametrize("uses", [1, 2, 3])
def test_several_uses_cost_as_many_times_the_price_with_its_cards(uses: int) -> None:
    price = Cost(amounts=((0, 1, 0, 0, 0),), nanites_stand_in=True, cards=2)

    total = times(price, uses)
    assert (total.amounts, total.nanites_stand_in, total.cards) == (((0, uses, 0, 0, 0),), True, 2 * uses)
