"""Playing the game › Deploy: the drone, the dock, and the actions beside it."""

from __future__ import annotations

import pytest

from games.cryo.positions import BOX, Seat, cryo, seat
from proving import rule

SECTIONS = ("engineering", "laboratory", "research", "dispatch")
LATTICE = {
    "A": {"N1", "C", "S1", "W"},
    "B": {"N2", "E", "S2", "C"},
    "L": {"W", "S1"},
    "M": {"C", "S1", "S2"},
    "R": {"E", "S2"},
}
PLACES = ("N1", "N2", "W", "C", "E", "S1", "S2")

# Placing the drone -----------------------------------------------------------------------------------------------


@rule("CRY-054")
@pytest.mark.parametrize("docked", [[], ["engineering A"], ["engineering A", "research B"]])
def test_a_drone_on_the_platform_may_be_deployed(docked: list[str]) -> None:
    table = cryo(kate=seat(docked=docked), liam=seat())

    assert "dispatch M" in table.offers()


@rule("CRY-054")
def test_nobody_deploys_without_a_drone_on_the_platform() -> None:
    table = cryo(kate=seat(docked=["engineering A", "research B", "dispatch R"], hand=["imaging"]), liam=seat())

    assert table.offers() == ["recall", "scrap imaging"]


@rule("CRY-055")
def test_a_drone_of_choice_leaves_its_dock_open_and_stands_on_the_board() -> None:
    table = cryo(kate=seat(), liam=seat())
    table.plays("dispatch M")
    assert table.offers() == ["custom 1", "awaken", "charge"]

    table.plays("awaken")
    assert table.table.view(None)["players"][0]["home"] == ["custom 1", "charge"]
    assert table.table.view(None)["sections"][3]["docks"][3] == {
        "key": "dispatch M",
        "drone": 0,
        "damaged": False,
        "spaces": ["stasis control S2", "stasis control S1", "withdraw from salvage"],
    }


@rule("CRY-055")
def test_a_platform_dock_that_was_left_can_be_returned_to() -> None:
    table = cryo(kate=seat(), liam=seat())
    table.plays("dispatch M", "awaken", "launch dock", "custom 1", "recall", "engineering")

    assert table.offers() == ["awaken", "custom 2", "fabricate", "compute"]


@rule("CRY-056")
def test_a_dock_is_open_without_a_drone_of_anyone_and_without_damage() -> None:
    table = cryo(
        board={"damaged": ["research L", "research M"]},
        kate=seat(docked=["engineering A"]),
        liam=seat(docked=["laboratory B", "dispatch R"]),
    )
    closed = ["engineering A", "laboratory B", "research L", "research M", "dispatch R"]

    assert table.offers() == [*(dock.key for dock in BOX.docks if dock.key not in closed), "launch dock", "recall"]
    assert list(table.refuses()) == closed


@rule("CRY-056")
def test_a_dock_is_open_again_after_its_drone_has_returned() -> None:
    table = cryo(kate=seat(docked=["engineering A"]), liam=seat())
    table.plays("recall", "engineering", "charge")

    assert table.asked == "liam"
    assert "engineering A" in table.offers()


# The actions beside the dock -------------------------------------------------------------------------------------


@rule("CRY-057", "CRY-058")
@pytest.mark.parametrize("dock", list(LATTICE))
@pytest.mark.parametrize("section", [0, 1, 2, 3])
def test_a_dock_touches_the_actions_above_below_left_and_right_of_it(section: int, dock: str) -> None:
    table = cryo(kate=seat(hand=["imaging"]), liam=seat())
    table.plays(f"{SECTIONS[section]} {dock}", "custom 1")
    spaces = [space.key for space in BOX.spaces if space.section == section]
    touched = {spaces[PLACES.index(place)] for place in LATTICE[dock]}

    assert {*table.offers(), *table.refuses()} == touched | {"no action", "scrap imaging"}
    assert 2 <= len(touched) <= 4


@rule("CRY-059")
@pytest.mark.parametrize("action", ["resource space N1", "reactor", "stasis control", "resource space W"])
def test_exactly_one_action_beside_the_dock_may_be_taken(action: str) -> None:
    table = cryo(kate=seat(crystal=1, organic=1), liam=seat())
    table.plays("engineering A", "custom 1")
    assert set(table.offers()) == {"resource space N1", "reactor", "stasis control", "resource space W", "no action"}

    table.plays(action, *(["use"] if "resource" in action else []))
    if action == "stasis control":
        table.plays("1 from chamber 1")
    assert table.asked == "liam"


@rule("CRY-059")
def test_a_drone_may_be_placed_without_taking_an_action() -> None:
    table = cryo(kate=seat(crystal=1, organic=1), liam=seat())
    table.plays("engineering A", "custom 1", "no action")

    assert table.asked == "liam"
    assert (table.seat("kate").crystal, table.seat("kate").organic, table.seat("kate").awake) == (1, 1, 0)


@rule("CRY-060")
def test_an_action_can_be_used_from_every_dock_beside_it_turn_after_turn() -> None:
    table = cryo(kate=seat(crystal=3), liam=seat(crystal=3))
    table.plays("engineering A", "custom 1", "reactor", "once")
    table.plays("engineering B", "custom 1", "reactor", "once")
    table.plays("engineering M", "awaken", "reactor", "once")

    assert (table.seat("kate").energy, table.seat("liam").energy) == (2, 1)


@rule("CRY-061")
@pytest.mark.parametrize(("uses", "crystal", "energy"), [("once", 4, 1), ("2 times", 3, 2), ("3 times", 2, 3)])
def test_the_player_chooses_the_number_of_uses_and_pays_for_each(uses: str, crystal: int, energy: int) -> None:
    table = cryo(kate=seat(crystal=5), liam=seat())
    table.plays("engineering A", "custom 1", "reactor")
    assert table.offers() == ["once", "2 times", "3 times"]

    table.plays(uses)
    assert (table.seat("kate").crystal, table.seat("kate").energy) == (crystal, energy)


