"""Action Phase › Trade: paying a price, and what becomes of excess."""

from __future__ import annotations

import pytest

from games.desolated.positions import ALL, Board, Position, desolated, seat
from holdfast import CannotUndo
from proving import rule


def row(*cards: str) -> Board:
    return {"influence_row": [*cards, *[None] * (4 - len(cards))]}


@rule("DES-051", "DES-052", "DES-062")
def test_example_c_four_hand_cards_for_a_card_that_costs_four() -> None:
    hand = ["kiln 01", "kiln 02", "kiln 07", "kiln 08", "kiln 09"]
    table = desolated(louise=seat(hand=hand), marc=seat(), board=row("tidal clerk of verdane"))
    table.acts("trade")

    assert table.influence("louise") == ["tidal clerk of verdane"]
    assert table.hand("louise") == ["kiln 09"]
    assert table.discarded("material") == ["kiln 01", "kiln 02", "kiln 07", "kiln 08"]


@rule("DES-052")
def test_each_material_is_paid_exactly_as_often_as_the_cost_shows_it() -> None:
    table = desolated(louise=seat(tokens={"indicyl": 9, "rubel": 9}), marc=seat(), board=row("tidal clerk of verdane"))
    table.acts("trade")

    assert table.tokens("louise") == {"indicyl": 7, "rubel": 7}
    assert table.state.pool[0] == 53


@rule("DES-053", "DES-054")
def test_one_card_a_trade_and_it_does_not_count_towards_the_hand() -> None:
    hand = [f"kiln {copy:02}" for copy in range(3, 7)] + ["shunt 03", "shunt 04", "shunt 06"]
    louise = seat(hand=hand, tokens={"indicyl": 4, "rubel": 4})
    table = desolated(louise=louise, marc=seat(), board=row("tidal clerk of verdane", "tidal clerk of noctane"))
    table.acts("trade", "F2", "pay for me")

    assert table.influence("louise") == ["tidal clerk of noctane"]
    assert table.asked == "marc"  # 7 hand cards: nothing to discard
    assert len(table.hand("louise")) == 7


@rule("DES-055", "DES-211")
def test_tokens_on_the_card_go_to_who_takes_it() -> None:
    board: Board = {**row("tidal clerk of verdane"), "tokens": {"F1": {"kyan": 2, "spectrol": 1}}}
    table = desolated(louise=seat(tokens={"indicyl": 2, "rubel": 2}), marc=seat(), board=board)
    table.acts("trade")

    assert table.tokens("louise") == {"kyan": 2, "spectrol": 1}
    assert table.on("F1") == {}


@rule("DES-056", "DES-218")
def test_tokens_on_a_card_pay_for_nothing() -> None:
    board: Board = {**row("tidal clerk of verdane", "tidal clerk of noctane"), "tokens": {"F1": {"rubel": 2}}}
    table = desolated(louise=seat(hand=["kiln 03"], tokens={"indicyl": 2}), marc=seat(), board=board)
    table.plays("no more")

    assert table.offers() == ["upgrade", "pass"]
    assert table.refused_by()["trade"] == "DES-217"


@rule("DES-218")
def test_tokens_stay_on_a_card_through_later_turns() -> None:
    table = desolated(louise=seat(), marc=seat(), board={"tokens": {"F3": {"kyan": 1}}})
    for _ in range(4):
        table.acts()

    assert table.on("F3") == {"kyan": 1}


@rule("DES-217")
def test_only_cards_whose_whole_cost_can_be_paid_are_offered() -> None:
    board = row("tidal clerk of verdane", "frost clerk of verdane", "cinder clerk of verdane")
    table = desolated(louise=seat(tokens={"indicyl": 2, "rubel": 2, "kyan": 2}), marc=seat(), board=board)
    table.acts("trade")

    assert table.offers() == ["F1", "F2"]
    assert table.refused_by() == {"F3": "DES-217"}


# Excess ------------------------------------------------------------------------------------------------------------


def excess(board: Board) -> Position:
    """Louise has converted a spessart into rubel and hesson, and needed only the rubel."""
    louise = seat(tokens={"spessart": 1, "indicyl": 2, "rubel": 1}, chains=[["separator 01"]])
    table = desolated(louise=louise, marc=seat(), board=board)
    table.acts("trade", "pay for me")
    return table


@rule("DES-057", "DES-059")
def test_excess_goes_as_a_token_onto_another_card_of_the_row() -> None:
    table = excess(row("tidal clerk of verdane", "frost clerk of verdane", "cinder clerk of verdane"))
    assert table.offers() == ["F2", "F3"]

    table.plays("F3")
    assert table.on("F3") == {"hesson": 1}
    assert table.state.pool[1] == 59
    assert table.tokens("louise") == {}


@rule("DES-058")
def test_excess_is_spread_or_stacked_as_the_active_player_likes() -> None:
    louise = seat(tokens={"kyan": 2}, chains=[["dissolver 01"]])
    table = desolated(louise=louise, marc=seat())
    table.converts("1 kyan to 2 indicyl")
    table.converts("1 kyan to 2 indicyl")
    table.plays("no more", "pass", "end actions", "F1", "F4", "F1", "F2")

    assert (table.on("F1"), table.on("F2"), table.on("F4")) == ({"indicyl": 2}, {"indicyl": 1}, {"indicyl": 1})


