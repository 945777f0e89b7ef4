"""Game end: scoring."""

from __future__ import annotations

import pytest

from games.arkosa.meeting import met
from games.arkosa.positions import BOX, arkosa, seat
from holdfast.games.arkosa.amounts import Amounts
from holdfast.games.arkosa.pieces import Bribe
from holdfast.games.arkosa.scoring import best_bribes
from proving import rule


@rule("ARK-166")
def test_the_game_ends_after_the_production_of_round_3_without_resting() -> None:
    none = {"r1c1": None, "r1c2": None, "r1c3": None}
    table = arkosa(kate=seat(resting=["trog"]), liam=seat(shards=none), phase="room production", round=3)
    table.plays("r1c1", "r1c2")

    assert table.table.over
    assert table.seat("kate").resting == ["trog"]
    assert table.seat("kate").food == 2
    assert table.told()[-1] == f"kate won with {table.table.scores()[0]} points"


@rule("ARK-167", "ARK-118")
def test_visible_rooms_score_powered_or_not() -> None:
    table = arkosa(kate=seat(rooms={"r2c1": "megaforge", "r2c2": "monument hall"}), liam=seat())

    assert table.sheet("kate")["rooms"] == 15


@rule("ARK-168", "ARK-339")
def test_colonists_score_everywhere_and_an_injury_costs_a_point_each() -> None:
    kate = seat(hand=["flurn"], resting=["lady fizz"], injured=["trog", "dazzle ptok"])
    table = arkosa(kate=kate, liam=seat())

    # 2 + 3 + (1 - 1) + (0 - 1), for there is no entertainment room
    assert table.sheet("kate")["colonists"] == 4


@rule("ARK-169", "ARK-171", "ARK-174")
def test_the_best_of_each_speciality_earns_5_and_the_runner_up_2() -> None:
    table = arkosa(
        kate=seat(hand=["lady fizz"], rooms={"r2c1": "megaforge"}),
        liam=seat(injured=["pock and pook"]),
        mia=seat(hand=["trog"]),
    )

    # labour: 6, 3 (injured, full points), 1; entertainment: 3, 3, 0; science: nothing
    assert table.sheet("kate")["specialisation"] == 5 + 5
    assert table.sheet("liam")["specialisation"] == 2 + 5
    assert table.sheet("mia")["specialisation"] == 0


@rule("ARK-170")
def test_with_two_players_there_is_no_runner_up() -> None:
    table = arkosa(kate=seat(rooms={"r2c1": "megaforge"}), liam=seat(hand=["trog"]))

    assert table.sheet("kate")["specialisation"] == 5
    assert table.sheet("liam")["specialisation"] == 0


@rule("ARK-171", "ARK-172")
def test_ties_earn_the_same_and_the_next_level_is_runner_up() -> None:
    table = arkosa(
        kate=seat(hand=["zib tallow"]),
        liam=seat(hand=["hulda brack"]),
        mia=seat(hand=["trog"]),
        noa=seat(hand=["boeuf"]),
    )

    assert [table.sheet(name)["specialisation"] for name in ("kate", "liam", "mia", "noa")] == [5, 5, 2, 2]


@rule("ARK-173")
def test_nothing_of_a_kind_earns_nothing() -> None:
    table = arkosa(kate=seat(), liam=seat(), mia=seat())

    assert [table.sheet(name)["specialisation"] for name in ("kate", "liam", "mia")] == [0, 0, 0]


@rule("ARK-174", "ARK-205")
def test_several_types_count_in_full_and_points_per_room_are_included() -> None:
    kate = seat(hand=["combustible joe", "tann"])
    table = arkosa(kate=kate, liam=seat(hand=["zib tallow"]))

    # joe is worth 2 in each; tann 2 for the bug farm
    assert table.view("kate")["players"][0]["specialities"] == {"labour": 4, "science": 2, "entertainment": 2}
    assert table.sheet("kate")["specialisation"] == 15


@rule("ARK-340", "ARK-309")
def test_raids_compare_hands_too_and_tell_only_the_result() -> None:
    table = arkosa(
        kate=seat(hand=["b'orlol"]),
        liam=seat(hand=["tann"], food=5, rooms={"r2c1": "salvage bay", "r2c2": "tape foundry"}),
        mia=seat(rooms={"r2c1": "megaforge"}, food=5),
        board={"marker": 11, "path": [None] * 5},
        chance={"raid events": ["dust reavers"], "resource die": ["food", "food", "scrap", "scrap"]},
    )
    table.plays("b'orlol 3", "the factory")

    # liam: salvage bay 2, tape foundry 3, tann 2 for each of bug farm, salvage bay, tape foundry: 11 against 6
    assert (table.seat("liam").food, table.seat("mia").food) == (3, 5)
    assert table.view("mia")["players"][1]["specialities"] is None
    assert not any("Tann" in line for line in table.told("mia"))


# Bribes ----------------------------------------------------------------------------------------------------------


