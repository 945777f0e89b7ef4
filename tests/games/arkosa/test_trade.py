"""Make a trade: common trades and special trades."""

from __future__ import annotations

import pytest

from games.arkosa.positions import BOX, arkosa, seat
from proving import rule

REGULAR = {"setup": "regular"}


@rule("ARK-104", "ARK-105")
def test_the_scrap_trade_is_repeated_with_food_or_nitrogen_in_one_action() -> None:
    table = arkosa(kate=seat(food=2, nitrogen=2), liam=seat())
    table.plays("scrap trade")
    assert table.offers() == ["food", "nitrogen"]
    table.plays("food", "nitrogen", "nitrogen")
    assert table.offers() == ["food", "done"]
    table.plays("done")

    assert table.seat("kate").stock == [1, 0, 3, 0, 0]
    assert table.asked == "kate"


@rule("ARK-104")
def test_another_kind_of_trade_is_another_action() -> None:
    table = arkosa(kate=seat(food=3, nitrogen=3), liam=seat())
    table.plays("scrap trade", "food", "done", "magtape trade", "1")

    assert table.asked == "liam"


@rule("ARK-106")
def test_the_magtape_trade_takes_one_of_each_as_often_as_affordable() -> None:
    table = arkosa(kate=seat(food=3, nitrogen=2), liam=seat(food=1))
    table.plays("magtape trade")
    assert table.offers() == ["1", "2"]
    table.plays("2")

    assert table.seat("kate").stock == [1, 0, 0, 2, 0]
    table.plays("pass", "2 food")
    assert table.refused_by()["magtape trade"] == "ARK-106"


@rule("ARK-107", "ARK-165", "ARK-329")
def test_dr_sawbones_is_seen_one_card_at_a_time_also_with_nobody_injured() -> None:
    table = arkosa(
        kate=seat(food=1, nitrogen=2, morale=5),
        liam=seat(),
        chance={"sawbones events": ["puppet therapy", "clean stitching"]},
    )
    table.plays("sawbones trade", "nitrogen")
    assert table.seat("kate").morale == 6
    assert table.offers() == ["food", "nitrogen", "done"]
    table.plays("food", "done")

    assert table.seat("kate").stock == [0, 1, 0, 0, 0]
    assert table.view(None)["discards"]["sawbones"] == ["puppet therapy", "clean stitching"]


@rule("ARK-165")
def test_a_sawbones_card_may_fail_to_heal() -> None:
    table = arkosa(
        kate=seat(food=1, injured=["trog"]),
        liam=seat(),
        chance={"sawbones events": ["try again tomorrow"], "numbered die": ["2"]},
    )
    table.plays("sawbones trade")

    assert table.seat("kate").injured == ["trog"]


@rule("ARK-108", "ARK-329")
def test_a_reset_costs_1_reputation_each_time_and_may_be_repeated() -> None:
    table = arkosa(
        kate=seat(reputation=10),
        liam=seat(),
        chance={"room bag": ["karaoke pit", "shard drill", "crystal lab", "signal archive"]},
    )
    before = table.line
    table.plays("reset trade")
    assert table.line == ["signal archive", "crystal lab", "shard drill", "karaoke pit"]
    assert sorted(room.key for room in table.state.discarded_rooms) == sorted(str(key) for key in before)
    table.plays("again", "done")

    assert table.seat("kate").reputation == 8
    assert len(table.state.discarded_rooms) == 8


@rule("ARK-330")
def test_reputation_can_only_be_paid_by_a_player_who_has_some() -> None:
    table = arkosa(kate=seat(reputation=2, food=1), liam=seat())
    table.plays("reset trade", "again")
    assert table.seat("kate").reputation == 0
    assert "reset trade" not in table.offers()
    assert table.refused_by()["reset trade"] == "ARK-330"

    vex = arkosa(kate=seat(reputation=0, leader="vex ollo", food=1), liam=seat(), options=REGULAR)
    assert "special trade" not in vex.offers()


@rule("ARK-109", "ARK-110")
def test_the_pool_swaps_only_what_lies_in_it() -> None:
    table = arkosa(kate=seat(nitrogen=3, food=1), liam=seat())
    table.plays("pool trade")
    assert table.offers() == ["1 food for nitrogen", "1 nitrogen for food"]
    table.plays("1 nitrogen for food")

    assert table.state.pool == [0, 2]
    assert table.seat("kate").stock == [2, 2, 0, 0, 0]
    table.plays("pool trade")
    assert table.offers() == ["1 food for nitrogen", "2 food for nitrogen"]


