"""Card effects › Upgrades: Advance Warning, Overclock, Automation."""

from __future__ import annotations

import pytest

from games.cryo.positions import Position, cryo, seat
from proving import rule


def not_scrap(table: Position) -> list[str]:
    """What is on offer besides scrapping."""
    return [key for key in table.offers() if not key.startswith("scrap ")]


# Advance Warning -------------------------------------------------------------------------------------------------


@rule("CRY-198")
@pytest.mark.parametrize(
    ("destroyed", "kate", "liam"),
    [(0, [0, 3, 2], [0, 2, 2]), (1, [0, 0, 3], [0, 0, 2])],
    ids=["chamber 1", "chamber 2"],
)
def test_advance_warning_moves_one_pod_to_the_next_chamber(destroyed: int, kate: list[int], liam: list[int]) -> None:
    table = cryo(
        turn="liam",
        board={"incidents": {"dispatch": "early sabotage"}, "sabotaged": {"dispatch": destroyed}},
        kate=seat(upgrades=["advance warning"]),
        liam=seat(docked=["launch dock"]),
    )
    table.plays("recall", "dispatch")

    assert table.seat("kate").stasis[9:] == kate
    assert table.seat("liam").stasis[9:] == liam
    assert table.seat("kate").destroyed == destroyed * 2 + 1
    assert table.seat("liam").destroyed == destroyed * 2 + 2


@rule("CRY-198")
def test_advance_warning_works_in_the_section_that_was_really_hit() -> None:
    table = cryo(
        board={"sabotaged": {"engineering": 3}},
        kate=seat(upgrades=["advance warning"], docked=["launch dock"]),
        liam=seat(),
    )
    table.plays("recall", "engineering", "laboratory")

    assert table.seat("kate").stasis[:6] == [0, 0, 0, 0, 2, 1]
    assert table.seat("kate").destroyed == 3


@rule("CRY-199")
@pytest.mark.parametrize(
    ("awake", "vehicles", "saved"),
    [(0, [], 1), (4, [], 1), (5, [], 0), (5, ["supercharge"], 1)],
    ids=["empty", "one place left", "full", "full but for a vehicle"],
)
def test_advance_warning_brings_a_pod_from_chamber_three_home_if_it_fits(
    awake: int, vehicles: list[str], saved: int
) -> None:
    table = cryo(
        turn="liam",
        board={"incidents": {"dispatch": "early sabotage"}, "sabotaged": {"dispatch": 2}},
        kate=seat(upgrades=["advance warning"], stasis={"dispatch": [0, 0, 2]}, awake=awake, vehicles=vehicles),
        liam=seat(docked=["launch dock"]),
    )
    before = table.seat("kate").destroyed
    table.plays("recall", "dispatch")

    assert table.seat("kate").awake == awake + saved
    assert table.seat("kate").stasis[9:] == [0, 0, 0]
    assert table.seat("kate").destroyed == before + 2 - saved


@rule("CRY-200")
def test_advance_warning_saves_a_pod_of_every_owner_and_asks_nobody() -> None:
    table = cryo(
        kate=seat(docked=["launch dock"]),
        liam=seat(upgrades=["advance warning"]),
        mia=seat(upgrades=["advance warning"]),
    )
    table.plays("recall", "engineering")

    assert table.seat("liam").stasis[:3] == [0, 2, 1]
    assert table.seat("mia").stasis[:3] == [0, 2, 1]
    assert (table.asked, table.asks) == ("kate", "Return a drone to which dock?")


# Overclock -------------------------------------------------------------------------------------------------------


@rule("CRY-205")
def test_overclock_spends_an_energy_for_another_action_beside_the_dock() -> None:
    table = cryo(
        board={"stacks": {"engineering N1": "pink crystal", "engineering W": "pink nanite"}},
        kate=seat(upgrades=["overclock"], energy=1),
        liam=seat(),
    )
    table.plays("engineering A", "custom 1", "resource space N1", "use", "resource space W", "use")

    assert table.seat("kate").stock == [1, 0, 0, 1, 0]


@rule("CRY-205", "CRY-277")
def test_overclock_is_paid_before_its_action_so_that_the_action_fills_the_track_again() -> None:
    table = cryo(
        board={"stacks": {"engineering N1": "pink crystal"}},
        kate=seat(upgrades=["overclock"], energy=6),
        liam=seat(),
    )
    table.plays("engineering A", "custom 1", "resource space N1", "use", "reactor")

    assert table.seat("kate").energy == 6


@rule("CRY-206")
def test_overclock_offers_every_other_space_of_the_dock_but_the_one_just_used() -> None:
    table = cryo(
        board={"stacks": {"engineering N1": "pink crystal"}},
        kate=seat(upgrades=["overclock"], energy=1, organic=1),
        liam=seat(),
    )
    table.plays("engineering A", "custom 1", "resource space N1", "use")

    assert table.offers() == ["reactor", "stasis control", "resource space W", "no action"]


@rule("CRY-206")
def test_overclock_works_once_for_a_drone() -> None:
    table = cryo(kate=seat(upgrades=["overclock"], energy=5), liam=seat())
    table.plays("engineering A", "custom 1", "resource space N1", "use", "resource space W", "use")

    assert table.asked == "liam"
    assert table.seat("kate").energy == 4


