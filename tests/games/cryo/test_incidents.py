"""Recall › Resolve Incident: sabotage, looting and the sunset."""

from __future__ import annotations

from typing import Any

import pytest

from games.cryo.positions import BOX, Board, Position, Seat, cryo, seat
from proving import rule

WORN_OUT = {"engineering": 3, "laboratory": 3, "research": 3, "dispatch": 3}


def recalling(board: Board | None = None, chance: dict[str, list[str]] | None = None, **kate: Any) -> Position:
    """Kate recalls her one drone on the board; Liam and Mia look on."""
    has = seat(docked=["engineering A"], **kate)
    table = cryo(board=board or {}, chance=chance or {}, kate=has, liam=seat(), mia=seat())
    table.plays("recall")
    return table


def lying(table: Position) -> dict[str, str | None]:
    """The face-up token of each section, as everybody sees it."""
    sections = table.table.view(None)["sections"]
    return {section["key"]: section["incident"] and section["incident"]["key"] for section in sections}


def chambers(table: Position, section: str) -> list[bool]:
    """Which chambers of a section carry a sabotage token."""
    found = next(candidate for candidate in table.table.view(None)["sections"] if candidate["key"] == section)
    return [chamber["sabotaged"] for chamber in found["chambers"]]


# Choosing and refilling ------------------------------------------------------------------------------------------


@rule("CRY-112")
def test_one_faceup_token_of_any_section_must_be_resolved() -> None:
    table = recalling({"incidents": {"research": None}})
    assert table.offers() == ["engineering", "laboratory", "dispatch"]

    table.plays("dispatch")
    assert table.asks == "Return a drone to which dock?"
    assert table.seat("kate").stock == [0, 0, 2, 0, 0]
    assert table.seat("kate").incidents == ["early 2 tech"]


@rule("CRY-112")
def test_with_only_the_sunset_left_the_sunset_must_be_resolved() -> None:
    only_sunset = {"engineering": None, "laboratory": None, "research": "sunset", "dispatch": None}
    table = recalling({"incidents": only_sunset, "track": [0] * 7})

    assert table.asks == "Return a drone to which dock?"
    assert table.seat("kate").incidents == ["sunset"]


@rule("CRY-113")
@pytest.mark.parametrize(
    ("track", "pile", "token", "left"),
    [
        ([3, 3, 3, 3, 3, 3, 3], "early", "early 1 energy", [2, 3, 3, 3, 3, 3, 3]),
        ([0, 1, 3, 3, 3, 3, 3], "early", "early 1 nanite", [0, 0, 3, 3, 3, 3, 3]),
        ([0, 0, 0, 2, 3, 3, 3], "late", "late 2 energy", [0, 0, 0, 1, 3, 3, 3]),
        ([0, 0, 0, 0, 0, 0, 1], "late", "late sabotage", [0, 0, 0, 0, 0, 0, 0]),
    ],
)
def test_the_top_token_of_the_leftmost_stack_fills_the_empty_space(
    track: list[int], pile: str, token: str, left: list[int]
) -> None:
    table = recalling({"track": track}, {f"{pile} incidents": [token]})
    table.plays("research")

    assert lying(table) == {
        "engineering": "early sabotage", "laboratory": "early 2 crystal", "research": token, "dispatch": "early 2 tech"
    }  # fmt: skip
    assert [stack["tokens"] for stack in table.table.view(None)["incident_track"]] == left


@rule("CRY-113")
def test_the_space_is_refilled_where_the_token_lay_even_if_its_sabotage_hit_another_section() -> None:
    table = recalling({"sabotaged": {"engineering": 3}}, {"early incidents": ["early 1 energy"]})
    table.plays("engineering", "laboratory")

    assert chambers(table, "laboratory") == [True, False, False]
    assert lying(table)["engineering"] == "early 1 energy"
    assert lying(table)["laboratory"] == "early 2 crystal"


@rule("CRY-113")
def test_the_token_is_resolved_before_its_space_is_refilled() -> None:
    table = recalling({"incidents": {"research": "early 1 card"}}, {"early incidents": ["early 1 energy"]})
    table.plays("research")

    assert table.asks == "Draw a card or play one?"
    assert lying(table)["research"] is None
    table.plays("neither")
    assert lying(table)["research"] == "early 1 energy"


@rule("CRY-113")
def test_the_last_token_of_the_track_is_the_sunset_beneath_the_rightmost_stack() -> None:
    table = recalling({"track": [0] * 7})
    table.plays("laboratory")

    assert lying(table)["laboratory"] == "sunset"
    assert table.table.view(None)["sunset_on_track"] is False


