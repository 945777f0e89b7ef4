"""Scrap: what, when, and once a turn."""

from __future__ import annotations

from typing import Any

import pytest

from games.cryo.positions import BOX, Board, Position, cryo, seat
from proving import rule

OPEN = ["engineering A", "engineering B"]
PINK_CARD = {"custom 1 below": "pink card"}


def scraps(table: Position) -> list[str]:
    """The scraps on offer now."""
    return [key for key in table.offers() if key.startswith("scrap ")]


# What ------------------------------------------------------------------------------------------------------------


@rule("CRY-139")
def test_a_card_from_the_own_hand_or_a_tile_from_the_own_platform_can_be_scrapped() -> None:
    table = cryo(
        kate=seat(hand=["overclock", "imaging", "imaging"], slots={"charge above": "pink crystal"}),
        liam=seat(hand=["prototype"], slots={"compute above": "grey tech"}),
    )

    assert scraps(table) == ["scrap overclock", "scrap imaging", "scrap charge above"]


@rule("CRY-139")
@pytest.mark.parametrize(
    ("tile", "gained"),
    [
        ("pink crystal", [1, 0, 0, 0, 0]),
        ("green nanite", [0, 0, 0, 1, 0]),
        ("grey tech and organic", [0, 1, 1, 0, 0]),
        ("pink crystal and tech", [1, 0, 1, 0, 0]),
    ],
)
def test_a_scrapped_tile_gives_its_benefit_at_once(tile: str, gained: list[int]) -> None:
    table = cryo(kate=seat(slots={"charge above": tile}), liam=seat())
    table.plays("scrap charge above")

    assert table.seat("kate").stock == gained
    assert table.asks == "Deploy a drone, or recall?"
    assert table.asked == "kate"


@rule("CRY-139")
def test_a_scrapped_or_tile_leaves_the_choice_and_a_card_tile_gives_a_card_benefit() -> None:
    either = cryo(kate=seat(slots={"charge above": "grey tech or organic"}), liam=seat())
    either.plays("scrap charge above")
    assert either.offers() == ["1 tech", "1 organic"]

    cards = cryo(kate=seat(slots={"charge above": "grey card"}), liam=seat())
    cards.plays("scrap charge above")
    assert cards.offers() == ["draw", "neither"]


@rule("CRY-172")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("supercharge", [0, 0, 0, 0, 1]),
        ("interfacing", [1, 0, 1, 0, 0]),
        ("wakeup protocol", [1, 1, 0, 0, 0]),
        ("prototype", [0, 1, 1, 0, 0]),
        ("advance warning", [0, 1, 1, 0, 0]),
        ("overclock", [1, 0, 1, 0, 0]),
        ("automation", [1, 1, 0, 0, 0]),
    ],
)
def test_a_scrapped_card_gives_the_benefit_printed_on_it(card: str, gained: list[int]) -> None:
    table = cryo(kate=seat(hand=[card]), liam=seat())
    table.plays(f"scrap {card}")

    assert table.seat("kate").stock == gained
    assert table.seat("kate").hand == []


@rule("CRY-172")
def test_a_scrapped_imaging_gives_a_card_benefit() -> None:
    table = cryo(kate=seat(hand=["imaging", "overclock"]), liam=seat())
    table.plays("scrap imaging", "overclock as mission")

    assert table.seat("kate").missions == ["overclock"]
    assert table.seat("kate").hand == []


@rule("CRY-140", "CRY-273")
def test_a_scrapped_card_goes_to_the_discard_pile() -> None:
    table = cryo(kate=seat(hand=["overclock"]), liam=seat(), board={"discard": ["prototype"]})
    table.plays("scrap overclock")

    assert table.table.view(1)["discard"] == ["prototype", "overclock"]
    assert table.seat("kate").hand == []


@rule("CRY-140")
def test_a_scrapped_tile_goes_to_the_box_and_leaves_its_slot_empty() -> None:
    table = cryo(kate=seat(slots={"charge above": "pink nanite"}), liam=seat(), board={"beneath": 0})
    undrawn = [tile.key for tile in table.state.tiles[0].rest]
    table.plays("scrap charge above")

    assert table.table.view(0)["players"][0]["slots"]["charge above"] is None
    assert [tile.key for tile in table.state.tiles[0].rest] == undrawn
    assert table.table.view(0)["discard"] == []


# How often -------------------------------------------------------------------------------------------------------


