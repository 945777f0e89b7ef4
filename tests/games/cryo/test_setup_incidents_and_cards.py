"""Setup, steps 11 to 14: incident tokens, cards, and what goes back to the box."""

from __future__ import annotations

from collections import Counter

import pytest

import holdfast
from games.cryo.openings import opened, opening, passing_time
from games.cryo.positions import BOX, cryo, seat, tile
from proving import rule

# 11. Incident tokens ---------------------------------------------------------------------------------------------


@rule("CRY-026", "CRY-029")
def test_there_are_sixteen_early_and_sixteen_late_tokens_and_one_sunset() -> None:
    assert Counter(token.back for token in BOX.incidents) == {"early": 16, "late": 16, "sunset": 1}


@rule("CRY-026")
def test_early_and_late_tokens_are_shuffled_separately() -> None:
    laid_out = {tuple(token.key for token in opening(2, seed=seed).state.incidents if token) for seed in range(5)}
    assert len(laid_out) > 3

    with pytest.raises(holdfast.IllegalChoice, match="early incidents was scripted"):
        opening(2, chance={"early incidents": ["late sabotage"]})


@rule("CRY-027")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_section_starts_with_one_face_up_early_token(seats: int) -> None:
    drawn = ["early 1 energy", "early sabotage", "early 1 card", "early 2 tech"]
    sections = opening(seats, chance={"early incidents": drawn}).view(None)["sections"]

    assert [section["incident"]["key"] for section in sections] == drawn


@rule("CRY-028", "CRY-029")
@pytest.mark.parametrize(("seats", "tokens"), [(2, 19), (3, 26), (4, 33)])
def test_the_track_has_seven_stacks_of_as_many_tokens_as_players(seats: int, tokens: int) -> None:
    view = opening(seats).view(None)

    assert [space["back"] for space in view["incident_track"]] == ["early"] * 3 + ["late"] * 4
    assert [space["tokens"] for space in view["incident_track"]] == [seats] * 7
    assert 4 + sum(space["tokens"] for space in view["incident_track"]) + view["sunset_on_track"] == tokens


@rule("CRY-028")
def test_early_stacks_give_early_tokens_and_late_stacks_late_ones() -> None:
    table = cryo(
        board={"track": [0, 0, 1, 1, 0, 0, 0]}, kate=seat(docked=["launch dock"]), liam=seat(docked=["launch dock"])
    )
    table.plays("recall", "laboratory", "charge", "recall", "research", "charge")
    refilled = [table.state.incidents[1], table.state.incidents[2]]

    assert [token.back for token in refilled if token] == ["early", "late"]


@rule("CRY-028")
def test_nobody_knows_the_tokens_of_the_track() -> None:
    table = cryo(kate=seat(docked=["launch dock"]), liam=seat())
    table.plays("recall")
    drawn = set[str]()
    for seed in range(12):
        fork = table.table.fork(seed=seed)
        fork.step(1)
        drawn.add(fork.view(0)["sections"][1]["incident"]["key"])

    assert len(drawn) > 2


@rule("CRY-030")
def test_the_sunset_comes_last_from_under_the_rightmost_stack() -> None:
    table = cryo(
        board={"track": [0, 0, 0, 0, 0, 0, 1]}, kate=seat(docked=["launch dock"]), liam=seat(docked=["launch dock"])
    )
    table.plays("recall", "laboratory", "charge")
    assert table.state.incidents[1] is not None
    assert table.state.incidents[1].back == "late"

    table.plays("recall", "research", "charge")
    assert table.state.incidents[2] is not None
    assert table.state.incidents[2].kind == "sunset"


# 12, 13. Cards ---------------------------------------------------------------------------------------------------


@rule("CRY-031")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rest_of_the_forty_cards_is_one_shuffled_face_down_deck(seats: int) -> None:
    deals = {tuple(card.key for card in opening(seats, seed=seed).state.players[0].dealt) for seed in range(5)}

    assert opening(seats).view(0)["deck"] == 40 - 5 * seats
    assert len(deals) == 5


@rule("CRY-031")
def test_nobody_knows_the_order_of_the_deck() -> None:
    table = cryo(board={"stacks": {"engineering N1": "pink card"}}, kate=seat(), liam=seat())
    table.plays("engineering A", "custom 1", "resource space N1", "use")
    drawn = set[str]()
    for seed in range(12):
        fork = table.table.fork(seed=seed)
        fork.step(0)
        drawn.update(fork.view(0)["players"][0]["hand"])

    assert len(drawn) > 2