@rule("CRY-114")
def test_with_an_empty_track_the_space_stays_empty() -> None:
    table = recalling({"incidents": {"dispatch": "sunset"}, "track": [0] * 7})
    table.plays("laboratory")

    assert lying(table) == {
        "engineering": "early sabotage", "laboratory": None, "research": "early 2 organic", "dispatch": "sunset"
    }  # fmt: skip
    assert table.asks == "Return a drone to which dock?"


@rule("CRY-115")
def test_with_no_token_left_anywhere_the_step_is_skipped() -> None:
    nothing = {"engineering": None, "laboratory": None, "research": None, "dispatch": None}
    table = recalling({"incidents": nothing, "track": [0] * 7})

    assert table.asks == "Return a drone to which dock?"
    assert lying(table) == nothing


# Sabotage --------------------------------------------------------------------------------------------------------


@rule("CRY-116")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_sabotage_hits_the_lowest_numbered_chamber_without_a_token_in_its_section(before: int) -> None:
    table = recalling({"sabotaged": {"engineering": before}, "incidents": {"laboratory": None}})
    table.plays("engineering")

    assert chambers(table, "engineering") == [chamber <= before for chamber in range(3)]
    assert chambers(table, "laboratory") == chambers(table, "research") == chambers(table, "dispatch") == [False] * 3


@rule("CRY-116")
def test_a_sabotaged_chamber_stays_so_and_the_next_sabotage_takes_the_next() -> None:
    table = cryo(
        chance={"early incidents": ["early sabotage"]},
        kate=seat(docked=["engineering A"]),
        liam=seat(docked=["engineering B"]),
    )
    table.plays("recall", "engineering", "compute", "recall", "engineering")

    assert chambers(table, "engineering") == [True, True, False]


@rule("CRY-117")
def test_all_pods_of_all_players_in_the_chamber_are_destroyed_and_set_aside() -> None:
    mine = {"dispatch": (2, 2, 2), "engineering": (1, 1, 1)}
    board: Board = {"incidents": {"dispatch": "early sabotage"}}
    table = cryo(
        board=board,
        kate=seat(stasis=mine, awake=5, settled={"cavern 2": 1}, docked=["engineering A"]),
        liam=seat(stasis={"dispatch": (1, 2, 2)}, awake=5, settled={"cavern 1": 5}),
        mia=seat(),
    )
    table.plays("recall", "dispatch")

    assert table.table.view(None)["sections"][3]["chambers"][0] == {"sabotaged": True, "pods": [0, 0, 0]}
    assert table.table.view(None)["sections"][3]["chambers"][1]["pods"] == [2, 2, 2]
    assert [table.seat(name).destroyed for name in ("kate", "liam", "mia")] == [2, 1, 2]
    assert (table.seat("kate").awake, table.crew("kate")) == (5, {"cavern 2": 1})


@rule("CRY-117")
def test_an_empty_chamber_can_be_sabotaged_as_well() -> None:
    empty = {"laboratory": (1, 1, 1), "research": (1, 1, 1), "dispatch": (2, 2, 2)}
    has = [seat(stasis=empty, awake=3, docked=docked) for docked in (["launch dock"], [])]
    table = cryo(kate=has[0], liam=has[1])
    table.plays("recall", "engineering")

    assert chambers(table, "engineering") == [True, False, False]
    assert table.seat("kate").destroyed == table.seat("liam").destroyed == 0


@rule("CRY-118")
def test_with_its_section_worn_out_a_sabotage_moves_to_another_of_the_resolvers_choice() -> None:
    table = recalling({"sabotaged": {"engineering": 3, "laboratory": 3, "dispatch": 1}})
    table.plays("engineering")
    assert table.asks == "Sabotage which other section?"
    assert table.asked == "kate"
    assert table.offers() == ["research", "dispatch"]

    table.plays("dispatch")
    assert chambers(table, "dispatch") == [True, True, False]
    assert table.seat("liam").destroyed == 3 + 3 + 2 + 2


@rule("CRY-118")
def test_a_section_with_one_whole_chamber_left_can_still_be_sabotaged() -> None:
    table = recalling({"sabotaged": {"engineering": 3, "laboratory": 3, "dispatch": 2}})
    table.plays("engineering")

    assert table.offers() == ["research", "dispatch"]


