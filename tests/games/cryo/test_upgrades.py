"""Card effects › Upgrades: Imaging, Supercharge, Interfacing, Wakeup Protocol, Prototype."""

from __future__ import annotations

import pytest

from games.cryo.positions import Position, cryo, seat
from proving import rule


def seen_caverns(table: Position, name: str | None) -> dict[str, str]:
    """The face-down cavern tiles that somebody may look at; None for a spectator."""
    caverns = table.table.view(None if name is None else table.names.index(name))["caverns"]
    return {cavern["key"]: cavern["tile"]["key"] for cavern in caverns if not cavern["faceup"] and cavern["tile"]}


# Imaging ---------------------------------------------------------------------------------------------------------


@rule("CRY-174")
def test_imaging_shows_every_facedown_cavern_to_its_owner_alone() -> None:
    table = cryo(kate=seat(hand=["imaging"], tech=1), liam=seat())
    table.plays("research A", "custom 1", "computer", "1 play", "imaging as upgrade")

    assert list(seen_caverns(table, "kate")) == [f"cavern {number}" for number in (3, 4, 5, 7, 8, 10, 11, 14)]
    assert seen_caverns(table, "liam") == {}
    assert seen_caverns(table, None) == {}


@rule("CRY-174")
def test_a_cavern_that_imaging_showed_turns_out_to_be_just_that() -> None:
    table = cryo(kate=seat(hand=["imaging"], tech=1), liam=seat(awake=1, tech=1, energy=1))
    table.plays("research A", "custom 1", "computer", "1 play", "imaging as upgrade")
    looked = seen_caverns(table, "kate")["cavern 5"]
    table.plays("dispatch A", "custom 1", "scout N1", "cavern 5")

    tile = table.state.caverns[4]
    assert tile is not None
    assert tile.key == looked


@rule("CRY-174")
def test_another_upgrade_shows_no_cavern() -> None:
    table = cryo(kate=seat(hand=["supercharge"], tech=1, energy=1, crystal=1), liam=seat())
    table.plays("research A", "custom 1", "computer", "1 play", "supercharge as upgrade")

    assert table.seat("kate").upgrades == ["supercharge"]
    assert set(table.state.peeked) == {None}


@rule("CRY-174")
def test_turning_up_a_cavern_that_somebody_has_seen_cannot_be_taken_back() -> None:
    table = cryo(kate=seat(hand=["imaging"], tech=1), liam=seat(awake=1, tech=1, energy=1))
    table.plays("research A", "custom 1", "computer", "1 play", "imaging as upgrade")
    table.plays("dispatch A", "custom 1", "scout N1", "cavern 5")

    assert table.table.undo_blocked(1) == "cavern 5 has been turned up"


@rule("CRY-175")
@pytest.mark.parametrize("scout", ["kate", "mia"])
def test_whoever_scouts_every_owner_of_imaging_gains_the_settlement_cost(scout: str) -> None:
    table = cryo(
        turn=scout,
        chance={"small caverns": ["split fissure"]},
        kate=seat(upgrades=["imaging"], awake=1, tech=1, energy=1),
        liam=seat(upgrades=["imaging"], crystal=5),
        mia=seat(awake=1, tech=1, energy=1),
    )
    table.plays("dispatch A", "custom 1", "scout N1", "cavern 3")

    assert (table.seat("kate").crystal, table.seat("kate").organic) == (1, 1)
    assert (table.seat("liam").crystal, table.seat("liam").organic) == (5, 1)
    assert (table.seat("mia").crystal, table.seat("mia").organic) == (0, 0)


# Supercharge -----------------------------------------------------------------------------------------------------


