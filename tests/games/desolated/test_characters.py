"""Modules › Characters."""

from __future__ import annotations

import holdfast
from games.desolated.positions import Board, desolated, seat
from proving import rule

CHARACTERS = ["characters"]
TALENTS = ["talents"]


@rule("DES-189")
def test_each_player_begins_with_a_character_as_first_chain() -> None:
    view = holdfast.new("desolated", seats=6, seed=3, options={"characters": True}).view(None)
    chains = [player["chains"] for player in view["players"]]

    assert all(len(owned) == 1 and [card["kind"] for card in owned[0]] == ["character"] for owned in chains)
    assert len({owned[0][0]["key"] for owned in chains}) == 6


@rule("DES-190", "DES-191", "DES-192")
def test_a_character_is_discarded_for_a_token_without_an_action() -> None:
    louise = seat(chains=[["conduit 08", "odile marrow", "mixer 08"]], hand=["kiln 01"])
    table = desolated(louise=louise, marc=seat(), options=CHARACTERS)
    assert "cash in odile marrow" in table.offers()

    table.plays("no more", "cash in odile marrow")
    assert table.asks == "Which action?"
    assert table.tokens("louise") == {"indicyl": 1}
    assert table.chains("louise") == [["conduit 08"], ["mixer 08"]]
    assert [card.key for card in table.state.removed if card.key == "odile marrow"] == ["odile marrow"]
    assert table.discarded("material") == []


@rule("DES-190", "DES-191")
def test_it_can_be_discarded_at_every_decision_of_the_own_turn() -> None:
    hand = [f"kiln {copy:02}" for copy in range(1, 9)]
    louise = seat(chains=[["odile marrow"]], hand=hand, landmarks=["scrap silo"], talent="cartographer")
    options = CHARACTERS + TALENTS
    table = desolated(louise=louise, marc=seat(chains=[["bram teller"]]), options=options)
    for key in ("no more", "pass", "end actions", "cover nothing", "store nothing"):
        assert "cash in odile marrow" in table.offers()
        assert "cash in bram teller" not in table.offers()
        table.plays(key)
    assert table.asks == "Discard which card?"

    table.plays("cash in odile marrow")
    assert table.tokens("louise") == {"indicyl": 1}
    assert table.asks == "Discard which card?"
    assert "louise gained 1 Indicyl from Odile Marrow" in table.told()


@rule("DES-191")
def test_in_solo_it_can_be_discarded_when_two_cards_are_revealed() -> None:
    chance = {"material pile": ["furnace 01", "furnace 04"]}
    table = desolated(louise=seat(chains=[["odile marrow"]]), chance=chance, options=CHARACTERS)
    table.acts("pass", "pass", "end actions", "cash in odile marrow")

    assert table.asks == "Which card strikes the Influence row?"
    assert table.tokens("louise") == {"indicyl": 1}


CLERK: Board = {"influence_row": ["tidal clerk of verdane", None, None, None]}


@rule("DES-190", "DES-217")
def test_a_character_is_means_to_pay_and_is_discarded_during_the_payment() -> None:
    """2 indicyl and 2 rubel are due; an indicyl is lacking."""
    louise = seat(chains=[["odile marrow"]], tokens={"indicyl": 1, "rubel": 2})
    table = desolated(louise=louise, marc=seat(), options=CHARACTERS, board=CLERK)
    table.acts("trade")
    assert table.offers() == ["token indicyl", "token rubel", "cash in odile marrow", "pay for me"]

    table.plays("cash in odile marrow")  # the rest allows no choice
    assert table.influence("louise") == ["tidal clerk of verdane"]
    assert table.tokens("louise") == {}
    assert table.chains("louise") == []


@rule("DES-190", "DES-215")
def test_pay_for_me_discards_it_only_where_nothing_else_will_do() -> None:
    poor = seat(chains=[["odile marrow"]], tokens={"indicyl": 1, "rubel": 2})
    table = desolated(louise=poor, marc=seat(), options=CHARACTERS, board=CLERK)
    table.acts("trade")
    assert table.labels()["pay for me"] == "Pay for me: discard Odile Marrow, spend 2 indicyl and 2 rubel"
    table.plays("pay for me")
    assert (table.influence("louise"), table.chains("louise")) == (["tidal clerk of verdane"], [])

    rich = seat(chains=[["odile marrow"]], tokens={"indicyl": 2, "rubel": 2})
    table = desolated(louise=rich, marc=seat(), options=CHARACTERS, board=CLERK)
    table.acts("trade", "pay for me", "end actions")
    assert table.chains("louise") == [["odile marrow"]]


