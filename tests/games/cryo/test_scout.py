"""Deploy › Scout."""

from __future__ import annotations

import pytest

from games.cryo.positions import cryo, seat
from proving import rule


@rule("CRY-081")
@pytest.mark.parametrize(
    ("dock", "scout"), [("dispatch A", "scout N1"), ("dispatch B", "scout E"), ("dispatch R", "scout E")]
)
def test_scouting_costs_one_energy_and_one_tech(dock: str, scout: str) -> None:
    table = cryo(kate=seat(awake=1, crystal=2, organic=2, tech=2, energy=2), liam=seat())
    table.plays(dock, "custom 1", scout, "cavern 5")

    assert table.player("kate").stock == [2, 2, 1, 0, 1]


@rule("CRY-082", "CRY-083")
@pytest.mark.parametrize(
    ("known", "offered"),
    [
        ({}, ["cavern 3", "cavern 4", "cavern 5"]),
        ({"cavern 3": "relay niche"}, ["cavern 4", "cavern 5", "cavern 7"]),
        ({"cavern 5": "relay niche"}, ["cavern 3", "cavern 4", "cavern 8"]),
        ({"cavern 14": "deep heart"}, ["cavern 3", "cavern 4", "cavern 5", "cavern 11"]),
    ],
)
def test_only_a_face_down_cavern_joined_by_a_tunnel_to_a_face_up_one_can_be_scouted(
    known: dict[str, str], offered: list[str]
) -> None:
    table = cryo(board={"caverns": known}, kate=seat(awake=1, tech=1, energy=1), liam=seat())
    table.plays("dispatch A", "custom 1", "scout N1")

    assert table.offers() == offered


@rule("CRY-082")
def test_the_chosen_cavern_is_turned_up_for_everybody() -> None:
    table = cryo(
        chance={"large caverns": ["deep heart"]}, kate=seat(awake=1, tech=1, energy=1), liam=seat(), mia=seat()
    )
    table.plays("dispatch A", "custom 1", "scout N1", "cavern 4")

    for viewer in (0, 1, 2, None):
        cavern = table.table.view(viewer)["caverns"][3]
        assert (cavern["faceup"], cavern["tile"]["name"]) == (True, "Deep Heart")


@rule("CRY-082")
def test_a_scouted_cavern_leads_on_to_its_neighbours() -> None:
    table = cryo(kate=seat(awake=2, tech=2, energy=2), liam=seat())
    table.plays("dispatch A", "custom 1", "scout N1", "cavern 4", "launch dock", "custom 1")
    table.plays("dispatch B", "awaken", "scout E")

    assert table.offers() == ["cavern 3", "cavern 5", "cavern 7", "cavern 8"]


@rule("CRY-084")
def test_a_pod_from_the_platform_settles_in_the_scouted_cavern() -> None:
    table = cryo(kate=seat(awake=3, tech=1, energy=1), liam=seat(awake=1))
    table.plays("dispatch A", "custom 1", "scout N1", "cavern 3")

    assert table.crew("kate") == {"cavern 3": 1}
    assert (table.seat("kate").awake, table.seat("liam").awake) == (2, 1)


@rule("CRY-085")
def test_scouting_does_not_cost_the_settlement_cost() -> None:
    table = cryo(
        chance={"large caverns": ["deep heart"]},
        kate=seat(awake=1, crystal=3, organic=3, tech=3, energy=3),
        liam=seat(),
    )
    table.plays("dispatch A", "custom 1", "scout N1", "cavern 4")

    assert table.player("kate").stock == [3, 3, 2, 0, 2]


@rule("CRY-085")
def test_scouting_without_an_awakened_pod_is_not_allowed() -> None:
    table = cryo(kate=seat(tech=1, energy=1, organic=1, salvage={"crystal": 2}), liam=seat(awake=3))
    table.plays("dispatch A", "custom 1")

    assert "scout N1" not in table.offers()
    assert table.refuses()["scout N1"] == "you have no awakened pod"


@rule("CRY-269", "CRY-024")
@pytest.mark.parametrize(
    ("players", "offered"),
    [
        (2, ["cavern 4", "cavern 7", "cavern 8"]),
        (3, ["cavern 4", "cavern 7", "cavern 8", "cavern 9"]),
        (4, ["cavern 4", "cavern 6", "cavern 7", "cavern 8", "cavern 9"]),
    ],
)
def test_spaces_without_a_tile_cannot_be_scouted(players: int, offered: list[str]) -> None:
    known = {"cavern 3": "relay niche", "cavern 5": "echo cell"}
    kate = seat(awake=1, tech=1, energy=1)
    table = {
        2: lambda: cryo(board={"caverns": known}, kate=kate, liam=seat()),
        3: lambda: cryo(board={"caverns": known}, kate=kate, liam=seat(), mia=seat()),
        4: lambda: cryo(board={"caverns": known}, kate=kate, liam=seat(), mia=seat(), noah=seat()),
    }[players]()
    table.plays("dispatch A", "custom 1", "scout N1")

    assert table.offers() == offered


@rule("CRY-269")
def test_with_every_cavern_in_use_face_up_nothing_is_left_to_scout() -> None:
    known = {
        "cavern 3": "relay niche", "cavern 4": "steam lake", "cavern 5": "echo cell", "cavern 7": "deep heart",
        "cavern 8": "mosslight den", "cavern 10": "ironroot vault", "cavern 11": "machine tomb",
    }  # fmt: skip
    table = cryo(board={"caverns": known}, kate=seat(awake=2, tech=2, energy=2), liam=seat())
    table.plays("dispatch A", "custom 1", "scout N1", "launch dock", "custom 1")
    assert table.crew("kate") == {"cavern 14": 1}

    table.plays("dispatch B", "awaken")
    assert table.refuses()["scout E"] == "no cavern left to scout"
