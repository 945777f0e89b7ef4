"""Recall › Return Drones: the actions of the platform."""

from __future__ import annotations

from typing import Any

import pytest

import holdfast
from games.cryo.positions import Board, Position, cryo, seat
from proving import rule

QUIET = {"engineering": None, "laboratory": None, "research": None, "dispatch": None}
DOCKS = ["custom 1", "awaken", "charge", "custom 2", "fabricate", "compute"]


def returned(dock: str, **kate: Any) -> Position:
    """Kate has recalled, and her one drone from the board has just landed on this dock of her platform."""
    home = [other for other in DOCKS if other != dock][:2]
    board: Board = {"incidents": QUIET}
    table = cryo(board=board, kate=seat(home=home, docked=["engineering A"], **kate), liam=seat())
    table.plays("recall", dock)
    return table


# Slots -----------------------------------------------------------------------------------------------------------


@rule("CRY-127")
@pytest.mark.parametrize("dock", DOCKS)
def test_an_action_with_an_empty_slot_cannot_be_taken(dock: str) -> None:
    table = returned(dock, crystal=5, organic=5, tech=5, nanite=5)

    assert table.asked == "liam"
    assert table.seat("kate").stock == [5, 5, 5, 5, 0]


@rule("CRY-127")
@pytest.mark.parametrize("slot", ["custom 2 above", "custom 2 below"])
def test_an_action_with_one_of_two_slots_filled_cannot_be_taken(slot: str) -> None:
    table = returned("custom 2", crystal=5, slots={slot: "pink crystal"})

    assert table.offers() == ["end turn", f"scrap {slot}"]
    assert table.seat("kate").crystal == 5


@rule("CRY-127")
def test_an_action_is_there_as_soon_as_all_its_slots_are_filled() -> None:
    slots = {"custom 2 above": "pink crystal", "custom 2 below": "green organic"}
    table = returned("custom 2", crystal=1, slots=slots)

    assert table.asks == "Take the platform action?"
    assert table.offers()[:2] == ["take", "skip"]


@rule("CRY-128")
def test_a_platform_has_seven_slots() -> None:
    slots = holdfast.new("cryo", seats=2).view(0)["players"][0]["slots"]

    assert list(slots) == [
        "custom 1 below", "awaken above", "charge above", "custom 2 above", "custom 2 below", "fabricate above",
        "compute above",
    ]  # fmt: skip
    assert set(slots.values()) == {None}


# Prices ----------------------------------------------------------------------------------------------------------


@rule("CRY-129", "CRY-136")
def test_the_tile_above_the_arrow_is_spent_once_to_gain_the_tile_below_it() -> None:
    slots = {"custom 2 above": "pink crystal", "custom 2 below": "green organic"}
    table = returned("custom 2", crystal=3, slots=slots)
    table.plays("take")

    assert table.seat("kate").stock == [2, 1, 0, 0, 0]
    assert table.asks == "Scrap before your turn ends?"


@rule("CRY-129")
def test_a_price_that_cannot_be_paid_in_full_bars_the_action() -> None:
    slots = {"custom 2 above": "pink crystal", "custom 2 below": "green organic"}
    table = returned("custom 2", organic=3, tech=3, energy=3, slots=slots)

    assert table.offers() == ["skip", "scrap custom 2 above", "scrap custom 2 below"]


@rule("CRY-130")
@pytest.mark.parametrize(
    ("tile", "left"),
    [
        ("pink crystal", [0, 1, 1, 1, 1]),
        ("green organic", [1, 0, 1, 1, 1]),
        ("grey tech", [1, 1, 0, 1, 1]),
    ],
)
def test_a_single_icon_costs_one_of_that_material(tile: str, left: list[int]) -> None:
    table = returned("charge", crystal=1, organic=1, tech=1, nanite=1, slots={"charge above": tile})
    paid = tile.split()[1]
    table.plays("take", f"1 {paid}")

    assert table.seat("kate").stock == left


@rule("CRY-130")
def test_a_single_nanite_costs_one_nanite_and_nothing_else_will_do() -> None:
    table = returned("charge", nanite=2, slots={"charge above": "pink nanite"})
    table.plays("take")
    assert table.seat("kate").stock == [0, 0, 0, 1, 1]

    without = returned("charge", crystal=5, organic=5, tech=5, slots={"charge above": "pink nanite"})
    assert "take" not in without.offers()


@rule("CRY-130")
@pytest.mark.parametrize(
    ("tile", "either"),
    [
        ("pink crystal or organic", ["1 crystal", "1 organic"]),
        ("pink crystal or tech", ["1 crystal", "1 tech"]),
        ("green organic or tech", ["1 organic", "1 tech"]),
        ("grey tech or crystal", ["1 tech", "1 crystal"]),
    ],
)
def test_an_or_tile_costs_one_of_either_resource(tile: str, either: list[str]) -> None:
    table = returned("charge", crystal=1, organic=1, tech=1, slots={"charge above": tile})
    table.plays("take")
    assert table.offers() == either

    table.plays(either[1])
    assert sum(table.seat("kate").stock[:4]) == 2
    assert getattr(table.seat("kate"), either[1].split()[1]) == 0
    assert table.seat("kate").energy == 1


@rule("CRY-131")
@pytest.mark.parametrize(
    ("tile", "left"),
    [
        ("pink crystal and organic", [1, 1, 2, 0, 1]),
        ("pink crystal and tech", [1, 2, 1, 0, 1]),
        ("green organic and tech", [2, 1, 1, 0, 1]),
    ],
)
def test_an_and_tile_costs_one_of_each_resource(tile: str, left: list[int]) -> None:
    table = returned("charge", crystal=2, organic=2, tech=2, slots={"charge above": tile})
    table.plays("take")

    assert table.seat("kate").stock == left


