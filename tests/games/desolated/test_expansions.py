"""Expansions › Rise of the Arkheins, and all three together."""

from __future__ import annotations

import pytest

import holdfast
from games.desolated.positions import Board, desolated, seat
from proving import rule

RISE = ["rise_of_the_arkheins"]
PLANETS = ["planetary_destruction"]
TECHNOLOGY = ["racloir_technology"]


# Rise of the Arkheins ----------------------------------------------------------------------------------------------


@rule("DES-157")
def test_four_cards_a_player_join_the_pile_after_the_row() -> None:
    state = holdfast.new("desolated", seats=3, seed=1, options={"rise_of_the_arkheins": True}).state

    assert len(state.influence_pile) == 188 + 12
    assert sum(card.advanced for card in state.influence_pile.rest) == 12
    assert not any(card is not None and card.advanced for card in state.influence_row)


@rule("DES-158", "DES-159")
def test_an_advanced_card_is_traded_for_nothing_with_the_tokens_on_it() -> None:
    board: Board = {"influence_row": ["verdane errand", None, None, None], "tokens": {"F1": {"kyan": 1}}}
    table = desolated(louise=seat(), marc=seat(), board=board, options=RISE)
    table.acts("trade")

    assert table.influence("louise") == ["verdane errand"]
    assert table.tokens("louise") == {"kyan": 1}
    assert table.asked == "marc"  # that was the action
    assert table.score("louise") == 0


@rule("DES-160")
def test_each_round_the_upkeep_is_paid_or_the_card_discarded() -> None:
    louise = seat(influence=["verdane whisper"], tokens={"spessart": 1})
    table = desolated(louise=louise, marc=seat(), options=RISE)
    assert table.offers()[:2] == ["pay verdane whisper", "discard verdane whisper"]
    assert table.asks == "Take a Material card? Still due: 1 spessart for Verdane Whisper"

    table.plays("pay verdane whisper")
    assert table.influence("louise") == ["verdane whisper"]
    assert table.tokens("louise") == {}
    assert table.asks == "Take a Material card?"


@rule("DES-160", "DES-184")
def test_a_card_drawn_may_pay_the_upkeep() -> None:
    """The hand is empty, a kyan is due, and a kyan card lies in the row."""
    board: Board = {"material_row": ["kiln 09", "kiln 10", *[None] * 3]}
    table = desolated(louise=seat(influence=["verdane schemer"]), marc=seat(), board=board, options=RISE)
    assert "pay verdane schemer" not in table.offers()
    assert "discard verdane schemer" in table.offers()

    table.plays("M1")
    assert "pay verdane schemer" in table.offers()
    table.plays("M2", "pay verdane schemer", "kiln 10")
    assert table.influence("louise") == ["verdane schemer"]
    assert table.hand("louise") == ["kiln 09"]
    assert table.asks == "Which action?"


@rule("DES-160", "DES-184")
def test_upkeep_that_is_still_due_after_the_draw_is_asked_for_then() -> None:
    louise = seat(influence=["verdane whisper", "verdane murmur"], tokens={"spessart": 1})
    table = desolated(louise=louise, marc=seat(), options=RISE)
    table.plays("no more")
    assert table.asks == "Still due: 1 spessart for Verdane Whisper, 1 spectrol for Verdane Murmur"
    assert table.offers() == ["pay verdane whisper", "discard verdane whisper", "discard verdane murmur"]

    table.plays("pay verdane whisper")  # the murmur cannot be paid
    assert table.influence("louise") == ["verdane whisper"]
    assert "louise did not pay 1 spectrol for Verdane Murmur" in table.told()


@rule("DES-160", "DES-165")
def test_not_paying_is_allowed_and_discards_the_card() -> None:
    louise = seat(influence=["verdane whisper"], tokens={"spessart": 1})
    table = desolated(louise=louise, marc=seat(), options=RISE)
    table.plays("discard verdane whisper")

    assert table.influence("louise") == []
    assert table.discarded("influence") == ["verdane whisper"]
    assert table.tokens("louise") == {"spessart": 1}


