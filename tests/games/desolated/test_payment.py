"""Paying a price: every step leaves the rest payable, the guards of a turn, and *Pay for me*."""

from __future__ import annotations

import pytest
from msgspec import structs

from games.desolated.positions import BOX, Board, Position, desolated, material, seat
from holdfast.games.desolated.amounts import RESOURCES
from holdfast.games.desolated.pieces import Chain
from holdfast.games.desolated.rules.chains import exchanges
from holdfast.games.desolated.rules.payment.pool import singles
from proving import rule

CLERK: Board = {"influence_row": ["tidal clerk of verdane", None, None, None]}
"""It costs 2 indicyl and 2 rubel."""


@rule("DES-215")
def test_after_a_converted_unit_another_one_may_follow() -> None:
    louise = seat(tokens={"kyan": 1, "indicyl": 1}, chains=[["dissolver 01"], ["exchanger 03"]])
    table = desolated(louise=louise, marc=seat())
    table.converts("1 kyan to 2 indicyl")
    table.plays("convert", "2 indicyl to 2 hesson", "converted indicyl")

    assert table.offers() == ["converted indicyl", "token indicyl"]


@rule("DES-046")
def test_a_payment_that_would_lead_in_a_circle_takes_the_fresh_unit_by_itself() -> None:
    """Hesson and kyan became indicyl and rubel and were converted back: only the other kyan token makes it new."""
    louise = seat(tokens={"kyan": 2, "hesson": 1, "spectrol": 1}, chains=[["shunt 09"]])
    table = desolated(louise=louise, marc=seat())
    table.plays("convert", "convert")
    assert table.converted == {"hesson": 1, "kyan": 1}

    table.plays("convert")
    assert table.converted == {"indicyl": 1, "rubel": 1, "kyan": 1}
    assert table.tokens("louise") == {"spectrol": 1}


@rule("DES-046")
def test_once_something_fresh_is_paid_the_rest_may_be_converted_materials() -> None:
    """3 hesson to 3 indicyl and back; the fourth hesson is a card, and with it the converted ones go again."""
    louise = seat(hand=["kiln 04"], tokens={"hesson": 3}, chains=[["conduit 01"]])
    table = desolated(louise=louise, marc=seat())
    table.converts("3 hesson to 3 indicyl", "token hesson", "token hesson", "token hesson")
    table.converts("3 indicyl to 3 hesson")
    assert table.converted == {"hesson": 3}

    table.plays("convert")
    assert table.offers() == ["converted hesson", "kiln 04"]
    table.plays("kiln 04")
    assert (table.hand("louise"), table.converted) == ([], {"indicyl": 3, "hesson": 1})


@rule("DES-046")
def test_a_conversion_into_the_same_needs_something_fresh() -> None:
    """Rubel in on the left and rubel out on the right: with converted rubel alone nothing would change."""
    louise = seat(tokens={"rubel": 2}, chains=[["transmuter 01", "condenser 02"]])
    table = desolated(louise=louise, marc=seat())
    table.plays("convert")
    assert "1 rubel to 1 rubel" in table.offers()

    table.plays("1 rubel to 1 rubel", "convert", "1 rubel to 1 rubel")
    assert table.tokens("louise") == {}
    assert table.converted == {"rubel": 2}
    table.plays("convert")
    assert "1 rubel to 1 rubel" not in table.offers()


@rule("DES-046", "DES-217")
def test_a_price_that_only_the_way_back_pays_can_still_be_paid() -> None:
    """The kyan has become a rubel and a kyan again: as a step it may not go back, but a payment ends somewhere new."""
    louise = seat(tokens={"kyan": 1, "indicyl": 2, "rubel": 1}, hand=["kiln 04"], chains=[["transmuter 01"]])
    table = desolated(louise=louise, marc=seat(), board=CLERK)
    table.plays("convert", "1 kyan to 1 rubel", "convert", "converted rubel", "no more", "trade")
    assert table.converted == {"kyan": 1}

    table.plays("pay for me")
    assert table.influence("louise") == ["tidal clerk of verdane"]
    assert (table.tokens("louise"), table.converted) == ({}, {})