@rule("CRY-179")
@pytest.mark.parametrize(
    ("tunnel", "spent"),
    [("tunnel 1", 1), ("tunnel 3", 1), ("tunnel 7", 2), ("tunnel 13", 2), ("tunnel 18", 3)],
    ids=["price 1", "price 2", "price 3", "price 4", "price 5"],
)
def test_with_supercharge_every_energy_of_a_launch_counts_as_two(tunnel: str, spent: int) -> None:
    table = cryo(
        board={"caverns": {"cavern 3": "relay niche", "cavern 10": "ironroot vault"}},
        kate=seat(upgrades=["supercharge"], vehicles=["imaging"], awake=1, energy=6, crystal=1, tech=1),
        liam=seat(),
    )
    table.plays("launch dock", "custom 1", "launch", tunnel)

    assert sum(table.crew("kate").values()) == 1
    assert table.seat("kate").energy == 6 - spent


@rule("CRY-179")
def test_supercharge_reaches_no_further_than_twice_the_energy() -> None:
    table = cryo(
        board={"caverns": {"cavern 3": "relay niche"}},
        kate=seat(upgrades=["supercharge"], vehicles=["imaging"], awake=1, energy=1, tech=1, crystal=1),
        liam=seat(),
    )
    table.plays("launch dock", "custom 1", "launch")

    assert table.offers() == ["tunnel 1", "tunnel 2", "tunnel 3"]


# Interfacing -----------------------------------------------------------------------------------------------------


@rule("CRY-185")
def test_interfacing_opens_damaged_docks_to_its_owner_unless_a_drone_is_there() -> None:
    table = cryo(
        board={"damaged": ["engineering L", "engineering M"]},
        kate=seat(upgrades=["interfacing"]),
        liam=seat(docked=["engineering M"]),
    )
    assert "engineering L" in table.offers()
    assert "engineering M" not in table.offers()

    table.plays("engineering L", "custom 1", "resource space W", "use")
    assert table.state.drones[2] == 0


@rule("CRY-185")
def test_damaged_docks_stay_closed_to_those_without_interfacing() -> None:
    table = cryo(turn="liam", board={"damaged": ["engineering L"]}, kate=seat(upgrades=["interfacing"]), liam=seat())

    assert "engineering L" not in table.offers()


# Wakeup Protocol -------------------------------------------------------------------------------------------------


@rule("CRY-189")
@pytest.mark.parametrize(("vehicle", "holds"), [("imaging", 5), ("supercharge", 3)], ids=["rhino", "moth"])
def test_with_wakeup_protocol_a_vehicle_carries_one_pod_more(vehicle: str, holds: int) -> None:
    table = cryo(kate=seat(upgrades=["wakeup protocol"], vehicles=[vehicle], awake=6, energy=2, crystal=1), liam=seat())
    table.plays("launch dock", "custom 1", "launch", "tunnel 1")

    assert table.offers() == [str(pods) for pods in range(holds, 0, -1)]


@rule("CRY-189")
def test_with_wakeup_protocol_each_vehicle_has_room_for_one_pod_more() -> None:
    table = cryo(
        kate=seat(upgrades=["wakeup protocol"], vehicles=["imaging", "supercharge"], awake=11, organic=5), liam=seat()
    )
    table.plays("engineering A", "custom 1", "stasis control")

    assert table.offers() == ["1 pod", "2 pods"]


@rule("CRY-190")
@pytest.mark.parametrize(
    ("pods", "price"),
    [
        (["1 pod", "1 from chamber 1"], 0),
        (["2 pods", "1 from chamber 1, 1 from chamber 2"], 1),
        (["3 pods"], 2),
    ],
    ids=["1 pod", "2 pods", "3 pods"],
)
def test_with_wakeup_protocol_stasis_control_costs_one_organic_less(pods: list[str], price: int) -> None:
    table = cryo(kate=seat(upgrades=["wakeup protocol"], organic=3), liam=seat())
    table.plays("engineering A", "custom 1", "stasis control", *pods)

    assert table.seat("kate").organic == 3 - price
    assert table.seat("kate").awake == price + 1


