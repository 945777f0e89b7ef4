"""Network Harmony, Secret Promises and the advanced game, alone and together."""

from __future__ import annotations

import itertools

import pytest

from games.arkosa.openings import ended, opened, opening, passing_time
from games.arkosa.positions import BOX, arkosa, seat
from holdfast import UnknownGame
from holdfast.games.arkosa import GAME
from holdfast.games.arkosa.setup import new
from proving import rule


@rule("ARK-303")
def test_network_harmony_removes_two_rooms_and_six_colonists() -> None:
    plain, harmony = (new(BOX, 2, GAME.check(2, {"harmony": value})) for value in (False, True))
    colonists = [{card.name for card in (*game.colonists_a.rest, *game.colonists_b.rest)} for game in (plain, harmony)]
    rooms = [{room.name for room in game.specials} for game in (plain, harmony)]

    assert colonists[0] - colonists[1] == {"Kronch", "Lee-Roi", "Movoo", "Oran", "Ruein", "Peregrine Peremo"}
    assert rooms[0] - rooms[1] == {"Secret Meat Dispensary", "Space Pirate Radio"}


@rule("ARK-304")
def test_promises_are_dealt_before_any_bunker_and_three_of_four_are_kept_secretly() -> None:
    table = opening(3, promises=True)
    assert [decision.seat for decision in table.decisions] == [0, 1, 2]
    assert table.decision.rule == "ARK-304"
    assert all(player.board is None for player in table.state.players)
    dealt = [bribe.key for bribe in table.state.players[0].offered]
    assert len(dealt) == 4
    for key in dealt[:3]:
        table.choose(key, seat=0)

    assert table.view(0)["players"][0]["bribes_count"] == 3
    assert [bribe["key"] for bribe in table.view(0)["players"][0]["bribes"]] == dealt[:3]
    assert table.view(1)["players"][0]["bribes"] is None
    assert table.view(1)["players"][0]["offered"] is None


@rule("ARK-304")
def test_the_fourth_bribe_leaves_the_game() -> None:
    table = opened(4, promises=True)

    assert [len(player.bribes) for player in table.state.players] == [3, 3, 3, 3]
    assert all(player.offered == [] for player in table.state.players)
    assert len(table.state.bribe_deck) == 8
    assert ended(table).state.bribes == []


@rule("ARK-305")
def test_with_promises_there_are_no_bribes_on_display_and_none_can_be_made() -> None:
    table = opened(2, promises=True, seed=3)
    rounds = set()
    for moment in passing_time(table, seed=3):
        if moment.state.phase != "player actions" or moment.decision.rule != "ARK-064":
            continue
        rounds.add(moment.state.round)
        assert not any(option.key.startswith("bribe") for option in moment.decision.options)
        assert moment.state.bribes == []
        refused = {option.key: option.rule for option in moment.decision.refused}
        assert refused["bribe"] == "ARK-305"

    assert rounds == {1, 2, 3}


@rule("ARK-305")
def test_promises_stay_hidden_until_the_end_and_score_as_usual() -> None:
    promises = {"promises": True}
    table = arkosa(kate=seat(magtape=2, bribes=["mixtape", "full tanks"]), liam=seat(), options=promises)
    assert table.view("liam")["players"][0]["bribes"] is None

    over = arkosa(
        kate=seat(magtape=2, bribes=["mixtape", "full tanks"]), liam=seat(), options=promises, phase="scoring", round=3
    )
    assert over.table.over
    assert [bribe["key"] for bribe in over.view("liam")["players"][0]["bribes"]] == ["mixtape", "full tanks"]
    assert over.sheet("kate")["bribes"] == 5 - 7


@rule("ARK-307", "ARK-040")
def test_the_advanced_game_puts_unchosen_special_rooms_into_the_bag() -> None:
    table = opened(3, advanced=True)
    kinds = [room.kind for room in table.state.bag.rest] + [room.kind for room in table.state.line if room]

    assert kinds.count("special") == 7
    assert len(kinds) == 34
    plain = opened(3)
    assert not any(room.kind == "special" for room in plain.state.bag.rest)


@rule("ARK-307")
def test_a_special_room_from_the_bag_is_built_at_its_cost() -> None:
    table = arkosa(
        kate=seat(scrap=3, magtape=1),
        liam=seat(),
        options={"setup": "regular", "advanced": True},
        board={"line": ["propaganda studio", None, None, None]},
    )
    table.plays("build 1 propaganda studio", "r2c1")

    assert table.seat("kate").rooms["r2c1"] == "propaganda studio"
    assert table.seat("kate").stock == [0] * 5


@rule("ARK-369")
def test_the_advanced_game_needs_the_regular_setup_and_solo_adds_no_vault() -> None:
    with pytest.raises(UnknownGame, match="ARK-369"):
        opening(2, advanced=True, setup="starter")
    table = opened(1, advanced=True, seed=2)
    rooms = [*table.state.bag.rest, *(room for room in table.state.line if room)]

    assert (
        sum(room.kind == "special" for room in rooms)
        + sum(room is not None and room.kind == "special" for room in table.state.players[1].rooms)
        == 8
    )
    assert "The Vault" not in {room.name for room in rooms}


@rule("ARK-308", "ARK-370")
@pytest.mark.parametrize(
    ("seats", "harmony", "promises", "advanced"),
    list(itertools.product((1, 2), (False, True), (False, True), (False, True))),
)
def test_the_variants_may_be_combined_in_any_way_also_alone(
    seats: int, harmony: bool, promises: bool, advanced: bool
) -> None:
    table = ended(opened(seats, seed=seats, harmony=harmony, promises=promises, advanced=advanced))

    assert table.over
    assert len(table.scores()) == 2
