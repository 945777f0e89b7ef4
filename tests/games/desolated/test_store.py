"""How to store a card."""

from __future__ import annotations

from games.desolated.positions import desolated, seat
from proving import rule


@rule("DES-071")
def test_cards_are_stored_only_beneath_a_card_with_the_storage_icon() -> None:
    landmarks = ["scrap silo", "amber terraces", "vault of crowns"]
    table = desolated(louise=seat(hand=["kiln 01"], landmarks=landmarks), marc=seat())
    table.acts("pass")

    assert table.asks == "Store a card beneath which Landmark?"
    assert table.offers() == ["scrap silo", "vault of crowns", "store nothing"]


@rule("DES-071")
def test_without_a_storage_card_nothing_is_asked() -> None:
    table = desolated(louise=seat(hand=["kiln 01"], landmarks=["amber terraces"]), marc=seat())
    table.acts("pass")

    assert table.asked == "marc"


@rule("DES-072", "DES-093")
def test_one_card_a_turn_in_total_from_hand_or_inventory() -> None:
    louise = seat(
        hand=["kiln 01"],
        chains=[["kiln 02"]],
        loose=["cargo rig 01"],
        influence=["tidal clerk of verdane"],
        landmarks=["scrap silo", "ballast yard"],
    )
    table = desolated(louise=louise, marc=seat())
    table.acts("pass", "scrap silo")
    assert table.offers() == ["kiln 01 in hand", "kiln 02", "cargo rig 01", "tidal clerk of verdane", "ballast yard"]

    table.plays("kiln 01 in hand")
    assert table.landmarks("louise") == {"scrap silo": ["kiln 01"], "ballast yard": []}
    assert table.hand("louise") == []
    assert table.asked == "marc"


@rule("DES-017", "DES-072")
def test_a_hand_card_is_stored_face_down_and_an_open_card_in_the_open() -> None:
    louise = seat(hand=["kiln 01"], chains=[["kiln 02"]], landmarks=["scrap silo"])
    hidden = desolated(louise=louise, marc=seat())
    hidden.acts("pass", "scrap silo", "kiln 01 in hand")
    assert not any("Kiln" in line for line in hidden.told("marc"))
    assert any("Indicyl Kiln" in line for line in hidden.told("louise"))

    shown = desolated(louise=louise, marc=seat())
    shown.acts("pass", "scrap silo", "kiln 02")
    assert any("stored Indicyl Kiln" in line for line in shown.told("marc"))


@rule("DES-073")
def test_any_number_of_cards_lies_beneath_one() -> None:
    beneath = [f"kiln {copy:02}" for copy in range(1, 13)]
    table = desolated(louise=seat(hand=["shunt 01"], landmarks={"scrap silo": beneath}), marc=seat())
    table.acts("pass", "scrap silo")

    assert table.landmarks("louise") == {"scrap silo": [*beneath, "shunt 01"]}


@rule("DES-074")
def test_a_stored_card_has_no_effect_of_its_own() -> None:
    louise = seat(
        landmarks={"scrap silo": ["cargo rig 01", "condenser 04", "tidal clerk of verdane", "amber terraces"]},
        tokens={"indicyl": 2},
    )
    table = desolated(louise=louise, marc=seat(), board={"landmark_row": ["indigo hamlet", None, None]})

    assert table.table.view(0)["players"][0]["hand_limit"] == 7
    assert "convert" not in table.offers()
    table.plays("no more")
    assert "earn" not in table.offers()
    assert table.score("louise") == 4 + 1  # the silo, and its bonus for two stored Material cards


@rule("DES-075", "DES-076")
def test_storing_a_card_of_a_chain_may_break_it() -> None:
    louise = seat(chains=[["condenser 03", "dissolver 03", "kiln 03"]], landmarks=["scrap silo"])
    table = desolated(louise=louise, marc=seat())
    table.acts("pass", "scrap silo", "dissolver 03")

    assert table.chains("louise") == [["condenser 03"], ["kiln 03"]]


@rule("DES-079")
def test_any_kind_may_be_stored_anywhere_but_only_the_named_kind_scores() -> None:
    louise = seat(influence=["tidal clerk of verdane"], landmarks=["vault of crowns"])
    table = desolated(louise=louise, marc=seat())
    table.acts("vault of crowns")

    assert table.landmarks("louise") == {"vault of crowns": ["tidal clerk of verdane"]}
    assert table.score("louise") == 12


@rule("DES-079")
def test_a_character_may_be_stored_and_campaign_and_talent_cards_may_not() -> None:
    louise = seat(
        chains=[["odile marrow"]],
        landmarks={"scrap silo": ["kiln 02"]},
        campaign="rain tithe",
        talent="tinkerer",
        hand=["kiln 01"],
    )
    options = ["campaigns", "characters", "talents"]
    table = desolated(louise=louise, marc=seat(), options=options)
    table.acts("pass", "end actions", "cover nothing", "scrap silo")
    assert table.offers() == ["kiln 01 in hand", "odile marrow"]

    table.plays("odile marrow")
    assert table.landmarks("louise") == {"scrap silo": ["kiln 02", "odile marrow"]}
    assert table.chains("louise") == []
    assert table.score("louise") == 4 - 5  # a Character is no Material card: no second one lies beneath the silo


@rule("DES-080")
def test_a_card_is_not_stored_beneath_itself() -> None:
    alone = desolated(louise=seat(landmarks=["scrap silo"]), marc=seat())
    alone.acts()
    assert alone.asked == "marc"


@rule("DES-080")
def test_a_stored_storage_card_keeps_what_is_beneath_it_and_nothing_of_it_counts() -> None:
    landmarks = {"vault of crowns": [], "nested citadel": ["amber terraces"]}
    table = desolated(louise=seat(landmarks=landmarks), marc=seat())
    assert table.score("louise") == 12 + 12 + 12

    table.acts("vault of crowns")
    assert table.landmarks("louise") == {"vault of crowns": ["nested citadel"]}
    stored = table.player("louise").landmarks[0].stored[0]
    assert [deeper.card.key for deeper in stored.beneath] == ["amber terraces"]
    assert table.score("louise") == 12 + 12


@rule("DES-081")
def test_stored_cards_stay_stored() -> None:
    louise = seat(hand=["shunt 01"], landmarks={"scrap silo": ["kiln 01"]})
    table = desolated(louise=louise, marc=seat())
    table.acts("pass", "scrap silo")
    for _ in range(4):
        table.acts()

    assert table.landmarks("louise") == {"scrap silo": ["kiln 01", "shunt 01"]}
    assert table.hand("louise") == []
