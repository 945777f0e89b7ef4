"""The phases of a round, and preparation."""

from __future__ import annotations

import pytest

from games.arkosa.openings import opened, passing_time
from games.arkosa.positions import arkosa, seat
from proving import rule

PREPARATION = "preparation"


@rule("ARK-043")
def test_a_round_has_six_phases_in_order() -> None:
    table = opened(2, seed=2)
    told = dict.fromkeys(
        (moment.state.round, moment.state.phase)
        for moment in passing_time(table, seed=2)
        if moment.state.phase != "over"
    )
    order = ["preparation", "player actions", "rations", "morale points", "room production", "rest colonists"]
    seen = [(number, order.index(phase)) for number, phase in told if phase in order]

    assert seen == sorted(seen)
    assert {number for number, _ in seen} == {1, 2, 3}


@rule("ARK-043", "ARK-145", "ARK-153", "ARK-162")
def test_after_the_last_pass_come_rations_morale_production_and_rest() -> None:
    kate = seat(food=1, nitrogen=1, hand=["flurn"], resting=["trog"], morale=4)
    table = arkosa(kate=kate, liam=seat(passed=True, morale=0), board={"deck_b": []}, round=1)
    table.plays("pass")
    assert table.asks == "Feed how many pairs?"
    table.plays("feed 1")
    assert table.seat("kate").reputation == 22
    assert table.asks == "Which room is next?"
    table.plays("r1c1", "r1c2")

    assert table.asked == "liam"
    table.plays("r1c1", "r1c2")
    assert table.state.round == 2
    assert table.seat("kate").hand == ["flurn", "trog"]


@rule("ARK-044")
def test_preparation_leaves_the_token_where_it_is() -> None:
    for number in (1, 2):
        table = arkosa(kate=seat(), liam=seat(), mia=seat(), first="liam", phase=PREPARATION, round=number)
        assert table.state.round == number + 1
        assert table.state.first == 1
        assert table.asked == "liam"


@rule("ARK-045", "ARK-063", "ARK-142")
def test_player_order_is_clockwise_from_the_holder_of_the_token() -> None:
    fed = seat(food=9, nitrogen=9, hand=["flurn"])
    others = [seat(food=9, nitrogen=9, hand=[name]) for name in ("trog", "boeuf")]
    table = arkosa(kate=fed, liam=others[0], mia=others[1], first="liam", phase="rations")
    asked = []
    for _ in range(3):
        asked.append(table.asked)
        table.plays("feed 1")

    assert asked == ["liam", "mia", "kate"]


@rule("ARK-046")
def test_round_1_lays_out_five_a_colonists_four_rooms_and_a_small_pool() -> None:
    table = opened(4)
    state = table.state

    assert state.round == 1
    assert [card.deck for card in state.path if card] == ["A"] * 5
    assert [room.kind for room in state.line if room] == ["A"] * 4
    assert state.pool == [1, 1]
    assert state.bribes == []


@rule("ARK-047", "ARK-111")
def test_special_trades_are_available_again_in_the_next_round() -> None:
    for number in (1, 2):
        table = arkosa(
            kate=seat(trade_used=True), liam=seat(), phase=PREPARATION, round=number, options={"setup": "regular"}
        )
        assert not table.seat("kate").trade_used


@rule("ARK-048")
def test_in_round_2_the_path_is_discarded_and_five_b_colonists_come() -> None:
    table = arkosa(
        kate=seat(),
        liam=seat(),
        phase=PREPARATION,
        board={"path": ["trog", "flurn", "boeuf", None, "wexley"]},
        chance={"B colonists": ["tann", "jinko"]},
    )

    assert table.path[:2] == ["tann", "jinko"]
    assert [card.deck for card in table.state.path if card] == ["B"] * 5
    assert {"trog", "flurn", "boeuf", "wexley"} <= {card.key for card in table.state.exiled}