@rule("CRY-190")
def test_with_wakeup_protocol_a_single_pod_is_free() -> None:
    table = cryo(kate=seat(upgrades=["wakeup protocol"]), liam=seat())
    table.plays("engineering A", "custom 1", "stasis control", "1 from chamber 2")

    assert table.seat("kate").awake == 1
    assert table.seat("kate").stock == [0, 0, 0, 0, 0]


@rule("CRY-275")
def test_wakeup_protocol_awakens_no_more_than_three_pods() -> None:
    table = cryo(kate=seat(upgrades=["wakeup protocol"], organic=5), liam=seat())
    table.plays("dispatch A", "custom 1", "stasis control S1")

    assert table.offers() == ["1 pod", "2 pods", "3 pods"]


@rule("CRY-275")
def test_the_price_reduced_by_wakeup_protocol_may_be_paid_with_nanites() -> None:
    table = cryo(kate=seat(upgrades=["wakeup protocol"], organic=1, nanite=1, awake=2), liam=seat())
    table.plays("engineering A", "custom 1", "stasis control", "3 pods")

    assert (table.seat("kate").organic, table.seat("kate").nanite) == (0, 0)
    assert table.seat("kate").awake == 5


@rule("CRY-275")
def test_the_free_pod_of_wakeup_protocol_still_needs_room() -> None:
    table = cryo(kate=seat(upgrades=["wakeup protocol"], awake=5), liam=seat())
    table.plays("engineering A", "custom 1")

    assert "stasis control" not in table.offers()
    assert table.refuses()["stasis control"] == "no room on your platform"


# Prototype -------------------------------------------------------------------------------------------------------


@rule("CRY-194")
def test_prototype_sells_the_benefit_of_a_placed_tile_for_any_one_material() -> None:
    table = cryo(
        board={"stacks": {"engineering N1": "pink crystal and organic"}},
        kate=seat(upgrades=["prototype"], tech=1, nanite=1),
        liam=seat(),
    )
    table.plays("engineering A", "custom 1", "resource space N1", "place at charge above", "yes")
    assert table.offers() == ["1 tech", "1 nanite"]

    table.plays("1 nanite")
    assert table.seat("kate").stock == [1, 1, 1, 0, 0]
    assert table.table.view(0)["players"][0]["slots"]["charge above"] == "crystal and organic"


@rule("CRY-194")
def test_prototype_may_be_left_unused() -> None:
    table = cryo(kate=seat(upgrades=["prototype"], tech=1), liam=seat())
    table.plays("engineering A", "custom 1", "resource space N1", "place at charge above", "no")

    assert table.seat("kate").stock == [0, 0, 1, 0, 0]


@rule("CRY-276")
def test_prototype_cannot_be_paid_with_what_it_gives() -> None:
    table = cryo(
        board={"stacks": {"engineering N1": "pink crystal"}}, kate=seat(upgrades=["prototype"], energy=3), liam=seat()
    )
    table.plays("engineering A", "custom 1", "resource space N1", "place at charge above")

    assert "no" in table.offers()
    assert "yes" not in table.offers()


@rule("CRY-276")
def test_prototype_is_paid_before_its_benefit_and_only_once_a_tile() -> None:
    table = cryo(
        board={"stacks": {"engineering N1": "pink crystal"}}, kate=seat(upgrades=["prototype"], crystal=5), liam=seat()
    )
    table.plays("engineering A", "custom 1", "resource space N1", "place at charge above", "yes")

    assert table.seat("kate").crystal == 5
    assert table.asks == "Scrap before your turn ends?"


@rule("CRY-276")
def test_prototype_does_nothing_for_a_tile_that_goes_to_the_box() -> None:
    table = cryo(
        board={"stacks": {"engineering N1": "pink crystal"}}, kate=seat(upgrades=["prototype"], tech=1), liam=seat()
    )
    table.plays("engineering A", "custom 1", "resource space N1", "use")

    assert table.seat("kate").stock == [1, 0, 1, 0, 0]
    assert table.asked == "liam"
