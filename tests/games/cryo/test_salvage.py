"""Deploy › Assign to salvage, and Withdraw from salvage."""

from __future__ import annotations

import pytest

from games.cryo.positions import cryo, seat
from proving import rule

# Assign to salvage -----------------------------------------------------------------------------------------------


@rule("CRY-086", "CRY-087")
@pytest.mark.parametrize(("material", "pods"), [("crystal", [1, 0, 0]), ("organic", [0, 1, 0]), ("tech", [0, 0, 1])])
def test_a_pod_moves_from_the_platform_to_a_salvage_space_for_nothing(material: str, pods: list[int]) -> None:
    table = cryo(kate=seat(awake=2, crystal=1, organic=1, tech=1, nanite=1, energy=1), liam=seat())
    table.plays("dispatch A", "custom 1", "assign to salvage W")
    assert table.offers() == ["crystal", "organic", "tech"]

    table.plays(material)
    assert (table.player("kate").salvage, table.seat("kate").awake) == (pods, 1)
    assert table.player("kate").stock == [1, 1, 1, 1, 1]


@rule("CRY-086")
@pytest.mark.parametrize(
    ("dock", "action"),
    [
        ("dispatch A", "assign to salvage W"),
        ("dispatch L", "assign to salvage W"),
        ("dispatch B", "assign to salvage N2"),
    ],
)
def test_both_actions_of_dispatch_assign_one_pod(dock: str, action: str) -> None:
    table = cryo(kate=seat(awake=3), liam=seat())
    table.plays(dock, "custom 1", action, "organic")

    assert table.seat("kate").salvage == [0, 1, 0]
    assert table.asked == "liam"


@rule("CRY-088", "CRY-087")
def test_two_players_use_two_spaces_of_each_kind() -> None:
    table = cryo(kate=seat(awake=1, salvage={"crystal": 1, "organic": 1}), liam=seat(salvage={"crystal": 1}))
    salvage = table.table.view(None)["salvage"]
    table.plays("dispatch A", "custom 1", "assign to salvage W")

    assert {kind: row["spaces"] for kind, row in salvage.items()} == {"crystal": 2, "organic": 2, "tech": 2}
    assert table.offers() == ["organic", "tech"]


@rule("CRY-088", "CRY-087")
def test_three_or_four_players_use_three_spaces_of_each_kind() -> None:
    three = cryo(kate=seat(awake=1, salvage={"crystal": 2, "tech": 3}), liam=seat(), mia=seat())
    four = cryo(kate=seat(awake=1, salvage={"crystal": 2, "tech": 3}), liam=seat(), mia=seat(), noah=seat())

    for table in (three, four):
        salvage = table.table.view(None)["salvage"]
        table.plays("dispatch A", "custom 1", "assign to salvage W")
        assert {kind: row["spaces"] for kind, row in salvage.items()} == {"crystal": 3, "organic": 3, "tech": 3}
        assert table.offers() == ["crystal", "organic"]


@rule("CRY-089")
def test_a_space_that_holds_a_pod_of_anyone_is_taken() -> None:
    table = cryo(kate=seat(awake=1), liam=seat(salvage={"crystal": 2, "organic": 1}))
    table.plays("dispatch A", "custom 1", "assign to salvage W")
    assert table.offers() == ["organic", "tech"]

    table.plays("organic")
    assert [row["pods"] for row in table.table.view(None)["salvage"].values()] == [[0, 2], [1, 1], [0, 0]]


@rule("CRY-089")
def test_a_player_may_have_pods_on_several_spaces_of_the_same_kind() -> None:
    table = cryo(kate=seat(awake=2, salvage={"tech": 1}), liam=seat())
    table.plays("dispatch A", "custom 1", "assign to salvage W", "tech", "launch dock", "custom 1")
    table.plays("dispatch B", "awaken", "assign to salvage N2", "crystal")

    assert table.seat("kate").salvage == [1, 0, 2]


# Withdraw from salvage -------------------------------------------------------------------------------------------


@rule("CRY-090")
def test_up_to_three_pods_come_back_from_any_salvage_spaces() -> None:
    table = cryo(kate=seat(salvage={"crystal": 2, "organic": 1, "tech": 1}), liam=seat())
    table.plays("dispatch A", "custom 1", "withdraw from salvage")
    assert "1 from tech" in table.offers()
    assert "2 from crystal, 1 from organic, 1 from tech" not in table.offers()

    table.plays("1 from crystal, 1 from organic, 1 from tech")
    assert (table.seat("kate").salvage, table.seat("kate").awake) == ([1, 0, 0], 3)


@rule("CRY-090")
def test_every_mix_of_own_pods_can_be_withdrawn() -> None:
    table = cryo(kate=seat(salvage={"crystal": 2, "tech": 1}), liam=seat(salvage={"organic": 2}))
    table.plays("dispatch M", "custom 1", "withdraw from salvage")

    assert set(table.offers()) == {
        "1 from crystal",
        "2 from crystal",
        "1 from tech",
        "1 from crystal, 1 from tech",
        "2 from crystal, 1 from tech",
    }


@rule("CRY-091")
def test_no_more_pods_come_back_than_fit() -> None:
    table = cryo(kate=seat(awake=4, salvage={"crystal": 2, "tech": 1}), liam=seat())
    table.plays("dispatch A", "custom 1", "withdraw from salvage")
    assert table.offers() == ["1 from crystal", "1 from tech"]

    table.plays("1 from tech")
    assert table.seat("kate").awake == 5


@rule("CRY-091")
def test_vehicles_make_room_for_pods_from_salvage() -> None:
    table = cryo(kate=seat(vehicles=["supercharge"], awake=5, salvage={"crystal": 2, "tech": 1}), liam=seat())
    table.plays("dispatch A", "custom 1", "withdraw from salvage")
    assert "2 from crystal, 1 from tech" not in table.offers()

    table.plays("2 from crystal")
    assert (table.seat("kate").awake, table.seat("kate").salvage) == (7, [0, 0, 1])
