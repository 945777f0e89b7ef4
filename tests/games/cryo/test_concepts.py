"""Key concepts: platform, ship sections, drones and docks, cards, crew pods, caverns."""

from __future__ import annotations

from collections import Counter

import pytest

from games.cryo.openings import opening
from games.cryo.positions import cryo, seat
from proving import rule

# Platform, ship sections -----------------------------------------------------------------------------------------


@rule("CRY-035")
def test_a_platform_stores_drones_resources_pods_tiles_and_played_cards() -> None:
    table = cryo(
        kate=seat(
            home=["awaken", "compute"],
            docked=["engineering A"],
            crystal=3,
            energy=2,
            awake=4,
            slots={"charge above": "pink nanite"},
            upgrades=["imaging"],
            missions=["prototype"],
            vehicles=["overclock"],
        ),
        liam=seat(),
    )
    platform = table.table.view(0)["players"][0]

    assert platform["home"] == ["awaken", "compute"]
    assert platform["stock"] == {"crystal": 3, "organic": 0, "tech": 0, "nanite": 0, "energy": 2}
    assert (platform["awake"], platform["slots"]["charge above"]) == (4, "nanite")
    assert (platform["upgrades"], platform["missions"], platform["vehicles"]) == (
        ["imaging"],
        ["prototype"],
        ["overclock"],
    )


@rule("CRY-036", "CRY-037")
@pytest.mark.parametrize(
    ("number", "name", "actions"),
    [
        (1, "Engineering", {"Stasis control": 1, "Reactor": 1, "Resource space": 5}),
        (2, "Laboratory", {"Stasis control": 1, "Fabricator": 1, "Resource space": 5}),
        (3, "R&D", {"Stasis control": 1, "Computer": 1, "Resource space": 5}),
        (4, "Dispatch", {"Stasis control": 2, "Scout": 2, "Assign to salvage": 2, "Withdraw from salvage": 1}),
    ],
)
def test_each_of_the_four_ship_sections_has_its_own_actions(number: int, name: str, actions: dict[str, int]) -> None:
    sections = opening(2).view(None)["sections"]
    section = sections[number - 1]

    assert len(sections) == 4
    assert section["name"] == name
    assert Counter(space["name"] for space in section["spaces"]) == actions


# Drones and docks ------------------------------------------------------------------------------------------------


@rule("CRY-038")
def test_a_dock_of_the_ship_holds_one_drone() -> None:
    table = cryo(kate=seat(docked=["engineering A"]), liam=seat(docked=["research B"]))

    assert "engineering A" not in table.offers()
    assert "research B" not in table.offers()
    assert table.refuses() == {"engineering A": "a drone stands there", "research B": "a drone stands there"}


@rule("CRY-038")
def test_a_dock_of_a_platform_holds_one_drone() -> None:
    table = cryo(kate=seat(home=["awaken"], docked=["engineering A", "launch dock"]), liam=seat())
    table.plays("recall", "laboratory")
    assert table.offers() == ["custom 1", "charge", "custom 2", "fabricate", "compute"]

    table.plays("fabricate")
    assert table.offers() == ["custom 1", "charge", "custom 2", "compute"]


@rule("CRY-038")
def test_only_the_launch_dock_holds_several_drones() -> None:
    table = cryo(kate=seat(docked=["launch dock"]), liam=seat(docked=["launch dock"]))
    table.plays("launch dock", "custom 1")

    assert table.table.view(None)["launch"] == [2, 1]


@rule("CRY-039")
def test_a_damaged_dock_cannot_be_used() -> None:
    table = cryo(board={"damaged": ["engineering L"]}, kate=seat(), liam=seat())

    assert "engineering L" not in table.offers()
    assert table.refuses() == {"engineering L": "the dock is damaged"}


@rule("CRY-039")
def test_only_the_owner_of_interfacing_uses_damaged_docks() -> None:
    table = cryo(board={"damaged": ["engineering L"]}, kate=seat(upgrades=["interfacing"]), liam=seat())
    assert "engineering L" in table.offers()

    table.plays("launch dock", "custom 1")
    assert table.asked == "liam"
    assert "engineering L" not in table.offers()


# Cards -----------------------------------------------------------------------------------------------------------


@rule("CRY-046")
@pytest.mark.parametrize("way", ["upgrade", "mission", "vehicle"])
def test_a_card_is_played_in_exactly_one_of_three_ways(way: str) -> None:
    table = cryo(kate=seat(hand=["supercharge"], tech=2), liam=seat())
    table.plays("research A", "custom 1", "computer", "2 plays")
    assert table.offers()[:3] == ["supercharge as upgrade", "supercharge as mission", "supercharge as vehicle"]

    table.plays(f"supercharge as {way}")
    kate = table.seat("kate")
    played = {"upgrade": kate.upgrades, "mission": kate.missions, "vehicle": kate.vehicles}
    assert played == {name: ["supercharge"] if name == way else [] for name in played}
    assert kate.hand == []


@rule("CRY-046")
def test_a_mission_lies_face_down() -> None:
    table = cryo(kate=seat(missions=["supercharge"]), liam=seat())
    own, others = (table.table.view(seat)["players"][0] for seat in (0, 1))

    assert own["missions"] == ["supercharge"]
    assert (others["missions"], others["missions_count"]) == (None, 1)


