"""Options say what they do, in words, and point at places of the board."""

from __future__ import annotations

from games.arkosa.positions import Position, arkosa, seat
from proving import rule


def labels(table: Position) -> dict[str, str]:
    return {option.key: option.label for option in table.table.decision.options}


def places(table: Position) -> dict[str, tuple[str, ...]]:
    return {option.key: option.places for option in table.table.decision.options}


@rule("ARK-076", "ARK-090")
def test_a_target_says_who_waits_there_how_far_it_is_and_what_it_costs() -> None:
    path = ["flurn", "wexley", "boeuf", "dusk hollin", "sarn vell"]
    table = arkosa(kate=seat(hand=["trog"]), liam=seat(), board={"path": path})
    table.plays("trog 2")
    said = labels(table)

    assert said["new colony network"] == "New Colony Network: Sarn Vell, 1 step, cost 1 food"
    assert said["rustbone gulch"] == "Rustbone Gulch: Boeuf, 2 steps, cost 2 food"
    assert said["crash site"] == "Crash Site: 2 scrap and 1 magtape, 2 steps, cost nothing"
    assert said["the factory"] == "The Factory: resource dice, 1 step, cost nothing"


@rule("ARK-065", "ARK-113")
def test_work_and_rooms_say_what_they_bring_and_cost() -> None:
    table = arkosa(
        kate=seat(scrap=3, hand=["b'orlol"], items=["builder's coupon"]),
        liam=seat(),
        board={"line": [None, "holo lounge", None, None]},
    )
    said = labels(table)

    assert said["b'orlol 1"] == "B'Orlol: gain 1 scrap and 1 magtape"
    assert said["b'orlol 3"] == "B'Orlol: explore with brown backpack"
    assert said["build 2 holo lounge"] == "Build Holo Lounge (entertainment, 3 points) for 3 scrap"
    assert "for 1 scrap" in said["build 2 holo lounge with builder's coupon"]
    assert places(table)["build 2 holo lounge"] == ("line 2",)


@rule("ARK-153", "ARK-155")
def test_in_production_a_room_says_whether_it_activates_or_is_fixed() -> None:
    table = arkosa(kate=seat(shards={"r1c2": "x"}), liam=seat(), phase="room production")
    said = labels(table)

    assert (said["r1c1"], said["r1c2"]) == ("Activate Bug Farm", "Fix Nitro Lab")


@rule("ARK-117")
def test_a_space_says_which_room_would_be_covered() -> None:
    table = arkosa(kate=seat(scrap=3), liam=seat(), board={"line": ["holo lounge", None, None, None]})
    table.plays("build 1 holo lounge")
    said = labels(table)

    assert said["r1c1"] == "Top left, over Bug Farm"
    assert said["r2c1"] == "Middle left"
