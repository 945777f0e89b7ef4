"""Rations, morale points, the morale track, resting and healing."""

from __future__ import annotations

import pytest

from games.arkosa.positions import BOX, arkosa, seat
from holdfast.games.arkosa.rules.tracks import change_morale
from proving import rule

PEOPLE = ["flurn", "trog", "boeuf", "wexley", "zib tallow"]
NO_POWER = {"r1c1": None, "r1c2": None, "r1c3": None}


@rule("ARK-140", "ARK-142", "ARK-144")
@pytest.mark.parametrize(("number", "pairs"), [(4, 2), (5, 3)])
def test_each_pair_of_colonists_needs_1_food_and_1_nitrogen(number: int, pairs: int) -> None:
    table = arkosa(kate=seat(food=9, nitrogen=9, hand=PEOPLE[:number]), liam=seat(), phase="rations")
    assert table.offers() == [f"feed {n}" for n in range(pairs, -1, -1)]
    table.plays(f"feed {pairs}")

    assert table.seat("kate").stock[:2] == [9 - pairs, 9 - pairs]


@rule("ARK-141", "ARK-142", "ARK-143")
def test_each_unfed_pair_costs_1_morale_and_the_injured_count() -> None:
    kate = seat(food=9, nitrogen=9, morale=8, hand=PEOPLE[:2], resting=PEOPLE[2:3], injured=PEOPLE[3:])
    table = arkosa(kate=kate, liam=seat(morale=0), phase="rations")
    table.plays("feed 1")
    assert table.seat("kate").morale == 6

    none = arkosa(kate=kate, liam=seat(morale=0), phase="rations")
    none.plays("feed 0")
    assert (none.seat("kate").morale, none.seat("kate").food) == (5, 9)


@rule("ARK-144")
def test_rations_are_only_paid_in_pairs_of_food_and_nitrogen() -> None:
    table = arkosa(kate=seat(food=9, nitrogen=1, morale=8, hand=PEOPLE[:4]), liam=seat(), phase="rations")

    assert table.offers() == ["feed 1", "feed 0"]


@rule("ARK-145", "ARK-146")
@pytest.mark.parametrize(
    ("morale", "points"),
    [(-5, -4), (-4, -3), (-3, -2), (-2, -1), (-1, -1), (0, 0), (1, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4),
     (9, 5), (10, 6)],
)  # fmt: skip
def test_morale_points_are_those_of_the_track(morale: int, points: int) -> None:
    liam = seat(morale=2, shards=NO_POWER)
    table = arkosa(kate=seat(morale=morale, shards=NO_POWER), liam=liam, phase="morale points")

    assert table.seat("kate").reputation == 20 + points
    assert (BOX.board.morale.least, BOX.most_morale) == (-5, 10)


@rule("ARK-147", "ARK-148", "ARK-151")
def test_grey_gains_1_and_pushes_blue_down() -> None:
    table = arkosa(grey=seat(morale=3), blue=seat(morale=4))
    change_morale(table.state, table.player("grey"), 1)

    assert (table.seat("grey").morale, table.seat("blue").morale) == (4, 3)


@rule("ARK-149", "ARK-151")
def test_purple_loses_3_and_green_on_the_way_gains_1() -> None:
    table = arkosa(purple=seat(morale=5), green=seat(morale=3))
    change_morale(table.state, table.player("purple"), -3)

    assert (table.seat("purple").morale, table.seat("green").morale) == (2, 4)


@rule("ARK-148", "ARK-151")
def test_a_climb_past_several_pushes_each_by_one_and_starts_no_other_push() -> None:
    table = arkosa(a=seat(morale=0), b=seat(morale=1), c=seat(morale=2), d=seat(morale=3))
    change_morale(table.state, table.player("a"), 3)

    assert [table.seat(name).morale for name in "abcd"] == [3, 0, 1, 2]
    assert [table.seat(name).reputation for name in "abcd"] == [20] * 4


@rule("ARK-150")
def test_steps_off_either_end_become_reputation() -> None:
    table = arkosa(kate=seat(morale=9), liam=seat(morale=-4))
    change_morale(table.state, table.player("kate"), 3)
    change_morale(table.state, table.player("liam"), -3)

    told = table.told()
    assert told[:3] == ["kate gained 1 reputation", "kate gained 1 reputation", "kate gained 3 morale"]
    assert told[-1] == "liam lost 3 morale"
    assert (table.seat("kate").morale, table.seat("kate").reputation) == (10, 22)
    assert (table.seat("liam").morale, table.seat("liam").reputation) == (-5, 18)


@rule("ARK-151")
def test_a_push_at_the_end_of_the_track_is_no_reputation() -> None:
    table = arkosa(kate=seat(morale=9), liam=seat(morale=10))
    change_morale(table.state, table.player("kate"), 2)

    assert (table.seat("kate").morale, table.seat("liam").morale) == (10, 9)
    assert (table.seat("kate").reputation, table.seat("liam").reputation) == (21, 20)


@rule("ARK-337")
def test_reputation_may_fall_below_0_and_pass_100() -> None:
    table = arkosa(kate=seat(morale=-5, reputation=1), liam=seat(morale=10, reputation=99))
    change_morale(table.state, table.player("kate"), -4)
    change_morale(table.state, table.player("liam"), 4)

    assert (table.seat("kate").reputation, table.seat("liam").reputation) == (-3, 103)


@rule("ARK-152")
def test_in_rations_morale_is_lost_in_player_order() -> None:
    table = arkosa(
        kate=seat(morale=3, hand=["flurn"]), liam=seat(morale=2, hand=["trog"]), first="liam", phase="rations"
    )

    # liam steps to 1 first; then kate steps to 2 without a push
    assert (table.seat("kate").morale, table.seat("liam").morale) == (2, 1)


# Resting and healing ---------------------------------------------------------------------------------------------


@rule("ARK-162", "ARK-163")
def test_resting_colonists_return_to_hand_and_injured_ones_stay() -> None:
    kate = seat(hand=["flurn"], resting=["trog", "boeuf"], injured=["wexley"])
    table = arkosa(kate=kate, liam=seat(), phase="rest colonists")

    assert table.seat("kate").hand == ["flurn", "trog", "boeuf"]
    assert table.seat("kate").resting == []
    assert table.seat("kate").injured == ["wexley"]


@rule("ARK-163")
def test_who_is_healed_before_the_rest_phase_is_back_in_hand_next_round() -> None:
    kate = seat(hand=["yolanda spore"], injured=["trog"], shards=NO_POWER)
    table = arkosa(kate=kate, liam=seat(passed=True, shards=NO_POWER))
    table.plays("yolanda spore 2")
    assert table.seat("kate").resting == ["trog", "yolanda spore"]
    table.plays("pass")

    assert table.state.round == 2
    assert table.seat("kate").hand == ["trog", "yolanda spore"]
