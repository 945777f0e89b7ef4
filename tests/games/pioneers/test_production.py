"""Step 2 › production and trade."""

from __future__ import annotations

import pytest

from games.pioneers.positions import Board, Position, Seat, pioneers, seat
from proving import rule

STEP_2: Board = {"phase": "maintenance"}


def maintaining(anna: Seat, ben: Seat | None = None, board: Board = STEP_2) -> Position:
    """Anna's Step 2, with Ben and Cleo to follow."""
    return pioneers(anna=anna, ben=ben or seat(), cleo=seat(), board=board)


@rule("PIO-122")
def test_cards_in_hand_neither_produce_nor_need_maintenance() -> None:
    table = maintaining(seat(hand=["farm", "armoury"], town=["pig pens"]))

    assert table.seat("anna").production == [1, 1, 0]
    table.plays("no trade")
    assert (table.seat("anna").hand, table.asked) == (["farm", "armoury"], "ben")


@rule("PIO-123")
def test_production_is_food_credits_and_response_tokens() -> None:
    table = maintaining(seat(town=["hydroponics bay", "saloon", "solar rig"], food=1))

    assert table.seat("anna").production == [3, 2, 1]


@rule("PIO-124")
def test_players_finish_step_2_one_after_another_in_turn_order() -> None:
    table = pioneers(
        anna=seat(survivor="pete"), ben=seat(survivor="sarge", town=["trading post"]), cleo=seat(), board=STEP_2
    )
    assert table.asked == "ben"
    assert table.seat("anna").production == [0, 0, 0]
    table.plays("buy 2", "pay")

    assert table.seat("ben").tokens == (1, 1, 0)
    assert table.asked == "cleo"


@rule("PIO-125", "PIO-147")
def test_the_production_pile_is_separate_and_has_no_limit_but_does_not_outlive_the_step() -> None:
    town = ["farm"] * 5 + ["hydroponics bay"]
    table = maintaining(seat(town=town, hq="large hq civil", food=4, response=6))

    assert table.seat("anna").production == [10, 2, 0]
    assert table.seat("anna").tokens == (4, 0, 6)
    table.plays("no trade", "pay", "11 food")
    assert table.seat("anna").production == [0, 0, 0]
    assert table.seat("anna").tokens == (3, 1, 6)


@rule("PIO-126")
def test_a_school_places_a_research_token_without_paying_or_not() -> None:
    table = maintaining(seat(town=["school", "school"], food=2))
    assert table.offers() == ["purchasing power 1", "way of the wastes 1", "no"]
    table.plays("way of the wastes 1")
    assert table.asks == "Place research?"  # each card decides for itself
    table.plays("no")

    assert table.seat("anna").research == [0, 1]
    assert table.asks == "Trade with the central stores?"
    assert table.seat("anna").response == 0


@rule("PIO-127", "PIO-130")
def test_one_trade_in_each_round() -> None:
    table = maintaining(seat(town=["farm"], food=6))
    assert table.offers() == ["sell 3", "sell 5", "sell 7", "buy 2", "no trade"]
    table.plays("sell 3")

    assert (table.asked, table.seat("anna").tokens) == ("ben", (4, 2, 0))


@rule("PIO-128", "PIO-166")
@pytest.mark.parametrize(("food", "gained"), [(3, 1), (5, 2), (7, 3)])
def test_selling_three_five_or_seven_food_yields_one_two_or_three_credits(food: int, gained: int) -> None:
    table = maintaining(seat(town=["grain silo"], food=8))
    table.plays(f"sell {food}")

    assert table.seat("anna").tokens == (8 - food, gained + 1, 0)


@rule("PIO-128", "PIO-130")
def test_six_food_cannot_be_sold_in_one_trade() -> None:
    table = maintaining(seat(food=6))
    assert table.offers() == ["sell 3", "sell 5", "buy 2", "no trade"]
    table.plays("sell 5")

    assert table.seat("anna").tokens == (1, 3, 0)


@rule("PIO-129")
def test_one_credit_buys_two_food() -> None:
    table = maintaining(seat())
    table.plays("buy 2")

    assert table.seat("anna").tokens == (2, 0, 0)


@rule("PIO-131")
def test_response_tokens_stand_in_for_food_that_is_sold() -> None:
    table = maintaining(seat(food=2, response=1))
    assert "sell 3" in table.offers()
    table.plays("sell 3")

    assert table.seat("anna").tokens == (0, 2, 0)


@rule("PIO-132")
def test_a_trade_takes_from_both_piles_and_its_gain_can_pay_maintenance() -> None:
    table = maintaining(seat(town=["farm", "armoury"], food=2), board={**STEP_2})
    table.player("anna").production[1] = 0  # as if the HQ had produced nothing
    table.table.decision.refresh()
    table.plays("sell 3", "pay")

    assert table.seat("anna").town == ["farm", "armoury"]
    assert table.seat("anna").tokens == (0, 0, 0)


@rule("PIO-133")
def test_there_is_no_trade_in_a_turn() -> None:
    table = pioneers(anna=seat(food=6, credit=0), ben=seat(), cleo=seat())

    assert not any(key.startswith(("sell", "buy 2")) for key in table.offers())


@rule("PIO-134")
def test_players_cannot_trade_with_one_another() -> None:
    table = pioneers(anna=seat(food=3, credit=3), ben=seat(hand=["farm"], food=3), cleo=seat())
    keys = list(table.offers())
    table.plays("pass", "pass", "pass")
    keys += table.offers()

    assert not any(color in key for key in keys for color in ("red", "green", "ben", "cleo"))