@rule("DES-046")
def test_gaining_a_card_makes_old_positions_new_though_it_is_spent_again() -> None:
    """The converted kyan is paid as upkeep and another made of a drawn card: it may become a rubel once more."""
    louise = seat(influence=["verdane schemer"], tokens={"kyan": 1}, chains=[["transmuter 01"]])
    board: Board = {"material_row": ["kiln 07", *[None] * 4]}
    table = desolated(louise=louise, marc=seat(), options=["rise_of_the_arkheins"], board=board)
    table.plays("convert", "convert")
    assert table.converted == {"kyan": 1}
    assert "convert" not in table.offers()

    table.plays("pay verdane schemer", "M1", "convert")
    assert (table.hand("louise"), table.converted) == ([], {"kyan": 1})
    assert table.labels()["convert"] == "Convert 1 kyan to 1 rubel"


@rule("DES-046")
def test_gaining_an_influence_card_makes_old_positions_new_though_it_is_discarded_again() -> None:
    board: Board = {"influence_row": ["verdane whisper", None, None, None],
                    "landmark_row": ["indigo hamlet", None, None]}  # fmt: skip
    louise = seat(tokens={"kyan": 1}, chains=[["transmuter 01"]])
    table = desolated(louise=louise, board=board, options=["rise_of_the_arkheins"])
    table.plays("convert", "convert", "no more")
    assert "convert" not in table.offers()

    table.plays("trade", "earn")
    assert table.asks == "End the Action Phase?"
    assert "convert" in table.offers()


@rule("DES-046", "DES-216")
def test_positions_and_conversions_count_for_one_turn() -> None:
    table = desolated(louise=seat(tokens={"kyan": 1}, chains=[["transmuter 01"]]), marc=seat())
    table.plays("convert", "convert")
    assert (table.state.conversions, len(table.state.positions)) == (2, 2)

    table.plays("no more", "pass", "F1")
    assert table.asked == "marc"
    assert (table.state.conversions, table.state.positions) == (0, [])


@rule("DES-216")
@pytest.mark.parametrize(("conversions", "offered"), [(0, True), (49, True), (50, False), (99, False)])
def test_from_the_fiftieth_conversion_on_none_is_offered_during_a_payment(conversions: int, offered: bool) -> None:
    louise = seat(tokens={"indicyl": 4, "rubel": 1}, hand=["kiln 07"], chains=[["condenser 04"]])
    table = desolated(louise=louise, marc=seat(), board=CLERK)
    table.state.conversions = conversions
    table.acts("trade")

    assert ("convert" in table.offers()) is offered


@rule("DES-108", "DES-215")
def test_pay_for_me_pays_one_conversion_with_the_result_of_another() -> None:
    """The sample turn, done by the program: kyan to 2 hesson twice, 2 hesson to 2 indicyl."""
    hand = ["shunt 07", "shunt 08", "forge 07", "kiln 09", "kiln 10", "polarizer 11"]
    louise = seat(hand=hand, chains=[["kiln 03"], ["exchanger 01"]])
    board: Board = {"influence_row": ["first archon of verdane and noctane and aurane", None, None, None]}
    table = desolated(louise=louise, marc=seat(), board=board)
    table.acts("trade")
    before = table.state.conversions
    table.plays("pay for me")

    assert table.influence("louise") == ["first archon of verdane and noctane and aurane"]
    assert (before, table.hand("louise"), table.converted) == (0, [], {})
    made = [line for line in table.told() if "converted" in line]
    assert sorted(made) == [
        "louise converted 1 kyan into 2 hesson", "louise converted 1 kyan into 2 hesson",
        "louise converted 2 hesson into 2 indicyl",
    ]  # fmt: skip


