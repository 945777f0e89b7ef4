"""Room production and power shards."""

from __future__ import annotations

import pytest

from games.arkosa.positions import arkosa, seat
from proving import rule

PRODUCTION = "room production"
NO_POWER = {"r1c1": None, "r1c2": None, "r1c3": None}


@rule("ARK-153")
def test_each_powered_room_activates_once_in_any_order() -> None:
    table = arkosa(kate=seat(), liam=seat(), phase=PRODUCTION)
    assert table.asked == "kate"
    assert table.offers() == ["r1c1", "r1c2", "r1c3"]
    table.plays("r1c3")
    assert table.seat("kate").magtape == 1
    assert table.offers() == ["r1c1", "r1c2"]
    table.plays("r1c1")

    assert table.seat("kate").stock == [2, 2, 0, 1, 0]
    assert table.asked == "liam"


@rule("ARK-153", "ARK-045")
def test_production_goes_in_player_order() -> None:
    table = arkosa(kate=seat(), liam=seat(), mia=seat(), first="mia", phase=PRODUCTION)
    asked = []
    for _ in range(3):
        asked.append(table.asked)
        table.plays("r1c1", "r1c2")

    assert asked == ["mia", "kate", "liam"]


@rule("ARK-154")
def test_a_room_without_a_shard_does_nothing() -> None:
    table = arkosa(kate=seat(shards={"r1c1": None}), liam=seat(shards=NO_POWER), phase=PRODUCTION, round=2)

    assert table.offers() == ["r1c2", "r1c3"]
    table.plays("r1c2")
    assert table.seat("kate").food == 0


@rule("ARK-155", "ARK-338")
def test_a_deactivated_room_is_fixed_instead_of_producing() -> None:
    kate = seat(rooms={"r2c2": "crystal lab"}, shards={**NO_POWER, "r2c2": "x"})
    table = arkosa(kate=kate, liam=seat(shards=NO_POWER), phase=PRODUCTION)

    assert table.seat("kate").shards["r2c2"] == "active"
    assert table.seat("kate").stock == [0] * 5
    assert table.state.phase == "player actions"


@rule("ARK-338")
def test_a_room_hit_after_it_produced_is_not_fixed_in_the_same_phase() -> None:
    kate = seat(
        special="second shift bunkroom",
        resting=["combustible joe"],
        shards={"r1c3": None},
    )
    table = arkosa(
        kate=kate,
        liam=seat(shards=NO_POWER, special="mech arena"),
        phase=PRODUCTION,
        options={"setup": "regular"},
        chance={"numbered die": ["1"]},
    )
    table.plays("r1c1", "combustible joe 1", "r1c1")

    assert table.seat("kate").shards == {"r1c1": "x", "r1c2": "active"}
    assert table.state.round == 2


@rule("ARK-156", "ARK-196", "ARK-318")
def test_shisha_spa_turns_nitrogen_into_morale_any_number_of_times() -> None:
    kate = seat(nitrogen=3, morale=4, rooms={"r2c1": "shisha spa"}, shards={**NO_POWER, "r2c1": "active"})
    table = arkosa(kate=kate, liam=seat(shards=NO_POWER), phase=PRODUCTION)
    assert table.offers() == ["0", "1", "2", "3"]
    table.plays("2")

    assert (table.seat("kate").nitrogen, table.seat("kate").morale) == (1, 6)


@rule("ARK-197", "ARK-318", "ARK-156")
def test_cyber_diner_turns_food_into_morale_or_nothing() -> None:
    kate = seat(food=3, morale=4, rooms={"r2c1": "cyber diner"}, shards={**NO_POWER, "r2c1": "active"})
    table = arkosa(kate=kate, liam=seat(shards=NO_POWER), phase=PRODUCTION)
    table.plays("0")
    assert (table.seat("kate").food, table.seat("kate").morale) == (3, 4)

    table = arkosa(kate=kate, liam=seat(shards=NO_POWER), phase=PRODUCTION)
    table.plays("3")
    assert (table.seat("kate").food, table.seat("kate").morale) == (0, 7)


