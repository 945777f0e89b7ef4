"""Step 2 › paying for the town, removals, storing; and the example town of the book."""

from __future__ import annotations

import pytest

from games.pioneers.positions import BOX, pioneers, seat
from games.pioneers.test_production import STEP_2, maintaining
from proving import rule

EXAMPLE = ["farm", "farm", "pig pens", "training grounds", "theresa", "rv"]
"""Medium HQ, two Farms, Pig Pens, Training Grounds, Theresa, RV."""


@rule("PIO-135")
def test_for_each_card_the_player_chooses_whether_to_pay() -> None:
    table = maintaining(seat(town=["trading post", "armoury"], food=1, credit=1))
    table.plays("no trade")
    assert table.offers() == ["pay", "trading post", "armoury"]
    table.plays("armoury", "pay")

    assert table.seat("anna").town == ["trading post"]
    assert table.seat("anna").tokens == (0, 3, 0)


@rule("PIO-136")
def test_maintenance_is_paid_from_both_piles() -> None:
    table = maintaining(seat(town=["training grounds", "farm", "granny bea"], food=2, credit=0))
    table.plays("no trade", "pay", "3 food 1 credit")

    assert table.seat("anna").tokens == (0, 0, 1)
    assert table.seat("anna").town == ["training grounds", "farm", "granny bea"]


@rule("PIO-137", "PIO-273")
def test_a_response_token_replaces_a_food_one_for_one_as_the_payer_decides() -> None:
    table = maintaining(seat(town=["granny bea"], food=1, response=1))
    table.plays("no trade", "pay")
    assert table.seat("anna").tokens == (0, 1, 0)

    table = maintaining(seat(town=["theresa"], food=1))  # produces a response token
    table.plays("no trade", "pay")
    assert table.offers() == ["1 food", "1 response"]
    table.plays("1 response")
    assert table.seat("anna").tokens == (1, 1, 0)


@rule("PIO-138")
def test_only_food_can_be_replaced() -> None:
    anna = seat(town=["armoury", "ash lapsed ascendant"], response=6, food=1)
    table = maintaining(anna)
    table.player("anna").production[1] = 0
    table.table.decision.refresh()
    table.plays("no trade")

    assert table.offers() == ["armoury", "ash lapsed ascendant"]  # 1 credit is due, and there is none
    table.plays("armoury", "pay", "2 response")
    assert table.seat("anna").tokens == (1, 0, 4)


@rule("PIO-138")
def test_food_does_not_pay_a_response_token_that_is_due() -> None:
    table = maintaining(seat(town=["ash lapsed ascendant"], food=6))
    table.plays("no trade")

    assert table.seat("anna").town == []


@rule("PIO-139", "PIO-163")
def test_a_card_is_paid_in_full_or_not_at_all() -> None:
    table = maintaining(seat(town=["mayor halloran"], credit=3))  # 1 food and 1 credit
    table.plays("no trade")

    assert table.seat("anna").town == []
    assert table.seat("anna").tokens == (0, 4, 0)


@rule("PIO-269")
def test_a_card_with_printed_maintenance_may_be_given_up_though_exempt_and_others_may_not() -> None:
    table = maintaining(seat(town=["rv", "theresa", "farm"]))
    table.plays("no trade")
    assert table.offers() == ["pay", "theresa"]
    table.plays("theresa")

    assert table.seat("anna").town == ["farm", "rv"]


@rule("PIO-270")
def test_waived_tokens_lower_the_bill_and_what_is_not_needed_is_lost() -> None:
    table = maintaining(seat(town=["canteen", "training grounds"]))  # 1 food, 1 credit due; 2 food waived
    table.plays("no trade", "pay")

    assert table.seat("anna").town == ["canteen", "training grounds"]
    assert table.seat("anna").tokens == (0, 0, 1)


@rule("PIO-270")
def test_a_card_whose_whole_cost_is_waived_counts_as_paid() -> None:
    table = maintaining(seat(town=["canteen", "granny bea"]))
    table.plays("no trade", "pay")

    assert table.seat("anna").points == 1
    assert table.seat("anna").tokens == (0, 1, 0)


@rule("PIO-140", "PIO-143", "PIO-168")
def test_an_unpaid_card_leaves_at_once_with_its_points() -> None:
    table = maintaining(seat(town=["granny bea", "old brandt"], food=2))
    table.plays("no trade")
    assert table.offers() == ["granny bea", "old brandt"]  # both cannot be paid
    assert table.decision.rule == "PIO-140"
    table.plays("old brandt", "pay")

    assert table.seat("anna").town == ["granny bea"]
    assert table.seat("anna").points == 1
    assert table.view()["decks"]["wastes"]["discard"] == ["old brandt"]


@rule("PIO-141")
def test_tokens_paid_go_back_to_the_stores() -> None:
    table = maintaining(seat(town=["bazaar"], food=1))
    table.plays("no trade", "pay")

    assert table.seat("anna").tokens == (0, 1, 0)
    assert "anna paid 1 food" in table.told()


@rule("PIO-142", "PIO-164")
def test_an_rv_frees_theresa_whatever_else_is_dropped_in_the_same_step() -> None:
    table = maintaining(seat(town=["rv", "theresa", "granny bea", "trading post"], food=1))
    table.plays("no trade", "granny bea", "pay", "1 food")

    assert table.seat("anna").town == ["trading post", "rv", "theresa"]
    assert table.seat("anna").tokens == (0, 2, 1)


