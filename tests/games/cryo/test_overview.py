"""Overview and contents."""

from __future__ import annotations

import pytest

import holdfast
from games.cryo.openings import opening
from games.cryo.positions import BOX
from holdfast.games.cryo import GAME
from holdfast.games.cryo.amounts import ENERGY
from proving import rule


@rule("CRY-001")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_each_lead_a_faction_of_their_own_color(seats: int) -> None:
    factions = holdfast.new("cryo", seats=seats).view(None)["players"]

    assert len({faction["color"] for faction in factions}) == len(factions) == seats
    assert not any(faction["rival"] for faction in factions)


@rule("CRY-001")
def test_alone_a_player_faces_an_automated_rival() -> None:
    table = holdfast.new("cryo", seats=1)

    assert [faction["rival"] for faction in table.view(0)["players"]] == [False, True]
    assert {decision.seat for decision in table.decisions} == {0}


@rule("CRY-001")
@pytest.mark.parametrize("seats", [0, 5])
def test_no_other_number_of_players_is_possible(seats: int) -> None:
    with pytest.raises(holdfast.UnknownGame, match="1, 2, 3 or 4 seats"):
        holdfast.new("cryo", seats=seats)


@rule("CRY-001")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_no_expansions_to_choose(seats: int) -> None:
    assert GAME.check(seats, {}) == {}
    with pytest.raises(holdfast.UnknownGame, match="it has: none"):
        holdfast.new("cryo", seats=seats, options={"expansion": True})


@rule("CRY-002")
def test_the_box_holds_the_pieces_of_the_contents_page() -> None:
    """Reference cards need no piece: every decision names its clause instead."""
    table = opening(4)
    players = table.state.players
    counted = {
        "platforms": len(players),
        "drones": sum(sum(player.home) for player in players),
        "crew pods": sum(sum(player.stasis) for player in players),
        "material markers": sum(len(player.stock[:ENERGY]) for player in players),
        "energy pegs": sum(len(player.stock[ENERGY:]) for player in players),
        "cards": sum(BOX.copies),
        "cavern tiles": len(set(BOX.cavern_tiles)),
        "damage markers": len({dock.symbol for dock in BOX.docks if dock.symbol}),
        "resource tiles": sum(len(tiles) for tiles in BOX.tiles),
        "incident tokens": len(BOX.incidents),
        "score sheets": len(table.result().sheets),
    }

    assert counted == {
        "platforms": 4,
        "drones": 12,
        "crew pods": 60,
        "material markers": 16,
        "energy pegs": 4,
        "cards": 40,
        "cavern tiles": 14,
        "damage markers": 12,
        "resource tiles": 60,
        "incident tokens": 33,
        "score sheets": 4,
    }
