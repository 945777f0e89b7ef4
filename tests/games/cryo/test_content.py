"""The content of Cryo, and packs that change it."""

from __future__ import annotations

from pathlib import Path

import pytest

import holdfast
from holdfast import ContentError
from holdfast.games.cryo.box import box


def pack(folder: Path, file: str, text: str) -> Path:
    (folder / "cryo").mkdir(exist_ok=True)
    (folder / "cryo" / f"{file}.yaml").write_text(text)
    return folder


def test_a_changed_card_is_played_with(tmp_path: Path) -> None:
    changed = pack(tmp_path, "cards", "cards: [{id: imaging, vehicle: {name: Ox, capacity: 9}}]")
    table = holdfast.new("cryo", seats=2, pack=changed)

    vehicles = {card.key: (card.vehicle.name, card.vehicle.capacity) for card in table.state.box.cards}
    assert vehicles["imaging"] == ("Ox", 9)
    assert vehicles["supercharge"] == ("Moth", 2)
    assert box().cards[0].vehicle.name == "Rhino"


@pytest.mark.parametrize(
    ("file", "text", "told"),
    [
        ("cards", "cards: [{id: imaging, copies: many}]", "cards › imaging › copies: expected `int`, got `str`"),
        ("cards", "cards: [{id: imaging, copies: 0}]", "imaging: the solo game needs a copy of each type"),
        ("cards", "cards: [{id: imaging, copies: -1}]", "imaging › copies: expected `int` >= 0"),
        ("cards", "cards: [{id: imaging, remove: true}]", "7 types for the 8 posts"),
        (
            "cards",
            "cards: [{id: imaging, scrap: {fly: 1}}]",
            "imaging › scrap: .*unknown field `fly`; allowed: gain, card, awaken",
        ),
        (
            "cards",
            "cards: [{id: imaging, scrap: {gain: {gold: 1}}}]",
            "imaging › scrap › gain: invalid enum value 'gold'; allowed: crystal, organic",
        ),
        ("cards", "cards: [{id: imaging, vehicle: {name: Ox, capacity: 0}}]", "a vehicle must hold a pod"),
        (
            "cards",
            "cards: [{id: imaging, mission: {name: M, counts: stars, per: 1, points: 1, text: x}}]",
            "counts: invalid enum value 'stars'; allowed: caverns_settled",
        ),
        ("tiles", "tiles: [{id: pink crystal, count: 1}]", "pink: 15 tiles, but 4 players need 20"),
        (
            "tiles",
            "tiles: [{id: odd, back: blue, count: 1, icons: [tech]}]",
            "odd: back: there is no 'blue'; there are: pink",
        ),
        ("tiles", "tiles: [{id: odd, back: pink, count: 1, icons: []}]", "odd: has no icon"),
        ("tiles", "tiles: [{id: odd, back: pink, count: 1, icons: [card, tech]}]", "odd: a card stands alone"),
        ("caverns", "tunnels: [{id: tunnel 1, joins: [cavern 1, cavern 99]}]", "tunnel 1: there is no 'cavern 99'"),
        ("caverns", "tiles: [{id: deep heart, remove: true}]", "5 large tiles for 6 large spaces"),
        (
            "caverns",
            "spaces: [{id: cavern 2, starts_faceup: false}]",
            "two caverns that a tunnel joins must start face up",
        ),
        ("incidents", "tokens: [{id: early sabotage, count: 1}]", "12 early tokens, but 4 players need 16"),
        ("incidents", "tokens: [{id: sunset, count: 2}]", "exactly 1 sunset token"),
        ("ship", "sections: [{id: dispatch, remove: true}]", "the ship has 4 sections, not 3"),
        ("ship", "docks: [{id: A, right: X}]", "engineering: dock A: there is no 'X'; there are: N1"),
        ("ship", "docks: [{id: A, below: [Z]}]", "dock A: below: there is no 'Z'"),
        ("ship", "sections: [{id: engineering, damage: {Q: spark}}]", "engineering › damage: there is no 'Q'"),
        ("setup", "tracks: {crystal: 0}", "crystal ends at 0, below its start of 1"),
        ("setup", "damage_markers: {2: 99}", "99 markers, but 12 damage symbols"),
        ("setup", "colors: [red, red, red, red]", "colors: 1 entries for 4 players"),
        ("setup", "drones: 6", "6 drones on a platform of 6 docks"),
        ("setup", "keep: 6", "6 of 5 cards dealt"),
        ("setup", "solo: {incidents: [1]}", "an entry for 0 to all drones"),
        (
            "setup",
            "platform: {docks: [{id: charge, printed: null}]}",
            "charge: needs either a benefit slot or a printed",
        ),
        ("setup", "deal: 11", "40 cards, but 4 players are dealt 44"),
    ],
)
def test_a_pack_that_cannot_be_played_says_why(tmp_path: Path, file: str, text: str, told: str) -> None:
    with pytest.raises(ContentError, match=told):
        holdfast.new("cryo", seats=2, pack=pack(tmp_path, file, text))
