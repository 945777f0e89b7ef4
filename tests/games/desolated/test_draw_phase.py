"""Draw Phase › Draw."""

from __future__ import annotations

from games.desolated.positions import Board, desolated, seat
from proving import rule


@rule("DES-034", "DES-035")
def test_up_to_two_cards_from_row_and_pile_in_any_combination() -> None:
    table = desolated(louise=seat(), marc=seat(), chance={"material pile": ["kiln 01"]})
    assert table.offers() == ["M1", "M2", "M3", "M4", "M5", "pile", "no more"]

    table.plays("M2", "pile")
    assert table.hand("louise") == ["inverter 02", "kiln 01"]
    assert table.asks == "Which action?"


@rule("DES-034")
def test_none_or_one_card_may_be_taken() -> None:
    none = desolated(louise=seat(), marc=seat())
    none.plays("no more")
    assert none.hand("louise") == []

    table = desolated(louise=seat(), marc=seat())
    table.plays("M1", "no more")
    assert table.hand("louise") == ["inverter 01"]
    assert table.asks == "Which action?"


@rule("DES-036")
def test_the_first_card_is_seen_before_the_source_of_the_second_is_chosen() -> None:
    table = desolated(louise=seat(), marc=seat(), chance={"material pile": ["kiln 07"]})
    table.plays("pile")

    assert table.table.view(0)["players"][0]["hand"][0]["key"] == "kiln 07"
    assert table.asks == "Take a Material card?"
    assert "You drew Rubel Kiln" in table.told("louise")
    assert "louise drew a card" in table.told("marc")


@rule("DES-037")
def test_a_gap_in_the_row_stays_until_refill() -> None:
    table = desolated(louise=seat(), marc=seat(), chance={"material pile": ["kiln 01"]})
    table.plays("M2")
    assert table.offers() == ["M1", "M3", "M4", "M5", "pile", "no more"]

    table.plays("no more", "pass")
    assert table.row("material") == ["inverter 01", "kiln 01", "inverter 04", "inverter 05", "inverter 06"]


EMPTY: Board = {"material_pile": []}


@rule("DES-038")
def test_an_empty_pile_is_made_anew_from_the_discard_pile() -> None:
    table = desolated(louise=seat(), marc=seat(), board=EMPTY, chance={"material pile": ["kiln 05"]})
    assert len(table.state.material_discard) == 295

    table.plays("pile")
    assert table.hand("louise") == ["kiln 05"]
    assert (len(table.state.material_pile), table.state.material_discard) == (294, [])


@rule("DES-038")
def test_nothing_is_drawn_from_a_pile_when_the_discard_pile_is_empty_too() -> None:
    table = desolated(louise=seat(), marc=seat(), board={"material_pile": [], "spare": True})

    assert table.offers() == ["M1", "M2", "M3", "M4", "M5", "no more"]


@rule("DES-039")
def test_a_hand_may_exceed_its_limit_until_upkeep() -> None:
    hand = [f"kiln {copy:02}" for copy in range(1, 8)]
    table = desolated(louise=seat(hand=hand), marc=seat())
    table.plays("M1", "M2")
    assert len(table.hand("louise")) == 9

    table.plays("pass")
    assert table.asks == "Discard which card?"
