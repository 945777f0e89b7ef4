"""End of the game."""

from __future__ import annotations

from typing import Any

import pytest

from games.cryo.positions import Position, cryo, seat
from proving import rule

EMPTY: dict[str, tuple[int, int, int]] = {}


def after_a_turn(**kate: Any) -> Position:
    """Kate has deployed to the launch dock without launching; so her turn is over."""
    table = cryo(kate=seat(docked=["engineering A", "engineering B"], **kate), liam=seat(), mia=seat())
    table.plays("launch dock")
    return table


# The sunset ------------------------------------------------------------------------------------------------------


@rule("CRY-144")
def test_the_game_ends_with_the_turn_in_which_the_sunset_is_resolved() -> None:
    table = cryo(board={"incidents": {"dispatch": "sunset"}}, kate=seat(docked=["launch dock"]), liam=seat())
    table.plays("recall", "dispatch")
    assert not table.table.over

    table.plays("compute")
    assert table.table.over
    assert "The game is over" in table.told()


@rule("CRY-144")
def test_placing_the_sunset_on_an_incident_space_does_not_end_the_game() -> None:
    table = cryo(board={"track": [0] * 7}, kate=seat(docked=["launch dock"]), liam=seat())
    table.plays("recall", "laboratory", "compute")

    assert table.table.view(0)["sections"][1]["incident"]["kind"] == "sunset"
    assert not table.table.over
    assert table.asked == "liam"


@rule("CRY-144")
def test_a_sunset_that_another_token_leaves_lying_does_not_end_the_game() -> None:
    table = cryo(board={"incidents": {"dispatch": "sunset"}}, kate=seat(docked=["launch dock"]), liam=seat())
    table.plays("recall", "laboratory", "compute")

    assert table.asked == "liam"


# All pods in caverns or destroyed --------------------------------------------------------------------------------


@rule("CRY-145")
def test_the_game_ends_when_the_active_player_has_every_pod_in_caverns() -> None:
    kate = seat(
        vehicles=["imaging"], awake=4, settled={"cavern 2": 11}, energy=1, crystal=1, docked=["launch dock"] * 2
    )
    table = cryo(kate=kate, liam=seat())
    table.plays("launch dock", "launch", "4")

    assert table.crew("kate") == {"cavern 1": 4, "cavern 2": 11}
    assert table.table.over


@rule("CRY-145")
def test_the_game_goes_on_while_one_pod_is_left_behind() -> None:
    kate = seat(
        vehicles=["imaging"], awake=4, settled={"cavern 2": 11}, energy=1, crystal=1, docked=["launch dock"] * 2
    )
    table = cryo(kate=kate, liam=seat())
    table.plays("launch dock", "launch", "3")

    assert not table.table.over
    assert table.asked == "liam"


@rule("CRY-145")
def test_the_game_ends_when_a_player_who_is_not_active_loses_the_last_pod() -> None:
    last = {"engineering": (1, 0, 0)}
    table = cryo(
        kate=seat(docked=["launch dock"]), liam=seat(stasis=last, settled={"cavern 1": 9}, destroyed=5), mia=seat()
    )
    table.plays("recall", "engineering")
    assert not table.table.over

    table.plays("compute")
    assert table.table.over
    assert table.seat("liam").destroyed == 6


@rule("CRY-146")
def test_nine_pods_in_caverns_and_six_destroyed_end_the_game() -> None:
    table = after_a_turn(settled={"cavern 1": 9}, destroyed=6, stasis=EMPTY)

    assert table.table.over


@rule("CRY-146")
@pytest.mark.parametrize(
    "last",
    [
        {"salvage": {"crystal": 1}},
        {"awake": 1},
        {"awake": 1, "vehicles": ["imaging"]},
        {"stasis": {"engineering": (1, 0, 0)}},
        {"stasis": {"dispatch": (0, 0, 1)}},
    ],
)
def test_a_pod_in_stasis_on_the_platform_or_on_salvage_keeps_the_game_going(last: dict[str, Any]) -> None:
    table = after_a_turn(**{"settled": {"cavern 1": 9}, "destroyed": 5, "stasis": EMPTY, **last})

    assert not table.table.over
    assert table.asked == "liam"


@rule("CRY-270")
def test_a_pod_rescued_later_in_the_same_turn_keeps_the_game_going() -> None:
    kate = seat(
        stasis={"engineering": (1, 0, 0)}, settled={"cavern 1": 14}, tech=1, hand=["advance warning"],
        slots={"compute above": "grey tech"}, docked=["launch dock"],
    )  # fmt: skip
    table = cryo(kate=kate, liam=seat())
    table.plays("recall", "engineering", "compute", "take")
    assert (table.seat("kate").destroyed, sum(table.seat("kate").settled)) == (1, 14)

    table.plays("advance warning as vehicle", "end turn")
    assert not table.table.over
    assert table.asked == "liam"


@rule("CRY-270")
def test_without_the_rescue_the_same_turn_ends_the_game() -> None:
    kate = seat(
        stasis={"engineering": (1, 0, 0)}, settled={"cavern 1": 14}, tech=1, hand=["advance warning"],
        slots={"compute above": "grey tech"}, docked=["launch dock"],
    )  # fmt: skip
    table = cryo(kate=kate, liam=seat())
    table.plays("recall", "engineering", "compute", "skip", "end turn")

    assert table.table.over


# No final round --------------------------------------------------------------------------------------------------


@rule("CRY-147")
@pytest.mark.parametrize("active", ["kate", "liam", "mia"])
def test_nobody_has_another_turn_after_the_one_that_ended_the_game(active: str) -> None:
    table = cryo(
        turn=active,
        board={"incidents": {"dispatch": "sunset"}},
        kate=seat(docked=["launch dock"]),
        liam=seat(docked=["launch dock"]),
        mia=seat(docked=["launch dock"]),
    )
    table.plays("recall", "dispatch", "compute")

    assert table.table.over
    assert table.table.view(0)["turn"] == table.names.index(active)
    assert table.table.view(0)["players"][1]["score"] is not None