@rule("DES-059")
def test_without_a_trade_every_card_of_the_row_is_eligible() -> None:
    table = desolated(louise=seat(tokens={"indicyl": 2}, chains=[["condenser 04"]]), marc=seat())
    table.plays("convert", "no more", "pass", "end actions")

    assert table.offers() == ["F1", "F2", "F3", "F4"]


@rule("DES-059")
def test_fresh_cards_get_no_tokens() -> None:
    table = excess(row("tidal clerk of verdane", "frost clerk of verdane"))

    assert table.asked == "marc"  # only one card was eligible
    assert [table.on(slot) for slot in ("F1", "F2", "F3", "F4")] == [{}, {"hesson": 1}, {}, {}]


@rule("DES-060")
def test_excess_is_lost_without_a_card_or_without_a_token() -> None:
    table = excess(row("tidal clerk of verdane"))
    assert table.asked == "marc"
    assert table.state.pool[1] == 60

    louise = seat(tokens={"indicyl": 2}, chains=[["condenser 04"]])
    poor = desolated(louise=louise, marc=seat(tokens={"rubel": 40}))
    poor.plays("convert", "no more", "pass", "end actions")
    assert poor.asked == "marc"
    assert all(poor.on(slot) == {} for slot in ("F1", "F2", "F3", "F4"))


@rule("DES-061")
def test_unspent_cards_and_tokens_are_never_excess() -> None:
    louise = seat(hand=["kiln 07"], tokens={"kyan": 3, "indicyl": 2, "rubel": 2})
    table = desolated(louise=louise, marc=seat(), board=row("tidal clerk of verdane", "frost clerk of verdane"))
    table.acts("trade", "F1", "token rubel", "token rubel")

    assert table.asked == "marc"
    assert table.hand("louise") == ["kiln 07"]
    assert table.tokens("louise") == {"kyan": 3}


# Step by step ------------------------------------------------------------------------------------------------------


def paying() -> Position:
    """A card for 2 indicyl and 2 rubel, to be paid from cards, tokens and a converter."""
    louise = seat(hand=["kiln 01", "kiln 07", "shunt 07"], tokens={"indicyl": 3, "rubel": 1}, chains=[["condenser 04"]])
    table = desolated(louise=louise, marc=seat(), board=row("tidal clerk of verdane"))
    table.acts("trade")
    return table


@rule("DES-215", "DES-052")
def test_the_prompt_says_what_is_still_owed() -> None:
    table = paying()
    assert table.asks == "Pay what is still owed: 2 indicyl and 2 rubel"

    table.plays("shunt 07")
    assert table.asks == "Pay what is still owed: 2 indicyl and 1 rubel"
    assert table.table.view(1)["owed"] == {"indicyl": 2, "rubel": 1}
    assert table.discarded("material") == ["shunt 07"]


def test_steps_of_a_payment_can_be_taken_back() -> None:
    table = paying()
    table.plays("shunt 07", "token indicyl")
    table.table.undo()
    table.table.undo()

    assert table.asks == "Pay what is still owed: 2 indicyl and 2 rubel"
    assert table.hand("louise") == ["kiln 01", "kiln 07", "shunt 07"]
    while table.table.undo_blocked() is None:
        table.table.undo()
    with pytest.raises(CannotUndo):
        table.table.undo()
    assert table.asks == "Take a Material card?"


def test_a_step_after_which_the_rest_could_not_be_paid_is_not_offered() -> None:
    """2 hesson become 1 kyan and that indicyl and hesson: paying a hesson at once would spoil it."""
    louise = seat(tokens={"hesson": 2, "rubel": 2}, chains=[["kiln 01"], ["splitter 01"]])
    table = desolated(louise=louise, marc=seat(), board=row("paired herald of verdane"))
    table.acts("trade")
    assert table.offers() == ["token rubel", "convert", "pay for me"]

    table.plays("pay for me")
    assert table.influence("louise") == ["paired herald of verdane"]
    assert table.tokens("louise") == {}


def test_pay_for_me_takes_the_cheapest_plan() -> None:
    """A spessart would do too, but two indicyl are worth less."""
    louise = seat(tokens={"indicyl": 4, "rubel": 1, "spessart": 1}, chains=[["condenser 04"], ["separator 01"]])
    table = desolated(louise=louise, marc=seat(), board=row("tidal clerk of verdane"))
    table.acts("trade", "pay for me")

    assert table.tokens("louise") == {"spessart": 1}
    assert "louise traded for Tidal Clerk of Verdane" in table.told()


def test_a_card_that_only_conversions_can_pay_is_offered() -> None:
    louise = seat(tokens={"kyan": 6, "indicyl": 3}, chains=[["transmuter 01", "furnace 02"], ["fuser 01"]])
    table = desolated(louise=louise, marc=seat(), board=row(f"first archon{ALL}"))
    table.plays("no more")
    assert "trade" in table.offers()

    table.plays("trade", "pay for me")
    assert table.influence("louise") == [f"first archon{ALL}"]
