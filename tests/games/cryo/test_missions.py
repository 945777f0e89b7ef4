"""Card effects › Missions."""

from __future__ import annotations

from typing import Any

from games.cryo.positions import cryo, seat
from proving import rule

CAVERNS = {"cavern 3": "relay niche", "cavern 4": "steam lake", "cavern 5": "echo cell", "cavern 7": "machine tomb"}


def scored(mission: str, **has: Any) -> int:
    """What a mission scores for somebody who has this, with a neighbour who has much of everything."""
    neighbour = seat(
        settled={"cavern 1": 2, "cavern 7": 2},
        salvage={"crystal": 1, "tech": 1},
        incidents=["early 1 energy"],
        slots={"charge above": "grey nanite"},
        crystal=5,
        energy=6,
    )
    table = cryo(board={"caverns": CAVERNS}, kate=seat(missions=[mission], **has), liam=neighbour)
    return table.table.result().sheets[0].parts["missions"]


@rule("CRY-176")
def test_expansion_scores_a_point_for_each_cavern_with_a_pod() -> None:
    caverns = {"cavern 1": 1, "cavern 2": 3, "cavern 3": 1, "cavern 4": 2, "cavern 5": 1, "cavern 7": 1}

    assert scored("imaging", settled=caverns) == 6
    assert scored("imaging", awake=2) == 0


@rule("CRY-180")
def test_power_bank_scores_a_point_for_each_energy_left() -> None:
    assert scored("supercharge", energy=4) == 4
    assert scored("supercharge", crystal=5, nanite=5) == 0


@rule("CRY-186")
def test_plunder_scores_a_point_for_each_incident_token_and_the_sunset() -> None:
    looted = ["early 1 nanite", "early 1 nanite", "early 1 card", "late 2 nanite", "late 2 card"]

    assert scored("interfacing", incidents=looted) == 5
    assert scored("interfacing", incidents=[*looted, "sunset"]) == 6


@rule("CRY-191")
def test_stronghold_scores_a_point_for_each_pod_in_the_largest_settlement() -> None:
    assert scored("wakeup protocol", settled={"cavern 1": 3, "cavern 4": 6, "cavern 5": 2}) == 6
    assert scored("wakeup protocol", awake=5) == 0


@rule("CRY-195")
def test_reserves_scores_a_point_for_every_two_materials_of_all_kinds_together() -> None:
    assert scored("prototype", crystal=2, organic=1, tech=3, nanite=1) == 3
    assert scored("prototype", crystal=2, organic=1, tech=3, nanite=2) == 4
    assert scored("prototype", energy=6) == 0


@rule("CRY-201")
def test_memorial_scores_two_points_for_each_pod_on_salvage() -> None:
    assert scored("advance warning", salvage={"crystal": 1, "organic": 2}) == 6
    assert scored("advance warning", destroyed=3, awake=2) == 0


@rule("CRY-207")
def test_community_scores_two_points_for_each_cavern_with_two_pods() -> None:
    assert scored("overclock", settled={"cavern 1": 3, "cavern 2": 2, "cavern 3": 1, "cavern 4": 4}) == 6


@rule("CRY-211")
def test_industry_scores_a_point_for_each_tile_on_the_platform() -> None:
    slots = {
        "custom 1 below": "grey card",
        "awaken above": "green organic",
        "charge above": "pink nanite",
        "custom 2 above": "green nanite",
        "custom 2 below": "pink card",
        "fabricate above": "pink crystal or tech",
        "compute above": "green organic or tech",
    }

    assert scored("automation", slots=slots) == 7
    assert scored("automation", slots={"charge above": "pink nanite"}) == 1