@rule("DES-160", "DES-165")
def test_who_cannot_pay_loses_the_card_which_may_come_back_by_a_reshuffle() -> None:
    board: Board = {"influence_row": [None, None, None, None], "influence_pile": ["tidal clerk of verdane"]}
    table = desolated(louise=seat(influence=["verdane whisper"]), marc=seat(), board=board, options=RISE)
    assert table.asks.endswith("Still due: 1 spessart for Verdane Whisper")
    table.plays("no more")
    assert table.influence("louise") == []  # it went by itself, as the prompt had said

    cards = [*table.state.influence_pile.rest, *table.state.influence_discard]
    assert "verdane whisper" in [card.key for card in cards]


@rule("DES-161")
def test_solo_an_advanced_card_taken_by_the_first_action_pays_for_the_second() -> None:
    board: Board = {"influence_row": ["verdane whisper", None, None, None],
                    "landmark_row": ["indigo hamlet", None, None]}  # fmt: skip
    table = desolated(louise=seat(), board=board, options=RISE)
    table.acts("trade", "earn")

    assert table.landmarks("louise") == {"indigo hamlet": []}
    assert table.influence("louise") == []


@rule("DES-161")
def test_the_first_upkeep_is_due_in_the_next_draw_phase() -> None:
    board: Board = {"influence_row": ["verdane whisper", None, None, None]}
    table = desolated(louise=seat(tokens={"spessart": 1}), marc=seat(), board=board, options=RISE)
    table.acts("trade")
    assert table.influence("louise") == ["verdane whisper"]

    while table.asked != "louise":
        table.plays(table.offers()[-1])
    assert table.offers()[:2] == ["pay verdane whisper", "discard verdane whisper"]


@rule("DES-162")
def test_upkeep_is_paid_with_cards_tokens_and_conversions_and_the_rest_stays() -> None:
    louise = seat(influence=["verdane bargain"], tokens={"spessart": 1}, hand=["kiln 01"], chains=[["separator 01"]])
    table = desolated(louise=louise, marc=seat(), options=RISE)
    table.plays("pay verdane bargain", "pay for me")

    assert table.influence("louise") == ["verdane bargain"]
    assert table.hand("louise") == []
    assert table.converted == {"hesson": 1}  # 1 spessart gave rubel and hesson; rubel and an indicyl card were due


@rule("DES-162")
def test_upkeep_is_paid_with_what_was_converted_before_and_each_material_once() -> None:
    """The hesson that an earlier conversion left over pays one upkeep, and cannot pay the other."""
    louise = seat(
        influence=["verdane pledge", "aurane pledge"], tokens={"spessart": 1, "kyan": 2}, chains=[["separator 01"]]
    )
    table = desolated(louise=louise, marc=seat(), options=RISE)
    table.converts("1 spessart to 1 hesson and 1 rubel")
    table.plays("pay aurane pledge", "converted hesson")
    assert table.converted == {"rubel": 1}
    assert table.tokens("louise") == {"kyan": 1}
    assert "pay verdane pledge" not in table.offers()

    table.plays("no more")
    assert table.influence("louise") == ["aurane pledge"]
    assert table.converted == {"rubel": 1}  # it stays for the turn


@rule("DES-163")
def test_its_influence_pays_for_a_landmark_like_that_of_any_other() -> None:
    louise = seat(influence=["thorn compact"], tokens={"rubel": 1, "spessart": 1})
    table = desolated(louise=louise, marc=seat(), options=RISE, board={"landmark_row": ["hall of proxies", None, None]})
    table.plays("pay thorn compact")
    table.acts("earn")

    assert table.landmarks("louise") == {"hall of proxies": []}
    assert table.discarded("influence") == ["thorn compact"]


