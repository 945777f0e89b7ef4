"""No consequence happens to a player who could not see it: what options and prompts say before anything is done."""

from __future__ import annotations

from games.desolated.positions import BOX, Board, desolated, seat
from proving import rule

CLERK: Board = {"influence_row": ["tidal clerk of verdane", None, None, None]}


@rule("DES-025", "DES-048")
def test_different_cards_have_different_labels() -> None:
    """Links decide where a card can be placed, so a label names them."""
    materials = [*BOX.materials, *BOX.characters, *BOX.rare, *BOX.technology]
    cards = {*materials, *BOX.influence, *BOX.advanced_influence, *BOX.landmarks, *BOX.advanced_landmarks}
    labels = {card.label for card in cards}

    assert len(labels) == len(cards)
    by_key = {card.key: card.label for card in materials}
    assert by_key["condenser 01"] == "Indicyl Condenser (2 indicyl | 1 rubel; links crescent left, chevron right)"
    assert by_key["condenser 12"] == "Spectrol Condenser (2 indicyl | 1 rubel; links chevron right)"
    assert by_key["odile marrow"].endswith("links helix left, prism right)")
    assert by_key["prime fragment"].endswith("links any left, any right)")


@rule("DES-048")
def test_places_of_an_upgrade_name_links_too() -> None:
    chains = [["condenser 03"], ["condenser 01", "condenser 02"]]
    table = desolated(louise=seat(hand=["kiln 03"], chains=chains), marc=seat())
    table.acts("upgrade")

    assert len(set(table.labels().values())) == len(table.offers()) == 7
    assert "links crescent left, crescent right" in table.labels()["after condenser 03"]


@rule("DES-055", "DES-218")
def test_tokens_on_a_card_of_the_row_are_named() -> None:
    board: Board = {"influence_row": ["tidal clerk of verdane", "tidal clerk of noctane", None, None],
                    "tokens": {"F2": {"kyan": 2, "spectrol": 1}}}  # fmt: skip
    table = desolated(louise=seat(tokens={"indicyl": 2, "rubel": 2}), marc=seat(), board=board)
    table.acts("trade")

    assert table.labels()["F2"].endswith("with 2 kyan and 1 spectrol on it")
    assert " on it" not in table.labels()["F1"]


@rule("DES-030")
def test_a_single_conversion_is_named_before_it_is_made() -> None:
    table = desolated(louise=seat(tokens={"indicyl": 2}, chains=[["condenser 04"]]), marc=seat())
    assert table.labels()["convert"] == "Convert 2 indicyl to 1 rubel"
    table.plays("convert")
    assert table.converted == {"rubel": 1}
    assert table.labels()["convert"] == "Convert 1 rubel to 2 indicyl"

    several = desolated(louise=seat(tokens={"indicyl": 2, "rubel": 1}, chains=[["condenser 04"]]), marc=seat())
    assert several.labels()["convert"] == "Use a conversion"
    several.plays("convert")
    assert several.offers() == ["2 indicyl to 1 rubel", "1 rubel to 2 indicyl"]


@rule("DES-030")
def test_a_single_conversion_is_named_during_a_payment_too() -> None:
    louise = seat(tokens={"indicyl": 4, "rubel": 1}, chains=[["condenser 11"]], hand=["kiln 01"])
    table = desolated(louise=louise, marc=seat(), board=CLERK)
    table.acts("trade", "token rubel")

    assert table.labels()["convert"] == "Convert 2 indicyl to 1 rubel"


@rule("DES-206")
def test_a_single_conversion_says_which_card_it_uses_up() -> None:
    louise = seat(tokens={"kyan": 1}, chains=[["prime fragment"]])
    table = desolated(louise=louise, marc=seat(), options=["rare_materials"])

    assert table.labels()["convert"] == "Convert 1 wild to 2 wild using up prime fragment"


@rule("DES-051")
def test_trade_names_the_only_card_that_can_be_paid_and_no_other() -> None:
    table = desolated(louise=seat(tokens={"indicyl": 2, "rubel": 2}), marc=seat(), board=CLERK)
    table.plays("no more")
    card = "Tidal Clerk of Verdane (2 indicyl and 2 rubel, 1 VP; gives 1 verdane)"
    assert table.labels()["trade"] == f"Trade for an Influence card: {card}"

    board: Board = {"influence_row": ["tidal clerk of verdane", "tidal clerk of noctane", None, None]}
    table = desolated(louise=seat(tokens={"indicyl": 2, "rubel": 2}), marc=seat(), board=board)
    table.plays("no more")
    assert table.labels()["trade"] == "Trade for an Influence card"