@rule("PIO-142")
def test_what_is_kept_must_be_payable_as_a_whole() -> None:
    table = maintaining(seat(town=["bazaar", "school", "trading post"], food=2))
    table.plays("no", "no trade")

    assert table.offers() == ["bazaar", "school", "trading post"]
    table.plays("school")
    assert table.offers() == ["pay", "bazaar", "trading post"]


@rule("PIO-143")
def test_the_size_is_checked_once_after_all_removals() -> None:
    town = ["farm"] * 3 + ["bazaar", "school", "trading post"]
    table = maintaining(seat(town=town, credit=2))
    table.plays("no", "no trade", "bazaar", "school", "trading post")

    assert table.seat("anna").hq == "small hq"
    assert table.told().count("anna now had the Small HQ") == 1
    assert not any("Medium HQ" in line for line in table.told())


@rule("PIO-144")
def test_an_hq_needs_no_maintenance() -> None:
    table = maintaining(seat(town=["farm"] * 6))
    table.plays("no trade")

    assert table.asked == "ben"
    assert table.seat("anna").hq == "large hq martial"


@rule("PIO-145", "PIO-146")
def test_of_both_piles_together_the_player_chooses_what_to_keep() -> None:
    table = maintaining(seat(town=["trading post"], response=6, food=0))  # produces 2 credits
    table.plays("no trade", "trading post")
    assert table.offers() == ["2 credit", "1 credit 1 response", "2 response"]
    table.plays("2 response")

    assert table.seat("anna").tokens == (0, 2, 4)


# The example town -------------------------------------------------------------------------------------------------


@rule("PIO-161", "PIO-162", "PIO-163", "PIO-164", "PIO-165", "PIO-248")
def test_the_example_town_of_the_book() -> None:
    table = maintaining(seat(town=EXAMPLE))
    assert table.seat("anna").hq == "medium hq"
    assert table.seat("anna").production == [4, 1, 2]  # 4 food, 1 credit, 2 response tokens

    table.plays("sell 3")
    table.plays("3 food")  # rather than response tokens
    assert table.seat("anna").production == [1, 2, 2]

    table.plays("pay")  # Training Grounds: 1 food and 1 credit; the RV frees Theresa
    table.plays("1 food 1 credit")
    assert table.seat("anna").town == EXAMPLE
    assert table.seat("anna").tokens == (0, 1, 2)
    assert table.asked == "ben"


@rule("PIO-164")
def test_without_the_rv_theresa_costs_a_response_token_or_is_lost() -> None:
    without = EXAMPLE[:-1]
    table = maintaining(seat(town=without))
    table.plays("sell 3", "3 food", "pay", "1 food 1 credit 1 response")
    assert table.seat("anna").tokens == (0, 1, 1)

    table = maintaining(seat(town=without))
    table.plays("sell 3", "3 food", "theresa", "pay", "1 food 1 credit")
    assert "theresa" not in table.seat("anna").town


@rule("PIO-166")
def test_two_more_food_each_yield_one_more_credit() -> None:
    trades = {trade.key: trade for trade in BOX.trades}

    assert [trades[key].give for key in ("sell 3", "sell 5", "sell 7")] == [(3, 0, 0), (5, 0, 0), (7, 0, 0)]
    assert [trades[key].get for key in ("sell 3", "sell 5", "sell 7")] == [(0, 1, 0), (0, 2, 0), (0, 3, 0)]


@rule("PIO-167")
@pytest.mark.parametrize(("freed", "paid"), [("granny bea", 1), ("theresa", 2)])
def test_one_rv_frees_one_personality_of_the_owners_choice(freed: str, paid: int) -> None:
    anna = seat(town=["rv", "theresa", "granny bea"], food=0, credit=1, response=3)
    table = maintaining(anna)
    table.plays("no trade", "pay")
    assert table.offers() == ["theresa", "granny bea"]
    table.plays(freed)

    assert table.seat("anna").response == 4 - paid
    assert table.seat("anna").town == ["rv", "theresa", "granny bea"]


@rule("PIO-167")
def test_only_an_exemption_that_leaves_the_rest_payable_is_offered() -> None:
    table = maintaining(seat(town=["rv", "theresa", "granny bea"]))  # one response token produced, one credit
    table.plays("no trade", "pay")  # the two food of Granny Bea must be waived

    assert table.seat("anna").tokens == (0, 1, 0)
    assert table.seat("anna").town == ["rv", "theresa", "granny bea"]


@rule("PIO-165")
def test_in_step_2_nothing_else_is_asked_of_a_town_without_costs() -> None:
    table = pioneers(anna=seat(town=["farm"]), ben=seat(), cleo=seat(), board=STEP_2)
    table.plays("no trade")

    assert table.seat("anna").tokens == (1, 1, 0)
    assert table.asked == "ben"


@rule("PIO-167", "PIO-277")
def test_two_rvs_free_two_personalities() -> None:
    table = maintaining(seat(town=["rv", "rv", "theresa", "granny bea", "old brandt"], food=2))
    table.plays("no trade", "pay", "granny bea", "old brandt", "1 food")

    assert table.seat("anna").tokens == (1, 1, 1)
    assert table.seat("anna").row == ["rv", "rv", "theresa", "granny bea", "old brandt"]
