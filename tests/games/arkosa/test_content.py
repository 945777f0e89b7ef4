"""Content: packs laid over it, and errors that name file, entry and what was allowed."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.arkosa.openings import Chance
from games.arkosa.packs import pack
from holdfast import ContentError
from holdfast.engine.table import Table
from holdfast.games.arkosa import GAME
from holdfast.games.arkosa.box import box
from holdfast.games.arkosa.state import Arkosa


def test_a_pack_changes_a_card_and_adds_another(tmp_path: Path) -> None:
    changes = """
bribes:
  - {id: BR01, points: 50}
  - {id: BR99, name: "A Whole Moon", cost: {shard: 9}, points: 99}
"""
    made = box(pack(tmp_path, "bribes", changes))

    bucket = next(bribe for bribe in made.bribes if bribe.id == "BR01")
    assert (bucket.name, bucket.points) == ("Bucket of Bugs", 50)
    assert made.bribes[-1].name == "A Whole Moon"


def test_a_game_with_a_pack_plays_with_its_cards(tmp_path: Path) -> None:
    changes = """
colonists:
  - {id: CA01, name: "Nobody", types: [labourer], points: 9, actions: [[{gain: {food: 9}}]]}
"""
    chance: Chance = {"A colonists": ["nobody"]}
    table: Table[Arkosa] = Table(
        GAME, seats=2, pack=pack(tmp_path, "colonists", changes), chance=chance, options={"setup": "starter"}
    )
    table.choose(0)
    table.choose(0)

    assert table.state.players[0].hand[0].points == 9


@pytest.mark.parametrize(
    ("file", "text", "told"),
    [
        ("bribes", "bribes: [{id: BR01, price: 3}]", ["bribes.yaml", "BR01", "price", "allowed: id, name, cost"]),
        ("events", "events: [{id: L01, effects: [explode]}]", ["events.yaml", "L01", "'explode' is not a verb"]),
        ("rooms", "rooms: [{id: A01, cost: {gold: 1}}]", ["rooms.yaml", "A01", "gold", "allowed: food"]),
        ("bunkers", "leaders: [{id: libra, morale: 3}]", ["leaders", "every morale must be different", ": 3"]),
        ("bribes", "bribes: [{id: BR02, name: Bucket of Bugs}]", ["bribes.yaml", "used twice: bucket of bugs"]),
        ("bunkers", "leaders: [{id: libra, morale: 11}]", ["morale 11 is not on the track from -5 to 10"]),
        ("board", "pool: {4: {food: 1}}\ntrack: [{id: 0, kind: blank}]", ["every number of the die"]),
        ("game", "founders: 9", ["A cards that no variant removes: 23, but 41 are needed"]),
        ("game", "promises: {deal: 9}", ["bribes: 20, but 36 are needed"]),
        ("game", "colours: [red, blue]", ["colours: 2, but 4 players need one each"]),
        ("game", "rounds: 4", ["pool: every round needs an entry"]),
        ("events", "events: [{id: L36, table: {7: {polarity: mixed, do: []}}}]", ["L36: every face of the die"]),
        ("events", "events: [{id: R01, victim: null}]", ["R01: a raid needs a victim"]),
        ("events", "events: [{id: D07, effects: [{roll_d6: [{faces: [1, 2]}]}]}]", ["D07: every face of the die"]),
        ("solo", "location_order: [crash_site]", ["crash_site must be open to every backpack and free"]),
        ("solo", "location_order: [the_moon]", ["there is no location 'the_moon'"]),
        ("bunkers", "leaders: [{id: libra, special_trade: [{recruit_path: crash_site}]}]", ["not on the path"]),
        ("bunkers", "bunkers: [{id: bunker_07, side_b: {built: {r1c2: bug_farm}}}]", ["side_b needs a star space"]),
        ("bunkers", "bunkers: [{id: bunker_07, side_a: {built: {r1c2: castle}}}]", ["'castle' is no printed room"]),
        ("bunkers", "bunkers: [{id: bunker_07, side_a: {spaces: {r9c9: {double: true}}}}]", ["no space 'r9c9'"]),
        ("colonists", "colonists: [{id: CA01, remove: true}, {id: CA00, remove: true}]", ["CA00", "nothing called"]),
    ],
)
def test_a_wrong_pack_is_refused_with_its_reason(tmp_path: Path, file: str, text: str, told: list[str]) -> None:
    with pytest.raises(ContentError) as caught:
        box(pack(tmp_path, file, text))

    for word in told:
        assert word in str(caught.value)


def test_a_board_without_a_double_space_is_refused(tmp_path: Path) -> None:
    changes = """
bunkers:
  - id: bunker_07
    side_a:
      spaces:
        r3c2: {double: false, placement: {food: 1}}
"""
    with pytest.raises(ContentError, match="bunker_07: exactly one space must double"):
        box(pack(tmp_path, "bunkers", changes))


def test_equal_tiles_are_one_shared_object() -> None:
    tiles = [room for room in GAME.new(box(None), 2, GAME.check(2, {})).bag.rest if room.name == "Shisha Spa"]

    assert len(tiles) == 2
    assert tiles[0] is tiles[1]


def test_every_piece_says_on_what_it_rests() -> None:
    made = box(None)
    bases = [
        *(card.basis for card in made.colonists),
        *(room.basis for room in made.rooms),
        *(card.basis for card in made.events),
        *(bribe.basis for bribe in made.bribes),
        *(leader.basis for leader in made.leaders),
        *(card.basis for card in made.solo.cards),
    ]

    assert len(bases) == 48 + 37 + 107 + 20 + 7 + 14
    assert set(bases) <= {"given", "recovered", "ruled", "house"}
