"""Scoring: the sheet by its sources, majorities with their ties, and the winner."""

from __future__ import annotations

from typing import Any

import pytest

from games.cryo.positions import Position, cryo, seat
from proving import rule

CATHEDRAL = {"cavern 4": "prism cathedral"}
"""Cavern 4 is worth 6 points, and 3 to the second."""


def part(table: Position, name: str, source: str) -> int:
    """The points of a player from one source."""
    return table.table.result().sheets[table.names.index(name)].parts[source]


def majorities(*pods: int) -> list[int]:
    """What each player scores for a cavern worth 6 and 3 that holds so many pods of theirs."""
    names = ("kate", "liam", "mia", "noa")[: len(pods)]
    players: dict[str, Any] = {
        name: seat(settled={"cavern 4": number} if number else {}) for name, number in zip(names, pods, strict=True)
    }
    table = cryo(board={"caverns": CATHEDRAL}, **players)
    return [part(table, name, "majorities") for name in names]


# The sources -----------------------------------------------------------------------------------------------------


@rule("CRY-148")
def test_eleven_pods_in_caverns_are_worth_twenty_two_points() -> None:
    table = cryo(kate=seat(settled={"cavern 1": 4, "cavern 2": 7}), liam=seat(settled={"cavern 1": 1}))

    assert part(table, "kate", "pods in caverns") == 22
    assert part(table, "liam", "pods in caverns") == 2


@rule("CRY-149")
def test_each_upgrade_and_each_vehicle_on_the_platform_is_worth_a_point() -> None:
    kate = seat(upgrades=["imaging", "overclock"], vehicles=["imaging", "imaging", "prototype"], hand=["automation"])
    table = cryo(kate=kate, liam=seat(missions=["imaging"], hand=["overclock"]))

    assert part(table, "kate", "upgrades and vehicles") == 5
    assert part(table, "liam", "upgrades and vehicles") == 0


@rule("CRY-150")
def test_each_pod_on_the_platform_or_on_a_vehicle_is_worth_a_point() -> None:
    table = cryo(kate=seat(awake=7, vehicles=["imaging"]), liam=seat())

    assert part(table, "kate", "pods on the platform") == 7
    assert part(table, "liam", "pods on the platform") == 0


@rule("CRY-151")
@pytest.mark.parametrize(
    ("mission", "kate", "points"),
    [
        ("imaging", {"settled": {"cavern 1": 2, "cavern 2": 1}}, 2),
        ("supercharge", {"energy": 4}, 4),
        ("interfacing", {"incidents": ["early 1 energy", "late 2 energy", "sunset"]}, 3),
        ("wakeup protocol", {"settled": {"cavern 1": 2, "cavern 2": 5}}, 5),
        ("prototype", {"crystal": 3, "organic": 1, "nanite": 3, "energy": 6}, 3),
        ("advance warning", {"salvage": {"crystal": 1, "tech": 1}}, 4),
        ("overclock", {"settled": {"cavern 1": 2, "cavern 2": 1}}, 2),
        ("automation", {"slots": {"charge above": "pink crystal", "custom 2 below": "grey tech"}}, 2),
    ],
)
def test_each_mission_scores_what_its_text_says(mission: str, kate: dict[str, Any], points: int) -> None:
    table = cryo(kate=seat(missions=[mission], **kate), liam=seat(**{**kate, "slots": {}, "incidents": []}))

    assert part(table, "kate", "missions") == points
    assert part(table, "liam", "missions") == 0


@rule("CRY-151")
def test_the_points_of_several_missions_add_up() -> None:
    kate = seat(missions=["imaging", "supercharge", "overclock"], energy=2, settled={"cavern 1": 3})
    table = cryo(kate=kate, liam=seat())

    assert part(table, "kate", "missions") == 1 + 2 + 2


@rule("CRY-156")
def test_pods_in_stasis_on_salvage_or_destroyed_score_nothing() -> None:
    table = cryo(kate=seat(salvage={"crystal": 2, "tech": 1}, destroyed=4), liam=seat())

    assert table.table.scores() == [0, 0]
    assert sum(table.seat("kate").stasis) == 8