@rule("ARK-175", "ARK-176")
def test_completed_bribes_add_and_failed_ones_subtract_each_with_its_own_set() -> None:
    table = arkosa(kate=seat(food=5, magtape=2, bribes=["mixtape", "bucket of bugs", "captain's banquet"]), liam=seat())

    assert table.sheet("kate")["bribes"] == 5 + 5 - 7
    assert table.sheet("kate")["leftover resources"] == 0


@rule("ARK-177", "ARK-180")
def test_shards_on_the_board_complete_no_bribe_and_score_nothing() -> None:
    table = arkosa(kate=seat(bribes=["mega battery"]), liam=seat(shard=1, bribes=["pair of batteries"]))

    assert table.sheet("kate")["bribes"] == -5
    assert table.sheet("kate")["leftover resources"] == 0
    assert table.sheet("liam")["bribes"] == -9
    assert table.sheet("liam")["leftover resources"] == 2


@rule("ARK-178")
def test_four_food_complete_the_bucket_and_fail_the_picnic() -> None:
    table = arkosa(kate=seat(food=4, bribes=["bucket of bugs", "picnic for two crews"]), liam=seat())

    assert table.sheet("kate")["bribes"] == 5 - 7
    assert table.sheet("kate")["leftover resources"] == 0


@rule("ARK-178")
def test_the_best_set_counts_failures_and_leftovers_and_ties_go_by_id() -> None:
    table = arkosa(
        kate=seat(food=6, bribes=["captain's banquet", "bucket of bugs"]),
        liam=seat(scrap=4, magtape=2, bribes=["workshop kit", "scrap sculpture", "mixtape"]),
    )

    # banquet: 7 - 5 + 0; bucket: 5 - 7 + 1
    assert table.sheet("kate")["bribes"] == 2
    # kit: 9 - 10; sculpture and mixtape: 10 - 9
    assert table.sheet("liam")["bribes"] == 1

    tie = arkosa(kate=seat(food=2, nitrogen=2, magtape=2, bribes=["oxygen lounge", "dinner and a show"]), liam=seat())
    completed, _ = best_bribes(tie.state, tie.player("kate"))
    assert [bribe.id for bribe in completed] == ["BR12"]


def promise(number: int, points: int, **cost: int) -> Bribe:
    return Bribe(id=f"X{number}", name=f"Bribe {number}", cost=Amounts(**cost), points=points)


@rule("ARK-178")
@pytest.mark.parametrize(
    ("magtape", "bribes", "completed"),
    [
        # completed it scores 3, failed -3 + 4
        (4, [promise(1, 3, magtape=4)], ["X1"]),
        # completed it scores 3, failed -3 + 7
        (7, [promise(1, 3, magtape=7)], []),
        # both score 5 and cost 5; the second leaves 1 magtape
        (2, [promise(1, 5, magtape=2), promise(2, 5, magtape=1)], ["X2"]),
    ],
)
def test_bribes_are_completed_for_the_best_total(magtape: int, bribes: list[Bribe], completed: list[str]) -> None:
    table = arkosa(kate=seat(magtape=magtape), liam=seat())
    kate = table.player("kate")
    kate.bribes = bribes

    assert [bribe.id for bribe in best_bribes(table.state, kate)[0]] == completed


@rule("ARK-328", "ARK-168")
def test_the_points_of_a_colonist_at_work_count_less_1_if_it_is_hurt() -> None:
    table = met("sun-dried swarm", seat(injured=["lady fizz"]))
    assert table.asks == "Go on, or somewhere else?"
    assert table.sheet("kate")["colonists"] == 2 + 3 - 1

    table = met("twisted ankle", seat(injured=["lady fizz"]))
    assert table.sheet("kate")["colonists"] == 2 + 3 - 2


@rule("ARK-179")
def test_leftovers_are_scored_together_rounded_down() -> None:
    table = arkosa(kate=seat(food=3, nitrogen=2, scrap=2, magtape=1, shard=1), liam=seat())

    assert table.sheet("kate")["leftover resources"] == 6


@rule("ARK-179", "ARK-176")
def test_leftovers_are_counted_after_bribes() -> None:
    table = arkosa(kate=seat(food=5, nitrogen=1, bribes=["bucket of bugs"]), liam=seat())

    assert table.sheet("kate")["leftover resources"] == 1


@rule("ARK-181")
@pytest.mark.parametrize(("morale", "winner"), [((3, 4), 1), ((5, 4), 0)])
def test_a_tie_is_always_broken_by_morale(morale: tuple[int, int], winner: int) -> None:
    table = arkosa(kate=seat(morale=morale[0]), liam=seat(morale=morale[1]))

    assert table.table.winners() == [winner]


@rule("ARK-319")
def test_bribes_may_ask_for_any_resource_and_shards_are_on_high_ones() -> None:
    kinds = {
        kind
        for bribe in BOX.bribes
        for kind in ("food", "nitrogen", "scrap", "magtape", "shard")
        if getattr(bribe.cost, kind)
    }
    assert kinds == {"food", "nitrogen", "scrap", "magtape", "shard"}
    assert max(BOX.bribes, key=lambda bribe: bribe.points).cost.shard == 2
