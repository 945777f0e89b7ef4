"""Tokens lost one at a time, from the supply of a person or of a bot."""

from __future__ import annotations

import pytest

from games.arkosa.meeting import met
from games.arkosa.positions import arkosa, seat, solo
from proving import rule

NO_POWER = {"r1c1": None, "r1c2": None, "r1c3": None}


@rule("ARK-184", "ARK-216", "ARK-346")
def test_a_card_that_takes_a_power_shard_takes_one_from_supply_or_its_power() -> None:
    table = met("shard thieves", seat(shard=3, scrap=2))
    assert table.asks == "Which power shard do you lose?"
    assert table.offers() == ["from supply", "r1c1", "r1c2", "r1c3"]
    table.plays("from supply")
    assert table.seat("kate").stock == [0, 0, 1, 0, 2]

    table = met("shard thieves", seat(shard=3, scrap=2))
    table.plays("r1c2")
    assert table.seat("kate").stock == [0, 0, 1, 0, 3]
    assert table.seat("kate").shards["r1c2"] == "x"


@rule("ARK-184", "ARK-364")
def test_a_bot_loses_one_shard_from_supply() -> None:
    table = solo(
        "A",
        human=seat(hand=["lee-roi"]),
        bot=seat(shard=3),
        round=2,
        chance={"resource die": ["shard", "scrap"]},
    )
    table.plays("lee-roi 1")

    assert table.seat("bot").shard == 2


@rule("ARK-128", "ARK-157")
def test_a_person_places_shards_by_choice_also_after_building() -> None:
    kate = seat(shard=1, scrap=3)
    table = arkosa(kate=kate, liam=seat(), board={"line": ["holo lounge", None, None, None], "bag": []})
    table.plays("build 1 holo lounge", "r2c2")

    assert table.seat("kate").shard == 1
    assert "r2c2" not in table.seat("kate").shards


@rule("ARK-377", "ARK-121")
@pytest.mark.parametrize("coupon", [False, True])
def test_a_build_action_pays_then_refills_then_places(coupon: bool) -> None:
    table = arkosa(
        kate=seat(scrap=3, items=["builder's coupon"] if coupon else []),
        liam=seat(),
        board={"line": ["holo lounge", None, None, None]},
        chance={"room bag": ["karaoke pit"]},
    )
    table.plays("build 1 holo lounge with builder's coupon" if coupon else "build 1 holo lounge", "r2c1")
    told = table.told()
    steps = [
        "kate paid 1 scrap" if coupon else "kate paid 3 scrap",
        "Karaoke Pit came to the production line",
        "kate built Holo Lounge (middle left)",
        "kate gained 1 scrap",
    ]

    assert [line for line in told if line in steps] == steps