@rule("CRY-131")
def test_half_of_an_and_tile_is_not_enough() -> None:
    table = returned("charge", crystal=5, slots={"charge above": "pink crystal and organic"})

    assert table.asks == "Take the platform action?"
    assert "take" not in table.offers()


@rule("CRY-132", "CRY-159")
def test_a_card_tile_costs_one_card_from_the_hand_of_the_payers_choice() -> None:
    hand = ["imaging", "overclock"]
    table = returned("charge", hand=hand, slots={"charge above": "pink card"})
    table.plays("take")
    assert table.asks == "Discard which card?"
    assert table.offers() == hand

    table.plays("overclock")
    assert table.seat("kate").hand == ["imaging"]
    assert [card.key for card in table.state.discard] == ["overclock"]
    assert table.seat("kate").energy == 1


@rule("CRY-132", "CRY-159")
def test_without_a_card_in_hand_a_card_tile_cannot_be_paid() -> None:
    table = returned("charge", crystal=5, nanite=5, slots={"charge above": "pink card"})

    assert table.asks == "Take the platform action?"
    assert "take" not in table.offers()


# The six actions -------------------------------------------------------------------------------------------------


@rule("CRY-133")
@pytest.mark.parametrize(
    ("tile", "gained"),
    [
        ("pink crystal", [1, 0, 0, 0, 0]),
        ("green nanite", [0, 0, 0, 1, 0]),
        ("grey tech and organic", [0, 1, 1, 0, 0]),
    ],
)
def test_custom_one_gains_the_benefit_of_its_tile_for_nothing(tile: str, gained: list[int]) -> None:
    table = returned("custom 1", slots={"custom 1 below": tile})
    table.plays("take")

    assert table.seat("kate").stock == gained


@rule("CRY-133")
def test_custom_one_with_an_or_tile_or_a_card_tile_leaves_the_choice() -> None:
    either = returned("custom 1", slots={"custom 1 below": "pink crystal or tech"})
    either.plays("take", "1 tech")
    assert either.seat("kate").stock == [0, 0, 1, 0, 0]

    cards = returned("custom 1", slots={"custom 1 below": "grey card"})
    cards.plays("take", "draw")
    assert len(cards.seat("kate").hand) == 1


@rule("CRY-134")
def test_awaken_takes_one_own_pod_from_any_chamber_of_the_board() -> None:
    stasis = {"engineering": (1, 0, 1), "research": (0, 1, 0), "dispatch": (0, 0, 2)}
    table = returned("awaken", organic=1, stasis=stasis, awake=4, slots={"awaken above": "green organic"})
    table.plays("take")
    assert table.offers() == [
        "engineering chamber 1", "engineering chamber 3", "research chamber 2", "dispatch chamber 3"
    ]  # fmt: skip

    table.plays("dispatch chamber 3")
    assert table.seat("kate").awake == 5
    assert table.seat("kate").stasis == [1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 1]
    assert table.seat("kate").organic == 0


@rule("CRY-134")
@pytest.mark.parametrize(
    "kate",
    [{"awake": 5}, {"awake": 3, "stasis": {}}, {"awake": 5, "vehicles": ["supercharge"], "settled": {"cavern 1": 10}}],
)
def test_awaken_needs_a_pod_in_stasis_and_room_for_it(kate: dict[str, Any]) -> None:
    table = returned("awaken", organic=5, slots={"awaken above": "green organic"}, **kate)

    assert table.asks == "Take the platform action?"
    assert "take" not in table.offers()


@rule("CRY-134")
def test_awaken_may_fill_a_vehicle() -> None:
    table = returned("awaken", organic=1, awake=5, vehicles=["supercharge"], slots={"awaken above": "green organic"})
    table.plays("take", "engineering chamber 1")

    assert table.seat("kate").awake == 6


@rule("CRY-135")
def test_charge_turns_its_price_into_one_energy() -> None:
    table = returned("charge", crystal=2, energy=1, slots={"charge above": "pink crystal"})
    table.plays("take")

    assert table.seat("kate").stock == [1, 0, 0, 0, 2]


@rule("CRY-136")
def test_custom_two_pays_its_upper_tile_for_its_lower_one() -> None:
    slots = {"custom 2 above": "green organic", "custom 2 below": "pink crystal and tech"}
    table = returned("custom 2", organic=2, slots=slots)
    table.plays("take")

    assert table.seat("kate").stock == [1, 1, 1, 0, 0]


@rule("CRY-137")
def test_fabricate_turns_its_price_into_one_nanite() -> None:
    table = returned("fabricate", tech=2, slots={"fabricate above": "grey tech"})
    table.plays("take")

    assert table.seat("kate").stock == [0, 0, 1, 1, 0]


@rule("CRY-138")
def test_compute_draws_a_card_for_its_price() -> None:
    table = returned("compute", tech=1, hand=["imaging"], slots={"compute above": "grey tech"})
    table.plays("take")
    assert table.offers() == ["draw", "imaging as upgrade", "imaging as mission", "imaging as vehicle", "neither"]

    table.plays("draw")
    assert len(table.seat("kate").hand) == 2
    assert table.seat("kate").tech == 0


@rule("CRY-138")
def test_compute_plays_a_card_for_its_price() -> None:
    table = returned("compute", tech=1, hand=["imaging"], slots={"compute above": "grey tech"})
    table.plays("take", "imaging as vehicle")

    assert table.seat("kate").vehicles == ["imaging"]
    assert table.seat("kate").hand == []
    assert table.seat("kate").tech == 0