@rule("CRY-032")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_is_dealt_five_cards_keeps_three_and_discards_two(seats: int) -> None:
    table = opening(seats)
    dealt = [list(player.dealt) for player in table.state.players]
    table = opened(seats)

    assert [len(cards) for cards in dealt] == [5] * seats
    assert [player["hand_size"] for player in table.view(None)["players"]] == [3] * seats
    assert len(table.view(None)["discard"]) == 2 * seats
    assert Counter(card for player in table.state.players for card in player.hand) + Counter(
        table.state.discard
    ) == Counter(card for cards in dealt for card in cards)


@rule("CRY-032", "CRY-033")
def test_discards_lie_in_seat_order_each_players_in_the_order_dealt() -> None:
    kates = ["imaging", "overclock", "prototype", "automation", "supercharge"]
    liams = ["interfacing", "imaging", "overclock", "advance warning", "wakeup protocol"]
    table = opening(2, chance={"first player": ["1"], "deck": liams + kates})
    for key in ("supercharge", "imaging", "prototype"):
        table.choose(key, seat=0)
    for key in ("advance warning", "wakeup protocol", "interfacing"):
        table.choose(key, seat=1)

    assert table.view(0)["players"][0]["hand"] == ["supercharge", "imaging", "prototype"]
    assert table.view(None)["discard"] == ["imaging", "overclock", "overclock", "automation"]


@rule("CRY-033")
def test_all_choose_their_cards_at_the_same_time_in_any_order() -> None:
    table = opening(3)

    assert {decision.seat for decision in table.decisions} == {0, 1, 2}
    for chooser in (2, 0, 2, 1):
        table.choose(0, seat=chooser)
    assert [len(player.hand) for player in table.state.players] == [1, 1, 2]


@rule("CRY-033")
def test_nobody_sees_what_others_keep_or_discard_until_all_have_chosen() -> None:
    table = opening(2)
    for _ in range(3):
        table.choose(0, seat=0)
    others = table.view(1)["players"][0]

    assert (others["hand"], others["dealt"]) == (None, None)
    assert table.view(1)["discard"] == table.view(0)["discard"] == []
    for _ in range(3):
        table.choose(0, seat=1)
    assert len(table.view(1)["discard"]) == 4


# 14. Back to the box ---------------------------------------------------------------------------------------------


@rule("CRY-034")
def test_tiles_in_the_box_do_not_refill_an_empty_stack() -> None:
    table = cryo(kate=seat(), liam=seat())
    table.plays("engineering A", "custom 1", "resource space W", "use")
    table.plays("engineering L", "custom 1", "resource space W", "use")

    assert len(table.state.tiles[0]) == 20 - 5 - 1
    assert table.table.view(0)["sections"][0]["spaces"][2]["tile"] is None


@rule("CRY-034", "CRY-065")
def test_a_tile_returned_to_the_box_cannot_come_back() -> None:
    table = cryo(board={"stacks": {"research N1": "grey nanite"}}, kate=seat(), liam=seat())
    table.plays("research A", "custom 1", "resource space N1", "use")
    nanite = tile("grey nanite")

    assert nanite not in table.state.tiles[2].rest
    assert nanite not in table.state.stacks
    assert nanite not in table.player("kate").slots


@rule("CRY-034")
def test_tokens_in_the_box_do_not_refill_an_empty_track() -> None:
    table = cryo(board={"track": [0] * 7}, kate=seat(docked=["launch dock"]), liam=seat(docked=["launch dock"]))
    table.plays("recall", "laboratory", "charge", "recall", "research", "charge")

    assert len(table.state.early) > 0
    assert len(table.state.late) > 0
    assert [token and token.kind for token in table.state.incidents] == ["sabotage", "sunset", None, "looting"]


@rule("CRY-034")
def test_unused_pieces_are_not_shown_even_after_the_game() -> None:
    table = opened(2)
    for now in passing_time(table):
        assert now.view(0)["caverns"][5]["tile"] is None
    facedown = [cavern for cavern in table.view(None)["caverns"] if not cavern["faceup"]]

    assert table.over
    assert [cavern["tile"] for cavern in facedown] == [None] * len(facedown)
    assert len(facedown) >= 4
