"""Solo rules › Rival turns, and how the rival deploys."""

from __future__ import annotations

import pytest

from games.cryo.positions import BOX, Position, card, seat, solo
from holdfast.engine.errors import IllegalChoice
from proving import rule

LOWER = {section.key: [f"{section.key} {dock}" for dock in "LMR"] for section in BOX.sections}
PODS = {"laboratory": [1, 0, 0], "research": [1, 1, 0], "dispatch": [2, 2, 0]}
UPPER = {section.key: [f"{section.key} {dock}" for dock in "AB"] for section in BOX.sections}


def rival_drones(table: Position) -> list[str]:
    return [dock.key for dock in BOX.docks if table.state.drones[dock.index] == 1]


def emptied(table: Position, section: str) -> list[str]:
    """The resource spaces of a section without a tile."""
    spaces = next(candidate["spaces"] for candidate in table.table.view(0)["sections"] if candidate["key"] == section)
    return [space["key"].split()[-1] for space in spaces if "tile" in space and space["tile"] is None]


# Rival turns -----------------------------------------------------------------------------------------------------


@rule("CRY-230")
def test_the_rival_deploys_with_a_drone_at_home_and_an_open_dock_in_every_section() -> None:
    table = solo(
        turn="rival",
        human=seat(docked=["engineering A", "laboratory A", "research A"]),
        rival=seat(docked=["engineering B", "laboratory B", "research B", "dispatch B"]),
        board={"damaged": ["engineering L", "engineering M"]},
        decisions=("overclock", "automation"),
        chance={"decision card": ["overclock"]},
    )

    assert table.state.drones.count(1) == 5
    assert table.state.track == [2] * 7


@rule("CRY-230")
def test_the_rival_recalls_without_a_drone_at_home() -> None:
    out = ["laboratory A", "laboratory B", "research A", "research B", "dispatch A"]
    table = solo(turn="rival", rival=seat(docked=out, stasis=PODS))
    assert table.asks == "Which first?"

    table.plays("engineering")
    assert rival_drones(table) == []


@rule("CRY-230")
@pytest.mark.parametrize("section", [section.key for section in BOX.sections])
def test_the_rival_recalls_when_a_section_has_no_open_dock(section: str) -> None:
    table = solo(turn="rival", human=seat(docked=UPPER[section]), board={"damaged": LOWER[section]})
    table.plays("engineering")

    assert "The rival recalled" in table.told("human")
    assert rival_drones(table) == []
    assert sum(table.state.track) == 13


@rule("CRY-230")
def test_the_rival_may_recall_turn_after_turn_without_a_drone_on_the_board() -> None:
    table = solo(turn="rival", human=seat(docked=UPPER["engineering"]), board={"damaged": LOWER["engineering"]})
    table.plays("engineering", "launch dock")

    assert table.told("human").count("The rival recalled") == 2
    assert sum(table.state.track) == 12


@rule("CRY-231")
def test_damaged_docks_count_as_closed_to_the_rival_whatever_the_human_may_use() -> None:
    table = solo(
        turn="rival",
        human=seat(docked=UPPER["engineering"], upgrades=["interfacing"]),
        board={"damaged": LOWER["engineering"]},
    )
    table.plays("engineering")

    assert "The rival recalled" in table.told("human")
    assert set(LOWER["engineering"]) <= set(table.offers())


@rule("CRY-231")
def test_drones_on_the_launch_dock_make_the_rival_neither_stay_nor_go() -> None:
    table = solo(turn="rival", human=seat(docked=["launch dock"] * 3), chance={"decision card": ["imaging"]})

    assert rival_drones(table) == ["engineering A"]
    assert table.player("rival").launched == 0


# 1. Activate decision card ---------------------------------------------------------------------------------------


@rule("CRY-232")
@pytest.mark.parametrize(("drawn", "dock"), [("overclock", "dispatch A"), ("wakeup protocol", "laboratory B")])
def test_one_of_the_two_decision_cards_shows_where_the_rival_deploys(drawn: str, dock: str) -> None:
    table = solo(turn="rival", decisions=("overclock", "wakeup protocol"), chance={"decision card": [drawn]})

    assert rival_drones(table) == [dock]


@rule("CRY-232")
def test_only_a_decision_card_can_come_up() -> None:
    with pytest.raises(IllegalChoice, match=r"possible: overclock, wakeup protocol$"):
        solo(turn="rival", decisions=("overclock", "wakeup protocol"), chance={"decision card": ["imaging"]})


@rule("CRY-232")
def test_the_board_card_of_the_same_type_counts_wherever_it_lies() -> None:
    posts = [card.key for card in reversed(BOX.cards)]
    table = solo(turn="rival", posts=posts, chance={"decision card": ["imaging"]})

    assert rival_drones(table) == ["dispatch B"]


# 2. Deploy rival drone -------------------------------------------------------------------------------------------


@rule("CRY-233")
@pytest.mark.parametrize(
    ("occupied", "damaged", "options"),
    [
        ([], ["L", "M", "R"], ["A"]),
        (["A"], [], ["L", "M"]),
        (["A"], ["L"], ["M"]),
        (["A"], ["M"], ["L"]),
        (["A", "M"], ["L"], ["B", "R"]),
        (["A", "B"], ["L", "M"], ["R"]),
    ],
)
def test_a_card_above_laboratory_a_tries_a_then_l_or_m_then_any_dock(
    occupied: list[str], damaged: list[str], options: list[str]
) -> None:
    table = solo(
        turn="rival",
        human=seat(docked=[f"laboratory {dock}" for dock in occupied]),
        board={"damaged": [f"laboratory {dock}" for dock in damaged]},
        decisions=("interfacing", "imaging"),
        chance={"decision card": ["interfacing"]},
    )
    wanted = [f"laboratory {dock}" for dock in options]

    if len(wanted) == 1:
        assert rival_drones(table) == wanted
    else:
        assert (table.asks, table.offers()) == ("Where does the rival's drone go?", wanted)


