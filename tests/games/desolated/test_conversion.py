"""Action Phase: conversions at any time, what pays for them, and no loops."""

from __future__ import annotations

from games.desolated.positions import ALL, Board, Position, desolated, seat
from holdfast.games.desolated.state import Desolated
from proving import rule

FIRST_ARCHON: Board = {"influence_row": [f"first archon{ALL}", None, None, None]}


@rule("DES-040")
def test_conversions_are_free_at_any_time_before_the_status_phase() -> None:
    hand = ["kiln 01", "kiln 02", "furnace 01", "furnace 02", "shunt 01", "shunt 02"]
    table = desolated(louise=seat(hand=hand, chains=[["condenser 04"]]), marc=seat())
    table.converts("2 indicyl to 1 rubel", "kiln 01", "kiln 02")
    assert table.asks == "Take a Material card?"

    table.plays("no more")
    table.converts("2 indicyl to 1 rubel", "furnace 01", "furnace 02")
    assert table.asks == "Which action?"

    table.plays("pass")
    table.converts("2 indicyl to 1 rubel")
    assert table.asks == "End the Action Phase?"
    assert table.converted == {"rubel": 3}


@rule("DES-041")
def test_nothing_is_converted_on_the_turn_of_another() -> None:
    louise = seat(tokens={"indicyl": 9}, chains=[["condenser 04"]])
    table = desolated(louise=louise, marc=seat(), turn="marc")

    assert table.asked == "marc"
    assert "convert" not in table.offers()


@rule("DES-042", "DES-210")
def test_each_hand_card_pays_one_material_and_is_used_up() -> None:
    table = desolated(louise=seat(hand=["kiln 01", "furnace 02"], chains=[["condenser 04"]]), marc=seat())
    table.plays("convert")

    assert table.hand("louise") == []
    assert table.discarded("material") == ["kiln 01", "furnace 02"]
    assert table.converted == {"rubel": 1}


@rule("DES-043")
def test_hand_cards_tokens_and_converted_materials_pay_together() -> None:
    """2 hesson become 1 kyan; that kyan, an indicyl card and nothing else become 1 spessart."""
    louise = seat(hand=["kiln 01", "furnace 05"], tokens={"hesson": 1}, chains=[["kiln 04"], ["fuser 01"]])
    table = desolated(louise=louise, marc=seat())
    table.plays("convert", "convert", "1 indicyl and 1 kyan to 1 spessart")

    assert table.converted == {"spessart": 1}
    assert table.hand("louise") == []
    assert table.tokens("louise") == {}


@rule("DES-044", "DES-059")
def test_converted_materials_last_for_the_turn_only() -> None:
    table = desolated(louise=seat(tokens={"indicyl": 2}, chains=[["condenser 04"]]), marc=seat())
    table.plays("convert", "no more", "pass", "end actions", "F1")

    assert table.asked == "marc"
    assert table.converted == {}
    assert table.on("F1") == {"rubel": 1}


@rule("DES-045")
def test_cards_and_tokens_are_given_up_only_for_something() -> None:
    table = desolated(louise=seat(hand=["kiln 01"], tokens={"indicyl": 3}), marc=seat())
    table.plays("no more")

    assert table.offers() == ["upgrade", "pass"]


@rule("DES-215")
def test_three_ways_to_pay_one_hesson() -> None:
    louise = seat(hand=["kiln 04"], tokens={"hesson": 1, "rubel": 3, "kyan": 1}, chains=[["splitter 01"]])
    board: Board = {"influence_row": ["flare warden of verdane", None, None, None]}
    table = desolated(louise=louise, marc=seat(), board=board)
    table.plays("convert")  # 1 kyan into indicyl and hesson
    assert table.converted == {"indicyl": 1, "hesson": 1}

    board = {"influence_row": ["ember envoy of verdane", f"fifth archon{ALL}", None, None]}
    louise = seat(
        hand=["kiln 04"], tokens={"hesson": 1, "rubel": 2, "spectrol": 1, "kyan": 1}, chains=[["splitter 01"]]
    )
    table = desolated(louise=louise, marc=seat(), board=board)
    table.plays("convert", "no more", "trade")
    hesson = [key for key in table.offers() if "hesson" in key or "kiln" in key]
    assert hesson == ["converted hesson", "token hesson", "kiln 04"]

    table.plays("kiln 04", "pay for me", "end actions")
    assert table.tokens("louise") == {"hesson": 1}
    assert table.on("F2") == {"indicyl": 1, "hesson": 1}  # the converted ones are excess


