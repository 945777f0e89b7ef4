"""Card effects › Vehicles, and what each card gives as scrap."""

from __future__ import annotations

import pytest

from games.cryo.positions import card, cryo, seat
from proving import rule

proves = pytest.mark.rule


# What vehicles hold ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "name", "holds"),
    [
        pytest.param("imaging", "rhino", 4, marks=proves("CRY-177")),
        pytest.param("supercharge", "moth", 2, marks=proves("CRY-181")),
        pytest.param("interfacing", "ram", 3, marks=proves("CRY-187")),
        pytest.param("wakeup protocol", "crab", 4, marks=proves("CRY-192")),
        pytest.param("prototype", "shark", 3, marks=proves("CRY-196")),
        pytest.param("advance warning", "spider", 3, marks=proves("CRY-202")),
        pytest.param("overclock", "turtle", 3, marks=proves("CRY-208")),
        pytest.param("automation", "mole", 4, marks=proves("CRY-212")),
    ],
)
def test_a_vehicle_carries_as_many_pods_as_it_shows(key: str, name: str, holds: int) -> None:
    other = "imaging" if key != "imaging" else "automation"
    table = cryo(kate=seat(vehicles=[key, other], awake=holds + 1, energy=2, crystal=1), liam=seat())
    table.plays("launch dock", "custom 1", "launch", name, "tunnel 1")
    assert table.offers() == [str(pods) for pods in range(holds, 0, -1)]

    table.plays(str(holds))
    assert table.crew("kate") == {"cavern 1": holds}


# Moth ------------------------------------------------------------------------------------------------------------

TUNNELS = pytest.mark.parametrize(
    "tunnel",
    ["tunnel 1", "tunnel 3", "tunnel 7", "tunnel 13", "tunnel 18"],
    ids=["price 1", "price 2", "price 3", "price 4", "price 5"],
)


@rule("CRY-182")
@TUNNELS
def test_the_moth_spends_one_energy_to_reach_any_tunnel(tunnel: str) -> None:
    table = cryo(
        board={"caverns": {"cavern 3": "relay niche", "cavern 10": "ironroot vault"}},
        kate=seat(vehicles=["supercharge"], awake=1, energy=1, crystal=1, tech=1),
        liam=seat(),
    )
    table.plays("launch dock", "custom 1", "launch", tunnel)

    assert sum(table.crew("kate").values()) == 1
    assert table.seat("kate").energy == 0


@rule("CRY-182")
def test_the_energy_of_the_moth_helps_no_other_vehicle() -> None:
    table = cryo(kate=seat(vehicles=["supercharge", "imaging"], awake=1, energy=2, crystal=1), liam=seat())
    table.plays("launch dock", "custom 1", "launch", "rhino", "tunnel 3")

    assert table.crew("kate") == {"cavern 1": 1}
    assert table.seat("kate").energy == 0


@rule("CRY-183")
@TUNNELS
def test_supercharge_makes_the_moth_no_cheaper(tunnel: str) -> None:
    table = cryo(
        board={"caverns": {"cavern 3": "relay niche", "cavern 10": "ironroot vault"}},
        kate=seat(upgrades=["supercharge"], vehicles=["supercharge"], awake=1, energy=2, crystal=1, tech=1),
        liam=seat(),
    )
    table.plays("launch dock", "custom 1", "launch", tunnel)

    assert table.seat("kate").energy == 1


# Spider ----------------------------------------------------------------------------------------------------------


@rule("CRY-203")
def test_the_spider_brings_back_a_destroyed_pod_even_to_a_full_platform() -> None:
    table = cryo(kate=seat(hand=["advance warning"], tech=1, awake=5, destroyed=2), liam=seat(destroyed=1))
    table.plays("research A", "custom 1", "computer", "1 play", "advance warning as vehicle")

    assert (table.seat("kate").awake, table.seat("kate").destroyed) == (6, 1)
    assert table.seat("liam").destroyed == 1
    assert table.table.result().sheets[0].parts["pods on the platform"] == 6


@rule("CRY-203")
def test_a_pod_on_the_spider_can_be_launched_like_any_other() -> None:
    table = cryo(
        kate=seat(hand=["advance warning"], tech=1, energy=1, crystal=1, destroyed=1),
        liam=seat(),
    )
    table.plays("research A", "custom 1", "computer", "1 play", "advance warning as vehicle")
    table.plays("launch dock", "custom 1", "launch dock", "awaken", "launch")

    assert table.crew("kate") == {"cavern 1": 1}


@rule("CRY-203")
def test_without_a_destroyed_pod_the_spider_rescues_nobody() -> None:
    table = cryo(kate=seat(hand=["advance warning"], tech=1, awake=1), liam=seat(destroyed=1))
    table.plays("research A", "custom 1", "computer", "1 play", "advance warning as vehicle")

    assert (table.seat("kate").awake, table.seat("kate").destroyed) == (1, 0)


@rule("CRY-203")
@pytest.mark.parametrize("way", ["upgrade", "mission"])
def test_the_card_of_the_spider_rescues_nobody_when_it_is_not_a_vehicle(way: str) -> None:
    table = cryo(kate=seat(hand=["advance warning"], tech=1, destroyed=1), liam=seat())
    table.plays("research A", "custom 1", "computer", "1 play", f"advance warning as {way}")

    assert (table.seat("kate").awake, table.seat("kate").destroyed) == (0, 1)


# Scrap -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "gained"),
    [
        pytest.param("supercharge", [0, 0, 0, 0, 1], marks=proves("CRY-184")),
        pytest.param("interfacing", [1, 0, 1, 0, 0], marks=proves("CRY-188")),
        pytest.param("wakeup protocol", [1, 1, 0, 0, 0], marks=proves("CRY-193")),
        pytest.param("prototype", [0, 1, 1, 0, 0], marks=proves("CRY-197")),
        pytest.param("advance warning", [0, 1, 1, 0, 0], marks=proves("CRY-204")),
        pytest.param("overclock", [1, 0, 1, 0, 0], marks=proves("CRY-209")),
        pytest.param("automation", [1, 1, 0, 0, 0], marks=proves("CRY-213")),
    ],
)
def test_a_scrapped_card_gives_what_it_shows(key: str, gained: list[int]) -> None:
    table = cryo(kate=seat(hand=[key]), liam=seat())
    table.plays(f"scrap {key}")

    assert table.seat("kate").stock == gained
    assert table.state.discard == [card(key)]


@rule("CRY-178")
def test_a_scrapped_rhino_draws_one_card_or_plays_one() -> None:
    table = cryo(kate=seat(hand=["imaging", "overclock"]), liam=seat(), chance={"deck": ["automation"]})
    table.plays("scrap imaging")
    assert table.offers() == ["draw", "overclock as upgrade", "overclock as mission", "overclock as vehicle", "neither"]

    table.plays("draw")
    assert table.seat("kate").hand == ["overclock", "automation"]
    assert table.asks == "Deploy a drone, or recall?"


@rule("CRY-178")
def test_a_scrapped_rhino_may_play_another_card() -> None:
    table = cryo(kate=seat(hand=["imaging", "overclock"]), liam=seat())
    table.plays("scrap imaging", "overclock as upgrade")

    assert table.seat("kate").upgrades == ["overclock"]
    assert table.seat("kate").stock == [0, 0, 0, 0, 0]