@rule("CRY-046")
def test_a_card_in_hand_can_be_scrapped_instead() -> None:
    table = cryo(kate=seat(hand=["supercharge"]), liam=seat())
    table.plays("scrap supercharge")

    assert table.seat("kate").energy == 1
    assert table.table.view(None)["discard"] == ["supercharge"]


# Crew pods -------------------------------------------------------------------------------------------------------


@rule("CRY-047")
def test_awakening_moves_a_pod_from_its_chamber_to_the_platform() -> None:
    table = cryo(kate=seat(organic=1), liam=seat())
    table.plays("engineering A", "custom 1", "stasis control", "1 from chamber 2")

    assert table.player("kate").stasis[:3] == [1, 0, 1]
    assert table.seat("kate").awake == 1


@rule("CRY-048")
@pytest.mark.parametrize(("vehicle", "loads"), [("rhino", ["4", "3", "2", "1"]), ("ram", ["3", "2", "1"])])
def test_pods_move_freely_between_the_platform_and_any_vehicle(vehicle: str, loads: list[str]) -> None:
    table = cryo(kate=seat(vehicles=["imaging", "interfacing"], awake=5, energy=1, crystal=1), liam=seat())
    table.plays("launch dock", "custom 1", "launch", vehicle)

    assert table.asks == "How many pods?"
    assert table.offers() == loads


@rule("CRY-264")
def test_shifting_pods_is_never_asked_for() -> None:
    table = cryo(kate=seat(vehicles=["imaging"], awake=5, organic=1), liam=seat())
    assert all(option.key.startswith(("engineering", "laboratory", "research", "dispatch", "launch dock"))
               for option in table.table.decision.options)  # fmt: skip

    table.plays("engineering A", "custom 1", "stasis control", "1 from chamber 1")
    assert table.asked == "liam"
    assert table.table.view(0)["players"][0]["awake"] == 6
    assert table.table.view(0)["players"][0]["vehicles"] == ["imaging"]


@rule("CRY-264")
def test_the_load_of_a_vehicle_is_fixed_when_it_is_launched() -> None:
    table = cryo(kate=seat(vehicles=["imaging"], awake=3, energy=1, crystal=1), liam=seat())
    table.plays("launch dock", "custom 1", "launch", "2")

    assert table.crew("kate") == {"cavern 1": 2}
    assert table.seat("kate").awake == 1


@rule("CRY-049")
def test_the_platform_itself_holds_five_pods() -> None:
    table = cryo(kate=seat(awake=4, organic=3), liam=seat())
    table.plays("engineering A", "custom 1", "stasis control")

    assert table.offers() == ["1 from chamber 1", "1 from chamber 2", "1 from chamber 3"]
    table.plays("1 from chamber 1")
    assert table.seat("kate").awake == 5
    assert table.seat("kate").organic == 2


@rule("CRY-049")
def test_an_empty_rhino_makes_room_for_four_more_pods() -> None:
    table = cryo(kate=seat(vehicles=["imaging"], awake=4, organic=5, nanite=1), liam=seat())
    table.plays("engineering A", "custom 1", "stasis control", "3 pods", "3 organic", "launch dock", "custom 1")
    table.plays("laboratory A", "awaken", "stasis control")

    assert table.offers() == ["1 pod", "2 pods"]
    table.plays("2 pods", "2 organic", "1 from chamber 1, 1 from chamber 2", "launch dock", "awaken")
    table.plays("research B")
    assert table.seat("kate").awake == 9
    assert table.refuses()["stasis control"] == "no room on your platform"


# Caverns ---------------------------------------------------------------------------------------------------------


@rule("CRY-050")
@pytest.mark.parametrize(
    ("stock", "tunnels"),
    [
        ({"energy": 2, "crystal": 1}, ["tunnel 1", "tunnel 2", "tunnel 3"]),
        ({"energy": 2, "organic": 1}, ["tunnel 1", "tunnel 4", "tunnel 5"]),
    ],
)
def test_prices_to_settle_differ_by_cavern_tile(stock: dict[str, int], tunnels: list[str]) -> None:
    table = cryo(kate=seat(vehicles=["imaging"], awake=1, **stock), liam=seat())
    table.plays("launch dock", "custom 1", "launch")

    assert table.offers() == tunnels


@rule("CRY-050")
def test_deeper_caverns_cost_more_energy_to_reach() -> None:
    view = opening(4).view(None)
    cheapest = {
        cavern["key"]: min(tunnel["energy"] for tunnel in view["tunnels"] if cavern["key"] in tunnel["ends"])
        for cavern in view["caverns"]
    }

    assert [cheapest[f"cavern {number}"] for number in range(1, 15)] == [1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5]


@rule("CRY-050")
def test_a_cavern_becomes_known_by_scouting() -> None:
    table = cryo(kate=seat(awake=1, energy=1, tech=1), liam=seat())
    table.plays("dispatch A", "custom 1", "scout N1", "cavern 3")
    caverns = table.table.view(1)["caverns"]

    assert [cavern["key"] for cavern in caverns if cavern["faceup"]] == ["cavern 1", "cavern 2", "cavern 3"]
