"""Modules › Rare Materials: what a wild card pays, from the hand and in a chain."""

from __future__ import annotations

from games.desolated.positions import Board, Position, desolated, seat
from proving import rule

RARE = ["rare_materials"]
FRAGMENT = "prime fragment"
CLERK: Board = {"influence_row": ["tidal clerk of verdane", None, None, None]}
"""It costs 2 indicyl and 2 rubel."""


def rare(board: Board | None = None, **louise: object) -> Position:
    return desolated(louise=seat(**louise), marc=seat(), options=RARE, board=board)  # type: ignore[arg-type]  # the tests name the fields of a seat


@rule("DES-203", "DES-204")
def test_a_wild_card_completes_a_side_and_no_more_than_one_material_of_it() -> None:
    table = rare(hand=[FRAGMENT], tokens={"indicyl": 1}, chains=[["condenser 04"]])
    assert table.labels()["convert"] == "Use a conversion"
    table.plays("convert")
    assert table.offers() == ["2 indicyl to 1 rubel", "1 rubel to 2 indicyl"]

    short = rare(hand=[FRAGMENT], tokens={"kyan": 1}, chains=[["condenser 04"]])
    assert short.labels()["convert"] == "Convert 1 rubel to 2 indicyl"  # one indicyl of two would be lacking


@rule("DES-203", "DES-033")
def test_a_wild_icon_still_asks_for_a_material() -> None:
    assert "convert" not in rare(chains=[[FRAGMENT]]).offers()
    assert "convert" in rare(chains=[[FRAGMENT]], tokens={"hesson": 1}).offers()


@rule("DES-203", "DES-215")
def test_two_units_for_two_wild_icons_leave_no_choice_and_three_do() -> None:
    chains = [["condenser 01", FRAGMENT]]
    through = "2 wild to 2 indicyl using up prime fragment"
    table = rare(chains=chains, tokens={"kyan": 1, "hesson": 1})
    table.plays("convert", through)
    assert (table.tokens("louise"), table.converted) == ({}, {"indicyl": 2})

    table = rare(chains=chains, tokens={"kyan": 1, "hesson": 1, "spectrol": 1})
    table.plays("convert", through)
    assert table.offers() == ["token hesson", "token kyan", "token spectrol"]


@rule("DES-203", "DES-215")
def test_converted_materials_pay_a_wild_icon_too() -> None:
    table = rare(chains=[["dissolver 01"], [FRAGMENT]], tokens={"kyan": 2})
    table.plays("convert", "1 kyan to 2 indicyl", "convert", "1 wild to 2 wild using up prime fragment")

    assert table.offers() == ["converted indicyl", "token kyan"]
    table.plays("converted indicyl", "rubel", "rubel")
    assert (table.tokens("louise"), table.converted) == ({"kyan": 1}, {"indicyl": 1, "rubel": 2})


@rule("DES-203", "DES-215")
def test_units_that_are_all_alike_are_paid_without_an_answer() -> None:
    table = rare(chains=[[FRAGMENT]], tokens={"kyan": 3})
    table.plays("convert", "1 wild to 2 wild using up prime fragment", "spessart", "spectrol")

    assert table.tokens("louise") == {"kyan": 2}
    assert "token kyan" not in [entry.key for entry in table.table.log]


@rule("DES-204", "DES-033")
def test_a_wild_card_is_not_spent_where_the_rest_of_the_side_would_be_lacking() -> None:
    """Kyan and indicyl make a spessart; the wild card is the kyan, for there is no other."""
    table = rare(hand=[FRAGMENT], tokens={"indicyl": 1}, chains=[["fuser 01"]])
    table.converts("1 indicyl and 1 kyan to 1 spessart")

    assert table.asks == "Take a Material card?"  # nothing of the payment was a choice
    assert (table.hand("louise"), table.tokens("louise")) == ([], {})
    assert table.converted == {"spessart": 1}