@rule("ARK-109", "ARK-331")
def test_all_swaps_of_an_action_go_one_way_and_there_is_at_least_one() -> None:
    table = arkosa(kate=seat(nitrogen=5), liam=seat(), round=3)
    table.plays("pool trade")

    assert table.offers() == ["1 nitrogen for food", "2 nitrogen for food", "3 nitrogen for food"]
    table.plays("3 nitrogen for food")
    assert table.state.pool == [0, 6]

    empty = arkosa(kate=seat(nitrogen=5), liam=seat(), board={"pool": (0, 2)})
    assert "pool trade" not in empty.offers()
    assert empty.refused_by()["pool trade"] == "ARK-109"


@rule("ARK-111")
def test_the_special_trade_is_used_once_a_round_and_once_an_action() -> None:
    table = arkosa(kate=seat(food=4, nitrogen=4, leader="libra"), liam=seat(), options=REGULAR)
    table.plays("special trade")

    assert table.seat("kate").stock == [3, 3, 0, 2, 0]
    assert table.seat("kate").trade_used
    assert "special trade" not in table.offers()
    assert table.refused_by()["special trade"] == "ARK-111"


@rule("ARK-332")
def test_a_special_trade_must_be_paid_in_full_and_find_somebody() -> None:
    poor = arkosa(kate=seat(food=1, leader="libra"), liam=seat(), options=REGULAR)
    assert poor.refused_by()["special trade"] == "ARK-332"

    lonely = arkosa(
        kate=seat(food=1, nitrogen=1, leader="the quorum"),
        liam=seat(),
        options=REGULAR,
        board={"path": ["flurn", "trog", "boeuf", "wexley", None]},
    )
    assert "special trade" not in lonely.offers()

    table = arkosa(
        kate=seat(food=1, nitrogen=1, leader="the quorum"),
        liam=seat(),
        options=REGULAR,
        board={"path": ["flurn", "trog", "boeuf", "wexley", "sarn vell"]},
    )
    table.plays("special trade")
    assert table.seat("kate").hand == ["sarn vell"]
    assert table.path[1:] == ["flurn", "trog", "boeuf", "wexley"]
    assert table.state.marker == 0


@rule("ARK-332")
@pytest.mark.parametrize(
    ("leader", "has", "stock", "reputation", "morale"),
    [
        ("brakka duun", {"scrap": 2}, [0, 0, 0, 0, 1], 20, 4),
        ("ma tundra", {"food": 2}, [0, 0, 0, 0, 0], 21, 5),
        ("admiral pim", {"nitrogen": 2}, [0, 0, 0, 0, 0], 22, 4),
    ],
)
def test_the_trades_of_leaders(
    leader: str, has: dict[str, int], stock: list[int], reputation: int, morale: int
) -> None:
    table = arkosa(kate=seat(leader=leader, morale=4, **has), liam=seat(), options=REGULAR)
    table.plays("special trade")

    assert table.seat("kate").stock == stock
    assert (table.seat("kate").reputation, table.seat("kate").morale) == (reputation, morale)


@rule("ARK-332")
def test_vex_and_sister_cog_trade_with_choices() -> None:
    table = arkosa(kate=seat(leader="vex ollo"), liam=seat(), options=REGULAR)
    table.plays("special trade", "2 food and 2 scrap")
    assert table.seat("kate").stock == [2, 0, 2, 0, 0]
    assert table.seat("kate").reputation == 19

    kate = seat(leader="sister cog", nitrogen=1, injured=["trog"], shards={"r1c1": "x", "r1c3": "x"})
    table = arkosa(kate=kate, liam=seat(), options=REGULAR)
    table.plays("special trade", "r1c1")
    assert list(table.seat("kate").shards.values()) == ["active"] * 3
    assert table.seat("kate").resting == ["trog"]
    assert len(BOX.leaders) == 7


@rule("ARK-112")
def test_nobody_can_trade_with_another_player() -> None:
    table = arkosa(kate=seat(food=5, nitrogen=5), liam=seat(food=5, magtape=5), options=REGULAR)

    trades = [key for key in table.offers() if key.endswith("trade")]
    assert trades == ["scrap trade", "magtape trade", "sawbones trade", "pool trade", "reset trade", "special trade"]
    for trade in ("scrap trade", "magtape trade", "pool trade"):
        table = arkosa(kate=seat(food=5, nitrogen=5), liam=seat(food=5, magtape=5))
        table.plays(trade)
        table.plays(table.offers()[0])
        assert not any("blue" in key for key in table.offers())
        assert table.seat("liam").stock == [5, 0, 0, 5, 0]