@rule("CRY-139")
def test_a_player_scraps_only_once_in_a_turn_but_again_in_the_next() -> None:
    kate = seat(hand=["overclock", "prototype"], slots={"charge above": "pink crystal"})
    table = cryo(kate=kate, liam=seat(hand=["imaging"]))
    table.plays("scrap overclock")
    assert scraps(table) == []

    table.plays("engineering A", "custom 1")
    assert table.asks == "Take which action?"
    assert scraps(table) == []

    table.plays("no action")
    assert table.asked == "liam"
    assert scraps(table) == ["scrap imaging"]
    table.plays("engineering B", "custom 1", "no action", "end turn")
    assert table.asked == "kate"
    assert scraps(table) == ["scrap prototype", "scrap charge above"]


@rule("CRY-141")
def test_using_up_a_tile_from_a_resource_space_is_not_scrapping() -> None:
    table = cryo(kate=seat(hand=["overclock"], docked=["launch dock"] * 2), liam=seat())
    table.plays("engineering A", "resource space N1", "use")

    assert table.asks == "Scrap before your turn ends?"
    assert scraps(table) == ["scrap overclock"]
    assert table.table.view(0)["scrapped"] is False


# When ------------------------------------------------------------------------------------------------------------

RICH: dict[str, Any] = {"crystal": 3, "organic": 3, "tech": 3, "energy": 3, "awake": 2, "hand": ["overclock"]}
FILLED = {"charge above": "pink crystal", "custom 1 below": "pink crystal or tech"}
RECALLING = {"docked": OPEN, "home": ["compute"], "slots": FILLED}

WINDOWS: list[tuple[str, dict[str, Any], list[str]]] = [
    ("Deploy a drone, or recall?", {}, []),
    ("Take which action?", {}, ["engineering A"]),
    ("Awaken how many pods?", {}, ["engineering A", "stasis control"]),
    ("How many times?", {}, ["engineering A", "reactor"]),
    ("How many times?", {}, ["laboratory R", "fabricator"]),
    ("Draw or play", {}, ["research A", "computer", "2 draws"]),
    ("Draw or play", {}, ["research A", "computer", "2 draws and 1 play", "draw", "overclock as mission"]),
    ("Scout which cavern?", {}, ["dispatch A", "scout N1"]),
    ("Salvage which material?", {}, ["dispatch A", "assign to salvage W"]),
    ("Withdraw which pods?", {"salvage": {"tech": 1}}, ["dispatch A", "withdraw from salvage"]),
    ("Launch a vehicle?", {"vehicles": ["imaging"]}, ["launch dock"]),
    ("Launch which vehicle?", {"vehicles": ["imaging"]}, ["launch dock", "launch"]),
    (
        "Prototype: spend 1 material to gain the tile's benefit?",
        {"upgrades": ["prototype"]},
        ["engineering A", "resource space N1", "place at charge above"],
    ),
    (
        "Overclock: spend 1 energy for another action?",
        {"upgrades": ["overclock"]},
        ["engineering A", "resource space N1", "use"],
    ),
    ("Resolve which incident?", RECALLING, ["recall"]),
    ("Return a drone to which dock?", RECALLING, ["recall", "laboratory"]),
    ("Take the platform action?", RECALLING, ["recall", "laboratory", "charge"]),
    ("Return a drone to which dock?", RECALLING, ["recall", "laboratory", "charge", "skip"]),
    (
        "Automation: take another platform action?",
        {**RECALLING, "upgrades": ["automation"]},
        ["recall", "laboratory", "awaken", "fabricate"],
    ),
    ("Scrap before your turn ends?", {}, ["engineering A", "no action"]),
    ("Scrap before your turn ends?", RECALLING, ["recall", "laboratory", "awaken", "fabricate"]),
]


def in_play(changes: dict[str, Any], board: Board | None = None) -> Position:
    """Kate, with one drone at home and a bit of everything, to move."""
    has = {**RICH, "docked": ["launch dock"] * 2, **changes}
    return cryo(board=board or {}, kate=seat(**has), liam=seat())


@rule("CRY-139", "CRY-142")
@pytest.mark.parametrize(("prompt", "kate", "keys"), WINDOWS)
def test_scrapping_is_offered_at_every_moment_at_which_it_can_matter(
    prompt: str, kate: dict[str, Any], keys: list[str]
) -> None:
    hand = ["overclock", "interfacing"]
    table = in_play({**kate, "hand": hand})
    table.plays(*keys)
    assert table.asks == prompt
    assert "scrap interfacing" in table.offers()

    table.plays("scrap interfacing")
    assert "interfacing" in table.table.view(0)["discard"]
    assert scraps(table) == []