@rule("DES-190", "DES-217")
def test_what_is_paid_through_its_chain_comes_before_it_is_discarded() -> None:
    """1 spessart becomes kyan and hesson through Odile Marrow, who then gives the indicyl; not the other way round."""
    board: Board = {"influence_row": ["twinned herald of verdane", None, None, None]}  # indicyl, hesson, 2 kyan
    louise = seat(chains=[["odile marrow"]], tokens={"spessart": 1, "kyan": 1})
    table = desolated(louise=louise, marc=seat(), options=CHARACTERS, board=board)
    table.acts("trade")
    assert table.offers() == ["token kyan", "convert", "pay for me"]  # discarding her now would spoil it

    table.plays("pay for me")
    assert table.influence("louise") == ["twinned herald of verdane"]
    assert table.chains("louise") == []
    assert table.converted == {}


@rule("DES-190", "DES-217")
def test_a_conversion_that_needs_it_is_not_counted_after_it_is_discarded() -> None:
    """The indicyl of Sefa's chain would take 3 indicyl for a spectrol: her own rubel helps nothing."""
    board: Board = {"influence_row": ["mist steward of verdane", None, None, None]}  # 3 indicyl and a spectrol
    louise = seat(chains=[["sefa quill"]], tokens={"indicyl": 5}, hand=["kiln 04"])
    table = desolated(louise=louise, marc=seat(), options=CHARACTERS, board=board)
    table.plays("no more")
    assert "trade" not in table.offers()

    louise = seat(chains=[["sefa quill"]], tokens={"indicyl": 6}, hand=["kiln 04"])
    table = desolated(louise=louise, marc=seat(), options=CHARACTERS, board=board)
    table.plays("no more")
    assert "trade" in table.offers()


@rule("DES-190", "DES-007")
def test_it_is_no_means_while_the_pool_has_no_token_of_its_material() -> None:
    louise = seat(chains=[["sefa quill"]], tokens={"indicyl": 2, "rubel": 1}, hand=["kiln 04"])
    table = desolated(louise=louise, marc=seat(), options=CHARACTERS, board=CLERK)
    table.plays("no more")
    assert "trade" in table.offers()
    assert table.labels()["cash in sefa quill"] == "Discard Sefa Quill for 1 rubel"

    table = desolated(louise=louise, marc=seat(tokens={"rubel": 39}), options=CHARACTERS, board=CLERK)
    table.plays("no more")
    assert "trade" not in table.offers()
    assert table.labels()["cash in sefa quill"] == "Discard Sefa Quill for nothing: the pool has no rubel"


@rule("DES-190", "DES-162")
def test_it_pays_an_upkeep_and_the_price_of_an_advanced_landmark_too() -> None:
    louise = seat(chains=[["mirelle ovant"]], influence=["verdane whisper"])
    table = desolated(louise=louise, marc=seat(), options=[*CHARACTERS, "rise_of_the_arkheins"])
    table.plays("pay verdane whisper", "cash in mirelle ovant")
    assert table.influence("louise") == ["verdane whisper"]

    louise = seat(chains=[["mirelle ovant"]], tokens={"indicyl": 2, "hesson": 2, "rubel": 2})
    board: Board = {"landmark_row": ["broken dam of verdane", None, None]}
    table = desolated(louise=louise, marc=seat(), options=[*CHARACTERS, "planetary_destruction"], board=board)
    table.acts("earn", "pay for me")
    assert table.landmarks("louise") == {"broken dam of verdane": []}
    assert table.chains("louise") == []


@rule("DES-193")
def test_a_character_is_extended_used_and_counted_like_a_material_card() -> None:
    louise = seat(chains=[["odile marrow"]], hand=["mixer 04"], tokens={"spessart": 1}, landmarks=["indigo hamlet"])
    table = desolated(louise=louise, marc=seat(), options=CHARACTERS)
    assert table.score("louise") == 4 + 1

    table.converts("1 spessart to 1 hesson and 1 kyan")
    table.acts("upgrade")
    assert table.offers() == ["new chain", "after odile marrow", "before odile marrow"]


@rule("DES-225")
def test_a_character_is_harvested_like_any_chained_card_and_leaves_the_game() -> None:
    louise = seat(chains=[["odile marrow", "mixer 08"]], hand=["kiln 01"])
    table = desolated(louise=louise, marc=seat(), options=CHARACTERS)
    table.acts("harvest", "odile marrow")

    assert table.tokens("louise") == {"indicyl": 1}
    assert table.chains("louise") == [["mixer 08"]]
    assert table.discarded("material") == []
    assert "odile marrow" in [card.key for card in table.state.removed]