@rule("ARK-198", "ARK-318")
def test_the_innovation_unit_turns_magtape_and_scrap_into_2_reputation() -> None:
    kate = seat(magtape=2, scrap=3, rooms={"r2c1": "innovation unit"}, shards={**NO_POWER, "r2c1": "active"})
    table = arkosa(kate=kate, liam=seat(shards=NO_POWER), phase=PRODUCTION)
    assert table.offers() == ["0", "1", "2"]
    table.plays("2")

    assert table.seat("kate").stock == [0, 0, 1, 0, 0]
    assert table.seat("kate").reputation == 24


@rule("ARK-313")
@pytest.mark.parametrize(("shard", "scrap"), [("active", 1), ("x", 0), (None, 0)])
def test_a_powered_conversion_room_earns_its_space_bonus_without_converting(shard: str | None, scrap: int) -> None:
    # bunker '13 A: r2c1 gives an entertainment room 1 scrap
    kate = seat(board="bunker '13", rooms={"r2c1": "cyber diner"}, shards={**NO_POWER, "r2c1": shard})
    table = arkosa(kate=kate, liam=seat(board="bunker '07", shards=NO_POWER), phase=PRODUCTION)

    assert table.seat("kate").scrap == scrap


@rule("ARK-195")
def test_rooms_produce_shards_morale_reputation_and_healing() -> None:
    kate = seat(
        morale=4,
        injured=["trog", "flurn", "boeuf"],
        rooms={"r2c1": "karaoke pit", "r2c2": "shard drill", "r2c3": "regeneration ward"},
        shards={**NO_POWER, "r2c1": "active", "r2c2": "active", "r2c3": "active"},
    )
    table = arkosa(kate=kate, liam=seat(shards=NO_POWER), phase=PRODUCTION, round=2)
    table.plays("r2c1", "r2c3", "flurn", "boeuf", "done")

    kate_ = table.seat("kate")
    assert (kate_.morale, kate_.reputation, kate_.shard) == (5, 22, 1)
    assert kate_.injured == ["trog"]


# Power shards ----------------------------------------------------------------------------------------------------


@rule("ARK-157", "ARK-158")
def test_a_shard_goes_to_a_built_room_without_one_and_stays() -> None:
    table = arkosa(kate=seat(shard=2, rooms={"r2c1": "shisha spa"}), liam=seat())
    assert [key for key in table.offers() if key.startswith("power")] == ["power r2c1"]
    table.plays("power r2c1")

    assert table.seat("kate").shards["r2c1"] == "active"
    assert table.seat("kate").shard == 1
    assert not [key for key in table.offers() if key.startswith(("power", "replace"))]


@rule("ARK-159")
def test_a_deactivated_shard_is_replaced_and_returned_to_the_general_supply() -> None:
    table = arkosa(kate=seat(shard=1, shards={"r1c1": "x"}), liam=seat())
    table.plays("replace r1c1")

    assert table.seat("kate").shards["r1c1"] == "active"
    assert table.seat("kate").shard == 0


@rule("ARK-160", "ARK-161")
def test_shards_placed_during_production_let_rooms_activate_in_the_same_phase() -> None:
    kate = seat(shard=2, rooms={"r2c2": "crystal lab"}, shards={"r1c1": "x"})
    table = arkosa(kate=kate, liam=seat(shards=NO_POWER), phase=PRODUCTION, round=2)
    assert table.offers() == ["r1c1", "r1c2", "r1c3", "power r2c2", "replace r1c1"]
    table.plays("replace r1c1", "r1c1")
    assert table.seat("kate").food == 2
    table.plays("power r2c2", "r2c2", "r1c2")

    assert table.seat("kate").stock == [2, 3, 0, 1, 1]


@rule("ARK-160")
def test_after_the_last_room_a_shard_may_still_be_placed() -> None:
    kate = seat(rooms={"r2c2": "crystal lab", "r2c1": "giant bug ranch"}, shards={**NO_POWER, "r2c2": "active"})
    table = arkosa(kate=kate, liam=seat(shards=NO_POWER), phase=PRODUCTION, round=2)
    assert table.offers() == ["done", "power r1c1", "power r1c2", "power r1c3", "power r2c1"]
    table.plays("power r2c1")

    assert table.seat("kate").food == 3


@rule("ARK-160")
def test_shards_cannot_interrupt_an_effect() -> None:
    table = arkosa(kate=seat(shard=1, hand=["b'orlol"], shards={"r1c1": "x"}), liam=seat())
    table.plays("b'orlol 3")

    assert "replace r1c1" not in table.offers()