@rule("DES-108", "DES-109")
def test_the_sample_turn() -> None:
    """Kyan into 2 hesson twice, 2 hesson into 2 indicyl, four cards directly: 3 + 2 + 1 + 2 are paid."""
    hand = ["shunt 07", "shunt 08", "forge 07", "condenser 01", "kiln 09"]
    louise = seat(hand=hand, chains=[["kiln 03"], ["exchanger 01"]])
    table = desolated(
        louise=louise,
        marc=seat(),
        board=FIRST_ARCHON,
        chance={"material pile": ["kiln 10", "polarizer 11"], "influence pile": ["tidal clerk of verdane"]},
    )
    table.plays("pile", "pile")
    assert len(table.hand("louise")) == 7

    table.plays("trade")
    table.converts("1 kyan to 2 hesson", "kiln 09")
    assert table.converted == {"hesson": 2}
    table.converts("1 kyan to 2 hesson")
    assert table.converted == {"hesson": 4}
    table.converts("2 hesson to 2 indicyl")
    assert table.converted == {"indicyl": 2, "hesson": 2}
    assert table.table.view(0)["owed"] == {"indicyl": 2, "hesson": 2, "rubel": 3, "spessart": 1}
    table.plays("converted indicyl", "converted indicyl", "converted hesson")  # the rest allows no choice

    assert table.asked == "marc"
    assert table.influence("louise") == [f"first archon{ALL}"]
    assert table.hand("louise") == ["condenser 01"]
    assert table.on("F1") == {}
    assert table.row("influence")[0] == "tidal clerk of verdane"
    assert None not in table.row("influence")


# No loops ----------------------------------------------------------------------------------------------------------


def circle() -> Position:
    """A kyan token has become a converted rubel by way of the transmuter."""
    table = desolated(louise=seat(tokens={"kyan": 1}, chains=[["transmuter 01"]]), marc=seat())
    table.plays("convert")
    assert table.converted == {"rubel": 1}
    return table


@rule("DES-046")
def test_a_conversion_that_leads_back_is_not_offered() -> None:
    table = circle()
    table.plays("convert")
    assert table.converted == {"kyan": 1}  # a kyan again, but converted and no token: a new position

    assert "convert" not in table.offers()


@rule("DES-046")
def test_a_hand_card_of_the_same_kind_makes_it_a_new_position() -> None:
    table = desolated(louise=seat(hand=["kiln 07"], tokens={"kyan": 1}, chains=[["transmuter 01"]]), marc=seat())
    table.converts("1 kyan to 1 rubel")
    table.converts("1 rubel to 1 kyan", "converted rubel")
    assert table.converted == {"kyan": 1}

    table.converts("1 rubel to 1 kyan")  # the converted kyan may not go back, but the rubel card may become a kyan
    assert table.hand("louise") == []
    assert table.converted == {"kyan": 2}


@rule("DES-046", "DES-204")
def test_a_wild_card_in_hand_may_pay_but_does_not_open_the_way_back() -> None:
    louise = seat(hand=["prime fragment"], tokens={"kyan": 1}, chains=[["transmuter 01"]])
    table = desolated(louise=louise, marc=seat(), options=["rare_materials"])
    table.converts("1 kyan to 1 rubel", "token kyan")
    table.converts("1 rubel to 1 kyan", "converted rubel")
    table.converts("1 kyan to 1 rubel")  # the converted kyan may not go back, so the wild card pays by itself

    assert table.hand("louise") == []
    assert table.converted == {"rubel": 1, "kyan": 1}


@rule("DES-046")
def test_gaining_a_card_begins_anew() -> None:
    table = circle()
    table.plays("convert")
    assert "convert" not in table.offers()

    table.plays("M1")
    assert "convert" in table.offers()


@rule("DES-216")
def test_at_most_a_hundred_conversions_in_a_turn() -> None:
    table = desolated(louise=seat(tokens={"indicyl": 50, "hesson": 50}, chains=[["exchanger 01"]]), marc=seat())
    table.state.conversions = 99
    table.plays("convert", "2 indicyl to 2 hesson")

    assert table.state.conversions == 100
    assert "convert" not in table.offers()


@rule("DES-046", "DES-216")
def test_a_price_beyond_the_hundredth_conversion_cannot_be_paid() -> None:
    louise = seat(tokens={"indicyl": 2, "kyan": 4}, chains=[["transmuter 01"]])
    board: Board = {"influence_row": ["tidal clerk of verdane", None, None, None]}

    def offered(conversions: int) -> bool:
        table = desolated(louise=louise, marc=seat(), board=board)
        state: Desolated = table.state
        state.conversions = conversions
        table.plays("no more")
        return "trade" in table.offers()

    assert offered(98)
    assert not offered(99)


@rule("DES-219")
def test_after_the_last_action_conversions_go_on_until_the_phase_is_ended() -> None:
    """A converter is upgraded, turns 2 indicyl into 1 rubel at once, and the rubel goes onto a card of the row."""
    table = desolated(louise=seat(hand=["condenser 04", "kiln 01", "kiln 02"]), marc=seat())
    table.acts("upgrade", "condenser 04", "convert", "end actions")
    assert table.asks == "Put an excess Rubel on which card?"

    table.plays("F3")
    assert table.on("F3") == {"rubel": 1}
    assert table.asked == "marc"


@rule("DES-219", "DES-096")
def test_from_the_settling_on_nothing_is_converted_and_turns_do_not_overlap() -> None:
    louise = seat(hand=[f"kiln {copy:02}" for copy in range(1, 9)], tokens={"indicyl": 4}, chains=[["condenser 04"]])
    table = desolated(louise=louise, marc=seat())
    table.acts("pass", "end actions")

    assert table.asks == "Discard which card?"
    assert "convert" not in table.offers()
    assert [decision.seat for decision in table.table.decisions] == [0]
