"""Step 1 › Wastes, Plan and Research."""

from __future__ import annotations

import pytest

from games.pioneers.positions import Position, pioneers, seat
from holdfast.games.pioneers import GAME
from proving import rule


@rule("PIO-103")
def test_the_wastes_action_takes_the_top_card_into_hand() -> None:
    table = pioneers(anna=seat(), ben=seat(), cleo=seat(), chance={"wastes deck": ["toolkit"]})
    table.plays("wastes")

    assert table.seat("anna").hand == ["toolkit"]
    assert table.view()["decks"]["wastes"]["cards"] == 57


@rule("PIO-104")
def test_a_drawn_card_stays_secret_and_has_no_effect() -> None:
    table = pioneers(anna=seat(), ben=seat(credit=3), cleo=seat(), chance={"wastes deck": ["arc levy"]})
    table.plays("wastes")

    assert table.seat("ben").credit == 3
    assert table.view("ben")["players"][0]["hand"] is None
    assert "You took Arc Levy into your hand" in table.told("anna")
    assert "anna took a wastes card into their hand" in table.told("ben")
    assert not any("Arc Levy" in line for line in table.told("ben"))


@rule("PIO-268")
def test_more_cards_drawn_than_kept_go_to_the_bottom_in_the_order_drawn() -> None:
    table = pioneers(
        anna=seat(town=["rook the pathfinder"]), ben=seat(), cleo=seat(),
        chance={"wastes deck": ["toolkit", "raid", "molotovs"]},
    )  # fmt: skip
    table.plays("wastes")
    assert table.offers() == ["toolkit", "raid", "molotovs"]
    assert table.view("ben")["players"][0]["dealt"] is None
    table.plays("raid")

    assert table.seat("anna").hand == ["raid"]
    assert [card.key for card in table.state.wastes.bottom] == ["toolkit", "molotovs"]
    assert table.view("anna")["decks"]["wastes"]["known_bottom"] == ["toolkit", "molotovs"]
    assert table.view("ben")["decks"]["wastes"]["known_bottom"] == [None, None]


@rule("PIO-268")
def test_if_there_are_fewer_cards_than_may_be_kept_all_are_kept() -> None:
    table = pioneers(
        anna=seat(survivor="nadia voles", town=["radio mast"]), ben=seat(), cleo=seat(), board={"round": 2}
    )
    state = table.state
    state.players[2].hand += state.wastes.pile.rest[2:]
    del state.wastes.pile.rest[2:]
    state.at = state.order.index(0)
    table = Position(GAME, state, table.names)
    table.plays("wastes")

    assert len(table.seat("anna").hand) == 2
    assert table.state.wastes.bottom == []


@rule("PIO-268")
def test_cards_at_the_bottom_are_drawn_when_nothing_lies_above_them() -> None:
    table = pioneers(
        anna=seat(town=["rook the pathfinder"]), ben=seat(), cleo=seat(),
        chance={"wastes deck": ["toolkit", "raid", "molotovs", "toolkit"]},
        board={"wastes": ["toolkit", "raid", "molotovs"]},
    )  # fmt: skip
    table.plays("wastes", "raid", "(end turn)", "wastes")

    assert table.seat("ben").hand == ["toolkit"]
    assert table.view("anna")["decks"]["wastes"]["known_top"] == ["molotovs"]
    assert table.view("ben")["decks"]["wastes"]["known_top"] == [None]


@rule("PIO-105")
@pytest.mark.parametrize(("structures", "tokens"), [(0, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_plan_takes_two_three_or_four_tokens_by_town_size(structures: int, tokens: int) -> None:
    table = pioneers(anna=seat(town=["farm"] * structures), ben=seat(), cleo=seat())
    table.plays("plan")

    assert table.seat("anna").tokens == (0, 0, tokens)


@rule("PIO-106")
def test_planned_tokens_are_subject_to_the_limit_at_once() -> None:
    table = pioneers(anna=seat(response=5), ben=seat(), cleo=seat())
    table.plays("plan")

    assert table.seat("anna").response == 6
    assert ("anna had no room for 1 response token") in table.told()


@rule("PIO-107", "PIO-108", "PIO-109")
@pytest.mark.parametrize(("structures", "most"), [(0, 1), (4, 2), (6, 3)])
def test_research_places_up_to_one_two_or_three_tokens_each_paid_for(structures: int, most: int) -> None:
    table = pioneers(anna=seat(town=["farm"] * structures, response=4), ben=seat(), cleo=seat())
    found = [key for key in table.offers() if key.startswith("research purchasing")]
    assert found == [f"research purchasing power {n}" for n in range(1, most + 1)]
    table.plays(f"research purchasing power {most}")

    assert table.seat("anna").research == [most, 0]
    assert table.seat("anna").response == 4 - most


@rule("PIO-109")
def test_a_large_town_with_two_tokens_places_at_most_two() -> None:
    table = pioneers(anna=seat(town=["farm"] * 6, response=2), ben=seat(), cleo=seat())

    assert "research purchasing power 2" in table.offers()
    assert "research purchasing power 3" not in table.offers()


@rule("PIO-110")
def test_all_tokens_of_an_action_go_to_one_project() -> None:
    table = pioneers(anna=seat(town=["farm"] * 6, response=3), ben=seat(), cleo=seat())
    found = [key for key in table.offers() if key.startswith("research")]

    assert len(found) == 6
    table.plays("research way of the wastes 2")
    assert table.seat("anna").research == [0, 2]
    assert not any(key.startswith("research") for key in table.offers())


@rule("PIO-111")
def test_research_needs_a_response_token_or_an_effect_that_makes_it_free() -> None:
    table = pioneers(anna=seat(), ben=seat(town=["professor wexley"]), cleo=seat())
    assert table.refuses()["research"] == "research costs a response token"
    table.plays("end turn", "research purchasing power 1")

    assert table.seat("ben").research == [1, 0]
    assert table.seat("ben").response == 0


@rule("PIO-111")
def test_the_first_token_is_free_and_the_maximum_unchanged_with_professor_wexley() -> None:
    anna = seat(town=["professor wexley", *["farm"] * 4], response=3)
    table = pioneers(anna=anna, ben=seat(), cleo=seat())
    assert "research purchasing power 3" not in table.offers()
    table.plays("research purchasing power 2")

    assert table.seat("anna").response == 2