@rule("DES-063", "DES-064")
def test_earn_names_the_only_landmark_and_the_cards_that_pay_for_it() -> None:
    louise = seat(influence=["woven legate of verdane and noctane"])
    board: Board = {"landmark_row": ["hall of proxies", None, None]}
    table = desolated(louise=louise, marc=seat(), board=board)
    table.plays("no more")

    assert table.labels()["earn"].startswith("Earn a Landmark: Hall of Proxies (")
    assert table.labels()["earn"].endswith(": pay with woven legate of verdane and noctane")


@rule("DES-047", "DES-082")
def test_upgrade_and_harvest_name_their_only_card_and_what_becomes_of_it() -> None:
    table = desolated(louise=seat(hand=["kiln 01"], chains=[["shunt 09"]]), marc=seat())
    table.plays("no more")
    assert table.labels()["upgrade"].startswith("Upgrade: place a card from your hand: Indicyl Kiln (")
    assert table.labels()["upgrade"].endswith(", as a new chain")
    assert table.labels()["harvest"].endswith(" for 1 kyan")

    table = desolated(louise=seat(hand=["kiln 01", "kiln 02"], chains=[["shunt 09"], ["kiln 03"]]), marc=seat())
    table.plays("no more")
    assert table.labels()["upgrade"] == "Upgrade: place a card from your hand"
    assert table.labels()["harvest"] == "Harvest a chained card"


@rule("DES-072")
def test_storing_names_the_only_card_that_can_be_stored() -> None:
    table = desolated(louise=seat(hand=["kiln 01"], landmarks=["scrap silo"]), marc=seat())
    table.acts("pass")

    assert table.labels()["scrap silo"].endswith("links crescent left, chevron right) from your hand")


@rule("DES-215")
def test_pay_for_me_says_what_it_will_do() -> None:
    louise = seat(tokens={"spessart": 1, "indicyl": 2, "rubel": 1}, chains=[["separator 01"]])
    table = desolated(louise=louise, marc=seat(), board=CLERK)
    table.acts("trade")

    plan = "convert 1 spessart to 1 hesson and 1 rubel, spend 2 indicyl and 1 rubel and 1 spessart, 1 hesson left over"
    assert table.labels()["pay for me"] == f"Pay for me: {plan}"


@rule("DES-057", "DES-060")
def test_the_end_of_the_phase_says_what_becomes_of_excess() -> None:
    louise = seat(tokens={"indicyl": 2}, chains=[["condenser 04"]])
    table = desolated(louise=louise, marc=seat())
    table.plays("convert", "no more", "pass")
    assert table.labels()["end actions"] == "End the Action Phase: 1 rubel goes onto cards of the Influence row"

    table = desolated(louise=louise, marc=seat(), board={"influence_row": [None] * 4})
    table.plays("convert", "no more", "pass")
    assert table.labels()["end actions"] == "End the Action Phase: 1 rubel is lost: the Influence row is empty"
    table.plays("end actions")
    assert "louise lost an excess Rubel" in table.told()


@rule("DES-145", "DES-147")
def test_solo_a_revealed_card_says_what_it_and_the_other_strike() -> None:
    board: Board = {"influence_row": ["tidal clerk of verdane", "slag clerk of verdane", "frost clerk of verdane",
                                      "cinder clerk of verdane"],
                    "material_row": ["kiln 01", "kiln 04", "shunt 07", "kiln 07", "kiln 12"]}  # fmt: skip
    table = desolated(louise=seat(), board=board, chance={"material pile": ["furnace 01", "furnace 04"]})
    table.acts()
    struck = "Tidal Clerk of Verdane, Frost Clerk of Verdane, Hesson Kiln"
    assert table.labels()["furnace 01"].endswith(f": discards {struck}")

    table.plays("furnace 01")
    assert "Hesson Kiln was discarded: it has the material of Hesson Furnace" in table.told()
    assert "Tidal Clerk of Verdane was discarded: its cost has the material of Indicyl Furnace" in table.told()
