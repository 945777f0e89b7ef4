"""Card Details: cards played as upgrades, missions and vehicles."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from games.cryo.positions import Board, Position, cryo, seat
from holdfast.engine.chance import Generator64
from proving import rule

DOCKED = ["launch dock"] * 2


def playing(**kate: Any) -> Position:
    """Kate, at the start of her turn, may play a card."""
    table = cryo(kate=seat(slots={"custom 1 below": "pink card"}, docked=DOCKED, **kate), liam=seat())
    table.plays("scrap custom 1 below")
    return table


def plays_on_offer(table: Position) -> list[str]:
    return [key for key in table.offers() if " as " in key]


def random_game(seed: int) -> Iterator[list[dict[str, Any]]]:
    """The players, each as they see themselves, while they play at random from riches on, launching when they can."""
    rich = {"awake": 5, "crystal": 5, "organic": 5, "tech": 5, "energy": 6}
    played = {"vehicles": ["imaging", "interfacing"], "upgrades": ["overclock"], "missions": ["prototype"]}
    table = cryo(kate=seat(**rich, **played), liam=seat(**rich, **played), mia=seat(**rich, **played)).table
    chance = Generator64(seed)
    while not table.over:
        keys = [option.key for option in table.decision.options]
        table.choose("launch" if "launch" in keys else chance.below(len(keys)))
        views = [table.view(side) for side in range(3)]
        yield [
            {**seen["players"][side], "settled": sum(cavern["pods"][side] for cavern in seen["caverns"])}
            for side, seen in enumerate(views)
        ]


# Upgrade ---------------------------------------------------------------------------------------------------------


@rule("CRY-165")
def test_an_upgrade_takes_one_of_three_slots_and_with_three_no_more_can_be_played() -> None:
    table = playing(hand=["overclock", "automation"], upgrades=["imaging", "supercharge"])
    table.plays("overclock as upgrade")
    assert table.table.view(1)["players"][0]["upgrades"] == ["imaging", "supercharge", "overclock"]

    full = playing(hand=["automation"], upgrades=["imaging", "supercharge", "overclock"])
    assert plays_on_offer(full) == ["automation as mission", "automation as vehicle"]


@rule("CRY-165")
def test_the_effect_of_an_upgrade_works_for_the_rest_of_the_game() -> None:
    board: Board = {"damaged": ["engineering L", "research R", "dispatch M"]}
    kate = seat(slots={"custom 1 below": "pink card"}, hand=["interfacing"])
    table = cryo(board=board, kate=kate, liam=seat())
    assert "engineering L" not in table.offers()

    table.plays("scrap custom 1 below", "interfacing as upgrade", "engineering L", "custom 1", "no action")
    assert "research R" not in table.offers()
    table.plays("launch dock", "custom 1", "research R", "awaken", "no action")
    table.plays("launch dock", "awaken")
    assert "dispatch M" in table.offers()


@rule("CRY-165", "CRY-167", "CRY-171")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_upgrades_and_missions_stay_for_good_and_vehicles_leave_only_by_launching(seed: int) -> None:
    launches = 0
    moments = list(random_game(seed))
    for before, after in pairwise(moments):
        for was, now in zip(before, after, strict=True):
            assert now["upgrades"][: len(was["upgrades"])] == was["upgrades"]
            assert now["missions"][: len(was["missions"])] == was["missions"]
            if len(now["vehicles"]) < len(was["vehicles"]):
                launches += 1
                assert now["settled"] > was["settled"]

    assert launches > 0
    assert all(any(player[kind] for player in moments[-1]) for kind in ("upgrades", "missions"))


@rule("CRY-166")
def test_nobody_has_two_upgrades_of_the_same_type() -> None:
    table = playing(hand=["imaging", "overclock"], upgrades=["imaging"])

    assert "imaging as upgrade" not in table.offers()
    assert "overclock as upgrade" in table.offers()


@rule("CRY-166")
def test_an_upgrade_that_another_player_has_can_be_played() -> None:
    kate = seat(slots={"custom 1 below": "pink card"}, hand=["imaging"])
    table = cryo(kate=kate, liam=seat(upgrades=["imaging"]))
    table.plays("scrap custom 1 below")

    assert "imaging as upgrade" in table.offers()


# Mission ---------------------------------------------------------------------------------------------------------


@rule("CRY-167")
def test_a_mission_lies_facedown_and_only_its_owner_may_look_at_it() -> None:
    table = playing(hand=["overclock"])
    table.plays("overclock as mission")

    assert table.table.view(0)["players"][0]["missions"] == ["overclock"]
    for seat_or_none in (1, None):
        shown = table.table.view(seat_or_none)["players"][0]
        assert (shown["missions"], shown["missions_count"]) == (None, 1)
    assert "You took on the mission Community" in table.told("kate")
    assert "kate took on a secret mission" in table.told("liam")
    assert not any("Community" in line or "Overclock" in line for line in table.told("liam"))


@rule("CRY-167")
def test_missions_are_turned_up_for_scoring() -> None:
    table = cryo(
        board={"incidents": {"dispatch": "sunset"}},
        kate=seat(missions=["overclock"], docked=["launch dock"]),
        liam=seat(missions=["imaging"]),
    )
    table.plays("recall", "dispatch")
    assert table.table.view(1)["players"][0]["missions"] is None

    table.plays("compute")
    assert table.table.view(1)["players"][0]["missions"] == ["overclock"]
    assert table.table.view(None)["players"][1]["missions"] == ["imaging"]


@rule("CRY-168")
def test_a_player_has_at_most_three_missions() -> None:
    table = playing(hand=["overclock", "automation"], missions=["imaging", "supercharge"])
    table.plays("overclock as mission")
    assert table.seat("kate").missions == ["imaging", "supercharge", "overclock"]

    full = playing(hand=["automation"], missions=["imaging", "supercharge", "overclock"])
    assert plays_on_offer(full) == ["automation as upgrade", "automation as vehicle"]


@rule("CRY-168")
def test_nobody_has_two_missions_of_the_same_type() -> None:
    table = playing(hand=["imaging", "overclock"], missions=["imaging"])

    assert "imaging as mission" not in table.offers()
    assert "overclock as mission" in table.offers()


@rule("CRY-169")
def test_the_same_type_may_be_upgrade_mission_and_vehicle_of_one_player_at_once() -> None:
    as_mission = playing(hand=["imaging"], upgrades=["imaging"], vehicles=["imaging"])
    assert plays_on_offer(as_mission) == ["imaging as mission", "imaging as vehicle"]

    as_upgrade = playing(hand=["imaging"], missions=["imaging"], vehicles=["imaging"])
    as_upgrade.plays("imaging as upgrade")
    kate = as_upgrade.seat("kate")
    assert kate.upgrades == kate.missions == kate.vehicles == ["imaging"]


# Vehicle ---------------------------------------------------------------------------------------------------------


@rule("CRY-170")
@pytest.mark.parametrize(
    ("card", "capacity"),
    [
        ("imaging", 4), ("supercharge", 2), ("interfacing", 3), ("wakeup protocol", 4), ("prototype", 3),
        ("advance warning", 3), ("overclock", 3), ("automation", 4),
    ],
)  # fmt: skip
def test_a_vehicle_holds_as_many_pods_as_its_capacity(card: str, capacity: int) -> None:
    table = cryo(kate=seat(vehicles=[card], awake=5, energy=1, crystal=1, docked=DOCKED), liam=seat())
    table.plays("launch dock", "launch", *(["tunnel 2"] if card == "supercharge" else []))

    assert table.asks == "How many pods?"
    assert table.offers()[0] == str(capacity)


@rule("CRY-170")
@pytest.mark.parametrize("awake", [8, 9])
def test_a_vehicle_adds_its_capacity_to_the_room_of_the_platform(awake: int) -> None:
    table = cryo(kate=seat(vehicles=["imaging"], awake=awake, organic=3, docked=DOCKED), liam=seat())
    table.plays("engineering A")

    assert ("stasis control" in table.offers()) == (awake < 5 + 4)


@rule("CRY-170")
def test_several_vehicles_of_the_same_name_are_allowed() -> None:
    table = playing(hand=["imaging"], vehicles=["imaging", "imaging"])
    table.plays("imaging as vehicle")

    assert table.table.view(1)["players"][0]["vehicles"] == ["imaging", "imaging", "imaging"]


@rule("CRY-170", "CRY-171")
def test_with_three_vehicles_no_more_can_be_played() -> None:
    table = playing(hand=["imaging"], vehicles=["imaging", "overclock", "automation"])

    assert plays_on_offer(table) == ["imaging as upgrade", "imaging as mission"]