@rule("DES-204", "DES-215")
def test_a_wild_card_in_hand_gives_a_choice_where_tokens_would_just_do() -> None:
    table = rare(CLERK, hand=[FRAGMENT], tokens={"indicyl": 2, "rubel": 2})
    table.acts("trade")
    assert f"{FRAGMENT} as rubel" in table.offers()

    table.plays(f"{FRAGMENT} as rubel")  # the rest is a choice no more
    assert table.tokens("louise") == {"rubel": 1}


@rule("DES-046", "DES-205")
def test_a_conversion_that_uses_a_card_up_never_leads_in_a_circle() -> None:
    """Rubel to kyan and back by the first transmuter; through the fragment it is another position."""
    table = rare(chains=[["transmuter 01", FRAGMENT, "transmuter 02"]], tokens={"kyan": 1})
    table.plays("convert", "1 kyan to 1 rubel", "convert", "1 rubel to 1 kyan")
    assert table.converted == {"kyan": 1}
    table.plays("convert")
    assert "1 kyan to 1 rubel" not in table.offers()

    table.plays("1 kyan to 1 rubel using up prime fragment")
    assert table.converted == {"rubel": 1}
    assert table.chains("louise") == [["transmuter 01"], ["transmuter 02"]]


# Pay for me --------------------------------------------------------------------------------------------------------


@rule("DES-203", "DES-215")
def test_pay_for_me_names_both_wild_materials_as_the_price_needs_them() -> None:
    board: Board = {"influence_row": ["paired herald of verdane", None, None, None]}  # indicyl, hesson, 2 rubel
    table = rare(board, chains=[[FRAGMENT]], tokens={"rubel": 2, "spectrol": 1})
    table.acts("trade", "pay for me")

    assert table.influence("louise") == ["paired herald of verdane"]
    assert (table.tokens("louise"), table.converted) == ({}, {})
    assert "louise converted 1 spectrol into 1 indicyl and 1 hesson" in table.told()


@rule("DES-203", "DES-215")
def test_pay_for_me_says_what_is_left_of_the_wild_materials() -> None:
    louise = seat(influence=["verdane whisper"], chains=[[FRAGMENT]], tokens={"hesson": 1})  # a spessart is due
    table = desolated(louise=louise, marc=seat(), options=[*RARE, "rise_of_the_arkheins"])
    plan = "convert 1 wild to 2 wild using up prime fragment, spend 1 hesson, 1 indicyl left over"
    assert table.labels()["pay verdane whisper"] == f"Pay 1 spessart for Verdane Whisper. Pay for me: {plan}"

    table.plays("pay verdane whisper")  # there is no other way, and the option has said it
    assert (table.chains("louise"), table.converted) == ([], {"indicyl": 1})
    assert table.influence("louise") == ["verdane whisper"]


@rule("DES-204", "DES-215")
def test_pay_for_me_converts_a_wild_card_from_the_hand() -> None:
    table = rare(CLERK, hand=[FRAGMENT], tokens={"rubel": 2}, chains=[["dissolver 01"]])
    table.acts("trade", "pay for me")

    assert table.influence("louise") == ["tidal clerk of verdane"]
    assert (table.hand("louise"), table.tokens("louise"), table.converted) == ([], {}, {})
    assert "louise converted 1 kyan into 2 indicyl" in table.told()


@rule("DES-204", "DES-215")
def test_pay_for_me_spends_a_wild_card_last() -> None:
    table = rare(CLERK, hand=["kiln 07", FRAGMENT], tokens={"indicyl": 2, "rubel": 1})
    table.acts("trade", "pay for me")
    assert table.hand("louise") == [FRAGMENT]

    table = rare(CLERK, hand=[FRAGMENT], tokens={"indicyl": 2, "rubel": 1, "kyan": 1})
    table.acts("trade", "pay for me")
    assert (table.hand("louise"), table.tokens("louise")) == ([], {"kyan": 1})
