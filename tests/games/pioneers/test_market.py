"""Step 1 › Market, and the row at the end of the step."""

from __future__ import annotations

import pytest

from games.pioneers.positions import MARKET_ROW, pioneers, seat
from proving import rule


@rule("PIO-097", "PIO-098")
@pytest.mark.parametrize(("slot", "cost"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1), (6, 0)])
def test_a_card_costs_the_credits_of_its_slot_and_goes_to_the_hand(slot: int, cost: int) -> None:
    table = pioneers(anna=seat(credit=6), ben=seat(), cleo=seat())
    table.plays(f"buy {slot}")

    assert table.seat("anna").credit == 6 - cost
    assert table.seat("anna").hand == [MARKET_ROW[slot - 1]]


@rule("PIO-099")
def test_only_credits_pay_at_the_market() -> None:
    table = pioneers(anna=seat(food=3, response=3), ben=seat(), cleo=seat())

    assert [key for key in table.offers() if key.startswith("buy")] == ["buy 6"]


@rule("PIO-100")
def test_one_action_takes_one_card() -> None:
    table = pioneers(anna=seat(credit=6, response=1), ben=seat(), cleo=seat())
    table.plays("buy 5")

    assert not any(key.startswith("buy") for key in table.offers())
    assert len(table.seat("anna").hand) == 1


@rule("PIO-101")
def test_a_slot_emptied_stays_empty_until_the_end_of_the_step() -> None:
    table = pioneers(anna=seat(), ben=seat(), cleo=seat())
    table.plays("buy 6", "(end turn)", "end turn", "end turn", "end turn", "end turn")
    assert table.market == [*MARKET_ROW[:5], None]
    table.plays("end turn")

    assert None not in table.market


@rule("PIO-102")
def test_discounts_add_up_and_never_go_below_nothing() -> None:
    anna = seat(town=["bazaar", "mayor halloran"], projects=["purchasing power"], credit=2)
    market = ["trading post", "watchtower", "canteen", "school", "farm", "workshop"]
    table = pioneers(
        anna=anna, ben=seat(), cleo=seat(), board={"market": market, "projects": ["deep vaults", "open channels"]}
    )
    assert [slot["price"] for slot in table.view("anna")["market"]] == [2, 1, 0, 0, 0, 0]
    table.plays("buy 5")

    assert table.seat("anna").credit == 2


@rule("PIO-267")
def test_caravan_buys_three_cheaper_with_all_discounts_and_leaves_the_action() -> None:
    anna = seat(projects=["purchasing power"], hand=["caravan"], credit=2, response=1)
    table = pioneers(
        anna=anna, ben=seat(), cleo=seat(), board={"projects": ["deep vaults", "open channels"]}
    )  # fmt: skip
    table.plays("play caravan", "buy 1")

    assert table.seat("anna").credit == 1
    assert table.seat("anna").hand == ["trading post"]
    assert table.market[0] is None
    table.plays("buy 4")
    assert table.seat("anna").credit == 0
    assert table.market[3] is None


@rule("PIO-117", "PIO-118", "PIO-119", "PIO-121")
def test_at_the_end_of_the_step_the_last_card_goes_and_the_others_move_up() -> None:
    table = pioneers(anna=seat(), ben=seat(), cleo=seat(), chance={"market deck": ["saloon"]}, board={"turn": 2})
    table.plays("end turn", "end turn", "end turn")

    assert table.market == ["saloon", *MARKET_ROW[:5]]
    assert table.view()["decks"]["market"]["discard"] == ["workshop"]
    assert table.state.turn == 1
    assert table.state.phase == "maintenance"


@rule("PIO-120")
def test_moving_up_closes_all_gaps_and_the_first_new_card_takes_the_cheapest_free_slot() -> None:
    table = pioneers(
        anna=seat(credit=3), ben=seat(), cleo=seat(), chance={"market deck": ["saloon", "rv"]}, board={"turn": 2}
    )
    table.plays("buy 3", "(end turn)", "buy 6", "(end turn)", "end turn")
    a, b, _c, d, e, _f = MARKET_ROW

    assert table.market == ["rv", "saloon", a, b, d, e]
    assert table.view()["decks"]["market"]["discard"] == []
