"""Overview and resources: who plays, what a pile holds, what is public."""

from __future__ import annotations

import pytest

import holdfast
from games.pioneers.positions import at_setup, pioneers, seat
from holdfast.engine.errors import UnknownGame
from holdfast.games.pioneers import GAME
from holdfast.games.pioneers.amounts import RESOURCES
from holdfast.games.pioneers.rules.resources import excess, room_for
from proving import rule


@rule("PIO-001")
def test_three_to_six_players_and_no_other_number() -> None:
    for seats in (3, 4, 5, 6):
        assert len(holdfast.new("pioneers", seats=seats).state.players) == seats
    for seats in (1, 2, 7):
        with pytest.raises(UnknownGame, match="3, 4, 5 or 6"):
            holdfast.new("pioneers", seats=seats)


@rule("PIO-002")
def test_every_player_has_a_town_and_points_of_their_own() -> None:
    table = pioneers(anna=seat(town=["granny bea"]), ben=seat(town=["farm"]), cleo=seat())

    assert [player["structures"] for player in table.view()["players"]] == [[], ["farm"], []]
    assert table.table.scores() == [1, 0, 0]
    assert table.table.winners() == [0]


@rule("PIO-003", "PIO-173")
def test_points_come_from_personalities_the_hq_special_actions_and_projects() -> None:
    town = ["farm"] * 6 + ["granny bea"]
    table = pioneers(anna=seat(town=town, permanent=1, projects=["crop rotation"]), ben=seat(), cleo=seat())

    parts = table.table.result().sheets[0].parts
    assert parts == {"personalities": 1, "other cards": 0, "headquarters": 1, "special actions": 1, "projects": 1}
    assert table.seat("anna").points == 4


@rule("PIO-004")
def test_there_is_exactly_one_way_to_play() -> None:
    assert GAME.settings == ()
    assert GAME.rivals == {}
    with pytest.raises(UnknownGame, match="no option 'solo'"):
        holdfast.new("pioneers", seats=3, options={"solo": True})


@rule("PIO-005")
def test_there_are_three_kinds_of_resource() -> None:
    assert RESOURCES.kinds == ("food", "credit", "response")
    table = pioneers(anna=seat(food=1, credit=2, response=3), ben=seat(), cleo=seat())
    assert table.view("ben")["players"][0]["pile"] == {"food": 1, "credit": 2, "response": 3}


@rule("PIO-006")
@pytest.mark.parametrize(("structures", "limit"), [(0, 6), (4, 8), (6, 10)])
def test_a_pile_holds_six_eight_or_ten_by_town_size(structures: int, limit: int) -> None:
    town = ["farm"] * structures
    table = pioneers(anna=seat(town=town, food=limit - 2), ben=seat(), cleo=seat())
    table.plays("plan")  # 2, 3 or 4 response tokens

    gained = {6: 2, 8: 3, 10: 4}[limit]
    if gained > 2:
        assert table.asks == "Too many tokens: discard which?"
        table.plays(f"{gained - 2} response")
    assert sum(table.seat("anna").tokens) == limit


@rule("PIO-006")
def test_a_full_small_pile_has_room_for_two_more_in_a_medium_and_four_more_in_a_large_town() -> None:
    full = (2, 2, 2)
    assert [excess(full, room_for(limit, [])) for limit in (6, 8, 10)] == [0, 0, 0]
    assert [excess((2, 2, 2 + more), room_for(limit, [])) for limit, more in ((6, 1), (8, 3), (10, 5))] == [1, 1, 1]
    assert [excess((2, 2, 2 + more), room_for(limit, [])) for limit, more in ((8, 2), (10, 4))] == [0, 0]


@rule("PIO-007")
def test_the_limit_counts_all_kinds_together() -> None:
    table = pioneers(anna=seat(food=2, credit=2, response=2), ben=seat(food=6), cleo=seat())
    table.plays("plan")

    assert table.asks == "Too many tokens: discard which?"
    assert set(table.offers()) == {
        "2 food", "1 food 1 credit", "1 food 1 response", "2 credit", "1 credit 1 response", "2 response",
    }  # fmt: skip


@rule("PIO-008", "PIO-010")
def test_a_grain_silo_stores_food_and_nothing_else() -> None:
    table = pioneers(anna=seat(town=["grain silo"], food=4, credit=6), ben=seat(), cleo=seat())
    table.plays("plan")

    assert table.offers() == ["2 credit", "1 credit 1 response", "2 response"]
    table.plays("2 response")
    assert table.seat("anna").tokens == (4, 6, 0)


@rule("PIO-009", "PIO-010")
def test_stored_tokens_are_spent_and_taken_like_those_of_the_pile() -> None:
    table = pioneers(
        anna=seat(hand=["raid"], response=1),
        ben=seat(town=["strongbox"], food=6, credit=4),
        cleo=seat(),
        chance={"dice": ["1", "1", "6", "6"]},
    )
    table.plays("play raid", "red", "2 credit")

    assert table.seat("ben").tokens == (6, 2, 0)
    assert table.seat("anna").credit == 2


