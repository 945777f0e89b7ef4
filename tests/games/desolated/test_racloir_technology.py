"""Expansions › Racloir Technology."""

from __future__ import annotations

import holdfast
from games.desolated.positions import Board, desolated, seat
from proving import rule

TECHNOLOGY = ["racloir_technology"]


@rule("DES-176")
def test_six_cards_a_player_join_the_material_pile_after_the_hands() -> None:
    state = holdfast.new("desolated", seats=2, seed=1, options={"racloir_technology": True}).state

    assert len(state.material_pile) == 287 + 12
    assert sum(hasattr(card, "track") for card in state.material_pile.rest) == 12


@rule("DES-177", "DES-178", "DES-181")
def test_a_card_drawn_goes_into_the_inventory_and_is_one_of_the_two() -> None:
    table = desolated(
        louise=seat(), marc=seat(), options=TECHNOLOGY, chance={"material pile": ["brine pump", "kiln 01"]}
    )
    table.plays("pile", "pile")

    assert table.player("louise").technology[0][0].key == "brine pump"
    assert table.hand("louise") == ["kiln 01"]
    assert table.asks == "Which action?"
    assert table.tokens("louise") == {}  # it is first resolved in the next Draw Phase


@rule("DES-178")
def test_it_may_be_taken_from_the_row() -> None:
    board: Board = {"material_row": ["brine pump", "kiln 01", "kiln 02", "kiln 03", "kiln 04"]}
    table = desolated(louise=seat(), marc=seat(), options=TECHNOLOGY, board=board)
    table.plays("M1", "M2")

    assert [card.key for card, _ in table.player("louise").technology] == ["brine pump"]
    assert table.hand("louise") == ["kiln 01"]


@rule("DES-179", "DES-180", "DES-183")
def test_petal_sieve_gives_three_tokens_and_is_discarded() -> None:
    table = desolated(louise=seat(technology=[("petal sieve", 0)]), marc=seat(), options=TECHNOLOGY)
    gained = []
    for _ in range(3):
        gained.append(table.tokens("louise"))
        table.acts()
        table.acts()
    assert gained == [{"indicyl": 1}, {"indicyl": 1, "rubel": 1}, {"indicyl": 1, "hesson": 1, "rubel": 1}]
    assert table.player("louise").technology == []
    assert "petal sieve" in table.discarded("material")


@rule("DES-180")
def test_a_card_turns_even_if_the_pool_has_nothing_to_give() -> None:
    marc = seat(tokens={"rubel": 40})
    table = desolated(louise=seat(technology=[("petal sieve", 1)]), marc=marc, options=TECHNOLOGY)
    table.plays("M1", "M2")

    assert table.asks == "Which action?"
    assert table.tokens("louise") == {}
    assert table.player("louise").technology[0][1] == 2


@rule("DES-182")
def test_it_can_be_stored_as_a_material_card_and_nothing_else() -> None:
    louise = seat(technology=[("brine pump", 0)], landmarks={"scrap silo": ["kiln 01"]})
    table = desolated(louise=louise, marc=seat(), options=TECHNOLOGY)
    table.plays("no more")  # neither upgrade nor harvest is possible, so pass answered itself
    assert table.asks == "Store a card beneath which Landmark?"

    table.plays("scrap silo")
    assert table.landmarks("louise") == {"scrap silo": ["kiln 01", "brine pump"]}
    assert table.score("louise") == 4 + 1


@rule("DES-182")
def test_revealed_in_solo_it_goes_to_the_inventory_and_strikes_nothing() -> None:
    board: Board = {"influence_row": ["tidal clerk of verdane", *[None] * 3], "material_row": ["kiln 01", *[None] * 4]}
    fill = ["fifth archon of verdane and noctane and aurane"] * 3
    chance = {"influence pile": fill, "material pile": ["kiln 04", "kiln 05", "kiln 07", "kiln 08", "brine pump",
                                                        "furnace 09"]}  # fmt: skip
    table = desolated(louise=seat(), board=board, chance=chance, options=TECHNOLOGY)
    table.acts("brine pump")

    assert None not in table.row("influence")
    assert table.row("material").count(None) == 0  # no kyan card lay in the row
    assert [card.key for card, _ in table.player("louise").technology] == ["brine pump"]
    assert table.hand("louise") == ["furnace 09"]


@rule("DES-183")
def test_a_card_that_comes_back_starts_upright() -> None:
    louise = seat(technology=[("brine pump", 3)])
    chance = {"material pile": ["brine pump"]}
    table = desolated(louise=louise, marc=seat(), options=TECHNOLOGY, board={"material_pile": []}, chance=chance)
    assert table.player("louise").technology == []
    assert "brine pump" in table.discarded("material")

    table.state.material_discard += table.state.material_pile.rest
    table.state.material_pile.rest.clear()
    table.plays("pile")
    assert [(card.key, step) for card, step in table.player("louise").technology] == [("brine pump", 0)]
