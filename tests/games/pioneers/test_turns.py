"""A game round › Step 1: turns, their order, and what a turn may hold."""

from __future__ import annotations

from games.pioneers.positions import pioneers, seat
from proving import rule


@rule("PIO-082", "PIO-250")
def test_a_round_is_actions_then_maintenance_then_turn_order() -> None:
    table = pioneers(anna=seat(), ben=seat(), cleo=seat())
    phases = [table.state.phase]
    table.plays("pass", "pass", "pass")
    phases.append(table.state.phase)
    table.plays("no trade", "no trade", "no trade")
    phases.append(table.state.phase)
    table.plays("lou anne", "the cook", "pete")

    assert phases == ["actions", "maintenance", "turn order"]
    assert (table.state.phase, table.state.round, table.state.turn) == ("actions", 2, 1)
    assert table.state.slots == []


@rule("PIO-083")
def test_first_everybody_takes_a_first_turn_then_everybody_a_second() -> None:
    table = pioneers(anna=seat(), ben=seat(), cleo=seat())
    seen = []
    while table.state.phase == "actions":
        seen.append((table.asked, table.state.turn))
        table.plays("end turn")

    assert seen == [("anna", 1), ("ben", 1), ("cleo", 1), ("anna", 2), ("ben", 2), ("cleo", 2)]


@rule("PIO-084")
def test_the_order_stays_for_the_whole_step() -> None:
    table = pioneers(
        anna=seat(survivor="pete"), ben=seat(survivor="sarge"), cleo=seat(survivor="wren okafor"), board={"round": 2}
    )
    order = list(table.state.order)
    for _ in range(6):
        assert table.state.order == order
        assert table.names.index(table.asked) == order[table.state.at]
        table.plays("end turn")
    assert order == [1, 0, 2]


@rule("PIO-085")
def test_one_action_and_any_number_of_cards() -> None:
    table = pioneers(anna=seat(hand=["farm", "school", "rv", "saloon"], response=4), ben=seat(), cleo=seat())
    table.plays("play farm", "play school", "plan", "play rv")

    assert table.seat("anna").town == ["farm", "school", "rv"]
    assert table.seat("anna").response == 3
    assert "plan" not in table.offers()
    assert table.refuses()["plan"] == "you have taken the action of this turn"


@rule("PIO-086", "PIO-087")
def test_actions_plays_and_activations_in_any_order() -> None:
    table = pioneers(anna=seat(hand=["pig pens", "farm"], town=["pig pens"], response=2), ben=seat(), cleo=seat())
    table.plays("use pig pens", "play pig pens", "plan")

    assert table.asks == "Too many tokens: discard which?"  # the effect is finished before the next starts
    table.plays("1 food", "use pig pens", "4 food", "play farm")
    assert table.seat("anna").town == ["farm"]
    assert table.seat("anna").tokens == (3, 0, 2)


@rule("PIO-088")
def test_a_turn_may_end_without_an_action_and_that_is_no_pass() -> None:
    table = pioneers(anna=seat(), ben=seat(), cleo=seat())
    table.plays("end turn")

    assert table.state.slots == []
    table.plays("end turn", "end turn")
    assert (table.asked, table.state.turn) == ("anna", 2)


@rule("PIO-089")
def test_a_card_gained_in_the_turn_may_be_played_in_it() -> None:
    table = pioneers(anna=seat(response=1), ben=seat(), cleo=seat(), chance={"wastes deck": ["hunting rifle"]})
    table.plays("wastes", "play hunting rifle")

    assert table.seat("anna").town == ["hunting rifle"]


@rule("PIO-090")
def test_the_same_action_may_be_taken_in_the_second_turn() -> None:
    table = pioneers(anna=seat(), ben=seat(), cleo=seat())
    table.plays("plan", "end turn", "end turn", "plan")

    assert table.seat("anna").response == 4


@rule("PIO-091", "PIO-214")
def test_one_personality_in_each_town_each_round() -> None:
    table = pioneers(anna=seat(hand=["theresa", "granny bea", "farm"], response=3), ben=seat(), cleo=seat())
    table.plays("play theresa")

    assert table.refuses()["play granny bea"] == "only one personality may be played each round"
    table.plays("play farm", "end turn", "end turn", "end turn")
    assert "play granny bea" not in table.offers()  # the second turn of the same round


@rule("PIO-092")
def test_a_personality_played_for_free_counts_for_the_limit() -> None:
    table = pioneers(anna=seat(town=["saloon"], hand=["theresa", "granny bea"], response=1), ben=seat(), cleo=seat())
    table.plays("play theresa")

    assert table.seat("anna").response == 1
    assert "play granny bea" not in table.offers()


@rule("PIO-093", "PIO-094")
def test_additional_turns_come_after_all_second_turns_in_order() -> None:
    table = pioneers(anna=seat(), ben=seat(extra=1), cleo=seat(extra=1))
    for _ in range(6):
        table.plays("end turn")

    assert (table.asked, table.state.turn) == ("ben", 3)
    table.plays("end turn")
    assert (table.asked, table.state.turn) == ("cleo", 3)
    table.plays("end turn")
    assert table.state.phase == "maintenance"


@rule("PIO-095")
def test_nobody_takes_more_than_three_turns() -> None:
    table = pioneers(anna=seat(extra=2), ben=seat(), cleo=seat())
    for _ in range(6):
        table.plays("end turn")
    assert (table.asked, table.state.turn) == ("anna", 3)
    table.plays("end turn")

    assert table.state.phase == "maintenance"


@rule("PIO-096")
def test_an_additional_turn_is_complete() -> None:
    table = pioneers(
        anna=seat(extra=1, hand=["farm"], town=["pig pens"], response=1), ben=seat(), cleo=seat(), board={"turn": 2}
    )
    table.plays("plan", "end turn", "end turn", "end turn")
    assert table.state.turn == 3
    table.plays("plan", "play farm", "use pig pens")

    assert table.seat("anna").town == ["farm"]


@rule("PIO-265")
def test_an_action_that_cannot_be_carried_out_cannot_be_chosen_but_plan_always_can() -> None:
    market = ["trading post", "watchtower", "canteen", "school", "bazaar", None]
    table = pioneers(anna=seat(food=6), ben=seat(), cleo=seat(), board={"market": market})

    assert table.offers() == ["wastes", "plan", "end turn", "pass"]  # no credit, the free slot is empty
    assert table.refuses()["research"] == "research costs a response token"
    table.plays("plan")
    assert table.asks == "Too many tokens: discard which?"


@rule("PIO-265")
def test_a_market_bought_out_is_offered_to_nobody() -> None:
    table = pioneers(anna=seat(credit=6), ben=seat(), cleo=seat(), board={"market": [None] * 6})

    assert not any(key.startswith("buy") for key in table.offers())


@rule("PIO-266")
def test_after_an_attack_the_turn_goes_on() -> None:
    table = pioneers(
        anna=seat(hand=["viralz pack", "viralz pack", "arc levy"], response=3),
        ben=seat(food=1, credit=1),
        cleo=seat(),
        chance={"dice": ["6", "6", "6", "6"]},
    )
    table.plays("play viralz pack", "red", "play viralz pack", "red", "play arc levy", "plan")

    assert table.seat("ben").credit == 0
    assert table.seat("anna").response == 2