@rule("PIO-011")
def test_a_holding_is_legal_exactly_when_some_arrangement_respects_every_limit() -> None:
    silo = room_for(6, [(0b001, 4)])
    assert excess((8, 2, 0), silo) == 0
    assert excess((4, 7, 0), silo) == 1
    assert excess((0, 0, 7), silo) == 1
    assert excess((1, 3, 4), silo) == 1
    assert excess((5, 0, 6), silo) == 1
    assert excess((4, 0, 6), silo) == 0
    both = room_for(6, [(0b001, 4), (0b111, 3)])
    assert excess((4, 9, 0), both) == 0
    assert excess((13, 0, 0), both) == 0
    assert excess((14, 0, 0), both) == 1
    assert excess((3, 6, 4), both) == 1


@rule("PIO-012")
def test_a_shrinking_town_discards_tokens_of_the_owners_choice_at_once() -> None:
    table = pioneers(
        anna=seat(hand=["ascendant warband"], response=1),
        ben=seat(town=["farm"] * 4, food=4, credit=4),
        cleo=seat(),
        chance={"dice": ["1", "1"]},
    )
    table.plays("play ascendant warband", "red")

    assert table.asked == "ben"
    assert table.offers() == ["2 food", "1 food 1 credit", "2 credit"]
    table.plays("1 food 1 credit")
    assert table.seat("ben").tokens == (3, 3, 0)
    assert table.seat("ben").size == 0


@rule("PIO-013")
def test_a_gain_beyond_the_limit_is_taken_and_then_trimmed_old_or_new() -> None:
    table = pioneers(anna=seat(food=3, credit=2, response=1, hand=["tinned food"]), ben=seat(), cleo=seat())
    table.plays("play tinned food")  # pays 1 response, gains 4 food: 7 food and 2 credits

    assert table.offers() == ["3 food", "2 food 1 credit", "1 food 2 credit"]
    table.plays("1 food 2 credit")
    assert table.seat("anna").tokens == (6, 0, 0)


@rule("PIO-014")
def test_when_a_storing_card_leaves_its_tokens_move_into_the_pile_as_far_as_there_is_room() -> None:
    table = pioneers(
        anna=seat(hand=["ascendant warband"], response=1),
        ben=seat(town=["grain silo"], food=6, credit=2),
        cleo=seat(),
        chance={"dice": ["1", "1"]},
    )
    table.plays("play ascendant warband", "red")

    assert table.offers() == ["2 food", "1 food 1 credit", "2 credit"]
    table.plays("2 credit")
    assert table.seat("ben").tokens == (6, 0, 0)


@rule("PIO-258")
def test_a_pile_enlarged_by_a_card_is_trimmed_when_the_card_goes() -> None:
    table = pioneers(
        anna=seat(town=["quartermaster boone"], food=1, credit=8),
        ben=seat(),
        cleo=seat(),
        board={"phase": "maintenance"},
    )
    table.plays("no trade", "quartermaster boone")

    assert table.seat("anna").room[0] == 6
    assert table.offers() == ["1 food 3 credit", "4 credit"]  # 9 tokens and 1 produced, 6 stay
    table.plays("4 credit")
    assert table.seat("anna").tokens == (1, 5, 0)


@rule("PIO-015")
def test_the_central_stores_never_run_out() -> None:
    table = pioneers(
        anna=seat(town=["warehouse"], response=6), ben=seat(response=6), cleo=seat(response=6),
        dora=seat(response=6), emil=seat(response=6), fay=seat(response=6),
    )  # fmt: skip
    assert sum(player.pile[2] for player in table.state.players) == 36
    table.plays("plan")

    assert table.seat("anna").response == 8


@rule("PIO-259")
def test_a_cost_is_paid_in_full_or_the_thing_cannot_be_chosen() -> None:
    table = pioneers(anna=seat(credit=2, hand=["farm"]), ben=seat(), cleo=seat())

    assert [key for key in table.offers() if key.startswith("buy")] == ["buy 4", "buy 5", "buy 6"]
    assert table.refuses()["buy 3"] == "you have 2 credits"
    assert table.refuses()["play farm"] == "playing a card costs a response token"
    assert not any(key.startswith("research") for key in table.offers())


@rule("PIO-016")
def test_everything_but_hands_packets_and_deck_order_is_public() -> None:
    table = pioneers(
        anna=seat(hand=["farm", "raid"], town=["bazaar"], food=2),
        ben=seat(hand=["school"]),
        cleo=seat(),
    )
    view = table.view("ben")
    anna = view["players"][0]

    assert anna["hand"] is None
    assert anna["hand_size"] == 2
    assert anna["structures"] == ["bazaar"]
    assert anna["pile"]["food"] == 2
    assert anna["survivor"] == "sarge"
    assert view["players"][1]["hand"] == ["school"]
    assert view["decks"]["market"]["cards"] == 54 - 6 - 3
    assert view["decks"]["wastes"]["discard"] == []
    assert view["market"][0] == {"slot": 1, "cost": 5, "card": "trading post", "price": 5}
    assert all(alarm["token"] is None for alarm in view["alarms"])
    assert table.view()["players"][1]["hand"] is None


@rule("PIO-016")
def test_a_packet_is_seen_by_the_player_picking_from_it_alone() -> None:
    table = at_setup()
    table.plays("blue", "red", "green")

    own = table.view("anna")["players"]
    assert len(own[0]["dealt"]) == 5
    assert own[1]["dealt"] is None
    assert own[1]["dealt_size"] == 5