# Whether an action is possible -----------------------------------------------------------------------------------

EVERY_CARD = [card.key for card in BOX.cards for _ in range(5)]
ALL_CAVERNS = {
    "cavern 3": "relay niche", "cavern 4": "steam lake", "cavern 5": "echo cell", "cavern 7": "deep heart",
    "cavern 8": "mosslight den", "cavern 10": "ironroot vault", "cavern 11": "machine tomb",
    "cavern 14": "rime gallery",
}  # fmt: skip
NO_PODS = {"laboratory": [1, 1, 1], "research": [1, 1, 1], "dispatch": [2, 2, 2]}


@rule("CRY-268", "CRY-044")
@pytest.mark.parametrize(
    ("dock", "action", "why", "has"),
    [
        ("engineering A", "reactor", "needs 1 crystal", seat(organic=5, tech=5, energy=5)),
        ("laboratory B", "fabricator", "needs 1 crystal or 1 organic or 1 tech", seat(nanite=5, energy=5)),
        ("research A", "computer", "needs 1 tech", seat(crystal=5, organic=5)),
        ("engineering A", "stasis control", "needs 1 organic", seat(crystal=5, tech=5)),
        ("engineering A", "stasis control", "no pod of yours is here", seat(organic=1, awake=3, stasis=NO_PODS)),
        ("engineering A", "stasis control", "no room on your platform", seat(organic=1, awake=5)),
        ("dispatch A", "scout N1", "needs 1 tech and 1 energy", seat(tech=1, awake=1)),
        ("dispatch A", "scout N1", "needs 1 tech and 1 energy", seat(energy=1, awake=1)),
        ("dispatch A", "scout N1", "you have no awakened pod", seat(energy=1, tech=1, salvage={"tech": 1})),
        ("dispatch A", "assign to salvage W", "you have no awakened pod", seat(salvage={"tech": 1})),
        ("dispatch A", "withdraw from salvage", "you have no pod on salvage", seat(awake=1)),
        ("dispatch A", "withdraw from salvage", "no room on your platform", seat(awake=5, salvage={"tech": 1})),
    ],
)
def test_an_action_needs_one_use_to_be_possible(dock: str, action: str, why: str, has: Seat) -> None:
    has.hand = ["imaging"]  # something to scrap, so that the question is asked even if no action is possible
    table = cryo(kate=has, liam=seat())
    table.plays(dock, "custom 1")

    assert action not in table.offers()
    assert table.refuses()[action] == why


@rule("CRY-268", "CRY-269")
def test_scouting_needs_a_cavern_to_turn_up() -> None:
    table = cryo(board={"caverns": ALL_CAVERNS}, kate=seat(awake=1, energy=1, tech=1), liam=seat())
    table.plays("dispatch A", "custom 1")

    assert "scout N1" not in table.offers()
    assert table.refuses()["scout N1"] == "no cavern left to scout"


@rule("CRY-268", "CRY-089")
def test_assigning_needs_an_empty_salvage_space() -> None:
    table = cryo(kate=seat(awake=1, organic=1), liam=seat(salvage={"crystal": 2, "organic": 2, "tech": 2}))
    table.plays("dispatch A", "custom 1")

    assert "assign to salvage W" not in table.offers()
    assert table.refuses()["assign to salvage W"] == "every salvage space is taken"


@rule("CRY-268")
def test_the_computer_needs_a_card_to_draw_or_to_play() -> None:
    table = cryo(kate=seat(tech=1), liam=seat(hand=EVERY_CARD))
    table.plays("research A", "custom 1")

    assert table.refuses()["computer"] == "no card to draw or play"
    assert "computer" not in table.offers()


@rule("CRY-268")
def test_a_launch_needs_a_cavern_that_can_be_settled() -> None:
    table = cryo(kate=seat(vehicles=["imaging"], awake=1, energy=1, hand=["imaging"]), liam=seat())
    table.plays("launch dock", "custom 1")

    assert table.offers() == ["no action", "scrap imaging"]


@rule("CRY-268")
def test_every_action_that_is_chosen_is_used_at_least_once() -> None:
    table = cryo(
        kate=seat(crystal=3, organic=3, tech=3, awake=2, salvage={"tech": 2}, hand=["imaging"]),
        liam=seat(),
    )
    chosen = {
        ("engineering A", "reactor"): ["once", "2 times", "3 times"],
        ("laboratory A", "stasis control"): ["1 pod", "2 pods", "3 pods"],
        ("laboratory B", "fabricator"): ["once", "2 times", "3 times"],
        ("dispatch A", "withdraw from salvage"): ["2 from tech", "1 from tech"],
    }

    for (dock, action), offered in chosen.items():
        fork = table.table.fork()
        for key in (dock, "custom 1", action):
            fork.step(next(option.index for option in fork.decision.options if option.key == key))
        assert [option.key for option in fork.decision.options] == [*offered, "scrap imaging"]


@rule("CRY-268")
def test_without_a_first_action_there_is_nothing_to_overclock() -> None:
    table = cryo(kate=seat(upgrades=["overclock"], energy=1, tech=1, organic=1), liam=seat())
    table.plays("dispatch A", "custom 1")
    assert table.refuses()["withdraw from salvage"] == "you have no pod on salvage"

    taken = table.table.fork()
    taken.step(table.offers().index("stasis control S1"))
    taken.step(0)
    assert taken.decision.prompt == "Overclock: spend 1 energy for another action?"

    table.plays("no action")
    assert table.asked == "liam"
    assert table.seat("kate").energy == 1
