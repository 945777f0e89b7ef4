"""*Pay for me* and Characters in payments, where a slip would take another way."""

from __future__ import annotations

from games.desolated.positions import Board, desolated, seat
from proving import rule


@rule("DES-190", "DES-217", "DES-007")
def test_a_character_that_would_give_nothing_is_kept_where_its_chain_is_needed() -> None:
    """Sefa turns a spectrol into 3 indicyl; the pool has no rubel for her, and without her an indicyl is lacking."""
    louise = seat(chains=[["sefa quill"]], tokens={"indicyl": 1, "spectrol": 1, "rubel": 2})
    board: Board = {"influence_row": ["tidal clerk of verdane", None, None, None]}
    table = desolated(louise=louise, marc=seat(tokens={"rubel": 38}), options=["characters"], board=board)
    table.acts("trade")

    assert "pay for me" in table.offers()
    assert "cash in sefa quill" not in table.offers()


@rule("DES-203", "DES-215")
def test_pay_for_me_names_a_wild_material_that_is_converted_further() -> None:
    """A hesson becomes two kyan by the fragment; one is due, the other becomes 2 indicyl."""
    louise = seat(chains=[["prime fragment"], ["dissolver 01"]], tokens={"indicyl": 1, "rubel": 2, "hesson": 1})
    board: Board = {"influence_row": ["lowland broker of verdane and noctane", None, None, None]}
    table = desolated(louise=louise, marc=seat(), options=["rare_materials"], board=board)
    table.acts("trade", "pay for me")

    assert table.influence("louise") == ["lowland broker of verdane and noctane"]
    assert (table.tokens("louise"), table.converted) == ({}, {})
    assert "louise converted 1 hesson into 2 kyan" in table.told()


@rule("DES-215")
def test_pay_for_me_gives_up_no_second_rubel_where_one_is_enough() -> None:
    """One hesson of a rubel is due, the other makes 2 kyan with a spectrol."""
    tokens = {"indicyl": 3, "rubel": 2, "spectrol": 2}
    louise = seat(chains=[["furnace 06"], ["decelerator 09"]], tokens=tokens)
    board: Board = {"influence_row": ["twinned herald of aurane", None, None, None]}
    table = desolated(louise=louise, marc=seat(), board=board)
    table.acts("trade", "pay for me")

    assert table.influence("louise") == ["twinned herald of aurane"]
    assert table.tokens("louise") == {"indicyl": 2, "rubel": 1, "spectrol": 1}