@rule("DES-046", "DES-216")
def test_conversions_of_pay_for_me_count_like_any_others() -> None:
    """In solo the second action goes on with the same turn: what was converted may not go back."""
    louise = seat(tokens={"kyan": 1, "indicyl": 2, "rubel": 1, "spessart": 1}, chains=[["separator 01"]])
    table = desolated(louise=louise, board={"influence_row": ["tidal clerk of verdane", None, None, None]})
    table.acts("trade", "pay for me")

    assert table.state.conversions == 1
    assert table.converted == {"hesson": 1}


@rule("DES-017")
def test_who_is_known_to_be_able_to_pay_is_not_dealt_another_hand() -> None:
    """While a price or a conversion is paid others know something of the hand, and before and after they do not."""
    louise = seat(hand=["kiln 01", "kiln 02", "furnace 07", "furnace 08"], tokens={"indicyl": 2, "rubel": 1},
                  chains=[["condenser 04"]])  # fmt: skip
    board: Board = {"influence_row": ["tidal clerk of verdane", "tidal clerk of noctane", None, None]}
    table = desolated(louise=louise, board=board)
    busy = [table.state.busy]
    for key in ("convert", "2 indicyl to 1 rubel", "kiln 01", "kiln 02", "no more", "trade", "F1", "convert"):
        table.plays(key)
        busy.append(table.state.busy)
    assert busy == [False, True, True, True, False, False, True, True, True]
    table.plays(table.offers()[0])
    assert table.state.busy

    while "pay for me" not in table.offers():
        table.plays(table.offers()[0])
    table.plays("pay for me")
    assert not table.state.busy


@rule("DES-017")
def test_nothing_is_known_of_a_hand_after_an_earn() -> None:
    louise = seat(influence=["tidal clerk of verdane", "frost clerk of verdane"])
    board: Board = {"landmark_row": ["indigo hamlet", "kindling camp", None]}
    table = desolated(louise=louise, board=board)
    table.acts("earn")
    assert table.state.busy

    table.plays("L1", "frost clerk of verdane")
    assert not table.state.busy


def patient(**louise: object) -> Position:
    return desolated(louise=seat(**louise), marc=seat(), patient=True)  # type: ignore[arg-type]  # the tests name the fields of a seat


@rule("DES-219")
def test_at_a_table_with_people_the_end_of_the_phase_waits_for_who_might_convert() -> None:
    table = patient(hand=["kiln 07"], chains=[["kiln 01"]])
    table.acts("pass")
    assert table.offers() == ["end actions"]

    empty = patient(tokens={"kyan": 1}, chains=[["smelter 01"]])
    empty.acts("pass")
    assert empty.asked == "marc"  # no hand, nothing to hide

    spent = patient(hand=["kiln 07"], chains=[["kiln 01"]])
    spent.state.conversions = 100
    spent.acts("pass")
    assert spent.asked == "marc"  # everybody sees that no conversion is left


# Cards that the house set does not have, but a pack may --------------------------------------------------------------


@rule("DES-030", "DES-114")
def test_a_chained_card_without_an_ability_is_neither_paid_nor_gained() -> None:
    mute = structs.replace(material("condenser 02"), convert=None)
    chain = Chain((material("condenser 01"), mute))

    assert exchanges(Chain((mute,))) == ()
    assert len(exchanges(chain)) == 2
    assert len(exchanges(Chain((mute, material("condenser 01"))))) == 2


@rule("DES-049")
def test_a_card_without_links_converts_by_itself() -> None:
    table = desolated(louise=seat(), marc=seat())
    loose = structs.replace(material("cargo rig 01"), convert=material("condenser 01").convert)
    player = table.player("louise")
    player.loose.append(loose)
    assert singles(table.state, player) == ((RESOURCES.vector({"indicyl": 2}), RESOURCES.vector({"rubel": 1})),)
    player.loose[:] = [material("cargo rig 01")]
    assert singles(table.state, player) == ()
    assert BOX.numbers.hand_limit == 7