@rule("CRY-233", "CRY-228")
def test_the_human_picks_one_of_the_two_docks_below() -> None:
    table = solo(
        turn="rival",
        human=seat(docked=["laboratory B"]),
        decisions=("wakeup protocol", "imaging"),
        chance={"decision card": ["wakeup protocol"]},
    )
    assert (table.asked, table.offers()) == ("human", ["laboratory M", "laboratory R"])

    table.plays("laboratory R")
    assert rival_drones(table) == ["laboratory R"]
    assert sum(table.player("rival").home) == 4


# 3. Take action --------------------------------------------------------------------------------------------------


@rule("CRY-234")
@pytest.mark.parametrize(
    ("decision", "section", "gone", "taken"),
    [
        ("supercharge", "engineering", [], "E"),
        ("supercharge", "engineering", ["E"], "S2"),
        ("supercharge", "engineering", ["E", "S2"], "N2"),
        ("imaging", "engineering", ["W"], "N1"),
        ("interfacing", "laboratory", [], "S1"),
        ("interfacing", "laboratory", ["S1"], "W"),
        ("interfacing", "laboratory", ["S1", "W"], "N1"),
        ("prototype", "research", [], "S1"),
        ("advance warning", "research", [], "E"),
        ("advance warning", "research", ["E"], "N2"),
    ],
)
def test_the_rival_takes_the_tile_to_its_right_or_the_next_one_clockwise(
    decision: str, section: str, gone: list[str], taken: str
) -> None:
    table = solo(
        turn="rival",
        decisions=(decision, "imaging"),
        chance={"decision card": [decision]},
        board={"stacks": {f"{section} {space}": None for space in gone}, "beneath": 0},
    )

    assert sorted(emptied(table, section)) == sorted([*gone, taken])
    assert sum(tile is not None for tile in table.seat("rival").slots) == 1


@rule("CRY-235")
@pytest.mark.parametrize(
    ("decision", "section", "stock"),
    [
        ("supercharge", "engineering", [1, 0, 0, 0, 0]),
        ("interfacing", "laboratory", [0, 1, 0, 0, 0]),
        ("prototype", "research", [0, 0, 1, 0, 0]),
    ],
)
def test_without_a_tile_around_its_drone_the_rival_gains_the_printed_material(
    decision: str, section: str, stock: list[int]
) -> None:
    around = {"engineering": ["E", "S2", "N2"], "laboratory": ["S1", "W", "N1"], "research": ["S1", "W", "N1"]}
    table = solo(
        turn="rival",
        decisions=(decision, "imaging"),
        chance={"decision card": [decision]},
        board={"stacks": {f"{section} {space}": None for space in around[section]}},
    )

    assert table.seat("rival").stock == stock
    assert len(emptied(table, section)) == 3
    assert table.seat("rival").slots == [None] * 7


@rule("CRY-236")
def test_in_dispatch_the_rival_gains_a_nanite_and_awakens_a_pod_there() -> None:
    table = solo(turn="rival", decisions=("automation", "imaging"), chance={"decision card": ["automation"]})

    assert table.seat("rival").stock == [0, 0, 0, 1, 0]
    assert table.seat("rival").stasis == [1] * 9 + [1, 2, 2]
    assert table.seat("rival").awake == 1


@rule("CRY-237")
@pytest.mark.parametrize(
    ("pods", "left", "awake"),
    [([2, 2, 2], [1, 2, 2], 1), ([0, 1, 2], [0, 0, 2], 1), ([0, 0, 1], [0, 0, 0], 1), ([0, 0, 0], [0, 0, 0], 0)],
)
def test_the_leftmost_pod_is_in_the_lowest_chamber_that_holds_one(pods: list[int], left: list[int], awake: int) -> None:
    table = solo(
        turn="rival",
        rival=seat(stasis={"engineering": [1, 1, 1], "dispatch": pods}),
        decisions=("overclock", "imaging"),
        chance={"decision card": ["overclock"]},
    )

    assert table.seat("rival").stasis == [1, 1, 1, 0, 0, 0, 0, 0, 0, *left]
    assert (table.seat("rival").awake, table.seat("rival").nanite) == (awake, 1)


# 4. Draw decision card, 5. Check rival resources -----------------------------------------------------------------


@rule("CRY-238")
def test_the_used_decision_card_is_discarded_and_another_drawn() -> None:
    table = solo(
        turn="rival",
        decisions=("overclock", "wakeup protocol"),
        chance={"decision card": ["overclock"], "deck": ["prototype"]},
    )

    assert table.table.view(0)["rival"]["decision_cards"] == ["wakeup protocol", "prototype"]
    assert table.state.discard == [card("overclock")]


@rule("CRY-238")
def test_the_check_of_resources_comes_after_the_new_decision_card() -> None:
    table = solo(
        turn="rival",
        rival=seat(tech=3),
        decisions=("prototype", "wakeup protocol"),
        chance={"decision card": ["prototype"], "deck": ["overclock", "automation", "imaging"]},
        board={"stacks": {"research S1": "grey tech"}},
    )

    assert table.table.view(0)["rival"]["decision_cards"] == ["wakeup protocol", "overclock"]
    assert (table.seat("rival").missions, table.seat("rival").upgrades) == (["automation"], ["imaging"])
    assert table.seat("rival").tech == 0
