"""The quick guide: special colonists."""

from __future__ import annotations

import pytest

from games.arkosa.positions import arkosa, seat
from proving import rule


@rule("ARK-220")
def test_hoo_di_di_chooses_one_to_six_steps() -> None:
    table = arkosa(kate=seat(hand=["hoo-di-di"]), liam=seat(), board={"marker": 6})
    table.plays("hoo-di-di 1", "the factory")
    assert table.offers() == ["1", "2", "3", "4", "5", "6"]
    table.plays("1")

    assert table.state.marker == 7


@rule("ARK-310", "ARK-083")
@pytest.mark.parametrize("steps", ["3", "6"])
def test_hoo_di_di_cannot_skip_a_raid(steps: str) -> None:
    table = arkosa(
        kate=seat(hand=["hoo-di-di"]), liam=seat(), board={"marker": 9}, chance={"raid events": ["larder rats"]}
    )
    table.plays("hoo-di-di 1", "the factory", steps)

    assert table.state.marker == 12
    assert table.asks == "Go on, or somewhere else?"


@rule("ARK-221", "ARK-314")
def test_beren_takes_a_deactivated_shard_which_goes_back_active() -> None:
    kate = seat(hand=["beren whaller"], shards={"r1c2": "x"}, rooms={"r2c1": "shisha spa"})
    table = arkosa(kate=kate, liam=seat())
    table.plays("beren whaller 1")
    assert table.offers() == ["r1c1", "r1c2", "r1c3"]
    table.plays("r1c2")
    assert table.seat("kate").shard == 1
    assert {"power r1c2", "power r2c1"} <= set(table.offers())
    table.plays("power r1c2")

    assert table.seat("kate").shards["r1c2"] == "active"


@rule("ARK-222")
def test_kronch_makes_an_opponent_injure_a_colonist_of_the_opponents_choice() -> None:
    table = arkosa(kate=seat(hand=["kronch"]), liam=seat(hand=["flurn"], resting=["trog"]), mia=seat())
    table.plays("kronch 1")
    assert table.offers() == ["blue", "purple"]
    table.plays("blue")
    assert table.asked == "liam"
    assert table.offers() == ["flurn", "trog"]
    table.plays("flurn")

    assert table.seat("liam").injured == ["flurn"]


@rule("ARK-222")
def test_kronch_has_no_effect_on_a_player_with_nobody_uninjured() -> None:
    table = arkosa(kate=seat(hand=["kronch"]), liam=seat(injured=["flurn"]))
    table.plays("kronch 1")

    assert table.seat("liam").injured == ["flurn"]
    assert table.asked == "kate"


@rule("ARK-223")
def test_lee_roi_makes_an_opponent_suffer_two_rolls() -> None:
    table = arkosa(kate=seat(hand=["lee-roi"]), liam=seat(food=2, scrap=1), chance={"resource die": ["food", "scrap"]})
    table.plays("lee-roi 1")

    assert table.seat("liam").stock == [1, 0, 0, 0, 0]


@rule("ARK-224")
def test_oran_steals_a_token_of_the_thiefs_choice_from_somebody_who_has_one() -> None:
    table = arkosa(kate=seat(hand=["oran"]), liam=seat(shard=2), mia=seat(food=1, magtape=1), noa=seat(scrap=1))
    table.plays("oran 1")
    assert table.offers() == ["purple", "green"]
    table.plays("purple")
    assert table.offers() == ["magtape", "food"]
    table.plays("magtape")

    assert table.seat("kate").stock == [0, 0, 0, 1, 0]
    assert table.seat("mia").stock == [1, 0, 0, 0, 0]


@rule("ARK-225")
def test_patreas_party_costs_2_nitrogen_for_3_morale() -> None:
    table = arkosa(kate=seat(nitrogen=3, morale=4, hand=["patrea partay"]), liam=seat())
    table.plays("patrea partay 1")

    assert (table.seat("kate").nitrogen, table.seat("kate").morale) == (1, 7)


@rule("ARK-226", "ARK-152")
def test_movoo_lowers_every_opponent_clockwise() -> None:
    table = arkosa(
        kate=seat(morale=9, hand=["movoo"]), liam=seat(morale=2), mia=seat(morale=1), noa=seat(morale=-3), turn="kate"
    )
    table.plays("movoo 1")

    # liam steps onto 1 and lifts mia to 2; mia steps back onto 1 and lifts liam
    assert [table.seat(name).morale for name in ("kate", "liam", "mia", "noa")] == [9, 2, 1, -4]


