"""Survivor skills."""

from __future__ import annotations

from games.pioneers.positions import pioneers, seat
from proving import rule


@rule("PIO-251")
def test_sarge_plays_attack_cards_for_nothing() -> None:
    table = pioneers(
        anna=seat(survivor="sarge", hand=["viralz pack", "farm"]), ben=seat(), cleo=seat(),
        board={"round": 2}, chance={"dice": ["6", "6"]},
    )  # fmt: skip
    assert "play viralz pack" in table.offers()
    assert "play farm" not in table.offers()
    table.plays("play viralz pack", "red")

    assert table.seat("anna").tokens == (0, 0, 0)


@rule("PIO-252", "PIO-095")
def test_lou_anne_gives_one_additional_turn() -> None:
    table = pioneers(
        anna=seat(survivor="lou anne"), ben=seat(survivor="sarge"), cleo=seat(survivor="pete"),
        board={"phase": "round start", "round": 2},
    )  # fmt: skip
    turns = []
    while table.state.phase == "actions":
        turns.append(table.asked)
        table.plays("end turn")

    assert turns == ["ben", "cleo", "anna", "ben", "cleo", "anna", "anna"]


@rule("PIO-253", "PIO-257")
def test_pete_brings_two_credits_within_the_limit_of_the_pile() -> None:
    table = pioneers(
        anna=seat(survivor="pete", food=5), ben=seat(), cleo=seat(), board={"phase": "round start", "round": 2}
    )
    assert (table.asked, table.asks) == ("anna", "Too many tokens: discard which?")
    table.plays("1 food")

    assert table.seat("anna").tokens == (4, 2, 0)


@rule("PIO-069", "PIO-154")
def test_in_round_one_neither_pete_nor_lou_anne_acts() -> None:
    table = pioneers(
        anna=seat(survivor="pete"), ben=seat(survivor="lou anne"), cleo=seat(), board={"phase": "round start"}
    )
    assert table.seat("anna").credit == 0
    assert table.seat("ben").extra == 0


@rule("PIO-254")
def test_the_cook_sells_a_point_for_four_credits_and_for_nothing_else() -> None:
    table = pioneers(
        anna=seat(survivor="the cook", credit=5), ben=seat(), cleo=seat(), board={"round": 2, "at": "anna"}
    )
    table.plays("use the cook")
    assert (table.seat("anna").credit, table.seat("anna").points) == (1, 1)

    poor = pioneers(
        anna=seat(survivor="the cook", credit=3, response=3), ben=seat(), cleo=seat(), board={"round": 2, "at": "anna"}
    )
    assert "use the cook" not in poor.offers()


@rule("PIO-255")
def test_nadia_draws_and_keeps_two_cards() -> None:
    table = pioneers(
        anna=seat(survivor="nadia voles"), ben=seat(survivor="pete"), cleo=seat(survivor="the cook"),
        board={"round": 2}, chance={"wastes deck": ["raid", "toolkit"]},
    )  # fmt: skip
    table.plays("wastes")

    assert table.seat("anna").hand == ["raid", "toolkit"]


@rule("PIO-282")
def test_wren_places_one_more_token_free_and_beyond_the_maximum() -> None:
    """Small town, one response token, value 5 with three own tokens: pay one, place two, done."""
    table = pioneers(
        anna=seat(survivor="wren okafor", response=1, research={"purchasing power": 3}),
        ben=seat(survivor="pete"),
        cleo=seat(survivor="the cook"),
        board={"round": 2, "at": "anna"},
    )
    table.plays("research purchasing power 1")
    assert table.offers() == ["purchasing power 1", "no"]  # on the same project only
    table.plays("purchasing power 1")

    assert table.seat("anna").projects == ["purchasing power"]
    assert table.seat("anna").response == 0


@rule("PIO-282")
def test_wren_places_nothing_more_on_a_completed_project() -> None:
    table = pioneers(
        anna=seat(survivor="wren okafor", response=1, research={"purchasing power": 4}),
        ben=seat(survivor="pete"),
        cleo=seat(survivor="the cook"),
        board={"round": 2, "at": "anna"},
    )
    table.plays("research purchasing power 1")

    assert table.seat("anna").projects == ["purchasing power"]
    assert table.seat("anna").research == [0, 0]
    assert table.asks != "Place research?"