@rule("CRY-148", "CRY-149", "CRY-150", "CRY-151", "CRY-152")
def test_the_score_is_the_sum_of_its_sources_and_nothing_else() -> None:
    kate = seat(
        settled={"cavern 1": 3}, awake=2, upgrades=["imaging"], vehicles=["overclock"], missions=["supercharge"],
        energy=3, crystal=5, hand=["prototype"], slots={"charge above": "pink crystal"}, salvage={"tech": 1},
    )  # fmt: skip
    table = cryo(kate=kate, liam=seat())

    assert table.table.result().sheets[0].parts == {
        "pods in caverns": 6, "upgrades and vehicles": 2, "pods on the platform": 2, "missions": 3, "majorities": 2
    }  # fmt: skip
    assert table.table.scores() == [15, 0]


# Majorities ------------------------------------------------------------------------------------------------------


@rule("CRY-152")
def test_most_pods_score_the_higher_number_and_second_most_the_lower() -> None:
    assert majorities(1, 3) == [3, 6]
    assert majorities(3, 2, 1) == [6, 3, 0]
    assert majorities(1, 2, 4, 3) == [0, 0, 6, 3]


@rule("CRY-152")
def test_every_cavern_is_counted_by_itself_with_the_numbers_of_its_own_tile() -> None:
    caverns = {"cavern 3": "split fissure", "cavern 14": "deep heart"}
    table = cryo(
        board={"caverns": caverns},
        kate=seat(settled={"cavern 1": 2, "cavern 3": 1, "cavern 14": 3}),
        liam=seat(settled={"cavern 1": 1, "cavern 3": 2, "cavern 14": 1}),
    )

    assert part(table, "kate", "majorities") == 2 + 2 + 8
    assert part(table, "liam", "majorities") == 1 + 4 + 4


@rule("CRY-153")
def test_tied_for_most_each_scores_the_lower_number_and_nobody_else_scores() -> None:
    assert majorities(3, 3, 1) == [3, 3, 0]
    assert majorities(2, 2) == [3, 3]
    assert majorities(2, 1, 2, 2) == [3, 0, 3, 3]
    assert majorities(4, 4, 1, 1) == [3, 3, 0, 0]


@rule("CRY-154")
def test_tied_for_second_most_none_of_them_scores() -> None:
    assert majorities(3, 2, 2) == [6, 0, 0]
    assert majorities(1, 4, 3, 3) == [0, 6, 0, 0]
    assert majorities(1, 1, 1, 2) == [0, 0, 0, 6]


@rule("CRY-155")
def test_without_a_pod_nobody_scores_and_alone_only_the_higher_number() -> None:
    assert majorities(0, 2) == [0, 6]
    assert majorities(1, 0, 0) == [6, 0, 0]
    assert majorities(0, 0) == [0, 0]


# The winner ------------------------------------------------------------------------------------------------------


@rule("CRY-157")
def test_most_points_win() -> None:
    table = cryo(kate=seat(awake=5), liam=seat(settled={"cavern 1": 1}, awake=2), mia=seat())

    assert table.table.scores() == [5, 6, 0]
    assert table.table.winners() == [1]


@rule("CRY-157")
def test_among_tied_players_most_pods_in_caverns_win() -> None:
    table = cryo(kate=seat(awake=4), liam=seat(settled={"cavern 1": 1}), mia=seat(upgrades=["imaging"], awake=3))

    assert table.table.scores() == [4, 4, 4]
    assert table.table.winners() == [1]


@rule("CRY-157")
def test_pods_in_caverns_do_not_help_against_more_points() -> None:
    table = cryo(kate=seat(awake=5, upgrades=["imaging"]), liam=seat(settled={"cavern 1": 1}), mia=seat())

    assert table.table.scores() == [6, 4, 0]
    assert table.table.winners() == [0]


@rule("CRY-157")
def test_players_still_tied_share_the_victory() -> None:
    table = cryo(
        kate=seat(settled={"cavern 1": 2}, awake=1), liam=seat(awake=3), mia=seat(settled={"cavern 2": 2}, awake=1)
    )

    assert table.table.scores() == [7, 3, 7]
    assert table.table.winners() == [0, 2]
