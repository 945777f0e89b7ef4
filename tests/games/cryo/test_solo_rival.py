"""Solo rules › Playing the game; the rival: platform, cards, resources, general."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.cryo.positions import BOX, Board, cryo, seat, solo
from proving import rule

BLOCKED: Board = {"damaged": ["engineering L", "engineering M", "engineering R"]}
"""With two drones on its upper docks, Engineering has no open dock, so that the rival recalls."""
BLOCKERS = ["engineering A", "engineering B"]
FULL = {
    "custom 1 below": "grey card",
    "awaken above": "green organic",
    "charge above": "pink crystal or tech",
    "custom 2 above": "green nanite",
    "custom 2 below": "pink card",
    "fabricate above": "pink crystal or organic",
    "compute above": "green organic or tech",
}


def every_card_but(*kept: str) -> list[str]:
    """All cards that are neither on the board nor kept out: with these as missions, there is nothing left to draw."""
    left = Counter({card.key: copies - 1 for card, copies in zip(BOX.cards, BOX.copies, strict=True)})
    return list((left - Counter(kept)).elements())


def slots(player: Any) -> dict[str, str]:
    """The tiles on a platform, by place."""
    return {slot.key: tile.key for slot, tile in zip(BOX.slots, player.slots, strict=True) if tile}


# Playing the game ------------------------------------------------------------------------------------------------


@rule("CRY-219")
def test_the_human_cannot_play_an_upgrade_that_the_rival_has() -> None:
    table = solo(
        human=seat(hand=["imaging", "overclock"], tech=1), rival=seat(upgrades=["imaging"], vehicles=["overclock"])
    )
    table.plays("research A", "custom 1", "computer", "1 play")

    assert [key for key in table.offers() if key.startswith("imaging")] == ["imaging as mission", "imaging as vehicle"]
    assert "overclock as upgrade" in table.offers()


@rule("CRY-219")
def test_among_people_an_upgrade_of_one_is_open_to_the_others() -> None:
    table = cryo(kate=seat(hand=["imaging"], tech=1), liam=seat(upgrades=["imaging"]))
    table.plays("research A", "custom 1", "computer", "1 play")

    assert "imaging as upgrade" in table.offers()


@rule("CRY-220")
def test_the_rival_takes_a_turn_after_each_turn_of_the_human() -> None:
    table = solo(chance={"decision card": ["imaging", "supercharge"], "deck": ["prototype", "overclock"]})
    table.plays("launch dock", "custom 1")
    assert table.state.drones.count(1) == 1
    assert (table.asked, table.state.turn) == ("human", 0)

    table.plays("launch dock", "awaken")
    assert table.state.drones.count(1) == 2
    assert (table.asked, table.state.turn) == ("human", 0)


# Platform --------------------------------------------------------------------------------------------------------


@rule("CRY-221")
def test_the_rival_uses_no_action_of_its_platform_when_it_recalls() -> None:
    table = solo(
        turn="rival",
        board={**BLOCKED, "incidents": {"dispatch": None, "research": None, "laboratory": None}},
        human=seat(docked=BLOCKERS),
        rival=seat(
            docked=["laboratory A"], upgrades=["automation"], slots=FULL, organic=1, tech=1, crystal=1, nanite=1
        ),
    )

    assert table.seat("rival").stock == [1, 1, 1, 1, 0]
    assert table.seat("rival").awake == 0
    assert table.seat("rival").missions == []
    assert slots(table.player("rival")) == FULL


@rule("CRY-221")
def test_an_imaging_that_the_rival_builds_gains_it_nothing() -> None:
    table = solo(
        turn="rival",
        human=seat(awake=1, tech=1, energy=1, hand=["overclock"]),
        rival=seat(tech=4),
        chance={
            "decision card": ["supercharge"],
            "deck": ["prototype", "overclock", "imaging"],
            "small caverns": ["split fissure"],
        },
        board={"stacks": {"engineering E": "pink nanite"}},
    )
    assert table.seat("rival").upgrades == ["imaging"]

    table.plays("dispatch A", "custom 1", "scout N1", "cavern 3")
    assert table.asks == "Scrap before your turn ends?"
    assert table.seat("rival").stock == [0, 0, 0, 1, 0]


@rule("CRY-221")
def test_a_spider_that_the_rival_builds_rescues_nobody() -> None:
    table = solo(
        turn="rival",
        rival=seat(tech=4, destroyed=2, upgrades=["advance warning"]),
        chance={"decision card": ["imaging"], "deck": ["prototype", "overclock", "advance warning"]},
    )

    assert table.seat("rival").vehicles == ["advance warning"]
    assert table.seat("rival").destroyed == 2


@rule("CRY-222")
def test_nothing_can_be_scrapped_in_the_turn_of_the_rival() -> None:
    table = solo(
        turn="rival",
        human=seat(hand=["imaging"], slots={"charge above": "pink nanite"}, docked=["laboratory A"]),
        rival=seat(slots={"charge above": "pink nanite"}),
        decisions=("interfacing", "imaging"),
        chance={"decision card": ["interfacing"]},
    )

    assert table.state.turn == 1
    assert table.offers() == ["laboratory L", "laboratory M"]


@rule("CRY-222")
def test_nanites_of_the_rival_stand_in_for_nothing() -> None:
    table = solo(
        turn="rival",
        rival=seat(crystal=3, organic=3, tech=2, nanite=3),
        decisions=("prototype", "imaging"),
        chance={"decision card": ["prototype"]},
        board={"stacks": {"research S1": "grey tech"}},
    )

    assert table.seat("rival").stock == [3, 3, 3, 3, 0]
    assert table.seat("rival").awake == 0


@rule("CRY-223")
def test_the_platform_of_the_rival_holds_any_number_of_pods() -> None:
    table = solo(
        turn="rival",
        rival=seat(awake=8, stasis={"dispatch": [2, 2, 2], "engineering": [1, 0, 0]}),
        decisions=("overclock", "imaging"),
        chance={"decision card": ["overclock"]},
    )

    assert table.seat("rival").vehicles == []
    assert table.seat("rival").awake == 9


# Cards -----------------------------------------------------------------------------------------------------------


@rule("CRY-224")
def test_a_card_benefit_gives_the_rival_one_more_mission_that_nobody_sees() -> None:
    missions = ["imaging", "supercharge", "interfacing", "overclock"]
    table = solo(
        turn="rival",
        rival=seat(missions=missions),
        decisions=("prototype", "imaging"),
        chance={"decision card": ["prototype"], "deck": ["automation"]},
        board={"stacks": {"research S1": "grey card"}},
    )

    assert table.seat("rival").missions == [*missions, "automation"]
    assert table.table.view(0)["players"][1]["missions"] is None
    assert table.table.view(0)["players"][1]["missions_count"] == 5
    assert "The rival took on a secret mission" in table.told("human")
    assert not any("Automation" in line or "Industry" in line for line in table.told("human"))


@rule("CRY-282")
def test_a_mission_is_skipped_when_deck_and_discard_pile_are_empty() -> None:
    missions = every_card_but("prototype", "imaging")
    table = solo(
        turn="rival",
        rival=seat(missions=missions),
        decisions=("prototype", "imaging"),
        chance={"decision card": ["prototype"]},
        board={"stacks": {"research S1": "grey card"}},
    )

    assert len(table.seat("rival").missions) == len(missions) == 30
    assert sum(tile is not None for tile in table.seat("rival").slots) == 1


@rule("CRY-282")
def test_the_check_of_tech_goes_on_without_cards_to_draw() -> None:
    table = solo(
        turn="rival",
        rival=seat(missions=every_card_but("prototype", "imaging"), tech=4),
        decisions=("prototype", "imaging"),
        chance={"decision card": ["imaging"]},
    )

    assert (table.seat("rival").upgrades, table.seat("rival").vehicles) == ([], [])
    assert (table.seat("rival").awake, table.seat("rival").tech) == (1, 0)


@rule("CRY-282")
def test_a_looting_with_two_cards_gives_the_rival_two_missions() -> None:
    table = solo(
        turn="rival",
        human=seat(docked=BLOCKERS),
        board={
            **BLOCKED,
            "incidents": {"laboratory": "late 2 card", "engineering": None, "research": None, "dispatch": None},
        },
        chance={"deck": ["automation", "overclock"]},
    )

    assert table.seat("rival").missions == ["automation", "overclock"]


# Resources -------------------------------------------------------------------------------------------------------


@rule("CRY-225")
def test_a_tile_that_the_rival_takes_is_placed_and_its_benefit_gained_as_well() -> None:
    table = solo(
        turn="rival",
        decisions=("supercharge", "imaging"),
        chance={"decision card": ["supercharge"], "pink tiles": ["pink nanite"]},
        board={"stacks": {"engineering E": "pink crystal and tech"}},
    )
    space = next(
        candidate
        for candidate in table.table.view(0)["sections"][0]["spaces"]
        if candidate["key"] == "resource space E"
    )

    assert slots(table.player("rival")) == {"custom 1 below": "pink crystal and tech"}
    assert table.seat("rival").stock == [1, 0, 1, 0, 0]
    assert (space["tile"], space["beneath"]) == ("nanite", 0)


@rule("CRY-225")
def test_without_an_empty_slot_the_tile_of_the_rival_goes_to_the_box() -> None:
    table = solo(
        turn="rival",
        rival=seat(slots=FULL),
        decisions=("supercharge", "imaging"),
        chance={"decision card": ["supercharge"]},
        board={"stacks": {"engineering E": "pink nanite"}},
    )

    assert slots(table.player("rival")) == FULL
    assert table.seat("rival").nanite == 1


@rule("CRY-280")
@pytest.mark.parametrize("filled", range(7))
def test_the_tile_of_the_rival_takes_the_first_empty_slot_without_a_question(filled: int) -> None:
    places = list(FULL)
    before = {place: FULL[place] for place in places[:filled]}
    table = solo(
        turn="rival",
        rival=seat(slots=before),
        decisions=("supercharge", "imaging"),
        chance={"decision card": ["supercharge"]},
        board={"stacks": {"engineering E": "pink nanite"}},
    )

    assert slots(table.player("rival")) == {**before, places[filled]: "pink nanite"}
    assert table.state.turn == 0


@rule("CRY-226")
@pytest.mark.parametrize(("has", "gains"), [((0, 2), (1, 2)), ((2, 1), (2, 2))])
def test_of_two_materials_the_rival_takes_the_one_it_has_less_of(has: tuple[int, int], gains: tuple[int, int]) -> None:
    table = solo(
        turn="rival",
        rival=seat(crystal=has[0], organic=has[1]),
        decisions=("supercharge", "imaging"),
        chance={"decision card": ["supercharge"]},
        board={"stacks": {"engineering E": "pink crystal or organic"}},
    )

    assert (table.seat("rival").crystal, table.seat("rival").organic) == gains
    assert table.state.turn == 0


@rule("CRY-226", "CRY-228")
def test_of_two_materials_that_the_rival_has_equally_many_of_the_human_picks() -> None:
    table = solo(
        turn="rival",
        rival=seat(crystal=1, organic=1),
        decisions=("supercharge", "imaging"),
        chance={"decision card": ["supercharge"]},
        board={"stacks": {"engineering E": "pink crystal or organic"}},
    )
    assert (table.asked, table.offers()) == ("human", ["1 crystal", "1 organic"])

    table.plays("1 organic")
    assert (table.seat("rival").crystal, table.seat("rival").organic) == (1, 2)


@rule("CRY-229")
def test_the_counters_of_the_rival_have_the_maxima_of_a_player() -> None:
    table = solo(
        turn="rival",
        human=seat(docked=BLOCKERS),
        rival=seat(crystal=5, energy=5, salvage={"crystal": 2}),
        board=BLOCKED,
    )
    assert table.asks == "The rival resolves which incident?"
    assert table.seat("rival").crystal == 5

    table.plays("engineering")
    assert (table.seat("rival").crystal, table.seat("rival").energy) == (0, 6)


# General ---------------------------------------------------------------------------------------------------------


@rule("CRY-227")
def test_equal_decision_cards_are_replaced_as_often_as_needed() -> None:
    table = solo(
        turn="rival",
        decisions=("imaging", "supercharge"),
        chance={
            "decision card": ["imaging"],
            "deck": ["supercharge", "automation", "automation", "prototype", "overclock"],
        },
    )

    assert table.table.view(0)["rival"]["decision_cards"] == ["prototype", "overclock"]
    assert table.table.view(0)["discard"] == ["imaging", "supercharge", "supercharge", "automation", "automation"]


@rule("CRY-281")
def test_equal_decision_cards_stay_when_there_is_no_other_type_to_draw() -> None:
    table = solo(
        turn="rival",
        rival=seat(missions=every_card_but(*["supercharge"] * 4)),
        decisions=("supercharge", "supercharge"),
    )
    assert table.table.view(0)["rival"]["decision_cards"] == ["supercharge", "supercharge"]

    table.plays("launch dock", "custom 1")
    assert table.told("human").count("The rival followed Supercharge") == 2


@rule("CRY-281")
@pytest.mark.parametrize(
    "deck", [["supercharge"] * 2 + ["overclock"], ["supercharge"] * 2], ids=["deck", "discard pile"]
)
def test_equal_decision_cards_are_replaced_while_one_other_card_can_be_drawn(deck: list[str]) -> None:
    table = solo(
        turn="rival",
        rival=seat(missions=every_card_but(*["supercharge"] * 4, "overclock")),
        decisions=("supercharge", "supercharge"),
        board={"deck": deck},
        chance={"deck": ["supercharge", "supercharge", "overclock"]},
    )

    assert table.table.view(0)["rival"]["decision_cards"] == ["supercharge", "overclock"]