@rule("CRY-206")
def test_overclock_needs_a_first_action() -> None:
    table = cryo(kate=seat(upgrades=["overclock"], energy=5), liam=seat())
    table.plays("engineering A", "custom 1", "no action")

    assert table.asked == "liam"


@rule("CRY-206")
def test_overclock_does_not_work_at_the_launch_dock() -> None:
    table = cryo(
        kate=seat(upgrades=["overclock"], vehicles=["imaging", "imaging"], awake=2, energy=5, crystal=2), liam=seat()
    )
    table.plays("launch dock", "custom 1", "launch", "tunnel 1", "1")

    assert table.crew("kate") == {"cavern 1": 1}
    assert table.asked == "liam"


@rule("CRY-277")
@pytest.mark.parametrize(("energy", "offered"), [(1, False), (2, True)])
def test_an_overclocked_action_needs_its_own_price_besides(energy: int, offered: bool) -> None:
    table = cryo(kate=seat(upgrades=["overclock"], awake=2, energy=energy, tech=1, organic=1), liam=seat())
    table.plays("dispatch A", "custom 1", "assign to salvage W", "crystal")

    assert "stasis control S1" in table.offers()
    assert ("scout N1" in table.offers()) is offered


@rule("CRY-277")
def test_overclock_comes_after_the_next_tile_is_revealed() -> None:
    table = cryo(chance={"pink tiles": ["pink nanite"]}, kate=seat(upgrades=["overclock"], energy=1), liam=seat())
    table.plays("engineering A", "custom 1", "resource space N1", "use")
    assert table.asks.startswith("Overclock")

    revealed = next(space for space in table.table.view(0)["sections"][0]["spaces"] if space["key"].endswith("N1"))
    assert (revealed["tile"], revealed["beneath"]) == ("nanite", 0)


@rule("CRY-277")
def test_overclock_declined_costs_no_energy() -> None:
    table = cryo(kate=seat(upgrades=["overclock"], energy=1), liam=seat())
    table.plays("engineering A", "custom 1", "resource space N1", "use", "no action")

    assert table.seat("kate").energy == 1


@rule("CRY-277")
def test_overclock_takes_no_energy_where_no_second_action_is_possible() -> None:
    table = cryo(kate=seat(upgrades=["overclock"], energy=5, organic=1), liam=seat())
    table.plays("dispatch R", "custom 1", "stasis control S2", "1 from chamber 1")

    assert table.asked == "liam"
    assert table.seat("kate").energy == 5


# Automation ------------------------------------------------------------------------------------------------------

FULL = {
    "custom 1 below": "grey card",
    "awaken above": "green organic",
    "charge above": "pink crystal",
    "custom 2 above": "green nanite",
    "custom 2 below": "pink nanite",
    "fabricate above": "pink crystal or tech",
    "compute above": "green organic or tech",
}


@rule("CRY-210")
def test_automation_takes_one_more_platform_action_once_all_drones_are_back() -> None:
    table = cryo(
        kate=seat(
            upgrades=["automation"], docked=["launch dock", "launch dock"], slots={"charge above": "pink crystal"}
        ),
        liam=seat(),
    )
    table.plays("recall", "laboratory", "compute")
    assert table.asks == "Return a drone to which dock?"

    table.plays("fabricate")
    assert table.asks.startswith("Automation")
    table.plays("charge")
    assert (table.seat("kate").crystal, table.seat("kate").energy) == (1, 1)
    assert table.seat("kate").home == [True, False, False, False, True, True]


@rule("CRY-210")
def test_automation_may_be_skipped() -> None:
    table = cryo(kate=seat(upgrades=["automation"], docked=["launch dock"], slots=FULL, crystal=1), liam=seat())
    table.plays("recall", "laboratory", "compute", "skip", "skip")

    assert table.seat("kate").stock == [3, 0, 0, 0, 0]
    assert not_scrap(table) == ["end turn"]


@rule("CRY-278")
def test_automation_uses_only_docks_without_a_drone() -> None:
    table = cryo(
        kate=seat(upgrades=["automation"], docked=["launch dock"] * 3, slots=FULL, crystal=1, organic=1, nanite=1),
        liam=seat(),
    )
    table.plays("recall", "laboratory", "custom 1", "skip", "awaken", "skip", "charge", "skip")
    assert not_scrap(table) == ["custom 2", "fabricate", "compute", "skip"]

    table.plays("fabricate", "1 crystal")
    assert table.seat("kate").nanite == 2
    assert not_scrap(table) == ["end turn"]


@rule("CRY-278")
def test_automation_uses_only_actions_that_are_complete_and_can_be_paid() -> None:
    slots = {"charge above": "pink crystal", "custom 2 above": "pink nanite", "fabricate above": "green organic"}
    table = cryo(kate=seat(upgrades=["automation"], docked=["launch dock"], slots=slots, crystal=1), liam=seat())
    table.plays("recall", "laboratory", "compute")

    assert not_scrap(table) == ["charge", "skip"]
