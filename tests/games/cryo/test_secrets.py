"""Card Details: what lies open to everybody, and what is secret."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.cryo.positions import Position, card, cryo, seat
from proving import rule

ANYBODY = [0, 1, None]
"""Kate, Liam and an onlooker."""


def laid_out() -> Position:
    """A position with something of everything on the table."""
    return cryo(
        board={
            "discard": ["automation"],
            "caverns": {"cavern 4": "prism cathedral"},
            "stacks": {"laboratory W": None, "research E": "grey nanite"},
            "sabotaged": {"engineering": 1},
            "damaged": ["dispatch M"],
        },
        kate=seat(
            hand=["imaging", "imaging"], upgrades=["overclock"], vehicles=["prototype"], missions=["supercharge"],
            slots={"charge above": "pink nanite"}, incidents=["late 2 energy"], awake=2, destroyed=1, crystal=3,
            settled={"cavern 4": 3}, salvage={"tech": 1}, docked=["launch dock", "research M"],
        ),
        liam=seat(hand=["interfacing"]),
    )  # fmt: skip


# Hands -----------------------------------------------------------------------------------------------------------


@rule("CRY-164")
def test_hands_are_hidden_and_hand_sizes_public() -> None:
    table = laid_out().table
    assert table.view(0)["players"][0]["hand"] == ["imaging", "imaging"]
    assert table.view(1)["players"][0]["hand"] is None
    assert table.view(None)["players"][0]["hand"] is None

    for looker in ANYBODY:
        assert [player["hand_size"] for player in table.view(looker)["players"]] == [2, 1]


@rule("CRY-164")
def test_the_discard_pile_is_public() -> None:
    table = laid_out().table

    assert [table.view(looker)["discard"] for looker in ANYBODY] == [["automation"]] * 3


@rule("CRY-164")
def test_only_the_drawer_is_told_which_card_was_drawn() -> None:
    kate = seat(slots={"custom 1 below": "pink card"})
    table = cryo(chance={"deck": ["prototype"]}, kate=kate, liam=seat())
    table.plays("scrap custom 1 below", "draw")

    assert any(line.startswith("You drew Prototype") for line in table.told("kate"))
    assert table.told("liam")[-1] == table.told()[-1] == "kate drew a card"


# Public ----------------------------------------------------------------------------------------------------------


@rule("CRY-274")
@pytest.mark.parametrize("looker", ANYBODY)
def test_everything_on_a_platform_but_hand_and_missions_is_public(looker: int | None) -> None:
    kate: dict[str, Any] = laid_out().table.view(looker)["players"][0]

    assert (kate["upgrades"], kate["vehicles"]) == (["overclock"], ["prototype"])
    assert (kate["slots"]["charge above"], kate["incidents"]) == ("nanite", ["late 2 energy"])
    assert (kate["awake"], kate["destroyed"], kate["missions_count"]) == (2, 2, 1)
    assert kate["stock"] == {"crystal": 3, "organic": 0, "tech": 0, "nanite": 0, "energy": 0}
    assert kate["home"] == ["custom 1"]


@rule("CRY-274")
@pytest.mark.parametrize("looker", ANYBODY)
def test_pods_faceup_tiles_and_tokens_and_the_sizes_of_deck_and_stacks_are_public(looker: int | None) -> None:
    seen = laid_out().table.view(looker)
    caverns = {cavern["key"]: cavern for cavern in seen["caverns"]}
    engineering, laboratory, research, _dispatch = seen["sections"]
    emptied = next(space for space in laboratory["spaces"] if space["key"] == "resource space W")
    stacked = next(space for space in research["spaces"] if space["key"] == "resource space E")

    assert (caverns["cavern 4"]["tile"]["key"], caverns["cavern 4"]["pods"]) == ("prism cathedral", [3, 0])
    assert engineering["chambers"][0] == {"sabotaged": True, "pods": [0, 0]}
    assert engineering["chambers"][1] == {"sabotaged": False, "pods": [1, 1]}
    assert laboratory["incident"]["key"] == "early 2 crystal"
    assert seen["salvage"]["tech"]["pods"] == [1, 0]
    assert (stacked["tile"], stacked["beneath"]) == ("nanite", 1)
    assert (emptied["tile"], emptied["beneath"]) == (None, 0)
    assert seen["deck"] == 40 - 7
    assert [stack["tokens"] for stack in seen["incident_track"]] == [2] * 7


# Secret ----------------------------------------------------------------------------------------------------------


@rule("CRY-274")
@pytest.mark.parametrize("looker", ANYBODY)
def test_deck_facedown_tiles_facedown_tokens_and_the_box_are_secret(looker: int | None) -> None:
    table = laid_out()
    before = table.table.view(looker)
    state = table.state
    state.deck.rest.reverse()
    for tiles in state.tiles:
        tiles.rest[:] = tiles.rest[1:]
    for caverns in state.hidden:
        caverns.rest[:] = caverns.rest[1:]
    for tokens in (state.early, state.late):
        tokens.rest[:] = tokens.rest[:1] * len(tokens.rest)

    assert table.table.view(looker) == before
    shown = json.dumps(before)
    assert "deep heart" not in shown
    assert "late sabotage" not in shown


@rule("CRY-164", "CRY-274")
def test_a_hidden_card_swapped_for_another_shows_only_to_its_holder() -> None:
    table = laid_out()
    before = [table.table.view(looker) for looker in ANYBODY]
    liam = table.player("liam")
    liam.hand[0] = card("wakeup protocol")

    after = [table.table.view(looker) for looker in ANYBODY]
    assert (after[0], after[2]) == (before[0], before[2])
    assert after[1] != before[1]