@rule("DES-164")
def test_a_schemer_converts_by_itself_while_it_lies_in_the_inventory() -> None:
    louise = seat(influence=["verdane schemer"], tokens={"kyan": 1, "indicyl": 1})
    table = desolated(louise=louise, marc=seat(), options=RISE)
    table.plays("pay verdane schemer")
    table.converts("1 indicyl to 1 hesson")

    assert table.converted == {"hesson": 1}


@rule("DES-165")
def test_a_stored_advanced_card_owes_no_upkeep() -> None:
    louise = seat(landmarks={"hall of proxies": ["verdane whisper"]})
    table = desolated(louise=louise, marc=seat(), options=RISE)

    assert table.asks == "Take a Material card?"
    assert table.score("louise") == 8 + 8


@rule("DES-184")
def test_the_owner_chooses_the_order_of_the_upkeeps() -> None:
    louise = seat(influence=["verdane whisper", "verdane murmur"], tokens={"spessart": 1, "spectrol": 1})
    table = desolated(louise=louise, marc=seat(), options=RISE)
    table.plays("pay verdane murmur")

    assert table.tokens("louise") == {"spessart": 1}
    assert table.offers()[:2] == ["pay verdane whisper", "discard verdane whisper"]


# All together ------------------------------------------------------------------------------------------------------


@rule("DES-184")
def test_what_is_due_is_settled_in_the_order_that_the_player_likes() -> None:
    louise = seat(
        technology=[("deep auger", 2)],
        landmarks=["burning ring of verdane and noctane", "broken dam of aurane"],
        influence=["verdane schemer"],
    )
    table = desolated(louise=louise, marc=seat(), options=RISE + PLANETS + TECHNOLOGY)
    assert table.tokens("louise") == {"kyan": 1}  # no order would change this,
    assert table.state.granted == [0, 0, 1]  # nor that
    ring = "burning ring of verdane and noctane"
    due = [f"verdane from {ring}", f"noctane from {ring}", "pay verdane schemer", "discard verdane schemer"]
    assert table.offers() == [*due, "M1", "M2", "M3", "M4", "M5", "pile", "no more"]

    table.plays("M1", "pay verdane schemer", "token kyan", "M2")
    assert table.offers() == [f"verdane from {ring}", f"noctane from {ring}", "convert"]
    table.plays(f"noctane from {ring}")
    assert table.state.granted == [0, 1, 1]
    assert table.asks == "Which action?"


@rule("DES-184", "DES-007")
def test_a_card_whose_token_the_pool_lacks_may_wait_until_one_is_spent() -> None:
    """The pool has no rubel; the upkeep brings one back, and then the sieve gives it."""
    louise = seat(technology=[("petal sieve", 1)], influence=["noctane schemer"], tokens={"rubel": 1})
    table = desolated(louise=louise, marc=seat(tokens={"rubel": 39}), options=RISE + TECHNOLOGY)
    assert table.offers()[0] == "turn petal sieve at step 2"

    table.plays("pay noctane schemer", "token rubel", "turn petal sieve at step 2")
    assert table.tokens("louise") == {"rubel": 1}
    assert [step for _, step in table.player("louise").technology] == [2]
    assert table.asks == "Take a Material card?"


@rule("DES-184", "DES-183")
@pytest.mark.parametrize(("pile", "waits"), [(0, True), (1, True), (2, False), (9, False)])
def test_a_skull_may_wait_if_the_draw_can_shuffle_the_discard_pile(pile: int, waits: bool) -> None:
    louise = seat(technology=[("brine pump", 3)])
    table = desolated(louise=louise, marc=seat(), turn="marc", options=TECHNOLOGY)
    rest = table.state.material_pile.rest
    table.state.material_discard += rest[pile:]
    del rest[pile:]
    table.acts()

    assert ("turn brine pump at step 4" in table.offers()) is waits
    assert bool(table.player("louise").technology) is waits
    if waits:
        table.plays("M1", "turn brine pump at step 4")
        assert table.player("louise").technology == []
        assert table.discarded("material")[-1] == "brine pump"
        assert "louise lost Brine Pump by its skull" in table.told()
