"""Racloir Material, Arkhein Influence and Insula Landmark cards: what is printed on them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import holdfast
from games.desolated.positions import ALL, BOX, material
from holdfast import ContentError
from holdfast.games.desolated.amounts import KINDS, RESOURCES, TYPES
from holdfast.games.desolated.box import box
from holdfast.games.toolkit.amounts import Vector
from proving import rule


def worth(amount: Vector) -> int:
    return sum(n * each for n, each in zip(amount, BOX.worth, strict=True))


@rule("DES-110")
def test_the_six_materials_are_as_rare_as_printed() -> None:
    counts = Counter(KINDS[card.material] for card in BOX.materials)

    assert counts == {"indicyl": 75, "hesson": 75, "rubel": 50, "kyan": 50, "spessart": 25, "spectrol": 25}


@rule("DES-213")
def test_the_reference_shows_the_rarities_and_the_view_shows_it() -> None:
    shown = {row["material"]: row["percent"] for row in holdfast.new("desolated", seats=2).view(0)["reference"]}

    assert shown == {"indicyl": 25, "hesson": 25, "rubel": 17, "kyan": 17, "spessart": 8, "spectrol": 8}


@rule("DES-111")
def test_the_card_of_the_breakdown_is_two_water_for_one_flower() -> None:
    card = material("condenser 04")

    assert card.name == "Hesson Condenser"
    assert card.convert == (RESOURCES.vector({"indicyl": 2}), RESOURCES.vector({"rubel": 1}))


@rule("DES-115", "DES-116")
def test_all_but_twelve_material_cards_are_linkable() -> None:
    linkable = [card for card in BOX.materials if card.linkable]
    one_sided = [card for card in linkable if -1 in (card.left, card.right)]
    others = [card for card in BOX.materials if not card.linkable]

    assert (len(linkable), len(one_sided), len(others)) == (288, 48, 12)
    assert all(card.hand_limit == 1 and card.convert is None for card in others)


def test_both_sides_of_a_card_are_worth_the_class_of_its_links() -> None:
    for card in BOX.materials:
        if card.convert is not None:
            left, right = map(worth, card.convert)
            classes = {BOX.link_worth[link] for link in (card.left, card.right) if link >= 0}
            assert classes == {left} == {right}


@rule("DES-118", "DES-119", "DES-120")
def test_influence_cards_have_a_cost_vp_and_icons_of_three_types() -> None:
    by_icons = Counter(sum(card.icons) for card in BOX.influence)
    assert by_icons == {1: 96, 2: 72, 3: 24}
    assert all(card.vp == worth(card.cost) - 5 for card in BOX.influence)
    assert TYPES == ("verdane", "noctane", "aurane")
    for kind in range(3):
        assert Counter(sum(card.icons) for card in BOX.influence if card.icons[kind]) == {1: 32, 2: 48, 3: 24}


@rule("DES-118")
def test_a_cost_of_two_three_one_and_two_is_eight_materials() -> None:
    archon = next(card for card in BOX.influence if card.key == f"first archon{ALL}")

    assert sorted(n for n in archon.cost if n) == [1, 2, 2, 3]
    assert sum(archon.cost) == 8


@rule("DES-121", "DES-122")
def test_landmarks_that_cost_more_types_are_worth_more() -> None:
    tiers = Counter((sum(card.cost), card.vp) for card in BOX.landmarks)

    assert tiers == {(1, 4): 9, (2, 8): 9, (3, 12): 9}
    assert all(max(card.cost) == 1 for card in BOX.landmarks)


@rule("DES-127", "DES-128", "DES-129", "DES-130", "DES-131", "DES-132", "DES-133")
def test_the_nine_bonuses_of_the_reference_page_are_there_three_times_each() -> None:
    assert Counter(card.bonus.text() for card in BOX.landmarks if card.bonus) == {
        "+12 for every stored landmark": 3,
        "+8 for every stored influence": 3,
        "+5 for every spessart in a chain": 3,
        "+5 for every spectrol in a chain": 3,
        "+3 for every rubel in a chain": 3,
        "+3 for every kyan in a chain": 3,
        "+1 for every indicyl in a chain": 3,
        "+1 for every hesson in a chain": 3,
        "+1 for every 2 stored material": 3,
    }
    assert sum(card.storage for card in BOX.landmarks) == 9


@rule("DES-126")
def test_every_icon_of_the_legend_is_a_word_of_the_view() -> None:
    table = holdfast.new("desolated", seats=2, seed=3, options={"racloir_technology": True})
    view = table.view(0)
    landmark = view["landmark_line"]["row"][0]["card"]

    assert {"storage", "bonus", "each_round", "cost", "vp"} <= set(landmark)
    assert {card["kind"] for card in (landmark, view["influence_line"]["row"][0]["card"])} == {"landmark", "influence"}
    assert "discard" in view["material_line"]


@rule("DES-164", "DES-158")
def test_advanced_influence_has_no_cost_and_no_vp_and_three_of_them_convert() -> None:
    cards = BOX.advanced_influence

    assert all(not any(card.cost) and card.vp == 0 and card.upkeep for card in cards)
    assert [card.key for card in cards if card.convert] == ["verdane schemer", "noctane schemer", "aurane schemer"]
    assert Counter(sum(card.icons) for card in cards) == {1: 18, 2: 12, 3: 6}


@rule("DES-168", "DES-171")
def test_advanced_landmarks_cost_materials_and_list_influence() -> None:
    cards = BOX.advanced_landmarks
    priced = Counter((len(card.listed), worth(card.price or ())) for card in cards)

    assert all(card.vp == 0 and not any(card.cost) and card.bonus is None and not card.storage for card in cards)
    assert priced == {(1, 11): 9, (2, 13): 18, (3, 15): 9}


@rule("DES-179", "DES-182")
def test_every_track_has_three_materials_and_a_skull_and_nothing_else() -> None:
    assert Counter(BOX.technology) == dict.fromkeys(BOX.technology, 3)
    assert all(len(card.track) == 4 and card.track[-1] == -1 for card in BOX.technology)
    assert not any(hasattr(card, "material") or hasattr(card, "left") for card in BOX.technology)


def test_equal_cards_are_one_object() -> None:
    assert len(set(BOX.materials)) == 294
    assert BOX.materials.count(material("cargo rig 01")) == 3
    assert len(set(BOX.influence)) == 96 + 72 + 8
    assert len(set(BOX.rare)) == 1


def test_a_pack_changes_a_card_and_a_wrong_one_says_what_is_wrong(tmp_path: Path) -> None:
    folder = tmp_path / "desolated"
    folder.mkdir()
    (folder / "landmarks.yaml").write_text("cards:\n  - {id: IL-01, vp: 99}\n")
    assert box(tmp_path).landmarks[0].vp == 99

    wrong = tmp_path / "wrong"
    (wrong / "desolated").mkdir(parents=True)
    (wrong / "desolated" / "modules.yaml").write_text("talents:\n  - {id: TA-1, rows: [{vp: 1, material: kyan}]}\n")
    with pytest.raises(ContentError, match="Cartographer: the top row"):
        box(wrong)
