"""Recall, with its steps Recover Salvage and Return Drones; the incidents have a file of their own."""

from __future__ import annotations

from games.cryo.positions import cryo, seat
from proving import rule

QUIET = {"engineering": None, "laboratory": None, "research": None, "dispatch": None}
"""No incident tokens, so that a recall goes on to the drones at once."""


@rule("CRY-109")
def test_without_a_drone_on_the_board_nobody_can_recall() -> None:
    table = cryo(kate=seat(), liam=seat(docked=["engineering A"]))

    assert "recall" not in table.offers()
    assert "laboratory A" in table.offers()


@rule("CRY-109")
def test_with_a_drone_on_the_board_a_player_may_recall_or_deploy() -> None:
    for dock in ("engineering A", "launch dock"):
        table = cryo(kate=seat(docked=[dock]), liam=seat())

        assert "recall" in table.offers()
        assert "laboratory A" in table.offers()


@rule("CRY-109")
def test_with_all_three_drones_on_the_board_a_player_must_recall() -> None:
    table = cryo(kate=seat(docked=["engineering A", "dispatch B", "launch dock"]), liam=seat())

    assert table.asks == "Resolve which incident?"
    assert "kate recalled" in table.told()


@rule("CRY-110")
def test_a_recall_recovers_salvage_then_resolves_an_incident_then_returns_the_drones() -> None:
    table = cryo(kate=seat(salvage={"tech": 1}, docked=["engineering A", "dispatch B"]), liam=seat())
    table.plays("recall")
    assert table.asks == "Resolve which incident?"
    assert table.seat("kate").tech == 1
    assert table.seat("kate").home.count(True) == 1

    table.plays("laboratory")
    assert table.asks == "Return a drone to which dock?"
    assert table.seat("kate").crystal == 2


@rule("CRY-110")
def test_a_recall_brings_all_own_drones_home_and_nobody_elses() -> None:
    table = cryo(kate=seat(docked=["engineering A", "dispatch B", "launch dock"]), liam=seat(docked=["research L"]))
    table.plays("laboratory", "custom 1", "awaken", "compute")

    assert table.table.view(0)["players"][0]["home"] == ["custom 1", "awaken", "compute"]
    assert table.seat("kate").launched == 0
    docks = [dock for section in table.table.view(0)["sections"] for dock in section["docks"]]
    assert {dock["key"]: dock["drone"] for dock in docks if dock["drone"] is not None} == {"research L": 1}
    assert table.asked == "liam"


# 1. Recover salvage ----------------------------------------------------------------------------------------------


@rule("CRY-111")
def test_each_own_pod_on_salvage_gains_one_material_of_its_kind_and_stays() -> None:
    kate = seat(salvage={"crystal": 2, "organic": 1}, docked=["engineering A"])
    table = cryo(kate=kate, liam=seat(salvage={"tech": 2}), mia=seat())
    table.plays("recall")

    assert table.seat("kate").stock == [2, 1, 0, 0, 0]
    assert table.seat("kate").salvage == [2, 1, 0]
    assert table.seat("liam").stock == [0, 0, 0, 0, 0]


@rule("CRY-111")
def test_without_pods_on_salvage_nothing_is_recovered() -> None:
    table = cryo(kate=seat(awake=3, docked=["engineering A"]), liam=seat(salvage={"crystal": 2}))
    table.plays("recall")

    assert table.asks == "Resolve which incident?"
    assert table.seat("kate").stock == [0, 0, 0, 0, 0]


# 3. Return drones ------------------------------------------------------------------------------------------------


@rule("CRY-124")
def test_drones_return_one_at_a_time_each_to_an_open_dock_of_the_players_choice() -> None:
    table = cryo(
        board={"incidents": QUIET}, kate=seat(docked=["engineering A", "dispatch B", "research M"]), liam=seat()
    )
    assert table.offers() == ["custom 1", "awaken", "charge", "custom 2", "fabricate", "compute"]

    table.plays("fabricate")
    assert table.seat("kate").home.count(True) == 1
    assert table.state.drones.count(0) == 2
    assert table.offers() == ["custom 1", "awaken", "charge", "custom 2", "compute"]

    table.plays("custom 1")
    assert table.offers() == ["awaken", "charge", "custom 2", "compute"]


@rule("CRY-125")
def test_the_action_of_a_dock_is_offered_after_each_return_and_before_the_next() -> None:
    kate = seat(
        crystal=1, slots={"charge above": "pink crystal"}, home=["awaken"], docked=["engineering A", "dispatch B"]
    )
    table = cryo(board={"incidents": QUIET}, kate=kate, liam=seat())
    table.plays("recall", "charge")

    assert table.asks == "Take the platform action?"
    assert table.seat("kate").home.count(True) == 2
    table.plays("take")
    assert table.asks == "Return a drone to which dock?"
    assert table.seat("kate").stock == [0, 0, 0, 0, 1]


@rule("CRY-125")
def test_an_early_return_can_pay_for_a_later_one() -> None:
    slots = {"custom 1 below": "pink crystal", "charge above": "pink crystal and tech"}
    kate = seat(tech=1, slots=slots, home=["awaken"], docked=["engineering A", "dispatch B"])
    table = cryo(board={"incidents": QUIET}, kate=kate, liam=seat())
    table.plays("recall", "custom 1", "take", "charge", "take", "end turn")

    assert table.seat("kate").stock == [0, 0, 0, 0, 1]


@rule("CRY-125")
def test_the_action_of_a_dock_may_be_left_out() -> None:
    slots = {"custom 1 below": "pink crystal"}
    kate = seat(slots=slots, home=["awaken", "charge"], docked=["engineering A"])
    table = cryo(board={"incidents": QUIET}, kate=kate, liam=seat())
    table.plays("recall", "custom 1", "skip", "end turn")

    assert table.asked == "liam"
    assert table.seat("kate").crystal == 0


@rule("CRY-126")
def test_a_drone_that_stayed_keeps_its_dock_blocks_it_and_gives_no_action() -> None:
    kate = seat(slots={"custom 1 below": "pink crystal"}, home=["custom 1"], docked=["engineering A", "dispatch B"])
    table = cryo(board={"incidents": QUIET}, kate=kate, liam=seat())
    table.plays("recall")
    assert table.offers() == ["awaken", "charge", "custom 2", "fabricate", "compute", "scrap custom 1 below"]

    table.plays("compute")
    assert table.offers() == ["awaken", "charge", "custom 2", "fabricate", "scrap custom 1 below"]
    table.plays("custom 2", "end turn")
    assert table.asked == "liam"
    assert table.seat("kate").crystal == 0