@rule("ARK-227")
@pytest.mark.parametrize("number", ["1", "3", "6"])
def test_combustible_joe_explodes_on_1_or_2(number: str) -> None:
    table = arkosa(kate=seat(hand=["combustible joe"]), liam=seat(), chance={"numbered die": [number]})
    table.plays("combustible joe 1")
    assert table.seat("kate").stock == [0, 0, 3, 1, 0]
    if number == "1":
        table.plays("r1c1")
        assert table.seat("kate").shards["r1c1"] == "x"
        assert table.seat("kate").injured == ["combustible joe"]
    else:
        assert list(table.seat("kate").shards.values()) == ["active"] * 3
        assert table.seat("kate").resting == ["combustible joe"]


@rule("ARK-228")
def test_quaz_fixes_two_shards_and_gains_scrap() -> None:
    table = arkosa(kate=seat(hand=["quaz oberman"], shards={"r1c1": "x", "r1c2": "x", "r1c3": "x"}), liam=seat())
    table.plays("quaz oberman 1", "r1c1", "r1c3")

    assert table.seat("kate").shards == {"r1c1": "active", "r1c2": "x", "r1c3": "active"}
    assert table.seat("kate").scrap == 1


@rule("ARK-229")
def test_peregrine_rests_a_random_colonist_of_an_opponents_hand() -> None:
    table = arkosa(
        kate=seat(hand=["peregrine peremo"]),
        liam=seat(hand=["flurn", "trog"]),
        chance={"random colonist": ["trog"]},
    )
    table.plays("peregrine peremo 1")

    assert table.seat("liam").hand == ["flurn"]
    assert table.seat("liam").resting == ["trog"]


@rule("ARK-230")
def test_ruein_deactivates_a_shard_of_the_attackers_choice() -> None:
    table = arkosa(kate=seat(hand=["ruein"]), liam=seat())
    table.plays("ruein 1")
    assert table.asked == "kate"
    table.plays("r1c3")

    assert table.seat("liam").shards == {"r1c1": "active", "r1c2": "active", "r1c3": "x"}
    assert "x" not in table.seat("kate").shards.values()


@rule("ARK-231")
def test_zo_e_copies_an_action_of_an_opponents_resting_colonist() -> None:
    table = arkosa(
        kate=seat(hand=["zo-e"], resting=["boeuf"]),
        liam=seat(resting=["combustible joe", "patrea partay"], hand=["trog"]),
        chance={"numbered die": ["1"]},
    )
    table.plays("zo-e 1")
    assert table.offers() == ["combustible joe 1", "combustible joe 2", "patrea partay 2"]
    table.plays("combustible joe 1", "r1c1")

    assert table.seat("kate").stock == [0, 0, 3, 1, 0]
    assert table.seat("kate").injured == ["zo-e"]
    assert table.seat("liam").resting == ["combustible joe", "patrea partay"]


@rule("ARK-231")
def test_zo_e_explores_itself_and_with_nobody_resting_nothing_happens() -> None:
    table = arkosa(kate=seat(hand=["zo-e"]), liam=seat(resting=["trog"]), board={"marker": 5})
    table.plays("zo-e 1", "trog 2", "the factory")
    assert table.seat("kate").worker is None
    assert "zo-e" in table.seat("kate").resting + table.seat("kate").injured

    idle = arkosa(kate=seat(hand=["zo-e"]), liam=seat())
    idle.plays("zo-e 1")
    assert idle.seat("kate").resting == ["zo-e"]


@rule("ARK-232", "ARK-205", "ARK-206")
def test_tann_is_worth_2_per_visible_labour_room_powered_or_not() -> None:
    kate = seat(hand=["tann"], rooms={"r2c1": "salvage bay", "r1c2": "shisha spa"}, shards={"r1c1": None})
    table = arkosa(kate=kate, liam=seat())

    # bunker '07 A: bug farm (labour), shisha spa over the nitro lab, tape spooler (science)
    assert table.sheet("kate")["colonists"] == 4


@rule("ARK-205", "ARK-206")
@pytest.mark.parametrize(
    ("name", "points"),
    [("tann", 2 * 3), ("sulla vane", 2 * 2), ("dazzle ptok", 2 * 1)],
)
def test_some_are_worth_2_per_room_of_their_type_in_the_bunker_of_their_owner(name: str, points: int) -> None:
    # bunker '07 A: bug farm (labour), nitro lab and tape spooler (science)
    rooms = {"r2c1": "salvage bay", "r2c2": "tape foundry", "r2c3": "holo lounge"}
    table = arkosa(kate=seat(hand=[name], rooms=rooms), liam=seat(rooms={"r2c1": "megaforge"}))

    assert table.sheet("kate")["colonists"] == points
    assert table.view("kate")["players"][0]["hand"][0]["points"] == points