@rule("ARK-049", "ARK-050")
def test_in_round_2_b_rooms_are_in_the_bag_before_the_line_advances() -> None:
    table = arkosa(
        kate=seat(),
        liam=seat(),
        phase=PREPARATION,
        board={"line": ["holo lounge", "salvage bay", "shisha spa", "karaoke pit"]},
        chance={"room bag": ["megaforge"]},
    )

    assert table.line == ["megaforge", "holo lounge", "salvage bay", "shisha spa"]
    assert [room.key for room in table.state.removed_rooms if room.kind == "A"] == ["karaoke pit"]
    assert len(table.state.bag) == 27 + 10 - 4 - 1


@rule("ARK-050", "ARK-124")
def test_in_round_3_the_last_room_leaves_for_good_too() -> None:
    table = arkosa(
        kate=seat(),
        liam=seat(),
        phase=PREPARATION,
        round=2,
        board={"line": ["holo lounge", "salvage bay", "shisha spa", "karaoke pit"]},
        chance={"room bag": ["grand larder"]},
    )

    assert table.line == ["grand larder", "holo lounge", "salvage bay", "shisha spa"]
    assert "karaoke pit" not in [room.key for room in table.state.discarded_rooms]
    assert "karaoke pit" in [room.key for room in table.state.removed_rooms]


@rule("ARK-324")
def test_a_line_with_gaps_closes_up_and_is_filled_as_far_as_there_are_tiles() -> None:
    table = arkosa(
        kate=seat(),
        liam=seat(),
        phase=PREPARATION,
        round=2,
        board={"line": ["holo lounge", None, "shisha spa", None], "bag": ["megaforge"]},
    )

    assert table.line == [None, "megaforge", "holo lounge", "shisha spa"]


@rule("ARK-051", "ARK-046")
@pytest.mark.parametrize(("number", "pool"), [(1, [1, 1]), (2, [2, 2]), (3, [3, 3])])
def test_the_trade_pool_is_emptied_and_refilled(number: int, pool: list[int]) -> None:
    table = arkosa(kate=seat(), liam=seat(), phase=PREPARATION, round=number - 1 or 1, board={"pool": (0, 5)})
    if number > 1:
        assert table.state.pool == pool
    else:
        assert opened(2).state.pool == pool


@rule("ARK-052", "ARK-266")
@pytest.mark.parametrize(("people", "bribes"), [(1, 3), (2, 6), (3, 9), (4, 12)])
def test_round_2_shows_three_bribes_for_each_person(people: int, bribes: int) -> None:
    table = opened(people, seed=1)
    for moment in passing_time(table, seed=1):
        if moment.state.round == 2:
            break

    assert len(table.state.bribes) == bribes
    assert len(table.view(None)["bribes"]) == bribes


@rule("ARK-053")
def test_round_3_brings_no_bribes_and_keeps_the_old_ones() -> None:
    table = arkosa(kate=seat(), liam=seat(), phase=PREPARATION, round=2, board={"bribes": ["mixtape", "full tanks"]})

    assert [bribe.key for bribe in table.state.bribes] == ["mixtape", "full tanks"]
    assert "bribe mixtape" in table.offers()


@rule("ARK-054")
def test_in_round_3_the_last_colonist_leaves_and_one_comes() -> None:
    table = arkosa(
        kate=seat(),
        liam=seat(),
        phase=PREPARATION,
        round=2,
        board={"path": ["tann", "jinko", "ser bolt", "orbit finch", "nova pike"]},
        chance={"B colonists": ["big lorro"]},
    )

    assert table.path == ["big lorro", "tann", "jinko", "ser bolt", "orbit finch"]
    assert [card.key for card in table.state.exiled] == ["nova pike"]


@rule("ARK-055")
def test_an_empty_new_colony_network_loses_nobody_and_gaps_close() -> None:
    table = arkosa(
        kate=seat(),
        liam=seat(),
        phase=PREPARATION,
        round=2,
        board={"path": [None, "jinko", None, "orbit finch", None], "deck_b": ["big lorro", "tann"]},
        chance={"B colonists": ["tann"]},
    )

    assert table.path == ["tann", None, None, "jinko", "orbit finch"]
    assert len(table.state.colonists_b) == 1