INSIDE: list[tuple[str, dict[str, Any], Board, list[str]]] = [
    ("Pay how?", {"nanite": 3}, {}, ["engineering A", "reactor", "once"]),
    ("Pay how?", {"nanite": 3}, {}, ["engineering A", "stasis control", "2 pods"]),
    ("From which chambers?", {}, {}, ["engineering A", "stasis control", "2 pods"]),
    (
        "Gain which?",
        {},
        {"stacks": {"engineering N1": "pink crystal or organic"}},
        ["engineering A", "resource space N1", "use"],
    ),
    (
        "Draw a card or play one?",
        {},
        {"stacks": {"engineering N1": "pink card"}},
        ["engineering A", "resource space N1", "use"],
    ),
    (
        "Draw a card or play one?",
        {**RECALLING, "slots": {}},
        {"incidents": {"research": "late 2 card"}},
        ["recall", "research", "draw"],
    ),
    (
        "Discard which card?",
        {**RECALLING, "slots": {"charge above": "pink card"}},
        {},
        ["recall", "laboratory", "charge", "take"],
    ),
    (
        "Awaken a pod from which chamber?",
        {**RECALLING, "slots": {"awaken above": "pink crystal"}},
        {},
        ["recall", "laboratory", "awaken", "take"],
    ),
]


@rule("CRY-142")
@pytest.mark.parametrize(("prompt", "kate", "board", "keys"), INSIDE)
def test_scrapping_is_never_offered_inside_one_payment_or_one_benefit(
    prompt: str, kate: dict[str, Any], board: Board, keys: list[str]
) -> None:
    table = in_play({**kate, "hand": ["overclock", "prototype"]}, board)
    table.plays(*keys)

    assert table.asks == prompt
    assert scraps(table) == []


@rule("CRY-142")
def test_a_scrap_between_placing_a_tile_and_prototype_can_pay_for_it() -> None:
    kate = {"upgrades": ["prototype"], "hand": ["overclock"], "crystal": 0, "organic": 0, "tech": 0}
    table = in_play(kate)
    table.plays("engineering A", "resource space N1", "place at charge above")
    assert table.offers() == ["no", "scrap overclock", "scrap charge above"]

    table.plays("scrap overclock")
    assert table.offers() == ["yes", "no"]


@rule("CRY-142")
def test_a_scrap_between_two_draws_may_take_the_last_card_of_all() -> None:
    rest = [card.key for card in BOX.cards for _ in range(5)]
    rest.remove("imaging")
    rest.remove("overclock")
    kate = seat(tech=2, slots=PINK_CARD, docked=["launch dock"] * 2)
    table = cryo(board={"deck": ["imaging", "overclock"]}, kate=kate, liam=seat(hand=rest))
    table.plays("research A", "computer", "2 draws", "draw", "scrap custom 1 below", "draw")

    assert sorted(table.seat("kate").hand) == ["imaging", "overclock"]
    assert table.asked == "liam"


@rule("CRY-142")
def test_a_spider_played_right_after_a_sabotage_saves_a_pod_of_it() -> None:
    kate = seat(hand=["advance warning"], slots=PINK_CARD, docked=["launch dock"])
    table = cryo(kate=kate, liam=seat())
    table.plays("recall", "engineering")
    assert table.seat("kate").destroyed == 1

    table.plays("scrap custom 1 below", "advance warning as vehicle")
    assert (table.seat("kate").destroyed, table.seat("kate").awake) == (0, 1)
    assert table.asks == "Return a drone to which dock?"


# Tiles scrapped in the middle of a recall ------------------------------------------------------------------------


@rule("CRY-143")
def test_scrapping_a_tile_between_two_returns_closes_its_action_for_the_drones_to_come() -> None:
    kate = seat(crystal=2, slots={"charge above": "pink crystal"}, home=["compute"], docked=OPEN)
    table = cryo(kate=kate, liam=seat())
    table.plays("recall", "laboratory", "awaken", "scrap charge above", "charge")

    assert table.asked == "liam"
    assert table.seat("kate").stock == [5, 0, 0, 0, 0]


@rule("CRY-143")
def test_scrapping_a_tile_after_its_drone_has_landed_closes_the_action_too() -> None:
    kate = seat(crystal=2, slots={"charge above": "pink crystal"}, home=["compute"], docked=OPEN)
    table = cryo(kate=kate, liam=seat())
    table.plays("recall", "laboratory", "charge", "scrap charge above")

    assert table.asks == "Return a drone to which dock?"
    assert table.seat("kate").stock == [5, 0, 0, 0, 0]


@rule("CRY-143")
def test_a_slot_freed_by_scrapping_can_be_filled_again() -> None:
    slots = {"charge above": "pink crystal"}
    table = in_play({"slots": slots, "hand": []})
    table.plays("engineering A", "resource space N1")
    assert "place at charge above" not in table.offers()

    table = in_play({"slots": slots, "hand": []})
    table.plays("engineering A", "scrap charge above", "resource space N1", "place at charge above")
    assert table.table.view(0)["players"][0]["slots"]["charge above"] == "crystal"
