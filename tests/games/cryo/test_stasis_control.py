"""Deploy › Stasis control."""

from __future__ import annotations

import pytest

from games.cryo.positions import cryo, seat
from proving import rule

ACTIONS = [
    ("engineering A", "stasis control", 0),
    ("laboratory A", "stasis control", 3),
    ("research B", "stasis control", 6),
    ("dispatch A", "stasis control S1", 9),
    ("dispatch R", "stasis control S2", 9),
]


@rule("CRY-062")
@pytest.mark.parametrize(("pods", "awake"), [("1 pod", 1), ("2 pods", 2), ("3 pods", 3)])
def test_each_organic_up_to_three_awakens_a_pod(pods: str, awake: int) -> None:
    table = cryo(kate=seat(organic=5), liam=seat())
    table.plays("dispatch A", "custom 1", "stasis control S1")
    assert table.offers() == ["1 pod", "2 pods", "3 pods"]

    table.plays(pods)
    table.plays(table.offers()[0])
    assert table.seat("kate").awake == awake
    assert table.seat("kate").organic == 5 - awake


@rule("CRY-062")
@pytest.mark.parametrize("stock", [{"crystal": 5}, {"tech": 5}, {"energy": 5}])
def test_nothing_but_organics_awakens_a_pod(stock: dict[str, int]) -> None:
    table = cryo(kate=seat(**stock), liam=seat())
    table.plays("engineering A", "custom 1")

    assert table.refuses()["stasis control"] == "needs 1 organic"


@rule("CRY-063")
@pytest.mark.parametrize(("dock", "action", "first"), ACTIONS)
def test_pods_come_from_the_section_of_the_action(dock: str, action: str, first: int) -> None:
    table = cryo(kate=seat(organic=1), liam=seat())
    before = list(table.player("kate").stasis)
    table.plays(dock, "custom 1", action, "1 from chamber 2")

    before[first + 1] -= 1
    assert table.player("kate").stasis == before


@rule("CRY-063")
def test_pods_come_from_any_chambers_in_any_mix() -> None:
    table = cryo(kate=seat(organic=3), liam=seat())
    table.plays("dispatch A", "custom 1", "stasis control S1", "3 pods")
    assert table.offers() == [
        "2 from chamber 1, 1 from chamber 2",
        "2 from chamber 1, 1 from chamber 3",
        "1 from chamber 1, 2 from chamber 2",
        "1 from chamber 1, 1 from chamber 2, 1 from chamber 3",
        "1 from chamber 1, 2 from chamber 3",
        "2 from chamber 2, 1 from chamber 3",
        "1 from chamber 2, 2 from chamber 3",
    ]

    table.plays("1 from chamber 1, 2 from chamber 3")
    assert table.player("kate").stasis[9:] == [1, 2, 0]


@rule("CRY-063")
def test_pods_of_other_colors_stay_asleep() -> None:
    table = cryo(
        kate=seat(organic=3, stasis={"engineering": [1, 0, 0]}),
        liam=seat(),
    )
    table.plays("engineering A", "custom 1", "stasis control")

    assert table.seat("kate").awake == 1
    assert table.seat("kate").organic == 2
    assert table.player("liam").stasis[:3] == [1, 1, 1]


@rule("CRY-064")
def test_with_room_for_two_pods_no_third_can_be_taken() -> None:
    table = cryo(kate=seat(awake=3, organic=3), liam=seat())
    table.plays("engineering A", "custom 1", "stasis control")
    assert table.offers() == ["1 pod", "2 pods"]

    table.plays("2 pods", "1 from chamber 1, 1 from chamber 3")
    assert (table.seat("kate").awake, table.seat("kate").organic) == (5, 1)


@rule("CRY-064", "CRY-048")
def test_pods_taken_may_move_on_to_a_vehicle() -> None:
    table = cryo(kate=seat(vehicles=["supercharge"], awake=5, organic=3), liam=seat())
    table.plays("engineering A", "custom 1", "stasis control")
    assert table.offers() == ["1 pod", "2 pods"]

    table.plays("2 pods", "1 from chamber 1, 1 from chamber 2")
    assert table.seat("kate").awake == 7