@rule("CRY-119")
def test_with_all_chambers_destroyed_a_sabotage_does_nothing_and_is_removed() -> None:
    lively = {"awake": 5, "vehicles": ["imaging"]}
    table = cryo(
        board={"sabotaged": WORN_OUT},
        chance={"early incidents": ["early 1 energy"]},
        kate=seat(docked=["engineering A"], **lively),
        liam=seat(**lively),
    )
    destroyed = table.seat("kate").destroyed
    table.plays("recall", "engineering")

    assert table.asks == "Return a drone to which dock?"
    assert lying(table)["engineering"] == "early 1 energy"
    assert (table.seat("kate").destroyed, table.seat("kate").awake) == (destroyed, 5)
    assert table.seat("kate").incidents == []


@rule("CRY-120")
def test_a_sabotage_token_is_not_collected_by_its_resolver() -> None:
    table = recalling(missions=["interfacing"])
    table.plays("engineering")

    assert table.seat("kate").incidents == []
    assert table.table.result().sheets[0].parts["missions"] == 0


# Looting ---------------------------------------------------------------------------------------------------------

LOOT = [
    ("early 1 crystal and 1 organic", [1, 1, 0, 0, 0]),
    ("early 1 crystal and 1 tech", [1, 0, 1, 0, 0]),
    ("early 1 organic and 1 tech", [0, 1, 1, 0, 0]),
    ("early 2 crystal", [2, 0, 0, 0, 0]),
    ("early 2 organic", [0, 2, 0, 0, 0]),
    ("early 2 tech", [0, 0, 2, 0, 0]),
    ("early 1 nanite", [0, 0, 0, 1, 0]),
    ("early 1 energy", [0, 0, 0, 0, 1]),
    ("late 2 nanite", [0, 0, 0, 2, 0]),
    ("late 1 nanite and 1 energy", [0, 0, 0, 1, 1]),
    ("late 2 energy", [0, 0, 0, 0, 2]),
    ("late 1 crystal and 2 organic", [1, 2, 0, 0, 0]),
    ("late 1 organic and 2 tech", [0, 1, 2, 0, 0]),
    ("late 1 crystal and 1 organic and 1 tech", [1, 1, 1, 0, 0]),
]
CARD_LOOT = [("early 1 card", 1, 0), ("late 2 card", 2, 0), ("late 1 nanite and 1 card", 1, 1)]


@rule("CRY-121")
@pytest.mark.parametrize(("token", "gained"), LOOT)
def test_looting_gains_what_the_token_shows_and_the_token_is_kept(token: str, gained: list[int]) -> None:
    others = {"laboratory": None, "research": None, "dispatch": None}
    table = recalling({"incidents": {"engineering": token, **others}})

    assert table.asks == "Return a drone to which dock?"
    assert table.seat("kate").stock == gained
    assert table.table.view(1)["players"][0]["incidents"] == [token]


@rule("CRY-121")
@pytest.mark.parametrize(("token", "cards", "nanites"), CARD_LOOT)
def test_looting_can_give_card_benefits(token: str, cards: int, nanites: int) -> None:
    table = recalling({"incidents": {"engineering": token}})
    table.plays("engineering", *["draw"] * cards)

    assert len(table.seat("kate").hand) == cards
    assert table.seat("kate").nanite == nanites
    assert table.seat("kate").incidents == [token]


@rule("CRY-121")
def test_every_looting_token_of_the_box_is_tried() -> None:
    tokens = {token.key for token in BOX.incidents if token.kind == "looting"}

    assert tokens == {token for token, _ in LOOT} | {token for token, _, _ in CARD_LOOT}


# Sunset ----------------------------------------------------------------------------------------------------------


def at_sunset(kate: Seat) -> Position:
    return cryo(board={"incidents": {"dispatch": "sunset"}}, kate=kate, liam=seat(), mia=seat())


@rule("CRY-122")
def test_the_game_ends_at_the_end_of_the_turn_that_resolves_the_sunset_and_the_token_is_kept() -> None:
    table = at_sunset(seat(docked=["engineering A"]))
    table.plays("recall", "dispatch")
    assert not table.table.over
    assert table.seat("kate").incidents == ["sunset"]

    table.plays("compute")
    assert table.table.over


@rule("CRY-123")
def test_the_turn_of_the_sunset_is_still_completed() -> None:
    slots = {"custom 1 below": "pink crystal", "charge above": "grey tech"}
    kate = seat(slots=slots, hand=["interfacing"], home=["awaken"], docked=["engineering A", "launch dock"])
    table = at_sunset(kate)
    table.plays("recall", "dispatch", "custom 1", "take", "scrap interfacing", "charge", "take")

    assert table.table.over
    assert table.seat("kate").stock == [2, 0, 0, 0, 1]
    assert table.seat("kate").home.count(True) == 3
